//! Every button, from everybody, on every kind of message.

use super::{House, STRANGERS};
use chancery::discord::buttons::{Button, GameCode, LogFilter};
use chancery::rules::ids::{CampaignId, OfferId, PlayerId};
use chancery::rules::time::Time;
use chancery_loopback::Answer;

/// Lists buttons, one of each kind. A missing row makes the match incomplete, so the code does not compile.
macro_rules! rows {
    ($($kind:ident { $($field:ident : $value:expr),* } => $chosen:expr),* $(,)?) => {
        fn rows() -> Vec<(Button, &'static [&'static str])> {
            #[expect(unreachable_patterns, reason = "a kind may have several rows")]
            fn has_a_row(button: &Button) {
                match button {
                    $(Button::$kind { .. } => {})*
                }
            }
            let rows: Vec<(Button, &[&str])> = vec![$((Button::$kind { $($field: $value),* }, $chosen)),*];
            rows.iter().for_each(|(button, _)| has_a_row(button));
            rows
        }
    };
}

const CAMPAIGN: CampaignId = CampaignId(1);
/// The campaign with an open secondary ability of the strategy card.
const GALAXY: CampaignId = CampaignId(3);
/// The campaign of the realms ruleset.
const COURT: CampaignId = CampaignId(4);
const OFFER: OfferId = OfferId(1);
/// Stands for the host's draft, whose id is random.
const DRAFT: i64 = 0;

rows! {
    Accept { campaign: CAMPAIGN, offer: OFFER } => &[],
    Refuse { campaign: CAMPAIGN, offer: OFFER } => &[],
    Pick { campaign: CAMPAIGN, offer: OFFER, menu: 0 } => &["1"],
    Pick { campaign: CAMPAIGN, offer: OFFER, menu: 0 } => &["science:0"],
    Choose { campaign: CAMPAIGN, offer: OFFER, code: "science:0".to_owned() } => &[],
    Game { campaign: CAMPAIGN, code: GameCode::new("room", &[]) } => &["return:1"],
    Game { campaign: CAMPAIGN, code: GameCode::new("stop", &[1]) } => &[],
    Game { campaign: GALAXY, code: GameCode::new("ready", &[1, 2]) } => &[],
    Game { campaign: GALAXY, code: GameCode::new("pass", &[1]) } => &[],
    Game { campaign: COURT, code: GameCode::new("answer-sealed", &[1]) } => &[],
    Game { campaign: COURT, code: GameCode::new("checked", &[0, 7]) } => &["Estwick"],
    Game { campaign: COURT, code: GameCode::new("tested", &[0, 1, 7, 7, 7]) } => &["Estwick"],
    Go { campaign: CAMPAIGN, wizard: "more".to_owned(), answers: Vec::new(), menu: 0 } => &[],
    Go { campaign: CAMPAIGN, wizard: "offers".to_owned(), answers: Vec::new(), menu: 0 } => &[],
    Go { campaign: CAMPAIGN, wizard: "gift".to_owned(), answers: Vec::new(), menu: 0 } => &[],
    Go { campaign: COURT, wizard: "more".to_owned(), answers: Vec::new(), menu: 0 } => &[],
    Admit { campaign: CAMPAIGN, player: PlayerId(101) } => &[],
    Seat { campaign: CAMPAIGN, seat: PlayerId(101), player: PlayerId(102), gives: true } => &[],
    Seat { campaign: CAMPAIGN, seat: PlayerId(101), player: PlayerId(102), gives: false } => &[],
    TakeBack { campaign: CAMPAIGN, asked_at: Time::from_millis(1_767_614_400_000), agrees: true } => &[],
    TakeBack { campaign: CAMPAIGN, asked_at: Time::from_millis(1_767_614_400_000), agrees: false } => &[],
    Preview { draft: DRAFT, page: 0 } => &[],
    Fill { draft: DRAFT, menu: 0 } => &["Vega"],
    Confirm { draft: DRAFT } => &[],
    Cancel { draft: DRAFT } => &[],
    History { campaign: CAMPAIGN, player: Some(PlayerId(101)), before: 1000 } => &[],
    Log { campaign: CAMPAIGN, before: 1000, filter: LogFilter::default() } => &[],
    Found { ruleset: None, template: None } => &["chess"],
    Found { ruleset: Some("chess".to_owned()), template: Some("gentle".to_owned()) } => &[],
    FoundLike { ruleset: "leverage".to_owned() } => &["gentle"],
    Help { topic: None } => &["offers"],
    Erase { asked_at: Time::from_millis(1_767_614_400_000) } => &[],
    Import { asked: 1 } => &[],
}

/// Makes a draft for the table's host. Returns a public message, one that only the host sees, and the code that ends
/// the campaign.
async fn asked(house: &House) -> (u64, u64, i64) {
    let table = &house.table;
    table.ask(table.ada, "/grant-access player:@bo access:trade").await;
    let (public, _) = table.button(table.bo, "Accept");
    let (host, _) = house.people["a moderator"];
    assert!(table.ask(host, "/mod end").await.contains("End it?"));
    let (private, code) = table.button(host, "End it for good");
    (public, private, draft_of(&code))
}

/// Returns the draft that a button confirms.
fn draft_of(code: &str) -> i64 {
    match code.parse() {
        Ok(Button::Confirm { draft }) => draft,
        other => panic!("{other:?}"),
    }
}

