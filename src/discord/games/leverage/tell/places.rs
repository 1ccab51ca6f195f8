use crate::discord::games::leverage::words;
use crate::discord::render::tell::Reader;
use crate::rules::games::leverage::{Ship, System};
use crate::rules::ids::PlayerId;
use crate::text::{Name, Said, Text, say};

fn parts(reader: Reader, ship: &Ship) -> (&'static str, PlayerId, Name<'_>) {
    (reader.is(ship.owner), ship.owner, Name(&ship.name))
}

pub fn launched(text: &Text, reader: Reader, ship: &Ship) -> Said {
    let (you, owner, ship) = parts(reader, ship);
    say!(text, "line-launched", you, owner, ship)
}

pub fn restored(text: &Text, reader: Reader, ship: &Ship) -> Said {
    let (you, owner, ship) = parts(reader, ship);
    say!(text, "line-restored", you, owner, ship)
}

pub fn removed(text: &Text, reader: Reader, ship: &Ship) -> Said {
    let (you, owner, ship) = parts(reader, ship);
    say!(text, "line-removed", you, owner, ship)
}

pub fn lost(text: &Text, reader: Reader, ship: &Ship) -> Said {
    let (you, owner, ship) = parts(reader, ship);
    say!(text, "told-ship-lost", you, owner, ship)
}

pub fn sent_home(text: &Text, reader: Reader, ship: &Ship) -> Said {
    let (you, owner, ship) = parts(reader, ship);
    say!(text, "told-ship-sent-home", you, owner, ship)
}

pub fn was_destroyed(text: &Text, reader: Reader, ship: &Ship) -> Said {
    let (you, owner, ship) = parts(reader, ship);
    say!(text, "line-ship-was-destroyed", you, owner, ship)
}

pub fn given(text: &Text, reader: Reader, (from, to): (PlayerId, PlayerId), system: &str) -> Said {
    say!(text, "line-system-given", you = reader.role(from, to), from, to, system = Name(system))
}

pub fn added(text: &Text, system: &System) -> Said {
    say!(
        text,
        "line-system-added",
        system = Name(&system.name),
        planets = words::planets(text, system),
        ruler = words::ruler(text, system.ruler, system.home_of.is_some())
    )
}

pub fn ruled(text: &Text, system: &str, ruler: Option<PlayerId>, home: bool) -> Said {
    say!(text, "line-system-ruled", system = Name(system), ruler = words::ruler(text, ruler, home))
}
