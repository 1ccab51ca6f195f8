## Words

access-ecological = ecological
access-diplomatic = diplomatic
access-trade = trade
access-passage = passage
access-none = nothing
act-steal-minerals = stealing minerals
act-steal-biomass = stealing biomass
act-damage-own = damaging ships in { $you ->
    [actor] your
   *[none] the attacker's
} own systems
act-damage-elsewhere = damaging ships anywhere else
act-conquer = conquering a city
act-destroy = destroying a conquered city
technology-neuropsychology = Neuropsychology
technology-charisma = Charisma
technology-ambassadors = Intergalactic Ambassadors
technology-harmony = Galactic Harmony
technology-tier = { $technology } { $tier }
science-neutral = neutral science
science-harmony = harmony science
battle-own = in { $you ->
    [actor] your
   *[none] the attacker's
} own systems
battle-third = in a third player's systems
battle-theirs = in { $you ->
    [actor] their
    [other] your
   *[none] the victim's
} systems
ruleset-leverage = leverage
game-minutes = { $count ->
    [one] 1 game minute
   *[other] { $count } game minutes
}
# Suffixes: each starts with its own blank or comma.
at-place = {" "}at { $place }
for-minutes = {" "}for { $minutes }

## What an offer is about

matter-favour-money = { $amount } money as a favour
matter-favour-access = { $access } access as a favour
matter-favour-aid = military aid at { $place } for { $minutes } as a favour
matter-favour-system = the star system { $system } as a favour
matter-access = { $access } access
matter-renewal = renewal of { $access } access
matter-reset = resetting relations by { $amount }
matter-terraforming = terraforming a planet
matter-terraforming-at = terraforming { $place }
matter-loss = the loss of { $ship }

## What happened: the first sentence of a story

told-asked-money = { $you ->
    [actor] You ask { $to } for a favour: { $amount } money.
    [other] { $from } asks you for a favour: { $amount } money.
   *[none] { $from } asks { $to } for a favour: { $amount } money.
}
told-asked-access = { $you ->
    [actor] You ask { $to } for a favour: { $access } access to their systems.
    [other] { $from } asks you for a favour: { $access } access to your systems.
   *[none] { $from } asks { $to } for a favour: { $access } access to their systems.
}
told-asked-aid = { $you ->
    [actor] You ask { $to } for a favour: military aid at { $place } for { $minutes }.
    [other] { $from } asks you for a favour: military aid at { $place } for { $minutes }.
   *[none] { $from } asks { $to } for a favour: military aid at { $place } for { $minutes }.
}
told-asked-system = { $you ->
    [actor] You ask { $to } for a favour: the star system { $system }.
    [other] { $from } asks you for a favour: the star system { $system }.
   *[none] { $from } asks { $to } for a favour: the star system { $system }.
}
told-offered-access = { $you ->
    [actor] You offer { $to } { $access } access to your systems.
    [other] { $from } offers you { $access } access to their systems.
   *[none] { $from } offers { $to } { $access } access to their systems.
}
told-proposed-reset = { $you ->
    [actor] You propose a reset to { $to }: { $amount } to both your leverage over them and theirs over you.
    [other] { $from } proposes a reset to you: { $amount } to both their leverage over you and yours over them.
   *[none] { $from } proposes a reset to { $to }: { $amount } to both leverages.
}
told-reported-terraforming = { $you ->
    [actor] You report terraforming one of { $to }'s planets{ $at }.
    [other] { $from } reports terraforming one of your planets{ $at }.
   *[none] { $from } reports terraforming one of { $to }'s planets{ $at }.
}
told-reported-loss = { $you ->
    [actor] You report to { $to } that the lent ship { $ship } was destroyed.
    [other] { $from } reports to you that the lent ship { $ship } was destroyed.
   *[none] { $from } reports to { $to } that the lent ship { $ship } was destroyed.
}
told-gift = { $you ->
    [actor] You give { $to } { $amount } money.
    [other] { $from } gives you { $amount } money.
   *[none] { $from } gives { $to } { $amount } money.
}
told-small-gifts = Small gifts since { $since }:
told-revoked = { $you ->
    [actor] You revoke { $grantee }'s { $access } access to your systems.
    [other] { $granter } revokes your { $access } access to their systems.
   *[none] { $granter } revokes { $grantee }'s { $access } access to their systems.
}
told-access-ended = { $you ->
    [actor] { $grantee }'s { $access } access to your systems has ended, as agreed.
    [other] Your { $access } access to { $granter }'s systems has ended, as agreed.
   *[none] { $grantee }'s { $access } access to { $granter }'s systems has ended, as agreed.
}
told-access-renewed = { $you ->
    [actor] { $grantee }'s { $access } access to your systems is renewed until { $until } ({ $left }).
    [other] Your { $access } access to { $granter }'s systems is renewed until { $until } ({ $left }).
   *[none] { $grantee }'s { $access } access to { $granter }'s systems is renewed until { $until } ({ $left }).
}
told-renewal-asked = { $you ->
    [actor] { $grantee }'s { $access } access to your systems is about to end. Do you renew it for another { $span }?
    [other] Your { $access } access to { $granter }'s systems is about to end. Do you renew it for another { $span }?
   *[none] { $to }, do you agree to renew { $grantee }'s { $access } access to { $granter }'s systems for another { $span }? It is about to end.
}
told-renewal-accepted = { $you ->
    [actor] You agree to renew the { $access } access.
   *[none] { $to } agrees to renew the { $access } access.
}
told-renewal-refused = { $you ->
    [actor] You decline to renew the { $access } access. It lasts until its time.
   *[none] { $to } declines to renew the { $access } access. It lasts until its time.
}
outcome-renewal-moot = { $by } declined to renew, so no answer is needed.
told-renewal-agreed = { $by } agrees to renew the { $access } access. It is renewed if you agree as well.
told-renewal-moot = { $you ->
    [actor] The { $access } access is not renewed, so you need not answer.
   *[none] The { $access } access is not renewed, so { $to } need not answer.
}
told-renewal-unanswered = { $you ->
    [actor] You did not agree to renew the { $access } access in time.
   *[none] { $to } did not agree to renew the { $access } access in time.
}
told-research = { $you ->
    [actor] You begin research in { $host }'s systems{ $at } with { $ship }{ $limit }.
    [other] { $player } begins research in your systems{ $at } with { $ship }{ $limit }.
   *[none] { $player } begins research in { $host }'s systems{ $at } with { $ship }{ $limit }.
}
told-research-home = { $you ->
    [actor] You begin research in your own systems{ $at } with { $ship }{ $limit }.
   *[none] { $player } begins research in their own systems{ $at } with { $ship }{ $limit }.
}
told-schmooze = { $you ->
    [actor] You begin to schmooze { $host }{ $at } with { $ship }{ $limit }: { $rate } leverage a game minute.
    [other] { $player } begins to schmooze you{ $at } with { $ship }{ $limit }: { $rate } leverage a game minute.
   *[none] { $player } begins to schmooze { $host }{ $at } with { $ship }{ $limit }: { $rate } leverage a game minute.
}
told-embassy = { $you ->
    [actor] You open an embassy with { $host }: { $rate } leverage a game minute.
    [other] { $player } opens an embassy with you: { $rate } leverage a game minute.
   *[none] { $player } opens an embassy with { $host }: { $rate } leverage a game minute.
}
told-aid = { $you ->
    [actor] { $host }'s ship { $ship } comes to your aid{ $at }{ $limit }. It fights there as if it were yours.
    [other] You lend { $ship } to { $player }: it goes to their aid{ $at }{ $limit }, then comes home by itself.
   *[none] { $host } lends { $ship } to { $player }: it goes to their aid{ $at }{ $limit }.
}
told-over-research = { $you ->
    [actor] Your research in { $host }'s systems is over: { $why }. It earned you { $earned } leverage over them and { $money } money, plus { $science } science each.
    [other] { $player }'s research in your systems is over: { $why }. It earned them { $earned } leverage over you and { $money } money, plus { $science } science each.
   *[none] { $player }'s research in { $host }'s systems is over: { $why }. It earned { $earned } leverage and { $money } money, plus { $science } science each.
}
told-over = { $what ->
    [research-home] { $you ->
        [actor] Your research in your own systems
       *[none] { $player }'s research in their own systems
    } is over: { $why }.
    [research] { $you ->
        [actor] Your research in { $host }'s systems
        [other] { $player }'s research in your systems
       *[none] { $player }'s research in { $host }'s systems
    } is over: { $why }.
    [schmoozing] { $you ->
        [actor] Your schmoozing of { $host }
        [other] { $player }'s schmoozing of you
       *[none] { $player }'s schmoozing of { $host }
    } is over: { $why }.
   *[embassy] { $you ->
        [actor] Your embassy with { $host }
        [other] { $player }'s embassy with you
       *[none] { $player }'s embassy with { $host }
    } is closed: { $why }.
}
told-over-nothing = { $over } It earned nothing.
told-over-research-home = { $you ->
    [actor] Your research in your own systems is over: { $why }. It earned you { $science } science and { $money } money.
   *[none] { $player }'s research in their own systems is over: { $why }. It earned them { $science } science and { $money } money.
}
told-over-schmooze = { $you ->
    [actor] Your schmoozing of { $host } is over: { $why }. It earned you { $earned } leverage over them.
    [other] { $player }'s schmoozing of you is over: { $why }. It earned them { $earned } leverage over you.
   *[none] { $player }'s schmoozing of { $host } is over: { $why }. It earned { $earned } leverage over them.
}
told-over-embassy = { $you ->
    [actor] Your embassy with { $host } is closed: { $why }. It earned you { $earned } leverage over them.
    [other] { $player }'s embassy with you is closed: { $why }. It earned them { $earned } leverage over you.
   *[none] { $player }'s embassy with { $host } is closed: { $why }. It earned { $earned } leverage over them.
}
told-over-aid = { $you ->
    [actor] { $host }'s ship { $ship } no longer aids you: { $why }.
    [other] Your ship { $ship } no longer aids { $player }: { $why }.
   *[none] { $host }'s ship { $ship } no longer aids { $player }: { $why }.
}
told-home = { $you ->
    [actor] { $host }'s ship { $ship } returns home.
    [other] Your ship { $ship } comes home from { $player }.
   *[none] { $ship } comes home to { $host } from { $player }.
}
why-stopped = it was stopped
why-completed = its time is up
why-access-revoked = diplomatic access was revoked
why-access-ended = diplomatic access ended, as agreed
why-ship-lost = the ship was lost
why-left = the player left the campaign
why-place-lost = the place has a new ruler
why-campaign-ended = the campaign has ended
told-earns = { $what ->
    [research] { $you ->
        [actor] Your research in { $over }'s systems has earned leverage:
        [other] { $by }'s research in your systems has earned leverage:
       *[none] { $by }'s research in { $over }'s systems has earned leverage:
    }
    [schmoozing] { $you ->
        [actor] Your schmoozing of { $over } has earned leverage:
        [other] { $by } has earned leverage by schmoozing you:
       *[none] { $by } has earned leverage by schmoozing { $over }:
    }
   *[embassy] { $you ->
        [actor] Your embassy with { $over } has earned leverage:
        [other] { $by }'s embassy with you has earned leverage:
       *[none] { $by }'s embassy with { $over } has earned leverage:
    }
}
told-at-limit = { $you ->
    [actor] Your leverage over { $over } is at its limit of { $limit } and earns no more. Research still earns science and money.
    [other] { $by }'s leverage over you is at its limit of { $limit }.
   *[none] { $by }'s leverage over { $over } is at its limit of { $limit }.
}
line-tasks-halted = { $you ->
    [actor] { $tasks ->
        [one] Your access is suspended, and 1 of your actions stands still, while your leverage over { $over } is negative.
       *[other] Your access is suspended, and { $tasks } of your actions stand still, while your leverage over { $over } is negative.
    }
    [other] { $tasks ->
        [one] { $by }'s access to your systems is suspended, and 1 action stands still, while their leverage over you is negative.
       *[other] { $by }'s access to your systems is suspended, and { $tasks } actions stand still, while their leverage over you is negative.
    }
   *[none] { $tasks ->
        [one] { $by }'s access to { $over }'s systems is suspended, and 1 action stands still, while their leverage over { $over } is negative.
       *[other] { $by }'s access to { $over }'s systems is suspended, and { $tasks } actions stand still, while their leverage over { $over } is negative.
    }
}
line-tasks-resumed = { $you ->
    [actor] { $tasks ->
        [one] Your access to { $over }'s systems is back, and 1 of your actions there goes on.
       *[other] Your access to { $over }'s systems is back, and { $tasks } of your actions there go on.
    }
    [other] { $tasks ->
        [one] { $by }'s access to your systems is back, and 1 action there goes on.
       *[other] { $by }'s access to your systems is back, and { $tasks } actions there go on.
    }
   *[none] { $tasks ->
        [one] { $by }'s access to { $over }'s systems is back, and 1 action there goes on.
       *[other] { $by }'s access to { $over }'s systems is back, and { $tasks } actions there go on.
    }
}
told-ship-lost = { $you ->
    [actor] Your ship { $ship } is lost. A moderator can restore it: `/mod ship add`.
   *[none] { $owner }'s ship { $ship } is lost.
}
told-ship-sent-home = { $you ->
    [actor] Your ship { $ship } was destroyed and is back at its home.
   *[none] { $owner }'s ship { $ship } was destroyed and is back at its home.
}
told-milestone = { $you ->
    [actor] You reach diplomatic milestone { $number } at { $points } points and gain { $science } harmony science.
   *[none] { $player } reaches diplomatic milestone { $number } at { $points } points and gains { $science } harmony science.
}
told-unlocked = { $you ->
    [actor] You unlock { $technology } for { $paid }.
   *[none] { $player } unlocks { $technology }.
}
paid-both = { $harmony } harmony and { $neutral } neutral science
paid-harmony = { $harmony } harmony science
paid-neutral = { $neutral } neutral science
told-minerals = { $you ->
    [actor] You steal { $minerals } from { $against }.
    [other] { $by } steals { $minerals } from you.
   *[none] { $by } steals { $minerals } from { $against }.
}
told-biomass = { $you ->
    [actor] You steal biomass from { $against }.
    [other] { $by } steals biomass from you.
   *[none] { $by } steals biomass from { $against }.
}
told-damage = { $you ->
    [actor] You damage one of { $against }'s ships { $place }: { $damage } of { $health } health.
    [other] { $by } damages one of your ships { $place }: { $damage } of { $health } health.
   *[none] { $by } damages one of { $against }'s ships { $place }: { $damage } of { $health } health.
}
told-conquered = { $you ->
    [actor] You conquer one of { $against }'s cities.
    [other] { $by } conquers one of your cities.
   *[none] { $by } conquers one of { $against }'s cities.
}
told-destroyed = { $you ->
    [actor] You destroy a city conquered from { $against }.
    [other] { $by } destroys a city conquered from you.
   *[none] { $by } destroys a city conquered from { $against }.
}
told-entered = { $you ->
    [actor] You enter { $host }'s systems{ $at }.
    [other] { $by } enters your systems{ $at }.
   *[none] { $by } enters { $host }'s systems{ $at }.
}
told-collected = { $you ->
    [actor] You collect { $samples } in { $host }'s systems{ $at }.
    [other] { $by } collects { $samples } in your systems{ $at }.
   *[none] { $by } collects { $samples } in { $host }'s systems{ $at }.
}
told-sold = { $you ->
    [actor] You sell { $count } in { $host }'s systems{ $at }.
    [other] { $by } sells { $count } in your systems{ $at }.
   *[none] { $by } sells { $count } in { $host }'s systems{ $at }.
}
samples = { $count ->
    [one] 1 biomass sample
   *[other] { $count } biomass samples
}
samples-some = biomass
minerals = { $count ->
    [one] 1 mineral
   *[other] { $count } minerals
}
told-terraformed = { $you ->
    [actor] You terraform one of { $host }'s planets{ $at }.
    [other] { $by } terraforms one of your planets{ $at }.
   *[none] { $by } terraforms one of { $host }'s planets{ $at }.
}

