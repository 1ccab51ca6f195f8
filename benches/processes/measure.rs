//! What came of it.

use std::fs;
use std::time::Duration;

/// The system counts its processors' time in so many ticks a second.
const TICKS: f64 = 100.0;

#[derive(Clone, Debug, Default)]
pub struct Measured {
    /// How many microseconds each ruling took.
    pub waited: Vec<u64>,
    /// How many were refused and asked for again.
    pub again: u64,
    pub took: Duration,
    /// How many seconds the processors of the machine worked meanwhile: for the processes, for the server, and for all else.
    pub busy: f64,
}

impl Measured {
    pub fn add(&mut self, other: Measured) {
        self.waited.extend(other.waited);
        self.again += other.again;
        self.took += other.took;
        self.busy += other.busy;
    }

    /// Returns how many milliseconds that share of the rulings took, or less.
    fn wait(&self, share: f64) -> f64 {
        let place = (self.waited.len() as f64 * share) as usize;
        let waited = self.waited.get(place.min(self.waited.len() - 1));
        *waited.expect("a ruling") as f64 / 1000.0
    }

    pub fn row(&mut self, what: &str) -> String {
        self.waited.sort_unstable();
        let count = self.waited.len() as f64;
        let seconds = self.took.as_secs_f64();
        format!(
            "{what:<52} {:>8.0} {:>8.2} {:>8.2} {:>8.0} {:>8.2} {:>8}",
            count / seconds,
            self.wait(0.5),
            self.wait(0.99),
            self.busy * 1_000_000.0 / count,
            self.busy / seconds,
            self.again,
        )
    }
}

pub fn headline(in_flight: u64) -> String {
    format!(
        "{:<52} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8}",
        format!("rulings, {in_flight} in flight"),
        "a second",
        "p50 ms",
        "p99 ms",
        "CPU us",
        "busy",
        "again"
    )
}

/// Returns how many seconds the processors of this machine have worked since it started.
pub fn busy() -> f64 {
    let stat = fs::read_to_string("/proc/stat").expect("Linux tells what its processors did");
    let all = stat.lines().next().expect("a line for all of them");
    let ticks = all.split_whitespace().skip(1).map(|ticks| ticks.parse());
    let ticks: Vec<f64> = ticks.map(|ticks| ticks.expect("a number")).collect();
    // What comes fourth and fifth is rest; guests are counted as users, too.
    let worked = ticks.iter().take(8).sum::<f64>() - ticks[3] - ticks[4];
    worked / TICKS
}
