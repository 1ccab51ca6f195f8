//! The exact text of the views.

use super::*;
use chancery::discord::game_ui::Picked;
use chancery::discord::games::leaderboard;
use chancery::discord::render::{offers, refusal, rules};
use chancery::rules::games::ambassadors::{Choice, Cubes, Pick, Room, SpaceKind, State};
use chancery_words::games::ambassadors::room;
use chancery_words::games::ambassadors::{
    board, relations_check, relations_missing, relations_overview, reputation, seats, standings, track_choice,
};

fn view(card: Result<Card, Refusal>) -> String {
    shown(&card.expect("the ambassadors ruleset is played"))
}

#[test]
fn the_board_and_the_seats() {
    let mut play = hostile();
    check(
        &view(board(&english(), &play.campaign, &people())),
        "Board of Spiral Arm\n6 sectors, 5 links. Round 1, Ada's action.\n**Vega**: controlled by Ada; ships: Ada 1\n**Tau**: \
         controlled by \\_Bo\\_; ships: Ada 1 (1 pinned), \\_Bo\\_ 1 (1 pinned)\n**\\*Rho\\***: controlled by Cy\n**Sol**: \
         controlled by Di\n**Mid**: uncontrolled; ships: the ancients 1, Ada 2 (1 pinned)\n**Rim**: uncontrolled\nWormholes\nVega: Tau, \
         Mid\nMid: Rim\nWarp portals\nVega: Sol\nOnly with a Wormhole Generator\nVega: \\*Rho\\*",
    );
    check(
        &view(seats(&english(), &play.campaign, &people())),
        "Seats of Spiral Arm\nRound 1, Ada's action.\n1. **Ada**: the Terrans (their action)\n2. **\\_Bo\\_**: the Terrans\n3. \
         **Cy**: the Terrans\n4. **Di**: the Terrans/seat species sets your species, /action begin starts your action.",
    );
    turn(&mut play, ADA, Do::EndAction);
    let idle = view(seats(&english(), &play.campaign, &people()));
    assert!(idle.contains("Round 1; no action is under way."));
    let bare = Play::by(RulesetName::Ambassadors, "Bare").campaign;
    let read = view(board(&english(), &bare, &people()));
    assert!(read.contains("`/board example`"), "{read}");
    let read = view(seats(&english(), &bare, &people()));
    assert!(read.contains("`/campaign join`"), "{read}");
}

#[test]
fn every_condition_is_shown_with_its_reason() {
    let mut play = table();
    check(
        &view(relations_missing(&english(), &play.campaign, &people(), (ADA, CY))),
        "Relations with Cy\n❌ **E2.1** not met: You have not begun your action: `/action begin`.\n❌ **E2.2** not met: No full connection links a sector you control with one <@102> controls. Links that need a Wormhole Generator do not count: Vega – \\*Rho\\*.\n✅ 10 met./rights lists them all.",
    );
    let all = view(relations_check(&english(), &play.campaign, &people(), (ADA, CY)));
    assert_eq!(all.matches("✅ **E2.").count(), 10, "{all}");
    assert_eq!(all.matches("❌ **E2.").count(), 2, "{all}");
    turn(&mut play, ADA, Do::BeginAction);
    let towards_di = |play: &Play| view(relations_check(&english(), &play.campaign, &people(), (ADA, DI)));
    let open = towards_di(&play);
    assert!(open.contains("✅ All 12 met: you can use `/ambassador propose` now."), "{open}");
    assert!(open.contains("connect to <@103>'s: Vega – Sol (warp portals)."), "{open}");
    turn(&mut play, ADA, propose(DI));
    let proposed = towards_di(&play);
    assert!(
        proposed.contains("All 12 met. A proposal is waiting")
            && proposed.contains("Pending between you\n`1` You propose"),
        "{proposed}"
    );
}

