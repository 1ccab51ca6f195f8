## The panel of the table, and what its buttons ask

panel-phase-turn = { $phase }. { $player } ist am Zug.
panel-phase-turn-then = { $phase }. { $player } ist am Zug, danach { $next }.
panel-phase-next = { $phase }. { $next } ist als Nächstes am Zug: **Zug beginnen**.
panel-turn-order = Reihenfolge: { $players }.
panel-phase = { $phase }. Kein Zug läuft.
guide-initiative = Initiative
guide-initiative-line = Initiative { $number }
guide-initiative-which = Was ist die niedrigste Initiative auf deinen Strategiekarten? Noch frei ({ $naalu } ist für die Naalu):
guide-phase = Phase beginnen
guide-phase-which = Welche Phase beginnt?
guide-take = Karte nehmen
guide-play = Karte spielen
guide-card = Die Karte
guide-activate = Aktivieren
guide-activate-which = Welches System aktivierst du? Jetzt möglich:
guide-tokens = Marker
guide-gain = Marker erhalten
guide-anew = Marker umverteilen
guide-spend = Marker ausgeben
guide-spend-which = Aus welchem Vorrat gibst du aus?
guide-place = Marker platzieren
guide-place-where = Welches System bekommt den Marker? Jetzt möglich:
guide-remove = Marker entfernen
guide-remove-where = Aus welchem System nimmst du den Marker?
field-pool = { $pool }vorrat
guide-planets = Planeten
guide-exhaust = Erschöpfen
guide-ready = Spielbereit machen
guide-control = Kontrolle übernehmen
guide-planet-which = Welcher Planet?
guide-check-system = System prüfen
guide-check-which = Welches System?

## Pictures and their alt texts

record-card = Diplomatie wurde { $played ->
    [one] einmal
   *[other] { $played }-mal
} gespielt; die Sekundärfähigkeit wurde { $used ->
    [one] einmal
   *[other] { $used }-mal
} genutzt, und { $passed ->
    [one] einmal
   *[other] { $passed }-mal
} wurde gepasst.

## Help

help-title-strategy-card-terms = Begriffe von Strategy Card
help-strategy-card-terms =
    - **Erschöpft**: umgedreht und nicht nutzbar, bis zum Spielbereitmachen. Karten und Planeten können erschöpft sein.
    - **Spielbereit**: nicht erschöpft.
    - **Kommandomarker**: in drei Vorräten auf deinem Tableau (Taktik, Flotten, Strategie), in Systemen oder im Vorrat.
    - **Primärfähigkeit**: was tut, wer die Karte spielt.
    - **Sekundärfähigkeit**: was alle anderen danach im Uhrzeigersinn tun dürfen, für einen Marker aus ihrem Strategievorrat.
    - **Aktivieren**: einen Taktikmarker in ein System legen. Ein System mit einem deiner Marker kannst du nicht aktivieren.

## Joining a server, and founding by a form

about-strategy-card = die Diplomatiekarte aus Twilight Imperium 4, bis die Moderation das Spiel beendet

## The strategy card: words

ruleset-strategy-card = Strategy Card
card-phase-strategy = Strategiephase
card-phase-action = Aktionsphase
card-phase-status = Statusphase
card-phase-none = Noch keine Phase
card-phase-now = jetzt ist die { $phase }
card-phase-none-now = noch hat keine Phase begonnen
# These also begin a compound: "Flottenvorrat".
pool-tactic = Taktik
pool-fleet = Flotten
pool-strategy = Strategie
pool-with = { $pool } { $count }
pool-gets = { $pool } +{ $count }
pool-left = { $pool } (noch { $left })
pools-then = { $pools } (danach { $after })
source-reinforcements = dem Vorrat
source-pool = dem { $pool }vorrat
tokens-of = { $player } { $count }
hindrance-left = nicht mehr dabei
hindrance-token = der Strategievorrat ist leer
hindrance-planet = kein erschöpfter Planet zum Spielbereitmachen
hindrance-choice = von den gewählten Planeten lässt sich keiner mehr spielbereit machen
card-state = { $holder }{ $exhausted ->
    [yes] , erschöpft
   *[no] , spielbereit
}
planet-state = { $holder }{ $exhausted ->
    [yes] , erschöpft
   *[no] , spielbereit
}

## The strategy card: what happened

