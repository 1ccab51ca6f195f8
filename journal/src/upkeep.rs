//! Upkeep: the small writes that serve the entries. They use the same writer and share its transactions.

use super::names::PersonName;
use super::signals::News;
use super::values::{Lane, NewDraft, Opening, Panel, Posted};
use super::{digests, erasure, servers};
use chancery_rules::ids::{CampaignId, PlayerId};
use chancery_rules::time::Time;

pub enum Upkeep {
    Name {
        guild: u64,
        player: PlayerId,
        name: PersonName,
        by_another: bool,
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
    /// A post that is out of date, or is up to date again.
    Stale {
        post: Posted,
        stale: bool,
    },
    Panel(Panel),
    PanelShows(Panel),
    ForgetPanel(Panel),
    Attempt {
        lane: Lane,
        rows: Vec<i64>,
        at: Time,
    },
    Delivered {
        lane: Lane,
        rows: Vec<i64>,
        posts: Vec<Posted>,
    },
    Failed {
        rows: Vec<i64>,
        problem: String,
    },
    Park {
        lane: Lane,
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
    Greeted {
        guild: u64,
    },
    Digest(digests::Change),
    Erase(erasure::Step),
}

impl Upkeep {
    /// Returns whether it uses only statements that nearly every transaction contains.
    pub fn goes_together(&self) -> bool {
        matches!(self, Upkeep::Attempt { .. } | Upkeep::Delivered { .. })
    }

    /// Returns whether it removes something that is cached.
    pub fn forgets(&self) -> bool {
        matches!(self, Upkeep::Erase(step) if step.forgets())
    }

    /// Returns whether it stores messages that were sent.
    pub fn has_posts(&self) -> bool {
        matches!(self, Upkeep::Delivered { posts, .. } if !posts.is_empty())
    }

    /// Returns whether only the leader may write it. A process that has lost the lead without noticing is refused.
    pub fn is_leaders(&self) -> bool {
        match self {
            Upkeep::Attempt { .. }
            | Upkeep::Delivered { .. }
            | Upkeep::Failed { .. }
            | Upkeep::Park { .. }
            | Upkeep::Bar { .. }
            | Upkeep::PanelShows(_) => true,
            Upkeep::Digest(change) => change.is_leaders(),
            Upkeep::Erase(step) => step.is_leaders(),
            Upkeep::Name { .. }
            | Upkeep::Draft(_)
            | Upkeep::DropDraft { .. }
            | Upkeep::Post(_)
            | Upkeep::ForgetPost { .. }
            | Upkeep::Stale { .. }
            | Upkeep::Panel(_)
            | Upkeep::ForgetPanel(_)
            | Upkeep::Reopen(_)
            | Upkeep::Unpark(_)
            | Upkeep::Called { .. }
            | Upkeep::ServerCommands { .. }
            | Upkeep::Founders { .. }
            | Upkeep::Greeted { .. } => false,
        }
    }

    /// Adds the news that are known before it is written.
    pub fn tell(&self, news: &mut News) {
        match self {
            Upkeep::Name { guild, .. } => drop(news.named.insert(*guild)),
            Upkeep::Stale { post, stale: true } => drop(news.changed.insert(post.campaign)),
            Upkeep::Reopen(Opening::Server(guild) | Opening::Channels(guild)) => {
                news.opened.insert(*guild);
            }
            Upkeep::Digest(change) => news.digests |= change.is_the_players(),
            Upkeep::Erase(step) => step.tell(news),
            Upkeep::Draft(_)
            | Upkeep::DropDraft { .. }
            | Upkeep::Post(_)
            | Upkeep::ForgetPost { .. }
            | Upkeep::Stale { stale: false, .. }
            | Upkeep::Panel(_)
            | Upkeep::PanelShows(_)
            | Upkeep::ForgetPanel(_)
            | Upkeep::Attempt { .. }
            | Upkeep::Delivered { .. }
            | Upkeep::Failed { .. }
            | Upkeep::Park { .. }
            | Upkeep::Bar { .. }
            | Upkeep::Reopen(Opening::Player(_) | Opening::Lane(_))
            | Upkeep::Unpark(_)
            | Upkeep::Called { .. }
            | Upkeep::ServerCommands { .. }
            | Upkeep::Founders { .. }
            | Upkeep::Greeted { .. } => {}
        }
    }
}
