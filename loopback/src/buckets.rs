//! Discord's rate limits: each route has a bucket for each channel, server or interaction, and the whole bot has a
//! global one. Every response reports the rest of its bucket, so that clients can pace themselves. The numbers are the
//! sandbox's own, because Discord does not publish its limits.

use super::refusal::Refusal;
use super::server::Call;
use axum::http::HeaderMap;
use std::collections::HashMap;
use std::time::Duration;

/// The requests allowed for each bucket in one [`WINDOW`].
const LIMIT: u32 = 5;
const WINDOW: Duration = Duration::from_secs(1);

/// The requests allowed in one window across all buckets. Answers to interactions do not count.
const GLOBAL: u32 = 50;

/// The usage of each bucket. Nothing is counted until the limits are turned on.
#[derive(Debug, Default)]
pub struct Buckets {
    on: bool,
    windows: HashMap<String, Window>,
    /// How often a bucket was emptied, and how often a request came after that.
    pub emptied: usize,
    pub refused: usize,
}

#[derive(Clone, Copy, Debug)]
struct Window {
    used: u32,
    /// On the clock's running time.
    ends: Duration,
}

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

    /// Counts a request at `now`, on the clock's running time. Refuses it if its bucket or the global bucket is empty.
    pub fn take(&mut self, call: &Call, now: Duration) -> Result<Option<Level>, Refusal> {
        let path: Vec<&str> = call.path.trim_matches('/').split('/').collect();
        if !self.on || matches!(path.as_slice(), ["interactions", ..]) {
            return Ok(None);
        }
        let global = self.count("", GLOBAL, now);
        let bucket = bucket(&call.method, &path);
        let refused = match global {
            Err(wait) => Some((wait, true)),
            Ok(_) => match self.count(&bucket, LIMIT, now) {
                Err(wait) => Some((wait, false)),
                Ok(window) => {
                    let left = LIMIT - window.used;
                    self.emptied += usize::from(left == 0);
                    let resets = window.ends.saturating_sub(now);
                    return Ok(Some(Level { bucket, left, resets }));
                }
            },
        };
        let (wait, global) = refused.unwrap_or_default();
        self.refused += 1;
        Err(Refusal::rate_limit((wait.as_secs_f64() * 1000.0).ceil() / 1000.0, global))
    }

    /// Counts one request, or returns the time until the next one is allowed.
    fn count(&mut self, bucket: &str, limit: u32, now: Duration) -> Result<Window, Duration> {
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

/// Returns the bucket of a request. Only the ids at the start of a path separate buckets; those after them do not.
fn bucket(method: &str, path: &[&str]) -> String {
    let kept = if path.first() == Some(&"webhooks") { 3 } else { 2 };
    let parts = path.iter().enumerate().map(|(n, part)| match n >= kept && part.parse::<u64>().is_ok() {
        true => "*",
        false => part,
    });
    format!("{method} {}", parts.collect::<Vec<_>>().join("/"))
}

impl Level {
    /// Adds the rate limit headers that Discord sends with every response.
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
