//! Retries a request to Discord until its outcome is known.

use crate::backoff::Backoff;
use crate::courier::Failure;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::rest_client::Trouble;
use crate::rules::ids::{CampaignId, PlaceId};
use crate::text::say;
use chancery_clock::Clock;
use poise::serenity_prelude::ChannelId;
use std::time::Duration;

/// How often a request with an unknown outcome is tried, within the time that Discord remembers a nonce.
const TRIES: u32 = 3;
const AGAIN: Duration = Duration::from_millis(500);
/// The longest time between the first and the last try, because a moderator waits for the outcome.
const PATIENCE: Duration = Duration::from_secs(10);

/// Why a panel was not posted, or may not have been.
pub enum Unsent {
    Refused(Trouble),
    /// One of the requests may have been carried out.
    Unknown(Trouble),
}

impl Unsent {
    pub fn explained(self, invoker: &Invoker, campaign: CampaignId, channel: ChannelId) -> Problem {
        let named = PlaceId(channel.get());
        match self {
            Unsent::Unknown(problem) => {
                tracing::warn!(%campaign, %problem, "it is unknown whether a panel was posted");
                say!(invoker.text, "panel-not-known", channel = named).into()
            }
            Unsent::Refused(trouble) => match Failure::from(trouble) {
                Failure::Later { problem, .. } => Problem::Failed(problem.into()),
                Failure::Barred { problem, .. } | Failure::Never { problem } => {
                    tracing::warn!(%campaign, problem, "a panel could not be posted");
                    say!(invoker.text, "panel-not-posted", channel = named).into()
                }
            },
        }
    }
}

/// Repeats a request until its outcome is known. The request must be idempotent. The error says why Discord refused, or
/// that the request may have been carried out.
pub async fn insist<T, F>(clock: &Clock, ask: impl Fn() -> F) -> Result<T, Unsent>
where
    F: Future<Output = Result<T, Trouble>>,
{
    let (mut backoff, mut waited) = (Backoff::between(AGAIN, PATIENCE), Duration::ZERO);
    let mut lost = 0;
    loop {
        let trouble = match ask().await {
            Ok(done) => return Ok(done),
            Err(trouble) => trouble,
        };
        lost += u32::from(trouble.may_be_done());
        let pause = match &trouble {
            Trouble::TooMany { after } => backoff.next(*after),
            trouble if trouble.may_be_done() => backoff.next(None),
            _ => return Err(Unsent::Refused(trouble)),
        };
        waited += pause;
        if lost == TRIES || waited > PATIENCE {
            return Err(match lost {
                0 => Unsent::Refused(trouble),
                _ => Unsent::Unknown(trouble),
            });
        }
        clock.sleep(pause).await;
    }
}
