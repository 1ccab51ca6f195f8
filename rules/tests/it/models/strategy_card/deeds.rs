//! The acts that people try, as orders and as typed lines.

use super::books::{pool, words};
use super::{Asks, Card, Deed, PLANETS, PLAYERS, POOLS, Phase, Pools, SYSTEMS};
use crate::given::{Step, order as given_order};
use crate::models::{PEOPLE, Told, id, order};
use crate::strategy_card::given::sheet;
use chancery_rules::Command;
use chancery_rules::games::strategy_card as game;
use chancery_rules::games::strategy_card::Command as Act;
use chancery_rules::ids::OfferId;
use chancery_rules::time::Span;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

fn who() -> impl Strategy<Value = usize> + Clone {
    0..PLAYERS
}

fn system() -> impl Strategy<Value = usize> + Clone {
    0..SYSTEMS.len()
}

fn planet() -> impl Strategy<Value = usize> + Clone {
    0..PLANETS.len()
}

fn pools(most: i64) -> impl Strategy<Value = Pools> {
    [0..=most, 0..=most, 0..=most]
}

fn some_pools(most: i64) -> impl Strategy<Value = Pools> {
    pools(most).prop_filter("some", |pools| pools.iter().any(|count| *count > 0))
}

fn initiative() -> impl Strategy<Value = Deed> + Clone {
    (who(), 0..=9_i64).prop_map(|(by, number)| Deed::Initiative(by, number))
}

/// Returns acts that move the round forward.
fn next(model: &Card) -> BoxedStrategy<Deed> {
    let holder = model.holder.unwrap_or_default();
    let resolving = model.play.is_some();
    match (model.phase, model.active) {
        (Some(Phase::Strategy), _) if model.holder.is_none() => {
            prop_oneof![1 => who().prop_map(Deed::Take), 1 => initiative()].boxed()
        }
        (None | Some(Phase::Status), _) => Just(Deed::Begin(holder, Phase::Strategy)).boxed(),
        (Some(Phase::Strategy), _) => {
            prop_oneof![1 => Just(Deed::Begin(holder, Phase::Action)), 2 => initiative()].boxed()
        }
        (Some(Phase::Action), None) if !resolving && (model.exhausted || model.holder.is_none()) => {
            Just(Deed::Begin(holder, Phase::Status)).boxed()
        }
        (Some(Phase::Action), None) => Just(Deed::BeginTurn(holder)).boxed(),
        (Some(Phase::Action), Some(active)) if active == holder && !model.exhausted => {
            let systems = model.eligible(active).into_iter().map(Some);
            let systems: Vec<Option<usize>> = systems.chain([None]).collect();
            let planets: Vec<usize> = model.exhausted_of(active).into_iter().take(2).collect();
            let play = move |system| Deed::Play(active, system, planets.clone());
            select(systems).prop_map(play).boxed()
        }
        (Some(Phase::Action), Some(active)) => Just(Deed::EndTurn(active)).boxed(),
    }
}

/// Returns answers to open questions, allowed or not.
fn answers(model: &Card) -> BoxedStrategy<Deed> {
    let impostor = || prop_oneof![9 => Just(None), 1 => who().prop_map(Some)];
    let asked = 0..model.questions.len().max(1);
    let exhausted = |player| model.exhausted_of(player);
    let sensible: Vec<Vec<usize>> = model.questions.iter().map(|question| exhausted(question.to)).collect();
    let planets = prop_oneof![
        1 => vec(planet(), 0..=2),
        2 => (asked.clone(), 1..=2_usize).prop_map(move |(at, count)| {
            let all = sensible.get(at).into_iter().flatten().copied();
            all.take(count).collect()
        }),
    ];
    let answer = (asked.clone(), 0..3_usize, planets, pools(1), impostor())
        .prop_map(|(at, pool, planets, pools, by)| Deed::Answer(at, pool, planets, pools, by));
    let pass = (asked, impostor()).prop_map(|(at, by)| Deed::Pass(at, by));
    prop_oneof![5 => answer, 1 => pass].boxed()
}

