//! The gateway. Its sessions outlive their connections, so that a bot can resume and receive what it missed.

mod hearing;

use super::Shared;
use super::world::{BOT, World};
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use chancery_basics::time::{Span, Time};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

pub const GUILDS: u64 = 1;
pub const GUILD_MEMBERS: u64 = 1 << 1;
pub const GUILD_MESSAGES: u64 = 1 << 9;
pub const DIRECT_MESSAGES: u64 = 1 << 12;
/// The intent of events that every bot receives, whatever its intents.
pub const ALWAYS: u64 = 0;

/// Close codes after which a session cannot be resumed.
const NOT_RESUMABLE: [u16; 11] = [4001, 4003, 4004, 4005, 4007, 4009, 4010, 4011, 4012, 4013, 4014];

/// The close code for an invalid token.
const UNAUTHENTICATED: u16 = 4004;

/// The close code for a shard that does not exist.
const INVALID_SHARD: u16 = 4010;

/// The time between two session starts: `max_concurrency` is 1.
const BETWEEN_SESSIONS: Duration = Duration::from_secs(5);

/// How many sessions a bot may start in a day. If it starts more, Discord ends all of them and resets the token.
const STARTS: u32 = 1000;
const STARTS_LAST: Span = Span::hours(24);

#[derive(Default)]
pub struct Gateway {
    sessions: Vec<Session>,
    identified: u32,
    starts: Starts,
    /// Whether Discord reset the token after too many starts.
    is_token_reset: bool,
    /// How many shards Discord recommends beyond the first.
    further_shards: u32,
    /// Whether a session that starts too soon after another is refused.
    limited: bool,
    /// When the newest session started, on the clock's running time.
    began: Option<Duration>,
    /// The stage at which new connections go unanswered.
    silence: Option<Silence>,
    /// How many identifications from now on are answered with an invalid session.
    refusals: u32,
    /// How many heartbeats came from bots with a session.
    heartbeats: u32,
}

/// The session starts of the current day.
#[derive(Default)]
struct Starts {
    used: u32,
    /// When the count is reset; `None` before the first start.
    until: Option<Time>,
}

/// The stage at which a connection is no longer served. All but a refused one stay open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Silence {
    Refused,
    /// The WebSocket handshake is never answered.
    Door,
    /// The Hello is never sent.
    Hello,
    /// Nothing is answered after the Hello.
    Deaf,
    /// Heartbeats are answered, but identify and resume are not.
    Session,
}

/// A session, started by an identify. It ends when the bot closes it for good or receives an invalid session.
pub struct Session {
    id: String,
    shard: Shard,
    intents: u64,
    sequence: u64,
    /// Dispatched events that no heartbeat has acknowledged yet. A resume sends them again.
    unheard: Vec<(u64, Value)>,
    heartbeats: u64,
    outgoing: Option<UnboundedSender<Push>>,
}

/// A shard receives the events of the guilds whose ids map to its number. The first shard also receives direct
/// messages. If several sessions have the same shard, each receives its events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Shard {
    number: u32,
    total: u32,
}

impl Shard {
    /// Returns the shard that an identify requests; a single shard for everything if it names none.
    fn asked(data: &Value) -> Option<Shard> {
        let (number, total) = match &data["shard"] {
            Value::Null => (0, 1),
            asked => serde_json::from_value(asked.clone()).ok()?,
        };
        (number < total).then_some(Shard { number, total })
    }

    fn hears_of(self, guild: Option<u64>) -> bool {
        let number = guild.map_or(0, |guild| (guild >> 22) % u64::from(self.total));
        number == u64::from(self.number)
    }
}

fn guild_of(event: &str, data: &Value) -> Option<u64> {
    let id = match event {
        "GUILD_CREATE" | "GUILD_UPDATE" | "GUILD_DELETE" => &data["id"],
        _ => &data["guild_id"],
    };
    id.as_str()?.parse().ok()
}

#[derive(Debug)]
pub enum Push {
    Frame(Value),
    Close(u16),
    /// Cuts the connection without a close frame.
    Cut,
}

impl Session {
    fn dispatch(&mut self, event: &str, data: Value) {
        self.sequence += 1;
        let frame = json!({"op": 0, "t": event, "s": self.sequence, "d": data});
        self.unheard.push((self.sequence, frame.clone()));
        self.push(Push::Frame(frame));
    }

