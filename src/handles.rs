//! File handles: the system limits how many files and connections a process may have open. A bot without a free handle
//! keeps its database and its connections, and retries everything else, so it only has to say what is wrong.

use crate::journal::is_out_of_handles;
use std::fs::{self, File};
use std::io;

/// A lower limit is reported at the start. The bot has some forty handles open at rest.
const ENOUGH: u64 = 64;

const REMEDY: &str = "raise LimitNOFILE in its unit, or ulimit -n";

/// Returns whether the process can open another file.
pub fn are_left() -> bool {
    !File::open("/dev/null").is_err_and(|problem| is_out_of_handles(&problem))
}

/// Words an error of the system, with the remedy if it allows no more handles.
pub fn explained(problem: &io::Error) -> String {
    match is_out_of_handles(problem) {
        true => format!("{problem}: {REMEDY}"),
        false => problem.to_string(),
    }
}

/// Warns if even an idle bot may reach the limit.
pub fn warn_if_few() {
    if let Some(limit) = limit().filter(|limit| *limit < ENOUGH) {
        tracing::warn!(limit, "the limit of open files and connections is low: {REMEDY}");
    }
}

/// Returns the limit, if the system has one.
fn limit() -> Option<u64> {
    let limits = fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// Reports when the handles run out, and when some are free again.
#[derive(Debug, Default)]
pub struct Handles {
    ran_out: bool,
}

impl Handles {
    pub fn look(&mut self) {
        let ran_out = !are_left();
        if ran_out != self.ran_out {
            match ran_out {
                true => tracing::error!("the bot can open no more files and connections: {REMEDY}"),
                false => tracing::info!("the bot can open files and connections again"),
            }
        }
        self.ran_out = ran_out;
    }
}
