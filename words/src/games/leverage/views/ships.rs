use super::progress::task_progress;
use crate::render::{BODY_LIMIT, Card, Names, fit};
use crate::rules::games::leverage::{self, Ship, State, Task, TaskKind};
use crate::rules::{Campaign, PlayerId, Refusal, Time};
use crate::text::{Name, Said, Text, say};

/// Lists a player's ships, lent and borrowed ones included, their embassies, and other players' tasks in their systems.
pub fn ships(text: &Text, campaign: &Campaign, names: &Names, viewer: PlayerId, now: Time) -> Result<Card, Refusal> {
    let state = campaign.playing::<leverage::State>()?;
    let progress = |task: &Task| task_progress(text, campaign, names, viewer, task, now);
    let own = state.ships.of(viewer);
    let fleet: Vec<Said> = own.map(|ship| line(text, state, ship, progress)).collect();
    let named = |task: &Task| match task.ship_name.as_deref().map(Name).map(Said::of) {
        Some(ship) => say!(text, "ships-doing", ship, what = progress(task)),
        None => progress(task),
    };
    let pick = |which: fn(&Task, PlayerId) -> bool| -> Vec<Said> {
        let tasks = state.tasks.values().filter(|task| which(task, viewer));
        tasks.map(named).collect()
    };
    let groups = [
        (say!(text, "ships-fleet"), fleet),
        (say!(text, "ships-borrowed"), pick(is_borrowed)),
        (say!(text, "ships-embassies"), pick(is_embassy)),
        (say!(text, "ships-guests"), pick(is_guest)),
    ];
    let mut lines = Vec::new();
    for (heading, group) in groups {
        let from = lines.len();
        lines.extend(group);
        if let Some(first) = lines.get_mut(from) {
            *first = say!("**{heading}**\n{}", *first);
        }
    }
    let title = say!(text, "ships-title");
    if lines.is_empty() {
        return Ok(Card::new(title, say!(text, "ships-none")));
    }
    Ok(Card::new(title, fit(text, &lines, BODY_LIMIT)).footer(say!(text, "ships-footer")))
}

fn line(text: &Text, state: &State, ship: &Ship, progress: impl Fn(&Task) -> Said) -> Said {
    let name = Name(&ship.name);
    if ship.lost {
        return say!(text, "ships-lost", ship = name);
    }
    if let Some(task) = state.task_of(ship.id) {
        return say!(text, "ships-doing", ship = name, what = progress(task));
    }
    match ship.place.as_deref().map(Name).map(Said::of) {
        Some(place) => say!(text, "ships-idle-at", ship = name, place),
        None => say!(text, "ships-idle", ship = name),
    }
}

fn is_borrowed(task: &Task, viewer: PlayerId) -> bool {
    matches!(task.kind, TaskKind::Aid { .. }) && task.player == viewer
}

fn is_embassy(task: &Task, viewer: PlayerId) -> bool {
    task.kind == TaskKind::Embassy && task.player == viewer
}

/// Returns whether a task belongs to a guest in the viewer's systems. A ship that the viewer has lent is not a guest.
fn is_guest(task: &Task, viewer: PlayerId) -> bool {
    task.pair().is_some_and(|pair| pair.over == viewer)
}
