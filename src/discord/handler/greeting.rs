//! The bot's one-time greeting in a server: its purpose, its permissions there, and how to begin a campaign.

use super::Handler;
use crate::discord::buttons::Button;
use crate::discord::panel::{Unsent, insist};
use crate::discord::{channel, commands, controls, render};
use crate::journal;
use crate::rules::time::{Span, Time};
use crate::text::{Text, say};
use poise::serenity_prelude as serenity;
use serenity::{
    ButtonStyle, ChannelId, ChannelType, CreateActionRow, CreateAllowedMentions, CreateMessage, Guild, GuildChannel,
    Nonce, Permissions, UserId,
};

/// Servers that the bot joined longer ago are not greeted. Their members know the bot, and an upgrade must not greet
/// old servers.
const NEW: Span = Span::hours(24);

impl Handler {
    /// Greets a server, unless it was greeted before or the bot joined long ago. The greeting goes to the system
    /// channel, or else to the first channel that the bot may write in. A failed greeting is retried when Discord next
    /// announces the server.
    pub async fn greet(&self, guild: &Guild, me: UserId) {
        let joined = Time::from_millis(guild.joined_at.timestamp_millis());
        if self.referee.clock().now().since(joined) > NEW {
            return;
        }
        if let Err(problem) = self.say_what_it_is(guild, me).await {
            tracing::warn!(guild = %guild.id, %problem, "a server could not be greeted");
        }
    }

    async fn say_what_it_is(&self, guild: &Guild, me: UserId) -> Result<(), journal::Error> {
        let id = guild.id.get();
        if self.journal().is_greeted(id).await? {
            return Ok(());
        }
        let Some((channel, may)) = place(guild, me) else {
            tracing::info!(guild = id, "a server has no channel for the greeting");
            return Ok(());
        };
        let message = message(&Text::of(&guild.preferred_locale), (channel, may))
            // The nonce identifies a greeting that is repeated after a crash.
            .nonce(Nonce::String(format!("hi-{id}")))
            .enforce_nonce(true);
        match insist(self.referee.clock(), || self.client.send(channel, &message)).await {
            Ok(_) => self.journal().note_greeted(id).await,
            Err(Unsent::Refused(problem)) => {
                tracing::warn!(guild = id, ?problem, "a server could not be greeted");
                Ok(())
            }
            Err(Unsent::Unknown(problem)) => {
                tracing::warn!(guild = id, %problem, "cannot find out whether a server was greeted");
                Ok(())
            }
        }
    }
}

fn place(guild: &Guild, me: UserId) -> Option<(ChannelId, Permissions)> {
    let member = guild.members.get(&me)?;
    let open = |channel: &GuildChannel| {
        let may = guild.user_permissions_in(channel, member);
        let writes = Permissions::VIEW_CHANNEL.union(Permissions::SEND_MESSAGES).union(Permissions::EMBED_LINKS);
        let fits = channel.kind == ChannelType::Text && may.contains(writes);
        fits.then_some((channel.id, may))
    };
    let news = guild.system_channel_id;
    let news = news.and_then(|id| guild.channels.get(&id)).and_then(open);
    news.or_else(|| {
        let mut channels: Vec<&GuildChannel> = guild.channels.values().collect();
        channels.sort_by_key(|channel| (channel.position, channel.id));
        channels.into_iter().find_map(open)
    })
}

fn message(text: &Text, (channel, may): (ChannelId, Permissions)) -> CreateMessage {
    let allowed = channel::allowed(text, may);
    let card = render::greeting(text, channel.get(), &allowed);
    let games = commands::games_to_begin(text);
    let found = Button::Found { ruleset: None, template: None };
    let begin = say!(text, "greeting-begin");
    let menu = controls::menu(&found, begin, games.into_iter(), &[], 1..=1);
    let help = Button::Help { topic: None };
    let help = controls::button(&help, say!(text, "greeting-help"), ButtonStyle::Secondary);
    let rows = menu.map(CreateActionRow::SelectMenu).into_iter();
    CreateMessage::new()
        .embed(controls::embed(card))
        .components(rows.chain([CreateActionRow::Buttons(vec![help])]).collect())
        .allowed_mentions(CreateAllowedMentions::new())
}
