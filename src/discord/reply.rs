//! The private answer to an interaction, within the 3 seconds that Discord allows.

use super::buttons::Button;
use super::controls::{self, MOST_CHOICES};
use super::game_ui::{Form, LeftOpen};
use super::invoker::Invoker;
use super::problem::Problem;
use super::render::Card;
use super::rest_client::in_time;
use crate::backoff::Backoff;
use crate::metrics::metrics;
use crate::rules::ids::PlayerId;
use crate::rules::time::Span;
use crate::text::{Fits, Label, Markdown, Said, label, say};
use poise::serenity_prelude as serenity;
use serenity::{
    Builder, ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton, CreateEmbed,
    CreateInteractionResponse, CreateInteractionResponseMessage, CreateSelectMenu, EditInteractionResponse, Http,
};
use std::any::Any;
use std::future::Future;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

/// Longer work is acknowledged first and answered when it is done.
pub const DEFER_AFTER: Duration = Duration::from_millis(1500);

/// Discord answers an acknowledgement at once or not at all. This is longer than its limit of 3 seconds; afterwards,
/// Discord shows the player that the bot did not respond.
const ACKNOWLEDGING: Duration = Duration::from_secs(4);

const TIME_TO_ANSWER: Span = Span::seconds(3);

/// A first answer that Discord does not confirm within this time is sent again. The 3 seconds suffice for two.
const ANSWERING: Duration = Duration::from_millis(1800);

/// Discord accepts a deferred answer for 15 minutes. This is a little less.
const TOKEN_LASTS: Duration = Duration::from_secs(14 * 60);
const LONGEST_PAUSE: Duration = Duration::from_secs(30);

/// The pause before a failed answer is sent again.
const AGAIN: Duration = Duration::from_millis(200);
const TRIES: u32 = 7;

/// Discord's error code for a second acknowledgement.
const ACKNOWLEDGED: isize = 40_060;

pub const BUTTONS_IN_ROW: usize = 5;
const ROWS: usize = 5;

#[derive(Clone, Debug, Default)]
pub struct Answer {
    content: Said,
    embed: Option<CreateEmbed>,
    buttons: Vec<CreateButton>,
    menus: Vec<CreateSelectMenu>,
    attachments: Vec<CreateAttachment>,
    /// The form to fill in. Discord accepts a form only as a first answer; later, the rest of the answer is sent
    /// instead.
    form: Option<(Button, Form)>,
    /// A value to keep until the answer has been sent.
    held: Option<Arc<dyn Any + Send + Sync>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A new message that only the invoker sees.
    New,
    /// Replaces the private message whose button was pressed.
    Instead,
    /// Replaces it, unless the work is refused: the message then keeps its menus, and the refusal is a new message.
    InsteadIfDone,
}

impl From<Said> for Answer {
    fn from(content: Said) -> Answer {
        Answer { content, ..Answer::default() }
    }
}

impl From<Card> for Answer {
    fn from(card: Card) -> Answer {
        Answer::card(card)
    }
}

impl Answer {
    pub fn card(card: Card) -> Answer {
        Answer { embed: Some(controls::embed(card)), ..Answer::default() }
    }

    /// Returns an answer that opens a form; its fields arrive with the button's code. If it is too late to open the
    /// form, the answer is a button that opens it.
    pub fn form(invoker: &Invoker, button: Button, form: Form) -> Answer {
        let again = say!(invoker.text, "button-open-form");
        let late = Answer::from(say!(invoker.text, "form-late"));
        Answer { form: Some((button.clone(), form)), ..late.with_button(&button, again, ButtonStyle::Primary) }
    }

    /// Returns whether the answer is a form. Discord does not accept one as the answer to another form.
    pub fn is_form(&self) -> bool {
        self.form.is_some()
    }

    #[must_use]
    pub fn with_line(mut self, line: impl Fits<Markdown>) -> Answer {
        self.content = say!("{}\n{line}", self.content);
        self
    }

