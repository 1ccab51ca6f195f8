//! The realms ruleset: Diplomatic Actions after the board game Europa Universalis: The Price of Power. Players place
//! influence, forge alliances with non-player realms, fabricate claims, and take covert actions that their targets
//! may counter.

mod alliance;
mod board;
mod brought;
mod claims;
mod condition;
mod covert;
mod deal;
mod entered;
mod event;
mod evolve;
mod influence;
mod invariants;
mod loading;
mod moderate;
mod plan;
mod refusal;
mod seat;
mod settings;
mod standing;
mod state;
mod ties;
mod towards;
mod trade;
mod written;

use crate::ids::{DealId, OfferId, PlayerId};
use crate::replaced;
use crate::ruleset::{self, Judgement, Never, Ruleset, happened};
use crate::seating::Seating;
use crate::shuffle::Shuffle;
use crate::table::{Broken, OfferHeader, Viewer};
use crate::time::{Span, Time};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

pub use alliance::{ALLIANCE_PRICES, Npr, npr, nprs, strength};
pub use board::{
    Area, Board, Change, Holds, Key, Link, MOST_INFLUENCE, MOST_PLACES, Map, Piece, Place, Province, Zone,
};
pub use claims::{BATTLEGROUND_PRICE, CLAIM_PRICE, claimable};
pub use condition::{Action, Check, Condition, LEAST_INFLUENCE, MOST_A_TURN, Needs, Price, Strength, check};
pub use covert::{
    Card, CardEffect, Command as CovertCommand, Correction as CovertCorrection, Covert, Deck, Declares, Deed,
    Event as CovertEvent, Hand, Held, HeldFrom, Kind, Mark, Marked, Needs as CovertNeeds, Outcome, Past, Play,
    Refusal as CovertRefusal, Spent, Step, TEXT_LIMIT, Target, Terms, Unused, Window, areas_for, opponents, playable,
    realms_for, slug,
};
pub use deal::Clause;
pub use event::{Changed, Event, Laid, Landing};
pub use influence::{DUCATS_EACH, Payment, Reachable, reachable};
pub use moderate::Correction;
pub use plan::{
    Capital, Plan, PlannedArea, PlannedNode, PlannedPieces, PlannedProvince, PlannedRealm, PlannedShips, PlannedSupply,
    PlannedZone,
};
pub use refusal::{Refusal, Token};
pub use settings::{DistantAlliance, MOST_ACTIONS, MOST_HOURS, MerchantsStand, Setting, Settings, TradeCards};
pub use standing::{Standing, standing, standings};
pub use state::{
    MERCHANTS, MOST_ALLIANCES, MOST_DUCATS, MOST_MARRIAGES, MOST_MERCHANTS, MOST_POWER, Merchant, Realm, Sheet, State,
    Supply, Turn,
};
pub use ties::{CallKind, MOST_RETURNED, MOST_UNITS, TRUCE};
pub use trade::{
    Begun, COSTS as TRADE_COSTS, Chain, Command as TradeCommand, Confirmation as TradeConfirmation, DISCARD_PAYS,
    Deck as TradeDeck, Event as TradeEvent, Fit, LEAST_CARDS, Lies, Needs as TradeNeeds, Node, NodeStanding, Power,
    Prospect, REVEALED, Reckoning, Refusal as TradeRefusal, Revealed, Share, Shift, ShipAway, Stand, Tie, Trade,
    TradeCard, TradeRow, Verdict, Why, prospects, standing as node_standing,
};

pub type GameContext<'a> = ruleset::GameContext<'a, State>;
type Actor<'a> = ruleset::Actor<'a, State>;
type Effect = ruleset::EffectOf<State>;
/// Why the game does not do what was ordered, or not yet.
pub type Refused = ruleset::Refused<State>;

pub const MOST_PLAYERS: usize = 8;

/// A player's order in this ruleset, other than an answer to a question. Names are as the player typed them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// Takes a realm before the first turn; its player gets the taker's realm in exchange.
    SeatRealm {
        realm: String,
    },
    BeginTurn,
    EndTurn,
    /// Enters a change of the author's power and ducats (U1.6).
    Purse {
        power: Option<i32>,
        ducats: Option<i32>,
        reason: String,
    },
    /// The author's realm takes a province.
    Province {
        province: String,
    },
    /// Enters the author's number of pieces of a kind in a place. Only for [`Piece::ENTERED`].
    Pieces {
        kind: Piece,
        place: String,
        count: u32,
    },
    /// Enters that the author's realm or an NPR is at war or at peace.
    War {
        realm: String,
        at_war: bool,
    },
    /// Places an amount of influence in each area. `in_ducats` of those after the first are paid in ducats (U2); if
    /// omitted, the player is asked.
    Influence {
        areas: Vec<(String, u32)>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        in_ducats: Option<u32>,
    },
    /// Forges an alliance with an NPR (U3).
    Forge {
        realm: String,
    },
    /// Ends an alliance (U3.6). `areas` says how much influence leaves each of the ally's areas, if there is a
    /// choice.
    EndAlliance {
        realm: String,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        areas: Vec<(String, u32)>,
    },
    /// Calls an ally to arms (U3.7), optionally against a realm; `areas` is as in [`Command::EndAlliance`].
    CallToArms {
        realm: String,
        kind: CallKind,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        enemy: Option<String>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        areas: Vec<(String, u32)>,
    },
    /// Fabricates a claim on each of these areas (U4).
    Claims {
        areas: Vec<String>,
    },
    Covert(covert::Command),
    /// A step of a trade (U5).
    Trade(trade::Command),
}