/// Returns the buttons to try, about this draft.
fn rows_about(draft: i64) -> Vec<(Button, &'static [&'static str])> {
    let about = |button| match button {
        Button::Fill { draft: DRAFT, menu } => Button::Fill { draft, menu },
        Button::Confirm { draft: DRAFT } => Button::Confirm { draft },
        Button::Cancel { draft: DRAFT } => Button::Cancel { draft },
        Button::Preview { draft: DRAFT, page } => Button::Preview { draft, page },
        other => other,
    };
    let all = rows().into_iter();
    all.map(|(button, chosen)| (about(button), chosen)).collect()
}

#[tokio::test]
async fn strangers_can_neither_see_nor_change_anything_by_button() {
    let house = House::open().await;
    let (public, private, draft) = asked(&house).await;
    let before = house.state().await;
    let hidden = house.table.discord.look(|world| world.messages[&private].json.clone());
    for (button, chosen) in rows_about(draft) {
        for who in STRANGERS {
            let (user, channel) = house.people[who];
            // They are pressed on a public card, on another person's private message, and on the person's own.
            let own = own_message(&house, who).await;
            for message in [public, private, own] {
                // People may erase their own data.
                if message == own && matches!(button, Button::Erase { .. }) {
                    continue;
                }
                let code = button.to_string();
                let pressed =
                    house.table.discord.with(|world| world.forge_press(user, channel, message, &code, chosen));
                let told = house.told(pressed).await;
                let what = format!("{code} on {message} from {who}");
                house.check_stranger(&what, &told, &before).await;
                let says = ["I no longer know the campaign", "for somebody else", "bots do not play"];
                // Buttons without a campaign are for everybody, and do not mention any.
                let of_none = matches!(
                    button,
                    Button::Found { .. } | Button::FoundLike { .. } | Button::Help { .. } | Button::Import { .. }
                );
                assert!(of_none || says.iter().any(|says| told.contains(says)), "{what}: {told}");
                let still = house.table.discord.look(|world| world.messages[&private].json.clone());
                assert_eq!(still, hidden, "{what}");
            }
        }
    }
}

/// Returns a message from the bot that only this person sees.
async fn own_message(house: &House, who: &str) -> u64 {
    let (user, channel) = house.people[who];
    let help = house.table.discord.look(|world| {
        let help = world.commands.values().find(|command| command["name"] == "help");
        help.cloned().unwrap()
    });
    let asked = house.table.discord.with(|world| {
        let options = serde_json::json!([]);
        world.forge_command(user, channel, &help, options, serde_json::json!({}))
    });
    house.told(asked).await;
    let answer = house.table.discord.look(|world| world.asked[&asked].answer.clone());
    match answer {
        Some(Answer::Message(id)) => id,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_press_never_overwrites_a_public_message() {
    let house = House::open().await;
    let (public, private, draft) = asked(&house).await;
    let before = house.state().await;
    for (button, chosen) in rows_about(draft) {
        let answers = matches!(button, Button::Accept { .. } | Button::Refuse { .. });
        for who in ["an onlooker", "a player", "a moderator"] {
            let (user, channel) = house.people[who];
            // The moderator's own message is in the row below.
            let others = [Some(public), Some(private).filter(|_| who != "a moderator")];
            for message in others.into_iter().flatten() {
                let code = button.to_string();
                let press = |world: &mut chancery_loopback::world::World| {
                    world.forge_press(user, channel, message, &code, chosen)
                };
                let pressed = house.table.discord.with(press);
                let told = house.told(pressed).await;
                let what = format!("{code} on {message} from {who}");
                let answer = house.table.discord.look(|world| world.asked[&pressed].answer.clone());
                assert!(matches!(answer, Some(Answer::Message(_))), "{what}: {answer:?}");
                let unknown = told.contains("I no longer know the campaign");
                // A game's button leaves its message unchanged. A menu replaces it.
                let stays = answers
                    || matches!(
                        button,
                        Button::Admit { .. }
                            | Button::Seat { .. }
                            | Button::TakeBack { .. }
                            | Button::Go { .. }
                            | Button::FoundLike { .. }
                            | Button::Help { .. }
                    )
                    || (matches!(button, Button::Game { .. }) && chosen.is_empty());
                assert_eq!(unknown, !stays, "{what}: {told}");
                assert!(!told.contains("Hush"), "{what}: {told}");
                assert_eq!(house.state().await, before, "{what}: {told}");
            }
        }
    }
}

#[tokio::test]
async fn a_cancelled_question_cannot_be_answered() {
    let house = House::open().await;
    let (_, message, draft) = asked(&house).await;
    let (host, channel) = house.people["a moderator"];
    let press = async |button: Button| {
        let code = button.to_string();
        let pressed = house.table.discord.with(|world| world.forge_press(host, channel, message, &code, &[]));
        house.told(pressed).await
    };
    let told = press(Button::Cancel { draft }).await;
    assert!(told.contains("Nothing was done"), "{told}");
    let before = house.state().await;
    for button in [Button::Confirm { draft }, Button::Cancel { draft }] {
        let told = press(button).await;
        assert!(told.contains("has expired"), "{told}");
    }
    assert_eq!(house.state().await, before);
    // A confirmed draft cannot be cancelled.
    assert!(house.table.ask(host, "/mod end").await.contains("End it?"));
    let (message, code) = house.table.button(host, "End it for good");
    let draft = draft_of(&code);
    for (button, says) in [(Button::Confirm { draft }, "Done."), (Button::Cancel { draft }, "already been done")] {
        let code = button.to_string();
        let pressed = house.table.discord.with(|world| world.forge_press(host, channel, message, &code, &[]));
        let told = house.told(pressed).await;
        assert!(told.contains(says), "{told}");
    }
}
