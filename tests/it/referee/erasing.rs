//! A long journal is erased in pieces. The table plays on in between, and stopping there loses nothing.

use super::{ADA, BO, Table, found, order, path, referee};
use crate::databases;
use chancery::admin::verify;
use chancery::discord::post_subject;
use chancery::journal::{Change, Commit, Entry, Error, Journal, Piece};
use chancery::referee::{RuleError, Ruling, Undoing};
use chancery::rules::games::leverage::amounts::{Leverage, Money};
use chancery::rules::games::leverage::{self, Favour};
use chancery::rules::ids::PlayerId;
use chancery::rules::{Authors, Command, Correction, Event, Moderation, Order, Refusal, erase};

const MOD: PlayerId = PlayerId(900);

/// The number of entries without a text between two notes, which is more than a piece has.
const BETWEEN: i64 = 300;

impl Table {
    /// Sets up a table where Ada and Bo have written notes, far apart in the journal.
    async fn with_notes() -> Table {
        let table = Table::begin().await;
        table.leads().await;
        table.write().await;
        table
    }

    async fn write(&self) {
        let value = Leverage::points(90);
        let correction = Correction::Leverage(leverage::Correction::SetLeverage { by: ADA, over: BO, value });
        let set = Command::Moderate(Moderation::Correct { correction, reason: Some("for the test".to_owned()) });
        self.orders("set", Order { moderator: true, ..order(MOD, set) }).await;
        for number in 0..3 {
            self.notes(&format!("ada:{number}"), ADA, BO).await;
            self.notes(&format!("bo:{number}"), BO, ADA).await;
            self.idle(BETWEEN).await;
        }
        let favour = Favour::Money { amount: Money(100) };
        let asks = leverage::Command::AskFavour { of: BO, favour, note: Some(note(ADA)), private: false };
        self.orders("ask", order(ADA, Command::from(asks))).await;
    }

    async fn leads(&self) {
        let mut leads = self.referee.journal().leads();
        leads.wait_for(|leads| *leads).await.expect("it is open");
    }

    /// Gives an order, already confirmed.
    async fn orders(&self, cause: &str, mut order: Order) -> Ruling {
        match self.referee.rule(self.id, cause, &order).await {
            Err(RuleError::Refused { refusal, .. }) => match *refusal {
                Refusal::MustConfirm(needed) => order.confirmed = Some(needed),
                other => panic!("{other:?}"),
            },
            ruled => return ruled.expect("the order is carried out"),
        }
        self.referee.rule(self.id, cause, &order).await.expect("the order is carried out")
    }

    /// Has a player give another one money, with a note.
    async fn notes(&self, cause: &str, by: PlayerId, to: PlayerId) {
        let gift = leverage::Command::Gift { to, amount: Money(1), note: Some(note(by)) };
        self.orders(cause, order(by, Command::from(gift))).await;
    }

    /// Writes clock entries without events.
    async fn idle(&self, count: i64) {
        let journal = self.referee.journal();
        let head = journal.load(self.id).await.unwrap().unwrap().head;
        let row = journal.campaign(self.id).await.unwrap().unwrap();
        let entry = |number: i64| Entry {
            at: self.referee.clock().now(),
            actor: None,
            cause: format!("idle:{}", head.version + number),
            events: "[]".to_owned(),
        };
        let entries: Vec<Entry> = (0..count).map(entry).collect();
        let change = Change { entries, next_due: row.next_due, ..Change::default() };
        journal.commit(Commit { campaign: self.id, expected: head, change }).await.unwrap();
    }

    /// Returns how many entries hold a note by a player.
    async fn left(&self, by: PlayerId) -> usize {
        let entries = self.referee.journal().entries_after(self.id, 0, u32::MAX).await.unwrap();
        entries.iter().filter(|recorded| recorded.entry.events.contains(&note(by))).count()
    }

    async fn begun(&self) -> Option<i64> {
        self.referee.journal().erasure_progress(self.id).await.unwrap().map(|begun| begun.upto)
    }

    /// Erases only the next piece of a player's texts.
    async fn erase_piece(&self, player: PlayerId, upto: i64) -> Result<bool, Error> {
        let journal = self.referee.journal();
        let begun = self.begun().await;
        let mut authors = Authors::default();
        let entries = journal.entries_after(self.id, 0, u32::try_from(upto).unwrap()).await.unwrap();
        let changed = entries.iter().filter_map(|recorded| {
            let mut events: Vec<Event> = serde_json::from_str(&recorded.entry.events).unwrap();
            authors.read(&events);
            let erased = erase(&mut events, player, recorded.entry.actor, &authors);
            erased.then(|| (recorded.seq, serde_json::to_string(&events).unwrap()))
        });
        let entries = changed.collect();
        journal.erase_piece(Piece { campaign: self.id, player, begun, upto, entries, posts: Vec::new() }).await
    }

