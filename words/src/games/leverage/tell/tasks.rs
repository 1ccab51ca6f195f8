use crate::games::leverage::words;
use crate::render::Reader;
use crate::rules::PlayerId;
use crate::rules::games::leverage::amounts::{Leverage, Money};
use crate::rules::games::leverage::{Ending, Pair, Pay, Science, Task, TaskKind, Technology, Values, points_of};
use crate::text::{Name, Said, Text, say};

pub fn retuned(text: &Text, tier: u8, pay: Option<Pay>) -> Said {
    say!(text, "line-retuned", rate = pay.map_or_else(|| Values::usual().schmoozing(tier), |pay| pay.a_minute()))
}

/// Describes earned leverage: from research, which yields science; from schmoozing, which counts as cooperation; or
/// from an embassy.
pub fn earns(text: &Text, reader: Reader, pair: Pair, (science, cooperation): (bool, bool)) -> Said {
    let what = match (science, cooperation) {
        (true, _) => "research",
        (false, true) => "schmoozing",
        (false, false) => "embassy",
    };
    say!(text, "told-earns", you = reader.role(pair.by, pair.over), by = pair.by, over = pair.over, what)
}

pub fn milestone(
    text: &Text,
    reader: Reader,
    player: PlayerId,
    (milestone, science): (u8, i64),
    points: Option<i64>,
) -> Option<Said> {
    let points = points.or_else(|| points_of(Values::usual(), milestone))?;
    Some(say!(text, "told-milestone", you = reader.is(player), player, number = milestone, points, science))
}

pub fn unlocked(
    text: &Text,
    reader: Reader,
    player: PlayerId,
    (technology, tier): (Technology, u8),
    paid: Science,
) -> Said {
    say!(
        text,
        "told-unlocked",
        you = reader.is(player),
        player,
        technology = words::technology_tier(text, technology, tier),
        paid = science(text, paid)
    )
}

fn science(text: &Text, paid: Science) -> Said {
    let (neutral, harmony) = (paid.neutral, paid.harmony);
    match (paid.neutral, paid.harmony) {
        (_, 0) => say!(text, "paid-neutral", neutral),
        (0, _) => say!(text, "paid-harmony", harmony),
        _ => say!(text, "paid-both", neutral, harmony),
    }
}

/// Returns the place as a suffix for a sentence, or an empty string.
pub fn at_place(text: &Text, place: Option<&str>) -> Said {
    place.map(|place| say!(text, "at-place", place = Name(place))).unwrap_or_default()
}

fn ship(task: &Task) -> Said {
    Said::of(Name(task.ship_name.as_deref().unwrap_or_default()))
}

pub fn started(text: &Text, reader: Reader, task: &Task) -> Said {
    let you = reader.role(task.player, task.host);
    let (player, host) = (task.player, task.host);
    let (ship, at) = (ship(task), at_place(text, task.place.as_deref()));
    let limit = |minutes| say!(text, "for-minutes", minutes = words::game_minutes(text, minutes));
    let limit = task.limit.map(limit).unwrap_or_default();
    let rate = task.pay().a_minute();
    match task.kind {
        TaskKind::Research if task.pair().is_none() => say!(text, "told-research-home", you, player, at, ship, limit),
        TaskKind::Research => say!(text, "told-research", you, player, host, at, ship, limit),
        TaskKind::Schmooze { .. } => say!(text, "told-schmooze", you, player, host, at, ship, limit, rate),
        TaskKind::Embassy => say!(text, "told-embassy", you, player, host, rate),
        TaskKind::Aid { .. } => say!(text, "told-aid", you, player, host, at, ship, limit),
    }
}

pub fn ended(text: &Text, reader: Reader, task: &Task, ending: Ending) -> Said {
    let you = reader.role(task.player, task.host);
    let (player, host) = (task.player, task.host);
    let (why, earned, ship) = (why(text, ending), task.earned, ship(task));
    let (science, money) = task.paid();
    let lends = matches!(task.kind, TaskKind::Aid { .. });
    if !lends && (earned, science, money) == (Leverage::ZERO, 0, Money(0)) {
        return say!(text, "told-over-nothing", over = over(text, reader, task, ending));
    }
    match task.kind {
        TaskKind::Research if task.pair().is_none() => {
            say!(text, "told-over-research-home", you, player, why, science, money)
        }
        TaskKind::Research => say!(text, "told-over-research", you, player, host, why, earned, science, money),
        TaskKind::Schmooze { .. } => say!(text, "told-over-schmooze", you, player, host, why, earned),
        TaskKind::Embassy => say!(text, "told-over-embassy", you, player, host, why, earned),
        TaskKind::Aid { .. } if ending == Ending::Completed => say!(text, "told-home", you, player, host, ship),
        TaskKind::Aid { .. } => say!(text, "told-over-aid", you, player, host, ship, why),
    }
}

/// Announces the end of a task that earned nothing, or whose earnings the reader may not know (L13.1).
pub fn over(text: &Text, reader: Reader, task: &Task, ending: Ending) -> Said {
    let (player, host) = (task.player, task.host);
    let what = match task.kind {
        TaskKind::Research if task.pair().is_none() => "research-home",
        TaskKind::Research => "research",
        TaskKind::Schmooze { .. } => "schmoozing",
        TaskKind::Embassy => "embassy",
        TaskKind::Aid { .. } => return ended(text, reader, task, ending),
    };
    say!(text, "told-over", you = reader.role(task.player, task.host), what, player, host, why = why(text, ending))
}

fn why(text: &Text, ending: Ending) -> Said {
    match ending {
        Ending::Stopped => say!(text, "why-stopped"),
        Ending::Completed => say!(text, "why-completed"),
        Ending::AccessRevoked => say!(text, "why-access-revoked"),
        Ending::AccessEnded => say!(text, "why-access-ended"),
        Ending::ShipLost => say!(text, "why-ship-lost"),
        Ending::Left => say!(text, "why-left"),
        Ending::PlaceLost => say!(text, "why-place-lost"),
        Ending::CampaignEnded => say!(text, "why-campaign-ended"),
    }
}
