//! `/campaign import`: founds a campaign that was played elsewhere (H2). The figures are shown first, and a button
//! founds it.

mod export;

use super::board::download;
use super::campaign::{begun, may_found};
use crate::board_file::{other_encoding, without_mark};
use crate::discord::buttons::Button;
use crate::discord::command::{Context, Purpose, respond};
use crate::discord::game_ui::{LineFlaw, Sheet};
use crate::discord::games;
use crate::discord::handler::Handler;
use crate::discord::imports::{LASTS, ReadFile, Shown};
use crate::discord::invoker::Invoker;
use crate::discord::members::FoundMember;
use crate::discord::problem::Problem;
use crate::discord::render::card::fit_of_many;
use crate::discord::render::words::series;
use crate::discord::render::{Card, MESSAGE_LIMIT};
use crate::discord::reply::Answer;
use crate::import::{self, MOST_PLAYERS};
use crate::referee::{FoundError, Foundation};
use crate::rules::ids::PlayerId;
use crate::rules::{Campaign, Chance, Founding, NAME_LIMIT, RulesetName, Source, cleaned};
use crate::text::{Code, Fits, Markdown, Name, Said, Text, Typed, say};
use poise::serenity_prelude::{Attachment, ButtonStyle};
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The largest file in bytes, large enough for every pair of 200 players.
const LARGEST: usize = 9_000_000;

/// How many flaws and how many players are shown.
const FLAWS: usize = 20;
const PLAYERS: usize = 40;

/// The most characters shown of a name in the file.
const SHOWN: usize = 40;

/// The longest name of a file that is kept.
const FILE_NAME: usize = 100;

#[poise::command(slash_command, guild_only, custom_data = "Purpose::Informs")]
pub async fn import(ctx: Context<'_>, file: Attachment, name: Option<String>) -> Result<(), Problem> {
    respond(ctx, async move |handler: Handler, invoker: Invoker| show(&handler, &invoker, &file, name).await).await
}

/// Shows what an import would bring along, with a button that founds the campaign.
async fn show(
    handler: &Handler,
    invoker: &Invoker,
    file: &Attachment,
    name: Option<String>,
) -> Result<Answer, Problem> {
    let (guild, channel) = may_found(handler, invoker).await?;
    handler.must_be_free(invoker, channel).await?;
    let text = &invoker.text;
    let bytes = fetch(invoker, file).await?;
    let turn = handler.imports.turn().ok_or_else(|| say!(text, "import-busy"))?;
    let content = decoded(text, &bytes)?;
    let language = invoker.server_text.language().to_owned();
    let place = |ruleset: RulesetName, called: Option<&str>| {
        let name = name.clone().or(called.map(str::to_owned)).unwrap_or_else(|| stem(&file.filename));
        Foundation { guild, channel, name, ruleset, pace: None, language: language.clone(), by: invoker.player }
    };
    // The decks of the preview are not those of the game.
    let chance = Chance::new([0; 32]);
    let (place, read) = match import::is_json(content) {
        true => {
            let export = export::read(text, content)?;
            let place = place(export.ruleset, export.name());
            let founding = handler.referee.founding(&place)?;
            export.found(&founding, &export.active, chance).map_err(|flaws| export::flawed(text, flaws))?;
            let present = export::present(handler, text, guild, &export).await?;
            (place, ReadFile::Export { export: Arc::new(export), present: Arc::new(present) })
        }
        false => {
            let (ruleset, parts) = games::sheet().ok_or(Problem::Unknown)?;
            let sheet: Arc<dyn Sheet> = Arc::from((parts.read)(text, content).map_err(|all| flawed(text, all))?);
            let players = identified(handler, invoker, guild, &*sheet).await?;
            (place(ruleset, None), ReadFile::Sheet { sheet, players: Arc::new(players) })
        }
    };
    drop(turn);
    let founding = handler.referee.founding(&place)?;
    let (campaign, hidden) = read.found(text, &founding, chance)?;
    let sha256: String = Sha256::digest(&bytes).iter().map(|byte| format!("{byte:02x}")).collect();
    let kept = cleaned(&file.filename).chars().take(FILE_NAME).collect();
    let source = Source { file: Some(kept), sha256 };
    let lines = match &read {
        ReadFile::Sheet { sheet, .. } => sheet.summary(text, &campaign),
        ReadFile::Export { .. } => export::summary(text, &campaign, hidden),
    };
    let card = preview(text, &campaign, &source, lines);
    let asked = invoker.interaction.get();
    let until = founding.at + LASTS;
    handler.imports.put(asked, Shown { place, source, file: read, until });
    Ok(Answer::card(card).with_button(&Button::Import { asked }, say!(text, "import-yes"), ButtonStyle::Success))
}

impl ReadFile {
    /// Makes the campaign, and counts the figures that the file hides.
    fn found(&self, text: &Text, founding: &Founding, chance: Chance) -> Result<(Campaign, usize), Problem> {
        match self {
            ReadFile::Sheet { sheet, players } => {
                let campaign = sheet.found(text, founding, players)?.map_err(|all| flawed(text, all))?;
                Ok((campaign, 0))
            }
            ReadFile::Export { export, present } => {
                export.found(founding, present, chance).map_err(|flaws| export::flawed(text, flaws))
            }
        }
    }
}

