## Words

technology-cloaking-device = Cloaking Device
track-materials = materials
track-science = science
track-money = money
production-change = { $track } production { $before } → { $after }
space-ambassador = for an ambassador
space-reputation = for a reputation tile
space-either = for either kind
spaces-of = { $count } { $kind }
species-spaces = { $species }: { $spaces }
species-terrans = the Terrans
species-hydran = the Hydran Progress
species-planta = Planta
species-eridani = the Eridani Empire
species-draco = the Descendants of Draco
species-mechanema = the Mechanema
species-orion = the Orion Hegemony
tile-ambassador = { $of }'s ambassador
tile-reputation = a reputation tile
tile-reputation-own = a reputation tile worth { $value } VP
way-move = `/reputation move from:{ $from } to:{ $to }`
way-replace = `/reputation return space:{ $to }`, then `/reputation move from:{ $from } to:{ $to }`
way-return = `/reputation return space:{ $space }`
ancients = the ancients
ships-count = { $count ->
    [one] 1 ship
   *[other] { $count } ships
}
ships-of = { $ships } belonging to { $owner }
controlled-by = controlled by { $player }
controlled-by-nobody = uncontrolled
link-wormhole = a wormhole
link-generator = a link for Wormhole Generators only
link-portal = warp portals
joint = { $own } – { $theirs }
joint-portal = { $own } – { $theirs } (warp portals)
clash-control = { $you ->
    [actor] you have { $ships } in { $sector }, which { $other } controls
    [other] { $intruder } has { $ships } in { $sector }, which you control
   *[none] { $intruder } has { $ships } in { $sector }, which { $other } controls
}
clash-ships = { $you ->
    [actor] you have { $ships } in { $sector }, where { $other } has { $others }
    [other] { $intruder } has { $ships } in { $sector }, where you have { $others }
   *[none] { $intruder } has { $ships } in { $sector }, where { $other } has { $others }
}
clash-both = { $you ->
    [actor] you have { $ships } in { $sector }, which { $other } controls with { $others }
    [other] { $intruder } has { $ships } in { $sector }, which you control with { $others }
   *[none] { $intruder } has { $ships } in { $sector }, which { $other } controls with { $others }
}
ruleset-ambassadors = ambassadors
several-more = … and { $count } more
at-spot = {" "}at { $q }, { $r }
with-ships = , with { $ships }

## What an offer is about

matter-relations = diplomatic relations
matter-put-back = a track for a returned cube

## What happened: the first sentence of a story

told-proposed-relations = { $you ->
    [actor] You propose diplomatic relations to { $to }, offering a { $track } cube.
    [other] { $from } proposes diplomatic relations to you, offering a { $track } cube.
   *[none] { $from } proposes diplomatic relations to { $to }, offering a { $track } cube.
}
told-asked-track = { $you ->
    [actor] { $to } gets a cube back and chooses its track. It was on { $track } before.
    [other] { $from } has returned your cube. Which track does it go to? It was on { $track } before.
   *[none] { $to }, { $from } has returned your cube. Which track does it go to? It was on { $track } before.
}
told-ended-with-action = { $you ->
    [actor] Offer { $offer } from { $from } to you ended with their action: { $matter }.
    [other] Your offer { $offer } to { $to } ended with your action: { $matter }.
   *[none] Offer { $offer } from { $from } to { $to } ended with the action it was made in: { $matter }.
}
told-track-chosen = { $you ->
    [actor] You answer offer { $offer }.
   *[none] { $to } answers offer { $offer }.
}
told-track-not-chosen = { $you ->
    [actor] You did not answer offer { $offer } in time.
   *[none] { $to } did not answer offer { $offer } in time.
}
told-track-void = { $you ->
    [actor] Offer { $offer } was voided by { $by }: you no longer choose a track for the cube that { $from } returned.
   *[none] Offer { $offer } was voided by { $by }: { $to } no longer chooses a track for the cube that { $from } returned.
}
told-half-time-track = { $you ->
    [actor] Which track does your cube go to? Answer offer { $offer } by { $deadline } ({ $left }).
    [other] { $to } has until { $deadline } ({ $left }) to answer offer { $offer }.
   *[none] { $to }, which track does your cube go to? Answer offer { $offer } by { $deadline } ({ $left }).
}
told-last-call-track = { $you ->
    [actor] Last call for offer { $offer }: which track does your cube go to? Answer by { $deadline } ({ $left }). { $silence }
    [other] Last call for { $to } to answer offer { $offer }. They have until { $deadline } ({ $left }). { $silence }
   *[none] { $to }, last call for offer { $offer }: which track does your cube go to? Answer by { $deadline } ({ $left }). { $silence }
}
told-species = { $you ->
    [actor] You play { $species }. Reputation track: { $spaces }.
   *[none] { $player } plays { $species }.
}
told-population = { $you ->
    [actor] You count your cubes: { $changes }.
   *[none] { $player }'s cubes: { $changes }.
}
population-change = { $track } { $before } → { $left } (production { $to })
told-technology = { $you ->
    [actor] { $has ->
        [yes] You now have the { $technology }
       *[no] You no longer have the { $technology }
    }: { $effect }.
   *[none] { $has ->
        [yes] { $player } now has the { $technology }
       *[no] { $player } no longer has the { $technology }
    }: { $effect }.
}
technology-cloaking-device-effect = { $has ->
    [yes] it takes two ships to pin one of theirs
   *[no] each ship pins one of theirs
}
technology-cloaking-device-effect-own = { $has ->
    [yes] it takes two ships to pin one of yours
   *[no] each ship pins one of yours
}
told-moved = { $you ->
    [actor] You move { $ships } from { $from } to { $to }.
   *[none] { $player } moves { $ships } from { $from } to { $to }.
}
told-ships-entered = { $you ->
    [actor] You now have { $after } in { $sector } (before: { $before }).
   *[none] { $player } now has { $after } in { $sector } (before: { $before }).
}
told-sector-taken = { $you ->
    [actor] You take { $sector }, which nobody controlled.
   *[none] { $player } takes { $sector }, which nobody controlled.
}
told-sector-left = { $you ->
    [actor] You give up { $sector }. Nobody controls it now.
   *[none] { $player } gives up { $sector }. Nobody controls it now.
}
line-enough-players = { $players } players are at the table now, so Diplomatic Relations can be proposed.
told-action-begun = { $you ->
    [actor] Your action begins (round { $round }).
   *[none] { $player }'s action begins (round { $round }).
}
told-action-ended = { $you ->
    [actor] Your action is over.
   *[none] { $player }'s action is over.
}
told-action-passed = { $you ->
    [actor] Your action is over. { $next } is next.
    [other] { $player } is done. You are next.
   *[none] { $player } is done. { $next } is next.
}
left-tile = the tile is worth { $value } VP, which only you see
told-reputation-placed = { $you ->
    [actor] You place { $tile } on space { $space }.
   *[none] { $player } places { $tile } on space { $space }.
}
told-reputation-returned = { $you ->
    [actor] You return { $tile } to the bag; space { $space } is free.
   *[none] { $player } returns { $tile } to the bag; space { $space } is free.
}
told-tile-moved = { $you ->
    [actor] You move { $tile } from space { $from } to space { $to }.
   *[none] { $player } moves { $tile } from space { $from } to space { $to }.
}
told-tiles-swapped = { $you ->
    [actor] You swap { $tile } on space { $from } with { $swapped } on space { $to }.
   *[none] { $player } swaps { $tile } on space { $from } with { $swapped } on space { $to }.
}

