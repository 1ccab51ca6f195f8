//! Activities on the game clock and their views: sentences, progress, technology, milestones, the map, the rules.

use super::*;
use chancery::discord::render::{
    HistoryEntry, announcement, confirmation, mod_log, offer_choice, offer_post, offers, reply, rules, story,
    undo_preview,
};
use chancery::rules::games;
use chancery::rules::games::leverage::{
    self, Battleground, Correction, Event as Happened, Hostility, ScienceKind, State, System, TaskOptions, Technology,
};
use chancery::rules::ids::ShipId;
use chancery::rules::{Moderation, QuietHours, Setting};
use chancery_words::games::leverage::task_progress;

#[track_caller]
fn check(read: &str, expected: &str) {
    assert_eq!(read, expected, "\nread:\n{read}\n");
}

fn correct(correction: Correction) -> Command {
    Command::Moderate(Moderation::Correct {
        correction: chancery::rules::Correction::Leverage(correction),
        reason: Some("as *agreed*".to_owned()),
    })
}

fn science(player: PlayerId, amount: i64) -> Command {
    correct(Correction::Science { player, kind: ScienceKind::Neutral, amount })
}

fn state(play: &Play) -> &State {
    play.campaign.playing::<leverage::State>().expect("leverage is played")
}

/// Returns a campaign where Ada and Bo have diplomatic access to each other's systems.
fn open() -> Play {
    let mut play = Play::named("Spiral Arm");
    let open = Setting::from(leverage::Setting::OpenAccess([Access::Diplomatic].into()));
    play.order(CY, Command::Moderate(Moderation::Configure(vec![open])));
    for player in [ADA, BO, CY] {
        play.order(player, Command::Join);
    }
    play
}

fn research(host: PlayerId, minutes: Option<i64>) -> Act {
    Act::Research { host, means: TaskOptions { minutes, place: Some("*Vega*".to_owned()), ..TaskOptions::default() } }
}

fn people() -> Names {
    names(&[(ADA, "Ada"), (BO, "Bo"), (CY, "Cy")])
}

#[test]
fn research_from_start_to_end() {
    let mut play = open();
    let events = play.act(ADA, research(BO, Some(30)));
    check(
        &story(&english(), &play.notice(&events)),
        "<@100> begins research in <@101>'s systems at \\*Vega\\* with Flagship for 30 game minutes.",
    );
    check(
        &reply(&english(), ADA, &events, None),
        "You begin research in <@101>'s systems at \\*Vega\\* with Flagship for 30 game minutes.",
    );
    play.wait(Span::seconds(2 * 3600 + 1800));
    check(
        &shown(&ships(&english(), &play.campaign, &people(), ADA, play.now)),
        "Your ships and activities\n**Your fleet**\n🚀 **Flagship**: Research in Bo's systems, at \\*Vega\\*, since \
         <t:1800000000:R>.\nEarned so far: 10 leverage, 2 science, 200 money.\nNext: <t:1800010800:R>.\nTotal <t:1800012600:R>: 15 \
         leverage.\nTotal <t:1800095400:R>: 100 leverage.\nAt its limit of 100 on \
         <t:1800072000:f> (<t:1800072000:R>).\nEnds <t:1800108000:f> (<t:1800108000:R>)./research and /schmooze put a ship to work, \
         /stop ends it.",
    );
    let guests = ships(&english(), &play.campaign, &people(), BO, play.now).description;
    assert!(guests.contains("Research by Ada in your systems"), "{guests}");
    let events = play.act(ADA, Act::Stop { ship: None });
    check(
        &story(&english(), &play.notice(&events)),
        "<@100>'s research in <@101>'s systems is over: it was stopped. It earned 10 leverage and 200 money, plus 2 \
         science each.",
    );
    let idle = ships(&english(), &play.campaign, &people(), ADA, play.now).description;
    assert!(idle.contains("⚓ **Flagship** is idle at \\*Vega\\*."), "{idle}");
}

