//! The private summary of what a player missed during an absence or quiet hours, with buttons for pending offers.

use super::messages::calling;
use super::{Part, Poster, later};
use crate::courier::Failure;
use crate::discord::buttons::Button;
use crate::discord::{controls, render};
use crate::journal;
use crate::referee::Page;
use crate::rules::ids::{CampaignId, PlayerId};
use crate::rules::time::Time;
use crate::rules::{Campaign, Event, Notice, Offer};
use crate::text::Text;
use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateMessage};

/// Discord's limit for rows of buttons. Each offer takes one.
const ROWS: usize = 5;
const PER_READ: u32 = 50;
/// How many entries are read at most. A player who missed more reads the history.
const MOST: usize = 500;

/// Returns the player that a notice catches up, and since when.
pub(super) fn told_by(notice: &Notice) -> Option<(PlayerId, Time)> {
    match notice.act() {
        Some(Event::CaughtUp { player, since }) => Some((*player, *since)),
        _ => None,
    }
}

/// Returns whether a player is back. This is announced alone, so that the act that brought them back is always a
/// message of its own, and can be a reply.
pub(super) fn returns(notice: &Notice) -> bool {
    matches!(notice.act(), Some(Event::Away { away: false, .. }))
}

impl Poster {
    pub(super) async fn caught_up(
        &self,
        text: &Text,
        row: &journal::Campaign,
        (player, since): (PlayerId, Time),
    ) -> Result<Part, Failure> {
        let campaign = self.referee.view_for(row.id, player).await.map_err(later)?;
        let waiting = waiting(&campaign, player);
        let mut stories = self.missed(row.id, player, since).await?;
        // The pending offers are listed separately, with their deadlines.
        stories.retain(|story| {
            let offer = story.offer.as_ref().map(|offer| offer.id);
            let asks = matches!(story.act(), Some(Event::OfferMade(_) | Event::OfferReminded { .. }));
            !(asks && waiting.iter().any(|one| Some(one.id) == offer))
        });
        let content = render::caught_up(text, &campaign, player, since, (&stories, &waiting));
        let rows = waiting.iter().take(ROWS);
        let rows = rows.map(|offer| buttons(text, row.id, offer)).collect();
        Ok(Part {
            content,
            // The direct message itself notifies the player, and players that it mentions must not be pinged.
            message: CreateMessage::new().components(rows).allowed_mentions(calling([].into_iter())),
            calls: Vec::new(),
            illustrated: None,
        })
    }

    /// Returns what would have pinged a player since then, as they may know it, oldest first.
    async fn missed(&self, id: CampaignId, player: PlayerId, since: Time) -> Result<Vec<Notice>, Failure> {
        let (mut missed, mut read, mut before) = (Vec::new(), 0, None);
        loop {
            let page = Page::new(before, PER_READ);
            let page = self.referee.told(id, page, player.into()).await;
            let page = page.map_err(later)?;
            let Some(last) = page.last() else { break };
            before = Some(last.number);
            read += page.len();
            let over = last.at < since || read >= MOST;
            let theirs = page.into_iter().filter(|told| {
                let own = told.author == Some(player);
                told.at >= since && !told.undone && !own
            });
            missed.extend(theirs.flat_map(|told| told.stories.into_iter().rev()));
            if over {
                break;
            }
        }
        missed.retain(|story| calls(story, player));
        missed.reverse();
        Ok(missed)
    }
}

/// Returns whether a story would have pinged a player. Private stories ping nobody by name, so there it is enough that
/// the offer concerns the player.
fn calls(story: &Notice, player: PlayerId) -> bool {
    let private = |offer: &Offer| offer.private && offer.concerns(player);
    story.calls.contains(&player) || story.offer.as_ref().is_some_and(private)
}

/// Returns the offers that wait for a player's answer, most urgent first.
fn waiting(campaign: &Campaign, player: PlayerId) -> Vec<&Offer> {
    let answered = |offer: &&Offer| campaign.offers.answers.contains_key(&offer.id);
    let all = campaign.offers.pending.values();
    let mut waiting: Vec<&Offer> = all.filter(|offer| offer.to == player && !answered(offer)).collect();
    waiting.sort_by_key(|offer| (offer.deadline.is_none(), offer.deadline, offer.id));
    waiting
}

fn buttons(text: &Text, campaign: CampaignId, offer: &Offer) -> CreateActionRow {
    let id = offer.id;
    let accept = Button::Accept { campaign, offer: id };
    let refuse = Button::Refuse { campaign, offer: id };
    let numbered = |label| render::numbered_label(text, label, id);
    let yes = numbered(render::accept_label(text, offer));
    let mut buttons = vec![controls::button(&accept, yes, ButtonStyle::Success)];
    // A question needs an answer and cannot be refused.
    if offer.terms.may_be_refused() {
        let no = numbered(render::refuse_label(text, offer));
        buttons.push(controls::button(&refuse, no, ButtonStyle::Danger));
    }
    CreateActionRow::Buttons(buttons)
}
