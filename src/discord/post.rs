//! Sends the outbox: announcements, offers with their buttons, and edits that show how offers ended.

pub(in crate::discord) mod asked;
mod calls;
mod ended;
mod messages;
mod missed;
mod moved;
pub(in crate::discord) mod search;
mod shown;
mod undone;

use super::deals;
use super::games;
use super::language::text_for;
use super::outcome::{Wish, entry_subject, is_outdating, is_outdating_undone, outdated, subject};
use super::render;
use super::rest_client::{RestClient, Seen, Trouble};
use super::row;
use super::season::Seasons;
use super::snowflake::made_at;
use crate::courier::{self, Batch, Failure};
use crate::journal::{self, DeliveryQueue, Posted, Target};
use crate::referee::{self, Referee, RuleError};
use crate::rules::ids::{CampaignId, PlayerId};
use crate::rules::time::{Span, Time};
use crate::rules::{Audience, Campaign, Event, Notice, Offer, Viewer};
use crate::text::{Said, Text, say};
use calls::Calls;
use messages::{
    announcement, begins, made_by, offer_message, silent, with_admission, with_beginning, with_row, with_whole,
};
use poise::serenity_prelude as serenity;
use search::Search;
use serenity::model::channel::MessageReferenceKind;
use serenity::{ChannelId, CreateAttachment, CreateMessage, MessageId, MessageReference, Nonce, UserId};
use shown::Edits;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

pub struct Poster {
    client: RestClient,
    referee: Referee,
    /// Searches for a batch's messages, by the batch's nonce, so that an interrupted search can resume.
    searches: Mutex<HashMap<String, Search>>,
    calls: Calls,
    seasons: Seasons,
}

struct Part {
    content: Said,
    message: CreateMessage,
    /// The players that it pings.
    calls: Vec<PlayerId>,
    /// The same message with a picture, if it has one. The text is complete without it.
    illustrated: Option<(CreateMessage, CreateAttachment)>,
}

impl Poster {
    pub fn new(client: RestClient, referee: Referee, seasons: Seasons) -> Poster {
        Poster { client, referee, searches: Mutex::default(), calls: Calls::default(), seasons }
    }
}

impl courier::Transport for Poster {
    async fn now(&self) -> Result<Time, Failure> {
        self.time().await
    }

    async fn together(&self, queue: DeliveryQueue, notices: &[String]) -> usize {
        // An unreadable notice is sent alone, so that it fails alone.
        let notices: Vec<Notice> = notices.iter().map_while(|one| read(one).ok()).collect();
        let alone = |notice: &Notice| {
            let with_buttons =
                shown_offer(notice).is_some() || deals::sent(notice).is_some() || asks_entry(notice).is_some();
            with_buttons
                || row::opened(notice).is_some()
                || missed::told_by(notice).is_some()
                || missed::returns(notice)
                || asked::opened(notice).is_some()
                || begins(notice).is_some()
        };
        let mut count = notices.iter().take_while(|notice| !alone(notice)).count();
        // The notice of the end comes last in its message, because the final standings follow it.
        let ends = |notice: &Notice| ended::ended_at(notice).is_some();
        if let Some(end) = notices[..count].iter().position(ends) {
            count = end + 1;
        }
        if count < 2 {
            return 1;
        }
        let Ok(campaign) = self.table(queue.campaign).await else {
            return 1;
        };
        let Ok(text) = self.text_to(&campaign, queue.target).await else {
            return 1;
        };
        let name = (queue.target != Target::Channel).then_some(campaign.name.as_str());
        render::fitting(&text, name, &notices[..count])
    }

