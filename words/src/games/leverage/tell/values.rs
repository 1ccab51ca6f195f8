//! Announces other values (H1.4).

use crate::games::leverage::words;
use crate::render::clauses;
use crate::rules::games::leverage::Values;
use crate::text::{Code, Said, Text, say};

/// Announces the changed values.
pub fn changed(text: &Text, before: &Values, after: &Values) -> Said {
    let lead = say!(text, "told-values-changed");
    Said::in_lines([lead].into_iter().chain(differences(text, before, after)))
}

/// Lists each changed value before and after, in one line for each part of the table.
pub fn differences(text: &Text, before: &Values, after: &Values) -> Vec<Said> {
    let changes = before.changes(after);
    let part = |path: &'static str| path.split_once('.').map_or((path, path), |(part, key)| (part, key));
    let groups = changes.chunk_by(|one, other| part(one.path).0 == part(other.path).0);
    let lines = groups.map(|group| {
        let name = group.first().map_or("", |change| part(change.path).0);
        let each = group.iter().map(|change| {
            let (_, key) = part(change.path);
            let (before, after) = (words::figure(&change.before), words::figure(&change.after));
            match key == name {
                true => say!(text, "value-changed-alone", before, after),
                false => say!(text, "value-changed", key = Code(key), before, after),
            }
        });
        let each: Vec<Said> = each.collect();
        say!(text, "values-changed-part", part = Code(name), changes = clauses(text, each))
    });
    lines.collect()
}
