### Deals and promises, in German.

# Clauses. "until" and "by" are the two ways to name a time. They stand in the middle of a sentence, and a span is in the
# nominative: "3 Tage".
deal-until-at = bis { $at } ({ $left })
deal-until-after = { $span } lang
deal-by-at = bis { $at } ({ $left })
deal-by-after = bis { $span } nach Abschluss
clause-peace = { $role ->
    [actor] Du hältst { $until } Frieden mit { $to }
    [other] { $from } hält { $until } Frieden mit dir
   *[none] { $from } hält { $until } Frieden mit { $to }
}
clause-name-peace = Frieden
clause-name-pay = Zahlungsversprechen
clause-text = { $role ->
    [actor] Du versprichst { $to }, fällig { $by }: { $text }
    [other] { $from } verspricht dir, fällig { $by }: { $text }
   *[none] { $from } verspricht { $to }, fällig { $by }: { $text }
}
clause-text-erased = { $role ->
    [actor] Du versprichst { $to } etwas, fällig { $by }; der Wortlaut wurde gelöscht
    [other] { $from } verspricht dir etwas, fällig { $by }; der Wortlaut wurde gelöscht
   *[none] { $from } verspricht { $to } etwas, fällig { $by }; der Wortlaut wurde gelöscht
}
clause-name-text = Versprechen in eigenen Worten

# Announcements.
told-deal-sent = { $role ->
    [actor] Du schlägst { $others } Vertrag { $deal } vor.
   *[none] { $sender } schlägt { $others } Vertrag { $deal } vor.
}
told-deal-countered = { $role ->
    [actor] Du machst einen Gegenvorschlag zu Vertrag { $deal }: Fassung { $version } braucht noch die Unterschrift von { $others }.
   *[none] { $sender } macht einen Gegenvorschlag zu Vertrag { $deal }: Fassung { $version } braucht noch die Unterschrift von { $others }.
}
told-deal-signed = { $role ->
    [actor] Du unterschreibst Vertrag { $deal }.
   *[none] { $player } unterschreibt Vertrag { $deal }.
}
told-deal-unsigned = { $role ->
    [actor] Du ziehst deine Unterschrift unter Vertrag { $deal } zurück.
   *[none] { $player } zieht die Unterschrift unter Vertrag { $deal } zurück.
}
told-deal-reminded = { $last ->
    [yes] Vertrag { $deal } verfällt in weniger als einer Stunde. Es fehlt noch die Unterschrift von { $players }.
   *[no] Für Vertrag { $deal } fehlt noch die Unterschrift von { $players }.
}
told-deal-reopened = Vertrag { $deal } ist wieder offen, in Fassung { $version }. Er wartet bis { $deadline } ({ $left }).
told-deal-done = { $role ->
    [actor] Du unterschreibst zuletzt, damit wird Vertrag { $deal } ausgeführt:
   *[none] { $player } unterschreibt zuletzt, damit wird Vertrag { $deal } ausgeführt:
}
told-deal-declined = { $role ->
    [actor] Du lehnst Vertrag { $deal } ab.
   *[none] { $player } lehnt Vertrag { $deal } ab.
}
told-deal-withdrawn = { $role ->
    [actor] Du ziehst Vertrag { $deal } zurück.
   *[none] { $player } zieht Vertrag { $deal } zurück.
}
told-deal-lapsed = Vertrag { $deal } verfällt, weil Unterschriften fehlen.
told-deal-void = Vertrag { $deal } ist nichtig.
told-deal-clause = { $number }. { $clause }
told-draft-dropped = Der Entwurf ist verworfen.
told-promise-doubted = { $role ->
    [actor] Du sagst, dass Versprechen { $promise } gebrochen wurde. { $from } kann das bis { $until } bestreiten.
    [other] { $to } sagt, dass du Versprechen { $promise } gebrochen hast. Du kannst das bis { $until } bestreiten: `/promise judge`.
   *[none] { $to } sagt, dass { $from } Versprechen { $promise } gebrochen hat. Das kann bis { $until } bestritten werden.
}
told-promise-judged = { $verdict ->
    [kept] Versprechen { $promise } wurde gehalten: { $clause }.
    [broken] Versprechen { $promise } wurde gebrochen: { $clause }.
    [disputed] Versprechen { $promise } ist strittig: { $clause }.
   *[void] Versprechen { $promise } ist nichtig: { $clause }.
}

