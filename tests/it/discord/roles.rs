//! Who moderates a campaign, and where a server lets them see the commands for it.

use super::Table;
use super::commands::moderate;
use serde_json::json;

/// Where those who manage a server say who sees a command.
const WHERE: &str = "Server Settings > Integrations";

#[tokio::test]
async fn who_founds_a_campaign_moderates_it() {
    let mut table = Table::lay().await;
    let create = "/campaign create name:Vega ruleset:leverage";
    let answer = table.ask(table.ada, create).await;
    assert!(answer.contains("you moderate it"), "{answer}");
    assert!(answer.contains(WHERE), "{answer}");
    let host = table.discord.person("mod");
    let settings = "/mod settings";
    let like = table.discord.slash(host, table.channel, settings).unwrap();
    table.answer(like).await;
    let answer = moderate(&table, like, table.bo, "pause", json!([])).await;
    assert!(answer.contains("whoever founded it"), "{answer}");
    let answer = moderate(&table, like, table.ada, "pause", json!([])).await;
    assert!(answer.contains("is paused"), "{answer}");
    // Who that was is kept.
    table.stop().await;
    table.start().await;
    let answer = moderate(&table, like, table.ada, "resume", json!([])).await;
    assert!(answer.contains("goes on"), "{answer}");
}

#[tokio::test]
async fn who_names_a_role_is_told_how_it_comes_to_see_the_commands() {
    let table = Table::set().await;
    table.discord.with(|world| world.grant(table.cy, "Referee"));
    let host = table.discord.person("mod");
    let name = "/mod settings moderator-role:Referee";
    let answer = table.ask(host, name).await;
    assert!(answer.contains(WHERE), "{answer}");
    // Who manages the server sees them anyway.
    let create = "/campaign create name:Vega ruleset:leverage";
    let other = table.discord.channel("other");
    let asked = table.discord.slash(host, other, create).unwrap();
    let answer = table.answer(asked).await;
    assert!(
        answer.contains("begins") && !answer.contains(WHERE),
        "{answer}"
    );
}
