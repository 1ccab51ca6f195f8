//! The leverage ruleset: each player holds leverage over each other player. They earn it by gifts, access and time,
//! spend it on favours, and lose it by refusals and hostile acts.

mod access;
pub mod amounts;
mod command;
mod confirmation;
mod crediting;
mod deal;
mod event;
mod favour;
mod forecast;
mod gift;
mod hostile;
mod import;
mod invariants;
mod lease;
mod map;
mod milestone;
mod moderate;
mod pairs;
mod privacy;
mod refusal;
mod relation;
mod relations;
mod report;
mod reset;
mod reversed;
mod settings;
mod ship;
mod ships;
mod small_gifts;
mod state;
mod suspension;
mod task;
mod tasks;
mod technology;
mod terms;
pub mod values;

use crate::ids::{DealId, PlayerId, ShipId};
use crate::ruleset::{self, Judgement, NewOffer, Ruleset};
use crate::table::{self, Broken, OfferHeader, Viewer, check_note};
use crate::time::{Span, Time};
use deal::DealClause;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

pub use access::Access;
pub use amounts::{Factor, Leverage, Money};
pub use confirmation::Confirmation;
pub use deal::Clause;
pub use event::{Event, GrantedBy, Why};
pub use favour::{Favour, Lack};
pub use gift::SMALLEST_GIFT;
pub use hostile::{Battleground, HostileAct, Hostility, RightsShift, Thresholds};
pub use import::{FigureFlaw, Figures};
pub use lease::{Grant, Lease, RunningLease};
pub use map::System;
pub use milestone::points_of;
pub use moderate::Correction;
pub use refusal::Refusal;
pub use relation::{Account, Booking, Pair, Relation, Shown};
pub use relations::AllRelations;
pub use reset::{Relations, Reset};
pub use settings::{DestroyedShips, MilestoneSource, NegativeAccess, Public, Setting, Settings, Terraforming};
pub use ship::Ship;
pub use ships::Ships;
pub use small_gifts::{SmallGifts, told_at};
pub use state::State;
pub use task::{Doing, Ending, LONGEST_LIMIT, Loan, LoanSource, Meter, Paid, Pay, Task, TaskKind, TaskOptions};
pub use tasks::Tasks;
pub use technology::{Science, ScienceKind, Technologies, Technology};
pub use terms::{Pick, Terms};
pub use values::Values;

pub type GameContext<'a> = ruleset::GameContext<'a, State>;
type Actor<'a> = ruleset::Actor<'a, State>;
type Effect = ruleset::EffectOf<State>;
type Refused = ruleset::Refused<State>;

/// A player's order in this ruleset, other than an answer to an offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    Gift {
        to: PlayerId,
        amount: Money,
        note: Option<String>,
    },
    /// Offers access to the author's systems (L3.1).
    OfferAccess {
        to: PlayerId,
        access: Access,
    },
    RevokeAccess {
        from: PlayerId,
        access: Access,
    },
    AskFavour {
        of: PlayerId,
        favour: Favour,
        note: Option<String>,
        private: bool,
    },
    /// Proposes to add the same amount to both leverages (L7.1).
    ProposeReset {
        to: PlayerId,
        amount: Leverage,
    },
    /// Researches in another player's systems or the author's own (L5.2).
    Research {
        host: PlayerId,
        means: TaskOptions,
    },
    Schmooze {
        host: PlayerId,
        means: TaskOptions,
    },
    Stop {
        ship: Option<ShipId>,
    },
    Unlock {
        technology: Technology,
    },
    /// Opens an embassy with a player (L9.4).
    Embassy {
        host: PlayerId,
    },
    /// Reports a hostile act by the author (L6.3).
    Act {
        against: PlayerId,
        hostility: Hostility,
    },
    Enter {
        host: PlayerId,
        place: Option<String>,
        ship: Option<ShipId>,
    },
    Terraform {
        host: PlayerId,
        place: Option<String>,
    },
    CollectBiomass {
        host: PlayerId,
        samples: Option<i64>,
        place: Option<String>,
    },
    SellMinerals {
        host: PlayerId,
        count: i64,
        place: Option<String>,
    },
    /// Reports the loss of a lent ship (L10.2).
    ReportLoss {
        ship: ShipId,
    },
}

