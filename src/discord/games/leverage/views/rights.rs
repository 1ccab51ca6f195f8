//! The acts open to one player towards another, and why the others are not.

use crate::discord::games::leverage::words;
use crate::discord::render::{Card, Field, Names, Side, refusal, series};
use crate::rules::games::leverage::{self, Access, Command as Act, Favour, HostileAct, Pair, Refusal as No, State};
use crate::rules::{self, Campaign, Command, Listed, PlayerId, Refusal, Right, Time};
use crate::text::{Said, Text, say};

/// Kinds of access with the same answer.
struct RightLine {
    right: Said,
    kinds: Vec<Access>,
    reason: Option<Said>,
}

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
    let mut may = Vec::new();
    let mut not: Vec<(Said, Vec<Said>)> = Vec::new();
    for line in grouped(text, viewer, &all) {
        let shown = line.shown(text);
        let Some(reason) = line.reason else {
            may.push(shown);
            continue;
        };
        match not.iter_mut().find(|(known, _)| *known == reason) {
            Some((_, rights)) => rights.push(shown),
            None => not.push((reason, vec![shown])),
        }
    }
    let shown = match may.is_empty() {
        true => say!(text, "rights-nothing"),
        false => series(text, may),
    };
    let may = say!(text, "rights-may", you = side.you(), player);
    let because =
        |(reason, rights): &(Said, Vec<Said>)| say!(text, "right-because", reason, rights = series(text, rights));
    let not: Vec<_> = not.iter().map(because).collect();
    let mut card = card.field(text, may, &[shown]).field(text, say!(text, "rights-not"), &not);
    let pair = Pair::new(other, viewer);
    let heading = say!(
        text,
        "rights-hostile",
        you = side.you(),
        player,
        name,
        theirs = state.leverage(pair),
        yours = state.leverage(pair.reversed())
    );
    let lines = hostile(text, campaign, state, (side, [&player, &name]), pair);
    card.fields.push(Field { name: heading, value: Said::in_lines(lines), inline: false });
    Ok(card)
}

/// Returns the reason, if a single one rules out every act.
fn one_reason_for_all(rights: &[Right]) -> Option<&Refusal> {
    let first = rights.first()?.verdict.as_ref().err()?;
    let same = |right: &Right| right.verdict.as_ref() == Err(first);
    rights.iter().all(same).then_some(first)
}

fn grouped(text: &Text, viewer: PlayerId, rights: &[Right]) -> Vec<RightLine> {
    let mut lines: Vec<RightLine> = Vec::new();
    for judged in rights {
        let Some((right, kind)) = named(text, &judged.command) else {
            continue;
        };
        let reason = judged.verdict.as_ref().err();
        if reason.is_some_and(goes_without_saying) {
            continue;
        }
        let reason = reason.map(|refused| because(text, viewer, refused));
        match lines.iter_mut().find(|l| l.right == right && l.reason == reason) {
            Some(line) => line.kinds.extend(kind),
            None => lines.push(RightLine { right, kinds: kind.into_iter().collect(), reason }),
        }
    }
    lines
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

/// Describes a refusal in the few words that fit into a list.
fn because(text: &Text, viewer: PlayerId, refused: &Refusal) -> Said {
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
    short.unwrap_or_else(|| refusal(text, refused, viewer))
}

fn short(text: &Text, no: &No) -> Option<Said> {
    Some(match no {
        No::NotEnoughMoney { needs, has } => say!(text, "because-money", needs, has),
        No::NotEnoughLeverage { cost, has, .. } => say!(text, "because-leverage", cost, has),
        No::NoAccess { access, .. } => say!(text, "because-access", access = words::access(text, *access)),
        No::AccessSuspended { access, leverage, .. } => {
            say!(text, "because-suspended", access = words::access(text, *access), leverage)
        }
        No::NeedsTechnology { technology } => {
            say!(text, "because-technology", technology = words::technology(text, *technology))
        }
        No::NoIdleShip { .. } => say!(text, "because-ships"),
        No::AccessPending { offer, .. } => say!(text, "because-pending", offer),
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

impl RightLine {
    fn shown(&self, text: &Text) -> Said {
        let right = self.right.clone();
        match self.kinds.is_empty() {
            true => right,
            false => {
                let kinds: Vec<_> = self.kinds.iter().map(|kind| words::access(text, *kind)).collect();
                say!(text, "right-with-kinds", right, kinds = series(text, kinds))
            }
        }
    }
}

/// Lists the hostile acts that each player of a pair has opened to the other (L6.2), those of `pair.over` first.
fn hostile(
    text: &Text,
    campaign: &Campaign,
    state: &State,
    (side, [player, name]): (Side, [&Said; 2]),
    pair: Pair,
) -> Vec<Said> {
    let thresholds = state.values.thresholds(campaign.settings.games.leverage.thresholds);
    let same = |a: &HostileAct, b: &HostileAct| thresholds.of(*a) == thresholds.of(*b);
    let open = |act: &HostileAct, pair: Pair| thresholds.opens(*act, state.leverage(pair));
    let lines = HostileAct::ALL.chunk_by(same).filter_map(|group| {
        let act = group.first()?;
        Some(say!(
            text,
            "rights-hostile-act",
            acts = words::acts(text, "none", group.iter().copied()),
            limit = thresholds.of(*act),
            you = side.you(),
            player,
            name,
            open = match (open(act, pair), open(act, pair.reversed())) {
                (true, true) => "both",
                (true, false) => "first",
                (false, true) => "second",
                (false, false) => "neither",
            }
        ))
    });
    lines.collect()
}
