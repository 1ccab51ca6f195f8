//! H2: exports of random games are imported, and the campaign continues as if it had never moved.

mod ambassadors;
mod documented;
mod hostile;
mod leverage;
mod realms;
mod released;
mod spoilt;
mod strategy_card;

use crate::recount::Dice;
use chancery::export::{Export, Secrets};
use chancery::import;
use chancery::rules::deal::{self, ClausePick};
use chancery::rules::ids::{CampaignId, OfferId, PlayerId};
use chancery::rules::time::{Span, Time};
use chancery::rules::{
    self, Campaign, Chance, Command, Correction, DecisionContext, Event, Founding, Moderation, Order, Refusal,
    RulesetName, ScheduledAct, Source, Viewer,
};
use serde_json::Value;
use std::collections::BTreeSet;

pub const ADA: PlayerId = PlayerId(100_000_000_000_000_001);
pub const BO: PlayerId = PlayerId(100_000_000_000_000_002);
pub const CY: PlayerId = PlayerId(100_000_000_000_000_003);
pub const DEE: PlayerId = PlayerId(100_000_000_000_000_004);
pub const ALL: [PlayerId; 4] = [ADA, BO, CY, DEE];
pub const MOD: PlayerId = PlayerId(100_000_000_000_000_009);

/// A Tuesday in 2026.
pub const START: Time = Time::from_millis(1_790_000_000_000);

/// A campaign, with everything that an export needs.
pub struct Game {
    pub campaign: Campaign,
    pub log: Vec<Event>,
    pub now: Time,
    pub dice: Dice,
}

impl Game {
    pub fn new(ruleset: RulesetName, seed: u64) -> Game {
        let founding = founding("Spiral Arm", ruleset, START);
        let campaign = Campaign::new(CampaignId(1), &founding);
        Game { campaign, log: vec![Event::Founded(founding)], now: START, dice: Dice(seed) }
    }

    /// Returns a game that everybody has joined.
    pub fn of_all(ruleset: RulesetName, seed: u64) -> Game {
        let mut game = Game::new(ruleset, seed);
        for player in ALL {
            assert!(game.order(player, Command::Join));
        }
        game
    }

    fn moment(&mut self) -> DecisionContext {
        let mut seed = [0; 32];
        seed.fill_with(|| self.dice.below(256) as u8);
        DecisionContext { now: self.now, chance: Chance::new(seed) }
    }

    fn take(&mut self, events: Vec<Event>) {
        for event in events {
            self.campaign.evolve(&event);
            self.log.push(event);
        }
    }

    pub fn pass(&mut self, span: Span) {
        self.now = self.now + span;
        let moment = self.moment();
        self.take(rules::settle(&self.campaign, moment));
    }

    /// Orders something, with every confirmation. Returns whether it was carried out.
    pub fn order(&mut self, by: PlayerId, command: impl Into<Command>) -> bool {
        let moderator = by == MOD;
        let mut order = Order { by, moderator, on_behalf: None, command: command.into(), confirmed: None };
        loop {
            let moment = self.moment();
            match rules::decide(&self.campaign, &order, moment) {
                Ok(events) => {
                    self.take(events);
                    return true;
                }
                Err(Refusal::MustConfirm(needed)) if order.confirmed.is_none() => order.confirmed = Some(needed),
                Err(Refusal::MustPick { offer, picks: choices, .. }) => {
                    let chosen = self.dice.below(choices.len().max(1) as u64) as usize;
                    match &mut order.command {
                        Command::Accept { offer: accepted, picks } if *accepted == offer && picks.is_empty() => {
                            picks.extend(choices.into_iter().nth(chosen));
                        }
                        _ => return false,
                    }
                }
                Err(Refusal::MustPickFor { clause, picks: choices, .. }) => {
                    let chosen = self.dice.below(choices.len().max(1) as u64) as usize;
                    match (&mut order.command, choices.into_iter().nth(chosen)) {
                        (Command::Deal(deal::Command::Send { picks, .. }), Some(pick))
                            if picks.iter().all(|made| made.clause != clause) =>
                        {
                            picks.push(ClausePick { clause, pick });
                            order.confirmed = None;
                        }
                        _ => return false,
                    }
                }
                Err(_) => return false,
            }
        }
    }

    pub fn correct(&mut self, correction: Correction) -> bool {
        let reason = Some("For the test".to_owned());
        self.order(MOD, Command::Moderate(Moderation::Correct { correction, reason }))
    }

