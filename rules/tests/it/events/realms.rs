//! The kinds of events of the realms ruleset, and the evening that shows them.

use super::read;
use crate::given::{ADA, BO, CY, DEE};
use chancery_rules::games::realms::{
    CovertEvent, Deed, DistantAlliance, Event, Landing, Marked, MerchantsStand, Outcome, Piece, Setting, Spent, State,
    Terms, TradeCards, TradeEvent, nprs,
};
use chancery_rules::ids::CampaignId;
use chancery_rules::time::Time;
use chancery_rules::{Campaign, Phase, invariants};

pub const FIXTURE: &str = include_str!("realms.json");

kinds! {
    effect of Event {
        Event::Seated { .. } => "realms: seated",
        Event::Ordered { .. } => "realms: ordered",
        Event::Board(_) => "map",
        Event::Laid(_) => "laid",
        Event::RealmsExchanged { theirs: Some(_), .. } => "realms exchanged",
        Event::RealmsExchanged { theirs: None, .. } => "realm taken",
        Event::RealmGiven { .. } => "realm given",
        Event::TurnBegun { .. } => "realms: turn begun",
        Event::TurnEnded { .. } => "realms: turn ended",
        Event::RoundBegun { .. } => "round begun",
        Event::PurseChanged { reason: Some(_), .. } => "purse changed for a reason",
        Event::PurseChanged { by: Some(_), .. } => "purse changed",
        Event::PurseChanged { by: None, .. } => "purse corrected",
        Event::DucatsPaid { .. } => "ducats paid",
        Event::ProvinceTaken { by: Some(_), .. } => "province taken",
        Event::ProvinceTaken { owner: Some(_), .. } => "province given",
        Event::ProvinceTaken { owner: None, .. } => "province freed",
        Event::InfluenceReturned { .. } => "influence returned",
        Event::PiecesSet { by: Some(_), .. } => "pieces entered",
        Event::PiecesSet { by: None, .. } => "pieces corrected",
        Event::WarSet { by: Some(_), .. } => "war entered",
        Event::WarSet { by: None, .. } => "war corrected",
        Event::InfluencePlaced { .. } => "influence placed",
        Event::AllianceForged { before: None, .. } => "alliance forged",
        Event::AllianceForged { before: Some(_), .. } => "alliance taken over",
        Event::AllianceEnded { .. } => "alliance ended by its player",
        Event::CalledToArms { .. } => "called to arms",
        Event::ClaimsPlaced { .. } => "claims placed",
        Event::Covert(_) => "covert",
        Event::Trade(_) => "trade",
        Event::SupplySet { .. } => "supply set",
        Event::AllianceSet { player: Some(_), .. } => "alliance set",
        Event::AllianceSet { player: None, .. } => "alliance ended",
        Event::MerchantSet { .. } => "merchant set",
        Event::HostileSet { .. } => "hostile set",
        Event::PiratesSet { .. } => "pirates set",
        Event::ActiveSet { player: Some(_), .. } => "realms: active set",
        Event::ActiveSet { player: None, .. } => "realms: none active",
    }
    covert of CovertEvent {
        CovertEvent::Declared { .. } => "declared",
        CovertEvent::Countered { .. } => "countered",
        CovertEvent::Closed { .. } => "window closed",
        CovertEvent::InfluenceRemoved { .. } => "influence removed",
        CovertEvent::InfluenceSwapped { .. } => "influence swapped",
        CovertEvent::Marked { on: Marked::Player(_), .. } => "a player marked",
        CovertEvent::Marked { on: Marked::Npr(_), .. } => "an NPR marked",
        CovertEvent::Dealt { .. } => "dealt",
        CovertEvent::Discarded { .. } => "discarded",
        CovertEvent::Shuffled { .. } => "shuffled",
        CovertEvent::Reshuffled { .. } => "reshuffled",
        CovertEvent::ShuffleShown { .. } => "shuffle shown",
        CovertEvent::ChargesSet { .. } => "charges set",
    }
    trade of TradeEvent {
        TradeEvent::Begun { .. } => "trade begun",
        TradeEvent::Discarded { .. } => "trade discarded",
        TradeEvent::ShipMoved { .. } => "ship moved",
        TradeEvent::Chosen { .. } => "card chosen",
        TradeEvent::TieBroken { .. } => "tie broken",
        TradeEvent::Reckoned { .. } => "trade reckoned",
        TradeEvent::Reshuffled { .. } => "trade reshuffled",
        TradeEvent::ShuffleShown { .. } => "trade shuffle shown",
        TradeEvent::Renewed { .. } => "trade renewed",
    }
    deed of Deed {
        Deed::Claims { .. } => "claims declared",
        Deed::Card(_) => "a card declared",
    }
    spent of Spent {
        Spent::Nothing => "nothing spent",
        Spent::Charge { .. } => "a charge spent",
        Spent::Card { .. } => "a card spent",
    }
    outcome of Outcome {
        Outcome::TookEffect => "took effect",
        Outcome::Failed => "failed",
        Outcome::Countered { .. } => "was countered",
        Outcome::ActorLeft => "actor left",
        Outcome::CalledOff => "called off",
        Outcome::GameEnded => "game ended",
    }
    landing of Landing {
        Landing::Placed => "influence with an alliance",
        Landing::Full => "full capital area",
        Landing::Distant => "distant capital area",
        Landing::AllOwned => "owned capital area",
        Landing::NoneLeft => "no influence left",
    }
    piece of Piece {
        Piece::Town => "town",
        Piece::Vassal => "vassal",
        Piece::Marriage => "marriage",
        Piece::Colonist => "colonist",
        Piece::Influence => "influence",
        Piece::Claim => "claim",
        Piece::Ship => "ship",
        Piece::Protection => "protection",
    }
    setting of Setting {
        Setting::CounterHours(_) => "set counter-hours",
        Setting::Actions(_) => "set actions",
        Setting::DistantAlliance(DistantAlliance::Claim) => "set distant-alliance claim",
        Setting::DistantAlliance(DistantAlliance::Strict) => "set distant-alliance strict",
        Setting::MerchantsStand(MerchantsStand::Moderator) => "set merchants-stand moderator",
        Setting::MerchantsStand(MerchantsStand::LastSeat) => "set merchants-stand last-seat",
        Setting::TradeHours(_) => "set trade-hours",
        Setting::TradeCards(TradeCards::Table) => "set trade-cards table",
        Setting::TradeCards(TradeCards::Trader) => "set trade-cards trader",
    }
    terms of Terms {
        Terms::Counter { .. } => "terms counter",
        Terms::Tie(_) => "terms tie",
    }
}

