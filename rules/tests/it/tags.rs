//! Data from before the second game does not name its game. Two games must therefore not share a tag there, and neither
//! must a game and the table.

use chancery_rules::games::{self, Each, Listed};
use chancery_rules::ids::PlayerId;
use chancery_rules::time::Span;
use chancery_rules::{Confirmation, ModeratorPlays, Setting, Silence};
use serde::de::value::Error as Told;
use serde::de::{DeserializeOwned, Deserializer, Error, Visitor};
use serde::{Serialize, forward_to_deserialize_any};
use std::collections::BTreeMap;

/// Collects the tags or keys that a type would read, without reading anything.
struct Ask<'a>(&'a mut Vec<&'static str>);

impl<'de> Deserializer<'de> for Ask<'_> {
    type Error = Told;

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        tags: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Told> {
        self.0.extend(tags);
        Err(Told::custom("nothing is read"))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        keys: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Told> {
        self.0.extend(keys);
        Err(Told::custom("nothing is read"))
    }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Told> {
        Err(Told::custom("nothing is read"))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit unit_struct newtype_struct seq tuple tuple_struct
        map identifier ignored_any
    }
}

fn tags_of<T: DeserializeOwned>() -> Vec<&'static str> {
    let mut tags = Vec::new();
    let _ = T::deserialize(Ask(&mut tags));
    tags
}

/// The owner of each tag, by kind of value, and the tags with two owners.
#[derive(Default)]
struct Owners {
    of: BTreeMap<(&'static str, &'static str), &'static str>,
    shared: Vec<String>,
}

impl Owners {
    fn own<T: DeserializeOwned>(&mut self, kind: &'static str, owner: &'static str) {
        for tag in tags_of::<T>() {
            if let Some(other) = self.of.insert((kind, tag), owner) {
                self.shared.push(format!("{kind} {tag}: {other}, {owner}"));
            }
        }
    }
}

impl Each for Owners {
    fn game<R: Listed>(&mut self) {
        let owner = R::NAME;
        self.own::<R::Confirmation>("confirmation", owner);
        self.own::<R::Pick>("pick", owner);
        self.own::<R::Setting>("setting", owner);
        self.own::<R::Remark>("remark", owner);
        self.own::<R::Settings>("settings", owner);
    }
}

#[test]
fn games_share_no_tag_for_untagged_values() {
    let mut owners = Owners::default();
    games::each(&mut owners);
    assert_eq!(owners.shared, [""; 0]);
    let of_game = owners.of.clone();
    let whose = |kind, tag| of_game.get(&(kind, tag)).copied();
    assert_eq!(whose("confirmation", "refusal_costs"), Some("leverage"));
    assert_eq!(whose("confirmation", "replaces_board"), Some("ambassadors"));
    assert_eq!(whose("pick", "track"), Some("ambassadors"));
    // A game listed twice would share all of its tags with itself.
    games::each(&mut owners);
    assert!(owners.shared.len() >= of_game.len(), "{:?}", owners.shared);
}

/// The table's own tags are tried first, so an equal tag of a game would never be reached.
#[test]
fn games_use_no_tag_of_the_table() {
    let mut owners = Owners::default();
    games::each(&mut owners);
    let (player, pending, entries, from) = (PlayerId(1), 0, 1, 2);
    let confirmations = [
        Confirmation::EndsForGood { pending },
        Confirmation::RemovesPlayer { player, pending },
        Confirmation::Undoes { entries, from, second: false },
        Confirmation::AsksAway { away: Vec::new(), game: None },
    ];
    let settings = [
        Setting::Pace(Span::hours(1)),
        Setting::AnswerWithin(Span::hours(1)),
        Setting::Silence(Silence::Wait),
        Setting::ModeratorRole(None),
        Setting::Patience(true),
        Setting::ExtensionsMost(Some(3)),
        Setting::PauseMost(None),
        Setting::ModeratorPlays(ModeratorPlays::Second),
        Setting::Nudge(Span::hours(1)),
        Setting::Language("de".to_owned()),
        Setting::Away(chancery_rules::DuringAbsence::Run),
    ];
    let tags = confirmations.iter().map(|one| ("confirmation", tag(one)));
    let tags = tags.chain(settings.iter().map(|one| ("setting", tag(one))));
    // Settings share one row, each under its own key.
    let tags = tags.chain(settings.iter().map(|one| ("settings", tag(one))));
    for (kind, tag) in tags {
        assert_eq!(owners.of.get(&(kind, &tag[..])), None, "{kind} {tag}");
    }
}

fn tag(value: &impl Serialize) -> String {
    let json = serde_json::to_value(value).expect("values without unserialisable parts");
    let tags = json.as_object().expect("a tag").keys();
    tags.cloned().collect()
}
