use super::words;
use crate::discord::render::tell::Reader;
use crate::discord::render::{harmless, mention};
use crate::rules::games::leverage::amounts::Leverage;
use crate::rules::games::leverage::{Access, HostileAct, Refusal, SMALLEST_GIFT};
use crate::rules::ids::PlayerId;
use crate::text::Text;
use crate::text::fl;

pub fn refusal(text: &Text, refusal: &Refusal, by: PlayerId) -> String {
    match refusal {
        Refusal::AmountTooSmall { amount } => {
            fl!(text, "no-amount-too-small", amount = amount.to_string(), least = SMALLEST_GIFT.to_string())
        }
        Refusal::NotEnoughMoney { needs, has } => {
            let (needs, has) = (needs.to_string(), has.to_string());
            fl!(text, "no-not-enough-money", needs = needs, has = has)
        }
        Refusal::NotEnoughLeverage { over, cost, has } => too_dear(text, *over, *cost, *has),
        Refusal::AccessAlreadyGranted { granter, grantee, access } => granted(text, (*granter, *grantee), *access, by),
        Refusal::AccessPending { offer, access } => {
            let (offer, access) = (offer.to_string(), words::access(text, *access));
            fl!(text, "no-access-pending", offer = offer, access = access)
        }
        Refusal::AccessNotGranted { grantee, access } => not_granted(text, *grantee, *access),
        Refusal::ResetByNothing => fl!(text, "no-reset-by-nothing"),
        Refusal::ResetTooLarge { amount, most } => {
            let (amount, most) = (amount.to_string(), most.to_string());
            fl!(text, "no-reset-too-large", amount = amount, most = most)
        }
        Refusal::LeverageOutOfRange { value, most } => {
            let (value, most) = (value.to_string(), most.to_string());
            fl!(text, "no-leverage-out-of-range", value = value, most = most)
        }
        Refusal::NoAccess { granter, access } => {
            let (granter, access) = (mention(*granter), words::access(text, *access));
            fl!(text, "no-access", granter = granter, access = access)
        }
        Refusal::NotTheirPlace { place, host, ruler } => fl!(
            text,
            "no-not-their-place",
            place = harmless::name(place),
            host = mention(*host),
            ruler = words::ruler(text, *ruler, false)
        ),
        Refusal::NoSystems { player } => {
            let (you, player) = (Reader::only(by).is(*player), mention(*player));
            fl!(text, "no-systems", you = you, player = player)
        }
        Refusal::NotOnMap { place } => fl!(text, "no-not-on-map", place = harmless::name(place)),
        Refusal::WhichPlanet { host } => fl!(text, "no-which-planet", host = mention(*host)),
        Refusal::TerraformedBefore { place } => {
            fl!(text, "no-terraformed-before", place = harmless::name(place))
        }
        Refusal::ReportPending { offer } => {
            fl!(text, "no-report-pending", offer = offer.to_string())
        }
        Refusal::TooManyPending { of, most } => {
            let (of, most) = (mention(*of), i64::from(*most));
            fl!(text, "no-too-many-pending", of = of, most = most)
        }
        Refusal::HomeSystem { place, player } => {
            let (place, player) = (harmless::name(place), mention(*player));
            fl!(text, "no-home-system", place = place, player = player)
        }
        Refusal::NeedsTechnology { technology } => {
            let technology = words::technology(text, *technology);
            fl!(text, "no-technology", technology = technology)
        }
        Refusal::FullyUnlocked { technology } => {
            let technology = words::technology(text, *technology);
            fl!(text, "no-fully-unlocked", technology = technology)
        }
        Refusal::NeedsTopTier { technology } => {
            let technology = words::technology(text, *technology);
            fl!(text, "no-top-tier", technology = technology)
        }
        Refusal::NotEnoughScience { needs, has } => {
            let (needs, has) = (needs.to_string(), has.to_string());
            fl!(text, "no-science", needs = needs, has = has)
        }
        Refusal::NotHostileEnough { against, act, others, threshold } => {
            shut(text, *against, *act, (*others, *threshold))
        }
        Refusal::NothingConquered { against } => {
            fl!(text, "no-nothing-conquered", against = mention(*against))
        }
        Refusal::CountOutOfRange { value, most } => {
            let (value, most) = (value.to_string(), most.to_string());
            fl!(text, "no-count", value = value, most = most)
        }
        Refusal::UnknownShip { ship } => fl!(text, "no-unknown-ship", ship = ship.to_string()),
        Refusal::NotYourShip { ship } => fl!(text, "no-not-your-ship", ship = harmless::name(ship)),
        Refusal::ShipLost { ship } => fl!(text, "no-ship-lost", ship = harmless::name(ship)),
        Refusal::ShipBusy { ship, .. } => fl!(text, "no-ship-busy", ship = harmless::name(ship)),
        Refusal::ShipIdle { ship } => fl!(text, "no-ship-idle", ship = harmless::name(ship)),
        Refusal::NoIdleShip { ships } => {
            let ships = *ships;
            fl!(text, "no-idle-ship", ships = ships)
        }
        Refusal::NothingToStop => fl!(text, "no-nothing-to-stop"),
        Refusal::WhichShip => fl!(text, "no-which-ship"),
        Refusal::NotLent { ship } => fl!(text, "no-not-lent", ship = harmless::name(ship)),
        Refusal::LimitOutOfRange { minutes, most } => {
            let (minutes, most) = (minutes.to_string(), most.to_string());
            fl!(text, "no-limit", minutes = minutes, most = most)
        }
        Refusal::AidOutOfRange { minutes, most } => {
            let (minutes, most) = (minutes.to_string(), most.to_string());
            fl!(text, "no-aid-range", minutes = minutes, most = most)
        }
        Refusal::EmbassyOpen { host, .. } => fl!(text, "no-embassy-open", host = mention(*host)),
        Refusal::CorrectionOutOfRange { value, most } => {
            let (value, most) = (value.to_string(), most.to_string());
            fl!(text, "no-correction", value = value, most = most)
        }
        Refusal::TooMuchToTake { needs, has } => {
            let (needs, has) = (needs.to_string(), has.to_string());
            fl!(text, "no-too-much", needs = needs, has = has)
        }
    }
}

fn too_dear(text: &Text, over: PlayerId, cost: Leverage, has: Leverage) -> String {
    let (cost, has) = (cost.to_string(), has.to_string());
    fl!(text, "no-not-enough-leverage", cost = cost, has = has, over = mention(over))
}

fn not_granted(text: &Text, grantee: PlayerId, access: Access) -> String {
    let (grantee, access) = (mention(grantee), words::access(text, access));
    fl!(text, "no-access-not-granted", grantee = grantee, access = access)
}

fn granted(text: &Text, (granter, grantee): (PlayerId, PlayerId), access: Access, by: PlayerId) -> String {
    fl!(
        text,
        "no-access-granted",
        you = Reader::only(by).role(granter, grantee),
        granter = mention(granter),
        grantee = mention(grantee),
        access = words::access(text, access)
    )
}

fn shut(text: &Text, against: PlayerId, act: HostileAct, (others, threshold): (Leverage, Leverage)) -> String {
    fl!(
        text,
        "no-not-hostile",
        against = mention(against),
        act = words::act(text, "actor", act),
        others = others.to_string(),
        threshold = threshold.to_string()
    )
}
