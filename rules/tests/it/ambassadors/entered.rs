//! Entries by players about their own ships and sectors (E1.6).

use super::given::*;
use chancery_rules::board;
use chancery_rules::games;
use chancery_rules::games::ambassadors::{self, Command as Act, EntryBy, Event as Effect};
use chancery_rules::ids::PlayerId;
use chancery_rules::ruleset::{GameEvent, Profile};
use chancery_rules::table;
use chancery_rules::{Campaign, Command, Event, Order, Refusal, Setting};

fn say(by: PlayerId, sector: &str, count: u32) -> Step {
    act(by, Act::SetShips { sector: sector.to_owned(), count })
}

fn take(by: PlayerId, sector: &str) -> Step {
    act(by, Act::TakeSector { sector: sector.to_owned() })
}

fn give_up_sector(by: PlayerId, sector: &str) -> Step {
    act(by, Act::LeaveSector { sector: sector.to_owned() })
}

fn moderators_enter() -> Step {
    set(Setting::Game(games::Setting::Ambassadors(ambassadors::Setting::EntryBy(EntryBy::Moderators))))
}

fn ships_of(campaign: &Campaign, sector: &str, player: PlayerId) -> u32 {
    state(campaign).board.place(sector).expect("a sector").count(Some(player))
}

fn holder_of(campaign: &Campaign, sector: &str) -> Option<PlayerId> {
    state(campaign).board.place(sector).expect("a sector").holder
}

#[test]
fn e1_6_players_report_their_ships_in_a_sector() {
    // Bo may enter this outside his action.
    let entered = |player, sector: &str, count, before| {
        let sector = sector.to_owned();
        Ok(vec![told(Effect::ShipsEntered { player, sector, count, before })])
    };
    let campaign = check(&[begin(ADA)], say(BO, " cedar", 3), entered(BO, "Cedar", 3, 0));
    assert_eq!([BO, CY].map(|player| ships_of(&campaign, "Cedar", player)), [3, 1], "others' ships stay");
    let campaign = check(&[], say(ADA, "Aster", 0), entered(ADA, "Aster", 0, 2));
    assert_eq!(ships_of(&campaign, "Aster", ADA), 0);
    check(&[], say(ADA, "Aster", 99), entered(ADA, "Aster", 99, 2));
    let (count, most) = (100, 99);
    check(&[], say(ADA, "Aster", 100), Err(refused(board::Refusal::TooManyPieces { count, most })));
    check(&[], say(ADA, "Aster", 2), Err(Refusal::from(table::Refusal::NothingToChange)));
    let place = "Fern".to_owned();
    check(&[], say(ADA, "Fern", 1), Err(Refusal::from(table::Refusal::NoSuchPlace { place })));
    let player = EVE;
    check(&[], say(EVE, "Aster", 1), Err(Refusal::from(table::Refusal::NotInCampaign { player })));
    let player = DEE;
    check(&[leave(DEE)], say(DEE, "Dune", 0), Err(Refusal::from(table::Refusal::HasLeft { player })));
}

#[test]
fn e1_6_an_uncontrolled_sector_is_taken_without_a_ship() {
    let sector = || "Edge".to_owned();
    let taken = told(Effect::SectorTaken { player: BO, sector: sector() });
    let campaign = check(&[], take(BO, "EDGE"), Ok(vec![taken]));
    assert_eq!((holder_of(&campaign, "Edge"), ships_of(&campaign, "Edge", BO)), (Some(BO), 0));
    for by in [BO, ADA] {
        let no = ambassadors::Refusal::SectorControlled { sector: sector(), by: BO };
        check(&[take(BO, "Edge")], take(by, "Edge"), Err(Refusal::from(no)));
    }
    // The sector joins two neighbours, and makes a proposal possible.
    let apart = [unlink("Aster", "Birch"), begin(ADA)];
    let campaign = after(&apart);
    assert_eq!(unmet(&campaign, ADA, BO).len(), 1);
    assert_eq!(unmet(&after(&and(apart.to_vec(), [take(BO, "Edge")])), ADA, BO), []);
}

