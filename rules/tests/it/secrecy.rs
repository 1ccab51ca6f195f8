//! Two games that differ only in hidden information look the same to a bystander, byte for byte. This covers
//! announcements, the outbox, later reading, the campaign behind every view and export, and the results of their own
//! orders.

use super::ambassadors::evenings::{Deed, games};
use super::ambassadors::given::{earn, edit, populate, seated};
use super::evenings::evenings;
use super::given::{ADA, BO, CY, Evening, Step, ask, confirmed, holding, set, state};
use super::nim;
use crate::effort::share;
use chancery_rules::games;
use chancery_rules::games::ambassadors::{self, Edit};
use chancery_rules::games::leverage::amounts::Money;
use chancery_rules::games::leverage::{self, Access, Favour, Public, Values};
use chancery_rules::ids::PlayerId;
use chancery_rules::time::Span;
use chancery_rules::{
    Audience, Campaign, Command, Event, Moderation, Notice, Order, Refusal, Setting, Viewer, decide, notices, rights,
    settle, stories,
};
use proptest::strategy::Strategy;
use proptest::test_runner::{Config, TestRunner};
use serde::Serialize;
use std::borrow::Cow;
use std::cell::Cell;
use std::sync::Arc;

/// The number of pairs of games per ruleset in the long form.
const PAIRS: u32 = 40;

/// The player who must not see the difference.
const BYSTANDER: PlayerId = PlayerId(1);

/// Two games whose orders differ only in what is hidden from the bystander.
struct Pair([Evening; 2]);

fn json<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).expect("all keys of the rules' values are strings")
}

/// Returns everything that a bystander receives after these events, and everything they can see then.
fn received(campaign: &Campaign, events: &[Event], now: chancery_rules::time::Time) -> Vec<String> {
    let mine = |notice: &Notice| match notice.to {
        Audience::Table => true,
        Audience::Player(player) => player == BYSTANDER,
    };
    let told: Vec<Notice> = notices(campaign, events).into_iter().filter(mine).collect();
    let mut all = vec![json(&told)];
    for viewer in [BYSTANDER.into(), Viewer::TABLE] {
        let seen = campaign.redacted_for(viewer);
        all.push(json(&*seen));
        all.push(json(&stories(campaign, events, viewer)));
        for other in campaign.players.keys() {
            all.push(format!("{:?}", rights(&seen, BYSTANDER, *other, now)));
        }
    }
    all
}

impl Pair {
    fn of(begin: impl Fn(usize) -> Evening) -> Pair {
        Pair([0, 1].map(begin))
    }

    fn wait(&mut self, span: Span) {
        let seen = self.0.each_ref().map(|evening| evening.log.len());
        for evening in &mut self.0 {
            evening.now = evening.now + span;
            let events = settle(&evening.campaign, evening.now);
            happen(evening, events);
        }
        self.is_the_same_to_a_bystander(seen);
    }

    /// Gives an order in each game, and confirms it if asked. Skips orders that only hidden information makes
    /// possible, and those that end the campaign, which reveals everything.
    fn order(&mut self, orders: [Order; 2]) {
        let seen = self.0.each_ref().map(|evening| evening.log.len());
        let own = orders[0].by == BYSTANDER;
        let [one, other] = &self.0;
        let decided = [decided(one, &orders[0]), decided(other, &orders[1])];
        if own {
            let [one, other] = &decided;
            assert_eq!(one.as_ref().err(), other.as_ref().err(), "of {orders:?}");
        }
        let ends = |event: &Event| matches!(event, Event::Ended { .. });
        if let [Ok(one), Ok(other)] = decided
            && !one.iter().any(ends)
        {
            let [first, second] = &mut self.0;
            happen(first, one);
            happen(second, other);
            self.is_the_same_to_a_bystander(seen);
        }
    }