## Consequences: one line each

line-seated = { $you ->
    [actor] You take the last seat, as Terrans with { $tiles } ambassador tiles.
   *[none] { $player } takes the last seat, as Terrans.
}
line-track-set = { $you ->
    [actor] Your reputation track now has these spaces: { $spaces }.
   *[none] { $player }'s reputation track now has these spaces: { $spaces }.
}
line-active = It is { $player }'s action now.
line-nobody-active = { $before }'s action is over, without a check for aggression.
line-round = It is now round { $round }.
line-sector-added = { $sector } is now on the board{ $at }, { $control }.
line-sector-removed = { $sector } and its links are off the board. It was { $control }{ $ships }.
line-control = Control of { $sector }: { $before } → { $after }.
line-linked = { $one } and { $two } are now joined by { $kind }.
line-relinked = { $one } and { $two } are now joined by { $kind } instead of { $before }.
line-unlinked = { $one } and { $two } are no longer joined by { $kind }.
line-ships-set = Ships in { $sector } ({ $owner }): { $before } → { $after }.
line-board-loaded = The board now has { $sectors ->
    [one] 1 sector
   *[other] { $sectors } sectors
} and { $links ->
    [one] 1 link
   *[other] { $links } links
}.
clause-relations = { $role ->
    [actor] You and { $to } form diplomatic relations
    [other] You and { $from } form diplomatic relations
   *[none] { $from } and { $to } form diplomatic relations
}
clause-name-relations = Diplomatic relations
ambassadors-promises = Ships that end an action beside the other player's ships, or in one of their sectors, break peace.
foreseen-cube = Your cube goes to { $to }: your { $production }.
foreseen-space = { $from }'s ambassador goes on your space { $space }: { $points } VP for you.
line-ambassador = { $you ->
    [actor] Your ambassador goes to { $to }, on space { $space }: { $points } VP for them. Your { $production }.
    [other] You get { $from }'s ambassador, on space { $space }: { $points } VP for you. Their { $production }.
   *[none] { $to } gets { $from }'s ambassador, on space { $space }: { $points } VP. { $from }: { $production }.
}
line-broken = { $you ->
    [actor] Your act of aggression breaks your relations with { $other }: { $clashes }. Each of you loses { $points } VP.
    [other] An act of aggression by { $aggressor } breaks your relations: { $clashes }. Each of you loses { $points } VP.
   *[none] An act of aggression by { $aggressor } breaks their relations with { $other }: { $clashes }. Each loses { $points } VP.
}
line-parted = { $one } and { $other } no longer have relations. Each returns the other's ambassador and loses { $points } VP.
line-cube-back = { $you ->
    [actor] Your cube is back: { $production }.
   *[none] { $player }'s cube is back: { $production }.
}
line-traitor = { $you ->
    [actor] You now hold the Traitor tile: { $points } VP.
   *[none] { $to } now holds the Traitor tile: { $points } VP.
}
line-traitor-passed = { $you ->
    [actor] You take the Traitor tile from { $from }: { $points } VP for you, no longer for them.
    [other] { $to } takes the Traitor tile from you: { $points } VP for them, no longer for you.
   *[none] { $to } takes the Traitor tile from { $from }: { $points } VP for { $to }, no longer for { $from }.
}
line-traitor-back = { $you ->
    [actor] You no longer hold the Traitor tile. Nobody does.
   *[none] { $from } no longer holds the Traitor tile. Nobody does.
}
line-no-traitor = Nobody holds the Traitor tile.

## What to do next, in the private answer