    async fn deliver(&self, batch: &Batch) -> Result<Vec<Posted>, Failure> {
        let notices: Result<Vec<Notice>, _> = batch.notices.iter().map(|one| read(one)).collect();
        let unread = |error| never(format!("the notice cannot be read: {error}"));
        let notices = notices.map_err(unread)?;
        let id = batch.queue.campaign;
        let campaign = self.table(id).await.map_err(later)?;
        let row = self.referee.journal().campaign(id).await.map_err(later)?;
        let row = row.ok_or_else(|| never(format!("there is no campaign {id}")))?;
        let public = games::table_text(&campaign);
        let text = self.text_to(&campaign, batch.queue.target).await?;
        let batch = &moved::in_place(batch, &row);
        let show = async || self.show(&public, (&row, &campaign), &notices).await;
        let shown = show().await?;
        let channel = match batch.queue.target {
            Target::Channel => ChannelId::new(row.channel),
            Target::Player(player) => self.client.open_direct(UserId::new(player.0)).await?,
        };
        let offer = match &notices[..] {
            [notice] => shown_offer(notice),
            _ => None,
        };
        let parts = self.parts(&text, (&row, &campaign), &notices, batch.queue.target);
        let parts = parts.await?;
        let called: Vec<PlayerId> = parts.iter().flat_map(|part| part.calls.clone()).collect();
        let card = self.card_of(id, channel, &notices).await?;
        let sent = self.say(&text, batch, channel, parts, card).await?;
        if shown == Edits::Barred {
            // The new message may have opened an archived thread.
            show().await?;
        }
        if batch.queue.target == Target::Channel {
            let (journal, now) = (self.referee.journal(), self.referee.clock().now());
            self.calls.note(journal, id, called, now).await;
        }
        // Discord's rate limit for edits is strict, so they come after the new messages.
        for notice in &notices {
            self.mark_undone(&row, channel, notice).await?;
            self.end_request(id, batch.queue.target, notice).await?;
            self.follow(&public, (&row, &campaign), batch, notice).await?;
        }
        if let Some(offer) = offer {
            self.show_again(&text, id, offer, sent).await?;
        }
        let Some(subject) = kept_as(&notices, offer, batch.queue.target) else {
            return Ok(Vec::new());
        };
        let Some(sent) = sent else {
            return Ok(Vec::new());
        };
        let posted = Posted { campaign: id, subject, channel: channel.get(), message: sent.get() };
        let Some(offer) = offer else {
            return Ok(vec![posted]);
        };
        // The delivery queue that announced its end may have run before this message existed.
        let closed = self.referee.closed_offer(id, offer.id).await;
        if let Some(closed) = closed.map_err(later)? {
            let print = render::small_print(&text, id, &batch.of, (1, 1));
            let closing = closed.closing.redacted_for(&campaign.settings, offer.readers());
            let ended = (offer, &closing);
            self.close_on_arrival(&text, &row, &posted, ended, &print).await?;
        }
        Ok(vec![posted])
    }
}

impl Poster {
    /// Edits earlier messages to show the effect of these notices.
    async fn show(
        &self,
        text: &Text,
        (row, campaign): (&journal::Campaign, &Campaign),
        notices: &[Notice],
    ) -> Result<Edits, Failure> {
        let mut shown = Edits::Done;
        for notice in notices {
            shown = shown.and(self.show_outcome(text, row, notice).await?);
            shown = shown.and(self.show_deals(text, row.id, notice).await?);
            let unsealed = self.show_unsealed(text, (row, campaign), notice).await?;
            self.outdate(row.id, notice).await?;
            let rows = self.show_row(text, campaign, notice).await?;
            shown = shown.and(unsealed).and(rows);
        }
        Ok(shown)
    }

