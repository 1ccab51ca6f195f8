//! Properties of every game, for all kinds of orders: nonsense, impostors, moderators, undos and long absences
//! included.

mod books;

use super::evenings::{Deed, Game, games, map};
use super::given::{load, seated, state};
use crate::effort::share;
use crate::given::{Evening, Step};
use crate::properties::{nothing_is_due, retell, settling_in_pieces_comes_to_the_same, take, take_back, through_json};
use books::Books;
use chancery_rules::games;
use chancery_rules::games::realms::{
    Action, Command as Act, CovertEvent, Event as Effect, MOST_INFLUENCE, MOST_POWER, Needs, Piece, State, check,
    claimable, reachable,
};
use chancery_rules::ids::{CampaignId, PlayerId};
use chancery_rules::time::Span;
use chancery_rules::{Campaign, Command, Event, Order, Phase, Refusal, decide};
use proptest::test_runner::{Config, TestRunner};
use std::cell::RefCell;

/// How many games the long form plays: about three thousand turns in total.
const GAMES: u32 = 40;

#[derive(Debug, Default)]
struct Tally {
    placed: u32,
    forged: u32,
    taken_over: u32,
    claimed: u32,
    declared: u32,
    countered: u32,
    swapped: u32,
    returned: u32,
    loaded: u32,
    undone: u32,
}

#[test]
fn random_games_keep_the_rules() {
    let tally = RefCell::new(Tally::default());
    let mut runner = TestRunner::new(Config { cases: share(GAMES), failure_persistence: None, ..Config::default() });
    let outcome = runner.run(&games(), |game| {
        play(&game, &mut tally.borrow_mut());
        Ok(())
    });
    outcome.unwrap_or_else(|failure| panic!("{failure}"));
    let tally = tally.into_inner();
    let often = [tally.placed, tally.forged, tally.claimed, tally.declared];
    // Each game loads a map at the beginning.
    let seldom =
        [tally.loaded - share(GAMES), tally.returned, tally.taken_over, tally.countered, tally.swapped, tally.undone];
    let enough = often.iter().all(|n| *n >= share(20)) && seldom.iter().all(|n| *n >= 1);
    assert!(enough, "{tally:?}");
}

fn play(game: &Game, tally: &mut Tally) {
    let mut evening = seated((1..=game.players).map(PlayerId));
    evening.play(&[load(map(game.players))]);
    let mut retold = retell(None, &evening.log);
    let mut books = Books::of(&evening.log);
    let mut past: Vec<(Campaign, usize)> = Vec::new();
    for (number, turn) in game.turns.iter().enumerate() {
        let before = evening.campaign.clone();
        let (now, seen) = (evening.now, evening.log.len());
        settling_in_pieces_comes_to_the_same(&before, now, now + turn.wait);
        evening.play(&[Step::Wait(turn.wait)]);
        nothing_is_due(&evening.campaign, evening.now);
        past.push((before.clone(), seen));
        if let Deed::Undo(turns) = turn.deed {
            take_back(&mut evening, &mut past, turns);
            retold = retell(None, &evening.log);
            books = Books::of(&evening.log);
            tally.undone += 1;
        } else {
            let waited = evening.log.len();
            if let Some(step) = turn.step(&evening.campaign, evening.now) {
                take(&mut evening, step, turn.confirms);
            }
            who_is_asked_has_the_whole_time(&evening, waited);
            retold = retell(retold, &evening.log[seen..]);
            books.keep(&evening.log[seen..]);
        }
        let campaign = &evening.campaign;
        assert_eq!(retold.as_ref(), Some(campaign));
        assert_eq!(&through_json(campaign), campaign);
        influence_lies_where_it_may(state(campaign));
        books.agree_with(state(campaign));
        if number % 12 == 0 {
            what_is_looked_up_is_what_is_accepted(&evening);
        }
    }
    let replayed = Campaign::replay(CampaignId(1), &evening.log);
    assert_eq!(replayed.as_ref(), Some(&evening.campaign));
    tally.count(&evening.log);
}

/// Every player who is asked gets the table's full time to answer, from that moment on (U6.2).
fn who_is_asked_has_the_whole_time(evening: &Evening, from: usize) {
    let at = evening.campaign.at::<State>(evening.now);
    let hours = at.expect("it is played").settings.counter_hours;
    for event in &evening.log[from..] {
        if let Event::OfferMade(offer) = event
            && offer.terms.is_sealed()
        {
            let due = evening.now + Span::hours(hours.into());
            assert_eq!(offer.deadline, Some(due), "{offer:?}");
        }
    }
}

