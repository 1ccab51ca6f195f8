## Words

technology-cloaking-device = Tarnvorrichtung
track-materials = Material
track-science = Wissenschaft
track-money = Geld
production-change = { $track }: Produktion { $before } → { $after }
space-ambassador = für einen Botschafter
space-reputation = für ein Ansehensplättchen
space-either = für beides
spaces-of = { $count } { $kind }
species-spaces = { $species }: { $spaces }
# Without an article and an ending, because they follow "spielt" as well as a colon.
species-terrans = Terraner
species-hydran = Hydran-Fortschritt
species-planta = Planta
species-eridani = Eridani-Imperium
species-draco = Draco-Nachfahren
species-mechanema = Mechanema
species-orion = Orion-Hegemonie
tile-ambassador = den Botschafter von { $of }
tile-reputation = ein Ansehensplättchen
tile-reputation-own = ein Ansehensplättchen mit { $value } SP
way-move = `/reputation move from:{ $from } to:{ $to }`
way-replace = `/reputation return space:{ $to }`, dann `/reputation move from:{ $from } to:{ $to }`
way-return = `/reputation return space:{ $space }`
ancients = Ahnen
ships-count = { $count ->
    [one] 1 Schiff
   *[other] { $count } Schiffe
}
ships-of = { $ships } von { $owner }
controlled-by = kontrolliert von { $player }
controlled-by-nobody = unkontrolliert
link-wormhole = ein Wurmloch
link-generator = eine Verbindung nur für Wurmlochgeneratoren
link-portal = Warpportale
joint = { $own } – { $theirs }
joint-portal = { $own } – { $theirs } (Warpportale)
clash-control = { $you ->
    [actor] du hast { $ships } in { $sector }, kontrolliert von { $other }
    [other] { $intruder } hat { $ships } in { $sector }, kontrolliert von dir
   *[none] { $intruder } hat { $ships } in { $sector }, kontrolliert von { $other }
}
clash-ships = { $you ->
    [actor] du hast { $ships } in { $sector }, wo { $other } { $others } hat
    [other] { $intruder } hat { $ships } in { $sector }, wo du { $others } hast
   *[none] { $intruder } hat { $ships } in { $sector }, wo { $other } { $others } hat
}
clash-both = { $you ->
    [actor] du hast { $ships } in { $sector }; { $other } kontrolliert ihn und hat dort { $others }
    [other] { $intruder } hat { $ships } in { $sector }; du kontrollierst ihn und hast dort { $others }
   *[none] { $intruder } hat { $ships } in { $sector }; { $other } kontrolliert ihn und hat dort { $others }
}
ruleset-ambassadors = Ambassadors
several-more = … und { $count } mehr
at-spot = {" "}bei { $q }, { $r }
with-ships = , mit Schiffen: { $ships }

## What an offer is about

matter-relations = diplomatische Beziehungen
matter-put-back = eine Leiste für einen zurückgegebenen Würfel

## What happened: the first sentence of a story

told-proposed-relations = { $you ->
    [actor] Du schlägst { $to } diplomatische Beziehungen vor und bietest einen Würfel von der Leiste { $track }.
    [other] { $from } schlägt dir diplomatische Beziehungen vor und bietet einen Würfel von der Leiste { $track }.
   *[none] { $from } schlägt { $to } diplomatische Beziehungen vor und bietet einen Würfel von der Leiste { $track }.
}
told-asked-track = { $you ->
    [actor] { $to } bekommt einen Würfel zurück und wählt seine Leiste. Vorher lag er auf { $track }.
    [other] { $from } hat deinen Würfel zurückgegeben. Auf welche Leiste kommt er? Vorher lag er auf { $track }.
   *[none] { $to }, { $from } hat deinen Würfel zurückgegeben. Auf welche Leiste kommt er? Vorher lag er auf { $track }.
}
told-ended-with-action = { $you ->
    [actor] Angebot { $offer } von { $from } an dich endete mit der Aktion: { $matter }.
    [other] Dein Angebot { $offer } an { $to } endete mit deiner Aktion: { $matter }.
   *[none] Angebot { $offer } von { $from } an { $to } endete mit der Aktion, in der es gemacht wurde: { $matter }.
}
told-track-chosen = { $you ->
    [actor] Du beantwortest Angebot { $offer }.
   *[none] { $to } beantwortet Angebot { $offer }.
}
told-track-not-chosen = { $you ->
    [actor] Du hast Angebot { $offer } nicht rechtzeitig beantwortet.
   *[none] { $to } hat Angebot { $offer } nicht rechtzeitig beantwortet.
}
told-track-void = { $you ->
    [actor] Angebot { $offer } wurde von { $by } für nichtig erklärt: Du wählst keine Leiste mehr für den Würfel, den { $from } zurückgegeben hat.
   *[none] Angebot { $offer } wurde von { $by } für nichtig erklärt: { $to } wählt keine Leiste mehr für den Würfel, den { $from } zurückgegeben hat.
}
told-half-time-track = { $you ->
    [actor] Auf welche Leiste kommt dein Würfel? Beantworte Angebot { $offer } bis { $deadline } ({ $left }).
    [other] { $to } hat bis { $deadline } ({ $left }) Zeit, Angebot { $offer } zu beantworten.
   *[none] { $to }, auf welche Leiste kommt dein Würfel? Beantworte Angebot { $offer } bis { $deadline } ({ $left }).
}
told-last-call-track = { $you ->
    [actor] Letzter Aufruf für Angebot { $offer }: Auf welche Leiste kommt dein Würfel? Antworte bis { $deadline } ({ $left }). { $silence }
    [other] Letzter Aufruf an { $to }, Angebot { $offer } zu beantworten. Zeit bis { $deadline } ({ $left }). { $silence }
   *[none] { $to }, letzter Aufruf für Angebot { $offer }: Auf welche Leiste kommt dein Würfel? Antworte bis { $deadline } ({ $left }). { $silence }
}
told-species = { $you ->
    [actor] Du spielst { $species }. Ansehensleiste: { $spaces }.
   *[none] { $player } spielt { $species }.
}
told-population = { $you ->
    [actor] Du zählst deine Würfel: { $changes }.
   *[none] Würfel von { $player }: { $changes }.
}
population-change = { $track } { $before } → { $left } (Produktion { $to })
told-technology = { $you ->
    [actor] { $has ->
        [yes] Du hast jetzt die { $technology }
       *[no] Du hast die { $technology } nicht mehr
    }: { $effect }.
   *[none] { $has ->
        [yes] { $player } hat jetzt die { $technology }
       *[no] { $player } hat die { $technology } nicht mehr
    }: { $effect }.
}
technology-cloaking-device-effect = { $has ->
    [yes] um eines dieser Schiffe zu binden, braucht es zwei
   *[no] jedes Schiff bindet eines
}
technology-cloaking-device-effect-own = { $has ->
    [yes] um eines deiner Schiffe zu binden, braucht es zwei
   *[no] jedes Schiff bindet eines von deinen
}
told-moved = { $you ->
    [actor] Du bewegst { $ships } von { $from } nach { $to }.
   *[none] { $player } bewegt { $ships } von { $from } nach { $to }.
}
told-ships-entered = { $you ->
    [actor] Du hast jetzt { $after } in { $sector } (vorher: { $before }).
   *[none] { $player } hat jetzt { $after } in { $sector } (vorher: { $before }).
}
told-sector-taken = { $you ->
    [actor] Du nimmst { $sector } ein, bisher unkontrolliert.
   *[none] { $player } nimmt { $sector } ein, bisher unkontrolliert.
}
told-sector-left = { $you ->
    [actor] Du gibst { $sector } auf. Niemand kontrolliert den Sektor jetzt.
   *[none] { $player } gibt { $sector } auf. Niemand kontrolliert den Sektor jetzt.
}
line-enough-players = Jetzt sind { $players } Personen am Tisch, also können diplomatische Beziehungen vorgeschlagen werden.
told-action-begun = { $you ->
    [actor] Deine Aktion beginnt (Runde { $round }).
   *[none] Die Aktion von { $player } beginnt (Runde { $round }).
}
told-action-ended = { $you ->
    [actor] Deine Aktion ist zu Ende.
   *[none] Die Aktion von { $player } ist zu Ende.
}
told-action-passed = { $you ->
    [actor] Deine Aktion ist zu Ende. Weiter geht es mit { $next }.
    [other] { $player } ist fertig. Jetzt kommst du.
   *[none] { $player } ist fertig. Weiter geht es mit { $next }.
}
left-tile = das Plättchen ist { $value } SP wert, das siehst nur du
told-reputation-placed = { $you ->
    [actor] Du legst { $tile } auf Feld { $space }.
   *[none] { $player } legt { $tile } auf Feld { $space }.
}
told-reputation-returned = { $you ->
    [actor] Du legst { $tile } in den Beutel zurück; Feld { $space } ist frei.
   *[none] { $player } legt { $tile } in den Beutel zurück; Feld { $space } ist frei.
}
told-tile-moved = { $you ->
    [actor] Du verschiebst { $tile } von Feld { $from } auf Feld { $to }.
   *[none] { $player } verschiebt { $tile } von Feld { $from } auf Feld { $to }.
}
told-tiles-swapped = { $you ->
    [actor] Du tauschst { $tile } auf Feld { $from } gegen { $swapped } auf Feld { $to }.
   *[none] { $player } tauscht { $tile } auf Feld { $from } gegen { $swapped } auf Feld { $to }.
}