line-card-seated = { $you ->
    [actor] Du nimmst den letzten Platz mit { $all } Kommandomarkern: { $sheet }, { $left } im Vorrat.
   *[none] { $player } nimmt den letzten Platz mit { $all } Kommandomarkern: { $sheet }, { $left } im Vorrat.
}
told-phase-begun = Die { $phase } beginnt.
told-card-taken = { $you ->
    [actor] Du nimmst die Karte Diplomatie. Spiel sie, wenn du in der Aktionsphase am Zug bist: `/diplomacy play`.
   *[none] { $player } nimmt die Karte Diplomatie.
}
told-initiative = { $you ->
    [actor] Du hast Initiative { $number }.
   *[none] { $player } hat Initiative { $number }.
}
told-initiative-changed = { $you ->
    [actor] Deine Initiative ist jetzt { $number }, nicht mehr { $before }.
   *[none] { $player } hat jetzt Initiative { $number }, nicht mehr { $before }.
}
line-initiative-lost = { $you ->
    [actor] Mit der Karte hast du Initiative { $number } verloren. Trag eine andere ein: `/initiative number`.
   *[none] { $player } hat mit der Karte Initiative { $number } verloren und muss eine andere eintragen: `/initiative number`.
}
told-planet-exhausted = { $you ->
    [actor] Du erschöpfst { $planet }.
   *[none] { $player } erschöpft { $planet }.
}
told-planet-readied = { $you ->
    [actor] Du machst { $planet } spielbereit.
   *[none] { $player } macht { $planet } spielbereit.
}
told-planet-taken = { $you ->
    [actor] Du übernimmst die Kontrolle über { $planet }, erschöpft.
   *[none] { $player } übernimmt die Kontrolle über { $planet }, erschöpft.
}
told-planet-won = { $you ->
    [actor] Du übernimmst die Kontrolle über { $planet } von { $before }, erschöpft.
    [other] { $player } übernimmt die Kontrolle über deinen Planeten { $planet }, erschöpft.
   *[none] { $player } übernimmt die Kontrolle über { $planet } von { $before }, erschöpft.
}
told-played = { $you ->
    [actor] Du spielst Diplomatie auf { $system }.
   *[none] { $player } spielt Diplomatie auf { $system }.
}
told-played-nowhere = { $you ->
    [actor] Du spielst Diplomatie ohne System: Außerhalb des Systems Mecatol Rex kontrollierst du keinen Planeten, also wird kein Marker platziert.
   *[none] { $player } spielt Diplomatie ohne System, ohne Kontrolle über einen Planeten außerhalb des Systems Mecatol Rex. Also wird kein Marker platziert.
}
line-token-placed = { $you ->
    [actor] Du platzierst einen Kommandomarker aus { $source } (noch { $left }) in { $system }.
   *[none] { $player } platziert einen Kommandomarker aus { $source } (noch { $left }) in { $system }.
}
line-token-there = { $you ->
    [actor] Du hast schon einen Kommandomarker in { $system }, also platzierst du keinen.
   *[none] { $player } hat schon einen Kommandomarker in { $system } und platziert keinen.
}
line-no-token = { $you ->
    [actor] Du hast keinen Kommandomarker im Vorrat oder auf deinem Tableau, also platzierst du keinen in { $system }.
   *[none] { $player } hat keinen Kommandomarker im Vorrat oder auf dem Tableau und platziert keinen in { $system }.
}
line-primary-readied = { $you ->
    [actor] Du machst { $planets } spielbereit.
   *[none] { $player } macht { $planets } spielbereit.
}
told-secondary-opened = Die Sekundärfähigkeit steht offen, für { $players }: einen Kommandomarker aus dem Strategievorrat ausgeben, um bis zu zwei erschöpfte Planeten spielbereit zu machen.
told-secondary-nobody = Niemand sonst kann die Sekundärfähigkeit von Diplomatie nutzen.
told-secondary-asked = { $you ->
    [actor] Du kannst jetzt die Sekundärfähigkeit von Diplomatie nutzen: Drück einen Knopf unter ihrer Nachricht.
   *[none] { $player } kann jetzt die Sekundärfähigkeit von Diplomatie nutzen, mit den Knöpfen unter ihrer Nachricht.
}
line-secondary-chosen = { $you ->
    [actor] Du machst { $planets } spielbereit, wenn du an der Reihe bist.
   *[none] { $player } macht { $planets } spielbereit, sobald die Reihe dort ist.
}
line-secondary-applied = { $you ->
    [actor] Du machst für einen Kommandomarker { $planets } spielbereit; noch { $left } in deinem Strategievorrat.
   *[none] { $player } macht für einen Kommandomarker { $planets } spielbereit; noch { $left } im Strategievorrat.
}
line-planets-lost = Auch gewählt, aber nicht mehr im Besitz oder nicht mehr erschöpft: { $planets }.
line-passed-over = { $you ->
    [actor] Du wirst übergangen und zahlst nichts: { $why }.
   *[none] { $player } wird übergangen und zahlt nichts: { $why }.
}
line-card-exhausted = Die Karte Diplomatie ist erschöpft.
line-tokens-return = Kommandomarker zurück in den Vorrat: { $tokens }.
line-planets-ready = Spielbereit gemacht: { $planets }.
line-card-returns = { $player } gibt die Karte Diplomatie zurück, spielbereit.
told-gained = { $you ->
    [actor] Du erhältst Kommandomarker: { $gained }. Dein Tableau: { $sheet }; { $left } im Vorrat.
   *[none] { $player } erhält Kommandomarker: { $gained }. Das Tableau: { $sheet }; { $left } im Vorrat.
}
told-redistributed = { $you ->
    [actor] Du verteilst deine Kommandomarker um: { $before } → { $after }.
   *[none] { $player } verteilt Kommandomarker um: { $before } → { $after }.
}
told-spent = { $you ->
    [actor] Du gibst { $count ->
        [one] einen Kommandomarker
       *[other] { $count } Kommandomarker
    } aus dem { $pool }vorrat aus; noch { $left } darin.
   *[none] { $player } gibt { $count ->
        [one] einen Kommandomarker
       *[other] { $count } Kommandomarker
    } aus dem { $pool }vorrat aus; noch { $left } darin.
}
told-own-token-removed = { $you ->
    [actor] Du entfernst deinen Kommandomarker aus { $system }; { $left } im Vorrat.
   *[none] { $player } entfernt den eigenen Kommandomarker aus { $system }; { $left } im Vorrat.
}
told-token-removed = { $you ->
    [actor] Du entfernst den Kommandomarker von { $player } aus { $system }; dort sind jetzt { $left } im Vorrat.
    [other] { $by } entfernt deinen Kommandomarker aus { $system }; du hast { $left } im Vorrat.
   *[none] { $by } entfernt den Kommandomarker von { $player } aus { $system }; { $player } hat { $left } im Vorrat.
}
told-activated = { $you ->
    [actor] Du aktivierst { $system } mit einem Kommandomarker; noch { $left } in deinem Taktikvorrat.
   *[none] { $player } aktiviert { $system } mit einem Kommandomarker; noch { $left } im Taktikvorrat.
}
line-card-set = Die Karte Diplomatie: { $before } → { $after }.
line-sheet-set = Das Kommandotableau von { $player }: { $before } → { $after }; { $left } im Vorrat.
line-token-set = { $present ->
    [yes] { $player } hat jetzt einen Kommandomarker in { $system }
   *[no] { $player } hat keinen Kommandomarker mehr in { $system }
}; { $left } im Vorrat.
line-planet-set = { $planet }: { $before } → { $after }.
line-phase-set = Phase: { $before } → { $after }. Nichts kam zurück oder wurde spielbereit.
line-galaxy-loaded = Die Galaxie hat jetzt { $systems ->
    [one] 1 System
   *[other] { $systems } Systeme
} und { $planets ->
    [one] 1 Planeten
   *[other] { $planets } Planeten
}.

