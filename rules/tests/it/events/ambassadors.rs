//! The kinds of events of the ambassadors ruleset, and the evening that shows them.

use super::read;
use crate::given::{ADA, BO, CY, DEE};
use chancery_rules::board::Spot;
use chancery_rules::games::ambassadors::{
    Change, Cubes, EntryBy, Event, Link, LinkKind, Place, Population, Setting, Space, SpaceKind, Species, Terms, Tile,
    standings,
};
use chancery_rules::ids::{CampaignId, PlayerId};
use chancery_rules::time::Time;
use chancery_rules::{Campaign, Phase, invariants};

pub const FIXTURE: &str = include_str!("ambassadors.json");

kinds! {
    effect of Event {
        Event::Seated { .. } => "seated",
        Event::SpeciesChosen { .. } => "species chosen",
        Event::Ordered { .. } => "ordered",
        Event::TrackSet { .. } => "track set",
        Event::PopulationSet { .. } => "population set",
        Event::TechnologySet { has: true, .. } => "technology had",
        Event::TechnologySet { has: false, .. } => "technology lost",
        Event::Board(_) => "board",
        Event::ShipsEntered { .. } => "ships entered",
        Event::SectorTaken { .. } => "sector taken",
        Event::SectorLeft { .. } => "sector left",
        Event::PlayersCounted { .. } => "players counted",
        Event::ActionBegun { players: None, .. } => "action begun",
        Event::ActionBegun { players: Some(_), .. } => "first action begun",
        Event::ActionEnded { next: None, .. } => "action ended",
        Event::ActionEnded { next: Some(_), .. } => "action ended before another's",
        Event::ActiveSet { player: None, .. } => "no player's action",
        Event::ActiveSet { player: Some(_), players: None, .. } => "a player's action",
        Event::ActiveSet { player: Some(_), players: Some(_), .. } => "a player's first action",
        Event::RoundSet { .. } => "round set",
        Event::AmbassadorGiven { .. } => "ambassador given",
        Event::RelationsBroken { .. } => "relations broken",
        Event::RelationsUndone { .. } => "relations undone",
        Event::CubeReturned { .. } => "cube returned",
        Event::TraitorMoved { from: None, .. } => "first traitor",
        Event::TraitorMoved { from: Some(_), to: Some(_) } => "next traitor",
        Event::TraitorMoved { from: Some(_), to: None } => "no traitor",
        Event::ReputationPlaced { .. } => "reputation placed",
        Event::ReputationReturned { .. } => "reputation returned",
        Event::TileMoved { swapped: None, .. } => "tile moved",
        Event::TileMoved { swapped: Some(_), .. } => "tiles swapped",
    }
    setting of Setting {
        Setting::EntryBy(EntryBy::Players) => "setting entry by players",
        Setting::EntryBy(EntryBy::Moderators) => "setting entry by moderators",
    }
    change of Change {
        Change::PlaceAdded(_) => "place added",
        Change::PlaceRemoved(_) => "place removed",
        Change::Held { holder: None, .. } => "place given up",
        Change::Held { holder: Some(_), .. } => "place held",
        Change::Linked { before: None, .. } => "linked",
        Change::Linked { before: Some(_), .. } => "linked otherwise",
        Change::Unlinked(_) => "unlinked",
        Change::PiecesSet { owner: None, .. } => "no player's pieces set",
        Change::PiecesSet { owner: Some(_), .. } => "a player's pieces set",
        Change::PiecesMoved { .. } => "pieces moved",
        Change::Loaded(_) => "board loaded",
    }
    link of LinkKind {
        LinkKind::Wormhole => "wormhole",
        LinkKind::Generator => "generator",
        LinkKind::WarpPortal => "warp portal",
    }
    spot of Option<Spot> {
        None => "without a spot",
        Some(_) => "with a spot",
    }
    holder of Option<PlayerId> {
        None => "held by none",
        Some(_) => "held by a player",
    }
    pieces of bool {
        true => "with pieces",
        false => "without pieces",
    }
    species of Species {
        Species::Terrans => "terrans",
        Species::HydranProgress => "hydran progress",
        Species::Planta => "planta",
        Species::EridaniEmpire => "eridani empire",
        Species::DescendantsOfDraco => "descendants of draco",
        Species::Mechanema => "mechanema",
        Species::OrionHegemony => "orion hegemony",
    }
    population of Population {
        Population::Materials => "materials",
        Population::Science => "science",
        Population::Money => "money",
    }
    space of SpaceKind {
        SpaceKind::Ambassador => "space for an ambassador",
        SpaceKind::Reputation => "space for reputation",
        SpaceKind::Either => "space for either",
    }
    tile of Option<Tile> {
        None => "no tile",
        Some(Tile::Ambassador { .. }) => "ambassador tile",
        Some(Tile::Reputation { .. }) => "reputation tile",
    }
    terms of Terms {
        Terms::Relations { space: None, .. } => "terms relations",
        Terms::Relations { space: Some(_), .. } => "terms relations with a space",
        Terms::PutBack { .. } => "terms put back",
    }
}

