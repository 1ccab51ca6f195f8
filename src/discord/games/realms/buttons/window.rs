//! The private question behind the button *Answer in private*, identical for every player asked (U6.2).

use crate::discord::buttons::Button;
use crate::discord::games::realms::{offer, row};
use crate::discord::render::{Reader, at, relative};
use crate::discord::{Answer, Invoker, Problem};
use crate::rules::games::realms::State;
use crate::rules::{Campaign, Listed, Phase, PlayerId, Refusal, table};
use crate::text::say;
use poise::serenity_prelude::ButtonStyle;

/// Asks whether the player counters. Refuses if the window is closed, or if the player is not asked or has already
/// answered.
pub fn answer(
    invoker: &Invoker,
    campaign: &Campaign,
    state: &State,
    by: PlayerId,
    number: u64,
) -> Result<Answer, Problem> {
    let text = &invoker.text;
    campaign.roster().must_play(by).map_err(Refusal::from)?;
    if let Phase::Paused { since } = campaign.phase {
        return Err(Refusal::from(table::Refusal::Paused { since }).into());
    }
    let window = state.covert.window.as_ref();
    let step = window.and_then(|window| window.steps.last());
    let Some(step) = step.filter(|step| step.row == number) else {
        return Err(say!(text, "window-closed").into());
    };
    if step.against == by {
        return Err(say!(text, "window-yours").into());
    }
    let question = row::question(campaign, number, by);
    let Some(id) = question.filter(|_| step.asked.contains(&by)) else {
        return Err(say!(text, "window-not-asked").into());
    };
    if let Some(given) = campaign.offers.answers.get(&id) {
        let sealed = table::Refusal::AnswerSealed { offer: id, answer: *given };
        return Err(Refusal::from(sealed).into());
    }
    let Some(asked) = campaign.offers.pending.get(&id) else {
        return Err(say!(text, "window-closed").into());
    };
    let terms = State::terms_of(&asked.terms).ok_or(Problem::Unknown)?;
    let deadline = asked.deadline.unwrap_or(asked.made_at);
    let words = say!(
        text,
        "window-question",
        act = offer::act(text, Reader::only(by), terms),
        offer = id,
        deadline = at(deadline),
        left = relative(deadline)
    );
    let campaign = campaign.id;
    let counter = Button::Accept { campaign, offer: id };
    let pass = Button::Refuse { campaign, offer: id };
    let counters = say!(text, "button-counter");
    let passes = say!(text, "button-let-pass");
    Ok(Answer::from(words).with_button(&counter, counters, ButtonStyle::Danger).with_button(
        &pass,
        passes,
        ButtonStyle::Secondary,
    ))
}
