//! The sandbox: a loopback Discord and a prompt, so that the real bot runs without a token or a network.

mod demo;
mod evening;
mod pictures;
mod prompt;
mod talk;
mod terminal;
mod transcript;
mod web;

use crate::bot::Bot;
use crate::config::{Config, KEEP_SERVERS};
use crate::discord::games;
use crate::journal::{self, Access};
use crate::referee::Seeds;
use crate::rules::time::Time;
use chancery_clock::Clock;
use chancery_loopback::Loopback;
pub use demo::{Demo, Opening};
use evening::{BUSY, Evening, Turn};
use std::future::Future;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;
use terminal::TypedLines;

/// The time at which a script's clock starts: noon on 5 January 2026, UTC.
const NOON: Time = Time::from_millis(1_767_614_400_000);

/// The longest script, in bytes. The project's own longest has some 15,000.
const LONGEST_SCRIPT: u64 = 1 << 20;

fn welcome() -> String {
    let ruleset = games::USUAL;
    let mut steps = vec![
        format!("@mod /campaign create name:\"Spiral Arm\" ruleset:{}", ruleset.name()),
        "@ada /campaign join".to_owned(),
        "@bo /campaign join".to_owned(),
    ];
    steps.extend(games::first_steps(ruleset).iter().map(|step| (*step).to_owned()));
    format!(
        "\
This is Chancery in its sandbox: the real bot, and a Discord that exists only in this process.
@ada, @bo and @cy sit at #table, and @mod moderates. Anyone else you name joins them. Try:
  {}
`time +2h` moves the clock, `help` lists what else you can do, `quit` leaves.
",
        steps.join("\n  ")
    )
}

/// The sandbox settings that a bot starts with.
#[derive(Clone, Debug)]
pub struct Seat {
    /// The address it sends requests to instead of `https://discord.com`.
    pub base_url: String,
    pub token: String,
    pub database_url: String,
    pub seeds: Seeds,
}

/// The bot in this sandbox: Chancery's own, or a small one that tests the sandbox itself.
pub trait Guest: Sized {
    /// How long a script waits for an answer.
    const PATIENCE: Duration = BUSY;

    /// Starts the bot, and returns once it is connected, its commands are registered and its background jobs run. The
    /// error is shown to the person at the prompt.
    fn start(seat: &Seat, clock: Clock) -> impl Future<Output = Result<Self, String>>;

    /// Waits until the bot has nothing left to do at the current time of its clock.
    fn quiet(&self) -> impl Future<Output = ()>;

    /// Shuts the bot down cleanly.
    fn stop(self) -> impl Future<Output = ()>;
}

#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The script to play. Without one, lines are read from standard input.
    pub script: Option<PathBuf>,
    /// The database to use. Without one, a temporary database is deleted when the sandbox ends.
    pub database: Option<String>,
    /// Serves a web page on this port of 127.0.0.1 instead of the prompt. 0 picks any free port.
    pub web: Option<u16>,
    pub opening: Opening,
}