/// Returns the names of the variants in an event, including nested ones.
pub fn kinds(event: &Event) -> Vec<&'static str> {
    let mut kinds = vec![effect(event)];
    match event {
        Event::SpeciesChosen { species, .. } => kinds.push(self::species(species)),
        Event::TrackSet { track, .. } => {
            let space = |space: &Space| [self::space(&space.kind), tile(&space.tile)];
            kinds.extend(track.iter().flat_map(space));
        }
        Event::AmbassadorGiven { track, .. } => kinds.push(population(track)),
        Event::Board(change) => kinds.extend(change_kinds(change)),
        _ => {}
    }
    kinds
}

fn change_kinds(event: &Change) -> Vec<&'static str> {
    let place = |place: &Place| {
        let pieces = pieces(&!place.pieces.is_empty());
        [spot(&place.at), holder(&place.holder), pieces]
    };
    let link = |link: &Link| self::link(&link.kind);
    let mut kinds = vec![change(event)];
    match event {
        Change::PlaceAdded(added) => kinds.extend(place(added)),
        Change::Loaded(board) => {
            kinds.extend(board.places.iter().flat_map(place));
            kinds.extend(board.links.iter().map(link));
        }
        _ => {}
    }
    kinds
}

#[test]
fn the_fixture_always_replays_to_the_same_campaign() {
    let campaign = Campaign::replay(CampaignId(1), &read(FIXTURE)).expect("a founding");
    assert_eq!(invariants(&campaign), []);
    let at = Time::from_millis(1_764_417_600_000);
    assert_eq!(campaign.phase, Phase::Ended { at });
    let state = campaign.playing::<chancery_rules::games::ambassadors::State>().expect("ambassadors is played");
    assert_eq!(state.seating.order, [ADA, DEE, BO, CY]);
    assert_eq!((state.round, state.traitor), (2, None));
    let began = (state.seating.active, state.most_players);
    assert_eq!(began, (Some(DEE), Some(5)));
    assert_eq!(state.relations(), [(DEE, CY)]);
    let seat = |player| state.seat(player).expect("a seat");
    let left = [ADA, BO, CY, DEE].map(|player| {
        let Cubes { materials, science, money } = seat(player).cubes;
        [materials, science, money]
    });
    assert_eq!(left, [[8, 7, 6], [10, 9, 8], [11, 11, 10], [11, 11, 10]]);
    assert_eq!([ADA, BO, CY, DEE].map(|p| seat(p).placed), [12, 6, 0, 0]);
    assert!(seat(ADA).reputation().eq([2, 3]));
    let board = &state.board;
    assert_eq!((board.places.len(), board.links.len()), (7, 9));
    let ships = |player| board.with_pieces_of(player).count();
    assert_eq!([ADA, BO, CY, DEE].map(ships), [2, 1, 2, 2]);
    let points = standings(campaign.roster(), state).into_iter();
    assert!(points.map(|one| one.points_in_all()).eq([5, 1, 0, 1]));
    let offers = &campaign.offers;
    assert_eq!((offers.pending.len(), offers.closed.len()), (0, 5));
}
