use crate::render::card::{self, table};
use crate::render::{Card, Names};
use crate::rules::games::ambassadors::{self, AMBASSADOR_POINTS, Standing, State, TRAITOR_POINTS};
use crate::rules::{Campaign, Phase, PlayerId};
use crate::text::{Cell, Column, Name, Row, Said, Text, row, say};
use std::cmp::Reverse;

/// The width of a name column on a phone, next to six columns of two digits.
const NAME: usize = 8;

/// Shows the standings (E4.1). Reputation tiles count only after the campaign has ended; until then they are hidden.
pub fn standings(text: &Text, campaign: &Campaign, state: &State, names: &Names) -> Card {
    let title = say!(text, "standings-title", name = Name(&campaign.name));
    let revealed = matches!(campaign.phase, Phase::Ended { .. });
    let points = |standing: &Standing| match revealed {
        true => standing.points_in_all(),
        false => standing.points(),
    };
    let mut all = ambassadors::standings(campaign.roster(), state);
    if all.is_empty() {
        return Card::new(title, say!(text, "leaderboard-empty"));
    }
    all.sort_by_key(|standing| Reverse(points(standing)));
    let ahead = |own: i64| all.iter().filter(|other| points(other) > own).count();
    let tied = |own: i64| all.iter().filter(|other| points(other) == own).count() > 1;
    let row = |standing: &Standing| {
        let own = points(standing);
        let sign = if tied(own) { "=" } else { "." };
        let columns = columns(standing, own, revealed);
        let name = names.cell(standing.player, NAME);
        row!("{}{sign} {name}{columns}", Column(ahead(own) + 1, 2))
    };
    let rows = std::iter::once(head(text)).chain(all.iter().map(row));
    let table = table(text, all.len() + 1, rows);
    let legend = match revealed {
        true => say!(text, "standings-legend-ended", ambassador = AMBASSADOR_POINTS, points = TRAITOR_POINTS),
        false => say!(text, "standings-legend", ambassador = AMBASSADOR_POINTS, points = TRAITOR_POINTS),
    };
    let traitor = all.iter().find(|standing| standing.traitor);
    let traitor = traitor.map(|one| say!(text, "standings-traitor", player = names.prose(one.player)));
    let lines: Vec<Said> = [table].into_iter().chain(traitor).chain([legend]).collect();
    let card = Card::new(title, Said::in_lines(lines));
    let card = card.field(text, say!(text, "standings-relations"), &related(text, campaign, state, names));
    match all.iter().any(|standing| tied(points(standing))) {
        true => card.footer(say!(text, "leaderboard-ties")),
        false => card,
    }
}

fn head(text: &Text) -> Row {
    let columns = [
        say!(text, "standings-points"),
        say!(text, "standings-ambassadors"),
        say!(text, "standings-reputation"),
        say!(text, "standings-materials"),
        say!(text, "standings-science"),
        say!(text, "standings-money"),
    ];
    row!("    {}{}", Cell(&say!(text, "standings-player"), NAME), card::columns(columns))
}

fn columns(standing: &Standing, points: i64, revealed: bool) -> Row {
    let reputation = match revealed {
        true => Row::of(standing.reputation),
        false => Row::of(standing.reputation_tiles),
    };
    let own = [Row::of(points), Row::of(standing.partners.len()), reputation];
    let produced = standing.production().map(|(_, amount)| Row::of(amount));
    card::columns(own.into_iter().chain(produced))
}

fn related(text: &Text, campaign: &Campaign, state: &State, names: &Names) -> Vec<Said> {
    let plays = |(one, other): &(PlayerId, PlayerId)| campaign.is_active(*one) || campaign.is_active(*other);
    let pairs = state.relations().into_iter().filter(plays);
    pairs.map(|(one, other)| say!(text, "standings-pair", one = names.prose(one), other = names.prose(other))).collect()
}
