//! Deals, with the rule numbers of `docs/rules/deals.md`.

mod bargains;
mod of_games;
mod offered;
mod private;
mod promises;
mod properties;
mod relations;
mod renewal;
mod ships;
mod times;
mod undone;
mod voided;

use super::given::*;
use chancery_rules::deal::{
    Clause, Closing, Command as Wish, Deal, Ending, Happened, MOST_OPEN, Refusal as No, outlook,
};
use chancery_rules::games::leverage::{
    Access, Clause as Terms, Refusal as NoClause, Setting as LeverageSetting, System, amounts::Money,
};
use chancery_rules::games::{self, leverage};
use chancery_rules::ids::{DealId, PlayerId};
use chancery_rules::ruleset::{When, Word};
use chancery_rules::{Command, Confirmation, Event, Refusal, Reminder, Setting, settle, table};

pub fn wish(by: PlayerId, wish: Wish) -> Step {
    order(by, Command::Deal(wish))
}

pub fn clause(from: PlayerId, to: PlayerId, terms: Terms) -> Clause {
    let terms = games::Clause::Leverage(terms);
    Clause { from, to, time: None, terms }
}

/// Returns a clause with a time this many hours after the deal is carried out.
pub fn timed(from: PlayerId, to: PlayerId, terms: Terms, after: i64) -> Clause {
    Clause { time: Some(When::After(hours(after))), ..clause(from, to, terms) }
}

pub fn gives(from: PlayerId, to: PlayerId, amount: i64) -> Clause {
    clause(from, to, Terms::Gift { amount: Money(amount) })
}

pub fn word(from: PlayerId, to: PlayerId, text: &str, after: i64) -> Clause {
    timed(from, to, Terms::Text(Word { by: from, text: Some(text.to_owned()) }), after)
}

/// Returns the newest draft of a player.
pub fn draft(evening: &Evening, by: PlayerId) -> DealId {
    let own = evening.campaign.deals.drafts.values().filter(|draft| draft.by == by);
    own.map(|draft| draft.id).max().expect("a draft")
}

/// Drafts a deal and returns the number of the draft.
#[track_caller]
pub fn drafted(evening: &mut Evening, by: PlayerId, with: &[PlayerId], clauses: &[Clause]) -> DealId {
    evening.play(&[wish(by, Wish::New { with: with.to_vec(), private: false })]);
    fill(evening, by, clauses)
}

#[track_caller]
pub fn fill(evening: &mut Evening, by: PlayerId, clauses: &[Clause]) -> DealId {
    let deal = draft(evening, by);
    for clause in clauses {
        evening.play(&[wish(by, Wish::Add { deal, clause: clause.clone() })]);
    }
    deal
}

/// Sends a deal and returns its number.
#[track_caller]
pub fn sent(evening: &mut Evening, by: PlayerId, with: &[PlayerId], clauses: &[Clause]) -> DealId {
    let deal = drafted(evening, by, with, clauses);
    send(evening, by, deal)
}

#[track_caller]
pub fn send(evening: &mut Evening, by: PlayerId, deal: DealId) -> DealId {
    evening.play(&[wish(by, Wish::send(deal))]);
    let sent = evening.log.iter().rev().find_map(|event| match event {
        Event::Deal(Happened::Sent { deal, .. }) => Some(deal.id),
        _ => None,
    });
    sent.expect("it was sent")
}

pub fn sign(by: PlayerId, deal: DealId) -> Step {
    wish(by, Wish::sign(deal, None))
}

pub fn open(evening: &Evening, deal: DealId) -> &Deal {
    &evening.campaign.deals.open[&deal].deal
}

pub fn ending(evening: &Evening, deal: DealId) -> Option<Ending> {
    evening.campaign.deals.get(deal)?.closing.map(|closing| closing.ending)
}

#[track_caller]
pub fn refuses(evening: &mut Evening, step: &Step, no: impl Into<Refusal>) {
    let before = evening.campaign.clone();
    assert_eq!(evening.attempt(step), Err(no.into()), "{step:?}");
    assert_eq!(evening.campaign, before, "a refusal changes nothing");
}

/// Four players at the table.
fn table() -> Evening {
    Evening::of([ADA, BO, CY, DEE])
}

