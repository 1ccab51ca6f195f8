//! Board files: accepted files, refused files with the position of the problem, and the boards that come with the bot.

use chancery::board_file::{BoardFileError, LARGEST, write};
use chancery::rules::games::ambassadors::{self, Command as Act, Correction as Seats, Population, open_to};
use chancery::rules::games::ambassadors::{Edit, LinkKind, Plan};
use chancery::rules::ids::{CampaignId, PlayerId};
use chancery::rules::time::Time;
use chancery::rules::{
    Campaign, Command, Correction, Moderation, Order, Refusal, RulesetName, decide, found, invariants,
};
use chancery_words::games::ambassadors::boards::example;

const NOW: Time = Time::from_millis(1_764_000_000_000);

/// Returns an ambassadors campaign with this many players, seated by their ids from 1.
fn table(players: u64) -> Campaign {
    let founding = found("Spiral Arm", RulesetName::Ambassadors, None, NOW).unwrap();
    let mut campaign = Campaign::new(CampaignId(1), &founding);
    for player in 1..=players {
        obey(&mut campaign, player, Command::Join).unwrap();
    }
    campaign
}

fn obey(campaign: &mut Campaign, by: u64, command: Command) -> Result<(), Refusal> {
    let order = Order { by: PlayerId(by), moderator: true, on_behalf: None, command, confirmed: None };
    let events = decide(campaign, &order, NOW)?;
    events.iter().for_each(|event| campaign.evolve(event));
    assert_eq!(invariants(campaign), [], "{events:?}");
    Ok(())
}

fn read(file: &[u8]) -> Result<Plan, BoardFileError> {
    chancery::board_file::read(file)
}

fn load(campaign: &mut Campaign, plan: Plan) -> Result<(), Refusal> {
    let correction = Correction::Ambassadors(Seats::Board(Edit::Load(plan)));
    let load = Moderation::Correct { correction, reason: None };
    obey(campaign, 1, Command::Moderate(load))
}

/// Reads a file that is not a board, and returns the path, the line and the problem.
#[track_caller]
fn wrong(file: &str) -> (String, usize, String) {
    match read(file.as_bytes()) {
        Err(BoardFileError::NotABoard { path, line, problem }) => (path, line, problem),
        other => panic!("{other:?}"),
    }
}

#[track_caller]
fn check_wrong(file: &str, path: &str, line: usize, problem: &str) {
    let expected = (path.to_owned(), line, problem.to_owned());
    assert_eq!(wrong(file), expected, "{file}");
}

#[test]
fn errors_name_their_path_and_line() {
    check_wrong(
        "{\"sectors\": [\n{\"name\": \"A\"},\n{\"name\": \"B\", \"ships\": [{\"count\": \"two\"}]}]}",
        "sectors[1].ships[0].count",
        3,
        "found string \"two\", expected a whole number from 0",
    );
    check_wrong(
        "{\"sectors\": [{\"name\": \"A\", \"at\": [0, 1.5]}]}",
        "sectors[0].at[1]",
        1,
        "found floating point `1.5`, expected a whole number",
    );
    check_wrong(
        "{\"sectors\": [{\"name\": \"A\", \"at\": [0]}]}",
        "sectors[0].at",
        1,
        "found a list of 1, expected two numbers",
    );
    check_wrong(
        "{\"sectors\": [{\"name\": \"A\", \"control\": -1}]}",
        "sectors[0].control",
        1,
        "found integer `-1`, expected a whole number from 0",
    );
    check_wrong(
        "{\"sectors\": [], \"links\": [{\"between\": [\"A\"]}]}",
        "links[0].between",
        1,
        "found a list of 1, expected two names",
    );
    for many in ["[0, 1, 2]", "[0, 1, 2, 3, 4]"] {
        let file = format!("{{\"sectors\": [{{\"name\": \"A\"}},\n{{\"name\": \"B\", \"at\": {many}}}]}}");
        let length = many.split(',').count();
        let problem = format!("found a list of {length}, expected two numbers");
        check_wrong(&file, "sectors[1].at", 2, &problem);
    }
    check_wrong(
        "{\"sectors\": [], \"links\": [{\"between\": [\"A\", \"B\", \"C\"]}]}",
        "links[0].between",
        1,
        "found a list of 3, expected two names",
    );
    check_wrong("{\"sectors\": [{\"name\": 7}]}", "sectors[0].name", 1, "found integer `7`, expected a text in quotes");
    check_wrong("{\"sectors\": [7]}", "sectors[0]", 1, "found integer `7`, expected an object");
    check_wrong("{\n}", "", 2, "missing field `sectors`");
    check_wrong("7", "", 1, "found integer `7`, expected an object");
    let (path, _, problem) = wrong("{\"sectors\": [], \"links\": [{\"between\": [\"A\", \"B\"], \"kind\": \"door\"}]}");
    assert_eq!(path, "links[0].kind");
    assert!(problem.starts_with("unknown variant `door`"), "{problem}");
    assert!(problem.contains("`warp-portal`"), "{problem}");
    // The author's text is repeated literally, even if it looks like an error message.
    let (_, _, problem) = wrong("{\"sectors\": \"expected u32\"}");
    assert!(problem.contains("\"expected u32\", expected a list"), "{problem}");
}

