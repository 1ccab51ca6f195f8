//! A local Discord: the REST interface and the gateway on 127.0.0.1, with guilds whose people the caller controls. It
//! answers as Discord does wherever a bot could tell the difference, and keeps everything in memory.

mod buckets;
mod client;
mod commands;
mod gateway;
pub mod guilds;
mod interactions;
mod limits;
pub mod markup;
mod messages;
mod options;
mod refusal;
mod routes;
mod server;
mod shapes;
pub mod threads;
mod typing;
pub mod world;

pub use client::NotSent;
pub use gateway::Silence;
pub use interactions::{ANSWER_TIMEOUT, Answer};
pub use messages::{PIN_MESSAGES, PIN_NOTICE, Pings, Posted};
pub use options::is_handle;
pub use server::{Fault, Mishap};
pub use typing::words;

use chancery_basics::time::Time;
use chancery_clock::Clock;
use serde_json::{Value, json};
use std::io;
use std::pin::pin;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{Notify, watch};
use tokio::task::JoinHandle;
use world::World;

/// The prefix of the only valid token. It has a real token's shape, to pass validation. The rest is random for each
/// instance, so that no other program on this machine knows it.
const TOKEN_BEGINS: &str = "MTEwMDAwMDAwMDAwMDAwMDAwMQ.Sandbx.";

/// Timeouts are counted in slices of this length, so that a stalled process loses one slice and not the whole timeout.
const BREATH: Duration = Duration::from_millis(50);

/// A handle to a running loopback Discord, which stops when the last handle is dropped.
#[derive(Clone)]
pub struct Loopback {
    shared: Arc<Shared>,
    _server: Arc<Server>,
}

struct Server(JoinHandle<()>);

impl Drop for Server {
    fn drop(&mut self) {
        self.0.abort();
    }
}

struct Shared {
    world: Mutex<World>,
    changes: watch::Sender<u64>,
    /// How many requests are being performed.
    serving: AtomicUsize,
    /// Wakes the requests that are held.
    release: Notify,
    base: String,
    token: String,
}

impl Shared {
    fn world(&self) -> MutexGuard<'_, World> {
        // A panic elsewhere leaves an inconsistent world at worst, and that test has failed anyway.
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change<T>(&self, change: impl FnOnce(&mut World) -> T) -> T {
        let result = change(&mut self.world());
        self.changes.send_modify(|count| *count += 1);
        result
    }

    async fn released(&self) {
        self.release.notified().await;
    }

    fn is_token(&self, token: &str) -> bool {
        token.strip_prefix("Bot ").unwrap_or(token) == self.token && !self.world().is_token_reset()
    }
}

impl Loopback {
    /// Starts a Discord with an empty guild that follows this clock.
    pub async fn start(clock: Clock) -> io::Result<Loopback> {
        Loopback::start_at(clock, Clock::wall().now()).await
    }

