//! The season's record of relations proposed, formed and broken.

use crate::discord::game_ui::Chronicle;
use crate::discord::season::{Deed, Medium, Season};
use crate::rules::games::ambassadors::{Event, State, Terms};
use crate::text::Text;
use crate::text::fl;

impl Chronicle for State {
    fn deeds(event: &Event) -> Vec<Deed> {
        if let Event::AmbassadorGiven { from, to, .. } = event {
            // Relations are one tie between two players, so the key must not depend on who proposed them.
            let players = [*from, *to];
            let by = (*from.min(to), 0);
            return vec![Deed::Formed { players, by }];
        }
        if let Event::RelationsBroken { aggressor, other, .. } = event {
            let broken =
                Deed::Broken { players: [*aggressor, *other], by: (*aggressor.min(other), 0), breaker: *aggressor };
            return vec![broken, Deed::Strike];
        }
        if let Event::RelationsUndone { one, other } = event {
            let players = [*one, *other];
            return vec![Deed::Annulled { players }];
        }
        Vec::new()
    }

    fn is_counted(terms: &Terms) -> bool {
        match terms {
            Terms::Relations { .. } => true,
            Terms::PutBack { .. } => false,
        }
    }

    fn record(text: &Text, medium: Medium<'_>, season: &Season) -> Vec<String> {
        if season.asked == 0 && season.formed() == 0 {
            return Vec::new();
        }
        let relations = fl!(
            text,
            "record-relations",
            asked = season.asked,
            formed = season.formed(),
            refused = season.refused,
            broken = season.broken()
        );
        [Some(relations), season.broken_told(text, medium)].into_iter().flatten().collect()
    }
}
