//! The bot's requests to Discord before it is ready.

use crate::faults::table::{Outcome, Trouble, Use, outcome};
use crate::machine::{Machine, answer_to};
use chancery_loopback::world::World;
use futures::FutureExt;
use futures::future::join_all;
use futures::stream::{self, StreamExt};

pub const USES: &[Use] =
    &[Use::StartGateway, Use::StartAddress, Use::StartApplication, Use::StartServers, Use::StartCommands];

/// The number of concurrent starts. Each is a separate process, and boxed, because all together do not fit on a thread's
/// stack if the PostgreSQL journal is built in.
const AT_ONCE: usize = 10;

async fn start(of: Use, trouble: Trouble) {
    let what = format!("{of:?} x {trouble:?}");
    let mut machine = Machine::new().await;
    let (method, path) = match of {
        Use::StartGateway => ("GET", "/gateway/bot"),
        Use::StartAddress => ("GET", "/gateway"),
        Use::StartApplication => ("GET", "/oauth2/applications/@me"),
        Use::StartServers => ("GET", "/users/@me/guilds"),
        _ => ("PUT", "/applications/"),
    };
    machine.discord.inject(trouble.spoil(method, path));
    machine.spawn();
    match outcome(of, trouble) {
        Outcome::Ready => {
            // The bot starts without what it asks about its application and its servers.
            let hangs = matches!(trouble, Trouble::Hangs | Trouble::AnswerHangs);
            if hangs && !matches!(of, Use::StartApplication | Use::StartServers) {
                let again = async || machine.log().contains("it is tried again in");
                machine.fly_until(machine.wait(&format!("{what} is tried again"), again)).await;
            }
            machine.fly_until(machine.ready()).await;
            machine.stop().await;
        }
        Outcome::Refused => machine.must_give_up(&what).await,
        other => panic!("{what}: a start is never {other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_failing_start_is_retried_or_explained() {
    let cells = USES.iter().flat_map(|of| Trouble::ALL.map(|trouble| start(*of, trouble).boxed_local()));
    stream::iter(cells).buffer_unordered(AT_ONCE).collect::<Vec<()>>().await;
}

/// Founds a campaign of a board game, which requires the bot to register that game's commands in the server.
async fn found(trouble: Trouble) {
    let mut machine = Machine::running().await;
    let (host, channel) = (machine.discord.person("mod"), machine.discord.channel("table"));
    let fault = trouble.spoil("PUT", "/applications/").naming("board");
    machine.discord.inject(fault);
    let create = "/campaign create name:Arena ruleset:ambassadors";
    let asked = machine.must_answer(|world| world.slash(host, channel, create));
    let founded = |world: &World| answer_to(world, asked)?.contains("is open").then_some(());
    machine.until(&format!("it is founded, {trouble:?} or not"), founded).await;
    if outcome(Use::ServerCommands, trouble) == Outcome::Ready {
        let known = |world: &World| {
            let mut commands = world.commands.values();
            commands.any(|known| known["name"] == "board" && known["guild_id"].is_string()).then_some(())
        };
        let what = format!("its commands are there after {trouble:?}");
        machine.fly_until(machine.until(&what, known)).await;
    }
    machine.stop().await;
    machine.verify();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_servers_commands_are_registered_eventually() {
    let cells = Trouble::ALL.map(|trouble| found(trouble).boxed_local());
    join_all(cells).await;
}
