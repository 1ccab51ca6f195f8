//! Privacy between two players, and what moderators see of it.

use super::given::*;
use chancery_rules::games;
use chancery_rules::games::leverage::amounts::Money;
use chancery_rules::games::leverage::{self, Booking, Favour, Pair, Public, Relation, Shown, State};
use chancery_rules::ids::{OfferId, PlayerId};
use chancery_rules::{
    Audience, Campaign, Command, Confirmation, Event, Moderation, Notice, Order, PrivateLook, Refusal, Setting,
    Settings, Viewer, decide, is_beside_game, is_unnumbered, known, notices, stories, table,
};

fn look(players: &[PlayerId], through: PrivateLook) -> Step {
    let players = players.to_vec();
    moderate(Moderation::PrivateLook { players, through })
}

fn looked(players: &[PlayerId], through: PrivateLook) -> Event {
    Event::Looked { by: MODERATOR, players: players.to_vec(), through, untold: false }
}

fn named(told: &[Notice]) -> Vec<(Audience, Vec<PlayerId>)> {
    let named = told.iter().map(|notice| match &notice.events[..] {
        [Event::Looked { players, .. }] => (notice.to, players.clone()),
        other => panic!("{other:?}"),
    });
    named.collect()
}

#[test]
fn l13_3_a_private_look_changes_nothing_and_informs_its_owners() {
    let seen = looked(&[ADA, BO], PrivateLook::Log);
    let campaign = check(&[], look(&[ADA, BO], PrivateLook::Log), Ok(vec![seen.clone()]));
    assert_eq!(campaign, after(&[]));
    let events = [seen.clone()];
    // A look has no number, and an undo skips it.
    assert!(is_beside_game(&events) && is_unnumbered(&events));
    // Players do not learn who else it was private to.
    let each = |player| (Audience::Player(player), vec![player]);
    assert_eq!(named(&notices(&campaign, &events)), [each(ADA), each(BO)]);
    let read = |viewer: Viewer| named(&stories(&campaign, &events, viewer));
    assert_eq!(read(ADA.into()), [each(ADA)]);
    assert_eq!(read(CY.into()), []);
    assert_eq!(read(Viewer::TABLE), []);
    let moderators = Viewer::from(DEE).moderating(true);
    let all = (Audience::Player(DEE), vec![ADA, BO]);
    assert_eq!(read(moderators), [all]);
    assert_eq!(read(Viewer::from(DEE)), []);
    let own = (Audience::Player(MODERATOR), vec![ADA, BO]);
    assert_eq!(read(MODERATOR.into()), [own]);
    assert_eq!(known(&Settings::default(), &events, CY.into()), []);
    assert_eq!(known(&Settings::default(), &events, BO.into()), [looked(&[BO], PrivateLook::Log)]);
    assert_eq!(known(&Settings::default(), &events, MODERATOR.into()), [seen]);
}

#[test]
fn l13_3_an_untold_look_of_an_older_version_appears_only_in_history() {
    let (players, through) = (vec![ADA], PrivateLook::ActingFor);
    let seen = Event::Looked { by: MODERATOR, players, through, untold: true };
    let campaign = after(&[]);
    assert_eq!(notices(&campaign, std::slice::from_ref(&seen)), []);
    assert_eq!(stories(&campaign, &[seen], ADA.into()).len(), 1);
}

#[test]
fn l13_3_only_moderators_can_look_even_after_the_end() {
    let Step::Order(order) = look(&[ADA], PrivateLook::Undoing) else {
        panic!("it is an order");
    };
    let player = Order { moderator: false, ..order.clone() };
    let evening = Evening::begin();
    let refused = decide(&evening.campaign, &player, evening.now);
    let only = Refusal::from(table::Refusal::ModeratorsOnly);
    assert_eq!(refused, Err(only));
    let mut ended = evening.campaign;
    ended.evolve(&Event::Ended { at: evening.now });
    let looks = decide(&ended, &order, evening.now);
    assert_eq!(looks, Ok(vec![looked(&[ADA], PrivateLook::Undoing)]));
}

