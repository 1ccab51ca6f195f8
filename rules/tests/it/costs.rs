//! Nobody avoids a cost unless the rules waive it (L4.3, L4.6 to L4.8, L6, L12). Every evening is recounted with an
//! independent price list. An unexpected change of leverage is as wrong as a missing one.

use super::evenings::evenings;
use super::given::{Evening, Step, confirmed, state};
use chancery_rules::games;
use chancery_rules::games::leverage::amounts::Leverage;
use chancery_rules::games::leverage::{
    Access, Account, Booking, Ending, Event as Effect, Favour, GrantedBy, HostileAct, Hostility, Pair, Task, TaskKind,
    Technology, Terms, Thresholds,
};
use chancery_rules::ids::{OfferId, PlayerId, ShipId, TaskId};
use chancery_rules::time::Time;
use chancery_rules::{Command, Event, Moderation, Offer, Order, Outcome, Refusal, Silence};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 150,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn l12_players_cannot_dodge_a_cost((players, turns) in evenings()) {
        let mut evening = Evening::of((1..=players).map(PlayerId));
        let mut book = Book::default();
        book.read(None, &evening.log);
        for turn in turns {
            let mut seen = evening.log.len();
            evening.play(&[Step::Wait(turn.wait)]);
            book.read(None, &evening.log[seen..]);
            seen = evening.log.len();
            let mut step = turn.step(&evening.campaign);
            let mut outcome = evening.attempt(&step);
            if let (Err(Refusal::MustConfirm(question)), true) = (&outcome, turn.confirms) {
                step = confirmed(step, question.clone());
                outcome = evening.attempt(&step);
            }
            if let (Ok(_), Step::Order(order)) = (&outcome, &step) {
                book.read(Some(order), &evening.log[seen..]);
            }
            book.nothing_is_overdue(evening.now);
        }
        let counted = state(&evening.campaign);
        for (pair, accounts) in &book.accounts {
            let kept = counted.relation(*pair);
            prop_assert_eq!(accounts, &[kept.earned, kept.lost, kept.spent, kept.adjusted]);
        }
        prop_assert!(counted.relations.keys().all(|pair| book.accounts.contains_key(pair)));
        for (player, money) in &book.money {
            prop_assert_eq!(*money, counted.money(*player).0);
        }
    }
}

/// A debt that is not booked yet: the pair, the account, and the amount before clamping.
type Owed = (Pair, Account, Leverage);

#[derive(Default)]
struct Book {
    accounts: BTreeMap<Pair, [Leverage; 4]>,
    money: BTreeMap<PlayerId, i64>,
    came: BTreeSet<PlayerId>,
    access: BTreeSet<(Pair, Access)>,
    charisma: BTreeMap<PlayerId, i64>,
    offers: BTreeMap<OfferId, (Offer, Leverage)>,
    tasks: BTreeMap<TaskId, Task>,
    /// The pair of each ship's last loan, and whether its loss was charged.
    loans: BTreeMap<ShipId, (Pair, bool)>,
    thresholds: Option<Thresholds>,
    stands_still: bool,
    owed: Vec<Owed>,
}

fn access_price(access: Access) -> Leverage {
    Leverage::points(match access {
        Access::Ecological => 25,
        Access::Diplomatic => 20,
        Access::Trade | Access::Passage => 15,
    })
}

fn favour_price(favour: &Favour) -> Leverage {
    match favour {
        Favour::Money { amount } => Leverage::hundredths(2 * amount.0),
        Favour::Access { access } => access_price(*access),
        Favour::MilitaryAid { minutes, .. } => Leverage::points(25 * minutes),
        Favour::System { .. } => Leverage::points(100),
    }
}

fn hostile_price(hostility: Hostility) -> Leverage {
    match hostility {
        Hostility::StealMinerals { count } => Leverage::points(2 * count),
        Hostility::StealBiomass => Leverage::points(5),
        Hostility::DamageShip { damage, max_health, .. } => {
            Leverage::hundredths((1000 * damage * 2 + max_health) / (2 * max_health))
        }
        Hostility::ConquerCity => Leverage::points(15),
        Hostility::DestroyCity => Leverage::points(10),
    }
}

fn opens_below(thresholds: Thresholds, act: HostileAct) -> Leverage {
    Leverage::points(match (thresholds, act) {
        (Thresholds::Negative, _) | (_, HostileAct::DamageShipInOwnSystems) => 0,
        (_, HostileAct::StealMinerals | HostileAct::StealBiomass) => -10,
        (_, HostileAct::DamageShipElsewhere) => -30,
        (_, HostileAct::ConquerCity | HostileAct::DestroyCity) => -50,
    })
}

