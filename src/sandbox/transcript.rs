//! Renders what people see as text.

use super::pictures::Pictures;
use super::talk;
use crate::rules::time::Time;
use chancery_loopback::PIN_NOTICE;
use chancery_loopback::Posted;
use chancery_loopback::markup::{Escapes, Piece, pieces};
use chancery_loopback::world::{Kind, Sight, World};
use serde_json::Value;
use std::collections::{BTreeMap, HashMap};

const INDENT: &str = "     ";

/// The last rendering of each message, so that only changes are printed.
#[derive(Default)]
pub struct Gallery {
    shown: HashMap<u64, String>,
    /// Saves pictures. If `None`, only their names are printed.
    pub pictures: Option<Pictures>,
}

/// The order of news in a transcript. Concurrent requests must not affect it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    Form,
    Private,
    Channel,
    Direct,
    Edited,
    Deleted,
    Refused,
}

impl Gallery {
    /// Renders everything seen since the last call.
    pub fn news(&mut self, world: &mut World) -> String {
        let sights = std::mem::take(&mut world.sights);
        let mut told: BTreeMap<(Rank, String, u64, usize), String> = BTreeMap::new();
        for (n, sight) in sights.into_iter().enumerate() {
            // Several tasks of the bot edit messages concurrently, so edits are printed in the order of the messages,
            // which is the same in every run. The number of retries depends on the order of the tasks, so each refusal
            // is printed once.
            let (order, n) = match &sight {
                Sight::Posted(message) | Sight::Edited(message) => (message.id, n),
                Sight::Deleted(_) | Sight::Form { .. } => (0, n),
                Sight::Refused(_) => (0, 0),
            };
            let entry = match sight {
                // A message that was posted and then edited is printed once, in its current form.
                Sight::Posted(then) | Sight::Edited(then) => match world.messages.get(&then.id) {
                    Some(now) => self.message(world, now),
                    None => None,
                },
                Sight::Deleted(message) => self.deleted(world, &message),
                Sight::Form { who, json } => {
                    let name = name(world, who);
                    Some((Rank::Form, name.clone(), draw_form(&name, &json)))
                }
                // Refusals of concurrent tasks arrive in any order.
                Sight::Refused(what) => Some((Rank::Refused, what.clone(), format!("  ! Discord refused {what}\n"))),
            };
            if let Some((rank, place, text)) = entry {
                told.insert((rank, place, order, n), text);
            }
        }
        told.into_values().collect()
    }

    fn message(&mut self, world: &World, message: &Posted) -> Option<(Rank, String, String)> {
        let (rank, place) = place(world, message);
        if message.loading {
            return Some((rank, place.clone(), format!("  {place}: (the bot is thinking)\n")));
        }
        let body = draw(world, message);
        let before = self.shown.insert(message.id, body.clone());
        if before.as_ref() == Some(&body) {
            return None;
        }
        let kept = self.pictures.iter_mut();
        let kept = kept.flat_map(|pictures| pictures.keep(world, message));
        let kept: String = kept.map(|line| format!("{INDENT}{line}\n")).collect();
        Some(match before {
            None => (rank, place.clone(), headed(&place, &body) + &kept),
            Some(_) => {
                let head = format!("{place}, edited");
                (Rank::Edited, place, headed(&head, &body) + &kept)
            }
        })
    }

    fn deleted(&mut self, world: &World, message: &Posted) -> Option<(Rank, String, String)> {
        let body = self.shown.remove(&message.id)?;
        let (_, place) = place(world, message);
        let first = body.lines().next().unwrap_or_default();
        Some((Rank::Deleted, place.clone(), format!("  {place}, deleted: {first}\n")))
    }
}

/// Puts a header before a rendered message, whose first line may be empty.
fn headed(head: &str, body: &str) -> String {
    let gap = if body.starts_with('\n') { "" } else { " " };
    format!("  {head}:{gap}{body}")
}

/// Returns a message's place, and whether it is for one person or for many.
fn place(world: &World, message: &Posted) -> (Rank, String) {
    if let Some(only) = message.only_for {
        return (Rank::Private, format!("to {} only", name(world, only)));
    }
    match world.channels.get(&message.channel) {
        Some(channel) => match (channel.kind, talk::writer(world, message)) {
            (Kind::Direct { with }, None) => (Rank::Direct, format!("dm to {}", name(world, with))),
            (Kind::Direct { .. }, Some(writer)) => (Rank::Direct, format!("dm from @{writer}")),
            (_, None) => (Rank::Channel, format!("#{}", channel.name)),
            (_, Some(writer)) => (Rank::Channel, format!("#{}, @{writer}", channel.name)),
        },
        None => (Rank::Channel, "#deleted-channel".to_owned()),
    }
}

