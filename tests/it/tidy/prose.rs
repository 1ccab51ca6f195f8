//! How comments are written.

use super::ours;
use super::reading::{comments, read};
use std::path::Path;

/// What comments say the name of the actor instead of.
const UNNAMED: &[&str] = &["anybody", "anyone", "nobody", "somebody", "someone", "whoever", "whomever"];

/// A comment names the actor: the player, the writer task, the host.
#[test]
fn comments_say_who_acts() {
    let sources = ours().into_iter().filter(|file| file.ends_with(".rs"));
    let found: Vec<String> = sources.flat_map(|file| unnamed(&file, &read(Path::new(&file)))).collect();
    assert!(found.is_empty(), "{found:#?}");
    for word in UNNAMED {
        let source = format!("/// Answers {word}.\nfn f() {{}}");
        assert_eq!(unnamed("new.rs", &source).len(), 1, "{word}");
        let said = format!("fn {word}() -> &'static str {{ \"// {word}\" }}");
        assert!(unnamed("new.rs", &said).is_empty(), "{word}");
    }
}

fn unnamed(file: &str, source: &str) -> Vec<String> {
    let says = |comment: &&str| {
        let mut words = comment.split(|c: char| !c.is_alphanumeric());
        words.any(|word| UNNAMED.contains(&word.to_lowercase().as_str()))
    };
    let found = comments(source).into_iter().filter(says);
    found.map(|comment| format!("{file}: {comment}")).collect()
}