# Cards.
deal-title = Vertrag { $deal }
deal-title-version = Vertrag { $deal }, Fassung { $version }
deal-title-draft = Entwurf { $draft } eines Vertrags
deal-title-counter = Entwurf { $draft }: Gegenvorschlag zu Vertrag { $deal }
deal-between = Zwischen { $parties }
deal-between-private = Zwischen { $parties }, privat
deal-clause = { $number }. { $clause }
deal-clause-new = **neu** { $number }. { $clause }
deal-clause-gone = ~~{ $clause }~~
deal-clause-fails = { $line } (derzeit nicht möglich)
deal-own-choices = Deine Wahl
deal-own-choice = Klausel { $clause }: { $choice }
deal-empty = Noch keine Klauseln. Mit dem Menü unten fügst du eine hinzu.
deal-signed = Unterschrieben von { $signed }. Wartet bis { $deadline } ({ $left }) auf { $awaited }.
deal-signed-paused = Unterschrieben von { $signed }. Wartet auf { $awaited }; das Spiel pausiert.
deal-signed-nobody = Wartet bis { $deadline } ({ $left }) auf { $awaited }.
deal-replaced = Fassung { $newest } hat diese ersetzt.
deal-state-carried-out = Ausgeführt am { $at }.
deal-state-declined = Abgelehnt von { $player } am { $at }.
deal-state-withdrawn = Zurückgezogen von { $player } am { $at }.
deal-state-lapsed = Verfallen am { $at }.
deal-state-void = Nichtig seit { $at }.
deal-list-title = Verträge
deal-list-empty = Noch keine Verträge. `/deal new` beginnt einen.
deal-list-line = **Vertrag { $deal }** (Fassung { $version }) mit { $others }: { $state }
deal-list-open = Offen bis { $deadline } ({ $left })
deal-list-draft = **Entwurf { $deal }** mit { $others }
deal-clauses = { $count ->
    [one] { $count } Klausel
   *[other] { $count } Klauseln
}
promises-title = Versprechen
promises-empty = Noch keine Versprechen.
promises-of = { $player }: { $kept } gehalten, { $broken } gebrochen, { $disputed } strittig, { $running } laufend
promises-line = **{ $promise }** { $clause }: { $verdict ->
    [kept] gehalten
    [broken] gebrochen
    [disputed] strittig
    [void] nichtig
    [doubted] soll gebrochen sein
   *[running] läuft
}
offers-deals = Verträge
panel-deal = ⏳ Vertrag { $deal } von { $sender } wartet auf { $players } ({ $left })
digest-doubted = { $to } sagt, du hättest Versprechen { $promise } gebrochen. Bestreite es bis { $until } mit `/promise judge`, sonst gilt es als gebrochen.
offers-deal-line = **Vertrag { $deal }** von { $sender }, { $clauses }, offen bis { $deadline } ({ $left }): `/deal show`

help-title-deals = Hilfe: Verträge
help-deals = Ein Vertrag ist eine Abmachung, die hält: bis zu { $clauses } Klauseln zwischen bis zu { $parties } Personen. Alle unterschreiben dieselbe Fassung, und die letzte Unterschrift führt alles davon aus oder nichts.
    `/deal new player:@Bo` öffnet einen Entwurf mit Knöpfen; *Gegenvorschlag* unter einem Angebot auch. `/deal list` zeigt deine. Mit `private:true` bleibt ein Vertrag unter den Beteiligten.
    Manche Klauseln geschehen sofort, andere sind Versprechen: Frieden, Zahlungen, Worte. Ein gebrochenes Versprechen kostet nichts, wird aber festgehalten: `/promises player:@Bo`. Zugang kann befristet sein: Er läuft dann von selbst ab, außer beide verlängern ihn.
    Ein Versprechen in Worten gilt als gehalten, wenn die andere Seite nicht rechtzeitig widerspricht: `/promise judge`. Zeit dafür nach der Frist: { $doubt }.

