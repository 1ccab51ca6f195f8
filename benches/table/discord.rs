//! A Discord with almost no cost of its own: it answers every request at once, checks nothing and stores nothing, so
//! that only the bot is measured.

use axum::Router;
use axum::body::Bytes;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Request, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::serve::ListenerExt;
use chancery_clock::Clock;
use chancery_loopback::world::{BOT, GUILD, World};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::sync::{Notify, oneshot};
use tokio::task::JoinHandle;

/// The epoch of Discord's ids, and the number of low bits below the timestamp.
const EPOCH: u128 = 1_420_070_400_000;
const BELOW_MILLIS: u32 = 22;

/// How long a bot may take to answer.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(600);

/// The beginning of a response that only defers the answer.
const DEFERRED: &[u8] = br#"{"type":5"#;

/// The prefix of an interaction's token; the id follows.
const TOKEN: &str = "token-of-";

/// A command from a player: its options, the player and the place.
pub struct Ask<'a> {
    pub user: u64,
    pub channel: u64,
    pub data: &'a str,
}

/// A running Discord. It stops on drop.
pub struct Discord {
    shared: Arc<Shared>,
    server: JoinHandle<()>,
}

struct Shared {
    address: String,
    me: Value,
    application: Value,
    guild: Value,
    next: AtomicU64,
    /// The sequence number of the last gateway event.
    sequence: AtomicU64,
    gateway: Mutex<Option<UnboundedSender<String>>>,
    waiting: Mutex<HashMap<u64, oneshot::Sender<Bytes>>>,
    messages: AtomicU64,
    registered: Notify,
    identified: Notify,
}

impl Drop for Discord {
    fn drop(&mut self) {
        self.server.abort();
    }
}

impl Discord {
    pub async fn start() -> Discord {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await;
        let listener = listener.expect("a port on 127.0.0.1");
        let address = listener.local_addr().expect("an address").to_string();
        let world = World::new(Clock::wall(), Clock::wall().now(), format!("http://{address}"), String::new());
        let shared = Arc::new(Shared {
            address,
            me: world.user_json(BOT),
            application: world.application_json(),
            guild: world.guild_json(GUILD),
            next: AtomicU64::new(0),
            sequence: AtomicU64::new(1),
            gateway: Mutex::default(),
            waiting: Mutex::default(),
            messages: AtomicU64::new(0),
            registered: Notify::new(),
            identified: Notify::new(),
        });
        let router = Router::new().route("/gateway", get(upgrade)).fallback(rest).with_state(Arc::clone(&shared));
        let server = tokio::spawn(async move {
            // Without this, a small response would wait 40 ms for the client's acknowledgement of the previous one.
            let at_once = |wire: &mut TcpStream| wire.set_nodelay(true).expect("it is sent at once");
            let served = axum::serve(listener.tap_io(at_once), router).await;
            served.expect("it is served");
        });
        Discord { shared, server }
    }

    pub fn base_url(&self) -> String {
        format!("http://{}", self.shared.address)
    }

    pub async fn identified(&self) {
        self.shared.identified.notified().await;
    }

    pub async fn registered(&self) {
        self.shared.registered.notified().await;
    }

    pub fn messages(&self) -> u64 {
        self.shared.messages.load(Ordering::Relaxed)
    }

    /// Sends an interaction, and returns the body of the bot's answer.
    pub async fn ask(&self, ask: &Ask<'_>) -> Bytes {
        let id = self.shared.id();
        let (answer, answered) = oneshot::channel();
        locked(&self.shared.waiting).insert(id, answer);
        let interaction = interaction(id, ask);
        self.shared.dispatch("INTERACTION_CREATE", &interaction);
        let answered = tokio::time::timeout(ANSWER_TIMEOUT, answered).await;
        answered.expect("an answer in time").expect("an answer")
    }
}

