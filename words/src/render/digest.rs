use super::announcement::story;
use super::card::{MESSAGE_LIMIT, fit, length};
use super::tell::line;
use super::{at, deals_to_sign, offers, promises_due};
use crate::rules::deal::Happened;
use crate::rules::ids::{CampaignId, PlayerId};
use crate::rules::time::Time;
use crate::rules::{Campaign, Event, Notice, Offer, Phase};
use crate::text::{Name, Said, Text, say};

/// The room for all campaigns. The text around them and the small print need the rest.
const ROOM: usize = MESSAGE_LIMIT - 300;

const LEAST: usize = 300;

/// Other players' acts in a campaign.
#[derive(Debug, Default)]
pub struct News {
    /// Oldest first.
    pub stories: Vec<Notice>,
    /// Whether more happened before these.
    pub more: bool,
}

#[derive(Debug)]
pub struct OfCampaign {
    id: CampaignId,
    name: Said,
    waiting: Vec<Said>,
    happened: Vec<Said>,
    /// Whether more happened before that.
    more: bool,
    /// Whether anything happened, including offers that are listed as pending.
    is_news: bool,
    is_urgent: bool,
}

/// Returns the part about a campaign, if there is anything to report. An answer with a deadline before `urgent` is
/// urgent.
pub fn of_campaign(
    text: &Text,
    campaign: &Campaign,
    player: PlayerId,
    news: &News,
    urgent: Time,
) -> Option<OfCampaign> {
    let answered = |offer: &Offer| campaign.offers.answers.contains_key(&offer.id);
    let owes = |offer: &&Offer| offer.to == player && !answered(offer);
    let mut owed: Vec<&Offer> = campaign.offers.pending.values().filter(owes).collect();
    owed.sort_by_key(|offer| (offer.deadline.is_none(), offer.deadline, offer.id));
    let turn = campaign.is_turn_of(player).then(|| line(&say!(text, "digest-turn")));
    let owed_line = |offer: &&Offer| line(&offers::line(text, player.into(), campaign, offer));
    let is_due = |offer: &&Offer| {
        let runs = campaign.left_in_pause(offer).is_none();
        runs && offer.deadline.is_some_and(|deadline| deadline < urgent)
    };
    let to_sign = deals_to_sign(text, campaign, player);
    // What is pending is listed separately, with its deadlines.
    let told = news.stories.iter().filter(|story| {
        let made = matches!(story.act(), Some(Event::OfferMade(_)));
        let offer = story.offer.as_ref().map(|offer| offer.id);
        let sent = matches!(story.act(), Some(Event::Deal(Happened::Sent { deal, .. })) if campaign.deals.to_sign(player).any(|one| one.id == deal.id));
        !(sent || made && owed.iter().any(|one| Some(one.id) == offer))
    });
    let promises = promises_due(text, campaign, player, urgent);
    let is_running = matches!(campaign.phase, Phase::Running);
    let signs_soon = is_running && campaign.deals.to_sign(player).any(|deal| deal.deadline < urgent);
    let of = OfCampaign {
        id: campaign.id,
        name: Said::of(Name(&campaign.name)),
        is_urgent: owed.iter().any(is_due) || signs_soon || is_running && !promises.is_empty(),
        waiting: turn
            .into_iter()
            .chain(owed.iter().map(owed_line))
            .chain(to_sign.iter().map(line))
            .chain(promises)
            .collect(),
        happened: told.map(|one| story(text, one)).collect(),
        more: news.more,
        is_news: !news.stories.is_empty(),
    };
    (!of.waiting.is_empty() || of.is_news).then_some(of)
}

/// Returns the digest without its small print: pending offers and then the news since the last digest, by campaign.
/// Returns `None` without any news or urgent answer, because pending offers would otherwise be repeated every day.
pub fn digest(text: &Text, since: Time, campaigns: &[OfCampaign]) -> Option<Said> {
    let since = at(since);
    let head = if campaigns.iter().any(|of| of.is_news) {
        say!(text, "digest-since", since)
    } else if campaigns.iter().any(|of| of.is_urgent) {
        say!(text, "digest-urgent", since)
    } else {
        return None;
    };
    let room = (ROOM / campaigns.len().max(1)).max(LEAST);
    let blocks: Vec<Said> = campaigns.iter().map(|of| block(text, of, room)).collect();
    let all = fit(text, &blocks, MESSAGE_LIMIT - 100 - length(&head));
    Some(say!("{head}\n{all}"))
}

fn block(text: &Text, of: &OfCampaign, room: usize) -> Said {
    let mut told = vec![say!(text, "in-campaign", campaign = of.name)];
    if !of.waiting.is_empty() {
        told.push(say!(text, "digest-waiting"));
        // If anything happened, it gets half of the room.
        let share = if of.happened.is_empty() { 1 } else { 2 };
        told.push(fit(text, &of.waiting, (room - 60) / share));
    }
    let used: usize = told.iter().map(|line| length(line) + 1).sum();
    told.extend(newest(text, of, room.saturating_sub(used)));
    Said::in_lines(told)
}

/// Returns the news, oldest first. If not all of it fits, returns the newest and says how much came before.
fn newest(text: &Text, of: &OfCampaign, room: usize) -> Vec<Said> {
    let whole: usize = of.happened.iter().map(|line| length(line) + 1).sum();
    if whole <= room && !of.more {
        return of.happened.clone();
    }
    let campaign = of.id;
    let before = |left: usize| match of.more {
        true => say!(text, "digest-before-more", count = left, campaign),
        false => say!(text, "digest-before", count = left, campaign),
    };
    let room = room.saturating_sub(length(&before(of.happened.len())) + 1);
    let mut used = 0;
    let fitting = of.happened.iter().rev().take_while(|line| {
        used += length(line) + 1;
        used <= room
    });
    let left = of.happened.len() - fitting.count();
    let shown = of.happened.iter().skip(left).cloned();
    [before(left)].into_iter().chain(shown).collect()
}

/// Returns the last line of a digest, which identifies it.
pub fn small_print(text: &Text, due: Time) -> Said {
    say!("-# {}", say!(text, "digest-print", at = at(due)))
}