hint-seated = Next: `/seat species` and `/population`, then `/action begin`.
silence-relations = It also ends with the action.
silence-relations-wait = It lapses when the action ends.
silence-track = Then the cube goes back to its old track, or to one with room.

## Asking first

confirm-begins-with-few = { $count ->
    [one] Only 1 player is at the table.
   *[other] Only { $count } players are at the table.
} Nobody can propose diplomatic relations until { $least } are in the game at once. Begin the action anyway?
confirm-aggression = Ending your action now is an act of aggression:
confirm-aggression-breaks = It breaks your relations with { $partners }: you lose { $points } VP, and { $count ->
    [one] they lose { $each }.
   *[other] each of them loses { $each }.
}
confirm-traitor-from = You take the Traitor tile from { $traitor }: { $points } VP.
confirm-traitor = You take the Traitor tile: { $points } VP.
confirm-traitor-still = You keep the Traitor tile: { $points } VP.
confirm-ends-proposals = { $count ->
    [one] Your proposal { $offers } is unanswered and ends with the action.
   *[other] Your proposals { $offers } are unanswered and end with the action.
}
confirm-end-action = End it anyway?
confirm-meets = Ending your action with ships there would be an act of aggression:
confirm-meets-ask = Move them there?
confirm-replace = { $sectors ->
    [one] This replaces the current board with its sector, links and ships. Replace it?
   *[other] This replaces the current board with its { $sectors } sectors, links and ships. Replace it?
}
button-begin-action = Begin it anyway
button-end-action = End it anyway
button-move-there = Move them there
button-choose-track = Choose a track

## What is said before the rules are asked

not-a-seat-technology = "{ $typed }" is not a technology that counts here. Choose { $known }.
pick-track = For offer { $offer }: which track do you give a cube from, and where does the ambassador go?
pick-track-clause = For clause { $clause }: which track do you give a cube from, and where does the ambassador go?
pick-track-back = For offer { $offer }: which track does your cube return to?
chosen-track = a cube from { $track }, ambassador on space { $space }
track-give = { $production }, on space { $space } ({ $kind })
room-move = Move the reputation tile worth { $value } VP from space { $from } to space { $to }
room-replace = Return the tile worth { $lesser } VP on space { $to } and move the one worth { $value } there from { $from }
room-return = Return the reputation tile worth { $value } VP on space { $space } to the bag

## Refusals

no-board-full-sectors = The board has { $most } sectors, the most it can have. `/board sector remove` makes room.
no-spot-taken-sector = { $place } is already at { $q }, { $r }. Choose another spot; `/board show` lists the sectors.
no-same-sector = Both are { $place }. Choose two different sectors; `/board show` lists them.
no-too-many-ships = { $count } ships are too many for one sector: the most is { $most }.
flaw-no-sector = This board has no sector { $place }.
no-sectors = A board has 1 to { $most } sectors, not { $value }.
no-ships-counted-twice = This sector counts one owner's ships twice. Count them once.
no-species-taken = Already taken by { $by }: { $species }. Choose another with `/seat species`, or talk them out of it.
no-tiles-on-track = { $tiles ->
    [one] Your reputation track holds 1 tile, so it stays as it is.
   *[other] Your reputation track holds { $tiles } tiles, so it stays as it is.
} `/reputation show` shows it; a moderator can set another: `/mod-ambassadors track`.
no-cubes-range = { $value } cubes are too many for the { $track } track: choose from 0 to { $most }.
no-cubes = That takes { $needs ->
    [one] 1 cube
   *[other] { $needs } cubes
}, but you have { $has } for your tracks. `/population` shows where they are.
no-leaves-in-action = You cannot leave during your action. `/action end` ends it.
no-action-running = { $you ->
    [actor] Your action is already under way. `/action end` ends it.
   *[none] { $active }'s action is under way. Yours can begin when it is over; a moderator can end it: `/mod-ambassadors active`.
}
no-not-your-action = It is { $active }'s action, not yours. `/action begin` begins yours when theirs is over.
no-no-action = Your action has not begun. `/action begin` begins it.
no-ships = { $has ->
    [0] You have no ships in { $sector }. `/board show` shows where yours are.
   *[other] You cannot move { $needs }: you have { $has } in { $sector }. `/board show` shows where yours are.
}
no-pinned = You have { $ships } in { $sector }, but { $pinned } must stay: { $each ->
    [one] each ship there that is not yours pins one.
   *[other] with your Cloaking Device, it takes { $each } ships of others to pin one.
} So { $free } can move, not { $needs }.
no-moderators-enter = In this campaign, moderators enter ships and sectors: ask one of them. A moderator can change that: `/mod-ambassadors settings entry-by:players`.
no-sector-controlled = { $you ->
    [actor] You already control { $sector }.
   *[none] { $holder } controls { $sector } and can give it up with `/sector leave`. A moderator can correct it: `/board sector control`.
}
no-not-your-sector = You can only give up a sector you control. { $sector } is controlled by { $holder }.
no-way = There is no way from { $from } to { $to }: ships move along links, through sectors where nobody has enough ships to pin yours. `/board show` lists both.
no-relations = { $you ->
    [actor] You and { $other } cannot form relations now:
    [other] You and { $by } cannot form relations now:
   *[none] { $by } and { $other } cannot form relations now:
}
no-relations-more = More: `/ambassador check`, `/board show`.
no-out-of-action = { $one } and { $other } form relations only in an action of one of them. { $begun ->
    [no] No action has begun.
   *[yes] Now it is { $active }'s action.
}
no-chosen-space-taken = { $you ->
    [actor] The space you chose for the ambassador, { $space }, is no longer free. Sign again to choose another: `/deal sign`.
   *[none] The space that { $player } chose for the ambassador, { $space }, is no longer free. They can sign again to choose another.
}
no-already-proposed = Offer { $offer } already proposes that and is still pending. `/withdraw offer:{ $offer }` withdraws it.
no-cube-on = { $you ->
    [actor] You have no cube left on your { $track } track. Choose another; `/population` shows them.
   *[none] { $player } has no cube left on their { $track } track. They must choose another.
}
no-must-pick-track = What do you give for offer { $offer }? Choose a track ({ $tracks }) and a space ({ $spaces }): `/accept offer:{ $offer } track: space:`.
no-must-pick-track-back = Which track does your cube return to? Choose from { $tracks }: `/accept offer:{ $offer } track:`.
no-track-full = Your { $track } track has all its { $most } cubes. Choose another track; `/population` shows them.
no-such-space = There is no space { $space }: the reputation track has spaces 1 to { $most }. `/reputation show` shows it.
no-space-unfit = { $kind ->
    [ambassador] Space { $space } takes only ambassadors{ $taken ->
        [yes] , and is taken
       *[no] {""}
    }.
    [reputation] Space { $space } takes only reputation tiles{ $taken ->
        [yes] , and is taken
       *[no] {""}
    }.
   *[either] Space { $space } is taken.
} `/reputation show` shows which are free.
no-space-empty = Space { $space } is empty. `/reputation show` shows what is where.
no-free-space = The reputation track has no free space for an ambassador. `/reputation move` or `/reputation return` makes room.
no-reputation-room = Your reputation track has no free space for a reputation tile. `/reputation return` makes room.
no-reputation-range = A reputation tile is worth 1 to { $most } VP, not { $value }.
no-ambassador-stays = { $of }'s ambassador stays: relations last until the game ends or an act of aggression breaks them. `/reputation move` puts it on another space.
no-spaces-range = A reputation track has 1 to { $most } spaces, not { $value }.
no-tiles-unfit = The tiles on { $player }'s reputation track do not fit on the new one. Give it more spaces, or different ones.
no-round = Round { $round } is out of range: choose from 1 to { $most }.
no-not-related = { $one } and { $other } have no relations to end. `/standings` shows who has.

