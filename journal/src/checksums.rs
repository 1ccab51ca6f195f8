//! The checksums of rows outside any chain: tracked messages, names, drafts, the outbox, templates, and who may found
//! campaigns.
//! Each is written with its row and covers the columns that never change.

use super::chain::RowHash;
use super::names::PersonName;
use super::values::{Posted, Target, Template};
use chancery_basics::ids::{CampaignId, PlayerId};
use chancery_basics::time::Time;

/// Covers the message that shows a subject.
pub fn post(post: &Posted) -> i64 {
    let hash = RowHash::of("post").number(post.campaign.0).text(&post.subject);
    hash.number(post.channel.cast_signed()).number(post.message.cast_signed()).checksum()
}

/// Covers a person's names in a server.
pub fn name(guild: u64, player: PlayerId, name: &PersonName) -> i64 {
    let hash = RowHash::of("name").number(guild.cast_signed()).number(player.0.cast_signed()).text(&name.shown);
    // Names stored before account names and languages were added keep their checksum.
    let hash = match (name.account.is_empty(), name.language.is_empty()) {
        (true, true) => hash,
        (false, true) => hash.text(&name.account),
        (_, false) => hash.text(&name.account).text(&name.language),
    };
    hash.checksum()
}

/// Covers the command of a confirm button.
pub fn draft(campaign: CampaignId, player: PlayerId, command: &str, expires_at: Time) -> i64 {
    let hash = RowHash::of("draft").number(campaign.0).number(player.0.cast_signed());
    hash.text(command).number(expires_at.as_millis()).checksum()
}

/// Covers the columns that never change, except `part`, which was added to older rows after their checksum.
///
/// `part`, `barred` and everything that changes while a row is pending are also in the indexes, which SQLite compares
/// with the table.
pub fn outbox(campaign: CampaignId, seq: i64, target: Target, notice: &str) -> i64 {
    let hash = RowHash::of("outbox").number(campaign.0).number(seq);
    hash.maybe(target.column()).text(notice).checksum()
}

/// Covers who may found campaigns in a server.
pub fn founders(guild: u64, role: Option<u64>) -> i64 {
    let hash = RowHash::of("founders").number(guild.cast_signed());
    hash.maybe(role.map(u64::cast_signed)).checksum()
}

/// Covers a server's template.
pub fn template(template: &Template) -> i64 {
    let hash = RowHash::of("template").number(template.guild.cast_signed()).text(&template.key).text(&template.name);
    hash.text(&template.ruleset).text(&template.contents).checksum()
}
