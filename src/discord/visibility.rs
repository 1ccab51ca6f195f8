//! Which channels of a server a person can see. For the channel of an interaction, Discord says so. For every other
//! channel, it is computed from the roles and overwrites in the client's cache, and an unknown channel counts as
//! hidden. A direct message may be about any server. If another process has that server's shard, it is not in the cache
//! and Discord is asked.

use super::channel::is_thread;
use chancery_clock::Clock;
use poise::serenity_prelude as serenity;
use serenity::http::{LightMethod, Request, Route};
use serenity::{
    Cache, Channel, ChannelId, ChannelType, GuildChannel, GuildId, Http, HttpError, Member, Permissions, RoleId, UserId,
};
use std::fmt;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

/// How long to wait for Discord's answer before it counts as unknown.
const ASKING_TAKES: Duration = Duration::from_secs(1);

/// Discord's codes for a channel, a member and a user that do not exist.
const UNKNOWN_CHANNEL: isize = 10_003;
const UNKNOWN_MEMBER: [isize; 2] = [10_007, 10_013];

#[derive(Clone, Debug)]
pub enum Membership {
    Member(Arc<Member>),
    Stranger,
    Unknown,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    Seen,
    Hidden,
    /// Discord did not answer. Counts as hidden, and is asked again the next time.
    Unknown,
    /// The channel was deleted.
    Gone,
}

/// A channel or thread, and the bot's permissions in it.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    pub kind: ChannelType,
    /// `None` if Discord did not answer.
    pub bot_may: Option<Permissions>,
    /// Whether it is a locked thread that the bot cannot write in.
    pub locked: bool,
}

/// Reads the client's cache, and asks Discord for anything missing.
#[derive(Clone)]
pub struct Visibility {
    cache: Arc<Cache>,
    http: Arc<Http>,
    clock: Clock,
}

impl From<(&serenity::Context, &Clock)> for Visibility {
    fn from((context, clock): (&serenity::Context, &Clock)) -> Visibility {
        Visibility { cache: Arc::clone(&context.cache), http: Arc::clone(&context.http), clock: clock.clone() }
    }
}

impl Visibility {
    /// Asks Discord for a person's membership in a server. Unlike lists of members, this needs no privileged intent.
    pub async fn membership(&self, guild: u64, user: u64) -> Membership {
        let asked = self.http.get_member(GuildId::new(guild), UserId::new(user.max(1)));
        match in_time(&self.clock, asked).await {
            Ok(member) => Membership::Member(member.into()),
            Err(Some(code)) if UNKNOWN_MEMBER.contains(&code) => Membership::Stranger,
            Err(_) => Membership::Unknown,
        }
    }

    pub async fn in_server(&self, guild: u64, member: &Member) -> Permissions {
        let guild = GuildId::new(guild);
        if let Some(known) = self.cache.guild(guild) {
            return known.member_permissions(member);
        }
        match in_time(&self.clock, self.http.get_guild(guild)).await {
            Ok(asked) => asked.member_permissions(member),
            Err(_) => Permissions::empty(),
        }
    }

    /// Returns whether a role no longer exists in a server; `false` if the server is not in the cache.
    pub fn lacks_role(&self, guild: u64, role: u64) -> bool {
        let guild = self.cache.guild(GuildId::new(guild));
        guild.is_some_and(|guild| !guild.roles.contains_key(&RoleId::new(role.max(1))))
    }

    pub fn kind_of(&self, guild: u64, channel: u64) -> Option<ChannelType> {
        let guild = self.cache.guild(GuildId::new(guild))?;
        let found = guild.channels.get(&ChannelId::new(channel))?;
        Some(found.kind)
    }

    /// Returns whether a member sees a channel or thread, if that is known without asking Discord.
    pub fn known_sight(&self, guild: u64, member: &Member, channel: u64) -> Option<Sight> {
        let guild = GuildId::new(guild);
        let found = self.known(guild, ChannelId::new(channel))?;
        // Threads have no overwrites; their parent channel decides who may see them.
        let above = match is_thread(found.kind) {
            true => found.parent_id.and_then(|above| self.known(guild, above)),
            false => Some(found.clone()),
        };
        let known = self.cache.guild(guild)?;
        let allowed = above.map(|above| (known.user_permissions_in(&above, member), to_see(above.kind)));
        match allowed.filter(|(allowed, needed)| allowed.contains(*needed)) {
            None => Some(Sight::Hidden),
            Some((allowed, _)) => {
                let open = found.kind != ChannelType::PrivateThread || allowed.contains(Permissions::MANAGE_THREADS);
                open.then_some(Sight::Seen)
            }
        }
    }

    pub async fn sight(&self, guild: u64, member: &Member, channel: u64) -> Sight {
        if let Some(known) = self.known_sight(guild, member, channel) {
            return known;
        }
        let guild = GuildId::new(guild);
        let channel = ChannelId::new(channel);
        let found = match self.known(guild, channel) {
            Some(known) => Ok(known),
            None => self.fetched(guild, channel).await,
        };
        let found = match found {
            Ok(found) => found,
            Err(sight) => return sight,
        };
        // Threads have no overwrites; their parent channel decides who may see them.
        let above = match (is_thread(found.kind), found.parent_id) {
            (true, Some(above)) => self.above(guild, above).await,
            (true, None) => None,
            (false, _) => Some(found.clone()),
        };
        let Some(above) = above else {
            return Sight::Unknown;
        };
        let Some(allowed) = self.to_see_in(guild, &above, member).await else {
            return Sight::Hidden;
        };
        if found.kind != ChannelType::PrivateThread || allowed.contains(Permissions::MANAGE_THREADS) {
            return Sight::Seen;
        }
        match self.was_added(channel, member.user.id).await {
            Some(true) => Sight::Seen,
            Some(false) => Sight::Hidden,
            None => Sight::Unknown,
        }
    }

