## The panel of the table, and what its buttons ask

panel-turn = Round { $round }. It is { $player }'s turn.
panel-turn-then = Round { $round }. It is { $player }'s turn, then { $next }'s.
panel-turn-next = Round { $round }. { $next } is next: **Begin turn**.
panel-no-turn = Round { $round }. No turn is under way: **Begin turn** starts one.
guide-influence = Influence
guide-alliance = Alliance
guide-alliance-with = Which realm do you ally with? Possible now:
guide-end-alliance = End an alliance
guide-end-alliance-which = Which alliance do you end? Possible now:
guide-call = Call an ally to arms
guide-call-which = Which ally do you call, and for what? If they are adjacent to an enemy and not to you, name that enemy: `/alliance call enemy:`.
guide-call-line = { $realm }: { $kind }
guide-claims = Claims
guide-trade = Trade
guide-trade-begin = Begin a trade
guide-trade-ship = Move a ship
guide-trade-ship-from = Which sea zone does it leave?
guide-trade-ship-to = Which sea zone does it go to?
guide-trade-choose = Choose a card
guide-trade-discard = Discard the cards
guide-covert = Covert action
guide-covert-which = Which covert action?
guide-hand = My hand
guide-discard-card = Discard a card
guide-discard-which = Which card do you discard?
guide-realms = Realms
guide-realm-menu = Show details for…
guide-check-action = Check an action
guide-check-action-which = What are you planning?
guide-check-target = Which one?
guide-seat-realm = Take a realm
guide-seat-realm-which = Which realm do you take?
guide-purse = Power and ducats
field-power = Change in power
field-ducats = Change in ducats
field-reason = Reason
guide-province = Take a province
guide-province-area = Which area?
guide-province-which = Which province?
guide-pieces = Pieces
guide-pieces-which = Which pieces?
guide-pieces-where = Where?
guide-piece-town = Towns
guide-piece-vassal = Vassals
guide-piece-marriage = Marriages
guide-piece-colonist = Colonists
guide-piece-ship = Light ships
guide-piece-protection = Ships on protection slots
guide-war = War and peace
guide-war-which = What has changed?
guide-war-line = { $realm }: { $war ->
    [yes] at war
   *[no] at peace
}
guide-deal = Deal covert cards
guide-deal-whom = Who gets the cards?
guide-deal-count = How many cards, face down?

## Pictures and their alt texts

record-alliances = Alliances: { $forged } forged, { $taken } of them taken from another player.
record-covert = Covert actions: { $declared } declared, { $countered } countered.

## Help

help-title-realms-terms = Terms of realms
help-realms-terms =
    - **Influence**: your pieces in an area; every action there depends on them.
    - **NPR**: a non-player realm.
    - **Alliance**: your token on an NPR that stands by you.
    - **Claim**: a piece that justifies conquering a province from its owner.
    - **Casus belli**: a reason for war that costs nothing.
    - **Covert action**: a card played in secret, which its targets can counter before it takes effect.
    - **Power and ducats**: what actions cost.

## Joining a server, and founding by a form

about-realms = influence, alliances and covert cards of Europa Universalis, until a moderator ends it

## Realms: words

ruleset-realms = realms
realms-nothing = nothing
realms-power = { $count } power
realms-ducats = { $count ->
    [one] 1 ducat
   *[other] { $count } ducats
}
realms-both = { $power } and { $ducats }
realms-supply = influence { $influence }, claims { $claims }, alliances { $alliances }
realms-share = { $count } in { $area }
realms-count = { $player } { $count }
piece-town = { $count ->
    [one] 1 town
   *[other] { $count } towns
}
piece-vassal = { $count ->
    [one] 1 vassal
   *[other] { $count } vassals
}
piece-marriage = { $count ->
    [one] 1 marriage
   *[other] { $count } marriages
}
piece-colonist = { $count ->
    [one] 1 colonist
   *[other] { $count } colonists
}
piece-influence = { $count } influence
piece-claim = { $count ->
    [one] 1 claim
   *[other] { $count } claims
}
piece-ship = { $count ->
    [one] 1 light ship
   *[other] { $count } light ships
}
piece-protection = { $count ->
    [one] 1 light ship on a protection slot
   *[other] { $count } light ships on protection slots
}
strength-marriages = { $total } (including { $marriages })
strength-claims = { $total } (including { $claims } from claims)
strength-both = { $total } (including { $marriages }, and { $claims } from claims)

## Realms: what an action needs

needs-turn = it is your turn.
needs-turn-other = it is { $player }'s turn.
needs-turn-none = it is nobody's turn. `/turn begin` begins yours.
needs-action-any = actions are unlimited; you have taken { $taken ->
    [0] none
   *[other] { $taken }
} this turn.
needs-action = you have taken { $taken } of { $most } actions this turn.
needs-none-open = no covert action is waiting for its targets.
needs-window-open = { $player }'s covert action is still waiting for its targets.
needs-charge = { $has ->
    [0] your Spy Network display has no charges left.
    [one] it uses the last charge of your Spy Network display.
   *[other] it uses 1 of the { $has } charges of your Spy Network display.
}
needs-in-hand = { $held ->
    [yes] you hold { $card }.
   *[no] you do not hold { $card }.
}
needs-paid = it costs { $cost }; you have { $has }.
needs-influence = it takes { $needs } influence; your supply has { $left }.
needs-claims = { $met ->
    [yes] it takes { $needs } of your claims; your supply has { $left }.
   *[no] it takes { $needs } of your claims, but your supply has { $left }.
}
needs-alliance = { $left ->
    [0] you have no alliance tokens left.
    [one] it takes your last alliance token.
   *[other] it takes 1 of your { $left } remaining alliance tokens.
}
needs-reach = { $met ->
    [yes] { $area } is in reach from { $from }.
   *[no] { $area } is out of reach: when your turn began, you had no town, vassal, marriage, alliance or influence in or next to it.
}
needs-near = { $met ->
    [yes] { $area } is not on a distant continent.
   *[no] { $area } is on a distant continent, so no influence can be placed there.
}
needs-open = { $met ->
    [yes] player realms do not own all of { $area }.
   *[no] player realms own every province of { $area }, so no influence can be placed there.
}
needs-of-turn = you have placed { $placed } in { $area } this turn, and this adds { $more }; the limit is { $most } per area and turn.
needs-space = { $met ->
    [yes] { $area } has { $there } of { $most } influence, counting all players; this adds { $more }.
   *[no] { $left ->
        [0] { $area } is full: it has { $there } of { $most } influence, counting all players. Only a covert action gets into a full area.
       *[other] { $area } has room for { $left } more, not { $more }: it has { $there } of { $most } influence, counting all players.
    }
}
needs-peace = { $met ->
    [yes] { $realm } is at peace.
   *[no] { $realm } is at war.
}
needs-capital = { $met ->
    [yes] the capital of { $realm } is in { $area }.
   *[no] { $realm } has no capital on the map.
}
needs-standing = your influence in areas of { $realm } is { $own }; you need { $least }.
needs-majority = your influence in areas of { $realm } is { $own }; its ally { $ally } has { $theirs }, and you need more.
needs-unallied = { $met ->
    [yes] you are not allied with { $realm } yet.
   *[no] you are already allied with { $realm }.
}
needs-allied = { $met ->
    [yes] you are allied with { $realm }.
   *[no] you are not allied with { $realm }.
}
needs-ally-near = { $met ->
    [yes] { $realm } is adjacent to { $to }, from { $from }.
   *[no] no area of { $realm } is adjacent to { $to }.
}
needs-to-discard = it discards { $needs } of your influence in areas of { $realm }; you have { $has } there.
needs-claim-there = { $met ->
    [yes] { $realm } is distant, and you have a claim there: { $claims }.
   *[no] { $realm } is distant, so you need a claim on one of its areas.
}
needs-few-alliances = { $count ->
    [0] you have no alliances; the limit is { $most }.
    [one] you have 1 alliance ({ $allies }); the limit is { $most }.
   *[other] you have { $count } alliances ({ $allies }); the limit is { $most }.
}
needs-border = { $met ->
    [yes] { $area } is adjacent to your realm{ $land ->
        [yes] {" "}by land
       *[no] {""}
    }, from { $from }.
   *[no] { $area } is not adjacent to your realm{ $land ->
        [yes] {" "}by land, as a distant area must be
       *[no] {""}
    }.
}
needs-unclaimed = { $met ->
    [yes] you have no claim on { $area }.
   *[no] you already have a claim on { $area }.
}
needs-not-own = { $met ->
    [yes] you do not own all of { $area }.
   *[no] you already own every province of { $area }.
}
needs-inhabited = { $met ->
    [yes] { $area } has a non-player realm's province, a vassal or a town.
   *[no] { $area } is distant, so it needs a non-player realm's province, a vassal or a town.
}

## Realms: what happened

