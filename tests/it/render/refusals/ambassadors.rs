//! The refusals of the ambassadors ruleset.

use super::boards::{Listed, boards, files, seating, usual};
use super::*;
use chancery::rules::games::ambassadors::LinkKind;
use chancery::rules::games::ambassadors::{
    self, Choice, Clash, Condition, Joint, Pick, Population, Refusal as No, Room, SpaceKind, Species,
};
use chancery::rules::seating::Refusal as Turn;
use chancery::rules::table;

/// Returns one refusal of every kind, with the parts its text must contain.
pub fn every_kind() -> Listed {
    let lists = [forecasts(), rulesets(), boards(), files(), usual(), seats(), actions(), tiles()];
    let conditions = conditions().into_iter().chain(possessions());
    let unmet = conditions.map(|(condition, expected)| {
        let unmet = vec![condition];
        let (by, other) = (BO, ADA);
        (Refusal::from(No::NoRelations { by, other, unmet }), expected)
    });
    lists.into_iter().flatten().chain(unmet).collect()
}

fn forecasts() -> Listed {
    let clash = Clash { intruder: BO, other: ADA, sector: name(), ships: 2, others: 0, control: true };
    let confirm = |traitor| {
        let clashes = vec![clash.clone()];
        Refusal::MustConfirm(Confirmation::from(ambassadors::Confirmation::EndsAction {
            clashes,
            traitor,
            proposals: Vec::new(),
        }))
    };
    let ends = |proposals: &[u64]| {
        Refusal::MustConfirm(Confirmation::from(ambassadors::Confirmation::EndsAction {
            clashes: Vec::new(),
            traitor: None,
            proposals: proposals.iter().copied().map(OfferId).collect(),
        }))
    };
    let few = |players| Refusal::MustConfirm(Confirmation::from(ambassadors::Confirmation::BeginsWithFew { players }));
    let meets = Refusal::MustConfirm(Confirmation::from(ambassadors::Confirmation::MeetsPartners {
        clashes: vec![clash.clone()],
        traitor: None,
    }));
    vec![
        (confirm(Some(CY)), &["2 ships in \\*Star", "<@100> controls", "from <@102>", "-2"]),
        (confirm(None), &["relations with <@100>", "1 VP", "-2 VP"]),
        (confirm(Some(BO)), &["You keep"]),
        (ends(&[7]), &["Your proposal 7 is unanswered", "End it anyway?"]),
        (ends(&[7, 9]), &["Your proposals 7 and 9 are unanswered"]),
        (few(1), &["Only 1 player is", "until 4", "Begin the action anyway?"]),
        (few(3), &["Only 3 players are"]),
        (meets, &["2 ships in \\*Star", "Ending your action with ships there", "1 VP", "Move them there?"]),
    ]
}

fn rulesets() -> Listed {
    let offer = OfferId(7);
    vec![
        (
            Refusal::MustConfirm(Confirmation::from(ambassadors::Confirmation::ReplacesBoard { sectors: 24 })),
            &["24 sectors"],
        ),
        (
            Refusal::OtherRuleset { plays: RulesetName::Ambassadors, needs: vec![RulesetName::Leverage] },
            &["the leverage rules", "uses the ambassadors rules", "/help"],
        ),
        (Refusal::NoPace { plays: RulesetName::Ambassadors }, &["The ambassadors rules", "leave `pace` out"]),
        (Refusal::from(table::Refusal::MustBeAnswered { offer }), &["7", "/accept offer:7", "Offer 7 cannot"]),
    ]
}

fn seats() -> Listed {
    let track = Population::Science;
    vec![
        (Refusal::from(No::TableFull { most: 9 }), &["9", "/campaign leave"]),
        (
            Refusal::from(No::SpeciesTaken { species: Species::Planta, by: vec![ADA, CY] }),
            &["Planta", "<@100> and <@102>", "/seat species"],
        ),
        (Refusal::from(No::TilesOnTrack { tiles: 1 }), &["holds 1 tile,", "/mod-ambassadors track"]),
        (Refusal::from(No::TilesOnTrack { tiles: 2 }), &["holds 2 tiles", "/reputation show"]),
        (Refusal::from(No::CubesOutOfRange { track, value: 12, most: 11 }), &["12", "science", "0 to 11"]),
        (Refusal::from(No::LeavesInAction), &["cannot leave", "/action end"]),
        (Refusal::from(No::NotEnoughCubes { needs: 33, has: 31 }), &["33 cubes", "31", "/population"]),
        (Refusal::from(No::NotEnoughCubes { needs: 1, has: 0 }), &["1 cube,", "0", "/population"]),
        (Refusal::from(No::NoCubeOn { player: BO, track }), &["You have no cube", "science", "/population"]),
        (Refusal::from(No::NoCubeOn { player: ADA, track }), &["<@100>", "science"]),
        (Refusal::from(No::TrackFull { track, most: 11 }), &["science", "11", "/population"]),
        (Refusal::from(No::RoundOutOfRange { round: 100, most: 99 }), &["100", "1 to 99"]),
    ]
}

