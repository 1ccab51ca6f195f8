//! `/campaign`: founding and joining campaigns, and information about them.

use crate::discord::channel;
use crate::discord::command::{Choices, Context, Purpose, choice, order, respond, view};
use crate::discord::commands::moderate::{must_be_founder, must_be_in_server, said_founders};
use crate::discord::commands::{claim, import, template, values};
use crate::discord::exports::{self, MOST_BYTES};
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render::{self, Listed};
use crate::discord::reply::Answer;
use crate::discord::wizard;
use crate::export::{Capped, Export, Secrets};
use crate::journal::Target;
use crate::referee::{FoundError, Foundation, Ruling};
use crate::rules::ids::CampaignId;
use crate::rules::time::Span;
use crate::rules::{Campaign, Command, Event, Moderation, RulesetName};
use crate::text::{Said, Text, Typed, say};
use poise::ChoiceParameter;
use poise::serenity_prelude::{CreateAttachment, CreateAutocompleteResponse};
use std::io;

#[derive(Clone, Copy, Debug)]
pub(super) struct RulesetKind(pub(super) RulesetName);

impl ChoiceParameter for RulesetKind {
    fn list() -> Choices {
        let names = RulesetName::ALL.iter().map(|ruleset| ruleset.name());
        names.map(choice).collect()
    }

    fn from_index(index: usize) -> Option<RulesetKind> {
        RulesetName::ALL.get(index).copied().map(RulesetKind)
    }

    fn from_name(name: &str) -> Option<RulesetKind> {
        let mut all = RulesetName::ALL.iter().copied();
        all.find(|ruleset| ruleset.name() == name).map(RulesetKind)
    }

    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn localized_name(&self, _: &str) -> Option<&'static str> {
        None
    }
}

#[poise::command(
    slash_command,
    subcommands(
        "create",
        "join",
        "leave",
        "info",
        "list",
        "export_campaign",
        "import::import",
        "claim::claim",
        "values::values",
        "template::template"
    ),
    subcommand_required
)]
pub async fn campaign(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, guild_only, custom_data = "Purpose::Informs")]
async fn create(
    ctx: Context<'_>,
    name: String,
    ruleset: RulesetKind,
    #[autocomplete = "paces"] pace: Option<String>,
    #[autocomplete = "template::to_begin"] template: Option<String>,
) -> Result<(), Problem> {
    respond(ctx, async move |handler: Handler, invoker: Invoker| {
        found(&handler, &invoker, ruleset.0, name, (pace.as_deref(), template.as_deref())).await
    })
    .await
}

pub(super) async fn found(
    handler: &Handler,
    invoker: &Invoker,
    ruleset: RulesetName,
    name: String,
    (pace, template): (Option<&str>, Option<&str>),
) -> Result<Answer, Problem> {
    let (guild, channel) = may_found(handler, invoker).await?;
    let pace = pace.map(|typed| parse_pace(&invoker.text, typed));
    let (pace, language) = (pace.transpose()?, invoker.server_text.language().to_owned());
    let place = Foundation { guild, channel, name, ruleset, pace, language, by: invoker.player };
    let referee = handler.referee.admitting(&invoker.admission);
    let Some(typed) = template else {
        let founded = referee.found(&place, &invoker.cause()).await;
        return begun(handler, invoker, guild, founded).await;
    };
    let like = Campaign::new(CampaignId(0), &referee.founding(&place)?);
    let chosen = template::chosen(handler, invoker, (guild, typed), &like).await?;
    let founded = referee.found_from(&place, &chosen.template, &invoker.cause()).await;
    let answer = begun(handler, invoker, guild, founded).await?;
    Ok(match chosen.board {
        Some(_) => answer.with_line(say!(invoker.text, "template-board-waits")),
        None => answer,
    })
}

/// Answers the founder of a campaign.
pub(super) async fn begun(
    handler: &Handler,
    invoker: &Invoker,
    guild: u64,
    founded: Result<Ruling, FoundError>,
) -> Result<Answer, Problem> {
    match founded {
        Ok(ruling) => {
            handler.servers.changed(guild);
            // The offers of an imported campaign are announced, and need no answer to its importer.
            let imported = ruling.events.iter().any(|event| matches!(event, Event::Imported(_)));
            let is_told = |event: &&Event| !imported || matches!(event, Event::Founded(_) | Event::Imported(_));
            let begun: Vec<Event> = ruling.events.iter().filter(is_told).cloned().collect();
            let told = render::reply(&invoker.text, invoker.player, &begun, None);
            // A founder who does not manage the server moderates the campaign but does not see the moderators'
            // commands.
            let told = match invoker.manages_here() {
                true => told,
                false => say!("{told}\n{}", say!(invoker.text, "hint-founder")),
            };
            let offered = offers_template(handler, invoker, guild, &ruling).await?;
            Ok(wizard::after_founding(invoker, ruling.campaign.id, offered, told.into()))
        }
        Err(FoundError::ChannelTaken(id)) => Err(handler.channel_taken(invoker, id).await),
        Err(error) => Err(error.into()),
    }
}

/// Returns whether a campaign that began without a template could have begun with one of the server's, or as last time.
async fn offers_template(handler: &Handler, invoker: &Invoker, guild: u64, ruling: &Ruling) -> Result<bool, Problem> {
    let campaign = &ruling.campaign;
    let used = |event: &Event| matches!(event, Event::TemplateUsed { .. });
    if campaign.begun || ruling.events.iter().any(used) {
        return Ok(false);
    }
    template::has_own(handler, invoker, (guild, campaign.game.ruleset()), Some(campaign.id)).await
}

