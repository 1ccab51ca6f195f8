### What players read at every table, in German.
## Words

# This follows "von", also in `ended-accepted` and its like.
you = dir
nobody = niemand
who-for = { $moderator } (für { $player })
# A name, because it follows "von" as well as an arrow.
the-game = Chancery
and-more = … und { $count } mehr.
and-more-between = { $count ->
    [one] … und 1 weitere Zeile …
   *[other] … und { $count } weitere Zeilen …
}
# The end of a list: "a, b und c".
list = { $most } und { $last }
# Between the whole part of a number and its decimals.
decimal-separator = ,
series = { $most }, { $next }
clauses = { $most }; { $next }
span-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
span-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
span-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
span-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}

## What happened: the first sentence of a story

told-founded = { $you ->
    [actor] **{ $name }** ist eröffnet.
   *[none] **{ $name }** beginnt, nach den Regeln von { $ruleset }: { $about }. Dauer einer Spielminute: { $pace }.
}
told-founded-board = { $you ->
    [actor] **{ $name }** ist eröffnet.
   *[none] **{ $name }** beginnt, nach den Regeln von { $ruleset }: { $about }.
}
told-joined = { $you ->
    [actor] Du bist dabei. Willkommen!
   *[none] { $player } ist dabei.
}
told-left = { $you ->
    [actor] Du verlässt die Kampagne. Alles, was du hast, bleibt erhalten: `/campaign join` bringt dich zurück.
   *[none] { $player } verlässt die Kampagne.
}
told-entry-asked = { $you ->
    [actor] Du bist dabei, sobald die Moderation zustimmt.
   *[none] { $player } bittet um Aufnahme. Die Moderation kann mit dem Knopf oder mit `/mod admit` zustimmen.
}
told-seat-asked = { $you ->
    [actor] Du hast um den Platz von { $seat } gebeten. Die Moderation kann ihn dir mit dem Knopf im Kanal der Kampagne geben.
   *[none] { $player } bittet um den leeren Platz von { $seat }. Die Moderation kann ihn vergeben.
}
told-seat-given = { $you ->
    [actor] Du übernimmst den Platz von { $seat } mit allem, was dazugehört. Willkommen!
   *[none] { $player } übernimmt den Platz von { $seat } mit allem, was dazugehört.
}
told-seat-refused = { $you ->
    [actor] Du bekommst den Platz von { $seat } nicht. Mit `/campaign join` bekommst du einen eigenen.
   *[none] { $player } bekommt den Platz von { $seat } nicht. Mit `/campaign join` gibt es einen eigenen.
}
told-seat-request-over = { $player } bittet nicht mehr um den Platz von { $seat }.
told-paused = Pause, bis die Moderation sie beendet. Die Uhr und alle Fristen stehen still.
told-paused-until = Pause bis { $until } ({ $left }), oder bis die Moderation sie beendet. Die Uhr und alle Fristen stehen still.
told-pause-ends = Die Pause endet am { $at } ({ $left }). Dann geht die Kampagne von selbst weiter.
told-resumed = { $later ->
    [yes] Die Kampagne geht weiter. Die Pause dauerte { $span }; um so viel verschieben sich alle Fristen.
   *[no] Die Kampagne geht weiter.
}
told-ended = Die Kampagne ist zu Ende. Danke fürs Mitspielen!
told-configured = Die Moderation hat Einstellungen geändert:
told-accepted = { $you ->
    [actor] Du nimmst Angebot { $offer } von { $from } an: { $matter }.
    [other] { $to } nimmt dein Angebot { $offer } an: { $matter }.
   *[none] { $to } nimmt Angebot { $offer } von { $from } an: { $matter }.
}
told-refused = { $you ->
    [actor] Du lehnst Angebot { $offer } von { $from } ab: { $matter }.
    [other] { $to } lehnt dein Angebot { $offer } ab: { $matter }.
   *[none] { $to } lehnt Angebot { $offer } von { $from } ab: { $matter }.
}
told-silent = { $you ->
    [actor] Du hast Angebot { $offer } von { $from } nicht beantwortet, das gilt als Ablehnung: { $matter }.
    [other] { $to } hat dein Angebot { $offer } nicht beantwortet, das gilt als Ablehnung: { $matter }.
   *[none] { $to } hat Angebot { $offer } von { $from } nicht beantwortet, das gilt als Ablehnung: { $matter }.
}
told-lapsed = { $you ->
    [actor] Du lässt Angebot { $offer } von { $from } verfallen: { $matter }.
    [other] { $to } lässt dein Angebot { $offer } verfallen: { $matter }.
   *[none] { $to } lässt Angebot { $offer } von { $from } verfallen: { $matter }.
}
told-withdrawn = { $you ->
    [actor] { $from } zieht Angebot { $offer } an dich zurück: { $matter }.
    [other] Du ziehst dein Angebot { $offer } an { $to } zurück: { $matter }.
   *[none] { $from } zieht Angebot { $offer } an { $to } zurück: { $matter }.
}
told-settled = { $you ->
    [actor] Angebot { $offer } von { $from } an dich ist durch den Vertrag erledigt: { $matter }.
    [other] Dein Angebot { $offer } an { $to } ist durch den Vertrag erledigt: { $matter }.
   *[none] Angebot { $offer } von { $from } an { $to } ist durch den Vertrag erledigt: { $matter }.
}
told-void = { $you ->
    [actor] Angebot { $offer } von { $from } an dich wurde von { $by } für nichtig erklärt: { $matter }.
    [other] Dein Angebot { $offer } an { $to } wurde von { $by } für nichtig erklärt: { $matter }.
   *[none] Angebot { $offer } von { $from } an { $to } wurde von { $by } für nichtig erklärt: { $matter }.
}
told-void-impossible = { $you ->
    [actor] Angebot { $offer } von { $from } an dich ist nichtig, weil es nicht mehr ausführbar ist: { $matter }.
    [other] Dein Angebot { $offer } an { $to } ist nichtig, weil es nicht mehr ausführbar ist: { $matter }.
   *[none] Angebot { $offer } von { $from } an { $to } ist nichtig, weil es nicht mehr ausführbar ist: { $matter }.
}
told-unable = { $you ->
    [actor] Du konntest Angebot { $offer } von { $from } von Anfang an nicht erfüllen und kannst es noch immer nicht. Es endet ohne Verlust: { $matter }.
    [other] { $to } konnte dein Angebot { $offer } von Anfang an nicht erfüllen und kann es noch immer nicht. Es endet ohne Verlust: { $matter }.
   *[none] { $to } konnte Angebot { $offer } von { $from } von Anfang an nicht erfüllen und kann es noch immer nicht. Es endet ohne Verlust: { $matter }.
}
told-without-loss = { $you ->
    [actor] Angebot { $offer } von { $from } an dich endet ohne Verlust: { $matter }.
    [other] Dein Angebot { $offer } an { $to } endet ohne Verlust: { $matter }.
   *[none] Angebot { $offer } von { $from } an { $to } endet ohne Verlust: { $matter }.
}
told-answered = { $you ->
    [actor] Deine Antwort auf Angebot { $offer } ist { $yes ->
        [yes] Ja
       *[no] Nein
    }. Sie ist versiegelt und endgültig: Bis das Fenster schließt, sieht niemand, wie du geantwortet hast, nicht einmal, dass du es getan hast.
   *[none] { $by } hat Angebot { $offer } beantwortet: { $yes ->
        [yes] ja
       *[no] nein
    }. Die Antwort ist versiegelt und endgültig: Niemand sonst sieht sie, bis das Fenster schließt.
}
told-closed = Angebot { $offer } { $outcome ->
    [accepted] ist angenommen.
    [refused] ist abgelehnt.
    [lapsed] ist verfallen.
    [ended] endete mit der Aktion, in der es gemacht wurde.
    [withdrawn] ist zurückgezogen.
    [unable] konnte nicht erfüllt werden und endet ohne Verlust.
    [without-loss] endet ohne Verlust.
    [settled] ist durch einen Vertrag erledigt.
   *[void] ist nichtig.
}
told-half-time = { $you ->
    [actor] Beantworte Angebot { $offer } von { $from } bis { $deadline } ({ $left }): { $matter }.
    [other] { $to } hat bis { $deadline } ({ $left }) Zeit für dein Angebot { $offer }: { $matter }.
   *[none] { $to }, beantworte Angebot { $offer } von { $from } bis { $deadline } ({ $left }): { $matter }.
}
told-waits = { $you ->
    [actor] Angebot { $offer } von { $from } wartet seit { $since } auf deine Antwort: { $matter }.
    [other] Dein Angebot { $offer } wartet seit { $since } auf eine Antwort von { $to }: { $matter }.
   *[none] { $to }, Angebot { $offer } von { $from } wartet seit { $since } auf deine Antwort: { $matter }.
}
told-last-call = { $you ->
    [actor] Letzter Aufruf für Angebot { $offer } von { $from }: { $matter }. Antworte bis { $deadline } ({ $left }). { $silence }
    [other] Letzter Aufruf an { $to }, dein Angebot { $offer } zu beantworten: { $matter }. Zeit bis { $deadline } ({ $left }). { $silence }
   *[none] { $to }, letzter Aufruf für Angebot { $offer } von { $from }: { $matter }. Antworte bis { $deadline } ({ $left }). { $silence }
}
told-template = { $you ->
    [actor] Du hast die Vorlage { $name } verwendet.
   *[none] { $by } hat die Vorlage { $name } verwendet.
}
told-template-preset = { $you ->
    [actor] Du hast den fertigen Satz { $name } verwendet.
   *[none] { $by } hat den fertigen Satz { $name } verwendet.
}
told-template-campaign = { $you ->
    [actor] Du hast die Kampagne wie { $name } eingerichtet.
   *[none] { $by } hat die Kampagne wie { $name } eingerichtet.
}
told-scheduled = { $you ->
    [actor] Du hast Nummer { $number } geplant: am { $at } ({ $left }) { $act ->
        [start] geht die Kampagne weiter.
        [end] endet die Kampagne endgültig.
       *[announce] mache ich eine Ansage.
    }
   *[none] { $by } hat Nummer { $number } geplant: am { $at } ({ $left }) { $act ->
        [start] geht die Kampagne weiter.
        [end] endet die Kampagne endgültig.
       *[announce] mache ich eine Ansage.
    }
}
told-schedule-done = { $act ->
    [announce] Eine Ansage von { $by }:
   *[other] Wie von { $by } geplant:
}
told-schedule-idle = { $by } hatte geplant, dass die Kampagne jetzt weitergeht; sie läuft schon.
told-schedule-cancelled = { $you ->
    [actor] Du hast Nummer { $number } aus dem Plan gestrichen: { $act ->
        [start] die Kampagne geht weiter
        [end] die Kampagne endet
       *[announce] eine Ansage
    }, { $at }.
   *[none] { $by } hat Nummer { $number } aus dem Plan gestrichen: { $act ->
        [start] die Kampagne geht weiter
        [end] die Kampagne endet
       *[announce] eine Ansage
    }, { $at }.
}
told-schedule-passed = Nummer { $number } im Plan ({ $act ->
    [start] die Kampagne geht weiter
    [end] die Kampagne endet
   *[announce] eine Ansage
}, { $at }) entfällt, weil die Zeit vorbei ist.
schedule-line = `{ $number }` { $at } ({ $left }), von { $by }: { $act ->
    [start] die Kampagne geht weiter
    [end] die Kampagne endet
   *[announce] eine Ansage
}
schedule-empty = Es ist nichts geplant. `/mod schedule start`, `end` und `announce` planen etwas.
read-as-utc = Das habe ich als { $zone } gelesen, weil ich deine Zeitzone nicht kenne. `/quiet-hours zone:` sagt sie mir.
told-zone = Deine Zeiten gelten jetzt in { $zone }.
told-moderated = { $you ->
    [actor] Du, als Moderation:
   *[none] { $by }, als Moderation:
}
told-acted-for = { $you ->
    [actor] Du, für { $player }:
    [other] { $moderator }, für dich:
   *[none] { $moderator }, für { $player }:
}
told-secrets-shown = { $you ->
    [actor] Du exportierst die Kampagne mit ihren Geheimnissen. Die Runde erfährt davon.
   *[none] { $by } exportiert die Kampagne mit ihren Geheimnissen.
}
told-erased = Alles, was { $player } vorher geschrieben hat, ist gelöscht.
told-campaign-moved = { $you ->
    [actor] Du verlegst die Kampagne von { $from } nach { $to }.
   *[none] { $by } verlegt die Kampagne von { $from } nach { $to }.
}
a-deleted-channel = einem gelöschten Kanal
told-place-lost = Der Kanal der Kampagne wurde gelöscht. Alles bleibt erhalten, Ankündigungen warten. Zum Fortsetzen nutze `/mod move` in einem anderen Kanal dieses Servers: `channel` ist der Kanal, in dem ihr spielen wollt, `campaign` diese Kampagne.
told-looked-log = { $you ->
    [actor] Du liest Protokolleinträge, die privat sind. Das erfahren: { $players }.
    [other] { $by } aus der Moderation hat Protokolleinträge gelesen, die nur dich angehen.
   *[none] { $by } liest private Protokolleinträge von { $players }.
}
told-looked-undoing = { $you ->
    [actor] Die Vorschau zeigt dir, was privat ist. Das erfahren: { $players }.
    [other] { $by } aus der Moderation hat in einer Vorschau gesehen, was nur dich angeht.
   *[none] { $by } sieht in einer Vorschau Privates von { $players }.
}
told-looked-acting = { $you ->
    [actor] Du handelst für { $players } und siehst, was privat ist. Das wird den Betroffenen gesagt.
    [other] { $by } aus der Moderation handelt gleich für dich und kann bis dahin sehen, was nur dich angeht.
   *[none] { $by } handelt für { $players } und sieht, was privat ist.
}
told-undone = { $you ->
    [actor] Du hast { $entries ->
        [one] die neueste Entscheidung
       *[other] die { $entries } neuesten Entscheidungen
    } rückgängig gemacht.
   *[none] { $by } hat { $entries ->
        [one] die neueste Entscheidung
       *[other] die { $entries } neuesten Entscheidungen
    } rückgängig gemacht.
}
hidden-from-stand-in = Das sieht nur { $player } selbst, auch wenn du gerade für sie oder ihn handelst.
told-undone-yours = { $by } hat das rückgängig gemacht:
undone-paused = ⏸ Danach ist die Kampagne pausiert. `/mod resume` setzt sie fort.
undone-running = ▶️ Danach läuft die Kampagne.
undone-open = ▶️ Danach ist die Kampagne nicht zu Ende.
undone-ruling = ↩️ Entscheidung { $ruling }: { $story }
undone-private = ↩️ { $story }
undone-shown-again = ↩️ Das wurde rückgängig gemacht. Angebot { $offer } ist wieder offen, weiter unten.
told-second-asked = { $you ->
    [actor] Du möchtest { $matter }. Weil du mitspielst, muss jemand anders von denen am Tisch zustimmen, bis { $until } ({ $left }).
   *[none] { $by } spielt mit und möchte { $matter }. Wer sonst mitspielt, kann zustimmen, bis { $until } ({ $left }).
}
second-waits = ✋ { $by } möchte { $matter }. Wer sonst mitspielt, kann zustimmen, bis { $until } ({ $left }).
told-second-agreed = { $you ->
    [actor] Du stimmst zu: { $by } darf { $matter }.
   *[none] { $player } stimmt zu: { $by } darf { $matter }.
}
told-second-withdrawn = { $you ->
    [actor] Du möchtest nicht mehr { $matter }.
   *[none] { $by } möchte nicht mehr { $matter }.
}
told-second-lapsed = { $you ->
    [actor] Niemand hat rechtzeitig zugestimmt. Du wolltest { $matter }; es geschieht nichts.
   *[none] Niemand hat rechtzeitig zugestimmt. { $by } wollte { $matter }; es geschieht nichts.
}
told-second-overtaken = { $you ->
    [actor] Du wolltest { $matter }. Das ist erledigt: Etwas anderes ist zuerst geschehen.
   *[none] { $by } wollte { $matter }. Das ist erledigt: Etwas anderes ist zuerst geschehen.
}
told-second-unmoderated = { $you ->
    [actor] Du wolltest { $matter }, moderierst diese Kampagne aber nicht mehr. Es geschieht nichts.
   *[none] { $by } wollte { $matter }, moderiert diese Kampagne aber nicht mehr. Es geschieht nichts.
}
second-unknown-moderator = Discord sagt gerade nicht, ob { $by } diese Kampagne noch moderiert. Es ist nichts geschehen. Versuch es in einer Minute noch einmal.
second-pause = die Kampagne pausieren
second-pause-until = die Kampagne bis { $until } pausieren
second-extend = Angebot { $offer } um { $span } verlängern
second-void = Angebot { $offer } für nichtig erklären
second-void-promise = Versprechen { $promise } für nichtig erklären
second-settings = einstellen, dass die Moderation auch beim Mitspielen allein entscheidet
second-undo = { $count ->
    [one] die neueste Entscheidung zurücknehmen
   *[other] die neuesten { $count } Entscheidungen zurücknehmen
}
told-take-back-asked = { $you ->
    [actor] Du möchtest das zurücknehmen. Nötig ist bis { $until } ({ $left }) die Zustimmung { $asked ->
        [none] aller Betroffenen
       *[some] von { $players }
    }. Jede Handlung vorher beendet die Anfrage.
   *[none] { $by } möchte das zurücknehmen. Nötig ist bis { $until } ({ $left }) die Zustimmung { $asked ->
        [none] aller Betroffenen, die privat gefragt wurden
       *[some] von { $players }
    }. Jede Handlung vorher beendet die Anfrage.
}
take-back-waits = ↩️ { $by } möchte die letzte Handlung zurücknehmen. { $asked ->
    [some] Zustimmung steht bis { $until } ({ $left }) noch aus von { $players }.
   *[none] Die Betroffenen wurden privat gefragt und haben bis { $until } ({ $left }) Zeit.
}
told-take-back-agreed = Du stimmst zu. Sobald alle Gefragten zustimmen, wird es zurückgenommen.
told-take-back-done = Du stimmst zu, damit ist es zurückgenommen.
told-take-back-ended = { $what ->
    [declined-you] Du stimmst nicht zu. Die Handlung von { $by } bleibt gültig.
    [declined] { $player } stimmt nicht zu. { $you ->
        [actor] Deine Handlung
       *[none] Die Handlung von { $by }
    } bleibt gültig.
    [not-agreed] Nicht alle stimmen zu. { $you ->
        [actor] Deine Handlung
       *[none] Die Handlung von { $by }
    } bleibt gültig.
    [withdrawn] { $you ->
        [actor] Du möchtest
       *[none] { $by } möchte
    } es nun doch nicht zurücknehmen.
    [lapsed] Nicht alle haben rechtzeitig zugestimmt. { $you ->
        [actor] Deine Handlung
       *[none] Die Handlung von { $by }
    } bleibt gültig.
   *[overtaken] { $you ->
        [actor] Deine Anfrage,
       *[none] Die Anfrage von { $by },
    } etwas zurückzunehmen, ist vorbei: Inzwischen ist etwas anderes geschehen.
}
told-taken-back = { $you ->
    [actor] Du hast deine letzte Handlung zurückgenommen.
   *[none] { $by } hat die letzte Handlung zurückgenommen.
}{ $agreed ->
    [none] {""}
   *[some] {" "}Zugestimmt: { $players }.
}
told-away = { $you ->
    [actor] Du bist abwesend: keine Pings bis zu deinem nächsten Befehl oder Knopfdruck hier oder bis `/away until:back`.
   *[none] { $player } ist eine Weile abwesend und wird nicht angepingt.
}
told-away-until = { $you ->
    [actor] Du bist bis { $until } abwesend: keine Pings. `/away until:back` holt dich früher zurück.
   *[none] { $player } ist bis { $until } abwesend und wird nicht angepingt.
}
told-away-stands = { $you ->
    [actor] Offene Angebote behalten ihre Frist. Bei neuen läuft sie ab deiner Rückkehr oder ab { $latest }.
   *[none] Bei neuen Angeboten beginnt die Zeit zum Antworten mit der Rückkehr, spätestens am { $latest }.
}
told-away-stands-till-back = { $you ->
    [actor] Offene Angebote behalten ihre Frist. Bei neuen läuft sie ab deiner Rückkehr.
   *[none] Bei neuen Angeboten beginnt die Zeit zum Antworten mit der Rückkehr.
}
told-away-runs = Fristen laufen weiter.
told-back = { $you ->
    [actor] Du bist zurück und wirst wieder angepingt.
   *[none] { $player } ist zurück.
}
told-quiet = Von { $from }:00 bis { $to }:00 Uhr, { $zone }, wirst du nicht angepingt. Danach sagt dir eine Nachricht, was du verpasst hast. Fristen laufen weiter.
told-no-quiet = Du hast keine Ruhezeiten mehr. Du kannst jederzeit angepingt werden.
told-nudge-turn = { $player }, du bist am Zug.
told-nudge-player = { $player }, du bist seit { $since } am Zug.
told-nudge-next = { $player }, du bist seit { $since } am Zug. Danach kommt { $next }; die Moderation kann für dich handeln.
told-nudge-moderator = { $player }, du bist seit { $since } am Zug. { $moderator }, du kannst mit `/mod act-as` einspringen.
told-nudge-both = { $player }, du bist seit { $since } am Zug. { $moderator }, du kannst mit `/mod act-as` einspringen; danach kommt { $next }.

