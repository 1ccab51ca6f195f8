//! An evening: the campaigns it begins with, the players, the disturbances, and the calm after them.

use super::bots::{FOREIGN, KEEP, OURS, World};
use super::data::Data;
use super::games::{self, Figures};
use super::server::Server;
use super::sim::{Fault, Sim};
use chancery::journal::{Change, Commit, DeliveryQueue, Entry, Target};
use chancery::referee::{Admission, Foundation, Referee, RuleError, Ruling};
use chancery::rules::deal::{ClausePick, Command as Wish};
use chancery::rules::games::leverage::amounts::Money;
use chancery::rules::games::leverage::{self, Favour};
use chancery::rules::ids::{CampaignId, DealId, PlayerId};
use chancery::rules::time::{Span, Time};
use chancery::rules::{Command, Order, Refusal};
use chancery_clock::Clock;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;

pub const ADA: PlayerId = PlayerId(100);
pub const BO: PlayerId = PlayerId(101);
pub const CY: PlayerId = PlayerId(102);
pub const DEE: PlayerId = PlayerId(103);
pub const MODERATOR: PlayerId = PlayerId(900);

/// What Ada writes and then has erased.
pub const TEXT: &str = "erase-me";

/// The campaigns are in servers of the same numbers. The bot has left the second one lately and the third one long ago.
const PLAYED: [CampaignId; 2] = [CampaignId(1), CampaignId(2)];
pub const LEFT_LATELY: u64 = 2;
pub const LEFT_LONG_AGO: u64 = 3;

/// When the third server's time is up.
pub const UP: Duration = Duration::from_secs(45);

/// How long there are disturbances, and how long everything may take to settle afterwards. A new leader retries closed
/// places after five minutes.
const EVENING: Duration = Duration::from_secs(90);
const CALM: Duration = Duration::from_secs(600);

/// How many orders each player gives.
const ORDERS: u32 = 8;

/// How many entries the campaigns have at the beginning, and at which one a snapshot is written.
const ENTRIES: i64 = 84;
const SNAPSHOT: i64 = 100;

const FOUNDED: Time = Time::from_millis(1_767_614_400_000);
/// When a promise of peace gets its verdict: during most evenings.
pub const PEACE_UNTIL: Time = Time::from_millis(FOUNDED.as_millis() + 36 * 3600 * 1000 + 150_000);
const DAY: i64 = 24 * 3600 * 1000;

/// A database with campaigns, and the time when an evening with them begins.
#[derive(Clone)]
pub struct Before {
    pub data: Data,
    pub begins: Time,
}

/// The announcements that the players received.
#[derive(Default)]
pub struct Told {
    pub rulings: Vec<Acknowledged>,
    /// The orders that, according to Discord, the bot did not respond to.
    pub late: BTreeSet<String>,
}

pub struct Acknowledged {
    pub campaign: CampaignId,
    pub cause: String,
    pub seq: i64,
    pub player: PlayerId,
    /// What the player was shown to have, unless the order was repeated.
    pub figures: Option<Figures>,
}

pub fn order(by: PlayerId, command: Command) -> Order {
    Order { by, moderator: false, on_behalf: None, command, confirmed: None }
}

/// Returns the simulation, with the campaigns played up to the evening.
pub fn preparing() -> Sim {
    Sim::new(1, None, FOUNDED, false)
}