impl Shared {
    /// Returns a new id, which contains a timestamp like Discord's.
    fn id(&self) -> u64 {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let millis = now.expect("a clock after 1970").as_millis() - EPOCH;
        let number = self.next.fetch_add(1, Ordering::Relaxed) & ((1 << BELOW_MILLIS) - 1);
        (u64::try_from(millis).expect("a year before 2500") << BELOW_MILLIS) | number
    }

    fn dispatch(&self, event: &str, data: &str) {
        // Numbered while the lock is held, so that events are sent in the order of their numbers.
        let gateway = locked(&self.gateway);
        let number = self.sequence.fetch_add(1, Ordering::Relaxed);
        let frame = format!(r#"{{"op":0,"t":"{event}","s":{number},"d":{data}}}"#);
        if let Some(gateway) = &*gateway {
            gateway.send(frame).expect("the bot is connected");
        }
    }
}

impl Shared {
    /// Returns a whole message: one that cannot be read counts as lost, and is sent again.
    fn message(&self, channel: &str) -> String {
        let Shared { me, .. } = self;
        let id = self.id();
        format!(
            r#"{{"id":"{id}","channel_id":"{channel}","author":{me},"content":"","timestamp":"2026-01-01T00:00:00+00:00","edited_timestamp":null,"tts":false,"mention_everyone":false,"mentions":[],"mention_roles":[],"attachments":[],"embeds":[],"pinned":false,"type":0}}"#
        )
    }

