//! Secrets stay secret, players' input does no harm, and everything fits.

use super::*;
use crate::render::harmless::{HOSTILE, check_harmless};
use crate::render::limits::check_card;
use chancery::discord::render::{
    HistoryEntry, MESSAGE_LIMIT, Narrowed, confirmation, history_page, mod_log, offer_post, refusal, undo_preview,
};
use chancery::rules::Viewer;
use chancery::rules::games::ambassadors;
use chancery::rules::games::ambassadors::MOST_PLACES;
use chancery::rules::games::ambassadors::{Cubes, Event as Happened, MOST_PLAYERS, SpaceKind, TILES, conditions};
use chancery_words::games::ambassadors::room;
use chancery_words::games::ambassadors::{
    board, relations_check, relations_overview, reputation, seats, standings, track_choice,
};
use std::sync::Arc;

/// Returns everything that players other than Ada can read if her reputation tiles have these values.
fn read_by_others(values: [u8; 2]) -> Vec<String> {
    let text = english();
    let mut play = related();
    let mut events = Vec::new();
    for value in values {
        events.extend(turn(&mut play, ADA, Do::PlaceReputation { value, space: None }));
    }
    events.extend(turn(&mut play, ADA, Do::MoveTile { from: 2, to: 3 }));
    events.extend(turn(&mut play, ADA, Do::MoveTile { from: 1, to: 4 }));
    let track = Correction::Track { player: ADA, spaces: vec![SpaceKind::Either; 3] };
    events.extend(play.order(CY, correct(track)));
    let mut read = vec![told(&play, &events), answered(&play, CY, &events)];
    let campaign = &*play.campaign.redacted_for(Viewer::TABLE);
    let card = |card: Result<Card, Refusal>| shown(&card.expect("ambassadors is played"));
    let seats_seen = campaign.playing().expect("ambassadors is played");
    read.push(shown(&standings(&text, campaign, seats_seen, &people())));
    read.push(card(board(&text, campaign, &people())));
    read.push(card(seats(&text, campaign, &people())));
    for viewer in [BO, CY, DI] {
        let campaign = &*play.campaign.redacted_for(viewer.into());
        read.push(card(relations_overview(&text, campaign, &people(), viewer)));
        read.push(card(relations_check(&text, campaign, &people(), (viewer, ADA))));
        let unmet = conditions(campaign.roster(), state(&play), viewer, ADA).expect("both play");
        let refused = Refusal::from(ambassadors::Refusal::NoRelations { by: viewer, other: ADA, unmet });
        read.push(refusal(&text, &refused, viewer).into());
        read.push(card(reputation(&text, campaign, &people(), viewer)));
    }
    let returned = turn(&mut play, ADA, Do::ReturnReputation { space: 2 });
    events.extend(returned);
    let notice = Notice::of(chancery::rules::Audience::Table, events).redacted_for();
    let entry = HistoryEntry { ruling: Some(42), at: START, by: Some(ADA), notice, undone: false };
    let entries = [entry];
    read.push(story(&text, &entries[0].notice).into());
    read.push(shown(&history_page(&text, "x", Some(Narrowed::Between(ADA)), &entries)));
    read.push(shown(&mod_log(&text, "x", &entries)));
    let preview = undo_preview(&text, &entries);
    read.extend(preview.into_iter().map(|page| page.words.into()));
    read
}

#[test]
fn nobody_else_can_tell_reputation_tile_values() {
    let (low, high) = (read_by_others([1, 2]), read_by_others([4, 3]));
    assert!(low.len() > 15);
    assert_eq!(low, high);
}

/// Returns a table that is as full as possible. The first two players meet in every sector, and names of this form are
/// too long to be shown in full.
fn crowded(name: &str) -> (Play, Vec<PlayerId>, Names) {
    let mut play = Play::by(RulesetName::Ambassadors, &"_".repeat(60));
    let count = u64::try_from(MOST_PLAYERS).expect("a few");
    let players: Vec<_> = (0..count).map(|n| PlayerId(u64::MAX - count + n)).collect();
    for player in &players {
        play.order(*player, Command::Join);
    }
    let names = Names::new(players.iter().map(|p| (*p, format!("*_{}", "王".repeat(30)))));
    let named = |n: usize| format!("{name}{n}");
    let place = |n: usize| PlannedPlace {
        name: named(n),
        at: None,
        control: Some(1 + n % MOST_PLAYERS),
        ships: (1..=MOST_PLAYERS).map(|seat| ships(Some(seat), 99)).collect(),
    };
    let kinds = [LinkKind::Wormhole, LinkKind::Generator, LinkKind::WarpPortal];
    let pairs = (0..MOST_PLACES).flat_map(|n| (0..n).map(move |m| (n, m)));
    let links = pairs.map(|(n, m)| link(&named(n), &named(m), kinds[(n + m) % 3]));
    let plan = Plan { sectors: (0..MOST_PLACES).map(place).collect(), links: links.collect() };
    play.order(players[0], edit(Edit::Load(plan)));
    (play, players, names)
}