## The post that shows an offer

accepting-relations = { $points } VP and a step of production each.
outcome-unanswered = No answer by { $at }: the cube went back to its track, or to one with room.

## Ambassadors: who could form relations, and why not

condition-players = { $met ->
    [yes] { $count } players are at the table; relations need { $least }.
   *[no] { $count ->
        [one] Only 1 player is
       *[other] Only { $count } players are
    } at the table; relations need { $least }. Others can join with `/campaign join`.
}
condition-players-begun = { $met ->
    [yes] { $count } players have been at the table at one time; relations need { $least }.
   *[no] { $count ->
        [one] Only 1 player has ever been at the table
       *[other] Only { $count } players have ever been at the table at one time
    }; relations need { $least }. Others can join with `/campaign join`, and a moderator can form relations anyway: `/mod-ambassadors form`.
}
condition-action = { $you ->
    [actor] It is your action.
   *[none] It is { $by }'s action.
}
condition-no-action = { $you ->
    [actor] You have not begun your action: `/action begin`.
   *[none] { $by } has not begun their action.
}
condition-other-action = { $you ->
    [actor] It is { $active }'s action, not yours.
   *[none] It is { $active }'s action, not { $by }'s.
}
condition-connected = { $you ->
    [actor] Your sectors connect to { $other }'s: { $joints }.
    [other] { $by }'s sectors connect to yours: { $joints }.
   *[none] { $by }'s sectors connect to { $other }'s: { $joints }.
}
condition-unconnected = { $you ->
    [actor] No full connection links a sector you control with one { $other } controls.{ $generator }
    [other] No full connection links a sector { $by } controls with one you control.{ $generator }
   *[none] No full connection links a sector { $by } controls with one { $other } controls.{ $generator }
}
generator-only = {" "}Links that need a Wormhole Generator do not count: { $joints }.
condition-apart = Neither has ships in the other's way.
condition-clashes = Ships are in the way: { $clashes }.
condition-unrelated = Neither holds the other's ambassador yet.
condition-related = These two already have relations.
condition-loyal = Neither holds the Traitor tile.
condition-traitor = { $you ->
    [actor] You hold the Traitor tile.
   *[none] { $player } holds the Traitor tile.
}
condition-space = { $you ->
    [actor] You have room for an ambassador (free spaces: { $spaces }).
   *[none] { $player } has room for an ambassador.
}
condition-no-space = { $you ->
    [actor] You have no free space for an ambassador, and no way to make room.
   *[none] { $player } has no free space for an ambassador.
}
condition-could-make-space = { $player } has no free space for an ambassador, but could make room.
condition-make-space = You have no free space for an ambassador. To make room: { $ways }.
condition-tile = { $you ->
    [actor] You have { $left } of { $all } ambassador tiles left.
   *[none] { $player } has { $left } of { $all } ambassador tiles left.
}
condition-no-tile = { $you ->
    [actor] You have no ambassador tile left: all { $all } are with others.
   *[none] { $player } has no ambassador tile left: all { $all } are with others.
}
condition-cube = { $you ->
    [actor] You have { $left ->
        [one] 1 cube
       *[other] { $left } cubes
    } on your population tracks.
   *[none] { $player } has { $left ->
        [one] 1 cube
       *[other] { $left } cubes
    } on their population tracks.
}
condition-no-cube = { $you ->
    [actor] You have no cube left on your population tracks.
   *[none] { $player } has no cube left on their population tracks.
}
check-title = Relations with { $name }
check-open = ✅ All { $met } met: you can use `/ambassador propose` now.
check-offers = Pending between you
check-proposed = ✅ All { $met } met. A proposal is waiting for an answer.
check-shut = ✅ { $met } met.
check-footer = /rights lists them all.
overview-title = Your relations
overview-open = ✅ { $player }: you can propose now
overview-proposed = ⏳ { $player }: your offer { $offer } is pending
overview-free = ✅ { $player }: nothing else is in the way
overview-related = 🤝 { $player }: you have relations
overview-shut = ❌ { $player }: { $reasons }
overview-footer = /ambassador check with a name gives details.
short-connection = no full connection
short-apart = ships in the way
short-traitor = { $you ->
    [actor] you hold the Traitor tile
   *[none] they hold the Traitor tile
}
short-space = { $you ->
    [actor] no free space on your track
   *[none] no free space on their track
}
short-tile = { $you ->
    [actor] you have no ambassador tile left
   *[none] they have no ambassador tile left
}
short-cube = { $you ->
    [actor] no cube on your tracks
   *[none] no cube on their tracks
}