## Consequences: one line each

planets = Planeten { $planets }
line-extended = { $count ->
    [one] Angebot { $offers } kann
   *[other] Angebote { $offers } können
} jetzt bis { $deadline } ({ $left }) beantwortet werden.
line-extended-paused = Für { $count ->
    [one] Angebot
   *[other] Angebote
} { $offers } ist nach der Pause noch { $left } Zeit.
line-ordered = Die Plätze haben jetzt diese Reihenfolge: { $order }.

## What to do next, in the private answer

hint-asked = Angebot { $offer } wartet auf deine Antwort.
reply-done = Erledigt.
reply-done-with = Erledigt. { $left }.
caught-up = Das hast du seit { $since } verpasst:
caught-up-nothing = Nichts, was noch zählt: Alles wurde rückgängig gemacht oder beantwortet.
caught-up-waiting = Wartet auf deine Antwort:
button-numbered = { $label } { $offer }
hint-founder = Du hast sie gegründet, also moderierst du sie. Wenn Discord dir `/mod` nicht zeigt, bitte jemanden, der den Server verwaltet, am Computer unter Servereinstellungen > Integrationen diesen Bot zu wählen und dich dort bei `/mod` und jedem Befehl mit `/mod-` über **Rollen oder Mitglieder hinzufügen** einzutragen.
hint-role = Discord zeigt `/mod` nur Leuten, die den Server verwalten; ein Bot kann das nicht ändern. Damit { $role } es sieht, öffne am Computer Servereinstellungen > Integrationen und wähle diesen Bot. Drücke bei `/mod` und jedem Befehl, der mit `/mod-` beginnt, **Rollen oder Mitglieder hinzufügen** und füge { $role } hinzu.
hint-private = Das seht nur ihr beide.
silence-refuse = Danach ist es abgelehnt.
silence-lapse = Danach verfällt es.
silence-wait = Es bleibt ohne Frist offen.
digest-at = Nächste Zusammenfassung: { $next }, dann täglich um { $hour }:00 Uhr, { $zone }. Sie sagt dir privat, was in deinen Kampagnen geschehen ist und was auf dich wartet. Ohne Neues kommt keine, außer wenn eine Antwort binnen eines Tages fällig ist. `/digest at:off` schaltet sie ab.
digest-off = Du bekommst keine Zusammenfassung mehr.
digest-none = Du bekommst keine Zusammenfassung. `/digest at:8` schickt dir täglich um 8:00 Uhr eine.
digest-closed = Die letzte kam nicht an ({ $problem }). Erlaube Direktnachrichten von Servermitgliedern; die nächste enthält dann, was du verpasst hast.
digest-no-campaign = Du bist hier in keiner laufenden Kampagne, also gibt es nichts zu berichten. `/campaign join` bringt dich in eine.
digest-not-an-hour = { $typed } ist keine Stunde des Tages. Wähle 0 bis 23, etwa `/digest at:8`, oder `/digest at:off`.
digest-no-hour = Gib die Stunde an, 0 bis 23: `/digest at:8`.
digest-since = Seit { $since }:
digest-urgent = Seit { $since } ist nichts geschehen, aber binnen eines Tages ist eine Antwort fällig.
digest-waiting = Wartet auf dich:
digest-turn = Du bist am Zug.
digest-before = { $count ->
    [one] … und 1 früheres Ereignis: `/history campaign:{ $campaign }`
   *[other] … und { $count } frühere Ereignisse: `/history campaign:{ $campaign }`
}
digest-before-more = … und mehr als { $count } frühere Ereignisse: `/history campaign:{ $campaign }`
digest-print = Zusammenfassung vom { $at }
in-campaign = In **{ $campaign }**:
small-print-before = Kampagne { $campaign }
small-print-long = { $count ->
    [one] Entscheidung { $rulings } · { $campaign }
   *[other] Entscheidungen { $rulings } · { $campaign }
}
small-print = #{ $rulings } · { $campaign }

## Asking first

