//! Interactions as Discord may deliver them: twice, two at once, or with a lost connection in between.

use super::{Table, within};
use crate::databases::hold;
use chancery_loopback::{Answer, Fault, Mishap};
use serde_json::json;
use std::time::Duration;

#[tokio::test]
async fn a_repeated_interaction_runs_once() {
    let table = Table::set().await;
    let gift = "/gift player:@bo amount:100";
    let asked = table.discord.slash(table.ada, table.channel, gift).unwrap();
    table.answer(asked).await;
    table.discord.with(|world| world.redeliver(asked));
    table.tried(asked, 2).await;
    assert_eq!(table.said("gives"), 1);
    // The repetition follows at once, before the first is answered.
    let asked = table.discord.slash(table.ada, table.channel, gift).unwrap();
    table.discord.with(|world| world.redeliver(asked));
    table.tried(asked, 2).await;
    assert_eq!(table.said("gives"), 2);
    let answer = table.ask(table.ada, "/gift player:@bo amount:801").await;
    assert!(answer.contains("you have 800"), "{answer}");
}

#[tokio::test]
async fn a_campaign_started_twice_starts_once() {
    let table = Table::set().await;
    let create = "/campaign create name:Other ruleset:leverage";
    let hall = table.discord.channel("hall");
    let asked = table.discord.slash(table.ada, hall, create).unwrap();
    table.answer(asked).await;
    table.discord.with(|world| world.redeliver(asked));
    table.tried(asked, 2).await;
    assert_eq!(table.discord.screen(table.ada, hall).len(), 2);
}

#[tokio::test]
async fn two_simultaneous_gifts_cannot_overspend() {
    let table = Table::set().await;
    let gift = "/gift player:@bo amount:600";
    let asked = [(), ()].map(|()| table.discord.slash(table.ada, table.channel, gift).unwrap());
    let mut answers = Vec::new();
    for asked in asked {
        answers.push(table.answer(asked).await);
    }
    let given = answers.iter().filter(|a| a.starts_with("Done.")).count();
    assert_eq!(given, 1, "{answers:?}");
    assert!(answers.iter().any(|a| a.contains("you have 400")));
    assert_eq!(table.said("gives"), 1);
}

#[tokio::test]
async fn of_two_simultaneous_answers_one_counts() {
    let table = Table::set().await;
    table.ask(table.ada, "/reset-relations player:@bo amount:5").await;
    let asked = ["Accept", "Refuse", "Accept"].map(|label| table.press(table.bo, label));
    let mut late = 0;
    for asked in asked {
        late += usize::from(table.answer(asked).await.contains("Offer 1 closed"));
    }
    assert_eq!(late, 2);
    // There is one announcement, and the card shows the outcome.
    assert_eq!(table.said("offer 1"), 1);
}

#[tokio::test]
async fn a_slow_answer_is_deferred_in_time() {
    let table = Table::set().await;
    let held = hold(&table.url()).await;
    let gift = "/gift player:@bo amount:100";
    let asked = table.discord.slash(table.ada, table.channel, gift).unwrap();
    // The bot must first store the name of a new player.
    let dee = table.discord.person("dee");
    let stranger = table.discord.slash(dee, table.channel, "/help").unwrap();
    table.defer();
    for asked in [asked, stranger] {
        let answer = within(table.discord.answered(asked)).await;
        let Answer::Message(id) = answer else {
            panic!("{answer:?}");
        };
        assert!(table.discord.look(|world| world.messages[&id].loading));
    }
    assert_eq!(table.said("gives"), 0);
    held.let_go().await;
    assert!(table.answer(asked).await.starts_with("Done."));
    assert!(table.answer(stranger).await.contains("referee"));
    assert_eq!(table.said("gives"), 1);
}

#[tokio::test]
async fn an_expired_interaction_is_not_edited() {
    let table = Table::set().await;
    let held = hold(&table.url()).await;
    let unknown = Mishap::Answer(404, json!({"code": 10_062, "message": "Unknown interaction"}));
    table.discord.inject(Fault::next("POST", "/interactions", unknown));
    let asked = table.discord.slash(table.ada, table.channel, "/gift player:@bo amount:100").unwrap();
    table.defer();
    table.tried_without_rest(asked, 1).await;
    held.let_go().await;
    table.quiet().await;
    let edits = |request: &&String| request.starts_with("PATCH /webhooks/");
    assert_eq!(table.discord.requests().iter().filter(edits).count(), 0);
}

