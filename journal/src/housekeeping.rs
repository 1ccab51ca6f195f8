//! Housekeeping: the small writes that support the entries. They use the same writer and share its transactions.

pub mod digests;
pub mod erasure;

use crate::names::PersonName;
use crate::news::News;
use crate::values::{DeliveryQueue, Founders, NewDraft, Opening, Panel, Posted, Template};
use chancery_basics::ids::{CampaignId, PlayerId};
use chancery_basics::time::Time;

pub enum Housekeeping {
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
    TrackMessage(Posted),
    ForgetPost {
        campaign: CampaignId,
        subject: String,
    },
    /// A message that is out of date, or is up to date again.
    Stale {
        post: Posted,
        stale: bool,
    },
    Panel(Panel),
    PanelShows(Panel),
    ForgetPanel(Panel),
    Attempt {
        queue: DeliveryQueue,
        rows: Vec<i64>,
        at: Time,
    },
    Delivered {
        queue: DeliveryQueue,
        rows: Vec<i64>,
        posts: Vec<Posted>,
    },
    Failed {
        rows: Vec<i64>,
        problem: String,
    },
    Park {
        queue: DeliveryQueue,
        rows: Vec<i64>,
        problem: String,
        at: Time,
    },
    Bar {
        queue: DeliveryQueue,
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
        founders: Founders,
    },
    Greeted {
        guild: u64,
    },
    SaveTemplate(Template),
    RemoveTemplate {
        guild: u64,
        key: String,
    },
    Digest(digests::Change),
    Erase(erasure::Step),
}

impl Housekeeping {
    /// Returns whether it only uses statements that nearly every transaction contains.
    pub fn goes_together(&self) -> bool {
        matches!(self, Housekeeping::Attempt { .. } | Housekeeping::Delivered { .. })
    }

    /// Returns whether it removes something that is cached.
    pub fn forgets(&self) -> bool {
        matches!(self, Housekeeping::Erase(step) if step.forgets())
    }

    /// Returns whether it stores messages that were sent.
    pub fn has_posts(&self) -> bool {
        matches!(self, Housekeeping::Delivered { posts, .. } if !posts.is_empty())
    }

    /// Returns whether only the leader may write it. A process that is no longer the leader is refused.
    pub fn is_leaders(&self) -> bool {
        match self {
            Housekeeping::Attempt { .. }
            | Housekeeping::Delivered { .. }
            | Housekeeping::Failed { .. }
            | Housekeeping::Park { .. }
            | Housekeeping::Bar { .. }
            | Housekeeping::PanelShows(_) => true,
            Housekeeping::Digest(change) => change.is_leaders(),
            Housekeeping::Erase(step) => step.is_leaders(),
            Housekeeping::Name { .. }
            | Housekeeping::Draft(_)
            | Housekeeping::DropDraft { .. }
            | Housekeeping::TrackMessage(_)
            | Housekeeping::ForgetPost { .. }
            | Housekeeping::Stale { .. }
            | Housekeeping::Panel(_)
            | Housekeeping::ForgetPanel(_)
            | Housekeeping::Reopen(_)
            | Housekeeping::Unpark(_)
            | Housekeeping::Called { .. }
            | Housekeeping::ServerCommands { .. }
            | Housekeeping::Founders { .. }
            | Housekeeping::Greeted { .. }
            | Housekeeping::SaveTemplate(_)
            | Housekeeping::RemoveTemplate { .. } => false,
        }
    }

    /// Adds the news that are known before the write.
    pub fn tell(&self, news: &mut News) {
        match self {
            Housekeeping::Name { guild, player, .. } => drop(news.named.insert((*guild, *player))),
            Housekeeping::Stale { post, stale: true } => drop(news.changed.insert(post.campaign)),
            Housekeeping::Reopen(Opening::Server(guild) | Opening::Channels(guild)) => {
                news.opened.insert(*guild);
            }
            Housekeeping::Digest(change) => news.digests |= change.is_the_players(),
            Housekeeping::Erase(step) => step.tell(news),
            Housekeeping::Draft(_)
            | Housekeeping::DropDraft { .. }
            | Housekeeping::TrackMessage(_)
            | Housekeeping::ForgetPost { .. }
            | Housekeeping::Stale { stale: false, .. }
            | Housekeeping::Panel(_)
            | Housekeeping::PanelShows(_)
            | Housekeeping::ForgetPanel(_)
            | Housekeeping::Attempt { .. }
            | Housekeeping::Delivered { .. }
            | Housekeeping::Failed { .. }
            | Housekeeping::Park { .. }
            | Housekeeping::Bar { .. }
            | Housekeeping::Reopen(Opening::Player(_) | Opening::DeliveryQueue(_) | Opening::Everywhere)
            | Housekeeping::Unpark(_)
            | Housekeeping::Called { .. }
            | Housekeeping::ServerCommands { .. }
            | Housekeeping::Founders { .. }
            | Housekeeping::Greeted { .. }
            | Housekeeping::SaveTemplate(_)
            | Housekeeping::RemoveTemplate { .. } => {}
        }
    }
}
