//! `/seat` and `/population`: seats, species, and the cubes left on the population tracks (E1.2, E1.3, E1.5).

use crate::discord::command::{Context, campaign_option, order, respond};
use crate::discord::games;
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::rules::Command;
use crate::rules::games::ambassadors::{self, Species, Technology};
use crate::text::{Said, Typed, say};
use poise::serenity_prelude::CreateAutocompleteResponse;

#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum SpeciesKind {
    #[name = "Terrans"]
    Terrans,
    #[name = "Hydran Progress"]
    HydranProgress,
    #[name = "Planta"]
    Planta,
    #[name = "Eridani Empire"]
    EridaniEmpire,
    #[name = "Descendants of Draco"]
    DescendantsOfDraco,
    #[name = "Mechanema"]
    Mechanema,
    #[name = "Orion Hegemony"]
    OrionHegemony,
}

impl From<SpeciesKind> for Species {
    fn from(kind: SpeciesKind) -> Species {
        match kind {
            SpeciesKind::Terrans => Species::Terrans,
            SpeciesKind::HydranProgress => Species::HydranProgress,
            SpeciesKind::Planta => Species::Planta,
            SpeciesKind::EridaniEmpire => Species::EridaniEmpire,
            SpeciesKind::DescendantsOfDraco => Species::DescendantsOfDraco,
            SpeciesKind::Mechanema => Species::Mechanema,
            SpeciesKind::OrionHegemony => Species::OrionHegemony,
        }
    }
}

#[poise::command(
    slash_command,
    subcommands(
        "crate::discord::commands::seat::show",
        "species",
        "technology",
        "crate::discord::commands::seat::seat_order"
    ),
    subcommand_required
)]
pub async fn seat(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, guild_only)]
async fn species(ctx: Context<'_>, species: SpeciesKind) -> Result<(), Problem> {
    order(ctx, |_| {
        let species = species.into();
        Ok(Command::from(ambassadors::Command::Species { species }))
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn technology(
    ctx: Context<'_>,
    #[autocomplete = "technologies"] technology: String,
    has: bool,
) -> Result<(), Problem> {
    order(ctx, |invoker| {
        let technology = technology_of(invoker, &technology)?;
        Ok(Command::from(ambassadors::Command::Technology { technology, has }))
    })
    .await
}

async fn technologies(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let invoker = Invoker::from((ctx.serenity_context(), ctx.framework.user_data.referee.clock(), ctx.interaction));
    let choice = |technology: Technology| {
        let name = games::ambassadors::seat_technology(&invoker.text, technology);
        (name.clone().into(), name.into())
    };
    crate::discord::commands::suggestions::suggest(Technology::ALL.into_iter().map(choice), typed)
}

/// Accepts any case, and spaces or hyphens between words.
fn technology_of(invoker: &Invoker, typed: &str) -> Result<Technology, Said> {
    let plain = |name: &str| name.trim().replace('-', " ").to_lowercase();
    let name = |one: Technology| games::ambassadors::seat_technology(&invoker.text, one);
    let mut all = Technology::ALL.into_iter();
    let found = all.find(|one| plain(&name(*one)) == plain(typed));
    found.ok_or_else(|| {
        let known: Vec<Said> = Technology::ALL.into_iter().map(name).collect();
        say!(invoker.text, "not-a-seat-technology", typed = Typed(typed, 40), known = Said::joined(known, ", "))
    })
}

#[poise::command(slash_command, guild_only)]
pub async fn population(
    ctx: Context<'_>,
    materials: Option<u8>,
    science: Option<u8>,
    money: Option<u8>,
) -> Result<(), Problem> {
    respond(ctx, async |handler: Handler, invoker: Invoker| {
        let row = handler.campaign(&invoker, campaign_option(ctx)).await?;
        if [materials, science, money] == [None; 3] {
            return super::reputation::own_seat(&handler, &invoker, row.id).await;
        }
        let command = ambassadors::Command::Population { materials, science, money };
        handler.order(&invoker, row.id, Command::from(command)).await
    })
    .await
}
