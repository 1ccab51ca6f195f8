//! Every test begins with Ada, Bo, Cy and Dee at the table, clockwise, and this board. `=` joins sectors by a
//! wormhole, `~` by a pair of warp portals, and `-` by a link for generators. No action is in progress.
//!
//! ```text
//! Edge       =  Aster, Birch, Cedar    no player's, and empty
//! Aster (2)  =  Birch  ~ Dune  - Middle    Ada's, with two ships of hers
//! Birch (2)  =  Cedar                      Bo's
//! Cedar (1)  -  Dune                       Cy's
//! Dune  (1)  =  Middle                     Dee's
//! Middle                                   no player's, with an ancient ship
//! ```

pub use crate::given::{
    ADA, BO, CY, DEE, DUE, Evening, MODERATOR, START, Step, accept, closed, confirmed, end, hours, id, join, leave,
    moderate, moderated, order, pause, reasoned, refuse, resume, set, too_late, void, wait, withdraw,
};

use chancery_rules::board::Spot;
use chancery_rules::games::ambassadors;
use chancery_rules::games::ambassadors::{Change, Edit, LinkKind, Plan, PlannedLink, PlannedPieces, PlannedPlace};
use chancery_rules::games::ambassadors::{
    Choice, Clash, Command as Act, Condition, Correction, Cubes, Event as Effect, Population, Seat, Species, State,
    Technology, Terms, conditions,
};
use chancery_rules::ids::{CampaignId, OfferId, PlayerId};
use chancery_rules::{Campaign, Command, Confirmation, Event, Moderation, Offer, Refusal, RulesetName, Silence, found};

pub use LinkKind::{Generator, WarpPortal, Wormhole};
pub use Population::{Materials, Money, Science};

pub const EVE: PlayerId = PlayerId(104);

/// Plays `given`, which must succeed, then `when`, which must lead to `then`. Returns the state afterwards.
#[track_caller]
pub fn check(given: &[Step], when: Step, then: Result<Vec<Event>, Refusal>) -> Campaign {
    let mut evening = table();
    evening.play(given);
    let before = evening.campaign.clone();
    let outcome = evening.attempt(&when).map(|events| events.into_iter().map(of_relations).collect());
    assert_eq!(outcome, then, "when {when:?}");
    if then.is_err() {
        assert_eq!(evening.campaign, before, "a refusal changes nothing");
    }
    evening.campaign
}

/// Plays `given`, which must succeed, and returns the state afterwards.
#[track_caller]
pub fn after(given: &[Step]) -> Campaign {
    let mut evening = table();
    evening.play(given);
    evening.campaign
}

/// Returns an evening at the table of four, with an empty log.
pub fn table() -> Evening {
    let mut evening = seated([ADA, BO, CY, DEE]);
    evening.play(&[edit(Edit::Load(plan()))]);
    evening.log.clear();
    evening
}

/// Returns the evening of a new campaign that these players have joined, without a board.
pub fn seated(players: impl IntoIterator<Item = PlayerId>) -> Evening {
    let mut founding = found("Orion", RulesetName::Ambassadors, None, START).expect("a good name");
    // L14.4 has its own tests.
    founding.settings.nudge = chancery_rules::time::Span::millis(0);
    let mut evening =
        Evening { campaign: Campaign::new(CampaignId(1), &founding), now: START, log: vec![Event::Founded(founding)] };
    for player in players {
        evening.play(&[join(player)]);
    }
    evening
}

