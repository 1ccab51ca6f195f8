//! Realms: what a player has (U1.2), and standings with realms without a player (U7.2).

use crate::games::realms::tell::merchant;
use crate::games::realms::{settings_of, words};
use crate::render::{BODY_LIMIT, Card, Names, clauses, fit, list, series};
use crate::rules::games::realms::{Marked, Merchant, Npr, Price, Realm, Standing, State, Strength, npr, standing};
use crate::rules::{Campaign, PlayerId, Refusal};
use crate::text::{Name, Said, Text, say};

pub fn realms(text: &Text, campaign: &Campaign, names: &Names) -> Result<Card, Refusal> {
    let state = campaign.playing::<State>()?;
    let title = say!(text, "realms-title");
    if state.realms.is_empty() {
        return Ok(Card::new(title, say!(text, "areas-none")));
    }
    let line = |realm: &Realm| match realm.player {
        Some(player) => played_line(text, names, &of(state, player)),
        None => {
            let settings = settings_of(campaign);
            if let Some(lord) = realm.vassal_of {
                let (realm, war) = (Said::of(Name(&realm.name)), realm.at_war);
                return say!(text, "realms-vassal-line", realm, player = names.prose(lord), war);
            }
            with_npr(text, names, &npr(campaign.roster(), state, settings, realm))
        }
    };
    let lines: Vec<Said> = state.realms.iter().map(line).collect();
    let card = Card::new(title, fit(text, &lines, BODY_LIMIT));
    Ok(card.footer(say!(text, "realms-footer")))
}

pub fn realm(text: &Text, campaign: &Campaign, names: &Names, named: &str) -> Result<Card, Refusal> {
    let state = campaign.playing::<State>()?;
    let realm = state.must_have_realm(named).map_err(Refusal::from)?;
    let title = say!(text, "realm-title", realm = Name(&realm.name));
    let lines = match realm.player {
        Some(player) => {
            let mut lines = played(text, names, &of(state, player));
            lines.push(say!(text, "realm-hand", count = state.covert.hands.get(&player).map_or(0, |hand| hand.count)));
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

fn played_line(text: &Text, names: &Names, standing: &Standing) -> Said {
    let realm = standing.realm.as_deref().map(Name).map(Said::of);
    say!(
        text,
        "realms-line",
        realm = realm.unwrap_or_default(),
        player = names.prose(standing.player),
        war = standing.at_war,
        purse = purse(text, standing)
    )
}

fn purse(text: &Text, standing: &Standing) -> Said {
    let (power, ducats) = (standing.power, standing.ducats);
    words::purse(text, Price { power, ducats })
}

/// Describes what a player has left, their pieces on the map, alliances and merchants.
fn played(text: &Text, names: &Names, standing: &Standing) -> Vec<Said> {
    let mut lines = vec![
        say!(text, "realm-played", player = names.prose(standing.player), war = standing.at_war),
        say!(text, "realm-purse", purse = purse(text, standing)),
        say!(text, "realm-supply", supply = words::supply(text, standing.supply)),
        say!(text, "realm-provinces", provinces = standing.provinces, tax = standing.tax),
        say!(
            text,
            "realm-on-map",
            influence = standing.influence,
            towns = standing.towns,
            vassals = standing.vassals,
            marriages = standing.marriages,
            ships = standing.ships
        ),
    ];
    if !standing.claims.is_empty() {
        lines.push(say!(text, "realm-claims", areas = words::names(text, &standing.claims)));
    }
    if !standing.allies.is_empty() {
        lines.push(say!(text, "realm-allies", realms = words::names(text, &standing.allies)));
    }
    lines.push(merchants(text, &standing.merchants));
    lines.push(say!(text, "realm-covert", charges = standing.charges));
    lines
}

/// Lists the marks that covert cards have left on a realm, or returns `None` if there are none.
fn marks(text: &Text, state: &State, on: &Marked) -> Option<Said> {
    let marks = state.covert.marks.iter();
    let marks = marks.filter(|mark| mark.on == *on && mark.count > 0);
    let marks = marks.map(|mark| say!("{} {}", Name(&mark.name), mark.count));
    let marks: Vec<Said> = marks.collect();
    (!marks.is_empty()).then(|| say!(text, "realm-marks", marks = series(text, marks)))
}

fn merchants(text: &Text, merchants: &[Merchant]) -> Said {
    let numbered =
        (1_usize..).zip(merchants).map(|(number, one)| say!(text, "realm-merchant", number, at = merchant(text, one)));
    let numbered: Vec<Said> = numbered.collect();
    match numbered.is_empty() {
        true => say!(text, "realm-no-merchants"),
        false => say!(text, "realm-merchants", merchants = clauses(text, numbered)),
    }
}

/// Describes in a line the standings with a realm without a player (NPR).
pub fn with_npr(text: &Text, names: &Names, npr: &Npr) -> Said {
    let ally = npr.ally.map(|player| say!(text, "npr-ally-is", player = names.prose(player)));
    say!(
        text,
        "npr-line",
        realm = Name(&npr.realm),
        war = npr.at_war,
        ally = ally.unwrap_or_else(|| say!(text, "npr-no-ally")),
        leads = leads(text, names, npr),
        price = words::power(text, npr.price)
    )
}

/// Says who leads at an NPR, and by how much influence.
pub fn leads(text: &Text, names: &Names, npr: &Npr) -> Said {
    let leaders = npr.leaders();
    let most = npr.strengths.first().map(|(_, strength)| *strength);
    let Some(most) = most.filter(|_| !leaders.is_empty()) else {
        return say!(text, "npr-no-leader");
    };
    let leaders: Vec<Said> = leaders.into_iter().map(|one| names.prose(one)).collect();
    say!(text, "npr-leads", count = leaders.len(), players = list(text, &leaders), most = most.total())
}

/// Describes a vassal. Its provinces count as its lord's, and it can form no alliances (U3.8).
fn vassal(text: &Text, names: &Names, npr: &Npr, lord: PlayerId) -> Vec<Said> {
    let mut lines = vec![
        say!(text, "npr-war", war = npr.at_war),
        say!(text, "realm-vassal", player = names.prose(lord), tax = npr.tax),
    ];
    if !npr.areas.is_empty() {
        lines.push(say!(text, "npr-areas", areas = words::names(text, &npr.areas)));
    }
    lines
}

fn unplayed(text: &Text, names: &Names, npr: &Npr) -> Vec<Said> {
    let mut lines = vec![say!(text, "npr-war", war = npr.at_war)];
    lines.push(match &npr.capital {
        Some(area) => say!(text, "npr-capital", area = Name(area), distant = npr.distant),
        None => say!(text, "npr-no-capital"),
    });
    if !npr.areas.is_empty() {
        lines.push(say!(text, "npr-areas", areas = words::names(text, &npr.areas)));
    }
    lines.push(say!(text, "npr-price", tax = npr.tax, price = words::power(text, npr.price)));
    lines.push(match npr.ally {
        Some(player) => say!(text, "npr-ally", player = names.prose(player)),
        None => say!(text, "npr-ally-none"),
    });
    let line = |(player, strength): &(PlayerId, Strength)| {
        say!(text, "npr-strength", player = names.prose(*player), strength = words::strength(text, *strength))
    };
    lines.extend(npr.strengths.iter().map(line));
    if npr.strengths.is_empty() {
        lines.push(say!(text, "npr-no-strength"));
    }
    lines
}
