use crate::render::card::fit_of_many;
use crate::render::{BODY_LIMIT, Card, Names};
use crate::rules::games::leverage::{Leverage, Relation, State};
use crate::rules::{Campaign, Listed, Phase, PlayerId};
use crate::text::{Markdown, Said, Text, say};
use std::cmp::Reverse;
use std::collections::BTreeMap;

#[derive(Clone, Copy)]
enum Standing {
    /// The sum of a player's leverages over all other active players.
    Leverage,
    Milestones,
    /// The sum of what a player has earned over them.
    Earned,
    Money,
}

/// The measures' names, as stored for panels.
pub const MEASURES: &[&str] = &["leverage", "milestones", "earned", "money"];

impl Standing {
    fn by(measure: &str) -> Standing {
        let all = [Standing::Leverage, Standing::Milestones, Standing::Earned, Standing::Money];
        let named = MEASURES.iter().zip(all).find(|(name, _)| **name == measure);
        named.map_or(Standing::Leverage, |(_, standing)| standing)
    }
}

const MEDALS: [&str; 3] = [" 🥇", " 🥈", " 🥉"];

/// Ranks the players. Equal scores share a rank.
pub fn leaderboard(text: &Text, campaign: &Campaign, state: &State, names: &Names, measure: &str) -> Card {
    let by = Standing::by(measure);
    let title = match by {
        Standing::Leverage => say!(text, "leaderboard-leverage"),
        Standing::Earned => say!(text, "leaderboard-earned"),
        Standing::Money => say!(text, "leaderboard-money"),
        Standing::Milestones => say!(text, "leaderboard-milestones"),
    };
    let mut scores = scores(campaign, state, by);
    scores.sort_by_key(|(score, player)| (Reverse(*score), *player));
    if scores.is_empty() {
        return Card::new(title, say!(text, "leaderboard-empty"));
    }
    let known = |player: &PlayerId| match by {
        Standing::Money => state.shows_money(*player),
        Standing::Leverage | Standing::Milestones | Standing::Earned => state.shows_progress(*player),
    };
    if scores.iter().any(|(_, player)| !known(player)) {
        let own = scores.iter().find(|(_, player)| known(player));
        let own = own.map(|(score, _)| say!(text, "leaderboard-yours", score));
        let hidden = match campaign.phase {
            Phase::Ended { .. } => say!(text, "leaderboard-hidden-ended"),
            Phase::Running | Phase::Paused { .. } => say!(text, "leaderboard-hidden"),
        };
        let lines: Vec<Said> = [hidden].into_iter().chain(own).collect();
        return Card::new(title, Said::in_lines(lines));
    }
    let ahead = |wanted: Leverage| scores.partition_point(|(score, _)| *score > wanted);
    let count = |wanted: Leverage| scores.partition_point(|(score, _)| *score >= wanted) - ahead(wanted);
    let rows = scores.iter().map(|(score, player)| {
        let (rank, tied) = (ahead(*score), count(*score) > 1);
        let sign = if tied { "=" } else { "." };
        // A tie between all players earns no medals.
        let medal = MEDALS.get(rank).filter(|_| count(*score) < scores.len());
        let medal = medal.copied().unwrap_or_default();
        say!("`{}{sign}` {} **{}**{medal}", rank + 1, names.prose(*player), text.amount::<Markdown>(score))
    });
    let card = Card::new(title, fit_of_many(text, scores.len(), rows, BODY_LIMIT));
    match scores.windows(2).any(|two| two[0].0 == two[1].0) {
        true => card.footer(say!(text, "leaderboard-ties")),
        false => card,
    }
}

/// Returns the score of each active player, with money counted as points.
fn scores(campaign: &Campaign, state: &State, by: Standing) -> Vec<(Leverage, PlayerId)> {
    let over_all = |account: fn(&Relation) -> Leverage| {
        let mut sums: BTreeMap<PlayerId, Leverage> = BTreeMap::new();
        let among_players =
            state.relations.iter().filter(|(pair, _)| campaign.is_active(pair.by) && campaign.is_active(pair.over));
        for (pair, relation) in among_players {
            *sums.entry(pair.by).or_default() += account(relation);
        }
        sums
    };
    let points = match by {
        Standing::Leverage => over_all(Relation::value),
        Standing::Earned => over_all(|relation| relation.earned),
        Standing::Milestones => {
            let settings = State::settings_of(&campaign.settings.games);
            state.progress_of_all(settings.milestone_source)
        }
        Standing::Money => {
            let money = state.purses.iter();
            let points = money.map(|(player, money)| (*player, Leverage::points(money.0)));
            points.collect()
        }
    };
    let players = campaign.active_players();
    players.map(|player| (points.get(&player).copied().unwrap_or_default(), player)).collect()
}