confirm-end = { $pending ->
    [0] Das Ende einer Kampagne ist endgültig: Danach kann niemand mehr in ihr handeln. Beenden?
    [one] Das Ende einer Kampagne ist endgültig: Danach kann niemand mehr in ihr handeln, und das offene Angebot wird nichtig. Beenden?
   *[other] Das Ende einer Kampagne ist endgültig: Danach kann niemand mehr in ihr handeln, und die { $pending } offenen Angebote werden nichtig. Beenden?
}
confirm-away = { $player } ist abwesend.
confirm-away-until = { $player } ist bis { $until } ({ $left }) abwesend.
confirm-away-stands = Die Zeit zum Antworten beginnt mit der Rückkehr, spätestens am { $until }.
confirm-away-stands-till-back = Die Zeit zum Antworten beginnt mit der Rückkehr.
confirm-away-lapses = Ohne rechtzeitige Antwort verfällt das Angebot: Niemand verliert etwas, und du bekommst zurück, was das Fragen gekostet hat.
confirm-away-runs = Die Zeit zum Antworten läuft trotzdem.
confirm-ask-away = Trotzdem fragen?
confirm-leave = Wenn du jetzt gehst, geschieht sofort:
confirm-leave-nothing = Du hast keine offenen Angebote, und keins deiner Schiffe arbeitet.
confirm-leave-withdraws = Dein Angebot { $offer } wird zurückgezogen.
confirm-leave-lapses = Angebot { $offer } verfällt, und niemand verliert etwas.
confirm-leave-stays = Zugänge, Botschaften und verliehene Schiffe bleiben, und andere machen in deinen Sternsystemen weiter. `/campaign join` bringt dich zu allem zurück, was du hattest. Gehen?
confirm-leave-voids = { $count ->
    [0] Wenn du jetzt gehst, wirst du nichts mehr gefragt.
    [one] Wenn du jetzt gehst, endet Angebot { $offers } unbeantwortet.
   *[other] Wenn du jetzt gehst, enden die Angebote { $offers } unbeantwortet.
} `/campaign join` bringt dich zu allem zurück, was du hattest. Gehen?
confirm-remove = { $pending ->
    [0] Das nimmt { $player } aus der Kampagne und beendet, was gerade läuft. Der ganze Besitz bleibt erhalten. Entfernen?
    [one] Das nimmt { $player } aus der Kampagne, beendet, was gerade läuft, und erklärt 1 offenes Angebot für nichtig. Der ganze Besitz bleibt erhalten. Entfernen?
   *[other] Das nimmt { $player } aus der Kampagne, beendet, was gerade läuft, und erklärt { $pending } offene Angebote für nichtig. Der ganze Besitz bleibt erhalten. Entfernen?
}
confirm-undo = { $entries ->
    [one] Das macht die neueste Entscheidung ({ $private ->
        [no] Nummer { $number }
       *[yes] privat, nach Nummer { $number }
    }) rückgängig, mit allem, was aus ihr folgte. Rückgängig machen?
   *[other] Das macht die { $entries } neuesten Entscheidungen ({ $private ->
        [no] zurück bis Nummer { $number }
       *[yes] zurück bis zu einer privaten nach Nummer { $number }
    }) rückgängig, mit allem, was aus ihnen folgte. Rückgängig machen?
}
confirm-undo-second = { $entries ->
    [one] Das macht die neueste Entscheidung ({ $private ->
        [no] Nummer { $number }
       *[yes] privat, nach Nummer { $number }
    }) rückgängig, mit allem, was aus ihr folgte. Sie betrifft dich, also muss binnen { $within } jemand anders vom Tisch zustimmen. Fragen?
   *[other] Das macht die { $entries } neuesten Entscheidungen ({ $private ->
        [no] zurück bis Nummer { $number }
       *[yes] zurück bis zu einer privaten nach Nummer { $number }
    }) rückgängig, mit allem, was aus ihnen folgte. Manche betreffen dich, also muss binnen { $within } jemand anders vom Tisch zustimmen. Fragen?
}
confirm-take-back = { $asked ->
    [none] Es betraf sonst niemanden, also wird es sofort zurückgenommen. Zurücknehmen?
    [hidden] Alle Betroffenen haben { $within } Zeit zuzustimmen, sonst bleibt es. Jede andere Handlung vorher beendet die Anfrage. Fragen?
   *[some] Alle Betroffenen haben { $within } Zeit zuzustimmen, sonst bleibt es: { $players }. Jede andere Handlung vorher beendet die Anfrage. Fragen?
}
button-replace = Spielplan ersetzen
button-ask-away = Fragen
button-give-seat = Platz geben
button-refuse-seat = Ablehnen
button-admit = Einlassen
button-leave = Verlassen
button-remove = Entfernen
button-undo = Rückgängig machen
button-take-back = Zurücknehmen
button-ask-take-back = Fragen
button-agree = Zustimmen
button-disagree = Nein
button-newer = Neuere
button-end = Endgültig beenden
button-cancel = Abbrechen
button-accept = Annehmen
button-refuse = Ablehnen
button-answer = Antworten
cancelled = Es ist nichts geschehen.
button-older = Ältere
button-newest = Neueste

## What is said before the rules are asked

failed = Bei mir ist etwas schiefgegangen, also ist nichts geschehen. Es steht im Log für meinen Betreiber; versuch es gleich noch einmal.
too-late = Ich konnte Discord nicht innerhalb seiner 3 Sekunden erreichen, also ist nichts geschehen. Versuch es noch einmal.
disk-full = Mein Speicher ist voll, ich kann nichts festhalten, also ist nichts geschehen. Sag meinem Betreiber Bescheid und versuch es später noch einmal.
cannot-write = Ich kann gerade nichts festhalten, also ist nichts geschehen. Sag meinem Betreiber Bescheid (das Log nennt den Grund) und versuch es später noch einmal.
command-changed = Discord zeigt dir noch eine ältere Fassung dieses Befehls. Lade Discord neu (Strg+R, oder starte die App neu) und versuch es noch einmal.
only-in-a-server = Das geht nur in einem Kanal auf einem Server.
button-unknown = Ich kenne das Spiel zu diesem Knopf nicht mehr. `/offers` zeigt, was offen ist.
draft-gone = Diese Frage gilt nicht mehr: Sie ist über einen Tag alt, oder fünf neuere haben sie ersetzt. Gib den Befehl noch einmal ein.
pictures-spent = Diesmal ohne Bild: Du bekommst höchstens { $most } pro Minute. Das nächste gibt es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  }.
pictures-spent-by-server = Diesmal ohne Bild: Ein Server bekommt höchstens { $most } pro Minute. Das nächste gibt es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  }.
pictures-busy = Diesmal ohne Bild: Es werden gerade zu viele andere gezeichnet. Versuch es in ein paar Sekunden noch einmal.
picture-failed = Diesmal ohne Bild: Das Zeichnen ist misslungen. Der Text sagt alles, was es zeigen würde.
draft-not-yours = Diese Frage ist für jemand anderen.
draft-carried-out = Das ist schon geschehen; es gibt nichts mehr abzubrechen.
membership-unknown = Discord kann mir gerade nicht sagen, ob du noch auf dem Server dieses Spiels bist, also ist nichts geschehen. Versuch es in einer Minute noch einmal, oder auf dem Server selbst.
bots-do-not-play = { $player } ist ein Bot, und Bots spielen nicht mit.
not-an-offer = „{ $typed }“ ist keine Angebotsnummer. `/offers` zeigt mit Nummern, was offen ist.
no-such-topic = Zu „{ $typed }“ gibt es keine Hilfe. Wähle aus: { $topics }.
not-a-choice = „{ $typed }“ steht bei diesem Angebot nicht zur Wahl. Lass `choice` weg, dann siehst du ein Menü.
not-a-pace = „{ $typed }“ ist kein Tempo. Schreib, wie viel Echtzeit eine Spielminute dauert: eine Zahl und s, m, h oder d, etwa 10m oder 1h.
not-a-span = „{ $typed }“ ist keine Zeitspanne. Schreib eine Zahl und s, m, h oder d, etwa 12h oder 2d.
not-an-end = Ich weiß nicht, wann `{ $typed }` ist. Gib ein Datum an (`2026-05-01` oder `2026-05-01 18:00`, { $zone }), eine Zeitspanne (`3d`, `12h`) oder `back`.
not-a-moment = Ich weiß nicht, wann `{ $typed }` ist. Gib ein Datum an (`2026-05-01` oder `2026-05-01 18:00`, { $zone }) oder eine Zeitspanne (`3d`, `12h`).
not-a-zone = Die Zeitzone `{ $typed }` kenne ich nicht. Namen sehen so aus: `Europe/Berlin` oder `America/New_York`; tippe eine Stadt und wähle.
quiet-hours-both = Gib beide Stunden an, etwa `/quiet-hours from:22 to:7`, oder lass beide weg, um keine zu haben.
acting-for = Du handelst für { $player }: „du“ steht hier für { $player }.
acts-no-longer = Du wolltest für { $player } handeln, moderierst diese Kampagne aber nicht. Es ist nichts geschehen, und dein nächster Befehl ist wieder dein eigener.
acting-as = Dein nächster Befehl in dieser Kampagne gilt für { $player }, wenn du ihn vor { $until } gibst. Die Runde sieht, dass du vertreten hast.
channel-taken = In diesem Kanal läuft schon eine Kampagne: { $name } (ID { $id }). Mach mit `/campaign join` mit, oder beginne deine in einem anderen Kanal.
founders-everybody = allen
founders-managers = Mitgliedern, die den Server verwalten können
founders-role = Mitgliedern, die { $role } haben oder den Server verwalten können
founders-role-gone = Mitgliedern, die den Server verwalten können (die dafür gesetzte Rolle wurde gelöscht)
founders-here = Hier können Kampagnen von { $who } begonnen werden.
founders-set = Erledigt. Auf diesem Server können Kampagnen jetzt von { $who } begonnen werden. Laufende Kampagnen gehen weiter.
founders-others = Nichts wurde begonnen: Auf diesem Server können Kampagnen nur von { $who } begonnen werden. Bitte jemanden davon, deine zu beginnen oder es dir zu erlauben: `/mod server founders`.
founders-managers-only = Das betrifft den ganzen Server und braucht deshalb die Berechtigung „Server verwalten“. Bitte jemanden, der sie hat.
founders-which-role = Welche Rolle? Gib sie an: `/mod server founders who:role role:...`.
founders-no-role = Du hast eine Rolle angegeben, aber nicht `who:role` gewählt. Wähle das, oder lass die Rolle weg.
channel-closed = Mir fehlen Berechtigungen in { $channel }: { $missing }. Wer den Server verwaltet, kann sie unter Kanal bearbeiten, Berechtigungen erteilen. Versuch es danach noch einmal.
channel-unsuited = In { $channel } selbst kann niemand schreiben. Wähle einen Textkanal, einen Beitrag oder einen Thread.
channel-unseen = Ich kann { $channel } nicht sehen, wozu dieser Thread gehört. Wer den Server verwaltet, kann mir dort unter Kanal bearbeiten, Berechtigungen „Kanal anzeigen“ erlauben. Versuch es danach noch einmal.
channel-not-there = Du und ich, wir können { $channel } auf diesem Server nicht beide sehen. Wähle einen anderen Kanal, oder erlaube uns beiden „Kanal anzeigen“ (unter Kanal bearbeiten, Berechtigungen), und versuch es noch einmal.
channel-locked = { $channel } ist gesperrt, also kann ich dort nicht schreiben. Entsperre den Thread, oder erlaube mir „Threads verwalten“, und versuch es noch einmal.
moved-away = ➡️ **{ $name }** geht in { $channel } weiter. Die Knöpfe unter den Nachrichten hier funktionieren weiterhin.
moved-card = ➡️ Das geht in { $channel } weiter.
moved-row = Die offene Frage aus { $from }:
permission-view = Kanal anzeigen
permission-connect = Verbinden
permission-send = Nachrichten senden
permission-send-in-threads = Nachrichten in Threads senden
permission-embed = Links einbetten
permission-attach = Dateien anhängen
permission-read-history = Nachrichtenverlauf anzeigen
no-campaign-anywhere = Hier gibt es keine Kampagne. Beginne in diesem Kanal eine mit `/campaign create name:Spiral Arm ruleset:leverage`.
no-campaign-yours = Du bist in keiner Kampagne. Geh auf einen Server, der eine hat; `/campaign list` zeigt sie dort.
no-campaign-here = In diesem Kanal gibt es keine Kampagne, und du bist in keiner. Geh zu einer von diesen, nenne eine mit der Option `campaign`, oder beginne hier eine mit `/campaign create`:
which-campaign = Mehrere Kampagnen kommen in Frage. Wähle mit der Option `campaign`:
no-such-campaign = Hier erreichst du keine Kampagne namens „{ $named }“.
campaign-suggestion = { $name } (ID { $id })
campaign-choice = - { $name } (ID { $id }) in { $channel }
exported = Die Kampagne, wie sie jetzt steht, ohne die Geheimnisse anderer.
personal-exported = Alles, was ich über dich speichere, mit { $orders ->
    [0] keinem Befehl
    [one] einem Befehl
   *[other] { $orders } Befehlen
} in { $campaigns ->
    [0] keiner Kampagne
    [one] einer Kampagne
   *[other] { $campaigns } Kampagnen
}. Was andere geschrieben haben, fehlt darin. Frag den Betreiber dieses Bots, warum und wie lange es gespeichert wird.
erase-question = **Soll ich löschen, was ich über dich speichere? Das lässt sich nicht rückgängig machen.**
    Gelöscht: dein Name { $names ->
        [0] (keiner ist gespeichert)
        [one] auf 1 Server
       *[other] auf { $names } Servern
    }, jede Notiz und Begründung von dir { $campaigns ->
        [0] (du warst in keiner Kampagne)
        [one] in 1 Kampagne
       *[other] in { $campaigns } Kampagnen
    }, die Zahlen deines Profils, deine Zusammenfassung, offene Fragen und wann du zuletzt angepingt wurdest.
    Behalten: was du in deinen Spielen getan hast, unter deiner Discord-ID, weil die Werte anderer davon abhängen. Du bleibst in deinen Spielen. Nachrichten in Discord bleiben, aber deine Angebote verlieren ihre Notizen, sobald sie beendet sind. Sicherungen behalten ihren Inhalt, bis der Betreiber sie entfernt.
    Deinen Namen speichere ich wieder, sobald du mich auf einem Server benutzt. `/privacy export` gibt dir vorher eine Kopie.
erase-yes = Endgültig löschen
erased = Gelöscht: deine Namen, Zusammenfassung und offenen Fragen, und was du geschrieben hast { $campaigns ->
    [0] (nichts in irgendeiner Kampagne)
    [one] in 1 Kampagne
   *[other] in { $campaigns } Kampagnen
}.
erase-goes-on = Gelöscht: deine Namen, Zusammenfassung und offenen Fragen. Deine Notizen und Begründungen { $campaigns ->
    [one] in 1 Kampagne
   *[other] in { $campaigns } Kampagnen
} folgen in wenigen Minuten, selbst wenn ich neu gestartet werde. `/privacy export` zeigt, was noch da ist.
export-too-long = Die Datei hätte über { $most } MB, mehr als Discord annimmt. Bitte den Betreiber dieses Bots darum.
export-under-way = Dein letzter Export wird noch vorbereitet. Frag wieder, sobald du ihn hast.
exports-spent = Du hattest { $most } Exporte in einer Stunde, mehr sind nicht erlaubt. Den nächsten gibt es am { $again }.
exports-busy = Gerade laufen zu viele Exporte. Versuch es in ein paar Minuten noch einmal.
undo-too-much = { $steps } Entscheidungen rückgängig zu machen, nähme mehr als { $most } Protokolleinträge zurück, mehr als auf einmal gehen. Mach es in Teilen: erst `/mod undo steps:{ $first }`, dann den Rest.
take-back-too-far = Deine letzte Handlung liegt mehr als { $most } Protokolleinträge zurück, das ist zu weit. Bitte die Moderation, sie rückgängig zu machen: `/mod undo`.
delivering-again = { $count ->
    [0] Alle Ankündigungen sind zugestellt.
    [one] Ich versuche noch einmal, 1 Ankündigung zuzustellen.
   *[other] Ich versuche noch einmal, { $count } Ankündigungen zuzustellen.
}
direct-messages-closed = { $player } nimmt keine Direktnachrichten von mir an und konnte nicht benachrichtigt werden. Das Angebot steht: Es hat Nummer { $offer } und ist mit `/offers` zu sehen.
offers-line-undelivered = (nicht zugestellt)
history-undone = (rückgängig gemacht) { $story }

