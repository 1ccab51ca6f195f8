//! Forms that the bot never opened, fields that it did not ask for, and forms that arrive too late.

use super::{House, STRANGERS, say};
use chancery::discord::buttons::Button;
use chancery::rules::ids::CampaignId;

/// Returns the code of a form of the first campaign.
fn code(wizard: &str, answers: &[&str]) -> String {
    let answers = answers.iter().map(|&answer| answer.to_owned()).collect();
    let button = Button::Go { campaign: CampaignId(1), wizard: wizard.to_owned(), answers, menu: 0 };
    button.to_string()
}

async fn sent(house: &House, who: &str, message: Option<u64>, (code, fields): (&str, &[(&str, &str)])) -> String {
    let (user, channel) = house.people[who];
    let discord = &house.table.discord;
    let sent = discord.with(|world| world.forge_form(user, channel, message, code, fields));
    house.told(sent).await
}

/// The form's fields for a gift of 10 to Bo.
const TEN: &[(&str, &str)] = &[("0", "10"), ("1", "")];

#[tokio::test]
async fn strangers_can_neither_see_nor_change_anything_by_form() {
    let house = House::open().await;
    house.table.ask(house.table.ada, "/grant-access player:@bo access:trade").await;
    let (card, _) = house.table.button(house.table.bo, "Accept");
    let before = house.state().await;
    for code in [code("gift", &["101"]), code("ask", &["101", "money"])] {
        for who in STRANGERS {
            for message in [None, Some(card)] {
                let told = sent(&house, who, message, (&code, TEN)).await;
                let what = format!("{code} on {message:?} from {who}");
                house.check_stranger(&what, &told, &before).await;
                let says = ["I no longer know the campaign", "bots do not play"];
                assert!(says.iter().any(|says| told.contains(says)), "{what}: {told}");
            }
        }
    }
}

#[tokio::test]
async fn unexpected_form_fields_are_ignored() {
    let house = House::open().await;
    let before = house.state().await;
    let gift = code("gift", &["101"]);
    let wrong: &[&[(&str, &str)]] = &[
        &[],
        &[("0", "10")],
        &[("1", "10")],
        &[("1", "10"), ("2", "")],
        &[("0", "10"), ("0", "20")],
        &[("0", "10"), ("1", ""), ("2", "more")],
        &[("0", ""), ("1", "")],
        &[("0", "-5"), ("1", "")],
        &[("0", "0"), ("1", "")],
        &[("0", "99999999999999999999"), ("1", "")],
        &[("0", "9223372036854775807"), ("1", "")],
        &[("0", "ten"), ("1", "")],
        &[("money", "10"), ("note", "")],
    ];
    for fields in wrong {
        let told = sent(&house, "a player", None, (&gift, fields)).await;
        assert_eq!(house.state().await, before, "{fields:?}: {told}");
        assert!(!told.contains("Hush"), "{fields:?}: {told}");
    }
    let long = "x".repeat(4000);
    let codes = [
        code("gift", &[]),
        code("gift", &["100"]),
        code("gift", &["999"]),
        code("gift", &["0"]),
        code("gift", &["101", "5"]),
        code("no-such-guide", &["101"]),
        "go".to_owned(),
        "form".to_owned(),
    ];
    for code in &codes {
        let told = sent(&house, "a player", None, (code, TEN)).await;
        assert_eq!(house.state().await, before, "{code}: {told}");
    }
    let told = sent(&house, "a player", None, (&gift, &[("0", "10"), ("1", long.as_str())])).await;
    assert_eq!(house.state().await, before, "a note of 4000: {told}");
}

#[tokio::test]
async fn a_late_form_does_nothing() {
    let house = House::open().await;
    let gift = code("gift", &["101"]);
    let (host, channel) = house.people["a moderator"];
    say(&house.table, host, channel, "/mod pause", "Paused").await;
    let before = house.state().await;
    let told = sent(&house, "a player", None, (&gift, TEN)).await;
    assert!(told.contains("paused"), "{told}");
    assert_eq!(house.state().await, before, "{told}");
    let told = house.table.ask(host, "/mod resume").await;
    assert!(!told.contains("cannot"), "{told}");
    house.table.ask(house.table.ada, "/campaign leave").await;
    let left = house.table.answer(house.table.press(house.table.ada, "Leave")).await;
    assert!(left.contains("You leave"), "{left}");
    let before = house.state().await;
    let told = sent(&house, "a player", None, (&gift, TEN)).await;
    assert_eq!(house.state().await, before, "{told}");
    assert!(!told.contains("Hush"), "{told}");
}
