//! Undoing: shown first, then carried out, each time from what the journal holds at that moment.

use super::{Drafted, Handler};
use crate::discord::answer::Answer;
use crate::discord::asker::Asker;
use crate::discord::problem::Problem;
use crate::discord::render::{self, HistoryEntry};
use crate::journal::Recorded;
use crate::referee::{Undoing, Unruled, about_offers};
use crate::rules::ids::CampaignId;
use crate::rules::{Campaign, Confirmation, Event, Refusal, notices};
use std::sync::Arc;

/// How many journal entries are read at a time for the preview.
const PER_READ: u32 = 64;

/// As many stories are enough to recognise what would be taken back.
const SHOWN: usize = 12;

impl Handler {
    /// Takes back the newest acts, after showing which.
    ///
    /// # Errors
    /// Explains a refusal; having to confirm is none, but a question.
    pub async fn undo(
        &self,
        asker: &Asker,
        campaign: CampaignId,
        steps: u32,
    ) -> Result<Answer, Problem> {
        self.submit_undo(asker, campaign, &asker.cause(), steps, None)
            .await
    }

    pub(super) async fn submit_undo(
        &self,
        asker: &Asker,
        id: CampaignId,
        cause: &str,
        steps: u32,
        confirmed: Option<Confirmation>,
    ) -> Result<Answer, Problem> {
        let role = self.referee.look(id).await?.settings.moderator_role;
        let order = Undoing {
            by: asker.player,
            moderator: asker.moderates(role),
            steps,
            confirmed,
        };
        let referee = self.referee.admitting(&asker.admission);
        match referee.undo(id, cause, &order).await {
            Ok(ruling) => {
                // A campaign that had ended may go on.
                if let Some(guild) = asker.guild {
                    self.servers.changed(guild);
                }
                // What becomes of the offers is told to those whom they concern.
                let undone = ruling.events.get(..1).unwrap_or_default();
                Ok(render::reply(&asker.text, asker.player, undone, None).into())
            }
            Err(Unruled::Refused { refusal, campaign }) => match *refusal {
                Refusal::MustConfirm(needed @ Confirmation::Undoes { from, .. }) => {
                    let told = self.taken_back(&campaign, from).await?;
                    let preview = render::undo_preview(&asker.text, &told);
                    let question = render::confirmation(&asker.text, &needed);
                    let draft = Drafted::Undo {
                        undo: steps,
                        confirmed: needed.clone(),
                    };
                    self.question(asker, id, &draft, &needed, format!("{preview}\n{question}"))
                        .await
                }
                refusal => Err(Problem::Refused(refusal.into())),
            },
            Err(Unruled::ChannelTaken(by)) => Err(self.channel_taken(asker, by).await),
            Err(failed) => Err(failed.into()),
        }
    }

    /// Returns what happened from an entry on and still holds, the newest first.
    async fn taken_back(
        &self,
        campaign: &Arc<Campaign>,
        from: i64,
    ) -> Result<Vec<HistoryEntry>, Problem> {
        let mut campaign = Arc::clone(campaign);
        let mut told = Vec::new();
        let mut before = None;
        while told.len() < SHOWN {
            let mut entries = self
                .journal()
                .entries(campaign.id, before, PER_READ)
                .await?;
            entries.retain(|recorded| recorded.seq >= from);
            let Some(last) = entries.last() else { break };
            before = Some(last.seq);
            for recorded in entries.iter().filter(|one| one.reverted_by.is_none()) {
                let events: Vec<Event> = serde_json::from_str(&recorded.entry.events)
                    .map_err(|error| Problem::Failed(error.into()))?;
                let about = about_offers(&events);
                self.referee.remember(&mut campaign, about).await?;
                told.extend(stories(&campaign, recorded, &events));
            }
        }
        told.truncate(SHOWN);
        Ok(told)
    }
}

fn stories(campaign: &Campaign, recorded: &Recorded, events: &[Event]) -> Vec<HistoryEntry> {
    let mut notices = notices(campaign, events);
    // A private offer is told to two people in the same words, a reminder is gone once it has been read, and an undoing is
    // never undone.
    notices.dedup_by(|a, b| a.events == b.events);
    notices.retain(|notice| {
        !matches!(
            notice.events[..],
            [Event::OfferReminded { .. } | Event::Undone { .. }, ..]
        )
    });
    let entry = |notice| HistoryEntry {
        ruling: recorded.seq,
        at: recorded.entry.at,
        by: recorded.entry.actor,
        notice,
        undone: false,
    };
    notices.into_iter().rev().map(entry).collect()
}
