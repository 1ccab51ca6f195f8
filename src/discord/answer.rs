//! The private answer to the asker, within the 3 seconds that Discord gives.

use super::asker::Asker;
use super::buttons::Button;
use super::controls::{self, MOST_CHOICES};
use super::face::{Form, LeftOpen, Line};
use super::problem::Problem;
use super::render::{self, Card};
use super::wire::in_time;
use crate::metrics::metrics;
use crate::rules::ids::PlayerId;
use crate::rules::time::Span;
use crate::text::fl;
use poise::serenity_prelude as serenity;
use serenity::{
    Builder, ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton, CreateEmbed,
    CreateInteractionResponse, CreateInteractionResponseMessage, CreateSelectMenu, EditInteractionResponse, Http,
};
use std::future::Future;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

/// What takes longer than this is acknowledged first and answered when it is done.
const PATIENCE: Duration = Duration::from_millis(1500);

/// Discord answers an acknowledgement at once or not at all. Its own time is over by then, so the player was told that there was
/// no response.
const ACKNOWLEDGING: Duration = Duration::from_secs(4);

/// Discord takes a first answer for so long.
const TIME_TO_ANSWER: Span = Span::seconds(3);

/// A first answer that Discord does not confirm within this time is given again: there is time for another.
const ANSWERING: Duration = Duration::from_millis(1800);

/// Discord takes an answer that was announced for 15 minutes. It is tried again after pauses up to so long.
const TOKEN_LASTS: Duration = Duration::from_secs(14 * 60);
const LONGEST_PAUSE: Duration = Duration::from_secs(30);

/// One that fails is tried again after this time, and so often: then Discord takes none any more.
const AGAIN: Duration = Duration::from_millis(200);
const TRIES: u32 = 7;

/// What Discord says to a second acknowledgement.
const ACKNOWLEDGED: isize = 40_060;

/// What Discord takes: buttons in a row, rows below a message.
const BUTTONS_IN_ROW: usize = 5;
const ROWS: usize = 5;

/// A message for one person.
#[derive(Clone, Debug, Default)]
pub struct Answer {
    content: String,
    embed: Option<CreateEmbed>,
    buttons: Vec<CreateButton>,
    menus: Vec<CreateSelectMenu>,
    attachments: Vec<CreateAttachment>,
    /// What is to be filled in. Discord takes a form as a first answer only; where that time is over the rest of the answer is given instead.
    form: Option<(Button, Form)>,
}

/// Where the answer goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A new message that only the asker sees.
    New,
    /// In place of the private message whose button was pressed.
    Instead,
}

impl From<String> for Answer {
    fn from(content: String) -> Answer {
        Answer { content, ..Answer::default() }
    }
}

impl Answer {
    /// Returns an answer that is a card.
    pub fn card(card: Card) -> Answer {
        Answer { embed: Some(card.into()), ..Answer::default() }
    }

    /// Returns an answer that is a form, whose fields come back with the code of a button. Where it cannot be shown any more the button stands for
    /// it.
    pub fn form(asker: &Asker, button: Button, form: Form) -> Answer {
        let again = fl!(asker.text, "button-open-form");
        let late = Answer::from(fl!(asker.text, "form-late"));
        Answer { form: Some((button.clone(), form)), ..late.with_button(&button, again, ButtonStyle::Primary) }
    }

    /// Returns whether it is a form, which Discord does not take as an answer to another form.
    pub fn is_form(&self) -> bool {
        self.form.is_some()
    }

    /// Adds a line below the words.
    #[must_use]
    pub fn with_line(mut self, line: &str) -> Answer {
        self.content = format!("{}\n{line}", self.content);
        self
    }

    /// Says first for whom the asker acts, where that is another player: what is called theirs is that player's.
    #[must_use]
    pub fn on_behalf_of(mut self, asker: &Asker, player: PlayerId) -> Answer {
        if player != asker.player {
            let lead = fl!(asker.text, "acting-for", player = render::mention(player));
            self.content = match self.content.is_empty() {
                true => lead,
                false => format!("{lead}\n{}", self.content),
            };
        }
        self
    }