## Consequences: one line each

line-purse = { $you ->
    [actor] You start with { $amount } money.
   *[none] { $player } has { $amount } money.
}
line-open-access = Open from the start between new players and everyone who has ever joined: { $kinds } access.
line-money = { $you ->
    [actor] You pay { $to } { $amount } money.
    [other] { $from } pays you { $amount } money.
   *[none] { $from } pays { $to } { $amount } money.
}
line-granted-until = { $you ->
    [actor] { $grantee } now has { $access } access to your systems until { $until }.
    [other] You now have { $access } access to { $granter }'s systems until { $until }.
   *[none] { $grantee } now has { $access } access to { $granter }'s systems until { $until }.
}
line-renewal-agreed = { $you ->
    [actor] It is renewed if you agree as well.
   *[none] It is renewed if { $other } agrees as well.
}
line-granted = { $you ->
    [actor] { $grantee } now has { $access } access to your systems.
    [other] You now have { $access } access to { $granter }'s systems.
   *[none] { $grantee } now has { $access } access to { $granter }'s systems.
}
line-spent = { $you ->
    [actor] You pay { $amount } money.
   *[none] { $by } pays { $amount } money.
}
line-money-given = { $you ->
    [actor] You get { $amount } money.
   *[none] { $player } gets { $amount } money.
}
line-money-taken = { $you ->
    [actor] You lose { $amount } money.
   *[none] { $player } loses { $amount } money.
}
line-science-given = { $you ->
    [actor] You get { $amount } { $kind }.
   *[none] { $player } gets { $amount } { $kind }.
}
line-science-taken = { $you ->
    [actor] You lose { $amount } { $kind }.
   *[none] { $player } loses { $amount } { $kind }.
}
line-money-given-to-all = Everyone ({ $count }) gets { $amount } money.
line-money-taken-from-all = Everyone ({ $count }) loses { $amount } money.
line-science-given-to-all = Everyone ({ $count }) gets { $amount } { $kind }.
line-science-taken-from-all = Everyone ({ $count }) loses { $amount } { $kind }.
line-retuned = Schmoozing now earns { $rate } leverage a game minute.
line-launched = { $you ->
    [actor] You have a new ship: { $ship }.
   *[none] { $owner } has a new ship: { $ship }.
}
line-restored = { $you ->
    [actor] Your ship { $ship } is restored.
   *[none] { $owner }'s ship { $ship } is restored.
}
line-ship-was-destroyed = { $you ->
    [actor] Your ship { $ship } was destroyed while on loan. It has since returned home and is still in service.
   *[none] { $owner }'s ship { $ship } was destroyed while on loan. It has since returned home and is still in service.
}
line-removed = { $you ->
    [actor] Your ship { $ship } is removed from your fleet.
   *[none] { $ship } is removed from { $owner }'s fleet.
}
line-system-given = { $you ->
    [actor] You give { $to } the star system { $system }.
    [other] { $from } gives you the star system { $system }.
   *[none] { $from } gives { $to } the star system { $system }.
}
line-system-added = { $system } is now on the map: { $planets }, { $ruler }.
line-system-removed = { $system } is off the map.
line-system-ruled = { $system }: { $ruler }.
planets-none = no planets
ruled-by = ruled by { $player }
ruled-home = the home of { $player }
ruled-by-nobody = ruled by nobody
line-leverage = { $you ->
    [actor] You over { $over }: { $before } → { $after }{ $limit }
    [other] { $by } over you: { $before } → { $after }{ $limit }
   *[none] { $by } over { $over }: { $before } → { $after }{ $limit }
}
line-leverage-over = {" "}({ $swallowed } over the limit)
line-leverage-under = {" "}({ $swallowed } below the limit)
line-leverage-by = { $by } over { $over }: { $change }
line-small-gifts = { $you ->
    [actor] You give { $to } { $amount } money{ $count ->
        [one] {"."}
       *[other] {" "}in { $count } gifts.
    }
    [other] { $from } gives you { $amount } money{ $count ->
        [one] {"."}
       *[other] {" "}in { $count } gifts.
    }
   *[none] { $from } gives { $to } { $amount } money{ $count ->
        [one] {"."}
       *[other] {" "}in { $count } gifts.
    }
}
small-gifts-earned = Leverage { $change }, now { $value }.
small-gifts-earned-by = Leverage { $change }.
resets-two-or-everyone = Give `player-a` and `player-b` for the two of them, `player-a` alone for all relations of that player, or neither for the whole table.
resets-nobody = Whose relations? Give `player-a`, or `everyone:true` for the whole table.
resets-way = { $by } over { $over }: { $before } → { $after }
resets-anew = { $one } and { $other }: a new value
resets-unseen = { $one } and { $other }
resets-more = … and { $count } more { $count ->
    [one] pair
   *[other] pairs
}{ $named ->
    [none] {"."}
   *[some] {" "}of { $players }.
}
line-leverage-anew = { $by } over { $over } has a new value
change-over = { $change }, { $swallowed } over the limit
change-under = { $change }, { $swallowed } below the limit
line-rights-opened = { $you ->
    [actor] You gain rights against { $against }: { $acts }.
    [other] { $actor } gains rights against you: { $acts }.
   *[none] { $actor } gains rights against { $against }: { $acts }.
}
line-rights-closed = { $you ->
    [actor] You lose rights against { $against }: { $acts }.
    [other] { $actor } loses rights against you: { $acts }.
   *[none] { $actor } loses rights against { $against }: { $acts }.
}

