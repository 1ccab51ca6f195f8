//! The names of the game's values in options, files and button codes.

use crate::game_words::named_values;
use crate::rules::games::ambassadors::{EntryBy, LinkKind, Population, Species};

named_values!(Population { "materials" = Materials, "science" = Science, "money" = Money });

named_values!(LinkKind { "wormhole" = Wormhole, "generator" = Generator, "warp-portal" = WarpPortal });

named_values!(Species {
    "Terrans" = Terrans, "Hydran Progress" = HydranProgress, "Planta" = Planta, "Eridani Empire" = EridaniEmpire,
    "Descendants of Draco" = DescendantsOfDraco, "Mechanema" = Mechanema, "Orion Hegemony" = OrionHegemony,
});

named_values!(EntryBy { "players" = Players, "moderators" = Moderators });
