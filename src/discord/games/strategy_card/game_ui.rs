use super::{
    commands, confirm, dialogue, export, galaxies, help, offer, picks, picture, refusal, row, rulebook, tell, views,
    wizards, words,
};
use crate::board_file;
use crate::discord::buttons::GameCode;
use crate::discord::game_ui::{
    self, BoardParts, Command, GameUi, LeftOpen, Question, Rulebook, SeatParts, Topic, TurnParts, Wizard, without,
};
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render::tell::{Reader, Side};
use crate::discord::render::{Card, Names, Picture};
use crate::discord::reply::Answer;
use crate::rules::games::strategy_card::{
    Command as Act, Confirmation, Correction, Event, Pick, Refusal, State, Terms,
};
use crate::rules::ids::{CampaignId, OfferId, PlayerId};
use crate::rules::time::Time;
use crate::rules::{self, Campaign, Closing, Offer, Reminder, Silence};
use crate::text::{Arguments, Label, Place, Said, Text, Words, say};
use serde_json::Value;

impl GameUi for State {
    without!(costs_of_refusing, settings, remarks);

    const DEMO: &'static str = include_str!("demo.play");
    const FIRST_STEPS: &'static [&'static str] =
        &["@mod /board example players:3", "@ada /phase begin phase:strategy", "@ada /diplomacy take"];
    const MEASURES: &'static [&'static str] = &["planets"];
    const RULEBOOK: Rulebook = rulebook::RULEBOOK;
    const TOPICS: &'static [Topic] = help::TOPICS;
    const WIZARDS: &'static [Wizard<State>] = wizards::WIZARDS;

    fn name(text: &Text) -> Said {
        say!(text, "ruleset-strategy-card")
    }

    fn about(text: &Text) -> Said {
        say!(text, "about-strategy-card")
    }

    fn start(text: &Text) -> Said {
        help::start(text)
    }

    fn numbers(text: &Text, _: &Self::Settings) -> Arguments {
        rulebook::numbers(text)
    }

    fn commands() -> Vec<Command> {
        commands::all()
    }

    fn board() -> Option<BoardParts> {
        Some(BoardParts {
            show: views::galaxy,
            picture: picture::galaxy_picture,
            examples: galaxies::EXAMPLES,
            example: |players| galaxies::example(players).map(galaxies::loading),
            read: |file| board_file::read(file).map(galaxies::loading),
            write: galaxies::written,
        })
    }

    fn seats() -> Option<SeatParts> {
        Some(SeatParts {
            show: views::seats,
            order: |player, position| rules::Correction::StrategyCard(Correction::Order { player, position }),
        })
    }

    fn turns() -> Option<TurnParts> {
        Some(TurnParts { begin: || rules::Command::from(Act::BeginTurn), end: || rules::Command::from(Act::EndTurn) })
    }

    fn situation(text: &Text, _: &Campaign, game: &State) -> Vec<Said> {
        let phase = words::phase_now(text, game.phase);
        vec![match game.seating.active {
            Some(active) => say!(text, "panel-phase-turn", phase, player = active),
            None => say!(text, "panel-phase", phase),
        }]
    }

    fn told(text: &Text, reader: Reader, event: &Event) -> Option<Said> {
        tell::happened(text, reader, event)
    }

    fn note(_: &Event) -> Option<&str> {
        None
    }

    fn refusal_told(text: &Text, no: &Refusal, by: PlayerId) -> Said {
        refusal::refusal(text, no, by)
    }

    fn left_open(text: &Text, command: &Act, refusal: &Refusal) -> Option<LeftOpen> {
        dialogue::left_open(text, command, refusal)
    }

    fn filled(command: &Act, chosen: &[String]) -> Option<Act> {
        dialogue::filled(command, chosen)
    }

    fn confirmation_told(text: &Text, needed: &Confirmation) -> Said {
        confirm::confirmation(text, needed)
    }

    fn confirm_label(text: &Text, needed: &Confirmation) -> Said {
        confirm::confirm_label(text, needed)
    }

    fn row(text: &Text, campaign: &Campaign, game: &State, number: u64) -> Option<game_ui::QuestionGroup> {
        row::shown(text, campaign, game, number)
    }

    fn made(text: &Text, reader: Reader, offer: &Offer, terms: &Terms) -> Said {
        offer::made(text, reader, offer, terms)
    }

    fn matter<M: Place>(text: &Text, terms: &Terms) -> Words<M> {
        offer::matter(text, terms)
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
        say!(text, "offers-none-strategy-card")
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

    async fn pressed(
        handler: &Handler,
        invoker: &Invoker,
        campaign: CampaignId,
        code: &GameCode,
        _: &[&str],
    ) -> Result<Answer, Problem> {
        dialogue::pressed(handler, invoker, campaign, code).await
    }

    fn relations(
        text: &Text,
        campaign: &Campaign,
        names: &Names,
        _: Side,
        other: Option<PlayerId>,
    ) -> Result<Card, rules::Refusal> {
        views::tokens(text, campaign, names, other)
    }

    fn rights(
        text: &Text,
        campaign: &Campaign,
        names: &Names,
        (viewer, other): (Side, PlayerId),
        now: Time,
    ) -> Result<Card, rules::Refusal> {
        views::rights(text, campaign, names, (viewer.player, other), now)
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
        picture::galaxy_picture(text, campaign, names)
    }

    fn exported(campaign: &Campaign, game: &State) -> Value {
        export::game(campaign, game)
    }

    fn exported_player(game: &State, player: PlayerId) -> Value {
        export::player(game, player)
    }

    fn exported_terms(terms: &Terms) -> Value {
        export::terms(terms)
    }
}