/// Returns the board of these tests, for the players in the order of their seats.
pub fn plan() -> Plan {
    let sector = |name: &str, at: (i16, i16), control, ships: &[(Option<usize>, u32)]| {
        let pieces = |(seat, count): &(Option<usize>, u32)| PlannedPieces { seat: *seat, count: *count };
        PlannedPlace {
            name: name.to_owned(),
            at: Some(Spot::from(at)),
            control,
            ships: ships.iter().map(pieces).collect(),
        }
    };
    Plan {
        sectors: vec![
            sector("Aster", (0, -1), Some(1), &[(Some(1), 2)]),
            sector("Birch", (1, -1), Some(2), &[(Some(2), 2)]),
            sector("Cedar", (1, 0), Some(3), &[(Some(3), 1)]),
            sector("Dune", (0, 1), Some(4), &[(Some(4), 1)]),
            sector("Edge", (2, -1), None, &[]),
            sector("Middle", (0, 0), None, &[(None, 1)]),
        ],
        links: vec![
            link_of("Aster", "Birch", Wormhole),
            link_of("Birch", "Cedar", Wormhole),
            link_of("Aster", "Dune", WarpPortal),
            link_of("Cedar", "Dune", Generator),
            link_of("Aster", "Edge", Wormhole),
            link_of("Birch", "Edge", Wormhole),
            link_of("Cedar", "Edge", Wormhole),
            link_of("Aster", "Middle", Generator),
            link_of("Dune", "Middle", Wormhole),
        ],
    }
}

pub fn link_of(from: &str, to: &str, kind: LinkKind) -> PlannedLink {
    let between = [from.to_owned(), to.to_owned()];
    PlannedLink { between, kind }
}

pub fn state(campaign: &Campaign) -> &State {
    campaign.playing::<State>().expect("ambassadors is played")
}

#[track_caller]
pub fn seat(campaign: &Campaign, player: PlayerId) -> &Seat {
    state(campaign).seat(player).expect("a seat")
}

/// Returns how many cubes are left on a player's tracks: materials, science, money.
#[track_caller]
pub fn cubes(campaign: &Campaign, player: PlayerId) -> [u8; 3] {
    let Cubes { materials, science, money } = seat(campaign, player).cubes;
    [materials, science, money]
}

pub fn related(campaign: &Campaign, one: PlayerId, other: PlayerId) -> bool {
    let partners = state(campaign).partners(one);
    assert_eq!(partners.contains(&other), state(campaign).partners(other).contains(&one));
    partners.contains(&other)
}

/// Returns the conditions that prevent relations between two players.
#[track_caller]
pub fn unmet(campaign: &Campaign, by: PlayerId, other: PlayerId) -> Vec<Condition> {
    let all = conditions(campaign.roster(), state(campaign), by, other).expect("both play");
    all.into_iter().filter(|one| !one.is_met()).collect()
}

pub fn not_open(by: PlayerId, other: PlayerId, unmet: Vec<Condition>) -> Refusal {
    Refusal::from(ambassadors::Refusal::NoRelations { by, other, unmet })
}

pub fn act(by: PlayerId, act: Act) -> Step {
    order(by, Command::from(act))
}

pub fn begin(by: PlayerId) -> Step {
    act(by, Act::BeginAction)
}

pub fn finish(by: PlayerId) -> Step {
    act(by, Act::EndAction)
}

pub fn sail(by: PlayerId, from: &str, to: &str, count: u32) -> Step {
    let (from, to) = (from.to_owned(), to.to_owned());
    act(by, Act::MoveShips { from, to, count })
}

pub fn propose(by: PlayerId, to: PlayerId, track: Population) -> Step {
    propose_on(by, to, track, None)
}

pub fn propose_on(by: PlayerId, to: PlayerId, track: Population, space: impl Into<Option<u8>>) -> Step {
    let space = space.into();
    act(by, Act::Propose { to, track, space })
}

pub fn accept_with(
    by: PlayerId,
    offer: u64,
    track: impl Into<Option<Population>>,
    space: impl Into<Option<u8>>,
) -> Step {
    let (track, space) = (track.into(), space.into());
    let picks = vec![ambassadors::Pick::Track(Choice { track, space }).into()];
    let offer = id(offer);
    order(by, Command::Accept { offer, picks })
}

pub fn play_as(by: PlayerId, species: Species) -> Step {
    act(by, Act::Species { species })
}

pub fn cloak(by: PlayerId, has: bool) -> Step {
    let technology = Technology::CloakingDevice;
    act(by, Act::Technology { technology, has })
}

/// Sets how many cubes are left on all three tracks.
pub fn populate(by: PlayerId, [materials, science, money]: [u8; 3]) -> Step {
    let [materials, science, money] = [materials, science, money].map(Some);
    act(by, Act::Population { materials, science, money })
}

