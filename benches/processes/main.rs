//! Compares rulings of one process on SQLite with those of one, two and three processes on one PostgreSQL. Each process
//! has a referee and plays in its own campaigns. One setup also plays in the others' campaigns. The benchmark prints a
//! table without pass or fail, because the results depend on the machine.
//!
//! `CHANCERY_BENCH_POSTGRES=postgres://postgres@127.0.0.1:5432 cargo bench --bench processes --features postgres` uses a server where it
//! may create databases. Results are in `docs/PERFORMANCE.md`.

mod child;
mod measure;

use child::Child;
use measure::{Measured, busy};
use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};
use std::process::ExitCode;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// The server's URL without a database.
const SERVER: &str = "CHANCERY_BENCH_POSTGRES";

/// The setups alternate, so that other load on the machine affects all of them alike.
const TURNS: u32 = 5;
const TURN: Duration = Duration::from_millis(1_500);
const WARM_UP: Duration = Duration::from_millis(500);

/// The number of rulings in flight at once, divided among the processes.
const IN_FLIGHT: [u64; 2] = [12, 96];

struct Setup {
    what: &'static str,
    children: Vec<Child>,
    /// Whether one ruling in ten is in another process's campaign.
    mixed: bool,
}

fn main() -> ExitCode {
    let runtime = Runtime::new().expect("a runtime");
    if let Ok(url) = std::env::var(child::URL) {
        runtime.block_on(child::run(&url));
        return ExitCode::SUCCESS;
    }
    let Ok(server) = std::env::var(SERVER) else {
        println!("nothing is measured: {SERVER} names no server");
        return ExitCode::SUCCESS;
    };
    runtime.block_on(compare(&server));
    ExitCode::SUCCESS
}

async fn compare(server: &str) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut setups = setups(server, &folder).await;
    for in_flight in IN_FLIGHT {
        println!("{}", measure::headline(in_flight));
        let mut measured = vec![Measured::default(); setups.len()];
        for setup in &mut setups {
            setup.round(in_flight, WARM_UP);
        }
        for _ in 0..TURNS {
            for (setup, sum) in setups.iter_mut().zip(&mut measured) {
                sum.add(setup.round(in_flight, TURN));
            }
        }
        for (setup, measured) in setups.iter().zip(&mut measured) {
            println!("{}", measured.row(setup.what));
        }
    }
    drop(setups);
    for number in 0..POSTGRES.len() {
        let sql = format!("DROP DATABASE {} WITH (FORCE)", database(number));
        administer(server, sql).await;
    }
}

const POSTGRES: [(&str, u64, bool); 4] = [
    ("PostgreSQL, 1 process", 1, false),
    ("PostgreSQL, 2 processes", 2, false),
    ("PostgreSQL, 3 processes", 3, false),
    ("PostgreSQL, 3 processes, 10 % in others' campaigns", 3, true),
];

async fn setups(server: &str, folder: &TempDir) -> Vec<Setup> {
    let file = folder.path().join("chancery.db");
    let mut setups = vec![Setup {
        what: "SQLite, 1 process",
        children: vec![Child::start(&format!("sqlite://{}", file.display()), 0)],
        mixed: false,
    }];
    for (number, (what, processes, mixed)) in POSTGRES.into_iter().enumerate() {
        let name = database(number);
        administer(server, format!("CREATE DATABASE {name}")).await;
        let url = format!("{server}/{name}");
        let children = (0..processes).map(|number| Child::start(&url, number));
        let children = children.collect();
        setups.push(Setup { what, children, mixed });
    }
    setups
}

fn database(number: usize) -> String {
    format!("chancery_bench_{number}")
}

async fn administer(server: &str, sql: String) {
    let server = PgConnection::connect(&format!("{server}/postgres")).await;
    let mut server = server.expect("the server");
    let careless = "SELECT 1 FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit') AND setting = 'off'";
    let careless = sqlx::query(careless).fetch_optional(&mut server).await;
    assert!(careless.expect("its settings").is_none(), "the server does not wait for its disk");
    let done = server.execute(sqlx::raw_sql(AssertSqlSafe(sql))).await;
    done.expect("it may create and drop databases");
}

impl Setup {
    /// Makes all processes play for this long in new campaigns, and returns when all have finished.
    fn round(&mut self, in_flight: u64, for_: Duration) -> Measured {
        let each = in_flight / self.children.len() as u64;
        self.children.iter_mut().for_each(Child::found);
        let all: Vec<Vec<i64>> = self.children.iter().map(|c| c.campaigns.clone()).collect();
        let (begun, before) = (Instant::now(), busy());
        for (number, child) in self.children.iter_mut().enumerate() {
            let others = all.iter().enumerate().filter(|(of, _)| *of != number);
            let others = others.flat_map(|(_, campaigns)| campaigns.iter().take(each as usize));
            let others = others.copied().filter(|_| self.mixed).collect();
            child.play(each, for_, others);
        }
        let mut measured = Measured::default();
        for child in &mut self.children {
            let (again, waited) = child.played();
            measured.again += again;
            measured.waited.extend(waited);
        }
        measured.took = begun.elapsed();
        measured.busy = busy() - before;
        measured
    }
}
