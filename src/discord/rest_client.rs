//! Requests to Discord. Each has a time limit, and its error says whether and when to retry.
//!
//! The HTTP client's own timeout is not enough, because a rate limit may make serenity wait for up to an hour before it
//! sends.
//!
//! Behind a proxy, serenity leaves rate limits to the proxy and keeps only the text of a refusal. So in that case this
//! module sends the requests, and keeps the delay that Discord asks for. If a limit applies to the bot as a whole,
//! nothing more is sent until it expires. Without a proxy, serenity itself waits.

mod time;
mod trouble;

use crate::courier::Failure;
use crate::journal::Posted;
use crate::rules::time::Time;
use chancery_clock::Clock;
use poise::serenity_prelude as serenity;
use serde::Deserialize;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde_json::{Value, json};
use serenity::http::{LightMethod, Multipart, MultipartUpload, Request, Route};
use serenity::{
    ApplicationId, ChannelId, CreateAttachment, CreateMessage, EditMessage, GuildId, Http, MessageId, UserId,
};
use std::collections::VecDeque;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use time::DiscordTime;
use tokio::sync::OnceCell;
pub use trouble::Trouble;
use trouble::lost;

/// How many messages a page of a channel's history holds.
const PAGE: u64 = 100;
/// The most members that a search returns.
const MEMBERS: u64 = 1000;
/// A request that takes longer is abandoned. Discord may still have carried it out.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(20);

/// The limit for requests that serenity sends. A picture takes a second or two on a slow line.
const LONGEST: Duration = Duration::from_secs(15);

/// How many of the newest edits are remembered: more than are ever in flight at once.
const EDITS: usize = 64;

/// Waits for a request, up to the time limit. After a timeout, Discord may still have carried it out.
pub async fn in_time<T>(clock: &Clock, request: impl Future<Output = serenity::Result<T>>) -> serenity::Result<T> {
    match clock.within(LONGEST, request).await {
        Ok(done) => done,
        Err(_) => {
            let problem = format!("no answer in {} seconds", LONGEST.as_secs());
            Err(io::Error::new(io::ErrorKind::TimedOut, problem).into())
        }
    }
}

/// A client of Discord's HTTP interface. Clones share it.
#[derive(Clone)]
pub struct RestClient(Arc<Shared>);

struct Shared {
    http: Arc<Http>,
    client: reqwest::Client,
    /// The bot's own id, requested on first use.
    me: OnceCell<UserId>,
    time: DiscordTime,
    clock: Clock,
    /// Until when nothing may be sent, on the clock's running time.
    held: Mutex<Option<Duration>>,
    /// The tracked messages that were edited last, newest first, whether or not Discord carried out the edit.
    edited: Mutex<VecDeque<Posted>>,
}

/// The necessary fields of a message. Serenity cannot parse every message that a channel may contain.
#[derive(Debug, Deserialize)]
pub struct Seen {
    pub id: MessageId,
    pub author: Author,
    #[serde(default)]
    pub content: String,
    #[serde(default)]
    embeds: Vec<IgnoredAny>,
    #[serde(default)]
    components: Vec<IgnoredAny>,
}

impl Seen {
    /// Returns the text and the small print, which is the last line.
    pub fn text_and_print(&self) -> (&str, &str) {
        self.content.rsplit_once('\n').unwrap_or(("", &self.content))
    }

    /// Returns whether the message is only text, without a card or buttons.
    pub fn is_plain(&self) -> bool {
        self.embeds.is_empty() && !self.has_buttons()
    }

    pub fn has_buttons(&self) -> bool {
        !self.components.is_empty()
    }
}

#[derive(Debug, Deserialize)]
pub struct Author {
    pub id: UserId,
}

/// The necessary fields of a server's member.
#[derive(Clone, Debug, Deserialize)]
pub struct GuildPerson {
    pub user: Account,
    #[serde(default)]
    pub nick: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Account {
    pub id: UserId,
    pub username: String,
    #[serde(default)]
    pub global_name: Option<String>,
    #[serde(default)]
    pub bot: bool,
}

#[derive(Deserialize)]
struct Id<T> {
    id: T,
}

#[derive(Deserialize)]
struct Refusal {
    #[serde(default)]
    code: i64,
    #[serde(default)]
    message: String,
    retry_after: Option<f64>,
    /// Whether the limit applies to the bot as a whole.
    #[serde(default)]
    global: bool,
}

impl RestClient {
    pub fn new(http: Arc<Http>, clock: Clock) -> RestClient {
        let client = reqwest::Client::builder().use_rustls_tls().timeout(REQUEST_TIMEOUT);
        RestClient(Arc::new(Shared {
            http,
            client: client.build().unwrap_or_else(|problem| {
                tracing::error!(%problem, "requests to Discord have no deadline");
                reqwest::Client::default()
            }),
            me: OnceCell::new(),
            time: DiscordTime::new(clock.clone()),
            clock,
            held: Mutex::default(),
            edited: Mutex::default(),
        }))
    }

