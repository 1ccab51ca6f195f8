//! Reads tables of comma-separated values (H2.2), as spreadsheets of all countries write them.

use chancery::csv::{Flaw, Table, read};

const HEADERS: &[&[&str]] = &[&["by", "over", "leverage"], &["player", "money"]];

/// Returns the fields of each table's rows, with their lines. The file must have no flaw.
#[track_caller]
fn rows(text: &str) -> Vec<Vec<(usize, Vec<String>)>> {
    let (tables, flaws) = read(text, HEADERS);
    assert_eq!(flaws, [], "{text:?}");
    let of = |table: Table| table.rows.into_iter().map(|row| (row.line, row.fields)).collect();
    tables.into_iter().map(of).collect()
}

#[track_caller]
fn one_row(text: &str) -> Vec<String> {
    let tables = rows(text);
    let [table] = tables.as_slice() else { panic!("{tables:?}") };
    let [(_, fields)] = table.as_slice() else { panic!("{table:?}") };
    fields.clone()
}

#[track_caller]
fn flaws(text: &str) -> Vec<(usize, Flaw)> {
    read(text, HEADERS).1
}

#[test]
fn h2_2_commas_semicolons_and_tabs_separate_fields() {
    for separator in [",", ";", "\t"] {
        let text = "by,over,leverage\nAda Lovelace,Bo,12.5\n".replace(',', separator);
        assert_eq!(one_row(&text), ["Ada Lovelace", "Bo", "12.5"], "{text:?}");
    }
    assert_eq!(one_row("by;over;leverage\nAda;Bo;12,5"), ["Ada", "Bo", "12,5"]);
}

#[test]
fn h2_2_fields_may_be_quoted() {
    assert_eq!(one_row("by,over,leverage\n\"Ada, Countess\",Bo,\"12,5\""), ["Ada, Countess", "Bo", "12,5"]);
    assert_eq!(one_row("\"by\" , \"over\",leverage\n \"Ada \"\"A\"\"\" ,Bo, 1 "), ["Ada \"A\"", "Bo", "1"]);
    assert_eq!(flaws("by,over,leverage\nAda \"A\",Bo,1"), [(2, Flaw::StrayQuotes)]);
    assert_eq!(flaws("by,over,leverage\n\"Ada\" A,Bo,1"), [(2, Flaw::StrayQuotes)]);
    assert_eq!(flaws("by,over,leverage\n\"Ada,Bo,1\nBo,Ada,1"), [(2, Flaw::OpenQuotes)]);
}

#[test]
fn h2_2_headers_ignore_case_and_blanks() {
    for header in ["BY,Over,LEVERAGE", " by ,\u{a0}over, leverage ", "by\t,over,lever age"] {
        assert_eq!(one_row(&format!("{header}\nAda,Bo,1")), ["Ada", "Bo", "1"], "{header:?}");
    }
}

#[test]
fn h2_2_an_empty_line_separates_two_tables() {
    let both = "by,over,leverage\nAda,Bo,1\n\nplayer;money\nAda;7\n";
    let expected = vec![
        vec![(2, ["Ada", "Bo", "1"].map(str::to_owned).to_vec())],
        vec![(5, ["Ada", "7"].map(str::to_owned).to_vec())],
    ];
    assert_eq!(rows(both), expected);
    // A spreadsheet pads the narrower table, and writes empty rows as separators.
    assert_eq!(rows("by,over,leverage\nAda,Bo,1\n,,\nplayer,money,\nAda,7,\n,,\n \n\n"), expected);
}

#[test]
fn h2_2_all_line_ends_count() {
    for end in ["\n", "\r\n", "\r"] {
        let text = "player,money\nAda,1\nBo,2\n\n".replace('\n', end);
        let tables = rows(&text);
        assert_eq!(tables[0].iter().map(|(line, _)| *line).collect::<Vec<_>>(), [2, 3], "{text:?}");
    }
    assert_eq!(rows("player,money"), [[]]);
    assert!(rows("").is_empty());
    assert!(rows("\n , ;\n\t\n").is_empty());
}

#[test]
fn h2_2_everything_wrong_is_listed_by_line() {
    let text = "\nby,over,leverage\nAda,Bo,12,5\nAda,Bo\nBo,Ada,1\nplayer,money\nAda,1\n\nwho,what\nAda,1\nBo,2\n\nby,over,leverage\nAda,Bo,1";
    let needed = 3;
    assert_eq!(
        flaws(text),
        [
            (3, Flaw::Fields { found: 4, needed }),
            (4, Flaw::Fields { found: 2, needed }),
            (6, Flaw::HeaderInside),
            (9, Flaw::NoHeader),
            (13, Flaw::HeaderTwice),
        ]
    );
    assert_eq!(flaws("Ada,Bo,12.5"), [(1, Flaw::NoHeader)]);
    assert_eq!(flaws("over,by,leverage\nAda,Bo,1"), [(1, Flaw::NoHeader)]);
}

#[test]
fn h2_2_two_hundred_players_are_read() {
    let mut text = "by,over,leverage\n".to_owned();
    for by in 0..200 {
        for over in (0..200).filter(|over| *over != by) {
            text.push_str(&format!("player {by},player {over},-12.5\n"));
        }
    }
    assert_eq!(rows(&text)[0].len(), 200 * 199);
}

#[test]
fn no_input_panics() {
    let mut dice = 7_u64;
    for _ in 0..20_000 {
        let mut text = String::new();
        for _ in 0..24 {
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let parts =
                ["by,over,leverage", "player;money", "\n", "\r", "\"", ",", ";", "\t", "ä", "\u{3000}", "1", " "];
            text.push_str(parts[(dice >> 33) as usize % parts.len()]);
        }
        let (tables, flaws) = read(&text, HEADERS);
        let lines = text.replace("\r\n", "\n").replace('\r', "\n").lines().count();
        assert!(flaws.iter().all(|(line, _)| (1..=lines).contains(line)), "{text:?}: {flaws:?}");
        assert!(tables.iter().flat_map(|table| &table.rows).all(|row| row.fields.len() >= 2), "{text:?}");
    }
}