#[test]
fn obstacles_and_conditions_use_the_same_words() {
    let mut play = hostile();
    turn(&mut play, ADA, Do::EndAction);
    for (player, value) in [(DI, 1), (DI, 2), (DI, 3), (DI, 4)] {
        turn(&mut play, player, Do::PlaceReputation { value, space: None });
    }
    let track = Correction::Track { player: DI, spaces: vec![SpaceKind::Either; 4] };
    play.order(CY, correct(track));
    turn(&mut play, DI, Do::BeginAction);
    let refused = play.refused(DI, Command::from(propose(ADA)));
    let as_di = refusal(&english(), &refused, DI);
    check(
        &as_di,
        "You and <@100> cannot form relations now:\n- <@100> holds the Traitor tile.\n- You have no free space for an ambassador. \
         To make room: `/reputation return space:1`; `/reputation return space:2`; `/reputation return space:3`; \
         `/reputation return space:4`.\nMore: `/ambassador check`, `/board show`.",
    );
    let card = view(relations_check(&english(), &play.campaign, &people(), (DI, ADA)));
    let reasons = as_di.lines().filter_map(|line| line.strip_prefix("- "));
    for reason in reasons {
        let line = format!("❌ **E2.5** not met: {reason}");
        assert!(card.contains(&line), "{line}\n{card}");
    }
    let as_ada = refusal(&english(), &refused, ADA);
    check(
        &as_ada,
        "You and <@103> cannot form relations now:\n- You hold the Traitor tile.\n- <@103> has no free space for an ambassador, but \
         could make room.\nMore: `/ambassador check`, `/board show`.",
    );
}

#[test]
fn an_overview_has_one_line_per_player() {
    let mut play = related();
    let overview = |play: &Play, viewer| view(relations_overview(&english(), &play.campaign, &people(), viewer));
    check(
        &overview(&play, ADA),
        "Your relations\n🤝 \\_Bo\\_: you have relations\n❌ Cy: no full connection\n✅ Di: you can propose now/ambassador check with a name gives details.",
    );
    check(
        &overview(&play, DI),
        "Your relations\nIt is <@100>'s action, not yours.\n✅ Ada: nothing else is in the way\n❌ \\_Bo\\_: no full connection\n❌ Cy: no full connection/ambassador check with a name gives details.",
    );
    play.order(CY, correct(Correction::Traitor { player: Some(ADA) }));
    play.order(DI, Command::Leave);
    check(
        &overview(&play, ADA),
        "Your relations\n🤝 \\_Bo\\_: you have relations\n❌ Cy: no full connection; you hold the Traitor tile/ambassador check with a name gives details.",
    );
    let mut alone = Play::by(RulesetName::Ambassadors, "Bare");
    alone.order(ADA, Command::Join);
    let read = overview(&alone, ADA);
    assert!(read.contains("Nobody else has joined yet."), "{read}");
}

#[test]
fn ones_own_tiles_and_cubes() {
    let mut play = related();
    let place = Do::PlaceReputation { value: 3, space: None };
    turn(&mut play, ADA, place);
    check(
        &view(reputation(&english(), &play.campaign, &people(), ADA)),
        "Your reputation and population\n`1` for an ambassador: \\_Bo\\_'s ambassador with a money cube, 1 VP\n`2` for either kind: \
         reputation tile, 3 VP\n`3` for either kind: empty\n`4` for either kind: empty\n`5` for either kind: empty\n**4 VP**: 1 from ambassadors, 0 \
         from the Traitor tile, 3 from reputation tiles, which only you see.\nPopulation\nmaterials: \
         9 of 11 cubes left, production 4\nscience: 7 of 11 cubes left, production 8\nmoney: 5 of 11 cubes left, production 12\n2 of \
         3 ambassador tiles left to give./reputation move and /reputation return rearrange it, /population sets the cubes.",
    );
    let mut play = hostile();
    turn(&mut play, ADA, Do::EndAction);
    let read = view(reputation(&english(), &play.campaign, &people(), ADA));
    assert!(
        read.contains("**-2 VP**: 0 from ambassadors, -2 from the Traitor tile")
            && read.contains("1 returned cube needs a track: `/offers`."),
        "{read}"
    );
}

