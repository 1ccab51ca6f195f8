//! Buttons of other players, old buttons, invalid buttons, and repeated presses.

use super::Table;
use chancery::discord::buttons::{Button, GameCode, LogFilter, LogKind, UnknownButton};
use chancery::discord::game_ui::Picked;
use chancery::rules::games::ambassadors::{Choice, Pick, Population, Room, State};
use chancery::rules::ids::{CampaignId, OfferId, PlayerId};
use chancery::rules::time::Span;
use chancery_words::games::ambassadors::room;

fn choice(campaign: CampaignId, offer: OfferId) -> Button {
    let code = "science:2".to_owned();
    Button::Choose { campaign, offer, code }
}

#[test]
fn button_codes_survive_a_round_trip() {
    let (campaign, offer) = (CampaignId(i64::MAX), OfferId(u64::MAX));
    let (draft, before) = (i64::MAX, i64::MAX);
    let player = Some(PlayerId(u64::MAX));
    for button in [
        Button::Accept { campaign, offer },
        Button::Refuse { campaign, offer },
        Button::Pick { campaign, offer, menu: u8::MAX },
        choice(campaign, offer),
        Button::Game { campaign, code: GameCode::new("room", &[]) },
        Button::Game { campaign, code: GameCode::new("stop", &[u64::MAX]) },
        Button::Confirm { draft },
        Button::Cancel { draft },
        Button::History { campaign, player, before },
        Button::History { campaign, player: None, before },
        Button::Found { ruleset: None, template: None },
        Button::Found { ruleset: Some("strategy-card".to_owned()), template: None },
        Button::Found { ruleset: Some("leverage".to_owned()), template: Some("A: 5% of it".to_owned()) },
        Button::FoundLike { ruleset: "leverage".to_owned() },
        Button::Log { campaign, before, filter: LogFilter::default() },
        Button::Log { campaign, before, filter: LogFilter { player: Some(PlayerId(7)), kind: Some(LogKind::Offers) } },
        Button::Log { campaign, before, filter: LogFilter { player: None, kind: Some(LogKind::Acts) } },
    ] {
        let code = button.to_string();
        assert_eq!(code.parse(), Ok(button), "{code}");
        assert!(code.len() <= 100, "{code}");
    }
    for code in ["2:room:1", "1:room:x", "1:room:1:x", "1:accept:1", "1:log:1", "1::1", "1:room", "1"] {
        assert_eq!(code.parse::<Button>(), Err(UnknownButton), "{code}");
    }
    for track in Population::ALL {
        for space in [None, Some(1), Some(8)] {
            let choice = Choice { track: Some(track), space };
            let pick = Pick::Track(choice);
            assert_eq!(State::picked(&State::pick_code(&pick)), Some(pick));
        }
    }
    for room in [Room::Move { from: 3, to: 5 }, Room::Replace { to: 1, from: 3 }, Room::Return { space: 3 }] {
        assert_eq!(room::room_of(&room::line(room)), Some(room));
    }
}

/// Each game once had its own menus and buttons, which still exist on old messages.
#[test]
fn codes_on_older_messages_can_be_read() {
    let (campaign, offer) = (CampaignId(7), OfferId(12));
    let menu = Button::Pick { campaign, offer, menu: 0 };
    assert_eq!("1:ship:7:12".parse(), Ok(menu.clone()));
    assert_eq!("1:track:7:12".parse(), Ok(menu));
    let code = |kind, numbers: &[u64]| Button::Game { campaign, code: GameCode::new(kind, numbers) };
    assert_eq!("1:room:7".parse(), Ok(code("room", &[])));
    assert_eq!("1:stop:7:3".parse(), Ok(code("stop", &[3])));
    let money = Pick::Track(Choice { track: Some(Population::Money), space: None });
    assert_eq!(State::picked("money:0"), Some(money));
}

/// Presses a button with its code changed to `code`.
async fn press_code(table: &Table, like: u64, code: &str) -> String {
    let forged = table.forge(like, |_, payload| {
        payload["data"]["custom_id"] = code.into();
    });
    table.answer(forged).await
}

#[tokio::test]
async fn other_peoples_buttons_do_nothing() {
    let table = Table::set().await;
    table.ask(table.ada, "/grant-access player:@bo access:trade").await;
    let before = table.public();
    for label in ["Accept", "Refuse"] {
        for user in [table.ada, table.cy] {
            let pressed = table.press(user, label);
            let answer = table.answer(pressed).await;
            assert!(answer.contains("Only <@101> can answer"), "{answer}");
        }
    }
    assert_eq!(table.public(), before);
    let pressed = table.press(table.bo, "Accept");
    assert!(table.answer(pressed).await.starts_with("Done"));
}

#[tokio::test]
async fn a_repeated_press_reports_the_outcome() {
    let table = Table::set().await;
    table.ask(table.ada, "/grant-access player:@bo access:trade").await;
    let pressed = table.press(table.bo, "Accept");
    assert!(table.answer(pressed).await.starts_with("Done"));
    // Their client does not know yet that the button is gone.
    let again = table.forge(pressed, |_, _| {});
    let answer = table.answer(again).await;
    assert!(answer.contains(": you accepted it."), "{answer}");
    assert_eq!(table.said("accepts offer 1"), 1, "announced once; the card shows how it ended");
}