    /// Carries out this many acts, schedules some, and settles.
    #[must_use]
    pub fn after(mut self, acts: u32, mut act: impl FnMut(&mut Game)) -> Game {
        (0..acts).for_each(|_| act(&mut self));
        self.schedule();
        self.pass(Span::seconds(1));
        self
    }

    /// Answers an offer, lets time pass, or has a player come, go or pause.
    pub fn table_act(&mut self) {
        let (by, amount) = (self.any(), 1 + self.dice.below(400) as i64);
        match self.dice.below(9) {
            0..=2 => {
                if let Some((offer, to)) = self.pending() {
                    self.order(to, Command::Accept { offer, picks: Vec::new() });
                }
            }
            3 => {
                if let Some((offer, to)) = self.pending() {
                    self.order(to, Command::Refuse { offer });
                }
            }
            4 | 5 => self.pass(Span::seconds(amount * 97)),
            6 => drop(self.order(by, Command::Away { away: amount % 2 == 0, until: None })),
            7 => {
                let leaves = if amount % 3 == 0 { Command::Leave } else { Command::Join };
                self.order(by, leaves);
            }
            _ => {
                let pauses = self.campaign.phase.paused_since().is_none();
                let command = if pauses && amount % 4 == 0 { Moderation::Pause } else { Moderation::Resume };
                self.order(MOD, Command::Moderate(command));
            }
        }
    }

    /// Schedules some acts, most of them after the end of the test.
    pub fn schedule(&mut self) {
        for (hours, act) in [(900, ScheduledAct::End), (300, ScheduledAct::Announce), (7, ScheduledAct::Start)] {
            let (at, text) = (self.now + Span::hours(hours), Some("See you all".to_owned()));
            if self.dice.below(3) == 0 {
                self.order(MOD, Command::Moderate(Moderation::Schedule { at, act, text }));
            }
        }
    }

    pub fn any(&mut self) -> PlayerId {
        self.dice.one_of(&ALL)
    }

    /// Returns a pending offer, and the player who owes the answer.
    pub fn pending(&mut self) -> Option<(OfferId, PlayerId)> {
        let pending: Vec<_> = self.campaign.offers.pending.values().map(|offer| (offer.id, offer.to)).collect();
        let count = pending.len() as u64;
        (count > 0).then(|| pending[self.dice.below(count) as usize])
    }

    pub fn export(&self, secrets: Secrets) -> Value {
        exported(&self.log, secrets)
    }

    /// Returns the game as it continues after an import of its export.
    pub fn moved(&mut self, secrets: Secrets, present: &BTreeSet<PlayerId>) -> Game {
        let file = self.export(secrets);
        let log = imported(&file, self.now, present).unwrap_or_else(|flaws| panic!("{flaws:#?}\n{file:#}"));
        let campaign = Campaign::replay(CampaignId(1), &log).expect("a founding");
        Game { campaign, log, now: self.now, dice: Dice(self.dice.0) }
    }
}

/// Moves a game by an export for the table, and checks that the next export for the table is the same.
pub fn moved_for_the_table(game: &mut Game) -> Game {
    let moved = game.moved(redacted(), &everybody());
    assert_same(&comparable(game.export(redacted())), &comparable(moved.export(redacted())));
    moved
}

/// Moves a game to a server where Bo is not, and checks that he leaves an empty seat if he plays.
pub fn moved_without_bo(game: &mut Game) -> Game {
    let moved = game.moved(Secrets::Shown, &[ADA, CY, DEE].into_iter().collect());
    assert_eq!(rules::invariants(&moved.campaign), []);
    assert!(!moved.campaign.is_active(BO));
    assert_eq!(moved.campaign.empty_seats.contains(&BO), game.campaign.is_active(BO));
    moved
}

/// Checks that an export with one value changed is refused, with a flaw that begins so.
pub fn assert_flaws<'a>(game: &Game, cases: impl IntoIterator<Item = (&'a str, Value, &'a str)>) {
    let right = game.export(Secrets::Shown);
    for (pointer, value, expected) in cases {
        let flaws = imported(&changed(&right, pointer, value), game.now, &everybody()).expect_err(pointer);
        assert!(flaws.iter().any(|flaw| flaw.starts_with(expected)), "{pointer}: {flaws:#?}");
    }
}

/// Removes a key that an older export did not have.
pub fn remove(file: &mut Value, pointer: &str, key: &str) {
    let object = file.pointer_mut(pointer).and_then(Value::as_object_mut).expect("an object");
    object.remove(key).expect("a key");
}

pub fn founding(name: &str, ruleset: RulesetName, at: Time) -> Founding {
    let founding = rules::found(name, ruleset, None, at).expect("a name");
    Founding { by: Some(MOD), ..founding }
}