#[test]
fn d1_1_a_deal_is_between_two_to_five_players_who_each_take_part() {
    let mut evening = Evening::of((100..107).map(PlayerId));
    let new = |with: &[u64]| {
        let with = with.iter().copied().map(PlayerId).collect();
        wish(ADA, Wish::New { with, private: false })
    };
    refuses(&mut evening, &new(&[]), No::Parties { count: 1, most: 5 });
    refuses(&mut evening, &new(&[101, 102, 103, 104, 105]), No::Parties { count: 6, most: 5 });
    refuses(&mut evening, &new(&[100]), table::Refusal::Oneself);
    refuses(&mut evening, &new(&[101, 101]), No::NamedTwice { player: BO });
    refuses(&mut evening, &new(&[7]), table::Refusal::NotInCampaign { player: PlayerId(7) });
    let deal = drafted(&mut evening, ADA, &[BO, CY], &[]);
    refuses(&mut evening, &wish(ADA, Wish::send(deal)), No::NoClauses { deal });
    let add = |clause| wish(ADA, Wish::Add { deal, clause });
    refuses(&mut evening, &add(gives(ADA, DEE, 5)), No::NotInDeal { player: DEE });
    refuses(&mut evening, &add(gives(ADA, ADA, 5)), table::Refusal::SamePlayer);
    let too_small = NoClause::AmountTooSmall { amount: Money(0) };
    refuses(&mut evening, &add(gives(ADA, BO, 0)), too_small);
    // Every stored event must be readable.
    let most = 1_000_000_000;
    for value in [most + 1, i64::MAX] {
        let no = NoClause::CountOutOfRange { value, most };
        refuses(&mut evening, &add(gives(ADA, BO, value)), no.clone());
        refuses(&mut evening, &add(timed(ADA, BO, Terms::Pay { amount: Money(value) }, 5)), no);
    }
    evening.play(&[add(gives(ADA, BO, 5))]);
    refuses(&mut evening, &wish(ADA, Wish::send(deal)), No::Idle { player: CY });
    evening.play(&(0..7).map(|_| add(gives(BO, CY, 1))).collect::<Vec<_>>());
    refuses(&mut evening, &add(gives(BO, CY, 1)), No::TooManyClauses { most: 8 });
    refuses(&mut evening, &wish(ADA, Wish::Drop { deal, clause: 9 }), No::NoSuchClause { deal, clause: 9 });
    refuses(&mut evening, &wish(ADA, Wish::Drop { deal, clause: 0 }), No::NoSuchClause { deal, clause: 0 });
    evening.play(&[wish(ADA, Wish::Drop { deal, clause: 2 })]);
    let sent = send(&mut evening, ADA, deal);
    assert_eq!((sent, open(&evening, sent).clauses.len()), (DealId(1), 7));
}

#[test]
fn d1_1_a_moderator_can_turn_deals_off_and_open_ones_go_on() {
    let mut evening = table();
    let open = sent(&mut evening, ADA, &[BO], &[gives(ADA, BO, 100)]);
    let late = drafted(&mut evening, ADA, &[BO], &[gives(ADA, BO, 5)]);
    evening.play(&[set(Setting::Deals(false))]);
    refuses(&mut evening, &wish(ADA, Wish::New { with: vec![BO], private: false }), No::Off);
    refuses(&mut evening, &wish(ADA, Wish::send(late)), No::Off);
    evening.play(&[wish(BO, Wish::Counter { deal: open })]);
    fill(&mut evening, BO, &[gives(BO, ADA, 1)]);
    send(&mut evening, BO, open);
    evening.play(&[sign(ADA, open)]);
    assert_eq!(ending(&evening, open), Some(Ending::CarriedOut));
}

