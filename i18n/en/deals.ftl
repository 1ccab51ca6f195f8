### Deals and promises.

# Clauses. "until" and "by" are the two ways to name a time.
deal-until-at = until { $at } ({ $left })
deal-until-after = for { $span }
deal-by-at = by { $at } ({ $left })
deal-by-after = within { $span }
clause-peace = { $role ->
    [actor] You keep peace with { $to } { $until }
    [other] { $from } keeps peace with you { $until }
   *[none] { $from } keeps peace with { $to } { $until }
}
clause-name-peace = Peace
clause-name-pay = A promise to pay
clause-text = { $role ->
    [actor] You promise { $to } { $by }: { $text }
    [other] { $from } promises you { $by }: { $text }
   *[none] { $from } promises { $to } { $by }: { $text }
}
clause-text-erased = { $role ->
    [actor] You promise { $to } something { $by }; the words were erased
    [other] { $from } promises you something { $by }; the words were erased
   *[none] { $from } promises { $to } something { $by }; the words were erased
}
clause-name-text = A promise in words

# Announcements.
told-deal-sent = { $role ->
    [actor] You propose deal { $deal } to { $others }.
   *[none] { $sender } proposes deal { $deal } to { $others }.
}
told-deal-countered = { $role ->
    [actor] You counter deal { $deal }: version { $version } needs the signature of { $others }.
   *[none] { $sender } counters deal { $deal }: version { $version } needs the signature of { $others }.
}
told-deal-signed = { $role ->
    [actor] You sign deal { $deal }.
   *[none] { $player } signs deal { $deal }.
}
told-deal-unsigned = { $role ->
    [actor] You take your signature from deal { $deal }.
   *[none] { $player } takes their signature from deal { $deal }.
}
told-deal-reminded = { $last ->
    [yes] Deal { $deal } lapses within the hour. It still needs the signature of { $players }.
   *[no] Deal { $deal } still needs the signature of { $players }.
}
told-deal-reopened = Deal { $deal } is open again, at version { $version }. It waits until { $deadline } ({ $left }).
told-deal-done = { $role ->
    [actor] You sign last, and deal { $deal } is carried out:
   *[none] { $player } signs last, and deal { $deal } is carried out:
}
told-deal-declined = { $role ->
    [actor] You decline deal { $deal }.
   *[none] { $player } declines deal { $deal }.
}
told-deal-withdrawn = { $role ->
    [actor] You withdraw deal { $deal }.
   *[none] { $player } withdraws deal { $deal }.
}
told-deal-lapsed = Deal { $deal } lapses unsigned.
told-deal-void = Deal { $deal } is void.
told-deal-clause = { $number }. { $clause }
told-draft-dropped = The draft is gone.
told-promise-doubted = { $role ->
    [actor] You say that promise { $promise } was broken. { $from } can dispute that until { $until }.
    [other] { $to } says that you broke promise { $promise }. You can dispute that until { $until }: `/promise judge`.
   *[none] { $to } says that { $from } broke promise { $promise }. It can be disputed until { $until }.
}
told-promise-judged = { $verdict ->
    [kept] Promise { $promise } was kept: { $clause }.
    [broken] Promise { $promise } was broken: { $clause }.
    [disputed] Promise { $promise } is disputed: { $clause }.
   *[void] Promise { $promise } is void: { $clause }.
}

