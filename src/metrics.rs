//! Metrics of the running process in the text format of Prometheus: its rulings, refusals and writes, and how long they
//! took.
//!
//! The counters are global to the process. They never name a player, a server or a campaign, and their labels take only
//! values from the program's own types. Figures that require a database query are read when the metrics are scraped.

mod endpoint;
mod health;
mod warnings;

pub use endpoint::{Endpoint, EndpointError};
pub use health::{AskError, ask};
pub use warnings::overhear;

use crate::rules::time::Time;
use chancery_journal::Meter;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};
use std::fmt::{self, Debug, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::Duration;
use warnings::Warnings;

static METRICS: LazyLock<Metrics> = LazyLock::new(Metrics::new);

/// The refusal's type names, joined by dots.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Refused {
    kind: String,
}

pub struct Metrics {
    registry: Registry,
    rulings: Counter,
    refusals: Family<Refused, Counter>,
    commits: Histogram,
    answers: Histogram,
    faults: Counter,
    gateway: AtomicBool,
    trouble: Mutex<Option<String>>,
    standing: Standing,
    warnings: Warnings,
}

#[derive(Clone, Copy, Debug)]
struct Looked {
    waiting: i64,
    /// In seconds.
    oldest: i64,
    given_up: i64,
    /// In bytes.
    file: u64,
    log: u64,
    /// In seconds since 1970.
    backup: i64,
}

#[derive(Default)]
struct Standing {
    gateway: Gauge,
    writable: Gauge,
    waiting: Gauge,
    oldest: Gauge,
    given_up: Gauge,
    file: Gauge,
    log: Gauge,
    backup: Gauge,
}

/// Receives the figures of the journal's writer.
#[derive(Debug)]
pub struct Metered;

impl Meter for Metered {
    fn commit_took(&self, time: Duration) {
        METRICS.commits.observe(time.as_secs_f64());
    }

    fn refused(&self, refusal: &dyn Debug) {
        let kind = kind(&refusal);
        METRICS.refusals.get_or_create(&Refused { kind }).inc();
    }

    fn ruled(&self, rulings: usize) {
        METRICS.rulings.inc_by(rulings as u64);
    }

    fn has(&self, trouble: Option<String>) {
        *METRICS.trouble.lock().unwrap_or_else(PoisonError::into_inner) = trouble;
    }
}

pub fn metrics() -> &'static Metrics {
    &METRICS
}

impl Metrics {
    fn new() -> Metrics {
        let mut registry = Registry::with_prefix("chancery");
        let (rulings, faults) = (Counter::default(), Counter::default());
        let refusals = Family::default();
        // From a tenth of a millisecond to three seconds.
        let commits = Histogram::new(exponential_buckets(0.0001, 2.0, 16));
        // From two milliseconds to four seconds; Discord waits three.
        let answers = Histogram::new(exponential_buckets(0.002, 2.0, 12));
        let standing = Standing::default();
        let version = vec![("version", env!("CARGO_PKG_VERSION"))];
        registry.register("build", "The version that runs", Info::new(version));
        registry.register(
            "rulings",
            "Rulings that were written to the journal, those of the clock included",
            rulings.clone(),
        );
        registry.register("refusals", "Orders that the rules refused, or asked back about, by kind", refusals.clone());
        registry.register_with_unit(
            "commit",
            "How long a transaction took until it was on the disk",
            Unit::Seconds,
            commits.clone(),
        );
        registry.register_with_unit(
            "acknowledgement",
            "How old an interaction was when Discord had its answer, or knew that one will come; Discord waits 3 seconds",
            Unit::Seconds,
            answers.clone(),
        );
        registry.register("faults", "Handlers that failed or panicked", faults.clone());
        standing.register(&mut registry);
        Metrics {
            registry,
            rulings,
            refusals,
            commits,
            answers,
            faults,
            gateway: AtomicBool::new(false),
            trouble: Mutex::default(),
            standing,
            warnings: Warnings::default(),
        }
    }

