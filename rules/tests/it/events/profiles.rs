//! Each event's profile agrees with the questions about it.

use super::{kept, read};
use chancery_rules::Event;
use chancery_rules::games::{self, Each, Listed};
use chancery_rules::ruleset::{GameEvent, Profile};

struct Agree;

impl Each for Agree {
    fn game<R: Listed>(&mut self) {
        let evening = read(&kept(R::LISTED));
        for event in evening.iter().filter_map(Event::of::<R>) {
            let (mut profile, mut asked) = (event.profile(), asked(event));
            // Nobody asks which of a pair comes first.
            for (one, other) in profile.pairs.iter_mut().chain(&mut asked.pairs) {
                (*one, *other) = ((*one).min(*other), (*one).max(*other));
            }
            assert_eq!(profile, asked, "{event:?}");
        }
    }
}

fn asked<E: GameEvent>(event: &E) -> Profile {
    // A pair is touched, even if an event lists others.
    let pairs = event.pairs().into_iter().flat_map(|(one, other)| [one, other]);
    let mut touches = Vec::new();
    for player in event.touches().into_iter().chain(pairs) {
        if !touches.contains(&player) {
            touches.push(player);
        }
    }
    Profile {
        is_act: event.is_act(),
        only_follows: event.only_follows(),
        is_draw: event.is_draw(),
        announce_timing: event.announce_timing(),
        done_by: event.done_by(),
        calls: event.calls(),
        pairs: event.pairs(),
        touches,
        about_offer: event.about_offer(),
        gives_turn_to: event.gives_turn_to(),
        opens_row: event.opens_row(),
        in_window: event.in_window(),
    }
}

#[test]
fn profiles_agree_with_every_question() {
    games::each(&mut Agree);
}
