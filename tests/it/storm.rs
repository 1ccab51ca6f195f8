//! The real process, killed again and again in the middle of a storm of commands: what was answered is kept, nothing is done
//! twice, and everything that is to be told is told once.

mod afterwards;
mod games;
mod people;

use chancery::clock::Clock;
use chancery::sandbox::loopback::world::World;
use chancery::sandbox::loopback::{Fault, Loopback, Mishap};
use people::{Dice, People};
use serde_json::json;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

/// How long the process may take for anything, on a machine that has other things to do.
const PATIENCE: Duration = Duration::from_secs(60);

/// A Discord, a database, and the program between them.
pub struct Storm {
    discord: Loopback,
    folder: TempDir,
    bot: Option<Child>,
}

impl Storm {
    async fn begin() -> Storm {
        let discord = Loopback::start(Clock::wall()).await.unwrap();
        let folder = TempDir::new().unwrap();
        let mut storm = Storm {
            discord,
            folder,
            bot: None,
        };
        storm.start().await;
        storm
    }

    fn database(&self) -> String {
        format!("sqlite://{}/storm.db", self.folder.path().display())
    }

    fn program(&self) -> Command {
        let mut program = Command::new(env!("CARGO_BIN_EXE_chancery"));
        program
            .current_dir(self.folder.path())
            .env("DISCORD_TOKEN", self.discord.token())
            .env("DISCORD_PROXY", self.discord.base_url())
            .env("DATABASE_URL", self.database())
            .env("RUST_LOG", "error");
        program
    }

    async fn start(&mut self) {
        let child = self.program().arg("serve").spawn().unwrap();
        self.bot = Some(child);
        // Connected first and registered afterwards; until then nobody has anything to type.
        let ready = |world: &World| (world.connected() && !world.commands.is_empty()).then_some(());
        within(self.discord.until(ready)).await;
    }

    /// Kills the process as the kernel does when memory runs out: without a word of warning.
    async fn kill(&mut self) {
        if let Some(mut bot) = self.bot.take() {
            bot.kill().unwrap();
            bot.wait().unwrap();
        }
        let gone = self
            .discord
            .until(|world| (!world.connected()).then_some(()));
        within(gone).await;
    }

    /// Stops the process as a service manager does.
    async fn stop(&mut self) {
        let mut bot = self.bot.take().unwrap();
        let told = Command::new("kill").arg(bot.id().to_string()).status();
        assert!(told.unwrap().success());
        let ended = tokio::task::spawn_blocking(move || bot.wait().unwrap());
        assert!(within(ended).await.unwrap().success());
    }

    async fn verify(&self) {
        let verified = self.program().arg("verify").stdout(Stdio::piped()).output();
        let verified = verified.unwrap();
        let said = String::from_utf8_lossy(&verified.stdout);
        assert!(verified.status.success(), "{said}");
    }
}

impl Drop for Storm {
    fn drop(&mut self) {
        if let Some(mut bot) = self.bot.take() {
            // A test that fails leaves no process behind; that it has ended already is as good.
            let _ = bot.kill();
            let _ = bot.wait();
        }
    }
}

async fn within<T>(done: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, done)
        .await
        .expect("the program takes too long")
}

/// What goes wrong on the way to Discord, beside the kills.
fn trouble(dice: &mut Dice) -> Fault {
    let mishap = match dice.below(4) {
        0 => Mishap::Drop,
        1 => Mishap::DropAnswer,
        2 => Mishap::Answer(503, json!({"code": 0, "message": "upstream connect error"})),
        _ => Mishap::Answer(
            429,
            json!({"code": 0, "message": "You are being rate limited.", "retry_after": 0.05, "global": false}),
        ),
    };
    Fault::next("POST", "/channels", mishap)
}

/// Lets people loose on the bot, kills it so many times, each after that many answers at most, and looks at what is left.
async fn rage(kills: usize, answers: u64, seed: u64) {
    let mut dice = Dice::new(seed);
    let mut storm = Storm::begin().await;
    let people = People::sit_down(&storm.discord).await;
    for kill in 0..kills {
        let busy = people.let_loose(&storm.discord, dice.next());
        if kill % 3 == 1 {
            storm.discord.inject(trouble(&mut dice));
        }
        people
            .busy_for(&storm.discord, 5 + dice.below(answers))
            .await;
        tokio::time::sleep(Duration::from_micros(dice.below(5000))).await;
        storm.kill().await;
        people.rein_in(busy).await;
        storm.start().await;
    }
    let busy = people.let_loose(&storm.discord, dice.next());
    people.busy_for(&storm.discord, 40).await;
    people.all_happened(&storm.discord).await;
    people.rein_in(busy).await;
    afterwards::check(&mut storm).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_answered_outlives_kills() {
    rage(3, 40, 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes a minute or two: cargo test --test it storm -- --ignored"]
async fn what_was_answered_outlives_many_kills() {
    rage(60, 160, 2).await;
}
