use crate::discord::games::leverage::words;
use crate::discord::render::tell::Reader;
use crate::discord::render::{harmless, mention};
use crate::rules::games::leverage::{Ship, System};
use crate::rules::ids::PlayerId;
use crate::text::Text;
use crate::text::fl;

fn parts(reader: Reader, ship: &Ship) -> (&'static str, String, String) {
    let owner = ship.owner;
    (reader.is(owner), mention(owner), harmless::name(&ship.name))
}

pub fn launched(text: &Text, reader: Reader, ship: &Ship) -> String {
    let (you, owner, ship) = parts(reader, ship);
    fl!(text, "line-launched", you = you, owner = owner, ship = ship)
}

pub fn restored(text: &Text, reader: Reader, ship: &Ship) -> String {
    let (you, owner, ship) = parts(reader, ship);
    fl!(text, "line-restored", you = you, owner = owner, ship = ship)
}

pub fn removed(text: &Text, reader: Reader, ship: &Ship) -> String {
    let (you, owner, ship) = parts(reader, ship);
    fl!(text, "line-removed", you = you, owner = owner, ship = ship)
}

pub fn lost(text: &Text, reader: Reader, ship: &Ship) -> String {
    let (you, owner, ship) = parts(reader, ship);
    fl!(text, "told-ship-lost", you = you, owner = owner, ship = ship)
}

pub fn sent_home(text: &Text, reader: Reader, ship: &Ship) -> String {
    let (you, owner, ship) = parts(reader, ship);
    fl!(text, "told-ship-sent-home", you = you, owner = owner, ship = ship)
}

pub fn was_destroyed(text: &Text, reader: Reader, ship: &Ship) -> String {
    let (you, owner, ship) = parts(reader, ship);
    fl!(text, "line-ship-was-destroyed", you = you, owner = owner, ship = ship)
}

pub fn given(text: &Text, reader: Reader, (from, to): (PlayerId, PlayerId), system: &str) -> String {
    fl!(
        text,
        "line-system-given",
        you = reader.role(from, to),
        from = mention(from),
        to = mention(to),
        system = harmless::name(system)
    )
}

pub fn added(text: &Text, system: &System) -> String {
    fl!(
        text,
        "line-system-added",
        system = harmless::name(&system.name),
        planets = words::planets(text, system),
        ruler = words::ruler(text, system.ruler, system.home_of.is_some())
    )
}

pub fn ruled(text: &Text, system: &str, ruler: Option<PlayerId>, home: bool) -> String {
    fl!(text, "line-system-ruled", system = harmless::name(system), ruler = words::ruler(text, ruler, home))
}
