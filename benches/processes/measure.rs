use std::fs;
use std::time::Duration;

/// The system counts processor time in this many ticks per second.
const TICKS: f64 = 100.0;

#[derive(Clone, Debug, Default)]
pub struct Measured {
    /// The time of each ruling in microseconds.
    pub waited: Vec<u64>,
    /// How many rulings were refused and requested again.
    pub again: u64,
    pub took: Duration,
    /// The processor time of the whole machine during the measurement in seconds, including the server and everything
    /// else.
    pub busy: f64,
}

impl Measured {
    pub fn add(&mut self, other: Measured) {
        self.waited.extend(other.waited);
        self.again += other.again;
        self.took += other.took;
        self.busy += other.busy;
    }

    /// Returns the given quantile of the rulings' times in milliseconds.
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

/// Returns the total busy time of this machine's processors in seconds.
pub fn busy() -> f64 {
    let stat = fs::read_to_string("/proc/stat").expect("Linux tells what its processors did");
    let all = stat.lines().next().expect("a line for all of them");
    let ticks = all.split_whitespace().skip(1).map(|ticks| ticks.parse());
    let ticks: Vec<f64> = ticks.map(|ticks| ticks.expect("a number")).collect();
    // The fourth and fifth columns are idle time. Guest time is already included in user time.
    let worked = ticks.iter().take(8).sum::<f64>() - ticks[3] - ticks[4];
    worked / TICKS
}