    async fn erase(&self, player: PlayerId) -> bool {
        self.referee.erase(self.id, player, post_subject).await.unwrap()
    }

    async fn restart(&mut self) {
        self.referee.journal().close().await;
        self.referee = referee(&self.url()).await;
        self.leads().await;
    }

    fn url(&self) -> String {
        databases::url(&path(&self.folder))
    }

    /// Checks that `verify` finds nothing, whether the chain has one part or two.
    async fn is_sound(&self) {
        let report = verify::look_through(&self.url()).await.unwrap();
        assert_eq!(report.problems, [""; 0]);
    }
}

fn note(by: PlayerId) -> String {
    format!("Note-of-{by}")
}

/// Returns whether a note by a player is in any snapshot.
async fn is_in_a_snapshot(journal: &Journal, table: &Table, by: PlayerId) -> bool {
    let snapshots = journal.snapshots(table.id).await.unwrap();
    snapshots.iter().any(|snapshot| snapshot.state.contains(&note(by)))
}

#[tokio::test]
async fn a_table_can_play_while_its_journal_is_erased() {
    let table = Table::with_notes().await;
    let journal = table.referee.journal().clone();
    let other = found(&table.referee, 2).await;
    let held = table.hold().await;
    let (referee, id) = (table.referee.clone(), table.id);
    let erasing = tokio::spawn(async move { referee.erase(id, ADA, post_subject).await });
    while !journal.tries().writing.waits() {
        tokio::task::yield_now().await;
    }
    // While the first piece is being written, neither the same table nor another one waits for the rest.
    let given = table.given(&table.referee.cached(table.id).await.unwrap());
    let gift = table.gives("in between", 1);
    table.decided(given + 1).await;
    let referee = table.referee.clone();
    let joins = order(ADA, Command::Join);
    let joined = tokio::spawn(async move { referee.rule(other, "joins elsewhere", &joins).await });
    held.let_go().await;
    gift.await.unwrap().expect("the gift is given");
    joined.await.unwrap().expect("she joins");
    assert!(erasing.await.unwrap().unwrap());

    let entries = journal.entries_after(table.id, 0, u32::MAX).await.unwrap();
    let seq_of = |cause: &str| entries.iter().find(|one| one.entry.cause.starts_with(cause)).unwrap().seq;
    assert!(seq_of("in between") < seq_of("erase:"), "the gift did not wait for the last piece");
    assert_eq!((table.left(ADA).await, table.left(BO).await), (0, 3));
    assert!(!is_in_a_snapshot(&journal, &table, ADA).await);
    assert_eq!(table.begun().await, None);
    table.is_sound().await;
    assert!(!table.erase(ADA).await, "nothing is left");
}

#[tokio::test]
async fn an_interrupted_erasure_continues_where_it_stopped() {
    let mut table = Table::with_notes().await;
    for upto in [256, 512] {
        assert!(table.erase_piece(ADA, upto).await.unwrap());
        table.is_sound().await;
    }
    table.restart().await;
    assert_eq!((table.begun().await, table.left(ADA).await), (Some(512), 2));
    // The game continues, and acts undone meanwhile stay undone.
    table.notes("between", BO, ADA).await;
    table.notes("undone", BO, ADA).await;
    let undo = Undoing { by: MOD, moderator: true, steps: 1, confirmed: None };
    let asked = table.referee.undo(table.id, "undo", &undo).await;
    let Err(RuleError::Refused { refusal, .. }) = asked else { panic!("{asked:?}") };
    let Refusal::MustConfirm(needed) = *refusal else { panic!("{refusal:?}") };
    let undo = Undoing { confirmed: Some(needed), ..undo };
    table.referee.undo(table.id, "undo", &undo).await.expect("it is undone");
    table.is_sound().await;

    let entries = i64::try_from(table.referee.journal().entries_after(table.id, 0, u32::MAX).await.unwrap().len());
    let before = table.referee.journal().transactions();
    assert!(table.erase(ADA).await);
    // These are the remaining pieces and the last one.
    let pieces = u64::try_from(entries.unwrap() / 256 - 2 + 1).unwrap();
    assert_eq!(table.referee.journal().transactions() - before, pieces);
    assert_eq!((table.left(ADA).await, table.left(BO).await, table.begun().await), (0, 5, None));
    table.is_sound().await;
    table.restart().await;
    table.gives("after", 1).await.unwrap().unwrap();
    table.is_sound().await;
}