    /// Gives an order in the first game alone, if it is possible there.
    fn order_in_one(&mut self, order: &Order) -> bool {
        let seen = self.0.each_ref().map(|evening| evening.log.len());
        let Ok(events) = decided(&self.0[0], order) else {
            return false;
        };
        happen(&mut self.0[0], events);
        self.is_the_same_to_a_bystander(seen);
        true
    }

    fn is_the_same_to_a_bystander(&self, seen: [usize; 2]) {
        let [one, other] = [0, 1].map(|n| {
            let evening = &self.0[n];
            received(&evening.campaign, &evening.log[seen[n]..], evening.now)
        });
        for (one, other) in one.iter().zip(&other) {
            assert!(one == other, "{}", difference(one, other));
        }
        assert_eq!(one.len(), other.len());
    }

    fn differs(&self) -> bool {
        self.0[0].campaign != self.0[1].campaign
    }
}

/// Returns where two texts begin to differ, with what surrounds it.
fn difference(one: &str, other: &str) -> String {
    let same = one.bytes().zip(other.bytes()).take_while(|(a, b)| a == b);
    let from = same.count().saturating_sub(200);
    let around = |all: &str| all.chars().skip(from).take(300).collect::<String>();
    format!("{}\n{}", around(one), around(other))
}

fn decided(evening: &Evening, order: &Order) -> Result<Vec<Event>, Refusal> {
    let outcome = decide(&evening.campaign, order, evening.now);
    let Err(Refusal::MustConfirm(question)) = outcome else {
        return outcome;
    };
    match confirmed(Step::Order(order.clone()), question) {
        Step::Order(order) => decide(&evening.campaign, &order, evening.now),
        other => panic!("{other:?}"),
    }
}

fn happen(evening: &mut Evening, events: Vec<Event>) {
    for event in events {
        evening.campaign.evolve(&event);
        evening.log.push(event);
    }
}

/// Plays pairs of games. Some must have differed in hidden information, or the test would prove nothing.
fn play<T: std::fmt::Debug>(pairs: impl Strategy<Value = T>, play: impl Fn(T) -> bool) {
    let differed = Cell::new(0);
    let mut runner = TestRunner::new(Config { cases: share(PAIRS), failure_persistence: None, ..Config::default() });
    let outcome = runner.run(&pairs, |pair| {
        differed.set(differed.get() + u32::from(play(pair)));
        Ok(())
    });
    outcome.unwrap_or_else(|failure| panic!("{failure}"));
    assert!(differed.get() > 0, "nothing hidden differed");
}

/// Returns the other game's order: a reputation tile that the bystander does not own has another value.
fn another_tile(order: &Order) -> Order {
    let mut other = order.clone();
    if let Command::Game(games::Command::Ambassadors(act)) = &mut other.command
        && let ambassadors::Command::PlaceReputation { value, .. } = act
        && order.by != BYSTANDER
        && (1..=4).contains(value)
    {
        *value = 5 - *value;
    }
    other
}

#[test]
fn others_cannot_tell_reputation_tile_values() {
    play(games(), |game| {
        let mut pair = Pair::of(|which| {
            let mut evening = seated((1..=game.players).map(PlayerId));
            evening.play(&[edit(Edit::Load(game.plan.clone()))]);
            for player in (1..=game.players).map(PlayerId) {
                evening.play(&[populate(player, [10, 6, 10])]);
                if player != BYSTANDER {
                    evening.play(&[earn(player, [1, 4][which], None)]);
                }
            }
            evening
        });
        let mut differed = false;
        for turn in &game.turns {
            pair.wait(turn.wait);
            let undoes = matches!(turn.deed, Deed::Undo(_));
            if !undoes && let Some(Step::Order(order)) = turn.step(&pair.0[0].campaign) {
                let other = another_tile(&order);
                pair.order([order, other]);
            }
            differed |= pair.differs();
        }
        differed
    });
}

