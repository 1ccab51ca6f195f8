//! The books of the model and of the game, in the same format.

use super::{Asks, Card, Deed, PLANETS, PLAYERS, POOLS, Phase, Planet, SYSTEMS};
use crate::models::{Books, Model, PEOPLE, Told, Verdict, id, order, place};
use crate::strategy_card::given::load;
use chancery_rules::games::strategy_card as game;
use chancery_rules::ruleset::Ruleset;
use chancery_rules::{Campaign, Command, RulesetName, games};
use proptest::prelude::*;
use std::collections::BTreeSet;

impl Model for Card {
    type Deed = Deed;

    const RULESET: RulesetName = RulesetName::StrategyCard;

    fn begin() -> Card {
        let planet = |control, exhausted| Planet { control, exhausted };
        Card {
            gain: 2,
            now: 0,
            out: [false; PLAYERS],
            sheets: [[3, 3, 2]; PLAYERS],
            tokens: BTreeSet::new(),
            planets: [
                planet(Some(0), true),
                planet(Some(0), true),
                planet(Some(1), true),
                planet(Some(1), false),
                planet(Some(2), true),
                planet(None, false),
                planet(None, false),
            ],
            holder: None,
            exhausted: false,
            recorded: [None; PLAYERS],
            phase: None,
            active: None,
            play: None,
            questions: Vec::new(),
            asked: 0,
        }
    }

    fn wrong() -> Card {
        Card { gain: 1, ..Card::begin() }
    }

    fn opening() -> Vec<Told> {
        let joins = (0..PLAYERS).map(|player| Told {
            line: format!("@{} /campaign join", PEOPLE[player]),
            step: order(player, Command::Join),
        });
        let plan = include_str!("../../../../../tests/plays/boards/model_galaxy.json");
        let plan = serde_json::from_str(plan).expect("a galaxy");
        let galaxy = Told {
            line: "@mod /board load file:tests/plays/boards/model_galaxy.json".to_owned(),
            step: Some(load(plan)),
        };
        joins.chain([galaxy]).collect()
    }

    fn deeds(&self) -> BoxedStrategy<Deed> {
        super::deeds::any(self)
    }

