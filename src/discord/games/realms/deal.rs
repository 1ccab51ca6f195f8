//! Clauses of deals: promises in words.

use crate::discord::game_ui::{Dealt, without};
use crate::rules::games::realms::State;

impl Dealt for State {
    without!(clauses);
}
