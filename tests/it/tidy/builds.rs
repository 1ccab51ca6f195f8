//! What the first command of the README builds is what the tests need: nothing is compiled a second time for them, because a crate that only the tests
//! draw in asks another for a feature that the program does without.

use std::collections::BTreeMap;
use std::process::Command;

/// Returns the features of each crate, as a build has them that follows such dependencies.
fn features(edges: &str) -> BTreeMap<String, String> {
    let tree = Command::new(env!("CARGO"))
        .args(["tree", "--locked", "--offline", "--prefix", "none"])
        .args(["--edges", edges, "--format", "{p}|{f}"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    let said = String::from_utf8(tree.stdout).unwrap();
    let lines = said.lines().filter_map(|line| line.split_once('|'));
    lines
        .map(|(name, features)| {
            let features = features.trim_end_matches(" (*)");
            (name.to_owned(), features.to_owned())
        })
        .collect()
}

#[test]
fn tests_need_nothing_compiled_once_more() {
    let program = features("normal,build");
    let tests = features("normal,build,dev");
    assert!(program.len() > 100 && tests.len() > program.len());
    let differs = |(name, features): &(&String, &String)| tests.get(*name) != Some(*features);
    let twice: Vec<_> = program.iter().filter(differs).collect();
    assert!(
        twice.is_empty(),
        "the tests ask for other features of {twice:?}"
    );
}
