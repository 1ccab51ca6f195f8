//! Rows of the tables that every backend reads whole, and their conversion to the journal's values.

use super::{Recorded, Reference, Waiting};
use chancery_basics::ids::{CampaignId, PlayerId};
use chancery_basics::time::Time;

/// A row of `campaigns`.
pub struct Campaign {
    pub id: i64,
    pub guild_id: i64,
    pub channel_id: i64,
    pub founded_in: Option<i64>,
    pub name: String,
    pub ruleset: String,
    pub language: String,
    pub status: String,
    pub version: i64,
    pub next_due_at: Option<i64>,
    pub created_at: i64,
}

impl From<Campaign> for crate::Campaign {
    fn from(row: Campaign) -> crate::Campaign {
        crate::Campaign {
            id: CampaignId(row.id),
            guild: row.guild_id.cast_unsigned(),
            channel: row.channel_id.cast_unsigned(),
            founded_in: row.founded_in.unwrap_or(row.channel_id).cast_unsigned(),
            name: row.name,
            ruleset: row.ruleset,
            language: row.language,
            ended: row.status == "ended",
            version: row.version,
            next_due: row.next_due_at.map(Time::from_millis),
            created_at: Time::from_millis(row.created_at),
        }
    }
}

/// A row of `journal`, without its link.
pub struct Entry {
    pub campaign_id: i64,
    pub seq: i64,
    pub at: i64,
    pub actor: Option<i64>,
    pub cause: String,
    pub events: String,
    pub reverted_by: Option<i64>,
}

impl From<Entry> for Recorded {
    fn from(row: Entry) -> Recorded {
        Recorded {
            campaign: CampaignId(row.campaign_id),
            seq: row.seq,
            entry: crate::Entry {
                at: Time::from_millis(row.at),
                actor: row.actor.map(|actor| PlayerId(actor.cast_unsigned())),
                cause: row.cause,
                events: row.events,
            },
            reverted_by: row.reverted_by,
        }
    }
}

/// Returns a problem if the seqs of a campaign's entries do not rise in reading order. In a damaged database, an index
/// can lead to the rows of other entries. Without this error, the next page would begin before this one, and reading
/// would never end.
pub fn disorder(campaign: i64, seqs: impl Iterator<Item = i64>) -> Option<String> {
    let mut seqs = seqs.peekable();
    while let (Some(one), Some(next)) = (seqs.next(), seqs.peek()) {
        if one >= *next {
            let problem = format!("entry {next} of campaign {campaign} is found after entry {one}");
            return Some(problem);
        }
    }
    None
}

/// A row of `digests`.
pub struct Digest {
    pub user_id: i64,
    pub hour: i64,
    pub zone: String,
    pub language: String,
    pub since: i64,
    pub due_at: i64,
    pub next_at: i64,
    pub tried_at: Option<i64>,
    pub problem: Option<String>,
}

impl From<Digest> for crate::Digest {
    fn from(row: Digest) -> crate::Digest {
        crate::Digest {
            player: PlayerId(row.user_id.cast_unsigned()),
            hour: u8::try_from(row.hour).unwrap_or_default(),
            zone: row.zone,
            language: row.language,
            since: Time::from_millis(row.since),
            due: Time::from_millis(row.due_at),
            next_at: Time::from_millis(row.next_at),
            tried_at: row.tried_at.map(Time::from_millis),
            problem: row.problem,
        }
    }
}

/// A row of `outbox` that is pending, with the columns that the courier needs.
pub struct Announcement {
    pub id: i64,
    pub notice: String,
    pub seq: i64,
    pub part: i64,
    pub batch: Option<i64>,
    pub attempted_at: Option<i64>,
}

impl From<Announcement> for Waiting {
    fn from(row: Announcement) -> Waiting {
        Waiting {
            id: row.id,
            notice: row.notice,
            of: Reference { seq: row.seq, part: row.part },
            batch: row.batch,
            first_attempt: row.attempted_at.map(Time::from_millis),
        }
    }
}
