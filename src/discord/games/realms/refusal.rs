//! Refusals: the problem, with its numbers, and how to solve it.

mod covert;

use super::{condition, trade, words};
use crate::discord::render::card::fit;
use crate::discord::render::tell::Reader;
use crate::discord::render::{harmless, mention};
use crate::rules::games::realms::{Condition, MOST_A_TURN, Piece, Reachable, Refusal, Token};
use crate::rules::ids::PlayerId;
use crate::text::Text;
use crate::text::fl;

/// The most characters for a list of options or unmet conditions.
const CHOICE_LIMIT: usize = 1400;

pub fn refusal(text: &Text, refusal: &Refusal, by: PlayerId) -> String {
    let is = |player: &PlayerId| (Reader::only(by).is(*player), mention(*player));
    match refusal {
        Refusal::TableFull { most } => fl!(text, "no-table-full", most = most.to_string()),
        Refusal::Unmet { unmet } => not_met(text, unmet),
        Refusal::GameBegun => fl!(text, "no-game-begun"),
        Refusal::ChooseAreas { areas, .. } if areas.is_empty() => fl!(text, "no-area-in-reach"),
        Refusal::ChooseAreas { areas, .. } => {
            let line = |one: &Reachable| harmless::name(&one.area);
            let areas: Vec<String> = areas.iter().map(line).collect();
            fl!(text, "no-choose-areas", areas = choice(text, &areas))
        }
        Refusal::ChoosePayment { areas, ways } => {
            let ways: Vec<String> = ways.iter().map(|way| words::price(text, way.price)).collect();
            let areas = words::shares(text, areas);
            let ways = choice(text, &ways);
            fl!(text, "no-choose-payment", areas = areas, ways = ways)
        }
        Refusal::ChooseClaims { areas, .. } if areas.is_empty() => fl!(text, "no-area-to-claim"),
        Refusal::ChooseClaims { areas, .. } => {
            let areas: Vec<String> = areas.iter().map(|area| harmless::name(area)).collect();
            fl!(text, "no-choose-claims", areas = choice(text, &areas))
        }
        Refusal::ChooseLeaving { realm, count, areas } => {
            let (realm, areas) = (harmless::name(realm), words::shares(text, areas));
            fl!(text, "no-choose-leaving", realm = realm, count = count, areas = areas)
        }
        Refusal::AreaTwice { area } => fl!(text, "no-area-twice", area = harmless::name(area)),
        Refusal::PlacesNothing { area } => {
            let (area, most) = (harmless::name(area), MOST_A_TURN.to_string());
            fl!(text, "no-places-nothing", area = area, most = most)
        }
        Refusal::TooManyInDucats { named, most } => {
            let named = named.to_string();
            fl!(text, "no-too-many-in-ducats", named = named, most = most)
        }
        Refusal::NoSuchRealm { realm } => {
            fl!(text, "no-such-realm", realm = harmless::name(realm))
        }
        Refusal::NoSuchArea { area } => fl!(text, "no-such-area", area = harmless::name(area)),
        Refusal::NoSuchZone { zone } => fl!(text, "no-such-zone", zone = harmless::name(zone)),
        Refusal::NoSuchProvince { province } => {
            fl!(text, "no-such-province", province = harmless::name(province))
        }
        Refusal::NoSuchNode { node } => fl!(text, "no-such-node", node = harmless::name(node)),
        Refusal::NoMap => fl!(text, "areas-none"),
        Refusal::NoRealm { player } => {
            let (you, player) = is(player);
            fl!(text, "no-realm-of-yours", you = you, player = player)
        }
        Refusal::NotAnNpr { realm, player } => {
            let ((you, player), realm) = (is(player), harmless::name(realm));
            fl!(text, "no-not-an-npr", you = you, realm = realm, player = player)
        }
        Refusal::IsAnNpr { realm } => fl!(text, "no-is-an-npr", realm = harmless::name(realm)),
        Refusal::IsVassal { realm, of } => {
            let ((you, player), realm) = (is(of), harmless::name(realm));
            fl!(text, "no-is-vassal", you = you, realm = realm, player = player)
        }
        Refusal::AllyAsEnemy { realm } => fl!(text, "no-ally-as-enemy", realm = harmless::name(realm)),
        Refusal::NotYourRealm { realm, player } => {
            let (realm, player) = (harmless::name(realm), mention(*player));
            fl!(text, "no-not-your-realm", realm = realm, player = player)
        }
        Refusal::PlaysRealm { player, realm } => {
            let (realm, player) = (harmless::name(realm), mention(*player));
            fl!(text, "no-plays-realm", realm = realm, player = player)
        }
        Refusal::RealmTaken { realm, player } => {
            let (realm, player) = (harmless::name(realm), mention(*player));
            fl!(text, "no-realm-taken", realm = realm, player = player)
        }
        Refusal::PowerShort { needs, has } => {
            let needs = needs.to_string();
            fl!(text, "no-power", needs = needs, has = has.to_string())
        }
        Refusal::DucatsShort { needs, has } => {
            fl!(text, "no-ducats", needs = words::ducats(text, *needs), has = has.to_string())
        }
        Refusal::SettingOutOfRange { value, least, most } => {
            fl!(text, "no-setting-range", value = value.to_string(), least = least.to_string(), most = most.to_string())
        }
        Refusal::OutOfRange { value, most } => {
            let (value, most) = (value.to_string(), most.to_string());
            fl!(text, "no-number-range", value = value, most = most)
        }
        Refusal::NotEntered { kind } => {
            // All other kinds can be entered.
            let kind = if *kind == Piece::Claim { "claim" } else { "influence" };
            fl!(text, "no-not-entered", kind = kind)
        }
        Refusal::AreaFull { area, would_be, most } => {
            let (area, would_be) = (harmless::name(area), would_be.to_string());
            fl!(text, "no-area-full", area = area, would = would_be, most = most.to_string())
        }
        Refusal::Distant { area } => {
            fl!(text, "no-influence-distant", area = harmless::name(area))
        }
        Refusal::AllOwned { area } => {
            fl!(text, "no-influence-all-owned", area = harmless::name(area))
        }
        Refusal::SlotsShort { zone, slots, would_be } => {
            let (zone, would) = (harmless::name(zone), would_be.to_string());
            fl!(text, "no-slots", zone = zone, slots = slots, would = would)
        }
        Refusal::SupplyShort { kind, player, needs, left } => {
            let (you, player) = is(player);
            let (needs, left) = (tokens(text, *kind, *needs), left.to_string());
            fl!(text, "no-supply", you = you, player = player, needs = needs, left = left)
        }
        Refusal::TooManyAlliances { player, most } => {
            let ((you, player), most) = (is(player), most.to_string());
            fl!(text, "no-too-many-alliances", you = you, player = player, most = most)
        }
        Refusal::TooManyMarriages { player, most } => {
            let ((you, player), most) = (is(player), most.to_string());
            fl!(text, "no-too-many-marriages", you = you, player = player, most = most)
        }
        Refusal::NoSuchMerchant { player, number, has } => {
            let ((you, player), number) = (is(player), number.to_string());
            fl!(text, "no-such-merchant", you = you, player = player, number = number, has = has)
        }
        Refusal::MerchantThere { player, node } => {
            let ((you, player), node) = (is(player), harmless::name(node));
            fl!(text, "no-merchant-there", you = you, player = player, node = node)
        }
        Refusal::ProvinceTwice { province } => {
            fl!(text, "flaw-province-twice", province = harmless::name(province))
        }
        Refusal::CapitalTwice { realm } => {
            fl!(text, "flaw-capital-twice", realm = harmless::name(realm))
        }
        Refusal::CapitalOfNone => fl!(text, "flaw-capital-of-none"),
        Refusal::SeatTwice { seat } => fl!(text, "flaw-seat-twice", seat = seat.to_string()),
        Refusal::SeatWithoutRealm { seat } => {
            fl!(text, "flaw-seat-without-realm", seat = seat.to_string())
        }
        Refusal::AllyOfPlayer => fl!(text, "flaw-ally-of-player"),
        Refusal::VassalOtherwise => fl!(text, "flaw-vassal-otherwise"),
        Refusal::OnlyOfPlayer => fl!(text, "flaw-only-of-player"),
        Refusal::SeatCountedTwice { seat } => {
            fl!(text, "flaw-seat-counted-twice", seat = seat.to_string())
        }
        Refusal::NodeNowhere => fl!(text, "flaw-node-nowhere"),
        Refusal::ListedTwice { name } => {
            fl!(text, "flaw-listed-twice", name = harmless::name(name))
        }
        Refusal::NextToItself { name } => {
            fl!(text, "flaw-next-to-itself", name = harmless::name(name))
        }
        Refusal::CountOutOfRange { value, least, most } => {
            fl!(text, "flaw-count", value = value.to_string(), least = least.to_string(), most = most.to_string())
        }
        Refusal::Covert(refusal) => covert::refusal(text, refusal, by),
        Refusal::Trade(refusal) => trade::refusal(text, Reader::only(by), refusal),
    }
}

fn not_met(text: &Text, unmet: &[Condition]) -> String {
    let lines: Vec<String> = unmet.iter().map(|one| condition::line(text, one)).collect();
    let lines = fit(text, &lines, CHOICE_LIMIT);
    fl!(text, "no-unmet", count = unmet.len(), lines = lines)
}

fn choice(text: &Text, names: &[String]) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("- {name}")).collect();
    fit(text, &names, CHOICE_LIMIT)
}

fn tokens(text: &Text, kind: Token, count: u32) -> String {
    match kind {
        Token::Influence => words::pieces(text, Piece::Influence, count),
        Token::Claims => words::pieces(text, Piece::Claim, count),
        Token::Alliances => fl!(text, "token-alliances", count = count),
    }
}
