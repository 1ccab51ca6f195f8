//! The runner of background jobs: waiting, retrying, logging, and stopping.

use crate::clock::machine;
use chancery::duty::{Duty, Next, Running};
use chancery::rules::time::{Span, Time};
use chancery_clock::{Clock, Timeline};
use std::collections::VecDeque;
use std::fmt::{Debug, Write};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::watch;
use tokio::sync::watch::error::RecvError;
use tracing::field::{Field, Visit};
use tracing::subscriber::DefaultGuard;
use tracing::{Event, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::layer::{Context, SubscriberExt};

const BEGAN: Time = Time::from_millis(1_000_000);

#[derive(Clone, Copy)]
enum Outcome {
    Fails(&'static str),
    Panics,
    Hangs,
    Then(Next),
}

use Outcome::{Fails, Hangs, Panics, Then};

/// A duty whose steps have the outcomes of a list; later ones only wait. It notes the second of each step.
struct Scripted {
    outcomes: VecDeque<Outcome>,
    clock: Clock,
    signal: watch::Receiver<()>,
    notes: Arc<Mutex<Vec<String>>>,
    /// Whether a step's work goes on.
    works: watch::Receiver<bool>,
}

impl Scripted {
    fn note(&self, what: &str) {
        let second = self.clock.steady().since(BEGAN).as_millis() / 1000;
        self.notes.lock().unwrap().push(format!("{what} {second}"));
    }
}

impl Duty for Scripted {
    const FAILED: &'static str = "it fails";
    const RECOVERED: &'static str = "it works";

    type Problem = &'static str;

    async fn step(&mut self) -> Result<Next, &'static str> {
        self.signal.mark_unchanged();
        self.note("step");
        match self.outcomes.pop_front() {
            Some(Fails(problem)) => Err(problem),
            Some(Panics) => panic!("as the test wants"),
            Some(Hangs) => std::future::pending().await,
            Some(Then(next)) => Ok(next),
            None => Ok(Next::default()),
        }
    }

    async fn woken(&mut self) -> Result<(), RecvError> {
        tokio::select! {
            changed = self.works.changed() => changed,
            changed = self.signal.changed() => changed,
        }
    }

    fn is_idle(&self) -> bool {
        !*self.works.borrow()
    }

    async fn end(self) {
        self.note("end");
    }
}

/// A running duty on a timeline, where time passes whenever all tasks wait.
struct Stage {
    clock: Clock,
    signal: watch::Sender<()>,
    works: watch::Sender<bool>,
    notes: Arc<Mutex<Vec<String>>>,
    log: Arc<Mutex<Vec<String>>>,
    running: Running,
    _logs: DefaultGuard,
}

impl Stage {
    fn of(timeline: &Timeline, outcomes: impl IntoIterator<Item = Outcome>) -> Stage {
        let clock = Clock::on(timeline, BEGAN);
        let (signal, works) = (watch::Sender::new(()), watch::Sender::new(false));
        let (notes, log) = (Arc::default(), Arc::default());
        let logs = tracing::subscriber::set_default(tracing_subscriber::registry().with(Listening(Arc::clone(&log))));
        let duty = Scripted {
            outcomes: outcomes.into_iter().collect(),
            clock: clock.clone(),
            signal: signal.subscribe(),
            notes: Arc::clone(&notes),
            works: works.subscribe(),
        };
        let running = Running::start(duty, clock.clone());
        Stage { clock, signal, works, notes, log, running, _logs: logs }
    }

    /// Lets the tasks run until all of them wait.
    async fn settle(&self) {
        for _ in 0..50 {
            tokio::task::yield_now().await;
        }
    }

    async fn pass(&self, seconds: u64) {
        self.clock.sleep(Duration::from_secs(seconds)).await;
    }

    fn noted(&self) -> Vec<String> {
        std::mem::take(&mut *self.notes.lock().unwrap())
    }

    fn logged(&self) -> Vec<String> {
        std::mem::take(&mut *self.log.lock().unwrap())
    }
}

/// Keeps the log's lines of this thread.
struct Listening(Arc<Mutex<Vec<String>>>);

impl<S: Subscriber> Layer<S> for Listening {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let mut line = Line(event.metadata().level().to_string());
        event.record(&mut line);
        self.0.lock().unwrap().push(line.0);
    }
}

struct Line(String);

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        write!(self.0, " {}={value:?}", field.name()).unwrap();
    }
}

fn at(second: i64) -> Outcome {
    Then(Next { calendar: None, steady: Some(BEGAN + Span::seconds(second)) })
}

#[test]
fn a_lasting_failure_and_its_end_are_logged_once() {
    let timeline = Timeline::default();
    machine(&timeline).block_on(async {
        let stage = Stage::of(
            &timeline,
            [Fails("no disk"), Fails("no disk"), Fails("no file"), Fails("no file"), at(80), Fails("no disk")],
        );
        stage.pass(100).await;
        let failed = |problem| format!("ERROR message=it fails problem={problem}");
        let worked = "INFO message=it works".to_owned();
        let expected = [failed("no disk"), failed("no file"), worked.clone(), failed("no disk"), worked];
        assert_eq!(stage.logged(), expected);
    });
}

