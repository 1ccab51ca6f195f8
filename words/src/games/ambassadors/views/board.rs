use super::seat::turn;
use crate::games::ambassadors::words;
use crate::render::card::{FIELD_LIMIT, length};
use crate::render::{BODY_LIMIT, Card, Field, Names, fit, series};
use crate::rules::games::ambassadors::{self, Board, LinkKind, Pieces, Place, State, pinned};
use crate::rules::{Campaign, PlayerId, Refusal};
use crate::text::{Name, Said, Text, say};

/// The most characters for sectors and links together. The title and the introduction need the rest of Discord's limit.
const BOARD_LIMIT: usize = 5700;
/// The most neighbours listed for one sector.
const BEYOND: usize = 6;

/// Shows the sectors with their controllers and ships, pinned ships, and the links.
pub fn board(text: &Text, campaign: &Campaign, names: &Names) -> Result<Card, Refusal> {
    let state = campaign.playing::<ambassadors::State>()?;
    let board = &state.board;
    let title = say!(text, "board-title", name = Name(&campaign.name));
    if board.places.is_empty() {
        return Ok(Card::new(title, say!(text, "board-none")));
    }
    let (sectors, joined) = (board.places.len(), board.links.len());
    let intro = say!(text, "board-intro", sectors, links = joined, turn = turn(text, state, names));
    // Empty sectors matter least, so they are the first to be left out.
    let bare = |place: &&Place| place.holder.is_none() && place.pieces.is_empty();
    let (empty, others): (Vec<&Place>, Vec<&Place>) = board.places.iter().partition(bare);
    let shown = others.into_iter().chain(empty);
    let lines: Vec<Said> = shown.map(|place| sector(text, state, names, place)).collect();
    let fields = links(text, board);
    let used: usize = fields.iter().map(|field| length(&field.name) + length(&field.value)).sum();
    let room = BODY_LIMIT.min(BOARD_LIMIT - used);
    let body = say!("{intro}\n{}", fit(text, &lines, room));
    let mut card = Card::new(title, body);
    card.fields = fields;
    Ok(card)
}

/// Returns one field for each kind of link.
fn links(text: &Text, board: &Board) -> Vec<Field> {
    let kinds = [
        (LinkKind::Wormhole, say!(text, "board-wormholes")),
        (LinkKind::WarpPortal, say!(text, "board-portals")),
        (LinkKind::Generator, say!(text, "board-generators")),
    ];
    let field = |(kind, name)| Field { name, value: joined(text, board, kind), inline: false };
    let fields = kinds.map(field).into_iter();
    fields.filter(|field| !field.value.is_empty()).collect()
}

fn sector(text: &Text, state: &State, names: &Names, place: &Place) -> Said {
    let sector = Name(&place.name);
    let ships: Vec<Said> = place.pieces.iter().map(|pieces| fleet(text, state, names, (place, pieces))).collect();
    let ships = series(text, ships);
    let control = |holder: PlayerId| words::control(text, Some(names.prose(holder)));
    match (place.holder.map(control), ships.is_empty()) {
        (Some(control), true) => say!(text, "board-line", sector, control),
        (Some(control), false) => say!(text, "board-line-ships", sector, control, ships),
        (None, true) => say!(text, "board-line-empty", sector),
        (None, false) => say!(text, "board-line-nobody", sector, ships),
    }
}

fn fleet(text: &Text, state: &State, names: &Names, (place, pieces): (&Place, &Pieces)) -> Said {
    let count = pieces.count;
    let Some(player) = pieces.owner else {
        return say!(text, "board-ships", owner = say!(text, "ancients"), count);
    };
    let owner = names.prose(player);
    match pinned(state, place, player) {
        0 => say!(text, "board-ships", owner, count),
        pinned => say!(text, "board-ships-pinned", owner, count, pinned),
    }
}

/// Lists each link of a kind once, under the sector where it begins, up to the size of a field.
fn joined(text: &Text, board: &Board, kind: LinkKind) -> Said {
    let links = || board.links.iter().filter(|link| link.kind == kind);
    let mut lines: Vec<(Said, usize)> = Vec::new();
    for place in &board.places {
        let from_here = links().filter(|link| link.between[0] == place.name);
        let beyond: Vec<Said> = from_here.map(|link| Said::of(Name(&link.between[1]))).collect();
        lines.extend(beyond.chunks(BEYOND).map(|some| {
            let line = say!(text, "board-links", sector = Name(&place.name), beyond = series(text, some));
            (line, some.len())
        }));
    }
    let more = |count: usize| say!(text, "and-more", count);
    let all = links().count();
    let room = FIELD_LIMIT - length(&more(all));
    let (mut shown, mut told, mut used) = (Vec::new(), 0, 0);
    for (line, count) in lines {
        used += length(&line) + 1;
        if used > room {
            break;
        }
        shown.push(line);
        told += count;
    }
    if told < all {
        shown.push(more(all - told));
    }
    Said::in_lines(shown)
}
