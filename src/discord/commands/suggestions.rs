//! What Discord suggests while somebody types an option.

use super::Context;
use crate::discord::asker::Asker;
use crate::discord::problem::Problem;
use crate::discord::render::{self, Names, harmless};
use crate::journal;
use crate::rules::board::Place;
use crate::rules::ids::PlayerId;
use crate::rules::leverage::{Ship, State, System, Technology};
use crate::rules::{Campaign, Offer};
use crate::text::fl;
use poise::serenity_prelude::{
    AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue, Unresolved,
};

/// What there is to choose from: what it says, and what it stands for.
type Choices = Vec<(String, String)>;

/// Suggests the campaigns that can be named here.
pub async fn campaigns(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let desk = ctx.framework.user_data;
    let asker = Asker::from(ctx.interaction);
    let found = desk.in_reach(&asker).await.unwrap_or_else(quietly);
    let choice = |c: journal::Campaign| {
        let id = c.id.to_string();
        let label = fl!(
            asker.text,
            "campaign-suggestion",
            name = c.name,
            id = id.as_str()
        );
        (harmless::label(&label, 100), id)
    };
    suggest(found.into_iter().map(choice), typed)
}

pub async fn offers_to_answer(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    offers_where(ctx, typed, |offer, player| offer.to == player).await
}

pub async fn offers_to_refuse(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    offers_where(ctx, typed, |offer, player| {
        offer.to == player && offer.terms.may_be_refused()
    })
    .await
}

pub async fn offers_to_withdraw(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    offers_where(ctx, typed, |offer, player| {
        offer.from == player && offer.terms.may_be_refused()
    })
    .await
}

pub async fn offers_pending(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    offers_where(ctx, typed, |offer, player| {
        !offer.private || offer.concerns(player)
    })
    .await
}

/// Suggests the pending offers that the asker can do something about.
async fn offers_where(
    ctx: Context<'_>,
    typed: &str,
    which: impl Fn(&Offer, PlayerId) -> bool,
) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |asker, by, campaign, names| {
        let offers = campaign.offers.pending.values();
        let label = |o: &Offer| {
            let label = render::offer_choice(&asker.text, names, o);
            (label, o.id.to_string())
        };
        offers.filter(|o| which(o, by)).map(label).collect()
    })
    .await
}

/// Suggests one's own ships that do nothing.
pub async fn idle_ships(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, by, campaign, _| {
        found(campaign, |state| state.idle_ships(by).map(ship).collect())
    })
    .await
}

/// Suggests one's own ships that do something.
pub async fn busy_ships(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, by, campaign, _| {
        found(campaign, |state| {
            let fleet = state.fleet(by);
            let busy = fleet.filter(|ship| state.task_of(ship.id).is_some());
            busy.map(ship).collect()
        })
    })
    .await
}

/// Suggests the ships that are lent to or by whoever asks.
pub async fn lent_ships(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, by, campaign, names| {
        found(campaign, |state| {
            let lent = state.ships.values().filter(|ship| {
                let task = state.lending(ship.id);
                task.is_some_and(|task| task.player == by || task.host == by)
            });
            lent.map(|ship| owned(ship, names)).collect()
        })
    })
    .await
}

/// Suggests every ship, with its owner.
pub async fn all_ships(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, _, campaign, names| {
        found(campaign, |state| {
            let ships = state.ships.values();
            ships.map(|ship| owned(ship, names)).collect()
        })
    })
    .await
}

/// Suggests every place on the map.
pub async fn places(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, _, campaign, _| {
        found(campaign, |state| {
            state.systems.iter().flat_map(places_in).collect()
        })
    })
    .await
}

/// Suggests the places in the systems of the player that is named, one's own where nobody is.
pub async fn places_of(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, by, campaign, _| {
        let host = player(ctx).unwrap_or(by);
        found(campaign, |state| {
            let systems = state.systems.iter();
            let theirs = systems.filter(|system| system.ruler == Some(host));
            theirs.flat_map(places_in).collect()
        })
    })
    .await
}

/// Suggests every star system.
pub async fn systems(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, _, campaign, _| {
        found(campaign, |state| {
            let systems = state.systems.iter();
            systems.map(|system| named(&system.name)).collect()
        })
    })
    .await
}

/// Suggests the star systems that the player who is named could give away.
pub async fn systems_of(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, _, campaign, _| {
        let owner = player(ctx);
        found(campaign, |state| {
            let systems = state.systems.iter();
            let given = systems.filter(|s| s.home_of.is_none() && s.ruler.is_some());
            given
                .filter(|system| owner.is_none_or(|owner| system.ruler == Some(owner)))
                .map(|system| named(&system.name))
                .collect()
        })
    })
    .await
}