    async fn parts(
        &self,
        text: &Text,
        (row, campaign): (&journal::Campaign, &Campaign),
        notices: &[Notice],
        target: Target,
    ) -> Result<Vec<Part>, Failure> {
        let now = self.referee.clock().now();
        let lately = match target {
            Target::Channel => {
                let journal = self.referee.journal();
                let lately = self.calls.lately(journal, row.id, now).await;
                lately.map_err(later)?
            }
            // Direct messages always notify.
            Target::Player(_) => BTreeMap::new(),
        };
        let again = |player, ago: &Span| calls::call_again(notices, player, *ago, now);
        let here = |player: &PlayerId| {
            let public = target == Target::Channel;
            public && self.referee.is_present(row.id, *player)
        };
        let finds = |player: &PlayerId| here(player) && calls::finds(notices, *player);
        // A player who is away or asleep reads it later; one who was just pinged or is at the table reads it now.
        let may_be_called = |player: &PlayerId| {
            let lately = lately.get(player);
            campaign.may_be_called(*player, now) && !finds(player) && lately.is_none_or(|ago| again(*player, ago))
        };
        let alone = match notices {
            [notice] => Some(notice),
            _ => None,
        };
        let offer = alone.and_then(shown_offer);
        let parts = match (offer, alone.and_then(missed::told_by)) {
            (Some(offer), _) => {
                let part = offer_message(text, (row, campaign), offer);
                vec![made_by(text, alone, offer, part, &may_be_called)]
            }
            (None, Some(missed)) => vec![self.caught_up(text, row, missed).await?],
            (None, None) => announcement(text, row, notices, target, &may_be_called),
        };
        let parts = self.with_end(text, (row, campaign), notices, parts).await?;
        let parts = match alone {
            Some(notice) => {
                let parts = with_row(text, campaign, notice, parts);
                let parts = self.with_deal(text, row.id, notice, target, parts).await?;
                let parts = asked::with_agreement(text, row.id, notice, parts);
                let parts = with_whole(text, campaign, notice, parts);
                let parts = with_beginning(text, campaign, notice, parts);
                with_admission(text, row.id, notice, parts)
            }
            None => parts,
        };
        // Direct messages always notify, so this one is silent if the player must not be pinged. They get a summary
        // later.
        Ok(match target {
            Target::Player(player) if !may_be_called(&player) => silent(parts),
            _ => parts,
        })
    }

    /// Returns Discord's current time. If a proxy drops the date of Discord's answers, returns the monotonic time.
    async fn time(&self) -> Result<Time, Failure> {
        match self.client.now().await {
            Err(Trouble::Wrong(_)) => Ok(self.referee.clock().steady()),
            now => now.map_err(later),
        }
    }

    /// Returns the texts for messages to the table or to a player.
    async fn text_to(&self, campaign: &Campaign, target: Target) -> Result<Text, Failure> {
        let public = games::table_text(campaign);
        let Target::Player(player) = target else {
            return Ok(public);
        };
        let journal = self.referee.journal();
        let row = journal.campaign(campaign.id).await.map_err(later)?;
        let row = row.ok_or_else(|| never(format!("there is no campaign {}", campaign.id)))?;
        text_for(journal, row.guild, &public, Some(player)).await.map_err(later)
    }

    async fn table(&self, campaign: CampaignId) -> Result<Arc<Campaign>, RuleError> {
        self.referee.view_for(campaign, Viewer::TABLE).await
    }

    /// Sends the messages of a batch that have not arrived. Returns the batch's last message, unless that has been
    /// deleted.
    async fn say(
        &self,
        text: &Text,
        batch: &Batch,
        channel: ChannelId,
        parts: Vec<Part>,
        card: Option<MessageId>,
    ) -> Result<Option<MessageId>, Failure> {
        let count = parts.len();
        let numbered =
            |text: &Text, number| render::small_print(text, batch.queue.campaign, &batch.of, (number, count));
        let prints = |text: &Text, number| {
            // An older version may have sent it.
            let before = render::small_prints_of_before(text, batch.queue.campaign, &batch.of, (number, count));
            before.into_iter().chain([numbered(text, number)]).collect()
        };
        let arrived = self.arrived(batch, channel, (&parts, &prints)).await?;
        let mut last = None;
        for (number, part) in (1..).zip(parts) {
            if let Some(message) = arrived.get(&number) {
                last = Some(*message);
                continue;
            }
            let nonce = match number {
                1 => batch.nonce.clone(),
                _ => format!("{}-{number}", batch.nonce),
            };
            let print = numbered(text, number);
            let card = card.filter(|_| number == 1);
            let (is_first, send) = (batch.first_attempt.is_none(), async |nonce| {
                self.send_part(channel, &part, card, &print, nonce).await
            });
            let sent = match send(nonce.clone()).await {
                // This is the first attempt, so the deleted message is not ours. With another nonce the message is new
                // to Discord.
                Err(trouble) if is_first && trouble.is_unknown_message() => send(format!("{nonce}n")).await,
                sent => sent,
            };
            last = match sent {
                Ok(sent) => Some(sent),
                // An earlier attempt arrived, and its message has since been deleted.
                Err(trouble) if !is_first && trouble.is_unknown_message() => None,
                Err(trouble) => return Err(self.unsent(batch, channel, trouble).await),
            };
        }
        self.searches().remove(&batch.nonce);
        Ok(last)
    }