#[test]
fn d1_2_only_the_newest_version_can_be_signed_and_older_ones_stay_readable() {
    let mut evening = table();
    let deal = sent(&mut evening, ADA, &[BO], &[gives(ADA, BO, 100)]);
    evening.play(&[wish(BO, Wish::Add { deal, clause: gives(BO, ADA, 10) }), wish(BO, Wish::send(deal))]);
    let old = wish(ADA, Wish::sign(deal, Some(1)));
    refuses(&mut evening, &old, No::Replaced { deal, version: 1, newest: 2 });
    let decline = wish(ADA, Wish::Decline { deal, version: Some(1) });
    refuses(&mut evening, &decline, No::Replaced { deal, version: 1, newest: 2 });
    let record = &evening.campaign.deals.open[&deal];
    let versions = record.earlier.iter().chain([&record.deal]).map(|one| (one.version, one.clauses.len()));
    assert_eq!(versions.collect::<Vec<_>>(), [(1, 1), (2, 2)]);
    assert_eq!(sent(&mut evening, CY, &[DEE], &[gives(CY, DEE, 1)]), DealId(2), "the numbers are the deals' own");
}

#[test]
fn d1_3_five_open_deals_a_proposer_and_drafts_for_a_day() {
    let mut evening = table();
    let all: Vec<DealId> = (0..5).map(|_| sent(&mut evening, ADA, &[BO], &[gives(ADA, BO, 1)])).collect();
    let sixth = drafted(&mut evening, ADA, &[BO], &[gives(ADA, BO, 1)]);
    refuses(&mut evening, &wish(ADA, Wish::send(sixth)), No::TooManyOpen { most: MOST_OPEN });
    evening.play(&[wish(BO, Wish::Add { deal: all[0], clause: gives(BO, ADA, 1) })]);
    send(&mut evening, BO, all[0]);
    refuses(&mut evening, &wish(ADA, Wish::send(sixth)), No::TooManyOpen { most: MOST_OPEN });
    sent(&mut evening, BO, &[ADA], &[gives(BO, ADA, 1)]);
    evening.play(&[wish(ADA, Wish::Withdraw { deal: all[1] })]);
    evening.play(&[wait(23), wish(ADA, Wish::Add { deal: sixth, clause: gives(BO, ADA, 1) }), wait(23)]);
    assert!(evening.campaign.deals.drafts.contains_key(&sixth), "a change keeps it");
    evening.play(&[wait(1)]);
    assert!(!evening.campaign.deals.drafts.contains_key(&sixth));
    refuses(&mut evening, &wish(ADA, Wish::send(sixth)), No::Unknown { deal: sixth });
}

#[test]
fn d1_3_a_counter_of_an_older_version_is_refused() {
    let mut evening = table();
    let deal = sent(&mut evening, ADA, &[BO, CY], &[gives(ADA, BO, 100), gives(BO, CY, 1)]);
    for by in [BO, CY] {
        evening.play(&[wish(by, Wish::Add { deal, clause: gives(by, ADA, 10) })]);
    }
    let late = draft(&evening, CY);
    send(&mut evening, BO, deal);
    refuses(&mut evening, &wish(CY, Wish::send(late)), No::Replaced { deal, version: 1, newest: 2 });
    // It begins again from the newest version.
    evening.play(&[wish(CY, Wish::Counter { deal })]);
    refuses(&mut evening, &wish(CY, Wish::send(late)), No::Unchanged { deal });
    evening.play(&[wish(CY, Wish::Drop { deal, clause: 3 })]);
    send(&mut evening, CY, deal);
    assert_eq!(open(&evening, deal).version, 3);
}

#[test]
fn d2_1_a_gift_earns_and_access_earns_and_a_favour_is_paid_for() {
    let mut evening = table();
    evening.play(&[holding(CY, BO, 20)]);
    let money = Terms::Favour { amount: Money(500) };
    let access = Terms::Access { access: Access::Trade };
    let clauses = [gives(ADA, BO, 300), clause(BO, CY, money), clause(CY, ADA, access)];
    let deal = sent(&mut evening, ADA, &[BO, CY], &clauses);
    evening.play(&[sign(BO, deal), sign(CY, deal)]);
    let is = &evening.campaign;
    assert_eq!([ADA, BO, CY].map(|one| crate::given::money(is, one)), [700, 800, 1500]);
    assert_eq!(leverage(is, ADA, BO), points(6));
    assert_eq!(leverage(is, CY, BO), points(10), "500 cost 10");
    assert_eq!(leverage(is, CY, ADA), points(15));
    assert!(state(is).has_access(ADA, CY, Access::Trade));
}