/// Founds the campaign that was shown.
pub async fn confirmed(handler: &Handler, invoker: &Invoker, asked: u64) -> Result<Answer, Problem> {
    let now = handler.referee.clock().now();
    let shown = handler.imports.get(asked, invoker.player, now);
    let Some(shown) = shown else {
        return Err(say!(invoker.text, "import-gone").into());
    };
    let (guild, channel) = may_found(handler, invoker).await?;
    if (guild, channel) != (shown.place.guild, shown.place.channel) {
        return Err(Problem::Unknown);
    }
    let referee = handler.referee.admitting(&invoker.admission);
    // The same file is imported once, however often the button is pressed.
    let cause = format!("import:{asked}");
    let import = |founding: &Founding, chance: Chance| {
        let (campaign, _) = shown.file.found(&invoker.text, founding, chance).map_err(Unfounded::Problem)?;
        Ok(campaign)
    };
    match referee.import(&shown.place, &cause, shown.source, import).await {
        Ok(ruling) => begun(handler, invoker, guild, Ok(ruling)).await,
        Err(Unfounded::Refused(error)) => begun(handler, invoker, guild, Err(error)).await,
        Err(Unfounded::Problem(problem)) => Err(problem),
    }
}

/// Why a campaign was not imported.
enum Unfounded {
    Refused(FoundError),
    Problem(Problem),
}

impl From<FoundError> for Unfounded {
    fn from(error: FoundError) -> Unfounded {
        Unfounded::Refused(error)
    }
}

async fn fetch(invoker: &Invoker, file: &Attachment) -> Result<Vec<u8>, Problem> {
    let size = usize::try_from(file.size).unwrap_or(usize::MAX);
    match size > LARGEST {
        true => {
            let [size, most] = [size, LARGEST].map(|bytes| bytes.div_ceil(1000));
            Err(say!(invoker.text, "import-too-large", size, most).into())
        }
        false => download(invoker, file).await,
    }
}

/// Returns the text of a file, which has to be UTF-8.
fn decoded<'a>(text: &Text, bytes: &'a [u8]) -> Result<&'a str, Problem> {
    let bytes = without_mark(bytes);
    if let Some(encoding) = other_encoding(bytes) {
        return Err(say!(text, "import-encoded", encoding).into());
    }
    std::str::from_utf8(bytes).map_err(|_| say!(text, "import-not-text").into())
}

/// Returns the name of a file without its ending, as the name of a campaign.
fn stem(file: &str) -> String {
    let stem = file.rsplit_once('.').map_or(file, |(stem, _)| stem);
    stem.chars().take(NAME_LIMIT).collect()
}

/// Identifies the players, or lists every name that is not one member's.
async fn identified(
    handler: &Handler,
    invoker: &Invoker,
    guild: u64,
    sheet: &dyn Sheet,
) -> Result<BTreeMap<String, PlayerId>, Problem> {
    let text = &invoker.text;
    let names = sheet.names();
    if names.len() > MOST_PLAYERS {
        let count = names.len();
        return Err(say!(text, "import-too-many", count, most = MOST_PLAYERS).into());
    }
    let mut players = BTreeMap::new();
    let mut flaws = Vec::new();
    for (name, lines) in names {
        let found = handler.member_named(guild, name).await.map_err(|trouble| {
            tracing::warn!(guild, %trouble, "the members of a server cannot be looked up");
            Problem::from(say!(text, "import-no-search"))
        })?;
        let typed = Typed(name, SHOWN);
        let problem = match found {
            FoundMember::One(player) => {
                players.insert(name.to_owned(), player);
                continue;
            }
            FoundMember::Nobody => say!(text, "import-flaw-nobody", typed),
            FoundMember::Bot => say!(text, "import-flaw-bot", typed),
            FoundMember::Several(count) => say!(text, "import-flaw-several", typed, count),
        };
        let line = lines.first().copied().unwrap_or(1);
        let others = lines.iter().filter(|other| **other != line).collect::<BTreeSet<_>>().len();
        let problem = match others {
            0 => problem,
            count => say!("{problem} {}", say!(text, "import-flaw-lines", count)),
        };
        flaws.push(LineFlaw { line, problem });
    }
    match flaws.is_empty() {
        true => Ok(players),
        false => Err(flawed(text, flaws)),
    }
}

/// Lists what is wrong with a file. Nothing of it was imported.
fn flawed(text: &Text, mut flaws: Vec<LineFlaw>) -> Problem {
    flaws.sort_by_key(|flaw| flaw.line);
    let count = flaws.len();
    let lines = flaws.into_iter().map(|LineFlaw { line, problem }| say!(text, "import-flaw", line, problem));
    let lead = say!(text, "import-flawed", count);
    fit_of_many(text, count + 1, [lead].into_iter().chain(lines.take(FLAWS)), MESSAGE_LIMIT).into()
}

/// Describes what an import would bring along.
fn preview(text: &Text, campaign: &Campaign, source: &Source, more: Vec<Said>) -> Card {
    let title = say!(text, "import-title", name = Name(&campaign.name));
    let all: Vec<PlayerId> = campaign.active_players().collect();
    let players = say!(text, "import-players", count = all.len(), players = some(text, &all));
    let file = say!(text, "import-file", file = Code(source.file.as_deref().unwrap_or_default()));
    let lines = [file, players].into_iter().chain(more);
    Card::new(title, Said::in_lines(lines)).footer(say!(text, "import-footer"))
}

/// Lists the first of many players.
fn some<T: Clone + Fits<Markdown>>(text: &Text, all: &[T]) -> Said {
    let named = series(text, all.iter().take(PLAYERS).cloned());
    match all.len().saturating_sub(PLAYERS) {
        0 => named,
        count => say!("{named} {}", say!(text, "and-more", count)),
    }
}
