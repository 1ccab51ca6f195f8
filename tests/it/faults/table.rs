//! Every use of Discord's routes, every way a request can fail, and the required outcome.

use Outcome::{Gone, Hidden, Later, Nothing, Once, Ready, Refused, Unheard, Whole};
use chancery_loopback::{Fault, Mishap};
use serde_json::json;
use std::time::Duration;

/// The bot's uses of Discord's routes. A route with several uses has a row for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// An announcement at the table.
    Announcement,
    /// A message with buttons that shows an offer.
    Offer,
    /// The same message when the offer is closed.
    Outcome,
    /// Reads the history to see whether a message from before a restart arrived.
    History,
    /// Asks which messages are the bot's own.
    Myself,
    /// Opens the channel of direct messages.
    DirectChannel,
    /// A private offer.
    DirectOffer,
    /// The same message when the offer is closed.
    DirectOutcome,
    /// The private answer to a command.
    Answer,
    /// The private answer that replaces a question after its button was pressed.
    Instead,
    /// The suggestions while a person types.
    Suggestions,
    /// Defers an answer that takes a while.
    Deferral,
    /// The answer that took a while.
    LateAnswer,
    /// A leaderboard that stays in the channel.
    Panel,
    /// The same message when the standings have changed.
    PanelEdit,
    /// Removes the previous leaderboard.
    PanelRemoval,
    /// Pins the table's panel.
    Pin,
    /// Checks the token before anything else.
    StartGateway,
    /// Asks for the gateway's address.
    StartAddress,
    /// Asks who the bot is.
    StartApplication,
    /// Asks which servers the bot is in, to log what it may not do there. The start does not wait for the answer.
    StartServers,
    /// Registers the slash commands.
    StartCommands,
    /// Registers a board game's slash commands in a server where it is played.
    ServerCommands,
    /// Asks whether a person who uses a direct message is in the server.
    Membership,
    /// Asks whether a channel unknown to the bot still exists.
    Channel,
    /// Asks whether a person was added to a private thread.
    Added,
    /// Searches the server's members for a name in a file.
    Search,
}

/// The route of each use, as a request names it. The bot may send Discord no other request.
pub const ROUTES: [(Use, &str); 27] = [
    (Use::Announcement, "POST /channels/*/messages"),
    (Use::Offer, "POST /channels/*/messages"),
    (Use::Outcome, "PATCH /channels/*/messages/*"),
    (Use::History, "GET /channels/*/messages"),
    (Use::Myself, "GET /users/@me"),
    (Use::DirectChannel, "POST /users/@me/channels"),
    (Use::DirectOffer, "POST /channels/*/messages"),
    (Use::DirectOutcome, "PATCH /channels/*/messages/*"),
    (Use::Answer, "POST /interactions/*/*/callback"),
    (Use::Instead, "POST /interactions/*/*/callback"),
    (Use::Suggestions, "POST /interactions/*/*/callback"),
    (Use::Deferral, "POST /interactions/*/*/callback"),
    (Use::LateAnswer, "PATCH /webhooks/*/*/messages/@original"),
    (Use::Panel, "POST /channels/*/messages"),
    (Use::PanelEdit, "PATCH /channels/*/messages/*"),
    (Use::PanelRemoval, "DELETE /channels/*/messages/*"),
    (Use::Pin, "PUT /channels/*/pins/*"),
    (Use::StartGateway, "GET /gateway/bot"),
    (Use::StartAddress, "GET /gateway"),
    (Use::StartApplication, "GET /oauth2/applications/@me"),
    (Use::StartServers, "GET /users/@me/guilds"),
    (Use::StartCommands, "PUT /applications/*/commands"),
    (Use::ServerCommands, "PUT /applications/*/guilds/*/commands"),
    (Use::Membership, "GET /guilds/*/members/*"),
    (Use::Channel, "GET /channels/*"),
    (Use::Added, "GET /channels/*/thread-members/*"),
    (Use::Search, "GET /guilds/*/members/search"),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    RateLimit,
    GlobalLimit,
    ServerError,
    /// The connection breaks before Discord has done anything.
    Dropped,
    /// Discord did it, and the connection breaks before the answer.
    AnswerDropped,
    /// Discord does nothing and never answers.
    Hangs,
    /// Discord did it and never answers.
    AnswerHangs,
    Slow,
    Forbidden,
    NotFound,
}

