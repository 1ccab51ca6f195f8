## The panel of the table, and what its buttons ask

panel-turn = Runde { $round }. { $player } ist am Zug.
panel-turn-then = Runde { $round }. { $player } ist am Zug, danach { $next }.
panel-turn-next = Runde { $round }. { $next } ist als Nächstes am Zug: **Zug beginnen**.
panel-no-turn = Runde { $round }. Niemand ist am Zug: **Zug beginnen** beginnt einen.
guide-influence = Einfluss
guide-alliance = Bündnis
guide-alliance-with = Mit welchem Reich verbündest du dich? Jetzt möglich:
guide-end-alliance = Bündnis beenden
guide-end-alliance-which = Welches Bündnis beendest du? Jetzt möglich:
guide-call = Zu den Waffen rufen
guide-call-which = Welches verbündete Reich rufst du, und wozu? Grenzt es an einen Feind, aber nicht an dich, dann nenne diesen: `/alliance call enemy:`.
guide-call-line = { $realm }: { $kind }
guide-claims = Ansprüche
guide-trade = Handel
guide-trade-begin = Handel beginnen
guide-trade-ship = Schiff bewegen
guide-trade-ship-from = Welche Seezone verlässt es?
guide-trade-ship-to = In welche Seezone fährt es?
guide-trade-choose = Karte wählen
guide-trade-discard = Karten abwerfen
guide-covert = Verdeckte Aktion
guide-covert-which = Welche verdeckte Aktion?
guide-hand = Meine Hand
guide-discard-card = Karte abwerfen
guide-discard-which = Welche Karte wirfst du ab?
guide-realms = Reiche
guide-realm-menu = Einzelheiten zu …
guide-check-action = Aktion prüfen
guide-check-action-which = Was hast du vor?
guide-check-target = Welches Ziel?
guide-seat-realm = Reich nehmen
guide-seat-realm-which = Welches Reich nimmst du?
guide-purse = Macht und Dukaten
field-power = Änderung der Macht
field-ducats = Änderung der Dukaten
field-reason = Grund
guide-province = Provinz einnehmen
guide-province-area = In welcher Region?
guide-province-which = Welche Provinz?
guide-pieces = Figuren
guide-pieces-which = Welche Figuren?
guide-pieces-where = Wo?
guide-piece-town = Städte
guide-piece-vassal = Vasallen
guide-piece-marriage = Königsehen
guide-piece-colonist = Kolonisten
guide-piece-ship = Leichte Schiffe
guide-piece-protection = Schiffe auf Schutzplätzen
guide-war = Krieg und Frieden
guide-war-which = Was hat sich geändert?
guide-war-line = { $realm }: { $war ->
    [yes] im Krieg
   *[no] im Frieden
}
guide-deal = Verdeckte Karten austeilen
guide-deal-whom = Wer bekommt die Karten?
guide-deal-count = Wie viele Karten, verdeckt?

## Pictures and their alt texts

record-alliances = Bündnisse: { $forged } geschlossen, davon { $taken } anderen abgenommen.
record-covert = Verdeckte Aktionen: { $declared } angesagt, { $countered } gekontert.

## Help

help-title-realms-terms = Begriffe von Realms
help-realms-terms =
    - **Einfluss**: deine Marker in einer Region; jede Aktion dort hängt von ihnen ab.
    - **NSR**: ein Nichtspielerreich.
    - **Bündnis**: dein Marker auf einem NSR, das zu dir steht.
    - **Anspruch**: ein Marker, der es rechtfertigt, eine Provinz zu erobern.
    - **Casus Belli**: ein Kriegsgrund, der nichts kostet.
    - **Verdeckte Aktion**: eine heimlich gespielte Karte, die ihre Ziele kontern können, bevor sie wirkt.
    - **Macht und Dukaten**: was Aktionen kosten.

## Joining a server, and founding by a form

about-realms = Einfluss, Bündnisse und verdeckte Karten aus Europa Universalis, bis die Moderation das Spiel beendet

## Realms: words

ruleset-realms = Realms
realms-nothing = nichts
realms-power = { $count } Macht
realms-ducats = { $count ->
    [one] 1 Dukaten
   *[other] { $count } Dukaten
}
realms-both = { $power } und { $ducats }
realms-supply = Einfluss { $influence }, Ansprüche { $claims }, Bündnisse { $alliances }
realms-share = { $count } in { $area }
realms-count = { $player } { $count }
piece-town = { $count ->
    [one] 1 Stadt
   *[other] { $count } Städte
}
piece-vassal = { $count ->
    [one] 1 Vasall
   *[other] { $count } Vasallen
}
piece-marriage = { $count ->
    [one] 1 Königsehe
   *[other] { $count } Königsehen
}
piece-colonist = { $count ->
    [one] 1 Kolonist
   *[other] { $count } Kolonisten
}
piece-influence = { $count } Einfluss
piece-claim = { $count ->
    [one] 1 Anspruch
   *[other] { $count } Ansprüche
}
piece-ship = { $count ->
    [one] 1 leichtes Schiff
   *[other] { $count } leichte Schiffe
}
piece-protection = { $count ->
    [one] 1 leichtes Schiff auf einem Schutzplatz
   *[other] { $count } leichte Schiffe auf Schutzplätzen
}
strength-marriages = { $total } (darunter { $marriages })
strength-claims = { $total } (darunter { $claims } durch Ansprüche)
strength-both = { $total } (darunter { $marriages }, und { $claims } durch Ansprüche)

## Realms: what an action needs

needs-turn = du bist am Zug.
needs-turn-other = { $player } ist am Zug.
needs-turn-none = niemand ist am Zug. `/turn begin` beginnt deinen.
needs-action-any = Aktionen sind unbegrenzt; in diesem Zug hattest du { $taken ->
    [0] noch keine
   *[other] schon { $taken }
}.
needs-action = in diesem Zug hattest du { $taken } von { $most } Aktionen.
needs-none-open = keine verdeckte Aktion wartet auf ihre Ziele.
needs-window-open = die verdeckte Aktion von { $player } wartet noch auf ihre Ziele.
needs-charge = { $has ->
    [0] dein Spionagenetz hat keine Ladungen mehr.
    [one] das verbraucht die letzte Ladung deines Spionagenetzes.
   *[other] das verbraucht 1 der { $has } Ladungen deines Spionagenetzes.
}
needs-in-hand = { $held ->
    [yes] du hast { $card } auf der Hand.
   *[no] du hast { $card } nicht auf der Hand.
}
needs-paid = das kostet { $cost }; du hast { $has }.
needs-influence = du brauchst { $needs } Einfluss; dein Vorrat hat { $left }.
needs-claims = { $met ->
    [yes] du brauchst { $needs } deiner Ansprüche; dein Vorrat hat { $left }.
   *[no] du brauchst { $needs } deiner Ansprüche, aber dein Vorrat hat { $left }.
}
needs-alliance = { $left ->
    [0] du hast keine Bündnismarker mehr.
    [one] das verbraucht deinen letzten Bündnismarker.
   *[other] das verbraucht 1 deiner { $left } übrigen Bündnismarker.
}
needs-reach = { $met ->
    [yes] { $area } ist in Reichweite, von { $from } aus.
   *[no] { $area } ist außer Reichweite: Zu Beginn deines Zuges hattest du weder dort noch in einer Nachbarregion eine Stadt, einen Vasallen, eine Königsehe, ein Bündnis oder Einfluss.
}
needs-near = { $met ->
    [yes] { $area } liegt nicht auf einem fernen Kontinent.
   *[no] { $area } liegt auf einem fernen Kontinent, und dort lässt sich kein Einfluss platzieren.
}
needs-open = { $met ->
    [yes] Spielerreiche besitzen nicht alles in { $area }.
   *[no] Spielerreiche besitzen jede Provinz in { $area }, und dann lässt sich dort kein Einfluss platzieren.
}
needs-of-turn = du hast in diesem Zug { $placed } in { $area } platziert, und das wären { $more } mehr; die Grenze ist { $most } pro Region und Zug.
needs-space = { $met ->
    [yes] { $area } hat { $there } von { $most } Einfluss, alle zusammengezählt; das wären { $more } mehr.
   *[no] { $left ->
        [0] { $area } ist voll: { $there } von { $most } Einfluss, alle zusammengezählt. In eine volle Region kommt nur eine verdeckte Aktion.
       *[other] { $area } hat Platz für { $left } mehr, nicht für { $more }: { $there } von { $most } Einfluss, alle zusammengezählt.
    }
}
needs-peace = { $met ->
    [yes] { $realm } ist im Frieden.
   *[no] { $realm } ist im Krieg.
}
needs-capital = { $met ->
    [yes] die Hauptstadt von { $realm } liegt in { $area }.
   *[no] { $realm } hat keine Hauptstadt auf der Landkarte.
}
needs-standing = dein Einfluss in Regionen von { $realm } ist { $own }; du brauchst { $least }.
needs-majority = dein Einfluss in Regionen von { $realm } ist { $own }; { $ally } ist mit dem Reich verbündet und hat { $theirs }, du brauchst mehr.
needs-unallied = { $met ->
    [yes] du bist noch nicht mit { $realm } verbündet.
   *[no] du bist schon mit { $realm } verbündet.
}
needs-allied = { $met ->
    [yes] du bist mit { $realm } verbündet.
   *[no] du bist nicht mit { $realm } verbündet.
}
needs-ally-near = { $met ->
    [yes] { $realm } grenzt an { $to }, von { $from } aus.
   *[no] keine Region von { $realm } grenzt an { $to }.
}
needs-to-discard = das wirft { $needs } Einfluss in Regionen von { $realm } ab; du hast dort { $has }.
needs-claim-there = { $met ->
    [yes] { $realm } ist fern, und du hast dort einen Anspruch: { $claims }.
   *[no] { $realm } ist fern, du brauchst also einen Anspruch auf eine seiner Regionen.
}
needs-few-alliances = { $count ->
    [0] du hast keine Bündnisse; die Grenze ist { $most }.
    [one] du hast 1 Bündnis ({ $allies }); die Grenze ist { $most }.
   *[other] du hast { $count } Bündnisse ({ $allies }); die Grenze ist { $most }.
}
needs-border = { $met ->
    [yes] { $area } grenzt{ $land ->
        [yes] {" "}über Land
       *[no] {""}
    } an dein Reich, von { $from } aus.
   *[no] { $area } grenzt nicht an dein Reich{ $land ->
        [yes] , jedenfalls nicht über Land, wie es eine ferne Region muss
       *[no] {""}
    }.
}
needs-unclaimed = { $met ->
    [yes] du hast keinen Anspruch auf { $area }.
   *[no] du hast schon einen Anspruch auf { $area }.
}
needs-not-own = { $met ->
    [yes] du besitzt nicht alles in { $area }.
   *[no] du besitzt schon jede Provinz in { $area }.
}
needs-inhabited = { $met ->
    [yes] in { $area } gibt es eine Provinz eines Nichtspielerreichs, einen Vasallen oder eine Stadt.
   *[no] { $area } ist fern und braucht eine Provinz eines Nichtspielerreichs, einen Vasallen oder eine Stadt.
}

## Realms: what happened