#[test]
fn e1_6_players_can_give_up_their_own_sector() {
    let sector = || "Birch".to_owned();
    let left = told(Effect::SectorLeft { player: BO, sector: sector() });
    let campaign = check(&[], give_up_sector(BO, "birch"), Ok(vec![left]));
    assert_eq!((holder_of(&campaign, "Birch"), ships_of(&campaign, "Birch", BO)), (None, 2), "ships stay");
    let no = |sector: &str, by| {
        let sector = sector.to_owned();
        Err(Refusal::from(ambassadors::Refusal::NotYourSector { sector, by }))
    };
    check(&[], give_up_sector(ADA, "Birch"), no("Birch", Some(BO)));
    check(&[], give_up_sector(ADA, "Edge"), no("Edge", None));
}

#[test]
fn e1_6_reported_ships_count_for_relations_and_aggression() {
    // Aggression is judged when the action ends. It makes no difference how the ships got there.
    let partners = [form(ADA, BO), begin(ADA), say(ADA, "Birch", 1)];
    let found = [clash((ADA, 1), (BO, 2), "Birch", true)];
    check(&partners, finish(ADA), Err(Refusal::MustConfirm(warning(&found, None))));
    check(&and(partners.to_vec(), [say(ADA, "Birch", 0)]), finish(ADA), Ok(vec![ended(ADA, BO)]));
}

#[test]
fn e1_6_a_campaign_may_reserve_entries_for_moderators() {
    let no = || Err(Refusal::from(ambassadors::Refusal::ModeratorsEnter));
    let given = [moderators_enter()];
    check(&given, say(ADA, "Aster", 1), no());
    check(&given, take(ADA, "Edge"), no());
    check(&given, give_up_sector(ADA, "Aster"), no());
    // Moderators can still enter it, in their own name or for the player.
    let campaign = after(&[moderators_enter(), ships("Aster", ADA, 1), hold("Edge", ADA)]);
    assert_eq!((ships_of(&campaign, "Aster", ADA), holder_of(&campaign, "Edge")), (1, Some(ADA)));
    let command = Command::from(Act::TakeSector { sector: "Edge".to_owned() });
    let acted = Order { by: ADA, moderator: true, on_behalf: Some(MODERATOR), command, confirmed: None };
    let campaign = after(&[moderators_enter(), Step::Order(acted)]);
    assert_eq!(holder_of(&campaign, "Edge"), Some(ADA));
    // The setting can be reverted, and in a new campaign players may enter it.
    let players = ambassadors::Setting::EntryBy(EntryBy::Players);
    let back = set(Setting::Game(games::Setting::Ambassadors(players)));
    after(&[moderators_enter(), back, take(ADA, "Edge")]);
}

#[test]
fn e1_6_an_entry_affects_only_its_player() {
    let sector = || "Edge".to_owned();
    for event in [
        Effect::ShipsEntered { player: ADA, sector: sector(), count: 1, before: 0 },
        Effect::SectorTaken { player: ADA, sector: sector() },
        Effect::SectorLeft { player: ADA, sector: sector() },
    ] {
        assert_eq!(event.profile(), Profile::act().touches([ADA]), "{event:?}");
    }
}

#[test]
fn e1_6_moderators_correct_entries() {
    let given = [say(ADA, "Edge", 3), take(ADA, "Edge")];
    let campaign = after(&and(given.to_vec(), [ships("Edge", ADA, 1), hold("Edge", None)]));
    assert_eq!((ships_of(&campaign, "Edge", ADA), holder_of(&campaign, "Edge")), (1, None));
    let events: Vec<Event> = {
        let mut evening = table();
        let (before, log) = (evening.campaign.clone(), evening.log.len());
        evening.play(&given);
        evening.take_back(before, log)
    };
    assert!(!events.is_empty());
}
