//! Random games of ambassadors with deals. A deal must do what its clauses do as acts, one by one, or nothing.

use super::relations::{peace, relations};
use super::*;
use crate::ambassadors::given::{
    begin, earn, finish, form, give_up, part, populate, propose_on, sail, seat, state, table as board,
};
use chancery_rules::deal::ClausePick;
use chancery_rules::games::ambassadors::{Choice, Command as Act, Pick, Population, State};
use chancery_rules::ids::CampaignId;
use chancery_rules::{Campaign, misrecorded};
use proptest::prelude::*;

const PLAYERS: [PlayerId; 4] = [ADA, BO, CY, DEE];

#[derive(Clone, Debug)]
enum Turn {
    Draft { by: usize, with: Vec<usize>, clauses: Vec<(usize, usize, u8)>, picks: usize },
    Counter { by: usize, deal: u64, clause: (usize, usize, u8), picks: usize },
    CounterOffer { by: usize, offer: u64, picks: usize },
    Sign { by: usize, deal: u64, version: u32, picks: usize },
    Unsign { by: usize, deal: u64 },
    Propose { by: usize, to: usize, track: usize },
    Answer { by: usize, offer: u64, yes: bool },
    Begin { by: usize },
    Finish { by: usize },
    Sail { by: usize, from: usize, to: usize },
    Populate { by: usize, cubes: [u8; 3] },
    Reputation { by: usize, space: u8, lays: bool },
    Correct { one: usize, other: usize, forms: bool },
    Wait { hours: i64 },
}

fn turns() -> impl Strategy<Value = Vec<Turn>> {
    let (player, deal) = (0..4_usize, 1..5_u64);
    let clause = (0..4_usize, 0..4_usize, 0..4_u8);
    let turn = prop_oneof![
        4 => (player.clone(), prop::collection::vec(0..4_usize, 1..3), prop::collection::vec(clause.clone(), 1..4), 0..40_usize)
            .prop_map(|(by, with, clauses, picks)| Turn::Draft { by, with, clauses, picks }),
        1 => (player.clone(), deal.clone(), clause, 0..40_usize)
            .prop_map(|(by, deal, clause, picks)| Turn::Counter { by, deal, clause, picks }),
        2 => (player.clone(), 1..5_u64, 0..40_usize).prop_map(|(by, offer, picks)| Turn::CounterOffer { by, offer, picks }),
        12 => (player.clone(), deal.clone(), 1..4_u32, 0..40_usize)
            .prop_map(|(by, deal, version, picks)| Turn::Sign { by, deal, version, picks }),
        1 => (player.clone(), deal).prop_map(|(by, deal)| Turn::Unsign { by, deal }),
        2 => (player.clone(), player.clone(), 0..3_usize).prop_map(|(by, to, track)| Turn::Propose { by, to, track }),
        1 => (player.clone(), 1..5_u64, any::<bool>()).prop_map(|(by, offer, yes)| Turn::Answer { by, offer, yes }),
        5 => player.clone().prop_map(|by| Turn::Begin { by }),
        3 => player.clone().prop_map(|by| Turn::Finish { by }),
        1 => (player.clone(), 0..6_usize, 0..6_usize).prop_map(|(by, from, to)| Turn::Sail { by, from, to }),
        2 => (player.clone(), [0..3_u8, 0..3, 0..3]).prop_map(|(by, cubes)| Turn::Populate { by, cubes }),
        3 => (player.clone(), 1..6_u8, any::<bool>()).prop_map(|(by, space, lays)| Turn::Reputation { by, space, lays }),
        1 => (player.clone(), player, any::<bool>()).prop_map(|(one, other, forms)| Turn::Correct { one, other, forms }),
        1 => (1..50_i64).prop_map(|hours| Turn::Wait { hours }),
    ];
    prop::collection::vec(turn, 1..70)
}

fn any_clause((from, to, kind): (usize, usize, u8)) -> Clause {
    let (from, to) = (PLAYERS[from], PLAYERS[to]);
    match kind {
        0..3 => relations(from, to),
        _ => peace(from, to),
    }
}

