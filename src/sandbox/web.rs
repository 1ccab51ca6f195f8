//! The sandbox in a browser: one page on 127.0.0.1 that looks and works like a channel of Discord, over the same
//! loopback as the terminal.
//!
//! Each window is one person in one channel. Whenever the world changes, it receives the whole view of that person
//! (`view.rs`); it sends the person's actions (`acts.rs`). The page requires a token, which is in the printed URL.

mod acts;
mod log;
mod view;
mod words;

use super::demo::{Demo, Opening};
use super::evening::{Evening, Turn};
use super::{Guest, SandboxError};
use acts::{Act, Refused};
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use chancery_clock::Clock;
use chancery_loopback::Loopback;
use chancery_loopback::world::World;
use log::Log;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{mpsc, oneshot};

/// The files of the page, embedded in the program.
const PAGE: [(&str, &str, &str); 17] = [
    ("page.css", "text/css", include_str!("web/page/page.css")),
    ("chat.css", "text/css", include_str!("web/page/chat.css")),
    ("icon.svg", "image/svg+xml", include_str!("web/page/icon.svg")),
    ("theme.js", JAVASCRIPT, include_str!("web/page/theme.js")),
    ("page.js", JAVASCRIPT, include_str!("web/page/page.js")),
    ("sides.js", JAVASCRIPT, include_str!("web/page/sides.js")),
    ("log.js", JAVASCRIPT, include_str!("web/page/log.js")),
    ("message.js", JAVASCRIPT, include_str!("web/page/message.js")),
    ("markup.js", JAVASCRIPT, include_str!("web/page/markup.js")),
    ("menu.js", JAVASCRIPT, include_str!("web/page/menu.js")),
    ("form.js", JAVASCRIPT, include_str!("web/page/form.js")),
    ("typing.js", JAVASCRIPT, include_str!("web/page/typing.js")),
    ("complete.js", JAVASCRIPT, include_str!("web/page/complete.js")),
    ("script.js", JAVASCRIPT, include_str!("web/page/script.js")),
    ("help.js", JAVASCRIPT, include_str!("web/page/help.js")),
    ("texts.js", JAVASCRIPT, include_str!("web/page/texts.js")),
    ("dom.js", JAVASCRIPT, include_str!("web/page/dom.js")),
];
const INDEX: &str = include_str!("web/page/index.html");
const JAVASCRIPT: &str = "text/javascript";

/// Allows only content from this server, and no scripts except its own.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; \
                      form-action 'none'; frame-ancestors 'none'";

/// The smallest move of the sandbox's clock that windows hear of, in ms. Reading two clocks takes less.
const MOVED: i64 = 1000;

/// How long to collect changes before updating the windows.
const TOGETHER: Duration = Duration::from_millis(40);

/// Something to play in the session, and the recipient of its output.
struct Played {
    what: Play,
    reply: oneshot::Sender<String>,
}

enum Play {
    /// A line for the prompt, and its channel.
    Line {
        place: String,
        line: String,
    },
    Demo(Demo),
    /// Begins the demo that the sandbox was opened with, unless another window has done so.
    Opening,
}

struct Server {
    discord: Loopback,
    /// The page's hosts as a browser names them: `127.0.0.1:8642`.
    hosts: [String; 2],
    /// The secret in the URL. Without it, every program on this machine could open the page.
    token: String,
    session: mpsc::UnboundedSender<Played>,
    log: Log,
    /// Whether visitors may still choose a demo.
    choosing: AtomicBool,
}

