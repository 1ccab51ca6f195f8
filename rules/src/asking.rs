//! Dispatches the table's questions to the game being played, and converts its answers into the values shared by all
//! games.

use crate::board::Flaw;
use crate::command::{Confirmation, Order};
use crate::deal;
use crate::event::Event;
use crate::games::{self, Effects, Listed, RulesetName};
use crate::ids::{DealId, PlayerId};
use crate::offer::Offer;
use crate::refusal::Refusal;
use crate::ruleset::{Actor, Clause, Effect, EffectOf, GameContext, Judgement, NewOffer, Refused, Ruled, Ruleset};
use crate::table::Broken;
use crate::time::Time;

pub(crate) fn decide<R: Listed>(
    at: &GameContext<'_, R>,
    order: &Order,
    command: &games::Command,
) -> Result<Effects, Refusal> {
    match R::command_of(command) {
        Some(command) => ruled(R::decide(at, &actor(order), command)),
        None => Err(other_ruleset::<R>(command.ruleset())),
    }
}

pub(crate) fn at_place<R: Listed>(command: R::Command, place: String) -> games::Command {
    R::command(R::at_place(command, place))
}

pub(crate) fn correct<R: Listed>(
    at: &GameContext<'_, R>,
    order: &Order,
    correction: &games::Correction,
) -> Result<Effects, Refusal> {
    match R::correction_of(correction) {
        Some(correction) => ruled(R::correct(at, &actor(order), correction)),
        None => Err(other_ruleset::<R>(correction.ruleset())),
    }
}

pub(crate) fn configured<R: Listed>(at: &GameContext<'_, R>, before: &games::Settings) -> Effects {
    lifted::<R>(R::configured(at, R::settings_of(before)))
}

pub(crate) fn joins<R: Listed>(at: &GameContext<'_, R>, player: PlayerId) -> Result<Effects, Refusal> {
    ruled(R::joins(at, player))
}

pub(crate) fn may_leave<R: Listed>(at: &GameContext<'_, R>, player: PlayerId) -> Result<(), Refusal> {
    Ok(R::may_leave(at, player)?)
}

pub(crate) fn leaves<R: Listed>(at: &GameContext<'_, R>, player: PlayerId) -> Effects {
    lifted::<R>(R::leaves(at, player))
}

pub(crate) fn ends<R: Listed>(at: &GameContext<'_, R>) -> Effects {
    lifted::<R>(R::ends(at))
}

pub(crate) fn pauses<R: Listed>(at: &GameContext<'_, R>) -> Effects {
    lifted::<R>(R::pauses(at))
}

pub(crate) fn accepted<R: Listed>(
    at: &GameContext<'_, R>,
    offer: &Offer,
    picks: &[games::Pick],
) -> Result<Effects, Refusal> {
    let picks: Vec<R::Pick> = picks.iter().filter_map(R::pick_of).cloned().collect();
    match R::terms_of(&offer.terms) {
        Some(terms) => ruled(R::accepted(at, &offer.head(), terms, &picks)),
        None => Ok(Vec::new()),
    }
}

pub(crate) fn before_refusing<R: Listed>(at: &GameContext<'_, R>, offer: &Offer) -> Option<games::Confirmation> {
    R::before_refusing(at, &offer.head(), R::terms_of(&offer.terms)?).map(R::confirmation)
}

pub(crate) fn before_withdrawing<R: Listed>(at: &GameContext<'_, R>, offer: &Offer) -> Option<games::Confirmation> {
    R::before_withdrawing(at, &offer.head(), R::terms_of(&offer.terms)?).map(R::confirmation)
}

pub(crate) fn before_leaving<R: Listed>(at: &GameContext<'_, R>, player: PlayerId) -> Option<games::Confirmation> {
    R::before_leaving(at, player).map(R::confirmation)
}

pub(crate) fn refused<R: Listed>(at: &GameContext<'_, R>, offer: &Offer) -> Effects {
    let terms = R::terms_of(&offer.terms);
    let effects = terms.map(|terms| R::refused(at, &offer.head(), terms));
    lifted::<R>(effects.unwrap_or_default())
}

pub(crate) fn is_unable<R: Listed>(at: &GameContext<'_, R>, offer: &Offer) -> bool {
    R::terms_of(&offer.terms).is_some_and(|terms| R::is_unable(at, &offer.head(), terms))
}

