//! Random games of deals, compared with a small model that knows money, leverage and promises only. It is written from
//! `docs/rules/deals.md`.

use super::*;
use chancery_rules::deal::PromiseId;
use chancery_rules::ids::CampaignId;
use chancery_rules::ruleset::Verdict;
use chancery_rules::time::{Span, Time};
use chancery_rules::{Campaign, misrecorded};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

const PLAYERS: [PlayerId; 4] = [ADA, BO, CY, DEE];

#[derive(Clone, Debug)]
enum Turn {
    Draft { by: usize, with: Vec<usize>, clauses: Vec<(usize, usize, u8, i64)> },
    Counter { by: usize, deal: u64, clause: (usize, usize, u8, i64) },
    Sign { by: usize, deal: u64, version: u32 },
    Unsign { by: usize, deal: u64 },
    Decline { by: usize, deal: u64 },
    Withdraw { by: usize, deal: u64 },
    Gift { by: usize, to: usize, amount: i64 },
    Enter { by: usize, host: usize },
    Judge { by: usize, deal: u64, clause: u8, verdict: u8 },
    Answer { by: usize, offer: u64, yes: bool },
    Wait { hours: i64 },
    Leave { by: usize },
}

fn clauses() -> impl Strategy<Value = (usize, usize, u8, i64)> {
    (0..4_usize, 0..4_usize, 0..9_u8, 1..1500_i64)
}

fn turns() -> impl Strategy<Value = Vec<Turn>> {
    let (player, deal) = (0..4_usize, 1..6_u64);
    let turn = prop_oneof![
        3 => (player.clone(), prop::collection::vec(0..4_usize, 1..3), prop::collection::vec(clauses(), 1..5))
            .prop_map(|(by, with, clauses)| Turn::Draft { by, with, clauses }),
        2 => (player.clone(), deal.clone(), clauses()).prop_map(|(by, deal, clause)| Turn::Counter { by, deal, clause }),
        9 => (player.clone(), deal.clone(), 1..4_u32).prop_map(|(by, deal, version)| Turn::Sign { by, deal, version }),
        1 => (player.clone(), deal.clone()).prop_map(|(by, deal)| Turn::Unsign { by, deal }),
        1 => (player.clone(), deal.clone()).prop_map(|(by, deal)| Turn::Decline { by, deal }),
        1 => (player.clone(), deal.clone()).prop_map(|(by, deal)| Turn::Withdraw { by, deal }),
        3 => (player.clone(), player.clone(), 1..900_i64).prop_map(|(by, to, amount)| Turn::Gift { by, to, amount }),
        2 => (player.clone(), player.clone()).prop_map(|(by, host)| Turn::Enter { by, host }),
        2 => (player.clone(), deal, 1..6_u8, 0..3_u8)
            .prop_map(|(by, deal, clause, verdict)| Turn::Judge { by, deal, clause, verdict }),
        2 => (player.clone(), 1..6_u64, any::<bool>()).prop_map(|(by, offer, yes)| Turn::Answer { by, offer, yes }),
        3 => (1..40_i64).prop_map(|hours| Turn::Wait { hours }),
        1 => (3..4_usize).prop_map(|by| Turn::Leave { by }),
    ];
    prop::collection::vec(turn, 1..60)
}

/// Returns a clause of one of the kinds that the model knows.
fn any_clause((from, to, kind, amount): (usize, usize, u8, i64)) -> Clause {
    let (from, to, money) = (PLAYERS[from], PLAYERS[to], Money(amount));
    match kind {
        0 | 1 => gives(from, to, amount),
        2 => clause(from, to, Terms::Favour { amount: money }),
        3 => clause(
            from,
            to,
            Terms::Reset { amount: chancery_rules::games::leverage::amounts::Leverage::points(amount % 40 - 20) },
        ),
        4 => timed(from, to, Terms::Peace, 1 + amount % 90),
        5 => timed(from, to, Terms::Pay { amount: money }, 1 + amount % 90),
        6 => clause(from, to, Terms::Access { access: Access::Trade }),
        7 => timed(from, to, Terms::Access { access: Access::Trade }, 1 + amount % 90),
        _ => word(from, to, "I will", 1 + amount % 90),
    }
}

/// Money, and leverage in hundredths.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Model {
    money: BTreeMap<PlayerId, i64>,
    leverage: BTreeMap<(PlayerId, PlayerId), i64>,
    /// Trade access, by granter and grantee, and when it ends.
    access: BTreeMap<(PlayerId, PlayerId), Option<Time>>,
}

impl Model {
    fn of(campaign: &Campaign) -> Model {
        let money = PLAYERS.map(|one| (one, crate::given::money(campaign, one)));
        let pairs = PLAYERS.into_iter().flat_map(|by| PLAYERS.map(|over| (by, over)));
        let pairs = pairs.map(|(by, over)| ((by, over), leverage(campaign, by, over).in_hundredths()));
        let pairs: BTreeMap<_, _> = pairs.collect();
        let state = state(campaign);
        let access = pairs.keys().filter(|(from, to)| from != to && state.has_access(*to, *from, Access::Trade));
        let access = access.map(|(from, to)| ((*from, *to), state.access_until(*from, *to, Access::Trade))).collect();
        Model { money: money.into(), leverage: pairs, access }
    }

