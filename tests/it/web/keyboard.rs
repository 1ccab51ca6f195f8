//! The page by keyboard alone, in a real browser.

use super::Sandbox;
use super::browser::{self, Page};
use super::evenings::{WIDE, accessible, ready};

/// Presses Tab until the focus is on the element with this name.
async fn tab_to(page: &mut Page, name: &str) {
    let mut passed = Vec::new();
    for _ in 0..80 {
        page.key("Tab").await;
        let at = page.eval("drive.focused()").await;
        if at == name {
            return;
        }
        passed.push(at.to_string());
    }
    panic!("{name} is on no way of the keyboard: {}", passed.join(", "));
}

/// Waits until the messages contain a text.
async fn says(page: &mut Page, text: &str) {
    page.until(&format!("document.getElementById('messages').innerText.includes('{text}')")).await;
}

/// Opens a page at which nothing but keys is used.
async fn open(more: &[&str]) -> Option<(Sandbox, Page)> {
    let program = browser::installed()?;
    let sandbox = Sandbox::open(more);
    let mut page = Page::open(&program, &sandbox.url()).await;
    page.resize(WIDE).await;
    ready(&mut page).await;
    Some((sandbox, page))
}

#[tokio::test]
async fn offers_commands_and_forms_work_with_the_keyboard_alone() {
    let Some((_sandbox, mut page)) = open(&["--demo", "leverage"]).await else {
        return;
    };
    says(&mut page, "Pending").await;
    tab_to(&mut page, "Bo").await;
    page.key("Enter").await;
    page.until("document.getElementById('topic').textContent === 'You are Bo'").await;
    assert_eq!(page.eval("drive.focused()").await, "Bo", "the focus stays where it was");
    says(&mut page, "Pending").await;
    // The third offer is his.
    for _ in 0..3 {
        tab_to(&mut page, "Accept").await;
    }
    page.key("Enter").await;
    says(&mut page, "Accepted").await;

    tab_to(&mut page, "Message").await;
    page.write("/gif").await;
    page.until("!document.getElementById('suggestions').hidden").await;
    accessible(&mut page, "suggestions").await;
    // Enter completes as Tab does, until the line can be sent.
    for (write, key) in [("", "Enter"), ("player:@a", "Tab"), ("amo", "Enter"), ("25", "")] {
        page.write(write).await;
        if !key.is_empty() {
            page.until("document.getElementById('suggestions').children.length === 1").await;
            page.key(key).await;
            page.until("[' ', ':'].includes(document.getElementById('typed').value.at(-1))").await;
        }
    }
    let typed = page.eval("document.getElementById('typed').value").await;
    assert_eq!(typed, "/gift player:@ada amount:25");
    page.key("Enter").await;
    says(&mut page, "25 money").await;

    // A form takes the focus when it opens, closes with Escape, and then restores the focus.
    page.eval("document.querySelector('#members [data-handle=cy] summary').focus()").await;
    page.key("Enter").await;
    tab_to(&mut page, "Gift").await;
    page.key("Enter").await;
    page.until("document.getElementById('form').open").await;
    accessible(&mut page, "form").await;
    assert_eq!(page.eval("document.activeElement.tagName").await, "INPUT");
    page.key("Escape").await;
    page.until("!document.getElementById('form').open").await;
    assert_eq!(page.faults, [""; 0]);
    assert_eq!(page.eval("drive.focused()").await, "Gift", "the focus returns to where the form was opened");
}

/// A new table: a moderator founds a campaign, players join it with the invitation's button, talk, use a menu, switch
/// the theme and move the clock.
#[tokio::test]
async fn an_evening_can_be_played_with_the_keyboard_alone() {
    let Some((_sandbox, mut page)) = open(&[]).await else {
        return;
    };
    accessible(&mut page, "empty").await;
    tab_to(&mut page, "Mod ★").await;
    page.key("Enter").await;
    page.until("document.getElementById('topic').textContent === 'You are Mod'").await;
    tab_to(&mut page, "Message").await;
    page.write("/campaign create name:\"Spiral Arm\" ruleset:lev").await;
    page.until("document.querySelector('#suggestions [aria-selected=true]') !== null").await;
    page.key("Enter").await;
    page.until("document.getElementById('typed').value.endsWith('leverage ')").await;
    page.key("Enter").await;
    says(&mut page, "Spiral Arm starts").await;
    for name in ["Ada", "Bo"] {
        // From the message box, the list of members comes first.
        tab_to(&mut page, name).await;
        page.key("Enter").await;
        tab_to(&mut page, &format!("Play as {name}")).await;
        page.key("Enter").await;
        page.until(&format!("document.getElementById('topic').textContent === 'You are {name}'")).await;
        says(&mut page, "Spiral Arm starts").await;
        tab_to(&mut page, "Join").await;
        page.key("Enter").await;
        page.until(&format!("/{name}.? joins/.test(document.getElementById('messages').innerText)")).await;
    }
    tab_to(&mut page, "Message").await;
    page.write("Shall we, @ad").await;
    page.until("document.getElementById('hint').textContent === 'People'").await;
    page.key("Tab").await;
    page.until("document.getElementById('typed').value === 'Shall we, @ada '").await;
    page.key("Enter").await;
    says(&mut page, "Shall we, @Ada").await;

    menu(&mut page).await;

    tab_to(&mut page, "Light theme").await;
    page.key(" ").await;
    page.until("document.documentElement.dataset.theme === 'light'").await;
    let clock = page.eval("document.getElementById('clock').textContent").await;
    tab_to(&mut page, "+1 day").await;
    page.key("Enter").await;
    page.until(&format!("document.getElementById('clock').textContent !== {clock}")).await;
    assert_eq!(page.faults, [""; 0]);
}

/// Posts the panel and uses a menu: it opens with Enter, moves with the arrows, and is chosen from with Enter.
async fn menu(page: &mut Page) {
    page.write("/panel").await;
    page.key("Enter").await;
    says(page, "Only you see what a button answers").await;
    // The list of members has a button of the same name.
    tab_to(page, "Grant access").await;
    tab_to(page, "Relations").await;
    page.key("Enter").await;
    page.until("document.querySelector('#messages .select') !== null").await;
    page.eval("[...document.querySelectorAll('#messages .select')].at(-1).focus()").await;
    page.key("Enter").await;
    page.until("document.activeElement.getAttribute('role') === 'listbox'").await;
    accessible(page, "menu").await;
    page.key("Escape").await;
    page.until("document.activeElement.className === 'select'").await;
    page.key("Enter").await;
    let chosen =
        "[...document.querySelectorAll('[role=listbox]:not([hidden]) .active')].at(-1)?.firstChild.textContent";
    page.until(&format!("{chosen} !== undefined")).await;
    for _ in 0..9 {
        if page.eval(chosen).await == "Ada" {
            break;
        }
        page.key("ArrowDown").await;
    }
    page.key("Enter").await;
    says(page, "You and Ada").await;
}