    fn answer(&self, id: &str, body: Bytes) {
        let id: u64 = id.parse().expect("an id");
        // A bot repeats an answer that a busy Discord did not confirm in time.
        if let Some(waits) = locked(&self.waiting).remove(&id) {
            // The receiver is gone if the measurement was abandoned.
            let _ = waits.send(body);
        }
    }
}

fn interaction(id: u64, ask: &Ask) -> String {
    let Ask { user, channel, data } = ask;
    let mut json = String::with_capacity(2048);
    let written = write!(
        json,
        r#"{{"id":"{id}","application_id":"{BOT}","type":2,"token":"{TOKEN}{id}","version":1,"data":{data},"guild_id":"{GUILD}","#
    );
    written.expect("room");
    let written = write!(
        json,
        r#""channel_id":"{channel}","channel":{{"id":"{channel}","type":0,"permissions":"2147483647"}},"locale":"en-US","guild_locale":"en-US","entitlements":[],"attachment_size_limit":10485760,"app_permissions":"2147483647","context":0,"authorizing_integration_owners":{{"0":"{GUILD}"}},"member":{}}}"#,
        member(*user, true)
    );
    written.expect("room");
    json
}

/// Returns a member as in an interaction: with user data if they sent it, without if they are only mentioned.
fn member(user: u64, asks: bool) -> String {
    let who = match asks {
        true => format!(r#""user":{},"#, person(user)),
        false => String::new(),
    };
    format!(
        r#"{{{who}"nick":null,"avatar":null,"roles":[],"joined_at":"2025-01-01T00:00:00+00:00","premium_since":null,"deaf":false,"mute":false,"flags":0,"pending":false,"permissions":"2147483647"}}"#
    )
}

/// Returns a user who is named in a command's options.
pub fn resolved(user: u64) -> String {
    format!(r#"{{"users":{{"{user}":{}}},"members":{{"{user}":{}}}}}"#, person(user), member(user, false))
}

fn person(user: u64) -> String {
    format!(
        r#"{{"id":"{user}","username":"player{user}","discriminator":"0","global_name":"Player {user}","avatar":null,"bot":false,"system":false,"public_flags":0}}"#
    )
}

async fn upgrade(State(shared): State<Arc<Shared>>, socket: WebSocketUpgrade) -> Response {
    socket.on_upgrade(move |socket| converse(socket, shared))
}

async fn converse(mut socket: WebSocket, shared: Arc<Shared>) {
    let (gateway, mut frames) = unbounded_channel();
    let hello = json!({"op": 10, "d": {"heartbeat_interval": 41_250}});
    gateway.send(hello.to_string()).expect("it is received");
    // Ends when the bot is gone, which is how every connection ends.
    let _ = talk(&mut socket, &shared, &gateway, &mut frames).await;
    *locked(&shared.gateway) = None;
}

async fn talk(
    socket: &mut WebSocket,
    shared: &Shared,
    gateway: &UnboundedSender<String>,
    frames: &mut UnboundedReceiver<String>,
) -> Result<(), axum::Error> {
    loop {
        let said = tokio::select! {
            frame = frames.recv() => {
                let frame = frame.expect("a sender is at hand");
                socket.send(Message::Text(frame.into())).await?;
                continue;
            }
            said = socket.recv() => said,
        };
        let Some(Message::Text(text)) = said.transpose()? else {
            return Ok(());
        };
        let heard: Value = serde_json::from_str(&text).expect("JSON");
        match heard["op"].as_u64() {
            Some(1) => gateway.send(json!({"op": 11}).to_string()).expect("room"),
            Some(2) => welcome(shared, gateway),
            _ => {}
        }
    }
}

/// Sends the server to a bot that has just identified itself.
fn welcome(shared: &Shared, gateway: &UnboundedSender<String>) {
    *locked(&shared.gateway) = Some(gateway.clone());
    let ready = json!({
        "v": 10, "user": shared.me, "session_id": "session", "session_type": "normal", "private_channels": [],
        "resume_gateway_url": format!("ws://{}/gateway", shared.address), "shard": [0, 1],
        "application": {"id": BOT.to_string(), "flags": 0}, "guilds": [{"id": GUILD.to_string(), "unavailable": true}],
    });
    shared.dispatch("READY", &ready.to_string());
    shared.dispatch("GUILD_CREATE", &shared.guild.to_string());
    shared.identified.notify_one();
}

async fn rest(State(shared): State<Arc<Shared>>, request: Request) -> Response {
    let (head, body) = request.into_parts();
    let body = axum::body::to_bytes(body, usize::MAX).await;
    let body = body.expect("a whole request");
    let path = head.uri.path();
    let path: Vec<&str> = path.strip_prefix("/api/v10/").unwrap_or(path).split('/').collect();
    match (head.method.as_str(), path.as_slice()) {
        ("POST", ["interactions", id, _, "callback"]) => {
            if !body.starts_with(DEFERRED) {
                shared.answer(id, body);
            }
            axum::http::StatusCode::NO_CONTENT.into_response()
        }
        ("PATCH", ["webhooks", _, token, "messages", "@original"]) => {
            shared.answer(token.trim_start_matches(TOKEN), body);
            told(shared.message("1"))
        }
        ("POST", ["channels", channel, "messages"]) => {
            shared.messages.fetch_add(1, Ordering::Relaxed);
            told(shared.message(channel))
        }
        ("GET", ["gateway", ..]) => told(
            json!({
                "url": format!("ws://{}/gateway", shared.address), "shards": 1,
                "session_start_limit": {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1},
            })
            .to_string(),
        ),
        // The server was sent without channels. A bot requests those of its campaigns.
        ("GET", ["channels", id]) => told(
            json!({"id": id, "type": 0, "guild_id": GUILD.to_string(), "name": "table", "position": 0, "permission_overwrites": []})
                .to_string(),
        ),
        ("GET", ["users", "@me", "guilds"]) => told("[]".to_owned()),
        ("GET", ["users", "@me"]) => told(shared.me.to_string()),
        ("GET", [.., "applications", "@me"]) => told(shared.application.to_string()),
        ("PUT", [.., "commands"]) => {
            shared.registered.notify_one();
            told("[]".to_owned())
        }
        (method, path) => panic!("what does a bot want with {method} {path:?}?"),
    }
}

fn told(json: String) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], json).into_response()
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
