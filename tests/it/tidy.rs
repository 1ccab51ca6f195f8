//! House rules as tests: the documents' claims about the code, checked against the code itself. A sample source in this
//! file proves that each search works.

mod games;
mod matches;
mod reading;

use games::RULESETS;
use reading::{crates, files, functions, lies_in, module, paths, read};
use std::collections::{BTreeSet, HashMap};
use std::path::Path;

/// A boundary from ARCHITECTURE.md: modules, and the paths and words that their code must not contain.
struct Wall {
    /// Files or folders. `src/journal` also includes `src/journal.rs`.
    rooms: &'static [&'static str],
    /// Modules inside these that are excluded.
    except: &'static [&'static str],
    never: &'static [&'static str],
    /// Exceptions to the forbidden words.
    unless: &'static [&'static str],
}

/// The sources of every crate.
const EVERYWHERE: &[&str] = &[
    "basics/src",
    "clock/src",
    "engine/src",
    "journal-postgres/src",
    "journal-sqlite/src",
    "journal/src",
    "loopback/src",
    "pictures/src",
    "rules/src",
    "src",
    "texts/src",
    "words/src",
];

const WALLS: &[Wall] = &[
    // The rules are pure: time, chance, storage and people reach them as values. Their crate depends only on `serde`
    // and Unicode's tables, so the compiler enforces this, except for the standard library.
    Wall {
        rooms: &["basics/src", "rules/src"],
        except: &[],
        never: &[
            "async",
            "await",
            "std::env",
            "std::fs",
            "std::io",
            "std::net",
            "std::process",
            "std::thread",
            "std::time",
        ],
        unless: &[],
    },
    // The referee does not know its callers.
    Wall { rooms: &["engine/src/referee"], except: &[], never: &["crate::courier", "crate::scheduler"], unless: &[] },
    // Statements are declared with `statements!`, which lists them for a test. Others are about files, sessions and
    // schemas, or move any table.
    Wall {
        rooms: &["journal-postgres/src", "journal-sqlite/src"],
        except: &[
            "journal-postgres/src/connecting",
            "journal-postgres/src/copying",
            "journal-postgres/src/open",
            "journal-postgres/src/read_snapshot",
            "journal-postgres/src/sql",
            "journal-sqlite/src/backup",
            "journal-sqlite/src/copying",
            "journal-sqlite/src/health",
            "journal-sqlite/src/open",
            "journal-sqlite/src/read_snapshot",
            "journal-sqlite/src/served_file",
            "journal-sqlite/src/sql",
            "journal-sqlite/src/writer",
        ],
        never: &["sqlx::query", "sqlx::query_as", "sqlx::query_scalar", "sqlx::raw_sql"],
        unless: &[],
    },
    // One place chooses the database.
    Wall {
        rooms: &["src"],
        except: &["src/journal"],
        never: &["chancery_journal_postgres", "chancery_journal_sqlite"],
        unless: &[],
    },
    // The courier delivers announcements without reading them, and the scheduler only knows times.
    Wall {
        rooms: &["engine/src/courier", "engine/src/scheduler"],
        except: &[],
        never: &["crate::rules"],
        unless: &["crate::rules::time"],
    },
    Wall { rooms: &["engine/src/courier"], except: &[], never: &["crate::referee"], unless: &[] },
    // These modules parse Discord's input and word the answers. Other modules decide what is legal.
    Wall {
        rooms: &["src/discord", "words/src"],
        except: &[],
        never: &[
            "crate::rules::decide",
            "crate::rules::found",
            "crate::rules::settle",
            "rules::decide",
            "rules::settle",
        ],
        unless: &[],
    },
    // Values become words without waiting.
    Wall { rooms: &["words/src"], except: &[], never: &["async", "await"], unless: &[] },
    // The configuration checks a token's format, and the command line builds an invitation, both with Discord's own
    // library.
    Wall {
        rooms: &["src"],
        except: &["src/discord", "src/bot", "src/config", "src/admin"],
        never: &["poise", "serenity"],
        unless: &[],
    },
    // Wall time is read in one place. A backend only measures how long its database takes.
    Wall {
        rooms: EVERYWHERE,
        except: &["clock/src", "journal-postgres/src", "journal-sqlite/src"],
        never: &[
            "Instant",
            "SystemTime",
            "Utc",
            "chrono::Local",
            "chrono::Utc",
            "std::time::Instant",
            "std::time::SystemTime",
        ],
        unless: &[],
    },
    // All waits go through the clock, so that a simulation can skip them. Exceptions: a signal must end the process
    // even if its clock is stuck, and so must a thread that hangs; a backend waits for its database.
    Wall {
        rooms: EVERYWHERE,
        except: &["clock/src", "journal-postgres/src", "journal-sqlite/src", "journal/src/writer", "src/signals"],
        never: &["tokio::time"],
        unless: &[],
    },
    // The production bot does not depend on the sandbox.
    Wall {
        rooms: &["src"],
        except: &["src/main", "src/sandbox"],
        never: &["crate::sandbox", "chancery::sandbox", "chancery_loopback"],
        unless: &[],
    },
    // Only one module words the texts for players. The sandbox's page has its own.
    Wall { rooms: &["src"], except: &["src/discord", "src/sandbox/web/words"], never: &["crate::text"], unless: &[] },
    // Words come from texts, literals and escaped input. Only messages that are edited are read back.
    Wall {
        rooms: &["src", "words/src"],
        except: &["words/src/render/undone", "words/src/text"],
        never: &["read_back"],
        unless: &[],
    },
    // If wrong input could end the program, the reason is listed here.
    Wall {
        rooms: EVERYWHERE,
        // Sums far below 64 bits, a constant, and state without keys that JSON cannot represent.
        except: &["engine/src/referee", "rules/src/games/leverage/amounts"],
        never: &["expect"],
        unless: &[],
    },
    Wall { rooms: EVERYWHERE, except: &[], never: &["panic", "unreachable", "unwrap"], unless: &[] },
];

