//! `/influence place`, asked for by menus: areas and how many in each, and how the further ones are paid.

use super::{mark, marked, of_game, words};
use crate::discord::answer::Answer;
use crate::discord::asker::Asker;
use crate::discord::buttons::{Button, GameCode};
use crate::discord::face::{LeftOpen, Line};
use crate::discord::handler::Handler;
use crate::discord::problem::Problem;
use crate::discord::render::harmless;
use crate::rules::games::realms::{
    Command as Act, MOST_A_TURN, MOST_INFLUENCE, Reachable, Refusal as No, State, influence_price,
};
use crate::rules::ids::{CampaignId, PlayerId};
use crate::rules::time::Time;
use crate::rules::{Campaign, Command, Order, check};
use crate::text::{Text, fl};
use poise::serenity_prelude::ButtonStyle;

/// The kinds of the menu of areas, and of the buttons that say how influence is paid. Those carry how many are paid in ducats and, for each area, its
/// mark and how many.
pub const AREAS: &str = "influence";
pub const PAID: &str = "paid";

/// So many areas find room on a button.
const MOST_AREAS: usize = 7;

/// What is placed: so much in each area.
type Shares = Vec<(String, u32)>;

/// Places influence. Without an area it asks for some by a menu.
///
/// # Errors
/// Explains a refusal.
pub async fn place(
    handler: &Handler,
    asker: &Asker,
    campaign: CampaignId,
    (areas, ducats): (Shares, Option<u32>),
) -> Result<Answer, Problem> {
    let act = Act::Influence {
        areas,
        in_ducats: ducats.unwrap_or(0),
    };
    let done = handler.order(asker, campaign, Command::from(act)).await;
    let refusal = match done {
        Err(Problem::Refused(refusal)) => refusal,
        done => return done,
    };
    if let Some(No::ChooseAreas { areas }) = of_game(&refusal)
        && !areas.is_empty()
    {
        return Ok(area_menu(&asker.text, campaign, areas, ducats));
    }
    Err(Problem::Refused(refusal))
}

/// Returns the menu of the areas in reach: a line for each number that can be placed there.
fn area_menu(
    text: &Text,
    campaign: CampaignId,
    areas: &[Reachable],
    ducats: Option<u32>,
) -> Answer {
    let ducats: Vec<u64> = ducats.into_iter().map(u64::from).collect();
    let code = |menu: u8| {
        let numbers = [&[u64::from(menu)], &ducats[..]].concat();
        let code = GameCode::new(AREAS, &numbers);
        Button::Game { campaign, code }
    };
    let line = |one: &Reachable, count: u32| {
        let label = fl!(
            text,
            "influence-line",
            area = harmless::label(&one.area, 40),
            count = count,
            there = one.there.to_string(),
            most = MOST_INFLUENCE.to_string()
        );
        (label, format!("{count}={}", one.area))
    };
    let counts = |one: &Reachable| 1..=one.most.min(MOST_A_TURN);
    let lines = areas
        .iter()
        .flat_map(|one| counts(one).map(move |count| line(one, count)));
    let lines: Vec<Line> = lines.collect();
    let title = fl!(text, "influence-menu");
    let most = MOST_AREAS.min(areas.len());
    let words = fl!(text, "influence-which", most = most);
    let open = LeftOpen {
        words: String::new(),
        title,
        lines,
        chosen: Vec::new(),
        count: 1..=most,
    };
    Answer::from(words).with_menus(code, &open)
}

/// Takes what was chosen of the menu, and asks how it is paid where there is a choice.
///
/// # Errors
/// Explains a refusal, and that there is no such line.
pub async fn chosen(
    handler: &Handler,
    asker: &Asker,
    campaign: CampaignId,
    chosen: &[&str],
    ducats: Option<u64>,
) -> Result<Answer, Problem> {
    let read = |line: &&str| -> Option<(String, u32)> {
        let (count, area) = line.split_once('=')?;
        Some((area.to_owned(), count.parse().ok()?))
    };
    let areas: Option<Shares> = chosen.iter().map(read).collect();
    let areas = areas.filter(|areas| (1..=MOST_AREAS).contains(&areas.len()));
    let areas = areas.ok_or(Problem::Unknown)?;
    let played = handler.look(asker, campaign).await?;
    let by = handler.acting(asker, campaign);
    let now = handler.referee.clock().now();
    let ways = match ducats {
        None => ways(&played, by, &areas, now),
        Some(_) => Vec::new(),
    };
    if ways.len() > 1 {
        return Ok(payments(&asker.text, campaign, &areas, &ways));
    }
    // One way only, or none: then the rules say why.
    let named = ducats.and_then(|ducats| u32::try_from(ducats).ok());
    let in_ducats = named.or_else(|| ways.first().copied());
    place(handler, asker, campaign, (areas, in_ducats)).await
}

/// Returns how many of these the player could pay in ducats: each number that the rules would let pass.
fn ways(campaign: &Campaign, by: PlayerId, areas: &Shares, now: Time) -> Vec<u32> {
    let pays = |in_ducats: &u32| {
        let act = Act::Influence {
            areas: areas.clone(),
            in_ducats: *in_ducats,
        };
        let order = Order {
            by,
            moderator: false,
            on_behalf: None,
            command: Command::from(act),
            confirmed: None,
        };
        check(campaign, &order, now).is_ok()
    };
    (0..count(areas)).filter(pays).collect()
}

fn count(areas: &Shares) -> u32 {
    let counts = areas.iter().map(|(_, count)| *count);
    counts.fold(0, u32::saturating_add)
}

/// Asks how the further ones are paid: a button for each way.
fn payments(text: &Text, campaign: CampaignId, areas: &Shares, ways: &[u32]) -> Answer {
    let share = |(area, count): &(String, u32)| mark(area) * 10 + u64::from(*count);
    let shares: Vec<u64> = areas.iter().map(share).collect();
    let words = fl!(
        text,
        "influence-how-paid",
        areas = words::shares(text, areas)
    );
    let button = |answer: Answer, ducats: &u32| {
        let numbers = [&[u64::from(*ducats)], &shares[..]].concat();
        let code = GameCode::new(PAID, &numbers);
        let label = words::price(text, influence_price(count(areas), *ducats));
        let button = Button::Game { campaign, code };
        answer.with_button(&button, label, ButtonStyle::Primary)
    };
    ways.iter().fold(Answer::from(words), button)
}

/// Places what was chosen, paid as was chosen.
///
/// # Errors
/// Explains a refusal, and that the map has changed.
pub async fn paid(
    handler: &Handler,
    asker: &Asker,
    (played, state): (&Campaign, &State),
    ducats: u64,
    areas: &[u64],
) -> Result<Answer, Problem> {
    let share = |number: &u64| -> Result<(String, u32), Problem> {
        let names = state.board.areas().map(|place| &place.name);
        let count = u32::try_from(number % 10).map_err(|_| Problem::Unknown)?;
        Ok((marked(asker, names, number / 10)?, count))
    };
    let areas: Result<Shares, Problem> = areas.iter().map(share).collect();
    let ducats = u32::try_from(ducats).map_err(|_| Problem::Unknown)?;
    place(handler, asker, played.id, (areas?, Some(ducats))).await
}