## Consequences: one line each

line-seated = { $you ->
    [actor] Du nimmst den letzten Platz, als Terraner mit { $tiles } Botschafterplättchen.
   *[none] { $player } nimmt den letzten Platz, als Terraner.
}
line-track-set = { $you ->
    [actor] Deine Ansehensleiste hat jetzt diese Felder: { $spaces }.
   *[none] Die Ansehensleiste von { $player } hat jetzt diese Felder: { $spaces }.
}
line-active = Jetzt läuft die Aktion von { $player }.
line-nobody-active = Die Aktion von { $before } ist zu Ende, ohne Prüfung auf Angriffe.
line-round = Jetzt läuft Runde { $round }.
line-sector-added = { $sector } liegt jetzt auf dem Spielplan{ $at }, { $control }.
line-sector-removed = { $sector } und seine Verbindungen sind vom Spielplan genommen. Der Sektor war { $control }{ $ships }.
line-control = Kontrolle über { $sector }: { $before } → { $after }.
line-linked = Zwischen { $one } und { $two } jetzt: { $kind }.
line-relinked = Zwischen { $one } und { $two } jetzt: { $kind }, vorher: { $before }.
line-unlinked = Zwischen { $one } und { $two } nicht mehr: { $kind }.
line-ships-set = Schiffe in { $sector } ({ $owner }): { $before } → { $after }.
line-board-loaded = Der Spielplan hat jetzt { $sectors ->
    [one] 1 Sektor
   *[other] { $sectors } Sektoren
} und { $links ->
    [one] 1 Verbindung
   *[other] { $links } Verbindungen
}.
clause-relations = { $role ->
    [actor] Du und { $to } schließen diplomatische Beziehungen
    [other] Du und { $from } schließen diplomatische Beziehungen
   *[none] { $from } und { $to } schließen diplomatische Beziehungen
}
clause-name-relations = Diplomatische Beziehungen
ambassadors-promises = Frieden bricht, wessen Schiffe am Ende einer Aktion bei Schiffen des anderen oder in einem von dessen Sektoren stehen.
foreseen-cube = Dein Würfel geht an { $to }: bei dir { $production }.
foreseen-space = Der Botschafter von { $from } kommt auf dein Feld { $space }: { $points } SP für dich.
line-ambassador = { $you ->
    [actor] Dein Botschafter geht an { $to }, auf Feld { $space }: dort { $points } SP. Bei dir { $production }.
    [other] Du bekommst den Botschafter von { $from }, auf Feld { $space }: { $points } SP für dich. Dort { $production }.
   *[none] { $to } bekommt den Botschafter von { $from }, auf Feld { $space }: { $points } SP. Bei { $from } { $production }.
}
line-broken = { $you ->
    [actor] Dein Angriff bricht deine Beziehungen mit { $other }: { $clashes }. Ihr verliert je { $points } SP.
    [other] Ein Angriff von { $aggressor } bricht eure Beziehungen: { $clashes }. Ihr verliert je { $points } SP.
   *[none] Ein Angriff von { $aggressor } bricht die Beziehungen mit { $other }: { $clashes }. Beide verlieren je { $points } SP.
}
line-parted = { $one } und { $other } haben keine Beziehungen mehr. Beide geben den fremden Botschafter zurück und verlieren je { $points } SP.
line-cube-back = { $you ->
    [actor] Dein Würfel ist zurück: { $production }.
   *[none] Der Würfel von { $player } ist zurück: { $production }.
}
line-traitor = { $you ->
    [actor] Du hast jetzt die Verräterkarte: { $points } SP.
   *[none] { $to } hat jetzt die Verräterkarte: { $points } SP.
}
line-traitor-passed = { $you ->
    [actor] Du nimmst die Verräterkarte von { $from }: { $points } SP für dich, nicht mehr für { $from }.
    [other] { $to } nimmt dir die Verräterkarte ab: { $points } SP für { $to }, nicht mehr für dich.
   *[none] { $to } nimmt die Verräterkarte von { $from }: { $points } SP für { $to }, nicht mehr für { $from }.
}
line-traitor-back = { $you ->
    [actor] Du hast die Verräterkarte nicht mehr. Niemand hat sie.
   *[none] { $from } hat die Verräterkarte nicht mehr. Niemand hat sie.
}
line-no-traitor = Niemand hat die Verräterkarte.

## What to do next, in the private answer

hint-seated = Als Nächstes: `/seat species` und `/population`, dann `/action begin`.
silence-relations = Es endet auch mit der Aktion.
silence-relations-wait = Es verfällt mit dem Ende der Aktion.
silence-track = Danach geht der Würfel auf seine alte Leiste zurück, oder auf eine mit Platz.

## Asking first

