//! The acts open to one player towards another, and why the others are not.

use crate::games::leverage::words;
use crate::render::{Card, Names, Rights, Side, refusal, series};
use crate::rules::games::leverage::{self, Access, Command as Act, Favour, HostileAct, Pair, Refusal as No, State};
use crate::rules::{self, Campaign, Command, Listed, PlayerId, Refusal, Right, Time};
use crate::text::{Markdown, Said, Text, say};

/// Shows which acts are open to `viewer` towards `other` now, and the hostile rights both ways.
pub fn rights(
    text: &Text,
    campaign: &Campaign,
    names: &Names,
    (side, other): (Side, PlayerId),
    now: Time,
) -> Result<Card, Refusal> {
    let viewer = side.player;
    let state = campaign.playing::<leverage::State>()?;
    let (player, name) = (names.prose(viewer), names.prose(other));
    let title = say!(text, "rights-title", you = side.you(), player, name);
    let card = Card::new(title, Said::of(other));
    let all = rules::rights(campaign, viewer, other, now);
    if let Some(refused) = one_reason_for_all(&all) {
        let reason = refusal(text, refused, viewer);
        return Ok(card.field(text, say!(text, "rights-not"), &[reason]));
    }
    let mut acts = Rights::default();
    for right in &all {
        if let Some((act, kind)) = named(text, &right.command) {
            note(text, viewer, &mut acts, right, act, kind);
        }
    }
    let may = say!(text, "rights-may", you = side.you(), player);
    let card = acts.shown(text, card, may, say!(text, "rights-nothing"));
    let pair = Pair::new(other, viewer);
    let lines = hostile(text, campaign, state, (side, [&player, &name]), pair);
    Ok(card.field(text, say!(text, "rights-hostile"), &lines))
}

/// Returns the reason, if a single one rules out every act.
fn one_reason_for_all(rights: &[Right]) -> Option<&Refusal> {
    let first = rights.first()?.verdict.as_ref().err()?;
    let same = |right: &Right| right.verdict.as_ref() == Err(first);
    rights.iter().all(same).then_some(first)
}

/// Adds an act, unless it is refused because it was done already, or because there is nothing to undo.
fn note(text: &Text, viewer: PlayerId, acts: &mut Rights, right: &Right, act: Said, kind: Option<Access>) {
    let kind = kind.map(|kind| words::access(text, kind));
    match &right.verdict {
        Ok(()) => acts.open(act, kind),
        Err(refused) if goes_without_saying(refused) => {}
        Err(refused) => {
            let (reason, missing) = because(text, viewer, refused);
            let detail = match (kind, missing) {
                (Some(kind), Some(missing)) => Some(say!(text, "right-missing", kind, missing)),
                (kind, missing) => kind.or(missing),
            };
            acts.shut(&reason, act, detail);
        }
    }
}

/// Returns the name of an act, and the kind of access it concerns.
fn named(text: &Text, command: &Command) -> Option<(Said, Option<Access>)> {
    let Command::Game(act) = command else {
        // None of the table's commands targets a player.
        return None;
    };
    Some(match State::command_of(act)? {
        Act::Gift { .. } => (say!(text, "right-gift"), None),
        Act::OfferAccess { access, .. } => (say!(text, "right-offer-access"), Some(*access)),
        Act::RevokeAccess { access, .. } => (say!(text, "right-revoke-access"), Some(*access)),
        Act::AskFavour { favour: Favour::Money { .. }, .. } => (say!(text, "right-ask-money"), None),
        Act::AskFavour { favour: Favour::Access { access }, .. } => (say!(text, "right-ask-access"), Some(*access)),
        Act::AskFavour { favour: Favour::MilitaryAid { .. }, .. } => (say!(text, "right-ask-aid"), None),
        Act::AskFavour { favour: Favour::System { .. }, .. } => (say!(text, "right-ask-system"), None),
        Act::ProposeReset { .. } => (say!(text, "right-reset"), None),
        Act::Research { .. } => (say!(text, "right-research"), None),
        Act::Schmooze { .. } => (say!(text, "right-schmooze"), None),
        Act::Embassy { .. } => (say!(text, "right-embassy"), None),
        Act::Enter { .. } => (say!(text, "right-enter"), None),
        Act::Terraform { .. } => (say!(text, "right-terraform"), None),
        Act::CollectBiomass { .. } => (say!(text, "right-collect"), None),
        Act::SellMinerals { .. } => (say!(text, "right-sell"), None),
        // Hostile acts have their own section below; the other acts do not target a player.
        Act::Act { .. } | Act::Stop { .. } | Act::Unlock { .. } | Act::ReportLoss { .. } => {
            return None;
        }
    })
}

/// Returns whether an act is refused because it was done already, or because there is nothing to undo.
fn goes_without_saying(refused: &Refusal) -> bool {
    if let Refusal::Game(no) = refused {
        return matches!(
            State::refusal_of(no),
            Some(No::EmbassyOpen { .. } | No::AccessAlreadyGranted { .. } | No::AccessNotGranted { .. })
        );
    }
    false
}

