//! Everything that one person's client receives.

use crate::discord::access::{For, Registered, purpose, registered};
use crate::discord::{Table, within};
use crate::effort::either;
use chancery_loopback::world::{Sight, World};
use chancery_loopback::{Answer, Posted};
use serde_json::Value;
use std::collections::{BTreeMap, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};

/// The minimum number of digits in Discord's own ids.
const OWN_NUMBERS: usize = 17;
/// How many pages of history are read.
const PAGES: usize = 3;

/// Of how many lines a client reads one each time.
fn share() -> usize {
    either(3, 1)
}

pub struct Client {
    user: u64,
    /// The Discord ids that the client has received.
    met: HashMap<String, usize>,
}

impl Client {
    pub fn of(user: u64) -> Client {
        let met = HashMap::new();
        Client { user, met }
    }

    /// Returns everything visible that the client has received, with the first and the final state of each message.
    pub fn receive(&mut self, world: &World, sights: &[Sight]) -> Vec<String> {
        // The bot sends and edits in concurrent tasks. Sorting by channel and message makes their relative speed
        // irrelevant.
        let mut received: BTreeMap<_, Vec<Option<&Posted>>> = BTreeMap::new();
        for sight in sights {
            let (message, shown) = match sight {
                Sight::Posted(message) | Sight::Edited(message) => (message, Some(&**message)),
                Sight::Deleted(message) => (message, None),
                Sight::Form { who, json } => {
                    assert_ne!(*who, self.user, "the bot has no forms: {json}");
                    continue;
                }
                // The bot may not pin here, so its panels stay where they are.
                Sight::Refused(what) if what.contains("/pins/") => continue,
                Sight::Refused(what) => panic!("Discord refused {what}"),
            };
            if world.sees(self.user, message) {
                let private = message.only_for.is_some();
                let place = (message.channel, private, message.id);
                received.entry(place).or_default().push(shown);
            }
        }
        let mut told = Vec::new();
        for versions in received.into_values() {
            let first = versions.first().into_iter();
            let last = versions.last().filter(|_| versions.len() > 1);
            told.extend(first.chain(last).map(|shown| match shown {
                Some(message) => self.drawn(world, message),
                None => "a message is gone".to_owned(),
            }));
        }
        told.dedup();
        told
    }

    /// Returns everything in a message, including its files.
    fn drawn(&mut self, world: &World, message: &Posted) -> String {
        let mut drawn = String::new();
        let files = message.json["attachments"].as_array().into_iter().flatten();
        for file in files {
            let id: u64 = file["id"].as_str().unwrap().parse().unwrap();
            let bytes = world.files[&id].clone();
            drawn += &match String::from_utf8(bytes) {
                Ok(text) => self.plain(world, &text),
                Err(picture) => {
                    // Pictures are too long to be compared again and again.
                    let mut hasher = DefaultHasher::new();
                    picture.as_bytes().hash(&mut hasher);
                    format!("{} bytes, {:x}", picture.as_bytes().len(), hasher.finish())
                }
            };
        }
        drawn + &self.plain(world, &message.json.to_string())
    }

