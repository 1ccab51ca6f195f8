//! Clauses of deals: promises in words.

use crate::discord::game_ui::{Dealt, without};
use crate::rules::games::strategy_card::State;

impl Dealt for State {
    without!(clauses);
}
