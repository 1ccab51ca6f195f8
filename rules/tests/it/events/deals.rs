//! The stored evening of deals, with every kind of their events and of leverage's clauses.

use super::{ADA, BO, Campaign, CampaignId, invariants, money, read};
use chancery_rules::deal::Ending::{CarriedOut, Declined};
use chancery_rules::deal::Happened;
use chancery_rules::games::Listed;
use chancery_rules::games::leverage;

pub const EVENING: &str = include_str!("deals.json");

kinds! {
    deal of Happened {
        Happened::Drafted(_) => "deal drafted",
        Happened::Dropped { .. } => "draft dropped",
        Happened::Sent { .. } => "deal sent",
        Happened::Signed { .. } => "deal signed",
        Happened::Unsigned { .. } => "deal unsigned",
        Happened::Reminded { .. } => "deal reminded",
        Happened::Reopened { .. } => "deal reopened",
        Happened::Ended { .. } => "deal ended",
        Happened::CarriedOut { .. } => "deal carried out",
        Happened::Clause { .. } => "clause carried out",
        Happened::Promised(_) => "promised",
        Happened::Advanced { .. } => "promise advanced",
        Happened::Doubted { .. } => "promise doubted",
        Happened::Judged { .. } => "promise judged",
    }
    clause of leverage::Clause {
        leverage::Clause::Gift { .. } => "clause gift",
        leverage::Clause::Access { .. } => "clause access",
        leverage::Clause::Favour { .. } => "clause favour",
        leverage::Clause::Reset { .. } => "clause reset",
        leverage::Clause::System { .. } => "clause system",
        leverage::Clause::Ship { .. } => "clause ship",
        leverage::Clause::Peace => "clause peace",
        leverage::Clause::Pay { .. } => "clause pay",
        leverage::Clause::KeepAccess { .. } => "clause keep access",
        leverage::Clause::NoFavours => "clause no favours",
        leverage::Clause::Text(_) => "clause text",
    }
}

/// Returns the names of the variants in an event, including those of clauses.
pub fn kinds(happened: &Happened) -> Vec<&'static str> {
    let mut kinds = vec![deal(happened)];
    if let Happened::Sent { deal, .. } = happened {
        let terms = deal.clauses.iter().filter_map(|one| leverage::State::clause_of(&one.terms));
        kinds.extend(terms.map(clause));
    }
    kinds
}

#[test]
fn the_evening_of_deals_always_replays_to_the_same_campaign() {
    let campaign = Campaign::replay(CampaignId(1), &read(EVENING)).expect("a founding");
    assert_eq!(invariants(&campaign), []);
    let deals = &campaign.deals;
    let endings = deals.closed.iter().map(|record| record.closing.map(|closing| closing.ending));
    assert_eq!(endings.collect::<Vec<_>>(), [CarriedOut, Declined, CarriedOut, CarriedOut].map(Some));
    assert_eq!((deals.drafts.len(), deals.open.len(), deals.running.len(), deals.judged.len()), (0, 1, 3, 2));
    assert_eq!([ADA, BO].map(|player| money(&campaign, player)), [940, 1060]);
}
