use crate::discord::games::ambassadors::words;
use crate::discord::render::card::{BODY_LIMIT, Card, fit};
use crate::discord::render::{Names, harmless};
use crate::rules::games::ambassadors::{
    self, AMBASSADOR_POINTS, Population, Seat, Space, State, TILES, TRACK_CUBES, TRAITOR_POINTS, Tile, production,
};
use crate::rules::ids::PlayerId;
use crate::rules::{Campaign, Refusal};
use crate::text::Text;
use crate::text::fl;

pub fn seats(text: &Text, campaign: &Campaign, names: &Names) -> Result<Card, Refusal> {
    let state = campaign.playing::<ambassadors::State>()?;
    let name = harmless::name(&campaign.name);
    let title = fl!(text, "seats-title", name = name);
    let mut lines = vec![turn(text, state, names)];
    for (number, player) in (1..).zip(state.seating.seated(campaign.roster())) {
        let number: usize = number;
        let own = state.seat(player)?;
        let technologies = own.technologies.iter();
        let plays: Vec<String> = std::iter::once(words::species(text, own.species))
            .chain(technologies.map(|one| words::technology(text, *one)))
            .collect();
        let plays = plays.join(", ");
        let (seat, name) = (number.to_string(), names.prose(player));
        lines.push(match state.seating.active == Some(player) {
            true => fl!(text, "seats-line-active", seat = seat, player = name, plays = plays),
            false => fl!(text, "seats-line", seat = seat, player = name, plays = plays),
        });
    }
    if lines.len() == 1 {
        return Ok(Card::new(title, fl!(text, "seats-none")));
    }
    Ok(Card::new(title, fit(text, &lines, BODY_LIMIT)).footer(fl!(text, "seats-footer")))
}

pub fn turn(text: &Text, state: &State, names: &Names) -> String {
    let round = state.round.to_string();
    match state.seating.active {
        Some(active) => fl!(text, "turn", round = round, player = names.prose(active)),
        None => fl!(text, "turn-none", round = round),
    }
}

/// Shows a player's own tiles and cubes, which other players must not see.
pub fn reputation(text: &Text, campaign: &Campaign, names: &Names, player: PlayerId) -> Result<Card, Refusal> {
    let state = campaign.playing::<ambassadors::State>()?;
    let seat = state.seat(player)?;
    let spaces = (1..).zip(&seat.track).map(|(number, space)| {
        let number: usize = number;
        fl!(
            text,
            "reputation-space",
            space = number.to_string(),
            kind = words::kind(text, space.kind),
            tile = lying(text, names, space)
        )
    });
    let points = points(text, seat, state.traitor == Some(player));
    let lines: Vec<String> = spaces.chain([points]).collect();
    let title = fl!(text, "reputation-title");
    let card = Card::new(title, fit(text, &lines, BODY_LIMIT)).field(
        text,
        fl!(text, "reputation-population"),
        &population(text, seat),
    );
    Ok(card.footer(fl!(text, "reputation-footer")))
}

fn lying(text: &Text, names: &Names, space: &Space) -> String {
    match space.tile {
        Some(Tile::Ambassador { of, cube }) => {
            let (of, track) = (names.prose(of), words::track(text, cube));
            fl!(text, "reputation-ambassador", of = of, track = track, points = AMBASSADOR_POINTS)
        }
        Some(Tile::Reputation { value }) => {
            fl!(text, "reputation-tile", value = value.to_string())
        }
        None => fl!(text, "reputation-empty"),
    }
}

fn points(text: &Text, seat: &Seat, traitor: bool) -> String {
    let held = i64::try_from(seat.ambassadors().count()).unwrap_or(i64::MAX);
    let ambassadors = held * AMBASSADOR_POINTS;
    let traitor = if traitor { TRAITOR_POINTS } else { 0 };
    let reputation: i64 = seat.reputation().map(i64::from).sum();
    let all = ambassadors + traitor + reputation;
    fl!(
        text,
        "reputation-points",
        all = all.to_string(),
        ambassadors = ambassadors.to_string(),
        traitor = traitor.to_string(),
        reputation = reputation.to_string()
    )
}

fn population(text: &Text, seat: &Seat) -> Vec<String> {
    let track = |track: Population| {
        let left = seat.cubes.on(track);
        fl!(
            text,
            "reputation-cubes",
            track = words::track(text, track),
            left = left.to_string(),
            most = TRACK_CUBES.to_string(),
            production = production(left).to_string()
        )
    };
    let mut lines: Vec<String> = Population::ALL.into_iter().map(track).collect();
    if seat.in_hand > 0 {
        let count = seat.in_hand;
        lines.push(fl!(text, "reputation-in-hand", count = count));
    }
    let (left, all) = (seat.tiles.to_string(), TILES.to_string());
    lines.push(fl!(text, "reputation-tiles", left = left, all = all));
    lines
}