/// Plays the campaigns up to the evening.
pub async fn before(sim: &Sim) -> Before {
    let data = Data { owner: Some(OURS), ..Data::default() };
    let world = World::new(sim, Server::new(data));
    world.start_all().await;
    let referee = world.anyone().expect("it runs");
    for (number, id) in (1..).zip([1, 2, 3].map(CampaignId)) {
        let place = Foundation {
            guild: number,
            channel: number,
            name: format!("Spiral Arm {number}"),
            ruleset: games::ruleset(id),
            pace: None,
            language: "en".to_owned(),
            by: MODERATOR,
        };
        referee.found(&place, &format!("found:{number}")).await.expect("a campaign");
        let joins = games::players(id).iter().map(|player| order(*player, Command::Join));
        for (number, order) in joins.chain(games::opening(id)).enumerate() {
            sim.rest(Duration::from_secs(12)).await;
            must_rule(sim, &referee, id, &format!("opening:{id}:{number}"), order).await;
        }
        offer_deal(sim, &referee, id).await;
        fill_up(&referee, id).await;
    }
    let mut data = world.server.state().data.clone();
    data.outbox.clear();
    data.announced.clear();
    let (first, _) = data.due()[0];
    let begins = Time::from_millis(first.as_millis() - 10_000);
    let left = begins - KEEP;
    data.departures.insert(LEFT_LATELY, left + Span::millis(DAY));
    let up = i64::try_from(UP.as_millis()).unwrap();
    data.departures.insert(LEFT_LONG_AGO, left + Span::millis(up));
    Before { data, begins }
}

/// Has Ada send the game's deal.
async fn offer_deal(sim: &Sim, referee: &Referee, id: CampaignId) {
    let (with, clauses) = games::deal(id);
    let new = order(ADA, Command::Deal(Wish::New { with, private: false }));
    let begun = must_rule(sim, referee, id, &format!("deal:{id}"), new).await;
    let deal = *begun.campaign.deals.drafts.keys().next().expect("it is hers");
    for (number, clause) in clauses.into_iter().enumerate() {
        let adds = order(ADA, Command::Deal(Wish::Add { deal, clause }));
        must_rule(sim, referee, id, &format!("clause:{id}:{number}"), adds).await;
    }
    must_rule(sim, referee, id, &format!("send:{id}"), order(ADA, Command::Deal(Wish::send(deal)))).await;
}

/// Gives an order that must be carried out, and whatever answers it asks for first.
async fn must_rule(sim: &Sim, referee: &Referee, id: CampaignId, cause: &str, mut order: Order) -> Ruling {
    loop {
        order = match referee.rule(id, cause, &order).await {
            Ok(ruling) => return ruling,
            Err(RuleError::Refused { refusal, .. }) => {
                let asked = format!("{refusal:?}");
                answered(sim, order, *refusal).unwrap_or_else(|_| panic!("{cause}: {asked}"))
            }
            Err(problem) => panic!("{cause}: {problem}"),
        };
    }
}

/// Returns the order with the answer to what it was asked, or the refusal if it was asked nothing new.
fn answered(sim: &Sim, mut order: Order, refusal: Refusal) -> Result<Order, Refusal> {
    match (refusal, &mut order.command) {
        (Refusal::MustConfirm(needed), _) if order.confirmed.as_ref() != Some(&needed) => {
            order.confirmed = Some(needed);
            Ok(order)
        }
        (
            Refusal::MustPickFor { clause, picks: possible, .. },
            Command::Deal(Wish::Sign { picks, .. } | Wish::Send { picks, .. }),
        ) => {
            picks.retain(|made| made.clause != clause);
            picks.push(ClausePick { clause, pick: sim.pick(&possible).clone() });
            Ok(order)
        }
        (refusal, _) => Err(refusal),
    }
}

/// Adds entries without effect.
async fn fill_up(referee: &Referee, id: CampaignId) {
    let stored = referee.journal().load(id).await.unwrap().expect("it is there");
    let (head, next_due) = (stored.head, stored.campaign.next_due);
    let entry = |seq: i64| {
        let (at, cause) = (referee.clock().now(), format!("idle:{id}:{seq}"));
        Entry { at, actor: None, cause, events: "[]".to_owned() }
    };
    let entries = (head.version + 1..=ENTRIES).map(entry).collect();
    let change = Change { entries, next_due, ..Change::default() };
    referee.journal().commit(Commit { campaign: id, expected: head, change }).await.expect("it is written");
}

/// Plays an evening, and returns what the players heard.
pub async fn play(world: &World) -> Told {
    let told = Arc::<Mutex<Told>>::default();
    world.start_all().await;
    let mut players = Vec::new();
    for campaign in PLAYED {
        for player in games::players(campaign) {
            players.push(tokio::spawn(give_orders(world.clone(), campaign, *player, Arc::clone(&told))));
        }
    }
    if world.sim.one_in(3) {
        tokio::spawn(intrude(world.clone()));
    }
    disturb(world).await;
    for player in players {
        player.await.unwrap();
    }
    calm(world).await;
    std::mem::take(&mut *told.lock().unwrap())
}

