//! Who is ahead.

use crate::discord::render::Names;
use crate::discord::render::card::{Card, table};
use crate::rules::Campaign;
use crate::rules::games::leverage::amounts::Leverage;
use crate::rules::games::leverage::{Pair, Relation, State};
use crate::rules::ids::PlayerId;
use crate::text::Text;
use i18n_embed_fl::fl;
use std::cmp::Reverse;

/// What a leaderboard compares.
#[derive(Clone, Copy)]
enum Standing {
    /// The sum of one's leverages over all others who play.
    Leverage,
    /// The progress towards diplomatic milestones.
    Milestones,
    /// The sum of what one has earned over them.
    Earned,
    Money,
}

/// The names that panels are kept under.
pub const MEASURES: &[&str] = &["leverage", "milestones", "earned", "money"];

impl Standing {
    /// Returns what is compared by the name of a measure.
    fn by(measure: &str) -> Standing {
        let all = [
            Standing::Leverage,
            Standing::Milestones,
            Standing::Earned,
            Standing::Money,
        ];
        let named = MEASURES.iter().zip(all).find(|(name, _)| **name == measure);
        named.map_or(Standing::Leverage, |(_, standing)| standing)
    }
}

const NAME: usize = 21;
const VALUE: usize = 9;
const MEDALS: [&str; 3] = [" 🥇", " 🥈", " 🥉"];

/// Returns the players in order. Equal sums share a rank.
pub fn leaderboard(
    text: &Text,
    campaign: &Campaign,
    state: &State,
    names: &Names,
    measure: &str,
) -> Card {
    let by = Standing::by(measure);
    let title = match by {
        Standing::Leverage => fl!(text, "leaderboard-leverage"),
        Standing::Earned => fl!(text, "leaderboard-earned"),
        Standing::Money => fl!(text, "leaderboard-money"),
        Standing::Milestones => fl!(text, "leaderboard-milestones"),
    };
    let players: Vec<_> = campaign.active_players().collect();
    let mut scores: Vec<_> = players
        .iter()
        .map(|player| (score(state, &players, *player, by), *player))
        .collect();
    scores.sort_by_key(|(score, player)| (Reverse(*score), *player));
    if scores.is_empty() {
        return Card::new(title, fl!(text, "leaderboard-empty"));
    }
    let count = |wanted: Leverage| scores.iter().filter(|(score, _)| *score == wanted).count();
    let ahead = |wanted: Leverage| scores.iter().filter(|(score, _)| *score > wanted).count();
    let rows: Vec<_> = scores
        .iter()
        .map(|(score, player)| {
            let (rank, tied) = (ahead(*score), count(*score) > 1);
            let sign = if tied { "=" } else { "." };
            // A leaderboard of equals has no winners.
            let medal = MEDALS.get(rank).filter(|_| count(*score) < scores.len());
            let name = names.cell(*player, NAME);
            let medal = medal.copied().unwrap_or_default();
            format!("{:>3}{sign} {name} {score:>VALUE$}{medal}", rank + 1)
        })
        .collect();
    let card = Card::new(title, table(text, &rows));
    match scores.iter().any(|(score, _)| count(*score) > 1) {
        true => card.footer(fl!(text, "leaderboard-ties")),
        false => card,
    }
}

/// Returns what is compared, money counted as points.
fn score(state: &State, players: &[PlayerId], player: PlayerId, by: Standing) -> Leverage {
    let over_all = |account: fn(&Relation) -> Leverage| {
        players
            .iter()
            .map(|other| account(&state.relation(Pair::new(player, *other))))
            .sum()
    };
    match by {
        Standing::Leverage => over_all(Relation::value),
        Standing::Earned => over_all(|relation| relation.earned),
        Standing::Money => Leverage::points(state.money(player).0),
        Standing::Milestones => state.progress(player),
    }
}
