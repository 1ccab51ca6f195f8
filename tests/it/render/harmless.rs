//! Players' input can neither notify a player nor break a layout, wherever it appears.

use super::*;
use chancery::discord::buttons::{Button, LogFilter, LogKind};
use chancery::discord::controls;
use chancery::discord::games::leaderboard;
use chancery::discord::render::{
    HistoryEntry, Listed, NamedRole, announcement, campaign_info, campaign_list, history_page, offer_choice,
    offer_post, offers, reply, settings,
};
use chancery::rules::games;
use chancery::rules::games::leverage::amounts::Factor;
use chancery::rules::games::leverage::{Event as Happened, System, Task, TaskOptions, Terms as LeverageTerms};
use chancery::rules::{Game, Silence, Terms};
use chancery::text::{Cell, Label, Name, Note, Row, Said, Typed};
use proptest::prelude::*;
use serenity::all::ButtonStyle;
use std::sync::Arc;

pub fn prose(typed: &str, limit: usize) -> String {
    Said::of(Typed(typed, limit)).into()
}

fn note(typed: &str, limit: usize) -> String {
    Said::of(Note(typed, limit)).into()
}

fn name(typed: &str) -> String {
    Said::of(Name(typed)).into()
}

fn cell(typed: &str, width: usize) -> String {
    Row::of(Cell(typed, width)).into()
}

/// Fits words that were not escaped.
fn fitted(words: &str, limit: usize) -> String {
    Label::from(Said::read_back(words)).fitted(limit).into()
}

fn label(typed: &str, limit: usize) -> String {
    Label::of(Typed(typed, limit)).into()
}

/// Harmful input, each piece in a different way.
pub const HOSTILE: &[&str] = &[
    "@everyone @here <@100> <@!100> <@&5> <#7>",
    "# Heading\n## More\n- list\n> quote\n>>> all\n-# small",
    "**bold** __under__ ~~gone~~ ||secret|| `code` ```block``` [link](https://evil.example)",
    "\u{202E}gnp.exe\u{202C} \u{2066}x\u{2069} \u{200F}y\u{200E}\u{061C}",
    "a\u{200B}b\u{FEFF}c\u{2060}d\u{00AD}e\u{E0041}",
    "\r\n\t\u{0B}\u{85}\u{2028}\u{2029}\u{0007}\u{1B}[31m",
    "z\u{0300}\u{0301}\u{0302}\u{0303}\u{0304}\u{0305}\u{0306}\u{0307}",
    "<t:1:R> </gift:1> <:smile:1> :joy: <a:x:2>",
    "\u{05D0}\u{05D1}\u{05D2} 12 34",
    "\u{3164}\u{3164}\u{2800}",
    "\\\\ \\` \\*",
    "{ $amount } { gift }",
    "1. one\n2. two",
    "",
];

#[track_caller]
pub fn check_harmless(typed: &str, shown: &str) {
    assert!(!shown.contains("@everyone") && !shown.contains("@here"), "{typed:?}: {shown}");
    let forbidden = |c: char| {
        matches!(
            c,
            '\u{202A}'
                ..='\u{202E}'
                    | '\u{200E}'
                    | '\u{200F}'
                    | '\u{061C}'
                    | '\u{2066}'
                    | '\u{2067}'
                    | '\u{FEFF}'
                    | '\u{2028}'
        ) || (c.is_control() && c != '\n')
    };
    assert!(!shown.contains(forbidden), "{typed:?}: {shown:?}");
    let count = |c| shown.matches(c).count();
    assert_eq!(count('\u{2068}'), count('\u{2069}'), "{typed:?}: {shown:?}");
}

#[test]
fn sentences_escape_markdown() {
    let check = |typed: &str, expected: &str| assert_eq!(prose(typed, 100), expected, "{typed:?}");
    check("plain words, 5% - really (yes).", "plain words, 5% - really (yes).");
    check("**bold** _it_", "\\*\\*bold\\*\\* \\_it\\_");
    check("@everyone", "@\u{200B}everyone");
    check("<@100>", "\\<@\u{200B}100\\>");
    check("<t:1:R> :joy:", "\\<t\\:1\\:R\\> \\:joy:");
    check("# Heading\n> quote", "\\# Heading \\> quote");
    check("-# small", "\\-# small");
    check("12. list", "12\\. list");
    check("[a](b)", "\\[a\\](b)");
    check("a\u{202E}b\u{200B}c\r\n\r\nd", "abc d");
    check("\u{05D0}\u{05D1} 1", "\u{2068}\u{05D0}\u{05D1} 1\u{2069}");
    check("e\u{301}\u{302}\u{303}\u{304}", "e\u{301}\u{302}\u{303}");
    check("\u{3164}\u{200D}", "");
    check("👩\u{200D}🚀", "👩\u{200D}🚀");
}

