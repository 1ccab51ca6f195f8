//! The lines below a sentence: consequences and corrections.

use super::*;

impl Reader {
    pub(super) fn followed(&mut self, now: Time, line: &str) {
        let named = people(line);
        let amount = || {
            let mut words = line.split(' ').rev();
            words.find_map(|word| word.parse::<i64>().ok())
        };
        if let ([by, over], Some((_, change))) = (&named[..], line.split_once("> over <@")) {
            let (_, change) = change.split_once(": ").expect("an amount");
            let (before, rest) = change.split_once(" → ").expect("from what");
            let after = rest.split(' ').next().expect("the new value");
            return self.told((*by, *over), hundredths(before), hundredths(after), line);
        }
        match named[..] {
            [player] if line.contains("> has ") && line.ends_with(" money.") => {
                assert!(self.came.insert(player), "two purses: {line}");
                *self.money.entry(player).or_default() += amount().expect("an amount");
            }
            [player] if line.contains(" gets ") && line.ends_with(" money.") => {
                *self.money.entry(player).or_default() += amount().expect("an amount");
            }
            [player] if line.contains(" loses ") && line.ends_with(" money.") => {
                *self.money.entry(player).or_default() -= amount().expect("an amount");
            }
            [player] if line.contains("> pays ") => {
                *self.money.entry(player).or_default() -= amount().expect("an amount");
            }
            [from, to] if line.contains("> pays <@") => {
                let paid = amount().expect("an amount");
                *self.money.entry(from).or_default() -= paid;
                *self.money.entry(to).or_default() += paid;
            }
            [grantee, granter] if line.contains("> now has ") => {
                let kind = line.split("> now has ").nth(1).and_then(|rest| rest.split(' ').next());
                self.access.insert((granter, grantee, kind.expect("what").to_owned()));
            }
            [owner] if line.contains("was destroyed while on loan") => self.lost(line, owner),
            _ => self.set(now, line),
        }
    }

    /// Reads a line about a change of leverage, which must match a counted change and its figures.
    fn told(&mut self, pair: Pair, before: i64, after: i64, line: &str) {
        let at = self.untold.iter().position(|told| *told == (pair, before, after));
        match at {
            Some(at) => drop(self.untold.remove(at)),
            None if self.earned => assert!(after > before, "{line}"),
            None if self.corrects => {
                assert_eq!(self.value(pair), before, "{line}");
                self.book(pair, ADJUSTED, after - before);
            }
            None => panic!("not counted: {line}; {:?} is {}", self.untold, self.value(pair)),
        }
    }

    fn set(&mut self, now: Time, line: &str) {
        if let Some(pace) = line.strip_prefix("A game minute takes ") {
            self.pace = span(pace);
        }
        if let Some(id) = number::<u64>(line, "Offer ")
            && let Some(offer) = self.offers.get_mut(&id)
        {
            if line.contains(" can now be answered until ") {
                offer.due = moment(line);
            } else if let Some((_, left)) = line.split_once(" can be answered for ") {
                let from = self.paused.unwrap_or(now);
                offer.due = Some(from + Span::millis(span(left)));
            }
        }
    }
}
