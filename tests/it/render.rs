//! The texts for players: exact sentences, harmless input, and Discord's limits.

mod ambassadors;
mod harmless;
mod limits;
mod lost_ships;
mod refusals;
mod sentences;
mod views;

use chancery::discord::render::{Card, Names};
use chancery::rules::games::leverage::amounts::{Leverage, Money};
use chancery::rules::games::leverage::{Access, Command as Act, Favour};
use chancery::rules::ids::{CampaignId, OfferId, PlayerId};
use chancery::rules::time::{Span, Time};
use chancery::rules::{
    Campaign, Command, Confirmation, Event, Notice, Offer, Order, Refusal, RulesetName, decide, found, notices, settle,
};
use chancery::text::Text;
use chancery_words::games::leverage;

pub const ADA: PlayerId = PlayerId(100);
pub const BO: PlayerId = PlayerId(101);
pub const CY: PlayerId = PlayerId(102);
pub const DI: PlayerId = PlayerId(103);
pub const START: Time = Time::from_millis(1_800_000_000_000);

pub fn english() -> Text {
    Text::of("en")
}

/// A campaign played by the real rules, so that the rendered events are real.
pub struct Play {
    pub campaign: Campaign,
    pub now: Time,
}

impl Play {
    pub fn named(name: &str) -> Play {
        Play::by(RulesetName::Leverage, name)
    }

    pub fn by(ruleset: RulesetName, name: &str) -> Play {
        let founding = found(name, ruleset, None, START).expect("the name will do");
        let campaign = Campaign::new(CampaignId(1), &founding);
        Play { campaign, now: START }
    }

    /// Returns a campaign that Ada, Bo and Cy play.
    pub fn of_three() -> Play {
        let mut play = Play::named("Spiral Arm");
        for player in [ADA, BO, CY] {
            play.order(player, Command::Join);
        }
        play
    }

    pub fn try_order(&self, order: &Order) -> Result<Vec<Event>, Refusal> {
        decide(&self.campaign, order, self.now)
    }

    /// Carries out an order, confirming it if needed.
    #[track_caller]
    pub fn order(&mut self, by: PlayerId, command: Command) -> Vec<Event> {
        let mut order = Order { by, moderator: true, on_behalf: None, command, confirmed: None };
        if let Err(Refusal::MustConfirm(needed)) = self.try_order(&order) {
            order.confirmed = Some(needed);
        }
        let events = self.try_order(&order).expect("the order is fine");
        events.iter().for_each(|event| self.campaign.evolve(event));
        events
    }

    #[track_caller]
    pub fn act(&mut self, by: PlayerId, act: Act) -> Vec<Event> {
        self.order(by, Command::from(act))
    }

    /// Returns the confirmation that `by` needs, or the refusal of the order.
    #[track_caller]
    pub fn refused(&self, by: PlayerId, command: Command) -> Refusal {
        let order = Order { by, moderator: false, on_behalf: None, command, confirmed: None };
        self.try_order(&order).expect_err("it is refused")
    }

    #[track_caller]
    pub fn confirmation(&self, by: PlayerId, command: Command) -> Confirmation {
        match self.refused(by, command) {
            Refusal::MustConfirm(needed) => needed,
            other => panic!("{other:?}"),
        }
    }

    /// Lets time pass, and returns the resulting events.
    pub fn wait(&mut self, span: Span) -> Vec<Event> {
        self.now = self.now + span;
        let events = settle(&self.campaign, self.now);
        events.iter().for_each(|event| self.campaign.evolve(event));
        events
    }

    #[track_caller]
    pub fn notice(&self, events: &[Event]) -> Notice {
        let notices = notices(&self.campaign, events);
        notices.into_iter().next().expect("there is a notice")
    }

    #[track_caller]
    pub fn offer(&self, id: u64) -> Offer {
        let offer = self.campaign.offers.get(OfferId(id));
        offer.cloned().expect("there is such an offer")
    }
}

pub fn gift(to: PlayerId, amount: i64, note: Option<&str>) -> Act {
    Act::Gift { to, amount: Money(amount), note: note.map(str::to_owned) }
}

pub fn ask_money(of: PlayerId, amount: i64, note: Option<&str>) -> Act {
    Act::AskFavour {
        of,
        favour: Favour::Money { amount: Money(amount) },
        note: note.map(str::to_owned),
        private: false,
    }
}

pub fn ask_access(of: PlayerId, access: Access) -> Act {
    Act::AskFavour { of, favour: Favour::Access { access }, note: None, private: false }
}

pub fn grant(to: PlayerId, access: Access) -> Act {
    Act::OfferAccess { to, access }
}

pub fn reset(to: PlayerId, points: i64) -> Act {
    Act::ProposeReset { to, amount: Leverage::points(points) }
}

pub fn accept(offer: u64) -> Command {
    Command::Accept { offer: OfferId(offer), picks: Vec::new() }
}

pub fn refuse(offer: u64) -> Command {
    Command::Refuse { offer: OfferId(offer) }
}

pub fn names(names: &[(PlayerId, &str)]) -> Names {
    Names::new(names.iter().map(|(id, name)| (*id, (*name).to_owned())))
}

pub fn shown(card: &Card) -> String {
    let mut shown = format!("{}\n{}", card.title, card.description);
    for field in &card.fields {
        shown.push_str(&format!("\n{}\n{}", field.name, field.value));
    }
    shown.push_str(card.footer.as_deref().unwrap_or_default());
    shown
}

pub fn help(text: &Text, topic: &str, campaign: Option<&Campaign>) -> Card {
    let help = chancery::discord::render::help(text, Some(topic), campaign);
    help.unwrap_or_else(|| panic!("no help on {topic}"))
}

/// The views of a leverage campaign. These tests do not use other rulesets.
macro_rules! played {
    ($($view:ident($($name:ident: $kind:ty),*))*) => {
        $(pub fn $view(text: &Text, campaign: &Campaign, $($name: $kind),*) -> Card {
            let view = leverage::$view(text, campaign, $($name),*);
            view.expect("the leverage ruleset is played")
        })*
    };
}

pub fn relations_table(text: &Text, campaign: &Campaign, names: &Names, viewer: PlayerId) -> Card {
    leverage::relations_table(text, campaign, names, viewer.into()).expect("the leverage ruleset is played")
}

pub fn relation_pair(text: &Text, campaign: &Campaign, names: &Names, viewer: PlayerId, other: PlayerId) -> Card {
    leverage::relation_pair(text, campaign, names, viewer.into(), other).expect("the leverage ruleset is played")
}

pub fn rights(
    text: &Text,
    campaign: &Campaign,
    names: &Names,
    (viewer, other): (PlayerId, PlayerId),
    now: Time,
) -> Card {
    leverage::rights(text, campaign, names, (viewer.into(), other), now).expect("the leverage ruleset is played")
}

played! {
    milestones(names: &Names, viewer: PlayerId, other: Option<PlayerId>)
    map(names: &Names)
    ships(names: &Names, viewer: PlayerId, now: Time)
    technologies(viewer: PlayerId)
}
