//! Messages that were sent before, and show something else after what a notice tells: how an offer ended, how a row stands.

use super::{Poster, later};
use crate::courier::Failure;
use crate::discord::outcome::{Shows, subject};
use crate::discord::row;
use crate::journal::{self, Posted};
use crate::rules::{Campaign, Closing, Event, Notice, Offer};
use crate::text::Text;
use std::collections::BTreeSet;

impl Poster {
    /// Lets the message that shows an offer say how it ended, and takes its buttons away.
    pub(super) async fn show_outcome(
        &self,
        text: &Text,
        campaign: &journal::Campaign,
        notice: &Notice,
    ) -> Result<(), Failure> {
        let (Some(Event::OfferClosed { closing, .. }), Some(offer)) = (notice.act(), &notice.offer)
        else {
            return Ok(());
        };
        let journal = self.referee.journal();
        let subject = subject(offer.id);
        let Some(posted) = journal.post(campaign.id, &subject).await.map_err(later)? else {
            return Ok(());
        };
        self.close(text, campaign, &posted, (offer, closing)).await
    }

    /// Lets the messages of the questions whose answers were sealed, and of their rows, show how they ended when the table is told of it.
    pub(super) async fn show_unsealed(
        &self,
        text: &Text,
        (row, campaign): (&journal::Campaign, &Campaign),
        notice: &Notice,
    ) -> Result<(), Failure> {
        let journal = self.referee.journal();
        let mut rows = BTreeSet::new();
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
                self.close(text, row, &posted, ended).await?;
            }
        }
        let rows = rows.iter().flat_map(|row| campaign.game.rows_with(*row));
        for number in rows.collect::<BTreeSet<u64>>() {
            self.show_row_of(text, campaign, number).await?;
        }
        Ok(())
    }

    /// Lets the messages of the row that a notice is about, and of those that go with it, show how they stand, if they have been posted.
    pub(super) async fn show_row(
        &self,
        text: &Text,
        campaign: &Campaign,
        notice: &Notice,
    ) -> Result<(), Failure> {
        let touched = row::touched(campaign, notice);
        for number in touched
            .into_iter()
            .flat_map(|row| campaign.game.rows_with(row))
        {
            self.show_row_of(text, campaign, number).await?;
        }
        Ok(())
    }

    async fn show_row_of(
        &self,
        text: &Text,
        campaign: &Campaign,
        number: u64,
    ) -> Result<(), Failure> {
        let journal = self.referee.journal();
        let posted = journal.post(campaign.id, &row::subject(number)).await;
        let Some(posted) = posted.map_err(later)? else {
            return Ok(());
        };
        match row::show(&self.wire, text, campaign, &posted, number).await {
            Ok(()) => Ok(()),
            Err(_) => journal.mark_stale(posted).await.map_err(later),
        }
    }

    /// What cannot be edited now is edited later, by the keeper of the panels; the story goes on meanwhile.
    pub(super) async fn close(
        &self,
        text: &Text,
        campaign: &journal::Campaign,
        posted: &Posted,
        ended: (&Offer, &Closing),
    ) -> Result<(), Failure> {
        let shows = Shows::ended(text, campaign, ended);
        match shows.put(&self.wire, posted).await {
            Ok(()) => Ok(()),
            Err(_) => {
                let journal = self.referee.journal();
                journal.mark_stale(posted.clone()).await.map_err(later)
            }
        }
    }
}
