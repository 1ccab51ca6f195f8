//! What leaves the outbox: announcements, offers with their buttons, and offers that show how they ended.

use super::buttons::Button;
use super::render;
use crate::courier::{self, Batch, Failure};
use crate::journal::{self, Posted, Target};
use crate::referee::Referee;
use crate::rules::ids::{OfferId, PlayerId};
use crate::rules::time::{Span, Time};
use crate::rules::{Closing, Event, NAME_LIMIT, Notice, Offer};
use crate::text::Text;
use poise::serenity_prelude as serenity;
use serenity::{
    ButtonStyle, ChannelId, CreateActionRow, CreateAllowedMentions, CreateButton, CreateMessage,
    EditMessage, GetMessages, Http, MessageId, Nonce, UserId,
};
use std::sync::Arc;

/// Discord remembers a nonce for some minutes only. After this long the channel itself is asked whether a message arrived.
const NONCE_LASTS: Span = Span::seconds(60);

/// Discord's clock and ours may differ by this much when old messages are looked through.
const CLOCK_SKEW: Span = Span::seconds(60);

/// Sends what the courier carries.
pub struct Poster {
    pub http: Arc<Http>,
    pub referee: Referee,
}

impl courier::Post for Poster {
    fn joins(&self, batch: &[String], next: &str) -> bool {
        // Room is left for the longest name a campaign can have, which a direct message begins with.
        let name = "\u{2588}".repeat(NAME_LIMIT);
        let together: Result<Vec<Notice>, _> = batch
            .iter()
            .map(String::as_str)
            .chain([next])
            .map(serde_json::from_str)
            .collect();
        // What cannot be read goes out alone, so that it fails alone.
        together.is_ok_and(|notices| {
            !notices.iter().any(shows_offer) && render::fits(&Text::of(""), Some(&name), &notices)
        })
    }

    async fn deliver(&self, batch: &Batch) -> Result<Vec<Posted>, Failure> {
        let notices: Vec<Notice> = batch
            .notices
            .iter()
            .map(|notice| serde_json::from_str(notice))
            .collect::<Result<_, _>>()
            .map_err(|error| never(format!("the notice cannot be read: {error}")))?;
        let id = batch.lane.campaign;
        let campaign = self.referee.look(id).await.map_err(later)?;
        let row = self.referee.journal().campaign(id).await.map_err(later)?;
        let row = row.ok_or_else(|| never(format!("there is no campaign {id}")))?;
        let text = Text::of(&campaign.settings.language);
        for notice in &notices {
            self.show_outcome(&text, &row, notice).await?;
        }
        let channel = match batch.lane.target {
            Target::Channel => ChannelId::new(row.channel),
            Target::Player(player) => {
                let user = UserId::new(player.0);
                let channel = user.create_dm_channel(&self.http).await.map_err(classify)?;
                channel.id
            }
        };
        let offer = match &notices[..] {
            [Notice { events, .. }] => match events.first() {
                Some(Event::OfferMade(offer)) => Some(offer),
                _ => None,
            },
            _ => None,
        };
        let target = batch.lane.target;
        let now = self.referee.clock().now();
        // Who is away or asleep finds it at the table later.
        let may_be_called = |player: &PlayerId| campaign.may_be_called(*player, now);
        let (content, message) = match offer {
            Some(offer) => offer_message(&text, &row, offer, &may_be_called),
            None => announcement(&text, &row, &notices, target, &may_be_called),
        };
        let message = message
            .nonce(Nonce::String(batch.nonce.clone()))
            .enforce_nonce(true);
        let sent = match self.sent_before(channel, batch, &content).await? {
            Some(sent) => sent,
            None => {
                channel
                    .send_message(&self.http, message)
                    .await
                    .map_err(classify)?
                    .id
            }
        };
        let Some(offer) = offer else {
            return Ok(Vec::new());
        };
        let posted = Posted {
            campaign: id,
            subject: subject(offer.id),
            channel: channel.get(),
            message: sent.get(),
        };
        // Whoever tells of its end in another lane may not have found this message yet.
        let campaign = self.referee.look(id).await.map_err(later)?;
        if let Some(closed) = campaign.offers.closed.get(&offer.id) {
            self.close(&text, &row, &posted, offer, &closed.closing)
                .await?;
        }
        Ok(vec![posted])
    }
}

impl Poster {
    /// Lets the message that shows an offer say how it ended, and takes its buttons away.
    async fn show_outcome(
        &self,
        text: &Text,
        campaign: &journal::Campaign,
        notice: &Notice,
    ) -> Result<(), Failure> {
        let (Some(Event::OfferClosed { closing, .. }), Some(offer)) =
            (notice.events.first(), &notice.offer)
        else {
            return Ok(());
        };
        let journal = self.referee.journal();
        let subject = subject(offer.id);
        let Some(posted) = journal.post(campaign.id, &subject).await.map_err(later)? else {
            return Ok(());
        };
        self.close(text, campaign, &posted, offer, closing).await
    }

