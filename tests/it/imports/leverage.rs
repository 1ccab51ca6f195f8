//! Random games of leverage.

use super::spoilt::assert_refused_or_lawful;
use super::{
    ADA, ALL, BO, CY, DEE, Game, MOD, assert_moves, assert_same, comparable, everybody, exported, imported, redacted,
};
use chancery::export::Secrets;
use chancery::rules::games::leverage::amounts::{Leverage, Money};
use chancery::rules::games::leverage::{
    Access, Command, Correction, Favour, Hostility, NegativeAccess, Pair, Public, ScienceKind, Setting, State, System,
    TaskKind, TaskOptions, Technology,
};
use chancery::rules::ids::CampaignId;
use chancery::rules::time::Span;
use chancery::rules::{self, Campaign, Event, Moderation, RulesetName, ScheduleEnding, ScheduledAct, deal};
use serde_json::{Value, json};

const GAMES: u64 = 60;

fn correct(correction: Correction) -> rules::Command {
    let correction = rules::Correction::Leverage(correction);
    rules::Command::Moderate(Moderation::Correct { correction, reason: Some("For the test".to_owned()) })
}

fn configure(setting: Setting) -> rules::Command {
    let setting = rules::Setting::Game(rules::games::Setting::Leverage(setting));
    rules::Command::Moderate(Moderation::Configure(vec![setting]))
}

fn access(game: &mut Game) -> Access {
    game.dice.one_of(&Access::ALL)
}

fn begin(seed: u64) -> Game {
    let mut game = Game::new(RulesetName::Leverage, seed);
    for player in ALL {
        assert!(game.order(player, rules::Command::Join));
        assert!(game.order(MOD, correct(Correction::Science { player, kind: ScienceKind::Neutral, amount: 120 })));
    }
    if seed.is_multiple_of(3) {
        for (name, ruler) in [("Sol", ADA), ("Vega", BO), ("Rigel", CY), ("Mizar", BO)] {
            let planets = vec![format!("{name} Prime")];
            let home_of = (name != "Mizar").then_some(ruler);
            let system = System { name: name.to_owned(), planets, ruler: Some(ruler), home_of };
            let added = Correction::AddSystem(system);
            assert!(game.order(MOD, correct(added)), "{name}");
        }
    }
    let mut set = |by, over, value| {
        let value = Leverage::points(value);
        assert!(game.order(MOD, correct(Correction::SetLeverage { by, over, value })));
    };
    match seed % 5 {
        2 => {
            set(ADA, BO, -80);
            set(BO, ADA, -80);
            game.order(ADA, Command::Act { against: BO, hostility: Hostility::ConquerCity });
        }
        3 => {
            set(BO, ADA, 50);
            let favour = Favour::MilitaryAid { place: "Sol".to_owned(), minutes: 1 + seed as i64 % 4 };
            game.order(BO, Command::AskFavour { of: ADA, favour, note: None, private: false });
            if let Some((offer, _)) = game.pending() {
                game.order(ADA, rules::Command::Accept { offer, picks: Vec::new() });
            }
            game.pass(Span::hours(9));
        }
        _ => {}
    }
    if seed % 4 == 1 {
        assert!(game.order(MOD, configure(Setting::NegativeAccess(NegativeAccess::Suspended))));
    }
    game
}

