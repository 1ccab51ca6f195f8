use super::turn;
use crate::games::strategy_card::row;
use crate::render::{BODY_LIMIT, Card, Names, fit, list};
use crate::rules::games::strategy_card::{State, diplomacy_token};
use crate::rules::{Campaign, Refusal};
use crate::text::{Name, Said, Text, say};

/// Shows the card's holder, whether it is readied or exhausted, and how far it is resolved (T1.2, T2, T3).
pub fn card(text: &Text, campaign: &Campaign, names: &Names) -> Result<Card, Refusal> {
    let state = campaign.playing::<State>()?;
    let mut lines = vec![holder(text, state, names), turn(text, state, names)];
    // The message about the secondary ability begins with the play.
    let shown = row::now(campaign, state).map(|row| row::card(text, campaign, &row));
    if let Some(play) = state.play.as_ref().filter(|_| shown.is_none()) {
        let player = names.prose(play.by);
        lines.push(match &play.system {
            Some(system) => say!(text, "row-played", player, system = Name(system)),
            None => say!(text, "row-played-nowhere", player),
        });
    }
    if let Some(shown) = diplomacy_token(campaign.roster(), state) {
        let players: Vec<Said> = shown.stands_for.iter().map(|one| names.prose(*one)).collect();
        lines.push(say!(text, "card-token", system = Said::of(Name(&shown.system)), players = list(text, &players)));
    }
    let asked = campaign.offers.pending.values();
    let asked = asked.filter(|offer| offer.terms.row().is_none());
    let open = asked.count();
    if open > 0 {
        lines.push(say!(text, "card-open", open));
    }
    let title = say!(text, "card-title");
    if let Some(shown) = shown {
        lines.push(say!("**{}**", shown.title));
        lines.push(shown.description);
    }
    Ok(Card::new(title, fit(text, &lines, BODY_LIMIT)))
}

fn holder(text: &Text, state: &State, names: &Names) -> Said {
    match (state.card.holder, state.card.exhausted) {
        (Some(holder), true) => say!(text, "card-held-exhausted", player = names.prose(holder)),
        (Some(holder), false) => say!(text, "card-held-readied", player = names.prose(holder)),
        (None, _) => say!(text, "card-held-by-none"),
    }
}