confirm-begins-with-few = { $count ->
    [one] Am Tisch ist erst 1 Person.
   *[other] Am Tisch sind erst { $count } Personen.
} Diplomatische Beziehungen kann niemand vorschlagen, bevor { $least } zugleich im Spiel sind. Aktion trotzdem beginnen?
confirm-aggression = Deine Aktion jetzt zu beenden, wäre ein Angriff:
confirm-aggression-breaks = Er bricht deine Beziehungen mit { $partners }: Du verlierst { $points } SP, { $count ->
    [one] die andere Seite { $each }.
   *[other] alle anderen je { $each }.
}
confirm-traitor-from = Du nimmst die Verräterkarte von { $traitor }: { $points } SP.
confirm-traitor = Du nimmst die Verräterkarte: { $points } SP.
confirm-traitor-still = Du behältst die Verräterkarte: { $points } SP.
confirm-ends-proposals = { $count ->
    [one] Dein Vorschlag { $offers } ist unbeantwortet und endet mit der Aktion.
   *[other] Deine Vorschläge { $offers } sind unbeantwortet und enden mit der Aktion.
}
confirm-end-action = Trotzdem beenden?
confirm-meets = Deine Aktion mit Schiffen dort zu beenden, wäre ein Angriff:
confirm-meets-ask = Dorthin bewegen?
confirm-replace = { $sectors ->
    [one] Das ersetzt den jetzigen Spielplan mit seinem Sektor, seinen Verbindungen und Schiffen. Ersetzen?
   *[other] Das ersetzt den jetzigen Spielplan mit seinen { $sectors } Sektoren, Verbindungen und Schiffen. Ersetzen?
}
button-begin-action = Trotzdem beginnen
button-end-action = Trotzdem beenden
button-move-there = Dorthin bewegen
button-choose-track = Leiste wählen

## What is said before the rules are asked

not-a-seat-technology = „{ $typed }“ ist keine Technologie, die hier zählt. Wähle { $known }.
pick-track = Zu Angebot { $offer }: Von welcher Leiste gibst du einen Würfel, und wohin kommt der Botschafter?
pick-track-clause = Zu Klausel { $clause }: Von welcher Leiste gibst du einen Würfel, und wohin kommt der Botschafter?
pick-track-back = Zu Angebot { $offer }: Auf welche Leiste geht dein Würfel zurück?
chosen-track = ein Würfel von { $track }, Botschafter auf Feld { $space }
track-give = { $production }, auf Feld { $space } ({ $kind })
room-move = Ansehensplättchen mit { $value } SP von Feld { $from } auf Feld { $to } verschieben
room-replace = Plättchen mit { $lesser } SP von Feld { $to } zurücklegen und das mit { $value } von { $from } dorthin schieben
room-return = Ansehensplättchen mit { $value } SP von Feld { $space } in den Beutel zurücklegen

## Refusals

no-board-full-sectors = Der Spielplan hat schon { $most } Sektoren, mehr gehen nicht. `/board sector remove` schafft Platz.
no-spot-taken-sector = { $place } liegt schon bei { $q }, { $r }. Wähle eine andere Stelle; `/board show` zeigt die Sektoren.
no-same-sector = Das ist zweimal { $place }. Wähle zwei verschiedene Sektoren; `/board show` zeigt sie.
no-too-many-ships = { $count } Schiffe sind zu viele für einen Sektor: höchstens { $most }.
flaw-no-sector = Dieser Spielplan hat keinen Sektor { $place }.
no-sectors = Ein Spielplan hat 1 bis { $most } Sektoren, nicht { $value }.
no-ships-counted-twice = Dieser Sektor zählt die Schiffe einer Person zweimal. Zähle sie einmal.
no-species-taken = Schon vergeben an { $by }: { $species }. Wähle eine andere mit `/seat species`, oder verhandle darum.
no-tiles-on-track = { $tiles ->
    [one] Auf deiner Ansehensleiste liegt 1 Plättchen, also bleibt sie, wie sie ist.
   *[other] Auf deiner Ansehensleiste liegen { $tiles } Plättchen, also bleibt sie, wie sie ist.
} `/reputation show` zeigt sie; die Moderation kann eine andere setzen: `/mod-ambassadors track`.
no-cubes-range = { $value } Würfel sind zu viele für die Leiste { $track }: Wähle 0 bis { $most }.
no-cubes = Das braucht { $needs ->
    [one] 1 Würfel
   *[other] { $needs } Würfel
}, aber du hast { $has } für deine Leisten. `/population` zeigt, wo sie sind.
no-leaves-in-action = Während deiner Aktion kannst du nicht gehen. `/action end` beendet sie.
no-action-running = { $you ->
    [actor] Deine Aktion läuft schon. `/action end` beendet sie.
   *[none] Noch läuft die Aktion von { $active }. Danach kannst du beginnen; die Moderation kann sie beenden: `/mod-ambassadors active`.
}
no-not-your-action = Es läuft die Aktion von { $active }, nicht deine. Danach beginnt `/action begin` deine.
no-no-action = Deine Aktion hat noch nicht begonnen. `/action begin` beginnt sie.
no-ships = { $has ->
    [0] Du hast keine Schiffe in { $sector }. `/board show` zeigt, wo deine sind.
   *[other] { $needs } kannst du nicht bewegen: Du hast { $has } in { $sector }. `/board show` zeigt, wo deine sind.
}
no-pinned = Du hast { $ships } in { $sector }, aber { $pinned } davon gebunden: { $each ->
    [one] Jedes fremde Schiff dort bindet eines.
   *[other] Mit deiner Tarnvorrichtung braucht es { $each } fremde Schiffe, um eines zu binden.
} Beweglich: { $free }, nicht { $needs }.
no-moderators-enter = In dieser Kampagne trägt die Moderation Schiffe und Sektoren ein: Bitte sie darum. Sie kann das ändern: `/mod-ambassadors settings entry-by:players`.
no-sector-controlled = { $you ->
    [actor] Du kontrollierst { $sector } schon.
   *[none] { $holder } kontrolliert { $sector } und kann den Sektor mit `/sector leave` aufgeben. Die Moderation kann es berichtigen: `/board sector control`.
}
no-not-your-sector = Du kannst nur einen Sektor aufgeben, den du kontrollierst. Wer { $sector } kontrolliert: { $holder }.
no-way = Von { $from } führt kein Weg nach { $to }: Schiffe ziehen entlang von Verbindungen, durch Sektoren, in denen niemand genug Schiffe hat, um deine zu binden. `/board show` zeigt beides.
no-relations = { $you ->
    [actor] Zwischen dir und { $other } sind jetzt keine Beziehungen möglich:
    [other] Zwischen dir und { $by } sind jetzt keine Beziehungen möglich:
   *[none] Zwischen { $by } und { $other } sind jetzt keine Beziehungen möglich:
}
no-relations-more = Mehr: `/ambassador check`, `/board show`.
no-out-of-action = { $one } und { $other } schließen Beziehungen nur in einer Aktion einer der beiden Seiten. { $begun ->
    [no] Gerade ist keine Aktion begonnen.
   *[yes] Gerade läuft die Aktion von { $active }.
}
no-chosen-space-taken = { $you ->
    [actor] Dein gewähltes Feld { $space } ist nicht mehr für den Botschafter frei. Unterschreib noch einmal und wähle ein anderes: `/deal sign`.
   *[none] Das von { $player } gewählte Feld { $space } ist nicht mehr für den Botschafter frei. Mit einer neuen Unterschrift ist ein anderes möglich.
}
no-already-proposed = Angebot { $offer } schlägt das schon vor und ist noch offen. `/withdraw offer:{ $offer }` zieht es zurück.
no-cube-on = { $you ->
    [actor] Auf deiner Leiste { $track } liegt kein Würfel mehr. Wähle eine andere; `/population` zeigt sie.
   *[none] Auf der Leiste { $track } von { $player } liegt kein Würfel mehr. Es muss eine andere sein.
}
no-must-pick-track = Was gibst du für Angebot { $offer }? Wähle eine Leiste ({ $tracks }) und ein Feld ({ $spaces }): `/accept offer:{ $offer } track: space:`.
no-must-pick-track-back = Auf welche Leiste geht dein Würfel zurück? Wähle aus { $tracks }: `/accept offer:{ $offer } track:`.
no-track-full = Auf deiner Leiste { $track } liegen schon alle { $most } Würfel. Wähle eine andere; `/population` zeigt sie.
no-such-space = Es gibt kein Feld { $space }: Die Ansehensleiste hat die Felder 1 bis { $most }. `/reputation show` zeigt sie.
no-space-unfit = { $kind ->
    [ambassador] Feld { $space } nimmt nur Botschafter auf{ $taken ->
        [yes] {" "}und ist belegt
       *[no] {""}
    }.
    [reputation] Feld { $space } nimmt nur Ansehensplättchen auf{ $taken ->
        [yes] {" "}und ist belegt
       *[no] {""}
    }.
   *[either] Feld { $space } ist belegt.
} `/reputation show` zeigt, welche frei sind.
no-space-empty = Feld { $space } ist leer. `/reputation show` zeigt, was wo liegt.
no-free-space = Die Ansehensleiste hat kein freies Feld für einen Botschafter. `/reputation move` oder `/reputation return` schafft Platz.
no-reputation-room = Deine Ansehensleiste hat kein freies Feld für ein Ansehensplättchen. `/reputation return` schafft Platz.
no-reputation-range = Ein Ansehensplättchen ist 1 bis { $most } SP wert, nicht { $value }.
no-ambassador-stays = Der Botschafter von { $of } bleibt: Beziehungen halten bis zum Spielende, oder bis ein Angriff sie bricht. `/reputation move` legt ihn auf ein anderes Feld.
no-spaces-range = Eine Ansehensleiste hat 1 bis { $most } Felder, nicht { $value }.
no-tiles-unfit = Die Plättchen auf der Ansehensleiste von { $player } passen nicht auf die neue. Gib ihr mehr oder andere Felder.
no-round = Runde { $round } gibt es nicht: Wähle 1 bis { $most }.
no-not-related = { $one } und { $other } haben keine Beziehungen, die enden könnten. `/standings` zeigt, wer welche hat.

