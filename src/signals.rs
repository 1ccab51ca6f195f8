//! Stops the process on a signal. A separate thread with its own runtime listens, so that a stop works even if the rest
//! of the process is stuck.

use crate::log::LogLines;
use std::future::pending;
use std::io;
use std::process;
use std::sync::mpsc::sync_channel;
use std::thread;
use std::time::Duration;
use tokio::sync::{oneshot, watch};

/// How long an orderly stop may take. Together with the end of the process that is less than five seconds.
const IN_ORDER: Duration = Duration::from_millis(4600);

pub struct Stop {
    told: watch::Receiver<bool>,
    /// Sends the reason for a stop without a signal.
    by_itself: Option<oneshot::Sender<String>>,
}

impl Stop {
    /// Starts to listen for SIGTERM, which service managers send, and Ctrl-C. The first signal requests an orderly stop
    /// and ends the process if that takes too long; the second ends it at once.
    pub fn listen(log: LogLines) -> io::Result<Stop> {
        let (tell, told) = watch::channel(false);
        let (by_itself, stops) = oneshot::channel();
        let (started, has_started) = sync_channel(1);
        thread::Builder::new().name("signals".to_owned()).spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            let listening = runtime.and_then(|runtime| {
                let signals = {
                    let _inside = runtime.enter();
                    Signals::new()?
                };
                Ok((runtime, signals))
            });
            match listening {
                Ok((runtime, signals)) => {
                    // The receiver is waiting below.
                    let _ = started.send(Ok(()));
                    runtime.block_on(obey(signals, tell, stops, log));
                }
                Err(problem) => drop(started.send(Err(problem))),
            }
        })?;
        has_started.recv().unwrap_or_else(|_| Err(io::Error::other("the listener ended")))?;
        Ok(Stop { told, by_itself: Some(by_itself) })
    }

    pub async fn told(&mut self) {
        if self.told.wait_for(|told| *told).await.is_err() {
            // The listener has ended, which never happens before the process ends.
            pending::<()>().await;
        }
    }

    /// Begins an orderly stop without a signal. If it takes too long, the process ends and logs this reason.
    pub fn by_itself(&mut self, reason: String) {
        if let Some(listener) = self.by_itself.take() {
            // The listener lives as long as the process.
            let _ = listener.send(reason);
        }
    }
}

async fn obey(mut signals: Signals, tell: watch::Sender<bool>, stops: oneshot::Receiver<String>, log: LogLines) {
    let reason = tokio::select! {
        _ = signals.next() => {
            tell.send_replace(true);
            None
        }
        Ok(reason) = stops => Some(reason),
    };
    tokio::select! {
        number = signals.next() => {
            tracing::warn!("stopped twice: unfinished work was abandoned");
            log.finish();
            process::exit(128 + number);
        }
        () = tokio::time::sleep(IN_ORDER) => {
            tracing::error!("the clean stop took too long: unfinished work was abandoned");
            if let Some(reason) = reason {
                log.say(&format!("chancery: {reason}"));
            }
            log.finish();
            process::exit(1);
        }
    }
}

#[cfg(unix)]
struct Signals {
    terminate: tokio::signal::unix::Signal,
    interrupt: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    fn new() -> io::Result<Signals> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Signals { terminate: signal(SignalKind::terminate())?, interrupt: signal(SignalKind::interrupt())? })
    }

    /// Waits for the next signal and returns its number.
    async fn next(&mut self) -> i32 {
        tokio::select! {
            _ = self.terminate.recv() => 15,
            _ = self.interrupt.recv() => 2,
        }
    }
}

#[cfg(not(unix))]
struct Signals;

#[cfg(not(unix))]
impl Signals {
    fn new() -> io::Result<Signals> {
        Ok(Signals)
    }

    async fn next(&mut self) -> i32 {
        // An error means that the system will never send one.
        if tokio::signal::ctrl_c().await.is_err() {
            pending::<()>().await;
        }
        2
    }
}
