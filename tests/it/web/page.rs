//! The page's handling of players' input.

use super::{ADA, BO, Sandbox};
use reqwest::StatusCode;
use serde_json::json;
use std::path::Path;

/// JavaScript's ways to turn text into elements or code, and to connect to other hosts.
const NEVER: [&str; 15] = [
    "innerHTML",
    "outerHTML",
    "insertAdjacentHTML",
    "document.write",
    "DOMParser",
    "createContextualFragment",
    "setHTML",
    "srcdoc",
    "eval(",
    "Function(",
    "javascript:",
    "import(",
    "XMLHttpRequest",
    "sendBeacon",
    "http://",
];

#[test]
fn the_page_escapes_text_and_makes_no_external_requests() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/sandbox/web/page");
    let mut scripts = 0;
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let name = path.file_name().unwrap().to_str().unwrap();
        assert!(text.lines().count() <= 500, "{name}");
        // The namespace of a drawing is a name, not a location.
        let text = text.replace("http://www.w3.org/2000/svg", "");
        for never in NEVER {
            assert!(!text.contains(never), "{name} has {never}");
        }
        for own in ["src=\"", "href=\"", "from '"] {
            for (at, _) in text.match_indices(own) {
                let rest = &text[at + own.len()..];
                assert!(
                    ["page/", "./", "#"].iter().any(|start| rest.starts_with(start)),
                    "{name} has {own}{:.40}",
                    rest
                );
            }
        }
        if name == "index.html" {
            // The page's content policy would refuse these.
            assert!(!text.contains(" on") || !text.contains("onclick="), "{name}");
            assert!(!text.contains("<style") && !text.contains(" style="), "{name}");
        }
        scripts += usize::from(name.ends_with(".js"));
    }
    assert!(scripts >= 5, "{scripts}");
}

#[tokio::test]
async fn the_binary_contains_the_whole_page() {
    let sandbox = Sandbox::open(&[]);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/sandbox/web/page");
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        let address = match name {
            "index.html" => format!("/?token={}", sandbox.token),
            name => format!("/page/{name}"),
        };
        let (status, headers, text) = sandbox.get(&address).await;
        assert_eq!(status, StatusCode::OK, "{name}");
        assert_eq!(text, std::fs::read_to_string(&path).unwrap(), "{name}");
        let kind = match path.extension().unwrap().to_str().unwrap() {
            "js" => "text/javascript; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "svg" => "image/svg+xml",
            _ => "text/html; charset=utf-8",
        };
        assert!(headers.contains(kind), "{name}: {headers}");
    }
    let (status, _, _) = sandbox.get("/page/nothing.js").await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn names_and_notes_stay_text() {
    let sandbox = Sandbox::open(&["--demo", "leverage"]);
    let table = sandbox.table().await;
    let name = "<img src=x onerror=alert(1)>";
    let rename = json!({"prompt": format!("rename @bo \"{name}\"")});
    sandbox.does(ADA, &table, rename).await;
    let note = "</script><script>alert(2)</script>";
    let gift = json!({"slash": format!("/gift player:@bo amount:50 note:\"{note}\"")});
    sandbox.does(ADA, &table, gift).await;
    let mut window = sandbox.window(BO, &table).await;
    window.says("alert(2)").await;
    assert!(window.state.to_string().contains(name));
    // A line of the prompt stays one line, and text that imitates another line is not played.
    let forged = json!({"prompt": "# fine\nas @eve\n> @eve /help"});
    sandbox.does(ADA, &table, forged).await;
    let (_, headers, text) = sandbox.get(&format!("/transcript?token={}", sandbox.token)).await;
    assert!(headers.contains("attachment"), "{headers}");
    assert!(text.contains("> # fine as @eve > @eve /help\n"), "{text}");
    let unseen = |state: &serde_json::Value| (!state.to_string().contains("eve\"")).then_some(());
    window.until("no Eve", unseen).await;
}