pub(super) fn any(model: &Card) -> BoxedStrategy<Deed> {
    let phase = select(vec![Phase::Strategy, Phase::Action, Phase::Status]);
    let system_or_not = prop_oneof![1 => Just(None), 3 => system().prop_map(Some)];
    let answered = if model.questions.is_empty() { 1 } else { 24 };
    // If all sixteen are on the sheet, the card's token comes from there.
    let sheets = vec![[6, 6, 4], [0, 16, 0], [0, 0, 0], [8, 8, 0], [16, 1, 0], [5, 5, 5]];
    let round = prop_oneof![
        1 => who().prop_map(Deed::Take),
        1 => (who(), system_or_not, vec(planet(), 0..=2)).prop_map(|(a, b, c)| Deed::Play(a, b, c)),
        1 => (who(), phase).prop_map(|(by, phase)| Deed::Begin(by, phase)),
        1 => who().prop_map(Deed::BeginTurn),
        1 => who().prop_map(Deed::EndTurn),
        1 => initiative(),
        12 => next(model),
    ];
    let tokens = prop_oneof![
        2 => (who(), some_pools(2)).prop_map(|(by, pools)| Deed::Gain(by, pools)),
        2 => (who(), pools(5)).prop_map(|(by, pools)| Deed::Redistribute(by, pools)),
        2 => (who(), 0..3_usize, 1..4_i64).prop_map(|(by, pool, n)| Deed::Spend(by, pool, n)),
        3 => (who(), system()).prop_map(|(by, system)| Deed::Place(by, system)),
        2 => (who(), system(), who()).prop_map(|(by, system, of)| Deed::Remove(by, system, of)),
        3 => (who(), system()).prop_map(|(by, system)| Deed::Activate(by, system)),
        3 => (who(), select(sheets)).prop_map(|(player, pools)| Deed::Sheet(player, pools)),
    ];
    let planets = prop_oneof![
        4 => (who(), planet()).prop_map(|(by, planet)| Deed::Exhaust(by, planet)),
        1 => (who(), planet()).prop_map(|(by, planet)| Deed::Ready(by, planet)),
        1 => (who(), planet()).prop_map(|(by, planet)| Deed::Control(by, planet)),
    ];
    prop_oneof![
        18 => round,
        12 => tokens,
        6 => planets,
        answered => answers(model),
        1 => prop_oneof![1 => who().prop_map(Deed::Leave), 3 => who().prop_map(Deed::Join)],
        2 => (1..100_i64).prop_map(|hours| Deed::Wait(60 * hours)),
    ]
    .boxed()
}

fn pools_of([tactic, fleet, strategy]: Pools) -> game::Pools {
    let [tactic, fleet, strategy] = [tactic, fleet, strategy].map(|count| u8::try_from(count).expect("few"));
    game::Pools { tactic, fleet, strategy }
}

fn quoted(name: &str) -> String {
    if name.contains(' ') { format!("\"{name}\"") } else { name.to_owned() }
}

type Line = (String, Option<Step>);

fn by_one(by: usize, words: String, command: impl Into<Command>) -> Line {
    (format!("@{} {words}", PEOPLE[by]), order(by, command))
}

fn three([tactic, fleet, strategy]: Pools) -> String {
    format!("tactic:{tactic} fleet:{fleet} strategy:{strategy}")
}

pub(super) fn told(model: &Card, deed: &Deed) -> Told {
    let (line, step) = match *deed {
        Deed::Take(by) => by_one(by, "/diplomacy take".to_owned(), Act::TakeCard),
        Deed::Initiative(by, number) => {
            let number = u8::try_from(number).expect("few");
            by_one(by, format!("/initiative number:{number}"), Act::Initiative { number })
        }
        Deed::Play(by, system, ref planets) => played(by, system, planets),
        Deed::Begin(by, phase) => begun(by, phase),
        Deed::BeginTurn(by) => by_one(by, "/turn begin".to_owned(), Act::BeginTurn),
        Deed::EndTurn(by) => by_one(by, "/turn end".to_owned(), Act::EndTurn),
        Deed::Gain(by, pools) => {
            let named = POOLS.iter().zip(pools).filter(|(_, count)| *count > 0);
            let words: Vec<String> = named.map(|(pool, n)| format!(" {pool}:{n}")).collect();
            let words = format!("/tokens gain{}", words.concat());
            by_one(by, words, Act::Gain(pools_of(pools)))
        }
        Deed::Redistribute(by, pools) => {
            by_one(by, format!("/tokens redistribute {}", three(pools)), Act::Redistribute(pools_of(pools)))
        }
        Deed::Spend(by, from, count) => by_one(
            by,
            format!("/tokens spend pool:{} count:{count}", POOLS[from]),
            Act::Spend { pool: pool(from), count: u8::try_from(count).expect("few") },
        ),
        Deed::Leave(by) => by_one(by, "/campaign leave".to_owned(), Command::Leave),
        Deed::Join(by) => by_one(by, "/campaign join".to_owned(), Command::Join),
        Deed::Sheet(player, pools) => {
            let [tactic, fleet, strategy] = pools.map(|n| u8::try_from(n).expect("few"));
            (
                format!(
                    "@mod /mod-strategy-card tokens player:@{} {} reason:\"For the play\"",
                    PEOPLE[player],
                    three(pools)
                ),
                Some(sheet(id(player), tactic, fleet, strategy)),
            )
        }
        Deed::Wait(minutes) => {
            let line = format!("time +{minutes}m");
            (line, Some(Step::Wait(Span::seconds(60 * minutes))))
        }
        Deed::Answer(..) | Deed::Pass(..) => answered(model, deed),
        Deed::Place(..)
        | Deed::Remove(..)
        | Deed::Activate(..)
        | Deed::Exhaust(..)
        | Deed::Ready(..)
        | Deed::Control(..) => touched(deed),
    };
    Told { line, step }
}

