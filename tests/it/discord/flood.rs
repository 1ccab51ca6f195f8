//! The cost of a flood of pictures, for the process and for a player who gives at the same time.

use super::{Table, within};
use chancery_loopback::ANSWER_TIMEOUT;
use futures::future::join_all;
use std::time::{Duration, Instant};

/// `cargo test --test it -- --ignored --nocapture flood_of_leaderboards`
#[tokio::test(flavor = "multi_thread")]
#[ignore = "it measures, and asserts nothing"]
async fn flood_of_leaderboards() {
    for many in [64, 200] {
        measure(many).await;
    }
}

async fn measure(many: usize) {
    let table = Table::set().await;
    let crowd: Vec<u64> = (0..many).map(|n| table.discord.person(&format!("guest{n}"))).collect();
    println!("{many} /leaderboard, {}", memory_and_threads());
    println!("  before: {}", gifts(&table, 20).await);
    let begun = Instant::now();
    let asked: Vec<u64> = crowd
        .iter()
        .map(|guest| {
            let asked = table.discord.slash(*guest, table.channel, "/leaderboard");
            asked.expect("it is sent")
        })
        .collect();
    println!("  during: {}", gifts(&table, 20).await);
    let answers = join_all(asked.iter().map(|one| table.discord.answer(*one, ANSWER_TIMEOUT))).await;
    let answered = answers.iter().flatten().count();
    println!("  {answered} answered after {:?}, {}", begun.elapsed(), memory_and_threads());
    println!("  after: {}", gifts(&table, 20).await);
}

/// Has Bo give this many times in a row, and returns how long he waited for the answers.
async fn gifts(table: &Table, count: u32) -> String {
    let (mut all, mut longest) = (Duration::ZERO, Duration::ZERO);
    for _ in 0..count {
        let begun = Instant::now();
        let line = "/gift player:@ada amount:1";
        let asked = table.discord.slash(table.bo, table.channel, line);
        within(table.discord.answered(asked.expect("it is sent"))).await;
        let waited = begun.elapsed();
        all += waited;
        longest = longest.max(waited);
    }
    format!("a gift takes {:?}, {longest:?} at most", all / count)
}

/// Returns the system's figures for the process, including the loopback Discord.
fn memory_and_threads() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let wanted = |line: &&str| line.starts_with("VmRSS") || line.starts_with("Threads");
    let told: Vec<&str> = status.lines().filter(wanted).collect();
    told.join(", ").replace(['\t'], " ")
}
