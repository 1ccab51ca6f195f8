//! Small gifts, announced in batches (L2.4).

use super::change;
use crate::discord::render::tell::{Reader, line};
use crate::discord::render::{at, mention, relative, words};
use crate::rules::games::leverage::{Booking, Shown, SmallGifts, told_at};
use crate::rules::time::Time;
use crate::text::Text;
use crate::text::fl;

/// Returns a line for each giver and receiver, with the notes.
pub fn told(text: &Text, reader: Reader, since: Time, gifts: &[SmallGifts]) -> String {
    let mut lines = vec![fl!(text, "told-small-gifts", since = at(since))];
    for gift in gifts {
        lines.push(line(&given(text, reader, gift)));
        let notes = gift.notes.iter().map(String::as_str);
        lines.extend(notes.filter_map(|note| words::quote(Some(note), reader.note_limit)));
    }
    lines.join("\n")
}

fn given(text: &Text, reader: Reader, gift: &SmallGifts) -> String {
    let given = fl!(
        text,
        "line-small-gifts",
        you = reader.role(gift.from, gift.to),
        from = mention(gift.from),
        to = mention(gift.to),
        amount = gift.amount.to_string(),
        count = i64::from(gift.count)
    );
    match &gift.booking {
        Some(booking) => format!("{given} {}", earned(text, booking)),
        None => given,
    }
}

fn earned(text: &Text, booking: &Booking) -> String {
    match booking.shown {
        Shown::Whole => {
            fl!(text, "small-gifts-earned", change = change(text, booking), value = booking.value.to_string())
        }
        Shown::Difference => fl!(text, "small-gifts-earned-by", change = format!("{:+}", booking.change())),
        // Gifts never set a value.
        Shown::Anew => String::new(),
    }
}

/// Says when the table will see a gift that is announced later.
pub fn kept_back(text: &Text, since: Time) -> String {
    let told = told_at(since);
    fl!(text, "hint-small-gift", at = at(told), left = relative(told))
}
