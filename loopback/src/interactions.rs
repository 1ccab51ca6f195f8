//! Interactions: a person's request to the bot, its one answer, and the follow-ups.

use super::limits;
use super::messages::{EPHEMERAL, Letter};
use super::refusal::{Problems, Refusal};
use super::server::{Call, Reply};
use super::world::{Form, Sight, World};
use chancery_basics::time::{Span, Time};
use serde_json::{Value, json};
use std::time::Duration;

/// How long the bot has for its first answer, in real time, while the sandbox's clock runs. While the clock is stopped,
/// there is no limit.
pub const ANSWER_TIMEOUT: Duration = Duration::from_secs(3);
/// The same limit on the sandbox's clock.
const TIME_TO_ANSWER: Span = Span::seconds(3);
/// How long an interaction's token is valid, on the sandbox's clock.
const TOKEN_LIFE: Span = Span::seconds(15 * 60);

pub const COMMAND: u64 = 2;
pub const COMPONENT: u64 = 3;
pub const SUGGEST: u64 = 4;
pub const SUBMIT: u64 = 5;

#[derive(Clone, Debug)]
pub struct Interaction {
    pub id: u64,
    pub token: String,
    pub kind: u64,
    pub user: u64,
    pub channel: u64,
    /// The message whose component was used, even if a form came in between.
    pub message: Option<u64>,
    /// The interaction that opened the form which this one submits.
    pub opener: Option<u64>,
    /// Until when Discord waits for a first answer, on the clock's running time.
    pub answer_by: Duration,
    pub at: Time,
    pub answer: Option<Answer>,
    /// The payload sent over the gateway. A redelivery sends the same one.
    pub payload: Value,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// A message, possibly only "is thinking".
    Message(u64),
    /// The component's message was edited, or will be.
    Update,
    Form,
    /// Suggestions as (name, value).
    Choices(Vec<(String, Value)>),
}

impl Interaction {
    /// Returns the type of a message that answers this interaction. It differs for slash commands, menu commands and
    /// all others.
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
    /// Returns the interaction data in a message that answers it.
    pub fn asked_by(&self, asked: &Interaction) -> Value {
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

    /// Returns whether the time for a first answer has passed. Moving the clock forward does not count. Neither does
    /// the delay of a busy machine while the clock is stopped.
    fn is_late(&self, asked: &Interaction) -> bool {
        self.clock.running() > asked.answer_by && self.now() > asked.at + TIME_TO_ANSWER
    }

    fn carry_out(&mut self, asked: &Interaction, kind: u64, data: &Value, call: &Call) -> Result<Answer, Refusal> {
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

    /// Serves `/webhooks/{application}/{token}` and the paths below it.
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

    /// Posts a follow-up. The first one after a deferral replaces "is thinking" and inherits its visibility.
    fn follow_up(&mut self, asked: &Interaction, call: &Call) -> Result<Value, Refusal> {
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
