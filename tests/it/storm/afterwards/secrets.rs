//! Checks that private text between two players was never shown to anyone else, in any version of a message or in a
//! suggestion.

use super::realms::reader;
use chancery_loopback::Answer;
use chancery_loopback::world::{Sight, World};
use serde_json::json;

/// The beginning of a private favour's note. The numbers of the table and of the two players follow.
const HUSH: &str = "Hush-";

/// Checks every screen that was ever shown.
pub fn check(world: &World) {
    let mut read = 0;
    for sight in &world.sights {
        match sight {
            Sight::Posted(message) | Sight::Edited(message) => {
                read += judge(world, reader(world, message), &message.json.to_string());
            }
            Sight::Form { who, json } => read += judge(world, Some(*who), &json.to_string()),
            Sight::Deleted(_) | Sight::Refused(_) => {}
        }
    }
    for asked in world.asked.values() {
        if let Some(Answer::Choices(choices)) = &asked.answer {
            judge(world, Some(asked.user), &json!(choices).to_string());
        }
    }
    eprintln!("private notes were read {read} times");
}

/// Checks that a reader may know all private notes in a text, and returns how many there are.
fn judge(world: &World, reader: Option<u64>, text: &str) -> usize {
    let notes = text.split(HUSH).skip(1);
    let judged = notes.map(|rest| {
        let parts: Vec<&str> = rest.splitn(4, '-').collect();
        let handle = reader.map(|user| world.people[&user].handle.as_str());
        let [table, one, other, _] = parts[..] else {
            return;
        };
        // A moderator may read private offers. The players concerned are notified.
        let may = ["mod".to_owned(), format!("player{one}"), format!("player{other}")];
        let may = may.map(|role| format!("t{table}{role}"));
        let allowed = handle.is_some_and(|handle| may.iter().any(|one| one == handle));
        assert!(allowed, "{handle:?} reads: {text}");
    });
    judged.count()
}
