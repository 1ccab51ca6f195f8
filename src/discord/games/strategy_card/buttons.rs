//! The buttons of the secondary ability.

use super::dialogue::{PLANET, lines};
use super::row::{self, PASS, READY};
use super::words;
use crate::discord::buttons::Button;
use crate::discord::game_ui::{LeftOpen, Press};
use crate::discord::{Answer, Invoker, Problem};
use crate::rules::games::strategy_card::{Refusal as No, Stand, State, hindrance};
use crate::rules::{Campaign, Command, OfferId, Phase, PlayerId, Refusal, table};
use crate::text::{label, say};
use poise::serenity_prelude::ButtonStyle;

/// Handles a button of the secondary ability. Refuses a player who is not asked, with the reason.
pub async fn pressed(Press { handler, invoker, campaign, code, .. }: Press<'_>) -> Result<Answer, Problem> {
    let played = handler.load_view(invoker, campaign).await?;
    let state = played.playing::<State>()?;
    let by = handler.acting(invoker, campaign);
    match (code.kind(), code.numbers()) {
        (READY, [play, count @ 1..=2]) => {
            let (offer, open) = ready(invoker, &played, state, by, (*play, *count))?;
            if open.lines.len() == *open.count.start() {
                // There is nothing to choose.
                let codes: Vec<&str> = open.lines.iter().map(|(_, code)| code.as_str()).collect();
                return handler.accept_picked(invoker, campaign, offer, &codes).await;
            }
            let picks = Vec::new();
            let command = Command::Accept { offer, picks };
            handler.choose(invoker, &played, (by, command), open).await
        }
        (PASS, [play]) => pass(invoker, &played, state, by, *play),
        _ => Err(Problem::Unknown),
    }
}

/// Returns the choices of a player who is asked, and the number of the question. Other players are refused, with the
/// reason.
fn ready(
    invoker: &Invoker,
    campaign: &Campaign,
    state: &State,
    by: PlayerId,
    (play, count): (u64, u64),
) -> Result<(OfferId, LeftOpen), Problem> {
    let text = &invoker.text;
    let offer = asked(invoker, campaign, state, by, play)?;
    // If the player cannot answer at all, say so before asking for anything.
    if let Some(why) = hindrance(campaign.roster(), state, by) {
        return Err(Refusal::from(No::CannotUse { why }).into());
    }
    let planets = state.exhausted(by);
    let count = usize::try_from(count).unwrap_or(1).min(planets.len());
    let words = say!(text, "ready-planets", count, left = state.sheet(by).strategy, offer);
    let open = LeftOpen::menu(words, label!(text, "play-planets-menu", count), lines(PLANET, &planets));
    Ok((offer, LeftOpen { count: count..=count, ..open }))
}

/// Asks a player to confirm a pass, if they are asked at all.
fn pass(invoker: &Invoker, campaign: &Campaign, state: &State, by: PlayerId, play: u64) -> Result<Answer, Problem> {
    let offer = asked(invoker, campaign, state, by, play)?;
    let refuse = Button::Refuse { campaign: campaign.id, offer };
    let label = say!(invoker.text, "button-pass");
    Ok(Answer::from(say!(invoker.text, "pass-sure")).with_button(&refuse, label, ButtonStyle::Danger))
}

/// Returns the pending question to a player about a play, or says why there is none.
fn asked(invoker: &Invoker, campaign: &Campaign, state: &State, by: PlayerId, play: u64) -> Result<OfferId, Problem> {
    let text = &invoker.text;
    campaign.roster().must_play(by).map_err(Refusal::from)?;
    if let Phase::Paused { since } = campaign.phase {
        return Err(Refusal::from(table::Refusal::Paused { since }).into());
    }
    let row = row::now(campaign, state).filter(|row| u64::from(row.play) == play);
    let Some(row) = row else {
        return Err(say!(text, "row-gone", play).into());
    };
    if row.by == by {
        return Err(say!(text, "row-yours").into());
    }
    let stand = row.seats.into_iter().find(|(player, _)| *player == by);
    Err(match stand.map(|(_, stand)| stand) {
        Some(Stand::Open { offer }) => return Ok(offer),
        Some(Stand::NotAsked { why: Some(why) }) => say!(text, "row-you-not-asked", why = words::hindrance(text, why)),
        Some(Stand::NotAsked { why: None }) => say!(text, "row-you-later"),
        Some(Stand::Answered { planets }) => say!(text, "row-you-answered", planets = words::names(text, &planets)),
        Some(Stand::Applied { planets }) => say!(text, "row-you-applied", planets = words::names(text, &planets)),
        Some(Stand::Passed { silent: false }) => say!(text, "row-you-passed"),
        Some(Stand::Passed { silent: true }) => say!(text, "row-you-silent"),
        Some(Stand::CouldNot { why }) => say!(text, "row-you-could-not", why = words::hindrance(text, why)),
        None => say!(text, "row-you-came-later"),
    }
    .into())
}