line-realms-seated = { $you ->
    [actor] Du nimmst den letzten Platz ein.
   *[none] { $player } nimmt den letzten Platz ein.
}
told-realms-exchanged = { $you ->
    [actor] Du spielst jetzt { $realm }, und { $with } spielt { $theirs }.
    [other] { $player } spielt jetzt { $realm }, und du spielst { $theirs }.
   *[none] { $player } spielt jetzt { $realm }, und { $with } spielt { $theirs }.
}
told-realm-taken = { $you ->
    [actor] Du spielst jetzt { $realm }, und { $with } hat kein Reich.
    [other] { $player } spielt jetzt { $realm }, und du hast kein Reich.
   *[none] { $player } spielt jetzt { $realm }, und { $with } hat kein Reich.
}
line-round-begun = Runde { $round } beginnt.
line-round-merchants = Runde { $round } beginnt. Händler stehen wieder auf: { $merchants }.
line-ducats-paid = { $from } hat jetzt { $left }, { $to } hat { $has }.
told-purse = { $you ->
    [actor] Du hast jetzt { $after }
   *[none] { $player } hat jetzt { $after }
} (vorher { $before }).{ $lost ->
    [0] {""}
   *[other] {" "}Mehr als { $most } Macht geht nicht, also verfallen { $lost }.
}
told-province = { $province } in { $area } gehört jetzt { $owner } (vorher { $before }).
told-pieces = { $you ->
    [actor] Dein Bestand in { $place }: { $pieces } (vorher { $before }).
   *[none] Bestand von { $player } in { $place }: { $pieces } (vorher { $before }).
}
told-war = { $war ->
    [yes] { $realm } ist jetzt im Krieg.
   *[no] { $realm } ist jetzt im Frieden.
}
line-influence-returned = Spielerreiche besitzen jetzt jede Provinz in { $area }, also kehrt der Einfluss von dort zurück: { $influence }.
told-influence-placed = { $you ->
    [actor] Du platzierst Einfluss: { $areas }. Das kostet { $paid }, dir bleiben { $left }.
   *[none] { $player } platziert Einfluss: { $areas }. Das kostet { $paid }, es bleiben { $left }.
}
told-alliance-forged = { $you ->
    [actor] Du schließt ein Bündnis mit { $realm }: Dein Marker kommt nach { $area }.{ $free ->
        [yes] {""}
       *[no] {" "}Das kostet { $paid }, dir bleiben { $left }.
    }
   *[none] { $player } schließt ein Bündnis mit { $realm }: Der Marker kommt nach { $area }.{ $free ->
        [yes] {""}
       *[no] {" "}Das kostet { $paid }, es bleiben { $left }.
    }
}
told-alliance-ended = { $you ->
    [actor] Du beendest dein Bündnis mit { $realm }.{ $some ->
        [yes] {" "}Dein Marker kehrt zurück, dein Einfluss auch: { $areas }.
       *[no] {" "}Dein Marker kehrt zurück.
    }
   *[none] { $player } beendet das Bündnis mit { $realm }.{ $some ->
        [yes] {" "}Der Marker kehrt zurück, der Einfluss auch: { $areas }.
       *[no] {" "}Der Marker kehrt zurück.
    }
}
told-called-to-arms = { $you ->
    [actor] Du rufst { $realm } zu den Waffen ({ $kind }{ $against ->
        [yes] , gegen { $enemy }
       *[no] {""}
    }) und wirfst Einfluss ab: { $areas }.
   *[none] { $player } ruft { $realm } zu den Waffen ({ $kind }{ $against ->
        [yes] , gegen { $enemy }
       *[no] {""}
    }) und wirft Einfluss ab: { $areas }.
} { $realm } ist jetzt im Krieg und bringt { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
} mit.
told-alliance-won = { $you ->
    [actor] Du übernimmst das Bündnis mit { $realm } von { $before }: Der alte Marker kehrt zurück, deiner kommt nach { $area }.{ $free ->
        [yes] {""}
       *[no] {" "}Das kostet { $paid }, dir bleiben { $left }.
    }
    [other] { $player } übernimmt dein Bündnis mit { $realm }: Dein Marker kehrt zurück, der neue kommt nach { $area }.{ $free ->
        [yes] {""}
       *[no] {" "}Das kostet { $paid }, es bleiben { $left }.
    }
   *[none] { $player } übernimmt das Bündnis mit { $realm } von { $before }: Der alte Marker kehrt zurück, der neue kommt nach { $area }.{ $free ->
        [yes] {""}
       *[no] {" "}Das kostet { $paid }, es bleiben { $left }.
    }
}
line-landed = { $you ->
    [actor] Außerdem platzierst du einen Einfluss in { $area }.
   *[none] Außerdem platziert { $player } einen Einfluss in { $area }.
}
landing-full = Es bringt keinen Einfluss: { $area } ist voll.
landing-distant = Es bringt keinen Einfluss: { $area } liegt auf einem fernen Kontinent.
landing-all-owned = Es bringt keinen Einfluss: Spielerreiche besitzen jede Provinz in { $area }.
landing-none-left = Es bringt keinen Einfluss: Der Vorrat ist leer.
line-claims-placed = { $you ->
    [actor] Du hast jetzt { $count ->
        [one] einen Anspruch
       *[other] Ansprüche
    } auf { $areas }.
   *[none] { $player } hat jetzt { $count ->
        [one] einen Anspruch
       *[other] Ansprüche
    } auf { $areas }.
}
line-supply-set = Vorrat von { $player }: { $changes }.
supply-influence = Einfluss { $before } → { $after }
supply-claims = Ansprüche { $before } → { $after }
supply-alliances = Bündnisse { $before } → { $after }
supply-merchants = Händler insgesamt { $before } → { $after }
line-alliance-set = Mit { $realm } verbündet: { $before } → { $after }.
line-merchant-set = Händler { $number } von { $player }: { $before } → { $after }.
merchant-at = in { $node }{ $upright ->
    [yes] , stehend
   *[no] , liegend
}
merchant-in-hand = auf der Hand{ $upright ->
    [yes] , stehend
   *[no] , liegend
}
line-hostile-set = { $hostile ->
    [yes] { $zone } ist für { $player } jetzt feindlich.
   *[no] { $zone } ist für { $player } nicht mehr feindlich.
}
line-pirates-set = Piraten in { $node }: { $before } → { $count }.
line-map-loaded = Die Landkarte hat jetzt { $areas ->
    [one] 1 Region
   *[other] { $areas } Regionen
} und { $zones ->
    [one] 1 Seezone
   *[other] { $zones } Seezonen
}.
line-realms-dealt = Reiche verteilt: { $realms }.
realm-dealt = { $player } { $realm }

## Realms: refusals

no-unmet = { $count ->
    [one] Eine Bedingung ist nicht erfüllt, also wird nichts bezahlt:
   *[other] { $count } Bedingungen sind nicht erfüllt, also wird nichts bezahlt:
}
    { $lines }
no-game-begun = Ein Reich wählen kannst du nur vor dem ersten Zug, und der hat begonnen.
no-area-in-reach = Im Moment erreicht dein Einfluss keine Region mit freiem Platz. `/realm check action:influence area:` sagt, woran es bei einer Region fehlt.
no-choose-areas = In welchen Regionen? Diese sind in Reichweite:
    { $areas }
no-area-to-claim = Im Moment kannst du auf keine Region Anspruch erheben. `/realm check action:claims area:` sagt, woran es bei einer Region fehlt.
no-choose-claims = Auf welche Regionen? Möglich wären:
    { $areas }
no-choose-payment = Wie bezahlst du diesen Einfluss ({ $areas })? Sag mit `ducats`, wie viele. Zur Wahl steht:
    { $ways }
no-area-twice = { $area } ist zweimal genannt. Nenne jede Region einmal.
no-choose-count = Wie viel Einfluss platzierst du in { $area }? Gib 1 bis { $most } an.
no-too-many-in-ducats = { $most ->
    [0] Der erste Einfluss kostet 1 Macht, und mehr platzierst du nicht, also lassen sich { $named } nicht in Dukaten bezahlen.
    [one] Nur 1 davon lässt sich in Dukaten bezahlen, nicht { $named }: Der erste kostet 1 Macht.
   *[other] Nur { $most } davon lassen sich in Dukaten bezahlen, nicht { $named }: Der erste kostet 1 Macht.
}
no-such-realm = Kein Reich heißt { $realm }. `/realm show` zeigt alle.
no-such-area = Keine Region heißt { $area }. `/area show` zeigt alle.
no-such-zone = Keine Seezone heißt { $zone }. `/board show` zeigt alle.
no-such-province = Keine Provinz heißt { $province }. `/area show` zeigt alle.
no-such-node = Kein Handelszentrum heißt { $node }. `/board show` zeigt alle.
no-realm-of-yours = { $you ->
    [actor] Du hast
   *[none] { $player } hat
} kein Reich: Alle waren schon verteilt. Die Moderation kann ein freies zuweisen: `/mod-realms seat`.
no-plays-realm = { $player } spielt schon { $realm }. Vor dem ersten Zug tauscht `/seat realm` Reiche.
no-realm-taken = { $realm } wird von { $player } gespielt. Frei sind Nichtspielerreiche und die Reiche derer, die ausgestiegen sind.
advice-no-realm = Alle Reiche sind verteilt. Die Moderation kann dir ein freies geben: `/mod-realms seat`. Dann zeigt `/realm show`, was es hat, und `/turn begin` beginnt deinen Zug.
line-realm-given = { $you ->
    [actor] Du spielst jetzt { $realm }, mit allem, was { $before } zurückgelassen hat. `/turn begin` beginnt deinen Zug.
   *[none] { $player } spielt jetzt { $realm }, mit allem, was { $before } zurückgelassen hat. `/turn begin` beginnt den Zug.
}
line-npr-given = { $you ->
    [actor] Du spielst jetzt { $realm }, bisher ein Nichtspielerreich. `/turn begin` beginnt deinen Zug.
   *[none] { $player } spielt jetzt { $realm }, bisher ein Nichtspielerreich. `/turn begin` beginnt den Zug.
}
line-npr-ally-returns = {" "}Der Bündnismarker von { $ally } kehrt zurück.
no-not-an-npr = { $realm } wird von { $you ->
    [actor] dir
   *[none] { $player }
} gespielt; hier ist ein Nichtspielerreich nötig. `/realm show` zeigt sie.
no-is-an-npr = { $realm } ist ein Nichtspielerreich; hier ist ein Spielerreich nötig. `/seat show` zeigt sie.
no-is-vassal = { $realm } ist { $you ->
    [actor] dein Vasall
   *[none] ein Vasall von { $player }
}; hier ist ein Reich nötig, das kein Vasall ist. `/realm show` zeigt alle.
no-ally-as-enemy = { $realm } ist das Reich, das du zu den Waffen rufst. Nenne ein anderes als Feind.
no-choose-leaving = { $count } Einfluss von dir müssen die Regionen von { $realm } verlassen. Du hast { $areas }; sag, welche.
no-not-your-realm = { $realm } wird von { $player } gespielt. Eintragen kannst du das nur für dein eigenes Reich oder ein Nichtspielerreich.
no-power = Du kannst nicht { $needs } Macht wegnehmen; die Kasse hat { $has }.
no-ducats = Du kannst nicht { $needs } wegnehmen; die Kasse hat { $has }.
no-purse-short = { $you ->
    [actor] Du brauchst dafür { $needs } und hast { $has }.
   *[none] { $player } braucht dafür { $needs } und hat { $has }.
}
no-ducats-out-of-turn = Dukaten gehen zwischen { $from } und { $to } nur im Zug einer der beiden Seiten über. { $begun ->
    [no] Gerade ist kein Zug begonnen.
   *[yes] Gerade ist { $active } am Zug.
}
no-number-range = { $value } geht nicht (0 bis { $most }).
no-not-entered = { $kind ->
    [claim] Ansprüche
   *[influence] Einfluss
} kannst du hier nicht eintragen: Das tun Aktionen, und die Moderation korrigiert es mit `/mod-realms`.
no-area-full = { $area } hätte dann { $would } Einfluss, alle zusammengezählt; die Grenze ist { $most }.
no-influence-distant = { $area } liegt auf einem fernen Kontinent, und dort lässt sich kein Einfluss platzieren.
no-influence-all-owned = Spielerreiche besitzen jede Provinz in { $area }, und dann lässt sich dort kein Einfluss platzieren.
no-supply = Nötig: { $needs }. { $you ->
    [actor] Du hast
   *[none] { $player } hat
} aber nur noch { $left } im Vorrat. `/mod-realms supply` ändert das.
token-alliances = { $count ->
    [one] 1 Bündnis
   *[other] { $count } Bündnisse
}
no-too-many-alliances = { $you ->
    [actor] Du hast schon
   *[none] { $player } hat schon
} { $most } Bündnisse, und mehr gehen nicht.
no-too-many-marriages = { $you ->
    [actor] Du kannst
   *[none] { $player } kann
} höchstens { $most } Königsehen im Spiel haben.
no-slots = { $zone } hat { $slots ->
    [0] keine Schutzplätze
    [one] 1 Schutzplatz
   *[other] { $slots } Schutzplätze
}, und damit wären { $would } Schiffe darauf.
no-such-merchant = { $you ->
    [actor] Du hast
   *[none] { $player } hat
} { $has ->
    [0] keine Händler
    [one] 1 Händler
   *[other] { $has } Händler
}, also gibt es keine Nummer { $number }.
no-merchant-there = { $you ->
    [actor] Du hast schon
   *[none] { $player } hat schon
} einen Händler in { $node }, und mehr als einer geht nicht.
flaw-province-twice = die Provinz { $province } ist zweimal genannt
flaw-capital-twice = { $realm } hat schon eine andere Hauptstadt
flaw-capital-of-none = eine Hauptstadt braucht ein Reich, dem sie gehört
flaw-seat-twice = Platz { $seat } hat schon ein anderes Reich
flaw-seat-without-realm = Platz { $seat } hat Figuren, aber kein Reich
flaw-ally-of-player = nur ein Nichtspielerreich kann verbündet sein
flaw-vassal-otherwise = ein Vasall kann weder Platz noch Bündnis haben
flaw-only-of-player = das kann nur ein Reich mit Platz haben
flaw-seat-counted-twice = Platz { $seat } steht hier zweimal
flaw-node-nowhere = ein Handelszentrum braucht eine Region oder Seezonen, nicht beides
flaw-listed-twice = { $name } steht zweimal da
flaw-next-to-itself = { $name } muss nicht als eigener Nachbar genannt sein
flaw-count = { $value } geht nicht ({ $least } bis { $most })
no-setting-range = { $value } geht nicht ({ $least } bis { $most }). Nichts wurde geändert.

