//! Texts of events.

mod acts;
mod corrected;
mod covert;

use super::{trade, words};
use crate::game_words::{Told, without};
use crate::render::tell::{acted, turn_ended, turn_set};
use crate::render::{Reader, line, who};
use crate::rules::PlayerId;
use crate::rules::games::realms::{Changed, CovertEvent, Event, MOST_POWER, Price, State, TradeEvent};
use crate::text::{Name, Said, Text, say};

pub use acts::landing;
pub use corrected::merchant;

/// The wizard that shows the promises of shuffles, which announcements shorten.
pub const PROMISES: &str = "promises";

impl Told for State {
    without!(remarks);

    fn told(text: &Text, reader: Reader, event: &Event) -> Option<Said> {
        Some(match event {
            Event::Seated { player } => line(&acted!(text, reader, *player, "line-realms-seated")),
            Event::Ordered { order } => line(&say!(text, "line-ordered", order = words::players(text, order))),
            Event::RealmsExchanged { player, realm, with, theirs } => {
                exchanged(text, reader, (*player, realm), (*with, theirs.as_deref()))
            }
            Event::RealmGiven { player, realm, before, ally } => {
                given(text, reader, (*player, realm), (*before, *ally))
            }
            Event::TurnBegun { player, .. } => acted!(text, reader, *player, "told-turn-begun"),
            Event::TurnEnded { player, next } => turn_ended(text, reader, *player, *next),
            Event::RoundBegun { round, stood_up } => line(&match stood_up.is_empty() {
                true => say!(text, "line-round-begun", round),
                false => say!(text, "line-round-merchants", round, merchants = words::counts(text, stood_up)),
            }),
            Event::PurseChanged { player, power, ducats, lost, by, .. } => {
                reported(*by, purse(text, reader, *player, (power, ducats), *lost))
            }
            Event::DucatsPaid { from, to, left, has, .. } => {
                let (left, has) = (words::purse(text, *left), words::purse(text, *has));
                line(&say!(text, "line-ducats-paid", from, left, to, has))
            }
            Event::ProvinceTaken { province, area, owner, before, by, .. } => {
                let realm = |name: &Option<String>| match name {
                    Some(name) => Said::of(Name(name)),
                    None => say!(text, "nobody"),
                };
                let told = say!(
                    text,
                    "told-province",
                    province = Name(province),
                    area = Name(area),
                    owner = realm(owner),
                    before = realm(before)
                );
                reported(*by, told)
            }
            Event::PiecesSet { player, kind, place, count, before, by } => {
                let told = acted!(
                    text,
                    reader,
                    *player,
                    "told-pieces",
                    pieces = words::pieces(text, *kind, *count),
                    before,
                    place = Name(place)
                );
                reported(*by, told)
            }
            Event::WarSet { realm, at_war, by, .. } => {
                reported(*by, say!(text, "told-war", realm = Name(realm), war = *at_war))
            }
            Event::InfluenceReturned { area, returned } => line(&say!(
                text,
                "line-influence-returned",
                area = Name(area),
                influence = words::counts(text, returned)
            )),
            Event::InfluencePlaced { player, areas, paid, left } => acted!(
                text,
                reader,
                *player,
                "told-influence-placed",
                areas = words::shares(text, areas),
                paid = words::price(text, *paid),
                left = words::purse(text, *left)
            ),
            Event::AllianceForged { player, realm, area, before, paid, left, influence } => {
                let alliance = (&realm[..], &area[..], *before);
                let price = (*paid, *left);
                let mut told = acts::forged(text, reader, *player, alliance, price);
                told.push('\n');
                told.push(line(&acts::landed(text, reader, *player, (area, *influence))));
                told
            }
            Event::AllianceEnded { player, realm, returned } => acted!(
                text,
                reader,
                *player,
                "told-alliance-ended",
                realm = Name(realm),
                some = !returned.is_empty(),
                areas = words::shares(text, returned)
            ),
            Event::CalledToArms { player, realm, kind, discarded, units, enemy, .. } => acted!(
                text,
                reader,
                *player,
                "told-called-to-arms",
                realm = Name(realm),
                kind = words::call(text, *kind),
                areas = words::shares(text, discarded),
                units,
                against = enemy.is_some(),
                enemy = enemy.as_deref().map(|name| Said::of(Name(name))).unwrap_or_default()
            ),
            Event::ClaimsPlaced { player, areas } => line(&acted!(
                text,
                reader,
                *player,
                "line-claims-placed",
                count = areas.len(),
                areas = words::names(text, areas)
            )),
            Event::Board(change) => return corrected::board(text, change),
            Event::Laid(laid) => return corrected::dealt(text, laid),
            Event::SupplySet { player, before, after, merchants_before, merchants } => {
                line(&corrected::supply(text, *player, (*before, *after), (*merchants_before, *merchants)))
            }
            Event::AllianceSet { realm, player, before } => line(&say!(
                text,
                "line-alliance-set",
                realm = Name(realm),
                before = who(text, *before),
                after = who(text, *player)
            )),
            Event::MerchantSet { player, number, before, after } => line(&say!(
                text,
                "line-merchant-set",
                player,
                number,
                before = merchant(text, before),
                after = merchant(text, after)
            )),
            Event::HostileSet { zone, player, hostile } => {
                line(&say!(text, "line-hostile-set", zone = Name(zone), player, hostile))
            }
            Event::PiratesSet { node, count, before } => {
                line(&say!(text, "line-pirates-set", node = Name(node), count, before))
            }
            Event::ActiveSet { player, before, .. } => line(&turn_set(text, *player, *before)),
            Event::Covert(event) => covert::happened(text, reader, event),
            Event::Trade(event) => trade::happened(text, reader, event),
        })
    }

