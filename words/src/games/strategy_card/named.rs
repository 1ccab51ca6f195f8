//! The names of the game's values in options, files and button codes.

use crate::game_words::named_values;
use crate::rules::games::strategy_card::{Phase, Pool};

named_values!(Phase { "strategy" = Strategy, "action" = Action, "status" = Status });

named_values!(Pool { "tactic" = Tactic, "fleet" = Fleet, "strategy" = Strategy });
