//! The books of the model and of the game, in the same format.

use super::{Accounts, Deed, GAME_MINUTE, How, KINDS, Kind, Leverage, PLAYERS, Person, Tech, Work};
use crate::given::{self, START, hours, set, state};
use crate::models::{Books, Model, PEOPLE, Told, Verdict, id, order, place};
use crate::values::values_of_the_model;
use chancery_rules::games::leverage as game;
use chancery_rules::games::leverage::amounts::Leverage as Points;
use chancery_rules::{Campaign, Command, RulesetName, Setting, games};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

impl<const SECOND: bool> Model for Leverage<SECOND> {
    type Deed = Deed;

    const RULESET: RulesetName = RulesetName::Leverage;

    fn begin() -> Self {
        let figures = if SECOND { &super::SECOND } else { &super::USUAL };
        let person = Person { money: figures.money, ..Person::default() };
        let all = (0..PLAYERS).flat_map(|by| (0..PLAYERS).map(move |over| (by, over)));
        let start = Accounts { adjusted: figures.start, ..Accounts::default() };
        let pairs = all.filter(|(by, over)| by != over && figures.start != 0);
        Leverage {
            figures,
            refusing: figures.refusing,
            now: 0,
            people: [person; PLAYERS],
            pairs: pairs.map(|pair| (pair, start)).collect(),
            access: BTreeSet::new(),
            conquered: BTreeMap::new(),
            terraformed: BTreeSet::new(),
            tasks: Vec::new(),
            offers: Vec::new(),
            asked: 0,
        }
    }

    fn wrong() -> Self {
        Leverage { refusing: 300, ..Leverage::begin() }
    }

    fn opening() -> Vec<Told> {
        let joins = (0..PLAYERS).map(|player| Told {
            line: format!("@{} /campaign join", PEOPLE[player]),
            step: order(player, Command::Join),
        });
        let patient =
            Told { line: "@mod /mod settings patience:off".to_owned(), step: Some(set(Setting::Patience(false))) };
        let values = SECOND.then(|| Told {
            line: "@mod /campaign values load file:rules/tests/it/values/one_ship.json reason:other values".to_owned(),
            step: Some(given::correct(game::Correction::Values(Box::new(values_of_the_model())))),
        });
        let negative = game::Setting::NegativeAccess(game::NegativeAccess::Suspended);
        let source = game::Setting::MilestoneSource(game::MilestoneSource::Work);
        let settings = [("negative-access:suspended", negative), ("milestone-source:work", source)];
        let settings = settings.map(|(typed, setting)| Told {
            line: format!("@mod /mod settings {typed}"),
            step: Some(set(Setting::from(setting))),
        });
        let settings = settings.into_iter().filter(|_| SECOND);
        values.into_iter().chain(joins).chain([patient]).chain(settings).collect()
    }

    fn prelude() -> Vec<Deed> {
        let unlocks = |technology, times| vec![Deed::Unlock(0, technology); times];
        [
            vec![Deed::Science(0, true, 500), Deed::Money(0, 4000)],
            unlocks(Tech::Neuropsychology, 3),
            unlocks(Tech::Charisma, 5),
            unlocks(Tech::Ambassadors, 1),
            vec![Deed::Grant(1, 0, Kind::Diplomatic), Deed::Answer(0, How::Accept, None)],
        ]
        .concat()
    }

    fn deeds(&self) -> BoxedStrategy<Deed> {
        super::deeds::any(self)
    }

