//! Refusals: the problem, with its numbers, and how to solve it.

mod covert;

use super::{condition, trade, words};
use crate::game_words::Refused;
use crate::render::{Reader, fit, who};
use crate::rules::PlayerId;
use crate::rules::games::realms::{Condition, Piece, Refusal, State, Token};
use crate::text::{Fits, Markdown, Name, Said, Text, say};

/// The most characters for a list of options or unmet conditions.
const CHOICE_LIMIT: usize = 1400;

impl Refused for State {
    fn refusal_told(text: &Text, refusal: &Refusal, by: PlayerId) -> Said {
        let is = |player: &PlayerId| (Reader::only(by).is(*player), Said::of(*player));
        match refusal {
            Refusal::TableFull { most } => say!(text, "no-table-full", most),
            Refusal::Unmet { unmet } => not_met(text, unmet),
            Refusal::GameBegun => say!(text, "no-game-begun"),
            Refusal::ChooseAreas { areas, .. } if areas.is_empty() => say!(text, "no-area-in-reach"),
            Refusal::ChooseAreas { areas, .. } => {
                say!(text, "no-choose-areas", areas = choice(text, areas.iter().map(|one| Name(&one.area))))
            }
            Refusal::ChoosePayment { areas, ways } => {
                let ways = choice(text, ways.iter().map(|way| words::price(text, way.price)));
                say!(text, "no-choose-payment", areas = words::shares(text, areas), ways)
            }
            Refusal::ChooseClaims { areas, .. } if areas.is_empty() => say!(text, "no-area-to-claim"),
            Refusal::ChooseClaims { areas, .. } => {
                say!(text, "no-choose-claims", areas = choice(text, areas.iter().map(|area| Name(area))))
            }
            Refusal::ChooseLeaving { realm, count, areas } => {
                say!(text, "no-choose-leaving", realm = Name(realm), count, areas = words::shares(text, areas))
            }
            Refusal::AreaTwice { area } => say!(text, "no-area-twice", area = Name(area)),
            Refusal::ChooseCount { area, most, .. } => say!(text, "no-choose-count", area = Name(area), most),
            Refusal::TooManyInDucats { named, most } => say!(text, "no-too-many-in-ducats", named, most),
            Refusal::NoSuchRealm { realm } => say!(text, "no-such-realm", realm = Name(realm)),
            Refusal::NoSuchArea { area } => say!(text, "no-such-area", area = Name(area)),
            Refusal::NoSuchZone { zone } => say!(text, "no-such-zone", zone = Name(zone)),
            Refusal::NoSuchProvince { province } => say!(text, "no-such-province", province = Name(province)),
            Refusal::NoSuchNode { node } => say!(text, "no-such-node", node = Name(node)),
            Refusal::NoMap => say!(text, "areas-none"),
            Refusal::NoRealm { player } => {
                let (you, player) = is(player);
                say!(text, "no-realm-of-yours", you, player)
            }
            Refusal::NotAnNpr { realm, player } => {
                let ((you, player), realm) = (is(player), Name(realm));
                say!(text, "no-not-an-npr", you, realm, player)
            }
            Refusal::IsAnNpr { realm } => say!(text, "no-is-an-npr", realm = Name(realm)),
            Refusal::IsVassal { realm, of } => {
                let ((you, player), realm) = (is(of), Name(realm));
                say!(text, "no-is-vassal", you, realm, player)
            }
            Refusal::AllyAsEnemy { realm } => say!(text, "no-ally-as-enemy", realm = Name(realm)),
            Refusal::NotYourRealm { realm, player } => say!(text, "no-not-your-realm", realm = Name(realm), player),
            Refusal::PlaysRealm { player, realm } => say!(text, "no-plays-realm", realm = Name(realm), player),
            Refusal::RealmTaken { realm, player } => say!(text, "no-realm-taken", realm = Name(realm), player),
            Refusal::PowerShort { needs, has } => say!(text, "no-power", needs, has),
            Refusal::DucatsShort { needs, has } => say!(text, "no-ducats", needs = words::ducats(text, *needs), has),
            Refusal::PurseShort { player, needs, has } => {
                let (needs, has) = (words::price(text, *needs), words::purse(text, *has));
                say!(text, "no-purse-short", you = if *player == by { "actor" } else { "none" }, player, needs, has)
            }
            Refusal::DucatsOutOfTurn { from, to, active } => {
                let (begun, active) = (active.is_some(), who(text, *active));
                say!(text, "no-ducats-out-of-turn", from, to, begun, active)
            }
            Refusal::SettingOutOfRange { value, least, most } => say!(text, "no-setting-range", value, least, most),
            Refusal::OutOfRange { value, most } => say!(text, "no-number-range", value, most),
            Refusal::NotEntered { kind } => {
                // All other kinds can be entered.
                say!(text, "no-not-entered", kind = if *kind == Piece::Claim { "claim" } else { "influence" })
            }
            Refusal::AreaFull { area, would_be, most } => {
                say!(text, "no-area-full", area = Name(area), would = would_be, most)
            }
            Refusal::Distant { area } => say!(text, "no-influence-distant", area = Name(area)),
            Refusal::AllOwned { area } => say!(text, "no-influence-all-owned", area = Name(area)),
            Refusal::SlotsShort { zone, slots, would_be } => {
                say!(text, "no-slots", zone = Name(zone), slots, would = would_be)
            }
            Refusal::SupplyShort { kind, player, needs, left } => {
                let (you, player) = is(player);
                say!(text, "no-supply", you, player, needs = tokens(text, *kind, *needs), left)
            }
            Refusal::TooManyAlliances { player, most } => {
                let (you, player) = is(player);
                say!(text, "no-too-many-alliances", you, player, most)
            }
            Refusal::TooManyMarriages { player, most } => {
                let (you, player) = is(player);
                say!(text, "no-too-many-marriages", you, player, most)
            }
            Refusal::NoSuchMerchant { player, number, has } => {
                let (you, player) = is(player);
                say!(text, "no-such-merchant", you, player, number, has)
            }
            Refusal::MerchantThere { player, node } => {
                let ((you, player), node) = (is(player), Name(node));
                say!(text, "no-merchant-there", you, player, node)
            }
            Refusal::ProvinceTwice { province } => say!(text, "flaw-province-twice", province = Name(province)),
            Refusal::CapitalTwice { realm } => say!(text, "flaw-capital-twice", realm = Name(realm)),
            Refusal::CapitalOfNone => say!(text, "flaw-capital-of-none"),
            Refusal::SeatTwice { seat } => say!(text, "flaw-seat-twice", seat),
            Refusal::SeatWithoutRealm { seat } => say!(text, "flaw-seat-without-realm", seat),
            Refusal::AllyOfPlayer => say!(text, "flaw-ally-of-player"),
            Refusal::VassalOtherwise => say!(text, "flaw-vassal-otherwise"),
            Refusal::OnlyOfPlayer => say!(text, "flaw-only-of-player"),
            Refusal::SeatCountedTwice { seat } => say!(text, "flaw-seat-counted-twice", seat),
            Refusal::NodeNowhere => say!(text, "flaw-node-nowhere"),
            Refusal::ListedTwice { name } => say!(text, "flaw-listed-twice", name = Name(name)),
            Refusal::NextToItself { name } => say!(text, "flaw-next-to-itself", name = Name(name)),
            Refusal::CountOutOfRange { value, least, most } => say!(text, "flaw-count", value, least, most),
            Refusal::Covert(refusal) => covert::refusal(text, refusal, by),
            Refusal::Trade(refusal) => trade::refusal(text, Reader::only(by), refusal),
        }
    }
}

fn not_met(text: &Text, unmet: &[Condition]) -> Said {
    let lines: Vec<Said> = unmet.iter().map(|one| condition::line(text, one)).collect();
    say!(text, "no-unmet", count = unmet.len(), lines = fit(text, &lines, CHOICE_LIMIT))
}

fn choice(text: &Text, names: impl IntoIterator<Item = impl Fits<Markdown>>) -> Said {
    let names: Vec<Said> = names.into_iter().map(|name| say!("- {name}")).collect();
    fit(text, &names, CHOICE_LIMIT)
}

fn tokens(text: &Text, kind: Token, count: u32) -> Said {
    match kind {
        Token::Influence => words::pieces(text, Piece::Influence, count),
        Token::Claims => words::pieces(text, Piece::Claim, count),
        Token::Alliances => say!(text, "token-alliances", count),
    }
}
