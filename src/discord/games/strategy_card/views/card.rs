use super::turn;
use crate::discord::games::strategy_card::row;
use crate::discord::render::card::{BODY_LIMIT, Card, fit};
use crate::discord::render::words::list;
use crate::discord::render::{Names, harmless};
use crate::rules::games::strategy_card::{State, diplomacy_token};
use crate::rules::{Campaign, Refusal};
use crate::text::Text;
use crate::text::fl;

/// Shows the card's holder, whether it is readied or exhausted, and how far it is resolved (T1.2, T2, T3).
pub fn card(text: &Text, campaign: &Campaign, names: &Names) -> Result<Card, Refusal> {
    let state = campaign.playing::<State>()?;
    let mut lines = vec![holder(text, state, names), turn(text, state, names)];
    if let Some(play) = &state.play {
        let player = names.prose(play.by);
        lines.push(match &play.system {
            Some(system) => {
                let system = harmless::name(system);
                fl!(text, "row-played", player = player, system = system)
            }
            None => fl!(text, "row-played-nowhere", player = player),
        });
    }
    if let Some(shown) = diplomacy_token(campaign.roster(), state) {
        let players: Vec<String> = shown.stands_for.iter().map(|one| names.prose(*one)).collect();
        let (system, players) = (harmless::name(&shown.system), list(text, &players));
        lines.push(fl!(text, "card-token", system = system, players = players));
    }
    let asked = campaign.offers.pending.values();
    let asked = asked.filter(|offer| offer.terms.row().is_none());
    let open = asked.count();
    if open > 0 {
        lines.push(fl!(text, "card-open", open = open));
    }
    let title = fl!(text, "card-title");
    let shown = row::now(campaign, state).map(|row| row::card(text, campaign, &row));
    if let Some(shown) = shown {
        lines.push(format!("**{}**", shown.title));
        lines.push(shown.description);
    }
    Ok(Card::new(title, fit(text, &lines, BODY_LIMIT)))
}

fn holder(text: &Text, state: &State, names: &Names) -> String {
    match (state.card.holder, state.card.exhausted) {
        (Some(holder), true) => fl!(text, "card-held-exhausted", player = names.prose(holder)),
        (Some(holder), false) => fl!(text, "card-held-readied", player = names.prose(holder)),
        (None, _) => fl!(text, "card-held-by-none"),
    }
}