fn played(by: usize, system: Option<usize>, planets: &[usize]) -> Line {
    let named = system.map(|system| format!(" system:{}", SYSTEMS[system]));
    let mut words = format!("/diplomacy play{}", named.unwrap_or_default());
    for (number, planet) in planets.iter().enumerate() {
        words += &format!(" planet-{}:{}", number + 1, quoted(PLANETS[*planet].0));
    }
    let names = planets.iter().map(|planet| PLANETS[*planet].0.to_owned());
    let play = Act::Play { system: system.map(|system| SYSTEMS[system].to_owned()), planets: names.collect() };
    by_one(by, words, play)
}

fn begun(by: usize, phase: Phase) -> Line {
    let (word, phase) = match phase {
        Phase::Strategy => ("strategy", game::Phase::Strategy),
        Phase::Action => ("action", game::Phase::Action),
        Phase::Status => ("status", game::Phase::Status),
    };
    by_one(by, format!("/phase begin phase:{word}"), Act::BeginPhase { phase })
}

fn touched(deed: &Deed) -> Line {
    let system_of = |system: usize| SYSTEMS[system].to_owned();
    let planet_of = |planet: usize| PLANETS[planet].0.to_owned();
    let named = |planet: usize| format!("planet:{}", quoted(PLANETS[planet].0));
    match *deed {
        Deed::Place(by, system) => by_one(
            by,
            format!("/tokens place system:{}", SYSTEMS[system]),
            Act::PlaceToken { system: system_of(system) },
        ),
        Deed::Remove(by, system, of) => by_one(
            by,
            format!("/tokens remove system:{} player:@{}", SYSTEMS[system], PEOPLE[of]),
            Act::RemoveToken { system: system_of(system), player: Some(id(of)) },
        ),
        Deed::Activate(by, system) => {
            by_one(by, format!("/activate system:{}", SYSTEMS[system]), Act::Activate { system: system_of(system) })
        }
        Deed::Exhaust(by, planet) => {
            by_one(by, format!("/planets exhaust {}", named(planet)), Act::Exhaust { planet: planet_of(planet) })
        }
        Deed::Ready(by, planet) => {
            by_one(by, format!("/planets ready {}", named(planet)), Act::Ready { planet: planet_of(planet) })
        }
        Deed::Control(by, planet) => {
            by_one(by, format!("/planets control {}", named(planet)), Act::Control { planet: planet_of(planet) })
        }
        _ => unreachable!("a planet or a token"),
    }
}

fn answered(model: &Card, deed: &Deed) -> Line {
    let (at, by) = match deed {
        Deed::Answer(at, .., by) | Deed::Pass(at, by) => (*at, *by),
        _ => unreachable!("an answer"),
    };
    // If no question is pending, the act refers to a nonexistent one.
    let question = model.at(at);
    let number = question.map_or(model.asked + 1, |question| question.number);
    let by = by.or(question.map(|question| question.to)).unwrap_or(0);
    let offer = OfferId(number);
    let Deed::Answer(_, from, planets, pools, _) = deed else {
        let line = format!("@{} /refuse offer:{number}", PEOPLE[by]);
        return (line, Some(given_order(id(by), Command::Refuse { offer })));
    };
    let (choice, picks): (String, Vec<game::Pick>) = match question.map(|one| &one.asks) {
        None | Some(Asks::Token(_)) => (POOLS[*from].to_owned(), vec![game::Pick::Pool(pool(*from))]),
        Some(Asks::Secondary) => {
            let names: Vec<&str> = planets.iter().map(|planet| PLANETS[*planet].0).collect();
            let picks = names.iter().map(|name| game::Pick::Planet((*name).to_owned()));
            (names.join(", "), picks.collect())
        }
        Some(Asks::Gain(_)) => {
            let each = pools.iter().enumerate();
            let each = each.flat_map(|(place, count)| (0..*count).map(move |_| pool(place)));
            let picks: Vec<game::Pool> = each.collect();
            let picks = (!picks.is_empty()).then_some(game::Pick::Pools(picks));
            (words(*pools), picks.into_iter().collect())
        }
    };
    let choice = match choice.as_str() {
        "" => String::new(),
        choice => format!(" choice:{}", quoted(choice)),
    };
    let picks = picks.into_iter().map(Into::into).collect();
    let line = format!("@{} /accept offer:{number}{choice}", PEOPLE[by]);
    (line, Some(given_order(id(by), Command::Accept { offer, picks })))
}