    /// Sends one of a batch's messages, without its picture if Discord does not accept that.
    async fn send_part(
        &self,
        channel: ChannelId,
        part: &Part,
        card: Option<MessageId>,
        print: &Said,
        nonce: String,
    ) -> Result<MessageId, Trouble> {
        let made = |message: &CreateMessage| {
            let content = say!("{}\n{print}", part.content);
            message.clone().content(content).nonce(Nonce::String(nonce.clone())).enforce_nonce(true)
        };
        if let Some((message, file)) = &part.illustrated {
            match self.reply(channel, made(message), card, Some(file.clone())).await {
                Err(trouble) if trouble.is_unpictured() => {}
                sent => return sent,
            }
        }
        self.reply(channel, made(&part.message), card, None).await
    }

    /// Sends a message as a reply to its card, or on its own if the bot may not read the history.
    async fn reply(
        &self,
        channel: ChannelId,
        message: CreateMessage,
        card: Option<MessageId>,
        file: Option<CreateAttachment>,
    ) -> Result<MessageId, Trouble> {
        let Some(card) = card else {
            return self.client.send_with(channel, &message, file).await;
        };
        // If the card was deleted, the message is sent anyway.
        let reference =
            MessageReference::new(MessageReferenceKind::Default, channel).message_id(card).fail_if_not_exists(false);
        let reply = message.clone().reference_message(reference);
        match self.client.send_with(channel, &reply, file.clone()).await {
            Err(trouble) if trouble.is_unreadable_history() => self.client.send_with(channel, &message, file).await,
            sent => sent,
        }
    }

    /// Returns the card that notices are about: that of an offer that was answered or is still pending.
    async fn card_of(
        &self,
        id: CampaignId,
        channel: ChannelId,
        notices: &[Notice],
    ) -> Result<Option<MessageId>, Failure> {
        let first = notices.first().and_then(|notice| match notice.act() {
            Some(Event::OfferClosed { .. } | Event::OfferReminded { .. }) => notice.offer.as_ref(),
            _ => None,
        });
        let Some(offer) = first else { return Ok(None) };
        let posted = self.referee.journal().post(id, &subject(offer.id)).await;
        let posted = posted.map_err(later)?;
        let here = posted.filter(|posted| posted.channel == channel.get());
        Ok(here.map(|posted| MessageId::new(posted.message)))
    }

    /// Finds messages of earlier attempts whose success was not recorded, by their small print in any language. Nonces
    /// are not enough: Discord remembers them only for some minutes, and no clock says reliably how long ago an attempt
    /// was. Without permission to read the history nothing is found, and everything is sent again with its nonce.
    ///
    /// A message from before the first attempt counts only if it says the same. Otherwise it announced an entry that a
    /// failover to an older copy has lost, and whose number this one has. An offer's text is in its card, so there the
    /// time decides alone.
    async fn arrived(
        &self,
        batch: &Batch,
        channel: ChannelId,
        (parts, prints_of): (&[Part], &(impl Fn(&Text, usize) -> Vec<Said> + Sync)),
    ) -> Result<BTreeMap<usize, MessageId>, Failure> {
        let Some(first) = batch.first_attempt else {
            return Ok(BTreeMap::new());
        };
        let now = self.time().await?;
        let languages: Vec<Text> = Text::languages().iter().map(|tag| Text::of(tag)).collect();
        let mut prints: HashMap<String, usize> = HashMap::new();
        for number in 1..=parts.len() {
            let all = languages.iter().flat_map(|text| prints_of(text, number));
            prints.extend(all.map(|print| (print.into(), number)));
        }
        let number_of = |message: &Seen| {
            let (told, print) = message.text_and_print();
            let number = *prints.get(print)?;
            let says_the_same = || message.is_plain() && parts[number - 1].content == told;
            (made_at(message.id.get()) >= first || says_the_same()).then_some(number)
        };
        let me = self.client.me().await?;
        let begun = self.searches().get(&batch.nonce).cloned();
        let mut search = begun.unwrap_or_else(|| Search::since(first, now));
        while search.found.len() < parts.len() && search.read_on(&self.client, channel, me, &number_of).await? {
            self.searches().insert(batch.nonce.clone(), search.clone());
        }
        Ok(search.found)
    }