pub(crate) fn taken_back<R: Listed>(at: &GameContext<'_, R>, offer: &Offer) -> Effects {
    let terms = R::terms_of(&offer.terms);
    let effects = terms.map(|terms| R::taken_back(at, &offer.head(), terms));
    lifted::<R>(effects.unwrap_or_default())
}

pub(crate) fn passes<R: Listed>(at: &GameContext<'_, R>) -> Effects {
    lifted::<R>(R::passes(at))
}

pub(crate) fn follows<R: Listed>(at: &GameContext<'_, R>, happened: &[Event]) -> Effects {
    lifted::<R>(R::follows(at, &of_game::<R>(happened)))
}

pub(crate) fn goes_on<R: Listed>(at: &GameContext<'_, R>) -> Effects {
    lifted::<R>(R::goes_on(at))
}

pub(crate) fn opens_at<R: Listed>(at: &GameContext<'_, R>) -> Option<Time> {
    R::opens_at(at)
}

pub(crate) fn opened<R: Listed>(at: &GameContext<'_, R>) -> Effects {
    lifted::<R>(R::opened(at))
}

pub(crate) fn renewed<R: Listed>(at: &GameContext<'_, R>, undone: &[Event]) -> Effects {
    lifted::<R>(R::renewed(at, &of_game::<R>(undone)))
}

pub(crate) fn redrawn<R: Listed>(at: &GameContext<'_, R>, undone: &[Event]) -> Effects {
    lifted::<R>(R::redrawn(at, &of_game::<R>(undone)))
}

pub(crate) fn due<R: Listed>(at: &GameContext<'_, R>) -> Option<Time> {
    R::due(at)
}

pub(crate) fn remarks<R: Listed>(at: &GameContext<'_, R>, happened: &[Event]) -> Vec<games::Remark> {
    let remarks = R::remarks(at, &of_game::<R>(happened));
    remarks.into_iter().map(R::remark).collect()
}

pub(crate) fn acts_towards<R: Listed>(at: &GameContext<'_, R>, other: PlayerId) -> Vec<games::Command> {
    R::acts_towards(at, other).into_iter().map(R::command).collect()
}

pub(crate) fn invariants<R: Listed>(at: &GameContext<'_, R>) -> Vec<Broken> {
    R::invariants(at)
}

pub(crate) fn clause_of_offer<R: Listed>(offer: &Offer) -> Option<deal::Clause> {
    let Clause { from, to, time, terms } = R::clause_of_offer(&offer.head(), R::terms_of(&offer.terms)?)?;
    Some(Clause { from, to, time, terms: R::clause(terms) })
}

pub(crate) fn normalised_clause<R: Listed>(
    at: &GameContext<'_, R>,
    clause: &deal::Clause,
) -> Result<deal::Clause, Refusal> {
    let normalised = R::normalised_clause(at, &clause_of::<R>(clause)?)?;
    Ok(Clause { from: normalised.from, to: normalised.to, time: normalised.time, terms: R::clause(normalised.terms) })
}

pub(crate) fn carry_out_clause<R: Listed>(
    at: &GameContext<'_, R>,
    (deal, clause): (DealId, &deal::Clause),
    picks: [Option<&games::Pick>; 2],
) -> Result<Effects, Refusal> {
    let picks = picks.map(|pick| R::pick_of(pick?));
    ruled(R::carry_out_clause(at, (deal, &clause_of::<R>(clause)?), picks))
}

pub(crate) fn picks_for_clause<R: Listed>(
    at: &GameContext<'_, R>,
    clause: &deal::Clause,
    player: PlayerId,
) -> Vec<games::Pick> {
    let picks = clause_of::<R>(clause).map(|clause| R::picks_for_clause(at, &clause, player));
    picks.unwrap_or_default().into_iter().map(R::pick).collect()
}

pub(crate) fn may_know_why<R: Listed>(
    at: &GameContext<'_, R>,
    clause: &deal::Clause,
    why: &Refusal,
    reader: PlayerId,
) -> bool {
    match (why, clause_of::<R>(clause)) {
        (Refusal::Game(why), Ok(clause)) => {
            R::refusal_of(why).is_none_or(|why| R::may_know_why(at, &clause, why, reader))
        }
        _ => true,
    }
}

