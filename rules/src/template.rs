//! Templates: what a campaign takes over before its first act (H3.3).

use super::campaign::Campaign;
use super::chance::DecisionContext;
use super::command::Order;
use super::event::Event;
use super::event_buffer::EventBuffer;
use super::games::{Correction, RulesetName};
use super::names::must_be_at_most;
use super::refusal::Refusal;
use super::settings::{Setting, Settings};
use super::table;
use serde::{Deserialize, Serialize};

/// The longest name of a template, in characters.
pub const TEMPLATE_NAME_LIMIT: usize = 40;

/// The settings of a campaign to come, and for some games its values and its board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Template {
    pub source: TemplateSource,
    pub ruleset: RulesetName,
    /// Those that differ from the campaign's are changed.
    pub settings: Vec<Setting>,
    /// Corrections that give the campaign its values and its board.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub corrections: Vec<Correction>,
}

/// Where a template came from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TemplateSource {
    /// The server keeps it under this name.
    Saved(String),
    /// It comes with the bot.
    Preset(String),
    /// An earlier campaign of this name.
    Campaign(String),
}

/// Returns the normalised name of a template.
///
/// # Errors
/// Refuses a name that is empty or too long.
pub fn template_name(typed: &str) -> Result<String, Refusal> {
    Ok(must_be_at_most(typed, TEMPLATE_NAME_LIMIT)?)
}

/// Decides the use of a template, whose settings are checked like any others. What the campaign has already is left out.
///
/// # Errors
/// Refuses once play has begun, a template of another game, and settings or corrections that the rules refuse.
pub fn use_template(
    campaign: &Campaign,
    order: &Order,
    template: &Template,
    moment: impl Into<DecisionContext>,
) -> Result<Vec<Event>, Refusal> {
    let moment = moment.into();
    campaign.must_play_by(template.ruleset)?;
    if campaign.begun {
        return Err(table::Refusal::PlayHasBegun.into());
    }
    let mut buffer = EventBuffer::new(campaign, moment.chance);
    let (by, source) = (order.by, template.source.clone());
    buffer.record(Event::TemplateUsed { by, source });
    let mut settings: Settings = campaign.settings.clone();
    for setting in &template.settings {
        setting.check()?;
        setting.must_suit(template.ruleset)?;
        let before = settings.clone();
        settings.apply(setting);
        if settings != before {
            buffer.record(Event::Configured { at: moment.now, setting: setting.clone() });
        }
    }
    let configured = buffer.campaign();
    let effects = configured.game.configured(configured, moment, &campaign.settings.games);
    buffer.take(effects, None, moment.now);
    for correction in &template.corrections {
        let so_far = buffer.campaign();
        let effects = so_far.game.correct(so_far, moment, order, correction)?;
        buffer.take(effects, Some(by), moment.now);
    }
    Ok(buffer.events)
}
