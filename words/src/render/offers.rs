use super::card::{BODY_LIMIT, Card, fit};
use super::tell::{self, Reader, Side, second, take_back};
use super::{at, relative, words};
use crate::games;
use crate::rules::ids::OfferId;
use crate::rules::{Campaign, Offer};
use crate::text::{Said, Text, say};

/// Lists pending offers: first those that wait for the viewer, then the viewer's own, then offers between others, each
/// by deadline. `undelivered` are the offers whose message was not delivered. Their recipients read them here.
pub fn offers(text: &Text, campaign: &Campaign, side: impl Into<Side>, undelivered: &[OfferId]) -> Card {
    let side: Side = side.into();
    let viewer = side.player;
    let title = say!(text, "offers-title");
    let mut pending: Vec<_> = campaign.offers.pending.values().collect();
    pending.sort_by_key(|offer| (offer.deadline.is_none(), offer.deadline, offer.id));
    let waits = |offer: &Offer| offer.from.or_else(|| games::waiting(&offer.terms)) == Some(viewer);
    let others = |offer: &Offer| offer.to != viewer && !waits(offer);
    let groups = [
        (say!(text, "offers-for-you", you = side.you(), player = viewer), pick(&pending, |o| o.to == viewer)),
        (say!(text, "offers-by-you", you = side.you(), player = viewer), pick(&pending, waits)),
        (say!(text, "offers-others"), pick(&pending, others)),
    ];
    let mut lines: Vec<Said> = campaign.take_back.iter().map(|request| take_back::waits(text, request)).collect();
    lines.extend(campaign.second.iter().map(|request| second::waits(text, request)));
    for (heading, offers) in groups {
        let from = lines.len();
        lines.extend(offers.iter().map(|offer| {
            let line = line(text, side, campaign, offer);
            match undelivered.contains(&offer.id) && offer.to != side.reader {
                true => say!("{line} {}", say!(text, "offers-line-undelivered")),
                false => line,
            }
        }));
        // A heading shares the line of its first offer, so that the count of omitted lines counts only offers.
        if let Some(first) = lines.get_mut(from) {
            *first = say!("**{heading}**\n{}", *first);
        }
    }
    if lines.is_empty() {
        let none = games::no_offers(text, campaign.game.ruleset());
        return Card::new(title, none);
    }
    Card::new(title, fit(text, &lines, BODY_LIMIT))
}

pub fn line(text: &Text, side: Side, campaign: &Campaign, offer: &Offer) -> Said {
    let deadline = match (offer.deadline, campaign.left_in_pause(offer)) {
        (Some(_), Some(left)) => {
            let left = words::span(text, left);
            say!(text, "offers-in-pause", left)
        }
        (Some(deadline), None) if offer.awaits_return => words::awaits_return(text, offer, deadline),
        (Some(deadline), None) => {
            let left = relative(deadline);
            say!(text, "offers-by", deadline = at(deadline), left)
        }
        (None, _) => say!(text, "offers-no-deadline"),
    };
    let line = say!(
        text,
        "offers-line",
        offer = offer.id,
        sentence = tell::made(text, Reader::only(side.reader), offer),
        deadline
    );
    // This campaign is redacted, so it holds only the viewer's own answers.
    if let Some(answer) = campaign.offers.answers.get(&offer.id) {
        let answered = say!(text, "offers-line-sealed", yes = answer.accepts);
        return say!("{line} {answered}");
    }
    if offer.private {
        return say!("{line} {}", say!(text, "offers-line-private"));
    }
    line
}

fn pick<'a>(offers: &[&'a Offer], which: impl Fn(&Offer) -> bool) -> Vec<&'a Offer> {
    offers.iter().copied().filter(|o| which(o)).collect()
}
