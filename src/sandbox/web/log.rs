//! The log of actions and news, in the terminal's format.

use std::sync::{Mutex, MutexGuard, PoisonError};

#[derive(Default)]
pub struct Log {
    written: Mutex<Written>,
}

#[derive(Default)]
struct Written {
    text: String,
    place: Option<String>,
}

impl Log {
    fn written(&self) -> MutexGuard<'_, Written> {
        // Each entry is appended as a whole, so the text is valid even after a panic.
        self.written.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Logs a person's action and its place.
    pub fn deed(&self, place: &str, line: &str) {
        let mut written = self.written();
        if written.place.as_deref() != Some(place) {
            written.text += &format!("> in {place}\n");
            written.place = Some(place.to_owned());
        }
        // An entry must fit on one line, whatever a window sends.
        let line: Vec<&str> = line.lines().map(str::trim).collect();
        written.text += &format!("> {}\n", line.join(" "));
    }

    /// Logs a line that is the same in every place.
    pub fn setting(&self, line: &str) {
        self.written().text += &format!("> {line}\n");
    }

    pub fn news(&self, seen: &str) {
        self.written().text += seen;
    }

    pub fn text(&self) -> String {
        self.written().text.clone()
    }
}
