//! Finds the members of a server that a file names.
//!
//! Discord's search needs no privileged intent. It only promises to find account names and nicknames that begin with a
//! text, so display names are also looked up among the people who have used the bot in the server.

use super::handler::Handler;
use super::invoker;
use super::rest_client::{GuildPerson, Trouble};
use crate::backoff::Backoff;
use crate::journal::PersonName;
use crate::rules::ids::PlayerId;
use crate::rules::same_name;
use poise::serenity_prelude::{GuildId, UserId};
use std::collections::BTreeMap;
use std::future::Future;
use std::time::Duration;

/// The longest name that Discord allows.
const LONGEST: usize = 32;

const FIRST_PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_secs(30);
/// How long Discord's answer may take.
const ANSWER_TAKES: Duration = Duration::from_secs(5);
/// How often a request is sent that Discord does not answer.
const TRIES: usize = 4;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FoundMember {
    Nobody,
    /// Only bots, which do not play.
    Bot,
    One(PlayerId),
    Several(usize),
}

impl Handler {
    /// Returns the member that a text names by a mention, an id, or one of their names. Remembers the member's name.
    pub async fn member_named(&self, guild: u64, typed: &str) -> Result<FoundMember, Trouble> {
        let mention = typed.strip_prefix("<@").and_then(|rest| rest.strip_suffix('>'));
        let mention = mention.map(|id| id.strip_prefix('!').unwrap_or(id));
        let id: Option<u64> = mention.unwrap_or(typed).parse().ok();
        let by_id = match id.filter(|id| *id > 0) {
            Some(id) => self.member(guild, id).await?,
            None => None,
        };
        let found = match by_id {
            Some(person) => BTreeMap::from([(person.user.id, person)]),
            None if mention.is_some() => BTreeMap::new(),
            None => self.members_called(guild, typed.strip_prefix('@').unwrap_or(typed)).await?,
        };
        let mut people = found.values().filter(|person| !person.user.bot);
        match (people.next(), people.count()) {
            (None, _) if found.is_empty() => Ok(FoundMember::Nobody),
            (None, _) => Ok(FoundMember::Bot),
            (Some(person), 0) => {
                let player = PlayerId(person.user.id.get());
                self.note_name(guild, player, person.name()).await;
                Ok(FoundMember::One(player))
            }
            (Some(_), others) => Ok(FoundMember::Several(others + 1)),
        }
    }

    async fn members_called(&self, guild: u64, name: &str) -> Result<BTreeMap<UserId, GuildPerson>, Trouble> {
        let length = name.chars().count();
        if !(1..=LONGEST).contains(&length) {
            return Ok(BTreeMap::new());
        }
        let searched = self.patiently(|| self.client.search_members(GuildId::new(guild), name)).await?;
        let mut found: BTreeMap<UserId, GuildPerson> =
            searched.into_iter().map(|person| (person.user.id, person)).collect();
        // A failure only makes the search less thorough, and says so in the log.
        let known = self.journal().names(guild).await.unwrap_or_else(|error| {
            tracing::warn!(%error, "the known names cannot be read");
            Default::default()
        });
        let called = |known: &PersonName| same_name(&known.shown, name) || same_name(&known.account, name);
        for (player, _) in known.iter().filter(|(_, known)| called(known)) {
            // They may have left the server, or changed their name.
            if let Some(person) = self.member(guild, player.0).await? {
                found.insert(person.user.id, person);
            }
        }
        found.retain(|_, person| person.is_called(name));
        Ok(found)
    }

    async fn member(&self, guild: u64, user: u64) -> Result<Option<GuildPerson>, Trouble> {
        self.patiently(|| self.client.member(GuildId::new(guild), UserId::new(user.max(1)))).await
    }

    /// Sends a request again while Discord limits it or does not answer.
    async fn patiently<T, F: Future<Output = Result<T, Trouble>>>(
        &self,
        request: impl Fn() -> F,
    ) -> Result<T, Trouble> {
        let mut pauses = Backoff::between(FIRST_PAUSE, LONGEST_PAUSE);
        let mut failures = 0;
        loop {
            let answered = self.referee.clock().within(ANSWER_TAKES, request()).await;
            let answered = answered.unwrap_or_else(|late| Err(Trouble::Lost(late.to_string())));
            let pause = match answered {
                Err(Trouble::TooMany { after }) => pauses.next(Some(after.unwrap_or(FIRST_PAUSE))),
                Err(trouble @ (Trouble::Lost(_) | Trouble::Refused { status: 500.., .. })) => {
                    failures += 1;
                    if failures == TRIES {
                        return Err(trouble);
                    }
                    pauses.next(None)
                }
                answered => return answered,
            };
            self.referee.clock().sleep(pause).await;
        }
    }

    async fn note_name(&self, guild: u64, player: PlayerId, name: PersonName) {
        if let Err(error) = self.journal().set_name(guild, player, name, true).await {
            tracing::warn!(%player, %error, "a name could not be stored");
        }
    }
}

impl GuildPerson {
    fn name(&self) -> PersonName {
        invoker::name_of([self.nick.as_deref(), self.user.global_name.as_deref()], &self.user.username)
    }

    fn is_called(&self, name: &str) -> bool {
        let names = [Some(&self.user.username), self.user.global_name.as_ref(), self.nick.as_ref()];
        names.into_iter().flatten().any(|own| same_name(own, name))
    }
}
