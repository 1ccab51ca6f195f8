//! Requests to Discord: none is waited for without end, and of those that matter it is told how they fail: is it worth another try, and
//! when?
//!
//! The client that sends a request gives up by itself; but it also waits, before it sends, for as long as a rate limit asks, and that can
//! be an hour.
//!
//! Behind a proxy serenity leaves rate limits to it, and of a refusal keeps the words only. So there the requests of the courier
//! are sent from here, and how long Discord asks to wait is kept. Without a proxy serenity itself waits.

use crate::courier::Failure;
use poise::serenity_prelude as serenity;
use serde::Deserialize;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde_json::json;
use serenity::http::{LightMethod, Request, Route};
use serenity::{ChannelId, CreateMessage, EditMessage, Http, HttpError, MessageId, UserId};
use std::io;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::OnceCell;

/// As many messages come in one page of a channel's history.
const PAGE: u64 = 100;
/// A request that takes longer is given up. Nobody knows then whether it was carried out.
const PATIENCE: Duration = Duration::from_secs(20);

/// What Discord has not done by then is given up where serenity sends it. A picture takes a second or two on a slow line.
const LONGEST: Duration = Duration::from_secs(15);

/// What Discord says of a channel that is not there any more.
const UNKNOWN_CHANNEL: i64 = 10_003;
/// What Discord says of a message that is not there any more.
const UNKNOWN_MESSAGE: i64 = 10_008;
/// Too many private channels were opened in a short time.
const OPENING_TOO_FAST: i64 = 40_003;
/// A channel in which nobody writes, an archived thread, a locked thread: what Discord refuses as bad, and what is only closed.
const CLOSED: [i64; 3] = [50_008, 50_083, 160_005];

/// Waits for a request as long as there is a point in it.
///
/// # Errors
/// Fails as the request does, or because the time is over; then nobody knows whether Discord has done it.
pub async fn in_time<T>(request: impl Future<Output = serenity::Result<T>>) -> serenity::Result<T> {
    match tokio::time::timeout(LONGEST, request).await {
        Ok(done) => done,
        Err(_) => {
            let problem = format!("no answer in {} seconds", LONGEST.as_secs());
            Err(io::Error::new(io::ErrorKind::TimedOut, problem).into())
        }
    }
}

/// A connection to Discord's HTTP interface.
pub struct Wire {
    http: Arc<Http>,
    client: reqwest::Client,
    /// The bot's own id, once it was asked for.
    me: OnceCell<UserId>,
}

/// Why a request came to nothing.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    #[error("{message}")]
    Refused {
        status: u16,
        /// Discord's own number for the reason; -1 where the answer is not Discord's.
        code: i64,
        message: String,
    },
    #[error("too many requests")]
    TooMany { after: Option<Duration> },
    /// It cannot be said in this form: the next try would be no better.
    #[error("{0}")]
    Wrong(String),
    /// Nobody knows whether it was carried out.
    #[error("{0}")]
    Lost(String),
}

/// As much of a message as is looked at. Serenity cannot read every message that there may be in a channel.
#[derive(Debug, Deserialize)]
pub struct Seen {
    pub id: MessageId,
    pub author: Author,
    #[serde(default)]
    pub content: String,
}

#[derive(Debug, Deserialize)]
pub struct Author {
    pub id: UserId,
}

#[derive(Deserialize)]
struct Id<T> {
    id: T,
}

/// How Discord refuses.
#[derive(Deserialize)]
struct Refusal {
    #[serde(default)]
    code: i64,
    #[serde(default)]
    message: String,
    retry_after: Option<f64>,
}

impl Wire {
    pub fn new(http: Arc<Http>) -> Wire {
        let client = reqwest::Client::builder()
            .use_rustls_tls()
            .timeout(PATIENCE);
        Wire {
            http,
            client: client.build().unwrap_or_else(|problem| {
                tracing::error!(%problem, "requests to Discord have no deadline");
                reqwest::Client::default()
            }),
            me: OnceCell::new(),
        }
    }

    /// Returns the bot's own id.
    pub async fn me(&self) -> Result<UserId, Trouble> {
        let ask = || async {
            let me: Id<UserId> = self.get(Route::UserMe, Vec::new()).await?;
            Ok(me.id)
        };
        self.me.get_or_try_init(ask).await.copied()
    }

    /// Opens the channel of direct messages with a person.
    pub async fn open_direct(&self, with: UserId) -> Result<ChannelId, Trouble> {
        let body = json!({"recipient_id": with.to_string()});
        let request = self.request(Route::UserMeDmChannels, LightMethod::Post, &body)?;
        let channel: Id<ChannelId> = self.fire(request).await?;
        Ok(channel.id)
    }

    pub async fn send(
        &self,
        channel_id: ChannelId,
        message: &CreateMessage,
    ) -> Result<MessageId, Trouble> {
        let route = Route::ChannelMessages { channel_id };
        let request = self.request(route, LightMethod::Post, message)?;
        let sent: Id<MessageId> = self.fire(request).await?;
        Ok(sent.id)
    }

