//! Each error is one line that names the remedy.

use super::{Discord, Host, Ran, play};
use std::fs;

const TOKEN: &str = "MTEwMDAwMDAwMDAwMDAwMDAwMQ.Sandbx.nobody-has-this-token";

#[test]
fn wrong_use_exits_with_2() {
    let host = Host::new();
    for (arguments, says) in [
        (&["foo"][..], "unrecognized subcommand 'foo'"),
        (&["export"], "<CAMPAIGN>"),
        (&["journal"], "<CAMPAIGN>"),
        (&["export", "1", "2"], "unexpected argument '2'"),
        (&["backup"], "<FILE>"),
        (&["sandbox", "--script"], "--script <FILE>"),
        (&["--loud"], "unexpected argument '--loud'"),
    ] {
        let ran = host.fails(arguments, 2, says);
        assert!(ran.err.contains("chancery --help") && ran.out.is_empty());
    }
}

#[test]
fn help_and_version_exit_successfully() {
    let host = Host::new();
    let help = host.print(&["--help"]);
    for command in ["serve", "sandbox", "export", "journal", "verify", "backup"] {
        assert!(help.contains(command), "{command}: {help}");
    }
    let version = format!("chancery {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(host.print(&["--version"]), version);
}

#[test]
fn each_variable_has_an_error_message() {
    let host = || Host::new().with("DISCORD_TOKEN", TOKEN);
    let shape = "DISCORD_TOKEN does not look like a bot token";
    for (host, says) in [
        (Host::new(), "DISCORD_TOKEN is not set"),
        (host().with("DISCORD_TOKEN", " "), "DISCORD_TOKEN is not set"),
        (host().with("DISCORD_TOKEN", "secret"), shape),
        (host().with("COMMAND_GUILD", "x"), "COMMAND_GUILD is \"x\""),
        (host().with("COMMAND_GUILD", "0"), "COMMAND_GUILD is \"0\""),
        (host().with("DISCORD_PROXY", "here"), "DISCORD_PROXY is \"here\""),
        (host().with("BACKUP_KEEP", "0"), "BACKUP_KEEP is \"0\""),
        (
            host().with("BACKUP_EVERY_HOURS", "1.5"),
            "BACKUP_EVERY_HOURS is \"1.5\": it must be a whole number from 1 to 8760",
        ),
        (
            host().with("FORGET_SERVERS_AFTER_DAYS", "-1"),
            "FORGET_SERVERS_AFTER_DAYS is \"-1\": it must be a whole number up to 3650, or 0 to keep them for ever",
        ),
        (
            host().with("METRICS_ADDRESS", "localhost"),
            "METRICS_ADDRESS is \"localhost\": it must be a port of this machine such as 9464",
        ),
        (host().with("METRICS_ADDRESS", "0"), "METRICS_ADDRESS is \"0\""),
        (host().with("SHARDS", "3-0/16"), "SHARDS is \"3-0/16\": the range goes backwards: write 0-3"),
        (
            host().with("SHARDS", "four"),
            "SHARDS is \"four\": it must be a range of shards and their total, such as 0-3/16",
        ),
        (host().with("LOG_FORMAT", "xml"), "LOG_FORMAT is \"xml\": it must be text or json"),
        (host().with("RUST_LOG", "loud=very"), "RUST_LOG is \"loud=very\""),
    ] {
        for command in [&["serve"][..], &["invite"], &[]] {
            let ran = host.fails(command, 1, says);
            assert!(!ran.err.contains("secret") && !ran.err.contains(TOKEN));
        }
        assert!(!host.path("chancery.db").exists());
    }
}

/// What a program says about a PostgreSQL server that is not there.
const UNREACHABLE: &str =
    if cfg!(feature = "postgres") { "cannot reach PostgreSQL at x at 127.0.0.1:1" } else { "built without PostgreSQL" };

#[test]
fn each_database_problem_has_an_error_message() {
    let host = Host::new();
    fs::write(host.path("text.db"), "Nothing but prose, and a good deal of it.").expect("a file");
    let inside_a_file = format!("sqlite://{}", host.path("text.db/x.db").display());
    let folder = format!("sqlite://{}", host.path("").display());
    for (url, says) in [
        ("mysql://me:secret@host/x", "must name a SQLite file"),
        ("postgres://me:secret@127.0.0.1:1/x", UNREACHABLE),
        ("chancery.db", "must name a SQLite file"),
        ("sqlite://x.db?mode=ro", "with nothing after its name"),
        ("sqlite::memory:", "would forget everything"),
        ("sqlite://no/such/x.db", "does not exist: create it"),
        ("sqlite://text.db", "is not a SQLite database"),
        (&inside_a_file, "let the bot's user write there"),
        (&folder, "is not a SQLite database"),
    ] {
        let host = Host::new().with("DISCORD_TOKEN", TOKEN).with("DATABASE_URL", url);
        fs::write(host.path("text.db"), "prose ".repeat(200)).expect("a file");
        let ran = host.fails(&["serve"], 1, says);
        assert!(!ran.err.contains("secret"));
    }
}

#[test]
fn partial_shards_need_postgresql() {
    for shards in ["0-2/4", "3/4"] {
        let host = Host::new().with("DISCORD_TOKEN", TOKEN).with("SHARDS", shards);
        let says = format!("SHARDS is {shards}, which leaves the other shards to other processes");
        let ran = host.fails(&["serve"], 1, &says);
        assert!(ran.err.contains("need PostgreSQL"), "{}", ran.err);
    }
}

#[test]
fn read_commands_create_nothing() {
    let host = Host::new();
    let backup = ["backup", "copy.db"];
    for arguments in [&["verify"][..], &["export", "1"], &["journal", "1"], &backup] {
        host.fails(arguments, 1, "start the bot once to create it");
    }
    let left = fs::read_dir(host.path("")).expect("the folder");
    assert_eq!(left.count(), 0);
}

#[test]
fn all_mistakes_are_reported_together() {
    let host = Host::new()
        .with("DISCORD_TOKEN", "secret")
        .with("BACKUP_KEEP", "none")
        .with("BACKUP_EVERY_HOURS", "0")
        .with("LOG_FORMAT", "xml");
    // A mark before the first line changes nothing, and the first value of a name counts.
    let file = "\u{feff}SHARDS=all\nSHARDS=0/1\nWITHOUT A SIGN\nMETRICS_ADDRESS=here\nBACKUP_KEEP=7\n";
    fs::write(host.path(".env"), file).expect("a file");
    for command in ["serve", "invite"] {
        let ran = host.run(&[command]);
        assert_eq!((ran.code, ran.out.as_str()), (Some(1), ""));
        let begins = [
            ".env has a line that cannot be read",
            "LOG_FORMAT is \"xml\"",
            "DISCORD_TOKEN does not look like a bot token",
            "BACKUP_KEEP is \"none\"",
            "BACKUP_EVERY_HOURS is \"0\"",
            "METRICS_ADDRESS is \"here\"",
            "SHARDS is \"all\"",
        ];
        assert_eq!(ran.err.lines().count(), begins.len(), "{}", ran.err);
        for (line, begins) in ran.err.lines().zip(begins) {
            assert!(line.starts_with(&format!("chancery: {begins}")), "{}", ran.err);
        }
        assert!(!ran.err.contains("secret"));
    }
    // Commands that need no token look at the log's settings alone.
    let ran = host.run(&["verify"]);
    assert_eq!(ran.err.lines().count(), 2, "{}", ran.err);
}

#[test]
fn a_broken_env_file_is_an_error() {
    let host = Host::new();
    fs::write(host.path(".env"), "DISCORD_TOKEN=\"sec.ret.s").expect("a file");
    let ran = host.fails(&["serve"], 1, ".env has a line that cannot be read");
    assert!(!ran.err.contains("ret"), "{}", ran.err);
}

#[test]
fn the_environment_overrides_the_env_file() {
    let host = Host::new();
    fs::write(host.path(".env"), "COMMAND_GUILD=here\n").expect("a file");
    let host = host.with("DISCORD_TOKEN", TOKEN);
    host.fails(&["serve"], 1, "COMMAND_GUILD is \"here\"");
    let host = host.with("COMMAND_GUILD", "there");
    host.fails(&["serve"], 1, "COMMAND_GUILD is \"there\"");
}

#[test]
fn an_unknown_token_is_reported() {
    let discord = Discord::start();
    let host = discord.host().with("DISCORD_TOKEN", TOKEN);
    for command in ["serve", "invite"] {
        let ran = host.fails(&[command], 1, "Bot, Reset Token");
        assert!(!ran.err.contains(TOKEN));
    }
}

#[test]
fn an_unreachable_discord_is_reported() {
    // Nothing listens on the discard port.
    let host = Host::new().with("DISCORD_TOKEN", TOKEN).with("DISCORD_PROXY", "http://127.0.0.1:9");
    for command in ["serve", "invite"] {
        let ran = host.fails(&[command], 1, "Discord cannot be reached");
        assert!(ran.err.contains("refused") && !ran.err.contains(TOKEN));
    }
}

#[test]
fn unknown_and_ambiguous_campaigns_are_reported() {
    let host = Host::new();
    play(&host, async |referee| {
        super::found(&referee, "Spiral Arm", 1).await;
        super::found(&referee, "Rim", 2).await;
        super::found(&referee, "Rim", 3).await;
    });
    for command in ["export", "journal"] {
        host.fails(&[command, "Core"], 1, "there is no campaign \"Core\"");
        host.fails(&[command, "4"], 1, "there is no campaign \"4\"");
        host.fails(&[command, ""], 1, "there is no campaign \"\"");
        host.fails(&[command, "Rim"], 1, "by its id (2, 3)");
        let by_name = host.print(&[command, "Spiral Arm"]);
        assert_eq!(host.print(&[command, "1"]), by_name);
    }
}

#[test]
fn missing_and_invalid_scripts_are_reported() {
    let host = Host::new();
    host.fails(&["sandbox", "--script", "no.play"], 1, "cannot read the script no.play");
    host.fails(&["sandbox", "--script", "/dev/zero"], 1, "it is longer than 1 MiB");
    host.fails(&["sandbox", "--script", "/dev/urandom"], 1, "cannot read the script /dev/urandom");
    fs::write(host.path("idle.play"), "@ada press Accept\nquit\n").expect("a file");
    host.fails(&["sandbox", "--script", "idle.play"], 1, "the first is line 1, @ada press Accept: not sent");
    fs::write(host.path("odd.play"), "dance\nquit\n").expect("a file");
    let ran = host.fails(&["sandbox", "--script", "odd.play"], 1, "1 of the script's lines");
    assert!(ran.out.contains("> dance\n  ? "), "{}", ran.out);
    let database = ["sandbox", "--database", "x.db", "--script", "odd.play"];
    host.fails(&database, 1, "must name a SQLite file");
}

#[test]
fn an_endless_line_is_not_read_to_its_end() {
    let host = Host::new();
    let read = |line: String| {
        fs::write(host.path("input"), line).expect("a file");
        let input = fs::File::open(host.path("input")).expect("the file");
        Ran::from(host.command(&["sandbox"]).stdin(input).output().expect("the binary runs"))
    };
    let ran = read("a".repeat(60 << 10));
    assert!(ran.code == Some(0) && ran.out.contains("  ? "), "{ran:?}");
    let ran = read("a".repeat(1 << 20));
    assert_eq!(ran.err, "chancery: cannot read or write the terminal: a line is longer than 64 KiB\n");
    assert_eq!(ran.code, Some(1));
}
