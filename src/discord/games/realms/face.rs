//! The contract of this floor, answered for the realms ruleset.

use super::{
    commands, confirm, dialogue, export, help, maps, offer, picture, refusal, row, rulebook, tell,
    views, words,
};
use crate::board_file;
use crate::discord::answer::Answer;
use crate::discord::asker::Asker;
use crate::discord::buttons::GameCode;
use crate::discord::face::{
    self, BoardParts, Command, Face, Rulebook, SeatParts, Topic, TurnParts, without,
};
use crate::discord::handler::Handler;
use crate::discord::problem::Problem;
use crate::discord::render::tell::Reader;
use crate::discord::render::{Card, Names, Picture, at};
use crate::rules::games::realms::{
    Command as Act, Confirmation, Correction, DistantAlliance, Event, MerchantsStand, Refusal,
    Setting, Settings, State, Terms,
};
use crate::rules::ids::{CampaignId, PlayerId};
use crate::rules::{self, Campaign, Closing, Offer, Reminder, Silence};
use crate::text::Text;
use i18n_embed_fl::fl;
use serde_json::Value;

impl Face for State {
    without!(remarks, picks);

    const FIRST_STEPS: &'static [&'static str] = &[
        "@mod /board example players:4",
        "@ada /turn begin",
        "@ada /influence place",
    ];
    const MEASURES: &'static [&'static str] = &["alliances"];
    const REFUSING_COSTS: bool = false;
    const RULEBOOK: Rulebook = rulebook::RULEBOOK;
    const TOPICS: &'static [Topic] = help::TOPICS;

    fn name(text: &Text) -> String {
        fl!(text, "ruleset-realms")
    }

    fn start(text: &Text) -> String {
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
            order: |player, position| {
                rules::Correction::Realms(Correction::Order { player, position })
            },
        })
    }

    fn turns() -> Option<TurnParts> {
        Some(TurnParts {
            begin: || rules::Command::from(Act::BeginTurn),
            end: || rules::Command::from(Act::EndTurn),
        })
    }

    fn numbers(text: &Text, settings: &Settings) -> Vec<(&'static str, String)> {
        vec![("counter", words::hours(text, settings.counter_hours))]
    }

    fn settings_now(settings: &Settings) -> Vec<Setting> {
        vec![
            Setting::CounterHours(settings.counter_hours),
            Setting::Actions(settings.actions),
            Setting::MerchantsStand(settings.merchants_stand),
            Setting::DistantAlliance(settings.distant_alliance),
        ]
    }

    fn setting_told(text: &Text, setting: &Setting) -> String {
        match setting {
            Setting::CounterHours(hours) => {
                fl!(text, "setting-counter", hours = words::hours(text, *hours))
            }
            Setting::Actions(actions) => fl!(text, "setting-actions", actions = actions),
            Setting::MerchantsStand(MerchantsStand::Moderator) => {
                fl!(text, "setting-merchants-moderator")
            }
            Setting::MerchantsStand(MerchantsStand::LastSeat) => {
                fl!(text, "setting-merchants-last-seat")
            }
            Setting::DistantAlliance(DistantAlliance::Claim) => fl!(text, "setting-distant-claim"),
            Setting::DistantAlliance(DistantAlliance::Strict) => {
                fl!(text, "setting-distant-strict")
            }
        }
    }

    fn told(text: &Text, reader: Reader, event: &Event) -> Option<String> {
        tell::happened(text, reader, event)
    }

    fn note(event: &Event) -> Option<&str> {
        tell::note(event)
    }

    fn refusal_told(text: &Text, no: &Refusal, by: PlayerId) -> String {
        refusal::refusal(text, no, by)
    }

    fn confirmation_told(text: &Text, needed: &Confirmation) -> String {
        confirm::confirmation(text, needed)
    }

    fn confirm_label(text: &Text, needed: &Confirmation) -> String {
        confirm::confirm_label(text, needed)
    }

    fn row(text: &Text, campaign: &Campaign, game: &State, number: u64) -> Option<face::Row> {
        row::shown(text, campaign, game, number)
    }

    fn made(text: &Text, reader: Reader, offer: &Offer, terms: &Terms) -> String {
        offer::made(text, reader, offer, terms)
    }

    fn matter(text: &Text, terms: &Terms, _: &dyn Fn(&str) -> String) -> String {
        offer::matter(text, terms)
    }

    fn accepting(text: &Text, _: &Offer, _: &Terms) -> String {
        fl!(text, "accepting-counter")
    }

    fn refusing(text: &Text, _: &Offer, _: &Terms) -> Option<String> {
        Some(fl!(text, "refusing-counter"))
    }

    fn asks(text: &Text, offer: &Offer, terms: &Terms) -> String {
        offer::asks(text, offer, terms)
    }

    fn answer_label(text: &Text, _: &Terms) -> String {
        fl!(text, "button-counter")
    }

    fn refuse_label(text: &Text, _: &Terms) -> String {
        fl!(text, "button-let-pass")
    }

    fn silence(text: &Text, _: &Terms, silence: Silence) -> String {
        offer::silence(text, silence)
    }

    fn unanswered(text: &Text, closing: &Closing, _: &Terms) -> String {
        fl!(text, "outcome-counter", at = at(closing.at))
    }

    fn closed(
        text: &Text,
        reader: Reader,
        offer: &Offer,
        terms: &Terms,
        closing: &Closing,
    ) -> String {
        offer::closed(text, reader, offer, terms, closing)
    }

    fn reminded(
        text: &Text,
        reader: Reader,
        offer: &Offer,
        terms: &Terms,
        reminder: Reminder,
    ) -> String {
        offer::reminded(text, reader, offer, terms, reminder)
    }

    fn hint(text: &Text, _: PlayerId, offer: &Offer, _: &Terms) -> String {
        offer::hint(text, offer)
    }

    fn no_offers(text: &Text) -> String {
        fl!(text, "offers-none-realms")
    }

    async fn pressed(
        handler: &Handler,
        asker: &Asker,
        campaign: CampaignId,
        code: &GameCode,
        chosen: &[&str],
    ) -> Result<Answer, Problem> {
        dialogue::pressed(handler, asker, campaign, code, chosen).await
    }

    fn leaderboard(text: &Text, campaign: &Campaign, game: &State, names: &Names, _: &str) -> Card {
        views::standings(text, campaign, game, names)
    }

    fn leaderboard_picture(
        text: &Text,
        campaign: &Campaign,
        names: &Names,
        _: &str,
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
