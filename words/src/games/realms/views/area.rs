use crate::games::realms::words;
use crate::render::{BODY_LIMIT, Card, Names, fit, series};
use crate::rules::games::realms::{BATTLEGROUND_PRICE, MOST_INFLUENCE, Piece, Place, Province, State};
use crate::rules::{Campaign, PlayerId, Refusal};
use crate::text::{Name, Said, Text, say};

pub fn areas(text: &Text, campaign: &Campaign, names: &Names) -> Result<Card, Refusal> {
    let state = campaign.playing::<State>()?;
    let title = say!(text, "areas-title");
    let areas = state.board.areas();
    let lines: Vec<Said> = areas.map(|place| line(text, state, names, place)).collect();
    if lines.is_empty() {
        return Ok(Card::new(title, say!(text, "areas-none")));
    }
    let card = Card::new(title, fit(text, &lines, BODY_LIMIT));
    Ok(card.footer(say!(text, "areas-footer")))
}

/// Shows an area: its provinces, the players' pieces there, and its neighbours (U1.1).
pub fn area(text: &Text, campaign: &Campaign, names: &Names, named: &str) -> Result<Card, Refusal> {
    let state = campaign.playing::<State>()?;
    let place = state.must_have_area(named).map_err(Refusal::from)?;
    let mut lines = flags(text, place);
    lines.extend(place.provinces().iter().map(|one| province(text, state, names, one)));
    if place.provinces().is_empty() {
        lines.push(say!(text, "area-no-province"));
    }
    lines.push(influence(text, state, names, place));
    for kind in [Piece::Claim, Piece::Town, Piece::Vassal, Piece::Marriage, Piece::Colonist] {
        lines.extend(owned(text, names, place, kind));
    }
    lines.extend(borders(text, state, place));
    let title = say!(text, "area-title", area = Name(&place.name));
    Ok(Card::new(title, fit(text, &lines, BODY_LIMIT)))
}

fn flags(text: &Text, place: &Place) -> Vec<Said> {
    let mut flags = Vec::new();
    if place.is_distant() {
        flags.push(say!(text, "area-distant"));
    }
    if place.area().is_some_and(|area| area.battleground) {
        flags.push(say!(text, "area-battleground", price = words::power(text, BATTLEGROUND_PRICE)));
    }
    flags
}

fn province(text: &Text, state: &State, names: &Names, province: &Province) -> Said {
    let owner = match &province.owner {
        Some(owner) => realm_of(state, names, owner),
        None => say!(text, "nobody"),
    };
    let line =
        say!(text, "area-province", province = Name(&province.name), owner, tax = province.tax, size = province.size);
    match &province.capital_of {
        Some(realm) => say!("{line} · {}", say!(text, "area-capital", realm = Name(realm))),
        None => line,
    }
}

pub fn realm_of(state: &State, names: &Names, realm: &str) -> Said {
    let player = state.realm(realm).and_then(|realm| realm.player);
    match player {
        Some(player) => say!("{} ({})", Name(realm), names.prose(player)),
        None => Said::of(Name(realm)),
    }
}

/// Describes the influence in an area, its owners, and how much more fits.
fn influence(text: &Text, state: &State, names: &Names, place: &Place) -> Said {
    if place.is_distant() {
        return say!(text, "area-no-influence");
    }
    if state.is_all_owned(place) {
        return say!(text, "area-no-influence-owned");
    }
    let most = MOST_INFLUENCE;
    match whose(text, names, place, Piece::Influence) {
        Some(whose) => say!(text, "area-influence", all = place.all_of(Piece::Influence), most, whose),
        None => say!(text, "area-influence-none", most),
    }
}

fn owned(text: &Text, names: &Names, place: &Place, kind: Piece) -> Option<Said> {
    let whose = whose(text, names, place, kind)?;
    Some(match kind {
        Piece::Town => say!(text, "area-towns", whose),
        Piece::Vassal => say!(text, "area-vassals", whose),
        Piece::Marriage => say!(text, "area-marriages", whose),
        Piece::Colonist => say!(text, "area-colonists", whose),
        Piece::Claim => say!(text, "area-claims", whose),
        Piece::Influence | Piece::Ship | Piece::Protection => return None,
    })
}

/// Lists the owners of a kind of piece in a place, with their numbers. Returns `None` if there are none.
pub fn whose(text: &Text, names: &Names, place: &Place, kind: Piece) -> Option<Said> {
    let count = |(player, count): (PlayerId, u32)| match kind {
        // A player has at most one.
        Piece::Claim => names.prose(player),
        _ => say!(text, "realms-count", player = names.prose(player), count),
    };
    let counts: Vec<Said> = place.each_of(kind).into_iter().map(count).collect();
    (!counts.is_empty()).then(|| series(text, counts))
}

fn borders(text: &Text, state: &State, place: &Place) -> Vec<Said> {
    let joined = || state.board.joined(&place.name);
    let land: Vec<&String> = joined().filter(|one| one.area().is_some()).map(|one| &one.name).collect();
    let sea: Vec<&String> = joined().filter(|one| one.zone().is_some()).map(|one| &one.name).collect();
    let mut lines = Vec::new();
    if !land.is_empty() {
        lines.push(say!(text, "area-by-land", areas = words::names(text, land)));
    }
    if !sea.is_empty() {
        lines.push(say!(text, "area-by-sea", zones = words::names(text, sea)));
    }
    lines
}

/// Describes an area in one line: the owners of its provinces, and the influence and claims there.
pub fn line(text: &Text, state: &State, names: &Names, place: &Place) -> Said {
    let owners = owners(state, names, place);
    let owners = match owners.is_empty() {
        true => say!(text, "area-no-province"),
        false => series(text, owners),
    };
    let mut line = say!(text, "areas-line", area = Name(&place.name), owners);
    if place.is_distant() {
        line.push(say!(text, "areas-distant"));
    }
    if let Some(whose) = whose(text, names, place, Piece::Influence) {
        line.push(say!(text, "areas-influence", whose));
    }
    if let Some(whose) = whose(text, names, place, Piece::Claim) {
        line.push(say!(text, "areas-claims", whose));
    }
    line
}

fn owners(state: &State, names: &Names, place: &Place) -> Vec<Said> {
    let mut owners: Vec<Said> = Vec::new();
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
