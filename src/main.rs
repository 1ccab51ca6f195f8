//! The command line: reads it, wires up what it asks for, and ends in order.

use chancery::bot::Bot;
use chancery::clock::Clock;
use chancery::config::{self, Config, ConfigError};
use chancery::{admin, sandbox};
use clap::{Parser, Subcommand};
use std::error::Error;
use std::path::PathBuf;
use std::pin::pin;
use std::process::ExitCode;
use tokio::signal;

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
    /// Runs the bot against a Discord of its own, in this terminal: no token, no network.
    Sandbox {
        /// Plays a file instead of what is typed, and prints the transcript.
        #[arg(long, value_name = "FILE")]
        script: Option<PathBuf>,
        /// Keeps the game in this database instead of a temporary one.
        #[arg(long, value_name = "URL")]
        database: Option<String>,
    },
    /// Prints a campaign as JSON.
    Export {
        /// Its id (see /campaign info), or its name if only one has it.
        campaign: String,
        /// Also what players keep secret from each other.
        #[arg(long)]
        secrets: bool,
    },
    /// Prints a campaign's journal, one JSON object an entry.
    Journal {
        /// Its id (see /campaign info), or its name if only one has it.
        campaign: String,
    },
    /// Looks through the whole database for damage.
    Verify,
    /// Copies the database to a new file, consistently, while the bot runs.
    Backup { file: PathBuf },
    /// Prints the URL that invites the bot to a server.
    Invite,
}

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return explain(&error),
    };
    match start(arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("chancery: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Prints help as it was asked for, and a mistake in one line like every other error.
fn explain(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        // Whoever closes the pipe before the help ends has read enough of it.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let text = error.render().to_string();
    let problem = text.split("\n\n").next().unwrap_or_default();
    let problem: Vec<&str> = problem.split_whitespace().collect();
    let problem = problem.join(" ");
    let problem = problem.strip_prefix("error: ").unwrap_or(&problem);
    eprintln!("chancery: {problem}; `chancery --help` lists what there is");
    ExitCode::from(2)
}

fn start(arguments: Arguments) -> Result<(), Box<dyn Error>> {
    config::read_env_file()?;
    start_logging(&arguments)?;
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| format!("the runtime does not start: {error}"))?;
    runtime.block_on(run(arguments))
}

/// The log goes to standard error, so that standard output holds nothing but what was asked for.
fn start_logging(arguments: &Arguments) -> Result<(), ConfigError> {
    let default = match arguments.command {
        None | Some(Command::Serve) => "info,serenity=warn,poise=warn,sqlx=warn",
        _ => "error",
    };
    tracing_subscriber::fmt()
        .with_env_filter(config::log_filter(default)?)
        .with_writer(std::io::stderr)
        .init();
    Ok(())
}

async fn run(arguments: Arguments) -> Result<(), Box<dyn Error>> {
    match arguments.command.unwrap_or(Command::Serve) {
        Command::Serve => serve().await,
        Command::Sandbox { script, database } => {
            Ok(sandbox::run::<Bot>(sandbox::Options { script, database }).await?)
        }
        Command::Export { campaign, secrets } => {
            Ok(admin::export(&config::database_url()?, &campaign, secrets).await?)
        }
        Command::Journal { campaign } => {
            Ok(admin::journal(&config::database_url()?, &campaign).await?)
        }
        Command::Verify => Ok(admin::verify(&config::database_url()?).await?),
        Command::Backup { file } => Ok(admin::backup(&config::database_url()?, &file).await?),
        Command::Invite => Ok(admin::invite(&Config::from_env()?).await?),
    }
}

async fn serve() -> Result<(), Box<dyn Error>> {
    let config = Config::from_env()?;
    let mut stop = pin!(told_to_stop());
    let mut bot = tokio::select! {
        // First, so that it listens before there is anything to stop.
        biased;
        told = &mut stop => return Ok(told?),
        started = Bot::start(config, Clock::wall()) => started?,
    };
    tracing::info!("Chancery is ready");
    tokio::select! {
        ended = bot.ended() => {
            bot.stop().await;
            Ok(ended?)
        }
        told = stop => {
            tracing::info!("stopping");
            bot.stop().await;
            Ok(told?)
        }
    }
}

/// Waits for Ctrl-C or, where there is such a thing, for what a service manager sends.
async fn told_to_stop() -> std::io::Result<()> {
    #[cfg(unix)]
    {
        let mut terminate = signal::unix::signal(signal::unix::SignalKind::terminate())?;
        tokio::select! {
            _ = terminate.recv() => Ok(()),
            interrupted = signal::ctrl_c() => interrupted,
        }
    }
    #[cfg(not(unix))]
    signal::ctrl_c().await
}