#[test]
fn long_text_ends_in_an_ellipsis() {
    let long = "ä".repeat(4000);
    assert_eq!(prose(&long, 10), format!("{}…", "ä".repeat(9)));
    assert_eq!(prose("👩\u{200D}🚀👩\u{200D}🚀", 3), "👩…");
    assert_eq!(label("exactly ten", 11), "exactly ten");
    assert_eq!(label("exactly ten", 10), "exactly t…");
    assert_eq!(label("ab cd ef", 4), "ab…");
}

#[test]
fn names_contain_no_links() {
    let check = |typed: &str, expected: &str| assert_eq!(prose(typed, 100), expected, "{typed:?}");
    check("https://good.com", "https\\://good\\.com");
    check("discord.gg/abc", "discord\\.gg/abc");
    check("steam://run/1", "steam\\://run/1");
    check("Dr. No, 1.5, 12:30", "Dr. No, 1.5, 12\\:30");
    check("пример.рф", "пример\\.рф");
    check("<https://evil.example>", "\\<https\\://evil\\.example\\>");
}

/// Returns whether Discord turns the text into a link. A backslash before the colon prevents that.
fn leads(shown: &str) -> bool {
    shown.replace("\\://", "").contains("://")
}

#[test]
fn links_in_notes_show_their_real_target() {
    let plain = [
        "https://example.com",
        "http://example.com:8080/a/b.html?x=1&y=2#z",
        "https://sub-domain.example.org/%E2%82%AC/~me",
    ];
    for link in plain {
        assert_eq!(note(link, 100), format!("<{link}>"));
        let around = note(&format!("see {link}, please"), 100);
        assert_eq!(around, format!("see <{link}>, please"));
    }
    let misleading = [
        "https://good.com@evil.com",
        "https://good.com:pass@evil.com/",
        "https://gооd.com",
        "https://xn--gd-hmca.com",
        "https://good.XN--p1ai",
        "https://good.com\u{2215}evil.com",
        "https://good。com",
        "https://127.0.0.1",
        "https://localhost",
        "https://.com",
        "https://-x.com",
        "https://good.com:/x",
        "https://good.com:x/",
        "https://good.com/@everyone",
        "https://good.com/a(b",
        "https://good.com/<@100>",
        "https://good.com/`x`",
        "https://good.com/*x*",
        "https://good.com/a\\b",
        "HTTPS://good.com",
        "ftp://good.com",
        "javascript://good.com",
        "[good.com](https://evil.com)",
        "(https://evil.com)",
        "<https://evil.com>",
        "\"https://evil.com\"",
        "discord.gg/abc",
    ];
    for typed in misleading {
        let shown = note(typed, 100);
        assert!(!leads(&shown), "{typed}: {shown}");
        assert!(!shown.replace("\\<", "").contains('<'), "{typed}: {shown}");
        assert!(!shown.replace("\\[", "").contains('['), "{typed}: {shown}");
        assert!(!shown.contains("discord.gg"), "{typed}: {shown}");
        check_harmless(typed, &shown);
    }
    let turned = note("https://good.com/\u{202E}moc", 100);
    assert_eq!(turned, "<https://good.com/moc>");
    // A truncated link would lead elsewhere.
    let long = format!("https://example.com/{}", "a".repeat(100));
    assert!(!leads(&note(&long, 50)));
    assert_eq!(note("1. https://a.bc 1. two", 100), "1\\. <https://a.bc> 1. two");
    assert_eq!(note("- x", 100), "\\- x");
}

/// Letters for names that grow, hide or reverse when displayed.
const TRICKY: &[&str] = &[
    "@",
    "\u{5D0}",
    "👩\u{200D}🚀",
    "🏴",
    "\u{202E}",
    "\u{200B}",
    "\u{3164}",
    "e\u{301}\u{302}\u{303}",
    "`",
    "*",
    "\\",
    "王",
    "ﷺ",
    " ",
    "a",
    "\u{200D}",
    "\u{FE0F}",
    "\t",
    "|",
    "://",
    ".c",
    "…",
];

/// Returns whether Discord would accept it, however it counts characters.
fn is_taken(label: &str, limit: usize) -> bool {
    (1..=limit).contains(&label.trim().encode_utf16().count())
}