/// Words that none of our files may contain, written so that this file does not contain them either.
const UNFINISHED: &[&str] = &[
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("to", "do!"),
    concat!("unimple", "mented!"),
    concat!("d", "bg!"),
    concat!("#[al", "low"),
    concat!("#![al", "low"),
];

const FILE_LIMIT: usize = 500;
const FUNCTION_LIMIT: usize = 70;

/// Files and functions over the limit, each with its reason. A match that lists every case does not count.
const LONG: &[(&str, &str)] = &[("tests/it/render/refusals.rs: every_kind has", "a list of every refusal there is")];

#[test]
fn every_crate_is_listed() {
    let mut sources: Vec<String> = crates().iter().map(|folder| format!("{folder}/src")).collect();
    sources.push("src".to_owned());
    sources.sort();
    assert_eq!(sources, EVERYWHERE);
}

/// The builder of the image gets only what `.dockerignore` lists.
#[test]
fn every_crate_goes_into_the_image() {
    let listed = read(Path::new(".dockerignore"));
    let missing = crates().into_iter().filter(|folder| !listed.lines().any(|line| line == format!("!{folder}")));
    assert_eq!(missing.collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn module_boundaries_hold() {
    let mut breaches = Vec::new();
    let mut said = HashMap::new();
    for wall in WALLS {
        for room in wall.rooms {
            let files = files(room, "rs");
            assert!(!files.is_empty(), "{room} is no room");
            for file in files {
                let said = said.entry(file.clone()).or_insert_with(|| said_in(&file, &read(&file)));
                breaches.extend(wall.breaches(&file, said));
            }
        }
    }
    assert!(breaches.is_empty(), "{breaches:#?}");
}

#[test]
fn every_boundary_check_detects_a_violation() {
    for wall in WALLS {
        for word in wall.never {
            let source = format!("fn f() {{ let _ = {word}::what(); }}");
            for room in wall.rooms.iter().filter(|room| !wall.except.contains(room)) {
                let file = format!("{room}/new.rs");
                let file = Path::new(&file);
                let found = wall.breaches(file, &said_in(file, &source));
                assert_eq!(found, [format!("{} says {word}", file.display())]);
            }
            for room in wall.except {
                let file = format!("{room}/new.rs");
                let file = Path::new(&file);
                assert!(wall.breaches(file, &said_in(file, &source)).is_empty());
            }
        }
        for word in wall.unless {
            let source = format!("use {word}::{{self, what}};");
            let room = Path::new(wall.rooms[0]).join("new.rs");
            assert!(wall.breaches(&room, &said_in(&room, &source)).is_empty(), "{word}");
        }
    }
}

#[test]
fn boundary_checks_understand_groups_and_supers_not_strings() {
    let source = r##"
        use super::super::journal::{self, Entry};
        use std::{collections::{BTreeMap, BTreeSet}, time::Instant};
        // use tokio::sync;
        const HOME: &str = "https://discord.com"; // use tokio::sync;
        const MARK: (char, char) = ('"', '\'');
        const RAW: &str = r#"the "rand" crate"#;
        fn now<'a>() -> u64 { let said = "poise::\"Context\""; sqlx::query(said); 1 }
    "##;
    let said = paths(source, &["crate", "rules", "offer"].map(str::to_owned));
    let says = |word: &&str| said.iter().any(|path| lies_in(path, word));
    let spoken = ["crate::journal", "std::time", "sqlx", "std::collections::BTreeSet"];
    assert!(spoken.iter().all(says), "{said:#?}");
    let unsaid = ["tokio", "poise", "super", "std::env", "rand", "discord"];
    assert!(!unsaid.iter().any(says), "{said:#?}");
}

/// Views contain only what the viewer may know. The only command that reads a whole campaign is the export, which
/// redacts it.
#[test]
fn everything_shown_is_redacted_first() {
    let whole = ["referee.look(", ".entries(", ".entries_after(", ".whole("];
    let mut said = Vec::new();
    let shows = ours().into_iter().filter(|file| file.starts_with("src/discord"));
    for file in shows {
        let mut source = read(Path::new(&file));
        source.retain(|c| !c.is_whitespace());
        let says = whole.iter().filter(|word| source.contains(**word));
        said.extend(says.map(|word| format!("{file} says {word}")));
    }
    assert_eq!(said, ["src/discord/commands/campaign.rs says .whole("]);
}

#[test]
fn no_code_is_unfinished_or_silenced() {
    let found: Vec<String> = ours().into_iter().flat_map(|file| unfinished(&file, &read(Path::new(&file)))).collect();
    assert!(found.is_empty(), "{found:#?}");
    for word in UNFINISHED {
        let source = format!("fn f() {{}} // {word}");
        assert_eq!(unfinished("x.rs", &source), [format!("x.rs says {word}")]);
    }
}

#[test]
fn files_and_functions_stay_short() {
    let mut found: Vec<String> = ours().into_iter().flat_map(|file| long(&file, &read(Path::new(&file)))).collect();
    let needless: Vec<&str> = LONG
        .iter()
        .map(|(listed, _)| *listed)
        .filter(|listed| !found.iter().any(|found| found.starts_with(listed)))
        .collect();
    found.retain(|found| !LONG.iter().any(|(listed, _)| found.starts_with(listed)));
    assert!(found.is_empty() && needless.is_empty(), "too long: {found:#?}, no longer too long: {needless:#?}");

    let body = "    let x = 1;\n".repeat(FUNCTION_LIMIT - 2);
    let fits = format!("impl X {{\n    pub(super) async fn f<'a>(\n{body}    }}\n\n    fn g() {{}}\n}}\n");
    assert_eq!(long("x.rs", &fits), [""; 0]);
    let body = "    let x = 1;\n".repeat(FUNCTION_LIMIT - 1);
    let over = format!("pub fn f() {{\n{body}}}\n\ntrait T {{\n    fn g();\n}}\n");
    assert_eq!(long("x.rs", &over), ["x.rs: f has 71 lines"]);
    let arms = "        E::A | E::B => 1,\n".repeat(FUNCTION_LIMIT);
    let whole = format!("pub fn f() {{\n    let x = 1;\n    Some(match e {{\n{arms}    }})\n}}\n");
    assert_eq!(long("x.rs", &whole), [""; 0]);
    let over = "    let x = 1;\n".repeat(FUNCTION_LIMIT - 1);
    let over = whole.replace("    let x = 1;\n", &over);
    assert_eq!(long("x.rs", &over), ["x.rs: f has 71 lines"]);
    let partial = whole.replace("    })\n", "        _ => 2,\n    })\n");
    assert_eq!(long("x.rs", &partial), ["x.rs: f has 76 lines"]);
    let early = whole.replace("    })\n", "    });\n    g()\n");
    assert_eq!(long("x.rs", &early), ["x.rs: f has 76 lines"]);
    let over = "// A line.\n".repeat(FILE_LIMIT + 1);
    assert_eq!(long("x.rs", &over), ["x.rs has 501 lines"]);
}

#[test]
fn every_rule_has_a_test_named_after_it() {
    let tests: String = files("rules/tests", "rs").iter().map(|file| read(file)).collect();
    let mut untested = Vec::new();
    let mut letters = BTreeSet::new();
    let documents = files("docs/rules", "md");
    for file in &documents {
        let text = read(file);
        let numbers: Vec<&str> = text.lines().filter_map(rule_number).collect();
        let letter: BTreeSet<&str> = numbers.iter().map(|number| &number[..1]).collect();
        assert_eq!(letter.len(), 1, "{} has a letter of its own", file.display());
        letters.extend(letter.into_iter().map(str::to_owned));
        for number in numbers {
            let name = format!("fn {}_", number.to_lowercase().replace('.', "_"));
            if !tests.contains(&name) {
                untested.push(format!("{}: {number}", file.display()));
            }
        }
    }
    assert_eq!(letters.len(), RULESETS.len() + 2, "a letter for each ruleset, one for house rules and one for deals");
    assert!(untested.is_empty(), "{untested:#?}");
}

impl Wall {
    /// Returns the forbidden parts of what a file says.
    fn breaches(&self, file: &Path, said: &BTreeSet<String>) -> Vec<String> {
        if self.except.iter().any(|room| lies_in_room(file, room)) {
            return Vec::new();
        }
        let meant =
            |path: &&String, word: &str| lies_in(path, word) && !self.unless.iter().any(|unless| lies_in(path, unless));
        // The bare prefix of a group is not a path yet.
        let says = |word: &&&str| said.iter().any(|path| path != "crate" && meant(&path, word));
        let breach = |word| format!("{} says {word}", file.display());
        self.never.iter().filter(says).map(breach).collect()
    }
}

/// Returns the paths in a source.
fn said_in(file: &Path, source: &str) -> BTreeSet<String> {
    // The attribute of that name does not end a program.
    let source = source.replace("#[expect", "#[attribute");
    paths(&source, &module(file))
}

fn unfinished(file: &str, source: &str) -> Vec<String> {
    let found = UNFINISHED.iter().filter(|word| source.contains(**word));
    found.map(|word| format!("{file} says {word}")).collect()
}

fn long(file: &str, source: &str) -> Vec<String> {
    let mut found = Vec::new();
    let lines = source.lines().count();
    if lines > FILE_LIMIT {
        found.push(format!("{file} has {lines} lines"));
    }
    let over = functions(source).into_iter().filter(|(_, lines)| *lines > FUNCTION_LIMIT);
    found.extend(over.map(|(name, lines)| format!("{file}: {name} has {lines} lines")));
    found
}

/// Returns every source file of ours, relative to the project's folder.
fn ours() -> Vec<String> {
    let rooms = ["src", "tests", "benches"].map(str::to_owned).into_iter().chain(crates());
    let found: Vec<String> = rooms.flat_map(|room| files(&room, "rs")).map(|file| file.display().to_string()).collect();
    assert!(found.len() > 50, "they are in other places");
    found
}

fn lies_in_room(file: &Path, room: &str) -> bool {
    file.starts_with(room) || file.with_extension("") == Path::new(room)
}

/// Returns the rule number at the start of a line, as in `- L4.6 Refusing ...`.
fn rule_number(line: &str) -> Option<&str> {
    let (number, _) = line.strip_prefix("- ")?.split_once(' ')?;
    let (section, item) = number.strip_prefix(|c: char| c.is_ascii_uppercase())?.split_once('.')?;
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    (digits(section) && digits(item)).then_some(number)
}