# Buttons and menus.
deal-button-sign = Unterschreiben
deal-button-counter = Gegenvorschlag
deal-button-decline = Ablehnen
deal-button-send = Abschicken
deal-button-discard = Verwerfen
deal-menu-add = Klausel hinzufügen
deal-menu-drop = Klausel streichen
deal-menu-show = Öffnen …
deal-menu-who = Wer tut es für wen?
deal-menu-choose = Was genau?
deal-clause-label = { $number }. { $name }
deal-suggestion = { $deal }: mit { $others }
promise-suggestion = { $promise }: { $from } an { $to }
deal-who-line = { $from } → { $to }
deal-who-you = Du → { $to }
deal-who-they = { $from } → du
deal-who-both = { $from } und { $to }
deal-who-both-you = Du und { $to }
deal-form-title = Klausel hinzufügen
deal-form-amount = Betrag
deal-form-amount-example = 300
deal-form-system = Sternsystem
deal-form-system-example = Wega
deal-form-planet = Planet oder Ort
deal-form-minutes = Spielminuten
deal-form-minutes-example = 2
deal-form-text = Das Versprechen
deal-form-text-example = Ich stimme nächste Runde für dich
deal-form-until = Gilt bis
deal-form-may-end = 3d, oder leer für ohne Ende
deal-form-by = Fällig bis
deal-form-time-example = 3d oder 2026-05-01 18:00
deal-new-who = Mit wem? Für mehr Beteiligte: `/deal new`.
deal-new-menu = Person wählen …
guide-deal-new = Vertrag aushandeln
guide-deals = Verträge

# Questions.
confirm-deal-signs = { $last ->
    [yes] Deine Unterschrift ist die letzte, also wird der Vertrag sofort ausgeführt. Vertrag { $deal } in Fassung { $version } unterschreiben?
   *[no] Vertrag { $deal } in Fassung { $version } unterschreiben?
}
confirm-deal-sends = Damit unterschreibst du den Vertrag auch. Abschicken?
confirm-deal-swallowed = Eine Grenze kappt einen Teil von dem, was du verdienst, wie gezeigt.
confirm-deal-shows = Die Zahlen sind öffentlich, also können andere einen privaten Vertrag daraus erschließen.
confirm-voids-deals = { $count ->
    [one] Damit verfällt Vertrag { $deals }.
   *[other] Damit verfallen die Verträge { $deals }.
}
confirm-voids-promises = { $count ->
    [one] Damit verfällt dieses Versprechen:
   *[other] Damit verfallen diese { $count } Versprechen:
}
confirm-breaks = Das bricht { $count ->
    [one] ein Versprechen von dir
   *[other] { $count } Versprechen von dir
}:
confirm-breaks-go-on = Trotzdem weitermachen?
button-break = Versprechen brechen

