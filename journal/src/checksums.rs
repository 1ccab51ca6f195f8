//! The checksums of rows that are in no chain: posts, names, drafts, what waits in the outbox, and who may found campaigns. Each is written with its
//! row, over what is written once and never changes.

use super::chain::RowHash;
use super::names::PersonName;

/// Covers which message shows a subject.
pub fn post(campaign: i64, subject: &str, channel: i64, message: i64) -> i64 {
    let hash = RowHash::of("post").number(campaign).text(subject);
    hash.number(channel).number(message).checksum()
}

/// Covers what a person is called in a server.
pub fn name(guild: i64, user: i64, name: &PersonName) -> i64 {
    let hash = RowHash::of("name").number(guild).number(user).text(&name.shown);
    // Names of before there was an account keep the checksum that they have.
    let hash = if name.account.is_empty() { hash } else { hash.text(&name.account) };
    hash.checksum()
}

/// Covers what a confirm button will do.
pub fn draft(campaign: i64, user: i64, command: &str, expires_at: i64) -> i64 {
    let hash = RowHash::of("draft").number(campaign).number(user);
    hash.text(command).number(expires_at).checksum()
}

/// Covers what is written once and never changes, but for `part`: older rows were written before there was one, and have a
/// checksum. It, `barred` and all that changes while a row waits stand in the indexes whole, which SQLite compares with the table.
pub fn outbox(campaign: i64, seq: i64, recipient: Option<i64>, notice: &str) -> i64 {
    let hash = RowHash::of("outbox").number(campaign).number(seq);
    hash.maybe(recipient).text(notice).checksum()
}

/// Covers who may found campaigns in a server.
pub fn founders(guild: i64, role: Option<i64>) -> i64 {
    let hash = RowHash::of("founders").number(guild);
    hash.maybe(role).checksum()
}
