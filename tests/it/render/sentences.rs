//! The exact text of the main sentences, public and private.

use super::*;
use chancery::discord::games::leaderboard;
use chancery::discord::render::{
    HistoryEntry, NamedRole, Narrowed, announcement, campaign_info, confirmation, history_page, offer_choice,
    offer_post, offers, reply, rules, settings, story,
};
use chancery::rules::games;
use chancery::rules::games::leverage;
use chancery::rules::games::leverage::{Correction, HostileAct, RightsShift, Thresholds};
use chancery::rules::{Audience, Closing, Moderation, Outcome, Setting, Silence, Viewer, stories};
use chancery::text::Said;

#[track_caller]
fn check(read: &str, expected: &str) {
    assert_eq!(read, expected, "\nread:\n{read}\n");
}

#[test]
fn a_gift() {
    let mut play = Play::of_three();
    let events = play.act(ADA, gift(BO, 500, Some("For the *harvest*")));
    check(
        &story(&english(), &play.notice(&events)),
        "<@100> gives <@101> 500 money.\n> For the \\*harvest\\*\n• <@100> over <@101>: 0 → 10",
    );
    check(
        &reply(&english(), ADA, &events, None),
        "You give <@101> 500 money.\n> For the \\*harvest\\*\n• You over <@101>: 0 → 10",
    );
}

#[test]
fn a_gift_over_the_limit() {
    let mut play = Play::of_three();
    for _ in 0..4 {
        play.act(ADA, gift(BO, 1000, None));
        play.act(BO, gift(ADA, 1000, None));
    }
    play.act(ADA, gift(BO, 900, None));
    play.act(BO, gift(ADA, 500, None));
    let command = || Command::from(gift(BO, 250, None));
    check(
        &confirmation(&english(), &play.confirmation(ADA, command())),
        "This earns you only 2 leverage: the other 3 would be over the limit of 100 and lost. Do it anyway?",
    );
    let events = play.order(ADA, command());
    check(
        &reply(&english(), ADA, &events, None),
        "You give <@101> 250 money.\n• You over <@101>: 98 → 100 (3 over the limit)",
    );
}

#[test]
fn a_favour_asked_and_refused() {
    let mut play = Play::of_three();
    play.act(ADA, gift(BO, 500, None));
    let events = play.act(ADA, ask_money(BO, 300, Some("soon?")));
    let offer = play.offer(1);
    check(
        &reply(&english(), ADA, &events, Some(&offer)),
        "You ask <@101> for a favour: 300 money.\n> soon?\n• You over <@101>: 10 → 4",
    );
    check(
        &confirmation(&english(), &play.confirmation(BO, refuse(1))),
        "Refusing offer 1 costs you 12 leverage over <@100>: 0 → -12.\nIt opens hostile acts to <@100>: stealing \
         minerals, stealing biomass and damaging ships in the attacker's own systems.\nA gift of 600 money to <@100> brings it back.",
    );
    let events = play.order(BO, refuse(1));
    check(
        &story(&english(), &play.notice(&events)),
        "<@101> refuses offer 1 from <@100>: 300 money as a favour.\n• <@101> over <@100>: 0 → -12\n• <@100> \
         gains rights against <@101>: stealing minerals, stealing biomass and damaging ships in the attacker's own systems.",
    );
    check(
        &reply(&english(), BO, &events, Some(&offer)),
        "You refuse offer 1 from <@100>: 300 money as a favour.\n• You over <@100>: 0 → -12",
    );
}

#[test]
fn a_favour_accepted() {
    let mut play = Play::of_three();
    play.act(ADA, gift(BO, 800, None));
    play.act(ADA, ask_access(BO, Access::Passage));
    let events = play.order(BO, accept(1));
    check(&story(&english(), &play.notice(&events)), "<@101> accepts offer 1 from <@100>: passage access as a favour.");
    let mut play = Play::of_three();
    play.act(ADA, gift(BO, 800, None));
    play.act(ADA, ask_money(BO, 50, None));
    let events = play.order(BO, accept(1));
    check(
        &reply(&english(), BO, &events, Some(&play.offer(1))),
        "You accept offer 1 from <@100>: 50 money as a favour.",
    );
}

