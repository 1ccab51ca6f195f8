//! The Discord side of the bot: parses input and renders output. The rules decide what is legal, not this module.

mod application;
mod channel;
mod command;
pub mod commands;
mod component;
pub mod controls;
mod deals;
mod digest;
pub mod drawing;
pub mod exports;
pub mod game_ui;
pub mod games;
mod handler;
mod imports;
mod invoker;
mod language;
mod localise;
mod members;
mod outcome;
mod panel;
mod post;
mod problem;
mod registrar;
mod reply;
mod rest_client;
mod row;
pub mod season;
pub mod snowflake;
mod visibility;
pub mod wizard;

pub use chancery_words::{buttons, render};

pub use application::Application;
pub use channel::NEEDED;
pub use command::Purpose;
pub use digest::Digests;
pub use handler::{DRAFT_LASTS, Handler};
pub use localise::choice_id;
pub use localise::localised_commands;
pub use outcome::subject as post_subject;
pub use panel::{Panels, doubt_edited};
pub use post::Poster;
pub use problem::Problem;
pub use registrar::{Registrar, everywhere, in_command_guild};
pub use reply::DEFER_AFTER;
pub use rest_client::{RestClient, Trouble};

use crate::journal::Opening;
use crate::metrics::metrics;
use crate::text::{Said, Text, say};
use invoker::Invoker;
use poise::serenity_prelude as serenity;
use reply::Answer;
use serenity::{
    Builder, CommandInteraction, CommandType, CreateAutocompleteResponse, CreateInteractionResponse, FullEvent,
    Interaction,
};
use visibility::Visibility;

/// Returns poise's options: the commands, the error handler and the event handler.
pub fn options() -> poise::FrameworkOptions<Handler, Problem> {
    poise::FrameworkOptions {
        commands: localised_commands(),
        command_check: Some(|ctx| Box::pin(std::future::ready(Ok(is_whole(ctx))))),
        on_error: |error| Box::pin(on_error(error)),
        event_handler: |context, event| Box::pin(on_event(context, event)),
        // No message may ping a player by accident; the few that should ping name their players explicitly.
        allowed_mentions: Some(serenity::CreateAllowedMentions::new()),
        ..poise::FrameworkOptions::default()
    }
}

/// Passes an event to poise, or answers a kind of command that makes poise panic.
pub async fn dispatch(framework: &poise::Framework<Handler, Problem>, context: serenity::Context, event: FullEvent) {
    match command_of_unknown_kind(&event) {
        Some(interaction) => {
            let (command, kind) = (&interaction.data.name, u8::from(interaction.data.kind));
            tracing::warn!(command, kind, "unknown kind of command");
            refuse(&context, framework.user_data().await, interaction, command_changed).await;
        }
        None => serenity::Framework::dispatch(framework, context, event).await,
    }
}

/// Returns the command of an event, if it is neither a slash command nor one of the menus on people and messages.
fn command_of_unknown_kind(event: &FullEvent) -> Option<&CommandInteraction> {
    let FullEvent::InteractionCreate { interaction } = event else { return None };
    let (Interaction::Command(command) | Interaction::Autocomplete(command)) = interaction else { return None };
    let known = [CommandType::ChatInput, CommandType::User, CommandType::Message];
    (!known.contains(&command.data.kind)).then_some(command)
}

async fn on_event(context: poise::FrameworkContext<'_, Handler, Problem>, event: &FullEvent) -> Result<(), Problem> {
    match event {
        FullEvent::InteractionCreate { interaction: serenity::Interaction::Component(press) } => {
            component::press(context.user_data, context.serenity_context, press).await
        }
        FullEvent::InteractionCreate { interaction: serenity::Interaction::Modal(form) } => {
            component::submitted(context.user_data, context.serenity_context, form).await
        }
        FullEvent::GuildCreate { guild, is_new } => {
            if *is_new == Some(true) {
                context.user_data.servers.joined(guild.id.get());
            }
            let me = context.serenity_context.cache.current_user().id;
            context.user_data.arrived(guild.id.get()).await;
            context.user_data.greet(guild, me).await;
        }
        // `unavailable` means that Discord cannot reach the server just now, not that the bot was removed.
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
        let visibility = Visibility::from((context.serenity_context, context.user_data.referee.clock()));
        let handler = context.user_data;
        handler.look_for_lost(&visibility, guild, deleted).await;
    }
    let me = context.serenity_context.cache.current_user().id;
    if let Some(opening) = opening(event, me)
        && let Err(problem) = context.user_data.journal().reopen(opening).await
    {
        tracing::error!(%problem, "cannot find the announcements paused for a place");
    }
    Ok(())
}

