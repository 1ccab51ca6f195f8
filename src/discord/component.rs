use super::buttons::Button;
use super::commands;
use super::game_ui::Press;
use super::handler::Handler;
use super::invoker::Invoker;
use super::problem::Problem;
use super::reply::{Answer, Place};
use super::{games, wizard};
use crate::rules::ids::{CampaignId, PlayerId};
use crate::rules::{Command, TakingBack};
use crate::text::say;
use poise::serenity_prelude as serenity;
use serenity::{
    ActionRowComponent, ComponentInteraction, ComponentInteractionDataKind, Message, MessageFlags,
    MessageInteractionMetadata, ModalInteraction, UserId,
};

/// Answers a press. Its code is checked as if it had been typed.
pub async fn press(handler: &Handler, context: &serenity::Context, press: &ComponentInteraction) {
    let invoker = handler.receive(context, press);
    let button = press.data.custom_id.parse::<Button>();
    // The answer replaces a private message of ours. On any other message such a button is forged, and the message must
    // not change.
    let replaces = button.as_ref().is_ok_and(|button| replaces(button, press));
    let own = is_own(&press.message, press.user.id, context.cache.current_user().id);
    // On a private message, a refusal ends the message's question, and a wizard's next question replaces it. The
    // founder's next steps stay, because each is taken by itself.
    let in_menu = !matches!(press.data.kind, ComponentInteractionDataKind::Button);
    let ends = button.as_ref().is_ok_and(|button| match button {
        Button::Go { wizard, answers, .. } => in_menu || !answers.is_empty() || !wizard::is_next_step(wizard),
        button => matches!(
            button,
            Button::Help { .. } | Button::Found { .. } | Button::FoundLike { .. } | Button::Refuse { .. }
        ),
    });
    let place = match (replaces || ends) && own && !invoker.is_bot {
        true if is_choice(button.as_ref().ok(), press) => Place::InsteadIfDone,
        true => Place::Instead,
        false => Place::New,
    };
    let work = async {
        match button {
            Ok(button) if own || !replaces => obey(handler, &invoker, button, &chosen(press)).await,
            Ok(_) | Err(_) => Err(say!(invoker.text, "button-unknown").into()),
        }
    };
    handler.serve(&context.http, &invoker, place, work).await;
}

/// Answers a submitted form. Its code is a wizard's, and its fields are further answers.
pub async fn submitted(handler: &Handler, context: &serenity::Context, form: &ModalInteraction) {
    let invoker = handler.receive(context, form);
    let me = context.cache.current_user().id;
    let opened_on = form.message.as_deref();
    let own = opened_on.is_some_and(|message| is_own(message, form.user.id, me));
    let place = match own && !invoker.is_bot {
        true => Place::Instead,
        false => Place::New,
    };
    let work = async {
        let written = fields(form).ok_or(Problem::Unknown)?;
        match form.data.custom_id.parse() {
            Ok(Button::Go { campaign, wizard, answers, .. }) => {
                handler.reached(&invoker, campaign).await?;
                handler.welcome_back(&invoker, campaign, None).await;
                wizard::filled_in(handler, &invoker, campaign, (&wizard, answers), written).await
            }
            Ok(Button::Found { ruleset: Some(ruleset), template }) => {
                commands::founding::filled_in(handler, &invoker, (&ruleset, template), written).await
            }
            Ok(_) | Err(_) => Err(say!(invoker.text, "button-unknown").into()),
        }
    };
    handler.serve(&context.http, &invoker, place, work).await;
}

/// Returns the fields of a form in order, including empty ones. A form with a missing or repeated field is forged, and
/// its input would answer the wrong question.
fn fields(form: &ModalInteraction) -> Option<Vec<String>> {
    let rows = form.data.components.iter();
    let written = rows.flat_map(|row| &row.components).filter_map(|part| {
        let ActionRowComponent::InputText(input) = part else {
            return None;
        };
        let number: usize = input.custom_id.parse().ok()?;
        Some((number, input.value.clone().unwrap_or_default()))
    });
    let mut fields: Vec<(usize, String)> = written.collect();
    fields.sort_by_key(|(number, _)| *number);
    let is_whole = (0..).zip(&fields).all(|(nth, (number, _))| nth == *number);
    is_whole.then(|| fields.into_iter().map(|(_, written)| written).collect())
}

/// Returns whether the press chooses among lines. Those stay if the choice is refused, so that another can be made.
fn is_choice(button: Option<&Button>, press: &ComponentInteraction) -> bool {
    let in_menu = !matches!(press.data.kind, ComponentInteractionDataKind::Button);
    in_menu || matches!(button, Some(Button::Go { answers, .. }) if !answers.is_empty())
}

/// Returns whether the answer replaces the button's message. A menu is finished once something is chosen.
fn replaces(button: &Button, press: &ComponentInteraction) -> bool {
    match button {
        Button::Confirm { .. }
        | Button::Cancel { .. }
        | Button::Pick { .. }
        | Button::Choose { .. }
        | Button::Fill { .. }
        | Button::Preview { .. }
        | Button::History { .. }
        | Button::Log { .. }
        | Button::Erase { .. }
        | Button::Import { .. } => true,
        Button::Game { .. } => !matches!(press.data.kind, ComponentInteractionDataKind::Button),
        Button::Accept { .. }
        | Button::Refuse { .. }
        | Button::Go { .. }
        | Button::Admit { .. }
        | Button::Seat { .. }
        | Button::Found { .. }
        | Button::FoundLike { .. }
        | Button::Help { .. }
        | Button::TakeBack { .. } => false,
    }
}