#[test]
fn access_granted_and_revoked() {
    let mut play = Play::of_three();
    let made = play.act(ADA, grant(BO, Access::Trade));
    check(&story(&english(), &play.notice(&made)), "<@100> offers <@101> trade access to their systems.");
    let events = play.order(BO, accept(1));
    check(
        &reply(&english(), BO, &events, Some(&play.offer(1))),
        "You accept offer 1 from <@100>: trade access.\n• <@100> over you: 0 → 15",
    );
    let events = play.act(ADA, Act::RevokeAccess { from: BO, access: Access::Trade });
    check(
        &story(&english(), &play.notice(&events)),
        "<@100> revokes <@101>'s trade access to their systems.\n• <@100> over <@101>: 15 → 0",
    );
}

#[test]
fn silence_and_reminders() {
    let mut play = Play::of_three();
    play.act(ADA, gift(BO, 500, None));
    play.act(ADA, ask_money(BO, 100, None));
    let events = play.wait(Span::hours(36));
    check(
        &story(&english(), &play.notice(&events)),
        "<@101>, answer offer 1 from <@100> by <t:1800259200:f> (<t:1800259200:R>): 100 money as a favour.",
    );
    let events = play.wait(Span::hours(36));
    let told = announcement(&english(), None, &[play.notice(&events)]);
    check(
        &told.content,
        "<@101> did not answer offer 1 from <@100>, which counts as a refusal: 100 money as a favour.\n• \
         <@101> over <@100>: 0 → -4\n• <@100> gains rights against <@101>: damaging ships in the attacker's own \
         systems.",
    );
    assert_eq!(told.mentions, [ADA, BO]);
}

#[test]
fn a_reset_that_closes_rights() {
    let mut play = Play::of_three();
    play.act(ADA, gift(BO, 500, None));
    play.act(ADA, ask_money(BO, 500, None));
    play.order(BO, refuse(1));
    play.act(ADA, reset(BO, 20));
    let events = play.order(BO, accept(2));
    check(
        &story(&english(), &play.notice(&events)),
        "<@101> accepts offer 2 from <@100>: resetting relations by +20.\n• <@100> over <@101>: 0 → 20\n• \
         <@101> over <@100>: -20 → 0\n• <@100> loses rights against <@101>: stealing minerals, stealing biomass and damaging ships in the attacker's own systems.",
    );
}

#[test]
fn the_life_of_a_campaign() {
    let mut play = Play::named("Spiral *Arm*");
    play.order(
        CY,
        Command::Moderate(Moderation::Configure(vec![Setting::from(leverage::Setting::OpenAccess(
            [Access::Trade].into(),
        ))])),
    );
    play.order(ADA, Command::Join);
    let events = play.order(BO, Command::Join);
    check(
        &reply(&english(), BO, &events, None),
        "You are in. Welcome!\n• You start with 1000 money.\n• You have a new ship: Flagship.\n• Open from the start \
         between new players and everyone who has ever joined: trade access.",
    );
    let told = |play: &Play, events: &[Event]| story(&english(), &play.notice(events));
    let events = play.order(CY, Command::Moderate(Moderation::Configure(vec![Setting::Silence(Silence::Lapse)])));
    check(
        &told(&play, &events),
        "A moderator changed the settings:\n• Offers not answered in time lapse, and what asking cost comes back.",
    );
    play.order(CY, Command::Moderate(Moderation::Pause));
    play.now = play.now + Span::seconds(26 * 3600 + 5);
    let events = play.order(CY, Command::Moderate(Moderation::Resume));
    check(&told(&play, &events), "The campaign resumes after 1 day 2 hours, and every deadline is that much later.");
    let end = Command::Moderate(Moderation::End);
    check(
        &confirmation(&english(), &Confirmation::EndsForGood { pending: 1 }),
        "Ending a campaign is final: nobody can act in it afterwards, and the pending offer is voided. End it?",
    );
    let events = play.order(CY, end);
    check(&told(&play, &events), "The campaign has ended. Thank you all for playing!");
}

