### Everything players read, in English. Exact amounts are passed as text; numbers that select a plural are passed as
### numbers. $you is the reader's role in a sentence about two players: `actor` acts, `other` is acted on, `none` is
### anybody else.

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
technology-cloaking-device = Cloaking Device
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
ruleset-leverage = leverage
ruleset-nim = nim
you = you
nobody = nobody
who-for = { $moderator }, acting for { $player }
the-game = the game
several-more = … and { $count } more
and-more = … and { $count } more.
and-more-between = { $count ->
    [one] … and 1 more line …
   *[other] … and { $count } more lines …
}

# The end of a list: "a, b and c".
list = { $most } and { $last }

span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
span-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
game-minutes = { $count ->
    [one] 1 game minute
   *[other] { $count } game minutes
}
# Suffixes: each starts with its own blank or comma.
at-place = {" "}at { $place }
for-minutes = {" "}for { $minutes }
at-spot = {" "}at { $q }, { $r }
with-ships = , with { $ships }

## What an offer is about

matter-favour-money = { $amount } money as a favour
matter-favour-access = { $access } access as a favour
matter-favour-aid = military aid at { $place } for { $minutes } as a favour
matter-favour-system = the star system { $system } as a favour
matter-access = { $access } access
matter-reset = resetting relations by { $amount }
matter-terraforming = terraforming a planet
matter-terraforming-at = terraforming { $place }
matter-loss = the loss of { $ship }
matter-relations = diplomatic relations
matter-put-back = a track for a returned cube

## What happened: the first sentence of a story

told-founded = { $you ->
    [actor] **{ $name }** starts. A game minute takes { $pace }.
   *[none] **{ $name }** starts under the { $ruleset } rules: { $about }. A game minute takes { $pace }.
}
told-founded-board = { $you ->
    [actor] **{ $name }** starts.
   *[none] **{ $name }** starts under the { $ruleset } rules: { $about }.
}
told-joined = { $you ->
    [actor] You are in. Welcome!
   *[none] { $player } joins.
}
told-left = { $you ->
    [actor] You leave the campaign. All you hold is kept: `/campaign join` brings you back to it.
   *[none] { $player } leaves the campaign.
}
told-entry-asked = { $you ->
    [actor] You have asked to join. A moderator can let you in with the button in the campaign's channel or with `/mod admit`.
   *[none] { $player } asks to join. A moderator can let them in with the button or with `/mod admit`.
}
told-paused = The campaign is paused. The clock and all deadlines stop until a moderator resumes it.
told-resumed = The campaign resumes. It was paused for { $span }, and every deadline is that much later.
told-ended = The campaign has ended. Thank you all for playing!
told-configured = A moderator changed the settings:

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
   *[none] { $from } proposes a reset to { $to }: { $amount } to the leverage of each over the other.
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

told-accepted = { $you ->
    [actor] You accept offer { $offer } from { $from }: { $matter }.
    [other] { $to } accepts your offer { $offer }: { $matter }.
   *[none] { $to } accepts offer { $offer } from { $from }: { $matter }.
}
told-refused = { $you ->
    [actor] You refuse offer { $offer } from { $from }: { $matter }.
    [other] { $to } refuses your offer { $offer }: { $matter }.
   *[none] { $to } refuses offer { $offer } from { $from }: { $matter }.
}
told-silent = { $you ->
    [actor] You did not answer offer { $offer } from { $from } in time, which counts as a refusal: { $matter }.
    [other] { $to } did not answer your offer { $offer } in time, which counts as a refusal: { $matter }.
   *[none] { $to } did not answer offer { $offer } from { $from } in time, which counts as a refusal: { $matter }.
}
told-lapsed = { $you ->
    [actor] You did not answer offer { $offer } from { $from }, so it has lapsed: { $matter }.
    [other] { $to } did not answer your offer { $offer }, so it has lapsed: { $matter }.
   *[none] { $to } did not answer offer { $offer } from { $from }, so it has lapsed: { $matter }.
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
told-withdrawn = { $you ->
    [actor] { $from } withdraws their offer { $offer } to you: { $matter }.
    [other] You withdraw your offer { $offer } to { $to }: { $matter }.
   *[none] { $from } withdraws offer { $offer } to { $to }: { $matter }.
}
told-void = { $you ->
    [actor] Offer { $offer } from { $from } to you was voided by { $by }: { $matter }.
    [other] Your offer { $offer } to { $to } was voided by { $by }: { $matter }.
   *[none] Offer { $offer } from { $from } to { $to } was voided by { $by }: { $matter }.
}
told-void-impossible = { $you ->
    [actor] Offer { $offer } from { $from } to you is void because it can no longer be carried out: { $matter }.
    [other] Your offer { $offer } to { $to } is void because it can no longer be carried out: { $matter }.
   *[none] Offer { $offer } from { $from } to { $to } is void because it can no longer be carried out: { $matter }.
}
told-unable = { $you ->
    [actor] You could not carry out offer { $offer } from { $from } when it was made and still cannot. It ends without loss: { $matter }.
    [other] { $to } could not carry out your offer { $offer } when it was made and still cannot. It ends without loss: { $matter }.
   *[none] { $to } could not carry out offer { $offer } from { $from } when it was made and still cannot. It ends without loss: { $matter }.
}
told-without-loss = { $you ->
    [actor] Offer { $offer } from { $from } to you ends without loss: { $matter }.
    [other] Your offer { $offer } to { $to } ends without loss: { $matter }.
   *[none] Offer { $offer } from { $from } to { $to } ends without loss: { $matter }.
}
told-answered = { $you ->
    [actor] Your answer to offer { $offer } is { $yes ->
        [true] yes
       *[false] no
    }. It is sealed and final: until the window closes, nobody sees how you answered, or even that you did.
   *[none] { $by } has answered offer { $offer }: { $yes ->
        [true] yes
       *[false] no
    }. The answer is sealed and final: nobody else sees it until the window closes.
}
told-closed = Offer { $offer } { $outcome ->
    [accepted] is accepted.
    [refused] is refused.
    [lapsed] has lapsed.
    [ended] ended with the action it was made in.
    [withdrawn] is withdrawn.
    [unable] could not be carried out and ends without loss.
    [without-loss] ends without loss.
   *[void] is void.
}
told-half-time = { $you ->
    [actor] Answer offer { $offer } from { $from } by { $deadline } ({ $left }): { $matter }.
    [other] { $to } has until { $deadline } ({ $left }) to answer your offer { $offer }: { $matter }.
   *[none] { $to }, answer offer { $offer } from { $from } by { $deadline } ({ $left }): { $matter }.
}
told-waits = { $you ->
    [actor] Offer { $offer } from { $from } has been waiting for your answer since { $since }: { $matter }.
    [other] Your offer { $offer } has been waiting for { $to }'s answer since { $since }: { $matter }.
   *[none] { $to }, offer { $offer } from { $from } has been waiting for your answer since { $since }: { $matter }.
}
told-last-call = { $you ->
    [actor] Last call for offer { $offer } from { $from }: { $matter }. Answer by { $deadline } ({ $left }). { $silence }
    [other] Last call for { $to } to answer your offer { $offer }: { $matter }. They have until { $deadline } ({ $left }). { $silence }
   *[none] { $to }, last call for offer { $offer } from { $from }: { $matter }. Answer by { $deadline } ({ $left }). { $silence }
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

told-moderated = { $you ->
    [actor] You step in as a moderator:
   *[none] { $by } steps in as a moderator:
}
told-acted-for = { $you ->
    [actor] You, acting for { $player }:
    [other] { $moderator }, acting for you:
   *[none] { $moderator }, acting for { $player }:
}
told-secrets-shown = { $you ->
    [actor] You export the campaign with its secrets: reputation tiles and private offers. The table is told.
   *[none] { $by } exports the campaign with its secrets: reputation tiles and private offers.
}
told-erased = Everything { $player } wrote before this has been erased.
told-campaign-moved = { $you ->
    [actor] You move the campaign from { $from } to { $to }.
   *[none] { $by } moves the campaign from { $from } to { $to }.
}
a-deleted-channel = a deleted channel
told-place-lost = The campaign's channel was deleted. Everything is kept, and announcements are on hold. To continue, use `/mod move` in another channel of this server: `channel` is the one to play in, `campaign` is this one.
told-looked-log = { $you ->
    [actor] You read log entries that are private to { $players }. They are told, at most once an hour.
    [other] { $by }, a moderator, has read log entries that are private to you.
   *[none] { $by } reads log entries that are private to { $players }.
}
told-looked-undoing = { $you ->
    [actor] The undo preview shows you what is private to { $players }. They are told, at most once an hour.
    [other] { $by }, a moderator, has seen what is private to you in an undo preview.
   *[none] { $by } sees what is private to { $players } in an undo preview.
}
told-looked-acting = { $you ->
    [actor] You act for { $players } and see what is private to them. They are told, at most once an hour.
    [other] { $by }, a moderator, is about to act for you and can see what is private to you until then.
   *[none] { $by } acts for { $players } and sees what is private to them.
}
told-undone = { $you ->
    [actor] You have undone { $entries ->
        [one] the newest ruling
       *[other] the newest { $entries } rulings
    }. The campaign stands as it did before.
   *[none] { $by } has undone { $entries ->
        [one] the newest ruling
       *[other] the newest { $entries } rulings
    }. The campaign stands as it did before.
}
told-undone-yours = { $by } has undone this:
undone-ruling = ↩️ Ruling { $ruling }: { $story }
undone-private = ↩️ { $story }
undone-shown-again = ↩️ This was undone. Offer { $offer } is pending again, further down.
told-take-back-asked = { $you ->
    [actor] You ask to take this back. { $asked ->
        [none] The players it affected must
       *[some] { $players } must
    } agree by { $until } ({ $left }). Any act before that ends the request.
   *[none] { $by } asks to take this back. { $asked ->
        [none] The players it affected have been asked in private and must
       *[some] { $players } must
    } agree by { $until } ({ $left }). Any act before that ends the request.
}
take-back-waits = ↩️ { $by } asks to take back their last act. { $asked ->
    [some] Still to agree by { $until } ({ $left }): { $players }.
   *[none] The players it affected have been asked in private and have until { $until } ({ $left }).
}
told-take-back-agreed = You agree. It is taken back once everyone who was asked agrees.
told-take-back-done = You agree, and it is taken back.
told-take-back-ended = { $what ->
    [declined-you] You do not agree, so { $by }'s act stands.
    [declined] { $player } does not agree, so { $you ->
        [actor] your
       *[none] { $by }'s
    } act stands.
    [not-agreed] Not everyone agrees, so { $you ->
        [actor] your
       *[none] { $by }'s
    } act stands.
    [withdrawn] { $you ->
        [actor] You withdraw your
       *[none] { $by } withdraws their
    } request to take it back.
    [lapsed] Not everyone agreed in time, so { $you ->
        [actor] your
       *[none] { $by }'s
    } act stands.
   *[overtaken] { $you ->
        [actor] Your
       *[none] { $by }'s
    } request to take something back is over: something else happened first.
}
told-taken-back = { $you ->
    [actor] You have taken back your last act.
   *[none] { $by } has taken back their last act.
} { $agreed ->
    [none] The campaign stands as it did before.
   *[some] Agreed: { $players }. The campaign stands as it did before.
}
told-away = { $you ->
    [actor] You are away and will not be pinged. Your next command or press here brings you back, as does `/away until:back`.
   *[none] { $player } is away for a while and will not be pinged.
}
told-away-until = { $you ->
    [actor] You are away until { $until } and will not be pinged. `/away until:back` brings you back sooner.
   *[none] { $player } is away until { $until } and will not be pinged.
}
told-away-stands = { $you ->
    [actor] For new offers, your time to answer starts when you are back, on { $latest } at the latest. Pending offers keep their deadlines.
   *[none] For new offers, their time to answer starts when they are back, on { $latest } at the latest.
}
told-away-runs = Deadlines keep running.
told-back = { $you ->
    [actor] You are back and will be pinged again.
   *[none] { $player } is back.
}
told-quiet = You will not be pinged from { $from }:00 to { $to }:00, { $zone }. Afterwards, one message tells you what you missed. Deadlines keep running.
told-no-quiet = Your quiet hours are off. You can be pinged at any time.

told-nudge-turn = { $player }, it is your turn.
told-nudge-player = { $player }, it has been your turn since { $since }.
told-nudge-next = { $player }, it has been your turn since { $since }. { $next } is next; a moderator can act for you.
told-nudge-moderator = { $player }, it has been your turn since { $since }. { $moderator }, you can act for them with `/mod act-as`.
told-nudge-both = { $player }, it has been your turn since { $since }. { $moderator }, you can act for them with `/mod act-as`; { $next } is next.

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
    [research-home] { $player }'s research in their own systems is over: { $why }.
    [research] { $you ->
        [other] { $player }'s research in your systems is over: { $why }.
       *[none] { $player }'s research in { $host }'s systems is over: { $why }.
    }
    [schmoozing] { $player }'s schmoozing of { $you ->
        [other] you
       *[none] { $host }
    } is over: { $why }.
   *[embassy] { $player }'s embassy with { $you ->
        [other] you
       *[none] { $host }
    } is closed: { $why }.
}
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
    [actor] You steal { $count } minerals from { $against }.
    [other] { $by } steals { $count } minerals from you.
   *[none] { $by } steals { $count } minerals from { $against }.
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
told-species = { $you ->
    [actor] You play { $species }. Reputation track: { $spaces }.
   *[none] { $player } plays { $species }. Reputation track: { $spaces }.
}
told-population = { $you ->
    [actor] You count your cubes: { $changes }.
   *[none] { $player } counts their cubes: { $changes }.
}
population-change = { $track } { $before } → { $left } (production { $from } → { $to })
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
nim-heaps = The heaps
nim-turn = It is { $player }'s turn.
nim-won = { $winner } has won.
nim-empty = Nobody is at the heaps. The first player to sit down begins: `/campaign join`.
nim-seated = { $you ->
    [actor] { $n ->
        [0] You sit down at the heaps again.
       *[other] You sit down at the heaps and draw { $n }: the most matches you may take in a turn. Only you see it.
    }
   *[none] { $who } sits down at the heaps.
}
nim-took = { $you ->
    [actor] You take { $what }.
   *[none] { $who } takes { $what }.
}
nim-taken = { $count } from heap { $heap }
matter-nim = a turn at the heaps
no-must-pick-nim = What do you take? Choose from the menu, or type it: `/accept offer:{ $offer } choice:"1 from heap 2"`.
pick-nim-menu = Choose what to take
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

