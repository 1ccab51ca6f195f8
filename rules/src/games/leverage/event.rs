use super::access::Access;
use super::amounts::{Leverage, Money};
use super::hostile::{HostileAct, Hostility, RightsShift};
use super::lease::{Grant, Lease};
use super::map::System;
use super::relation::{Booking, Pair};
use super::reversed;
use super::ship::Ship;
use super::small_gifts::SmallGifts;
use super::task::{Ending, LoanSource, Pay, Task};
use super::technology::{Science, ScienceKind, Technology};
use super::values::Values;
use crate::game_clock::GameTime;
use crate::ids::{DealId, OfferId, PlayerId, ShipId, TaskId};
use crate::ruleset::{GameEvent, Profile};
use crate::table::AnnounceTiming;
use crate::time::Time;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Newly created money: a player's starting money (L2.3).
    MoneyIssued {
        to: PlayerId,
        amount: Money,
    },
    /// Money changed hands as a gift (L2.1).
    Gifted {
        from: PlayerId,
        to: PlayerId,
        amount: Money,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        note: Option<String>,
    },
    /// The preceding gift is small: it is announced together with others, an hour after the first (L2.4).
    GiftKeptBack {
        gift: SmallGifts,
        /// When the first of them was given.
        since: Time,
    },
    /// Announces the small gifts held back so far (L2.4), or nothing if they were already announced.
    SmallGiftsTold {
        since: Time,
        gifts: Vec<SmallGifts>,
    },
    /// Money changed hands under an agreement (L4.5).
    MoneyMoved {
        from: PlayerId,
        to: PlayerId,
        amount: Money,
    },
    AccessGranted {
        granter: PlayerId,
        grantee: PlayerId,
        access: Access,
        by: GrantedBy,
        /// How long, if it ends by itself (D2.3).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lease: Option<Lease>,
    },
    AccessRevoked {
        granter: PlayerId,
        grantee: PlayerId,
        access: Access,
    },
    /// Access ended at its time (D2.3).
    AccessEnded(Grant),
    /// The following questions ask the two whether to renew access.
    RenewalAsked(Grant),
    /// One of the two agreed to renew access, and the other has yet to agree.
    RenewalAgreed {
        #[serde(flatten)]
        grant: Grant,
        by: PlayerId,
    },
    AccessRenewed {
        #[serde(flatten)]
        grant: Grant,
        until: Time,
    },
    LeverageBooked {
        #[serde(flatten)]
        booking: Booking,
        why: Why,
    },
    ShipLaunched(Ship),
    /// The ship left the fleet for good (L10.2).
    ShipLost(Ship),
    /// The ship was destroyed and returned to its home (L10.2).
    ShipSentHome(Ship),
    /// The ship was destroyed while lent. It has since returned and continues its task (L10.2).
    ShipWasDestroyed(Ship),
    ShipRestored(Ship),
    ShipRemoved(Ship),
    TaskStarted(Task),
    /// A task's completions since it was last credited (L5.6).
    TaskCredited {
        task: TaskId,
        completed: i64,
        /// Neutral science for the researcher, and the same amount for their host.
        science: i64,
        money: Money,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        booking: Option<Booking>,
        /// It counts towards milestones (L8.2).
        cooperation: bool,
    },
    /// Schmoozing continues at another tier of Neuropsychology.
    TaskRetuned {
        task: TaskId,
        tier: u8,
        at: GameTime,
        /// What it earns from now on, if that differs from the default values.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pay: Option<Pay>,
    },
    /// The leverage a task earns has reached its limit (L5.7).
    TaskAtLimit {
        task: TaskId,
        pair: Pair,
        /// Other tasks between the two that earn the same leverage; one announcement covers all (L5.7).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        also: Vec<TaskId>,
        /// The limit, if it differs from the default values.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        limit: Option<Leverage>,
    },
    TaskEnded {
        task: Task,
        ending: Ending,
        /// A lent ship is home, and a moderator may still report that it was destroyed (L10.2). Older journals never
        /// set this.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        reportable: bool,
        /// The viewer may not know its earnings (L13.1).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        veiled: bool,
    },
    MilestoneReached {
        player: PlayerId,
        milestone: u8,
        science: i64,
        /// The points required, if they differ from the default values.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        points: Option<i64>,
    },
    TechnologyUnlocked {
        player: PlayerId,
        technology: Technology,
        tier: u8,
        paid: Science,
    },
    /// Money removed from the game: the price of an embassy (L9.4).
    MoneySpent {
        by: PlayerId,
        amount: Money,
    },
    /// A hostile act as reported (L6).
    ActedAgainst {
        by: PlayerId,
        against: PlayerId,
        hostility: Hostility,
    },
    Entered {
        by: PlayerId,
        host: PlayerId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        place: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ship: Option<ShipId>,
    },
    Terraformed {
        by: PlayerId,
        host: PlayerId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        place: Option<String>,
        /// The place is a planet on the map, which can be terraformed only once (L6.5).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        once: bool,
    },
    /// Biomass was collected with access (L3.8).
    BiomassCollected {
        by: PlayerId,
        host: PlayerId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        samples: Option<i64>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        place: Option<String>,
    },
    /// Minerals were sold with access (L3.8).
    MineralsSold {
        by: PlayerId,
        host: PlayerId,
        count: i64,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        place: Option<String>,
    },
    SystemGiven {
        from: PlayerId,
        to: PlayerId,
        system: String,
    },
    SystemAdded(System),
    SystemRemoved {
        system: String,
        /// The previous ruler.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ruler: Option<PlayerId>,
    },
    SystemRuled {
        system: String,
        ruler: Option<PlayerId>,
        /// The previous ruler.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        before: Option<PlayerId>,
        home: bool,
    },
    /// New thresholds opened or closed these rights (L6.4).
    RightsShifted {
        rights: Vec<RightsShift>,
    },
    /// Tasks stand still, because the access they need is suspended (L3.10).
    TasksHalted {
        pair: Pair,
        tasks: Vec<TaskId>,
        at: GameTime,
    },
    /// Tasks go on, because the access they need is back.
    TasksResumed {
        pair: Pair,
        tasks: Vec<TaskId>,
        at: GameTime,
    },
    /// The campaign is played by other values from now on (H1.4).
    ValuesChanged {
        before: Box<Values>,
        after: Box<Values>,
        at: GameTime,
    },
    /// A moderator gave or took money.
    MoneyCorrected {
        player: PlayerId,
        amount: Money,
    },
    /// A moderator gave or took science.
    ScienceCorrected {
        player: PlayerId,
        kind: ScienceKind,
        amount: i64,
    },
    /// A moderator gave money to, or took it from, every active player (H3.2).
    MoneyCorrectedForAll {
        players: Vec<PlayerId>,
        amount: Money,
    },
    /// A moderator gave science to, or took it from, every active player (H3.2).
    ScienceCorrectedForAll {
        players: Vec<PlayerId>,
        kind: ScienceKind,
        amount: i64,
    },
}

