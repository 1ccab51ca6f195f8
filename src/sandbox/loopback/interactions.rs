//! Interactions: what a person asked of the bot, and the one answer and the follow-ups that it may give.

use super::limits;
use super::messages::{EPHEMERAL, Letter};
use super::refusal::{Problems, Refusal};
use super::server::{Call, Reply};
use super::world::{Form, Sight, World};
use crate::rules::time::{Span, Time};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// How long the bot has for its first answer, in real time, where the sandbox's clock goes on. Where it stands still it gives
/// the bot all the time that the machine takes.
pub const PATIENCE: Duration = Duration::from_secs(3);
/// The same by the sandbox's clock.
const TIME_TO_ANSWER: Span = Span::seconds(3);
/// How long an interaction's token lives, by the sandbox's clock.
const TOKEN_LIFE: Span = Span::seconds(15 * 60);

pub const COMMAND: u64 = 2;
pub const COMPONENT: u64 = 3;
pub const SUGGEST: u64 = 4;
pub const SUBMIT: u64 = 5;

/// One interaction and how it was answered.
#[derive(Clone, Debug)]
pub struct Asked {
    pub id: u64,
    pub token: String,
    pub kind: u64,
    pub user: u64,
    pub channel: u64,
    /// The message whose component was used, also where a form came in between.
    pub message: Option<u64>,
    /// The interaction that was answered with the form which this one sends off.
    pub opener: Option<u64>,
    pub born: Instant,
    pub at: Time,
    pub answer: Option<Answer>,
    /// What went over the gateway: delivering it again is delivering the same.
    pub payload: Value,
}

/// The first answer to an interaction.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// A message, perhaps one that only says that the bot is thinking.
    Message(u64),
    /// The component's message was changed, or will be.
    Update,
    Form,
    /// Suggestions as (name, value).
    Choices(Vec<(String, Value)>),
}

impl Asked {
    /// Returns the type of a message that answers this: to a command, to a menu command, or to something else.
    pub fn message_type(&self) -> u8 {
        match (self.kind, self.payload["data"]["type"].as_u64()) {
            (COMMAND, Some(1)) => 20,
            (COMMAND, _) => 23,
            _ => 19,
        }
    }

    fn original(&self) -> Option<u64> {
        match self.answer {
            Some(Answer::Message(id)) => Some(id),
            Some(Answer::Update) => self.message,
            _ => None,
        }
    }
}

impl World {
    /// Returns what a message that answers an interaction says of it.
    pub fn asked_by(&self, asked: &Asked) -> Value {
        let guild = self.channels.get(&asked.channel).map_or(0, |c| c.guild);
        let mut json = json!({
            "id": asked.id.to_string(), "type": asked.kind, "user": self.user_json(asked.user),
            "authorizing_integration_owners": {"0": guild.to_string()},
        });
        if asked.kind == COMPONENT {
            json["interacted_message_id"] = json!(asked.message.unwrap_or_default().to_string());
        }
        if let Some(opener) = asked.opener.and_then(|id| self.asked.get(&id)) {
            json["triggering_interaction_metadata"] = self.asked_by(opener);
        }
        json
    }

    /// Takes the first answer to an interaction.
    ///
    /// # Errors
    /// Answers as Discord does where it refuses.
    pub fn callback(&mut self, id: &str, token: &str, call: &Call) -> Result<Reply, Refusal> {
        let id: u64 = id.parse().map_err(|_| Refusal::UNKNOWN_INTERACTION)?;
        let asked = self.asked.get(&id).filter(|asked| asked.token == token);
        let asked = asked.ok_or(Refusal::UNKNOWN_INTERACTION)?.clone();
        if asked.answer.is_some() {
            return Err(Refusal::ACKNOWLEDGED);
        }
        if self.is_late(&asked) {
            return Err(Refusal::UNKNOWN_INTERACTION);
        }
        let kind = call.body["type"].as_u64().unwrap_or_default();
        let fits = match asked.kind {
            COMMAND => matches!(kind, 4 | 5 | 9),
            COMPONENT => matches!(kind, 4..=7 | 9),
            SUGGEST => kind == 8,
            SUBMIT if asked.message.is_some() => matches!(kind, 4..=7),
            _ => matches!(kind, 4 | 5),
        };
        if !fits {
            let mut problems = Problems::default();
            let message = format!("A response of type {kind} does not answer this interaction.");
            problems.add("type", "INTERACTION_RESPONSE_TYPE_INVALID", message);
            problems.settle()?;
        }
        let answer = self.carry_out(&asked, kind, &call.body["data"], call)?;
        if let Some(asked) = self.asked.get_mut(&id) {
            asked.answer = Some(answer);
        }
        Ok(Reply::Nothing)
    }

