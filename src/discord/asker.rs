//! Who asks, and from where: what a slash command and a button press have in common.

use super::channel;
use crate::referee::Admission;
use crate::rules::ids::PlayerId;
use crate::text::Text;
use poise::serenity_prelude as serenity;
use serenity::{
    ChannelType, CommandInteraction, ComponentInteraction, InteractionId, Member, PartialChannel,
    Permissions,
};
use std::borrow::Borrow;

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
    pub name: String,
    /// Whether what they want may still be done.
    pub admission: Admission,
    /// Discord says so with each interaction; nothing is taken from the client.
    manages_server: bool,
    roles: Vec<u64>,
}

/// Discord tells the same of both kinds of interaction, in types of their own.
macro_rules! asker_from {
    ($interaction:ty) => {
        impl From<&$interaction> for Asker {
            fn from(from: &$interaction) -> Asker {
                let member: Option<&Member> = from.member.as_ref().map(Borrow::borrow);
                let (manages_server, roles) = powers(member);
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
                    manages_server,
                    roles,
                }
            }
        }
    };
}

asker_from!(CommandInteraction);
asker_from!(ComponentInteraction);

impl Asker {
    /// Returns the asker with what lets in their orders.
    #[must_use]
    pub fn with_admission(mut self, admission: Admission) -> Asker {
        self.admission = admission;
        self
    }

    /// Returns whether they moderate a campaign whose moderators have this role.
    pub fn moderates(&self, role: Option<u64>) -> bool {
        self.manages_server || role.is_some_and(|role| self.roles.contains(&role))
    }

    /// Returns what names their act in the journal: delivered twice, it is the same.
    pub fn cause(&self) -> String {
        format!("interaction:{}", self.interaction)
    }
}

/// Returns what a person is called in a server, or else everywhere.
pub fn name(user: &serenity::User, nick: Option<&str>) -> String {
    nick.or(user.global_name.as_deref())
        .unwrap_or(&user.name)
        .to_owned()
}

fn powers(member: Option<&Member>) -> (bool, Vec<u64>) {
    let Some(member) = member else {
        return (false, Vec::new());
    };
    let manages = member.permissions.is_some_and(|has| {
        has.contains(Permissions::MANAGE_GUILD) || has.contains(Permissions::ADMINISTRATOR)
    });
    (
        manages,
        member.roles.iter().map(|role| role.get()).collect(),
    )
}

/// Returns the channel that a thread hangs under. Of other channels the category is not meant.
fn thread_parent(channel: &PartialChannel) -> Option<u64> {
    let parent = channel
        .parent_id
        .filter(|_| channel::is_thread(channel.kind));
    parent.map(serenity::ChannelId::get)
}
