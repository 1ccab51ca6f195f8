//! H3.3: what a campaign takes over from a template before its first act.

use super::given::*;
use chancery_rules::games::leverage::{self, NegativeAccess, Values};
use chancery_rules::time::Span;
use chancery_rules::{
    Campaign, Correction, Event, Moderation, Refusal, RulesetName, Setting, Silence, Template, TemplateSource, notices,
    table, template_name,
};

fn source() -> TemplateSource {
    TemplateSource::Saved("Season 2".to_owned())
}

fn template(settings: Vec<Setting>, corrections: Vec<Correction>) -> Step {
    let template = Template { source: source(), ruleset: RulesetName::Leverage, settings, corrections };
    moderate(Moderation::UseTemplate(Box::new(template)))
}

fn used() -> Event {
    Event::TemplateUsed { by: MODERATOR, source: source() }
}

fn configured(setting: Setting) -> Event {
    Event::Configured { at: START, setting }
}

fn lapse() -> Setting {
    Setting::Silence(Silence::Lapse)
}

fn negative() -> Setting {
    leverage::Setting::NegativeAccess(NegativeAccess::Suspended).into()
}

fn begun() -> Result<Vec<Event>, Refusal> {
    Err(table::Refusal::PlayHasBegun.into())
}

#[test]
fn h3_3_a_template_changes_what_differs() {
    let same = Setting::AnswerWithin(Span::hours(72));
    let template = template(vec![lapse(), same, negative()], Vec::new());
    let campaign = check(&[], template, Ok(vec![used(), configured(lapse()), configured(negative())]));
    assert_eq!(campaign.settings.silence, Silence::Lapse);
}

#[test]
fn h3_3_a_template_brings_values() {
    let mut values = Values::usual().clone();
    values.favour.refusal_factor = leverage::amounts::Factor::whole(1);
    let load = Correction::from(leverage::Correction::Values(Box::new(values.clone())));
    let mut evening = Evening::begin();
    evening.play(&[template(vec![lapse()], vec![load])]);
    assert_eq!(*state(&evening.campaign).values, values);
    assert_eq!(evening.log[..2], [used(), configured(lapse())]);
    assert_eq!(notices(&evening.campaign, &evening.log).len(), 1, "the table reads one message");
}

#[test]
fn h3_3_a_template_that_changes_nothing_is_refused() {
    let same = Setting::Silence(Silence::Refuse);
    check(&[], template(vec![same], Vec::new()), Err(table::Refusal::NothingToChange.into()));
}

#[test]
fn h3_3_a_template_is_for_campaigns_that_have_not_begun() {
    let use_it = || template(vec![lapse()], Vec::new());
    check(&[gift(ADA, BO, 50)], use_it(), begun());
    check(&[offer_access(ADA, BO, leverage::Access::Trade)], use_it(), begun());
    // Moderators set the game up, and players come and go.
    let reset = holding(ADA, BO, 5);
    let joined = [set(Setting::Deals(false)), reset, join(DEE), leave(DEE), pause()];
    check(&joined, use_it(), Ok(vec![used(), configured(lapse())]));
    // Nobody may learn of a private offer, nor of what came of it.
    let asks = ask(ADA, BO, leverage::Favour::Money { amount: leverage::amounts::Money(50) }, None, true);
    let hidden = [holding(ADA, BO, 5), asks, accept(BO, private_id(0))];
    check(&hidden, use_it(), Ok(vec![used(), configured(lapse())]));
}

#[test]
fn h3_3_an_undo_of_the_first_act_opens_a_campaign_to_templates_again() {
    let mut evening = Evening::of([ADA, BO, CY]);
    let before = evening.log.clone();
    evening.play(&[gift(ADA, BO, 50)]);
    assert!(evening.campaign.begun);
    let rebuilt = Campaign::replay(evening.campaign.id, &before).expect("it begins with a founding");
    assert!(!rebuilt.begun);
}

#[test]
fn h3_3_a_template_is_checked_like_a_moderators_settings() {
    let (value, least, most) = (Span::hours(0), Span::hours(1), Span::hours(720));
    let out_of_range = table::Refusal::SpanOutOfRange { value, least, most };
    check(&[], template(vec![lapse(), Setting::AnswerWithin(value)], Vec::new()), Err(out_of_range.into()));
    let board =
        Template { source: source(), ruleset: RulesetName::Realms, settings: vec![lapse()], corrections: vec![] };
    let other = Refusal::OtherRuleset { plays: RulesetName::Leverage, needs: vec![RulesetName::Realms] };
    check(&[], moderate(Moderation::UseTemplate(Box::new(board.clone()))), Err(other));
    let order = order(ADA, chancery_rules::Command::Moderate(Moderation::UseTemplate(Box::new(board))));
    check(&[], order, Err(table::Refusal::ModeratorsOnly.into()));
}

#[test]
fn h3_3_a_template_has_a_visible_name_of_at_most_40_characters() {
    assert_eq!(template_name("  Season\u{200B} 2 ").unwrap(), "Season 2");
    assert_eq!(template_name("\u{3164}"), Err(table::Refusal::NameEmpty.into()));
    assert!(template_name(&"ä".repeat(40)).is_ok());
    assert_eq!(template_name(&"ä".repeat(41)), Err(table::Refusal::NameTooLong { length: 41, most: 40 }.into()));
}
