//! The books of the model and of the game, in the same format.

use super::judging::track;
use super::{CUBES, Deed, Galaxy, LINKS, MIDDLE, PLAYERS, SECTORS, SPECIES, Seat, Space, TRACKS, Terms, Tile};
use crate::ambassadors::given::edit;
use crate::given::set;
use crate::models::{Books, Model, PEOPLE, Told, Verdict, id, order, place};
use chancery_rules::games::ambassadors as game;
use chancery_rules::{Campaign, Command, RulesetName, Setting, games};
use proptest::prelude::*;

impl Model for Galaxy {
    type Deed = Deed;

    const RULESET: RulesetName = RulesetName::Ambassadors;

    fn begin() -> Galaxy {
        let seat =
            Seat { out: false, species: 0, track: track(0), cubes: [11; 3], tiles: 3, in_hand: 0, cloaked: false };
        let ships = |lie: [i64; PLAYERS]| lie;
        Galaxy {
            to_pin: 2,
            now: 0,
            control: [Some(0), Some(1), Some(2), Some(3), None, None],
            ships: [
                ships([2, 0, 0, 0]),
                ships([0, 2, 0, 0]),
                ships([0, 0, 1, 0]),
                ships([0, 0, 0, 1]),
                ships([0; PLAYERS]),
                ships([0; PLAYERS]),
            ],
            seats: vec![seat; PLAYERS],
            traitor: None,
            active: None,
            most_players: None,
            offers: Vec::new(),
            asked: 0,
        }
    }

    fn wrong() -> Galaxy {
        Galaxy { to_pin: 3, ..Galaxy::begin() }
    }

    fn opening() -> Vec<Told> {
        let joins = (0..PLAYERS).map(|player| Told {
            line: format!("@{} /campaign join", PEOPLE[player]),
            step: order(player, Command::Join),
        });
        let plan = include_str!("../../../../../tests/plays/boards/model_board.json");
        let plan = serde_json::from_str(plan).expect("a board");
        let board = Told {
            line: "@mod /board load file:tests/plays/boards/model_board.json".to_owned(),
            step: Some(edit(game::Edit::Load(plan))),
        };
        let patient =
            Told { line: "@mod /mod settings patience:off".to_owned(), step: Some(set(Setting::Patience(false))) };
        joins.chain([board, patient]).collect()
    }

    fn prelude() -> Vec<Deed> {
        vec![
            Deed::Begin(0),
            Deed::Propose(0, 1, 0, None),
            Deed::Accept(0, 2, None, None),
            Deed::Propose(0, 3, 1, None),
            Deed::Accept(0, 1, None, None),
        ]
    }

    fn deeds(&self) -> BoxedStrategy<Deed> {
        super::deeds::any(self)
    }

