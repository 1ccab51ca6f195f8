use super::tasks::at_place;
use crate::discord::games::leverage::words;
use crate::discord::render::Reader;
use crate::rules::PlayerId;
use crate::rules::games::leverage::Hostility;
use crate::text::{Said, Text, say};

pub fn entered(text: &Text, reader: Reader, (by, host): (PlayerId, PlayerId), place: Option<&str>) -> Said {
    say!(text, "told-entered", you = reader.role(by, host), by, host, at = at_place(text, place))
}

pub fn collected(
    text: &Text,
    reader: Reader,
    (by, host): (PlayerId, PlayerId),
    samples: Option<i64>,
    place: Option<&str>,
) -> Said {
    say!(
        text,
        "told-collected",
        you = reader.role(by, host),
        by,
        host,
        samples = words::samples(text, samples),
        at = at_place(text, place)
    )
}

pub fn sold(text: &Text, reader: Reader, (by, host): (PlayerId, PlayerId), count: i64, place: Option<&str>) -> Said {
    say!(
        text,
        "told-sold",
        you = reader.role(by, host),
        by,
        host,
        count = words::minerals(text, count),
        at = at_place(text, place)
    )
}

pub fn terraformed(text: &Text, reader: Reader, (by, host): (PlayerId, PlayerId), place: Option<&str>) -> Said {
    say!(text, "told-terraformed", you = reader.role(by, host), by, host, at = at_place(text, place))
}

pub fn acted(text: &Text, reader: Reader, (by, against): (PlayerId, PlayerId), hostility: Hostility) -> Said {
    let you = reader.role(by, against);
    match hostility {
        Hostility::StealMinerals { count } => {
            say!(text, "told-minerals", you, by, against, minerals = words::minerals(text, count))
        }
        Hostility::StealBiomass => say!(text, "told-biomass", you, by, against),
        Hostility::DamageShip { damage, max_health, place } => say!(
            text,
            "told-damage",
            you,
            by,
            against,
            place = words::battleground(text, you, place),
            damage,
            health = max_health
        ),
        Hostility::ConquerCity => say!(text, "told-conquered", you, by, against),
        Hostility::DestroyCity => say!(text, "told-destroyed", you, by, against),
    }
}
