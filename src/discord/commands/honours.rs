//! `/hall-of-fame` and `/profile`: a server's ended campaigns, and a player's figures over its campaigns (H3.5).

use crate::discord::command::{Context, Person, Purpose, respond};
use crate::discord::commands::moderate::must_be_in_server;
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render::{self, Profile};
use crate::discord::reply::Answer;
use crate::discord::season;
use crate::journal;
use crate::rules::ids::PlayerId;
use crate::rules::{Campaign, Viewer};
use std::sync::Arc;

#[poise::command(slash_command, guild_only, rename = "hall-of-fame", custom_data = "Purpose::Informs")]
pub async fn hall_of_fame(ctx: Context<'_>) -> Result<(), Problem> {
    respond(ctx, async move |handler: Handler, invoker: Invoker| {
        must_be_in_server(&invoker)?;
        let ended = handler.ended_in_reach(&invoker).await?;
        let campaigns = at_the_table(&handler, &ended).await?;
        Ok(Answer::card(render::hall_of_fame(&invoker.text, &campaigns)))
    })
    .await
}

#[poise::command(slash_command, guild_only, custom_data = "Purpose::Informs")]
pub async fn profile(ctx: Context<'_>, player: Option<Person>) -> Result<(), Problem> {
    respond(ctx, async move |handler: Handler, invoker: Invoker| {
        must_be_in_server(&invoker)?;
        let player = player.map_or(invoker.player, PlayerId::from);
        let mut rows = handler.in_reach(&invoker).await?;
        rows.extend(handler.ended_in_reach(&invoker).await?);
        let ended = |campaign: &Campaign| campaign.must_go_on().is_err();
        let mut profile = Profile::default();
        for campaign in at_the_table(&handler, &rows).await? {
            // Somebody whose seat came from elsewhere and is empty has not played here.
            if !campaign.players.contains_key(&player) || campaign.empty_seats.contains(&player) {
                continue;
            }
            profile.campaigns += 1;
            profile.ended += usize::from(ended(&campaign));
            let counted = season::counted(&handler.referee, &handler.seasons, &campaign).await?;
            profile.tally = profile.tally.with(counted.season.tallies.of(player));
        }
        let yours = player == invoker.player;
        Ok(Answer::card(render::profile(&invoker.text, player, yours, profile)))
    })
    .await
}

/// Returns campaigns as their whole table may know them.
async fn at_the_table(handler: &Handler, rows: &[journal::Campaign]) -> Result<Vec<Arc<Campaign>>, Problem> {
    let mut campaigns = Vec::new();
    for row in rows {
        campaigns.push(handler.referee.view_for(row.id, Viewer::TABLE).await?);
    }
    Ok(campaigns)
}
