//! Sealed answers on a real database: they have no number, survive a restart and an undo, and only their own player
//! sees them.

use super::*;
use chancery::export::Secrets;
use chancery::referee::{Numbers, Page};
use chancery::rules::Viewer;
use chancery::rules::games::realms::{
    Command as Act, Correction, CovertCommand, CovertCorrection, Piece, Plan, Play, State,
};
use proptest::prelude::*;
use std::collections::BTreeSet;

pub const DEE: PlayerId = PlayerId(103);
const MAP: &str = include_str!("../../../words/src/games/realms/maps/four.json");

fn corrected(correction: Correction) -> Command {
    let correction = chancery::rules::Correction::Realms(correction);
    let reason = Some("for the test".to_owned());
    Command::Moderate(Moderation::Correct { correction, reason })
}

/// Returns a moderator's order that loads the map of these tests.
pub fn loaded() -> Command {
    let mut plan: Plan = serde_json::from_str(MAP).expect("the example map");
    plan.covert.retain(|card| card.name == "Counterespionage" || card.name == "Sow Discontent");
    corrected(Correction::Load(Box::new(plan)))
}

/// Returns a table of four with the example map and a deck of only Counterespionage. Bo holds one card, and has
/// influence in an area with provinces of Ada and Cy. Ada has declared an action to remove it, and Bo and Cy have
/// questions.
pub async fn declared() -> Table {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let clock = Clock::still(Time::from_millis(1_763_640_000_000));
    let referee = open(&folder, &clock).await;
    let place = Foundation {
        guild: 1,
        channel: CHANNEL,
        name: "Old World".to_owned(),
        ruleset: RulesetName::Realms,
        pace: None,
        language: "en".to_owned(),
        by: MOD,
    };
    let id = referee.found(&place, "found").await.expect("it begins");
    let id = id.campaign.id;
    let mut table = Table { folder, clock, referee, id, causes: 0 };
    for player in [ADA, BO, CY, DEE] {
        table.order(player, Command::Join).await;
    }
    let lies = |player, place: &str, count| Correction::Pieces {
        player,
        kind: Piece::Influence,
        place: place.to_owned(),
        count,
    };
    let deal = CovertCorrection::Deal { player: BO, count: 1 };
    table.order(MOD, loaded()).await;
    for correction in [lies(BO, "The Marches", 1), Correction::Covert(deal)] {
        table.order(MOD, corrected(correction)).await;
    }
    table.order(ADA, Command::from(Act::BeginTurn)).await;
    table.order(ADA, sow_discontent()).await;
    table
}

pub fn sow_discontent() -> Command {
    let play =
        Play { card: "sow-discontent".to_owned(), realm: None, area: Some("The Marches".to_owned()), count: None };
    Command::from(Act::Covert(CovertCommand::Play(play)))
}

impl Table {
    pub async fn asked(&self, player: PlayerId) -> OfferId {
        let campaign = self.look().await;
        let mut pending = campaign.offers.pending.values();
        let asked = pending.find(|offer| offer.to == player);
        asked.expect("the player is asked").id
    }

    /// Returns everything in the journal and the campaign that a bystander and a moderator can read.
    async fn seen(&self) -> Vec<String> {
        let mut seen = Vec::new();
        for viewer in [Viewer::TABLE, DEE.into(), ADA.into(), Viewer::from(MOD).moderating(true)] {
            let export = self.export(Secrets::Redacted(viewer)).await;
            let mut read = Vec::new();
            let mut before = None;
            loop {
                let page = Page::new(before, 2);
                let told = self.referee.told(self.id, page, viewer).await.unwrap();
                let Some(last) = told.last() else { break };
                before = Some(last.number);
                read.extend(told);
            }
            let campaign = self.referee.view_for(self.id, viewer).await.unwrap();
            seen.push(format!("{export}\n{read:?}\n{:?}", campaign.offers));
        }
        seen.push(format!("{:?}", self.told().await));
        seen
    }