    /// Records the age of an interaction when Discord received its answer.
    pub fn acknowledged(&self, age: Duration) {
        self.answers.observe(age.as_secs_f64());
    }

    pub fn failed(&self) {
        self.faults.inc();
    }

    /// Returns how often the log warned since a time of the last day, rounded to hours.
    pub fn warnings_since(&self, then: Time) -> u64 {
        self.warnings.since(then)
    }

    /// Records whether the connection to Discord's gateway is up.
    pub fn gateway_stands(&self, stands: bool) {
        self.gateway.store(stands, Ordering::Relaxed);
    }

    /// Checks that nothing keeps the bot from playing. The error names the problem in one line.
    fn must_be_well(&self) -> Result<(), String> {
        let trouble = self.trouble.lock();
        if let Some(trouble) = &*trouble.unwrap_or_else(PoisonError::into_inner) {
            return Err(format!("journal: {trouble}"));
        }
        match self.gateway.load(Ordering::Relaxed) {
            true => Ok(()),
            false => Err("gateway: not connected".to_owned()),
        }
    }

    fn text(&self, looked: Looked) -> String {
        let trouble = self.trouble.lock();
        let writable = trouble.unwrap_or_else(PoisonError::into_inner).is_none();
        let stands = self.gateway.load(Ordering::Relaxed);
        self.standing.show(looked, stands, writable);
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}

impl Standing {
    fn register(&self, registry: &mut Registry) {
        let told = [
            ("gateway_connected", "Whether the connection to Discord's gateway stands", &self.gateway),
            ("journal_writable", "Whether the journal could be written the last time", &self.writable),
            ("outbox_waiting", "Announcements that wait to be delivered", &self.waiting),
            (
                "outbox_given_up",
                "Announcements that were given up, or wait until the bot may write there",
                &self.given_up,
            ),
        ];
        for (name, help, gauge) in told {
            registry.register(name, help, gauge.clone());
        }
        let seconds = [
            (
                "outbox_oldest",
                "How long ago that was ruled which waits longest to be told; 0 where nothing waits",
                &self.oldest,
            ),
            (
                "backup_made",
                "When the bot made its newest backup, in seconds since 1970; 0 where it has made none",
                &self.backup,
            ),
        ];
        for (name, help, gauge) in seconds {
            registry.register_with_unit(name, help, Unit::Seconds, gauge.clone());
        }
        let bytes = [
            ("database", "The size of the database file", &self.file),
            ("database_log", "The size of the log beside the database file", &self.log),
        ];
        for (name, help, gauge) in bytes {
            registry.register_with_unit(name, help, Unit::Bytes, gauge.clone());
        }
    }

    fn show(&self, looked: Looked, gateway: bool, writable: bool) {
        self.gateway.set(gateway.into());
        self.writable.set(writable.into());
        self.waiting.set(looked.waiting);
        self.oldest.set(looked.oldest);
        self.given_up.set(looked.given_up);
        self.file.set(looked.file.cast_signed());
        self.log.set(looked.log.cast_signed());
        self.backup.set(looked.backup);
    }
}

/// Returns a refusal's type names without its values: no player's text, and no numbers.
fn kind(refusal: &impl Debug) -> String {
    let mut names = Names(String::new());
    // Formatting ends with an error as soon as it reaches anything but names.
    let _ = write!(names, "{refusal:?}");
    names.0.trim_end_matches('.').to_owned()
}

/// Converts nested names, `A(B(C`, to `A.B.C`.
struct Names(String);

impl Write for Names {
    fn write_str(&mut self, part: &str) -> fmt::Result {
        for sign in part.chars() {
            match sign {
                '(' => self.0.push('.'),
                sign if sign.is_ascii_alphanumeric() => self.0.push(sign),
                _ => return Err(fmt::Error),
            }
        }
        Ok(())
    }
}