pub fn earn(by: PlayerId, value: u8, space: impl Into<Option<u8>>) -> Step {
    let space = space.into();
    act(by, Act::PlaceReputation { value, space })
}

pub fn rearrange(by: PlayerId, from: u8, to: u8) -> Step {
    act(by, Act::MoveTile { from, to })
}

pub fn give_up(by: PlayerId, space: u8) -> Step {
    act(by, Act::ReturnReputation { space })
}

/// Fills the four spaces of a Terran track that take reputation tiles.
pub fn laden(player: PlayerId) -> [Step; 4] {
    [2, 3, 4, 5].map(|space| earn(player, 1, space))
}

pub fn correct(correction: Correction) -> Step {
    let correction = chancery_rules::Correction::Ambassadors(correction);
    let reason = None;
    moderate(Moderation::Correct { correction, reason })
}

/// A moderator removes a player who has `pending` open offers.
pub fn removed(player: PlayerId, pending: usize) -> Step {
    let reason = None;
    let remove = moderate(Moderation::RemovePlayer { player, reason });
    confirmed(remove, Confirmation::RemovesPlayer { player, pending })
}

pub fn edit(edit: Edit) -> Step {
    correct(Correction::Board(edit))
}

pub fn hold(place: &str, holder: impl Into<Option<PlayerId>>) -> Step {
    let (place, holder) = (place.to_owned(), holder.into());
    edit(Edit::Hold { place, holder })
}

pub fn ships(place: &str, owner: impl Into<Option<PlayerId>>, count: u32) -> Step {
    let (place, owner) = (place.to_owned(), owner.into());
    edit(Edit::SetPieces { place, owner, kind: (), count })
}

pub fn link(from: &str, to: &str, kind: LinkKind) -> Step {
    let (from, to) = (from.to_owned(), to.to_owned());
    edit(Edit::Link { from, to, kind })
}

pub fn unlink(from: &str, to: &str) -> Step {
    let (from, to) = (from.to_owned(), to.to_owned());
    edit(Edit::Unlink { from, to })
}

pub fn traitor(player: impl Into<Option<PlayerId>>) -> Step {
    let player = player.into();
    correct(Correction::Traitor { player })
}

/// Forms relations as a moderator, with a cube from each player's money track.
pub fn form(one: PlayerId, other: PlayerId) -> Step {
    let (one, other) = ((one, Money), (other, Money));
    correct(Correction::Form { one, other })
}

pub fn part(one: PlayerId, other: PlayerId) -> Step {
    correct(Correction::Part { one, other })
}

pub fn told(event: Effect) -> Event {
    Event::from(event)
}

pub fn changed(change: Change) -> Event {
    told(Effect::Board(change))
}

pub fn edited(change: Change) -> Result<Vec<Event>, Refusal> {
    Ok(vec![moderated(), changed(change)])
}

/// A moderator hands the action from one player to another, after the first action of the game.
pub fn turned(before: Option<PlayerId>, player: Option<PlayerId>) -> Event {
    let players = None;
    told(Effect::ActiveSet { player, before, players })
}

/// A player has begun the first action of a game of four.
pub fn begun(player: PlayerId) -> Event {
    let (round, players) = (1, Some(4));
    told(Effect::ActionBegun { player, round, players })
}

/// An action ended, whoever else the player's ships are with.
pub fn ended(player: PlayerId, next: impl Into<Option<PlayerId>>) -> Event {
    let next = next.into();
    told(Effect::ActionEnded { player, next, intrudes_on: Vec::new() })
}

/// Returns the event without the players whom ships are with, who do not matter to relations.
fn of_relations(mut event: Event) -> Event {
    if let Event::Game(chancery_rules::games::Event::Ambassadors(Effect::ActionEnded { intrudes_on, .. })) = &mut event
    {
        intrudes_on.clear();
    }
    event
}

pub fn gave(from: PlayerId, to: PlayerId, track: Population, left: u8, space: u8) -> Event {
    told(Effect::AmbassadorGiven { from, to, track, left, space })
}