    /// Replaces differences between two Discords: the address, and each id, by its position in the order of receipt. A
    /// shuffle's hash is salted, so it differs in every game.
    fn plain(&mut self, world: &World, text: &str) -> String {
        let text = without_hashes(&text.replace(&world.base, ""));
        let mut plain = String::new();
        let mut rest = &*text;
        while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
            let (before, from) = rest.split_at(start);
            let end = from.find(|c: char| !c.is_ascii_digit());
            let (number, after) = from.split_at(end.unwrap_or(from.len()));
            plain += before;
            if number.len() < OWN_NUMBERS {
                plain += number;
            } else {
                let met = self.met.len();
                let known = *self.met.entry(number.to_owned()).or_insert(met);
                plain += &format!("(number {known})");
            }
            rest = after;
        }
        plain + rest
    }

    /// Runs every read-only command, pages through the history, and requests all suggestions. Returns the results. In
    /// every run of the tests it is only a share of them, another one for each turn; the long form reads all.
    pub async fn read(&mut self, table: &Table, players: &[&str], offers: &[u64], turn: usize) -> Vec<String> {
        let known = table.discord.look(registered);
        let looking = known.iter().filter(|one| purpose(one) == For::Looking);
        let mut read = Vec::new();
        let from = turn % share();
        for line in looking.flat_map(|one| lines(one, players)).skip(from).step_by(share()) {
            let asked = table.discord.with(|world| match line.strip_prefix('/') {
                Some(_) => world.slash(self.user, table.channel, &line),
                None => world.use_on(self.user, table.channel, &line, table.bo),
            });
            read.push(line);
            self.answered(table, asked, &mut read).await;
            for _ in 0..PAGES {
                let Some((message, older)) = table.button_of(self.user, "1:history:") else {
                    break;
                };
                let asked = table.discord.with(|world| world.press(self.user, message, &older));
                self.answered(table, asked, &mut read).await;
            }
        }
        for line in suggesting(&known, offers).into_iter().skip(from).step_by(share()) {
            let asked = table.discord.with(|world| world.complete(self.user, table.channel, &line));
            let suggested = match asked {
                Ok(asked) => within(table.discord.answered(asked)).await,
                Err(not_sent) => {
                    read.push(format!("{line} {not_sent}"));
                    continue;
                }
            };
            let Answer::Choices(choices) = suggested else {
                panic!("{line}: {suggested:?}");
            };
            read.push(format!("{line} {choices:?}"));
        }
        read
    }

    /// Waits for an answer and adds what the client received.
    async fn answered(
        &mut self,
        table: &Table,
        asked: Result<u64, chancery_loopback::NotSent>,
        read: &mut Vec<String>,
    ) {
        match asked {
            Ok(asked) => {
                table.answer(asked).await;
            }
            Err(not_sent) => return read.push(not_sent.to_string()),
        }
        let received = table.discord.with(|world| {
            let sights = std::mem::take(&mut world.sights);
            self.receive(world, &sights)
        });
        assert!(!received.is_empty(), "an answer");
        read.extend(received);
    }
}

/// Replaces each SHA-256 in a text with a word, and those that are shortened, like `75b6574fdd32…`.
fn without_hashes(text: &str) -> String {
    let is_digit = |c: char| c.is_ascii_hexdigit();
    let pieces = text.split_inclusive(|c| !is_digit(c)).map(|piece| {
        let end = piece.trim_start_matches(is_digit);
        match piece.len() - end.len() {
            64 => format!("(a hash){end}"),
            12 if end == "…" => format!("(a hash){end}"),
            _ => piece.to_owned(),
        }
    });
    pieces.collect()
}

/// Returns a command's read-only lines with its required options, one for every player if it can name one.
fn lines(one: &Registered, players: &[&str]) -> Vec<String> {
    if one.name.starts_with(char::is_uppercase) {
        return vec![one.name.clone()];
    }
    let needed = |option: &&Value| option["required"] == true && option["type"] != 6;
    let mut line = format!("/{}", one.name);
    for option in one.options.iter().filter(needed) {
        let first = option["choices"][0]["name"].as_str();
        let (name, value) = (option["name"].as_str().unwrap(), first.unwrap_or("1"));
        line += &format!(" {name}:\"{value}\"");
    }
    let mut people = one.options.iter().filter(|option| option["type"] == 6);
    let Some(option) = people.next() else {
        return vec![line];
    };
    let name = option["name"].as_str().unwrap();
    let alone = (option["required"] != true).then(|| line.clone());
    let with = players.iter().map(|player| format!("{line} {name}:@{player}"));
    alone.into_iter().chain(with).collect()
}

/// Returns the lines that end with an option that has suggestions.
fn suggesting(known: &[Registered], offers: &[u64]) -> Vec<String> {
    let mut lines = vec!["/offers campaign:".to_owned()];
    for one in known {
        let person = one.options.iter().find(|option| option["type"] == 6);
        let person = person.map_or_else(String::new, |option| format!(" {}:@ada", option["name"].as_str().unwrap()));
        let options = one.options.iter();
        let suggests = options.filter(|option| option["autocomplete"] == true);
        let names = suggests.filter_map(|option| option["name"].as_str());
        let names = names.filter(|name| *name != "campaign");
        lines.extend(names.map(|name| format!("/{}{person} {name}:", one.name)));
    }
    lines.extend(offers.iter().map(|offer| format!("/accept offer:{offer} choice:")));
    lines
}
