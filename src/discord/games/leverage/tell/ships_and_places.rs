//! The sentences and lines that tell of hostile acts, of ships and of the map, and of what moderators put right.

use super::tasks::at_place;
use crate::discord::games::leverage::words;
use crate::discord::render::tell::{Reader, line};
use crate::discord::render::{harmless, mention};
use crate::rules::games::leverage::{Event, Hostility, ScienceKind, Ship};
use crate::rules::ids::PlayerId;
use crate::text::Text;
use i18n_embed_fl::fl;

/// Returns such an event in a sentence, or in a line.
pub fn told(text: &Text, reader: Reader, event: &Event) -> Option<String> {
    Some(match event {
        Event::ActedAgainst {
            by,
            against,
            hostility,
        } => acted(text, reader, (*by, *against), *hostility),
        Event::Entered {
            by, host, place, ..
        } => fl!(
            text,
            "told-entered",
            you = reader.role(*by, *host),
            by = mention(*by),
            host = mention(*host),
            at = at_place(text, place.as_deref())
        ),
        Event::Terraformed { by, host, place } => fl!(
            text,
            "told-terraformed",
            you = reader.role(*by, *host),
            by = mention(*by),
            host = mention(*host),
            at = at_place(text, place.as_deref())
        ),
        Event::MoneySpent { by, amount } => {
            let (you, by, amount) = (reader.is(*by), mention(*by), amount.to_string());
            line(&fl!(
                text,
                "line-spent",
                you = you,
                by = by,
                amount = amount
            ))
        }
        Event::MoneyCorrected { player, amount } => {
            line(&corrected(text, reader, *player, None, amount.0))
        }
        Event::ScienceCorrected {
            player,
            kind,
            amount,
        } => line(&corrected(text, reader, *player, Some(*kind), *amount)),
        Event::ShipLaunched(_)
        | Event::ShipLost(_)
        | Event::ShipRestored(_)
        | Event::ShipRemoved(_) => return fleet(text, reader, event),
        _ => return map(text, reader, event),
    })
}

fn acted(
    text: &Text,
    reader: Reader,
    (by, against): (PlayerId, PlayerId),
    hostility: Hostility,
) -> String {
    let you = reader.role(by, against);
    let (by, against) = (mention(by), mention(against));
    match hostility {
        Hostility::StealMinerals { count } => fl!(
            text,
            "told-minerals",
            you = you,
            by = by,
            against = against,
            count = count.to_string()
        ),
        Hostility::StealBiomass => {
            fl!(text, "told-biomass", you = you, by = by, against = against)
        }
        Hostility::DamageShip {
            damage,
            max_health,
            place,
        } => fl!(
            text,
            "told-damage",
            you = you,
            by = by,
            against = against,
            place = words::battleground(text, place),
            damage = damage.to_string(),
            health = max_health.to_string()
        ),
        Hostility::ConquerCity => {
            fl!(
                text,
                "told-conquered",
                you = you,
                by = by,
                against = against
            )
        }
        Hostility::DestroyCity => {
            fl!(
                text,
                "told-destroyed",
                you = you,
                by = by,
                against = against
            )
        }
    }
}

/// Returns what a moderator gave or took: science of a kind, or money.
fn corrected(
    text: &Text,
    reader: Reader,
    player: PlayerId,
    kind: Option<ScienceKind>,
    amount: i64,
) -> String {
    let (you, player) = (reader.is(player), mention(player));
    let (given, amount) = (amount > 0, amount.unsigned_abs().to_string());
    match (kind.map(|kind| words::science(text, kind)), given) {
        (None, true) => fl!(
            text,
            "line-money-given",
            you = you,
            player = player,
            amount = amount
        ),
        (None, false) => fl!(
            text,
            "line-money-taken",
            you = you,
            player = player,
            amount = amount
        ),
        (Some(kind), true) => fl!(
            text,
            "line-science-given",
            you = you,
            player = player,
            amount = amount,
            kind = kind
        ),
        (Some(kind), false) => fl!(
            text,
            "line-science-taken",
            you = you,
            player = player,
            amount = amount,
            kind = kind
        ),
    }
}

fn fleet(text: &Text, reader: Reader, event: &Event) -> Option<String> {
    let parts = |ship: &Ship| {
        let owner = ship.owner;
        (reader.is(owner), mention(owner), harmless::name(&ship.name))
    };
    Some(match event {
        Event::ShipLaunched(ship) => {
            let (you, owner, ship) = parts(ship);
            line(&fl!(
                text,
                "line-launched",
                you = you,
                owner = owner,
                ship = ship
            ))
        }
        Event::ShipRestored(ship) => {
            let (you, owner, ship) = parts(ship);
            line(&fl!(
                text,
                "line-restored",
                you = you,
                owner = owner,
                ship = ship
            ))
        }
        Event::ShipRemoved(ship) => {
            let (you, owner, ship) = parts(ship);
            line(&fl!(
                text,
                "line-removed",
                you = you,
                owner = owner,
                ship = ship
            ))
        }
        Event::ShipLost(ship) => {
            let (you, owner, ship) = parts(ship);
            fl!(
                text,
                "told-ship-lost",
                you = you,
                owner = owner,
                ship = ship
            )
        }
        _ => return None,
    })
}

fn map(text: &Text, reader: Reader, event: &Event) -> Option<String> {
    Some(line(&match event {
        Event::SystemGiven { from, to, system } => fl!(
            text,
            "line-system-given",
            you = reader.role(*from, *to),
            from = mention(*from),
            to = mention(*to),
            system = harmless::name(system)
        ),
        Event::SystemAdded(system) => fl!(
            text,
            "line-system-added",
            system = harmless::name(&system.name),
            planets = words::planets(text, system),
            ruler = words::ruler(text, system.ruler, system.home_of.is_some())
        ),
        Event::SystemRemoved { system } => {
            fl!(text, "line-system-removed", system = harmless::name(system))
        }
        Event::SystemRuled {
            system,
            ruler,
            home,
        } => fl!(
            text,
            "line-system-ruled",
            system = harmless::name(system),
            ruler = words::ruler(text, *ruler, *home)
        ),
        _ => return None,
    }))
}