#[test]
fn unknown_keys_are_refused() {
    for (file, path, key) in [
        ("{\"sectors\": [], \"colour\": 1}", "colour", "colour"),
        ("{\"sectors\": [{\"name\": \"A\", \"colour\": 1}]}", "sectors[0].colour", "colour"),
        (
            "{\"sectors\": [{\"name\": \"A\", \"ships\": [{\"seats\": 1, \"count\": 1}]}]}",
            "sectors[0].ships[0].seats",
            "seats",
        ),
        ("{\"sectors\": [], \"links\": [{\"from\": \"A\"}]}", "links[0].from", "from"),
    ] {
        let (at, _, problem) = wrong(file);
        assert_eq!(at, path);
        assert!(problem.starts_with(&format!("unknown field `{key}`")), "{problem}");
    }
    let (path, _, problem) = wrong("{\"sectors\": [{\"name\": \"A\", \"name\": \"B\"}]}");
    assert_eq!(path, "sectors[0]");
    assert_eq!(problem, "duplicate field `name`");
}

#[test]
fn invalid_json_is_refused_with_its_line() {
    for (file, at) in [
        ("", (1, 0)),
        ("{\"sectors\": [\n  {\"name\": \"A\"},\n]}", (3, 1)),
        ("{\"sectors\": []", (1, 14)),
        ("{\"sectors\": []}\n\n{}", (3, 1)),
        ("<html>", (1, 1)),
        ("{\"sectors\": [{\"name\": \"A\nB\"}]}", (2, 0)),
    ] {
        match read(file.as_bytes()) {
            Err(BoardFileError::NotJson { line, column, problem }) => {
                assert_eq!((line, column), at, "{file}");
                assert!(!problem.contains(" at line "), "{problem}");
            }
            other => panic!("{file}: {other:?}"),
        }
    }
    let letters = read(b"{\"sectors\": [{\"name\": \"\xff\"}]}");
    assert!(matches!(letters, Err(BoardFileError::Encoded { .. })), "{letters:?}");
    assert!(read("\u{feff}{\"sectors\": []}".as_bytes()).is_ok());
}

#[test]
fn a_file_has_a_maximum_size() {
    let mut file = b"{\"sectors\": []}".to_vec();
    file.resize(LARGEST, b' ');
    assert!(read(&file).is_ok());
    file.push(b' ');
    let (size, refused) = (LARGEST + 1, read(&file));
    assert_eq!(refused, Err(BoardFileError::TooLarge { size }));
}

#[test]
fn a_board_survives_writing_and_reading() {
    for players in [4, 6] {
        let plan = example(players).unwrap();
        let file = write(&plan).unwrap();
        assert_eq!(read(&file).unwrap(), plan);
        let mut campaign = table(players as u64);
        load(&mut campaign, plan).unwrap();
        // The table exports exactly the board that was loaded.
        let state = campaign.playing::<ambassadors::State>().unwrap();
        let seats: Vec<PlayerId> = state.seating.seated(campaign.roster()).collect();
        let again = write(&Plan::of(&state.board, &seats)).unwrap();
        assert_eq!(String::from_utf8(again).unwrap(), String::from_utf8(file).unwrap());
    }
    let plan = read(b"{\"sectors\": [{\"name\": \"\\\"A\\n\\u2603\"}]}").unwrap();
    assert_eq!(read(&write(&plan).unwrap()).unwrap(), plan);
    let empty = "{\n  \"sectors\": [],\n  \"links\": []\n}\n";
    let written = write(&Plan::default()).unwrap();
    assert_eq!(String::from_utf8(written).unwrap(), empty);
}

#[test]
fn the_built_in_boards_are_in_canonical_form() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("words/src/games/ambassadors/boards");
    for (players, name) in [(4, "four.json"), (6, "six.json")] {
        let file = std::fs::read_to_string(folder.join(name)).unwrap();
        let written = write(&example(players).unwrap()).unwrap();
        assert_eq!(file, String::from_utf8(written).unwrap(), "{name}");
    }
    assert_eq!(example(5), None);
}

#[test]
fn an_example_board_allows_relations_at_once() {
    for players in [4, 6] {
        let mut campaign = table(players as u64);
        load(&mut campaign, example(players).unwrap()).unwrap();
        let kinds: Vec<LinkKind> = {
            let links = &campaign.playing::<ambassadors::State>().unwrap().board.links;
            links.iter().map(|link| link.kind).collect()
        };
        let count = |kind| kinds.iter().filter(|one| **one == kind).count();
        assert_eq!((count(LinkKind::Generator), count(LinkKind::WarpPortal)), (1, 1));
        let mut pairs = 0;
        for by in 1..=players as u64 {
            let mut campaign = campaign.clone();
            obey(&mut campaign, by, Command::from(Act::BeginAction)).unwrap();
            let state = campaign.playing::<ambassadors::State>().unwrap();
            let open = open_to(campaign.roster(), state, PlayerId(by)).unwrap();
            for to in open {
                let track = Population::Science;
                let space = None;
                let propose = Act::Propose { to, track, space };
                obey(&mut campaign, by, Command::from(propose)).unwrap();
                pairs += usize::from(PlayerId(by) < to);
            }
            let state = campaign.playing::<ambassadors::State>().unwrap();
            let ships = state.board.with_pieces_of(PlayerId(by));
            assert_eq!(ships.map(|place| place.count(Some(PlayerId(by)))).sum::<u32>(), 2);
        }
        assert_eq!(pairs, players / 2, "pairs that are joined from the start");
    }
}

