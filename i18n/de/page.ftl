### The sandbox's page for a browser. It shows these as plain text, in the browser's language.

## The page and its columns

page-title = Chancery · Sandbox
page-sandbox = Sandbox
page-skip = Zum Nachrichtenfeld springen
page-places = Kanäle und Werkzeuge
page-show-places = Personen und Kanäle
page-play-as = Spielen als
page-play-as-person = Als { $name } spielen
page-add-person = Person hinzufügen
page-new-person = Name der neuen Person
page-join = Beitreten
page-channels = Kanäle
page-add-channel = Kanal hinzufügen
page-new-channel = Name des neuen Kanals
page-channel-example = nebenan
page-create = Erstellen
page-direct-messages = Direktnachrichten
page-new = neu
page-for-you = für dich
page-clock = Uhr
page-tools = Werkzeuge
page-command = Befehl der Sandbox
page-run = Ausführen
page-restart = Bot neu starten
page-save = Mitschrift speichern
page-play-script = Skript abspielen
page-script = Skript
page-next-line = Nächste Zeile
page-all-lines = Alle
page-members = Mitglieder
page-moderators = Moderation
page-players = Mitspielende
page-count = { $group } — { $count }
page-app = App
page-connected = verbunden
page-not-connected = nicht verbunden
page-may-manage = darf den Server verwalten
page-new-window = Neues Fenster
page-light = Helles Design

## The channel

page-you-are = Du bist { $name }
page-messages = Nachrichten
page-latest = Zur neuesten Nachricht springen
page-message = Nachricht
page-write-to = Nachricht an { $place } oder / für Befehle
page-send = Senden
page-busy = Chancery denkt nach …
page-offline = Der Bot ist nicht verbunden.
page-gone = Die Sandbox antwortet nicht. Läuft sie noch im Terminal?
page-reopen = Wenn sie neu gestartet wurde, öffne die URL, die sie dort anzeigt.
page-choose-game = Wähle ein Spiel
page-choose-about = Du steigst in ein laufendes Spiel ein und spielst alle am Tisch.
page-setting-table = Der Tisch wird vorbereitet …
page-empty = Hier ist noch nichts
page-empty-about = Tippe / für die Befehle. Die Moderation (★) beginnt ein Spiel mit /campaign create.

## Messages

page-used = { $name } hat { $command } benutzt
page-reply = Antwort auf: { $message }
page-a-card = eine Karte
page-silent = (lautlos)
page-edited = (bearbeitet)
page-pinned = Eine Nachricht wurde angepinnt.
page-picture = Ein Bild ohne Beschreibung
page-file = { $name } ({ $size } Bytes)
page-only-you = Nur du kannst das sehen
page-dismiss = Nachricht schließen
page-unknown-user = unbekannter-nutzer
page-deleted-role = gelöschte-rolle
page-deleted-channel = gelöschter-kanal
page-select = Triff eine Auswahl
page-choose = Auswählen
page-submit = Absenden
page-cancel = Abbrechen

## What can be typed

page-suggestions = Vorschläge
page-hint-commands = Befehle
page-hint-next = Weiter mit
page-hint-options = Optionen
page-hint-people = Personen
page-required = erforderlich
page-at-least = mindestens { $least }
page-between = { $least } bis { $most }
page-did-you-mean = Meintest du
page-did-you-mean-line = Meintest du { $line }?

## Help

page-help = Hilfe
page-help-title = So funktioniert es
page-help-person = Wähle unter „Spielen als“ eine Person. Du siehst, was sie sieht, und was du tippst oder drückst, tut sie.
page-help-commands = Tippe / für die Befehle des Bots: Die Pfeiltasten wählen aus, Tab oder Enter vervollständigt, Escape schließt die Liste.
page-help-talk = Alles andere, was du tippst, ist eine Nachricht an die anderen. Der Bot liest keine davon.
page-help-member = Klicke auf den Namen eines Mitglieds, um zu sehen, was du mit ihm tun kannst.
page-help-moderator = Mod ★ darf die Befehle der Moderation benutzen, /mod.
page-help-clock = Mit ihren Knöpfen stellst du die Uhr der Sandbox vor: Fristen laufen ab, Erinnerungen kommen an.
page-help-sandbox = Befehle der Sandbox
page-help-field = Für das Feld unter „Werkzeuge“, für Skripte und für das Terminal. Eine Zeile ohne Namen führt die Person aus, als die du spielst.
page-close = Schließen