## Ambassadors: the board, the seats, the tracks

board-title = Board of { $name }
board-none = There is no board yet. A moderator can add one: `/board example`, `/board load` or `/board sector add`.
board-intro = { $sectors ->
    [one] 1 sector
   *[other] { $sectors } sectors
}, { $links ->
    [one] 1 link
   *[other] { $links } links
}. { $turn }
turn-none = Round { $round }; no action is under way.
board-line = **{ $sector }**: { $control }
board-line-ships = **{ $sector }**: { $control }; ships: { $ships }
board-line-empty = **{ $sector }**: uncontrolled
board-line-nobody = **{ $sector }**: uncontrolled; ships: { $ships }
board-ships = { $owner } { $count }
board-ships-pinned = { $owner } { $count } ({ $pinned } pinned)
board-wormholes = Wormholes
board-generators = Only with a Wormhole Generator
board-portals = Warp portals
board-links = { $sector }: { $beyond }
seats-line = { $seat }. **{ $player }**: { $plays }
seats-line-active = { $seat }. **{ $player }**: { $plays } (their action)
seats-footer = /seat species sets your species, /action begin starts your action.
reputation-title = Your reputation and population
reputation-space = `{ $space }` { $kind }: { $tile }
reputation-empty = empty
reputation-ambassador = { $of }'s ambassador with a { $track } cube, { $points } VP
reputation-tile = reputation tile, { $value } VP
reputation-points = **{ $all } VP**: { $ambassadors } from ambassadors, { $traitor } from the Traitor tile, { $reputation } from reputation tiles, which only you see.
reputation-population = Population
reputation-cubes = { $track }: { $left } of { $most } cubes left, production { $production }
reputation-in-hand = { $count ->
    [one] 1 returned cube needs a track: `/offers`.
   *[other] { $count } returned cubes need tracks: `/offers`.
}
reputation-tiles = { $left } of { $all } ambassador tiles left to give.
reputation-footer = /reputation move and /reputation return rearrange it, /population sets the cubes.
standings-points = VP
standings-ambassadors = A
standings-reputation = R
standings-materials = M
standings-science = S
standings-money = $
standings-traitor = { $player } holds the Traitor tile.
standings-legend = VP: { $ambassador } for each ambassador held (A), { $points } for the Traitor tile. R: reputation tiles, face down. M, S, $: production of materials, science, money.
standings-legend-ended = VP: { $ambassador } for each ambassador held (A), { $points } for the Traitor tile, and what reputation tiles are worth (R). M, S, $: production of materials, science, money.
standings-relations = Relations
standings-pair = { $one } and { $other }

## Offers

offers-none-relations = No offers are pending. `/ambassador propose` makes one.

## The panel of the table, and what its buttons ask

panel-action = Round { $round }. It is { $player }'s action.
panel-action-then = Round { $round }. It is { $player }'s action, then { $next }'s.
panel-action-next = Round { $round }. { $next } is next: **Begin action**.
panel-no-action = Round { $round }. No action is under way: **Begin action** starts one.
guide-begin-action = Begin action
guide-end-action = End action
guide-move = Move ships
guide-move-from = Which ships do you move? Free to leave:
guide-move-to = Where do they go from { $sector }? Within reach:
guide-move-count = How many move from { $from } to { $to }?
guide-nothing-to-move = None of your ships can move now.
move-source = { $sector }: { $ships }
guide-propose = Propose relations
propose-to = Propose to { $player }
guide-propose-track = Which track does your cube come from? Production before and after:
guide-check = Check relations
guide-reputation = Reputation
guide-draw = Place a tile
guide-draw-which = Which tile did you draw?
guide-rearrange = Move a tile
guide-rearrange-from = Which tile do you move?
guide-rearrange-to = Which space does it move to?
guide-give-back = Return a tile
guide-give-back-which = Which tile do you return?
guide-space-ambassador = { $player }'s ambassador
guide-species = Species
guide-species-which = Which species do you play?
guide-technology = Technology
guide-technology-which = What has changed?
technology-got = I have { $name }
technology-lost = I no longer have { $name }
guide-ships-where = In which sector did your ships change?
guide-ships-form = Your ships in { $sector }
guide-ships-count = Ships
guide-take-sector = Take a sector
guide-take-sector-which = Which sector do you take? Nobody controls these:
guide-leave-sector = Give up a sector
guide-leave-sector-which = Which of your sectors do you give up?
guide-population = Population
guide-population-form = Cubes left on your tracks