    /// Begins with the player that the invoker acts for, if that is another player: "your" in the answer then means
    /// that player.
    #[must_use]
    pub fn on_behalf_of(mut self, invoker: &Invoker, player: PlayerId) -> Answer {
        if player != invoker.player {
            let lead = say!(invoker.text, "acting-for", player);
            self.content = match self.content.is_empty() {
                true => lead,
                false => say!("{lead}\n{}", self.content),
            };
        }
        self
    }

    #[must_use]
    pub fn with_card(mut self, card: Card) -> Answer {
        self.embed = Some(controls::embed(card));
        self
    }

    #[must_use]
    pub fn with_button(mut self, button: &Button, label: impl Into<Label>, style: ButtonStyle) -> Answer {
        self.buttons.push(controls::button(button, label, style));
        self
    }

    /// Adds a menu for choosing one line.
    #[must_use]
    pub fn with_menu(
        mut self,
        button: &Button,
        title: impl Into<Label>,
        lines: Vec<impl Into<controls::MenuLine>>,
    ) -> Answer {
        self.menus.extend(controls::menu(button, title, lines.into_iter(), &[], 1..=1));
        self
    }

    /// Adds as many menus as the lines need, up to what a message holds. Choices from several menus count together, so
    /// each of them may be left empty.
    #[must_use]
    pub fn with_menus(mut self, button: impl Fn(u8) -> Button, open: &LeftOpen) -> Answer {
        let (several, most) = (open.needs_menus(), *open.count.end());
        let together = several && most > 1;
        // Leave a row for the button that says the choice is complete.
        let rows = if together { ROWS - 1 } else { ROWS };
        let parts = (0..).zip(open.lines.chunks(MOST_CHOICES)).take(rows);
        for (number, part) in parts {
            let title = match part.first().zip(part.last()).filter(|_| several) {
                Some(((first, _), (last, _))) => label!("{}: {first} – {last}", open.title),
                None => open.title.clone(),
            };
            let count = match together {
                true => 0..=most,
                false => open.count.clone(),
            };
            let lines = part.iter().cloned();
            let menu = controls::menu(&button(number), title, lines, &open.chosen, count);
            self.menus.extend(menu);
        }
        self
    }

    #[must_use]
    pub fn with_attachment(mut self, attachment: CreateAttachment) -> Answer {
        self.attachments.push(attachment);
        self
    }

    /// Holds a value until the answer has been sent.
    #[must_use]
    pub fn holding(mut self, held: impl Any + Send + Sync) -> Answer {
        self.held = Some(Arc::new(held));
        self
    }

    /// Begins with these lines, except those that the text contains anyway.
    #[must_use]
    pub fn led_by(mut self, lines: Vec<Said>) -> Answer {
        let new: Vec<Said> = lines.into_iter().filter(|line| !self.content.contains(line.as_str())).collect();
        let lines = new.into_iter().chain([self.content]).filter(|line| !line.is_empty());
        self.content = Said::in_lines(lines);
        self
    }

    /// Sets the text above the card.
    #[must_use]
    pub fn with_words(mut self, words: Said) -> Answer {
        self.content = words;
        self
    }

    /// Adds a picture. The answer's card shows the first one.
    #[must_use]
    pub fn with_picture(mut self, picture: CreateAttachment) -> Answer {
        if self.attachments.is_empty() {
            let shown = picture.filename.clone();
            self.embed = self.embed.map(|embed| embed.attachment(shown));
        }
        self.attachments.push(picture);
        self
    }

    fn rows(&self) -> Vec<CreateActionRow> {
        let menu = self.menus.iter().cloned().map(CreateActionRow::SelectMenu);
        let buttons = self.buttons.chunks(BUTTONS_IN_ROW).map(|row| CreateActionRow::Buttons(row.to_vec()));
        menu.chain(buttons).take(ROWS).collect()
    }