/// Suggests every sector of the board.
pub async fn sectors(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, _, campaign, _| {
        sectors_by(campaign, |_| false)
    })
    .await
}

/// Suggests every sector, those first where the player has ships who is named, or oneself where nobody is.
pub async fn sectors_to_leave(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, by, campaign, _| {
        let owner = player(ctx).unwrap_or(by);
        sectors_by(campaign, |sector| sector.count(Some(owner)) > 0)
    })
    .await
}

pub async fn technologies(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let asker = Asker::from(ctx.interaction);
    let choice = |(name, technology): &(&str, Technology)| {
        let label = render::technology_name(&asker.text, *technology);
        (label, (*name).to_owned())
    };
    suggest(super::technology::NAMES.iter().map(choice), typed)
}

/// Suggests what is found in the campaign that is meant, for the player whose command the next one would count as.
async fn from_campaign(
    ctx: Context<'_>,
    typed: &str,
    list: impl FnOnce(&Asker, PlayerId, &Campaign, &Names) -> Choices,
) -> CreateAutocompleteResponse {
    let desk = ctx.framework.user_data;
    let asker = Asker::from(ctx.interaction);
    let found: Result<Choices, Problem> = async {
        let named = ctx.args.iter().find_map(|option| match &option.value {
            ResolvedValue::String(named) if option.name == "campaign" => Some(*named),
            _ => None,
        });
        let row = desk.campaign(&asker, named).await?;
        let campaign = desk.referee.look(row.id).await?;
        let names = desk.names(row.id).await?;
        let by = desk.acting(&asker, row.id);
        Ok(list(&asker, by, &campaign, &names))
    }
    .await;
    suggest(found.unwrap_or_else(quietly).into_iter(), typed)
}

/// Returns the player that has been named already. While somebody types, Discord may send the bare id.
fn player(ctx: Context<'_>) -> Option<PlayerId> {
    ctx.args.iter().find_map(|option| match &option.value {
        ResolvedValue::User(user, _) => Some(PlayerId(user.id.get())),
        ResolvedValue::Unresolved(Unresolved::User(id)) => Some(PlayerId(id.get())),
        _ => None,
    })
}

/// Returns what is found in a campaign of the leverage ruleset, and nothing in any other.
fn found<'a>(campaign: &'a Campaign, list: impl FnOnce(&'a State) -> Choices) -> Choices {
    campaign.leverage().map(list).unwrap_or_default()
}

/// Returns the sectors of a campaign's board, those first that `which` picks, and nothing where no board is played on.
fn sectors_by(campaign: &Campaign, which: impl Fn(&Place) -> bool) -> Choices {
    let Ok(state) = campaign.ambassadors() else {
        return Choices::new();
    };
    let mut sectors: Vec<&Place> = state.board.places.iter().collect();
    sectors.sort_by_key(|sector| !which(sector));
    sectors.iter().map(|sector| named(&sector.name)).collect()
}

fn ship(ship: &Ship) -> (String, String) {
    (harmless::label(&ship.name, 100), ship.id.to_string())
}

fn owned(ship: &Ship, names: &Names) -> (String, String) {
    let label = format!("{} ({})", ship.name, names.label(ship.owner));
    (harmless::label(&label, 100), ship.id.to_string())
}

fn places_in(system: &System) -> impl Iterator<Item = (String, String)> {
    let planets = system.planets.iter().map(|planet| {
        let label = format!("{} ({planet})", system.name);
        (harmless::label(&label, 100), planet.clone())
    });
    [named(&system.name)].into_iter().chain(planets)
}

fn named(name: &str) -> (String, String) {
    (harmless::label(name, 100), name.to_owned())
}

/// A menu without suggestions is not worth more than a line in the log.
fn quietly<T>(problem: Problem) -> Vec<T> {
    if let Problem::Failed(error) = problem {
        tracing::warn!(%error, "nothing could be suggested");
    }
    Vec::new()
}

/// Returns at most the 25 suggestions that Discord takes, those that contain what was typed.
pub fn suggest(
    options: impl Iterator<Item = (String, String)>,
    typed: &str,
) -> CreateAutocompleteResponse {
    let typed = typed.trim().to_lowercase();
    let choices = options
        .filter(|(label, value)| {
            label.to_lowercase().contains(&typed) || value.to_lowercase() == typed
        })
        .take(25)
        .map(|(label, value)| AutocompleteChoice::new(label, value))
        .collect();
    CreateAutocompleteResponse::new().set_choices(choices)
}
