//! Background jobs. Each is a [`Duty`], whose step does everything that is due and returns when more will be. The runner
//! waits between the steps, retries a failed one, and logs a lasting failure once and its end once.

use crate::backoff::Backoff;
use crate::rules::time::Time;
use chancery_clock::{Clock, span};
use futures::FutureExt;
use std::fmt::Display;
use std::future::{pending, ready};
use std::panic::AssertUnwindSafe;
use std::pin::pin;
use std::time::Duration;
use tokio::sync::watch::error::RecvError;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

/// How many callers can wait for a duty to be idle.
const WAITING: usize = 8;

type Reply = oneshot::Sender<()>;

/// A background job.
pub trait Duty: Send + 'static {
    /// The log's words for a failure.
    const FAILED: &'static str;
    /// The log's words for the end of a failure.
    const RECOVERED: &'static str;
    /// The pause after the first failure. It doubles with each failure up to the longest.
    const FIRST_PAUSE: Duration = Duration::from_secs(5);
    const LONGEST_PAUSE: Duration = Duration::from_secs(60);

    type Problem: Display + Send;

    /// Does everything that is due, and returns when more will be. A stop may interrupt it wherever it waits.
    fn step(&mut self) -> impl Future<Output = Result<Next, Self::Problem>> + Send;

    /// Waits until something has happened since the last step began that makes another one necessary. The duty ends if
    /// nothing can happen any more.
    fn woken(&mut self) -> impl Future<Output = Result<(), RecvError>> + Send {
        pending()
    }

    /// Returns whether no work that a step started is still in progress.
    fn is_idle(&self) -> bool {
        true
    }

    /// Cleans up after the last step.
    fn end(self) -> impl Future<Output = ()> + Send
    where
        Self: Sized,
    {
        async {}
    }
}

/// When the next step is due: when the first of these times comes, or only when the duty is woken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Next {
    pub calendar: Option<Time>,
    pub steady: Option<Time>,
}

impl Next {
    async fn comes(self, clock: &Clock) {
        let calendar = async {
            match self.calendar {
                Some(at) => clock.sleep_until(at).await,
                None => pending().await,
            }
        };
        let steady = async {
            match self.steady {
                Some(at) => clock.sleep_until_steady(at).await,
                None => pending().await,
            }
        };
        tokio::select! {
            biased;
            () = calendar => {}
            () = steady => {}
        }
    }
}

/// A panic was caught. The panic hook has logged it.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("a fault in this program, see its log")]
pub struct Fault;

/// Does work that must not end the task around it, even if it panics.
pub async fn caught<T>(work: impl Future<Output = T>) -> Result<T, Fault> {
    AssertUnwindSafe(work).catch_unwind().await.map_err(|_| Fault)
}

/// A duty's task. Dropping this also stops it.
#[derive(Debug)]
pub struct Running {
    asked: mpsc::Sender<Reply>,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Running {
    pub fn start(duty: impl Duty, clock: Clock) -> Running {
        let (asked, asks) = mpsc::channel(WAITING);
        let (stop, stopped) = oneshot::channel();
        Running { asked, stop, task: tokio::spawn(run(duty, clock, asks, stopped)) }
    }

    /// Waits until everything due is done. If it fails, this waits for one attempt only.
    pub async fn idle(&self) {
        let (reply, answer) = oneshot::channel();
        // A duty that has ended is idle.
        if self.asked.send(reply).await.is_ok() {
            let _ = answer.await;
        }
    }

    /// Interrupts the current step. The next start does what is left.
    pub async fn stop(self) {
        // An error means that the task has already ended.
        let _ = self.stop.send(());
        let _ = self.task.await;
    }
}

async fn run<D: Duty>(mut duty: D, clock: Clock, asks: mpsc::Receiver<Reply>, stopped: oneshot::Receiver<()>) {
    tokio::select! {
        biased;
        _ = stopped => {}
        _ = keep(&mut duty, &clock, asks) => {}
    }
    duty.end().await;
}

async fn keep<D: Duty>(duty: &mut D, clock: &Clock, mut asks: mpsc::Receiver<Reply>) -> Result<(), RecvError> {
    let fresh = Backoff::between(D::FIRST_PAUSE, D::LONGEST_PAUSE);
    let mut backoff = fresh;
    let mut logged: Option<String> = None;
    let mut waiting: Option<Reply> = None;
    loop {
        let done = caught(duty.step()).await.map_err(|fault| fault.to_string());
        match done.and_then(|done| done.map_err(|problem| problem.to_string())) {
            Ok(next) => {
                backoff = fresh;
                if logged.take().is_some() {
                    tracing::info!("{}", D::RECOVERED);
                }
                rest(duty, next, clock, &mut asks, &mut waiting).await?;
            }
            Err(problem) => {
                if logged.as_ref() != Some(&problem) {
                    tracing::error!(%problem, "{}", D::FAILED);
                    logged = Some(problem);
                }
                answer(&mut waiting);
                waiting = pause(backoff.next(None), clock, &mut asks).await;
            }
        }
    }
}

/// Waits until the next step is due. Meanwhile, callers learn that the duty is idle.
async fn rest<D: Duty>(
    duty: &mut D,
    next: Next,
    clock: &Clock,
    asks: &mut mpsc::Receiver<Reply>,
    waiting: &mut Option<Reply>,
) -> Result<(), RecvError> {
    let mut comes = pin!(next.comes(clock));
    loop {
        let is_idle = duty.is_idle();
        tokio::select! {
            biased;
            woken = duty.woken() => return woken,
            () = &mut comes => return Ok(()),
            () = ready(()), if is_idle && waiting.is_some() => answer(waiting),
            Some(reply) = asks.recv(), if is_idle => *waiting = Some(reply),
        }
    }
}

/// Waits before another attempt: for this long in real time, or until the clock was moved this far. A caller who waits
/// for the duty ends the pause.
async fn pause(pause: Duration, clock: &Clock, asks: &mut mpsc::Receiver<Reply>) -> Option<Reply> {
    let again = clock.steady() + span(pause);
    tokio::select! {
        biased;
        () = clock.sleep(pause) => None,
        () = clock.sleep_until_steady(again) => None,
        Some(reply) = asks.recv() => Some(reply),
    }
}

fn answer(waiting: &mut Option<Reply>) {
    if let Some(reply) = waiting.take() {
        // The caller may have stopped waiting.
        let _ = reply.send(());
    }
}