#[test]
fn d2_1_resets_change_both_leverages_and_systems_pass_without_any() {
    let mut evening = table();
    let system = |name: &str, home| System {
        name: name.to_owned(),
        planets: Vec::new(),
        ruler: Some(ADA),
        home_of: Some(ADA).filter(|_| home),
    };
    let added = [("Vega", false), ("Sol", true)].map(|(name, home)| {
        let added = leverage::Event::SystemAdded(system(name, home));
        Step::Event(Event::from(added))
    });
    evening.play(&added);
    let hands = |name: &str| clause(ADA, BO, Terms::System { system: name.to_owned() });
    let deal = drafted(&mut evening, ADA, &[BO], &[]);
    let nowhere = NoClause::NotOnMap { place: "Nowhere".to_owned() };
    refuses(&mut evening, &wish(ADA, Wish::Add { deal, clause: hands("Nowhere") }), nowhere);
    fill(&mut evening, ADA, &[hands("vega"), clause(BO, ADA, Terms::Reset { amount: points(3) })]);
    let sent_deal = send(&mut evening, ADA, deal);
    evening.play(&[sign(BO, sent_deal)]);
    let is = &evening.campaign;
    assert_eq!([(ADA, BO), (BO, ADA)].map(|(by, over)| leverage(is, by, over)), [points(3); 2]);
    assert_eq!(state(is).system_at("Vega").and_then(|system| system.ruler), Some(BO));
    let home = sent(&mut evening, ADA, &[BO], &[hands("Sol")]);
    let why = NoClause::HomeSystem { place: "Sol".to_owned(), player: ADA };
    let no = Refusal::Clause { deal: home, number: 1, why: Some(Box::new(why.into())) };
    refuses(&mut evening, &sign(BO, home), no);
}

#[test]
fn d2_1_milestones_follow_from_each_clause() {
    let mut evening = table();
    let grants = |to, access| clause(ADA, to, Terms::Access { access });
    let to_bo = Access::ALL.map(|access| grants(BO, access));
    let clauses = [&[gives(ADA, BO, 900)][..], &to_bo, &[grants(CY, Access::Ecological), gives(CY, ADA, 1)]].concat();
    let deal = sent(&mut evening, ADA, &[BO, CY], &clauses);
    let before = state(&evening.campaign).milestones(ADA);
    evening.play(&[sign(BO, deal), sign(CY, deal)]);
    let reached = evening.log.iter().filter(|event| {
        matches!(event, Event::Game(games::Event::Leverage(leverage::Event::MilestoneReached { player: ADA, .. })))
    });
    let now = state(&evening.campaign).milestones(ADA);
    assert_eq!(reached.count(), usize::from(now - before), "each once");
    assert!(now > before);
}

#[test]
fn d2_2_a_signer_sees_what_is_swallowed_and_signs_again_if_it_becomes_more() {
    let mut evening = table();
    evening.play(&[holding(ADA, BO, 95)]);
    let clauses = [gives(ADA, BO, 300), gives(BO, ADA, 300)];
    let draft = drafted(&mut evening, ADA, &[BO], &clauses);
    let asked = evening.attempt(&wish(ADA, Wish::send(draft)));
    let Err(Refusal::MustConfirm(Confirmation::SendsDeal { swallowed, clauses, .. })) = asked else {
        panic!("it asks")
    };
    assert_eq!((swallowed, clauses[0].events.len()), (100, 2), "one point of six");
    let deal = send(&mut evening, ADA, draft);
    evening.play(&[gift(ADA, BO, 100)]);
    refuses(&mut evening, &sign(BO, deal), No::SignAgain { deal, players: vec![ADA] });
    evening.play(&[sign(ADA, deal)]);
    refuses(&mut evening, &sign(ADA, deal), No::SignedAlready { deal, version: 1 });
    evening.play(&[sign(BO, deal)]);
    assert_eq!(leverage(&evening.campaign, ADA, BO), points(100));
}

