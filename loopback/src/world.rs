//! The state of the loopback Discord: its guilds, their people and channels, and every message.

use super::buckets::Buckets;
use super::gateway::Gateway;
use super::guilds::{Guild, Overwrite, Role, USUAL_LOCALE};
use super::interactions::Interaction;
use super::messages::Posted;
use super::server::Fault;
use super::threads::ThreadState;
use chancery_basics::time::Time;
use chancery_clock::Clock;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};
use std::time::Duration;

/// The start of Discord's count of milliseconds, as a Unix time.
const EPOCH: i64 = 1_420_070_400_000;
/// How many bits of an id are below its milliseconds.
const BELOW_MILLIS: u32 = 22;

/// The bot's user and application share one id, as for every modern bot.
pub const BOT: u64 = 1_100_000_000_000_000_001;
pub const GUILD: u64 = 1_200_000_000_000_000_001;
pub const OWNER: u64 = 99;
const MODERATORS: u64 = 1_200_000_000_000_000_002;
/// Names are hashed to ids below this, so that a channel has the same id in every sandbox on the same database.
const CHANNELS: u64 = 1_210_000_000_000_000_000;
const DIRECT: u64 = 1_220_000_000_000_000_000;

/// The category of the guild's text channels, as in a new server.
const CATEGORY: u64 = 1_205_000_000_000_000_000;

pub const VIEW_CHANNEL: u64 = 1 << 10;
pub const SEND_MESSAGES: u64 = 1 << 11;
pub const EMBED_LINKS: u64 = 1 << 14;
pub const ATTACH_FILES: u64 = 1 << 15;
pub const READ_MESSAGE_HISTORY: u64 = 1 << 16;
pub const CONNECT: u64 = 1 << 20;
pub const SEND_IN_THREADS: u64 = 1 << 38;
pub const MANAGE_GUILD: u64 = 1 << 5;
pub const ADMINISTRATOR: u64 = 1 << 3;
/// The permissions of `@everyone`, bots included, in a new server: view channels, send messages, embed links, attach
/// files, read history, mention everyone, add reactions, use commands, connect to voice channels, and write in threads.
pub const EVERYBODY: u64 = VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | CONNECT
    | SEND_IN_THREADS
    | 1 << 6
    | 1 << 17
    | 1 << 31;

/// A person with an account: a player, a moderator, or a bot.
#[derive(Clone, Debug)]
pub struct Person {
    pub id: u64,
    pub handle: String,
    pub name: String,
    pub bot: bool,
    pub guilds: BTreeSet<u64>,
    pub roles: BTreeSet<u64>,
    pub closed: bool,
    pub locale: String,
    /// The form that is open on their screen.
    pub form: Option<Form>,
}

/// A modal: its fields, and the interaction that opened it.
#[derive(Clone, Debug)]
pub struct Form {
    pub asked: u64,
    pub json: Value,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    Text,
    Announcement,
    Voice,
    /// Contains channels, but no messages.
    Category,
    /// Contains posts, which are threads, but no messages of its own.
    Forum,
    Media,
    Thread {
        parent: u64,
    },
    Direct {
        with: u64,
    },
}

#[derive(Clone, Debug)]
pub struct Channel {
    pub id: u64,
    /// The guild it belongs to; 0 for direct messages.
    pub guild: u64,
    pub name: String,
    pub kind: Kind,
    pub category: Option<u64>,
    /// The bot's denied permissions here.
    pub denied: u64,
    /// Permissions that are allowed and denied to roles and members here.
    pub overwrites: Vec<Overwrite>,
    /// The members of a private thread. `None` if everyone who sees the parent channel sees this one.
    pub added: Option<BTreeSet<u64>>,
    pub shut: ThreadState,
}

/// Something that appeared on a screen, or that Discord refused, in chronological order. Messages are as they were
/// then.
#[derive(Clone, Debug)]
pub enum Sight {
    Posted(Box<Posted>),
    Edited(Box<Posted>),
    Deleted(Box<Posted>),
    Form { who: u64, json: Value },
    Refused(String),
}

