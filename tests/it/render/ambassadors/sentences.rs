//! The exact text of events, public and private.

use super::*;
use chancery::discord::render::{offer_choice, offer_post, offers, refusal};
use chancery::rules::games::ambassadors::{SpaceKind, Species};
use chancery::rules::{Setting, Silence};

const WITHIN: &str = "<t:1800259200:f> (<t:1800259200:R>)";
const LEFT: &str = "<t:1800259200:R>";

#[test]
fn sitting_down_and_counting() {
    let mut play = Play::by(RulesetName::Ambassadors, "Spiral Arm");
    let events = play.order(ADA, Command::Join);
    check(
        &answered(&play, ADA, &events),
        "You are in. Welcome!\n• You take the last seat, as Terrans with 3 ambassador tiles.\nNext: \
         `/seat species` and `/population`, then `/action begin`.",
    );
    check(&told(&play, &events), "<@100> joins.\n• <@100> takes the last seat, as Terrans.");
    let species = Species::HydranProgress;
    let events = turn(&mut play, ADA, Do::Species { species });
    check(&told(&play, &events), "<@100> plays the Hydran Progress.");
    let cubes = Do::Population { materials: Some(9), science: Some(8), money: None };
    let events = turn(&mut play, ADA, cubes);
    check(
        &answered(&play, ADA, &events),
        "You count your cubes: materials 11 → 9 (production 4), science 11 → 8 (production 6).",
    );
    check(&told(&play, &events), "<@100>'s cubes: materials 11 → 9 (production 4), science 11 → 8 (production 6).");
}

#[test]
fn a_campaign_without_a_pace_does_not_mention_one() {
    let founding = found("*Arm*", RulesetName::Ambassadors, None, START).expect("it is fine");
    check(
        &reply(&english(), ADA, &[Event::Founded(founding)], None),
        "**\\*Arm\\*** starts under the ambassadors rules: the diplomatic relations of Eclipse, on a board; most VP \
         at the end.",
    );
}

#[test]
fn relations_from_the_proposal_to_the_exchange() {
    let mut play = table();
    let events = turn(&mut play, ADA, Do::BeginAction);
    check(&told(&play, &events), "");
    let events = turn(&mut play, ADA, propose(BO));
    check(&told(&play, &events), "<@100> proposes diplomatic relations to <@101>, offering a science cube.");
    check(&answered(&play, ADA, &events), "You propose diplomatic relations to <@101>, offering a science cube.");
    let post = offer_post(&english(), &play.offer(1), None, None);
    check(&post.content, "<@100> proposes diplomatic relations to <@101>, offering a science cube.");
    check(
        &shown(&post.card),
        &format!(
            "⏳ Pending · Offer 1\nAccept: 1 VP and a step of production each.\nExpires \
             {LEFT}. It also ends with the action."
        ),
    );
    let events = play.order(BO, choose(1, Population::Money, Some(2)));
    check(
        &told(&play, &events),
        "<@101> accepts offer 1 from <@100>: diplomatic relations.\n• <@101> gets <@100>'s ambassador, on space 2: 1 \
         VP. <@100>: science production 2 → 3.\n• <@100> gets <@101>'s ambassador, on space 1: 1 VP. <@101>: money \
         production 2 → 3.",
    );
    check(
        &answered(&play, BO, &events),
        "You accept offer 1 from <@100>: diplomatic relations.\n• You get <@100>'s ambassador, on space 2: 1 VP for \
         you. Their science production 2 → 3.\n• Your ambassador goes to <@100>, on space 1: 1 VP for them. Your \
         money production 2 → 3.",
    );
}

#[test]
fn a_proposal_ends_with_its_action() {
    let mut play = hostile();
    turn(&mut play, ADA, Do::EndAction);
    let closed = &play.campaign.offers.closed[&OfferId(2)];
    let post = offer_post(&english(), &closed.offer, Some(&closed.closing), None);
    check(&post.content, "<@100> proposes diplomatic relations to <@103>, offering a science cube.");
    check(&shown(&post.card), "⌛ Lapsed · Offer 2\nIt ended with its action.");
    check(
        &refusal(&english(), &play.refused(DI, accept(2)), DI),
        "Offer 2 closed on <t:1800000000:f> (<t:1800000000:R>): <@100> ended it with another act. `/offers` lists what is \
         pending.",
    );
}

