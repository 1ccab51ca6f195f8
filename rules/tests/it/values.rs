//! H1: a campaign's own values. Each figure of the leverage rules is tested under a second set of values. Every key in
//! it differs from its default.

mod changed;
mod files;
mod second;

use super::given::*;
use chancery_rules::games::leverage::values::{Given, ValueFlaw};
use chancery_rules::games::leverage::{Correction, Values};
use chancery_rules::ids::PlayerId;

const SECOND: &str = include_str!("values/second.json");

fn read(file: &str) -> Result<Values, Vec<ValueFlaw>> {
    let given: Given = serde_json::from_str(file).expect("JSON");
    Values::read(&given)
}

/// Returns the second set of values.
pub fn second_values() -> Values {
    read(SECOND).expect("possible values")
}

/// Returns the second set of values, but with one ship for each player, as the model has it.
pub fn values_of_the_model() -> Values {
    read(include_str!("values/one_ship.json")).expect("possible values")
}

fn load(values: &Values) -> Step {
    correct(Correction::Values(Box::new(values.clone())))
}

/// Returns an evening that is played by these values from the beginning.
fn evening_by(values: &Values) -> Evening {
    let mut evening = Evening::of([]);
    evening.play(&[load(values)]);
    evening.play(&[join(ADA), join(BO), join(CY)]);
    evening.log.clear();
    evening
}

/// Plays steps by the second set of values.
fn by_second(steps: &[Step]) -> Evening {
    let mut evening = evening_by(&second_values());
    evening.play(steps);
    evening
}

fn held(by: PlayerId, over: PlayerId, value: f64) -> Step {
    let value = points(value);
    correct(Correction::SetLeverage { by, over, value })
}