#[tokio::test]
async fn an_old_button_reports_the_current_state() {
    let mut table = Table::set().await;
    let offer = "/grant-access player:@bo access:trade";
    table.ask(table.ada, offer).await;
    let pressed = table.press(table.cy, "Accept");
    table.answer(pressed).await;
    let press = |table: &Table, offer: u64| {
        table.forge(pressed, |world, payload| {
            payload["member"] = world.member_json(table.bo);
            payload["data"]["custom_id"] = format!("1:accept:1:{offer}").into();
        })
    };
    table.clock.advance(Span::hours(73));
    let answer = table.answer(press(&table, 1)).await;
    assert!(answer.contains(": it lapsed without effect."), "{answer}");
    table.ask(table.ada, offer).await;
    table.stop().await;
    table.start().await;
    let answer = table.answer(press(&table, 2)).await;
    assert!(answer.starts_with("Done"), "{answer}");
    let host = table.discord.person("mod");
    assert!(table.ask(host, "/mod end").await.contains("End it?"));
    let ended = table.press(host, "End it for good");
    assert!(table.answer(ended).await.contains("has ended"));
    let answer = table.answer(press(&table, 2)).await;
    assert!(answer.contains("This campaign ended"), "{answer}");
}

#[tokio::test]
async fn a_confirmation_counts_once() {
    let table = Table::set().await;
    table.ask(table.ada, "/gift player:@bo amount:500").await;
    table.ask(table.ada, "/ask-favour money player:@bo amount:100").await;
    let refused = table.press(table.bo, "Refuse");
    assert!(table.answer(refused).await.contains("Refusing offer"));
    let sure = table.press(table.bo, "Refuse it");
    let twice = table.forge(sure, |_, _| {});
    for pressed in [sure, twice] {
        assert!(table.answer(pressed).await.starts_with("Done"));
    }
    let again = table.forge(sure, |_, _| {});
    assert!(table.answer(again).await.starts_with("Done"));
    assert_eq!(table.said("refuses offer 1"), 1, "announced once; the card shows how it ended");
    let answer = table.ask(table.bo, "/relations player:@ada").await;
    assert!(answer.contains("You and Ada"));
    let screen = table.discord.screen(table.bo, table.channel);
    let shown = screen.last().unwrap().json["embeds"][0].to_string();
    assert!(shown.contains("**-4** = 0 earned - 4 lost"), "{shown}");
}

#[tokio::test]
async fn only_the_asked_player_can_answer() {
    let table = Table::set().await;
    table.ask(table.ada, "/gift player:@bo amount:500").await;
    table.ask(table.ada, "/ask-favour money player:@bo amount:100").await;
    let refused = table.press(table.bo, "Refuse");
    table.answer(refused).await;
    let (_, code) = table.button(table.bo, "Refuse it");
    let help = table.press(table.cy, "Accept");
    table.answer(help).await;
    // Answering someone else's question has no effect.
    let answer = press_foreign(&table, help, &code).await;
    assert!(answer.contains("for somebody else"), "{answer}");
    assert_eq!(table.said("refuses"), 0);
}

/// Presses a button that is not on any screen, from a public message.
async fn press_foreign(table: &Table, like: u64, code: &str) -> String {
    let mine = table.ask(table.cy, "/gift player:@bo amount:0").await;
    assert!(mine.contains("too little"));
    let screen = table.discord.screen(table.cy, table.channel);
    let message = screen.iter().rfind(|m| m.only_for.is_some()).unwrap();
    let (id, json) = (message.id, message.json.clone());
    let forged = table.forge(like, |_, payload| {
        payload["data"]["custom_id"] = code.into();
        payload["message"] = json;
    });
    table.discord.with(|world| {
        if let Some(asked) = world.asked.get_mut(&forged) {
            asked.message = Some(id);
        }
    });
    table.answer(forged).await
}

#[tokio::test]
async fn unknown_codes_are_answered_politely() {
    let table = Table::set().await;
    table.ask(table.ada, "/grant-access player:@bo access:trade").await;
    let pressed = table.press(table.cy, "Accept");
    table.answer(pressed).await;
    let unknown = "I no longer know the campaign";
    for (code, says) in [
        ("1:accept:1:99", "There is no offer 99"),
        ("1:refuse:1:18446744073709551615", "There is no offer"),
        ("1:accept:99:1", unknown),
        ("0:accept:1:1", unknown),
        ("1:accept:1", unknown),
        ("1:accept:1:1:1", unknown),
        ("1:accept:one:1", unknown),
        ("1:dance:1:1", unknown),
        ("accept", unknown),
        (":::", unknown),
    ] {
        let answer = press_code(&table, pressed, code).await;
        assert!(answer.contains(says), "{code}: {answer}");
    }
    for (code, says) in
        [("1:confirm:999", "has expired"), ("1:history:99:0:5", unknown), ("1:history:1:0:-5", "History of")]
    {
        let answer = press_foreign(&table, pressed, code).await;
        assert!(answer.contains(says), "{code}: {answer}");
    }
    let before = table.public();
    assert_eq!(table.said("accepts"), 0);
    assert_eq!(table.public(), before);
}

/// A wizard is found by its name, in any game.
#[test]
fn every_wizard_has_a_unique_name_and_a_short_code() {
    use chancery::discord::{games, wizard};
    use chancery::rules::RulesetName;
    use chancery::rules::ids::CampaignId;
    let text = chancery::text::Text::of("en");
    for ruleset in RulesetName::ALL {
        let mut names: Vec<&str> = wizard::names().collect();
        for (name, label, _) in games::wizards(&text, *ruleset) {
            assert!(!names.contains(&name), "{ruleset:?}: {name} is there twice");
            names.push(name);
            assert!((1..=40).contains(&label.chars().count()), "{label}");
            let begins = wizard::begin(CampaignId(i64::MAX), name);
            assert!(begins.fits(), "{begins}");
            assert_eq!(begins.to_string().parse(), Ok(begins));
        }
    }
}