# Cards.
deal-title = Deal { $deal }
deal-title-version = Deal { $deal }, version { $version }
deal-title-draft = Draft { $draft } of a deal
deal-title-counter = Draft { $draft }: counter to deal { $deal }
deal-between = Between { $parties }
deal-between-private = Between { $parties }, in private
deal-clause = { $number }. { $clause }
deal-clause-new = **new** { $number }. { $clause }
deal-clause-gone = ~~{ $clause }~~
deal-clause-fails = { $line } (not possible at the moment)
deal-own-choices = Your choices
deal-own-choice = Clause { $clause }: { $choice }
deal-empty = No clauses yet. Add one with the menu below.
deal-signed = Signed: { $signed }. Waiting for { $awaited } until { $deadline } ({ $left }).
deal-signed-paused = Signed: { $signed }. Waiting for { $awaited }; the game is paused.
deal-signed-nobody = Waiting for { $awaited } until { $deadline } ({ $left }).
deal-replaced = Version { $newest } has replaced this one.
deal-state-carried-out = Carried out on { $at }.
deal-state-declined = { $player } declined on { $at }.
deal-state-withdrawn = { $player } withdrew it on { $at }.
deal-state-lapsed = Lapsed on { $at }.
deal-state-void = Void since { $at }.
deal-list-title = Deals
deal-list-empty = No deals yet. `/deal new` begins one.
deal-list-line = **Deal { $deal }** (version { $version }) with { $others }: { $state }
deal-list-open = open until { $deadline } ({ $left })
deal-list-draft = **Draft { $deal }** with { $others }
deal-clauses = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}
promises-title = Promises
promises-empty = No promises yet.
promises-of = { $player }: { $kept } kept, { $broken } broken, { $disputed } disputed, { $running } running
promises-line = **{ $promise }** { $clause }: { $verdict ->
    [kept] kept
    [broken] broken
    [disputed] disputed
    [void] void
    [doubted] said to be broken
   *[running] running
}
offers-deals = Deals
panel-deal = ⏳ Deal { $deal } from { $sender } waits for { $players } ({ $left })
digest-doubted = { $to } says that you broke promise { $promise }. Dispute it until { $until } with `/promise judge`, or it counts as broken.
offers-deal-line = **Deal { $deal }** from { $sender }, { $clauses }, open until { $deadline } ({ $left }): `/deal show`

help-title-deals = Help: deals
help-deals = A deal is a bargain that holds: up to { $clauses } clauses between up to { $parties } players. Everybody signs the same version, and the last signature carries all of it out, or nothing.
    `/deal new player:@Bo` opens a draft with buttons; *Counter* under an offer does too. `/deal list` shows yours. `private:true` keeps a deal between its parties.
    Some clauses happen at once, others are promises: peace, payments, words. A broken promise costs nothing but is on record: `/promises player:@Bo`. Access can be for a time: it ends by itself then, unless both renew it.
    A promise in words counts as kept unless its receiver says otherwise within { $doubt } after its time: `/promise judge`.

# Buttons and menus.
deal-button-sign = Sign
deal-button-counter = Counter
deal-button-decline = Decline
deal-button-send = Send
deal-button-discard = Discard
deal-menu-add = Add a clause
deal-menu-drop = Drop a clause
deal-menu-show = Open…
deal-menu-who = Who does it for whom?
deal-menu-choose = Which one?
deal-clause-label = { $number }. { $name }
deal-suggestion = { $deal }: with { $others }
promise-suggestion = { $promise }: { $from } to { $to }
deal-who-line = { $from } → { $to }
deal-who-you = You → { $to }
deal-who-they = { $from } → you
deal-who-both = { $from } and { $to }
deal-who-both-you = You and { $to }
deal-form-title = Add a clause
deal-form-amount = Amount
deal-form-amount-example = 300
deal-form-system = Star system
deal-form-system-example = Vega
deal-form-planet = Planet, or place
deal-form-minutes = Game minutes
deal-form-minutes-example = 2
deal-form-text = The promise
deal-form-text-example = I vote for you next round
deal-form-until = Until
deal-form-may-end = 3d, or nothing for no end
deal-form-by = By
deal-form-time-example = 3d, or 2026-05-01 18:00
deal-new-who = With whom? More parties: `/deal new`.
deal-new-menu = Choose a player…
guide-deal-new = Make a deal
guide-deals = Deals

# Questions.
confirm-deal-signs = { $last ->
    [yes] Sign deal { $deal }, version { $version }? Yours is the last signature: it is carried out at once.
   *[no] Sign deal { $deal }, version { $version }?
}
confirm-deal-sends = Send this deal? That signs it for you.
confirm-deal-swallowed = A limit cuts off part of what you earn, as shown.
confirm-deal-shows = The figures are public, so others can work out a private deal from them.
confirm-voids-deals = { $count ->
    [one] This voids deal { $deals }.
   *[other] This voids deals { $deals }.
}
confirm-voids-promises = This voids { $count ->
    [one] this promise
   *[other] these { $count } promises
}:
confirm-breaks = This breaks { $count ->
    [one] a promise of yours
   *[other] { $count } promises of yours
}:
confirm-breaks-go-on = Go on anyway?
button-break = Break it