impl Book {
    /// Counts the results of one order, or of time. Its debts are booked in the same step.
    fn read(&mut self, order: Option<&Order>, events: &[Event]) {
        for event in events {
            match event {
                Event::Game(games::Event::Leverage(effect)) => self.game(order, effect),
                event => self.table(order, event),
            }
        }
        assert_eq!(self.owed, [], "not booked, after {order:?}: {events:?}");
    }

    fn owes(&mut self, by: PlayerId, over: PlayerId, account: Account, amount: Leverage) {
        if !amount.is_zero() {
            self.owed.push((Pair::new(by, over), account, amount));
        }
    }

    fn table(&mut self, order: Option<&Order>, event: &Event) {
        match event {
            Event::Joined { player } if self.came.insert(*player) => {
                self.money.insert(*player, 1000);
            }
            Event::Paused { .. } => self.stands_still = true,
            Event::Resumed { stood_still, .. } => {
                self.stands_still = false;
                for (offer, _) in self.offers.values_mut() {
                    offer.deadline = offer.deadline.map(|due| due + *stood_still);
                }
            }
            Event::Ended { .. } => self.stands_still = true,
            Event::Configured {
                setting:
                    chancery_rules::Setting::Game(games::Setting::Leverage(games::leverage::Setting::Thresholds(
                        thresholds,
                    ))),
                ..
            } => self.thresholds = Some(*thresholds),
            Event::OfferExtended { offer, deadline, .. } => {
                if let Some((offer, _)) = self.offers.get_mut(offer) {
                    offer.deadline = Some(*deadline);
                }
            }
            Event::OfferMade(offer) => self.offered(offer),
            Event::OfferClosed { offer, closing } => {
                let (offer, spent) = self.offers.remove(offer).expect("it was made, and waits");
                self.ended(order, &offer, spent, (closing.outcome, closing.by, closing.at));
            }
            _ => {}
        }
    }

    fn offered(&mut self, offer: &Offer) {
        let mut spent = Leverage::ZERO;
        if let chancery_rules::Terms::Leverage(Terms::Favour { favour, .. }) = &offer.terms {
            let from = offer.from.expect("a player asks");
            let price = favour_price(favour).in_hundredths();
            let tiers = self.charisma.get(&from).copied().unwrap_or(0);
            spent = Leverage::hundredths(price - (price * tiers * 5 + 50) / 100);
            let held = self.value(Pair::new(from, offer.to));
            assert!(held >= Leverage::hundredths(price), "asked with {held}");
            self.owes(from, offer.to, Account::Spent, spent);
        }
        self.offers.insert(offer.id, (offer.clone(), spent));
    }

    fn ended(
        &mut self,
        order: Option<&Order>,
        offer: &Offer,
        spent: Leverage,
        (outcome, by, at): (Outcome, Option<PlayerId>, Time),
    ) {
        let chancery_rules::Terms::Leverage(terms) = &offer.terms else {
            return;
        };
        let (Some(from), to) = (offer.from, offer.to) else {
            return;
        };
        let favour = matches!(terms, Terms::Favour { .. });
        let moderated = order.is_some_and(|order| order.moderator && matches!(order.command, Command::Moderate(_)));
        let leaves = |player| order.is_some_and(|order| order.by == player && order.command == Command::Leave);
        match (outcome, by) {
            (Outcome::Accepted, by) => {
                assert_eq!(by, Some(to));
                match terms {
                    Terms::Access { access } => {
                        self.owes(from, to, Account::Earned, access_price(*access));
                    }
                    Terms::Reset { amount } => {
                        self.owes(from, to, Account::Adjusted, *amount);
                        self.owes(to, from, Account::Adjusted, *amount);
                    }
                    Terms::Favour { .. } | Terms::Terraforming { .. } | Terms::Loss { .. } | Terms::Renewal { .. } => {}
                }
            }
            (Outcome::Refused, by) => {
                // Silence refuses only after the deadline. Otherwise, only the player asked can refuse.
                match by {
                    None => assert_eq!(offer.deadline, Some(at)),
                    by => assert_eq!(by, Some(to)),
                }
                self.owes(to, from, Account::Lost, spent + spent);
            }
            (Outcome::Withdrawn, by) => assert_eq!(by, Some(from)),
            (Outcome::Lapsed, _) => {
                let late = offer.deadline == Some(at) || leaves(to);
                let waived = offer.silence != Silence::Refuse && late;
                assert!(waived || !favour, "{offer:?} lapsed at {at:?}");
                self.owes(from, to, Account::Spent, -spent);
            }
            (Outcome::Unable, by) => {
                // The purse never held this much money (L4.13). No ship is lost on these evenings.
                let asked =
                    |amount| matches!(terms, Terms::Favour { favour: Favour::Money { amount: m }, .. } if m.0 > amount);
                assert!(asked(self.money[&to]) && by.is_none_or(|by| by == to), "{offer:?} by {by:?}");
                self.owes(from, to, Account::Spent, -spent);
            }
            (Outcome::Settled, by) => panic!("no deal is made on these evenings: {offer:?} by {by:?}"),
            (Outcome::Void, Some(_)) => {
                assert!(moderated, "{offer:?} is void by {order:?}");
                self.owes(from, to, Account::Spent, -spent);
            }
            (Outcome::Void, None) => {
                let placed = match terms {
                    Terms::Favour { favour, .. } => {
                        matches!(favour, Favour::System { .. } | Favour::MilitaryAid { .. })
                    }
                    Terms::Terraforming { .. } => true,
                    Terms::Access { .. } | Terms::Reset { .. } | Terms::Loss { .. } | Terms::Renewal { .. } => false,
                };
                assert!(placed, "{offer:?} cannot become impossible");
                self.owes(from, to, Account::Spent, -spent);
            }
        }
    }

