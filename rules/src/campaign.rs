//! A campaign's state, and how events change it.

use super::event::{Event, Founding};
use super::game_clock::{GameClock, GameTime};
use super::ids::{CampaignId, PlayerId};
use super::offer::Offers;
use super::refusal::Refusal;
use super::settings::Settings;
use super::time::{Span, Time};
use super::{ambassadors, leverage};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Everything the rules know of one campaign. It changes through [`Campaign::evolve`] only.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Campaign {
    pub id: CampaignId,
    pub name: String,
    /// The game's own clock, which timed actions go by (L5.5).
    pub clock: GameClock,
    pub phase: Phase,
    pub settings: Settings,
    /// Everybody who ever joined. Who left stays, inactive: what they held comes back with them.
    pub players: BTreeMap<PlayerId, Player>,
    pub offers: Offers,
    pub game: Game,
}

/// Where a campaign is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Running,
    /// The clock stands still: no deadline passes until the campaign is resumed.
    Paused {
        since: Time,
    },
    Ended {
        at: Time,
    },
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    pub active: bool,
    /// Nobody calls them while they are away.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub away: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet: Option<QuietHours>,
}

/// The hours of each day in which a player is not called, from the beginning of one to the beginning of the other, UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuietHours {
    pub from: u8,
    pub to: u8,
}

impl QuietHours {
    /// Returns whether a moment lies in them; they may go past midnight.
    pub fn contain(self, at: Time) -> bool {
        let hour = at.as_seconds().div_euclid(3600).rem_euclid(24);
        let (from, to) = (i64::from(self.from), i64::from(self.to));
        if from <= to {
            (from..to).contains(&hour)
        } else {
            hour >= from || hour < to
        }
    }
}

/// The ruleset a campaign is played by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ruleset {
    Leverage,
    Ambassadors,
}

impl Ruleset {
    pub const ALL: [Ruleset; 2] = [Ruleset::Leverage, Ruleset::Ambassadors];

    /// Returns the name that commands, the export and the journal use.
    pub fn name(self) -> &'static str {
        match self {
            Ruleset::Leverage => "leverage",
            Ruleset::Ambassadors => "ambassadors",
        }
    }
}

/// The state of the ruleset that is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Game {
    Leverage(leverage::State),
    Ambassadors(ambassadors::State),
}

impl Game {
    fn new(ruleset: Ruleset) -> Game {
        match ruleset {
            Ruleset::Leverage => Game::Leverage(leverage::State::default()),
            Ruleset::Ambassadors => Game::Ambassadors(ambassadors::State::default()),
        }
    }

    pub fn ruleset(&self) -> Ruleset {
        match self {
            Game::Leverage(_) => Ruleset::Leverage,
            Game::Ambassadors(_) => Ruleset::Ambassadors,
        }
    }
}

impl Campaign {
    /// Returns the campaign as it is when it has just been founded.
    pub fn new(id: CampaignId, founding: &Founding) -> Campaign {
        Campaign {
            id,
            name: founding.name.clone(),
            clock: GameClock::new(founding.at),
            phase: Phase::Running,
            settings: founding.settings.clone(),
            players: BTreeMap::new(),
            offers: Offers::default(),
            game: Game::new(founding.ruleset),
        }
    }