    /// The rules do not define the result of an act that changes nothing, or of an answer that the player can no longer
    /// carry out.
    fn is_clear(&self, deed: &Deed) -> bool {
        match *deed {
            Deed::Redistribute(by, pools) => pools != self.sheets[by],
            Deed::Initiative(by, number) => self.initiative(by) != Some(number),
            Deed::Sheet(player, pools) => !self.out[player] && pools != self.sheets[player],
            // The rules allow naming either all planets or none.
            Deed::Play(by, _, ref planets) => planets.is_empty() || planets.len() >= self.exhausted_of(by).len().min(2),
            Deed::Gain(by, _) => self.questions.iter().all(|question| match question.asks {
                Asks::Gain(count) => question.to != by || count <= self.reinforcements(by),
                Asks::Token(_) | Asks::Secondary => true,
            }),
            Deed::Answer(at, pool, ref planets, ..) => self.at(at).is_none_or(|question| match question.asks {
                Asks::Token(_) => self.sheets[question.to][pool] > 0,
                Asks::Secondary => planets.len() < 2 || planets[0] != planets[1],
                Asks::Gain(count) => count <= self.reinforcements(question.to),
            }),
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
        for (player, name) in PEOPLE.iter().enumerate().take(PLAYERS) {
            let (sheet, left) = (self.sheets[player], self.reinforcements(player));
            books.insert(format!("{name}'s tokens"), format!("{sheet:?} and {left}"));
            books.insert(format!("{name} is out"), self.out[player].to_string());
            goes(&mut books, name, self.initiative(player), self.next(player));
        }
        for (player, system) in &self.tokens {
            lies(&mut books, *player, SYSTEMS[*system]);
        }
        for ((name, _), planet) in PLANETS.iter().zip(self.planets) {
            stands(&mut books, name, planet.control, planet.exhausted);
        }
        let phase = self.phase.map(|phase| match phase {
            Phase::Strategy => "strategy",
            Phase::Action => "action",
            Phase::Status => "status",
        });
        books.insert("phase".to_owned(), format!("{phase:?}"));
        books.insert("active".to_owned(), named(self.active));
        books.insert("card".to_owned(), format!("{}, {}", named(self.holder), self.exhausted));
        let by = self.play.as_ref().map(|play| play.by);
        books.insert("resolves".to_owned(), named(by));
        for question in &self.questions {
            let what = match question.asks {
                Asks::Token(system) => format!("a token in {}", SYSTEMS[system]),
                Asks::Secondary => "the secondary".to_owned(),
                Asks::Gain(count) => format!("{count} tokens"),
            };
            asks(&mut books, (question.number, question.to), &what, question.due);
        }
        books
    }

    fn books_of(campaign: &Campaign) -> Books {
        let state = campaign.playing::<game::State>().expect("it is played");
        let mut books = Books::new();
        for (player, name) in PEOPLE.iter().enumerate().take(PLAYERS) {
            let tokens = game::tokens(state, id(player)).expect("a player");
            let game::Pools { tactic, fleet, strategy } = tokens.sheet;
            let (sheet, left) = ([tactic, fleet, strategy], tokens.reinforcements);
            let active = campaign.players.get(&id(player)).is_some_and(|one| one.active);
            books.insert(format!("{name}'s tokens"), format!("{sheet:?} and {left}"));
            books.insert(format!("{name} is out"), (!active).to_string());
            let next = state.next_in_turn(campaign.roster(), id(player)).map(place);
            goes(&mut books, name, state.initiative(id(player)).map(i64::from), next);
            for system in tokens.systems {
                lies(&mut books, player, &system);
            }
        }
        for system in &state.board.places {
            for planet in &system.holds.planets {
                stands(&mut books, &planet.name, planet.control.map(place), planet.exhausted);
            }
        }
        let phase = state.phase.map(|phase| match phase {
            game::Phase::Strategy => "strategy",
            game::Phase::Action => "action",
            game::Phase::Status => "status",
        });
        books.insert("phase".to_owned(), format!("{phase:?}"));
        books.insert("active".to_owned(), named(state.seating.active.map(place)));
        let holder = named(state.card.holder.map(place));
        books.insert("card".to_owned(), format!("{holder}, {}", state.card.exhausted));
        let by = state.play.as_ref().filter(|play| !play.over).map(|play| place(play.by));
        books.insert("resolves".to_owned(), named(by));
        for offer in campaign.offers.pending.values() {
            let what = asked(&offer.terms);
            let due = offer.deadline.expect("a deadline").since(crate::given::START);
            let due = due.as_millis() / 60_000;
            asks(&mut books, (offer.id.0, place(offer.to)), &what, due);
        }
        books
    }

    fn label(question: &games::Confirmation) -> &'static str {
        use game::Confirmation as Asked;
        let games::Confirmation::StrategyCard(question) = question else {
            panic!("{question:?}");
        };
        match question {
            Asked::PlaysDiplomacy(_) => "Play it",
            Asked::BeginsPhase { .. } => "Begin it",
            Asked::RemovesToken { .. } => "Remove it",
            Asked::ReplacesGalaxy { .. } => "Replace the board",
        }
    }
}

fn asked(terms: &games::Terms) -> String {
    use game::Terms as Asks;
    let games::Terms::StrategyCard(terms) = terms else {
        panic!("{terms:?}");
    };
    match terms {
        Asks::Token { system } => format!("a token in {system}"),
        Asks::Secondary { .. } => "the secondary".to_owned(),
        Asks::Gain { count } => format!("{count} tokens"),
    }
}

fn named(player: Option<usize>) -> String {
    player.map_or("no player", |player| PEOPLE[player]).to_owned()
}

fn goes(books: &mut Books, name: &str, initiative: Option<i64>, next: Option<usize>) {
    books.insert(format!("{name}'s initiative"), format!("{initiative:?}, before {}", named(next)));
}

fn lies(books: &mut Books, player: usize, system: &str) {
    let what = format!("a token of {} in {system}", PEOPLE[player]);
    books.insert(what, "lies".to_owned());
}

fn stands(books: &mut Books, planet: &str, control: Option<usize>, exhausted: bool) {
    let how = if exhausted { "exhausted" } else { "readied" };
    books.insert(format!("planet {planet}"), format!("{}, {how}", named(control)));
}

fn asks(books: &mut Books, (number, to): (u64, usize), what: &str, due: i64) {
    let asked = format!("{} is asked for {what}, due after {due} minutes", PEOPLE[to]);
    books.insert(format!("question {number}"), asked);
}

pub(super) fn pool(place: usize) -> game::Pool {
    game::Pool::ALL[place]
}

/// Returns the choices for a question about pools. A pool is repeated for each token it gets.
pub(super) fn words(pools: super::Pools) -> String {
    let named = pools.iter().zip(POOLS);
    let words = named.flat_map(|(count, word)| (0..*count).map(move |_| word));
    words.collect::<Vec<_>>().join(", ")
}
