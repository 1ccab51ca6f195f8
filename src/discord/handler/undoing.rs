//! Undoing: shown first, then carried out, each time from what the journal holds at that moment.

use super::{Drafted, Handler};
use crate::discord::answer::Answer;
use crate::discord::asker::Asker;
use crate::discord::commands::history_entries;
use crate::discord::problem::Problem;
use crate::discord::render::{self, HistoryEntry};
use crate::referee::{Page, Told, Undoing, Unruled};
use crate::rules::ids::CampaignId;
use crate::rules::{Confirmation, Event, Look, Refusal, Viewer};

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

    /// # Errors
    /// Explains a refusal; having to confirm is none, but a question.
    pub(super) async fn submit_undo(
        &self,
        asker: &Asker,
        id: CampaignId,
        cause: &str,
        steps: u32,
        confirmed: Option<Confirmation>,
    ) -> Result<Answer, Problem> {
        let campaign = self.look(asker, id).await?;
        let order = Undoing {
            by: asker.player,
            moderator: asker.moderates(&campaign),
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
                Refusal::MustConfirm(needed @ Confirmation::Undoes { entries, from }) => {
                    let numbers = self.referee.numbers(campaign.id).await?;
                    let told = self.taken_back(asker, campaign.id, from).await?;
                    let private = told.iter().flat_map(|entry| entry.notice.private_to());
                    self.looks(asker, &campaign, private.collect(), Look::Undoing)
                        .await?;
                    let preview = render::undo_preview(&asker.text, &told);
                    let from = numbers.number(from);
                    let shown = Confirmation::Undoes { entries, from };
                    let question = render::confirmation(&asker.text, &shown);
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

    /// Returns what happened from an entry on and still holds, the newest first, as the asker may know it, who moderates.
    async fn taken_back(
        &self,
        asker: &Asker,
        campaign: CampaignId,
        from: i64,
    ) -> Result<Vec<HistoryEntry>, Problem> {
        let viewer = Viewer::from(asker.player).moderating(true);
        let mut told = Vec::new();
        let mut before = None;
        while told.len() < SHOWN {
            let page = self
                .referee
                .told(campaign, Page::new(before, PER_READ), viewer)
                .await?;
            before = page.last().map(|entry| entry.number);
            let page: Vec<Told> = page.into_iter().filter(|one| one.seq >= from).collect();
            if page.is_empty() {
                break;
            }
            told.extend(page.into_iter().filter(|one| !one.undone).flat_map(stories));
        }
        told.truncate(SHOWN);
        Ok(told)
    }
}

/// Returns the stories of an entry, the newest first. A reminder is gone once it has been read, and neither an undoing nor a look of a
/// moderator is ever undone.
fn stories(mut told: Told) -> Vec<HistoryEntry> {
    told.stories.retain(|notice| {
        !matches!(
            notice.events[..],
            [
                Event::OfferReminded { .. } | Event::Undone { .. } | Event::Looked { .. },
                ..
            ]
        )
    });
    history_entries(told)
}
