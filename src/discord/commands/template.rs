//! `/campaign template`: what a server keeps of its campaigns, so that a new one begins like them (H3.3).

use super::moderate::{all_settings, must_be_in_server};
use crate::discord::buttons::Button;
use crate::discord::command::{Context, Options, Purpose, respond, view};
use crate::discord::commands::board::lacks_players;
use crate::discord::commands::suggestions::{quietly, suggest, text as typed_option};
use crate::discord::game_ui::{Choice, NotWritten};
use crate::discord::games;
use crate::discord::handler::{Handler, must_moderate};
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::reply::Answer;
use crate::discord::wizard::TEMPLATE;
use crate::journal;
use crate::rules::ids::CampaignId;
use crate::rules::{
    Campaign, Command, Correction, Moderation, Refusal, RulesetName, Setting, TEMPLATE_NAME_LIMIT, Template,
    TemplateSource, name_key, same_name, table, template_name,
};
use crate::text::{Label, Name, Said, Text, Typed, label, say};
use poise::serenity_prelude::CreateAutocompleteResponse;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The most templates of a server. With the presets they fit into one menu.
pub const MOST_TEMPLATES: usize = 20;

/// The name of the newest campaign's settings among the templates.
const LAST: &str = "last-time";

/// What is stored of a template.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Contents {
    settings: Vec<Setting>,
    /// As in a file of values, and of a board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    values: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    board: Option<Value>,
}

/// A template, and separately the correction that loads its board, if the campaign has another one.
pub struct Chosen {
    pub template: Template,
    pub board: Option<Correction>,
}

#[poise::command(slash_command, subcommands("save", "list", "use_template", "remove"), subcommand_required)]
pub async fn template(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, custom_data = "Purpose::Moderates")]
async fn save(ctx: Context<'_>, name: String) -> Result<(), Problem> {
    view(ctx, async |handler: Handler, invoker: Invoker, campaign, row| {
        must_moderate(&invoker, &campaign)?;
        let text = &invoker.text;
        let name = template_name(&name)?;
        if is_reserved(&name) {
            return Err(say!(text, "template-reserved", name = Name(&name)).into());
        }
        let (names, key) = (handler.journal().template_names(row.guild).await?, name_key(&name));
        let taken = || say!(text, "template-taken", name = Name(&name));
        if names.iter().any(|(other, _)| same_name(other, &name)) {
            return Err(taken().into());
        }
        if names.len() >= MOST_TEMPLATES {
            return Err(say!(text, "template-too-many", most = MOST_TEMPLATES).into());
        }
        invoker.must_be_in_time().await?;
        let contents = contents_of(&campaign)?;
        let has_board = contents.board.is_some();
        let contents = serde_json::to_string(&contents).map_err(|error| Problem::Failed(error.into()))?;
        let ruleset = campaign.game.ruleset().name().to_owned();
        let kept = journal::Template { guild: row.guild, key, name: name.clone(), ruleset, contents };
        if !handler.journal().save_template(kept).await? {
            return Err(taken().into());
        }
        Ok(match has_board {
            true => say!(text, "template-saved-board", name = Name(&name)).into(),
            false => say!(text, "template-saved", name = Name(&name)).into(),
        })
    })
    .await
}

#[poise::command(slash_command, guild_only, custom_data = "Purpose::Informs")]
async fn list(ctx: Context<'_>) -> Result<(), Problem> {
    respond(ctx, async |handler: Handler, invoker: Invoker| {
        let guild = must_be_in_server(&invoker)?;
        let (names, text) = (handler.journal().template_names(guild).await?, &invoker.text);
        if names.is_empty() {
            return Ok(say!(text, "templates-none").into());
        }
        let count = names.len();
        let lines = names.iter().map(|(name, ruleset)| {
            let known = ruleset_named(ruleset).map(|ruleset| games::name(text, ruleset));
            let ruleset = known.unwrap_or_else(|| Said::of(Typed(ruleset, TEMPLATE_NAME_LIMIT)));
            say!(text, "template-line", name = Name(name), ruleset)
        });
        let lead = say!(text, "templates-lead", count, most = MOST_TEMPLATES);
        Ok(Said::in_lines([lead].into_iter().chain(lines)).into())
    })
    .await
}

