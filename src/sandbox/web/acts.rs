//! The actions of a person in their window.

use super::{Play, Played, Server};
use crate::sandbox::demo::Demo;
use crate::sandbox::evening;
use crate::sandbox::prompt::{PromptLine, parse};
use crate::sandbox::talk;
use crate::sandbox::transcript::{self, label};
use chancery_loopback::world::{Kind, World};
use chancery_loopback::{ANSWER_TIMEOUT, Answer, NotSent};
use serde::de::Error;
use serde::{Deserialize, Deserializer};
use serde_json::{Value, json};
use std::sync::atomic::Ordering;
use tokio::sync::oneshot;

/// The reason why nothing was sent, or what the bot failed to do.
pub struct Refused(pub String);

#[derive(Deserialize)]
pub struct Act {
    #[serde(rename = "as")]
    person: Id,
    channel: Id,
    #[serde(flatten)]
    deed: Deed,
}

/// An id as text, as Discord writes it, because a JavaScript number cannot hold it.
#[derive(Clone, Copy)]
struct Id(u64);

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Id, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map(Id).map_err(D::Error::custom)
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Deed {
    Slash(String),
    /// Requests suggestions for the option that was typed last.
    Complete(String),
    Press {
        message: Id,
        id: String,
    },
    Select {
        message: Id,
        id: String,
        values: Vec<String>,
    },
    Fill(Vec<(String, String)>),
    CloseForm,
    UseOn {
        command: String,
        target: Id,
    },
    /// Words to the others in the channel.
    Say(String),
    /// A line as at the terminal's prompt: the clock, a restart, new people and channels.
    Prompt(String),
    /// Begins one of the demos that the page offers.
    Demo(String),
}

/// Performs the action, and returns its result for the page: suggestions, or the prompt's output.
pub async fn carry_out(server: &Server, act: Act) -> Result<Value, Refused> {
    let (person, channel) = (act.person.0, act.channel.0);
    let line = |world: &World| line_of(world, person, &act.deed);
    let line = server.discord.look(line);
    let place = server.discord.look(|world| place_of(world, channel));
    let asked = match act.deed {
        Deed::Prompt(line) => return prompt(server, person, place, line).await,
        Deed::Demo(name) => return begin(server, &name).await,
        Deed::Say(words) => {
            let said = server.discord.with(|world| talk::say(world, person, channel, &words));
            said.map_err(|NotSent(why)| Refused(why))?;
            if let Some(line) = line {
                server.log.deed(&place, &line);
            }
            return Ok(Value::Null);
        }
        Deed::CloseForm => {
            server.discord.with(|world| {
                if let Some(person) = world.people.get_mut(&person) {
                    person.form = None;
                }
            });
            return Ok(Value::Null);
        }
        deed => server.discord.with(|world| send(world, (person, channel), deed)),
    };
    let asked = asked.map_err(|NotSent(why)| Refused(why))?;
    if let Some(line) = line {
        server.log.deed(&place, &line);
    }
    match server.discord.answer(asked, ANSWER_TIMEOUT).await {
        None => Err(Refused("The application did not respond.".to_owned())),
        Some(Answer::Choices(choices)) => Ok(json!(choices)),
        Some(Answer::Message(_) | Answer::Update | Answer::Form) => Ok(Value::Null),
    }
}

fn send(world: &mut World, (person, channel): (u64, u64), deed: Deed) -> Result<u64, NotSent> {
    match deed {
        Deed::Slash(line) => world.slash(person, channel, &line),
        Deed::Complete(line) => world.complete(person, channel, &line),
        Deed::Press { message, id } => world.press(person, message.0, &id),
        Deed::Select { message, id, values } => world.select(person, message.0, &id, &values),
        Deed::Fill(fields) => world.submit(person, &fields),
        Deed::UseOn { command, target } => world.use_on(person, channel, &command, target.0),
        Deed::Prompt(_) | Deed::CloseForm | Deed::Say(_) | Deed::Demo(_) => {
            Err(NotSent("There is nothing to send.".to_owned()))
        }
    }
}

/// Passes a line to the prompt, in the window's channel and as its person.
async fn prompt(server: &Server, person: u64, place: String, line: String) -> Result<Value, Refused> {
    // After a line break, the rest of the text would look like output in the transcript.
    let line: String = line.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let name = server.discord.look(|world| transcript::handle(world, person));
    let line = match parse(&line) {
        Ok(PromptLine::Deed(None, _)) => format!("{name} {}", line.trim()),
        Ok(PromptLine::Cannot(None, _)) => format!("cannot {name} {}", line.trim()["cannot".len()..].trim()),
        Ok(_) | Err(_) => line,
    };
    play(server, Play::Line { place, line }).await.map(Value::String)
}

