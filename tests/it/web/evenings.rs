//! Whole evenings on the page in a real browser, by mouse and by keyboard, with an accessibility checker. If no browser
//! is installed, a message is printed.
//!
//! `CHANCERY_SCREENSHOTS=FOLDER cargo test --test it web::evenings` writes pictures of each, wide and narrow, light
//! and dark.

use super::Sandbox;
use super::browser::{self, Page};
use serde_json::json;
use std::path::Path;

const DRIVE: &str = include_str!("drive.js");
const AXE: &str = include_str!("../../axe/axe.min.js");

const WIDE: (u32, u32) = (1200, 900);
const NARROW: (u32, u32) = (400, 800);

/// Buttons that depend on chance: a number, a tile, a card. The page's bot has different seeds from the script's.
const LUCK: [(&str, &str); 5] = [
    ("press \"Refuse 1020525\"", "^Refuse \\d+$"),
    ("press \"a reputation tile", "^a reputation tile worth \\d VP$"),
    ("press \"2: a reputation tile", "^2: a reputation tile worth \\d VP$"),
    ("press \"4: a reputation tile", "^4: a reputation tile worth \\d VP$"),
    ("press \"Sabotage Reputation", "^(?!My hand|Offers|Join|End turn|Begin turn)[A-Z][a-z]+ [A-Z]"),
];

async fn ready(page: &mut Page) {
    page.eval(DRIVE).await;
    page.eval(&format!("{AXE}; 0")).await;
}

/// Checks and photographs the page, wide and narrow, light and dark.
async fn accessible(page: &mut Page, name: &str) {
    for (size, width) in [(WIDE, "wide"), (NARROW, "narrow")] {
        for scheme in ["light", "dark"] {
            page.look(size, scheme).await;
            page.shoot(&format!("{name}-{width}-{scheme}")).await;
            let found = page.eval("drive.check()").await;
            assert_eq!(found, json!([]), "{name}, {width}, {scheme}");
            let over = "document.documentElement.scrollWidth - window.innerWidth";
            assert_eq!(page.eval(over).await, 0, "{name}, {width}: too wide");
        }
    }
    page.look(WIDE, "light").await;
}

/// Plays `tests/plays/NAME.play` on the page. It must lead to as many rulings as the script, and the script saved by
/// the page must replay.
async fn evening(name: &str) {
    let Some(program) = browser::installed() else {
        return;
    };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/plays");
    let script = std::fs::read_to_string(folder.join(name).with_extension("play")).unwrap();
    let expected = std::fs::read_to_string(folder.join(name).with_extension("txt")).unwrap();
    let sandbox = Sandbox::open(&[]);
    let mut page = Page::open(&program, &sandbox.url()).await;
    page.look(WIDE, "light").await;
    ready(&mut page).await;
    let lines: Vec<&str> = script.lines().collect();
    for line in lines {
        // The page has nothing to click for an action that cannot be sent.
        if line.is_empty() || line.starts_with("# ") || line.starts_with("cannot ") {
            continue;
        }
        let luck = LUCK.iter().find(|(said, _)| line.contains(said));
        let luck = luck.map(|(_, pattern)| *pattern);
        page.eval(&format!("drive.play({}, {})", json!(line), json!(luck))).await;
    }
    let rulings = |text: &str| {
        let numbers = text.split("Ruling ").skip(1);
        let numbers = numbers.filter_map(|rest| {
            let digits = rest.find(|letter: char| !letter.is_ascii_digit())?;
            rest[..digits].parse::<u64>().ok()
        });
        numbers.max()
    };
    assert_eq!(page.eval("drive.rulings()").await.as_u64(), rulings(&expected));
    accessible(&mut page, name).await;
    let (_, _, saved) = sandbox.get(&format!("/transcript?token={}", sandbox.token)).await;
    assert_eq!(rulings(&saved), rulings(&expected));
    let lost: Vec<&str> =
        saved.lines().filter(|line| line.starts_with("  ?") || line.starts_with("  (not sent")).collect();
    assert!(lost.is_empty(), "{lost:?}");
    assert_eq!(page.faults, [""; 0]);
}

