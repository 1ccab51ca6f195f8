//! Random evenings: mostly plausible play, with nonsense, impostors, moderators and long absences mixed in.

mod deeds;

use super::given::{START, Step};
use chancery_rules::games::leverage;
use chancery_rules::games::leverage::amounts::{Leverage, Money};
use chancery_rules::games::leverage::{Access, Command as Act, DestroyedShips, Favour, Terraforming, Thresholds};
use chancery_rules::ids::{OfferId, PlayerId, ShipId};
use chancery_rules::time::Span;
use chancery_rules::{
    Campaign, Command, DuringAbsence, Entry, Moderation, ModeratorPlays, Order, QuietHours, Setting, Silence,
    TakingBack, Zone,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use std::ops::Range;

const TURNS: Range<usize> = 1..100;

/// A pause, then a player's act.
#[derive(Clone, Debug)]
pub struct Turn {
    pub wait: Span,
    deed: Deed,
    pub confirms: bool,
    /// The pair whose rights are checked afterwards.
    pub by: PlayerId,
    pub other: PlayerId,
}

#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "most deeds are orders")]
enum Deed {
    Order(Order),
    /// Answers an offer, rightfully or as an impostor: either the pending one with this index, or any offer with this
    /// number.
    Answer {
        place: usize,
        stale: bool,
        answer: Answer,
        ship: Option<ShipId>,
        impostor: Option<PlayerId>,
    },
    /// Answers a moderator's request for a second word (H3.4), if there is one.
    SecondWord {
        by: PlayerId,
        agrees: bool,
    },
}

#[derive(Clone, Copy, Debug)]
enum Answer {
    Accept,
    Refuse,
    Withdraw,
    Void,
}

impl Turn {
    pub fn step(&self, campaign: &Campaign) -> Step {
        let (offer, answer, ship, impostor) = match &self.deed {
            Deed::Order(order) => return Step::Order(order.clone()),
            Deed::Answer { place, stale, answer, ship, impostor } => {
                (meant(campaign, *place, *stale), *answer, *ship, *impostor)
            }
            Deed::SecondWord { by, agrees } => {
                let asked_at = campaign.second.as_ref().map_or(START, |request| request.asked_at);
                return Step::Answer(*by, TakingBack::Answer { asked_at, agrees: *agrees });
            }
        };
        let made = campaign.offers.get(offer);
        let rightful = made.and_then(|made| match answer {
            Answer::Accept | Answer::Refuse => Some(made.to),
            Answer::Withdraw | Answer::Void => made.from,
        });
        let reason = "a misunderstanding".to_owned();
        Step::Order(Order {
            by: impostor.or(rightful).unwrap_or(PlayerId(1)),
            moderator: impostor.is_none(),
            on_behalf: None,
            command: match answer {
                Answer::Accept => Command::Accept {
                    offer,
                    picks: ship.map(|ship| leverage::Pick::Ship(ship).into()).into_iter().collect(),
                },
                Answer::Refuse => Command::Refuse { offer },
                Answer::Withdraw => Command::Withdraw { offer },
                Answer::Void => Command::Moderate(Moderation::Void { offer, reason }),
            },
            confirmed: None,
        })
    }
}

fn meant(campaign: &Campaign, place: usize, stale: bool) -> OfferId {
    let pending = &campaign.offers.pending;
    let any = OfferId(u64::try_from(place).unwrap_or_default());
    match pending.len() {
        0 => any,
        _ if stale => any,
        length => pending.keys().nth(place % length).copied().unwrap_or(any),
    }
}

/// Returns the number of players, and their turns.
pub fn evenings() -> impl Strategy<Value = (u64, Vec<Turn>)> {
    (2..=5_u64).prop_flat_map(|players| (Just(players), vec(turn(players), TURNS)))
}

fn turn(players: u64) -> impl Strategy<Value = Turn> {
    let wait = prop_oneof![
        20 => (0..3600_i64).prop_map(Span::seconds),
        3 => (1..80_i64).prop_map(Span::hours),
        1 => select(vec![Span::millis(0), Span::hours(36), Span::hours(72), Span::hours(5000)]),
    ];
    // Boxed, because unboxed value trees of this size would overflow the stack.
    let deed = prop_oneof![
        22 => act(players).boxed(),
        18 => answer(players).boxed(),
        18 => deeds::timed(players).boxed(),
        8 => deeds::hostile(players).boxed(),
        5 => coming_and_going(players).boxed(),
        2 => deeds::reports(players).boxed(),
        3 => moderation(players).boxed(),
        2 => second_word(players).boxed(),
        4 => deeds::correction(players).boxed(),
    ];
    let confirms = prop::bool::weighted(0.8);
    (wait, deed, confirms, two(players)).prop_map(|(wait, deed, confirms, (by, other))| Turn {
        wait,
        deed,
        confirms,
        by,
        other,
    })
}

/// Returns one of the players, or one of two people who never join.
fn anybody(players: u64) -> impl Strategy<Value = PlayerId> {
    prop_oneof![
        20 => (1..=players).prop_map(PlayerId),
        1 => select(vec![PlayerId(0), PlayerId(u64::MAX)]),
    ]
}

/// Returns an actor and a target, who are mostly two different players.
fn two(players: u64) -> impl Strategy<Value = (PlayerId, PlayerId)> {
    let another = move |(by, step): (u64, u64)| {
        let other = (by + step - 1) % players + 1;
        (PlayerId(by), PlayerId(other))
    };
    prop_oneof![
        20 => (1..=players, 1..players).prop_map(another),
        1 => (anybody(players), anybody(players)),
    ]
}

fn deed(by: PlayerId, moderator: bool, command: Command) -> Deed {
    Deed::Order(Order { by, moderator, on_behalf: None, command, confirmed: None })
}

fn money_amount() -> impl Strategy<Value = Money> {
    let odd = vec![0, -1, i64::MIN, 1 << 53, i64::MAX / 2, i64::MAX];
    prop_oneof![
        12 => 1..400_i64,
        4 => 1..1200_i64,
        1 => select(odd),
    ]
    .prop_map(Money)
}

fn act(players: u64) -> impl Strategy<Value = Deed> {
    let access = || select(Access::ALL.to_vec());
    let note = prop_oneof![
        8 => Just(None),
        1 => Just(Some("für @everyone \u{202e}**".to_owned())),
        1 => (299..302_usize).prop_map(|length| Some("ß".repeat(length))),
    ];
    let reset = prop_oneof![
        8 => 0..=6_000_i64,
        4 => -20_000..=20_000_i64,
        1 => select(vec![0, 1, -1, 20_001, i64::MIN, i64::MAX]),
    ];
    let favour = prop_oneof![
        money_amount().prop_map(|amount| Favour::Money { amount }),
        access().prop_map(|access| Favour::Access { access }),
        (deeds::place(), -1..6_i64).prop_map(|(place, minutes)| Favour::MilitaryAid { place, minutes }),
        deeds::place().prop_map(|system| Favour::System { system }),
    ];
    let act = move |(by, other): (PlayerId, PlayerId)| {
        let act = prop_oneof![
            4 => (money_amount(), note.clone())
                .prop_map(move |(amount, note)| Act::Gift { to: other, amount, note }),
            3 => access().prop_map(move |access| Act::OfferAccess { to: other, access }),
            3 => access().prop_map(move |access| Act::RevokeAccess { from: other, access }),
            5 => (favour.clone(), note.clone(), any::<bool>()).prop_map(
                move |(favour, note, private)| Act::AskFavour { of: other, favour, note, private }
            ),
            2 => reset.clone().prop_map(move |amount| Act::ProposeReset {
                to: other,
                amount: Leverage::hundredths(amount),
            }),
        ];
        act.prop_map(move |act| deed(by, false, Command::from(act)))
    };
    two(players).prop_flat_map(act)
}

fn answer(players: u64) -> impl Strategy<Value = Deed> {
    use Answer::{Accept, Refuse, Void, Withdraw};
    let answer = select(vec![Accept, Accept, Accept, Refuse, Refuse, Withdraw, Void]);
    let stale = prop::bool::weighted(0.1);
    let impostor = prop::option::weighted(0.1, anybody(players));
    let ship = prop::option::of((0..12_u64).prop_map(ShipId));
    (0..20_usize, stale, answer, ship, impostor).prop_map(|(place, stale, answer, ship, impostor)| Deed::Answer {
        place,
        stale,
        answer,
        ship,
        impostor,
    })
}

fn second_word(players: u64) -> impl Strategy<Value = Deed> {
    (anybody(players), prop::bool::weighted(0.8)).prop_map(|(by, agrees)| Deed::SecondWord { by, agrees })
}

fn coming_and_going(players: u64) -> impl Strategy<Value = Deed> {
    let command = select(vec![Command::Join, Command::Join, Command::Leave, Command::Away { away: true, until: None }]);
    let until = (0..900_i64).prop_map(|hours| Command::Away { away: true, until: Some(START + Span::hours(hours)) });
    let back = Just(Command::Away { away: false, until: None });
    let quiet = (0..24_u8, 0..24_u8, any::<bool>()).prop_map(|(from, to, here)| {
        let zone = Zone::named("Australia/Lord_Howe").filter(|_| here);
        let hours = Some(QuietHours { from, to, zone });
        Command::QuietHours { hours }
    });
    let command = prop_oneof![4 => command, 2 => until, 1 => back, 2 => quiet];
    (1..=players + 2, command).prop_map(|(by, command)| deed(PlayerId(by), false, command))
}

fn moderation(players: u64) -> impl Strategy<Value = Deed> {
    use Moderation::{Configure, End, Pause, Resume};
    let setting = prop_oneof![
        select(vec![Silence::Refuse, Silence::Lapse, Silence::Wait]).prop_map(Setting::Silence),
        (0..200_i64).prop_map(|hours| Setting::AnswerWithin(Span::hours(hours))),
        (-1..800_000_i64).prop_map(|seconds| Setting::Pace(Span::seconds(seconds))),
        prop::collection::btree_set(select(Access::ALL.to_vec()), 0..4)
            .prop_map(|kinds| Setting::from(leverage::Setting::OpenAccess(kinds))),
        select(vec![Thresholds::Warfare, Thresholds::Negative])
            .prop_map(|one| Setting::from(leverage::Setting::Thresholds(one))),
        any::<Option<u64>>().prop_map(Setting::ModeratorRole),
        select(vec![Entry::Open, Entry::Open, Entry::Approved, Entry::Closed]).prop_map(Setting::Entry),
        select(vec![DuringAbsence::StandStill, DuringAbsence::StandStill, DuringAbsence::Lapse, DuringAbsence::Run])
            .prop_map(Setting::Away),
        any::<bool>().prop_map(Setting::Patience),
        (0..3_u8).prop_map(|most| Setting::ExtensionsMost(Some(most))),
        (1..4_i64).prop_map(|days| Setting::PauseMost(Some(Span::hours(days * 24)))),
        select(vec![ModeratorPlays::Second, ModeratorPlays::Second, ModeratorPlays::Free])
            .prop_map(Setting::ModeratorPlays),
        (0..48_i64).prop_map(|hours| Setting::Nudge(Span::hours(hours))),
        select(vec![Terraforming::Confirmed, Terraforming::Reported])
            .prop_map(|how| Setting::from(leverage::Setting::Terraforming(how))),
        select(vec![DestroyedShips::Return, DestroyedShips::Gone])
            .prop_map(|what| Setting::from(leverage::Setting::DestroyedShips(what))),
        (0..4_u8).prop_map(|most| Setting::from(leverage::Setting::PendingFavours(most))),
        (0..200_u32).prop_map(|below| Setting::from(leverage::Setting::SmallGifts(below))),
    ];
    let moderation = prop_oneof![
        12 => prop::collection::vec(setting, 1..3).prop_map(Configure),
        2 => (0..9_u64, -1..900_i64).prop_map(|(offer, hours)| Moderation::Extend {
            offer: OfferId(offer),
            by: Span::hours(hours),
        }),
        1 => anybody(players)
            .prop_map(|player| Moderation::RemovePlayer { player, reason: None }),
        2 => (1..=players + 2).prop_map(|player| Moderation::Admit { player: PlayerId(player) }),
        4 => Just(Pause),
        24 => Just(Resume),
        1 => Just(End),
    ];
    (anybody(players), prop::bool::weighted(0.9), moderation)
        .prop_map(|(by, moderator, order)| deed(by, moderator, Command::Moderate(order)))
}
