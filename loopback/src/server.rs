//! The loopback's HTTP server on 127.0.0.1, with the faults that a test injects.

use super::refusal::Refusal;
use super::world::World;
use super::{Shared, gateway, routes};
use axum::body::Bytes;
use axum::extract::connect_info::Connected;
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequest, Multipart, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::serve::{IncomingStream, Listener};
use axum::{Json, Router};
use serde_json::Value;
use std::collections::HashMap;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};

/// Larger than Discord's 10 MiB for files, so that too large a file is refused with Discord's error.
const BODY_LIMIT: usize = 32 << 20;

/// The host in the requests of a bot without a proxy, whatever address it really connects to.
const DISCORD: &str = "discord.com";

/// A fault to inject into the next requests of one kind.
#[derive(Clone, Debug)]
pub struct Fault {
    method: String,
    prefix: String,
    naming: String,
    left: usize,
    mishap: Mishap,
}

#[derive(Clone, Debug)]
pub enum Mishap {
    /// Skips the request and responds with this.
    Answer(u16, Value),
    /// Skips the request and responds with 429, with the seconds to wait in the headers and in the body.
    RateLimit { seconds: f64, global: bool },
    /// Skips the request and cuts the connection.
    Drop,
    /// Performs the request after a delay.
    Delay(Duration),
    /// Performs the request when [`Loopback::release`](super::Loopback::release) is called.
    Hold,
    /// Performs the request, but cuts the connection before the response.
    DropAnswer,
    /// Skips the request and keeps the connection open without a response, for as long as the client waits.
    Hang,
    /// Performs the request, but keeps the connection open without a response.
    HangAnswer,
}

impl Fault {
    /// Applies to the next request with this method (`*` for any) whose path below `/api/v10` starts with `prefix`.
    pub fn next(method: &str, prefix: &str, mishap: Mishap) -> Fault {
        Fault { method: method.to_owned(), prefix: prefix.to_owned(), naming: String::new(), left: 1, mishap }
    }

    /// Applies only to requests whose body contains this.
    #[must_use]
    pub fn naming(mut self, part: impl Into<String>) -> Fault {
        self.naming = part.into();
        self
    }

    /// Applies to this number of requests instead of one.
    #[must_use]
    pub fn times(mut self, times: usize) -> Fault {
        self.left = times;
        self
    }
}

impl World {
    fn mishap_for(&mut self, call: &Call) -> Option<Mishap> {
        self.faults.retain(|fault| fault.left > 0);
        let names = |f: &Fault| f.naming.is_empty() || call.body.to_string().contains(&f.naming);
        let hit = |f: &&mut Fault| {
            (f.method == "*" || f.method == call.method) && call.path.starts_with(&f.prefix) && names(f)
        };
        let fault = self.faults.iter_mut().find(hit)?;
        fault.left -= 1;
        Some(fault.mishap.clone())
    }
}

pub struct Call {
    pub method: String,
    /// The path below `/api/v10`.
    pub path: String,
    pub query: HashMap<String, String>,
    pub has_token: bool,
    pub body: Value,
    pub files: Vec<File>,
}

pub struct File {
    /// The number in `files[n]`, which `attachments` uses to name the file.
    pub number: String,
    pub name: String,
    pub kind: String,
    pub bytes: Bytes,
}

impl Call {
    async fn read(request: Request, token: &str) -> Result<Call, Refusal> {
        let method = request.method().to_string();
        let path = request.uri().path().to_owned();
        let query = request.uri().query().unwrap_or_default();
        let query = form_urlencoded::parse(query.as_bytes()).into_owned().collect();
        let header_text = |headers: &HeaderMap, name| {
            let value = headers.get(name);
            let text = value.and_then(|value| value.to_str().ok());
            text.unwrap_or_default().to_owned()
        };
        let has_token = header_text(request.headers(), header::AUTHORIZATION).strip_prefix("Bot ") == Some(token);
        let kind = header_text(request.headers(), header::CONTENT_TYPE);
        let (body, files) = if kind.starts_with("multipart/") {
            read_form(request).await?
        } else {
            let bytes = Bytes::from_request(request, &()).await;
            let bytes = bytes.map_err(|_| Refusal::TOO_LARGE)?;
            (read_json(&bytes)?, Vec::new())
        };
        let path = path.strip_prefix("/api/v10").unwrap_or(&path).to_owned();
        Ok(Call { method, path, query, has_token, body, files })
    }
}

