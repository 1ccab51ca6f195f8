use crate::discord::games::realms::words;
use crate::discord::render::card::{BODY_LIMIT, Card, fit};
use crate::discord::render::{Names, harmless};
use crate::rules::games::realms::{BATTLEGROUND_PRICE, MOST_INFLUENCE, Piece, Place, Province, State};
use crate::rules::ids::PlayerId;
use crate::rules::{Campaign, Refusal};
use crate::text::Text;
use crate::text::fl;

pub fn areas(text: &Text, campaign: &Campaign, names: &Names) -> Result<Card, Refusal> {
    let state = campaign.playing::<State>()?;
    let title = fl!(text, "areas-title");
    let areas = state.board.areas();
    let lines: Vec<String> = areas.map(|place| line(text, state, names, place)).collect();
    if lines.is_empty() {
        return Ok(Card::new(title, fl!(text, "areas-none")));
    }
    let card = Card::new(title, fit(text, &lines, BODY_LIMIT));
    Ok(card.footer(fl!(text, "areas-footer")))
}

/// Shows an area: its provinces, the players' pieces there, and its neighbours (U1.1).
pub fn area(text: &Text, campaign: &Campaign, names: &Names, named: &str) -> Result<Card, Refusal> {
    let state = campaign.playing::<State>()?;
    let place = state.must_have_area(named).map_err(Refusal::from)?;
    let mut lines = flags(text, place);
    lines.extend(place.provinces().iter().map(|one| province(text, state, names, one)));
    if place.provinces().is_empty() {
        lines.push(fl!(text, "area-no-province"));
    }
    lines.push(influence(text, state, names, place));
    for kind in [Piece::Claim, Piece::Town, Piece::Vassal, Piece::Marriage, Piece::Colonist] {
        lines.extend(owned(text, names, place, kind));
    }
    lines.extend(borders(text, state, place));
    let title = fl!(text, "area-title", area = harmless::name(&place.name));
    Ok(Card::new(title, fit(text, &lines, BODY_LIMIT)))
}

fn flags(text: &Text, place: &Place) -> Vec<String> {
    let mut flags = Vec::new();
    if place.is_distant() {
        flags.push(fl!(text, "area-distant"));
    }
    if place.area().is_some_and(|area| area.battleground) {
        flags.push(fl!(text, "area-battleground", price = words::power(text, BATTLEGROUND_PRICE)));
    }
    flags
}

fn province(text: &Text, state: &State, names: &Names, province: &Province) -> String {
    let owner = match &province.owner {
        Some(owner) => realm_of(state, names, owner),
        None => fl!(text, "nobody"),
    };
    let line = fl!(
        text,
        "area-province",
        province = harmless::name(&province.name),
        owner = owner,
        tax = province.tax.to_string(),
        size = province.size.to_string()
    );
    match &province.capital_of {
        Some(realm) => {
            let realm = harmless::name(realm);
            format!("{line} · {}", fl!(text, "area-capital", realm = realm))
        }
        None => line,
    }
}

pub fn realm_of(state: &State, names: &Names, realm: &str) -> String {
    let player = state.realm(realm).and_then(|realm| realm.player);
    match player {
        Some(player) => format!("{} ({})", harmless::name(realm), names.prose(player)),
        None => harmless::name(realm),
    }
}

/// Describes the influence in an area, its owners, and how much more fits.
fn influence(text: &Text, state: &State, names: &Names, place: &Place) -> String {
    if place.is_distant() {
        return fl!(text, "area-no-influence");
    }
    if state.is_all_owned(place) {
        return fl!(text, "area-no-influence-owned");
    }
    let all = place.all_of(Piece::Influence).to_string();
    let most = MOST_INFLUENCE.to_string();
    match whose(text, names, place, Piece::Influence) {
        Some(whose) => fl!(text, "area-influence", all = all, most = most, whose = whose),
        None => fl!(text, "area-influence-none", most = most),
    }
}

fn owned(text: &Text, names: &Names, place: &Place, kind: Piece) -> Option<String> {
    let whose = whose(text, names, place, kind)?;
    Some(match kind {
        Piece::Town => fl!(text, "area-towns", whose = whose),
        Piece::Vassal => fl!(text, "area-vassals", whose = whose),
        Piece::Marriage => fl!(text, "area-marriages", whose = whose),
        Piece::Colonist => fl!(text, "area-colonists", whose = whose),
        Piece::Claim => fl!(text, "area-claims", whose = whose),
        Piece::Influence | Piece::Ship | Piece::Protection => return None,
    })
}

/// Lists the owners of a kind of piece in a place, with their numbers. Returns `None` if there are none.
pub fn whose(text: &Text, names: &Names, place: &Place, kind: Piece) -> Option<String> {
    let count = |(player, count): (PlayerId, u32)| match kind {
        // A player has at most one.
        Piece::Claim => names.prose(player),
        _ => fl!(text, "realms-count", player = names.prose(player), count = count.to_string()),
    };
    let counts: Vec<String> = place.each_of(kind).into_iter().map(count).collect();
    (!counts.is_empty()).then(|| counts.join(", "))
}

fn borders(text: &Text, state: &State, place: &Place) -> Vec<String> {
    let joined = || state.board.joined(&place.name);
    let land: Vec<&String> = joined().filter(|one| one.area().is_some()).map(|one| &one.name).collect();
    let sea: Vec<&String> = joined().filter(|one| one.zone().is_some()).map(|one| &one.name).collect();
    let mut lines = Vec::new();
    if !land.is_empty() {
        lines.push(fl!(text, "area-by-land", areas = words::names(text, land)));
    }
    if !sea.is_empty() {
        lines.push(fl!(text, "area-by-sea", zones = words::names(text, sea)));
    }
    lines
}

/// Describes an area in one line: the owners of its provinces, and the influence and claims there.
pub fn line(text: &Text, state: &State, names: &Names, place: &Place) -> String {
    let area = harmless::name(&place.name);
    let owners = owners(state, names, place);
    let owners = match owners.is_empty() {
        true => fl!(text, "area-no-province"),
        false => owners.join(", "),
    };
    let mut line = fl!(text, "areas-line", area = area, owners = owners);
    if place.is_distant() {
        line.push_str(&fl!(text, "areas-distant"));
    }
    if let Some(whose) = whose(text, names, place, Piece::Influence) {
        line.push_str(&fl!(text, "areas-influence", whose = whose));
    }
    if let Some(whose) = whose(text, names, place, Piece::Claim) {
        line.push_str(&fl!(text, "areas-claims", whose = whose));
    }
    line
}

fn owners(state: &State, names: &Names, place: &Place) -> Vec<String> {
    let mut owners: Vec<String> = Vec::new();
    for province in place.provinces() {
        if let Some(owner) = &province.owner {
            let owner = realm_of(state, names, owner);
            if !owners.contains(&owner) {
                owners.push(owner);
            }
        }
    }
    owners
}
