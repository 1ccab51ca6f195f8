//! The model Discord: channels, the nonces that it remembers for a while, and the ways in which a request can end. The
//! transport to it does what that of the bot does, without texts.

use super::server::Server;
use super::sim::{Fault, Process, Sim};
use chancery::courier::{Batch, Failure, Transport};
use chancery::discord::Trouble;
use chancery::erasing::OutsideTime;
use chancery::journal::{DeliveryQueue, Posted, Reference};
use chancery::rules::time::{Span, Time};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

/// How far back the bot searches before the first attempt.
const CLOCK_SKEW: Span = Span::seconds(300);

/// How long a request takes at most in each direction, and a slow one.
const HOP: Duration = Duration::from_millis(150);
const SLOW: Duration = Duration::from_secs(4);

/// After how long a closed place is tried again.
const AGAIN: Duration = Duration::from_secs(20);

#[derive(Clone)]
pub struct Discord(Arc<Mutex<World>>);

struct World {
    places: BTreeMap<DeliveryQueue, Place>,
    /// For how long a nonce is remembered.
    memory: Duration,
}

#[derive(Default)]
struct Place {
    messages: Vec<Message>,
    closed_until: Duration,
}

/// A message with announcements.
#[derive(Clone)]
pub struct Message {
    at: Time,
    sent: Duration,
    nonce: String,
    pub of: Vec<Reference>,
    /// In which life of the database its delivery was begun.
    pub life: u32,
}

impl Discord {
    pub fn new(sim: &Sim) -> Discord {
        let memory = Duration::from_secs(20 + sim.below(280));
        Discord(Arc::new(Mutex::new(World { places: BTreeMap::new(), memory })))
    }

    fn world(&self) -> MutexGuard<'_, World> {
        self.0.lock().unwrap()
    }

    /// Closes a place to the bot for a while.
    pub fn close(&self, queue: DeliveryQueue, until: Duration) {
        self.world().places.entry(queue).or_default().closed_until = until;
    }

    fn is_closed(&self, queue: DeliveryQueue, now: Duration) -> bool {
        self.world().places.get(&queue).is_some_and(|place| now < place.closed_until)
    }

    /// Returns all messages by place, in order of arrival.
    pub fn messages(&self) -> BTreeMap<DeliveryQueue, Vec<Message>> {
        let world = self.world();
        world.places.iter().map(|(queue, place)| (*queue, place.messages.clone())).collect()
    }

    /// Takes a message, unless it remembers its nonce.
    fn take(&self, queue: DeliveryQueue, message: Message) {
        let mut world = self.world();
        let memory = world.memory;
        let place = world.places.entry(queue).or_default();
        let remembers = |one: &Message| one.nonce == message.nonce && message.sent < one.sent + memory;
        if !place.messages.iter().any(remembers) {
            place.messages.push(message);
        }
    }

    /// Returns whether announcements with these numbers are in a message that was sent since this moment.
    fn shows(&self, queue: DeliveryQueue, of: &[Reference], since: Time) -> bool {
        let world = self.world();
        let messages = world.places.get(&queue).into_iter().flat_map(|place| &place.messages);
        messages.into_iter().any(|message| message.at >= since && message.of == of)
    }
}

/// A process's way to Discord.
#[derive(Clone)]
pub struct ModelTransport {
    pub process: Process,
    pub discord: Discord,
    pub server: Server,
    /// Whether its bot is in the servers that are played in.
    pub belongs: bool,
}

impl ModelTransport {
    fn sim(&self) -> &Sim {
        self.process.sim()
    }

    async fn hop(&self) {
        let slow = self.sim().one_in(40);
        self.sim().takes(if slow { SLOW } else { HOP }).await;
        self.process.runs().await;
    }

    fn discord_time(&self) -> Time {
        match self.sim().lacks(Fault::HostClock) {
            true => self.process.clock().now(),
            false => self.sim().truth().now(),
        }
    }

    /// Sends a message, which may arrive even if the bot does not wait for that.
    async fn send(&self, batch: &Batch) -> Result<(), Failure> {
        let life = self.server.life_of_attempt(&self.process, batch.queue);
        let (transport, queue) = (self.clone(), batch.queue);
        let (nonce, of) = (batch.nonce.clone(), batch.of.clone());
        let arrives = tokio::spawn(async move {
            transport.hop().await;
            let (at, sent) = (transport.sim().truth().now(), transport.sim().timeline().passed());
            if transport.discord.is_closed(queue, sent) {
                return false;
            }
            transport.process.note(format!("sends {} {:?} {of:?}", queue.campaign, queue.target));
            transport.discord.take(queue, Message { at, sent, nonce, of, life });
            true
        });
        let arrived = arrives.await.unwrap_or(false);
        match self.sim().below(30) {
            0 | 1 => return Err(later("the answer was lost")),
            // The bot gives up after a while.
            2 => std::future::pending().await,
            _ => self.hop().await,
        }
        match arrived {
            true => Ok(()),
            false => Err(closed()),
        }
    }
}

impl Transport for ModelTransport {
    async fn now(&self) -> Result<Time, Failure> {
        match self.sim().one_in(100) {
            true => Err(later("Discord's time cannot be read")),
            false => Ok(self.discord_time()),
        }
    }

    async fn together(&self, _: DeliveryQueue, notices: &[String]) -> usize {
        notices.len()
    }

    async fn deliver(&self, batch: &Batch) -> Result<Vec<Posted>, Failure> {
        self.process.runs().await;
        if !self.belongs {
            self.hop().await;
            return Err(Failure::Barred { again: None, problem: "this bot is not in the server".to_owned() });
        }
        if let Some(first) = batch.first_attempt {
            // Before the first attempt, the numbers may be those of lost entries.
            let since = match self.sim().lacks(Fault::EntryNumbers) {
                true => first.min(self.discord_time()) - CLOCK_SKEW,
                false => first,
            };
            self.hop().await;
            if self.discord.shows(batch.queue, &batch.of, since) {
                return Ok(Vec::new());
            }
        }
        if self.sim().one_in(30) {
            self.hop().await;
            return Err(later("Discord fails"));
        }
        self.send(batch).await.map(|()| Vec::new())
    }
}

impl OutsideTime for ModelTransport {
    async fn now(&self) -> Result<Time, Trouble> {
        self.process.runs().await;
        Ok(self.discord_time())
    }
}

fn later(problem: &str) -> Failure {
    Failure::Later { after: None, problem: problem.to_owned() }
}

fn closed() -> Failure {
    Failure::Barred { again: Some(AGAIN), problem: "the place is closed".to_owned() }
}
