//! Discord's error responses: a status, a code, a message, and for an invalid body the path to every fault in it.

use serde_json::{Value, json};
use std::fmt::{self, Display};

#[derive(Clone, Debug, PartialEq)]
pub struct Refusal {
    pub status: u16,
    pub code: u32,
    pub message: &'static str,
    pub problems: Problems,
    /// Seconds to wait; only for a rate limit.
    pub retry_after: Option<f64>,
    pub global: bool,
}

impl Refusal {
    pub const UNAUTHORIZED: Refusal = Refusal::new(401, 0, "401: Unauthorized");
    pub const NOT_FOUND: Refusal = Refusal::new(404, 0, "404: Not Found");
    pub const UNKNOWN_CHANNEL: Refusal = Refusal::new(404, 10003, "Unknown Channel");
    pub const UNKNOWN_GUILD: Refusal = Refusal::new(404, 10004, "Unknown Guild");
    pub const UNKNOWN_MEMBER: Refusal = Refusal::new(404, 10007, "Unknown Member");
    pub const UNKNOWN_MESSAGE: Refusal = Refusal::new(404, 10008, "Unknown Message");
    pub const UNKNOWN_USER: Refusal = Refusal::new(404, 10013, "Unknown User");
    pub const UNKNOWN_WEBHOOK: Refusal = Refusal::new(404, 10015, "Unknown Webhook");
    pub const UNKNOWN_INTERACTION: Refusal = Refusal::new(404, 10062, "Unknown interaction");
    pub const UNKNOWN_COMMAND: Refusal = Refusal::new(404, 10063, "Unknown application command");
    pub const MOST_COMMANDS: Refusal = Refusal::new(400, 30032, "Maximum number of application commands reached (100)");
    pub const MOST_PINS: Refusal = Refusal::new(400, 30003, "Maximum number of pins reached for the channel (250)");
    pub const MOST_CREATED: Refusal =
        Refusal::new(400, 30034, "Max number of daily application command creates has been reached (200)");
    pub const TOO_LARGE: Refusal = Refusal::new(413, 40005, "Request entity too large");
    pub const ACKNOWLEDGED: Refusal = Refusal::new(400, 40060, "Interaction has already been acknowledged.");
    pub const MISSING_ACCESS: Refusal = Refusal::new(403, 50001, "Missing Access");
    pub const EMPTY_MESSAGE: Refusal = Refusal::new(400, 50006, "Cannot send an empty message");
    pub const CLOSED_DMS: Refusal = Refusal::new(403, 50007, "Cannot send messages to this user");
    pub const HOLDS_NO_MESSAGES: Refusal = Refusal::new(400, 50008, "Cannot send messages in a non-text channel");
    pub const ARCHIVED: Refusal = Refusal::new(400, 50083, "Thread is archived");
    pub const LOCKED: Refusal = Refusal::new(403, 160_005, "This thread is locked");
    pub const MISSING_PERMISSIONS: Refusal = Refusal::new(403, 50013, "Missing Permissions");
    pub const EXPIRED_TOKEN: Refusal = Refusal::new(401, 50027, "Invalid Webhook Token");
    pub const NO_MUTUAL_GUILDS: Refusal =
        Refusal::new(403, 50278, "Cannot send messages to this user due to having no mutual guilds");
    pub const UNREADABLE_HISTORY: Refusal =
        Refusal::new(403, 160_002, "Cannot reply without permission to read message history");
    pub const NOT_JSON: Refusal = Refusal::new(400, 50109, "The request body contains invalid JSON.");

    const fn new(status: u16, code: u32, message: &'static str) -> Refusal {
        Refusal { status, code, message, problems: Problems(Vec::new()), retry_after: None, global: false }
    }

    pub fn rate_limit(retry_after: f64, global: bool) -> Refusal {
        Refusal { retry_after: Some(retry_after), global, ..Refusal::new(429, 0, "You are being rate limited.") }
    }

