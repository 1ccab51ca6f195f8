use crate::render::Names;
use crate::render::picture::{Picture, listed};
use crate::rules::games::ambassadors::{self, Board, LinkKind, Place, State, standings};
use crate::rules::{Campaign, NAME_LIMIT, PLACE_LIMIT, PlayerId};
use crate::text::{Label, Text, Typed, label};
use chancery_pictures::{Circle, CircleWords, Link, MapWords, Node, Sector, SectorMap};

/// Returns `None` for a board without sectors.
pub fn board_picture(text: &Text, campaign: &Campaign, names: &Names) -> Option<Picture> {
    let state = campaign.playing::<ambassadors::State>().ok()?;
    if state.board.places.is_empty() {
        return None;
    }
    let players = named_on_board(campaign, state);
    let map = SectorMap {
        title: Label::of(Typed(&campaign.name, NAME_LIMIT)).into(),
        legend: label!(text, "picture-board-legend", round = state.round).into(),
        words: words(text),
        players: players.iter().map(|player| names.label(*player).into()).collect(),
        sectors: sectors(&state.board, &players),
        links: links(&state.board),
    };
    let held = state.board.places.iter().filter_map(|place| {
        let sector = Label::of(Typed(&place.name, PLACE_LIMIT));
        Some(label!(text, "picture-board-held", sector, player = names.label(place.holder?)))
    });
    let (sectors, list) = (state.board.places.len(), listed(held));
    let alt = match list.is_empty() {
        true => label!(text, "picture-board-alt-none", sectors),
        false => label!(text, "picture-board-alt", sectors, list),
    };
    Some(Picture { file: "board.png", svg: chancery_pictures::sector_map(&map), alt })
}

/// Returns `None` for fewer than two players.
pub fn relations_picture(text: &Text, campaign: &Campaign, names: &Names) -> Option<Picture> {
    let state = campaign.playing::<ambassadors::State>().ok()?;
    let standings = standings(campaign.roster(), state);
    if standings.len() < 2 {
        return None;
    }
    let seat = |player| standings.iter().position(|one| one.player == player);
    let related = state.relations();
    let ties = related.iter().filter_map(|(one, other)| Some((seat(*one)?, seat(*other)?)));
    let circle = Circle {
        title: Label::of(Typed(&campaign.name, NAME_LIMIT)).into(),
        legend: label!(text, "picture-relations-legend").into(),
        words: CircleWords {
            seat: label!(text, "picture-relations-seat").into(),
            tie: label!(text, "picture-relations-tie").into(),
        },
        players: standings
            .iter()
            .map(|standing| Node {
                name: names.label(standing.player).into(),
                points: label!(text, "picture-points", points = standing.points()).into(),
                mark: standing.traitor.then(|| label!(text, "picture-traitor").into()),
            })
            .collect(),
        ties: ties.collect(),
    };
    let list = listed(related.iter().map(|(one, other)| {
        let (one, other) = (names.label(*one), names.label(*other));
        label!(text, "picture-related", one, other)
    }));
    let mut alt = match list.is_empty() {
        true => label!(text, "picture-relations-alt-none"),
        false => label!(text, "picture-relations-alt", list),
    };
    if let Some(traitor) = state.traitor {
        alt = label!("{alt} {}", label!(text, "picture-traitor-alt", player = names.label(traitor)));
    }
    Some(Picture { file: "relations.png", svg: chancery_pictures::circle(&circle), alt })
}

/// Returns players in seat order. Players who left come last, and only if they still hold anything.
fn named_on_board(campaign: &Campaign, state: &State) -> Vec<PlayerId> {
    let mut players: Vec<PlayerId> = state.seating.seated(campaign.roster()).collect();
    let gone = state.seating.order.iter().filter(|one| !campaign.is_active(**one));
    let holds = |player: &&PlayerId| {
        let board = &state.board;
        board.held_by(**player).next().is_some() || board.with_pieces_of(**player).next().is_some()
    };
    players.extend(gone.filter(holds));
    players
}

fn sectors(board: &Board, players: &[PlayerId]) -> Vec<Sector> {
    let seat = |player: PlayerId| players.iter().position(|one| *one == player);
    let sector = |place: &Place| Sector {
        name: Label::of(Typed(&place.name, PLACE_LIMIT)).into(),
        at: place.at.map(Into::into),
        holder: place.holder.and_then(seat),
        ships: place.pieces.iter().map(|ships| (ships.owner.and_then(seat), ships.count)).collect(),
    };
    board.places.iter().map(sector).collect()
}

fn links(board: &Board) -> Vec<Link> {
    let at = |name: &str| board.places.iter().position(|place| place.name == name);
    let drawn = board.links.iter().filter_map(|link| {
        let [one, other] = &link.between;
        Some(Link {
            between: (at(one)?, at(other)?),
            kind: match link.kind {
                LinkKind::Wormhole => chancery_pictures::LinkKind::Wormhole,
                LinkKind::Generator => chancery_pictures::LinkKind::Generator,
                LinkKind::WarpPortal => chancery_pictures::LinkKind::WarpPortal,
            },
        })
    });
    drawn.collect()
}

fn words(text: &Text) -> MapWords {
    MapWords {
        holder: label!(text, "picture-board-holder").into(),
        ships: label!(text, "picture-board-ships").into(),
        ancients: label!(text, "picture-ancients").into(),
        wormhole: label!(text, "picture-wormhole").into(),
        generator: label!(text, "picture-generator").into(),
        warp_portal: label!(text, "picture-warp-portal").into(),
        elsewhere: label!(text, "picture-elsewhere").into(),
    }
}
