//! The only way to change a campaign: load, settle, decide, commit, apply. Each campaign handles one command at a time.

mod admission;
mod attempts;
mod drafted;
mod durability;
mod erasure;
mod founding;
mod heavy;
mod moment;
mod numbers;
mod offers;
mod pairs;
mod places;
mod presence;
mod stored;
mod stories;
mod take_back;
mod undo;

pub use admission::Admission;
use attempts::{Attempts, is_written};
pub use drafted::Drafted;
use durability::Durability;
pub use founding::{FoundError, Foundation};
pub use heavy::HeavyRead;
use heavy::Turns;
pub use moment::Seeds;
pub use numbers::Numbers;
pub use offers::about_offers;
use stored::{entry, events, json, outgoing};
pub use stored::{events_json, read_notice, replay, replay_whole};
pub use stories::{Given, Orders, Page, Public, Told};
pub use undo::Undoing;

use crate::journal::{self, ChainHead, CommitError, Journal};
use crate::rules::ids::{CampaignId, OfferId, PlayerId};
use crate::rules::time::Time;
use crate::rules::{self, Campaign, DecisionContext, Event, Order, Refusal, Viewer};
use chancery_clock::Clock;
use lru::LruCache;
use pairs::Indexes;
use presence::Presence;
use std::borrow::Cow;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

/// How many campaigns stay in memory. Others are rebuilt from their newest snapshot.
const CACHED: NonZeroUsize = NonZeroUsize::new(256).expect("not zero");

/// Rules on orders and stores the outcome. Cheap to clone.
#[derive(Clone)]
pub struct Referee {
    shared: Arc<Shared>,
    /// The shared journal, or the leader's handle to it, which refuses background writes once leadership is lost.
    journal: Journal,
    /// Admits the orders given through this handle.
    admission: Admission,
    seeds: Seeds,
}

struct Shared {
    journal: Journal,
    clock: Clock,
    cache: Mutex<LruCache<CampaignId, CampaignLock>>,
    pairs: Mutex<Indexes>,
    presence: Presence,
    turns: Turns,
}

/// A campaign's slot in the cache. Only the task that holds the lock may decide.
type CampaignLock = Arc<tokio::sync::Mutex<Option<Loaded>>>;

/// A campaign in memory, as of its newest entry.
#[derive(Clone)]
struct Loaded {
    campaign: Arc<Campaign>,
    head: ChainHead,
    /// The head as last read or handed in; the next decision builds on it.
    handed_in: ChainHead,
    /// The version at which the next snapshot is due.
    snapshot_due: i64,
    /// The next deadline, as stored in the journal.
    next_due: Option<Time>,
    numbers: Numbers,
    durability: Durability,
}

/// The result of an accepted order, redacted for the person who gave it.
#[derive(Clone, Debug)]
pub struct Ruling {
    pub campaign: Arc<Campaign>,
    pub events: Vec<Event>,
    pub seq: i64,
    /// The same cause was ruled on before, so nothing was done again.
    pub repeated: bool,
}