## Pictures and their alt texts

picture-board-legend = Round { $round }
picture-board-holder = controls the sector
picture-board-ships = ships
picture-board-held = { $sector }: { $player }
picture-board-alt = A board of { $sectors ->
    [one] one sector
   *[other] { $sectors } sectors
}. Controlled: { $list }.
picture-board-alt-none = A board of { $sectors ->
    [one] one sector
   *[other] { $sectors } sectors
}. Nobody controls any.
picture-ancients = ships of the Ancients
picture-wormhole = wormhole
picture-generator = generator only
picture-warp-portal = warp portals
picture-relations-legend = A line joins two players with relations.
picture-relations-seat = player, by seat
picture-relations-tie = relations
picture-points = { $points } VP
picture-traitor = Traitor
picture-relations-alt = Relations: { $list }.
picture-relations-alt-none = Nobody has relations.
picture-traitor-alt = { $player } holds the Traitor tile.
record-relations = Relations: { $asked } proposed, { $formed } formed, { $refused } refused, { $broken } broken.

## Campaigns

setting-name-entry-by = Changes to ships and sectors
setting-value-entry-by-players = entered by their players
setting-value-entry-by-moderators = entered by moderators
setting-entry-by-players = Players enter changes to their own ships and sectors.
setting-entry-by-moderators = Moderators enter changes to ships and sectors.

## The rules by number

rules-e1 = The board and the pieces
rules-e2 = Forming relations
rules-e3 = Lasting and breaking
rules-e4 = Leaderboard
rule-e1-1 = The board has sectors with their owners, links and ships. Wormholes on both sides, or a pair of warp portals, make a full connection; links that need a Wormhole Generator are marked. E3.4 says what pins ships.
rule-e1-2 = Each player has a reputation track with spaces for an ambassador, a reputation tile, or either; population tracks for materials, science and money, each with up to { $cubes } cubes; and { $tiles } ambassador tiles. There is one Traitor tile.
rule-e1-3 = Reputation tracks have these spaces: { $species }. Up to { $terrans } players can play the Terrans. A moderator can set any other track.
rule-e1-4 = A track's production depends on the cubes left on it, from none to { $cubes }: { $production }. Each cube that leaves raises it one step.
rule-e1-5 = The game keeps seats, a round and an active player. `/action begin` begins an action and `/action end` ends it; you cannot leave during your own. Moderators can correct everything.
rule-e1-6 = You enter changes to your own pieces at any time. `/ships set` sets your ships in a sector, `/sector take` takes an uncontrolled sector, with or without ships, and `/sector leave` gives one up. A campaign can leave this to moderators (`entry-by`).
rule-e2-1 = Relations need a game of at least { $least-players } players, counting the most at the table at one time since the first action: a player who joins late counts, and one who leaves still does. You propose relations to any other player during your action.
rule-e2-2 = A full connection must join a sector you control with one they control. The Wormhole Generator does not count.
rule-e2-3 = Neither may have ships in a sector that the other controls or where the other has ships.
rule-e2-4 = Neither may already hold the other's ambassador.
rule-e2-5 = Neither may hold the Traitor tile, and both need an empty space that takes an ambassador. You can return reputation tiles to the bag and move tiles between suitable spaces at any time.
rule-e2-6 = Both need an ambassador tile to give and a cube on a population track.
rule-e2-7 = If the proposal is declined, nothing changes and the action continues. If it is accepted, each gives the other an ambassador tile with a cube from a track of their choice. The receiver chooses an empty space; by default it is the first that fits.
rule-e2-8 = Both productions rise one step at once (E1.4). Each ambassador you hold is worth { $ambassador } VP at the end.
rule-e2-9 = All conditions are checked when relations are proposed, and again when they are accepted. A proposal ends with the proposer's action, which asks first.
rule-e2-10 = `/ambassador check` shows whether each of these conditions is met with a player, and why.
rule-e3-1 = Relations last until the end of the game. You cannot give an ambassador back of your own accord.
rule-e3-2 = If you end your action with ships in a sector where a partner has ships or control, that is an act of aggression. Passing through is not. I check all partners when you end your action and say what I found.
rule-e3-3 = Both then return the other's ambassador, and each puts their cube back on a track of their choice. The aggressor takes the Traitor tile from its holder: { $traitor } VP while they hold it. Relations with others stand.
rule-e3-4 = Each ship pins one ship of every other player in its sector, and so do ancients. Partners still pin each other. With the Cloaking Device, recorded by `/seat technology`, it takes { $cloaked } ships to pin one of yours. Passing through is not aggression unless the ships are pinned.
rule-e3-5 = I warn you and ask before you end an action that would be an act of aggression, and before your ships move to where they meet a partner.
rule-e3-6 = Only the owner of a returned cube chooses its track. That choice cannot be refused or withdrawn; without an answer in time, the cube returns to its old track.
rule-e4-1 = `/standings` shows each player's ambassadors, VP from them and from the Traitor tile, production of each track, and partners. Reputation tiles stay face down until the end.

## Help

help-title-relations = Help: diplomatic relations
help-title-board = Help: the board
help-start-ambassadors = You play on a board; I keep sectors, seats, tiles and cubes. The aim is **diplomatic relations**: partners hold each other's ambassadors, which raise production and are worth { $ambassador } VP each.
    1. `/campaign join` brings you in, `/seat species` sets your species. Relations need { $least } players.
    2. `/board show` shows the board, `/reputation show` your own tiles and cubes.
    3. `/action begin` when it is your turn. `/move-ships` moves your ships, `/action end` ends your action.
    4. `/ambassador check player:@Bo` shows what is in the way, `/ambassador propose player:@Bo track:science` proposes relations.
    5. `/offers` shows what needs your answer, `/standings` who is ahead.
    6. More: `/help topic:relations`, and `/rules` by number.