/// An area has at most five influence, and none if it may not hold any (U2.3, U2.4).
fn influence_lies_where_it_may(game: &State) {
    for area in game.board.areas() {
        let mut owners = area.provinces().iter().map(|one| one.owner.as_ref());
        let played = |owner: Option<&String>| {
            let realms = game.realms.iter();
            let mut players = realms.filter(|realm| realm.player.is_some());
            owner.is_some_and(|owner| players.any(|realm| realm.name == *owner))
        };
        let open = area.provinces().is_empty() || !owners.all(played);
        let most = if open && !area.is_distant() { MOST_INFLUENCE } else { 0 };
        let pieces = area.pieces.iter();
        let influence = pieces.filter(|one| one.kind == Piece::Influence);
        let there: u32 = influence.map(|one| one.count).sum();
        assert!(there <= most, "{there} in {}", area.name);
    }
    let powers = game.sheets.values().map(|sheet| sheet.power);
    assert!(powers.clone().all(|power| power <= MOST_POWER));
}

/// An act shown as open is accepted, and any other is refused.
fn what_is_looked_up_is_what_is_accepted(evening: &Evening) {
    let campaign = &evening.campaign;
    if campaign.phase != Phase::Running {
        return;
    }
    let at = campaign.at::<State>(evening.now).expect("it is played");
    let game = at.game;
    for player in campaign.active_players() {
        let open = |action: &Action| match check(&at, player, action) {
            Ok(check) => check.is_open(),
            Err(_) => false,
        };
        let accepted = |act| is_accepted(evening, player, act);
        let (reached, claimed) = (reachable(game, player), claimable(game, player));
        for area in game.board.areas() {
            let area = area.name.clone();
            let one =
                |count| Act::Influence { areas: vec![(area.clone(), count)], in_ducats: Some(count.saturating_sub(1)) };
            let action = Action::Influence { area: area.clone() };
            let is_open = open(&action);
            assert_eq!(accepted(one(1)), is_open, "{player} in {area}");
            let most = reached.iter().find(|one| one.area == area);
            let most = most.map_or(0, |one| one.most);
            assert!(!is_open || most > 0, "{player} reaches {area}");
            assert!(!accepted(one(most + 1)), "{player} in {area}");
            let only_costs = check(&at, player, &action).is_ok_and(|check| {
                let mut unmet = check.conditions.iter().filter(|one| !one.is_met());
                unmet.all(|one| {
                    matches!(
                        one.needs,
                        Needs::Turn { .. } | Needs::Action { .. } | Needs::Power { .. } | Needs::Influence { .. }
                    )
                })
            });
            let plays = game.realm_of(player).is_some();
            assert_eq!(only_costs, plays && most > 0, "{player} in {area}");
            let areas = vec![area.clone()];
            let claims = open(&Action::Claims { area: area.clone() });
            assert_eq!(accepted(Act::Claims { areas }), claims);
            assert!(!claims || claimed.contains(&area));
        }
        for realm in game.realms.iter().map(|realm| &realm.name) {
            let (realm, action) = (realm.clone(), realm.clone());
            let forges = open(&Action::Alliance { realm: action });
            assert_eq!(accepted(Act::Forge { realm }), forges);
        }
    }
}

fn is_accepted(evening: &Evening, by: PlayerId, act: Act) -> bool {
    let order = Order { by, moderator: false, on_behalf: None, command: Command::from(act), confirmed: None };
    match decide(&evening.campaign, &order, evening.now) {
        Ok(_) | Err(Refusal::MustConfirm(_)) => true,
        Err(_) => false,
    }
}

impl Tally {
    fn count(&mut self, log: &[Event]) {
        for event in log {
            let Event::Game(games::Event::Realms(event)) = event else {
                continue;
            };
            let counter = match event {
                Effect::InfluencePlaced { .. } => &mut self.placed,
                Effect::AllianceForged { before: None, .. } => &mut self.forged,
                Effect::AllianceForged { .. } => &mut self.taken_over,
                Effect::ClaimsPlaced { .. } => &mut self.claimed,
                Effect::InfluenceReturned { .. } => &mut self.returned,
                Effect::Laid(_) => &mut self.loaded,
                Effect::Covert(CovertEvent::Declared { .. }) => &mut self.declared,
                Effect::Covert(CovertEvent::Countered { .. }) => &mut self.countered,
                Effect::Covert(CovertEvent::InfluenceSwapped { .. }) => &mut self.swapped,
                _ => continue,
            };
            *counter += 1;
        }
    }
}