line-realms-seated = { $you ->
    [actor] You take the last seat.
   *[none] { $player } takes the last seat.
}
told-realms-exchanged = { $you ->
    [actor] You now play { $realm }, and { $with } plays { $theirs }.
    [other] { $player } now plays { $realm }, and you play { $theirs }.
   *[none] { $player } now plays { $realm }, and { $with } plays { $theirs }.
}
told-realm-taken = { $you ->
    [actor] You now play { $realm }, and { $with } has no realm.
    [other] { $player } now plays { $realm }, and you have no realm.
   *[none] { $player } now plays { $realm }, and { $with } has no realm.
}
line-round-begun = Round { $round } begins.
line-round-merchants = Round { $round } begins. Merchants standing up: { $merchants }.
line-ducats-paid = { $from } now has { $left }; { $to } has { $has }.
told-purse = { $you ->
    [actor] You now have { $after }
   *[none] { $player } now has { $after }
} (previously { $before }).{ $lost ->
    [0] {""}
   *[other] {" "}The limit is { $most } power, so { $lost } is lost.
}
told-province = { $province } in { $area } now belongs to { $owner } (previously { $before }).
told-pieces = { $you ->
    [actor] You now have { $pieces } in { $place } (previously { $before }).
   *[none] { $player } now has { $pieces } in { $place } (previously { $before }).
}
told-war = { $war ->
    [yes] { $realm } is now at war.
   *[no] { $realm } is now at peace.
}
line-influence-returned = Player realms now own every province of { $area }, so the influence there returns: { $influence }.
told-influence-placed = { $you ->
    [actor] You place influence: { $areas }. It costs { $paid }, leaving you { $left }.
   *[none] { $player } places influence: { $areas }. It costs { $paid }, leaving { $left }.
}
told-alliance-forged = { $you ->
    [actor] You forge an alliance with { $realm }: your token goes to { $area }.{ $free ->
        [yes] {""}
       *[no] {" "}It costs { $paid }, leaving you { $left }.
    }
   *[none] { $player } forges an alliance with { $realm }: their token goes to { $area }.{ $free ->
        [yes] {""}
       *[no] {" "}It costs { $paid }, leaving { $left }.
    }
}
told-alliance-ended = { $you ->
    [actor] You end your alliance with { $realm }.{ $some ->
        [yes] {" "}Your token returns, and so does your influence: { $areas }.
       *[no] {" "}Your token returns.
    }
   *[none] { $player } ends the alliance with { $realm }.{ $some ->
        [yes] {" "}Their token returns, and so does their influence: { $areas }.
       *[no] {" "}Their token returns.
    }
}
told-called-to-arms = { $you ->
    [actor] You call { $realm } to arms ({ $kind }{ $against ->
        [yes] , against { $enemy }
       *[no] {""}
    }) and discard influence: { $areas }.
   *[none] { $player } calls { $realm } to arms ({ $kind }{ $against ->
        [yes] , against { $enemy }
       *[no] {""}
    }) and discards influence: { $areas }.
} { $realm } is now at war and joins with { $units ->
    [one] 1 unit
   *[other] { $units } units
}.
told-alliance-won = { $you ->
    [actor] You take over the alliance with { $realm } from { $before }, whose token returns; yours goes to { $area }.{ $free ->
        [yes] {""}
       *[no] {" "}It costs { $paid }, leaving you { $left }.
    }
    [other] { $player } takes over your alliance with { $realm }: your token returns, and theirs goes to { $area }.{ $free ->
        [yes] {""}
       *[no] {" "}It costs { $paid }, leaving { $left }.
    }
   *[none] { $player } takes over the alliance with { $realm } from { $before }, whose token returns; theirs goes to { $area }.{ $free ->
        [yes] {""}
       *[no] {" "}It costs { $paid }, leaving { $left }.
    }
}
line-landed = { $you ->
    [actor] You also place one influence in { $area }.
   *[none] { $player } also places one influence in { $area }.
}
landing-full = It brings no influence: { $area } is full.
landing-distant = It brings no influence: { $area } is on a distant continent.
landing-all-owned = It brings no influence: player realms own every province of { $area }.
landing-none-left = It brings no influence: the supply is empty.
line-claims-placed = { $you ->
    [actor] You now have { $count ->
        [one] a claim
       *[other] claims
    } on { $areas }.
   *[none] { $player } now has { $count ->
        [one] a claim
       *[other] claims
    } on { $areas }.
}
line-supply-set = { $player }'s supply: { $changes }.
supply-influence = influence { $before } → { $after }
supply-claims = claims { $before } → { $after }
supply-alliances = alliances { $before } → { $after }
supply-merchants = merchants in all { $before } → { $after }
line-alliance-set = Ally of { $realm }: { $before } → { $after }.
line-merchant-set = { $player }'s merchant { $number }: { $before } → { $after }.
merchant-at = at { $node }{ $upright ->
    [yes] , upright
   *[no] , laid down
}
merchant-in-hand = in hand{ $upright ->
    [yes] , upright
   *[no] , laid down
}
line-hostile-set = { $hostile ->
    [yes] { $zone } is now hostile to { $player }.
   *[no] { $zone } is no longer hostile to { $player }.
}
line-pirates-set = Pirates at { $node }: { $before } → { $count }.
line-map-loaded = The map now has { $areas ->
    [one] 1 area
   *[other] { $areas } areas
} and { $zones ->
    [one] 1 sea zone
   *[other] { $zones } sea zones
}.
line-realms-dealt = Realms dealt: { $realms }.
realm-dealt = { $player } { $realm }

## Realms: refusals

no-unmet = { $count ->
    [one] One condition is not met, so nothing is paid:
   *[other] { $count } conditions are not met, so nothing is paid:
}
    { $lines }
no-game-begun = You can choose a realm only before the first turn, and that has begun.
no-area-in-reach = No area with space is in reach of your influence now. `/realm check action:influence area:` says what an area lacks.
no-choose-areas = Which areas? These are in reach:
    { $areas }
no-area-to-claim = You cannot claim any area now. `/realm check action:claims area:` says what an area lacks.
no-choose-claims = Which areas? You could claim:
    { $areas }
no-choose-payment = How do you pay for this influence ({ $areas })? Say how many with `ducats`. Your options:
    { $ways }
no-area-twice = { $area } is named twice. Name each area once.
no-choose-count = How much influence do you place in { $area }? Give 1 to { $most }.
no-too-many-in-ducats = { $most ->
    [0] The first influence costs 1 power, and you place no more, so { $named } cannot be paid in ducats.
    [one] Only 1 of these can be paid in ducats, not { $named }: the first costs 1 power.
   *[other] Only { $most } of these can be paid in ducats, not { $named }: the first costs 1 power.
}
no-such-realm = No realm is called { $realm }. `/realm show` lists them.
no-such-area = No area is called { $area }. `/area show` lists them.
no-such-zone = No sea zone is called { $zone }. `/board show` lists them.
no-such-province = No province is called { $province }. `/area show` lists them.
no-such-node = No trade node is called { $node }. `/board show` lists them.
no-realm-of-yours = { $you ->
    [actor] You have
   *[none] { $player } has
} no realm: all were already dealt. A moderator can assign a free one: `/mod-realms seat`.
no-plays-realm = { $player } already plays { $realm }. Before the first turn, `/seat realm` exchanges realms.
no-realm-taken = { $realm } is played by { $player }. Non-player realms are free, and so are those of players who have left.
advice-no-realm = All realms are dealt. A moderator can give you a free one: `/mod-realms seat`. Then `/realm show` shows what it has, and `/turn begin` begins your turn.
line-realm-given = { $you ->
    [actor] You now play { $realm }, with everything { $before } left behind. `/turn begin` begins your turn.
   *[none] { $player } now plays { $realm }, with everything { $before } left behind. `/turn begin` begins their turn.
}
line-npr-given = { $you ->
    [actor] You now play { $realm }, until now a non-player realm. `/turn begin` begins your turn.
   *[none] { $player } now plays { $realm }, until now a non-player realm. `/turn begin` begins their turn.
}
line-npr-ally-returns = {" "}{ $ally }'s alliance token returns.
no-not-an-npr = { $realm } is played by { $you ->
    [actor] you
   *[none] { $player }
}; this needs a non-player realm. `/realm show` lists them.
no-is-an-npr = { $realm } is a non-player realm; this needs a player realm. `/seat show` lists them.
no-is-vassal = { $realm } is { $you ->
    [actor] your vassal
   *[none] a vassal of { $player }
}; this needs a realm that is not a vassal. `/realm show` lists them all.
no-ally-as-enemy = { $realm } is the ally you are calling. Name another realm as the enemy.
no-choose-leaving = { $count } influence of yours must leave the areas of { $realm }. You have { $areas }; say which.
no-not-your-realm = { $realm } is played by { $player }. You can enter this only for your own realm or a non-player realm.
no-power = You cannot take away { $needs } power; the purse has { $has }.
no-ducats = You cannot take away { $needs }; the purse has { $has }.
no-purse-short = { $you ->
    [actor] You need { $needs } for it, and have { $has }.
   *[none] { $player } needs { $needs } for it, and has { $has }.
}
no-ducats-out-of-turn = Ducats pass between { $from } and { $to } only in a turn of one of them. { $begun ->
    [no] No turn has begun.
   *[yes] Now it is { $active }'s turn.
}
no-number-range = { $value } is out of range (0 to { $most }).
no-not-entered = You cannot enter { $kind ->
    [claim] claims
   *[influence] influence
} here: actions place them, and moderators correct them with `/mod-realms`.
no-area-full = { $area } would have { $would } influence, counting all players; the limit is { $most }.
no-influence-distant = { $area } is on a distant continent, so no influence can be placed there.
no-influence-all-owned = Player realms own every province of { $area }, so no influence can be placed there.
no-supply = This takes { $needs }, but { $you ->
    [actor] you have
   *[none] { $player } has
} { $left } left in the supply. `/mod-realms supply` changes that.
token-alliances = { $count ->
    [one] 1 alliance
   *[other] { $count } alliances
}
no-too-many-alliances = { $you ->
    [actor] You already have
   *[none] { $player } already has
} { $most } alliances, which is the limit.
no-too-many-marriages = { $you ->
    [actor] You can have
   *[none] { $player } can have
} at most { $most } marriages in play.
no-slots = { $zone } has { $slots ->
    [0] no protection slots
    [one] 1 protection slot
   *[other] { $slots } protection slots
}, and this would put { $would } ships on them.
no-such-merchant = { $you ->
    [actor] You have
   *[none] { $player } has
} { $has ->
    [0] no merchants
    [one] 1 merchant
   *[other] { $has } merchants
}, so there is no number { $number }.
no-merchant-there = { $you ->
    [actor] You already have
   *[none] { $player } already has
} a merchant at { $node }, and the limit is one.
flaw-province-twice = the province { $province } is named twice
flaw-capital-twice = { $realm } already has another capital
flaw-capital-of-none = a capital needs an owner
flaw-seat-twice = seat { $seat } already has another realm
flaw-seat-without-realm = seat { $seat } has pieces but no realm
flaw-ally-of-player = only a non-player realm can have an ally
flaw-vassal-otherwise = a vassal cannot have a seat or an alliance
flaw-only-of-player = only a realm with a seat can have this
flaw-seat-counted-twice = seat { $seat } is listed twice here
flaw-node-nowhere = a node needs an area or zones, not both
flaw-listed-twice = { $name } is listed twice
flaw-next-to-itself = { $name } need not be listed as adjacent to itself
flaw-count = { $value } is out of range ({ $least } to { $most })
no-setting-range = { $value } is out of range ({ $least } to { $most }). Nothing was changed.

