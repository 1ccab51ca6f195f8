//! Guilds: members, roles, and permissions in each channel.

use super::commands::LOCALES;
use super::gateway;
use super::threads::MANAGE_THREADS;
use super::world::{ADMINISTRATOR, BOT, CONNECT, Channel, EVERYBODY, GUILD, Kind, VIEW_CHANNEL, World};
use chancery_basics::time::{Span, Time};
use serde_json::{Value, json};
use std::collections::BTreeSet;

#[derive(Clone, Debug)]
pub struct Guild {
    pub name: String,
    pub owner: u64,
    pub joined: Time,
    /// The language that its settings name.
    pub locale: String,
}

#[derive(Clone, Debug)]
pub struct Role {
    pub guild: u64,
    pub name: String,
    pub permissions: u64,
}

/// The permissions that a channel allows and denies to a role or to one member.
#[derive(Clone, Debug)]
pub struct Overwrite {
    /// A role's id, or a person's. The `@everyone` role has the id of its guild.
    pub of: u64,
    pub is_role: bool,
    pub allow: u64,
    pub deny: u64,
}

impl Overwrite {
    pub fn json(&self) -> Value {
        json!({
            "id": self.of.to_string(), "type": u8::from(!self.is_role),
            "allow": self.allow.to_string(), "deny": self.deny.to_string(),
        })
    }
}

/// The language of people who have not chosen one.
pub(super) const USUAL_LOCALE: &str = "en-US";

/// Returns Discord's locale for a language tag, or for its language alone.
fn closest(tag: &str) -> Option<&'static str> {
    let language = tag.split('-').next().unwrap_or(tag);
    let known = |wanted: &str| LOCALES.iter().find(|locale| **locale == wanted).copied();
    known(tag).or_else(|| known(language))
}

impl World {
    /// Sets a person's language to the one closest to a language tag, unless they have chosen one. Returns whether that
    /// changes it.
    pub fn reads(&mut self, user: u64, tag: &str) -> bool {
        let (Some(locale), Some(person)) = (closest(tag), self.people.get_mut(&user)) else {
            return false;
        };
        let changes = person.locale == USUAL_LOCALE && person.locale != locale;
        if changes {
            person.locale = locale.to_owned();
        }
        changes
    }

    /// Returns the language of the first server, if one was chosen.
    pub fn locale(&self) -> Option<String> {
        let mut chosen = self.guilds.values().map(|guild| &guild.locale).filter(|locale| *locale != USUAL_LOCALE);
        chosen.next().cloned()
    }

    /// Sets the servers' language to the one closest to a language tag, unless another was chosen. Returns whether that
    /// changes it.
    pub fn is_read_in(&mut self, tag: &str) -> bool {
        let Some(locale) = closest(tag).filter(|locale| *locale != USUAL_LOCALE) else {
            return false;
        };
        let mut changes = false;
        for guild in self.guilds.values_mut().filter(|guild| guild.locale == USUAL_LOCALE) {
            guild.locale = locale.to_owned();
            changes = true;
        }
        changes
    }

    pub(super) fn add_guild(&mut self, id: u64, name: &str, owner: u64) {
        let name = name.to_owned();
        // The bot joined long ago, so that it does not greet the guild in every session.
        let joined = self.now() - Span::hours(24 * 365);
        let guild = Guild { name, owner, joined, locale: USUAL_LOCALE.to_owned() };
        self.guilds.insert(id, guild);
        self.add_role(id, id, "@everyone", EVERYBODY);
    }

    pub(super) fn add_role(&mut self, guild: u64, id: u64, name: &str, permissions: u64) {
        let role = Role { guild, name: name.to_owned(), permissions };
        self.roles.insert(id, role);
    }

    pub(super) fn joined_at(&mut self, guild: u64, at: Time) {
        if let Some(guild) = self.guilds.get_mut(&guild) {
            guild.joined = at;
        }
    }

    /// Returns the channel for Discord's news about a guild: the first one, as in a new guild.
    pub(super) fn system_channel(&self, guild: u64) -> Option<u64> {
        let own = |channel: &&Channel| channel.guild == guild && channel.kind == Kind::Text;
        let first = self.channels.values().find(own);
        first.map(|channel| channel.id)
    }

    /// Returns the guild with that name. If there is none, creates one whose owner has invited the bot.
    pub fn guild(&mut self, name: &str, owner: u64) -> u64 {
        self.guild_of_shard(name, owner, (0, 1))
    }

