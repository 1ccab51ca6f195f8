//! Guilds: who is a member, what their roles are, and what each may do in which channel.

use super::gateway;
use super::threads::MANAGE_THREADS;
use super::world::{ADMINISTRATOR, BOT, CONNECT, Channel, EVERYBODY, GUILD, Kind, VIEW_CHANNEL, World};
use crate::rules::time::{Span, Time};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// A server.
#[derive(Clone, Debug)]
pub struct Guild {
    pub name: String,
    pub owner: u64,
    /// When the bot joined.
    pub joined: Time,
}

#[derive(Clone, Debug)]
pub struct Role {
    pub guild: u64,
    pub name: String,
    pub permissions: u64,
}

/// What is allowed and denied in one channel to the bearers of a role, or to one member.
#[derive(Clone, Debug)]
pub struct Overwrite {
    /// A role's id, or a person's. The role that everybody has bears the id of the guild.
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

impl World {
    pub(super) fn add_guild(&mut self, id: u64, name: &str, owner: u64) {
        let name = name.to_owned();
        // The bot has been there for long: not every evening begins with its greeting.
        let joined = self.now() - Span::hours(24 * 365);
        let guild = Guild { name, owner, joined };
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

    /// Returns the channel in which Discord itself tells news of a guild: the first one, as it is in a guild that was just made.
    pub(super) fn system_channel(&self, guild: u64) -> Option<u64> {
        let own = |channel: &&Channel| channel.guild == guild && channel.kind == Kind::Text;
        let first = self.channels.values().find(own);
        first.map(|channel| channel.id)
    }

    /// Returns the guild of that name: a new one, to which the bot is invited by its owner, if there is none yet.
    pub fn guild(&mut self, name: &str, owner: u64) -> u64 {
        self.guild_of_shard(name, owner, (0, 1))
    }

    /// Returns the guild of that name; a new one has an id that leads to this shard of so many.
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

    /// Returns the channel of that name in a guild, new if it was not there.
    pub fn channel_in(&mut self, guild: u64, name: &str) -> u64 {
        self.room(guild, name, Kind::Text, None)
    }

    /// Returns the private thread of that name, to which these people were added.
    pub fn private_thread(&mut self, parent: u64, name: &str, added: &[u64]) -> u64 {
        let guild = self.channels.get(&parent).map_or(GUILD, |c| c.guild);
        let added = added.iter().copied().collect();
        self.room(guild, name, Kind::Thread { parent }, Some(added))
    }

    pub fn is_member(&self, guild: u64, user: u64) -> bool {
        let person = self.people.get(&user);
        person.is_some_and(|person| person.guilds.contains(&guild))
    }

    /// Lets a person join a guild.
    pub fn join(&mut self, user: u64, guild: u64) {
        if let Some(person) = self.people.get_mut(&user) {
            person.guilds.insert(guild);
        }
        let mut member = self.member_json_in(guild, user);
        member["guild_id"] = json!(guild.to_string());
        self.dispatch("GUILD_MEMBER_ADD", gateway::GUILD_MEMBERS, member);
    }

    /// Lets a person leave a guild, and their roles with it.
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

    /// Gives a person a role, which is made if it does not exist. `Moderators` may manage the server.
    pub fn grant(&mut self, user: u64, role: &str) -> u64 {
        self.grant_in(GUILD, user, role, 0)
    }

    /// Gives a person a role of a guild, which is made with these permissions if it does not exist.
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

    /// Deletes a role: its bearers lose it.
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

    /// Allows and denies in a channel, in place of what was said of the same role or member before.
    pub fn overwrite(&mut self, channel: u64, overwrite: Overwrite) {
        if let Some(channel) = self.channels.get_mut(&channel) {
            channel.overwrites.retain(|other| other.of != overwrite.of);
            channel.overwrites.push(overwrite);
        }
        let news = self.channel_json(channel);
        self.dispatch("CHANNEL_UPDATE", gateway::GUILDS, news);
    }

    /// Deletes a channel with all that was said in it, and the threads that hang under it, of which nothing more is said. Its id stays taken.
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

    /// Hides a channel from everybody but the bot and those whom something else lets in.
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

    /// Returns what a person may do in the guild of the table.
    pub fn permissions(&self, user: u64) -> u64 {
        self.base_permissions(GUILD, user)
    }

    fn base_permissions(&self, guild: u64, user: u64) -> u64 {
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

    /// Returns what a member may do in a channel: what the roles allow, then what the channel says of everybody, of the roles
    /// and of the member. A thread has what the channel above it says. Without seeing a channel nothing can be done there.
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
        // Who may not enter a voice channel does not see what is written there.
        let needed = match channel.kind {
            Kind::Voice => VIEW_CHANNEL | CONNECT,
            _ => VIEW_CHANNEL,
        };
        if all & needed == needed { all } else { 0 }
    }

    /// Tells whether a channel is on a person's screen.
    pub fn views(&self, user: u64, channel: u64) -> bool {
        match self.channels.get(&channel).map(|c| c.kind) {
            Some(Kind::Direct { with }) => with == user,
            Some(_) => self.permissions_in(user, channel) & VIEW_CHANNEL != 0,
            None => false,
        }
    }
}

impl Channel {
    /// Tells whether a person would see this in a channel that they see: a private thread only those who were added.
    pub fn shows_itself_to(&self, user: u64) -> bool {
        let added = self.added.as_ref();
        added.is_none_or(|added| added.contains(&user))
    }
}

/// Returns what overwrites of one kind allow together, and what they deny.
fn sum<'a>(overwrites: impl Iterator<Item = &'a Overwrite>) -> (u64, u64) {
    overwrites.fold((0, 0), |(allow, deny), one| (allow | one.allow, deny | one.deny))
}
