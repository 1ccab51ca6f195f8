use crate::games::ambassadors::words;
use crate::render::{BODY_LIMIT, Card, Names, fit, series};
use crate::rules::games::ambassadors::{
    self, AMBASSADOR_POINTS, Population, Seat, Space, State, TILES, TRACK_CUBES, TRAITOR_POINTS, Tile, production,
};
use crate::rules::{Campaign, PlayerId, Refusal};
use crate::text::{Name, Said, Text, say};

pub fn seats(text: &Text, campaign: &Campaign, names: &Names) -> Result<Card, Refusal> {
    let state = campaign.playing::<ambassadors::State>()?;
    let name = Name(&campaign.name);
    let title = say!(text, "seats-title", name);
    let mut lines = vec![turn(text, state, names)];
    for (number, player) in (1..).zip(state.seating.seated(campaign.roster())) {
        let number: usize = number;
        let own = state.seat(player)?;
        let technologies = own.technologies.iter();
        let plays: Vec<Said> = std::iter::once(words::species(text, own.species))
            .chain(technologies.map(|one| words::technology(text, *one)))
            .collect();
        let plays = series(text, plays);
        let (seat, name) = (number, names.prose(player));
        lines.push(match state.seating.active == Some(player) {
            true => say!(text, "seats-line-active", seat, player = name, plays),
            false => say!(text, "seats-line", seat, player = name, plays),
        });
    }
    if lines.len() == 1 {
        return Ok(Card::new(title, say!(text, "seats-none")));
    }
    Ok(Card::new(title, fit(text, &lines, BODY_LIMIT)).footer(say!(text, "seats-footer")))
}

pub fn turn(text: &Text, state: &State, names: &Names) -> Said {
    let round = state.round;
    match state.seating.active {
        Some(active) => say!(text, "turn", round, player = names.prose(active)),
        None => say!(text, "turn-none", round),
    }
}

/// Shows a player's own tiles and cubes, which other players must not see.
pub fn reputation(text: &Text, campaign: &Campaign, names: &Names, player: PlayerId) -> Result<Card, Refusal> {
    let state = campaign.playing::<ambassadors::State>()?;
    let seat = state.seat(player)?;
    let spaces = (1..).zip(&seat.track).map(|(number, space)| {
        let number: usize = number;
        say!(
            text,
            "reputation-space",
            space = number,
            kind = words::kind(text, space.kind),
            tile = lying(text, names, space)
        )
    });
    let points = points(text, seat, state.traitor == Some(player));
    let lines: Vec<Said> = spaces.chain([points]).collect();
    let title = say!(text, "reputation-title");
    let card = Card::new(title, fit(text, &lines, BODY_LIMIT)).field(
        text,
        say!(text, "reputation-population"),
        &population(text, seat),
    );
    Ok(card.footer(say!(text, "reputation-footer")))
}

fn lying(text: &Text, names: &Names, space: &Space) -> Said {
    match space.tile {
        Some(Tile::Ambassador { of, cube }) => {
            let (of, track) = (names.prose(of), words::track(text, cube));
            say!(text, "reputation-ambassador", of, track, points = AMBASSADOR_POINTS)
        }
        Some(Tile::Reputation { value }) => say!(text, "reputation-tile", value),
        None => say!(text, "reputation-empty"),
    }
}

fn points(text: &Text, seat: &Seat, traitor: bool) -> Said {
    let held = i64::try_from(seat.ambassadors().count()).unwrap_or(i64::MAX);
    let ambassadors = held * AMBASSADOR_POINTS;
    let traitor = if traitor { TRAITOR_POINTS } else { 0 };
    let reputation: i64 = seat.reputation().map(i64::from).sum();
    say!(text, "reputation-points", all = ambassadors + traitor + reputation, ambassadors, traitor, reputation)
}

fn population(text: &Text, seat: &Seat) -> Vec<Said> {
    let track = |track: Population| {
        let left = seat.cubes.on(track);
        say!(
            text,
            "reputation-cubes",
            track = words::track(text, track),
            left,
            most = TRACK_CUBES,
            production = production(left)
        )
    };
    let mut lines: Vec<Said> = Population::ALL.into_iter().map(track).collect();
    if seat.in_hand > 0 {
        lines.push(say!(text, "reputation-in-hand", count = seat.in_hand));
    }
    lines.push(say!(text, "reputation-tiles", left = seat.tiles, all = TILES));
    lines
}