#[test]
fn both_are_told_of_the_limit() {
    let mut play = open();
    play.act(ADA, research(BO, None));
    let events = play.wait(Span::hours(25));
    let limit = events
        .iter()
        .find(|event| matches!(event, Event::Game(games::Event::Leverage(Happened::TaskAtLimit { .. }))))
        .expect("the limit is reached");
    let told = announcement(&english(), None, &[play.notice(std::slice::from_ref(limit))]);
    check(&told.content, "<@100>'s leverage over <@101> is at its limit of 100.");
    assert_eq!(told.mentions, [ADA, BO]);
    let milestone = events
        .iter()
        .find(|event| matches!(event, Event::Game(games::Event::Leverage(Happened::MilestoneReached { .. }))))
        .expect("100 points are reached");
    check(
        &reply(&english(), ADA, std::slice::from_ref(milestone), None),
        "You reach diplomatic milestone 1 at 100 points and gain 20 harmony science.",
    );
    let task = state(&play).tasks.values().next().expect("it goes on");
    let progress = |play: &Play| task_progress(&english(), &play.campaign, &people(), ADA, task, play.now);
    let shown = progress(&play);
    assert!(shown.contains("Leverage is at its limit of 100."), "{shown}");
    let mut paused = open();
    paused.campaign = play.campaign.clone();
    paused.now = play.now;
    paused.order(CY, Command::Moderate(Moderation::Pause));
    let shown = progress(&paused);
    assert!(shown.ends_with("The clock is stopped, so nothing is earned."), "{shown}");
}

#[test]
fn technology_schmoozing_and_embassies() {
    let mut play = open();
    let events = play.order(CY, science(ADA, 500));
    check(
        &story(&english(), &play.notice(&events)),
        "<@102>, as a moderator:\n> as \\*agreed\\*\n• <@100> gets 500 neutral science.",
    );
    let unlock = |technology| Act::Unlock { technology };
    let events = play.act(ADA, unlock(Technology::Neuropsychology));
    check(&reply(&english(), ADA, &events, None), "You unlock Neuropsychology I for 20 neutral science.");
    let means = TaskOptions::default();
    let events = play.act(ADA, Act::Schmooze { host: BO, means });
    check(
        &story(&english(), &play.notice(&events)),
        "<@100> begins to schmooze <@101> with Flagship: 10 leverage a game minute.",
    );
    let events = play.act(ADA, unlock(Technology::Neuropsychology));
    check(
        &reply(&english(), ADA, &events, None),
        "You unlock Neuropsychology II for 30 neutral science.\n• Schmoozing now earns 20 leverage a game minute.",
    );
    let card = technologies(&english(), &play.campaign, ADA);
    check(
        &shown(&card),
        "Technology\nYou have 450 science: 450 neutral (from research) and 0 harmony (from milestones). Harmony is spent first.\n\
         Neuropsychology: II of V\nLets you schmooze: 10, 20, 30, 45 and 60 leverage a game minute in tiers I to V.\nIII costs 50 \
         science. ✅ You can afford it.\nCharisma: – of V\nReturns 5 % of a favour's cost per tier, at once.\nI costs 20 \
         science. ✅ You can afford it.\nIntergalactic Ambassadors\nEmbassies for 1500 money each, earning 5 leverage a game minute.\nCosts \
         100 science. ❌ Needs tier V of Neuropsychology or Charisma.\nGalactic Harmony\nLets you ask for star systems as favours.\n\
         Costs 150 science. ❌ Needs tier V of Neuropsychology or Charisma./technology unlock buys the next tier.",
    );
    for _ in 0..3 {
        play.act(ADA, unlock(Technology::Neuropsychology));
    }
    play.act(ADA, unlock(Technology::Ambassadors));
    let paid = Correction::Money { player: ADA, amount: Money(1000) };
    play.order(CY, correct(paid));
    let events = play.act(ADA, Act::Embassy { host: CY });
    check(
        &reply(&english(), ADA, &events, None),
        "You open an embassy with <@102>: 5 leverage a game minute.\n• You pay 1500 money.\n`/ships` shows what the \
         embassy earns. It stays open until the access is revoked or ends.",
    );
    let shown = ships(&english(), &play.campaign, &people(), ADA, play.now).description;
    assert!(shown.contains("**Your embassies**\nYour embassy with Cy"), "{shown}");
}