## Realms: what has to be seen first

confirm-influence = You place influence: { $areas }. It costs { $price }, leaving you { $left }. Place it?
confirm-forge = You forge an alliance with { $realm }: your token goes to its capital, in { $area }.
confirm-forge-wins = It replaces the token of { $player }, which returns.
confirm-landed = You also place one influence in { $area }.
confirm-price = It costs { $price }, leaving you { $left }. Do it?
confirm-end-alliance = You end your alliance with { $realm }: your token returns{ $some ->
    [yes] , and so does your influence: { $areas }
   *[no] {""}
}. You both get a `truce` mark. It costs nothing. End it?
confirm-call = You call { $realm } to arms ({ $kind }{ $against ->
    [yes] , against { $enemy }
   *[no] {""}
}) and discard influence: { $areas }. { $realm } goes to war and joins with { $units ->
    [one] 1 unit
   *[other] { $units } units
}. Call it?
confirm-replaces-map = { $places ->
    [one] This replaces the current map, with its 1 place
   *[other] This replaces the current map, with its { $places } areas and sea zones
}, and all pieces on it. Realms are dealt again; hands, merchants, marks and anything open are cleared. Replace it?
confirm-leave-realms = You leave the campaign.
confirm-leave-turn = Your turn ends.
confirm-leave-trade = Your trade ends: the revealed cards are discarded, and nothing is paid.
confirm-leave-action = Your covert action ({ $deed }) has no effect. The price is not refunded.
confirm-leave-question = Offer { $offer } to you counts as unanswered.
confirm-leave-realm-stays = You keep everything you have, but your turns are skipped and you are asked nothing. `/campaign join` brings you back. Leave?
button-place-influence = Place it
button-forge = Forge it
button-end-alliance = End it
button-call = Call to arms
button-declare = Declare it

## Realms: what is shown

areas-map-title = Map of { $name }
areas-none = There is no map yet. A moderator can load one: `/board example players:4`, or `/board load` for your own.
map-footer = /area show and /realm show give details. /realm check says what an action needs.
map-nprs = Non-player realms
map-zones = Sea zones
map-nodes = Trade nodes
zone-line = { $zone }: slots { $slots }
zone-protection = {" "}· on slots: { $whose }
zone-ships = {" "}· off slots: { $whose }
zone-hostile = {" "}· hostile to { $players }
node-line = { $node } ({ $places }){ $pirates ->
    [0] {""}
    [one] {" "}· 1 pirate
   *[other] {" "}· { $pirates } pirates
}
areas-title = Areas
areas-footer = /area show with an area shows its provinces, pieces and borders.
areas-line = **{ $area }**: { $owners }
areas-distant = {" "}· distant
areas-influence = {" "}· influence: { $whose }
areas-claims = {" "}· claims: { $whose }
area-title = { $area }
area-distant = It is on a distant continent.
area-battleground = It is a battleground: a claim costs { $price }.
area-no-province = no provinces
area-province = **{ $province }**: { $owner } · tax { $tax }, size { $size }
area-capital = capital of { $realm }
area-influence = Influence: **{ $all }** of { $most }: { $whose }
area-influence-none = Influence: **0** of { $most }
area-no-influence = Influence: none can be placed here
area-no-influence-owned = Influence: none can be placed here, as player realms own every province
area-claims = Claims: { $whose }
area-towns = Towns: { $whose }
area-vassals = Vassals: { $whose }
area-marriages = Marriages: { $whose }
area-colonists = Colonists: { $whose }
area-by-land = By land: { $areas }
area-by-sea = By sea: { $zones }
realms-title = Realms
realms-footer = /realm show with a realm gives details.
realms-line = **{ $realm }** · { $player }{ $war ->
    [yes] {" "}· at war
   *[no] {""}
} · { $purse }
realms-vassal-line = **{ $realm }**{ $war ->
    [yes] {" "}(at war)
   *[no] {""}
}: vassal of { $player }
realm-vassal = Vassal of { $player }, tax income { $tax }
realm-title = { $realm }
realm-played = Played by { $player }, { $war ->
    [yes] at war
   *[no] at peace
}
realm-purse = **Purse**: { $purse }
realm-supply = **Supply**: { $supply }
realm-provinces = **Provinces**: { $provinces }, tax income { $tax }
realm-on-map = **On the map**: influence { $influence }, towns { $towns }, vassals { $vassals }, marriages { $marriages }, light ships { $ships }
realm-claims = **Claims**: { $areas }
realm-allies = **Allies**: { $realms }
realm-merchants = **Merchants**: { $merchants }
realm-no-merchants = **Merchants**: none
realm-merchant = { $number } { $at }
realm-hand = **Covert cards** in hand: { $count }
realm-marks = **Marks**: { $marks }
realm-covert = **Spy Network** charges: { $charges }
npr-line = **{ $realm }**{ $war ->
    [yes] {" "}(at war)
   *[no] {""}
}: { $ally } · { $leads } · the next alliance costs { $price }
npr-no-ally = no ally
npr-ally-is = allied with { $player }
npr-no-leader = nobody leads
npr-leads = { $count ->
    [one] { $players } leads
   *[other] { $players } lead
} with { $most }
npr-war = Non-player realm, { $war ->
    [yes] at war
   *[no] at peace
}
npr-capital = **Capital** in { $area }{ $distant ->
    [yes] , on a distant continent
   *[no] {""}
}
npr-no-capital = It has no capital on the map, so no alliance can be forged.
npr-areas = **Areas**: { $areas }
npr-price = **Tax income** { $tax }: the next alliance costs { $price }
npr-ally = **Ally**: { $player }
npr-ally-none = **Ally**: none
npr-strength = { $player }: influence { $strength }
npr-no-strength = Nobody has influence in its areas.
realm-seat = { $seat }. { $turn ->
    [yes] **{ $player }** (their turn)
   *[no] { $player }
}: { $realm }
realm-seat-none = no realm
realm-seats-without = A moderator can give a free realm to a player without one: `/mod-realms seat`.
rights-realm-nothing = Nothing: they own no provinces and have no allies, and you have no card to play against them.
right-covert = { $card }{ $any ->
    [yes] {" "}in { $areas }
   *[no] {""}
}
realm-seats-footer = Clockwise. /seat realm takes another realm before the first turn; /turn begin begins your turn.
realm-turn = Round { $round }. It is { $player }'s turn.
realm-turn-none = Round { $round }. It is nobody's turn.
realm-column-alliances = A
realm-column-influence = I
realm-column-claims = C
realm-column-provinces = P
realm-column-power = b
realm-column-ducats = D
realm-standings-legend = A: alliances, I: influence on the map, C: claims, P: provinces, b: power, D: ducats.
realm-check-open = Every condition is met. It costs { $price }.
realm-check-shut = { $unmet ->
    [one] 1 of { $all } conditions is not met.
   *[other] { $unmet } of { $all } conditions are not met.
} It costs { $price }.
check-influence = To place 1 influence in { $area }
check-alliance = To forge an alliance with { $realm }
check-trade = To begin a trade
check-claims = To fabricate a claim on { $area }
check-covert = To play { $card }
picture-realms-legend = Round { $round }. Turn: { $player }
picture-realms-legend-none = Round { $round }
picture-influence = influence
picture-free = room for influence
picture-owner = owns provinces
picture-claim = claim
picture-alliance = capital, with its ally
picture-capital = capital without an ally
picture-town = town
picture-vassal = vassal
picture-marriage = marriage
picture-colonist = colonist
picture-ships = light ships
picture-protection = trade protection
picture-slot = free slot
picture-hostile = hostile to the player
picture-node = Trade node
picture-power = Trade power
picture-pirates = Pirates
picture-land = border by land
picture-coast = coast
picture-sea = border at sea
picture-distant = distant: no influence
picture-battleground = battleground
picture-realm = Realm
picture-ally = Ally
picture-leads = Leads
picture-costs = Next alliance
picture-none = none
picture-npr = { $realm }: ally { $ally }, leader { $leads }, the next alliance costs { $price }
picture-area = { $area }: influence { $counts }
picture-claims = { $area }: claims of { $players }
picture-fleet = { $zone }: ships { $counts }
picture-realms-alt = A map of { $areas ->
    [one] 1 area
   *[other] { $areas } areas
}. { $list }.
check-what = Choose what to check { $action } against.
menu-area = Choose an area
menu-realm = Choose a realm
no-such-action = No action is called { $action }. Choose from: { $actions }.
influence-which = Where do you place influence? Choose { $most ->
    [one] 1 area
   *[other] 1 to { $most } areas
}. Nothing is paid yet.{ $more ->
    [yes] {" "}Some areas in reach are not listed: `/influence place area:` takes any.
   *[no] {""}
}
influence-menu = Areas in reach
claims-which = Where do you fabricate { $most ->
    [one] a claim? Choose 1 area.
   *[other] claims? Choose 1 to { $most } areas.
} A claim costs { $price }, { $battleground } in a battleground. Nothing is paid yet.
claims-menu = Areas you could claim
choose-realm = Which realm do you play { $card } against?
choose-area = Which area do you play { $card } in?
choose-whose = Whose influence in { $area } do you target?
influence-line = { $area } ({ $there } of { $most } there)
influence-how-much = How much influence do you place in { $area } ({ $there } of { $most } there)?
leaving-which = Choose { $count } of your influence to remove from the areas of { $realm }.
leaving-menu = Influence to remove
leaving-line = { $area }: { $number } of { $there }
leaving-area = { $area } (you have { $there })
call-defensive = defensive
call-offensive = offensive
influence-how-paid = { $areas }. The first influence costs a point of power; each further one a point of power or { $ducats }. How do you pay?

