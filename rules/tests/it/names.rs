//! The stored form of names, and their comparison.

use chancery_rules::time::Time;
use chancery_rules::{Refusal, RulesetName, cleaned, found, name_key, same_name, table};
use proptest::prelude::*;

/// Names without a visible character.
const UNSEEN: &[&str] = &[
    "",
    " \t\r\n\u{B}\u{C}\u{85}\u{A0}\u{1680}\u{2000}\u{2028}\u{2029}\u{202F}\u{3000}",
    "\u{0}\u{7}\u{1B}\u{7F}\u{9F}",
    "\u{200B}\u{AD}\u{34F}\u{61C}\u{180E}\u{FEFF}\u{FFFC}",
    "\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{200E}\u{200F}",
    "\u{2060}\u{2061}\u{2064}\u{2066}\u{2069}\u{206F}",
    "\u{2800}\u{3164}\u{115F}\u{1160}\u{FFA0}",
    "\u{17B4}\u{17B5}\u{180B}\u{180F}\u{16FE4}",
    "\u{1BCA0}\u{1BCA3}\u{1D159}\u{1D173}\u{1D17A}\u{13430}\u{1343F}\u{13441}",
    "\u{E0001}\u{E0041}\u{E007F}\u{E0100}",
    "\u{FE00}\u{FE0F}",
    "\u{200C}\u{200D}",
    "\u{301}\u{20DD}",
    "\u{FFFE}\u{FFFF}\u{FDD0}\u{10FFFF}",
];

fn begin(name: &str) -> Result<String, Refusal> {
    found(name, RulesetName::Leverage, None, Time::from_millis(0)).map(|founding| founding.name)
}

#[test]
fn an_invisible_name_is_refused() {
    for unseen in UNSEEN {
        assert_eq!(cleaned(unseen), "", "{unseen:?}");
        let empty = Err(Refusal::from(table::Refusal::NameEmpty));
        assert_eq!(begin(unseen), empty, "{unseen:?}");
        let around = format!("{unseen}Vega{unseen}");
        let inside = format!("Ve{unseen}ga");
        // Next to a letter, marks and form selectors are visible.
        if !matches!(*unseen, "\u{301}\u{20DD}" | "\u{FE00}\u{FE0F}") {
            assert_eq!(begin(&around).as_deref(), Ok("Vega"), "{unseen:?}");
        }
        assert!(same_name(&around, "vega") || unseen.contains('\u{301}'));
        let shown = cleaned(&inside);
        let parted = shown == "Ve ga" || same_name(&shown, "Vega") || unseen.contains('\u{301}');
        assert!(parted, "{shown:?}");
    }
}

#[test]
fn a_stored_name_is_what_people_see() {
    let check = |typed: &str, kept: &str| assert_eq!(cleaned(typed), kept, "{typed:?}");
    check(" a\tb ", "a b");
    check("a\u{A0}\u{3164}\u{2003}b", "a b");
    check("a\u{202E}b\u{2060}c", "abc");
    // Joiners stay between characters that they join.
    check("می\u{200C}خواهم", "می\u{200C}خواهم");
    check("👩\u{200D}🚀", "👩\u{200D}🚀");
    check("❤\u{FE0F}\u{200D}🔥", "❤\u{FE0F}\u{200D}🔥");
    check("1\u{FE0F}\u{20E3}", "1\u{FE0F}\u{20E3}");
    check("क\u{94D}\u{200D}ष", "क\u{94D}\u{200D}ष");
    check("Ve\u{200D}ga", "Vega");
    check("\u{200D}👩\u{200D} \u{200D}🚀\u{200D}", "👩 🚀");
    check("👩\u{200D}\u{200D}\u{200C}🚀", "👩\u{200C}🚀");
    check("👩\u{FE0F}\u{FE0E}\u{FE0F}", "👩\u{FE0F}");
    // Marks need a letter, and a letter can have at most three.
    check("\u{301} \u{301}e\u{301}", "e\u{301}");
    check("e\u{301}\u{302}\u{303}\u{304}\u{305}", "e\u{301}\u{302}\u{303}");
    check("ก\u{E47}\u{E47}\u{E47}\u{E47}\u{E47}", "ก\u{E47}\u{E47}\u{E47}");
}