## What to do next, in the private answer

left-money = { $amount } money left
left-leverage = { $value } over { $over }
hint-charisma = The favour costs { $price } leverage, and Charisma returns { $back } of it.
hint-small-gift = The table hears of it on { $at } ({ $left }), together with other small gifts.
hint-embassy = `/ships` shows what the embassy earns. It stays open until the access is revoked or ends.

## Asking first

confirm-gift = This earns you only { $earns } leverage: the other { $swallowed } would be over the limit of { $limit } and lost. Do it anyway?
confirm-resets = You set the leverage between these players to { $value }:
confirm-resets-unseen = Leverage is not public in this campaign, so the table sees no figures.
confirm-resets-back = `/mod undo` takes it all back.
confirm-reset = Not all of the { $amount } fits within the limits: your leverage over { $other } would change by { $yours }, theirs over you by { $theirs }. Do it anyway?
confirm-refuse-free = Refusing offer { $offer } costs you no leverage over { $asker }: it stays at { $to }.
confirm-act-free = This would cost you no leverage over { $against }: it stays at { $to }.
confirm-refuse = Refusing offer { $offer } costs you { $cost } leverage over { $asker }: { $from } → { $to }.
confirm-refuse-bottom = Refusing offer { $offer } costs you no leverage over { $asker }: it is already at the lowest, { $to }.
confirm-refuse-opens = It opens hostile acts to { $asker }: { $acts }.
confirm-refuse-opens-nothing = It opens no new hostile acts.
confirm-way-back = A gift of { $amount } money to { $other } brings it back.
confirm-revoke = Revoking { $grantee }'s { $access } access costs you { $lost } leverage over them: { $from } → { $to }.
confirm-revoke-bottom = Revoking { $grantee }'s { $access } access costs you no leverage over them: it is already at the lowest, { $to }.
confirm-revoke-ends = { $count ->
    [one] It ends what they are doing with it in your systems.
   *[other] It ends { $count } things they are doing with it in your systems.
}
confirm-unable = You could not do this when { $asker } asked, and cannot now: { $lack }. Refusing offer { $offer } costs you nothing, and { $asker } gets { $returns } leverage back. Refuse it?
lacks-money = you have { $has } of the { $needs } money
lacks-ship = you have no ship
confirm-withdraw = The { $cost } leverage you spent to ask stays spent. Withdraw offer { $offer }?
confirm-leave-refuses = Offer { $offer } counts as refused. You over { $asker }: { $from } → { $to }.
confirm-leave-withdraws-cost = Your offer { $offer } is withdrawn, and the { $cost } leverage you spent on it stays spent.
confirm-leave-unable = Offer { $offer } costs you nothing, because you were never able to do it: { $lack }. { $asker } gets { $returns } leverage back.
confirm-leave-ends = Your ships stop, with credit up to now: { $doing }.
ship-doing = { $ship }: { $what }
ship-doing-at = { $ship }: { $what }, at { $place }
confirm-act = This would cost you { $price } leverage over { $against }: { $from } → { $to }.
confirm-act-part = This would cost you { $lost } leverage over { $against }: { $from } → { $to }. The price is { $price }, but your leverage can go no lower.
confirm-steal-allowed = With your ecological access there, `/collect-biomass` costs you nothing.
confirm-cannot-pay = { $of } has { $has } money and cannot pay { $needs } now. You pay for asking anyway, and get it back if they still cannot pay when they refuse. Ask?
confirm-no-ship = { $of } has no ship to send now. You pay for asking anyway, and get it back if they still have none when they refuse. Ask?
confirm-private = Only { $of } sees this, but the others can work it out: { $signs }. Ask in private anyway?
confirm-private-leverage = your cost shows in the public leverage
confirm-private-money = the payment shows in the public money
confirm-private-map = the map shows the new ruler
confirm-private-cannot-pay = { $of } has { $has } money and cannot pay now. You pay for asking anyway, and get it back if they still cannot pay when they refuse.
confirm-private-no-ship = { $of } has no ship to send now. You pay for asking anyway, and get it back if they still have none when they refuse.
confirm-act-bottom = This would cost you { $price } leverage over { $against }, but it is already at the lowest: { $to }.
button-do = Do it
button-reset = Reset
button-ask-anyway = Ask anyway
button-withdraw = Withdraw it
button-stop = Stop
button-stop-ship = Stop { $ship }
button-resume-task = Start again
button-give = Do it anyway
button-refuse-anyway = Refuse it
button-revoke = Revoke it

## What is said before the rules are asked

not-access = "{ $typed }" is not a kind of access. Choose from `ecological`, `diplomatic`, `trade` and `passage`, or write `all` or `none`.
not-a-ship = No ship here matches "{ $typed }". `/ships` shows yours, with names and numbers.
not-a-technology = "{ $typed }" is not a technology. Choose from `neuropsychology`, `charisma`, `ambassadors` and `harmony`; `/technology list` shows them.
pick-ship = Which ship do you send for offer { $offer }?
pick-ship-menu = Choose a ship
not-hundredths = { $amount } has too many decimals: leverage takes at most two, as in 12.5.

## Refusals