## The strategy card: questions

told-asked-pool = { $you ->
    [actor] Aus welchem Vorrat kommt dein Kommandomarker für { $system }?
   *[none] { $to } wählt, aus welchem Vorrat der Kommandomarker für { $system } kommt.
}
told-asked-secondary = { $you ->
    [actor] Du darfst einen Kommandomarker aus deinem Strategievorrat ausgeben, um bis zu zwei Planeten spielbereit zu machen.
   *[none] { $to } darf einen Kommandomarker aus dem Strategievorrat ausgeben, um bis zu zwei Planeten spielbereit zu machen.
}
told-asked-gain = { $you ->
    [actor] Du erhältst { $count ->
        [one] 1 Kommandomarker: In welchen Vorrat kommt er?
       *[other] { $count } Kommandomarker: In welche Vorräte kommen sie?
    }
   *[none] { $to } erhält { $count ->
        [one] 1 Kommandomarker und wählt seinen Vorrat.
       *[other] { $count } Kommandomarker und wählt ihre Vorräte.
    }
}
matter-token = der Vorrat eines Markers für { $system }
matter-secondary = die Sekundärfähigkeit von Diplomatie
matter-gain = { $count ->
    [one] der Vorrat für einen erhaltenen Marker
   *[other] die Vorräte für { $count } erhaltene Marker
}
button-choose-pool = Vorrat wählen
button-choose-pools = Vorräte wählen
button-ready-planets = Spielbereit machen
button-ready-two = Zwei spielbereit machen
button-ready-one = Einen spielbereit machen
button-pass = Passen
button-play = Spielen
button-begin-phase = Beginnen
button-remove-token = Entfernen
silence-pool = Ohne Antwort kommt er aus dem vollsten Vorrat; bei Gleichstand Taktik vor Flotten vor Strategie.
silence-passes = Ohne Antwort gilt es als gepasst.
silence-gain = Ohne Antwort geht alles in Taktik, ebenso mit dem Beginn der nächsten Phase.
silence-gain-wait = Keine Frist; mit dem Beginn der nächsten Phase geht alles in Taktik.
outcome-pool = 🔇 Keine Antwort bis { $at }: Der Marker kam aus dem vollsten Vorrat.
outcome-passed = 🔇 Keine Antwort bis { $at }, das gilt als gepasst.
outcome-gain = 🔇 Keine Antwort bis { $at }: Alles ging in Taktik.
told-card-answered = { $you ->
    [actor] Du beantwortest Angebot { $offer }: { $matter }.
   *[none] { $to } beantwortet Angebot { $offer }: { $matter }.
}
told-card-unanswered = { $you ->
    [actor] Du hast
   *[none] { $to } hat
} Angebot { $offer } { $until ->
    [phase] nicht vor der nächsten Phase
   *[deadline] nicht rechtzeitig
} beantwortet: { $matter }.
told-passed = { $you ->
    [actor] Du passt bei der Sekundärfähigkeit von Diplomatie (Angebot { $offer }).
   *[none] { $to } passt bei der Sekundärfähigkeit von Diplomatie (Angebot { $offer }).
}
line-passed-silently = { $you ->
    [actor] Du passt bei der Sekundärfähigkeit von Diplomatie (keine Antwort).
   *[none] { $player } passt bei der Sekundärfähigkeit von Diplomatie (keine Antwort).
}
told-card-void = Angebot { $offer } an { $to } endet ohne Antwort{ $undone ->
    [yes] , von { $by } für nichtig erklärt
   *[no] {""}
}: { $matter }.
told-card-reminded = { $you ->
    [actor] { $last ->
        [yes] Letzter Aufruf: Du
       *[no] Du
    } hast bis { $deadline } ({ $left }) Zeit, Angebot { $offer } zu beantworten: { $matter }. { $silence }
   *[none] { $to }, { $last ->
        [yes] letzter Aufruf: Du
       *[no] du
    } hast bis { $deadline } ({ $left }) Zeit, Angebot { $offer } zu beantworten: { $matter }. { $silence }
}
no-must-pick-pool = Aus welchem Vorrat kommt der Marker? `/accept offer:{ $offer } choice:` nimmt eines davon: { $pools }.
no-must-pick-planets = Welche Planeten machst du spielbereit? `/accept offer:{ $offer } choice:` nimmt einen, oder zwei mit einem Komma dazwischen: { $planets }.
no-must-pick-pools = In welche Vorräte kommen die Marker? `/accept offer:{ $offer } choice:` nimmt eines davon: { $pools }.
pick-pool = Angebot { $offer }: Aus welchem Vorrat kommt der Kommandomarker?
pick-planets = Angebot { $offer }: Welche Planeten machst du spielbereit? Einen bis { $most }.
pick-planets-menu = Planeten zum Spielbereitmachen
pick-pools = Angebot { $offer }: In welche Vorräte kommen die Marker?
pick-pools-menu = Vorräte
ready-planets = { $count ->
    [one] Welchen Planeten machst du spielbereit? Das kostet
   *[other] Welche { $count } Planeten machst du spielbereit? Das kostet
} 1 Kommandomarker aus deinem Strategievorrat, in dem { $left } sind. Deine Antwort auf Angebot { $offer } ist endgültig und wirkt, wenn du an der Reihe bist.
pass-sure = Passen? Du behältst deinen Marker und machst keinen Planeten spielbereit. Das ist endgültig.
play-system = Auf welchem System spielst du Diplomatie? Alle anderen platzieren dort einen Kommandomarker.
play-system-menu = Ein System, in dem du einen Planeten hast
play-planets = { $count ->
    [one] Welchen erschöpften Planeten machst du spielbereit?
   *[other] Welche { $count } erschöpften Planeten machst du spielbereit?
}
play-planets-in = Diplomatie auf { $system }. { $count ->
    [one] Welchen erschöpften Planeten machst du spielbereit?
   *[other] Welche { $count } erschöpften Planeten machst du spielbereit?
}
play-planets-menu = { $count ->
    [one] 1 Planeten wählen
   *[other] { $count } Planeten wählen
}
row-title = ⏳ Diplomatie, Ausspielen { $play }: die Sekundärfähigkeit
row-title-over = ✅ Diplomatie, Ausspielen { $play }: die Sekundärfähigkeit ist vorbei
row-title-ended = 🏁 Diplomatie, Ausspielen { $play }: Die Kampagne endete, bevor die Karte abgehandelt war
row-title-undone = ↩️ Diplomatie, Ausspielen { $play }: rückgängig gemacht
row-undone = Die Moderation hat dieses Ausspielen rückgängig gemacht. Antworten sind nicht mehr nötig.
row-played = { $player } hat Diplomatie auf { $system } gespielt.
row-played-nowhere = { $player } hat Diplomatie ohne System gespielt.
row-open = ⏳ { $player } hat bis { $deadline } ({ $left }) Zeit, Angebot { $offer } zu beantworten
row-open-paused = ⏸️ { $player } hat nach der Pause noch { $left } Zeit, Angebot { $offer } zu beantworten
row-open-waiting = ⏳ { $player } muss Angebot { $offer } noch beantworten
row-answered = ✍️ { $player } macht { $planets } spielbereit, sobald die Reihe dort ist
row-applied = ✅ { $player } hat { $planets } spielbereit gemacht
row-passed = ➖ { $player } hat gepasst
row-passed-silently = 🔇 { $player } hat gepasst (keine Antwort)
row-could-not = 🚫 { $player } wurde übergangen: { $why }
row-not-asked = ▫️ { $player } wird nicht gefragt: { $why }
row-asked-later = ▫️ { $player } wird gefragt, sobald die Reihe dort ist
row-footer = In der Reihenfolge der Plätze. Antworte jetzt, mit einem Knopf oder mit /accept und der Nummer deines Angebots; es wirkt, wenn du an der Reihe bist. Ohne Antwort gilt es als gepasst.
row-gone = Ausspielen { $play } von Diplomatie ist vorbei, und damit die Sekundärfähigkeit. `/diplomacy show` zeigt, wie es steht.
row-yours = Du hast die Karte gespielt, also ist die Sekundärfähigkeit für die anderen.
row-you-not-asked = Du wirst nicht gefragt: { $why }.
row-you-later = Als die Sekundärfähigkeit begann, konntest du sie nicht nutzen. Wenn du es kannst, sobald du an der Reihe bist, wirst du gefragt.
row-you-answered = Du hast schon geantwortet: { $planets }, wenn du an der Reihe bist. Das ist endgültig.
row-you-applied = Du hast die Sekundärfähigkeit schon genutzt: { $planets }.
row-you-passed = Du hast schon gepasst.
row-you-silent = Deine Zeit zum Antworten ist abgelaufen, das gilt als gepasst.
row-you-could-not = Du wurdest übergangen: { $why }.
row-you-came-later = Du bist erst nach Beginn der Sekundärfähigkeit dazugekommen, also gilt sie diesmal nicht für dich.
offers-none-strategy-card = Keine Angebote sind offen. `/diplomacy show` zeigt, wie es um die Karte steht.

