use super::lines;
use crate::discord::game_ui::LeftOpen;
use crate::rules::games::realms::Refusal as No;
use crate::text::{Text, fl};

pub fn left_open(text: &Text, named: &[String], no: &No) -> Option<LeftOpen> {
    if let No::ChooseClaims { areas, most } = no {
        let most = usize::try_from(*most).unwrap_or(usize::MAX);
        let most = areas.len().min(most).max(1);
        return Some(LeftOpen {
            words: fl!(text, "claims-which", most = most),
            title: fl!(text, "claims-menu"),
            buttons: false,
            lines: lines(areas),
            chosen: named.to_vec(),
            count: 1..=most,
        });
    }
    None
}