    fn push(&mut self, push: Push) {
        // A failed send means that the connection has just broken; the session waits for its resume.
        if let Some(outgoing) = &self.outgoing {
            let _ = outgoing.send(push);
        }
    }
}

impl World {
    /// Sends an event to every session with a matching intent whose shard covers the event's guild.
    pub fn dispatch(&mut self, event: &str, intent: u64, data: Value) {
        let guild = guild_of(event, &data);
        for session in &mut self.gateway.sessions {
            let asked_for = intent == ALWAYS || session.intents & intent != 0;
            if asked_for && session.shard.hears_of(guild) {
                session.dispatch(event, data.clone());
            }
        }
    }

    /// Sends a frame other than an event to every connected session.
    pub fn push_all(&mut self, push: impl Fn() -> Push) {
        for session in &mut self.gateway.sessions {
            session.push(push());
        }
    }

    pub fn connected(&self) -> bool {
        self.session().is_some()
    }

    pub fn session(&self) -> Option<&str> {
        let mut sessions = self.gateway.sessions.iter();
        let connected = sessions.find(|session| session.outgoing.is_some())?;
        Some(&connected.id)
    }

    /// Returns the shard of each connected session as (number, total).
    pub fn shards(&self) -> Vec<(u32, u32)> {
        let sessions = self.gateway.sessions.iter();
        let connected = sessions.filter(|session| session.outgoing.is_some());
        connected.map(|session| (session.shard.number, session.shard.total)).collect()
    }

    pub(super) fn recommended_shards(&self) -> u32 {
        1 + self.gateway.further_shards
    }

    pub fn recommend_shards(&mut self, shards: u32) {
        self.gateway.further_shards = shards.saturating_sub(1);
    }

    pub(super) fn session_start_limit(&self) -> Value {
        let (used, left) = match self.gateway.starts.until {
            Some(until) if until > self.now() => (self.gateway.starts.used, until.since(self.now())),
            _ => (0, Span::millis(0)),
        };
        json!({
            "total": STARTS, "remaining": STARTS.saturating_sub(used), "reset_after": left.as_millis(), "max_concurrency": 1,
        })
    }

    /// Allows the bot this many more session starts until the time has passed.
    pub fn allow_sessions(&mut self, remaining: u32, until: Span) {
        let until = Some(self.now() + until);
        self.gateway.starts = Starts { used: STARTS.saturating_sub(remaining), until };
    }

    pub fn identified(&self) -> u32 {
        self.gateway.identified
    }

    /// Returns how many heartbeats came from bots with a session.
    pub fn heartbeats(&self) -> u32 {
        self.gateway.heartbeats
    }

    /// Answers this many identifications with an invalid session.
    pub fn refuse_sessions(&mut self, times: u32) {
        self.gateway.refusals = times;
    }

    pub(super) fn is_token_reset(&self) -> bool {
        self.gateway.is_token_reset
    }

    /// Counts an identification. After too many, resets the token and returns the code to close with.
    fn count_start(&mut self) -> Result<(), u16> {
        let now = self.now();
        let starts = &mut self.gateway.starts;
        if starts.until.is_none_or(|until| until <= now) {
            *starts = Starts { used: 0, until: Some(now + STARTS_LAST) };
        }
        starts.used += 1;
        let is_over = starts.used > STARTS;
        self.gateway.identified += 1;
        if is_over {
            self.gateway.is_token_reset = true;
            self.hang_up(Some(UNAUTHENTICATED));
            return Err(UNAUTHENTICATED);
        }
        Ok(())
    }

    /// Turns the limit on how soon sessions may follow each other on or off. It starts off.
    pub fn limit_sessions(&mut self, on: bool) {
        self.gateway.limited = on;
    }

    /// Stops or starts serving new connections. Connections that are not served stay that way.
    pub fn fall_silent(&mut self, silence: Option<Silence>) {
        self.gateway.silence = silence;
    }

    /// Ends all connections, with a close code or by cutting them.
    pub fn hang_up(&mut self, code: Option<u16>) {
        self.push_all(|| code.map_or(Push::Cut, Push::Close));
        if code.is_some_and(|code| NOT_RESUMABLE.contains(&code)) {
            self.gateway.sessions.clear();
        }
    }

