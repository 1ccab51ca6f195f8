//! Kills the real process between the signatures of a deal, and during the last. Nothing is lost, and the deal is
//! carried out once.

use super::Seated;
use super::table::Trouble;
use super::taking_back::Played;
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

async fn sign_and_die(trouble: Trouble) {
    let mut played = Played::begin(trouble).await;
    let Seated { ada, bo, name, .. } = played.table.clone();
    let (to_ada, to_bo) = (format!("@ada-{name}"), format!("@bo-{name}"));
    let new = format!("/deal new player:{to_bo}");
    played.table.must(&played.machine, ada, &new, "Draft").await;
    let number = played.machine.until("a draft", |world| draft(world, ada)).await;
    for clause in [
        format!("gift deal:{number} from:{to_ada} to:{to_bo} amount:200"),
        format!("gift deal:{number} from:{to_bo} to:{to_ada} amount:1100"),
        format!("pay deal:{number} from:{to_ada} to:{to_bo} amount:900 by:1d"),
    ] {
        // The draft survives as well.
        played.machine.kill().await;
        played.machine.start().await;
        played.table.must(&played.machine, ada, &format!("/deal clause {clause}"), "Draft").await;
    }
    let send = format!("/deal send deal:{number}");
    played.table.must(&played.machine, ada, &send, "Send this deal?").await;
    played.press_and_die(ada, "Send", "POST").await;
    played.told_once(SENT).await;
    // Between the signatures.
    played.machine.kill().await;
    played.machine.verify();
    played.machine.start().await;
    played.table.must(&played.machine, bo, "/deal show deal:1", "Deal 1").await;
    played.table.must(&played.machine, bo, "/deal sign deal:1", "Yours is the last signature").await;
    played.press_and_die(bo, "Sign", "POST").await;
    played.told_once(DONE).await;
    let machine = &played.machine;
    played.table.must(machine, bo, "/deal sign deal:1", "is over").await;
    // 1000 - 200 + 1100 - 900, and the promise is kept once.
    let pays = played.table.gift(900, "as promised.");
    played.table.must(machine, ada, &pays, "1000 money").await;
    played.told_once("Promise 1.3 was kept").await;
    played.told_once(DONE).await;
    played.told_once(SENT).await;
    played.machine.stop().await;
    played.machine.verify();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deal_is_carried_out_once_though_the_process_is_killed_between_signatures() {
    join_all([Trouble::Hangs, Trouble::AnswerHangs].map(sign_and_die)).await;
}
