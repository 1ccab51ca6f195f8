use crate::games::ambassadors::words;
use crate::render::words::spot;
use crate::render::{Reader, line, list, who};
use crate::rules::PlayerId;
use crate::rules::games::ambassadors::{Change as Event, Link, LinkKind, Place};
use crate::text::{Name, Said, Text, say};

/// Renders a move as a sentence, and a moderator's correction as a line with the previous value.
pub fn happened(text: &Text, reader: Reader, event: &Event) -> Said {
    match event {
        Event::PiecesMoved { owner, from, to, count, .. } => moved(text, reader, *owner, (from, to), *count),
        Event::PlaceAdded(place) => line(&added(text, place)),
        Event::PlaceRemoved(place) => line(&removed(text, place)),
        Event::Held { place, holder, before } => line(&say!(
            text,
            "line-control",
            sector = Name(place),
            before = who(text, *before),
            after = who(text, *holder)
        )),
        Event::Linked { link, before } => line(&linked(text, link, *before)),
        Event::Unlinked(link) => {
            let (one, two) = ends(link);
            line(&say!(text, "line-unlinked", one, two, kind = words::link(text, link.kind)))
        }
        Event::PiecesSet { place, owner, count, before, .. } => line(&say!(
            text,
            "line-ships-set",
            owner = words::owner(text, *owner),
            sector = Name(place),
            before,
            after = count
        )),
        Event::Loaded(board) => {
            line(&say!(text, "line-board-loaded", sectors = board.places.len(), links = board.links.len()))
        }
    }
}

/// Describes the ships that a player reports in a sector (E1.6).
pub fn ships_entered(text: &Text, reader: Reader, player: PlayerId, sector: &str, (before, after): (u32, u32)) -> Said {
    say!(
        text,
        "told-ships-entered",
        you = reader.is(player),
        player,
        sector = Name(sector),
        before,
        after = words::ships(text, after)
    )
}

fn moved(text: &Text, reader: Reader, owner: PlayerId, (from, to): (&str, &str), count: u32) -> Said {
    say!(
        text,
        "told-moved",
        you = reader.is(owner),
        player = owner,
        ships = words::ships(text, count),
        from = Name(from),
        to = Name(to)
    )
}

fn added(text: &Text, place: &Place) -> Said {
    let at = place.at.map(|at| {
        let (q, r) = spot(at);
        say!(text, "at-spot", q, r)
    });
    say!(
        text,
        "line-sector-added",
        sector = Name(&place.name),
        at = at.unwrap_or_default(),
        control = words::control(text, place.holder.map(Said::of))
    )
}

fn removed(text: &Text, place: &Place) -> Said {
    let fleets = place.pieces.iter().map(|pieces| {
        say!(text, "ships-of", ships = words::ships(text, pieces.count), owner = words::owner(text, pieces.owner))
    });
    let fleets: Vec<Said> = fleets.collect();
    let ships = match fleets.is_empty() {
        true => Said::default(),
        false => say!(text, "with-ships", ships = list(text, &fleets)),
    };
    say!(
        text,
        "line-sector-removed",
        sector = Name(&place.name),
        control = words::control(text, place.holder.map(Said::of)),
        ships
    )
}

fn linked(text: &Text, link: &Link, before: Option<LinkKind>) -> Said {
    let (one, two) = ends(link);
    let kind = words::link(text, link.kind);
    match before.filter(|before| *before != link.kind) {
        Some(before) => say!(text, "line-relinked", one, two, kind, before = words::link(text, before)),
        None => say!(text, "line-linked", one, two, kind),
    }
}

fn ends(link: &Link) -> (Name<'_>, Name<'_>) {
    let [one, two] = &link.between;
    (Name(one), Name(two))
}
