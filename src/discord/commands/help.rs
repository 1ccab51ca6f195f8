//! `/help`: where to begin, and how the campaign's game works.

use crate::discord::buttons::Button;
use crate::discord::command::{Context, Purpose, respond};
use crate::discord::commands::games_to_begin;
use crate::discord::commands::moderate::{is_founder, said_founders};
use crate::discord::commands::suggestions::{as_is, suggest};
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render;
use crate::discord::render::words::series;
use crate::discord::reply::Answer;
use crate::discord::wizard;
use crate::rules::{Campaign, NAME_LIMIT};
use crate::text::{Markdown, Typed, say};
use poise::serenity_prelude::{ButtonStyle, CreateAutocompleteResponse};

#[poise::command(slash_command, custom_data = "Purpose::Informs")]
pub async fn help(ctx: Context<'_>, #[autocomplete = "topics"] topic: Option<String>) -> Result<(), Problem> {
    respond(ctx, async |handler: Handler, invoker: Invoker| page(&handler, &invoker, topic.as_deref()).await).await
}

/// Returns a help page with a menu of the other topics. Without a topic, says what the invoker can do here. Refuses an
/// unknown topic with a list of all topics.
pub async fn page(handler: &Handler, invoker: &Invoker, topic: Option<&str>) -> Result<Answer, Problem> {
    // Help also works without a campaign.
    let campaign = match handler.here(invoker).await? {
        Some(row) => Some(handler.load_view(invoker, row.id).await?),
        None => None,
    };
    let campaign = campaign.as_deref();
    let Some(card) = render::help(&invoker.text, topic, campaign) else {
        let typed = Typed(topic.unwrap_or_default().trim(), 40);
        let topics = series::<Markdown>(&invoker.text, render::topics());
        return Err(say!(invoker.text, "no-such-topic", typed, topics).into());
    };
    let answer = match (topic, campaign) {
        (Some(_), _) => Answer::card(card),
        (None, None) => to_begin(handler, invoker).await?,
        (None, Some(campaign)) => at_the_table(invoker, campaign, Answer::card(card)),
    };
    let lines = render::topics_near(&invoker.text, campaign);
    let more = Button::Help { topic: None };
    Ok(answer.with_menu(&more, say!(invoker.text, "help-more"), lines))
}

async fn to_begin(handler: &Handler, invoker: &Invoker) -> Result<Answer, Problem> {
    let answer = Answer::card(render::intro(&invoker.text));
    let Some(guild) = invoker.guild else {
        return Ok(answer.with_words(say!(invoker.text, "help-in-direct-message")));
    };
    let words = match said_founders(handler, invoker, guild).await? {
        Some(who) => say!(invoker.text, "help-no-campaign-for", who),
        None => say!(invoker.text, "help-no-campaign"),
    };
    // Others would choose a game only to be refused.
    if !is_founder(invoker, handler.journal().founders(guild).await?) {
        return Ok(answer.with_words(words));
    }
    let found = Button::Found { ruleset: None, template: None };
    let label = say!(invoker.text, "greeting-begin");
    let games = games_to_begin(&invoker.text);
    Ok(answer.with_words(words).with_menu(&found, label, games))
}

/// Adds what the invoker can do in this channel's campaign.
fn at_the_table(invoker: &Invoker, campaign: &Campaign, answer: Answer) -> Answer {
    let text = &invoker.text;
    let name = Typed(&campaign.name, NAME_LIMIT);
    let button = |wizard: &str| wizard::begin(campaign.id, wizard);
    let answer = match campaign.is_active(invoker.player) {
        true => answer
            .with_words(say!(text, "help-you-play", name))
            .with_button(&button(wizard::MORE), say!(text, "help-what-now"), ButtonStyle::Primary)
            .with_button(&button(wizard::OFFERS), say!(text, "guide-offers"), ButtonStyle::Secondary),
        false => answer.with_words(say!(text, "help-you-do-not-play", name)).with_button(
            &button(wizard::JOIN),
            say!(text, "guide-join"),
            ButtonStyle::Success,
        ),
    };
    match invoker.moderates(campaign) {
        true => {
            let topic = Some("moderators".to_owned());
            let label = say!(text, "help-title-moderators");
            answer.with_button(&Button::Help { topic }, label, ButtonStyle::Secondary)
        }
        false => answer,
    }
}

/// There may be more topics than Discord takes as fixed choices.
async fn topics(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let names = render::topics().into_iter();
    suggest(names.map(as_is), typed)
}