## Realms: covert actions

deed-claims = { $count ->
    [one] a claim
   *[other] claims
} on { $areas }
deed-card-both = { $card } against { $realm } in { $area }
deed-card-realm = { $card } against { $realm }
deed-card-area = { $card } in { $area }
deed-count = { $deed }, { $influence }
card-line = **{ $card }**: costs { $price }{ $spy ->
    [yes] {" "}and uses a charge
   *[no] {""}
}
card-counters = **{ $card }**: counters a covert action that targets you
card-does = {" "}· { $effect }
card-says = {" "}· “{ $said }”
effect-remove = removes { $count ->
    [one] 1 influence
   *[other] up to { $count } influence
} of another player
effect-swap = replaces { $count ->
    [one] 1 influence
   *[other] up to { $count } influence
} of another player with yours, even in a full area
effect-claim = places a claim
effect-alliance = forges an alliance
effect-mark = leaves a mark: { $mark } ({ $count })
effect-mark-own = gives you a mark: { $mark } ({ $count })
confirm-covert = You declare a covert action: { $deed }.
confirm-covert-targets = { $targets } may counter it in secret. The price is not refunded if they do.
confirm-covert-unopposed = It targets no player, so it takes effect at once.
needs-theirs = { $player } has { $has } influence in { $area }.
told-declared = { $you ->
    [actor] You declare a covert action: { $deed }. It costs { $paid }, leaving you { $left }.
   *[none] { $player } declares a covert action: { $deed }. It costs { $paid }, leaving { $left }.
}
line-charge-used = { $left ->
    [0] It uses the last charge of the Spy Network display, which is discarded.
   *[other] It uses a charge of the Spy Network display; { $left } left.
}
line-card-used = The card is discarded.
line-unopposed = It targets no player, so it takes effect at once.
line-may-counter = { $targets } may counter it in secret.
told-countered = { $you ->
    [actor] You counter { $against } with Counterespionage, which is discarded. They may counter that in secret.
    [other] { $by } counters you with Counterespionage, which is discarded. You may counter that in secret.
   *[none] { $by } counters { $against } with Counterespionage, which is discarded. { $against } may counter that in secret.
}
told-took-effect = { $you ->
    [actor] Your covert action takes effect: { $deed }.
   *[none] { $player }'s covert action takes effect: { $deed }.
}
told-covert-failed = { $you ->
    [actor] Your covert action ({ $deed }) has no effect: its conditions are no longer met. The price is not refunded.
   *[none] { $player }'s covert action ({ $deed }) has no effect: its conditions are no longer met. The price is not refunded.
}
told-stays-countered = { $you ->
    [actor] { $by }'s counter stands: your covert action ({ $deed }) has no effect. The price is not refunded.
    [other] Your counter stands: { $player }'s covert action ({ $deed }) has no effect. The price is not refunded.
   *[none] { $by }'s counter stands: { $player }'s covert action ({ $deed }) has no effect. The price is not refunded.
}
told-actor-left = { $you ->
    [actor] You left, so your covert action ({ $deed }) has no effect. The price is not refunded.
   *[none] { $player } has left, so their covert action ({ $deed }) has no effect. The price is not refunded.
}
told-called-off = { $you ->
    [actor] The map was replaced, so your covert action ({ $deed }) has no effect.
   *[none] The map was replaced, so { $player }'s covert action ({ $deed }) has no effect.
}
told-game-ended = { $you ->
    [actor] The campaign has ended, so your covert action ({ $deed }) has no effect.
   *[none] The campaign has ended, so { $player }'s covert action ({ $deed }) has no effect.
}
line-influence-removed = { $you ->
    [actor] You remove { $influence } of { $of } from { $area }.
    [other] { $by } removes { $influence } of yours from { $area }; it returns to your supply.
   *[none] { $by } removes { $influence } of { $of } from { $area }.
}
line-influence-swapped = { $you ->
    [actor] { $influence } of yours replaces { $of }'s in { $area }.
    [other] { $influence } of { $by } replaces yours in { $area }.
   *[none] { $influence } of { $by } replaces { $of }'s in { $area }.
}
line-marked = { $on }: { $mark } { $before } → { $count }.
told-dealt = { $you ->
    [actor] You are dealt { $count ->
        [one] 1 covert card
       *[other] { $count } covert cards
    }, face down: `/hand show` shows your hand, to you only.
   *[none] { $player } is dealt { $count ->
        [one] 1 covert card
       *[other] { $count } covert cards
    }, face down: `/hand show` shows a hand to its player only.
}
told-dealt-seen = { $you ->
    [actor] You are dealt { $cards }, face down: no other player sees this.
   *[none] { $player } is dealt { $cards }, face down.
}
told-discarded = { $you ->
    [actor] You discard { $card }.
   *[none] { $player } discards { $card }.
}
# Trade.
trade-power = { $total } (merchant { $merchant } + key provinces { $provinces } + slots { $ships })
trade-chain-joined = connected
trade-chain-broken = the chain from the capital lacks a piece in { $lacks }
trade-chain-no-way = no route leads there from the capital
trade-chain-capital = the capital { $province } belongs to { $owner }
trade-chain-none = no capital to start from
trade-stand = { $player }: power { $power }, { $merchant ->
    [upright] merchant upright
    [down] merchant laid down
   *[none] no merchant
}; { $chain }.
trade-card = { $nodes }: rows of { $rows } ducats
trade-revealed = **{ $number }** { $card }
trade-hand = hand
trade-open = ✅ { $node }: eligible.
trade-closed = ❌ { $node }: { $why }.
trade-away = neither adjacent to the ship in { $zone } nor connected by a chain through it
trade-lies-there = the merchant there is laid down, and there is room for only one
trade-none-upright = no merchant is upright
trade-title = Trade
trade-none = No trade is under way.
trade-begun = { $player } is trading: a card must be chosen by { $deadline }, or all are discarded.
trade-moved = The ship has moved to { $zone }.
trade-hidden = Only the trader sees the cards.
trade-reckoning = { $player } is trading in { $node }, and a tie must be broken. Power as it was when the card was chosen:
trade-node-title = { $node }
trade-node-line = { $node }: pirates { $pirates }; merchants of { $merchants }.
trade-node-empty = { $node }: pirates { $pirates }; no merchants.
trade-pirates = { $pirates ->
    [0] No pirates.
    [one] 1 pirate moves everyone 1 row down.
   *[other] { $pirates } pirates move everyone { $pirates } rows down.
}
trade-shift = { $node }, { $player }: power { $before } → { $power }; { $same ->
    [yes] { $chain }
   *[no] { $was } → { $chain }
}.
trade-shift-own = { $verdict } Your power there: { $before } → { $power }.
trade-shift-stays = { $verdict } Your power there is still { $power }.
trade-card-menu = Choose a card and its node
trade-card-line = { $number }: { $node }, rows of { $rows } ducats
trade-node-menu = Choose a node
trade-merchant-menu = Choose a merchant
trade-merchant-line = The merchant in { $node }
trade-merchant-hand = A merchant in hand
trade-displace-menu = Ship to displace
trade-share = Row { $row }, { $pays }: { $player }, power { $power }; now has { $has }.
trade-share-below = Nothing: { $player }, power { $power }; pushed below the last row.
trade-share-cut-off = Nothing: { $player }, power { $power }; { $chain }.
confirm-trade = Begin a trade? It costs { $price }, leaving you { $left }. It reveals { $revealed } trade cards; discarding them all pays { $pays }.
confirm-trade-ends = Your trade is not over. If you end your turn, its cards are discarded and you collect { $ducats }.
confirm-ship = Move a light ship from { $from } to { $to }, { $slot ->
    [yes] onto a protection slot
   *[no] off the slots
}? You must then choose a card.
confirm-ship-displaces = It displaces { $player }'s ship, which stays in the zone.
button-trade = Trade
button-move-ship = Move the ship
button-discard-and-end = Discard and end the turn
button-break-tie = Break the tie
told-trade-begun = { $you ->
    [actor] You begin a trade. It costs { $paid }, leaving you { $left }.
   *[none] { $player } begins a trade. It costs { $paid }, leaving { $left }.
} { $seen ->
    [all] { $count } trade cards are revealed; one must be chosen by { $deadline }, or all are discarded.
    [trader] Only you see the { $count } trade cards; choose one by { $deadline }, or all are discarded.
   *[none] Only the trader sees the { $count } trade cards; one must be chosen by { $deadline }, or all are discarded.
}
advice-trade-begun = `/trade choose` shows your choices, `/trade ship` moves a light ship first, `/trade discard` gives up all the cards for { $pays }.
advice-trade-moved = Now choose a card: `/trade choose`.
line-trade-shuffled = The trade cards are shuffled. Promise ({ $hash }): `{ $promise }…`
line-trade-reshuffled = The remaining trade cards are shuffled again, because some had been seen. Promise ({ $hash }): `{ $promise }…`
line-trade-shuffle-shown = No trade card of this shuffle is hidden any more. Its promise was `{ $promise }`; this is the text behind it: `{ $said }`
line-trade-renewed = { $player }'s trade gets its full time again, until { $deadline }.
told-trade-discarded = { $why ->
    [asked] { $you ->
        [actor] You discard all trade cards and collect { $pays }; you now have { $has }.
       *[none] { $player } discards all trade cards and collects { $pays }; they now have { $has }.
    }
    [turn] { $you ->
        [actor] Your turn ends, so all trade cards are discarded and you collect { $pays }; you now have { $has }.
       *[none] { $player }'s turn ends, so all trade cards are discarded for { $pays }; they now have { $has }.
    }
    [deadline] { $you ->
        [actor] You chose no trade card in time: all are discarded, and nothing is paid.
       *[none] { $player } chose no trade card in time: all are discarded, and nothing is paid.
    }
    [left] { $player }'s trade is over: all trade cards are discarded, and nothing is paid.
   *[ended] { $player }'s trade is over: all trade cards are discarded for { $pays }; they now have { $has }.
}
told-trade-ship = { $you ->
    [actor] You move
   *[none] { $player } moves
} a light ship from { $from } to { $to }, { $slot ->
    [yes] onto a protection slot
   *[no] off the slots
}.
line-ship-displaced = { $player }'s ship leaves its slot but stays in { $zone }.
told-trade-chosen = { $you ->
    [actor] You trade
   *[none] { $player } trades
} in { $node } (the card { $card }). { $merchant ->
    [there] The merchant there is laid down.
    [hand] A merchant moves there from hand and is laid down.
   *[node] The merchant in { $place } moves there and is laid down.
}
told-trade-reckoned = Trade in { $node }, rows of { $rows } ducats{ $pirates ->
    [0] {""}
    [one] , 1 pirate: everyone moves 1 row down
   *[other] , { $pirates } pirates: everyone moves { $pirates } rows down
}.
line-tie-broken = { $upper } takes row { $row } ahead of { $over }{ $silent ->
    [yes] , as the trader did not answer in time
   *[no] {""}
}.
told-asked-tie = { $players } are tied at power { $power } in { $node }. { $you ->
    [actor] Which realm takes row { $row } ({ $ducats })?
   *[none] { $to } decides which realm takes row { $row } ({ $ducats }).
} The next row pays { $below }.
matter-tie = a tie for row { $row } in { $node }
silence-tie = Without an answer, the trader comes first, then the seats in order.
outcome-tie = 🔇 Decided without an answer.
told-tie-closed = { $answered ->
    [yes] { $you ->
        [actor] You broke { $matter } (offer { $offer }).
       *[none] { $to } broke { $matter } (offer { $offer }).
    }
   *[no] Offer { $offer } ended without an answer: { $matter }.
}
told-tie-reminded = { $last ->
    [yes] Last call:
   *[no] Half the time has passed:
} { $you ->
    [actor] you owe an answer
   *[none] { $to } owes an answer
} to offer { $offer }, { $matter }, by { $deadline } ({ $left }).
no-tie-pick = Offer { $offer } asks which realm takes the upper row: name it as `choice`.
question-tie = Which realm takes the upper row?
question-tie-title = Realm
needs-merchant = { $upright ->
    [0] { $has ->
        [0] you have no merchants.
        [one] your merchant is laid down; it stands up in the next round.
       *[other] all { $has } of your merchants are laid down; they stand up in the next round.
    }
   *[other] it takes an upright merchant: you have { $upright } (of { $has }).
}
needs-none-begun = no trade is under way.
needs-none-begun-other = { $player }'s trade is under way.
no-trade-begun = No trade is under way. Begin one with `/trade begin`.
no-trade-of-yours = { $you ->
    [actor] Your trade is under way.
   *[none] { $player }'s trade is under way, not yours.
}
no-trade-reckoning = A card has been chosen for { $node }, but a tie must be broken first.
no-trade-must-choose = Your ship has moved to { $zone }, so you must choose a card (`/trade choose`): { $nodes }.
no-trade-none-eligible = That move would leave no card you could choose, so the ship stays:
    { $verdicts }
