//! A headless browser on this machine with one page, controlled through its developer tools protocol.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use futures::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// The time limit for a step on a whole page on a busy machine.
const TEST_TIMEOUT: Duration = Duration::from_secs(60);

/// The variable with the folder for pictures of the page.
pub const SCREENSHOTS: &str = "CHANCERY_SCREENSHOTS";

const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// Returns the installed browser, or prints to standard error that there is none.
pub fn installed() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let mut all = NAMES.iter().flat_map(|name| folders.iter().map(move |f| f.join(name)));
    let found = all.find(|path| path.is_file());
    if found.is_none() {
        // Bypasses the test harness, which hides the output of passing tests.
        let line =
            "skipped: no Chromium is installed (`apt install chromium`), so the page was not opened in a browser\n";
        let _ = std::io::stderr().write_all(line.as_bytes());
    }
    found
}

/// A page in its own browser, which is closed with it.
pub struct Page {
    child: Child,
    _folder: TempDir,
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    sent: u64,
    /// The page's errors, and its requests to other hosts.
    pub faults: Vec<String>,
    /// The origin that everything must come from.
    home: String,
}

impl Page {
    pub async fn open(program: &Path, url: &str) -> Page {
        Page::open_in("en", program, url).await
    }

    /// Opens a page in a browser whose user reads this language.
    pub async fn open_in(language: &str, program: &Path, url: &str) -> Page {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let child = Command::new(program)
            .args(["--headless=new", "--no-sandbox", "--disable-gpu"])
            .args(["--disable-dev-shm-usage", "--remote-debugging-port=0"])
            .args(["--no-first-run", "--disable-extensions"])
            .args([format!("--lang={language}"), format!("--accept-lang={language}")])
            .arg(format!("--user-data-dir={}", folder.path().display()))
            .arg("about:blank")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the browser starts");
        let port = port(folder.path()).await;
        let tab = reqwest::Client::new()
            .put(format!("http://127.0.0.1:{port}/json/new?about:blank"))
            .send()
            .await
            .expect("a page")
            .text()
            .await
            .expect("text");
        let tab: Value = serde_json::from_str(&tab).expect("JSON");
        let address = tab["webSocketDebuggerUrl"].as_str().expect("an address");
        let (socket, _) = connect_async(address).await.expect("the developer tools");
        let (home, _) = url.split_once("/?").expect("a token");
        let mut page = Page { child, _folder: folder, socket, sent: 0, faults: Vec::new(), home: home.to_owned() };
        for domain in ["Runtime", "Log", "Network", "Page"] {
            page.call(&format!("{domain}.enable"), json!({})).await;
        }
        page.go(url).await;
        page
    }

    /// Loads the page, and waits until it shows people.
    pub async fn go(&mut self, url: &str) {
        self.call("Page.navigate", json!({"url": url})).await;
        self.until("document.querySelector('#people button') !== null").await;
    }

    pub async fn call(&mut self, method: &str, params: Value) -> Value {
        self.sent += 1;
        let id = self.sent;
        let asked = json!({"id": id, "method": method, "params": params}).to_string();
        let asked = Message::Text(asked.into());
        self.socket.send(asked).await.expect("the browser listens");
        let answer = async {
            loop {
                let said = self.socket.next().await.expect("the browser lives");
                let Message::Text(text) = said.expect("a whole message") else {
                    continue;
                };
                let said: Value = serde_json::from_str(&text).expect("JSON");
                if said["id"] == id {
                    return said;
                }
                self.noted(&said);
            }
        };
        match tokio::time::timeout(TEST_TIMEOUT, answer).await {
            Ok(mut answer) => {
                assert_eq!(answer["error"], Value::Null, "{method}");
                answer["result"].take()
            }
            Err(_) => panic!("the browser never answers {method} {params}"),
        }
    }

