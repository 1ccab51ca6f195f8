//! The page as a chat, in a real browser: talking, what stays in view, themes, columns on a phone, help, and the choice
//! of a game.

use super::browser::{self, Page};
use super::evenings::{NARROW, WIDE, accessible, ready};
use super::{BO, Sandbox};
use serde_json::json;

async fn open(more: &[&str]) -> Option<(Sandbox, Page)> {
    let program = browser::installed()?;
    let sandbox = Sandbox::open(more);
    let mut page = Page::open(&program, &sandbox.url()).await;
    page.resize(WIDE).await;
    ready(&mut page).await;
    Some((sandbox, page))
}

async fn type_line(page: &mut Page, line: &str) {
    page.eval("document.getElementById('typed').focus()").await;
    page.write(line).await;
    page.key("Escape").await;
    page.key("Enter").await;
}

async fn says(page: &mut Page, text: &str) {
    page.until(&format!("document.getElementById('messages').innerText.includes({})", json!(text))).await;
}

#[tokio::test]
async fn people_talk_in_groups_of_messages() {
    let Some((sandbox, mut page)) = open(&[]).await else {
        return;
    };
    let table = sandbox.table().await;
    for line in ["Who wants the docks?", "@bo, you had them last time."] {
        type_line(&mut page, line).await;
        says(&mut page, line.trim_start_matches("@bo")).await;
    }
    sandbox.does(BO, &table, json!({"say": "And I keep them. <b>"})).await;
    says(&mut page, "And I keep them. <b>").await;
    // The second message follows the first without another name.
    let heads = "[...document.querySelectorAll('#messages header strong')].map((one) => one.textContent).join()";
    assert_eq!(page.eval(heads).await, "Ada,Bo");
    let initials = "[...document.querySelectorAll('#messages li > .avatar')].map((one) => one.textContent).join()";
    assert_eq!(page.eval(initials).await, "A,B");
    assert_eq!(page.eval("document.querySelector('#messages .mark').textContent").await, "@Bo");
    let mut bo = sandbox.window(BO, &table).await;
    let said = bo.says("you had them last time").await;
    assert_eq!((&said["calls"], &said["author"]["name"]), (&json!(true), &json!("Ada")));
    accessible(&mut page, "talk").await;

    // An answer that only she sees can be dismissed.
    type_line(&mut page, "/help").await;
    page.until("document.querySelector('#messages .private-note button') !== null").await;
    page.eval("document.querySelector('#messages .private-note button').click()").await;
    page.until("document.querySelector('#messages .private') === null").await;
    assert_eq!(page.faults, [""; 0]);
}

#[tokio::test]
async fn ones_own_answer_comes_into_view() {
    let Some((sandbox, mut page)) = open(&["--demo", "leverage"]).await else {
        return;
    };
    let table = sandbox.table().await;
    says(&mut page, "Pending").await;
    let top = "document.getElementById('log').scrollTop";
    // While pictures arrive, the page goes back to the end.
    let scrolled = format!("({top} = 0, !document.getElementById('latest').hidden)");
    page.until(&scrolled).await;
    // The words of others leave the reader where they are.
    sandbox.does(BO, &table, json!({"say": "I am thinking about it."})).await;
    says(&mut page, "I am thinking about it.").await;
    assert_eq!(page.eval(top).await, 0);
    type_line(&mut page, "/offers").await;
    page.until("/^[^]*used .offers/.test(document.querySelector('#messages li:last-child').innerText)").await;
    page.until("drive.inView(document.querySelector('#messages li:last-child'))").await;
    // An answer that replaces an older message also comes into view.
    page.until(&scrolled).await;
    page.eval("document.getElementById('latest').click()").await;
    page.until("drive.inView(document.querySelector('#messages li:last-child'))").await;
    assert_eq!(page.faults, [""; 0]);
}

#[tokio::test]
async fn a_misspelt_command_is_put_right() {
    let Some((_sandbox, mut page)) = open(&["--demo", "leverage"]).await else {
        return;
    };
    says(&mut page, "Pending").await;
    let typed = "document.getElementById('typed')";
    let suggested = "[...document.querySelectorAll('#suggestions strong')].map((one) => one.textContent)[0]";
    let notice = "document.getElementById('notice').textContent";
    for (wrong, right) in [
        ("/gitf player:@bo", "/gift player:@bo"),
        ("/gfit", "/gift"),
        ("/campaign crate", "/campaign create"),
        ("/gift playr:@bo", "/gift player:@bo"),
    ] {
        page.eval(&format!("{typed}.value = ''; {typed}.focus()")).await;
        page.write(wrong).await;
        page.until("document.getElementById('hint').textContent === 'Did you mean'").await;
        assert_eq!(page.eval(suggested).await, right, "{wrong}");
        page.key("Enter").await;
        page.until(&format!("{notice}.endsWith({})", json!(format!("Did you mean {right}?")))).await;
        page.until("document.getElementById('hint').textContent === 'Did you mean'").await;
        page.key("Tab").await;
        page.until(&format!("{typed}.value.trim().replace(/:$/, '') === {}", json!(right))).await;
    }
    page.eval(&format!("{typed}.value = ''; {typed}.focus()")).await;
    page.write("/gift player:@bo amount:").await;
    page.until("document.getElementById('hint').textContent === 'amount: How much money'").await;
    accessible(&mut page, "hint").await;
    assert_eq!(page.faults, [""; 0]);
}

