//! Edits earlier messages after a notice: how an offer ended, or the answers in a question group.

use super::{Poster, later};
use crate::courier::Failure;
use crate::discord::deals;
use crate::discord::language::text_for_offer;
use crate::discord::outcome::{Shows, subject};
use crate::discord::row;
use crate::journal::{self, Posted};
use crate::rules::ids::CampaignId;
use crate::rules::{Campaign, Closing, Event, Notice, Offer, Viewer};
use crate::text::{Said, Text};
use std::collections::BTreeSet;
use std::sync::Arc;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Edits {
    /// They are up to date, or the panel task will retry them.
    Done,
    /// Discord does not allow the edits, as in an archived thread until something is written there.
    Barred,
}

impl Edits {
    pub(super) fn and(self, other: Edits) -> Edits {
        match self {
            Edits::Done => other,
            Edits::Barred => Edits::Barred,
        }
    }
}

impl Poster {
    /// Edits an offer's message to say how it ended, and removes its buttons.
    pub(super) async fn show_outcome(
        &self,
        text: &Text,
        campaign: &journal::Campaign,
        notice: &Notice,
    ) -> Result<Edits, Failure> {
        let (Some(Event::OfferClosed { closing, .. }), Some(offer)) = (notice.act(), &notice.offer) else {
            return Ok(Edits::Done);
        };
        let journal = self.referee.journal();
        let subject = subject(offer.id);
        let Some(posted) = journal.post(campaign.id, &subject).await.map_err(later)? else {
            return Ok(Edits::Done);
        };
        let text = text_for_offer(journal, campaign.guild, text, offer).await.map_err(later)?;
        self.close(&text, campaign, &posted, (offer, closing)).await
    }

    /// Edits the messages of the deals that a notice changes.
    pub(super) async fn show_deals(&self, text: &Text, id: CampaignId, notice: &Notice) -> Result<Edits, Failure> {
        let (mut touched, all) = (deals::touched(notice), deals::all_change(notice));
        if touched.is_empty() && !all {
            return Ok(Edits::Done);
        }
        let journal = self.referee.journal();
        let campaign = self.with_private(id).await?;
        if all {
            let open = deals::open_to(&campaign, notice.to).filter(|deal| !touched.contains(deal));
            touched.extend(open.collect::<Vec<_>>());
        }
        let mut shown = Edits::Done;
        let records = touched.into_iter().filter_map(|deal| campaign.deals.get(deal));
        for subject in records.flat_map(deals::subjects) {
            let posted = journal.post(id, &subject).await.map_err(later)?;
            if let (Some(posted), Some(version)) = (posted, deals::Shown::of(&subject)) {
                let done = deals::show(&self.client, text, &campaign, &posted, version).await;
                shown = shown.and(self.or_later(posted, done).await?);
            }
        }
        Ok(shown)
    }

    /// Returns the campaign with what is private between players, for messages to those players.
    pub(super) async fn with_private(&self, id: CampaignId) -> Result<Arc<Campaign>, Failure> {
        self.referee.view_for(id, Viewer::TABLE.moderating(true)).await.map_err(later)
    }

    /// Edits the messages of sealed questions, and of their groups, when their outcome is announced.
    pub(super) async fn show_unsealed(
        &self,
        text: &Text,
        (row, campaign): (&journal::Campaign, &Campaign),
        notice: &Notice,
    ) -> Result<Edits, Failure> {
        let journal = self.referee.journal();
        let (mut shown, mut rows) = (Edits::Done, BTreeSet::new());
        for offer in notice.events.iter().filter_map(Event::unseals) {
            let closed = self.referee.closed_offer(row.id, offer).await;
            // It may have been undone since.
            let Some(closed) = closed.map_err(later)? else {
                continue;
            };
            rows.extend(closed.offer.terms.row());
            let posted = journal.post(row.id, &subject(offer)).await.map_err(later)?;
            if let Some(posted) = posted {
                let ended = (&closed.offer, &closed.closing);
                let text = text_for_offer(journal, row.guild, text, &closed.offer).await.map_err(later)?;
                shown = shown.and(self.close(&text, row, &posted, ended).await?);
            }
        }
        let rows = rows.iter().flat_map(|row| campaign.game.rows_with(*row));
        for number in rows.collect::<BTreeSet<u64>>() {
            shown = shown.and(self.show_row_of(text, campaign, number).await?);
        }
        Ok(shown)
    }

    /// Updates the message of a notice's question group, and those of related groups, if they have been posted.
    pub(super) async fn show_row(&self, text: &Text, campaign: &Campaign, notice: &Notice) -> Result<Edits, Failure> {
        let mut shown = Edits::Done;
        let touched = row::touched(campaign, notice);
        // If the notice opens a group, an earlier message of that number belongs to one that was undone.
        let opened = row::opened(notice);
        let shows = touched.into_iter().flat_map(|row| campaign.game.rows_with(row));
        for number in shows.filter(|number| Some(*number) != opened) {
            shown = shown.and(self.show_row_of(text, campaign, number).await?);
        }
        Ok(shown)
    }

    async fn show_row_of(&self, text: &Text, campaign: &Campaign, number: u64) -> Result<Edits, Failure> {
        let journal = self.referee.journal();
        let posted = journal.post(campaign.id, &row::subject(number)).await;
        let Some(posted) = posted.map_err(later)? else {
            return Ok(Edits::Done);
        };
        let done = row::show(&self.client, text, campaign, &posted, number).await;
        self.or_later(posted, done).await
    }

    /// Edits one message to show an outcome. If that fails now, the panel task retries, so that announcements are not
    /// delayed.
    pub(super) async fn close(
        &self,
        text: &Text,
        campaign: &journal::Campaign,
        posted: &Posted,
        ended: (&Offer, &Closing),
    ) -> Result<Edits, Failure> {
        let shows = Shows::ended(text, campaign, ended);
        let done = shows.put(&self.client, posted).await;
        self.or_later(posted.clone(), done).await
    }

    /// Like `close` on a message that has just been sent, but keeps its small print. The delivery is not recorded yet,
    /// so after a crash the message is found by its small print.
    pub(super) async fn close_on_arrival(
        &self,
        text: &Text,
        campaign: &journal::Campaign,
        posted: &Posted,
        ended: (&Offer, &Closing),
        print: &Said,
    ) -> Result<Edits, Failure> {
        let shows = Shows::ended(text, campaign, ended).with_print(print);
        let done = shows.put(&self.client, posted).await;
        self.or_later(posted.clone(), done).await
    }

    async fn or_later(&self, posted: Posted, done: Result<(), Failure>) -> Result<Edits, Failure> {
        let Err(failure) = done else {
            return Ok(Edits::Done);
        };
        let journal = self.referee.journal();
        journal.mark_stale(posted).await.map_err(later)?;
        Ok(match failure {
            Failure::Barred { .. } => Edits::Barred,
            Failure::Later { .. } | Failure::Never { .. } => Edits::Done,
        })
    }
}
