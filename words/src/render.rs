//! Turns values of the rules into text. These are pure functions: nothing here talks to Discord or decides what is
//! allowed.
//!
//! Sentences show players as mentions, which Discord replaces by names. Tables and choices cannot contain mentions and
//! use [`Names`].

mod announcement;
mod campaign;
pub mod card;
mod confirmation;
mod deal;
pub mod digest;
mod help;
mod history;
mod missed;
mod names;
pub mod offer;
pub mod offers;
pub mod picture;
mod profile;
mod reach;
mod refusal;
pub mod reply;
mod rights;
mod rules;
mod settings;
mod table;
pub mod tell;
pub mod undone;
pub mod words;

use crate::rules::time::Time;
use crate::text::{Said, say};

pub use announcement::{
    Announcement, acted_for, announcement, asked_again, fitting, small_print, small_prints_of_before, story,
};
pub use campaign::{
    Listed, NamedRole, SettingGroup, campaign_info, campaign_list, ended_list, founders, in_effect, settings,
    undeliverable,
};
pub use card::{BODY_LIMIT, Card, Field, MESSAGE_LIMIT, fit};
pub use confirmation::{Oldest, cancel_label, cancelled, confirm_label, confirmation, undoes};
pub use deal::{
    clause as clause_told, deal_card, deals, deals_to_sign, disputable_until, draft_card, promise, promises,
    promises_due, state as deal_state, verdict_code, with_own_choices, word_clause,
};
pub use help::{about_line, greeting, help, intro, terms_topic, topics, topics_near};
pub use history::{HISTORY_PAGE, HistoryEntry, Narrowed, PreviewPage, history_page, mod_log, undo_preview};
pub use missed::{caught_up, numbered_label};
pub use names::Names;
pub use offer::{OfferPost, accept_label, admit_label, let_in, offer_choice, offer_post, refuse_label, waiting_post};
pub use offers::{line as offer_line, offers};
pub use picture::Picture;
pub use profile::{Profile, hall_of_fame, profile};
pub use reach::{no_campaign_here, no_such_campaign, which_campaign};
pub use refusal::{no_language, refusal, usual_board_refusal, usual_seating_refusal};
pub use reply::{reply, reply_at_table, reply_in};
pub use rights::Rights;
pub use rules::{rule_numbers, rule_values, rules};
pub use settings::{setting_label, setting_name, setting_value};
pub use table::table;
pub use tell::schedule::line as schedule_line;
pub use tell::{Reader, Side, line};
pub use undone::{agreement_labels, message as struck_out};
pub use words::{clauses, list, series, span, who};

/// Returns a timestamp that Discord shows in each reader's own time zone.
pub fn at(time: Time) -> Said {
    say!("<t:{}:f>", time.as_seconds())
}

/// Returns a timestamp that Discord shows as a time of day.
pub fn clock_time(time: Time) -> Said {
    say!("<t:{}:t>", time.as_seconds())
}

/// Returns a timestamp that Discord shows as a date.
pub fn date(time: Time) -> Said {
    say!("<t:{}:D>", time.as_seconds())
}

/// Returns a timestamp that Discord shows relative to now.
pub fn relative(time: Time) -> Said {
    say!("<t:{}:R>", time.as_seconds())
}
