//! The whole game as pure functions. Nothing here blocks, reads a clock, draws a random number, or depends on where
//! orders come from and events go.
//!
//! - [`decide`] turns an order into events, or refuses it with the figures.
//! - [`Campaign::evolve`] applies an event, and cannot fail.
//! - [`settle`] records what time alone has decided; [`deadline`] returns when it will next have something to record.
//! - [`rights`] and [`check`] tell players what they may do, and why not, by asking `decide`.
//! - [`notices`] says which events to announce, and to whom.
//! - [`invariants`] lists what must hold after every event.
//!
//! An example: Ada gives Bo 500 money, which earns her 10 leverage over him, and cannot give what she does not have.
//!
//! ```
//! use chancery_rules::games::leverage::amounts::{Leverage, Money};
//! use chancery_rules::games::leverage::{self, Command as Act, Pair, Refusal};
//! use chancery_rules::ids::{CampaignId, PlayerId};
//! use chancery_rules::time::Time;
//! use chancery_rules::{Campaign, Command, Order, RulesetName, decide, found};
//!
//! let (ada, bo, now) = (PlayerId(100), PlayerId(101), Time::from_millis(0));
//! let founding = found("Spiral Arm", RulesetName::Leverage, None, now)?;
//! let mut campaign = Campaign::new(CampaignId(1), &founding);
//! let order = |by, command| Order { by, moderator: false, on_behalf: None, command, confirmed: None };
//! for player in [ada, bo] {
//!     for event in decide(&campaign, &order(player, Command::Join), now)? {
//!         campaign.evolve(&event);
//!     }
//! }
//! let gift = |amount| Command::from(Act::Gift { to: bo, amount: Money(amount), note: None });
//! for event in decide(&campaign, &order(ada, gift(500)), now)? {
//!     campaign.evolve(&event);
//! }
//! let state = campaign.playing::<leverage::State>()?;
//! assert_eq!(state.leverage(Pair::new(ada, bo)), Leverage::points(10));
//!
//! let refused = decide(&campaign, &order(ada, gift(501)), now).unwrap_err();
//! let (player, needs, has) = (ada, Money(501), Money(500));
//! assert_eq!(refused, Refusal::NotEnoughMoney { player, needs, has }.into());
//! # Ok::<(), chancery_rules::Refusal>(())
//! ```

use chancery_basics::numbers;
pub use chancery_basics::{ids, time};

pub mod chance;
pub mod game_clock;
mod hours;
mod names;
mod replaced;

pub mod board;
pub mod seating;
pub mod shuffle;
pub mod table;

pub mod ruleset;

pub mod deal;

pub mod games;

mod asking;
mod away;
mod campaign;
mod command;
mod decide;
mod empty_seat;
mod erasure;
mod event;
mod event_buffer;
mod flat_enum;
mod import;
mod invariants;
mod joining;
mod moderate;
mod notice;
mod nudge;
mod offer;
mod patience;
mod pause;
mod quiet;
mod refusal;
mod schedule;
mod second;
mod settings;
mod settle;
mod take_back;
mod tally;
mod template;
mod undoing;
mod viewer;

pub use away::{AskedAway, DuringAbsence, PROTECTED, PROTECTED_IN, WhileAway};
pub use campaign::{Campaign, Phase};
pub use chance::{Chance, DecisionContext};
pub use command::{Command, Confirmation, Moderation, Order, Settled};
pub use decide::{Right, asks_first, check, decide, found, may_act, rights};
pub use empty_seat::Successor;
pub use erasure::{Authors, author, erase};
pub use event::{Agreement, Event, Founding, PrivateLook};
pub use games::{Correction, Game, Listed, Pick, RulesetName, Terms};
pub use hours::{QuietHours, Zone};
pub use ids::{CampaignId, DealId, OfferId, PlayerId, ShipId, TaskId};
pub use import::{DeckPromise, Import, Resumed, Source, begin, bring_along, empty_seats};
pub use invariants::{invariants, misrecorded};
pub use names::{PLACE_LIMIT, cleaned, name_key, same_name};
pub use notice::{
    Audience, Notice, PhaseAfter, TakenBack, announced_anew, notices, retain_undoable, retold, stories, with_taken_back,
};
pub use nudge::{GRACE, Nudge, Nudging, Waiting};
pub use offer::{Closed, LAST_CALL, Offer, Offers, Reminder, Silence};
pub use patience::{FIRST_WAIT, FREE_ASKS, InVain, LONGEST_WAIT, Patience};
pub use pause::{PAUSE_TOLD_BEFORE, PauseEnd};
pub use refusal::Refusal;
pub use replaced::replaced;
pub use schedule::{FURTHEST_AHEAD, MOST_SCHEDULED, Schedule, ScheduleEnding, Scheduled, ScheduledAct};
pub use second::{Matter, SecondEnding, SecondRequest, undo_or_ask, undone_from};
pub use settings::{Entry, LONGEST_PACE, ModeratorPlays, NAME_LIMIT, SHORTEST_PACE, Setting, Settings};
pub use settle::{TOGETHER, deadline, settle};
pub use table::{
    Absence, AbsenceInterval, Answer, Broken, Closing, Missed, NOTE_LIMIT, Outcome, Player, Players, PrivateNumbers,
    Viewer,
};
pub use take_back::newer::{counts_for as counts_as_newest_for, stands as stands_when_taking_back};
pub use take_back::{Decided, Ending, Request, TAKE_BACK_WITHIN, TakingBack, is_own_act, take_back};
pub use tally::{Tallies, Tally, counts_for};
pub use template::{TEMPLATE_NAME_LIMIT, Template, TemplateSource, template_name, use_template};
pub use time::{Span, Time};
pub use undoing::{TakenEntry, Undo, carry_out_undo, is_mid_window, standing, undo};
pub use viewer::{is_beside_game, is_private, is_undoable, is_unnumbered, known, outlives_undo, visible_to_actor};