no-trade-card = There is no card { $card }: { $revealed ->
    [0] you see none.
   *[other] you see { $revealed }.
}
no-trade-choose-card = Which card do you choose? The others are discarded.
    { $cards }
no-trade-no-nodes = No card you can see names a node.
no-trade-not-on-card = Card { $card } names { $nodes }, not { $node }.
no-trade-choose-node = Card { $card } offers you several nodes. Choose one with `node`:
    { $verdicts }
no-trade-not-eligible = You cannot trade there:
    { $verdicts }
no-trade-choose-merchant = Which merchant goes to { $node }? Say where it is now (`merchant`): { $from }.
no-trade-merchant-at = You have no upright merchant at { $place }. You can send one from: { $from }.
no-ship-moved = Only one ship moves in a trade, and yours has moved to { $zone }.
no-ship-there = You have no light ship in { $zone }.
no-ship-stays = That would not move the ship: within { $zone }, it can only go onto a slot.
no-ship-hostile = { $zone } is hostile to you, so your ships cannot go there to trade.
no-ship-way = No route from { $from } to { $to } avoids sea zones hostile to you.
no-ship-slots = { $zone } has no trade protection slots.
no-ship-slots-free = { $free ->
    [one] 1 slot in { $zone } is free,
   *[other] { $free } slots in { $zone } are free,
} so no ship is displaced. Leave `displace` out.
no-ship-slots-own = Your own ships hold all slots in { $zone } ({ $slots }).
no-ship-takes-no-slot = A ship off the slots displaces no ship in { $zone }. Leave `displace` out, or say `slot:True`.
no-ship-of = { $realm } has no ship on a slot in { $zone }; these do: { $realms }.
no-ship-choose-displaced = All slots in { $zone } are taken. Whose ship do you displace (`displace`)? { $realms }.
setting-trade-hours = The trader has { $hours } to choose a card, and as long again to break a tie.
setting-trade-cards-table = Everyone sees the cards that a trade reveals.
setting-trade-cards-trader = Only the trader sees the cards that a trade reveals.
line-shuffled = The covert cards are shuffled. Promise ({ $hash }): `{ $promise }…`
line-reshuffled = The remaining covert cards are shuffled again, because some had been seen. Promise ({ $hash }): `{ $promise }…`
line-shuffle-shown = No card of this shuffle is hidden any more. Its promise was `{ $promise }`; this is the text behind it: `{ $said }`
line-charges-set = { $player }'s charges: { $before } → { $count }.
act-action = { $you ->
    [actor] You declare a covert action: { $deed }.
   *[none] { $player } declares a covert action: { $deed }.
}
act-counter = { $you ->
    [actor] You counter a covert action ({ $deed }) with Counterespionage.
   *[none] { $player } counters a covert action ({ $deed }) with Counterespionage.
}
told-asked-counter = { $you ->
    [actor] { $act } Do you counter?
   *[none] { $act } { $to } is asked whether to counter.
}
matter-counter = a counter to a covert action ({ $deed })
matter-counter-counter = a counter to Counterespionage ({ $deed })
accepting-counter = It plays your Counterespionage card, if needed.
refusing-counter = It costs nothing, and the action goes ahead.
refusing-counter-counter = { $own ->
    [yes] It costs nothing, but your action has no effect, and its price is not refunded.
   *[no] It costs nothing, but { $player }'s counter stands, and yours has no effect.
}
button-counter = Counter
button-let-pass = Let it pass
button-answer-in-private = Answer in private
silence-counter = Silence lets it pass. Your answer is sealed and cannot be changed; everyone asked gets the same question.
outcome-counter = 🔇 No counter by { $at }.
told-counter-yes = Offer { $offer }, { $matter }: { $you ->
    [actor] you
   *[none] { $to }
} chose to counter.
told-counter-no = Offer { $offer }, { $matter }: { $you ->
    [actor] you
   *[none] { $to }
} let it pass.
told-counter-lapsed = Offer { $offer }, { $matter }: { $you ->
    [actor] you
   *[none] { $to }
} did not answer in time, which lets it pass.
told-counter-void = Offer { $offer }, { $matter }, is void.
told-counter-reminded = { $you ->
    [actor] { $last ->
        [yes] Last call: you
       *[no] You
    } have until { $deadline } ({ $left }) to answer offer { $offer }: { $matter }. Silence lets it pass.
   *[none] { $to }, { $last ->
        [yes] last call: you
       *[no] you
    } have until { $deadline } ({ $left }) to answer offer { $offer }: { $matter }. Silence lets it pass.
}
window-title = 🕵️ A covert action that may be countered
window-title-over = 🕵️ A covert action
window-undone-title = ↩️ A covert action: undone
window-undone = A moderator has undone it. No answer is needed any more.
window-about = The action: { $deed }.
window-card = “{ $said }”
window-asked-until = Asked in secret: { $players }, until { $deadline } ({ $left })
window-asked-paused = Asked in secret: { $players }; { $left } left once the campaign resumes
window-asked = Asked in secret: { $players }
window-countered = 🛡️ { $player } countered it with Counterespionage
window-took-effect = ✅ The covert action took effect.
window-failed = 🚫 Its conditions were no longer met: the covert action has no effect, and the price is not refunded.
window-stays-countered = 🛡️ { $player }'s counter stands: the covert action has no effect, and the price is not refunded.
window-actor-left = 🚫 Its player left: the covert action has no effect, and the price is not refunded.
window-called-off = 🚫 The map was replaced: the covert action has no effect.
window-game-ended = 🚫 The campaign ended: the covert action has no effect.
window-footer = Everyone asked answers in private, with or without the card. Answers, and who gave them, stay hidden until it is over.
window-closed = This window is closed. `/history` shows the outcome.
window-yours = This is your own act, so you cannot counter it. The players asked answer in private.
window-not-asked = You are not asked here; only the players named above are.
window-question = { $act } Do you counter? It takes a Counterespionage card. Answer by { $deadline } ({ $left }); silence lets it pass. Your answer to offer { $offer } is sealed: it cannot be changed, and nobody sees it or that you gave it.
hand-title = Your covert cards
hand-empty = You hold no cards.
hand-charges = { $charges ->
    [0] Your Spy Network display has no charges.
    [one] Your Spy Network display has **1** charge.
   *[other] Your Spy Network display has **{ $charges }** charges.
}
hand-deck = In the deck: { $left }; discarded: { $discards }.
promise-covert = Promise of the covert cards' last shuffle: `{ $promise }`
promise-trade = Promise of the trade cards' last shuffle: `{ $promise }`
promise-none = No shuffle has a hidden card.
guide-promises = Whole promise
hand-footer = Only you see this. /covert play plays a card, /hand discard discards one.
no-such-card = No covert card is called { $card }. `/hand show` lists what you can play.
no-only-answers = You cannot play { $card }: it only answers a covert action that targets you.
no-unused = { $card } { $option ->
    [realm] targets no realm that you could name. Leave out `realm`.
    [area] is not played in an area. Leave out `area`.
   *[count] moves no influence. Leave out `count`.
}
no-counterespionage = You hold no Counterespionage card, so you cannot counter. The offer stays open, and only you know this: `/refuse` lets it pass.
no-window-open = { $you ->
    [actor] Your covert action
   *[none] { $player }'s covert action
} still waits for { $asked }. That must be settled first.
no-window-until = It closes when they have all answered, at the latest { $until } ({ $left }).
no-realm-for-card = There is no realm to play { $card } against now.
no-choose-realm = Which realm do you play { $card } against?
    { $realms }
