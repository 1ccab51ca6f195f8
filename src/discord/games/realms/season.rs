//! The season's record of alliances, and of covert actions with their counters.

use crate::discord::game_ui::Chronicle;
use crate::discord::season::{Deed, Medium, Season};
use crate::rules::games::realms::{CovertEvent, Event, State};
use crate::text::Text;
use crate::text::fl;

const FORGED: &str = "forged";
const TAKEN: &str = "taken";
const DECLARED: &str = "declared";
const COUNTERED: &str = "countered";

impl Chronicle for State {
    fn deeds(event: &Event) -> Vec<Deed> {
        let mut counted = Vec::new();
        if let Event::AllianceForged { before, .. } = event {
            counted.push(FORGED);
            counted.extend(before.map(|_| TAKEN));
        }
        if let Event::Covert(CovertEvent::Declared { .. }) = event {
            counted.push(DECLARED);
        }
        if let Event::Covert(CovertEvent::Countered { .. }) = event {
            counted.push(COUNTERED);
        }
        counted.into_iter().map(Deed::Counted).collect()
    }

    fn record(text: &Text, _: Medium<'_>, season: &Season) -> Vec<String> {
        let (forged, declared) = (season.count(FORGED), season.count(DECLARED));
        let alliances = (forged > 0).then(|| {
            let taken = season.count(TAKEN);
            fl!(text, "record-alliances", forged = forged, taken = taken)
        });
        let covert = (declared > 0).then(|| {
            let countered = season.count(COUNTERED);
            fl!(text, "record-covert", declared = declared, countered = countered)
        });
        [alliances, covert].into_iter().flatten().collect()
    }
}
