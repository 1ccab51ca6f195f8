//! Private questions: the menus for playing the card, and the buttons of the secondary ability.

use super::row::{self, PASS, READY};
use super::words;
use crate::discord::buttons::{Button, GameCode};
use crate::discord::game_ui::{Choice, Completed, LeftOpen};
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::reply::Answer;
use crate::rules::games::strategy_card::{Command as Act, Refusal as No, Stand, State, hindrance};
use crate::rules::ids::{CampaignId, OfferId, PlayerId};
use crate::rules::{Campaign, Command, Phase, Refusal, same_name, table};
use crate::text::{Label, Name, Text, Typed, label, say};
use poise::serenity_prelude::ButtonStyle;

/// Prefixes of codes with a system's or a planet's name.
const SYSTEM: char = '@';
const PLANET: char = '=';

impl Completed for State {
    /// Asks for the system first, then for the planets.
    fn left_open(text: &Text, command: &Act, no: &No) -> Option<LeftOpen> {
        let Act::Play { system, planets } = command else {
            return None;
        };
        if let No::ChooseSystem { systems } = no {
            return Some(LeftOpen {
                words: say!(text, "play-system"),
                title: label!(text, "play-system-menu"),
                buttons: false,
                lines: lines(SYSTEM, systems),
                chosen: Vec::new(),
                count: 1..=1,
            });
        }
        if let No::ChoosePlanets { planets: all, count, named } = no
            && named < count
        {
            let words = match system {
                Some(system) => {
                    let system = Name(system);
                    say!(text, "play-planets-in", system, count)
                }
                None => say!(text, "play-planets", count),
            };
            let chosen = |one: &&String| planets.iter().any(|planet| same_name(planet, one));
            return Some(LeftOpen {
                words,
                title: label!(text, "play-planets-menu", count),
                buttons: false,
                lines: lines(PLANET, all),
                chosen: all.iter().filter(chosen).map(|one| code(PLANET, one)).collect(),
                count: *count..=*count,
            });
        }
        None
    }

    /// Completes a play with the chosen system or planets.
    fn filled(command: &Act, chosen: &[String]) -> Option<Act> {
        let Act::Play { system, planets } = command else {
            return None;
        };
        let named = |kind: char| chosen.iter().filter_map(move |code| code.strip_prefix(kind));
        Some(match named(SYSTEM).next() {
            Some(system) => Act::Play { system: Some(system.to_owned()), planets: planets.clone() },
            None => Act::Play { system: system.clone(), planets: named(PLANET).map(str::to_owned).collect() },
        })
    }
}

fn lines(kind: char, names: &[String]) -> Vec<Choice> {
    let line = |name: &String| (Label::of(Typed(name, 100)), code(kind, name));
    names.iter().map(line).collect()
}

fn code(kind: char, name: &str) -> String {
    format!("{kind}{name}")
}

/// Handles a button of the secondary ability. Refuses a player who is not asked, with the reason.
pub async fn pressed(
    handler: &Handler,
    invoker: &Invoker,
    campaign: CampaignId,
    code: &GameCode,
) -> Result<Answer, Problem> {
    let played = handler.load_view(invoker, campaign).await?;
    let state = played.playing::<State>()?;
    let by = handler.acting(invoker, campaign);
    match (code.kind(), code.numbers()) {
        (READY, [play, count @ 1..=2]) => {
            let (offer, open) = ready(invoker, &played, state, by, (*play, *count))?;
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
    let left = state.sheet(by).strategy;
    let words = say!(text, "ready-planets", count, left, offer);
    let open = LeftOpen {
        words,
        title: label!(text, "play-planets-menu", count),
        buttons: false,
        lines: lines(PLANET, &planets),
        chosen: Vec::new(),
        count: count..=count,
    };
    Ok((offer, open))
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
        Some(Stand::NotAsked { why: Some(why) }) => {
            let why = words::hindrance(text, why);
            say!(text, "row-you-not-asked", why)
        }
        Some(Stand::NotAsked { why: None }) => say!(text, "row-you-later"),
        Some(Stand::Answered { planets }) => say!(text, "row-you-answered", planets = words::names(text, &planets)),
        Some(Stand::Applied { planets }) => say!(text, "row-you-applied", planets = words::names(text, &planets)),
        Some(Stand::Passed { silent: false }) => say!(text, "row-you-passed"),
        Some(Stand::Passed { silent: true }) => say!(text, "row-you-silent"),
        Some(Stand::CouldNot { why }) => {
            let why = words::hindrance(text, why);
            say!(text, "row-you-could-not", why)
        }
        None => say!(text, "row-you-came-later"),
    }
    .into())
}