/// Returns the favour that an order asks for, its note and its privacy flag, if the bystander does not know of it.
fn asked(order: &mut Order) -> Option<(&mut Favour, &mut Option<String>, &mut bool)> {
    let by = order.by;
    match &mut order.command {
        Command::Game(games::Command::Leverage(leverage::Command::AskFavour { of, favour, note, private }))
            if ![by, *of].contains(&BYSTANDER) =>
        {
            Some((favour, note, private))
        }
        _ => None,
    }
}

fn ask_in_private(order: &mut Order) {
    if let Some((_, _, private)) = asked(order) {
        *private = true;
    }
}

/// Returns the other game's order: a private request has another text, or asks for another favour of the same price.
/// The player asked can always do it, because a free refusal of an impossible favour (L4.13) shows in public leverage.
fn another_favour(campaign: &Campaign, order: &Order, instead: bool) -> Order {
    let worth = |access: Access| Money(Values::usual().access(access).value.in_hundredths() / 2);
    let mut other = order.clone();
    let purse = |player: PlayerId| state(campaign).money(player);
    let of = match &order.command {
        Command::Game(games::Command::Leverage(leverage::Command::AskFavour { of, .. })) => purse(*of),
        _ => Money::ZERO,
    };
    match asked(&mut other) {
        Some((Favour::Access { access }, _, _)) if instead && worth(*access) > of => {}
        Some((favour @ Favour::Access { .. }, _, _)) if instead => {
            if let Favour::Access { access } = *favour {
                let amount = worth(access);
                *favour = Favour::Money { amount };
            }
        }
        Some((_, note, _)) => *note = Some("Meet me at the docks.".to_owned()),
        None => {}
    }
    other
}

#[test]
fn others_cannot_tell_private_requests() {
    let pairs = (evenings(), proptest::bool::ANY);
    play(pairs, |((players, turns), instead)| {
        let mut pair = Pair::of(|_| {
            let mut evening = Evening::of((1..=players).map(PlayerId));
            let all = || (1..=players).map(PlayerId);
            let pairs = all().flat_map(|one| all().map(move |other| (one, other)));
            for (one, other) in pairs.filter(|(one, other)| one != other) {
                evening.play(&[holding(one, other, 40)]);
            }
            evening
        });
        let mut differed = false;
        for turn in turns {
            pair.wait(turn.wait);
            let campaign = &pair.0[0].campaign;
            let Step::Order(mut order) = turn.step(campaign) else {
                continue;
            };
            ask_in_private(&mut order);
            // An accepted favour has effects that everybody can see.
            let accepts = |order: &Order| match order.command {
                Command::Accept { offer, .. } => campaign.offers.get(offer).is_some_and(|o| o.private),
                _ => false,
            };
            if !(instead && accepts(&order)) {
                let other = another_favour(campaign, &order, instead);
                pair.order([order, other]);
            }
            differed |= pair.differs();
        }
        differed
    });
}

/// If values are not public, a private favour leaves no trace: its request, its outcome and its consequences stay
/// hidden (L13.2).
fn one_private_favour_more(public: Public) {
    play(evenings(), |(players, turns)| {
        let mut pair = Pair::of(|_| {
            let mut evening = Evening::of((1..=players).map(PlayerId));
            let all = || (1..=players).map(PlayerId);
            let pairs = all().flat_map(|one| all().map(move |other| (one, other)));
            for (one, other) in pairs.filter(|(one, other)| one != other) {
                evening.play(&[holding(one, other, 40)]);
            }
            evening.play(&[
                set(Setting::from(leverage::Setting::PublicLeverage(public))),
                set(Setting::from(leverage::Setting::PublicMoney(public))),
            ]);
            evening
        });
        let (mut differed, mut favours) = (false, 0);
        for turn in turns {
            pair.wait(turn.wait);
            let Step::Order(order) = turn.step(&pair.0[0].campaign) else {
                continue;
            };
            let mut private = order.clone();
            ask_in_private(&mut private);
            let system = |order: &mut Order| {
                let favour = asked(order).map(|(favour, ..)| favour.clone());
                matches!(favour, Some(Favour::System { .. }))
            };
            let offer = order.command.about_offer().filter(|id| id.is_private());
            let offer = offer.and_then(|id| pair.0[0].campaign.offers.get(id));
            let answers = offer.is_some_and(|offer| !offer.concerns(BYSTANDER));
            // The map always shows who rules a system.
            if answers {
                pair.order_in_one(&order);
            } else if private != order && favours < 2 && !system(&mut private) {
                favours += usize::from(pair.order_in_one(&private));
            } else if !sets_what_is_public(&order) && !enters(&order) {
                pair.order([order.clone(), order]);
            }
            differed |= pair.differs();
        }
        differed
    });
}