#[test]
fn military_aid_and_its_loss() {
    let mut play = Play::of_three();
    play.act(ADA, gift(BO, 1000, None));
    play.act(BO, gift(ADA, 1000, None));
    play.act(ADA, gift(BO, 1000, None));
    play.act(BO, gift(ADA, 1000, None));
    play.act(ADA, gift(BO, 1000, None));
    let aid = Act::AskFavour {
        of: BO,
        favour: Favour::MilitaryAid { place: "*Vega*".to_owned(), minutes: 2 },
        note: None,
        private: false,
    };
    let events = play.act(ADA, aid);
    check(
        &story(&english(), &play.notice(&events)),
        "<@100> asks <@101> for a favour: military aid at \\*Vega\\* for 2 game minutes.\n• <@100> over <@101>: 60 → 10",
    );
    let offer = play.offer(1);
    let post = offer_post(&english(), &offer, None, None);
    assert!(post.content.ends_with("at \\*Vega\\* for 2 game minutes."));
    check(
        &offer_choice(&english(), &people(), &offer),
        "1: Ada → Bo, military aid at *Vega* for 2 game minutes as a favour",
    );
    let listed = shown(&offers(&english(), &play.campaign, BO, &[]));
    assert!(listed.contains("asks you for a favour: military aid"), "{listed}");
    let events = play.order(BO, accept(1));
    check(
        &reply(&english(), BO, &events, Some(&offer)),
        "You accept offer 1 from <@100>: military aid at \\*Vega\\* for 2 game minutes as a favour.\nYou lend \
         Flagship to <@100>: it goes to their aid at \\*Vega\\* for 2 game minutes, then comes home by itself.",
    );
    let lent = ships(&english(), &play.campaign, &people(), ADA, play.now).description;
    assert!(lent.contains("**Lent to you**\n🚀 **Flagship**: Lent to you by Bo"), "{lent}");
    let events = play.wait(Span::hours(2));
    check(&story(&english(), &play.notice(&events)), "Flagship comes home to <@101> from <@100>.");
}

#[test]
fn hostile_acts_and_trespass() {
    let mut play = Play::of_three();
    let enter = || Act::Enter { host: BO, place: Some("Vega".to_owned()), ship: None };
    check(
        &confirmation(&english(), &play.confirmation(ADA, Command::from(enter()))),
        "This would cost you 1 leverage over <@101>: 0 → -1.\nIt opens hostile acts to <@101>: damaging ships in the attacker's own \
         systems.\nA gift of 50 money to <@101> brings it back.",
    );
    let events = play.act(ADA, enter());
    check(
        &story(&english(), &play.notice(&events)),
        "<@100> enters <@101>'s systems at Vega.\n• <@100> over <@101>: 0 → -1\n• <@101> gains rights against \
         <@100>: damaging ships in the attacker's own systems.",
    );
    let hostility = |hostility| Event::from(Happened::ActedAgainst { by: ADA, against: BO, hostility });
    let told = |act| reply(&english(), BO, &[hostility(act)], None);
    check(&told(Hostility::StealMinerals { count: 12 }), "<@100> steals 12 minerals from you.");
    check(&told(Hostility::StealMinerals { count: 1 }), "<@100> steals 1 mineral from you.");
    check(&told(Hostility::StealBiomass), "<@100> steals biomass from you.");
    check(
        &told(Hostility::DamageShip { damage: 3, max_health: 40, place: Battleground::ThirdParty }),
        "<@100> damages one of your ships in a third player's systems: 3 of 40 health.",
    );
    check(&told(Hostility::ConquerCity), "<@100> conquers one of your cities.");
    check(&told(Hostility::DestroyCity), "<@100> destroys a city conquered from you.");
}

#[test]
fn milestones_show_the_sum_and_its_parts() {
    let mut play = open();
    play.act(ADA, gift(BO, 500, None));
    play.act(CY, gift(ADA, 250, None));
    play.act(ADA, research(BO, None));
    play.wait(Span::hours(2));
    check(
        &shown(&milestones(&english(), &play.campaign, &people(), CY, Some(ADA))),
        "Milestones of Ada\n<@100>\n**17** points; 0 of 5 milestones reached. The next is at 100: 83 to go.\n```\n\
         Bo                         +20\n\
         Cy                          -5\n\
         research, schmoozing        +2\n\
         = progress                 +17\n\
         ```\nAn advantage over a player is the leverage earned minus the leverage lost over them, less the same figure for them; spending \
         does not count. Every full 5 of the 10 leverage earned by research with others and schmoozing adds 1 point.Milestones \
         are at 100, 300, 600, 1000 and 1500 points; each gives 20 harmony science, once.",
    );
}

#[test]
fn the_map_and_what_changes_it() {
    let mut play = Play::of_three();
    let none = map(&english(), &play.campaign, &people()).description;
    assert!(none.contains("has no map"), "{none}");
    let add = |name: &str, planets: &[&str], ruler, home| {
        correct(Correction::AddSystem(System {
            name: name.to_owned(),
            planets: planets.iter().map(|p| (*p).to_owned()).collect(),
            ruler,
            home_of: if home { ruler } else { None },
        }))
    };
    let events = play.order(CY, add("*Sol*", &["Earth", "@everyone"], Some(ADA), true));
    check(
        &story(&english(), &play.notice(&events)),
        "<@102>, as a moderator:\n> as \\*agreed\\*\n• \\*Sol\\* is now on the map: planets Earth and @\u{200B}everyone, the home of <@100>.",
    );
    play.order(CY, add("Vega", &[], None, false));
    check(
        &shown(&map(&english(), &play.campaign, &people())),
        "Map of Spiral Arm\n**\\*Sol\\***: the home of Ada; planets Earth and @\u{200B}everyone\n**Vega**: ruled by nobody; no planets",
    );
}

