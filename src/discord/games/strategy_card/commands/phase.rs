//! `/phase begin`: begins the next phase (T1.7).

use crate::discord::command::{Chosen, Context, Problem, order_in};
use crate::rules::games::strategy_card::{Command as Act, Correction, Phase};
use crate::rules::{Command, Moderation};

#[poise::command(slash_command, guild_only, subcommands("begin"), subcommand_required)]
pub async fn phase(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, guild_only)]
async fn begin(ctx: Context<'_>, phase: Chosen<Phase>) -> Result<(), Problem> {
    order_in(ctx, |invoker, by, campaign| {
        let phase = phase.0;
        // A moderator who does not play may also begin a phase.
        Ok(match !campaign.is_active(by) && invoker.moderates(campaign) {
            true => {
                let correction = Correction::BeginPhase { phase }.into();
                Command::Moderate(Moderation::Correct { correction, reason: None })
            }
            false => Command::from(Act::BeginPhase { phase }),
        })
    })
    .await
}