#[test]
fn leaving_refuses_pending_questions() {
    let mut play = Play::of_three();
    play.act(ADA, gift(BO, 500, None));
    play.act(ADA, ask_money(BO, 100, None));
    let events = play.order(BO, Command::Leave);
    check(
        &story(&english(), &play.notice(&events)),
        "<@101> refuses offer 1 from <@100>: 100 money as a favour.\n• <@101> over <@100>: 0 → -4\n• <@100> \
         gains rights against <@101>: damaging ships in the attacker's own systems.",
    );
    check(
        &reply(&english(), BO, &events, None),
        "Offer 1 is refused.\n• You over <@100>: 0 → -4\nYou leave the campaign. All you hold is kept: \
         `/campaign join` brings you back to it.",
    );
}

#[test]
fn the_message_of_an_offer() {
    let mut play = Play::of_three();
    play.act(ADA, gift(BO, 500, None));
    play.act(ADA, ask_money(BO, 100, Some("please")));
    let offer = play.offer(1);
    let post = offer_post(&english(), &offer, None, None);
    check(&post.content, "<@100> asks <@101> for a favour: 100 money.\n> please");
    check(
        &shown(&post.card),
        "⏳ Pending · Offer 1\nRefuse: <@101> loses 4 leverage over <@100>.\nExpires \
         <t:1800259200:R>. Then it is refused.",
    );
    let closing = Closing {
        outcome: Outcome::Refused,
        at: START,
        by: None,
        moderator: None,
        unsealed: false,
        unable: None,
        joint: true,
        again: false,
    };
    let post = offer_post(&english(), &offer, Some(&closing), Some("Spiral Arm"));
    check(&shown(&post.card), "❌ Refused · Offer 1\nNo answer by <t:1800000000:f>, which counts as a refusal.");
    check(&offer_choice(&english(), &names(&[(ADA, "Ada"), (BO, "Bo")]), &offer), "1: Ada → Bo, 100 money as a favour");
}

#[test]
fn a_rights_line_addresses_its_reader() {
    let shift = RightsShift { actor: ADA, against: BO, act: HostileAct::ConquerCity, opened: true };
    let notice = Notice {
        to: Audience::Player(BO),
        calls: vec![],
        events: vec![],
        offer: None,
        remarks: vec![games::Remark::Leverage(shift)],
        taken_back: Vec::new(),
        phase: None,
    };
    check(&story(&english(), &notice), "• <@100> gains rights against you: conquering a city.");
}

#[test]
fn the_table_of_relations() {
    let mut play = Play::of_three();
    play.act(ADA, gift(BO, 625, None));
    play.act(CY, gift(ADA, 1, None));
    let names = names(&[(ADA, "Ada"), (BO, "Bo"), (CY, "王小明")]);
    check(
        &shown(&relations_table(&english(), &play.campaign, &names, ADA)),
        "Your relations\nYou have 376 money. Leverage over each other:\n\
         **Bo**: you +12.5 · they 0\n\
         **王小明**: you 0 · they +0.02/relations with a name shows where a number comes from, /rights what you may do.",
    );
    play.act(ADA, ask_money(BO, 25, None));
    check(
        &shown(&relation_pair(&english(), &play.campaign, &names, ADA, BO)),
        "You and Bo\n<@101>\nYou over them\n**12** = 12.5 earned - 0 lost - 0.5 spent + 0 adjusted\nThey over you\n**0** = 0 earned \
         - 0 lost - 0 spent + 0 adjusted\nYour access to their systems\nnothing\nTheir access to your systems\nnothing\nPending \
         between you\n`1` You ask <@101> for a favour: 25 money. Due <t:1800259200:f> (<t:1800259200:R>).",
    );
}