async fn give_orders(world: World, campaign: CampaignId, me: PlayerId, told: Arc<Mutex<Told>>) {
    let writes = me == ADA && campaign == PLAYED[0];
    // A snapshot soon after an erasure is the most interesting.
    let erased_from = SNAPSHOT - 1 - i64::try_from(world.sim.below(8)).unwrap();
    let mut is_erased = false;
    for number in 0..ORDERS {
        let pause = if world.sim.one_in(2) { EVENING * 3 / ORDERS } else { Duration::from_millis(500) };
        world.sim.takes(pause).await;
        let note = (writes && !is_erased).then(|| TEXT.to_owned());
        // The state holds the texts of open offers, and the entries those of gifts as well.
        let command = match writes && number == 0 {
            // Both sign at about the same time, and only once.
            _ if number == 1 && me != ADA => Command::Deal(Wish::sign(DealId(1), Some(1))),
            true => Command::from(leverage::Command::AskFavour {
                of: BO,
                favour: Favour::Money { amount: Money(100) },
                note,
                private: false,
            }),
            false => games::usual(campaign, me, number, note),
        };
        let cause = format!("order:{campaign}:{me}:{number}");
        let seq = give(&world, campaign, &cause, order(me, command), &told).await;
        let is_time = seq.is_some_and(|seq| seq >= erased_from) || number == ORDERS - 1;
        if writes && !is_erased && is_time {
            ask_to_be_erased(&world).await;
            is_erased = true;
        }
    }
}

/// Gives an order, up to three times, until there is an answer to it. Returns as which entry it was carried out.
async fn give(world: &World, campaign: CampaignId, cause: &str, mut order: Order, told: &Mutex<Told>) -> Option<i64> {
    let truth = world.sim.truth();
    let mut tries = 0;
    while tries < 3 {
        tries += 1;
        let Some(referee) = world.anyone() else {
            world.sim.rest(Duration::from_secs(1)).await;
            continue;
        };
        let admission = Admission::arriving(referee.clock(), Span::millis(0));
        tokio::spawn(acknowledge(world.clone(), admission.clone()));
        let referee = referee.admitting(&admission);
        let ruled = truth.within(Duration::from_secs(30), referee.rule(campaign, cause, &order)).await;
        match ruled {
            Ok(Ok(ruling)) => {
                world.sim.note(format!("{cause} is entry {}", ruling.seq));
                let figures = (!ruling.repeated).then(|| games::figures(&ruling.campaign, order.by));
                let (cause, seq, player) = (cause.to_owned(), ruling.seq, order.by);
                told.lock().unwrap().rulings.push(Acknowledged { campaign, cause, seq, player, figures });
                return Some(seq);
            }
            // What a signature does may have changed.
            Ok(Err(RuleError::Refused { refusal, .. })) => match answered(&world.sim, order.clone(), *refusal) {
                Ok(again) => {
                    order = again;
                    tries -= 1;
                }
                Err(refusal) => {
                    world.sim.note(format!("{cause} is refused: {refusal:?}"));
                    return None;
                }
            },
            Ok(Err(RuleError::TooLate)) if tries == 1 => {
                world.sim.note(format!("{cause} is too late"));
                told.lock().unwrap().late.insert(cause.to_owned());
                return None;
            }
            Ok(Err(problem)) => world.sim.note(format!("{cause}: {problem}")),
            Err(late) => world.sim.note(format!("{cause}: {late}")),
        }
        world.sim.rest(Duration::from_secs(1)).await;
    }
    None
}

/// Has Discord confirm sooner or later, or not at all, that it waits for an answer.
async fn acknowledge(world: World, admission: Admission) {
    let slow = world.sim.one_in(20);
    world.sim.takes(Duration::from_millis(if slow { 6000 } else { 400 })).await;
    admission.acknowledged(!world.sim.one_in(20));
}

