//! The person behind an interaction and where they are, for slash commands, presses and forms alike.

use super::channel;
use super::problem::Problem;
use super::render::NamedRole;
use super::visibility::{Membership, Room, Sight, Visibility};
use crate::journal::PersonName;
use crate::referee::Admission;
use crate::rules::ids::PlayerId;
use crate::rules::{Campaign, cleaned};
use crate::text::Text;
use chancery_clock::Clock;
use poise::serenity_prelude as serenity;
use serenity::{
    ChannelType, CommandInteraction, ComponentInteraction, InteractionId, Member, ModalInteraction, PartialChannel,
    Permissions,
};
use std::borrow::Borrow;
use std::sync::Arc;

#[derive(Clone, Debug)]
pub struct Invoker {
    pub player: PlayerId,
    pub interaction: InteractionId,
    /// The token that lets the bot answer this interaction.
    pub token: String,
    /// The server; `None` in a direct message.
    pub guild: Option<u64>,
    pub channel: u64,
    pub kind: ChannelType,
    /// The parent channel, if `channel` is a thread.
    pub parent: Option<u64>,
    pub bot_may: Option<Permissions>,
    /// The texts in the language of their Discord.
    pub text: Text,
    /// The texts in the server's language.
    pub server_text: Text,
    /// The person's name in this server.
    pub name: PersonName,
    /// Whether there is still time to carry out their request.
    pub admission: Admission,
    /// Whether this is a bot or a webhook. Neither plays.
    pub is_bot: bool,
    /// Their membership in the server, as sent with each interaction; the client's cache is not used.
    member: Option<Arc<Member>>,
    visibility: Visibility,
    pub clock: Clock,
}

/// Discord describes all kinds of interaction alike, but serenity has separate types.
macro_rules! asker_from {
    ($interaction:ty) => {
        impl From<(&serenity::Context, &Clock, &$interaction)> for Invoker {
            fn from((context, clock, from): (&serenity::Context, &Clock, &$interaction)) -> Invoker {
                let member: Option<&Member> = from.member.as_ref().map(Borrow::borrow);
                let channel: Option<&PartialChannel> = from.channel.as_ref();
                let text = Text::of(&from.locale);
                let language = text.language().to_owned();
                Invoker {
                    player: PlayerId(from.user.id.get()),
                    interaction: from.id,
                    token: from.token.clone(),
                    guild: from.guild_id.map(serenity::GuildId::get),
                    channel: from.channel_id.get(),
                    kind: channel.map_or(ChannelType::Text, |channel| channel.kind),
                    parent: channel.and_then(thread_parent),
                    bot_may: from.app_permissions,
                    text,
                    server_text: Text::of(from.guild_locale.as_deref().unwrap_or_default()),
                    name: PersonName { language, ..name(&from.user, member.and_then(|m| m.nick.as_deref())) },
                    admission: Admission::always(),
                    is_bot: from.user.bot || from.user.system,
                    member: member.cloned().map(Arc::new),
                    visibility: Visibility::from((context, clock)),
                    clock: clock.clone(),
                }
            }
        }
    };
}

asker_from!(CommandInteraction);
asker_from!(ComponentInteraction);
asker_from!(ModalInteraction);

impl Invoker {
    /// Replaces the admission that the invoker's orders carry.
    #[must_use]
    pub fn with_admission(mut self, admission: Admission) -> Invoker {
        self.admission = admission;
        self
    }

    /// Refuses if Discord no longer waits for this answer, so that nothing changes for an invoker who saw an error.
    pub async fn must_be_in_time(&self) -> Result<(), Problem> {
        match self.admission.is_granted().await {
            true => Ok(()),
            false => Err(Problem::TooLate),
        }
    }

    /// Returns whether the invoker moderates a campaign of this server: they founded it, manage the server, or have its
    /// moderator role.
    pub fn moderates(&self, campaign: &Campaign) -> bool {
        campaign.founder == Some(self.player) || self.manages_here() || self.moderates_by_role(campaign)
    }

    pub fn moderates_by_role(&self, campaign: &Campaign) -> bool {
        let role = campaign.settings.moderator_role;
        role.is_some_and(|role| self.bears(role))
    }

    /// Asks Discord whether another person moderates a campaign of this server; `None` if it does not say.
    pub async fn is_moderator(&self, guild: u64, campaign: &Campaign, person: PlayerId) -> Option<bool> {
        let member = match self.visibility.membership(guild, person.0).await {
            Membership::Member(member) => member,
            Membership::Stranger => return Some(false),
            Membership::Unknown => return None,
        };
        let role = campaign.settings.moderator_role;
        let bears = |role: u64| member.roles.iter().any(|own| own.get() == role);
        Some(campaign.founder == Some(person) || role.is_some_and(bears) || self.manages(guild, &member).await)
    }

