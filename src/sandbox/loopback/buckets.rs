//! Discord's limits of requests: each route has a bucket for each channel, server or interaction, and the bot as a whole has one more. Every answer says
//! what is left of its bucket, so that a client can wait by itself. The numbers are the sandbox's own, for Discord tells no others in advance.

use super::refusal::Refusal;
use super::server::Call;
use axum::http::HeaderMap;
use std::collections::HashMap;
use std::time::{Duration, Instant};

/// So many requests of one bucket in that time.
const LIMIT: u32 = 5;
const WINDOW: Duration = Duration::from_secs(1);

/// So many requests of all buckets in the same time. Answers to interactions do not count.
const GLOBAL: u32 = 50;

/// How far each bucket is used up. Nothing is counted until it is switched on.
#[derive(Debug, Default)]
pub struct Buckets {
    on: bool,
    windows: HashMap<String, Window>,
    /// How often a bucket was used up to its end, and how often more was asked for all the same.
    pub emptied: usize,
    pub refused: usize,
}

#[derive(Clone, Copy, Debug)]
struct Window {
    used: u32,
    ends: Instant,
}

/// What an answer says of its bucket.
#[derive(Debug)]
pub struct Level {
    bucket: String,
    left: u32,
    resets: Duration,
}

impl Buckets {
    pub fn switch(&mut self, on: bool) {
        *self = Buckets { on, ..Buckets::default() };
    }

    /// Counts a request.
    ///
    /// # Errors
    /// Refuses it if its bucket, or that of the whole bot, is empty.
    pub fn take(&mut self, call: &Call) -> Result<Option<Level>, Refusal> {
        let path: Vec<&str> = call.path.trim_matches('/').split('/').collect();
        if !self.on || matches!(path.as_slice(), ["interactions", ..]) {
            return Ok(None);
        }
        let global = self.count("", GLOBAL);
        let bucket = bucket(&call.method, &path);
        let refused = match global {
            Err(wait) => Some((wait, true)),
            Ok(_) => match self.count(&bucket, LIMIT) {
                Err(wait) => Some((wait, false)),
                Ok(window) => {
                    let left = LIMIT - window.used;
                    self.emptied += usize::from(left == 0);
                    let resets = window.ends.saturating_duration_since(Instant::now());
                    return Ok(Some(Level { bucket, left, resets }));
                }
            },
        };
        let (wait, global) = refused.unwrap_or_default();
        self.refused += 1;
        Err(Refusal::rate_limit((wait.as_secs_f64() * 1000.0).ceil() / 1000.0, global))
    }

    /// Counts one more, or returns when the next can be counted.
    fn count(&mut self, bucket: &str, limit: u32) -> Result<Window, Duration> {
        let now = Instant::now();
        let window = self.windows.entry(bucket.to_owned()).or_insert(Window { used: 0, ends: now });
        if window.ends <= now {
            *window = Window { used: 0, ends: now + WINDOW };
        }
        if window.used >= limit {
            return Err(window.ends - now);
        }
        window.used += 1;
        Ok(*window)
    }
}

/// Returns the bucket of a request: the ids that a path begins with tell buckets apart, and those behind them do not.
fn bucket(method: &str, path: &[&str]) -> String {
    let kept = if path.first() == Some(&"webhooks") { 3 } else { 2 };
    let parts = path.iter().enumerate().map(|(n, part)| match n >= kept && part.parse::<u64>().is_ok() {
        true => "*",
        false => part,
    });
    format!("{method} {}", parts.collect::<Vec<_>>().join("/"))
}

impl Level {
    /// Adds what Discord says in the headers of every answer.
    pub fn tell(&self, headers: &mut HeaderMap) {
        let told = [
            ("x-ratelimit-limit", LIMIT.to_string()),
            ("x-ratelimit-remaining", self.left.to_string()),
            ("x-ratelimit-reset-after", format!("{:.3}", self.resets.as_secs_f64())),
            ("x-ratelimit-bucket", self.bucket.replace(' ', ":")),
        ];
        for (name, value) in told {
            if let Ok(value) = value.parse() {
                headers.insert(name, value);
            }
        }
    }
}