fn act(game: &mut Game) {
    let (by, other) = (game.any(), game.any());
    let place = (game.campaign.playing::<State>().unwrap().systems.is_empty()).then(|| "Station".to_owned());
    let amount = 1 + game.dice.below(400) as i64;
    let means = TaskOptions {
        minutes: (amount % 2 == 0).then_some(amount % 9 + 1),
        place: place.clone(),
        ..Default::default()
    };
    let command = match game.dice.below(24) {
        0 | 1 => Command::Gift { to: other, amount: Money(amount), note: Some("For you".to_owned()) },
        2 | 3 => Command::OfferAccess { to: other, access: access(game) },
        4 => Command::RevokeAccess { from: other, access: access(game) },
        5 => Command::AskFavour {
            of: other,
            favour: Favour::Money { amount: Money(amount) },
            note: None,
            private: false,
        },
        6 => {
            Command::AskFavour { of: other, favour: Favour::Access { access: access(game) }, note: None, private: true }
        }
        7 => {
            let favour = Favour::MilitaryAid { place: "Sol".to_owned(), minutes: 1 + amount % 4 };
            Command::AskFavour { of: other, favour, note: Some("Please".to_owned()), private: amount % 2 == 0 }
        }
        8 => Command::AskFavour {
            of: other,
            favour: Favour::System { system: "Mizar".to_owned() },
            note: None,
            private: false,
        },
        9 => Command::ProposeReset { to: other, amount: Leverage::hundredths(amount * 10) },
        10 | 11 => Command::Research { host: other, means },
        12 => Command::Schmooze { host: other, means },
        13 => Command::Stop { ship: None },
        14 => Command::Unlock { technology: Technology::Neuropsychology },
        15 => Command::Act { against: other, hostility: Hostility::StealMinerals { count: amount % 5 + 1 } },
        16 => Command::Act { against: other, hostility: Hostility::ConquerCity },
        17 => Command::Terraform { host: other, place },
        18 if amount % 2 == 0 => Command::Embassy { host: other },
        18 => {
            let lost = game.campaign.playing::<State>().unwrap().ships.values();
            let lost: Vec<_> = lost.filter(|ship| ship.owner != by || ship.loan_over.is_some()).collect();
            let Some(ship) = lost.first().map(|ship| ship.id) else { return };
            Command::ReportLoss { ship }
        }
        _ => {
            table(game, by, other, amount);
            return;
        }
    };
    game.order(by, command);
}

fn table(game: &mut Game, by: rules::ids::PlayerId, other: rules::ids::PlayerId, amount: i64) {
    match game.dice.below(9) {
        0 | 1 => {
            if let Some((offer, to)) = game.pending() {
                game.order(to, rules::Command::Accept { offer, picks: Vec::new() });
            }
        }
        2 => {
            if let Some((offer, to)) = game.pending() {
                game.order(to, rules::Command::Refuse { offer });
            }
        }
        3 => game.pass(Span::seconds(amount * 37)),
        4 => drop(game.order(by, rules::Command::Away { away: amount % 2 == 0, until: None })),
        5 => {
            let value = Leverage::hundredths(amount * 50 - 10_000);
            game.order(MOD, correct(Correction::SetLeverage { by, over: other, value }));
        }
        6 => drop(game.order(MOD, correct(Correction::AddShip { owner: by, name: format!("Ship of {amount}") }))),
        7 => promise(game, by, other, amount),
        _ => {
            let pauses = game.campaign.phase.paused_since().is_none();
            let command = if pauses { Moderation::Pause } else { Moderation::Resume };
            game.order(MOD, rules::Command::Moderate(command));
        }
    }
}

/// Drafts a deal, and mostly sends and signs it.
fn promise(game: &mut Game, by: rules::ids::PlayerId, other: rules::ids::PlayerId, amount: i64) {
    use chancery::rules::games::leverage::Clause as Terms;
    use chancery::rules::ruleset::When;
    let private = amount % 5 == 0;
    if !game.order(by, rules::Command::Deal(deal::Command::New { with: vec![other], private })) {
        return;
    }
    let mut drafts = game.campaign.deals.drafts.values();
    let own = drafts.find(|draft| draft.by == by && draft.clauses.is_empty()).map(|draft| draft.id);
    let Some(draft) = own else { return };
    let time = Some(When::At(game.now + Span::hours(48 + amount % 90)));
    let until = Some(When::At(game.now + Span::hours(30 + amount % 40)));
    let place = if game.campaign.playing::<State>().unwrap().systems.is_empty() { "Station" } else { "Sol" };
    let lent = Terms::Ship { ship: None, name: None, place: place.to_owned(), minutes: amount % 70 + 1 };
    let clauses = [
        (None, Terms::Gift { amount: Money(amount) }),
        (until.filter(|_| amount % 2 == 0), Terms::Access { access: access(game) }),
        (None, lent),
        (time, Terms::Peace),
        (Some(When::After(Span::hours(30))), Terms::Pay { amount: Money(amount + 7) }),
    ];
    for (time, terms) in clauses {
        let terms = rules::games::Clause::Leverage(terms);
        let clause = deal::Clause { from: by, to: other, time, terms };
        game.order(by, rules::Command::Deal(deal::Command::Add { deal: draft, clause }));
    }
    if amount % 7 == 0 {
        return;
    }
    game.order(by, rules::Command::Deal(deal::Command::send(draft)));
    if amount % 3 > 0 {
        let sent = game.campaign.deals.to_sign(other).map(|deal| deal.id).next();
        if let Some(deal) = sent {
            game.order(other, rules::Command::Deal(deal::Command::sign(deal, Some(1))));
        }
    }
}

