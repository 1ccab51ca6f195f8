//! `/phase begin`: begins the next phase (T1.7).

use crate::discord::command::{Context, campaign_option, respond};
use crate::discord::games::strategy_card::commands::PhaseKind;
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::rules::games::strategy_card::{self, Command as Act};
use crate::rules::{Command, Correction, Moderation};

#[poise::command(slash_command, guild_only, subcommands("begin"), subcommand_required)]
pub async fn phase(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, guild_only)]
async fn begin(ctx: Context<'_>, phase: PhaseKind) -> Result<(), Problem> {
    respond(ctx, async |handler: Handler, invoker: Invoker| {
        let row = handler.campaign(&invoker, campaign_option(ctx)).await?;
        let played = handler.load_view(&invoker, row.id).await?;
        let (phase, by) = (phase.into(), handler.acting(&invoker, row.id));
        let plays = played.is_active(by);
        // A moderator who does not play may also begin a phase.
        let command = match !plays && invoker.moderates(&played) {
            true => Command::Moderate(Moderation::Correct {
                correction: Correction::StrategyCard(strategy_card::Correction::BeginPhase { phase }),
                reason: None,
            }),
            false => Command::from(Act::BeginPhase { phase }),
        };
        handler.order(&invoker, row.id, command).await
    })
    .await
}