## Realms: what has to be seen first

confirm-influence = Du platzierst Einfluss: { $areas }. Das kostet { $price }, dir bleiben { $left }. Platzieren?
confirm-forge = Du schließt ein Bündnis mit { $realm }: Dein Marker kommt in die Hauptstadt, nach { $area }.
confirm-forge-wins = Er ersetzt den Marker von { $player }, der zurückkehrt.
confirm-landed = Außerdem platzierst du einen Einfluss in { $area }.
confirm-price = Das kostet { $price }, dir bleiben { $left }. Ausführen?
confirm-end-alliance = Du beendest dein Bündnis mit { $realm }: Dein Marker kehrt zurück{ $some ->
    [yes] , dein Einfluss auch: { $areas }
   *[no] {""}
}. Ihr bekommt beide eine Marke `truce` (Waffenruhe). Es kostet nichts. Beenden?
confirm-call = Du rufst { $realm } zu den Waffen ({ $kind }{ $against ->
    [yes] , gegen { $enemy }
   *[no] {""}
}) und wirfst Einfluss ab: { $areas }. { $realm } zieht in den Krieg und bringt { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
} mit. Rufen?
confirm-replaces-map = { $places ->
    [one] Das ersetzt die jetzige Landkarte mit ihrem 1 Ort
   *[other] Das ersetzt die jetzige Landkarte mit ihren { $places } Regionen und Seezonen
} und allen Figuren darauf. Die Reiche werden neu verteilt; Handkarten, Händler, Marken und alles Offene verschwinden. Ersetzen?
confirm-leave-realms = Du verlässt die Kampagne.
confirm-leave-turn = Dein Zug endet.
confirm-leave-trade = Dein Handel endet: Die aufgedeckten Karten werden abgeworfen, und nichts wird gezahlt.
confirm-leave-action = Deine verdeckte Aktion ({ $deed }) bleibt ohne Wirkung. Den Preis bekommst du nicht zurück.
confirm-leave-question = Angebot { $offer } an dich gilt als unbeantwortet.
confirm-leave-realm-stays = Du behältst alles, was du hast, aber deine Züge werden übersprungen, und du wirst nichts gefragt. `/campaign join` bringt dich zurück. Aussteigen?
button-place-influence = Platzieren
button-forge = Schließen
button-end-alliance = Beenden
button-call = Zu den Waffen rufen
button-declare = Ansagen

## Realms: what is shown

areas-map-title = Landkarte von { $name }
areas-none = Es gibt noch keine Landkarte. Die Moderation kann eine laden: `/board example players:4`, oder `/board load` für eure eigene.
map-footer = /area show und /realm show zeigen Einzelheiten. /realm check sagt, was eine Aktion braucht.
map-nprs = Nichtspielerreiche
map-zones = Seezonen
map-nodes = Handelszentren
zone-line = { $zone }: Schutzplätze { $slots }
zone-protection = {" "}· darauf: { $whose }
zone-ships = {" "}· daneben: { $whose }
zone-hostile = {" "}· feindlich für { $players }
node-line = { $node } ({ $places }){ $pirates ->
    [0] {""}
    [one] {" "}· 1 Pirat
   *[other] {" "}· { $pirates } Piraten
}
areas-title = Regionen
areas-footer = /area show mit einer Region zeigt ihre Provinzen, Figuren und Grenzen.
areas-line = **{ $area }**: { $owners }
areas-distant = {" "}· fern
areas-influence = {" "}· Einfluss: { $whose }
areas-claims = {" "}· Ansprüche: { $whose }
area-title = { $area }
area-distant = Die Region liegt auf einem fernen Kontinent.
area-battleground = Die Region ist umkämpft: Ein Anspruch kostet { $price }.
area-no-province = keine Provinzen
area-province = **{ $province }**: { $owner } · Steuer { $tax }, Größe { $size }
area-capital = Hauptstadt von { $realm }
area-influence = Einfluss: **{ $all }** von { $most }: { $whose }
area-influence-none = Einfluss: **0** von { $most }
area-no-influence = Einfluss: hier nicht möglich
area-no-influence-owned = Einfluss: hier nicht möglich, weil Spielerreiche jede Provinz besitzen
area-claims = Ansprüche: { $whose }
area-towns = Städte: { $whose }
area-vassals = Vasallen: { $whose }
area-marriages = Königsehen: { $whose }
area-colonists = Kolonisten: { $whose }
area-by-land = Über Land: { $areas }
area-by-sea = Über See: { $zones }
realms-title = Reiche
realms-footer = /realm show mit einem Reich zeigt Einzelheiten.
realms-line = **{ $realm }** · { $player }{ $war ->
    [yes] {" "}· im Krieg
   *[no] {""}
} · { $purse }
realms-vassal-line = **{ $realm }**{ $war ->
    [yes] {" "}(im Krieg)
   *[no] {""}
}: Vasall von { $player }
realm-vassal = Vasall von { $player }, Steuereinnahmen { $tax }
realm-title = { $realm }
realm-played = Gespielt von { $player }, { $war ->
    [yes] im Krieg
   *[no] im Frieden
}
realm-purse = **Kasse**: { $purse }
realm-supply = **Vorrat**: { $supply }
realm-provinces = **Provinzen**: { $provinces }, Steuereinnahmen { $tax }
realm-on-map = **Auf der Landkarte**: Einfluss { $influence }, Städte { $towns }, Vasallen { $vassals }, Königsehen { $marriages }, leichte Schiffe { $ships }
realm-claims = **Ansprüche**: { $areas }
realm-allies = **Verbündete Reiche**: { $realms }
realm-merchants = **Händler**: { $merchants }
realm-no-merchants = **Händler**: keine
realm-merchant = { $number } { $at }
realm-hand = **Verdeckte Karten** auf der Hand: { $count }
realm-marks = **Marken**: { $marks }
realm-covert = **Spionagenetz**: Ladungen { $charges }
npr-line = **{ $realm }**{ $war ->
    [yes] {" "}(im Krieg)
   *[no] {""}
}: { $ally } · { $leads } · nächstes Bündnis kostet { $price }
npr-no-ally = ohne Bündnis
npr-ally-is = verbündet mit { $player }
npr-no-leader = niemand führt
npr-leads = { $count ->
    [one] { $players } führt
   *[other] { $players } führen
} mit { $most }
npr-war = Nichtspielerreich, { $war ->
    [yes] im Krieg
   *[no] im Frieden
}
npr-capital = **Hauptstadt** in { $area }{ $distant ->
    [yes] , auf einem fernen Kontinent
   *[no] {""}
}
npr-no-capital = Es hat keine Hauptstadt auf der Landkarte, also ist kein Bündnis möglich.
npr-areas = **Regionen**: { $areas }
npr-price = **Steuereinnahmen** { $tax }: nächstes Bündnis kostet { $price }
npr-ally = **Verbündet mit**: { $player }
npr-ally-none = **Verbündet mit**: niemandem
npr-strength = { $player }: Einfluss { $strength }
npr-no-strength = Niemand hat Einfluss in seinen Regionen.
realm-seat = { $seat }. { $turn ->
    [yes] **{ $player }** (am Zug)
   *[no] { $player }
}: { $realm }
realm-seat-none = kein Reich
realm-seats-without = Die Moderation kann allen, die keines haben, ein freies Reich geben: `/mod-realms seat`.
rights-realm-nothing = Nichts: Es besitzt keine Provinzen, hat keine Verbündeten, und du hast keine Karte dagegen.
right-covert = { $card }{ $any ->
    [yes] {" "}in { $areas }
   *[no] {""}
}
realm-seats-footer = Im Uhrzeigersinn. /seat realm nimmt vor dem ersten Zug ein anderes Reich; /turn begin beginnt deinen Zug.
realm-turn = Runde { $round }. { $player } ist am Zug.
realm-turn-none = Runde { $round }. Niemand ist am Zug.
realm-column-alliances = B
realm-column-influence = E
realm-column-claims = A
realm-column-provinces = P
realm-column-power = M
realm-column-ducats = D
realm-standings-legend = B: Bündnisse, E: Einfluss auf der Landkarte, A: Ansprüche, P: Provinzen, M: Macht, D: Dukaten.
realm-check-open = Alle Bedingungen sind erfüllt. Das kostet { $price }.
realm-check-shut = { $unmet ->
    [one] 1 von { $all } Bedingungen ist nicht erfüllt.
   *[other] { $unmet } von { $all } Bedingungen sind nicht erfüllt.
} Das kostet { $price }.
check-influence = 1 Einfluss in { $area } platzieren
check-alliance = Ein Bündnis mit { $realm } schließen
check-trade = Einen Handel beginnen
check-claims = Einen Anspruch auf { $area } fabrizieren
check-covert = { $card } spielen
picture-realms-legend = Runde { $round }. Am Zug: { $player }
picture-realms-legend-none = Runde { $round }
picture-influence = Einfluss
picture-free = Platz für Einfluss
picture-owner = besitzt Provinzen
picture-claim = Anspruch
picture-alliance = Hauptstadt, mit Bündnis
picture-capital = Hauptstadt ohne Bündnis
picture-town = Stadt
picture-vassal = Vasall
picture-marriage = Königsehe
picture-colonist = Kolonist
picture-ships = leichte Schiffe
picture-protection = Handelsschutz
picture-slot = freier Schutzplatz
picture-hostile = feindlich gesinnt
picture-node = Handelszentrum
picture-power = Handelsmacht
picture-pirates = Piraten
picture-land = Grenze an Land
picture-coast = Küste
picture-sea = Grenze auf See
picture-distant = fern: kein Einfluss
picture-battleground = umkämpft
picture-realm = Reich
picture-ally = Verbündet
picture-leads = Führt
picture-costs = Nächstes Bündnis
picture-none = niemand
picture-npr = { $realm }: verbündet { $ally }, führend { $leads }, das nächste Bündnis kostet { $price }
picture-area = { $area }: Einfluss { $counts }
picture-claims = { $area }: Ansprüche von { $players }
picture-fleet = { $zone }: Schiffe { $counts }
picture-realms-alt = Eine Landkarte mit { $areas ->
    [one] 1 Region
   *[other] { $areas } Regionen
}. { $list }.
check-what = Wofür prüfst du { $action }?
menu-area = Region wählen
menu-realm = Reich wählen
no-such-action = Keine Aktion heißt { $action }. Wähle aus: { $actions }.
influence-which = Wo platzierst du Einfluss? Wähle { $most ->
    [one] 1 Region
   *[other] 1 bis { $most } Regionen
}. Noch wird nichts bezahlt.{ $more ->
    [yes] {" "}Einige Regionen in Reichweite stehen nicht hier: `/influence place area:` nimmt jede.
   *[no] {""}
}
influence-menu = Regionen in Reichweite
claims-which = Wo fabrizierst du { $most ->
    [one] einen Anspruch? Wähle 1 Region.
   *[other] Ansprüche? Wähle 1 bis { $most } Regionen.
} Ein Anspruch kostet { $price }, { $battleground } in einer umkämpften Region. Noch wird nichts bezahlt.
claims-menu = Mögliche Regionen
choose-realm = Gegen welches Reich spielst du { $card }?
choose-area = In welcher Region spielst du { $card }?
choose-whose = Wessen Einfluss in { $area } ist das Ziel?
influence-line = { $area } ({ $there } von { $most } dort)
influence-how-much = Wie viel Einfluss platzierst du in { $area } ({ $there } von { $most } dort)?
leaving-which = Wähle { $count } Einfluss, die die Regionen von { $realm } verlassen.
leaving-menu = Einfluss, den du entfernst
leaving-line = { $area }: { $number } von { $there }
leaving-area = { $area } (du hast { $there })
call-defensive = Verteidigung
call-offensive = Angriff
influence-how-paid = { $areas }. Der erste Einfluss kostet einen Punkt Macht, jeder weitere einen Punkt Macht oder { $ducats }. Wie bezahlst du?

