//! Founds campaigns: new ones, with or without a template, and imported ones.

use super::{Referee, Ruling, entry, offers, outgoing};
use crate::journal::{self, MemberChange};
use crate::rules::ids::{CampaignId, PlayerId};
use crate::rules::time::Span;
use crate::rules::{
    self, Campaign, Chance, Command, Event, Founding, Moderation, Order, Refusal, RulesetName, Setting, Settings,
    Source, Template, notices,
};
use std::sync::Arc;

#[derive(Debug, thiserror::Error)]
pub enum FoundError {
    #[error("refused: {0:?}")]
    Refused(Refusal),
    #[error("the channel holds campaign {0}")]
    ChannelTaken(CampaignId),
    /// Discord may have shown the founder that the bot did not respond.
    #[error("the order's turn came too late")]
    TooLate,
    #[error(transparent)]
    Journal(#[from] journal::Error),
    #[error("the operating system has no random numbers: {0}")]
    NoChance(#[from] getrandom::Error),
}

#[derive(Clone, Debug)]
pub struct Foundation {
    pub guild: u64,
    pub channel: u64,
    pub name: String,
    pub ruleset: RulesetName,
    pub pace: Option<Span>,
    /// The language of messages to the whole table.
    pub language: String,
    pub by: PlayerId,
}

impl Foundation {
    /// Moves the pace and the language from a template to the foundation.
    fn taking(mut self, template: &mut Template) -> Foundation {
        template.settings.retain(|setting| {
            match setting {
                Setting::Pace(pace) => self.pace = self.pace.or(Some(*pace)),
                Setting::Language(tag) => self.language.clone_from(tag),
                _ => return true,
            }
            false
        });
        self
    }
}

impl Referee {
    /// Founds a campaign in a channel. Refuses if [`rules::found`] does, or if the channel is taken.
    pub async fn found(&self, place: &Foundation, cause: &str) -> Result<Ruling, FoundError> {
        self.begin(place, cause, None, |founding| Ok(vec![Event::Founded(founding.clone())])).await
    }

    /// Founds a campaign that takes over a template (H3.3). The founder's pace, if any, outranks the template's.
    pub async fn found_from(&self, place: &Foundation, template: &Template, cause: &str) -> Result<Ruling, FoundError> {
        self.begin(place, cause, Some(template), |founding| Ok(vec![Event::Founded(founding.clone())])).await
    }

    /// Returns how a campaign that begins now would begin. Refuses if [`rules::found`] does.
    pub fn founding(&self, place: &Foundation) -> Result<Founding, FoundError> {
        let at = self.shared.clock.now();
        let founding = rules::found(&place.name, place.ruleset, place.pace, at).map_err(FoundError::Refused)?;
        let settings = Settings { language: place.language.clone(), ..founding.settings };
        Ok(Founding { by: Some(place.by), settings, ..founding })
    }

    /// Returns a campaign as it would begin from a template, without founding it.
    pub fn sketch(&self, place: &Foundation, template: &Template) -> Result<Campaign, FoundError> {
        let (founding, used) = self.set_up(place, Some(template))?;
        let mut campaign = Campaign::new(CampaignId(0), &founding);
        used.iter().for_each(|event| campaign.evolve(event));
        Ok(campaign)
    }

    /// Returns a founding, and the events of the template that it takes over.
    fn set_up(&self, place: &Foundation, template: Option<&Template>) -> Result<(Founding, Vec<Event>), FoundError> {
        let Some(template) = template else {
            return Ok((self.founding(place)?, Vec::new()));
        };
        let mut template = template.clone();
        let founding = self.founding(&place.clone().taking(&mut template))?;
        let campaign = Campaign::new(CampaignId(0), &founding);
        let command = Command::Moderate(Moderation::UseTemplate(Box::new(template.clone())));
        let order = Order { by: place.by, moderator: true, on_behalf: None, command, confirmed: None };
        let used = rules::use_template(&campaign, &order, &template, founding.at);
        Ok((founding, used.map_err(FoundError::Refused)?))
    }

    /// Founds a campaign that comes along from elsewhere (H2). `import` makes it from its founding.
    pub async fn import<E: From<FoundError>>(
        &self,
        place: &Foundation,
        cause: &str,
        source: Source,
        import: impl FnOnce(&Founding, Chance) -> Result<Campaign, E>,
    ) -> Result<Ruling, E> {
        let chance = self.seed(CampaignId(0), 0).map_err(FoundError::from)?;
        self.begin(place, cause, None, |founding| Ok(rules::begin(founding, source, import(founding, chance)?))).await
    }

    async fn begin<E: From<FoundError>>(
        &self,
        place: &Foundation,
        cause: &str,
        template: Option<&Template>,
        begin: impl FnOnce(&Founding) -> Result<Vec<Event>, E>,
    ) -> Result<Ruling, E> {
        let (founding, used) = self.set_up(place, template)?;
        let (at, mut events) = (founding.at, begin(&founding)?);
        events.extend(used);
        // The announcements of a founding do not depend on the id that the journal assigns.
        let mut campaign = Campaign::new(CampaignId(0), &founding);
        events.iter().for_each(|event| campaign.evolve(event));
        let new = journal::NewCampaign {
            guild: place.guild,
            channel: place.channel,
            name: founding.name.clone(),
            ruleset: founding.ruleset.name().to_owned(),
            language: campaign.settings.language.clone(),
            at,
        };
        // Those who left before an import can have their texts erased.
        let members = campaign.players.iter();
        let change = journal::Change {
            entries: vec![entry(at, Some(place.by), cause, &events)],
            outbox: notices(&campaign, &events).iter().map(|notice| outgoing(notice, 0)).collect(),
            members: members.map(|(&player, known)| MemberChange { player, active: known.active }).collect(),
            offers: offers::offers(&events, 0).collect(),
            next_due: rules::deadline(&campaign),
            only_if: self.admission.condition(),
            ..journal::Change::default()
        };
        let (id, repeated) = self.create(new, change, cause).await?;
        let campaign = Arc::new(Campaign { id, ..campaign });
        Ok(Ruling { repeated, ..Ruling::new(&campaign, &events, 1, place.by.into()) })
    }

    /// Stores a new campaign. Returns its id, and whether the same cause had founded it before.
    async fn create(
        &self,
        new: journal::NewCampaign,
        change: journal::Change,
        cause: &str,
    ) -> Result<(CampaignId, bool), FoundError> {
        if !self.admission.is_granted().await {
            return Err(FoundError::TooLate);
        }
        match self.shared.journal.create(new, change).await {
            Ok(id) => Ok((id, false)),
            Err(journal::CreateError::Duplicate { .. }) => {
                let before = self.shared.journal.entry_by_cause(cause).await?;
                Ok((before.ok_or(journal::Error::Closed)?.campaign, true))
            }
            Err(journal::CreateError::TooLate) => Err(FoundError::TooLate),
            Err(journal::CreateError::ChannelTaken(id)) => Err(FoundError::ChannelTaken(id)),
            Err(journal::CreateError::Unavailable(error)) => Err(error.into()),
        }
    }
}
