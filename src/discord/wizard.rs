//! Runs a wizard: asks for what is missing, and gives the order once it is complete. It makes no decisions: its orders
//! take the same path as typed commands.

mod table;

use super::buttons::Button;
use super::controls::MOST_CHOICES;
use super::game_ui::{Choice, Choices, LeftOpen, Step, WizardContext};
use super::games;
use super::handler::Handler;
use super::invoker::Invoker;
use super::problem::Problem;
use super::render::{self, Names};
use super::reply::{Answer, BUTTONS_IN_ROW};
use crate::rules::ids::{CampaignId, OfferId, PlayerId};
use crate::rules::{Campaign, Offer, Refusal, table as rules_table};
use crate::text::{Label, Said, Text, Typed, say};
use poise::serenity_prelude::ButtonStyle;

/// How many menus a page has. The row below them turns pages.
const MENUS: u8 = 4;
/// How many lines fit into one message without pages.
const MOST_LINES: usize = 5 * MOST_CHOICES;

/// The most characters shown of a line that was chosen automatically.
const LEAD: usize = 100;

pub use table::{
    ACCEPT, JOIN, MORE, OFFERS, REFUSE, SETTINGS, TEMPLATE, WITHDRAW, after_founding, is_answer, is_next_step, names,
    on_the_panel,
};

/// Continues a wizard with the answers so far and the new choice.
pub async fn chosen(
    handler: &Handler,
    invoker: &Invoker,
    campaign: CampaignId,
    (wizard, mut answers): (&str, Vec<String>),
    (menu, chosen): (u8, &[&str]),
) -> Result<Answer, Problem> {
    answers.extend(chosen.iter().map(|code| (*code).to_owned()));
    // A button that turns pages carries the number of the page's first menu, and chooses nothing.
    let page = if chosen.is_empty() { menu / MENUS } else { 0 };
    go(handler, invoker, campaign, (wizard, page), answers).await
}

/// Continues a wizard with the answers so far. If a question has more lines than a message holds, shows only this page.
pub async fn go(
    handler: &Handler,
    invoker: &Invoker,
    campaign: CampaignId,
    (wizard, page): (&str, u8),
    answers: Vec<String>,
) -> Result<Answer, Problem> {
    match goes(handler, invoker, campaign, (wizard, page), answers).await {
        Err(Problem::Refused(refusal)) if is_outside(invoker, &refusal) => {
            let join = begin(campaign, table::JOIN);
            let label = say!(invoker.text, "guide-join");
            let why = Problem::Refused(refusal).explain(invoker);
            Ok(why.with_button(&join, label, ButtonStyle::Success))
        }
        Err(Problem::Refused(refusal)) if matches!(*refusal, Refusal::Table(rules_table::Refusal::AlreadyPlays)) => {
            let why = Problem::Refused(refusal).explain(invoker);
            Ok(after_joining(invoker, campaign, why))
        }
        done => done,
    }
}

/// Continues a wizard after its form was filled in. Refused input can be edited and sent again.
pub async fn filled_in(
    handler: &Handler,
    invoker: &Invoker,
    campaign: CampaignId,
    (wizard, answers): (&str, Vec<String>),
    written: Vec<String>,
) -> Result<Answer, Problem> {
    let all = [answers.clone(), written].concat();
    match go(handler, invoker, campaign, (wizard, 0), all).await {
        Err(problem @ (Problem::Refused(_) | Problem::Told(_))) => {
            let again = Button::go(campaign, wizard, answers);
            let label = say!(invoker.text, "button-again");
            let why = problem.explain(invoker);
            Ok(why.with_button(&again, label, ButtonStyle::Primary))
        }
        // A required field is missing, which no client allows.
        Ok(answer) if answer.is_form() => Err(Problem::Unknown),
        done => done,
    }
}

/// Returns whether the refusal is because the invoker does not play.
fn is_outside(invoker: &Invoker, refusal: &Refusal) -> bool {
    use rules_table::Refusal::{HasLeft, NotInCampaign};
    match refusal {
        Refusal::Table(NotInCampaign { player } | HasLeft { player }) => *player == invoker.player,
        _ => false,
    }
}

pub fn begin(campaign: CampaignId, wizard: &str) -> Button {
    Button::go(campaign, wizard, [])
}

/// Adds the next steps to the answer for a player who has just joined.
pub fn after_joining(invoker: &Invoker, campaign: CampaignId, answer: Answer) -> Answer {
    let now = begin(campaign, MORE);
    let label = say!(invoker.text, "help-what-now");
    answer.with_button(&now, label, ButtonStyle::Primary)
}

