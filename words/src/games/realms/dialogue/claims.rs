use super::lines;
use crate::game_words::LeftOpen;
use crate::games::realms::words;
use crate::rules::games::realms::{BATTLEGROUND_PRICE, CLAIM_PRICE, Refusal as No};
use crate::text::{Text, label, say};

pub fn left_open(text: &Text, named: &[String], no: &No) -> Option<LeftOpen> {
    if let No::ChooseClaims { areas, most } = no {
        let most = usize::try_from(*most).unwrap_or(usize::MAX);
        let most = areas.len().min(most).max(1);
        let price = words::power(text, CLAIM_PRICE);
        let words = say!(text, "claims-which", most, price, battleground = BATTLEGROUND_PRICE);
        let open = LeftOpen::menu(words, label!(text, "claims-menu"), lines(areas));
        return Some(LeftOpen { chosen: named.to_vec(), count: 1..=most, ..open });
    }
    None
}
