//! The bot as Discord sees it: parses what comes in, words what goes out. What is legal is decided elsewhere.

mod answer;
mod asker;
pub mod buttons;
mod channel;
pub mod commands;
pub mod controls;
mod counter;
mod digest;
pub mod drawing;
pub mod face;
pub mod games;
pub mod guide;
mod handler;
mod localise;
mod outcome;
mod panel;
mod post;
mod press;
mod problem;
mod registrar;
pub mod render;
mod row;
pub mod season;
pub mod snowflake;
mod visibility;
mod wire;

pub use channel::NEEDED;
pub use digest::Digests;
pub use handler::{DRAFT_LASTS, Handler};
pub use localise::localised_commands;
pub use outcome::subject as post_subject;
pub use panel::{Keeper, Panels, doubt_edited};
pub use post::Poster;
pub use problem::Problem;
pub use registrar::{Registrar, everywhere, in_command_guild};
pub use wire::{Trouble, Wire};

use crate::journal::Opening;
use crate::metrics::metrics;
use crate::text::{Text, fl};
use poise::serenity_prelude as serenity;
use serenity::{Builder, CreateInteractionResponse, CreateInteractionResponseMessage, FullEvent};
use visibility::Visibility;

/// Returns what poise needs to know: the commands, and who answers whatever is none.
pub fn options() -> poise::FrameworkOptions<Handler, Problem> {
    poise::FrameworkOptions {
        commands: localised_commands(),
        on_error: |error| Box::pin(on_error(error)),
        event_handler: |context, event| Box::pin(on_event(context, event)),
        // Nothing is written that could call a player by accident; those to be called are named where it happens.
        allowed_mentions: Some(serenity::CreateAllowedMentions::new()),
        ..poise::FrameworkOptions::default()
    }
}

async fn on_event(context: poise::FrameworkContext<'_, Handler, Problem>, event: &FullEvent) -> Result<(), Problem> {
    match event {
        FullEvent::InteractionCreate { interaction: serenity::Interaction::Component(press) } => {
            press::press(context.user_data, context.serenity_context, press).await
        }
        FullEvent::InteractionCreate { interaction: serenity::Interaction::Modal(form) } => {
            press::submitted(context.user_data, context.serenity_context, form).await
        }
        FullEvent::GuildCreate { guild, is_new } => {
            if *is_new == Some(true) {
                context.user_data.servers.joined(guild.id.get());
            }
            let me = context.serenity_context.cache.current_user().id;
            context.user_data.arrived(guild.id.get()).await;
            context.user_data.greet(guild, me).await;
        }
        // A server that Discord cannot reach just now is unavailable; one that removed the bot is not.
        FullEvent::GuildDelete { incomplete, .. } if !incomplete.unavailable => {
            context.user_data.departed(incomplete.id.get()).await;
        }
        FullEvent::Ready { data_about_bot } => {
            let servers = data_about_bot.guilds.iter().map(|guild| guild.id.get());
            let shard = data_about_bot.shard;
            let shard = shard.map_or((0, 1), |shard| (shard.id.0.into(), shard.total.into()));
            let servers = servers.collect();
            context.user_data.take_roll(&servers, shard).await;
        }
        _ => {}
    }
    if let Some((guild, deleted)) = closing(event) {
        let visibility = Visibility::from(context.serenity_context);
        let handler = context.user_data;
        handler.look_for_lost(&visibility, guild, deleted).await;
    }
    let me = context.serenity_context.cache.current_user().id;
    if let Some(opening) = opening(event, me)
        && let Err(problem) = context.user_data.journal().reopen(opening).await
    {
        tracing::error!(%problem, "what waits for a place to open cannot be found");
    }
    Ok(())
}

/// Returns the server in which channels may be gone after an event, and the channel that was deleted just now. What was deleted while the bot was
/// not there it does not hear of.
fn closing(event: &FullEvent) -> Option<(u64, Option<u64>)> {
    match event {
        FullEvent::GuildCreate { guild, .. } => Some((guild.id.get(), None)),
        FullEvent::ChannelDelete { channel, .. } => Some((channel.guild_id.get(), Some(channel.id.get()))),
        FullEvent::ThreadDelete { thread, .. } => Some((thread.guild_id.get(), Some(thread.id.get()))),
        _ => None,
    }
}

/// Returns where the bot may be able to write after an event, and could not before it. All of these come with the one intent
/// there is; of itself the bot hears without any.
fn opening(event: &FullEvent, me: serenity::UserId) -> Option<Opening> {
    let channels = |guild: serenity::GuildId| Some(Opening::Channels(guild.get()));
    match event {
        // It was invited, or Discord has the server again.
        FullEvent::GuildCreate { guild, .. } => Some(Opening::Server(guild.id.get())),
        FullEvent::GuildUpdate { new_data, .. } => channels(new_data.id),
        FullEvent::ChannelCreate { channel } => channels(channel.guild_id),
        FullEvent::ChannelUpdate { new, .. } | FullEvent::ThreadUpdate { new, .. } => channels(new.guild_id),
        FullEvent::GuildRoleCreate { new } | FullEvent::GuildRoleUpdate { new, .. } => channels(new.guild_id),
        FullEvent::GuildRoleDelete { guild_id, .. } => channels(*guild_id),
        FullEvent::GuildMemberUpdate { event, .. } if event.user.id == me => channels(event.guild_id),
        _ => None,
    }
}

/// Answers what never reached a command, or broke one. A command's own problems have been answered by then.
async fn on_error(error: poise::FrameworkError<'_, Handler, Problem>) {
    let (ctx, words): (poise::ApplicationContext<'_, _, _>, fn(&Text) -> String) = match error {
        poise::FrameworkError::CommandPanic { ctx: poise::Context::Application(ctx), payload, .. } => {
            let command = &ctx.command().qualified_name;
            tracing::error!(%command, payload = payload.unwrap_or_default(), "a command panicked");
            metrics().failed();
            (ctx, |text| fl!(text, "failed"))
        }
        poise::FrameworkError::CommandStructureMismatch { ctx, description, .. } => {
            let command = &ctx.command().qualified_name;
            tracing::warn!(%command, description, "Discord holds another version of a command");
            (ctx, |text| fl!(text, "command-changed"))
        }
        poise::FrameworkError::ArgumentParse { ctx: poise::Context::Application(ctx), error, .. } => {
            let command = &ctx.command().qualified_name;
            tracing::warn!(%command, %error, "an option could not be read");
            (ctx, |text| fl!(text, "command-changed"))
        }
        poise::FrameworkError::GuildOnly { ctx: poise::Context::Application(ctx), .. } => {
            (ctx, |text| fl!(text, "only-in-a-server"))
        }
        poise::FrameworkError::UnknownInteraction { interaction, .. } => {
            tracing::warn!(command = interaction.data.name, "a command that there is not");
            return;
        }
        other => {
            tracing::error!(error = %other, "the framework failed");
            return;
        }
    };
    if ctx.interaction_type == poise::CommandInteractionType::Autocomplete {
        return;
    }
    let words = words(&Text::of(&ctx.interaction.locale));
    let message = CreateInteractionResponseMessage::new().ephemeral(true).content(words);
    let to = (ctx.interaction.id, ctx.interaction.token.as_str());
    let response = CreateInteractionResponse::Message(message);
    let http = &ctx.framework.serenity_context.http;
    if let Err(error) = wire::in_time(response.execute(http, to)).await {
        tracing::warn!(%error, "an answer could not be given");
    }
}
