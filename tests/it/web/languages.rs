//! The page in the browser's language.

use super::Sandbox;
use super::browser::{self, Page};
use super::evenings::{WIDE, accessible, ready};
use chancery::text::Text;
use reqwest::Method;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use std::path::Path;

/// Returns the page's language and words for an `Accept-Language` header.
async fn words(sandbox: &Sandbox, accepted: Option<&str>) -> (String, Map<String, Value>) {
    let headers: Vec<(&str, &str)> = accepted.map(|accepted| ("accept-language", accepted)).into_iter().collect();
    let (status, headers, script) = sandbox.ask((Method::GET, "/page/words.js"), &headers).await;
    assert_eq!(status.as_u16(), 200, "{script}");
    assert!(headers.contains("\"vary\": \"accept-language\"") && headers.contains("text/javascript"), "{headers}");
    let (language, words) = script.split_once(";\n").unwrap();
    let language = serde_json::from_str(language.strip_prefix("export const language = ").unwrap()).unwrap();
    let words = words.strip_prefix("export const words = ").unwrap().strip_suffix(";\n").unwrap();
    (language, serde_json::from_str(words).unwrap())
}

#[tokio::test]
async fn the_browsers_favourite_language_is_chosen() {
    let sandbox = Sandbox::open(&[]);
    let expected = [
        (None, "en"),
        (Some(""), "en"),
        (Some("de"), "de"),
        (Some("de-AT"), "de"),
        (Some("DE-ch"), "de"),
        (Some("en-GB,en;q=0.9,de;q=0.8"), "en"),
        (Some("de-DE, de;q=0.9, en-US;q=0.8, en;q=0.7"), "de"),
        (Some("en;q=0.5, de;q=0.7"), "de"),
        (Some("de;q=0.5,en;q=0.7"), "en"),
        // Unknown languages are passed over.
        (Some("xx"), "en"),
        (Some("xx, de;q=0.3"), "de"),
        (Some("xx, en;q=0.4, de;q=0.3"), "en"),
        // The first of two equal ones wins, and one with the quality 0 is refused.
        (Some("de,en"), "de"),
        (Some("de;q=0, xx"), "en"),
        (Some("*"), "en"),
        // What is malformed does not count.
        (Some("de;q=much,;;,,q=1"), "en"),
        (Some("de;q=NaN"), "en"),
        (Some("../../etc"), "en"),
    ];
    for (accepted, language) in expected {
        let (chosen, words) = words(&sandbox, accepted).await;
        assert_eq!(chosen, language, "{accepted:?}");
        let members = Text::of(language).try_get("page-members").unwrap();
        assert_eq!(words["page-members"], json!(members), "{accepted:?}");
    }
}

/// Returns the ids of messages that stand in quotes in a text.
fn ids(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for quote in ['"', '\''] {
        for rest in text.split(&format!("{quote}page-")).skip(1) {
            let (id, _) = rest.split_once(quote).unwrap();
            found.insert(format!("page-{id}"));
        }
    }
    found
}

#[tokio::test]
async fn the_page_has_exactly_the_words_that_it_uses() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/sandbox/web/page");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let texts: Vec<String> = files.map(|path| std::fs::read_to_string(path).unwrap()).collect();
    let used: BTreeSet<String> = texts.iter().flat_map(|text| ids(text)).collect();
    assert!(used.len() > 50, "{used:?}");
    let sandbox = Sandbox::open(&[]);
    let (_, words) = words(&sandbox, None).await;
    assert_eq!(words.keys().cloned().collect::<BTreeSet<_>>(), used);
    // An argument is filled in by its name.
    assert_eq!(words["page-between"], "%least% to %most%");
}

/// A word in the document itself would be English for everybody.
#[test]
fn the_document_contains_no_words() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/sandbox/web/page/index.html");
    let document = std::fs::read_to_string(file).unwrap();
    let shown: String = document.split('<').filter_map(|part| Some(part.split_once('>')?.1)).collect();
    let words: Vec<&str> = shown.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty()).collect();
    assert_eq!(words, ["Chancery"]);
    for attribute in [" aria-label=", " title=", " alt="] {
        assert!(!document.contains(attribute), "{attribute}");
    }
}

async fn shows(page: &mut Page, id: &str, expected: &str) {
    page.until(&format!("document.getElementById('{id}').innerText === {}", json!(expected))).await;
}