no-amount-too-small = { $amount } money is too little: use whole numbers, at least { $least }.
no-not-enough-money = { $you ->
    [actor] That takes { $needs } money, but you have { $has }, so nothing happened. `/ask-favour money` asks others for some.
   *[none] That takes { $needs } money, but { $player } has { $has }.
}
no-not-enough-leverage = { $you ->
    [actor] That favour costs { $cost } leverage, but you have { $has } over { $over }. Gifts earn leverage: `/gift`.
    [other] That favour costs { $cost } leverage, but { $by } has { $has } over you.
   *[none] That favour costs { $cost } leverage, but { $by } has { $has } over { $over }.
}
no-access-granted = { $you ->
    [actor] { $grantee } already has { $access } access to your systems. `/relations` with their name shows all access between you.
    [other] You already have { $access } access to { $granter }'s systems. `/relations` with their name shows all access between you.
   *[none] { $grantee } already has { $access } access to { $granter }'s systems.
}
no-access-pending = Offer { $offer } about the same { $access } access is still pending. `/accept offer:{ $offer }` if it is for you, `/withdraw offer:{ $offer }` if you made it.
no-access-not-granted = { $you ->
    [actor] { $grantee } has no { $access } access to your systems. `/grant-access` offers it.
    [other] You have no { $access } access to { $granter }'s systems.
   *[none] { $grantee } has no { $access } access to { $granter }'s systems.
}
no-reset-by-nothing = Adding 0 changes nothing. Give another amount, as in `/reset-relations amount:20`.
no-reset-too-large = { $amount } is out of range: choose from -{ $most } to { $most }.
no-leverage-out-of-range = { $value } is out of range: choose from { $least } to { $most }.
no-bad-values = These values were not loaded, and nothing has changed. Correct these and load the file again:
no-same-values = The campaign already has these values. Nothing has changed.
flaw-of-file = - the whole file: { $problem }
flaw-unknown-key = there is no such key. `/campaign values export` shows all of them.
flaw-key-twice = this key occurs twice.
flaw-not-an-object = expected an object, with its keys in braces.
flaw-not-a-number = expected a number.
flaw-not-a-text = expected a text in quotes.
flaw-not-a-list = expected a list of numbers.
flaw-not-whole = expected a number without decimals.
flaw-too-fine = more than two decimals.
flaw-out-of-range = out of range: choose from { $least } to { $most }.
flaw-length = expected a list of { $most } numbers.
flaw-too-long = a list of at most { $most } numbers.
flaw-not-rising = must be higher than the number before it.
flaw-falling = must not be lower than the number before it.
flaw-name-empty = a name needs a visible character.
flaw-name-too-long = a name has at most { $most } characters.
flaw-name-taken = another kind of access has this name.
no-nothing-to-reset = Nothing would change: every leverage you named is already { $value }.
no-access = { $granter } has not granted you { $access } access. Ask for it with `/ask-favour access`, or get them to use `/grant-access`.
no-access-suspended = Your { $access } access to { $granter }'s systems is suspended, because your leverage over them is { $leverage }. It returns as soon as that is no longer negative.
no-unknown-ship = There is no ship { $ship } in this campaign. `/ships` lists yours.
no-not-your-ship = { $ship } is not your ship. `/ships` lists yours.
no-ship-lost = { $ship } is lost. A moderator can restore it with `/mod ship add`.
no-ship-busy = { $you ->
    [actor] { $ship } is busy: `/ships` shows what it is doing. `/stop` ends research and schmoozing; a lent ship returns by itself.
   *[none] { $owner }'s ship { $ship } is busy.
}
no-ship-idle = { $ship } has no task that you could stop. `/ships` shows what your ships are doing.
no-idle-ship = { $ships ->
    [0] You have no ship. A moderator can add one with `/mod ship add`.
    [one] Your only ship is busy: `/ships` shows what it is doing. `/stop` ends research and schmoozing; a lent ship returns by itself.
   *[other] All your { $ships } ships are busy: `/ships` shows what they are doing. `/stop` ends research and schmoozing; a lent ship returns by itself.
}
no-nothing-to-stop = None of your ships is doing anything you can stop. `/ships` lists them.
no-which-ship = Several of your ships are busy. Choose which one stops: `/stop ship:`.
no-must-pick-ship = { $ships } of your ships could go. Choose one: `/accept offer:{ $offer } ship:`.
no-not-lent = { $ship } is not lent to you or by you, so you cannot report its loss. `/ships` shows what is lent.
no-limit = { $minutes } is out of range: choose from 1 to { $most } game minutes, or no limit.
no-aid-range = Military aid lasts 1 to { $most } game minutes, not { $minutes }.
no-not-their-ship = { $ship } is not { $owner }'s ship.
no-ship-to-lend = { $owner } has no idle ship to lend.
no-needs-planet = A ship goes to a planet. Name one of { $planets }.
no-embassy-open = You already have an embassy with { $host }, and one is the limit. `/ships` shows it.
no-not-on-map = { $place } is not on the map. `/map` shows what is.
no-not-their-place = { $host } does not rule { $place }: it is { $ruler }. `/map` shows who rules what.
no-systems = { $you ->
    [actor] You rule nothing on the map, so you have no systems. `/map` shows who rules what.
   *[none] { $player } rules nothing on the map, so they have no systems. `/map` shows who rules what.
}
no-terraformed-before = { $place } has already been terraformed, and that works only once. `/map` shows the planets.
no-which-planet = Which of { $host }'s planets? Each can be terraformed only once, so name it: `/terraform place:`.
no-report-pending = Offer { $offer } already reports that and awaits confirmation. `/offers` shows it; a moderator can settle it.
no-too-many-pending = { $most ->
    [one] A favour you asked of { $of } is still pending, and one at a time is the limit. `/offers` shows it.
   *[other] { $most } favours you asked of { $of } are still pending, and that is the limit. `/offers` shows them.
}
no-home-system = { $place } is { $player }'s home. Nobody can give their home away or have two.
no-technology = That needs { $technology }, which you have not unlocked. `/technology list` shows what it costs.
no-fully-unlocked = You have fully unlocked { $technology }. `/technology list` shows the rest.
no-top-tier = { $technology } needs tier V of Neuropsychology or Charisma first. `/technology list` shows how far you are.
no-science = That takes { $needs } science, but you have { $has }. `/research` earns it.
no-not-hostile = { $against } has { $others } leverage over you. It must be below { $threshold } for { $act }. `/rights` shows what you may do.
no-nothing-conquered = You hold no city conquered from { $against }, so there is none to destroy. Conquer one first: `/hostile conquer-city`.
no-count = { $value } is out of range: choose from 1 to { $most }.
no-correction = { $value } is out of range: choose from -{ $most } to { $most }, but not 0.
no-too-much = They have only { $has }, so you cannot take { $needs }.
no-too-much-from = { $player } has only { $has }, so you cannot take { $needs } from everyone. Nothing has changed.
no-nobody-plays = Nobody plays in this campaign, so there is nobody to correct.
correct-whom = Name a player, or choose `everyone:True`, but not both.

## The post that shows an offer

accepting-favour-aid = { $to } picks the ship. If it is lost, { $from } loses { $loss } leverage over { $to }.
accepting-access = { $from } earns { $value } leverage over { $to }.
accepting-renewal = It is renewed once both agree. Nobody earns anything.
accepting-terraforming = { $from } earns { $value } leverage over { $to }.
accepting-loss = { $borrower } loses { $loss } leverage over { $owner }.
accepting-reset = { $from } over { $to } { $first }; { $to } over { $from } { $second }.
booked-in-part = { $real } ({ $whole }, but { $cut } would be { $past ->
    [below] below
   *[over] over
} the limit)
refusing-favour = { $to } loses { $loss } leverage over { $from }.

## Relations and rights

relations-title = { $you ->
    [no] { $player }'s relations
   *[yes] Your relations
}
relations-intro = { $you ->
    [no] { $player } has { $money } money. Leverage over each other:
   *[yes] You have { $money } money. Leverage over each other:
}
relations-line = **{ $with }**: { $you ->
    [no] { $player } { $by } · they { $over }
   *[yes] you { $by } · they { $over }
}
relations-more = /relations with a name shows where a number comes from, /rights what you may do.
pair-title = { $you ->
    [no] { $player } and { $name }
   *[yes] You and { $name }
}
pair-you = { $you ->
    [no] { $player } over { $name }
   *[yes] You over them
}
pair-they = { $you ->
    [no] { $name } over { $player }
   *[yes] They over you
}
pair-accounts = **{ $value }** = { $earned } earned - { $lost } lost - { $spent } spent { $adjusted } adjusted
pair-access-theirs = { $you ->
    [no] What { $name } lets { $player } do
   *[yes] Your access to their systems
}
pair-access-yours = { $you ->
    [no] What { $player } lets { $name } do
   *[yes] Their access to your systems
}
pair-access-until = { $kind } (until { $until })
pair-access-suspended = { $kinds } (suspended)
pair-offers = { $you ->
    [no] Pending between { $player } and { $name }
   *[yes] Pending between you
}
rights-title = { $you ->
    [no] { $player }'s rights towards { $name }
   *[yes] Your rights towards { $name }
}
rights-hostile = ⚔️ Hostile acts
rights-hostile-acts = { $acts } (below { $limit })
rights-hostile-line = { $open ->
    [neither] ❌ { $you ->
        [no] Neither { $player } nor { $name }
       *[yes] Neither of you
    }: { $acts }
   *[other] { $acts }: { $you ->
        [no] { $player }
       *[yes] you
    } { $open ->
        [both] ✅
        [first] ✅
       *[other] ❌
    } · { $you ->
        [no] { $name }
       *[yes] they
    } { $open ->
        [both] ✅
        [second] ✅
       *[other] ❌
    }
}
rights-hostile-when = { $you ->
    [no] { $name } has { $theirs } over { $player }, { $player } has { $yours }.
   *[yes] They have { $theirs } over you, you have { $yours }.
} An act is open while the victim's leverage over the attacker is below its number.
right-gift = `/gift`
right-offer-access = `/grant-access`
right-revoke-access = `/revoke-access`
right-ask-money = `/ask-favour money`
right-ask-access = `/ask-favour access`
right-reset = `/reset-relations`
right-ask-aid = `/ask-favour military-aid`
right-ask-system = `/ask-favour system`
right-research = `/research`
right-schmooze = `/schmooze`
right-embassy = `/embassy`
right-enter = `/enter`
right-terraform = `/terraform`
right-collect = `/collect-biomass`
right-sell = `/sell-minerals`
right-missing = { $kind } { $missing }
because-money = needs { $needs } money, you have { $has }
because-leverage = costs more leverage than you have ({ $has })
because-access = needs access
because-suspended = access suspended at leverage { $leverage }
because-technology = needs technology
because-ships = no idle ship
because-pending = offer { $offer } about it is pending

## Offers

offers-none = No offers are pending. `/ask-favour`, `/grant-access` and `/reset-relations` make offers.

## The leaderboard

leaderboard-leverage = Leaderboard: leverage over all others
leaderboard-earned = Leaderboard: leverage earned
leaderboard-money = Leaderboard: money
leaderboard-milestones = Leaderboard: diplomatic milestones
leaderboard-hidden = This is not public here: players see only their own figures. `/mod settings` changes that.
leaderboard-hidden-ended = This was not public here: players see only their own figures.
leaderboard-yours = Yours: { $score }

## The panel of the table, and what its buttons ask

guide-return-not-yours = This is between { $giver } and { $receiver }: only they can return the favour.
field-money = How much money
field-leverage = Leverage added to both
field-minutes = How many game minutes
field-place = Place
field-damage = How much damage
field-health = The ship's maximum health
field-note = Note (optional)
guide-gift = Gift
guide-gift-whom = Who do you give money to?
guide-gift-form = A gift to { $player }
guide-ask = Ask a favour
guide-ask-whom = Who do you ask for a favour?
guide-ask-none = You have no leverage over anyone yet, and a favour costs some. You earn it if you give money (`/gift`) or if someone accepts access to your systems (`/grant-access`).
guide-ask-what = What do you ask for? Only the two of you see a private request.
guide-ask-form = A favour from { $player }
guide-ask-access = Which access do you ask for?
guide-ask-system = Which system do you ask for?
guide-ask-place = Where should the ship help you?
ask-money = Money
ask-access = Access
ask-aid = Military aid
ask-system = A system
ask-in-private = { $what } (private)
guide-grant = Grant access
guide-grant-whom = Who do you offer access to?
guide-grant-what = Which access do you offer?
guide-revoke = Revoke access
guide-revoke-what = Whose access do you revoke?
guide-research = Research
guide-research-where = Where do you research? Possible now:
guide-own-systems = In my own systems
guide-schmooze = Schmooze
guide-schmooze-whom = Who do you schmooze? Possible now:
guide-embassy = Embassy
guide-embassy-whom = Who do you open an embassy with?
guide-loss = Report a loss
guide-loss-which = Which lent ship was destroyed?
guide-unlock = Unlock a technology
guide-unlock-what = What do you unlock?
guide-reset = Reset relations
guide-reset-whom = Who do you reset relations with?
guide-reset-form = Reset relations with { $player }
guide-relations = Relations
guide-enter = In their systems
guide-enter-whom = Whose systems?
guide-deed-what = What do you do there?
deed-enter = Enter
deed-terraform = Terraform
deed-biomass = Collect biomass
deed-minerals = Sell minerals
guide-hostile = Hostile act
guide-hostile-whom = Who do you act against?
guide-hostile-what = What do you do? Possible now (you see the cost first):
deed-steal-minerals = Steal minerals
deed-steal-biomass = Steal biomass
deed-damage = Damage a ship
deed-conquer = Conquer a city
deed-destroy = Destroy a city
guide-damage-where = Where is the ship?
deed-own-systems = In your systems
deed-third-party = In a third player's systems
deed-their-systems = In their systems

