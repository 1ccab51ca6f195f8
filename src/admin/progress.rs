//! The progress of long commands: a bar on a terminal, nothing on a pipe.

use indicatif::{HumanCount, HumanDuration, ProgressBar, ProgressStyle};
use std::time::Duration;

/// How often the bar moves if nothing is counted.
const TICK: Duration = Duration::from_millis(100);

/// Shows on standard error how far a command is, if that is a terminal.
pub struct Progress {
    bar: ProgressBar,
    /// What is counted, one and many.
    unit: [&'static str; 2],
}

impl Progress {
    /// Shows nothing.
    pub fn hidden() -> Progress {
        Progress { bar: ProgressBar::hidden(), unit: [""; 2] }
    }

    /// Shows what the command does, and how many units it has done. Dropping this removes the bar.
    pub fn begin(doing: &'static str, unit: [&'static str; 2]) -> Progress {
        let bar = ProgressBar::no_length().with_message(doing).with_style(style("{spinner} {msg} {human_pos} "));
        bar.enable_steady_tick(TICK);
        Progress { bar, unit }
    }

    /// Fixes the total.
    pub fn set_total(&self, total: u64) {
        self.bar.set_style(style("{msg} {wide_bar} {human_pos} of {human_len} "));
        self.bar.set_length(total);
    }

    pub fn add(&self, count: u64) {
        self.bar.inc(count);
    }

    /// Removes the bar, and says how many units there were and how long it took.
    pub fn end(self) {
        let (count, took) = (HumanCount(self.bar.position()), self.bar.elapsed());
        let took = match took < Duration::from_secs(10) {
            true => format!("{:.1} s", took.as_secs_f64()),
            false => HumanDuration(took).to_string(),
        };
        let [one, many] = self.unit;
        let unit = if self.bar.position() == 1 { one } else { many };
        self.bar.println(format!("{count} {unit} in {took}"));
        self.bar.finish_and_clear();
    }
}

/// The templates above are correct; a wrong one would show the usual bar.
fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar())
}