/// Why access was granted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GrantedBy {
    Offer(OfferId),
    Favour(OfferId),
    Deal(DealId),
    /// The campaign grants this kind to all players (L3.6).
    Campaign,
}

/// The reason for a booking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    Gift,
    AccessGranted(OfferId),
    AccessRevoked(Access),
    FavourAsked(OfferId),
    FavourRefused(OfferId),
    /// The refunded cost of asking.
    FavourTakenBack(OfferId),
    Reset(OfferId),
    Hostility(HostileAct),
    /// Entering without passage (L6.1).
    Trespass,
    Terraforming,
    /// A clause of a deal.
    Deal(DealId),
    /// The loss of a lent ship.
    ShipLost,
    /// A moderator's correction (L7.2).
    Moderator,
    /// The leverage that new players start with (L1.2).
    Start,
    /// One of the relations that a moderator reset together (L7.2).
    RelationsReset,
}

impl Event {
    pub fn booking(&self) -> Option<&Booking> {
        if let Event::LeverageBooked { booking, .. } | Event::TaskCredited { booking: Some(booking), .. } = self {
            Some(booking)
        } else {
            None
        }
    }

    /// Returns the task that it ends.
    pub(super) fn ended(&self) -> Option<TaskId> {
        if let Event::TaskEnded { task, .. } = self { Some(task.id) } else { None }
    }
}