## The strategy card: what has to be seen first

confirm-play-system = Du spielst Diplomatie auf **{ $system }**.
confirm-play-nowhere = Du spielst Diplomatie ohne System: Außerhalb des Systems Mecatol Rex kontrollierst du keinen Planeten, also platziert niemand einen Marker.
confirm-play-readies = Du machst { $planets } spielbereit.
confirm-play-readies-none = Du machst keinen Planeten spielbereit: Keiner von deinen ist erschöpft.
confirm-play-locked-out = Ausgesperrt, mit einem Marker aus dem Vorrat: { $players }.
confirm-play-from-sheet = Ausgesperrt, mit einem Marker vom Kommandotableau: { $players }.
confirm-play-there = Schon durch einen Marker dort ausgesperrt: { $players }.
confirm-play-without = Nicht ausgesperrt, weil Marker fehlen: { $players }.
confirm-play = Spielen?
confirm-phase = Die { $phase } beginnt.
confirm-status-phase = Die Statusphase beginnt: { $tokens ->
    [one] 1 Kommandomarker geht
   *[other] { $tokens } Kommandomarker gehen
} aus der Galaxie in den Vorrat zurück, { $planets ->
    [one] 1 Planet wird
   *[other] { $planets } Planeten werden
} spielbereit, die Karte Diplomatie wird zurückgegeben, und alle erhalten zwei Kommandomarker.
confirm-phase-ends-turn = Das beendet den Zug von { $player }.
confirm-phase-in-turn = Noch ist { $player } am Zug.
confirm-phase-answers = { $open ->
    [one] 1 Angebot zu erhaltenen Markern ist
   *[other] { $open } Angebote zu erhaltenen Markern sind
} noch offen. Ohne Antwort geht alles in Taktik.
confirm-begin = Beginnen?
confirm-removes-token = Du entfernst den Kommandomarker von { $player } aus { $system }. Er geht in den Vorrat zurück, und { $player } wird angepingt. Entfernen?
confirm-replaces-galaxy = Die Galaxie mit { $systems ->
    [one] 1 System wird
   *[other] { $systems } Systemen wird
} ersetzt, mit ihren Planeten und den Markern darin. Kommandotableaus bleiben; der Vorrat wird angepasst. Ersetzen?

## The strategy card: refusals

