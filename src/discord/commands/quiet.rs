//! `/away` and `/quiet-hours`: when the player is not pinged. Announcements still appear in the channel.

use crate::discord::command::{Context, campaign_option, order_in, respond, span};
use crate::discord::commands::suggestions::{as_is, suggest};
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::rules::ids::PlayerId;
use crate::rules::time::Time;
use crate::rules::{Campaign, Command, QuietHours, Zone};
use crate::text::{Code, Said, say};
use chrono::{NaiveDate, NaiveDateTime, NaiveTime};
use poise::serenity_prelude::CreateAutocompleteResponse;

const BACK: &str = "back";

#[poise::command(slash_command, guild_only)]
pub async fn away(ctx: Context<'_>, #[autocomplete = "ends"] until: Option<String>) -> Result<(), Problem> {
    respond(ctx, async |handler: Handler, invoker: Invoker| {
        // The usual path of commands would end an absence.
        let row = handler.meant(&invoker, campaign_option(ctx)).await?;
        let campaign = handler.load_view(&invoker, row.id).await?;
        let zone = zone_of(&campaign, handler.acting(&invoker, row.id)).unwrap_or(Zone::UTC);
        let now = handler.referee.clock().now();
        let command = match until.as_deref().map(str::trim) {
            Some(typed) if typed.eq_ignore_ascii_case(BACK) => Command::Away { away: false, until: None },
            Some(typed) => {
                let unread = || {
                    let (typed, zone) = (Code(typed), zone);
                    say!(invoker.text, "not-an-end", typed, zone)
                };
                let until = moment(typed, now, zone).ok_or_else(unread)?;
                Command::Away { away: true, until: Some(until) }
            }
            None => Command::Away { away: true, until: None },
        };
        handler.order(&invoker, row.id, command).await
    })
    .await
}

/// Returns the zone that a player has set.
pub(super) fn zone_of(campaign: &Campaign, player: PlayerId) -> Option<Zone> {
    campaign.zone_of(player)
}

/// Parses a moment for a moderator: in the named zone, in their own, or in UTC, which the hint then says.
pub(super) fn moment_for(
    invoker: &Invoker,
    campaign: &Campaign,
    (typed, named): (&str, Option<&str>),
    now: Time,
) -> Result<(Time, Option<Said>), Problem> {
    let named = named.map(|typed| zone_named(invoker, typed)).transpose()?;
    let own = named.or_else(|| zone_of(campaign, invoker.player));
    let (typed, zone) = (typed.trim(), own.unwrap_or(Zone::UTC));
    let at = moment(typed, now, zone);
    let at = at.ok_or_else(|| say!(invoker.text, "not-a-moment", typed = Code(typed), zone))?;
    let unsure = own.is_none() && span(typed).is_none();
    Ok((at, unsure.then(|| say!(invoker.text, "read-as-utc", zone))))
}

fn zone_named(invoker: &Invoker, typed: &str) -> Result<Zone, Problem> {
    let unknown = || say!(invoker.text, "not-a-zone", typed = Code(typed)).into();
    Zone::named(typed).ok_or_else(unknown)
}

/// Parses a duration from now, or a date with or without a time in the player's zone.
pub(super) fn moment(typed: &str, now: Time, zone: Zone) -> Option<Time> {
    let later = span(typed).map(|span| now + span);
    later.or_else(|| date(typed, zone))
}

/// Parses a date with or without a time.
pub(super) fn date(typed: &str, zone: Zone) -> Option<Time> {
    let date = || NaiveDate::parse_from_str(typed, "%Y-%m-%d").ok();
    let midnight = || Some(date()?.and_time(NaiveTime::MIN));
    let minute = || NaiveDateTime::parse_from_str(typed, "%Y-%m-%d %H:%M").ok();
    zone.moment(minute().or_else(midnight)?)
}

async fn ends(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let ends = [BACK, "1d", "3d", "7d", "14d"].map(as_is);
    suggest(ends.into_iter(), typed)
}

#[poise::command(slash_command, guild_only, rename = "quiet-hours")]
pub async fn quiet_hours(
    ctx: Context<'_>,
    from: Option<i64>,
    to: Option<i64>,
    #[autocomplete = "zones"] zone: Option<String>,
) -> Result<(), Problem> {
    order_in(ctx, |invoker, by, campaign| {
        let zone = zone.as_deref().map(|typed| zone_named(invoker, typed)).transpose()?;
        let plays = campaign.players.contains_key(&by);
        let known = match campaign.players.get(&by) {
            Some(player) => player.quiet,
            None => campaign.onlookers.get(&by).copied(),
        };
        let hours = match (from, to, known) {
            (Some(from), Some(to), _) => {
                Some(QuietHours { from: hour(from), to: hour(to), zone: zone.or(known.and_then(|hours| hours.zone)) })
            }
            // A new zone also applies to the hours that were set before.
            (None, None, Some(known)) if zone.is_some() => Some(QuietHours { zone, ..known }),
            // A moderator who does not play is not called anyway, but schedules acts in their zone.
            (None, None, None) if zone.is_some() && !plays => Some(QuietHours { from: 0, to: 0, zone }),
            (None, None, _) if zone.is_none() => None,
            _ => return Err(say!(invoker.text, "quiet-hours-both").into()),
        };
        Ok(Command::QuietHours { hours })
    })
    .await
}

/// Suggests time zones by any part of their names.
pub(super) async fn zones(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let typed = typed.trim().replace(' ', "_");
    let zones = Zone::names().map(as_is);
    suggest(zones, &typed)
}

/// Numbers out of range stay out of range, so that the rules refuse them.
fn hour(typed: i64) -> u8 {
    u8::try_from(typed).unwrap_or(u8::MAX)
}