## Pictures and their alt texts

picture-map-legend = Leverage of each row over each column
picture-map-alt = Heat map of { $count } players' leverage over each other. { $list }
picture-map-alt-none = Heat map of { $count } players' leverage over each other. Nobody holds any yet.
picture-map-numbered = Columns are numbered like the rows.
picture-map-strongest = The { $count } players who hold and owe the most. Each player can see their own with /leaderboard.
picture-map-own = Your leverage over the others, and theirs over you
picture-map-over = You over them
picture-map-under = They over you
picture-map-scale = The colours span the values shown.
picture-chart-title = { $one } and { $other } in { $campaign }: leverage over time
picture-chart-alt = Line chart of two leverages over time. Now: { $list }
picture-pair = { $by } over { $over }
record-favours = Favours: { $asked } asked, { $granted } granted, { $refused } refused.

## Campaigns

setting-name-open-access = Access from the start
setting-name-thresholds = Hostile acts
setting-name-pending-favours = Pending favours
setting-name-terraforming = Terraforming
setting-name-destroyed-ships = Lent ships that are destroyed
setting-name-public-leverage = Who sees leverage
setting-name-public-money = Who sees money
setting-name-small-gifts = Small gifts
setting-name-negative-access = Access at negative leverage
setting-name-milestone-source = Milestones count
setting-value-thresholds = { $thresholds ->
    [warfare] by the warfare table, rule L6.2
   *[negative] at any leverage below { $below }
}
setting-value-pending-favours = { $most ->
    [0] any number
    [one] 1 with each player
   *[other] up to { $most } with each player
}
setting-value-terraforming = { $how ->
    [confirmed] the planet's owner confirms it
   *[reported] only reported
}
setting-value-destroyed-ships = { $what ->
    [return] return home
   *[gone] are gone until a moderator restores them
}
setting-value-public-leverage = { $public ->
    [all] everyone
    [differences] others see only changes by public acts
   *[nothing] only the two players involved
}
setting-value-public-money = { $public ->
    [all] everyone
    [differences] others see only changes by public acts
   *[nothing] only its owner
}
setting-value-small-gifts = { $below ->
    [0] announced at once
   *[other] below { $below } money, announced once an hour
}
setting-value-negative-access = { $effect ->
    [suspended] suspended
   *[stands] stands
}
setting-value-milestone-source = { $source ->
    [work] only work with others
   *[all] advantages and work
}
setting-terraforming = { $how ->
    [confirmed] Terraforming needs the planet owner's confirmation.
   *[reported] Terraforming only needs to be reported.
}
setting-destroyed-ships = { $what ->
    [return] A lent ship that is destroyed returns home.
   *[gone] A lent ship that is destroyed is gone until a moderator restores it.
}
setting-public-leverage = { $public ->
    [all] Leverage is public.
    [differences] Others see only how much a public act changes leverage.
   *[nothing] Leverage is known only to the two players involved.
}
setting-public-money = { $public ->
    [all] Money is public.
    [differences] Others see only how much a public act changes money.
   *[nothing] Players know only their own money.
}
setting-small-gifts = { $below ->
    [0] Every gift is announced at once.
   *[other] Gifts below { $below } money are announced together, once an hour.
}
setting-negative-access = { $effect ->
    [suspended] Access is suspended while leverage over its granter is negative.
   *[stands] Access needs no leverage.
}
setting-milestone-source = { $source ->
    [work] Milestones count only work with others.
   *[all] Milestones count advantages and work.
}
setting-pending-favours = { $most ->
    [0] A player can have any number of favours pending with another.
    [one] A player can have 1 favour pending with another.
   *[other] A player can have up to { $most } favours pending with another.
}
settings-hint-access = For example: passage, trade; or none
settings-hint-money = An amount of money; 0 for none
setting-open-access = Access between each new player and everyone else: { $kinds }.
setting-thresholds = { $thresholds ->
    [warfare] Hostile acts follow the warfare table. `/rules number:L6.2` shows its thresholds.
   *[negative] Hostile acts are open at any leverage below { $below }.
}

## Values

values-title = Values of { $name }
values-part = **{ $part }** { $values }
value-of-key = { $key } { $value }
value-changed-from = **{ $now }** ({ $usual })
values-footer = Values that differ from the defaults are bold, with the default. /campaign values export gives the table as a file.
values-footer-usual = These are the defaults. /campaign values export gives the table as a file.
told-values-changed = From now on this campaign has other values. What was booked stays:
values-changed-part = • **{ $part }**: { $changes }
value-changed = { $key } { $before } → { $after }
value-changed-alone = { $before } → { $after }
line-start-leverage = Everyone and the newcomer start with { $leverage } leverage over each other.
no-milestones = no number of
times-once = just
times-twice = double
times = { $factor } times

## Activities

ships-title = Your ships and activities
ships-fleet = Your fleet
ships-borrowed = Lent to you
ships-embassies = Your embassies
ships-guests = Others' activities in your systems
ships-none = You have no ships, and nothing is under way. A moderator can add a ship with `/mod ship add`.
ships-footer = /research and /schmooze put a ship to work, /stop ends it.
ships-lost = 💀 **{ $ship }** is lost. A moderator can restore it.
ships-idle = ⚓ **{ $ship }** is idle.
ships-idle-at = ⚓ **{ $ship }** is idle at { $place }.
ships-doing = 🚀 **{ $ship }**: { $what }
doing-research = { $you ->
    [home] Research in your own systems
    [host] Research by { $player } in your systems
   *[other] Research in { $host }'s systems
}
doing-schmooze = { $you ->
    [actor] Schmoozing { $host } (tier { $tier })
    [host] { $player } schmoozing you (tier { $tier })
   *[other] { $player } schmoozing { $host } (tier { $tier })
}
doing-embassy = { $you ->
    [actor] Your embassy with { $host }
    [host] { $player }'s embassy with you
   *[other] { $player }'s embassy with { $host }
}
doing-aid = { $you ->
    [actor] Lent to you by { $host }
    [host] Lent to { $player }
   *[other] Lent by { $host } to { $player }
}
doing-at = { $what }, at { $place }, since { $since }.
doing-since = { $what }, since { $since }.
earned-all = Earned so far: { $leverage } leverage, { $science } science, { $money } money.
earned-research = Earned so far: { $science } science, { $money } money.
earned-leverage = Earned so far: { $leverage } leverage.
outlook-still = The clock is stopped, so nothing is earned.
outlook-suspended = It stands still until the leverage over { $over } is no longer negative.
outlook-next = Next: { $at }.
outlook-by = Total { $left }: { $leverage } leverage.
outlook-full = At its limit of { $limit } on { $at } ({ $left }).
outlook-at-limit = Leverage is at its limit of { $limit }.
outlook-ends = Ends { $at } ({ $left }).
technologies-title = Technology
technologies-science = You have { $total } science: { $neutral } neutral (from research) and { $harmony } harmony (from milestones). Harmony is spent first.
technologies-tier = { $technology }: { $tier } of V
technologies-have = ✅ { $technology }
technologies-footer = /technology unlock buys the next tier.
gives-neuropsychology = Lets you schmooze: { $rates } leverage a game minute in tiers I to V.
gives-charisma = Returns { $percent } % of a favour's cost per tier, at once.
gives-ambassadors = Embassies for { $price } money each, earning { $rate } leverage a game minute.
gives-harmony = Lets you ask for star systems as favours.
next-none = ✅ Fully unlocked.
next-tier = { $tier } costs { $cost } science.
next-bonus = Costs { $cost } science.
reach-now = ✅ You can afford it.
reach-lacking = ❌ You need { $science } more science.
reach-top-tier = ❌ Needs tier V of Neuropsychology or Charisma.
milestones-title = Milestones of { $name }
milestones-title-yours = Your milestones
milestones-next = **{ $points }** points; { $reached } of { $all } milestones reached. The next is at { $next }: { $left } to go.
milestones-all = **{ $points }** points; all milestones are reached.
milestones-hidden = { $player }'s milestones are not public here: players see only their own.
milestones-cooperation = research, schmoozing
milestones-sum = = progress
milestones-explained = An advantage over a player is the leverage earned minus the leverage lost over them, less the same figure for them; spending does not count. Every full { $each } of the { $earned } leverage earned by research with others and schmoozing adds 1 point.
milestones-explained-work = Every full { $each } of the { $earned } leverage earned by research with others and schmoozing is 1 point. Nothing else counts in this campaign.
milestones-footer = Milestones are at { $milestones } points; each gives { $science } harmony science, once.
map-title = Map of { $name }
map-none = This campaign has no map, so any words will do for a place. A moderator can add systems with `/mod system add`.
map-line = **{ $system }**: { $ruler }; { $planets }

