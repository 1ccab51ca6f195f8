//! What is asked in private: the menus of a play of the card, and what the buttons of the secondary ability open.

use super::row::{self, PASS, READY};
use super::words;
use crate::discord::answer::Answer;
use crate::discord::asker::Asker;
use crate::discord::buttons::{Button, GameCode};
use crate::discord::face::Line;
use crate::discord::handler::Handler;
use crate::discord::problem::Problem;
use crate::discord::render::harmless;
use crate::rules::games::Listed;
use crate::rules::games::strategy_card::{Command as Act, Refusal as No, Stand, State, hindrance};
use crate::rules::ids::{CampaignId, OfferId, PlayerId};
use crate::rules::{Campaign, Command, Phase, Refusal, table};
use crate::text::{Text, fl};
use poise::serenity_prelude::ButtonStyle;

/// The kinds of the menus: the system, which carries the planets that were named already, and the planets, which carry the system too.
const SYSTEM: &str = "play-in";
const PLANETS: &str = "play-ready";

/// Plays the card. What is left out is asked for by a menu: first the system, then the planets.
///
/// # Errors
/// Explains a refusal.
pub async fn play(
    handler: &Handler,
    asker: &Asker,
    campaign: CampaignId,
    (system, planets): (Option<String>, Vec<String>),
) -> Result<Answer, Problem> {
    let act = Act::Play {
        system: system.clone(),
        planets: planets.clone(),
    };
    let done = handler.order(asker, campaign, Command::from(act)).await;
    let refusal = match done {
        Err(Problem::Refused(refusal)) => refusal,
        done => return done,
    };
    let menu =
        left_open(&refusal).and_then(|no| menu(&asker.text, campaign, no, (system, planets)));
    menu.ok_or(Problem::Refused(refusal))
}

/// Returns what of a play is left open, where that is why it is refused.
fn left_open(refusal: &Refusal) -> Option<&No> {
    if let Refusal::Game(no) = refusal {
        return State::refusal_of(no);
    }
    None
}

/// Returns the menu that asks for it; nothing where something else is wrong.
fn menu(
    text: &Text,
    campaign: CampaignId,
    no: &No,
    (system, planets): (Option<String>, Vec<String>),
) -> Option<Answer> {
    if let No::ChooseSystem { systems } = no {
        return Some(system_menu(text, campaign, systems, &planets));
    }
    if let No::ChoosePlanets {
        planets: all,
        count,
        named,
    } = no
        && named < count
    {
        let chosen = (system.as_deref(), &planets[..]);
        return Some(planet_menu(text, campaign, (all, count - named), chosen));
    }
    None
}

fn system_menu(
    text: &Text,
    campaign: CampaignId,
    systems: &[String],
    planets: &[String],
) -> Answer {
    let marks: Vec<u64> = planets.iter().map(|planet| mark(planet)).collect();
    let code = |menu: u8| {
        let numbers = [&[u64::from(menu)], &marks[..]].concat();
        let code = GameCode::new(SYSTEM, &numbers);
        Button::Game { campaign, code }
    };
    let title = fl!(text, "play-system-menu");
    let words = fl!(text, "play-system");
    Answer::from(words).with_menus(code, &title, lines(systems), 1..=1)
}

fn planet_menu(
    text: &Text,
    campaign: CampaignId,
    (all, left): (&[String], usize),
    (system, named): (Option<&str>, &[String]),
) -> Answer {
    let marks: Vec<u64> = named.iter().map(|planet| mark(planet)).collect();
    let in_system = system.map_or(0, mark);
    let code = |menu: u8| {
        let numbers = [&[u64::from(menu), in_system], &marks[..]].concat();
        let code = GameCode::new(PLANETS, &numbers);
        Button::Game { campaign, code }
    };
    let others = all.iter().filter(|planet| !marks.contains(&mark(planet)));
    let others: Vec<String> = others.cloned().collect();
    let title = fl!(text, "play-planets-menu", count = left);
    let words = match system {
        Some(system) => {
            let system = harmless::name(system);
            fl!(text, "play-planets-in", system = system, count = left)
        }
        None => fl!(text, "play-planets", count = left),
    };
    Answer::from(words).with_menus(code, &title, lines(&others), left..=left)
}

fn lines(names: &[String]) -> Vec<Line> {
    let line = |name: &String| (harmless::label(name, 100), name.clone());
    names.iter().map(line).collect()
}