    /// Returns the campaign that these events made, or `None` where they do not begin with a founding.
    pub fn replay<'a>(
        id: CampaignId,
        events: impl IntoIterator<Item = &'a Event>,
    ) -> Option<Campaign> {
        let mut events = events.into_iter();
        let Some(Event::Founded(founding)) = events.next() else {
            return None;
        };
        let mut campaign = Campaign::new(id, founding);
        events.for_each(|event| campaign.evolve(event));
        Some(campaign)
    }

    /// Applies what happened. It consults no rule: the event says all there is to know.
    pub fn evolve(&mut self, event: &Event) {
        match event {
            Event::Founded(founding) => *self = Campaign::new(self.id, founding),
            Event::Joined { player } => {
                self.players.entry(*player).or_default().active = true;
            }
            Event::Left { player } => {
                self.players.entry(*player).or_default().active = false;
            }
            Event::Paused { at } => {
                self.clock.set(*at, self.pace());
                self.phase = Phase::Paused { since: *at };
            }
            Event::Resumed { at, stood_still } => {
                self.clock.set(*at, self.pace());
                self.phase = Phase::Running;
                self.offers.postpone(*stood_still);
            }
            Event::Ended { at } => {
                self.clock.set(*at, self.pace());
                self.phase = Phase::Ended { at: *at };
            }
            Event::Configured { at, setting } => {
                self.clock.set(*at, self.pace());
                self.settings.apply(setting);
            }
            // What moderators did is in the events beside these.
            Event::Moderated { .. }
            | Event::ActedFor { .. }
            | Event::Undone { .. }
            | Event::SecretsShown { .. } => {}
            Event::Away { player, away } => self.players.entry(*player).or_default().away = *away,
            Event::QuietHours { player, hours } => {
                self.players.entry(*player).or_default().quiet = *hours;
            }
            Event::OfferExtended {
                offer,
                deadline,
                answer_within,
            } => {
                self.offers.extend(*offer, *deadline, *answer_within);
            }
            Event::OfferMade(offer) => self.offers.open(offer.clone()),
            Event::OfferReminded { offer, reminder } => self.offers.remind(*offer, *reminder),
            Event::OfferClosed { offer, closing } => self.offers.close(*offer, *closing),
            // It is remembered for those who read the history.
            Event::Reasoned { .. } => {}
            Event::Leverage(event) => {
                if let Game::Leverage(state) = &mut self.game {
                    state.evolve(event);
                }
            }
            Event::Ambassadors(event) => {
                if let Game::Ambassadors(state) = &mut self.game {
                    state.evolve(event);
                }
            }
        }
    }

    /// Returns the state of a campaign that is played by the leverage ruleset.
    ///
    /// # Errors
    /// Refuses any other.
    pub fn leverage(&self) -> Result<&leverage::State, Refusal> {
        match &self.game {
            Game::Leverage(state) => Ok(state),
            _ => Err(self.other_ruleset(Ruleset::Leverage)),
        }
    }

    /// Returns the state of a campaign that is played by the ambassadors ruleset.
    ///
    /// # Errors
    /// Refuses any other.
    pub fn ambassadors(&self) -> Result<&ambassadors::State, Refusal> {
        match &self.game {
            Game::Ambassadors(state) => Ok(state),
            _ => Err(self.other_ruleset(Ruleset::Ambassadors)),
        }
    }

    fn other_ruleset(&self, needs: Ruleset) -> Refusal {
        let plays = self.game.ruleset();
        Refusal::OtherRuleset { plays, needs }
    }

    /// Returns how fast the game's clock goes, or `None` while it stands still.
    pub fn pace(&self) -> Option<Span> {
        (self.phase == Phase::Running).then_some(self.settings.pace)
    }

    /// Returns what the game's clock shows.
    pub fn game_time(&self, now: Time) -> GameTime {
        self.clock.read(now, self.pace())
    }

    /// Returns whether a player may be called at this moment: they are neither away nor in their quiet hours.
    pub fn may_be_called(&self, player: PlayerId, now: Time) -> bool {
        self.players
            .get(&player)
            .is_none_or(|p| !p.away && p.quiet.is_none_or(|hours| !hours.contain(now)))
    }

    /// Returns the players who are in the campaign now, in the order of their ids.
    pub fn active_players(&self) -> impl Iterator<Item = PlayerId> {
        self.players
            .iter()
            .filter_map(|(id, player)| player.active.then_some(*id))
    }

    pub fn is_active(&self, player: PlayerId) -> bool {
        self.players.get(&player).is_some_and(|p| p.active)
    }

    /// Refuses where `player` has never played here, and so has nothing to be looked at.
    pub fn must_know(&self, player: PlayerId) -> Result<(), Refusal> {
        match self.players.contains_key(&player) {
            true => Ok(()),
            false => Err(Refusal::NotInCampaign { player }),
        }
    }

    /// Refuses where `player` does not play here (L2.3), which holds for whoever acts and whoever is acted upon.
    pub(super) fn must_play(&self, player: PlayerId) -> Result<(), Refusal> {
        match self.players.get(&player) {
            Some(Player { active: true, .. }) => Ok(()),
            Some(Player { active: false, .. }) => Err(Refusal::HasLeft { player }),
            None => Err(Refusal::NotInCampaign { player }),
        }
    }
}
