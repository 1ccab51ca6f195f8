//! Given some history, an order or the passing of time must lead to exactly these events, or to that refusal.
//!
//! Every test begins with Ada, Bo and Cy at the table with 1000 money each. The helpers below form the vocabulary of
//! the tests.

mod asking;
mod deeds;
mod undone;

pub use asking::*;
pub use deeds::*;

use chancery_rules::games;
pub use chancery_rules::games::leverage::Command as Act;
use chancery_rules::games::leverage::amounts::{Factor, Leverage, Money};
use chancery_rules::games::leverage::{
    Access, Account, Booking, Event as Effect, Favour, GrantedBy, Pair, Ship, Shown, State, Terms, Values, Why,
};
use chancery_rules::ids::{CampaignId, OfferId, PlayerId, ShipId};
use chancery_rules::table;
use chancery_rules::time::{Span, Time};
use chancery_rules::{
    Campaign, Closing, Command, Confirmation, Decided, Event, Moderation, Offer, Order, Outcome, Refusal, RulesetName,
    Setting, Silence, TakingBack, decide, found, invariants, settle, take_back,
};

pub const ADA: PlayerId = PlayerId(100);
pub const BO: PlayerId = PlayerId(101);
pub const CY: PlayerId = PlayerId(102);
pub const DEE: PlayerId = PlayerId(103);
/// A moderator who does not play.
pub const MODERATOR: PlayerId = PlayerId(900);

pub const START: Time = Time::from_millis(1_764_000_000_000);
/// When an offer made at [`START`] is due by default (L4.4).
pub const DUE: Time = Time::from_millis(1_764_000_000_000 + 72 * 3_600_000);

#[derive(Clone, Debug)]
pub enum Step {
    Order(Order),
    /// An event that is applied without an order.
    Event(Event),
    /// An answer to a request that other players agree to.
    Answer(PlayerId, TakingBack),
    Wait(Span),
}

/// Plays `given`, which must succeed, then `when`, which must lead to `then`. Returns the state afterwards.
#[track_caller]
pub fn check(given: &[Step], when: Step, then: Result<Vec<Event>, Refusal>) -> Campaign {
    let mut evening = Evening::begin();
    evening.play(given);
    let before = evening.campaign.clone();
    let outcome = evening.attempt(&when);
    assert_eq!(outcome, then, "when {when:?}");
    if then.is_err() {
        assert_eq!(evening.campaign, before, "a refusal changes nothing");
    }
    evening.campaign
}

/// Like [`check`], for a step that the player is asked to confirm, and confirms.
#[track_caller]
pub fn check_agreed(given: &[Step], when: Step, then: Vec<Event>) -> Campaign {
    let question = asked_first(given, when.clone());
    check(given, confirmed(when, question), Ok(then))
}

/// Returns the question that the player has to confirm first.
#[track_caller]
pub fn asked_first(given: &[Step], when: Step) -> Confirmation {
    asked_first_in(Evening::begin(), given, when)
}

/// Returns the question that the player has to confirm first, on an evening that begins with these steps.
#[track_caller]
pub fn asked_first_in(mut evening: Evening, given: &[Step], when: Step) -> Confirmation {
    evening.play(given);
    match evening.attempt(&when) {
        Err(Refusal::MustConfirm(question)) => question,
        other => panic!("{when:?} is to be confirmed, not {other:?}"),
    }
}

/// Plays `given`, which must succeed, and returns the state afterwards.
#[track_caller]
pub fn after(given: &[Step]) -> Campaign {
    let mut evening = Evening::begin();
    evening.play(given);
    evening.campaign
}

/// A campaign in play, with everything that has happened in it.
pub struct Evening {
    pub campaign: Campaign,
    pub now: Time,
    pub log: Vec<Event>,
}

impl Evening {
    pub fn begin() -> Evening {
        let mut evening = Evening::of([ADA, BO, CY]);
        evening.log.clear();
        evening
    }

    /// Returns the evening of a new campaign that these players have joined.
    pub fn of(players: impl IntoIterator<Item = PlayerId>) -> Evening {
        let founding = found("Spiral Arm", RulesetName::Leverage, None, START).expect("a good name");
        let mut evening = Evening {
            campaign: Campaign::new(CampaignId(1), &founding),
            now: START,
            log: vec![Event::Founded(founding)],
        };
        for player in players {
            evening.play(&[join(player)]);
        }
        evening
    }

    /// Plays steps that must succeed; a player who is asked to confirm does so.
    #[track_caller]
    pub fn play(&mut self, steps: &[Step]) {
        for step in steps {
            let mut outcome = self.attempt(step);
            if let (Err(Refusal::MustConfirm(question)), Step::Order(_)) = (&outcome, step) {
                outcome = self.attempt(&confirmed(step.clone(), question.clone()));
            }
            assert!(outcome.is_ok(), "given {step:?}, but {outcome:?}");
        }
    }