# Refusals.
no-deals-off = A moderator has turned deals off: `/mod settings deals:`.
no-deal-parties = A deal is between two to { $most } players; this would be { $count }.
no-deal-named-twice = { $player } is named twice.
no-deal-unknown = There is no deal { $deal } here. `/deal list` shows yours.
no-deal-not-party = Deal { $deal } is between others.
no-deal-over = Deal { $deal } is over. { $state }
no-deal-unsent = Deal { $deal } is a draft. `/deal send` sends it.
no-deal-not-draft = Deal { $deal } was sent. `/deal counter` begins another version.
no-deal-not-in = { $player } is not a party of this deal.
no-deal-too-many-clauses = A deal has at most { $most } clauses. `/deal drop` takes one out.
no-deal-no-clauses = This deal has no clauses yet. Add one first, with the menu or `/deal clause`.
no-deal-no-clause = Deal { $deal } has no clause { $clause }.
no-deal-idle = { $player } neither gives nor gets anything. Each party needs a clause.
no-deal-unchanged = This is the same as the newest version of deal { $deal }. Change a clause, or sign it.
no-deal-too-many = You have { $most } open deals already. `/deal withdraw` takes one back.
no-deal-needs-time = A promise needs a time, like `3d` or `2026-05-01 18:00`.
no-deal-takes-no-time = That happens at once, and has no time.
no-deal-no-text = The promise has no visible characters.
no-deal-not-private = A private deal cannot hold that.
no-deal-replaced = You saw version { $version } of deal { $deal }; version { $newest } has replaced it. Nothing was done.
no-deal-signed = You have signed version { $version } of deal { $deal } already.
no-deal-not-signed = You have not signed deal { $deal }.
no-deal-not-sender = { $sender } sent the newest version of deal { $deal }. You can decline it: `/deal decline`.
no-deal-sign-again = More would be cut off by a limit than { $players } saw. They have to sign deal { $deal } again: `/deal sign`.
no-deal-choose-first = { $players } had nothing to choose when they signed, and have now. They sign deal { $deal } again: `/deal sign`.
no-must-pick-for = Clause { $clause } needs a choice of yours first. `/deal sign` and `/deal send` ask for it.
no-deal-no-clause-for = Offer { $offer } cannot become part of a deal. `/accept` and `/refuse` answer it.
no-deal-countered = Offer { $offer } has been answered with deal { $deal } already. `/deal show` shows it.
no-deal-time-passed = Its time was { $at } ({ $ago }).
no-deal-clause = Clause { $number } of deal { $deal } cannot be carried out. Everything stays as it was. { $why }
no-deal-clause-hidden = Clause { $number } of deal { $deal } cannot be carried out at the moment. Everything stays as it was.
no-deal-kind = This game has no such clause. It has: { $clauses }.
no-deal-number = `{ $typed }` is not the number of a deal. `/deal list` shows yours.
no-deal-time = `{ $typed }` is not a time. Use `3d`, or `2026-05-01 18:00` in { $zone }.
no-deal-choice = `{ $typed }` is not one of the choices.
no-deal-nothing-to-choose = { $from } has nothing to choose from for this clause.
no-promise-unknown = There is no promise { $promise } here. `/promises` lists them.
no-promise-number = `{ $typed }` is not the number of a promise. `/promises` lists them.
no-promise-over = Promise { $promise } has its verdict: { $verdict ->
    [kept] kept
    [broken] broken
    [disputed] disputed
   *[void] void
}.
no-promise-by-rules = Promise { $promise } is judged by the rules.
no-promise-not-to-you = Promise { $promise } was given to { $to }, who says whether it was kept.
no-promise-not-by-you = Promise { $promise } is { $from }'s; only they can dispute that it was broken.
no-promise-not-doubted = Nobody says that promise { $promise } was broken.
no-promise-doubted = You have said so. It can be disputed until { $until }.
no-promise-cannot-say = Say `kept`, `broken` or `disputed`.

# Setting.
setting-deals = { $on ->
    [yes] Players can make deals.
   *[no] No new deals; open ones and running promises go on.
}

# Commands.
cmd-deal = Bargains of several clauses
cmd-deal-new = Begin a deal: add clauses, then send it
    .player = The other party
    .player-2 = A third party
    .player-3 = A fourth party
    .player-4 = A fifth party
    .private = Whether only the parties are told
    .campaign = The campaign, if not this channel's