no-area-for-card = There is no area where { $card } would do anything now.
no-choose-area = Which area do you play { $card } in?
    { $areas }
no-choose-whose = Several players have influence in { $area }. Whose do you target?
    { $realms }
no-none-there = No opponent has influence in { $area }.
no-card-count = { $count } is out of range (1 to { $most }).
no-not-held = You do not hold { $card }. `/hand show` shows what you hold.
no-deck-short = { $needs } cannot be dealt: { $has ->
    [0] no card is
    [one] only 1 card is
   *[other] only { $has } cards are
} left in the deck and the discards.
flaw-copies = the number of copies must be 1 to { $most }, not { $copies }
flaw-effect = the effect does not fit the card's target
flaw-text = the text has { $length } characters; the limit is { $most }
influence-no-area = A count of { $count } has no area. Name the area as well.
setting-name-counter = Time to counter
setting-name-actions = Diplomatic actions
setting-name-merchants = Merchants stand up
setting-name-distant = Alliance with a distant realm
setting-name-trade-hours = Time to choose a trade card
setting-name-trade-cards = Cards that a trade reveals
setting-value-actions = { $actions ->
    [0] any number a turn
    [one] 1 a turn
   *[other] { $actions } a turn
}
setting-value-merchants-moderator = when a moderator begins a round
setting-value-merchants-last-seat = when the last seat ends its turn
setting-value-distant-claim = takes a claim, which counts as { $least } influence
setting-value-distant-strict = takes a claim and { $least } influence
setting-value-trade-cards-table = seen by everyone
setting-value-trade-cards-trader = seen only by the trader
setting-counter = The targets of a covert action have { $hours } to counter it.
settings-hint-actions = How many; 0 for any number
setting-actions = { $actions ->
    [0] A turn has any number of diplomatic actions.
    [one] A turn has 1 diplomatic action.
   *[other] A turn has { $actions } diplomatic actions.
}
setting-merchants-moderator = Merchants stand up when a moderator begins a round.
setting-merchants-last-seat = Merchants stand up when the last seat ends its turn.
setting-distant-claim = An alliance with a distant realm needs a claim there, which counts as { $least } influence.
setting-distant-strict = An alliance with a distant realm needs a claim there and { $least } influence as well.
offers-none-realms = No offers are pending. Covert actions (`/claims fabricate`, `/covert play`) and ties in a trade ask for answers.

## Realms: clauses of deals

clause-ducats = { $role ->
    [actor] You give { $to } { $ducats }
    [other] { $from } gives you { $ducats }
   *[none] { $from } gives { $to } { $ducats }
}
clause-pay-ducats = { $role ->
    [actor] You promise to pay { $to } { $ducats } { $by }
    [other] { $from } promises to pay you { $ducats } { $by }
   *[none] { $from } promises to pay { $to } { $ducats } { $by }
}
clause-name-ducats = Ducats
realms-promises = A claim or a covert action that targets the other player breaks peace as soon as it is declared. A payment is kept once later deals have moved the amount.

## Realms: rules and help

