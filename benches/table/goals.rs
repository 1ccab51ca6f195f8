use std::process::ExitCode;

#[derive(Default)]
pub struct Goals(Vec<Goal>);

struct Goal {
    what: String,
    is: f64,
    bound: Bound,
}

enum Bound {
    AtLeast(f64),
    AtMost(f64),
}

impl Goals {
    pub fn at_least(&mut self, what: &str, is: f64, goal: f64) {
        self.add(what, is, Bound::AtLeast(goal));
    }

    pub fn at_most(&mut self, what: &str, is: f64, goal: f64) {
        self.add(what, is, Bound::AtMost(goal));
    }

    fn add(&mut self, what: &str, is: f64, bound: Bound) {
        let what = what.to_owned();
        self.0.push(Goal { what, is, bound });
    }

    /// Prints every goal, and fails if one was not reached.
    pub fn judge(&self) -> ExitCode {
        println!("\n{:<44} {:>8} {:>10}", "goals", "", "goal");
        let mut missed = 0;
        for Goal { what, is, bound } in &self.0 {
            let (reached, goal) = match bound {
                Bound::AtLeast(goal) => (is >= goal, format!(">= {goal}")),
                Bound::AtMost(goal) => (is <= goal, format!("<= {goal}")),
            };
            missed += usize::from(!reached);
            let word = if reached { "" } else { "missed" };
            println!("{what:<44} {is:>8.2} {goal:>10} {word}");
        }
        match missed {
            0 => ExitCode::SUCCESS,
            _ => ExitCode::FAILURE,
        }
    }
}
