//! Reads an export (H2.1).

mod running;

use super::values::table_of;
use crate::game_words::{Imported, setting};
use crate::import::{Export, Node, Wrong};
use crate::rules::games::leverage::values::Bounds;
use crate::rules::games::leverage::{
    Access, Factor, Favour, Grant, LONGEST_LIMIT, Lease, Leverage, MilestoneSource, Money, Pair, Relation,
    RunningLease, Science, Setting, Ship, State, System, Technologies, Terms, Values,
};
use crate::rules::{PLACE_LIMIT, PlayerId, ShipId, Span, TaskId, cleaned, name_key};
use std::collections::BTreeSet;

/// The most money and science of a player. More could not be counted safely.
const MOST_MONEY: i64 = 1_000_000_000_000;
/// The most that may have been booked between two players, in points.
const MOST_BOOKED: i64 = 1_000_000_000;
/// The most leverage a favour may cost, in points.
const MOST_COST: i64 = 1_000_000;
/// The most ships, systems and planets of a campaign.
const MOST_THINGS: usize = 2000;
/// The longest name of a place or a ship.
const NAME: usize = PLACE_LIMIT;
/// The longest time that access is granted for.
const LONGEST_LEASE: Span = Span::hours(400 * 24);
/// The highest tier of a line of technologies.
const TOP_TIER: i64 = 5;
const MOST_MILESTONES: i64 = 10;
const MOST_CITIES: i64 = 100_000;

impl Imported for State {
    fn imported(export: &Export<'_>) -> Option<State> {
        let file = &export.file;
        let mut state = State::with_values(values(file).unwrap_or_default());
        if let Some(widest) = widest_bounds(&file.key("widest_bounds")) {
            state = state.with_widest_bounds(&widest);
        }
        for relation in file.key("relations").items() {
            book(&mut state, &relation);
        }
        for player in file.key("players").items() {
            endow(&mut state, &player, export);
        }
        for access in file.key("access").items() {
            grant(&mut state, &access);
        }
        for conquered in file.key("conquered").items() {
            if let Some((by, over)) = conquered.pair("by", "over")
                && let Some(cities) = conquered.key("cities").integer(-MOST_CITIES, MOST_CITIES)
            {
                state.conquered.insert(Pair::new(by, over), cities);
            }
        }
        map(&mut state, file);
        ships(&mut state, file);
        running::tasks(&mut state, export);
        Some(state)
    }

    fn imported_settings<'a>(settings: &Node<'a>) -> Vec<(Node<'a>, Setting)> {
        let all = [
            setting::<State, _>(settings, "open_access", Node::stored, Setting::OpenAccess),
            setting::<State, _>(settings, "thresholds", Node::stored, Setting::Thresholds),
            setting::<State, _>(settings, "terraforming", Node::stored, Setting::Terraforming),
            setting::<State, _>(settings, "destroyed_ships", Node::stored, Setting::DestroyedShips),
            setting::<State, _>(settings, "pending_favours", Node::stored, Setting::PendingFavours),
            setting::<State, _>(settings, "public_leverage", Node::stored, Setting::PublicLeverage),
            setting::<State, _>(settings, "public_money", Node::stored, Setting::PublicMoney),
            setting::<State, _>(settings, "small_gifts", Node::stored, Setting::SmallGifts),
            setting::<State, _>(settings, "negative_access", Node::stored, Setting::NegativeAccess),
            setting::<State, _>(settings, "milestone_source", Node::stored, Setting::MilestoneSource),
        ];
        all.into_iter().flatten().collect()
    }

    fn imported_terms(_: &Export<'_>, offer: &Node<'_>) -> Option<Terms> {
        let what = offer.key("what");
        let kind = match offer.key("kind").text()? {
            "favour" => return favour(offer),
            "report" | "question" => what.text()?,
            kind @ ("access" | "reset") => kind,
            _ => return offer.key("kind").unknown(),
        };
        match kind {
            "access" => Some(Terms::Access { access: offer.key("access").stored()? }),
            "reset" => {
                let amount = decimal(&offer.key("amount"), MOST_COST)?;
                Some(Terms::Reset { amount })
            }
            "renewal" => renewal(offer),
            "terraforming" => Some(Terms::Terraforming { place: offer.key("place").optional(name)? }),
            "loss" => loss(offer),
            _ => what.unknown(),
        }
    }
}

