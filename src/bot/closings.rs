//! Detects gateway close codes that serenity does not report. If Discord closes the connection for one of these
//! reasons, serenity logs it and keeps using the closed connection until a heartbeat fails. It then reconnects in the
//! same way, over and over, until Discord resets the token. Only the log mentions the code, so this module is a log
//! layer. A test drives the real process for each code, to detect a serenity version with other messages.

use std::fmt::Debug;
use std::sync::LazyLock;
use tokio::sync::watch;
use tracing::field::{Field, Visit};
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::Context;
use tracing_subscriber::registry::LookupSpan;

/// Why Discord closed the connection, by its close codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Closing {
    /// 4003: the session is no longer valid; a new one is needed.
    NotAuthenticated,
    InvalidShard,
    /// 4011: the bot is in more servers than this number of shards may serve.
    ShardingRequired,
    InvalidVersion,
}

/// Serenity's log messages for these codes.
const WORDS: [(&str, Closing); 4] = [
    ("Gateway(NoAuthentication)", Closing::NotAuthenticated),
    ("Gateway(InvalidShardData)", Closing::InvalidShard),
    ("Gateway(OverloadedShard)", Closing::ShardingRequired),
    ("Unknown unclean close 4012", Closing::InvalidVersion),
];

/// The latest closing. A process has one connection to the gateway.
static HEARD: LazyLock<watch::Sender<Option<Closing>>> = LazyLock::new(|| watch::Sender::new(None));

impl Closing {
    /// Returns advice for the host if reconnecting is useless.
    pub(super) fn advice(self) -> Option<&'static str> {
        match self {
            Closing::NotAuthenticated => None,
            Closing::InvalidShard | Closing::ShardingRequired => Some(
                "the bot is in more servers than its connections may have (4010, 4011): start it again, it then asks how many it needs; where SHARDS is set, say a larger total there, in every process",
            ),
            Closing::InvalidVersion => {
                Some("this version of the interface is not served any more (4012): install a newer version of chancery")
            }
        }
    }
}

pub(super) struct Closings(watch::Receiver<Option<Closing>>);

impl Closings {
    pub(super) fn from_now_on() -> Closings {
        Closings(HEARD.subscribe())
    }

    pub(super) async fn next(&mut self) -> Closing {
        loop {
            // The sender is never dropped, so this cannot fail.
            let _ = self.0.changed().await;
            if let Some(closing) = *self.0.borrow_and_update() {
                return closing;
            }
        }
    }
}

/// Returns the log layer that detects closings.
pub fn overhear<S: Subscriber + for<'a> LookupSpan<'a>>() -> impl Layer<S> {
    Overhearing
        .with_filter(filter_fn(|line| line.target().starts_with("serenity::gateway") && *line.level() <= Level::WARN))
}

struct Overhearing;

impl<S: Subscriber> Layer<S> for Overhearing {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        event.record(&mut Listener);
    }
}

struct Listener;

impl Visit for Listener {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        if field.name() != "message" {
            return;
        }
        let said = format!("{value:?}");
        if let Some((_, closing)) = WORDS.iter().find(|(words, _)| said.contains(words)) {
            HEARD.send_replace(Some(*closing));
        }
    }
}