    fn searches(&self) -> MutexGuard<'_, HashMap<String, Search>> {
        // Each search is consistent, even after a panic.
        self.searches.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Marks messages that notices made out of date, such as offers with a new deadline. Undoing an event changes the
    /// same messages as the event did. The panel task edits them, at a limited rate however much happens.
    async fn outdate(&self, id: CampaignId, notice: &Notice) -> Result<(), Failure> {
        let undone = notice.taken_back.iter().flat_map(|one| &one.told.events);
        let undone = undone.filter(|event| is_outdating_undone(event));
        let events: Vec<&Event> = notice.events.iter().filter(|event| is_outdating(event)).chain(undone).collect();
        if events.is_empty() {
            return Ok(());
        }
        // Include the messages of private offers.
        let all = Viewer::TABLE.moderating(true);
        let campaign = self.referee.view_for(id, all).await.map_err(later)?;
        let journal = self.referee.journal();
        for subject in events.into_iter().flat_map(|event| outdated(&campaign, event)) {
            let posted = journal.post(id, &subject).await.map_err(later)?;
            if let Some(posted) = posted {
                journal.mark_stale(posted).await.map_err(later)?;
            }
        }
        Ok(())
    }
}

/// Parses a notice from the outbox, redacted for its recipients.
fn read(notice: &str) -> Result<Notice, serde_json::Error> {
    referee::read_notice(notice).map(Notice::redacted_for)
}

/// Returns the offer that a notice announces. Its buttons require a separate message.
pub(super) fn shown_offer(notice: &Notice) -> Option<&Offer> {
    match notice.act() {
        // If a moderator made a private offer for a player, that player has nothing to answer.
        Some(Event::OfferMade(offer)) => match notice.to {
            Audience::Player(reader) if reader != offer.to => None,
            // The message of its question group shows it.
            Audience::Table if offer.terms.row().is_some() => None,
            Audience::Table | Audience::Player(_) => Some(offer),
        },
        _ => None,
    }
}

/// Returns the subject that tracks these notices' message, if it will be edited later: an offer, a question group, or a
/// request to join or to take back an act.
fn kept_as(notices: &[Notice], offer: Option<&Offer>, target: Target) -> Option<String> {
    let offer = offer.map(|offer| subject(offer.id));
    let row = || notices.iter().find_map(row::opened).map(row::subject);
    let entry = || notices.iter().find_map(asks_entry).map(entry_subject);
    let asked = || notices.iter().find_map(asked::opened);
    let request = || asked().map(|request| asked::subject(request.asked_at, target));
    let deal = || notices.iter().find_map(deals::sent).map(|deal| deals::Shown::new(deal, target).subject());
    offer.or_else(row).or_else(entry).or_else(request).or_else(deal)
}

/// Returns what a person asks the moderators for, if a notice announces that. The buttons require a separate message.
fn asks_entry(notice: &Notice) -> Option<Wish> {
    match notice.act() {
        Some(Event::EntryAsked { player }) => Some(Wish::Entry(*player)),
        Some(Event::SeatAsked { player, seat }) => Some(Wish::Seat { player: *player, seat: *seat }),
        _ => None,
    }
}

pub(super) fn later(problem: impl std::fmt::Display) -> Failure {
    Failure::Later { after: None, problem: problem.to_string() }
}

fn never(problem: impl std::fmt::Display) -> Failure {
    Failure::Never { problem: problem.to_string() }
}