no-wrong-phase = Das gehört in die { $needs }, aber { $now }. Als Nächstes kommt `/phase begin phase:{ $next }`.
no-next-phase = Die { $phase } kann jetzt nicht beginnen: { $now }. Als Nächstes kommt `/phase begin phase:{ $next }`.
no-card-held = { $you ->
    [actor] Du hast die Karte Diplomatie schon.
   *[none] { $holder } hat die Karte Diplomatie schon.
}
no-card-of-yours = Das geht nur mit der Karte Diplomatie, und die hat { $holder }. In der Strategiephase nimmt man sie mit `/diplomacy take`.
no-galaxy-loaded = Noch ist keine Galaxie geladen. Die Moderation kann eine laden: `/board example players:3`, oder `/board load` mit einer Datei.
no-initiative-range = Initiative { $number } gibt es nicht: Strategiekarten haben 1 bis { $most }, und die Naalu haben { $naalu }.
no-initiative-taken = { $player } hat schon Initiative { $number }. `/seat show` zeigt alle.
no-initiative-over-card = Deine Karte Diplomatie hat Initiative { $card }, also ist { $number } nicht deine niedrigste. Trag eine niedrigere ein, oder keine.
no-player-and-nobody = Der Planet geht entweder an { $player } oder an niemanden. Lass eines von beiden weg.
no-card-exhausted = Die Karte Diplomatie ist erschöpft: Sie wurde in dieser Runde schon gespielt. Die Statusphase macht sie spielbereit.
no-being-resolved = Erst muss die Karte Diplomatie von { $player } abgehandelt sein. `/diplomacy show` zeigt, wer noch antworten muss.
no-mecatol-rex = { $system } ist das System Mecatol Rex und kann nicht gewählt werden. Wähle ein anderes, in dem du einen Planeten kontrollierst.
no-planet-there = In { $system } kontrollierst du keinen Planeten. Wähle ein System, in dem du es tust; `/planets show` zeigt deine.
no-choose-system = Auf welchem System spielst du Diplomatie? `/diplomacy play system:` nimmt eines davon:
    { $systems }
no-secondary = Du kannst die Sekundärfähigkeit jetzt nicht nutzen: { $why }. Passen kannst du.
no-choose-planets = Du machst { $count ->
    [one] 1 Planeten
   *[other] { $count } Planeten
} spielbereit, hast aber { $named } genannt. Wähle mit `planet-1` und `planet-2` aus diesen:
    { $planets }
no-too-many-planets = Du kannst höchstens { $most } Planeten spielbereit machen, nicht { $named }.
no-planet-twice = Du hast { $planet } zweimal genannt. Nenne zwei verschiedene Planeten.
no-such-planet = Kein Planet heißt { $planet }. `/planets show` zeigt alle.
no-planet-of-yours = Nicht du kontrollierst { $planet }, sondern: { $holder }.
no-planet-readied = { $planet } ist schon spielbereit. Wähle einen deiner erschöpften Planeten.
no-planet-exhausted = { $planet } ist schon erschöpft.
no-planet-yours = Du kontrollierst { $planet } schon.
no-token-there = { $you ->
    [actor] Du hast schon einen Kommandomarker in { $system }, und ein zweiter wird nie platziert. Nichts ändert sich.
   *[none] { $player } hat schon einen Kommandomarker in { $system }, und ein zweiter wird nie platziert.
}
no-activating = Du hast einen Kommandomarker in { $system }, also kannst du es nicht aktivieren.
no-token-in = { $you ->
    [actor] Du hast keinen Kommandomarker in { $system }.
   *[none] { $player } hat keinen Kommandomarker in { $system }.
}
no-reinforcements = Du brauchst { $needs } in deinem Vorrat, hast aber { $has }. `/tokens show` zeigt, wo die anderen sind.
no-pool = Du brauchst { $needs } in deinem { $pool }vorrat, hast aber { $has }. `/tokens show` zeigt dein Tableau.
no-sum-changed = Beim Umverteilen bleibt die Summe gleich: Du hast { $has } auf dem Tableau, und das ergäbe { $needs }.
no-gain-mismatch = Du erhältst { $needs ->
    [one] 1 Kommandomarker
   *[other] { $needs } Kommandomarker
}, hast aber { $has } gewählt.
no-too-many-tokens = { $you ->
    [actor] Du hast { $most } Kommandomarker; so wären { $needs } auf deinem Tableau und in Systemen.
   *[none] { $player } hat { $most } Kommandomarker; so wären { $needs } auf dem Tableau und in Systemen.
}
no-mecatol-twice = { $system } ist schon das System Mecatol Rex, und es kann nur eines geben
no-planets-range = { $value } Planeten sind zu viele für ein System: höchstens { $most }
no-comma-in-name = der Planetenname { $planet } darf kein Komma enthalten

## The strategy card: what is shown