#[tokio::test]
async fn an_unknown_command_is_answered_privately() {
    let table = Table::set().await;
    let commands = [
        json!({"id": "7", "name": "tribute", "type": 1}),
        json!({"id": "8", "name": "Look at", "type": 2}),
        json!({"id": "9", "name": "Quote", "type": 3}),
        // The subcommand is missing.
        json!({"id": "10", "name": "campaign", "type": 1}),
        json!({"id": "11", "name": "ask-favour", "type": 1}),
        // poise does not know these kinds: the button that launches an activity, and one that does not exist yet.
        json!({"id": "12", "name": "launch", "type": 4}),
        json!({"id": "13", "name": "gift", "type": 9}),
    ];
    for command in commands {
        let bo = table.bo;
        let asked = table.discord.with(|world| {
            let mut resolved = json!({"users": {}, "members": {}});
            resolved["users"][bo.to_string()] = world.user_json(bo);
            world.forge_command(table.ada, table.channel, &command, json!([]), resolved)
        });
        let told = table.answer(asked).await;
        assert!(told.contains("older version of this command"), "{command}: {told}");
        let option = json!([{"name": "campaign", "type": 3, "value": "x", "focused": true}]);
        let typed = table.discord.with(|world| world.forge_typing(table.ada, table.channel, &command, option));
        let suggested = within(table.discord.answered(typed)).await;
        assert_eq!(suggested, Answer::Choices(Vec::new()), "{command}");
    }
}

#[tokio::test]
async fn a_repeated_interaction_runs_once_during_a_wait() {
    let table = Table::set().await;
    let held = hold(&table.url()).await;
    let gift = "/gift player:@bo amount:100";
    let asked = table.discord.slash(table.ada, table.channel, gift).unwrap();
    table.discord.with(|world| world.redeliver(asked));
    table.defer();
    table.tried_without_rest(asked, 2).await;
    held.let_go().await;
    table.quiet().await;
    let answer = table.ask(table.ada, gift).await;
    assert!(answer.starts_with("Done."), "{answer}");
    assert_eq!(table.said("gives"), 2);
}

#[tokio::test]
async fn a_lost_answer_undoes_nothing() {
    let table = Table::set().await;
    table.discord.inject(Fault::next("POST", "/interactions", Mishap::Drop));
    let gift = "/gift player:@bo amount:100";
    let asked = table.discord.slash(table.ada, table.channel, gift).unwrap();
    table.tried(asked, 1).await;
    within(async {
        while table.said("gives") == 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    })
    .await;
    let answer = table.ask(table.ada, "/gift player:@bo amount:1000").await;
    assert!(answer.contains("you have 900"), "{answer}");
}

#[tokio::test]
async fn a_broken_gateway_connection_loses_nothing() {
    let table = Table::set().await;
    table.discord.hang_up(None);
    let gone = table.discord.until(|world| (!world.connected()).then_some(()));
    within(gone).await;
    let gift = "/gift player:@bo amount:100";
    let asked = table.discord.slash(table.ada, table.channel, gift).unwrap();
    assert!(table.answer(asked).await.starts_with("Done."));
    table.discord.reconnect();
    assert!(table.ask(table.ada, gift).await.starts_with("Done."));
    table.discord.hang_up(Some(4000));
    assert!(table.ask(table.ada, gift).await.starts_with("Done."));
    assert_eq!(table.said("gives"), 3);
}

#[tokio::test]
async fn a_new_session_starts_nothing_twice() {
    let table = Table::set().await;
    table.discord.invalidate(false);
    let gone = table.discord.until(|world| (!world.connected()).then_some(()));
    within(gone).await;
    // Discord makes a bot wait up to 5 seconds before it may identify again.
    within(table.discord.connected()).await;
    let gift = "/gift player:@bo amount:100";
    assert!(table.ask(table.ada, gift).await.starts_with("Done."));
    assert_eq!(table.said("gives"), 1);
}