pub fn exported(log: &[Event], secrets: Secrets) -> Value {
    let mut export = Export::new(secrets, usize::MAX);
    let Some(Event::Founded(founding)) = log.first() else { panic!("no founding") };
    let mut campaign = Campaign::new(CampaignId(1), founding);
    for event in log {
        campaign.evolve(event);
        assert!(export.take_closed(&mut campaign));
    }
    let mut file = Vec::new();
    export.write(&campaign, 1, &mut file).expect("it fits");
    serde_json::from_slice(&file).expect("it is JSON")
}

/// Imports a file at a moment. Returns the first entry, or what is wrong, one line each.
pub fn imported(file: &Value, now: Time, present: &BTreeSet<PlayerId>) -> Result<Vec<Event>, Vec<String>> {
    let words = |(flaws, _): import::Flawed| -> Vec<String> {
        flaws.into_iter().map(|flaw| format!("{}: {:?}", flaw.path, flaw.problem)).collect()
    };
    let opened = import::open(&file.to_string()).map_err(|unparsed| vec![format!("{unparsed:?}")])?;
    let export = opened.map_err(words)?;
    let founding = founding("Elsewhere", export.ruleset, now);
    let (campaign, _) = export.found(&founding, present, Chance::new([7; 32])).map_err(words)?;
    let source = Source { file: None, sha256: String::new() };
    let begun = rules::begin(&founding, source, campaign);
    // What is stored reads back the same.
    let stored = serde_json::to_string(&begun).expect("plain data");
    assert_eq!(serde_json::from_str::<Vec<Event>>(&stored).expect("events"), begun);
    Ok(begun)
}

pub fn everybody() -> BTreeSet<PlayerId> {
    ALL.into_iter().collect()
}

/// Removes what an import may change (H2.5).
pub fn comparable(mut file: Value) -> Value {
    for key in ["id", "name", "version"] {
        file["campaign"][key].take();
    }
    file
}

/// Returns a file with another value at a JSON pointer, which ends in `-` to add an entry to a list.
pub fn changed(file: &Value, pointer: &str, value: Value) -> Value {
    let mut file = file.clone();
    let (parent, key) = pointer.rsplit_once('/').expect("a pointer");
    match file.pointer_mut(parent).unwrap_or_else(|| panic!("{pointer}")) {
        Value::Array(items) if key == "-" => items.push(value),
        Value::Array(items) => items[key.parse::<usize>().expect("an index")] = value,
        parent => parent[key] = value,
    }
    file
}

pub fn assert_same(one: &Value, other: &Value) {
    if one != other {
        let lines = |file: &Value| format!("{file:#}");
        let (one, other) = (lines(one), lines(other));
        let differ = one.lines().zip(other.lines()).enumerate().filter(|(_, (one, other))| one != other);
        let differ: Vec<String> =
            differ.take(12).map(|(line, (one, other))| format!("{line}: {one}   |   {other}")).collect();
        panic!("{}", differ.join("\n"));
    }
}

/// Plays a game, moves it, and plays both on in the same way.
pub fn assert_moves(mut game: Game, secrets: Secrets, mut act: impl FnMut(&mut Game)) {
    let before = game.export(secrets);
    let mut moved = game.moved(secrets, &everybody());
    assert_eq!(rules::invariants(&moved.campaign), []);
    assert_same(&comparable(before), &comparable(moved.export(secrets)));
    for _ in 0..12 {
        act(&mut game);
        act(&mut moved);
        assert_eq!(game.dice.0, moved.dice.0, "{:#?}\n{:#?}", game.log.last(), moved.log.last());
    }
    for game in [&mut game, &mut moved] {
        game.pass(Span::hours(200));
        assert_eq!(rules::invariants(&game.campaign), []);
    }
    assert_same(&goes_on(game.export(secrets)), &goes_on(moved.export(secrets)));
}

/// Removes what may differ once the game has gone on: private numbers start at one in another campaign.
fn goes_on(mut file: Value) -> Value {
    for list in ["deals", "promises", "offers", "tasks"] {
        for one in file[list].as_array_mut().expect("a list") {
            for key in ["id", "deal", "offer"] {
                let number = one[key].as_str().and_then(|id| id.split('.').next()?.parse::<u64>().ok());
                if number.is_some_and(|number| number >= 1_000_000) {
                    one[key] = "private".into();
                }
            }
        }
        file[list].as_array_mut().expect("a list").sort_by_key(ToString::to_string);
    }
    comparable(file)
}

pub fn redacted() -> Secrets {
    Secrets::Redacted(Viewer::TABLE)
}
