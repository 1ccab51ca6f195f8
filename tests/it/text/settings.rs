//! Settings in menus.

use super::other_settings;
use chancery::discord::commands::table_settings;
use chancery::discord::games::settings_now;
use chancery::discord::render;
use chancery::rules::{RulesetName, Setting, Settings};
use chancery::text::{Label, Text};
use std::collections::BTreeSet;

/// A name stands on a line of a menu, and a value on a button.
#[test]
fn names_and_values_of_settings_are_short() {
    for tag in Text::languages() {
        let text = Text::of(tag);
        for settings in [Settings::default(), other_settings()] {
            let mut all = table_settings(&settings).to_vec();
            all.push(Setting::ModeratorRole(Some(1)));
            let rulesets = RulesetName::ALL.iter();
            all.extend(rulesets.flat_map(|ruleset| settings_now(*ruleset, &settings.games)));
            let mut names = BTreeSet::new();
            for setting in all {
                let name: Label = render::setting_name(&text, &setting);
                let value = render::setting_label(&text, &setting);
                assert!(name.chars().count() <= 32, "{tag}: {name}");
                assert!(value.chars().count() <= 80, "{tag}: {name}: {value}");
                assert!(names.insert(name) || matches!(setting, Setting::ModeratorRole(_)), "{tag}: {setting:?}");
            }
        }
    }
}
