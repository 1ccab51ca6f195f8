//! Seats and turns, for the games that have them.

use super::{Export, Node, Wrong};
use crate::rules::board::seat_of;
use crate::rules::ids::PlayerId;
use crate::rules::seating::Seating;
use serde::Serialize;
use serde::de::DeserializeOwned;

impl Export<'_> {
    /// Returns the order of the players, of whom at most `most` may play, and whose action is under way.
    pub fn seating(&self, most: usize) -> Seating {
        let list = self.file.key("players");
        if self.active.len() > most {
            list.flaw(Wrong::TooMany { most });
        }
        let players = list.items();
        let seated = players.iter().filter(|one| one.key("seat").given().is_some()).count();
        let seated = i64::try_from(seated).unwrap_or(i64::MAX);
        let mut order: Vec<(i64, PlayerId)> = Vec::new();
        for one in &players {
            let Some(player) = one.object().and_then(|_| one.key("user_id").player()) else { continue };
            let seat = one.key("seat");
            match seat.given() {
                // A player with a wrong number is seated too, so that nothing else seems wrong.
                Some(seat) => {
                    let number = seat.integer(1, seated).unwrap_or(seated);
                    if order.iter().any(|(taken, _)| *taken == number) {
                        seat.flaw(Wrong::Twice);
                    }
                    order.push((number, player));
                }
                None if self.active.contains(&player) => seat.flaw(Wrong::Missing),
                None => {}
            }
        }
        let active = self.file.key("active").given();
        let active = active.and_then(|node| {
            let player = node.player()?;
            if self.active.contains(&player) { Some(player) } else { node.wrong(Wrong::HasLeft(player)) }
        });
        order.sort_by_key(|(number, _)| *number);
        Seating { order: order.into_iter().map(|(_, player)| player).collect(), active }
    }

    /// Checks that the board file, if there is one, shows the same board as the rest of the export. `board` returns it
    /// for players in the order of the file's seats.
    pub fn must_show_board<P: Serialize + DeserializeOwned>(&self, board: impl FnOnce(&[PlayerId]) -> P) {
        let node = self.file.key("board");
        if let Some(file) = node.key("file").given() {
            file.must_be(&board(&node.key("seats").players()));
        }
    }
}

impl Node<'_> {
    /// Returns one of the players who have a seat.
    pub fn seated(&self, order: &[PlayerId]) -> Option<PlayerId> {
        let player = self.player()?;
        if order.contains(&player) { Some(player) } else { self.wrong(Wrong::NoSuchPlayer(player)) }
    }

    /// Returns the seat of a player, as board files count them, or `Some(None)` for nobody.
    pub fn seat(&self, order: &[PlayerId]) -> Option<Option<usize>> {
        match self.given() {
            Some(node) => Some(seat_of(order, node.seated(order)?)),
            None => Some(None),
        }
    }
}