    /// Returns the guild with that name. A new one gets an id that maps to this shard of `total`.
    pub fn guild_of_shard(&mut self, name: &str, owner: u64, (shard, total): (u64, u64)) -> u64 {
        let same = |(_, guild): &(&u64, &Guild)| guild.name == name;
        if let Some((id, _)) = self.guilds.iter().find(same) {
            return *id;
        }
        let mut id = self.next_id();
        while (id >> 22) % total != shard {
            id += 1 << 22;
        }
        self.last_id = id;
        self.add_guild(id, name, owner);
        for member in [owner, BOT] {
            self.join(member, id);
        }
        self.joined_at(id, self.now());
        let news = self.guild_json(id);
        self.dispatch("GUILD_CREATE", gateway::GUILDS, news);
        id
    }

    /// Returns the channel with that name in a guild, and creates it if needed.
    pub fn channel_in(&mut self, guild: u64, name: &str) -> u64 {
        self.room(guild, name, Kind::Text, None)
    }

    /// Returns the private thread with that name, and creates it with these members if needed.
    pub fn private_thread(&mut self, parent: u64, name: &str, added: &[u64]) -> u64 {
        let guild = self.channels.get(&parent).map_or(GUILD, |c| c.guild);
        let added = added.iter().copied().collect();
        self.room(guild, name, Kind::Thread { parent }, Some(added))
    }

    pub fn is_member(&self, guild: u64, user: u64) -> bool {
        let person = self.people.get(&user);
        person.is_some_and(|person| person.guilds.contains(&guild))
    }

    pub fn join(&mut self, user: u64, guild: u64) {
        if let Some(person) = self.people.get_mut(&user) {
            person.guilds.insert(guild);
        }
        let mut member = self.member_json_in(guild, user);
        member["guild_id"] = json!(guild.to_string());
        self.dispatch("GUILD_MEMBER_ADD", gateway::GUILD_MEMBERS, member);
    }

    /// Removes a person from a guild, with their roles there.
    pub fn leave(&mut self, user: u64, guild: u64) {
        let theirs = |id: &u64| self.roles.get(id).is_some_and(|role| role.guild == guild);
        let lost: BTreeSet<u64> = self.roles.keys().copied().filter(|id| theirs(id)).collect();
        if let Some(person) = self.people.get_mut(&user) {
            person.guilds.remove(&guild);
            person.roles.retain(|role| !lost.contains(role));
        }
        let news = json!({"guild_id": guild.to_string(), "user": self.user_json(user)});
        self.dispatch("GUILD_MEMBER_REMOVE", gateway::GUILD_MEMBERS, news);
    }

    /// Gives a person a role, which is created if needed. `Moderators` may manage the server.
    pub fn grant(&mut self, user: u64, role: &str) -> u64 {
        self.grant_in(GUILD, user, role, 0)
    }

    /// Gives a person a role of a guild, which is created with these permissions if needed.
    pub fn grant_in(&mut self, guild: u64, user: u64, role: &str, permissions: u64) -> u64 {
        let same = |(_, known): &(&u64, &Role)| known.guild == guild && known.name.eq_ignore_ascii_case(role);
        let known = self.roles.iter().find(same).map(|(id, _)| *id);
        let id = known.unwrap_or_else(|| {
            let id = self.next_id();
            self.add_role(guild, id, role, permissions);
            let news = json!({"guild_id": guild.to_string(), "role": self.role_json(id)});
            self.dispatch("GUILD_ROLE_CREATE", gateway::GUILDS, news);
            id
        });
        if let Some(person) = self.people.get_mut(&user) {
            person.roles.insert(id);
        }
        self.member_changed(user);
        id
    }

    /// Deletes a role and takes it from its members.
    pub fn delete_role(&mut self, id: u64) {
        let Some(role) = self.roles.remove(&id) else {
            return;
        };
        for person in self.people.values_mut() {
            person.roles.remove(&id);
        }
        let news = json!({"guild_id": role.guild.to_string(), "role_id": id.to_string()});
        self.dispatch("GUILD_ROLE_DELETE", gateway::GUILDS, news);
    }

    /// Sets a channel's overwrite for a role or a member, and replaces the previous one.
    pub fn overwrite(&mut self, channel: u64, overwrite: Overwrite) {
        if let Some(channel) = self.channels.get_mut(&channel) {
            channel.overwrites.retain(|other| other.of != overwrite.of);
            channel.overwrites.push(overwrite);
        }
        let news = self.channel_json(channel);
        self.dispatch("CHANNEL_UPDATE", gateway::GUILDS, news);
    }

    /// Deletes a channel with its messages and threads. No events are sent for those. The id stays taken.
    pub fn delete_channel(&mut self, id: u64) {
        let json = self.channel_json(id);
        let event = match self.channels.get(&id).map(|channel| channel.kind) {
            Some(Kind::Thread { .. }) => "THREAD_DELETE",
            _ => "CHANNEL_DELETE",
        };
        self.clear_out(id);
        self.dispatch(event, gateway::GUILDS, json);
        let hangs = |c: &&Channel| c.kind == Kind::Thread { parent: id } && !c.is_gone();
        while let Some(thread) = self.channels.values().find(hangs).map(|c| c.id) {
            self.clear_out(thread);
        }
    }

