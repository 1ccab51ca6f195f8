//! Data about people: names, digests, the drafts behind confirm buttons, and the times when messages to a table last
//! called its players.

use super::{HandedIn, Journal};
use crate::checksums;
use crate::housekeeping::{Chore, Housekeeping};
use crate::names::{Cached, OfServer, PendingName, PersonName};
use crate::news::News;
use crate::personal::{Digest, Personal, Wanted};
use crate::problem::Error;
use crate::store::people;
use crate::values::NewDraft;
use chancery_basics::ids::{CampaignId, PlayerId};
use chancery_basics::time::Time;

impl Journal {
    /// Returns the names in a server, as Discord last reported them.
    pub async fn names(&self, guild: u64) -> Result<OfServer, Error> {
        let cache = &self.signals.names;
        let writes = match cache.of(guild) {
            Cached::Names(names) => return Ok(names),
            Cached::Behind { people, writes } => {
                let mut read = Vec::new();
                for player in people {
                    let name = people::name_in(guild, player).first(&mut *self.reader()).await?;
                    read.push((player, name.map(person_name)));
                }
                if let Some(names) = cache.renew(guild, read, writes) {
                    return Ok(names);
                }
                writes
            }
            Cached::Nothing { writes } => writes,
        };
        let names = people::names_in(guild).all(&mut *self.reader()).await?.into_iter();
        let names =
            names.map(|(player, shown, account, language)| (player, person_name((shown, account, language)))).collect();
        Ok(cache.keep(guild, names, writes))
    }

    /// Returns the data about a person, including names that are still being written.
    pub async fn personal(&self, player: PlayerId) -> Result<Personal, Error> {
        if self.signals.names.is_pending(player) {
            // The writer answers in order. If it cannot write, the names it has not written are not stored.
            let _ = self.write(Vec::new()).await;
        }
        self.store.personal(player).await
    }

    /// Stores a name as [`Journal::hand_in_name`] does, and returns when it is durable.
    pub async fn set_name(
        &self,
        guild: u64,
        player: PlayerId,
        name: impl Into<PersonName>,
        by_another: bool,
    ) -> Result<(), Error> {
        match self.hand_in_name(guild, player, &name.into(), by_another).await? {
            Some(written) => written.written().await.map(drop),
            None => Ok(()),
        }
    }

    /// Stores the name and the language of a person who used the bot in a server, or only the name of a person named
    /// there by another. Returns without waiting for the write; the name is already known, and becomes durable before
    /// or together with everything handed in later. A known name is not written again, and most are known. The name of
    /// an erased person is not stored until they use the bot themselves.
    pub async fn hand_in_name(
        &self,
        guild: u64,
        player: PlayerId,
        name: &PersonName,
        by_another: bool,
    ) -> Result<Option<HandedIn<i64, Error>>, Error> {
        // The names are not held any longer, because those who hold them would have them copied for a change.
        let language = {
            let names = self.names(guild).await?;
            let known = names.get(&player);
            // Only their own use of the bot tells their language.
            let language = match known {
                Some(known) if by_another || name.language.is_empty() => &known.language,
                _ => &name.language,
            };
            let is_same = |known: &PersonName| (&known.shown, &known.account) == (&name.shown, &name.account);
            if known.is_some_and(|known| is_same(known) && known.language == *language) {
                return Ok(None);
            }
            language.clone()
        };
        if by_another && self.is_erased(player).await? {
            return Ok(None);
        }
        let name = PersonName { language, ..name.clone() };
        let mut statements = Vec::new();
        if !by_another {
            statements.push(people::end_erasure(player));
            if !name.language.is_empty() {
                statements.push(people::set_digest_language(player, &name.language));
            }
        }
        let checksum = checksums::name(guild, player, &name);
        statements.push(people::set_name(guild, player, &name.shown, &name.account, &name.language, checksum));
        let news = News { named: [(guild, player)].into(), ..News::default() };
        let pending = Some(PendingName::new(&self.signals, guild, player, &name));
        let written = Housekeeping { name: pending, ..Housekeeping::from(statements).telling(news) };
        self.hand_in_write(written).await.map(Some)
    }

    /// Stores a draft and returns the id for its button. This also discards expired drafts, and a player's oldest
    /// drafts beyond five, so no clean-up task is needed.
    pub async fn put_draft(&self, draft: NewDraft) -> Result<i64, Error> {
        self.write(Chore::Draft(draft)).await
    }

    /// Discards a player's draft. Returns whether it existed and was not carried out yet.
    pub async fn drop_draft(&self, id: i64, user: PlayerId) -> Result<bool, Error> {
        Ok(self.write(people::drop_draft(id, user)).await? > 0)
    }

    pub async fn note_called(&self, campaign: CampaignId, mut players: Vec<PlayerId>, at: Time) -> Result<(), Error> {
        // Each once, because one statement cannot change a row twice.
        players.sort_unstable();
        players.dedup();
        self.write(people::call(campaign, players, at)).await.map(drop)
    }

    /// Stores when a player wants a digest. A digest that may be in flight keeps its time, and no part of the period is
    /// lost.
    pub async fn set_digest(&self, wanted: Wanted) -> Result<(), Error> {
        let Wanted { player, hour, zone, language, since, due } = wanted;
        let want = people::want_digest(player, hour.into(), &zone, &language, since, due);
        self.write(Housekeeping::from(want).telling(digests())).await.map(drop)
    }

    pub async fn drop_digest(&self, player: PlayerId) -> Result<(), Error> {
        self.write(Housekeeping::from(people::drop_digest(player)).telling(digests())).await.map(drop)
    }

    /// Records that this digest is being sent for the first time. Returns whether the player still wants it.
    pub async fn try_digest(&self, player: PlayerId, due: Time, at: Time) -> Result<bool, Error> {
        Ok(self.write_as_leader(people::try_digest(player, due, at)).await? > 0)
    }

    /// Postpones this digest.
    pub async fn put_off_digest(&self, player: PlayerId, due: Time, until: Time) -> Result<(), Error> {
        self.write_as_leader(people::put_off_digest(player, due, until)).await.map(drop)
    }

    /// Records the period covered so far, and when the next digest is due. If the player no longer wants it at that
    /// hour of that time zone, records nothing and returns false.
    pub async fn digest_told(
        &self,
        digest: Digest,
        since: Time,
        next: Time,
        problem: Option<String>,
    ) -> Result<bool, Error> {
        let Digest { player, due, hour, zone, .. } = digest;
        Ok(self.write_as_leader(people::end_digest(player, due, hour.into(), &zone, since, next, problem)).await? > 0)
    }
}

fn person_name((shown, account, language): (String, String, String)) -> PersonName {
    PersonName { shown, account, language }
}

fn digests() -> News {
    News { digests: true, ..News::default() }
}
