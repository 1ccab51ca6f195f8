//! The README's picture of the page. `BLESS=1 cargo test --test it web::picture` takes it again.

use super::Sandbox;
use super::browser::{self, Page};
use std::path::Path;

const FILE: &str = "docs/pictures/sandbox.png";
const SIZE: (u32, u32) = (1280, 800);
/// The most bytes it may have, because everybody who clones the repository has it.
const MOST: usize = 150_000;

/// Returns the size of a picture, from its header.
fn size(png: &[u8]) -> (u32, u32) {
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    assert!(png.starts_with(b"\x89PNG"));
    (number(16), number(20))
}

#[test]
fn the_readme_begins_with_a_small_picture() {
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    let picture = std::fs::read(top.join(FILE)).unwrap();
    assert_eq!(size(&picture), SIZE);
    assert!(picture.len() <= MOST, "{}", picture.len());
    let readme = std::fs::read_to_string(top.join("README.md")).unwrap();
    let at = readme.find(&format!("]({FILE})")).expect("the picture");
    assert!(at < readme.find("\n## ").unwrap(), "the picture stands at the beginning");
}

/// Opens what the picture shows. Without `BLESS` it only looks whether that is there.
#[tokio::test]
async fn the_picture_shows_a_game_under_way() {
    let Some(program) = browser::installed() else {
        return;
    };
    let sandbox = Sandbox::open(&["--demo", "leverage"]);
    let mut page = Page::open(&program, &sandbox.url()).await;
    page.resize(SIZE).await;
    page.until("document.getElementById('messages').innerText.includes('Pending')").await;
    page.eval("document.querySelector('#people [data-handle=bo] button').click()").await;
    page.until("document.getElementById('topic').textContent === 'You are Bo'").await;
    page.until("document.getElementById('messages').innerText.includes('And what do I get?')").await;
    page.until("[...document.images].every((image) => image.complete)").await;
    let picture = page.picture().await;
    assert_eq!(size(&picture), SIZE);
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE), picture).unwrap();
    }
}