## The post that shows an offer

accepting-relations = je { $points } SP und eine Stufe Produktion.
outcome-unanswered = Keine Antwort bis { $at }: Der Würfel ging auf seine Leiste zurück, oder auf eine mit Platz.

## Ambassadors: who could form relations, and why not

condition-players = { $met ->
    [yes] { $count } Personen sind am Tisch; Beziehungen brauchen { $least }.
   *[no] { $count ->
        [one] Erst 1 Person ist
       *[other] Erst { $count } Personen sind
    } am Tisch; Beziehungen brauchen { $least }. Mitmachen geht mit `/campaign join`.
}
condition-players-begun = { $met ->
    [yes] { $count } Personen waren schon zugleich am Tisch; Beziehungen brauchen { $least }.
   *[no] { $count ->
        [one] Bisher war nie mehr als 1 Person am Tisch
       *[other] Bisher waren nie mehr als { $count } Personen zugleich am Tisch
    }; Beziehungen brauchen { $least }. Mitmachen geht mit `/campaign join`, und die Moderation kann trotzdem Beziehungen schließen: `/mod-ambassadors form`.
}
condition-action = { $you ->
    [actor] Deine Aktion läuft.
   *[none] Die Aktion von { $by } läuft.
}
condition-no-action = { $you ->
    [actor] Du hast deine Aktion noch nicht begonnen: `/action begin`.
   *[none] { $by } hat die eigene Aktion noch nicht begonnen.
}
condition-other-action = { $you ->
    [actor] Es läuft die Aktion von { $active }, nicht deine.
   *[none] Es läuft die Aktion von { $active }, nicht die von { $by }.
}
condition-connected = { $you ->
    [actor] Deine Sektoren sind mit denen von { $other } verbunden: { $joints }.
    [other] Die Sektoren von { $by } sind mit deinen verbunden: { $joints }.
   *[none] Die Sektoren von { $by } sind mit denen von { $other } verbunden: { $joints }.
}
condition-unconnected = { $you ->
    [actor] Keine volle Verbindung führt von einem deiner Sektoren zu einem von { $other }.{ $generator }
    [other] Keine volle Verbindung führt von einem Sektor von { $by } zu einem deiner Sektoren.{ $generator }
   *[none] Keine volle Verbindung führt von einem Sektor von { $by } zu einem von { $other }.{ $generator }
}
generator-only = {" "}Verbindungen, die einen Wurmlochgenerator brauchen, zählen nicht: { $joints }.
condition-apart = Keine Seite hat Schiffe, die der anderen im Weg sind.
condition-clashes = Schiffe sind im Weg: { $clashes }.
condition-unrelated = Noch hat keine Seite den Botschafter der anderen.
condition-related = Diese beiden haben schon Beziehungen.
condition-loyal = Keine Seite hat die Verräterkarte.
condition-traitor = { $you ->
    [actor] Du hast die Verräterkarte.
   *[none] { $player } hat die Verräterkarte.
}
condition-space = { $you ->
    [actor] Du hast Platz für einen Botschafter (freie Felder: { $spaces }).
   *[none] { $player } hat Platz für einen Botschafter.
}
condition-no-space = { $you ->
    [actor] Du hast kein freies Feld für einen Botschafter und kannst keinen Platz schaffen.
   *[none] { $player } hat kein freies Feld für einen Botschafter.
}
condition-could-make-space = { $player } hat kein freies Feld für einen Botschafter, könnte aber Platz schaffen.
condition-make-space = Du hast kein freies Feld für einen Botschafter. So schaffst du Platz: { $ways }.
condition-tile = { $you ->
    [actor] Du hast noch { $left } von { $all } Botschafterplättchen.
   *[none] { $player } hat noch { $left } von { $all } Botschafterplättchen.
}
condition-no-tile = { $you ->
    [actor] Du hast kein Botschafterplättchen mehr: Alle { $all } liegen bei anderen.
   *[none] { $player } hat kein Botschafterplättchen mehr: Alle { $all } liegen bei anderen.
}
condition-cube = { $you ->
    [actor] Du hast { $left ->
        [one] 1 Würfel
       *[other] { $left } Würfel
    } auf deinen Bevölkerungsleisten.
   *[none] { $player } hat { $left ->
        [one] 1 Würfel
       *[other] { $left } Würfel
    } auf den Bevölkerungsleisten.
}
condition-no-cube = { $you ->
    [actor] Du hast keinen Würfel mehr auf deinen Bevölkerungsleisten.
   *[none] { $player } hat keinen Würfel mehr auf den Bevölkerungsleisten.
}
check-title = Beziehungen mit { $name }
check-open = ✅ Alle { $met } erfüllt: Du kannst jetzt `/ambassador propose` nutzen.
check-offers = Offen zwischen euch
check-proposed = ✅ Alle { $met } erfüllt. Ein Vorschlag wartet auf eine Antwort.
check-shut = ✅ { $met } erfüllt.
check-footer = /rights zeigt sie alle.
overview-title = Deine Beziehungen
overview-open = ✅ { $player }: Du kannst jetzt vorschlagen
overview-proposed = ⏳ { $player }: dein Angebot { $offer } ist noch offen
overview-free = ✅ { $player }: Sonst ist nichts im Weg
overview-related = 🤝 { $player }: Ihr habt Beziehungen
overview-shut = ❌ { $player }: { $reasons }
overview-footer = /ambassador check mit einem Namen zeigt mehr.
short-connection = keine volle Verbindung
short-apart = Schiffe im Weg
short-traitor = { $you ->
    [actor] du hast die Verräterkarte
   *[none] die andere Seite hat die Verräterkarte
}
short-space = { $you ->
    [actor] kein freies Feld auf deiner Leiste
   *[none] kein freies Feld auf der anderen Leiste
}
short-tile = { $you ->
    [actor] du hast kein Botschafterplättchen mehr
   *[none] die andere Seite hat kein Botschafterplättchen mehr
}
short-cube = { $you ->
    [actor] kein Würfel auf deinen Leisten
   *[none] kein Würfel auf den anderen Leisten
}

