//! Menus in the place of a refusal: what is left for somebody to choose, and what would make possible what is not.

use super::Desk;
use crate::discord::answer::Answer;
use crate::discord::asker::Asker;
use crate::discord::buttons::{Button, room_line, track_line};
use crate::discord::games as worded;
use crate::discord::problem::Problem;
use crate::discord::render::{self, harmless};
use crate::rules::games::ambassadors::{self, Choice, Condition, Room};
use crate::rules::games::leverage;
use crate::rules::games::{self, Listed};
use crate::rules::ids::{CampaignId, OfferId, PlayerId};
use crate::rules::{Campaign, Refusal};
use crate::text::fl;

impl Desk {
    /// Returns the menu that a refusal leads to, where it leads to one. `by` is the player whose command was refused.
    pub(super) async fn or_menu(
        &self,
        asker: &Asker,
        campaign: CampaignId,
        by: PlayerId,
        done: Result<Answer, Problem>,
    ) -> Result<Answer, Problem> {
        let refusal = match done {
            Err(Problem::Refused(refusal)) => refusal,
            done => return done,
        };
        let campaign = self.referee.look(campaign).await?;
        match &*refusal {
            Refusal::MustPick { offer, picks, .. } => match picks.first() {
                Some(games::Pick::Leverage(_)) => ship_menu(asker, &campaign, *offer, picks),
                Some(games::Pick::Ambassadors(_)) => {
                    track_menu(asker, &campaign, (by, *offer), picks)
                }
                None => Err(Problem::Refused(refusal)),
            },
            // What lies on somebody's reputation track nobody else is shown, not even who acts for them.
            Refusal::Game(games::Refusal::Ambassadors(ambassadors::Refusal::NoRelations {
                unmet,
                ..
            })) if by == asker.player => match ways_to_make_room(unmet, by) {
                [] => Err(Problem::Refused(refusal)),
                ways => room_menu(asker, &campaign, &refusal, ways),
            },
            _ => Err(Problem::Refused(refusal)),
        }
    }
}

/// Lets the owner pick the ship that goes when they accept (L10.1).
fn ship_menu(
    asker: &Asker,
    campaign: &Campaign,
    offer: OfferId,
    picks: &[games::Pick],
) -> Result<Answer, Problem> {
    let state = campaign.playing::<leverage::State>()?;
    let choices = picks
        .iter()
        .filter_map(leverage::State::pick_of)
        .filter_map(|leverage::Pick::Ship(id)| state.ships.get(id))
        .map(|ship| (harmless::label(&ship.name, 100), ship.id.to_string()));
    let menu = Button::PickShip {
        campaign: campaign.id,
        offer,
    };
    let question = fl!(asker.text, "pick-ship", offer = offer.to_string());
    let title = fl!(asker.text, "pick-ship-menu");
    Ok(Answer::from(question).with_menu(&menu, title, choices))
}

/// Lets whoever accepts pick the track of their cube, and the space for the ambassador where one comes with it (E2.7, E3.3).
fn track_menu(
    asker: &Asker,
    campaign: &Campaign,
    (by, offer): (PlayerId, OfferId),
    picks: &[games::Pick],
) -> Result<Answer, Problem> {
    let text = &asker.text;
    let picks: Vec<_> = picks
        .iter()
        .filter_map(ambassadors::State::pick_of)
        .copied()
        .collect();
    let (tracks, spaces) = Choice::among(&picks);
    let seat = campaign.playing::<ambassadors::State>()?.seat(by)?;
    let kinds = spaces.iter().map(|number| {
        let space = seat.space(*number).map_err(Refusal::from)?;
        Ok(Some((*number, space.kind)))
    });
    let mut spaces = kinds.collect::<Result<Vec<_>, Refusal>>()?;
    let returning = spaces.is_empty();
    if returning {
        spaces.push(None);
    }
    let choices = tracks.iter().flat_map(|track| {
        spaces.iter().map(|space| {
            let label = worded::ambassadors::track_choice(text, seat.cubes, *track, *space);
            (label, track_line(*track, space.map(|(number, _)| number)))
        })
    });
    let menu = Button::PickTrack {
        campaign: campaign.id,
        offer,
    };
    let question = worded::ambassadors::pick_track(text, offer, returning);
    Ok(Answer::from(question).with_menu(&menu, fl!(text, "pick-track-menu"), choices))
}

/// Says why there can be no relations, and offers what would make room for an ambassador (E2.5).
fn room_menu(
    asker: &Asker,
    campaign: &Campaign,
    refusal: &Refusal,
    ways: &[Room],
) -> Result<Answer, Problem> {
    let text = &asker.text;
    let seat = campaign
        .playing::<ambassadors::State>()?
        .seat(asker.player)?;
    let choices = ways.iter().map(|way| {
        (
            worded::ambassadors::room_choice(text, seat, *way),
            room_line(*way),
        )
    });
    let menu = Button::MakeRoom {
        campaign: campaign.id,
    };
    let why = render::refusal(text, refusal, asker.player);
    Ok(Answer::from(why).with_menu(&menu, fl!(text, "make-room-menu"), choices))
}

fn ways_to_make_room(unmet: &[Condition], of: PlayerId) -> &[Room] {
    let ways = unmet.iter().find_map(|condition| match condition {
        Condition::Space { player, ways, .. } if *player == of => Some(ways.as_slice()),
        _ => None,
    });
    ways.unwrap_or_default()
}
