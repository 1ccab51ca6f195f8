## Words

ruleset-nim = Nim

## What happened: the first sentence of a story

nim-heaps = Die Haufen
nim-turn = { $player } ist am Zug.
nim-won = { $winner } hat gewonnen.
nim-empty = Niemand sitzt an den Haufen. Wer sich zuerst setzt, beginnt: `/campaign join`.
nim-seated = { $you ->
    [actor] { $n ->
        [0] Du setzt dich wieder an die Haufen.
       *[other] Du setzt dich an die Haufen und ziehst { $n }: So viele Streichhölzer darfst du pro Zug höchstens nehmen. Das siehst nur du.
    }
   *[none] { $who } setzt sich an die Haufen.
}
nim-took = { $you ->
    [actor] Du nimmst { $what }.
   *[none] { $who } nimmt { $what }.
}
nim-taken = { $count } von Haufen { $heap }
matter-nim = ein Zug an den Haufen
no-must-pick-nim = Was nimmst du? Wähle aus dem Menü, oder tippe: `/accept offer:{ $offer } choice:"1 von Haufen 2"`.
pick-nim-menu = Wähle, was du nimmst

## The rules by number

rules-n1 = Das Spiel
rules-n2 = Die Zahlen
rule-n1-1 = Es gibt { $count } Haufen mit { $heaps } Streichhölzern. Ihr spielt mindestens zu zweit, und wer zuerst mitmacht, beginnt.
rule-n1-2 = Wenn du am Zug bist, fragt dich das Spiel, was du nimmst: mindestens ein Streichholz von einem Haufen, höchstens so viele wie deine Zahl.
rule-n1-3 = Gezogen wird in der Reihenfolge des Beitritts. Wer geht oder nicht rechtzeitig antwortet, wird übergangen, behält aber den Platz.
rule-n1-4 = Wer das letzte Streichholz nimmt, gewinnt.
rule-n2-1 = Beim ersten Beitritt ziehst du eine Zahl bis { $most-number }. Alle sind gleich wahrscheinlich.
rule-n2-2 = Andere sehen deine Zahl erst, wenn das Spiel gewonnen oder die Kampagne zu Ende ist.
rule-n2-3 = Das Ziehen einer Zahl kannst du nur zurücknehmen, wenn alle zustimmen. Beim nächsten Beitritt ziehst du eine andere.

## Help

help-start-nim = Es gibt { $count } Haufen Streichhölzer: Wer das letzte nimmt, gewinnt. `/campaign join` bringt dich hinein, das Spiel fragt dich, wenn du am Zug bist, und `/leaderboard` zeigt, was noch da ist.

## Joining a server, and founding by a form

about-nim = drei Haufen Streichhölzer; wer das letzte nimmt, gewinnt