    /// Returns the headers that Discord sends with the body: the time to wait, and the bucket of the limit unless it is
    /// global.
    pub fn headers(&self) -> Vec<(&'static str, String)> {
        let Some(seconds) = self.retry_after else {
            return Vec::new();
        };
        let mut headers = vec![("retry-after", seconds.ceil().to_string())];
        if self.global {
            headers.extend([("x-ratelimit-global", "true".to_owned()), ("x-ratelimit-scope", "global".to_owned())]);
        } else {
            headers.extend([
                ("x-ratelimit-limit", "5".to_owned()),
                ("x-ratelimit-remaining", "0".to_owned()),
                ("x-ratelimit-reset-after", format!("{seconds:.3}")),
                ("x-ratelimit-bucket", "messages".to_owned()),
                ("x-ratelimit-scope", "user".to_owned()),
            ]);
        }
        headers
    }

    pub fn body(&self) -> Value {
        if let Some(seconds) = self.retry_after {
            return json!({"message": self.message, "retry_after": seconds, "global": self.global});
        }
        let mut body = json!({"message": self.message, "code": self.code});
        if !self.problems.0.is_empty() {
            body["errors"] = self.problems.tree();
        }
        body
    }
}

impl Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.code, self.message)?;
        for Problem { at, code, message } in &self.problems.0 {
            write!(f, "; {at}: {code}: {message}")?;
        }
        Ok(())
    }
}

/// The faults in a body, each under the path to its field (`embeds.0.title`).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Problems(Vec<Problem>);

#[derive(Clone, Debug, PartialEq)]
struct Problem {
    at: String,
    code: &'static str,
    message: String,
}

impl Problems {
    pub fn add(&mut self, at: impl Display, code: &'static str, message: impl Into<String>) {
        let (at, message) = (at.to_string(), message.into());
        self.0.push(Problem { at, code, message });
    }

    pub fn required(&mut self, at: impl Display) {
        self.add(at, "BASE_TYPE_REQUIRED", "This field is required");
    }

    /// Records a fault unless `text` is a string of `least` to `most` characters, and returns its length. A field that
    /// may be empty may also be missing.
    pub fn length(&mut self, at: impl Display, text: &Value, least: usize, most: usize) -> usize {
        self.counted(at, text, (least, most), |text| text.chars().count())
    }

    /// Records a fault unless the text of a button or a choice has `least` to `most` UTF-16 code units and is not
    /// blank. Discord's staff say that it counts characters everywhere, but some users have seen limits in UTF-16
    /// units.
    pub fn label(&mut self, at: impl Display, text: &Value, least: usize, most: usize) {
        let blank = text.as_str().is_some_and(|text| text.trim().is_empty());
        if least > 0 && blank {
            return self.required(at);
        }
        self.counted(at, text, (least, most), |text| text.encode_utf16().count());
    }

    fn counted(
        &mut self,
        at: impl Display,
        text: &Value,
        (least, most): (usize, usize),
        count: impl Fn(&str) -> usize,
    ) -> usize {
        let text = match text {
            Value::Null if least == 0 => return 0,
            Value::Null => {
                self.required(at);
                return 0;
            }
            Value::String(text) => text,
            other => {
                let message = format!("Could not interpret \"{other}\" as string.");
                self.add(at, "STRING_TYPE_CONVERT", message);
                return 0;
            }
        };
        let length = count(text);
        if length > most && least == 0 {
            let message = format!("Must be {most} or fewer in length.");
            self.add(at, "BASE_TYPE_MAX_LENGTH", message);
        } else if !(least..=most).contains(&length) {
            let message = format!("Must be between {least} and {most} in length.");
            self.add(at, "BASE_TYPE_BAD_LENGTH", message);
        }
        length
    }

    /// Records a fault unless a list has `least` to `most` entries.
    pub fn count(&mut self, at: impl Display, count: usize, least: usize, most: usize) {
        if !(least..=most).contains(&count) {
            let message = format!("Must be between {least} and {most} in length.");
            self.add(at, "BASE_TYPE_BAD_LENGTH", message);
        }
    }

    pub fn settle(self) -> Result<(), Refusal> {
        if self.0.is_empty() {
            return Ok(());
        }
        Err(Refusal { problems: self, ..Refusal::new(400, 50035, "Invalid Form Body") })
    }

    fn tree(&self) -> Value {
        let mut root = json!({});
        for Problem { at, code, message } in &self.0 {
            let steps = at.split('.').filter(|step| !step.is_empty());
            let node = steps.fold(&mut root, |node, step| &mut node[step]);
            let fault = json!({"code": code, "message": message});
            match &mut node["_errors"] {
                Value::Array(faults) => faults.push(fault),
                none => *none = json!([fault]),
            }
        }
        root
    }
}
