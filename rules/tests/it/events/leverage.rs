//! Every kind of leverage's events, offers and settings.

use chancery_rules::games::leverage::{
    Access, Account, Battleground, DestroyedShips, Ending, Event, Favour, GrantedBy, Hostility, MilestoneSource,
    NegativeAccess, ScienceKind, Setting, TaskKind, Technology, Terms, Terraforming, Thresholds, Why,
};

kinds! {
    event of Event {
        Event::MoneyIssued { .. } => "money issued",
        Event::Gifted { .. } => "gifted",
        Event::MoneyMoved { .. } => "money moved",
        Event::AccessGranted { .. } => "access granted",
        Event::AccessRevoked { .. } => "access revoked",
        Event::AccessEnded(_) => "access ended",
        Event::RenewalAsked(_) => "renewal asked",
        Event::RenewalAgreed { .. } => "renewal agreed",
        Event::AccessRenewed { .. } => "access renewed",
        Event::LeverageBooked { .. } => "leverage booked",
        Event::ShipLaunched(_) => "ship launched",
        Event::ShipLost(_) => "ship lost",
        Event::ShipSentHome(_) => "ship sent home",
        Event::BiomassCollected { .. } => "biomass collected",
        Event::MineralsSold { .. } => "minerals sold",
        Event::ShipWasDestroyed(_) => "ship was destroyed",
        Event::ShipRestored(_) => "ship restored",
        Event::ShipRemoved(_) => "ship removed",
        Event::TaskStarted(_) => "task started",
        Event::TaskCredited { .. } => "task credited",
        Event::TaskRetuned { .. } => "task retuned",
        Event::TaskAtLimit { .. } => "task at limit",
        Event::TasksHalted { .. } => "tasks halted",
        Event::TasksResumed { .. } => "tasks resumed",
        Event::TaskEnded { .. } => "task ended",
        Event::MilestoneReached { .. } => "milestone reached",
        Event::GiftKeptBack { .. } => "gift kept back",
        Event::SmallGiftsTold { .. } => "small gifts told",
        Event::TechnologyUnlocked { .. } => "technology unlocked",
        Event::MoneySpent { .. } => "money spent",
        Event::ActedAgainst { .. } => "acted against",
        Event::Entered { .. } => "entered",
        Event::Terraformed { .. } => "terraformed",
        Event::SystemGiven { .. } => "system given",
        Event::SystemAdded(_) => "system added",
        Event::SystemRemoved { .. } => "system removed",
        Event::SystemRuled { .. } => "system ruled",
        Event::RightsShifted { .. } => "rights shifted",
        Event::ValuesChanged { .. } => "values changed",
        Event::MoneyCorrected { .. } => "money corrected",
        Event::ScienceCorrected { .. } => "science corrected",
        Event::MoneyCorrectedForAll { .. } => "money corrected for all",
        Event::ScienceCorrectedForAll { .. } => "science corrected for all",
    }
    setting of Setting {
        Setting::OpenAccess(_) => "setting open access",
        Setting::Thresholds(_) => "setting thresholds",
        Setting::Terraforming(Terraforming::Confirmed) => "setting terraforming confirmed",
        Setting::Terraforming(Terraforming::Reported) => "setting terraforming reported",
        Setting::PublicLeverage(_) => "setting public leverage",
        Setting::PublicMoney(_) => "setting public money",
        Setting::SmallGifts(_) => "setting small gifts",
        Setting::DestroyedShips(DestroyedShips::Return) => "setting destroyed ships return",
        Setting::DestroyedShips(DestroyedShips::Gone) => "setting destroyed ships gone",
        Setting::PendingFavours(_) => "setting pending favours",
        Setting::NegativeAccess(NegativeAccess::Stands) => "setting negative access stands",
        Setting::NegativeAccess(NegativeAccess::Suspended) => "setting negative access suspended",
        Setting::MilestoneSource(MilestoneSource::All) => "setting milestone source all",
        Setting::MilestoneSource(MilestoneSource::Work) => "setting milestone source work",
    }
    thresholds of Thresholds {
        Thresholds::Warfare => "thresholds warfare",
        Thresholds::Negative => "thresholds negative",
    }
    terms of Terms {
        Terms::Access { .. } => "terms access",
        Terms::Favour { favour: Favour::Money { .. }, .. } => "terms favour of money",
        Terms::Favour { favour: Favour::Access { .. }, .. } => "terms favour of access",
        Terms::Favour { favour: Favour::MilitaryAid { .. }, .. } => "terms favour of aid",
        Terms::Favour { favour: Favour::System { .. }, .. } => "terms favour of a system",
        Terms::Reset { .. } => "terms reset",
        Terms::Terraforming { .. } => "terms terraforming",
        Terms::Loss { .. } => "terms loss",
        Terms::Renewal { .. } => "terms renewal",
    }
    task of TaskKind {
        TaskKind::Research => "research",
        TaskKind::Schmooze { .. } => "schmooze",
        TaskKind::Embassy => "embassy",
        TaskKind::Aid { .. } => "aid",
    }
    ending of Ending {
        Ending::Stopped => "ended stopped",
        Ending::Completed => "ended completed",
        Ending::AccessRevoked => "ended without access",
        Ending::AccessEnded => "ended with access for a time",
        Ending::ShipLost => "ended with its ship",
        Ending::Left => "ended by leaving",
        Ending::PlaceLost => "ended with its place",
        Ending::CampaignEnded => "ended with the campaign",
    }
    technology of Technology {
        Technology::Neuropsychology => "neuropsychology",
        Technology::Charisma => "charisma",
        Technology::Ambassadors => "ambassadors",
        Technology::Harmony => "harmony",
    }
    hostility of Hostility {
        Hostility::StealMinerals { .. } => "stealing minerals",
        Hostility::StealBiomass => "stealing biomass",
        Hostility::DamageShip { place: Battleground::OwnSystems, .. } => "damage in own systems",
        Hostility::DamageShip { place: Battleground::ThirdParty, .. } => "damage at a third",
        Hostility::DamageShip { place: Battleground::TheirSystems, .. } => "damage in theirs",
        Hostility::ConquerCity => "conquering",
        Hostility::DestroyCity => "destroying",
    }
    science_kind of ScienceKind {
        ScienceKind::Neutral => "neutral science",
        ScienceKind::Harmony => "harmony science",
    }
    access of Access {
        Access::Ecological => "ecological",
        Access::Diplomatic => "diplomatic",
        Access::Trade => "trade",
        Access::Passage => "passage",
    }
    granted_by of GrantedBy {
        GrantedBy::Offer(_) => "granted by offer",
        GrantedBy::Favour(_) => "granted by favour",
        GrantedBy::Deal(_) => "granted by deal",
        GrantedBy::Campaign => "granted by campaign",
    }
    account of Account {
        Account::Earned => "account earned",
        Account::Lost => "account lost",
        Account::Spent => "account spent",
        Account::Adjusted => "account adjusted",
    }
    why of Why {
        Why::Gift => "for a gift",
        Why::AccessGranted(_) => "for access granted",
        Why::AccessRevoked(_) => "for access revoked",
        Why::FavourAsked(_) => "for a favour asked",
        Why::FavourRefused(_) => "for a favour refused",
        Why::FavourTakenBack(_) => "for a favour taken back",
        Why::Reset(_) => "for a reset",
        Why::Hostility(_) => "for a hostile act",
        Why::Trespass => "for trespass",
        Why::Terraforming => "for terraforming",
        Why::Deal(_) => "for a deal",
        Why::ShipLost => "for a ship lost",
        Why::Moderator => "set by a moderator",
        Why::Start => "for the start",
        Why::RelationsReset => "reset by a moderator",
    }
    swallowed of bool {
        true => "partly swallowed",
        false => "whole",
    }
}

/// Returns the names of the variants in an event, including nested ones.
pub fn kinds(event: &Event) -> Vec<&'static str> {
    let mut kinds = vec![self::event(event)];
    match event {
        Event::AccessGranted { access, by, .. } => kinds.extend([self::access(access), granted_by(by)]),
        Event::LeverageBooked { booking, why } => {
            kinds.extend([account(&booking.account), swallowed(&!booking.swallowed.is_zero()), self::why(why)]);
        }
        Event::TaskStarted(task) => kinds.push(self::task(&task.kind)),
        Event::TaskEnded { ending, .. } => kinds.push(self::ending(ending)),
        Event::TechnologyUnlocked { technology, .. } => kinds.push(self::technology(technology)),
        Event::ActedAgainst { hostility, .. } => kinds.push(self::hostility(hostility)),
        Event::ScienceCorrected { kind, .. } => kinds.push(science_kind(kind)),
        _ => {}
    }
    kinds
}

/// Returns the names of the variants in a setting, including nested ones.
pub fn settings(setting: &Setting) -> Vec<&'static str> {
    let mut kinds = vec![self::setting(setting)];
    if let Setting::Thresholds(value) = setting {
        kinds.push(thresholds(value));
    }
    kinds
}