## The rules by number

rules-l1 = Leverage
rules-l2 = Gifts
rules-l3 = Access
rules-l4 = Favours
rules-l5 = Timed actions
rules-l6 = Losses and hostile acts
rules-l7 = Resetting relations
rules-l8 = Diplomatic milestones
rules-l9 = Technology
rules-l10 = Military aid
rules-l11 = Map
rules-l12 = Leaving
rules-l13 = Privacy
rules-l14 = Being away, taking back
rule-l1-1 = Every player has leverage over every other player. Yours over Bo and Bo's over you are two separate numbers.
rule-l1-2 = Leverage ranges from { $lowest } to { $limit } and starts at { $start }.
rule-l1-3 = It is counted exactly, to the hundredth.
rule-l1-4 = Leverage is what you earned, minus what you lost and spent, plus adjustments. Amounts lost to the limit are shown, and a gift that would lose any asks first.
rule-l2-1 = A gift moves money, at least { $smallest-gift }, and earns you a point of leverage over the receiver for every { $money-a-point }.
rule-l2-2 = A gift takes effect at once and cannot be refused.
rule-l2-3 = Everyone starts with { $money } money. You can give only what you have, and only to another player in the campaign.
rule-l2-4 = { $small-gifts } If a gift opens or closes a right, that is still announced at once. Each gift counts, and appears in `/history`, as soon as it is given.
rule-l3-1 = You can offer a kind of access to a player who lacks it. If they accept, you earn its value over them: { $gardens } { $ecological }, { $salons } { $diplomatic }, { $markets } { $trade }, { $gates } { $passage }.
rule-l3-2 = Declining an offer of access costs nothing. Two players can have one pending offer of each kind, and its maker can withdraw it.
rule-l3-3 = You can revoke access at any time, which costs you its value in leverage however it was granted. You see first what it costs, opens and ends.
rule-l3-4 = Access is strict: no biomass or terraforming without { $gardens } access, no research or schmoozing without { $salons }, no mineral sales without { $markets }. Entering is the exception: it is possible without { $gates }, at a price (L6.1).
rule-l3-5 = You have every kind of access in your own systems.
rule-l3-6 = When a player joins, they and everybody who ever joined get this access to each other's systems, and nobody earns anything for it: { $open }.
rule-l3-7 = You can ask for access as a favour. Access granted that way earns nothing.
rule-l3-8 = Report biomass collected and minerals sold in another player's systems with `/collect-biomass` and `/sell-minerals`. Each needs its access, is announced, and changes no leverage.
rule-l3-9 = Promised leverage is shown as it would be booked, with the part over the limit. If the limit would cut any of it, offers of access, resets and terraforming ask first, as gifts do.
rule-l3-10 = { $negative-access } Suspended access returns by itself, and running actions that need it stand still meanwhile.
rule-l4-1 = Favours cost leverage: money a point for every { $asked-a-point }, access its value, military aid { $aid } per game minute, a star system { $system } (L9.5).
rule-l4-2 = You need at least that much leverage over the player you ask.
rule-l4-3 = Asking spends the cost at once. It stays spent, whatever the answer.
rule-l4-4 = Only the player you ask can answer; here they have { $answer }. A pause stops that clock.
rule-l4-5 = Accepting carries out the favour at once. A player who cannot pay or lend cannot accept; the favour stays pending.
rule-l4-6 = Refusing costs the refuser { $refusing } what you spent, in leverage over you.
rule-l4-7 = { $silence } A deadline brings the player asked a reminder at half time and another { $last-call } before it. Reminders due within { $together } of each other are combined.
rule-l4-8 = You can withdraw a favour you asked for. The cost stays spent, and you see it first. If a moderator voids the favour or the campaign ends, you get it back.
rule-l4-9 = Everything is checked again when the answer comes.
rule-l4-10 = Before you refuse, you see what that does to your leverage, which hostile acts it opens against you, and the gift that would make up for it.
rule-l4-11 = A favour that can never be carried out, for example because somebody else got the system, is void. Its cost is returned, and nobody loses anything.
rule-l4-12 = { $favours } If you ask for more money than the other player has, you are warned but may still ask.
rule-l4-13 = Being unable is not refusing. If you lacked the money or had no ship when you were asked, and still do when you refuse or time runs out, the favour ends without loss and its cost is returned.
rule-l5-1 = Ships do the work. You start with { $ships }, and moderators add more. A ship does one thing at a time.
rule-l5-2 = Research with { $salons } access in another player's systems earns you both { $science } science per completed game minute, and you { $research-money } money and { $research } leverage over them. At home it earns { $science-at-home } science and { $money-at-home } money, but no leverage.
rule-l5-3 = Schmoozing needs Neuropsychology and { $salons } access. Tiers I to V earn { $schmoozing } leverage a game minute, little by little.
rule-l5-4 = An action lasts until you stop it, it reaches its limit, its access is revoked or ends, its ship is lost, its place changes hands, you leave, or the campaign ends. You are credited for all completed work. A busy ship cannot be lent.
rule-l5-5 = A game minute takes { $pace } here. The clock stops while the campaign is paused.
rule-l5-6 = Earnings over time depend only on game time. They are exact and credited once, even if I was offline.
rule-l5-7 = At { $limit } leverage, research still earns science and money. Both players are told once.
rule-l6-1 = Entering another player's systems without { $gates } access costs { $trespass } leverage over them each time. Stealing minerals costs { $mineral } each, biomass { $biomass }, damaging a ship up to { $damage } by its share of health, conquering a city { $conquest }, destroying it { $destruction } more.
rule-l6-2 = A hostile act is possible only while the victim's leverage over you is below a threshold, here: stealing minerals { $theft } and biomass { $biomass-theft }, damage in your own systems { $home } and elsewhere { $elsewhere }, conquering cities { $city } and destroying them { $destroyed-city }.
rule-l6-3 = The attacker reports hostile acts. Moderators can report for a player, and undo reports.
rule-l6-4 = When leverage crosses a threshold, or the thresholds change, I announce which acts become possible or impossible, and for which players.
rule-l6-5 = Terraforming another player's planet needs { $gardens } access and earns { $terraforming-earns } leverage over them. { $terraforming } A planet (without a map, a named place of a player) can be terraformed once.
rule-l6-6 = Before you enter without { $gates } access or commit a hostile act, you see its price, which acts it opens against you, and the gift that would make up for it.
rule-l7-1 = Two players can agree to add the same amount to their leverage over each other. Declining costs nothing, and a reset does not count towards milestones.
rule-l7-2 = A moderator can set the leverage of one player over another, or of both, and gives a reason. The players concerned are pinged.
rule-l8-1 = Your advantage over a player is what you earned minus what you lost over them, minus the same for them over you. Spending does not count.
rule-l8-2 = Progress is the sum of your advantages over all players, plus a point for every full { $cooperation } leverage earned by schmoozing and by research in others' systems.
rule-l8-3 = Milestones are at { $milestones } points. Each gives { $milestone-science } harmony science once, and stays reached.
rule-l8-4 = { $milestone-source }
rule-l9-1 = Science is neutral (from research) or harmony (from milestones). Either pays for technology; harmony is spent first.
rule-l9-2 = Tiers I to V cost { $tiers } science, in order. Intergalactic Ambassadors cost { $ambassadors } and Galactic Harmony { $harmony }; both need tier V of either line.
rule-l9-3 = Neuropsychology makes schmoozing possible, and faster with each tier. Each tier of Charisma returns { $charisma } % of what you spend on a favour.
rule-l9-4 = Intergalactic Ambassadors: an embassy costs { $embassy } money and earns { $embassy-earns } leverage a game minute. It needs { $salons } access and ends with it. You can have one with each other player. Its earnings count in your advantage, but earn no points as research and schmoozing do.
rule-l9-5 = Galactic Harmony: you can ask for a star system as a favour, for { $system } leverage. Home systems are excluded.
rule-l10-1 = You ask for military aid at a planet for up to { $longest-aid } game minutes, at { $aid } leverage each. The lender picks an idle ship: it goes there, fights as if it were yours, does nothing else, and returns by itself.
rule-l10-2 = If the ship is destroyed on loan, the borrower loses { $ship-lost } leverage over its owner. One of the two reports it and the other confirms, or a moderator reports it, even after the loan. { $destroyed }
rule-l10-3 = Aid is sent to a planet. With a map, naming a system is not enough: a menu asks which of its planets. A system without planets counts as one.
rule-l11-1 = A map is optional. Without one, any words will do for a place. With one, places are chosen from it, rights follow the ruler of the place, and ships have a location.
rule-l11-2 = With a map, an action in a player's systems takes place where they rule: at the place you name, their only one, or one from a menu. A player who rules nothing has no systems to act in.
rule-l12-1 = Before you leave, you see everything that it settles. While the campaign is paused, only a moderator can take a player out.
rule-l12-2 = When a player leaves, offers to them are answered as by silence (L4.7), or lapse if silence would wait. Their own offers are withdrawn, and the costs stay spent.
rule-l12-3 = Others' actions in the leaver's systems continue; access, embassies and lent ships stay. The leaver's own actions end, with credit up to then.
rule-l12-4 = If they return, they find their money, leverage, ships and everything else as they left it. Starting money is given once.
rule-l12-5 = A moderator who removes a player gives a reason. That player's offers are void: costs are returned, and nobody loses anything.
rule-l12-6 = { $entry }
rule-l13-1 = { $public-leverage } { $public-money } Open gifts and offers are announced all the same.
rule-l13-2 = A private favour changes figures. If those are public, you are warned before you ask that others can work it out; if not, nothing shows.
rule-l13-3 = Moderators see private matters only if they read `/mod log`, preview an undo, act for a player, or export with secrets. The players concerned are told.
rule-l14-1 = `/away` marks you as away until a time you name, or until your next command or press. You are not pinged meanwhile, and players who ask you for something are warned first. { $away }
rule-l14-2 = { $patience }
rule-l14-3 = `/take-back` asks to undo the newest act in the campaign, if it is yours. Every player whose figures or offers it changed must agree within { $take-back }. Any other act ends the request, unless it is private to others. No moderator is needed.
rule-l14-4 = { $nudge } Paused time and time spent waiting for others do not count. A player who was active just before is pinged for their turn only if they do not begin within { $grace }.

