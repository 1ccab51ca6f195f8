//! `/help`: where to begin, and how each thing works in this campaign.

use crate::discord::answer::Answer;
use crate::discord::asker::Asker;
use crate::discord::commands::suggestions::suggest;
use crate::discord::counter::{Context, respond};
use crate::discord::desk::Desk;
use crate::discord::problem::Problem;
use crate::discord::render::{self, Topic, harmless};
use crate::text::fl;
use poise::serenity_prelude::CreateAutocompleteResponse;

#[poise::command(slash_command)]
pub async fn help(
    ctx: Context<'_>,
    #[autocomplete = "topics"] topic: Option<String>,
) -> Result<(), Problem> {
    respond(ctx, async |desk: Desk, asker: Asker| {
        // Help is for everybody everywhere: that there is no campaign here is no problem.
        let campaign = match desk.here(&asker).await? {
            Some(row) => Some(desk.referee.look(row.id).await?),
            None => None,
        };
        let topic = match topic {
            Some(typed) => topic_of(&asker, &typed)?,
            None => Topic::Start,
        };
        Ok(Answer::card(render::help(
            &asker.text,
            topic,
            campaign.as_deref(),
        )))
    })
    .await
}

/// Suggests what there is help on. There may be more of it than Discord takes choices.
async fn topics(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let names = Topic::ALL.map(|topic| (topic.name().to_owned(), topic.name().to_owned()));
    suggest(names.into_iter(), typed)
}

fn topic_of(asker: &Asker, typed: &str) -> Result<Topic, Problem> {
    let typed = typed.trim();
    let found = Topic::ALL
        .into_iter()
        .find(|topic| topic.name().eq_ignore_ascii_case(typed));
    found.ok_or_else(|| {
        let names = Topic::ALL.map(Topic::name).join(", ");
        let typed = harmless::prose(typed, 40);
        fl!(asker.text, "no-such-topic", typed = typed, topics = names).into()
    })
}