fn read_json(bytes: &[u8]) -> Result<Value, Refusal> {
    if bytes.is_empty() {
        return Ok(Value::Null);
    }
    serde_json::from_slice(bytes).map_err(|_| Refusal::NOT_JSON)
}

async fn read_form(request: Request) -> Result<(Value, Vec<File>), Refusal> {
    let mut form = Multipart::from_request(request, &()).await.map_err(|_| Refusal::NOT_JSON)?;
    let mut body = Value::Null;
    let mut files = Vec::new();
    while let Some(field) = form.next_field().await.map_err(|_| Refusal::TOO_LARGE)? {
        let name = field.name().unwrap_or_default().to_owned();
        let file = field.file_name().unwrap_or_default().to_owned();
        let kind = field.content_type().unwrap_or_default().to_owned();
        let bytes = field.bytes().await.map_err(|_| Refusal::TOO_LARGE)?;
        if name == "payload_json" {
            body = read_json(&bytes)?;
        } else if let Some(number) = name.strip_prefix("files[").and_then(|n| n.strip_suffix(']')) {
            files.push(File { number: number.to_owned(), name: file, kind, bytes });
        }
    }
    Ok((body, files))
}

/// A route's response, unless it refuses.
pub enum Reply {
    Nothing,
    Body(Value),
}

/// Serves the loopback until the future is dropped.
pub async fn serve(listener: TcpListener, shared: Arc<Shared>) -> io::Result<()> {
    let router = Router::new()
        .route("/gateway", get(gateway::upgrade))
        .route("/attachments/{id}/{name}", get(attachment))
        .fallback(rest)
        .layer(DefaultBodyLimit::max(BODY_LIMIT))
        .layer(middleware::from_fn_with_state(Arc::clone(&shared), for_programs))
        .with_state(shared)
        .into_make_service_with_connect_info::<Cut>();
    axum::serve(Door(listener), router).await
}

/// Rejects requests from web pages in a browser on this machine: a page could reach the port under its own host name.
async fn for_programs(State(shared): State<Arc<Shared>>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let here = shared.base.trim_start_matches("http://");
    let port = here.rsplit(':').next().unwrap_or_default();
    let known = host == here || host.strip_prefix("localhost:") == Some(port) || host == DISCORD;
    if !known || headers.contains_key(header::ORIGIN) {
        let why = "This Discord is open to the sandbox's bot only.";
        return (StatusCode::FORBIDDEN, why).into_response();
    }
    next.run(request).await
}

async fn rest(State(shared): State<Arc<Shared>>, ConnectInfo(wire): ConnectInfo<Cut>, request: Request) -> Response {
    let mut response = answered(&shared, &wire, request).await;
    // As on Discord, ids and response dates share a clock.
    let date = chancery_clock::http_date(shared.world().discord_time());
    if let Ok(date) = date.parse() {
        response.headers_mut().insert(header::DATE, date);
    }
    response
}

/// Counts a request as being performed, until it is dropped.
struct Serving<'a>(&'a AtomicUsize);

impl Serving<'_> {
    fn of(shared: &Shared) -> Serving<'_> {
        shared.serving.fetch_add(1, Ordering::SeqCst);
        Serving(&shared.serving)
    }
}

impl Drop for Serving<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

async fn answered(shared: &Shared, wire: &Cut, request: Request) -> Response {
    let serving = Serving::of(shared);
    let call = match Call::read(request, &shared.token).await {
        Ok(call) => call,
        Err(refusal) => return refusal.into_response(),
    };
    let taken = shared.change(|world| {
        world.requests.push(format!("{} {}", call.method, call.path));
        let now = world.clock.running();
        world.buckets.take(&call, now)
    });
    match taken {
        Ok(level) => {
            let mut response = serve_call(shared, wire, &call, serving).await;
            if let Some(level) = level {
                level.tell(response.headers_mut());
            }
            response
        }
        Err(refusal) => refusal.into_response(),
    }
}

