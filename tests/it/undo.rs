//! Undo on a real database: an undone act is gone from the campaign, stays in the journal, and is still undone after a
//! restart.

mod again;
mod closed_offers;
mod far;
mod pairs;
mod sealed;
mod turns;
mod windows;

use crate::databases;
use chancery::admin;
use chancery::export::{Export, Secrets};
use chancery::journal::{self, Access, OpenError};
use chancery::referee::{self, Foundation, Referee, RuleError, Ruling, Undoing};
use chancery::rules::games::leverage::amounts::{Leverage, Money};
use chancery::rules::games::leverage::{self, Favour, Pair, TaskOptions};
use chancery::rules::ids::{CampaignId, OfferId, PlayerId};
use chancery::rules::table::Refusal as No;
use chancery::rules::time::{Span, Time};
use chancery::rules::{
    Campaign, Command, Confirmation, Event, Moderation, Notice, Order, Outcome, Phase, Refusal, RulesetName,
};
use chancery_clock::Clock;
use chancery_journal_sqlite as sqlite;
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;

const ADA: PlayerId = PlayerId(100);
const BO: PlayerId = PlayerId(101);
const CY: PlayerId = PlayerId(102);
const MOD: PlayerId = PlayerId(900);
const CHANNEL: u64 = 77;

/// A campaign of two on its own database.
struct Table {
    folder: TempDir,
    clock: Clock,
    referee: Referee,
    id: CampaignId,
    causes: u32,
}

impl Table {
    async fn begin() -> Table {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let clock = Clock::still(Time::from_millis(1_763_640_000_000));
        let referee = open(&folder, &clock).await;
        let id = found(&referee, CHANNEL, "found").await;
        let mut table = Table { folder, clock, referee, id, causes: 0 };
        table.order(ADA, Command::Join).await;
        table.order(BO, Command::Join).await;
        table
    }

    fn cause(&mut self) -> String {
        self.causes += 1;
        format!("test:{}", self.causes)
    }

    /// Orders as a player who has seen every confirmation.
    async fn order(&mut self, by: PlayerId, command: Command) -> Ruling {
        let mut order = order(by, command);
        loop {
            let cause = self.cause();
            match self.referee.rule(self.id, &cause, &order).await {
                Err(RuleError::Refused { refusal, .. }) if order.confirmed.is_none() => match *refusal {
                    Refusal::MustConfirm(needed) => order.confirmed = Some(needed),
                    other => panic!("{other:?}"),
                },
                ruled => return ruled.expect("the order is carried out"),
            }
        }
    }

    async fn gift(&mut self, by: PlayerId, to: PlayerId, amount: i64) {
        self.order(by, gift(to, amount)).await;
    }

    /// Sets a player's leverage over the other to the amount they need.
    async fn set(&mut self, by: PlayerId, over: PlayerId, points: i64) {
        let value = Leverage::points(points);
        let correction = leverage::Correction::SetLeverage { by, over, value };
        let correction = chancery::rules::Correction::Leverage(correction);
        let reason = Some("for the test".to_owned());
        let command = Command::Moderate(Moderation::Correct { correction, reason });
        self.order(MOD, command).await;
    }

    async fn ask_money(&mut self, by: PlayerId, of: PlayerId, private: bool) -> OfferId {
        let favour = Favour::Money { amount: Money(100) };
        let command = leverage::Command::AskFavour { of, favour, note: None, private };
        let ruling = self.order(by, Command::from(command)).await;
        match &ruling.events[..] {
            [Event::OfferMade(offer), ..] => offer.id,
            other => panic!("{other:?}"),
        }
    }

    /// Returns the campaign as it is stored, without the closed offers.
    async fn look(&self) -> Arc<Campaign> {
        let mut campaign = self.referee.settled(self.id).await.expect("it can be read");
        Arc::make_mut(&mut campaign).offers.forget_closed();
        campaign
    }

    async fn export(&self, secrets: Secrets) -> Value {
        let mut export = Export::new(secrets, usize::MAX);
        let whole = self.referee.whole(self.id, |campaign| export.take_closed(campaign)).await;
        let (campaign, version) = whole.expect("it can be read").expect("it is not too long");
        let mut file = Vec::new();
        export.write(&campaign, version, &mut file).expect("it fits");
        serde_json::from_slice(&file).expect("it is JSON")
    }