    #[track_caller]
    pub fn attempt(&mut self, step: &Step) -> Result<Vec<Event>, Refusal> {
        let events = match step {
            Step::Order(order) => decide(&self.campaign, order, self.now)?,
            Step::Event(event) => vec![event.clone()],
            Step::Answer(by, wish) => match take_back((&self.campaign, &self.campaign), &[], *by, wish, self.now)? {
                Decided::Goes(events) | Decided::TakesBack(events) => events,
            },
            Step::Wait(span) => {
                self.now = self.now + *span;
                settle(&self.campaign, self.now)
            }
        };
        for event in &events {
            reads_back(event);
            self.campaign.evolve(event);
            self.log.push(event.clone());
        }
        assert_eq!(invariants(&self.campaign), [], "after {step:?}");
        Ok(events)
    }
}

/// Checks that a stored event can be read, whatever a player has typed.
fn reads_back(event: &Event) {
    let stored = serde_json::to_string(event).expect("plain data");
    let read: Result<Event, _> = serde_json::from_str(&stored);
    assert!(read.as_ref().is_ok_and(|read| read == event), "{stored} cannot be read: {read:?}");
}

pub fn state(campaign: &Campaign) -> &State {
    campaign.playing::<State>().expect("leverage is played")
}

/// Returns a player's progress towards milestones, by the campaign's setting (L8.2, L8.4).
pub fn progress(campaign: &Campaign, player: PlayerId) -> Leverage {
    let settings = <State as games::Listed>::settings_of(&campaign.settings.games);
    state(campaign).progress(player, settings.milestone_source)
}

pub fn leverage(campaign: &Campaign, by: PlayerId, over: PlayerId) -> Leverage {
    state(campaign).leverage(Pair::new(by, over))
}

pub fn money(campaign: &Campaign, player: PlayerId) -> i64 {
    state(campaign).money(player).0
}

/// Returns leverage from its written form: `12.5`, `-30`.
pub fn points(value: impl Into<f64>) -> Leverage {
    Leverage::from_decimal(value.into()).expect("whole hundredths")
}

/// Returns the default multiple of a favour's cost that refusing it costs (L4.6).
pub fn usual_factor() -> Factor {
    Values::usual().favour.refusal_factor
}

pub fn hours(hours: i64) -> Span {
    Span::hours(hours)
}

pub fn id(offer: u64) -> OfferId {
    OfferId(offer)
}

pub fn wait(hours: i64) -> Step {
    Step::Wait(Span::hours(hours))
}

pub fn order(by: PlayerId, command: Command) -> Step {
    Step::Order(Order { by, moderator: by == MODERATOR, on_behalf: None, command, confirmed: None })
}

/// Returns the same order from a player who has confirmed this question.
pub fn confirmed(step: Step, question: Confirmation) -> Step {
    match step {
        Step::Order(order) => Step::Order(Order { confirmed: Some(question), ..order }),
        step => step,
    }
}

pub fn act(by: PlayerId, act: Act) -> Step {
    order(by, Command::from(act))
}

pub fn join(player: PlayerId) -> Step {
    order(player, Command::Join)
}

pub fn leave(player: PlayerId) -> Step {
    order(player, Command::Leave)
}

pub fn moderate(moderation: Moderation) -> Step {
    order(MODERATOR, Command::Moderate(moderation))
}

pub fn set(setting: Setting) -> Step {
    moderate(Moderation::Configure(vec![setting]))
}

pub fn pause() -> Step {
    moderate(Moderation::Pause)
}

pub fn resume() -> Step {
    moderate(Moderation::Resume)
}

pub fn end() -> Step {
    moderate(Moderation::End)
}

/// The reason given for voiding offers in these tests.
const MISUNDERSTANDING: &str = "a misunderstanding";

pub fn void(offer: u64) -> Step {
    moderate(Moderation::Void { offer: id(offer), reason: MISUNDERSTANDING.to_owned() })
}

pub fn gift(from: PlayerId, to: PlayerId, amount: i64) -> Step {
    noted_gift(from, to, amount, None)
}

pub fn noted_gift(from: PlayerId, to: PlayerId, amount: i64, note: Option<&str>) -> Step {
    let (amount, note) = (Money(amount), note.map(str::to_owned));
    act(from, Act::Gift { to, amount, note })
}

pub fn offer_access(from: PlayerId, to: PlayerId, access: Access) -> Step {
    act(from, Act::OfferAccess { to, access })
}

pub fn revoke(by: PlayerId, from: PlayerId, access: Access) -> Step {
    act(by, Act::RevokeAccess { from, access })
}

/// Gives `by` this much leverage over a player, starting from zero, without an offer that would use up an id.
pub fn holding(by: PlayerId, over: PlayerId, value: impl Into<f64>) -> Step {
    let value = points(value);
    let why = Why::Reset(OfferId(0));
    Step::Event(booked(Account::Adjusted, (by, over), value, value, why))
}

