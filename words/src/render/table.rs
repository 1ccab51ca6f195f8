use super::card::{BODY_LIMIT, Card, fit};
use super::tell::{second, take_back};
use super::{at, relative, words};
use crate::games;
use crate::rules::deal::Deal;
use crate::rules::ids::PlayerId;
use crate::rules::{Campaign, NAME_LIMIT, Offer, Phase};
use crate::text::{Said, Text, Typed, say};

/// Returns the table's panel. The campaign must be redacted for the table.
pub fn table(text: &Text, campaign: &Campaign) -> Card {
    let title = Said::of(Typed(&campaign.name, NAME_LIMIT));
    if let Phase::Ended { at: ended } = campaign.phase {
        return Card::new(title, say!(text, "panel-ended", at = at(ended)));
    }
    let footer = say!(text, "panel-footer", campaign = campaign.id);
    let mut lines = Vec::new();
    if let Phase::Paused { since } = campaign.phase {
        lines.push(say!(text, "panel-paused", since = at(since)));
        lines.extend(campaign.pause_end.map(|end| words::pause_ends(text, end)));
    }
    lines.extend(games::situation(text, campaign));
    lines.extend(campaign.take_back.iter().map(|request| take_back::waits(text, request)));
    lines.extend(campaign.second.iter().map(|request| second::waits(text, request)));
    let mut pending: Vec<&Offer> = campaign.offers.pending.values().collect();
    pending.sort_by_key(|offer| (offer.deadline.is_none(), offer.deadline, offer.id));
    if pending.is_empty() && campaign.deals.open.is_empty() {
        lines.push(say!(text, "panel-nothing-waits"));
    }
    lines.extend(pending.into_iter().map(|offer| waits(text, campaign, offer)));
    lines.extend(campaign.deals.open.values().map(|record| signers(text, &record.deal)));
    let players: Vec<Said> = campaign.active_players().map(Said::of).collect();
    lines.push(match players.is_empty() {
        true => say!(text, "panel-nobody"),
        false => say!(text, "panel-players", players = words::list(text, &players)),
    });
    Card::new(title, fit(text, &lines, BODY_LIMIT)).footer(footer)
}

/// Says whose signatures a deal waits for, and until when.
fn signers(text: &Text, deal: &Deal) -> Said {
    let players: Vec<PlayerId> = deal.awaited().collect();
    let (players, left) = (words::list(text, &players), relative(deal.deadline));
    say!(text, "panel-deal", deal = deal.id, sender = deal.sender, players, left)
}

/// Says who waits for whose answer, and until when.
fn waits(text: &Text, campaign: &Campaign, offer: &Offer) -> Said {
    let (to, from) = (offer.to, words::asker(text, offer));
    let until = match (offer.deadline, campaign.left_in_pause(offer)) {
        (Some(_), Some(left)) => {
            let left = words::span(text, left);
            say!(text, "offers-in-pause", left)
        }
        (Some(latest), None) if offer.awaits_return => words::awaits_return(text, offer, latest),
        (Some(deadline), None) => say!(text, "panel-until", until = relative(deadline)),
        (None, _) => Said::default(),
    };
    let waits = say!(text, "panel-waits", to, from, offer = offer.id, matter = words::matter(text, offer));
    say!("{waits} {until}").part(str::trim_end)
}
