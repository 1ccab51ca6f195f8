use crate::discord::render::picture::{Picture, listed};
use crate::discord::render::{Names, harmless};
use crate::rules::games::ambassadors::{self, State, standings};
use crate::rules::games::ambassadors::{Board, LinkKind, Place};
use crate::rules::ids::PlayerId;
use crate::rules::{Campaign, NAME_LIMIT, PLACE_LIMIT};
use crate::text::Text;
use crate::text::fl;
use chancery_pictures::{Circle, Link, MapWords, Node, Sector, SectorMap};

/// Returns `None` for a board without sectors.
pub fn board_picture(text: &Text, campaign: &Campaign, names: &Names) -> Option<Picture> {
    let state = campaign.playing::<ambassadors::State>().ok()?;
    if state.board.places.is_empty() {
        return None;
    }
    let players = named_on_board(campaign, state);
    let map = SectorMap {
        title: harmless::label(&campaign.name, NAME_LIMIT),
        legend: fl!(text, "picture-board-legend", round = state.round),
        words: words(text),
        players: players.iter().map(|player| names.label(*player)).collect(),
        sectors: sectors(&state.board, &players),
        links: links(&state.board),
    };
    let held = state.board.places.iter().filter_map(|place| {
        let sector = harmless::label(&place.name, PLACE_LIMIT);
        Some(fl!(text, "picture-board-held", sector = sector, player = names.label(place.holder?)))
    });
    let (sectors, list) = (state.board.places.len(), listed(held));
    let alt = match list.is_empty() {
        true => fl!(text, "picture-board-alt-none", sectors = sectors),
        false => fl!(text, "picture-board-alt", sectors = sectors, list = list),
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
        title: harmless::label(&campaign.name, NAME_LIMIT),
        legend: fl!(text, "picture-relations-legend"),
        players: standings
            .iter()
            .map(|standing| Node {
                name: names.label(standing.player),
                points: fl!(text, "picture-points", points = standing.points()),
                mark: standing.traitor.then(|| fl!(text, "picture-traitor")),
            })
            .collect(),
        ties: ties.collect(),
    };
    let list = listed(related.iter().map(|(one, other)| {
        let (one, other) = (names.label(*one), names.label(*other));
        fl!(text, "picture-related", one = one, other = other)
    }));
    let mut alt = match list.is_empty() {
        true => fl!(text, "picture-relations-alt-none"),
        false => fl!(text, "picture-relations-alt", list = list),
    };
    if let Some(traitor) = state.traitor {
        let player = names.label(traitor);
        alt = format!("{alt} {}", fl!(text, "picture-traitor-alt", player = player));
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
        name: harmless::label(&place.name, PLACE_LIMIT),
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
        ancients: fl!(text, "picture-ancients"),
        wormhole: fl!(text, "picture-wormhole"),
        generator: fl!(text, "picture-generator"),
        warp_portal: fl!(text, "picture-warp-portal"),
        elsewhere: fl!(text, "picture-elsewhere"),
    }
}