    fn noted(&mut self, said: &Value) {
        let params = &said["params"];
        match said["method"].as_str() {
            Some("Runtime.exceptionThrown") => self.faults.push(params.to_string()),
            Some("Log.entryAdded") => {
                // The server answers a refused action with 409, which the browser logs.
                let refused = params["entry"]["text"].as_str().is_some_and(|text| text.contains("409"));
                if params["entry"]["level"] == "error" && !refused {
                    self.faults.push(params.to_string());
                }
            }
            Some("Network.requestWillBeSent") => {
                let url = params["request"]["url"].as_str().unwrap_or_default();
                if !url.starts_with(&self.home) {
                    self.faults.push(format!("asked for {url}"));
                }
            }
            Some(_) | None => {}
        }
    }

    pub async fn eval(&mut self, expression: &str) -> Value {
        let params = json!({"expression": expression, "awaitPromise": true, "returnByValue": true});
        let mut answer = self.call("Runtime.evaluate", params).await;
        let thrown = &answer["exceptionDetails"];
        assert_eq!(*thrown, Value::Null, "{expression:.200}");
        answer["result"]["value"].take()
    }

    pub async fn until(&mut self, expression: &str) {
        let held = async {
            while self.eval(expression).await != true {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        if tokio::time::timeout(TEST_TIMEOUT, held).await.is_err() {
            self.shoot("never").await;
            let seen = self.eval("document.body.innerText").await;
            panic!("never: {expression}\n{seen:#}");
        }
    }

    /// Presses a key as a keyboard does.
    pub async fn key(&mut self, key: &str) {
        let (code, text) = match key {
            "Enter" => (13, "\r"),
            "Tab" => (9, ""),
            "ArrowDown" => (40, ""),
            "ArrowUp" => (38, ""),
            "Escape" => (27, ""),
            " " => (32, " "),
            other => panic!("no key {other}"),
        };
        let down = json!({"type": "keyDown", "key": key, "code": key, "windowsVirtualKeyCode": code, "text": text});
        self.call("Input.dispatchKeyEvent", down).await;
        let up = json!({"type": "keyUp", "key": key, "code": key, "windowsVirtualKeyCode": code});
        self.call("Input.dispatchKeyEvent", up).await;
    }

    /// Types text into the focused element.
    pub async fn write(&mut self, text: &str) {
        self.call("Input.insertText", json!({"text": text})).await;
    }

    /// Sets the window's size.
    pub async fn resize(&mut self, (width, height): (u32, u32)) {
        let size = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500});
        self.call("Emulation.setDeviceMetricsOverride", size).await;
    }

    /// Switches to the theme `light` or `dark`.
    pub async fn theme(&mut self, theme: &str) {
        let switch =
            format!("document.documentElement.dataset.theme === '{theme}' || document.getElementById('theme').click()");
        self.eval(&switch).await;
    }

    /// Returns a picture of the window as PNG.
    pub async fn picture(&mut self) -> Vec<u8> {
        let shot = self.call("Page.captureScreenshot", json!({"format": "png"})).await;
        STANDARD.decode(shot["data"].as_str().expect("a picture")).expect("Base64")
    }

    /// Writes a picture of the window into the folder [`SCREENSHOTS`], if that is set.
    pub async fn shoot(&mut self, name: &str) {
        let Some(folder) = std::env::var_os(SCREENSHOTS) else {
            return;
        };
        let picture = self.picture().await;
        std::fs::create_dir_all(&folder).expect("a folder for screenshots");
        std::fs::write(Path::new(&folder).join(format!("{name}.png")), picture).expect("a screenshot");
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

async fn port(folder: &Path) -> u16 {
    let file = folder.join("DevToolsActivePort");
    let opened = async {
        loop {
            let text = std::fs::read_to_string(&file).unwrap_or_default();
            // The second line is written after the port.
            if let (Some(port), Some(_)) = (text.lines().next(), text.lines().nth(1)) {
                return port.parse().expect("a port");
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    let opened = tokio::time::timeout(TEST_TIMEOUT, opened).await;
    opened.expect("the browser opens its developer tools")
}