## Realms: covert actions

deed-claims = { $count ->
    [one] Anspruch
   *[other] Ansprüche
} auf { $areas }
deed-card-both = { $card } gegen { $realm } in { $area }
deed-card-realm = { $card } gegen { $realm }
deed-card-area = { $card } in { $area }
deed-count = { $deed }, { $influence }
card-line = **{ $card }**: kostet { $price }{ $spy ->
    [yes] {" "}und verbraucht eine Ladung
   *[no] {""}
}
card-counters = **{ $card }**: kontert eine verdeckte Aktion, die auf dich zielt
card-does = {" "}· { $effect }
card-says = {" "}· „{ $said }“
effect-remove = entfernt { $count ->
    [one] 1 Einfluss
   *[other] bis zu { $count } Einfluss
} einer anderen Person
effect-swap = ersetzt { $count ->
    [one] 1 Einfluss
   *[other] bis zu { $count } Einfluss
} einer anderen Person durch deinen, auch in einer vollen Region
effect-claim = platziert einen Anspruch
effect-alliance = schließt ein Bündnis
effect-mark = hinterlässt eine Marke: { $mark } ({ $count })
effect-mark-own = gibt dir eine Marke: { $mark } ({ $count })
confirm-covert = Du sagst eine verdeckte Aktion an: { $deed }.
confirm-covert-targets = Heimliche Konter sind möglich durch { $targets }. Den Preis bekommst du dann nicht zurück.
confirm-covert-unopposed = Sie zielt auf niemanden, wirkt also sofort.
needs-theirs = { $player } hat { $has } Einfluss in { $area }.
told-declared = { $you ->
    [actor] Du sagst eine verdeckte Aktion an: { $deed }. Das kostet { $paid }, dir bleiben { $left }.
   *[none] { $player } sagt eine verdeckte Aktion an: { $deed }. Das kostet { $paid }, es bleiben { $left }.
}
line-charge-used = { $left ->
    [0] Das verbraucht die letzte Ladung des Spionagenetzes, das damit abgeworfen wird.
   *[other] Das verbraucht eine Ladung des Spionagenetzes; übrig: { $left }.
}
line-card-used = Die Karte wird abgeworfen.
line-unopposed = Sie zielt auf niemanden, wirkt also sofort.
line-may-counter = Heimliche Konter sind möglich durch { $targets }.
told-countered = { $you ->
    [actor] Du konterst { $against } mit Spionageabwehr; die Karte wird abgeworfen. Auch das lässt sich heimlich kontern.
    [other] { $by } kontert dich mit Spionageabwehr; die Karte wird abgeworfen. Du kannst das heimlich kontern.
   *[none] { $by } kontert { $against } mit Spionageabwehr; die Karte wird abgeworfen. { $against } kann das heimlich kontern.
}
told-took-effect = { $you ->
    [actor] Deine verdeckte Aktion wirkt: { $deed }.
   *[none] Die verdeckte Aktion von { $player } wirkt: { $deed }.
}
told-covert-failed = { $you ->
    [actor] Deine verdeckte Aktion ({ $deed }) bleibt ohne Wirkung: Ihre Bedingungen sind nicht mehr erfüllt. Den Preis bekommst du nicht zurück.
   *[none] Die verdeckte Aktion von { $player } ({ $deed }) bleibt ohne Wirkung: Ihre Bedingungen sind nicht mehr erfüllt. Der Preis kommt nicht zurück.
}
told-stays-countered = { $you ->
    [actor] Der Konter von { $by } gilt: Deine verdeckte Aktion ({ $deed }) bleibt ohne Wirkung. Den Preis bekommst du nicht zurück.
    [other] Dein Konter gilt: Die verdeckte Aktion von { $player } ({ $deed }) bleibt ohne Wirkung. Der Preis kommt nicht zurück.
   *[none] Der Konter von { $by } gilt: Die verdeckte Aktion von { $player } ({ $deed }) bleibt ohne Wirkung. Der Preis kommt nicht zurück.
}
told-actor-left = { $you ->
    [actor] Du bist ausgestiegen, also bleibt deine verdeckte Aktion ({ $deed }) ohne Wirkung. Den Preis bekommst du nicht zurück.
   *[none] { $player } ist ausgestiegen, also bleibt die verdeckte Aktion ({ $deed }) ohne Wirkung. Der Preis kommt nicht zurück.
}
told-called-off = { $you ->
    [actor] Die Landkarte wurde ersetzt, also bleibt deine verdeckte Aktion ({ $deed }) ohne Wirkung.
   *[none] Die Landkarte wurde ersetzt, also bleibt die verdeckte Aktion von { $player } ({ $deed }) ohne Wirkung.
}
told-game-ended = { $you ->
    [actor] Die Kampagne ist beendet, also bleibt deine verdeckte Aktion ({ $deed }) ohne Wirkung.
   *[none] Die Kampagne ist beendet, also bleibt die verdeckte Aktion von { $player } ({ $deed }) ohne Wirkung.
}
line-influence-removed = { $you ->
    [actor] Du entfernst { $influence } von { $of } aus { $area }.
    [other] { $by } entfernt { $influence } von dir aus { $area }; er kehrt in deinen Vorrat zurück.
   *[none] { $by } entfernt { $influence } von { $of } aus { $area }.
}
line-influence-swapped = { $you ->
    [actor] Du ersetzt { $influence } von { $of } in { $area } durch deinen.
    [other] { $by } ersetzt { $influence } von dir in { $area } durch eigenen.
   *[none] { $by } ersetzt { $influence } von { $of } in { $area } durch eigenen.
}
line-marked = { $on }: { $mark } { $before } → { $count }.
told-dealt = { $you ->
    [actor] Du bekommst { $count ->
        [one] 1 verdeckte Karte
       *[other] { $count } verdeckte Karten
    }: `/hand show` zeigt deine Hand, nur dir.
   *[none] { $player } bekommt { $count ->
        [one] 1 verdeckte Karte
       *[other] { $count } verdeckte Karten
    }: `/hand show` zeigt allen nur die eigene Hand.
}
told-dealt-seen = { $you ->
    [actor] Du bekommst verdeckt { $cards }: Außer dir sieht das niemand.
   *[none] { $player } bekommt verdeckt { $cards }.
}
told-discarded = { $you ->
    [actor] Du wirfst { $card } ab.
   *[none] { $player } wirft { $card } ab.
}
# Trade.
trade-power = { $total } (Händler { $merchant } + Schlüsselprovinzen { $provinces } + Schutzplätze { $ships })
trade-chain-joined = verbunden
trade-chain-broken = der Kette von der Hauptstadt fehlt eine Figur in { $lacks }
trade-chain-no-way = kein Weg führt von der Hauptstadt dorthin
trade-chain-capital = die Hauptstadt { $province } gehört { $owner }
trade-chain-none = keine Hauptstadt als Anfang
trade-stand = { $player }: Handelsmacht { $power }, { $merchant ->
    [upright] Händler steht
    [down] Händler liegt
   *[none] kein Händler
}; { $chain }.
trade-card = { $nodes }: Reihen mit { $rows } Dukaten
trade-revealed = **{ $number }** { $card }
trade-hand = Hand
trade-open = ✅ { $node }: wählbar.
trade-closed = ❌ { $node }: { $why }.
trade-away = weder neben dem Schiff in { $zone } noch durch eine Kette über dieses verbunden
trade-lies-there = der Händler dort liegt, und es ist nur für einen Platz
trade-none-upright = kein Händler steht
trade-title = Handel
trade-none = Es läuft kein Handel.
trade-begun = { $player } handelt: Bis { $deadline } muss eine Karte gewählt sein, sonst werden alle abgeworfen.
trade-moved = Das Schiff ist nach { $zone } gefahren.
trade-hidden = Die Karten sieht nur, wer handelt.
trade-reckoning = { $player } handelt in { $node }, und ein Gleichstand muss aufgelöst werden. Die Handelsmacht, als die Karte gewählt wurde:
trade-node-title = { $node }
trade-node-line = { $node }: Piraten { $pirates }; Händler von { $merchants }.
trade-node-empty = { $node }: Piraten { $pirates }; keine Händler.
trade-pirates = { $pirates ->
    [0] Keine Piraten.
    [one] 1 Pirat schiebt alle 1 Reihe tiefer.
   *[other] { $pirates } Piraten schieben alle { $pirates } Reihen tiefer.
}
trade-shift = { $node }, { $player }: Handelsmacht { $before } → { $power }; { $same ->
    [yes] { $chain }
   *[no] { $was } → { $chain }
}.
trade-shift-own = { $verdict } Deine Handelsmacht dort: { $before } → { $power }.
trade-shift-stays = { $verdict } Deine Handelsmacht dort bleibt { $power }.
trade-card-menu = Karte und Handelszentrum wählen
trade-card-line = { $number }: { $node }, Reihen mit { $rows } Dukaten
trade-node-menu = Handelszentrum wählen
trade-merchant-menu = Händler wählen
trade-merchant-line = Der Händler in { $node }
trade-merchant-hand = Ein Händler von der Hand
trade-displace-menu = Schiff, das verdrängt wird
trade-share = Reihe { $row }, { $pays }: { $player }, Handelsmacht { $power }; hat jetzt { $has }.
trade-share-below = Nichts: { $player }, Handelsmacht { $power }; unter die letzte Reihe geschoben.
trade-share-cut-off = Nichts: { $player }, Handelsmacht { $power }; { $chain }.
confirm-trade = Einen Handel beginnen? Das kostet { $price }, dir bleiben { $left }. { $revealed } Handelskarten werden aufgedeckt; sie alle abzuwerfen bringt { $pays }.
confirm-trade-ends = Dein Handel ist noch nicht fertig. Beendest du deinen Zug, werden seine Karten abgeworfen, und du bekommst { $ducats }.
confirm-ship = Ein leichtes Schiff von { $from } nach { $to } bewegen, { $slot ->
    [yes] auf einen Schutzplatz
   *[no] neben die Schutzplätze
}? Danach musst du eine Karte wählen.
confirm-ship-displaces = Es verdrängt das Schiff von { $player }, das in der Zone bleibt.
button-trade = Handeln
button-move-ship = Schiff bewegen
button-discard-and-end = Abwerfen und Zug beenden
button-break-tie = Auflösen
told-trade-begun = { $you ->
    [actor] Du beginnst einen Handel. Das kostet { $paid }, dir bleiben { $left }.
   *[none] { $player } beginnt einen Handel. Das kostet { $paid }, es bleiben { $left }.
} { $seen ->
    [all] { $count } Handelskarten sind aufgedeckt; bis { $deadline } muss eine gewählt sein, sonst werden alle abgeworfen.
    [trader] Nur du siehst die { $count } Handelskarten; wähle bis { $deadline } eine, sonst werden alle abgeworfen.
   *[none] Die { $count } Handelskarten sieht nur, wer handelt; bis { $deadline } muss eine gewählt sein, sonst werden alle abgeworfen.
}
advice-trade-begun = `/trade choose` zeigt, was zur Wahl steht, `/trade ship` bewegt vorher ein leichtes Schiff, `/trade discard` gibt alle Karten für { $pays } ab.
advice-trade-moved = Wähle jetzt eine Karte: `/trade choose`.
line-trade-shuffled = Die Handelskarten werden gemischt. Versprechen ({ $hash }): `{ $promise }…`
line-trade-reshuffled = Die übrigen Handelskarten werden neu gemischt, weil einige gesehen wurden. Versprechen ({ $hash }): `{ $promise }…`
line-trade-shuffle-shown = Keine Handelskarte aus diesem Mischen ist mehr verborgen. Das Versprechen war `{ $promise }`; dies ist der Text dahinter: `{ $said }`
line-trade-renewed = Der Handel von { $player } bekommt noch einmal seine volle Zeit, bis { $deadline }.
told-trade-discarded = { $why ->
    [asked] { $you ->
        [actor] Du wirfst alle Handelskarten ab und bekommst { $pays }; du hast jetzt { $has }.
       *[none] { $player } wirft alle Handelskarten ab und bekommt { $pays }; Stand jetzt: { $has }.
    }
    [turn] { $you ->
        [actor] Dein Zug endet, also werden alle Handelskarten abgeworfen, und du bekommst { $pays }; du hast jetzt { $has }.
       *[none] Der Zug von { $player } endet, also werden alle Handelskarten für { $pays } abgeworfen; Stand jetzt: { $has }.
    }
    [deadline] { $you ->
        [actor] Du hast nicht rechtzeitig eine Handelskarte gewählt: Alle werden abgeworfen, und nichts wird gezahlt.
       *[none] { $player } hat nicht rechtzeitig eine Handelskarte gewählt: Alle werden abgeworfen, und nichts wird gezahlt.
    }
    [left] Der Handel von { $player } ist vorbei: Alle Handelskarten werden abgeworfen, und nichts wird gezahlt.
   *[ended] Der Handel von { $player } ist vorbei: Alle Handelskarten werden für { $pays } abgeworfen; Stand jetzt: { $has }.
}
told-trade-ship = { $you ->
    [actor] Du bewegst
   *[none] { $player } bewegt
} ein leichtes Schiff von { $from } nach { $to }, { $slot ->
    [yes] auf einen Schutzplatz
   *[no] neben die Schutzplätze
}.
line-ship-displaced = Das Schiff von { $player } verlässt seinen Schutzplatz, bleibt aber in { $zone }.
told-trade-chosen = { $you ->
    [actor] Du handelst
   *[none] { $player } handelt
} in { $node } (die Karte { $card }). { $merchant ->
    [there] Der Händler dort wird hingelegt.
    [hand] Ein Händler kommt von der Hand dorthin und wird hingelegt.
   *[node] Der Händler aus { $place } kommt dorthin und wird hingelegt.
}
told-trade-reckoned = Handel in { $node }, Reihen mit { $rows } Dukaten{ $pirates ->
    [0] {""}
    [one] , 1 Pirat: Alle rücken 1 Reihe tiefer
   *[other] , { $pirates } Piraten: Alle rücken { $pirates } Reihen tiefer
}.
line-tie-broken = { $upper } bekommt Reihe { $row } vor { $over }{ $silent ->
    [yes] , weil keine Antwort rechtzeitig kam
   *[no] {""}
}.
told-asked-tie = { $players } haben in { $node } dieselbe Handelsmacht, { $power }. { $you ->
    [actor] Welches Reich bekommt Reihe { $row } ({ $ducats })?
   *[none] { $to } entscheidet, welches Reich Reihe { $row } ({ $ducats }) bekommt.
} Die nächste Reihe bringt { $below }.
matter-tie = Gleichstand um Reihe { $row } in { $node }
silence-tie = Kommt keine Antwort, geht vor, wer handelt; danach gilt die Reihenfolge der Plätze.
outcome-tie = 🔇 Ohne Antwort entschieden.
told-tie-closed = { $answered ->
    [yes] { $you ->
        [actor] Du hast entschieden (Angebot { $offer }): { $matter }.
       *[none] { $to } hat entschieden (Angebot { $offer }): { $matter }.
    }
   *[no] Angebot { $offer } endete ohne Antwort: { $matter }.
}
told-tie-reminded = { $last ->
    [yes] Letzter Aufruf:
   *[no] Die halbe Zeit ist um:
} { $you ->
    [actor] Du schuldest eine Antwort
   *[none] { $to } schuldet eine Antwort
} auf Angebot { $offer }, { $matter }, bis { $deadline } ({ $left }).
no-tie-pick = Angebot { $offer } fragt, welches Reich die obere Reihe bekommt: Nenne es als `choice`.
question-tie = Welches Reich bekommt die obere Reihe?
question-tie-title = Reich
needs-merchant = { $upright ->
    [0] { $has ->
        [0] du hast keine Händler.
        [one] dein Händler liegt; in der nächsten Runde steht er wieder auf.
       *[other] alle deine Händler ({ $has }) liegen; in der nächsten Runde stehen sie wieder auf.
    }
   *[other] du brauchst einen stehenden Händler; du hast { $upright } (von { $has }).
}
needs-none-begun = es läuft kein Handel.
needs-none-begun-other = der Handel von { $player } läuft noch.
no-trade-begun = Es läuft kein Handel. Beginne einen mit `/trade begin`.
no-trade-of-yours = { $you ->
    [actor] Dein Handel läuft noch.
   *[none] Gerade läuft der Handel von { $player }, nicht deiner.
}
no-trade-reckoning = Für { $node } ist schon eine Karte gewählt, aber zuerst muss ein Gleichstand aufgelöst werden.
no-trade-must-choose = Dein Schiff ist nach { $zone } gefahren, also musst du eine Karte wählen (`/trade choose`): { $nodes }.
no-trade-none-eligible = Danach könntest du keine Karte mehr wählen, also bleibt das Schiff, wo es ist:
    { $verdicts }
