//! The conditions of an action, met or not, and its price, before the player pays anything (U7.1).

use crate::games::realms::{condition, words};
use crate::render::{BODY_LIMIT, Card, fit};
use crate::rules::games::realms::{Action, Check, State, check as judged};
use crate::rules::{Campaign, PlayerId, Refusal, Time};
use crate::text::{Name, Said, Text, say};

/// Lists every condition of a player's action. Refuses if the rules cannot judge it, as for a missing area or a player
/// without a realm.
pub fn check(text: &Text, campaign: &Campaign, (by, now): (PlayerId, Time), action: &Action) -> Result<Card, Refusal> {
    let state = campaign.playing::<State>()?;
    let Check { price, conditions } = judged(&campaign.stands(state, now.into()), by, action).map_err(Refusal::from)?;
    let unmet = conditions.iter().filter(|one| !one.is_met()).count();
    let price = words::price(text, price);
    let verdict = match unmet {
        0 => say!(text, "realm-check-open", price),
        unmet => say!(text, "realm-check-shut", unmet, all = conditions.len(), price),
    };
    let lines = conditions.iter().map(|one| condition::line(text, one));
    let lines: Vec<Said> = std::iter::once(verdict).chain(lines).collect();
    Ok(Card::new(title(text, state, action), fit(text, &lines, BODY_LIMIT)))
}

fn title(text: &Text, state: &State, action: &Action) -> Said {
    match action {
        Action::Influence { area } => say!(text, "check-influence", area = Name(area)),
        Action::Alliance { realm } => say!(text, "check-alliance", realm = Name(realm)),
        Action::Claims { area } => say!(text, "check-claims", area = Name(area)),
        Action::Trade => say!(text, "check-trade"),
        Action::Covert(play) => {
            let card = state.covert.called(&play.card);
            let card = card.map_or(&play.card, |card| &card.name);
            say!(text, "check-covert", card = Name(card))
        }
    }
}
