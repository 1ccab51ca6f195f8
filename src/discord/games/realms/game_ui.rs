use super::{
    commands, confirm, dialogue, export, help, maps, offer, picture, refusal, row, rulebook, seated, tell, trade,
    views, wizards, words,
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
use crate::discord::render::{Card, Names, Picture, at};
use crate::discord::reply::Answer;
use crate::rules::games::realms::{
    Command as Act, Confirmation, Correction, DistantAlliance, Event, LEAST_INFLUENCE, MerchantsStand, Pick, Refusal,
    Setting, Settings, State, Terms, TradeCards,
};
use crate::rules::ids::{CampaignId, OfferId, PlayerId};
use crate::rules::time::Time;
use crate::rules::{self, Campaign, Closing, Offer, Reminder, Silence};
use crate::text::{Arguments, Label, Place, Said, Text, Words, say};
use serde_json::Value;

impl GameUi for State {
    without!(remarks);

    const DEMO: &'static str = include_str!("demo.play");
    const FIRST_STEPS: &'static [&'static str] =
        &["@mod /board example players:4", "@ada /turn begin", "@ada /influence place"];
    const MEASURES: &'static [&'static str] = &["alliances"];
    const REFUSING_COSTS: bool = false;
    const RULEBOOK: Rulebook = rulebook::RULEBOOK;
    const TOPICS: &'static [Topic] = help::TOPICS;
    const WIZARDS: &'static [Wizard<State>] = wizards::WIZARDS;

    fn name(text: &Text) -> Said {
        say!(text, "ruleset-realms")
    }

    fn about(text: &Text) -> Said {
        say!(text, "about-realms")
    }

    fn start(text: &Text) -> Said {
        help::start(text)
    }

    fn commands() -> Vec<Command> {
        commands::all()
    }

    fn board() -> Option<BoardParts> {
        Some(BoardParts {
            show: views::map,
            picture: picture::map_picture,
            examples: maps::EXAMPLES,
            example: |players| maps::example(players).map(maps::loading),
            read: |file| board_file::read(file).map(maps::loading),
            write: maps::written,
        })
    }

    fn seats() -> Option<SeatParts> {
        Some(SeatParts {
            show: views::seats,
            order: |player, position| rules::Correction::Realms(Correction::Order { player, position }),
        })
    }

    fn turns() -> Option<TurnParts> {
        Some(TurnParts { begin: || rules::Command::from(Act::BeginTurn), end: || rules::Command::from(Act::EndTurn) })
    }

    fn numbers(text: &Text, settings: &Settings) -> Arguments {
        rulebook::numbers(text, settings)
    }

    fn settings_now(settings: &Settings) -> Vec<Setting> {
        vec![
            Setting::CounterHours(settings.counter_hours),
            Setting::Actions(settings.actions),
            Setting::MerchantsStand(settings.merchants_stand),
            Setting::DistantAlliance(settings.distant_alliance),
            Setting::TradeHours(settings.trade_hours),
            Setting::TradeCards(settings.trade_cards),
        ]
    }

    fn setting_told(text: &Text, setting: &Setting) -> Said {
        match setting {
            Setting::CounterHours(hours) => say!(text, "setting-counter", hours = words::hours(text, *hours)),
            Setting::Actions(actions) => say!(text, "setting-actions", actions),
            Setting::MerchantsStand(MerchantsStand::Moderator) => say!(text, "setting-merchants-moderator"),
            Setting::MerchantsStand(MerchantsStand::LastSeat) => say!(text, "setting-merchants-last-seat"),
            Setting::DistantAlliance(DistantAlliance::Claim) => {
                say!(text, "setting-distant-claim", least = LEAST_INFLUENCE)
            }
            Setting::DistantAlliance(DistantAlliance::Strict) => {
                say!(text, "setting-distant-strict", least = LEAST_INFLUENCE)
            }
            Setting::TradeHours(hours) => say!(text, "setting-trade-hours", hours = words::hours(text, *hours)),
            Setting::TradeCards(TradeCards::Table) => say!(text, "setting-trade-cards-table"),
            Setting::TradeCards(TradeCards::Trader) => say!(text, "setting-trade-cards-trader"),
        }
    }

    fn situation(text: &Text, _: &Campaign, game: &State) -> Vec<Said> {
        let round = game.round;
        vec![match game.seating.active {
            Some(active) => say!(text, "panel-turn", round, player = active),
            None => say!(text, "panel-no-turn", round),
        }]
    }

    fn told(text: &Text, reader: Reader, event: &Event) -> Option<Said> {
        tell::happened(text, reader, event)
    }

    fn note(event: &Event) -> Option<&str> {
        tell::note(event)
    }

    async fn follow_up(
        _: &Handler,
        invoker: &Invoker,
        campaign: &Campaign,
        events: &[&Event],
        answer: Answer,
    ) -> Result<Answer, Problem> {
        let state = campaign.playing::<State>()?;
        Ok(match seated::advice(&invoker.text, state, events) {
            Some(advice) => answer.with_line(&advice),
            None => answer,
        })
    }

    fn refusal_told(text: &Text, no: &Refusal, by: PlayerId) -> Said {
        refusal::refusal(text, no, by)
    }

    fn advice(text: &Text, by: PlayerId, event: &Event) -> Option<Said> {
        if let Event::Trade(event) = event {
            return trade::advice(text, by, event);
        }
        None
    }

    fn left_open(text: &Text, command: &Act, refusal: &Refusal) -> Option<LeftOpen> {
        if let Refusal::Trade(no) = refusal {
            return trade::left_open(text, no);
        }
        dialogue::left_open(text, command, refusal)
    }

    fn filled(command: &Act, chosen: &[String]) -> Option<Act> {
        if let Act::Trade(command) = command {
            return trade::filled(command, chosen).map(Act::Trade);
        }
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

    fn accepting(text: &Text, _: Option<&State>, _: &Offer, terms: &Terms) -> Option<Said> {
        match terms {
            Terms::Counter { .. } => Some(say!(text, "accepting-counter")),
            Terms::Tie(_) => None,
        }
    }

    fn refusing(text: &Text, _: Option<&State>, _: &Offer, terms: &Terms) -> Option<Said> {
        match terms {
            Terms::Counter { .. } => Some(say!(text, "refusing-counter")),
            Terms::Tie(_) => None,
        }
    }

    fn must_pick(text: &Text, offer: OfferId, _: &[&Pick]) -> Said {
        trade::must_pick(text, offer)
    }

    fn question(text: &Text, _: OfferId, _: &[&Pick]) -> Question {
        trade::question(text)
    }

    fn pick_label(_: &Text, game: &State, _: PlayerId, pick: &Pick) -> Option<Label> {
        trade::pick_label(game, *pick)
    }

    fn pick_code(pick: &Pick) -> String {
        trade::pick_code(*pick)
    }

    fn picked(code: &str) -> Option<Pick> {
        trade::picked(code)
    }

    fn answer_label(text: &Text, terms: &Terms) -> Said {
        match terms {
            Terms::Counter { .. } => say!(text, "button-counter"),
            Terms::Tie(_) => say!(text, "button-break-tie"),
        }
    }

    fn refuse_label(text: &Text, _: &Terms) -> Said {
        say!(text, "button-let-pass")
    }

    fn silence(text: &Text, terms: &Terms, silence: Silence) -> Said {
        offer::silence(text, terms, silence)
    }

    fn unanswered(text: &Text, closing: &Closing, terms: &Terms) -> Said {
        match terms {
            Terms::Counter { .. } => say!(text, "outcome-counter", at = at(closing.at)),
            Terms::Tie(_) => trade::broken(text),
        }
    }

    fn closed(text: &Text, reader: Reader, offer: &Offer, terms: &Terms, closing: &Closing) -> Said {
        offer::closed(text, reader, offer, terms, closing)
    }

    fn reminded(text: &Text, reader: Reader, offer: &Offer, terms: &Terms, reminder: Reminder) -> Said {
        offer::reminded(text, reader, offer, terms, reminder)
    }

    fn no_offers(text: &Text) -> Said {
        say!(text, "offers-none-realms")
    }

    async fn pressed(
        handler: &Handler,
        invoker: &Invoker,
        campaign: CampaignId,
        code: &GameCode,
        chosen: &[&str],
    ) -> Result<Answer, Problem> {
        dialogue::pressed(handler, invoker, campaign, code, chosen).await
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
        picture::map_picture(text, campaign, names)
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