#[test]
fn moderators_log_what_they_did_and_why() {
    let mut play = Play::of_three();
    let events = play.order(CY, science(ADA, 5));
    let entry = HistoryEntry { ruling: Some(42), at: START, by: Some(CY), notice: play.notice(&events), undone: true };
    let clock = HistoryEntry { ruling: Some(42), by: None, undone: false, ..entry.clone() };
    let log = mod_log(&english(), "Spiral Arm", &[entry.clone(), clock]).description;
    assert!(
        log.starts_with("**<t:1800000000:D>**\n<t:1800000000:t> `#42` <@102>: (undone) “as \\*agreed\\*” · "),
        "{log}"
    );
    assert!(log.contains("\n<t:1800000000:t> `#42` the clock: "), "{log}");
    assert_eq!(log.lines().count(), 3, "a day and a line for each: {log}");
    let preview = undo_preview(&english(), &[entry]);
    let preview = &preview[0].words;
    assert!(preview.starts_with("This undo takes back"), "{preview}");
    let undone = Event::Undone { by: CY, private: 0, entries: 3, from: 7, agreement: None, standing: Vec::new() };
    check(&reply(&english(), ADA, &[undone], None), "<@102> has undone the newest 3 rulings.");
}

#[test]
fn absent_players_and_their_stand_ins() {
    let mut play = Play::of_three();
    let (away, until) = (true, None);
    let events = play.order(ADA, Command::Away { away, until });
    check(
        &story(&english(), &play.notice(&events)),
        "<@100> is away for a while and will not be pinged. For new offers, their time to answer starts when they are \
         back, on <t:1801209600:f> at the latest.",
    );
    let hours = Some(QuietHours { from: 22, to: 7, zone: None });
    let events = play.order(ADA, Command::QuietHours { hours });
    check(
        &reply(&english(), ADA, &events, None),
        "You will not be pinged from 22:00 to 7:00, UTC. Afterwards, one message tells you what you missed. Deadlines \
         keep running.",
    );
    let acted = Event::ActedFor { moderator: CY, player: ADA };
    check(&reply(&english(), CY, &[acted], None), "You, acting for <@100>:");
}

#[test]
fn ships_come_and_go() {
    let mut play = Play::of_three();
    let add = Correction::AddShip { owner: ADA, name: "<@1> `x`".to_owned() };
    let events = play.order(CY, correct(add));
    check(
        &reply(&english(), ADA, &events, None),
        "<@102>, as a moderator:\n> as \\*agreed\\*\n• You have a new ship: \\<@\u{200B}1\\> \\`x\\`.",
    );
    let ship = ShipId(4);
    let events = play.order(CY, correct(Correction::RemoveShip { ship }));
    let told = reply(&english(), ADA, &events, None);
    assert!(told.ends_with("is removed from your fleet."), "{told}");
}

#[test]
fn the_rules_use_the_campaigns_numbers() {
    let mut play = Play::of_three();
    let settings = vec![Setting::Pace(Span::seconds(90)), Setting::AnswerWithin(Span::hours(24))];
    play.order(CY, Command::Moderate(Moderation::Configure(settings)));
    let told = |number| shown(&rules(&english(), Some(number), Some(&play.campaign)));
    for number in ["L4.4", "l4.4", "4.4"] {
        let told = told(number);
        assert!(told.contains("here they have 1 day."), "{told}");
        assert!(!told.contains("L4.5"));
    }
    assert!(told("L5").contains("A game minute takes 1 minute 30 seconds here."));
    assert!(told("L6.2").contains("cities -50"));
    assert!(told("nonsense").contains("L11"));
    for chapter in 1..=11 {
        let told = shown(&rules(&english(), Some(&format!("L{chapter}")), None));
        assert!(!told.contains("{ $") && !told.contains("No localization"), "{told}");
    }
    let told = help(&english(), "actions", Some(&play.campaign)).description;
    assert!(told.contains("1 minute 30 seconds"), "{told}");
}