## Ambassadors: the board, the seats, the tracks

board-title = Spielplan von { $name }
board-none = Noch gibt es keinen Spielplan. Die Moderation kann einen anlegen: `/board example`, `/board load` oder `/board sector add`.
board-intro = { $sectors ->
    [one] 1 Sektor
   *[other] { $sectors } Sektoren
}, { $links ->
    [one] 1 Verbindung
   *[other] { $links } Verbindungen
}. { $turn }
turn-none = Runde { $round }; keine Aktion läuft.
board-line = **{ $sector }**: { $control }
board-line-ships = **{ $sector }**: { $control }; Schiffe: { $ships }
board-line-empty = **{ $sector }**: unkontrolliert
board-line-nobody = **{ $sector }**: unkontrolliert; Schiffe: { $ships }
board-ships = { $owner } { $count }
board-ships-pinned = { $owner } { $count } ({ $pinned } gebunden)
board-wormholes = Wurmlöcher
board-generators = Nur mit Wurmlochgenerator
board-portals = Warpportale
board-links = { $sector }: { $beyond }
seats-line = { $seat }. **{ $player }**: { $plays }
seats-line-active = { $seat }. **{ $player }**: { $plays } (am Zug)
seats-footer = /seat species setzt deine Spezies, /action begin beginnt deine Aktion.
reputation-title = Dein Ansehen und deine Bevölkerung
reputation-space = `{ $space }` { $kind }: { $tile }
reputation-empty = leer
reputation-ambassador = Botschafter von { $of } mit einem Würfel ({ $track }), { $points } SP
reputation-tile = Ansehensplättchen, { $value } SP
reputation-points = **{ $all } SP**: { $ambassadors } aus Botschaftern, { $traitor } aus der Verräterkarte, { $reputation } aus Ansehensplättchen, die nur du siehst.
reputation-population = Bevölkerung
reputation-cubes = { $track }: { $left } von { $most } Würfeln übrig, Produktion { $production }
reputation-in-hand = { $count ->
    [one] 1 zurückgegebener Würfel braucht eine Leiste: `/offers`.
   *[other] { $count } zurückgegebene Würfel brauchen Leisten: `/offers`.
}
reputation-tiles = Noch { $left } von { $all } Botschafterplättchen zu vergeben.
reputation-footer = /reputation move und /reputation return ordnen sie neu, /population setzt die Würfel.
standings-points = SP
standings-ambassadors = B
standings-reputation = A
standings-materials = M
standings-science = W
standings-money = G
standings-traitor = { $player } hat die Verräterkarte.
standings-legend = SP: { $ambassador } für jeden Botschafter (B), { $points } für die Verräterkarte. A: Ansehensplättchen, verdeckt. M, W, G: Produktion von Material, Wissenschaft, Geld.
standings-legend-ended = SP: { $ambassador } für jeden Botschafter (B), { $points } für die Verräterkarte, und was die Ansehensplättchen wert sind (A). M, W, G: Produktion von Material, Wissenschaft, Geld.
standings-relations = Beziehungen
standings-pair = { $one } und { $other }

## Offers

offers-none-relations = Keine Angebote sind offen. `/ambassador propose` macht eines.

## The panel of the table, and what its buttons ask

panel-action = Runde { $round }. Es läuft die Aktion von { $player }.
panel-action-then = Runde { $round }. Es läuft die Aktion von { $player }, danach ist { $next } dran.
panel-action-next = Runde { $round }. { $next } ist als Nächstes dran: **Aktion beginnen**.
panel-no-action = Runde { $round }. Keine Aktion läuft: **Aktion beginnen** beginnt eine.
guide-begin-action = Aktion beginnen
guide-end-action = Aktion beenden
guide-move = Schiffe bewegen
guide-move-from = Welche Schiffe bewegst du? Frei zum Aufbruch:
guide-move-to = Wohin geht es von { $sector }? Erreichbar:
guide-move-count = Wie viele gehen von { $from } nach { $to }?
guide-nothing-to-move = Gerade kann sich keines deiner Schiffe bewegen.
move-source = { $sector }: { $ships }
guide-propose = Beziehungen vorschlagen
propose-to = { $player } vorschlagen
guide-propose-track = Von welcher Leiste kommt dein Würfel? Produktion vorher und nachher:
guide-check = Beziehungen prüfen
guide-reputation = Ansehen
guide-draw = Plättchen legen
guide-draw-which = Welches Plättchen hast du gezogen?
guide-rearrange = Plättchen verschieben
guide-rearrange-from = Welches Plättchen verschiebst du?
guide-rearrange-to = Auf welches Feld kommt es?
guide-give-back = Plättchen zurücklegen
guide-give-back-which = Welches Plättchen legst du zurück?
guide-space-ambassador = Botschafter von { $player }
guide-species = Spezies
guide-species-which = Welche Spezies spielst du?
guide-technology = Technologie
guide-technology-which = Was hat sich geändert?
technology-got = Ich habe jetzt: { $name }
technology-lost = Ich habe nicht mehr: { $name }
guide-ships-where = In welchem Sektor haben sich deine Schiffe geändert?
guide-ships-form = Deine Schiffe in { $sector }
guide-ships-count = Schiffe
guide-take-sector = Sektor einnehmen
guide-take-sector-which = Welchen Sektor nimmst du ein? Diese kontrolliert niemand:
guide-leave-sector = Sektor aufgeben
guide-leave-sector-which = Welchen deiner Sektoren gibst du auf?
guide-population = Bevölkerung
guide-population-form = Würfel auf deinen Leisten