    /// The rules do not define the result of an act that changes nothing.
    fn is_clear(&self, deed: &Deed) -> bool {
        match *deed {
            Deed::Population(by, left) => {
                let changes = |(now, said): (&i64, &Option<i64>)| said.is_some_and(|said| said != *now);
                self.seats[by].cubes.iter().zip(&left).any(changes)
            }
            Deed::Shift(_, from, to) => from != to,
            Deed::Species(by, species) => self.seats[by].species != species,
            Deed::Cloak(by, has) => self.seats[by].cloaked != has,
            Deed::SetShips(by, sector, count) => self.ships[sector][by] != count,
            Deed::Ships(sector, of, count) => !self.seats[of].out && self.ships[sector][of] != count,
            Deed::Control(sector, of) => self.control[sector] != of && of.is_none_or(|of| !self.seats[of].out),
            Deed::Traitor(of) => self.traitor != of && of.is_none_or(|of| !self.seats[of].out),
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
        for (player, seat) in self.seats.iter().enumerate() {
            let tile = |space: &Space| match space.tile {
                None => "-".to_owned(),
                Some(Tile::Reputation(value)) => value.to_string(),
                Some(Tile::Ambassador(of, cube)) => format!("{} {}", PEOPLE[of], TRACKS[cube]),
            };
            let track: Vec<String> = seat.track.iter().map(tile).collect();
            let placed = CUBES - seat.cubes.iter().sum::<i64>() - seat.in_hand - self.given(player);
            let (cubes, tiles, in_hand) = (seat.cubes, seat.tiles, seat.in_hand);
            let how = format!("{cubes:?} cubes, {in_hand} in hand, {placed} placed, {tiles} tiles");
            let name = PEOPLE[player];
            books.insert(format!("{name}'s track"), format!("{}: {track:?}", SPECIES[seat.species].0));
            books.insert(format!("{name}'s seat"), how);
            books.insert(format!("{name} is out"), seat.out.to_string());
            books.insert(format!("{name} is cloaked"), seat.cloaked.to_string());
        }
        for (sector, name) in SECTORS.iter().enumerate() {
            let ancients = i64::from(sector == MIDDLE);
            let ships = self.ships[sector];
            let held = named(self.control[sector]);
            books.insert((*name).to_owned(), format!("{held}, {ships:?} and {ancients} ships"));
        }
        let most = self.most_players.map(|count| count.to_string());
        at_table(&mut books, self.traitor, self.active, most);
        for offer in &self.offers {
            let what = match offer.terms {
                Terms::Relations(track, _) => format!("relations, {}", TRACKS[track]),
                Terms::PutBack(track) => format!("a cube from {}", TRACKS[track]),
            };
            asks(&mut books, (offer.number, Some(offer.from), offer.to), &what, offer.due);
        }
        books
    }

    fn books_of(campaign: &Campaign) -> Books {
        let state = campaign.playing::<game::State>().expect("it is played");
        let mut books = Books::new();
        for (player, name) in PEOPLE.iter().enumerate().take(PLAYERS) {
            let seat = &state.seats[&id(player)];
            let tile = |space: &game::Space| match space.tile {
                None => "-".to_owned(),
                Some(game::Tile::Reputation { value }) => value.to_string(),
                Some(game::Tile::Ambassador { of, cube }) => {
                    format!("{} {}", PEOPLE[place(of)], word(cube))
                }
            };
            let track: Vec<String> = seat.track.iter().map(tile).collect();
            let game::Cubes { materials, science, money } = seat.cubes;
            let cubes = [materials, science, money];
            let (in_hand, placed, tiles) = (seat.in_hand, seat.placed, seat.tiles);
            let how = format!("{cubes:?} cubes, {in_hand} in hand, {placed} placed, {tiles} tiles");
            let species = (0..SPECIES.len()).find(|one| species(*one) == seat.species);
            let species = SPECIES[species.expect("one that is tried")].0;
            let active = campaign.players.get(&id(player)).is_some_and(|one| one.active);
            books.insert(format!("{name}'s track"), format!("{species}: {track:?}"));
            books.insert(format!("{name}'s seat"), how);
            books.insert(format!("{name} is out"), (!active).to_string());
            let cloaked = !seat.technologies.is_empty();
            books.insert(format!("{name} is cloaked"), cloaked.to_string());
        }
        for sector in &state.board.places {
            let mut ships = [0; PLAYERS];
            for (player, count) in ships.iter_mut().enumerate() {
                *count = sector.count(Some(id(player)));
            }
            let (ancients, held) = (sector.count(None), named(sector.holder.map(place)));
            let what = format!("{held}, {ships:?} and {ancients} ships");
            books.insert(sector.name.clone(), what);
        }
        assert_eq!(state.board.links.len(), LINKS.len());
        let most = state.most_players.map(|count| count.to_string());
        let active = state.seating.active.map(place);
        at_table(&mut books, state.traitor.map(place), active, most);
        for offer in campaign.offers.pending.values() {
            let what = match &offer.terms {
                games::Terms::Ambassadors(game::Terms::Relations { track, .. }) => {
                    format!("relations, {}", word(*track))
                }
                games::Terms::Ambassadors(game::Terms::PutBack { came_from }) => {
                    format!("a cube from {}", word(*came_from))
                }
                other => panic!("{other:?}"),
            };
            let due = offer.deadline.expect("a deadline").since(crate::given::START);
            let due = due.as_millis() / 60_000;
            asks(&mut books, (offer.id.0, offer.from.map(place), place(offer.to)), &what, due);
        }
        books
    }

    fn label(question: &games::Confirmation) -> &'static str {
        use game::Confirmation as Asked;
        let games::Confirmation::Ambassadors(question) = question else {
            panic!("{question:?}");
        };
        match question {
            Asked::BeginsWithFew { .. } => "Begin it anyway",
            Asked::EndsAction { .. } => "End it anyway",
            Asked::MeetsPartners { .. } => "Move them there",
            Asked::ReplacesBoard { .. } => "Replace the board",
        }
    }
}

pub(super) fn species(place: usize) -> game::Species {
    match place {
        0 => game::Species::Terrans,
        1 => game::Species::HydranProgress,
        2 => game::Species::EridaniEmpire,
        _ => game::Species::OrionHegemony,
    }
}

fn word(track: game::Population) -> &'static str {
    let place = game::Population::ALL.iter().position(|one| *one == track);
    TRACKS[place.expect("one of three")]
}

fn named(player: Option<usize>) -> String {
    player.map_or("no player", |player| PEOPLE[player]).to_owned()
}

fn at_table(books: &mut Books, traitor: Option<usize>, active: Option<usize>, most: Option<String>) {
    books.insert("traitor".to_owned(), named(traitor));
    books.insert("active".to_owned(), named(active));
    books.insert("most players".to_owned(), most.unwrap_or_default());
}

fn asks(books: &mut Books, (number, from, to): (u64, Option<usize>, usize), what: &str, due: i64) {
    let asked = format!("{} to {}: {what}, due after {due} minutes", named(from), PEOPLE[to]);
    books.insert(format!("offer {number}"), asked);
}
