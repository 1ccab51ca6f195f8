//! Right files with one wrong value.

use super::{Game, everybody, exported, imported};
use crate::effort::either;
use chancery::export::Secrets;
use chancery::rules::ids::CampaignId;
use chancery::rules::time::Span;
use chancery::rules::{self, Campaign};
use serde_json::{Value, json};

fn pointers(value: &Value, at: &str, all: &mut Vec<String>) {
    all.push(at.to_owned());
    match value {
        Value::Object(entries) => {
            entries.iter().for_each(|(key, value)| pointers(value, &format!("{at}/{key}"), all));
        }
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(key, value)| pointers(value, &format!("{at}/{key}"), all));
        }
        _ => {}
    }
}

/// Values of an export in turn become something else, or that of another place of the same kind. The file is refused,
/// or the game continues by the rules. Nothing panics. Every run spoils a share of every `every`th value.
pub fn assert_refused_or_lawful(game: &Game, every: usize, mut act: impl FnMut(&mut Game)) {
    let every = either(5, 1) * every;
    let right = game.export(Secrets::Shown);
    let mut all = Vec::new();
    pointers(&right, "", &mut all);
    let wrong = [
        json!(null),
        json!(-1),
        json!(i64::MAX),
        json!(u64::MAX),
        json!(1e300),
        json!(""),
        json!("-99999999999999.99"),
        json!("9999-12-31T23:59:59Z"),
        json!("18446744073709551615"),
        json!([]),
        json!({}),
        json!(true),
        json!(1),
        json!(2),
        json!(0),
    ];
    let mut refused = 0;
    for (at, pointer) in all.iter().enumerate().step_by(every) {
        let here = right.pointer(pointer).expect("a place");
        let kind = std::mem::discriminant(here);
        let same = all.iter().cycle().skip(at * 5 + 1).take(all.len());
        let mut same = same.filter_map(|other| right.pointer(other));
        let other = same.find(|other| std::mem::discriminant(*other) == kind && *other != here);
        let values = [Some(&wrong[at % wrong.len()]), Some(&wrong[(at * 7 + 5) % wrong.len()]), other];
        for value in values.into_iter().flatten() {
            let mut file = right.clone();
            *file.pointer_mut(pointer).expect("a place") = value.clone();
            let Ok(log) = imported(&file, game.now, &everybody()) else {
                refused += 1;
                continue;
            };
            let lawful = |campaign: &Campaign| assert_eq!(rules::invariants(campaign), [], "{pointer} {value}");
            let campaign = Campaign::replay(CampaignId(1), &log).expect("a founding");
            lawful(&campaign);
            exported(&log, Secrets::Shown);
            let mut goes_on = Game { campaign, log, now: game.now, dice: game.dice };
            for hours in [0, 5, 495] {
                goes_on.pass(Span::hours(hours));
                lawful(&goes_on.campaign);
                (0..3).for_each(|_| act(&mut goes_on));
                lawful(&goes_on.campaign);
            }
        }
    }
    assert!(refused > all.len() / every, "{refused} of {}", all.len() / every);
}
