use crate::discord::render::card::{Card, table};
use crate::discord::render::{Names, harmless};
use crate::rules::games::ambassadors::{self, AMBASSADOR_POINTS, Standing, State, TRAITOR_POINTS};
use crate::rules::ids::PlayerId;
use crate::rules::{Campaign, Phase};
use crate::text::Text;
use crate::text::fl;
use std::cmp::Reverse;

/// The width of a name column on a phone, next to six columns of two digits and a word.
const NAME: usize = 10;

/// Shows the standings (E4.1). Reputation tiles count only after the campaign has ended; until then they are hidden.
pub fn standings(text: &Text, campaign: &Campaign, state: &State, names: &Names) -> Card {
    let title = fl!(text, "standings-title", name = harmless::name(&campaign.name));
    let revealed = matches!(campaign.phase, Phase::Ended { .. });
    let points = |standing: &Standing| match revealed {
        true => standing.points_in_all(),
        false => standing.points(),
    };
    let mut all = ambassadors::standings(campaign.roster(), state);
    if all.is_empty() {
        return Card::new(title, fl!(text, "leaderboard-empty"));
    }
    all.sort_by_key(|standing| Reverse(points(standing)));
    let ahead = |own: i64| all.iter().filter(|other| points(other) > own).count();
    let tied = |own: i64| all.iter().filter(|other| points(other) == own).count() > 1;
    let row = |standing: &Standing| {
        let own = points(standing);
        let sign = if tied(own) { "=" } else { "." };
        let columns = columns(standing, own, revealed);
        let traitor = match standing.traitor {
            true => format!(" {}", fl!(text, "standings-traitor")),
            false => String::new(),
        };
        let name = names.cell(standing.player, NAME);
        format!("{:>2}{sign} {name}{columns}{traitor}", ahead(own) + 1)
    };
    let rows = std::iter::once(head(text)).chain(all.iter().map(row));
    let table = table(text, all.len() + 1, rows);
    let points_off = TRAITOR_POINTS.to_string();
    let legend = match revealed {
        true => fl!(text, "standings-legend-ended", ambassador = AMBASSADOR_POINTS, points = points_off),
        false => fl!(text, "standings-legend", ambassador = AMBASSADOR_POINTS, points = points_off),
    };
    let card = Card::new(title, format!("{table}\n{legend}"));
    let card = card.field(text, fl!(text, "standings-relations"), &related(text, campaign, state, names));
    match all.iter().any(|standing| tied(points(standing))) {
        true => card.footer(fl!(text, "leaderboard-ties")),
        false => card,
    }
}

fn head(text: &Text) -> String {
    let columns = [
        fl!(text, "standings-points"),
        fl!(text, "standings-ambassadors"),
        fl!(text, "standings-reputation"),
        fl!(text, "standings-materials"),
        fl!(text, "standings-science"),
        fl!(text, "standings-money"),
    ];
    let columns = columns.map(|column| format!(" {column:>2}"));
    let name = harmless::cell(&fl!(text, "standings-player"), NAME);
    format!("    {name}{}", columns.concat())
}

fn columns(standing: &Standing, points: i64, revealed: bool) -> String {
    let reputation = match revealed {
        true => standing.reputation.to_string(),
        false => standing.reputation_tiles.to_string(),
    };
    let own = [points.to_string(), standing.partners.len().to_string(), reputation];
    let produced = standing.production().map(|(_, amount)| amount.to_string());
    let all = own.iter().chain(&produced);
    all.map(|column| format!(" {column:>2}")).collect()
}

fn related(text: &Text, campaign: &Campaign, state: &State, names: &Names) -> Vec<String> {
    let plays = |(one, other): &(PlayerId, PlayerId)| campaign.is_active(*one) || campaign.is_active(*other);
    let pairs = state.relations().into_iter().filter(plays);
    pairs
        .map(|(one, other)| {
            let (one, other) = (names.prose(one), names.prose(other));
            fl!(text, "standings-pair", one = one, other = other)
        })
        .collect()
}