no-trade-card = Es gibt keine Karte { $card }: { $revealed ->
    [0] Du siehst keine.
   *[other] Du siehst { $revealed }.
}
no-trade-choose-card = Welche Karte wählst du? Die anderen werden abgeworfen.
    { $cards }
no-trade-no-nodes = Keine Karte, die du siehst, nennt ein Handelszentrum.
no-trade-not-on-card = Karte { $card } nennt { $nodes }, nicht { $node }.
no-trade-choose-node = Karte { $card } lässt dir mehrere Handelszentren. Wähle eines mit `node`:
    { $verdicts }
no-trade-not-eligible = Dort kannst du nicht handeln:
    { $verdicts }
no-trade-choose-merchant = Welcher Händler geht nach { $node }? Sag, wo er jetzt ist (`merchant`): { $from }.
no-trade-merchant-at = In { $place } hast du keinen stehenden Händler. Schicken kannst du einen von hier: { $from }.
no-ship-moved = In einem Handel bewegt sich nur ein Schiff, und deines ist nach { $zone } gefahren.
no-ship-there = In { $zone } hast du kein leichtes Schiff.
no-ship-stays = Damit bewegt sich das Schiff nicht: Innerhalb von { $zone } kann es nur auf einen Schutzplatz.
no-ship-hostile = { $zone } ist für dich feindlich, also können deine Schiffe zum Handeln nicht dorthin.
no-ship-way = Jeder Weg von { $from } nach { $to } führt durch Seezonen, die für dich feindlich sind.
no-ship-slots = { $zone } hat keine Schutzplätze.
no-ship-slots-free = { $free ->
    [one] 1 Schutzplatz in { $zone } ist frei,
   *[other] { $free } Schutzplätze in { $zone } sind frei,
} also wird kein Schiff verdrängt. Lass `displace` weg.
no-ship-slots-own = Deine eigenen Schiffe belegen alle Schutzplätze in { $zone } ({ $slots }).
no-ship-takes-no-slot = Neben den Schutzplätzen verdrängt ein Schiff in { $zone } keines. Lass `displace` weg, oder sag `slot:True`.
no-ship-of = { $realm } hat kein Schiff auf einem Schutzplatz in { $zone }; diese haben eines: { $realms }.
no-ship-choose-displaced = Alle Schutzplätze in { $zone } sind belegt. Wessen Schiff verdrängst du (`displace`)? { $realms }.
setting-trade-hours = Wer handelt, hat { $hours } für die Wahl einer Karte, und noch einmal so lange bei Gleichstand.
setting-trade-cards-table = Alle sehen die Karten, die ein Handel aufdeckt.
setting-trade-cards-trader = Die Karten, die ein Handel aufdeckt, sieht nur, wer handelt.
line-shuffled = Die verdeckten Karten werden gemischt. Versprechen ({ $hash }): `{ $promise }…`
line-reshuffled = Die übrigen verdeckten Karten werden neu gemischt, weil einige gesehen wurden. Versprechen ({ $hash }): `{ $promise }…`
line-shuffle-shown = Keine Karte aus diesem Mischen ist mehr verborgen. Das Versprechen war `{ $promise }`; dies ist der Text dahinter: `{ $said }`
line-charges-set = Ladungen von { $player }: { $before } → { $count }.
act-action = { $you ->
    [actor] Du sagst eine verdeckte Aktion an: { $deed }.
   *[none] { $player } sagt eine verdeckte Aktion an: { $deed }.
}
act-counter = { $you ->
    [actor] Du konterst eine verdeckte Aktion ({ $deed }) mit Spionageabwehr.
   *[none] { $player } kontert eine verdeckte Aktion ({ $deed }) mit Spionageabwehr.
}
told-asked-counter = { $you ->
    [actor] { $act } Konterst du?
   *[none] { $act } { $to } wird nach einem Konter gefragt.
}
matter-counter = Konter gegen eine verdeckte Aktion ({ $deed })
matter-counter-counter = Konter gegen Spionageabwehr ({ $deed })
accepting-counter = Das spielt deine Karte Spionageabwehr, falls sie gebraucht wird.
refusing-counter = Es kostet nichts, und die Aktion geht weiter.
refusing-counter-counter = { $own ->
    [yes] Es kostet nichts, aber deine Aktion bleibt ohne Wirkung, und ihr Preis kommt nicht zurück.
   *[no] Es kostet nichts, aber der Konter von { $player } gilt, und deiner bleibt ohne Wirkung.
}
button-counter = Kontern
button-let-pass = Durchlassen
button-answer-in-private = Privat antworten
silence-counter = Schweigen lässt es durch. Deine Antwort ist versiegelt und endgültig; alle Gefragten bekommen dieselbe Frage.
outcome-counter = 🔇 Kein Konter bis { $at }.
told-counter-yes = Angebot { $offer }, { $matter }: { $you ->
    [actor] Du wolltest
   *[none] { $to } wollte
} kontern.
told-counter-no = Angebot { $offer }, { $matter }: { $you ->
    [actor] Du hast
   *[none] { $to } hat
} es durchgelassen.
told-counter-lapsed = Angebot { $offer }, { $matter }: { $you ->
    [actor] Du hast
   *[none] { $to } hat
} nicht rechtzeitig geantwortet und es so durchgelassen.
told-counter-void = Angebot { $offer }, { $matter }, ist nichtig.
told-counter-reminded = { $you ->
    [actor] { $last ->
        [yes] Letzter Aufruf: Du
       *[no] Du
    } hast bis { $deadline } ({ $left }) Zeit für deine Antwort auf Angebot { $offer }: { $matter }. Schweigen lässt es durch.
   *[none] { $to }, { $last ->
        [yes] letzter Aufruf: Du
       *[no] du
    } hast bis { $deadline } ({ $left }) Zeit für deine Antwort auf Angebot { $offer }: { $matter }. Schweigen lässt es durch.
}
window-title = 🕵️ Eine verdeckte Aktion, die sich kontern lässt
window-title-over = 🕵️ Eine verdeckte Aktion
window-undone-title = ↩️ Eine verdeckte Aktion: rückgängig gemacht
window-undone = Die Moderation hat sie rückgängig gemacht. Antworten braucht es keine mehr.
window-about = Die Aktion: { $deed }.
window-card = „{ $said }“
window-asked-until = Heimlich gefragt: { $players }, bis { $deadline } ({ $left })
window-asked-paused = Heimlich gefragt: { $players }; nach der Pause noch { $left }
window-asked = Heimlich gefragt: { $players }
window-countered = 🛡️ { $player } hat mit Spionageabwehr gekontert
window-took-effect = ✅ Die verdeckte Aktion hat gewirkt.
window-failed = 🚫 Ihre Bedingungen waren nicht mehr erfüllt: Die verdeckte Aktion bleibt ohne Wirkung, und der Preis kommt nicht zurück.
window-stays-countered = 🛡️ Der Konter von { $player } gilt: Die verdeckte Aktion bleibt ohne Wirkung, und der Preis kommt nicht zurück.
window-actor-left = 🚫 Wer sie angesagt hat, ist ausgestiegen: Die verdeckte Aktion bleibt ohne Wirkung, und der Preis kommt nicht zurück.
window-called-off = 🚫 Die Landkarte wurde ersetzt: Die verdeckte Aktion bleibt ohne Wirkung.
window-game-ended = 🚫 Die Kampagne ist beendet: Die verdeckte Aktion bleibt ohne Wirkung.
window-footer = Alle Gefragten antworten privat, ob mit Karte oder ohne. Was sie antworten und wer es schon getan hat, bleibt bis zum Ende verborgen.
window-closed = Dieses Konterfenster ist geschlossen. `/history` zeigt, wie es ausging.
window-yours = Das ist deine eigene Handlung, die kannst du nicht kontern. Die Gefragten antworten privat.
window-not-asked = Hier bist du nicht gefragt, nur wer oben genannt ist.
window-question = { $act } Konterst du? Das braucht eine Karte Spionageabwehr. Antworte bis { $deadline } ({ $left }); Schweigen lässt es durch. Deine Antwort auf Angebot { $offer } ist versiegelt: Sie ist endgültig, und niemand sieht sie, auch nicht, dass du geantwortet hast.
hand-title = Deine verdeckten Karten
hand-empty = Du hast keine Karten.
hand-charges = { $charges ->
    [0] Dein Spionagenetz hat keine Ladungen.
    [one] Dein Spionagenetz hat **1** Ladung.
   *[other] Dein Spionagenetz hat **{ $charges }** Ladungen.
}
hand-deck = Im Stapel: { $left }; abgeworfen: { $discards }.
promise-covert = Versprechen des letzten Mischens der verdeckten Karten: `{ $promise }`
promise-trade = Versprechen des letzten Mischens der Handelskarten: `{ $promise }`
promise-none = Kein Mischen hat noch eine verborgene Karte.
guide-promises = Ganzes Versprechen
hand-footer = Nur du siehst das. /covert play spielt eine Karte, /hand discard wirft eine ab.
no-such-card = Keine verdeckte Karte heißt { $card }. `/hand show` zeigt, was du spielen kannst.
no-only-answers = { $card } kannst du nicht spielen: Die Karte antwortet nur auf eine verdeckte Aktion, die auf dich zielt.
no-unused = { $card } { $option ->
    [realm] zielt auf kein Reich, das du nennen könntest. Lass `realm` weg.
    [area] wird nicht in einer Region gespielt. Lass `area` weg.
   *[count] bewegt keinen Einfluss. Lass `count` weg.
}
no-counterespionage = Du hast keine Karte Spionageabwehr, kannst also nicht kontern. Das Angebot bleibt offen, und nur du weißt davon: `/refuse` lässt es durch.
no-window-open = { $you ->
    [actor] Deine verdeckte Aktion
   *[none] Die verdeckte Aktion von { $player }
} wartet noch auf { $asked }. Das muss zuerst geklärt sein.
no-window-until = Es schließt, wenn alle geantwortet haben, spätestens { $until } ({ $left }).
no-realm-for-card = Gerade gibt es kein Reich, gegen das du { $card } spielen kannst.
no-choose-realm = Gegen welches Reich spielst du { $card }?
    { $realms }