impl Trouble {
    pub const ALL: [Trouble; 10] = [
        Trouble::RateLimit,
        Trouble::GlobalLimit,
        Trouble::ServerError,
        Trouble::Dropped,
        Trouble::AnswerDropped,
        Trouble::Hangs,
        Trouble::AnswerHangs,
        Trouble::Slow,
        Trouble::Forbidden,
        Trouble::NotFound,
    ];

    /// Returns whether the fault lasts until it is repaired.
    pub fn stays(self) -> bool {
        matches!(self, Trouble::Forbidden | Trouble::NotFound)
    }

    /// Returns this fault for a request. Passing faults occur twice in a row, unless they are slow by themselves.
    pub fn spoil(self, method: &str, prefix: &str) -> Fault {
        let limit = |global| Mishap::RateLimit { seconds: 0.3, global };
        let refuse = |status, code, message: &str| Mishap::Answer(status, json!({"code": code, "message": message}));
        let (unknown, what) = match method {
            "PATCH" | "DELETE" => (10008, "Unknown Message"),
            _ => (10003, "Unknown Channel"),
        };
        let (times, mishap) = match self {
            Trouble::RateLimit => (2, limit(false)),
            Trouble::GlobalLimit => (2, limit(true)),
            Trouble::ServerError => (2, refuse(503, 0, "upstream connect error")),
            Trouble::Dropped => (2, Mishap::Drop),
            Trouble::AnswerDropped => (2, Mishap::DropAnswer),
            Trouble::Hangs => (1, Mishap::Hang),
            Trouble::AnswerHangs => (1, Mishap::HangAnswer),
            Trouble::Slow => (1, Mishap::Delay(Duration::from_millis(1500))),
            Trouble::Forbidden => (usize::MAX, refuse(403, 50001, "Missing Access")),
            Trouble::NotFound => (usize::MAX, refuse(404, unknown, what)),
        };
        Fault::next(method, prefix, mishap).times(times)
    }
}

/// The required outcome. In every case nothing is done or announced twice, later announcements come later, and
/// everybody else is still served.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Done once and seen once, and the person's answer says so.
    Once,
    /// Done once and seen once; the answer may not have reached the person.
    Unheard,
    /// Done once. It is invisible while Discord refuses it, and then seen once.
    Later,
    /// Done once and announced once. The message that would show it is gone, but nothing depends on it.
    Gone,
    /// Either done once and seen by all, or not done at all. Any answer that the person reads is true.
    Whole,
    /// Nothing has to be done. The person continues without it.
    Nothing,
    /// Hidden unless Discord confirms that the person may see it. Until then, they get a timely answer without it.
    Hidden,
    /// The bot recovers by itself within two minutes.
    Ready,
    /// The bot ends and gives the reason in one line.
    Refused,
}

