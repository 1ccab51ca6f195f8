//! How much an evening makes its players read and type, and how often it notifies them, counted from its transcript.
//! docs/WORDS.md has the figures and explains how each is counted.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The evenings that are counted, with their figures before the texts were shortened.
const EVENINGS: [(&str, Figures); 2] = [
    (
        "busy_evening",
        Figures {
            messages: 47,
            edits: 15,
            calling: 28,
            public: 11_637,
            edited: 3000,
            private: 13_765,
            twice: 3147,
            commands: 44,
            presses: 15,
            taps: 484,
            turns: 0,
        },
    ),
    (
        "twelve_turns",
        Figures {
            messages: 58,
            edits: 4,
            calling: 13,
            public: 8073,
            edited: 964,
            private: 12_450,
            twice: 3983,
            commands: 60,
            presses: 8,
            taps: 504,
            turns: 12,
        },
    ),
];

/// Evenings played with buttons, each with the action that begins a turn. No turn may take [`FEW`] taps or more.
const BY_BUTTONS: [(&str, &str); 1] = [("twelve_turns_by_buttons", "press \"Begin action\"")];

/// A turn with buttons must take fewer taps than this.
const FEW: usize = 12;

/// A private line counts as repeated if at least this percentage of its words is also in one public line.
const SAME: usize = 60;

const BEGIN: &str = "<!-- Counted by tests/it/words.rs: BLESS=1 cargo test words -->\n";
const END: &str = "<!-- So much was counted. -->\n";

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Figures {
    /// Public messages, and edits of them.
    messages: usize,
    edits: usize,
    /// Public messages that call at least one player.
    calling: usize,
    /// Characters of public messages, of edited ones in their final form, and of private ones.
    public: usize,
    edited: usize,
    private: usize,
    /// Characters of private messages whose reader sees the same at the table.
    twice: usize,
    commands: usize,
    presses: usize,
    taps: usize,
    turns: usize,
}

impl Figures {
    /// Returns the figures that should shrink, with names.
    fn read(self) -> [(&'static str, usize); 5] {
        [
            ("public messages that ring", self.calling),
            ("public characters", self.public),
            ("characters of edited messages", self.edited),
            ("private characters", self.private),
            ("private characters read twice", self.twice),
        ]
    }

    /// Returns the rows of the table: the name and the value of each figure.
    fn rows(self) -> Vec<(&'static str, String)> {
        let mut rows = vec![("public messages", self.messages.to_string()), ("edits of them", self.edits.to_string())];
        let read = self.read().into_iter();
        rows.extend(read.map(|(what, count)| (what, count.to_string())));
        rows.extend([
            ("commands", self.commands.to_string()),
            ("presses and choices", self.presses.to_string()),
            ("keystrokes and taps", self.taps.to_string()),
        ]);
        let each = tenths(self.taps, self.turns);
        rows.extend(each.map(|each| ("keystrokes and taps a turn", each)));
        rows
    }
}

/// Returns the number of taps per turn, with one decimal; `None` if there were no turns.
fn tenths(taps: usize, turns: usize) -> Option<String> {
    let each = (taps * 10).checked_div(turns)?;
    Some(format!("{}.{}", each / 10, each % 10))
}

/// One message as a transcript shows it.
struct Message {
    /// The only player who reads it; `None` if everybody does.
    reader: Option<String>,
    edited: bool,
    calls: bool,
    lines: Vec<String>,
}

impl Message {
    /// Parses the first line of a message, if it is one.
    fn begun(line: &str) -> Option<Message> {
        let line = line.strip_prefix("  ").filter(|rest| !rest.starts_with(' '))?;
        let (head, rest) = line.split_once(':')?;
        let (head, edited) = match head.strip_suffix(", edited") {
            Some(head) => (head, true),
            None => (head, false),
        };
        let only = head
            .strip_prefix("to ")
            .and_then(|head| head.strip_suffix(" only"))
            .or_else(|| head.strip_prefix("dm to "));
        if only.is_none() && !head.starts_with('#') {
            return None;
        }
        let rest = rest.trim_end_matches(" (silent)").trim_end_matches(" (a reply)");
        let (words, calls) = match rest.rsplit_once(" (pings ") {
            Some((words, _)) => (words, true),
            None => (rest, false),
        };
        let mut message = Message { reader: only.map(str::to_owned), edited, calls, lines: Vec::new() };
        message.goes_on(words);
        Some(message)
    }

