use super::{
    boards, commands, confirm, export, help, offer, picks, picture, refusal, room, rulebook, tell, views, wizards,
};
use crate::board_file;
use crate::discord::buttons::GameCode;
use crate::discord::command::Options;
use crate::discord::game_ui::{
    BoardParts, Command, GameUi, Parameter, Question, Rulebook, SeatParts, Topic, WayOut, Wizard, without,
};
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render::tell::{Reader, Side};
use crate::discord::render::{Card, Names, Picture};
use crate::discord::reply::Answer;
use crate::rules::games::ambassadors::{
    Confirmation, Correction, EntryBy, Event, Pick, Refusal, Setting, Settings, State, Terms,
};
use crate::rules::ids::{CampaignId, OfferId, PlayerId};
use crate::rules::time::Time;
use crate::rules::{self, Campaign, Closing, Offer, Reminder, Silence, board, seating};
use crate::text::{Arguments, Label, Place, Said, Text, Words, say};
use serde_json::Value;

impl GameUi for State {
    without!(costs_of_refusing, remarks, turns);

    const DEMO: &'static str = include_str!("demo.play");
    const FIRST_STEPS: &'static [&'static str] =
        &["@ada /seat species species:Terrans", "@mod /board example players:4", "@ada /action begin"];
    const MEASURES: &'static [&'static str] = &["points"];
    const RULEBOOK: Rulebook = rulebook::RULEBOOK;
    const TOPICS: &'static [Topic] = help::TOPICS;
    const WIZARDS: &'static [Wizard<State>] = wizards::WIZARDS;

    fn name(text: &Text) -> Said {
        say!(text, "ruleset-ambassadors")
    }

    fn about(text: &Text) -> Said {
        say!(text, "about-ambassadors")
    }

    fn start(text: &Text) -> Said {
        help::start(text)
    }

    fn numbers(text: &Text, _: &Settings) -> Arguments {
        rulebook::numbers(text)
    }

    fn commands() -> Vec<Command> {
        commands::all()
    }

    fn settings_now(settings: &Settings) -> Vec<Setting> {
        vec![Setting::EntryBy(settings.entry_by)]
    }

    fn setting_told(text: &Text, setting: &Setting) -> Said {
        match setting {
            Setting::EntryBy(EntryBy::Players) => say!(text, "setting-entry-by-players"),
            Setting::EntryBy(EntryBy::Moderators) => say!(text, "setting-entry-by-moderators"),
        }
    }

    fn board() -> Option<BoardParts> {
        Some(BoardParts {
            show: views::board,
            picture: picture::board_picture,
            examples: boards::EXAMPLES,
            example: |players| boards::example(players).map(boards::loading),
            read: |file| board_file::read(file).map(boards::loading),
            write: boards::written,
        })
    }

    fn seats() -> Option<SeatParts> {
        Some(SeatParts {
            show: views::seats,
            order: |player, position| rules::Correction::Ambassadors(Correction::Order { player, position }),
        })
    }

    fn situation(text: &Text, _: &Campaign, game: &State) -> Vec<Said> {
        let round = game.round;
        vec![match game.seating.active {
            Some(active) => say!(text, "panel-action", round, player = active),
            None => say!(text, "panel-no-action", round),
        }]
    }

    fn told(text: &Text, reader: Reader, event: &Event) -> Option<Said> {
        tell::happened(text, reader, event)
    }

    fn refusal_told(text: &Text, no: &Refusal, by: PlayerId) -> Said {
        refusal::refusal(text, no, by)
    }

    fn board_refusal(text: &Text, no: &board::Refusal) -> Said {
        refusal::board(text, no)
    }

    fn seating_refusal(text: &Text, no: &seating::Refusal, by: PlayerId) -> Said {
        refusal::seating(text, no, by)
    }

    fn way_out(text: &Text, game: &State, by: PlayerId, no: &Refusal) -> Option<WayOut> {
        room::way_out(text, game, by, no)
    }

    fn confirmation_told(text: &Text, needed: &Confirmation) -> Said {
        confirm::confirmation(text, needed)
    }

    fn confirm_label(text: &Text, needed: &Confirmation) -> Said {
        confirm::confirm_label(text, needed)
    }

    fn advice(text: &Text, by: PlayerId, event: &Event) -> Option<Said> {
        tell::sits_down(event, by).then(|| say!(text, "hint-seated"))
    }

    fn made(text: &Text, reader: Reader, offer: &Offer, terms: &Terms) -> Said {
        offer::made(text, reader, offer, terms)
    }

    fn matter<M: Place>(text: &Text, terms: &Terms) -> Words<M> {
        offer::matter(text, terms)
    }

    fn accepting(text: &Text, _: Option<&State>, _: &Offer, terms: &Terms) -> Option<Said> {
        offer::accepting(text, terms)
    }

    fn answer_label(text: &Text, terms: &Terms) -> Said {
        offer::answer_label(text, terms)
    }

    fn silence(text: &Text, terms: &Terms, silence: Silence) -> Said {
        offer::silence(text, terms, silence)
    }

    fn unanswered(text: &Text, closing: &Closing, terms: &Terms) -> Said {
        offer::unanswered(text, closing, terms)
    }

    fn closed(text: &Text, reader: Reader, offer: &Offer, terms: &Terms, closing: &Closing) -> Said {
        offer::closed(text, reader, offer, terms, closing)
    }

    fn reminded(text: &Text, reader: Reader, offer: &Offer, terms: &Terms, reminder: Reminder) -> Said {
        offer::reminded(text, reader, offer, terms, reminder)
    }

    fn no_offers(text: &Text) -> Said {
        say!(text, "offers-none-relations")
    }

    fn must_pick(text: &Text, offer: OfferId, picks: &[&Pick]) -> Said {
        picks::must_pick(text, offer, picks)
    }

    fn question(text: &Text, offer: OfferId, picks: &[&Pick]) -> Question {
        picks::question(text, offer, picks)
    }

    fn pick_label(text: &Text, game: &State, by: PlayerId, pick: &Pick) -> Option<Label> {
        picks::label(text, game, by, pick)
    }

    fn pick_code(pick: &Pick) -> String {
        picks::code(pick)
    }

    fn picked(code: &str) -> Option<Pick> {
        picks::picked(code)
    }

    fn accept_options() -> Vec<Parameter> {
        picks::options()
    }

    fn options_picked(_: &Invoker, _: &Campaign, _: PlayerId, options: Options<'_>) -> Result<Vec<Pick>, Problem> {
        Ok(picks::chosen(options))
    }

    async fn pressed(
        handler: &Handler,
        invoker: &Invoker,
        campaign: CampaignId,
        code: &GameCode,
        chosen: &[&str],
    ) -> Result<Answer, Problem> {
        room::pressed(handler, invoker, campaign, code, chosen).await
    }

    fn relations(
        text: &Text,
        campaign: &Campaign,
        names: &Names,
        Side { player: viewer, .. }: Side,
        other: Option<PlayerId>,
    ) -> Result<Card, rules::Refusal> {
        match other {
            Some(other) => views::relations_missing(text, campaign, names, (viewer, other)),
            None => views::relations_overview(text, campaign, names, viewer),
        }
    }

    fn rights(
        text: &Text,
        campaign: &Campaign,
        names: &Names,
        (Side { player: viewer, .. }, other): (Side, PlayerId),
        _: Time,
    ) -> Result<Card, rules::Refusal> {
        views::relations_check(text, campaign, names, (viewer, other))
    }

    fn leaderboard(text: &Text, campaign: &Campaign, game: &State, names: &Names, _: &str) -> Card {
        views::standings(text, campaign, game, names)
    }

    fn leaderboard_picture(
        text: &Text,
        campaign: &Campaign,
        names: &Names,
        _: &str,
        _: Option<PlayerId>,
    ) -> Option<Picture> {
        picture::relations_picture(text, campaign, names)
    }

    fn exported(_: &Campaign, game: &State) -> Value {
        export::game(game)
    }

    fn exported_player(game: &State, player: PlayerId) -> Value {
        export::player(game, player)
    }

    fn exported_terms(terms: &Terms) -> Value {
        export::terms(terms)
    }

    fn exported_settings(settings: &Settings) -> Value {
        export::settings(settings)
    }
}
