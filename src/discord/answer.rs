//! The private answer to whoever asked, within the 3 seconds that Discord gives.

use super::asker::Asker;
use super::buttons::Button;
use super::problem::Problem;
use super::render::Card;
use poise::serenity_prelude as serenity;
use serenity::{
    Builder, ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton,
    CreateEmbed, CreateInteractionResponse, CreateInteractionResponseMessage, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, EditInteractionResponse, Http,
};
use std::future::Future;
use std::time::Duration;

/// What takes longer than this is acknowledged first and answered when it is done.
const PATIENCE: Duration = Duration::from_millis(1500);

/// What Discord takes: lines in a menu, buttons in a row, rows below a message.
const MENU_LIMIT: usize = 25;
const BUTTONS_IN_ROW: usize = 5;
const ROWS: usize = 5;

/// A message for one person.
#[derive(Clone, Debug, Default)]
pub struct Answer {
    content: String,
    embed: Option<CreateEmbed>,
    buttons: Vec<CreateButton>,
    menu: Option<CreateSelectMenu>,
    attachment: Option<CreateAttachment>,
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
        Answer {
            content,
            ..Answer::default()
        }
    }
}

impl Answer {
    /// Returns an answer that is a card.
    pub fn card(card: Card) -> Answer {
        Answer {
            embed: Some(card.into()),
            ..Answer::default()
        }
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
        self.buttons.push(
            CreateButton::new(button.to_string())
                .label(label)
                .style(style),
        );
        self
    }

    /// Adds a menu below the answer, of which one line is to be chosen: what it says and what it stands for.
    #[must_use]
    pub fn with_menu(
        mut self,
        button: &Button,
        placeholder: String,
        choices: impl Iterator<Item = (String, String)>,
    ) -> Answer {
        let options = choices
            .take(MENU_LIMIT)
            .map(|(label, value)| CreateSelectMenuOption::new(label, value))
            .collect();
        let kind = CreateSelectMenuKind::String { options };
        self.menu = Some(CreateSelectMenu::new(button.to_string(), kind).placeholder(placeholder));
        self
    }

    #[must_use]
    pub fn with_attachment(mut self, attachment: CreateAttachment) -> Answer {
        self.attachment = Some(attachment);
        self
    }

    /// Adds a picture, which the answer's card then shows.
    #[must_use]
    pub fn with_picture(mut self, picture: Option<CreateAttachment>) -> Answer {
        if let Some(picture) = picture {
            let shown = picture.filename.clone();
            self.embed = self.embed.map(|embed| embed.attachment(shown));
            self.attachment = Some(picture);
        }
        self
    }

    fn rows(&self) -> Vec<CreateActionRow> {
        let menu = self.menu.iter().cloned().map(CreateActionRow::SelectMenu);
        let buttons = self
            .buttons
            .chunks(BUTTONS_IN_ROW)
            .map(|row| CreateActionRow::Buttons(row.to_vec()));
        menu.chain(buttons).take(ROWS).collect()
    }

    fn message(self) -> CreateInteractionResponseMessage {
        let rows = self.rows();
        CreateInteractionResponseMessage::new()
            .ephemeral(true)
            .allowed_mentions(CreateAllowedMentions::new())
            .content(self.content)
            .embeds(self.embed.into_iter().collect())
            .components(rows)
            .files(self.attachment)
    }

    fn edit(self) -> EditInteractionResponse {
        let rows = self.rows();
        let edit = EditInteractionResponse::new()
            .allowed_mentions(CreateAllowedMentions::new())
            .content(self.content)
            .embeds(self.embed.into_iter().collect())
            .components(rows);
        match self.attachment {
            Some(attachment) => edit.new_attachment(attachment),
            None => edit,
        }
    }
}

/// Does the work and answers with what comes of it; a problem is an answer too. Never lets Discord wait.
pub async fn answer(
    http: &Http,
    asker: &Asker,
    place: Place,
    work: impl Future<Output = Result<Answer, Problem>>,
) {
    let mut work = std::pin::pin!(work);
    let to = (asker.interaction, asker.token.as_str());
    let sent = match tokio::time::timeout(PATIENCE, &mut work).await {
        Ok(done) => {
            let message = explain(asker, done).message();
            let response = match place {
                Place::New => CreateInteractionResponse::Message(message),
                Place::Instead => CreateInteractionResponse::UpdateMessage(message),
            };
            response.execute(http, to).await
        }
        Err(_) => {
            let wait = match place {
                Place::New => CreateInteractionResponse::Defer(
                    CreateInteractionResponseMessage::new().ephemeral(true),
                ),
                Place::Instead => CreateInteractionResponse::Acknowledge,
            };
            // Whether or not the acknowledgement arrives, what was begun is finished.
            let acknowledged = wait.execute(http, to).await;
            let done = explain(asker, work.await);
            match acknowledged {
                Ok(()) => done.edit().execute(http, to.1).await.map(drop),
                Err(error) => Err(error),
            }
        }
    };
    if let Err(error) = sent {
        // What was decided stands and is announced; only this answer is lost. Twice-delivered interactions end here too.
        tracing::warn!(player = %asker.player, %error, "an answer could not be given");
    }
}

fn explain(asker: &Asker, done: Result<Answer, Problem>) -> Answer {
    done.unwrap_or_else(|problem| problem.explain(asker))
}
