//! The builder: one private message that shows a draft, with controls to change and send it. Its buttons carry the
//! draft's number, so they work after a restart.

use super::{ADD, COUNTER, DECLINE, DISCARD, DROP, NEW, OFFER, SEND, SHOW, SIGN, answer_to, answers};
use crate::discord::buttons::Button;
use crate::discord::commands::when;
use crate::discord::controls::MOST_CHOICES;
use crate::discord::game_ui::{
    Choice, ClauseField, Field, Form, RETURN, RETURN_ALONE, Stated, Unreadable, WizardContext,
};
use crate::discord::games;
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render;
use crate::discord::render::tell::{Reader, Side};
use crate::discord::reply::Answer;
use crate::rules::deal::{Clause, Command as Wish, Draft, Refusal as No};
use crate::rules::games::Clause as Terms;
use crate::rules::ids::{CampaignId, DealId, OfferId, PlayerId};
use crate::rules::{Campaign, Command, NOTE_LIMIT, PLACE_LIMIT, Refusal, RulesetName};
use crate::text::{Code, Label, Said, Text, Typed, label, say};
use poise::serenity_prelude::ButtonStyle;

/// The longest amount or time that a form takes, in characters.
const SHORT: u16 = 40;

/// Shows a draft from its author's side, with controls to add, drop and send.
pub fn builder(text: &Text, campaign: &Campaign, draft: &Draft) -> Answer {
    let (id, plays) = (campaign.id, campaign.game.ruleset());
    let button = |wizard: &str| of_draft(id, wizard, draft.id);
    let names = games::clause_names(text, plays);
    let lines = games::clause_menu(text, plays, draft.private).into_iter();
    let lines = lines.map(|(name, said)| (Label::from(said), name.to_owned()));
    let answer = Answer::card(render::draft_card(text, draft, Reader::only(draft.by)));
    let answer = answer.with_menu(&button(ADD), say!(text, "deal-menu-add"), lines.collect());
    let named = |name: &str| names.iter().find(|(one, _)| *one == name).map(|(_, said)| said.clone());
    let clauses = (1_usize..).zip(&draft.clauses).map(|(number, clause)| {
        let name = named(clause.terms.name()).unwrap_or_default();
        (label!(text, "deal-clause-label", number, name), number.to_string())
    });
    let answer = answer.with_menu(&button(DROP), say!(text, "deal-menu-drop"), clauses.collect());
    // An empty deal cannot be sent.
    let answer = match draft.clauses.is_empty() {
        true => answer,
        false => answer.with_button(&button(SEND), say!(text, "deal-button-send"), ButtonStyle::Success),
    };
    answer.with_button(&button(DISCARD), say!(text, "deal-button-discard"), ButtonStyle::Secondary)
}

fn of_draft(campaign: CampaignId, wizard: &str, draft: DealId) -> Button {
    Button::Go { campaign, wizard: wizard.to_owned(), answers: vec![draft.to_string()], menu: 0 }
}

/// Shows a draft with its builder, or the newest version of a deal with the answers it still takes.
pub fn shown(text: &Text, campaign: &Campaign, side: Side, deal: DealId) -> Result<Answer, Refusal> {
    if let Some(draft) = campaign.deals.drafts.get(&deal) {
        return Ok(builder(text, campaign, draft));
    }
    let record = campaign.deals.get(deal).ok_or(No::Unknown { deal })?;
    let newest = &record.deal;
    let card = render::deal_card(text, campaign, record, newest, Reader::only(side.reader));
    // A choice is shown to the player who made it, and to nobody else.
    let own = record.closing.is_none() && side.player == side.reader;
    let answer = Answer::card(if own { render::with_own_choices(text, card, newest, side.player) } else { card });
    if record.closing.is_some() || !newest.parties.contains(&side.player) {
        return Ok(answer);
    }
    let buttons = answers(text).into_iter();
    Ok(buttons.fold(answer, |shown, (wizard, label, style)| {
        shown.with_button(&answer_to(campaign, wizard, newest), label, style)
    }))
}

/// Shows the newest version of a deal to a party who signed, countered or declined an older one (D1.3).
pub fn replaced(text: &Text, campaign: &Campaign, side: Side, refusal: &Refusal) -> Option<Answer> {
    let Refusal::Deal(No::Replaced { deal, .. }) = refusal else { return None };
    let newest = shown(text, campaign, side, *deal).ok()?;
    Some(newest.with_words(render::refusal(text, refusal, side.reader)))
}