    pub async fn newest_number(&self) -> i64 {
        let told = self.referee.told(self.id, Page::new(None, 1), Viewer::TABLE);
        told.await.unwrap()[0].number
    }
}

#[tokio::test]
async fn a_sealed_answer_takes_no_number_and_stays_hidden() {
    let mut table = declared().await;
    let (bo, cy) = (table.asked(BO).await, table.asked(CY).await);
    let (seen, newest) = (table.seen().await, table.newest_number().await);
    let undoes = table.question(1).await;
    let picks = Vec::new();
    table.order(BO, Command::Accept { offer: bo, picks }).await;
    assert_eq!(table.seen().await, seen);
    assert_eq!(table.question(1).await, undoes);
    let own = table.referee.view_for(table.id, BO).await.unwrap();
    assert!(own.offers.answers[&bo].accepts);
    // After a restart it still exists, and the next event has the next number.
    table.restart().await;
    table.is_sound().await;
    assert_eq!(table.seen().await, seen);
    table.order(DEE, Command::Away { away: true, until: None }).await;
    assert_eq!(table.newest_number().await, newest + 1);
    let waiting = table.referee.journal().waiting_queues().await.unwrap();
    let mut numbers = BTreeSet::new();
    for queue in waiting {
        let rows = table.referee.journal().waiting(queue, 1000).await.unwrap();
        numbers.extend(rows.iter().map(|row| row.of.seq));
    }
    assert!(numbers.iter().copied().eq(1..=newest + 1), "{numbers:?}");
    // The last answer is also sealed. The clock closes the row at once, and Bo's counter is played.
    table.order(CY, Command::Refuse { offer: cy }).await;
    table.is_sound().await;
    let campaign = table.look().await;
    let state = campaign.playing::<State>().expect("it is played");
    let window = state.covert.window.as_ref().expect("Ada is asked now");
    assert_eq!((window.chain, window.steps.len()), (1, 2));
    assert_eq!(table.newest_number().await, newest + 2);
    assert_eq!(table.outcome(bo).await, Some(Outcome::Accepted));
    assert_eq!(table.outcome(cy).await, None, "not before it is needed");
    table.pass(12);
    assert_eq!(table.look().await.offers.pending.len(), 0);
    assert_eq!(table.outcome(cy).await, Some(Outcome::Lapsed));
    table.restart().await;
    table.is_sound().await;
}

#[tokio::test]
async fn a_sealed_answer_survives_the_undo_of_later_events() {
    let mut table = declared().await;
    let (bo, newest) = (table.asked(BO).await, table.newest_number().await);
    table.order(DEE, Command::Away { away: true, until: None }).await;
    let picks = Vec::new();
    table.order(BO, Command::Accept { offer: bo, picks }).await;
    let ruling = table.undo(1).await;
    assert_eq!(ruling.events.len(), 1, "an answer is not visible");
    assert!(!table.look().await.players[&DEE].away);
    assert_eq!(table.newest_number().await, newest + 2);
    let own = table.referee.view_for(table.id, BO).await.unwrap();
    assert!(own.offers.answers[&bo].accepts);
    table.restart().await;
    table.is_sound().await;
    // Undoing the action also removes the window and the answers.
    table.undo(1).await;
    let campaign = table.look().await;
    assert_eq!((campaign.offers.pending.len(), campaign.offers.answers.len()), (0, 0));
    assert_eq!(table.outcome(bo).await, Some(Outcome::Void));
}

proptest! {
    #[test]
    fn every_numbered_entry_can_be_found(sealed in proptest::collection::btree_set(1_i64..60, 0..20)) {
        let numbers = Numbers::new(sealed.iter().copied().collect());
        let open: Vec<i64> = (1..80).filter(|seq| !sealed.contains(seq)).collect();
        for (number, seq) in (1..).zip(&open) {
            prop_assert_eq!(numbers.number(*seq), number);
            prop_assert_eq!(numbers.seq(number), *seq);
        }
    }
}