/// Returns whether a player enters another's systems. Entering for free would show that access was granted in private.
fn enters(order: &Order) -> bool {
    let Command::Game(games::Command::Leverage(command)) = &order.command else {
        return false;
    };
    matches!(command, leverage::Command::Enter { .. })
}

fn sets_what_is_public(order: &Order) -> bool {
    let Command::Moderate(Moderation::Configure(settings)) = &order.command else {
        return false;
    };
    settings.iter().any(|setting| {
        use leverage::Setting::{PublicLeverage, PublicMoney};
        let public = |one: &leverage::Setting| matches!(one, PublicLeverage(_) | PublicMoney(_));
        matches!(setting, Setting::Game(games::Setting::Leverage(one)) if public(one))
    })
}

#[test]
fn l13_2_private_favours_stay_hidden_if_nothing_is_public() {
    one_private_favour_more(Public::Nothing);
}

#[test]
fn l13_2_private_favours_stay_hidden_if_differences_are_public() {
    one_private_favour_more(Public::Differences);
}

/// Three players draw numbers at random. In the other game, the bystander's opponents draw different ones.
#[test]
fn others_cannot_tell_drawn_numbers() {
    let turn = (1..=3_usize, 1..=3_u32, 0..40_i64);
    let numbers = (1..=3_u32, 1..=3_u32);
    let games = (numbers, proptest::collection::vec(turn, 5..25));
    play(games, |((one, other), turns)| {
        let mut pair = Pair::of(|which| {
            let [first, second] = [[one, other], [other, one]][which];
            let number = |(player, number)| (PlayerId(player), number);
            nim::drawn(&[(1, 2), (2, first), (3, second)].map(number))
        });
        let mut differed = false;
        for (heap, matches, hours) in turns {
            let left = |evening: &Evening| nim::game(evening).left().iter().sum::<u32>();
            let Some(asked) = nim::asked(&pair.0[0]) else {
                break;
            };
            if left(&pair.0[0]) <= matches {
                // The last match reveals the numbers.
                break;
            }
            let (by, offer) = (asked.to, asked.id);
            let picks = vec![games::Pick::from((heap, matches))];
            let order = Order {
                by,
                moderator: false,
                on_behalf: None,
                command: Command::Accept { offer, picks },
                confirmed: None,
            };
            pair.order([order.clone(), order]);
            pair.wait(Span::hours(hours));
            differed |= pair.differs();
        }
        differed
    });
}

/// The cost must not grow with the campaign: if only offers are hidden, the redacted game is the same object.
#[test]
fn viewing_a_foreign_private_offer_copies_no_game() {
    let mut evening = Evening::begin();
    let amount = Money(50);
    evening.play(&[holding(ADA, BO, 10), ask(ADA, BO, Favour::Money { amount }, None, true)]);
    let campaign = &evening.campaign;
    let seen = campaign.redacted_for(CY.into());
    assert!(matches!(seen, Cow::Owned(_)) && seen.offers.pending.is_empty());
    assert!(Arc::ptr_eq(&seen.game, &campaign.game));
    assert!(matches!(campaign.redacted_for(BO.into()), Cow::Borrowed(_)));
}