#[poise::command(slash_command, custom_data = "Purpose::Moderates", rename = "use")]
async fn use_template(ctx: Context<'_>, #[autocomplete = "usable"] name: String) -> Result<(), Problem> {
    view(ctx, async |handler: Handler, invoker: Invoker, campaign, _| apply(&handler, &invoker, &campaign, &name).await)
        .await
}

/// Removes a template. Only the server's managers may, because others may rely on it.
#[poise::command(slash_command, custom_data = "Purpose::Manages")]
async fn remove(ctx: Context<'_>, #[autocomplete = "kept"] name: String) -> Result<(), Problem> {
    respond(ctx, async |handler: Handler, invoker: Invoker| {
        let guild = must_be_in_server(&invoker)?;
        if !invoker.manages_here() {
            return Err(say!(invoker.text, "template-managers-only").into());
        }
        if !invoker.admission.is_granted().await {
            return Err(Problem::TooLate);
        }
        let typed = Typed(&name, TEMPLATE_NAME_LIMIT);
        match handler.journal().remove_template(guild, name_key(&name)).await? {
            true => Ok(say!(invoker.text, "template-removed", typed).into()),
            false => Err(say!(invoker.text, "no-such-template", typed).into()),
        }
    })
    .await
}

/// Continues the wizard: asks which template, or uses the one that was chosen.
pub async fn page(
    handler: &Handler,
    invoker: &Invoker,
    campaign: &Campaign,
    answers: &[String],
) -> Result<Answer, Problem> {
    must_moderate(invoker, campaign)?;
    if campaign.begun {
        return Err(Refusal::from(table::Refusal::PlayHasBegun).into());
    }
    match answers {
        [] => {
            let guild = guild_of(handler, campaign).await?;
            let lines = choices(handler, invoker, guild, Some(campaign.game.ruleset()), Some(campaign.id)).await?;
            if lines.is_empty() {
                return Ok(say!(invoker.text, "templates-none").into());
            }
            let button = Button::go(campaign.id, TEMPLATE, []);
            let answer = Answer::from(say!(invoker.text, "template-which"));
            Ok(answer.with_menu(&button, say!(invoker.text, "guide-template"), lines))
        }
        [name] => apply(handler, invoker, campaign, name).await,
        _ => Err(Problem::Unknown),
    }
}

/// Applies a template to a campaign. A board whose players have not all joined is left out, and the answer says so.
async fn apply(handler: &Handler, invoker: &Invoker, campaign: &Campaign, typed: &str) -> Result<Answer, Problem> {
    must_moderate(invoker, campaign)?;
    let guild = guild_of(handler, campaign).await?;
    let Chosen { template, board } = chosen(handler, invoker, (guild, typed), campaign).await?;
    let order = async |corrections: Vec<Correction>| {
        let template = Template { corrections, ..template.clone() };
        let command = Command::Moderate(Moderation::UseTemplate(Box::new(template)));
        handler.order(invoker, campaign.id, command).await
    };
    let Some(board) = board else {
        return order(template.corrections.clone()).await;
    };
    let whole = template.corrections.iter().cloned().chain([board]).collect();
    match order(whole).await {
        Err(Problem::Refused(refusal)) if lacks_players(&refusal) => {
            let waits = say!(invoker.text, "template-board-waits");
            match order(template.corrections.clone()).await {
                Err(Problem::Refused(refusal)) if changes_nothing(&refusal) => Err(waits.into()),
                done => Ok(done?.with_line(waits)),
            }
        }
        done => done,
    }
}

fn changes_nothing(refusal: &Refusal) -> bool {
    matches!(refusal, Refusal::Table(table::Refusal::NothingToChange))
}

async fn guild_of(handler: &Handler, campaign: &Campaign) -> Result<u64, Problem> {
    let row = handler.journal().campaign(campaign.id).await?.ok_or(Problem::Unknown)?;
    Ok(row.guild)
}

