//! The baselines, with the libraries of Chancery and no rules: *told* answers a gift and posts its message, and *plain*
//! books it in one durable transaction first, as somebody would write such a bot at first.

use chancery::bot::http;
use chancery::config::Config;
use poise::serenity_prelude as serenity;
use serenity::{ClientBuilder, GatewayIntents};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqliteSynchronous};

/// The name of the variable that makes this program a baseline.
pub const VARIABLE: &str = "CHANCERY_BENCH_FLOOR";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Floor {
    Told,
    Plain,
}

impl Floor {
    pub const fn name(self) -> &'static str {
        match self {
            Floor::Told => "told",
            Floor::Plain => "plain",
        }
    }

    /// Returns the baseline that this process was started as.
    pub fn of_this_process() -> Option<Floor> {
        let name = std::env::var(VARIABLE).ok()?;
        [Floor::Told, Floor::Plain].into_iter().find(|floor| floor.name() == name)
    }

    pub async fn run(self) {
        let config = Config::from_env().expect("the configuration of a bot");
        let books = match self {
            Floor::Told => None,
            Floor::Plain => Some(books(&config.database_url).await.expect("a database")),
        };
        let framework = poise::Framework::builder()
            .options(poise::FrameworkOptions { commands: vec![gift()], ..poise::FrameworkOptions::default() })
            .setup(|ctx, _, framework| {
                Box::pin(async move {
                    poise::builtins::register_globally(ctx, &framework.options().commands).await?;
                    Ok(books)
                })
            })
            .build();
        let client = ClientBuilder::new_with_http(http(&config), GatewayIntents::GUILDS);
        let mut client = client.framework(framework).await.expect("a client");
        client.start_autosharded().await.expect("it runs");
    }
}

type Failure = Box<dyn std::error::Error + Send + Sync>;

#[poise::command(slash_command)]
async fn gift(
    ctx: poise::Context<'_, Option<SqlitePool>, Failure>,
    player: serenity::User,
    amount: i64,
) -> Result<(), Failure> {
    let (from, to) = (ctx.author().id, player.id);
    let (money, before, after) = match ctx.data() {
        Some(books) => book(books, ctx.channel_id(), from, to, amount).await?,
        None => (1_000, 0, amount),
    };
    let answer = format!("Done. {money} money left; {after} over <@{to}>.");
    ctx.send(poise::CreateReply::default().content(answer).ephemeral(true)).await?;
    let message =
        format!("<@{from}> gives <@{to}> {amount} money.\n• <@{from}> over <@{to}>: {before} → {after}\n-# #1 · 1");
    let allowed = serenity::CreateAllowedMentions::new();
    let message = serenity::CreateMessage::new().content(message).allowed_mentions(allowed);
    ctx.channel_id().send_message(ctx.http(), message).await?;
    Ok(())
}

/// Opens a pool as sqlx suggests it, with the durability of Chancery.
async fn books(url: &str) -> Result<SqlitePool, sqlx::Error> {
    let options: SqliteConnectOptions = url.parse()?;
    let options = options.create_if_missing(true).journal_mode(SqliteJournalMode::Wal);
    let books = SqlitePool::connect_with(options.synchronous(SqliteSynchronous::Full)).await?;
    let tables = "
        create table purse (channel integer, player integer, money integer not null, primary key (channel, player));
        create table leverage (channel integer, by integer, over integer, points integer not null, primary key (channel, by, over));
        create table gift (number integer primary key, channel integer, by integer, over integer, money integer not null);";
    sqlx::raw_sql(tables).execute(&books).await?;
    Ok(books)
}

/// Moves the money, raises the leverage and notes the gift. Returns the giver's money, and the leverage before and after.
async fn book(
    books: &SqlitePool,
    channel: serenity::ChannelId,
    from: serenity::UserId,
    to: serenity::UserId,
    amount: i64,
) -> Result<(i64, i64, i64), Failure> {
    let [channel, from, to] = [channel.get(), from.get(), to.get()].map(u64::cast_signed);
    let mut books = books.begin_with("begin immediate").await?;
    let moves = "insert into purse values (?, ?, 1000 + ?) on conflict do update set money = money + ? returning money";
    let mut money = 0;
    for (player, gained) in [(to, amount), (from, -amount)] {
        let moved = sqlx::query_scalar(moves).bind(channel).bind(player).bind(gained).bind(gained);
        money = moved.fetch_one(&mut *books).await?;
    }
    let raises = "insert into leverage values (?, ?, ?, ?) on conflict do update set points = points + excluded.points returning points";
    let raised = sqlx::query_scalar(raises).bind(channel).bind(from).bind(to).bind(amount);
    let points: i64 = raised.fetch_one(&mut *books).await?;
    let notes = "insert into gift (channel, by, over, money) values (?, ?, ?, ?)";
    sqlx::query(notes).bind(channel).bind(from).bind(to).bind(amount).execute(&mut *books).await?;
    books.commit().await?;
    Ok((money, points - amount, points))
}
