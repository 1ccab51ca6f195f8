//! The players' names for places where Discord shows no mentions.

use crate::rules::ids::PlayerId;
use chancery_journal::{OfServer, PersonName};

use crate::rules::{Player, Players, cleaned, name_key};
use crate::text::{Cell, Fits, Label, Place, Row, Said, Typed, Words};
use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, OnceLock};

/// The longest display name Discord allows.
const NAME_LENGTH: usize = 32;

/// The least characters of a display name shown before the account. With less room, only the account is shown.
const LEAST_SHOWN: usize = 3;

/// The players' display names, as last received from Discord.
#[derive(Clone, Debug, Default)]
pub struct Names {
    known: OfServer,
    players: Players,
    /// The players who share a display name with another player of the campaign. Most texts mention players and never
    /// ask for it.
    alike: Arc<OnceLock<BTreeSet<PlayerId>>>,
}

impl Names {
    pub fn new(names: impl IntoIterator<Item = (PlayerId, String)>) -> Names {
        let names = names.into_iter().map(|(player, name)| (player, PersonName::from(name.as_str())));
        let known: OfServer = names.collect();
        let players = known.keys().map(|player| (*player, Player::default())).collect();
        Names::of_players(known, players)
    }

    /// Returns the names of a campaign's current and former players, out of those known in its server.
    pub fn of_players(known: OfServer, players: Players) -> Names {
        Names { known, players, alike: Arc::default() }
    }

    fn alike(&self) -> BTreeSet<PlayerId> {
        let mut called: HashMap<String, PlayerId> = HashMap::new();
        let mut alike = BTreeSet::new();
        for player in self.players.keys() {
            let Some(name) = self.known.get(player).filter(|name| !name.account.is_empty()) else {
                continue;
            };
            if let Some(other) = called.insert(key(&name.shown), *player) {
                alike.extend([other, *player]);
            }
        }
        alike
    }

    /// Returns the name as a table cell of exactly `width` columns.
    pub fn cell(&self, player: PlayerId, width: usize) -> Row {
        Row::of(Cell(&self.of(player, width), width))
    }

    pub fn label(&self, player: PlayerId) -> Label {
        Label::of(Typed(&self.of(player, NAME_LENGTH), NAME_LENGTH))
    }

    pub fn prose(&self, player: PlayerId) -> Said {
        Said::of(Typed(&self.of(player, NAME_LENGTH), NAME_LENGTH))
    }

    /// Returns the player for words in any place: a mention, or else the name.
    pub fn person(&self, player: PlayerId) -> Person<'_> {
        Person { player, names: self }
    }

    /// Returns the display name, or a distinguishing number for an unknown person. If another player has the same name,
    /// adds the account, in at most `length` characters.
    fn of(&self, player: PlayerId, length: usize) -> String {
        let known = self.known.get(&player).filter(|name| !cleaned(&name.shown).is_empty());
        let Some(PersonName { shown, account, .. }) = known else {
            return format!("#{}", player.0 % 10_000);
        };
        if !self.alike.get_or_init(|| self.alike()).contains(&player) {
            return shown.clone();
        }
        let room = length.saturating_sub(account.chars().count() + " ()".len());
        match shown.chars().count() {
            count if count <= room => format!("{shown} ({account})"),
            _ if room >= LEAST_SHOWN => {
                let begin: String = shown.chars().take(room - 1).collect();
                format!("{begin}… ({account})")
            }
            _ => account.clone(),
        }
    }
}

/// A player of a campaign.
#[derive(Clone, Copy, Debug)]
pub struct Person<'a> {
    player: PlayerId,
    names: &'a Names,
}

impl<M: Place> Fits<M> for Person<'_> {
    fn put(&self, words: &mut Words<M>) {
        match M::HAS_MARKDOWN {
            true => words.push(Said::of(self.player)),
            false => words.push(Typed(&self.names.of(self.player, NAME_LENGTH), NAME_LENGTH)),
        }
    }
}

/// Returns a key that is equal for names that look alike. Nearly all names are ASCII.
fn key(name: &str) -> String {
    match name.is_ascii() {
        true => name.trim().to_ascii_lowercase(),
        false => name_key(name),
    }
}
