//! A player's progress towards diplomatic milestones, and what contributes to it.

use crate::games::leverage::words;
use crate::render::card::table;
use crate::render::{Card, Names};
use crate::rules::games::leverage::{self, Leverage, MilestoneSource, Pair, State};
use crate::rules::{Campaign, Listed, PlayerId, Refusal};
use crate::text::{Cell, Column, Fits, Monospace, Row, Said, Signed, Text, row, say};

// Together they fit into one line on a phone.
const NAME: usize = 20;
const VALUE: usize = 9;

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
        say!(text, "milestones-title-yours")
    } else {
        say!(text, "milestones-title", name = names.prose(player))
    };
    if !state.shows_progress(player) {
        let hidden = say!(text, "milestones-hidden", player);
        return Ok(Card::new(title, hidden));
    }
    let source = leverage::State::settings_of(&campaign.settings.games).milestone_source;
    let counted = match source {
        MilestoneSource::All => true,
        MilestoneSource::Work => false,
    };
    let advantages = campaign
        .players
        .keys()
        .filter(|rival| **rival != player && counted)
        .map(|rival| (*rival, state.advantage(Pair::new(player, *rival))))
        // Players who left still count, but only if there was anything between the two.
        .filter(|(rival, advantage)| campaign.is_active(*rival) || !advantage.is_zero());
    let mut rows: Vec<Row> =
        advantages.map(|(rival, advantage)| row(text, names.cell(rival, NAME), advantage)).collect();
    let values = &state.values.milestones;
    let cooperation = state.cooperation_of(player);
    let label = say!(text, "milestones-cooperation");
    rows.push(row(text, Cell(&label, NAME), state.values.cooperation_points(cooperation)));
    let label = say!(text, "milestones-sum");
    rows.push(row(text, Cell(&label, NAME), state.progress(player, source)));
    let body = [
        Said::of(player),
        standing(text, state, (player, state.progress(player, source))),
        table(text, rows.len(), rows.into_iter()),
        match source {
            MilestoneSource::All => {
                say!(text, "milestones-explained", each = values.leverage_per_point, earned = cooperation)
            }
            MilestoneSource::Work => {
                say!(text, "milestones-explained-work", each = values.leverage_per_point, earned = cooperation)
            }
        },
    ];
    let footer = say!(text, "milestones-footer", milestones = words::points_of(text, values), science = values.science);
    Ok(Card::new(title, Said::in_lines(body)).footer(footer))
}

fn row(text: &Text, label: impl Fits<Monospace>, value: Leverage) -> Row {
    row!("{label} {}", Column(text.amount::<Monospace>(Signed(value)), VALUE))
}

fn standing(text: &Text, state: &State, (player, points): (PlayerId, Leverage)) -> Said {
    let reached = state.milestones(player);
    let all = state.values.milestones.points.len();
    match state.next_milestone(player) {
        Some(next) => say!(text, "milestones-next", points, reached, all, next, left = Leverage::points(next) - points),
        None => say!(text, "milestones-all", points),
    }
}