impl Ruleset for State {
    const NAME: &'static str = "leverage";
    const LETTER: char = 'L';
    const GOES_BY_CLOCK: bool = true;
    const LEAVING_SETTLES: bool = true;
    const REVEALS_AT_END: bool = false;

    type Command = Command;
    type Event = Event;
    type Terms = Terms;
    type Pick = Pick;
    type Correction = Correction;
    type Confirmation = Confirmation;
    type Refusal = Refusal;
    type Setting = Setting;
    type Settings = Settings;
    type Remark = RightsShift;
    type Clause = Clause;

    fn redacted_for(&self, settings: &Settings, viewer: Viewer) -> Cow<'_, State> {
        self.redacted_for_viewer(settings, viewer)
    }

    fn redacted_event(settings: &Settings, event: &Event, viewer: Viewer) -> Option<Event> {
        privacy::redacted_for(settings, event, viewer)
    }

    fn evolve(&mut self, event: &Event) {
        State::evolve(self, event);
    }

    fn decide(at: &GameContext, by: &Actor, command: &Command) -> Result<Vec<Effect>, Refused> {
        if let Some(other) = command.towards() {
            // Research is the only act a player can also do in their own systems.
            let alone = other == by.player && matches!(command, Command::Research { .. });
            if other == by.player && !alone {
                return Err(table::Refusal::Oneself.into());
            }
            match command {
                // Access may be revoked at any time (L3.3), even from a player who has left.
                Command::RevokeAccess { .. } => at.roster.must_know(other)?,
                _ => at.roster.must_play(other)?,
            }
        }
        carry_out(at, by, command)
    }

    fn correct(at: &GameContext, by: &Actor, correction: &Correction) -> Result<Vec<Effect>, Refused> {
        moderate::correct(at, by, correction)
    }

    fn configure(settings: &mut Settings, setting: &Setting) {
        match setting {
            Setting::OpenAccess(kinds) => settings.open_access.clone_from(kinds),
            Setting::Thresholds(thresholds) => settings.thresholds = *thresholds,
            Setting::Terraforming(how) => settings.terraforming = *how,
            Setting::DestroyedShips(what) => settings.destroyed_ships = *what,
            Setting::PendingFavours(most) => settings.pending_favours = *most,
            Setting::PublicLeverage(public) => settings.public_leverage = *public,
            Setting::PublicMoney(public) => settings.public_money = *public,
            Setting::SmallGifts(below) => settings.small_gifts = *below,
            Setting::NegativeAccess(effect) => settings.negative_access = *effect,
            Setting::MilestoneSource(source) => settings.milestone_source = *source,
        }
    }

    /// New thresholds open and close rights without any change of leverage (L6.4). Gifts held back under the old
    /// setting are announced (L2.4), tasks halt or resume (L3.10), and more may count for milestones (L8.4).
    fn configured(at: &GameContext, before: &Settings) -> Vec<Effect> {
        let values = &at.game.values;
        let (before_them, now) = (values.thresholds(before.thresholds), values.thresholds(at.settings.thresholds));
        let shifted = hostile::thresholds_changed(at, before_them, now).into_iter();
        let other = at.settings.small_gifts != before.small_gifts;
        let told = other.then(|| at.game.tell()).flatten();
        let suspended = suspension::configured(at);
        let source = at.settings.milestone_source;
        let reached = (source != before.milestone_source).then(|| at.game.reached_from(source));
        all_happened(shifted.chain(suspended).chain(told).chain(reached.into_iter().flatten()))
    }

    /// A returning player gets back what they left, so that leaving and rejoining does not yield a second purse.
    fn joins(at: &GameContext, player: PlayerId) -> Result<Vec<Effect>, Refused> {
        let first = !at.roster.knows(player);
        let found = first.then(|| access::welcome(at, player));
        Ok(all_happened(found.unwrap_or_default()))
    }

    fn before_leaving(at: &GameContext, player: PlayerId) -> Option<Confirmation> {
        let own = at.game.tasks.values();
        let doing: Vec<Doing> = own.filter(|task| task.is_action_of(player)).map(Doing::from).collect();
        (!doing.is_empty()).then_some(Confirmation::ActionsEnd { doing })
    }

    /// Only tasks of the leaver's own ships end: other players keep their investments when their host leaves (L12.3).
    fn leaves(at: &GameContext, player: PlayerId) -> Vec<Effect> {
        let own = |task: &Task| task.is_action_of(player);
        let ended = all_happened(task::end_all(at.game, Ending::Left, own));
        ended.into_iter().chain(lease::leaves(at, player)).collect()
    }

    fn ends(at: &GameContext) -> Vec<Effect> {
        let ended = task::end_all(at.game, Ending::CampaignEnded, |_| true);
        all_happened(ended.into_iter().chain(at.game.tell()))
    }

    fn pauses(at: &GameContext) -> Vec<Effect> {
        all_happened(at.game.tell())
    }

    fn renewed(at: &GameContext, undone: &[&Event]) -> Vec<Effect> {
        all_happened(at.game.tell_no_more(undone))
    }

    fn accepted(at: &GameContext, offer: &OfferHeader, terms: &Terms, picks: &[Pick]) -> Result<Vec<Effect>, Refused> {
        terms::accepted(at, offer, terms, picks).map(all_happened)
    }

    fn before_refusing(at: &GameContext, offer: &OfferHeader, terms: &Terms) -> Option<Confirmation> {
        favour::refusal_is_free(at, offer, terms).or_else(|| favour::refusal_costs(at, offer, terms))
    }

    fn before_withdrawing(_: &GameContext, offer: &OfferHeader, terms: &Terms) -> Option<Confirmation> {
        favour::withdrawal_costs(offer, terms)
    }

    fn refused(at: &GameContext, offer: &OfferHeader, terms: &Terms) -> Vec<Effect> {
        let costs = all_happened(terms::refused(at.game, offer, terms));
        costs.into_iter().chain(lease::declined(at, offer, terms)).collect()
    }

    fn is_unable(at: &GameContext, offer: &OfferHeader, terms: &Terms) -> bool {
        favour::still_lacks(at.game, offer, terms).is_some()
    }

    /// An inability to pay reveals how much money a player has.
    fn shows_inability(settings: &Settings) -> bool {
        settings.public_money == Public::All
    }

    fn clause_of_offer(offer: &OfferHeader, terms: &Terms) -> Option<DealClause> {
        deal::of_offer(offer, terms)
    }

    fn normalised_clause(at: &GameContext, clause: &DealClause) -> Result<DealClause, Refused> {
        deal::normalised(at, clause)
    }

    fn carry_out_clause(
        at: &GameContext,
        (deal, clause): (DealId, &DealClause),
        _: [Option<&Pick>; 2],
    ) -> Result<Vec<Effect>, Refused> {
        deal::carry_out(at, deal, clause).map(all_happened)
    }

    fn may_know_why(at: &GameContext, clause: &DealClause, why: &Refusal, reader: PlayerId) -> bool {
        deal::may_know_why(at, clause, why, reader)
    }

    fn shows_private_deals(settings: &Settings) -> bool {
        settings.public_money == Public::All || settings.public_leverage == Public::All
    }

    fn swallowed(happened: &[&Event], player: PlayerId) -> i64 {
        deal::swallowed(happened, player)
    }

    fn judge(promises: &[DealClause], happened: &[&Event]) -> Vec<Option<Judgement<Clause>>> {
        deal::judge(promises, happened)
    }

    fn taken_back(at: &GameContext, offer: &OfferHeader, terms: &Terms) -> Vec<Effect> {
        all_happened(terms::taken_back(at.game, offer, terms))
    }

    /// Credits completed tasks (L5.6), then announces small gifts (L2.4) with the resulting leverage.
    fn passes(at: &GameContext) -> Vec<Effect> {
        let mut events = crediting::credit(at.game, at.game_time(), at.settings.milestone_source);
        if at.game.tells_at().is_some_and(|due| due <= at.now) {
            let mut credited = at.game.clone();
            events.iter().for_each(|event| credited.evolve(event));
            events.extend(credited.tell());
        }
        all_happened(events)
    }

    /// Milestones follow from bookings (L8.3), access is suspended (L3.10), and offers that became impossible are void (L4.11).
    fn follows(at: &GameContext, happened: &[&Event]) -> Vec<Effect> {
        let bookings = happened.iter().filter_map(|event| event.booking());
        let reached = at.game.reached_by(bookings, at.settings.milestone_source);
        let reached = all_happened(suspension::follows(at, happened).into_iter().chain(reached));
        let void = terms::impossible(at, happened).into_iter();
        let void = void.map(Effect::Voids).chain(lease::follows(at, happened));
        reached.into_iter().chain(void).collect()
    }

    fn opens_at(at: &GameContext) -> Option<Time> {
        lease::next(at)
    }

    fn opened(at: &GameContext) -> Vec<Effect> {
        lease::turns(at)
    }

    fn postpone(&mut self, by: Span) {
        self.postpone_leases(by);
    }

    fn due(at: &GameContext) -> Option<Time> {
        let told = at.game.tells_at();
        crediting::next_due(at).into_iter().chain(told).min()
    }

    /// Rights open and close with leverage (L6.4).
    fn remarks(at: &GameContext, happened: &[&Event]) -> Vec<RightsShift> {
        hostile::rights_shifted(hostile::thresholds(at), happened)
    }

    fn at_place(command: Command, place: String) -> Command {
        command.at_place(place)
    }

    fn acts_towards(at: &GameContext, other: PlayerId) -> Vec<Command> {
        command::acts_towards(at.game, other)
    }

    fn misrecorded(&self, event: &Event) -> Option<Broken> {
        let booking = event.booking()?;
        let (Pair { by, over }, is) = (booking.pair, self.leverage(booking.pair));
        let recorded = booking.value;
        let broken = || Broken(format!("{by} over {over} is {is}, recorded as {recorded}"));
        (is != recorded).then(broken)
    }

    fn invariants(at: &GameContext) -> Vec<Broken> {
        invariants::invariants(at)
    }
}

