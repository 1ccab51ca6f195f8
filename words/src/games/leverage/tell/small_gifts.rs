//! Small gifts, announced in batches (L2.4).

use super::change;
use crate::render::{Reader, at, line, relative, words};
use crate::rules::Time;
use crate::rules::games::leverage::{Booking, Shown, SmallGifts, told_at};
use crate::text::{Said, Signed, Text, say};

/// Returns a line for each giver and receiver, with the notes.
pub fn told(text: &Text, reader: Reader, since: Time, gifts: &[SmallGifts]) -> Said {
    let mut lines = vec![say!(text, "told-small-gifts", since = at(since))];
    for gift in gifts {
        lines.push(line(&given(text, reader, gift)));
        let notes = gift.notes.iter().map(String::as_str);
        lines.extend(notes.filter_map(|note| words::quote(Some(note), reader.note_limit)));
    }
    Said::in_lines(lines)
}

fn given(text: &Text, reader: Reader, gift: &SmallGifts) -> Said {
    let given = say!(
        text,
        "line-small-gifts",
        you = reader.role(gift.from, gift.to),
        from = gift.from,
        to = gift.to,
        amount = gift.amount,
        count = i64::from(gift.count)
    );
    match &gift.booking {
        Some(booking) => say!("{given} {}", earned(text, booking)),
        None => given,
    }
}

fn earned(text: &Text, booking: &Booking) -> Said {
    match booking.shown {
        Shown::Whole => say!(text, "small-gifts-earned", change = change(text, booking), value = booking.value),
        Shown::Difference => say!(text, "small-gifts-earned-by", change = Signed(booking.change())),
        // Gifts never set a value.
        Shown::Anew => Said::default(),
    }
}

/// Says when the table will see a gift that is announced later.
pub fn kept_back(text: &Text, since: Time) -> Said {
    let told = told_at(since);
    say!(text, "hint-small-gift", at = at(told), left = relative(told))
}