#[test]
fn the_rights_against_another_player() {
    let mut play = Play::of_three();
    play.act(ADA, gift(BO, 800, None));
    play.act(ADA, grant(BO, Access::Trade));
    let names = names(&[(BO, "Bo")]);
    check(
        &shown(&rights(&english(), &play.campaign, &names, (ADA, BO), play.now)),
        "Your rights towards Bo\n<@101>\n✅ You may\n`/gift`, `/grant-access` (ecological, diplomatic, passage), `/ask-favour money`, `/ask-favour access` (trade, passage), `/reset-relations`, `/enter`\n❌ Not now\n`/grant-access` (trade): offer 1 about it is pending\n`/ask-favour access` (ecological 25, diplomatic 20), `/ask-favour military-aid` (25): costs more leverage than you have (16)\n`/ask-favour system` (Galactic Harmony), `/schmooze` (Neuropsychology), `/embassy` (Intergalactic Ambassadors): needs technology\n`/research` (diplomatic), `/terraform` (ecological), `/collect-biomass` (ecological), `/sell-minerals` (trade): needs access\n⚔️ Hostile acts\n❌ Neither of you: stealing minerals and stealing biomass (below -10), damaging ships in the attacker's own systems (below 0), damaging ships anywhere else (below -30), conquering a city and destroying a conquered city (below -50)\nThey have 0 over you, you have 16. An act is open while the victim's leverage over the attacker is below its number.",
    );
    play.order(CY, Command::Moderate(Moderation::Pause));
    let paused = rights(&english(), &play.campaign, &names, (ADA, BO), play.now);
    assert_eq!(paused.fields.len(), 1);
    assert!(paused.fields[0].value.contains("/mod resume"));
}

/// Acts that stand alike share a line: first those open to the reader, last those open to neither.
#[test]
fn hostile_acts_are_listed_by_whom_they_are_open_to() {
    let names = names(&[(BO, "Bo")]);
    let hostile = |theirs: i64, yours: i64| {
        let mut play = Play::of_three();
        for (by, over, value) in [(BO, ADA, theirs), (ADA, BO, yours)] {
            let correction = Correction::SetLeverage { by, over, value: Leverage::points(value) };
            let correction = chancery::rules::Correction::Leverage(correction);
            play.order(CY, Command::Moderate(Moderation::Correct { correction, reason: None }));
        }
        let card = rights(&english(), &play.campaign, &names, (ADA, BO), play.now);
        let field = card.fields.into_iter().last().expect("a field");
        let lines: Vec<String> = field.value.lines().map(str::to_owned).collect();
        lines[..lines.len() - 1].join("\n")
    };
    check(
        &hostile(-12, -40),
        "stealing minerals and stealing biomass (below -10), damaging ships in the attacker's own systems (below 0): you ✅ · \
         they ✅\ndamaging ships anywhere else (below -30): you ❌ · they ✅\n❌ Neither of you: conquering a city and \
         destroying a conquered city (below -50)",
    );
    let open = hostile(-60, 5);
    assert!(open.ends_with(": you ✅ · they ❌") && open.lines().count() == 1, "{open}");
}