    /// Starts a session and returns its id, or `None` if it starts too soon after another. The error is the code to
    /// close with.
    fn identify(&mut self, data: &Value, outgoing: UnboundedSender<Push>) -> Result<Option<String>, u16> {
        let shard = Shard::asked(data).ok_or(INVALID_SHARD)?;
        self.count_start()?;
        if let Some(left) = self.gateway.refusals.checked_sub(1) {
            self.gateway.refusals = left;
            return Ok(None);
        }
        if self.comes_too_soon() {
            return Ok(None);
        }
        // A bot that identifies again does not resume its broken session; sessions of other shards stay.
        self.gateway.sessions.retain(|session| session.outgoing.is_some() || session.shard != shard);
        let id = format!("session-{}", self.next_id());
        let mut session = Session {
            id: id.clone(),
            shard,
            intents: data["intents"].as_u64().unwrap_or_default(),
            sequence: 0,
            heartbeats: 0,
            unheard: Vec::new(),
            outgoing: Some(outgoing),
        };
        let address = self.base.replacen("http", "ws", 1);
        let there = |id: &u64| self.bot_is_in(*id) && shard.hears_of(Some(*id));
        let guilds: Vec<u64> = self.guilds.keys().copied().filter(there).collect();
        let unavailable = guilds.iter().map(|id| json!({"id": id.to_string(), "unavailable": true}));
        let unavailable: Vec<Value> = unavailable.collect();
        let mut ready = json!({
            "v": 10, "user": self.user_json(BOT), "session_id": id, "session_type": "normal", "private_channels": [],
            "resume_gateway_url": format!("{address}/gateway"), "application": {"id": BOT.to_string(), "flags": 0},
            "guilds": unavailable,
        });
        if data["shard"].is_array() {
            ready["shard"] = json!([shard.number, shard.total]);
        }
        session.dispatch("READY", ready);
        if session.intents & GUILDS != 0 {
            for guild in guilds {
                session.dispatch("GUILD_CREATE", self.guild_json(guild));
            }
        }
        self.gateway.sessions.push(session);
        Ok(Some(id))
    }

    /// Returns whether another session started only just before this one. If not, records this start.
    fn comes_too_soon(&mut self) -> bool {
        let (newest, now) = (self.gateway.began, self.clock.running());
        let refused = self.gateway.limited && newest.is_some_and(|began| now < began + BETWEEN_SESSIONS);
        if !refused {
            self.gateway.began = Some(now);
        }
        refused
    }

    /// Resumes a session and replays what it missed. Returns `None` if it cannot be resumed.
    fn resume(&mut self, data: &Value, outgoing: UnboundedSender<Push>) -> Option<String> {
        let id = data["session_id"].as_str()?;
        let heard = data["seq"].as_u64()?;
        let mut sessions = self.gateway.sessions.iter_mut();
        let session = sessions.find(|session| session.id == id)?;
        if heard > session.sequence {
            return None;
        }
        session.outgoing = Some(outgoing);
        session.unheard.retain(|(number, _)| *number > heard);
        for (_, frame) in session.unheard.clone() {
            session.push(Push::Frame(frame));
        }
        session.dispatch("RESUMED", json!({}));
        Some(id.to_owned())
    }

    fn heard(&mut self, id: &str, sequence: u64) {
        self.gateway.heartbeats += 1;
        let mut sessions = self.gateway.sessions.iter_mut();
        if let Some(session) = sessions.find(|session| session.id == id) {
            session.heartbeats += 1;
            session.unheard.retain(|(number, _)| *number > sequence);
        }
    }

    /// Records that a session's connection is gone. A bot that closed it with 1000 or 1001 does not resume it.
    fn hung_up(&mut self, id: &str, outgoing: &UnboundedSender<Push>, goodbye: bool) {
        let same = |s: &Session| s.outgoing.as_ref().is_some_and(|own| own.same_channel(outgoing));
        let sessions = &mut self.gateway.sessions;
        if let Some(at) = sessions.iter().position(|s| s.id == id && same(s)) {
            sessions[at].outgoing = None;
            if goodbye {
                sessions.remove(at);
            }
        }
    }

    pub fn invalidate(&mut self, resumable: bool) {
        self.push_all(|| Push::Frame(json!({"op": 9, "d": resumable})));
        if !resumable {
            self.gateway.sessions.clear();
        }
    }
}

pub async fn upgrade(State(shared): State<Arc<Shared>>, socket: WebSocketUpgrade) -> Response {
    let silence = shared.world().gateway.silence;
    match silence {
        Some(Silence::Refused) => return StatusCode::SERVICE_UNAVAILABLE.into_response(),
        Some(Silence::Door) => return std::future::pending().await,
        _ => {}
    }
    socket.on_upgrade(move |socket| converse(socket, shared, silence))
}

