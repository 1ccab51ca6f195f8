//! The texts of a game of the ambassadors ruleset.

mod aggression;
mod safety;
mod sentences;
mod views;

use super::*;
use chancery::discord::render::{reply, story};
use chancery::rules::board::Spot;
use chancery::rules::games::ambassadors::{Choice, Command as Do, Correction, Pick, Population, State};
use chancery::rules::games::ambassadors::{Edit, LinkKind, Plan, PlannedLink, PlannedPieces, PlannedPlace};
use chancery::rules::{Moderation, Settings};
use chancery::text::Said;

#[track_caller]
fn check(read: &str, expected: &str) {
    assert_eq!(read, expected, "\nread:\n{read}\n");
}

pub fn correct(correction: Correction) -> Command {
    Command::Moderate(Moderation::Correct {
        correction: chancery::rules::Correction::Ambassadors(correction),
        reason: None,
    })
}

pub fn edit(edit: Edit) -> Command {
    correct(Correction::Board(edit))
}

fn sector(name: &str, at: (i16, i16), control: Option<usize>) -> PlannedPlace {
    PlannedPlace { name: name.to_owned(), at: Some(Spot::from(at)), control, ships: Vec::new() }
}

fn link(one: &str, other: &str, kind: LinkKind) -> PlannedLink {
    PlannedLink { between: [one.to_owned(), other.to_owned()], kind }
}

fn ships(seat: Option<usize>, count: u32) -> PlannedPieces {
    PlannedPieces { seat, count }
}

/// Returns a board that connects Ada with Bo and Di, and with Cy only through a generator.
pub fn plan() -> Plan {
    let mut sectors = vec![
        sector("Vega", (0, 0), Some(1)),
        sector("Tau", (1, 0), Some(2)),
        sector("*Rho*", (0, 1), Some(3)),
        sector("Sol", (1, 1), Some(4)),
        sector("Mid", (2, 0), None),
        sector("Rim", (3, 0), None),
    ];
    sectors[0].ships = vec![ships(Some(1), 2)];
    sectors[1].ships = vec![ships(Some(2), 1)];
    sectors[4].ships = vec![ships(None, 1), ships(Some(1), 2)];
    let links = vec![
        link("Vega", "Tau", LinkKind::Wormhole),
        link("Vega", "*Rho*", LinkKind::Generator),
        link("Vega", "Sol", LinkKind::WarpPortal),
        link("Vega", "Mid", LinkKind::Wormhole),
        link("Mid", "Rim", LinkKind::Wormhole),
    ];
    Plan { sectors, links }
}

/// Returns a game of four on that board.
pub fn table() -> Play {
    let mut play = Play::by(RulesetName::Ambassadors, "Spiral Arm");
    for player in [ADA, BO, CY, DI] {
        play.order(player, Command::Join);
    }
    play.order(CY, edit(Edit::Load(plan())));
    play
}

/// Returns that game after Ada and Bo have formed relations in Ada's action. She gave a cube of science, and he gave
/// one of money.
pub fn related() -> Play {
    let mut play = table();
    for player in [ADA, BO] {
        let cubes = Do::Population { materials: Some(9), science: Some(8), money: Some(5) };
        turn(&mut play, player, cubes);
    }
    turn(&mut play, ADA, Do::BeginAction);
    turn(&mut play, ADA, propose(BO));
    play.order(BO, choose(1, Population::Money, Some(2)));
    play
}

/// Returns that game after Ada's next action, which ends with one of her ships in Bo's sector.
pub fn hostile() -> Play {
    let mut play = related();
    turn(&mut play, ADA, propose(DI));
    let sail = Do::MoveShips { from: "Vega".to_owned(), to: "tau".to_owned(), count: 1 };
    turn(&mut play, ADA, sail);
    play
}

pub fn turn(play: &mut Play, by: PlayerId, command: Do) -> Vec<Event> {
    play.order(by, Command::from(command))
}

pub fn propose(to: PlayerId) -> Do {
    Do::Propose { to, track: Population::Science, space: None }
}

pub fn choose(offer: u64, track: Population, space: Option<u8>) -> Command {
    Command::Accept { offer: OfferId(offer), picks: vec![Pick::Track(Choice { track: Some(track), space }).into()] }
}

pub fn people() -> Names {
    names(&[(ADA, "Ada"), (BO, "_Bo_"), (CY, "Cy"), (DI, "Di")])
}

fn state(play: &Play) -> &State {
    play.campaign.playing::<ambassadors::State>().expect("ambassadors is played")
}

/// Returns the announcement at the table, with one story per line.
fn told(play: &Play, events: &[Event]) -> String {
    let notices = notices(&play.campaign, events);
    Said::in_lines(notices.iter().map(|n| story(&english(), n))).into()
}

/// Returns the private answer to `by`.
fn answered(play: &Play, by: PlayerId, events: &[Event]) -> String {
    let offer = events.iter().find_map(|event| match event {
        Event::OfferMade(offer) => Some(offer.id),
        Event::OfferClosed { offer, .. } => Some(*offer),
        _ => None,
    });
    let offer = offer.and_then(|id| play.campaign.offers.get(id));
    let settings = Settings::default();
    let events = events.iter();
    let events = events.filter_map(|event| event.redacted_for(&settings, by.into()));
    let events: Vec<Event> = events.collect();
    reply(&english(), by, &events, offer).into()
}
