//! The common path of every interaction: finds the intended campaign, passes the order to the referee and renders the
//! answer.

mod arrivals;
mod departures;
mod greeting;
mod menus;
mod messages;
mod people;
mod places;
mod presence;
mod reach;
mod returning;
mod sights;
mod stand_in;
mod undoing;

use super::buttons::Button;
use super::drawing::Allowances;
use super::exports::Exports;
use super::imports::Imports;
use super::invoker::Invoker;
use super::problem::Problem;
use super::registrar::Servers;
use super::render;
use super::render::tell::Side;
use super::reply::{Answer, Place, answer};
use super::rest_client::RestClient;
use super::season::Seasons;
use crate::discord::{deals, games, wizard};
use crate::journal::{Journal, NewDraft};
use crate::referee::{Drafted, Referee, RuleError, Ruling};
use crate::rules::deal::{Draft, Happened};
use crate::rules::ids::{CampaignId, PlayerId};
use crate::rules::time::{Span, Time};
use crate::rules::{
    Campaign, Command, Confirmation, Event, Moderation, Offer, Order, PrivateLook, Refusal, TakingBack, Viewer, table,
};
use crate::text::{Said, say};
use arrivals::Arrivals;
use chancery_clock::Clock;
use futures::FutureExt;
use futures::future::BoxFuture;
use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, Http};
use sights::Sights;
use stand_in::StandIns;
pub use stand_in::must_be_own;
use std::collections::BTreeSet;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// How long a question waits for confirmation.
pub const DRAFT_LASTS: Span = Span::hours(24);

/// How long the answer to a private offer waits for the message's delivery.
const DELIVERY_TAKES: Duration = Duration::from_secs(1);

#[derive(Clone)]
pub struct Handler {
    pub referee: Referee,
    /// Sends everything that goes to channels.
    pub client: RestClient,
    /// The servers, whose commands depend on what is played there.
    pub servers: Servers,
    /// How many events, interactions among them, are being handled.
    busy: Arc<watch::Sender<usize>>,
    /// Changes whenever this process delivers something from the outbox.
    deliveries: Arc<watch::Sender<()>>,
    stand_ins: StandIns,
    sights: Sights,
    arrivals: Arrivals,
    pub pictures: Allowances,
    pub exports: Exports,
    pub imports: Imports,
    pub seasons: Seasons,
}

/// Returns the order for a command that counts as `by`'s, who need not be the invoker.
fn given(invoker: &Invoker, by: PlayerId, command: Command) -> Order {
    Order {
        by,
        moderator: false,
        on_behalf: (by != invoker.player).then_some(invoker.player),
        command,
        confirmed: None,
    }
}

impl Handler {
    pub fn new(referee: Referee, client: RestClient, seasons: Seasons) -> Handler {
        let arrivals = Arrivals::new(referee.clock().clone());
        let sights = Sights::new(referee.clock().clone());
        Handler {
            servers: Servers::new(referee.clock().clone()),
            referee,
            client,
            arrivals,
            busy: Arc::new(watch::Sender::new(0)),
            deliveries: Arc::default(),
            stand_ins: StandIns::default(),
            sights,
            pictures: Allowances::default(),
            exports: Exports::default(),
            imports: Imports::default(),
            seasons,
        }
    }

    /// Returns a handle for the background jobs of a new leader.
    #[must_use]
    pub fn leading(&self) -> Handler {
        Handler { referee: self.referee.leading(), ..self.clone() }
    }

    pub fn journal(&self) -> &Journal {
        self.referee.journal()
    }

    /// Wakes the tasks that wait for a message to leave the outbox.
    pub fn delivered(&self) {
        self.deliveries.send_replace(());
    }

    /// Counts something as being handled, until the value is dropped.
    pub fn busy(&self) -> Busy {
        Busy::new(&self.busy)
    }

    /// Waits until no interaction and no other event is being handled.
    pub async fn idle(&self) {
        // `self` keeps the sender alive, so waiting cannot fail.
        let _ = self.busy.subscribe().wait_for(|busy| *busy == 0).await;
    }

