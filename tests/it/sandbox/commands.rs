//! Registered commands: where they are registered, and how many.

use super::rest::{code_of, http};
use chancery::rules::time::Span;
use chancery_clock::Clock;
use chancery_loopback::{Loopback, world};
use serde_json::{Value, json};

fn command(name: &str) -> Value {
    json!({"name": name, "description": "Does it"})
}

fn commands(count: usize, name: &str) -> Value {
    (0..count).map(|n| command(&format!("{name}{n}"))).collect()
}

#[tokio::test]
async fn commands_are_counted_per_scope_and_day() {
    let clock = Clock::wall();
    let discord = Loopback::start(clock.clone()).await.unwrap();
    let http = http(&discord);
    http.set_application_id(world::BOT.into());
    let guild = world::GUILD.into();
    let code = |result: serenity::Result<Vec<serenity::all::Command>>| match result {
        Ok(_) => 0,
        Err(error) => code_of(&error),
    };
    let put = async |list| code(http.create_guild_commands(guild, &list).await);
    assert_eq!(put(commands(101, "a")).await, 50035, "100 slash commands");
    assert_eq!(put(commands(100, "a")).await, 0);
    let more = http.create_guild_command(guild, &command("more")).await;
    assert_eq!(code(more.map(|_| Vec::new())), 30032);
    // Global commands have a separate list.
    let global = http.create_global_commands(&commands(100, "a")).await;
    assert_eq!(code(global), 0);
    // Existing commands are not created again, but removed ones are when they return.
    for _ in 0..3 {
        assert_eq!(put(commands(100, "a")).await, 0);
    }
    assert_eq!(put(commands(1, "a")).await, 0);
    assert_eq!(put(commands(100, "a")).await, 0, "199 were created");
    assert_eq!(put(commands(2, "b")).await, 30034);
    assert_eq!(put(commands(1, "b")).await, 0);
    assert_eq!(put(commands(1, "c")).await, 30034);
    clock.advance(Span::hours(24));
    assert_eq!(put(commands(1, "c")).await, 0);
}

#[tokio::test]
async fn a_servers_command_does_not_hide_its_global_namesake() {
    let discord = Loopback::start(Clock::wall()).await.unwrap();
    let http = http(&discord);
    http.set_application_id(world::BOT.into());
    let (ada, room) = (discord.person("@ada"), discord.channel("table"));
    let direct = discord.direct(ada);
    let sent = |channel| discord.slash(ada, channel, "/go").map_err(|why| why.0);
    let own = json!([command("go")]);
    http.create_guild_commands(world::GUILD.into(), &own).await.unwrap();
    assert!(sent(room).is_ok());
    let nowhere = "/go cannot be used in direct messages.".to_owned();
    assert_eq!(sent(direct).unwrap_err(), nowhere);
    http.create_global_commands(&own).await.unwrap();
    assert_eq!(sent(room).unwrap_err(), "/go is there twice.");
    assert!(sent(direct).is_ok());
    // The client distinguishes a command with subcommands from one without.
    let on = json!([{"name": "go", "description": "Does it", "options": [
        {"name": "on", "description": "Goes on", "type": 1},
    ]}]);
    http.create_guild_commands(world::GUILD.into(), &on).await.unwrap();
    assert!(sent(room).is_ok());
    assert!(discord.slash(ada, room, "/go on").is_ok());
    assert!(discord.slash(ada, direct, "/go on").is_err());
    http.create_guild_commands(world::GUILD.into(), &own).await.unwrap();
    // A command for direct messages only does not conflict with others.
    let mut elsewhere = command("go");
    elsewhere["contexts"] = json!([1]);
    let elsewhere = json!([elsewhere]);
    http.create_global_commands(&elsewhere).await.unwrap();
    assert!(sent(room).is_ok());
    assert!(sent(direct).is_ok());
}