pub(crate) fn swallowed<R: Listed>(happened: &[Event], player: PlayerId) -> i64 {
    R::swallowed(&of_game::<R>(happened), player)
}

pub(crate) fn judge<R: Listed>(promises: &[deal::Clause], happened: &[Event]) -> Vec<Option<Judgement<games::Clause>>> {
    let promises = promises.iter().filter_map(|promise| clause_of::<R>(promise).ok());
    let judged = R::judge(&promises.collect::<Vec<_>>(), &of_game::<R>(happened));
    let lift = |judgement| match judgement {
        Judgement::Kept => Judgement::Kept,
        Judgement::Broken => Judgement::Broken,
        Judgement::Remains(rest) => Judgement::Remains(R::clause(rest)),
    };
    judged.into_iter().map(|judgement| judgement.map(lift)).collect()
}

/// Returns the clause as its game knows it.
fn clause_of<R: Listed>(clause: &deal::Clause) -> Result<Clause<<R as Ruleset>::Clause>, Refusal> {
    let deal::Clause { from, to, time, .. } = *clause;
    match R::clause_of(&clause.terms) {
        Some(terms) => Ok(Clause { from, to, time, terms: terms.clone() }),
        None => Err(other_ruleset::<R>(clause.terms.ruleset())),
    }
}

fn actor<R: Listed>(order: &Order) -> Actor<'_, R> {
    let confirmed = match &order.confirmed {
        Some(confirmed) => confirmed.of_game().and_then(R::confirmation_of),
        None => None,
    };
    Actor { player: order.by, acted_for: order.on_behalf.is_some(), confirmed }
}

fn other_ruleset<R: Listed>(needs: RulesetName) -> Refusal {
    let (plays, needs) = (R::LISTED, vec![needs]);
    Refusal::OtherRuleset { plays, needs }
}

fn of_game<R: Listed>(events: &[Event]) -> Vec<&R::Event> {
    events.iter().filter_map(Event::of::<R>).collect()
}

fn ruled<R: Listed>(ruled: Ruled<R>) -> Result<Effects, Refusal> {
    Ok(lifted::<R>(ruled?))
}

fn lifted<R: Listed>(effects: Vec<EffectOf<R>>) -> Effects {
    let lift = |effect| match effect {
        Effect::Happened(event) => Effect::Happened(R::event(event)),
        Effect::Asks(NewOffer { from, to, terms, note, private, answer_within, about }) => {
            Effect::Asks(NewOffer { from, to, terms: R::terms(terms), note, private, answer_within, about })
        }
        Effect::Lapses(offer) => Effect::Lapses(offer),
        Effect::Voids(offer) => Effect::Voids(offer),
        Effect::Answers(offer) => Effect::Answers(offer),
        Effect::Opens(offer) => Effect::Opens(offer),
        Effect::Discards(offer) => Effect::Discards(offer),
        Effect::Silences(offer) => Effect::Silences(offer),
    };
    effects.into_iter().map(lift).collect()
}

fn flaw<R: Listed>(flaw: Flaw<Refused<R>>) -> Flaw<Refusal> {
    Flaw { path: flaw.path, problem: Box::new(Refusal::from(*flaw.problem)) }
}

impl<R: Listed> From<Refused<R>> for Refusal {
    fn from(refused: Refused<R>) -> Refusal {
        match refused {
            Refused::Table(refusal) => refusal.into(),
            Refused::Board(refusal) => Refusal::Board(R::LISTED, refusal),
            Refused::Seating(refusal) => Refusal::Seating(R::LISTED, refusal),
            Refused::Game(refusal) => Refusal::Game(R::refusal(refusal)),
            Refused::BadBoard { flaws, more } => {
                Refusal::BadBoard { flaws: flaws.into_iter().map(flaw).collect(), more }
            }
            Refused::MustConfirm(needed) => Refusal::MustConfirm(Confirmation::Game(R::confirmation(needed))),
            Refused::WhichPlace { host, places } => Refusal::WhichPlace { host, places },
            Refused::MustPick { offer, picks, most } => {
                Refusal::MustPick { offer, picks: picks.into_iter().map(R::pick).collect(), most }
            }
        }
    }
}
