## The panel of the table, and what its buttons ask

panel-phase-turn = Phase: { $phase }. It is { $player }'s turn.
panel-phase-turn-then = Phase: { $phase }. It is { $player }'s turn, then { $next }'s.
panel-phase-next = Phase: { $phase }. { $next } is next: **Begin turn**.
panel-turn-order = Turn order: { $players }.
panel-phase = Phase: { $phase }. No turn is under way.
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

## Pictures and their alt texts

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

## Help

help-title-strategy-card-terms = Terms of strategy card
help-strategy-card-terms =
    - **Exhausted**: turned over and unusable until readied. Cards and planets can be exhausted.
    - **Readied**: not exhausted.
    - **Command tokens**: in three pools on your sheet (tactic, fleet, strategy), in systems, or in reinforcements.
    - **Primary ability**: what the player of the card does.
    - **Secondary ability**: what all others may then do, clockwise, for a token from their strategy pool.
    - **Activate**: to place a tactic token in a system. You cannot activate a system that has one of your tokens.

## Joining a server, and founding by a form

about-strategy-card = the Diplomacy card of Twilight Imperium 4, until a moderator ends it

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
offers-none-strategy-card = No offers are pending. `/diplomacy show` shows how the card stands.

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
no-card-of-yours = That takes the Diplomacy card, which { $holder } holds. `/diplomacy take` takes it in the strategy phase.
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
rights-card-nothing = Nothing: they have no planets and no command tokens in the galaxy.
right-remove-token = one of their tokens, as in { $system }
right-control-planet = one of their planets, such as { $planet }
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
deed-open = ✅ **{ $rule }** { $deed }
deed-shut = ❌ **{ $rule }** { $deed }
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
standings-card = { $player } holds Diplomacy.
standings-planets = P
standings-exhausted = E
standings-sheet = S
standings-reinforcements = R
standings-placed = G
card-standings-legend = P: planets, E of them exhausted. Command tokens: S on the sheet, R in reinforcements, G in the galaxy.
picture-galaxy-legend = Phase: { $phase }. Turn: { $player }
picture-galaxy-legend-none = Phase: { $phase }
picture-token = command token
picture-unheld = nobody's
picture-central = Mecatol Rex
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

## Choices of commands

choice-tactic = tactic
choice-fleet = fleet
choice-action = action
choice-status = status