#[derive(Debug, thiserror::Error)]
pub enum SandboxError {
    #[error("cannot read the script {path}: {error}")]
    Script { path: String, error: io::Error },
    #[error("cannot open a port on 127.0.0.1 for the loopback Discord: {0}")]
    Port(io::Error),
    #[error("cannot open the port for the page on 127.0.0.1; name another with --port: {0}")]
    Web(io::Error),
    #[error("the system provides no random numbers for the page's token: {0}")]
    Token(getrandom::Error),
    #[error("--demo needs a game's name or --web; there are demos of {}", Demo::names())]
    WhichDemo,
    #[error("the demo's opening failed:\n{0}")]
    Demo(String),
    #[error("cannot make a folder for the sandbox's database; name one with --database: {0}")]
    Folder(io::Error),
    #[error("cannot read or write the terminal: {0}")]
    Terminal(#[from] io::Error),
    #[error("the bot did not start in the sandbox: {0}")]
    Bot(String),
    #[error("{} of the script's lines did not do what they say; the first is {}", .0.len(), .0.first().map_or("", |it| it))]
    Failed(Vec<String>),
}

/// Runs the sandbox until its script or its input ends.
pub async fn run<G: Guest>(options: Options) -> Result<(), SandboxError> {
    if options.opening == Opening::ChoiceOfDemos && options.web.is_none() {
        return Err(SandboxError::WhichDemo);
    }
    let Some(path) = options.script else {
        return converse::<G>(&options).await;
    };
    let script =
        read_script(&path).map_err(|error| SandboxError::Script { path: path.display().to_string(), error })?;
    let failures = perform::<G>(&script, options.database.as_deref(), print).await?;
    if failures.is_empty() { Ok(()) } else { Err(SandboxError::Failed(failures)) }
}

/// Reads a script, which may be a pipe or a device, and stops if it is too long.
fn read_script(path: &Path) -> io::Result<String> {
    let mut script = String::new();
    let file = std::fs::File::open(path)?;
    file.take(LONGEST_SCRIPT + 1).read_to_string(&mut script)?;
    match script.len() as u64 > LONGEST_SCRIPT {
        true => Err(io::Error::other(format!("it is longer than {} MiB", LONGEST_SCRIPT >> 20))),
        false => Ok(script),
    }
}

/// The outcome of a script that was played to its end.
pub struct Played {
    pub transcript: String,
    /// The lines that failed, each with the reason: an unreadable line, an action that Discord forbids (or permits, if
    /// the script says `cannot`), or no answer from the bot.
    pub failures: Vec<String>,
}

pub async fn play<G: Guest>(script: &str, database: Option<&str>) -> Result<Played, SandboxError> {
    let mut transcript = String::new();
    let write = |text: &str| {
        transcript.push_str(text);
        Ok(())
    };
    let failures = perform::<G>(script, database, write).await?;
    Ok(Played { transcript, failures })
}

/// Plays a script, writes the transcript, and returns the lines that failed.
async fn perform<G: Guest>(
    script: &str,
    database: Option<&str>,
    mut write: impl FnMut(&str) -> io::Result<()>,
) -> Result<Vec<String>, SandboxError> {
    let (mut evening, _folder) = open::<G>(Clock::still(NOON), Seeds::Played(0), database).await?;
    evening.wait_longer();
    let failures = perform_in(&mut evening, script, &mut write).await;
    evening.end().await;
    Ok(failures?)
}

async fn perform_in<G: Guest>(
    evening: &mut Evening<G>,
    script: &str,
    write: &mut impl FnMut(&str) -> io::Result<()>,
) -> io::Result<Vec<String>> {
    let mut failures = Vec::new();
    write(&evening.news().await)?;
    for (number, line) in script.lines().enumerate() {
        write(&echo(line))?;
        match evening.take(line).await {
            Turn::Seen(seen) => {
                write(&seen.text)?;
                failures.extend(seen.failure.map(|why| format!("line {}, {}: {why}", number + 1, line.trim())));
            }
            Turn::Over => break,
        }
    }
    Ok(failures)
}

/// Formats a script line for the transcript. Comments and blank lines have no author.
fn echo(line: &str) -> String {
    let line = line.trim_end();
    match line.trim_start() {
        "" => "\n".to_owned(),
        comment if comment.starts_with("# ") || comment == "#" => format!("{comment}\n"),
        line => format!("> {line}\n"),
    }
}

fn print(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}

/// Lets people play, in a browser or at the prompt.
async fn converse<G: Guest>(options: &Options) -> Result<(), SandboxError> {
    let database = options.database.as_deref();
    // The folder is deleted once the bot has stopped.
    let (mut evening, folder) = open::<G>(Clock::wall(), Seeds::System, database).await?;
    let conversed = converse_in(&mut evening, options, folder.as_ref()).await;
    evening.end().await;
    conversed
}

async fn converse_in<G: Guest>(
    evening: &mut Evening<G>,
    options: &Options,
    folder: Option<&Folder>,
) -> Result<(), SandboxError> {
    for name in ["@ada", "@bo", "@cy", "@mod"] {
        evening.discord.person(name);
    }
    // A temporary database keeps its pictures in its folder, which is deleted afterwards.
    let own = match (options.web, folder) {
        (None, None) => Some(Folder::new(&evening.discord.base_url()).map_err(SandboxError::Folder)?),
        (None | Some(_), _) => None,
    };
    if let (None, Some(Folder(path))) = (options.web, own.as_ref().or(folder)) {
        evening.keep_pictures(path.join("pictures"));
    }
    if let Some(port) = options.web {
        let announce = |url: &str| print(&format!("The sandbox is open at {url}\nCtrl+C ends it.\n"));
        return web::serve(evening, port, options.opening, announce).await;
    }
    print(&match options.opening {
        Opening::Demo(demo) => demo.begin(evening).await?,
        Opening::EmptyTable | Opening::ChoiceOfDemos => welcome(),
    })?;
    print(&evening.news().await)?;
    type_lines(evening).await
}

/// Reads lines from standard input, and prints events that happen between them.
async fn type_lines<G: Guest>(evening: &mut Evening<G>) -> Result<(), SandboxError> {
    let mut lines = TypedLines::open();
    let discord = evening.discord.clone();
    lines.ask();
    loop {
        let line = tokio::select! {
            line = lines.next() => line.transpose()?,
            _ = tokio::signal::ctrl_c() => None,
            () = discord.until(|world| (!world.sights.is_empty()).then_some(())) => {
                let news = evening.news().await;
                lines.meanwhile(&news)?;
                continue;
            }
        };
        let Some(line) = line else { break };
        if !lines.are_shown() {
            print(&echo(&line))?;
        }
        match evening.take(&line).await {
            Turn::Seen(seen) => print(&seen.text)?,
            Turn::Over => break,
        }
        lines.ask();
    }
    Ok(())
}

async fn open<G: Guest>(
    clock: Clock,
    seeds: Seeds,
    database: Option<&str>,
) -> Result<(Evening<G>, Option<Folder>), SandboxError> {
    let discord = Loopback::start(clock.clone()).await.map_err(SandboxError::Port)?;
    let (database_url, folder) = match database {
        Some(url) => (url.to_owned(), None),
        None => {
            let folder = Folder::new(&discord.base_url()).map_err(SandboxError::Folder)?;
            (folder.database_url(), Some(folder))
        }
    };
    let seat = Seat { base_url: discord.base_url(), token: discord.token().to_owned(), database_url, seeds };
    Ok((Evening::begin(discord, clock, seat).await?, folder))
}

struct Folder(PathBuf);

impl Folder {
    /// Creates the folder. The port makes its name unique, because no two running sandboxes listen on the same port.
    fn new(base_url: &str) -> io::Result<Folder> {
        let port = base_url.rsplit(':').next().unwrap_or_default();
        let name = format!("chancery-sandbox-{}-{port}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path)?;
        Ok(Folder(path))
    }

    fn database_url(&self) -> String {
        let file: &Path = &self.0.join("chancery.db");
        format!("sqlite://{}", file.display())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Leftovers in the temporary directory are harmless.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

impl Guest for Bot {
    async fn start(seat: &Seat, clock: Clock) -> Result<Bot, String> {
        let config = Config {
            token: seat.token.clone(),
            database_url: seat.database_url.clone(),
            proxy: Some(seat.base_url.clone()),
            elsewhere: None,
            command_guild: None,
            backups: None,
            metrics: None,
            keep_servers: Some(KEEP_SERVERS),
            shards: None,
        };
        // Each sandbox is a separate bot, so that it never announces events at the tables of another sandbox or of a
        // live bot.
        let access = Access::ServeAs(journal::bot_number(&seat.base_url));
        let journal = journal::open(&seat.database_url, access).await;
        let journal = journal.map_err(|error| error.to_string())?;
        let leads = journal.leads();
        let mut led = leads.clone();
        let bot = Bot::start_on(journal, leads, config, clock, seat.seeds).await.map_err(|error| error.to_string())?;
        // On PostgreSQL, the bot leads a moment after its start, and before that `quiet` does not wait for deadlines
        // and deliveries. Another bot cannot lead here: it could not have opened the database.
        led.wait_for(|leads| *leads).await.map_err(|closed| closed.to_string())?;
        Ok(bot)
    }

    async fn quiet(&self) {
        if let Err(error) = Bot::quiet(self).await {
            tracing::error!(%error, "the bot's state cannot be read");
        }
    }

    async fn stop(self) {
        Bot::stop(self).await;
    }
}