    pub async fn me(&self) -> Result<UserId, Trouble> {
        let ask = || async {
            let me: Id<UserId> = self.get(Route::UserMe, Vec::new()).await?;
            Ok(me.id)
        };
        self.0.me.get_or_try_init(ask).await.copied()
    }

    /// Learns the current time from the id of something that Discord has just created.
    pub fn heard_id(&self, id: u64) {
        self.0.time.heard_id(id);
    }

    /// Returns Discord's current time, with a request if it has not answered anything yet. The error is
    /// [`Trouble::Wrong`] if Discord's answers contain no date.
    pub async fn now(&self) -> Result<Time, Trouble> {
        if let Some(now) = self.0.time.now() {
            return Ok(now);
        }
        let _: IgnoredAny = self.get(Route::UserMe, Vec::new()).await?;
        let now = self.0.time.now();
        now.ok_or_else(|| Trouble::Wrong("Discord's answers bear no date".to_owned()))
    }

    pub async fn open_direct(&self, with: UserId) -> Result<ChannelId, Trouble> {
        let body = json!({"recipient_id": with.to_string()});
        let request = self.request(Route::UserMeDmChannels, LightMethod::Post, &body)?;
        let channel: Id<ChannelId> = self.fire(request).await?;
        Ok(channel.id)
    }

    /// Sends a message. After a lost connection, Discord may still have carried it out; this holds for all requests
    /// here.
    pub async fn send(&self, channel_id: ChannelId, message: &CreateMessage) -> Result<MessageId, Trouble> {
        self.send_with(channel_id, message, None).await
    }

    pub async fn send_with(
        &self,
        channel_id: ChannelId,
        message: &CreateMessage,
        file: Option<CreateAttachment>,
    ) -> Result<MessageId, Trouble> {
        let route = Route::ChannelMessages { channel_id };
        let request = with_file(self.request(route, LightMethod::Post, message)?, file);
        let sent: Id<MessageId> = self.fire(request).await?;
        Ok(sent.id)
    }

    /// Edits a tracked message. A deleted message needs no edit.
    pub async fn edit(&self, posted: &Posted, edit: &EditMessage) -> Result<(), Failure> {
        match self.edit_with(posted, edit, None).await {
            Err(trouble) if trouble.is_gone() => Ok(()),
            done => done.map_err(Failure::from),
        }
    }

    pub async fn edit_with(
        &self,
        posted: &Posted,
        edit: &EditMessage,
        file: Option<CreateAttachment>,
    ) -> Result<(), Trouble> {
        self.remember(posted);
        let route = Route::ChannelMessage {
            channel_id: ChannelId::new(posted.channel),
            message_id: MessageId::new(posted.message),
        };
        let request = with_file(self.request(route, LightMethod::Patch, edit)?, file);
        let _: IgnoredAny = self.fire(request).await?;
        Ok(())
    }

    fn remember(&self, posted: &Posted) {
        let mut edited = self.edited();
        edited.retain(|before| before != posted);
        edited.truncate(EDITS - 1);
        edited.push_front(posted.clone());
    }

    /// Takes the tracked messages that were edited last, newest first.
    pub fn take_edited(&self) -> Vec<Posted> {
        std::mem::take(&mut *self.edited()).into()
    }

    fn edited(&self) -> MutexGuard<'_, VecDeque<Posted>> {
        // The queue is consistent, even after a panic.
        self.0.edited.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub async fn delete(&self, channel_id: ChannelId, message_id: MessageId) -> Result<(), Trouble> {
        let route = Route::ChannelMessage { channel_id, message_id };
        let http = &self.0.http;
        if http.ratelimiter.is_some() {
            return Ok(in_time(&self.0.clock, http.delete_message(channel_id, message_id, None)).await?);
        }
        let request = Request::new(route, LightMethod::Delete);
        let _: IgnoredAny = self.fire(request).await?;
        Ok(())
    }

    /// Pins a message, if the bot may.
    pub async fn pin(&self, channel_id: ChannelId, message_id: MessageId) -> Result<(), Trouble> {
        let route = Route::ChannelPin { channel_id, message_id };
        let _: IgnoredAny = self.fire(Request::new(route, LightMethod::Put)).await?;
        Ok(())
    }

    pub async fn put_commands(
        &self,
        application_id: ApplicationId,
        guild_id: GuildId,
        commands: &[Value],
    ) -> Result<(), Trouble> {
        let route = Route::GuildCommands { application_id, guild_id };
        let request = self.request(route, LightMethod::Put, &commands)?;
        let _: IgnoredAny = self.fire(request).await?;
        Ok(())
    }

