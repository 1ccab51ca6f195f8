//! Players take back their own acts (L14.3), driven as the referee does: with the journal's entries and the campaign
//! from before each.

mod private;

use super::given::*;
use chancery_rules::games::leverage::{Access, Favour};
use chancery_rules::ids::PlayerId;
use chancery_rules::time::Time;
use chancery_rules::{
    Campaign, Confirmation, Decided, Ending, Event, Moderation, Notice, Refusal, Request, TAKE_BACK_WITHIN, TakenEntry,
    TakingBack, Viewer, carry_out_undo, counts_as_newest_for, is_undoable, is_unnumbered, notices, table, take_back,
    undone_from, with_taken_back,
};
use std::collections::BTreeSet;

struct Journal {
    evening: Evening,
    entries: Vec<(Campaign, TakenEntry)>,
}

impl Journal {
    fn begin(given: &[Step]) -> Journal {
        let mut journal = Journal { evening: Evening::begin(), entries: Vec::new() };
        given.iter().for_each(|step| journal.play(step.clone()));
        journal
    }

    #[track_caller]
    fn play(&mut self, step: Step) {
        let before = self.evening.campaign.clone();
        let told = self.evening.log.len();
        let actor = match &step {
            Step::Order(order) => Some(order.by),
            Step::Event(_) | Step::Answer(..) | Step::Wait(_) => None,
        };
        self.evening.play(&[step]);
        let events = self.evening.log[told..].to_vec();
        self.keep(before, actor, events);
    }

    fn keep(&mut self, before: Campaign, actor: Option<PlayerId>, events: Vec<Event>) {
        if events.is_empty() {
            return;
        }
        let seq = i64::try_from(self.entries.len()).expect("few") + 2;
        let entry = TakenEntry {
            seq,
            number: seq,
            is_numbered: !is_unnumbered(&events),
            at: self.evening.now,
            actor,
            undone: false,
            events,
        };
        self.entries.push((before, entry));
    }

    /// Returns the entry concerned and everything after it, and the campaign as it was before that entry.
    fn past(&self, by: PlayerId, wish: &TakingBack) -> (Campaign, Vec<TakenEntry>) {
        let campaign = &self.evening.campaign;
        let concerned = |(_, entry): &(Campaign, TakenEntry)| match wish {
            TakingBack::Ask { .. } => counts_as_newest_for(campaign, entry, by.into()),
            TakingBack::Answer { asked_at, .. } => undone_from(campaign, *asked_at) == Some(entry.seq),
            TakingBack::EndUnmoderated { .. } => false,
        };
        match self.entries.iter().rposition(concerned) {
            Some(place) => {
                let taken = self.entries[place..].iter().map(|(_, entry)| entry.clone());
                (self.entries[place].0.clone(), taken.collect())
            }
            None => (self.evening.campaign.clone(), Vec::new()),
        }
    }

    fn decide(&self, by: PlayerId, wish: &TakingBack) -> Result<Decided, Refusal> {
        let (rebuilt, taken) = self.past(by, wish);
        let before = &self.evening.campaign;
        take_back((before, &rebuilt), &taken, by, wish, self.evening.now)
    }

    /// Decides a request, and records its events.
    fn wish(&mut self, by: PlayerId, wish: &TakingBack) -> Result<Decided, Refusal> {
        let decided = self.decide(by, wish)?;
        let before = self.evening.campaign.clone();
        let events = match &decided {
            Decided::Goes(events) => {
                events.iter().for_each(|event| self.evening.campaign.evolve(event));
                events
            }
            Decided::TakesBack(events) => {
                self.take_back(events);
                events
            }
        };
        self.keep(before, Some(by), events.clone());
        Ok(decided)
    }

    fn take_back(&mut self, events: &[Event]) {
        let Some(Event::Undone { from, standing, .. }) = events.first() else {
            panic!("{events:?}");
        };
        let place = self.entries.iter().position(|(_, entry)| entry.seq == *from).expect("an entry");
        let taken: Vec<TakenEntry> = self.entries[place..].iter().map(|(_, entry)| entry.clone()).collect();
        self.evening.campaign = self.entries[place].0.clone();
        carry_out_undo(&mut self.evening.campaign, &taken, events);
        let undone = self.entries[place..].iter_mut().map(|(_, entry)| entry);
        undone.filter(|entry| !standing.contains(&entry.seq)).for_each(|entry| entry.undone = true);
    }

    /// Returns the notices of the newest entry, which took back the entries from the one at this place on.
    fn told_of_undoing(&self, place: usize) -> Vec<Notice> {
        let (before, done) = self.entries.last().expect("the undoing");
        let taken = self.entries[place..self.entries.len() - 1].iter();
        let taken: Vec<TakenEntry> = taken.map(|(_, one)| TakenEntry { undone: false, ..one.clone() }).collect();
        let told = notices(&self.evening.campaign, &done.events);
        with_taken_back(before, &done.events, &taken, told)
    }

