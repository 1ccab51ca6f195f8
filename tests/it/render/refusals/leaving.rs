//! The confirmation before a player leaves (L12.1).

use super::*;
use chancery::rules::{Settled, games};

/// The contents of each line of [`everything`].
const LINES: &[&str] = &[
    "• Offer 3 counts as refused. You over <@100>: 10 → -12. It opens hostile acts to <@100>: damaging ships",
    "• Your offer 4 is withdrawn, and the 5 leverage",
    "• Your offer 5 is withdrawn.",
    "• Offer 6 lapses",
    "Your ships stop, with credit up to now: Flagship: Research in <@100>'s systems; Heron: Research in your own systems, at Sol.",
    "Leave?",
];

/// Returns the confirmation for a player who has something of each kind to settle.
fn everything() -> Confirmation {
    let costs = |costs| Some(games::Confirmation::Leverage(costs));
    let refusal = leverage::Confirmation::RefusalCosts {
        offer: OfferId(3),
        asker: ADA,
        from: Leverage::points(10),
        to: Leverage::points(-12),
        opens: vec![HostileAct::DamageShipInOwnSystems],
        back: None,
        at_bound: false,
    };
    let withdrawal = leverage::Confirmation::WithdrawalCosts { offer: OfferId(4), cost: Leverage::points(5) };
    let doing = |ship: &str, host, place: Option<&str>| leverage::Doing {
        ship: ship.to_owned(),
        kind: leverage::TaskKind::Research,
        player: BO,
        host,
        place: place.map(str::to_owned),
    };
    let doing = vec![doing("Flagship", ADA, None), doing("Heron", BO, Some("Sol"))];
    Confirmation::Leaves {
        settled: [
            (3, Outcome::Refused, costs(refusal)),
            (4, Outcome::Withdrawn, costs(withdrawal)),
            (5, Outcome::Withdrawn, None),
            (6, Outcome::Lapsed, None),
        ]
        .map(|(offer, outcome, costs)| Settled { offer: OfferId(offer), outcome, costs })
        .into(),
        ends: costs(leverage::Confirmation::ActionsEnd { doing }),
    }
}

#[test]
fn leaving_lists_each_thing_it_settles() {
    let shown = refusal(&english(), &Refusal::MustConfirm(everything()), BO);
    for line in LINES {
        assert!(shown.contains(line), "{shown} lacks {line}");
    }
}

#[test]
fn long_offer_lists_show_as_many_as_fit() {
    let settled = |offer| Settled { offer: OfferId(offer), outcome: Outcome::Lapsed, costs: None };
    let leaves = Confirmation::Leaves { settled: (1..=99).map(settled).collect(), ends: None };
    let shown = refusal(&english(), &Refusal::MustConfirm(leaves), BO);
    assert!(shown.contains("Offer 10 lapses") && !shown.contains("Offer 11"), "{shown}");
    assert!(shown.contains("and 89 more"), "{shown}");
}
