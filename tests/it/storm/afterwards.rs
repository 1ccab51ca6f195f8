//! The checks after the storm.

mod money;
mod realms;
mod secrets;
mod tiles;

use crate::faults::table::check_requests;
use crate::machine::{Machine, answering, within};
use chancery::discord::render;
use chancery::journal::Recorded;
use chancery::referee::Numbers;
use chancery::rules::games::realms::State as Realms;
use chancery::rules::games::{ambassadors, strategy_card};
use chancery::rules::ids::CampaignId;
use chancery::rules::{
    Audience, Campaign, Event, Notice, Offer, TakenEntry, announced_anew, invariants, notices, with_taken_back,
};
use chancery::text::{Said, Text};
use chancery_loopback::world::{Kind, World};
use chancery_loopback::{PIN_NOTICE, Posted};
use realms::Dealt;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::time::Duration;
use tiles::Tally;

/// The beginnings of messages that confirm a command.
const DONE: [&str; 40] = [
    "Done",
    "You give ",
    "You ask ",
    "You offer ",
    "You propose ",
    "You accept ",
    "You refuse ",
    "You withdraw ",
    "You revoke ",
    "You move ",
    "You choose ",
    "You count ",
    "You place ",
    "You return ",
    "You, as a moderator:",
    "You have undone ",
    "You play Diplomacy",
    "You answer ",
    "You pass",
    "You take ",
    "You activate ",
    "You exhaust ",
    "You ready Core",
    "You ready Moon",
    "You spend ",
    "You remove your ",
    "You gain command tokens: ",
    "You place influence",
    "You forge an alliance with",
    "You declare a covert action",
    "You now have ",
    "You discard ",
    "Your answer to offer ",
    "Your turn begins",
    "Your turn is over",
    "You place a command token",
    "Your action begins",
    "Your action is over",
    "You are in.",
    "**Spiral Arm** is open",
];

/// An undo edits every message about the undone acts, and Discord allows five edits per channel in five seconds.
const DELIVERED_WITHIN: Duration = Duration::from_secs(400);

/// The beginning of an offer's newer message after an undo made the offer pending again.
const AGAIN: &str = "↩️ This was undone. Offer ";

/// The beginning of the message that tells a player what they missed.
const MISSED: &str = "What you missed since ";

/// The contents of a journal: the campaign after each entry, and the notices to the table and to each player.
#[derive(Default)]
struct Story {
    states: Vec<Campaign>,
    entries: Vec<TakenEntry>,
    told: BTreeMap<Audience, Vec<String>>,
    tally: Tally,
    dealt: Dealt,
    undone: usize,
    /// The money that events created in the game of leverage.
    earned: i64,
}

/// Checks everything. A `thorough` storm must also have covered everything required.
pub async fn check(machine: &mut Machine, thorough: bool) {
    all_told(machine).await;
    machine.stop().await;
    judge(machine, thorough).await;
}

