//! Realms: what a player has (U1.2), and standings with realms without a player (U7.2).

use crate::discord::games::realms::tell::merchant;
use crate::discord::games::realms::{settings_of, words};
use crate::discord::render::card::{BODY_LIMIT, Card, fit};
use crate::discord::render::words::list;
use crate::discord::render::{Names, harmless};
use crate::rules::games::realms::{Marked, Merchant, Npr, Price, Realm, Standing, State, Strength, npr, standing};
use crate::rules::ids::PlayerId;
use crate::rules::{Campaign, Refusal};
use crate::text::Text;
use crate::text::fl;

pub fn realms(text: &Text, campaign: &Campaign, names: &Names) -> Result<Card, Refusal> {
    let state = campaign.playing::<State>()?;
    let title = fl!(text, "realms-title");
    if state.realms.is_empty() {
        return Ok(Card::new(title, fl!(text, "areas-none")));
    }
    let line = |realm: &Realm| match realm.player {
        Some(player) => played_line(text, names, &of(state, player)),
        None => {
            let settings = settings_of(campaign);
            if let Some(lord) = realm.vassal_of {
                let (realm, war) = (harmless::name(&realm.name), words::yes(realm.at_war));
                return fl!(text, "realms-vassal-line", realm = realm, player = names.prose(lord), war = war);
            }
            with_npr(text, names, &npr(campaign.roster(), state, settings, realm))
        }
    };
    let lines: Vec<String> = state.realms.iter().map(line).collect();
    let card = Card::new(title, fit(text, &lines, BODY_LIMIT));
    Ok(card.footer(fl!(text, "realms-footer")))
}

pub fn realm(text: &Text, campaign: &Campaign, names: &Names, named: &str) -> Result<Card, Refusal> {
    let state = campaign.playing::<State>()?;
    let realm = state.must_have_realm(named).map_err(Refusal::from)?;
    let title = fl!(text, "realm-title", realm = harmless::name(&realm.name));
    let lines = match realm.player {
        Some(player) => {
            let mut lines = played(text, names, &of(state, player));
            let hand = state.covert.hands.get(&player).map_or(0, |hand| hand.count);
            lines.push(fl!(text, "realm-hand", count = hand.to_string()));
            lines.extend(marks(text, state, &Marked::Player(player)));
            lines
        }
        None => {
            let settings = settings_of(campaign);
            let npr = npr(campaign.roster(), state, settings, realm);
            let mut lines = match realm.vassal_of {
                Some(lord) => vassal(text, names, &npr, lord),
                None => unplayed(text, names, &npr),
            };
            lines.extend(marks(text, state, &Marked::Npr(realm.name.clone())));
            lines
        }
    };
    Ok(Card::new(title, fit(text, &lines, BODY_LIMIT)))
}

fn of(state: &State, player: PlayerId) -> Standing {
    let seat = state.seating.position(player).map_or(0, |at| at + 1);
    standing(state, player, seat)
}

fn played_line(text: &Text, names: &Names, standing: &Standing) -> String {
    let realm = standing.realm.as_deref().map(harmless::name);
    fl!(
        text,
        "realms-line",
        realm = realm.unwrap_or_default(),
        player = names.prose(standing.player),
        war = words::yes(standing.at_war),
        purse = purse(text, standing)
    )
}

fn purse(text: &Text, standing: &Standing) -> String {
    let (power, ducats) = (standing.power, standing.ducats);
    words::purse(text, Price { power, ducats })
}

/// Describes what a player has left, their pieces on the map, alliances and merchants.
fn played(text: &Text, names: &Names, standing: &Standing) -> Vec<String> {
    let mut lines = vec![
        fl!(text, "realm-played", player = names.prose(standing.player), war = words::yes(standing.at_war)),
        fl!(text, "realm-purse", purse = purse(text, standing)),
        fl!(text, "realm-supply", supply = words::supply(text, standing.supply)),
        fl!(text, "realm-provinces", provinces = standing.provinces, tax = standing.tax.to_string()),
        fl!(
            text,
            "realm-on-map",
            influence = standing.influence.to_string(),
            towns = standing.towns.to_string(),
            vassals = standing.vassals.to_string(),
            marriages = standing.marriages.to_string(),
            ships = standing.ships.to_string()
        ),
    ];
    if !standing.claims.is_empty() {
        let areas = words::names(text, &standing.claims);
        lines.push(fl!(text, "realm-claims", areas = areas));
    }
    if !standing.allies.is_empty() {
        let realms = words::names(text, &standing.allies);
        lines.push(fl!(text, "realm-allies", realms = realms));
    }
    lines.push(merchants(text, &standing.merchants));
    let charges = standing.charges.to_string();
    lines.push(fl!(text, "realm-covert", charges = charges));
    lines
}

