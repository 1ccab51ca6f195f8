//! The lesser writes: what serves the entries without being one. They go through the same writer, and share its transactions.

use super::values::{Lane, NewDraft, Opening, Panel, Posted};
use super::{calls, drafts, names, outbox, panels, posts, servers};
use crate::rules::ids::{CampaignId, PlayerId};
use crate::rules::time::Time;
use sqlx::SqliteConnection;
use std::collections::BTreeSet;

pub(super) enum Upkeep {
    Name {
        guild: u64,
        player: PlayerId,
        name: String,
    },
    Draft(NewDraft),
    DropDraft {
        id: i64,
        user: PlayerId,
    },
    Post(Posted),
    ForgetPost {
        campaign: CampaignId,
        subject: String,
    },
    /// A post that does not show what it should; or that does by now.
    Stale {
        post: Posted,
        stale: bool,
    },
    Panel(Panel),
    PanelShows(Panel),
    ForgetPanel(Panel),
    Attempt {
        rows: Vec<i64>,
        at: Time,
    },
    Delivered {
        rows: Vec<i64>,
        posts: Vec<Posted>,
    },
    Failed {
        rows: Vec<i64>,
        problem: String,
    },
    Park {
        rows: Vec<i64>,
        problem: String,
        at: Time,
    },
    Bar {
        lane: Lane,
        problem: String,
        at: Time,
    },
    Reopen(Opening),
    Unpark(CampaignId),
    Called {
        campaign: CampaignId,
        players: Vec<PlayerId>,
        at: Time,
    },
    ServerCommands {
        guild: u64,
        has: bool,
    },
    Founders {
        guild: u64,
        founders: servers::Founders,
    },
}

impl Upkeep {
    /// Writes it; returns the id of its row, or how many rows it touched. What can be delivered again goes into `lanes`.
    pub(super) async fn write(
        &self,
        connection: &mut SqliteConnection,
        lanes: &mut BTreeSet<Lane>,
    ) -> Result<i64, sqlx::Error> {
        match self {
            Upkeep::Name {
                guild,
                player,
                name,
            } => names::put(connection, *guild, *player, name).await,
            Upkeep::Draft(draft) => drafts::insert(connection, draft).await,
            Upkeep::DropDraft { id, user } => drafts::remove(connection, *id, *user).await,
            Upkeep::Post(post) => posts::put(connection, post).await,
            Upkeep::ForgetPost { campaign, subject } => {
                posts::delete(connection, *campaign, subject).await
            }
            Upkeep::Stale { post, stale } => posts::mark(connection, post, *stale).await,
            Upkeep::Panel(panel) => panels::put(connection, panel).await,
            Upkeep::PanelShows(panel) => panels::update(connection, panel).await,
            Upkeep::ForgetPanel(panel) => panels::forget(connection, panel).await,
            Upkeep::Attempt { rows, at } => outbox::attempt(connection, rows, *at).await,
            Upkeep::Delivered { rows, posts } => {
                for post in posts {
                    posts::put(connection, post).await?;
                }
                outbox::delivered(connection, rows).await
            }
            Upkeep::Failed { rows, problem } => outbox::failed(connection, rows, problem).await,
            Upkeep::Park { rows, problem, at } => {
                outbox::park(connection, rows, problem, *at).await
            }
            Upkeep::Bar { lane, problem, at } => outbox::bar(connection, *lane, problem, *at).await,
            Upkeep::Reopen(opening) => {
                let freed = outbox::reopen(connection, *opening).await?;
                Ok(again(freed, lanes))
            }
            Upkeep::Unpark(campaign) => {
                let freed = outbox::unpark(connection, *campaign).await?;
                Ok(again(freed, lanes))
            }
            Upkeep::Called {
                campaign,
                players,
                at,
            } => calls::put(connection, *campaign, players, *at).await,
            Upkeep::ServerCommands { guild, has } => servers::note(connection, *guild, *has).await,
            Upkeep::Founders { guild, founders } => {
                servers::put_founders(connection, *guild, *founders).await
            }
        }
    }
}

/// Has the lanes of freed rows looked at again; returns how many rows that are.
fn again(freed: Vec<Lane>, lanes: &mut BTreeSet<Lane>) -> i64 {
    let rows = freed.len().try_into().unwrap_or(i64::MAX);
    lanes.extend(freed);
    rows
}

/// Returns how many rows a statement touched, as the writer answers it.
pub(super) fn touched(done: &sqlx::sqlite::SqliteQueryResult) -> i64 {
    done.rows_affected().cast_signed()
}