    pub fn bears(&self, role: u64) -> bool {
        let roles = self.member.as_ref().map(|member| &member.roles);
        roles.is_some_and(|roles| roles.iter().any(|own| own.get() == role))
    }

    pub fn is_gone(&self, guild: u64, role: u64) -> bool {
        self.visibility.lacks_role(guild, role)
    }

    /// Returns the campaign's moderator role, as its server knows it.
    pub fn moderator_role(&self, campaign: &Campaign, guild: u64) -> NamedRole {
        match campaign.settings.moderator_role {
            // Older versions accepted the role that every member has, whose id is the server's. It makes nobody a
            // moderator.
            Some(role) if role == guild => NamedRole::None,
            Some(role) if self.is_gone(guild, role) => NamedRole::Deleted,
            Some(role) => NamedRole::Role(role),
            None => NamedRole::None,
        }
    }

    /// Returns whether the invoker manages the current server, and so sees the moderators' commands whatever its
    /// settings.
    pub fn manages_here(&self) -> bool {
        let permissions = self.member.as_ref().and_then(|member| member.permissions);
        permissions.is_some_and(manages)
    }

    /// Returns the invoker's membership in a server. In one server, they count as a stranger to every other; in a
    /// direct message Discord is asked.
    pub async fn membership(&self, guild: u64) -> Membership {
        match (self.guild, &self.member) {
            (Some(here), Some(member)) if here == guild => Membership::Member(Arc::clone(member)),
            (Some(_), _) => Membership::Stranger,
            (None, _) => self.visibility.membership(guild, self.player.0).await,
        }
    }

    /// Returns whether the invoker, a member of the server, can see a channel.
    pub async fn sight(&self, guild: u64, member: &Member, channel: u64) -> Sight {
        match self.known_sight(guild, member, channel) {
            Some(known) => known,
            None => self.visibility.sight(guild, member, channel).await,
        }
    }

    /// Returns whether the invoker can see a channel, if that is known without asking Discord.
    pub fn known_sight(&self, guild: u64, member: &Member, channel: u64) -> Option<Sight> {
        let here = self.channel == channel || self.parent == Some(channel);
        match member.permissions.filter(|_| here) {
            // Anyone who sees a thread also sees its parent channel.
            Some(allowed) if allowed.contains(Permissions::VIEW_CHANNEL) => Some(Sight::Seen),
            Some(_) => Some(Sight::Hidden),
            None => self.visibility.known_sight(guild, member, channel),
        }
    }

    /// Returns a channel or thread of the current server, if the invoker can see it.
    pub async fn room(&self, guild: u64, channel: u64) -> Option<Room> {
        let member = self.member.as_ref().filter(|_| self.guild == Some(guild))?;
        match self.sight(guild, member, channel).await {
            Sight::Seen => self.visibility.room(guild, channel).await,
            Sight::Hidden | Sight::Unknown | Sight::Gone => None,
        }
    }

    /// Returns the type of a server's channel, if it is known.
    pub fn kind_of(&self, guild: u64, channel: u64) -> Option<ChannelType> {
        self.visibility.kind_of(guild, channel)
    }

    pub async fn manages(&self, guild: u64, member: &Member) -> bool {
        manages(self.visibility.in_server(guild, member).await)
    }

    /// Returns the cause that the journal records for this act, so that an interaction delivered twice counts once.
    pub fn cause(&self) -> String {
        format!("interaction:{}", self.interaction)
    }
}

/// Returns the first of nickname, display name and account name with a visible character. The language is not known.
pub fn name(user: &serenity::User, nick: Option<&str>) -> PersonName {
    name_of([nick, user.global_name.as_deref()], &user.name)
}

/// Returns the first of nickname and display name with a visible character, or else the account name.
pub fn name_of(names: [Option<&str>; 2], account: &str) -> PersonName {
    let mut seen = names.into_iter().flatten().map(cleaned);
    let account = account.to_owned();
    let shown = seen.find(|name| !name.is_empty()).unwrap_or_else(|| account.clone());
    PersonName { shown, account, ..PersonName::default() }
}

fn manages(has: Permissions) -> bool {
    has.intersects(Permissions::MANAGE_GUILD | Permissions::ADMINISTRATOR)
}

/// Returns the parent channel of a thread. The parent of any other channel is its category, which does not count.
fn thread_parent(channel: &PartialChannel) -> Option<u64> {
    let parent = channel.parent_id.filter(|_| channel::is_thread(channel.kind));
    parent.map(serenity::ChannelId::get)
}
