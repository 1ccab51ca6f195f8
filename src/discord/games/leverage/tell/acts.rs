use super::tasks::at_place;
use crate::discord::games::leverage::words;
use crate::discord::render::mention;
use crate::discord::render::tell::Reader;
use crate::rules::games::leverage::Hostility;
use crate::rules::ids::PlayerId;
use crate::text::Text;
use crate::text::fl;

pub fn entered(text: &Text, reader: Reader, (by, host): (PlayerId, PlayerId), place: Option<&str>) -> String {
    fl!(
        text,
        "told-entered",
        you = reader.role(by, host),
        by = mention(by),
        host = mention(host),
        at = at_place(text, place)
    )
}

pub fn collected(
    text: &Text,
    reader: Reader,
    (by, host): (PlayerId, PlayerId),
    samples: Option<i64>,
    place: Option<&str>,
) -> String {
    fl!(
        text,
        "told-collected",
        you = reader.role(by, host),
        by = mention(by),
        host = mention(host),
        samples = words::samples(text, samples),
        at = at_place(text, place)
    )
}

pub fn sold(text: &Text, reader: Reader, (by, host): (PlayerId, PlayerId), count: i64, place: Option<&str>) -> String {
    fl!(
        text,
        "told-sold",
        you = reader.role(by, host),
        by = mention(by),
        host = mention(host),
        count = words::minerals(text, count),
        at = at_place(text, place)
    )
}

pub fn terraformed(text: &Text, reader: Reader, (by, host): (PlayerId, PlayerId), place: Option<&str>) -> String {
    fl!(
        text,
        "told-terraformed",
        you = reader.role(by, host),
        by = mention(by),
        host = mention(host),
        at = at_place(text, place)
    )
}

pub fn acted(text: &Text, reader: Reader, (by, against): (PlayerId, PlayerId), hostility: Hostility) -> String {
    let you = reader.role(by, against);
    let (by, against) = (mention(by), mention(against));
    match hostility {
        Hostility::StealMinerals { count } => {
            fl!(text, "told-minerals", you = you, by = by, against = against, minerals = words::minerals(text, count))
        }
        Hostility::StealBiomass => {
            fl!(text, "told-biomass", you = you, by = by, against = against)
        }
        Hostility::DamageShip { damage, max_health, place } => fl!(
            text,
            "told-damage",
            you = you,
            by = by,
            against = against,
            place = words::battleground(text, you, place),
            damage = damage.to_string(),
            health = max_health.to_string()
        ),
        Hostility::ConquerCity => {
            fl!(text, "told-conquered", you = you, by = by, against = against)
        }
        Hostility::DestroyCity => {
            fl!(text, "told-destroyed", you = you, by = by, against = against)
        }
    }
}
