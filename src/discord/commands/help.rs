//! `/help`: where to begin, and how each thing works in this campaign.

use crate::discord::answer::Answer;
use crate::discord::asker::Asker;
use crate::discord::commands::suggestions::suggest;
use crate::discord::counter::{Context, respond};
use crate::discord::handler::Handler;
use crate::discord::problem::Problem;
use crate::discord::render::{self, harmless};
use crate::text::fl;
use poise::serenity_prelude::CreateAutocompleteResponse;

#[poise::command(slash_command)]
pub async fn help(
    ctx: Context<'_>,
    #[autocomplete = "topics"] topic: Option<String>,
) -> Result<(), Problem> {
    respond(ctx, async |handler: Handler, asker: Asker| {
        // Help is for everybody everywhere: that there is no campaign here is no problem.
        let campaign = match handler.here(&asker).await? {
            Some(row) => Some(handler.look(&asker, row.id).await?),
            None => None,
        };
        let card = render::help(&asker.text, topic.as_deref(), campaign.as_deref());
        card.map(Answer::card).ok_or_else(|| {
            let typed = harmless::prose(topic.as_deref().unwrap_or_default().trim(), 40);
            let topics = render::topics().join(", ");
            fl!(asker.text, "no-such-topic", typed = typed, topics = topics).into()
        })
    })
    .await
}

/// Suggests what there is help on. There may be more of it than Discord takes choices.
async fn topics(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let names = render::topics().into_iter();
    suggest(names.map(|name| (name.to_owned(), name.to_owned())), typed)
}