#[test]
fn d4_1_sending_signs_and_others_see_what_they_cannot_afford() {
    let mut evening = table();
    let deal = sent(&mut evening, ADA, &[BO, CY], &[gives(ADA, BO, 3000), gives(BO, CY, 3000)]);
    let known = open(&evening, deal);
    assert_eq!((known.has_signed(ADA), known.awaited().collect::<Vec<_>>()), (true, vec![BO, CY]));
    assert_eq!(known.deadline, DUE);
    let outlook = outlook(&evening.campaign, known, evening.now);
    let no = |player| Refusal::from(NoClause::NotEnoughMoney { player, needs: Money(3000), has: Money(1000) });
    assert_eq!(outlook.clauses, [Err(no(ADA)), Err(no(BO))]);
    // Signing shows the version and asks.
    let asked = evening.attempt(&sign(BO, deal));
    let Err(Refusal::MustConfirm(Confirmation::SignsDeal { version: 1, last: false, clauses, .. })) = asked else {
        panic!("{asked:?}")
    };
    assert_eq!(clauses.iter().map(|one| one.fails).collect::<Vec<_>>(), [true, true]);
    evening.play(&[sign(BO, deal)]);
    assert!(open(&evening, deal).has_signed(BO));
}

#[test]
fn d4_2_clauses_are_carried_out_in_their_order_or_not_at_all() {
    let mut evening = table();
    // Bo can pass on what she gets first, but not more.
    let deal = sent(&mut evening, ADA, &[BO, CY], &[gives(ADA, BO, 1000), gives(BO, CY, 2000)]);
    evening.play(&[sign(BO, deal), sign(CY, deal)]);
    let is = [ADA, BO, CY].map(|one| money(&evening.campaign, one));
    assert_eq!(is, [0, 0, 3000]);
    let deal = sent(&mut evening, CY, &[BO, ADA], &[gives(CY, ADA, 500), gives(BO, CY, 1), gives(CY, BO, 5)]);
    evening.play(&[sign(BO, deal)]);
    let why = Refusal::from(NoClause::NotEnoughMoney { player: BO, needs: Money(1), has: Money(0) });
    refuses(&mut evening, &sign(ADA, deal), Refusal::Clause { deal, number: 2, why: Some(Box::new(why)) });
    assert!(open(&evening, deal).has_signed(BO), "the other signatures stay");
    evening.play(&[gift(CY, BO, 1), sign(ADA, deal)]);
    assert_eq!(ending(&evening, deal), Some(Ending::CarriedOut));
}

#[test]
fn d4_2_the_reason_names_no_figure_its_reader_may_not_see() {
    let mut evening = table();
    let hide = [
        LeverageSetting::PublicMoney(leverage::Public::Nothing),
        LeverageSetting::PublicLeverage(leverage::Public::Nothing),
    ];
    evening.play(&hide.map(|setting| set(Setting::from(setting))));
    let money = Terms::Favour { amount: Money(50) };
    let deal = sent(&mut evening, ADA, &[BO, CY], &[gives(BO, ADA, 3000), clause(BO, CY, money.clone())]);
    evening.play(&[sign(BO, deal)]);
    refuses(&mut evening, &sign(CY, deal), Refusal::Clause { deal, number: 1, why: None });
    let deal = sent(&mut evening, ADA, &[BO, CY], &[clause(BO, CY, money), gives(ADA, BO, 1)]);
    evening.play(&[sign(CY, deal)]);
    let why = NoClause::NotEnoughLeverage { by: CY, over: BO, cost: points(1), has: points(0) };
    let no = Refusal::Clause { deal, number: 1, why: Some(Box::new(why.into())) };
    refuses(&mut evening, &sign(BO, deal), no);
}

#[test]
fn d4_3_a_counter_voids_earlier_signatures() {
    let mut evening = table();
    let deal = sent(&mut evening, ADA, &[BO, CY], &[gives(ADA, BO, 10), gives(BO, CY, 10)]);
    evening.play(&[sign(BO, deal), wait(30), wish(CY, Wish::Add { deal, clause: gives(CY, ADA, 1) })]);
    assert!(open(&evening, deal).has_signed(BO), "a draft changes nothing");
    send(&mut evening, CY, deal);
    let now = open(&evening, deal);
    assert_eq!(now.awaited().collect::<Vec<_>>(), [ADA, BO]);
    assert_eq!((now.sender, now.proposer, now.version), (CY, ADA, 2));
    assert_eq!(now.deadline, evening.now + hours(72), "the whole time again");
    evening.play(&[sign(BO, deal), sign(ADA, deal)]);
    assert_eq!(ending(&evening, deal), Some(Ending::CarriedOut));
    let over = Closing { ending: Ending::CarriedOut, at: evening.now, by: Some(ADA), again: false };
    refuses(&mut evening, &sign(BO, deal), No::Over { deal, closing: over });
}