    /// Asks with the confirmation that `players` have to agree already given.
    #[track_caller]
    fn ask(&mut self, by: PlayerId, players: &[PlayerId]) -> Decided {
        let needed = self.decide(by, &TakingBack::Ask { confirmed: None });
        let Err(Refusal::MustConfirm(needed)) = needed else {
            panic!("{needed:?}");
        };
        let Confirmation::TakesBack { players: shown, .. } = &needed else {
            panic!("{needed:?}");
        };
        assert_eq!(shown, players);
        let confirmed = Some(needed);
        let asked = self.wish(by, &TakingBack::Ask { confirmed });
        asked.expect("it has been seen")
    }

    fn answer(&mut self, by: PlayerId, agrees: bool) -> Result<Decided, Refusal> {
        let request = self.evening.campaign.take_back.clone();
        let asked_at = request.map_or(START, |request| request.asked_at);
        self.wish(by, &TakingBack::Answer { asked_at, agrees })
    }

    fn request(&self) -> &Request {
        let request = self.evening.campaign.take_back.as_ref();
        request.expect("there is a request")
    }
}

fn refused<T>(no: table::Refusal) -> Result<T, Refusal> {
    Err(Refusal::from(no))
}

fn set_of(players: &[PlayerId]) -> BTreeSet<PlayerId> {
    players.iter().copied().collect()
}

#[track_caller]
fn ends(decided: &Decided, ending: Ending) {
    let Decided::Goes(events) = decided else {
        panic!("{decided:?}");
    };
    let is = |event: &Event| matches!(event, Event::TakeBackEnded { ending: is, .. } if *is == ending);
    assert!(events.iter().any(is), "{events:?}");
}

#[test]
fn l14_3_a_gift_is_taken_back_if_the_receiver_agrees() {
    let mut journal = Journal::begin(&[]);
    let before = journal.evening.campaign.clone();
    journal.play(gift(ADA, BO, 500));
    journal.play(wait(1));
    journal.ask(ADA, &[BO]);
    let request = journal.request().clone();
    assert_eq!(request.openly, set_of(&[BO]));
    assert_eq!(request.until, START + hours(25));
    assert_eq!(TAKE_BACK_WITHIN, hours(24));
    assert_eq!(money(&journal.evening.campaign, BO), 1500);
    let done = journal.answer(BO, true).expect("Bo is asked");
    assert!(matches!(done, Decided::TakesBack(_)));
    assert_eq!(journal.evening.campaign, before);
    // This works only once: there is nothing left to agree to.
    assert_eq!(journal.answer(BO, true), refused(table::Refusal::TakeBackOver));
}

#[test]
fn l14_3_everyone_affected_must_agree() {
    // A gift to Bo does not touch Cy, so Cy is not asked.
    let mut journal = Journal::begin(&[gift(ADA, BO, 500)]);
    journal.ask(ADA, &[BO]);
    assert_eq!(journal.answer(CY, true), refused(table::Refusal::NotAskedToAgree { by: ADA }));
    assert_eq!(journal.answer(CY, false), refused(table::Refusal::NotAskedToAgree { by: ADA }));
    assert_eq!(journal.answer(ADA, true), refused(table::Refusal::NotAskedToAgree { by: ADA }));
    // Leaving touches both players who had an offer.
    let given = [offer_access(ADA, BO, Access::Trade), offer_access(ADA, CY, Access::Trade), leave(ADA)];
    let mut journal = Journal::begin(&given);
    journal.ask(ADA, &[BO, CY]);
    let first = journal.answer(BO, true).expect("Bo is asked");
    assert_eq!(first, Decided::Goes(vec![Event::TakeBackAgreed { player: BO }]));
    assert_eq!(journal.answer(BO, true), refused(table::Refusal::AgreedAlready));
    assert!(!journal.evening.campaign.is_active(ADA));
    journal.answer(CY, true).expect("Cy is asked");
    assert!(journal.evening.campaign.is_active(ADA));
    assert_eq!(journal.evening.campaign.offers.pending.len(), 2);
}

#[test]
fn l14_3_a_single_no_is_enough() {
    let mut journal = Journal::begin(&[gift(ADA, BO, 500)]);
    journal.ask(ADA, &[BO]);
    let no = journal.answer(BO, false).expect("Bo is asked");
    ends(&no, Ending::Declined(Some(BO)));
    assert_eq!(money(&journal.evening.campaign, BO), 1500);
    // It can be requested only once.
    assert_eq!(journal.decide(ADA, &TakingBack::Ask { confirmed: None }), refused(table::Refusal::TakeBackAnswered));
    journal.play(gift(ADA, BO, 1));
    journal.ask(ADA, &[BO]);
    let no = journal.answer(ADA, false).expect("it is hers");
    ends(&no, Ending::Withdrawn);
    assert_eq!(journal.evening.campaign.take_back, None);
}

