//! The exact text of events that end relations, and of whatever keeps ships from doing so.

use super::*;
use chancery::discord::render::{announcement, confirmation, refusal};
use chancery::rules::games::ambassadors::{Event as Happened, Technology};
use chancery_words::games::ambassadors::seats;

#[test]
fn an_act_of_aggression() {
    let mut play = hostile();
    let end = || Command::from(Do::EndAction);
    check(
        &confirmation(&english(), &play.confirmation(ADA, end())),
        "Ending your action now is an act of aggression:\n• you have 1 ship in Tau, which <@101> controls with 1 \
         ship\nIt breaks your relations with <@101>: you lose 1 VP, and they lose 1.\nYou take the Traitor tile: -2 \
         VP.\nYour proposal 2 is unanswered and ends with the action.\nEnd it anyway?",
    );
    let events = play.order(ADA, end());
    check(
        &told(&play, &events),
        "<@100> is done. <@101> is next.\n• An act of aggression by <@100> breaks their relations with <@101>: <@100> \
         has 1 ship in Tau, which <@101> controls with 1 ship. Each loses 1 VP.\n• <@100> now holds the Traitor tile: \
         -2 VP.\n<@101>, <@100> has returned your cube. Which track does it go to? It was on money before.\n<@100>, \
         <@101> has returned your cube. Which track does it go to? It was on science before.\nOffer 2 from <@100> to \
         <@103> ended with the action it was made in: diplomatic relations.",
    );
    check(
        &answered(&play, ADA, &events),
        "Your action is over. <@101> is next.\n• Your act of aggression breaks your relations with <@101>: you have 1 \
         ship in Tau, which <@101> controls with 1 ship. Each of you loses 1 VP.\n• You now hold the Traitor tile: -2 \
         VP.\n<@101> gets a cube back and chooses its track. It was on money before.\n<@101> has returned your cube. \
         Which track does it go to? It was on science before.\nOffer 2 ended with the action it was made in.\nOffer 4 \
         is yours to answer.",
    );
    let as_bo = reply(&english(), BO, &events[..2], None);
    check(
        &as_bo,
        "<@100> is done. You are next.\n• An act of aggression by <@100> breaks your relations: <@100> has 1 ship in \
         Tau, which you control with 1 ship. Each of you loses 1 VP.",
    );
    let calls = announcement(&english(), None, &[play.notice(&events)]).mentions;
    assert_eq!(calls, [BO]);
}

#[test]
fn the_traitor_tile_is_taken_from_its_holder() {
    let mut play = hostile();
    play.order(CY, correct(Correction::Traitor { player: Some(DI) }));
    let end = || Command::from(Do::EndAction);
    let asked = |play: &Play| confirmation(&english(), &play.confirmation(ADA, end()));
    let question = asked(&play);
    assert!(
        question.ends_with(
            "\nYou take the Traitor tile from <@103>: -2 VP.\nYour proposal 2 is unanswered and ends with \
             the action.\nEnd it anyway?"
        ),
        "{question}"
    );
    let taken = Event::from(Happened::TraitorMoved { from: Some(DI), to: Some(ADA) });
    let told = |by| reply(&english(), by, std::slice::from_ref(&taken), None);
    check(&told(ADA), "• You take the Traitor tile from <@103>: -2 VP for you, no longer for them.");
    check(&told(DI), "• <@100> takes the Traitor tile from you: -2 VP for them, no longer for you.");
    check(&told(BO), "• <@100> takes the Traitor tile from <@103>: -2 VP for <@100>, no longer for <@103>.");
    play.order(CY, correct(Correction::Traitor { player: Some(ADA) }));
    let question = asked(&play);
    assert!(question.contains("\nYou keep the Traitor tile: -2 VP.\n"), "{question}");
}

#[test]
fn breaking_two_relations_costs_two() {
    let mut play = hostile();
    let form = Correction::Form { one: (ADA, Population::Money), other: (CY, Population::Money) };
    play.order(CY, correct(form));
    play.order(CY, edit(Edit::SetPieces { place: "Vega".to_owned(), owner: Some(CY), kind: (), count: 1 }));
    let end = Command::from(Do::EndAction);
    let question = confirmation(&english(), &play.confirmation(ADA, end));
    assert!(
        question
            .contains("It breaks your relations with <@101> and <@102>: you lose 2 VP, and each of them loses 1.\n"),
        "{question}"
    );
}

#[test]
fn the_cloaking_device() {
    let mut play = table();
    let technology = Technology::CloakingDevice;
    let events = turn(&mut play, ADA, Do::Technology { technology, has: true });
    check(&told(&play, &events), "<@100> now has the Cloaking Device: it takes two ships to pin one of theirs.");
    check(&answered(&play, ADA, &events), "You now have the Cloaking Device: it takes two ships to pin one of yours.");
    let card = shown(&seats(&english(), &play.campaign, &people()).expect("a card"));
    assert!(card.contains("1. **Ada**: the Terrans, Cloaking Device\n2. **\\_Bo\\_**: the Terrans\n"), "{card}");
    turn(&mut play, ADA, Do::BeginAction);
    play.order(CY, edit(Edit::SetPieces { place: "Mid".to_owned(), owner: None, kind: (), count: 2 }));
    let both = Do::MoveShips { from: "Mid".to_owned(), to: "Rim".to_owned(), count: 2 };
    check(
        &refusal(&english(), &play.refused(ADA, Command::from(both)), ADA),
        "You have 2 ships in Mid, but 1 must stay: with your Cloaking Device, it takes 2 ships of others to pin one. So 1 \
         can move, not 2.",
    );
    let events = turn(&mut play, ADA, Do::Technology { technology, has: false });
    check(&told(&play, &events), "<@100> no longer has the Cloaking Device: each ship pins one of theirs.");
}