#[test]
fn a_returned_cube_asks_a_question() {
    let mut play = hostile();
    turn(&mut play, ADA, Do::EndAction);
    let post = offer_post(&english(), &play.offer(3), None, None);
    check(&post.content, "<@101>, <@100> has returned your cube. Which track does it go to? It was on money before.");
    check(
        &shown(&post.card),
        &format!(
            "⏳ Pending · Offer 3\nExpires {LEFT}. Then the cube goes back to its old track, \
             or to one with room."
        ),
    );
    check(
        &shown(&offers(&english(), &play.campaign, BO, &[])),
        &format!(
            "Pending offers\n**Waiting for your answer**\n`3` <@100> has returned your cube. Which track does it go \
             to? It was on money before. Due {WITHIN}.\n**Waiting for others to answer you**\n`4` <@100> gets a cube \
             back and chooses its track. It was on science before. Due {WITHIN}."
        ),
    );
    check(&offer_choice(&english(), &people(), &play.offer(3)), "3: Ada → _Bo_, a track for a returned cube");
    check(
        &refusal(&english(), &play.refused(BO, refuse(3)), BO),
        "Offer 3 cannot be refused. Choose an answer with `/accept offer:3`.",
    );
    check(
        &refusal(&english(), &play.refused(BO, accept(3)), BO),
        "Which track does your cube return to? Choose from materials, science, money: `/accept offer:3 track:`.",
    );
    let events = play.order(BO, choose(3, Population::Science, None));
    check(&answered(&play, BO, &events), "You answer offer 3.\n• Your cube is back: science production 6 → 4.");
    let closed = &play.campaign.offers.closed[&OfferId(3)];
    let card = offer_post(&english(), &closed.offer, Some(&closed.closing), None).card;
    check(&card.title, "✅ Answered · Offer 3");
    assert_eq!(card.description, "");
}

#[test]
fn a_question_without_an_answer() {
    let mut play = hostile();
    // This test is not about turns.
    play.campaign.settings.nudge = Span::millis(0);
    turn(&mut play, ADA, Do::EndAction);
    play.order(BO, choose(3, Population::Science, None));
    let events = play.wait(Span::hours(36));
    check(&told(&play, &events), &format!("<@100>, which track does your cube go to? Answer offer 4 by {WITHIN}."));
    let mut voided = hostile();
    voided.campaign = play.campaign.clone();
    let events = play.wait(Span::hours(36));
    check(
        &told(&play, &events),
        "<@100> did not answer offer 4 in time.\n• <@100>'s cube is back: science production 8 → \
         6.",
    );
    let closed = &play.campaign.offers.closed[&OfferId(4)];
    let card = offer_post(&english(), &closed.offer, Some(&closed.closing), None).card;
    check(
        &shown(&card),
        "⌛ Not answered · Offer 4\nNo answer by <t:1800259200:f>: the cube went \
         back to its track, or to one with room.",
    );
    let void = Moderation::Void { offer: OfferId(4), reason: "once more".to_owned() };
    let events = voided.order(CY, Command::Moderate(void));
    check(
        &told(&voided, &events),
        "Offer 4 was voided by <@102>: <@100> no longer chooses a track for the cube that <@101> returned.\n> once \
         more\n• <@100>'s cube is back: science production 8 → 6.",
    );
}

#[test]
fn waiting_offers_last_an_action_and_questions_forever() {
    let mut play = hostile();
    let wait = Setting::Silence(Silence::Wait);
    play.order(CY, Command::Moderate(Moderation::Configure(vec![wait])));
    play.order(ADA, Command::Withdraw { offer: OfferId(2) });
    let events = turn(&mut play, ADA, propose(DI));
    check(&answered(&play, ADA, &events), "You propose diplomatic relations to <@103>, offering a science cube.");
    let post = shown(&offer_post(&english(), &play.offer(3), None, None).card);
    assert!(post.ends_with("It lapses when the action ends."), "{post}");
    let events = turn(&mut play, ADA, Do::EndAction);
    let answer = answered(&play, ADA, &events);
    assert!(answer.ends_with("\nOffer 5 is yours to answer."), "{answer}");
}

#[test]
fn tiles_are_announced_without_their_value() {
    let mut play = related();
    let place = |value| Do::PlaceReputation { value, space: None };
    let events = turn(&mut play, ADA, place(3));
    check(&told(&play, &events), "<@100> places a reputation tile on space 2.");
    check(&answered(&play, ADA, &events), "You place a reputation tile worth 3 VP on space 2.");
    turn(&mut play, ADA, place(4));
    let events = turn(&mut play, ADA, Do::MoveTile { from: 2, to: 3 });
    check(
        &answered(&play, ADA, &events),
        "You swap a reputation tile worth 3 VP on space 2 with a reputation tile worth 4 VP on space 3.",
    );
    check(
        &answered(&play, CY, &events),
        "<@100> swaps a reputation tile on space 2 with a reputation tile on space 3.",
    );
    check(&told(&play, &events), "");
    let events = turn(&mut play, ADA, Do::MoveTile { from: 1, to: 5 });
    check(&answered(&play, ADA, &events), "You move <@101>'s ambassador from space 1 to space 5.");
    let events = turn(&mut play, ADA, Do::ReturnReputation { space: 2 });
    check(&told(&play, &events), "<@100> returns a reputation tile to the bag; space 2 is free.");
}

