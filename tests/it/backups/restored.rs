//! The real program makes a backup and continues from it.

use crate::cli::{Discord, Host};
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

/// Returns the backups in a host's backup folder.
fn backups(host: &Host) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = fs::read_dir(host.path("kept"))
        .unwrap()
        .map(|file| file.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end == "db"))
        .collect();
    found.sort();
    found
}

/// Waits until there is a backup, and returns all of them.
fn until_made(host: &Host) -> Vec<PathBuf> {
    for _ in 0..3000 {
        let made = backups(host);
        if !made.is_empty() {
            return made;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    panic!("there is no backup after a minute");
}

fn host(discord: &Discord) -> Host {
    let host = discord.host();
    fs::create_dir(host.path("kept")).unwrap();
    host.with("BACKUP_DIR", "kept")
}

#[test]
fn a_restored_backup_can_be_played_on() {
    let discord = Discord::start();
    let host = host(&discord);
    let bot = host.serve();
    discord.types("mod", "/campaign create name:Arm ruleset:leverage");
    discord.types("ada", "/campaign join");
    discord.types("bo", "/campaign join");
    discord.types("ada", "/gift player:@bo amount:100");
    bot.signal("-TERM");
    // The first backup contains an empty journal. If the folder is emptied, the next start makes a backup at once.
    for old in backups(&host) {
        fs::remove_file(old).unwrap();
    }
    let bot = host.serve();
    // The backup may exist before the bot is ready. A file with a backup's name is complete.
    let made = until_made(&host);
    discord.types("ada", "/gift player:@bo amount:200");
    bot.signal("-TERM");
    assert_eq!(made.len(), 1, "{made:?}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(&made[0]).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    // The database's disk is lost, and the backup takes its place.
    for end in ["", "-wal", "-shm"] {
        let _ = fs::remove_file(host.path(&format!("chancery.db{end}")));
    }
    fs::copy(&made[0], host.path("chancery.db")).unwrap();
    assert!(host.print(&["verify"]).contains("all sound"));
    let bot = host.serve();
    let said = discord.types("ada", "/gift player:@bo amount:50");
    assert!(said.contains("850 money left"), "{said}");
    bot.signal("-TERM");
    assert!(host.print(&["verify"]).contains("all sound"));
    assert_eq!(backups(&host), made, "none was due");
}

#[test]
fn an_unusable_folder_is_reported_at_the_start() {
    let discord = Discord::start();
    let host = discord.host().with("BACKUP_DIR", "kept");
    host.fails(&["serve"], 1, "BACKUP_DIR is kept, which does not exist");
    fs::write(host.path("kept"), "a file").unwrap();
    host.fails(&["serve"], 1, "which does not exist");
    if cfg!(target_os = "linux") {
        let host = discord.host().with("BACKUP_DIR", "/proc");
        host.fails(&["serve"], 1, "cannot write backups to /proc");
    }
}