#[test]
fn the_largest_board_and_table_fit() {
    let text = english();
    let (mut play, players, names) = crowded(&"*".repeat(38));
    let (a, b) = (players[0], players[1]);
    for other in &players[1..=usize::from(TILES)] {
        let form = Correction::Form { one: (a, Population::Science), other: (*other, Population::Money) };
        play.order(a, correct(form));
    }
    turn(&mut play, a, Do::BeginAction);
    let needed = play.confirmation(a, Command::from(Do::EndAction));
    assert!(confirmation(&text, &needed).chars().count() <= MESSAGE_LIMIT);
    let refused = play.refused(a, Command::from(propose(players[5])));
    assert!(refusal(&text, &refused, a).chars().count() <= MESSAGE_LIMIT);
    let card = |card: Result<Card, Refusal>| check_card(&card.expect("ambassadors is played"));
    card(board(&text, &play.campaign, &names));
    card(seats(&text, &play.campaign, &names));
    card(relations_check(&text, &play.campaign, &names, (a, b)));
    card(relations_overview(&text, &play.campaign, &names, a));
    card(reputation(&text, &play.campaign, &names, a));
    check_card(&standings(&text, &play.campaign, state(&play), &names));
    let events = turn(&mut play, a, Do::EndAction);
    assert!(answered(&play, a, &events).chars().count() <= MESSAGE_LIMIT);
    for offer in play.campaign.offers.pending.values() {
        check_card(&offer_post(&text, offer, None, Some("x")).card);
    }
    for (n, track) in Population::ALL.into_iter().enumerate() {
        let kind = [SpaceKind::Ambassador, SpaceKind::Reputation][n % 2];
        let line = track_choice(&text, Cubes::FULL, track, Some((8, kind)));
        assert!((1..=100).contains(&line.chars().count()), "{line}");
    }
}

#[test]
fn a_board_of_sixty_is_shown_and_omissions_are_counted() {
    let (play, _, _) = crowded("Sector ");
    let names = Names::new([]);
    let mut bare = Play::by(RulesetName::Ambassadors, "Bare");
    bare.order(ADA, Command::Join);
    let place = |n: usize| PlannedPlace { name: format!("Sector {n}"), at: None, control: Some(1), ships: Vec::new() };
    let plan = Plan { sectors: (0..MOST_PLACES).map(place).collect(), links: Vec::new() };
    bare.order(ADA, edit(Edit::Load(plan)));
    let whole = board(&english(), &bare.campaign, &people()).expect("it is played");
    let rows = |card: &Card| card.description.matches("controlled by").count();
    assert_eq!(rows(&whole), MOST_PLACES);
    assert!(!whole.description.contains("more."));
    let cut = board(&english(), &play.campaign, &names).expect("it is played");
    let left = MOST_PLACES - rows(&cut);
    assert!(cut.description.ends_with(&format!("… and {left} more.")), "{}", cut.description);
    for field in &cut.fields {
        let (lines, more) = field.value.rsplit_once("\n… and ").expect("too many links");
        let told = lines.matches(", ").count() + lines.lines().count();
        let more: usize = more.trim_end_matches(" more.").parse().expect("a number");
        assert_eq!(told + more, 590, "{}", field.value);
    }
}

#[test]
fn rows_of_standings_fit_a_phone() {
    let (play, players, _) = crowded("Sector ");
    let plain = Names::new(players.iter().map(|p| (*p, "n".repeat(40))));
    let mut campaign = play.campaign;
    let traitor = Happened::TraitorMoved { from: None, to: Some(players[0]) };
    campaign.evolve(&Event::from(traitor));
    let state = campaign.playing::<ambassadors::State>().expect("it is played");
    let card = standings(&english(), &campaign, state, &plain);
    let (table, _) = card.description.rsplit_once("\n```").expect("a table");
    let rows: Vec<&str> = table.lines().skip(1).collect();
    assert_eq!(rows.len(), 1 + players.len());
    for row in rows {
        assert!(row.chars().count() <= 40, "{row}");
    }
}

