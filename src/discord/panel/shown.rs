//! The content of panels: a leaderboard, or the state of the table with the buttons of a turn.

use crate::discord::buttons::Button;
use crate::discord::controls;
use crate::discord::drawing::drawn_in_turn;
use crate::discord::games;
use crate::discord::render::{self, Card, Names, Picture};
use crate::discord::wizard;
use crate::journal::Posted;
use crate::rules::ids::PlayerId;
use crate::rules::time::Time;
use crate::rules::{Campaign, Phase};
use crate::text::{Said, Text, say};
use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateAttachment, CreateEmbed, Timestamp};
use std::hash::{DefaultHasher, Hash, Hasher};

const LEADERBOARD: &str = "leaderboard:";
const TABLE: &str = "table";
/// The suffix of the subjects of panels in a channel of their own, which stay there when the campaign moves.
const PLACED: &str = ":placed";

/// The kind of a panel. A campaign has at most one of each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Leaderboard(&'static str),
    Table,
}

#[derive(Clone)]
pub struct Shown {
    pub card: Card,
    pub picture: Option<Picture>,
    rows: Vec<Vec<(Button, Said, ButtonStyle)>>,
}

impl Kind {
    /// Returns the kind of panel, or `None` for other messages. A measure unknown to this version stands for the
    /// default.
    pub fn of(campaign: &Campaign, post: &Posted) -> Option<Kind> {
        let subject = post.subject.strip_suffix(PLACED).unwrap_or(&post.subject);
        if subject == TABLE {
            return Some(Kind::Table);
        }
        let named = subject.strip_prefix(LEADERBOARD)?;
        Some(Kind::Leaderboard(games::measure(campaign, Some(named))))
    }

    /// Returns the subject of its message, which may be in a channel of its own.
    pub fn subject(self, placed: bool) -> String {
        let suffix = if placed { PLACED } else { "" };
        match self {
            Kind::Leaderboard(by) => format!("{LEADERBOARD}{by}{suffix}"),
            Kind::Table => format!("{TABLE}{suffix}"),
        }
    }

    /// Returns the kind, as a selector for the texts.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Leaderboard(_) => "leaderboard",
            Kind::Table => "table",
        }
    }
}

/// Returns whether a panel is in a channel of its own.
pub fn is_placed(post: &Posted) -> bool {
    post.subject.ends_with(PLACED)
}

impl Shown {
    /// Returns the content of a message that everyone reads and that keeps itself up to date.
    pub fn for_everyone(text: &Text, campaign: &Campaign, names: &Names, kind: Kind, now: Time) -> Shown {
        let mut shown = Shown::new(text, campaign, names, (kind, now), None);
        let card = &mut shown.card;
        if let (Kind::Leaderboard(_), Phase::Ended { at: ended }) = (kind, campaign.phase) {
            let last = say!(text, "panel-final", at = render::at(ended));
            card.description = Said::in_lines([&card.description, &last]);
        }
        card.footer = Some(match card.footer.take() {
            Some(footer) => say!(text, "panel-changed-after", footer),
            None => say!(text, "panel-changed"),
        });
        shown
    }

    /// Returns the content for one viewer, or for everyone.
    pub fn new(
        text: &Text,
        campaign: &Campaign,
        names: &Names,
        (kind, now): (Kind, Time),
        viewer: Option<PlayerId>,
    ) -> Shown {
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
                    rows: wizard::on_the_panel(text, campaign, names, now),
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

    /// Returns the embed and its picture. The footer says that the content last changed at this time.
    pub async fn drawn(self, changed: Time) -> (CreateEmbed, Option<CreateAttachment>) {
        let embed = controls::embed(self.card);
        let embed = match Timestamp::from_millis(changed.as_millis()) {
            Ok(changed) => embed.timestamp(changed),
            Err(_) => embed,
        };
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
