//! Closed offers are kept only in the journal, and are found there.

use super::*;
use chancery::export::Secrets;
use chancery::rules::table::Closing;

/// Makes Bo refuse `count` favours that Ada asks for, the last one in private. Returns the offers.
async fn refused(table: &mut Table, count: usize) -> Vec<OfferId> {
    let mut offers = Vec::new();
    for n in 1..=count {
        // A player who was refused has to wait (L14.2).
        table.pass(72);
        table.set(ADA, BO, 90).await;
        let offer = table.ask_money(ADA, BO, n == count).await;
        table.order(BO, Command::Refuse { offer }).await;
        offers.push(offer);
    }
    offers
}

async fn answered(table: &mut Table, by: PlayerId, offer: OfferId) -> Refusal {
    let accept = Command::Accept { offer, picks: Vec::new() };
    let cause = table.cause();
    let order = order(by, accept);
    match table.referee.rule(table.id, &cause, &order).await {
        Err(RuleError::Refused { refusal, .. }) => *refusal,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn an_offers_outcome_is_known_however_old_it_is() {
    let mut table = Table::begin().await;
    let offers = refused(&mut table, 3).await;
    let next = table.ask_money(ADA, BO, false).await;
    for restarted in [false, true] {
        if restarted {
            table.restart().await;
        }
        let campaign = table.referee.settled(table.id).await.unwrap();
        assert!(campaign.offers.closed.is_empty(), "{campaign:?}");
        for offer in &offers {
            let closed = table.referee.closed_offer(table.id, *offer).await.unwrap();
            let closed = closed.expect("it is found");
            let Closing { outcome, by, .. } = closed.closing;
            assert_eq!((outcome, by), (Outcome::Refused, Some(BO)));
            assert_eq!((closed.offer.from, closed.offer.to), (Some(ADA), BO));
            let told = answered(&mut table, BO, *offer).await;
            let (offer, closing) = (*offer, closed.closing);
            assert_eq!(told, No::OfferClosed { offer, closing }.into());
        }
        // Others do not learn of the private offer.
        let private = offers[2];
        let told = answered(&mut table, MOD, private).await;
        assert!(matches!(told, Refusal::Table(No::NotInCampaign { .. })));
        let unmade = OfferId(next.0 + 1);
        let told = answered(&mut table, BO, unmade).await;
        assert_eq!(told, No::UnknownOffer { offer: unmade }.into());
        let pending = table.referee.closed_offer(table.id, next).await;
        assert_eq!(pending.unwrap(), None);
    }
    table.order(CY, Command::Join).await;
    let private = offers[2];
    let told = answered(&mut table, CY, private).await;
    assert_eq!(told, No::UnknownOffer { offer: private }.into());
    table.is_sound().await;
}

#[tokio::test]
async fn closed_offers_do_not_grow_snapshots_and_are_exported() {
    let mut table = Table::begin().await;
    let mut sizes = Vec::new();
    for _ in 0..2 {
        refused(&mut table, 40).await;
        let snapshots = table.referee.journal().snapshots(table.id).await.unwrap();
        let newest = snapshots.last().expect("there is one by now");
        sizes.push(newest.state.len());
    }
    // The second campaign has forty more, of about 300 bytes each.
    assert!(sizes[1] < sizes[0] + 1000, "{sizes:?}");
    let shown = table.export(Secrets::Shown).await;
    let offers = shown["offers"].as_array().unwrap();
    assert_eq!(offers.len(), 80);
    assert!(offers.iter().all(|offer| offer["state"] == "refused"));
    table.is_sound().await;
}

#[tokio::test]
async fn a_repeated_order_reports_the_offer_again() {
    let mut table = Table::begin().await;
    table.set(ADA, BO, 90).await;
    let offer = table.ask_money(ADA, BO, false).await;
    let mut refuse = order(BO, Command::Refuse { offer });
    let asked = table.referee.rule(table.id, "asks", &refuse).await;
    let Err(RuleError::Refused { refusal, .. }) = asked else {
        panic!("{asked:?}");
    };
    let Refusal::MustConfirm(needed) = *refusal else {
        panic!("{refusal:?}");
    };
    refuse.confirmed = Some(needed);
    let first = table.referee.rule(table.id, "refuses", &refuse).await;
    assert!(first.unwrap().campaign.offers.get(offer).is_some());
    refused(&mut table, 1).await;
    let again = table.referee.rule(table.id, "refuses", &refuse).await;
    let again = again.unwrap();
    assert!(again.repeated && again.campaign.offers.get(offer).is_some());
}