#[test]
fn moves_are_announced_and_edits_show_the_old_value() {
    let mut play = table();
    turn(&mut play, ADA, Do::BeginAction);
    let sail = Do::MoveShips { from: "vega".to_owned(), to: "mid".to_owned(), count: 2 };
    let events = turn(&mut play, ADA, sail);
    check(&told(&play, &events), "<@100> moves 2 ships from Vega to Mid.");
    let mut line = |command: Command, expected: &str| {
        let events = play.order(CY, command);
        let expected = format!("<@102>, as a moderator:\n• {expected}");
        check(&told(&play, &events), &expected);
    };
    let mid = || "Mid".to_owned();
    let new = || "*New*".to_owned();
    let add = Edit::AddPlace { name: new(), at: Some(Spot { q: -1, r: 2 }), holder: Some(ADA) };
    line(edit(add), "\\*New\\* is now on the board at -1, 2, controlled by <@100>.");
    let hold = Edit::Hold { place: mid(), holder: Some(CY) };
    line(edit(hold), "Control of Mid: nobody → <@102>.");
    let joined = |kind| Edit::Link { from: new(), to: mid(), kind };
    line(edit(joined(LinkKind::Generator)), "\\*New\\* and Mid are now joined by a link for Wormhole Generators only.");
    line(
        edit(joined(LinkKind::WarpPortal)),
        "\\*New\\* and Mid are now joined by warp portals instead of a link for Wormhole Generators only.",
    );
    let (from, to) = (mid(), new());
    line(edit(Edit::Unlink { from, to }), "\\*New\\* and Mid are no longer joined by warp portals.");
    let set = Edit::SetPieces { place: mid(), owner: None, kind: (), count: 3 };
    line(edit(set), "Ships in Mid (the ancients): 1 → 3.");
    line(
        edit(Edit::RemovePlace { place: mid() }),
        "Mid and its links are off the board. It was controlled by <@102>, with 3 ships belonging to the ancients and 4 ships belonging to <@100>.",
    );
    line(edit(Edit::Load(plan())), "The board now has 6 sectors and 5 links.");
}

#[test]
fn corrections_by_moderators() {
    let mut play = table();
    let mut line = |correction, expected: &str| {
        let events = play.order(CY, correct(correction));
        let expected = format!("<@102>, as a moderator:\n{expected}");
        check(&told(&play, &events), &expected);
    };
    line(
        Correction::Order { player: DI, position: 1 },
        "• The seats are now in this order: <@103>, <@100>, <@101> and <@102>.",
    );
    line(
        Correction::Track { player: ADA, spaces: vec![SpaceKind::Reputation, SpaceKind::Either, SpaceKind::Either] },
        "• <@100>'s reputation track now has these spaces: 1 for a reputation tile, 2 for either kind.",
    );
    line(Correction::Traitor { player: Some(BO) }, "• <@101> now holds the Traitor tile: -2 VP.");
    line(Correction::Traitor { player: None }, "• <@101> no longer holds the Traitor tile. Nobody does.");
    line(Correction::Traitor { player: None }, "• Nobody holds the Traitor tile.");
    line(Correction::Round { round: 4 }, "• It is now round 4.");
    line(Correction::Active { player: Some(BO) }, "• It is <@101>'s action now.");
    line(Correction::Active { player: None }, "• <@101>'s action is over, without a check for aggression.");
    line(
        Correction::Form { one: (ADA, Population::Science), other: (BO, Population::Money) },
        "• <@101> gets <@100>'s ambassador, on space 1: 1 VP. <@100>: science production 2 → 3.\n• <@100> gets \
         <@101>'s ambassador, on space 2: 1 VP. <@101>: money production 2 → 3.",
    );
    line(
        Correction::Part { one: ADA, other: BO },
        "• <@100> and <@101> no longer have relations. Each returns the other's ambassador and loses 1 VP.\n• <@101>'s cube is back: money production 3 → 2.\n• <@100>'s cube is back: science production 3 → 2.",
    );
}