pub fn name(world: &World, user: u64) -> String {
    match world.people.get(&user) {
        Some(person) => format!("@{}", person.name),
        None => "@unknown-user".to_owned(),
    }
}

/// Returns a person's name at the prompt.
pub fn handle(world: &World, user: u64) -> String {
    match world.people.get(&user) {
        Some(person) => format!("@{}", person.handle),
        None => "@unknown-user".to_owned(),
    }
}

/// Renders a message: its text, embeds, files and buttons. The first line is not indented.
pub fn draw(world: &World, message: &Posted) -> String {
    let mut lines: Vec<String> = Vec::new();
    let content = read(world, message.content());
    lines.extend(content.lines().map(str::to_owned));
    if let (Some(first), Some(pings)) = (lines.first_mut(), pings(world, message)) {
        first.push_str(&pings);
    }
    if let Some(first) = lines.first_mut().filter(|_| message.is_reply()) {
        first.push_str(" (a reply)");
    }
    if let Some(first) = lines.first_mut().filter(|_| message.is_silent()) {
        first.push_str(" (silent)");
    }
    if lines.is_empty() {
        let notice = message.json["type"] == PIN_NOTICE;
        lines.push(if notice { "(a message was pinned)" } else { "" }.to_owned());
    }
    for embed in list(&message.json["embeds"]) {
        let drawn = draw_embed(world, embed);
        lines.extend(drawn.lines().map(|line| format!("{INDENT}| {line}").trim_end().to_owned()));
    }
    for file in list(&message.json["attachments"]) {
        let name = file["filename"].as_str().unwrap_or_default();
        let described = match file["description"].as_str() {
            Some(text) => format!(": {text}"),
            None => String::new(),
        };
        lines.push(format!("{INDENT}attached: {name} ({} bytes){described}", file["size"]));
    }
    for row in list(&message.json["components"]) {
        lines.extend(draw_row(row));
    }
    let indented = |(n, line): (usize, String)| match n {
        _ if n == 0 || line.starts_with(INDENT) => line.trim_end().to_owned() + "\n",
        _ => format!("{INDENT}{line}").trim_end().to_owned() + "\n",
    };
    lines.into_iter().enumerate().map(indented).collect()
}

