//! The wizards of every table: pending offers, what else the player may do now, and joining.

use super::begin;
use crate::discord::buttons::Button;
use crate::discord::commands;
use crate::discord::game_ui::{Placement, Step, WizardContext};
use crate::discord::games;
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::panel;
use crate::discord::problem::Problem;
use crate::discord::reply::Answer;
use crate::rules::ids::{CampaignId, OfferId};
use crate::rules::{Campaign, Command, Moderation, NAME_LIMIT, Phase, TakingBack};
use crate::text::{Said, Text, Typed, say};
use poise::serenity_prelude::ButtonStyle;

pub const JOIN: &str = "join";
pub const OFFERS: &str = "offers";
pub const ACCEPT: &str = "accept";
pub const REFUSE: &str = "refuse";
pub const WITHDRAW: &str = "withdraw";
pub const MORE: &str = "more";
const LEADERBOARD: &str = "leaderboard";
const BOARD: &str = "board";
const HISTORY: &str = "history";
const TAKE_BACK: &str = "take-back";
const LEAVE: &str = "leave";
const EXAMPLE: &str = "example";
const PAUSE: &str = "pause";
const RESUME: &str = "resume";
const END: &str = "end-campaign";

/// The names of all these wizards. Games must not use them.
pub const NAMES: [&str; 15] = [
    JOIN,
    OFFERS,
    ACCEPT,
    REFUSE,
    WITHDRAW,
    MORE,
    LEADERBOARD,
    BOARD,
    HISTORY,
    TAKE_BACK,
    LEAVE,
    EXAMPLE,
    PAUSE,
    RESUME,
    END,
];

/// Returns the buttons of the table's panel in rows: first the game's, then the table's.
pub fn on_the_panel(text: &Text, campaign: &Campaign) -> Vec<Vec<(Button, Said, ButtonStyle)>> {
    if let Phase::Ended { .. } = campaign.phase {
        return Vec::new();
    }
    let button = |name: &str, label: Said, style| (begin(campaign.id, name), label, style);
    let own = games::wizards(text, campaign.game.ruleset()).into_iter();
    let own = own.filter(|(_, _, stands)| *stands == Placement::OnThePanel);
    let own: Vec<_> = own.map(|(name, label, _)| button(name, label, ButtonStyle::Primary)).collect();
    let tables = [
        (OFFERS, say!(text, "guide-offers"), ButtonStyle::Secondary),
        (MORE, say!(text, "guide-more"), ButtonStyle::Secondary),
        (JOIN, say!(text, "guide-join"), ButtonStyle::Success),
    ];
    let mut tables = tables.map(|(name, label, style)| button(name, label, style)).to_vec();
    // The rules are not on the panel; players find them through help.
    let help = Button::Help { topic: None };
    tables.push((help, say!(text, "guide-help"), ButtonStyle::Secondary));
    // Make the rows as even as possible, because a phone shows only a few buttons side by side.
    let rows = own.len().div_ceil(4).max(1);
    let mut all: Vec<Vec<_>> = own.chunks(own.len().div_ceil(rows).max(1)).map(<[_]>::to_vec).collect();
    all.push(tables);
    all
}

/// Runs one of the table's wizards, or returns `None` for any other name.
pub async fn go(
    handler: &Handler,
    invoker: &Invoker,
    context: &WizardContext<'_, ()>,
    wizard: &str,
    answers: &[String],
) -> Option<Result<Answer, Problem>> {
    let campaign = context.campaign;
    if is_answer(wizard) {
        return Some(answered(handler, invoker, wizard, answers).await);
    }
    let command = match wizard {
        JOIN => Command::Join,
        LEAVE => Command::Leave,
        PAUSE => Command::Moderate(Moderation::Pause),
        RESUME => Command::Moderate(Moderation::Resume),
        END => Command::Moderate(Moderation::End),
        OFFERS => {
            return Some(commands::pending_offers(handler, invoker, campaign.id, true).await);
        }
        MORE => return Some(Ok(more(context))),
        LEADERBOARD => return Some(panel::leaderboard(handler, invoker, campaign, None).await),
        BOARD => return Some(commands::board::shown(handler, invoker, campaign).await),
        HISTORY => return Some(history(handler, invoker, campaign).await),
        EXAMPLE => return Some(example(handler, invoker, campaign).await),
        TAKE_BACK => {
            let wish = TakingBack::Ask { confirmed: None };
            return Some(handler.take_back(invoker, campaign.id, wish).await);
        }
        _ => return None,
    };
    Some(handler.order(invoker, campaign.id, command).await)
}

/// Returns whether a wizard answers an offer. Its answers name the campaign and the offer.
pub fn is_answer(wizard: &str) -> bool {
    [ACCEPT, REFUSE, WITHDRAW].contains(&wizard)
}