    /// Adds a line as it appears on a phone, without the transcript's frame and without pictures.
    fn goes_on(&mut self, line: &str) {
        let line = line.trim_start();
        let line = line.strip_prefix('|').unwrap_or(line).trim();
        let drawn = line.starts_with("attached: ") || line.starts_with("image: ");
        if !line.is_empty() && !drawn {
            self.lines.push(line.to_owned());
        }
    }

    fn characters(&self) -> usize {
        self.lines.iter().map(|line| line.chars().count()).sum()
    }
}

/// Returns the stems of the words for comparing two lines. The reader knows who "you" is.
fn stems(line: &str) -> BTreeSet<String> {
    let apart = |c: char| !c.is_alphanumeric() && !matches!(c, '@' | '+' | '-' | '.');
    line.split(apart)
        .map(|word| word.trim_matches('.').to_lowercase())
        .filter(|word| !word.is_empty() && !word.starts_with("you"))
        .map(|word| word.chars().take(4).collect())
        .collect()
}

/// Returns whether a public line repeats a private one.
fn is_told(line: &str, public: &[BTreeSet<String>]) -> bool {
    let words = stems(line);
    let same = |one: &BTreeSet<String>| words.intersection(one).count() * 100;
    words.len() > 1 && public.iter().any(|one| same(one) >= words.len() * SAME)
}

/// Counts a person's taps. A command takes `/`, three letters, a tap on the suggestion and a tap to send. An option
/// that opens by itself only costs its value. A player or a line of a list takes two letters and a tap.
fn taps(deed: &str) -> usize {
    let words = chancery_loopback::words(deed);
    let words: Vec<String> = words.iter().map(|word| word.text()).collect();
    let Some((first, rest)) = words.split_first() else {
        return 0;
    };
    if first.starts_with('/') {
        let option = |word: &String| match word.split_once(':') {
            Some((_, value)) if value.parse::<f64>().is_ok() => value.chars().count(),
            Some(("note" | "reason" | "name", value)) => value.chars().count(),
            Some(_) => 3,
            None => 0,
        };
        return 5 + rest.iter().map(option).sum::<usize>() + 1;
    }
    match first.as_str() {
        "press" => 1,
        "select" => 2,
        "fill" => {
            let typed = rest.iter().filter_map(|word| word.split_once(':'));
            1 + typed.map(|(_, typed)| 1 + typed.chars().count()).sum::<usize>()
        }
        _ => 5,
    }
}

fn count(transcript: &str) -> Figures {
    let mut figures = Figures::default();
    for step in transcript.split("\n> ") {
        let mut lines = step.lines();
        let deed = lines.next().unwrap_or_default().trim_start_matches("> ");
        if let Some((_, deed)) = deed.strip_prefix('@').and_then(|deed| deed.split_once(' ')) {
            figures.taps += taps(deed);
            match deed.starts_with('/') {
                true => figures.commands += 1,
                false => figures.presses += 1,
            }
            figures.turns += usize::from(deed.ends_with(" begin"));
        }
        let mut messages: Vec<Message> = Vec::new();
        for line in lines.take_while(|line| line.starts_with("  ")) {
            match (Message::begun(line), messages.last_mut()) {
                (Some(message), _) => messages.push(message),
                (None, Some(last)) if line.starts_with("     ") => last.goes_on(line),
                (None, _) => {}
            }
        }
        let public = messages.iter().filter(|one| one.reader.is_none());
        let public: Vec<BTreeSet<String>> = public.flat_map(|one| one.lines.iter().map(|line| stems(line))).collect();
        for message in &messages {
            let characters = message.characters();
            match (&message.reader, message.edited) {
                (Some(_), _) => {
                    figures.private += characters;
                    let twice = message.lines.iter().filter(|line| is_told(line, &public));
                    figures.twice += twice.map(|line| line.chars().count()).sum::<usize>();
                }
                (None, true) => {
                    figures.edits += 1;
                    figures.edited += characters;
                }
                (None, false) => {
                    figures.messages += 1;
                    figures.calling += usize::from(message.calls);
                    figures.public += characters;
                }
            }
        }
    }
    figures
}

/// Counts everybody's use of buttons from the first turn on, including answers: presses and choices, taps, and turns.
fn tapped(name: &str, begins: &str) -> (usize, usize, usize) {
    let seen = transcript(name);
    let deeds = seen.lines().filter_map(|line| line.strip_prefix("> @"));
    let deeds = deeds.filter_map(|deed| Some(deed.split_once(' ')?.1));
    let played: Vec<&str> = deeds.skip_while(|deed| *deed != begins).collect();
    let turns = played.iter().filter(|deed| **deed == begins).count();
    let taps = played.iter().map(|deed| taps(deed)).sum();
    (played.len(), taps, turns)
}

/// A turn with buttons takes a few taps: to look, to move, to propose, to answer, and to end it.
#[test]
fn a_turn_by_buttons_takes_few_taps() {
    for (name, begins) in BY_BUTTONS {
        let (_, taps, turns) = tapped(name, begins);
        assert!(turns > 0 && taps < turns * FEW, "{name}: {taps} in {turns}");
    }
}

fn transcript(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/plays");
    // The plays ensure that the transcript matches what people see.
    let seen = fs::read_to_string(folder.join(name).with_extension("txt"));
    seen.expect("a transcript")
}

fn counted(name: &str) -> Figures {
    count(&transcript(name))
}

/// The document must have the current figures. If `BLESS` is set, they are written to it.
#[test]
fn the_documented_figures_are_measured() {
    let mut table = String::new();
    for (name, before) in EVENINGS {
        let now = counted(name);
        table += &format!("\n### {name}\n\n| | before | now | left |\n|---|---|---|---|\n");
        let before = before.rows().into_iter().map(|(_, count)| Some(count));
        let before = before.chain(std::iter::repeat(None));
        for ((what, now), before) in now.rows().into_iter().zip(before) {
            let before = before.unwrap_or_default();
            let share = match (now.parse::<f64>(), before.parse::<f64>()) {
                (Ok(now), Ok(before)) if before > 0.0 => {
                    format!("{:.0} %", now / before * 100.0)
                }
                _ => String::new(),
            };
            table += &format!("| {what} | {before} | {now} | {share} |\n");
        }
    }
    table += "\n### By buttons\n\n| evening | presses and choices | turns | taps a turn |\n|---|---|---|---|\n";
    for (name, begins) in BY_BUTTONS {
        let (presses, taps, turns) = tapped(name, begins);
        let each = tenths(taps, turns).unwrap_or_default();
        table += &format!("| {name} | {presses} | {turns} | {each} |\n");
    }
    table += "\n";
    println!("{table}");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/WORDS.md");
    let document = fs::read_to_string(&file).expect("the document");
    let (before, rest) = document.split_once(BEGIN).expect("the table");
    let (shown, after) = rest.split_once(END).expect("the end of the table");
    if std::env::var_os("BLESS").is_some() {
        let document = format!("{before}{BEGIN}{table}{END}{after}");
        fs::write(&file, document).expect("the document is written");
        return;
    }
    assert_eq!(shown, table, "`BLESS=1 cargo test words` rewrites it");
}

/// The highest percentage of all text, and of repeated text, that may remain.
const MOST: usize = 60;

/// At most [`MOST`] percent of the text remains.
#[test]
fn at_most_six_tenths_of_the_words_remain() {
    for (name, before) in EVENINGS {
        let now = counted(name);
        let was = |figures: Figures| [figures.public, figures.edited, figures.private, figures.twice];
        for (now, before) in was(now).into_iter().zip(was(before)) {
            assert!(now * 100 <= before * MOST, "{name}: {now} of {before}");
        }
    }
}

/// At most [`MOST`] percent of the notifying messages remain, because players at the table find the news there, and
/// begin their turn without a call.
#[test]
fn fewer_messages_ping() {
    for (name, before) in EVENINGS {
        let now = counted(name);
        assert!(now.calling * 100 <= before.calling * MOST, "{name}: {now:?}");
    }
}

/// The count includes what people see, and treats as repeated only what they see twice.
#[test]
fn lines_are_counted_as_readers_see_them() {
    let figures = count(
        "> @ada /gift player:@bo amount:500 note:\"So be it\"
  to @Ada only: You give @Bo 500 money.
     You have 500 left.
  #table: @Ada gives @Bo 500 money. (pings @Bo)
     -# #5
> @bo press Accept
  #table, edited: Done
     | Over.
     [Press]
",
    );
    let expected = Figures {
        messages: 1,
        edits: 1,
        calling: 1,
        public: "@Ada gives @Bo 500 money.-# #5".len(),
        edited: "DoneOver.[Press]".len(),
        private: "You give @Bo 500 money.You have 500 left.".len(),
        twice: "You give @Bo 500 money.".len(),
        commands: 1,
        presses: 1,
        taps: 5 + 3 + 3 + 8 + 1 + 1,
        turns: 0,
    };
    assert_eq!(figures, expected);
}
