//! What must hold when the storm is over.

use super::{Storm, within};
use chancery::discord::render;
use chancery::journal::{Access, Journal};
use chancery::rules::amounts::Money;
use chancery::rules::{Campaign, Event, Game, Notice, invariants, notices};
use chancery::sandbox::loopback::Posted;
use chancery::sandbox::loopback::world::World;
use chancery::text::Text;
use std::collections::HashMap;
use std::time::Duration;

/// How a message begins that says a command was carried out.
const DONE: [&str; 9] = [
    "You give ",
    "You ask ",
    "You offer ",
    "You propose ",
    "You accept ",
    "You refuse ",
    "You revoke ",
    "You are in.",
    "**Spiral Arm** begins",
];

pub async fn check(storm: &mut Storm) {
    let journal = Journal::open(&storm.database(), Access::Read)
        .await
        .unwrap();
    let delivered = async {
        while !journal.waiting_lanes().await.unwrap().is_empty() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    within(delivered).await;
    storm.stop().await;
    storm.verify().await;
    let mut causes: HashMap<String, usize> = HashMap::new();
    for row in journal.campaigns().await.unwrap() {
        assert!(journal.parked(row.id).await.unwrap().is_empty());
        let entries = journal.entries_after(row.id, 0, u32::MAX).await.unwrap();
        let mut told = Vec::new();
        let mut so_far: Option<Campaign> = None;
        for recorded in entries {
            *causes.entry(recorded.entry.cause).or_default() += 1;
            let events: Vec<Event> = serde_json::from_str(&recorded.entry.events).unwrap();
            let campaign = match so_far.take() {
                Some(mut campaign) => {
                    events.iter().for_each(|event| campaign.evolve(event));
                    campaign
                }
                None => Campaign::replay(row.id, &events).unwrap(),
            };
            told.extend(notices(&campaign, &events).iter().map(expected));
            so_far = Some(campaign);
        }
        let campaign = so_far.unwrap();
        let Game::Leverage(state) = &campaign.game;
        assert_eq!(invariants(&campaign), []);
        let money = campaign.players.keys().map(|player| state.money(*player).0);
        assert_eq!(
            Money(money.sum()),
            Money(1000 * campaign.players.len() as i64)
        );
        storm.discord.look(|world| {
            let seen: Vec<String> = public(world, row.channel).map(shown).collect();
            compare(&told.join("\n"), &seen.join("\n"));
            check_offers(&campaign, world, row.channel);
        });
    }
    assert!(causes.values().all(|times| *times == 1), "done twice");
    storm.discord.look(|world| check_answers(world, &causes));
}

/// Whatever was answered as done is in the journal.
fn check_answers(world: &World, causes: &HashMap<String, usize>) {
    let mut kept = 0;
    for asked in world.asked.values() {
        let answers = |m: &&Posted| m.answers == Some(asked.id) && !m.loading;
        let Some(answer) = world.messages.values().find(answers) else {
            continue;
        };
        // A question that was confirmed shows what came of it, which has the question's draft for its cause.
        let confirmed = answer.json["edited_timestamp"].is_string();
        if DONE.iter().any(|done| answer.content().starts_with(done)) && !confirmed {
            let cause = format!("interaction:{}", asked.id);
            assert!(causes.contains_key(&cause), "lost: {}", answer.content());
            kept += 1;
        }
    }
    // A question may have been asked anew, because the numbers in it had changed: then one of its drafts was carried out.
    let mut confirmed: HashMap<u64, Vec<String>> = HashMap::new();
    for asked in world.asked.values() {
        let pressed = asked.payload["data"]["custom_id"].as_str();
        if let (Some(id), Some(question)) = (pressed, asked.message)
            && let Some(draft) = id.strip_prefix("1:confirm:")
        {
            let drafts = confirmed.entry(question).or_default();
            drafts.push(format!("draft:{draft}"));
        }
    }
    for (question, drafts) in confirmed {
        let question = world.messages[&question].content();
        if DONE.iter().any(|done| question.starts_with(done)) {
            let found = drafts.iter().any(|draft| causes.contains_key(draft));
            assert!(found, "lost: {question}");
            kept += 1;
        }
    }
    assert!(kept > 20, "only {kept} commands were answered: no storm");
    eprintln!(
        "{} commands sent, {kept} answered as done, {} journal entries",
        world.asked.len(),
        causes.len()
    );
}

fn public(world: &World, channel: u64) -> impl Iterator<Item = &Posted> {
    let here = move |m: &&Posted| m.channel == channel && m.only_for.is_none();
    world.messages.values().filter(here)
}

/// Returns what a notice says in the channel; an offer, whose message changes, stands for itself.
fn expected(notice: &Notice) -> String {
    match notice.events.first() {
        Some(Event::OfferMade(offer)) => format!("offer {}", offer.id),
        _ => render::announcement(&Text::of("en"), None, std::slice::from_ref(notice)).content,
    }
}

fn shown(message: &Posted) -> String {
    match message.json["embeds"][0]["title"].as_str() {
        Some(title) => {
            let (_, rest) = title.split_once("Offer ").unwrap();
            format!("offer {}", rest.split(' ').next().unwrap())
        }
        None => message.content().to_owned(),
    }
}

#[track_caller]
fn compare(expected: &str, seen: &str) {
    let differ = expected.lines().zip(seen.lines()).position(|(a, b)| a != b);
    let from = differ.unwrap_or(0);
    let part = |text: &str| -> Vec<String> {
        text.lines().skip(from).take(4).map(str::to_owned).collect()
    };
    assert!(
        expected == seen,
        "line {from}\nexpected: {:#?}\nseen: {:#?}",
        part(expected),
        part(seen)
    );
}

/// The message of every offer shows how it stands.
fn check_offers(campaign: &Campaign, world: &World, channel: u64) {
    let shown: HashMap<String, &Posted> = public(world, channel)
        .filter(|message| message.json["embeds"][0].is_object())
        .map(|message| (shown(message), message))
        .collect();
    let text = Text::of("en");
    let pending = campaign.offers.pending.values().map(|offer| (offer, None));
    let closed = campaign.offers.closed.values();
    let closed = closed.map(|closed| (&closed.offer, Some(&closed.closing)));
    for (offer, closing) in pending.chain(closed) {
        let message = shown[&format!("offer {}", offer.id)];
        let post = render::offer_post(&text, offer, closing, None);
        assert_eq!(message.json["embeds"][0]["title"], post.card.title);
        assert_eq!(
            message.components().count(),
            if closing.is_some() { 0 } else { 2 }
        );
    }
}
