//! H2: campaigns that come along from elsewhere.

use super::given::{ADA, BO, CY, DEE, Evening, MODERATOR, START, ask_money, gift, leverage, money, points, state};
use chancery_rules::games::leverage::amounts::Money;
use chancery_rules::games::leverage::{FigureFlaw, Figures, Pair, State};
use chancery_rules::ids::{CampaignId, PlayerId};
use chancery_rules::{
    Audience, Authors, Campaign, Event, Founding, Import, Resumed, RulesetName, Source, Viewer, begin, bring_along,
    deadline, empty_seats, erase, found, invariants, notices,
};

const SHA256: &str = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

fn founding() -> Founding {
    let founding = found("Spiral Arm", RulesetName::Leverage, None, START).expect("a name");
    Founding { by: Some(MODERATOR), ..founding }
}

fn figures(pairs: &[(PlayerId, PlayerId, f64)], purses: &[(PlayerId, i64)]) -> Figures {
    let pairs = (2..).zip(pairs);
    let leverage = pairs.map(|(line, (by, over, value))| (line, Pair::new(*by, *over), points(*value)));
    let purses = (100..).zip(purses);
    let money = purses.map(|(line, (player, amount))| (line, *player, Money(*amount)));
    Figures { leverage: leverage.collect(), money: money.collect() }
}

fn brought(figures: &Figures) -> Result<Campaign, Vec<(usize, FigureFlaw)>> {
    let players = figures.players();
    bring_along(&founding(), players, |state: &State| state.brought_along(figures)).expect("an open campaign")
}

/// Returns the entry that founds the campaign.
fn entry(campaign: &Campaign) -> Vec<Event> {
    let source = Source { file: Some("spiral.csv".to_owned()), sha256: SHA256.to_owned() };
    vec![Event::Founded(founding()), Event::Imported(Import::new(source, campaign.clone()))]
}

fn usual() -> Figures {
    figures(&[(ADA, BO, 12.5), (BO, ADA, -30.0), (CY, ADA, 100.0)], &[(ADA, 0), (DEE, 4321)])
}

#[test]
fn h2_3_leverage_is_booked_as_adjusted() {
    let campaign = brought(&usual()).expect("possible figures");
    let relation = state(&campaign).relation(Pair::new(ADA, BO));
    assert_eq!((relation.adjusted, relation.earned), (points(12.5), points(0.0)));
    assert_eq!(leverage(&campaign, BO, ADA), points(-30.0));
    assert_eq!(invariants(&campaign), []);
}

#[test]
fn h2_3_what_is_not_named_has_its_starting_value() {
    let campaign = brought(&usual()).expect("possible figures");
    assert!(campaign.active_players().eq([ADA, BO, CY, DEE]));
    assert_eq!(leverage(&campaign, BO, CY), points(0.0));
    assert_eq!([ADA, BO, CY, DEE].map(|player| money(&campaign, player)), [0, 1000, 1000, 4321]);
    assert_eq!(state(&campaign).ships.len(), 4, "each has the first ship");
}

#[test]
fn h2_2_everything_wrong_is_found_at_once() {
    let pairs = [(ADA, ADA, 1.0), (ADA, BO, 100.01), (BO, ADA, -100.01), (CY, ADA, 1.0), (CY, ADA, 1.0)];
    let flaws = brought(&figures(&pairs, &[(ADA, 1), (ADA, 1), (BO, 1_000_000_001), (CY, -1)])).unwrap_err();
    let (least, most) = (points(-100.0), points(100.0));
    let out = FigureFlaw::LeverageOutOfRange { least, most };
    let rich = FigureFlaw::MoneyOutOfRange { most: Money(1_000_000_000) };
    assert_eq!(
        flaws,
        [
            (2, FigureFlaw::Oneself),
            (3, out),
            (4, out),
            (6, FigureFlaw::Twice { line: 5 }),
            (101, FigureFlaw::Twice { line: 100 }),
            (102, rich),
            (103, rich),
        ]
    );
}

#[test]
fn h2_2_two_hundred_players_come_along() {
    let players: Vec<PlayerId> = (1000..1200).map(PlayerId).collect();
    let pairs = players.iter().flat_map(|by| players.iter().map(move |over| (*by, *over, 1.0)));
    let pairs: Vec<_> = pairs.filter(|(by, over, _)| by != over).collect();
    let campaign = brought(&figures(&pairs, &[])).expect("possible figures");
    assert_eq!(campaign.active_players().count(), 200);
    assert_eq!(state(&campaign).relations.len(), 200 * 199);
    assert_eq!(invariants(&campaign), []);
}

#[test]
fn h2_1_an_import_founds_a_campaign_with_the_state_in_its_first_entry() {
    let campaign = brought(&usual()).expect("possible figures");
    let replayed = Campaign::replay(CampaignId(7), &entry(&campaign)).expect("a founding");
    assert_eq!(replayed, Campaign { id: CampaignId(7), ..campaign });
    assert_eq!(deadline(&replayed), None);
}

