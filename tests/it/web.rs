//! The sandbox's page as a browser uses it: the real binary, over sockets.

mod browser;
mod chat;
mod demos;
mod doors;
mod evenings;
mod keyboard;
mod languages;
mod page;
mod picture;
mod windows;

use futures::StreamExt;
use reqwest::{Client, Method, StatusCode};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// The time limit for an answer of the debug binary on a busy machine.
const TEST_TIMEOUT: Duration = Duration::from_secs(60);

const ADA: &str = "100";
const BO: &str = "101";
const MOD: &str = "90";

/// A sandbox that browsers can connect to. It is killed when the test ends.
pub struct Sandbox {
    child: Child,
    folder: TempDir,
    /// For example `127.0.0.1:8642`.
    pub host: String,
    pub token: String,
    client: Client,
}

impl Sandbox {
    pub fn open(more: &[&str]) -> Sandbox {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut child = Command::new(env!("CARGO_BIN_EXE_chancery"))
            .args(["sandbox", "--web"])
            .args(more)
            .env_clear()
            .env("TMPDIR", folder.path())
            .current_dir(folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the binary starts");
        let out = child.stdout.take().expect("its standard output");
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line).expect("it says where");
        let (_, url) = line.trim().split_once("http://").expect("a URL");
        let (host, token) = url.split_once("/?token=").expect("a token");
        Sandbox { child, host: host.to_owned(), token: token.to_owned(), folder, client: Client::new() }
    }

    pub fn url(&self) -> String {
        format!("http://{}/?token={}", self.host, self.token)
    }

    /// Sends a request with these headers; returns the status, the headers as text, and the body.
    pub async fn ask(&self, (method, path): (Method, &str), headers: &[(&str, &str)]) -> (StatusCode, String, String) {
        let url = format!("http://{}{path}", self.host);
        let mut request = self.client.request(method, url).timeout(TEST_TIMEOUT);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let response = request.send().await.expect("an answer");
        let (status, headers) = (response.status(), format!("{:?}", response.headers()));
        (status, headers, response.text().await.expect("text"))
    }

    pub async fn get(&self, path: &str) -> (StatusCode, String, String) {
        self.ask((Method::GET, path), &[]).await
    }

    /// Sends an action. Returns the status and the answer to the page.
    pub async fn act(&self, who: &str, channel: &str, deed: Value) -> (StatusCode, String) {
        let mut body = deed;
        body["as"] = json!(who);
        body["channel"] = json!(channel);
        self.post(&body.to_string()).await
    }

    pub async fn post(&self, body: &str) -> (StatusCode, String) {
        let url = format!("http://{}/act?token={}", self.host, self.token);
        let request = self.client.post(url).timeout(TEST_TIMEOUT);
        let request = request.header("content-type", "application/json");
        let response = request.body(body.to_owned()).send().await;
        let response = response.expect("an answer");
        (response.status(), response.text().await.expect("text"))
    }

    /// Sends an action that must succeed, and returns the answer to the page.
    #[track_caller]
    pub fn does(&self, who: &str, channel: &str, deed: Value) -> impl Future<Output = String> {
        let shown = format!("{who}: {deed}");
        async move {
            let (status, told) = self.act(who, channel, deed).await;
            assert_eq!(status, StatusCode::OK, "{shown}: {told}");
            told
        }
    }

    pub async fn window(&self, who: &str, channel: &str) -> Window {
        self.window_in("", who, channel).await
    }

    /// Opens a window in a language.
    pub async fn window_in(&self, language: &str, who: &str, channel: &str) -> Window {
        let Sandbox { host, token, .. } = self;
        let url = format!("ws://{host}/events?token={token}&as={who}&channel={channel}&language={language}");
        let (socket, _) = connect_async(url).await.expect("a window");
        Window { socket, state: Value::Null }
    }

    /// Returns the id of the first channel, which is the table.
    pub async fn table(&self) -> String {
        self.table_in("").await
    }

    /// Does the same with a window in a language.
    pub async fn table_in(&self, language: &str) -> String {
        let mut window = self.window_in(language, MOD, "0").await;
        let table = |state: &Value| {
            let channels = state["channels"].as_array()?;
            let table = channels.iter().find(|one| one["name"] == "table")?;
            Some(table["id"].as_str()?.to_owned())
        };
        window.until("the table", table).await
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        // It serves until it is killed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A person's view of a channel.
pub struct Window {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub state: Value,
}

impl Window {
    /// Waits until the window shows something.
    pub async fn until<T>(&mut self, what: &str, find: impl Fn(&Value) -> Option<T>) -> T {
        let found = async {
            loop {
                if let Some(found) = find(&self.state) {
                    return found;
                }
                // The commands come only when they have changed.
                let commands = self.state["commands"].take();
                self.state = receive(&mut self.socket).await;
                if self.state["commands"].is_null() {
                    self.state["commands"] = commands;
                }
            }
        };
        match tokio::time::timeout(TEST_TIMEOUT, found).await {
            Ok(found) => found,
            Err(_) => panic!("{what} is never seen: {:#}", self.state["messages"]),
        }
    }

    pub async fn says(&mut self, text: &str) -> Value {
        let found = |state: &Value| message(state, text);
        self.until(text, found).await
    }
}

/// Returns the next state that a window receives.
async fn receive(socket: &mut WebSocketStream<MaybeTlsStream<TcpStream>>) -> Value {
    loop {
        let next = tokio::time::timeout(TEST_TIMEOUT, socket.next()).await;
        match next.expect("the window receives something") {
            Some(Ok(Message::Text(text))) => return serde_json::from_str(&text).expect("JSON"),
            Some(Ok(_)) => {}
            Some(Err(error)) => panic!("the window breaks: {error}"),
            None => panic!("the window closes"),
        }
    }
}

/// Returns the newest message that says this anywhere.
pub fn message(state: &Value, text: &str) -> Option<Value> {
    let messages = state["messages"].as_array()?;
    let mut newest = messages.iter().rev();
    newest.find(|message| message.to_string().contains(text)).cloned()
}

pub fn parts(message: &Value) -> Vec<Value> {
    let rows = message["components"].as_array().into_iter().flatten();
    rows.flat_map(|row| row["components"].as_array().cloned().unwrap_or_default()).collect()
}

/// Returns the action that presses a message's button.
#[track_caller]
pub fn press(message: &Value, label: &str) -> Value {
    let parts = parts(message);
    let part = parts.iter().find(|part| part["label"] == label);
    let part = part.unwrap_or_else(|| panic!("there is no {label} below {message:#}"));
    json!({"press": {"message": message["id"], "id": part["custom_id"]}})
}