/// Types a line into the message box and waits for its hint.
async fn hints(page: &mut Page, line: &str, expected: &str) -> String {
    page.eval("document.getElementById('typed').value = ''; document.getElementById('typed').focus()").await;
    page.write(line).await;
    shows(page, "hint", expected).await;
    let suggestions = page.eval("document.getElementById('suggestions').innerText").await;
    suggestions.as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_german_browser_sees_a_german_page() {
    let Some(program) = browser::installed() else {
        return;
    };
    let sandbox = Sandbox::open(&["--demo"]);
    let mut page = Page::open_in("de-AT", &program, &sandbox.url()).await;
    page.resize(WIDE).await;
    ready(&mut page).await;
    let text = Text::of("de");
    assert_eq!(page.eval("document.documentElement.lang").await, "de");
    assert_eq!(page.eval("document.title").await, "Chancery · Sandbox");
    shows(&mut page, "topic", "Du bist Ada").await;
    let game = text.try_get("ruleset-leverage").unwrap();
    let first = "document.querySelector('#empty .games .name').textContent";
    page.until(&format!("{first} === {}", json!(game))).await;
    accessible(&mut page, "german-choice").await;
    page.eval("document.querySelector('#empty .games button').click()").await;
    page.until("document.getElementById('empty').hidden").await;
    page.until("document.getElementById('messages').innerText.includes('Ada ist dabei.')").await;

    // Played again, the transcript is in German too.
    let (_, _, log) = sandbox.get(&format!("/transcript?token={}", sandbox.token)).await;
    assert!(log.contains("> locale @ada de\n"), "{log}");
    let clock = "/^\\d\\d\\.\\d\\d\\.\\d{4}, \\d\\d:\\d\\d$/.test(document.getElementById('clock').textContent)";
    assert_eq!(page.eval(clock).await, true);
    let times = "[...document.querySelectorAll('[data-time]')].map((button) => button.textContent)";
    assert_eq!(page.eval(times).await, json!(["+10 Min.", "+1 Std.", "+1 Tag"]));
    let labels = "['members', 'show-help', 'log'].map((id) => document.getElementById(id).getAttribute('aria-label'))";
    assert_eq!(page.eval(labels).await, json!(["Mitglieder", "Hilfe", "Nachrichten"]));
    let placeholder = "document.getElementById('typed').placeholder === 'Nachricht an #table oder / für Befehle'";
    page.until(placeholder).await;

    // Commands, options and choices are described as Discord would, and a choice is typed in English.
    let offered = hints(&mut page, "/gift", "Befehle").await;
    assert!(offered.contains(&text.try_get("cmd-gift").unwrap()), "{offered}");
    let offered = hints(&mut page, "/gift ", "Optionen").await;
    assert!(offered.contains("erforderlich"), "{offered}");
    let about = text.try_attribute("cmd-grant-access", "access").unwrap();
    let offered = hints(&mut page, "/grant-access access:hand", &format!("access: {about}")).await;
    assert_eq!(offered, text.try_get("choice-trade").unwrap());
    page.key("Enter").await;
    page.until("document.getElementById('typed').value === '/grant-access access:trade '").await;
    hints(&mut page, "/gfit", "Meintest du").await;

    page.eval("document.getElementById('show-help').click()").await;
    page.until("document.getElementById('help').open").await;
    let help = page.eval("document.getElementById('help').innerText").await.to_string();
    assert!(help.contains(&text.try_get("page-help-talk").unwrap()), "{help}");
    page.key("Escape").await;

    // A private answer.
    page.eval("document.getElementById('typed').value = ''; document.getElementById('typed').focus()").await;
    page.write("/offers").await;
    page.key("Enter").await;
    page.until(
        "document.getElementById('messages').innerText.includes('Nur du kannst das sehen · Nachricht schließen')",
    )
    .await;
    page.until("document.getElementById('messages').innerText.includes('Ada hat /offers benutzt')").await;
    accessible(&mut page, "german").await;

    page.eval("document.querySelector('#people [data-handle=mod] button').click()").await;
    shows(&mut page, "topic", "Du bist Mod").await;
    let about = text.try_attribute("cmd-mod-undo", "steps").unwrap();
    hints(&mut page, "/mod undo steps:", &format!("steps: {about} (1 bis 100)")).await;
    assert_eq!(page.faults, [""; 0]);
}