    const PROMISES: Option<&'static str> = Some(PROMISES);

    /// A shuffle's promise is long.
    fn shown_in_full(event: &Event) -> Option<&'static str> {
        let laid = matches!(
            event,
            Event::Laid(laid) if !laid.covert.deck.shuffles.is_empty() || !laid.deck.shuffles.is_empty()
        );
        let shuffled = matches!(
            event,
            Event::Covert(CovertEvent::Shuffled { .. } | CovertEvent::Reshuffled { .. })
                | Event::Trade(TradeEvent::Begun { shuffle: Some(_), .. } | TradeEvent::Reshuffled { .. })
        );
        (laid || shuffled).then_some(PROMISES)
    }

    fn advice(text: &Text, by: PlayerId, event: &Event) -> Option<Said> {
        if let Event::Trade(event) = event {
            return trade::advice(text, by, event);
        }
        None
    }
}

fn exchanged(
    text: &Text,
    reader: Reader,
    (player, realm): (PlayerId, &str),
    (with, theirs): (PlayerId, Option<&str>),
) -> Said {
    let you = reader.role(player, with);
    let realm = Name(realm);
    match theirs.map(Name).map(Said::of) {
        Some(theirs) => say!(text, "told-realms-exchanged", you, player, realm, with, theirs),
        None => say!(text, "told-realm-taken", you, player, realm, with),
    }
}

/// Describes the realm that a moderator gave to a player, with its previous player and the ally who loses it.
fn given(
    text: &Text,
    reader: Reader,
    (player, realm): (PlayerId, &str),
    (before, ally): (Option<PlayerId>, Option<PlayerId>),
) -> Said {
    let realm = Name(realm);
    let mut told = match before {
        Some(before) => acted!(text, reader, player, "line-realm-given", realm, before),
        None => acted!(text, reader, player, "line-npr-given", realm),
    };
    if let Some(ally) = ally {
        told.push(say!(text, "line-npr-ally-returns", ally));
    }
    line(&told)
}

/// Renders a report of what the table played without the bot. A player's report is an act, a moderator's a consequence.
fn reported(by: Option<PlayerId>, told: Said) -> Said {
    match by {
        Some(_) => told,
        None => line(&told),
    }
}

fn purse(text: &Text, reader: Reader, player: PlayerId, (power, ducats): (&Changed, &Changed), lost: u32) -> Said {
    let at = |power: u32, ducats: u32| words::purse(text, Price { power, ducats });
    acted!(
        text,
        reader,
        player,
        "told-purse",
        before = at(power.before, ducats.before),
        after = at(power.after, ducats.after),
        lost,
        most = MOST_POWER
    )
}
