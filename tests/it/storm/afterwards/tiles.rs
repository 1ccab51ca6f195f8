//! Recounts tiles, cubes and the Traitor tile. None is lost, and none appears from nowhere.

use chancery::rules::games;
use chancery::rules::games::ambassadors::{CUBES, Event as Happened, Population, State, TILES, Tile};
use chancery::rules::ids::PlayerId;
use chancery::rules::{Event, Outcome};

/// Counts the events that the storm must cover.
#[derive(Default)]
pub struct Tally {
    pub formed: usize,
    pub broken: usize,
}

impl Tally {
    /// Counts all pieces after a journal entry. `before` is the state that the decision was based on.
    pub fn count(&mut self, before: &State, events: &[Event], after: &State) {
        let accepted =
            |event: &Event| matches!(event, Event::OfferClosed { closing, .. } if closing.outcome == Outcome::Accepted);
        let happened = || {
            events.iter().filter_map(|event| match event {
                Event::Game(games::Event::Ambassadors(event)) => Some(event),
                _ => None,
            })
        };
        let given = happened().filter(|one| matches!(one, Happened::AmbassadorGiven { .. }));
        let given = given.count();
        if events.iter().any(accepted) && given > 0 {
            assert_eq!(given, 2, "each gives one");
            self.formed += 1;
        }
        for player in after.seats.keys() {
            own_pieces(after, *player);
        }
        let mut traitor = before.traitor;
        let mut reputation = reputation(before);
        for event in happened() {
            match event {
                Happened::TraitorMoved { from, to } => {
                    assert_eq!(*from, traitor, "it comes from its holder");
                    traitor = *to;
                }
                Happened::RelationsBroken { aggressor, .. } => {
                    self.broken += 1;
                    assert_eq!(after.traitor, Some(*aggressor));
                }
                Happened::ReputationPlaced { .. } => reputation += 1,
                Happened::ReputationReturned { .. } => reputation -= 1,
                _ => {}
            }
        }
        assert_eq!(after.traitor, traitor);
        assert_eq!(self::reputation(after), reputation);
    }
}

/// Counts one player's ambassador tiles and cubes, wherever they are.
fn own_pieces(state: &State, player: PlayerId) {
    let seat = &state.seats[&player];
    let mut holders = Vec::new();
    for (holder, other) in &state.seats {
        let held =
            other.track.iter().filter(|space| matches!(space.tile, Some(Tile::Ambassador { of, .. }) if of == player));
        holders.extend(held.map(|_| *holder));
    }
    holders.sort();
    let mut partners = state.partners(player);
    partners.sort();
    assert_eq!(holders, partners, "{player} and others hold each other's");
    let away = u8::try_from(holders.len()).unwrap();
    assert_eq!(seat.tiles + away, TILES, "the tiles of {player}");
    let tracks = Population::ALL.map(|track| seat.cubes.on(track));
    let on_tracks: u8 = tracks.iter().sum();
    let all = on_tracks + away + seat.in_hand + seat.placed;
    assert_eq!(all, CUBES, "the cubes of {player}");
}

fn reputation(state: &State) -> usize {
    let seats = state.seats.values();
    seats.map(|seat| seat.reputation().count()).sum()
}