cmd-deal-clause = Add a clause to a draft, or to your counter of an open deal
cmd-deal-clause-gift = A gift of money
    .deal = The deal's number
    .from = The giver
    .to = The receiver
    .amount = How much
    .campaign = The campaign, if not this channel's
cmd-deal-clause-ducats = Ducats, in a turn of one of the two
    .deal = The deal's number
    .from = The giver
    .to = The receiver
    .amount = How many
    .campaign = The campaign, if not this channel's
cmd-deal-clause-favour = Money that the receiver pays for with leverage
    .deal = The deal's number
    .from = The giver
    .to = The receiver
    .amount = How much
    .campaign = The campaign, if not this channel's
cmd-deal-clause-reset = The same amount added to both leverages
    .deal = The deal's number
    .from = One of the two
    .to = The other
    .amount = How many points, perhaps negative
    .campaign = The campaign, if not this channel's
cmd-deal-clause-access = Access to the giver's systems
    .deal = The deal's number
    .from = The giver
    .to = The receiver
    .access = The kind of access
    .until = Until when, like 3d or 2026-05-01 18:00; without it, there is no end
    .campaign = The campaign, if not this channel's
cmd-deal-clause-system = A star system
    .deal = The deal's number
    .from = The giver
    .to = The receiver
    .system = The star system
    .campaign = The campaign, if not this channel's
cmd-deal-clause-ship = A ship, lent for some game minutes as in military aid
    .deal = The deal's number
    .from = The owner
    .to = The borrower
    .ship = The owner's ship
    .place = The planet it goes to
    .minutes = How many game minutes
    .campaign = The campaign, if not this channel's
cmd-deal-clause-relations = Diplomatic relations, in an action of one of the two
    .deal = The deal's number
    .from = One of the two
    .to = The other
    .campaign = The campaign, if not this channel's
cmd-deal-clause-peace = A promise of no hostile act
    .deal = The deal's number
    .from = The player who promises
    .to = The player it is promised to
    .until = Until when, like 3d or 2026-05-01 18:00
    .campaign = The campaign, if not this channel's
cmd-deal-clause-no-favours = A promise not to ask for favours
    .deal = The deal's number
    .from = The player who promises
    .to = The player it is promised to
    .until = Until when, like 3d or 2026-05-01 18:00
    .campaign = The campaign, if not this channel's
cmd-deal-clause-pay = A promise to pay
    .deal = The deal's number
    .from = The player who promises
    .to = The player it is promised to
    .amount = How much
    .by = By when, like 3d or 2026-05-01 18:00
    .campaign = The campaign, if not this channel's
cmd-deal-clause-keep-access = A promise not to revoke access
    .deal = The deal's number
    .from = The player who promises
    .to = The player it is promised to
    .access = The kind of access
    .until = Until when, like 3d or 2026-05-01 18:00
    .campaign = The campaign, if not this channel's
cmd-deal-clause-text = A promise in words
    .deal = The deal's number
    .from = The player who promises
    .to = The player it is promised to
    .text = The promise
    .by = By when, like 3d or 2026-05-01 18:00
    .campaign = The campaign, if not this channel's
cmd-deal-drop = Take a clause out of a draft, or out of your counter
    .deal = The deal's number
    .clause = The clause's number in the list
    .campaign = The campaign, if not this channel's
cmd-deal-send = Send a deal or a counter, which signs it for you
    .deal = The deal's number
    .campaign = The campaign, if not this channel's
cmd-deal-sign = Sign the newest version; the last signature carries it out
    .deal = The deal's number
    .campaign = The campaign, if not this channel's
cmd-deal-unsign = Take your signature back
    .deal = The deal's number
    .campaign = The campaign, if not this channel's
cmd-deal-decline = Decline a deal, which ends it
    .deal = The deal's number
    .campaign = The campaign, if not this channel's
cmd-deal-withdraw = Take back a version you sent, or drop a draft
    .deal = The deal's number
    .campaign = The campaign, if not this channel's
cmd-deal-counter = Draft another version of an open deal
    .deal = The deal's number
    .campaign = The campaign, if not this channel's
cmd-deal-show = See a deal
    .deal = The deal's number
    .campaign = The campaign, if not this channel's
cmd-deal-list = See your deals and drafts
    .campaign = The campaign, if not this channel's