pub fn gifted(from: PlayerId, to: PlayerId, amount: i64) -> Event {
    let (amount, note) = (Money(amount), None);
    Event::from(Effect::Gifted { from, to, amount, note })
}

pub fn moved(from: PlayerId, to: PlayerId, amount: i64) -> Event {
    let amount = Money(amount);
    Event::from(Effect::MoneyMoved { from, to, amount })
}

pub fn issued(to: PlayerId) -> Event {
    let amount = Money(1000);
    Event::from(Effect::MoneyIssued { to, amount })
}

/// Returns the launch of a player's first ship.
pub fn launched(ship: u64, owner: PlayerId) -> Event {
    Event::from(Effect::ShipLaunched(flagship(ship, owner)))
}

pub fn flagship(ship: u64, owner: PlayerId) -> Ship {
    Ship { id: ShipId(ship), owner, name: "Flagship".to_owned(), place: None, lost: false, loan_over: None }
}

pub fn granted(granter: PlayerId, grantee: PlayerId, access: Access, by: GrantedBy) -> Event {
    Event::from(Effect::AccessGranted { granter, grantee, access, by, lease: None })
}

pub fn revoked(granter: PlayerId, grantee: PlayerId, access: Access) -> Event {
    Event::from(Effect::AccessRevoked { granter, grantee, access })
}

fn booked(account: Account, (by, over): (PlayerId, PlayerId), amount: Leverage, value: Leverage, why: Why) -> Event {
    let booking =
        Booking { pair: Pair::new(by, over), account, amount, swallowed: Leverage::ZERO, value, shown: Shown::Whole };
    Event::from(Effect::LeverageBooked { booking, why })
}

macro_rules! booked_to {
    ($($name:ident $account:ident),*) => { $(
        /// Returns the booking of `amount` for `by` over `over`, with the resulting leverage `value`.
        pub fn $name(
            by: PlayerId,
            over: PlayerId,
            amount: impl Into<f64>,
            value: impl Into<f64>,
            why: Why,
        ) -> Event {
            booked(Account::$account, (by, over), points(amount), points(value), why)
        }
    )* };
}
booked_to!(earned Earned, lost Lost, spent Spent, adjusted Adjusted);

/// Returns the same booking with this much cut off by the bounds.
pub fn swallowing(event: Event, swallowed: impl Into<f64>) -> Event {
    match event {
        Event::Game(games::Event::Leverage(Effect::LeverageBooked { booking, why })) => {
            let swallowed = points(swallowed);
            let booking = Booking { swallowed, ..booking };
            Event::from(Effect::LeverageBooked { booking, why })
        }
        event => event,
    }
}

/// Returns an offer made at [`START`] under the default settings.
pub fn offer(number: u64, from: PlayerId, to: PlayerId, terms: Terms) -> Offer {
    let silence = match terms {
        Terms::Favour { .. } => Silence::Refuse,
        _ => Silence::Lapse,
    };
    Offer {
        id: id(number),
        from: from.into(),
        to,
        terms: chancery_rules::Terms::Leverage(terms),
        note: None,
        private: false,
        made_at: START,
        deadline: Some(DUE),
        answer_within: hours(72),
        silence,
        awaits_return: false,
        reminded: None,
        extensions: 0,
    }
}

pub fn made(number: u64, from: PlayerId, to: PlayerId, terms: Terms) -> Event {
    Event::OfferMade(offer(number, from, to, terms))
}

pub fn money_for(amount: i64, cost: impl Into<f64>) -> Terms {
    let amount = Money(amount);
    let cost = points(cost);
    Terms::Favour { favour: Favour::Money { amount }, cost, unable: false, factor: usual_factor() }
}

pub fn access_for(access: Access, cost: impl Into<f64>) -> Terms {
    let cost = points(cost);
    Terms::Favour { favour: Favour::Access { access }, cost, unable: false, factor: usual_factor() }
}

pub fn closed(offer: u64, outcome: Outcome, by: impl Into<Option<PlayerId>>, at: Time) -> Event {
    let by = by.into();
    Event::OfferClosed {
        offer: id(offer),
        closing: Closing { outcome, at, by, moderator: None, unsealed: false, unable: None, joint: true, again: false },
    }
}

/// Returns the reason that follows the end of an offer taken back by [`void`].
pub fn reasoned() -> Event {
    Event::Reasoned { reason: MISUNDERSTANDING.to_owned() }
}

/// Returns the refusal of an answer to an offer that has already ended.
pub fn too_late(offer: u64, outcome: Outcome, by: impl Into<Option<PlayerId>>, at: Time) -> Refusal {
    let by = by.into();
    Refusal::from(table::Refusal::OfferClosed {
        offer: id(offer),
        closing: Closing { outcome, at, by, moderator: None, unsealed: false, unable: None, joint: true, again: false },
    })
}
