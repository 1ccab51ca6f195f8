use crate::discord::games::leverage::words;
use crate::discord::render::tell::Reader;
use crate::discord::render::{harmless, mention};
use crate::rules::games::leverage::amounts::Leverage;
use crate::rules::games::leverage::{Ending, MILESTONES, Pair, SCHMOOZE_RATES, Science, Task, TaskKind, Technology};
use crate::rules::ids::PlayerId;
use crate::text::Text;
use crate::text::fl;

pub fn retuned(text: &Text, tier: u8) -> Option<String> {
    let rate = SCHMOOZE_RATES.get(usize::from(tier.saturating_sub(1)))?;
    Some(fl!(text, "line-retuned", rate = rate.to_string()))
}

/// Describes earned leverage: from research, which yields science; from schmoozing, which counts as cooperation; or
/// from an embassy.
pub fn earns(text: &Text, reader: Reader, pair: Pair, (science, cooperation): (bool, bool)) -> String {
    let what = match (science, cooperation) {
        (true, _) => "research",
        (false, true) => "schmoozing",
        (false, false) => "embassy",
    };
    fl!(
        text,
        "told-earns",
        you = reader.role(pair.by, pair.over),
        by = mention(pair.by),
        over = mention(pair.over),
        what = what
    )
}

pub fn at_limit(text: &Text, reader: Reader, pair: Pair) -> String {
    fl!(
        text,
        "told-at-limit",
        you = reader.role(pair.by, pair.over),
        by = mention(pair.by),
        over = mention(pair.over),
        limit = Leverage::MAX.to_string()
    )
}

pub fn milestone(text: &Text, reader: Reader, player: PlayerId, (milestone, science): (u8, i64)) -> Option<String> {
    let points = MILESTONES.get(usize::from(milestone.saturating_sub(1)))?;
    Some(fl!(
        text,
        "told-milestone",
        you = reader.is(player),
        player = mention(player),
        number = milestone.to_string(),
        points = points.to_string(),
        science = science.to_string()
    ))
}

pub fn unlocked(
    text: &Text,
    reader: Reader,
    player: PlayerId,
    (technology, tier): (Technology, u8),
    paid: Science,
) -> String {
    fl!(
        text,
        "told-unlocked",
        you = reader.is(player),
        player = mention(player),
        technology = words::technology_tier(text, technology, tier),
        paid = science(text, paid)
    )
}

fn science(text: &Text, paid: Science) -> String {
    let (neutral, harmony) = (paid.neutral.to_string(), paid.harmony.to_string());
    match (paid.neutral, paid.harmony) {
        (_, 0) => fl!(text, "paid-neutral", neutral = neutral),
        (0, _) => fl!(text, "paid-harmony", harmony = harmony),
        _ => fl!(text, "paid-both", neutral = neutral, harmony = harmony),
    }
}

/// Returns the place as a suffix for a sentence, or an empty string.
pub fn at_place(text: &Text, place: Option<&str>) -> String {
    place.map(|place| fl!(text, "at-place", place = harmless::name(place))).unwrap_or_default()
}

fn ship(task: &Task) -> String {
    harmless::name(task.ship_name.as_deref().unwrap_or_default())
}

pub fn started(text: &Text, reader: Reader, task: &Task) -> String {
    let you = reader.role(task.player, task.host);
    let (player, host) = (mention(task.player), mention(task.host));
    let (ship, at) = (ship(task), at_place(text, task.place.as_deref()));
    let limit = |minutes| {
        let minutes = words::game_minutes(text, minutes);
        fl!(text, "for-minutes", minutes = minutes)
    };
    let limit = task.limit.map(limit).unwrap_or_default();
    let rate = Leverage::hundredths(task.rate() * task.worth().in_hundredths()).to_string();
    match task.kind {
        TaskKind::Research if task.pair().is_none() => {
            fl!(text, "told-research-home", you = you, player = player, at = at, ship = ship, limit = limit)
        }
        TaskKind::Research => {
            fl!(text, "told-research", you = you, player = player, host = host, at = at, ship = ship, limit = limit)
        }
        TaskKind::Schmooze { .. } => fl!(
            text,
            "told-schmooze",
            you = you,
            player = player,
            host = host,
            at = at,
            ship = ship,
            limit = limit,
            rate = rate
        ),
        TaskKind::Embassy => fl!(text, "told-embassy", you = you, player = player, host = host, rate = rate),
        TaskKind::Aid { .. } => {
            fl!(text, "told-aid", you = you, player = player, host = host, at = at, ship = ship, limit = limit)
        }
    }
}

pub fn ended(text: &Text, reader: Reader, task: &Task, ending: Ending) -> String {
    let you = reader.role(task.player, task.host);
    let (player, host) = (mention(task.player), mention(task.host));
    let (why, earned, ship) = (why(text, ending), task.earned.to_string(), ship(task));
    let (science, money) = task.paid();
    let (science, money) = (science.to_string(), money.to_string());
    match task.kind {
        TaskKind::Research if task.pair().is_none() => fl!(
            text,
            "told-over-research-home",
            you = you,
            player = player,
            why = why,
            science = science,
            money = money
        ),
        TaskKind::Research => fl!(
            text,
            "told-over-research",
            you = you,
            player = player,
            host = host,
            why = why,
            earned = earned,
            science = science,
            money = money
        ),
        TaskKind::Schmooze { .. } => {
            fl!(text, "told-over-schmooze", you = you, player = player, host = host, why = why, earned = earned)
        }
        TaskKind::Embassy => {
            fl!(text, "told-over-embassy", you = you, player = player, host = host, why = why, earned = earned)
        }
        TaskKind::Aid { .. } if ending == Ending::Completed => {
            fl!(text, "told-home", you = you, player = player, host = host, ship = ship)
        }
        TaskKind::Aid { .. } => {
            fl!(text, "told-over-aid", you = you, player = player, host = host, ship = ship, why = why)
        }
    }
}

/// Announces the end of a task if the reader may not know what it earned (L13.1).
pub fn over(text: &Text, reader: Reader, task: &Task, ending: Ending) -> String {
    let you = reader.role(task.player, task.host);
    let (player, host) = (mention(task.player), mention(task.host));
    let why = why(text, ending);
    let what = match task.kind {
        TaskKind::Research if task.pair().is_none() => "research-home",
        TaskKind::Research => "research",
        TaskKind::Schmooze { .. } => "schmoozing",
        TaskKind::Embassy => "embassy",
        TaskKind::Aid { .. } => return ended(text, reader, task, ending),
    };
    fl!(text, "told-over", you = you, what = what, player = player, host = host, why = why)
}

fn why(text: &Text, ending: Ending) -> String {
    match ending {
        Ending::Stopped => fl!(text, "why-stopped"),
        Ending::Completed => fl!(text, "why-completed"),
        Ending::AccessRevoked => fl!(text, "why-access-revoked"),
        Ending::ShipLost => fl!(text, "why-ship-lost"),
        Ending::Left => fl!(text, "why-left"),
        Ending::PlaceLost => fl!(text, "why-place-lost"),
        Ending::CampaignEnded => fl!(text, "why-campaign-ended"),
    }
}
