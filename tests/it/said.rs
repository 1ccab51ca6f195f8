//! Text that is safe by type: what fits where.

use chancery::rules::games::leverage::amounts::{Leverage, Money};
use chancery::rules::ids::{OfferId, PlaceId, PlayerId};
use chancery::text::{Cell, Column, Fits, Label, Markdown, Monospace, Name, Note, Plain, Row, Said, Signed, Typed};
use std::marker::PhantomData;

/// Finds out whether a value of type `T` can stand in a place `M`.
struct Probe<T, M>(PhantomData<(T, M)>);

/// The method lookup prefers this trait, if its bounds hold.
trait IfItFits {
    fn fits(&self) -> bool {
        true
    }
}

trait Otherwise {
    fn fits(&self) -> bool {
        false
    }
}

impl<M, T: Fits<M>> IfItFits for Probe<T, M> {}

impl<T, M> Otherwise for &Probe<T, M> {}

macro_rules! fits {
    ($value:ty, $place:ty) => {
        (&Probe::<$value, $place>(PhantomData)).fits()
    };
}

#[test]
fn a_string_fits_nowhere() {
    assert!(!fits!(String, Markdown) && !fits!(&String, Markdown) && !fits!(Box<str>, Markdown));
    assert!(!fits!(String, Plain) && !fits!(String, Monospace));
    assert!(fits!(Said, Markdown) && fits!(&Said, Markdown) && fits!(&'static str, Markdown));
}

#[test]
fn labels_and_rows_do_not_fit_into_sentences() {
    assert!(!fits!(Label, Markdown) && !fits!(Row, Markdown) && !fits!(Cell<'static>, Markdown));
    assert!(fits!(Label, Plain) && fits!(Row, Monospace) && fits!(Said, Plain));
}

#[test]
fn mentions_fit_only_where_discord_shows_them() {
    assert!(fits!(PlayerId, Markdown) && !fits!(PlayerId, Plain) && !fits!(PlayerId, Monospace));
    assert!(fits!(PlaceId, Markdown) && !fits!(PlaceId, Plain));
    assert_eq!(Said::joined([PlayerId(7), PlayerId(8)], ", "), "<@7>, <@8>");
    assert_eq!(Said::of(PlaceId(5)), "<#5>");
}

#[test]
fn amounts_are_exact() {
    let amount = Leverage::hundredths(1205);
    assert_eq!(Said::all(&[&amount, &" ", &Signed(amount), &" ", &Money(-3), &" ", &OfferId(9)]), "12.05 +12.05 -3 9");
    assert_eq!(Row::all(&[&"|", &Column(amount, 7)]), "|  12.05");
}

#[test]
fn what_players_typed_is_escaped_for_its_place() {
    let typed = "*Ada* <@1>";
    assert_eq!(Said::of(Name(typed)), "\\*Ada\\* \\<@\u{200B}1\\>");
    assert_eq!(Label::of(Name(typed)), "*Ada* <@\u{200B}1>");
    assert_eq!(Said::of(Typed(typed, 5)), "\\*Ada…");
    assert_eq!(Said::of(Note("see https://example.org/x.", 60)), "see <https://example.org/x>.");
    assert_eq!(Row::of(Cell("``", 4)), "''  ");
}