    /// Tells whether the time for a first answer is over. A clock that was moved ahead takes none of it away, and a
    /// machine that was busy with other things takes none of it while the clock stands still.
    fn is_late(&self, asked: &Asked) -> bool {
        asked.born.elapsed() > PATIENCE && self.now() > asked.at + TIME_TO_ANSWER
    }

    fn carry_out(&mut self, asked: &Asked, kind: u64, data: &Value, call: &Call) -> Result<Answer, Refusal> {
        match kind {
            4 | 5 => {
                limits::message(data, &call.files)?;
                let letter = Letter {
                    body: data,
                    files: &call.files,
                    only_for: is_private(data).then_some(asked.user),
                    answers: Some(asked.id),
                    loading: kind == 5,
                };
                Ok(Answer::Message(self.post(asked.channel, &letter)?))
            }
            6 => Ok(Answer::Update),
            7 => {
                let id = asked.message.ok_or(Refusal::UNKNOWN_MESSAGE)?;
                self.edit(id, data, &call.files)?;
                Ok(Answer::Update)
            }
            8 => {
                let choices = data["choices"].as_array().map_or(&[][..], Vec::as_slice);
                limits::suggestions(choices)?;
                let pair = |choice: &Value| {
                    let name = choice["name"].as_str().unwrap_or_default();
                    (name.to_owned(), choice["value"].clone())
                };
                Ok(Answer::Choices(choices.iter().map(pair).collect()))
            }
            _ => {
                limits::form(data)?;
                let (who, json) = (asked.user, data.clone());
                if let Some(person) = self.people.get_mut(&who) {
                    let json = json.clone();
                    person.form = Some(Form { asked: asked.id, json });
                }
                self.sights.push(Sight::Form { who, json });
                Ok(Answer::Form)
            }
        }
    }

    /// Serves `/webhooks/{application}/{token}` and what is below it.
    ///
    /// # Errors
    /// Answers as Discord does where it refuses.
    pub fn webhook(&mut self, token: &str, rest: &[&str], call: &Call) -> Result<Reply, Refusal> {
        let asked = self.asked.values().find(|asked| asked.token == token);
        let asked = asked.ok_or(Refusal::UNKNOWN_WEBHOOK)?.clone();
        if self.now() >= asked.at + TOKEN_LIFE {
            return Err(Refusal::EXPIRED_TOKEN);
        }
        if asked.answer.is_none() {
            return Err(Refusal::UNKNOWN_WEBHOOK);
        }
        if let ("POST", []) = (call.method.as_str(), rest) {
            return self.follow_up(&asked, call).map(Reply::Body);
        }
        let ["messages", which] = rest else {
            return Err(Refusal::NOT_FOUND);
        };
        let id = match *which {
            "@original" => asked.original(),
            id => id.parse().ok(),
        };
        let id = id.ok_or(Refusal::UNKNOWN_MESSAGE)?;
        let message = self.messages.get(&id).ok_or(Refusal::UNKNOWN_MESSAGE)?;
        if message.answers != Some(asked.id) && asked.original() != Some(id) {
            return Err(Refusal::UNKNOWN_MESSAGE);
        }
        match call.method.as_str() {
            "GET" => Ok(Reply::Body(message.json.clone())),
            "PATCH" => self.edit(id, &call.body, &call.files).map(Reply::Body),
            "DELETE" => self.delete(id).map(|()| Reply::Nothing),
            _ => Err(Refusal::NOT_FOUND),
        }
    }

    /// Posts a further message. The first after a deferral takes the place of "is thinking", and its visibility.
    fn follow_up(&mut self, asked: &Asked, call: &Call) -> Result<Value, Refusal> {
        let original = asked.original().and_then(|id| self.messages.get(&id));
        if let Some(waiting) = original.filter(|message| message.loading) {
            return self.edit(waiting.id, &call.body, &call.files);
        }
        limits::message(&call.body, &call.files)?;
        let letter = Letter {
            body: &call.body,
            files: &call.files,
            only_for: is_private(&call.body).then_some(asked.user),
            answers: Some(asked.id),
            loading: false,
        };
        let id = self.post(asked.channel, &letter)?;
        Ok(self.messages[&id].json.clone())
    }
}

fn is_private(data: &Value) -> bool {
    data["flags"].as_u64().unwrap_or_default() & EPHEMERAL != 0
}
