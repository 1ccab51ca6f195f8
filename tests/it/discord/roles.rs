//! Roles: founding campaigns in a server, moderating them, and the server's settings for showing the commands.

use super::Table;
use super::commands::moderate;
use chancery_loopback::world::{ADMINISTRATOR, GUILD};
use serde_json::json;

/// Discord's menu for setting who sees a command.
const WHERE: &str = "Server Settings > Integrations";

#[tokio::test]
async fn the_founder_moderates_the_campaign() {
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
    assert!(answer.contains("its founder"), "{answer}");
    let answer = moderate(&table, like, table.ada, "pause", json!([])).await;
    assert!(answer.contains("Paused until"), "{answer}");
    // The bot remembers the founder.
    table.stop().await;
    table.start().await;
    let answer = moderate(&table, like, table.ada, "resume", json!([])).await;
    assert!(answer.contains("resumes"), "{answer}");
}

#[tokio::test]
async fn naming_a_role_explains_how_it_can_see_the_commands() {
    let table = Table::set().await;
    table.discord.with(|world| world.grant(table.cy, "Referee"));
    let host = table.discord.person("mod");
    let name = "/mod settings moderator-role:Referee";
    let answer = table.ask(host, name).await;
    assert!(answer.contains(WHERE), "{answer}");
    // People who manage the server see them anyway.
    let create = "/campaign create name:Vega ruleset:leverage";
    let other = table.discord.channel("other");
    let asked = table.discord.slash(host, other, create).unwrap();
    let answer = table.answer(asked).await;
    assert!(answer.contains("is open") && !answer.contains(WHERE), "{answer}");
}

#[tokio::test]
async fn h3_4_nobody_seconds_a_moderator_who_has_lost_the_role() {
    let table = Table::set().await;
    let host = table.discord.person("mod");
    table.discord.with(|world| world.grant(table.bo, "Referee"));
    table.ask(host, "/mod settings moderator-role:Referee moderator-plays:second").await;
    let like = table.discord.slash(host, table.channel, "/mod settings").unwrap();
    table.answer(like).await;
    let answer = moderate(&table, like, table.bo, "pause", json!([])).await;
    assert!(answer.contains("Any other player can agree"), "{answer}");
    // A member who leaves the server loses their roles.
    table.discord.with(|world| world.leave(table.bo, GUILD));
    table.discord.with(|world| world.join(table.bo, GUILD));
    let (message, _) = table.button(table.cy, "Agree");
    let answer = table.answer(table.press(table.cy, "Agree")).await;
    assert!(answer.contains("no longer moderates this campaign"), "{answer}");
    table.quiet().await;
    assert_eq!(table.said("no longer moderates this campaign"), 1);
    assert_eq!(table.said("Paused until"), 0);
    assert!(table.discord.look(|world| world.messages[&message].components().next().is_none()));
    // With the role they can ask again.
    table.discord.with(|world| world.grant(table.bo, "Referee"));
    moderate(&table, like, table.bo, "pause", json!([])).await;
    table.answer(table.press(table.cy, "Agree")).await;
    assert_eq!(table.said("Paused until"), 1);
}

impl Table {
    /// Founds a campaign in a channel of its own; returns the answer.
    async fn found_in(&self, user: u64, channel: &str) -> String {
        let create = format!("/campaign create name:{channel} ruleset:leverage");
        let channel = self.discord.channel(channel);
        self.answer(self.discord.slash(user, channel, &create).unwrap()).await
    }
}

