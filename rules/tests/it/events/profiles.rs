//! The profile of each stored event, recorded in `profiles.txt`. `BLESS=1 cargo test profiles` rewrites it. Read each new
//! line: does it call the right players, and does it reveal a draw?

use super::{all_kept, read};
use chancery_rules::Event;
use chancery_rules::ids::PlayerId;
use chancery_rules::ruleset::{InWindow, Profile};
use chancery_rules::table::AnnounceTiming;
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;

#[test]
fn the_profiles_of_all_events_are_as_recorded() {
    let events = all_kept().into_iter().flat_map(|evening| read(&evening));
    let lines = events.map(|event| format!("{}: {}\n", name(&event), sentence(&event.profile())));
    let shown: String = lines.collect::<BTreeSet<String>>().into_iter().collect();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/events/profiles.txt");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&file, &shown).expect("a file");
    }
    let recorded = std::fs::read_to_string(&file).expect("the recorded profiles");
    assert_eq!(shown, recorded, "`BLESS=1 cargo test profiles` rewrites them");
}

/// Returns an event's tags: for example that of a game, and that of its event.
fn name(event: &Event) -> String {
    let mut name = Vec::new();
    let mut value = serde_json::to_value(event).expect("plain data");
    while let Value::Object(fields) = value {
        let mut fields = fields.into_iter();
        let (Some((tag, content @ Value::Object(_))), None) = (fields.next(), fields.next()) else { break };
        name.push(tag);
        value = content;
    }
    name.truncate(match event {
        Event::Game(_) => 3,
        Event::Deal(_) => 2,
        _ => 1,
    });
    name.join(" ")
}

/// Returns a profile as a sentence. Its players are called Ada, Bo and so on in the order of the sentence, so that most
/// events of a kind have the same one.
fn sentence(profile: &Profile) -> String {
    let mut known = Vec::new();
    let mut listed = |players: &[PlayerId]| {
        let mut name = |player: &PlayerId| {
            let place = known.iter().position(|one| one == player).unwrap_or_else(|| {
                known.push(*player);
                known.len() - 1
            });
            ["Ada", "Bo", "Cy", "Dee", "Eve"][place]
        };
        players.iter().map(&mut name).collect::<Vec<_>>().join(" and ")
    };
    let kind = match (profile.is_act, profile.only_follows) {
        (true, false) => "act",
        (true, true) => "separate consequence",
        (false, _) => "consequence",
    };
    let mut said = kind.to_owned();
    let mut says = |when: bool, words: &str| said.push_str(if when { words } else { "" });
    says(profile.is_draw, " with a draw");
    if let Some(by) = profile.done_by {
        says(true, &format!(" by {}", listed(&[by])));
    }
    if !profile.calls.is_empty() {
        says(true, &format!(", calls {}", listed(&profile.calls)));
    }
    for (one, other) in &profile.pairs {
        says(true, &format!(", between {}", listed(&[*one, *other])));
    }
    let paired = |player: &PlayerId| profile.pairs.iter().any(|(one, other)| [one, other].contains(&player));
    let only = |player: &PlayerId| !profile.calls.contains(player) && !paired(player);
    let touched: Vec<PlayerId> = profile.touches.iter().copied().filter(only).collect();
    if !touched.is_empty() {
        says(true, &format!(", touches {}", listed(&touched)));
    }
    says(profile.touches_all, ", touches everyone");
    says(profile.about_offer.is_some(), ", about an offer");
    if !profile.private_to.is_empty() {
        says(true, &format!(", only for {}", listed(&profile.private_to)));
    }
    match profile.announce_timing {
        AnnounceTiming::AtOnce => {}
        AnnounceTiming::Never => says(true, ", not announced"),
        AnnounceTiming::Later => says(true, ", announced later"),
        AnnounceTiming::Since(_) => says(true, ", announces earlier ones"),
    }
    if let Some(next) = profile.gives_turn_to {
        says(true, &format!(", gives the turn to {}", listed(&[next])));
    }
    says(profile.opens_row.is_some(), ", opens a row");
    says(profile.in_window == Some(InWindow::Opens), ", opens a window");
    says(profile.in_window == Some(InWindow::Settles), ", settles a window");
    said
}
