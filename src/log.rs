//! The log. A separate thread writes its lines to standard error, so that an unwritable log does not stop the bot: a
//! full disk loses lines, and an unread pipe blocks only that thread.
//!
//! The usual crate for this prints to standard output if it cannot shut down cleanly, which blocks or panics at the
//! worst moment. The little that is needed here is simpler.

use crate::config::LogFormat;
use std::io::{self, IsTerminal, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::thread;
use std::time::Duration;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer, Registry};

/// How many lines may wait to be written; more are dropped and counted.
const WAITING: usize = 2048;

/// How long the end of the process waits for its last lines.
const LAST_LINES: Duration = Duration::from_millis(300);

/// How often to check whether there is room for them.
const GLANCE: Duration = Duration::from_millis(5);

/// Accepts lines without ever waiting. Clones write to the same place.
#[derive(Clone, Debug)]
pub struct LogLines {
    queue: SyncSender<Message>,
    lost: Arc<AtomicU64>,
    format: LogFormat,
}

#[derive(Debug)]
enum Message {
    Line(Vec<u8>),
    /// Answered when all earlier lines have been written.
    Flush(SyncSender<()>),
}

impl LogLines {
    pub fn start(sink: impl Write + Send + 'static, format: LogFormat) -> io::Result<LogLines> {
        let (queue, messages) = sync_channel(WAITING);
        let lost = Arc::new(AtomicU64::new(0));
        let counted = Arc::clone(&lost);
        thread::Builder::new().name("log".to_owned()).spawn(move || write_all(sink, &messages, &counted, format))?;
        Ok(LogLines { queue, lost, format })
    }

    /// Queues a line, if there is room for it.
    pub fn say(&self, line: &str) {
        self.put(own(line, self.format).into_bytes());
    }

    /// Waits briefly until the earlier lines have been written.
    pub fn finish(&self) {
        let (done, is_done) = sync_channel(1);
        let mut message = Message::Flush(done);
        let mut left = LAST_LINES;
        while let Err(TrySendError::Full(back)) = self.queue.try_send(message) {
            let Some(less) = left.checked_sub(GLANCE) else {
                return;
            };
            (left, message) = (less, back);
            thread::sleep(GLANCE);
        }
        // After a timeout, the process ends anyway.
        let _ = is_done.recv_timeout(left);
    }

    fn put(&self, line: Vec<u8>) {
        if self.queue.try_send(Message::Line(line)).is_err() {
            self.lost.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// Each call is one line, as the log makes them. It always succeeds; dropped lines are reported later.
impl Write for LogLines {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        self.put(line.to_owned());
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Formats a line that does not come from an event.
fn own(line: &str, format: LogFormat) -> String {
    match format {
        LogFormat::Text => format!("{line}\n"),
        LogFormat::Json => {
            let at = chancery_clock::stamp();
            let said = serde_json::json!({"timestamp": at, "level": "ERROR", "fields": {"message": line}});
            format!("{said}\n")
        }
    }
}

fn write_all(mut sink: impl Write, messages: &Receiver<Message>, lost: &AtomicU64, format: LogFormat) {
    for message in messages {
        match message {
            Message::Line(line) => {
                let missing = lost.swap(0, Ordering::Relaxed);
                let told = match missing {
                    0 => Ok(()),
                    lines => {
                        let told = format!("{lines} lines of the log are lost: it could not be written");
                        sink.write_all(own(&told, format).as_bytes())
                    }
                };
                match told.and_then(|()| sink.write_all(&line)) {
                    Ok(()) => {}
                    Err(_) => drop(lost.fetch_add(missing + 1, Ordering::Relaxed)),
                }
            }
            // The receiver is gone if this took too long.
            Message::Flush(done) => drop(done.try_send(())),
        }
    }
}

/// Sends everything logged from now on, including panics, to standard error and to another listener.
pub fn start(
    filter: EnvFilter,
    format: LogFormat,
    listener: impl Layer<Registry> + Send + Sync,
) -> io::Result<LogLines> {
    let lines = LogLines::start(standard_error(), format)?;
    let writer = lines.clone();
    let layer = tracing_subscriber::fmt::layer().with_writer(move || writer.clone());
    // By default, colours are on unless the environment sets NO_COLOR.
    let layer = match (format, io::stderr().is_terminal()) {
        (LogFormat::Json, _) => layer.json().with_filter(filter).boxed(),
        (LogFormat::Text, true) => layer.with_filter(filter).boxed(),
        (LogFormat::Text, false) => layer.with_ansi(false).with_filter(filter).boxed(),
    };
    tracing_subscriber::registry().with(listener).with(layer).init();
    // The default hook would write to standard error itself and wait for it.
    std::panic::set_hook(Box::new(|fault| {
        let backtrace = std::backtrace::Backtrace::capture();
        tracing::error!(%fault, %backtrace, "a fault in this program");
    }));
    Ok(lines)
}

/// Returns standard error without its lock, so that an unwritable line does not block other threads.
#[cfg(unix)]
fn standard_error() -> Box<dyn Write + Send> {
    use std::os::fd::AsFd;
    match io::stderr().as_fd().try_clone_to_owned() {
        Ok(own) => Box::new(std::fs::File::from(own)),
        Err(_) => Box::new(io::stderr()),
    }
}

#[cfg(not(unix))]
fn standard_error() -> Box<dyn Write + Send> {
    Box::new(io::stderr())
}
