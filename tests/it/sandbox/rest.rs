//! The REST interface, driven by serenity's own HTTP client without a gateway.

mod places;

use chancery::rules::time::Span;
use chancery_clock::Clock;
use chancery_loopback::{Fault, Loopback, Mishap, world};
use serde_json::{Value, json};
use serenity::all::{ChannelId, CreateAttachment, Http, HttpBuilder, HttpError, InteractionId, MessageId};
use std::pin::pin;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

pub fn http(discord: &Loopback) -> Http {
    with_token(discord, discord.token())
}

fn with_token(discord: &Loopback, token: &str) -> Http {
    HttpBuilder::new(token).proxy(discord.base_url()).ratelimiter_disabled(true).build()
}

fn refusal(error: &serenity::Error) -> Option<&serenity::http::ErrorResponse> {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => Some(response),
        _ => None,
    }
}

/// Returns Discord's error code, or -1 if the request was not answered.
pub fn code_of(error: &serenity::Error) -> isize {
    refusal(error).map_or(-1, |response| response.error.code)
}

pub fn paths_of(error: &serenity::Error) -> Vec<String> {
    let errors = refusal(error).map(|response| response.error.errors.clone());
    errors.unwrap_or_default().into_iter().map(|error| error.path).collect()
}

#[track_caller]
fn refused<T: std::fmt::Debug>(result: serenity::Result<T>, code: isize) {
    assert_eq!(code_of(&result.unwrap_err()), code);
}

/// A table with a command on it.
struct Table {
    discord: Loopback,
    http: Http,
    ada: u64,
    room: u64,
    clock: Clock,
}

impl Table {
    async fn set() -> Table {
        let clock = Clock::wall();
        let discord = Loopback::start(clock.clone()).await.unwrap();
        let http = http(&discord);
        http.set_application_id(world::BOT.into());
        let command = json!([{"name": "go", "description": "Goes"}]);
        http.create_global_commands(&command).await.unwrap();
        let (ada, room) = (discord.person("@ada"), discord.channel("table"));
        Table { discord, http, ada, room, clock }
    }

    /// Has Ada use the command, and returns the interaction's id and token.
    fn ask(&self) -> (u64, String) {
        let id = self.discord.slash(self.ada, self.room, "/go").unwrap();
        (id, self.discord.look(|world| world.asked[&id].token.clone()))
    }

    async fn answer(&self, (id, token): &(u64, String), body: Value) -> serenity::Result<()> {
        let id = InteractionId::new(*id);
        self.http.create_interaction_response(id, token, &body, vec![]).await
    }

    async fn post(&self, body: Value) -> serenity::Result<serenity::all::Message> {
        self.http.send_message(ChannelId::new(self.room), vec![], &body).await
    }
}

#[tokio::test]
async fn a_wrong_token_opens_nothing() {
    let discord = Loopback::start(Clock::wall()).await.unwrap();
    let stranger = with_token(&discord, "stranger");
    let error = stranger.get_current_user().await.unwrap_err();
    assert_eq!(refusal(&error).unwrap().status_code.as_u16(), 401);
    assert_eq!(refusal(&error).unwrap().error.message, "401: Unauthorized");
    assert_eq!(http(&discord).get_current_user().await.unwrap().name, "chancery");
    assert!(http(&discord).get_current_application_info().await.is_ok());
}

#[tokio::test]
async fn an_interaction_is_answered_once_and_in_time() {
    let table = Table::set().await;
    let hello = json!({"type": 4, "data": {"content": "Hello"}});
    let asked = table.ask();
    table.answer(&asked, hello.clone()).await.unwrap();
    refused(table.answer(&asked, hello.clone()).await, 40060);
    refused(table.answer(&(1, "x".into()), hello.clone()).await, 10062);
    let late = table.ask();
    table.clock.advance(Span::seconds(4));
    // The limit is one of real time.
    table.discord.with(|world| world.asked.get_mut(&late.0).unwrap().answer_by = Duration::ZERO);
    refused(table.answer(&late, hello.clone()).await, 10062);
    let bad = table.ask();
    refused(table.answer(&bad, json!({"type": 4, "data": {"content": "x".repeat(2001)}})).await, 50035);
    refused(table.answer(&bad, json!({"type": 7, "data": {"content": "x"}})).await, 50035);
    table.answer(&bad, hello).await.unwrap();
}