/// Lists the deals that the reader knows of, with a menu of their own, and a button to begin another.
pub fn list(text: &Text, campaign: &Campaign, side: Side) -> Answer {
    let (deals, own) = (&campaign.deals, side.player);
    let drafts = deals.drafts.values().filter(|draft| draft.by == own).map(|draft| draft.id);
    let open = deals.open.values().filter(|record| record.deal.parties.contains(&own)).map(|record| record.deal.id);
    let lines = drafts.chain(open).take(MOST_CHOICES).map(|deal| (Label::of(deal), deal.to_string()));
    let open = Button::Go { campaign: campaign.id, wizard: SHOW.to_owned(), answers: Vec::new(), menu: 0 };
    let answer = Answer::card(render::deals(text, campaign, side));
    let answer = answer.with_menu(&open, say!(text, "deal-menu-show"), lines.collect());
    match campaign.settings.deals && campaign.is_active(side.player) {
        true => answer.with_button(&beginning(campaign, None), say!(text, "guide-deal-new"), ButtonStyle::Primary),
        false => answer,
    }
}

/// Adds the button that begins a deal with this player, if both play.
pub fn with_beginning(text: &Text, campaign: &Campaign, (side, other): (Side, PlayerId), answer: Answer) -> Answer {
    let both = [side.player, other].into_iter().all(|player| campaign.is_active(player));
    match both && campaign.settings.deals {
        true => {
            answer.with_button(&beginning(campaign, Some(other)), say!(text, "guide-deal-new"), ButtonStyle::Primary)
        }
        false => answer,
    }
}

fn beginning(campaign: &Campaign, with: Option<PlayerId>) -> Button {
    let answers = with.iter().map(PlayerId::to_string).collect();
    Button::Go { campaign: campaign.id, wizard: NEW.to_owned(), answers, menu: 0 }
}

/// Runs a wizard about deals.
pub async fn go(
    handler: &Handler,
    invoker: &Invoker,
    context: &WizardContext<'_, ()>,
    wizard: &str,
    answers: &[String],
) -> Result<Answer, Problem> {
    let campaign = context.campaign;
    let wish = match (wizard, answers) {
        (NEW, []) => {
            let words = say!(context.text, "deal-new-who");
            let title = say!(context.text, "deal-new-menu");
            return Ok(context.with_others(Answer::from(words), NEW, title));
        }
        (NEW, [player]) => {
            let other = context.player(player)?;
            if let Some(draft) = begun(campaign, context.side.player, other) {
                return Ok(builder(context.text, campaign, draft));
            }
            Wish::New { with: vec![other], private: false }
        }
        (ADD, [draft, name, stated @ ..]) => match adding(context, invoker, draft, name, stated)? {
            Adding::Asks(answer) => return Ok(*answer),
            Adding::Adds(wish) => *wish,
        },
        (DROP, [deal, clause]) => Wish::Drop { deal: number(deal)?, clause: read(clause)? },
        (SHOW, [deal]) => return Ok(shown(context.text, campaign, context.side, number(deal)?)?),
        (SEND, [deal]) => Wish::send(number(deal)?),
        (DISCARD, [deal]) => Wish::Withdraw { deal: number(deal)? },
        (SIGN, [deal, version]) => Wish::sign(number(deal)?, Some(read(version)?)),
        (DECLINE, [deal, version]) => Wish::Decline { deal: number(deal)?, version: Some(read(version)?) },
        (OFFER, [offer]) => Wish::CounterOffer { offer: read(offer).map(OfferId)? },
        (COUNTER, [deal, ..]) => Wish::Counter { deal: number(deal)? },
        _ => return Err(Problem::Unknown),
    };
    handler.order(invoker, campaign.id, Command::Deal(wish)).await
}

/// Returns an empty draft between these two. A press that begins a deal opens it again.
fn begun(campaign: &Campaign, by: PlayerId, other: PlayerId) -> Option<&Draft> {
    campaign.deals.drafts.values().find(|draft| {
        let from_scratch = draft.counters.is_none() && draft.about.is_none() && draft.clauses.is_empty();
        from_scratch && !draft.private && draft.parties == [by, other]
    })
}