#[test]
fn l14_3_a_request_expires_after_24_hours() {
    let mut journal = Journal::begin(&[gift(ADA, BO, 500)]);
    journal.ask(ADA, &[BO]);
    let until = journal.request().until;
    assert_eq!(chancery_rules::deadline(&journal.evening.campaign), Some(until));
    // It makes no difference that Bo is away.
    journal.play(away(BO));
    journal.play(wait(23));
    assert_eq!(journal.request().until, until);
    journal.play(wait(1));
    assert_eq!(journal.evening.campaign.take_back, None);
    assert_eq!(money(&journal.evening.campaign, BO), 1500);
    let (_, last) = journal.entries.last().expect("the clock's");
    let lapsed = |event: &Event| matches!(event, Event::TakeBackEnded { ending, .. } if *ending == Ending::Lapsed);
    assert!(last.events.iter().any(lapsed), "{last:?}");
}

#[test]
fn l14_3_another_act_ends_the_request() {
    for act in [gift(CY, BO, 1), gift(ADA, BO, 1), pause()] {
        let mut journal = Journal::begin(&[gift(ADA, BO, 500)]);
        journal.ask(ADA, &[BO]);
        let asked_at = journal.request().asked_at;
        journal.play(act);
        assert_eq!(journal.evening.campaign.take_back, None);
        let answer = TakingBack::Answer { asked_at, agrees: true };
        assert!(journal.wish(BO, &answer).is_err());
    }
    // The clock also ends it, if it decides something that the undo would reopen.
    let given = [offer_access(CY, BO, Access::Trade), wait(60), gift(ADA, BO, 5)];
    let mut journal = Journal::begin(&given);
    journal.ask(ADA, &[BO]);
    journal.play(wait(13));
    assert_eq!(journal.evening.campaign.take_back, None);
    assert_eq!(journal.decide(ADA, &TakingBack::Ask { confirmed: None }), refused(table::Refusal::NotYoursToTakeBack));
}

#[test]
fn l14_3_unrelated_acts_do_not_end_the_request() {
    let look = Moderation::PrivateLook { players: vec![ADA], through: chancery_rules::PrivateLook::Log };
    let mut journal = Journal::begin(&[gift(ADA, BO, 500)]);
    journal.play(moderate(look.clone()));
    journal.ask(ADA, &[BO]);
    journal.play(away(CY));
    journal.play(moderate(look));
    assert!(journal.evening.campaign.take_back.is_some());
    journal.answer(BO, true).expect("Bo is asked");
    assert_eq!(money(&journal.evening.campaign, BO), 1000);
    // The undo keeps Cy's choice of when to be called.
    assert!(journal.evening.campaign.players[&CY].away);
    let told = journal.told_of_undoing(0);
    assert_eq!(told.iter().map(|one| one.taken_back.len()).sum::<usize>(), 1, "{told:?}");
}

#[test]
fn l14_3_ongoing_research_is_still_credited() {
    let given = [open(BO, ADA, Access::Diplomatic), research(ADA, BO), wait(1), gift(ADA, BO, 50)];
    let mut journal = Journal::begin(&given);
    journal.play(wait(2));
    journal.ask(ADA, &[BO]);
    journal.play(wait(1));
    journal.answer(BO, true).expect("Bo is asked");
    journal.play(wait(0));
    let campaign = &journal.evening.campaign;
    assert_eq!(leverage(campaign, ADA, BO), points(20));
    assert_eq!(money(campaign, BO), 1000);
}

#[test]
fn l14_3_only_ones_own_newest_entry_can_be_taken_back() {
    let ask = TakingBack::Ask { confirmed: None };
    let not_yours = || refused(table::Refusal::NotYoursToTakeBack);
    let journal = Journal::begin(&[gift(ADA, BO, 500), gift(BO, CY, 1)]);
    assert_eq!(journal.decide(ADA, &ask), not_yours());
    assert_eq!(journal.decide(CY, &ask), not_yours());
    assert_eq!(journal.decide(DEE, &ask), refused(table::Refusal::NotInCampaign { player: DEE }));
    assert_eq!(Journal::begin(&[]).decide(ADA, &ask), not_yours());
    let mut journal = Journal::begin(&[gift(ADA, BO, 500)]);
    journal.ask(ADA, &[BO]);
    let until = journal.request().until;
    assert_eq!(journal.decide(ADA, &ask), refused(table::Refusal::TakeBackAsked { until }));
    journal.play(pause());
    let since = journal.evening.now;
    assert_eq!(journal.decide(ADA, &ask), refused(table::Refusal::Paused { since }));
    // An act that was taken back cannot be taken back again.
    let mut journal = Journal::begin(&[gift(BO, ADA, 1), gift(ADA, BO, 500)]);
    journal.ask(ADA, &[BO]);
    journal.answer(BO, true).expect("Bo is asked");
    assert_eq!(journal.decide(BO, &ask), not_yours());
}

