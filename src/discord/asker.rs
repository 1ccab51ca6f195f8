//! Who asks, and from where: what a slash command and a button press have in common.

use super::channel;
use super::problem::Problem;
use super::render::NamedRole;
use super::visibility::{Membership, Room, Sight, Visibility};
use crate::journal::PersonName;
use crate::referee::Admission;
use crate::rules::ids::PlayerId;
use crate::rules::{Campaign, cleaned};
use crate::text::Text;
use poise::serenity_prelude as serenity;
use serenity::{
    ChannelType, CommandInteraction, ComponentInteraction, InteractionId, Member, ModalInteraction, PartialChannel,
    Permissions,
};
use std::borrow::Borrow;
use std::sync::Arc;

/// The person behind an interaction.
#[derive(Clone, Debug)]
pub struct Asker {
    pub player: PlayerId,
    pub interaction: InteractionId,
    /// Lets the bot answer this interaction.
    pub token: String,
    /// The server, where it did not come from a direct message.
    pub guild: Option<u64>,
    pub channel: u64,
    /// What kind of channel that is.
    pub kind: ChannelType,
    /// The channel above, where they asked in a thread.
    pub parent: Option<u64>,
    /// What the bot may do there.
    pub bot_may: Option<Permissions>,
    /// The language the person reads Discord in.
    pub text: Text,
    /// What the person is called where they asked.
    pub name: PersonName,
    /// Whether what they want may still be done.
    pub admission: Admission,
    /// Whether a bot or a webhook asks. Neither plays.
    pub is_bot: bool,
    /// What they are in the server. Discord says so with each interaction; nothing is taken from the client.
    member: Option<Arc<Member>>,
    visibility: Visibility,
}

/// Discord tells the same of all kinds of interaction, in types of their own.
macro_rules! asker_from {
    ($interaction:ty) => {
        impl From<(&serenity::Context, &$interaction)> for Asker {
            fn from((context, from): (&serenity::Context, &$interaction)) -> Asker {
                let member: Option<&Member> = from.member.as_ref().map(Borrow::borrow);
                let channel: Option<&PartialChannel> = from.channel.as_ref();
                Asker {
                    player: PlayerId(from.user.id.get()),
                    interaction: from.id,
                    token: from.token.clone(),
                    guild: from.guild_id.map(serenity::GuildId::get),
                    channel: from.channel_id.get(),
                    kind: channel.map_or(ChannelType::Text, |channel| channel.kind),
                    parent: channel.and_then(thread_parent),
                    bot_may: from.app_permissions,
                    text: Text::of(&from.locale),
                    name: name(&from.user, member.and_then(|m| m.nick.as_deref())),
                    admission: Admission::always(),
                    is_bot: from.user.bot || from.user.system,
                    member: member.cloned().map(Arc::new),
                    visibility: Visibility::from(context),
                }
            }
        }
    };
}

asker_from!(CommandInteraction);
asker_from!(ComponentInteraction);
asker_from!(ModalInteraction);

impl Asker {
    /// Returns the asker with what lets in their orders.
    #[must_use]
    pub fn with_admission(mut self, admission: Admission) -> Asker {
        self.admission = admission;
        self
    }

    /// Changes nothing for an asker whose answer Discord does not wait for any more.
    ///
    /// # Errors
    /// Refuses where it does not wait.
    pub async fn must_be_in_time(&self) -> Result<(), Problem> {
        match self.admission.is_granted().await {
            true => Ok(()),
            false => Err(Problem::TooLate),
        }
    }

    /// Returns whether they moderate a campaign of this server: they founded it, manage the server, or have the role that it names.
    pub fn moderates(&self, campaign: &Campaign) -> bool {
        campaign.founder == Some(self.player) || self.manages_here() || self.moderates_by_role(campaign)
    }

    /// Returns whether they have the role that a campaign names.
    pub fn moderates_by_role(&self, campaign: &Campaign) -> bool {
        let role = campaign.settings.moderator_role;
        role.is_some_and(|role| self.bears(role))
    }

