//! A player's request to take back their own act (L14.3), or a moderator's for a second word (H3.4). The message loses its
//! buttons when the request is over.

use super::messages::with_buttons;
use super::{Part, Poster, later};
use crate::courier::Failure;
use crate::discord::buttons::Button;
use crate::discord::{controls, render};
use crate::journal::Target;
use crate::rules::ids::CampaignId;
use crate::rules::time::Time;
use crate::rules::{Event, Notice};
use crate::text::Text;
use poise::serenity_prelude::{ButtonStyle, EditMessage};

const SUBJECT: &str = "take-back:";

/// Returns the subject of such a message. In private, each player's message has its own.
pub fn subject(asked_at: Time, target: Target) -> String {
    let asked_at = asked_at.as_millis();
    match target {
        Target::Channel => format!("{SUBJECT}{asked_at}"),
        Target::Player(player) => format!("{SUBJECT}{asked_at}:{player}"),
    }
}

pub fn is_subject(subject: &str) -> bool {
    subject.starts_with(SUBJECT)
}

/// A request that a notice announces.
pub(super) struct Asked {
    pub asked_at: Time,
    /// Whether the players asked can also decline. Of a moderator's request, they are asked as a whole.
    declinable: bool,
}

/// Returns the request that a notice announces. Its buttons require a separate message.
pub(super) fn opened(notice: &Notice) -> Option<Asked> {
    match notice.events.first() {
        Some(Event::TakeBackAsked(request)) => Some(Asked { asked_at: request.asked_at, declinable: true }),
        Some(Event::SecondAsked(request)) => Some(Asked { asked_at: request.asked_at, declinable: false }),
        _ => None,
    }
}

pub(super) fn with_agreement(text: &Text, campaign: CampaignId, notice: &Notice, parts: Vec<Part>) -> Vec<Part> {
    let Some(request) = opened(notice) else {
        return parts;
    };
    let button = |agrees| Button::TakeBack { campaign, asked_at: request.asked_at, agrees };
    let (yes, no) = render::agreement_labels(text);
    let agrees = controls::button(&button(true), yes, ButtonStyle::Success);
    let declines = request.declinable.then(|| controls::button(&button(false), no, ButtonStyle::Danger));
    with_buttons(parts, [agrees].into_iter().chain(declines).collect())
}

impl Poster {
    /// Removes the buttons once the request is over.
    pub(super) async fn end_request(
        &self,
        campaign: CampaignId,
        target: Target,
        notice: &Notice,
    ) -> Result<(), Failure> {
        let over = notice.events.iter().find_map(|event| match event {
            Event::TakeBackEnded { request, .. } => Some(request.asked_at),
            Event::SecondEnded { request, .. } => Some(request.asked_at),
            Event::Undone { agreement, .. } => agreement.as_ref()?.asked_at,
            _ => None,
        });
        let Some(over) = over else { return Ok(()) };
        let journal = self.referee.journal();
        let subject = subject(over, target);
        let Some(posted) = journal.post(campaign, &subject).await.map_err(later)? else {
            return Ok(());
        };
        match self.client.edit(&posted, &without_buttons()).await {
            Ok(()) => Ok(()),
            // The panel task retries it.
            Err(_) => journal.mark_stale(posted).await.map_err(later),
        }
    }
}

pub fn without_buttons() -> EditMessage {
    EditMessage::new().components(Vec::new())
}