help-relations = A game goes like this:
    1. `/campaign create name:Spiral Arm ruleset:ambassadors` starts it in this channel, and players join with `/campaign join`: at least { $least }, at most { $most }.
    2. Each player picks a species with `/seat species`, which sets up their reputation track; `/seat show` shows the order. A moderator sets up the board: `/board example players:4`.
    3. During play, `/population science:8` records the cubes left on your tracks, and `/reputation place value:3` your reputation tiles, whose value nobody else sees. `/ships set`, `/sector take` and `/sector leave` keep your ships and sectors up to date.
    4. `/action begin` begins your turn. `/move-ships from:Vega to:Tau count:1` moves ships.
    5. `/ambassador check player:@Bo` shows what is in the way, and `/rights player:@Bo` each condition, met or not. `/ambassador propose player:@Bo track:science` proposes relations. The proposal ends with your action; declining costs nothing. *Counter* answers it with a deal, which can hold more clauses.
    6. If @Bo accepts, each holds the other's ambassador with a cube: both productions rise, and each gains { $ambassador } VP.
    7. `/action end` ends your action. If your ships are where a partner has ships or control, it is an act of aggression. I ask you first; then relations break, cubes go back, and you hold the Traitor tile, { $points } VP.
    8. `/standings` shows who is ahead.
help-board = A board has up to { $most } sectors, with links between them. Moderators set it up: `/board example players:4` loads a ready one for { $sizes } players, `/board load` one from a file, and `/board export` saves one as a file.
    `/board sector add name:Vega q:1 r:0` adds a sector, `/board sector control sector:Vega player:@Bo` gives it to a player, `/board link add from:Vega to:Tau` joins two, `/board ships set sector:Vega count:2 player:@Bo` sets ships. `remove` takes things off again.
    During play, `/ships set sector:Vega count:2` records your ships there, `/sector take sector:Vega` takes an uncontrolled sector, `/sector leave` gives one up.
    `/board show` shows everything. Each ship pins one ship of every other player in its sector, and so do ancients. With the Cloaking Device, it takes { $cloaked }.
    During your action, `/move-ships from:Vega to:Tau count:1` moves ships that are not pinned, along links and through sectors where none would be pinned.
    `/mod-ambassadors` overrides the rules: `form` and `part` relations, `traitor`, `active`, `round`, `track`. `settings` says who enters ships and sectors.
help-title-ambassadors-terms = Terms of ambassadors
help-ambassadors-terms =
    - **Diplomatic relations**: two players hold each other's ambassador, each with one of the other's cubes.
    - **Full connection**: a link between one of your sectors and one of @Bo's, with wormholes on both sides.
    - **Pinned**: unable to leave a sector. Each ship there that is not yours pins one of yours. With the Cloaking Device, it takes { $cloaked }.
    - **Production**: what a population track yields. It rises with each cube that leaves the track.
    - **Reputation track**: your species' spaces for ambassadors and reputation tiles.
    - **Act of aggression**: ending your action with ships where a partner has ships or control.
    - **Traitor tile**: held by the last player to break relations. It costs points, and its holder cannot form relations.

## Joining a server, and founding by a form

about-ambassadors = the diplomatic relations of Eclipse, on a board; most VP at the end

## Boards and seats: what cannot be read, and the commands

pick-track-menu = Choose a track
make-room-menu = Make room for an ambassador
spot-both = To place a sector on the map, give both `q` and `r`. With neither, it is shown below the map.
not-spaces = "{ $typed }" is not a reputation track. Write one letter for each space: A for ambassadors, R for reputation tiles, E for either, like `A E E E E`.
cmd-board = The board: its sectors, links and ships
cmd-board-show = See the board
    .campaign = The campaign, if not this channel's
cmd-board-sector = Sectors of the board (moderators)
cmd-board-sector-add = Add a sector to the board
    .name = The sector's name
    .q = Its position: steps to the right of the centre
    .r = Its position: steps to the lower right of the centre
    .player = The player who controls it; leave out for nobody
    .reason = The reason, shown in the log
    .campaign = The campaign, if not this channel's
cmd-board-sector-remove = Remove a sector from the board, with its ships and links
    .sector = The sector to remove
    .reason = The reason, shown in the log
    .campaign = The campaign, if not this channel's
cmd-board-sector-control = Set who controls a sector
    .sector = The sector
    .player = The player who controls it; leave out for nobody
    .reason = The reason, shown in the log
    .campaign = The campaign, if not this channel's
cmd-board-link = Links between sectors (moderators)
cmd-board-link-add = Link two sectors, or change their link
    .from = One of the two sectors
    .to = The other sector
    .kind = The kind of link; a wormhole if left out
    .reason = The reason, shown in the log
    .campaign = The campaign, if not this channel's
cmd-board-link-remove = Remove the link between two sectors
    .from = One of the two sectors
    .to = The other sector
    .reason = The reason, shown in the log
    .campaign = The campaign, if not this channel's
cmd-board-ships = Ships on the board (moderators)
cmd-board-ships-set = Set how many ships a player has in a sector
    .sector = The sector
    .count = The number of ships; 0 for none
    .player = The owner of the ships; leave out for the ancients
    .reason = The reason, shown in the log
    .campaign = The campaign, if not this channel's