cmd-counter = Answer an offer with a deal that begins with it
    .offer = The offer's number
    .campaign = The campaign, if not this channel's
cmd-promises = See which promises were kept
    .player = Only those of this player
    .campaign = The campaign, if not this channel's
cmd-promise = Judge a promise
cmd-promise-judge = Say whether a promise in words was kept
    .promise = The promise's number
    .verdict = Your verdict; `disputed` if you gave it
    .campaign = The campaign, if not this channel's
cmd-mod-void-promise = Void a promise
    .promise = The promise's number
    .reason = The reason
    .campaign = The campaign, if not this channel's

# What breaks and keeps a promise, in games that have no other promises than those in words.
promises-in-words = Here, every promise is in words.

# The rules of deals, by number.
rules-d1 = Deals and clauses
rules-d2 = Clauses that happen at once
rules-d3 = Promises
rules-d4 = Signing
rules-d5 = Counter-offers
rules-d6 = Private deals
rules-d7 = Coming and going
rules-d8 = Undoing a deal
rule-d1-1 = A deal has up to { $parties } parties and up to { $clauses } clauses. Each party gives or gets something. While deals are off, nothing new begins; open deals and promises go on.
rule-d1-2 = Every change makes a new version. Only the newest can be signed; older ones stay readable.
rule-d1-3 = You can have up to { $open-deals } open deals that you started, and as many private ones. Only you see your drafts; each is dropped { $draft } after its last change.
rule-d1-4 = A clause's time is a moment, or a span that starts when the deal is carried out: at least { $soonest }, at most { $latest }.
rule-d2-1 = A clause does what the act it is named after does, and fails if that act would be refused.
rule-d2-2 = Before you sign, you see how much of what you earn a limit would cut off. If it is more at the last signature, that signature is refused and names who has to sign again.
rule-d2-3 = Access for a time ends by itself, and nobody loses leverage. Before it does, both players are asked whether to renew it; it takes both. Renewing earns nothing.
rule-d3-1 = Every promise gets one verdict: kept, broken, disputed or void. { $promises } A promise in words counts as kept unless its receiver says otherwise within { $doubt } after its time; its giver then has { $doubt } to dispute that.
rule-d3-2 = If something you do would break your promise, you are asked first. You may go on.
rule-d3-3 = Verdicts change nothing else in the game. `/promises` lists them.
rule-d3-4 = A pause moves the times of promises. Being away does not.
rule-d3-5 = A moderator may void a promise, with a reason.
rule-d3-6 = Promises of a public deal are judged by public acts alone, those of a private deal by everything that its parties know of.
rule-d4-1 = Sending a deal signs it for you. The others see what they give, get and promise before they sign. You may send and sign what cannot be paid yet.
rule-d4-2 = The last signature carries out all clauses in their order, or none of them. If one fails, that signature is refused and says why. The other signatures stand.
rule-d4-3 = A counter is a new version, signed by whoever made it. All other signatures are void, and the time to answer starts again.
rule-d4-4 = A party can decline, and the sender of the newest version can withdraw it: the deal ends at no cost. Without an answer in time it lapses. Such ends count as failed offers, which can mean a wait before the next one.
rule-d4-5 = You can take your signature back until the last one is given.
rule-d4-6 = If a clause lets you choose something, the choice belongs to your signature. If it is no longer possible in the end, the last signature is refused, and you may sign again.
rule-d5-1 = Asked for something, you can answer with a deal: *Counter*. It begins with what was offered. While it is open, the offer's deadline does not run, once and for the time to answer at most. If the offer ends otherwise, the deal is void.
rule-d5-2 = If such a deal is carried out, the offer is settled, and what asking cost comes back first. If the deal ends, the offer goes on.
rule-d6-1 = Only its parties know of a private deal; others see no more of it than public figures show. The menu of a private draft leaves out the clauses that it cannot hold.
rule-d7-1 = When a party leaves or is removed, their open deals are void, and so are promises by and to them.
rule-d7-2 = The end of the campaign ends open deals. Running promises count as kept then. A promise to pay is void instead, and so is one in words if its receiver called it broken and its giver did not dispute that.
rule-d8-1 = `/mod undo` and `/take-back` undo a whole deal, promises included, and it is open again with its earlier signatures. Undoing an act undoes the verdict it led to. Any party can ask to take a deal back, and all of them must agree.