## Pictures and their alt texts

picture-board-legend = Runde { $round }
picture-board-holder = kontrolliert den Sektor
picture-board-ships = Schiffe
picture-board-held = { $sector }: { $player }
picture-board-alt = Ein Spielplan mit { $sectors ->
    [one] einem Sektor
   *[other] { $sectors } Sektoren
}. Kontrolliert: { $list }.
picture-board-alt-none = Ein Spielplan mit { $sectors ->
    [one] einem Sektor
   *[other] { $sectors } Sektoren
}. Niemand kontrolliert etwas.
picture-ancients = Schiffe der Ahnen
picture-wormhole = Wurmloch
picture-generator = nur mit Generator
picture-warp-portal = Warpportale
picture-relations-legend = Eine Linie verbindet zwei, die Beziehungen haben.
picture-relations-seat = wer, nach Platz
picture-relations-tie = Beziehungen
picture-points = { $points } SP
picture-traitor = Verräterkarte
picture-relations-alt = Beziehungen: { $list }.
picture-relations-alt-none = Niemand hat Beziehungen.
picture-traitor-alt = { $player } hat die Verräterkarte.
record-relations = Beziehungen: { $asked } vorgeschlagen, { $formed } geschlossen, { $refused } abgelehnt, { $broken } gebrochen.

## Campaigns

setting-name-entry-by = Schiffe und Sektoren
setting-value-entry-by-players = trägt ein, wem sie gehören
setting-value-entry-by-moderators = trägt die Moderation ein
setting-entry-by-players = Schiffe und Sektoren trägt ein, wem sie gehören.
setting-entry-by-moderators = Schiffe und Sektoren trägt die Moderation ein.

## The rules by number

rules-e1 = Der Spielplan und die Teile
rules-e2 = Beziehungen schließen
rules-e3 = Dauer und Bruch
rules-e4 = Rangliste
rule-e1-1 = Der Spielplan hat Sektoren mit denen, die sie kontrollieren, Verbindungen und Schiffe. Wurmlöcher auf beiden Seiten oder ein Paar Warpportale ergeben eine volle Verbindung; Verbindungen, die einen Wurmlochgenerator brauchen, sind markiert. E3.4 sagt, was Schiffe bindet.
rule-e1-2 = Alle haben eine Ansehensleiste mit Feldern für einen Botschafter, ein Ansehensplättchen oder beides; Bevölkerungsleisten für Material, Wissenschaft und Geld mit je bis zu { $cubes } Würfeln; und { $tiles } Botschafterplättchen. Es gibt eine Verräterkarte.
rule-e1-3 = Ansehensleisten haben diese Felder: { $species }. Bis zu { $terrans } Personen können die Terraner spielen. Die Moderation kann jede andere Leiste setzen.
rule-e1-4 = Die Produktion einer Leiste hängt von den Würfeln ab, die noch darauf liegen, von keinem bis { $cubes }: { $production }. Jeder Würfel, der sie verlässt, hebt sie um eine Stufe.
rule-e1-5 = Das Spiel merkt sich Plätze, eine Runde und wer am Zug ist. `/action begin` beginnt eine Aktion, `/action end` beendet sie; während der eigenen kannst du nicht gehen. Die Moderation kann alles berichtigen.
rule-e1-6 = Änderungen an deinen eigenen Teilen trägst du jederzeit ein. `/ships set` setzt deine Schiffe in einem Sektor, `/sector take` nimmt einen unkontrollierten Sektor ein, mit oder ohne Schiffe, `/sector leave` gibt einen auf. Eine Kampagne kann das der Moderation überlassen (`entry-by`).
rule-e2-1 = Beziehungen brauchen ein Spiel mit mindestens { $least-players } Mitspielenden. Es zählt, wie viele seit der ersten Aktion höchstens zugleich am Tisch waren: Wer später dazukommt, zählt, und wer geht, zählt weiter. Während deiner Aktion kannst du allen anderen Beziehungen vorschlagen.
rule-e2-2 = Eine volle Verbindung muss einen deiner Sektoren mit einem der anderen Seite verbinden. Der Wurmlochgenerator zählt nicht.
rule-e2-3 = Keine Seite darf Schiffe in einem Sektor haben, den die andere kontrolliert oder in dem sie Schiffe hat.
rule-e2-4 = Keine Seite darf den Botschafter der anderen schon haben.
rule-e2-5 = Keine Seite darf die Verräterkarte haben, und beide brauchen ein leeres Feld, das einen Botschafter aufnimmt. Du kannst jederzeit Ansehensplättchen in den Beutel zurücklegen und Plättchen zwischen passenden Feldern verschieben.
rule-e2-6 = Beide brauchen ein Botschafterplättchen zum Vergeben und einen Würfel auf einer Bevölkerungsleiste.
rule-e2-7 = Wird der Vorschlag abgelehnt, ändert sich nichts, und die Aktion geht weiter. Wird er angenommen, gibt jede Seite der anderen ein Botschafterplättchen mit einem Würfel von einer Leiste ihrer Wahl. Wer es bekommt, wählt ein leeres Feld; sonst ist es das erste passende.
rule-e2-8 = Beide Produktionen steigen sofort um eine Stufe (E1.4). Jeder Botschafter, den du hast, ist am Ende { $ambassador } SP wert.
rule-e2-9 = Alle Bedingungen werden beim Vorschlag geprüft und noch einmal bei der Annahme. Ein Vorschlag endet mit der Aktion, in der er gemacht wurde; davor wirst du gefragt.
rule-e2-10 = `/ambassador check` zeigt, welche dieser Bedingungen zwischen dir und jemandem erfüllt sind, und warum.
rule-e3-1 = Beziehungen halten bis zum Ende des Spiels. Freiwillig kannst du einen Botschafter nicht zurückgeben.
rule-e3-2 = Wenn du deine Aktion mit Schiffen in einem Sektor beendest, in dem die andere Seite Schiffe hat oder den sie kontrolliert, ist das ein Angriff. Durchqueren ist keiner. Ich prüfe alle Beziehungen, wenn du deine Aktion beendest, und sage, was ich gefunden habe.
rule-e3-3 = Beide geben dann den fremden Botschafter zurück und legen den eigenen Würfel auf eine Leiste ihrer Wahl. Wer angegriffen hat, bekommt die Verräterkarte: { $traitor } SP, solange sie dort liegt. Beziehungen mit anderen bleiben.
rule-e3-4 = Jedes Schiff bindet ein Schiff jeder anderen Seite in seinem Sektor, auch das der Ahnen. Das gilt auch unter Verbündeten. Mit der Tarnvorrichtung, eingetragen mit `/seat technology`, braucht es { $cloaked }, um eines von deinen zu binden. Durchqueren ist kein Angriff, außer wenn die Schiffe gebunden sind.
rule-e3-5 = Ich warne dich und frage, bevor du eine Aktion beendest, die ein Angriff wäre, und bevor deine Schiffe dorthin ziehen, wo sie auf Verbündete treffen.
rule-e3-6 = Die Leiste eines zurückgegebenen Würfels wählt nur, wem er gehört. Diese Wahl lässt sich weder ablehnen noch zurückziehen; ohne rechtzeitige Antwort geht der Würfel auf seine alte Leiste zurück.
rule-e4-1 = `/standings` zeigt für alle die Botschafter, die SP daraus und aus der Verräterkarte, die Produktion jeder Leiste und die Beziehungen. Ansehensplättchen bleiben bis zum Ende verdeckt.

