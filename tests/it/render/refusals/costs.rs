//! The confirmation of an order that costs leverage: the cost, what it opens to the other player, and the way back.

use super::*;

fn confirm(needed: leverage::Confirmation) -> Refusal {
    Refusal::MustConfirm(Confirmation::from(needed))
}

fn stealing() -> Vec<HostileAct> {
    vec![HostileAct::StealMinerals, HostileAct::StealBiomass]
}

fn act(price: i64, from: i64, to: i64) -> Refusal {
    confirm(leverage::Confirmation::ActCosts {
        against: ADA,
        price: Leverage::points(price),
        from: Leverage::points(from),
        to: Leverage::points(to),
        allowed: from == 0,
        opens: match from == to {
            true => Vec::new(),
            false => stealing(),
        },
        back: (from == 0).then_some(Money(100)),
    })
}

fn refusing(from: i64, to: i64) -> Refusal {
    confirm(leverage::Confirmation::RefusalCosts {
        offer: OfferId(7),
        asker: ADA,
        from: Leverage::points(from),
        to: Leverage::points(to),
        opens: Vec::new(),
        back: None,
        at_bound: from == to && from == -100,
    })
}

fn revoking(from: i64, ends: usize) -> Refusal {
    confirm(leverage::Confirmation::RevokingCosts {
        grantee: ADA,
        access: Access::Trade,
        from: Leverage::points(from),
        to: Leverage::points(-100),
        opens: stealing(),
        back: None,
        ends,
    })
}

/// Returns one of each kind, with the parts its text must contain.
pub fn every_kind() -> Vec<(Refusal, &'static [&'static str])> {
    vec![
        (
            act(2, 0, -2),
            &[
                "cost you 2",
                "/collect-biomass",
                "<@100>",
                "0 → -2",
                "opens hostile acts to <@100>: stealing minerals",
                "A gift of 100 money to <@100> brings it back.",
            ],
        ),
        (act(15, -95, -100), &["cost you 5", "-95 → -100", "price is 15", "acts to <@100>"]),
        (act(2, -100, -100), &["already at the lowest", "<@100>", "-100", "opens no new hostile acts"]),
        (refusing(2, -1), &["7", "<@100>", "3", "2 → -1", "opens no new hostile acts"]),
        (refusing(-100, -100), &["7", "<@100>", "-100", "costs you no leverage"]),
        (revoking(-90, 0), &["<@100>'s trade access", "costs you 10", "-90 → -100", "acts to <@100>"]),
        (revoking(-100, 1), &["no leverage", "already at the lowest, -100", "what they are doing with it"]),
        (revoking(-90, 2), &["2 things they are doing with it"]),
    ]
}

#[test]
fn a_free_change_above_the_limit_is_not_called_lowest() {
    for free in [act(0, -10, -10), refusing(-10, -10)] {
        let shown = refusal(&english(), &free, BO);
        assert!(shown.contains("you no leverage over <@100>: it stays at -10"), "{shown}");
    }
    assert!(refusal(&english(), &act(15, -100, -100), BO).contains("already at the lowest: -100"));
    assert!(refusal(&english(), &refusing(-100, -100), BO).contains("already at the lowest, -100"));
}

#[test]
fn l3_9_a_reset_previews_its_actual_change() {
    let [yours, theirs, amount] = [5, 30, 30].map(Leverage::points);
    let shown =
        refusal(&english(), &confirm(leverage::Confirmation::ResetOverflows { with: ADA, yours, theirs, amount }), BO);
    assert!(shown.contains("your leverage over <@100> would change by +5, theirs over you by +30"), "{shown}");
}
