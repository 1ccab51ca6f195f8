//! Derives everyone's leverage and money from the messages, as a bystander could.

mod lines;

use super::words::{ends_offer, hostile, hundredths, is_timeless, moment, number, people, price, span, written};
use chancery::rules::time::{Span, Time};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// The holder of leverage, and the other player.
type Pair = (u64, u64);

/// A pending offer, as its card describes it.
#[derive(Clone, Debug)]
struct Offer {
    from: u64,
    to: u64,
    matter: String,
    /// The price of asking, in hundredths.
    spent: i64,
    due: Option<Time>,
}

/// An ongoing task and its progress: a game minute has 60,000 parts.
#[derive(Clone, Debug)]
struct Task {
    what: &'static str,
    player: u64,
    host: u64,
    rate: i64,
    parts: i64,
}

pub struct Reader {
    /// The newest message that was read.
    pub last: u64,
    now: Time,
    /// Real milliseconds in a game minute; `None` during a pause.
    pace: i64,
    paused: Option<Time>,
    accounts: BTreeMap<Pair, [i64; 4]>,
    money: BTreeMap<u64, i64>,
    came: BTreeSet<u64>,
    access: BTreeSet<(u64, u64, String)>,
    tiers: BTreeMap<(u64, String), usize>,
    offers: BTreeMap<u64, Offer>,
    tasks: Vec<Task>,
    loans: BTreeMap<(u64, String), u64>,
    /// Changes in the current story that no line has reported yet: the pair, the value before, and the value after.
    untold: Vec<(Pair, i64, i64)>,
    /// Whether a moderator sets the line's values.
    corrects: bool,
    /// Whether a line reports earnings over time, which the clock counts.
    earned: bool,
}

/// The end of the phrase for a favour.
const FAVOUR: &str = " as a favour";

const EARNED: usize = 0;
const LOST: usize = 1;
const SPENT: usize = 2;
const ADJUSTED: usize = 3;

const TIERS: [&str; 6] = ["", "I", "II", "III", "IV", "V"];
const RATES: [i64; 6] = [0, 10, 20, 30, 45, 60];

impl Reader {
    pub fn new(now: Time) -> Reader {
        Reader {
            last: 0,
            now,
            pace: 3_600_000,
            paused: None,
            accounts: BTreeMap::new(),
            money: BTreeMap::new(),
            came: BTreeSet::new(),
            access: BTreeSet::new(),
            tiers: BTreeMap::new(),
            offers: BTreeMap::new(),
            tasks: Vec::new(),
            loans: BTreeMap::new(),
            untold: Vec::new(),
            corrects: false,
            earned: false,
        }
    }

    pub fn money(&self, player: u64) -> i64 {
        self.money[&player]
    }

    /// Returns the four accounts of a pair in the format of `/relations`.
    pub fn accounts(&self, pair: Pair) -> String {
        let [earned, lost, spent, adjusted] = self.accounts.get(&pair).copied().unwrap_or_default();
        let sign = if adjusted < 0 { '-' } else { '+' };
        let value = self.value(pair);
        format!(
            "**{}** = {} earned - {} lost - {} spent {sign} {} adjusted",
            written(value),
            written(earned),
            written(lost),
            written(spent),
            written(adjusted.abs())
        )
    }

    /// Returns the pending offers: the number, the asker, and the player asked.
    pub fn waiting(&self) -> Vec<(u64, u64, u64)> {
        let offers = self.offers.iter();
        offers.map(|(id, offer)| (*id, offer.from, offer.to)).collect()
    }

    pub fn goes_on(&self, what: &str, player: u64, host: u64) -> bool {
        let mut tasks = self.tasks.iter();
        tasks.any(|task| (task.what, task.player, task.host) == (what, player, host))
    }

    fn value(&self, pair: Pair) -> i64 {
        let [earned, lost, spent, adjusted] = self.accounts.get(&pair).copied().unwrap_or_default();
        earned - lost - spent + adjusted
    }