/// Returns the server and the channel for a new campaign, if the invoker may found one.
pub(super) async fn may_found(handler: &Handler, invoker: &Invoker) -> Result<(u64, u64), Problem> {
    let guild = must_be_in_server(invoker)?;
    must_be_founder(handler, invoker, guild).await?;
    let channel = channel::for_campaign(invoker, |channel| invoker.kind_of(guild, channel))?;
    channel::must_be_open(invoker, guild, channel).await?;
    Ok((guild, channel))
}

#[poise::command(slash_command, guild_only)]
async fn join(ctx: Context<'_>) -> Result<(), Problem> {
    order(ctx, Command::Join).await
}

#[poise::command(slash_command, guild_only)]
async fn leave(ctx: Context<'_>) -> Result<(), Problem> {
    order(ctx, Command::Leave).await
}

#[poise::command(slash_command)]
async fn info(ctx: Context<'_>) -> Result<(), Problem> {
    view(ctx, async |handler: Handler, invoker: Invoker, campaign, row| {
        let names = handler.names(campaign.id).await?;
        let role = invoker.moderator_role(&campaign, row.guild);
        let parked = match invoker.moderates(&campaign) {
            true => handler.journal().parked(campaign.id).await?,
            false => Vec::new(),
        };
        let undelivered: Vec<Said> = parked
            .iter()
            .map(|parked| {
                let to = match parked.target {
                    Target::Player(player) => Some(player),
                    Target::Channel => None,
                };
                render::undeliverable(&invoker.text, to, parked.since, &parked.problem)
            })
            .collect();
        Ok(Answer::card(render::campaign_info(&invoker.text, &campaign, &names, role, &undelivered)))
    })
    .await
}

#[poise::command(slash_command, custom_data = "Purpose::Informs")]
async fn list(ctx: Context<'_>, ended: Option<bool>) -> Result<(), Problem> {
    respond(ctx, async move |handler: Handler, invoker: Invoker| {
        let ended = ended == Some(true);
        let campaigns = match ended {
            true => handler.ended_in_reach(&invoker).await?,
            false => handler.in_reach(&invoker).await?,
        };
        let mut listed = Vec::new();
        for row in &campaigns {
            listed.push((handler.load_view(&invoker, row.id).await?, row.channel));
        }
        let listed: Vec<Listed> =
            listed.iter().map(|(campaign, channel)| Listed { campaign, channel: *channel }).collect();
        if ended {
            return Ok(Answer::card(render::ended_list(&invoker.text, &listed)));
        }
        let card = render::campaign_list(&invoker.text, &listed, invoker.guild.is_some());
        let founders = match invoker.guild {
            Some(guild) => said_founders(&handler, &invoker, guild).await?,
            None => None,
        };
        Ok(match founders {
            Some(who) => Answer::card(card).with_words(say!(invoker.text, "founders-here", who)),
            None => Answer::card(card),
        })
    })
    .await
}

#[poise::command(slash_command, rename = "export")]
async fn export_campaign(ctx: Context<'_>, secrets: Option<bool>) -> Result<(), Problem> {
    view(ctx, async |handler: Handler, invoker: Invoker, campaign, _| {
        let turn = exports::turn(&handler, &invoker).await?;
        let redacted = Secrets::Redacted(invoker.player.into());
        let (answer, secrets) = match secrets {
            Some(true) => {
                let show = Command::Moderate(Moderation::ShowSecrets);
                // Announce it first: the table learns of every such export.
                let told = handler.order(&invoker, campaign.id, show).await?;
                (told, Secrets::Shown)
            }
            _ => (Answer::from(say!(invoker.text, "exported")), redacted),
        };
        let mut export = Export::new(secrets, MOST_BYTES);
        let whole = handler.referee.whole(campaign.id, |campaign| export.take_closed(campaign)).await?;
        let Some((campaign, version)) = whole else {
            return Err(exports::too_long(&invoker));
        };
        let name = format!("campaign-{}.json", campaign.id);
        // Writing up to nine megabytes would block other tasks of this thread.
        let written = tokio::task::spawn_blocking(move || {
            let mut file = Capped::new(MOST_BYTES);
            export.write(&campaign, version, &mut file).map(|()| file.into_bytes())
        });
        match written.await.map_err(|error| Problem::Failed(error.into()))? {
            Ok(bytes) => Ok(answer.with_attachment(CreateAttachment::bytes(bytes, name)).holding(turn)),
            Err(error) if error.kind() == io::ErrorKind::FileTooLarge => Err(exports::too_long(&invoker)),
            Err(error) => Err(Problem::Failed(error.into())),
        }
    })
    .await
}

/// Suggests a quick, a lively, a usual and a slow pace.
pub async fn paces(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let paces = ["1s", "10m", "1h", "1d"].map(super::suggestions::as_is);
    super::suggestions::suggest(paces.into_iter(), typed)
}

/// Parses a pace. The rules judge whether it is possible (L5.5).
pub fn parse_pace(text: &Text, typed: &str) -> Result<Span, Said> {
    crate::discord::command::span(typed).ok_or_else(|| say!(text, "not-a-pace", typed = Typed(typed, 40)))
}
