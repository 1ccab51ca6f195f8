//! Undoes parts of an evening.

use super::{Evening, MODERATOR};
use chancery_rules::{
    Campaign, Chance, Confirmation, DecisionContext, Event, Refusal, TakenEntry, Undo, invariants, table, undo,
};

impl Evening {
    /// Has a moderator undo everything since the log had this length and the campaign was `rebuilt`. Returns the events
    /// of the undo, which replace the undone ones in the log.
    #[track_caller]
    pub fn take_back(&mut self, rebuilt: Campaign, told: usize) -> Vec<Event> {
        let (entries, from) = (1, 2);
        let order = Undo {
            by: MODERATOR,
            moderator: true,
            private: 0,
            entries,
            from,
            confirmed: Some(Confirmation::Undoes { entries, from, second: false }),
        };
        let undone = self.log.split_off(told);
        let taken = [TakenEntry {
            seq: from,
            number: from,
            is_numbered: true,
            at: self.now,
            actor: None,
            undone: false,
            events: undone,
        }];
        // A seed is never used twice.
        let chance = Chance::new([7; 32]).named(&format!("{} {}", self.log.len(), taken[0].events.len()));
        let moment = DecisionContext { now: self.now, chance };
        let events = undo((&self.campaign, &rebuilt), &taken, &order, moment);
        if let Err(Refusal::Table(table::Refusal::ShownToAll { .. })) = &events {
            // Consequences that everybody has seen stay.
            let [entry] = taken;
            self.log.extend(entry.events);
            return Vec::new();
        }
        let events = events.expect("a moderator who has seen it");
        let next = self.campaign.offers.next_id();
        self.campaign = rebuilt;
        for event in &events {
            self.campaign.evolve(event);
            self.log.push(event.clone());
        }
        assert_eq!(invariants(&self.campaign), []);
        assert_eq!(self.campaign.offers.next_id(), next, "numbers are not reused");
        events
    }
}