/// Two of four ships are pinned, and it takes `each` ships to pin one.
fn pinned(each: u32) -> Refusal {
    Refusal::from(ambassadors::Refusal::ShipsPinned { sector: name(), needs: 3, has: 4, pinned: 2, each })
}

/// Returns the question for one of two tracks, with these spaces.
fn pick(spaces: &[Option<u8>]) -> Refusal {
    let tracks = [Population::Materials, Population::Money].map(Some);
    let with = |track| spaces.iter().map(move |space| (track, *space));
    let choices = tracks.into_iter().flat_map(with);
    let picks = choices.map(|(track, space)| Pick::Track(Choice { track, space }).into());
    Refusal::MustPick { offer: OfferId(7), picks: picks.collect(), most: 1 }
}

fn actions() -> Listed {
    let (sector, offer) = (name, OfferId(7));
    let short = |needs, has| Refusal::from(No::NotEnoughShips { sector: sector(), needs, has });
    vec![
        (seating(Turn::ActionRunning { active: BO }), &["Your action", "/action end"]),
        (seating(Turn::ActionRunning { active: ADA }), &["<@100>", "/mod-ambassadors active"]),
        (seating(Turn::NotYourAction { active: Some(ADA) }), &["<@100>", "/action begin"]),
        (seating(Turn::NotYourAction { active: None }), &["/action begin"]),
        (short(3, 0), &["no ships in \\*Star", "/board show"]),
        (short(3, 2), &["3", "2 in \\*Star", "/board show"]),
        (pinned(1), &["4 ships", "\\*Star", "2 can move, not 3", "pins one. So"]),
        (pinned(2), &["takes 2 ships", "Cloaking Device", "pin one. So 2 can move"]),
        (Refusal::from(No::ModeratorsEnter), &["moderators enter", "/mod-ambassadors settings entry-by:players"]),
        (Refusal::from(No::SectorControlled { sector: sector(), by: BO }), &["You already control \\*Star"]),
        (Refusal::from(No::SectorControlled { sector: sector(), by: ADA }), &["\\*Star", "<@100>", "/sector leave"]),
        (Refusal::from(No::NotYourSector { sector: sector(), by: Some(ADA) }), &["\\*Star", "<@100>"]),
        (Refusal::from(No::NotYourSector { sector: sector(), by: None }), &["controlled by nobody"]),
        (Refusal::from(No::NoWay { from: sector(), to: sector() }), &["\\*Star", "/board show"]),
        (Refusal::from(No::OutOfAction { one: ADA, other: CY, active: Some(BO) }), &["<@100>", "<@101>", "<@102>"]),
        (Refusal::from(No::OutOfAction { one: ADA, other: CY, active: None }), &["No action has begun"]),
        (Refusal::from(No::ChosenSpaceTaken { player: ADA, space: 3 }), &["<@100>", "3"]),
        (Refusal::from(No::ChosenSpaceTaken { player: BO, space: 3 }), &["you chose", "3", "/deal sign"]),
        (Refusal::from(No::AlreadyProposed { offer }), &["7", "/withdraw offer:7"]),
        (pick(&[Some(2), Some(5)]), &["materials, money", "2, 5", "/accept offer:7 track: space:"]),
        (pick(&[None]), &["materials, money", "/accept offer:7 track:"]),
        (Refusal::from(No::NotRelated { one: ADA, other: CY }), &["<@100>", "<@102>", "/standings"]),
    ]
}