/// Accepts, refuses or withdraws the chosen offer, which may belong to another campaign than the button.
async fn answered(handler: &Handler, invoker: &Invoker, wizard: &str, answers: &[String]) -> Result<Answer, Problem> {
    let [chosen] = answers else {
        return Err(Problem::Unknown);
    };
    let (campaign, offer) = chosen.split_once(':').ok_or(Problem::Unknown)?;
    let campaign = CampaignId(campaign.parse().map_err(|_| Problem::Unknown)?);
    let offer = OfferId(offer.parse().map_err(|_| Problem::Unknown)?);
    handler.reached(invoker, campaign).await?;
    // A sealed answer does not end an absence.
    handler.welcome_back(invoker, campaign, Some(offer)).await;
    let command = match wizard {
        ACCEPT => Command::Accept { offer, picks: Vec::new() },
        REFUSE => Command::Refuse { offer },
        _ => Command::Withdraw { offer },
    };
    handler.order(invoker, campaign, command).await
}

/// Shows what the invoker may do now, with a button for each.
fn more(context: &WizardContext<'_, ()>) -> Answer {
    let (text, campaign) = (context.text, context.campaign);
    let name = Typed(&campaign.name, NAME_LIMIT);
    let own = games::wizards(text, campaign.game.ruleset()).into_iter();
    let own = own.filter(|(name, _, stands)| {
        let elsewhere = *stands == Placement::Elsewhere;
        !elsewhere && may_begin(context, name)
    });
    let mut answer = Answer::from(say!(text, "guide-more-words", name));
    for (name, label, _) in own {
        let button = begin(campaign.id, name);
        answer = answer.with_button(&button, label, ButtonStyle::Primary);
    }
    for (name, label) in of_the_table(context) {
        let button = begin(campaign.id, name);
        answer = answer.with_button(&button, label, ButtonStyle::Secondary);
    }
    answer
}

fn may_begin(context: &WizardContext<'_, ()>, wizard: &str) -> bool {
    match games::guided(context, wizard, &[]) {
        Some(Ok(Step::Order(command))) => context.may(&command),
        Some(Ok(Step::Choices(lines))) => !lines.lines.is_empty(),
        Some(Ok(Step::Person { .. } | Step::Form(_) | Step::Shows(_))) => true,
        Some(Err(_)) | None => false,
    }
}

/// Returns the table's wizards that the invoker may use now.
fn of_the_table(context: &WizardContext<'_, ()>) -> Vec<(&'static str, Said)> {
    let (text, campaign) = (context.text, context.campaign);
    let moderates = context.moderates && !matches!(campaign.phase, Phase::Ended { .. });
    let board = games::board(campaign);
    let all = [
        (true, OFFERS, say!(text, "guide-offers")),
        (true, LEADERBOARD, say!(text, "guide-leaderboard")),
        (board.is_ok(), BOARD, say!(text, "guide-board")),
        (true, HISTORY, say!(text, "guide-history")),
        (context.may(&Command::Join), JOIN, say!(text, "guide-join")),
        (campaign.is_active(context.side.player), TAKE_BACK, say!(text, "guide-take-back")),
        (context.may(&Command::Leave), LEAVE, say!(text, "guide-leave")),
        (moderates && board.is_ok(), EXAMPLE, say!(text, "guide-example")),
        (moderates && campaign.phase == Phase::Running, PAUSE, say!(text, "guide-pause")),
        (moderates && matches!(campaign.phase, Phase::Paused { .. }), RESUME, say!(text, "guide-resume")),
        (moderates, END, say!(text, "guide-end")),
    ];
    let all = all.into_iter().filter(|(may, ..)| *may);
    all.map(|(_, name, label)| (name, label)).collect()
}

async fn history(handler: &Handler, invoker: &Invoker, campaign: &Campaign) -> Result<Answer, Problem> {
    let campaign = handler.load_view(invoker, campaign.id).await?;
    commands::history_page(handler, invoker, &campaign, None, None).await
}

/// Loads the example board for the current number of players, or for the next larger table.
async fn example(handler: &Handler, invoker: &Invoker, campaign: &Campaign) -> Result<Answer, Problem> {
    let board = games::board(campaign)?;
    let players = campaign.active_players().count();
    let sizes = board.examples.iter().copied();
    let fitting = sizes.clone().filter(|size| *size >= players).min();
    let size = fitting.or(sizes.max()).unwrap_or_default();
    let correction = (board.example)(size).ok_or_else(|| Problem::Failed("an example board cannot be read".into()))?;
    let reason = None;
    let command = Command::Moderate(Moderation::Correct { correction, reason });
    handler.order(invoker, campaign.id, command).await
}