#[test]
fn d4_3_a_confirmed_signature_is_for_the_version_it_was_shown_for() {
    let mut evening = table();
    let deal = sent(&mut evening, ADA, &[BO], &[gives(ADA, BO, 10)]);
    let signs = wish(BO, Wish::sign(deal, Some(1)));
    let Err(Refusal::MustConfirm(shown)) = evening.attempt(&signs) else { panic!("it asks") };
    evening
        .play(&[wish(ADA, Wish::Drop { deal, clause: 1 }), wish(ADA, Wish::Add { deal, clause: gives(BO, ADA, 900) })]);
    send(&mut evening, ADA, deal);
    let late = confirmed(signs, shown.clone());
    refuses(&mut evening, &late, No::Replaced { deal, version: 1, newest: 2 });
    // Even without a version, what was confirmed is another version.
    let asked = evening.attempt(&confirmed(sign(BO, deal), shown));
    assert!(matches!(asked, Err(Refusal::MustConfirm(Confirmation::SignsDeal { version: 2, .. }))), "{asked:?}");
}

#[test]
fn d4_4_declining_and_withdrawing_end_a_deal_and_silence_lets_it_lapse() {
    let mut evening = table();
    let all: Vec<DealId> = (0..3).map(|_| sent(&mut evening, ADA, &[BO], &[gives(ADA, BO, 5)])).collect();
    refuses(&mut evening, &wish(BO, Wish::Withdraw { deal: all[0] }), No::NotSender { deal: all[0], sender: ADA });
    refuses(&mut evening, &wish(CY, Wish::Decline { deal: all[0], version: None }), No::NotParty { deal: all[0] });
    evening
        .play(&[wish(BO, Wish::Decline { deal: all[0], version: None }), wish(ADA, Wish::Withdraw { deal: all[1] })]);
    evening.play(&[wait(72)]);
    let endings: Vec<_> = all.iter().map(|deal| ending(&evening, *deal)).collect();
    assert_eq!(endings, [Some(Ending::Declined), Some(Ending::Withdrawn), Some(Ending::Lapsed)]);
    assert_eq!(money(&evening.campaign, ADA), 1000);
}

#[test]
fn d4_4_deals_that_come_to_nothing_make_the_next_one_wait() {
    let mut evening = table();
    for _ in 0..2 {
        let deal = sent(&mut evening, ADA, &[BO, CY], &[gives(ADA, BO, 5), gives(BO, CY, 5)]);
        evening.play(&[sign(CY, deal), wish(BO, Wish::Decline { deal, version: None })]);
    }
    let counts = |evening: &Evening, one, other| evening.campaign.patience.between(one, other, false).map(|it| it.asks);
    assert_eq!([counts(&evening, ADA, BO), counts(&evening, ADA, CY), counts(&evening, BO, CY)], [Some(2), None, None]);
    let deal = drafted(&mut evening, ADA, &[BO], &[gives(ADA, BO, 5)]);
    let no = table::Refusal::TooSoon { player: BO, asks: 2, until: evening.now + hours(1) };
    refuses(&mut evening, &wish(ADA, Wish::send(deal)), no);
    evening.play(&[wait(1)]);
    let deal = send(&mut evening, ADA, deal);
    evening.play(&[sign(BO, deal)]);
    assert_eq!(counts(&evening, ADA, BO), None, "a deal carried out ends the row");
}