card-title = Die Karte Diplomatie
card-held-readied = { $player } hat sie, spielbereit.
card-held-exhausted = { $player } hat sie, erschöpft.
card-held-by-none = Niemand hat sie. Nimm sie in der Strategiephase: `/diplomacy take`.
card-turn = { $phase }. { $player } ist am Zug.
card-turn-none = { $phase }. Niemand ist am Zug.
card-token = Der Diplomatiemarker in { $system } steht für die Marker von { $players }.
card-open = { $open ->
    [one] 1 Angebot wartet
   *[other] { $open } Angebote warten
} auf eine Antwort: `/offers`.
card-seat = { $seat }. { $turn ->
    [yes] **{ $player }** (am Zug)
   *[no] { $player }
}{ $card ->
    [yes] {" "}· hat die Karte Diplomatie
   *[no] {""}
}
card-seat-initiative = Initiative { $number }
card-seats-footer = Im Uhrzeigersinn. Gezogen wird nach Initiative; beginne deinen Zug mit /turn begin.
tokens-title = Kommandomarker
tokens-title-of = Kommandomarker von { $name }
tokens-none = Hier nie mit einem Platz dabei.
tokens-reinforcements = **{ $count }** im Vorrat
tokens-pool = **{ $count }** im { $pool }vorrat
tokens-in-systems = **{ $count }** in Systemen: { $systems }
tokens-nowhere = **0** in Systemen
rights-card-nothing = Nichts: Dort gibt es keine Planeten und keine Kommandomarker in der Galaxie.
right-remove-token = ein fremder Marker, etwa in { $system }
right-control-planet = ein fremder Planet, etwa { $planet }
tokens-footer = Insgesamt { $all }.
tokens-column-reinforcements = V
tokens-column-tactic = T
tokens-column-fleet = F
tokens-column-strategy = S
tokens-column-placed = G
tokens-legend = V: Vorrat. T, F, S: Taktik-, Flotten- und Strategievorrat. G: in der Galaxie. Insgesamt je { $all }.
tokens-placed = In der Galaxie
tokens-line = { $name }: { $systems }
planets-title = Planeten
planets-title-of = Planeten von { $name }
planets-none-of-theirs = Keine Planeten unter Kontrolle.
planets-heading = **{ $name }**
planet-readied = 🟢 { $planet } ({ $system }), spielbereit
planet-exhausted = ⭕ { $planet } ({ $system }), erschöpft
planets-footer = Mit /planets exhaust, ready und control bleiben sie aktuell.
systems-title = Systeme
systems-line = { $system }: { $tokens }
systems-line-empty = { $system }
systems-footer = Mit den Kommandomarkern dort. /systems check zeigt, was ein Marker verhindert.
system-title = { $system }
system-mecatol-rex = Das ist das System Mecatol Rex.
system-planet-readied = 🟢 { $planet }, spielbereit: { $holder }
system-planet-exhausted = ⭕ { $planet }, erschöpft: { $holder }
system-no-planet = keine Planeten
system-tokens = Kommandomarker: { $tokens }
system-no-tokens = Keine Kommandomarker hier.
diplomacy-token = Diplomatiemarker (für { $players })
system-check-title = { $system }: { $name }
deed-activate = aktivieren
deed-move-out = hinausziehen
deed-move-in = hineinziehen
deed-place-token = einen Marker platzieren
deed-helix-protocol = Helix-Protokoll
deed-open = ✅ **{ $rule }** { $deed }
deed-shut = ❌ **{ $rule }** { $deed }
deed-token = { $you ->
    [actor] Du hast einen Kommandomarker in { $system }.
   *[none] { $player } hat einen Kommandomarker in { $system }.
}
deed-stood-for = { $you ->
    [actor] Du hast einen Kommandomarker in { $system }, gezeigt als Diplomatiemarker.
   *[none] { $player } hat einen Kommandomarker in { $system }, gezeigt als Diplomatiemarker.
}
deed-no-token = { $you ->
    [actor] Du hast keinen Kommandomarker in { $system }.
   *[none] { $player } hat keinen Kommandomarker in { $system }.
}
galaxy-title = Die Galaxie von { $name }
galaxy-none = Noch ist keine Galaxie geladen. Die Moderation kann eine laden: `/board example players:3`, oder `/board load` für eine eigene.
galaxy-line = **{ $system }**: { $planets }
galaxy-line-tokens = **{ $system }**: { $planets } · Marker: { $tokens }
galaxy-planet = { $planet } ({ $holder }{ $exhausted ->
    [yes] , erschöpft
   *[no] {""}
})
galaxy-planet-free = { $planet }{ $exhausted ->
    [yes] {" "}(erschöpft)
   *[no] {""}
}
standings-card = { $player } hat Diplomatie.
standings-planets = P
standings-exhausted = E
standings-sheet = T
standings-reinforcements = V
standings-placed = G
card-standings-legend = P: Planeten, davon E erschöpft. Kommandomarker: T auf dem Tableau, V im Vorrat, G in der Galaxie.
picture-galaxy-legend = { $phase }. Am Zug: { $player }
picture-galaxy-legend-none = { $phase }
picture-token = Kommandomarker
picture-unheld = frei
picture-central = Mecatol Rex
picture-readied = Planet, spielbereit
picture-exhausted = Planet, erschöpft
picture-diplomacy = Diplomatie
picture-galaxy-tokens = { $system }: { $tokens }
picture-galaxy-alt = Eine Karte mit { $systems ->
    [one] 1 System
   *[other] { $systems } Systemen
}. Kommandomarker: { $list }.
picture-galaxy-alt-none = Eine Karte mit { $systems ->
    [one] 1 System
   *[other] { $systems } Systemen
}. Keine Kommandomarker.

## The strategy card: rules and help

