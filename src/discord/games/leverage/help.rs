use super::words;
use crate::discord::game_ui::Topic;
use crate::discord::render::words::{silence_set, span};
use crate::rules::Settings;
use crate::rules::games::leverage::amounts::Leverage;
use crate::rules::games::leverage::{Access, STARTING_MONEY, Setting};
use crate::text::Text;
use crate::text::fl;

pub fn start(text: &Text) -> String {
    fl!(text, "help-start", money = STARTING_MONEY.to_string())
}

pub const TOPICS: &[Topic] = &[
    Topic {
        name: "leverage-terms",
        title: |text| fl!(text, "help-title-leverage-terms"),
        body: |text, _| fl!(text, "help-leverage-terms", limit = Leverage::MAX.to_string()),
    },
    Topic {
        name: "gifts",
        title: |text| fl!(text, "help-title-gifts"),
        body: |text, _| {
            let (limit, money) = (Leverage::MAX.to_string(), STARTING_MONEY.to_string());
            fl!(text, "help-gifts", limit = limit, money = money)
        },
    },
    Topic { name: "access", title: |text| fl!(text, "help-title-access"), body: access },
    Topic {
        name: "favours",
        title: |text| fl!(text, "help-title-favours"),
        body: |text, settings| {
            let answer = span(text, settings.answer_within);
            let silence = silence_set(text, settings.silence);
            fl!(text, "help-favours", answer = answer, silence = silence)
        },
    },
    Topic {
        name: "reset",
        title: |text| fl!(text, "help-title-reset"),
        body: |text, _| fl!(text, "help-reset", limit = Leverage::MAX.to_string()),
    },
    Topic {
        name: "actions",
        title: |text| fl!(text, "help-title-actions"),
        body: |text, settings| fl!(text, "help-actions", pace = span(text, settings.pace)),
    },
    Topic {
        name: "technology",
        title: |text| fl!(text, "help-title-technology"),
        body: |text, _| fl!(text, "help-technology"),
    },
    Topic { name: "aid", title: |text| fl!(text, "help-title-aid"), body: |text, _| fl!(text, "help-aid") },
    Topic {
        name: "hostile",
        title: |text| fl!(text, "help-title-hostile"),
        body: |text, settings| {
            let thresholds = Setting::Thresholds(settings.games.leverage.thresholds);
            let thresholds = words::setting(text, &thresholds);
            fl!(text, "help-hostile", thresholds = thresholds)
        },
    },
    Topic {
        name: "milestones",
        title: |text| fl!(text, "help-title-milestones"),
        body: |text, _| fl!(text, "help-milestones"),
    },
    Topic { name: "map", title: |text| fl!(text, "help-title-map"), body: |text, _| fl!(text, "help-map") },
];

fn access(text: &Text, settings: &Settings) -> String {
    fl!(
        text,
        "help-access",
        ecological = Access::Ecological.value().to_string(),
        diplomatic = Access::Diplomatic.value().to_string(),
        trade = Access::Trade.value().to_string(),
        passage = Access::Passage.value().to_string(),
        kinds = words::accesses(text, &settings.games.leverage.open_access)
    )
}