#[test]
fn pauses_double_up_to_the_longest_and_start_again_after_a_success() {
    let timeline = Timeline::default();
    machine(&timeline).block_on(async {
        let stage = Stage::of(&timeline, [Fails(""); 7].into_iter().chain([at(300), Fails("")]));
        stage.pass(400).await;
        let steps = [0, 5, 15, 35, 75, 135, 195, 255, 300, 305].map(|second| format!("step {second}"));
        assert_eq!(stage.noted(), steps);
    });
}

#[test]
fn moving_the_clock_ends_a_pause() {
    let timeline = Timeline::default();
    machine(&timeline).block_on(async {
        let stage = Stage::of(&timeline, [Fails("no disk")]);
        stage.settle().await;
        stage.clock.advance(Span::seconds(4));
        stage.settle().await;
        assert_eq!(stage.noted(), ["step 0"]);
        stage.clock.advance(Span::seconds(1));
        stage.settle().await;
        assert_eq!(stage.noted(), ["step 5"]);
    });
}

#[test]
fn a_panic_is_a_failure() {
    let timeline = Timeline::default();
    machine(&timeline).block_on(async {
        let stage = Stage::of(&timeline, [Panics, Panics]);
        stage.pass(20).await;
        assert_eq!(stage.noted(), ["step 0", "step 5", "step 15"]);
        let fault = "ERROR message=it fails problem=a fault in this program, see its log";
        assert_eq!(stage.logged(), [fault, "INFO message=it works"]);
    });
}

#[test]
fn a_step_follows_when_the_first_of_its_times_comes_or_when_woken() {
    let timeline = Timeline::default();
    machine(&timeline).block_on(async {
        let later = BEGAN + Span::seconds(1000);
        let either = Next { calendar: Some(later), steady: Some(BEGAN + Span::seconds(50)) };
        let stage = Stage::of(&timeline, [at(10), Then(either), Then(either), Then(Next::default())]);
        stage.pass(20).await;
        assert_eq!(stage.noted(), ["step 0", "step 10"]);
        stage.signal.send_replace(());
        stage.pass(10).await;
        assert_eq!(stage.noted(), ["step 20"]);
        stage.clock.set(1_000_000);
        stage.pass(1000).await;
        assert_eq!(stage.noted(), ["step 30"]);
        stage.signal.send_replace(());
        stage.settle().await;
        assert_eq!(stage.noted(), ["step 1030"]);
    });
}

#[test]
fn idle_means_that_everything_due_was_done_or_tried_once() {
    let timeline = Timeline::default();
    machine(&timeline).block_on(async {
        let stage = Stage::of(&timeline, [Fails("no disk"), Fails("no disk")]);
        stage.settle().await;
        // The second attempt follows at once, because someone waits for it.
        stage.running.idle().await;
        assert_eq!(stage.noted(), ["step 0", "step 0"]);
        stage.running.idle().await;
        assert_eq!(stage.noted(), ["step 0"]);
        stage.signal.send_replace(());
        stage.running.idle().await;
        assert_eq!(stage.noted(), ["step 0"]);
        // Work that a step started also counts.
        stage.works.send_replace(true);
        let idle = stage.running.idle();
        tokio::pin!(idle);
        tokio::select! {
            biased;
            () = &mut idle => panic!("it is still working"),
            () = stage.settle() => {}
        }
        stage.works.send_replace(false);
        idle.await;
    });
}

#[test]
fn a_stop_interrupts_a_step_or_a_pause_and_cleans_up() {
    let timeline = Timeline::default();
    machine(&timeline).block_on(async {
        for outcome in [Hangs, Fails("no disk"), at(10)] {
            let stage = Stage::of(&timeline, [outcome]);
            stage.settle().await;
            let notes = Arc::clone(&stage.notes);
            stage.running.stop().await;
            assert_eq!(*notes.lock().unwrap(), ["step 0", "end 0"]);
        }
        // Dropping it also stops it.
        let stage = Stage::of(&timeline, [Hangs]);
        stage.settle().await;
        let notes = Arc::clone(&stage.notes);
        drop(stage.running);
        for _ in 0..50 {
            tokio::task::yield_now().await;
        }
        assert_eq!(*notes.lock().unwrap(), ["step 0", "end 0"]);
    });
}

#[test]
fn a_duty_that_nothing_can_wake_any_more_ends() {
    let timeline = Timeline::default();
    machine(&timeline).block_on(async {
        let stage = Stage::of(&timeline, []);
        stage.settle().await;
        drop(stage.signal);
        stage.running.idle().await;
        assert_eq!(*stage.notes.lock().unwrap(), ["step 0", "end 0"]);
    });
}