## Refusals

no-name-empty = Dieser Name hat keine sichtbaren Zeichen. Nimm Buchstaben oder Zeichen, etwa `Spiral Arm`.
no-name-too-long = Dieser Name hat { $length } Zeichen, erlaubt sind { $most }. Nimm einen kürzeren.
no-note-too-long = Dieser Text hat { $length } Zeichen, erlaubt sind { $most }. Kürze ihn und schick ihn noch einmal.
no-span = { $value } geht nicht: Wähle { $least } bis { $most }.
no-number = { $value } geht nicht: Wähle { $least } bis { $most }.
no-language = „{ $typed }“ spreche ich nicht. Wähle aus { $known }.
no-not-in-campaign = { $you ->
    [actor] Du bist nicht in dieser Kampagne. `/campaign join` bringt dich hinein.
   *[none] { $player } ist nicht in dieser Kampagne. Mitmachen geht mit `/campaign join`.
}
no-has-left = { $you ->
    [actor] Du hast diese Kampagne verlassen. `/campaign join` bringt dich zu allem zurück, was du hattest.
   *[none] { $player } hat diese Kampagne verlassen. Zurück geht es mit `/campaign join`.
}
no-already-plays = Du bist schon in dieser Kampagne. `/campaign info` zeigt sie.
no-plays-already = { $player } ist schon in dieser Kampagne.
no-empty-seat = Der Platz von { $seat } ist nicht leer. `/campaign claim` nennt die leeren Plätze.
no-has-seat = { $you ->
    [actor] Du hast in dieser Kampagne einen eigenen Platz. Falls du sie verlassen hast, bringt dich `/campaign join` zurück.
   *[none] { $player } hat in dieser Kampagne einen eigenen Platz.
}
no-seat-asked = Du hast schon um diesen Platz gebeten. Die Moderation muss ihn dir geben, mit dem Knopf im Kanal der Kampagne oder mit `/campaign claim`.
no-seat-not-asked = { $player } bittet nicht um den Platz von { $seat }. Er ist wohl vergeben, oder { $player } spielt schon mit.
seat-no-member = { $player } ist nicht auf diesem Server.
seat-none-empty = Diese Kampagne hat keine leeren Plätze. Die gibt es nur in Kampagnen, die von einem anderen Server kommen; `/campaign join` gibt dir einen eigenen.
seat-unknown = „{ $typed }“ ist kein leerer Platz. Nimm einen der Vorschläge für `seat`.
seat-choice = Platz { $number }: { $name }
seat-request-given = { $player } hat den Platz von { $seat } übernommen.
no-entry-closed = Diese Kampagne ist geschlossen, auch für Rückkehr. Die Moderation kann sie öffnen: `/mod settings entry:`.
no-entry-asked = Du hast schon um Aufnahme gebeten. Die Moderation muss zustimmen, mit dem Knopf im Kanal der Kampagne oder mit `/mod admit`.
no-entry-not-asked = { $player } hat nicht um Aufnahme gebeten. Das geht mit `/campaign join`.
no-moderators-only = Das kann nur die Moderation dieser Kampagne: wer sie gegründet hat, wer den Server verwalten kann, und Mitglieder mit der Rolle, die `/campaign info` nennt.
no-paused = Diese Kampagne pausiert seit { $since } ({ $ago }). Die Moderation kann sie mit `/mod resume` fortsetzen; bis dahin kann niemand handeln.
no-not-paused = Die Kampagne pausiert nicht, also gibt es nichts fortzusetzen. `/mod pause` würde sie pausieren.
no-not-in-future = { $at } ist schon vorbei. Wähle einen späteren Zeitpunkt.
no-pause-too-long = Eine Pause dauert höchstens { $most }, also muss diese bis { $latest } enden. `/mod settings pause-most` ändert das.
no-scheduled-too-far = Das ist zu weit weg. Spätestens geht { $latest }.
no-schedule-full = Es sind schon { $most } Dinge geplant, mehr gehen nicht. `/mod schedule cancel` streicht eines.
no-not-scheduled = Unter Nummer { $number } ist nichts geplant. `/mod schedule list` zeigt den Plan.
no-nothing-to-announce = Es gibt nichts anzusagen: der Text ist leer.
no-play-has-begun = Das Spiel hat schon begonnen, also ist es zu spät für eine Vorlage. `/mod settings` ändert weiterhin jede Einstellung.
no-played-there = Die Kampagne ist schon dort. Wähle einen anderen Kanal oder Thread dieses Servers.
no-ended = Diese Kampagne endete am { $at } ({ $ago }). `/history` erzählt noch ihre Geschichte, und `/campaign create` beginnt eine neue.
no-oneself = Das bist du selbst. Wähle jemand anderen; `/campaign info` nennt alle.
no-unknown-offer = Hier gibt es kein Angebot { $offer }. `/offers` zeigt, was offen ist.
no-offer-closed = Angebot { $offer } ist seit { $at } ({ $ago }) geschlossen: { $outcome }. `/offers` zeigt, was offen ist.
no-answer-sealed = { $given ->
    [yes] Du hast Angebot { $offer } schon mit Ja beantwortet. Eine versiegelte Antwort lässt sich nicht ändern.
    [no] Du hast Angebot { $offer } schon mit Nein beantwortet. Eine versiegelte Antwort lässt sich nicht ändern.
   *[none] Angebot { $offer } nimmt keine Antworten mehr an. Das Ergebnis kommt, sobald alles entschieden ist.
}
no-not-yours-to-answer = Angebot { $offer } kann nur von { $to } beantwortet werden. `/offers` zeigt, was auf dich wartet.
no-not-yours-to-withdraw = Angebot { $offer } stammt von { $from } und kann nur von dort zurückgezogen werden. Wenn es an dich geht, beantworte es: `/accept offer:{ $offer }` oder `/refuse offer:{ $offer }`.
no-game-offer-stays = Angebot { $offer } kommt vom Spiel und lässt sich nicht zurückziehen. Wenn es an dich geht, beantworte es: `/accept offer:{ $offer }`.
no-must-pick = Angebot { $offer } verlangt eine Wahl, aber es gibt nichts zu wählen. Die Moderation kann es für nichtig erklären.
no-such-place = { $place } liegt nicht auf dem Spielplan. `/board show` zeigt, was dort liegt.
which-place = { $you ->
    [actor] An welchem deiner Orte? Wähle einen, oder gib `place:` an.
   *[none] An welchem Ort von { $host }? Wähle einen, oder gib `place:` an.
}
which-planet = An welchem Planeten? Wähle einen, oder gib `place:` an.
chosen-none-yet = Noch ist nichts gewählt; wähle bis zu { $most }. Alle Menüs zählen zusammen.
chosen-yet = Bisher gewählt (bis zu { $most }): { $chosen }. Alle Menüs zählen zusammen.
button-that-is-all = Fertig
pick-place-menu = Ort wählen
no-name-taken = { $name } ist schon vergeben. Nimm einen anderen Namen.
no-same-player = Das ist zweimal dieselbe Person. Wähle zwei verschiedene.
no-deadline = Angebot { $offer } hat keine Frist, also gibt es nichts zu verlängern.
no-extended-enough = { $most ->
    [0] In dieser Kampagne werden Angebote nicht verlängert. `/mod settings extensions-most` ändert das.
    [one] Angebot { $offer } wurde schon einmal verlängert; mehr erlaubt diese Kampagne nicht. `/mod settings extensions-most` ändert das.
   *[other] Angebot { $offer } wurde schon { $most }-mal verlängert; mehr erlaubt diese Kampagne nicht. `/mod settings extensions-most` ändert das.
}
no-nothing-to-undo = Es gibt nichts mehr rückgängig zu machen: Der Beginn einer Kampagne bleibt.
no-shown-to-all = { $steps ->
    [0] Entscheidung { $ruling } hat allen Verborgenes gezeigt und lässt sich deshalb nicht rückgängig machen.
    [one] Entscheidung { $ruling } hat allen Verborgenes gezeigt und lässt sich deshalb nicht rückgängig machen. Nur bei der Entscheidung danach geht es: Lass `steps` weg.
   *[other] Entscheidung { $ruling } hat allen Verborgenes gezeigt und lässt sich deshalb nicht rückgängig machen. Nur bei den { $steps } Entscheidungen danach geht es: `steps:{ $steps }`.
}
no-not-yours-to-take-back = Die neueste Handlung in dieser Kampagne ist nicht deine oder lässt sich nicht zurücknehmen. Die Moderation kann mehr rückgängig machen: `/mod undo`.
no-take-back-asked = Du hast schon gefragt: Die anderen haben bis { $until } ({ $left }) Zeit zuzustimmen.
no-answer-final = Deine Antwort auf Angebot { $offer } ist endgültig, du kannst sie nicht zurücknehmen. Die Moderation kann sie rückgängig machen: `/mod undo`.
no-take-back-answered = Du hast schon einmal darum gebeten, und es bleibt. Die Moderation kann es rückgängig machen: `/mod undo`.
no-second-asked = Du hast schon gefragt: Bis { $until } ({ $left }) kann jemand zustimmen.
no-second-private = Bei `moderator-plays: second` muss jemand anders zustimmen. Das hier ist aber privat, also kann ich nicht fragen. Jemand anders aus der Moderation kann es tun.
no-take-back-over = Diese Anfrage ist vorbei: Sie wurde beantwortet, ihre Zeit lief ab, oder etwas anderes kam dazwischen.
no-second-not-yours = { $you ->
    [actor] Du hast selbst darum gebeten, also muss jemand anders zustimmen.
   *[none] Nur { $by } kann diese Anfrage zurücknehmen. Stimmt niemand zu, endet sie von selbst.
}
no-not-asked-to-agree = { $you ->
    [actor] Du hast selbst darum gebeten; die anderen müssen zustimmen. `Nein` beendet die Anfrage.
   *[none] Was { $by } zurücknehmen möchte, betrifft dich nicht, also wirst du nicht gefragt.
}
no-agreed-already = Du hast schon zugestimmt. Sobald alle zustimmen, wird es zurückgenommen.
no-too-soon = Zwischen dir und { $player } wurde { $count }-mal in Folge nichts aus einem Angebot. Du kannst am { $until } ({ $left }) wieder fragen, oder sobald ein anderes zwischen euch angenommen ist.
no-not-away = Du bist nicht abwesend.
no-quiet-hours = { $hour } ist keine Stunde des Tages: Wähle 0 bis 23.
no-quiet-hours-empty = Ruhezeiten von { $hour }:00 bis { $hour }:00 Uhr würden nie beginnen. Wähle zwei verschiedene Stunden, oder nutze `/away`, um den ganzen Tag Ruhe zu haben.
no-nothing-to-change = Das würde nichts ändern.
no-pace = Die Regeln von { $plays } kennen keine Uhr: Lass `pace` weg.
no-other-ruleset = Das gehört zu den Regeln von { $needs }, aber diese Kampagne spielt nach denen von { $plays }. `/help` zeigt, wie es hier losgeht.
no-must-be-answered = Angebot { $offer } kann nicht abgelehnt werden. Wähle eine Antwort mit `/accept offer:{ $offer }`.
no-board-full = Der Spielplan hat schon { $most } Orte, mehr gehen nicht. Entferne einen, bevor du einen weiteren hinzufügst.
no-spot-taken = { $place } liegt schon bei { $q }, { $r }. Wähle eine andere Stelle; `/board show` zeigt die Orte.
no-spot-range = { $q }, { $r } liegt zu weit draußen: Beide Zahlen müssen von -{ $most } bis { $most } reichen.
no-same-place = Das ist zweimal { $place }. Wähle zwei verschiedene Orte; `/board show` zeigt sie.
no-no-link = { $from } und { $to } sind nicht verbunden. `/board show` zeigt die Verbindungen.
no-too-many-pieces = { $count } Figuren sind zu viele für einen Ort: höchstens { $most }.
example-needs = Dieser Spielplan braucht { $players } Mitspielende; { $joined } sind dabei.
no-bad-board = Dieser Spielplan wurde nicht geladen. Behebe das und lade ihn noch einmal:
no-flaw = - `{ $path }`: { $problem }
flaw-no-name = Ein Name fehlt.
flaw-no-place = Dieser Spielplan hat keinen Ort { $place }.
no-places = Ein Spielplan hat 1 bis { $most } Orte, nicht { $value }.
no-counted-twice = Dieser Ort zählt die Figuren einer Person zweimal. Zähle sie einmal.
no-linked-twice = { $from } und { $to } sind zweimal verbunden. Nenne die Verbindung einmal.
no-nobody-sits = { $seated ->
    [0] Platz { $seat } ist leer: Noch macht niemand mit. Mitmachen geht mit `/campaign join`.
    [one] Platz { $seat } ist leer: Nur Platz 1 ist besetzt. `/seat show` zeigt, wer wo sitzt.
   *[other] Platz { $seat } ist leer: Besetzt sind die Plätze 1 bis { $seated }. `/seat show` zeigt, wer wo sitzt.
}
no-table-full = Alle { $most } Plätze an diesem Tisch sind besetzt. Erst muss jemand gehen: `/campaign leave`.
no-turn-running = { $you ->
    [actor] Dein Zug läuft schon. `/turn end` beendet ihn.
   *[none] { $active } ist noch am Zug. Danach kannst du beginnen; die Moderation kann den Zug beenden.
}
no-not-your-turn = { $active } ist am Zug, nicht du. Danach beginnt `/turn begin` deinen.
no-no-turn = Dein Zug hat noch nicht begonnen. `/turn begin` beginnt ihn.
ended-accepted = von { $who } angenommen
ended-refused = von { $who } abgelehnt
ended-silent = niemand antwortete rechtzeitig, das galt als Ablehnung
ended-lapsed = folgenlos verfallen
ended-with-action = durch eine andere Handlung von { $who } beendet
ended-withdrawn = von { $who } zurückgezogen
ended-unable = es konnte von { $who } nicht erfüllt werden und endete ohne Verlust
ended-without-loss = es endete ohne Verlust
ended-void = von { $who } für nichtig erklärt
ended-settled = durch einen Vertrag erledigt
ended-void-impossible = es war nicht mehr ausführbar

