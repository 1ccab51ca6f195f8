//! Measures how long a player waits: the whole program over sockets, compared with bots of the same libraries that do
//! the same work without rules (`floor`). It prints ratios and fails if one misses its goal: `cargo bench --bench table`. `docs/PERFORMANCE.md`
//! has the goals and the results.

mod commits;
mod discord;
mod exports;
mod floor;
mod goals;
mod load;
mod measure;
mod past;
mod pictures;
mod process;
mod stock;
mod verify;

use floor::Floor;
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
    if let Some(floor) = Floor::of_this_process() {
        runtime.block_on(floor.run());
        return ExitCode::SUCCESS;
    }
    let mut goals = Goals::default();
    runtime.block_on(async {
        let all = !["exports", "journal", "verify", "floors", "growth", "pictures"].iter().any(|part| is_asked(part));
        if all || is_asked("exports") {
            exports::of_long_journals(&mut goals).await;
        }
        if all || is_asked("journal") {
            commits::beside_rusqlite(&mut goals).await;
            load::beside_no_snapshot(&mut goals).await;
        }
        if all || is_asked("verify") {
            verify::of_a_long_journal(&mut goals).await;
        }
        if all || is_asked("floors") {
            beside_the_floors(&mut goals).await;
        }
        if all || is_asked("growth") {
            as_it_grows(&mut goals).await;
        }
        if all || is_asked("pictures") {
            pictures::beside_gifts(&mut goals).await;
        }
    });
    goals.judge()
}

/// Returns whether this part of the bench was named on the command line. Without a name all parts run.
fn is_asked(part: &str) -> bool {
    std::env::args().any(|argument| argument == part)
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

async fn beside_the_floors(goals: &mut Goals) {
    let (told, plain) = (Table::floor(Floor::Told).await, Table::floor(Floor::Plain).await);
    let table = Table::chancery(PLAIN).await;
    println!("{}", headline());
    for at_once in [1, 16, 256] {
        let compared = [
            (&told, at_once, Places::OneEach),
            (&plain, at_once, Places::OneEach),
            (&table, at_once, Places::OneEach),
            (&table, at_once, Places::OneForAll),
        ];
        let measured = in_turns(&compared).await;
        let [told, plain, gifts, in_one] = &measured[..] else {
            unreachable!("four were compared");
        };
        println!("{}", told.row(&format!("{at_once} in flight: told, without a database")));
        println!("{}", plain.row(&format!("{at_once} in flight: plain, one transaction each")));
        println!("{}", gifts.row(&format!("{at_once} in flight: /gift, a campaign each")));
        println!("{}", in_one.row(&format!("{at_once} in flight: /gift, in one campaign")));
        let beside_told = gifts.rate() / told.rate();
        match at_once {
            1 => goals.at_most("a gift alone beside plain, p50", gifts.wait(0.5) / plain.wait(0.5), 1.0),
            16 => {
                goals.at_least("gifts beside told, 16 in flight", beside_told, 0.65);
                goals.at_least("gifts beside plain, 16 in flight", gifts.rate() / plain.rate(), 4.0);
                goals.at_most("switches of a gift, 16 in flight", gifts.switches(), 8.0);
                let one = in_one.rate() / gifts.rate();
                goals.at_least("one campaign beside many, 16 in flight", one, 0.9);
            }
            _ => goals.at_least("gifts beside told, 256 in flight", beside_told, 0.6),
        }
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
    goals.at_most("memory half a minute later, MB", table.bot.memory(), 60.0);
}

/// Measures things that must cost nothing: inactive players, closed offers, sleeping campaigns.
async fn as_it_grows(goals: &mut Goals) {
    let small = Stock { campaigns: measure::SHARED, ..PLAIN };
    let kinds = [
        ("200 players", Stock { players: 200, ..small }),
        ("2,000 players", Stock { players: 2_000, ..small }),
        ("20,000 closed offers", Stock { closed_offers: 20_000, ..small }),
        ("100 campaigns", Stock { idle: 100 - measure::SHARED, ..small }),
        ("10,000 campaigns", Stock { idle: 10_000 - measure::SHARED, ..small }),
    ];
    let plain = Table::chancery(small).await;
    for (what, stock) in kinds {
        let grown = Table::chancery(stock).await;
        let (places, grown_places) = match stock {
            Stock { players: 3.., .. } => (Places::OneForAll, Places::Around(stock.players)),
            Stock { idle: 1.., .. } => (Places::OneEach, Places::OneEach),
            _ => (Places::OneForAll, Places::OneForAll),
        };
        if let Places::Around(players) = grown_places {
            let first = grown.first_gifts(players).await;
            println!("{}", first.row(&format!("16 in flight: the first /gift of each of {what}")));
        }
        let compared = [(&plain, 16, places), (&grown, 16, grown_places)];
        let measured = in_turns(&compared).await;
        let [without, with] = &measured[..] else {
            unreachable!("two were compared");
        };
        println!("{}", without.row("16 in flight: /gift, plain"));
        println!("{}", with.row(&format!("16 in flight: /gift, {what}")));
        let memory = grown.bot.memory();
        let ready = grown.bot.ready.as_secs_f64();
        println!("with {what} it is ready in {ready:.2} s and has {memory:.0} MB in memory");
        if stock.players > PLAIN.players {
            goals.at_most(&format!("/leaderboard of {what}, p50, ms"), grown.leaderboard().await, 10.0);
        }
        goals.at_least(&format!("{what} beside none"), with.rate() / without.rate(), 0.9);
    }
}
