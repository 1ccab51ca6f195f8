use super::choice;
use crate::render::{Reader, at, list, relative};
use crate::rules::PlayerId;
use crate::rules::games::realms::{CovertRefusal as Refusal, Unused};
use crate::text::{Name, Said, Text, say};

pub fn refusal(text: &Text, refusal: &Refusal, by: PlayerId) -> Said {
    match refusal {
        Refusal::NoSuchCard { card } => say!(text, "no-such-card", card = Name(card)),
        Refusal::OnlyAnswers { card } => say!(text, "no-only-answers", card = Name(card)),
        Refusal::NoCounterespionage => say!(text, "no-counterespionage"),
        Refusal::WindowOpen { by: actor, asked, until } => {
            let (you, player) = (Reader::only(by).is(*actor), actor);
            let waits = say!(text, "no-window-open", you, player, asked = list(text, asked));
            match until {
                Some(until) => {
                    say!("{waits} {}", say!(text, "no-window-until", until = at(*until), left = relative(*until)))
                }
                None => waits,
            }
        }
        Refusal::ChooseRealm { card, realms } => {
            let card = Name(card);
            match realms.is_empty() {
                true => say!(text, "no-realm-for-card", card),
                false => say!(text, "no-choose-realm", card, realms = listed(text, realms)),
            }
        }
        Refusal::ChooseArea { card, areas } => {
            let card = Name(card);
            match areas.is_empty() {
                true => say!(text, "no-area-for-card", card),
                false => say!(text, "no-choose-area", card, areas = listed(text, areas)),
            }
        }
        Refusal::ChooseWhose { area, realms } => {
            say!(text, "no-choose-whose", area = Name(area), realms = listed(text, realms))
        }
        Refusal::Unused { card, option } => {
            let option = match option {
                Unused::Realm => "realm",
                Unused::Area => "area",
                Unused::Count => "count",
            };
            say!(text, "no-unused", card = Name(card), option)
        }
        Refusal::NoneThere { area } => say!(text, "no-none-there", area = Name(area)),
        Refusal::CountOutOfRange { count, most } => say!(text, "no-card-count", count, most),
        Refusal::NotHeld { card } => say!(text, "no-not-held", card = Name(card)),
        Refusal::DeckShort { needs, has } => say!(text, "no-deck-short", needs, has),
        Refusal::CopiesOutOfRange { copies, most } => say!(text, "flaw-copies", copies, most),
        Refusal::EffectWithoutTarget => say!(text, "flaw-effect"),
        Refusal::TextTooLong { length, most } => say!(text, "flaw-text", length, most),
    }
}

fn listed(text: &Text, names: &[String]) -> Said {
    choice(text, names.iter().map(|name| Name(name)))
}
