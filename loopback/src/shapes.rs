//! Discord's JSON for people, roles, channels and the guild.

use super::guilds::Overwrite;
use super::world::{BOT, GUILD, Kind, OWNER, World};
use chancery_basics::time::Time;
use serde_json::{Value, json};

/// The handle of a webhook. Discord shows its messages as those of a bot that belongs to no server.
pub const WEBHOOK: &str = "webhook";

pub fn timestamp(at: Time) -> String {
    chrono::DateTime::from_timestamp_millis(at.as_millis()).unwrap_or_default().to_rfc3339()
}

const PRIVATE_THREAD: u8 = 12;

fn number(kind: Kind) -> u8 {
    match kind {
        Kind::Text => 0,
        Kind::Direct { .. } => 1,
        Kind::Voice => 2,
        Kind::Category => 4,
        Kind::Announcement => 5,
        Kind::Thread { .. } => 11,
        Kind::Forum => 15,
        Kind::Media => 16,
    }
}

impl World {
    pub fn user_json(&self, id: u64) -> Value {
        let Some(person) = self.people.get(&id) else {
            return json!({"id": id.to_string(), "username": "deleted_user", "discriminator": "0", "global_name": null, "avatar": null});
        };
        let discriminator = if person.handle == WEBHOOK { "0000" } else { "0" };
        json!({
            "id": id.to_string(), "username": person.handle, "discriminator": discriminator, "global_name": person.name, "avatar": null,
            "bot": person.bot, "system": false, "public_flags": 0, "banner": null, "accent_color": null,
        })
    }

    pub fn member_json(&self, id: u64) -> Value {
        self.member_json_in(GUILD, id)
    }

    /// Returns a person as a member of a guild, with their roles there.
    pub fn member_json_in(&self, guild: u64, id: u64) -> Value {
        let roles = self.people.get(&id).map(|person| &person.roles);
        let here = |id: &&u64| self.roles.get(id).is_some_and(|role| role.guild == guild);
        let roles = roles.into_iter().flatten().filter(here);
        let roles: Vec<String> = roles.map(u64::to_string).collect();
        json!({
            "user": self.user_json(id), "nick": null, "avatar": null, "roles": roles, "joined_at": "2025-01-01T00:00:00+00:00",
            "premium_since": null, "deaf": false, "mute": false, "flags": 0, "pending": false, "communication_disabled_until": null,
        })
    }

    pub fn role_json(&self, id: u64) -> Value {
        let (name, permissions) = match self.roles.get(&id) {
            Some(role) => (role.name.as_str(), role.permissions),
            None => ("", 0),
        };
        json!({
            "id": id.to_string(), "name": name, "permissions": permissions.to_string(), "color": 0, "hoist": false, "managed": false,
            "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null}, "mentionable": false,
            "position": u8::from(!self.guilds.contains_key(&id)), "icon": null, "unicode_emoji": null, "flags": 0,
        })
    }

    pub fn channel_json(&self, id: u64) -> Value {
        let Some(channel) = self.channels.get(&id) else {
            return Value::Null;
        };
        let id = id.to_string();
        let guild_id = channel.guild.to_string();
        let kind = match &channel.added {
            Some(_) => PRIVATE_THREAD,
            None => number(channel.kind),
        };
        let denied = Overwrite { of: BOT, is_role: false, allow: 0, deny: channel.denied };
        let denied = (channel.denied != 0).then_some(&denied);
        let overwrites = channel.overwrites.iter().chain(denied);
        let overwrites: Vec<Value> = overwrites.map(Overwrite::json).collect();
        match channel.kind {
            Kind::Direct { with } => {
                let recipients = [self.user_json(with)];
                json!({"id": id, "type": number(channel.kind), "last_message_id": null, "flags": 0, "recipients": recipients})
            }
            Kind::Thread { parent } => json!({
                "id": id, "type": kind, "guild_id": guild_id, "name": channel.name, "parent_id": parent.to_string(), "owner_id": OWNER.to_string(),
                "last_message_id": null, "message_count": 0, "member_count": 1, "rate_limit_per_user": 0, "flags": 0, "total_message_sent": 0,
                "thread_metadata": {
                    "archived": channel.shut.archived, "auto_archive_duration": 1440, "archive_timestamp": timestamp(self.now()),
                    "locked": channel.shut.locked,
                },
            }),
            kind => json!({
                "id": id, "type": number(kind), "guild_id": guild_id, "name": channel.name, "position": 0, "permission_overwrites": overwrites,
                "nsfw": false, "topic": null, "parent_id": channel.category.map(|id| id.to_string()), "last_message_id": null,
                "rate_limit_per_user": 0, "flags": 0,
            }),
        }
    }

