//! Clauses of deals: promises in words.

use crate::discord::game_ui::{Dealt, without};
use crate::rules::games::ambassadors::State;

impl Dealt for State {
    without!(clauses);
}