#[test]
fn l14_3_an_act_that_affected_nobody_is_taken_back_at_once() {
    let mut journal = Journal::begin(&[]);
    let before = journal.evening.campaign.clone();
    journal.play(research(ADA, ADA));
    let done = journal.ask(ADA, &[]);
    assert!(matches!(done, Decided::TakesBack(_)));
    assert_eq!(journal.evening.campaign, before);
}

#[test]
fn l14_3_the_request_is_not_a_journal_entry() {
    let mut journal = Journal::begin(&[gift(ADA, BO, 500)]);
    journal.ask(ADA, &[BO]);
    let (_, asked) = journal.entries.last().expect("the request");
    assert!(!is_undoable(&asked.events));
    for viewer in [Viewer::TABLE, ADA.into(), BO.into()] {
        assert!(!counts_as_newest_for(&journal.evening.campaign, asked, viewer));
    }
}

/// A request about a private act is made and answered in private.
#[test]
fn l14_3_a_private_favour_is_taken_back_in_private() {
    let amount = chancery_rules::games::leverage::amounts::Money(50);
    let favour = Favour::Money { amount };
    let given = [holding(ADA, BO, 50), ask(ADA, BO, favour, None, true)];
    let mut journal = Journal::begin(&given);
    journal.ask(ADA, &[BO]);
    let request = journal.request();
    assert!(!request.open && request.openly.is_empty());
    assert_eq!(request.privately, set_of(&[BO]));
    let campaign = &journal.evening.campaign;
    for viewer in [Viewer::TABLE, CY.into()] {
        assert_eq!(campaign.redacted_for(viewer).take_back, None);
    }
    assert_eq!(campaign.redacted_for(BO.into()).take_back.as_ref(), Some(journal.request()));
    // Somebody who forges the button finds no such request.
    assert_eq!(journal.answer(CY, true), refused(table::Refusal::TakeBackOver));
    for (_, entry) in &journal.entries[1..] {
        assert!(!entry.is_numbered, "{entry:?}");
    }
    journal.answer(BO, true).expect("Bo is asked");
    let (_, done) = journal.entries.last().expect("the undoing");
    assert!(!done.is_numbered);
    // Bo, who was asked, gets a notice; the table does not.
    let told = journal.told_of_undoing(1);
    let to_others = told
        .iter()
        .filter(|one| !matches!(one.to, chancery_rules::Audience::Player(player) if player == BO || player == ADA));
    assert_eq!(to_others.count(), 0, "{told:?}");
    let leads_back = |notice: &&Notice| !notice.taken_back.is_empty();
    assert_eq!(told.iter().filter(leads_back).count(), 1);
    assert_eq!(leverage(&journal.evening.campaign, ADA, BO), points(50));
}

/// An undo announces each act with its values before and after, and calls the players concerned.
#[test]
fn undo_reports_each_act_with_before_and_after() {
    let journal = Journal::begin(&[gift(ADA, BO, 500), gift(CY, BO, 50)]);
    let (rebuilt, _) = journal.entries[0].clone();
    let taken: Vec<TakenEntry> = journal.entries.iter().map(|(_, one)| one.clone()).collect();
    let undone =
        Event::Undone { by: MODERATOR, entries: 2, from: 2, private: 0, agreement: None, standing: Vec::new() };
    let events = [undone];
    let told = notices(&rebuilt, &events);
    let told = with_taken_back(&journal.evening.campaign, &events, &taken, told);
    let [table] = &told[..] else {
        panic!("{told:?}");
    };
    assert_eq!(table.calls, [ADA, BO, CY]);
    let numbers: Vec<i64> = table.taken_back.iter().map(|one| one.number).collect();
    assert_eq!(numbers, [3, 2], "the newest first");
    let back: Vec<Event> = table.taken_back[1].back().collect();
    let [Event::Game(chancery_rules::games::Event::Leverage(event))] = &back[..] else {
        panic!("{back:?}");
    };
    let booking = event.booking().expect("it was booked");
    assert_eq!((booking.before(), booking.value, booking.change()), (points(10), points(0), points(-10)));
    let at: Vec<Time> = table.taken_back.iter().map(|one| one.at).collect();
    assert_eq!(at, [START, START]);
}