    /// Converts the answer to the first response to an interaction.
    fn first(self, place: Place) -> CreateInteractionResponse {
        if let Some((button, form)) = &self.form {
            return CreateInteractionResponse::Modal(controls::form(button, form));
        }
        match place {
            Place::New => CreateInteractionResponse::Message(self.message()),
            Place::Instead | Place::InsteadIfDone => CreateInteractionResponse::UpdateMessage(self.message()),
        }
    }

    fn message(self) -> CreateInteractionResponseMessage {
        let rows = self.rows();
        CreateInteractionResponseMessage::new()
            .ephemeral(true)
            .allowed_mentions(CreateAllowedMentions::new())
            .content(self.content)
            .embeds(self.embed.into_iter().collect())
            .components(rows)
            .files(self.attachments)
    }

    fn edit(self) -> EditInteractionResponse {
        let rows = self.rows();
        let edit = EditInteractionResponse::new()
            .allowed_mentions(CreateAllowedMentions::new())
            .content(self.content)
            .embeds(self.embed.into_iter().collect())
            .components(rows);
        let files = self.attachments.into_iter();
        files.fold(edit, EditInteractionResponse::new_attachment)
    }
}

/// Runs the work and sends its result; a problem is also an answer. Long work is acknowledged in time, and the work,
/// which may hold a campaign's lock, never waits for Discord.
///
/// Returns whether Discord confirmed the acknowledgement, or `None` if none was needed.
pub async fn answer(
    http: &Arc<Http>,
    invoker: &Invoker,
    place: Place,
    work: impl Future<Output = Result<Answer, Problem>>,
) -> Option<bool> {
    let mut work = pin!(work);
    // An interaction that arrives late has less time left.
    let defer_at = invoker.clock.steady() + chancery_clock::span(DEFER_AFTER.saturating_sub(age(invoker)));
    let (sent, confirmed) = match invoker.clock.by_steady(defer_at, &mut work).await {
        Ok(done) => {
            let place = match place {
                Place::InsteadIfDone if done.is_err() => Place::New,
                place => place,
            };
            let answer = explain(invoker, done);
            (answer_first(http, invoker, place, &answer).await, None)
        }
        Err(_) => {
            // A separate task, so that the work continues even if the acknowledgement fails.
            let acknowledging = tokio::spawn(acknowledge(Arc::clone(http), invoker.clone(), place));
            let done = work.await;
            let keeps = place == Place::InsteadIfDone && done.is_err();
            let done = explain(invoker, done);
            let acknowledged = acknowledging.await.unwrap_or(Acknowledged::Unclear);
            let sent = match acknowledged {
                // Without an acknowledgement, no message can be edited.
                Acknowledged::Refused => Ok(()),
                // Even without a confirmation, Discord may be waiting.
                Acknowledged::Confirmed | Acknowledged::Unclear => answer_later(http, invoker, &done, keeps).await,
            };
            (sent, Some(acknowledged == Acknowledged::Confirmed))
        }
    };
    if let Err(error) = sent {
        // The ruling stands and is announced; only this answer is lost. Interactions delivered twice also end up here.
        tracing::warn!(player = %invoker.player, %error, "an answer could not be sent");
    }
    confirmed
}

/// Returns how long ago the person asked.
fn age(invoker: &Invoker) -> Duration {
    Duration::from_millis(invoker.admission.age().as_millis().unsigned_abs())
}

/// Sends the first answer, and retries while there is time.
async fn answer_first(http: &Http, invoker: &Invoker, place: Place, answer: &Answer) -> serenity::Result<()> {
    let to = (invoker.interaction, invoker.token.as_str());
    let mut tries = 0;
    loop {
        let response = answer.clone().first(place);
        let sent = invoker.clock.within(ANSWERING, response.execute(http, to)).await;
        tries += 1;
        let error = match sent {
            Ok(Ok(())) => {
                metrics().acknowledged(age(invoker));
                return Ok(());
            }
            // An earlier attempt arrived, but its response was lost.
            Ok(Err(error)) if tries > 1 && code(&error) == Some(ACKNOWLEDGED) => return Ok(()),
            Ok(Err(error)) if code(&error).is_some() => return Err(error),
            Ok(Err(error)) => error,
            Err(_) => serenity::Error::Io(std::io::ErrorKind::TimedOut.into()),
        };
        if tries == TRIES || invoker.admission.age() >= TIME_TO_ANSWER {
            return Err(error);
        }
        invoker.clock.sleep(AGAIN).await;
    }
}

