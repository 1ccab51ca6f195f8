//! The words of importing an export.

use super::{FLAWS, SHOWN, some};
use crate::discord::commands::claim::empty_seats;
use crate::discord::handler::Handler;
use crate::discord::members::FoundMember;
use crate::discord::problem::Problem;
use crate::discord::render::card::fit_of_many;
use crate::discord::render::{self, MESSAGE_LIMIT, words};
use crate::import::{self, ExportFile, Flawed, Kind, PathFlaw, Unparsed, Wrong};
use crate::rules::Campaign;
use crate::rules::ids::PlayerId;
use crate::text::{Code, Said, Text, Typed, say};
use std::collections::BTreeSet;

/// The longest path that is shown.
const PATH: usize = 80;

pub fn read(text: &Text, content: &str) -> Result<ExportFile, Problem> {
    match import::open(content) {
        Ok(Ok(export)) => Ok(export),
        Ok(Err(flaws)) => Err(flawed(text, flaws)),
        Err(Unparsed::At { line, column }) => Err(say!(text, "import-not-json", line, column).into()),
        Err(Unparsed::TooMany) => Err(say!(text, "import-too-many-values").into()),
    }
}

/// Returns the players of an export who are members of this server.
pub async fn present(
    handler: &Handler,
    text: &Text,
    guild: u64,
    export: &ExportFile,
) -> Result<BTreeSet<PlayerId>, Problem> {
    let mut present = BTreeSet::new();
    for player in &export.active {
        let found = handler.member_named(guild, &format!("<@{player}>")).await.map_err(|trouble| {
            tracing::warn!(guild, %trouble, "the members of a server cannot be looked up");
            Problem::from(say!(text, "import-no-search"))
        })?;
        if let FoundMember::One(player) = found {
            present.insert(player);
        }
    }
    Ok(present)
}

/// Describes what continues from an export.
pub fn summary(text: &Text, campaign: &Campaign, hidden: usize) -> Vec<Said> {
    let ruleset = say!(text, "import-ruleset", ruleset = words::ruleset(text, campaign.game.ruleset()));
    let empty = empty_seats(campaign).map(|(number, player)| say!(text, "import-seat", number, player = *player));
    let empty: Vec<Said> = empty.collect();
    let seats =
        (!empty.is_empty()).then(|| say!(text, "import-empty-seats", count = empty.len(), seats = some(text, &empty)));
    let (offers, deals) = (campaign.offers.pending.len(), campaign.deals.open.len());
    let waits = say!(text, "import-waiting", offers, deals);
    let paused = campaign.phase.paused_since().is_some().then(|| say!(text, "import-paused"));
    let hidden = (hidden > 0).then(|| say!(text, "import-hidden", count = hidden));
    [ruleset, waits].into_iter().chain(seats).chain(paused).chain(hidden).collect()
}

/// Lists what is wrong with an export. Nothing of it was imported.
pub fn flawed(text: &Text, (flaws, count): Flawed) -> Problem {
    let lead = say!(text, "import-flawed-places", count);
    let places = flaws.iter().take(FLAWS).map(|flaw| place(text, flaw));
    fit_of_many(text, count + 1, [lead].into_iter().chain(places), MESSAGE_LIMIT).into()
}

fn place(text: &Text, flaw: &PathFlaw) -> Said {
    let problem = problem(text, &flaw.problem);
    let path: String = flaw.path.chars().take(PATH).collect();
    match path.is_empty() {
        true => say!(text, "import-flaw-file", problem),
        false => say!(text, "import-flaw-path", path = Code(&path), problem),
    }
}

fn problem(text: &Text, wrong: &Wrong) -> Said {
    match wrong {
        Wrong::Missing => say!(text, "import-wrong-missing"),
        Wrong::Not(kind) => match kind {
            Kind::Object => say!(text, "import-wrong-object"),
            Kind::List => say!(text, "import-wrong-list"),
            Kind::Text => say!(text, "import-wrong-text"),
            Kind::Whole => say!(text, "import-wrong-whole"),
            Kind::Decimal => say!(text, "import-wrong-decimal"),
            Kind::Flag => say!(text, "import-wrong-flag"),
            Kind::Id => say!(text, "import-wrong-id"),
            Kind::Moment => say!(text, "import-wrong-moment"),
        },
        Wrong::Unknown(found) => say!(text, "import-wrong-unknown", typed = Typed(found, SHOWN)),
        Wrong::OutOfRange { least, most } => {
            say!(text, "import-wrong-range", least = Code(least), most = Code(most))
        }
        Wrong::TooLong { most } => say!(text, "import-wrong-long", most),
        Wrong::TooMany { most } => say!(text, "import-wrong-many", most),
        Wrong::NoSuchPlayer(player) => say!(text, "import-wrong-player", id = Code(&player.to_string())),
        Wrong::HasLeft(player) => say!(text, "import-wrong-left", id = Code(&player.to_string())),
        Wrong::Twice => say!(text, "import-wrong-twice"),
        Wrong::Oneself => say!(text, "import-wrong-oneself"),
        Wrong::EndsBeforeStart => say!(text, "import-wrong-order"),
        Wrong::OtherSum(sum) => say!(text, "import-wrong-sum", sum = Code(sum)),
        Wrong::NoSuchThing(name) => say!(text, "import-wrong-thing", typed = Typed(name, SHOWN)),
        Wrong::Contradicts => say!(text, "import-wrong-contradicts"),
        Wrong::WithoutMap => say!(text, "import-wrong-without-map"),
        Wrong::Newer => say!(text, "import-wrong-newer"),
        Wrong::Ended => say!(text, "import-wrong-ended"),
        Wrong::NotYet => say!(text, "import-wrong-not-yet"),
        Wrong::Refused(refusal) => render::refusal(text, refusal, PlayerId(0)),
        Wrong::Forbidden => say!(text, "import-wrong-forbidden"),
    }
}