fn favour(offer: &Node<'_>) -> Option<Terms> {
    let what = offer.key("what");
    let favour = match what.text()? {
        "money" => Favour::Money { amount: Money(offer.key("amount").integer(1, MOST_MONEY)?) },
        "access" => Favour::Access { access: offer.key("access").stored()? },
        "military-aid" => {
            let minutes = offer.key("minutes").integer(1, LONGEST_LIMIT)?;
            Favour::MilitaryAid { place: offer.key("place").short_text(NAME)?, minutes }
        }
        "system" => Favour::System { system: offer.key("system").short_text(NAME)? },
        _ => return what.unknown(),
    };
    let cost = offer.key("cost");
    let asked = decimal(&cost, MOST_COST)?;
    if asked < Leverage::ZERO {
        return cost.wrong(Wrong::OutOfRange { least: Leverage::ZERO.to_string(), most: MOST_COST.to_string() });
    }
    let factor = match offer.key("refusal_factor").given() {
        Some(factor) => {
            let hundredths = factor.hundredths()?;
            factor.within(hundredths, 0, Factor::whole(10).in_hundredths())?;
            Factor::percent(hundredths)
        }
        None => Values::usual().favour.refusal_factor,
    };
    Some(Terms::Favour { favour, cost: asked, unable: offer.key("unable").is_set(), factor })
}

/// Reads the report of a lost ship. An older export has only the ship's name, and no such report can be confirmed.
fn loss(offer: &Node<'_>) -> Option<Terms> {
    let players = || Some((offer.key("borrower").player()?, offer.key("owner").player()?));
    let name = offer.key("ship").short_text(NAME)?;
    match offer.key("ship_id").given() {
        Some(ship) => {
            let (borrower, owner) = players()?;
            let task = TaskId(offer.key("task").id()?);
            Some(Terms::Loss { ship: ShipId(ship.id()?), name, task, borrower, owner })
        }
        None => {
            let (borrower, owner) = (offer.key("from").player()?, offer.key("to").player()?);
            Some(Terms::Loss { ship: ShipId(0), name, task: TaskId(0), borrower, owner })
        }
    }
}

/// Reads the question whether to renew access.
fn renewal(offer: &Node<'_>) -> Option<Terms> {
    let (granter, grantee) = offer.pair("granter", "grantee")?;
    let (access, private) = (offer.key("access").stored()?, offer.key("private").is_set());
    let span = offer.key("span_seconds").seconds(LONGEST_LEASE)?;
    Some(Terms::Renewal { grant: Grant { granter, grantee, access, private }, span })
}

fn lease(node: &Node<'_>) -> Option<RunningLease> {
    let (until, span) = (node.key("until").moment()?, node.key("span_seconds").seconds(LONGEST_LEASE)?);
    let agreed = node.key("agreed").optional(Node::player)?;
    Some(RunningLease { lease: Lease { until, span }, asked: node.key("asked").is_set(), agreed })
}

/// Returns the campaign's values; the defaults if an older export has none.
fn values(file: &Node<'_>) -> Option<Values> {
    let node = file.key("campaign").key("values").given()?;
    table_of(&node.stored()?).map_err(|refusal| node.flaw(Wrong::Refused(Box::new(refusal)))).ok()
}

fn widest_bounds(node: &Node<'_>) -> Option<Bounds> {
    node.given()?;
    let lowest = decimal(&node.key("lowest"), MOST_COST)?;
    let highest = decimal(&node.key("highest"), MOST_COST)?;
    let holds_zero = lowest <= Leverage::ZERO && highest >= Leverage::ZERO;
    if holds_zero { Some(Bounds { lowest, highest }) } else { node.wrong(Wrong::EndsBeforeStart) }
}