    async fn outcome(&self, offer: OfferId) -> Option<Outcome> {
        let closed = self.referee.closed_offer(self.id, offer).await;
        let closed = closed.expect("it can be read");
        closed.map(|closed| closed.closing.outcome)
    }

    fn pass(&self, hours: i64) {
        self.clock.advance(Span::hours(hours));
    }

    /// Requests an undo as a moderator who has not seen its effect.
    async fn propose(&mut self, steps: u32) -> Result<Ruling, Refusal> {
        self.undo_as(MOD, true, steps, None).await
    }

    async fn undo_as(
        &mut self,
        by: PlayerId,
        moderator: bool,
        steps: u32,
        confirmed: Option<Confirmation>,
    ) -> Result<Ruling, Refusal> {
        let cause = self.cause();
        let order = Undoing { by, moderator, steps, confirmed };
        match self.referee.undo(self.id, &cause, &order).await {
            Ok(ruling) => Ok(ruling),
            Err(RuleError::Refused { refusal, .. }) => Err(*refusal),
            Err(other) => panic!("{other}"),
        }
    }

    /// Undoes this many steps: asks, confirms, and checks that the journal, the cache and a restart agree.
    async fn undo(&mut self, steps: u32) -> Ruling {
        let needed = self.question(steps).await;
        let ruling = self.undo_as(MOD, true, steps, Some(needed)).await;
        let ruling = ruling.expect("it is undone");
        self.is_sound().await;
        ruling
    }

    async fn question(&mut self, steps: u32) -> Confirmation {
        match self.propose(steps).await {
            Err(Refusal::MustConfirm(needed @ Confirmation::Undoes { .. })) => needed,
            other => panic!("{other:?}"),
        }
    }

    /// Checks that the cache matches a new read, and that `verify` finds nothing.
    async fn is_sound(&self) {
        let campaign = self.look().await;
        let stored = self.referee.journal().load(self.id).await.unwrap();
        let stored = stored.expect("it is there");
        let mut read_back = referee::replay(self.id, &stored).unwrap();
        read_back.offers.forget_closed();
        assert_eq!(read_back, *campaign);
        admin::verify(&url(&self.folder)).await.expect("all sound");
    }

    /// Stops and restarts on the same database.
    async fn restart(&mut self) {
        self.referee.journal().close().await;
        self.referee = open(&self.folder, &self.clock).await;
    }

    /// Returns the notices written since an entry.
    async fn told(&self) -> Vec<Notice> {
        let queues = self.referee.journal().waiting_queues().await.unwrap();
        let mut told = Vec::new();
        for queue in queues {
            for waiting in self.referee.journal().waiting(queue, 1000).await.unwrap() {
                told.push((waiting.id, serde_json::from_str(&waiting.notice).unwrap()));
            }
        }
        told.sort_by_key(|(id, _)| *id);
        told.into_iter().map(|(_, notice)| notice).collect()
    }
}

async fn open(folder: &TempDir, clock: &Clock) -> Referee {
    for _ in 0..500 {
        match journal::open(&url(folder), Access::Serve).await {
            Err(OpenError::Sqlite(sqlite::OpenError::Served(_))) => tokio::time::sleep(Duration::from_millis(10)).await,
            opened => return Referee::new(opened.expect("it opens"), clock.clone()),
        }
    }
    panic!("the lock was never given back");
}

fn url(folder: &TempDir) -> String {
    databases::url(&folder.path().join("chancery.db"))
}

async fn found(referee: &Referee, channel: u64, cause: &str) -> CampaignId {
    let place = Foundation {
        guild: 1,
        channel,
        name: format!("Spiral Arm {cause}"),
        ruleset: RulesetName::Leverage,
        pace: None,
        language: "en".to_owned(),
        by: MOD,
    };
    let ruling = referee.found(&place, cause).await.expect("it begins");
    ruling.campaign.id
}

fn order(by: PlayerId, command: Command) -> Order {
    Order { by, moderator: by == MOD, on_behalf: None, command, confirmed: None }
}

fn gift(to: PlayerId, amount: i64) -> Command {
    Command::from(leverage::Command::Gift { to, amount: Money(amount), note: None })
}

fn state(campaign: &Campaign) -> &leverage::State {
    campaign.playing::<leverage::State>().expect("leverage is played")
}

fn over(campaign: &Campaign, by: PlayerId, over: PlayerId) -> Leverage {
    state(campaign).leverage(Pair::new(by, over))
}

