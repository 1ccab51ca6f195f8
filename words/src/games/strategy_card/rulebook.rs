//! The values that the rules mention.

use super::words;
use crate::game_words::Ruled;
use crate::rules::games::strategy_card::State;
use crate::rules::games::strategy_card::{DIPLOMACY, GAIN, MOST_INITIATIVE, MOST_READIED, NAALU, Pools, TOKENS};
use crate::text::{Arguments, Text};

impl Ruled for State {
    const EXAMPLE: (&'static str, &'static str) = ("T2", "T2.3");

    fn numbers(text: &Text, _: &State, _: &Self::Settings) -> Arguments {
        vec![
            ("diplomacy", DIPLOMACY.into()),
            ("most-initiative", MOST_INITIATIVE.into()),
            ("naalu", NAALU.into()),
            ("all-tokens", TOKENS.into()),
            ("sheet", words::sheet(text, Pools::START).into()),
            ("readied", MOST_READIED.into()),
            ("gain", GAIN.into()),
        ]
    }
}
