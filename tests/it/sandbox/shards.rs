//! The gateway by shard, as seen through a bare web socket.

use chancery_clock::Clock;
use chancery_loopback::Loopback;
use chancery_loopback::world::{GUILD, OWNER};
use futures::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// The shard of the first guild, out of two.
const HOME: u64 = (GUILD >> 22) % 2;
const OTHER: u64 = 1 - HOME;

struct GatewaySocket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl GatewaySocket {
    async fn open(discord: &Loopback) -> GatewaySocket {
        let url = discord.base_url().replacen("http", "ws", 1) + "/gateway";
        let (socket, _) = connect_async(url).await.unwrap();
        let mut wire = GatewaySocket(socket);
        assert_eq!(wire.hear().await.unwrap()["op"], 10);
        wire
    }

    async fn say(&mut self, frame: Value) {
        let text = frame.to_string().into();
        self.0.send(Message::Text(text)).await.unwrap();
    }

    /// Returns the next frame, or the code of the close frame.
    async fn hear(&mut self) -> Result<Value, u16> {
        match self.0.next().await.unwrap().unwrap() {
            Message::Text(text) => Ok(serde_json::from_str(&text).unwrap()),
            Message::Close(frame) => Err(frame.unwrap().code.into()),
            other => panic!("{other:?}"),
        }
    }

    /// Returns the names of the guilds and channels of the next events, up to one of this name.
    async fn hears_until(&mut self, name: &str) -> Vec<String> {
        let mut heard = Vec::new();
        while heard.last().is_none_or(|last| last != name) {
            let frame = self.hear().await.unwrap();
            heard.push(frame["d"]["name"].as_str().unwrap_or_default().to_owned());
        }
        heard
    }

    /// Begins a session of this shard, and returns its first events: ready, and the guilds.
    async fn identify(discord: &Loopback, shard: Value) -> (GatewaySocket, Value, Vec<Value>) {
        let mut wire = GatewaySocket::open(discord).await;
        let token = discord.token();
        wire.say(json!({"op": 2, "d": {"token": token, "intents": 1, "shard": shard}})).await;
        let ready = wire.hear().await.unwrap();
        assert_eq!(ready["t"], "READY", "{ready}");
        let mut guilds = Vec::new();
        for _ in ready["d"]["guilds"].as_array().unwrap() {
            let guild = wire.hear().await.unwrap();
            assert_eq!(guild["t"], "GUILD_CREATE");
            guilds.push(guild["d"]["name"].clone());
        }
        (wire, ready["d"].clone(), guilds)
    }
}

async fn discord() -> Loopback {
    let discord = Loopback::start(Clock::wall()).await.unwrap();
    discord.with(|world| world.guild_of_shard("Elsewhere", OWNER, (OTHER, 2)));
    discord
}

#[tokio::test]
async fn a_session_receives_only_the_guilds_of_its_shard() {
    let discord = discord().await;
    let (mut home, ready, guilds) = GatewaySocket::identify(&discord, json!([HOME, 2])).await;
    assert_eq!(ready["shard"], json!([HOME, 2]));
    assert_eq!(guilds, ["Sandbox"]);
    let (mut other, ready, guilds) = GatewaySocket::identify(&discord, json!([OTHER, 2])).await;
    assert_eq!(ready["shard"], json!([OTHER, 2]));
    assert_eq!(guilds, ["Elsewhere"]);
    let (mut whole, ready, guilds) = GatewaySocket::identify(&discord, Value::Null).await;
    assert_eq!(ready["shard"], Value::Null);
    assert_eq!(guilds.len(), 2);
    let mut shards = discord.look(|world| world.shards());
    shards.sort_unstable();
    assert_eq!(shards, [(0, 1), (0, 2), (1, 2)]);
    discord.with(|world| {
        let elsewhere = world.guild("Elsewhere", OWNER);
        world.channel("docks");
        world.channel_in(elsewhere, "rim");
        world.channel("end");
        world.channel_in(elsewhere, "over");
    });
    assert_eq!(home.hears_until("end").await, ["docks", "end"]);
    assert_eq!(other.hears_until("over").await, ["rim", "over"]);
    let all = whole.hears_until("over").await;
    assert_eq!(all, ["docks", "rim", "end", "over"]);
}

#[tokio::test]
async fn two_sessions_of_one_shard_both_receive_everything() {
    let discord = discord().await;
    let (mut one, ..) = GatewaySocket::identify(&discord, json!([HOME, 2])).await;
    let (mut two, ..) = GatewaySocket::identify(&discord, json!([HOME, 2])).await;
    discord.channel("docks");
    assert_eq!(one.hears_until("docks").await, ["docks"]);
    assert_eq!(two.hears_until("docks").await, ["docks"]);
}

#[tokio::test]
async fn a_nonexistent_shard_is_closed_with_4010() {
    let discord = discord().await;
    for shard in [json!([2, 2]), json!([0, 0]), json!([1]), json!("0/2")] {
        let mut wire = GatewaySocket::open(&discord).await;
        wire.say(json!({"op": 2, "d": {"token": discord.token(), "intents": 1, "shard": shard}})).await;
        assert_eq!(wire.hear().await, Err(4010), "{shard}");
    }
}

#[tokio::test]
async fn a_session_resumes_after_another_shard_started_one() {
    let discord = discord().await;
    let (home, ready, _) = GatewaySocket::identify(&discord, json!([HOME, 2])).await;
    drop(home);
    let gone = |world: &chancery_loopback::world::World| (!world.connected()).then_some(());
    discord.until(gone).await;
    let _other = GatewaySocket::identify(&discord, json!([OTHER, 2])).await;
    discord.channel("docks");
    let mut back = GatewaySocket::open(&discord).await;
    let session = &ready["session_id"];
    back.say(json!({"op": 6, "d": {"token": discord.token(), "session_id": session, "seq": 2}})).await;
    assert_eq!(back.hears_until("docks").await, ["docks"]);
    assert_eq!(back.hear().await.unwrap()["t"], "RESUMED");
    // A new session of the same shard ends the broken one.
    drop(back);
    discord.until(|world| (world.shards().len() == 1).then_some(())).await;
    let _again = GatewaySocket::identify(&discord, json!([HOME, 2])).await;
    let mut late = GatewaySocket::open(&discord).await;
    late.say(json!({"op": 6, "d": {"token": discord.token(), "session_id": session, "seq": 2}})).await;
    assert_eq!(late.hear().await.unwrap()["op"], 9);
}

#[tokio::test]
async fn sessions_that_start_too_soon_are_invalid_if_limited() {
    let discord = discord().await;
    discord.with(|world| world.limit_sessions(true));
    let _first = GatewaySocket::identify(&discord, json!([HOME, 2])).await;
    let mut second = GatewaySocket::open(&discord).await;
    second.say(json!({"op": 2, "d": {"token": discord.token(), "intents": 1, "shard": [OTHER, 2]}})).await;
    let refused = second.hear().await.unwrap();
    assert_eq!((&refused["op"], &refused["d"]), (&json!(9), &json!(false)));
}