/// Returns the server that may have lost channels in an event, and the channel that was just deleted, if any. Discord
/// does not report channels that were deleted while the bot was offline.
fn closing(event: &FullEvent) -> Option<(u64, Option<u64>)> {
    match event {
        FullEvent::GuildCreate { guild, .. } => Some((guild.id.get(), None)),
        FullEvent::ChannelDelete { channel, .. } => Some((channel.guild_id.get(), Some(channel.id.get()))),
        FullEvent::ThreadDelete { thread, .. } => Some((thread.guild_id.get(), Some(thread.id.get()))),
        _ => None,
    }
}

/// Returns the channels that an event may have opened to the bot's messages. The bot's single intent delivers all of
/// these events; events about the bot itself need no intent.
fn opening(event: &FullEvent, me: serenity::UserId) -> Option<Opening> {
    let channels = |guild: serenity::GuildId| Some(Opening::Channels(guild.get()));
    match event {
        // Either the bot was invited, or the server is available again.
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

/// Returns whether a command is complete. Poise runs an incomplete one without its subcommand, and drops a request for
/// suggestions for an unknown option; neither would ever be answered.
fn is_whole(ctx: poise::Context<'_, Handler, Problem>) -> bool {
    let poise::Context::Application(ctx) = ctx else { return true };
    let command = ctx.command();
    let suggests = || {
        let focused = ctx.interaction.data.autocomplete();
        let mut parameters = command.parameters.iter();
        focused.is_some_and(|option| {
            parameters.any(|parameter| parameter.name == option.name && parameter.autocomplete_callback.is_some())
        })
    };
    match ctx.interaction_type {
        poise::CommandInteractionType::Command => !command.subcommand_required,
        poise::CommandInteractionType::Autocomplete => suggests(),
    }
}

/// Answers interactions that never reached a command, and commands that panicked. A command answers its own problems.
async fn on_error(error: poise::FrameworkError<'_, Handler, Problem>) {
    let (framework, interaction, words): (_, _, fn(&Text) -> Said) = match error {
        poise::FrameworkError::CommandPanic { ctx: poise::Context::Application(ctx), payload, .. } => {
            let command = &ctx.command().qualified_name;
            tracing::error!(%command, payload = payload.unwrap_or_default(), "a command panicked");
            metrics().failed();
            (ctx.framework, ctx.interaction, |text| say!(text, "failed"))
        }
        poise::FrameworkError::CommandStructureMismatch { ctx, description, .. } => {
            let command = &ctx.command().qualified_name;
            tracing::warn!(%command, description, "Discord has another version of a command");
            (ctx.framework, ctx.interaction, command_changed)
        }
        poise::FrameworkError::ArgumentParse { ctx: poise::Context::Application(ctx), error, .. } => {
            let command = &ctx.command().qualified_name;
            tracing::warn!(%command, %error, "an option could not be read");
            (ctx.framework, ctx.interaction, command_changed)
        }
        poise::FrameworkError::GuildOnly { ctx: poise::Context::Application(ctx), .. } => {
            (ctx.framework, ctx.interaction, |text| say!(text, "only-in-a-server"))
        }
        poise::FrameworkError::CommandCheckFailed { ctx: poise::Context::Application(ctx), .. } => {
            let command = &ctx.command().qualified_name;
            tracing::warn!(%command, "a command lacks its subcommand, or an option has no suggestions");
            (ctx.framework, ctx.interaction, command_changed)
        }
        poise::FrameworkError::UnknownInteraction { framework, interaction, .. } => {
            tracing::warn!(command = interaction.data.name, "unknown command");
            (framework, interaction, command_changed)
        }
        other => {
            tracing::error!(error = %other, "the framework failed");
            return;
        }
    };
    refuse(framework.serenity_context, framework.user_data, interaction, words).await;
}

fn command_changed(text: &Text) -> Said {
    say!(text, "command-changed")
}

/// Answers a command with these words, and a request for suggestions with an empty list.
async fn refuse(
    context: &serenity::Context,
    handler: &Handler,
    interaction: &CommandInteraction,
    words: fn(&Text) -> Said,
) {
    let clock = handler.referee.clock();
    if interaction.data.autocomplete().is_none() {
        let invoker = Invoker::from((context, clock, interaction));
        let told = Err(words(&invoker.text).into());
        reply::answer(&context.http, &invoker, reply::Place::New, async { told }).await;
        return;
    }
    let none = CreateInteractionResponse::Autocomplete(CreateAutocompleteResponse::new());
    let to = (interaction.id, interaction.token.as_str());
    if let Err(error) = rest_client::in_time(clock, none.execute(&context.http, to)).await {
        tracing::warn!(%error, "a request for suggestions could not be answered");
    }
}
