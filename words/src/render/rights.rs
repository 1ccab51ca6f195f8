//! The rights of a player towards another: open acts first, then the others by what they lack.

use super::card::{Card, FIELD_LIMIT, length};
use super::series;
use crate::text::{Said, Text, say};

/// The most details that are listed for one act.
const MOST_DETAILS: usize = 12;

/// The acts towards one player, each under the name of its command.
#[derive(Default)]
pub struct Rights {
    open: Vec<Act>,
    shut: Vec<(Said, Vec<Act>)>,
}

/// An act, and what it is about in each case, such as a kind of access or an area.
struct Act {
    name: Said,
    details: Vec<Said>,
}

impl Rights {
    pub fn open(&mut self, name: Said, detail: Option<Said>) {
        Act::add(&mut self.open, name, detail);
    }

    /// Adds an act that is not possible now. Acts with the same reason share a line.
    pub fn shut(&mut self, reason: &Said, name: Said, detail: Option<Said>) {
        let at = self.shut.iter().position(|(known, _)| known == reason);
        let at = at.unwrap_or_else(|| {
            self.shut.push((reason.clone(), Vec::new()));
            self.shut.len() - 1
        });
        Act::add(&mut self.shut[at].1, name, detail);
    }

    pub fn is_empty(&self) -> bool {
        self.open.is_empty() && self.shut.is_empty()
    }

    /// Adds a field with what is open and one with what is not. `nothing` stands for the first if nothing is open.
    pub fn shown(&self, text: &Text, card: Card, may: Said, nothing: Said) -> Card {
        let open: Vec<Said> = self.open.iter().map(|act| act.shown(text)).collect();
        let together = series(text, &open);
        let open = match open.is_empty() {
            true => vec![nothing],
            false if length(&together) <= FIELD_LIMIT => vec![together],
            false => open,
        };
        let line = |(reason, acts): &(Said, Vec<Act>)| {
            let acts = series(text, acts.iter().map(|act| act.shown(text)));
            say!(text, "right-because", acts, reason)
        };
        let shut: Vec<Said> = self.shut.iter().map(line).collect();
        card.field(text, may, &open).field(text, say!(text, "rights-not"), &shut)
    }
}

impl Act {
    fn add(acts: &mut Vec<Act>, name: Said, detail: Option<Said>) {
        let at = acts.iter().position(|act| act.name == name);
        let at = at.unwrap_or_else(|| {
            acts.push(Act { name, details: Vec::new() });
            acts.len() - 1
        });
        acts[at].details.extend(detail);
    }

    fn shown(&self, text: &Text) -> Said {
        let name = self.name.clone();
        if self.details.is_empty() {
            return name;
        }
        let left = self.details.len().saturating_sub(MOST_DETAILS);
        let more = (left > 0).then(|| say!(text, "right-more", left));
        let details = self.details.iter().take(MOST_DETAILS).cloned().chain(more);
        say!(text, "right-with", name, details = series(text, details))
    }
}