impl GameEvent for Event {
    fn profile(&self) -> Profile {
        match self {
            Event::MoneyIssued { .. } | Event::MoneySpent { .. } | Event::TaskRetuned { .. } => Profile::consequence(),
            Event::Gifted { from, to, .. } => Profile::act().by(*from).done_to(*from, [to]),
            Event::GiftKeptBack { .. } => Profile::consequence().announced(AnnounceTiming::Later),
            Event::SmallGiftsTold { since, gifts } => {
                let told = match gifts.is_empty() {
                    true => AnnounceTiming::Never,
                    false => AnnounceTiming::Since(*since),
                };
                Profile::act().announced(told).calls(gifts.iter().map(|gift| gift.to))
            }
            Event::MoneyMoved { from, to, .. } | Event::SystemGiven { from, to, .. } => {
                Profile::consequence().touches([from, to])
            }
            Event::AccessGranted { granter, grantee, .. } => Profile::consequence().touches([granter, grantee]),
            Event::AccessRevoked { granter, grantee, .. } => Profile::act().by(*granter).done_to(*granter, [grantee]),
            Event::AccessEnded(grant) => of_lease(Profile::act(), *grant).calls(grant.players()),
            Event::RenewalAsked(grant) => of_lease(Profile::act().announced(AnnounceTiming::Never), *grant),
            // The other learns of it in private, because the closed offer was between the game and one player.
            Event::RenewalAgreed { grant, by } if grant.private => {
                of_lease(Profile::separate_consequence(), *grant).by(*by)
            }
            Event::RenewalAgreed { grant, .. } => of_lease(Profile::consequence(), *grant),
            Event::AccessRenewed { grant, .. } => {
                of_lease(Profile::separate_consequence(), *grant).calls(grant.players())
            }
            Event::LeverageBooked { booking, .. } => {
                let Pair { by, over } = booking.pair;
                Profile::consequence().between(by, over)
            }
            Event::ShipLaunched(ship) | Event::ShipRestored(ship) | Event::ShipRemoved(ship) => {
                Profile::consequence().touches([ship.owner])
            }
            Event::ShipLost(ship) | Event::ShipSentHome(ship) => Profile::act().calls([ship.owner]),
            Event::ShipWasDestroyed(ship) => Profile::consequence().calls([ship.owner]),
            // A ship lent by a deal belongs to the sentence about its clause.
            Event::TaskStarted(task) if matches!(task.lent_by(), Some(LoanSource::Deal(_))) => {
                Profile::consequence().calls([task.player, task.host]).between(task.player, task.host)
            }
            // A player lends a ship by accepting.
            Event::TaskStarted(task) => of_task(task).by(match task.lent_by() {
                Some(_) => task.host,
                None => task.player,
            }),
            // Completions are too frequent to announce, unless they open or close a right. Players see the result when
            // they check. They may have closed the other player's right to act.
            Event::TaskCredited { booking, .. } => {
                let credited = Profile::act().announced(AnnounceTiming::Never);
                match booking {
                    Some(Booking { pair: Pair { by, over }, .. }) => credited.calls([over]).between(*by, *over),
                    None => credited,
                }
            }
            Event::TaskAtLimit { pair: Pair { by, over }, .. } => {
                Profile::separate_consequence().calls([by, over]).between(*by, *over)
            }
            Event::TasksHalted { pair: Pair { by, over }, .. }
            | Event::TasksResumed { pair: Pair { by, over }, .. } => {
                Profile::consequence().calls([by]).between(*by, *over)
            }
            // Endings caused by the clock or by another player's order have no author.
            Event::TaskEnded { task, ending, .. } => of_task(task).by(match ending {
                Ending::Stopped | Ending::Left => Some(task.player),
                Ending::AccessRevoked => Some(task.host),
                Ending::Completed
                | Ending::AccessEnded
                | Ending::ShipLost
                | Ending::PlaceLost
                | Ending::CampaignEnded => None,
            }),
            Event::MilestoneReached { player, .. } => Profile::separate_consequence().calls([player]),
            Event::TechnologyUnlocked { .. } => Profile::act(),
            Event::ActedAgainst { by, against, .. } => Profile::act().by(*by).done_to(*by, [against]),
            Event::Entered { by, host, .. }
            | Event::Terraformed { by, host, .. }
            | Event::BiomassCollected { by, host, .. }
            | Event::MineralsSold { by, host, .. } => Profile::act().by(*by).done_to(*by, [host]),
            Event::SystemAdded(System { ruler, .. }) | Event::SystemRemoved { ruler, .. } => {
                Profile::consequence().touches(ruler)
            }
            Event::SystemRuled { ruler, before, .. } => {
                Profile::consequence().touches(before).touches(ruler).passed(*before, *ruler)
            }
            Event::RightsShifted { rights } => {
                let opened = rights.iter().filter(|right| right.opened);
                Profile::consequence().calls(opened.map(|right| right.against))
            }
            Event::ValuesChanged { .. } => Profile::consequence().touches_all(),
            Event::MoneyCorrectedForAll { players, .. } | Event::ScienceCorrectedForAll { players, .. } => {
                Profile::consequence().calls(players)
            }
            Event::MoneyCorrected { player, .. } | Event::ScienceCorrected { player, .. } => {
                Profile::consequence().calls([player])
            }
        }
    }

    fn names_moment(&self) -> bool {
        matches!(self, Event::AccessGranted { lease: Some(_), .. } | Event::TaskStarted(_))
    }

    fn written(&mut self) -> Option<(PlayerId, &mut Option<String>)> {
        if let Event::Gifted { from, note, .. } = self { Some((*from, note)) } else { None }
    }

    fn reversed(&self) -> Option<Event> {
        reversed::reversed(self)
    }

    /// Redaction depends on settings, so the ruleset handles it.
    fn redacted_for(&self, _: Option<PlayerId>) -> Event {
        self.clone()
    }
}

/// Begins the profile of a task's start or end. The other player has something at stake, no matter who ends it, and
/// the tasks of a lent ship concern the favour behind the loan.
fn of_task(task: &Task) -> Profile {
    Profile::act().about(task.lent_by_offer()).calls([task.player, task.host]).between(task.player, task.host)
}

fn of_lease(profile: Profile, grant: Grant) -> Profile {
    let profile = profile.between(grant.granter, grant.grantee);
    match grant.private {
        true => profile.private_to(grant.players()),
        false => profile,
    }
}