/// Returns a number by which a name is found again, on buttons of whatever age.
fn mark(name: &str) -> u64 {
    // FNV-1a. No name has the mark 0, which stands for none.
    let step = |mark: u64, byte: u8| (mark ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    name.bytes().fold(0xcbf2_9ce4_8422_2325, step).max(1)
}

/// Does what a button or menu says.
///
/// # Errors
/// Explains a refusal, and that there is no such button.
pub async fn pressed(
    handler: &Handler,
    asker: &Asker,
    campaign: CampaignId,
    code: &GameCode,
    chosen: &[&str],
) -> Result<Answer, Problem> {
    let played = handler.look(asker, campaign).await?;
    let state = played.playing::<State>()?;
    match (code.kind(), code.numbers()) {
        (READY, [play, count @ 1..=2]) => {
            let by = handler.acting(asker, campaign);
            ready(asker, &played, state, by, (*play, *count))
        }
        (PASS, [play]) => {
            let by = handler.acting(asker, campaign);
            pass(asker, &played, state, by, *play)
        }
        (SYSTEM, [_, named @ ..]) => {
            let system = chosen.first().ok_or(Problem::Unknown)?;
            let planets = planets(asker, state, named)?;
            let chosen = (Some((*system).to_owned()), planets);
            play(handler, asker, campaign, chosen).await
        }
        (PLANETS, [_, system, named @ ..]) => {
            let mut planets = planets(asker, state, named)?;
            planets.extend(chosen.iter().map(|one| (*one).to_owned()));
            let system = match system {
                0 => None,
                system => Some(system_of(asker, state, *system)?),
            };
            play(handler, asker, campaign, (system, planets)).await
        }
        _ => Err(Problem::Unknown),
    }
}

fn planets(asker: &Asker, state: &State, marks: &[u64]) -> Result<Vec<String>, Problem> {
    let planet = |wanted: &u64| {
        let found = state.planets().find(|(_, one)| mark(&one.name) == *wanted);
        found.map(|(_, one)| one.name.clone())
    };
    let planets: Option<Vec<String>> = marks.iter().map(planet).collect();
    planets.ok_or_else(|| fl!(asker.text, "galaxy-changed").into())
}

fn system_of(asker: &Asker, state: &State, wanted: u64) -> Result<String, Problem> {
    let mut places = state.board.places.iter();
    let found = places.find(|place| mark(&place.name) == wanted);
    found
        .map(|place| place.name.clone())
        .ok_or_else(|| fl!(asker.text, "galaxy-changed").into())
}

/// Lets a player who is asked choose so many planets, in private; another is told why they cannot.
fn ready(
    asker: &Asker,
    campaign: &Campaign,
    state: &State,
    by: PlayerId,
    (play, count): (u64, u64),
) -> Result<Answer, Problem> {
    let text = &asker.text;
    let offer = asked(asker, campaign, state, by, play)?;
    // What the answer would be refused for is said before there is anything to choose.
    if let Some(why) = hindrance(campaign.roster(), state, by) {
        return Err(Refusal::from(No::CannotUse { why }).into());
    }
    let planets = state.exhausted(by);
    let count = usize::try_from(count).unwrap_or(1).min(planets.len());
    let lines = planets
        .iter()
        .map(|planet| (harmless::label(planet, 100), format!("={planet}")));
    let left = state.sheet(by).strategy.to_string();
    let id = offer.to_string();
    let words = fl!(
        text,
        "ready-planets",
        count = count,
        left = left,
        offer = id
    );
    let campaign = campaign.id;
    let button = |menu| Button::Pick {
        campaign,
        offer,
        menu,
    };
    let title = fl!(text, "play-planets-menu", count = count);
    Ok(Answer::from(words).with_menus(button, &title, lines.collect(), count..=count))
}

/// Asks a player who is asked whether they pass, in private.
fn pass(
    asker: &Asker,
    campaign: &Campaign,
    state: &State,
    by: PlayerId,
    play: u64,
) -> Result<Answer, Problem> {
    let offer = asked(asker, campaign, state, by, play)?;
    let refuse = Button::Refuse {
        campaign: campaign.id,
        offer,
    };
    let label = fl!(asker.text, "button-pass");
    Ok(Answer::from(fl!(asker.text, "pass-sure")).with_button(&refuse, label, ButtonStyle::Danger))
}

/// Returns the question that a player is asked in the row of a play.
///
/// # Errors
/// Says why there is none.
fn asked(
    asker: &Asker,
    campaign: &Campaign,
    state: &State,
    by: PlayerId,
    play: u64,
) -> Result<OfferId, Problem> {
    let text = &asker.text;
    campaign.roster().must_play(by).map_err(Refusal::from)?;
    if let Phase::Paused { since } = campaign.phase {
        return Err(Refusal::from(table::Refusal::Paused { since }).into());
    }
    let row = row::now(campaign, state).filter(|row| u64::from(row.play) == play);
    let Some(row) = row else {
        let play = play.to_string();
        return Err(fl!(text, "row-gone", play = play).into());
    };
    if row.by == by {
        return Err(fl!(text, "row-yours").into());
    }
    let stand = row.seats.into_iter().find(|(player, _)| *player == by);
    Err(match stand.map(|(_, stand)| stand) {
        Some(Stand::Open { offer }) => return Ok(offer),
        Some(Stand::NotAsked { why: Some(why) }) => {
            let why = words::hindrance(text, why);
            fl!(text, "row-you-not-asked", why = why)
        }
        Some(Stand::NotAsked { why: None }) => fl!(text, "row-you-later"),
        Some(Stand::Answered { planets }) => {
            fl!(text, "row-you-answered", planets = words::names(&planets))
        }
        Some(Stand::Applied { planets }) => {
            fl!(text, "row-you-applied", planets = words::names(&planets))
        }
        Some(Stand::Passed { silent: false }) => fl!(text, "row-you-passed"),
        Some(Stand::Passed { silent: true }) => fl!(text, "row-you-silent"),
        Some(Stand::CouldNot { why }) => {
            let why = words::hindrance(text, why);
            fl!(text, "row-you-could-not", why = why)
        }
        None => fl!(text, "row-you-came-later"),
    }
    .into())
}