rules-t1 = Galaxie, Plätze und Züge
rules-t2 = Die Primärfähigkeit
rules-t3 = Die Sekundärfähigkeit
rules-t4 = Kommandomarker
rule-t1-1 = Systeme mit ihren Planeten: wer jeden kontrolliert, und ob er spielbereit oder erschöpft ist. Ein System kann das System Mecatol Rex sein.
rule-t1-2 = Plätze, im Uhrzeigersinn; wer die Karte Diplomatie hat (Initiative { $diplomacy }), und ob sie erschöpft ist. Solange die Karte abgehandelt wird, können sich Plätze nicht ändern.
rule-t1-3 = Die { $all-tokens } Kommandomarker aller Mitspielenden: auf dem Kommandotableau (am Anfang { $sheet }), in Systemen (höchstens einer in jedem), und der Rest im Vorrat.
rule-t1-4 = Wer am Zug ist, und die Phase, soweit die Karte sie braucht. Schiffe, andere Karten und Ziele verwaltet ihr selbst.
rule-t1-5 = Ein Planet, der den Besitz wechselt, ist erschöpft.
rule-t1-6 = Wer geht, platziert keinen Marker und wird nichts gefragt. Offene Angebote dorthin werden beantwortet wie ohne Antwort. Marker und Planeten bleiben, die Karte bis zur Statusphase ebenso.
rule-t1-7 = Alle können die nächste Phase beginnen: Strategie, Aktion, Status, dann wieder Strategie. In der Aktionsphase beginnst du einen Zug, wenn sonst niemand am Zug ist.
rule-t1-8 = Die Karte braucht eine Galaxie: Die Moderation lädt eine mit `/board example` oder `/board load`. Sie kann auch einen Planeten freigeben.
rule-t1-9 = Gezogen wird nach Initiative. In der Strategiephase tragt ihr mit `/initiative` die niedrigste Zahl eurer Strategiekarten ein: bis { $most-initiative }, oder { $naalu } für die Naalu. Wer die Karte Diplomatie hat, hat { $diplomacy }, wenn nichts Niedrigeres eingetragen ist. Keine Zahl gibt es zweimal. Sobald alle eine haben, pingt das Ende eines Zuges an, wer nach Initiative folgt; vorher wird niemand angepingt. Die nächste Strategiephase löscht die Zahlen. Die Sekundärfähigkeit geht weiterhin im Uhrzeigersinn.
rule-t2-1 = Wer in der Aktionsphase am Zug ist, kann die Karte spielen, wenn sie spielbereit im eigenen Besitz ist und nicht gerade abgehandelt wird.
rule-t2-2 = Gewählt wird ein System mit einem eigenen Planeten, außer dem System Mecatol Rex. Alle anderen platzieren dort einen Kommandomarker aus dem Vorrat.
rule-t2-3 = Wer keinen im Vorrat hat, platziert einen vom Kommandotableau und wählt, aus welchem Vorrat dort. Ohne Antwort kommt er aus dem vollsten; bei Gleichstand Taktik vor Flotten vor Strategie.
rule-t2-4 = Wer dort schon einen Marker hat, platziert keinen.
rule-t2-5 = Wer am Zug ist, macht { $readied } der eigenen erschöpften Planeten spielbereit, oder so viele, wie es gibt. Gewählt werden sie beim Ausspielen der Karte.
rule-t2-6 = Wer nur im System Mecatol Rex Planeten hat, oder gar keine, kann die Karte trotzdem spielen. Dann platziert niemand einen Marker.
rule-t2-7 = Wer weder im Vorrat noch auf dem Tableau Marker hat, platziert keinen.
rule-t3-1 = Danach können alle anderen im Uhrzeigersinn einen Kommandomarker aus ihrem Strategievorrat ausgeben, um bis zu { $readied } ihrer erschöpften Planeten spielbereit zu machen.
rule-t3-2 = Ohne einen solchen Marker geht es nicht. Passen geht immer. Der Marker geht in den Vorrat.
rule-t3-3 = Alle, die können, werden zugleich gefragt und haben { $answer }; ohne Antwort gilt es als gepasst. Eine Antwort ist endgültig, wirkt, wenn der Platz an der Reihe ist, und wird dann noch einmal geprüft. Geht es nicht mehr, kostet es nichts.
rule-t3-4 = Sobald alle die Gelegenheit hatten, ist die Karte erschöpft. Bis dahin kann die Phase nicht wechseln und kein Spielplan geladen werden.
rule-t4-1 = Ein System mit einem deiner Kommandomarker kannst du nicht aktivieren, und aus ihm keine Schiffe hinausbewegen. `/systems check` prüft jedes System.
rule-t4-2 = Fremde Marker hindern dich nicht. Wenn du am Zug bist, aktivierst du ein System mit einem Marker aus deinem Taktikvorrat. Einen Marker zu platzieren, aktiviert das System nicht.
rule-t4-3 = In einem System liegen nie zwei Marker derselben Person. Wirkungen, die Marker entfernen, legen sie in den Vorrat zurück.
rule-t4-4 = Wenn die Statusphase beginnt, gehen alle Marker zurück, Planeten werden spielbereit, die Karte wird zurückgegeben, und niemand ist am Zug. Dann erhalten alle { $gain } Marker und wählen ihre Vorräte; ohne Antwort gehen sie in Taktik.
rule-t4-5 = Der Diplomatiemarker ersetzt auf der Karte die einzelnen Marker, solange alle anderen einen im System des letzten Ausspielens haben. Das ändert nichts.
rule-t4-6 = Für jede Wirkung liegen alle diese Marker weiter im System: Niemand kann dort einen zweiten platzieren, und alle können ihren eigenen nutzen.
help-start-strategy-card = Ihr spielt in einer Galaxie; ich verwalte Planeten, Kommandomarker und die Karte **Diplomatie**.
    1. `/campaign join` bringt dich hinein, und die Moderation lädt eine Galaxie: `/board example players:3`.
    2. `/phase begin phase:strategy`, dann nimmt `/diplomacy take` die Karte.
    3. `/phase begin phase:action`, und `/turn begin`, wenn du am Zug bist.
    4. `/diplomacy play` spielt die Karte: Du wählst privat ein System und Planeten und siehst vorher, wen sie aussperrt.
    5. Die anderen antworten mit den Knöpfen einer Nachricht, in beliebiger Reihenfolge.
    6. `/board show`, `/tokens show` und `/planets show` zeigen, wie es steht. Mehr: `/help topic:diplomacy`, und `/rules` nach Nummern.
help-title-diplomacy = Hilfe: Diplomatie
help-title-tokens = Hilfe: Kommandomarker
help-title-galaxy = Hilfe: die Galaxie
help-diplomacy = So läuft eine Runde, mit bis zu { $most } Mitspielenden:
    1. `/phase begin phase:strategy`. Jemand nimmt die Karte: `/diplomacy take`. Alle tragen die niedrigste Initiative ihrer Karten ein: `/initiative number:4`.
    2. `/phase begin phase:action`. Nutzt `/turn begin` und `/turn end`. Haben alle eine Initiative eingetragen, pingt das Ende eines Zuges an, wer folgt.
    3. Wer die Karte hat und am Zug ist, spielt sie: `/diplomacy play`. Von allen anderen geht ein Kommandomarker in das System. Wer keinen im Vorrat hat, wählt einen Vorrat auf dem Tableau.
    4. Danach können alle anderen für einen Marker aus ihrem Strategievorrat bis zu { $readied } Planeten spielbereit machen. Eine Nachricht zeigt, wer geantwortet hat; ihre Knöpfe öffnen ein Menü, das nur du siehst.
    5. `/diplomacy show` zeigt, wer noch antworten muss.
    6. `/phase begin phase:status` gibt alle Marker zurück, macht alle Planeten spielbereit und fragt alle, wohin ihre { $gain } erhaltenen Marker gehen. Dann beginnt wieder die Strategiephase.
    `/mod-strategy-card` berichtigt, was ich verwalte: `card`, `tokens`, `token`, `planet`, `active`, `phase`.
