use super::choice;
use crate::discord::render::tell::Reader;
use crate::discord::render::{harmless, mention};
use crate::rules::games::realms::CovertRefusal as Refusal;
use crate::rules::ids::PlayerId;
use crate::text::Text;
use crate::text::fl;

pub fn refusal(text: &Text, refusal: &Refusal, by: PlayerId) -> String {
    match refusal {
        Refusal::NoSuchCard { card } => fl!(text, "no-such-card", card = harmless::name(card)),
        Refusal::OnlyAnswers { card } => {
            fl!(text, "no-only-answers", card = harmless::name(card))
        }
        Refusal::NoCounterespionage => fl!(text, "no-counterespionage"),
        Refusal::WindowOpen { by: actor } => {
            let (you, player) = (Reader::only(by).is(*actor), mention(*actor));
            fl!(text, "no-window-open", you = you, player = player)
        }
        Refusal::ChooseRealm { card, realms } => {
            let card = harmless::name(card);
            match realms.is_empty() {
                true => fl!(text, "no-realm-for-card", card = card),
                false => fl!(text, "no-choose-realm", card = card, realms = listed(text, realms)),
            }
        }
        Refusal::ChooseArea { card, areas } => {
            let card = harmless::name(card);
            match areas.is_empty() {
                true => fl!(text, "no-area-for-card", card = card),
                false => fl!(text, "no-choose-area", card = card, areas = listed(text, areas)),
            }
        }
        Refusal::ChooseWhose { area, realms } => {
            let area = harmless::name(area);
            fl!(text, "no-choose-whose", area = area, realms = listed(text, realms))
        }
        Refusal::NoneThere { area } => fl!(text, "no-none-there", area = harmless::name(area)),
        Refusal::CountOutOfRange { count, most } => {
            let (count, most) = (count.to_string(), most.to_string());
            fl!(text, "no-card-count", count = count, most = most)
        }
        Refusal::NotHeld { card } => fl!(text, "no-not-held", card = harmless::name(card)),
        Refusal::DeckShort { needs, has } => {
            let needs = needs.to_string();
            fl!(text, "no-deck-short", needs = needs, has = has)
        }
        Refusal::CopiesOutOfRange { copies, most } => {
            let (copies, most) = (copies.to_string(), most.to_string());
            fl!(text, "flaw-copies", copies = copies, most = most)
        }
        Refusal::EffectWithoutTarget => fl!(text, "flaw-effect"),
        Refusal::TextTooLong { length, most } => {
            let (length, most) = (length.to_string(), most.to_string());
            fl!(text, "flaw-text", length = length, most = most)
        }
    }
}

fn listed(text: &Text, names: &[String]) -> String {
    let names: Vec<String> = names.iter().map(|name| harmless::name(name)).collect();
    choice(text, &names)
}
