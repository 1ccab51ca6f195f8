//! The names of the game's values in options, files and button codes.

use crate::game_words::named_values;
use crate::rules::games::leverage::{
    Access, Battleground, DestroyedShips, MilestoneSource, NegativeAccess, Public, ScienceKind, Technology,
    Terraforming, Thresholds,
};

named_values!(Access { "ecological" = Ecological, "diplomatic" = Diplomatic, "trade" = Trade, "passage" = Passage });

named_values!(Battleground { "own-systems" = OwnSystems, "third-party" = ThirdParty, "their-systems" = TheirSystems });

named_values!(ScienceKind { "neutral" = Neutral, "harmony" = Harmony });

named_values!(Thresholds { "warfare" = Warfare, "negative" = Negative });

named_values!(Terraforming { "confirmed" = Confirmed, "reported" = Reported });

named_values!(DestroyedShips { "return" = Return, "gone" = Gone });

named_values!(Public { "all" = All, "differences" = Differences, "nothing" = Nothing });

named_values!(NegativeAccess { "stands" = Stands, "suspended" = Suspended });

named_values!(MilestoneSource { "all" = All, "work" = Work });

named_values!(Technology {
    "neuropsychology" = Neuropsychology, "charisma" = Charisma, "ambassadors" = Ambassadors, "harmony" = Harmony,
});
