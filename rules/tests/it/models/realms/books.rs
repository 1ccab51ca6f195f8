//! The books of the model and of the game, in the same format.

use super::deeds::{TOKENS, piece};
use super::{AREAS, CAPITALS, Deed, Laid, PIECES, PLAYERS, PROVINCES, Player, REALMS, Realms, TOWN};
use crate::models::{Books, Model, PEOPLE, Told, Verdict, id, order, place};
use crate::realms::given::load;
use chancery_rules::games::realms as game;
use chancery_rules::{Campaign, Command, RulesetName, games};
use proptest::prelude::*;
use std::collections::BTreeSet;

impl Model for Realms {
    type Deed = Deed;

    const RULESET: RulesetName = RulesetName::Realms;

    fn begin() -> Realms {
        let player = Player { out: false, power: 9, ducats: 20 };
        let mut areas = vec![Laid::default(); AREAS.len()];
        for (player, laid) in areas.iter_mut().enumerate().take(PLAYERS) {
            laid.pieces[player][TOWN] = 1;
        }
        Realms {
            first: 1,
            now: 0,
            players: vec![player; PLAYERS],
            areas,
            owners: [0, 1, 2, 3, 3, 3, 1, 4],
            at_war: [false; REALMS.len()],
            allies: [None; CAPITALS.len()],
            turn: None,
            window: None,
            trade: None,
            asked: 0,
        }
    }

    fn wrong() -> Realms {
        Realms { first: 2, ..Realms::begin() }
    }

    fn opening() -> Vec<Told> {
        let joins = (0..PLAYERS).map(|player| Told {
            line: format!("@{} /campaign join", PEOPLE[player]),
            step: order(player, Command::Join),
        });
        let plan = include_str!("../../../../../tests/plays/boards/model_map.json");
        let plan = serde_json::from_str(plan).expect("a map");
        let map =
            Told { line: "@mod /board load file:tests/plays/boards/model_map.json".to_owned(), step: Some(load(plan)) };
        joins.chain([map]).collect()
    }

    fn prelude() -> Vec<Deed> {
        vec![
            Deed::Lay(0, 3, 1),
            Deed::Lay(0, 4, 1),
            Deed::Lay(1, 3, 1),
            Deed::Lay(1, 4, 1),
            Deed::Begin(0),
            Deed::Forge(0, 3),
            Deed::End(0),
        ]
    }

    fn deeds(&self) -> BoxedStrategy<Deed> {
        super::deeds::any(self)
    }

    /// The rules do not define the result of an act that changes nothing, or of naming a place twice.
    fn is_clear(&self, deed: &Deed) -> bool {
        let once = |areas: Vec<usize>| {
            let different: BTreeSet<usize> = areas.iter().copied().collect();
            different.len() == areas.len()
        };
        match *deed {
            Deed::Place(_, ref areas, _) => once(areas.iter().map(|(area, _)| *area).collect()),
            // A claim without a target opens no window, and the rules do not say whether it waits for an open one.
            Deed::Claim(_, ref areas) => once(areas.clone()) && self.window.is_none(),
            Deed::Purse(by, power, _) => (power, 0) != (0, 0) && self.players[by].power + power <= 10,
            Deed::Take(by, province) => self.owners[province] != by,
            Deed::Pieces(by, kind, area, count) => self.areas[area].pieces[by][kind] != count,
            Deed::War(_, realm, at_war) => self.at_war[realm] != at_war,
            // If there is a choice, a menu asks for it.
            Deed::EndAlliance(by, npr) => self.has_no_choice(by, npr, 5),
            Deed::Call(by, npr, discards, _) => self.has_no_choice(by, npr, discards),
            Deed::Lay(player, area, count) => !self.players[player].out && self.areas[area].influence[player] != count,
            _ => true,
        }
    }

    fn told(&self, deed: &Deed) -> Told {
        super::deeds::told(self, deed)
    }

    fn judge(&mut self, deed: &Deed) -> Verdict {
        let before = self.clone();
        self.decide(deed).inspect_err(|_| *self = before)
    }

    fn books(&self) -> Books {
        let mut books = Books::new();
        for (player, one) in self.players.iter().enumerate() {
            let what = (one.power, one.ducats, self.supply(player));
            of_player(&mut books, player, &what, one.out);
        }
        for (area, laid) in self.areas.iter().enumerate() {
            let (pieces, influence, claims) = (laid.pieces, laid.influence, laid.claims);
            let lies = format!("{pieces:?}, influence {influence:?}, claims {claims:?}");
            books.insert(AREAS[area].to_owned(), lies);
        }
        for ((name, ..), owner) in PROVINCES.iter().zip(self.owners) {
            books.insert((*name).to_owned(), REALMS[owner].to_owned());
        }
        for (realm, name) in REALMS.iter().enumerate() {
            let ally = realm.checked_sub(PLAYERS).and_then(|npr| self.allies[npr]);
            of_realm(&mut books, name, self.at_war[realm], ally);
        }
        let traded = self.trade.map(|(by, _)| by);
        at_table(&mut books, [self.active(), traded, self.window.as_ref().map(|one| one.by)]);
        for question in self.window.iter().flat_map(|window| &window.questions) {
            asks(&mut books, question.number, question.to, question.answered);
        }
        books
    }

