//! The times of clauses.

use super::*;

#[test]
fn d1_4_times_are_an_hour_to_a_year_away_and_a_clause_whose_time_has_passed_fails() {
    let mut evening = table();
    let deal = drafted(&mut evening, ADA, &[BO], &[gives(ADA, BO, 5)]);
    let add = |clause| wish(ADA, Wish::Add { deal, clause });
    let (least, most) = (hours(1), hours(365 * 24));
    for after in [0, 365 * 24 + 1] {
        let value = hours(after);
        let no = table::Refusal::SpanOutOfRange { value, least, most };
        refuses(&mut evening, &add(timed(ADA, BO, Terms::Peace, after)), no);
    }
    let past = Clause { time: Some(When::At(START)), ..clause(ADA, BO, Terms::Peace) };
    refuses(&mut evening, &add(past), No::TimePassed { at: START });
    refuses(&mut evening, &add(clause(ADA, BO, Terms::Peace)), No::NeedsTime);
    let gift = Clause { time: Some(When::After(hours(5))), ..gives(ADA, BO, 5) };
    refuses(&mut evening, &add(gift), No::TakesNoTime);
    let at = START + hours(2);
    evening.play(&[add(Clause { time: Some(When::At(at)), ..clause(BO, ADA, Terms::Peace) })]);
    let sent = send(&mut evening, ADA, deal);
    evening.play(&[wait(2)]);
    let why = Some(Box::new(No::TimePassed { at }.into()));
    refuses(&mut evening, &sign(BO, sent), Refusal::Clause { deal: sent, number: 2, why });
}