/// Begins a deal with the other player of an accepted offer, if the press returns its gift and the campaign has deals.
/// The gift can still be returned without one.
pub async fn in_return(
    handler: &Handler,
    invoker: &Invoker,
    context: &WizardContext<'_, ()>,
    wizard: &str,
    answers: &[String],
) -> Option<Result<Answer, Problem>> {
    let (campaign, text) = (context.campaign, context.text);
    let [giver, receiver] = answers else { return None };
    let me = context.side.player.to_string();
    let other = if me == *giver { receiver } else { giver };
    let mine = me == *giver || me == *receiver;
    if wizard != RETURN || !campaign.settings.deals || !mine {
        return None;
    }
    let begun = go(handler, invoker, context, NEW, std::slice::from_ref(other)).await;
    let next = games::guided(context, RETURN_ALONE, answers);
    if !next.is_some_and(|step| step.is_ok_and(|step| step.leads_on(context))) {
        return Some(begun);
    }
    let alone = Button::go(campaign.id, RETURN_ALONE, [giver.clone(), receiver.clone()]);
    Some(begun.map(|draft| draft.with_button(&alone, say!(text, "guide-return-alone"), ButtonStyle::Secondary)))
}

fn read<T: std::str::FromStr>(answer: &str) -> Result<T, Problem> {
    answer.parse().map_err(|_| Problem::Unknown)
}

fn number(answer: &str) -> Result<DealId, Problem> {
    read(answer).map(DealId)
}

/// The next step in adding a clause.
enum Adding {
    Asks(Box<Answer>),
    Adds(Box<Wish>),
}

/// Asks who does it and who gets it, then for the rest of the clause.
fn adding(
    context: &WizardContext<'_, ()>,
    invoker: &Invoker,
    draft: &str,
    name: &str,
    stated: &[String],
) -> Result<Adding, Problem> {
    let (text, campaign) = (context.text, context.campaign);
    let plays = campaign.game.ruleset();
    let deal = number(draft)?;
    let known = campaign.deals.drafts.get(&deal).filter(|draft| draft.by == context.side.player);
    let known = known.ok_or(Refusal::from(No::Unknown { deal }))?;
    let code = |further: &[String]| {
        let answers = [draft.to_owned(), name.to_owned()].into_iter().chain(further.iter().cloned()).collect();
        Button::Go { campaign: campaign.id, wizard: ADD.to_owned(), answers, menu: 0 }
    };
    let (fields, is_mutual) = games::clause_form(plays, name).unwrap_or_default();
    let pairs = pairs(context, known, is_mutual);
    // Two players who both do it need no menu.
    let only = match (stated, &pairs[..]) {
        ([], [(_, only)]) => vec![only.clone()],
        _ => Vec::new(),
    };
    let stated = if only.is_empty() { stated } else { &only };
    let Some((pair, said)) = stated.split_first() else {
        let answer = Answer::from(say!(text, "deal-menu-who"));
        let answer = answer.with_menu(&code(&[]), say!(text, "guide-choose"), pairs);
        return Ok(Adding::Asks(Box::new(answer)));
    };
    let (from, to) = pair_of(known, pair).ok_or(Problem::Unknown)?;
    let choices = fields.contains(&ClauseField::Choice);
    if choices && said.is_empty() {
        let lines = games::clause_choices(text, campaign, context.names, name, Some(from));
        if lines.is_empty() {
            return Err(say!(text, "no-deal-nothing-to-choose", from).into());
        }
        let answer = Answer::from(say!(text, "deal-menu-choose"));
        let answer = answer.with_menu(&code(stated), say!(text, "guide-choose"), lines);
        return Ok(Adding::Asks(Box::new(answer)));
    }
    if said.len() < fields.len() {
        let open = fields.iter().filter(|field| **field != ClauseField::Choice);
        let fields = open.map(|field| form_field(text, *field)).collect();
        let form = Form { title: label!(text, "deal-form-title"), fields };
        return Ok(Adding::Asks(Box::new(Answer::form(invoker, code(stated), form))));
    }
    let mut whole = Stated { name: name.to_owned(), by: Some(context.side.player), ..Stated::default() };
    let mut time = None;
    // The choice is made before the form.
    let ordered = fields.iter().filter(|field| **field == ClauseField::Choice);
    let ordered = ordered.chain(fields.iter().filter(|field| **field != ClauseField::Choice));
    for (field, value) in ordered.zip(said) {
        let value = Some(value.clone());
        match field {
            ClauseField::Amount => {
                whole.amount = value.map(|typed| typed.replace(text.decimal_separator(), "."));
            }
            ClauseField::Choice => whole.choice = value,
            ClauseField::Place | ClauseField::Planet => whole.place = value,
            ClauseField::Minutes => whole.minutes = value,
            ClauseField::Text => whole.text = value,
            ClauseField::Until | ClauseField::By => time = value,
            ClauseField::MayEnd => time = value.filter(|typed| !typed.trim().is_empty()),
        }
    }
    let time = time.map(|typed| when(text, campaign, context.side.player, &typed)).transpose()?;
    let terms = clause_read(text, plays, &whole)?;
    Ok(Adding::Adds(Box::new(Wish::Add { deal, clause: Clause { from, to, time, terms } })))
}