async fn converse(mut socket: WebSocket, shared: Arc<Shared>, silence: Option<Silence>) {
    let (outgoing, mut pushes) = unbounded_channel();
    let mut session = None;
    if silence == Some(Silence::Hello) {
        return ignore(socket, silence).await;
    }
    let hello = json!({"op": 10, "d": {"heartbeat_interval": 41_250, "_trace": []}});
    if send(&mut socket, &hello).await.is_err() {
        return;
    }
    if silence.is_some() {
        return ignore(socket, silence).await;
    }
    let goodbye = talk(&mut socket, &shared, &outgoing, &mut pushes, &mut session).await;
    if let Some(id) = session {
        shared.change(|world| world.hung_up(&id, &outgoing, goodbye));
    }
}

/// Leaves the bot's messages unanswered, except possibly heartbeats, until it hangs up.
async fn ignore(mut socket: WebSocket, silence: Option<Silence>) {
    while let Some(Ok(message)) = socket.recv().await {
        let frame: Value = match message {
            Message::Text(text) => serde_json::from_str(&text).unwrap_or_default(),
            Message::Close(_) => return,
            _ => continue,
        };
        let answered = silence == Some(Silence::Session) && frame["op"] == 1;
        if answered && send(&mut socket, &json!({"op": 11})).await.is_err() {
            return;
        }
    }
}

/// Carries frames both ways until the connection ends, and returns whether the bot ended it for good.
async fn talk(
    socket: &mut WebSocket,
    shared: &Shared,
    outgoing: &UnboundedSender<Push>,
    pushes: &mut UnboundedReceiver<Push>,
    session: &mut Option<String>,
) -> bool {
    loop {
        tokio::select! {
            push = pushes.recv() => match push {
                Some(Push::Frame(frame)) if send(socket, &frame).await.is_ok() => {}
                Some(Push::Close(code)) => {
                    close(socket, code).await;
                    return false;
                }
                _ => return false,
            },
            message = socket.recv() => match message {
                Some(Ok(Message::Text(text))) => {
                    let frame: Value = serde_json::from_str(&text).unwrap_or_default();
                    if let Err(code) = hear(shared, outgoing, session, &frame) {
                        close(socket, code).await;
                        return false;
                    }
                }
                Some(Ok(Message::Close(frame))) => {
                    return frame.is_some_and(|frame| matches!(frame.code, 1000 | 1001));
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return false,
            },
        }
    }
}

/// Handles a frame from the bot. An error is the code to close with.
fn hear(
    shared: &Shared,
    outgoing: &UnboundedSender<Push>,
    session: &mut Option<String>,
    frame: &Value,
) -> Result<(), u16> {
    let data = &frame["d"];
    let answer = |frame| drop(outgoing.send(Push::Frame(frame)));
    match frame["op"].as_u64() {
        Some(1) => {
            if let (Some(id), Some(sequence)) = (&session, data.as_u64()) {
                shared.change(|world| world.heard(id, sequence));
            }
            answer(json!({"op": 11}));
        }
        Some(2 | 6) if !shared.is_token(data["token"].as_str().unwrap_or_default()) => {
            return Err(UNAUTHENTICATED);
        }
        Some(2) if session.is_some() => return Err(4005),
        Some(2) => match shared.change(|world| world.identify(data, outgoing.clone()))? {
            Some(id) => *session = Some(id),
            None => answer(json!({"op": 9, "d": false})),
        },
        Some(6) => match shared.change(|world| world.resume(data, outgoing.clone())) {
            Some(id) => *session = Some(id),
            None => answer(json!({"op": 9, "d": false})),
        },
        // Presence, voice state, member and soundboard requests: nothing in the sandbox depends on them.
        Some(3 | 4 | 8 | 31) => {}
        Some(_) => return Err(4001),
        None => return Err(4002),
    }
    Ok(())
}

async fn send(socket: &mut WebSocket, frame: &Value) -> Result<(), axum::Error> {
    socket.send(Message::Text(frame.to_string().into())).await
}

async fn close(socket: &mut WebSocket, code: u16) {
    let frame = CloseFrame { code, reason: "".into() };
    // If the peer is gone, the close frame is unnecessary.
    let _ = socket.send(Message::Close(Some(frame))).await;
}
