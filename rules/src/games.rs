//! The list of rulesets, one line per game, and the code that dispatches to the one being played. A new ruleset is a
//! folder beside the others, a `mod` line and a line in the list; the compiler then names what its folder lacks.

pub mod ambassadors;
pub mod leverage;
#[cfg(any(feature = "nim", debug_assertions))]
pub mod nim;
pub mod realms;
pub mod strategy_card;

use crate::campaign::Campaign;
use crate::chance::DecisionContext;
use crate::command::Order;
use crate::ids::{DealId, PlayerId};
use crate::offer::Offer;
use crate::refusal::Refusal as AnyRefusal;
use crate::ruleset::{
    ClauseKind, ClauseTerms, Effect, GameEvent, Judgement, OfferTerms, Profile, Refused, Ruleset, Word,
};
use crate::table::{Broken, OfferHeader, Roster, Viewer};
use crate::time::{Span, Time};
use crate::{asking, command, deal, event, settings};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

pub(crate) type Effects = Vec<Effect<Event, Terms>>;

/// A listed ruleset, and how its values are found among those of all games.
pub trait Listed: Ruleset {
    const LISTED: RulesetName;

    fn state_of(any: &Game) -> Option<&Self>;
    fn terms_of(any: &Terms) -> Option<&Self::Terms>;
    fn pick_of(any: &Pick) -> Option<&Self::Pick>;
    fn event_of(any: &Event) -> Option<&Self::Event>;
    fn command_of(any: &Command) -> Option<&Self::Command>;
    fn correction_of(any: &Correction) -> Option<&Self::Correction>;
    fn confirmation_of(any: &Confirmation) -> Option<&Self::Confirmation>;
    fn refusal_of(any: &Refusal) -> Option<&Self::Refusal>;
    fn remark_of(any: &Remark) -> Option<&Self::Remark>;
    fn clause_of(any: &Clause) -> Option<&<Self as Ruleset>::Clause>;
    fn settings_of(any: &Settings) -> &Self::Settings;
    fn game(one: Self) -> Game;
    fn remark(one: Self::Remark) -> Remark;
    fn command(one: Self::Command) -> Command;
    fn event(one: Self::Event) -> Event;
    fn terms(one: Self::Terms) -> Terms;
    fn pick(one: Self::Pick) -> Pick;
    fn confirmation(one: Self::Confirmation) -> Confirmation;
    fn refusal(one: Self::Refusal) -> Refusal;
    fn setting(one: Self::Setting) -> Setting;
    fn clause(one: <Self as Ruleset>::Clause) -> Clause;
}

/// A function to run for each listed game in turn.
pub trait Each {
    fn game<R: Listed>(&mut self);
}

