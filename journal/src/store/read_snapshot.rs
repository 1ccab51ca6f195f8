//! A consistent view of the whole database for checking its integrity. Concurrent writes of a running bot are not
//! visible.

use super::{campaigns, checksums, entries, erasure, messages, outbox};
use crate::chain;
use crate::plan::StoredCampaign;
use crate::problem::Error;
use crate::sql::Connection;
use crate::values::{CampaignRow, Linked, OfferPlace, Snapshot, Undelivered};
use async_trait::async_trait;
use chancery_basics::ids::{CampaignId, PlayerId};
use std::collections::BTreeSet;

#[async_trait]
pub trait ReadSnapshot: Send {
    fn connection(&mut self) -> &mut dyn Connection;

    /// Returns the damage reported by the database's own check.
    async fn damage(&mut self) -> Result<Vec<String>, Error>;

    /// Returns the differences between the schema and the migrations.
    async fn misdeclared(&mut self) -> Result<Vec<String>, Error>;

    /// Returns the tracked messages, names, drafts and announcements whose checksum does not match.
    async fn spoiled(&mut self) -> Result<Vec<String>, Error> {
        checksums::spoiled(self.connection()).await
    }

    async fn campaigns(&mut self) -> Result<Vec<CampaignRow>, Error> {
        let db = self.connection();
        let mut rows = Vec::new();
        for StoredCampaign { campaign, head } in campaigns::all().all(db).await? {
            let erasing = erasure::progress(campaign.id).first(db).await?;
            rows.push(CampaignRow { anchor: chain::anchor(&campaign), campaign, head, erasing });
        }
        Ok(rows)
    }

    /// Returns the numbers of campaigns that were erased with their servers.
    async fn erased(&mut self) -> Result<BTreeSet<CampaignId>, Error> {
        let ids = erasure::erased_campaigns().all(self.connection()).await?;
        Ok(ids.into_iter().collect())
    }

    /// Returns a page of a campaign's entries, oldest first, each with its link.
    async fn entries_after(&mut self, id: CampaignId, after: i64, limit: u32) -> Result<Vec<Linked>, Error> {
        entries::page(self.connection(), id, after, limit).await
    }

    async fn snapshots(&mut self, id: CampaignId) -> Result<Vec<Snapshot>, Error> {
        entries::snapshots(id).all(self.connection()).await
    }

    /// Returns the players of a campaign, past and present, each with whether they play now.
    async fn members(&mut self, id: CampaignId) -> Result<Vec<(PlayerId, bool)>, Error> {
        campaigns::members(id).all(self.connection()).await
    }

    /// Returns the entries that made and closed a campaign's offers, oldest first.
    async fn offers(&mut self, id: CampaignId) -> Result<Vec<OfferPlace>, Error> {
        entries::offers(id).all(self.connection()).await
    }

    /// Returns the seqs of the entries recorded as having no number, oldest first.
    async fn sealed(&mut self, id: CampaignId) -> Result<Vec<i64>, Error> {
        entries::sealed(id).all(self.connection()).await
    }

    /// Returns the subjects of a campaign's messages, with the version shown if the message is a panel.
    async fn posts(&mut self, id: CampaignId) -> Result<Vec<(String, Option<i64>)>, Error> {
        messages::subjects(id).all(self.connection()).await
    }

    /// Returns the undelivered announcements of a campaign in order of delivery.
    async fn undelivered(&mut self, id: CampaignId) -> Result<Vec<Undelivered>, Error> {
        outbox::undelivered(id).all(self.connection()).await
    }
}