    async fn above(&self, guild: GuildId, channel: ChannelId) -> Option<GuildChannel> {
        let is_known = self.cache.guild(guild).is_some();
        match is_known {
            true => self.known(guild, channel),
            false => self.fetched(guild, channel).await.ok(),
        }
    }

    /// Returns a member's permissions in a channel, if they see it.
    async fn to_see_in(&self, guild: GuildId, channel: &GuildChannel, member: &Member) -> Option<Permissions> {
        let known = self.cache.guild(guild);
        let known = known.map(|known| known.user_permissions_in(channel, member));
        let allowed = match known {
            Some(allowed) => allowed,
            None => {
                let asked = in_time(&self.clock, self.http.get_guild(guild)).await.ok()?;
                asked.user_permissions_in(channel, member)
            }
        };
        allowed.contains(to_see(channel.kind)).then_some(allowed)
    }

    /// Returns a channel or thread of the server with the bot's permissions, if it exists.
    pub async fn room(&self, guild_id: u64, channel: u64) -> Option<Room> {
        let (guild, channel) = (GuildId::new(guild_id), ChannelId::new(channel.max(1)));
        let found = match self.known(guild, channel) {
            Some(known) => known,
            None => self.fetched(guild, channel).await.ok()?,
        };
        let above = match is_thread(found.kind) {
            true => self.known(guild, found.parent_id?)?,
            false => found.clone(),
        };
        let me = self.cache.current_user().id;
        let own = self.membership(guild_id, me.get()).await;
        let bot_may = match own {
            Membership::Member(own) => Some(self.cache.guild(guild)?.user_permissions_in(&above, &own)),
            Membership::Stranger | Membership::Unknown => None,
        };
        let manages = bot_may.is_some_and(|may| may.contains(Permissions::MANAGE_THREADS));
        let shut_out =
            found.kind == ChannelType::PrivateThread && !manages && self.was_added(channel, me).await != Some(true);
        let locked = found.thread_metadata.is_some_and(|thread| thread.locked);
        Some(Room {
            kind: found.kind,
            bot_may: match shut_out {
                true => Some(Permissions::empty()),
                false => bot_may,
            },
            locked: locked && !manages,
        })
    }

    /// Returns whether Discord says that a channel no longer exists. A cached channel does exist.
    pub async fn is_gone(&self, guild: u64, channel: u64) -> bool {
        let (guild, channel) = (GuildId::new(guild), ChannelId::new(channel.max(1)));
        self.known(guild, channel).is_none() && matches!(self.fetched(guild, channel).await, Err(Sight::Gone))
    }

    fn known(&self, guild: GuildId, channel: ChannelId) -> Option<GuildChannel> {
        let guild = self.cache.guild(guild)?;
        let threads = || guild.threads.iter().find(|thread| thread.id == channel);
        guild.channels.get(&channel).or_else(threads).cloned()
    }

    /// Requests a channel that is not in the cache, such as an archived thread or a deleted channel.
    async fn fetched(&self, guild: GuildId, channel: ChannelId) -> Result<GuildChannel, Sight> {
        match in_time(&self.clock, self.http.get_channel(channel)).await {
            Ok(Channel::Guild(found)) if found.guild_id == guild => Ok(found),
            Err(Some(UNKNOWN_CHANNEL)) => Err(Sight::Gone),
            Ok(_) => Err(Sight::Hidden),
            Err(_) => Err(Sight::Unknown),
        }
    }

    /// Returns whether a person was added to a thread, if Discord says so.
    async fn was_added(&self, channel_id: ChannelId, user_id: UserId) -> Option<bool> {
        let route = Route::ChannelThreadMember { channel_id, user_id };
        let request = Request::new(route, LightMethod::Get);
        let asked = self.http.fire::<serde_json::Value>(request);
        match in_time(&self.clock, asked).await {
            Ok(_) => Some(true),
            Err(Some(code)) if UNKNOWN_MEMBER.contains(&code) => Some(false),
            Err(_) => None,
        }
    }
}

impl fmt::Debug for Visibility {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Visibility")
    }
}

/// Returns the permissions needed to see a channel of this type. Anyone who may connect to a voice channel can read its
/// chat.
fn to_see(kind: ChannelType) -> Permissions {
    match kind {
        ChannelType::Voice | ChannelType::Stage => Permissions::VIEW_CHANNEL | Permissions::CONNECT,
        _ => Permissions::VIEW_CHANNEL,
    }
}

/// Returns Discord's answer, or the code of its refusal: `None` without a usable answer in time.
async fn in_time<T>(clock: &Clock, asked: impl Future<Output = serenity::Result<T>>) -> Result<T, Option<isize>> {
    match clock.within(ASKING_TAKES, asked).await {
        Ok(Ok(answer)) => Ok(answer),
        Ok(Err(serenity::Error::Http(HttpError::UnsuccessfulRequest(refused)))) => Err(Some(refused.error.code)),
        Ok(Err(_)) | Err(_) => Err(None),
    }
}
