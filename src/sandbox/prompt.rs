//! The prompt's language: parses a line, or explains why it cannot.

use crate::rules::time::Span;
use chancery_loopback::world::Kind;
use chancery_loopback::{is_handle, words};

pub const HELP: &str =
    "  @ada /gift player:@bo amount:500 note:\"a b\"   a slash command; people join when they are first named
  @mod /board load file:\"my board.json\"        a file of this machine, where an option takes one
  as @ada                                       from now on lines without a name are hers: /gift ...
  @bo press Accept                              the newest button of that name; `on 2`: the second newest;
                                                press \"Accept\" in \"some text\": on the message that says so
  @bo select Tea, \"Coffee, black\"               in the newest menu that offers it; `on` and `in` as above
  @bo select 1, 3                               lines of a menu by their numbers
  @bo fill name:\"Bo the Bold\"                   fills in and sends the form that is open
  @ada user-command Relations @bo               a command from the menu on a person
  @ada complete /accept offer:                  what Discord suggests while one types
  @ada say Not before the harvest.              a message to the others; the bot reads none
  cannot @bo press Accept                       expects that Discord does not let Bo do it
  in #other | in dm | thread #name              goes elsewhere; a thread hangs under the channel one is in
  time +3d12h30m10s                             moves the sandbox's clock
  restart                                       stops the bot and starts it again on the same database
  moderator @ada | role @ada Referee            what people may do
  rename @bo \"Bo B.\" | locale @bo de            who they are
  locale server de                              the language of the server's settings
  close-dms @bo | open-dms @bo                  whether the bot can write to them
  make #x forum                                 makes a channel: announcement, voice, forum, media or category
  forbid #x | hide #x | allow #x                the bot may not write there | not even look | may do both again
  kick | invite                                 removes the bot from the server | invites it again
  archive #x | lock #x | open #x                a thread is archived | locked as well | open again
  delete-channel #x                             deletes it with all its messages
  help, quit, # a comment";

#[derive(Debug, PartialEq)]
pub enum PromptLine {
    Nothing,
    Help,
    Quit,
    Restart,
    As(String),
    In(Place),
    Thread(String),
    Time(Span),
    Person(String, Change),
    Make(String, Kind),
    Channel(String, Treatment),
    ServerLocale(String),
    /// Adds the bot to the server, or removes it.
    Member(bool),
    Deed(Option<String>, Deed),
    /// An action that Discord should prevent, for example because its button is gone or its command is not allowed
    /// there.
    Cannot(Option<String>, Deed),
}

#[derive(Clone, Debug, PartialEq)]
pub enum Place {
    Channel(String),
    Direct,
}

