//! Refusals about ships, places, technology and hostile acts, and what moderators are refused.

use super::board;
use crate::discord::games;
use crate::discord::games::ambassadors;
use crate::discord::render::{harmless, mention};
use crate::rules::Refusal;
use crate::rules::amounts::Leverage;
use crate::rules::ids::PlayerId;
use crate::rules::leverage::HostileAct;
use crate::text::Text;
use i18n_embed_fl::fl;

/// Returns such a refusal in words.
pub fn refusal(text: &Text, refusal: &Refusal, by: PlayerId) -> String {
    match refusal {
        Refusal::NoAccess { granter, access } => {
            let (granter, access) = (
                mention(*granter),
                games::leverage::words::access(text, *access),
            );
            fl!(text, "no-access", granter = granter, access = access)
        }
        Refusal::NoSuchPlace { place } => {
            fl!(text, "no-such-place", place = harmless::name(place))
        }
        Refusal::NotTheirPlace { place, host, ruler } => fl!(
            text,
            "no-not-their-place",
            place = harmless::name(place),
            host = mention(*host),
            ruler = games::leverage::words::ruler(text, *ruler, false)
        ),
        Refusal::HomeSystem { place, player } => {
            let (place, player) = (harmless::name(place), mention(*player));
            fl!(text, "no-home-system", place = place, player = player)
        }
        Refusal::NameTaken { name } => fl!(text, "no-name-taken", name = harmless::name(name)),
        Refusal::NeedsTechnology { technology } => {
            let technology = games::leverage::words::technology(text, *technology);
            fl!(text, "no-technology", technology = technology)
        }
        Refusal::FullyUnlocked { technology } => {
            let technology = games::leverage::words::technology(text, *technology);
            fl!(text, "no-fully-unlocked", technology = technology)
        }
        Refusal::NeedsTopTier { technology } => {
            let technology = games::leverage::words::technology(text, *technology);
            fl!(text, "no-top-tier", technology = technology)
        }
        Refusal::NotEnoughScience { needs, has } => {
            let (needs, has) = (needs.to_string(), has.to_string());
            fl!(text, "no-science", needs = needs, has = has)
        }
        Refusal::NotHostileEnough {
            against,
            act,
            others,
            threshold,
        } => shut(text, *against, *act, (*others, *threshold)),
        Refusal::NothingConquered { against } => {
            fl!(text, "no-nothing-conquered", against = mention(*against))
        }
        Refusal::CountOutOfRange { value, most } => {
            let (value, most) = (value.to_string(), most.to_string());
            fl!(text, "no-count", value = value, most = most)
        }
        other => ships(text, other).unwrap_or_else(|| moderation(text, other, by)),
    }
}

fn shut(
    text: &Text,
    against: PlayerId,
    act: HostileAct,
    (others, threshold): (Leverage, Leverage),
) -> String {
    fl!(
        text,
        "no-not-hostile",
        against = mention(against),
        act = games::leverage::words::act(text, act),
        others = others.to_string(),
        threshold = threshold.to_string()
    )
}

fn ships(text: &Text, refusal: &Refusal) -> Option<String> {
    Some(match refusal {
        Refusal::UnknownShip { ship } => fl!(text, "no-unknown-ship", ship = ship.to_string()),
        Refusal::NotYourShip { ship } => fl!(text, "no-not-your-ship", ship = ship.to_string()),
        Refusal::ShipLost { ship } => fl!(text, "no-ship-lost", ship = harmless::name(ship)),
        Refusal::ShipBusy { ship, .. } => fl!(text, "no-ship-busy", ship = harmless::name(ship)),
        Refusal::ShipIdle { ship } => fl!(text, "no-ship-idle", ship = harmless::name(ship)),
        Refusal::NoIdleShip { ships } => {
            let ships = *ships;
            fl!(text, "no-idle-ship", ships = ships)
        }
        Refusal::NothingToStop => fl!(text, "no-nothing-to-stop"),
        Refusal::WhichShip => fl!(text, "no-which-ship"),
        Refusal::MustPickShip { offer, ships } => {
            let (offer, ships) = (offer.to_string(), ships.len().to_string());
            fl!(text, "no-must-pick-ship", offer = offer, ships = ships)
        }
        Refusal::NotLent { ship } => fl!(text, "no-not-lent", ship = ship.to_string()),
        Refusal::LimitOutOfRange { minutes, most } => {
            let (minutes, most) = (minutes.to_string(), most.to_string());
            fl!(text, "no-limit", minutes = minutes, most = most)
        }
        Refusal::AidOutOfRange { minutes, most } => {
            let (minutes, most) = (minutes.to_string(), most.to_string());
            fl!(text, "no-aid-range", minutes = minutes, most = most)
        }
        Refusal::EmbassyOpen { host, .. } => fl!(text, "no-embassy-open", host = mention(*host)),
        _ => return None,
    })
}

fn moderation(text: &Text, refusal: &Refusal, by: PlayerId) -> String {
    match refusal {
        Refusal::SamePlayer => fl!(text, "no-same-player"),
        Refusal::CorrectionOutOfRange { value, most } => {
            let (value, most) = (value.to_string(), most.to_string());
            fl!(text, "no-correction", value = value, most = most)
        }
        Refusal::TooMuchToTake { needs, has } => {
            let (needs, has) = (needs.to_string(), has.to_string());
            fl!(text, "no-too-much", needs = needs, has = has)
        }
        Refusal::NoDeadline { offer } => fl!(text, "no-deadline", offer = offer.to_string()),
        Refusal::NothingToUndo => fl!(text, "no-nothing-to-undo"),
        Refusal::QuietHoursOutOfRange { hour } => {
            fl!(text, "no-quiet-hours", hour = hour.to_string())
        }
        Refusal::NothingToChange => fl!(text, "no-nothing-to-change"),
        other => board::refusal(text, other, by)
            .or_else(|| ambassadors::refusal(text, other, by))
            .unwrap_or_else(|| fl!(text, "no-other")),
    }
}
