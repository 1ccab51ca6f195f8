//! Dispatches to the campaign's game for offers, and for the choices made while answering them.

use crate::game_words::{Choice, Exported, Offered, Picked, Question};
use crate::render::Reader;
use crate::rules::games::{Event, Game, Listed, Pick, Terms};
use crate::rules::{Campaign, Closing, Offer, OfferId, PlayerId, Reminder, RulesetName, Silence};
use crate::text::{Place, Said, Text, Words, say};
use serde_json::Value;

/// Renders an offer or a question.
pub fn made(text: &Text, reader: Reader, offer: &Offer) -> Said {
    of_value!(Terms, &offer.terms, R, terms => <R as Offered>::made(text, reader, offer, terms))
}

/// Describes an offer's subject without player names. `named` formats places.
pub fn matter<M: Place>(text: &Text, terms: &Terms) -> Words<M> {
    of_value!(Terms, terms, R, terms => <R as Offered>::matter(text, terms))
}

/// Says what accepting does beyond the offer's own sentence, as far as the readers may know.
pub fn accepting(text: &Text, campaign: Option<&Campaign>, offer: &Offer) -> Option<Said> {
    let clauses = offer.clauses();
    let lines = clauses.filter_map(
        |clause| of_value!(Terms, clause, R, terms => <R as Offered>::accepting(text, game::<R>(campaign), offer, terms)),
    );
    let lines: Vec<_> = lines.collect();
    (!lines.is_empty()).then(|| Said::in_lines(lines))
}

/// Returns the giver and the receiver of an accepted offer, if the gift can be returned.
pub fn gives(offer: &Offer) -> Option<(PlayerId, PlayerId)> {
    let mut clauses = offer.clauses();
    clauses.find_map(|clause| of_value!(Terms, clause, R, terms => <R as Offered>::gives(offer, terms)))
}

/// Says what refusing costs, if it costs anything.
pub fn refusing(text: &Text, campaign: Option<&Campaign>, offer: &Offer) -> Option<Said> {
    let clauses = offer.clauses();
    let lines = clauses.filter_map(
        |clause| of_value!(Terms, clause, R, terms => <R as Offered>::refusing(text, game::<R>(campaign), offer, terms)),
    );
    let lines: Vec<_> = lines.collect();
    (!lines.is_empty()).then(|| Said::in_lines(lines))
}

fn game<R: Listed>(campaign: Option<&Campaign>) -> Option<&R> {
    campaign?.playing::<R>().ok()
}

/// Returns whether an event changes the text of a pending offer. The campaign is the one after it.
pub fn rewords(campaign: &Campaign, event: &Event, offer: &Offer) -> bool {
    of_value!(Event, event, R, one => {
        let game = game::<R>(Some(campaign)).zip(R::terms_of(&offer.terms));
        game.is_some_and(|(game, terms)| <R as Offered>::rewords(game, one, offer, terms))
    })
}

pub fn answer_label(text: &Text, offer: &Offer) -> Said {
    of_value!(Terms, &offer.terms, R, terms => <R as Offered>::answer_label(text, terms))
}

pub fn refuse_label(text: &Text, offer: &Offer) -> Said {
    of_value!(Terms, &offer.terms, R, terms => <R as Offered>::refuse_label(text, terms))
}

/// Says what happens without an answer.
pub fn silence(text: &Text, terms: &Terms, silence: Silence) -> Said {
    of_value!(Terms, terms, R, terms => <R as Offered>::silence(text, terms, silence))
}

pub fn unanswered(text: &Text, offer: &Offer, closing: &Closing) -> Said {
    of_value!(Terms, &offer.terms, R, terms => <R as Offered>::unanswered(text, closing, terms))
}

/// Says why a pending offer lapsed through an act of `by`.
pub fn overtaken(text: &Text, offer: &Offer, by: PlayerId) -> Said {
    of_value!(Terms, &offer.terms, R, terms => <R as Offered>::overtaken(text, terms, by))
}

/// Announces the end of an offer.
pub fn closed(text: &Text, reader: Reader, offer: &Offer, closing: &Closing) -> Said {
    of_value!(Terms, &offer.terms, R, terms => <R as Offered>::closed(text, reader, offer, terms, closing))
}

pub fn reminded(text: &Text, reader: Reader, offer: &Offer, reminder: Reminder) -> Said {
    of_value!(Terms, &offer.terms, R, terms => <R as Offered>::reminded(text, reader, offer, terms, reminder))
}

pub fn hint(text: &Text, campaign: Option<&Campaign>, offer: &Offer) -> Option<Said> {
    of_value!(Terms, &offer.terms, R, terms => <R as Offered>::hint(text, game::<R>(campaign), terms))
}

pub fn exported_terms(terms: &Terms) -> Value {
    of_value!(Terms, terms, R, terms => <R as Exported>::exported_terms(terms))
}

/// Renders a refusal that lists the choices needed to accept an offer.
pub fn must_pick(text: &Text, offer: OfferId, picks: &[Pick]) -> Said {
    let Some(first) = picks.first() else {
        return say!(text, "no-must-pick", offer);
    };
    of_value!(Pick, first, R, _one => <R as Picked>::must_pick(text, offer, &picks_of::<R>(picks)))
}

pub fn question(text: &Text, campaign: &Campaign, offer: OfferId, picks: &[Pick]) -> Question {
    of_ruleset!(campaign.game.ruleset(), R => <R as Picked>::question(text, offer, &picks_of::<R>(picks)))
}

pub fn lines(text: &Text, campaign: &Campaign, by: PlayerId, picks: &[Pick]) -> Vec<Choice> {
    of_value!(Game, &*campaign.game, R, game => {
        let line = |pick| Some((<R as Picked>::pick_label(text, game, by, pick)?, <R as Picked>::pick_code(pick)));
        picks_of::<R>(picks).into_iter().filter_map(line).collect()
    })
}

pub fn pick_code(pick: &Pick) -> String {
    of_value!(Pick, pick, R, one => <R as Picked>::pick_code(one))
}

/// Parses the code of a menu line.
pub fn picked(campaign: &Campaign, code: &str) -> Option<Pick> {
    pick_read(campaign.game.ruleset(), code)
}

/// Parses the code of a pick in a game.
pub fn pick_read(ruleset: RulesetName, code: &str) -> Option<Pick> {
    of_ruleset!(ruleset, R => <R as Picked>::picked(code).map(R::pick))
}

fn picks_of<R: Listed>(picks: &[Pick]) -> Vec<&R::Pick> {
    picks.iter().filter_map(R::pick_of).collect()
}
