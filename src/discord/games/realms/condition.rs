//! Conditions of an action (U7.1). `/realm check` and refusals share these texts, which address the acting player.

use super::{trade, words};
use crate::discord::render::{harmless, mention};
use crate::rules::games::realms::{
    Condition, CovertNeeds, LEAST_INFLUENCE, MOST_A_TURN, MOST_ALLIANCES, MOST_INFLUENCE, Needs,
};
use crate::rules::ids::PlayerId;
use crate::text::Text;
use crate::text::fl;

/// Returns a line that begins with a sign for met or unmet, followed by the reason.
pub fn line(text: &Text, condition: &Condition) -> String {
    let (rule, reason) = (condition.rule, reason(text, condition));
    match condition.is_met() {
        true => fl!(text, "check-met", rule = rule, reason = reason),
        false => fl!(text, "check-not-met", rule = rule, reason = reason),
    }
}

/// Says whether a condition is met, and why. The sentence follows a colon.
pub fn reason(text: &Text, condition: &Condition) -> String {
    let met = words::yes(condition.is_met());
    match &condition.needs {
        Needs::Turn { by, active } => whose_turn(text, *by, *active),
        Needs::Action { taken, most: 0 } => {
            fl!(text, "needs-action-any", taken = taken)
        }
        Needs::Action { taken, most } => {
            let (taken, most) = (taken.to_string(), most.to_string());
            fl!(text, "needs-action", taken = taken, most = most)
        }
        Needs::Covert(needs) => of_card(text, needs),
        Needs::Trade(needs) => trade::needs(text, needs),
        Needs::Power { needs, has } => {
            let (needs, has) = (words::power(text, *needs), has.to_string());
            fl!(text, "needs-paid", cost = needs, has = has)
        }
        Needs::Ducats { needs, has } => {
            let (needs, has) = (words::ducats(text, *needs), has.to_string());
            fl!(text, "needs-paid", cost = needs, has = has)
        }
        Needs::Influence { needs, left } => {
            let (needs, left) = (needs.to_string(), left.to_string());
            fl!(text, "needs-influence", needs = needs, left = left)
        }
        Needs::Claims { needs, left } => {
            let (needs, left) = (needs.to_string(), left.to_string());
            fl!(text, "needs-claims", met = met, needs = needs, left = left)
        }
        Needs::Alliance { left } => fl!(text, "needs-alliance", left = left),
        Needs::Reach { area, from } => {
            let (area, from) = (harmless::name(area), words::names(text, from));
            fl!(text, "needs-reach", met = met, area = area, from = from)
        }
        Needs::Near { area, .. } => {
            fl!(text, "needs-near", met = met, area = harmless::name(area))
        }
        Needs::Open { area, .. } => {
            fl!(text, "needs-open", met = met, area = harmless::name(area))
        }
        Needs::OfTurn { area, placed, more } => fl!(
            text,
            "needs-of-turn",
            area = harmless::name(area),
            placed = placed.to_string(),
            more = more.to_string(),
            most = MOST_A_TURN.to_string()
        ),
        Needs::Space { area, there, more } => fl!(
            text,
            "needs-space",
            met = met,
            area = harmless::name(area),
            there = there.to_string(),
            left = MOST_INFLUENCE.saturating_sub(*there),
            more = more.to_string(),
            most = MOST_INFLUENCE.to_string()
        ),
        Needs::Peace { realm, .. } => {
            fl!(text, "needs-peace", met = met, realm = harmless::name(realm))
        }
        Needs::Capital { realm, area } => {
            let realm = harmless::name(realm);
            let area = area.as_deref().map(harmless::name).unwrap_or_default();
            fl!(text, "needs-capital", met = met, realm = realm, area = area)
        }
        Needs::Standing { realm, own } => fl!(
            text,
            "needs-standing",
            realm = harmless::name(realm),
            own = words::strength(text, *own),
            least = LEAST_INFLUENCE.to_string()
        ),
        Needs::Majority { realm, own, ally, theirs } => fl!(
            text,
            "needs-majority",
            realm = harmless::name(realm),
            ally = mention(*ally),
            own = words::strength(text, *own),
            theirs = words::strength(text, *theirs)
        ),
        Needs::Unallied { realm, .. } => {
            fl!(text, "needs-unallied", met = met, realm = harmless::name(realm))
        }
        Needs::Allied { realm, .. } => {
            fl!(text, "needs-allied", met = met, realm = harmless::name(realm))
        }
        Needs::AllyNear { realm, to, from } => {
            let (realm, to, from) = (harmless::name(realm), words::names(text, to), words::names(text, from));
            fl!(text, "needs-ally-near", met = met, realm = realm, to = to, from = from)
        }
        Needs::ToDiscard { realm, needs, has } => {
            let (realm, needs, has) = (harmless::name(realm), needs.to_string(), has.to_string());
            fl!(text, "needs-to-discard", realm = realm, needs = needs, has = has)
        }
        Needs::ClaimThere { realm, claims } => {
            let (realm, claims) = (harmless::name(realm), words::names(text, claims));
            fl!(text, "needs-claim-there", met = met, realm = realm, claims = claims)
        }
        Needs::FewAlliances { allies } => {
            let (count, allies) = (allies.len(), words::names(text, allies));
            let most = MOST_ALLIANCES.to_string();
            fl!(text, "needs-few-alliances", count = count, allies = allies, most = most)
        }
        Needs::Border { area, by_land, from } => {
            let (area, from) = (harmless::name(area), words::names(text, from));
            let land = words::yes(*by_land);
            fl!(text, "needs-border", met = met, area = area, land = land, from = from)
        }
        Needs::Unclaimed { area, .. } => {
            fl!(text, "needs-unclaimed", met = met, area = harmless::name(area))
        }
        Needs::NotOwn { area, .. } => {
            fl!(text, "needs-not-own", met = met, area = harmless::name(area))
        }
        Needs::Inhabited { area, .. } => {
            fl!(text, "needs-inhabited", met = met, area = harmless::name(area))
        }
    }
}

fn whose_turn(text: &Text, by: PlayerId, active: Option<PlayerId>) -> String {
    match active {
        Some(active) if active == by => fl!(text, "needs-turn"),
        Some(active) => fl!(text, "needs-turn-other", player = mention(active)),
        None => fl!(text, "needs-turn-none"),
    }
}

fn of_card(text: &Text, needs: &CovertNeeds) -> String {
    match needs {
        CovertNeeds::Charge { has } => fl!(text, "needs-charge", has = has),
        CovertNeeds::Theirs { area, of, has } => {
            fl!(text, "needs-theirs", area = harmless::name(area), player = mention(*of), has = has.to_string())
        }
        CovertNeeds::NoneOpen { by } => match by {
            Some(by) => fl!(text, "needs-window-open", player = mention(*by)),
            None => fl!(text, "needs-none-open"),
        },
        CovertNeeds::InHand { card, held } => {
            let (card, held) = (harmless::name(card), words::yes(*held));
            fl!(text, "needs-in-hand", card = card, held = held)
        }
    }
}