    /// Returns whether they have a role of the server that they ask in.
    pub fn bears(&self, role: u64) -> bool {
        let roles = self.member.as_ref().map(|member| &member.roles);
        roles.is_some_and(|roles| roles.iter().any(|own| own.get() == role))
    }

    /// Returns whether a role was deleted from a server.
    pub fn is_gone(&self, guild: u64, role: u64) -> bool {
        self.visibility.lacks_role(guild, role)
    }

    /// Returns the role that moderates a campaign, as its server knows it.
    pub fn moderator_role(&self, campaign: &Campaign, guild: u64) -> NamedRole {
        match campaign.settings.moderator_role {
            // Older versions took the role that every member has, which bears the id of the server and let nobody moderate.
            Some(role) if role == guild => NamedRole::None,
            Some(role) if self.is_gone(guild, role) => NamedRole::Deleted,
            Some(role) => NamedRole::Role(role),
            None => NamedRole::None,
        }
    }

    /// Returns whether they manage the server that they ask in, and so see the moderators' commands whatever it has set.
    pub fn manages_here(&self) -> bool {
        let permissions = self.member.as_ref().and_then(|member| member.permissions);
        permissions.is_some_and(manages)
    }

    /// Returns what they are in a server. Who acts in one shows nothing of what they are in another; in a direct message Discord
    /// is asked.
    pub async fn membership(&self, guild: u64) -> Membership {
        match (self.guild, &self.member) {
            (Some(here), Some(member)) if here == guild => Membership::Member(Arc::clone(member)),
            (Some(_), _) => Membership::Stranger,
            (None, _) => self.visibility.membership(guild, self.player.0).await,
        }
    }

    /// Returns how a channel looks to them, who are a member of its server.
    pub async fn sight(&self, guild: u64, member: &Member, channel: u64) -> Sight {
        let here = self.channel == channel || self.parent == Some(channel);
        match member.permissions.filter(|_| here) {
            // Who sees a thread sees the channel above it.
            Some(allowed) if allowed.contains(Permissions::VIEW_CHANNEL) => Sight::Seen,
            Some(_) => Sight::Hidden,
            None => self.visibility.sight(guild, member, channel).await,
        }
    }

    /// Returns a channel or thread of the server that they ask in, if they see it.
    pub async fn room(&self, guild: u64, channel: u64) -> Option<Room> {
        let member = self.member.as_ref().filter(|_| self.guild == Some(guild))?;
        match self.sight(guild, member, channel).await {
            Sight::Seen => self.visibility.room(guild, channel).await,
            Sight::Hidden | Sight::Gone => None,
        }
    }

    /// Returns of what kind a channel of a server is, where that is known.
    pub fn kind_of(&self, guild: u64, channel: u64) -> Option<ChannelType> {
        self.visibility.kind_of(guild, channel)
    }

    /// Returns whether they manage a server of which they are a member.
    pub async fn manages(&self, guild: u64, member: &Member) -> bool {
        manages(self.visibility.in_server(guild, member).await)
    }

    /// Returns what names their act in the journal: delivered twice, it is the same.
    pub fn cause(&self) -> String {
        format!("interaction:{}", self.interaction)
    }
}

/// Returns what a person is called in a server, or else everywhere: the first of their names in which something can be seen.
pub fn name(user: &serenity::User, nick: Option<&str>) -> PersonName {
    let names = [nick, user.global_name.as_deref()];
    let mut seen = names.into_iter().flatten().map(cleaned);
    let account = user.name.clone();
    PersonName { shown: seen.find(|name| !name.is_empty()).unwrap_or_else(|| account.clone()), account }
}

fn manages(has: Permissions) -> bool {
    has.intersects(Permissions::MANAGE_GUILD | Permissions::ADMINISTRATOR)
}

/// Returns the channel that a thread hangs under. Of other channels the category is not meant.
fn thread_parent(channel: &PartialChannel) -> Option<u64> {
    let parent = channel.parent_id.filter(|_| channel::is_thread(channel.kind));
    parent.map(serenity::ChannelId::get)
}
