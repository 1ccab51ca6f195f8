//! What a process takes for the newest state of a campaign, and what it continues with when a fix is taken out.

use super::backend::Backend;
use super::data::Data;
use super::sim::Fault;
use super::version_cache::Generation;
use chancery::rules::ids::CampaignId;
use chancery_journal::{ChainHead, Group, KnownHead, Loaded};
use std::collections::BTreeMap;

/// What a process keeps in memory without the fixes.
#[derive(Default)]
pub struct Memory {
    /// The newest version of each campaign that it read, wrote or heard of.
    newest: BTreeMap<CampaignId, i64>,
    /// What it first took for such a version.
    heads: BTreeMap<(CampaignId, i64), u64>,
    /// The states that it took for the newest after an erasure, although they hold the erased texts.
    stale: BTreeMap<CampaignId, Loaded>,
}

impl Backend {
    /// Returns the newest head of a campaign as far as the process knows. Without the fix of B5 only its number counts,
    /// and nothing empties the memory.
    pub fn known_head(&self, id: CampaignId) -> Option<KnownHead> {
        if !self.sim().lacks(Fault::Numbers) {
            return self.versions.newest(id);
        }
        let memory = self.memory.lock().unwrap();
        let version = *memory.newest.get(&id)?;
        let mark = *memory.heads.get(&(id, version))?;
        Some(KnownHead { version, mark })
    }

    pub fn note_read(&self, since: Generation, id: CampaignId, head: KnownHead) {
        self.versions.read(since, id, head);
        self.memorise(id, head);
    }

    pub fn note_written(&self, id: CampaignId, head: KnownHead) {
        self.versions.written(id, head);
        self.memorise(id, head);
    }

    fn memorise(&self, id: CampaignId, head: KnownHead) {
        if self.sim().lacks(Fault::Numbers) {
            let mut memory = self.memory.lock().unwrap();
            let newest = memory.newest.entry(id).or_insert(head.version);
            *newest = head.version.max(*newest);
            memory.heads.entry((id, head.version)).or_insert(head.mark);
        }
    }

    pub fn is_same(&self, newest: Option<ChainHead>, head: ChainHead) -> bool {
        match self.sim().lacks(Fault::Numbers) {
            true => newest.is_some_and(|newest| newest.version == head.version),
            false => newest == Some(head),
        }
    }

    /// Returns what the process takes for the newest state instead, without the fix of B8.
    pub fn stale_copy(&self, newest: &Loaded) -> Option<Loaded> {
        let stale = self.memory.lock().unwrap().stale.remove(&newest.campaign.id)?;
        let goes_on = stale.head == newest.head;
        self.process.note(if goes_on { "goes on with erased texts" } else { "drops erased texts" });
        goes_on.then_some(stale)
    }

    /// Returns the states before the group's erasures. Without the fix of B8, a process whose lead ends before the
    /// answer continues with them.
    pub fn with_texts(&self, data: &Data, group: &Group) -> Vec<Loaded> {
        if !self.sim().lacks(Fault::Texts) {
            return Vec::new();
        }
        let erases = group.commits.iter().filter(|asked| asked.what.change.erasure.is_some());
        let before = erases.filter_map(|asked| data.campaigns.get(&asked.what.campaign)?.loaded(i64::MAX, i64::MAX));
        before.collect()
    }

    pub fn keep_texts(&self, before: Vec<Loaded>, data: &Data) {
        for mut stale in before {
            let id = stale.campaign.id;
            let now = data.campaigns.get(&id).and_then(|stored| Some((stored, stored.chain_head()?)));
            if let Some((stored, head)) = now.filter(|(_, head)| head.version > stale.head.version) {
                (stale.campaign, stale.head) = (stored.row.clone(), head);
                stale.entries.extend(stored.entries.last().map(|(recorded, _)| recorded.clone()));
                self.memory.lock().unwrap().stale.insert(id, stale);
            }
        }
    }

    /// Those who waited for the erasure have the answer.
    pub fn forget_texts(&self) {
        self.memory.lock().unwrap().stale.clear();
    }
}