    /// Returns the next page of messages after one. The page is empty if the bot may not read the history.
    pub async fn after(&self, channel_id: ChannelId, message: MessageId) -> Result<Vec<Seen>, Trouble> {
        let params = vec![("after", message.to_string()), ("limit", PAGE.to_string())];
        self.get(Route::ChannelMessages { channel_id }, params).await
    }

    pub async fn is_member(&self, guild_id: GuildId, user_id: UserId) -> Result<bool, Trouble> {
        let route = Route::GuildMember { guild_id, user_id };
        match self.get(route, Vec::new()).await {
            Err(Trouble::Refused { status: 403 | 404, code, .. }) if code > 0 => Ok(false),
            asked => asked.map(|_: IgnoredAny| true),
        }
    }

    /// Returns a member of a server; `None` if the person is not one.
    pub async fn member(&self, guild_id: GuildId, user_id: UserId) -> Result<Option<GuildPerson>, Trouble> {
        let route = Route::GuildMember { guild_id, user_id };
        match self.get(route, Vec::new()).await {
            Err(Trouble::Refused { status: 404, code, .. }) if code > 0 => Ok(None),
            asked => asked.map(Some),
        }
    }

    /// Returns members whose account name or nickname begins with a text, as many as Discord returns at once.
    pub async fn search_members(&self, guild_id: GuildId, begins: &str) -> Result<Vec<GuildPerson>, Trouble> {
        let params = vec![("query", begins.to_owned()), ("limit", MEMBERS.to_string())];
        self.get(Route::GuildMembersSearch { guild_id }, params).await
    }

    async fn get<T: DeserializeOwned>(
        &self,
        route: Route<'_>,
        params: Vec<(&'static str, String)>,
    ) -> Result<T, Trouble> {
        let params = (!params.is_empty()).then_some(params);
        self.fire(Request::new(route, LightMethod::Get).params(params)).await
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
        let Shared { http, client, .. } = &*self.0;
        if http.ratelimiter.is_some() {
            let response = in_time(&self.0.clock, http.request(request)).await?;
            self.0.time.heard_date(response.headers());
            return read(&response.bytes().await.map_err(lost)?);
        }
        if let Some(left) = self.held_for() {
            return Err(Trouble::TooMany { after: Some(left) });
        }
        let response = request.build(client, http.token(), http.proxy.as_deref())?.send().await;
        let response = response.map_err(lost)?;
        self.0.time.heard_date(response.headers());
        let status = response.status().as_u16();
        let header = response.headers().get("retry-after");
        let header = header.and_then(|value| value.to_str().ok()?.parse().ok());
        let body = response.bytes().await.map_err(lost)?;
        if (200..300).contains(&status) {
            return read(&body);
        }
        let refusal: Option<Refusal> = serde_json::from_slice(&body).ok();
        if status == 429 {
            let exact = refusal.as_ref().and_then(|refusal| refusal.retry_after);
            let after = exact.or(header);
            let after = after.and_then(|seconds: f64| Duration::try_from_secs_f64(seconds).ok());
            if refusal.is_some_and(|refusal| refusal.global) {
                self.hold(after.unwrap_or_default());
            }
            return Err(Trouble::TooMany { after });
        }
        Err(match refusal {
            Some(refusal) => Trouble::Refused { status, code: refusal.code, message: refusal.message },
            None => {
                Trouble::Refused { status, code: -1, message: format!("the answer was {status}, and not from Discord") }
            }
        })
    }

    fn hold(&self, for_: Duration) {
        let until = self.0.clock.running().saturating_add(for_);
        let mut held = self.0.held.lock().unwrap_or_else(PoisonError::into_inner);
        *held = Some(held.map_or(until, |held| held.max(until)));
    }

    /// Returns how long requests are still stopped.
    fn held_for(&self) -> Option<Duration> {
        let held = *self.0.held.lock().unwrap_or_else(PoisonError::into_inner);
        let left = held?.saturating_sub(self.0.clock.running());
        (!left.is_zero()).then_some(left)
    }
}

/// Parses Discord's answer. The body may be empty.
fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T, Trouble> {
    let told = if body.is_empty() { b"null" } else { body };
    serde_json::from_slice(told).map_err(lost)
}

fn with_file(request: Request<'_>, file: Option<CreateAttachment>) -> Request<'_> {
    let Some(file) = file else { return request };
    let said = request.body_ref().map(String::from_utf8_lossy);
    let form = Multipart {
        payload_json: said.map(|said| said.into_owned()),
        upload: MultipartUpload::Attachments(vec![file]),
        fields: Vec::new(),
    };
    request.body(None).multipart(Some(form))
}
