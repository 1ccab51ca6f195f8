//! `chancery check` says what is ready and what to do about the rest.

use super::{Discord, Host};
use chancery_loopback::world::{BOT, EVERYBODY, GUILD, OWNER};
use std::fs;

const EMBED_LINKS: u64 = 1 << 14;

/// Runs the check, and returns its lines.
fn check(host: &Host, code: i32) -> Vec<String> {
    let ran = host.run(&["check"]);
    assert_eq!(ran.code, Some(code), "{ran:?}");
    ran.out.lines().map(str::to_owned).collect()
}

fn has(lines: &[String], line: &str) {
    assert!(lines.iter().any(|one| one.starts_with(line)), "{line}: {lines:#?}");
}

#[test]
fn a_complete_setup_is_ready_before_and_after_the_first_start() {
    let discord = Discord::start();
    let host = discord.host();
    fs::create_dir(host.path("copies")).expect("a folder");
    let host = host.with("BACKUP_DIR", "copies").with("DATABASE_URL", "sqlite://chancery.db");
    let lines = check(&host, 0);
    has(&lines, &format!("ok     DISCORD_TOKEN is the token of Chancery ({BOT}), which belongs to host;"));
    has(&lines, "ok     the gateway allows ");
    has(&lines, "ok     it is in 1 server with all permissions");
    has(&lines, "ok     the first start will create the database ");
    has(&lines, "ok     backups go to copies, every 24 h, and the newest 7 are kept");
    assert_eq!(lines.len(), 5, "{lines:#?}");
    assert!(!host.path("chancery.db").exists(), "it creates nothing");
    assert_eq!(fs::read_dir(host.path("copies")).expect("the folder").count(), 0);

    let mut serving = host.serve();
    serving.until("DISCORD_TOKEN is the token of Chancery");
    discord.types("mod", "/campaign create name:\"Spiral Arm\" ruleset:leverage");
    let lines = check(&host, 0);
    has(&lines, "ok     the database ");
    assert!(lines.iter().any(|line| line.ends_with("chancery.db holds 1 campaign and can be written")), "{lines:#?}");
    serving.signal("-TERM");
}

#[test]
fn everything_that_is_missing_is_named_with_its_remedy() {
    let discord = Discord::start();
    discord.loopback.with(|world| {
        world.empower(GUILD, EVERYBODY & !EMBED_LINKS);
        world.guild("Elsewhere", OWNER);
    });
    let host = discord.host().with("BACKUP_DIR", "copies").with("DATABASE_URL", "sqlite://no/such.db");
    let lines = check(&host, 1);
    let server = discord.loopback.look(|world| world.guilds[&GUILD].name.clone());
    has(&lines, &format!("wrong  in {server} ({GUILD}) the bot's role lacks Embed Links: "));
    has(&lines, "wrong  the folder ");
    has(&lines, "wrong  BACKUP_DIR is copies, which does not exist: create it");
    assert_eq!(lines.iter().filter(|line| line.starts_with("wrong")).count(), 3, "{lines:#?}");
    let ran = host.run(&["check"]);
    assert_eq!(ran.err, "chancery: 3 things are wrong: see above what to do\n");
    let mut serving = host.with("DATABASE_URL", "sqlite://chancery.db").with("BACKUP_DIR", "").serve();
    serving.until("in 1 server the bot's role lacks permissions: `chancery check` names them");
    serving.signal("-TERM");
}

#[test]
fn a_wrong_token_does_not_keep_the_rest_from_being_checked() {
    let discord = Discord::start();
    let token = "MTEwMDAwMDAwMDAwMDAwMDAwMQ.Sandbx.nobody-has-this-token";
    let host = discord.host().with("DISCORD_TOKEN", token).with("DATABASE_URL", "sqlite://text.db");
    fs::write(host.path("text.db"), "prose ".repeat(200)).expect("a file");
    let lines = check(&host, 1);
    has(&lines, "wrong  Discord does not accept DISCORD_TOKEN");
    has(&lines, "ok     no backups are made");
    assert!(lines.iter().any(|line| line.contains("is not a SQLite database")), "{lines:#?}");
    assert!(!lines.concat().contains(token));
}

#[test]
fn mistakes_in_settings_do_not_keep_the_rest_from_being_checked() {
    let discord = Discord::start();
    let host = discord.host().with("BACKUP_KEEP", "none").with("SHARDS", "all").with("LOG_FORMAT", "xml");
    fs::write(host.path("text.db"), "prose ".repeat(200)).expect("a file");
    let host = host.with("DATABASE_URL", "sqlite://text.db");
    let lines = check(&host, 1);
    for line in [
        "wrong  LOG_FORMAT is \"xml\": it must be ",
        "wrong  BACKUP_KEEP is \"none\": it must be ",
        "wrong  SHARDS is \"all\": ",
        "ok     DISCORD_TOKEN is the token of Chancery ",
        "ok     the gateway allows ",
        "ok     it is in 1 server with all permissions",
        "wrong  ",
    ] {
        has(&lines, line);
    }
    assert_eq!(lines.len(), 7, "{lines:#?}");
    assert_eq!(host.run(&["check"]).err, "chancery: 4 things are wrong: see above what to do\n");

    // What depends on a wrong setting is not looked at, and a line that cannot be read may be the token's.
    fs::write(host.path(".env"), "WITHOUT A SIGN\n").expect("a file");
    let lines = check(&host.with("DISCORD_PROXY", "localhost").with("DISCORD_TOKEN", ""), 1);
    has(&lines, "wrong  .env has a line that cannot be read");
    has(&lines, "wrong  DISCORD_PROXY is \"localhost\": it must be ");
    assert_eq!(lines.len(), 6, "{lines:#?}");
}