no-area-for-card = Gerade gibt es keine Region, in der { $card } etwas bewirken würde.
no-choose-area = In welcher Region spielst du { $card }?
    { $areas }
no-choose-whose = Mehrere haben Einfluss in { $area }. Wessen Einfluss ist das Ziel?
    { $realms }
no-none-there = Von den anderen hat niemand Einfluss in { $area }.
no-card-count = { $count } geht nicht (1 bis { $most }).
no-not-held = { $card } hast du nicht auf der Hand. `/hand show` zeigt, was du hast.
no-deck-short = Das reicht nicht für { $needs }: { $has ->
    [0] Keine Karte ist
    [one] Nur 1 Karte ist
   *[other] Nur { $has } Karten sind
} noch da, im Stapel und unter den abgeworfenen.
flaw-copies = die Zahl der Exemplare muss 1 bis { $most } sein, nicht { $copies }
flaw-effect = die Wirkung passt nicht zum Ziel der Karte
flaw-text = der Text hat { $length } Zeichen; die Grenze ist { $most }
influence-no-area = Zur Anzahl { $count } fehlt die Region. Nenne auch sie.
setting-name-counter = Zeit zum Kontern
setting-name-actions = Diplomatische Aktionen
setting-name-merchants = Händler stehen auf
setting-name-distant = Bündnis mit fernem Reich
setting-name-trade-hours = Zeit zur Wahl der Karte
setting-name-trade-cards = Karten, die ein Handel aufdeckt
setting-value-actions = { $actions ->
    [0] beliebig viele pro Zug
    [one] 1 pro Zug
   *[other] { $actions } pro Zug
}
setting-value-merchants-moderator = wenn die Moderation eine Runde beginnt
setting-value-merchants-last-seat = wenn der letzte Platz seinen Zug beendet
setting-value-distant-claim = braucht einen Anspruch, der als { $least } Einfluss zählt
setting-value-distant-strict = braucht einen Anspruch und { $least } Einfluss
setting-value-trade-cards-table = sehen alle
setting-value-trade-cards-trader = sieht nur, wer handelt
setting-counter = Die Ziele einer verdeckten Aktion haben { $hours }, um sie zu kontern.
settings-hint-actions = Wie viele; 0 für beliebig viele
setting-actions = { $actions ->
    [0] Ein Zug hat beliebig viele diplomatische Aktionen.
    [one] Ein Zug hat 1 diplomatische Aktion.
   *[other] Ein Zug hat { $actions } diplomatische Aktionen.
}
setting-merchants-moderator = Händler stehen auf, wenn die Moderation eine Runde beginnt.
setting-merchants-last-seat = Händler stehen auf, wenn der letzte Platz seinen Zug beendet.
setting-distant-claim = Ein Bündnis mit einem fernen Reich braucht dort einen Anspruch, der als { $least } Einfluss zählt.
setting-distant-strict = Ein Bündnis mit einem fernen Reich braucht dort einen Anspruch und außerdem { $least } Einfluss.
offers-none-realms = Keine Angebote sind offen. Verdeckte Aktionen (`/claims fabricate`, `/covert play`) und Gleichstände im Handel fragen nach Antworten.

## Realms: clauses of deals

clause-ducats = { $role ->
    [actor] Du gibst { $to } { $ducats }
    [other] { $from } gibt dir { $ducats }
   *[none] { $from } gibt { $to } { $ducats }
}
clause-pay-ducats = { $role ->
    [actor] Du versprichst { $to }, { $by } { $ducats } zu zahlen
    [other] { $from } verspricht dir, { $by } { $ducats } zu zahlen
   *[none] { $from } verspricht { $to }, { $by } { $ducats } zu zahlen
}
clause-name-ducats = Dukaten
realms-promises = Frieden bricht, wer einen Anspruch oder eine verdeckte Aktion ansagt, die auf den anderen zielt. Eine Zahlung ist gehalten, sobald spätere Verträge den Betrag übertragen haben.

## Realms: rules and help

