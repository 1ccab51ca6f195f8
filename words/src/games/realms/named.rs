//! The names of the game's values in options, files and button codes.

use crate::game_words::named_values;
use crate::rules::games::realms::{CallKind, DistantAlliance, MerchantsStand, Piece, TradeCards};

named_values!(Piece {
    "town" = Town, "vassal" = Vassal, "marriage" = Marriage, "colonist" = Colonist, "ship" = Ship,
    "protection" = Protection,
});

named_values!(CallKind { "defensive" = Defensive, "offensive" = Offensive });

named_values!(DistantAlliance { "claim" = Claim, "strict" = Strict });

named_values!(MerchantsStand { "moderator" = Moderator, "last-seat" = LastSeat });

named_values!(TradeCards { "table" = Table, "trader" = Trader });