/// Reads a clause, or says what is wrong with it.
pub fn clause_read(text: &Text, plays: RulesetName, stated: &Stated) -> Result<Terms, Problem> {
    games::clause_read(plays, stated).map_err(|unreadable| match unreadable {
        Unreadable::Name => {
            let known = games::clause_names(text, plays).into_iter().map(|(name, _)| say!("`{name}`"));
            let clauses = Said::joined(known.collect::<Vec<_>>(), ", ");
            say!(text, "no-deal-kind", clauses).into()
        }
        Unreadable::Amount(typed) => say!(text, "not-a-number", typed = Typed(&typed, 40)).into(),
        Unreadable::Choice(typed) => say!(text, "no-deal-choice", typed = Code(&typed)).into(),
    })
}

/// Returns the menu lines for the two parties of a clause, in their order unless it is mutual.
fn pairs(context: &WizardContext<'_, ()>, draft: &Draft, mutual: bool) -> Vec<Choice> {
    let (text, own) = (context.text, draft.by);
    let said = |from: PlayerId, to: PlayerId| match (from == own, to == own) {
        (true, _) if mutual => label!(text, "deal-who-both-you", to = context.names.label(to)),
        _ if mutual => label!(text, "deal-who-both", from = context.names.label(from), to = context.names.label(to)),
        (true, _) => label!(text, "deal-who-you", to = context.names.label(to)),
        (_, true) => label!(text, "deal-who-they", from = context.names.label(from)),
        _ => label!(text, "deal-who-line", from = context.names.label(from), to = context.names.label(to)),
    };
    let pairs = (0..).zip(&draft.parties).flat_map(|(one, from)| {
        let others = (0..).zip(&draft.parties);
        let others = others.filter(move |(other, _): &(usize, _)| *other > one || *other < one && !mutual);
        others.map(move |(other, to)| (*from, *to, format!("{one}-{other}")))
    });
    pairs.map(|(from, to, code)| (said(from, to), code)).take(MOST_CHOICES).collect()
}

/// Returns the two parties that an answer names by their places.
fn pair_of(draft: &Draft, answer: &str) -> Option<(PlayerId, PlayerId)> {
    let (from, to) = answer.split_once('-')?;
    let party = |place: &str| draft.parties.get(place.parse::<usize>().ok()?).copied();
    Some((party(from)?, party(to)?))
}

fn form_field(text: &Text, field: ClauseField) -> Field {
    let short = |label, example| Field { label, example, needed: true, most: SHORT, long: false };
    match field {
        ClauseField::Amount | ClauseField::Choice => {
            short(label!(text, "deal-form-amount"), label!(text, "deal-form-amount-example"))
        }
        ClauseField::Place => {
            let most = u16::try_from(PLACE_LIMIT).unwrap_or(SHORT);
            Field { most, ..short(label!(text, "deal-form-system"), label!(text, "deal-form-system-example")) }
        }
        ClauseField::Planet => {
            let most = u16::try_from(PLACE_LIMIT).unwrap_or(SHORT);
            Field { most, ..short(label!(text, "deal-form-planet"), label!(text, "deal-form-system-example")) }
        }
        ClauseField::Minutes => short(label!(text, "deal-form-minutes"), label!(text, "deal-form-minutes-example")),
        ClauseField::Text => {
            let most = u16::try_from(NOTE_LIMIT).unwrap_or(SHORT);
            let field = short(label!(text, "deal-form-text"), label!(text, "deal-form-text-example"));
            Field { most, long: true, ..field }
        }
        ClauseField::Until => short(label!(text, "deal-form-until"), label!(text, "deal-form-time-example")),
        ClauseField::MayEnd => {
            let field = short(label!(text, "deal-form-until"), label!(text, "deal-form-may-end"));
            Field { needed: false, ..field }
        }
        ClauseField::By => short(label!(text, "deal-form-by"), label!(text, "deal-form-time-example")),
    }
}