/// Describes a refusal in a few words that many acts share, and names what this act lacks.
fn because(text: &Text, viewer: PlayerId, refused: &Refusal) -> (Said, Option<Said>) {
    let short = match refused {
        Refusal::Game(no) => State::refusal_of(no).and_then(|no| short(text, no)),
        Refusal::MustConfirm(_)
        | Refusal::MustPick { .. }
        | Refusal::MustPickFor { .. }
        | Refusal::WhichPlace { .. }
        | Refusal::OtherRuleset { .. }
        | Refusal::NoPace { .. }
        | Refusal::Table(_)
        | Refusal::Deal(_)
        | Refusal::Clause { .. }
        | Refusal::Board(..)
        | Refusal::BadBoard { .. }
        | Refusal::Seating(..) => None,
    };
    short.unwrap_or_else(|| (refusal(text, refused, viewer), None))
}

fn short(text: &Text, no: &No) -> Option<(Said, Option<Said>)> {
    Some(match no {
        No::NotEnoughMoney { needs, has, .. } => (say!(text, "because-money", needs, has), None),
        No::NotEnoughLeverage { cost, has, .. } => (say!(text, "because-leverage", has), Some(text.amount(*cost))),
        No::NoAccess { access, .. } => (say!(text, "because-access"), Some(words::access(text, *access))),
        No::AccessSuspended { access, leverage, .. } => {
            (say!(text, "because-suspended", leverage), Some(words::access(text, *access)))
        }
        No::NeedsTechnology { technology } => {
            (say!(text, "because-technology"), Some(words::technology(text, *technology)))
        }
        No::NoIdleShip { .. } => (say!(text, "because-ships"), None),
        No::AccessPending { offer, .. } => (say!(text, "because-pending", offer), None),
        // These go without saying, never refuse the smallest act, or lack a short form.
        No::EmbassyOpen { .. }
        | No::AccessAlreadyGranted { .. }
        | No::AccessNotGranted { .. }
        | No::AmountTooSmall { .. }
        | No::ResetByNothing
        | No::ResetTooLarge { .. }
        | No::LeverageOutOfRange { .. }
        | No::UnknownShip { .. }
        | No::NotYourShip { .. }
        | No::ShipLost { .. }
        | No::ShipBusy { .. }
        | No::ShipIdle { .. }
        | No::NothingToStop
        | No::WhichShip
        | No::NotLent { .. }
        | No::LimitOutOfRange { .. }
        | No::AidOutOfRange { .. }
        | No::NotTheirShip { .. }
        | No::NoShipToLend { .. }
        | No::NeedsPlanet { .. }
        | No::NotTheirPlace { .. }
        | No::HomeSystem { .. }
        | No::NoSystems { .. }
        | No::NotOnMap { .. }
        | No::TerraformedBefore { .. }
        | No::WhichPlanet { .. }
        | No::ReportPending { .. }
        | No::TooManyPending { .. }
        | No::FullyUnlocked { .. }
        | No::NeedsTopTier { .. }
        | No::NotEnoughScience { .. }
        | No::NotHostileEnough { .. }
        | No::NothingConquered { .. }
        | No::CountOutOfRange { .. }
        | No::BadValues { .. }
        | No::SameValues
        | No::CorrectionOutOfRange { .. }
        | No::TooMuchToTakeFrom { .. }
        | No::NobodyPlays
        | No::NothingToReset { .. }
        | No::TooMuchToTake { .. } => return None,
    })
}

/// Lists the hostile acts (L6.2), those open to `pair.over` first. Acts that are open to the same players share a line.
fn hostile(
    text: &Text,
    campaign: &Campaign,
    state: &State,
    (side, [player, name]): (Side, [&Said; 2]),
    pair: Pair,
) -> Vec<Said> {
    let thresholds = state.values.thresholds(campaign.settings.games.leverage.thresholds);
    let (theirs, yours) = (state.leverage(pair), state.leverage(pair.reversed()));
    let open = |act: &HostileAct| [theirs, yours].map(|leverage| thresholds.opens(*act, leverage));
    let same = |a: &HostileAct, b: &HostileAct| thresholds.of(*a) == thresholds.of(*b);
    let standings =
        [([true, true], "both"), ([true, false], "first"), ([false, true], "second"), ([false, false], "neither")];
    let line = |(standing, open_to): ([bool; 2], &'static str)| {
        let acts: Vec<HostileAct> = HostileAct::ALL.into_iter().filter(|act| open(act) == standing).collect();
        let groups = acts.chunk_by(same).filter_map(|group| {
            let limit = thresholds.of(*group.first()?);
            let acts = words::acts(text, "none", group.iter().copied());
            Some(say!(text, "rights-hostile-acts", acts, limit))
        });
        let acts = series::<Markdown>(text, groups);
        let line = say!(text, "rights-hostile-line", acts, you = side.you(), player, name, open = open_to);
        (!acts.is_empty()).then_some(line)
    };
    let mut lines: Vec<Said> = standings.into_iter().filter_map(line).collect();
    lines.push(say!(text, "rights-hostile-when", you = side.you(), player, name, theirs, yours));
    lines
}