/// A choice in a player's answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pick {
    /// The player who takes the upper row in a tie (U5.6).
    Upper(PlayerId),
}

/// A consequence that a player must see and confirm before their order is carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Confirmation {
    /// Influence is placed and paid for; `left` is what the player has afterwards.
    PlacesInfluence {
        areas: Vec<(String, u32)>,
        price: Price,
        left: Price,
    },
    ForgesAlliance {
        realm: String,
        /// The area of its capital.
        area: String,
        /// The opponent who loses the alliance.
        before: Option<PlayerId>,
        price: Price,
        left: Price,
        influence: Landing,
    },
    /// An alliance ends, and influence returns from these areas (U3.6).
    EndsAlliance {
        realm: String,
        returned: Vec<(String, u32)>,
    },
    /// An ally is called to arms (U3.7).
    CallsToArms {
        realm: String,
        kind: CallKind,
        discarded: Vec<(String, u32)>,
        units: u32,
        enemy: Option<String>,
    },
    /// A covert action is declared and paid for (U6.7).
    DeclaresCovert(Box<Declares>),
    Trade(trade::Confirmation),
    /// Loading a map replaces one with this many areas and sea zones.
    ReplacesMap {
        places: usize,
    },
    /// A player leaves (U1.7).
    Leaves {
        /// Whether this ends their turn.
        turn: bool,
        /// Whether this ends their trade, discarding its cards unpaid.
        trade: bool,
        /// Their covert action with an open window, which becomes ineffective.
        action: Option<Box<Deed>>,
        /// Their pending questions, which are answered as by silence.
        questions: Vec<OfferId>,
    },
}

impl Ruleset for State {
    const NAME: &'static str = "realms";
    const LETTER: char = 'U';
    const GOES_ON: bool = true;

    type Command = Command;
    type Event = Event;
    type Terms = Terms;
    type Clause = Clause;
    type Pick = Pick;
    type Correction = Correction;
    type Confirmation = Confirmation;
    type Refusal = Refusal;
    type Setting = Setting;
    type Settings = Settings;
    type Remark = Never<'U'>;

    fn turns(&self) -> Option<&Seating> {
        Some(&self.seating)
    }

    fn change_seat(&mut self, seat: PlayerId, player: PlayerId) {
        *self = replaced(self, seat, player);
        self.board.places.iter_mut().for_each(Place::order_pieces);
    }

    fn evolve(&mut self, event: &Event) {
        self.follow(event);
    }