/// Sends the answer to deferred work, and retries for as long as Discord would accept it.
///
/// With `keeps`, the message's menus stay below the words.
async fn answer_later(http: &Http, invoker: &Invoker, answer: &Answer, keeps: bool) -> serenity::Result<()> {
    let (mut backoff, mut waited) = (Backoff::between(AGAIN, LONGEST_PAUSE), Duration::ZERO);
    loop {
        let edit = match keeps && answer.buttons.is_empty() {
            true => EditInteractionResponse::new().content(answer.content.clone()),
            false => answer.clone().edit(),
        };
        let Err(error) = in_time(&invoker.clock, edit.execute(http, &invoker.token)).await else {
            return Ok(());
        };
        if code(&error).is_some() || waited >= TOKEN_LASTS {
            return Err(error);
        }
        let pause = backoff.next(None);
        invoker.clock.sleep(pause).await;
        waited += pause;
    }
}

/// Whether Discord waits for an answer that takes a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Acknowledged {
    Confirmed,
    /// Discord refused the only attempt, so it does not wait.
    Refused,
    Unclear,
}

/// Tells Discord that an answer will come, with retries while there is time.
async fn acknowledge(http: Arc<Http>, invoker: Invoker, place: Place) -> Acknowledged {
    let mut tries = 0;
    let told = invoker.clock.within(ACKNOWLEDGING, tell_to_wait(&http, &invoker, place, &mut tries)).await;
    let acknowledged = match told {
        Ok(Ok(())) => {
            metrics().acknowledged(age(&invoker));
            Acknowledged::Confirmed
        }
        Ok(Err(error)) => {
            tracing::warn!(player = %invoker.player, %error, "an interaction could not be deferred");
            match code(&error) {
                Some(_) if tries == 1 => Acknowledged::Refused,
                _ => Acknowledged::Unclear,
            }
        }
        Err(_) => {
            tracing::warn!(player = %invoker.player, "an interaction was deferred too late");
            Acknowledged::Unclear
        }
    };
    invoker.admission.acknowledged(acknowledged == Acknowledged::Confirmed);
    acknowledged
}

async fn tell_to_wait(http: &Http, invoker: &Invoker, place: Place, tries: &mut u32) -> serenity::Result<()> {
    let to = (invoker.interaction, invoker.token.as_str());
    loop {
        let wait = match place {
            Place::New => CreateInteractionResponse::Defer(CreateInteractionResponseMessage::new().ephemeral(true)),
            Place::Instead | Place::InsteadIfDone => CreateInteractionResponse::Acknowledge,
        };
        let Err(error) = wait.execute(http, to).await else {
            return Ok(());
        };
        *tries += 1;
        match code(&error) {
            // An earlier attempt arrived but its response was lost, or the same interaction was delivered twice.
            Some(ACKNOWLEDGED) => return Ok(()),
            None if *tries < TRIES => invoker.clock.sleep(AGAIN).await,
            _ => return Err(error),
        }
    }
}

/// Returns Discord's error code for a rejected request, or `None` if Discord did not judge it.
fn code(error: &serenity::Error) -> Option<isize> {
    match error {
        serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(response))
            if response.status_code.is_client_error() && response.status_code != 429 =>
        {
            Some(response.error.code)
        }
        _ => None,
    }
}

fn explain(invoker: &Invoker, done: Result<Answer, Problem>) -> Answer {
    done.unwrap_or_else(|problem| problem.explain(invoker))
}