    /// Starts a Discord whose ids begin at `ids_from`, so that two instances can assign the same ids.
    pub async fn start_at(clock: Clock, ids_from: Time) -> io::Result<Loopback> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
        let base = format!("http://{}", listener.local_addr()?);
        let secret = secret().map_err(io::Error::other)?;
        let token = format!("{TOKEN_BEGINS}{secret}");
        let shared = Arc::new(Shared {
            world: Mutex::new(World::new(clock, ids_from, base.clone(), secret)),
            changes: watch::Sender::new(0),
            serving: AtomicUsize::new(0),
            release: Notify::new(),
            base,
            token,
        });
        let serving = Arc::clone(&shared);
        let server = tokio::spawn(async move {
            if let Err(error) = server::serve(listener, serving).await {
                tracing::error!(%error, "the loopback Discord stopped");
            }
        });
        let _server = Arc::new(Server(server));
        Ok(Loopback { shared, _server })
    }

    /// Returns the bot's base URL, in place of `https://discord.com`.
    pub fn base_url(&self) -> String {
        self.shared.base.clone()
    }

    pub fn clock(&self) -> Clock {
        self.look(|world| world.clock.clone())
    }

    pub fn token(&self) -> &str {
        &self.shared.token
    }

    /// Reads or changes the world, bypassing Discord's rules.
    pub fn with<T>(&self, look: impl FnOnce(&mut World) -> T) -> T {
        self.shared.change(look)
    }

    pub fn look<T>(&self, look: impl FnOnce(&World) -> T) -> T {
        look(&self.shared.world())
    }

    pub async fn until<T>(&self, find: impl Fn(&World) -> Option<T>) -> T {
        let mut changes = self.changes();
        loop {
            changes.mark_unchanged();
            if let Some(found) = self.look(&find) {
                return found;
            }
            // The sender lives in `self`, so this cannot fail.
            let _ = changes.changed().await;
        }
    }

    /// Returns a counter that grows whenever the world may have changed.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.shared.changes.subscribe()
    }

    /// Returns the person with that name, who joins if there is none. The methods below also create anything missing.
    pub fn person(&self, name: &str) -> u64 {
        self.with(|world| world.person(name))
    }

    pub fn channel(&self, name: &str) -> u64 {
        self.with(|world| world.channel(name))
    }

    pub fn thread(&self, parent: u64, name: &str) -> u64 {
        self.with(|world| world.thread(parent, name))
    }

    /// Returns the direct message channel between the bot and a person.
    pub fn direct(&self, with: u64) -> u64 {
        self.with(|world| world.direct(with))
    }

    /// Sends a slash command as typed by a person, and returns the interaction. Fails, with the reason, if no client
    /// would send it.
    pub fn slash(&self, user: u64, channel: u64, line: &str) -> Result<u64, NotSent> {
        self.with(|world| world.slash(user, channel, line))
    }

    /// Waits for the bot's first answer to an interaction. Returns `None` after a timeout.
    pub async fn answer(&self, asked: u64, patience: Duration) -> Option<Answer> {
        let clock = self.clock();
        let mut answered = pin!(self.answered(asked));
        let mut left = patience;
        while !left.is_zero() {
            let wait = left.min(BREATH);
            if let Ok(answer) = clock.within(wait, &mut answered).await {
                return Some(answer);
            }
            left -= wait;
        }
        None
    }

    /// Waits for the first answer for as long as it takes. While the clock is stopped, no answer is late.
    pub async fn answered(&self, asked: u64) -> Answer {
        self.until(|world| world.asked.get(&asked)?.answer.clone()).await
    }

    /// Returns the messages of a channel that a person sees, oldest first.
    pub fn screen(&self, user: u64, channel: u64) -> Vec<Posted> {
        self.look(|world| {
            let seen = |m: &&Posted| m.channel == channel && world.sees(user, m);
            world.messages.values().filter(seen).cloned().collect()
        })
    }

    /// Makes matching future requests fail.
    pub fn inject(&self, fault: Fault) {
        self.with(|world| world.faults.push(fault));
    }

    /// Performs the requests that are held by [`Mishap::Hold`].
    pub fn release(&self) {
        self.shared.release.notify_waiters();
    }

    /// Clears all pending faults. Requests that already hang keep hanging.
    pub fn heal(&self) {
        self.with(|world| world.faults.clear());
    }

    /// Turns the limit of five messages in five seconds for each channel on or off. It starts off.
    pub fn limit_rate(&self, on: bool) {
        self.with(|world| world.limited = on);
    }

    /// Turns the limits for each route and for the whole bot on or off. They start off.
    pub fn limit_buckets(&self, on: bool) {
        self.with(|world| world.buckets.switch(on));
    }

    /// Waits until every connected bot has received all events so far, and begun to handle them: its heartbeats say so.
    pub async fn heard(&self) {
        // The first heartbeat confirms the events. Between it and the second, the connection's task has waited, so that
        // others on its thread have run.
        for _ in 0..2 {
            let asked = self.with(World::ask_for_heartbeats);
            self.until(|world| asked.iter().all(|one| world.has_heard(one)).then_some(())).await;
        }
    }

    /// Returns every request so far as `METHOD /path`.
    pub fn requests(&self) -> Vec<String> {
        self.look(|world| world.requests.clone())
    }

    /// Returns whether a request is being performed. One that hangs or is held is not.
    pub fn is_serving(&self) -> bool {
        self.shared.serving.load(Ordering::SeqCst) > 0
    }

    pub async fn connected(&self) {
        self.until(|world| world.connected().then_some(())).await;
    }

    pub fn reconnect(&self) {
        let frame = json!({"op": 7, "d": null});
        self.with(|world| world.push_all(|| gateway::Push::Frame(frame.clone())));
    }

    pub fn invalidate(&self, resumable: bool) {
        self.with(|world| world.invalidate(resumable));
    }

    /// Closes the gateway's connections with a code, or cuts them if there is none.
    pub fn hang_up(&self, code: Option<u16>) {
        self.with(|world| world.hang_up(code));
    }
}

impl Posted {
    /// Returns the buttons and menus of a message, row by row.
    pub fn components(&self) -> impl Iterator<Item = &Value> {
        let rows = self.json["components"].as_array().into_iter().flatten();
        rows.flat_map(|row| row["components"].as_array().into_iter().flatten())
    }

    /// Returns whether the message arrives without a notification.
    pub fn is_silent(&self) -> bool {
        self.json["flags"].as_u64().unwrap_or_default() & messages::SUPPRESS_NOTIFICATIONS != 0
    }

    pub fn is_reply(&self) -> bool {
        self.json["message_reference"].is_object()
    }

    pub fn content(&self) -> &str {
        self.json["content"].as_str().unwrap_or_default()
    }
}

/// Returns 128 random bits in hexadecimal, so that no other program on this machine can guess a token made of them.
pub fn secret() -> Result<String, getrandom::Error> {
    let mut bytes = [0_u8; 16];
    getrandom::fill(&mut bytes)?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}