fn all_happened(events: impl IntoIterator<Item = Event>) -> Vec<Effect> {
    events.into_iter().map(Effect::Happened).collect()
}

fn carry_out(at: &GameContext, by: &Actor, command: &Command) -> Result<Vec<Effect>, Refused> {
    let (state, player) = (at.game, by.player);
    let events = match command {
        Command::OfferAccess { to, access } => {
            access::must_be_open(at, player, *to, *access)?;
            let value = state.values.access(*access).value;
            let earns = state.would_book(Pair::new(player, *to), Account::Earned, value);
            by.must_have_seen(forecast::overflowing(state, &earns))?;
            return Ok(asks(player, *to, Terms::Access { access: *access }));
        }
        Command::ProposeReset { to, amount } => {
            reset::check(state, *amount)?;
            by.must_have_seen(reset::overflowing(state, (player, *to), *amount))?;
            return Ok(asks(player, *to, Terms::Reset { amount: *amount }));
        }
        Command::AskFavour { of, favour, note, private } => {
            return favour::ask(at, by, *of, favour, note.as_deref(), *private);
        }
        Command::Gift { to, amount, note } => {
            check_note(note.as_deref())?;
            gift::decide(at, by, *to, *amount, note.clone())?
        }
        Command::RevokeAccess { from, access } => {
            let events = access::revoke(state, player, *from, *access)?;
            by.must_have_seen(forecast::revoking(at, player, *access, &events))?;
            events
        }
        Command::Research { host, means } => task::begin(at, (player, *host), TaskKind::Research, means)?,
        Command::Schmooze { host, means } => {
            let tier = technology::must_know_neuropsychology(state, player)?;
            task::begin(at, (player, *host), TaskKind::Schmooze { tier }, means)?
        }
        Command::Stop { ship } => task::stop(state, player, *ship)?,
        Command::Unlock { technology } => technology::unlock(at, player, *technology)?,
        Command::Embassy { host } => task::embassy(at, (player, *host))?,
        Command::Act { against, hostility } => hostile::decide(at, by, *against, *hostility)?,
        Command::Enter { host, place, ship } => hostile::enter(at, by, *host, place.as_deref(), *ship)?,
        Command::Terraform { host, place } => {
            return report::terraform(at, by, *host, place.as_deref());
        }
        Command::CollectBiomass { host, samples, place } => {
            report::collect(at, player, *host, *samples, place.as_deref())?
        }
        Command::SellMinerals { host, count, place } => report::sell(at, player, *host, *count, place.as_deref())?,
        Command::ReportLoss { ship } => return report::loss(at, player, *ship),
    };
    Ok(all_happened(events))
}

fn asks(from: PlayerId, to: PlayerId, terms: Terms) -> Vec<Effect> {
    vec![Effect::Asks(NewOffer::new(from, to, terms))]
}