    fn book(&mut self, by: PlayerId, over: PlayerId, change: i64) {
        let held = self.leverage.entry((by, over)).or_default();
        *held = (*held + change).clamp(-10_000, 10_000);
    }

    /// Carries a clause out, if it can be.
    fn apply(&mut self, Clause { from, to, terms, time }: &Clause, now: Time) -> Result<(), ()> {
        let games::Clause::Leverage(terms) = terms else { return Err(()) };
        let (from, to) = (*from, *to);
        let (amount, is_favour) = match terms {
            Terms::Gift { amount } => (amount.0, false),
            Terms::Favour { amount } => (amount.0, true),
            Terms::Reset { amount } => {
                self.book(from, to, amount.in_hundredths());
                self.book(to, from, amount.in_hundredths());
                return Ok(());
            }
            Terms::Access { .. } => {
                let until = time.map(|time| time.counted_from(now));
                if self.access.contains_key(&(from, to)) {
                    return Err(());
                }
                self.access.insert((from, to), until);
                self.book(from, to, 1500);
                return Ok(());
            }
            _ => return Ok(()),
        };
        if self.money[&from] < amount || is_favour && self.leverage[&(to, from)] < 2 * amount {
            return Err(());
        }
        *self.money.entry(from).or_default() -= amount;
        *self.money.entry(to).or_default() += amount;
        match is_favour {
            true => self.book(to, from, -2 * amount),
            false => self.book(from, to, 2 * amount),
        }
        Ok(())
    }
}

impl Turn {
    fn steps(&self, evening: &Evening) -> Vec<Step> {
        let player = |at: usize| PLAYERS[at];
        let deal = |deal: u64| DealId(deal);
        match self {
            Turn::Draft { by, with, clauses } => {
                let by = player(*by);
                let with: BTreeSet<PlayerId> = with.iter().map(|one| player(*one)).filter(|one| *one != by).collect();
                let with = with.into_iter().collect();
                let new = wish(by, Wish::New { with, private: false });
                let mut trial = Evening { campaign: evening.campaign.clone(), now: evening.now, log: Vec::new() };
                if trial.attempt(&new).is_err() {
                    return vec![new];
                }
                let deal = match trial.log.last() {
                    Some(Event::Deal(Happened::Drafted(draft))) => draft.id,
                    other => panic!("{other:?}"),
                };
                let added = clauses.iter().map(|one| wish(by, Wish::Add { deal, clause: any_clause(*one) }));
                [new].into_iter().chain(added).chain([wish(by, Wish::send(deal))]).collect()
            }
            Turn::Counter { by, deal: id, clause } => {
                let (by, deal) = (player(*by), deal(*id));
                let clause = any_clause(*clause);
                vec![
                    wish(by, Wish::Drop { deal, clause: 1 }),
                    wish(by, Wish::Add { deal, clause }),
                    wish(by, Wish::send(deal)),
                ]
            }
            Turn::Sign { by, deal: id, version } => {
                vec![wish(player(*by), Wish::sign(deal(*id), Some(*version)))]
            }
            Turn::Unsign { by, deal: id } => vec![wish(player(*by), Wish::Unsign { deal: deal(*id) })],
            Turn::Decline { by, deal: id } => vec![wish(player(*by), Wish::Decline { deal: deal(*id), version: None })],
            Turn::Withdraw { by, deal: id } => vec![wish(player(*by), Wish::Withdraw { deal: deal(*id) })],
            Turn::Gift { by, to, amount } => vec![gift(player(*by), player(*to), *amount)],
            Turn::Enter { by, host } => {
                vec![act(player(*by), Act::Enter { host: player(*host), place: None, ship: None })]
            }
            Turn::Judge { by, deal: id, clause, verdict } => {
                let verdict = [Verdict::Kept, Verdict::Broken, Verdict::Disputed][usize::from(*verdict)];
                let promise = PromiseId { deal: deal(*id), clause: *clause };
                vec![wish(player(*by), Wish::Judge { promise, verdict })]
            }
            Turn::Answer { by, offer, yes: true } => vec![accept(player(*by), *offer)],
            Turn::Answer { by, offer, yes: false } => vec![order(player(*by), Command::Refuse { offer: id(*offer) })],
            Turn::Wait { hours } => vec![Step::Wait(Span::hours(*hours))],
            Turn::Leave { by } => vec![leave(player(*by))],
        }
    }
}