/// Returns leverage of at most so many points, positive or negative.
fn decimal(node: &Node<'_>, most: i64) -> Option<Leverage> {
    let leverage = Leverage::hundredths(node.hundredths()?);
    node.within(leverage, Leverage::points(-most), Leverage::points(most))
}

/// Returns a name of a place, without anything that names cannot have.
fn name(node: &Node<'_>) -> Option<String> {
    let name = node.short_text(NAME)?;
    if cleaned(&name) == name && !name.is_empty() { Some(name) } else { node.wrong(Wrong::Unknown(name)) }
}

fn book(state: &mut State, node: &Node<'_>) {
    let Some((by, over)) = node.object().and_then(|_| node.pair("by", "over")) else {
        return;
    };
    let (pair, value) = (Pair::new(by, over), node.key("leverage"));
    if node.names("leverage") && value.given().is_none() {
        // Only the two players know it.
        node.hidden();
        let adjusted = state.values.start.leverage;
        if !adjusted.is_zero() {
            state.relations.insert(pair, Relation { adjusted, ..Relation::default() });
        }
        return;
    }
    let account = |key: &str| decimal(&node.key(key), MOST_BOOKED);
    let (earned, lost) = (account("earned"), account("lost"));
    let (spent, adjusted) = (account("spent"), account("adjusted"));
    let booked = decimal(&value, MOST_BOOKED);
    let (Some(earned), Some(lost), Some(spent), Some(adjusted), Some(booked)) = (earned, lost, spent, adjusted, booked)
    else {
        return;
    };
    let relation = Relation { earned, lost, spent, adjusted };
    let bounds = state.widest_bounds();
    if relation.value() != booked {
        return value.flaw(Wrong::OtherSum(relation.value().to_string()));
    }
    if value.within(booked, bounds.lowest, bounds.highest).is_none() {
        return;
    }
    if state.relations.contains_key(&pair) {
        return node.flaw(Wrong::Twice);
    }
    if relation != Relation::default() {
        state.relations.insert(pair, relation);
    }
}

/// Gives a player what they have. What the export hides from its reader starts from nothing.
fn endow(state: &mut State, node: &Node<'_>, export: &Export<'_>) {
    let Some(player) = node.object().and_then(|_| node.key("user_id").player()) else {
        return;
    };
    let money = node.key("money");
    let money = match node.names("money") && money.given().is_none() {
        true => {
            node.hidden();
            Some(state.values.start.money)
        }
        false => money.integer(0, MOST_MONEY).map(Money),
    };
    if let Some(money) = money {
        state.purses.insert(player, money);
        state.issued = state.issued + money;
    }
    let science = node.key("science");
    if let Some(science) = science.given() {
        let of = |kind: &str| science.key(kind).given().map_or(Some(0), |node| node.integer(0, MOST_MONEY));
        if let Some((neutral, harmony)) = of("neutral").zip(of("harmony")) {
            state.science.insert(player, Science { neutral, harmony });
        }
    }
    if let Some(known) = node.key("technologies").given().and_then(|node| technologies(&node)) {
        state.technologies.insert(player, known);
    }
    if let Some(milestones) = node.key("milestones").given() {
        progress(state, player, &milestones, export);
    }
}

fn technologies(node: &Node<'_>) -> Option<Technologies> {
    node.object()?;
    let tier = |key: &str| {
        let tier = node.key(key).given().map_or(Some(0), |tier| tier.integer(0, TOP_TIER))?;
        u8::try_from(tier).ok()
    };
    let (neuropsychology, charisma) = (tier("neuropsychology")?, tier("charisma")?);
    let (ambassadors, harmony) = (node.key("ambassadors").is_set(), node.key("harmony").is_set());
    Some(Technologies { neuropsychology, charisma, ambassadors, harmony })
}