    /// Adds a card below the words.
    #[must_use]
    pub fn with_card(mut self, card: Card) -> Answer {
        self.embed = Some(card.into());
        self
    }

    /// Adds a button to the rows below the answer.
    #[must_use]
    pub fn with_button(mut self, button: &Button, label: String, style: ButtonStyle) -> Answer {
        self.buttons.push(controls::button(button, label, style));
        self
    }

    /// Adds a menu below the answer, of which one line is to be chosen: what it says and what it stands for.
    #[must_use]
    pub fn with_menu(mut self, button: &Button, title: String, lines: Vec<Line>) -> Answer {
        self.menus.extend(controls::menu(button, title, lines.into_iter(), &[], 1..=1));
        self
    }

    /// Adds as many menus as the lines need, and as a message holds. What is chosen in one menu counts together with what is chosen in another,
    /// so that each can also be left empty where there are several.
    #[must_use]
    pub fn with_menus(mut self, button: impl Fn(u8) -> Button, open: &LeftOpen) -> Answer {
        let (several, most) = (open.needs_menus(), *open.count.end());
        let together = several && most > 1;
        // A row is left for the button that says that there is no more to come.
        let rows = if together { ROWS - 1 } else { ROWS };
        let parts = (0..).zip(open.lines.chunks(MOST_CHOICES)).take(rows);
        for (number, part) in parts {
            let title = match part.first().zip(part.last()).filter(|_| several) {
                Some(((first, _), (last, _))) => format!("{}: {first} – {last}", open.title),
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

    /// Adds a menu of the people who are there.
    #[must_use]
    pub fn with_people(mut self, button: &Button, title: String) -> Answer {
        self.menus.push(controls::people(button, title));
        self
    }

    #[must_use]
    pub fn with_attachment(mut self, attachment: CreateAttachment) -> Answer {
        self.attachments.push(attachment);
        self
    }

    /// Adds words above the card.
    #[must_use]
    pub fn with_words(mut self, words: String) -> Answer {
        self.content = words;
        self
    }

    /// Adds a picture. The answer's card shows the first.
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

    /// Returns it as the first answer to an interaction.
    fn first(self, place: Place) -> CreateInteractionResponse {
        if let Some((button, form)) = &self.form {
            return CreateInteractionResponse::Modal(controls::form(button, form));
        }
        match place {
            Place::New => CreateInteractionResponse::Message(self.message()),
            Place::Instead => CreateInteractionResponse::UpdateMessage(self.message()),
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

/// Does the work and answers with what comes of it; a problem is an answer too. Never lets Discord wait, and never lets the
/// work wait for Discord: it may hold a campaign.
///
/// Returns whether Discord confirmed that it is to wait; nothing where it did not have to.
pub async fn answer(
    http: &Arc<Http>,
    asker: &Asker,
    place: Place,
    work: impl Future<Output = Result<Answer, Problem>>,
) -> Option<bool> {
    let mut work = pin!(work);
    // What arrives late has that much less time.
    let (sent, confirmed) = match tokio::time::timeout(PATIENCE.saturating_sub(age(asker)), &mut work).await {
        Ok(done) => {
            let answer = explain(asker, done);
            (answer_first(http, asker, place, &answer).await, None)
        }
        Err(_) => {
            // A task of its own, so that the work goes on whatever becomes of it.
            let acknowledging = tokio::spawn(acknowledge(Arc::clone(http), asker.clone(), place));
            let done = explain(asker, work.await);
            let confirmed = acknowledging.await.unwrap_or(false);
            // Where Discord did not say that it will wait, it may wait all the same.
            (answer_later(http, asker, &done).await, Some(confirmed))
        }
    };
    if let Err(error) = sent {
        // What was decided stands and is announced; only this answer is lost. Twice-delivered interactions end here too.
        tracing::warn!(player = %asker.player, %error, "an answer could not be given");
    }
    confirmed
}

/// Returns how long ago the person asked.
fn age(asker: &Asker) -> Duration {
    Duration::from_millis(asker.admission.age().as_millis().unsigned_abs())
}

/// Gives the first answer, as often as there is time for.
async fn answer_first(http: &Http, asker: &Asker, place: Place, answer: &Answer) -> serenity::Result<()> {
    let to = (asker.interaction, asker.token.as_str());
    let mut tries = 0;
    loop {
        let response = answer.clone().first(place);
        let sent = tokio::time::timeout(ANSWERING, response.execute(http, to)).await;
        tries += 1;
        let error = match sent {
            Ok(Ok(())) => {
                metrics().acknowledged(age(asker));
                return Ok(());
            }
            // An earlier try arrived whose own answer was lost.
            Ok(Err(error)) if tries > 1 && code(&error) == Some(ACKNOWLEDGED) => return Ok(()),
            Ok(Err(error)) if code(&error).is_some() => return Err(error),
            Ok(Err(error)) => error,
            Err(_) => serenity::Error::Io(std::io::ErrorKind::TimedOut.into()),
        };
        if tries == TRIES || asker.admission.age() >= TIME_TO_ANSWER {
            return Err(error);
        }
        tokio::time::sleep(AGAIN).await;
    }
}

/// Gives the answer that took a while, as often as Discord would still take it.
async fn answer_later(http: &Http, asker: &Asker, answer: &Answer) -> serenity::Result<()> {
    let mut pause = AGAIN;
    let mut waited = Duration::ZERO;
    loop {
        let edit = answer.clone().edit();
        let Err(error) = in_time(edit.execute(http, &asker.token)).await else {
            return Ok(());
        };
        if code(&error).is_some() || waited >= TOKEN_LASTS {
            return Err(error);
        }
        tokio::time::sleep(pause).await;
        waited += pause;
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}

/// Tells Discord that an answer will come, as often as there is time for; returns whether Discord knows it.
async fn acknowledge(http: Arc<Http>, asker: Asker, place: Place) -> bool {
    let told = tokio::time::timeout(ACKNOWLEDGING, tell_to_wait(&http, &asker, place)).await;
    let confirmed = match told {
        Ok(Ok(())) => {
            metrics().acknowledged(age(&asker));
            true
        }
        Ok(Err(error)) => {
            tracing::warn!(player = %asker.player, %error, "Discord was not told that an answer will come");
            false
        }
        Err(_) => {
            tracing::warn!(player = %asker.player, "Discord did not hear in time that an answer will come");
            false
        }
    };
    asker.admission.acknowledged(confirmed);
    confirmed
}

async fn tell_to_wait(http: &Http, asker: &Asker, place: Place) -> serenity::Result<()> {
    let to = (asker.interaction, asker.token.as_str());
    let mut tries = 0;
    loop {
        let wait = match place {
            Place::New => CreateInteractionResponse::Defer(CreateInteractionResponseMessage::new().ephemeral(true)),
            Place::Instead => CreateInteractionResponse::Acknowledge,
        };
        let Err(error) = wait.execute(http, to).await else {
            return Ok(());
        };
        tries += 1;
        match code(&error) {
            // An earlier try arrived whose answer was lost, or the same interaction was delivered twice.
            Some(ACKNOWLEDGED) => return Ok(()),
            None if tries < TRIES => tokio::time::sleep(AGAIN).await,
            _ => return Err(error),
        }
    }
}

/// Returns what Discord says is wrong with a request; nothing where Discord did not look at it.
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

fn explain(asker: &Asker, done: Result<Answer, Problem>) -> Answer {
    done.unwrap_or_else(|problem| problem.explain(asker))
}