## The post that shows an offer

post-title = { $state } · Angebot { $offer }
post-call = { $to }: { $sentence }
post-what = { $label }: { $what }
deadline-paused = Pausiert: danach noch { $left }. { $silence }
entry-request-over = { $player } bittet nicht mehr um Aufnahme.
entry-let-in = { $player } hat um Aufnahme gebeten und ist jetzt dabei.
deadline-until = Läuft { $left } ab. { $silence }
state-pending = ⏳ Offen
state-accepted = ✅ Angenommen
state-refused = ❌ Abgelehnt
state-lapsed = ⌛ Verfallen
state-withdrawn = ↩️ Zurückgezogen
state-void = 🚫 Nichtig
state-unable = 🤷 Unerfüllbar
state-settled = 🤝 Durch Vertrag erledigt
state-without-loss = ⌛ Beendet
state-answered = ✅ Beantwortet
state-unanswered = ⌛ Unbeantwortet
outcome-silent = Keine Antwort bis { $at }, das gilt als Ablehnung.
outcome-lapsed = Keine Antwort bis { $at }.
outcome-lapsed-sealed = Keine Antwort wurde geöffnet ({ $at }).
outcome-void-impossible = Es war nicht mehr ausführbar.
outcome-unable = { $player } konnte es weder damals noch jetzt erfüllen. Niemand hat etwas verloren, und was das Fragen gekostet hat, wurde erstattet.
outcome-without-loss = Niemand hat etwas verloren, und was das Fragen gekostet hat, wurde erstattet.
outcome-ended-with-action = Es endete mit seiner Aktion.

## Relations and rights

rights-may = { $you ->
    [no] ✅ { $player } darf
   *[yes] ✅ Du darfst
}
rights-not = ❌ Gerade nicht
rights-nothing = Im Moment nichts.
right-with = { $name } ({ $details })
right-because = { $acts }: { $reason }
right-more = { $left } weitere
relations-alone = Außer dir macht noch niemand mit. Das geht mit `/campaign join`.

## Ambassadors: who could form relations, and why not

check-met = ✅ **{ $rule }** erfüllt – { $reason }
check-not-met = ❌ **{ $rule }** nicht erfüllt – { $reason }

## Ambassadors: the board, the seats, the tracks

turn = Runde { $round }, Aktion von { $player }.
seats-title = Plätze in { $name }
seats-none = Noch ist kein Platz besetzt. `/campaign join` gibt dir einen.
standings-title = Rangliste von { $name }
standings-player = Wer

## Offers

offers-title = Offene Angebote
offers-none-asked = Keine Angebote sind offen. Das Spiel fragt dich, wenn du etwas zu wählen hast.
offers-for-you = { $you ->
    [no] Wartet auf eine Antwort von { $player }
   *[yes] Wartet auf deine Antwort
}
offers-by-you = { $you ->
    [no] Von { $player }, wartet auf andere
   *[yes] Von dir, wartet auf andere
}
offers-others = Zwischen anderen
offers-line = `{ $offer }` { $sentence } { $deadline }
offers-line-private = 🔒 privat
offers-line-sealed = Deine versiegelte Antwort: { $yes ->
    [yes] ja
   *[no] nein
}.
offers-by = Fällig { $deadline } ({ $left }).
awaits-return = { $to } ist abwesend und hat nach der Rückkehr { $within } Zeit zum Antworten, spätestens bis { $latest } ({ $left }).
offers-in-pause = Pausiert, danach noch { $left } zum Antworten.
offers-no-deadline = Keine Frist.
button-withdraw-offer = Zurückziehen
offers-accept-menu = Annehmen oder beantworten …
offers-refuse-menu = Ablehnen …
offers-withdraw-menu = Zurückziehen …
offer-choice = { $offer }: { $from } → { $to }, { $matter }

## The leaderboard

leaderboard-empty = Noch macht niemand mit. Sei zuerst dabei: `/campaign join`.
leaderboard-ties = Bei gleichem Wert gilt derselbe Rang (=).
panel-posted = In { $channel } veröffentlicht. Die Nachricht aktualisiert sich selbst. { $kind ->
    [table] `/panel channel:` verschiebt sie, und `/panel remove:true` entfernt sie.
   *[leaderboard] `/mod leaderboard channel:` verschiebt sie, und `/mod leaderboard remove:true` entfernt sie.
}
panel-not-pinned = Ohne die Berechtigung, Nachrichten anzupinnen, kann ich sie dort nicht anpinnen.
panel-pins-full = In { $channel } sind schon so viele Nachrichten angepinnt, wie Discord erlaubt, also ist diese nicht angepinnt.
panel-removed = Aus { $channel } entfernt.
panel-left-behind = Sie aktualisiert sich nicht mehr, aber ich kann die Nachricht in { $channel } nicht löschen. Bitte lösch sie.
panel-none = Es gibt nichts zu entfernen.
panel-changed = Zuletzt geändert
panel-changed-after = { $footer } · Zuletzt geändert
panel-final = Die Kampagne endete am { $at }. Das ist die letzte Rangliste.
panel-not-posted = Ich kann in { $channel } nichts veröffentlichen. Ich brauche dort „Kanal anzeigen“, „Nachrichten senden“, „Links einbetten“ und „Dateien anhängen“; versuch es danach noch einmal.
panel-not-known = Discord antwortet nicht, also weiß ich nicht, ob die Rangliste in { $channel } steht. Wenn nicht, versuch es in einer Minute noch einmal; wenn doch, lösche sie vorher.

## The panel of the table, and what its buttons ask

panel-paused = ⏸ Pausiert seit { $since }. Alle Fristen stehen still.
panel-ended = Die Kampagne endete am { $at }. `/history` erzählt ihre Geschichte.
panel-no-board = Es gibt noch kein Brett. Ein Moderator lädt eines mit `/board load`; passt ein Beispiel, bietet **Mehr …** es an.
panel-nothing-waits = Keine Angebote sind offen.
panel-waits = ⏳ { $to } schuldet { $from } eine Antwort: { $matter } (`{ $offer }`).
panel-until = Läuft { $until } ab.
panel-players = Am Tisch: { $players }.
panel-nobody = Noch macht niemand mit. Sei zuerst dabei: **Mitmachen**.
panel-footer = Kampagne { $campaign } · Was ein Knopf antwortet, siehst nur du
guide-offers = Angebote
guide-more = Mehr …
guide-join = Mitmachen
guide-help = ?
guide-page-before = Zurück
guide-page-after = Weiter
guide-return = Revanchieren
guide-return-alone = Ohne Vertrag
guide-more-words = **{ $name }**: was du jetzt tun kannst.
guide-post-panel = Übersicht veröffentlichen
guide-invite = Andere einladen
guide-settings = Einstellungen
invite-words = Schick das an alle, die mitspielen sollen:
    > **{ $name }** ist in { $channel } offen: { $about }. Drück dort **Mitmachen**, oder tippe `/campaign join`.
guide-leaderboard = Rangliste
guide-board = Spielplan
guide-history = Verlauf
guide-take-back = Zurücknehmen
guide-undo = Letzte Handlung rückgängig machen
guide-leave = Verlassen
guide-template = Vorlage verwenden
guide-example = Beispiel laden
guide-pause = Pausieren
guide-resume = Fortsetzen
guide-end = Kampagne beenden
guide-choose = Wählen …
guide-nothing = Gerade gibt es nichts zu wählen.
guide-too-long = Diese Namen sind zu lang für einen Knopf. Tippe stattdessen den Befehl.
not-a-number = „{ $typed }“ ist keine Zahl, mit der ich etwas anfangen kann.
button-again = Noch einmal
button-open-form = Formular öffnen
form-late = Das Formular ging nicht rechtzeitig auf. Drück noch einmal.
field-count = Wie viele
guide-ships = Meine Schiffe
guide-relations-with = Einzelheiten zu …
guide-begin-turn = Zug beginnen
guide-end-turn = Zug beenden

## Pictures and their alt texts

picture-elsewhere = Anderswo
picture-related = { $one } und { $other }
picture-month = { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] Apr.
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sept.
    [10] Okt.
    [11] Nov.
   *[12] Dez.
}
picture-day = { $day }. { $month } { $year }
picture-day-month = { $day }. { $month }
picture-hour = { $day }. { $month }, { $time } UTC
picture-timeline-title = { $campaign }: die Saison
picture-timeline-lines = Jede Linie ist der gesamte Einfluss einer Person auf die anderen.
picture-timeline-bonds = Ein Balken zeigt, wann zwei zusammenhielten; ein Kreuz markiert einen Bruch.
picture-timeline-both = Jede Linie ist der gesamte Einfluss einer Person auf die anderen. Ein Balken darunter zeigt, wann zwei zusammenhielten; ein Kreuz markiert einen Bruch.
picture-timeline-more = Nicht gezeigt: { $players ->
    [one] eine weitere Person
   *[other] { $players } weitere Personen
}, { $pairs ->
    [one] ein weiteres Paar
   *[other] { $pairs } weitere Paare
}.
picture-together = Zusammen: { $pairs }
picture-timeline-alt = Die Saison im Verlauf. { $list }. Zerbrochen: { $broken }
record-deals = Verträge: { $deals } ausgeführt. Versprechen: { $kept } gehalten, { $broken } gebrochen, { $disputed } umstritten.
record-title = Die Saison
ended-title = So endete { $name }
ended-standings = **{ $title }**
ended-empty = Niemand ist mehr dabei.
record-peace = Längster Frieden: { $span }, von { $from } bis { $to }.
record-peace-whole = Längster Frieden: { $span }, von Anfang an { $over ->
    [yes] bis zum Ende
   *[no] bis jetzt
}. Es gab keine feindlichen Handlungen.
record-broken = Gebrochenes Bündnis: { $breaker } brach mit { $other }. Es hatte { $span } gehalten.

## Campaigns

campaign-id = Kampagne { $id }, Regeln: { $ruleset }. { $phase }
phase-running = Sie läuft.
phase-paused = Sie pausiert seit { $since } ({ $ago }).
pause-ends = Von selbst weiter geht es am { $at } ({ $left }).
phase-ended = Sie endete am { $at } ({ $ago }).
campaign-players = { $count ->
    [0] Mitspielende
   *[other] Mitspielende ({ $count })
}
campaign-settings = Einstellungen
campaign-pending = { $count ->
    [0] Keine Angebote sind offen.
    [one] 1 Angebot ist offen (`/offers`).
   *[other] { $count } Angebote sind offen (`/offers`).
}
campaign-empty-seats = Leere Plätze (`/campaign claim`)
campaign-away = Abwesend
campaign-away-until = { $player } bis { $until } ({ $left }).
campaign-away-open = { $player }, bis zur nächsten Handlung.
campaign-away-protected = Fristen neuer Angebote ruhen, spätestens bis { $until }.
campaign-undelivered = Nicht zugestellt (`/mod deliver` versucht es noch einmal)
undeliverable-channel = { $at }, an den Kanal: { $reason }
undeliverable-player = { $at }, an { $player }: { $reason }
campaigns-title = Kampagnen auf diesem Server
campaigns-title-ended = Beendete Kampagnen
campaigns-none-ended = Keine Kampagne, die du sehen kannst, ist beendet.
campaigns-title-yours = Deine Kampagnen
campaigns-line = `{ $id }` **{ $name }** in { $channel }, { $players ->
    [one] 1 Mitglied
   *[other] { $players } Mitglieder
}. { $phase }
settings-of-the-table = Dieses Spiel hat keine eigenen Einstellungen. `/mod settings` ändert diese:
settings-group-time = Zeit und Antworten ändern …
settings-group-people = Ändern, wer mitmacht …
settings-group-game = Regeln dieses Spiels ändern …
settings-which-value = Jetzt: { $now } Was stattdessen?
settings-role-how = Jetzt: { $now } `/mod settings moderator-role:` setzt eine Rolle.
settings-field = Neuer Wert
settings-heading-time = **Zeit und Antworten**
settings-heading-people = **Wer mitmacht**
settings-heading-game = **Regeln dieses Spiels**
settings-hint-hours = Eine Anzahl Stunden
settings-hint-days = Eine Anzahl Tage
settings-hint-times = Wie oft; 0 für nie
settings-hint-span = Zum Beispiel 10m, 1h oder 1d
settings-same = Nichts ändert sich: { $now }
settings-preview = Jetzt: { $before }
    Dann: { $after }
