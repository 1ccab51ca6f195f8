use crate::discord::command::{Context, Options, view, with_options};
use crate::discord::commands::campaign::{paces, parse_pace};
use crate::discord::handler::{Handler, must_moderate};
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::reply::Answer;
use crate::discord::{game_ui, games, render};
use crate::rules::time::Span;
use crate::rules::{Command, DuringAbsence, Entry, Moderation, Setting, Silence};
use crate::text::say;
use poise::serenity_prelude::Role;

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
enum AwayKind {
    #[name = "stand-still"]
    StandStill,
    #[name = "lapse"]
    Lapse,
    #[name = "run"]
    Run,
}

#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum Switch {
    #[name = "on"]
    On,
    #[name = "off"]
    Off,
}

/// Returns the command, with the settings that games add.
pub fn settings() -> game_ui::Command {
    with_options(table(), games::setting_options(), "moderator-role")
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

#[expect(clippy::too_many_arguments, reason = "poise makes each option of the command from a parameter")]
#[poise::command(slash_command, guild_only, rename = "settings")]
async fn table(
    ctx: Context<'_>,
    #[autocomplete = "paces"] pace: Option<String>,
    silence: Option<SilenceKind>,
    #[rename = "answer-hours"] answer_hours: Option<i64>,
    #[rename = "moderator-role"] moderator_role: Option<Role>,
    entry: Option<EntryKind>,
    away: Option<AwayKind>,
    patience: Option<Switch>,
    nudge: Option<i64>,
) -> Result<(), Problem> {
    let options = Options::of(ctx);
    view(ctx, async |handler: Handler, invoker: Invoker, campaign, row| {
        let mut changes = Vec::new();
        if let Some(typed) = pace {
            changes.push(Setting::Pace(parse_pace(&invoker.text, &typed)?));
        }
        changes.extend(silence.map(|kind| Setting::Silence(kind.into())));
        if let Some(hours) = answer_hours {
            // Numbers this large are all out of range, so clamping does not change the answer.
            changes.push(Setting::AnswerWithin(Span::hours(hours.clamp(0, 1_000_000))));
        }
        changes.extend(games::settings_chosen(&invoker.text, options)?);
        // The role that every member has shares the server's id. It counts as no role.
        let named = |role: Role| Some(role.id.get()).filter(|id| *id != row.guild);
        changes.extend(moderator_role.map(|role| Setting::ModeratorRole(named(role))));
        changes.extend(entry.map(|kind| Setting::Entry(kind.into())));
        changes.extend(away.map(|kind| Setting::Away(kind.into())));
        changes.extend(patience.map(|one| Setting::Patience(matches!(one, Switch::On))));
        // As above.
        let hours = |hours: i64| Span::hours(hours.clamp(-1, 1_000_000));
        changes.extend(nudge.map(|after| Setting::Nudge(hours(after))));
        if changes.is_empty() {
            let role = invoker.moderator_role(&campaign, row.guild);
            return Ok(Answer::card(render::settings(&invoker.text, &campaign, role)));
        }
        let command = Command::Moderate(Moderation::Configure(changes));
        handler.order(&invoker, campaign.id, command).await
    })
    .await
}

/// Shows the settings of a campaign. Games without settings of their own list this command.
#[poise::command(slash_command, guild_only, rename = "settings")]
pub async fn shown(ctx: Context<'_>) -> Result<(), Problem> {
    view(ctx, async |_: Handler, invoker: Invoker, campaign, row| {
        must_moderate(&invoker, &campaign)?;
        let role = invoker.moderator_role(&campaign, row.guild);
        let card = render::settings(&invoker.text, &campaign, role);
        let set_by = say!(invoker.text, "settings-of-the-table");
        Ok(Answer::card(card).with_words(set_by))
    })
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

impl From<AwayKind> for DuringAbsence {
    fn from(kind: AwayKind) -> DuringAbsence {
        match kind {
            AwayKind::StandStill => DuringAbsence::StandStill,
            AwayKind::Lapse => DuringAbsence::Lapse,
            AwayKind::Run => DuringAbsence::Run,
        }
    }
}