    fn clear_out(&mut self, id: u64) {
        if let Some(channel) = self.channels.get_mut(&id) {
            channel.name.clear();
            channel.denied = u64::MAX;
        }
        self.messages.retain(|_, message| message.channel != id);
    }

    /// Hides a channel from everyone except the bot and people with their own overwrite.
    pub fn hide(&mut self, channel: u64) {
        self.let_in(channel, BOT);
        let of = self.channels.get(&channel).map_or(0, |c| c.guild);
        let hidden = Overwrite { of, is_role: true, allow: 0, deny: VIEW_CHANNEL };
        self.overwrite(channel, hidden);
    }

    /// Lets one member see a channel that is hidden from others.
    pub fn let_in(&mut self, channel: u64, member: u64) {
        let seen = Overwrite { of: member, is_role: false, allow: VIEW_CHANNEL, deny: 0 };
        self.overwrite(channel, seen);
    }

    pub fn permissions(&self, user: u64) -> u64 {
        self.base_permissions(GUILD, user)
    }

    pub(super) fn base_permissions(&self, guild: u64, user: u64) -> u64 {
        if self.guilds.get(&guild).is_some_and(|g| g.owner == user) {
            return u64::MAX >> 1;
        }
        let everybody = self.roles.get(&guild).map_or(0, |role| role.permissions);
        let own = self.roles_in(guild, user);
        let own = own.filter_map(|id| self.roles.get(&id));
        own.fold(everybody, |all, role| all | role.permissions)
    }

    fn roles_in(&self, guild: u64, user: u64) -> impl Iterator<Item = u64> {
        let roles = self.people.get(&user).map(|person| &person.roles);
        let here = move |id: &u64| self.roles.get(id).is_some_and(|role| role.guild == guild);
        roles.into_iter().flatten().copied().filter(here)
    }

    /// Returns a member's permissions in a channel. Later steps override earlier ones: the member's roles, then the
    /// channel's overwrites for everyone, for roles, and for the member. A thread uses the overwrites of its parent. A
    /// member who may not view the channel has no permissions there.
    pub fn permissions_in(&self, user: u64, channel: u64) -> u64 {
        let Some(channel) = self.channels.get(&channel) else {
            return 0;
        };
        if let Kind::Thread { parent } = channel.kind {
            let above = self.permissions_in(user, parent);
            let inside = channel.shows_itself_to(user) || above & MANAGE_THREADS != 0;
            return if inside { above } else { 0 };
        }
        if !self.is_member(channel.guild, user) {
            return 0;
        }
        let base = self.base_permissions(channel.guild, user);
        if base & ADMINISTRATOR != 0 {
            return u64::MAX >> 1;
        }
        let roles: BTreeSet<u64> = self.roles_in(channel.guild, user).collect();
        let everybody = |o: &&Overwrite| o.is_role && o.of == channel.guild;
        let by_role = |o: &&Overwrite| o.is_role && roles.contains(&o.of);
        let of_member = |o: &&Overwrite| !o.is_role && o.of == user;
        let steps = [
            sum(channel.overwrites.iter().filter(everybody)),
            sum(channel.overwrites.iter().filter(by_role)),
            sum(channel.overwrites.iter().filter(of_member)),
        ];
        let all = steps.iter().fold(base, |all, (allow, deny)| all & !deny | allow);
        // A person who may not connect to a voice channel does not see its text chat.
        let needed = match channel.kind {
            Kind::Voice => VIEW_CHANNEL | CONNECT,
            _ => VIEW_CHANNEL,
        };
        if all & needed == needed { all } else { 0 }
    }

    /// Returns whether a channel is on a person's screen.
    pub fn views(&self, user: u64, channel: u64) -> bool {
        match self.channels.get(&channel).map(|c| c.kind) {
            Some(Kind::Direct { with }) => with == user,
            Some(_) => self.permissions_in(user, channel) & VIEW_CHANNEL != 0,
            None => false,
        }
    }
}

impl Channel {
    /// Returns whether a person who sees the parent channel also sees this one. A private thread is visible only to its
    /// members.
    pub fn shows_itself_to(&self, user: u64) -> bool {
        let added = self.added.as_ref();
        added.is_none_or(|added| added.contains(&user))
    }
}

/// Returns the combined permissions that overwrites of one kind allow and deny.
fn sum<'a>(overwrites: impl Iterator<Item = &'a Overwrite>) -> (u64, u64) {
    overwrites.fold((0, 0), |(allow, deny), one| (allow | one.allow, deny | one.deny))
}
