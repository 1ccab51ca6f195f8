//! The sentences that tell what moderators did, and who wants to be called.

use super::Reader;
use crate::discord::render::mention;
use crate::rules::Event;
use crate::text::Text;
use i18n_embed_fl::fl;

/// Returns such an act in a sentence.
pub fn told(text: &Text, reader: Reader, event: &Event) -> Option<String> {
    Some(match event {
        Event::Moderated { by } => {
            let (you, by) = (reader.is(*by), mention(*by));
            fl!(text, "told-moderated", you = you, by = by)
        }
        Event::ActedFor { moderator, player } => fl!(
            text,
            "told-acted-for",
            you = reader.role(*moderator, *player),
            moderator = mention(*moderator),
            player = mention(*player)
        ),
        Event::Undone { by, entries, .. } => {
            let (you, by, entries) = (reader.is(*by), mention(*by), *entries);
            fl!(text, "told-undone", you = you, by = by, entries = entries)
        }
        Event::SecretsShown { by } => {
            let (you, by) = (reader.is(*by), mention(*by));
            fl!(text, "told-secrets-shown", you = you, by = by)
        }
        Event::Away { player, away } => {
            let (you, player) = (reader.is(*player), mention(*player));
            if *away {
                fl!(text, "told-away", you = you, player = player)
            } else {
                fl!(text, "told-back", you = you, player = player)
            }
        }
        Event::QuietHours {
            hours: Some(hours), ..
        } => {
            let (from, to) = (hours.from.to_string(), hours.to.to_string());
            fl!(text, "told-quiet", from = from, to = to)
        }
        Event::QuietHours { hours: None, .. } => fl!(text, "told-no-quiet"),
        _ => return None,
    })
}
