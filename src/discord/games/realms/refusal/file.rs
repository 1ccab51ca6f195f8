use super::{of_actions, of_names, of_numbers, of_players};
use crate::discord::render::harmless;
use crate::rules::games::realms::Refusal;
use crate::text::Text;
use crate::text::fl;

/// Only refusals about files reach this function.
pub fn refusal(text: &Text, refusal: &Refusal) -> String {
    match refusal {
        Refusal::ProvinceTwice { province } => {
            fl!(text, "flaw-province-twice", province = harmless::name(province))
        }
        Refusal::CapitalTwice { realm } => {
            fl!(text, "flaw-capital-twice", realm = harmless::name(realm))
        }
        Refusal::CapitalOfNone => fl!(text, "flaw-capital-of-none"),
        Refusal::SeatTwice { seat } => fl!(text, "flaw-seat-twice", seat = seat.to_string()),
        Refusal::SeatWithoutRealm { seat } => {
            fl!(text, "flaw-seat-without-realm", seat = seat.to_string())
        }
        Refusal::AllyOfPlayer => fl!(text, "flaw-ally-of-player"),
        Refusal::VassalOtherwise => fl!(text, "flaw-vassal-otherwise"),
        Refusal::OnlyOfPlayer => fl!(text, "flaw-only-of-player"),
        Refusal::SeatCountedTwice { seat } => {
            fl!(text, "flaw-seat-counted-twice", seat = seat.to_string())
        }
        Refusal::NodeNowhere => fl!(text, "flaw-node-nowhere"),
        Refusal::ListedTwice { name } => {
            fl!(text, "flaw-listed-twice", name = harmless::name(name))
        }
        Refusal::NextToItself { name } => {
            fl!(text, "flaw-next-to-itself", name = harmless::name(name))
        }
        Refusal::CountOutOfRange { value, least, most } => {
            fl!(text, "flaw-count", value = value.to_string(), least = least.to_string(), most = most.to_string())
        }
        of_names!() | of_actions!() | of_numbers!() | of_players!() | Refusal::Covert(_) | Refusal::Trade(_) => {
            String::new()
        }
    }
}
