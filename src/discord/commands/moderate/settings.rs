//! `/mod settings`: what a campaign may set for itself.

use crate::discord::answer::Answer;
use crate::discord::asker::Asker;
use crate::discord::commands::campaign::{paces, parse_pace};
use crate::discord::commands::suggestions::suggest;
use crate::discord::counter::{Context, view};
use crate::discord::desk::Desk;
use crate::discord::problem::Problem;
use crate::discord::render::{self, harmless};
use crate::rules::games::leverage;
use crate::rules::games::leverage::{Access, Thresholds};
use crate::rules::time::Span;
use crate::rules::{Command, Entry, Moderation, Setting, Silence};
use crate::text::{Text, fl};
use poise::serenity_prelude::{CreateAutocompleteResponse, Role};
use std::collections::BTreeSet;

#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum SilenceKind {
    #[name = "refuse"]
    Refuse,
    #[name = "lapse"]
    Lapse,
    #[name = "wait"]
    Wait,
}

#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum ThresholdsKind {
    #[name = "warfare"]
    Warfare,
    #[name = "negative"]
    Negative,
}

#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum EntryKind {
    #[name = "open"]
    Open,
    #[name = "approved"]
    Approved,
    #[name = "closed"]
    Closed,
}

#[expect(
    clippy::too_many_arguments,
    reason = "each argument is an option of the command"
)]
#[poise::command(slash_command, guild_only)]
pub async fn settings(
    ctx: Context<'_>,
    #[autocomplete = "paces"] pace: Option<String>,
    silence: Option<SilenceKind>,
    #[rename = "answer-hours"] answer_hours: Option<i64>,
    #[rename = "open-access"]
    #[autocomplete = "open_access_suggestions"]
    open_access: Option<String>,
    #[rename = "moderator-role"] moderator_role: Option<Role>,
    thresholds: Option<ThresholdsKind>,
    entry: Option<EntryKind>,
    #[autocomplete = "crate::discord::commands::suggestions::campaigns"] campaign: Option<String>,
) -> Result<(), Problem> {
    view(
        ctx,
        campaign,
        async |desk: Desk, asker: Asker, campaign, _| {
            let mut changes = Vec::new();
            if let Some(typed) = pace {
                changes.push(Setting::Pace(parse_pace(&asker.text, &typed)?));
            }
            changes.extend(silence.map(|kind| Setting::Silence(kind.into())));
            if let Some(hours) = answer_hours {
                // A number past any clock is out of range all the same.
                changes.push(Setting::AnswerWithin(Span::hours(
                    hours.clamp(0, 1_000_000),
                )));
            }
            if let Some(typed) = open_access {
                changes.push(Setting::from(leverage::Setting::OpenAccess(
                    parse_open_access(&asker.text, &typed)?,
                )));
            }
            changes.extend(moderator_role.map(|role| Setting::ModeratorRole(Some(role.id.get()))));
            changes.extend(
                thresholds.map(|kind| Setting::from(leverage::Setting::Thresholds(kind.into()))),
            );
            changes.extend(entry.map(|kind| Setting::Entry(kind.into())));
            if changes.is_empty() {
                return Ok(Answer::card(render::settings(&asker.text, &campaign)));
            }
            let command = Command::Moderate(Moderation::Configure(changes));
            desk.order(&asker, campaign.id, command).await
        },
    )
    .await
}

impl From<SilenceKind> for Silence {
    fn from(kind: SilenceKind) -> Silence {
        match kind {
            SilenceKind::Refuse => Silence::Refuse,
            SilenceKind::Lapse => Silence::Lapse,
            SilenceKind::Wait => Silence::Wait,
        }
    }
}

impl From<EntryKind> for Entry {
    fn from(kind: EntryKind) -> Entry {
        match kind {
            EntryKind::Open => Entry::Open,
            EntryKind::Approved => Entry::Approved,
            EntryKind::Closed => Entry::Closed,
        }
    }
}

impl From<ThresholdsKind> for Thresholds {
    fn from(kind: ThresholdsKind) -> Thresholds {
        match kind {
            ThresholdsKind::Warfare => Thresholds::Warfare,
            ThresholdsKind::Negative => Thresholds::Negative,
        }
    }
}

const KINDS: [(&str, Access); 4] = [
    ("ecological", Access::Ecological),
    ("diplomatic", Access::Diplomatic),
    ("trade", Access::Trade),
    ("passage", Access::Passage),
];

async fn open_access_suggestions(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let kinds = KINDS.iter().map(|(name, _)| *name);
    let options = ["none", "all"].into_iter().chain(kinds);
    suggest(
        options.map(|name| (name.to_owned(), name.to_owned())),
        typed,
    )
}

/// Reads `none`, `all` or a list of kinds.
fn parse_open_access(text: &Text, typed: &str) -> Result<BTreeSet<Access>, String> {
    let words = typed
        .split([',', ' '])
        .map(str::trim)
        .filter(|word| !word.is_empty());
    let mut open = BTreeSet::new();
    for word in words {
        match KINDS
            .iter()
            .find(|(name, _)| name.eq_ignore_ascii_case(word))
        {
            Some((_, access)) => drop(open.insert(*access)),
            None if word.eq_ignore_ascii_case("all") => open.extend(Access::ALL),
            None if word.eq_ignore_ascii_case("none") => {}
            None => return Err(fl!(text, "not-access", typed = harmless::prose(word, 40))),
        }
    }
    Ok(open)
}
