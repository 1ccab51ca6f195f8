//! The content of panels: a leaderboard, or the state of the table with the buttons of a turn.

use crate::discord::buttons::Button;
use crate::discord::controls;
use crate::discord::drawing::drawn_in_turn;
use crate::discord::games;
use crate::discord::render::{self, Card, Names, Picture};
use crate::discord::wizard;
use crate::journal::Posted;
use crate::rules::Campaign;
use crate::rules::ids::PlayerId;
use crate::text::{Said, Text};
use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateAttachment, CreateEmbed};
use std::hash::{DefaultHasher, Hash, Hasher};

const LEADERBOARD: &str = "leaderboard:";
const TABLE: &str = "table";

/// The kind of a panel. A campaign has at most one of each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Leaderboard(&'static str),
    Table,
}

pub struct Shown {
    pub card: Card,
    pub picture: Option<Picture>,
    rows: Vec<Vec<(Button, Said, ButtonStyle)>>,
}

impl Kind {
    /// Returns the kind of panel, or `None` for other messages. A measure unknown to this version stands for the
    /// default.
    pub fn of(campaign: &Campaign, post: &Posted) -> Option<Kind> {
        if post.subject == TABLE {
            return Some(Kind::Table);
        }
        let named = post.subject.strip_prefix(LEADERBOARD)?;
        Some(Kind::Leaderboard(games::measure(campaign, Some(named))))
    }

    pub fn subject(self) -> String {
        match self {
            Kind::Leaderboard(by) => format!("{LEADERBOARD}{by}"),
            Kind::Table => TABLE.to_owned(),
        }
    }
}

impl Shown {
    /// Returns the content for one viewer, or for everyone.
    pub fn new(text: &Text, campaign: &Campaign, names: &Names, kind: Kind, viewer: Option<PlayerId>) -> Shown {
        match kind {
            Kind::Leaderboard(by) => Shown {
                card: games::leaderboard(text, campaign, names, by),
                picture: games::leaderboard_picture(text, campaign, names, by, viewer),
                rows: Vec::new(),
            },
            Kind::Table => {
                let usual = games::measure(campaign, None);
                Shown {
                    card: render::table(text, campaign),
                    picture: games::leaderboard_picture(text, campaign, names, usual, viewer),
                    rows: wizard::on_the_panel(text, campaign),
                }
            }
        }
    }

    /// Returns a number that changes with anything visible. Other versions of the program may compute a different
    /// number, which costs one edit.
    pub fn fingerprint(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.card.hash(&mut hasher);
        self.picture.hash(&mut hasher);
        for (button, label, _) in self.rows.iter().flatten() {
            (button.to_string(), label).hash(&mut hasher);
        }
        hasher.finish()
    }

    pub fn rows(&self) -> Vec<CreateActionRow> {
        let drawn =
            |(button, label, style): &(Button, Said, ButtonStyle)| controls::button(button, label.clone(), *style);
        let rows = self.rows.iter().map(|row| row.iter().map(drawn).collect());
        rows.map(CreateActionRow::Buttons).collect()
    }

    pub async fn drawn(self) -> (CreateEmbed, Option<CreateAttachment>) {
        let embed = CreateEmbed::from(self.card);
        let file = match self.picture {
            Some(picture) => drawn_in_turn(picture).await,
            None => None,
        };
        match &file {
            Some(file) => (embed.attachment(file.filename.clone()), Some(file.clone())),
            None => (embed, None),
        }
    }
}