button-save = Speichern
settings-title = Einstellungen von { $name }
setting-line = **{ $name }:** { $value }
setting-name-pace = Spielminute
setting-name-answer = Zeit zum Antworten
setting-name-silence = Ohne rechtzeitige Antwort
setting-name-role = Moderation
setting-name-entry = Mitmachen
setting-name-away = Angebote an Abwesende
setting-name-patience = Nach erfolglosen Angeboten
setting-name-deals = Verträge
setting-name-nudge = Erinnerungen
setting-name-extensions = Angebote verlängern
setting-name-pause = Längste Pause
setting-name-moderator-plays = Moderation, die mitspielt
setting-name-language = Sprache
# A value stands after the name of its setting, in at most 80 characters.
setting-value-silence = { $silence ->
    [refuse] Gefallen gelten als abgelehnt
    [lapse] Angebote verfallen ohne Kosten
   *[wait] Angebote haben keine Frist
}
setting-value-no-role = wer gegründet hat, wer den Server verwaltet
setting-value-role = wer gegründet hat, wer den Server verwaltet, { $role }
setting-value-some-role = wer gegründet hat, wer den Server verwaltet, eine Rolle
setting-value-role-gone = wer gegründet hat, wer den Server verwaltet (die Rolle wurde gelöscht)
setting-value-entry = { $entry ->
    [open] alle
    [approved] wer neu ist, braucht die Zustimmung der Moderation
   *[closed] niemand, auch nicht zur Rückkehr
}
setting-value-away = { $away ->
    [stand-still] warten auf sie, höchstens { $most } auf je { $within }
    [lapse] verfallen ohne Kosten
   *[run] Fristen laufen weiter
}
setting-value-patience = { $on ->
    [yes] nach { $free } in Folge { $first } warten, steigend bis { $longest }
   *[no] kein Warten
}
setting-value-deals = { $on ->
    [on] möglich
   *[off] nicht möglich
}
setting-value-nudge = { $off ->
    [yes] keine
   *[no] nach { $span }
}
setting-value-extensions = { $most ->
    [0] nie
    [one] einmal
   *[other] bis zu { $most }-mal
}
setting-value-extensions-any = beliebig oft
setting-value-pause-any = unbegrenzt
setting-value-moderator-plays = { $plays ->
    [second] braucht die Zustimmung einer anderen Person
   *[free] entscheidet allein
}
setting-pace = Dauer einer Spielminute: { $span }.
setting-answer = Zeit, ein Angebot zu beantworten: { $span }.
setting-silence = { $silence ->
    [refuse] Gefallen, die bis zur Frist unbeantwortet bleiben, gelten als abgelehnt.
    [lapse] Angebote ohne rechtzeitige Antwort verfallen, und was das Fragen gekostet hat, kommt zurück.
   *[wait] Angebote haben keine Frist.
}
setting-no-role = Moderation: wer die Kampagne gegründet hat, und wer den Server verwalten kann.
setting-role = Moderation: wer die Kampagne gegründet hat, wer den Server verwalten kann, und { $role }.
setting-entry = { $entry ->
    [open] Alle können mitmachen.
    [approved] Wer neu ist, braucht die Zustimmung der Moderation; wer zurückkehrt, nicht.
   *[closed] Niemand kann mitmachen oder zurückkehren.
}
setting-away = { $away ->
    [stand-still] Wer während der Abwesenheit gefragt wird, hat nach der Rückkehr die volle Zeit zum Antworten, höchstens { $most } auf je { $within }.
    [lapse] Wer während der Abwesenheit gefragt wird und nicht rechtzeitig antwortet, verliert nichts, und was das Fragen gekostet hat, kommt zurück.
   *[run] Fristen laufen auch bei Abwesenheit weiter.
}
setting-patience = { $on ->
    [yes] Nach { $free } erfolglosen Angeboten in Folge zwischen zweien muss das nächste { $first } warten, dann jedes Mal doppelt so lange, höchstens { $longest }. Ein angenommenes Angebot beendet das. Öffentliche Angebote warten nie auf private.
   *[no] Nach einem erfolglosen Angebot ist sofort das nächste möglich.
}
setting-language = Öffentliche Nachrichten sind auf { $language }.
setting-extensions = { $most ->
    [0] Die Moderation kann Angebote nicht verlängern.
    [one] Die Moderation kann ein Angebot einmal verlängern.
   *[other] Die Moderation kann ein Angebot bis zu { $most }-mal verlängern.
}
setting-extensions-any = Die Moderation kann ein Angebot beliebig oft verlängern.
setting-pause = Eine Pause dauert höchstens { $most }; dann geht die Kampagne von selbst weiter.
setting-pause-any = Eine Pause dauert, bis die Moderation sie beendet.
setting-moderator-plays = { $plays ->
    [second] Wer moderiert und mitspielt, braucht die Zustimmung einer anderen Person, um zu pausieren und um Eigenes zu verlängern, aufzuheben oder zurückzunehmen.
   *[free] Die Moderation entscheidet auch beim Mitspielen allein.
}
setting-nudge = { $off ->
    [yes] Züge und Angebote ohne Frist pingen einmal an, ohne Erinnerung.
   *[no] Wer { $span } am Zug ist, wird erinnert; danach folgen die nächste Person am Zug und die Moderation. Ein Angebot ohne Frist bringt nach derselben Zeit eine Erinnerung.
}
time-unlimited = beliebig viel Zeit
# The name of this language, in this language.
language-name = Deutsch

## History

history-title = Verlauf von { $name }
history-about = Mit { $player }:
history-between = Zwischen dir und { $player }:
history-none = Noch ist nichts geschehen.
history-line = { $numbered ->
    [yes] { $ago }, Entscheidung { $ruling }: { $story }
   *[no] { $ago }: { $story }
}
history-line-by = { $numbered ->
    [yes] { $ago }, Entscheidung { $ruling } ({ $who }): { $story }
   *[no] { $ago } ({ $who }): { $story }
}
log-title = Protokoll von { $name }
log-day = **{ $day }**
log-line = { $numbered ->
    [yes] { $at } `#{ $ruling }` { $who }: { $story }
   *[no] { $at } { $who }: { $story }
}
log-reason = „{ $reason }“
log-clock = die Uhr
undo-preview = Das würde zurückgenommen, Neuestes zuerst:
undo-preview-window = Versiegelte Antworten werden zusammen rückgängig gemacht: die Ansage, jede Antwort und die Wirkung.
undo-preview-draw = Das macht ein Ziehen rückgängig, also wird der Rest neu gemischt. Damit es ohne Moderation zurückgenommen wird, müssen alle zustimmen.
undo-preview-page = Seite { $page } von { $pages }; `Ältere` und `Neuere` zeigen die anderen.

## The rules by number

rules-title = Die Regeln
rules-footer = /rules mit einer Nummer wie { $chapter } oder { $rule } zeigt ein Kapitel oder eine Regel.
rules-h1 = Werte des Hauses
rules-h2 = Kampagnen von anderswo
rules-h3 = Zeitplan, Vorlagen, faire Fristen
rule-h1-1 = Bei leverage kann die Moderation eine Datei mit Werten laden. Sie ersetzt, was Taten einbringen und kosten; was in ihr fehlt, behält seinen Standard.
rule-h1-2 = Diese Regeln und alles, was ich sage, gehen nach den Werten dieser Kampagne. `/campaign values show` zeigt sie.
rule-h1-3 = Jeder Wert hat seine Grenzen. Eine Datei mit einem Fehler wird ganz abgelehnt, und jeder Fehler wird genannt.
rule-h1-4 = Nach der ersten Tat ist eine Änderung der Werte eine Entscheidung mit Grund, und alle lesen, was sich ändert. Gebuchter Einfluss bleibt, und offene Gefallen behalten ihren Preis und die Kosten einer Ablehnung.
rule-h1-5 = Vorgefertigte Werte haben Namen: `/campaign values load preset:`.
rule-h1-6 = `/campaign values export` gibt dir die ganze Tabelle als Datei.
rule-h1-7 = Gerundet wird zugunsten der anderen Seite: Was Geschenke einbringen, ab, was Gefallen kosten, auf. Verluste werden auf das nächste Hundertstel gerundet.
rule-h2-1 = `/campaign import` setzt eine Kampagne von einem anderen Server oder Kanal fort, aus der Datei von `/campaign export`, oder beginnt eine leverage-Kampagne aus einer Tabelle.
rule-h2-2 = Eine Tabelle nennt die Mitspielenden so, wie dieser Server sie kennt. Ist ein Name unklar, wird nichts importiert.
rule-h2-3 = Eine Vorschau zeigt, was mitkommt, bevor etwas geschieht.
rule-h2-4 = Wer nicht auf diesem Server ist, lässt einen leeren Platz: Er behält alles und spielt nicht mit. Mit `/campaign join` gibt es ihn zurück. Bis dahin können Mitglieder ohne Platz mit `/campaign claim` um ihn bitten, und die Moderation entscheidet.
rule-h2-5 = Verlauf, Rücknahme und Export gelten ab dem Import. Der Import selbst lässt sich nicht zurücknehmen.
rule-h2-6 = Eine Datei enthält alles, was das Spiel braucht. Stapel werden neu gemischt.
rule-h3-1 = Die Moderation kann Beginn, Ende oder eine Ansage planen. Das geschieht zu seiner Zeit, auch wenn ich offline war.
rule-h3-2 = Eine Korrektur für alle ändert alle auf einmal oder niemanden.
rule-h3-3 = Eine Vorlage richtet eine Kampagne wie eine frühere ein, vor der ersten Tat.
rule-h3-4 = { $extensions } { $longest-pause } { $moderator-plays }
rule-h3-5 = `/hall-of-fame` und `/profile` zählen nur, was alle wissen dürfen.
rules-of-every-game = **Verträge und Hausregeln** (für jedes Spiel)
rules-of = Nach den Regeln von { $ruleset }:
rules-unknown = Es gibt keine Regel „{ $named }“. Das sind die Kapitel:

## Help

help-title-start = Chancery, die Spielleitung
help-title-offers = Hilfe: Angebote
help-title-campaigns = Hilfe: Kampagnen
help-title-moderators = Hilfe: Moderation
help-title-time = Hilfe: Zeit
help-offers = Ein Angebot ist alles, worauf jemand anderes antworten muss: Zugang, Gefallen, zurückgesetzte Beziehungen. Jedes hat eine Nummer.
    `/offers` zeigt sie. Antworte mit `/accept offer:7`, `/refuse offer:7` oder den Knöpfen unter dem Angebot. Wer es gemacht hat, kann es mit `/withdraw offer:7` zurückziehen, bekommt aber nicht zurück, was das Fragen gekostet hat.
    Zum Antworten gibt es hier { $answer }. Eine Frist bringt Erinnerungen zur Halbzeit und { $last_call } vor dem Ablauf. { $silence }
help-campaigns = Jede Kampagne hat ihren eigenen Kanal, und Befehle dort gelten ihr. Anderswo hilft die Option `campaign`.
    `/campaign create name:Spiral Arm ruleset:leverage pace:1h` beginnt eine. `/campaign join` und `/campaign leave` bringen dich hinein und hinaus. `/campaign info` zeigt ihre Einstellungen und wer mitspielt, `/campaign list` alle Kampagnen auf diesem Server.
    `/history` zeigt, was geschehen ist, `/leaderboard`, wer vorn liegt.
    `/take-back` macht deine letzte Handlung rückgängig, wenn seither nichts geschehen ist und alle Betroffenen zustimmen; dafür haben sie { $within } Zeit.
help-moderators = Eine Kampagne moderieren, wer sie gegründet hat, wer den Server verwalten kann, und Mitglieder mit ihrer `moderator-role`.
    - **Uhr:** `/mod pause` und `/mod resume` halten sie an und setzen sie fort. `/mod end` beendet die Kampagne endgültig.
    - **Einstellungen:** `/mod settings` zeigt sie alle und ändert sie.
    - **Mitspielende:** `/mod admit` lässt Neue ein, wenn `entry` auf `approved` steht. `/mod remove-player` nimmt jemanden heraus. Nach `/mod act-as player:@Bo` gilt dein nächster Befehl für Bo.
    - **Angebote:** `/mod void offer:7 reason:Vertippt` erklärt eines für nichtig und erstattet seine Kosten. `/mod extend offer:7 time:1d` gibt ihm mehr Zeit.
    - **Fehler:** `/mod undo steps:2` zeigt, was es zurücknähme, und fragt dann. `/mod log` bewahrt jede Korrektur mit ihrer Begründung (`reason`).
    - **Werte in Leverage:** `/mod set-leverage`, `/mod reset-relations`, `/mod money`, `/mod science`, `/mod ship`, `/mod system`. Ein Brettspiel hat seinen eigenen Befehl, etwa `/mod-realms`.
    - **Nachrichten:** `/mod leaderboard` veröffentlicht eine Rangliste, die sich selbst aktualisiert, hier oder in einem anderen `channel`. `/mod deliver` schickt Unzugestelltes noch einmal.
    - **Server:** `/mod server founders` legt fest, wer Kampagnen beginnen darf: alle, wer den Server verwaltet, oder eine Rolle.
    Discord zeigt `/mod` anfangs nur denen, die den Server verwalten. Sie können es anderen zeigen: Servereinstellungen > Integrationen, dieser Bot, `/mod`, Rollen oder Mitglieder hinzufügen.
help-time = Dauer einer Spielminute hier: { $pace }. Zeit, ein Angebot zu beantworten: { $answer }. { $silence }
    Jede Frist wird in deiner eigenen Zeitzone angezeigt. Eine Pause hält die Uhr der Kampagne an und verlängert ihre Fristen um ihre Dauer.
    Die Zeit läuft auch, wenn ich offline bin: Was fällig war, wird vor allem anderen erledigt.
help-intro = Ich führe Buch über Diplomatiespiele, eines pro Kanal: Ihr verhandelt mit Befehlen und Knöpfen, und alle sehen, was daraus wird.
help-title-begin = So geht es los: { $ruleset }
help-more = Mehr Hilfe …
help-in-direct-message = Gespielt wird in den Kanälen eines Servers. Hierher kommen private Nachrichten.
help-no-campaign = In diesem Kanal gibt es noch keine Kampagne. Wähle ein Spiel, um eine zu beginnen.
help-no-campaign-for = In diesem Kanal gibt es keine Kampagne. Kampagnen können hier von { $who } begonnen werden.
help-you-play = Du spielst **{ $name }**.
help-you-do-not-play = Hier wird **{ $name }** gespielt, und du machst noch nicht mit.
help-what-now = Was nun?
help-footer = /rules zeigt jede Regel.

## Joining a server, and founding by a form

greeting-title = Chancery, die Spielleitung für Diplomatiespiele
greeting = Ihr schmiedet Ränke, feilscht und versprecht in einem Kanal; ich führe Buch, verkünde, was geschieht, und vergesse nichts.
    Jede Kampagne hat ihren eigenen Kanal. Wähle unten ein Spiel, um hier eine zu beginnen, oder nutze `/campaign create` in einem anderen Kanal.