    pub async fn edit(
        &self,
        channel_id: ChannelId,
        message_id: MessageId,
        edit: &EditMessage,
    ) -> Result<(), Trouble> {
        let route = Route::ChannelMessage {
            channel_id,
            message_id,
        };
        let request = self.request(route, LightMethod::Patch, edit)?;
        let _: IgnoredAny = self.fire(request).await?;
        Ok(())
    }

    /// Returns the messages that come after one, as many as there are on a page. Where the bot may not read the history there are
    /// none.
    pub async fn after(
        &self,
        channel_id: ChannelId,
        message: MessageId,
    ) -> Result<Vec<Seen>, Trouble> {
        let params = vec![("after", message.to_string()), ("limit", PAGE.to_string())];
        self.get(Route::ChannelMessages { channel_id }, params)
            .await
    }

    async fn get<T: DeserializeOwned>(
        &self,
        route: Route<'_>,
        params: Vec<(&'static str, String)>,
    ) -> Result<T, Trouble> {
        let params = (!params.is_empty()).then_some(params);
        self.fire(Request::new(route, LightMethod::Get).params(params))
            .await
    }

    fn request<'a>(
        &self,
        route: Route<'a>,
        method: LightMethod,
        body: &impl serde::Serialize,
    ) -> Result<Request<'a>, Trouble> {
        let body = serde_json::to_vec(body).map_err(|error| Trouble::Wrong(error.to_string()))?;
        Ok(Request::new(route, method).body(Some(body)))
    }

    async fn fire<T: DeserializeOwned>(&self, request: Request<'_>) -> Result<T, Trouble> {
        if self.http.ratelimiter.is_some() {
            return Ok(self.http.fire(request).await?);
        }
        let (token, proxy) = (self.http.token(), self.http.proxy.as_deref());
        let response = request.build(&self.client, token, proxy)?.send().await;
        let response = response.map_err(lost)?;
        let status = response.status().as_u16();
        let header = response.headers().get("retry-after");
        let header = header.and_then(|value| value.to_str().ok()?.parse().ok());
        let body = response.bytes().await.map_err(lost)?;
        if (200..300).contains(&status) {
            return serde_json::from_slice(&body).map_err(lost);
        }
        let refusal: Option<Refusal> = serde_json::from_slice(&body).ok();
        if status == 429 {
            let exact = refusal.and_then(|refusal| refusal.retry_after);
            let after = exact.or(header);
            let after = after.and_then(|seconds: f64| Duration::try_from_secs_f64(seconds).ok());
            return Err(Trouble::TooMany { after });
        }
        Err(match refusal {
            Some(refusal) => Trouble::Refused {
                status,
                code: refusal.code,
                message: refusal.message,
            },
            None => Trouble::Refused {
                status,
                code: -1,
                message: format!("the answer was {status}, and not from Discord"),
            },
        })
    }
}

fn lost(error: impl std::error::Error) -> Trouble {
    // The innermost reason says what happened; the others repeat the address.
    let mut root: &dyn std::error::Error = &error;
    while let Some(source) = root.source() {
        root = source;
    }
    Trouble::Lost(root.to_string())
}

impl Trouble {
    /// Tells whether the message, or the channel that it was in, is not there any more.
    pub fn is_gone(&self) -> bool {
        matches!(self, Trouble::Refused { code, .. } if [UNKNOWN_CHANNEL, UNKNOWN_MESSAGE].contains(code))
    }

    /// Tells whether the message is not there any more.
    pub fn is_unknown_message(&self) -> bool {
        matches!(self, Trouble::Refused { code, .. } if *code == UNKNOWN_MESSAGE)
    }
}

impl From<serenity::Error> for Trouble {
    fn from(error: serenity::Error) -> Trouble {
        match error {
            serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
                match response.status_code.as_u16() {
                    429 => Trouble::TooMany { after: None },
                    status => Trouble::Refused {
                        status,
                        code: i64::try_from(response.error.code).unwrap_or(-1),
                        message: response.error.message,
                    },
                }
            }
            // Our own message breaks a limit.
            error @ (serenity::Error::Model(_) | serenity::Error::ExceededLimit(..)) => {
                Trouble::Wrong(error.to_string())
            }
            error => lost(error),
        }
    }
}

impl From<Trouble> for Failure {
    fn from(trouble: Trouble) -> Failure {
        let problem = trouble.to_string();
        match trouble {
            Trouble::TooMany { after } => Failure::Later { after, problem },
            Trouble::Lost(_) => Failure::Later {
                after: None,
                problem,
            },
            Trouble::Wrong(_) => Failure::Never { problem },
            Trouble::Refused { status, code, .. } => match status {
                // 401 comes and goes with a token that is being replaced; the bot itself says so when it starts.
                401 | 408 | 500.. => Failure::Later {
                    after: None,
                    problem,
                },
                // What is between us and Discord refuses, not Discord.
                _ if code == -1 || code == OPENING_TOO_FAST => Failure::Later {
                    after: None,
                    problem,
                },
                403 | 404 => Failure::Barred { problem },
                _ if CLOSED.contains(&code) => Failure::Barred { problem },
                _ => Failure::Never { problem },
            },
        }
    }
}