#[tokio::test]
async fn the_page_is_dark_and_remembers_another_choice() {
    let Some((sandbox, mut page)) = open(&[]).await else {
        return;
    };
    let theme = "document.documentElement.dataset.theme";
    assert_eq!(page.eval(theme).await, "dark");
    page.theme("light").await;
    assert_eq!(page.eval("document.getElementById('theme').getAttribute('aria-pressed')").await, "true");
    page.go(&sandbox.url()).await;
    assert_eq!(page.eval(theme).await, "light");
    page.theme("dark").await;
    page.go(&sandbox.url()).await;
    assert_eq!(page.eval(theme).await, "dark");
}

#[tokio::test]
async fn columns_close_after_a_choice_on_a_phone() {
    let Some((_sandbox, mut page)) = open(&["--demo", "leverage"]).await else {
        return;
    };
    page.resize(NARROW).await;
    says(&mut page, "Pending").await;
    let open = "document.querySelectorAll('.side.open').length + Number(!document.getElementById('shade').hidden)";
    for (button, choice, seen) in [
        (
            "show-places",
            "#people [data-handle=bo] button",
            "document.getElementById('topic').textContent === 'You are Bo'",
        ),
        (
            "show-places",
            "#channels li:last-child button",
            "document.getElementById('place').textContent.includes('direct')",
        ),
        ("show-places", "#channels button", "document.getElementById('place').textContent.includes('table')"),
        (
            "show-members",
            "#members [data-handle=cy] button",
            "document.getElementById('topic').textContent === 'You are Cy'",
        ),
    ] {
        page.eval(&format!("document.getElementById('{button}').click()")).await;
        assert_eq!(page.eval(open).await, 2, "{choice}");
        page.shoot(&format!("phone-{button}")).await;
        assert_eq!(page.eval("drive.check()").await, json!([]), "{button}");
        page.eval(&format!("document.querySelector('{choice}').click()")).await;
        assert_eq!(page.eval(open).await, 0, "{choice}");
        page.until(seen).await;
        assert_eq!(page.eval("document.activeElement.id").await, button, "the focus returns to the button");
    }
    page.eval("document.getElementById('show-places').click()").await;
    page.key("Escape").await;
    assert_eq!(page.eval(open).await, 0);
    assert_eq!(page.faults, [""; 0]);
}

#[tokio::test]
async fn help_fits_the_screen() {
    let Some((_sandbox, mut page)) = open(&[]).await else {
        return;
    };
    type_line(&mut page, "help").await;
    page.until("document.getElementById('help').open").await;
    accessible(&mut page, "help").await;
    for size in [WIDE, NARROW] {
        page.resize(size).await;
        let fits = "(({ left, top, right, bottom }, help) => left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
            && help.scrollWidth <= help.clientWidth)(document.getElementById('help').getBoundingClientRect(), document.getElementById('help'))";
        assert_eq!(page.eval(fits).await, true, "{size:?}");
    }
    let says = page.eval("document.getElementById('help').innerText").await.to_string();
    assert!(says.contains("moves the sandbox's clock"), "{says}");
    page.key("Escape").await;
    page.until("!document.getElementById('help').open").await;
}

/// Without a name, `--demo` lets the visitor choose. The games for development are not among them, nor can a visitor
/// found a campaign of one.
#[tokio::test]
async fn a_visitor_chooses_the_demo() {
    let Some((sandbox, mut page)) = open(&["--demo"]).await else {
        return;
    };
    let games = "[...document.querySelectorAll('#empty .games .name')].map((one) => one.textContent)";
    page.until(&format!("{games}.length > 0")).await;
    assert_eq!(page.eval(games).await, json!(["leverage", "ambassadors", "strategy card", "realms"]));
    accessible(&mut page, "choice").await;
    page.eval("document.querySelector('#empty .games button').click()").await;
    says(&mut page, "Pending").await;
    page.until("document.getElementById('empty').hidden").await;
    let table = sandbox.table().await;
    let (status, why) = sandbox.act(BO, &table, json!({"demo": "realms"})).await;
    assert_eq!((status.as_u16(), why.as_str()), (409, "A game has already begun."));
    // A line of the prompt waits for the end of the opening.
    sandbox.does(BO, &table, json!({"prompt": "# quiet"})).await;
    let (_, _, saved) = sandbox.get(&format!("/transcript?token={}", sandbox.token)).await;
    assert!(saved.contains("> @ada press Join"), "{saved}");
    page.eval("document.querySelector('#people [data-handle=mod] button').click()").await;
    page.until("document.getElementById('topic').textContent === 'You are Mod'").await;
    page.eval("document.getElementById('typed').focus()").await;
    page.write("/campaign create ruleset:").await;
    page.until("document.getElementById('suggestions').children.length > 0").await;
    let offered = page.eval("document.getElementById('suggestions').innerText").await.to_string();
    assert!(offered.contains("realms") && !offered.contains("nim"), "{offered}");
    assert_eq!(page.faults, [""; 0]);
}
