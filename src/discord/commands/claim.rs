//! `/campaign claim`: a member asks for an empty seat of an imported campaign (H2.4).

use super::suggestions::{Choices, from_campaign};
use crate::discord::command::{Context, Person, Suggesting, campaign_option, respond};
use crate::discord::game_ui::Choice;
use crate::discord::handler::{Handler, must_moderate};
use crate::discord::invoker::Invoker;
use crate::discord::members::FoundMember;
use crate::discord::problem::Problem;
use crate::discord::render::Names;
use crate::discord::reply::Answer;
use crate::rules::ids::{CampaignId, PlayerId};
use crate::rules::{Campaign, Command, Moderation, same_name};
use crate::text::{Said, Text, Typed, label, say};

/// The most characters shown of a seat that does not exist.
const SHOWN: usize = 40;

#[poise::command(slash_command, guild_only)]
pub async fn claim(
    ctx: Context<'_>,
    #[autocomplete = "seats"] seat: String,
    player: Option<Person>,
) -> Result<(), Problem> {
    respond(ctx, async |handler: Handler, invoker: Invoker| {
        let row = handler.campaign(&invoker, campaign_option(ctx)).await?;
        let campaign = handler.load_view(&invoker, row.id).await?;
        let names = handler.names(row.id).await?;
        let seat = named(&invoker.text, &campaign, &names, &seat)?;
        let player = player.map_or_else(|| handler.acting(&invoker, row.id), |person| person.id);
        must_be_member(&handler, &invoker, row.guild, player).await?;
        handler.order(&invoker, row.id, Command::ClaimSeat { seat, player }).await
    })
    .await
}

/// Carries out a moderator's press on a request for a seat. The member may have left the server since.
pub async fn answer(
    handler: &Handler,
    invoker: &Invoker,
    campaign: CampaignId,
    (seat, player, gives): (PlayerId, PlayerId, bool),
) -> Result<Answer, Problem> {
    if gives && let Some(row) = handler.journal().campaign(campaign).await? {
        let seen = handler.load_view(invoker, campaign).await?;
        must_moderate(invoker, &seen)?;
        must_be_member(handler, invoker, row.guild, player).await?;
    }
    let answer = Moderation::AnswerSeatRequest { seat, player, gives };
    handler.order(invoker, campaign, Command::Moderate(answer)).await
}

async fn must_be_member(handler: &Handler, invoker: &Invoker, guild: u64, player: PlayerId) -> Result<(), Problem> {
    let text = &invoker.text;
    let found = handler.member_named(guild, &format!("<@{player}>")).await.map_err(|trouble| {
        tracing::warn!(guild, %trouble, "the members of a server cannot be looked up");
        Problem::from(say!(text, "import-no-search"))
    })?;
    match found {
        FoundMember::One(found) if found == player => Ok(()),
        FoundMember::Bot => Err(say!(text, "bots-do-not-play", player).into()),
        _ => Err(say!(text, "seat-no-member", player).into()),
    }
}

/// Suggests the empty seats.
fn seats<'a>(ctx: Context<'a>, typed: &'a str) -> Suggesting<'a> {
    from_campaign(ctx, typed, |invoker, _, campaign, names| all(&invoker.text, campaign, names))
}

/// Returns the empty seats with their numbers.
pub fn empty_seats(campaign: &Campaign) -> impl Iterator<Item = (i64, &PlayerId)> {
    (1..).zip(campaign.players.keys()).filter(|(_, player)| campaign.empty_seats.contains(player))
}

/// Returns the empty seats with their names. Numbers and the ends of ids distinguish the seats of people who were never
/// in this server.
fn all(text: &Text, campaign: &Campaign, names: &Names) -> Choices {
    let choice = |(number, player): (i64, &PlayerId)| -> Choice {
        let label = label!(text, "seat-choice", number, name = names.label(*player));
        (label, player.to_string())
    };
    empty_seats(campaign).map(choice).collect()
}

/// Returns the seat that was typed or chosen: its player's id or mention, its label, or its player's name.
fn named(text: &Text, campaign: &Campaign, names: &Names, typed: &str) -> Result<PlayerId, Problem> {
    let typed = typed.trim();
    let mention = typed.strip_prefix("<@").and_then(|rest| rest.strip_suffix('>'));
    let id = mention.unwrap_or(typed).parse().ok().map(PlayerId);
    let was_given = |seat: PlayerId| campaign.successors.iter().any(|one| one.seat == seat);
    if let Some(seat) = id.filter(|seat| campaign.players.contains_key(seat) || was_given(*seat)) {
        // The rules say why it cannot be had, if it cannot.
        return Ok(seat);
    }
    let all = all(text, campaign, names);
    let called = |(label, id): &Choice| {
        let player = id.parse().ok().map(PlayerId)?;
        let is_meant = same_name(label, typed) || same_name(&names.label(player), typed);
        is_meant.then_some(player)
    };
    let mut found = all.iter().filter_map(called);
    match (found.next(), found.next()) {
        (Some(seat), None) => Ok(seat),
        _ => Err(unknown(text, campaign, typed).into()),
    }
}

fn unknown(text: &Text, campaign: &Campaign, typed: &str) -> Said {
    match campaign.empty_seats.is_empty() {
        true => say!(text, "seat-none-empty"),
        false => say!(text, "seat-unknown", typed = Typed(typed, SHOWN)),
    }
}