## Help

help-title-relations = Hilfe: diplomatische Beziehungen
help-title-board = Hilfe: der Spielplan
help-start-ambassadors = Ihr spielt auf einem Spielplan; ich verwalte Sektoren, Plätze, Plättchen und Würfel. Das Ziel sind **diplomatische Beziehungen**: Beide Seiten haben den Botschafter der anderen, das hebt die Produktion und bringt je { $ambassador } SP.
    1. `/campaign join` bringt dich hinein, `/seat species` setzt deine Spezies. Beziehungen brauchen { $least } Mitspielende.
    2. `/board show` zeigt den Spielplan, `/reputation show` deine eigenen Plättchen und Würfel.
    3. `/action begin`, wenn du am Zug bist. `/move-ships` bewegt deine Schiffe, `/action end` beendet deine Aktion.
    4. `/ambassador check player:@Bo` zeigt, was im Weg ist, `/ambassador propose player:@Bo track:science` schlägt Beziehungen vor.
    5. `/offers` zeigt, was auf deine Antwort wartet, `/standings`, wer vorn liegt.
    6. Mehr: `/help topic:relations`, und `/rules` nach Nummern.
help-relations = So läuft ein Spiel:
    1. `/campaign create name:Spiral Arm ruleset:ambassadors` beginnt es in diesem Kanal, und mit `/campaign join` machen alle mit: mindestens { $least }, höchstens { $most }.
    2. Alle wählen mit `/seat species` eine Spezies, die auch die Ansehensleiste bestimmt; `/seat show` zeigt die Reihenfolge. Die Moderation baut den Spielplan auf: `/board example players:4`.
    3. Im Spiel hält `/population science:8` die Würfel auf deinen Leisten fest und `/reputation place value:3` deine Ansehensplättchen, deren Wert sonst niemand sieht. `/ships set`, `/sector take` und `/sector leave` halten deine Schiffe und Sektoren aktuell.
    4. `/action begin` beginnt deinen Zug. `/move-ships from:Vega to:Tau count:1` bewegt Schiffe.
    5. `/ambassador check player:@Bo` zeigt, was im Weg ist, und `/rights player:@Bo` jede Bedingung, erfüllt oder nicht. `/ambassador propose player:@Bo track:science` schlägt Beziehungen vor. Der Vorschlag endet mit deiner Aktion; ablehnen kostet nichts. *Gegenvorschlag* beantwortet ihn mit einem Vertrag, der weitere Punkte haben kann.
    6. Wenn @Bo annimmt, haben beide den Botschafter der anderen Seite mit einem Würfel: Beide Produktionen steigen, und beide gewinnen { $ambassador } SP.
    7. `/action end` beendet deine Aktion. Sind deine Schiffe dort, wo die andere Seite Schiffe hat oder den Sektor kontrolliert, ist das ein Angriff. Ich frage dich vorher; danach brechen die Beziehungen, Würfel gehen zurück, und du hast die Verräterkarte, { $points } SP.
    8. `/standings` zeigt, wer vorn liegt.
help-board = Ein Spielplan hat bis zu { $most } Sektoren mit Verbindungen dazwischen. Die Moderation baut ihn auf: `/board example players:4` lädt einen fertigen für { $sizes } Personen, `/board load` einen aus einer Datei, und `/board export` speichert einen als Datei.
    `/board sector add name:Vega q:1 r:0` legt einen Sektor an, `/board sector control sector:Vega player:@Bo` gibt ihn jemandem, `/board link add from:Vega to:Tau` verbindet zwei, `/board ships set sector:Vega count:2 player:@Bo` setzt Schiffe. `remove` nimmt etwas wieder weg.
    Im Spiel hält `/ships set sector:Vega count:2` deine Schiffe dort fest, `/sector take sector:Vega` nimmt einen unkontrollierten Sektor ein, `/sector leave` gibt einen auf.
    `/board show` zeigt alles. Jedes Schiff bindet ein Schiff jeder anderen Seite in seinem Sektor, auch das der Ahnen. Mit der Tarnvorrichtung braucht es { $cloaked }.
    Während deiner Aktion bewegt `/move-ships from:Vega to:Tau count:1` Schiffe, die nicht gebunden sind, entlang von Verbindungen und durch Sektoren, in denen keines gebunden würde.
    `/mod-ambassadors` setzt sich über die Regeln hinweg: `form` und `part` für Beziehungen, `traitor`, `active`, `round`, `track`. `settings` sagt, wer Schiffe und Sektoren einträgt.
help-title-ambassadors-terms = Begriffe von Ambassadors
help-ambassadors-terms =
    - **Diplomatische Beziehungen**: Zwei haben jeweils den Botschafter der anderen Seite, jeder mit einem Würfel von dort.
    - **Volle Verbindung**: eine Verbindung zwischen einem deiner Sektoren und einem von @Bo, mit Wurmlöchern auf beiden Seiten.
    - **Gebunden**: kann einen Sektor nicht verlassen. Jedes fremde Schiff dort bindet eines von deinen. Mit der Tarnvorrichtung braucht es { $cloaked }.
    - **Produktion**: was eine Bevölkerungsleiste abwirft. Sie steigt mit jedem Würfel, der die Leiste verlässt.
    - **Ansehensleiste**: die Felder deiner Spezies für Botschafter und Ansehensplättchen.
    - **Angriff**: die Aktion mit Schiffen dort zu beenden, wo die andere Seite einer Beziehung Schiffe hat oder den Sektor kontrolliert.
    - **Verräterkarte**: liegt bei dem Mitglied, das zuletzt Beziehungen gebrochen hat. Sie kostet Punkte und verhindert neue Beziehungen.

## Joining a server, and founding by a form

about-ambassadors = die diplomatischen Beziehungen aus Eclipse, auf einem Spielplan; am Ende zählen die SP

## Boards and seats: what cannot be read, and the commands