/// Returns the template of this name for a campaign: a bundled one, the newest campaign's, or one of the server's.
pub async fn chosen(
    handler: &Handler,
    invoker: &Invoker,
    (guild, typed): (u64, &str),
    campaign: &Campaign,
) -> Result<Chosen, Problem> {
    let (text, ruleset) = (&invoker.text, campaign.game.ruleset());
    let key = name_key(typed);
    let preset = games::presets(ruleset).iter().find(|preset| name_key(preset) == key);
    if let Some(preset) = preset {
        let values = (games::values(campaign)?.preset)(preset);
        let corrections = values.filter(|one| !has_values(campaign, one)).into_iter().collect();
        let source = TemplateSource::Preset((*preset).to_owned());
        return Ok(Chosen { template: Template { source, ruleset, settings: Vec::new(), corrections }, board: None });
    }
    let mut others = RulesetName::ALL.iter().copied().filter(|other| *other != ruleset);
    let of_other = others.find(|other| games::presets(*other).iter().any(|preset| name_key(preset) == key));
    if let Some(needs) = of_other {
        return Err(Refusal::OtherRuleset { plays: ruleset, needs: vec![needs] }.into());
    }
    let no_such = || Problem::from(say!(text, "no-such-template", typed = Typed(typed, TEMPLATE_NAME_LIMIT)));
    let (source, contents) = if is_last(&key) {
        let last = last(handler, invoker, (guild, ruleset), Some(campaign.id)).await?;
        let last = last.ok_or_else(|| say!(text, "template-no-last"))?;
        let last = handler.referee.view_for(last, invoker.player).await?;
        // A board as a game left it is no beginning.
        let contents = Contents { board: None, ..contents_of(&last)? };
        (TemplateSource::Campaign(last.name.clone()), contents)
    } else {
        let kept = handler.journal().template(guild, &key).await?.ok_or_else(no_such)?;
        if kept.ruleset != ruleset.name() {
            let needs = ruleset_named(&kept.ruleset).ok_or_else(no_such)?;
            return Err(Refusal::OtherRuleset { plays: ruleset, needs: vec![needs] }.into());
        }
        let contents = serde_json::from_str(&kept.contents).map_err(|error| Problem::Failed(error.into()))?;
        (TemplateSource::Saved(kept.name), contents)
    };
    let values = contents.values.map(|file| read_values(campaign, &file)).transpose()?;
    let corrections = values.filter(|one| !has_values(campaign, one)).into_iter().collect();
    let board = contents.board.map(|file| read_board(campaign, &file)).transpose()?;
    let board = board.filter(|one| !has_board(campaign, one));
    Ok(Chosen { template: Template { source, ruleset, settings: contents.settings, corrections }, board })
}

/// Returns what a template keeps of a campaign.
fn contents_of(campaign: &Campaign) -> Result<Contents, Problem> {
    let parsed = |file: Result<Vec<u8>, NotWritten>| {
        serde_json::from_slice(&file?).map_err(|error| Problem::Failed(error.into()))
    };
    let values = games::values(campaign).ok();
    let values = values.map(|parts| parsed((parts.write)(campaign))).transpose()?;
    let board = games::board(campaign).ok();
    let board = board.map(|parts| parsed((parts.write)(campaign))).transpose()?;
    Ok(Contents { settings: all_settings(campaign), values, board })
}

fn read_values(campaign: &Campaign, file: &Value) -> Result<Correction, Problem> {
    let read = (games::values(campaign)?.read)(file.to_string().as_bytes());
    Ok(read.map_err(|error| Problem::Failed(error.into()))??)
}

fn read_board(campaign: &Campaign, file: &Value) -> Result<Correction, Problem> {
    let read = (games::board(campaign)?.read)(file.to_string().as_bytes());
    read.map_err(|error| Problem::Failed(error.into()))
}

/// Returns whether a campaign already has the values that a correction loads.
fn has_values(campaign: &Campaign, values: &Correction) -> bool {
    let Ok(parts) = games::values(campaign) else {
        return false;
    };
    let now = (parts.write)(campaign).ok().and_then(|file| (parts.read)(&file).ok()?.ok());
    now.as_ref() == Some(values)
}

fn has_board(campaign: &Campaign, board: &Correction) -> bool {
    let Ok(parts) = games::board(campaign) else {
        return false;
    };
    let now = (parts.write)(campaign).ok().and_then(|file| (parts.read)(&file).ok());
    now.as_ref() == Some(board)
}

/// Returns whether a campaign of this ruleset could begin with one of the server's templates, or as last time.
pub async fn has_own(
    handler: &Handler,
    invoker: &Invoker,
    (guild, ruleset): (u64, RulesetName),
    but: Option<CampaignId>,
) -> Result<bool, Problem> {
    let names = handler.journal().template_names(guild).await?;
    let kept = names.iter().any(|(_, of)| of == ruleset.name());
    Ok(kept || last(handler, invoker, (guild, ruleset), but).await?.is_some())
}