pub fn played(seed: u64, acts: u32) -> Game {
    let mut game = begin(seed);
    (0..acts).for_each(|_| act(&mut game));
    game.pass(Span::seconds(1));
    game
}

#[test]
fn h2_5_an_imported_game_of_leverage_is_the_same_and_goes_on_the_same() {
    let mut seen = [0; 10];
    for seed in 0..GAMES {
        let mut game = played(seed, 150);
        game.schedule();
        let state = game.campaign.playing::<State>().unwrap();
        let counts = [
            game.campaign.offers.pending.len(),
            state.tasks.len(),
            game.campaign.deals.open.len() + game.campaign.deals.drafts.len(),
            game.campaign.deals.running.len(),
            state.conquered.len(),
            state.access.len(),
            game.campaign.schedule.pending.len(),
            state.leases.len(),
            state.tasks.values().filter(|task| matches!(task.kind, TaskKind::Aid { .. })).count(),
            state.ships.values().filter(|ship| ship.loan_over.is_some()).count(),
        ];
        seen.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
        assert_moves(game, Secrets::Shown, act);
    }
    assert!(seen.iter().all(|sum| *sum > 0), "{seen:?}");
}

#[test]
fn h2_5_an_export_for_the_table_brings_what_the_table_knows() {
    for seed in 0..GAMES {
        let mut game = played(seed, 60);
        let before = game.export(redacted());
        let moved = game.moved(redacted(), &everybody());
        let mut files = [before, moved.export(redacted())].map(comparable);
        let [before, after] = files.each_ref().map(|file| file["tasks"].as_array().expect("tasks").clone());
        if before != after {
            // An action that needs private access cannot continue without it.
            assert!(after.iter().all(|task| before.contains(task)));
            files.iter_mut().for_each(|file| drop(file["tasks"].take()));
        }
        assert_same(&files[0], &files[1]);
        assert!(moved.campaign.offers.pending.values().all(|offer| !offer.private));
        assert!(moved.campaign.deals.drafts.is_empty());
    }
}

#[test]
fn h2_5_hidden_figures_begin_with_the_starting_values() {
    let mut game = played(3, 40);
    assert!(game.order(MOD, configure(Setting::PublicMoney(Public::Nothing))));
    assert!(game.order(MOD, configure(Setting::PublicLeverage(Public::Differences))));
    let moved = game.moved(redacted(), &everybody());
    let state = moved.campaign.playing::<State>().unwrap();
    assert!(ALL.iter().all(|player| state.money(*player) == state.values.start.money));
    assert_eq!(rules::invariants(&moved.campaign), []);
}

/// Keys that exports of 0.1.0 and 0.2.0 do not have.
fn older(mut file: Value) -> Value {
    let keep = |object: &mut Value, keys: &[&str]| {
        let object = object.as_object_mut().expect("an object");
        object.retain(|key, _| keys.contains(&key.as_str()));
    };
    keep(&mut file, &["campaign", "players", "relations", "access", "offers", "tasks", "ships", "board"]);
    keep(&mut file["campaign"], &["id", "name", "ruleset", "version", "paused", "ended", "pace_seconds", "settings"]);
    keep(&mut file["campaign"]["settings"], &["answer_within_seconds", "silence", "open_access", "thresholds"]);
    for player in file["players"].as_array_mut().expect("players") {
        keep(player, &["user_id", "active", "away", "money", "science", "technologies", "milestones"]);
        keep(&mut player["milestones"], &["points", "reached"]);
    }
    for access in file["access"].as_array_mut().expect("access") {
        keep(access, &["granter", "grantee", "kind"]);
    }
    for ship in file["ships"].as_array_mut().expect("ships") {
        keep(ship, &["id", "owner", "name", "place", "lost"]);
    }
    for task in file["tasks"].as_array_mut().expect("tasks") {
        keep(task, &["id", "kind", "player", "host", "ship", "place", "since", "minutes", "earned"]);
    }
    for offer in file["offers"].as_array_mut().expect("offers") {
        let keys = [
            "id", "from", "to", "state", "deadline", "private", "kind", "what", "access", "amount", "place", "minutes",
            "system", "ship", "cost",
        ];
        keep(offer, &keys);
    }
    file
}

