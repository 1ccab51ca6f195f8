//! Measures how long a player waits: the whole program over sockets, compared with a bot of the same libraries that
//! only answers. It prints ratios and fails if one misses its goal: `cargo bench --bench table`. `docs/PERFORMANCE.md`
//! has the goals and the results.

mod commits;
mod discord;
mod exports;
mod floor;
mod goals;
mod load;
mod measure;
mod process;
mod stock;

use goals::Goals;
use measure::{Measured, Places, Table, headline};
use std::process::ExitCode;
use std::time::Duration;
use stock::Stock;
use tokio::runtime::Runtime;

/// The bots alternate, so that other load on the machine affects both alike.
const TURNS: u32 = 5;
const TURN: Duration = Duration::from_millis(800);
const WARM_UP: Duration = Duration::from_millis(400);

/// How long a bot takes after the last command to check everything that changed.
const REST: Duration = Duration::from_secs(20);

/// How long an idle bot is measured.
const IDLE: Duration = Duration::from_secs(10);

const PLAIN: Stock = Stock { campaigns: 256, players: 2, closed_offers: 0, idle: 0 };

fn main() -> ExitCode {
    let runtime = Runtime::new().expect("a runtime");
    if std::env::var_os(process::FLOOR).is_some() {
        runtime.block_on(floor::run());
        return ExitCode::SUCCESS;
    }
    let mut goals = Goals::default();
    runtime.block_on(async {
        exports::of_long_journals(&mut goals).await;
        if std::env::args().any(|argument| argument == "exports") {
            return;
        }
        commits::beside_rusqlite(&mut goals).await;
        load::beside_no_snapshot(&mut goals).await;
        beside_the_floor(&mut goals).await;
        as_it_grows(&mut goals).await;
    });
    goals.judge()
}

/// Measures several tables in turns, each with its number of concurrent players.
async fn in_turns(tables: &[(&Table, u64, Places)]) -> Vec<Measured> {
    for (table, at_once, places) in tables {
        table.round(*at_once, *places, WARM_UP).await;
    }
    let mut measured = vec![Measured::default(); tables.len()];
    for _ in 0..TURNS {
        for ((table, at_once, places), sum) in tables.iter().zip(&mut measured) {
            let turn = table.round(*at_once, *places, TURN).await;
            *sum = std::mem::take(sum).and(turn);
        }
    }
    measured
}

async fn beside_the_floor(goals: &mut Goals) {
    let (floor, table) = (Table::floor().await, Table::chancery(PLAIN).await);
    println!("{}", headline());
    for at_once in [1, 16, 256] {
        let compared = [
            (&floor, at_once, Places::OneEach),
            (&table, at_once, Places::OneEach),
            (&table, at_once, Places::OneForAll),
        ];
        let measured = in_turns(&compared).await;
        let [answers, gifts, in_one] = &measured[..] else {
            unreachable!("three were compared");
        };
        println!("{}", answers.row(&format!("{at_once} in flight: a command that only answers")));
        println!("{}", gifts.row(&format!("{at_once} in flight: /gift, a campaign each")));
        println!("{}", in_one.row(&format!("{at_once} in flight: /gift, in one campaign")));
        let share = gifts.rate() / answers.rate();
        match at_once {
            1 => goals.at_most("p50 of a gift alone, ms", gifts.wait(0.5), 0.6),
            16 => {
                goals.at_least("gifts beside answers, 16 in flight", share, 0.33);
                goals.at_most("switches of a gift, 16 in flight", gifts.switches(), 8.0);
                let one = in_one.rate() / gifts.rate();
                goals.at_least("one campaign beside many, 16 in flight", one, 0.5);
            }
            _ => {}
        }
        println!("a gift is {:.0} % of an answer", share * 100.0);
    }
    tokio::time::sleep(REST).await;
    let before = table.bot.used();
    tokio::time::sleep(IDLE).await;
    let used = table.bot.used().since(before);
    let seconds = IDLE.as_secs_f64();
    println!(
        "ready in {:.2} s; idle, after all that: {:.0} MB, {:.1} switches a second, {:.2} % of a processor",
        table.bot.ready.as_secs_f64(),
        table.bot.memory(),
        used.switches as f64 / seconds,
        used.cpu / seconds * 100.0
    );
}

/// Measures things that must cost nothing: inactive players, closed offers, sleeping campaigns.
async fn as_it_grows(goals: &mut Goals) {
    let small = Stock { campaigns: 16, ..PLAIN };
    let kinds = [
        ("200 players", Stock { players: 200, ..small }),
        ("2,000 players", Stock { players: 2_000, ..small }),
        ("20,000 closed offers", Stock { closed_offers: 20_000, ..small }),
        ("100 campaigns", Stock { idle: 84, ..small }),
        ("10,000 campaigns", Stock { idle: 9_984, ..small }),
    ];
    let plain = Table::chancery(small).await;
    for (what, stock) in kinds {
        let grown = Table::chancery(stock).await;
        let places = match stock.idle {
            0 => Places::OneForAll,
            _ => Places::OneEach,
        };
        let compared = [(&plain, 16, places), (&grown, 16, places)];
        let measured = in_turns(&compared).await;
        let [without, with] = &measured[..] else {
            unreachable!("two were compared");
        };
        println!("{}", without.row("16 in flight: /gift, plain"));
        println!("{}", with.row(&format!("16 in flight: /gift, {what}")));
        let memory = grown.bot.memory();
        let ready = grown.bot.ready.as_secs_f64();
        println!("with {what} it is ready in {ready:.2} s and has {memory:.0} MB in memory");
        goals.at_least(&format!("{what} beside none"), with.rate() / without.rate(), 0.8);
    }
}