/// Begins a demo, unless somebody has already chosen one.
async fn begin(server: &Server, name: &str) -> Result<Value, Refused> {
    let demo: Demo = name.parse().map_err(Refused)?;
    if !server.choosing.swap(false, Ordering::Relaxed) {
        return Err(Refused("A game has already begun.".to_owned()));
    }
    match play(server, Play::Demo(demo)).await?.as_str() {
        "" => Ok(Value::Null),
        problem => Err(Refused(problem.to_owned())),
    }
}

/// Plays something in the session, and returns its output.
async fn play(server: &Server, what: Play) -> Result<String, Refused> {
    let (reply, told) = oneshot::channel();
    let ended = || Refused("The sandbox has ended.".to_owned());
    server.session.send(Played { what, reply }).map_err(|_| ended())?;
    told.await.map_err(|_| ended())
}

/// Returns the prompt line that does the same, or `None` if the action leaves no trace.
fn line_of(world: &World, person: u64, deed: &Deed) -> Option<String> {
    let part = |message: Id, id: &str| {
        let message = world.messages.get(&message.0)?;
        let mut parts = message.components();
        parts.find(|part| part["custom_id"] == id)
    };
    // Says which of several matching messages is meant.
    let on = |message: Id, same: &dyn Fn(&Value) -> bool| match evening::which(world, person, message.0, same) {
        None | Some(1) => String::new(),
        Some(number) => format!(" on {number}"),
    };
    let done = match deed {
        Deed::Slash(line) => line.clone(),
        Deed::Press { message, id } => {
            let wanted = label(part(*message, id)?);
            let same = |part: &Value| evening::is_button(part, &wanted);
            format!("press {}{}", quoted(&wanted), on(*message, &same))
        }
        Deed::Select { message, id, values } => {
            let menu = part(*message, id)?;
            let same = |part: &Value| evening::is_menu_of(part, values);
            let chosen = values.iter().map(|value| quoted(&read(world, menu, value)));
            let chosen: Vec<String> = chosen.collect();
            format!("select {}{}", chosen.join(", "), on(*message, &same))
        }
        Deed::Fill(fields) => {
            let form = world.people.get(&person)?.form.as_ref()?;
            let fields = fields.iter().map(|(id, value)| {
                let name = field(&form.json, id).unwrap_or_else(|| id.clone());
                format!("{name}:{}", quoted(&value.replace('\n', "\\n")))
            });
            format!("fill {}", fields.collect::<Vec<_>>().join(" "))
        }
        Deed::UseOn { command, target } => format!("user-command {command} {}", transcript::handle(world, target.0)),
        Deed::Say(words) => format!("say {}", words.trim()),
        Deed::Complete(_) | Deed::CloseForm | Deed::Prompt(_) | Deed::Demo(_) => return None,
    };
    Some(format!("{} {done}", transcript::handle(world, person)))
}

/// Returns the text of a choice: its label, or the person it stands for, whose id differs in another session.
fn read(world: &World, menu: &Value, value: &str) -> String {
    let mut options = menu["options"].as_array().into_iter().flatten();
    let option = options.find(|option| option["value"] == *value);
    let person = || value.parse().ok().filter(|id| world.people.contains_key(id));
    match option.and_then(|option| option["label"].as_str()) {
        Some(label) => label.to_owned(),
        None => person().map_or_else(|| value.to_owned(), |id| transcript::handle(world, id)),
    }
}

/// Returns the prompt's name for a form field: its label in one word. A number does not work as a name, because it may
/// be the field's id.
fn field(form: &Value, id: &str) -> Option<String> {
    let mut rows = form["components"].as_array()?.iter();
    let row = rows.find(|row| row["components"][0]["custom_id"] == id)?;
    let label = row["components"][0]["label"].as_str()?;
    let parts = label.split(|letter: char| !letter.is_alphanumeric());
    let words: Vec<String> = parts.filter(|word| !word.is_empty()).map(str::to_lowercase).collect();
    Some(words.join("-"))
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('"', "\\\""))
}

fn place_of(world: &World, channel: u64) -> String {
    match world.channels.get(&channel) {
        Some(channel) => match channel.kind {
            Kind::Direct { .. } => "dm".to_owned(),
            _ => format!("#{}", channel.name),
        },
        None => "#table".to_owned(),
    }
}