greeting-permissions = Was ich hier brauche
greeting-allowed = ✅ { $name }
greeting-missing = ❌ { $name }
greeting-mend = Hier kann noch keine Kampagne beginnen: Erteile mir die unten mit ❌ markierten Berechtigungen, in den Einstellungen von { $channel } unter Berechtigungen.
greeting-ready = Ich habe hier alles, was ich brauche.
greeting-begin = Ein Spiel beginnen …
greeting-terms = Begriffe
greeting-help = Hilfe
about-line = { $ruleset }: { $about }
found-form-title = Neu: { $ruleset }
found-form-name = Name der Kampagne
found-form-name-example = Spiralarm
found-form-pace = Echtzeit pro Spielminute
found-form-pace-example = Üblich: { $usual }; mindestens { $least }, höchstens { $most }. Schreib etwa 10m oder 1h.

## Commands: what each does, and its options as attributes

cmd-campaign = Kampagnen: beginnen, mitmachen, verlassen, oder sehen, wie es steht
cmd-campaign-create = Beginne eine Kampagne in diesem Kanal
    .name = Der Name der Kampagne
    .ruleset = Die Regeln, nach denen ihr spielt
    .pace = Echtzeit pro Spielminute, etwa 10m oder 1h
    .template = Womit ihr beginnt: Vorlage des Servers, fertiger Satz oder wie beim letzten Mal
cmd-campaign-join = Mach bei einer Kampagne mit
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-campaign-leave = Verlasse eine Kampagne; was du hast, bleibt dir erhalten
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-campaign-info = Sieh Einstellungen, Mitspielende und Stand einer Kampagne
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-campaign-list = Sieh die Kampagnen dieses Servers
    .ended = Stattdessen die beendeten zeigen
cmd-campaign-export = Hol dir eine Kampagne als JSON, ohne die Geheimnisse anderer
    .secrets = Mit allen Geheimnissen (nur Moderation); das wird angekündigt
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-campaign-import = Eine anderswo gespielte Kampagne in diesen Kanal mitbringen
    .file = Ein Export als JSON, oder eine Tabelle mit Einfluss und Geld als CSV
    .name = Der Name der Kampagne; sonst der im Export oder der Name der Datei
cmd-campaign-claim = Bitte um einen leeren Platz in einer Kampagne von einem anderen Server
    .seat = Der Platz: wer ihn hatte
    .player = Für die Moderation: wer den Platz bekommt
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-campaign-values = Was Handlungen in einer Kampagne bringen und kosten
cmd-campaign-values-show = Sieh die Werte einer Kampagne: was Handlungen bringen und kosten, Grenzen, Preise
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-campaign-values-load = Ändere die Werte der Kampagne (nur Moderation); das wird angekündigt
    .reason = Warum sie sich ändern; die Runde liest es
    .file = Eine Datei mit Werten (JSON); Schlüssel, die fehlen, bekommen die üblichen
    .preset = Werte, die der Bot mitbringt
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-campaign-values-export = Hol dir die Werte einer Kampagne als Datei
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-campaign-template = Behalte die Einstellungen einer Kampagne für spätere auf diesem Server
cmd-campaign-template-save = Behalte Einstellungen, Werte und Plan der Kampagne als Vorlage (nur Moderation)
    .name = Ein Name für die Vorlage
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-campaign-template-list = Zeig die Vorlagen dieses Servers
cmd-campaign-template-use = Richte diese Kampagne nach einer Vorlage ein, vor dem ersten Zug (nur Moderation)
    .name = Die Vorlage
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-campaign-template-remove = Entferne eine Vorlage von diesem Server (für alle, die ihn verwalten)
    .name = Die Vorlage
cmd-hall-of-fame = Die beendeten Kampagnen dieses Servers und wer vorn lag
cmd-profile = Zeigen, wie verlässlich jemand in den Kampagnen dieses Servers war
    .player = Wessen Profil; sonst deines
cmd-accept = Nimm ein Angebot an, das an dich geht
    .offer = Die Nummer des Angebots
    .choice = Deine Wahl, wenn das Angebot dir eine lässt; ohne sie kommt ein Menü
    .ship = Für Militärhilfe: das Schiff, das du schickst
    .track = Für Botschafter: die Leiste, von der dein Würfel kommt oder auf die er zurückgeht
    .space = Für Botschafter: das Feld für den Botschafter; sonst das erste freie
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-refuse = Lehne ein Angebot ab, das an dich geht; du siehst vorher, was es kostet
    .offer = Die Nummer des Angebots
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-withdraw = Zieh dein Angebot zurück; fürs Fragen ausgegebener Einfluss bleibt ausgegeben
    .offer = Die Nummer des Angebots
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-rules = Lies die Regeln nach Nummern, wie diese Kampagne sie spielt
    .number = Die Regel oder das Kapitel, etwa L4, L4.6 oder E2
cmd-take-back = Bitte darum, deine letzte Handlung zurückzunehmen; alle Betroffenen müssen zustimmen
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-panel = Veröffentliche die Übersicht: wie es steht, mit Knöpfen für das, was du tun kannst
    .channel = Wo sie stehen soll; die Moderation darf jeden Kanal wählen
    .remove = Die Übersicht stattdessen entfernen
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-away = Melde dich abwesend, dann wirst du nicht angepingt, oder melde dich zurück
    .until = Ein Datum wie 2026-05-01, eine Spanne wie 3d, oder back; sonst bis zu deiner nächsten Handlung
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-quiet-hours = Lege fest, wann du nicht angepingt wirst; ohne beide Stunden nie
    .from = Die Stunde, in der sie beginnen, 0 bis 23
    .to = Die Stunde, in der sie enden, 0 bis 23
    .zone = Deine Zeitzone, etwa Europe/Berlin; UTC, wenn du nie eine gesetzt hast
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-privacy = Was über dich gespeichert ist, in allen Kampagnen und auf allen Servern
cmd-privacy-erase = Lösche endgültig deinen Namen und deine Notizen; du wirst vorher gefragt
cmd-privacy-export = Hol dir, was über dich gespeichert ist, als Datei, die nur du siehst
cmd-digest = Lass dir täglich privat sagen, was geschah und was wartet; ohne Optionen siehst du den Stand
    .at = Die Stunde, in der sie kommt, 0 bis 23; off für nie
    .zone = Deine Zeitzone, etwa Europe/Berlin; sonst die deiner Ruhezeiten, oder UTC
cmd-relations = Sieh, wie du zu allen stehst, oder zu jemandem im Einzelnen
    .player = Zu wem du Einzelheiten sehen willst
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-rights = Sieh, was du jemandem gegenüber darfst und was nicht, und warum
    .player = Wem gegenüber
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-offers = Sieh die Angebote, die auf eine Antwort warten, deine zuerst
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-history = Lies, was geschehen ist
    .player = Nur zeigen, was diese Person betrifft
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-leaderboard = Sieh, wer vorn liegt
    .by = Der Wert, nach dem sortiert wird
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-help = Lerne, wie man spielt
    .topic = Das Thema, über das du lesen willst
cmd-chancery = Für alle, die den Bot betreiben
cmd-chancery-status = Sieh, wie es dem Bot geht: Server, Kampagnen, Ankündigungen, Sicherungen, Warnungen
cmd-mod = Für die Moderation
cmd-mod-pause = Pausiere eine Kampagne und ihre Uhr
    .until = Wann es von selbst weitergeht: ein Datum oder eine Zeitspanne wie 3d
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-schedule = Plane etwas für einen Zeitpunkt
cmd-mod-schedule-list = Zeig, was geplant ist
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-schedule-start = Setze eine Kampagne zu einem Zeitpunkt fort
    .at = Datum und Uhrzeit, oder eine Zeitspanne
    .text = Das liest die Runde
    .zone = Zeitzone des Datums
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-schedule-end = Beende eine Kampagne zu einem Zeitpunkt
    .at = Datum und Uhrzeit, oder eine Zeitspanne
    .text = Das liest die Runde
    .zone = Zeitzone des Datums
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-schedule-announce = Sag zu einem Zeitpunkt etwas an
    .at = Datum und Uhrzeit, oder eine Zeitspanne
    .text = Das liest die Runde
    .zone = Zeitzone des Datums
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-schedule-cancel = Streiche etwas aus dem Plan
    .number = Die Nummer im Plan
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-resume = Setze eine pausierte Kampagne fort
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-end = Beende eine Kampagne endgültig
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-void = Erkläre ein offenes Angebot für nichtig; was das Fragen kostete, kommt zurück
    .offer = Die Nummer des Angebots
    .reason = Der Grund
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-extend = Gib einem offenen Angebot mehr Zeit
    .offer = Die Nummer des Angebots
    .time = Wie viel mehr, etwa 12h oder 2d
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-undo = Mach die neuesten Entscheidungen rückgängig; du siehst sie vorher
    .steps = Wie viele; sonst nur die letzte
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-log = Lies alles, was geschehen ist: wer es tat, wann und warum
    .player = Nur, was diese Person betrifft
    .kind = Nur Entscheidungen der Moderation, nur Angebote, oder nur andere Handlungen
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-act-as = Lass deinen nächsten Befehl für jemand Abwesenden gelten
    .player = Für wen du handelst
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-admit = Lass jemanden ein, der um Aufnahme gebeten hat
    .player = Wen
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-remove-player = Nimm jemanden aus der Kampagne
    .player = Wen
    .reason = Der Grund, steht im Protokoll
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-leaderboard = Veröffentliche eine Rangliste, die sich selbst aktualisiert
    .by = Der Wert für die Rangliste: leverage, milestones, earned oder money
    .channel = Wo sie stehen soll, etwa in einem Kanal, in dem nur ich schreiben kann
    .remove = Die Rangliste stattdessen entfernen
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-server = Einstellungen für den ganzen Server
cmd-mod-server-founders = Lege fest, wer auf diesem Server Kampagnen beginnen darf
    .who = Alle (Voreinstellung), wer den Server verwalten kann, oder eine Rolle
    .role = Zu who:role die Rolle, die auch Kampagnen beginnen darf
cmd-mod-move = Verlege die Kampagne in einen anderen Kanal oder Thread dieses Servers
    .channel = Der Kanal oder Thread, in dem ihr ab jetzt spielt
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-deliver = Stelle Unzugestelltes noch einmal zu
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-settings = Sieh oder ändere die Einstellungen einer Kampagne
    .pace = Echtzeit pro Spielminute, etwa 10m oder 1h
    .silence = Was gilt, wenn ein Gefallen bis zur Frist unbeantwortet bleibt
    .answer-hours = Wie viele Stunden ein Angebot auf eine Antwort wartet
    .open-access = Zugang, den sich alle beim Beitritt gewähren, etwa: passage, trade (oder: none)
    .moderator-role = Eine Rolle, die diese Kampagne auch moderiert; @everyone für keine
    .thresholds = Die Schwellen für feindliche Handlungen
    .entry = Ob alle mitmachen können, mit Zustimmung oder niemand
    .away = Wie Fristen für Abwesende laufen
    .patience = Ob nach erfolglosen Angeboten gewartet werden muss
    .language = Die Sprache öffentlicher Nachrichten; was nur du siehst, ist in deiner
    .nudge = Stunden, bis nochmals angepingt wird, auf wen alle warten; 0 für nie
    .deals = Ob Verträge mit mehreren Klauseln möglich sind
    .extensions-most = Wie oft die Moderation ein Angebot verlängern kann; 0 für nie
    .pause-most = Wie viele Tage eine Pause dauern kann, bevor es von selbst weitergeht
    .moderator-plays = Ob Moderation, die mitspielt, Zustimmung braucht
    .terraforming = Ob Terraforming bestätigt werden muss, von der Person, der der Planet gehört
    .destroyed-ships = Ob ein zerstörtes Leihschiff zurückkommt oder verloren ist
    .public-leverage = Wie viel andere vom Einfluss zwischen zweien sehen
    .public-money = Wie viel andere vom Geld einer Person sehen
    .small-gifts = Geschenke darunter werden einmal pro Stunde zusammen angekündigt; 0 für keine
    .negative-access = Ob Zugang ruht, solange der Einfluss dort negativ ist
    .milestone-source = Was für Meilensteine zählt: alles oder nur Arbeit mit anderen
    .pending-favours = Wie viele offene Gefallen zwischen zweien erlaubt sind; 0 für beliebig viele
    .campaign = Die Kampagne, falls nicht die dieses Kanals

## Boards and seats: what cannot be read, and the commands

no-preset = Ich habe keine Werte namens { $typed }, nur { $presets }.
values-from-where = Häng entweder eine Datei an, oder nenne einen fertigen Satz: { $presets }. `/campaign values export` gibt dir eine Datei für den Anfang.
values-exported = Die Werte als Datei. `/campaign values load` lädt sie wieder, hier oder in einer anderen Kampagne.
values-file-too-large = Diese Datei hat { $size } KiB; eine Wertetabelle darf höchstens { $most } KiB haben. Nichts hat sich geändert.
values-file-encoded = Diese Datei ist als { $encoding } gespeichert, muss aber UTF-8 sein. Nichts hat sich geändert; speichere sie als UTF-8 und versuch es noch einmal.
values-file-not-json = Diese Datei ist kein gültiges JSON: Zeile { $line }, Spalte { $column }: { $problem }. Nichts hat sich geändert. `/campaign values export` zeigt, wie eine Datei aussieht.
values-file-wrong = Diese Datei ist keine Wertetabelle: Zeile { $line }: { $problem }. Nichts hat sich geändert.
no-example = Für { $typed } Personen habe ich keinen Spielplan, nur für diese Zahlen: { $sizes }.
board-exported = Der Spielplan als Datei. `/board load` lädt ihn wieder, hier oder in einer anderen Kampagne.
board-file-lost = Ich konnte die Datei nicht von Discord laden. Nichts hat sich geändert; versuch es noch einmal.
board-file-too-large = Diese Datei hat { $size } KiB; ein Spielplan darf höchstens { $most } KiB haben. Nichts hat sich geändert.
board-file-encoded = Diese Datei ist als { $encoding } gespeichert, ein Spielplan muss aber UTF-8 sein. Nichts hat sich geändert; speichere sie als UTF-8 und versuch es noch einmal.
board-file-not-json = Diese Datei ist kein gültiges JSON: Zeile { $line }, Spalte { $column }: { $problem }. Nichts hat sich geändert. `/board export` zeigt, wie ein Spielplan aussieht.
board-file-wrong = Diese Datei ist kein Spielplan: Zeile { $line }: { $problem }. Nichts hat sich geändert. `/board export` zeigt, wie ein Spielplan aussieht.
board-file-wrong-at = Diese Datei ist kein Spielplan: { $path }, Zeile { $line }: { $problem }. Nichts hat sich geändert. `/board export` zeigt, wie ein Spielplan aussieht.

