//! The log. Its lines go to standard error through a thread of their own, because a log that cannot be written must hold up
//! nothing: a full disk loses lines, a pipe that is not read blocks that thread and no other.
//!
//! The usual crate for this prints to standard output when it cannot end in order, which blocks or panics just where it must
//! not; what is needed here is this small.

use crate::clock;
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

/// So many lines may wait to be written; more are lost, and counted.
const WAITING: usize = 2048;

/// How long the end of the process waits for its last lines.
const LAST_LINES: Duration = Duration::from_millis(300);

/// How long it waits before it looks again whether there is room for them.
const GLANCE: Duration = Duration::from_millis(5);

/// Takes lines and never waits; clones write to the same place.
#[derive(Clone, Debug)]
pub struct Lines {
    queue: SyncSender<Message>,
    lost: Arc<AtomicU64>,
    format: LogFormat,
}

#[derive(Debug)]
enum Message {
    Line(Vec<u8>),
    /// Answered when all lines before it have been written.
    Flush(SyncSender<()>),
}

impl Lines {
    /// Starts the thread that writes to this.
    ///
    /// # Errors
    /// Fails where the system starts no thread.
    pub fn start(sink: impl Write + Send + 'static, format: LogFormat) -> io::Result<Lines> {
        let (queue, messages) = sync_channel(WAITING);
        let lost = Arc::new(AtomicU64::new(0));
        let counted = Arc::clone(&lost);
        thread::Builder::new().name("log".to_owned()).spawn(move || write_all(sink, &messages, &counted, format))?;
        Ok(Lines { queue, lost, format })
    }

    /// Has a line written, if there is room for it.
    pub fn say(&self, line: &str) {
        self.put(own(line, self.format).into_bytes());
    }

    /// Waits until what was said before has been written, for a moment at most.
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
        // Whether it was in time or not, the end does not wait for it any longer.
        let _ = is_done.recv_timeout(left);
    }

    fn put(&self, line: Vec<u8>) {
        if self.queue.try_send(Message::Line(line)).is_err() {
            self.lost.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// Each call is a line, as the log makes them. It always succeeds: what is lost is told later.
impl Write for Lines {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        self.put(line.to_owned());
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Returns a line that does not come by way of an event.
fn own(line: &str, format: LogFormat) -> String {
    match format {
        LogFormat::Text => format!("{line}\n"),
        LogFormat::Json => {
            let at = clock::stamp();
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
            // The receiver is gone where it took too long.
            Message::Flush(done) => drop(done.try_send(())),
        }
    }
}

/// Has everything logged from here on, panics too, written to standard error; another listener hears all of it.
///
/// # Errors
/// Fails where the system starts no thread.
pub fn start(filter: EnvFilter, format: LogFormat, listener: impl Layer<Registry> + Send + Sync) -> io::Result<Lines> {
    let lines = Lines::start(standard_error(), format)?;
    let writer = lines.clone();
    let layer = tracing_subscriber::fmt::layer().with_writer(move || writer.clone());
    // The colours are left out where the environment says NO_COLOR.
    let layer = match (format, io::stderr().is_terminal()) {
        (LogFormat::Json, _) => layer.json().with_filter(filter).boxed(),
        (LogFormat::Text, true) => layer.with_filter(filter).boxed(),
        (LogFormat::Text, false) => layer.with_ansi(false).with_filter(filter).boxed(),
    };
    tracing_subscriber::registry().with(listener).with(layer).init();
    // The usual hook writes to standard error itself, and waits for it.
    std::panic::set_hook(Box::new(|fault| {
        let backtrace = std::backtrace::Backtrace::capture();
        tracing::error!(%fault, %backtrace, "a fault in this program");
    }));
    Ok(lines)
}

/// Returns standard error without the lock that others may wait for: a line that cannot be written must hold up no other.
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