    /// Returns the invoker of an interaction that has just arrived. Their request is carried out only while Discord
    /// waits for it.
    pub fn receive<'a, I>(&'a self, context: &'a serenity::Context, interaction: &'a I) -> Invoker
    where
        Invoker: From<(&'a serenity::Context, &'a Clock, &'a I)>,
    {
        let invoker = Invoker::from((context, self.referee.clock(), interaction));
        self.client.heard_id(invoker.interaction.get());
        let admission = self.arrivals.admit(invoker.interaction.get());
        invoker.with_admission(admission)
    }

    pub async fn serve(
        &self,
        http: &Arc<Http>,
        invoker: &Invoker,
        place: Place,
        work: impl Future<Output = Result<Answer, Problem>>,
    ) {
        // A command's future is large, and the threads' stacks are small.
        let remembered = Box::pin(async {
            // Discord lets no bot use another's commands. If a bot's or a webhook's interaction arrives anyway, refuse
            // it.
            if invoker.is_bot {
                let player = Said::of(invoker.player);
                return Err(say!(invoker.text, "bots-do-not-play", player).into());
            }
            let new_name = self.remember(invoker.guild, invoker.player, &invoker.name, false).await;
            let done = work.await;
            if let Some(new_name) = new_name {
                new_name.stored().await;
            }
            // The answer says so, and the moderator's next command counts as their own again.
            if let Err(Problem::ActsNoLonger { campaign, .. }) = done {
                self.stand_ins.take(campaign, invoker.player);
            }
            done
        });
        if answer(http, invoker, place, remembered).await == Some(true) {
            self.arrivals.was_young(invoker.interaction.get());
        }
    }

    /// Rules on a command and renders the outcome for the player who gave it. This and the other functions that commands
    /// call hide the types of their futures, as `command::respond` does.
    pub fn order<'a>(
        &'a self,
        invoker: &'a Invoker,
        campaign: CampaignId,
        command: Command,
    ) -> BoxFuture<'a, Result<Answer, Problem>> {
        async move {
            if let Command::Moderate(_) = command {
                return self.order_as(invoker, campaign, invoker.player, command).await;
            }
            let by = self.acting(invoker, campaign);
            let done = self.ordered(invoker, campaign, by, command.clone()).await;
            // A refused command does not use up the turn to act for a player, so that the moderator can correct a mistake.
            if done.is_ok() {
                self.stand_ins.take(campaign, invoker.player);
            }
            self.or_menu(invoker, campaign, (by, command), done).await
        }
        .boxed()
    }

    /// Rules on a command that counts as `by`'s. If `by` is not the invoker, the invoker must moderate.
    pub fn order_as<'a>(
        &'a self,
        invoker: &'a Invoker,
        campaign: CampaignId,
        by: PlayerId,
        command: Command,
    ) -> BoxFuture<'a, Result<Answer, Problem>> {
        async move {
            let done = self.ordered(invoker, campaign, by, command.clone()).await;
            self.or_menu(invoker, campaign, (by, command), done).await
        }
        .boxed()
    }

    async fn ordered(
        &self,
        invoker: &Invoker,
        campaign: CampaignId,
        by: PlayerId,
        command: Command,
    ) -> Result<Answer, Problem> {
        let order = given(invoker, by, command);
        self.submit_complete(invoker, campaign, &invoker.cause(), order).await
    }

    /// Returns the campaign redacted for the invoker. While they act for a player, they also see that player's private
    /// matters, but not what the game hides from moderators. Every view of a campaign starts here, so this also checks
    /// that the invoker still moderates it.
    pub fn load_view<'a>(
        &'a self,
        invoker: &'a Invoker,
        campaign: CampaignId,
    ) -> BoxFuture<'a, Result<Arc<Campaign>, Problem>> {
        async move {
            let by = self.acting(invoker, campaign);
            if by != invoker.player && !self.moderates(invoker, campaign).await? {
                return Err(Problem::ActsNoLonger { campaign, player: by });
            }
            let viewer = self.viewer(invoker, campaign);
            let view = self.referee.view_for(campaign, viewer).await?;
            invoker.text.use_names(games::own_names(&view));
            Ok(view)
        }
        .boxed()
    }

    /// Returns the viewer that the rules use for the invoker.
    pub fn viewer(&self, invoker: &Invoker, campaign: CampaignId) -> Viewer {
        Viewer::from(invoker.player).acting_for(self.acting(invoker, campaign))
    }

    /// Records that a moderator is about to read private matters of players (L13.3): one entry per player, hour and way
    /// of reading. The player is notified of each.
    pub async fn looks(
        &self,
        invoker: &Invoker,
        campaign: &Campaign,
        players: BTreeSet<PlayerId>,
        through: PrivateLook,
    ) -> Result<(), Problem> {
        let hour = self.referee.clock().now().as_millis() / Span::hours(1).as_millis();
        let referee = self.referee.admitting(&invoker.admission);
        for player in players.into_iter().filter(|other| *other != invoker.player) {
            // A cause is unique in the journal, so the same look is recorded once, whichever process records it.
            let (id, by) = (campaign.id, invoker.player);
            let cause = format!("look:{id}:{by}:{player}:{hour}:{}", through.name());
            if self.journal().entry_by_cause(&cause).await?.is_some() {
                continue;
            }
            let look = Command::Moderate(Moderation::PrivateLook { players: vec![player], through });
            let order = Order { moderator: invoker.moderates(campaign), ..given(invoker, invoker.player, look) };
            referee.rule(campaign.id, &cause, &order).await?;
        }
        Ok(())
    }

    /// Returns the player that the invoker's next command counts for: themselves, or the player they act for as a
    /// moderator.
    pub fn acting(&self, invoker: &Invoker, campaign: CampaignId) -> PlayerId {
        let now = self.referee.clock().now();
        self.stand_ins.get(campaign, invoker.player, now).unwrap_or(invoker.player)
    }

    /// Returns the side that the invoker views: their own, or that of the player they act for.
    pub fn side(&self, invoker: &Invoker, campaign: CampaignId) -> Side {
        Side { player: self.acting(invoker, campaign), reader: invoker.player }
    }

    /// Carries out a draft once, with the draft itself as the cause. Refuses anyone but the person who was asked.
    pub async fn confirm(&self, invoker: &Invoker, draft: i64) -> Result<Answer, Problem> {
        let (campaign, drafted) = self.drafted(invoker, draft).await?;
        match drafted {
            Drafted::Order(order) => self.carry_out(invoker, campaign, draft, order).await,
            Drafted::Undo { undo, confirmed } => {
                let cause = format!("draft:{draft}");
                self.submit_undo(invoker, campaign, &cause, undo, Some(confirmed)).await
            }
            Drafted::TakeBack { take_back } => {
                let wish = TakingBack::Ask { confirmed: Some(take_back) };
                let cause = format!("draft:{draft}");
                self.submit_take_back(invoker, campaign, &cause, wish).await
            }
        }
    }

    /// Returns a draft and its campaign. Refuses anyone but the person who was asked.
    async fn drafted(&self, invoker: &Invoker, draft: i64) -> Result<(CampaignId, Drafted), Problem> {
        let now = self.referee.clock().now();
        let Some(kept) = self.journal().draft(draft, now).await? else {
            return Err(say!(invoker.text, "draft-gone").into());
        };
        if kept.user != invoker.player {
            return Err(say!(invoker.text, "draft-not-yours").into());
        }
        self.reached(invoker, kept.campaign).await?;
        let drafted = Drafted::read(&kept.command).map_err(|error| Problem::Failed(error.into()))?;
        if let Drafted::Order(Order { by, on_behalf: Some(_), .. }) = drafted
            && !self.moderates(invoker, kept.campaign).await?
        {
            return Err(Problem::ActsNoLonger { campaign: kept.campaign, player: by });
        }
        Ok((kept.campaign, drafted))
    }

    /// Cancels a draft, which also disables its other button. Refuses anyone but the person who was asked, and a draft
    /// that was carried out or has expired.
    pub async fn cancel(&self, invoker: &Invoker, draft: i64) -> Result<Answer, Problem> {
        if self.journal().drop_draft(draft, invoker.player).await? {
            return Ok(say!(invoker.text, "cancelled").into());
        }
        let now = self.referee.clock().now();
        Err(match self.journal().draft(draft, now).await? {
            Some(kept) if kept.user != invoker.player => say!(invoker.text, "draft-not-yours").into(),
            Some(_) => say!(invoker.text, "draft-carried-out").into(),
            None => say!(invoker.text, "draft-gone").into(),
        })
    }

    async fn submit(
        &self,
        invoker: &Invoker,
        campaign: CampaignId,
        cause: &str,
        order: Order,
    ) -> Result<Answer, Problem> {
        // Checked each time: a draft makes no player a moderator.
        let order = Order { moderator: self.moderates(invoker, campaign).await?, ..order };
        let referee = self.referee.admitting(&invoker.admission);
        match referee.rule(campaign, cause, &order).await {
            Ok(ruling) => {
                invoker.text.use_names(games::own_names(&ruling.campaign));
                self.ruled(invoker, &order, &ruling).await
            }
            Err(RuleError::Refused { refusal, campaign }) => {
                invoker.text.use_names(games::own_names(&campaign));
                match *refusal {
                    Refusal::MustConfirm(needed) => {
                        let question = render::confirmation(&invoker.text, &needed);
                        let (by, confirmed) = (order.by, Some(needed.clone()));
                        let draft = Drafted::Order(Order { confirmed, ..order });
                        let asked = self.question(invoker, campaign.id, &draft, &needed, question);
                        Ok(asked.await?.on_behalf_of(invoker, by))
                    }
                    refusal => {
                        let side = Side { player: order.by, reader: invoker.player };
                        let newer = deals::replaced(&invoker.text, &campaign, side, &refusal);
                        let newer = newer.map(|answer| answer.on_behalf_of(invoker, order.by));
                        newer.ok_or(Problem::Refused(refusal.into()))
                    }
                }
            }
            Err(RuleError::ChannelTaken(by)) => Err(self.channel_taken(invoker, by).await),
            Err(failed) => Err(failed.into()),
        }
    }

    /// Renders the outcome of an order for the player who gave it.
    async fn report(&self, invoker: &Invoker, ruling: &Ruling) -> Result<Answer, Problem> {
        let (campaign, events) = (&ruling.campaign, &ruling.events);
        // A draft that was changed is shown with its controls.
        if let Some(draft) = events.iter().rev().find_map(drafted) {
            let answer = deals::builder(&invoker.text, campaign, draft);
            return Ok(answer.on_behalf_of(invoker, draft.by));
        }
        let offers = events.iter().filter_map(|event| match event {
            Event::OfferMade(offer) => Some(offer),
            Event::OfferClosed { offer, .. } | Event::OfferAnswered { offer, .. } => campaign.offers.get(*offer),
            _ => None,
        });
        let offers: Vec<&Offer> = offers.collect();
        let mut words = self.worded(invoker, campaign, events, offers).await?;
        if let Some(offer) = events.iter().filter_map(made).find(|offer| offer.private)
            && !self.could_tell(campaign.id, offer.id).await?
        {
            let (player, offer) = (offer.to, offer.id);
            let text = &invoker.text;
            let closed = say!(text, "direct-messages-closed", player, offer);
            words = say!("{words}\n{closed}");
        }
        let came = |event: &Event| matches!(event, Event::Joined { player } | Event::SeatGiven { player, .. } if *player == invoker.player);
        let answer = match events.iter().any(came) {
            true => wizard::after_joining(invoker, campaign.id, words.into()),
            false => words.into(),
        };
        // The same order may have ended an offer again.
        let pending = events.iter().filter_map(made).filter(|offer| campaign.offers.pending.contains_key(&offer.id));
        let by = self.acting(invoker, campaign.id);
        let answer = wizard::after_offering(&invoker.text, campaign.id, by, pending, answer);
        games::follow_up(self, invoker, campaign, events, answer).await
    }

    /// Shows what a command would do, and stores it as a draft until the button is pressed.
    async fn question(
        &self,
        invoker: &Invoker,
        campaign: CampaignId,
        drafted: &Drafted,
        needed: &Confirmation,
        question: Said,
    ) -> Result<Answer, Problem> {
        let text = &invoker.text;
        let (yes, no) = (render::confirm_label(text, needed), render::cancel_label(text));
        let now = self.referee.clock().now();
        let draft = self.draft(invoker, campaign, drafted, now).await?;
        Ok(Answer::from(question).with_button(&Button::Confirm { draft }, yes, ButtonStyle::Danger).with_button(
            &Button::Cancel { draft },
            no,
            ButtonStyle::Secondary,
        ))
    }

    /// Stores what to do when a question is confirmed.
    async fn draft(
        &self,
        invoker: &Invoker,
        campaign: CampaignId,
        drafted: &Drafted,
        now: Time,
    ) -> Result<i64, Problem> {
        let draft = NewDraft {
            campaign,
            user: invoker.player,
            command: drafted.json(),
            at: now,
            expires_at: now + DRAFT_LASTS,
        };
        Ok(self.journal().put_draft(draft).await?)
    }
}

fn made(event: &Event) -> Option<&Offer> {
    match event {
        Event::OfferMade(offer) => Some(offer),
        _ => None,
    }
}

/// Returns the draft of a deal that an event begins or changes.
fn drafted(event: &Event) -> Option<&Draft> {
    match event {
        Event::Deal(Happened::Drafted(draft)) => Some(draft),
        _ => None,
    }
}

pub fn must_moderate(invoker: &Invoker, campaign: &Campaign) -> Result<(), Refusal> {
    match invoker.moderates(campaign) {
        true => Ok(()),
        false => Err(Refusal::from(table::Refusal::ModeratorsOnly)),
    }
}

/// Counts one interaction or other event for as long as it is alive, however it ends.
pub struct Busy(Arc<watch::Sender<usize>>);

impl Busy {
    fn new(busy: &Arc<watch::Sender<usize>>) -> Busy {
        busy.send_modify(|busy| *busy += 1);
        Busy(Arc::clone(busy))
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.send_modify(|busy| *busy -= 1);
    }
}