#[test]
fn the_offer_list_hides_other_players_private_offers() {
    let mut play = Play::of_three();
    play.act(ADA, gift(BO, 500, None));
    let mut private = ask_money(BO, 100, None);
    if let Act::AskFavour { private, .. } = &mut private {
        *private = true;
    }
    let asked = play.act(ADA, private);
    let Some(Event::OfferMade(private)) = asked.first() else {
        panic!("{asked:?}");
    };
    play.act(CY, grant(BO, Access::Passage));
    check(
        &shown(&offers(&english(), &play.campaign, BO, &[])),
        &format!(
            "Pending offers\n**Waiting for your answer**\n`1` <@102> offers you passage access to their systems. Due <t:1800259200:f> (<t:1800259200:R>).\n`{}` <@100> asks you for a favour: 100 money. Due <t:1800259200:f> \
             (<t:1800259200:R>). 🔒 private",
            chancery::text::Said::of(private.id)
        ),
    );
    let seen = play.campaign.redacted_for(CY.into());
    let others = shown(&offers(&english(), &seen, CY, &[]));
    assert!(!others.contains("private") && others.contains("`1`"), "{others}");
    let told = notices(&play.campaign, &[Event::OfferMade(private.clone())]);
    let to: Vec<Audience> = told.iter().map(|notice| notice.to).collect();
    assert_eq!(to, [Audience::Player(BO)]);
    let made = [Event::OfferMade(private.clone())];
    let read = |viewer: Viewer| stories(&play.campaign, &made, viewer).len();
    assert_eq!([ADA, BO, CY].map(|player| read(player.into())), [1, 1, 0]);
    assert_eq!(read(Viewer::TABLE), 0);
    assert_eq!(read(Viewer::from(CY).moderating(true)), 1);
}

#[test]
fn the_leaderboard_with_a_tie() {
    let mut play = Play::of_three();
    play.act(ADA, gift(BO, 500, None));
    let names = names(&[(ADA, "Ada"), (BO, "Bo"), (CY, "Cy")]);
    check(
        &leaderboard(&english(), &play.campaign, &names, "leverage").description,
        "`1.` Ada **10** 🥇\n`2=` Bo **0** 🥈\n`2=` Cy **0** 🥈",
    );
    let money = leaderboard(&english(), &play.campaign, &names, "money").description;
    assert!(money.contains("`1.` Bo **1500** 🥇"), "{money}");
    let lone = leaderboard(&english(), &Play::named("x").campaign, &names, "earned");
    assert!(lone.description.contains("/campaign join"));
}

#[test]
fn a_campaign_and_its_settings() {
    let mut play = Play::of_three();
    let thresholds = Setting::from(leverage::Setting::Thresholds(Thresholds::Negative));
    play.order(CY, Command::Moderate(Moderation::Configure(vec![thresholds])));
    let names = names(&[(ADA, "Ada"), (BO, "_Bo_")]);
    let parked = [Said::of("<t:1:f>, to the channel: no access")];
    check(
        &shown(&campaign_info(&english(), &play.campaign, &names, NamedRole::None, &parked)),
        "Spiral Arm\nCampaign 1, leverage rules. It is running.\nNo offers are pending.\nPlayers (3)\nAda, \\_Bo\\_, \\#102\nSettings\n\
         **Game minute:** 1 hour\n**Time to answer:** 3 days\n**No answer in time:** favours count as refused\n\
         **Access from the start:** nothing\n**Hostile acts:** at any leverage below 0\n**Pending favours:** up to 3 with each player\n\
         **Terraforming:** the planet's owner confirms it\n**Lent ships that are destroyed:** return home\n\
         **Who sees leverage:** everyone\n**Who sees money:** everyone\n**Small gifts:** announced at once\n\
         **Access at negative leverage:** stands\n**Milestones count:** advantages and work\n**Joining:** anyone\n\
         **Offers to players who are away:** wait for them, at most 14 days in any 30 days\n\
         **After failed offers:** after 2 in a row, a wait of 1 hour, rising to 3 days\n**Language:** English\n\
         **Moderators:** founder, server managers\nNot delivered (`/mod deliver` tries again)\n<t:1:f>, to the channel: no access",
    );
    assert_eq!(settings(&english(), &play.campaign, NamedRole::None).title, "Settings of Spiral Arm");
}