/// Attempts a step, chooses what is asked, and confirms it. Returns the order that was decided last, and its outcome.
fn attempt(evening: &mut Evening, step: Step, picks: usize) -> (Step, Result<Vec<Event>, Refusal>) {
    let mut step = step;
    for turn in 0..20 {
        let before = evening.campaign.clone();
        let outcome = evening.attempt(&step);
        if outcome.is_err() {
            assert_eq!(evening.campaign, before, "a refusal changes nothing");
        }
        step = match (&outcome, step) {
            (Err(Refusal::MustConfirm(question)), step) => confirmed(step, question.clone()),
            (Err(Refusal::MustPickFor { clause, picks: possible, .. }), Step::Order(mut order)) => {
                assert!(possible.len() > 1, "one possible answer is not asked");
                let pick = possible[(picks + turn) % possible.len()].clone();
                let Command::Deal(Wish::Send { picks, .. } | Wish::Sign { picks, .. }) = &mut order.command else {
                    panic!("only signatures choose");
                };
                assert!(picks.iter().all(|made| made.clause != *clause), "nothing is asked twice");
                picks.push(ClausePick { clause: *clause, pick });
                Step::Order(order)
            }
            (_, step) => return (step, outcome),
        };
    }
    panic!("{step:?} is never decided");
}

impl Turn {
    fn play(&self, evening: &mut Evening) {
        let player = |at: usize| PLAYERS[at];
        let draft_of = |evening: &Evening, by| {
            let own = evening.campaign.deals.drafts.values().filter(|draft| draft.by == by);
            own.map(|draft| draft.id).max()
        };
        let (step, picks) = match self {
            Turn::Draft { by, with, clauses, picks } => {
                let by = player(*by);
                let mut others: Vec<PlayerId> = with.iter().map(|one| player(*one)).filter(|one| *one != by).collect();
                others.sort_unstable();
                others.dedup();
                let new = wish(by, Wish::New { with: others, private: false });
                if attempt(evening, new, 0).1.is_err() {
                    return;
                }
                let Some(deal) = draft_of(evening, by) else { return };
                for clause in clauses {
                    let _ = attempt(evening, wish(by, Wish::Add { deal, clause: any_clause(*clause) }), 0);
                }
                (wish(by, Wish::send(deal)), *picks)
            }
            Turn::Counter { by, deal, clause, picks } => {
                let (by, deal) = (player(*by), DealId(*deal));
                let _ = attempt(evening, wish(by, Wish::Add { deal, clause: any_clause(*clause) }), 0);
                (wish(by, Wish::send(deal)), *picks)
            }
            Turn::CounterOffer { by, offer, picks } => {
                let by = player(*by);
                if attempt(evening, wish(by, Wish::CounterOffer { offer: id(*offer) }), 0).1.is_err() {
                    return;
                }
                let Some(deal) = draft_of(evening, by) else { return };
                (wish(by, Wish::send(deal)), *picks)
            }
            Turn::Sign { by, deal, version, picks } => {
                return sign_checked(evening, player(*by), (DealId(*deal), *version), *picks);
            }
            Turn::Unsign { by, deal } => (wish(player(*by), Wish::Unsign { deal: DealId(*deal) }), 0),
            Turn::Propose { by, to, track } => (propose_on(player(*by), player(*to), Population::ALL[*track], None), 0),
            Turn::Answer { by, offer, yes: true } => {
                let track = seat(&evening.campaign, player(*by)).cubes.with_cubes().first().copied();
                (crate::ambassadors::given::accept_with(player(*by), *offer, track, None), 0)
            }
            Turn::Answer { by, offer, yes: false } => (order(player(*by), Command::Refuse { offer: id(*offer) }), 0),
            Turn::Begin { by } => (begin(player(*by)), 0),
            Turn::Finish { by } => (finish(player(*by)), 0),
            Turn::Sail { by, from, to } => {
                let sectors = ["Aster", "Birch", "Cedar", "Dune", "Edge", "Middle"];
                (sail(player(*by), sectors[*from], sectors[*to], 1), 0)
            }
            Turn::Populate { by, cubes } => (populate(player(*by), *cubes), 0),
            Turn::Reputation { by, space, lays: true } => (earn(player(*by), 2, *space), 0),
            Turn::Reputation { by, space, lays: false } => (give_up(player(*by), *space), 0),
            Turn::Correct { one, other, forms: true } => (form(player(*one), player(*other)), 0),
            Turn::Correct { one, other, forms: false } => (part(player(*one), player(*other)), 0),
            Turn::Wait { hours } => (wait(*hours), 0),
        };
        let _ = attempt(evening, step, picks);
    }
}

