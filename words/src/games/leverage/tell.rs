//! Texts of events.

pub mod renewal;
pub mod resets;
mod small_gifts;
mod tasks;
pub(super) mod values;

pub use tasks::at_place;

use crate::game_words::Told;
use crate::games::leverage::words;
use crate::render::{Reader, at, line};
use crate::rules::PlayerId;
use crate::rules::games::leverage::{
    Access, Account, Booking, Event as Happened, GrantedBy, Hostility, Lease, Leverage, LoanSource, Pair, RightsShift,
    ScienceKind, Shown, State, System, Task, TaskKind, Values, Why,
};
use crate::text::{Name, Said, Signed, Text, say};

/// Says what happened to a ship, to its owner in the second person.
macro_rules! of_ship {
    ($text:expr, $reader:expr, $ship:expr, $sentence:literal) => {
        say!($text, $sentence, you = $reader.is($ship.owner), owner = $ship.owner, ship = Name(&$ship.name))
    };
}

/// Says what one player did to another, to either of them in the second person.
macro_rules! between {
    ($text:expr, $reader:expr, $one:ident, $other:ident, $sentence:literal $(, $more:ident $(= $value:expr)?)*) => {
        say!($text, $sentence, you = $reader.role(*$one, *$other), $one, $other $(, $more $(= $value)?)*)
    };
}

