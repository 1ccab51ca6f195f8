use crate::discord::command::{Context, view};
use crate::discord::handler::{Handler, must_moderate};
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render;
use crate::discord::reply::Answer;
use crate::rules::games::Listed;
use crate::rules::games::ambassadors::{EntryBy, Setting, State};
use crate::rules::{self, Command, Moderation};

#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum EntryByKind {
    #[name = "players"]
    Players,
    #[name = "moderators"]
    Moderators,
}

#[poise::command(slash_command, guild_only)]
pub async fn settings(ctx: Context<'_>, #[rename = "entry-by"] entry_by: Option<EntryByKind>) -> Result<(), Problem> {
    let entry_by = entry_by.map(|kind| match kind {
        EntryByKind::Players => EntryBy::Players,
        EntryByKind::Moderators => EntryBy::Moderators,
    });
    view(ctx, async |handler: Handler, invoker: Invoker, campaign, row| {
        must_moderate(&invoker, &campaign)?;
        campaign.playing::<State>()?;
        let Some(entry_by) = entry_by else {
            let role = invoker.moderator_role(&campaign, row.guild);
            return Ok(Answer::card(render::settings(&invoker.text, &campaign, role)));
        };
        let changes = vec![rules::Setting::Game(State::setting(Setting::EntryBy(entry_by)))];
        let command = Command::Moderate(Moderation::Configure(changes));
        handler.order(&invoker, campaign.id, command).await
    })
    .await
}
