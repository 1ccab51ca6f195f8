//! A campaign's state, and how events change it.

use super::chance::DecisionContext;
use super::deal::Deals;
use super::empty_seat::Successor;
use super::event::{Event, Founding};
use super::game_clock::{GameClock, GameTime};
use super::games::{Game, Listed, RulesetName};
use super::hours::{QuietHours, Zone};
use super::ids::{CampaignId, PlayerId};
use super::nudge::Nudging;
use super::offer::{Offer, Offers};
use super::patience::Patience;
use super::pause::PauseEnd;
use super::refusal::Refusal;
use super::ruleset::GameContext;
use super::schedule::Schedule;
use super::second::SecondRequest;
use super::settings::Settings;
use super::table::{self, Absence, Clock, Missed, Players, Roster};
use super::take_back::Request;
use super::time::{Span, Time};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// A campaign's whole state. Only [`Campaign::evolve`] changes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Campaign {
    pub id: CampaignId,
    pub name: String,
    /// The person who founded and moderates it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub founder: Option<PlayerId>,
    /// The game clock, which times actions (L5.5).
    pub clock: GameClock,
    pub phase: Phase,
    /// Whether a player has acted. Until then, the campaign can take over a template (H3.3).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub begun: bool,
    pub settings: Settings,
    pub players: Players,
    /// Players who asked to join and are waiting for approval (L12.6).
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub applicants: BTreeSet<PlayerId>,
    /// The seats of players who were not in the server when the campaign was imported. They get them back by joining,
    /// unless another member takes one over (H2.4).
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub empty_seats: BTreeSet<PlayerId>,
    /// Members who asked for an empty seat, each with the seat.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub seat_requests: BTreeMap<PlayerId, PlayerId>,
    /// The seats that other players have taken over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub successors: Vec<Successor>,
    pub offers: Offers,
    /// Deals and promises. Shared with later states until they change.
    #[serde(default, skip_serializing_if = "no_deals")]
    pub deals: Arc<Deals>,
    /// Recent requests between players that were not accepted (L14.2).
    #[serde(default, skip_serializing_if = "Patience::is_fresh")]
    pub patience: Patience,
    /// The player whose action the table waits for, and the nudges sent so far (L14.4).
    #[serde(default, skip_serializing_if = "Nudging::is_empty")]
    pub nudging: Nudging,
    /// When the pause ends by itself, if the campaign is paused (H3.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pause_end: Option<PauseEnd>,
    /// The acts that moderators scheduled (H3.1).
    #[serde(default, skip_serializing_if = "Schedule::is_empty")]
    pub schedule: Schedule,
    /// The hours and zones of moderators who do not play (H3.1).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub onlookers: BTreeMap<PlayerId, QuietHours>,
    /// The pending request to take back the newest entry (L14.3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub take_back: Option<Request>,
    /// The pending request of a moderator who plays (H3.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<SecondRequest>,
    /// The state of the game being played. Shared with viewers' copies of the campaign if it hides nothing from them.
    pub game: Arc<Game>,
}

fn no_deals(deals: &Arc<Deals>) -> bool {
    deals.is_empty()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Running,
    /// The clock stops: no deadline passes until the campaign resumes.
    Paused {
        since: Time,
    },
    Ended {
        at: Time,
    },
}

impl Phase {
    pub fn paused_since(self) -> Option<Time> {
        match self {
            Phase::Paused { since } => Some(since),
            Phase::Running | Phase::Ended { .. } => None,
        }
    }
}