#[test]
fn h2_6_an_older_export_of_leverage_takes_defaults_for_what_it_lacks() {
    for seed in (0..GAMES).filter(|seed| seed % 4 != 1) {
        let game = played(seed, 100);
        let file = older(game.export(redacted()));
        let log = imported(&file, game.now, &everybody()).unwrap_or_else(|flaws| panic!("{flaws:#?}"));
        let again = older(exported(&log, redacted()));
        for key in ["players", "relations", "access", "ships", "board", "offers"] {
            assert_same(&file[key], &again[key]);
        }
        let tasks = |file: &Value| file["tasks"].as_array().expect("tasks").len();
        assert!(tasks(&again) <= tasks(&file));
    }
}

#[test]
fn h2_4_absent_players_leave_an_empty_seat() {
    for seed in 0..GAMES {
        let mut game = played(seed, 80);
        let present = [ADA, CY, DEE].into_iter().collect();
        let mut moved = game.moved(Secrets::Shown, &present);
        assert_eq!(rules::invariants(&moved.campaign), []);
        assert_eq!(moved.campaign.empty_seats.iter().copied().collect::<Vec<_>>(), [BO]);
        assert!(!moved.campaign.is_active(BO));
        let (before, after) = (game.campaign.playing::<State>().unwrap(), moved.campaign.playing::<State>().unwrap());
        assert_eq!(before.money(BO), after.money(BO));
        // An action's earnings are booked when it ends, and the cost of an offer is refunded.
        let acts = before.tasks.values().any(|task| task.pair() == Some(Pair::new(BO, ADA)));
        if !acts && !game.campaign.offers.pending.values().any(|offer| offer.concerns(BO)) {
            let value = before.relation(Pair::new(BO, ADA)).value();
            assert_eq!(value.max(Leverage::points(-100)), after.leverage(Pair::new(BO, ADA)));
        }
        let seat = moved.export(Secrets::Shown)["players"][1].clone();
        assert_eq!(
            (&seat["user_id"], &seat["active"], &seat["empty_seat"]),
            (&json!(BO.to_string()), &json!(false), &json!(true))
        );
        // Someone who comes to the server later simply returns.
        assert!(moved.order(BO, rules::Command::Join));
        assert!(moved.campaign.empty_seats.is_empty());
    }
}

#[test]
fn h2_5_a_spoilt_file_is_refused_or_keeps_the_rules() {
    let mut game = played(3, 120);
    game.schedule();
    game.pass(Span::hours(1));
    assert_refused_or_lawful(&game, 1, act);
}

#[test]
fn h2_5_scheduled_acts_that_are_due_happen_at_once_and_only_once() {
    let mut game = begin(2);
    let due = [(1, ScheduledAct::Announce), (2, ScheduledAct::End)];
    for (hours, act) in due {
        let (at, text) = (game.now + Span::hours(hours), Some("Well played".to_owned()));
        assert!(game.order(MOD, rules::Command::Moderate(Moderation::Schedule { at, act, text })));
    }
    let later = game.now + Span::hours(3);
    let log = imported(&game.export(Secrets::Shown), later, &everybody()).expect("a right file");
    let mut campaign = Campaign::replay(CampaignId(1), &log).expect("a founding");
    let events = rules::settle(&campaign, later);
    let ended = events.iter().filter_map(|event| match event {
        Event::ScheduleEnded { scheduled, ending: ScheduleEnding::CarriedOut } => Some(scheduled.act),
        _ => None,
    });
    assert!(ended.eq(due.map(|(_, act)| act)), "{events:?}");
    events.iter().for_each(|event| campaign.evolve(event));
    assert_eq!(rules::settle(&campaign, later + Span::hours(50)), []);
    // An export for the table does not have what a moderator wants to announce.
    let public = game.export(redacted());
    let acts: Vec<&str> =
        public["schedule"].as_array().expect("a list").iter().filter_map(|one| one["act"].as_str()).collect();
    assert_eq!(acts, ["end"]);
}