pub fn broke(aggressor: PlayerId, other: PlayerId, clashes: &[Clash]) -> Event {
    let clashes = clashes.to_vec();
    told(Effect::RelationsBroken { aggressor, other, clashes })
}

pub fn put_back(player: PlayerId, track: Population, left: u8) -> Event {
    told(Effect::CubeReturned { player, track, left })
}

pub fn passed(from: impl Into<Option<PlayerId>>, to: impl Into<Option<PlayerId>>) -> Event {
    let (from, to) = (from.into(), to.into());
    told(Effect::TraitorMoved { from, to })
}

/// Returns a clash: each side's number of ships in a place, and whether the partner controls it.
pub fn clash(
    (intruder, ships): (PlayerId, u32),
    (other, others): (PlayerId, u32),
    sector: &str,
    control: bool,
) -> Clash {
    let sector = sector.to_owned();
    Clash { intruder, other, sector, ships, others, control }
}

/// Confirms these clashes and the position of the Traitor tile.
pub fn warned(step: Step, clashes: &[Clash], traitor: impl Into<Option<PlayerId>>) -> Step {
    confirmed(step, warning(clashes, traitor))
}

pub fn warning(clashes: &[Clash], traitor: impl Into<Option<PlayerId>>) -> Confirmation {
    let (clashes, traitor) = (clashes.to_vec(), traitor.into());
    Confirmation::from(ambassadors::Confirmation::EndsAction { clashes, traitor, proposals: Vec::new() })
}

/// Ends an action with these proposals pending, already confirmed.
pub fn ending(step: Step, clashes: &[Clash], proposals: &[u64]) -> Step {
    let question = Confirmation::from(ambassadors::Confirmation::EndsAction {
        clashes: clashes.to_vec(),
        traitor: None,
        proposals: proposals.iter().copied().map(OfferId).collect(),
    });
    confirmed(step, question)
}

/// Leaves with this offer pending, already confirmed.
pub fn leaving(player: PlayerId, offer: u64) -> Step {
    let offers = vec![OfferId(offer)];
    confirmed(leave(player), Confirmation::LeavingVoids { offers })
}

/// Returns an offer made at [`START`] under the default settings.
pub fn offer(number: u64, from: PlayerId, to: PlayerId, terms: Terms) -> Offer {
    Offer {
        id: id(number),
        from: from.into(),
        to,
        terms: chancery_rules::Terms::Ambassadors(terms),
        note: None,
        private: false,
        made_at: START,
        deadline: Some(DUE),
        answer_within: hours(72),
        silence: Silence::Lapse,
        awaits_return: false,
        reminded: None,
        extensions: 0,
    }
}

pub fn proposed(number: u64, from: PlayerId, to: PlayerId, track: Population) -> Event {
    let space = None;
    Event::OfferMade(offer(number, from, to, Terms::Relations { track, space }))
}

/// Returns the question to a cube's owner about where to put the cube that comes back from `holder`.
pub fn asked(number: u64, holder: PlayerId, owner: PlayerId, came_from: Population) -> Event {
    Event::OfferMade(offer(number, holder, owner, Terms::PutBack { came_from }))
}

/// Returns the refusal that demands one of these tracks, and one of these spaces if there are any.
pub fn must_pick(offer: u64, tracks: &[Population], spaces: &[u8]) -> Refusal {
    let spaces: Vec<Option<u8>> = match spaces {
        [] => vec![None],
        spaces => spaces.iter().copied().map(Some).collect(),
    };
    let mut picks = Vec::new();
    for track in tracks.iter().copied().map(Some) {
        for space in spaces.iter().copied() {
            picks.push(ambassadors::Pick::Track(Choice { track, space }).into());
        }
    }
    Refusal::MustPick { offer: id(offer), picks, most: 1 }
}

/// Wraps a refusal of this game, or of a part that it shares, as the table returns it.
pub fn refused(no: impl Into<ambassadors::Refused>) -> Refusal {
    Refusal::from(no.into())
}

pub fn and(mut steps: Vec<Step>, more: impl IntoIterator<Item = Step>) -> Vec<Step> {
    steps.extend(more);
    steps
}