#[derive(Debug, PartialEq)]
pub enum Change {
    Role(String),
    Name(String),
    Locale(String),
    Direct { closed: bool },
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Treatment {
    Forbidden,
    Hidden,
    Allowed,
    Deleted,
    /// For threads only.
    Archived,
    Locked,
    Open,
}

#[derive(Debug, PartialEq)]
pub enum Deed {
    Slash(String),
    Complete(String),
    Press(String, Pick),
    Select(Vec<String>, Pick),
    Fill(Vec<(String, String)>),
    UseOn {
        command: String,
        target: String,
    },
    /// Words to the others. The rest of the line, quotes included.
    Say(String),
}

/// Chooses among several matching messages.
#[derive(Debug, PartialEq)]
pub enum Pick {
    /// The newest is 1.
    Newest(usize),
    Saying(String),
}

/// Parses a line, or explains what is wrong with it.
pub fn parse(line: &str) -> Result<PromptLine, String> {
    let line = line.trim();
    let (first, rest) = split(line);
    // A comment is a hash followed by a space: `#table` is a channel without a verb.
    if line.is_empty() || first == "#" {
        return Ok(PromptLine::Nothing);
    }
    if let Some(handle) = first.strip_prefix('@') {
        let who = handle_of(handle)?;
        return deed(rest).map(|deed| PromptLine::Deed(Some(who), deed));
    }
    match first.to_lowercase().as_str() {
        "help" | "?" => Ok(PromptLine::Help),
        "quit" | "exit" => Ok(PromptLine::Quit),
        "restart" => Ok(PromptLine::Restart),
        "as" => handle_of(rest).map(PromptLine::As),
        "in" if rest.eq_ignore_ascii_case("dm") => Ok(PromptLine::In(Place::Direct)),
        "in" => channel_of(rest).map(|name| PromptLine::In(Place::Channel(name))),
        "thread" => channel_of(rest).map(PromptLine::Thread),
        "time" => span(rest).map(PromptLine::Time),
        "moderator" => person(rest, |_| Ok(Change::Role("Moderators".to_owned()))),
        "role" => person(rest, |name| text(name, "a role").map(Change::Role)),
        "rename" => person(rest, |name| text(name, "a name").map(Change::Name)),
        "locale" if split(rest).0 == "server" => text(split(rest).1, "a locale").map(PromptLine::ServerLocale),
        "locale" => person(rest, |name| text(name, "a locale").map(Change::Locale)),
        "close-dms" => person(rest, |_| Ok(Change::Direct { closed: true })),
        "open-dms" => person(rest, |_| Ok(Change::Direct { closed: false })),
        "make" => make(rest),
        "kick" => Ok(PromptLine::Member(false)),
        "invite" => Ok(PromptLine::Member(true)),
        "forbid" => channel(rest, Treatment::Forbidden),
        "hide" => channel(rest, Treatment::Hidden),
        "allow" => channel(rest, Treatment::Allowed),
        "archive" => channel(rest, Treatment::Archived),
        "lock" => channel(rest, Treatment::Locked),
        "open" => channel(rest, Treatment::Open),
        "delete-channel" => channel(rest, Treatment::Deleted),
        "cannot" => match parse(rest)? {
            PromptLine::Deed(who, deed) => Ok(PromptLine::Cannot(who, deed)),
            _ => Err("After `cannot` comes what somebody does: cannot @bo press Accept.".to_owned()),
        },
        _ => deed(line).map(|deed| PromptLine::Deed(None, deed)),
    }
}

fn split(line: &str) -> (&str, &str) {
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    (first, rest.trim())
}

fn handle_of(text: &str) -> Result<String, String> {
    let handle = text.trim_start_matches('@');
    if is_handle(handle) { Ok(handle.to_owned()) } else { Err("People are written @ada.".to_owned()) }
}

fn channel_of(text: &str) -> Result<String, String> {
    let name = text.trim_start_matches('#').to_lowercase();
    if is_handle(&name) { Ok(name) } else { Err("Channels are written #table.".to_owned()) }
}

fn person(rest: &str, change: impl Fn(&str) -> Result<Change, String>) -> Result<PromptLine, String> {
    let (who, rest) = split(rest);
    Ok(PromptLine::Person(handle_of(who)?, change(rest)?))
}

fn channel(rest: &str, treatment: Treatment) -> Result<PromptLine, String> {
    channel_of(rest).map(|name| PromptLine::Channel(name, treatment))
}

fn make(rest: &str) -> Result<PromptLine, String> {
    let (name, kind) = split(rest);
    let kind = match kind {
        "announcement" => Kind::Announcement,
        "voice" => Kind::Voice,
        "forum" => Kind::Forum,
        "media" => Kind::Media,
        "category" => Kind::Category,
        "text" | "" => Kind::Text,
        _ => {
            return Err(format!("`{kind}` is not a kind of channel; `help` lists them."));
        }
    };
    channel_of(name).map(|name| PromptLine::Make(name, kind))
}

fn text(text: &str, what: &str) -> Result<String, String> {
    match unquote(text) {
        "" => Err(format!("There is {what} missing at the end.")),
        text => Ok(text.to_owned()),
    }
}

fn unquote(text: &str) -> &str {
    let inner = text.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    inner.unwrap_or(text).trim()
}

fn deed(rest: &str) -> Result<Deed, String> {
    if rest.starts_with('/') {
        return Ok(Deed::Slash(rest.to_owned()));
    }
    let (verb, rest) = split(rest);
    match verb.to_lowercase().as_str() {
        "complete" => Ok(Deed::Complete(rest.to_owned())),
        "press" => {
            let (label, pick) = pick(rest);
            Ok(Deed::Press(text(label, "a button")?, pick))
        }
        "select" => {
            let (values, pick) = pick(rest);
            Ok(Deed::Select(choices(values), pick))
        }
        "fill" => Ok(Deed::Fill(fields(rest))),
        "user-command" => {
            let (command, target) = rest.rsplit_once('@').unwrap_or((rest, ""));
            Ok(Deed::UseOn { command: text(command, "a command")?, target: handle_of(target)? })
        }
        "say" => Ok(Deed::Say(rest.to_owned())),
        "" => Err("What do they do? `@ada /help`, for one.".to_owned()),
        verb => Err(format!("I do not know `{verb}`; `help` lists what can be done.")),
    }
}

/// Splits choices at commas, except inside quotes. `\"` is a quote inside quotes.
fn choices(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut choice = String::new();
    let mut letters = text.chars().peekable();
    let mut inside = false;
    while let Some(letter) = letters.next() {
        match letter {
            '\\' if inside && letters.peek() == Some(&'"') => choice.extend(letters.next()),
            '"' => inside = !inside,
            ',' if !inside => found.push(std::mem::take(&mut choice)),
            _ => choice.push(letter),
        }
    }
    found.push(choice);
    found.iter().map(|one| one.trim().to_owned()).collect()
}

/// Removes `on 2` or `in "text"` from the end.
fn pick(rest: &str) -> (&str, Pick) {
    if let Some((left, number)) = rest.rsplit_once(" on ")
        && let Ok(number) = number.trim().parse()
    {
        return (left.trim(), Pick::Newest(number));
    }
    if let Some((left, said)) = rest.rsplit_once(" in ")
        && said.trim().starts_with('"')
    {
        return (left.trim(), Pick::Saying(unquote(said.trim()).to_owned()));
    }
    (rest, Pick::Newest(1))
}

/// Parses `name:value` pairs; text without a name belongs to the value before it. `\n` is a line break.
fn fields(rest: &str) -> Vec<(String, String)> {
    let mut fields: Vec<(String, String)> = Vec::new();
    for word in words(rest) {
        let value = word.value.replace("\\n", "\n");
        match (word.key, fields.last_mut()) {
            (Some(key), _) => fields.push((key, value)),
            (None, Some((_, before))) => *before = format!("{before} {value}"),
            (None, None) => fields.push((value, String::new())),
        }
    }
    fields
}

fn span(text: &str) -> Result<Span, String> {
    let wrong = || format!("`{text}` is not a time; write `time +2h` or `time +3d12h30m10s`.");
    let mut seconds: i64 = 0;
    let mut number = String::new();
    for letter in text.trim_start_matches('+').chars() {
        if letter.is_ascii_digit() {
            number.push(letter);
            continue;
        }
        let unit = match letter.to_ascii_lowercase() {
            'w' => 7 * 86_400,
            'd' => 86_400,
            'h' => 3600,
            'm' => 60,
            's' => 1,
            _ => return Err(wrong()),
        };
        let count: i64 = number.parse().map_err(|_| wrong())?;
        let part = count.checked_mul(unit).ok_or_else(wrong)?;
        seconds = seconds.checked_add(part).ok_or_else(wrong)?;
        number.clear();
    }
    // A century is more than any session needs, and keeps the clock within the range of dates.
    let century = 100 * 366 * 86_400;
    if number.is_empty() && (1..=century).contains(&seconds) { Ok(Span::seconds(seconds)) } else { Err(wrong()) }
}
