//! Campaigns that come along from elsewhere (H2). The first entry of the journal names the file and holds the imported
//! state, so a replay needs nothing else.

use super::campaign::{Campaign, Phase};
use super::chance::DecisionContext;
use super::deal::{self, Deal, Deals, Draft, Happened, Promise};
use super::decide::with_what_follows;
use super::event::{Event, Founding};
use super::game_clock::GameClock;
use super::games::{Game, Listed};
use super::ids::{CampaignId, DealId, OfferId, PlayerId};
use super::joining;
use super::offer::{Closed, Offer, Offers};
use super::patience::{InVain, Patience};
use super::pause::PauseEnd;
use super::refusal::Refusal;
use super::ruleset::Verdict;
use super::schedule::{Schedule, Scheduled};
use super::settings::Settings;
use super::table::{Answer, Players};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// An imported campaign (H2.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Import {
    pub source: Source,
    /// How many players came along.
    pub players: usize,
    /// The promises of the decks, which were shuffled again (H2.5).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub promises: Vec<DeckPromise>,
    /// The campaign right after the import. Only the journal has it: what is announced and exported does not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<Arc<Campaign>>,
}

/// The promise of a deck's shuffle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckPromise {
    pub deck: String,
    pub promise: String,
}

/// The file that a campaign was imported from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Source {
    /// Its name; `None` once the importer has had their texts erased.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The SHA-256 of its bytes, in hexadecimal digits.
    pub sha256: String,
}

impl Import {
    /// Returns the import of a campaign from a file.
    pub fn new(source: Source, campaign: Campaign) -> Import {
        let players = campaign.players.len();
        let decks = campaign.game.decks().into_iter();
        let promises =
            decks.map(|shuffle| DeckPromise { deck: shuffle.deck.clone(), promise: shuffle.promise.clone() });
        Import { source, players, promises: promises.collect(), state: Some(Arc::new(campaign)) }
    }

    /// Returns the import without the state, as everybody may know it.
    #[must_use]
    pub fn announced(&self) -> Import {
        Import { state: None, ..self.clone() }
    }
}

/// Returns the events that begin an imported campaign. Pending questions are asked again, so that they get their
/// messages with buttons.
pub fn begin(founding: &Founding, source: Source, mut campaign: Campaign) -> Vec<Event> {
    let pending = std::mem::take(&mut campaign.offers.pending);
    let mut deals = Deals::clone(&campaign.deals);
    let open = std::mem::take(&mut deals.open);
    campaign.deals = Arc::new(deals);
    let answers = std::mem::take(&mut campaign.offers.answers);
    // Nobody reads them, and their authors could not have them erased.
    campaign.offers.closed.values_mut().for_each(|closed| closed.offer.note = None);
    // Erasure finds what a moderator wants to announce in events only.
    let scheduled = std::mem::take(&mut campaign.schedule.pending);
    // The first message states the pace.
    let founded = Founding { settings: campaign.settings.clone(), ..founding.clone() };
    // A row of questions has its own notice, which belongs to no offer.
    let (rows, single): (Vec<Offer>, Vec<Offer>) = pending.into_values().partition(|offer| offer.terms.row().is_some());
    let made = rows.into_iter().chain(single).map(Event::OfferMade);
    let answered = answers.into_iter().map(|(offer, answer)| Event::OfferAnswered { offer, answer });
    let sent = open.into_values().map(|record| Event::Deal(Happened::Sent { deal: record.deal, draft: None }));
    [Event::Founded(founded), Event::Imported(Import::new(source, campaign))]
        .into_iter()
        .chain(made)
        .chain(answered)
        .chain(sent)
        .chain(scheduled.into_values().map(Event::Scheduled))
        .collect()
}

/// What an export says of a campaign (H2.6).
#[derive(Debug)]
pub struct Resumed {
    pub settings: Settings,
    pub clock: GameClock,
    pub phase: Phase,
    pub pause_end: Option<PauseEnd>,
    pub scheduled: Vec<Scheduled>,
    /// The number of the next scheduled act.
    pub next_scheduled: u32,
    pub players: Players,
    pub applicants: BTreeSet<PlayerId>,
    pub empty_seats: BTreeSet<PlayerId>,
    pub pending: Vec<Offer>,
    pub closed: Vec<Closed>,
    pub answers: BTreeMap<OfferId, Answer>,
    pub next_offer: OfferId,
    pub drafts: Vec<Draft>,
    pub open_deals: Vec<Deal>,
    pub closed_deals: Vec<(Deal, deal::Closing)>,
    pub promises: Vec<(Promise, Option<Verdict>)>,
    pub next_deal: DealId,
    /// Recent unsuccessful asks between two players, and whether the count is that of private ones.
    pub asks_in_vain: Vec<([PlayerId; 2], bool, InVain)>,
    pub game: Game,
}

impl Resumed {
    /// Returns the campaign that continues from there.
    pub fn campaign(self, founding: &Founding) -> Campaign {
        let deals = (self.drafts, self.open_deals, self.closed_deals);
        let mut campaign = Campaign {
            clock: self.clock,
            phase: self.phase,
            begun: true,
            settings: self.settings,
            players: self.players,
            applicants: self.applicants,
            empty_seats: self.empty_seats,
            offers: Offers::brought_along(self.pending, self.closed, self.answers, self.next_offer),
            deals: Arc::new(Deals::brought_along(deals, self.promises, self.next_deal)),
            patience: Patience::brought_along(self.asks_in_vain),
            pause_end: self.pause_end,
            schedule: Schedule::brought_along(&self.scheduled, self.next_scheduled),
            game: Arc::new(self.game),
            // The journal assigns the id.
            ..Campaign::new(CampaignId(0), founding)
        };
        if campaign.nudges() {
            let from = campaign.deadlines_ran_until(founding.at);
            let pending: Vec<Offer> = campaign.offers.pending.values().cloned().collect();
            pending.iter().for_each(|offer| campaign.nudging.open(offer, from));
        }
        campaign
    }
}

/// Empties the seats of players who are not in the server (H2.4). What waited for them ends as if a moderator had
/// removed them.
#[must_use]
pub fn empty_seats(mut campaign: Campaign, absent: &BTreeSet<PlayerId>, founding: &Founding) -> Campaign {
    let moment = DecisionContext::from(founding.at);
    for player in absent.iter().copied() {
        if campaign.is_active(player) {
            let by = founding.by.unwrap_or(player);
            let events = joining::removed(&campaign, player, by, moment);
            let events = with_what_follows(&campaign, events, None, moment);
            events.iter().for_each(|event| campaign.evolve(event));
        }
        campaign.empty_seats.insert(player);
    }
    campaign
}

/// Founds a campaign in which these players have already joined, with the events that `figures` returns.
///
/// # Errors
/// Refuses if a player cannot join. Returns what `figures` finds wrong.
pub fn bring_along<R: Listed, E>(
    founding: &Founding,
    players: impl IntoIterator<Item = PlayerId>,
    figures: impl FnOnce(&R) -> Result<Vec<R::Event>, E>,
) -> Result<Result<Campaign, E>, Refusal> {
    // The journal assigns the id.
    let mut campaign = Campaign::new(CampaignId(0), founding);
    for player in players {
        let events = joining::enter(&campaign, player, founding.at.into())?;
        events.iter().for_each(|event| campaign.evolve(event));
    }
    Ok(figures(campaign.playing::<R>()?).map(|events| {
        events.into_iter().for_each(|event| campaign.evolve(&Event::Game(R::event(event))));
        Campaign { begun: true, ..campaign }
    }))
}