pub struct World {
    pub clock: Clock,
    /// The loopback's own URL: `http://127.0.0.1:port`.
    pub base: String,
    /// A secret for the tokens of interactions.
    pub(super) secret: String,
    pub guilds: BTreeMap<u64, Guild>,
    pub people: BTreeMap<u64, Person>,
    pub roles: BTreeMap<u64, Role>,
    pub channels: BTreeMap<u64, Channel>,
    pub messages: BTreeMap<u64, Posted>,
    pub files: BTreeMap<u64, Vec<u8>>,
    pub asked: BTreeMap<u64, Interaction>,
    /// Registered commands as Discord returns them; a guild's own carry its `guild_id`.
    pub commands: BTreeMap<u64, Value>,
    /// When commands were created, in a guild or globally. Discord limits creations per day.
    pub created: HashMap<Option<String>, Vec<Time>>,
    pub gateway: Gateway,
    pub sights: Vec<Sight>,
    pub faults: Vec<Fault>,
    pub invited: bool,
    /// The people of the team that owns the application, each with the state of their membership: 1 invited, 2
    /// accepted. Empty if one person owns it.
    pub team: Vec<(u64, u8)>,
    /// The messages that the bot sent with an enforced nonce in any channel, and when it sent them.
    pub nonces: HashMap<String, (u64, Time)>,
    /// Whether messages to a channel are limited to five in five seconds.
    pub limited: bool,
    pub buckets: Buckets,
    pub sent: HashMap<u64, VecDeque<Duration>>,
    /// Every request as `METHOD /path`, for tests that count them.
    pub requests: Vec<String>,
    /// The first id that was assigned, and when.
    first_id: u64,
    began: Time,
    pub(super) last_id: u64,
}

impl World {
    /// Creates a world whose ids start at `ids_from`. That is the wall clock's time even if `clock` is stopped: on an
    /// old database, a sandbox must not reuse the id of an interaction that was answered there.
    pub fn new(clock: Clock, ids_from: Time, base: String, secret: String) -> World {
        let millis = ids_from.as_millis() - EPOCH;
        let first_id = millis.unsigned_abs() << BELOW_MILLIS;
        let mut world = World {
            began: clock.steady(),
            clock,
            base,
            secret,
            guilds: BTreeMap::new(),
            people: BTreeMap::new(),
            roles: BTreeMap::new(),
            channels: BTreeMap::new(),
            messages: BTreeMap::new(),
            files: BTreeMap::new(),
            asked: BTreeMap::new(),
            commands: BTreeMap::new(),
            created: HashMap::new(),
            gateway: Gateway::default(),
            sights: Vec::new(),
            faults: Vec::new(),
            invited: true,
            team: Vec::new(),
            nonces: HashMap::new(),
            limited: false,
            buckets: Buckets::default(),
            sent: HashMap::new(),
            requests: Vec::new(),
            first_id,
            last_id: first_id,
        };
        world.add_guild(GUILD, "Sandbox", OWNER);
        world.add_role(GUILD, MODERATORS, "Moderators", MANAGE_GUILD);
        world.add_person(OWNER, "host", "Host");
        world.add_person(BOT, "chancery", "Chancery").bot = true;
        let category = "Text Channels".to_owned();
        world.open(CATEGORY, GUILD, category, Kind::Category, None);
        world.channel("table");
        world
    }

    pub fn next_id(&mut self) -> u64 {
        // As on Discord, an id encodes its time.
        self.last_id = self.id_by_time().max(self.last_id + 1);
        self.last_id
    }

    /// Returns Discord's time, as ids encode it.
    pub(super) fn discord_time(&self) -> Time {
        Time::from_millis(EPOCH + (self.id_by_time() >> BELOW_MILLIS).cast_signed())
    }

    fn id_by_time(&self) -> u64 {
        let since_start = self.clock.steady().since(self.began).as_millis();
        self.first_id + (since_start.unsigned_abs() << BELOW_MILLIS)
    }

    pub fn now(&self) -> Time {
        self.clock.now()
    }

    fn add_person(&mut self, id: u64, handle: &str, name: &str) -> &mut Person {
        self.people.entry(id).or_insert(Person {
            id,
            handle: handle.to_owned(),
            name: name.to_owned(),
            bot: false,
            guilds: BTreeSet::from([GUILD]),
            roles: BTreeSet::new(),
            closed: false,
            locale: USUAL_LOCALE.to_owned(),
            form: None,
        })
    }

    /// Returns the person with that handle or name, who joins the guild if there is none.
    pub fn person(&mut self, name: &str) -> u64 {
        let name = name.trim_start_matches('@');
        if let Some(known) = self.find_person(name) {
            return known;
        }
        let handle = name.to_lowercase();
        let mut letters = handle.chars();
        let title = match letters.next() {
            Some(first) => first.to_uppercase().chain(letters).collect(),
            None => handle.clone(),
        };
        let id = match handle.as_str() {
            "mod" => 90,
            _ => (100..).find(|id| !self.people.contains_key(id)).unwrap_or_default(),
        };
        let person = self.add_person(id, &handle, &title);
        person.bot = matches!(handle.as_str(), "robot" | super::shapes::WEBHOOK);
        if handle == "mod" {
            person.roles.insert(MODERATORS);
        }
        let mut member = self.member_json(id);
        member["guild_id"] = json!(GUILD.to_string());
        self.dispatch("GUILD_MEMBER_ADD", super::gateway::GUILD_MEMBERS, member);
        id
    }