#[tokio::test]
async fn leverage_can_be_played_on_the_page() {
    evening("buttons_leverage").await;
}

#[tokio::test]
async fn ambassadors_can_be_played_on_the_page() {
    evening("buttons_ambassadors").await;
}

#[tokio::test]
async fn the_strategy_card_can_be_played_on_the_page() {
    evening("buttons_strategy_card").await;
}

#[tokio::test]
async fn realms_can_be_played_on_the_page() {
    evening("buttons_realms").await;
}

/// Presses Tab until the focus is on the element with this name.
async fn tab_to(page: &mut Page, name: &str) {
    let mut passed = Vec::new();
    for _ in 0..80 {
        page.key("Tab").await;
        let at = "(document.activeElement.labels?.[0] ?? document.activeElement).textContent.trim()";
        let at = page.eval(at).await;
        if at == name {
            return;
        }
        passed.push(at);
    }
    panic!("{name} is on no way of the keyboard: {}", json!(passed));
}

/// Players can use the keyboard alone to switch person, answer an offer, complete a command, and fill in or close a
/// form.
#[tokio::test]
async fn the_page_works_with_the_keyboard_alone() {
    let Some(program) = browser::installed() else {
        return;
    };
    let sandbox = Sandbox::open(&["--demo", "leverage"]);
    let mut page = Page::open(&program, &sandbox.url()).await;
    page.look(WIDE, "dark").await;
    ready(&mut page).await;
    page.until("document.getElementById('messages').innerText.includes('Pending')").await;
    tab_to(&mut page, "Bo").await;
    page.key("Enter").await;
    page.until("document.querySelector('#people [aria-current]').textContent === 'Bo'").await;
    assert_eq!(page.eval("document.activeElement.textContent").await, "Bo", "the focus stays where it was");
    page.until("document.getElementById('messages').innerText.includes('Pending')").await;
    // The third offer is his.
    for _ in 0..3 {
        tab_to(&mut page, "Accept").await;
    }
    page.key("Enter").await;
    page.until("document.getElementById('messages').innerText.includes('Accepted')").await;

    tab_to(&mut page, "Message box: a slash command").await;
    page.write("/gif").await;
    page.until("!document.getElementById('suggestions').hidden").await;
    accessible(&mut page, "suggestions").await;
    for write in ["", "player:@a", "amount:25 "] {
        page.write(write).await;
        if !write.ends_with(' ') {
            page.until("document.getElementById('suggestions').children.length > 0").await;
            page.key("Tab").await;
            page.until("document.getElementById('typed').value.endsWith(' ')").await;
        }
    }
    let typed = page.eval("document.getElementById('typed').value").await;
    assert_eq!(typed, "/gift player:@ada amount:25 ");
    page.key("Enter").await;
    page.until("document.getElementById('messages').innerText.includes('25 money')").await;

    // A form takes the focus when it opens, closes with Escape, and then restores the focus.
    let gift = "[...document.querySelectorAll('#people li')].find((one) => one.textContent.startsWith('Cy')).querySelector('summary').focus()";
    page.eval(gift).await;
    page.key("Enter").await;
    tab_to(&mut page, "Gift").await;
    page.key("Enter").await;
    page.until("document.getElementById('form').open").await;
    accessible(&mut page, "form").await;
    assert_eq!(page.eval("document.activeElement.tagName").await, "INPUT");
    page.key("Escape").await;
    page.until("!document.getElementById('form').open").await;
    assert_eq!(page.faults, [""; 0]);
    let held = page.eval("document.activeElement.textContent").await;
    assert_eq!(held, "Gift", "the focus returns to where the form was opened");
}
