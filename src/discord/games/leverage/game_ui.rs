use super::words;
use super::{buttons, commands, confirm, export, help, offer, picks, picture, refusal, rulebook, tell, views, wizards};
use crate::discord::buttons::GameCode;
use crate::discord::command::Options;
use crate::discord::game_ui::{Chart, Command, GameUi, Parameter, Question, Rulebook, Topic, Wizard, without};
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render::tell::{Reader, Side};
use crate::discord::render::{Card, Names, Picture};
use crate::discord::reply::Answer;
use crate::rules::games::leverage::{
    Confirmation, Event, Pick, Refusal, RightsShift, Setting, Settings, State, TaskKind, Terms,
};
use crate::rules::ids::{CampaignId, OfferId, PlayerId};
use crate::rules::time::Time;
use crate::rules::{self, Campaign, Offer};
use crate::text::{Arguments, Label, Place, Said, Text, Words, say};
use serde_json::Value;

impl GameUi for State {
    without!(board, seats, turns);

    const EVERYWHERE: bool = true;
    const DEMO: &'static str = include_str!("demo.play");
    const FIRST_STEPS: &'static [&'static str] = &["@ada /gift player:@bo amount:100"];
    const MEASURES: &'static [&'static str] = views::MEASURES;
    const REFUSING_COSTS: bool = true;
    const RULEBOOK: Rulebook = rulebook::RULEBOOK;
    const TOPICS: &'static [Topic] = help::TOPICS;
    const WIZARDS: &'static [Wizard<State>] = wizards::WIZARDS;

    fn name(text: &Text) -> Said {
        say!(text, "ruleset-leverage")
    }

    fn about(text: &Text) -> Said {
        say!(text, "about-leverage")
    }

    fn start(text: &Text) -> Said {
        help::start(text)
    }

    fn numbers(text: &Text, settings: &Settings) -> Arguments {
        rulebook::numbers(text, settings)
    }

    fn commands() -> Vec<Command> {
        commands::all()
    }

    fn corrections() -> Vec<Command> {
        commands::moderate::corrections()
    }

    fn setting_options() -> Vec<Parameter> {
        commands::settings::options()
    }

    fn settings_chosen(text: &Text, options: Options<'_>) -> Result<Vec<Setting>, Problem> {
        commands::settings::chosen(text, options)
    }

    fn settings_now(settings: &Settings) -> Vec<Setting> {
        vec![
            Setting::OpenAccess(settings.open_access.clone()),
            Setting::Thresholds(settings.thresholds),
            Setting::PendingFavours(settings.pending_favours),
            Setting::Terraforming(settings.terraforming),
            Setting::DestroyedShips(settings.destroyed_ships),
            Setting::PublicLeverage(settings.public_leverage),
            Setting::PublicMoney(settings.public_money),
            Setting::SmallGifts(settings.small_gifts),
        ]
    }

    fn setting_told(text: &Text, setting: &Setting) -> Said {
        words::setting(text, setting)
    }

    fn told(text: &Text, reader: Reader, event: &Event) -> Option<Said> {
        tell::told(text, reader, event)
    }

    fn is_agreed(event: &Event) -> bool {
        tell::is_agreed(event)
    }

    fn note(event: &Event) -> Option<&str> {
        tell::note(event)
    }

    fn summary(text: &Text, events: &[&Event]) -> Vec<Said> {
        tell::opened_to_all(text, events).into_iter().collect()
    }

    fn remarks(text: &Text, reader: Reader, remarks: &[&RightsShift]) -> Vec<Said> {
        tell::rights(text, reader, remarks)
    }

    fn left(text: &Text, game: &State, by: PlayerId, events: &[&Event]) -> Vec<Said> {
        tell::left(text, game, by, events)
    }

    fn advice(text: &Text, by: PlayerId, event: &Event) -> Option<Said> {
        if let Event::GiftKeptBack { gift, since } = event {
            return (gift.from == by).then(|| tell::kept_back(text, *since));
        }
        let task = tell::begun(event, by)?;
        let embassy = matches!(task.kind, TaskKind::Embassy);
        embassy.then(|| say!(text, "hint-embassy"))
    }

    async fn follow_up(
        handler: &Handler,
        invoker: &Invoker,
        campaign: &Campaign,
        events: &[&Event],
        answer: Answer,
    ) -> Result<Answer, Problem> {
        let begun = events.iter().find_map(|event| tell::begun(event, invoker.player));
        match begun {
            Some(task) => buttons::with_progress(handler, invoker, campaign, task, answer).await,
            None => Ok(answer),
        }
    }

    fn refusal_told(text: &Text, no: &Refusal, by: PlayerId) -> Said {
        refusal::refusal(text, no, by)
    }

    fn confirmation_told(text: &Text, needed: &Confirmation) -> Said {
        confirm::confirmation(text, needed)
    }

    fn confirm_label(text: &Text, needed: &Confirmation) -> Said {
        confirm::confirm_label(text, needed)
    }

    fn settles(text: &Text, offer: OfferId, costs: &Confirmation) -> Option<Said> {
        confirm::settles(text, offer, costs)
    }

    fn made(text: &Text, reader: Reader, offer: &Offer, terms: &Terms) -> Said {
        offer::made(text, reader, offer, terms)
    }

    fn matter<M: Place>(text: &Text, terms: &Terms) -> Words<M> {
        offer::matter(text, terms)
    }

    fn accepting(text: &Text, game: Option<&State>, offer: &Offer, terms: &Terms) -> Option<Said> {
        offer::accepting(text, game, offer, terms)
    }

    fn gives(offer: &Offer, terms: &Terms) -> Option<(PlayerId, PlayerId)> {
        offer::gives(offer, terms)
    }

    fn refusing(text: &Text, game: Option<&State>, offer: &Offer, terms: &Terms) -> Option<Said> {
        offer::refusing(text, game, offer, terms)
    }

    fn rewords(event: &Event, offer: &Offer, terms: &Terms) -> bool {
        offer::rewords(event, offer, terms)
    }

    fn hint(text: &Text, terms: &Terms) -> Option<Said> {
        offer::hint(text, terms)
    }

    fn no_offers(text: &Text) -> Said {
        say!(text, "offers-none")
    }

    fn must_pick(text: &Text, offer: OfferId, picks: &[&Pick]) -> Said {
        picks::must_pick(text, offer, picks.len())
    }

    fn question(text: &Text, offer: OfferId, _: &[&Pick]) -> Question {
        picks::question(text, offer)
    }

    fn pick_label(_: &Text, game: &State, _: PlayerId, pick: &Pick) -> Option<Label> {
        picks::label(game, pick)
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

    fn options_picked(
        invoker: &Invoker,
        campaign: &Campaign,
        by: PlayerId,
        options: Options<'_>,
    ) -> Result<Vec<Pick>, Problem> {
        picks::chosen(invoker, campaign, by, options)
    }

    async fn pressed(
        handler: &Handler,
        invoker: &Invoker,
        campaign: CampaignId,
        code: &GameCode,
        _: &[&str],
    ) -> Result<Answer, Problem> {
        buttons::pressed(handler, invoker, campaign, code).await
    }

    fn relations(
        text: &Text,
        campaign: &Campaign,
        names: &Names,
        viewer: Side,
        other: Option<PlayerId>,
    ) -> Result<Card, rules::Refusal> {
        match other {
            Some(other) => views::relation_pair(text, campaign, names, viewer, other),
            None => views::relations_table(text, campaign, names, viewer),
        }
    }

    fn rights(
        text: &Text,
        campaign: &Campaign,
        names: &Names,
        pair: (Side, PlayerId),
        now: Time,
    ) -> Result<Card, rules::Refusal> {
        views::rights(text, campaign, names, pair, now)
    }

    fn leaderboard(text: &Text, campaign: &Campaign, game: &State, names: &Names, measure: &str) -> Card {
        views::leaderboard(text, campaign, game, names, measure)
    }

    fn leaderboard_picture(
        text: &Text,
        campaign: &Campaign,
        names: &Names,
        measure: &str,
        viewer: Option<PlayerId>,
    ) -> Option<Picture> {
        // The map shows details of the first measure only.
        let first = views::MEASURES.first() == Some(&measure);
        first.then(|| picture::leverage_map(text, campaign, names, viewer))?
    }

    fn chart() -> Option<Chart<State>> {
        Some(picture::CHART)
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

    fn exported_settings(settings: &Settings) -> Value {
        export::settings(settings)
    }
}