cmd-board-load = Load a whole board from a file (moderators)
    .file = A JSON file, as /board export creates it
    .reason = The reason, shown in the log
    .campaign = The campaign, if not this channel's
cmd-board-example = Load one of the example boards (moderators)
    .players = The number of players it is for
    .reason = The reason, shown in the log
    .campaign = The campaign, if not this channel's
cmd-board-export = Get the board as a file
    .campaign = The campaign, if not this channel's
cmd-seat = The seats: players, species and technologies
cmd-seat-show = See the seats, and whose turn it is
    .campaign = The campaign, if not this channel's
cmd-seat-species = Choose your species, which also sets up your reputation track
    .species = Your species
    .campaign = The campaign, if not this channel's
cmd-seat-technology = Record whether you have a technology that matters here
    .technology = The technology
    .has = Whether you have it
    .campaign = The campaign, if not this channel's
cmd-seat-order = Set where a player sits (moderators)
    .player = The player to seat
    .position = The seat's number, clockwise
    .reason = The reason, shown in the log
    .campaign = The campaign, if not this channel's
cmd-turn = Begin or end your turn
cmd-turn-begin = Begin your turn
    .campaign = The campaign, if not this channel's
cmd-turn-end = End your turn
    .campaign = The campaign, if not this channel's
cmd-population = Set the cubes left on your population tracks; without numbers, see your seat
    .materials = Cubes left on the materials track
    .science = Cubes left on the science track
    .money = Cubes left on the money track
    .campaign = The campaign, if not this channel's
cmd-action = Begin or end your action
cmd-action-begin = Begin your action
    .campaign = The campaign, if not this channel's
cmd-action-end = End your action; if that is an act of aggression, you are asked first
    .campaign = The campaign, if not this channel's
cmd-move-ships = Move ships during your action
    .from = The sector they leave
    .to = The sector they move to
    .count = The number of ships
    .player = The owner of the ships, if not you (moderators)
    .campaign = The campaign, if not this channel's
cmd-ships-set = Set how many ships you have in a sector
    .sector = The sector
    .count = The number of ships there now; 0 for none
    .campaign = The campaign, if not this channel's
cmd-sector = Take or give up control of a sector
cmd-sector-take = Take control of a sector that nobody controls
    .sector = The sector to take
    .campaign = The campaign, if not this channel's
cmd-sector-leave = Give up a sector that you control
    .sector = The sector to give up
    .campaign = The campaign, if not this channel's
cmd-ambassador = Diplomatic Relations with other players
cmd-ambassador-check = See what Diplomatic Relations need, and which conditions are met
    .player = The player to check; leave out for everyone
    .campaign = The campaign, if not this channel's
cmd-ambassador-propose = Propose Diplomatic Relations during your action
    .player = The player you propose to
    .track = The track that your cube comes from
    .space = The space for their ambassador; the first free one if left out
    .campaign = The campaign, if not this channel's
cmd-reputation = Your reputation track; only you see it
cmd-reputation-show = See your reputation track, your tiles and your cubes
    .campaign = The campaign, if not this channel's
cmd-reputation-place = Place a reputation tile that you drew
    .value = The tile's value
    .space = The space to place it on; the first free one if left out
    .campaign = The campaign, if not this channel's
cmd-reputation-move = Move a tile to another space, swapping it with any tile there
    .from = The space it leaves
    .to = The space it moves to
    .campaign = The campaign, if not this channel's
cmd-reputation-return = Return a reputation tile to the bag
    .space = The space the tile is on
    .campaign = The campaign, if not this channel's
cmd-standings = See the leaderboard
    .campaign = The campaign, if not this channel's
cmd-mod-ambassadors = Correct relations, tiles and turns
cmd-mod-ambassadors-form = Form relations between two players, whatever the rules say
    .player-a = One of the two players
    .track-a = The track that their cube comes from
    .player-b = The other player
    .track-b = The track that their cube comes from
    .reason = The reason, shown in the log
    .campaign = The campaign, if not this channel's
cmd-mod-ambassadors-part = End the relations of two players; nobody becomes a traitor
    .player-a = One of the two players
    .player-b = The other player
    .reason = The reason, shown in the log
    .campaign = The campaign, if not this channel's
cmd-mod-ambassadors-traitor = Set who holds the Traitor tile
    .player = The player who holds it; leave out for nobody
    .reason = The reason, shown in the log
    .campaign = The campaign, if not this channel's
cmd-mod-ambassadors-active = Set whose action it is, without judging the last one
    .player = The player whose action it is; leave out for nobody
    .reason = The reason, shown in the log
    .campaign = The campaign, if not this channel's
cmd-mod-ambassadors-round = Set the round
    .number = The number of the round
    .reason = The reason, shown in the log
    .campaign = The campaign, if not this channel's
cmd-mod-ambassadors-settings = See or change the settings
    .entry-by = Whether players or moderators enter changes to ships and sectors; players by default
    .campaign = The campaign, if not this channel's
cmd-mod-ambassadors-track = Give a player another reputation track
    .player = The player who gets it
    .spaces = A letter for each space: A ambassador, R reputation, E either, like A E E E E
    .reason = The reason, shown in the log
    .campaign = The campaign, if not this channel's

## Choices of commands

choice-materials = materials
choice-wormhole = wormhole
choice-generator = generator
choice-warp-portal = warp-portal
choice-terrans = Terrans
choice-hydran-progress = Hydran Progress
choice-planta = Planta
choice-eridani-empire = Eridani Empire
choice-descendants-of-draco = Descendants of Draco
choice-mechanema = Mechanema
choice-orion-hegemony = Orion Hegemony