## The strategy card: what happened

told-turn-begun = { $you ->
    [actor] Dein Zug beginnt. `/turn end` beendet ihn.
   *[none] Der Zug von { $player } beginnt.
}
told-turn-ended = { $you ->
    [actor] Dein Zug ist zu Ende.
   *[none] Der Zug von { $player } ist zu Ende.
}
told-turn-passed = { $you ->
    [actor] Dein Zug ist zu Ende. Weiter geht es mit { $next }.
    [other] Der Zug von { $player } ist zu Ende. Jetzt kommst du: `/turn begin`.
   *[none] Der Zug von { $player } ist zu Ende. Weiter geht es mit { $next }: `/turn begin`.
}
line-turn-over = Der Zug von { $player } ist zu Ende.
line-turn-set = { $player } ist jetzt am Zug.

## Realms: what is shown

map-changed = Der Spielplan hat sich seither geändert. Gib den Befehl noch einmal ein.

## `/chancery status`

status-title = Chancery, Fassung { $version }
status-servers = { $servers ->
    [one] **{ $servers }** Server
   *[other] **{ $servers }** Server
} in diesem Prozess
status-campaigns = { $campaigns ->
    [one] **{ $campaigns }** Kampagne
   *[other] **{ $campaigns }** Kampagnen
}
status-waiting = { $waiting ->
    [0] Keine Ankündigung wartet
    [one] **{ $waiting }** Ankündigung wartet
   *[other] **{ $waiting }** Ankündigungen warten
}, { $stuck ->
    [0] und keine steckt fest.
   *[other] und **{ $stuck }** lassen sich erst zustellen, wenn jemand den Bot schreiben lässt.
}
status-backup = Neueste Sicherung: { $at }
status-no-backup = Dieser Prozess hat noch keine Sicherung gemacht.
status-warnings = { $warnings ->
    [0] Keine Warnungen im Log seit einem Tag.
    [one] **{ $warnings }** Warnung im Log seit einem Tag
   *[other] **{ $warnings }** Warnungen im Log seit einem Tag
}
status-denied = Das kann nur sehen, wem die Anwendung des Bots gehört, oder wer zu ihrem Team gehört. Die Moderation findet die Einstellungen ihrer Kampagne mit `/mod settings`.
status-unknown = Discord sagt gerade nicht, wer diesen Bot betreibt. Versuch es in einer Minute noch einmal.

## Choices of commands

choice-refuse = als abgelehnt
choice-lapse = verfallen
choice-wait = warten
choice-stand-still = ruhen
choice-run = weiterlaufen
choice-on = an
choice-off = aus
choice-kept = gehalten
choice-broken = gebrochen
choice-disputed = strittig
choice-open = offen
choice-approved = mit Zustimmung
choice-closed = geschlossen
choice-free = frei
choice-second = mit Zustimmung
choice-everybody = alle
choice-manage-server = wer den Server verwaltet
choice-role = eine Rolle
choice-all = alles
choice-differences = Unterschiede
choice-nothing = nichts
choice-players = Mitspielende
choice-moderators = Moderation
choice-moderator = Moderation
choice-offers = Angebote
choice-acts = Handlungen
choice-ship = Schiff
choice-science = Wissenschaft
choice-money = Geld
choice-strategy = Strategie
choice-leverage = Leverage
choice-ambassadors = Ambassadors
choice-strategy-card = Strategy Card
choice-realms = Realms
choice-nim = Nim

## Eine Kampagne mitbringen

found-like-which = **{ $ruleset }**: mit den üblichen Einstellungen beginnen oder nach einer Vorlage?
found-like-title = Beginnen wie { $name }
found-like-usual = Alle Einstellungen sind wie üblich.
found-like-footer = Nichts beginnt, bevor du einen Namen eingibst.
button-found-usual = Übliche Einstellungen
button-found-like = Benennen und beginnen
button-found-other = Anders wählen
template-last-time = wie beim letzten Mal
template-which = Welche Vorlage? Das geht bis zum ersten Zug.
template-saved = Als Vorlage { $name } behalten: die Einstellungen und Werte. `/campaign create` und `/campaign template use` bieten sie an.
template-saved-board = Als Vorlage { $name } behalten: die Einstellungen und der Plan. `/campaign create` und `/campaign template use` bieten sie an.
template-taken = Dieser Server hat schon eine Vorlage namens { $name }. Nimm einen anderen Namen, oder bitte jemanden, der den Server verwaltet, sie zu entfernen.
template-reserved = { $name } bedeutet hier etwas anderes. Nimm einen anderen Namen.
template-too-many = Dieser Server hat schon { $most } Vorlagen, mehr gehen nicht. Wer den Server verwaltet, kann mit `/campaign template remove` eine entfernen.
template-managers-only = Andere Kampagnen brauchen diese Vorlage vielleicht, deshalb braucht man zum Entfernen die Berechtigung „Server verwalten“. Bitte jemanden, der sie hat.
template-removed = Die Vorlage { $typed } ist entfernt. Kampagnen, die sie verwendet haben, bleiben, wie sie sind.
template-no-last = Du siehst hier keine frühere Kampagne dieses Spiels. Wähle eine Vorlage, oder keine.
template-board-waits = Ihr Plan hat Plätze für Mitspielende, die noch nicht dabei sind. Sobald sie es sind, lädt ihn `/campaign template use`.
template-line = • **{ $name }** ({ $ruleset })
templates-lead = { $count } von { $most } Vorlagen dieses Servers:
templates-none = Dieser Server hat noch keine Vorlagen. `/campaign template save` behält die Einstellungen einer Kampagne als Vorlage.
no-such-template = Hier gibt es keine Vorlage namens { $typed }. `/campaign template list` zeigt alle.
import-title = { $name } importieren?
import-file = Aus { $file }.
import-players = { $count ->
    [one] 1 Person: { $players }
   *[other] { $count } Personen: { $players }
}
import-footer = Prüf diese Zahlen zuerst. Ein Import lässt sich nicht rückgängig machen.
import-yes = Importieren
import-gone = Dieser Import wartet nicht mehr. Nichts ist passiert; gib die Datei noch einmal bei `/campaign import` an.
import-busy = Gerade wird eine andere Datei gelesen. Versuch es gleich noch einmal.
import-too-large = Diese Datei hat { $size } kB; höchstens { $most } kB sind möglich. Nichts wurde importiert.
import-encoded = Diese Datei ist als { $encoding } gespeichert, muss aber UTF-8 sein. Nichts wurde importiert; speichere sie als „CSV UTF-8“ und versuch es noch einmal.
import-not-text = Diese Datei ist kein Text. Nichts wurde importiert; speichere die Tabelle als „CSV UTF-8“ und versuch es noch einmal.
import-too-many = Diese Datei nennt { $count } Personen; ein Import kann höchstens { $most } haben. Nichts wurde importiert.
import-no-search = Ich konnte die Mitglieder dieses Servers nicht nachschlagen. Nichts wurde importiert; versuch es noch einmal, oder nenn die Personen per Erwähnung oder ID.
import-flawed = { $count ->
    [one] Nichts wurde importiert. Diese Zeile passt nicht:
   *[other] Nichts wurde importiert. Diese Zeilen passen nicht:
}
import-flaw = • Zeile { $line }: { $problem }
import-flaw-nobody = Kein Mitglied dieses Servers heißt „{ $typed }“. Eine Erwähnung, eine ID oder der Kontoname geht immer.
import-flaw-bot = „{ $typed }“ ist ein Bot, und Bots spielen nicht.
import-flaw-several = { $count } Mitglieder heißen „{ $typed }“. Nenn die Person per Erwähnung oder ID.
import-flaw-lines = { $count ->
    [one] Dieser Name steht in 1 weiteren Zeile.
   *[other] Dieser Name steht in { $count } weiteren Zeilen.
}
import-ruleset = Spiel: { $ruleset }
import-waiting = Auf Antwort warten: { $offers ->
    [one] 1 Angebot
   *[other] { $offers } Angebote
}, { $deals ->
    [one] 1 Vertrag
   *[other] { $deals } Verträge
}
import-seat = Platz { $number } ({ $player })
import-empty-seats = { $count ->
    [one] 1 Platz ist leer, weil die Person nicht auf diesem Server ist: { $seats }. Andere können um ihn bitten: `/campaign claim`.
   *[other] { $count } Plätze sind leer, weil die Personen nicht auf diesem Server sind: { $seats }. Andere können um sie bitten: `/campaign claim`.
}
import-paused = Die Kampagne bleibt pausiert.
import-hidden = { $count ->
    [one] 1 Angabe ist in dieser Datei verborgen und beginnt neu.
   *[other] { $count } Angaben sind in dieser Datei verborgen und beginnen neu.
}
import-not-json = Diese Datei ist kein JSON: Zeile { $line }, Spalte { $column }. Nichts wurde importiert; gib die Datei so an, wie `/campaign export` sie angehängt hat.
import-too-many-values = Diese Datei ist zu groß zum Lesen. Nichts wurde importiert.
import-flawed-places = { $count ->
    [one] Nichts wurde importiert. Diese Stelle passt nicht:
   *[other] Nichts wurde importiert. Diese Stellen passen nicht:
}
import-flaw-path = • { $path }: { $problem }
import-flaw-file = • Die ganze Datei: { $problem }
import-wrong-missing = Das fehlt.
import-wrong-object = Hier muss ein Objekt in geschweiften Klammern stehen.
import-wrong-list = Hier muss eine Liste in eckigen Klammern stehen.
import-wrong-text = Hier muss ein Text in Anführungszeichen stehen.
import-wrong-whole = Hier muss eine ganze Zahl stehen.
import-wrong-decimal = Hier muss eine Zahl in Anführungszeichen stehen, mit höchstens zwei Nachkommastellen.
import-wrong-flag = Hier muss `true` oder `false` stehen.
import-wrong-id = Hier muss eine ID stehen: Ziffern in Anführungszeichen.
import-wrong-moment = Hier muss eine Zeit wie `2026-05-01T18:00:00Z` stehen.
import-wrong-unknown = „{ $typed }“ ist hier nicht möglich.
import-wrong-range = Das muss zwischen { $least } und { $most } liegen.
import-wrong-long = Das hat mehr als { $most } Zeichen.
import-wrong-many = Das hat mehr als { $most } Einträge.
import-wrong-player = { $id } ist keine ID aus der Personenliste dieser Datei.
import-wrong-left = { $id } spielt in dieser Kampagne nicht mit.
import-wrong-twice = Das kommt zweimal vor.
import-wrong-oneself = Beide Seiten sind dieselbe Person.
import-wrong-order = Das endet, bevor es beginnt.
import-wrong-sum = Die Konten ergeben zusammen { $sum }.
import-wrong-thing = Die Datei hat kein „{ $typed }“, das hier passt.
import-wrong-contradicts = An anderer Stelle sagt diese Datei etwas anderes.
import-wrong-without-map = Dieser Export stammt aus einer älteren Version von Chancery, die die Karte nicht mit aufschrieb. Das Spiel braucht sie: Exportiere die Kampagne nach einem Update noch einmal.
import-wrong-newer = Dieser Export stammt aus einer neueren Version von Chancery. Bitte die Person, die diesen Bot betreibt, ihn zu aktualisieren.
import-wrong-ended = Diese Kampagne ist beendet und kann nicht weitergehen.
import-wrong-not-yet = Exporte dieses Spiels lassen sich noch nicht importieren.
import-wrong-forbidden = Ihre Zahlen widersprechen einander oder den Regeln, anders als in meinen Exporten. Gib mir die Datei so, wie `/campaign export` sie geschrieben hat; ist sie unverändert, steht im Protokoll des Betreibers, was nicht stimmt.
told-import-shuffled = Der Stapel { $deck } ist neu gemischt. Versprechen ({ $hash }): `{ $promise }…`
told-asked-again = Noch offen für { $players }: { $matter }.
told-imported = { $players ->
    [one] Importiert aus { $file }, mit 1 Person. SHA-256 der Datei: `{ $sum }…`
   *[other] Importiert aus { $file }, mit { $players } Personen. SHA-256 der Datei: `{ $sum }…`
}
told-imported-erased = { $players ->
    [one] Importiert aus einer Datei, mit 1 Person. SHA-256 der Datei: `{ $sum }…`
   *[other] Importiert aus einer Datei, mit { $players } Personen. SHA-256 der Datei: `{ $sum }…`
}

## Profile und die Ruhmeshalle

profile-title = Profil
profile-title-yours = Dein Profil
profile-no-campaigns = Hier noch keine Kampagnen.
profile-campaigns = { $count ->
    [one] 1 Kampagne hier, davon { $ended } beendet.
   *[other] { $count } Kampagnen hier, davon { $ended } beendet.
}
profile-answers = { $answered } von { $asked } Angeboten rechtzeitig beantwortet.
profile-favours = Gefallen: { $granted } getan, { $refused } verweigert.
profile-promises = Versprechen: { $kept } gehalten, { $broken } gebrochen.
profile-footer = Zählt nur Öffentliches, aus den Kampagnen, die du sehen kannst. /privacy erase fängt es neu an.
hall-title = Ruhmeshalle
hall-line = **{ $name }** ({ $ruleset }, ID { $id }), beendet am { $ended }: vorn { $leaders }
hall-line-without = **{ $name }** ({ $ruleset }, ID { $id }), beendet am { $ended }
