//! The checksums of rows outside any chain: tracked messages, names, drafts, the outbox, and who may found campaigns.
//! Each is written with its row and covers the columns that never change.

use super::chain::RowHash;
use super::names::PersonName;

/// Covers the message that shows a subject.
pub fn post(campaign: i64, subject: &str, channel: i64, message: i64) -> i64 {
    let hash = RowHash::of("post").number(campaign).text(subject);
    hash.number(channel).number(message).checksum()
}

/// Covers a person's names in a server.
pub fn name(guild: i64, user: i64, name: &PersonName) -> i64 {
    let hash = RowHash::of("name").number(guild).number(user).text(&name.shown);
    // Names stored before account names were added keep their checksum.
    let hash = if name.account.is_empty() { hash } else { hash.text(&name.account) };
    hash.checksum()
}

/// Covers the command of a confirm button.
pub fn draft(campaign: i64, user: i64, command: &str, expires_at: i64) -> i64 {
    let hash = RowHash::of("draft").number(campaign).number(user);
    hash.text(command).number(expires_at).checksum()
}

/// Covers the columns that never change, except `part`, which was added to older rows after their checksum.
///
/// `part`, `barred` and everything that changes while a row is pending are also in the indexes, which SQLite compares
/// with the table.
pub fn outbox(campaign: i64, seq: i64, recipient: Option<i64>, notice: &str) -> i64 {
    let hash = RowHash::of("outbox").number(campaign).number(seq);
    hash.maybe(recipient).text(notice).checksum()
}

/// Covers who may found campaigns in a server.
pub fn founders(guild: i64, role: Option<i64>) -> i64 {
    let hash = RowHash::of("founders").number(guild);
    hash.maybe(role).checksum()
}