#[tokio::test]
async fn an_erasure_step_without_its_predecessors_changes_nothing() {
    let table = Table::with_notes().await;
    let journal = table.referee.journal();
    let piece = |begun, upto| Piece {
        campaign: table.id,
        player: ADA,
        begun,
        upto,
        entries: vec![(5, "[]".to_owned())],
        posts: Vec::new(),
    };
    // This simulates a failover to a server that lacks the previous pieces.
    assert!(!journal.erase_piece(piece(Some(256), 512)).await.unwrap());
    assert!(table.erase_piece(ADA, 256).await.unwrap());
    for begun in [None, Some(100), Some(512)] {
        assert!(!journal.erase_piece(piece(begun, 600)).await.unwrap());
    }
    assert_eq!(table.begun().await, Some(256));
    table.is_sound().await;
}

#[tokio::test]
async fn another_erasure_finishes_an_interrupted_one() {
    let table = Table::with_notes().await;
    assert!(table.erase_piece(ADA, 300).await.unwrap());
    assert!(table.erase(BO).await);
    assert_eq!((table.left(ADA).await, table.left(BO).await), (0, 0));
    table.is_sound().await;
    assert!(!table.erase(ADA).await);
}

#[tokio::test]
async fn a_moderators_note_stays_theirs_after_an_interruption() {
    for (asks, left) in [(ADA, 2), (MOD, 0)] {
        let mut table = Table::with_notes().await;
        let favour = Favour::Money { amount: Money(10) };
        let asked = leverage::Command::AskFavour { of: BO, favour, note: Some(note(MOD)), private: false };
        let asked = Order { moderator: true, on_behalf: Some(MOD), ..order(ADA, Command::from(asked)) };
        table.orders("for ada", asked).await;
        let made = table.referee.journal().campaign(table.id).await.unwrap().unwrap().version;
        table.idle(BETWEEN).await;
        // The entry that undoes it contains the offer again.
        let undo = Undoing { by: MOD, moderator: true, steps: 1, confirmed: None };
        let question = table.referee.undo(table.id, "undo", &undo).await;
        let Err(RuleError::Refused { refusal, .. }) = question else { panic!("{question:?}") };
        let Refusal::MustConfirm(needed) = *refusal else { panic!("{refusal:?}") };
        table.referee.undo(table.id, "undo", &Undoing { confirmed: Some(needed), ..undo }).await.expect("it is undone");
        assert_eq!(table.left(MOD).await, 2);

        assert!(table.erase_piece(asks, made + 10).await.unwrap());
        table.restart().await;
        table.is_sound().await;
        assert!(table.erase(asks).await);
        assert_eq!(table.left(MOD).await, left);
        assert_eq!(table.left(asks).await, 0);
        table.is_sound().await;
    }
}

#[tokio::test]
async fn a_split_chain_is_damage_unless_an_erasure_is_running() {
    let table = Table::with_notes().await;
    assert!(table.erase_piece(ADA, 256).await.unwrap());
    databases::alter(&table.url(), "DELETE FROM erasure_progress".to_owned()).await;
    let report = verify::look_through(&table.url()).await.unwrap();
    let found = |problem: &String| problem.ends_with("entry 257 is not as it was written");
    assert!(report.problems.iter().any(found), "{report:#?}");
}

#[cfg(feature = "postgres")]
#[tokio::test]
async fn another_process_neither_erases_nor_restores_erased_text() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let Some(url) = databases::postgres(&path(&folder)) else {
        return;
    };
    let table = Table::begin_at(folder, &url).await;
    table.leads().await;
    table.write().await;
    let other = table.beside(&url).await;
    // It has the campaign in memory, with the note of the pending favour.
    other.gives("other's", 1).await.unwrap().unwrap();
    let refused = other.erase_piece(ADA, 256).await;
    assert!(matches!(refused, Err(Error::Unwritable(chancery::journal::Trouble::Deposed))), "{refused:?}");
    assert!(table.erase_piece(ADA, 256).await.unwrap());
    other.gives("between", 1).await.unwrap().unwrap();
    assert!(table.erase(ADA).await);
    for number in 0..110 {
        other.gives(&format!("after:{number}"), 1).await.unwrap().unwrap();
    }
    let journal = other.referee.journal();
    assert!(!journal.snapshots(table.id).await.unwrap().is_empty());
    assert!(!is_in_a_snapshot(journal, &table, ADA).await);
    assert_eq!(table.left(ADA).await, 0);
    let report = verify::look_through(&url).await.unwrap();
    assert_eq!(report.problems, [""; 0]);

    // When the leader stops in the middle, the other process becomes the leader and continues.
    table.notes("again", ADA, BO).await;
    table.idle(BETWEEN).await;
    let upto = table.referee.journal().campaign(table.id).await.unwrap().unwrap().version - 10;
    assert!(table.erase_piece(ADA, upto).await.unwrap());
    table.referee.journal().close().await;
    other.leads().await;
    assert_eq!(other.begun().await, Some(upto));
    assert!(other.erase(ADA).await);
    assert_eq!((other.left(ADA).await, other.begun().await), (0, None));
    other.referee.journal().close().await;
}