fn pings(world: &World, message: &Posted) -> Option<String> {
    let users = message.pings.users.iter().map(|user| name(world, *user));
    let role = |id: &u64| world.roles.get(id).map(|role| format!("@{}", role.name));
    let roles = message.pings.roles.iter().filter_map(role);
    let everyone = message.pings.everyone.then(|| "everyone".to_owned());
    let all: Vec<String> = everyone.into_iter().chain(roles).chain(users).collect();
    (!all.is_empty()).then(|| format!(" (pings {})", all.join(", ")))
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn draw_embed(world: &World, embed: &Value) -> String {
    let part = |value: &Value| read(world, value.as_str().unwrap_or_default());
    let mut lines = vec![part(&embed["author"]["name"]), part(&embed["title"]), part(&embed["description"])];
    for field in list(&embed["fields"]) {
        let (name, value) = (part(&field["name"]), part(&field["value"]));
        if value.contains('\n') {
            let value: Vec<String> = value.lines().map(|line| format!("  {line}")).collect();
            lines.push(format!("{name}:\n{}", value.join("\n")));
        } else {
            lines.push(format!("{name}: {value}"));
        }
    }
    if let Some(url) = embed["image"]["url"].as_str() {
        lines.push(format!("image: {}", url.trim_start_matches("attachment://")));
    }
    let (footer, at) = (part(&embed["footer"]["text"]), dated(embed["timestamp"].as_str()));
    lines.push([footer, at].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · "));
    lines.retain(|line| !line.is_empty());
    lines.join("\n")
}

/// Returns the text of a button: its label, its emoji, or both.
pub fn label(button: &Value) -> String {
    let parts = [&button["emoji"]["name"], &button["label"]];
    let parts: Vec<&str> = parts.iter().filter_map(|part| part.as_str()).collect();
    parts.join(" ")
}

fn draw_row(row: &Value) -> Vec<String> {
    let mut buttons = Vec::new();
    let mut lines = Vec::new();
    for part in list(&row["components"]) {
        let label = label(part);
        match (part["type"].as_u64(), part["url"].as_str()) {
            (Some(2), Some(url)) => buttons.push(format!("[{label}: {url}]")),
            (Some(2), None) if part["disabled"] == true => buttons.push(format!("({label})")),
            (Some(2), None) => buttons.push(format!("[{label}]")),
            _ => {
                let title = part["placeholder"].as_str().unwrap_or("Make a selection");
                let disabled = if part["disabled"] == true { ", disabled" } else { "" };
                lines.push(format!("{INDENT}[select: {title}{disabled}]"));
                for option in list(&part["options"]) {
                    let label = option["label"].as_str().unwrap_or_default();
                    let chosen = if option["default"] == true { "*" } else { "-" };
                    let more = option["description"].as_str();
                    let more = more.map_or(String::new(), |more| format!(": {more}"));
                    lines.push(format!("{INDENT}  {chosen} {label}{more}"));
                }
            }
        }
    }
    if !buttons.is_empty() {
        lines.insert(0, format!("{INDENT}{}", buttons.join(" ")));
    }
    lines
}

fn draw_form(who: &str, form: &Value) -> String {
    let title = form["title"].as_str().unwrap_or_default();
    let mut drawn = format!("  form for {who}: {title}\n");
    for row in list(&form["components"]) {
        let input = &row["components"][0];
        let label = input["label"].as_str().unwrap_or_default();
        let filled = input["value"].as_str().or(input["placeholder"].as_str());
        let filled = filled.map_or("____".to_owned(), |text| format!("__{text}__"));
        let needed = if input["required"] == false { " (optional)" } else { "" };
        drawn.push_str(&format!("{INDENT}{label}: {filled}{needed}\n"));
    }
    drawn
}

/// Renders a text for a reader: names for mentions, dates for timestamps, escapes removed.
pub fn read(world: &World, text: &str) -> String {
    let now = world.now();
    let written = |piece: Piece| match piece {
        Piece::Plain(text) | Piece::Code(text) | Piece::Everyone(text) => text.to_owned(),
        Piece::User(id) => name(world, id),
        Piece::Role(id) => match world.roles.get(&id) {
            Some(role) => format!("@{}", role.name),
            None => "@unknown-role".to_owned(),
        },
        Piece::Channel(id) => match world.channels.get(&id).filter(|c| c.is_in_guild()) {
            Some(channel) => format!("#{}", channel.name),
            None => "#unknown".to_owned(),
        },
        Piece::Stamp(seconds, style) => moment(seconds, style, now),
        Piece::Command(name) => format!("/{name}"),
    };
    pieces(text, Escapes::Shown).into_iter().map(written).collect()
}

fn moment(seconds: i64, style: char, now: Time) -> String {
    let Some(at) = chrono::DateTime::from_timestamp(seconds, 0) else {
        return "an impossible date".to_owned();
    };
    let format = match style {
        'R' => return relative(seconds - now.as_seconds()),
        't' => "%H:%M UTC",
        'T' => "%H:%M:%S UTC",
        'd' | 'D' => "%-d %b %Y",
        'F' => "%A, %-d %b %Y %H:%M UTC",
        _ => "%-d %b %Y %H:%M UTC",
    };
    at.format(format).to_string()
}

/// Renders the time in an embed's footer.
fn dated(stamp: Option<&str>) -> String {
    let at = stamp.and_then(|stamp| chrono::DateTime::parse_from_rfc3339(stamp).ok());
    at.map(|at| at.to_utc().format("%-d %b %Y %H:%M UTC").to_string()).unwrap_or_default()
}

/// Returns the distance to a time in its largest unit, rounded as Discord's client does.
fn relative(seconds: i64) -> String {
    let units = [
        (365 * 86_400, "year"),
        (30 * 86_400, "month"),
        (86_400, "day"),
        (3600, "hour"),
        (60, "minute"),
        (1, "second"),
    ];
    let far = seconds.abs();
    let Some((length, unit)) = units.into_iter().find(|(length, _)| far >= *length) else {
        return "now".to_owned();
    };
    let count = (far + length / 2) / length;
    let plural = if count == 1 { "" } else { "s" };
    if seconds > 0 { format!("in {count} {unit}{plural}") } else { format!("{count} {unit}{plural} ago") }
}