#[tokio::test]
async fn a_token_allows_follow_ups_for_15_minutes() {
    let table = Table::set().await;
    let (id, token) = table.ask();
    let more = json!({"content": "More"});
    refused(table.http.create_followup_message(&token, &more, vec![]).await, 10015);
    table.answer(&(id, token.clone()), json!({"type": 5, "data": {"flags": 64}})).await.unwrap();
    assert!(table.discord.screen(table.ada, table.room).is_empty());
    let filled = table.http.create_followup_message(&token, &more, vec![]).await.unwrap();
    let original = table.http.get_original_interaction_response(&token).await.unwrap();
    assert_eq!(filled.id, original.id);
    let second = table.http.create_followup_message(&token, &more, vec![]).await.unwrap();
    table.http.edit_followup_message(&token, second.id, &json!({"content": "Less"}), vec![]).await.unwrap();
    table.http.delete_followup_message(&token, second.id).await.unwrap();
    refused(table.http.get_followup_message(&token, second.id).await, 10008);
    table.clock.advance(Span::seconds(15 * 60));
    refused(table.http.create_followup_message(&token, &more, vec![]).await, 50027);
}

#[tokio::test]
async fn only_its_reader_sees_a_private_answer() {
    let table = Table::set().await;
    let asked = table.ask();
    table.answer(&asked, json!({"type": 4, "data": {"content": "Psst <@100>", "flags": 64}})).await.unwrap();
    let seen = table.discord.screen(table.ada, table.room);
    assert_eq!(seen[0].content(), "Psst <@100>");
    assert!(seen[0].pings.users.is_empty());
    let bo = table.discord.person("@bo");
    assert!(table.discord.screen(bo, table.room).is_empty());
    let (room, id) = (ChannelId::new(table.room), MessageId::new(seen[0].id));
    refused(table.http.get_message(room, id).await, 10008);
    assert!(table.http.get_messages(room, None, None).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_nonce_is_accepted_once() {
    let table = Table::set().await;
    let body = json!({"content": "Once", "nonce": "n-1", "enforce_nonce": true});
    let first = table.post(body.clone()).await.unwrap();
    assert_eq!(table.post(body.clone()).await.unwrap().id, first.id);
    let careless = json!({"content": "Once", "nonce": "n-1"});
    assert_ne!(table.post(careless).await.unwrap().id, first.id);
    table.clock.advance(Span::hours(1));
    assert_ne!(table.post(body).await.unwrap().id, first.id);
}

#[tokio::test]
async fn a_nonce_outlives_its_message_and_is_not_in_the_history() {
    let table = Table::set().await;
    let room = ChannelId::new(table.room);
    let body = json!({"content": "Once", "nonce": "n-1", "enforce_nonce": true});
    let first = table.post(body.clone()).await.unwrap();
    assert!(first.nonce.is_some());
    let listed = table.http.get_messages(room, None, None).await.unwrap();
    assert!(listed[0].nonce.is_none());
    let fetched = table.http.get_message(room, first.id).await.unwrap();
    assert!(fetched.nonce.is_none());
    table.http.delete_message(room, first.id, None).await.unwrap();
    refused(table.post(body.clone()).await, 10008);
    table.clock.advance(Span::hours(1));
    table.post(body).await.unwrap();
}

/// Sends a request over a bare socket, as any program on this machine can, and returns the whole response.
async fn knock(discord: &Loopback, path: &str, headers: &str) -> String {
    let base = discord.base_url();
    let address = base.trim_start_matches("http://");
    let mut stream = tokio::net::TcpStream::connect(address).await.unwrap();
    let head = format!("GET {path} HTTP/1.1\r\n{}connection: close\r\n\r\n", headers.replace("HERE", address));
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

#[tokio::test]
async fn the_loopback_refuses_pages_and_missing_tokens() {
    let [one, other] = [(); 2].map(|()| Loopback::start(Clock::wall()));
    let (one, other) = (one.await.unwrap(), other.await.unwrap());
    assert_ne!(one.token(), other.token());
    assert!(serenity::all::validate_token(one.token()).is_ok());
    let begins = |discord: &Loopback| discord.token().rsplit_once('.').unwrap().0.to_owned();
    assert_eq!(begins(&one), begins(&other), "it is the same application");
    let me = "/api/v10/users/@me";
    let token = |discord: &Loopback| format!("authorization: Bot {}\r\n", discord.token());
    for (headers, status) in [
        (format!("host: HERE\r\n{}", token(&one)), "200"),
        ("host: HERE\r\n".to_owned(), "401"),
        (format!("host: HERE\r\n{}", token(&other)), "401"),
        // One is a page of another site whose name resolves to this machine, and one sends without reading the answer.
        (format!("host: evil.example\r\n{}", token(&one)), "403"),
        (format!("host: HERE\r\norigin: http://evil.example\r\n{}", token(&one)), "403"),
        (format!("host: HERE\r\norigin: null\r\n{}", token(&one)), "403"),
    ] {
        let answer = knock(&one, me, &headers).await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{headers}: {answer}");
    }
    for path in ["/gateway", "/attachments/1/a.png", "/api/v10/webhooks/1/2/messages/@original"] {
        let answer = knock(&one, path, "host: HERE\r\norigin: http://evil.example\r\n").await;
        assert!(answer.starts_with("HTTP/1.1 403"), "{path}: {answer}");
    }
}

/// Posts without serenity, which hides the headers.
async fn raw_post(table: &Table) -> String {
    let base = table.discord.base_url();
    let address = base.trim_start_matches("http://");
    let mut stream = tokio::net::TcpStream::connect(address).await.unwrap();
    let (token, room) = (table.discord.token(), table.room);
    let head = [
        format!("POST /api/v10/channels/{room}/messages HTTP/1.1"),
        format!("authorization: Bot {token}"),
        format!("host: {address}\r\nconnection: close\r\ncontent-type: application/json"),
        "content-length: 15\r\n\r\n{\"content\":\"x\"}".to_owned(),
    ];
    stream.write_all(head.join("\r\n").as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

#[tokio::test]
async fn five_messages_in_five_seconds_are_the_limit() {
    let table = Table::set().await;
    table.discord.limit_rate(true);
    for n in 0..5 {
        table.post(json!({"content": n.to_string()})).await.unwrap();
    }
    let error = table.post(json!({"content": "Too soon"})).await.unwrap_err();
    assert_eq!(refusal(&error).unwrap().status_code.as_u16(), 429);
    let other = ChannelId::new(table.discord.channel("other"));
    table.http.send_message(other, vec![], &json!({"content": "Elsewhere"})).await.unwrap();
    let raw = raw_post(&table).await;
    let parts = ["429", "retry-after: ", "x-ratelimit-remaining: 0", "\"retry_after\":", "\"global\":false"];
    for part in parts {
        assert!(raw.contains(part), "{part} is missing in {raw}");
    }
    table.discord.limit_rate(false);
    table.post(json!({"content": "Now"})).await.unwrap();
    let limit = Mishap::RateLimit { seconds: 1.5, global: true };
    table.discord.inject(Fault::next("POST", "/channels/", limit));
    let raw = raw_post(&table).await;
    for part in ["429", "retry-after: 2", "global: true", "\"global\":true"] {
        assert!(raw.contains(part), "{part} is missing in {raw}");
    }
}

#[tokio::test]
async fn requests_can_be_made_to_fail() {
    let table = Table::set().await;
    let spoil = |mishap| table.discord.inject(Fault::next("POST", "/channels/", mishap));
    let count = || table.discord.screen(table.ada, table.room).len();
    let hello = json!({"content": "Hello"});
    spoil(Mishap::Answer(503, json!({"code": 0, "message": "No"})));
    let error = table.post(hello.clone()).await.unwrap_err();
    assert_eq!(refusal(&error).unwrap().status_code.as_u16(), 503);
    spoil(Mishap::Drop);
    assert!(refusal(&table.post(hello.clone()).await.unwrap_err()).is_none());
    assert_eq!(count(), 0);
    spoil(Mishap::DropAnswer);
    assert!(refusal(&table.post(hello.clone()).await.unwrap_err()).is_none());
    assert_eq!(count(), 1);
    spoil(Mishap::Delay(Duration::from_millis(200)));
    let start = Instant::now();
    table.post(hello.clone()).await.unwrap();
    assert!(start.elapsed() >= Duration::from_millis(200));
    // A hanging request may have an effect, but the client never gets an answer.
    for (mishap, there) in [(Mishap::Hang, 2), (Mishap::HangAnswer, 3)] {
        spoil(mishap);
        let sent = table.discord.requests().len();
        let performed = table.discord.until(|world| {
            let seen = world.messages.values().filter(|message| message.channel == table.room);
            (world.requests.len() > sent && seen.count() == there).then_some(())
        });
        let mut posted = pin!(table.post(hello.clone()));
        tokio::select! {
            answer = &mut posted => panic!("{answer:?}"),
            () = performed => {}
        }
        let waited = tokio::time::timeout(Duration::from_millis(100), posted).await;
        assert!(waited.is_err(), "nothing is answered");
        assert_eq!(count(), there);
    }
    spoil(Mishap::Hang);
    table.discord.heal();
    table.post(hello.clone()).await.unwrap();
    table.discord.inject(Fault::next("POST", "/channels/", Mishap::Drop).times(2));
    assert!(table.post(hello.clone()).await.is_err());
    assert!(table.post(hello.clone()).await.is_err());
    table.post(hello).await.unwrap();
}

#[tokio::test]
async fn files_and_lists_are_returned() {
    let table = Table::set().await;
    let room = ChannelId::new(table.room);
    let file = CreateAttachment::bytes(b"abc".to_vec(), "a.txt");
    let body = json!({"attachments": [{"id": "0", "description": "Letters"}]});
    let sent = table.http.send_message(room, vec![file], &body).await.unwrap();
    assert_eq!(sent.attachments[0].size, 3);
    assert_eq!(sent.attachments[0].description.as_deref(), Some("Letters"));
    let id = sent.attachments[0].id.get();
    assert_eq!(table.discord.look(|world| world.files[&id].clone()), b"abc");
    let second = table.post(json!({"content": "2"})).await.unwrap();
    let third = table.post(json!({"content": "3"})).await.unwrap();
    use serenity::all::MessagePagination::{After, Before};
    let ids = |list: Vec<serenity::all::Message>| list.iter().map(|m| m.id).collect::<Vec<_>>();
    let list = |at, limit| table.http.get_messages(room, at, limit);
    assert_eq!(ids(list(None, None).await.unwrap()), [third.id, second.id, sent.id]);
    assert_eq!(ids(list(Some(After(sent.id)), Some(1)).await.unwrap()), [second.id]);
    assert_eq!(ids(list(Some(Before(third.id)), Some(1)).await.unwrap()), [second.id]);
    let empty = json!({"content": "", "embeds": []});
    refused(table.http.edit_message(room, second.id, &empty, vec![]).await, 50006);
    table.http.delete_message(room, second.id, None).await.unwrap();
    refused(table.http.get_message(room, second.id).await, 10008);
}

#[tokio::test]
async fn only_allowed_mentions_ping() {
    let table = Table::set().await;
    let bo = table.discord.person("@bo");
    let text = "<@100> <@101> @everyone `<@100>` \\<@101>";
    let pings = |sent: serenity::all::Message| table.discord.look(|world| world.messages[&sent.id.get()].pings.clone());
    let all = pings(table.post(json!({"content": text})).await.unwrap());
    assert_eq!((all.users.len(), all.everyone), (2, true));
    let allowed = json!({"parse": [], "users": [bo.to_string()]});
    let one = pings(table.post(json!({"content": text, "allowed_mentions": allowed})).await.unwrap());
    assert_eq!((one.users.into_iter().collect::<Vec<_>>(), one.everyone), (vec![bo], false));
}