impl Campaign {
    /// Returns a campaign in its state right after the founding.
    pub fn new(id: CampaignId, founding: &Founding) -> Campaign {
        Campaign {
            id,
            name: founding.name.clone(),
            founder: founding.by,
            clock: GameClock::new(founding.at),
            phase: Phase::Running,
            begun: false,
            settings: founding.settings.clone(),
            players: Players::default(),
            applicants: BTreeSet::new(),
            empty_seats: BTreeSet::new(),
            seat_requests: BTreeMap::new(),
            successors: Vec::new(),
            offers: Offers::default(),
            deals: Arc::default(),
            patience: Patience::default(),
            nudging: Nudging::default(),
            pause_end: None,
            schedule: Schedule::default(),
            onlookers: BTreeMap::new(),
            take_back: None,
            second: None,
            game: Arc::new(founding.ruleset.new_game()),
        }
    }

    /// Returns the campaign these events produce, or `None` if they do not start with a founding.
    pub fn replay<'a>(id: CampaignId, events: impl IntoIterator<Item = &'a Event>) -> Option<Campaign> {
        let mut events = events.into_iter();
        let Some(Event::Founded(founding)) = events.next() else {
            return None;
        };
        let mut campaign = Campaign::new(id, founding);
        events.for_each(|event| campaign.evolve(event));
        Some(campaign)
    }

    /// Applies an event without consulting any rule: the event says everything needed.
    pub fn evolve(&mut self, event: &Event) {
        self.begun = self.begun || event.begins_play();
        match event {
            Event::Founded(founding) => *self = Campaign::new(self.id, founding),
            Event::Imported(import) => {
                if let Some(state) = &import.state {
                    *self = Campaign { id: self.id, begun: true, ..Campaign::clone(state) };
                }
            }
            Event::Joined { player } => self.enter(*player),
            Event::SeatAsked { player, seat } => drop(self.seat_requests.insert(*player, *seat)),
            Event::SeatRequestEnded { player, seat, .. } => {
                // They may have asked for another seat since.
                self.seat_requests.retain(|asker, asked| (asker, &*asked) != (player, seat));
            }
            Event::SeatGiven { seat, player, at } => {
                self.give_seat(Successor { seat: *seat, player: *player, at: *at });
            }
            Event::EntryAsked { player } => {
                self.applicants.insert(*player);
            }
            Event::Left { player } => {
                // A player who returns after leaving is no longer away.
                self.come_back(*player, None);
                self.players.change(*player, |known| (known.active, known.missed) = (false, None));
            }
            Event::Paused { at, until } => {
                self.clock.set(*at, self.pace());
                self.phase = Phase::Paused { since: *at };
                self.pause_end = until.map(|at| PauseEnd { at, announced: false });
            }
            Event::PauseEnds { at } => self.pause_end = Some(PauseEnd { at: *at, announced: true }),
            Event::Resumed { at, stood_still } => {
                self.clock.set(*at, self.pace());
                self.phase = Phase::Running;
                self.pause_end = None;
                self.offers.postpone(*stood_still);
                if !self.deals.is_empty() {
                    Arc::make_mut(&mut self.deals).postpone(*stood_still);
                }
                self.nudging.postpone(*stood_still);
                Arc::make_mut(&mut self.game).postpone(*stood_still);
            }
            Event::Ended { at } => {
                self.clock.set(*at, self.pace());
                self.phase = Phase::Ended { at: *at };
                self.pause_end = None;
            }
            Event::Scheduled(scheduled) => self.schedule.add(scheduled),
            Event::ScheduleEnded { scheduled, .. } => drop(self.schedule.pending.remove(&scheduled.number)),
            Event::TakeBackAsked(request) => self.take_back = Some(request.clone()),
            Event::TakeBackAgreed { player } => {
                if let Some(request) = &mut self.take_back {
                    request.agreed.insert(*player);
                }
            }
            Event::TakeBackEnded { .. } => self.take_back = None,
            Event::SecondAsked(request) => self.second = Some(request.clone()),
            // The moderator may have asked for something else since.
            Event::SecondEnded { request, .. } => drop(self.second.take_if(|pending| *pending == *request)),
            Event::Configured { at, setting } => {
                self.clock.set(*at, self.pace());
                self.settings.apply(setting);
            }
            // The accompanying events carry what moderators did.
            Event::Moderated { .. }
            | Event::TemplateUsed { .. }
            | Event::ActedFor { .. }
            | Event::Undone { .. }
            | Event::SecretsShown { .. }
            | Event::Looked { .. }
            | Event::Erased { .. } => {}
            // The place of play is not part of the game.
            Event::Moved { .. } | Event::PlaceLost { .. } => {}
            Event::Away { player, away: true, at, until, protected_until } => {
                let (until, protected_until) = (*until, *protected_until);
                let absence = at.map(|since| Absence { since, until, protected_until });
                self.go_away(*player, absence);
            }
            Event::Away { player, away: false, at, .. } => self.come_back(*player, *at),
            Event::QuietHours { player, hours } => match (self.players.contains_key(player), hours) {
                (true, hours) => self.players.change(*player, |known| known.quiet = *hours),
                (false, Some(hours)) => drop(self.onlookers.insert(*player, *hours)),
                (false, None) => drop(self.onlookers.remove(player)),
            },
            Event::CallMissed { player, at } => {
                let missed = Missed { since: *at, from: *at };
                self.players.change(*player, |known| known.missed = Some(missed));
            }
            Event::CaughtUp { player, .. } => {
                self.players.change(*player, |known| known.missed = None);
            }
            Event::OfferExtended { offer, deadline, answer_within, counts, .. } => {
                self.offers.extend(*offer, *deadline, *answer_within, *counts);
            }
            Event::ActionAwaited { waiting, seen, at } => self.nudging.wait(*waiting, *seen, *at),
            Event::ActionCalled { player, nudge, .. } => self.nudging.note_call(*player, *nudge),
            Event::OfferMade(offer) => {
                if self.nudges() {
                    let from = self.deadlines_ran_until(offer.made_at);
                    self.nudging.open(offer, from);
                }
                self.offers.open(offer.clone());
            }
            Event::OfferReminded { offer, reminder } => self.offers.remind(*offer, *reminder),
            Event::OfferAnswered { offer, answer } => self.offers.answer(*offer, *answer),
            Event::OfferClosed { offer, closing } => {
                if let Some(offer) = self.offers.pending.get(offer) {
                    self.patience.note(offer, closing);
                }
                self.offers.close(*offer, *closing);
                if self.deals.has_waited(*offer) {
                    Arc::make_mut(&mut self.deals).forget_offer(*offer);
                }
                self.nudging.close(*offer);
            }
            Event::Deal(happened) => Arc::make_mut(&mut self.deals).evolve(happened, &mut self.patience),
            // Kept only for readers of the history.
            Event::Reasoned { .. } => {}
            Event::Game(event) => Arc::make_mut(&mut self.game).evolve(event),
        }
    }

    pub(super) fn enter(&mut self, player: PlayerId) {
        // Without hours, an onlooker set only a zone.
        let hours = self.onlookers.get(&player).copied().filter(|hours| hours.from != hours.to);
        self.players.change(player, |joins| {
            joins.active = true;
            joins.quiet = joins.quiet.or(hours);
        });
        self.applicants.remove(&player);
        self.empty_seats.remove(&player);
        self.seat_requests.remove(&player);
    }

    /// Returns the state of ruleset `R`.
    ///
    /// # Errors
    /// Refuses if another ruleset is played.
    pub fn playing<R: Listed>(&self) -> Result<&R, Refusal> {
        R::state_of(&self.game).ok_or_else(|| self.other_ruleset(R::LISTED))
    }

    /// Returns the game context of ruleset `R` at a moment.
    ///
    /// # Errors
    /// Refuses if another ruleset is played.
    pub fn at<R: Listed>(&self, now: Time) -> Result<GameContext<'_, R>, Refusal> {
        Ok(self.stands(self.playing()?, now.into()))
    }

    /// Returns the game's context at a moment.
    pub fn stands<'a, R: Listed>(&'a self, game: &'a R, moment: DecisionContext) -> GameContext<'a, R> {
        let pending = self.offers.pending.values();
        let pending = pending.filter_map(|offer| Some((offer.head(), R::terms_of(&offer.terms)?)));
        GameContext {
            roster: self.roster(),
            clock: self.clock(),
            game,
            settings: R::settings_of(&self.settings.games),
            pending: pending.collect(),
            sealed: self.offers.sealed(),
            next_offer: self.offers.next_id(),
            private_offers: &self.offers.private,
            now: moment.now,
            chance: moment.chance,
        }
    }

    /// Checks that the campaign is played by this ruleset.
    pub(crate) fn must_play_by(&self, needs: RulesetName) -> Result<(), Refusal> {
        match self.game.ruleset() == needs {
            true => Ok(()),
            false => Err(self.other_ruleset(needs)),
        }
    }

    fn other_ruleset(&self, needs: RulesetName) -> Refusal {
        let (plays, needs) = (self.game.ruleset(), vec![needs]);
        Refusal::OtherRuleset { plays, needs }
    }

    /// Returns the players in the form games see them.
    pub fn roster(&self) -> Roster<'_> {
        Roster(&self.players)
    }

    fn clock(&self) -> Clock<'_> {
        let (clock, pace) = (&self.clock, self.pace());
        Clock { clock, pace }
    }

    /// Returns the speed of the game clock, or `None` while it is stopped.
    pub fn pace(&self) -> Option<Span> {
        (self.phase == Phase::Running).then_some(self.settings.pace)
    }

    /// Returns the latest moment that deadlines have reached. They do not move during a pause (L4.4).
    pub(super) fn deadlines_ran_until(&self, now: Time) -> Time {
        match self.phase {
            Phase::Paused { since } => since,
            Phase::Running | Phase::Ended { .. } => now,
        }
    }

    /// Returns the time left to answer an offer once a paused campaign resumes. Otherwise the deadline says so.
    pub fn left_in_pause(&self, offer: &Offer) -> Option<Span> {
        match self.phase {
            Phase::Paused { since } => Some(offer.deadline?.since(since)),
            Phase::Running | Phase::Ended { .. } => None,
        }
    }

    /// Refuses a campaign that has ended, and says when it ended.
    pub fn must_go_on(&self) -> Result<(), table::Refusal> {
        match self.phase {
            Phase::Ended { at } => Err(table::Refusal::Ended { at }),
            Phase::Running | Phase::Paused { .. } => Ok(()),
        }
    }

    pub(super) fn is_paused(&self) -> bool {
        matches!(self.phase, Phase::Paused { .. })
    }

    pub fn game_time(&self, now: Time) -> GameTime {
        self.clock.read(now, self.pace())
    }

    /// Returns the zone that a player, or a moderator who does not play, has set.
    pub fn zone_of(&self, person: PlayerId) -> Option<Zone> {
        let quiet = self.players.get(&person).and_then(|player| player.quiet?.zone);
        quiet.or_else(|| self.onlookers.get(&person)?.zone)
    }

    /// Returns whether a player may be called now: they are neither away nor in their quiet hours.
    pub fn may_be_called(&self, player: PlayerId, now: Time) -> bool {
        self.players.get(&player).is_none_or(|known| known.may_be_called(now))
    }

    /// Returns the current players, ordered by id.
    pub fn active_players(&self) -> impl Iterator<Item = PlayerId> {
        self.roster().active()
    }

    pub fn is_active(&self, player: PlayerId) -> bool {
        self.roster().is_active(player)
    }

    /// Refuses a player who never joined, and so has nothing to show.
    pub fn must_know(&self, player: PlayerId) -> Result<(), table::Refusal> {
        self.roster().must_know(player)
    }

    pub(super) fn must_play(&self, player: PlayerId) -> Result<(), table::Refusal> {
        self.roster().must_play(player)
    }
}