    /// Adds to one account within its bounds. Returns the value before and after.
    fn book(&mut self, pair: Pair, account: usize, amount: i64) -> (i64, i64) {
        let grows = matches!(account, EARNED | ADJUSTED);
        let before = self.value(pair);
        let wanted = if grows { amount } else { -amount };
        let after = (before + wanted).clamp(-10_000, 10_000);
        let change = after - before;
        self.accounts.entry(pair).or_default()[account] += if grows { change } else { -change };
        (before, after)
    }

    /// Counts a change that a line of the same story must report.
    fn tells(&mut self, by: u64, over: u64, account: usize, amount: i64) {
        let (before, after) = self.book((by, over), account, amount);
        self.untold.push(((by, over), before, after));
    }

    /// Counts ongoing tasks up to a moment.
    pub fn until(&mut self, moment: Time) {
        let passed = moment.since(self.now).as_millis();
        if passed <= 0 {
            return;
        }
        self.now = moment;
        if self.paused.is_some() {
            return;
        }
        let game = passed * 60_000 / self.pace;
        for at in 0..self.tasks.len() {
            let task = &mut self.tasks[at];
            let done = task.parts / 60_000;
            task.parts += task.rate * game;
            let more = task.parts / 60_000 - done;
            let Task { what, player, host, .. } = *task;
            if what == "research" {
                *self.money.entry(player).or_default() += 100 * more;
            }
            let worth = if what == "schmoozing" { 100 } else { 500 };
            if player != host {
                self.book((player, host), EARNED, worth * more);
            }
        }
    }

    /// Reads a message that came at this moment.
    pub fn read(&mut self, now: Time, content: &str, card: &Value) {
        if card.is_object() {
            self.until(now);
            self.card(content, card);
            return;
        }
        for line in content.lines() {
            if line.starts_with("> ") || line.starts_with("-# ") {
                continue;
            }
            match line.strip_prefix("• ") {
                Some(line) => self.followed(now, line),
                None => {
                    assert_eq!(self.untold, [], "before {line}");
                    self.corrects = line.ends_with(", as a moderator:");
                    self.earned = line.ends_with("has earned leverage:")
                        || line.contains("> has earned leverage by schmoozing <@");
                    self.story(now, line);
                }
            }
        }
        assert_eq!(self.untold, [], "after {content}");
    }

    /// Reads the card of a new offer. The cost of asking follows from the request.
    fn card(&mut self, content: &str, card: &Value) {
        let title = card["title"].as_str().expect("a title");
        let id: u64 = number(title, "Offer ").expect("its number");
        let sentence = content.lines().next().unwrap_or_default();
        let matter = matter(sentence);
        let [from, to] = people(sentence)[..] else {
            panic!("two players expected: {content}");
        };
        let lines = card["description"].as_str().unwrap_or_default().lines();
        let line = |begins: &str| {
            let mut lines = lines.clone();
            lines.find(|line| line.starts_with(begins)).unwrap_or_default()
        };
        let asked = matter.strip_suffix(FAVOUR);
        let full = asked.map_or(0, |asked| match asked {
            money if money.ends_with(" money") => 2 * number::<i64>(money, "").expect("money"),
            access if access.ends_with(" access") => price(access.trim_end_matches(" access")),
            system if system.starts_with("the star system") => 10_000,
            aid => 2500 * number::<i64>(aid, " for ").expect("minutes"),
        });
        let tiers = self.tier(from, "Charisma") as i64;
        let spent = full - (full * tiers * 5 + 50) / 100;
        if asked.is_some() {
            assert!(self.value((from, to)) >= full, "asked with too little: {title}");
            self.book((from, to), SPENT, spent);
            let double = format!("loses {} leverage", written(2 * spent));
            let refusing = line("Refuse: ");
            assert!(refusing.contains(&double), "{double}: {refusing}");
        }
        let due = moment(line("Expires "));
        let offer = Offer { from, to, matter, spent, due };
        self.offers.insert(id, offer);
    }

    fn tier(&self, player: u64, technology: &str) -> usize {
        let known = self.tiers.get(&(player, technology.to_owned()));
        known.copied().unwrap_or(0)
    }

