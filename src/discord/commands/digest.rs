//! `/digest`: a daily private message with the news of all the player's campaigns, and the offers that wait for them.

use crate::discord::command::{Context, Purpose, respond};
use crate::discord::commands::quiet::zones;
use crate::discord::commands::suggestions::{as_is, suggest};
use crate::discord::digest::{SETTLES, next_at};
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render::at;
use crate::discord::reply::Answer;
use crate::journal::{Campaign, Digest, Wanted};
use crate::rules::Zone;
use crate::text::{Code, Typed, say};
use poise::serenity_prelude::CreateAutocompleteResponse;

const OFF: &str = "off";

#[poise::command(slash_command, custom_data = "Purpose::Informs")]
pub async fn digest(
    ctx: Context<'_>,
    #[rename = "at"]
    #[autocomplete = "hours"]
    hour: Option<String>,
    #[autocomplete = "zones"] zone: Option<String>,
) -> Result<(), Problem> {
    respond(ctx, async |handler: Handler, invoker: Invoker| {
        let known = handler.journal().digest(invoker.player).await?;
        let typed = hour.as_deref().map(str::trim);
        if typed.is_none() && zone.is_none() {
            return Ok(shown(&invoker, known.as_ref()));
        }
        if typed.is_some_and(|typed| typed.eq_ignore_ascii_case(OFF)) {
            invoker.must_be_in_time().await?;
            handler.journal().drop_digest(invoker.player).await?;
            return Ok(say!(invoker.text, "digest-off").into());
        }
        let playing = handler.own(&invoker).await?;
        if playing.is_empty() {
            return Err(say!(invoker.text, "digest-no-campaign").into());
        }
        let hour = match (typed, &known) {
            (Some(typed), _) => read(typed).ok_or_else(|| {
                let typed = Typed(typed, 20);
                say!(invoker.text, "digest-not-an-hour", typed)
            })?,
            // A new zone also applies to the hour that was set before.
            (None, Some(known)) => known.hour,
            (None, None) => return Err(say!(invoker.text, "digest-no-hour").into()),
        };
        let named = zone.as_deref().map(|typed| {
            let unknown = || say!(invoker.text, "not-a-zone", typed = Code(typed));
            Zone::named(typed).ok_or_else(unknown)
        });
        let zone = match (named.transpose()?, &known) {
            (Some(zone), _) => zone.to_string(),
            (None, Some(known)) => known.zone.clone(),
            (None, None) => usual_zone(&handler, &invoker, playing).await?.to_string(),
        };
        invoker.must_be_in_time().await?;
        let now = handler.referee.clock().now();
        let wanted = Wanted {
            player: invoker.player,
            hour,
            due: next_at(&zone, hour, now),
            zone,
            language: invoker.text.language().to_owned(),
            since: now - SETTLES,
        };
        handler.journal().set_digest(wanted).await?;
        let known = handler.journal().digest(invoker.player).await?;
        Ok(shown(&invoker, known.as_ref()))
    })
    .await
}

/// Returns the zone of the player's quiet hours in this channel's campaign, or else in the first campaign that has one.
async fn usual_zone(handler: &Handler, invoker: &Invoker, mut playing: Vec<Campaign>) -> Result<Zone, Problem> {
    let here = handler.here(invoker).await?.map(|here| here.id);
    playing.sort_by_key(|campaign| Some(campaign.id) != here);
    for row in playing {
        let campaign = handler.referee.view_for(row.id, invoker.player).await?;
        let player = campaign.players.get(&invoker.player);
        if let Some(zone) = player.and_then(|player| player.quiet?.zone) {
            return Ok(zone);
        }
    }
    Ok(Zone::UTC)
}

/// Parses an hour of the day, optionally followed by `:00`.
fn read(typed: &str) -> Option<u8> {
    let hour = typed.strip_suffix(":00").unwrap_or(typed);
    let digits = hour.bytes().all(|byte| byte.is_ascii_digit()) && hour.len() <= 2;
    let hour = digits.then(|| hour.parse().ok())?;
    hour.filter(|hour| *hour <= 23)
}

fn shown(invoker: &Invoker, digest: Option<&Digest>) -> Answer {
    let text = &invoker.text;
    let Some(digest) = digest else {
        return say!(text, "digest-none").into();
    };
    let (hour, zone) = (digest.hour, Zone::named(&digest.zone).unwrap_or(Zone::UTC));
    let next = at(digest.next_at);
    let words = say!(text, "digest-at", hour, zone, next);
    match &digest.problem {
        None => words.into(),
        Some(problem) => {
            let problem = Typed(problem, 200);
            let closed = say!(text, "digest-closed", problem);
            say!("{words}\n{closed}").into()
        }
    }
}

async fn hours(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let all = [OFF, "6", "7", "8", "9", "10", "12", "18", "20"];
    suggest(all.into_iter().map(as_is), typed)
}