    /// The rules do not define corrections for a player who has left.
    fn is_clear(&self, deed: &Deed) -> bool {
        match *deed {
            Deed::SetLeverage(by, over, _) => !self.people[by].out && !self.people[over].out,
            Deed::Money(player, _) | Deed::Science(player, ..) => !self.people[player].out,
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
        for (player, person) in self.people.iter().enumerate() {
            let name = PEOPLE[player];
            let (neutral, harmony) = (person.neutral, person.harmony);
            let known = person.known;
            books.insert(format!("{name}'s money"), person.money.to_string());
            books.insert(format!("{name}'s science"), format!("{neutral} and {harmony}"));
            books.insert(format!("{name}'s milestones"), person.milestones.to_string());
            books.insert(
                format!("{name} knows"),
                format!("{} {} {} {}", known.neuropsychology, known.charisma, known.ambassadors, known.harmony),
            );
            books.insert(format!("{name} is out"), person.out.to_string());
        }
        for ((by, over), pair) in &self.pairs {
            let accounts = (pair.earned, pair.lost, pair.spent, pair.adjusted);
            relation(&mut books, (*by, *over), accounts);
        }
        for (host, guest, kind) in &self.access {
            grants(&mut books, (*host, *guest), kind.word());
        }
        for ((by, over), cities) in &self.conquered {
            conquered(&mut books, (*by, *over), *cities);
        }
        for task in &self.tasks {
            let word = match task.work {
                Work::Research => "research",
                Work::Schmooze => "schmooze",
                Work::Embassy => "embassy",
                Work::Aid => "aid",
            };
            goes_on(&mut books, word, (task.player, task.host));
        }
        for offer in &self.offers {
            let (from, to) = (PEOPLE[offer.from], PEOPLE[offer.to]);
            let due = offer.due / GAME_MINUTE * 60 + offer.due % GAME_MINUTE / 1000;
            let what = format!("from {from} to {to}, due after {due} minutes");
            books.insert(format!("offer {}", offer.number), what);
        }
        books
    }

    fn books_of(campaign: &Campaign) -> Books {
        let state = state(campaign);
        let mut books = people_of(campaign, state);
        for (pair, relation_of) in state.relations.iter() {
            let accounts = [relation_of.earned, relation_of.lost, relation_of.spent, relation_of.adjusted];
            let [earned, lost, spent, adjusted] = accounts.map(|one| one.in_hundredths());
            let both = (place(pair.by), place(pair.over));
            relation(&mut books, both, (earned, lost, spent, adjusted));
        }
        for (pair, access) in &state.access {
            let (guest, host) = (place(pair.by), place(pair.over));
            let kind = KINDS.into_iter().find(|kind| access_of(*kind) == *access);
            grants(&mut books, (host, guest), kind.expect("one of four").word());
        }
        for (pair, cities) in &state.conquered {
            conquered(&mut books, (place(pair.by), place(pair.over)), *cities);
        }
        for task in state.tasks.values() {
            let word = match task.kind {
                game::TaskKind::Research => "research",
                game::TaskKind::Schmooze { .. } => "schmooze",
                game::TaskKind::Embassy => "embassy",
                game::TaskKind::Aid { .. } => "aid",
            };
            goes_on(&mut books, word, (place(task.player), place(task.host)));
        }
        for offer in campaign.offers.pending.values() {
            let from = PEOPLE[place(offer.from.expect("a player asks"))];
            let to = PEOPLE[place(offer.to)];
            let due = offer.deadline.expect("a deadline").since(START);
            let due = due.as_millis() / (hours(1).as_millis() / 60);
            let what = format!("from {from} to {to}, due after {due} minutes");
            books.insert(format!("offer {}", offer.id), what);
        }
        books
    }

    fn shown(&self) -> Vec<[String; 2]> {
        let decimal = |amount: i64| Points::hundredths(amount).to_string();
        let seen = |((by, over), pair): (&(usize, usize), &Accounts)| {
            let [value, earned, lost, spent] = [pair.value(), pair.earned, pair.lost, pair.spent].map(decimal);
            let shows = format!("@{} /relations player:@{}", PEOPLE[*by], PEOPLE[*over]);
            let sum = format!("{earned} earned - {lost} lost - {spent} spent");
            [shows, format!("# expected: You over them: **{value}** = {sum}")]
        };
        let here = |(by, over): &(usize, usize)| !self.people[*by].out && !self.people[*over].out;
        let pairs = self.pairs.iter().filter(|(both, _)| here(both));
        pairs.map(seen).collect()
    }

    fn label(question: &games::Confirmation) -> &'static str {
        use game::Confirmation as Asks;
        let games::Confirmation::Leverage(question) = question else {
            panic!("{question:?}");
        };
        match question {
            Asks::GiftOverflows { .. } | Asks::ResetOverflows { .. } => "Do it anyway",
            Asks::RefusalCosts { .. } | Asks::Unable { .. } => "Refuse it",
            Asks::RevokingCosts { .. } => "Revoke it",
            Asks::WithdrawalCosts { .. } => "Withdraw it",
            Asks::CannotPay { .. } | Asks::HasNoShip { .. } | Asks::PrivateShows { .. } => "Ask anyway",
            Asks::ActCosts { .. } | Asks::ActionsEnd { .. } => "Do it",
            Asks::ResetsRelations { .. } => "Reset",
        }
    }
}

pub(super) fn access_of(kind: Kind) -> game::Access {
    match kind {
        Kind::Ecological => game::Access::Ecological,
        Kind::Diplomatic => game::Access::Diplomatic,
        Kind::Trade => game::Access::Trade,
        Kind::Passage => game::Access::Passage,
    }
}

fn people_of(campaign: &Campaign, state: &game::State) -> Books {
    let mut books = Books::new();
    for (player, name) in PEOPLE.iter().enumerate().take(PLAYERS) {
        let player = id(player);
        let science = state.science(player);
        let known = state.technologies.get(&player).copied().unwrap_or_default();
        let milestones = state.milestones.get(&player).copied().unwrap_or_default();
        let active = campaign.players.get(&player).is_some_and(|one| one.active);
        books.insert(format!("{name}'s money"), state.money(player).0.to_string());
        books.insert(format!("{name}'s science"), format!("{} and {}", science.neutral, science.harmony));
        books.insert(format!("{name}'s milestones"), milestones.to_string());
        books.insert(
            format!("{name} knows"),
            format!("{} {} {} {}", known.neuropsychology, known.charisma, known.ambassadors, known.harmony),
        );
        books.insert(format!("{name} is out"), (!active).to_string());
    }
    books
}

/// Writes a pair's four accounts, if anything was booked for the pair.
fn relation(books: &mut Books, (by, over): (usize, usize), accounts: (i64, i64, i64, i64)) {
    let (earned, lost, spent, adjusted) = accounts;
    if accounts != (0, 0, 0, 0) {
        books.insert(
            format!("{} over {}", PEOPLE[by], PEOPLE[over]),
            format!("{earned} earned, {lost} lost, {spent} spent, {adjusted} adjusted, in hundredths"),
        );
    }
}

fn grants(books: &mut Books, (host, guest): (usize, usize), kind: &str) {
    let what = format!("{} grants {} {kind} access", PEOPLE[host], PEOPLE[guest]);
    books.insert(what, "yes".to_owned());
}

fn conquered(books: &mut Books, (by, over): (usize, usize), cities: i64) {
    if cities > 0 {
        let what = format!("{} has conquered of {}", PEOPLE[by], PEOPLE[over]);
        books.insert(what, cities.to_string());
    }
}

fn goes_on(books: &mut Books, word: &str, (player, host): (usize, usize)) {
    let what = format!("{word} of {} at {}", PEOPLE[player], PEOPLE[host]);
    books.insert(what, "goes on".to_owned());
}