# Refusals.
no-deals-off = Die Moderation hat Verträge abgeschaltet: `/mod settings deals:`.
no-deal-parties = Ein Vertrag hat zwei bis { $most } Beteiligte; hier wären es { $count }.
no-deal-named-twice = { $player } ist zweimal genannt.
no-deal-unknown = Hier gibt es keinen Vertrag { $deal }. `/deal list` zeigt deine.
no-deal-not-party = An Vertrag { $deal } bist du nicht beteiligt.
no-deal-over = Vertrag { $deal } ist vorbei. { $state }
no-deal-unsent = Vertrag { $deal } ist noch ein Entwurf. `/deal send` schickt ihn ab.
no-deal-not-draft = Vertrag { $deal } ist schon abgeschickt. `/deal counter` beginnt eine andere Fassung.
no-deal-not-in = { $player } ist an diesem Vertrag nicht beteiligt.
no-deal-too-many-clauses = Ein Vertrag hat höchstens { $most } Klauseln. `/deal drop` streicht eine.
no-deal-no-clauses = Dieser Vertrag hat noch keine Klauseln. Füge zuerst eine hinzu: mit dem Menü oder mit `/deal clause`.
no-deal-no-clause = Vertrag { $deal } hat keine Klausel { $clause }.
no-deal-idle = { $player } gibt nichts und bekommt nichts. Alle Beteiligten brauchen eine Klausel.
no-deal-unchanged = Das ist dasselbe wie die neueste Fassung von Vertrag { $deal }. Ändere eine Klausel, oder unterschreib.
no-deal-too-many = Du hast schon { $most } offene Verträge. `/deal withdraw` zieht einen zurück.
no-deal-needs-time = Ein Versprechen braucht eine Zeitangabe, etwa `3d` oder `2026-05-01 18:00`.
no-deal-takes-no-time = Das geschieht sofort und hat keine Zeitangabe.
no-deal-no-text = Das Versprechen hat keine sichtbaren Zeichen.
no-deal-not-private = Ein privater Vertrag kann das nicht enthalten.
no-deal-replaced = Du hast Fassung { $version } von Vertrag { $deal } gesehen; Fassung { $newest } hat sie ersetzt. Nichts ist geschehen.
no-deal-signed = Du hast Fassung { $version } von Vertrag { $deal } schon unterschrieben.
no-deal-not-signed = Du hast Vertrag { $deal } nicht unterschrieben.
no-deal-not-sender = Die neueste Fassung von Vertrag { $deal } stammt von { $sender }. Du kannst den Vertrag ablehnen: `/deal decline`.
no-deal-sign-again = Eine Grenze würde jetzt mehr kappen, als vor der Unterschrift von { $players } zu sehen war. Vertrag { $deal } braucht diese Unterschrift noch einmal: `/deal sign`.
no-deal-choose-first = Vor der Unterschrift von { $players } gab es nichts zu wählen, jetzt schon. Vertrag { $deal } braucht diese Unterschrift noch einmal: `/deal sign`.
no-must-pick-for = Klausel { $clause } verlangt zuerst eine Wahl von dir. `/deal sign` und `/deal send` fragen danach.
no-deal-no-clause-for = Angebot { $offer } kann nicht Teil eines Vertrags werden. `/accept` und `/refuse` beantworten es.
no-deal-countered = Angebot { $offer } ist schon mit Vertrag { $deal } beantwortet. `/deal show` zeigt ihn.
no-deal-time-passed = Die Zeit dafür ist seit { $at } ({ $ago }) vorbei.
no-deal-clause = Klausel { $number } von Vertrag { $deal } lässt sich nicht ausführen. Alles bleibt, wie es war. { $why }
no-deal-clause-hidden = Klausel { $number } von Vertrag { $deal } lässt sich derzeit nicht ausführen. Alles bleibt, wie es war.
no-deal-kind = Eine solche Klausel gibt es in diesem Spiel nicht, nur diese: { $clauses }.
no-deal-number = `{ $typed }` ist keine Vertragsnummer. `/deal list` zeigt deine.
no-deal-time = `{ $typed }` ist keine Zeitangabe. Schreib `3d` oder `2026-05-01 18:00` ({ $zone }).
no-deal-choice = `{ $typed }` steht nicht zur Wahl.
no-deal-nothing-to-choose = { $from } hat für diese Klausel nichts zur Auswahl.
no-promise-unknown = Hier gibt es kein Versprechen { $promise }. `/promises` zeigt alle.
no-promise-number = `{ $typed }` ist nicht die Nummer eines Versprechens. `/promises` zeigt alle.
no-promise-over = Über Versprechen { $promise } ist schon entschieden: { $verdict ->
    [kept] gehalten
    [broken] gebrochen
    [disputed] strittig
   *[void] nichtig
}.
no-promise-by-rules = Über Versprechen { $promise } entscheiden die Regeln.
no-promise-not-to-you = Versprechen { $promise } wurde { $to } gegeben; nur { $to } kann sagen, ob es gehalten wurde.
no-promise-not-by-you = Versprechen { $promise } stammt von { $from }; nur { $from } kann bestreiten, dass es gebrochen wurde.
no-promise-not-doubted = Niemand sagt, dass Versprechen { $promise } gebrochen wurde.
no-promise-doubted = Das hast du schon gesagt. Es kann bis { $until } bestritten werden.
no-promise-cannot-say = Wähle `kept` (gehalten), `broken` (gebrochen) oder `disputed` (strittig).