/// Waits until every announcement is delivered.
pub async fn all_told(machine: &Machine) {
    let journal = machine.journal().await;
    let delivered = async {
        while !journal.waiting_queues().await.unwrap().is_empty() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let delivered = tokio::time::timeout(DELIVERED_WITHIN, delivered).await;
    delivered.expect("all announcements are delivered");
    // If editing the message of an ended offer failed, the bot retries later.
    let caught_up = async {
        for row in journal.campaigns().await.unwrap() {
            while !journal.stale_posts(row.id).await.unwrap().is_empty() {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    };
    within(caught_up).await;
}

/// Checks the result when no process is running any more.
pub async fn judge(machine: &Machine, thorough: bool) {
    let journal = machine.journal().await;
    machine.verify();
    check_requests(&machine.discord.requests());
    let mut private = 0;
    let mut stormed = Vec::new();
    let mut causes: HashMap<String, usize> = HashMap::new();
    for row in journal.campaigns().await.unwrap() {
        assert!(journal.parked(row.id).await.unwrap().is_empty());
        let entries = journal.entries_after(row.id, 0, u32::MAX).await.unwrap();
        for recorded in &entries {
            let cause = recorded.entry.cause.clone();
            *causes.entry(cause).or_default() += 1;
        }
        let numbers = Numbers::new(journal.sealed(row.id).await.unwrap());
        let story = Story::of(row.id, &entries, &numbers);
        let campaign = story.states.last().unwrap();
        stormed.push(campaign.game.ruleset().name());
        assert_eq!(invariants(campaign), []);
        story.check_pieces(campaign, thorough);
        machine.discord.look(|world| {
            for (audience, told) in &story.told {
                let channel = channel_of(world, *audience, row.channel);
                check_small_print(world, channel);
                let seen: Vec<String> = public(world, channel).map(shown).collect();
                // Undone announcements are struck out.
                let plain = |lines: &[String]| lines.join("\n").replace("~~", "");
                compare(&plain(told), &plain(&seen));
                private += told.len() * usize::from(*audience != Audience::Table);
            }
            check_offers(campaign, world, row.channel);
            if campaign.playing::<Realms>().is_ok() {
                story.dealt.check_readers(world, (campaign, row.channel), thorough);
            }
        });
    }
    assert!(causes.values().all(|times| *times == 1), "done twice");
    // Leverage has private offers, and realms asks in private.
    let asks = stormed.contains(&"leverage") || stormed.contains(&"realms");
    assert!(!asks || !thorough || private > 0, "no private messages: the storm proves nothing");
    machine.discord.look(|world| {
        check_answers(world, &causes);
        secrets::check(world);
    });
}

/// Returns the channel that this audience reads. Only one of the campaigns sends direct messages.
fn channel_of(world: &World, audience: Audience, table: u64) -> u64 {
    let Audience::Player(player) = audience else {
        return table;
    };
    let with = Kind::Direct { with: player.0 };
    let mut channels = world.channels.values();
    channels.find(|channel| channel.kind == with).unwrap().id
}

impl Story {
    fn of(id: CampaignId, entries: &[Recorded], numbers: &Numbers) -> Story {
        let mut story = Story::default();
        for recorded in entries {
            let events: Vec<Event> = serde_json::from_str(&recorded.entry.events).unwrap();
            story.go_on(id, &events);
            story.entries.push(TakenEntry {
                seq: recorded.seq,
                number: numbers.number(recorded.seq),
                is_numbered: !numbers.is_sealed(recorded.seq),
                at: recorded.entry.at,
                actor: recorded.entry.actor,
                undone: false,
                events,
            });
        }
        story
    }

    fn go_on(&mut self, id: CampaignId, events: &[Event]) {
        let Some(newest) = self.states.last() else {
            let founded = Campaign::replay(id, events).unwrap();
            tell(&mut self.told, &notices(&founded, events));
            return self.states.push(founded);
        };
        // An undo restores the state before the oldest undone entry.
        let before = match events.first() {
            Some(Event::Undone { from, .. }) => {
                self.undone += 1;
                &self.states[usize::try_from(*from).unwrap() - 2]
            }
            _ => newest,
        };
        let mut after = before.clone();
        events.iter().for_each(|event| after.evolve(event));
        events.iter().for_each(|event| self.dealt.note(event));
        if let Ok(state) = after.playing::<Realms>() {
            realms::check_tokens(&after, state);
        }
        self.earned += money::check(before, events, &after);
        let mut told = notices(&after, events);
        if let Some(Event::Undone { from, .. }) = events.first() {
            let taken = &mut self.entries[usize::try_from(*from).unwrap() - 1..];
            told = with_taken_back(newest, events, taken, told);
            taken.iter_mut().for_each(|entry| entry.undone = true);
            told.extend(announced_anew(newest, &after));
        }
        tell(&mut self.told, &told);
        if let (Ok(before), Ok(after)) = (
            before.playing::<chancery::rules::games::ambassadors::State>(),
            after.playing::<chancery::rules::games::ambassadors::State>(),
        ) {
            self.tally.count(before, events, after);
        }
        self.states.push(after);
    }

    /// Checks that the total of every kind of piece matches the start.
    fn check_pieces(&self, campaign: &Campaign, thorough: bool) {
        let Story { tally, undone, earned, .. } = self;
        // The tally has been updated after each entry.
        if thorough && campaign.playing::<ambassadors::State>().is_ok() {
            assert!(tally.formed > 0 && tally.broken > 0, "no storm");
        }
        if let Ok(state) = campaign.playing::<strategy_card::State>() {
            assert!(!thorough || state.plays > 0, "no storm");
            check_tokens(campaign, state);
        }
        let (formed, broken) = (tally.formed, tally.broken);
        eprintln!(
            "{}: {} entries, {undone} undone; relations formed {formed} times, broken {broken} times; {earned} money earned",
            campaign.game.ruleset().name(),
            self.states.len(),
        );
    }
}

/// Checks that each player has their sixteen tokens, at most one in a system, and that the Diplomacy token matches the
/// tokens in its system.
fn check_tokens(campaign: &Campaign, state: &strategy_card::State) {
    for player in campaign.players.keys() {
        let here = |place: &&strategy_card::Place| place.count(Some(*player)) > 0;
        let places = state.board.places.iter();
        assert!(places.clone().all(|place| place.count(Some(*player)) <= 1));
        let sheet = state.sheet(*player);
        let all = [sheet.tactic, sheet.fleet, sheet.strategy, state.reinforcements(*player)];
        let all: usize = all.iter().map(|count| usize::from(*count)).sum();
        assert_eq!(all + places.filter(here).count(), 16, "{player}");
    }
    if let Some(shown) = strategy_card::diplomacy_token(campaign.roster(), state) {
        let place = state.board.place(&shown.system).unwrap();
        assert!(!shown.stands_for.is_empty());
        assert!(shown.stands_for.iter().all(|player| place.count(Some(*player)) == 1));
    }
}

fn tell(told: &mut BTreeMap<Audience, Vec<String>>, notices: &[Notice]) {
    for notice in notices {
        told.entry(notice.to).or_default().push(expected(notice));
    }
}

/// Checks that every command confirmed as done is in the journal.
fn check_answers(world: &World, causes: &HashMap<String, usize>) {
    let mut kept = 0;
    for asked in world.asked.values() {
        let answers = |m: &&Posted| m.answers == Some(asked.id) && !m.loading;
        let Some(answer) = world.messages.values().find(answers) else {
            continue;
        };
        // An answered question shows its outcome, which has the answer as its cause.
        let answered = answer.json["edited_timestamp"].is_string();
        if is_done(answer) && !answered {
            let cause = format!("interaction:{}", asked.id);
            assert!(causes.contains_key(&cause), "lost: {}", answer.content());
            kept += 1;
        }
    }
    // The bot may ask a question again because its figures changed, and a person may use a menu twice. In that case,
    // one of the presses was carried out.
    let mut presses: HashMap<u64, Vec<String>> = HashMap::new();
    for asked in world.asked.values() {
        let pressed = asked.payload["data"]["custom_id"].as_str();
        if let (Some(id), Some(message)) = (pressed, asked.message) {
            let cause = match id.strip_prefix("1:confirm:") {
                Some(draft) => format!("draft:{draft}"),
                None => format!("interaction:{}", asked.id),
            };
            presses.entry(message).or_default().push(cause);
        }
    }
    for (message, mut pressed) in presses {
        // A reposted panel no longer exists in its old place.
        let Some(message) = world.messages.get(&message) else {
            continue;
        };
        // Buttons that only open the next step leave the message unchanged.
        let edited = message.json["edited_timestamp"].is_string();
        if message.only_for.is_some() && is_done(message) && edited {
            // The message was an immediate answer, and one of its buttons opened a next step.
            pressed.extend(message.answers.map(|asked| format!("interaction:{asked}")));
            let found = pressed.iter().any(|cause| causes.contains_key(cause));
            assert!(found, "lost: {}", message.content());
            kept += 1;
        }
    }
    assert!(kept > 20, "only {kept} commands were answered: no storm");
    eprintln!("{} commands sent, {kept} answered as done, {} journal entries", world.asked.len(), causes.len());
}

/// Returns whether a message confirms a command, as opposed to asking for confirmation.
fn is_done(message: &Posted) -> bool {
    let mut codes = message.components().filter_map(|part| part["custom_id"].as_str());
    !codes.any(|code| code.starts_with("1:confirm:")) && DONE.iter().any(|done| message.content().starts_with(done))
}

fn public(world: &World, channel: u64) -> impl Iterator<Item = &Posted> {
    let here = move |m: &&Posted| m.channel == channel && m.only_for.is_none();
    world.messages.values().filter(here).filter(|m| tells(m))
}

/// Returns whether a message is an announcement. Panels are not, and neither is Discord's own message about a pin.
fn tells(message: &Posted) -> bool {
    let title = message.json["embeds"][0]["title"].as_str();
    let about = title.and_then(|title| title.split(" · ").nth(1));
    let ended = about.is_some_and(|about| about.starts_with("Offer "));
    message.json["type"] != PIN_NOTICE && (!message.content().is_empty() || ended)
}

/// Returns a notice's text in the channel. An offer, whose message changes, is represented by its number.
fn expected(notice: &Notice) -> String {
    match notice.events.first() {
        Some(Event::OfferMade(offer)) => format!("offer {}", Said::of(offer.id)),
        // The catch-up message shows the state at the time it is made.
        Some(Event::CaughtUp { since, .. }) => {
            format!("{MISSED}<t:{}:f>:", since.as_millis() / 1000)
        }
        _ => render::announcement(&Text::of("en"), None, std::slice::from_ref(notice)).content.into(),
    }
}

fn shown(message: &Posted) -> String {
    let title = message.json["embeds"][0]["title"].as_str();
    // "Pending · Offer 3 · ...". A message with several questions does not include their numbers.
    match title.and_then(|title| title.split(" · ").nth(1)) {
        Some(named) => {
            format!("offer {}", named.split(' ').next_back().unwrap())
        }
        None if message.content().starts_with(AGAIN) => {
            let (_, number) = message.content().split_once("Offer ").unwrap();
            format!("offer {}", number.split(' ').next().unwrap())
        }
        None => {
            // A private message begins with its campaign's name and ends with the small print.
            let told = |line: &&str| !line.starts_with("In **") && !line.starts_with("-# ");
            let lines: Vec<&str> = message.content().lines().filter(told).collect();
            match lines.first() {
                Some(first) if first.starts_with(MISSED) => (*first).to_owned(),
                _ => lines.join("\n"),
            }
        }
    }
}

/// Checks that no two announcements have the same small print. Ended offers no longer have any.
#[track_caller]
fn check_small_print(world: &World, channel: u64) {
    let mut seen = HashSet::new();
    for message in public(world, channel) {
        // After an undo, the rest of an offer's message no longer mentions a ruling.
        if message.content().starts_with(AGAIN) {
            continue;
        }
        let mut lines = message.content().lines();
        let print = lines.find(|line| line.starts_with("-# "));
        let ended = answering(message).count() == 0 && message.json["embeds"][0].is_object();
        match print {
            Some(print) => assert!(seen.insert(print), "twice: {}", message.content()),
            None => assert!(ended, "no small print: {}", message.content()),
        }
    }
}

#[track_caller]
fn compare(expected: &str, seen: &str) {
    let differ = expected.lines().zip(seen.lines()).position(|(a, b)| a != b);
    let from = differ.unwrap_or(0);
    let part = |text: &str| -> Vec<String> { text.lines().skip(from).take(4).map(str::to_owned).collect() };
    assert!(expected == seen, "line {from}\nexpected: {:#?}\nseen: {:#?}", part(expected), part(seen));
}

/// Checks that the message of every offer shows the offer's state.
fn check_offers(campaign: &Campaign, world: &World, table: u64) {
    // Questions asked in a row share one message. If the answers are sealed, each player also gets a separate message.
    let direct = |offer: &Offer| offer.private || offer.terms.is_sealed();
    let channel = |offer: &Offer| match direct(offer) {
        true => channel_of(world, Audience::Player(offer.to), table),
        false => table,
    };
    let mut cards: HashMap<u64, HashMap<String, &Posted>> = HashMap::new();
    for message in world.messages.values() {
        if message.only_for.is_none() && message.json["embeds"][0].is_object() {
            let cards = cards.entry(message.channel).or_default();
            cards.insert(shown(message), message);
        }
    }
    let text = Text::of("en");
    let pending = campaign.offers.pending.values().map(|offer| (offer, None));
    let closed = campaign.offers.closed.values();
    let closed = closed.map(|closed| (&closed.offer, Some(&closed.closing)));
    let single = |(offer, _): &(&Offer, _)| offer.terms.row().is_none() || direct(offer);
    for (offer, closing) in pending.chain(closed).filter(single) {
        let found = cards.get(&channel(offer));
        let found = found.and_then(|cards| cards.get(&format!("offer {}", Said::of(offer.id))));
        let Some(message) = found else {
            panic!("no message shows how this stands: {offer:?} {closing:?}");
        };
        let post = render::offer_post(&text, offer, closing, None);
        assert_eq!(message.json["embeds"][0]["title"], *post.card.title);
        let buttons = match closing {
            Some(_) => 0,
            None => 1 + usize::from(offer.terms.may_be_refused()),
        };
        assert_eq!(answering(message).count(), buttons);
    }
}