async fn ask_to_be_erased(world: &World) {
    for _ in 0..30 {
        if let Some(referee) = world.anyone() {
            let asked = referee.journal().begin_erasing(ADA, referee.clock().now());
            if let Ok(Ok(())) = world.sim.truth().within(Duration::from_secs(10), asked).await {
                return world.sim.note("Ada asks to be erased");
            }
        }
        world.sim.rest(Duration::from_secs(1)).await;
    }
}

/// Has somebody else's bot try to enter the database, three times, as its service manager does.
async fn intrude(world: World) {
    world.sim.takes(EVENING).await;
    for _ in 0..3 {
        if let Some(bot) = world.run(FOREIGN).await {
            bot.process.note("has entered");
            // It stays until the end.
            return std::future::pending().await;
        }
        world.sim.rest(Duration::from_millis(500)).await;
    }
}

async fn disturb(world: &World) {
    let sim = &world.sim;
    while sim.timeline().passed() < EVENING {
        sim.takes(Duration::from_secs(8)).await;
        let down = Duration::from_millis(sim.below(2500));
        match sim.below(9) {
            0 => {
                sim.note("the server restarts");
                world.server.restart(sim, down);
            }
            1 => {
                sim.note("connections are cut");
                world.server.cut_some(sim);
            }
            2 => {
                let place = world.any_place();
                world.kill(place);
                sim.takes(Duration::from_secs(4)).await;
                world.start(place).await;
            }
            3 => {
                if let Some(process) = world.process(world.any_place()) {
                    process.note("stands still");
                    process.suspend(Duration::from_millis(sim.below(8000)));
                }
            }
            4 => {
                sim.note("the standby lags");
                world.server.lag();
            }
            5 | 6 => {
                if world.server.fail_over(sim, down) {
                    sim.note("the standby takes over");
                }
            }
            7 => {
                if let Some(process) = world.process(world.any_place()) {
                    tokio::spawn(set_clock(sim.clone(), process.clock().clone()));
                }
            }
            _ => {
                let campaign = *sim.pick(&PLAYED);
                let player = *sim.pick(games::players(campaign));
                let target = *sim.pick(&[Target::Channel, Target::Player(player)]);
                let queue = DeliveryQueue { campaign, target };
                world.discord.close(queue, sim.timeline().passed() + Duration::from_millis(sim.below(15_000)));
            }
        }
    }
}

/// Sets a host's clock wrong, and right again after ten seconds.
async fn set_clock(sim: Sim, clock: Clock) {
    let by = *sim.pick(&[-600_000, 600_000, 31 * DAY]);
    sim.note(format!("a clock jumps by {by} ms"));
    clock.set(by);
    sim.rest(Duration::from_secs(10)).await;
    clock.set(-by);
}

/// Waits until nothing is left to do, or for long enough.
async fn calm(world: &World) {
    let sim = &world.sim;
    sim.note("it is calm");
    let begun = sim.timeline().passed();
    if !world.server.state().data.erasures.contains_key(&ADA) {
        // The request was lost with a server.
        ask_to_be_erased(world).await;
    }
    while sim.timeline().passed() < begun + CALM && is_busy(world) {
        sim.rest(Duration::from_secs(2)).await;
    }
    // The processes connect again after the last restart.
    sim.rest(Duration::from_secs(5)).await;
}

pub fn is_busy(world: &World) -> bool {
    let now = world.sim.truth().now();
    let state = world.server.state();
    let erases = state.data.erasures.values().any(|done| !done);
    let forgets = state.data.departures.values().any(|left| *left + KEEP <= now);
    !state.data.outbox.is_empty() || erases || forgets || state.data.due().iter().any(|(due, _)| *due <= now)
}

/// Returns the data of an evening, with what it is to do without.
pub fn data_of(before: &Before, sim: &Sim) -> Data {
    let (numbers_only, keeps_closed) = (sim.lacks(Fault::Numbers), sim.lacks(Fault::ClosedPlaces));
    Data { numbers_only, keeps_closed, ..before.data.clone() }
}
