//! The commands in Discord: registered within its limits, suggested, and refused to people without the right.

use super::{Table, within};
use chancery_loopback::Answer;
use serde_json::{Value, json};
use twilight_model::application::command::{Command, CommandOption};
use twilight_validate::command::command_characters;

#[tokio::test]
async fn the_commands_are_within_discords_limits() {
    let table = Table::set().await;
    let commands: Vec<Value> = table.discord.look(|world| world.commands.values().cloned().collect());
    assert!(commands.len() >= 15);
    for json in commands {
        let command: Command = serde_json::from_value(json.clone()).unwrap();
        // Discord now allows twice the documented limit.
        let characters = command_characters(&command);
        assert!(characters <= 8000, "{}: {characters}", command.name);
        let bare = Command { options: Vec::new(), ..command.clone() };
        twilight_validate::command::command(&bare).unwrap();
        twilight_validate::command::options(&command.options).unwrap();
        if json["type"] == 1 {
            assert!(!command.description.is_empty(), "{}", command.name);
        }
        check_options(&command.name, &command.options);
    }
}

fn check_options(of: &str, options: &[CommandOption]) {
    assert!(options.len() <= 25, "{of}");
    let required = options.iter().map(|option| option.required == Some(true));
    assert!(required.is_sorted_by(|a, b| a >= b), "{of}: required first");
    for option in options {
        let name = format!("{of} {}", option.name);
        assert!(!option.description.is_empty(), "{name}");
        let others = options.iter().filter(|other| other.name == option.name);
        assert_eq!(others.count(), 1, "{name}");
        let choices = option.choices.as_ref().map_or(0, Vec::len);
        assert!(choices <= 25, "{name}");
        check_options(&name, option.options.as_deref().unwrap_or_default());
    }
}

