//! Conditions of an action (U7.1). `/realm check` and refusals share these texts, which address the acting player.

use super::{trade, words};
use crate::rules::PlayerId;
use crate::rules::games::realms::{
    Condition, CovertNeeds, LEAST_INFLUENCE, MOST_A_TURN, MOST_ALLIANCES, MOST_INFLUENCE, Needs,
};
use crate::text::{Name, Said, Text, say};

/// Returns a line that begins with a sign for met or unmet, followed by the reason.
pub fn line(text: &Text, condition: &Condition) -> Said {
    let (rule, reason) = (condition.rule, reason(text, condition));
    match condition.is_met() {
        true => say!(text, "check-met", rule, reason),
        false => say!(text, "check-not-met", rule, reason),
    }
}

/// Says whether a condition is met, and why. The sentence follows a colon.
pub fn reason(text: &Text, condition: &Condition) -> Said {
    let met = condition.is_met();
    match &condition.needs {
        Needs::Turn { by, active } => whose_turn(text, *by, *active),
        Needs::Action { taken, most: 0 } => say!(text, "needs-action-any", taken),
        Needs::Action { taken, most } => say!(text, "needs-action", taken, most),
        Needs::Covert(needs) => of_card(text, needs),
        Needs::Trade(needs) => trade::needs(text, needs),
        Needs::Power { needs, has } => say!(text, "needs-paid", cost = words::power(text, *needs), has),
        Needs::Ducats { needs, has } => say!(text, "needs-paid", cost = words::ducats(text, *needs), has),
        Needs::Influence { needs, left } => say!(text, "needs-influence", needs, left),
        Needs::Claims { needs, left } => say!(text, "needs-claims", met, needs, left),
        Needs::Alliance { left } => say!(text, "needs-alliance", left),
        Needs::Reach { area, from } => {
            say!(text, "needs-reach", met, area = Name(area), from = words::names(text, from))
        }
        Needs::Near { area, .. } => say!(text, "needs-near", met, area = Name(area)),
        Needs::Open { area, .. } => say!(text, "needs-open", met, area = Name(area)),
        Needs::OfTurn { area, placed, more } => {
            say!(text, "needs-of-turn", area = Name(area), placed, more, most = MOST_A_TURN)
        }
        Needs::Space { area, there, more } => say!(
            text,
            "needs-space",
            met,
            area = Name(area),
            there,
            left = MOST_INFLUENCE.saturating_sub(*there),
            more,
            most = MOST_INFLUENCE
        ),
        Needs::Peace { realm, .. } => say!(text, "needs-peace", met, realm = Name(realm)),
        Needs::Capital { realm, area } => {
            let area = area.as_deref().map(|name| Said::of(Name(name))).unwrap_or_default();
            say!(text, "needs-capital", met, realm = Name(realm), area)
        }
        Needs::Standing { realm, own } => say!(
            text,
            "needs-standing",
            realm = Name(realm),
            own = words::strength(text, *own),
            least = LEAST_INFLUENCE
        ),
        Needs::Majority { realm, own, ally, theirs } => say!(
            text,
            "needs-majority",
            realm = Name(realm),
            ally,
            own = words::strength(text, *own),
            theirs = words::strength(text, *theirs)
        ),
        Needs::Unallied { realm, .. } => say!(text, "needs-unallied", met, realm = Name(realm)),
        Needs::Allied { realm, .. } => say!(text, "needs-allied", met, realm = Name(realm)),
        Needs::AllyNear { realm, to, from } => {
            let (realm, to, from) = (Name(realm), words::names(text, to), words::names(text, from));
            say!(text, "needs-ally-near", met, realm, to, from)
        }
        Needs::ToDiscard { realm, needs, has } => say!(text, "needs-to-discard", realm = Name(realm), needs, has),
        Needs::ClaimThere { realm, claims } => {
            say!(text, "needs-claim-there", met, realm = Name(realm), claims = words::names(text, claims))
        }
        Needs::FewAlliances { allies } => {
            let (count, allies) = (allies.len(), words::names(text, allies));
            say!(text, "needs-few-alliances", count, allies, most = MOST_ALLIANCES)
        }
        Needs::Border { area, by_land, from } => {
            let land = *by_land;
            say!(text, "needs-border", met, area = Name(area), land, from = words::names(text, from))
        }
        Needs::Unclaimed { area, .. } => say!(text, "needs-unclaimed", met, area = Name(area)),
        Needs::NotOwn { area, .. } => say!(text, "needs-not-own", met, area = Name(area)),
        Needs::Inhabited { area, .. } => say!(text, "needs-inhabited", met, area = Name(area)),
    }
}

fn whose_turn(text: &Text, by: PlayerId, active: Option<PlayerId>) -> Said {
    match active {
        Some(active) if active == by => say!(text, "needs-turn"),
        Some(active) => say!(text, "needs-turn-other", player = active),
        None => say!(text, "needs-turn-none"),
    }
}

fn of_card(text: &Text, needs: &CovertNeeds) -> Said {
    match needs {
        CovertNeeds::Charge { has } => say!(text, "needs-charge", has),
        CovertNeeds::Theirs { area, of, has } => say!(text, "needs-theirs", area = Name(area), player = of, has),
        CovertNeeds::NoneOpen { by } => match by {
            Some(by) => say!(text, "needs-window-open", player = by),
            None => say!(text, "needs-none-open"),
        },
        CovertNeeds::InHand { card, held } => say!(text, "needs-in-hand", card = Name(card), held),
    }
}