impl Told for State {
    fn told(text: &Text, reader: Reader, event: &Happened) -> Option<Said> {
        let there = |place: &Option<String>| at_place(text, place.as_deref());
        Some(match event {
            Happened::Gifted { from, to, amount, .. } => between!(text, reader, from, to, "told-gift", amount),
            Happened::AccessRevoked { granter, grantee, access } => {
                between!(text, reader, granter, grantee, "told-revoked", access = words::access(text, *access))
            }
            Happened::AccessEnded(grant) => renewal::ended(text, reader, *grant),
            Happened::RenewalAsked(_) => return None,
            Happened::RenewalAgreed { grant, by } => renewal::agreed(text, reader, *grant, *by),
            Happened::AccessRenewed { grant, until } => renewal::renewed(text, reader, *grant, *until),
            Happened::MoneyIssued { to, amount } => {
                line(&say!(text, "line-purse", you = reader.is(*to), player = to, amount))
            }
            Happened::MoneyMoved { from, to, amount } => line(&between!(text, reader, from, to, "line-money", amount)),
            // Access that the campaign opens to everyone is summarized in one line.
            Happened::AccessGranted { by: GrantedBy::Campaign, .. } => return None,
            Happened::AccessGranted { granter, grantee, access, lease, .. } => {
                line(&granted(text, reader, (*granter, *grantee), *access, *lease))
            }
            // The starting leverage is summarized in the same way.
            Happened::LeverageBooked { why: Why::Start, .. } => return None,
            Happened::ValuesChanged { before, after, .. } => values::changed(text, before, after),
            // Relations that are reset together are announced together.
            Happened::LeverageBooked { why: Why::RelationsReset, .. } => return None,
            Happened::LeverageBooked { booking, .. } => line(&booked(text, reader, booking)),
            // The clause of a deal says it.
            Happened::TaskStarted(task) if matches!(task.lent_by(), Some(LoanSource::Deal(_))) => return None,
            Happened::TaskStarted(task) => tasks::started(text, reader, task),
            Happened::TaskEnded { task, ending, veiled: true, .. } => tasks::over(text, reader, task, *ending),
            Happened::TaskEnded { task, ending, .. } => tasks::ended(text, reader, task, *ending),
            // A completion is worth mentioning only if it earned leverage.
            Happened::TaskCredited { booking, science, cooperation, .. } => {
                let booking = booking.as_ref()?;
                let earner = tasks::earns(text, reader, booking.pair, (*science > 0, *cooperation));
                say!("{earner}\n{}", line(&booked(text, reader, booking)))
            }
            Happened::SmallGiftsTold { since, gifts } => small_gifts::told(text, reader, *since, gifts),
            // The giver learns when the table will see it.
            Happened::GiftKeptBack { .. } => return None,
            // The rights are listed next to the act.
            Happened::RightsShifted { .. } => return None,
            Happened::TaskRetuned { tier, pay, .. } => line(&tasks::retuned(text, *tier, *pay)),
            Happened::TaskAtLimit { pair: Pair { by, over }, limit, .. } => {
                let limit = limit.unwrap_or(Values::usual().bounds.highest);
                between!(text, reader, by, over, "told-at-limit", limit)
            }
            // Actions stand still while the access they need is suspended (L3.10).
            Happened::TasksHalted { pair: Pair { by, over }, tasks, .. } => {
                line(&between!(text, reader, by, over, "line-tasks-halted", tasks = tasks.len()))
            }
            Happened::TasksResumed { pair: Pair { by, over }, tasks, .. } => {
                line(&between!(text, reader, by, over, "line-tasks-resumed", tasks = tasks.len()))
            }
            Happened::MilestoneReached { player, milestone, science, points } => {
                tasks::milestone(text, reader, *player, (*milestone, *science), *points)?
            }
            Happened::TechnologyUnlocked { player, technology, tier, paid } => {
                tasks::unlocked(text, reader, *player, (*technology, *tier), *paid)
            }
            Happened::ActedAgainst { by, against, hostility } => acted(text, reader, (*by, *against), *hostility),
            Happened::Entered { by, host, place, .. } => {
                between!(text, reader, by, host, "told-entered", at = there(place))
            }
            Happened::BiomassCollected { by, host, samples, place } => {
                let samples = words::samples(text, *samples);
                between!(text, reader, by, host, "told-collected", samples, at = there(place))
            }
            Happened::MineralsSold { by, host, count, place } => {
                let count = words::minerals(text, *count);
                between!(text, reader, by, host, "told-sold", count, at = there(place))
            }
            Happened::ShipWasDestroyed(ship) => line(&of_ship!(text, reader, ship, "line-ship-was-destroyed")),
            Happened::ShipSentHome(ship) => of_ship!(text, reader, ship, "told-ship-sent-home"),
            Happened::Terraformed { by, host, place, .. } => {
                between!(text, reader, by, host, "told-terraformed", at = there(place))
            }
            Happened::MoneySpent { by, amount } => line(&say!(text, "line-spent", you = reader.is(*by), by, amount)),
            Happened::MoneyCorrected { player, amount } => line(&corrected(text, reader, *player, None, amount.0)),
            Happened::ScienceCorrected { player, kind, amount } => {
                line(&corrected(text, reader, *player, Some(*kind), *amount))
            }
            Happened::MoneyCorrectedForAll { players, amount } => {
                line(&corrected_for_all(text, players.len(), None, amount.0))
            }
            Happened::ScienceCorrectedForAll { players, kind, amount } => {
                line(&corrected_for_all(text, players.len(), Some(*kind), *amount))
            }
            Happened::ShipLaunched(ship) => line(&of_ship!(text, reader, ship, "line-launched")),
            Happened::ShipRestored(ship) => line(&of_ship!(text, reader, ship, "line-restored")),
            Happened::ShipRemoved(ship) => line(&of_ship!(text, reader, ship, "line-removed")),
            Happened::ShipLost(ship) => of_ship!(text, reader, ship, "told-ship-lost"),
            Happened::SystemGiven { from, to, system } => {
                line(&between!(text, reader, from, to, "line-system-given", system = Name(system)))
            }
            Happened::SystemAdded(system) => line(&added(text, system)),
            Happened::SystemRemoved { system, .. } => line(&say!(text, "line-system-removed", system = Name(system))),
            Happened::SystemRuled { system, ruler, home, .. } => {
                line(&say!(text, "line-system-ruled", system = Name(system), ruler = words::ruler(text, *ruler, *home)))
            }
        })
    }

    /// Returns whether an event carries out an accepted offer: a payment that was asked for, or access.
    fn is_agreed(event: &Happened) -> bool {
        if let Happened::AccessGranted { by, .. } = event {
            return *by != GrantedBy::Campaign;
        }
        matches!(event, Happened::MoneyMoved { .. })
    }

    fn summary(text: &Text, events: &[&Happened]) -> Vec<Said> {
        let mut kinds: Vec<_> = events.iter().filter_map(|event| opened(event)).collect();
        kinds.sort();
        kinds.dedup();
        let kinds =
            (!kinds.is_empty()).then(|| line(&say!(text, "line-open-access", kinds = words::accesses(text, &kinds))));
        let start = events.iter().find_map(|event| start(event));
        let start = start.map(|leverage| line(&say!(text, "line-start-leverage", leverage)));
        resets::told(text, events).into_iter().chain(kinds).chain(start).collect()
    }

