//! A player's progress towards diplomatic milestones, and what contributes to it.

use crate::discord::render::card::{Card, table};
use crate::discord::render::words::list;
use crate::discord::render::{Names, harmless, mention};
use crate::rules::games::leverage::amounts::Leverage;
use crate::rules::games::leverage::{
    self, COOPERATION_PER_POINT, MILESTONE_SCIENCE, MILESTONES, Pair, State, cooperation_points,
};
use crate::rules::ids::PlayerId;
use crate::rules::{Campaign, Refusal};
use crate::text::Text;
use crate::text::fl;

const NAME: usize = 21;
const VALUE: usize = 10;

/// Shows the progress of `other`; the default is the viewer.
pub fn milestones(
    text: &Text,
    campaign: &Campaign,
    names: &Names,
    viewer: PlayerId,
    other: Option<PlayerId>,
) -> Result<Card, Refusal> {
    let state = campaign.playing::<leverage::State>()?;
    let player = other.unwrap_or(viewer);
    let title = if player == viewer {
        fl!(text, "milestones-title-yours")
    } else {
        fl!(text, "milestones-title", name = names.prose(player))
    };
    if !state.shows_progress(player) {
        let hidden = fl!(text, "milestones-hidden", player = mention(player));
        return Ok(Card::new(title, hidden));
    }
    let advantages = campaign
        .players
        .keys()
        .filter(|rival| **rival != player)
        .map(|rival| (*rival, state.advantage(Pair::new(player, *rival))))
        // Players who left still count, but only if there was anything between the two.
        .filter(|(rival, advantage)| campaign.is_active(*rival) || !advantage.is_zero());
    let mut rows: Vec<String> = advantages.map(|(rival, advantage)| row(&names.cell(rival, NAME), advantage)).collect();
    let cooperation = state.cooperation_of(player);
    let label = harmless::cell(&fl!(text, "milestones-cooperation"), NAME);
    rows.push(row(&label, cooperation_points(cooperation)));
    let label = harmless::cell(&fl!(text, "milestones-sum"), NAME);
    rows.push(row(&label, state.progress(player)));
    let body = [
        mention(player),
        standing(text, state, player),
        table(text, rows.len(), rows.into_iter()),
        fl!(text, "milestones-explained", each = COOPERATION_PER_POINT, earned = cooperation.to_string()),
    ];
    let milestones = list(text, &MILESTONES.map(|points| points.to_string()));
    let footer = fl!(text, "milestones-footer", milestones = milestones, science = MILESTONE_SCIENCE);
    Ok(Card::new(title, body.join("\n")).footer(footer))
}

fn row(label: &str, value: Leverage) -> String {
    let value = format!("{value:+}");
    format!("{label} {value:>VALUE$}")
}

fn standing(text: &Text, state: &State, player: PlayerId) -> String {
    let points = state.progress(player);
    let reached = state.milestones(player).to_string();
    let all = MILESTONES.len().to_string();
    match state.next_milestone(player) {
        Some(next) => fl!(
            text,
            "milestones-next",
            points = points.to_string(),
            reached = reached,
            all = all,
            next = next.to_string(),
            left = (Leverage::points(next) - points).to_string()
        ),
        None => fl!(text, "milestones-all", points = points.to_string()),
    }
}
