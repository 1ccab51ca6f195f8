//! The games of the evenings: how they begin, the deals that are open, and what the players do.

use super::evening::{ADA, BO, CY, DEE, MODERATOR, PEACE_UNTIL, order};
use chancery::rules::deal::Clause;
use chancery::rules::games::ambassadors::{self, Edit, Seat};
use chancery::rules::games::leverage::amounts::{Leverage, Money};
use chancery::rules::games::{self, leverage};
use chancery::rules::ids::{CampaignId, PlayerId};
use chancery::rules::ruleset::When;
use chancery::rules::{Campaign, Command, Correction, Moderation, Order, RulesetName};

/// The campaign that plays ambassadors. The others play leverage.
const ARENA: CampaignId = CampaignId(2);

/// What a player sees of their own.
#[derive(Clone, Debug, PartialEq)]
pub enum Figures {
    Money(Money),
    Seat(Box<Seat>),
}

pub fn figures(campaign: &Campaign, player: PlayerId) -> Figures {
    if let Ok(state) = campaign.playing::<leverage::State>() {
        return Figures::Money(state.money(player));
    }
    let state = campaign.playing::<ambassadors::State>().expect("one of the two");
    Figures::Seat(Box::new(state.seat(player).expect("a seat").clone()))
}

pub fn ruleset(campaign: CampaignId) -> RulesetName {
    if campaign == ARENA { RulesetName::Ambassadors } else { RulesetName::Leverage }
}

/// Returns the players in the order of their seats.
pub fn players(campaign: CampaignId) -> &'static [PlayerId] {
    if campaign == ARENA { &[ADA, BO, CY, DEE] } else { &[ADA, BO, CY] }
}

/// Returns the orders that are given once all have joined.
pub fn opening(campaign: CampaignId) -> Vec<Order> {
    let corrects = |correction: Correction| {
        let corrects = Moderation::Correct { correction, reason: Some("for the evening".to_owned()) };
        Order { moderator: true, ..order(MODERATOR, Command::Moderate(corrects)) }
    };
    if campaign == ARENA {
        let plan = include_str!("../../plays/boards/model_board.json");
        let plan = serde_json::from_str(plan).expect("a board");
        let board = Correction::Ambassadors(ambassadors::Correction::Board(Edit::Load(plan)));
        return vec![corrects(board), order(ADA, Command::from(ambassadors::Command::BeginAction))];
    }
    let proposes = [(ADA, BO), (BO, CY), (CY, ADA)].map(|(by, to)| {
        let amount = Leverage::points(1);
        order(by, Command::from(leverage::Command::ProposeReset { to, amount }))
    });
    let (by, over, value) = (ADA, BO, Leverage::points(50));
    let holds = Correction::Leverage(leverage::Correction::SetLeverage { by, over, value });
    proposes.into_iter().chain([corrects(holds)]).collect()
}

/// Returns the other parties and the clauses of the deal that Ada proposes.
pub fn deal(campaign: CampaignId) -> (Vec<PlayerId>, Vec<Clause>) {
    let until = Some(When::At(PEACE_UNTIL));
    if campaign == ARENA {
        let clause = |from, to, time, terms| {
            let terms = games::Clause::Ambassadors(terms);
            Clause { from, to, time, terms }
        };
        let relations = [BO, DEE].map(|other| clause(ADA, other, None, ambassadors::Clause::Relations));
        let peace = clause(CY, ADA, until, ambassadors::Clause::Peace);
        return (vec![BO, CY, DEE], relations.into_iter().chain([peace]).collect());
    }
    let clause = |from, to, time, terms| {
        let terms = games::Clause::Leverage(terms);
        Clause { from, to, time, terms }
    };
    let gift = |(from, to)| clause(from, to, None, leverage::Clause::Gift { amount: Money(5) });
    let gifts = [(ADA, BO), (BO, CY), (CY, ADA)].map(gift);
    (vec![BO, CY], gifts.into_iter().chain([clause(ADA, BO, until, leverage::Clause::Peace)]).collect())
}

/// Returns what a player usually does. In leverage, the gifts go round.
pub fn usual(campaign: CampaignId, me: PlayerId, number: u32, note: Option<String>) -> Command {
    if campaign == ARENA {
        return Command::from(action(me, number));
    }
    let players = players(campaign);
    let place = players.iter().position(|player| *player == me).expect("a player");
    let to = players[(place + 1) % players.len()];
    Command::from(leverage::Command::Gift { to, amount: Money(1), note })
}

/// Ada ends her action, and Cy attacks her in his, which breaks his promise of peace if he has given it. All count cubes.
fn action(me: PlayerId, number: u32) -> ambassadors::Command {
    match number {
        5 if me == ADA => ambassadors::Command::EndAction,
        4 if me == CY => ambassadors::Command::SetShips { sector: "Aster".to_owned(), count: 1 },
        6 if me == CY => ambassadors::Command::BeginAction,
        7 if me == CY => ambassadors::Command::EndAction,
        _ => {
            let money = Some(9 - u8::try_from(number).expect("few orders"));
            ambassadors::Command::Population { materials: None, science: None, money }
        }
    }
}
