use crate::discord::games::ambassadors::words;
use crate::discord::render::tell::{Reader, line};
use crate::discord::render::words::{list, spot, who};
use crate::discord::render::{harmless, mention};
use crate::rules::games::ambassadors::{Change as Event, Link, LinkKind, Place};
use crate::rules::ids::PlayerId;
use crate::text::Text;
use crate::text::fl;

/// Renders a move as a sentence, and a moderator's correction as a line with the previous value.
pub fn happened(text: &Text, reader: Reader, event: &Event) -> String {
    match event {
        Event::PiecesMoved { owner, from, to, count, .. } => moved(text, reader, *owner, (from, to), *count),
        Event::PlaceAdded(place) => line(&added(text, place)),
        Event::PlaceRemoved(place) => line(&removed(text, place)),
        Event::Held { place, holder, before } => line(&fl!(
            text,
            "line-control",
            sector = harmless::name(place),
            before = who(text, *before),
            after = who(text, *holder)
        )),
        Event::Linked { link, before } => line(&linked(text, link, *before)),
        Event::Unlinked(link) => {
            let (one, two) = ends(link);
            let kind = words::link(text, link.kind);
            line(&fl!(text, "line-unlinked", one = one, two = two, kind = kind))
        }
        Event::PiecesSet { place, owner, count, before, .. } => line(&fl!(
            text,
            "line-ships-set",
            owner = words::owner(text, *owner),
            sector = harmless::name(place),
            before = before.to_string(),
            after = count.to_string()
        )),
        Event::Loaded(board) => {
            let (sectors, links) = (board.places.len(), board.links.len());
            let loaded = fl!(text, "line-board-loaded", sectors = sectors, links = links);
            line(&loaded)
        }
    }
}

/// Describes the ships that a player reports in a sector (E1.6).
pub fn ships_entered(
    text: &Text,
    reader: Reader,
    player: PlayerId,
    sector: &str,
    (before, after): (u32, u32),
) -> String {
    fl!(
        text,
        "told-ships-entered",
        you = reader.is(player),
        player = mention(player),
        sector = harmless::name(sector),
        before = before.to_string(),
        after = words::ships(text, after)
    )
}

fn moved(text: &Text, reader: Reader, owner: PlayerId, (from, to): (&str, &str), count: u32) -> String {
    fl!(
        text,
        "told-moved",
        you = reader.is(owner),
        player = mention(owner),
        ships = words::ships(text, count),
        from = harmless::name(from),
        to = harmless::name(to)
    )
}

fn added(text: &Text, place: &Place) -> String {
    let at = place.at.map(|at| {
        let (q, r) = spot(at);
        fl!(text, "at-spot", q = q, r = r)
    });
    fl!(
        text,
        "line-sector-added",
        sector = harmless::name(&place.name),
        at = at.unwrap_or_default(),
        control = words::control(text, place.holder.map(mention))
    )
}

fn removed(text: &Text, place: &Place) -> String {
    let fleets = place.pieces.iter().map(|pieces| {
        let ships = words::ships(text, pieces.count);
        let owner = words::owner(text, pieces.owner);
        fl!(text, "ships-of", ships = ships, owner = owner)
    });
    let fleets: Vec<String> = fleets.collect();
    let ships = match fleets.is_empty() {
        true => String::new(),
        false => fl!(text, "with-ships", ships = list(text, &fleets)),
    };
    fl!(
        text,
        "line-sector-removed",
        sector = harmless::name(&place.name),
        control = words::control(text, place.holder.map(mention)),
        ships = ships
    )
}

fn linked(text: &Text, link: &Link, before: Option<LinkKind>) -> String {
    let (one, two) = ends(link);
    let kind = words::link(text, link.kind);
    match before.filter(|before| *before != link.kind) {
        Some(before) => {
            fl!(text, "line-relinked", one = one, two = two, kind = kind, before = words::link(text, before))
        }
        None => fl!(text, "line-linked", one = one, two = two, kind = kind),
    }
}

fn ends(link: &Link) -> (String, String) {
    let [one, two] = &link.between;
    (harmless::name(one), harmless::name(two))
}