/// Without deadlines there is no time to answer, and only games with turns speak of turns.
#[test]
fn settings_name_only_what_they_apply_to() {
    let waits = || Command::Moderate(Moderation::Configure(vec![Setting::Silence(Silence::Wait)]));
    let shown = |play: &Play| settings(&english(), &play.campaign, NamedRole::None).description;
    let mut play = Play::of_three();
    assert!(!shown(&play).contains("Reminders"), "{}", shown(&play));
    play.order(CY, waits());
    let told = shown(&play);
    assert!(told.contains("offers have no deadline\n") && !told.contains("Time to answer"), "{told}");
    assert!(told.contains("\n• **Reminders:** after 1 day\n"), "{told}");
    for topic in ["offers", "favours", "time"] {
        let told = help(&english(), topic, Some(&play.campaign)).description;
        assert!(told.contains("unlimited time") && !told.contains("3 days"), "{told}");
    }
    let rule = rules(&english(), Some("L4.4"), Some(&play.campaign)).description;
    assert!(rule.contains("unlimited time"), "{rule}");
    let play = Play::by(RulesetName::Ambassadors, "Arm");
    let told = shown(&play);
    assert!(told.contains("**Time to answer:** 3 days") && told.contains("**Reminders:** after 1 day"), "{told}");
}

#[test]
fn a_page_of_history() {
    let mut play = Play::of_three();
    let gifted = play.act(ADA, gift(BO, 50, Some("x")));
    let paused = play.order(CY, Command::Moderate(Moderation::Pause));
    let entry = |ruling, by, events: &[Event]| HistoryEntry {
        ruling,
        at: START,
        by: Some(by),
        notice: play.notice(events),
        undone: false,
    };
    let entries = [entry(Some(42), CY, &paused), entry(Some(42), ADA, &gifted), entry(None, CY, &paused)];
    let page = history_page(&english(), &play.campaign.name, Some(Narrowed::Between(ADA)), &entries);
    check(
        &shown(&page),
        "History of Spiral Arm\nBetween you and <@100>:\n<t:1800000000:R>, ruling 42 (<@102>): Paused until \
         <t:1802592000:f> (<t:1802592000:R>), or until a moderator resumes it. The clock and all deadlines \
         stop.\n<t:1800000000:R>, ruling 42: <@100> \
         gives <@101> 50 money.\n> x\n• <@100> over <@101>: 0 → 1\n<t:1800000000:R> (<@102>): Paused until \
         <t:1802592000:f> (<t:1802592000:R>), or until a moderator resumes it. The clock and all deadlines stop.",
    );
}

#[test]
fn help_starts_short_and_uses_the_campaigns_numbers() {
    let start = help(&english(), "start", None);
    assert!((6..=9).contains(&start.description.lines().count()), "{}", start.description);
    let mut play = Play::of_three();
    let day = Setting::AnswerWithin(Span::hours(24));
    play.order(CY, Command::Moderate(Moderation::Configure(vec![day])));
    let told = help(&english(), "favours", Some(&play.campaign)).description;
    assert!(told.contains("has 1 day to answer"), "{told}");
    let usual = help(&english(), "favours", None).description;
    assert!(usual.contains("has 3 days to answer"), "{usual}");
}

#[test]
fn offers_that_get_more_time_together_share_a_line() {
    let mut play = Play::of_three();
    for other in [BO, CY] {
        play.act(ADA, gift(other, 500, None));
        play.act(ADA, ask_money(other, 300, None));
    }
    let extended = |number: &u64| Event::OfferExtended {
        offer: OfferId(*number),
        deadline: play.now + Span::hours(10),
        answer_within: Span::hours(10),
        paused: false,
        counts: true,
    };
    let said = |numbers: &[u64]| {
        let events: Vec<Event> =
            std::iter::once(Event::Moderated { by: CY }).chain(numbers.iter().map(extended)).collect();
        story(&english(), &play.notice(&events)).to_string()
    };
    let (alone, together) = (said(&[1]), said(&[1, 2]));
    assert!(alone.contains("• Offer 1 (<@100> → <@101>) can now be answered until"), "{alone}");
    assert!(together.contains("• Offers 1 and 2 can now be answered until"), "{together}");
    assert_eq!(together.lines().count(), alone.lines().count());
}
