use super::access::Access;
use super::amounts::Money;
use super::hostile::{HostileAct, Hostility, RightsShift};
use super::map::System;
use super::relation::{Booking, Pair};
use super::reversed;
use super::ship::Ship;
use super::small_gifts::SmallGifts;
use super::task::{Ending, Task, TaskKind};
use super::technology::{Science, ScienceKind, Technology};
use crate::game_clock::GameTime;
use crate::ids::{OfferId, PlayerId, ShipId, TaskId};
use crate::ruleset::{GameEvent, Profile, concerned};
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
    },
    AccessRevoked {
        granter: PlayerId,
        grantee: PlayerId,
        access: Access,
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
    },
    /// The leverage a task earns has reached its limit (L5.7).
    TaskAtLimit {
        task: TaskId,
        pair: Pair,
        /// Other tasks between the two that earn the same leverage; one announcement covers all (L5.7).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        also: Vec<TaskId>,
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
}

/// Why access was granted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GrantedBy {
    Offer(OfferId),
    Favour(OfferId),
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
    /// The loss of a lent ship.
    ShipLost,
    /// A moderator's correction (L7.2).
    Moderator,
}

impl Event {
    /// Returns the author of the act and its target.
    fn parties(&self) -> Option<(PlayerId, PlayerId)> {
        match self {
            Event::Gifted { from, to, .. } => Some((*from, *to)),
            Event::AccessRevoked { granter, grantee, .. } => Some((*granter, *grantee)),
            Event::TaskStarted(task) | Event::TaskEnded { task, .. } => Some((task.player, task.host)),
            Event::TaskAtLimit { pair, .. } => Some((pair.by, pair.over)),
            Event::ActedAgainst { by, against, .. } => Some((*by, *against)),
            Event::Entered { by, host, .. }
            | Event::Terraformed { by, host, .. }
            | Event::BiomassCollected { by, host, .. }
            | Event::MineralsSold { by, host, .. } => Some((*by, *host)),
            // These are not acts, or do not target another player.
            Event::MoneyIssued { .. }
            | Event::GiftKeptBack { .. }
            | Event::SmallGiftsTold { .. }
            | Event::MoneyMoved { .. }
            | Event::MoneySpent { .. }
            | Event::MoneyCorrected { .. }
            | Event::ScienceCorrected { .. }
            | Event::AccessGranted { .. }
            | Event::LeverageBooked { .. }
            | Event::ShipLaunched(_)
            | Event::ShipLost(_)
            | Event::ShipSentHome(_)
            | Event::ShipWasDestroyed(_)
            | Event::ShipRestored(_)
            | Event::ShipRemoved(_)
            | Event::TaskCredited { .. }
            | Event::TaskRetuned { .. }
            | Event::MilestoneReached { .. }
            | Event::TechnologyUnlocked { .. }
            | Event::SystemGiven { .. }
            | Event::SystemAdded(_)
            | Event::SystemRemoved { .. }
            | Event::SystemRuled { .. }
            | Event::RightsShifted { .. } => None,
        }
    }

    /// Returns the loan and its offer, if the event starts or ends one.
    fn lending(&self) -> Option<(&Task, OfferId)> {
        if let Event::TaskStarted(task) | Event::TaskEnded { task, .. } = self
            && let TaskKind::Aid { offer } = task.kind
        {
            return Some((task, offer));
        }
        None
    }