#[tokio::test]
async fn undo_returns_a_gift() {
    let mut table = Table::begin().await;
    let before = table.look().await;
    table.gift(ADA, BO, 500).await;
    let ruling = table.undo(1).await;
    assert_eq!(*ruling.campaign, *before);
    let undone = Event::Undone { by: MOD, private: 0, entries: 1, from: 4, agreement: None, standing: Vec::new() };
    assert_eq!(ruling.events, std::slice::from_ref(&undone));
    let told = table.told().await;
    assert_eq!(told.last().expect("there is a notice").events, [undone]);
    // The same gift can be given again.
    table.gift(ADA, BO, 500).await;
    table.restart().await;
    table.is_sound().await;
    let points = Leverage::points(10);
    assert_eq!(over(&*table.look().await, ADA, BO), points);
}

#[tokio::test]
async fn undoing_an_acceptance_reopens_the_offer() {
    let mut table = Table::begin().await;
    table.set(ADA, BO, 10).await;
    for private in [false, true] {
        let offer = table.ask_money(ADA, BO, private).await;
        let before = table.look().await;
        let accept = Command::Accept { offer, picks: Vec::new() };
        table.order(BO, accept.clone()).await;
        table.undo(1).await;
        assert_eq!(*table.look().await, *before);
        let told = table.told().await;
        let again = told.last().expect("the offer is shown again");
        assert!(matches!(&again.events[..], [Event::OfferMade(made)] if made.id == offer));
        table.restart().await;
        table.order(BO, accept).await;
        table.is_sound().await;
    }
}

#[tokio::test]
async fn undoing_an_offer_voids_it_and_keeps_its_number() {
    let mut table = Table::begin().await;
    table.set(ADA, BO, 10).await;
    let offer = table.ask_money(ADA, BO, false).await;
    table.undo(1).await;
    let campaign = table.look().await;
    assert_eq!(table.outcome(offer).await, Some(Outcome::Void));
    assert_eq!(over(&campaign, ADA, BO), Leverage::points(10));
    let told = table.told().await;
    let void = told.last().expect("its message is closed");
    assert!(matches!(&void.events[..], [Event::OfferClosed { offer: closed, .. }] if *closed == offer));
    assert_ne!(table.ask_money(ADA, BO, false).await, offer);
}

#[tokio::test]
async fn undoing_a_join_removes_the_player() {
    let mut table = Table::begin().await;
    table.order(CY, Command::Join).await;
    table.undo(1).await;
    table.restart().await;
    assert!(!table.look().await.players.contains_key(&CY));
    let journal = table.referee.journal();
    assert!(journal.campaigns_of(CY, None).await.unwrap().is_empty());
    table.order(CY, Command::Join).await;
    table.order(CY, Command::Leave).await;
    table.undo(1).await;
    let campaigns = table.referee.journal().campaigns_of(CY, None).await;
    assert_eq!(campaigns.unwrap().len(), 1);
}

#[tokio::test]
async fn undoing_a_silent_refusal_reopens_with_full_time() {
    let mut table = Table::begin().await;
    table.set(ADA, BO, 10).await;
    let offer = table.ask_money(ADA, BO, false).await;
    table.pass(80);
    table.look().await;
    assert_eq!(table.outcome(offer).await, Some(Outcome::Refused));
    // The clock's entries are undone with the act before them.
    table.gift(BO, ADA, 50).await;
    table.undo(1).await;
    assert_eq!(table.outcome(offer).await, Some(Outcome::Refused));
    let needed = table.question(1).await;
    assert!(matches!(needed, Confirmation::Undoes { entries: 1, .. }));

    let mut table = Table::begin().await;
    table.set(ADA, BO, 10).await;
    let offer = table.ask_money(ADA, BO, false).await;
    table.pass(1);
    table.gift(BO, ADA, 50).await;
    table.pass(80);
    table.look().await;
    table.undo(1).await;
    let campaign = table.look().await;
    let deadline = campaign.offers.pending[&offer].deadline;
    assert_eq!(deadline, Some(table.clock.now() + Span::hours(72)));
    table.restart().await;
    table.order(BO, Command::Accept { offer, picks: Vec::new() }).await;
    table.is_sound().await;
}

