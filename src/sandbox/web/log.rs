//! What was done and seen, as the terminal would have shown it.

use std::sync::{Mutex, MutexGuard, PoisonError};

#[derive(Default)]
pub struct Log {
    written: Mutex<Written>,
}

#[derive(Default)]
struct Written {
    text: String,
    /// Where the last deed was done.
    place: Option<String>,
}

impl Log {
    fn written(&self) -> MutexGuard<'_, Written> {
        // Each line is whole, even after a panic.
        self.written.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes what a person did, and where.
    pub fn deed(&self, place: &str, line: &str) {
        let mut written = self.written();
        if written.place.as_deref() != Some(place) {
            written.text += &format!("> in {place}\n");
            written.place = Some(place.to_owned());
        }
        // A line is one line, whatever a window sends.
        let line: Vec<&str> = line.lines().map(str::trim).collect();
        written.text += &format!("> {}\n", line.join(" "));
    }

    /// Notes what was seen.
    pub fn news(&self, seen: &str) {
        self.written().text += seen;
    }

    /// Returns all of it.
    pub fn text(&self) -> String {
        self.written().text.clone()
    }
}