#[test]
fn an_example_board_can_join_all_neighbours() {
    for players in [4, 6] {
        let mut campaign = table(players as u64);
        load(&mut campaign, example(players).unwrap()).unwrap();
        let players = players as u64;
        // A player who takes everything free is connected to both neighbours.
        for by in 1..=players {
            let mut campaign = campaign.clone();
            let board = campaign.playing::<ambassadors::State>().unwrap().board.clone();
            for place in board.places.iter().filter(|place| place.holder.is_none()) {
                let hold = Edit::Hold { place: place.name.clone(), holder: Some(PlayerId(by)) };
                let correction = Correction::Ambassadors(Seats::Board(hold));
                let reason = None;
                let command = Command::Moderate(Moderation::Correct { correction, reason });
                obey(&mut campaign, by, command).unwrap();
            }
            obey(&mut campaign, by, Command::from(Act::BeginAction)).unwrap();
            let state = campaign.playing::<ambassadors::State>().unwrap();
            let open = open_to(campaign.roster(), state, PlayerId(by)).unwrap();
            let next = PlayerId(by % players + 1);
            let before = PlayerId((by + players - 2) % players + 1);
            assert!(open.contains(&next) && open.contains(&before), "{open:?}");
        }
    }
}

#[test]
fn an_example_board_requires_its_number_of_players() {
    let mut campaign = table(3);
    let refused = load(&mut campaign, example(4).unwrap()).unwrap_err();
    let Refusal::BadBoard { flaws, more } = refused else {
        panic!("{refused:?}");
    };
    assert_eq!(more, 0);
    let paths: Vec<&str> = flaws.iter().map(|flaw| flaw.path.as_str()).collect();
    let seat = "sectors[7].ships[0].seat";
    assert_eq!(paths, ["sectors[7].control", seat, "sectors[8].control"]);
    assert!(campaign.playing::<ambassadors::State>().unwrap().board.places.is_empty());
}

#[test]
fn the_documents_example_is_a_valid_board() {
    let document = include_str!("../../docs/board.md");
    let (_, rest) = document.split_once("```json\n").unwrap();
    let (file, _) = rest.split_once("```").unwrap();
    let plan = read(file.as_bytes()).unwrap();
    assert_eq!(String::from_utf8(write(&plan).unwrap()).unwrap(), file);
    let mut campaign = table(2);
    load(&mut campaign, plan).unwrap();
    assert_eq!(campaign.playing::<ambassadors::State>().unwrap().board.places.len(), 4);
}

/// Encodes a text as UTF-16 with its byte order mark.
fn utf_16(text: &str, encode: fn(u16) -> [u8; 2]) -> Vec<u8> {
    std::iter::once(0xFEFF).chain(text.encode_utf16()).flat_map(encode).collect()
}

#[test]
fn an_unsupported_encoding_is_named() {
    let board = r#"{"sectors": [{"name": "Zoë"}]}"#;
    let latin: Vec<u8> = board.chars().map(|letter| u8::try_from(letter).unwrap()).collect();
    for (bytes, named) in [
        (utf_16(board, u16::to_le_bytes), "UTF-16"),
        (utf_16(board, u16::to_be_bytes), "UTF-16"),
        (utf_16(board, u16::to_le_bytes)[2..].to_vec(), "UTF-16"),
        (utf_16(board, u16::to_be_bytes)[2..].to_vec(), "UTF-16"),
        (board.chars().flat_map(|letter| u32::from(letter).to_le_bytes()).collect(), "UTF-32"),
        (latin, "Latin-1 or Windows-1252"),
    ] {
        let refused = read(&bytes);
        assert_eq!(refused, Err(BoardFileError::Encoded { encoding: named }), "{bytes:?}");
    }
    // The byte order mark that some editors put before UTF-8 is skipped.
    let marked = [b"\xEF\xBB\xBF", board.as_bytes()].concat();
    assert_eq!(read(&marked), read(board.as_bytes()));
    assert!(read(&marked).is_ok());
    // Bytes that are not text in any encoding are not JSON.
    for bytes in [&b"\x89PNG\r\n\x1A\n\xFF"[..], b"", b"7", b"{\0"] {
        assert!(!matches!(read(bytes), Err(BoardFileError::Encoded { encoding: "Latin-1 or Windows-1252" })));
    }
}