async fn goes(
    handler: &Handler,
    invoker: &Invoker,
    campaign: CampaignId,
    (wizard, page): (&str, u8),
    answers: Vec<String>,
) -> Result<Answer, Problem> {
    let seen = handler.load_view(invoker, campaign).await?;
    let names = handler.names(campaign).await?;
    let context = context(handler, invoker, &seen, &names);
    if let Some(done) = table::go(handler, invoker, &context, wizard, &answers).await {
        return done;
    }
    let Reached { answers, step, leads } = next(&context, wizard, answers)?;
    let code = |further: Option<String>, menu: u8| Button::Go {
        campaign,
        wizard: wizard.to_owned(),
        answers: answers.iter().cloned().chain(further).collect(),
        menu,
    };
    let fitting = |button: Button| match button.fits() {
        true => Ok(button),
        false => Err(Problem::from(say!(invoker.text, "guide-too-long"))),
    };
    let answer = match step {
        Step::Order(command) => return Ok(handler.order(invoker, campaign, *command).await?.led_by(leads)),
        Step::Shows(answer) => *answer,
        Step::Form(form) => return Ok(Answer::form(invoker, fitting(code(None, 0))?, form)),
        Step::Choices(lines) if lines.buttons => {
            let mut answer = Answer::from(lines.words).led_by(leads);
            for (label, chosen) in lines.lines {
                let button = fitting(code(Some(chosen), 0))?;
                answer = answer.with_button(&button, label, ButtonStyle::Primary);
            }
            answer
        }
        Step::Choices(lines) => {
            // No other menu of this question has a longer code.
            fitting(code(None, u8::MAX))?;
            let (open, page, pages) = page_of(open(lines), page);
            let first_menu_of = |page: u8| code(None, page * MENUS);
            let answer = Answer::from(open.words.clone()).led_by(leads);
            let mut answer = answer.with_menus(|menu| code(None, page * MENUS + menu), &open);
            if page > 0 {
                let label = say!(invoker.text, "guide-page-before");
                let before = first_menu_of(page - 1);
                answer = answer.with_button(&before, label, ButtonStyle::Secondary);
            }
            if page + 1 < pages {
                let label = say!(invoker.text, "guide-page-after");
                let after = first_menu_of(page + 1);
                answer = answer.with_button(&after, label, ButtonStyle::Secondary);
            }
            answer
        }
    };
    Ok(answer.on_behalf_of(invoker, context.side.player))
}

/// A wizard's next step, the answers that lead to it, and the lines among them that were chosen automatically.
struct Reached {
    answers: Vec<String>,
    step: Step,
    leads: Vec<Said>,
}

/// Returns a wizard's next step. A question with a single line answers itself if another question follows, which then
/// mentions that line. If an order would be carried out at once, the player still has to press.
fn next(context: &WizardContext<'_, ()>, wizard: &str, mut answers: Vec<String>) -> Result<Reached, Problem> {
    let mut step = games::guided(context, wizard, &answers).ok_or(Problem::Unknown)??;
    let mut leads = Vec::new();
    while let Some((label, code)) = only_line(&step) {
        let lead = Said::of(Typed(label, LEAD));
        let further: Vec<String> = answers.iter().cloned().chain([code.clone()]).collect();
        step = match games::guided(context, wizard, &further) {
            Some(Ok(step @ (Step::Choices(_) | Step::Form(_)))) => step,
            Some(Ok(Step::Order(command))) if context.asks_first(&command) => Step::Order(command),
            _ => break,
        };
        leads.push(lead);
        answers = further;
    }
    match &step {
        Step::Choices(lines) if lines.lines.is_empty() => Err(say!(context.text, "guide-nothing").into()),
        _ => Ok(Reached { answers, step, leads }),
    }
}

fn only_line(step: &Step) -> Option<&Choice> {
    match step {
        Step::Choices(Choices { lines, .. }) => match &lines[..] {
            [only] => Some(only),
            _ => None,
        },
        Step::Form(_) | Step::Order(_) | Step::Shows(_) => None,
    }
}

fn context<'a>(
    handler: &Handler,
    invoker: &'a Invoker,
    campaign: &'a Campaign,
    names: &'a Names,
) -> WizardContext<'a, ()> {
    WizardContext {
        text: &invoker.text,
        campaign,
        game: &(),
        names,
        side: handler.side(invoker, campaign.id),
        now: handler.referee.clock().now(),
        moderates: invoker.moderates(campaign),
    }
}

/// Returns the page's lines, its number from 0, and the number of pages. Lines that fit into one message have one page.
fn page_of(mut open: LeftOpen, page: u8) -> (LeftOpen, u8, u8) {
    if open.lines.len() <= MOST_LINES {
        return (open, 0, 1);
    }
    let per_page = usize::from(MENUS) * MOST_CHOICES;
    let pages = u8::try_from(open.lines.len().div_ceil(per_page)).unwrap_or(u8::MAX);
    let pages = pages.min(u8::MAX / MENUS);
    // A page that no longer exists stands for the last one.
    let page = page.min(pages - 1);
    let lines = open.lines.into_iter().skip(usize::from(page) * per_page);
    open.lines = lines.take(per_page).collect();
    (open, page, pages)
}

fn open(lines: Choices) -> LeftOpen {
    LeftOpen::menu(lines.words, lines.title, lines.lines)
}

pub fn withdraws(player: PlayerId, offer: &Offer) -> bool {
    offer.from == Some(player) && offer.terms.may_be_refused()
}

pub fn withdrawal(campaign: CampaignId, offer: OfferId) -> Button {
    Button::go(campaign, WITHDRAW, [format!("{campaign}:{offer}")])
}

/// Adds a button for each of these new offers that the player can withdraw, or none if those do not fit into one row.
pub fn after_offering<'a>(
    text: &Text,
    campaign: CampaignId,
    player: PlayerId,
    made: impl Iterator<Item = &'a Offer>,
    answer: Answer,
) -> Answer {
    let own: Vec<&Offer> = made.filter(|offer| withdraws(player, offer)).collect();
    if own.len() > BUTTONS_IN_ROW {
        return answer;
    }
    own.iter().fold(answer, |answer, offer| {
        let says = say!(text, "button-withdraw-offer");
        let says = match own.len() {
            1 => Label::of(says),
            _ => Label::of(render::numbered_label(text, says, offer.id)),
        };
        answer.with_button(&withdrawal(campaign, offer.id), says, ButtonStyle::Secondary)
    })
}