    pub fn booking(&self) -> Option<&Booking> {
        if let Event::TaskCredited { booking, .. } = self {
            return booking.as_ref();
        }
        if let Event::LeverageBooked { booking, .. } = self {
            return Some(booking);
        }
        None
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
            Event::LeverageBooked { booking, .. } => {
                let Pair { by, over } = booking.pair;
                Profile::consequence().between(by, over)
            }
            Event::ShipLaunched(ship) | Event::ShipRestored(ship) | Event::ShipRemoved(ship) => {
                Profile::consequence().touches([ship.owner])
            }
            Event::ShipLost(ship) | Event::ShipSentHome(ship) => Profile::act().calls([ship.owner]),
            Event::ShipWasDestroyed(ship) => Profile::consequence().calls([ship.owner]),
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
            // Endings caused by the clock or by another player's order have no author.
            Event::TaskEnded { task, ending, .. } => of_task(task).by(match ending {
                Ending::Stopped | Ending::Left => Some(task.player),
                Ending::AccessRevoked => Some(task.host),
                Ending::Completed | Ending::ShipLost | Ending::PlaceLost | Ending::CampaignEnded => None,
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
            Event::MoneyCorrected { player, .. } | Event::ScienceCorrected { player, .. } => {
                Profile::consequence().calls([player])
            }
        }
    }

    fn is_act(&self) -> bool {
        match self {
            Event::LeverageBooked { .. }
            | Event::GiftKeptBack { .. }
            | Event::MoneyIssued { .. }
            | Event::MoneyMoved { .. }
            | Event::MoneySpent { .. }
            | Event::AccessGranted { .. }
            | Event::TaskRetuned { .. }
            | Event::SystemGiven { .. }
            | Event::MoneyCorrected { .. }
            | Event::ScienceCorrected { .. }
            | Event::ShipLaunched(_)
            | Event::ShipWasDestroyed(_)
            | Event::ShipRestored(_)
            | Event::ShipRemoved(_)
            | Event::SystemAdded(_)
            | Event::SystemRemoved { .. }
            | Event::SystemRuled { .. }
            | Event::RightsShifted { .. } => false,
            Event::Gifted { .. }
            | Event::SmallGiftsTold { .. }
            | Event::AccessRevoked { .. }
            | Event::ShipLost(_)
            | Event::ShipSentHome(_)
            | Event::BiomassCollected { .. }
            | Event::MineralsSold { .. }
            | Event::TaskStarted(_)
            | Event::TaskCredited { .. }
            | Event::TaskAtLimit { .. }
            | Event::TaskEnded { .. }
            | Event::MilestoneReached { .. }
            | Event::TechnologyUnlocked { .. }
            | Event::ActedAgainst { .. }
            | Event::Entered { .. }
            | Event::Terraformed { .. } => true,
        }
    }

    /// Completions are too frequent to announce, unless they open or close a right. Players see the result when they
    /// check.
    fn announce_timing(&self) -> AnnounceTiming {
        if let Event::SmallGiftsTold { since, gifts } = self {
            return match gifts.is_empty() {
                true => AnnounceTiming::Never,
                false => AnnounceTiming::Since(*since),
            };
        }
        if let Event::GiftKeptBack { .. } = self {
            return AnnounceTiming::Later;
        }
        if let Event::TaskCredited { .. } = self {
            return AnnounceTiming::Never;
        }
        AnnounceTiming::AtOnce
    }

    fn only_follows(&self) -> bool {
        matches!(self, Event::MilestoneReached { .. } | Event::TaskAtLimit { .. })
    }

    fn written(&mut self) -> Option<(PlayerId, &mut Option<String>)> {
        if let Event::Gifted { from, note, .. } = self { Some((*from, note)) } else { None }
    }

    fn is_draw(&self) -> bool {
        false
    }

    fn calls(&self) -> Vec<PlayerId> {
        if let Event::TaskAtLimit { pair, .. } = self {
            return vec![pair.by, pair.over];
        }
        // The other player has something at stake, no matter who ends it.
        if let Event::TaskStarted(task) | Event::TaskEnded { task, .. } = self {
            return vec![task.player, task.host];
        }
        // It may have closed this player's right to act.
        if let Event::TaskCredited { booking, .. } = self {
            return booking.iter().map(|booking| booking.pair.over).collect();
        }
        if let Event::SmallGiftsTold { gifts, .. } = self {
            return gifts.iter().map(|gift| gift.to).collect();
        }
        if let Event::RightsShifted { rights } = self {
            let opened = rights.iter().filter(|right| right.opened);
            return opened.map(|right| right.against).collect();
        }
        if let Event::ShipLost(ship) | Event::ShipSentHome(ship) | Event::ShipWasDestroyed(ship) = self {
            return vec![ship.owner];
        }
        if let Event::MilestoneReached { player, .. }
        | Event::MoneyCorrected { player, .. }
        | Event::ScienceCorrected { player, .. } = self
        {
            return vec![*player];
        }
        self.parties().map(|(_, to)| to).into_iter().collect()
    }

    fn touches(&self) -> Vec<PlayerId> {
        if let Event::ShipLaunched(ship) | Event::ShipRestored(ship) | Event::ShipRemoved(ship) = self {
            return vec![ship.owner];
        }
        if let Event::SystemAdded(System { ruler, .. }) | Event::SystemRemoved { ruler, .. } = self {
            return Vec::from_iter(*ruler);
        }
        if let Event::SystemRuled { ruler, before, .. } = self {
            return before.iter().chain(ruler).copied().collect();
        }
        let both = |one: &PlayerId, other: &PlayerId| vec![*one, *other];
        if let Event::MoneyMoved { from, to, .. } | Event::SystemGiven { from, to, .. } = self {
            return both(from, to);
        }
        if let Event::AccessGranted { granter, grantee, .. } = self {
            return both(granter, grantee);
        }
        concerned(self)
    }

    fn pairs(&self) -> Vec<(PlayerId, PlayerId)> {
        let booked = self.booking().map(|booking| booking.pair);
        let booked = booked.map(|pair| (pair.by, pair.over));
        if let Event::SystemRuled { ruler: Some(ruler), before: Some(before), .. } = self {
            return vec![(*before, *ruler)];
        }
        let parties = self.parties().into_iter();
        parties.chain(booked).collect()
    }

    fn reversed(&self) -> Option<Event> {
        reversed::reversed(self)
    }

    /// The tasks of a lent ship concern the favour behind the loan.
    fn about_offer(&self) -> Option<OfferId> {
        self.lending().map(|(_, offer)| offer)
    }

    /// Events caused by the clock or by another player's order have no author.
    fn done_by(&self) -> Option<PlayerId> {
        if let Event::TaskEnded { task, ending, .. } = self {
            return match ending {
                Ending::Stopped | Ending::Left => Some(task.player),
                Ending::AccessRevoked => Some(task.host),
                Ending::Completed | Ending::ShipLost | Ending::PlaceLost | Ending::CampaignEnded => None,
            };
        }
        if let Event::TaskAtLimit { .. } = self {
            return None;
        }
        // A player lends a ship by accepting.
        let lent = self.lending().map(|(task, _)| task.host);
        lent.or_else(|| self.parties().map(|(by, _)| by))
    }

    /// Redaction depends on settings, so the ruleset handles it.
    fn redacted_for(&self, _: Option<PlayerId>) -> Event {
        self.clone()
    }
}

/// Begins the profile of a task's start or end. The other player has something at stake, no matter who ends it, and
/// the tasks of a lent ship concern the favour behind the loan.
fn of_task(task: &Task) -> Profile {
    Profile::act().about(task.lent_by()).calls([task.player, task.host]).between(task.player, task.host)
}
