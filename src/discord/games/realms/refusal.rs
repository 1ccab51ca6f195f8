//! Refusals: the problem, with its numbers, and how to solve it.

mod covert;
mod file;

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

/// The refusals by subject, for exhaustive matches.
macro_rules! of_names {
    () => {
        Refusal::NoSuchRealm { .. }
            | Refusal::NoSuchArea { .. }
            | Refusal::NoSuchZone { .. }
            | Refusal::NoSuchProvince { .. }
            | Refusal::NoSuchNode { .. }
            | Refusal::NoMap
            | Refusal::NoRealm { .. }
            | Refusal::NotAnNpr { .. }
            | Refusal::IsAnNpr { .. }
            | Refusal::IsVassal { .. }
            | Refusal::AllyAsEnemy { .. }
            | Refusal::NotYourRealm { .. }
            | Refusal::PlaysRealm { .. }
            | Refusal::RealmTaken { .. }
    };
}
macro_rules! of_actions {
    () => {
        Refusal::TableFull { .. }
            | Refusal::Unmet { .. }
            | Refusal::GameBegun
            | Refusal::ChooseAreas { .. }
            | Refusal::ChoosePayment { .. }
            | Refusal::ChooseClaims { .. }
            | Refusal::ChooseLeaving { .. }
            | Refusal::AreaTwice { .. }
            | Refusal::PlacesNothing { .. }
            | Refusal::TooManyInDucats { .. }
    };
}
macro_rules! of_numbers {
    () => {
        Refusal::PowerShort { .. }
            | Refusal::DucatsShort { .. }
            | Refusal::OutOfRange { .. }
            | Refusal::SettingOutOfRange { .. }
            | Refusal::NotEntered { .. }
            | Refusal::AreaFull { .. }
            | Refusal::Distant { .. }
            | Refusal::AllOwned { .. }
            | Refusal::SlotsShort { .. }
    };
}
macro_rules! of_players {
    () => {
        Refusal::SupplyShort { .. }
            | Refusal::TooManyAlliances { .. }
            | Refusal::TooManyMarriages { .. }
            | Refusal::NoSuchMerchant { .. }
            | Refusal::MerchantThere { .. }
    };
}
macro_rules! of_files {
    () => {
        Refusal::ProvinceTwice { .. }
            | Refusal::CapitalTwice { .. }
            | Refusal::CapitalOfNone
            | Refusal::SeatTwice { .. }
            | Refusal::SeatWithoutRealm { .. }
            | Refusal::AllyOfPlayer
            | Refusal::VassalOtherwise
            | Refusal::OnlyOfPlayer
            | Refusal::SeatCountedTwice { .. }
            | Refusal::NodeNowhere
            | Refusal::ListedTwice { .. }
            | Refusal::NextToItself { .. }
            | Refusal::CountOutOfRange { .. }
    };
}
use {of_actions, of_names, of_numbers, of_players};

pub fn refusal(text: &Text, refusal: &Refusal, by: PlayerId) -> String {
    let of_names = || about_name(text, refusal, by);
    let of_counts = || about_count(text, refusal).or_else(|| about_player(text, refusal, by));
    about_action(text, refusal).or_else(of_names).or_else(of_counts).unwrap_or_else(|| match refusal {
        Refusal::Covert(refusal) => covert::refusal(text, refusal, by),
        Refusal::Trade(refusal) => trade::refusal(text, refusal, by),
        of_names!() | of_actions!() | of_numbers!() | of_players!() | of_files!() => file::refusal(text, refusal),
    })
}

fn about_action(text: &Text, refusal: &Refusal) -> Option<String> {
    Some(match refusal {
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
        of_names!() | of_numbers!() | of_players!() | of_files!() | Refusal::Covert(_) | Refusal::Trade(_) => {
            return None;
        }
    })
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

fn about_name(text: &Text, refusal: &Refusal, by: PlayerId) -> Option<String> {
    let is = |player: &PlayerId| (Reader::only(by).is(*player), mention(*player));
    Some(match refusal {
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
        of_actions!() | of_numbers!() | of_players!() | of_files!() | Refusal::Covert(_) | Refusal::Trade(_) => {
            return None;
        }
    })
}

fn about_count(text: &Text, refusal: &Refusal) -> Option<String> {
    Some(match refusal {
        Refusal::PowerShort { needs, has } => {
            let needs = needs.to_string();
            fl!(text, "no-power", needs = needs, has = has.to_string())
        }
        Refusal::DucatsShort { needs, has } => {
            let needs = needs.to_string();
            fl!(text, "no-ducats", needs = needs, has = has.to_string())
        }
        Refusal::SettingOutOfRange { value, least, most } => {
            fl!(text, "no-setting-range", value = value.to_string(), least = least.to_string(), most = most.to_string())
        }
        Refusal::OutOfRange { value, most } => {
            let (value, most) = (value.to_string(), most.to_string());
            fl!(text, "no-number-range", value = value, most = most)
        }
        Refusal::NotEntered { kind } => {
            fl!(text, "no-not-entered", pieces = words::pieces(text, *kind, 2))
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
        of_names!() | of_actions!() | of_players!() | of_files!() | Refusal::Covert(_) | Refusal::Trade(_) => {
            return None;
        }
    })
}

fn about_player(text: &Text, refusal: &Refusal, by: PlayerId) -> Option<String> {
    let is = |player: &PlayerId| (Reader::only(by).is(*player), mention(*player));
    Some(match refusal {
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
        of_names!() | of_actions!() | of_numbers!() | of_files!() | Refusal::Covert(_) | Refusal::Trade(_) => {
            return None;
        }
    })
}

fn tokens(text: &Text, kind: Token, count: u32) -> String {
    match kind {
        Token::Influence => words::pieces(text, Piece::Influence, count),
        Token::Claims => words::pieces(text, Piece::Claim, count),
        Token::Alliances => fl!(text, "token-alliances", count = count),
    }
}