line-purse = { $you ->
    [actor] You start with { $amount } money.
   *[none] { $player } starts with { $amount } money.
}
line-open-access = Open from the start between new players and everyone who has ever joined: { $kinds } access.
line-money = { $you ->
    [actor] You pay { $to } { $amount } money.
    [other] { $from } pays you { $amount } money.
   *[none] { $from } pays { $to } { $amount } money.
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
planets = planets { $planets }
ruled-by = ruled by { $player }
ruled-home = the home of { $player }
ruled-by-nobody = ruled by nobody
line-extended = Offer { $offer } can now be answered until { $deadline } ({ $left }).
line-extended-paused = Offer { $offer } can be answered for { $left } once the campaign resumes.
line-seated = { $you ->
    [actor] You take the last seat, as Terrans with { $tiles } ambassador tiles.
   *[none] { $player } takes the last seat, as Terrans with { $tiles } ambassador tiles.
}
line-ordered = The seats are now in this order: { $order }.
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
line-board-loaded = A board of { $sectors ->
    [one] 1 sector
   *[other] { $sectors } sectors
} and { $links ->
    [one] 1 link
   *[other] { $links } links
} replaces the previous one.
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
    [actor] One of your cubes is back on its track: { $production }.
   *[none] One of { $player }'s cubes is back on its track: { $production }.
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
line-leverage = { $you ->
    [actor] You over { $over }: { $before } → { $after } ({ $change })
    [other] { $by } over you: { $before } → { $after } ({ $change })
   *[none] { $by } over { $over }: { $before } → { $after } ({ $change })
}
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

hint-asked = Offer { $offer } is yours to answer.
reply-done = Done.
reply-done-with = Done. { $left }.
left-money = { $amount } money left
left-leverage = { $value } over { $over }
caught-up = What you missed since { $since }:
caught-up-nothing = Nothing that still matters: it has all been undone or answered.
caught-up-waiting = Waiting for your answer:
button-numbered = { $label } { $offer }
hint-founder = You founded it, so you moderate it. Discord shows `/mod` only to people who manage the server, and a bot cannot change that. If you do not see it, ask one of them to open Server Settings > Integrations on a computer and choose this bot. For `/mod` and each command that begins with `/mod-`, they press **Add Roles or Members** and add you.
hint-role = Discord shows `/mod` only to people who manage the server, and a bot cannot change that. To show it to { $role }, open Server Settings > Integrations on a computer and choose this bot. For `/mod` and each command that begins with `/mod-`, press **Add Roles or Members** and add { $role }.
hint-pending = `/withdraw offer:{ $offer }` takes it back.
hint-charisma = The favour costs { $price } leverage, and Charisma returns { $back } of it.
hint-small-gift = The table hears of it on { $at } ({ $left }), together with other small gifts.
hint-embassy = `/ships` shows what the embassy earns. It stays open until the access is revoked.
hint-seated = Set up with `/seat species` and `/population`, then begin your action with `/action begin`.
hint-private = Only the two of you see this.

silence-refuse = Then it counts as refused.
silence-lapse = Then it lapses.
silence-wait = It stays open without a deadline.
silence-relations = It lapses when the action ends, if not before.
silence-relations-wait = It lapses when the action ends.
silence-track = Then the cube returns to its old track, or to one with room.

digest-at = Next digest: { $next }, then every day at { $hour }:00, { $zone }. It tells you in private what happened in your campaigns and what needs your answer. No news means no digest, unless an answer is due within a day. `/digest at:off` turns it off.
digest-off = Your digest is off.
digest-none = Your digest is off. `/digest at:8` sends you one every day at 8:00.
digest-closed = The last one did not get through ({ $problem }). Allow direct messages from server members; the next one will include what you missed.
digest-no-campaign = You are not in a running campaign here, so there is nothing to report. `/campaign join` brings you into one.
digest-not-an-hour = { $typed } is not an hour of the day. Choose 0 to 23, as in `/digest at:8`, or `/digest at:off`.
digest-no-hour = Add the hour, from 0 to 23: `/digest at:8`.
digest-since = Since { $since }:
digest-urgent = Nothing has happened since { $since }, but an answer is due within a day.
digest-waiting = Waiting for you:
digest-turn = It is your turn.
digest-before = { $count ->
    [one] … and 1 earlier event: `/history campaign:{ $campaign }`
   *[other] … and { $count } earlier events: `/history campaign:{ $campaign }`
}
digest-before-more = … and more than { $count } earlier events: `/history campaign:{ $campaign }`
digest-print = Digest of { $at }
in-campaign = In **{ $campaign }**:
small-print-before = campaign { $campaign }
small-print = { $count ->
    [one] Ruling { $rulings } · { $campaign }
   *[other] Rulings { $rulings } · { $campaign }
}

## Asking first

confirm-gift = This earns you only { $earns } leverage: the other { $swallowed } would be over the limit of { $limit } and lost. Do it anyway?
confirm-reset = Not all of the { $amount } fits within the limits: your leverage over { $other } would change by { $yours }, theirs over you by { $theirs }. Do it anyway?
confirm-refuse-free = Refusing offer { $offer } costs you no leverage over { $asker }: it stays at { $to }. Refuse it?
confirm-act-free = This costs you no leverage over { $against }: it stays at { $to }. Do it?
confirm-refuse = Refusing offer { $offer } costs you { $cost } leverage over { $asker }: { $from } → { $to }. Refuse it?
confirm-refuse-bottom = Refusing offer { $offer } costs you no leverage over { $asker }: it is already at the lowest, { $to }. Refuse it?
confirm-refuse-opens = It opens hostile acts to { $asker }: { $acts }.
confirm-refuse-opens-nothing = It opens no new hostile acts against you.
confirm-way-back = A gift of { $amount } money to { $other } brings it back.
confirm-revoke = Revoking { $grantee }'s { $access } access costs you { $lost } leverage over them: { $from } → { $to }. Revoke it?
confirm-revoke-bottom = Revoking { $grantee }'s { $access } access costs you no leverage over them: it is already at the lowest, { $to }. Revoke it?
confirm-revoke-ends = { $count ->
    [one] It ends what they are doing with it in your systems.
   *[other] It ends { $count } things they are doing with it in your systems.
}
confirm-end = { $pending ->
    [0] Ending a campaign is final: nobody can act in it afterwards. End it?
    [one] Ending a campaign is final: nobody can act in it afterwards, and the pending offer is voided. End it?
   *[other] Ending a campaign is final: nobody can act in it afterwards, and the { $pending } pending offers are voided. End it?
}
confirm-unable = You could not do this when { $asker } asked, and cannot now: { $lack }. Refusing offer { $offer } costs you nothing, and { $asker } gets { $returns } leverage back. Refuse it?
lacks-money = you have { $has } of the { $needs } money
lacks-ship = you have no ship
confirm-withdraw = The { $cost } leverage you spent to ask stays spent. Withdraw offer { $offer }?
confirm-away = { $player } is away.
confirm-away-until = { $player } is away until { $until } ({ $left }).
confirm-away-stands = Their time to answer starts when they return, on { $until } at the latest.
confirm-away-lapses = If they do not answer in time, the offer lapses: nobody loses anything, and you get back what asking cost.
confirm-away-runs = Their time to answer runs anyway.
confirm-ask-away = Ask them?
confirm-leave = If you leave now, this happens at once:
confirm-leave-nothing = You have no pending offers, and all your ships are idle.
confirm-leave-refuses = Offer { $offer } counts as refused. You over { $asker }: { $from } → { $to }.
confirm-leave-withdraws = Your offer { $offer } is withdrawn.
confirm-leave-withdraws-cost = Your offer { $offer } is withdrawn, and the { $cost } leverage you spent on it stays spent.
confirm-leave-lapses = Offer { $offer } lapses, and nobody loses anything.
confirm-leave-unable = Offer { $offer } costs you nothing, because you were never able to do it: { $lack }. { $asker } gets { $returns } leverage back.
confirm-leave-ends = Your ships stop, with credit up to now: { $doing }.
ship-doing = { $ship }: { $what }
ship-doing-at = { $ship }: { $what }, at { $place }
confirm-leave-stays = Access, embassies and lent ships stay, and others continue in your systems. `/campaign join` brings you back to everything you had. Leave?
confirm-leave-voids = { $count ->
    [one] If you leave now, offer { $offers } ends unanswered.
   *[other] If you leave now, offers { $offers } end unanswered.
} `/campaign join` brings you back to everything you had. Leave?
confirm-act = This costs you { $price } leverage over { $against }: { $from } → { $to }. Do it?
confirm-act-part = This costs you { $lost } leverage over { $against }: { $from } → { $to }. The price is { $price }, but your leverage can go no lower. Do it?
confirm-steal-allowed = With your ecological access there, `/collect-biomass` costs you nothing.
confirm-cannot-pay = { $of } has { $has } money and cannot pay { $needs } now. You pay for asking anyway, and get it back if they still cannot pay when they refuse. Ask?
confirm-no-ship = { $of } has no ship to send now. You pay for asking anyway, and get it back if they still have none when they refuse. Ask?
confirm-private = Only { $of } sees this, but the others can work it out: { $signs }. Ask in private anyway?
confirm-private-leverage = leverage is public here, so what you spend shows when it next changes
confirm-private-money = money is public here, so the payment shows
confirm-private-map = the map shows who rules each system
confirm-private-cannot-pay = { $of } has { $has } money and cannot pay now. You pay for asking anyway, and get it back if they still cannot pay when they refuse.
confirm-private-no-ship = { $of } has no ship to send now. You pay for asking anyway, and get it back if they still have none when they refuse.
confirm-act-bottom = This would cost you { $price } leverage over { $against }, but it is already at the lowest: { $to }. Do it?
confirm-remove = { $pending ->
    [0] This removes { $player } from the campaign and ends what they are doing. Everything they hold is kept for them. Remove them?
    [one] This removes { $player } from the campaign, ends what they are doing and voids 1 pending offer. Everything they hold is kept for them. Remove them?
   *[other] This removes { $player } from the campaign, ends what they are doing and voids { $pending } pending offers. Everything they hold is kept for them. Remove them?
}
confirm-undo = { $entries ->
    [one] This undoes the newest ruling (number { $from }) and everything that followed from it. Undo it?
   *[other] This undoes the newest { $entries } rulings (back to number { $from }) and everything that followed from them. Undo them?
}
confirm-take-back = { $asked ->
    [none] It affected no other player, so it is taken back at once. Take it back?
    [hidden] Everyone affected must agree within { $within }, or it stays. Any other act before then ends the request. Ask them?
   *[some] Everyone affected must agree within { $within }, or it stays: { $players }. Any other act before then ends the request. Ask them?
}
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
button-replace = Replace the board
button-do = Do it
button-ask-away = Ask them
button-ask-anyway = Ask anyway
button-admit = Let them in
button-leave = Leave
button-withdraw = Withdraw it
button-remove = Remove them
button-undo = Undo
button-take-back = Take it back
button-ask-take-back = Ask them
button-agree = Agree
button-disagree = No
button-newer = Newer
button-stop = Stop
button-stop-ship = Stop { $ship }
button-resume-task = Start again
button-give = Do it anyway
button-refuse-anyway = Refuse it
button-revoke = Revoke it
button-end = End it for good
button-cancel = Cancel
button-accept = Accept
button-refuse = Refuse
button-choose-track = Choose a track
button-answer = Answer
cancelled = Nothing was done.

button-older = Older

## What is said before the rules are asked

failed = Something went wrong on my side, so nothing happened. It is logged for my host; try again in a moment.
too-late = I could not reach Discord within its 3 seconds, so nothing happened. Try again.
disk-full = My disk is full, so I cannot record anything, and nothing happened. Tell my host, and try again later.
cannot-write = I cannot record anything right now, so nothing happened. Tell my host (the log says why), and try again later.
command-changed = Discord still shows you an older version of this command. Reload Discord (Ctrl+R, or restart the app) and try again.
only-in-a-server = This only works in a server channel.
button-unknown = I no longer know the game this button belongs to. `/offers` shows what is pending.
draft-gone = This question has expired: it is over a day old, or five newer ones have replaced it. Use the command again.
pictures-spent = No picture this time: you can have { $most } a minute. The next one comes in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
pictures-spent-by-server = No picture this time: one server can have { $most } a minute. The next one comes in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
pictures-busy = No picture this time: too many others are being drawn. Try again in a few seconds.
picture-failed = No picture this time: drawing it failed. The text says everything it would show.
draft-not-yours = This question is for somebody else.
draft-carried-out = This has already been done; there is nothing left to cancel.
membership-unknown = Discord cannot tell me right now whether you are still in this game's server, so nothing was done. Try again in a minute, or do it in the server.
bots-do-not-play = { $player } is a bot, and bots do not play.
not-an-offer = "{ $typed }" is not an offer number. `/offers` shows what is pending, with numbers.
no-such-topic = There is no help on "{ $typed }". Choose from: { $topics }.
not-a-choice = "{ $typed }" is not one of the choices for this offer. Leave `choice` out to see them in a menu.
not-a-pace = "{ $typed }" is not a pace. Write how much real time one game minute takes: a number and s, m, h or d, like 10m or 1h.
not-access = "{ $typed }" is not a kind of access. Choose from ecological, diplomatic, trade and passage, or write all or none.
not-a-span = "{ $typed }" is not a length of time. Write a number and s, m, h or d, like 12h or 2d.
not-a-ship = No ship here matches "{ $typed }". `/ships` shows yours, with names and numbers.
not-a-seat-technology = "{ $typed }" is not a technology that counts here. Choose { $known }.
not-a-technology = "{ $typed }" is not a technology. Choose from neuropsychology, charisma, ambassadors and harmony; `/technology list` shows them.
not-an-end = I cannot tell when `{ $typed }` is. Give a date (`2026-05-01`, or `2026-05-01 18:00`, { $zone }), a length of time (`3d`, `12h`), or `back`.
not-a-zone = I do not know the time zone `{ $typed }`. Names look like `Europe/Berlin` or `America/New_York`; type a city and choose.
quiet-hours-both = Give both hours, as in `/quiet-hours from:22 to:7`, or leave both out to have none.
pick-ship = Which ship do you send for offer { $offer }?
pick-ship-menu = Choose a ship
pick-track = For offer { $offer }: which track do you give a cube from, and where does the ambassador go?
pick-track-back = For offer { $offer }: which track does your cube return to?
track-give = { $production }, ambassador on space { $space } ({ $kind })
room-move = Move the reputation tile worth { $value } VP from space { $from } to space { $to }
room-replace = Return the tile worth { $lesser } VP on space { $to } and move the one worth { $value } there from { $from }
room-return = Return the reputation tile worth { $value } VP on space { $space } to the bag
acting-for = You are acting for { $player }: "you" here means them.
acts-no-longer = You were acting for { $player }, but you do not moderate this campaign. Nothing happened, and your next command counts as your own.
acting-as = Your next command in this campaign counts as { $player }'s, if you give it before { $until }. The table sees that you acted for them.
not-hundredths = { $amount } has too many decimals: leverage takes at most two, as in 12.5.
channel-taken = This channel already has a campaign: { $name } (id { $id }). Join it with `/campaign join`, or start yours in another channel.
founders-everybody = everyone
founders-managers = members who can manage the server
founders-role = members who have { $role } or can manage the server
founders-role-gone = members who can manage the server (the role set for this was deleted)
founders-here = Campaigns here can be started by { $who }.
founders-set = Done. Campaigns in this server can now be started by { $who }. Running campaigns continue.
founders-others = Nothing was started: campaigns in this server can be started by { $who }. Ask one of them to start yours, or to let you: `/mod server founders`.
founders-managers-only = That affects the whole server, so it takes the Manage Server permission. Ask someone who has it.
founders-which-role = Which role? Add it: `/mod server founders who:role role:...`.
founders-no-role = You gave a role without choosing `who:role`. Choose that, or leave the role out.
channel-closed = I lack permissions in { $channel }, so no campaign can be played there: { $missing }. A server manager can grant them under Edit Channel, Permissions. Then try again.
channel-unsuited = Nobody can write in { $channel } itself, so no campaign can be played there. Choose a text channel, a post or a thread.
channel-unseen = I cannot see { $channel }, which this thread belongs to. A server manager can allow me View Channel there, under Edit Channel, Permissions. Then try again.
channel-not-there = You and I cannot both see { $channel } in this server. Choose another channel, or allow us both View Channel (under Edit Channel, Permissions), and try again.
channel-locked = { $channel } is locked, so I cannot write there. Unlock the thread, or allow me Manage Threads, and try again.
moved-away = ➡️ **{ $name }** continues in { $channel }. The buttons on its messages here still work.
moved-card = ➡️ This continues in { $channel }.
moved-row = The pending question from { $from }:
permission-view = View Channel
permission-connect = Connect
permission-send = Send Messages
permission-send-in-threads = Send Messages in Threads
permission-embed = Embed Links
permission-attach = Attach Files
permission-read-history = Read Message History
no-campaign-anywhere = There is no campaign here. Start one in this channel with `/campaign create name:Spiral Arm ruleset:leverage`.
no-campaign-yours = You are not in any campaign. Go to a server that has one; `/campaign list` shows them there.
no-campaign-here = There is no campaign in this channel, and you are not in any. Go to one of these, name one with the option `campaign`, or start one here with `/campaign create`:
which-campaign = You could mean more than one campaign. Choose with the option `campaign`:
no-such-campaign = There is no campaign "{ $named }" that you can reach here.
campaign-suggestion = { $name } (id { $id })
campaign-choice = - { $name } (id { $id }) in { $channel }
exported = The campaign as it stands now, without other players' secrets: reputation tiles and private offers.
personal-exported = Everything I store about you, with { $orders ->
    [0] no orders
    [one] one order
   *[other] { $orders } orders
} in { $campaigns ->
    [0] any campaign
    [one] one campaign
   *[other] { $campaigns } campaigns
}. It leaves out what others wrote. Ask this bot's host why it is stored, and for how long.
erase-question = **Erase what I store about you? This cannot be undone.**
    Erased: your name { $names ->
        [0] (none is stored)
        [one] in 1 server
       *[other] in { $names } servers
    }, every note and reason you wrote { $campaigns ->
        [0] (you joined no campaign)
        [one] in 1 campaign
       *[other] in { $campaigns } campaigns
    }, your digest, open questions and when you were last pinged.
    Kept: what you did in your games, under your Discord id, because other players' figures depend on it. You stay in your games. Messages in Discord stay, but your offers lose their notes once they have ended. Backups keep what they hold until the host removes them.
    I store your name again as soon as you use me in a server. `/privacy export` gives you a copy first.
erase-yes = Erase for good
erased = Erased: your names, digest and open questions, and what you wrote { $campaigns ->
    [0] (nothing in any campaign)
    [one] in 1 campaign
   *[other] in { $campaigns } campaigns
}.
erase-goes-on = Erased: your names, digest and open questions. Your notes and reasons { $campaigns ->
    [one] in 1 campaign
   *[other] in { $campaigns } campaigns
} follow within minutes, even if I am restarted. `/privacy export` shows what is left.
export-too-long = The file would be over { $most } MB, more than Discord accepts. Ask this bot's host for it.
export-under-way = Your last export is still being prepared. Ask again once you have it.
exports-spent = You have had { $most } exports within an hour, the most allowed. You can have the next one on { $again }.
exports-busy = Too many exports are in progress. Try again in a few minutes.
undo-too-much = Undoing { $steps } rulings would take back more than { $most } log entries, the most at once. Undo in parts: first `/mod undo steps:{ $first }`, then the rest.
take-back-too-far = Your last act is more than { $most } log entries ago, which is too far back. Ask a moderator to undo it: `/mod undo`.
delivering-again = { $count ->
    [0] There are no undelivered announcements.
    [one] I am trying again to deliver 1 announcement.
   *[other] I am trying again to deliver { $count } announcements.
}
direct-messages-closed = { $player } does not accept direct messages from me, so I could not tell them. The offer stands: it is number { $offer } in their `/offers`.
offers-line-undelivered = (not delivered)
history-undone = (undone) { $story }

## Refusals

no-name-empty = That name has no visible characters. Use letters or signs, as in `/campaign create name:Spiral Arm ruleset:leverage`.
no-name-too-long = That name has { $length } characters, and the limit is { $most }. Try a shorter one.
no-note-too-long = That text has { $length } characters, and the limit is { $most }. Shorten it and send it again.
no-span = { $value } is out of range: choose from { $least } to { $most }.
no-not-in-campaign = { $you ->
    [actor] You are not in this campaign. `/campaign join` brings you in.
   *[none] { $player } is not in this campaign. They can join with `/campaign join`.
}
no-has-left = { $you ->
    [actor] You have left this campaign. `/campaign join` brings you back to everything you had.
   *[none] { $player } has left this campaign. They can return with `/campaign join`.
}
no-already-plays = You are already in this campaign. `/campaign info` shows it.
no-plays-already = { $player } is already in this campaign.
no-entry-closed = This campaign is closed, even to returning players. A moderator can open it: `/mod settings entry:`.
no-entry-asked = You have already asked to join. A moderator has to let you in, with the button in the campaign's channel or with `/mod admit`.
no-entry-not-asked = { $player } has not asked to join. They can ask with `/campaign join`.
no-moderators-only = Only this campaign's moderators can do that: its founder, anyone who can manage the server, and members with the role that `/campaign info` names.
no-paused = This campaign has been paused since { $since } ({ $ago }). A moderator can resume it with `/mod resume`; until then nobody can act.
no-not-paused = The campaign is not paused, so there is nothing to resume. `/mod pause` would pause it.
no-played-there = The campaign is already there. Choose another channel or thread in this server.
no-ended = This campaign ended on { $at } ({ $ago }). `/history` still tells its story, and `/campaign create` starts a new one.
no-oneself = That is you. Choose another player; `/campaign info` lists them.
no-unknown-offer = There is no offer { $offer } here. `/offers` lists what is pending.
no-offer-closed = Offer { $offer } closed on { $at } ({ $ago }): { $outcome }. `/offers` lists what is pending.
no-answer-sealed = { $given ->
    [yes] You have already answered offer { $offer }: yes. A sealed answer cannot be changed.
    [no] You have already answered offer { $offer }: no. A sealed answer cannot be changed.
   *[none] Offer { $offer } is closed to answers. The outcome is announced once everything is decided.
}
no-not-yours-to-answer = Only { $to } can answer offer { $offer }. `/offers` lists the ones waiting for you.
no-not-yours-to-withdraw = Only { $from }, who made offer { $offer }, can withdraw it. If it is for you, answer it: `/accept offer:{ $offer }` or `/refuse offer:{ $offer }`.
no-game-offer-stays = Offer { $offer } comes from the game, so no player can withdraw it. If it is for you, answer it: `/accept offer:{ $offer }`.
no-amount-too-small = { $amount } money is too little: use whole numbers, at least { $least }.
no-not-enough-money = That takes { $needs } money, but you have { $has }, so nothing happened. `/ask-favour money` asks others for some.
no-not-enough-leverage = That favour costs { $cost } leverage, but you have { $has } over { $over }. Gifts earn leverage: `/gift`.
no-access-granted = { $you ->
    [actor] { $grantee } already has { $access } access to your systems. `/relations` with their name shows all access between you.
    [other] You already have { $access } access to { $granter }'s systems. `/relations` with their name shows all access between you.
   *[none] { $grantee } already has { $access } access to { $granter }'s systems.
}
no-access-pending = Offer { $offer } about the same { $access } access is still pending. `/accept offer:{ $offer }` if it is for you, `/withdraw offer:{ $offer }` if you made it.
no-access-not-granted = { $grantee } has no { $access } access to your systems, so there is nothing to revoke. `/grant-access` offers it.
no-reset-by-nothing = Adding 0 changes nothing. Give another amount, as in `/reset-relations amount:20`.
no-reset-too-large = { $amount } is out of range: choose from -{ $most } to { $most }.
no-leverage-out-of-range = { $value } is out of range: choose from -{ $most } to { $most }.
no-access = { $granter } has not granted you { $access } access. Ask for it with `/ask-favour access`, or get them to use `/grant-access`.
no-unknown-ship = There is no ship { $ship } in this campaign. `/ships` lists yours.
no-not-your-ship = { $ship } is not your ship. `/ships` lists yours.
no-ship-lost = { $ship } is lost. A moderator can restore it with `/mod ship add`.
no-ship-busy = { $ship } is busy: `/ships` shows what it is doing. `/stop` ends research and schmoozing; a lent ship returns by itself.
no-ship-idle = { $ship } is idle, so there is nothing to stop. `/ships` shows what your ships are doing.
no-idle-ship = { $ships ->
    [0] You have no ship. A moderator can add one with `/mod ship add`.
    [one] Your only ship is busy: `/ships` shows what it is doing. `/stop` ends research and schmoozing; a lent ship returns by itself.
   *[other] All your { $ships } ships are busy: `/ships` shows what they are doing. `/stop` ends research and schmoozing; a lent ship returns by itself.
}
no-nothing-to-stop = None of your ships is doing anything you can stop. `/ships` lists them.
no-which-ship = Several of your ships are busy. Choose which one stops: `/stop ship:`.
no-must-pick = Offer { $offer } needs a choice, but there is nothing to choose from. A moderator can void it.
no-must-pick-ship = { $ships } of your ships could go. Choose one: `/accept offer:{ $offer } ship:`.
no-not-lent = { $ship } is not lent to you or by you, so you cannot report its loss. `/ships` shows what is lent.
no-limit = { $minutes } is out of range: choose from 1 to { $most } game minutes, or no limit.
no-aid-range = Military aid lasts 1 to { $most } game minutes, not { $minutes }.
no-embassy-open = You already have an embassy with { $host }, and one is the limit. `/ships` shows it.
no-such-place = { $place } is not on the board. `/board show` shows what is.
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
which-place = { $you ->
    [actor] At which of your places? Choose one, or add `place:`.
   *[none] At which of { $host }'s places? Choose one, or add `place:`.
}
which-planet = At which planet? Choose one, or add `place:`.
chosen-none-yet = Nothing is chosen yet; choose up to { $most }. All menus count together.
chosen-yet = Chosen so far (up to { $most }): { $chosen }. All menus count together.
button-that-is-all = Done
pick-place-menu = Choose a place
no-home-system = { $place } is { $player }'s home. Nobody can give their home away or have two.
no-name-taken = { $name } is already taken. Choose another name.
no-technology = That needs { $technology }, which you have not unlocked. `/technology list` shows what it costs.
no-fully-unlocked = You have fully unlocked { $technology }. `/technology list` shows the rest.
no-top-tier = { $technology } needs tier V of Neuropsychology or Charisma first. `/technology list` shows how far you are.
no-science = That takes { $needs } science, but you have { $has }. `/research` earns it.
no-not-hostile = { $against } has { $others } leverage over you. It must be below { $threshold } for { $act }. `/rights` shows what you may do.
no-nothing-conquered = You hold no city conquered from { $against }, so there is none to destroy. Conquer one first: `/hostile conquer-city`.
no-count = { $value } is out of range: choose from 1 to { $most }.
no-same-player = Those are the same player. Choose two different ones.
no-correction = { $value } is out of range: choose from -{ $most } to { $most }, but not 0.
no-too-much = They have only { $has }, so you cannot take { $needs }.
no-deadline = Offer { $offer } has no deadline, so there is nothing to extend.
no-nothing-to-undo = There is nothing left to undo: the start of a campaign stays.
no-shown-to-all = { $steps ->
    [0] Ruling { $ruling } showed hidden information to all players, so it cannot be undone.
    [one] Ruling { $ruling } showed hidden information to all players, so it cannot be undone. Only the ruling after it can: leave `steps` out.
   *[other] Ruling { $ruling } showed hidden information to all players, so it cannot be undone. Only the { $steps } rulings after it can: `steps:{ $steps }`.
}
no-not-yours-to-take-back = The newest act in this campaign is not yours, or it cannot be taken back. A moderator can undo more: `/mod undo`.
no-take-back-asked = You have already asked: the others have until { $until } ({ $left }) to agree.
no-take-back-answered = You have already asked for this once, and it stays. A moderator can undo it: `/mod undo`.
no-take-back-over = That request is over: it was answered, its time ran out, or something else was done first.
no-not-asked-to-agree = { $you ->
    [actor] You asked for this yourself; the others must agree. `No` ends the request.
   *[none] What { $by } wants to take back does not affect you, so you are not asked.
}
no-agreed-already = You have already agreed. It is taken back once everyone has agreed.
no-too-soon = { $count } offers in a row between you and { $player } came to nothing. You can ask again on { $until } ({ $left }), or once another one between you is accepted.
no-not-away = You are not away.
no-quiet-hours = { $hour } is not an hour of the day: choose from 0 to 23.
no-quiet-hours-empty = Quiet hours from { $hour }:00 to { $hour }:00 would never begin. Choose two different hours, or use `/away` to be left alone all day.
no-nothing-to-change = That would change nothing.
no-pace = The { $plays } rules have no clock: leave `pace` out.
no-other-ruleset = That belongs to the { $needs } rules, but this campaign uses the { $plays } rules. `/help` shows how to begin here.
no-must-be-answered = Offer { $offer } cannot be refused. Choose an answer with `/accept offer:{ $offer }`.
no-board-full = The board has { $most } places, the most it can have. Remove one before you add another.
no-board-full-sectors = The board has { $most } sectors, the most it can have. `/board sector remove` makes room.
no-spot-taken = { $place } is already at { $q }, { $r }. Choose another spot; `/board show` lists the places.
no-spot-taken-sector = { $place } is already at { $q }, { $r }. Choose another spot; `/board show` lists the sectors.
no-spot-range = { $q }, { $r } is too far out: both numbers must be from -{ $most } to { $most }.
no-same-place = Both are { $place }. Choose two different places; `/board show` lists them.
no-same-sector = Both are { $place }. Choose two different sectors; `/board show` lists them.
no-no-link = No link joins { $from } and { $to }. `/board show` lists the links.
no-too-many-pieces = { $count } pieces are too many for one place: the most is { $most }.
no-too-many-ships = { $count } ships are too many for one sector: the most is { $most }.
no-bad-board = This board was not loaded. Correct these and load it again:
no-flaw = - `{ $path }`: { $problem }
flaw-no-name = A name is missing.
flaw-no-place = This board has no place { $place }.
flaw-no-sector = This board has no sector { $place }.
no-places = A board has 1 to { $most } places, not { $value }.
no-sectors = A board has 1 to { $most } sectors, not { $value }.
no-counted-twice = This place counts one owner's pieces twice. Count them once.
no-ships-counted-twice = This sector counts one owner's ships twice. Count them once.
no-linked-twice = { $from } and { $to } are linked twice. List that link once.
no-nobody-sits = { $seated ->
    [0] Seat { $seat } is empty: nobody has joined yet. Players join with `/campaign join`.
    [one] Seat { $seat } is empty: only seat 1 is taken. `/seat show` lists who sits where.
   *[other] Seat { $seat } is empty: seats 1 to { $seated } are taken. `/seat show` lists who sits where.
}
no-table-full = All { $most } seats at this table are taken. Somebody has to leave first: `/campaign leave`.
no-species-taken = Already taken by { $by }: { $species }. Choose another with `/seat species`, or talk them out of it.
no-tiles-on-track = { $tiles ->
    [one] Your reputation track holds 1 tile, so it stays as it is.
   *[other] Your reputation track holds { $tiles } tiles, so it stays as it is.
} `/reputation show` shows it; a moderator can set another: `/mod-ambassadors track`.
no-cubes-range = { $value } cubes are too many for the { $track } track: choose from 0 to { $most }.
no-cubes = That takes { $needs } cubes, but you have { $has } for your tracks. `/population` shows where they are.
no-action-running = { $you ->
    [actor] Your action is already under way. `/action end` ends it.
   *[none] { $active }'s action is under way. Yours can begin when it is over; a moderator can end it: `/mod-ambassadors active`.
}
no-turn-running = { $you ->
    [actor] Your turn is already under way. `/turn end` ends it.
   *[none] { $active }'s turn is under way. Yours can begin when it is over; a moderator can end it.
}
no-not-your-turn = It is { $active }'s turn, not yours. `/turn begin` begins yours when theirs is over.
no-no-turn = Your turn has not begun. `/turn begin` begins it.
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
no-relations-more = `/ambassador check` shows every condition, `/board show` the board.
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

ended-accepted = { $who } accepted it
ended-refused = { $who } refused it
ended-silent = nobody answered in time, which counted as a refusal
ended-lapsed = it lapsed without effect
ended-with-action = it ended with the action it was proposed in
ended-withdrawn = { $who } withdrew it
ended-unable = { $who } could not carry it out, so it ended without loss
ended-without-loss = it ended without loss
ended-void = { $who } voided it
ended-void-impossible = it could no longer be carried out

## The post that shows an offer

post-title = { $state } · Offer { $offer } · { $matter }
post-title-question = { $state } · Offer { $offer } · { $matter }
post-call = { $to }: { $sentence }
post-what = { $label }: { $what }
accepting-favour-aid = { $to } picks the ship. If it is lost, { $from } loses { $loss } leverage over { $to }.
accepting-access = { $from } earns { $value } leverage over { $to }.
accepting-terraforming = { $from } earns { $value } leverage over { $to }.
accepting-loss = { $borrower } loses { $loss } leverage over { $owner }.
accepting-reset = { $from } over { $to } { $first }; { $to } over { $from } { $second }.
booked-in-part = { $real } ({ $whole }, but { $cut } would be { $past ->
    [below] below
   *[over] over
} the limit)
accepting-relations = { $points } VP each, and both productions rise one step.
refusing-favour = { $to } loses { $loss } leverage over { $from }.
deadline-paused = Paused: { $left } left once the campaign resumes. { $silence }
entry-let-in = { $player } asked to join and is now in.
deadline-until = By { $deadline } ({ $left }). { $silence }
state-pending = ⏳ Pending
state-accepted = ✅ Accepted
state-refused = ❌ Refused
state-lapsed = ⌛ Lapsed
state-withdrawn = ↩️ Withdrawn
state-void = 🚫 Void
state-unable = 🤷 Unable
state-without-loss = ⌛ Ended
state-answered = ✅ Answered
state-unanswered = ⌛ Not answered
outcome-silent = No answer by { $at }, which counts as a refusal.
outcome-lapsed = No answer by { $at }.
outcome-lapsed-sealed = No answer was opened ({ $at }).
outcome-void-impossible = It could no longer be carried out.
outcome-unable = { $player } could not carry it out, then or now. Nobody lost anything, and the cost of asking was returned.
outcome-without-loss = Nobody lost anything, and the cost of asking was returned.
outcome-ended-with-action = It ended with its action.
outcome-unanswered = No answer by { $at }: the cube went back to its track, or to one with room.

## Relations and rights

relations-title = { $you ->
    [no] { $player }'s relations
   *[yes] Your relations
}
relations-intro = { $you ->
    [no] { $player }'s leverage over the others, and theirs over { $player }, who has { $money } money.
   *[yes] Your leverage over the others, and theirs over you. You have { $money } money.
}
relations-player = Player
relations-you = { $you ->
    [no] { $player } over
   *[yes] You over
}
relations-they = { $you ->
    [no] Over { $player }
   *[yes] Over you
}
relations-alone = Nobody else has joined yet. They can with `/campaign join`.
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
pair-offers = { $you ->
    [no] Pending between { $player } and { $name }
   *[yes] Pending between you
}
rights-title = { $you ->
    [no] { $player }'s rights towards { $name }
   *[yes] Your rights towards { $name }
}
rights-may = { $you ->
    [no] ✅ { $player } may
   *[yes] ✅ You may
}
rights-not = ❌ Not now
rights-hostile = { $you ->
    [no] ⚔️ Hostile acts: { $player } · { $name } ({ $name } has { $theirs } over { $player }, { $player } has { $yours })
   *[yes] ⚔️ Hostile acts: you · they (they have { $theirs } over you, you have { $yours })
}
rights-hostile-act = { $first ->
    [yes] ✅
   *[no] ❌
} { $second ->
    [yes] ✅
   *[no] ❌
} below { $limit }: { $acts }
rights-nothing = Nothing at the moment.
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
right-with-kinds = { $right } ({ $kinds })
right-because = { $reason }: { $rights }
because-money = needs { $needs } money, you have { $has }
because-leverage = costs { $cost } leverage, you have { $has }
because-access = needs { $access } access
because-technology = needs { $technology }
because-ships = no idle ship
because-embassy = already open
because-granted = already granted
because-pending = offer { $offer } about it is pending
because-not-granted = not granted

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
    [actor] You have room for an ambassador (space { $spaces }).
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
check-met = ✅ **{ $rule }** met: { $reason }
check-not-met = ❌ **{ $rule }** not met: { $reason }
overview-title = Your relations
overview-open = ✅ { $player }: you can propose now
overview-free = ✅ { $player }: nothing else is in the way
overview-related = 🤝 { $player }: you have relations
overview-shut = ❌ { $player }: { $reasons }
overview-footer = For details, name a player in /ambassador check.
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
turn = Round { $round }, { $player }'s action.
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
seats-title = Seats of { $name }
seats-none = No seats are taken yet. Take one with `/campaign join`.
seats-line = { $seat }. **{ $player }**: { $plays }
seats-line-active = { $seat }. **{ $player }**: { $plays } (their action)
seats-footer = /seat species sets your species, /action begin starts your action.
reputation-title = Your reputation and population
reputation-space = `{ $space }` { $kind }: { $tile }
reputation-empty = empty
reputation-ambassador = { $of }'s ambassador with a { $track } cube, { $points } VP
reputation-tile = reputation tile, { $value } VP
reputation-points = **{ $all } VP**: { $ambassadors } from ambassadors, { $traitor } from the Traitor tile, { $reputation } from reputation tiles. Until the end, only you can see what those are worth.
reputation-population = Population
reputation-cubes = { $track }: { $left } of { $most } cubes left, production { $production }
reputation-in-hand = { $count ->
    [one] 1 returned cube needs a track: `/offers`.
   *[other] { $count } returned cubes need tracks: `/offers`.
}
reputation-tiles = { $left } of { $all } ambassador tiles left to give.
reputation-footer = /reputation move and /reputation return rearrange the track, /population sets the cubes.
standings-title = Standings of { $name }
standings-player = Player
standings-points = VP
standings-ambassadors = A
standings-reputation = R
standings-materials = M
standings-science = S
standings-money = $
standings-traitor = Traitor
standings-legend = VP: { $ambassador } for each ambassador held (A), { $points } for the Traitor tile. R: reputation tiles, face down until the campaign ends. M, S, $: production of materials, science, money.
standings-legend-ended = VP: { $ambassador } for each ambassador held (A), { $points } for the Traitor tile, and what reputation tiles are worth (R). M, S, $: production of materials, science, money.
standings-relations = Relations
standings-pair = { $one } and { $other }

## Offers

offers-title = Pending offers
offers-none = No offers are pending. `/ask-favour`, `/grant-access` and `/reset-relations` make offers.
offers-none-asked = No offers are pending. The game asks you when you have something to choose.
offers-none-relations = No offers are pending. `/ambassador propose` makes one.
offers-for-you = { $you ->
    [no] Waiting for { $player } to answer
   *[yes] Waiting for your answer
}
offers-by-you = { $you ->
    [no] Waiting for others to answer { $player }
   *[yes] Waiting for others to answer you
}
offers-others = Between others
offers-line = `{ $offer }` { $sentence } { $deadline }
offers-line-private = 🔒 private
offers-line-sealed = Your sealed answer: { $yes ->
    [true] yes
   *[false] no
}.
offers-by = By { $deadline } ({ $left }).
awaits-return = { $to } is away. Once back, they have { $within } to answer, until { $latest } ({ $left }) at the latest.
offers-in-pause = Paused, with { $left } left to answer.
offers-no-deadline = No deadline.
button-withdraw-offer = Withdraw
offers-accept-menu = Accept or answer…
offers-refuse-menu = Refuse…
offers-withdraw-menu = Withdraw…
offer-choice = { $offer }: { $from } → { $to }, { $matter }

## The leaderboard

leaderboard-leverage = Leaderboard: leverage over all others
leaderboard-earned = Leaderboard: leverage earned
leaderboard-money = Leaderboard: money
leaderboard-milestones = Leaderboard: diplomatic milestones
leaderboard-empty = Nobody has joined yet. Be the first: `/campaign join`.
leaderboard-hidden = This is not public here: players see only their own figures. `/mod settings` changes that.
leaderboard-hidden-ended = This was not public here: players see only their own figures.
leaderboard-yours = Yours: { $score }
leaderboard-ties = Equal scores share a rank (=).
panel-posted = Posted in { $channel }. It updates itself, at most once in 15 seconds; delete the message to remove it.
panel-not-posted = I cannot post in { $channel }. I need View Channel, Send Messages, Embed Links and Attach Files there; then try again.
panel-not-known = Discord is not answering, so I do not know whether the leaderboard was posted in { $channel }. If it is not there, try again in a minute; if it is, delete it first.

## The panel of the table, and what its buttons ask

panel-paused = ⏸ Paused since { $since }. All deadlines are on hold.
panel-ended = The campaign ended on { $at }. `/history` tells its story.
panel-nothing-waits = No offers are pending.
panel-waits = ⏳ { $to } owes { $from } an answer: { $matter } (`{ $offer }`).
panel-until = Expires { $until }.
panel-players = At the table: { $players }.
panel-nobody = Nobody has joined yet. Be the first: **Join**.
panel-footer = Campaign { $campaign } · Press a button; only you see what follows.
panel-action = Round { $round }. It is { $player }'s action.
panel-no-action = Round { $round }. No action is under way: **Begin action** starts one.
panel-phase-turn = Phase: { $phase }. It is { $player }'s turn.
panel-phase = Phase: { $phase }. No turn is under way.
panel-turn = Round { $round }. It is { $player }'s turn.
panel-no-turn = Round { $round }. No turn is under way: **Begin turn** starts one.
guide-offers = Offers
guide-more = More…
guide-join = Join
guide-help = ?
guide-page-before = Back
guide-page-after = Next
guide-return = Return the favour
guide-return-not-yours = This is between { $giver } and { $receiver }: only they can return the favour.
guide-more-words = **{ $name }**: what you can do now.
guide-leaderboard = Leaderboard
guide-board = Board
guide-history = History
guide-take-back = Take back
guide-leave = Leave
guide-example = Load the example
guide-pause = Pause
guide-resume = Resume
guide-end = End the campaign
guide-choose = Choose…
guide-person-menu = Choose a player…
guide-nothing = There is nothing to choose right now.
guide-too-long = These names are too long for a button. Type the command instead.
not-a-number = "{ $typed }" is not a number I can use.
button-again = Try again
button-open-form = Open the form
form-late = The form did not open in time. Press again.
field-money = How much money
field-leverage = Leverage added to both
field-minutes = How many game minutes
field-place = Place
field-count = How many
field-damage = How much damage
field-health = The ship's maximum health
field-note = Note (optional)
guide-gift = Gift
guide-gift-whom = Who do you give money to?
guide-gift-form = A gift to { $player }
guide-ask = Ask a favour
guide-ask-whom = Who do you ask for a favour?
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
guide-ships = My ships
guide-loss = Report a loss
guide-loss-which = Which lent ship was destroyed?
guide-unlock = Unlock a technology
guide-unlock-what = What do you unlock?
guide-reset = Reset relations
guide-reset-whom = Who do you reset relations with?
guide-reset-form = Reset relations with { $player }
guide-relations = Relations
guide-relations-with = Show details for…
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
guide-begin-turn = Begin turn
guide-end-turn = End turn
guide-initiative = Initiative
guide-initiative-line = Initiative { $number }
guide-initiative-which = What is the lowest initiative on your strategy cards? Still free ({ $naalu } is for the Naalu):
guide-phase = Begin a phase
guide-phase-which = Which phase begins?
guide-take = Take the card
guide-play = Play the card
guide-card = The card
guide-activate = Activate
guide-activate-which = Which system do you activate? Possible now:
guide-tokens = Tokens
guide-gain = Gain tokens
guide-anew = Redistribute tokens
guide-spend = Spend a token
guide-spend-which = Which pool do you spend from?
guide-place = Place a token
guide-place-where = Which system gets the token? Possible now:
guide-remove = Remove a token
guide-remove-where = Which system do you take the token from?
field-pool = { $pool } pool
guide-planets = Planets
guide-exhaust = Exhaust
guide-ready = Ready
guide-control = Take control
guide-planet-which = Which planet?
guide-check-system = Check a system
guide-check-which = Which system?
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

picture-board-legend = Round { $round }. A line across an edge is a wormhole; the name in a sector is its controller.
picture-board-held = { $sector }: { $player }
picture-board-alt = A board of { $sectors ->
    [one] one sector
   *[other] { $sectors } sectors
}. Controlled: { $list }.
picture-board-alt-none = A board of { $sectors ->
    [one] one sector
   *[other] { $sectors } sectors
}. Nobody controls any.
picture-ancients = Ancients
picture-wormhole = wormhole
picture-generator = generator only
picture-warp-portal = warp portals
picture-elsewhere = Elsewhere
picture-relations-legend = A line joins two players with relations.
picture-points = { $points } VP
picture-traitor = Traitor
picture-related = { $one } and { $other }
picture-relations-alt = Relations: { $list }.
picture-relations-alt-none = Nobody has relations.
picture-traitor-alt = { $player } holds the Traitor tile.
picture-map-legend = Leverage of each row over each column
picture-map-alt = Heat map of { $count } players' leverage over each other. { $list }
picture-map-alt-none = Heat map of { $count } players' leverage over each other. Nobody holds any yet.
picture-map-numbered = Columns are numbered like the rows.
picture-map-strongest = The { $count } players who hold and owe the most. Each player can see their own with /leaderboard.
picture-map-own = Your leverage over the others, and theirs over you
picture-map-over = You over them
picture-map-under = They over you
picture-chart-title = { $one } and { $other } in { $campaign }: leverage over time
picture-chart-alt = Line chart of two leverages over time. Now: { $list }
picture-pair = { $by } over { $over }
picture-month = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
picture-day = { $day } { $month } { $year }
picture-hour = { $day } { $month } { $time } UTC
picture-timeline-title = { $campaign }: the season
picture-timeline-lines = Each line is one player's total leverage over the others.
picture-timeline-bonds = A bar shows when two players stood together; a cross marks a break.
picture-timeline-both = Each line is one player's total leverage over the others. A bar below shows when two players stood together; a cross marks a break.
picture-timeline-more = Not shown: { $players ->
    [one] one more player
   *[other] { $players } more players
}, { $pairs ->
    [one] one more pair
   *[other] { $pairs } more pairs
}.
picture-timeline-alt = The season over time. { $list }. Broken: { $broken }
record-title = The season
ended-title = How { $name } ended
ended-standings = **{ $title }**
ended-empty = No players are left.
record-favours = Favours: { $asked } asked, { $granted } granted, { $refused } refused.
record-peace = Longest peace: { $span }, from { $from } to { $to }.
record-peace-whole = Longest peace: { $span }, from the beginning { $over ->
    [yes] to the end
   *[no] until now
}. There were no hostile acts.
record-broken = Broken alliance: { $breaker } broke with { $other } after { $span }.
record-relations = Relations: { $asked } proposed, { $formed } formed, { $refused } refused, { $broken } broken.
record-card = Diplomacy was played { $played ->
    [one] once
   *[other] { $played } times
}; its secondary ability was used { $used ->
    [one] once
   *[other] { $used } times
} and passed { $passed ->
    [one] once
   *[other] { $passed } times
}.
record-alliances = Alliances: { $forged } forged, { $taken } of them taken from another player.
record-covert = Covert actions: { $declared } declared, { $countered } countered.

## Campaigns

campaign-id = Campaign { $id }, { $ruleset } rules. { $phase }
phase-running = It is running.
phase-paused = It has been paused since { $since } ({ $ago }).
phase-ended = It ended on { $at } ({ $ago }).
campaign-players = { $count ->
    [0] Players
   *[other] Players ({ $count })
}
campaign-settings = Settings
campaign-pending = { $count ->
    [0] No offers are pending.
    [one] 1 offer is pending (`/offers`).
   *[other] { $count } offers are pending (`/offers`).
}
campaign-away = Away
campaign-away-until = { $player } until { $until } ({ $left }).
campaign-away-open = { $player }, until they act.
campaign-away-protected = Deadlines of new offers to them are on hold, until { $until } at the latest.
campaign-undelivered = Not delivered (`/mod deliver` tries again)
undeliverable-channel = { $at }, to the channel: { $reason }
undeliverable-player = { $at }, to { $player }: { $reason }
campaigns-title = Campaigns in this server
campaigns-title-ended = Ended campaigns
campaigns-none-ended = No campaign that you can see has ended.
campaigns-title-yours = Your campaigns
campaigns-line = `{ $id }` **{ $name }** in { $channel }, { $players ->
    [one] 1 player
   *[other] { $players } players
}. { $phase }
settings-of-the-table = This game adds no settings of its own. `/mod settings` changes these:
settings-title = Settings of { $name }
setting-pace = A game minute takes { $span }.
setting-answer = Answers are due within { $span }.
setting-silence = { $silence ->
    [refuse] Favours not answered by their deadline count as refused.
    [lapse] Offers not answered in time lapse, and what asking cost comes back.
   *[wait] Offers have no deadline.
}
setting-no-role = Moderators: the founder, and anyone who can manage the server.
setting-role = Moderators: the founder, anyone who can manage the server, and { $role }.
setting-role-gone = Moderators: the founder, and anyone who can manage the server. The moderator role set here was deleted.
setting-entry = { $entry ->
    [open] Anyone can join.
    [approved] A moderator must admit newcomers; returning players need no approval.
   *[closed] Nobody can join or come back.
}
setting-away = { $away ->
    [stand-still] A player asked while away gets the full time to answer once back, for at most { $most } in any { $within }.
    [lapse] A player asked while away loses nothing by not answering in time, and what asking cost comes back.
   *[run] Deadlines keep running while a player is away.
}
setting-patience = { $on ->
    [true] After { $free } failed requests in a row between two players, the next must wait { $first }, then twice as long each time, up to { $longest }. An accepted offer ends that. Public requests never wait for private ones.
   *[false] After a failed request, a player can ask again at once.
}
setting-nudge = { $off ->
    [true] Turns and offers without a deadline ping once, with no reminder.
   *[false] Turns and offers without a deadline bring a reminder after { $span }: first to the player, then the next in turn, then the moderator.
}
setting-terraforming = { $how ->
    [confirmed] Terraforming needs the planet owner's confirmation.
   *[reported] Terraforming only needs to be reported.
}
setting-destroyed-ships = { $what ->
    [return] A lent ship that is destroyed returns home.
   *[gone] A lent ship that is destroyed is gone until a moderator restores it.
}
setting-entry-by-players = Players enter changes to their own ships and sectors.
setting-entry-by-moderators = Moderators enter changes to ships and sectors.
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
setting-pending-favours = { $most ->
    [0] A player can have any number of favours pending with another.
    [one] A player can have 1 favour pending with another.
   *[other] A player can have up to { $most } favours pending with another.
}
setting-open-access = Access everyone has from the start: { $kinds }.
setting-thresholds = { $thresholds ->
    [warfare] Hostile acts follow the warfare table: damage at home below { $home }, theft below { $theft }, damage elsewhere below { $elsewhere }, cities below { $city }.
   *[negative] Hostile acts are open at any leverage below { $city }.
}

## History

history-title = History of { $name }
history-about = Involving { $player }:
history-between = Between you and { $player }:
history-none = Nothing has happened yet.
history-line = { $ago }, ruling { $ruling }: { $story }
history-line-by = { $ago }, ruling { $ruling } ({ $who }): { $story }
log-title = Log of { $name }
log-line = { $at }, ruling { $ruling }, { $who }: { $story }
log-clock = the clock
undo-preview = This undo takes back, newest first:
undo-preview-window = Sealed answers are undone together: the declaration, every answer and the effect.
undo-preview-draw = This undoes a draw, so what is left is shuffled again. All players must agree before a player takes it back.
undo-preview-page = Page { $page } of { $pages }; `Older` and `Newer` show the others.

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
outlook-next = Next: { $at }.
outlook-by = By { $at } ({ $left }): { $leverage } leverage.
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
milestones-footer = Milestones are at { $milestones } points; each gives { $science } harmony science, once.

map-title = Map of { $name }
map-none = This campaign has no map, so any words will do for a place. A moderator can add systems with `/mod system add`.
map-line = **{ $system }**: { $ruler }; { $planets }

## The rules by number

rules-title = The rules
rules-footer = /rules with a number, like { $chapter } or { $rule }, shows a chapter or a rule.
rules-of = By the { $ruleset } rules:
rules-unknown = There is no rule "{ $named }". These are the chapters:
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
rules-e1 = The board and the pieces
rules-e2 = Forming relations
rules-e3 = Lasting and breaking
rules-e4 = Standings
rules-n1 = The game
rules-n2 = The numbers

rule-l1-1 = Every player has leverage over every other player. Yours over Bo and Bo's over you are two separate numbers.
rule-l1-2 = Leverage ranges from -{ $limit } to { $limit } and starts at { $start }.
rule-l1-3 = It is counted exactly, to the hundredth.
rule-l1-4 = Leverage is what you earned, minus what you lost and spent, plus adjustments. Amounts lost to the limit are shown, and a gift that would lose any asks first.
rule-l2-1 = A gift moves money, at least { $smallest-gift }, and earns you a point of leverage over the receiver for every { $money-a-point }.
rule-l2-2 = A gift takes effect at once and cannot be refused.
rule-l2-3 = Everyone starts with { $money } money. You can give only what you have, and only to another player in the campaign.
rule-l2-4 = { $small-gifts } If a gift opens or closes a right, that is still announced at once. Each gift counts, and appears in `/history`, as soon as it is given.
rule-l3-1 = You can offer a kind of access to a player who lacks it. If they accept, you earn its value over them: ecological { $ecological }, diplomatic { $diplomatic }, trade { $trade }, passage { $passage }.
rule-l3-2 = Declining an offer of access costs nothing. Two players can have one pending offer of each kind, and its maker can withdraw it.
rule-l3-3 = You can revoke access at any time, which costs you its value in leverage however it was granted. You see first what it costs, opens and ends.
rule-l3-4 = Access is strict: no biomass or terraforming without ecological, no research or schmoozing without diplomatic, no mineral sales without trade. Passage is the exception: entering without it is possible, at a price (L6.1).
rule-l3-5 = You have every kind of access in your own systems.
rule-l3-6 = Everyone here starts with this access to all systems, and nobody earns anything for it: { $open }.
rule-l3-7 = You can ask for access as a favour. Access granted that way earns nothing.
rule-l3-8 = Report biomass collected and minerals sold in another player's systems with `/collect-biomass` and `/sell-minerals`. Each needs its access, is announced, and changes no leverage.
rule-l3-9 = Promised leverage is shown as it would be booked, with the part over the limit. If the limit would cut any of it, offers of access, resets and terraforming ask first, as gifts do.
rule-l4-1 = Favours cost leverage: money a point for every { $money-a-point }, access its value, military aid { $aid } per game minute, a star system { $system } (L9.5).
rule-l4-2 = You need at least that much leverage over the player you ask.
rule-l4-3 = Asking spends the cost at once. It stays spent, whatever the answer.
rule-l4-4 = Only the player you ask can answer; here they have { $answer }. A pause stops that clock.
rule-l4-5 = Accepting carries out the favour at once. A player who cannot pay or lend cannot accept; the favour stays pending.
rule-l4-6 = Refusing costs the refuser double what you spent, in leverage over you.
rule-l4-7 = { $silence } The player asked is reminded at half time and { $last-call } before the deadline. Reminders due within { $together } of each other are combined.
rule-l4-8 = You can withdraw a favour you asked for. The cost stays spent, and you see it first. If a moderator voids the favour or the campaign ends, you get it back.
rule-l4-9 = Everything is checked again when the answer comes.
rule-l4-10 = Before you refuse, you see what that does to your leverage, which hostile acts it opens against you, and the gift that would make up for it.
rule-l4-11 = A favour that can never be carried out, for example because somebody else got the system, is void. Its cost is returned, and nobody loses anything.
rule-l4-12 = { $favours } If you ask for more money than the other player has, you are warned but may still ask.
rule-l4-13 = Being unable is not refusing. If you lacked the money or had no ship when you were asked, and still do when you refuse or time runs out, the favour ends without loss and its cost is returned.
rule-l5-1 = Ships do the work. You start with one, and moderators add more. A ship does one thing at a time.
rule-l5-2 = Research with diplomatic access in another player's systems earns you both { $science } science per completed game minute, and you { $research-money } money and { $research } leverage over them. At home it earns { $science-at-home } science and { $research-money } money, but no leverage.
rule-l5-3 = Schmoozing needs Neuropsychology and diplomatic access. Tiers I to V earn { $schmoozing } leverage a game minute, point by point.
rule-l5-4 = An action lasts until you stop it, it reaches its limit, its access is revoked, its ship is lost, its place changes hands, you leave, or the campaign ends. You are credited for all completed work. A busy ship cannot be lent.
rule-l5-5 = A game minute takes { $pace } here. The clock stops while the campaign is paused.
rule-l5-6 = Earnings over time depend only on game time. They are exact and credited once, even if I was offline.
rule-l5-7 = At { $limit } leverage, research still earns science and money. Both players are told once.
rule-l6-1 = Entering another player's systems without passage costs { $trespass } leverage over them each time. Stealing minerals costs { $mineral } each, biomass { $biomass }, damaging a ship up to { $damage } by its share of health, conquering a city { $conquest }, destroying it { $destruction } more.
rule-l6-2 = A hostile act is possible only while the victim's leverage over you is below a threshold, here: stealing { $theft }, damage in your own systems { $home }, damage elsewhere { $elsewhere }, cities { $city }.
rule-l6-3 = The attacker reports hostile acts. Moderators can report for a player, and undo reports.
rule-l6-4 = When leverage crosses a threshold, or the thresholds change, I announce which acts become possible or impossible, and for which players.
rule-l6-5 = Terraforming another player's planet needs ecological access and earns { $terraforming-earns } leverage over them. { $terraforming } A planet (without a map, a named place of a player) can be terraformed once.
rule-l6-6 = Before you enter without passage or commit a hostile act, you see its price, which acts it opens against you, and the gift that would make up for it.
rule-l7-1 = Two players can agree to add the same amount to their leverage over each other. Declining costs nothing, and a reset does not count towards milestones.
rule-l7-2 = A moderator can set the leverage of one player over another, or of both, and gives a reason. The players concerned are pinged.
rule-l8-1 = Your advantage over a player is what you earned minus what you lost over them, minus the same for them over you. Spending does not count.
rule-l8-2 = Progress is the sum of your advantages over all players, plus a point for every full { $cooperation } leverage earned by schmoozing and by research in others' systems.
rule-l8-3 = Milestones are at { $milestones } points. Each gives { $milestone-science } harmony science once, and stays reached.
rule-l9-1 = Science is neutral (from research) or harmony (from milestones). Either pays for technology; harmony is spent first.
rule-l9-2 = Tiers I to V cost { $tiers } science, in order. Intergalactic Ambassadors cost { $ambassadors } and Galactic Harmony { $harmony }; both need tier V of either line.
rule-l9-3 = Neuropsychology makes schmoozing possible, and faster with each tier. Each tier of Charisma returns { $charisma } % of what you spend on a favour.
rule-l9-4 = Intergalactic Ambassadors: an embassy costs { $embassy } money and earns { $embassy-earns } leverage a game minute. It needs diplomatic access and ends with it. You can have one with each rival. Its earnings count in your advantage, but earn no points as research and schmoozing do.
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
rule-l13-1 = { $public-leverage } { $public-money } Open gifts and requests are announced all the same.
rule-l13-2 = A private favour changes figures. If those are public, you are warned before you ask that others can work it out; if not, nothing shows.
rule-l13-3 = Moderators see private matters only if they read `/mod log`, preview an undo, act for a player, or export with secrets. The players concerned are told.
rule-l14-1 = `/away` marks you as away until a time you name, or until your next command or press. You are not pinged meanwhile, and players who ask you for something are warned first. { $away }
rule-l14-2 = { $patience }
rule-l14-3 = `/take-back` asks to undo the newest act in the campaign, if it is yours. Every player whose figures or offers it changed must agree within { $take-back }. Any other act ends the request. No moderator is needed.
rule-l14-4 = { $nudge } Paused time and time spent waiting for others do not count. A player who was active just before is pinged for their turn only if they do not begin within { $grace }.

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
rule-n1-1 = There are { $count } heaps, of { $heaps } matches. Two or more play, and the first to join begins.
rule-n1-2 = On your turn the game asks what you take: at least one match from one heap, and at most as many as your number.
rule-n1-3 = Turns follow the order of joining. A player who leaves or does not answer in time is passed over but keeps the seat.
rule-n1-4 = The player who takes the last match wins.
rule-n2-1 = When you first join, you draw a number up to { $most-number }. All are equally likely.
rule-n2-2 = Others do not see your number until the game is won or the campaign ends.
rule-n2-3 = You can take back drawing a number only if all players agree. Joining again draws another.
rule-e4-1 = `/standings` shows each player's ambassadors, VP from them and from the Traitor tile, production of each track, and partners. Reputation tiles stay face down until the end.

## Help

help-title-start = Chancery, the referee
help-title-gifts = Help: gifts
help-title-access = Help: access
help-title-favours = Help: favours
help-title-offers = Help: offers
help-title-reset = Help: resetting relations
help-title-campaigns = Help: campaigns
help-title-moderators = Help: moderators
help-title-time = Help: time

help-title-actions = Help: research and schmoozing
help-title-technology = Help: technology
help-title-aid = Help: military aid
help-title-hostile = Help: hostile acts
help-title-milestones = Help: milestones
help-title-map = Help: ships and the map
help-title-relations = Help: diplomatic relations
help-title-board = Help: the board

help-start = You and the others make deals here; I keep the books. It all turns on **leverage**: how much you can ask of another player, from -{ $limit } to { $limit }.
    1. `/campaign join` brings you in, with { $money } money.
    2. Earn leverage: `/gift player:@Bo amount:100`, or `/grant-access player:@Bo access:passage`.
    3. Spend it: `/ask-favour money player:@Bo amount:50`. Refusing you costs Bo double, over you.
    4. `/offers` shows what needs your answer, `/relations` where you stand, `/rights player:@Bo` what you may do.
    5. Let time work for you: `/research`. `/ships` shows what it earns.
    6. More: `/help` with a topic, and `/rules` by number.
help-start-nim = There are { $count } heaps of matches: take the last one and you win. `/campaign join` brings you in, the game asks you when it is your turn, and `/leaderboard` shows what is left.
help-start-ambassadors = You play on a board; I keep sectors, seats, tiles and cubes. The aim is **diplomatic relations**: partners hold each other's ambassadors, which raise production and are worth { $ambassador } VP each.
    1. `/campaign join` brings you in, `/seat species` sets your species. Relations need { $least } players.
    2. `/board show` shows the board, `/reputation show` your own tiles and cubes.
    3. `/action begin` when it is your turn. `/move-ships` moves your ships, `/action end` ends your action.
    4. `/ambassador check player:@Bo` shows what is in the way, `/ambassador propose player:@Bo track:science` proposes relations.
    5. `/offers` shows what needs your answer, `/standings` who is ahead.
    6. More: `/help topic:relations`, and `/rules` by number.
help-gifts = `/gift player:@Bo amount:{ $amount } note:For the harvest` gives { $amount } money and earns you { $earns } leverage over @Bo: a point for every { $rate }, exact to the hundredth.
    It takes effect at once and cannot be refused. Leverage stops at { $limit }; if part of a gift would be lost, I ask you first.
    Everyone starts with { $money } money. You can give only what you have.
help-access = Access lets another player use your systems. Ecological ({ $ecological }): collect biomass, terraform. Diplomatic ({ $diplomatic }): research, schmooze. Trade ({ $trade }): sell minerals. Passage ({ $passage }): enter without a penalty.
    `/grant-access player:@Bo access:trade` offers it. If @Bo accepts, you earn its value over @Bo; declining costs nothing.
    `/revoke-access player:@Bo access:trade` takes it back at any time and costs you its value over @Bo, however it was granted.
    You can also ask for access: `/ask-favour access player:@Bo access:trade`.
    Access everyone has here from the start: { $kinds }.
help-favours = Favours cost leverage. `/ask-favour money player:@Bo amount:{ $amount }` costs { $cost } of yours over @Bo (a point for every { $rate }); `/ask-favour access player:@Bo access:passage` costs what the access is worth.
    The cost is spent when you ask and stays spent, whatever the answer. With `private:True`, only the two of you hear of it.
    Accepting carries out the favour at once. Refusing costs @Bo double what you spent, over you; they see that first and confirm.
    @Bo has { $answer } to answer. { $silence }
help-offers = An offer is anything that needs another player's answer: access, favours, resets. Each has a number.
    `/offers` lists them. Answer with `/accept offer:7`, `/refuse offer:7`, or the buttons under the offer. Its maker can `/withdraw offer:7`, but what asking cost stays spent.
    Offers wait { $answer } here. You are reminded at half time and { $last_call } before the deadline. { $silence }
help-reset = `/reset-relations player:@Bo amount:20` proposes adding that amount to both your leverage over @Bo and theirs over you. A negative amount takes away from both.
    @Bo accepts or declines; declining costs nothing. Leverage stays within -{ $limit } and { $limit }.
help-campaigns = Each campaign has its own channel, and commands there apply to it. Elsewhere, use the option `campaign`.
    `/campaign create name:Spiral Arm ruleset:leverage pace:1h` starts one. `/campaign join` and `/campaign leave` take you in and out. `/campaign info` shows its settings and players, `/campaign list` all campaigns on this server.
    `/history` shows what happened, `/leaderboard` who is ahead.
    `/take-back` undoes your last act if nothing has happened since and every player it affected agrees within { $within }.
help-moderators = Moderators are the campaign's founder, anyone who can manage the server, and members of the role it names.
    `/mod pause` and `/mod resume` stop and start its clock; `/mod end` ends it for good. `/mod settings` changes how it plays: `pace`, `silence`, `answer-hours`, `open-access`, `moderator-role`, `thresholds`, `pending-favours`, `terraforming`, `destroyed-ships`, `public-leverage`, `public-money`, `small-gifts`, `entry`, `away`, `patience`, `nudge`. If `entry` is `approved`, `/mod admit` lets newcomers in.
    `/mod undo steps:2` shows what it would take back, and asks. `/mod set-leverage`, `/mod reset-relations`, `/mod money` and `/mod science` correct figures, `/mod ship` and `/mod system` fleets and the map; the `reason` is kept in `/mod log`.
    `/mod void offer:7 reason:Mistyped` voids an offer and returns its cost, `/mod extend offer:7 time:1d` gives it more time, `/mod act-as player:@Bo` lets your next command count as Bo's, `/mod remove-player` takes a player out.
    `/mod leaderboard` posts a leaderboard that keeps itself up to date, `/mod deliver` resends failed messages, `/campaign export` gives you everything as JSON.
    `/mod server founders` sets who may found campaigns on the server: everyone, server managers, or a role.
    Only server managers see `/mod` in Discord until one of them allows others: Server Settings > Integrations, this bot, `/mod`, Add Roles or Members.
help-time = A game minute takes { $pace } here. Offers wait { $answer }. { $silence }
    Every deadline is shown in your own time zone. Pausing a campaign stops its clock and extends its deadlines by as long as the pause lasts.
    I also keep time while I am offline: whatever fell due is settled before anything else.
help-actions = Your ships earn while time passes; a game minute takes { $pace } here.
    `/research player:@Bo` needs diplomatic access to Bo's systems. Each game minute it earns { $leverage } leverage over Bo, { $money } money, and { $science } science for both of you. `/research` alone works at home: { $home } science and { $money } money.
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
    `/enter player:@Bo` without passage costs { $trespass }. `/terraform player:@Bo`, with ecological access, earns you { $terraforming }.
help-milestones = Progress is the sum of your advantages over all rivals: what you earned minus what you lost over them, minus the same for them over you. Every full { $cooperation } leverage from schmoozing, and from research with others, adds a point.
    At { $milestones } points you reach a milestone for good, and gain { $science } harmony science. `/milestones` shows the sum and its parts, `/leaderboard by:milestones` who is ahead.
help-map = You start with one ship, and moderators can add more; `/ships` shows your fleet.
    If the campaign has a map, `/map` shows systems, planets and their rulers. Rights follow the ruler of a place: if it changes hands, others' actions there end. Without a map, any words will do for a place.
    `/away` and `/quiet-hours` stop pings. For offers made while you are away, your time to answer starts when you are back. `/digest at:8` tells you once a day what happened and what needs your answer.
help-relations = A game goes like this:
    1. `/campaign create name:Spiral Arm ruleset:ambassadors` starts it in this channel, and players join with `/campaign join`: at least { $least }, at most { $most }.
    2. Each player picks a species with `/seat species`, which sets up their reputation track; `/seat show` shows the order. A moderator sets up the board: `/board example players:4`.
    3. During play, `/population science:8` records the cubes left on your tracks, and `/reputation place value:3` your reputation tiles, whose value nobody else sees. `/ships set`, `/sector take` and `/sector leave` keep your ships and sectors up to date.
    4. `/action begin` begins your turn. `/move-ships from:Vega to:Tau count:1` moves ships.
    5. `/ambassador check player:@Bo` shows what is in the way, and `/rights player:@Bo` each condition, met or not. `/ambassador propose player:@Bo track:science` proposes relations. The proposal ends with your action; declining costs nothing.
    6. If @Bo accepts, each holds the other's ambassador with a cube: both productions rise, and each gains { $ambassador } VP.
    7. `/action end` ends your action. If your ships are where a partner has ships or control, it is an act of aggression. I ask you first; then relations break, cubes go back, and you hold the Traitor tile, { $points } VP.
    8. `/standings` shows who is ahead.
help-board = A board has up to { $most } sectors, with links between them. Moderators set it up: `/board example players:4` loads a ready one for { $sizes } players, `/board load` one from a file, and `/board export` saves one as a file.
    `/board sector add name:Vega q:1 r:0` adds a sector, `/board sector control sector:Vega player:@Bo` gives it to a player, `/board link add from:Vega to:Tau` joins two, `/board ships set sector:Vega count:2 player:@Bo` sets ships. `remove` takes things off again.
    During play, `/ships set sector:Vega count:2` records your ships there, `/sector take sector:Vega` takes an uncontrolled sector, `/sector leave` gives one up.
    `/board show` shows everything. Each ship pins one ship of every other player in its sector, and so do ancients. With the Cloaking Device, it takes { $cloaked }.
    During your action, `/move-ships from:Vega to:Tau count:1` moves ships that are not pinned, along links and through sectors where none would be pinned.
    `/mod-ambassadors` overrides the rules: `form` and `part` relations, `traitor`, `active`, `round`, `track`. `settings` says who enters ships and sectors.
help-intro = I keep the books of diplomacy games, one per channel: players deal with each other by commands and buttons, and everyone sees what comes of it.
help-title-begin = How to begin: { $ruleset }
help-title-leverage-terms = Terms of leverage
help-leverage-terms =
    - **Leverage**: how much you can ask of another player, from -{ $limit } to { $limit }. Yours over @Bo and @Bo's over you are two numbers.
    - **Access**: what a player lets another do in their systems: ecological, diplomatic, trade, passage.
    - **Favour**: something you ask for and pay with leverage at once: money, access, military aid, a system.
    - **Schmooze**: one of your ships charms @Bo's people and earns leverage over @Bo each game minute. Needs Neuropsychology.
    - **Research**: one of your ships works in @Bo's systems and earns leverage, money and science.
    - **Right**: what @Bo's low leverage over you leaves you free to do. The lower it is, the more.
    - **Game minute**: the game's clock. Each campaign sets how long one takes.
help-title-ambassadors-terms = Terms of ambassadors
help-ambassadors-terms =
    - **Diplomatic relations**: two players hold each other's ambassador, each with one of the other's cubes.
    - **Full connection**: a link between one of your sectors and one of @Bo's, with wormholes on both sides.
    - **Pinned**: unable to leave a sector. Each ship there that is not yours pins one of yours. With the Cloaking Device, it takes { $cloaked }.
    - **Production**: what a population track yields. It rises with each cube that leaves the track.
    - **Reputation track**: your species' spaces for ambassadors and reputation tiles.
    - **Act of aggression**: ending your action with ships where a partner has ships or control.
    - **Traitor tile**: held by the last player to break relations. It costs points, and its holder cannot form relations.
help-title-strategy-card-terms = Terms of strategy card
help-strategy-card-terms =
    - **Exhausted**: turned over and unusable until readied. Cards and planets can be exhausted.
    - **Readied**: not exhausted.
    - **Command tokens**: in three pools on your sheet (tactic, fleet, strategy), in systems, or in reinforcements.
    - **Primary ability**: what the player of the card does.
    - **Secondary ability**: what all others may then do, clockwise, for a token from their strategy pool.
    - **Activate**: to place a tactic token in a system. You cannot activate a system that has one of your tokens.
help-title-realms-terms = Terms of realms
help-realms-terms =
    - **Influence**: your pieces in an area; every action there depends on them.
    - **NPR**: a non-player realm.
    - **Alliance**: your token on an NPR that stands by you.
    - **Claim**: a piece that justifies conquering a province from its owner.
    - **Casus belli**: a reason for war that costs nothing.
    - **Covert action**: a card played in secret, which its targets can counter before it takes effect.
    - **Power and ducats**: what actions cost.
help-more = More help…
help-in-direct-message = You play in a server's channels. Private messages come here.
help-no-campaign = There is no campaign in this channel yet. Choose a game to start one.
help-no-campaign-for = There is no campaign in this channel. Campaigns can be founded here by { $who }.
help-you-play = You play **{ $name }**.
help-you-do-not-play = **{ $name }** is played here, and you have not joined yet.
help-what-now = What now?
help-footer = /rules shows every rule.

## Joining a server, and founding by a form

greeting-title = Chancery, the referee of diplomacy games
greeting = You and your friends scheme, bargain and promise in a channel; I keep the books, announce what happens, and remember it.
    Each campaign has its own channel. Choose a game below to start one here, or use `/campaign create` in another channel.
greeting-permissions = What I need here
greeting-allowed = ✅ { $name }
greeting-missing = ❌ { $name }
greeting-mend = No campaign can start here yet: grant me the permissions marked ❌ below, in the settings of { $channel }, under Permissions.
greeting-ready = I have everything I need here.
greeting-begin = Start a game…
greeting-terms = Terms
greeting-help = Help
about-line = { $ruleset }: { $about }
about-leverage = earn and spend influence over each other, until a moderator ends it
about-ambassadors = the diplomatic relations of Eclipse, on a board; most VP at the end
about-strategy-card = the Diplomacy card of Twilight Imperium 4, until a moderator ends it
about-realms = influence, alliances and covert cards of Europa Universalis, until a moderator ends it
about-nim = three heaps of matches; take the last one to win
found-form-title = Start: { $ruleset }
found-form-name = Campaign name
found-form-name-example = Spiral Arm
found-form-pace = Real time per game minute
found-form-pace-example = Usually { $usual }; from { $least } to { $most }. Write it like 10m or 1h.

## Commands: what each does, and its options as attributes

cmd-campaign = Campaigns: start, join or leave one, or see how it stands
cmd-campaign-create = Start a campaign in this channel
    .name = The campaign's name
    .ruleset = The rules to play by
    .pace = Real time per game minute, like 10m or 1h
cmd-campaign-join = Join a campaign
    .campaign = The campaign, if not this channel's
cmd-campaign-leave = Leave a campaign; what you hold is kept for you
    .campaign = The campaign, if not this channel's
cmd-campaign-info = See a campaign's settings, players and state
    .campaign = The campaign, if not this channel's
cmd-campaign-list = List this server's campaigns
    .ended = Show the ended campaigns instead
cmd-campaign-export = Get a campaign as JSON, without other players' secrets
    .secrets = Include all secrets (moderators only); this is announced
    .campaign = The campaign, if not this channel's
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
cmd-accept = Accept an offer made to you
    .offer = The offer's number
    .choice = Your choice, if the offer leaves you one; leave it out to get a menu
    .ship = For military aid: the ship you send
    .track = For ambassadors: the track your cube comes from, or goes back to
    .space = For ambassadors: the space for the ambassador; the first free one by default
    .campaign = The campaign, if not this channel's
cmd-refuse = Refuse an offer made to you; you see the cost first
    .offer = The offer's number
    .campaign = The campaign, if not this channel's
cmd-withdraw = Withdraw an offer you made; leverage spent on asking stays spent
    .offer = The offer's number
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
cmd-map = See the systems and who rules them
    .campaign = The campaign, if not this channel's
cmd-rules = Read the rules by number, as this campaign plays them
    .number = The rule or chapter, like L4, L4.6 or E2
cmd-take-back = Ask to undo what you just did; everyone it affected must agree
    .campaign = The campaign, if not this channel's
cmd-panel = Post the table's panel: how things stand, with buttons for what you can do
    .campaign = The campaign, if not this channel's
cmd-away = Say that you are away and not to be pinged, or that you are back
    .until = A date like 2026-05-01, a span like 3d, or back; by default, until your next command or press
    .campaign = The campaign, if not this channel's
cmd-quiet-hours = Set the hours when you are not pinged; leave both out for none
    .from = The hour they begin, 0 to 23
    .to = The hour they end, 0 to 23
    .zone = Your time zone, like Europe/Berlin; UTC if you never set one
    .campaign = The campaign, if not this channel's
cmd-privacy = The data kept about you, in all campaigns and servers
cmd-privacy-erase = Erase your name and the notes you wrote for good; you are asked first
cmd-privacy-export = Get the data kept about you as a file that only you see
cmd-digest = Get a private daily summary of what happened and what waits; without options, see its settings
    .at = The hour it arrives, 0 to 23; off for never
    .zone = Your time zone, like Europe/Berlin; that of your quiet hours by default, or UTC
cmd-relations = See how you stand with everyone, or with one player in detail
    .player = The player to see in detail
    .campaign = The campaign, if not this channel's
cmd-rights = See what you may and may not do to a player, and why
    .player = The player
    .campaign = The campaign, if not this channel's
cmd-offers = See the offers waiting for an answer, yours first
    .campaign = The campaign, if not this channel's
cmd-history = Read what has happened
    .player = Show only what concerns this player
    .campaign = The campaign, if not this channel's
cmd-leaderboard = See who is ahead
    .by = The figure to rank by
    .campaign = The campaign, if not this channel's
cmd-help = Learn how to play
    .topic = The topic you want to read about
cmd-mod = For moderators
cmd-mod-pause = Pause a campaign and its clock
    .campaign = The campaign, if not this channel's
cmd-mod-resume = Resume a paused campaign
    .campaign = The campaign, if not this channel's
cmd-mod-end = End a campaign for good
    .campaign = The campaign, if not this channel's
cmd-mod-void = Void a pending offer; leverage spent on asking is returned
    .offer = The offer's number
    .reason = The reason
    .campaign = The campaign, if not this channel's
cmd-mod-extend = Give a pending offer more time
    .offer = The offer's number
    .time = How much more, like 12h or 2d
    .campaign = The campaign, if not this channel's
cmd-mod-undo = Undo the newest rulings; you see them first
    .steps = How many; only the last one by default
    .campaign = The campaign, if not this channel's
cmd-mod-log = Read everything that happened: who did it, when and why
    .campaign = The campaign, if not this channel's
cmd-mod-act-as = Make your next command count as an absent player's
    .player = The player you act for
    .campaign = The campaign, if not this channel's
cmd-mod-set-leverage = Set a player's leverage over another
    .by = The player who has the leverage
    .over = The player they have it over
    .value = The new value
    .reason = The reason, shown in the log
    .campaign = The campaign, if not this channel's
cmd-mod-reset-relations = Set the leverage between two players, both ways
    .player-a = One of the two
    .player-b = The other
    .value = The new value for both; zero by default
    .reason = The reason, shown in the log
    .campaign = The campaign, if not this channel's
cmd-mod-money = Give a player money, or take it away
    .player = The player
    .amount = How much; a negative amount takes it away
    .reason = The reason, shown in the log
    .campaign = The campaign, if not this channel's
cmd-mod-science = Give a player science, or take it away
    .player = The player
    .kind = The kind of science
    .amount = How much; a negative amount takes it away
    .reason = The reason, shown in the log
    .campaign = The campaign, if not this channel's
cmd-mod-admit = Let in a player who has asked to join
    .player = The player
    .campaign = The campaign, if not this channel's
cmd-mod-remove-player = Remove a player from the campaign
    .player = The player
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
cmd-mod-leaderboard = Post a leaderboard that keeps itself up to date
    .by = The figure to rank by: leverage, milestones, earned or money
    .campaign = The campaign, if not this channel's
cmd-mod-server = Settings for the whole server
cmd-mod-server-founders = Set who may start campaigns on this server
    .who = Everyone (default), members who can manage the server, or a role
    .role = With who:role, the role that may also start campaigns
cmd-mod-move = Move the campaign to another channel or thread of this server
    .channel = The channel or thread to play in from now on
    .campaign = The campaign, if not this channel's
cmd-mod-deliver = Retry failed deliveries
    .campaign = The campaign, if not this channel's
cmd-mod-settings = See or change a campaign's settings
    .pace = Real time per game minute, like 10m or 1h
    .silence = How to treat silence past a favour's deadline
    .answer-hours = How many hours an offer waits for an answer
    .open-access = Access all players grant each other on joining, like: passage, trade (or: none)
    .moderator-role = A role that also moderates this campaign; @everyone for none
    .thresholds = The thresholds for hostile acts
    .entry = Whether joining is open, needs approval or is closed
    .away = How deadlines run for players who are away
    .patience = Whether players must wait before asking again after failed requests
    .nudge = Hours until the player everyone waits for is pinged again; 0 for never
    .terraforming = Whether a planet's owner confirms its terraforming
    .destroyed-ships = Whether a lent ship that is destroyed returns or is gone
    .public-leverage = How much others see of the leverage between two players
    .public-money = How much others see of a player's money
    .small-gifts = Gifts below this amount are announced together, once an hour; 0 for none
    .pending-favours = How many favours a player may have pending with another; 0 for any number
    .campaign = The campaign, if not this channel's

## Boards and seats: what cannot be read, and the commands

pick-track-menu = Choose a track
make-room-menu = Make room for an ambassador
spot-both = To place a sector on the map, give both `q` and `r`. With neither, it is shown below the map.
not-spaces = "{ $typed }" is not a reputation track. Write one letter for each space: A for ambassadors, R for reputation tiles, E for either, like `A E E E E`.
no-example = I have no board for { $typed } players, only for these numbers: { $sizes }.
board-exported = The board as a file. `/board load` loads it again, here or in another campaign.
board-file-lost = I could not download the file from Discord. Nothing has changed; try again.
board-file-too-large = That file is { $size } KiB; a board can be at most { $most } KiB. Nothing has changed.
board-file-encoded = That file is saved as { $encoding }, but a board must be UTF-8. Nothing has changed; save it as UTF-8 and try again.
board-file-not-json = That file is not valid JSON: line { $line }, column { $column }: { $problem }. Nothing has changed. `/board export` shows what a board looks like.
board-file-wrong = That file is not a board: line { $line }: { $problem }. Nothing has changed. `/board export` shows what a board looks like.
board-file-wrong-at = That file is not a board: { $path }, line { $line }: { $problem }. Nothing has changed. `/board export` shows what a board looks like.

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
cmd-standings = See the standings
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

## The strategy card: words

ruleset-strategy-card = strategy card
card-phase-strategy = strategy
card-phase-action = action
card-phase-status = status
card-phase-none = none yet
card-phase-now = it is the { $phase } phase
card-phase-none-now = no phase has begun
pool-tactic = tactic
pool-fleet = fleet
pool-strategy = strategy
pool-with = { $pool } { $count }
pool-gets = { $pool } +{ $count }
pool-left = { $pool } ({ $left } left)
pools-then = { $pools } (then { $after })
source-reinforcements = reinforcements
source-pool = the { $pool } pool
tokens-of = { $player } { $count }
hindrance-left = they have left
hindrance-token = the strategy pool is empty
hindrance-planet = no exhausted planet to ready
hindrance-choice = none of the chosen planets can be readied any more
card-state = { $holder }{ $exhausted ->
    [yes] , exhausted
   *[no] , readied
}
planet-state = { $holder }{ $exhausted ->
    [yes] , exhausted
   *[no] , readied
}

## The strategy card: what happened

line-card-seated = { $you ->
    [actor] You take the last seat with { $all } command tokens: { $sheet }, { $left } in reinforcements.
   *[none] { $player } takes the last seat with { $all } command tokens: { $sheet }, { $left } in reinforcements.
}
told-phase-begun = The { $phase } phase begins.
told-card-taken = { $you ->
    [actor] You take the Diplomacy card. Play it on your turn in the action phase: `/diplomacy play`.
   *[none] { $player } takes the Diplomacy card.
}
told-turn-begun = { $you ->
    [actor] Your turn begins. `/turn end` ends it.
   *[none] { $player }'s turn begins.
}
told-initiative = { $you ->
    [actor] You have initiative { $number }.
   *[none] { $player } has initiative { $number }.
}
told-initiative-changed = { $you ->
    [actor] Your initiative is { $number } now, not { $before }.
   *[none] { $player } has initiative { $number } now, not { $before }.
}
line-initiative-lost = { $you ->
    [actor] You lost initiative { $number } with the card. Record another: `/initiative number`.
   *[none] { $player } lost initiative { $number } with the card and must record another: `/initiative number`.
}
told-turn-ended = { $you ->
    [actor] Your turn is over.
   *[none] { $player }'s turn is over.
}
told-turn-passed = { $you ->
    [actor] Your turn is over. { $next } is next.
    [other] { $player }'s turn is over. You are next: `/turn begin`.
   *[none] { $player }'s turn is over. { $next } is next: `/turn begin`.
}
told-planet-exhausted = { $you ->
    [actor] You exhaust { $planet }.
   *[none] { $player } exhausts { $planet }.
}
told-planet-readied = { $you ->
    [actor] You ready { $planet }.
   *[none] { $player } readies { $planet }.
}
told-planet-taken = { $you ->
    [actor] You take control of { $planet }. It is exhausted.
   *[none] { $player } takes control of { $planet }. It is exhausted.
}
told-planet-won = { $you ->
    [actor] You take control of { $planet } from { $before }. It is exhausted.
    [other] { $player } takes control of your { $planet }. It is exhausted.
   *[none] { $player } takes control of { $planet } from { $before }. It is exhausted.
}
told-played = { $you ->
    [actor] You play Diplomacy on { $system }.
   *[none] { $player } plays Diplomacy on { $system }.
}
told-played-nowhere = { $you ->
    [actor] You play Diplomacy without a system: you control no planet outside the Mecatol Rex system, so no token is placed.
   *[none] { $player } plays Diplomacy without a system: they control no planet outside the Mecatol Rex system, so no token is placed.
}
line-token-placed = { $you ->
    [actor] You place a command token from { $source } ({ $left } left) in { $system }.
   *[none] { $player } places a command token from { $source } ({ $left } left) in { $system }.
}
line-token-there = { $you ->
    [actor] You already have a command token in { $system }, so you place none.
   *[none] { $player } already has a command token in { $system }, so they place none.
}
line-no-token = { $you ->
    [actor] You have no command token in reinforcements or on your sheet, so you place none in { $system }.
   *[none] { $player } has no command token in reinforcements or on their sheet, so they place none in { $system }.
}
line-primary-readied = { $you ->
    [actor] You ready { $planets }.
   *[none] { $player } readies { $planets }.
}
told-secondary-opened = The secondary ability is open. { $players } may spend a command token from their strategy pool to ready up to two exhausted planets.
told-secondary-nobody = Nobody else can use the secondary ability of Diplomacy.
told-secondary-asked = { $you ->
    [actor] You can use the secondary ability of Diplomacy now: press a button on its message.
   *[none] { $player } can use the secondary ability of Diplomacy now, with the buttons on its message.
}
line-secondary-chosen = { $you ->
    [actor] You will ready { $planets } when your turn comes.
   *[none] { $player } will ready { $planets } when their turn comes.
}
line-secondary-applied = { $you ->
    [actor] You ready { $planets } for a command token; { $left } left in your strategy pool.
   *[none] { $player } readies { $planets } for a command token; { $left } left in their strategy pool.
}
line-planets-lost = Also chosen, but no longer theirs or no longer exhausted: { $planets }.
line-passed-over = { $you ->
    [actor] You are passed over and pay nothing: { $why }.
   *[none] { $player } is passed over and pays nothing: { $why }.
}
line-card-exhausted = The Diplomacy card is exhausted.
line-turn-over = { $player }'s turn is over.
line-turn-set = It is { $player }'s turn now.
line-tokens-return = Command tokens returned to reinforcements: { $tokens }.
line-planets-ready = Readied: { $planets }.
line-card-returns = { $player } returns the Diplomacy card, readied.
told-gained = { $you ->
    [actor] You gain command tokens: { $gained }. Your sheet: { $sheet }; { $left } in reinforcements.
   *[none] { $player } gains command tokens: { $gained }. Their sheet: { $sheet }; { $left } in reinforcements.
}
told-redistributed = { $you ->
    [actor] You redistribute your command tokens: { $before } → { $after }.
   *[none] { $player } redistributes command tokens: { $before } → { $after }.
}
told-spent = { $you ->
    [actor] You spend { $count ->
        [one] a command token
       *[other] { $count } command tokens
    } from the { $pool } pool; { $left } left there.
   *[none] { $player } spends { $count ->
        [one] a command token
       *[other] { $count } command tokens
    } from the { $pool } pool; { $left } left there.
}
told-own-token-removed = { $you ->
    [actor] You remove your command token from { $system }; { $left } in reinforcements.
   *[none] { $player } removes their command token from { $system }; { $left } in reinforcements.
}
told-token-removed = { $you ->
    [actor] You remove { $player }'s command token from { $system }; they have { $left } in reinforcements.
    [other] { $by } removes your command token from { $system }; you have { $left } in reinforcements.
   *[none] { $by } removes { $player }'s command token from { $system }; { $left } in their reinforcements.
}
told-activated = { $you ->
    [actor] You activate { $system } with a command token; { $left } left in your tactic pool.
   *[none] { $player } activates { $system } with a command token; { $left } left in their tactic pool.
}
line-card-set = The Diplomacy card: { $before } → { $after }.
line-sheet-set = { $player }'s command sheet: { $before } → { $after }; { $left } in reinforcements.
line-token-set = { $present ->
    [yes] { $player } has a command token in { $system } now
   *[no] { $player } no longer has a command token in { $system }
}; { $left } in reinforcements.
line-planet-set = { $planet }: { $before } → { $after }.
line-phase-set = Phase: { $before } → { $after }. Nothing was returned or readied.
line-galaxy-loaded = The galaxy now has { $systems ->
    [one] 1 system
   *[other] { $systems } systems
} and { $planets ->
    [one] 1 planet
   *[other] { $planets } planets
}.

## The strategy card: questions

told-asked-pool = { $you ->
    [actor] Which pool does your command token for { $system } come from?
   *[none] { $to } chooses which pool their command token for { $system } comes from.
}
told-asked-secondary = { $you ->
    [actor] You may spend a command token from your strategy pool to ready up to two planets.
   *[none] { $to } may spend a command token from their strategy pool to ready up to two planets.
}
told-asked-gain = { $you ->
    [actor] You gain { $count ->
        [one] 1 command token: which pool does it go to?
       *[other] { $count } command tokens: which pools do they go to?
    }
   *[none] { $to } gains { $count ->
        [one] 1 command token, and chooses its pool.
       *[other] { $count } command tokens, and chooses their pools.
    }
}
matter-token = the pool of a token for { $system }
matter-secondary = the secondary ability of Diplomacy
matter-gain = { $count ->
    [one] the pool for a gained token
   *[other] the pools for { $count } gained tokens
}
button-choose-pool = Choose a pool
button-choose-pools = Choose pools
button-ready-planets = Ready planets
button-ready-two = Ready two planets
button-ready-one = Ready one
button-pass = Pass
button-play = Play it
button-begin-phase = Begin it
button-remove-token = Remove it
silence-pool = Silence takes it from the pool with the most tokens; on a tie, tactic before fleet before strategy.
silence-passes = Silence counts as a pass.
silence-gain = Silence puts everything in tactic; so does the start of the next phase.
silence-gain-wait = No deadline; the start of the next phase puts everything in tactic.
outcome-pool = 🔇 No answer by { $at }: the token came from the pool with the most tokens.
outcome-passed = 🔇 No answer by { $at }, which counts as a pass.
outcome-gain = 🔇 No answer by { $at }: everything went to tactic.
told-card-answered = { $you ->
    [actor] You answer offer { $offer }: { $matter }.
   *[none] { $to } answers offer { $offer }: { $matter }.
}
told-card-unanswered = { $you ->
    [actor] You
   *[none] { $to }
} did not answer offer { $offer } { $until ->
    [phase] before the next phase
   *[deadline] in time
}: { $matter }.
told-passed = { $you ->
    [actor] You pass on the secondary ability of Diplomacy (offer { $offer }).
   *[none] { $to } passes on the secondary ability of Diplomacy (offer { $offer }).
}
line-passed-silently = { $you ->
    [actor] You pass on the secondary ability of Diplomacy (no answer).
   *[none] { $player } passes on the secondary ability of Diplomacy (no answer).
}
told-card-void = Offer { $offer } to { $to } ends without an answer{ $undone ->
    [yes] , voided by { $by }
   *[no] {""}
}: { $matter }.
told-card-reminded = { $you ->
    [actor] { $last ->
        [yes] Last call: you
       *[no] You
    } have until { $deadline } ({ $left }) to answer offer { $offer }: { $matter }. { $silence }
   *[none] { $to }, { $last ->
        [yes] last call: you
       *[no] you
    } have until { $deadline } ({ $left }) to answer offer { $offer }: { $matter }. { $silence }
}
no-must-pick-pool = Which pool does the token come from? `/accept offer:{ $offer } choice:` takes one of: { $pools }.
no-must-pick-planets = Which planets do you ready? `/accept offer:{ $offer } choice:` takes one, or two separated by a comma: { $planets }.
no-must-pick-pools = Which pools do the tokens go to? `/accept offer:{ $offer } choice:` takes one of: { $pools }.
pick-pool = Offer { $offer }: which pool does the command token come from?
pick-planets = Offer { $offer }: which planets do you ready? One or { $most }.
pick-planets-menu = Planets to ready
pick-pools = Offer { $offer }: which pools do the tokens go to?
pick-pools-menu = Pools
ready-planets = { $count ->
    [one] Which planet do you ready? It costs
   *[other] Which { $count } planets do you ready? It costs
} 1 command token from your strategy pool, which has { $left }. Your answer to offer { $offer } is final and takes effect when your turn comes.
pass-sure = Pass? You keep your token and ready no planet. This is final.
play-system = Which system do you play Diplomacy on? Every other player places a command token there.
play-system-menu = A system where you control a planet
play-planets = { $count ->
    [one] Which exhausted planet do you ready?
   *[other] Which { $count } exhausted planets do you ready?
}
play-planets-in = Diplomacy on { $system }. { $count ->
    [one] Which exhausted planet do you ready?
   *[other] Which { $count } exhausted planets do you ready?
}
play-planets-menu = { $count ->
    [one] Choose 1 planet
   *[other] Choose { $count } planets
}
row-title = ⏳ Diplomacy, play { $play }: the secondary ability
row-title-over = ✅ Diplomacy, play { $play }: the secondary ability is over
row-title-ended = 🏁 Diplomacy, play { $play }: the campaign ended before the card was resolved
row-title-undone = ↩️ Diplomacy, play { $play }: undone
row-undone = A moderator undid this play. No answers are needed any more.
row-played = { $player } played Diplomacy on { $system }.
row-played-nowhere = { $player } played Diplomacy without a system.
row-open = ⏳ { $player } has until { $deadline } ({ $left }) to answer offer { $offer }
row-open-paused = ⏸️ { $player } has { $left } to answer offer { $offer } once the campaign resumes
row-open-waiting = ⏳ { $player } has yet to answer offer { $offer }
row-answered = ✍️ { $player } will ready { $planets } when their turn comes
row-applied = ✅ { $player } readied { $planets }
row-passed = ➖ { $player } passed
row-passed-silently = 🔇 { $player } passed (no answer)
row-could-not = 🚫 { $player } was passed over: { $why }
row-not-asked = ▫️ { $player } is not asked: { $why }
row-asked-later = ▫️ { $player } is asked when their turn comes
row-footer = In seat order. Answer now, by button or with /accept and your offer's number; it takes effect when your turn comes. Silence counts as a pass.
row-gone = Play { $play } of Diplomacy is over, and so is its secondary ability. `/diplomacy show` shows how things stand.
row-yours = You played the card, so the secondary ability is for the others.
row-you-not-asked = You are not asked: { $why }.
row-you-later = You could not use the secondary ability when it opened. If you can when your turn comes, you are asked then.
row-you-answered = You have already answered: { $planets } when your turn comes. That is final.
row-you-applied = You have already used the secondary ability: { $planets }.
row-you-passed = You have already passed.
row-you-silent = Your time to answer ran out, which counts as a pass.
row-you-could-not = You were passed over: { $why }.
row-you-came-later = You joined after the secondary ability opened, so it is not yours this time.
offers-none-strategy-card = Nothing waits for an answer. `/diplomacy show` shows how the card stands.

## The strategy card: what has to be seen first

confirm-play-system = You play Diplomacy on **{ $system }**.
confirm-play-nowhere = You play Diplomacy without a system: you control no planet outside the Mecatol Rex system, so nobody places a token.
confirm-play-readies = You ready { $planets }.
confirm-play-readies-none = You ready no planet: none of yours is exhausted.
confirm-play-locked-out = Locked out, with a token from reinforcements: { $players }.
confirm-play-from-sheet = Locked out, with a token from the command sheet: { $players }.
confirm-play-there = Already locked out by a token there: { $players }.
confirm-play-without = Not locked out, for lack of tokens: { $players }.
confirm-play = Play it?
confirm-phase = The { $phase } phase begins.
confirm-status-phase = The status phase begins: { $tokens ->
    [one] 1 command token returns
   *[other] { $tokens } command tokens return
} from the galaxy to reinforcements, { $planets ->
    [one] 1 planet is
   *[other] { $planets } planets are
} readied, the Diplomacy card is returned, and each player gains two command tokens.
confirm-phase-ends-turn = This ends { $player }'s turn.
confirm-phase-in-turn = It is still { $player }'s turn.
confirm-phase-answers = { $open ->
    [one] 1 offer about gained tokens is
   *[other] { $open } offers about gained tokens are
} still pending. Without an answer, everything goes to tactic.
confirm-begin = Begin it?
confirm-removes-token = You remove { $player }'s command token from { $system }. It returns to their reinforcements, and they are pinged. Remove it?
confirm-replaces-galaxy = The galaxy of { $systems ->
    [one] 1 system is
   *[other] { $systems } systems is
} replaced, with its planets and the tokens in it. Command sheets stay; reinforcements are adjusted. Replace it?

## The strategy card: refusals

no-wrong-phase = This belongs to the { $needs } phase, but { $now }. Next comes `/phase begin phase:{ $next }`.
no-next-phase = The { $phase } phase cannot begin now: { $now }, so { $next } comes next. `/phase begin phase:{ $next }` begins it.
no-card-held = { $you ->
    [actor] You already hold the Diplomacy card.
   *[none] { $holder } already holds the Diplomacy card.
}
no-card-of-yours = You do not hold the Diplomacy card: { $holder } does. `/diplomacy take` takes it in the strategy phase.
no-galaxy-loaded = No galaxy is loaded yet. A moderator can load one: `/board example players:3`, or `/board load` with a file.
no-initiative-range = Initiative { $number } does not exist: strategy cards have 1 to { $most }, and the Naalu have { $naalu }.
no-initiative-taken = { $player } already has initiative { $number }. `/seat show` lists them all.
no-initiative-over-card = Your Diplomacy card has initiative { $card }, so { $number } is not your lowest. Record a lower number, or none.
no-player-and-nobody = The planet goes either to { $player } or to nobody. Leave one of the two out.
no-card-exhausted = The Diplomacy card is exhausted: it was already played this round. The status phase readies it.
no-being-resolved = { $player }'s Diplomacy card has to be resolved first. `/diplomacy show` shows who has yet to answer.
no-mecatol-rex = { $system } is the Mecatol Rex system, which cannot be chosen. Choose another system where you control a planet.
no-planet-there = You control no planet in { $system }. Choose a system where you do; `/planets show` lists yours.
no-choose-system = Which system do you play Diplomacy on? `/diplomacy play system:` takes one of these:
    { $systems }
no-secondary = You cannot use the secondary ability now: { $why }. You may pass.
no-choose-planets = You ready { $count ->
    [one] 1 planet
   *[other] { $count } planets
} but named { $named }. Choose from these with `planet-1` and `planet-2`:
    { $planets }
no-too-many-planets = You can ready at most { $most } planets, not { $named }.
no-planet-twice = You named { $planet } twice. Name two different planets.
no-such-planet = No planet is called { $planet }. `/planets show` lists them all.
no-planet-of-yours = You do not control { $planet }: { $holder } does.
no-planet-readied = { $planet } is already readied. Choose one of your exhausted planets.
no-planet-exhausted = { $planet } is already exhausted.
no-planet-yours = You already control { $planet }.
no-token-there = { $you ->
    [actor] You already have a command token in { $system }, and a second is never placed. Nothing changes.
   *[none] { $player } already has a command token in { $system }, and a second is never placed.
}
no-activating = You have a command token in { $system }, so you cannot activate it.
no-token-in = { $you ->
    [actor] You have no command token in { $system }.
   *[none] { $player } has no command token in { $system }.
}
no-reinforcements = You need { $needs } in your reinforcements, but have { $has }. `/tokens show` shows where the others are.
no-pool = You need { $needs } in your { $pool } pool, but have { $has }. `/tokens show` shows your sheet.
no-sum-changed = Redistributing keeps the total: you have { $has } on the sheet, and this would make { $needs }.
no-gain-mismatch = You gain { $needs ->
    [one] 1 command token
   *[other] { $needs } command tokens
} but chose { $has }.
no-too-many-tokens = { $you ->
    [actor] You have { $most } command tokens; this would put { $needs } on your sheet and in systems.
   *[none] { $player } has { $most } command tokens; this would put { $needs } on their sheet and in systems.
}
no-mecatol-twice = { $system } is already the Mecatol Rex system, and there can be only one
no-planets-range = { $value } planets are too many for one system: at most { $most }
no-comma-in-name = the planet name { $planet } must not contain a comma

## The strategy card: what is shown

card-title = The Diplomacy card
card-held-readied = { $player } holds it, readied.
card-held-exhausted = { $player } holds it, exhausted.
card-held-by-none = Nobody holds it. Take it in the strategy phase: `/diplomacy take`.
card-turn = Phase: { $phase }. It is { $player }'s turn.
card-turn-none = Phase: { $phase }. It is nobody's turn.
card-token = The Diplomacy token in { $system } stands for the tokens of { $players }.
card-open = { $open ->
    [one] 1 offer waits
   *[other] { $open } offers wait
} for an answer: `/offers`.
card-seat = { $seat }. { $turn ->
    [yes] **{ $player }** (their turn)
   *[no] { $player }
}{ $card ->
    [yes] {" "}· holds the Diplomacy card
   *[no] {""}
}
card-seat-initiative = initiative { $number }
card-seats-footer = Clockwise. Turns go by initiative; begin yours with /turn begin.
tokens-title = Command tokens
tokens-title-of = Command tokens of { $name }
tokens-none = They never had a seat here.
tokens-reinforcements = **{ $count }** in reinforcements
tokens-pool = **{ $count }** in the { $pool } pool
tokens-in-systems = **{ $count }** in systems: { $systems }
tokens-nowhere = **0** in systems
rights-card = Your options against them
rights-card-nothing = None: they have no planets and no command tokens in the galaxy.
right-remove-token = Remove one of their command tokens, like the one in { $system } (`/tokens remove`)
right-control-planet = Take control of one of their planets, like { $planet } (`/planets control`)
right-open = ✅ { $right }
right-shut = ❌ { $right }: { $why }
tokens-footer = { $all } in all.
tokens-column-reinforcements = R
tokens-column-tactic = T
tokens-column-fleet = F
tokens-column-strategy = S
tokens-column-placed = G
tokens-legend = R: reinforcements. T, F, S: tactic, fleet and strategy pool. G: in the galaxy. { $all } in all for each player.
tokens-placed = In the galaxy
tokens-line = { $name }: { $systems }
planets-title = Planets
planets-title-of = Planets of { $name }
planets-none-of-theirs = They control no planets.
planets-heading = **{ $name }**
planet-readied = 🟢 { $planet } ({ $system }), readied
planet-exhausted = ⭕ { $planet } ({ $system }), exhausted
planets-footer = Keep them up to date with /planets exhaust, ready and control.
systems-title = Systems
systems-line = { $system }: { $tokens }
systems-line-empty = { $system }
systems-footer = With the command tokens there. /systems check shows what a token prevents.
system-title = { $system }
system-mecatol-rex = This is the Mecatol Rex system.
system-planet-readied = 🟢 { $planet }, readied: { $holder }
system-planet-exhausted = ⭕ { $planet }, exhausted: { $holder }
system-no-planet = no planets
system-tokens = Command tokens: { $tokens }
system-no-tokens = No command tokens here.
diplomacy-token = Diplomacy token (for { $players })
system-check-title = { $system }: { $name }
deed-activate = activate
deed-move-out = move out
deed-move-in = move in
deed-place-token = place a token
deed-helix-protocol = Helix Protocol
deed-open = ✅ **{ $rule }** { $deed }: { $reason }
deed-shut = ❌ **{ $rule }** { $deed }: { $reason }
deed-token = { $you ->
    [actor] You have a command token in { $system }.
   *[none] { $player } has a command token in { $system }.
}
deed-stood-for = { $you ->
    [actor] You have a command token in { $system }, shown as the Diplomacy token.
   *[none] { $player } has a command token in { $system }, shown as the Diplomacy token.
}
deed-no-token = { $you ->
    [actor] You have no command token in { $system }.
   *[none] { $player } has no command token in { $system }.
}
galaxy-title = The galaxy of { $name }
galaxy-none = No galaxy is loaded yet. A moderator can load one: `/board example players:3`, or `/board load` for your own.
galaxy-line = **{ $system }**: { $planets }
galaxy-line-tokens = **{ $system }**: { $planets } · tokens: { $tokens }
galaxy-planet = { $planet } ({ $holder }{ $exhausted ->
    [yes] , exhausted
   *[no] {""}
})
galaxy-planet-free = { $planet }{ $exhausted ->
    [yes] {" "}(exhausted)
   *[no] {""}
}
standings-card = Diplomacy
standings-planets = P
standings-exhausted = E
standings-sheet = S
standings-reinforcements = R
standings-placed = G
card-standings-legend = P: planets, E of them exhausted. Command tokens: S on the sheet, R in reinforcements, G in the galaxy.
picture-galaxy-legend = Phase: { $phase }. Turn: { $player }
picture-galaxy-legend-none = Phase: { $phase }
picture-readied = readied planet
picture-exhausted = exhausted planet
picture-diplomacy = Diplomacy
picture-galaxy-tokens = { $system }: { $tokens }
picture-galaxy-alt = A map of { $systems ->
    [one] 1 system
   *[other] { $systems } systems
}. Command tokens: { $list }.
picture-galaxy-alt-none = A map of { $systems ->
    [one] 1 system
   *[other] { $systems } systems
}. No command tokens.

## The strategy card: rules and help

rules-t1 = Galaxy, seats and turns
rules-t2 = The primary ability
rules-t3 = The secondary ability
rules-t4 = Command tokens
rule-t1-1 = Systems with their planets: who controls each, and whether it is readied or exhausted. One system can be the Mecatol Rex system.
rule-t1-2 = Seats, clockwise; who holds the Diplomacy card (initiative { $diplomacy }), and whether it is exhausted. Seats cannot change while the card is being resolved.
rule-t1-3 = Each player's { $all-tokens } command tokens: on the command sheet (at the start { $sheet }), in systems (at most one in each), and the rest in reinforcements.
rule-t1-4 = The active player and the phase, as far as the card needs them. You keep ships, other cards and objectives yourselves.
rule-t1-5 = A planet that changes hands is exhausted.
rule-t1-6 = A player who leaves places no token and is asked nothing. Pending offers to them are answered as by silence. Tokens and planets stay, and they keep the card until the status phase.
rule-t1-7 = Any player can begin the next phase: strategy, action, status, then strategy again. In the action phase, a player begins a turn when nobody else is active.
rule-t1-8 = The card needs a galaxy: a moderator loads one with `/board example` or `/board load`. A moderator can also make a planet uncontrolled.
rule-t1-9 = Turns follow initiative. In the strategy phase, players record the lowest number on their strategy cards with `/initiative`: up to { $most-initiative }, or { $naalu } for the Naalu. The Diplomacy card's holder has { $diplomacy } unless they record less. No two players share a number. Once all have one, ending a turn pings the next player by initiative; until then nobody is pinged. The next strategy phase clears the numbers. The secondary ability still goes clockwise.
rule-t2-1 = In the action phase, the active player can play the card if they hold it readied and it is not being resolved.
rule-t2-2 = They choose a system where they control a planet, except the Mecatol Rex system. Every other player places a command token from reinforcements there.
rule-t2-3 = A player with none in reinforcements places one from their command sheet and chooses the pool. Silence takes it from the pool with the most tokens; on a tie, tactic before fleet before strategy.
rule-t2-4 = A player who already has a token there places none.
rule-t2-5 = The active player readies { $readied } of their exhausted planets, or as many as they have. They choose them when playing the card.
rule-t2-6 = A player whose only planets are in the Mecatol Rex system, or who has none, can still play the card. Nobody places a token then.
rule-t2-7 = A player without tokens in reinforcements or on the sheet places none.
rule-t3-1 = Then each other player, clockwise, can spend a command token from their strategy pool to ready up to { $readied } of their exhausted planets.
rule-t3-2 = Without such a token they cannot. They can always pass. The token goes to reinforcements.
rule-t3-3 = All who can are asked at once and have { $answer }; silence counts as a pass. An answer is final, takes effect when the seat's turn comes, and is checked again then. If it no longer works, it costs nothing.
rule-t3-4 = Once every player has had the opportunity, the card is exhausted. Until then the phase cannot change and no board can be loaded.
rule-t4-1 = You cannot activate a system that holds one of your command tokens, or move ships out of it. `/systems check` checks any system.
rule-t4-2 = Other players' tokens do not hinder you. On your turn, you activate a system with a token from your tactic pool. Placing a token does not activate the system.
rule-t4-3 = A system never holds two tokens of one player. Effects that remove tokens return them to reinforcements.
rule-t4-4 = When the status phase begins, all tokens return, planets are readied, the card is returned, and nobody is active. Each player then gains { $gain } tokens and chooses their pools; silence puts them in tactic.
rule-t4-5 = The Diplomacy token replaces the single tokens on the map while every other player has one in the system of the last play. It changes nothing.
rule-t4-6 = For every effect, the system still holds each of those tokens: no player can place a second one there, and each can use their own.

help-start-strategy-card = You play on a galaxy; I keep planets, command tokens and the **Diplomacy** card.
    1. `/campaign join` brings you in, and a moderator loads a galaxy: `/board example players:3`.
    2. `/phase begin phase:strategy`, then `/diplomacy take` takes the card.
    3. `/phase begin phase:action`, and `/turn begin` when it is your turn.
    4. `/diplomacy play` plays the card: you choose a system and planets in private, and see whom it locks out before you confirm.
    5. The others answer with the buttons of one message, in any order.
    6. `/board show`, `/tokens show` and `/planets show` show how things stand. More: `/help topic:diplomacy`, and `/rules` by number.
help-title-diplomacy = Help: Diplomacy
help-title-tokens = Help: command tokens
help-title-galaxy = Help: the galaxy
help-diplomacy = A round goes like this, for up to { $most } players:
    1. `/phase begin phase:strategy`. One player takes the card: `/diplomacy take`. All record the lowest initiative of their cards: `/initiative number:4`.
    2. `/phase begin phase:action`. Use `/turn begin` and `/turn end`. Once all have recorded an initiative, ending a turn pings the next player.
    3. On their turn, the holder plays the card: `/diplomacy play`. A command token of every other player goes to the system. Players with none in reinforcements choose a pool on their sheet.
    4. Then each other player can ready up to { $readied } planets for a token from their strategy pool. One message shows who has answered; its buttons open a menu that only you see.
    5. `/diplomacy show` shows who has yet to answer.
    6. `/phase begin phase:status` returns all tokens, readies all planets, and asks all players where their { $gain } gained tokens go. Then strategy begins again.
    `/mod-strategy-card` corrects what is tracked: `card`, `tokens`, `token`, `planet`, `active`, `phase`.
help-tokens = You have { $all } command tokens. Those not on your sheet or in a system are in reinforcements.
    `/tokens show` shows them. `/activate` puts one from your tactic pool into a system.
    `/tokens gain`, `/tokens spend` and `/tokens redistribute` change your sheet. `/tokens place` and `/tokens remove` are for the effects of other cards.
    You cannot activate a system that holds one of your tokens, or move out of it. `/systems check` shows who can activate a system.
help-galaxy = `/board show` draws the galaxy. `/board example` loads one for { $sizes } players, `/board load` your own file, with up to { $most } systems. `/board export` saves the current one as a file.
    `/planets control`, `/planets exhaust` and `/planets ready` keep your planets up to date. A planet that changes hands is exhausted.

## The strategy card: commands

cmd-initiative = Record the lowest initiative of your strategy cards, in the strategy phase
    .number = The lowest number of your cards; 0 for the Naalu
    .campaign = The campaign, if not this channel's
cmd-phase = The phases of a round
cmd-phase-begin = Begin the next phase
    .phase = The next phase: strategy, action, status, then strategy again
    .campaign = The campaign, if not this channel's
cmd-diplomacy = The Diplomacy card
cmd-diplomacy-take = Take the Diplomacy card, in the strategy phase
    .campaign = The campaign, if not this channel's
cmd-diplomacy-play = Play the Diplomacy card, on your turn; I ask for what you leave out
    .system = A system where you control a planet
    .planet-1 = An exhausted planet to ready
    .planet-2 = Another exhausted planet to ready
    .campaign = The campaign, if not this channel's
cmd-diplomacy-show = See who holds the card and how far it is resolved
    .campaign = The campaign, if not this channel's
cmd-tokens = Command tokens
cmd-tokens-show = See where command tokens are
    .player = The player; everyone by default
    .campaign = The campaign, if not this channel's
cmd-tokens-gain = Move command tokens from reinforcements to your sheet
    .tactic = How many to tactic
    .fleet = How many to fleet
    .strategy = How many to strategy
    .campaign = The campaign, if not this channel's
cmd-tokens-redistribute = Redistribute the command tokens on your sheet; the total stays the same
    .tactic = How many in tactic
    .fleet = How many in fleet
    .strategy = How many in strategy
    .campaign = The campaign, if not this channel's
cmd-tokens-spend = Spend command tokens from a pool; they go to reinforcements
    .pool = The pool
    .count = How many; one by default
    .campaign = The campaign, if not this channel's
cmd-tokens-place = Place a command token from reinforcements, when an effect tells you to
    .system = The system
    .campaign = The campaign, if not this channel's
cmd-tokens-remove = Remove a command token from a system, when an effect tells you to
    .system = The system
    .player = The token's owner; you by default
    .campaign = The campaign, if not this channel's
cmd-activate = Activate a system with a command token from your tactic pool
    .system = The system
    .campaign = The campaign, if not this channel's
cmd-systems = The systems of the galaxy
cmd-systems-show = See the systems and the command tokens there
    .system = The system; all of them by default
    .campaign = The campaign, if not this channel's
cmd-systems-check = See what a command token in a system keeps a player from doing
    .system = The system
    .player = The player; you by default
    .campaign = The campaign, if not this channel's
cmd-planets = Planets
cmd-planets-show = See who controls which planets, readied or exhausted
    .player = The player; everyone by default
    .campaign = The campaign, if not this channel's
cmd-planets-exhaust = Exhaust one of your planets
    .planet = The planet
    .campaign = The campaign, if not this channel's
cmd-planets-ready = Ready one of your planets
    .planet = The planet
    .campaign = The campaign, if not this channel's
cmd-planets-control = Take control of a planet; it becomes exhausted
    .planet = The planet
    .campaign = The campaign, if not this channel's
cmd-mod-strategy-card = Correct the card, tokens, planets, turn or phase
cmd-mod-strategy-card-card = Set who holds the Diplomacy card
    .reason = The reason, shown to everyone
    .player = The holder; left out, nobody, or the same as now if you set exhausted
    .exhausted = Whether it is exhausted
    .campaign = The campaign, if not this channel's
cmd-mod-strategy-card-tokens = Set the tokens on a command sheet; reinforcements are adjusted
    .player = The sheet's owner
    .reason = The reason, shown to everyone
    .tactic = How many in tactic
    .fleet = How many in fleet
    .strategy = How many in strategy
    .campaign = The campaign, if not this channel's
cmd-mod-strategy-card-token = Set whether a player has a command token in a system
    .player = The player
    .system = The system
    .present = Whether they have one there
    .reason = The reason, shown to everyone
    .campaign = The campaign, if not this channel's
cmd-mod-strategy-card-planet = Set who controls a planet and whether it is exhausted
    .planet = The planet
    .reason = The reason, shown to everyone
    .player = The new controller; the same as now by default
    .nobody = True if nobody controls it
    .exhausted = Whether it is exhausted
    .campaign = The campaign, if not this channel's
cmd-mod-strategy-card-active = Set whose turn it is
    .reason = The reason, shown to everyone
    .player = The player; nobody by default
    .campaign = The campaign, if not this channel's
cmd-mod-strategy-card-phase = Set the phase by name only; nothing is returned or readied
    .phase = The phase
    .reason = The reason, shown to everyone
    .campaign = The campaign, if not this channel's
cmd-mod-strategy-card-settings = Show this campaign's settings; /mod settings changes them
    .campaign = The campaign, if not this channel's

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
    [actor] You also place 1 influence in { $area }.
   *[none] { $player } also places 1 influence in { $area }.
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
line-supply-set = { $player }'s supply: { $before } → { $after }; merchants in all { $had } → { $merchants }.
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
no-places-nothing = You cannot place 0 influence in { $area }. Give 1 to { $most }, or leave the area out.
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
no-ducats = You cannot take away { $needs } ducats; the purse has { $has }.
no-number-range = { $value } is out of range (0 to { $most }).
no-not-entered = You cannot enter { $pieces } here: actions place them, and moderators correct them with `/mod-realms`.
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
confirm-landed = You also place 1 influence in { $area }.
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
rights-realm = Your options against them
rights-realm-nothing = None: they own no provinces and have no allies, and you have no card to play against them.
right-alliance = Take over the alliance with { $realm } (`/alliance forge`)
right-claims = Fabricate a claim on { $areas } (`/claims fabricate`)
right-covert = Play { $card }{ $any ->
    [yes] {" "}in { $areas }
   *[no] {""}
} (`/covert play`)
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
picture-claim = claim
picture-alliance = alliance
picture-distant = distant: none
picture-realm = Realm
picture-ally = Ally
picture-leads = Leads
picture-costs = Next alliance
picture-none = none
picture-npr = { $realm }: ally { $ally }, leader { $leads }, the next alliance costs { $price }
picture-area = { $area }: influence { $counts }
picture-realms-alt = A map of { $areas ->
    [one] 1 area
   *[other] { $areas } areas
}. { $list }.
map-changed = The map has changed since then. Use the command again.
check-what = What should { $action } be checked against?
menu-area = Choose an area
menu-realm = Choose a realm
no-such-action = No action is called { $action }. Choose from: { $actions }.
influence-which = Where do you place influence? Choose { $most ->
    [one] 1 line
   *[other] 1 to { $most } lines, one per area
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
influence-line = { $area }: { $count } influence ({ $there } of { $most } there)
leaving-which = Choose { $count } of your influence to remove from the areas of { $realm }.
leaving-menu = Influence to remove
leaving-line = { $area }: { $number } of { $there }
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
line-trade-shuffled = The trade cards are shuffled. The promise ({ $hash }): `{ $promise }`.
line-trade-reshuffled = The remaining trade cards are shuffled again, because some had been seen. The promise ({ $hash }): `{ $promise }`.
line-trade-shuffle-shown = No trade card of this shuffle is hidden any more. Its promise was `{ $promise }`; this is the text behind it:
    ```
    { $said }
    ```
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
    [0] all { $has } of your merchants are laid down; they stand up in the next round.
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

line-shuffled = The covert cards are shuffled. The promise ({ $hash }): `{ $promise }`.
line-reshuffled = The remaining covert cards are shuffled again, because some had been seen. The promise ({ $hash }): `{ $promise }`.
line-shuffle-shown = No card of this shuffle is hidden any more. Its promise was `{ $promise }`; this is the text behind it:
    ```
    { $said }
    ```
line-charges-set = { $player }'s charges: { $before } → { $count }.
act-action = { $player } declares a covert action: { $deed }.
act-counter = { $player } counters a covert action ({ $deed }) with Counterespionage.
told-asked-counter = { $you ->
    [actor] { $act } Do you counter?
   *[none] { $act } { $to } is asked whether to counter.
}
matter-counter = a counter to a covert action ({ $deed })
matter-counter-counter = a counter to Counterespionage ({ $deed })
accepting-counter = It plays your Counterespionage card, if needed.
refusing-counter = It costs nothing, and the action goes ahead.
button-counter = Counter
button-let-pass = Let it pass
button-answer-in-private = Answer in private
silence-counter = Silence lets it pass. Your answer is sealed and cannot be changed; everyone asked gets the same question.
outcome-counter = 🔇 No counter by { $at }.
told-counter-yes = { $you ->
    [actor] You accepted offer { $offer }: { $matter }.
   *[none] { $to } accepted offer { $offer }: { $matter }.
}
told-counter-no = { $you ->
    [actor] You let offer { $offer } pass: { $matter }.
   *[none] { $to } let offer { $offer } pass: { $matter }.
}
told-counter-lapsed = { $you ->
    [actor] Offer { $offer } to you has lapsed: { $matter }.
   *[none] Offer { $offer } to { $to } has lapsed: { $matter }.
}
told-counter-void = { $you ->
    [actor] Offer { $offer } to you is void: { $matter }.
   *[none] Offer { $offer } to { $to } is void: { $matter }.
}
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
hand-promise = Promise of the last shuffle: `{ $promise }`
hand-footer = Only you see this. /covert play plays a card, /hand discard discards one.
no-such-card = No covert card is called { $card }. `/hand show` lists what you can play.
no-only-answers = You cannot play { $card }: it only answers a covert action that targets you.
no-counterespionage = You hold no Counterespionage card, so you cannot counter. The offer stays open, and only you know this: `/refuse` lets it pass.
no-window-open = { $you ->
    [actor] Your covert action
   *[none] { $player }'s covert action
} is still waiting for its targets. That must be settled first.
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
setting-counter = The targets of a covert action have { $hours } to counter it.
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
rule-u6-4 = A covert card states its effect: remove influence, swap it (also in a full area), place a claim, forge an alliance, or mark a realm. A card with only text is shown, and the table enters its effect.
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
    6. `/board show`, `/realm show` and `/area show` show how things stand. More: `/help topic:influence`, `/help topic:trade`, and `/rules` by number.
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