macro_rules! games {
    ($($(#[$when:meta])* $Game:ident = $module:ident $tag:literal;)*) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum RulesetName {
            $($(#[$when])* #[serde(rename = $tag)] $Game,)*
        }

        impl RulesetName {
            pub const ALL: &'static [RulesetName] = &[$($(#[$when])* RulesetName::$Game,)*];
            /// Returns the name used by commands, the export and the journal.
            pub fn name(self) -> &'static str {
                match self { $($(#[$when])* RulesetName::$Game => <$module::State as Ruleset>::NAME,)* }
            }

            /// Returns the letter that starts its rule numbers.
            pub fn letter(self) -> char {
                match self { $($(#[$when])* RulesetName::$Game => <$module::State as Ruleset>::LETTER,)* }
            }

            /// Returns whether it times anything by the game clock.
            pub fn goes_by_clock(self) -> bool {
                match self { $($(#[$when])* RulesetName::$Game => <$module::State as Ruleset>::GOES_BY_CLOCK,)* }
            }

            /// Returns whether it has actions that run over time.
            pub(crate) fn goes_on(self) -> bool {
                match self { $($(#[$when])* RulesetName::$Game => <$module::State as Ruleset>::GOES_ON,)* }
            }

            /// Returns whether a player's departure settles their pending offers (L12).
            pub(crate) fn leaving_settles(self) -> bool {
                match self { $($(#[$when])* RulesetName::$Game => <$module::State as Ruleset>::LEAVING_SETTLES,)* }
            }

            /// Returns whether everything hidden is revealed when the campaign ends.
            pub(crate) fn reveals_at_end(self) -> bool {
                match self { $($(#[$when])* RulesetName::$Game => <$module::State as Ruleset>::REVEALS_AT_END,)* }
            }

            /// Returns the ruleset that uses this tag in stored JSON.
            pub(crate) fn named(tag: &str) -> Option<RulesetName> {
                match tag { $($(#[$when])* $tag => Some(RulesetName::$Game),)* _ => None }
            }
            pub(crate) fn new_game(self) -> Game {
                match self { $($(#[$when])* RulesetName::$Game => Game::$Game(Default::default()),)* }
            }
        }

        games!(@state "The state of the game that is played." Game $($(#[$when])* $Game $module $tag)*);
        games!(@tagged "What happened in a game." Event Event $($(#[$when])* $Game $module $tag)*);
        games!(@tagged "What a player may order in a game." Command Command $($(#[$when])* $Game $module $tag)*);
        games!(@tagged "What is offered in a game." Terms Terms $($(#[$when])* $Game $module $tag)*);
        games!(@tagged "What a moderator corrects in a game." Correction Correction $($(#[$when])* $Game $module $tag)*);
        games!(@tagged "What a clause of a deal is about in a game." Clause Clause $($(#[$when])* $Game $module $tag)*);

        // Stored untagged, as they predate the second game, so no two games may use the same tag here.
        games!(@bare "What a player who accepts chooses." Pick Pick $($(#[$when])* $Game $module)*);
        games!(@bare "What a player must have seen before a game goes on." Confirmation Confirmation $($(#[$when])* $Game $module)*);
        games!(@bare "A setting of a game and the value it takes." Setting Setting $($(#[$when])* $Game $module)*);
        games!(@bare "What is remarked beside what happened." Remark Remark $($(#[$when])* $Game $module)*);
        pub fn each(asked: &mut impl Each) {
            $($(#[$when])* asked.game::<$module::State>();)*
        }

        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Refusal {
            $($(#[$when])* $Game(<$module::State as Ruleset>::Refusal),)*
        }

        /// The games' settings. Every campaign stores all of them, in one record with the table's own.
        #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        pub struct Settings {
            $($(#[$when])* #[serde(flatten)] pub $module: <$module::State as Ruleset>::Settings,)*
        }

        impl Settings {
            /// Returns whether everyone may know that a player was unable to do what was asked. Settings of games not
            /// played say yes.
            pub(crate) fn shows_inability(&self) -> bool {
                let all = true;
                $($(#[$when])* let all = all && <$module::State as Ruleset>::shows_inability(&self.$module);)*
                all
            }

            pub(crate) fn apply(&mut self, setting: &Setting) {
                match setting {
                    $($(#[$when])* Setting::$Game(setting) => <$module::State as Ruleset>::configure(&mut self.$module, setting),)*
                }
            }
        }

        $(
            $(#[$when])*
            impl Listed for $module::State {
                const LISTED: RulesetName = RulesetName::$Game;

                fn state_of(any: &Game) -> Option<&Self> {
                    games!(@only any Game $Game)
                }
                games!(@of terms_of Terms Terms $Game);
                games!(@of pick_of Pick Pick $Game);
                games!(@of event_of Event Event $Game);
                games!(@of command_of Command Command $Game);
                games!(@of correction_of Correction Correction $Game);
                games!(@of confirmation_of Confirmation Confirmation $Game);
                games!(@of refusal_of Refusal Refusal $Game);
                games!(@of remark_of Remark Remark $Game);
                games!(@of clause_of Clause Clause $Game);

                fn settings_of(any: &Settings) -> &<$module::State as Ruleset>::Settings { &any.$module }
                fn game(one: Self) -> Game { Game::$Game(one) }
                fn remark(one: <$module::State as Ruleset>::Remark) -> Remark { Remark::$Game(one) }
                fn command(one: <$module::State as Ruleset>::Command) -> Command { Command::$Game(one) }
                fn event(one: <$module::State as Ruleset>::Event) -> Event { Event::$Game(one) }
                fn terms(one: <$module::State as Ruleset>::Terms) -> Terms { Terms::$Game(one) }
                fn pick(one: <$module::State as Ruleset>::Pick) -> Pick { Pick::$Game(one) }
                fn confirmation(one: <$module::State as Ruleset>::Confirmation) -> Confirmation { Confirmation::$Game(one) }
                fn refusal(one: <$module::State as Ruleset>::Refusal) -> Refusal { Refusal::$Game(one) }
                fn setting(one: <$module::State as Ruleset>::Setting) -> Setting { Setting::$Game(one) }
                fn clause(one: <$module::State as Ruleset>::Clause) -> Clause { Clause::$Game(one) }
            }

            $(#[$when])*
            impl From<<$module::State as Ruleset>::Refusal> for Refused<$module::State> {
                fn from(one: <$module::State as Ruleset>::Refusal) -> Self { Refused::Game(one) }
            }

            $(#[$when])*
            impl From<<$module::State as Ruleset>::Refusal> for AnyRefusal {
                fn from(one: <$module::State as Ruleset>::Refusal) -> Self { AnyRefusal::Game(Refusal::$Game(one)) }
            }

            $(#[$when])*
            impl From<<$module::State as Ruleset>::Command> for command::Command {
                fn from(one: <$module::State as Ruleset>::Command) -> Self { command::Command::Game(Command::$Game(one)) }
            }

            $(#[$when])*
            impl From<<$module::State as Ruleset>::Correction> for Correction {
                fn from(one: <$module::State as Ruleset>::Correction) -> Self { Correction::$Game(one) }
            }

            $(#[$when])*
            impl From<<$module::State as Ruleset>::Confirmation> for command::Confirmation {
                fn from(one: <$module::State as Ruleset>::Confirmation) -> Self { command::Confirmation::Game(Confirmation::$Game(one)) }
            }

            $(#[$when])*
            impl From<<$module::State as Ruleset>::Setting> for settings::Setting {
                fn from(one: <$module::State as Ruleset>::Setting) -> Self { settings::Setting::Game(Setting::$Game(one)) }
            }

            $(#[$when])*
            impl From<<$module::State as Ruleset>::Pick> for Pick {
                fn from(one: <$module::State as Ruleset>::Pick) -> Self { Pick::$Game(one) }
            }

            $(#[$when])*
            impl From<<$module::State as Ruleset>::Event> for event::Event {
                fn from(one: <$module::State as Ruleset>::Event) -> Self { event::Event::Game(Event::$Game(one)) }
            }
        )*

        impl Event {
            /// Returns everything the table knows of the event.
            pub fn profile(&self) -> Profile {
                match self { $($(#[$when])* Event::$Game(event) => event.profile(),)* }
            }
            pub(crate) fn begins_play(&self) -> bool { match self { $($(#[$when])* Event::$Game(event) => event.begins_play(),)* } }
            pub(crate) fn reversed(&self) -> Option<Event> { match self { $($(#[$when])* Event::$Game(event) => event.reversed().map(Event::$Game),)* } }
            pub(crate) fn names_moment(&self) -> bool { match self { $($(#[$when])* Event::$Game(event) => event.names_moment(),)* } }
            pub(crate) fn written(&mut self) -> Option<(PlayerId, &mut Option<String>)> {
                match self { $($(#[$when])* Event::$Game(event) => event.written(),)* }
            }
            /// Returns the note that a player wrote in it.
            pub fn note(&self) -> Option<String> { self.clone().written().and_then(|(_, note)| note.take()) }
            pub fn gives_turn_to(&self) -> Option<PlayerId> { self.profile().gives_turn_to }
            pub fn opens_row(&self) -> Option<u64> { self.profile().opens_row }
            pub(crate) fn redacted_for(&self, settings: &Settings, viewer: Viewer) -> Option<Event> {
                match self {
                    $($(#[$when])* Event::$Game(event) => {
                        let redacted = <$module::State as Ruleset>::redacted_event(&settings.$module, event, viewer);
                        redacted.map(Event::$Game)
                    })*
                }
            }
        }

        impl Terms {
            pub fn refusal_costs(&self) -> bool {
                match self { $($(#[$when])* Terms::$Game(terms) => terms.refusal_costs(),)* }
            }

            /// Returns whether the asked player may refuse and the asker withdraw.
            pub fn may_be_refused(&self) -> bool {
                match self { $($(#[$when])* Terms::$Game(terms) => terms.may_be_refused(),)* }
            }

            /// Returns the number of its row, if one message shows several questions.
            pub fn row(&self) -> Option<u64> {
                match self { $($(#[$when])* Terms::$Game(terms) => terms.row(),)* }
            }

            pub fn is_sealed(&self) -> bool { match self { $($(#[$when])* Terms::$Game(terms) => terms.is_sealed(),)* } }
            pub(crate) fn is_final(&self) -> bool { match self { $($(#[$when])* Terms::$Game(terms) => terms.is_final(),)* } }
            pub(crate) fn may_wait_forever(&self) -> bool { match self { $($(#[$when])* Terms::$Game(terms) => terms.may_wait_forever(),)* } }
            pub(crate) fn redacted_for(&self, offer: &OfferHeader, viewer: Option<PlayerId>) -> Cow<'_, Terms> {
                match self { $($(#[$when])* Terms::$Game(terms) => games!(@redacted terms.redacted_for(offer, viewer), Terms $Game, self),)* }
            }
        }

        impl Command {
            pub fn ruleset(&self) -> RulesetName {
                match self { $($(#[$when])* Command::$Game(_) => RulesetName::$Game,)* }
            }

            /// Returns the command with its open place filled in, if it has one.
            #[must_use]
            pub fn at_place(self, place: String) -> Command {
                match self { $($(#[$when])* Command::$Game(command) => asking::at_place::<$module::State>(command, place),)* }
            }
        }

        impl Clause {
            pub fn ruleset(&self) -> RulesetName { match self { $($(#[$when])* Clause::$Game(_) => RulesetName::$Game,)* } }
            /// Returns the name used by commands and the export.
            pub fn name(&self) -> &'static str { games!(@clause self.name() $($(#[$when])* $Game)*) }
            pub fn kind(&self) -> ClauseKind { games!(@clause self.kind() $($(#[$when])* $Game)*) }
            /// Returns whether a private deal may hold it (D6.1).
            pub fn may_be_private(&self) -> bool { games!(@clause self.may_be_private() $($(#[$when])* $Game)*) }
            pub fn word(&self) -> Option<&Word> { games!(@clause self.word() $($(#[$when])* $Game)*) }
            pub fn word_mut(&mut self) -> Option<&mut Word> { games!(@clause self.word_mut() $($(#[$when])* $Game)*) }
        }

        impl Correction {
            pub fn ruleset(&self) -> RulesetName {
                match self { $($(#[$when])* Correction::$Game(_) => RulesetName::$Game,)* }
            }
        }

        impl Setting {
            pub fn ruleset(&self) -> RulesetName {
                match self { $($(#[$when])* Setting::$Game(_) => RulesetName::$Game,)* }
            }

            pub(crate) fn check(&self) -> Result<(), AnyRefusal> {
                match self { $($(#[$when])* Setting::$Game(setting) => Ok(<$module::State as Ruleset>::may_set(setting)?),)* }
            }
        }

        impl Game {
            pub fn ruleset(&self) -> RulesetName {
                match self { $($(#[$when])* Game::$Game(_) => RulesetName::$Game,)* }
            }

            /// Returns the rows whose outcome is announced together with this one.
            pub fn rows_with(&self, number: u64) -> Vec<u64> {
                match self { $($(#[$when])* Game::$Game(game) => game.rows_with(number),)* }
            }

            /// Returns the shuffles that cards are drawn from.
            pub(crate) fn decks(&self) -> Vec<&crate::shuffle::Shuffle> { match self { $($(#[$when])* Game::$Game(game) => game.decks(),)* } }
            /// Returns the number of the newest row of questions, open or closed.
            pub fn newest_row(&self) -> Option<u64> { match self { $($(#[$when])* Game::$Game(game) => game.newest_row(),)* } }

            /// Returns the seating order and the player whose action it is, while players take turns.
            pub fn turns(&self) -> Option<&crate::seating::Seating> {
                match self { $($(#[$when])* Game::$Game(game) => game.turns(),)* }
            }
            /// Returns the player whose turn follows another's.
            pub(crate) fn next_in_turn(&self, roster: Roster<'_>, player: PlayerId) -> Option<PlayerId> {
                match self { $($(#[$when])* Game::$Game(game) => game.next_in_turn(roster, player),)* }
            }
            pub(crate) fn redacted_for(&self, settings: &Settings, viewer: Viewer) -> Cow<'_, Game> {
                match self {
                    $($(#[$when])* Game::$Game(game) => games!(@redacted Ruleset::redacted_for(game, &settings.$module, viewer), Game $Game, self),)*
                }
            }

            pub(crate) fn misrecorded(&self, event: &Event) -> Option<Broken> {
                match self { $($(#[$when])* Game::$Game(game) => game.misrecorded(<$module::State as Listed>::event_of(event)?),)* }
            }

            pub(crate) fn uncovers(&self, event: &Event) -> bool {
                match self { $($(#[$when])* Game::$Game(game) => <$module::State as Listed>::event_of(event).is_some_and(|one| game.uncovers(one)),)* }
            }

            /// Applies an event; events of another game change nothing.
            pub(crate) fn evolve(&mut self, event: &Event) {
                match self {
                    $($(#[$when])* Game::$Game(game) => {
                        if let Some(event) = <$module::State as Listed>::event_of(event) {
                            Ruleset::evolve(game, event);
                        }
                    })*
                }
            }

            pub(crate) fn decide(&self, campaign: &Campaign, moment: DecisionContext, order: &Order, command: &Command) -> Result<Effects, AnyRefusal> {
                match self { $($(#[$when])* Game::$Game(game) => asking::decide(&campaign.stands(game, moment), order, command),)* }
            }

            pub(crate) fn correct(&self, campaign: &Campaign, moment: DecisionContext, order: &Order, correction: &Correction) -> Result<Effects, AnyRefusal> {
                match self { $($(#[$when])* Game::$Game(game) => asking::correct(&campaign.stands(game, moment), order, correction),)* }
            }
            pub(crate) fn configured(&self, campaign: &Campaign, moment: DecisionContext, before: &Settings) -> Effects {
                match self { $($(#[$when])* Game::$Game(game) => asking::configured(&campaign.stands(game, moment), before),)* }
            }
            pub(crate) fn joins(&self, campaign: &Campaign, moment: DecisionContext, player: PlayerId) -> Result<Effects, AnyRefusal> {
                match self { $($(#[$when])* Game::$Game(game) => asking::joins(&campaign.stands(game, moment), player),)* }
            }
            pub(crate) fn may_leave(&self, campaign: &Campaign, moment: DecisionContext, player: PlayerId) -> Result<(), AnyRefusal> {
                match self { $($(#[$when])* Game::$Game(game) => asking::may_leave(&campaign.stands(game, moment), player),)* }
            }
            pub(crate) fn leaves(&self, campaign: &Campaign, moment: DecisionContext, player: PlayerId) -> Effects {
                match self { $($(#[$when])* Game::$Game(game) => asking::leaves(&campaign.stands(game, moment), player),)* }
            }
            pub(crate) fn ends(&self, campaign: &Campaign, moment: DecisionContext) -> Effects {
                match self { $($(#[$when])* Game::$Game(game) => asking::ends(&campaign.stands(game, moment)),)* }
            }
            pub(crate) fn pauses(&self, campaign: &Campaign, moment: DecisionContext) -> Effects {
                match self { $($(#[$when])* Game::$Game(game) => asking::pauses(&campaign.stands(game, moment)),)* }
            }
            pub(crate) fn accepted(&self, campaign: &Campaign, moment: DecisionContext, offer: &Offer, picks: &[Pick]) -> Result<Effects, AnyRefusal> {
                match self { $($(#[$when])* Game::$Game(game) => asking::accepted(&campaign.stands(game, moment), offer, picks),)* }
            }
            pub(crate) fn before_refusing(&self, campaign: &Campaign, moment: DecisionContext, offer: &Offer) -> Option<Confirmation> {
                match self { $($(#[$when])* Game::$Game(game) => asking::before_refusing(&campaign.stands(game, moment), offer),)* }
            }
            pub(crate) fn before_withdrawing(&self, campaign: &Campaign, moment: DecisionContext, offer: &Offer) -> Option<Confirmation> {
                match self { $($(#[$when])* Game::$Game(game) => asking::before_withdrawing(&campaign.stands(game, moment), offer),)* }
            }
            pub(crate) fn before_leaving(&self, campaign: &Campaign, moment: DecisionContext, player: PlayerId) -> Option<Confirmation> {
                match self { $($(#[$when])* Game::$Game(game) => asking::before_leaving(&campaign.stands(game, moment), player),)* }
            }
            pub(crate) fn refused(&self, campaign: &Campaign, moment: DecisionContext, offer: &Offer) -> Effects {
                match self { $($(#[$when])* Game::$Game(game) => asking::refused(&campaign.stands(game, moment), offer),)* }
            }
            pub(crate) fn is_unable(&self, campaign: &Campaign, moment: DecisionContext, offer: &Offer) -> bool {
                match self { $($(#[$when])* Game::$Game(game) => asking::is_unable(&campaign.stands(game, moment), offer),)* }
            }
            pub(crate) fn clause_of_offer(&self, offer: &Offer) -> Option<deal::Clause> { match self { $($(#[$when])* Game::$Game(_) => asking::clause_of_offer::<$module::State>(offer),)* } }
            pub(crate) fn normalised_clause(&self, campaign: &Campaign, moment: DecisionContext, clause: &deal::Clause) -> Result<deal::Clause, AnyRefusal> {
                match self { $($(#[$when])* Game::$Game(game) => asking::normalised_clause(&campaign.stands(game, moment), clause),)* }
            }
            pub(crate) fn picks_for_clause(&self, campaign: &Campaign, moment: DecisionContext, clause: &deal::Clause, player: PlayerId) -> Vec<Pick> { match self { $($(#[$when])* Game::$Game(game) => asking::picks_for_clause(&campaign.stands(game, moment), clause, player),)* } }
            pub(crate) fn carry_out_clause(&self, campaign: &Campaign, moment: DecisionContext, clause: (DealId, &deal::Clause), picks: [Option<&Pick>; 2]) -> Result<Effects, AnyRefusal> { match self { $($(#[$when])* Game::$Game(game) => asking::carry_out_clause(&campaign.stands(game, moment), clause, picks),)* } }
            pub(crate) fn may_know_why(&self, campaign: &Campaign, moment: DecisionContext, clause: &deal::Clause, why: &AnyRefusal, reader: PlayerId) -> bool { match self { $($(#[$when])* Game::$Game(game) => asking::may_know_why(&campaign.stands(game, moment), clause, why, reader),)* } }
            pub(crate) fn shows_private_deals(&self, all: &Settings) -> bool { match self { $($(#[$when])* Game::$Game(_) => <$module::State as Ruleset>::shows_private_deals(&all.$module),)* } }
            pub(crate) fn swallowed(&self, happened: &[event::Event], player: PlayerId) -> i64 { match self { $($(#[$when])* Game::$Game(_) => asking::swallowed::<$module::State>(happened, player),)* } }
            pub(crate) fn judge(&self, promises: &[deal::Clause], happened: &[event::Event]) -> Vec<Option<Judgement<Clause>>> { match self { $($(#[$when])* Game::$Game(_) => asking::judge::<$module::State>(promises, happened),)* } }
            pub(crate) fn taken_back(&self, campaign: &Campaign, moment: DecisionContext, offer: &Offer) -> Effects {
                match self { $($(#[$when])* Game::$Game(game) => asking::taken_back(&campaign.stands(game, moment), offer),)* }
            }
            pub(crate) fn passes(&self, campaign: &Campaign, moment: DecisionContext) -> Effects {
                match self { $($(#[$when])* Game::$Game(game) => asking::passes(&campaign.stands(game, moment)),)* }
            }
            pub(crate) fn follows(&self, campaign: &Campaign, moment: DecisionContext, happened: &[event::Event]) -> Effects {
                match self { $($(#[$when])* Game::$Game(game) => asking::follows(&campaign.stands(game, moment), happened),)* }
            }
            pub(crate) fn goes_on(&self, campaign: &Campaign, moment: DecisionContext) -> Effects {
                match self { $($(#[$when])* Game::$Game(game) => asking::goes_on(&campaign.stands(game, moment)),)* }
            }
            pub(crate) fn opens_at(&self, campaign: &Campaign, moment: DecisionContext) -> Option<Time> {
                match self { $($(#[$when])* Game::$Game(game) => asking::opens_at(&campaign.stands(game, moment)),)* }
            }
            pub(crate) fn opened(&self, campaign: &Campaign, moment: DecisionContext) -> Effects {
                match self { $($(#[$when])* Game::$Game(game) => asking::opened(&campaign.stands(game, moment)),)* }
            }
            pub(crate) fn renewed(&self, campaign: &Campaign, moment: DecisionContext, undone: &[event::Event]) -> Effects {
                match self { $($(#[$when])* Game::$Game(game) => asking::renewed(&campaign.stands(game, moment), undone),)* }
            }
            pub(crate) fn redrawn(&self, campaign: &Campaign, moment: DecisionContext, undone: &[event::Event]) -> Effects {
                match self { $($(#[$when])* Game::$Game(game) => asking::redrawn(&campaign.stands(game, moment), undone),)* }
            }
            pub(crate) fn postpone(&mut self, by: Span) { match self { $($(#[$when])* Game::$Game(game) => Ruleset::postpone(game, by),)* } }
            pub(crate) fn change_seat(&mut self, seat: PlayerId, player: PlayerId) { match self { $($(#[$when])* Game::$Game(game) => game.change_seat(seat, player),)* } }
            pub(crate) fn due(&self, campaign: &Campaign, moment: DecisionContext) -> Option<Time> {
                match self { $($(#[$when])* Game::$Game(game) => asking::due(&campaign.stands(game, moment)),)* }
            }
            pub(crate) fn remarks(&self, campaign: &Campaign, moment: DecisionContext, happened: &[event::Event]) -> Vec<Remark> {
                match self { $($(#[$when])* Game::$Game(game) => asking::remarks(&campaign.stands(game, moment), happened),)* }
            }
            pub(crate) fn acts_towards(&self, campaign: &Campaign, moment: DecisionContext, other: PlayerId) -> Vec<Command> {
                match self { $($(#[$when])* Game::$Game(game) => asking::acts_towards(&campaign.stands(game, moment), other),)* }
            }
            pub(crate) fn invariants(&self, campaign: &Campaign, moment: DecisionContext) -> Vec<Broken> {
                match self { $($(#[$when])* Game::$Game(game) => asking::invariants(&campaign.stands(game, moment)),)* }
            }
        }
    };
    (@tagged $doc:literal $Kind:ident $Of:ident $($(#[$when:meta])* $Game:ident $module:ident $tag:literal)*) => {
        #[doc = $doc]
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        pub enum $Kind {
            $($(#[$when])* #[serde(rename = $tag)] $Game(<$module::State as Ruleset>::$Of),)*
        }
    };
    (@state $doc:literal $Kind:ident $($(#[$when:meta])* $Game:ident $module:ident $tag:literal)*) => {
        #[doc = $doc]
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[expect(clippy::large_enum_variant, reason = "a campaign has one, and games differ in what they keep")]
        pub enum $Kind {
            $($(#[$when])* #[serde(rename = $tag)] $Game($module::State),)*
        }
    };
    (@bare $doc:literal $Kind:ident $Of:ident $($(#[$when:meta])* $Game:ident $module:ident)*) => {
        #[doc = $doc]
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(untagged)]
        pub enum $Kind {
            $($(#[$when])* $Game(<$module::State as Ruleset>::$Of),)*
        }
    };
    (@clause $clause:ident.$what:ident() $($(#[$when:meta])* $Game:ident)*) => {
        match $clause { $($(#[$when])* Clause::$Game(clause) => clause.$what(),)* }
    };
    (@of $name:ident $Kind:ident $Of:ident $Game:ident) => {
        fn $name(any: &$Kind) -> Option<&<Self as Ruleset>::$Of> {
            games!(@only any $Kind $Game)
        }
    };
    (@redacted $redacted:expr, $Kind:ident $Game:ident, $whole:expr) => {
        match $redacted {
            Cow::Borrowed(_) => Cow::Borrowed($whole),
            Cow::Owned(redacted) => Cow::Owned($Kind::$Game(redacted)),
        }
    };
    (@only $any:ident $Kind:ident $Game:ident) => {
        if let $Kind::$Game(one) = $any { Some(one) } else { None }
    };
}

games! {
    Leverage = leverage "leverage";
    Ambassadors = ambassadors "ambassadors";
    StrategyCard = strategy_card "strategy-card";
    Realms = realms "realms";
    #[cfg(any(feature = "nim", debug_assertions))] Nim = nim "nim";
}