rules-u1 = Landkarte, Figuren und Züge
rules-u2 = Einfluss
rules-u3 = Bündnisse
rules-u4 = Ansprüche
rules-u5 = Handel
rules-u6 = Verdeckte Aktionen und Spionageabwehr
rules-u7 = Prüfen und Beweisen
rule-u1-1 = Regionen mit ihren Provinzen (wem sie gehören, Steuer, Größe), Hauptstädten und Grenzen; Seezonen und Handelszentren; Spieler- und Nichtspielerreiche, im Frieden oder im Krieg. Die Steuereinnahmen eines Reichs kommen aus den Provinzen, die es jetzt besitzt.
rule-u1-2 = Alle haben Macht (höchstens { $most-power }), Dukaten, Händler, Marker (am Anfang { $supply }, minus die platzierten) und Figuren auf der Landkarte. Figuren kommen aus dem Vorrat und kehren dorthin zurück.
rule-u1-3 = Hälften werden aufgerundet. Eine Person ist am Zug. Für U2.2 gilt die Landkarte, wie sie zu Beginn dieses Zuges war, egal was sich seitdem ändert.
rule-u1-4 = Landkarten und verdeckte Karten sind Dateien. Meine sind erfunden; die Moderation kann eure eigenen laden.
rule-u1-5 = Regionen grenzen über Land aneinander, wo die Landkarte es sagt, und über See, wenn beide an dieselbe Seezone grenzen. Eine Region grenzt an sich selbst, auch über Land. Die Regionen eines Reichs sind die mit einer seiner Provinzen oder Städte.
rule-u1-6 = Ein Zug hat beliebig viele diplomatische Aktionen, wenn die Kampagne keine Grenze setzt. Was ihr am Tisch ohne mich spielt, tragt ihr als Ergebnis ein, und ich gebe es bekannt.
rule-u1-7 = Steigt jemand aus, bleiben die Figuren, der Zug dieser Person wird übergangen, und sie wird nichts gefragt. Offene Angebote an sie gelten als durch Schweigen beantwortet. Ihre laufende Aktion bleibt ohne Wirkung, aber bezahlt. Wer beitritt, wenn die Reiche schon verteilt sind, bekommt von der Moderation ein freies.
rule-u1-8 = Einen Zug beginnst du, wenn niemand am Zug ist; ihn zu beenden pingt den nächsten Platz an. Setzt die Moderation fest, wer am Zug ist, beginnt dieser Zug.
rule-u2-1 = Der erste Einfluss einer Aktion kostet einen Punkt Macht, jeder weitere einen Punkt Macht oder { $ducats }, wie du willst.
rule-u2-2 = Er kommt in Regionen, die an eine Stadt, einen Vasallen, eine Königsehe, ein Bündnis oder Einfluss grenzen, die du zu Beginn des Zuges hattest.
rule-u2-3 = Du kannst pro Zug höchstens { $most-a-turn } in einer Region platzieren. Eine Region fasst höchstens { $most-influence } von allen zusammen; in eine volle kommt nur eine verdeckte Aktion.
rule-u2-4 = Auf einem fernen Kontinent, oder wo Spielerreiche alle Provinzen besitzen, kannst du keinen Einfluss platzieren. Einfluss, der dort schon liegt, kehrt dann zurück.
rule-u3-1 = Ein Bündnis kostet die halben Steuereinnahmen des Reichs in Macht, mindestens { $least-price } und höchstens { $most-price }. Der Marker kommt in die Hauptstadt, mit einem Einfluss in deren Region, wenn dort Platz ist.
rule-u3-2 = Du und das Reich müsst im Frieden sein. Du brauchst mindestens { $least-influence } Einfluss in seinen Regionen, und mehr als die Person, die jetzt mit ihm verbündet ist; deren Marker kehrt dann zurück. Das Reich darf noch nicht mit dir verbündet sein.
rule-u3-3 = Ein fernes Reich verlangt einen Anspruch auf eine seiner Regionen, der als { $least-influence } Einfluss zählt. Du kannst höchstens { $most-alliances } Bündnisse haben; ein Reich ist nur mit einem Spielerreich verbündet.
rule-u3-4 = Eine Königsehe in einer Region zählt dort als Einfluss, für beide Seiten.
rule-u3-5 = Kolonisten in einer fernen Region zählen dort für U3.2 als Einfluss. Du kannst höchstens { $most-marriages } Königsehen im Spiel haben.
rule-u3-6 = In deinem Zug kannst du ein Bündnis beenden, wenn beide Seiten im Frieden sind (`/alliance end`): Der Marker und bis zu { $most-returned } deines Einflusses in den Regionen des Reichs kehren zurück, und beide bekommen eine Marke *truce* (Waffenruhe).
rule-u3-7 = In deinem Zug kannst du ein verbündetes Reich, das im Frieden ist, zu den Waffen rufen (`/alliance call`). Das wirft für einen Verteidigungskrieg { $defensive } Einfluss in seinen Regionen ab, für einen Angriffskrieg { $offensive }. Es muss an dich grenzen oder an den Feind, den du nennst. Dann ist es im Krieg und bringt Einheiten in Höhe seiner halben Steuereinnahmen mit, höchstens { $most-units }.
rule-u3-8 = Ein Vasallenreich ist kein Nichtspielerreich: kein Bündnis mit ihm und keine verdeckte Aktion gegen es. Seine Provinzen zählen in U2.4 und U4.2 wie die des Reichs, dessen Vasall es ist.
rule-u4-1 = Ein Anspruch kostet { $claim }, in einer umkämpften Region { $claim-in-battleground }, und kommt in eine Region, die an dein Reich grenzt. Er gibt dir einen Casus Belli gegen jedes Reich, das dort eine Provinz besitzt.
rule-u4-2 = Du musst im Frieden sein und kannst keine Region beanspruchen, auf die du schon Anspruch hast oder in der dir alle Provinzen gehören. Eine ferne Region muss über Land angrenzen und eine Provinz eines Nichtspielerreichs, einen Vasallen oder eine Stadt haben.
rule-u5-1 = Ein Handel kostet { $trade-costs }, nutzt einen stehenden Händler und deckt { $revealed } Handelskarten auf: Wirf alle für { $discard-pays } ab, oder wähle eine. Ist ein Schiff gefahren, musst du wählen. Für die Wahl hast du { $trade }; danach werden alle ohne Zahlung abgeworfen. Abgeworfen werden sie auch, wenn dein Zug endet, was vorher nachfragt. Ist der Stapel leer, werden seine abgeworfenen Karten neu gemischt.
rule-u5-2 = Vor der Wahl kannst du ein leichtes Schiff durch Seezonen bewegen, die für dich nicht feindlich sind, oder auf einen Schutzplatz seiner Zone. Sind alle belegt, verdrängt es ein fremdes Schiff, das in der Zone bleibt. Eine Bewegung, nach der du keine Karte mehr wählen könntest, wird abgelehnt.
rule-u5-3 = Wähle eine aufgedeckte Karte und ein Handelszentrum, das auf ihr steht und wählbar ist; die anderen Karten werden abgeworfen. Ist ein Schiff gefahren, muss das Handelszentrum außerdem neben ihm liegen oder mit deiner Hauptstadt durch eine Kette über die Zone des Schiffs verbunden sein, die keinen Ort zweimal nutzt.
rule-u5-4 = Hast du in dem Handelszentrum keinen Händler, kommt ein stehender dorthin und wird hingelegt. In jedem Handelszentrum kannst du einen Händler haben.
rule-u5-5 = Handelsmacht: ein Punkt für einen Händler dort, einer für jede Schlüsselprovinz des Handelszentrums, die dein Reich besitzt, und ein weiterer für jedes Plus darauf. An einem Handelszentrum am Meer auch einer für jedes leichte Schiff auf einem Schutzplatz seiner Zonen.
rule-u5-6 = Alle mit einem Händler dort und einer Kette zum Handelszentrum kassieren. Die höchste Handelsmacht nimmt die obere Reihe und schiebt die anderen tiefer, und jeder Pirat schiebt alle eine Reihe tiefer. Unter der letzten Reihe gibt es nichts. Wer handelt, löst Gleichstände auf und hat dafür { $trade }; ohne Antwort kommt zuerst, wer handelt, dann die anderen in der Reihenfolge der Plätze.
rule-u5-7 = Ein Handelszentrum ist wählbar, wenn eine Kette es mit der Region deiner Hauptstadt verbindet, die dir noch gehören muss. Ketten laufen über Land durch benachbarte Regionen, zwischen einer Region und einer Seezone, an die sie grenzt, und zwischen Zonen, die auf der Landkarte verbunden sind. An jedem Ort außer der Region der Hauptstadt musst du eine Stadt, einen Vasallen, eine Königsehe, Einfluss oder ein leichtes Schiff haben. Ein Handelszentrum am Meer erreicht eine Kette durch eine seiner Zonen, eines im Landesinneren durch seine Region oder einen Ort, der an sie grenzt.
rule-u5-8 = Benutzte Händler werden hingelegt. Alle stehen auf, wenn eine Runde beginnt: wenn die Moderation es sagt oder, falls die Kampagne es so festlegt, nach dem Zug des letzten Platzes.
rule-u5-9 = Gesehene Karten sind geschützt: Ein Ziehen zurückzunehmen braucht die Zustimmung aller. Wird es zurückgenommen oder rückgängig gemacht, werden die nicht gezogenen Karten unter einem neuen Versprechen neu gemischt.
rule-u6-1 = Verdeckte Aktionen sind: Ansprüche fabrizieren, verdeckte Karten und die Karten des Spionagenetzes („Spy Network“).
rule-u6-2 = Die Ziele einer verdeckten Aktion können sie mit der Karte Spionageabwehr („Counterespionage“) kontern. Alle bekommen dieselbe Frage, ob mit Karte oder ohne, antworten privat und haben dafür { $counter }. Antworten sind endgültig, und nichts ist zu sehen, bis alle geantwortet haben oder die Zeit abläuft. Nur ein Konterfenster ist zugleich offen, und solange kann der Zug nicht enden.
rule-u6-3 = Eine gekonterte Aktion bleibt ohne Wirkung, aber bezahlt. Kontern mehrere, spielt die Karte, wer nach der handelnden Person zuerst sitzt; die anderen behalten ihre ungesehen.
rule-u6-4 = Eine verdeckte Karte nennt ihre Wirkung: Einfluss entfernen, ihn tauschen (auch in einer vollen Region), einen Anspruch platzieren, ein Bündnis schließen oder eine Marke auf einem Reich oder bei dir hinterlassen. Optionen, die sie nicht braucht, lehne ich ab. Eine Karte, die nur Text hat, wird gezeigt, und der Tisch trägt ihre Wirkung ein.
rule-u6-5 = Eine Aktion aus dem Spionagenetz verbraucht eine seiner Ladungen.
rule-u6-6 = Ein Konter lässt sich ebenso kontern, bis es niemand mehr tut.
rule-u6-7 = Ein Anspruch zielt auf alle, deren Reich dort eine Provinz besitzt. Eine Aktion gegen ein Nichtspielerreich zielt auf das Spielerreich, mit dem es verbündet ist. Jede andere Aktion zielt auf das Reich, das sie nennt, oder, wenn sie keines nennt, auf alle, die in der Region Besitz oder Einfluss haben. Ohne Ziele wirkt eine Aktion sofort. Bezahlt wird beim Ansagen, und sind die Bedingungen am Ende nicht erfüllt, misslingt sie.
rule-u6-8 = Rückgängig gemacht wird ein ganzes Konterfenster: Ansage, Antworten und Wirkung zusammen. Das wird vorher gesagt. Antworten, die nie gespielt werden, ob Konter oder nicht, bleiben bis zum Ende des Fensters und verfallen dann.
rule-u7-1 = `/realm check` zeigt jede Bedingung einer Aktion, erfüllt oder nicht, und ihren Preis, bevor du etwas bezahlst.
rule-u7-2 = Die Landkarte zeigt Einfluss nach Regionen, Bündnisse und Ansprüche und für jedes Nichtspielerreich, wer führt und was das nächste Bündnis kostet.
rule-u7-3 = Jedes Mischen kannst du nachprüfen: Der Tisch sieht seinen { $hash }-Hash, wenn ein Stapel gemischt wird, und den Text dahinter, sobald keine Karte des Stapels mehr verborgen ist.
help-start-realms = Ihr spielt auf einer Landkarte aus Regionen; ich führe Buch über Einfluss, Bündnisse, Ansprüche, verdeckte Karten und Handel.
    1. `/campaign join` bringt dich ins Spiel, und die Moderation lädt eine Landkarte: `/board example players:4`. Damit werden Reiche an die Plätze verteilt; `/seat realm` nimmt ein anderes.
    2. `/turn begin`, wenn du am Zug bist, `/turn end`, wenn du fertig bist.
    3. `/influence place` zeigt, welche Regionen in Reichweite sind; du siehst den Preis, bevor du bezahlst.
    4. `/alliance forge` verbündet dich mit einem Nichtspielerreich, `/claims fabricate` beansprucht eine Region, `/trade begin` handelt.
    5. `/realm check` zeigt, was eine Aktion braucht und was dir fehlt.
    6. `/map`, `/realm show` und `/area show` zeigen, wie es steht. Mehr: `/help topic:influence`, `/help topic:trade` und `/rules` mit einer Nummer.
help-title-influence = Hilfe: diplomatische Aktionen
help-title-covert = Hilfe: verdeckte Aktionen
help-title-trade = Hilfe: Handel
help-title-table = Hilfe: die Landkarte und was der Tisch einträgt
help-influence = In deinem Zug, so viele du willst:
    `/influence place`: Der erste kostet einen Punkt Macht, jeder weitere einen Punkt Macht oder { $ducats }. Pro Zug höchstens { $turn } in einer Region; eine Region fasst insgesamt { $most }.
    `/alliance forge`: die halben Steuereinnahmen des Reichs in Macht, { $least_price } bis { $most_price }. Du brauchst { $least } Einfluss in seinen Regionen, und mehr als die Person, die mit ihm verbündet ist.
    `/alliance end` beendet im Frieden ein Bündnis, `/alliance call` ruft ein verbündetes Reich zu den Waffen.
    `/claims fabricate`: je { $claim }, in einer umkämpften Region { $battleground }. Das ist eine verdeckte Aktion.
    `/realm check` zeigt jede Bedingung, erfüllt oder nicht, bevor du bezahlst. In eine volle Region kommt nur eine verdeckte Karte.