help-tokens = Du hast { $all } Kommandomarker. Was nicht auf deinem Tableau oder in einem System liegt, ist im Vorrat.
    `/tokens show` zeigt sie. `/activate` legt einen aus deinem Taktikvorrat in ein System.
    `/tokens gain`, `/tokens spend` und `/tokens redistribute` ändern dein Tableau. `/tokens place` und `/tokens remove` sind für die Wirkungen anderer Karten da.
    Ein System mit einem deiner Marker kannst du nicht aktivieren, und nicht aus ihm hinausziehen. `/systems check` zeigt, wer ein System aktivieren kann.
help-galaxy = `/board show` zeichnet die Galaxie. `/board example` lädt eine für { $sizes } Personen, `/board load` deine eigene Datei mit bis zu { $most } Systemen. `/board export` speichert die jetzige als Datei.
    `/planets control`, `/planets exhaust` und `/planets ready` halten deine Planeten aktuell. Ein Planet, der den Besitz wechselt, ist erschöpft.

## The strategy card: commands

cmd-initiative = Trag in der Strategiephase die niedrigste Initiative deiner Strategiekarten ein
    .number = Die niedrigste Zahl deiner Karten; 0 für die Naalu
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-phase = Die Phasen einer Runde
cmd-phase-begin = Beginne die nächste Phase
    .phase = Die nächste Phase: Strategie, Aktion, Status, dann wieder Strategie
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-diplomacy = Die Karte Diplomatie
cmd-diplomacy-take = Nimm in der Strategiephase die Karte Diplomatie
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-diplomacy-play = Spiel in deinem Zug die Karte Diplomatie; was du weglässt, frage ich
    .system = Ein System, in dem du einen Planeten kontrollierst
    .planet-1 = Ein erschöpfter Planet, der spielbereit wird
    .planet-2 = Noch ein erschöpfter Planet, der spielbereit wird
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-diplomacy-show = Sieh, wer die Karte hat und wie weit sie abgehandelt ist
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-tokens = Kommandomarker
cmd-tokens-show = Sieh, wo Kommandomarker sind
    .player = Wessen; sonst alle
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-tokens-gain = Leg Kommandomarker aus dem Vorrat auf dein Tableau
    .tactic = Wie viele in Taktik
    .fleet = Wie viele in Flotten
    .strategy = Wie viele in Strategie
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-tokens-redistribute = Verteile die Kommandomarker auf deinem Tableau um; die Summe bleibt gleich
    .tactic = Wie viele in Taktik
    .fleet = Wie viele in Flotten
    .strategy = Wie viele in Strategie
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-tokens-spend = Gib Kommandomarker vom Tableau aus; sie gehen in den Vorrat
    .pool = Woher: Taktik, Flotten oder Strategie
    .count = Wie viele; sonst einen
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-tokens-place = Platziere einen Kommandomarker aus dem Vorrat, wenn eine Wirkung es verlangt
    .system = Das System
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-tokens-remove = Entferne einen Kommandomarker aus einem System, wenn eine Wirkung es verlangt
    .system = Das System
    .player = Wem er gehört; sonst dir
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-activate = Aktiviere ein System mit einem Kommandomarker aus deinem Taktikvorrat
    .system = Das System
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-systems = Die Systeme der Galaxie
cmd-systems-show = Sieh die Systeme und die Kommandomarker dort
    .system = Das System; sonst alle
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-systems-check = Sieh, was ein Kommandomarker in einem System verhindert
    .system = Das System
    .player = Für wen; sonst für dich
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-planets = Planeten
cmd-planets-show = Sieh, wer welche Planeten kontrolliert, spielbereit oder erschöpft
    .player = Wessen; sonst alle
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-planets-exhaust = Erschöpfe einen deiner Planeten
    .planet = Der Planet
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-planets-ready = Mach einen deiner Planeten spielbereit
    .planet = Der Planet
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-planets-control = Übernimm die Kontrolle über einen Planeten; er wird erschöpft
    .planet = Der Planet
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-strategy-card = Berichtige Karte, Marker, Planeten, Zug oder Phase
cmd-mod-strategy-card-card = Lege fest, wer die Karte Diplomatie hat
    .reason = Der Grund, für alle sichtbar
    .player = Wer sie hat; sonst niemand, oder wie bisher, wenn du exhausted setzt
    .exhausted = Ob sie erschöpft ist
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-strategy-card-tokens = Setze die Marker auf einem Kommandotableau; der Vorrat wird angepasst
    .player = Wem das Tableau gehört
    .reason = Der Grund, für alle sichtbar
    .tactic = Wie viele in Taktik
    .fleet = Wie viele in Flotten
    .strategy = Wie viele in Strategie
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-strategy-card-token = Lege fest, ob jemand einen Kommandomarker in einem System hat
    .player = Wer
    .system = Das System
    .present = Ob dort einer liegt
    .reason = Der Grund, für alle sichtbar
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-strategy-card-planet = Lege fest, wer einen Planeten kontrolliert und ob er erschöpft ist
    .planet = Der Planet
    .reason = Der Grund, für alle sichtbar
    .player = Wer ihn jetzt kontrolliert; sonst wie bisher
    .nobody = Wahr, wenn ihn niemand kontrolliert
    .exhausted = Ob er erschöpft ist
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-strategy-card-active = Lege fest, wer am Zug ist
    .reason = Der Grund, für alle sichtbar
    .player = Wer; sonst niemand
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-strategy-card-phase = Setze nur den Namen der Phase; nichts kommt zurück oder wird spielbereit
    .phase = Die Phase
    .reason = Der Grund, für alle sichtbar
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-strategy-card-settings = Zeig die Einstellungen dieser Kampagne; /mod settings ändert sie
    .campaign = Die Kampagne, falls nicht die dieses Kanals

## Choices of commands

choice-tactic = Taktik
choice-fleet = Flotten
choice-action = Aktion
choice-status = Status