## Help

help-title-gifts = Help: gifts
help-title-access = Help: access
help-title-favours = Help: favours
help-title-reset = Help: resetting relations
help-title-actions = Help: research and schmoozing
help-title-technology = Help: technology
help-title-aid = Help: military aid
help-title-hostile = Help: hostile acts
help-title-milestones = Help: milestones
help-title-map = Help: ships and the map
help-start = You and the others make deals here; I keep the books. It all turns on **leverage**: how much you can ask of another player, from { $lowest } to { $limit }.
    1. `/campaign join` brings you in, with { $money } money.
    2. Earn leverage: `/gift player:@Bo amount:100`, or `/grant-access player:@Bo access:passage`.
    3. Spend it: `/ask-favour money player:@Bo amount:50`. Refusing you costs Bo { $refusing } that, over you.
    4. `/offers` shows what needs your answer, `/relations` where you stand, `/rights player:@Bo` what you may do.
    5. Let time work for you: `/research`. `/ships` shows what it earns.
    6. More: `/help` with a topic, and `/rules` by number.
help-gifts = `/gift player:@Bo amount:{ $amount } note:For the harvest` gives { $amount } money and earns you { $earns } leverage over @Bo: a point for every { $rate }, exact to the hundredth.
    It takes effect at once and cannot be refused. Leverage stops at { $limit }; if part of a gift would be lost, I ask you first.
    Everyone starts with { $money } money. You can give only what you have.
help-access = Access lets another player use your systems: { $gardens } ({ $ecological }) to collect biomass and terraform, { $salons } ({ $diplomatic }) to research and schmooze, { $markets } ({ $trade }) to sell minerals, { $gates } ({ $passage }) to enter without a penalty.
    `/grant-access player:@Bo access:trade` offers it. If @Bo accepts, you earn its value over @Bo; declining costs nothing.
    `/revoke-access player:@Bo access:trade` takes it back at any time and costs you its value over @Bo, however it was granted.
    You can also ask for access: `/ask-favour access player:@Bo access:trade`.
    Access everyone has here from the start: { $kinds }.
help-favours = Favours cost leverage. `/ask-favour money player:@Bo amount:{ $amount }` costs { $cost } of yours over @Bo (a point for every { $rate }); `/ask-favour access player:@Bo access:passage` costs what the access is worth.
    The cost is spent when you ask and stays spent, whatever the answer. With `private:True`, only the two of you hear of it.
    Accepting carries out the favour at once. Refusing costs @Bo { $refusing } what you spent, over you; they see that first and confirm.
    @Bo has { $answer } to answer. { $silence }
help-reset = `/reset-relations player:@Bo amount:20` proposes adding that amount to both your leverage over @Bo and theirs over you. A negative amount takes away from both.
    @Bo accepts or declines; declining costs nothing. Leverage stays within { $lowest } and { $limit }.
help-actions = Your ships earn while time passes; a game minute takes { $pace } here.
    `/research player:@Bo` needs { $diplomatic } access to Bo's systems. Each game minute it earns { $leverage } leverage over Bo, { $money } money, and { $science } science for both of you. `/research` alone works at home: { $home } science and { $own_money } money.
    `/schmooze player:@Bo` also needs Neuropsychology, and earns { $least } to { $most } leverage a game minute.
    `/ships` shows what they have earned and will earn, `/stop` ends an action. `minutes` sets a limit beforehand.
help-technology = Science comes from research (neutral) and milestones (harmony). `/technology list` shows what you can buy, `/technology unlock technology:charisma` buys the next tier.
    Neuropsychology makes schmoozing possible, and each tier makes it faster. Each tier of Charisma returns { $charisma } % of what you spend on favours.
    After tier V of either: Intergalactic Ambassadors (`/embassy player:@Bo`, { $embassy } money, { $earns } leverage a game minute) and Galactic Harmony (`/ask-favour system player:@Bo system:Vega`, { $system } leverage).
help-aid = `/ask-favour military-aid player:@Bo place:Vega minutes:{ $minutes }` costs { $cost } of your leverage over Bo, { $each } a game minute, for up to { $most }.
    If Bo accepts, a ship of Bo's choice goes there and fights as if it were yours, then returns by itself.
    If it is destroyed, either of you reports it with `/report-loss`. You lose { $lost } leverage over Bo, and the ship is gone until a moderator restores it.
help-hostile = Low leverage over you leaves a player open to your hostile acts. { $thresholds } Only the victim's leverage over you matters.
    `/rights player:@Bo` shows which acts are open. Report what you did: `/hostile steal-minerals`, `steal-biomass`, `damage-ship`, `conquer-city`, `destroy-city`. Each costs you leverage over Bo, and you see how much first.
    `/enter player:@Bo` without { $passage } access costs { $trespass }. `/terraform player:@Bo`, with { $ecological } access, earns you { $terraforming }.
help-milestones = Progress is the sum of your advantages over all other players: what you earned minus what you lost over them, minus the same for them over you. Every full { $cooperation } leverage from schmoozing, and from research with others, adds a point.
    At { $milestones } points you reach a milestone for good, and gain { $science } harmony science. `/milestones` shows the sum and its parts, `/leaderboard by:milestones` who is ahead.
help-threshold = { $acts } below { $below }
help-thresholds = Acts are open while that leverage is low enough: { $acts }.
help-map = You start with { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }, and moderators can add more; `/ships` shows your fleet.
    If the campaign has a map, `/map` shows systems, planets and their rulers. Rights follow the ruler of a place: if it changes hands, others' actions there end. Without a map, any words will do for a place.
    `/away` and `/quiet-hours` stop pings. For offers made while you are away, your time to answer starts when you are back. `/digest at:8` tells you once a day what happened and what needs your answer.
help-title-leverage-terms = Terms of leverage
help-leverage-terms =
    - **Leverage**: how much you can ask of another player, from { $lowest } to { $limit }. Yours over @Bo and @Bo's over you are two numbers.
    - **Access**: what a player lets another do in their systems: { $kinds }.
    - **Favour**: something you ask for and pay with leverage at once: money, access, military aid, a system.
    - **Schmooze**: one of your ships charms @Bo's people and earns leverage over @Bo each game minute. Needs Neuropsychology.
    - **Research**: one of your ships works in @Bo's systems and earns leverage, money and science.
    - **Right**: what @Bo's low leverage over you leaves you free to do. The lower it is, the more.
    - **Game minute**: the game's clock. Each campaign sets how long one takes.

## Joining a server, and founding by a form

about-leverage = earn and spend influence over each other, until a moderator ends it

# Clauses of deals.
clause-gift = { $role ->
    [actor] You give { $to } { $amount } money
    [other] { $from } gives you { $amount } money
   *[none] { $from } gives { $to } { $amount } money
}
clause-favour = { $role ->
    [actor] You give { $to } { $amount } money, and they pay with leverage over you
    [other] { $from } gives you { $amount } money, and you pay with leverage over them
   *[none] { $from } gives { $to } { $amount } money, for leverage
}
clause-access = { $role ->
    [actor] You grant { $to } { $access } access
    [other] { $from } grants you { $access } access
   *[none] { $from } grants { $to } { $access } access
}
clause-reset = { $role ->
    [actor] You and { $to } change both leverages by { $amount }
    [other] You and { $from } change both leverages by { $amount }
   *[none] { $from } and { $to } change both leverages by { $amount }
}
clause-system = { $role ->
    [actor] You hand { $to } the system { $system }
    [other] { $from } hands you the system { $system }
   *[none] { $from } hands { $to } the system { $system }
}
clause-ship = { $role ->
    [actor] You lend { $to } { $ship } for { $minutes } at { $place }
    [other] { $from } lends you { $ship } for { $minutes } at { $place }
   *[none] { $from } lends { $to } { $ship } for { $minutes } at { $place }
}
clause-any-ship = an idle ship
clause-pay = { $role ->
    [actor] You promise to pay { $to } { $amount } money { $by }
    [other] { $from } promises to pay you { $amount } money { $by }
   *[none] { $from } promises to pay { $to } { $amount } money { $by }
}
clause-access-until = { $role ->
    [actor] You grant { $to } { $access } access { $until }
    [other] { $from } grants you { $access } access { $until }
   *[none] { $from } grants { $to } { $access } access { $until }
}
clause-keep-access = { $role ->
    [actor] You promise { $to } to keep { $access } access open { $until }
    [other] { $from } promises you to keep { $access } access open { $until }
   *[none] { $from } promises { $to } to keep { $access } access open { $until }
}
clause-no-favours = { $role ->
    [actor] You promise { $to } not to ask for favours { $until }
    [other] { $from } promises you not to ask for favours { $until }
   *[none] { $from } promises { $to } not to ask for favours { $until }
}
clause-name-gift = A gift of money
clause-name-favour = Money for leverage
clause-name-access = Access
clause-name-reset = A reset of both leverages
clause-name-system = A star system
clause-name-ship = A ship for some time
clause-name-keep-access = Access stays open
clause-name-no-favours = No favours asked
leverage-promises = A hostile act against the other player breaks peace, and so does entering their systems without { $passage }. Revoking access breaks the promise to keep it, and asking for a favour breaks the promise to ask for none. A payment is kept once gifts, favours and later deals have moved the amount.

## Commands: what each does, and its options as attributes

cmd-gift = Give money and earn leverage over the player
    .player = The player who receives the money
    .amount = How much money
    .note = A few words to go with it
    .campaign = The campaign, if not this channel's