    /// Removes the bot and invites it again, which deletes the guild's own commands.
    pub fn invite_anew(&mut self) {
        let guild = GUILD.to_string();
        self.commands.retain(|_, command| command["guild_id"] != guild.as_str());
        let gone = json!({"id": guild, "unavailable": false});
        self.dispatch("GUILD_DELETE", super::gateway::GUILDS, gone);
        let back = self.guild_json(GUILD);
        self.dispatch("GUILD_CREATE", super::gateway::GUILDS, back);
    }

    pub fn find_person(&self, name: &str) -> Option<u64> {
        let name = name.trim_start_matches('@').to_lowercase();
        let known = |p: &&Person| p.handle == name || p.name.to_lowercase() == name;
        self.people.values().find(known).map(|person| person.id)
    }

    pub fn rename(&mut self, user: u64, name: &str) {
        if let Some(person) = self.people.get_mut(&user) {
            person.name = name.to_owned();
        }
        self.member_changed(user);
    }

    pub(super) fn member_changed(&mut self, user: u64) {
        let guilds = self.people.get(&user).map(|person| person.guilds.clone());
        for guild in guilds.unwrap_or_default() {
            let mut member = self.member_json_in(guild, user);
            member["guild_id"] = json!(guild.to_string());
            // A bot receives events about itself whatever its intents.
            let intent = match user {
                BOT => super::gateway::ALWAYS,
                _ => super::gateway::GUILD_MEMBERS,
            };
            self.dispatch("GUILD_MEMBER_UPDATE", intent, member);
        }
    }

    /// Stores a file that a person passes to a command, and returns the attachment that Discord sends to the bot.
    pub fn upload(&mut self, name: &str, bytes: Vec<u8>) -> Value {
        let id = self.next_id();
        // As on Discord, a file name is restricted to characters that are safe in a URL.
        let fits = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
        let letters = name.chars().map(|c| if fits(c) { c } else { '_' });
        let name: String = letters.collect();
        let url = format!("{}/attachments/{id}/{name}", self.base);
        let mut json = json!({
            "id": id.to_string(), "filename": name, "size": bytes.len(), "url": url, "proxy_url": url, "ephemeral": true,
        });
        if let Some(kind) = content_type(&name) {
            json["content_type"] = json!(kind);
        }
        self.files.insert(id, bytes);
        json
    }

    pub fn find_channel(&self, name: &str) -> Option<u64> {
        let name = name.trim_start_matches('#');
        let same = |c: &&Channel| c.name.eq_ignore_ascii_case(name) && c.is_in_guild();
        self.channels.values().find(same).map(|channel| channel.id)
    }

    /// Returns the guild's text channel with that name, and creates it if needed.
    pub fn channel(&mut self, name: &str) -> u64 {
        self.channel_of(name, Kind::Text)
    }

    /// Returns the guild's channel with that name, and creates it with this kind if needed.
    pub fn channel_of(&mut self, name: &str, kind: Kind) -> u64 {
        self.room(GUILD, name, kind, None)
    }

    /// Returns the thread with that name, and creates it if needed. Below a forum or a media channel it is a post.
    pub fn thread(&mut self, parent: u64, name: &str) -> u64 {
        let guild = self.channels.get(&parent).map_or(GUILD, |c| c.guild);
        self.room(guild, name, Kind::Thread { parent }, None)
    }

    /// Returns the channel or thread with that name, and creates it if needed. `added` are the members of a private
    /// thread.
    pub(super) fn room(&mut self, guild: u64, name: &str, kind: Kind, added: Option<BTreeSet<u64>>) -> u64 {
        let name = name.trim_start_matches('#').to_lowercase();
        if let Some(known) = self.find_channel(&name) {
            return known;
        }
        // FNV-1a. Any hash works that gives the same id in the next process.
        let hash = name
            .bytes()
            .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        let id = self.free_channel_id(CHANNELS + (hash >> 16));
        let category = (!matches!(kind, Kind::Thread { .. })).then_some(CATEGORY);
        self.open(id, guild, name, kind, category);
        let seen = added.as_ref().is_none_or(|added| added.contains(&BOT));
        if let Some(channel) = self.channels.get_mut(&id) {
            channel.added = added;
        }
        let event = match kind {
            Kind::Thread { .. } => "THREAD_CREATE",
            _ => "CHANNEL_CREATE",
        };
        // Only members of a private thread are notified of it.
        if seen {
            let channel = self.channel_json(id);
            self.dispatch(event, super::gateway::GUILDS, channel);
        }
        id
    }

