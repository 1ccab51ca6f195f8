//! Access for a time: its end, and the question whether to renew it (D2.3).

use crate::games::leverage::words;
use crate::render::tell::offers::usually_closed;
use crate::render::{Reader, at, line, relative, words as common};
use crate::rules::games::leverage::Grant;
use crate::rules::{Closing, Offer, Outcome, PlayerId, Span, Time};
use crate::text::{Said, Text, say};

/// Returns the reader's role, the granter, the grantee, and the kind of access.
fn parts(text: &Text, reader: Reader, grant: Grant) -> (&'static str, PlayerId, PlayerId, Said) {
    let Grant { granter, grantee, access, .. } = grant;
    (reader.role(granter, grantee), granter, grantee, words::access(text, access))
}

pub(super) fn ended(text: &Text, reader: Reader, grant: Grant) -> Said {
    let (you, granter, grantee, access) = parts(text, reader, grant);
    say!(text, "told-access-ended", you, granter, grantee, access)
}

pub(super) fn renewed(text: &Text, reader: Reader, grant: Grant, until: Time) -> Said {
    let (you, granter, grantee, access) = parts(text, reader, grant);
    say!(text, "told-access-renewed", you, granter, grantee, access, until = at(until), left = relative(until))
}

pub(super) fn agreed(text: &Text, reader: Reader, grant: Grant, by: PlayerId) -> Said {
    let other = if by == grant.granter { grant.grantee } else { grant.granter };
    // In private, the other has not heard of the answer itself.
    if grant.private && reader.player == Some(other) {
        return say!(text, "told-renewal-agreed", by, access = words::access(text, grant.access));
    }
    line(&say!(text, "line-renewal-agreed", you = reader.is(other), other))
}

/// Renders the question to one of the two.
pub fn asked(text: &Text, reader: Reader, to: PlayerId, grant: Grant, span: Span) -> Said {
    let (you, granter, grantee, access) = parts(text, reader, grant);
    say!(text, "told-renewal-asked", you, to, granter, grantee, access, span = common::span(text, span))
}

/// Says why a question needs no answer any more: `by` has declined to renew.
pub fn moot(text: &Text, by: PlayerId) -> Said {
    say!(text, "outcome-renewal-moot", by)
}

/// Announces an answer, or that there was none or none is needed any more.
pub fn closed(text: &Text, reader: Reader, offer: &Offer, grant: Grant, closing: &Closing) -> Said {
    let (you, to) = (reader.is(offer.to), offer.to);
    let access = words::access(text, grant.access);
    match (closing.outcome, closing.by) {
        (Outcome::Accepted, _) => say!(text, "told-renewal-accepted", you, to, access),
        (Outcome::Refused, _) => say!(text, "told-renewal-refused", you, to, access),
        (Outcome::Lapsed, Some(_)) => say!(text, "told-renewal-moot", you, to, access),
        (Outcome::Lapsed, None) => say!(text, "told-renewal-unanswered", you, to, access),
        (Outcome::Withdrawn | Outcome::Void | Outcome::Unable | Outcome::Settled, _) => {
            usually_closed(text, reader, offer, closing)
        }
    }
}