pub async fn suggested(table: &Table, user: u64, line: &str) -> Vec<(String, Value)> {
    let channel = table.channel;
    let asked = table.discord.with(|world| world.complete(user, channel, line));
    match within(table.discord.answered(asked.unwrap())).await {
        Answer::Choices(choices) => choices,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn possible_choices_are_suggested() {
    let table = Table::set().await;
    for amount in 1..=30 {
        let line = format!("/reset-relations player:@bo amount:{amount}");
        table.ask(table.ada, &line).await;
    }
    let offers = suggested(&table, table.bo, "/accept offer:").await;
    assert_eq!(offers.len(), 25, "as many as Discord takes");
    assert_eq!(offers[0], ("30: Ada → Bo, resetting relations by +30".to_owned(), json!("30")));
    let offers = suggested(&table, table.bo, "/refuse offer:+30").await;
    assert_eq!(offers.len(), 1);
    assert_eq!(offers[0].1, "30");
    assert_eq!(suggested(&table, table.cy, "/accept offer:").await, []);
    assert_eq!(suggested(&table, table.bo, "/withdraw offer:").await, []);
    assert_eq!(suggested(&table, table.ada, "/withdraw offer:30").await.len(), 1);
    let campaigns = suggested(&table, table.cy, "/offers campaign:spi").await;
    assert_eq!(campaigns, [("Spiral Arm (id 1)".to_owned(), json!("1"))]);
    assert_eq!(suggested(&table, table.cy, "/offers campaign:zzz").await, []);
    let paces = suggested(&table, table.cy, "/campaign create pace:").await;
    assert_eq!(paces.len(), 4);
}

#[tokio::test]
async fn suggestions_rank_exact_then_prefix_then_other_matches() {
    let table = Table::set().await;
    let host = table.discord.person("mod");
    for amount in 1..=30 {
        table.ask(table.ada, &format!("/reset-relations player:@bo amount:{amount}")).await;
    }
    for typed in ["1", "#1"] {
        let offers = suggested(&table, table.bo, &format!("/accept offer:{typed}")).await;
        let numbers: Vec<&str> = offers.iter().filter_map(|(_, value)| value.as_str()).collect();
        let all = ["1", "19", "18", "17", "16", "15", "14", "13", "12", "11", "10"];
        assert_eq!(numbers[..all.len()], all, "{offers:?}");
    }
    for system in ["Ara Minor Prime", "Carara", "Ara"] {
        let add = format!("/mod system add name:\"{system}\" ruler:@bo");
        table.ask(host, &add).await;
    }
    let systems = suggested(&table, table.ada, "/ask-favour system player:@bo system:ara").await;
    let names: Vec<&str> = systems.iter().map(|(label, _)| label.as_str()).collect();
    assert_eq!(names, ["Ara", "Ara Minor Prime", "Carara"]);
    let create = "/campaign create name:Spiral ruleset:leverage";
    let other = table.discord.channel("other");
    let created = table.discord.slash(host, other, create).unwrap();
    table.answer(created).await;
    let campaigns = suggested(&table, host, "/offers campaign:spiral").await;
    let names: Vec<&str> = campaigns.iter().map(|(label, _)| label.as_str()).collect();
    assert_eq!(names, ["Spiral (id 2)", "Spiral Arm (id 1)"]);
}

/// Sends a subcommand of `/mod` for a player, which Discord would not even show them.
pub(super) async fn moderate(table: &Table, like: u64, user: u64, sub: &str, options: Value) -> String {
    let forged = table.forge(like, |world, payload| {
        let mut member = world.member_json(user);
        member["permissions"] = world.permissions(user).to_string().into();
        payload["member"] = member;
        let sub = json!({"name": sub, "type": 1, "options": options});
        payload["data"]["options"] = json!([sub]);
    });
    table.answer(forged).await
}

#[tokio::test]
async fn moderating_is_refused_even_if_discord_would_allow_it() {
    let table = Table::set().await;
    table.ask(table.ada, "/grant-access player:@bo access:trade").await;
    let host = table.discord.person("mod");
    let settings = "/mod settings";
    let like = table.discord.slash(host, table.channel, settings).unwrap();
    table.answer(like).await;
    let before = table.public();
    let void = json!([
        {"name": "offer", "type": 3, "value": "1"},
        {"name": "reason", "type": 3, "value": "Mine"},
    ]);
    let silence = json!([{"name": "silence", "type": 4, "value": 0}]);
    for (sub, options) in [
        ("pause", json!([])),
        ("resume", json!([])),
        ("end", json!([])),
        ("deliver", json!([])),
        ("void", void),
        ("settings", silence),
    ] {
        let answer = moderate(&table, like, table.cy, sub, options).await;
        assert!(answer.contains("Only this campaign's moderators"), "{sub}: {answer}");
    }
    assert_eq!(table.public(), before);
    // The campaign's moderator role makes the same person a moderator.
    table.discord.with(|world| world.grant(table.cy, "Referee"));
    let answer = table.ask(host, "/mod settings moderator-role:Referee").await;
    assert!(answer.contains("settings"), "{answer}");
    let answer = moderate(&table, like, table.cy, "pause", json!([])).await;
    assert!(answer.contains("Paused"), "{answer}");
}

/// Two games share a command name, with one subcommand in common and one of their own each.
mod merging {
    use chancery::discord::commands::merged;
    use chancery::discord::{Handler, Problem};

    type Context<'a> = poise::ApplicationContext<'a, Handler, Problem>;

    #[poise::command(slash_command)]
    async fn show(_: Context<'_>) -> Result<(), Problem> {
        Ok(())
    }

    #[poise::command(slash_command)]
    async fn species(_: Context<'_>) -> Result<(), Problem> {
        Ok(())
    }

    #[poise::command(slash_command)]
    async fn realm(_: Context<'_>) -> Result<(), Problem> {
        Ok(())
    }

    #[poise::command(slash_command, rename = "seat", subcommands("show", "species"))]
    async fn one(_: Context<'_>) -> Result<(), Problem> {
        Ok(())
    }

    #[poise::command(slash_command, rename = "seat", subcommands("show", "realm"))]
    async fn other(_: Context<'_>) -> Result<(), Problem> {
        Ok(())
    }

    #[test]
    fn commands_with_one_name_merge_their_subcommands() {
        let all = merged([vec![one()], vec![other(), realm()]]);
        let named = |commands: &[poise::Command<Handler, Problem>]| -> Vec<String> {
            commands.iter().map(|one| one.name.to_string()).collect()
        };
        assert_eq!(named(&all), ["seat", "realm"]);
        assert_eq!(named(&all[0].subcommands), ["show", "species", "realm"]);
        assert_eq!(named(&merged([vec![one()]])[0].subcommands), ["show", "species"]);
    }
}
