//! The command line: parses it, wires up the command, and shuts down in order.

use chancery::bot::{Bot, closings};
use chancery::config::{self, Config, Mistakes};
use chancery::log::{self, LogLines};
use chancery::referee::Seeds;
use chancery::sandbox::Opening;
use chancery::signals::Stop;
use chancery::watchdog::Watchdog;
use chancery::{admin, handles, memory, metrics, sandbox, systemd};
use chancery_clock::Clock;
use clap::{Parser, Subcommand};
use std::error::Error;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use tracing_subscriber::Layer;

/// The referee for play-by-chat diplomacy in a Discord server.
#[derive(Parser)]
#[command(version, about)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Runs the bot (the default); needs DISCORD_TOKEN.
    Serve,
    /// Runs the bot against a built-in Discord in this terminal: no token, no network.
    Sandbox {
        /// Plays a file instead of typed input, and prints the transcript.
        #[arg(long, value_name = "FILE")]
        script: Option<PathBuf>,
        /// Keeps the game in this database instead of a temporary one.
        #[arg(long, value_name = "URL")]
        database: Option<String>,
        /// Opens a web page on this machine, and prints its URL.
        #[arg(long, conflicts_with = "script")]
        web: bool,
        /// The port of that page; any free one by default.
        #[arg(long, requires = "web", default_value_t = 0)]
        port: u16,
        /// Begins in the middle of a game; without a name, the page offers them all.
        #[arg(long, value_name = "RULESET", conflicts_with = "script")]
        demo: Option<Option<sandbox::Demo>>,
    },
    /// Prints a campaign as JSON.
    Export {
        /// The campaign's id (see /campaign info), or its name if no other campaign has it.
        campaign: String,
        /// Includes what players keep secret from each other.
        #[arg(long)]
        secrets: bool,
    },
    /// Prints a campaign's journal, one JSON object per entry.
    Journal {
        /// The campaign's id (see /campaign info), or its name if no other campaign has it.
        campaign: String,
    },
    /// Checks the whole database for damage.
    Verify,
    /// Copies the database to a new file; the bot may be running.
    Backup { file: PathBuf },
    /// Moves the journal from one database to another of any kind, while no bot runs.
    Move {
        /// The database to move from, such as sqlite://chancery.db.
        #[arg(long, value_name = "URL")]
        from: String,
        /// The database to move to: a file that does not exist yet, or an empty PostgreSQL database.
        #[arg(long, value_name = "URL")]
        to: String,
    },
    /// Asks the bot on this machine, at METRICS_ADDRESS, whether it is well.
    Health,
    /// Checks the configuration, the token, the servers, the database and the backups, and says what to do; the bot may be running.
    Check,
    /// Prints the URL that invites the bot to a server.
    Invite,
}

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return explain(&error),
    };
    let (log, mistakes) = match start_logging(&arguments) {
        Ok(started) => started,
        Err(error) => return complain(&error.to_string()),
    };
    let ended = start(arguments, &log, &mistakes);
    if let Err(error) = &ended {
        log.say(&format!("chancery: {error}"));
    }
    log.finish();
    match ended {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}

/// Reports each problem in one line, before there is a log.
fn complain(problems: &str) -> ExitCode {
    for problem in problems.lines() {
        // If standard error is closed, the problem cannot be reported anywhere.
        let _ = writeln!(std::io::stderr(), "chancery: {problem}");
    }
    ExitCode::FAILURE
}

/// Prints help in full, and a usage error in one line like any other error.
fn explain(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        // A reader who closes the pipe early has read enough.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let text = error.render().to_string();
    let problem = text.split("\n\n").next().unwrap_or_default();
    let problem: Vec<&str> = problem.split_whitespace().collect();
    let problem = problem.join(" ");
    let problem = problem.strip_prefix("error: ").unwrap_or(&problem);
    complain(&format!("{problem}; `chancery --help` lists what there is"));
    ExitCode::from(2)
}