#[test]
fn suggestions_and_menus_accept_any_name() {
    let worst = TRICKY.iter().map(|piece| piece.repeat(60));
    let mixed = TRICKY.concat().repeat(3);
    let worst: Vec<String> = worst.chain([mixed, "x".repeat(4000)]).collect();
    // Two names look the same, one is blank, and one has a value that is too long.
    let of = |(n, name): (usize, &String)| {
        let value: String = format!("{n}{name}").chars().take(40).collect();
        let name = Label::of(Typed(name, 150));
        let both = [(name.clone(), value.clone()), (name.clone(), format!("{value}2"))];
        both.into_iter().chain([(Label::default(), format!("{value}3")), (name.clone(), "y".repeat(101))])
    };
    for choices in worst.chunks(4) {
        let choices: Vec<_> = choices.iter().enumerate().flat_map(of).collect();
        let wanted =
            choices.iter().filter(|(_, value)| value.len() != 101 && value.encode_utf16().count() <= 100).count();
        let suggested = controls::suggestions(choices.iter().cloned());
        let suggested = serde_json::to_value(suggested).unwrap();
        let suggested = suggested.as_array().unwrap();
        assert_eq!(suggested.len(), wanted.min(25));
        let mut said = std::collections::HashSet::new();
        for choice in suggested {
            let (label, value) = (choice["name"].as_str().unwrap(), choice["value"].as_str().unwrap());
            assert!(is_taken(label, 100) && is_taken(value, 100), "{choice}");
            assert!(said.insert(label), "{choice}");
            check_harmless(value, label);
        }
        let button = Button::Log {
            campaign: CampaignId(i64::MAX),
            before: i64::MAX,
            filter: LogFilter { player: Some(PlayerId(u64::MAX)), kind: Some(LogKind::Moderators) },
        };
        let (title, lines) = (choices[0].0.clone(), choices.iter().cloned());
        let menu = controls::menu(&button, title, lines, &[], 1..=1).unwrap();
        let menu = serde_json::to_value(menu).unwrap();
        assert!(is_taken(menu["placeholder"].as_str().unwrap(), 150));
        assert!(is_taken(menu["custom_id"].as_str().unwrap(), 100));
        assert_eq!(menu["options"].as_array().unwrap().len(), suggested.len());
        for option in menu["options"].as_array().unwrap() {
            assert!(is_taken(option["label"].as_str().unwrap(), 100), "{option}");
        }
        for (label, _) in choices {
            let shown = serde_json::to_value(controls::button(&button, label, ButtonStyle::Danger)).unwrap();
            assert!(is_taken(shown["label"].as_str().unwrap(), 80), "{shown}");
        }
    }
    let (button, none) = (Button::Cancel { draft: 1 }, std::iter::empty::<controls::MenuLine>());
    assert!(controls::menu(&button, Label::default(), none, &[], 1..=1).is_none());
}

/// Returns texts made of tricky letters.
fn tricky() -> impl Strategy<Value = String> {
    let piece =
        prop_oneof![prop::sample::select(TRICKY).prop_map(str::to_owned), any::<char>().prop_map(String::from),];
    prop::collection::vec(piece, 0..70).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_name_is_shown_and_fits(typed in tricky(), limit in 10_usize..100) {
        let shown = label(&typed, limit);
        prop_assert!((1..=limit).contains(&shown.chars().count()), "{:?}", shown);
        prop_assert_eq!(&label(&shown, limit), &shown);
        let fits = fitted(&typed, limit);
        prop_assert!(is_taken(&fits, limit), "{:?}", fits);
        prop_assert_eq!(&fitted(&fits, limit), &fits);
        check_harmless(&typed, &shown);
        check_harmless(&typed, &name(&typed));
        prop_assert!(!name(&typed).is_empty());
        check_harmless(&typed, &note(&typed, limit));
        prop_assert!(!leads(&name(&typed)));
    }
}

#[test]
fn cells_match_their_columns_width() {
    assert_eq!(cell("Ada", 5), "Ada  ");
    assert_eq!(cell("```x", 6), "'''x  ");
    assert_eq!(cell("", 3), "?  ");
    assert_eq!(cell("abcdef", 4), "abc…");
    assert_eq!(cell("王小明", 5), "王小…");
    assert_eq!(cell("王小明", 4), "王… ");
    assert_eq!(cell("a\nb", 4), "a b ");
}

/// Returns a favour that Ada asks of Bo.
fn ask(favour: Favour) -> Offer {
    let terms = LeverageTerms::Favour { favour, cost: Leverage::points(50), unable: false, factor: Factor::whole(2) };
    Offer {
        id: OfferId(9),
        from: ADA.into(),
        to: BO,
        terms: Terms::Leverage(terms),
        note: None,
        private: false,
        made_at: START,
        deadline: None,
        answer_within: Span::hours(1),
        silence: Silence::Wait,
        awaits_return: false,
        reminded: None,
        extensions: 0,
    }
}