#[test]
fn standings_reveal_reputation_at_the_end() {
    let mut play = related();
    let place = |value| Do::PlaceReputation { value, space: None };
    turn(&mut play, CY, place(4));
    play.order(CY, correct(Correction::Traitor { player: Some(DI) }));
    let read = |play: &Play| shown(&standings(&english(), &play.campaign, state(play), &people()));
    let during = "Leaderboard of Spiral Arm\n```\n    \
         Player   VP  A  R  M  S  $\n 1= Ada       1  1  0  4  8 12\n 1= _Bo_      1  1  0  4  6 15\n 3. Cy        0  0  1  2  \
         2  2\n 4. Di       -2  0  0  2  2  2\n```\nDi holds the Traitor tile.\nVP: 1 for each ambassador held (A), -2 for the Traitor tile. R: \
         reputation tiles, face down. M, S, $: production of materials, science, \
         money.\nRelations\nAda and \\_Bo\\_Equal scores share a rank (=).";
    check(&read(&play), during);
    let by = leaderboard(&english(), &play.campaign, &people(), "points");
    check(&shown(&by), during);
    play.order(CY, Command::Moderate(Moderation::End));
    check(
        &read(&play),
        "Leaderboard of Spiral Arm\n```\n    \
         Player   VP  A  R  M  S  $\n 1. Cy        4  0  4  2  2  2\n 2= Ada       1  1  0  4  8 12\n 2= _Bo_      1  1  0  4  \
         6 15\n 4. Di       -2  0  0  2  2  2\n```\nDi holds the Traitor tile.\nVP: 1 for each ambassador held (A), -2 for the Traitor tile, and what \
         reputation tiles are worth (R). M, S, $: production of materials, science, money.\nRelations\nAda and \\_Bo\\_Equal scores \
         share a rank (=).",
    );
}

#[test]
fn the_lines_of_menus() {
    let text = english();
    let asked = |space| {
        let track = Some(Population::Money);
        let pick = Pick::Track(Choice { track, space });
        <State as Picked>::question(&text, OfferId(3), &[&pick]).words
    };
    check(&asked(None), "For offer 3: which track does your cube return to?");
    check(&asked(Some(1)), "For offer 3: which track do you give a cube from, and where does the ambassador go?");
    let money = Population::Money;
    check(
        &track_choice(&text, Cubes::FULL, money, Some((2, SpaceKind::Either))),
        "money production 2 → 3, on space 2 (for either kind)",
    );
    let cubes = Cubes { science: 5, ..Cubes::FULL };
    check(&track_choice(&text, cubes, Population::Science, None), "science production 12 → 10");
    let mut play = table();
    let place = Do::PlaceReputation { value: 2, space: None };
    turn(&mut play, ADA, place);
    let seat = state(&play).seat(ADA).expect("Ada sits");
    let choice = |room| room::room_choice(&text, seat, room);
    check(&choice(Room::Move { from: 2, to: 4 }), "Move the reputation tile worth 2 VP from space 2 to space 4");
    check(
        &choice(Room::Replace { to: 2, from: 2 }),
        "Return the tile worth 2 VP on space 2 and move the one worth 2 there from 2",
    );
    check(
        &choice(Room::Replace { to: 9, from: 2 }),
        "`/reputation return space:9`, then `/reputation move from:2 to:9`",
    );
    check(&choice(Room::Return { space: 2 }), "Return the reputation tile worth 2 VP on space 2 to the bag");
    check(&choice(Room::Return { space: 9 }), "`/reputation return space:9`");
}

#[test]
fn help_and_rules_match_the_ruleset() {
    let play = table();
    let (text, campaign) = (english(), Some(&play.campaign));
    let start = help(&text, "start", campaign).description;
    assert!(start.contains("`/ambassador check") && !start.contains("leverage"), "{start}");
    assert!((6..=9).contains(&start.lines().count()), "{start}");
    let told = help(&text, "relations", None).description;
    assert!(told.contains("ruleset:ambassadors") && told.contains("at least 4, at most 9"), "{told}");
    let told = help(&text, "board", None).description;
    assert!(told.contains("up to 60 sectors"), "{told}");
    let read = |number, campaign| shown(&rules(&text, number, campaign));
    for number in ["E2.3", "e2.3", "2.3", "E2.3."] {
        let rule = read(Some(number), campaign);
        assert!(rule.starts_with("E2 · Forming relations\n**E2.3** Neither may have ships"));
        assert!(rule.ends_with("like E2 or E2.3, shows a chapter or a rule."));
    }
    for (chapter, rules) in [("E1", 6), ("E2", 10), ("E3", 6), ("E4", 1)] {
        let read = read(Some(chapter), None);
        assert_eq!(read.matches("\n**E").count(), rules, "{read}");
    }
    let ours = read(None, campaign);
    assert!(ours.contains("**E4**") && !ours.contains("**L1**"), "{ours}");
    let all = read(None, None);
    assert!(
        all.contains("By the leverage rules:\n**L1**") && all.contains("By the ambassadors rules:\n**E1**"),
        "{all}"
    );
    let none = shown(&offers(&text, &play.campaign, ADA, &[]));
    assert!(none.contains("`/ambassador propose`"), "{none}");
}
