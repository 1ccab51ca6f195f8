use super::settings_menu;
use crate::discord::command::{Chosen, Context, Options, Purpose, view, with_options};
use crate::discord::commands::campaign::{paces, parse_pace};
use crate::discord::commands::suggestions::suggest;
use crate::discord::handler::{Handler, must_moderate};
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::reply::Answer;
use crate::discord::{game_ui, games, render};
use crate::rules::games::Listed;
use crate::rules::time::Span;
use crate::rules::{Command, DuringAbsence, Entry, Moderation, ModeratorPlays, Setting, Silence, name_key};
use crate::text::{Said, Text, label, say};
use poise::serenity_prelude::{CreateAutocompleteResponse, Role};

/// Returns the command, with the settings that games add.
pub fn settings() -> game_ui::Command {
    with_options(table(), games::setting_options(), "moderator-role")
}

#[expect(clippy::too_many_arguments, reason = "poise makes each option of the command from a parameter")]
#[poise::command(slash_command, custom_data = "Purpose::Moderates", rename = "settings")]
async fn table(
    ctx: Context<'_>,
    #[autocomplete = "paces"] pace: Option<String>,
    silence: Option<Chosen<Silence>>,
    #[rename = "answer-hours"] answer_hours: Option<i64>,
    #[rename = "moderator-role"] moderator_role: Option<Role>,
    entry: Option<Chosen<Entry>>,
    away: Option<Chosen<DuringAbsence>>,
    patience: Option<Chosen<bool>>,
    nudge: Option<i64>,
    #[autocomplete = "languages"] language: Option<String>,
    deals: Option<Chosen<bool>>,
    #[rename = "extensions-most"] extensions_most: Option<i64>,
    #[rename = "pause-most"] pause_most: Option<i64>,
    #[rename = "moderator-plays"] moderator_plays: Option<Chosen<ModeratorPlays>>,
) -> Result<(), Problem> {
    let options = Options::of(ctx);
    view(ctx, async |handler: Handler, invoker: Invoker, campaign, row| {
        let mut changes = Vec::new();
        if let Some(typed) = pace {
            changes.push(Setting::Pace(parse_pace(&invoker.text, &typed)?));
        }
        changes.extend(silence.map(|silence| Setting::Silence(silence.0)));
        if let Some(hours) = answer_hours {
            // Numbers this large are all out of range, so clamping does not change the answer.
            changes.push(Setting::AnswerWithin(Span::hours(hours.clamp(0, 1_000_000))));
        }
        changes.extend(games::settings_chosen(&invoker.text, options)?);
        // The role that every member has shares the server's id. It counts as no role.
        let named = |role: Role| Some(role.id.get()).filter(|id| *id != row.guild);
        changes.extend(moderator_role.map(|role| Setting::ModeratorRole(named(role))));
        changes.extend(entry.map(|entry| Setting::Entry(entry.0)));
        changes.extend(away.map(|away| Setting::Away(away.0)));
        changes.extend(patience.map(|patience| Setting::Patience(patience.0)));
        changes.extend(deals.map(|deals| Setting::Deals(deals.0)));
        // As above.
        let hours = |hours: i64| Span::hours(hours.clamp(-1, 1_000_000));
        changes.extend(nudge.map(|after| Setting::Nudge(hours(after))));
        // As above.
        changes.extend(pause_most.map(|days| Setting::PauseMost(Some(hours(days.clamp(-1, 10_000) * 24)))));
        let count = |most: i64| u8::try_from(most.clamp(0, 255)).unwrap_or(u8::MAX);
        changes.extend(extensions_most.map(|most| Setting::ExtensionsMost(Some(count(most)))));
        changes.extend(moderator_plays.map(|plays| Setting::ModeratorPlays(plays.0)));
        if let Some(typed) = language {
            changes.push(Setting::Language(parse_language(&invoker.text, &typed)?));
        }
        if changes.is_empty() {
            let role = invoker.moderator_role(&campaign, row.guild);
            let shown = Answer::card(render::settings(&invoker.text, &campaign, role));
            return Ok(match invoker.moderates(&campaign) {
                true => settings_menu::with_menus(&invoker, &campaign, shown),
                false => shown,
            });
        }
        let command = Command::Moderate(Moderation::Configure(changes));
        handler.order(&invoker, campaign.id, command).await
    })
    .await
}

async fn languages(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let named = |tag: &'static str| (label!(Text::of(tag), "language-name"), tag.to_owned());
    suggest(Text::languages().into_iter().map(named), typed)
}

/// Parses the tag or the name of a language that the bot speaks.
fn parse_language(text: &Text, typed: &str) -> Result<String, Said> {
    let key = name_key(typed);
    let named = |tag: &str| key == name_key(tag) || key == name_key(&say!(Text::of(tag), "language-name"));
    let found = Text::languages().into_iter().find(|tag| named(tag));
    found.map(str::to_owned).ok_or_else(|| render::no_language(text, typed))
}

/// Changes settings of a game, or shows all settings if none is chosen.
pub async fn change<R: Listed>(
    ctx: Context<'_>,
    chosen: impl IntoIterator<Item = Option<R::Setting>>,
) -> Result<(), Problem> {
    let changes: Vec<Setting> = chosen.into_iter().flatten().map(|one| Setting::Game(R::setting(one))).collect();
    view(ctx, async |handler: Handler, invoker: Invoker, campaign, row| {
        must_moderate(&invoker, &campaign)?;
        campaign.playing::<R>()?;
        if changes.is_empty() {
            let role = invoker.moderator_role(&campaign, row.guild);
            let shown = Answer::card(render::settings(&invoker.text, &campaign, role));
            return Ok(settings_menu::with_menus(&invoker, &campaign, shown));
        }
        let command = Command::Moderate(Moderation::Configure(changes));
        handler.order(&invoker, campaign.id, command).await
    })
    .await
}

/// Shows the settings of a campaign. Games without settings of their own list this command.
#[poise::command(slash_command, custom_data = "Purpose::Moderates", rename = "settings")]
pub async fn shown(ctx: Context<'_>) -> Result<(), Problem> {
    view(ctx, async |_: Handler, invoker: Invoker, campaign, row| {
        must_moderate(&invoker, &campaign)?;
        let role = invoker.moderator_role(&campaign, row.guild);
        let card = render::settings(&invoker.text, &campaign, role);
        let set_by = say!(invoker.text, "settings-of-the-table");
        let shown = Answer::card(card).with_words(set_by);
        Ok(settings_menu::with_menus(&invoker, &campaign, shown))
    })
    .await
}
