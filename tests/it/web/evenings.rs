//! Whole evenings on the page in a real browser, by mouse and by keyboard, with an accessibility checker. If no browser
//! is installed, a message is printed.
//!
//! `CHANCERY_SCREENSHOTS=FOLDER cargo test --test it web::evenings` writes pictures of each, wide and narrow, light
//! and dark.

use super::Sandbox;
use super::browser::{self, Page, SCREENSHOTS};
use crate::effort::either;
use serde_json::json;
use std::path::Path;

const DRIVE: &str = include_str!("drive.js");
const AXE: &str = include_str!("../../axe/axe.min.js");

pub const WIDE: (u32, u32) = (1280, 800);
pub const NARROW: (u32, u32) = (390, 844);

/// Buttons that depend on chance: a number, a tile, a card. The page's bot has different seeds from the script's.
const LUCK: [(&str, &str); 5] = [
    ("press \"Refuse PZ6MF\"", "^Refuse P[0-9A-Z]+$"),
    ("press \"a reputation tile", "^a reputation tile worth \\d VP$"),
    ("press \"2: a reputation tile", "^2: a reputation tile worth \\d VP$"),
    ("press \"4: a reputation tile", "^4: a reputation tile worth \\d VP$"),
    ("press \"Sabotage Reputation", "^(?!My hand|Offers|Join|End turn|Begin turn)[A-Z][a-z]+ [A-Z]"),
];

pub async fn ready(page: &mut Page) {
    page.eval(DRIVE).await;
    page.eval(&format!("{AXE}; 0")).await;
}

/// A size of the window with its name, and a theme.
type Look = ((u32, u32), &'static str, &'static str);

const LOOKS: [Look; 4] =
    [(WIDE, "wide", "light"), (NARROW, "narrow", "light"), (NARROW, "narrow", "dark"), (WIDE, "wide", "dark")];

/// Checks and photographs the page, wide and narrow, light and dark. Without photographs, every run checks each size in
/// one theme, and the long form in both.
pub async fn accessible(page: &mut Page, name: &str) {
    let all = std::env::var_os(SCREENSHOTS).is_some();
    for (size, width, theme) in LOOKS.into_iter().step_by(if all { 1 } else { either(2, 1) }) {
        page.resize(size).await;
        page.theme(theme).await;
        page.shoot(&format!("{name}-{width}-{theme}")).await;
        let found = page.eval("drive.check()").await;
        assert_eq!(found, json!([]), "{name}, {width}, {theme}");
        let over = "document.documentElement.scrollWidth - window.innerWidth";
        assert_eq!(page.eval(over).await, 0, "{name}, {width}: too wide");
    }
    page.resize(WIDE).await;
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
    page.resize(WIDE).await;
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
        let numbers = text.split("-# #").skip(1);
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