# Setting.
setting-deals = { $on ->
    [yes] Verträge sind möglich.
   *[no] Neue Verträge sind nicht möglich; offene Verträge und laufende Versprechen gelten weiter.
}

# Commands.
cmd-deal = Verträge mit mehreren Klauseln
cmd-deal-new = Beginne einen Vertrag: Füge Klauseln hinzu, dann schick ihn ab
    .player = Mit wem
    .player-2 = Eine dritte Person
    .player-3 = Eine vierte Person
    .player-4 = Eine fünfte Person
    .private = Ob nur die Beteiligten davon erfahren
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-deal-clause = Füge einem Entwurf oder deinem Gegenvorschlag zu einem offenen Vertrag eine Klausel hinzu
cmd-deal-clause-gift = Ein Geldgeschenk
    .deal = Die Nummer des Vertrags
    .from = Wer gibt
    .to = Wer bekommt
    .amount = Wie viel
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-deal-clause-ducats = Dukaten, in einem Zug einer der beiden Seiten
    .deal = Die Nummer des Vertrags
    .from = Wer gibt
    .to = Wer bekommt
    .amount = Wie viele
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-deal-clause-favour = Geld; wer es bekommt, bezahlt dafür mit Einfluss
    .deal = Die Nummer des Vertrags
    .from = Wer gibt
    .to = Wer bekommt
    .amount = Wie viel
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-deal-clause-reset = Derselbe Betrag für den Einfluss beider aufeinander
    .deal = Die Nummer des Vertrags
    .from = Wer von beiden
    .to = Die andere Person
    .amount = Wie viele Punkte, auch negativ
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-deal-clause-access = Zugang in den Systemen der gebenden Seite
    .deal = Die Nummer des Vertrags
    .from = Wer gibt
    .to = Wer bekommt
    .access = Die Art von Zugang
    .until = Bis wann, etwa 3d oder 2026-05-01 18:00; sonst ohne Ende
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-deal-clause-system = Ein Sternsystem
    .deal = Die Nummer des Vertrags
    .from = Wer gibt
    .to = Wer bekommt
    .system = Das Sternsystem
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-deal-clause-ship = Ein Schiff, für einige Spielminuten verliehen wie bei Militärhilfe
    .deal = Die Nummer des Vertrags
    .from = Wem es gehört
    .to = Wer es leiht
    .ship = Das Schiff
    .place = Der Planet, zu dem es fliegt
    .minutes = Wie viele Spielminuten
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-deal-clause-relations = Diplomatische Beziehungen, in einer Aktion einer der beiden Seiten
    .deal = Die Nummer des Vertrags
    .from = Eine der beiden Seiten
    .to = Die andere Seite
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-deal-clause-peace = Das Versprechen, nichts Feindliches zu tun
    .deal = Die Nummer des Vertrags
    .from = Wer verspricht
    .to = Wem es versprochen wird
    .until = Bis wann, etwa 3d oder 2026-05-01 18:00
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-deal-clause-no-favours = Das Versprechen, nicht um Gefallen zu bitten
    .deal = Die Nummer des Vertrags
    .from = Wer verspricht
    .to = Wem es versprochen wird
    .until = Bis wann, etwa 3d oder 2026-05-01 18:00
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-deal-clause-pay = Das Versprechen zu zahlen
    .deal = Die Nummer des Vertrags
    .from = Wer verspricht
    .to = Wem es versprochen wird
    .amount = Wie viel
    .by = Fällig bis wann, etwa 3d oder 2026-05-01 18:00
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-deal-clause-keep-access = Das Versprechen, Zugang nicht zu entziehen
    .deal = Die Nummer des Vertrags
    .from = Wer verspricht
    .to = Wem es versprochen wird
    .access = Die Art von Zugang
    .until = Bis wann, etwa 3d oder 2026-05-01 18:00
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-deal-clause-text = Ein Versprechen in eigenen Worten
    .deal = Die Nummer des Vertrags
    .from = Wer verspricht
    .to = Wem es versprochen wird
    .text = Das Versprechen
    .by = Fällig bis wann, etwa 3d oder 2026-05-01 18:00
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-deal-drop = Streich eine Klausel aus einem Entwurf oder aus deinem Gegenvorschlag
    .deal = Die Nummer des Vertrags
    .clause = Die Nummer der Klausel in der Liste
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-deal-send = Schick einen Vertrag oder Gegenvorschlag ab; damit unterschreibst du ihn
    .deal = Die Nummer des Vertrags
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-deal-sign = Unterschreib die neueste Fassung; mit der letzten Unterschrift wird sie ausgeführt
    .deal = Die Nummer des Vertrags
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-deal-unsign = Zieh deine Unterschrift zurück
    .deal = Die Nummer des Vertrags
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-deal-decline = Lehne einen Vertrag ab; damit ist er vorbei
    .deal = Die Nummer des Vertrags
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-deal-withdraw = Zieh eine Fassung zurück, die du abgeschickt hast, oder verwirf einen Entwurf
    .deal = Die Nummer des Vertrags
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-deal-counter = Entwirf eine andere Fassung eines offenen Vertrags
    .deal = Die Nummer des Vertrags
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-deal-show = Sieh dir einen Vertrag an
    .deal = Die Nummer des Vertrags
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-deal-list = Sieh deine Verträge und Entwürfe
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-counter = Beantworte ein Angebot mit einem Vertrag, der damit beginnt
    .offer = Die Nummer des Angebots
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-promises = Sieh, welche Versprechen gehalten wurden
    .player = Nur die Versprechen dieser Person
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-promise = Urteile über ein Versprechen
cmd-promise-judge = Sag, ob ein Versprechen in eigenen Worten gehalten wurde
    .promise = Die Nummer des Versprechens
    .verdict = Dein Urteil; `disputed`, wenn das Versprechen von dir ist
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-void-promise = Erkläre ein Versprechen für nichtig
    .promise = Die Nummer des Versprechens
    .reason = Der Grund
    .campaign = Die Kampagne, falls nicht die dieses Kanals