/// Lists the marks that covert cards have left on a realm, or returns `None` if there are none.
fn marks(text: &Text, state: &State, on: &Marked) -> Option<String> {
    let marks = state.covert.marks.iter();
    let marks = marks.filter(|mark| mark.on == *on && mark.count > 0);
    let marks = marks.map(|mark| format!("{} {}", harmless::name(&mark.name), mark.count));
    let marks: Vec<String> = marks.collect();
    (!marks.is_empty()).then(|| fl!(text, "realm-marks", marks = marks.join(", ")))
}

fn merchants(text: &Text, merchants: &[Merchant]) -> String {
    let numbered = (1..).zip(merchants).map(|(number, one)| {
        let (number, at) = (number.to_string(), merchant(text, one));
        fl!(text, "realm-merchant", number = number, at = at)
    });
    let numbered: Vec<String> = numbered.collect();
    match numbered.is_empty() {
        true => fl!(text, "realm-no-merchants"),
        false => fl!(text, "realm-merchants", merchants = numbered.join("; ")),
    }
}

/// Describes in a line the standings with a realm without a player (NPR).
pub fn with_npr(text: &Text, names: &Names, npr: &Npr) -> String {
    let realm = harmless::name(&npr.realm);
    let ally = npr.ally.map(|player| fl!(text, "npr-ally-is", player = names.prose(player)));
    fl!(
        text,
        "npr-line",
        realm = realm,
        war = words::yes(npr.at_war),
        ally = ally.unwrap_or_else(|| fl!(text, "npr-no-ally")),
        leads = leads(text, names, npr),
        price = words::power(text, npr.price)
    )
}

/// Says who leads at an NPR, and by how much influence.
pub fn leads(text: &Text, names: &Names, npr: &Npr) -> String {
    let leaders = npr.leaders();
    let most = npr.strengths.first().map(|(_, strength)| *strength);
    let Some(most) = most.filter(|_| !leaders.is_empty()) else {
        return fl!(text, "npr-no-leader");
    };
    let leaders: Vec<String> = leaders.into_iter().map(|one| names.prose(one)).collect();
    let (count, most) = (leaders.len(), most.total().to_string());
    let players = list(text, &leaders);
    fl!(text, "npr-leads", count = count, players = players, most = most)
}

/// Describes a vassal. Its provinces count as its lord's, and it can form no alliances (U3.8).
fn vassal(text: &Text, names: &Names, npr: &Npr, lord: PlayerId) -> Vec<String> {
    let mut lines = vec![
        fl!(text, "npr-war", war = words::yes(npr.at_war)),
        fl!(text, "realm-vassal", player = names.prose(lord), tax = npr.tax.to_string()),
    ];
    if !npr.areas.is_empty() {
        lines.push(fl!(text, "npr-areas", areas = words::names(text, &npr.areas)));
    }
    lines
}

fn unplayed(text: &Text, names: &Names, npr: &Npr) -> Vec<String> {
    let mut lines = vec![fl!(text, "npr-war", war = words::yes(npr.at_war))];
    lines.push(match &npr.capital {
        Some(area) => fl!(text, "npr-capital", area = harmless::name(area), distant = words::yes(npr.distant)),
        None => fl!(text, "npr-no-capital"),
    });
    if !npr.areas.is_empty() {
        lines.push(fl!(text, "npr-areas", areas = words::names(text, &npr.areas)));
    }
    let (tax, price) = (npr.tax.to_string(), words::power(text, npr.price));
    lines.push(fl!(text, "npr-price", tax = tax, price = price));
    lines.push(match npr.ally {
        Some(player) => fl!(text, "npr-ally", player = names.prose(player)),
        None => fl!(text, "npr-ally-none"),
    });
    let line = |(player, strength): &(PlayerId, Strength)| {
        let player = names.prose(*player);
        let strength = words::strength(text, *strength);
        fl!(text, "npr-strength", player = player, strength = strength)
    };
    lines.extend(npr.strengths.iter().map(line));
    if npr.strengths.is_empty() {
        lines.push(fl!(text, "npr-no-strength"));
    }
    lines
}