/// Performs a request, with the fault that applies to it.
async fn serve_call(shared: &Shared, wire: &Cut, call: &Call, serving: Serving<'_>) -> Response {
    let mishap = shared.change(|world| world.mishap_for(call));
    let serving = (!matches!(mishap, Some(Mishap::Hold | Mishap::Hang))).then_some(serving);
    match &mishap {
        Some(Mishap::Answer(status, body)) => {
            let status = StatusCode::from_u16(*status).unwrap_or(StatusCode::IM_A_TEAPOT);
            return (status, Json(body.clone())).into_response();
        }
        Some(Mishap::RateLimit { seconds, global }) => {
            return Refusal::rate_limit(*seconds, *global).into_response();
        }
        Some(Mishap::Drop) => return wire.cut(),
        Some(Mishap::Delay(while_)) => {
            let clock = shared.world().clock.clone();
            clock.sleep(*while_).await;
        }
        Some(Mishap::Hold) => shared.released().await,
        Some(Mishap::Hang) => return std::future::pending().await,
        Some(Mishap::DropAnswer | Mishap::HangAnswer) | None => {}
    }
    let answer = shared.change(|world| routes::answer(world, call));
    match mishap {
        Some(Mishap::DropAnswer) => return wire.cut(),
        Some(Mishap::HangAnswer) => {
            drop(serving);
            return std::future::pending().await;
        }
        _ => {}
    }
    match answer {
        Ok(Reply::Nothing) => StatusCode::NO_CONTENT.into_response(),
        Ok(Reply::Body(body)) => Json(body).into_response(),
        Err(refusal) => refusal.into_response(),
    }
}

async fn attachment(
    State(shared): State<Arc<Shared>>,
    axum::extract::Path((id, _)): axum::extract::Path<(u64, String)>,
) -> Response {
    match shared.world().files.get(&id) {
        Some(bytes) => bytes.clone().into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::BAD_REQUEST);
        let mut response = (status, Json(self.body())).into_response();
        for (name, value) in self.headers() {
            if let Ok(value) = value.parse() {
                response.headers_mut().insert(name, value);
            }
        }
        response
    }
}

/// Accepts connections that can be cut in the middle of a request. An HTTP server cannot break its own connection
/// otherwise.
struct Door(TcpListener);

/// The flag that cuts one connection.
#[derive(Clone, Debug)]
struct Cut(Arc<AtomicBool>);

impl Cut {
    /// Cuts the connection. The returned response is never sent.
    fn cut(&self) -> Response {
        self.0.store(true, Ordering::Release);
        StatusCode::NO_CONTENT.into_response()
    }
}

impl Listener for Door {
    type Io = Cuttable;
    type Addr = Cut;

    async fn accept(&mut self) -> (Cuttable, Cut) {
        let (stream, _) = Listener::accept(&mut self.0).await;
        // Without this, a small message would wait up to 40 ms until the bot's system has acknowledged the previous one.
        // It fails only if the connection is already closed, which the next read notices.
        let _ = stream.set_nodelay(true);
        let wire = Cut(Arc::default());
        let cut = Arc::clone(&wire.0);
        (Cuttable { stream, cut }, wire)
    }

    fn local_addr(&self) -> io::Result<Cut> {
        Ok(Cut(Arc::default()))
    }
}

impl Connected<IncomingStream<'_, Door>> for Cut {
    fn connect_info(stream: IncomingStream<'_, Door>) -> Cut {
        stream.remote_addr().clone()
    }
}

struct Cuttable {
    stream: TcpStream,
    cut: Arc<AtomicBool>,
}

impl AsyncRead for Cuttable {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Cuttable {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        if self.cut.load(Ordering::Acquire) {
            return Poll::Ready(Err(io::ErrorKind::ConnectionAborted.into()));
        }
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