#[test]
fn l13_3_a_moderator_without_a_look_sees_the_public_view() {
    let amount = Money(50);
    let evening = [holding(ADA, BO, 10), ask(ADA, BO, Favour::Money { amount }, None, true)];
    let campaign = after(&evening);
    let pending = |viewer: Viewer| campaign.redacted_for(viewer).offers.pending.len();
    assert_eq!(pending(CY.into()), 0);
    assert_eq!(pending(Viewer::from(CY).moderating(true)), 1);
    // A stand-in sees what is private to the absent player, and nothing private to others.
    assert_eq!(pending(Viewer::from(CY).acting_for(BO)), 1);
    assert_eq!(pending(Viewer::from(CY).acting_for(DEE)), 0);
    // The count of offers that end with the campaign omits private offers of others.
    let Step::Order(end) = moderate(Moderation::End) else {
        panic!("it is an order");
    };
    let asked = |by| {
        let order = Order { by, ..end.clone() };
        match decide(&campaign, &order, START) {
            Err(Refusal::MustConfirm(Confirmation::EndsForGood { pending })) => pending,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!([CY, BO, MODERATOR].map(asked), [0, 1, 0]);
}

fn public(leverage: Public, money: Public) -> [Step; 2] {
    [
        set(Setting::from(leverage::Setting::PublicLeverage(leverage))),
        set(Setting::from(leverage::Setting::PublicMoney(money))),
    ]
}

/// Plays the steps, and returns the campaign and the notices of the last one.
fn told(given: &[Step], when: Step) -> (Campaign, Vec<Notice>) {
    let mut evening = Evening::begin();
    evening.play(given);
    let events = evening.attempt(&when).expect("the order is accepted");
    let told = notices(&evening.campaign, &events);
    (evening.campaign, told)
}

fn bookings(told: &[Notice], to: Audience) -> Vec<Booking> {
    let told = told.iter().filter(|notice| notice.to == to);
    let events = told.flat_map(|notice| &notice.events);
    let effects = events.filter_map(Event::of::<State>);
    effects.filter_map(|effect| effect.booking().copied()).collect()
}

const ALL: Public = Public::All;
const DIFFERENCES: Public = Public::Differences;
const NOTHING: Public = Public::Nothing;

#[test]
fn l13_1_the_table_sees_values_differences_or_nothing() {
    let seen = |leverage| {
        let mut given = vec![holding(ADA, BO, 98)];
        given.extend(public(leverage, ALL));
        let gift = confirmed(
            gift(ADA, BO, 250),
            Confirmation::from(leverage::Confirmation::GiftOverflows {
                earns: points(2),
                swallowed: points(3),
                limit: None,
            }),
        );
        let (_, told) = told(&given, gift);
        let [booking] = bookings(&told, Audience::Table)[..] else {
            return None;
        };
        let figures = (booking.value, booking.amount, booking.swallowed);
        Some((booking.shown, figures))
    };
    let whole = (points(100), points(2), points(3));
    assert_eq!(seen(ALL), Some((Shown::Whole, whole)));
    // Only the gift's own value is shown, so it does not reveal that Ada was at 98.
    let alone = (points(0), points(5), points(0));
    assert_eq!(seen(DIFFERENCES), Some((Shown::Difference, alone)));
    assert_eq!(seen(NOTHING), None);
}

#[test]
fn l13_1_players_see_their_own_figures() {
    let mut given = vec![gift(ADA, BO, 100), gift(CY, BO, 50)];
    given.extend(public(NOTHING, NOTHING));
    let campaign = after(&given);
    let seen = campaign.redacted_for(CY.into());
    let seen = seen.playing::<State>().expect("it is played");
    let (theirs, own) = (Pair::new(ADA, BO), Pair::new(CY, BO));
    assert!(seen.shows_leverage(own) && seen.shows_leverage(own.reversed()));
    assert!(!seen.shows_leverage(theirs) && !seen.shows_progress(ADA) && !seen.shows_money(BO));
    assert_eq!(seen.leverage(own), points(1));
    assert_eq!(seen.relation(theirs), Relation::default());
    assert_eq!((seen.money(CY), seen.money(BO)), (Money(950), Money(0)));
    // A moderator who acts for a player also sees what that player sees.
    let acting = campaign.redacted_for(Viewer::from(CY).acting_for(ADA));
    let acting = acting.playing::<State>().expect("it is played");
    assert_eq!(acting.leverage(theirs), points(2));
    assert!(!acting.shows_money(BO));
}

#[test]
fn l13_1_rights_are_reported_to_the_affected_players() {
    let mut given = vec![holding(ADA, BO, 0.5)];
    given.extend(public(NOTHING, ALL));
    let act = act(ADA, leverage::Command::Enter { host: BO, place: None, ship: None });
    let first = asked_first(&given, act.clone());
    let (_, told) = told(&given, confirmed(act, first));
    let table: Vec<&Notice> = told.iter().filter(|n| n.to == Audience::Table).collect();
    let [table] = table[..] else {
        panic!("{told:?}");
    };
    assert_eq!((table.events.len(), table.remarks.len()), (1, 0));
    assert_eq!(table.calls, [BO]);
    for player in [ADA, BO] {
        let own = told.iter().find(|n| n.to == Audience::Player(player));
        let own = own.unwrap_or_else(|| panic!("no notice to {player}: {told:?}"));
        assert!(!own.remarks.is_empty());
    }
    assert_eq!(told.len(), 3);
}

#[test]
fn l13_1_a_milestone_is_reported_only_to_its_player() {
    let to = |leverage: Public| {
        let mut given = vec![moderate_money(ADA, 100_000)];
        given.extend(public(leverage, ALL));
        let (_, told) = told(&given, gift(ADA, BO, 5000));
        let reached = told.into_iter().filter(|notice| {
            let reached = |event: &leverage::Event| matches!(event, leverage::Event::MilestoneReached { .. });
            notice.events.iter().filter_map(Event::of::<State>).any(reached)
        });
        reached.map(|notice| notice.to).collect::<Vec<_>>()
    };
    assert_eq!(to(ALL), [Audience::Table]);
    assert_eq!(to(DIFFERENCES), [Audience::Player(ADA)]);
    assert_eq!(to(NOTHING), [Audience::Player(ADA)]);
}

fn moderate_money(player: PlayerId, amount: i64) -> Step {
    let amount = Money(amount);
    correct(leverage::Correction::Money { player, amount })
}

#[test]
fn l13_1_money_moves_unseen_if_nothing_is_public() {
    let seen = |money| {
        let mut given = vec![holding(ADA, BO, 10), ask_money(ADA, BO, 50)];
        given.extend(public(ALL, money));
        let (_, told) = told(&given, accept(BO, 1));
        let table = told.iter().filter(|notice| notice.to == Audience::Table);
        let events = table.flat_map(|notice| &notice.events);
        let moved = |event: &&leverage::Event| matches!(event, leverage::Event::MoneyMoved { .. });
        events.filter_map(Event::of::<State>).filter(moved).count()
    };
    assert_eq!([ALL, DIFFERENCES, NOTHING].map(seen), [1, 1, 0]);
}

fn in_private(amount: i64) -> Step {
    let amount = Money(amount);
    ask(ADA, BO, Favour::Money { amount }, None, true)
}

#[test]
fn l13_2_a_private_asker_is_told_what_will_show() {
    let question = |leverage, money, amount| {
        let mut evening = Evening::begin();
        evening.play(&[holding(ADA, BO, 50)]);
        evening.play(&public(leverage, money));
        let seen = match evening.attempt(&asked(ADA, BO, &Favour::Money { amount: Money(amount) }, None, true)) {
            Err(Refusal::MustConfirm(question)) => question,
            Ok(_) => return None,
            other => panic!("{other:?}"),
        };
        match seen {
            Confirmation::Game(games::Confirmation::Leverage(leverage::Confirmation::PrivateShows {
                of: BO,
                leverage,
                money,
                map: false,
                has,
                no_ship: false,
            })) => Some((leverage, money, has)),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(question(ALL, ALL, 50), Some((true, true, None)));
    assert_eq!(question(NOTHING, ALL, 50), Some((false, true, None)));
    assert_eq!(question(ALL, DIFFERENCES, 50), Some((true, false, None)));
    // If money is public, the same question says that Bo cannot pay (L4.12).
    assert_eq!(question(NOTHING, ALL, 1050), Some((false, true, Some(Money(1000)))));
    assert_eq!(question(DIFFERENCES, NOTHING, 1050), None);
}

#[test]
fn l13_2_private_offers_are_numbered_separately() {
    let mut given = vec![holding(ADA, BO, 50), holding(CY, BO, 50), holding(BO, ADA, 50)];
    given.extend(public(NOTHING, NOTHING));
    given.extend([
        in_private(50),
        ask_money(ADA, BO, 50),
        ask(CY, BO, Favour::Money { amount: Money(50) }, None, true),
        ask(BO, ADA, Favour::Money { amount: Money(50) }, None, true),
        ask_money(ADA, BO, 50),
    ]);
    let campaign = after(&given);
    let offers = &campaign.offers;
    let public: Vec<u64> = offers.pending.keys().map(|id| id.0).take(2).collect();
    assert_eq!(public, [1, 2]);
    let between = |one, other| -> Vec<OfferId> {
        let private = offers.pending.values().filter(|offer| offer.private);
        let theirs = private.filter(|offer| offer.concerns(one) && offer.concerns(other));
        theirs.map(|offer| offer.id).collect()
    };
    let (theirs, others) = (between(ADA, BO), between(CY, BO));
    assert_eq!((theirs.len(), others.len()), (2, 1));
    assert!(theirs.iter().chain(&others).all(|id| id.is_private()));
    // The numbers of a pair depend on that pair's own offers only.
    let mut alone = vec![holding(CY, BO, 50)];
    alone.extend(self::public(NOTHING, NOTHING));
    alone.push(ask(CY, BO, Favour::Money { amount: Money(50) }, None, true));
    let alone = after(&alone);
    assert_eq!(alone.offers.pending.keys().copied().collect::<Vec<_>>(), others);
    // Others see neither the offers nor the numbers they use.
    let seen = campaign.redacted_for(DEE.into());
    assert_eq!(seen.offers.pending.len(), 2);
    assert!(theirs.iter().all(|id| offers.was_made(*id) && !seen.offers.was_made(*id)));
}

#[test]
fn l13_2_private_offers_have_no_number_in_the_journal() {
    let mut evening = Evening::begin();
    evening.play(&[holding(ADA, BO, 50)]);
    evening.play(&public(NOTHING, NOTHING));
    let asked = evening.attempt(&in_private(50)).expect("the order is accepted");
    let offer = asked[0].about_offer().expect("an offer");
    assert!(is_unnumbered(&asked));
    let picks = Vec::new();
    let accepted = evening.attempt(&order(BO, Command::Accept { offer, picks }));
    assert!(is_unnumbered(&accepted.expect("the order is accepted")));
    let openly = evening.attempt(&ask_money(ADA, BO, 50));
    assert!(!is_unnumbered(&openly.expect("the order is accepted")));
}