#[tokio::test]
async fn a_server_chooses_who_founds_campaigns() {
    let mut table = Table::lay().await;
    let host = table.discord.person("mod");
    let owner = table.discord.person("host");
    let [dee, eve] = ["dee", "eve"].map(|name| table.discord.person(name));
    let referee = table.discord.with(|world| {
        world.grant_in(GUILD, dee, "Warden", ADMINISTRATOR);
        world.grant(table.bo, "Referee")
    });
    // Without a setting, everybody may found campaigns.
    assert!(table.found_in(table.cy, "one").await.contains("is open"));
    let set = "/mod server founders who:manage-server";
    assert!(table.ask(host, set).await.contains("can manage the server"));
    let refused = table.found_in(table.bo, "two").await;
    assert!(refused.contains("Nothing was started"), "{refused}");
    assert!(refused.contains("/mod server founders"), "{refused}");
    assert!(table.found_in(host, "two").await.contains("is open"));
    // An administrator and the owner may manage the server even without that permission.
    assert!(table.found_in(dee, "three").await.contains("is open"));
    assert!(table.found_in(owner, "four").await.contains("is open"));
    // A role can also be allowed. The setting is stored.
    let set = "/mod server founders who:role role:Referee";
    let answer = table.ask(host, set).await;
    assert!(answer.contains(&format!("<@&{referee}>")), "{answer}");
    table.stop().await;
    table.start().await;
    assert!(table.found_in(table.bo, "five").await.contains("is open"));
    assert!(table.found_in(host, "six").await.contains("is open"));
    let refused = table.found_in(table.cy, "seven").await;
    assert!(refused.contains(&format!("<@&{referee}>")), "{refused}");
    // A role of the same name in another server is a different role, and this server's setting does not apply there.
    let far = table.discord.with(|world| {
        let elsewhere = world.guild("Elsewhere", eve);
        world.join(table.ada, elsewhere);
        world.grant_in(elsewhere, table.ada, "Referee", 0);
        world.channel_in(elsewhere, "far")
    });
    let refused = table.found_in(table.ada, "seven").await;
    assert!(refused.contains("Nothing was started"), "{refused}");
    let create = "/campaign create name:Far ruleset:leverage";
    let created = table.answer(table.discord.slash(table.ada, far, create).unwrap());
    assert!(created.await.contains("is open"));
    // If the role is deleted, only people who manage the server remain.
    table.discord.with(|world| world.delete_role(referee));
    table.quiet().await;
    let refused = table.found_in(table.bo, "seven").await;
    assert!(refused.contains("was deleted"), "{refused}");
    assert!(table.found_in(host, "seven").await.contains("is open"));
    let set = "/mod server founders who:everybody";
    assert!(table.ask(host, set).await.contains("everyone"));
    assert!(table.found_in(table.bo, "eight").await.contains("is open"));
}

#[tokio::test]
async fn only_server_managers_choose_who_founds_campaigns() {
    let table = Table::set().await;
    let host = table.discord.person("mod");
    let founders = "/mod server founders who:manage-server";
    let like = table.discord.slash(host, table.channel, founders).unwrap();
    table.answer(like).await;
    // Moderators of a campaign do not count, because the setting belongs to the server.
    table.discord.with(|world| world.grant(table.cy, "Referee"));
    table.ask(host, "/mod settings moderator-role:Referee").await;
    for user in [table.ada, table.cy] {
        let forged = table.forge(like, |world, payload| {
            let mut member = world.member_json(user);
            member["permissions"] = world.permissions(user).to_string().into();
            payload["member"] = member;
            let who = json!({"name": "who", "type": 4, "value": 0});
            payload["data"]["options"][0]["options"][0]["options"] = json!([who]);
        });
        let answer = table.answer(forged).await;
        assert!(answer.contains("Manage Server"), "{answer}");
        assert!(table.found_in(user, "two").await.contains("Nothing was"));
    }
    // Contradictory options change nothing.
    let answer = table.ask(host, "/mod server founders who:role").await;
    assert!(answer.contains("Which role"), "{answer}");
    let both = "/mod server founders who:everybody role:Referee";
    let answer = table.ask(host, both).await;
    assert!(answer.contains("leave the role out"), "{answer}");
    assert!(table.found_in(table.ada, "two").await.contains("Nothing was"));
    // The role that all members have means everybody.
    let answer = table.ask(host, "/mod server founders who:role role:@everyone").await;
    assert!(answer.contains("by everyone"), "{answer}");
    assert!(table.found_in(table.ada, "two").await.contains("is open"));
}

#[tokio::test]
async fn a_deleted_campaign_role_is_reported_and_can_be_cleared() {
    let table = Table::set().await;
    let host = table.discord.person("mod");
    let shown = || {
        let screen = table.discord.screen(host, table.channel);
        screen.last().unwrap().json["embeds"].to_string()
    };
    let referee = table.discord.with(|world| world.grant(table.cy, "Referee"));
    let set = table.ask(host, "/mod settings moderator-role:Referee").await;
    assert!(set.contains(&format!("<@&{referee}>")), "{set}");
    table.ask(host, "/mod settings").await;
    assert!(shown().contains(&format!("<@&{referee}>")), "{}", shown());

    table.discord.with(|world| world.delete_role(referee));
    table.quiet().await;
    for view in ["/mod settings", "/campaign info"] {
        table.ask(host, view).await;
        let shown = shown();
        assert!(shown.contains("was deleted") && !shown.contains("<@&"), "{view}: {shown}");
    }
    // The role that all members have means no role.
    let none = table.ask(host, "/mod settings moderator-role:everyone").await;
    assert!(none.contains("anyone who can manage the server.") && !none.contains("<@&"), "{none}");
    table.ask(host, "/mod settings").await;
    let shown = shown();
    assert!(!shown.contains("was deleted") && !shown.contains("<@&"), "{shown}");
}