/// Plays a step if it can be played, and confirms what it asks.
fn attempt(evening: &mut Evening, step: &Step) -> bool {
    let before = evening.campaign.clone();
    let mut outcome = evening.attempt(step);
    if let Err(Refusal::MustConfirm(question)) = &outcome {
        outcome = evening.attempt(&confirmed(step.clone(), question.clone()));
    }
    if outcome.is_err() {
        assert_eq!(evening.campaign, before, "a refusal changes nothing");
    }
    outcome.is_ok()
}

/// Judges a signature by the model: the last one carries the clauses out in their order, or is refused.
fn check_signature(
    before: &Campaign,
    (after, now): (&Campaign, Time),
    by: PlayerId,
    (deal, version): (DealId, u32),
    done: bool,
) {
    let Some(record) = before.deals.open.get(&deal) else {
        assert!(!done, "nobody signs what is not open");
        return;
    };
    let open = &record.deal;
    if !done {
        return;
    }
    assert_eq!(open.version, version, "no older version is accepted");
    assert!(open.parties.contains(&by));
    let mut model = Model::of(before);
    if open.awaited().any(|party| party != by) {
        assert_eq!(Model::of(after), model, "nothing happens before the last signature");
        return;
    }
    for clause in &open.clauses {
        assert_eq!(model.apply(clause, now), Ok(()), "{clause:?} cannot be carried out");
    }
    assert_eq!(Model::of(after), model);
}

/// Returns whether the model would carry the deal out if `by` signed last.
fn would_fail(before: &Campaign, now: Time, by: PlayerId, (deal, version): (DealId, u32)) -> bool {
    let Some(record) = before.deals.open.get(&deal) else { return true };
    let open = &record.deal;
    let mut model = Model::of(before);
    !open.parties.contains(&by)
        || open.has_signed(by)
        || open.version != version
        || open.awaited().all(|party| party == by)
            && open.clauses.iter().any(|clause| model.apply(clause, now).is_err())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_deals_keep_the_rules(turns in turns()) {
        let mut evening = Evening::of(PLAYERS);
        for turn in turns {
            for step in turn.steps(&evening) {
                let (before, told) = (evening.campaign.clone(), evening.log.len());
                let done = attempt(&mut evening, &step);
                if let Turn::Sign { by, deal, version } = &turn {
                    let (by, version) = (PLAYERS[*by], (DealId(*deal), *version));
                    check_signature(&before, (&evening.campaign, evening.now), by, version, done);
                    let plays = before.is_active(by);
                    // What is swallowed may also stop it.
                    prop_assert!(done || !plays || would_fail(&before, evening.now, by, version) || swallows(&before, version.0));
                }
                if let Turn::Wait { hours } = &turn {
                    prop_assert_eq!(&settled_hourly(&before, evening.now, *hours), &evening.campaign);
                }
                let ends = state(&evening.campaign).leases.values().map(|running| running.lease.until);
                let late = ends.filter(|until| *until <= evening.now).count();
                prop_assert_eq!(late, 0, "access ends at its time");
                let mut replayed = before;
                for event in &evening.log[told..] {
                    replayed.evolve(event);
                    prop_assert_eq!(misrecorded(&replayed, event), None);
                }
                let total: i64 = PLAYERS.iter().map(|one| money(&evening.campaign, *one)).sum();
                prop_assert_eq!(total, 4000, "nothing is created or lost");
            }
        }
        let replayed = Campaign::replay(CampaignId(1), &evening.log);
        prop_assert_eq!(replayed.as_ref(), Some(&evening.campaign));
        let json = serde_json::to_string(&evening.campaign).expect("values without unserialisable parts");
        prop_assert_eq!(&serde_json::from_str::<Campaign>(&json).expect("what was written reads back"), &evening.campaign);
        evening.play(&[Step::Wait(Span::hours(400))]);
        one_verdict_each(&evening.log);
    }
}

/// Returns the campaign after waiting until `now`, if it is settled every hour.
fn settled_hourly(before: &Campaign, now: Time, hours: i64) -> Campaign {
    let mut campaign = before.clone();
    for left in (0..hours).rev() {
        let events = settle(&campaign, now - Span::hours(left));
        events.iter().for_each(|event| campaign.evolve(event));
    }
    campaign
}

/// Returns whether a limit may cut off part of what the deal's clauses earn.
fn swallows(before: &Campaign, deal: DealId) -> bool {
    before.deals.open.get(&deal).is_some_and(|record| {
        let outlook = outlook(before, &record.deal, START);
        record.deal.signed.iter().any(|one| outlook.swallowed(before, one.player) > one.swallowed)
    })
}

fn one_verdict_each(log: &[Event]) {
    let (mut made, mut judged) = (BTreeSet::new(), BTreeSet::new());
    for event in log {
        match event {
            Event::Deal(Happened::Promised(promise)) => assert!(made.insert(promise.id)),
            Event::Deal(Happened::Judged { promise, .. }) => {
                assert!(made.contains(&promise.id) && judged.insert(promise.id), "{promise:?}");
            }
            _ => {}
        }
    }
    assert_eq!(made, judged, "every promise has its verdict in the end");
}