    /// Returns `wish`, or the next id that was never used: a channel that replaces a deleted one gets a new id.
    fn free_channel_id(&self, wish: u64) -> u64 {
        (wish..).find(|id| !self.channels.contains_key(id)).unwrap_or(wish)
    }

    /// Returns the direct message channel between the bot and a person.
    pub fn direct(&mut self, with: u64) -> u64 {
        let id = DIRECT + with % 1_000_000_000_000_000;
        if !self.channels.contains_key(&id) {
            self.open(id, 0, String::new(), Kind::Direct { with }, None);
        }
        id
    }

    fn open(&mut self, id: u64, guild: u64, name: String, kind: Kind, category: Option<u64>) {
        let channel = Channel {
            id,
            guild,
            name,
            kind,
            category,
            denied: 0,
            overwrites: Vec::new(),
            added: None,
            shut: ThreadState::default(),
        };
        self.channels.insert(id, channel);
    }

    /// Denies the bot exactly these permissions in a channel.
    pub fn deny(&mut self, channel: u64, denied: u64) {
        if let Some(channel) = self.channels.get_mut(&channel) {
            channel.denied = denied;
        }
        let json = self.channel_json(channel);
        self.dispatch("CHANNEL_UPDATE", super::gateway::GUILDS, json);
    }

    /// Gives a role exactly these permissions.
    pub fn empower(&mut self, role: u64, permissions: u64) {
        if let Some(role) = self.roles.get_mut(&role) {
            role.permissions = permissions;
        }
        let news = json!({"guild_id": GUILD.to_string(), "role": self.role_json(role)});
        self.dispatch("GUILD_ROLE_UPDATE", super::gateway::GUILDS, news);
    }

    pub fn kick(&mut self) {
        self.invited = false;
        let news = json!({"id": GUILD.to_string()});
        self.dispatch("GUILD_DELETE", super::gateway::GUILDS, news);
    }

    /// Makes the guild unavailable, as in an outage. The bot remains a member.
    pub fn lose_sight(&mut self) {
        let news = json!({"id": GUILD.to_string(), "unavailable": true});
        self.dispatch("GUILD_DELETE", super::gateway::GUILDS, news);
    }

    pub fn invite(&mut self) {
        self.invited = true;
        self.joined_at(GUILD, self.now());
        let guild = self.guild_json(GUILD);
        self.dispatch("GUILD_CREATE", super::gateway::GUILDS, guild);
    }

    /// Returns whether the bot is in a guild. It can only be removed from the default one.
    pub fn bot_is_in(&self, guild: u64) -> bool {
        guild != GUILD || self.invited
    }

    pub fn bot_permissions(&self, channel: u64) -> u64 {
        match self.channels.get(&channel).map(|channel| channel.kind) {
            Some(Kind::Direct { .. }) => EVERYBODY,
            _ if !self.invited => 0,
            kind => {
                let may = self.permissions_in(BOT, channel) & !self.denied(channel);
                // A bot that may not connect to a voice channel does not see its text chat.
                match (kind, may & CONNECT) {
                    (Some(Kind::Voice), 0) => may & !VIEW_CHANNEL,
                    _ => may,
                }
            }
        }
    }

    /// Returns the bot's denied permissions in a channel or its parent.
    fn denied(&self, channel: u64) -> u64 {
        match self.channels.get(&channel) {
            Some(Channel { denied, kind: Kind::Thread { parent }, .. }) => denied | self.denied(*parent),
            Some(channel) => channel.denied,
            None => 0,
        }
    }

    /// Returns whether a person has a message on their screen.
    pub fn sees(&self, user: u64, message: &Posted) -> bool {
        if message.loading || message.only_for.is_some_and(|only| only != user) {
            return false;
        }
        self.views(user, message.channel)
    }
}

impl Channel {
    /// Returns whether people of the guild can open this channel: it is neither deleted nor a direct one.
    pub fn is_in_guild(&self) -> bool {
        !self.is_gone() && !matches!(self.kind, Kind::Direct { .. })
    }

    pub fn is_gone(&self) -> bool {
        self.denied == u64::MAX
    }
}

/// Returns a file's content type by its extension. For unknown extensions, Discord sends none.
fn content_type(name: &str) -> Option<&'static str> {
    let (_, ending) = name.rsplit_once('.')?;
    match ending.to_ascii_lowercase().as_str() {
        "json" => Some("application/json; charset=utf-8"),
        "txt" => Some("text/plain; charset=utf-8"),
        "png" => Some("image/png"),
        _ => None,
    }
}