help-covert = `/claims fabricate` und `/covert play` sagen eine verdeckte Aktion an. Ihre Ziele haben { $hours }, um sie zu kontern.
    Alle Ziele bekommen dieselbe Frage, als Direktnachricht und durch den Knopf *Privat antworten*, ob mit Spionageabwehr („Counterespionage“) oder ohne. Nichts ist zu sehen, bis alle geantwortet haben oder die Zeit abläuft. Abwesenheit hält die Uhr nicht an.
    Eine gekonterte Aktion bleibt ohne Wirkung, aber bezahlt. Ein Konter lässt sich kontern.
    `/hand show` zeigt deine Karten, nur dir. `/mod-realms deal` teilt welche aus.
help-trade = `/trade begin` kostet { $costs }, nutzt einen stehenden Händler und deckt { $revealed } Karten auf. Du hast { $hours } für die Wahl.
    `/trade choose` zeigt, was zur Wahl steht und wo eine Kette von deiner Hauptstadt reißt; `/trade discard` nimmt stattdessen { $pays }.
    `/trade ship` bewegt vorher ein leichtes Schiff. Du siehst, was das ändert, bevor du bestätigst, und musst danach eine Karte wählen.
    Die höchste Handelsmacht nimmt die obere Reihe, die nächste die darunter; jeder Pirat schiebt alle eine Reihe tiefer. Gleichstände löst du auf.
    `/trade show` zeigt den Handel, oder wie es in einem Handelszentrum steht.
help-table = `/board example` lädt eine Landkarte, `/board load` eure eigene, mit bis zu { $most } Regionen und Seezonen. `/board export` speichert die jetzige als Datei.
    Was ihr am Tisch ohne mich spielt, tragt ihr ein: `/realm purse`, `/realm province`, `/realm pieces`, `/realm war`. Alle sehen es.
    `/mod-realms` korrigiert, worüber ich Buch führe; `/mod undo` nimmt die neueste Entscheidung zurück.

## Realms: commands

cmd-seat-realm = Vor dem ersten Zug ein anderes Spielerreich nehmen; wer es spielt, bekommt deins
    .realm = Das Reich, das du nimmst
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-realm = Reiche: ihr Besitz, Aktionen prüfen, und was der Tisch spielt
cmd-realm-show = Ein Reich sehen, oder alle
    .realm = Das Reich; weglassen für alle
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-realm-check = Sehen, was eine Aktion braucht und kostet, erfüllt oder nicht
    .action = Die Aktion: influence, alliance, claims, trade oder eine verdeckte Karte
    .realm = Gegen welches Reich; ein Menü fragt, wenn nötig
    .area = In welcher Region; ein Menü fragt, wenn nötig
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-realm-purse = Eine Änderung deiner Macht und Dukaten eintragen
    .reason = Der Grund, für alle sichtbar
    .power = Die Änderung der Macht, wie 3 oder -2
    .ducats = Die Änderung der Dukaten, wie 3 oder -2
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-realm-province = Eine Provinz eintragen, die dein Reich eingenommen hat
    .province = Die eingenommene Provinz
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-realm-pieces = Eintragen, wie viele Figuren du an einem Ort hast
    .kind = Die Art der Figur; Schiffe auf Schutzplätzen zählen getrennt
    .place = Die Region, oder bei Schiffen die Seezone
    .count = Wie viele jetzt dort sind
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-realm-war = Eintragen, ob dein Reich oder ein Nichtspielerreich im Krieg oder im Frieden ist
    .realm = Das Reich
    .at-war = Ob es im Krieg ist
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-area = Regionen
cmd-area-show = Eine Region sehen, oder alle
    .area = Die Region; weglassen für alle
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-influence = Einfluss
cmd-influence-place = In deinem Zug Einfluss platzieren; du siehst zuerst den Preis
    .area = Die Region; ein Menü fragt, wenn du sie weglässt
    .count = Wie viel Einfluss dort; sonst einer
    .area-2 = Eine zweite Region
    .count-2 = Wie viel Einfluss dort; sonst einer
    .area-3 = Eine dritte Region
    .count-3 = Wie viel Einfluss dort; sonst einer
    .area-4 = Eine vierte Region
    .count-4 = Wie viel Einfluss dort; sonst einer
    .area-5 = Eine fünfte Region
    .count-5 = Wie viel Einfluss dort; sonst einer
    .ducats = Wie viele du nach dem ersten mit Dukaten statt Macht bezahlst
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-alliance = Bündnisse
cmd-alliance-forge = In deinem Zug ein Bündnis schließen; du siehst zuerst den Preis
    .realm = Das Nichtspielerreich
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-alliance-end = In deinem Zug im Frieden ein Bündnis beenden; du siehst zuerst, was zurückkehrt
    .realm = Das verbündete Reich
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-alliance-call = In deinem Zug ein verbündetes Reich zu den Waffen rufen; du siehst zuerst den Preis
    .realm = Das verbündete Reich
    .kind = Ein Angriff wirft mehr deines Einflusses in seinen Regionen ab als eine Verteidigung
    .enemy = Das Feindreich, an das es grenzt, falls es nicht an deins grenzt
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-claims = Ansprüche
cmd-claims-fabricate = In deinem Zug Ansprüche fabrizieren, eine verdeckte Aktion; du siehst zuerst den Preis
    .area = Die beanspruchte Region; ein Menü fragt, wenn du sie weglässt
    .area-2 = Eine zweite Region
    .area-3 = Eine dritte Region
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-trade = Handel
cmd-trade-begin = In deinem Zug handeln: Macht zahlen, Handelskarten aufdecken; du siehst zuerst den Preis
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-trade-discard = Die aufgedeckten Karten abwerfen und Dukaten bekommen
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-trade-ship = Für deinen Handel ein leichtes Schiff bewegen; du siehst zuerst, was das ändert
    .from = Die Seezone, die es verlässt
    .to = Die Seezone, in die es fährt
    .slot = Ob es dort einen Schutzplatz nimmt
    .displace = Das Reich, dessen Schiff es verdrängt, wenn alle Schutzplätze belegt sind
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-trade-choose = Eine aufgedeckte Karte wählen und handeln; ohne Optionen siehst du die Auswahl
    .card = Die Nummer der aufgedeckten Karte
    .node = Das Handelszentrum, wenn die Karte mehrere hat
    .merchant = Der Händler: das Handelszentrum, in dem er ist, oder hand
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-trade-show = Den laufenden Handel sehen, oder wie es in einem Handelszentrum steht
    .node = Das Handelszentrum; weglassen für den laufenden Handel
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-realms = Die Landkarte und den Besitz der Mitspielenden korrigieren
cmd-mod-realms-seat = Jemandem ohne Reich ein freies geben
    .player = Wer es bekommt
    .realm = Das Reich, das niemand am Tisch spielt
    .reason = Der Grund, für alle sichtbar
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-realms-purse = Macht und Dukaten einer Person ändern
    .player = Wessen Macht und Dukaten
    .reason = Der Grund, für alle sichtbar
    .power = Die Änderung der Macht, wie 3 oder -2
    .ducats = Die Änderung der Dukaten, wie 3 oder -2
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-realms-supply = Festlegen, was jemand noch zu platzieren hat
    .player = Wessen Vorrat
    .reason = Der Grund, für alle sichtbar
    .influence = Der übrige Einfluss
    .claims = Die übrigen Ansprüche
    .alliances = Die übrigen Bündnismarker
    .merchants = Wie viele Händler insgesamt
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-realms-province = Festlegen, welches Reich eine Provinz besitzt
    .province = Die Provinz
    .owner = Das Reich, dem sie gehört; weglassen für keines
    .reason = Der Grund, für alle sichtbar
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-realms-pieces = Festlegen, wie viele Figuren jemand an einem Ort hat
    .player = Wessen Figuren
    .kind = Die Art der Figur; Schiffe auf Schutzplätzen zählen getrennt
    .place = Die Region, oder bei Schiffen die Seezone
    .count = Wie viele jetzt dort sind
    .reason = Der Grund, für alle sichtbar
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-realms-influence = Festlegen, wie viel Einfluss jemand in einer Region hat
    .player = Wessen Einfluss
    .area = Die Region
    .count = Der Einfluss dort
    .reason = Der Grund, für alle sichtbar
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-realms-claim = Festlegen, ob jemand Anspruch auf eine Region hat
    .player = Wessen Anspruch
    .area = Die Region
    .present = Ob es einen Anspruch gibt
    .reason = Der Grund, für alle sichtbar
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-realms-alliance = Festlegen, mit wem ein Nichtspielerreich verbündet ist
    .realm = Das Nichtspielerreich
    .reason = Der Grund, für alle sichtbar
    .player = Mit wem; weglassen für niemanden
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-realms-merchant = Festlegen, wo ein Händler ist
    .player = Wessen Händler
    .number = Die Nummer des Händlers
    .reason = Der Grund, für alle sichtbar
    .node = Das Handelszentrum; weglassen für auf der Hand
    .upright = Ob er steht; weglassen, wenn es bleiben soll
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-realms-war = Festlegen, ob ein Reich im Krieg ist
    .realm = Das Reich
    .at-war = Ob es im Krieg ist
    .reason = Der Grund, für alle sichtbar
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-realms-hostile = Festlegen, ob eine Seezone für jemanden feindlich ist
    .zone = Die Seezone
    .player = Für wen
    .hostile = Ob sie feindlich ist
    .reason = Der Grund, für alle sichtbar
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-realms-pirates = Festlegen, wie viele Piraten in einem Handelszentrum sind
    .node = Das Handelszentrum
    .count = Wie viele Piraten
    .reason = Der Grund, für alle sichtbar
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-realms-mark = Festlegen, wie viele Marken einer Art ein Reich hat
    .realm = Das Reich
    .name = Der Name der Marke, wie unrest
    .count = Wie viele Marken jetzt
    .reason = Der Grund, für alle sichtbar
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-realms-charges = Festlegen, wie viele Ladungen ein Spionagenetz hat
    .player = Wessen Spionagenetz
    .count = Wie viele Ladungen
    .reason = Der Grund, für alle sichtbar
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-covert = Verdeckte Karten
cmd-covert-play = In deinem Zug eine verdeckte Karte spielen; du siehst zuerst Preis und Ziele
    .action = Die Karte
    .realm = Gegen welches Reich; ein Menü fragt, wenn nötig
    .area = In welcher Region; ein Menü fragt, wenn nötig
    .count = Wie viel; weglassen für alles, was die Karte erlaubt
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-hand = Deine verdeckten Karten; nur du siehst sie
cmd-hand-show = Deine verdeckten Karten und Ladungen sehen
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-hand-discard = Eine deiner verdeckten Karten abwerfen; alle sehen es
    .card = Die Karte
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-realms-deal = Verdeckte Karten aus dem gemischten Stapel austeilen
    .player = Wer sie bekommt
    .count = Wie viele Karten
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-realms-round = Die nächste Runde beginnen: Händler stehen auf
    .reason = Der Grund, steht im Protokoll
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-realms-active = Festlegen, wer am Zug ist; damit beginnt der Zug
    .reason = Der Grund, für alle sichtbar
    .player = Wer am Zug ist; weglassen für niemanden
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-realms-settings = Die Einstellungen sehen oder ändern
    .counter-hours = Wie viele Stunden die Ziele haben, um zu kontern
    .actions = Diplomatische Aktionen pro Zug; 0 für beliebig viele
    .merchants-stand = Wann Händler aufstehen
    .distant-alliance = Die Bedingungen für ein Bündnis mit einem fernen Reich
    .trade-hours = Wie viele Stunden es im Handel für eine Karte oder einen Gleichstand gibt
    .trade-cards = Wer die Karten sieht, die ein Handel aufdeckt
    .campaign = Die Kampagne, falls nicht die dieses Kanals

## Choices of commands

choice-claim = nur Anspruch
choice-strict = Anspruch und Einfluss
choice-defensive = Verteidigung
choice-offensive = Angriff
choice-last-seat = nach dem letzten Platz
choice-table = alle am Tisch
choice-trader = nur wer handelt
choice-town = Stadt
choice-vassal = Vasall
choice-marriage = Königsehe
choice-colonist = Kolonist
choice-protection = Schiff auf Schutzplatz