    /// Lists the rights that opened or closed, in one line for each pair of players (L6.4).
    fn remarks(text: &Text, reader: Reader, shifts: &[&RightsShift]) -> Vec<Said> {
        let same =
            |a: &&RightsShift, b: &&RightsShift| (a.actor, a.against, a.opened) == (b.actor, b.against, b.opened);
        shifts
            .chunk_by(same)
            .filter_map(|group| {
                let shift = group.first()?;
                let you = reader.role(shift.actor, shift.against);
                let (actor, against) = (shift.actor, shift.against);
                let acts = words::acts(text, you, group.iter().map(|shift| shift.act));
                Some(line(&if shift.opened {
                    say!(text, "line-rights-opened", you, actor, against, acts)
                } else {
                    say!(text, "line-rights-closed", you, actor, against, acts)
                }))
            })
            .collect()
    }

    /// Describes what a player has left: their money if any moved, and every leverage of theirs that changed.
    fn left(text: &Text, state: &State, by: PlayerId, events: &[&Happened]) -> Vec<Said> {
        let money = events.iter().any(|event| moves_money_of(event, by));
        let money = money.then(|| say!(text, "left-money", amount = state.money(by)));
        let bookings = events.iter().filter_map(|event| event.booking());
        let mut pairs: Vec<_> = bookings.map(|booking| booking.pair).collect();
        pairs.retain(|pair| pair.by == by);
        pairs.dedup();
        let over =
            pairs.into_iter().map(|pair| say!(text, "left-leverage", over = pair.over, value = state.leverage(pair)));
        money.into_iter().chain(over).collect()
    }

    fn advice(text: &Text, by: PlayerId, event: &Happened) -> Option<Said> {
        if let Happened::GiftKeptBack { gift, since } = event {
            return (gift.from == by).then(|| small_gifts::kept_back(text, *since));
        }
        let task = begun(event, by)?;
        let embassy = matches!(task.kind, TaskKind::Embassy);
        embassy.then(|| say!(text, "hint-embassy"))
    }
}

fn granted(
    text: &Text,
    reader: Reader,
    (granter, grantee): (PlayerId, PlayerId),
    access: Access,
    lease: Option<Lease>,
) -> Said {
    let (you, access) = (reader.role(granter, grantee), words::access(text, access));
    match lease {
        Some(Lease { until, .. }) => say!(text, "line-granted-until", you, granter, grantee, access, until = at(until)),
        None => say!(text, "line-granted", you, granter, grantee, access),
    }
}

fn acted(text: &Text, reader: Reader, (by, against): (PlayerId, PlayerId), hostility: Hostility) -> Said {
    let you = reader.role(by, against);
    match hostility {
        Hostility::StealMinerals { count } => {
            say!(text, "told-minerals", you, by, against, minerals = words::minerals(text, count))
        }
        Hostility::StealBiomass => say!(text, "told-biomass", you, by, against),
        Hostility::DamageShip { damage, max_health, place } => say!(
            text,
            "told-damage",
            you,
            by,
            against,
            place = words::battleground(text, you, place),
            damage,
            health = max_health
        ),
        Hostility::ConquerCity => say!(text, "told-conquered", you, by, against),
        Hostility::DestroyCity => say!(text, "told-destroyed", you, by, against),
    }
}

fn corrected(text: &Text, reader: Reader, player: PlayerId, kind: Option<ScienceKind>, amount: i64) -> Said {
    let you = reader.is(player);
    let (given, amount) = (amount > 0, amount.unsigned_abs());
    match (kind.map(|kind| words::science(text, kind)), given) {
        (None, true) => say!(text, "line-money-given", you, player, amount),
        (None, false) => say!(text, "line-money-taken", you, player, amount),
        (Some(kind), true) => say!(text, "line-science-given", you, player, amount, kind),
        (Some(kind), false) => say!(text, "line-science-taken", you, player, amount, kind),
    }
}

fn corrected_for_all(text: &Text, count: usize, kind: Option<ScienceKind>, amount: i64) -> Said {
    let (given, amount) = (amount > 0, amount.unsigned_abs());
    match (kind.map(|kind| words::science(text, kind)), given) {
        (None, true) => say!(text, "line-money-given-to-all", count, amount),
        (None, false) => say!(text, "line-money-taken-from-all", count, amount),
        (Some(kind), true) => say!(text, "line-science-given-to-all", count, amount, kind),
        (Some(kind), false) => say!(text, "line-science-taken-from-all", count, amount, kind),
    }
}

pub fn booked(text: &Text, reader: Reader, booking: &Booking) -> Said {
    let (by, over) = (booking.pair.by, booking.pair.over);
    match booking.shown {
        Shown::Whole => {}
        Shown::Difference => {
            return say!(text, "line-leverage-by", by, over, change = Signed(booking.change()));
        }
        Shown::Anew => return say!(text, "line-leverage-anew", by, over),
    }
    say!(
        text,
        "line-leverage",
        you = reader.role(by, over),
        by,
        over,
        before = booking.before(),
        after = booking.value,
        limit = cut_off(text, booking)
    )
}

