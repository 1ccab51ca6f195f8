//! Scheduled acts.

use super::{Export, Node, Wrong};
use crate::export::rfc3339;
use crate::rules::ids::PlayerId;
use crate::rules::table::NOTE_LIMIT;
use crate::rules::{FURTHEST_AHEAD, MOST_SCHEDULED, Scheduled, ScheduledAct};
use std::collections::BTreeSet;

/// The highest number of an act.
const MOST: i64 = 1_000_000;

/// Returns the acts that wait, and the number of the next one.
pub fn read(export: &Export<'_>) -> (Vec<Scheduled>, u32) {
    let list = export.file.key("schedule");
    if list.items().len() > MOST_SCHEDULED {
        list.flaw(Wrong::TooMany { most: MOST_SCHEDULED });
    }
    let mut numbers = BTreeSet::new();
    let all = list.each(|node| scheduled(export, node, &mut numbers));
    let next = export.file.key("campaign").key("next_scheduled");
    let next = next.given().and_then(|next| number(&next));
    (all.unwrap_or_default(), next.unwrap_or(1))
}

fn scheduled(export: &Export<'_>, node: &Node<'_>, numbers: &mut BTreeSet<u32>) -> Option<Scheduled> {
    node.object()?;
    let number = number(&node.key("number"));
    if number.is_some_and(|number| !numbers.insert(number)) {
        node.key("number").flaw(Wrong::Twice);
    }
    let by = node.key("by").id().map(PlayerId);
    let at = node.key("at").moment();
    let latest = export.founding.at + FURTHEST_AHEAD;
    if at.is_some_and(|at| at > latest) {
        let [least, most] = [export.founding.at, latest].map(|at| rfc3339(at).as_str().unwrap_or_default().to_owned());
        node.key("at").flaw(Wrong::OutOfRange { least, most });
    }
    let act = node.key("act").stored();
    let text = node.key("text");
    if text.given().is_none() && act == Some(ScheduledAct::Announce) {
        text.flaw(Wrong::Missing);
    }
    let text = text.given().and_then(|text| text.short_text(NOTE_LIMIT));
    Some(Scheduled { number: number?, by: by?, at: at?, act: act?, text })
}

/// Returns the number of an act.
fn number(node: &Node<'_>) -> Option<u32> {
    node.integer(1, MOST).and_then(|number| u32::try_from(number).ok())
}