    /// Reads a sentence about an act.
    fn story(&mut self, now: Time, line: &str) {
        let named = people(line);
        let offer = number::<u64>(line, "offer ").or_else(|| number(line, "Offer "));
        let late = line.contains("did not answer offer") || line.contains("> let offer ");
        if late {
            // The offer ended at its deadline, regardless of when this is announced, or earlier when a player left.
            let due = offer.and_then(|id| self.offers.get(&id)?.due);
            self.until(due.expect("it had its time").min(now));
        } else if !is_timeless(line) {
            self.until(now);
        }
        if let Some(id) = offer.filter(|_| ends_offer(line)) {
            let offer = self.offers.remove(&id).unwrap_or_else(|| panic!("gone: {line}"));
            return self.ended(line, &offer);
        }
        if let [one, other] = named[..] {
            return self.between(line, one, other);
        }
        if let [one] = named[..] {
            return self.alone(line, one);
        }
        self.of_the_table(now, line);
    }

    fn ended(&mut self, line: &str, offer: &Offer) {
        let Offer { from, to, ref matter, spent, .. } = *offer;
        if line.contains("refuses offer") || line.contains("counts as a refusal") {
            if spent > 0 {
                self.tells(to, from, LOST, 2 * spent);
            }
        } else if line.contains("> let offer ") || line.contains("is void") || line.contains("was voided") {
            if spent > 0 {
                self.tells(from, to, SPENT, -spent);
            }
        } else if line.contains("accepts offer") {
            self.agreed(from, to, matter);
            if let Some(amount) = matter.strip_prefix("resetting relations by ") {
                self.tells(from, to, ADJUSTED, hundredths(amount));
                self.tells(to, from, ADJUSTED, hundredths(amount));
            } else if let Some(kind) = matter.strip_suffix(" access") {
                self.tells(from, to, EARNED, price(kind));
            }
        } else {
            assert!(line.contains("withdraws offer"), "how did it end? {line}");
        }
    }

    /// Counts the effects of an accepted offer.
    fn agreed(&mut self, from: u64, to: u64, matter: &str) {
        let favour = matter.strip_suffix(FAVOUR);
        let what = favour.unwrap_or(matter);
        if let Some(kind) = what.strip_suffix(" access") {
            let (granter, grantee) = if favour.is_some() { (to, from) } else { (from, to) };
            self.access.insert((granter, grantee, kind.to_owned()));
        } else if let Some(money) = what.strip_suffix(" money") {
            let paid: i64 = money.parse().expect("an amount");
            *self.money.entry(to).or_default() -= paid;
            *self.money.entry(from).or_default() += paid;
        }
    }

    /// Reads one player's act towards another.
    fn between(&mut self, line: &str, one: u64, other: u64) {
        if line.contains(" gives ") {
            let mut words = line.split(' ').rev();
            let amount = words.find_map(|word| word.parse::<i64>().ok());
            let amount = amount.expect("an amount");
            *self.money.entry(one).or_default() -= amount;
            *self.money.entry(other).or_default() += amount;
            self.tells(one, other, EARNED, 2 * amount);
        } else if line.contains(" revokes <@") {
            let kind = line.split(">'s ").nth(1).and_then(|rest| rest.split(' ').next());
            let kind = kind.expect("what").to_owned();
            assert!(self.access.remove(&(one, other, kind.clone())), "{line}");
            self.tells(one, other, LOST, price(&kind));
        } else if let Some(price) = hostile(line) {
            self.tells(one, other, LOST, price);
        } else if line.contains("> enters <@") {
            if !self.access.contains(&(other, one, "passage".to_owned())) {
                self.tells(one, other, LOST, 100);
            }
        } else if line.contains("> terraforms one of ") {
            self.tells(one, other, EARNED, 5000);
        } else if line.contains("> lends ") {
            let ship = line.split("> lends ").nth(1).and_then(|rest| rest.split(" to <@").next());
            self.loans.insert((one, ship.expect("a ship").to_owned()), other);
        } else {
            self.task(line, one, other);
        }
    }