#[test]
fn hostile_ship_and_place_names_are_harmless_everywhere() {
    let text = english();
    let long = "`@everyone* ".repeat(400);
    for typed in HOSTILE.iter().copied().chain([long.as_str()]) {
        let names = names(&[(ADA, typed), (BO, typed), (CY, "Cy")]);
        let mut play = Play::of_three();
        let means = TaskOptions { place: Some("Vega".to_owned()), ..TaskOptions::default() };
        let mut told = play.act(ADA, Act::Research { host: ADA, means });
        // The rules limit names, but rendering does not rely on that.
        let Game::Leverage(state) = Arc::make_mut(&mut play.campaign.game) else {
            unreachable!("leverage is played");
        };
        for id in state.ships.keys().copied().collect::<Vec<_>>() {
            state.ships.update(id, |ship| {
                ship.name = typed.to_owned();
                ship.place = Some(typed.to_owned());
            });
        }
        let rename = |task: &mut Task| {
            task.ship_name = Some(typed.to_owned());
            task.place = Some(typed.to_owned());
        };
        let ids: Vec<_> = state.tasks.keys().copied().collect();
        for id in ids {
            state.tasks.update(id, rename);
        }
        let system =
            System { name: typed.to_owned(), planets: vec![typed.to_owned()], ruler: Some(ADA), home_of: None };
        state.systems.push(system.clone());
        for event in &mut told {
            if let Event::Game(games::Event::Leverage(Happened::TaskStarted(task))) = event {
                rename(task);
            }
        }
        told.push(Event::from(Happened::SystemAdded(system)));
        let asked = [
            ask(Favour::MilitaryAid { place: typed.to_owned(), minutes: 2 }),
            ask(Favour::System { system: typed.to_owned() }),
        ];
        let campaign = &play.campaign;
        let mut read = vec![
            reply(&text, ADA, &told, None).into(),
            shown(&ships(&text, campaign, &names, ADA, START)),
            shown(&ships(&text, campaign, &names, BO, START)),
            shown(&map(&text, campaign, &names)),
        ];
        for offer in &asked {
            read.push(shown(&offer_post(&text, offer, None, None).card));
            read.push(offer_choice(&text, &names, offer).into());
        }
        for shown in &read {
            check_harmless(typed, shown);
        }
    }
}

#[test]
fn hostile_names_and_notes_are_harmless_everywhere() {
    let text = english();
    let long = "`@everyone* ".repeat(400);
    for typed in HOSTILE.iter().copied().chain([long.as_str()]) {
        let names = names(&[(ADA, typed), (BO, typed), (CY, "Cy")]);
        let mut play = Play::of_three();
        // The rules limit names and notes, but rendering does not rely on that.
        play.campaign.name = typed.to_owned();
        let mut told = play.act(ADA, gift(BO, 500, None));
        told.extend(play.act(ADA, ask_money(BO, 100, None)));
        for event in &mut told {
            match event {
                Event::OfferMade(offer) => offer.note = Some(typed.to_owned()),
                Event::Game(games::Event::Leverage(chancery::rules::games::leverage::Event::Gifted {
                    note, ..
                })) => {
                    *note = Some(typed.to_owned());
                }
                _ => {}
            }
        }
        let mut offer = play.offer(1);
        offer.note = Some(typed.to_owned());
        let campaign = &play.campaign;
        let notice = play.notice(&told);
        let post = offer_post(&text, &offer, None, Some(typed));
        let entry = HistoryEntry { ruling: Some(42), at: START, by: None, notice: notice.clone(), undone: false };
        let shown = [
            announcement(&text, Some(typed), &[notice]).content.into(),
            reply(&text, ADA, &told, Some(&offer)).into(),
            post.content.clone().into(),
            shown(&post.card),
            offer_choice(&text, &names, &offer).into(),
            shown(&offers(&text, campaign, BO, &[])),
            shown(&relations_table(&text, campaign, &names, CY)),
            shown(&relation_pair(&text, campaign, &names, ADA, BO)),
            shown(&rights(&text, campaign, &names, (ADA, BO), START)),
            shown(&leaderboard(&text, campaign, &names, "money")),
            shown(&campaign_info(&text, campaign, &names, NamedRole::None, &[])),
            shown(&campaign_list(&text, &[Listed { campaign, channel: 5 }], true)),
            shown(&settings(&text, campaign, NamedRole::None)),
            shown(&history_page(&text, typed, None, &[entry])),
        ];
        for shown in &shown {
            check_harmless(typed, shown);
        }
        // A note is one quoted line below the campaign and the sentence, and relations have a line for each player.
        assert_eq!(post.content.lines().count(), if prose(typed, 9).is_empty() { 2 } else { 3 });
        let table = relations_table(&text, campaign, &names, CY).description;
        assert_eq!(table.lines().count(), 3, "{table}");
    }
}