/// Returns the names of the variants in an event, including nested ones.
pub fn kinds(event: &Event) -> Vec<&'static str> {
    let mut kinds = vec![effect(event)];
    match event {
        Event::AllianceForged { influence, .. } => kinds.push(landing(influence)),
        Event::PiecesSet { kind, .. } => kinds.push(piece(kind)),
        Event::Trade(event) => kinds.push(trade(event)),
        Event::Covert(event) => {
            kinds.push(covert(event));
            match event {
                CovertEvent::Declared { deed, spent, .. } => {
                    kinds.extend([self::deed(deed), self::spent(spent)]);
                }
                CovertEvent::Closed { outcome, .. } => kinds.push(self::outcome(outcome)),
                _ => {}
            }
        }
        _ => {}
    }
    kinds
}

#[test]
fn the_fixture_always_replays_to_the_same_campaign() {
    let campaign = Campaign::replay(CampaignId(1), &read(FIXTURE)).expect("a founding");
    assert_eq!(invariants(&campaign), []);
    let at = Time::from_millis(1_764_025_200_000);
    assert_eq!(campaign.phase, Phase::Ended { at });
    let state = campaign.playing::<State>().expect("it is played");
    let purses = [ADA, BO, CY, DEE].map(|player| {
        let sheet = state.sheet(player);
        (sheet.power, sheet.ducats)
    });
    let supplies = [ADA, BO, CY, DEE].map(|player| {
        let left = state.supply(player);
        [left.influence, left.claims, left.alliances]
    });
    assert_eq!(purses, [(2, 11), (10, 28), (6, 23), (6, 20)]);
    assert_eq!(supplies, [[16, 7, 2], [17, 8, 3], [13, 6, 2], [19, 8, 3]]);
    assert_eq!((state.round, state.seating.active), (3, Some(ADA)));
    let at = campaign.at::<State>(at).expect("it is played");
    let allies = nprs(at.roster, state, at.settings);
    let allies: Vec<_> = allies.iter().map(|npr| (&npr.realm[..], npr.ally)).collect();
    let allied: Vec<_> = allies.iter().filter(|(_, ally)| ally.is_some()).collect();
    assert_eq!(allied, [&("Fria", Some(CY)), &("Gilt", Some(ADA))]);
    let offers = &campaign.offers;
    assert_eq!((offers.pending.len(), offers.closed.len()), (0, 26));
}