#[test]
fn lookalike_names_are_equal() {
    let same = [
        ("Vega", " vEGA\t"),
        ("a b", "a\u{A0}\u{200B} b"),
        ("a b", "A\u{B}\u{7}b"),
        ("Vega", "Ve\u{200B}ga\u{202E}"),
        ("Vega", "Ｖｅｇａ"),
        ("V\u{E9}ga", "Ve\u{301}ga"),
        ("Straße", "STRASSE"),
        ("ΟΔΟΣ", "οδος"),
        ("ﬁn", "FIN"),
        ("❤\u{FE0F}", "❤"),
        ("می\u{200C}خواهم", "میخواهم"),
        ("a \u{7} b", "a b"),
    ];
    for (one, other) in same {
        assert!(same_name(one, other), "{one:?} {other:?}");
        assert!(same_name(other, one), "{other:?} {one:?}");
    }
    for (one, other) in
        [("Vega", "Vega 2"), ("ab", "a b"), ("Vega", "Véga"), ("Vega", ""), ("a", "ä"), ("👩", "👩\u{200D}🚀")]
    {
        assert!(!same_name(one, other), "{one:?} {other:?}");
    }
}

#[test]
fn a_character_is_judged_the_same_everywhere() {
    // The ideographs and syllables of East Asia are left out, because they all behave alike, and so are unassigned code
    // points.
    let small = ('\0'..='\u{33FF}').chain('\u{A000}'..='\u{ABFF}');
    let others = ('\u{D7B0}'..='\u{16FFF}').chain('\u{18CD0}'..='\u{1FFFF}');
    for c in small.chain(others).chain('\u{E0000}'..='\u{E0FFF}') {
        let typed = format!("x{c}y م{c}م z{c}");
        let clean = cleaned(&typed);
        assert_eq!(cleaned(&clean), clean, "{typed:?}");
        for other in [&clean, &typed.to_uppercase(), &typed.to_lowercase()] {
            assert!(same_name(&typed, other), "{typed:?} {other:?}");
        }
    }
}

/// Returns names with characters that hide, join, stack or change direction.
fn names() -> impl Strategy<Value = String> {
    let tricky = prop::sample::select(UNSEEN.concat().chars().collect::<Vec<_>>());
    let plain = prop::sample::select("aZß é\u{301}ΣşİıЖ王ｖ👩🚀❤1ا\u{64B}क\u{94D}ﬁ@".chars().collect::<Vec<_>>());
    let letter = prop_oneof![tricky, plain, any::<char>()];
    prop::collection::vec(letter, 0..40).prop_map(String::from_iter)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn cleaning_is_idempotent(typed in names()) {
        let clean = cleaned(&typed);
        prop_assert_eq!(cleaned(&clean), clean.as_str());
        prop_assert!(clean.chars().count() <= typed.chars().count());
        prop_assert!(same_name(&typed, &clean), "{:?}", typed);
        prop_assert!(!clean.starts_with(char::is_whitespace) && !clean.ends_with(char::is_whitespace));
    }

    #[test]
    fn names_are_equal_if_their_keys_are(one in names(), other in names()) {
        prop_assert_eq!(same_name(&one, &other), name_key(&one) == name_key(&other));
        // Plain names take another path to the same result.
        let plain = |name: &str| name.chars().filter(char::is_ascii).collect::<String>();
        let (one, other) = (plain(&one), plain(&other));
        prop_assert_eq!(same_name(&one, &other), name_key(&one) == name_key(&other));
        prop_assert!(same_name(&one, &one.to_uppercase()));
    }
}