#[test]
fn h2_5_the_game_goes_on_from_there() {
    let campaign = brought(&usual()).expect("possible figures");
    let mut evening = Evening { campaign, now: START, log: Vec::new() };
    evening.play(&[gift(BO, ADA, 500)]);
    assert_eq!(leverage(&evening.campaign, BO, ADA), points(-20.0));
}

#[test]
fn h2_5_the_table_reads_where_it_came_from_and_nothing_of_the_state() {
    let campaign = brought(&usual()).expect("possible figures");
    let entry = entry(&campaign);
    let told = notices(&campaign, &entry);
    let [notice] = told.as_slice() else { panic!("{told:?}") };
    assert_eq!((notice.to, &notice.calls), (Audience::Table, &Vec::new()));
    let [Event::Founded(_), Event::Imported(import)] = notice.events.as_slice() else { panic!("{notice:?}") };
    assert_eq!((import.players, &*import.source.sha256), (4, SHA256));
    for viewer in [Viewer::TABLE, ADA.into(), Viewer::from(MODERATOR).moderating(true)] {
        let Some(Event::Imported(seen)) = entry[1].redacted_for(&campaign.settings, viewer) else { panic!() };
        assert_eq!(seen.state, None);
    }
}

#[test]
fn the_importer_can_erase_the_name_of_the_file() {
    let mut entry = entry(&brought(&usual()).expect("possible figures"));
    let none = Authors::default();
    assert!(!erase(&mut entry, ADA, Some(MODERATOR), &none));
    assert!(erase(&mut entry, MODERATOR, Some(MODERATOR), &none));
    let Event::Imported(import) = &entry[1] else { panic!() };
    assert_eq!((import.source.file.as_deref(), &*import.source.sha256), (None, SHA256));
}

/// Stored journals stay readable.
#[test]
fn the_stored_import_always_replays_to_the_same_campaign() {
    let stored: Vec<Event> = serde_json::from_str(include_str!("events/imported.json")).expect("events");
    let campaign = Campaign::replay(CampaignId(1), &stored).expect("a founding");
    assert_eq!(invariants(&campaign), []);
    assert_eq!([ADA, BO].map(|player| money(&campaign, player)), [0, 1000]);
    assert_eq!(leverage(&campaign, ADA, BO), points(12.5));
}

/// Returns what an export says of a campaign.
fn resumed(campaign: &Campaign) -> Resumed {
    Resumed {
        settings: campaign.settings.clone(),
        clock: campaign.clock,
        phase: campaign.phase,
        pause_end: campaign.pause_end,
        scheduled: campaign.schedule.pending.values().cloned().collect(),
        next_scheduled: campaign.schedule.next_number(),
        players: campaign.players.clone(),
        applicants: campaign.applicants.clone(),
        empty_seats: campaign.empty_seats.clone(),
        pending: campaign.offers.pending.values().cloned().collect(),
        closed: campaign.offers.closed.values().cloned().collect(),
        answers: campaign.offers.answers.clone(),
        next_offer: campaign.offers.next_id(),
        drafts: Vec::new(),
        open_deals: Vec::new(),
        closed_deals: Vec::new(),
        promises: Vec::new(),
        next_deal: campaign.deals.next_public(),
        asks_in_vain: campaign.patience.all().collect(),
        game: (*campaign.game).clone(),
    }
}

/// Returns a game in which Ada asked Bo for money.
fn waiting() -> Campaign {
    let campaign = brought(&usual()).expect("possible figures");
    let mut evening = Evening { campaign, now: START, log: Vec::new() };
    evening.play(&[ask_money(ADA, BO, 50)]);
    evening.campaign
}

#[test]
fn h2_6_what_an_export_says_is_the_whole_campaign() {
    let mut before = waiting();
    // This also remembers the number of the newest offer.
    before.offers.forget_closed();
    assert_eq!(before.offers.pending.len(), 1);
    let campaign = resumed(&before).campaign(&founding());
    assert_eq!(Campaign { nudging: before.nudging.clone(), ..campaign.clone() }, before);
    let source = Source { file: None, sha256: SHA256.to_owned() };
    let begun = begin(&founding(), source, campaign.clone());
    assert!(matches!(begun.as_slice(), [Event::Founded(_), Event::Imported(_), Event::OfferMade(_)]));
    assert_eq!(Campaign::replay(campaign.id, &begun).expect("a founding"), campaign);
}

#[test]
fn h2_4_an_absent_player_leaves_an_empty_seat() {
    let before = waiting();
    let campaign = empty_seats(before.clone(), &[BO].into(), &founding());
    assert_eq!(campaign.empty_seats, [BO].into());
    assert!(!campaign.is_active(BO) && campaign.offers.pending.is_empty());
    assert_eq!(money(&campaign, BO), money(&before, BO));
    assert_eq!(invariants(&campaign), []);
}