/// Returns the newest campaign of a ruleset in a server that the invoker may read, other than `but`.
async fn last(
    handler: &Handler,
    invoker: &Invoker,
    (guild, ruleset): (u64, RulesetName),
    but: Option<CampaignId>,
) -> Result<Option<CampaignId>, Problem> {
    let wanted = |row: &journal::Campaign| row.guild == guild && row.ruleset == ruleset.name() && Some(row.id) != but;
    let running = handler.in_reach_of(invoker, wanted).await?;
    let mut ended = handler.ended_in_reach(invoker).await?;
    ended.retain(wanted);
    Ok(running.into_iter().chain(ended).map(|row| row.id).max())
}

/// Returns the templates to choose from: as last time, the server's, and those that come with the bot.
pub async fn choices(
    handler: &Handler,
    invoker: &Invoker,
    guild: u64,
    ruleset: Option<RulesetName>,
    but: Option<CampaignId>,
) -> Result<Vec<Choice>, Problem> {
    let text = &invoker.text;
    let mut lines: Vec<Choice> = Vec::new();
    if let Some(ruleset) = ruleset
        && last(handler, invoker, (guild, ruleset), but).await?.is_some()
    {
        lines.push((label!(text, "template-last-time"), LAST.to_owned()));
    }
    let names = handler.journal().template_names(guild).await?.into_iter();
    let names = names.filter(|(_, of)| ruleset.is_none_or(|ruleset| ruleset.name() == of));
    lines.extend(names.map(|(name, _)| (Label::of(Typed(&name, TEMPLATE_NAME_LIMIT)), name)));
    let all = RulesetName::ALL.iter().copied().filter(|one| ruleset.is_none_or(|ruleset| ruleset == *one));
    lines.extend(all.flat_map(games::presets).map(|preset| (Label::of(*preset), (*preset).to_owned())));
    Ok(lines)
}

/// Suggests the templates for the campaign to be founded.
pub async fn to_begin(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let ruleset = Options::of(ctx).number("ruleset").and_then(|number: usize| RulesetName::ALL.get(number).copied());
    let handler = ctx.framework.user_data;
    let invoker = Invoker::from((ctx.serenity_context(), handler.referee.clock(), ctx.interaction));
    let found = match invoker.guild {
        Some(guild) => choices(handler, &invoker, guild, ruleset, None).await,
        None => Ok(Vec::new()),
    };
    suggest(found.unwrap_or_else(quietly).into_iter(), typed)
}

/// Suggests the templates for the current campaign.
async fn usable(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let handler = ctx.framework.user_data;
    let invoker = Invoker::from((ctx.serenity_context(), handler.referee.clock(), ctx.interaction));
    let found = async {
        let row = handler.meant(&invoker, typed_option(ctx, "campaign")).await?;
        choices(handler, &invoker, row.guild, ruleset_named(&row.ruleset), Some(row.id)).await
    };
    suggest(found.await.unwrap_or_else(quietly).into_iter(), typed)
}

/// Suggests the server's own templates.
async fn kept(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let handler = ctx.framework.user_data;
    let guild = ctx.interaction.guild_id.map(|guild| guild.get());
    let names = match guild {
        Some(guild) => handler.journal().template_names(guild).await.map_err(Problem::from).unwrap_or_else(quietly),
        None => Vec::new(),
    };
    let lines = names.into_iter().map(|(name, _)| (Label::of(Typed(&name, TEMPLATE_NAME_LIMIT)), name));
    suggest(lines, typed)
}

fn ruleset_named(name: &str) -> Option<RulesetName> {
    RulesetName::ALL.iter().copied().find(|ruleset| ruleset.name() == name)
}

fn is_last(key: &str) -> bool {
    let said = |tag: &str| name_key(&say!(Text::of(tag), "template-last-time"));
    key == name_key(LAST) || Text::languages().into_iter().any(|tag| said(tag) == key)
}

/// Returns whether a name means something else than a template of the server.
fn is_reserved(name: &str) -> bool {
    let key = name_key(name);
    let mut presets = RulesetName::ALL.iter().copied().flat_map(games::presets);
    is_last(&key) || presets.any(|preset| name_key(preset) == key)
}