cmd-grant-access = Offer a player access to your systems; if accepted, it earns you leverage
    .player = The player who gets access
    .access = The kind of access
    .campaign = The campaign, if not this channel's
cmd-revoke-access = Revoke a player's access to your systems; it costs you its value in leverage
    .player = The player who loses access
    .access = The kind of access
    .campaign = The campaign, if not this channel's
cmd-ask-favour = Spend leverage to ask for a favour
cmd-ask-favour-money = Ask a player for money; it costs leverage
    .player = The player you ask
    .amount = How much money
    .note = A few words to go with it
    .private = Keep it between the two of you
    .campaign = The campaign, if not this channel's
cmd-ask-favour-access = Ask a player for access to their systems; it costs its value in leverage
    .player = The player you ask
    .access = The kind of access
    .note = A few words to go with it
    .private = Keep it between the two of you
    .campaign = The campaign, if not this channel's
cmd-ask-favour-military-aid = Ask a player for a ship in battle; it costs leverage for each game minute
    .player = The player you ask
    .place = Where the ship goes
    .minutes = For how many game minutes
    .note = A few words to go with it
    .private = Keep it between the two of you
    .campaign = The campaign, if not this channel's
cmd-ask-favour-system = Ask a player for a star system; it costs leverage and needs Galactic Harmony
    .player = The player you ask
    .system = Their system, but not their home
    .note = A few words to go with it
    .private = Keep it between the two of you
    .campaign = The campaign, if not this channel's
cmd-reset-relations = Propose adding the same amount to your leverage over each other
    .player = The player you propose it to
    .amount = The amount added to both, like 20 or -12.5
    .campaign = The campaign, if not this channel's
cmd-research = Research with a ship: science and money, plus leverage in another player's systems
    .player = The player whose systems you research in; you by default
    .ship = Your ship; the first free one by default
    .place = The place, if it matters
    .minutes = How many game minutes until it stops by itself
    .campaign = The campaign, if not this channel's
cmd-schmooze = Schmooze a player with a ship: leverage by the minute; needs Neuropsychology
    .player = The player you schmooze
    .ship = Your ship; the first free one by default
    .place = The place, if it matters
    .minutes = How many game minutes until it stops by itself
    .campaign = The campaign, if not this channel's
cmd-stop = Stop what one of your ships is doing
    .ship = Your ship; the only busy one by default
    .campaign = The campaign, if not this channel's
cmd-ships = See what your ships are doing, have earned and will earn
    .campaign = The campaign, if not this channel's
cmd-ships-show = See what your ships are doing, have earned and will earn
    .campaign = The campaign, if not this channel's
cmd-report-loss = Report that a lent ship was destroyed
    .ship = The lent ship
    .campaign = The campaign, if not this channel's
cmd-embassy = Open an embassy with a player for money; needs Intergalactic Ambassadors
    .player = The player who hosts it
    .campaign = The campaign, if not this channel's
cmd-technology = Technologies that science unlocks
cmd-technology-list = See the technologies, their prices and your science
    .campaign = The campaign, if not this channel's
cmd-technology-unlock = Unlock the next tier of a technology
    .technology = The technology
    .campaign = The campaign, if not this channel's
cmd-enter = Enter a player's systems; without passage it costs leverage, after you confirm
    .player = The player whose systems you enter
    .place = The place, if it matters
    .ship = Your ship, if it matters
    .campaign = The campaign, if not this channel's
cmd-collect-biomass = Report biomass you collected with access
    .player = The player whose systems it came from
    .samples = How many samples, if you like
    .place = The place, if you like
    .campaign = The campaign, if not this channel's
cmd-sell-minerals = Report minerals you sold with access
    .player = The player whose systems you sold them in
    .count = How many minerals
    .place = The place, if you like
    .campaign = The campaign, if not this channel's
cmd-terraform = Terraform another player's planet; it earns you leverage over them
    .player = The planet's owner
    .place = The planet, if it matters
    .campaign = The campaign, if not this channel's
cmd-hostile = Report your hostile act; you see the cost first
cmd-hostile-steal-minerals = Report stolen minerals; each costs you leverage
    .player = The player you stole from
    .count = How many minerals
    .campaign = The campaign, if not this channel's
cmd-hostile-steal-biomass = Report stolen biomass; it costs you leverage
    .player = The player you stole from
    .campaign = The campaign, if not this channel's
cmd-hostile-damage-ship = Report damage to a ship; it costs you leverage by its share of health
    .player = The ship's owner
    .damage = How much damage
    .max-health = The ship's maximum health
    .where = The systems where it happened
    .campaign = The campaign, if not this channel's
cmd-hostile-conquer-city = Report a conquered city; it costs you leverage
    .player = The city's owner
    .campaign = The campaign, if not this channel's
cmd-hostile-destroy-city = Report that you destroyed a conquered city; it costs you more leverage
    .player = The player you conquered it from
    .campaign = The campaign, if not this channel's
cmd-milestones = See a player's progress towards milestones, and where it comes from
    .player = The player; you by default
    .campaign = The campaign, if not this channel's
cmd-map = See the map: its places, and who holds them
    .campaign = The campaign, if not this channel's
cmd-mod-set-leverage = Set a player's leverage over another
    .by = The player who has the leverage
    .over = The player they have it over
    .value = The new value
    .reason = The reason, shown in the log
    .campaign = The campaign, if not this channel's
cmd-mod-reset-relations = Set the leverage between two players, of one, or of everyone; you see it first
    .player-a = The player whose relations are reset
    .player-b = The other player; left out: all others
    .everyone = All others of player-a, or without players the whole table
    .value = The new value; zero by default
    .reason = The reason, shown in the log
    .campaign = The campaign, if not this channel's
cmd-mod-money = Give a player or everyone money, or take it away
    .player = The player
    .everyone = All active players instead of one
    .amount = How much; a negative amount takes it away
    .reason = The reason, shown in the log
    .campaign = The campaign, if not this channel's
cmd-mod-science = Give a player or everyone science, or take it away
    .player = The player
    .everyone = All active players instead of one
    .kind = The kind of science
    .amount = How much; a negative amount takes it away
    .reason = The reason, shown in the log
    .campaign = The campaign, if not this channel's
cmd-mod-ship = The campaign's ships
cmd-mod-ship-add = Give a player a ship, or bring back a lost one of that name
    .player = The ship's owner
    .name = The ship's name
    .reason = The reason, shown in the log
    .campaign = The campaign, if not this channel's
cmd-mod-ship-remove = Remove a ship from its fleet for good
    .ship = The ship
    .reason = The reason, shown in the log
    .campaign = The campaign, if not this channel's
cmd-mod-ship-lose = Report for the players that a lent ship was destroyed
    .ship = The lent ship
    .reason = The reason, shown in the log
    .campaign = The campaign, if not this channel's
cmd-mod-system = The campaign's map
cmd-mod-system-add = Add a star system to the map
    .name = The system's name
    .planets = Its planets, like: Earth, Mars
    .ruler = The player who rules it
    .home = Whether it is the ruler's home
    .reason = The reason, shown in the log
    .campaign = The campaign, if not this channel's
cmd-mod-system-remove = Remove a star system from the map
    .system = The system
    .reason = The reason, shown in the log
    .campaign = The campaign, if not this channel's
cmd-mod-system-ruler = Set who rules a star system
    .system = The system
    .player = The new ruler; nobody by default
    .home = Whether it is their home
    .reason = The reason, shown in the log
    .campaign = The campaign, if not this channel's

## Choices of commands

choice-ecological = ecological
choice-diplomatic = diplomatic
choice-trade = trade
choice-passage = passage
choice-milestones = milestones
choice-earned = earned
choice-neutral = neutral
choice-harmony = harmony
choice-own-systems = own-systems
choice-third-party = third-party
choice-their-systems = their-systems
choice-warfare = warfare
choice-negative = negative
choice-stands = stands
choice-suspended = suspended
choice-work = work
choice-confirmed = confirmed
choice-reported = reported
choice-return = return
choice-gone = gone

## Figures from a spreadsheet

sheet-pairs = { $count ->
    [0] No leverage: all pairs start at { $other }.
    [one] Leverage of 1 pair: { $sum }. All other pairs start at { $other }.
   *[other] Leverage of { $count } pairs, together { $sum }. All other pairs start at { $other }.
}
sheet-money = { $count ->
    [one] Money of 1 player: { $sum }
   *[other] Money of { $count } players, together { $sum }
}
sheet-money-others = { $count ->
    [one] 1 player has no money in the file and starts with { $start }.
   *[other] { $count } players have no money in the file and start with { $start } each.
}
sheet-flaw-no-rows = The file has no figures. It needs a table with the header `by,over,leverage` or `player,money`.
sheet-flaw-no-header = Expected a header: `by,over,leverage` or `player,money`, with commas, semicolons or tabs.
sheet-flaw-header-twice = A table with this header came before. Put all of its rows into one table.
sheet-flaw-header-inside = An empty line has to come before the header of the next table.
sheet-flaw-stray-quotes = Quotes are not where they can be. Put the whole field in quotes, and double the quotes inside.
sheet-flaw-open-quotes = The quotes are not closed on this line.
sheet-flaw-fields = Expected { $needed } fields, found { $found }. A field that contains the separator has to be in quotes.
sheet-flaw-no-player = The player is missing.
sheet-flaw-leverage = "{ $typed }" is not leverage. It is a number like { $example }, without thousands separators.
sheet-flaw-too-fine = "{ $typed }" has more than { $most } decimals. Leverage has no thousands separators.
sheet-flaw-money = "{ $typed }" is not money. It is a whole number, without decimals and thousands separators.
sheet-flaw-oneself = Players have no leverage over themselves.
sheet-flaw-twice = Line { $line } has this figure already.
sheet-flaw-leverage-range = Leverage lies between { $least } and { $most }.
sheet-flaw-money-range = Money lies between { $least } and { $most }.