rules-u1 = Map, pieces and turns
rules-u2 = Influence
rules-u3 = Alliances
rules-u4 = Claims
rules-u5 = Trade
rules-u6 = Covert actions and counterespionage
rules-u7 = Checks and proofs
rule-u1-1 = Areas with their provinces (owner, tax, size), capitals and borders; sea zones and trade nodes; player and non-player realms, at peace or at war. A realm's tax income comes from the provinces it owns now.
rule-u1-2 = Each player has power (at most { $most-power }), ducats, merchants, tokens (at the start { $supply }, minus those placed), and pieces on the map. Pieces come from the supply and return to it.
rule-u1-3 = Halves are rounded up. One player is active. U2.2 uses the map as it was when their turn began, whatever changes during the turn.
rule-u1-4 = Maps and covert cards are files. Mine are invented; a moderator can load your own.
rule-u1-5 = Areas are adjacent by land where the map says so, and by sea if both border the same sea zone. An area is adjacent to itself, also by land. A realm's areas are those with one of its provinces or towns.
rule-u1-6 = A turn has any number of diplomatic actions, unless the campaign sets a limit. Players enter the results of everything the table plays without me, and I announce them.
rule-u1-7 = When a player leaves, their pieces stay, their turn is passed over, and they are asked nothing. Pending offers to them are answered as by silence. Their pending action has no effect but stays paid. A player who joins after the realms are dealt gets a free one from a moderator.
rule-u1-8 = A player begins a turn when nobody is active; ending it pings the next seat. A moderator who makes a player active begins their turn.
rule-u2-1 = The first influence of an action costs a point of power; each further one costs a point of power or { $ducats }, as you choose.
rule-u2-2 = It goes into areas adjacent to a town, vassal, marriage, alliance or influence that you had there when the turn began.
rule-u2-3 = You can place at most { $most-a-turn } in an area per turn. An area holds at most { $most-influence } from all players together; entering a full one takes a covert action.
rule-u2-4 = You cannot place influence on a distant continent, or where player realms own all provinces. Influence already there is then returned.
rule-u3-1 = An alliance costs half the realm's tax income in power, at least { $least-price } and at most { $most-price }. The token goes to its capital, with one influence in that area if there is space.
rule-u3-2 = You and the realm must be at peace. You need at least { $least-influence } influence in its areas, and more than its current ally, whose token then returns. The realm cannot already be your ally.
rule-u3-3 = A distant realm requires a claim on one of its areas, which counts as { $least-influence } influence. You can have at most { $most-alliances } alliances; a realm has one player ally.
rule-u3-4 = A marriage in an area counts as influence there, for both players.
rule-u3-5 = A colonist in a distant area counts as influence there for U3.2. You can have at most { $most-marriages } marriages in play.
rule-u3-6 = On your turn, if both are at peace, you can end an alliance (`/alliance end`): the token and up to { $most-returned } of your influence in the ally's areas return, and both get a *truce* mark.
rule-u3-7 = On your turn, you can call an ally that is at peace to arms (`/alliance call`). It discards { $defensive } influence in its areas for a defensive war, { $offensive } for an offensive one. The ally must be adjacent to you or to the enemy you name. It is then at war and brings half its tax income in units, at most { $most-units }.
rule-u3-8 = A vassal realm is not a non-player realm: no alliances with it and no covert actions against it. Its provinces count as its lord's in U2.4 and U4.2.
rule-u4-1 = A claim costs { $claim }, { $claim-in-battleground } in a battleground area, and goes into an area adjacent to your realm. It gives you a casus belli against every realm that owns a province there.
rule-u4-2 = You must be at peace, and cannot claim an area where you have a claim or own all provinces. A distant area must be adjacent by land and have a non-player realm's province, a vassal or a town.
rule-u5-1 = A trade costs { $trade-costs }, uses an upright merchant, and reveals { $revealed } trade cards: discard all for { $discard-pays }, or choose one. Once a ship has moved, you must choose. If you have not chosen after { $trade }, all are discarded without payment. They are also discarded when your turn ends, which asks first. When the deck runs out, its discards are reshuffled.
rule-u5-2 = Before you choose, you can move one light ship through sea zones that are not hostile to you, or onto a slot of its zone. If all slots are taken, it displaces an opponent's ship, which stays in the zone. A move that leaves you no card to choose is refused.
rule-u5-3 = Choose a revealed card and an eligible node that it names; the other cards are discarded. If a ship has moved, the node must also be adjacent to it, or joined to your capital by a chain through the ship's zone that repeats no place.
rule-u5-4 = If you have no merchant at the node, an upright one goes there and is laid down. You can have one merchant at a node.
rule-u5-5 = Trade power: a point for a merchant there, one for each of the node's key provinces that your realm owns, and another for each plus on them. At a maritime node, also one for each light ship on a protection slot of its zones.
rule-u5-6 = All players with a merchant there and a chain to the node collect. The highest power takes the upper row and pushes the others down, and each pirate moves everyone down a row. Below the last row there is nothing. The trader breaks ties within { $trade }; without an answer the trader comes first, then the others in seat order.
rule-u5-7 = A node is eligible if a chain joins it to your capital's area, which you must still own. Chains run through adjacent areas by land, between an area and a sea zone it borders, and between zones joined on the map. Each place except the capital's area must hold a town, vassal, marriage, influence or light ship of yours. A chain reaches a maritime node by one of its zones, and an inland one by its area or a place bordering it.
rule-u5-8 = Used merchants are laid down. All stand up when a round begins: when a moderator says so or, if the campaign sets it, after the last seat's turn.
rule-u5-9 = Seen cards are protected: taking back a draw needs the agreement of all players. When a draw is taken back or undone, the undrawn cards are reshuffled under a new promise.
rule-u6-1 = Covert actions are fabricating claims, covert cards, and the cards of the Spy Network display.
rule-u6-2 = The targets of a covert action can counter it with the Counterespionage card. Each gets the same question, with or without the card, and answers in private within { $counter }. Answers are final, and nothing shows until all have answered or time runs out. Only one window is open at a time, and the turn cannot end meanwhile.
rule-u6-3 = A countered action has no effect, but its price stays paid. If several counter, the first by seat after the actor plays the card; the others keep theirs unseen.
rule-u6-4 = A covert card states its effect: remove influence, swap it (also in a full area), place a claim, forge an alliance, or leave a mark on a realm or with you. Options that it does not use are refused. A card with only text is shown, and the table enters its effect.
rule-u6-5 = An action from the Spy Network display uses one of its charges.
rule-u6-6 = A counter can be countered in the same way, until nobody does.
rule-u6-7 = A claim targets every player whose realm owns a province there. An action on a non-player realm targets its ally. Any other action targets the realm it names or, if it names none, all who own or have influence in the area. Without targets, an action takes effect at once. It is paid for when declared, and fails if its conditions are not met at the close.
rule-u6-8 = An undo removes a whole window: declaration, answers and effect together. It says so first. Answers that are never played, counters and passes alike, are kept until the window ends and then lapse.
rule-u7-1 = `/realm check` lists every condition of an action, met or not, and its cost, before you pay anything.
rule-u7-2 = The map shows influence by area, alliances and claims and, for each non-player realm, who leads and what the next alliance costs.
rule-u7-3 = You can verify a shuffle: the table sees its { $hash } hash when a deck is shuffled, and the text behind it once no card of the deck is hidden.
help-start-realms = You play on a map of areas; I keep influence, alliances, claims, covert cards and trade.
    1. `/campaign join` brings you in, and a moderator loads a map: `/board example players:4`. It deals realms to seats; `/seat realm` takes another.
    2. `/turn begin` when it is your turn, `/turn end` when you are done.
    3. `/influence place` shows which areas are in reach; you see the price before you pay.
    4. `/alliance forge` makes a non-player realm your ally, `/claims fabricate` claims an area, `/trade begin` trades.
    5. `/realm check` shows what an action needs and what you lack.
    6. `/map`, `/realm show` and `/area show` show how things stand. More: `/help topic:influence`, `/help topic:trade`, and `/rules` by number.
help-title-influence = Help: diplomatic actions
help-title-covert = Help: covert actions
help-title-trade = Help: trade
help-title-table = Help: the map and what the table enters
help-influence = On your turn, as many as you like:
    `/influence place`: the first costs a point of power, each further one a point of power or { $ducats }. At most { $turn } in an area per turn; an area holds { $most } in all.
    `/alliance forge`: half the realm's tax income in power, { $least_price } to { $most_price }. You need { $least } influence in its areas, and more than its ally.
    `/alliance end` ends an alliance in peacetime, `/alliance call` calls an ally to arms.
    `/claims fabricate`: { $claim } each, { $battleground } in a battleground. It is covert.
    `/realm check` lists every condition, met or not, before you pay. Entering a full area takes a covert card.
help-covert = `/claims fabricate` and `/covert play` declare a covert action. Its targets have { $hours } to counter it.
    Every target gets the same question, by direct message and by the button *Answer in private*, with or without Counterespionage. Nothing shows until all have answered or time runs out. Being away does not stop the clock.
    A countered action has no effect, but stays paid. A counter can be countered.
    `/hand show` shows your cards, only to you. `/mod-realms deal` deals some.
help-trade = `/trade begin` costs { $costs }, uses an upright merchant, and reveals { $revealed } cards. You have { $hours } to choose.
    `/trade choose` lists your choices and where a chain from your capital breaks; `/trade discard` takes { $pays } instead.
    `/trade ship` moves a light ship first. You see what that changes before you confirm, and must choose a card after it.
    The highest trade power takes the upper row, the next the one below; each pirate moves everyone down a row. You break ties.
    `/trade show` shows the trade, or how players stand at a node.
help-table = `/board example` loads a map, `/board load` your own, with up to { $most } areas and sea zones. `/board export` saves the current one as a file.
    Players enter what the table plays without me: `/realm purse`, `/realm province`, `/realm pieces`, `/realm war`. Everyone sees it.
    `/mod-realms` corrects what is tracked; `/mod undo` takes back the newest ruling.

