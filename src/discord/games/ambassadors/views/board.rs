use super::seat::turn;
use crate::discord::games::ambassadors::words;
use crate::discord::render::card::{BODY_LIMIT, Card, FIELD_LIMIT, Field, fit, length};
use crate::discord::render::{Names, harmless};
use crate::rules::games::ambassadors::{self, State, pinned};
use crate::rules::games::ambassadors::{Board, LinkKind, Pieces, Place};
use crate::rules::ids::PlayerId;
use crate::rules::{Campaign, Refusal};
use crate::text::Text;
use crate::text::fl;

/// The most characters for sectors and links together. The title and the introduction need the rest of Discord's limit.
const BOARD_LIMIT: usize = 5700;
/// The most neighbours listed for one sector.
const BEYOND: usize = 6;

/// Shows the sectors with their controllers and ships, pinned ships, and the links.
pub fn board(text: &Text, campaign: &Campaign, names: &Names) -> Result<Card, Refusal> {
    let state = campaign.playing::<ambassadors::State>()?;
    let board = &state.board;
    let name = harmless::name(&campaign.name);
    let title = fl!(text, "board-title", name = name);
    if board.places.is_empty() {
        return Ok(Card::new(title, fl!(text, "board-none")));
    }
    let (sectors, joined) = (board.places.len(), board.links.len());
    let turn = turn(text, state, names);
    let intro = fl!(text, "board-intro", sectors = sectors, links = joined, turn = turn);
    // Empty sectors matter least, so they are the first to be left out.
    let bare = |place: &&Place| place.holder.is_none() && place.pieces.is_empty();
    let (empty, others): (Vec<&Place>, Vec<&Place>) = board.places.iter().partition(bare);
    let shown = others.into_iter().chain(empty);
    let lines: Vec<String> = shown.map(|place| sector(text, state, names, place)).collect();
    let fields = links(text, board);
    let used: usize = fields.iter().map(|field| length(&field.name) + length(&field.value)).sum();
    let room = BODY_LIMIT.min(BOARD_LIMIT - used);
    let body = format!("{intro}\n{}", fit(text, &lines, room));
    let mut card = Card::new(title, body);
    card.fields = fields;
    Ok(card)
}

/// Returns one field for each kind of link.
fn links(text: &Text, board: &Board) -> Vec<Field> {
    let kinds = [
        (LinkKind::Wormhole, fl!(text, "board-wormholes")),
        (LinkKind::WarpPortal, fl!(text, "board-portals")),
        (LinkKind::Generator, fl!(text, "board-generators")),
    ];
    let field = |(kind, name)| Field { name, value: joined(text, board, kind), inline: false };
    let fields = kinds.map(field).into_iter();
    fields.filter(|field| !field.value.is_empty()).collect()
}

fn sector(text: &Text, state: &State, names: &Names, place: &Place) -> String {
    let sector = harmless::name(&place.name);
    let ships: Vec<String> = place.pieces.iter().map(|pieces| fleet(text, state, names, (place, pieces))).collect();
    let ships = ships.join(", ");
    let control = |holder: PlayerId| words::control(text, Some(names.prose(holder)));
    match (place.holder.map(control), ships.is_empty()) {
        (Some(control), true) => fl!(text, "board-line", sector = sector, control = control),
        (Some(control), false) => fl!(text, "board-line-ships", sector = sector, control = control, ships = ships),
        (None, true) => fl!(text, "board-line-empty", sector = sector),
        (None, false) => fl!(text, "board-line-nobody", sector = sector, ships = ships),
    }
}

fn fleet(text: &Text, state: &State, names: &Names, (place, pieces): (&Place, &Pieces)) -> String {
    let count = pieces.count.to_string();
    let Some(player) = pieces.owner else {
        let ancients = fl!(text, "ancients");
        return fl!(text, "board-ships", owner = ancients, count = count);
    };
    let owner = names.prose(player);
    match pinned(state, place, player) {
        0 => fl!(text, "board-ships", owner = owner, count = count),
        pinned => fl!(text, "board-ships-pinned", owner = owner, count = count, pinned = pinned.to_string()),
    }
}

/// Lists each link of a kind once, under the sector where it begins, up to the size of a field.
fn joined(text: &Text, board: &Board, kind: LinkKind) -> String {
    let links = || board.links.iter().filter(|link| link.kind == kind);
    let mut lines: Vec<(String, usize)> = Vec::new();
    for place in &board.places {
        let from_here = links().filter(|link| link.between[0] == place.name);
        let beyond: Vec<String> = from_here.map(|link| harmless::name(&link.between[1])).collect();
        let sector = harmless::name(&place.name);
        lines.extend(beyond.chunks(BEYOND).map(|some| {
            let sector = sector.as_str();
            let line = fl!(text, "board-links", sector = sector, beyond = some.join(", "));
            (line, some.len())
        }));
    }
    let more = |count: usize| fl!(text, "and-more", count = count);
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
    shown.join("\n")
}