#[derive(Debug, thiserror::Error)]
pub enum RuleError {
    #[error("refused: {refusal:?}")]
    Refused { refusal: Box<Refusal>, campaign: Arc<Campaign> },
    #[error("there is no campaign {0}")]
    NoCampaign(CampaignId),
    #[error("campaign {0} changed under every attempt to decide on it")]
    Contended(CampaignId),
    /// Discord may have shown the player that the bot did not respond.
    #[error("the order's turn came too late")]
    TooLate,
    /// A campaign that resumes or moves would share its channel with another one.
    #[error("the channel holds campaign {0}")]
    ChannelTaken(CampaignId),
    /// A player's last action is further back than this many entries.
    #[error("it is more than {0} entries back")]
    TooFarBack(i64),
    /// An undoing would take back more than `most` entries; the newest `steps` acts can be undone first.
    #[error("it takes back more than {most} entries, {steps} steps do not")]
    TooMuchAtOnce { most: i64, steps: u32 },
    #[error("the system provides no random numbers: {0}")]
    NoChance(#[from] getrandom::Error),
    #[error(transparent)]
    Journal(#[from] journal::Error),
    #[error("campaign {campaign} cannot be read back: {problem}")]
    Unreadable { campaign: CampaignId, problem: String },
}

impl Referee {
    pub fn new(journal: Journal, clock: Clock) -> Referee {
        let cache = Mutex::new(LruCache::new(CACHED));
        let (pairs, turns) = (Mutex::default(), Turns::default());
        let shared = Shared { journal: journal.clone(), clock, cache, pairs, presence: Presence::default(), turns };
        Referee { shared: Arc::new(shared), journal, admission: Admission::always(), seeds: Seeds::System }
    }

    /// Returns a handle whose rulings use these seeds.
    #[must_use]
    pub fn drawing(&self, seeds: Seeds) -> Referee {
        Referee { seeds, ..self.clone() }
    }

    /// Returns a handle that rules on orders only while the admission allows it.
    #[must_use]
    pub fn admitting(&self, admission: &Admission) -> Referee {
        Referee { admission: admission.clone(), ..self.clone() }
    }

    pub fn journal(&self) -> &Journal {
        &self.journal
    }

    /// Returns a handle for a leader's background jobs that start now.
    #[must_use]
    pub fn leading(&self) -> Referee {
        Referee { journal: self.journal.leading(), ..self.clone() }
    }

    pub fn clock(&self) -> &Clock {
        &self.shared.clock
    }

    /// Rules on an order: settles what is due, decides, and makes the outcome durable before anything is announced.
    ///
    /// `cause` identifies the request. Repeating a cause returns its first outcome. A refusal leaves the campaign
    /// settled but otherwise unchanged. After any other error nothing has been done.
    pub async fn rule(&self, id: CampaignId, cause: &str, order: &Order) -> Result<Ruling, RuleError> {
        // If time runs out before the order's turn, the admission waits for Discord's confirmation. The campaign's lock
        // must not be held meanwhile.
        while self.admission.is_granted().await {
            if let Some(ruling) = Box::pin(self.try_rule(id, cause, order)).await? {
                return Ok(ruling);
            }
        }
        Err(RuleError::TooLate)
    }

    /// Rules on an order. Returns `None` if it may no longer be carried out when its turn comes.
    async fn try_rule(&self, id: CampaignId, cause: &str, order: &Order) -> Result<Option<Ruling>, RuleError> {
        let place = self.lock(id);
        let viewer = Viewer::from(order.on_behalf.unwrap_or(order.by)).acting_for(order.by);
        let mut attempts = Attempts::default();
        while attempts.next(self.clock()).await {
            let mut lock = place.lock().await;
            let (mut loaded, mut change, moment) = self.load_settled(&mut lock, id).await?;
            let about = order.command.about_offer().into_iter().collect();
            if !self.has_remembered(&mut loaded, about).await? {
                continue;
            }
            let decided = rules::decide(&loaded.campaign, order, moment);
            if let Ok(events) = &decided {
                let about = about_offers(events);
                if !self.has_remembered(&mut loaded, about).await? {
                    continue;
                }
                loaded.take(&mut change, entry(moment.now, Some(order.by), cause, events), events);
                change.only_if = self.admission.condition();
            }
            let pending = self.hand_in(&mut lock, &mut loaded, change).await?;
            // The next order can be decided while this one is being written.
            drop(lock);
            let durability = self.written(&place, pending).await;
            match (decided, durability) {
                (Ok(events), Ok(())) => {
                    let (campaign, seq) = (Arc::clone(&loaded.campaign), loaded.version());
                    return Ok(Some(Ruling::new(&campaign, &events, seq, viewer)));
                }
                (Err(refusal), Ok(())) => {
                    // A repeated order may be refused only because it was already carried out. If it is accepted again,
                    // the journal detects the duplicate.
                    if let Some(ruling) = self.recall(id, cause, viewer).await? {
                        return Ok(Some(ruling));
                    }
                    // Another process may have ruled in the meantime, unknown to this one.
                    if !self.is_newest(&place, &loaded).await? {
                        continue;
                    }
                    self.journal.meter().refused(&refusal);
                    return Err(RuleError::refused(refusal, &loaded.campaign, viewer));
                }
                (_, Err(CommitError::Unavailable(error))) => return Err(error.into()),
                (Ok(_), Err(CommitError::TooLate)) => return Ok(None),
                (Ok(_), Err(CommitError::ChannelTaken(by))) => {
                    return Err(RuleError::ChannelTaken(by));
                }
                (Ok(_), Err(CommitError::Duplicate { .. })) => {
                    if let Some(ruling) = self.recall(id, cause, viewer).await? {
                        return Ok(Some(ruling));
                    }
                }
                (Ok(_), Err(CommitError::Stale)) | (Err(_), Err(_)) => {}
            }
        }
        Err(RuleError::Contended(id))
    }

    /// Returns the campaign redacted for a viewer and settled up to now. Every view of a campaign starts here.
    pub async fn view_for(&self, id: CampaignId, viewer: impl Into<Viewer>) -> Result<Arc<Campaign>, RuleError> {
        let campaign = self.settled(id).await?;
        Ok(redacted_for(&campaign, viewer.into()))
    }

    /// Returns the complete campaign including its secrets, settled up to now and durable.
    pub async fn settled(&self, id: CampaignId) -> Result<Arc<Campaign>, RuleError> {
        let place = self.lock(id);
        let mut attempts = Attempts::default();
        while attempts.next(self.clock()).await {
            let mut lock = place.lock().await;
            let (mut loaded, change, _) = self.load_settled(&mut lock, id).await?;
            let pending = self.hand_in(&mut lock, &mut loaded, change).await?;
            drop(lock);
            if is_written(self.written(&place, pending).await)? {
                return Ok(loaded.campaign);
            }
        }
        Err(RuleError::Contended(id))
    }

    /// Returns the campaign as last ruled on or settled, durable or not. Use it to find out who moderates the campaign,
    /// never to report its state.
    pub async fn cached(&self, id: CampaignId) -> Result<Arc<Campaign>, RuleError> {
        let place = self.lock(id);
        let mut lock = place.lock().await;
        let loaded = self.newest(lock.take(), id).await?;
        let campaign = Arc::clone(&loaded.campaign);
        *lock = Some(loaded);
        Ok(campaign)
    }

    /// Returns whether this act of a player ends an absence that lasts until they act. `about` is the offer that they
    /// answer.
    pub async fn brings_back(
        &self,
        id: CampaignId,
        player: PlayerId,
        about: Option<OfferId>,
    ) -> Result<bool, RuleError> {
        let campaign = self.cached(id).await?;
        let offer = about.and_then(|offer| campaign.offers.get(offer));
        let sealed = offer.is_some_and(|offer| offer.terms.is_sealed());
        Ok(!sealed && campaign.comes_back_by_acting(player))
    }

    fn lock(&self, id: CampaignId) -> CampaignLock {
        // No panic can leave the map half updated, so a poisoned lock is safe to use.
        let mut cache = self.shared.cache.lock().unwrap_or_else(PoisonError::into_inner);
        // If the cache drops a slot while a task holds its lock, a second one is created. The expected head of each
        // commit keeps the two from deciding on the same state.
        Arc::clone(cache.get_or_insert(id, CampaignLock::default))
    }

    /// Returns the earlier ruling of a cause, if there is one.
    async fn recall(&self, id: CampaignId, cause: &str, viewer: Viewer) -> Result<Option<Ruling>, RuleError> {
        let Some(entry) = self.shared.journal.entry_by_cause(cause).await? else {
            return Ok(None);
        };
        let events = events(id, &entry.entry.events)?;
        let mut campaign = self.settled(id).await?;
        self.remember(&mut campaign, about_offers(&events)).await?;
        Ok(Some(Ruling { repeated: true, ..Ruling::new(&campaign, &events, entry.seq, viewer) }))
    }

    /// Loads the campaign if necessary. Returns it with all due changes applied, the commit that would store them, and
    /// the context of the decision.
    async fn load_settled(
        &self,
        lock: &mut Option<Loaded>,
        id: CampaignId,
    ) -> Result<(Loaded, journal::Change, DecisionContext), RuleError> {
        loop {
            // Take it out of the cache, so that applying the decision needs no copy; `hand_in` puts it back.
            let mut loaded = self.newest(lock.take(), id).await?;
            // Forget the closed offers that only the last ruling needed.
            if !loaded.campaign.offers.closed.is_empty() {
                Arc::make_mut(&mut loaded.campaign).offers.forget_closed();
            }
            let moment = self.moment(&loaded)?;
            let mut change = journal::Change::default();
            let due = rules::settle(&loaded.campaign, moment);
            if !due.is_empty() {
                let cause = format!("due:{id}:{}", loaded.version());
                let about = about_offers(&due);
                if !self.has_remembered(&mut loaded, about).await? {
                    continue;
                }
                loaded.take(&mut change, entry(moment.now, None, &cause, &due), &due);
            }
            return Ok((loaded, change, moment));
        }
    }
}

/// Returns the campaign redacted for a viewer, or the same one if nothing is hidden.
fn redacted_for(campaign: &Arc<Campaign>, viewer: Viewer) -> Arc<Campaign> {
    match campaign.redacted_for(viewer) {
        Cow::Borrowed(_) => Arc::clone(campaign),
        Cow::Owned(redacted) => Arc::new(redacted),
    }
}

impl Ruling {
    fn new(campaign: &Arc<Campaign>, events: &[Event], seq: i64, viewer: Viewer) -> Ruling {
        Ruling {
            campaign: redacted_for(campaign, viewer),
            events: rules::visible_to_actor(campaign, events, viewer),
            seq,
            repeated: false,
        }
    }
}

impl RuleError {
    fn refused(refusal: Refusal, campaign: &Arc<Campaign>, viewer: Viewer) -> RuleError {
        RuleError::Refused { refusal: Box::new(refusal), campaign: redacted_for(campaign, viewer) }
    }
}