## Realms: commands

cmd-seat-realm = Take another player realm before the first turn; its player takes yours
    .realm = The realm you take
    .campaign = The campaign, if not this channel's
cmd-realm = Realms: their holdings, action checks, and what the table plays
cmd-realm-show = See one realm, or all
    .realm = The realm; leave out for all
    .campaign = The campaign, if not this channel's
cmd-realm-check = See what an action needs and costs, met or not
    .action = The action: influence, alliance, claims, trade or a covert card
    .realm = The realm it is against; a menu asks if needed
    .area = The area it is in; a menu asks if needed
    .campaign = The campaign, if not this channel's
cmd-realm-purse = Enter a change to your power and ducats
    .reason = The reason, shown to everyone
    .power = The change in power, like 3 or -2
    .ducats = The change in ducats, like 3 or -2
    .campaign = The campaign, if not this channel's
cmd-realm-province = Enter a province your realm has taken
    .province = The province taken
    .campaign = The campaign, if not this channel's
cmd-realm-pieces = Enter how many pieces you have in a place
    .kind = The kind of piece; protection is a ship on a protection slot
    .place = The area, or the sea zone for ships
    .count = The number there now
    .campaign = The campaign, if not this channel's
cmd-realm-war = Enter that your realm or a non-player realm is at war or at peace
    .realm = The realm
    .at-war = Whether it is at war
    .campaign = The campaign, if not this channel's
cmd-area = Areas
cmd-area-show = See one area, or all
    .area = The area; leave out for all
    .campaign = The campaign, if not this channel's
cmd-influence = Influence
cmd-influence-place = Place influence on your turn; you see the price first
    .area = The area; a menu asks if you leave it out
    .count = How much influence there; one by default
    .area-2 = A second area
    .count-2 = How much influence there; one by default
    .area-3 = A third area
    .count-3 = How much influence there; one by default
    .area-4 = A fourth area
    .count-4 = How much influence there; one by default
    .area-5 = A fifth area
    .count-5 = How much influence there; one by default
    .ducats = How many, after the first, you pay for with ducats instead of power
    .campaign = The campaign, if not this channel's
cmd-alliance = Alliances
cmd-alliance-forge = Forge an alliance on your turn; you see the price first
    .realm = The non-player realm
    .campaign = The campaign, if not this channel's
cmd-alliance-end = End an alliance on your turn, at peace; you see first what returns
    .realm = The ally
    .campaign = The campaign, if not this channel's
cmd-alliance-call = Call an ally to arms on your turn; you see the price first
    .realm = The ally
    .kind = An offensive call discards more of your influence in its areas than a defensive one
    .enemy = The enemy realm the ally borders, if it does not border yours
    .campaign = The campaign, if not this channel's
cmd-claims = Claims
cmd-claims-fabricate = Fabricate claims on your turn, a covert action; you see the price first
    .area = The area to claim; a menu asks if you leave it out
    .area-2 = A second area
    .area-3 = A third area
    .campaign = The campaign, if not this channel's
cmd-trade = Trade
cmd-trade-begin = Begin a trade on your turn: pay power and reveal trade cards; you see the price first
    .campaign = The campaign, if not this channel's
cmd-trade-discard = Discard the revealed cards and collect ducats
    .campaign = The campaign, if not this channel's
cmd-trade-ship = Move a light ship for your trade; you see first what that changes
    .from = The sea zone it leaves
    .to = The sea zone it enters
    .slot = Whether it takes a trade protection slot there
    .displace = The realm whose ship it displaces, if all slots are taken
    .campaign = The campaign, if not this channel's
cmd-trade-choose = Choose a revealed card and trade; without options you see your choices
    .card = The number of the revealed card
    .node = The node to trade in, if the card has several
    .merchant = The merchant: the node where it stands, or hand
    .campaign = The campaign, if not this channel's
cmd-trade-show = See the current trade, or how everyone stands at a node
    .node = The node; leave out for the current trade
    .campaign = The campaign, if not this channel's
cmd-mod-realms = Correct the map and what players have
cmd-mod-realms-seat = Give a player without a realm a free one
    .player = The player who receives it
    .realm = The realm, which no player at the table plays
    .reason = The reason, shown to everyone
    .campaign = The campaign, if not this channel's
cmd-mod-realms-purse = Change a player's power and ducats
    .player = The player
    .reason = The reason, shown to everyone
    .power = The change in power, like 3 or -2
    .ducats = The change in ducats, like 3 or -2
    .campaign = The campaign, if not this channel's
cmd-mod-realms-supply = Set what a player has left to place
    .player = The player
    .reason = The reason, shown to everyone
    .influence = The influence left
    .claims = The claims left
    .alliances = The alliance tokens left
    .merchants = The number of merchants in all
    .campaign = The campaign, if not this channel's
cmd-mod-realms-province = Set which realm owns a province
    .province = The province
    .owner = The realm that owns it; leave out for none
    .reason = The reason, shown to everyone
    .campaign = The campaign, if not this channel's
cmd-mod-realms-pieces = Set how many pieces a player has in a place
    .player = The player
    .kind = The kind of piece; protection is a ship on a protection slot
    .place = The area, or the sea zone for ships
    .count = The number there now
    .reason = The reason, shown to everyone
    .campaign = The campaign, if not this channel's
cmd-mod-realms-influence = Set how much influence a player has in an area
    .player = The player
    .area = The area
    .count = The influence there
    .reason = The reason, shown to everyone
    .campaign = The campaign, if not this channel's
cmd-mod-realms-claim = Set whether a player has a claim on an area
    .player = The player
    .area = The area
    .present = Whether there is a claim
    .reason = The reason, shown to everyone
    .campaign = The campaign, if not this channel's
cmd-mod-realms-alliance = Set the ally of a non-player realm
    .realm = The non-player realm
    .reason = The reason, shown to everyone
    .player = The ally; leave out for nobody
    .campaign = The campaign, if not this channel's
cmd-mod-realms-merchant = Set where a merchant stands
    .player = The player
    .number = The number of the merchant
    .reason = The reason, shown to everyone
    .node = The trade node; leave out for in hand
    .upright = Whether it stands upright; leave out for no change
    .campaign = The campaign, if not this channel's
cmd-mod-realms-war = Set whether a realm is at war
    .realm = The realm
    .at-war = Whether it is at war
    .reason = The reason, shown to everyone
    .campaign = The campaign, if not this channel's
cmd-mod-realms-hostile = Set whether a sea zone is hostile to a player
    .zone = The sea zone
    .player = The player
    .hostile = Whether it is hostile
    .reason = The reason, shown to everyone
    .campaign = The campaign, if not this channel's
cmd-mod-realms-pirates = Set how many pirates are at a trade node
    .node = The trade node
    .count = The number of pirates
    .reason = The reason, shown to everyone
    .campaign = The campaign, if not this channel's
cmd-mod-realms-mark = Set how many marks of one kind a realm has
    .realm = The realm
    .name = The name of the mark, such as unrest
    .count = The number of marks now
    .reason = The reason, shown to everyone
    .campaign = The campaign, if not this channel's
cmd-mod-realms-charges = Set how many charges a Spy Network display has
    .player = The player
    .count = The number of charges
    .reason = The reason, shown to everyone
    .campaign = The campaign, if not this channel's
cmd-covert = Covert cards
cmd-covert-play = Play a covert card on your turn; you see the price and the targets first
    .action = The card
    .realm = The realm you play it against; a menu asks if needed
    .area = The area you play it in; a menu asks if needed
    .count = How much; leave out for all the card allows
    .campaign = The campaign, if not this channel's
cmd-hand = Your covert cards; only you see them
cmd-hand-show = See your covert cards and charges
    .campaign = The campaign, if not this channel's
cmd-hand-discard = Discard one of your covert cards; everyone sees it
    .card = The card
    .campaign = The campaign, if not this channel's
cmd-mod-realms-deal = Deal covert cards face down from the shuffled deck
    .player = The player who receives them
    .count = The number of cards
    .campaign = The campaign, if not this channel's
cmd-mod-realms-round = Begin the next round: merchants stand up
    .reason = The reason, shown in the log
    .campaign = The campaign, if not this channel's
cmd-mod-realms-active = Set whose turn it is, which begins it
    .reason = The reason, shown to everyone
    .player = The active player; leave out for nobody
    .campaign = The campaign, if not this channel's
cmd-mod-realms-settings = See the settings, or change some
    .counter-hours = Hours that targets have to counter
    .actions = Diplomatic actions in a turn; 0 for any number
    .merchants-stand = When merchants stand up
    .distant-alliance = The conditions for an alliance with a distant realm
    .trade-hours = Hours the trader has for a card or a tie
    .trade-cards = The players who see the cards a trade reveals
    .campaign = The campaign, if not this channel's

## Choices of commands

choice-claim = claim
choice-strict = strict
choice-defensive = defensive
choice-offensive = offensive
choice-last-seat = last-seat
choice-table = table
choice-trader = trader
choice-town = town
choice-vassal = vassal
choice-marriage = marriage
choice-colonist = colonist
choice-protection = protection