    fn books_of(campaign: &Campaign) -> Books {
        let state = campaign.playing::<game::State>().expect("it is played");
        let mut books = Books::new();
        for player in 0..PLAYERS {
            let sheet = state.sheet(id(player));
            let supply = state.supply(id(player));
            let left = [supply.influence, supply.claims, supply.alliances];
            let active = campaign.players.get(&id(player)).is_some_and(|one| one.active);
            let what = (sheet.power, sheet.ducats, left);
            of_player(&mut books, player, &what, !active);
        }
        for area in &state.board.places {
            let Some(of) = area.area() else {
                continue;
            };
            let count = |kind, player: usize| area.count_of(kind, Some(id(player)));
            let [influence, claims] = TOKENS.map(|kind| std::array::from_fn::<u32, PLAYERS, _>(|one| count(kind, one)));
            let claims = claims.map(|count| count > 0);
            let pieces: [[u32; PIECES.len()]; PLAYERS] =
                std::array::from_fn(|player| std::array::from_fn(|kind| count(piece(kind), player)));
            let lies = format!("{pieces:?}, influence {influence:?}, claims {claims:?}");
            books.insert(area.name.clone(), lies);
            for province in &of.provinces {
                let owner = province.owner.clone().unwrap_or_default();
                books.insert(province.name.clone(), owner);
            }
        }
        for realm in &state.realms {
            of_realm(&mut books, &realm.name, realm.at_war, realm.ally.map(place));
        }
        let traded = state.trade.begun.as_ref().map(|begun| place(begun.by));
        let window = state.covert.window.as_ref().map(|window| place(window.by));
        at_table(&mut books, [state.seating.active.map(place), traded, window]);
        for offer in campaign.offers.pending.values() {
            let answered = campaign.offers.answers.contains_key(&offer.id);
            asks(&mut books, offer.id.0, place(offer.to), answered);
        }
        books
    }

    fn label(question: &games::Confirmation) -> &'static str {
        use game::Confirmation as Asked;
        let games::Confirmation::Realms(question) = question else {
            panic!("{question:?}");
        };
        match question {
            Asked::PlacesInfluence { .. } => "Place it",
            Asked::ForgesAlliance { .. } => "Forge it",
            Asked::EndsAlliance { .. } => "End it",
            Asked::CallsToArms { .. } => "Call to arms",
            Asked::DeclaresCovert(_) => "Declare it",
            Asked::Trade(game::TradeConfirmation::Begins { .. }) => "Trade",
            Asked::Trade(game::TradeConfirmation::MovesShip { .. }) => "Move the ship",
            Asked::Trade(game::TradeConfirmation::EndsTurn { .. }) => "Discard and end the turn",
            Asked::ReplacesMap { .. } => "Replace the board",
            Asked::Leaves { .. } => "Leave",
        }
    }
}

impl Realms {
    fn has_no_choice(&self, by: usize, npr: usize, leaves: i64) -> bool {
        let lies = self.lies_with(by, npr);
        lies.len() < 2 || lies.iter().map(|(_, count)| count).sum::<i64>() <= leaves
    }
}

fn of_player(books: &mut Books, player: usize, what: &impl std::fmt::Debug, out: bool) {
    let name = PEOPLE[player];
    books.insert(format!("{name}'s power, ducats and supply"), format!("{what:?}"));
    books.insert(format!("{name} is out"), out.to_string());
}

fn of_realm(books: &mut Books, name: &str, at_war: bool, ally: Option<usize>) {
    books.insert(format!("{name} is at war"), at_war.to_string());
    books.insert(format!("ally of {name}"), named(ally));
}

fn at_table(books: &mut Books, [active, trades, declares]: [Option<usize>; 3]) {
    books.insert("active".to_owned(), named(active));
    books.insert("trades".to_owned(), named(trades));
    books.insert("has declared".to_owned(), named(declares));
}

fn asks(books: &mut Books, number: u64, to: usize, answered: bool) {
    let what = format!("{}, answered {answered}", PEOPLE[to]);
    books.insert(format!("question {number}"), what);
}

fn named(player: Option<usize>) -> String {
    player.map_or("no player", |player| PEOPLE[player]).to_owned()
}