/// Serves the page for a running session, until the person at the terminal stops it. A demo begins when the first window
/// is open, in its language.
pub(super) async fn serve<G: Guest>(
    evening: &mut Evening<G>,
    port: u16,
    opening: Opening,
    announce: impl FnOnce(&str) -> std::io::Result<()>,
) -> Result<(), SandboxError> {
    let listener = TcpListener::bind(("127.0.0.1", port)).await;
    let listener = listener.map_err(SandboxError::Web)?;
    let port = listener.local_addr().map_err(SandboxError::Web)?.port();
    let (session, mut played) = mpsc::unbounded_channel::<Played>();
    let server = Arc::new(Server {
        discord: evening.discord.clone(),
        hosts: [format!("127.0.0.1:{port}"), format!("localhost:{port}")],
        token: chancery_loopback::secret().map_err(SandboxError::Token)?,
        session,
        log: Log::default(),
        choosing: AtomicBool::new(opening == Opening::ChoiceOfDemos),
    });
    let mut waiting = match opening {
        Opening::Demo(demo) => Some(demo),
        Opening::EmptyTable | Opening::ChoiceOfDemos => None,
    };
    announce(&format!("http://127.0.0.1:{port}/?token={}", server.token))?;
    let serving = axum::serve(listener, router(Arc::clone(&server)));
    let serving = tokio::spawn(serving.into_future());
    let discord = server.discord.clone();
    loop {
        tokio::select! {
            asked = played.recv() => {
                let Some(Played { what, reply }) = asked else { break };
                let text = match what {
                    Play::Line { place, line } => take(evening, &server.log, &place, &line).await,
                    Play::Demo(demo) => match demo.begin(evening).await {
                        Ok(played) => {
                            server.log.news(&played);
                            String::new()
                        }
                        Err(error) => error.to_string(),
                    },
                    Play::Opening => {
                        if let Some(demo) = waiting.take() {
                            server.log.news(&demo.begin(evening).await?);
                        }
                        String::new()
                    }
                };
                // The window may have been closed.
                let _ = reply.send(text);
            }
            () = discord.until(|world| (!world.sights.is_empty()).then_some(())) => {
                let news = evening.news().await;
                server.log.news(&news);
            }
            _ = tokio::signal::ctrl_c() => break,
        }
    }
    serving.abort();
    Ok(())
}

/// Plays a line in its channel, logs it, and returns what people then see.
async fn take<G: Guest>(evening: &mut Evening<G>, log: &Log, place: &str, line: &str) -> String {
    if let Turn::Seen(before) = evening.take(&format!("in {place}")).await {
        log.news(&before.text);
    }
    log.deed(place, line);
    let text = match evening.take(line).await {
        Turn::Seen(seen) => seen.text,
        Turn::Over => "  Close this window; Ctrl+C in the terminal ends the sandbox.\n".to_owned(),
    };
    log.news(&text);
    text
}

fn router(server: Arc<Server>) -> Router {
    let guarded = Router::new()
        .route("/", get(index))
        .route("/events", get(events))
        .route("/act", post(act))
        .route("/transcript", get(transcript))
        .route("/files/{id}/{name}", get(file))
        .layer(middleware::from_fn_with_state(Arc::clone(&server), with_token));
    Router::new()
        .route("/page/{name}", get(page))
        .route("/page/words.js", get(page_words))
        .merge(guarded)
        .layer(middleware::from_fn_with_state(Arc::clone(&server), at_home))
        .with_state(server)
}