    /// Reads an ongoing task between two players.
    fn task(&mut self, line: &str, one: u64, other: u64) {
        if line.contains("begins research in <@") {
            self.begins("research", one, other, 1);
        } else if line.contains("begins to schmooze") {
            let rate = RATES[self.tier(one, "Neuropsychology")];
            assert!(line.ends_with(&format!(": {rate} leverage a game minute.")), "{line}");
            self.begins("schmoozing", one, other, rate);
        } else if line.contains("opens an embassy with") {
            self.begins("embassy", one, other, 1);
        } else if line.contains(">'s research in ") && line.contains(" is over: ") {
            self.ends("research", one, other);
        } else if line.contains(">'s schmoozing of ") && line.contains(" is over: ") {
            self.ends("schmoozing", one, other);
        } else if line.contains(">'s embassy with ") && line.contains(" is closed: ") {
            self.ends("embassy", one, other);
        } else {
            let silent = [" no longer aids <@", " collects ", " sells "];
            let known = is_timeless(line) || silent.iter().any(|words| line.contains(words));
            assert!(known, "what is this? {line}");
        }
    }

    fn begins(&mut self, what: &'static str, player: u64, host: u64, rate: i64) {
        let parts = 0;
        self.tasks.push(Task { what, player, host, rate, parts });
    }

    fn ends(&mut self, what: &str, player: u64, host: u64) {
        let same = |task: &Task| (task.what, task.player, task.host) == (what, player, host);
        let at = self.tasks.iter().position(same);
        self.tasks.remove(at.unwrap_or_else(|| panic!("no {what} of {player} at {host}")));
    }

    /// Reads what concerns one player.
    fn alone(&mut self, line: &str, player: u64) {
        if line.contains(" unlocks ") {
            let told = line.split(" unlocks ").nth(1).expect("what").trim_end_matches('.');
            let (technology, tier) = told.rsplit_once(' ').unwrap_or((told, ""));
            let tier = TIERS.iter().position(|one| *one == tier && !tier.is_empty());
            self.tiers.insert((player, technology.to_owned()), tier.unwrap_or(1));
            let rate = RATES[self.tier(player, "Neuropsychology")];
            let own = self.tasks.iter_mut().filter(|task| task.player == player);
            own.filter(|task| task.what == "schmoozing").for_each(|task| {
                // The partial progress is kept, and continues from here.
                task.parts %= 60_000;
                task.rate = rate;
            });
        } else if line.contains("was destroyed and is back") || line.ends_with(" is lost.") {
            self.lost(line, player);
        }
    }

    /// Books the loss of a ship to its last borrower.
    fn lost(&mut self, line: &str, owner: u64) {
        let ship = line.split(">'s ship ").nth(1).expect("a ship");
        let ends = [" was destroyed ", " is lost."].iter().find_map(|words| ship.find(*words));
        let ship = ship[..ends.expect("an outcome")].to_owned();
        let borrower = self.loans.remove(&(owner, ship));
        let borrower = borrower.unwrap_or_else(|| panic!("no borrower known: {line}"));
        self.tells(borrower, owner, LOST, 1000);
        self.corrects = false;
    }

    fn of_the_table(&mut self, now: Time, line: &str) {
        if line.starts_with("Paused until ") {
            self.paused = Some(now);
        } else if line.starts_with("The campaign resumes") {
            let since = self.paused.take().expect("it was paused");
            let stood = now.since(since);
            for offer in self.offers.values_mut() {
                offer.due = offer.due.map(|due| due + stood);
            }
        }
    }
}

/// Returns what an offer is about, as in "300 money as a favour" or "passage access".
fn matter(sentence: &str) -> String {
    let short = |what: &str| what.trim_end_matches('.').trim_end_matches(" to their systems").to_owned();
    if let Some((_, asked)) = sentence.split_once(" for a favour: ") {
        short(asked) + FAVOUR
    } else if let Some((_, amount)) =
        sentence.split_once(" proposes a reset ").and_then(|(_, rest)| rest.split_once(": "))
    {
        format!("resetting relations by {}", amount.split(' ').next().unwrap_or_default())
    } else {
        let (_, offered) = sentence.split_once(" offers <@").unwrap_or_else(|| panic!("an offer expected: {sentence}"));
        let (_, what) = offered.split_once("> ").expect("what is offered");
        short(what)
    }
}