    async fn close(
        &self,
        text: &Text,
        campaign: &journal::Campaign,
        posted: &Posted,
        offer: &Offer,
        closing: &Closing,
    ) -> Result<(), Failure> {
        let channel = ChannelId::new(posted.channel);
        let post = render::offer_post(text, offer, Some(closing), named(campaign, offer));
        let edit = EditMessage::new()
            .content(post.content)
            .embed(post.card.into())
            .allowed_mentions(CreateAllowedMentions::new())
            .components(Vec::new());
        let edited = channel
            .edit_message(&self.http, MessageId::new(posted.message), edit)
            .await;
        match edited.map_err(classify) {
            // The message or its channel is gone, or closed to us: then there is nobody to be misled by it.
            Ok(_) | Err(Failure::Never { .. }) => Ok(()),
            Err(later) => Err(later),
        }
    }

    /// Returns the message of an earlier attempt whose success was never written down, where Discord's memory for nonces
    /// may be over.
    async fn sent_before(
        &self,
        channel: ChannelId,
        batch: &Batch,
        content: &str,
    ) -> Result<Option<MessageId>, Failure> {
        let now = self.referee.clock().now();
        let Some(first) = batch
            .first_attempt
            .filter(|first| now.since(*first) > NONCE_LASTS)
        else {
            return Ok(None);
        };
        let me = self.http.get_current_user().await.map_err(classify)?.id;
        let after = GetMessages::new()
            .after(earliest_id(first - CLOCK_SKEW))
            .limit(100);
        let messages = channel
            .messages(&self.http, after)
            .await
            .map_err(classify)?;
        let ours = messages
            .iter()
            .find(|m| m.author.id == me && m.content == content);
        Ok(ours.map(|message| message.id))
    }
}

/// An offer has a message of its own, for its buttons.
fn shows_offer(notice: &Notice) -> bool {
    matches!(notice.events.first(), Some(Event::OfferMade(_)))
}

/// Returns the name under which the message that shows an offer is kept.
pub fn subject(offer: OfferId) -> String {
    format!("offer:{offer}")
}

/// Returns the campaign's name where the reader would not know: in a direct message.
fn named<'a>(campaign: &'a journal::Campaign, offer: &Offer) -> Option<&'a str> {
    offer.private.then_some(campaign.name.as_str())
}

fn offer_message(
    text: &Text,
    campaign: &journal::Campaign,
    offer: &Offer,
    may_be_called: &impl Fn(&PlayerId) -> bool,
) -> (String, CreateMessage) {
    let post = render::offer_post(text, offer, None, named(campaign, offer));
    let (campaign, id) = (campaign.id, offer.id);
    let accept = Button::Accept {
        campaign,
        offer: id,
    };
    let refuse = Button::Refuse {
        campaign,
        offer: id,
    };
    let mut buttons = vec![
        CreateButton::new(accept.to_string())
            .label(render::accept_label(text, offer))
            .style(ButtonStyle::Success),
    ];
    // A question wants an answer; there is nothing to refuse.
    if offer.terms.may_be_refused() {
        buttons.push(
            CreateButton::new(refuse.to_string())
                .label(render::refuse_label(text))
                .style(ButtonStyle::Danger),
        );
    }
    let row = CreateActionRow::Buttons(buttons);
    let message = CreateMessage::new()
        .content(post.content.clone())
        .embed(post.card.into())
        .components(vec![row])
        .allowed_mentions(calling([offer.to].iter().filter(|to| may_be_called(to))));
    (post.content, message)
}

fn announcement(
    text: &Text,
    campaign: &journal::Campaign,
    notices: &[Notice],
    target: Target,
    may_be_called: &impl Fn(&PlayerId) -> bool,
) -> (String, CreateMessage) {
    // In a direct message nobody sees which table it comes from.
    let name = (target != Target::Channel).then_some(campaign.name.as_str());
    let told = render::announcement(text, name, notices);
    let called = told.mentions.iter().filter(|player| may_be_called(player));
    let message = CreateMessage::new()
        .content(told.content.clone())
        .allowed_mentions(calling(called));
    (told.content, message)
}

fn calling<'a>(players: impl Iterator<Item = &'a PlayerId>) -> CreateAllowedMentions {
    CreateAllowedMentions::new().users(players.map(|player| UserId::new(player.0)))
}

/// Returns the smallest id that a message sent at that time can have.
fn earliest_id(at: Time) -> MessageId {
    /// Discord's ids count milliseconds from the beginning of 2015.
    const EPOCH: i64 = 1_420_070_400_000;
    let millis = at.as_millis().saturating_sub(EPOCH).max(0).unsigned_abs();
    MessageId::new((millis << 22).max(1))
}

/// Tells what is worth another try from what is not.
pub(super) fn classify(error: serenity::Error) -> Failure {
    let serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(response)) = &error else {
        return match error {
            // Our own message breaks a limit: the next try would be no better.
            serenity::Error::Model(_) | serenity::Error::ExceededLimit(..) => never(error),
            _ => later(error),
        };
    };
    let status = response.status_code;
    // 401 comes and goes with a token that is being replaced; the bot itself says so when it starts.
    let worth_it = status.is_server_error() || matches!(status.as_u16(), 401 | 408 | 429);
    if worth_it { later(error) } else { never(error) }
}

pub(super) fn later(problem: impl std::fmt::Display) -> Failure {
    Failure::Later {
        after: None,
        problem: problem.to_string(),
    }
}

fn never(problem: impl std::fmt::Display) -> Failure {
    Failure::Never {
        problem: problem.to_string(),
    }
}