/// The table: a row for each use, a column for each of [`Trouble::ALL`].
#[rustfmt::skip] // It is read by columns.
pub const OUTCOMES: [(Use, [Outcome; 10]); 27] = [
    //                      429    global 503    drop   lost   hang   mute   slow   403      404
    (Use::Announcement,     [Once,  Once,  Once,  Once,  Once,  Once,  Once,  Once,  Later,   Later]),
    (Use::Offer,            [Once,  Once,  Once,  Once,  Once,  Once,  Once,  Once,  Later,   Later]),
    (Use::Outcome,          [Once,  Once,  Once,  Once,  Once,  Once,  Once,  Once,  Later,   Gone]),
    (Use::History,          [Once,  Once,  Once,  Once,  Once,  Once,  Once,  Once,  Later,   Later]),
    (Use::Myself,           [Once,  Once,  Once,  Once,  Once,  Once,  Once,  Once,  Later,   Later]),
    (Use::DirectChannel,    [Once,  Once,  Once,  Once,  Once,  Once,  Once,  Once,  Later,   Later]),
    (Use::DirectOffer,      [Once,  Once,  Once,  Once,  Once,  Once,  Once,  Once,  Later,   Later]),
    (Use::DirectOutcome,    [Once,  Once,  Once,  Once,  Once,  Once,  Once,  Once,  Later,   Gone]),
    (Use::Answer,           [Once,  Once,  Once,  Once,  Once,  Unheard, Once, Once,  Unheard, Unheard]),
    (Use::Instead,          [Once,  Once,  Once,  Once,  Once,  Unheard, Once, Once,  Unheard, Unheard]),
    (Use::Suggestions,      [Nothing; 10]),
    (Use::Deferral,         [Whole; 10]),
    (Use::LateAnswer,       [Once,  Once,  Once,  Once,  Once,  Once,  Once,  Once,  Unheard, Unheard]),
    (Use::Panel,            [Whole; 10]),
    (Use::PanelEdit,        [Once,  Once,  Once,  Once,  Once,  Once,  Once,  Once,  Later,   Gone]),
    (Use::PanelRemoval,     [Whole; 10]),
    // The panel is posted even if it cannot be pinned.
    (Use::Pin,              [Whole; 10]),
    (Use::StartGateway,     [Ready, Ready, Ready, Ready, Ready, Ready, Ready, Ready, Refused, Refused]),
    (Use::StartAddress,     [Ready, Ready, Ready, Ready, Ready, Ready, Ready, Ready, Refused, Refused]),
    (Use::StartApplication, [Ready; 10]),
    (Use::StartServers,     [Ready; 10]),
    (Use::StartCommands,    [Ready, Ready, Ready, Ready, Ready, Ready, Ready, Ready, Refused, Refused]),
    (Use::ServerCommands,   [Ready, Ready, Ready, Ready, Ready, Ready, Ready, Ready, Nothing, Nothing]),
    (Use::Membership,       [Hidden; 10]),
    // A missing channel is also an answer: people who manage the server may read its history.
    (Use::Channel,          [Hidden, Hidden, Hidden, Hidden, Hidden, Hidden, Hidden, Hidden, Hidden, Once]),
    (Use::Added,            [Hidden; 10]),
    // Without the names, nothing is imported.
    (Use::Search,           [Once,  Once,  Once,  Once,  Once,  Once,  Once,  Once,  Nothing, Nothing]),
];

pub fn outcome(of: Use, trouble: Trouble) -> Outcome {
    let (_, row) = OUTCOMES.iter().find(|(known, _)| *known == of).unwrap();
    let column = Trouble::ALL.iter().position(|known| *known == trouble).unwrap();
    row[column]
}

/// Returns the route of a request, without ids.
pub fn route_of(request: &str) -> String {
    let mut parts: Vec<&str> = request.split('/').collect();
    // In both, a token follows the id.
    if let [_, "interactions" | "webhooks", _, token, ..] = &mut parts[..] {
        *token = "*";
    }
    let own = |part: &&str| part.parse::<u64>().is_ok();
    for part in parts.iter_mut().filter(|part| own(part)) {
        *part = "*";
    }
    parts.join("/")
}

/// Checks that the bot sent Discord no request that is missing from the table.
pub fn check_requests(requests: &[String]) {
    for request in requests {
        let route = route_of(request);
        let known = ROUTES.iter().any(|(_, known)| *known == route);
        assert!(known, "{route} is used, but not in the table of outcomes");
    }
}