# What breaks and keeps a promise, in games that have no other promises than those in words.
promises-in-words = Hier gibt es nur Versprechen in Worten.

# The rules of deals, by number.
rules-d1 = Verträge und Klauseln
rules-d2 = Klauseln, die sofort geschehen
rules-d3 = Versprechen
rules-d4 = Unterschreiben
rules-d5 = Gegenvorschläge
rules-d6 = Private Verträge
rules-d7 = Kommen und Gehen
rules-d8 = Einen Vertrag rückgängig machen
rule-d1-1 = Ein Vertrag hat bis zu { $parties } Beteiligte und bis zu { $clauses } Klauseln. Alle geben oder bekommen etwas. Sind Verträge abgeschaltet, beginnt nichts Neues; offene Verträge und Versprechen laufen weiter.
rule-d1-2 = Jede Änderung ergibt eine neue Fassung. Nur die neueste kann unterschrieben werden; ältere bleiben lesbar.
rule-d1-3 = Du kannst bis zu { $open-deals } offene Verträge haben, die du begonnen hast, und ebenso viele private. Deine Entwürfe siehst nur du; nach der letzten Änderung bleiben sie { $draft } lang erhalten.
rule-d1-4 = Die Zeit einer Klausel ist ein Zeitpunkt oder eine Spanne, die mit der Ausführung des Vertrags beginnt: mindestens { $soonest }, höchstens { $latest }.
rule-d2-1 = Eine Klausel bewirkt dasselbe wie die Handlung, nach der sie heißt, und scheitert, wenn diese Handlung abgelehnt würde.
rule-d2-2 = Bevor du unterschreibst, siehst du, wie viel deines Verdienstes eine Grenze abschneiden würde. Ist es bei der letzten Unterschrift mehr, wird diese abgelehnt und nennt, wer noch einmal unterschreiben muss.
rule-d2-3 = Befristeter Zugang endet von selbst, und niemand verliert Einfluss. Vorher werden beide gefragt, ob sie ihn verlängern; dazu braucht es beide. Verlängern bringt nichts ein.
rule-d3-1 = Über jedes Versprechen wird genau einmal geurteilt: gehalten, gebrochen, strittig oder nichtig. { $promises } Ein Versprechen in Worten gilt als gehalten, wenn die andere Seite nicht rechtzeitig widerspricht. Zeit dafür nach der Frist: { $doubt }; danach ebenso lang, um das zu bestreiten.
rule-d3-2 = Würde etwas, das du tust, dein Versprechen brechen, wirst du vorher gefragt. Du darfst weitermachen.
rule-d3-3 = Urteile ändern sonst nichts am Spiel. `/promises` zeigt sie.
rule-d3-4 = Eine Pause verschiebt die Zeiten von Versprechen. Abwesenheit verschiebt sie nicht.
rule-d3-5 = Die Moderation kann ein Versprechen mit Begründung für nichtig erklären.
rule-d3-6 = Für Versprechen eines öffentlichen Vertrags zählen nur öffentliche Handlungen, für die eines privaten alles, wovon die Beteiligten wissen.
rule-d4-1 = Mit dem Absenden unterschreibst du einen Vertrag. Die anderen sehen vor ihrer Unterschrift, was sie geben, bekommen und versprechen. Du darfst auch absenden und unterschreiben, was noch nicht bezahlt werden kann.
rule-d4-2 = Die letzte Unterschrift führt alle Klauseln in ihrer Reihenfolge aus oder keine. Scheitert eine, wird diese Unterschrift abgelehnt und nennt den Grund. Die anderen Unterschriften bleiben.
rule-d4-3 = Ein Gegenvorschlag ist eine neue Fassung, unterschrieben von der Person, die ihn macht. Alle anderen Unterschriften sind nichtig, und die Zeit zum Antworten beginnt von vorn.
rule-d4-4 = Beteiligte können ablehnen, und wer die neueste Fassung geschickt hat, kann sie zurückziehen: Der Vertrag endet, ohne etwas zu kosten. Ohne rechtzeitige Antwort verfällt er. All das zählt wie ein erfolgloses Angebot; vor dem nächsten kann deshalb eine Wartezeit liegen.
rule-d4-5 = Du kannst deine Unterschrift zurücknehmen, bis die letzte gegeben ist.
rule-d4-6 = Was eine Klausel dich wählen lässt, gehört zu deiner Unterschrift. Ist deine Wahl am Ende nicht mehr möglich, wird die letzte Unterschrift abgelehnt, und du darfst noch einmal unterschreiben.
rule-d5-1 = Wirst du um etwas gebeten, kannst du mit einem Vertrag antworten: *Gegenvorschlag*. Er beginnt mit dem, was angeboten war. Solange er offen ist, steht die Frist des Angebots still, einmal und höchstens für die Zeit zum Antworten. Endet das Angebot anders, ist der Vertrag nichtig.
rule-d5-2 = Wird so ein Vertrag ausgeführt, ist das Angebot erledigt, und was die Bitte gekostet hat, kommt zuerst zurück. Endet der Vertrag, läuft das Angebot weiter.
rule-d6-1 = Nur die Beteiligten wissen von einem privaten Vertrag; andere sehen davon nicht mehr, als öffentliche Zahlen zeigen. Das Menü eines privaten Entwurfs bietet nur Klauseln an, die er enthalten darf.
rule-d7-1 = Verlässt jemand die Kampagne oder wird entfernt, sind die eigenen offenen Verträge nichtig, ebenso Versprechen von dieser Person und an sie.
rule-d7-2 = Das Ende der Kampagne beendet offene Verträge. Laufende Versprechen gelten dann als gehalten. Nichtig sind stattdessen ein Zahlungsversprechen und ein Versprechen in Worten, das als gebrochen gemeldet und nicht bestritten war.
rule-d8-1 = Mit `/mod undo` oder `/take-back` wird ein Vertrag im Ganzen rückgängig gemacht, mit allen Versprechen; er ist dann wieder offen, mit den früheren Unterschriften. Wird eine Handlung rückgängig gemacht, fällt auch das Urteil weg, zu dem sie führte. Alle Beteiligten können darum bitten, einen Vertrag zurückzunehmen, und alle müssen zustimmen.