/// Returns whether a message is a private answer of ours to the person who pressed.
fn is_own(message: &Message, presser: UserId, me: UserId) -> bool {
    let private = message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    let asked_by = match message.interaction_metadata.as_deref() {
        Some(MessageInteractionMetadata::Command(asked)) => Some(asked.user.id),
        Some(MessageInteractionMetadata::Component(asked)) => Some(asked.user.id),
        _ => None,
    };
    // Discord does not always say which interaction a private message answers, but it shows the message to nobody else.
    private && message.author.id == me && asked_by.is_none_or(|user| user == presser)
}

fn chosen(press: &ComponentInteraction) -> Vec<&str> {
    match &press.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.iter().map(String::as_str).collect(),
        _ => Vec::new(),
    }
}

/// Refuses if the person must not name the button's campaign. Ends an absence that lasts until the next act.
async fn arrive(handler: &Handler, invoker: &Invoker, button: &Button) -> Result<(), Problem> {
    let Some(campaign) = button.campaign() else {
        return Ok(());
    };
    handler.reached(invoker, campaign).await?;
    // In a menu of offers, the offer is known only once it is chosen.
    if !matches!(button, Button::Go { wizard, .. } if wizard::is_answer(wizard)) {
        handler.welcome_back(invoker, campaign, button.answers()).await;
    }
    Ok(())
}

async fn obey(handler: &Handler, invoker: &Invoker, button: Button, chosen: &[&str]) -> Result<Answer, Problem> {
    arrive(handler, invoker, &button).await?;
    match button {
        Button::Accept { campaign, offer } => handler.accept(invoker, campaign, offer).await,
        Button::Pick { campaign, offer, .. } => handler.accept_picked(invoker, campaign, offer, chosen).await,
        Button::Choose { campaign, offer, code } => {
            let picked = [&*code];
            handler.accept_picked(invoker, campaign, offer, &picked).await
        }
        Button::Game { campaign, code } => {
            games::pressed(Press { handler, invoker, campaign, code: &code, chosen }).await
        }
        Button::Go { campaign, wizard, answers, menu } => {
            let going = (&*wizard, answers);
            wizard::chosen(handler, invoker, campaign, going, (menu, chosen)).await
        }
        Button::Admit { campaign, player } => handler.admit(invoker, campaign, player).await,
        Button::Seat { campaign, seat, player, gives } => {
            commands::claim::answer(handler, invoker, campaign, (seat, player, gives)).await
        }
        Button::Log { campaign, before, filter } => {
            let campaign = handler.load_view(invoker, campaign).await?;
            commands::log_page(handler, invoker, &campaign, filter, Some(before)).await
        }
        Button::Refuse { campaign, offer } => {
            let command = Command::Refuse { offer };
            handler.order(invoker, campaign, command).await
        }
        Button::TakeBack { campaign, asked_at, agrees } => {
            let answer = TakingBack::Answer { asked_at, agrees };
            handler.take_back(invoker, campaign, answer).await
        }
        Button::Found { ruleset: None, .. } => {
            commands::founding::begin(handler, invoker, chosen.first().copied()).await
        }
        Button::Found { ruleset: Some(ruleset), template } => {
            commands::founding::form(handler, invoker, &ruleset, template).await
        }
        Button::FoundLike { ruleset } => {
            commands::founding::like(handler, invoker, &ruleset, chosen.first().copied()).await
        }
        Button::Help { topic } => {
            commands::help::page(handler, invoker, named_or_chosen(topic.as_deref(), chosen)).await
        }
        Button::Erase { asked_at } => commands::privacy::erased(handler, invoker, asked_at).await,
        Button::Import { asked } => commands::import::confirmed(handler, invoker, asked).await,
        Button::Preview { draft, page } => handler.preview(invoker, draft, page).await,
        Button::Fill { draft, menu } => handler.fill(invoker, draft, menu, chosen).await,
        Button::Confirm { draft } => handler.confirm(invoker, draft).await,
        Button::Cancel { draft } => handler.cancel(invoker, draft).await,
        Button::History { campaign, player, before } => earlier(handler, invoker, campaign, (player, before)).await,
    }
}

async fn earlier(
    handler: &Handler,
    invoker: &Invoker,
    campaign: CampaignId,
    (player, before): (Option<PlayerId>, i64),
) -> Result<Answer, Problem> {
    let campaign = handler.load_view(invoker, campaign).await?;
    commands::history_page(handler, invoker, &campaign, player, Some(before)).await
}

/// Returns the value in the button's code, or else the one chosen in the menu.
fn named_or_chosen<'a>(named: Option<&'a str>, chosen: &[&'a str]) -> Option<&'a str> {
    named.or(chosen.first().copied())
}
