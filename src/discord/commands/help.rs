//! `/help`: where to begin, and how each thing works in this campaign.

use crate::discord::answer::Answer;
use crate::discord::asker::Asker;
use crate::discord::buttons::Button;
use crate::discord::commands::games_to_begin;
use crate::discord::commands::moderate::said_founders;
use crate::discord::commands::suggestions::suggest;
use crate::discord::counter::{Context, respond};
use crate::discord::guide;
use crate::discord::handler::Handler;
use crate::discord::problem::Problem;
use crate::discord::render::{self, harmless};
use crate::rules::{Campaign, NAME_LIMIT};
use crate::text::fl;
use poise::serenity_prelude::{ButtonStyle, CreateAutocompleteResponse};

#[poise::command(slash_command)]
pub async fn help(ctx: Context<'_>, #[autocomplete = "topics"] topic: Option<String>) -> Result<(), Problem> {
    respond(ctx, async |handler: Handler, asker: Asker| page(&handler, &asker, topic.as_deref()).await).await
}

/// Returns a help page, with a menu of the other topics. Without a topic it says what the asker can do here. An
/// unknown topic is refused with a list of the topics.
pub async fn page(handler: &Handler, asker: &Asker, topic: Option<&str>) -> Result<Answer, Problem> {
    // Help works everywhere, so a missing campaign is no problem.
    let campaign = match handler.here(asker).await? {
        Some(row) => Some(handler.look(asker, row.id).await?),
        None => None,
    };
    let campaign = campaign.as_deref();
    let Some(card) = render::help(&asker.text, topic, campaign) else {
        let typed = harmless::prose(topic.unwrap_or_default().trim(), 40);
        let topics = render::topics().join(", ");
        return Err(fl!(asker.text, "no-such-topic", typed = typed, topics = topics).into());
    };
    let answer = match (topic, campaign) {
        (Some(_), _) => Answer::card(card),
        (None, None) => to_begin(handler, asker).await?,
        (None, Some(campaign)) => at_the_table(asker, campaign, Answer::card(card)),
    };
    let lines = render::topics_near(&asker.text, campaign);
    let more = Button::Help { topic: None };
    Ok(answer.with_menu(&more, fl!(asker.text, "help-more"), lines))
}

async fn to_begin(handler: &Handler, asker: &Asker) -> Result<Answer, Problem> {
    let answer = Answer::card(render::intro(&asker.text));
    let Some(guild) = asker.guild else {
        return Ok(answer.with_words(fl!(asker.text, "help-in-direct-message")));
    };
    let words = match said_founders(handler, asker, guild).await? {
        Some(who) => fl!(asker.text, "help-no-campaign-for", who = who),
        None => fl!(asker.text, "help-no-campaign"),
    };
    let found = Button::Found { ruleset: None };
    let label = fl!(asker.text, "greeting-begin");
    let games = games_to_begin(&asker.text);
    Ok(answer.with_words(words).with_menu(&found, label, games))
}

/// Adds what the asker can do in this channel's campaign.
fn at_the_table(asker: &Asker, campaign: &Campaign, answer: Answer) -> Answer {
    let text = &asker.text;
    let name = harmless::prose(&campaign.name, NAME_LIMIT);
    let button = |guide: &str| guide::begin(campaign.id, guide);
    let answer = match campaign.is_active(asker.player) {
        true => answer
            .with_words(fl!(text, "help-you-play", name = name))
            .with_button(&button(guide::MORE), fl!(text, "help-what-now"), ButtonStyle::Primary)
            .with_button(&button(guide::OFFERS), fl!(text, "guide-offers"), ButtonStyle::Secondary),
        false => answer.with_words(fl!(text, "help-you-do-not-play", name = name)).with_button(
            &button(guide::JOIN),
            fl!(text, "guide-join"),
            ButtonStyle::Success,
        ),
    };
    match asker.moderates(campaign) {
        true => {
            let topic = Some("moderators".to_owned());
            let label = fl!(text, "help-title-moderators");
            answer.with_button(&Button::Help { topic }, label, ButtonStyle::Secondary)
        }
        false => answer,
    }
}

/// Suggests help topics. There may be more of them than Discord takes choices.
async fn topics(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let names = render::topics().into_iter();
    suggest(names.map(|name| (name.to_owned(), name.to_owned())), typed)
}