#[test]
fn hostile_sector_names_are_harmless_everywhere() {
    let text = english();
    let long = "`@everyone* ".repeat(400);
    for typed in HOSTILE.iter().copied().chain([long.as_str()]) {
        let mut play = hostile();
        let names = names(&[(ADA, typed), (BO, typed)]);
        // The rules limit names, but rendering does not rely on that.
        let chancery::rules::Game::Ambassadors(state) = Arc::make_mut(&mut play.campaign.game) else {
            unreachable!("ambassadors is played");
        };
        for place in state.board.places.iter_mut().filter(|p| p.name == "Tau") {
            place.name = typed.to_owned();
        }
        for end in state.board.links.iter_mut().flat_map(|l| &mut l.between) {
            if end == "Tau" {
                *end = typed.to_owned();
            }
        }
        let mut read = vec![
            shown(&board(&text, &play.campaign, &names).expect("it is played")),
            shown(&seats(&text, &play.campaign, &names).expect("it is played")),
            shown(&reputation(&text, &play.campaign, &names, ADA).expect("it is played")),
        ];
        for (viewer, other) in [(ADA, BO), (BO, ADA)] {
            let card = relations_check(&text, &play.campaign, &names, (viewer, other));
            read.push(shown(&card.expect("both play")));
            let card = relations_overview(&text, &play.campaign, &names, viewer);
            read.push(shown(&card.expect("both play")));
        }
        let end = Command::from(Do::EndAction);
        read.push(confirmation(&text, &play.confirmation(ADA, end.clone())).into());
        let refused = play.refused(BO, Command::from(propose(ADA)));
        read.push(refusal(&text, &refused, BO).into());
        let mut events = play.order(ADA, end);
        for change in [
            Edit::SetPieces { place: typed.to_owned(), owner: None, kind: (), count: 2 },
            Edit::Hold { place: typed.to_owned(), holder: None },
            Edit::Link { from: typed.to_owned(), to: "Rim".to_owned(), kind: LinkKind::Generator },
            Edit::RemovePlace { place: typed.to_owned() },
        ] {
            events.extend(play.order(CY, edit(change)));
        }
        read.push(told(&play, &events));
        read.push(answered(&play, ADA, &events));
        for shown in &read {
            check_harmless(typed, shown);
        }
    }
}

/// Returns most of a game's readable text, for tests that check it as a whole.
fn much() -> Vec<String> {
    let text = english();
    let mut play = hostile();
    let mut events = turn(&mut play, ADA, Do::EndAction);
    let place = Do::PlaceReputation { value: 3, space: None };
    events.extend(turn(&mut play, ADA, place));
    let track = Correction::Track { player: BO, spaces: vec![SpaceKind::Reputation, SpaceKind::Either] };
    events.extend(play.order(CY, correct(track)));
    events.extend(play.order(CY, edit(Edit::Load(plan()))));
    events.extend(play.order(BO, choose(3, Population::Money, None)));
    let mut read = vec![told(&play, &events), answered(&play, ADA, &events)];
    for player in [ADA, BO, CY, DI] {
        let card = |card: Result<Card, Refusal>| shown(&card.expect("they play"));
        let campaign = &play.campaign;
        read.push(card(reputation(&text, campaign, &people(), player)));
        read.push(card(relations_overview(&text, campaign, &people(), player)));
        let other = if player == ADA { BO } else { ADA };
        read.push(card(relations_check(&text, campaign, &people(), (player, other))));
        let seat = state(&play).seat(player).expect("they sit");
        let ways = seat.ways_to_make_room();
        read.extend(ways.into_iter().map(|room| room::room_choice(&text, seat, room).into()));
    }
    read
}

#[test]
fn no_code_identifiers_are_shown() {
    let code =
        ["Some(", "None", "PlayerId", "OfferId", "::", " { ", " }", "Either", "Relations {", "\"", "No localization"];
    for read in much() {
        for word in code {
            assert!(!read.contains(word), "{word}:\n{read}");
        }
    }
}