    fn game(&mut self, order: Option<&Order>, effect: &Effect) {
        match effect {
            Effect::MoneyIssued { to, amount } => {
                assert_eq!((self.money[to], amount.0), (1000, 1000), "one purse each");
            }
            Effect::Gifted { from, to, amount, .. } => {
                self.pays(*from, Some(*to), amount.0);
                self.owes(*from, *to, Account::Earned, Leverage::hundredths(2 * amount.0));
            }
            Effect::MoneyMoved { from, to, amount } => self.pays(*from, Some(*to), amount.0),
            Effect::MoneySpent { by, amount } => self.pays(*by, None, amount.0),
            Effect::MoneyCorrected { player, amount } => {
                *self.money.entry(*player).or_default() += amount.0;
            }
            Effect::AccessGranted { granter, grantee, access, by, .. } => {
                // The campaign grants access only when a player joins.
                let joins = order.is_none_or(|order| {
                    use Moderation::Admit;
                    matches!(order.command, Command::Join | Command::Moderate(Admit { .. }))
                });
                assert!(joins || *by != GrantedBy::Campaign, "{effect:?}");
                self.access.insert((Pair::new(*grantee, *granter), *access));
            }
            Effect::AccessRevoked { granter, grantee, access } => {
                assert!(self.access.remove(&(Pair::new(*grantee, *granter), *access)));
                self.owes(*granter, *grantee, Account::Lost, access_price(*access));
            }
            effect => self.act(order, effect),
        }
    }

    /// Counts players' acts toward each other, and their effects.
    fn act(&mut self, order: Option<&Order>, effect: &Effect) {
        match effect {
            Effect::Entered { by, host, .. } if !self.may(*by, *host, Access::Passage) => {
                self.owes(*by, *host, Account::Lost, Leverage::points(1));
            }
            Effect::BiomassCollected { by, host, .. } => {
                assert!(self.may(*by, *host, Access::Ecological));
            }
            Effect::MineralsSold { by, host, .. } => assert!(self.may(*by, *host, Access::Trade)),
            Effect::Terraformed { by, host, .. } => {
                assert!(self.may(*by, *host, Access::Ecological));
                self.owes(*by, *host, Account::Earned, Leverage::points(50));
            }
            Effect::ActedAgainst { by, against, hostility } => {
                let held = self.value(Pair::new(*against, *by));
                let thresholds = self.thresholds.unwrap_or(Thresholds::Warfare);
                assert!(held < opens_below(thresholds, hostility.act()), "{held} {effect:?}");
                self.owes(*by, *against, Account::Lost, hostile_price(*hostility));
            }
            Effect::TaskStarted(task) => self.starts(task),
            Effect::TaskCredited { task, completed, booking, money, .. } => {
                self.credits(*task, *completed, money.0, booking.as_ref())
            }
            Effect::TaskEnded { task, ending, .. } => {
                self.tasks.remove(&task.id);
                let stands =
                    task.kind == TaskKind::Embassy && !matches!(ending, Ending::AccessRevoked | Ending::CampaignEnded);
                assert!(!stands, "an embassy ended: {ending:?}");
            }
            Effect::ShipSentHome(ship) | Effect::ShipLost(ship) | Effect::ShipWasDestroyed(ship) => {
                let (pair, paid) = self.loans.get_mut(&ship.id).expect("it was lent");
                assert!(!*paid, "paid for twice: {effect:?}");
                *paid = true;
                let Pair { by, over } = *pair;
                self.owes(by, over, Account::Lost, Leverage::points(10));
            }
            Effect::TechnologyUnlocked { player, technology: Technology::Charisma, tier, .. } => {
                self.charisma.insert(*player, i64::from(*tier));
            }
            Effect::LeverageBooked { booking, .. } => self.books(order, booking),
            _ => {}
        }
    }