/// Signs, and compares a deal that is carried out, or refused because of a clause, with the acts of its clauses.
fn sign_checked(evening: &mut Evening, by: PlayerId, (deal, version): (DealId, u32), picks: usize) {
    let before = evening.campaign.clone();
    let (decided, outcome) = attempt(evening, wish(by, Wish::sign(deal, version)), picks);
    let Some(record) = before.deals.open.get(&deal) else {
        assert!(outcome.is_err(), "nobody signs what is not open");
        return;
    };
    let open = &record.deal;
    if outcome.is_ok() {
        assert_eq!(open.version, version, "no older version is accepted");
    }
    let Step::Order(chancery_rules::Order { command: Command::Deal(Wish::Sign { picks, .. }), .. }) = &decided else {
        panic!("{decided:?}");
    };
    let pick = |player: PlayerId, clause: u8| {
        let all = if player == by { &picks[..] } else { open.picks_of(player) };
        all.iter().find(|made| made.clause == clause).map(|made| made.pick.clone())
    };
    let last = open.awaited().all(|party| party == by);
    let acted = by_acts(&before, evening.now, open, pick);
    match outcome {
        Ok(_) if last => assert_eq!(acted.as_ref(), Ok(state(&evening.campaign)), "{open:?}"),
        Ok(_) => assert_eq!(state(&evening.campaign), state(&before), "nothing happens before the last signature"),
        Err(Refusal::Clause { number, .. }) => assert_eq!(acted, Err(number), "{open:?}"),
        Err(_) => {}
    }
}

/// Returns the game after the clauses, each as the act that it names, or the number of the first that is refused.
fn by_acts(
    before: &Campaign,
    now: chancery_rules::time::Time,
    deal: &Deal,
    pick: impl Fn(PlayerId, u8) -> Option<games::Pick>,
) -> Result<State, u8> {
    let mut evening = Evening { campaign: before.clone(), now, log: Vec::new() };
    for (number, clause) in (1..).zip(&deal.clauses) {
        if clause.terms.name() != "relations" {
            continue;
        }
        let active = state(&evening.campaign).seating.active;
        let (by, to) = match active == Some(clause.to) {
            true => (clause.to, clause.from),
            false => (clause.from, clause.to),
        };
        let choice = |evening: &Evening, player| {
            let Some(games::Pick::Ambassadors(Pick::Track(choice))) = pick(player, number) else {
                let seat = seat(&evening.campaign, player);
                return Choice { track: seat.cubes.with_cubes().first().copied(), space: None };
            };
            choice
        };
        // What was proposed before is settled.
        let pending = evening.campaign.offers.pending.values();
        let pending: Vec<_> =
            pending.filter(|offer| offer.from == Some(by) && offer.to == to).map(|one| one.id).collect();
        for offer in pending {
            let _ = evening.attempt(&order(by, Command::Withdraw { offer }));
        }
        let Choice { track, space } = choice(&evening, by);
        let track = track.unwrap_or(Population::Materials);
        let offer = evening.campaign.offers.next_id();
        let proposed = evening.attempt(&crate::ambassadors::given::act(by, Act::Propose { to, track, space }));
        proposed.map_err(|_| number)?;
        let answer = Pick::Track(choice(&evening, to)).into();
        let accepted = evening.attempt(&order(to, Command::Accept { offer, picks: vec![answer] }));
        accepted.map_err(|_| number)?;
    }
    Ok(state(&evening.campaign).clone())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn d4_2_random_deals_of_relations_do_what_their_acts_do(turns in turns()) {
        let mut evening = board();
        let begun = evening.campaign.clone();
        for turn in turns {
            let (before, told) = (evening.campaign.clone(), evening.log.len());
            turn.play(&mut evening);
            let mut replayed = before;
            for event in &evening.log[told..] {
                replayed.evolve(event);
                prop_assert_eq!(misrecorded(&replayed, event), None);
            }
            prop_assert_eq!(&replayed, &evening.campaign);
        }
        let mut again = begun;
        evening.log.iter().for_each(|event| again.evolve(event));
        prop_assert_eq!(&again, &evening.campaign);
        prop_assert_eq!(again.id, CampaignId(1));
        let json = serde_json::to_string(&evening.campaign).expect("values without unserialisable parts");
        prop_assert_eq!(&serde_json::from_str::<Campaign>(&json).expect("what was written reads back"), &evening.campaign);
    }
}