/// Reads a player's milestones. An older export only has the points; those that are not from leverage over
/// others are from cooperation (L8.2).
fn progress(state: &mut State, player: PlayerId, node: &Node<'_>, export: &Export<'_>) {
    if node.object().is_none() {
        return;
    }
    let reached = node.key("reached").integer(0, MOST_MILESTONES);
    if let Some(reached) = reached.and_then(|reached| u8::try_from(reached).ok()).filter(|reached| *reached > 0) {
        state.milestones.insert(player, reached);
    }
    let together = match node.key("cooperation").given() {
        Some(together) => decimal(&together, MOST_BOOKED),
        None => {
            let points = decimal(&node.key("points"), MOST_BOOKED);
            let source: MilestoneSource = export.settings.games.leverage.milestone_source;
            points.map(|points| state.values.cooperation_for(points - state.progress(player, source)))
        }
    };
    if let Some(together) = together.filter(|together| *together > Leverage::ZERO) {
        state.cooperation.insert(player, together);
    }
}

fn grant(state: &mut State, node: &Node<'_>) {
    let Some((granter, grantee)) = node.object().and_then(|_| node.pair("granter", "grantee")) else {
        return;
    };
    let Some(kind) = node.key("kind").stored::<Access>() else { return };
    let pair = Pair::new(grantee, granter);
    if state.has_access(grantee, granter, kind) {
        return node.flaw(Wrong::Twice);
    }
    match node.key("private").is_set() {
        true => state.grant_in_private(pair, kind),
        false => drop(state.access.insert((pair, kind))),
    }
    if let Some(lease) = node.key("lease").given().and_then(|node| lease(&node)) {
        state.leases.insert((pair, kind), lease);
    }
}

fn map(state: &mut State, file: &Node<'_>) {
    let systems = file.key("board").key("systems");
    let items = systems.items();
    if items.len() > MOST_THINGS {
        return systems.flaw(Wrong::TooMany { most: MOST_THINGS });
    }
    let mut names = BTreeSet::new();
    let mut once = |node: &Node<'_>| {
        let name = name(node)?;
        if names.insert(name_key(&name)) { Some(name) } else { node.wrong(Wrong::Twice) }
    };
    for node in items {
        let Some(name) = node.object().and_then(|_| once(&node.key("name"))) else { continue };
        // A planet may be called as its system.
        let planets = node.key("planets").items();
        let planets = planets.iter().filter_map(|planet| match planet.text() == Some(name.as_str()) {
            true => Some(name.clone()),
            false => once(planet),
        });
        let planets = planets.collect();
        let owner = |key: &str| node.key(key).given().and_then(|owner| owner.player());
        let (ruler, home_of) = (owner("ruler"), owner("home_of"));
        state.systems.push(System { name, planets, ruler, home_of });
    }
    for node in file.key("terraformed").items() {
        let Some(place) = node.object().and_then(|_| name(&node.key("place"))) else { continue };
        match node.key("host").given() {
            Some(host) => state.terraformed_unmapped.extend(host.player().map(|host| (host, place))),
            None => drop(state.terraformed.insert(place)),
        }
    }
}

fn ships(state: &mut State, file: &Node<'_>) {
    let ships = file.key("ships");
    let items = ships.items();
    if items.len() > MOST_THINGS {
        return ships.flaw(Wrong::TooMany { most: MOST_THINGS });
    }
    for node in items {
        let Some(ship) = node.object().and_then(|_| running::ship(&node)) else { continue };
        state.next_ship = state.next_ship.max(ShipId(ship.id.0 + 1));
        let taken: Option<Ship> = state.ships.insert(ship);
        if taken.is_some() {
            node.key("id").flaw(Wrong::Twice);
        }
    }
    let next = file.key("next").key("ship").given();
    if let Some(next) = next.and_then(|next| next.id()).map(ShipId) {
        state.next_ship = state.next_ship.max(next);
    }
}