fn start(arguments: Arguments, log: &LogLines, mistakes: &Mistakes) -> Result<(), Box<dyn Error>> {
    let unstarted = |error| format!("the runtime does not start: {}", handles::explained(&error));
    let runtime = tokio::runtime::Runtime::new().map_err(unstarted)?;
    let ended = runtime.block_on(run(arguments, log, mistakes));
    // Do not wait for threads that hang.
    runtime.shutdown_background();
    ended
}

/// Reads the settings, and logs to standard error, so that standard output contains only the requested output. Mistakes in
/// the settings end every command but `check`, which reports them with what else it finds.
fn start_logging(arguments: &Arguments) -> Result<(LogLines, Mistakes), Box<dyn Error>> {
    let (default, for_bot) = match arguments.command {
        None | Some(Command::Serve) => ("info,serenity=warn,poise=warn,sqlx=warn", true),
        Some(Command::Check | Command::Invite) => ("error", true),
        _ => ("error", false),
    };
    let (settings, mut mistakes) = config::read(default, for_bot);
    if !matches!(arguments.command, Some(Command::Check)) {
        std::mem::take(&mut mistakes).or(())?;
    }
    let log = log::start(settings.filter, settings.format, closings::overhear().and_then(metrics::overhear()));
    Ok((log.map_err(|error| format!("the log does not start: {error}"))?, mistakes))
}

async fn run(arguments: Arguments, log: &LogLines, mistakes: &Mistakes) -> Result<(), Box<dyn Error>> {
    match arguments.command.unwrap_or(Command::Serve) {
        Command::Serve => serve(log).await,
        Command::Sandbox { script, database, web, port, demo } => {
            let web = web.then_some(port);
            let opening = match demo {
                None => Opening::EmptyTable,
                Some(None) => Opening::ChoiceOfDemos,
                Some(Some(demo)) => Opening::Demo(demo),
            };
            let options = sandbox::Options { script, database, web, opening };
            Ok(sandbox::run::<Bot>(options).await?)
        }
        Command::Export { campaign, secrets } => Ok(admin::export(&config::database_url()?, &campaign, secrets).await?),
        Command::Journal { campaign } => Ok(admin::journal(&config::database_url()?, &campaign).await?),
        Command::Verify => Ok(admin::verify(&config::database_url()?).await?),
        Command::Backup { file } => Ok(admin::backup(&config::database_url()?, &file).await?),
        Command::Move { from, to } => Ok(admin::relocate(&from, &to).await?),
        Command::Health => Ok(metrics::ask(config::metrics_address()?).await?),
        Command::Check => Ok(admin::check::check(&Config::in_part(), mistakes).await?),
        Command::Invite => Ok(admin::invite(&Config::from_env()?).await?),
    }
}

async fn serve(log: &LogLines) -> Result<(), Box<dyn Error>> {
    handles::warn_if_few();
    let config = Config::from_env()?;
    let mut stop = Stop::listen(log.clone()).map_err(|error| handles::explained(&error))?;
    let mut bot = tokio::select! {
        // Check this first, so that nothing is started only to be stopped.
        biased;
        () = stop.told() => return Ok(()),
        started = Bot::start(config.clone(), Clock::wall(), Seeds::System) => started?,
    };
    tracing::info!("Chancery is ready");
    systemd::notify("READY=1");
    // The bot runs even if Discord does not answer.
    tokio::spawn(async move { admin::check::log_findings(&config).await });
    tokio::spawn(memory::give_back(bot.clock().clone()));
    let mut watchdog = Watchdog::new(bot.journal().clone(), bot.clock().clone(), bot.leads());
    tokio::select! {
        ended = bot.ended() => {
            if let Err(problem) = &ended {
                stop.by_itself(problem.to_string());
            }
            bot.stop().await;
            Ok(ended?)
        }
        stuck = watchdog.watch() => Err(stuck.into()),
        () = stop.told() => {
            tracing::info!("stopping");
            systemd::notify("STOPPING=1");
            bot.stop().await;
            Ok(())
        }
    }
}