/// Accepts only requests from this server's own page. Another site in the browser could reach the server under a
/// different host name.
async fn at_home(State(server): State<Arc<Server>>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let text = |name| headers.get(name).map(|value: &HeaderValue| value.to_str().unwrap_or_default());
    let host = text(header::HOST).unwrap_or_default();
    let origin = text(header::ORIGIN);
    let own = |origin: &str| origin.strip_prefix("http://") == Some(host);
    if !server.hosts.iter().any(|known| known == host) || origin.is_some_and(|origin| !own(origin)) {
        let why = "This sandbox is open to its own page only.";
        return (StatusCode::FORBIDDEN, why).into_response();
    }
    let mut response = next.run(request).await;
    let set = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    for (name, value) in set {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

#[derive(Deserialize)]
struct Token {
    #[serde(default)]
    token: String,
}

async fn with_token(
    State(server): State<Arc<Server>>,
    Query(given): Query<Token>,
    request: Request,
    next: Next,
) -> Response {
    if given.token != server.token {
        let why = "Open the URL that the sandbox printed: its token is missing or wrong.";
        return (StatusCode::FORBIDDEN, why).into_response();
    }
    next.run(request).await
}

fn typed(kind: &'static str, text: impl IntoResponse) -> Response {
    let mut response = text.into_response();
    let kind = match kind.starts_with("text/") {
        true => format!("{kind}; charset=utf-8"),
        false => kind.to_owned(),
    };
    if let Ok(kind) = kind.parse() {
        response.headers_mut().insert(header::CONTENT_TYPE, kind);
    }
    response
}

async fn index() -> Response {
    typed("text/html", INDEX)
}

async fn page(Path(name): Path<String>) -> Response {
    match PAGE.iter().find(|(known, _, _)| *known == name) {
        Some((_, kind, text)) => typed(kind, *text),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Returns the script with the page's words in the browser's language.
async fn page_words(headers: HeaderMap) -> Response {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let mut response = typed(JAVASCRIPT, words::script(accepted.unwrap_or_default()));
    response.headers_mut().insert(header::VARY, HeaderValue::from(header::ACCEPT_LANGUAGE));
    response
}

async fn file(State(server): State<Arc<Server>>, Path((id, name)): Path<(u64, String)>) -> Response {
    let bytes = server.discord.look(|world| world.files.get(&id).cloned());
    let kind = if name.ends_with(".png") { "image/png" } else { "application/octet-stream" };
    match bytes {
        Some(bytes) => typed(kind, bytes),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

#[derive(Deserialize)]
struct Window {
    #[serde(rename = "as")]
    person: u64,
    channel: u64,
    /// The page's language.
    #[serde(default)]
    language: String,
}

/// Opens a web socket. Browsers allow many of these, but only six other open connections to a host.
async fn events(
    State(server): State<Arc<Server>>,
    Query(window): Query<Window>,
    upgrade: WebSocketUpgrade,
) -> Response {
    upgrade.on_upgrade(move |socket| tell(server, window, socket))
}

/// Returns how far the sandbox's clock is ahead of this machine's, in ms.
fn ahead(world: &World) -> i64 {
    world.now().as_millis() - Clock::wall().now().as_millis()
}

/// Sends a window its person's view, and again after every change, until the window is closed. A window that sends a
/// text gets its view at once, with that text as `asked`: what happened before is in it.
async fn tell(server: Arc<Server>, window: Window, mut socket: WebSocket) {
    let spoken = server.discord.with(|world| world.is_read_in(&window.language).then(|| world.locale()));
    if let Some(locale) = spoken.flatten() {
        server.log.setting(&format!("locale server {locale}"));
    }
    let (reply, opened) = oneshot::channel();
    let opens = server.session.send(Played { what: Play::Opening, reply }).is_ok();
    if opens && opened.await.is_err() {
        return;
    }
    let changed = server.discord.with(|world| {
        if !world.people.contains_key(&window.person) {
            return None;
        }
        world.direct(window.person);
        let changes = world.reads(window.person, &window.language);
        let person = world.people.get(&window.person).filter(|_| changes)?;
        Some(format!("locale @{} {}", person.handle, person.locale))
    });
    if let Some(line) = changed {
        server.log.setting(&line);
    }
    let mut told = Value::Null;
    let mut told_ahead = 0;
    let mut told_commands = Vec::new();
    let mut changes = server.discord.changes();
    changes.mark_changed();
    loop {
        let asked = tokio::select! {
            // The sender lives in `server`, so this cannot fail.
            _ = changes.changed() => None,
            said = socket.recv() => match said {
                Some(Ok(Message::Text(asked))) => Some(asked),
                Some(Ok(Message::Binary(_) | Message::Ping(_) | Message::Pong(_))) => continue,
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
            },
        };
        server.discord.clock().sleep(TOGETHER).await;
        changes.mark_unchanged();
        let (now, at, ahead, commands) = server.discord.look(|world| {
            let now = view::of(world, window.person, window.channel);
            let commands = view::versions(world, window.person, window.channel);
            (now, world.now().as_millis(), ahead(world), commands)
        });
        let moved = (ahead - told_ahead).abs() > MOVED;
        if asked.is_none() && !moved && now == told && commands == told_commands {
            continue;
        }
        let mut text = now.clone();
        if commands != told_commands {
            text["commands"] = server.discord.look(|world| view::commands(world, &commands));
        }
        (told, told_ahead, told_commands) = (now, ahead, commands);
        text["now"] = json!(at);
        text["asked"] = json!(asked.as_deref());
        text["demos"] = match server.choosing.load(Ordering::Relaxed) {
            true => Demo::offers(&window.language),
            false => json!([]),
        };
        if socket.send(text.to_string().into()).await.is_err() {
            return;
        }
    }
}

async fn act(State(server): State<Arc<Server>>, Json(act): Json<Act>) -> Response {
    match acts::carry_out(&server, act).await {
        Ok(answer) => Json(answer).into_response(),
        Err(Refused(why)) => (StatusCode::CONFLICT, why).into_response(),
    }
}

/// Returns the whole session as a script that can be played again, with what people saw.
async fn transcript(State(server): State<Arc<Server>>) -> Response {
    let mut headers = HeaderMap::new();
    let attached = HeaderValue::from_static("attachment; filename=\"evening.txt\"");
    headers.insert(header::CONTENT_DISPOSITION, attached);
    (headers, typed("text/plain", server.log.text())).into_response()
}