    /// Returns the channel as it appears in an interaction, with the acting person's permissions there.
    pub fn partial_channel_json(&self, id: u64, permissions: u64) -> Value {
        let mut channel = self.channel_json(id);
        channel["permissions"] = json!(permissions.to_string());
        channel
    }

    /// Returns the channels or the threads of a guild that the bot sees.
    fn rooms(&self, guild: u64, threads: bool) -> Vec<Value> {
        let wanted = self.channels.values().filter(|c| c.is_in_guild());
        let wanted = wanted.filter(|c| c.guild == guild && c.shows_itself_to(BOT));
        let wanted = wanted.filter(|c| matches!(c.kind, Kind::Thread { .. }) == threads);
        // A guild's payload includes only active threads.
        let wanted = wanted.filter(|c| !c.shut.archived);
        wanted.map(|c| self.channel_json(c.id)).collect()
    }

    pub fn channels_json(&self, guild: u64) -> Vec<Value> {
        self.rooms(guild, false)
    }

    pub fn members_json(&self, guild: u64) -> Vec<Value> {
        let members = self.people.values().filter(|p| p.guilds.contains(&guild));
        members.map(|person| self.member_json_in(guild, person.id)).collect()
    }

    pub fn roles_json(&self, guild: u64) -> Vec<Value> {
        let roles = self.roles.iter().filter(|(_, role)| role.guild == guild);
        roles.map(|(id, _)| self.role_json(*id)).collect()
    }

    pub fn guild_json(&self, id: u64) -> Value {
        let Some(guild) = self.guilds.get(&id) else {
            return Value::Null;
        };
        let count = self.members_json(id).len();
        // Without the members intent, the bot is the only member listed.
        let members = [self.member_json_in(id, BOT)];
        json!({
            "id": id.to_string(), "name": guild.name, "icon": null, "owner_id": guild.owner.to_string(), "afk_channel_id": null, "afk_timeout": 300,
            "verification_level": 0, "default_message_notifications": 1, "explicit_content_filter": 0, "roles": self.roles_json(id), "emojis": [],
            "features": [], "mfa_level": 0, "application_id": null, "system_channel_id": self.system_channel(id).map(|id| id.to_string()), "system_channel_flags": 0, "rules_channel_id": null,
            "max_members": 500_000, "vanity_url_code": null, "description": null, "banner": null, "premium_tier": 0,
            "premium_subscription_count": 0, "preferred_locale": guild.locale, "public_updates_channel_id": null, "nsfw_level": 0, "stickers": [],
            "premium_progress_bar_enabled": false, "joined_at": timestamp(guild.joined), "large": false, "unavailable": false,
            "member_count": count, "voice_states": [], "members": members, "channels": self.rooms(id, false),
            "threads": self.rooms(id, true), "presences": [], "stage_instances": [], "guild_scheduled_events": [], "soundboard_sounds": [],
        })
    }

    /// Lists the bot's servers in the order of their ids, with the permissions that its roles give it there.
    pub fn guilds_json(&self, limit: usize, after: u64) -> Value {
        let there = self.guilds.iter().filter(|(id, _)| **id > after && self.bot_is_in(**id));
        let mut guilds: Vec<_> = there.collect();
        guilds.sort_by_key(|(id, _)| **id);
        let guilds = guilds.into_iter().take(limit).map(|(id, guild)| {
            json!({
                "id": id.to_string(), "name": guild.name, "icon": null, "banner": null, "owner": guild.owner == BOT,
                "permissions": self.base_permissions(*id, BOT).to_string(), "features": [],
            })
        });
        guilds.collect()
    }

    pub fn application_json(&self) -> Value {
        let team = (!self.team.is_empty()).then(|| {
            let members = self.team.iter().map(|(person, state)| {
                json!({"membership_state": state, "team_id": "1", "user": self.user_json(*person), "role": "developer"})
            });
            let members: Vec<Value> = members.collect();
            json!({"id": "1", "name": "Chanceries", "icon": null, "owner_user_id": OWNER.to_string(), "members": members})
        });
        json!({
            "id": BOT.to_string(), "name": "Chancery", "icon": null, "description": "", "bot_public": true, "bot_require_code_grant": false,
            "verify_key": "0000000000000000000000000000000000000000000000000000000000000000", "owner": self.user_json(OWNER), "team": team,
            "flags": 0, "bot": self.user_json(BOT),
        })
    }
}