fn tiles() -> Listed {
    let unfit = |kind, taken| Refusal::from(No::SpaceUnfit { space: 3, kind, taken });
    vec![
        (Refusal::from(No::NoSuchSpace { space: 9, most: 5 }), &["9", "1 to 5", "/reputation show"]),
        (unfit(SpaceKind::Ambassador, false), &["3 takes only ambassadors. `/reputation show`"]),
        (unfit(SpaceKind::Reputation, true), &["3 takes only reputation tiles, and is taken. "]),
        (unfit(SpaceKind::Either, true), &["Space 3 is taken. "]),
        (Refusal::from(No::SpaceEmpty { space: 3 }), &["Space 3 is empty", "/reputation show"]),
        (Refusal::from(No::NoFreeSpace), &["/reputation move", "/reputation return"]),
        (Refusal::from(No::NoRoomForReputation), &["/reputation return"]),
        (Refusal::from(No::ReputationOutOfRange { value: 5, most: 4 }), &["1 to 4", "5"]),
        (Refusal::from(No::AmbassadorStays { of: ADA }), &["<@100>", "/reputation move"]),
        (Refusal::from(No::SpacesOutOfRange { value: 9, most: 8 }), &["1 to 8", "9"]),
        (Refusal::from(No::TilesDoNotFit { player: ADA }), &["<@100>"]),
    ]
}

/// Returns every unmet condition of relations between Bo and Ada, with its reason in Bo's words.
fn conditions() -> Vec<(Condition, &'static [&'static str])> {
    let joint = Joint { own: name(), theirs: "Vega".to_owned(), kind: LinkKind::Generator };
    let clash = |others, control| Clash { intruder: ADA, other: BO, sector: name(), ships: 1, others, control };
    let clashes = |all: &[(u32, bool)]| Condition::Apart {
        clashes: all.iter().map(|(others, control)| clash(*others, *control)).collect(),
    };
    let (none, some) = (
        Condition::Connection { full: vec![], generator: vec![] },
        Condition::Connection { full: vec![], generator: vec![joint] },
    );
    let players = |count, begun| Condition::Players { count, begun };
    let action = |active| Condition::Action { by: BO, active };
    vec![
        (players(3, false), &["You and <@100>", "Only 3 players are", "need 4", "/campaign join"]),
        (players(1, false), &["Only 1 player is"]),
        (
            players(3, true),
            &["Only 3 players have ever been at the table at one time; relations need 4.", "/campaign join"],
        ),
        (action(None), &["/action begin"]),
        (action(Some(CY)), &["<@102>'s action, not yours"]),
        (none, &["you control with one <@100> controls."]),
        (some, &["do not count: \\*Star – Vega."]),
        (
            clashes(&[(2, false), (0, true)]),
            &["way: <@100> has 1 ship in \\*Star, where you have 2 ships; ", "which you control."],
        ),
        (clashes(&[(3, true)]), &["1 ship in \\*Star, which you control with 3 ships."]),
    ]
}

/// Returns the unmet conditions about each player's own possessions.
fn possessions() -> Vec<(Condition, &'static [&'static str])> {
    let space = |player, ways| Condition::Space { player, free: vec![], ways };
    let ways = || vec![Room::Move { from: 3, to: 5 }, Room::Return { space: 3 }];
    vec![
        (Condition::Unrelated { related: true }, &["already"]),
        (Condition::Loyal { traitor: Some(BO) }, &["You hold the Traitor"]),
        (space(BO, ways()), &["from:3 to:5`; `/reputation return", "/reputation"]),
        (space(BO, vec![]), &["You have no free space"]),
        (space(ADA, ways()), &["<@100>", "but could make room."]),
        (space(ADA, vec![]), &["<@100> has no free space"]),
        (Condition::Tile { player: ADA, left: 0 }, &["<@100>", "all 3"]),
        (Condition::Cube { player: BO, left: 0 }, &["You have no cube left"]),
    ]
}

#[test]
fn ways_to_make_room_on_anothers_track_stay_private() {
    let unmet = vec![Condition::Space { player: ADA, free: vec![], ways: vec![Room::Return { space: 3 }] }];
    let (by, other) = (BO, ADA);
    let refused = Refusal::from(No::NoRelations { by, other, unmet });
    for reader in [BO, CY] {
        let read = refusal(&english(), &refused, reader);
        assert!(!read.contains("return") && !read.contains("space:3"), "{read}");
    }
    let own = refusal(&english(), &refused, ADA);
    assert!(own.starts_with("You and <@101>") && own.contains("`/reputation return space:3`"), "{own}");
}

#[test]
fn long_lists_are_truncated_and_counted() {
    let joint = |n: usize| Joint { own: format!("A{n}"), theirs: format!("B{n}"), kind: LinkKind::Generator };
    let unmet = vec![Condition::Connection { full: vec![], generator: (0..9).map(joint).collect() }];
    let (by, other) = (BO, ADA);
    let read = refusal(&english(), &Refusal::from(No::NoRelations { by, other, unmet }), BO);
    assert!(read.contains("A4 – B4 … and 4 more."), "{read}");
}