#[tokio::test]
async fn undoing_a_stop_credits_research_for_the_whole_time() {
    let mut table = Table::begin().await;
    let research = leverage::Command::Research { host: ADA, means: TaskOptions::default() };
    table.order(ADA, Command::from(research)).await;
    table.pass(1);
    table.gift(BO, ADA, 1).await;
    table.pass(4);
    // The rate is two a minute in the player's own systems.
    assert_eq!(state(&*table.look().await).science(ADA).neutral, 10);
    table.undo(1).await;
    assert_eq!(state(&*table.look().await).science(ADA).neutral, 10);
    table.is_sound().await;
    table.undo(1).await;
    let campaign = table.look().await;
    assert!(state(&campaign).tasks.is_empty());
    assert_eq!(state(&campaign).science(ADA).neutral, 0);
}

#[tokio::test]
async fn undo_works_across_snapshots() {
    let mut table = Table::begin().await;
    for _ in 0..120 {
        table.gift(ADA, BO, 1).await;
    }
    table.undo(1).await;
    table.restart().await;
    table.undo(39).await;
    table.gift(ADA, BO, 1).await;
    table.restart().await;
    table.is_sound().await;
    assert_eq!(state(&*table.look().await).money(BO), Money(1081));
    for _ in 0..120 {
        table.gift(BO, ADA, 1).await;
    }
    table.undo(100).await;
    table.restart().await;
    assert_eq!(state(&*table.look().await).money(BO), Money(1061));
    // If more is requested than there is, the founding stays.
    table.undo(100).await;
    table.undo(100).await;
    table.restart().await;
    assert!(table.look().await.players.is_empty());
    let nothing = table.propose(1).await;
    assert_eq!(nothing.unwrap_err(), Refusal::from(No::NothingToUndo));
}

#[tokio::test]
async fn undone_entries_do_not_come_back() {
    let mut table = Table::begin().await;
    for amount in [1, 10, 100] {
        table.gift(ADA, BO, amount).await;
    }
    table.undo(1).await;
    table.gift(ADA, BO, 200).await;
    table.undo(2).await;
    // The first undo is among the undone acts, and the acts it undid stay undone.
    assert_eq!(state(&*table.look().await).money(BO), Money(1001));
    table.restart().await;
    assert_eq!(state(&*table.look().await).money(BO), Money(1001));
    table.undo(1).await;
    assert_eq!(state(&*table.look().await).money(BO), Money(1000));
}

#[tokio::test]
async fn undo_applies_once_and_only_to_the_preview() {
    let mut table = Table::begin().await;
    table.gift(ADA, BO, 100).await;
    let seen = table.question(1).await;
    table.gift(BO, ADA, 50).await;
    let asked_again = table.undo_as(MOD, true, 1, Some(seen)).await.unwrap_err();
    let Refusal::MustConfirm(seen) = asked_again else { panic!("{asked_again:?}") };
    let order = Undoing { by: MOD, moderator: true, steps: 1, confirmed: Some(seen) };
    let first = table.referee.undo(table.id, "draft:1", &order).await;
    let second = table.referee.undo(table.id, "draft:1", &order).await;
    let (first, second) = (first.unwrap(), second.unwrap());
    assert_eq!(first.seq, second.seq);
    assert!(second.repeated);
    assert_eq!(state(&second.campaign).money(BO), Money(1100));
    let refused = table.undo_as(ADA, false, 1, None).await.unwrap_err();
    assert_eq!(refused, Refusal::from(No::ModeratorsOnly));
}

#[tokio::test]
async fn an_end_can_be_undone_unless_the_channel_is_taken() {
    let mut table = Table::begin().await;
    let end = Order {
        confirmed: Some(Confirmation::EndsForGood { pending: 0 }),
        ..order(MOD, Command::Moderate(Moderation::End))
    };
    table.referee.rule(table.id, "end", &end).await.unwrap();
    table.undo(1).await;
    table.restart().await;
    assert_eq!(table.look().await.phase, Phase::Running);
    let row = table.referee.journal().campaign(table.id).await.unwrap();
    assert!(!row.expect("it is there").ended);

    table.referee.rule(table.id, "end 2", &end).await.unwrap();
    let other = found(&table.referee, CHANNEL, "other").await;
    let confirmed = Some(table.question(1).await);
    let order = Undoing { by: MOD, moderator: true, steps: 1, confirmed };
    let refused = table.referee.undo(table.id, "too late", &order).await;
    assert!(matches!(refused, Err(RuleError::ChannelTaken(by)) if by == other));
    assert!(matches!(table.look().await.phase, Phase::Ended { .. }));
}
