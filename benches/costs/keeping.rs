//! Measures the journal on a real file, with a disk sync for every commit.

use super::{ADA, NOON, journal};
use chancery::journal::{ChainHead, Change, Commit, Entry, NewCampaign, Outgoing, Target};
use chancery::rules::time::Span;
use divan::Bencher;
use divan::counter::ItemsCount;
use futures::future::join_all;
use tokio::runtime::Runtime;

const GIFT: &str = r#"[{"leverage":{"gifted":{"from":100,"to":101,"amount":500}}},{"leverage":{"leverage_booked":{"by":100,"over":101,"account":"earned","amount":1000,"swallowed":0,"why":"gift"}}}]"#;

fn change(cause: String) -> Change {
    Change {
        entries: vec![Entry { at: NOON, actor: Some(ADA), cause, events: GIFT.to_owned() }],
        outbox: vec![Outgoing { entry: 0, target: Target::Channel, notice: GIFT.to_owned() }],
        next_due: Some(NOON + Span::hours(36)),
        ..Change::default()
    }
}

/// Each iteration is one commit to each of `campaigns` campaigns, all requested at once.
#[divan::bench(args = [1, 16, 64])]
fn commits_in_flight(bencher: Bencher, campaigns: u64) {
    let runtime = Runtime::new().expect("a runtime");
    let (journal, _folder) = runtime.block_on(journal());
    let mut ids = Vec::new();
    for channel in 0..campaigns {
        let new = NewCampaign {
            guild: 900,
            channel,
            name: "Spiral Arm".to_owned(),
            ruleset: "leverage".to_owned(),
            language: "en".to_owned(),
            at: NOON,
        };
        let created = journal.create(new, change(format!("found:{channel}")));
        ids.push(runtime.block_on(created).expect("a campaign"));
    }
    let mut heads: Vec<ChainHead> = Vec::new();
    for id in &ids {
        let loaded = runtime.block_on(journal.load(*id)).expect("it reads");
        heads.push(loaded.expect("it is there").head);
    }
    bencher.counter(ItemsCount::new(campaigns)).bench_local(|| {
        let commits = ids.iter().zip(&mut heads).map(|(id, head)| {
            let expected = *head;
            let change = change(format!("{id}:{}", expected.version));
            *head = expected.after(*id, &change.entries[0]);
            journal.commit(Commit { campaign: *id, expected, change })
        });
        for committed in runtime.block_on(join_all(commits)) {
            committed.expect("it is written");
        }
    });
    runtime.block_on(journal.close());
}