    /// Hands and decks are hidden, everything else is public.
    fn redacted_for(&self, _: &Self::Settings, viewer: Viewer) -> Cow<'_, State> {
        let viewer = viewer.player;
        Cow::Owned(State {
            covert: self.covert.redacted_for(viewer),
            trade: self.trade.redacted_for(viewer),
            ..self.clone()
        })
    }

    /// The text of a shuffle that still had hidden cards (U7.3).
    fn uncovers(&self, event: &Event) -> bool {
        if let Event::Covert(covert::Event::ShuffleShown { number, .. }) = event {
            let shuffle = self.covert.deck.shuffles.get(number);
            return shuffle.is_some_and(|shuffle| !shuffle.is_open());
        }
        if let Event::Trade(trade::Event::ShuffleShown { promise, .. }) = event {
            return !self.trade.deck.open().any(|open| open.promise == *promise);
        }
        false
    }

    fn postpone(&mut self, by: Span) {
        self.trade.postpone(by);
    }

    fn decide(at: &GameContext, by: &Actor, command: &Command) -> Result<Vec<Effect>, Refused> {
        match command {
            Command::SeatRealm { realm } => seat::take_realm(at, by.player, realm),
            Command::BeginTurn => seat::begin_turn(at, by.player),
            Command::EndTurn => seat::end_turn(at, by),
            Command::Purse { power, ducats, reason } => entered::own_purse(at, by.player, (*power, *ducats), reason),
            Command::Province { province } => entered::own_province(at, by.player, province),
            Command::Pieces { kind, place, count } => entered::own_pieces(at, by.player, *kind, place, *count),
            Command::War { realm, at_war } => entered::own_war(at, by.player, realm, *at_war),
            Command::Influence { areas, in_ducats } => influence::place(at, by, areas, *in_ducats),
            Command::Forge { realm } => alliance::forge(at, by, realm),
            Command::EndAlliance { realm, areas } => ties::end(at, by, realm, areas),
            Command::CallToArms { realm, kind, enemy, areas } => {
                ties::call(at, by, (realm, *kind), enemy.as_deref(), areas)
            }
            Command::Claims { areas } => claims::fabricate(at, by, areas),
            Command::Covert(command) => covert::decide(at, by, command),
            Command::Trade(command) => trade::decide(at, by, command),
        }
    }

    fn correct(at: &GameContext, by: &Actor, correction: &Correction) -> Result<Vec<Effect>, Refused> {
        moderate::correct(at, by, correction)
    }

    fn may_set(setting: &Setting) -> Result<(), Refusal> {
        settings::may_set(*setting)
    }

    fn configure(settings: &mut Settings, setting: &Setting) {
        settings::configure(settings, *setting);
    }

    /// A returning player gets their realm back as they left it.
    fn joins(at: &GameContext, player: PlayerId) -> Result<Vec<Effect>, Refused> {
        if at.game.seating.seated(at.roster).count() >= MOST_PLAYERS {
            return Err(Refusal::TableFull { most: MOST_PLAYERS }.into());
        }
        let first = !at.game.sheets.contains_key(&player);
        Ok(happened(first.then_some(Event::Seated { player })))
    }

    fn before_leaving(at: &GameContext, player: PlayerId) -> Option<Confirmation> {
        Some(seat::before_leaving(at, player))
    }

    fn leaves(at: &GameContext, player: PlayerId) -> Vec<Effect> {
        seat::leaves(at, player)
    }

    fn accepted(at: &GameContext, offer: &OfferHeader, terms: &Terms, picks: &[Pick]) -> Result<Vec<Effect>, Refused> {
        match terms {
            Terms::Tie(tie) => trade::accepted(at, offer, tie, picks),
            Terms::Counter { .. } => covert::accepted(at, offer),
        }
    }

    fn taken_back(at: &GameContext, offer: &OfferHeader, terms: &Terms) -> Vec<Effect> {
        match terms {
            Terms::Tie(tie) => trade::taken_back(at, offer, tie),
            // The window ends sealed questions.
            Terms::Counter { .. } => Vec::new(),
        }
    }

    fn normalised_clause(_: &GameContext, clause: &deal::DealClause) -> Result<deal::DealClause, Refused> {
        deal::normalised(clause)
    }

    fn carry_out_clause(
        at: &GameContext,
        (_, clause): (DealId, &deal::DealClause),
        _: [Option<&Pick>; 2],
    ) -> Result<Vec<Effect>, Refused> {
        deal::carry_out(at, clause).map(happened)
    }

    fn judge(promises: &[deal::DealClause], happened: &[&Event]) -> Vec<Option<Judgement<Clause>>> {
        deal::judge(promises, happened)
    }

    fn passes(at: &GameContext) -> Vec<Effect> {
        trade::passes(at)
    }

    fn goes_on(at: &GameContext) -> Vec<Effect> {
        trade::goes_on(at)
    }

    fn due(at: &GameContext) -> Option<Time> {
        trade::due(at.game)
    }

    fn renewed(at: &GameContext, _: &[&Event]) -> Vec<Effect> {
        trade::renewed(at)
    }

    /// Reshuffles the undrawn cards of every deck that undone entries drew from (U5.9).
    fn redrawn(at: &GameContext, undone: &[&Event]) -> Vec<Effect> {
        let mut effects = Vec::new();
        if undone.iter().any(|event| matches!(event, Event::Trade(event) if event.profile().is_draw)) {
            effects.extend(trade::redrawn(at));
        }
        if undone.iter().any(|event| matches!(event, Event::Covert(event) if event.profile().is_draw)) {
            effects.extend(covert::redrawn(at));
        }
        effects
    }

    fn opens_at(at: &GameContext) -> Option<Time> {
        covert::opens_at(at)
    }

    fn opened(at: &GameContext) -> Vec<Effect> {
        covert::opened(at)
    }

    fn acts_towards(at: &GameContext, other: PlayerId) -> Vec<Command> {
        towards::acts(at, other)
    }

    fn decks(&self) -> Vec<&Shuffle> {
        let covert = self.covert.deck.shuffles.get(&self.covert.deck.newest);
        self.trade.deck.shuffles.last().into_iter().chain(covert).collect()
    }

    fn newest_row(&self) -> Option<u64> {
        (self.covert.rows > 0).then_some(self.covert.rows)
    }

    /// Every row of a window announces the action's outcome.
    fn rows_with(&self, number: u64) -> Vec<u64> {
        self.covert.rows_with(number)
    }

    /// Ends an open window without effect, and shows the texts committed to by the shuffles.
    fn ends(at: &GameContext) -> Vec<Effect> {
        let mut effects = covert::ended(at);
        effects.extend(trade::ends(at.game));
        let shown = covert::shown_all(&at.game.covert);
        effects.extend(happened(shown.into_iter().map(Event::Covert)));
        effects
    }

    fn invariants(at: &GameContext) -> Vec<Broken> {
        invariants::invariants(at)
    }
}
