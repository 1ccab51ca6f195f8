mod values;

use super::words;
use crate::game_words::Refused;
use crate::render::{Reader, list};
use crate::rules::PlayerId;
use crate::rules::games::leverage::{Access, Refusal, SMALLEST_GIFT, State};
use crate::text::{Name, Said, Text, say};

impl Refused for State {
    fn refusal_told(text: &Text, refusal: &Refusal, by: PlayerId) -> Said {
        let reader = Reader::only(by);
        match refusal {
            Refusal::AmountTooSmall { amount } => say!(text, "no-amount-too-small", amount, least = SMALLEST_GIFT),
            Refusal::NotEnoughMoney { player, needs, has } => {
                say!(text, "no-not-enough-money", you = reader.is(*player), player, needs, has)
            }
            Refusal::NotEnoughLeverage { by: asker, over, cost, has } => {
                say!(text, "no-not-enough-leverage", you = reader.role(*asker, *over), by = asker, cost, has, over)
            }
            Refusal::AccessAlreadyGranted { granter, grantee, access } => {
                granted(text, (*granter, *grantee), *access, by)
            }
            Refusal::AccessPending { offer, access } => {
                say!(text, "no-access-pending", offer, access = words::access(text, *access))
            }
            Refusal::AccessNotGranted { granter, grantee, access } => {
                let (you, access) = (reader.role(*granter, *grantee), words::access(text, *access));
                say!(text, "no-access-not-granted", you, granter, grantee, access)
            }
            Refusal::ResetByNothing => say!(text, "no-reset-by-nothing"),
            Refusal::ResetTooLarge { amount, most } => say!(text, "no-reset-too-large", amount, most),
            Refusal::LeverageOutOfRange { value, least, most } => {
                say!(text, "no-leverage-out-of-range", value, least, most)
            }
            Refusal::BadValues { flaws, more } => values::bad(text, flaws, *more),
            Refusal::SameValues => say!(text, "no-same-values"),
            Refusal::NothingToReset { value } => say!(text, "no-nothing-to-reset", value),
            Refusal::AccessSuspended { granter, access, leverage } => {
                say!(text, "no-access-suspended", granter, access = words::access(text, *access), leverage)
            }
            Refusal::NoAccess { granter, access } => {
                say!(text, "no-access", granter, access = words::access(text, *access))
            }
            Refusal::NotTheirPlace { place, host, ruler } => {
                say!(text, "no-not-their-place", place = Name(place), host, ruler = words::ruler(text, *ruler, false))
            }
            Refusal::NoSystems { player } => say!(text, "no-systems", you = reader.is(*player), player),
            Refusal::NotOnMap { place } => say!(text, "no-not-on-map", place = Name(place)),
            Refusal::WhichPlanet { host } => say!(text, "no-which-planet", host),
            Refusal::TerraformedBefore { place } => say!(text, "no-terraformed-before", place = Name(place)),
            Refusal::ReportPending { offer } => say!(text, "no-report-pending", offer),
            Refusal::TooManyPending { of, most } => say!(text, "no-too-many-pending", of, most = i64::from(*most)),
            Refusal::HomeSystem { place, player } => say!(text, "no-home-system", place = Name(place), player),
            Refusal::NeedsTechnology { technology } => {
                say!(text, "no-technology", technology = words::technology(text, *technology))
            }
            Refusal::FullyUnlocked { technology } => {
                say!(text, "no-fully-unlocked", technology = words::technology(text, *technology))
            }
            Refusal::NeedsTopTier { technology } => {
                say!(text, "no-top-tier", technology = words::technology(text, *technology))
            }
            Refusal::NotEnoughScience { needs, has } => say!(text, "no-science", needs, has),
            Refusal::NotHostileEnough { against, act, others, threshold } => {
                say!(text, "no-not-hostile", against, act = words::act(text, "actor", *act), others, threshold)
            }
            Refusal::NothingConquered { against } => say!(text, "no-nothing-conquered", against),
            Refusal::CountOutOfRange { value, most } => say!(text, "no-count", value, most),
            Refusal::UnknownShip { ship } => say!(text, "no-unknown-ship", ship),
            Refusal::NotYourShip { ship } => say!(text, "no-not-your-ship", ship = Name(ship)),
            Refusal::ShipLost { ship } => say!(text, "no-ship-lost", ship = Name(ship)),
            Refusal::ShipBusy { owner, ship, .. } => {
                say!(text, "no-ship-busy", you = reader.is(*owner), owner, ship = Name(ship))
            }
            Refusal::ShipIdle { ship } => say!(text, "no-ship-idle", ship = Name(ship)),
            Refusal::NoIdleShip { ships } => say!(text, "no-idle-ship", ships),
            Refusal::NothingToStop => say!(text, "no-nothing-to-stop"),
            Refusal::WhichShip => say!(text, "no-which-ship"),
            Refusal::NotLent { ship } => say!(text, "no-not-lent", ship = Name(ship)),
            Refusal::LimitOutOfRange { minutes, most } => say!(text, "no-limit", minutes, most),
            Refusal::NotTheirShip { ship, owner } => say!(text, "no-not-their-ship", ship = Name(ship), owner),
            Refusal::NoShipToLend { owner } => say!(text, "no-ship-to-lend", owner),
            Refusal::NeedsPlanet { planets } => {
                say!(text, "no-needs-planet", planets = list(text, planets.iter().map(|planet| Said::of(Name(planet)))))
            }
            Refusal::AidOutOfRange { minutes, most } => say!(text, "no-aid-range", minutes, most),
            Refusal::EmbassyOpen { host, .. } => say!(text, "no-embassy-open", host),
            Refusal::CorrectionOutOfRange { value, most } => say!(text, "no-correction", value, most),
            Refusal::TooMuchToTake { needs, has } => say!(text, "no-too-much", needs, has),
            Refusal::TooMuchToTakeFrom { player, needs, has } => say!(text, "no-too-much-from", player, needs, has),
            Refusal::NobodyPlays => say!(text, "no-nobody-plays"),
        }
    }
}

fn granted(text: &Text, (granter, grantee): (PlayerId, PlayerId), access: Access, by: PlayerId) -> Said {
    say!(
        text,
        "no-access-granted",
        you = Reader::only(by).role(granter, grantee),
        granter,
        grantee,
        access = words::access(text, access)
    )
}
