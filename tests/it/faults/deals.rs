//! Kills the real process between the signatures of a deal, and during the last. Nothing is lost, and the deal is
//! carried out once.

use super::Seated;
use super::table::Trouble;
use super::taking_back::Played;
use chancery::rules::time::Span;
use chancery_loopback::world::World;
use futures::future::join_all;

const SENT: &str = "proposes deal 1";
const DONE: &str = "signs last, and deal 1 is carried out";

/// Returns the number of the draft in the newest private answer to a player.
fn draft(world: &World, user: u64) -> Option<String> {
    let own = world.messages.values().rev().filter(|message| message.only_for == Some(user));
    let titles = own.flat_map(|message| message.json["embeds"].as_array().into_iter().flatten());
    titles
        .filter_map(|embed| embed["title"].as_str()?.strip_prefix("Draft ")?.split(' ').next().map(str::to_owned))
        .next()
}

/// Has Ada draft and send a deal with these clauses, and Bo sign it, and kills the process after each step. `choice` is
/// what each chooses for the first clause, if it leaves a choice.
async fn sign_and_die(played: &mut Played, clauses: &[String], choice: Option<[&str; 2]>) {
    let Seated { ada, bo, name, .. } = played.table.clone();
    let new = format!("/deal new player:@bo-{name}");
    played.table.must(&played.machine, ada, &new, "Draft").await;
    let number = played.machine.until("a draft", |world| draft(world, ada)).await;
    for clause in clauses {
        // The draft survives as well.
        played.machine.kill().await;
        played.machine.start().await;
        played.table.must(&played.machine, ada, &format!("/deal clause {clause} deal:{number}"), "Draft").await;
    }
    let send = format!("/deal send deal:{number}");
    asks(played, ada, &send, choice.map(|[own, _]| own), "Send this deal?").await;
    played.press_and_die(ada, "Send", "POST").await;
    played.told_once(SENT).await;
    // Between the signatures.
    played.machine.kill().await;
    played.machine.verify();
    played.machine.start().await;
    played.table.must(&played.machine, bo, "/deal show deal:1", "Deal 1").await;
    asks(played, bo, "/deal sign deal:1", choice.map(|[_, theirs]| theirs), "Yours is the last signature").await;
    played.press_and_die(bo, "Sign", "POST").await;
    played.told_once(DONE).await;
    played.table.must(&played.machine, bo, "/deal sign deal:1", "is over").await;
}

/// Types a command that asks for a choice, if there is one, and then asks this.
async fn asks(played: &Played, user: u64, line: &str, choice: Option<&str>, question: &str) {
    let Some(choice) = choice else {
        return played.table.must(&played.machine, user, line, question).await;
    };
    played.table.must(&played.machine, user, line, "which track").await;
    played.choose(user, choice, question).await;
}

/// Nothing more is announced, and the journal is whole.
async fn ends_well(mut played: Played) {
    played.told_once(DONE).await;
    played.told_once(SENT).await;
    played.machine.stop().await;
    played.machine.verify();
}

async fn pays(trouble: Trouble) {
    let mut played = Played::begin(trouble).await;
    let Seated { ada, name, .. } = played.table.clone();
    let (to_ada, to_bo) = (format!("@ada-{name}"), format!("@bo-{name}"));
    let clauses = [
        format!("gift from:{to_ada} to:{to_bo} amount:200"),
        format!("gift from:{to_bo} to:{to_ada} amount:1100"),
        format!("pay from:{to_ada} to:{to_bo} amount:900 by:1d"),
    ];
    sign_and_die(&mut played, &clauses, None).await;
    // 1000 - 200 + 1100 - 900, and the promise is kept once.
    let pays = played.table.gift(900, "as promised.");
    played.table.must(&played.machine, ada, &pays, "1000 money").await;
    played.told_once("Promise 1.3 was kept").await;
    ends_well(played).await;
}

async fn relates(trouble: Trouble) {
    let mut played = Played::of(trouble, "ambassadors").await;
    let Seated { host, ada, name, .. } = played.table.clone();
    for player in ["cy", "dee"] {
        let player = played.machine.discord.person(&format!("{player}-{name}"));
        played.table.must(&played.machine, player, "/campaign join", "You are in").await;
    }
    played.machine.knows(&["action", "board"]).await;
    let board = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/plays/boards/model_board.json");
    played.table.must(&played.machine, host, &format!("/board load file:\"{board}\""), "Done").await;
    played.table.must(&played.machine, ada, "/action begin", "Your action begins").await;
    let (to_ada, to_bo) = (format!("@ada-{name}"), format!("@bo-{name}"));
    let clauses = [format!("relations from:{to_ada} to:{to_bo}"), format!("peace from:{to_bo} to:{to_ada} until:1d")];
    // Ada's choice survives as well.
    sign_and_die(&mut played, &clauses, Some(["1/science:2", "1/money:2"])).await;
    played.told_once("science production").await;
    played.machine.kill().await;
    played.machine.pass(Span::hours(25));
    played.machine.start().await;
    played.told_once("Promise 1.2 was kept").await;
    ends_well(played).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deal_is_carried_out_once_though_the_process_is_killed_between_signatures() {
    join_all([Trouble::Hangs, Trouble::AnswerHangs].map(pays)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deal_of_relations_keeps_choices_though_the_process_is_killed_between_signatures() {
    join_all([Trouble::Hangs, Trouble::AnswerHangs].map(relates)).await;
}
