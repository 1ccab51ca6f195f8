//! `/chancery status`: how the bot is doing, for the people who run it.

use crate::discord::application::Application;
use crate::discord::command::{Context, Purpose, respond};
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render::{Card, relative};
use crate::metrics::metrics;
use crate::rules::time::Span;
use crate::text::{Said, say};

/// How far back warnings count.
const WATCHED: Span = Span::hours(24);

#[poise::command(slash_command, subcommands("status"), subcommand_required)]
pub async fn chancery(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, custom_data = "Purpose::Informs")]
async fn status(ctx: Context<'_>) -> Result<(), Problem> {
    let http = ctx.framework.serenity_context.http.clone();
    let servers = ctx.framework.serenity_context.cache.guild_count();
    respond(ctx, async move |handler: Handler, invoker: Invoker| {
        let text = &invoker.text;
        // Asked each time, because the members of a team change.
        let Ok(application) = Application::fetch(&http).await else {
            return Err(say!(text, "status-unknown").into());
        };
        if !application.is_run_by(invoker.player.0) {
            return Err(say!(text, "status-denied").into());
        }
        let journal = handler.journal();
        let (campaigns, outbox) = (journal.campaigns().await?.len(), journal.outbox().await?);
        let now = handler.referee.clock().now();
        let warnings = metrics().warnings_since(now - WATCHED);
        let backup = match journal.last_backup() {
            Some(at) => say!(text, "status-backup", at = relative(at)),
            None => say!(text, "status-no-backup"),
        };
        let lines = [
            say!(text, "status-servers", servers),
            say!(text, "status-campaigns", campaigns),
            say!(text, "status-waiting", waiting = outbox.waiting, stuck = outbox.given_up),
            backup,
            say!(text, "status-warnings", warnings),
        ];
        let title = say!(text, "status-title", version = env!("CARGO_PKG_VERSION"));
        Ok(Card::new(title, Said::in_lines(lines)).into())
    })
    .await
}
