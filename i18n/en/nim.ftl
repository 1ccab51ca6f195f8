## Words

ruleset-nim = nim

## What happened: the first sentence of a story

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

## The rules by number

rules-n1 = The game
rules-n2 = The numbers
rule-n1-1 = There are { $count } heaps, of { $heaps } matches. Two or more play, and the first to join begins.
rule-n1-2 = On your turn the game asks what you take: at least one match from one heap, and at most as many as your number.
rule-n1-3 = Turns follow the order of joining. A player who leaves or does not answer in time is passed over but keeps the seat.
rule-n1-4 = The player who takes the last match wins.
rule-n2-1 = When you first join, you draw a number up to { $most-number }. All are equally likely.
rule-n2-2 = Others do not see your number until the game is won or the campaign ends.
rule-n2-3 = You can take back drawing a number only if all players agree. Joining again draws another.

## Help

help-start-nim = There are { $count } heaps of matches: take the last one and you win. `/campaign join` brings you in, the game asks you when it is your turn, and `/leaderboard` shows what is left.

## Joining a server, and founding by a form

about-nim = three heaps of matches; take the last one to win