pick-track-menu = Leiste wählen
make-room-menu = Platz für einen Botschafter schaffen
spot-both = Um einen Sektor auf die Karte zu legen, gib `q` und `r` an. Ohne beide steht er unter der Karte.
not-spaces = „{ $typed }“ ist keine Ansehensleiste. Schreib einen Buchstaben pro Feld: A für Botschafter, R für Ansehensplättchen, E für beides, etwa `A E E E E`.
cmd-board = Der Spielplan: seine Sektoren, Verbindungen und Schiffe
cmd-board-show = Sieh den Spielplan
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-board-sector = Sektoren des Spielplans (Moderation)
cmd-board-sector-add = Leg einen Sektor auf den Spielplan
    .name = Der Name des Sektors
    .q = Seine Lage: Schritte von der Mitte nach rechts
    .r = Seine Lage: Schritte von der Mitte nach rechts unten
    .player = Wer ihn kontrolliert; sonst niemand
    .reason = Der Grund, steht im Protokoll
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-board-sector-remove = Nimm einen Sektor vom Spielplan, mit seinen Schiffen und Verbindungen
    .sector = Der Sektor
    .reason = Der Grund, steht im Protokoll
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-board-sector-control = Lege fest, wer einen Sektor kontrolliert
    .sector = Der Sektor
    .player = Wer ihn kontrolliert; sonst niemand
    .reason = Der Grund, steht im Protokoll
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-board-link = Verbindungen zwischen Sektoren (Moderation)
cmd-board-link-add = Verbinde zwei Sektoren, oder ändere ihre Verbindung
    .from = Einer der beiden Sektoren
    .to = Der andere Sektor
    .kind = Die Art der Verbindung; sonst ein Wurmloch
    .reason = Der Grund, steht im Protokoll
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-board-link-remove = Entferne die Verbindung zwischen zwei Sektoren
    .from = Einer der beiden Sektoren
    .to = Der andere Sektor
    .reason = Der Grund, steht im Protokoll
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-board-ships = Schiffe auf dem Spielplan (Moderation)
cmd-board-ships-set = Lege fest, wie viele Schiffe jemand in einem Sektor hat
    .sector = Der Sektor
    .count = Die Zahl der Schiffe; 0 für keine
    .player = Wem sie gehören; sonst den Ahnen
    .reason = Der Grund, steht im Protokoll
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-board-load = Lade einen ganzen Spielplan aus einer Datei (Moderation)
    .file = Eine JSON-Datei, wie /board export sie erzeugt
    .reason = Der Grund, steht im Protokoll
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-board-example = Lade einen der Beispielpläne (Moderation)
    .players = Für wie viele Personen er ist
    .reason = Der Grund, steht im Protokoll
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-board-export = Hol dir den Spielplan als Datei
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-seat = Die Plätze: wer mitspielt, Spezies und Technologien
cmd-seat-show = Sieh die Plätze, und wer am Zug ist
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-seat-species = Wähle deine Spezies, die auch deine Ansehensleiste bestimmt
    .species = Deine Spezies
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-seat-technology = Halte fest, ob du eine Technologie hast, die hier zählt
    .technology = Die Technologie
    .has = Ob du sie hast
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-seat-order = Lege fest, wo jemand sitzt (Moderation)
    .player = Wer
    .position = Die Nummer des Platzes, im Uhrzeigersinn
    .reason = Der Grund, steht im Protokoll
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-turn = Beginne oder beende deinen Zug
cmd-turn-begin = Beginne deinen Zug
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-turn-end = Beende deinen Zug
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-population = Setze die Würfel auf deinen Bevölkerungsleisten; ohne Zahlen siehst du deinen Platz
    .materials = Würfel auf der Leiste Material
    .science = Würfel auf der Leiste Wissenschaft
    .money = Würfel auf der Leiste Geld
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-action = Beginne oder beende deine Aktion
cmd-action-begin = Beginne deine Aktion
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-action-end = Beende deine Aktion; wenn das ein Angriff ist, wirst du vorher gefragt
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-move-ships = Bewege Schiffe während deiner Aktion
    .from = Der Sektor, aus dem sie kommen
    .to = Der Sektor, in den sie gehen
    .count = Die Zahl der Schiffe
    .player = Wem sie gehören, wenn nicht dir (Moderation)
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-ships-set = Halte fest, wie viele Schiffe du in einem Sektor hast
    .sector = Der Sektor
    .count = Wie viele jetzt dort sind; 0 für keine
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-sector = Nimm einen Sektor ein, oder gib einen auf
cmd-sector-take = Nimm einen Sektor ein, den niemand kontrolliert
    .sector = Der Sektor
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-sector-leave = Gib einen Sektor auf, den du kontrollierst
    .sector = Der Sektor
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-ambassador = Diplomatische Beziehungen mit anderen
cmd-ambassador-check = Sieh, was diplomatische Beziehungen brauchen, und was davon erfüllt ist
    .player = Mit wem; sonst mit allen
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-ambassador-propose = Schlag während deiner Aktion diplomatische Beziehungen vor
    .player = Wem du sie vorschlägst
    .track = Die Leiste, von der dein Würfel kommt
    .space = Das Feld für den anderen Botschafter; sonst das erste freie
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-reputation = Deine Ansehensleiste; nur du siehst sie
cmd-reputation-show = Sieh deine Ansehensleiste, deine Plättchen und deine Würfel
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-reputation-place = Leg ein Ansehensplättchen, das du gezogen hast
    .value = Der Wert des Plättchens
    .space = Das Feld dafür; sonst das erste freie
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-reputation-move = Verschieb ein Plättchen auf ein anderes Feld; liegt dort eines, tauschen sie
    .from = Das Feld, von dem es kommt
    .to = Das Feld, auf das es geht
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-reputation-return = Leg ein Ansehensplättchen in den Beutel zurück
    .space = Das Feld, auf dem es liegt
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-standings = Sieh die Rangliste
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-ambassadors = Berichtige Beziehungen, Plättchen und Züge
cmd-mod-ambassadors-form = Schließ Beziehungen zwischen zweien, was auch immer die Regeln sagen
    .player-a = Die eine Seite
    .track-a = Die Leiste, von der ihr Würfel kommt
    .player-b = Die andere Seite
    .track-b = Die Leiste, von der ihr Würfel kommt
    .reason = Der Grund, steht im Protokoll
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-ambassadors-part = Beende die Beziehungen von zweien; niemand bekommt die Verräterkarte
    .player-a = Die eine Seite
    .player-b = Die andere Seite
    .reason = Der Grund, steht im Protokoll
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-ambassadors-traitor = Lege fest, wer die Verräterkarte hat
    .player = Wer sie hat; sonst niemand
    .reason = Der Grund, steht im Protokoll
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-ambassadors-active = Lege fest, wessen Aktion läuft, ohne die letzte zu prüfen
    .player = Wessen Aktion läuft; sonst keine
    .reason = Der Grund, steht im Protokoll
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-ambassadors-round = Setze die Runde
    .number = Die Nummer der Runde
    .reason = Der Grund, steht im Protokoll
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-ambassadors-settings = Sieh oder ändere die Einstellungen
    .entry-by = Ob Mitspielende oder die Moderation Schiffe und Sektoren eintragen; sonst Mitspielende
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-ambassadors-track = Gib jemandem eine andere Ansehensleiste
    .player = Wem
    .spaces = Ein Buchstabe pro Feld: A Botschafter, R Ansehen, E beides, etwa A E E E E
    .reason = Der Grund, steht im Protokoll
    .campaign = Die Kampagne, falls nicht die dieses Kanals

## Choices of commands

choice-materials = Material
choice-wormhole = Wurmloch
choice-generator = nur mit Generator
choice-warp-portal = Warpportal
choice-terrans = Terraner
choice-hydran-progress = Hydran-Fortschritt
choice-planta = Planta
choice-eridani-empire = Eridani-Imperium
choice-descendants-of-draco = Draco-Nachfahren
choice-mechanema = Mechanema
choice-orion-hegemony = Orion-Hegemonie