/// Says how much of a change the limit cut off, if it did (L1.4).
fn cut_off(text: &Text, booking: &Booking) -> Said {
    let swallowed = booking.swallowed.max(-booking.swallowed);
    match (booking.swallowed.is_zero(), booking.value > Leverage::ZERO) {
        (true, _) => Said::default(),
        (false, true) => say!(text, "line-leverage-over", swallowed),
        (false, false) => say!(text, "line-leverage-under", swallowed),
    }
}

/// Describes a change of leverage, and how much of it the limit cut off (L1.4).
pub fn change(text: &Text, booking: &Booking) -> Said {
    let change = Signed(booking.change());
    if booking.swallowed.is_zero() {
        return text.amount(change);
    }
    let swallowed = booking.swallowed.max(-booking.swallowed);
    let over = match booking.account {
        Account::Earned | Account::Adjusted => booking.swallowed > Leverage::ZERO,
        Account::Lost | Account::Spent => booking.swallowed < Leverage::ZERO,
    };
    if over { say!(text, "change-over", change, swallowed) } else { say!(text, "change-under", change, swallowed) }
}

/// Returns whether the player should see their new balance after an event.
fn moves_money_of(event: &Happened, player: PlayerId) -> bool {
    match event {
        Happened::Gifted { from, to, .. } | Happened::MoneyMoved { from, to, .. } => [*from, *to].contains(&player),
        Happened::MoneySpent { by, .. } => *by == player,
        Happened::MoneyIssued { .. }
        | Happened::GiftKeptBack { .. }
        | Happened::SmallGiftsTold { .. }
        | Happened::AccessGranted { .. }
        | Happened::AccessRevoked { .. }
        | Happened::AccessEnded(_)
        | Happened::RenewalAsked(_)
        | Happened::RenewalAgreed { .. }
        | Happened::AccessRenewed { .. }
        | Happened::LeverageBooked { .. }
        | Happened::ShipLaunched(_)
        | Happened::ShipLost(_)
        | Happened::ShipSentHome(_)
        | Happened::ShipWasDestroyed(_)
        | Happened::ShipRestored(_)
        | Happened::ShipRemoved(_)
        | Happened::TaskStarted(_)
        | Happened::TaskCredited { .. }
        | Happened::TaskRetuned { .. }
        | Happened::TaskAtLimit { .. }
        | Happened::TasksHalted { .. }
        | Happened::TasksResumed { .. }
        | Happened::TaskEnded { .. }
        | Happened::MilestoneReached { .. }
        | Happened::TechnologyUnlocked { .. }
        | Happened::ActedAgainst { .. }
        | Happened::Entered { .. }
        | Happened::Terraformed { .. }
        | Happened::BiomassCollected { .. }
        | Happened::MineralsSold { .. }
        | Happened::SystemGiven { .. }
        | Happened::SystemAdded(_)
        | Happened::SystemRemoved { .. }
        | Happened::SystemRuled { .. }
        | Happened::RightsShifted { .. }
        | Happened::ValuesChanged { .. }
        | Happened::MoneyCorrectedForAll { .. }
        | Happened::ScienceCorrectedForAll { .. }
        | Happened::MoneyCorrected { .. }
        | Happened::ScienceCorrected { .. } => false,
    }
}

fn added(text: &Text, system: &System) -> Said {
    let ruler = words::ruler(text, system.ruler, system.home_of.is_some());
    say!(text, "line-system-added", system = Name(&system.name), planets = words::planets(text, system), ruler)
}

/// Returns the task that a player starts in an event. A ship that is lent to them is not theirs to stop.
pub fn begun(event: &Happened, by: PlayerId) -> Option<&Task> {
    if let Happened::TaskStarted(task) = event {
        return (task.player == by && task.lent_by().is_none()).then_some(task);
    }
    None
}

/// Returns the leverage that a new player starts with, if the event books it.
fn start(event: &Happened) -> Option<Leverage> {
    if let Happened::LeverageBooked { booking, why: Why::Start } = event {
        return Some(booking.amount);
    }
    None
}

fn opened(event: &Happened) -> Option<Access> {
    if let Happened::AccessGranted { access, by: GrantedBy::Campaign, .. } = event {
        return Some(*access);
    }
    None
}