    fn starts(&mut self, task: &Task) {
        match task.kind {
            TaskKind::Aid { .. } => {
                let pair = Pair::new(task.player, task.host);
                self.loans.insert(task.ship.expect("a ship"), (pair, false));
            }
            TaskKind::Research | TaskKind::Schmooze { .. } | TaskKind::Embassy => {
                assert!(self.may(task.player, task.host, Access::Diplomatic));
            }
        }
        self.tasks.insert(task.id, task.clone());
    }

    /// The times of completions are checked elsewhere. Here, each completion must earn its value and have the access it
    /// needs.
    fn credits(&mut self, id: TaskId, completed: i64, money: i64, booking: Option<&Booking>) {
        let task = self.tasks[&id].clone();
        assert!(self.may(task.player, task.host, Access::Diplomatic));
        let research = task.kind == TaskKind::Research;
        assert_eq!(money, if research { 100 * completed } else { 0 });
        *self.money.entry(task.player).or_default() += money;
        let each = match task.kind {
            _ if task.player == task.host => 0,
            TaskKind::Research | TaskKind::Embassy => 5,
            TaskKind::Schmooze { .. } => 1,
            TaskKind::Aid { .. } => 0,
        };
        let earned = Leverage::points(each * completed);
        self.owes(task.player, task.host, Account::Earned, earned);
        if let Some(booking) = booking {
            self.books(None, booking);
        }
    }

    fn books(&mut self, order: Option<&Order>, booking: &Booking) {
        let full = booking.amount + booking.swallowed;
        let owed = (booking.pair, booking.account, full);
        match self.owed.iter().position(|one| *one == owed) {
            Some(at) => drop(self.owed.remove(at)),
            None => {
                let corrects = order.is_some_and(|order| {
                    let correction = matches!(order.command, Command::Moderate(Moderation::Correct { .. }));
                    order.moderator && correction && booking.account == Account::Adjusted
                });
                assert!(corrects || full.is_zero(), "nothing is owed: {booking:?}");
            }
        }
        let grows = matches!(booking.account, Account::Earned | Account::Adjusted);
        let signed = if grows { full } else { -full };
        let before = self.value(booking.pair);
        let after = (before + signed).clamp(Leverage::points(-100), Leverage::points(100));
        assert_eq!(after, booking.value, "{booking:?}");
        let change = after - before;
        let account = match booking.account {
            Account::Earned => 0,
            Account::Lost => 1,
            Account::Spent => 2,
            Account::Adjusted => 3,
        };
        let accounts = self.accounts.entry(booking.pair).or_default();
        accounts[account] += if grows { change } else { -change };
    }

    fn value(&self, pair: Pair) -> Leverage {
        let [earned, lost, spent, adjusted] = self.accounts.get(&pair).copied().unwrap_or_default();
        earned - lost - spent + adjusted
    }

    fn may(&self, by: PlayerId, host: PlayerId, access: Access) -> bool {
        by == host || self.access.contains(&(Pair::new(by, host), access))
    }

    fn pays(&mut self, from: PlayerId, to: Option<PlayerId>, amount: i64) {
        let purse = self.money.entry(from).or_default();
        *purse -= amount;
        assert!(*purse >= 0 && amount > 0, "{from} pays {amount}");
        if let Some(to) = to {
            *self.money.entry(to).or_default() += amount;
        }
    }

    /// While the clock runs, an overdue offer is already closed.
    fn nothing_is_overdue(&self, now: Time) {
        let due = self.offers.values().filter_map(|(offer, _)| offer.deadline);
        assert!(self.stands_still || due.into_iter().all(|due| due > now));
    }
}
