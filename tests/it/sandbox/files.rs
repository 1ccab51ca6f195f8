//! Files that people give to commands.

use super::rest::http;
use chancery_clock::Clock;
use chancery_loopback::{Loopback, world};
use serde_json::json;
use serenity::all::CommandInteraction;

#[tokio::test]
async fn a_command_can_have_a_file() {
    let discord = Loopback::start(Clock::wall()).await.unwrap();
    let (ada, room) = (discord.person("@ada"), discord.channel("table"));
    let http = http(&discord);
    http.set_application_id(world::BOT.into());
    let option = json!({"type": 11, "name": "file", "description": "Which", "required": true});
    let command = json!([{"name": "load", "description": "Loads", "options": [option]}]);
    http.create_global_commands(&command).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("Spiral Arm\u{e9}?.json");
    std::fs::write(&path, b"{\"a\": 1}").unwrap();
    let load = |path: &std::path::Path| {
        let line = format!("/load file:\"{}\"", path.display());
        discord.slash(ada, room, &line)
    };
    let id = load(&path).unwrap();
    let payload = discord.look(|world| world.asked[&id].payload.clone());
    let given = &payload["data"]["options"][0];
    let file = given["value"].as_str().unwrap();
    let url = format!("{}/attachments/{file}/Spiral_Arm__.json", discord.base_url());
    assert_eq!(*given, json!({"name": "file", "type": 11, "value": file}));
    assert_eq!(
        payload["data"]["resolved"],
        json!({"attachments": {file: {
            "id": file, "filename": "Spiral_Arm__.json", "size": 8, "url": url, "proxy_url": url,
            "content_type": "application/json; charset=utf-8", "ephemeral": true,
        }}})
    );
    let read: CommandInteraction = serde_json::from_value(payload).unwrap();
    let (_, attachment) = read.data.resolved.attachments.iter().next().unwrap();
    assert_eq!(attachment.download().await.unwrap(), b"{\"a\": 1}");

    std::fs::write(&path, vec![b' '; 10 << 20]).unwrap();
    assert!(load(&path).is_ok());
    std::fs::write(&path, vec![b' '; (10 << 20) + 1]).unwrap();
    let why = load(&path).unwrap_err().to_string();
    assert_eq!(why, "`file` is too large: Discord takes files of up to 10 MiB.");
}