#[test]
fn d4_4_an_absence_makes_the_deadline_stand_still_for_all() {
    let mut evening = table();
    let away = |until: i64| Command::Away { away: true, until: Some(START + hours(until)) };
    evening.play(&[order(BO, away(48)), order(CY, away(24))]);
    let deal = drafted(&mut evening, ADA, &[BO, CY, DEE], &[gives(ADA, BO, 5), gives(CY, DEE, 5)]);
    let Err(Refusal::MustConfirm(Confirmation::SendsDeal { away, .. })) = evening.attempt(&wish(ADA, Wish::send(deal)))
    else {
        panic!("she is warned")
    };
    assert_eq!(away.iter().map(|one| one.player).collect::<Vec<_>>(), [BO, CY]);
    let deal = send(&mut evening, ADA, deal);
    assert_eq!(open(&evening, deal).deadline, START + hours(48 + 72));
    evening.play(&[wait(24)]);
    assert_eq!(open(&evening, deal).awaits, [BO]);
    evening.play(&[order(BO, Command::Away { away: false, until: None })]);
    assert_eq!(open(&evening, deal).deadline, START + hours(24 + 72));
}

#[test]
fn d4_4_a_pause_moves_the_deadline_and_reminders_go_to_those_who_have_yet_to_sign() {
    let mut evening = table();
    let deal = sent(&mut evening, ADA, &[BO, CY], &[gives(ADA, BO, 5), gives(BO, CY, 5)]);
    evening.play(&[pause()]);
    refuses(&mut evening, &sign(BO, deal), table::Refusal::Paused { since: START });
    evening.play(&[wait(100), resume(), sign(BO, deal), wait(36)]);
    let reminded = |evening: &Evening| {
        let all = evening.log.iter().filter_map(|event| match event {
            Event::Deal(Happened::Reminded { reminder, players, .. }) => Some((*reminder, players.clone())),
            _ => None,
        });
        all.collect::<Vec<_>>()
    };
    assert_eq!(reminded(&evening), [(Reminder::HalfTime, vec![CY])]);
    evening.play(&[wait(35)]);
    assert_eq!(reminded(&evening).last(), Some(&(Reminder::LastCall, vec![CY])));
    assert_eq!(settle(&evening.campaign, evening.now), []);
    evening.play(&[wait(1)]);
    assert_eq!(ending(&evening, deal), Some(Ending::Lapsed));
}

#[test]
fn d4_5_a_signature_can_be_taken_back_until_the_last_is_given() {
    let mut evening = table();
    let deal = sent(&mut evening, ADA, &[BO, CY], &[gives(ADA, BO, 5), gives(BO, CY, 5)]);
    refuses(&mut evening, &wish(BO, Wish::Unsign { deal }), No::NotSigned { deal });
    evening.play(&[sign(BO, deal), wish(BO, Wish::Unsign { deal }), wish(ADA, Wish::Unsign { deal }), sign(CY, deal)]);
    assert_eq!(open(&evening, deal).awaited().collect::<Vec<_>>(), [ADA, BO]);
    evening.play(&[sign(ADA, deal), sign(BO, deal)]);
    assert_eq!(ending(&evening, deal), Some(Ending::CarriedOut));
}

#[test]
fn d7_1_when_a_party_leaves_open_deals_and_promises_are_void() {
    let mut evening = table();
    let done = sent(&mut evening, ADA, &[BO], &[timed(ADA, BO, Terms::Peace, 48), timed(BO, ADA, Terms::Peace, 48)]);
    evening.play(&[sign(BO, done)]);
    let with_cy = sent(&mut evening, ADA, &[BO, CY], &[gives(ADA, BO, 5), gives(BO, CY, 5)]);
    let without = sent(&mut evening, CY, &[DEE], &[gives(CY, DEE, 5)]);
    evening.play(&[leave(BO)]);
    assert_eq!([ending(&evening, with_cy), ending(&evening, without)], [Some(Ending::Void), None]);
    assert!(evening.campaign.deals.running.is_empty());
    let verdicts = evening.campaign.deals.judged.iter().map(|(_, verdict)| *verdict);
    assert_eq!(verdicts.collect::<Vec<_>>(), [chancery_rules::ruleset::Verdict::Void; 2]);
    refuses(
        &mut evening,
        &wish(ADA, Wish::New { with: vec![BO], private: false }),
        table::Refusal::HasLeft { player: BO },
    );
}
