//! Writes commits: one statement per table inserts the rows of a whole group.

use super::statements::{insert_announcements, insert_campaigns, insert_entries, update_campaigns};
use chancery_basics::ids::CampaignId;
use chancery_journal::sql::{Connection, Query};
use chancery_journal::store::commits;
use chancery_journal::{ChainedChange, CommitPlan, Error, Link, Rows, StoredCampaign, Told};
use std::collections::BTreeMap;

/// Writes the changes of a group in the order of their decisions. Returns the new links of the campaigns whose chain
/// was rebuilt.
pub(crate) async fn append<R: Rows + Sync>(
    db: &mut dyn Connection,
    plan: &CommitPlan<'_, R>,
    told: &[Told<'_>],
) -> Result<BTreeMap<CampaignId, Link>, Error> {
    let (founded, changed): (Vec<_>, Vec<_>) = plan.changed().partition(|row| plan.founds(row));
    if !founded.is_empty() {
        found(&founded).run(db).await?;
    }
    if !changed.is_empty() {
        change(&changed).run(db).await?;
    }
    if plan.heads.iter().any(|head| !head.change.entries.is_empty()) {
        journal(&plan.heads).run(db).await?;
    }
    if !told.is_empty() {
        announce(told).run(db).await?;
    }
    commits::append_more(db, &plan.heads).await
}

fn status(row: &StoredCampaign) -> String {
    let status = if row.campaign.ended { "ended" } else { "running" };
    status.to_owned()
}

fn column<R, T>(rows: &[R], value: impl Fn(&R) -> T) -> Vec<T> {
    rows.iter().map(value).collect()
}

fn found(rows: &[&StoredCampaign]) -> Query<()> {
    insert_campaigns(
        column(rows, |row| row.campaign.id),
        column(rows, |row| row.campaign.guild),
        column(rows, |row| row.campaign.channel),
        column(rows, |row| row.campaign.founded_in),
        column(rows, |row| row.campaign.name.clone()),
        column(rows, |row| row.campaign.ruleset.clone()),
        column(rows, |row| row.campaign.language.clone()),
        column(rows, |row| status(row)),
        column(rows, |row| row.campaign.version),
        column(rows, |row| row.campaign.next_due),
        column(rows, |row| row.campaign.created_at),
        column(rows, |row| row.head),
    )
}

fn change(rows: &[&StoredCampaign]) -> Query<()> {
    update_campaigns(
        column(rows, |row| row.campaign.id),
        column(rows, |row| row.campaign.version),
        column(rows, |row| row.head),
        column(rows, |row| row.campaign.next_due),
        column(rows, |row| status(row)),
        column(rows, |row| row.campaign.channel),
    )
}

fn journal(heads: &[ChainedChange<'_>]) -> Query<()> {
    let rows = heads.iter().flat_map(|head| {
        let entries = head.change.entries.iter().zip(&head.links).enumerate();
        entries.map(move |(number, (entry, link))| (head.campaign, head.seq_of(number), entry, link))
    });
    let rows: Vec<_> = rows.collect();
    insert_entries(
        column(&rows, |row| row.0),
        column(&rows, |row| row.1),
        column(&rows, |row| row.2.at),
        column(&rows, |row| row.2.actor),
        column(&rows, |row| row.2.cause.clone()),
        column(&rows, |row| row.2.events.clone()),
        column(&rows, |row| Some(*row.3)),
    )
}

fn announce(told: &[Told<'_>]) -> Query<()> {
    insert_announcements(
        column(told, |told| told.queue.campaign),
        column(told, |told| told.seq),
        column(told, |told| told.part),
        column(told, |told| told.queue.target),
        column(told, |told| told.notice.to_owned()),
        column(told, |told| told.checksum),
    )
}
