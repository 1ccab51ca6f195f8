## Words

access-ecological = Ökologiezugang
access-diplomatic = Diplomatiezugang
access-trade = Handelszugang
access-passage = Durchflugrecht
access-none = kein Zugang
act-steal-minerals = Mineralien stehlen
act-steal-biomass = Biomasse stehlen
act-damage-own = Schiffe in { $you ->
    [actor] deinen
   *[none] den
} eigenen Systemen beschädigen
act-damage-elsewhere = Schiffe anderswo beschädigen
act-conquer = eine Stadt erobern
act-destroy = eine eroberte Stadt zerstören
technology-neuropsychology = Neuropsychologie
technology-charisma = Charisma
technology-ambassadors = Intergalaktische Botschaften
technology-harmony = Galaktische Harmonie
technology-tier = { $technology } { $tier }
science-neutral = neutrale Wissenschaft
science-harmony = Harmonie-Wissenschaft
battle-own = in { $you ->
    [actor] deinen eigenen Systemen
   *[none] Systemen der angreifenden Seite
}
battle-third = in Systemen Dritter
battle-theirs = in { $you ->
    [actor] den Systemen des Opfers
    [other] deinen Systemen
   *[none] den Systemen des Opfers
}
ruleset-leverage = Leverage
game-minutes = { $count ->
    [one] 1 Spielminute
   *[other] { $count } Spielminuten
}
# Suffixes: each starts with its own blank or comma.
at-place = {" "}bei { $place }
for-minutes = {" "}für { $minutes }

## What an offer is about

matter-favour-money = { $amount } Geld als Gefallen
matter-favour-access = { $access } als Gefallen
matter-favour-aid = Militärhilfe bei { $place } für { $minutes } als Gefallen
matter-favour-system = das Sternsystem { $system } als Gefallen
matter-access = { $access }
matter-renewal = Verlängerung: { $access }
matter-reset = Zurücksetzen der Beziehungen um { $amount }
matter-terraforming = Terraforming eines Planeten
matter-terraforming-at = Terraforming von { $place }
matter-loss = Verlust von { $ship }

## What happened: the first sentence of a story

told-asked-money = { $you ->
    [actor] Du bittest { $to } um einen Gefallen: { $amount } Geld.
    [other] { $from } bittet dich um einen Gefallen: { $amount } Geld.
   *[none] { $from } bittet { $to } um einen Gefallen: { $amount } Geld.
}
told-asked-access = { $you ->
    [actor] Du bittest { $to } um einen Gefallen: { $access }.
    [other] { $from } bittet dich um einen Gefallen: { $access } in deinen Systemen.
   *[none] { $from } bittet { $to } um einen Gefallen: { $access }.
}
told-asked-aid = { $you ->
    [actor] Du bittest { $to } um einen Gefallen: Militärhilfe bei { $place } für { $minutes }.
    [other] { $from } bittet dich um einen Gefallen: Militärhilfe bei { $place } für { $minutes }.
   *[none] { $from } bittet { $to } um einen Gefallen: Militärhilfe bei { $place } für { $minutes }.
}
told-asked-system = { $you ->
    [actor] Du bittest { $to } um einen Gefallen: das Sternsystem { $system }.
    [other] { $from } bittet dich um einen Gefallen: das Sternsystem { $system }.
   *[none] { $from } bittet { $to } um einen Gefallen: das Sternsystem { $system }.
}
told-offered-access = { $you ->
    [actor] Du bietest { $to } { $access } in deinen Systemen an.
    [other] { $from } bietet dir { $access } an.
   *[none] { $from } bietet { $to } { $access } an.
}
told-proposed-reset = { $you ->
    [actor] Du schlägst { $to } vor, die Beziehungen zurückzusetzen: { $amount } für euren Einfluss aufeinander.
    [other] { $from } schlägt dir vor, die Beziehungen zurückzusetzen: { $amount } für euren Einfluss aufeinander.
   *[none] { $from } schlägt { $to } vor, die Beziehungen zurückzusetzen: { $amount } für ihren Einfluss aufeinander.
}
told-reported-terraforming = { $you ->
    [actor] Du meldest Terraforming auf einem Planeten von { $to }{ $at }.
    [other] { $from } meldet Terraforming auf einem deiner Planeten{ $at }.
   *[none] { $from } meldet Terraforming auf einem Planeten von { $to }{ $at }.
}
told-reported-loss = { $you ->
    [actor] Du meldest { $to }, dass das verliehene Schiff { $ship } zerstört wurde.
    [other] { $from } meldet dir, dass das verliehene Schiff { $ship } zerstört wurde.
   *[none] { $from } meldet { $to }, dass das verliehene Schiff { $ship } zerstört wurde.
}
told-gift = { $you ->
    [actor] Du schenkst { $to } { $amount } Geld.
    [other] { $from } schenkt dir { $amount } Geld.
   *[none] { $from } schenkt { $to } { $amount } Geld.
}
told-small-gifts = Kleine Geschenke seit { $since }:
told-revoked = { $you ->
    [actor] Du entziehst { $grantee } { $access } in deinen Systemen.
    [other] { $granter } entzieht dir { $access }.
   *[none] { $granter } entzieht { $grantee } { $access }.
}
told-access-ended = { $you ->
    [actor] { $access } von { $grantee } in deinen Systemen ist wie vereinbart abgelaufen.
    [other] { $access } in den Systemen von { $granter } ist für dich wie vereinbart abgelaufen.
   *[none] { $access } von { $grantee } in den Systemen von { $granter } ist wie vereinbart abgelaufen.
}
told-access-renewed = { $you ->
    [actor] { $access } von { $grantee } in deinen Systemen ist bis { $until } verlängert ({ $left }).
    [other] { $access } in den Systemen von { $granter } ist für dich bis { $until } verlängert ({ $left }).
   *[none] { $access } von { $grantee } in den Systemen von { $granter } ist bis { $until } verlängert ({ $left }).
}
told-renewal-asked = { $you ->
    [actor] { $access } von { $grantee } in deinen Systemen läuft bald ab. Verlängerst du? Dauer: { $span }.
    [other] { $access } in den Systemen von { $granter } läuft für dich bald ab. Verlängerst du? Dauer: { $span }.
   *[none] { $to }, stimmst du der Verlängerung zu? { $access } von { $grantee } in den Systemen von { $granter } läuft bald ab. Dauer: { $span }.
}
told-renewal-accepted = { $you ->
    [actor] Du stimmst der Verlängerung zu: { $access }.
   *[none] { $to } stimmt der Verlängerung zu: { $access }.
}
told-renewal-refused = { $you ->
    [actor] Du lehnst die Verlängerung ab: { $access } endet zur vereinbarten Zeit.
   *[none] { $to } lehnt die Verlängerung ab: { $access } endet zur vereinbarten Zeit.
}
outcome-renewal-moot = { $by } hat die Verlängerung abgelehnt, eine Antwort ist nicht mehr nötig.
told-renewal-agreed = { $by } stimmt der Verlängerung zu: { $access }. Verlängert wird, wenn du ebenfalls zustimmst.
told-renewal-moot = { $you ->
    [actor] { $access } wird nicht verlängert, du brauchst also nicht zu antworten.
   *[none] { $access } wird nicht verlängert, { $to } braucht also nicht zu antworten.
}
told-renewal-unanswered = { $you ->
    [actor] Du hast der Verlängerung nicht rechtzeitig zugestimmt: { $access }.
   *[none] { $to } hat der Verlängerung nicht rechtzeitig zugestimmt: { $access }.
}
told-research = { $you ->
    [actor] Du forschst jetzt mit { $ship } in den Systemen von { $host }{ $at }{ $limit }.
    [other] { $player } forscht jetzt mit { $ship } in deinen Systemen{ $at }{ $limit }.
   *[none] { $player } forscht jetzt mit { $ship } in den Systemen von { $host }{ $at }{ $limit }.
}
told-research-home = { $you ->
    [actor] Du forschst jetzt mit { $ship } in deinen eigenen Systemen{ $at }{ $limit }.
   *[none] { $player } forscht jetzt mit { $ship } in den eigenen Systemen{ $at }{ $limit }.
}
told-schmooze = { $you ->
    [actor] Du pflegst jetzt mit { $ship }{ $at }{ $limit } Kontakte zu { $host }: { $rate } Einfluss pro Spielminute.
    [other] { $player } pflegt jetzt mit { $ship }{ $at }{ $limit } Kontakte zu dir: { $rate } Einfluss pro Spielminute.
   *[none] { $player } pflegt jetzt mit { $ship }{ $at }{ $limit } Kontakte zu { $host }: { $rate } Einfluss pro Spielminute.
}
told-embassy = { $you ->
    [actor] Du eröffnest eine Botschaft bei { $host }: { $rate } Einfluss pro Spielminute.
    [other] { $player } eröffnet eine Botschaft bei dir: { $rate } Einfluss pro Spielminute.
   *[none] { $player } eröffnet eine Botschaft bei { $host }: { $rate } Einfluss pro Spielminute.
}
told-aid = { $you ->
    [actor] { $ship }, ein Schiff von { $host }, kommt dir{ $at }{ $limit } zu Hilfe. Es kämpft dort, als wäre es deins.
    [other] Du leihst { $player } dein Schiff { $ship }: Es hilft{ $at }{ $limit } und kommt dann von selbst heim.
   *[none] { $host } leiht { $player } das Schiff { $ship }: Es hilft{ $at }{ $limit }.
}
told-over-research = { $you ->
    [actor] Deine Forschung in den Systemen von { $host } ist beendet ({ $why }). Sie hat dir dort { $earned } Einfluss und { $money } Geld gebracht, euch beiden je { $science } Wissenschaft.
    [other] Die Forschung von { $player } in deinen Systemen ist beendet ({ $why }). Sie hat { $earned } Einfluss auf dich und { $money } Geld gebracht, euch beiden je { $science } Wissenschaft.
   *[none] Die Forschung von { $player } in den Systemen von { $host } ist beendet ({ $why }). Sie hat { $earned } Einfluss und { $money } Geld gebracht, beiden Seiten je { $science } Wissenschaft.
}
told-over = { $what ->
    [research-home] { $you ->
        [actor] Deine Forschung in den eigenen Systemen
       *[none] Die Forschung von { $player } in den eigenen Systemen
    } ist beendet ({ $why }).
    [research] { $you ->
        [actor] Deine Forschung in den Systemen von { $host }
        [other] Die Forschung von { $player } in deinen Systemen
       *[none] Die Forschung von { $player } in den Systemen von { $host }
    } ist beendet ({ $why }).
    [schmoozing] { $you ->
        [actor] Deine Kontaktpflege bei { $host }
        [other] Die Kontaktpflege von { $player } bei dir
       *[none] Die Kontaktpflege von { $player } bei { $host }
    } ist beendet ({ $why }).
   *[embassy] { $you ->
        [actor] Deine Botschaft bei { $host }
        [other] Die Botschaft von { $player } bei dir
       *[none] Die Botschaft von { $player } bei { $host }
    } ist geschlossen ({ $why }).
}
told-over-nothing = { $over } Das hat nichts gebracht.
told-over-research-home = { $you ->
    [actor] Deine Forschung in den eigenen Systemen ist beendet ({ $why }). Sie hat dir { $science } Wissenschaft und { $money } Geld gebracht.
   *[none] Die Forschung von { $player } in den eigenen Systemen ist beendet ({ $why }). Sie hat { $science } Wissenschaft und { $money } Geld gebracht.
}
told-over-schmooze = { $you ->
    [actor] Deine Kontaktpflege bei { $host } ist beendet ({ $why }). Sie hat dir dort { $earned } Einfluss gebracht.
    [other] Die Kontaktpflege von { $player } bei dir ist beendet ({ $why }). Sie hat { $earned } Einfluss auf dich gebracht.
   *[none] Die Kontaktpflege von { $player } bei { $host } ist beendet ({ $why }). Sie hat dort { $earned } Einfluss gebracht.
}
told-over-embassy = { $you ->
    [actor] Deine Botschaft bei { $host } ist geschlossen ({ $why }). Sie hat dir dort { $earned } Einfluss gebracht.
    [other] Die Botschaft von { $player } bei dir ist geschlossen ({ $why }). Sie hat { $earned } Einfluss auf dich gebracht.
   *[none] Die Botschaft von { $player } bei { $host } ist geschlossen ({ $why }). Sie hat dort { $earned } Einfluss gebracht.
}
told-over-aid = { $you ->
    [actor] { $ship }, das Schiff von { $host }, hilft dir nicht mehr ({ $why }).
    [other] Dein Schiff { $ship } hilft { $player } nicht mehr ({ $why }).
   *[none] { $ship }, das Schiff von { $host }, hilft { $player } nicht mehr ({ $why }).
}
told-home = { $you ->
    [actor] { $ship }, das Schiff von { $host }, kehrt heim.
    [other] Dein Schiff { $ship } kommt von { $player } zurück.
   *[none] { $ship } kommt von { $player } zurück zu { $host }.
}
why-stopped = gestoppt
why-completed = Zeit abgelaufen
why-access-revoked = Diplomatiezugang entzogen
why-access-ended = Diplomatiezugang abgelaufen
why-ship-lost = Schiff verloren
why-left = Kampagne verlassen
why-place-lost = Ort unter neuer Herrschaft
why-campaign-ended = Kampagne beendet
told-earns = { $what ->
    [research] { $you ->
        [actor] Deine Forschung in den Systemen von { $over } hat Einfluss gebracht:
        [other] Die Forschung von { $by } in deinen Systemen hat Einfluss gebracht:
       *[none] Die Forschung von { $by } in den Systemen von { $over } hat Einfluss gebracht:
    }
    [schmoozing] { $you ->
        [actor] Deine Kontaktpflege bei { $over } hat Einfluss gebracht:
        [other] Die Kontaktpflege von { $by } bei dir hat Einfluss gebracht:
       *[none] Die Kontaktpflege von { $by } bei { $over } hat Einfluss gebracht:
    }
   *[embassy] { $you ->
        [actor] Deine Botschaft bei { $over } hat Einfluss gebracht:
        [other] Die Botschaft von { $by } bei dir hat Einfluss gebracht:
       *[none] Die Botschaft von { $by } bei { $over } hat Einfluss gebracht:
    }
}
told-at-limit = { $you ->
    [actor] Dein Einfluss auf { $over } hat die Grenze von { $limit } erreicht und wächst nicht weiter. Forschung bringt trotzdem Wissenschaft und Geld.
    [other] Der Einfluss von { $by } auf dich hat die Grenze von { $limit } erreicht.
   *[none] Der Einfluss von { $by } auf { $over } hat die Grenze von { $limit } erreicht.
}
line-tasks-halted = { $you ->
    [actor] { $tasks ->
        [one] Solange dein Einfluss auf { $over } negativ ist, ruht dein Zugang, und 1 deiner Aktionen steht still.
       *[other] Solange dein Einfluss auf { $over } negativ ist, ruht dein Zugang, und { $tasks } deiner Aktionen stehen still.
    }
    [other] { $tasks ->
        [one] Solange der Einfluss von { $by } auf dich negativ ist, ruht der Zugang zu deinen Systemen, und 1 Aktion steht still.
       *[other] Solange der Einfluss von { $by } auf dich negativ ist, ruht der Zugang zu deinen Systemen, und { $tasks } Aktionen stehen still.
    }
   *[none] { $tasks ->
        [one] Solange der Einfluss von { $by } auf { $over } negativ ist, ruht der Zugang, und 1 Aktion steht still.
       *[other] Solange der Einfluss von { $by } auf { $over } negativ ist, ruht der Zugang, und { $tasks } Aktionen stehen still.
    }
}
line-tasks-resumed = { $you ->
    [actor] { $tasks ->
        [one] Dein Zugang bei { $over } gilt wieder, und 1 deiner Aktionen dort läuft weiter.
       *[other] Dein Zugang bei { $over } gilt wieder, und { $tasks } deiner Aktionen dort laufen weiter.
    }
    [other] { $tasks ->
        [one] Der Zugang von { $by } bei dir gilt wieder, und 1 Aktion dort läuft weiter.
       *[other] Der Zugang von { $by } bei dir gilt wieder, und { $tasks } Aktionen dort laufen weiter.
    }
   *[none] { $tasks ->
        [one] Der Zugang von { $by } bei { $over } gilt wieder, und 1 Aktion dort läuft weiter.
       *[other] Der Zugang von { $by } bei { $over } gilt wieder, und { $tasks } Aktionen dort laufen weiter.
    }
}
told-ship-lost = { $you ->
    [actor] Dein Schiff { $ship } ist verloren. Die Moderation kann es zurückholen: `/mod ship add`.
   *[none] { $ship }, ein Schiff von { $owner }, ist verloren.
}
told-ship-sent-home = { $you ->
    [actor] Dein Schiff { $ship } wurde zerstört und ist wieder in seiner Heimat.
   *[none] { $ship }, ein Schiff von { $owner }, wurde zerstört und ist wieder in seiner Heimat.
}
told-milestone = { $you ->
    [actor] Du erreichst mit { $points } Punkten den diplomatischen Meilenstein { $number } und erhältst { $science } Harmonie-Wissenschaft.
   *[none] { $player } erreicht mit { $points } Punkten den diplomatischen Meilenstein { $number } und erhält { $science } Harmonie-Wissenschaft.
}
told-unlocked = { $you ->
    [actor] Du schaltest { $technology } frei und zahlst { $paid }.
   *[none] { $player } schaltet { $technology } frei.
}
paid-both = { $harmony } Harmonie- und { $neutral } neutrale Wissenschaft
paid-harmony = { $harmony } Harmonie-Wissenschaft
paid-neutral = { $neutral } neutrale Wissenschaft
told-minerals = { $you ->
    [actor] Du stiehlst { $against } { $minerals }.
    [other] { $by } stiehlt dir { $minerals }.
   *[none] { $by } stiehlt { $against } { $minerals }.
}
told-biomass = { $you ->
    [actor] Du stiehlst { $against } Biomasse.
    [other] { $by } stiehlt dir Biomasse.
   *[none] { $by } stiehlt { $against } Biomasse.
}
told-damage = { $you ->
    [actor] Du beschädigst { $place } ein Schiff von { $against } um { $damage } von { $health } Lebenspunkten.
    [other] { $by } beschädigt { $place } eines deiner Schiffe um { $damage } von { $health } Lebenspunkten.
   *[none] { $by } beschädigt { $place } ein Schiff von { $against } um { $damage } von { $health } Lebenspunkten.
}
told-conquered = { $you ->
    [actor] Du eroberst eine Stadt von { $against }.
    [other] { $by } erobert eine deiner Städte.
   *[none] { $by } erobert eine Stadt von { $against }.
}
told-destroyed = { $you ->
    [actor] Du zerstörst eine eroberte Stadt, die zuvor { $against } gehörte.
    [other] { $by } zerstört eine eroberte Stadt, die zuvor dir gehörte.
   *[none] { $by } zerstört eine eroberte Stadt, die zuvor { $against } gehörte.
}
told-entered = { $you ->
    [actor] Du fliegst{ $at } in die Systeme von { $host } ein.
    [other] { $by } fliegt{ $at } in deine Systeme ein.
   *[none] { $by } fliegt{ $at } in die Systeme von { $host } ein.
}
told-collected = { $you ->
    [actor] Du sammelst { $samples } in den Systemen von { $host }{ $at }.
    [other] { $by } sammelt { $samples } in deinen Systemen{ $at }.
   *[none] { $by } sammelt { $samples } in den Systemen von { $host }{ $at }.
}
told-sold = { $you ->
    [actor] Du verkaufst { $count } in den Systemen von { $host }{ $at }.
    [other] { $by } verkauft { $count } in deinen Systemen{ $at }.
   *[none] { $by } verkauft { $count } in den Systemen von { $host }{ $at }.
}
samples = { $count ->
    [one] 1 Biomasseprobe
   *[other] { $count } Biomasseproben
}
samples-some = Biomasse
minerals = { $count ->
    [one] 1 Mineral
   *[other] { $count } Mineralien
}
told-terraformed = { $you ->
    [actor] Du terraformst einen Planeten von { $host }{ $at }.
    [other] { $by } terraformt einen deiner Planeten{ $at }.
   *[none] { $by } terraformt einen Planeten von { $host }{ $at }.
}

## Consequences: one line each

line-purse = { $you ->
    [actor] Du beginnst mit { $amount } Geld.
   *[none] { $player } hat { $amount } Geld.
}
line-open-access = Von Anfang an gilt zwischen Neuen und allen, die je dabei waren: { $kinds }.
line-money = { $you ->
    [actor] Du zahlst { $to } { $amount } Geld.
    [other] { $from } zahlt dir { $amount } Geld.
   *[none] { $from } zahlt { $to } { $amount } Geld.
}
line-granted-until = { $you ->
    [actor] { $grantee } hat jetzt bis { $until } { $access } in deinen Systemen.
    [other] Du hast jetzt bis { $until } { $access } in den Systemen von { $granter }.
   *[none] { $grantee } hat jetzt bis { $until } { $access } in den Systemen von { $granter }.
}
line-renewal-agreed = { $you ->
    [actor] Verlängert wird, wenn du ebenfalls zustimmst.
   *[none] Verlängert wird, wenn { $other } ebenfalls zustimmt.
}
line-granted = { $you ->
    [actor] { $grantee } hat jetzt { $access } in deinen Systemen.
    [other] Du hast jetzt { $access } in den Systemen von { $granter }.
   *[none] { $grantee } hat jetzt { $access } in den Systemen von { $granter }.
}
line-spent = { $you ->
    [actor] Du zahlst { $amount } Geld.
   *[none] { $by } zahlt { $amount } Geld.
}
line-money-given = { $you ->
    [actor] Du bekommst { $amount } Geld.
   *[none] { $player } bekommt { $amount } Geld.
}
line-money-taken = { $you ->
    [actor] Du verlierst { $amount } Geld.
   *[none] { $player } verliert { $amount } Geld.
}
line-science-given = { $you ->
    [actor] Du bekommst { $amount } { $kind }.
   *[none] { $player } bekommt { $amount } { $kind }.
}
line-science-taken = { $you ->
    [actor] Du verlierst { $amount } { $kind }.
   *[none] { $player } verliert { $amount } { $kind }.
}
line-money-given-to-all = Alle ({ $count }) bekommen { $amount } Geld.
line-money-taken-from-all = Alle ({ $count }) verlieren { $amount } Geld.
line-science-given-to-all = Alle ({ $count }) bekommen { $amount } { $kind }.
line-science-taken-from-all = Alle ({ $count }) verlieren { $amount } { $kind }.
line-retuned = Kontaktpflege bringt jetzt { $rate } Einfluss pro Spielminute.
line-launched = { $you ->
    [actor] Du hast ein neues Schiff: { $ship }.
   *[none] { $owner } hat ein neues Schiff: { $ship }.
}
line-restored = { $you ->
    [actor] Dein Schiff { $ship } ist wieder da.
   *[none] { $ship }, ein Schiff von { $owner }, ist wieder da.
}
line-ship-was-destroyed = { $you ->
    [actor] Dein Schiff { $ship } wurde zerstört, während es verliehen war. Inzwischen ist es heimgekehrt und bleibt im Dienst.
   *[none] { $ship }, ein Schiff von { $owner }, wurde zerstört, während es verliehen war. Inzwischen ist es heimgekehrt und bleibt im Dienst.
}
line-removed = { $you ->
    [actor] Dein Schiff { $ship } verlässt deine Flotte.
   *[none] { $ship } verlässt die Flotte von { $owner }.
}
line-system-given = { $you ->
    [actor] Du gibst { $to } das Sternsystem { $system }.
    [other] { $from } gibt dir das Sternsystem { $system }.
   *[none] { $from } gibt { $to } das Sternsystem { $system }.
}
line-system-added = { $system } ist jetzt auf der Karte: { $planets }, { $ruler }.
line-system-removed = { $system } ist nicht mehr auf der Karte.
line-system-ruled = { $system }: { $ruler }.
planets-none = keine Planeten
ruled-by = beherrscht von { $player }
ruled-home = Heimat von { $player }
ruled-by-nobody = von niemandem beherrscht
line-leverage = { $you ->
    [actor] Dein Einfluss auf { $over }: { $before } → { $after }{ $limit }
    [other] Einfluss von { $by } auf dich: { $before } → { $after }{ $limit }
   *[none] Einfluss von { $by } auf { $over }: { $before } → { $after }{ $limit }
}
line-leverage-over = {" "}({ $swallowed } über der Grenze)
line-leverage-under = {" "}({ $swallowed } unter der Grenze)
line-leverage-by = Einfluss von { $by } auf { $over }: { $change }
line-small-gifts = { $you ->
    [actor] Du schenkst { $to } { $amount } Geld{ $count ->
        [one] {"."}
       *[other] {" "}in { $count } Geschenken.
    }
    [other] { $from } schenkt dir { $amount } Geld{ $count ->
        [one] {"."}
       *[other] {" "}in { $count } Geschenken.
    }
   *[none] { $from } schenkt { $to } { $amount } Geld{ $count ->
        [one] {"."}
       *[other] {" "}in { $count } Geschenken.
    }
}
small-gifts-earned = Einfluss { $change }, jetzt { $value }.
small-gifts-earned-by = Einfluss { $change }.
resets-two-or-everyone = Nenne `player-a` und `player-b` für die beiden, nur `player-a` für alle Beziehungen dieser Person, oder niemanden für die ganze Runde.
resets-nobody = Wessen Beziehungen? Nenne `player-a`, oder `everyone:true` für die ganze Runde.
resets-way = { $by } auf { $over }: { $before } → { $after }
resets-anew = { $one } und { $other }: ein neuer Wert
resets-unseen = { $one } und { $other }
resets-more = … und { $count } { $count ->
    [one] weiteres Paar
   *[other] weitere Paare
}{ $named ->
    [none] {"."}
   *[some] {" "}von { $players }.
}
line-leverage-anew = Der Einfluss von { $by } auf { $over } hat einen neuen Wert
change-over = { $change }, { $swallowed } über der Grenze
change-under = { $change }, { $swallowed } unter der Grenze
line-rights-opened = { $you ->
    [actor] Du erhältst Rechte gegen { $against }: { $acts }.
    [other] { $actor } erhält Rechte gegen dich: { $acts }.
   *[none] { $actor } erhält Rechte gegen { $against }: { $acts }.
}
line-rights-closed = { $you ->
    [actor] Du verlierst Rechte gegen { $against }: { $acts }.
    [other] { $actor } verliert Rechte gegen dich: { $acts }.
   *[none] { $actor } verliert Rechte gegen { $against }: { $acts }.
}

## What to do next, in the private answer

left-money = noch { $amount } Geld
left-leverage = { $value } Einfluss auf { $over }
hint-charisma = Der Gefallen kostet { $price } Einfluss, und Charisma bringt davon { $back } zurück.
hint-small-gift = Alle erfahren davon am { $at } ({ $left }), zusammen mit anderen kleinen Geschenken.
hint-embassy = `/ships` zeigt, was die Botschaft einbringt. Sie bleibt offen, bis der Zugang entzogen wird oder abläuft.

## Asking first

confirm-gift = Das bringt dir nur { $earns } Einfluss: Die übrigen { $swallowed } lägen über der Grenze von { $limit } und wären verloren. Trotzdem schenken?
confirm-resets = Du setzt den Einfluss zwischen diesen Mitspielenden auf { $value }:
confirm-resets-unseen = In dieser Kampagne ist Einfluss nicht öffentlich, also sieht die Runde keine Zahlen.
confirm-resets-back = `/mod undo` nimmt alles zurück.
confirm-reset = Nicht alles von { $amount } passt in die Grenzen: Dein Einfluss auf { $other } würde sich um { $yours } ändern, der auf dich um { $theirs }. Trotzdem vorschlagen?
confirm-refuse-free = Angebot { $offer } abzulehnen kostet dich keinen Einfluss auf { $asker }: Er bleibt bei { $to }.
confirm-act-free = Das würde dich keinen Einfluss auf { $against } kosten: Er bleibt bei { $to }.
confirm-refuse = Angebot { $offer } abzulehnen kostet dich { $cost } Einfluss auf { $asker }: { $from } → { $to }.
confirm-refuse-bottom = Angebot { $offer } abzulehnen kostet dich keinen Einfluss auf { $asker }: Er ist mit { $to } schon ganz unten.
confirm-refuse-opens = Das erlaubt { $asker } feindliche Handlungen gegen dich: { $acts }.
confirm-refuse-opens-nothing = Das erlaubt keine neuen feindlichen Handlungen.
confirm-way-back = Ein Geschenk von { $amount } Geld an { $other } gleicht es wieder aus.
confirm-revoke = { $access } zu entziehen kostet dich { $lost } Einfluss auf { $grantee }: { $from } → { $to }.
confirm-revoke-bottom = { $access } zu entziehen kostet dich keinen Einfluss auf { $grantee }: Er ist mit { $to } schon ganz unten.
confirm-revoke-ends = { $count ->
    [one] Damit endet, was in deinen Systemen darauf beruht.
   *[other] Damit enden { $count } Aktionen in deinen Systemen, die darauf beruhen.
}
confirm-unable = Du konntest das nicht, als { $asker } dich gebeten hat, und kannst es auch jetzt nicht: { $lack }. Angebot { $offer } abzulehnen kostet dich nichts, und { $asker } bekommt { $returns } Einfluss zurück. Ablehnen?
lacks-money = du hast { $has } von { $needs } Geld
lacks-ship = du hast kein Schiff
confirm-withdraw = Die { $cost } Einfluss für die Bitte bleiben ausgegeben. Angebot { $offer } zurückziehen?
confirm-leave-refuses = Angebot { $offer } gilt als abgelehnt. Dein Einfluss auf { $asker }: { $from } → { $to }.
confirm-leave-withdraws-cost = Dein Angebot { $offer } wird zurückgezogen, und die { $cost } Einfluss dafür bleiben ausgegeben.
confirm-leave-unable = Angebot { $offer } kostet dich nichts, weil du es nie erfüllen konntest: { $lack }. { $asker } bekommt { $returns } Einfluss zurück.
confirm-leave-ends = Deine Schiffe hören auf, mit Gutschrift bis jetzt: { $doing }.
ship-doing = { $ship }: { $what }
ship-doing-at = { $ship }: { $what }, bei { $place }
confirm-act = Das würde dich { $price } Einfluss auf { $against } kosten: { $from } → { $to }.
confirm-act-part = Das würde dich { $lost } Einfluss auf { $against } kosten: { $from } → { $to }. Der Preis ist { $price }, aber tiefer kann dein Einfluss nicht sinken.
confirm-steal-allowed = Mit deinem Ökologiezugang dort kostet dich `/collect-biomass` nichts.
confirm-cannot-pay = { $of } hat { $has } Geld und kann { $needs } jetzt nicht zahlen. Die Bitte kostet dich trotzdem; reicht das Geld auch beim Ablehnen nicht, bekommst du die Kosten zurück. Bitten?
confirm-no-ship = { $of } hat gerade kein freies Schiff. Die Bitte kostet dich trotzdem; ist auch beim Ablehnen keines da, bekommst du die Kosten zurück. Bitten?
confirm-private = Nur { $of } sieht das, aber die anderen können es sich erschließen: { $signs }. Trotzdem privat bitten?
confirm-private-leverage = deine Kosten zeigen sich im öffentlichen Einfluss
confirm-private-money = die Zahlung zeigt sich im öffentlichen Geld
confirm-private-map = die Karte zeigt, wer neu herrscht
confirm-private-cannot-pay = { $of } hat { $has } Geld und kann jetzt nicht zahlen. Die Bitte kostet dich trotzdem; reicht das Geld auch beim Ablehnen nicht, bekommst du die Kosten zurück.
confirm-private-no-ship = { $of } hat gerade kein freies Schiff. Die Bitte kostet dich trotzdem; ist auch beim Ablehnen keines da, bekommst du die Kosten zurück.
confirm-act-bottom = Das würde dich { $price } Einfluss auf { $against } kosten, aber er ist mit { $to } schon ganz unten.
button-do = Ausführen
button-reset = Zurücksetzen
button-ask-anyway = Trotzdem bitten
button-withdraw = Zurückziehen
button-stop = Stoppen
button-stop-ship = { $ship } stoppen
button-resume-task = Wieder starten
button-give = Trotzdem
button-refuse-anyway = Ablehnen
button-revoke = Entziehen

## What is said before the rules are asked

not-access = „{ $typed }“ ist keine Art von Zugang. Wähle aus `ecological`, `diplomatic`, `trade` und `passage`, oder schreib `all` oder `none`.
not-a-ship = Hier passt kein Schiff zu „{ $typed }“. `/ships` zeigt deine, mit Namen und Nummern.
not-a-technology = „{ $typed }“ ist keine Technologie. Wähle aus `neuropsychology`, `charisma`, `ambassadors` und `harmony`; `/technology list` zeigt sie.
pick-ship = Welches Schiff schickst du für Angebot { $offer }?
pick-ship-menu = Schiff wählen
not-hundredths = { $amount } hat zu viele Nachkommastellen: Einfluss hat höchstens zwei, wie in 12,5.

## Refusals

no-amount-too-small = { $amount } Geld ist zu wenig: Gib eine ganze Zahl an, mindestens { $least }.
no-not-enough-money = { $you ->
    [actor] Dafür brauchst du { $needs } Geld, hast aber nur { $has }. Nichts ist geschehen. Mit `/ask-favour money` bittest du andere um Geld.
   *[none] Dafür braucht { $player } { $needs } Geld, hat aber nur { $has }.
}
no-not-enough-leverage = { $you ->
    [actor] Dieser Gefallen kostet { $cost } Einfluss auf { $over }, aber du hast nur { $has }. Geschenke bringen Einfluss: `/gift`.
    [other] Dieser Gefallen kostet { $cost } Einfluss auf dich, aber { $by } hat nur { $has }.
   *[none] Dieser Gefallen kostet { $cost } Einfluss auf { $over }, aber { $by } hat nur { $has }.
}
no-access-granted = { $you ->
    [actor] { $grantee } hat schon { $access } in deinen Systemen. `/relations` mit dem Namen zeigt allen Zugang zwischen euch.
    [other] Du hast schon { $access } in den Systemen von { $granter }. `/relations` mit dem Namen zeigt allen Zugang zwischen euch.
   *[none] { $grantee } hat schon { $access } in den Systemen von { $granter }.
}
no-access-pending = Angebot { $offer } über dasselbe ({ $access }) ist noch offen. `/accept offer:{ $offer }`, wenn es an dich geht, `/withdraw offer:{ $offer }`, wenn es deins ist.
no-access-not-granted = { $you ->
    [actor] { $grantee } hat { $access } in deinen Systemen gar nicht. `/grant-access` bietet Zugang an.
    [other] Du hast { $access } in den Systemen von { $granter } gar nicht.
   *[none] { $grantee } hat { $access } in den Systemen von { $granter } gar nicht.
}
no-reset-by-nothing = 0 zu addieren ändert nichts. Gib einen anderen Betrag an, wie in `/reset-relations amount:20`.
no-reset-too-large = { $amount } geht nicht: Wähle einen Betrag von −{ $most } bis { $most }.
no-leverage-out-of-range = { $value } geht nicht: Wähle einen Wert von { $least } bis { $most }.
no-bad-values = Diese Werte wurden nicht geladen, und nichts hat sich geändert. Behebe das und lade die Datei noch einmal:
no-same-values = Die Kampagne hat diese Werte schon. Nichts hat sich geändert.
flaw-of-file = - die ganze Datei: { $problem }
flaw-unknown-key = diesen Schlüssel gibt es nicht. `/campaign values export` zeigt alle.
flaw-key-twice = dieser Schlüssel kommt zweimal vor.
flaw-not-an-object = erwartet wird ein Objekt, mit seinen Schlüsseln in geschweiften Klammern.
flaw-not-a-number = erwartet wird eine Zahl.
flaw-not-a-text = erwartet wird ein Text in Anführungszeichen.
flaw-not-a-list = erwartet wird eine Liste von Zahlen.
flaw-not-whole = erwartet wird eine Zahl ohne Nachkommastellen.
flaw-too-fine = mehr als zwei Nachkommastellen.
flaw-out-of-range = geht nicht: Wähle { $least } bis { $most }.
flaw-length = erwartet wird eine Liste von { $most } Zahlen.
flaw-too-long = höchstens eine Liste von { $most } Zahlen.
flaw-not-rising = muss höher sein als die Zahl davor.
flaw-falling = darf nicht niedriger sein als die Zahl davor.
flaw-name-empty = ein Name braucht ein sichtbares Zeichen.
flaw-name-too-long = ein Name hat höchstens { $most } Zeichen.
flaw-name-taken = eine andere Art von Zugang heißt schon so.
no-nothing-to-reset = Nichts würde sich ändern: Jeder genannte Einfluss ist schon { $value }.
no-access = Dir fehlt { $access } in den Systemen von { $granter }. Bitte mit `/ask-favour access` darum, oder lass es dir mit `/grant-access` anbieten.
no-access-suspended = Dein Zugang ({ $access }) zu den Systemen von { $granter } ruht, weil dein Einfluss dort { $leverage } ist. Er gilt wieder, sobald der Einfluss nicht mehr negativ ist.
no-unknown-ship = In dieser Kampagne gibt es kein Schiff { $ship }. `/ships` zeigt deine.
no-not-your-ship = { $ship } ist nicht dein Schiff. `/ships` zeigt deine.
no-ship-lost = { $ship } ist verloren. Die Moderation kann es mit `/mod ship add` zurückholen.
no-ship-busy = { $you ->
    [actor] { $ship } ist beschäftigt: `/ships` zeigt, womit. `/stop` beendet Forschung und Kontaktpflege; ein verliehenes Schiff kommt von selbst zurück.
   *[none] { $ship }, ein Schiff von { $owner }, ist beschäftigt.
}
no-ship-idle = { $ship } hat keine Aufgabe, die du stoppen könntest. `/ships` zeigt, was deine Schiffe tun.
no-idle-ship = { $ships ->
    [0] Du hast kein Schiff. Die Moderation kann dir mit `/mod ship add` eines geben.
    [one] Dein einziges Schiff ist beschäftigt: `/ships` zeigt, womit. `/stop` beendet Forschung und Kontaktpflege; ein verliehenes Schiff kommt von selbst zurück.
   *[other] Alle deine { $ships } Schiffe sind beschäftigt: `/ships` zeigt, womit. `/stop` beendet Forschung und Kontaktpflege; ein verliehenes Schiff kommt von selbst zurück.
}
no-nothing-to-stop = Keines deiner Schiffe tut gerade etwas, das du stoppen kannst. `/ships` zeigt sie.
no-which-ship = Mehrere deiner Schiffe sind beschäftigt. Welches soll aufhören? `/stop ship:`.
no-must-pick-ship = { $ships } deiner Schiffe kommen infrage. Wähle eines: `/accept offer:{ $offer } ship:`.
no-not-lent = { $ship } ist weder an dich noch von dir verliehen, du kannst den Verlust also nicht melden. `/ships` zeigt, was verliehen ist.
no-limit = { $minutes } geht nicht: Wähle 1 bis { $most } Spielminuten, oder lass die Grenze weg.
no-aid-range = Militärhilfe dauert 1 bis { $most } Spielminuten, nicht { $minutes }.
no-not-their-ship = { $ship } gehört nicht { $owner }.
no-ship-to-lend = { $owner } hat kein freies Schiff zum Verleihen.
no-needs-planet = Ein Schiff fliegt zu einem Planeten. Nenne einen davon: { $planets }.
no-embassy-open = Du hast schon eine Botschaft bei { $host }, und mehr als eine geht nicht. `/ships` zeigt sie.
no-not-on-map = { $place } ist nicht auf der Karte. `/map` zeigt, was darauf ist.
no-not-their-place = { $host } herrscht nicht über { $place } ({ $ruler }). `/map` zeigt, wer worüber herrscht.
no-systems = { $you ->
    [actor] Du herrschst über nichts auf der Karte, hast also keine Systeme. `/map` zeigt, wer worüber herrscht.
   *[none] { $player } herrscht über nichts auf der Karte, hat also keine Systeme. `/map` zeigt, wer worüber herrscht.
}
no-terraformed-before = { $place } ist schon terraformt, und das geht nur einmal. `/map` zeigt die Planeten.
no-which-planet = Welchen Planeten von { $host }? Jeder lässt sich nur einmal terraformen, also nenne ihn: `/terraform place:`.
no-report-pending = Angebot { $offer } meldet das schon und wartet auf Bestätigung. `/offers` zeigt es; die Moderation kann es erledigen.
no-too-many-pending = { $most ->
    [one] Du hast { $of } schon um einen Gefallen gebeten, der noch offen ist; mehr als einer zugleich geht nicht. `/offers` zeigt ihn.
   *[other] { $most } Gefallen, um die du { $of } gebeten hast, sind noch offen; mehr zugleich gehen nicht. `/offers` zeigt sie.
}
no-home-system = { $place } ist die Heimat von { $player }. Die eigene Heimat kann niemand abgeben, und niemand kann zwei haben.
no-technology = Dafür brauchst du { $technology }; diese Technologie hast du noch nicht freigeschaltet. `/technology list` zeigt, was sie kostet.
no-fully-unlocked = { $technology } hast du schon ganz freigeschaltet. `/technology list` zeigt den Rest.
no-top-tier = Für { $technology } brauchst du zuerst Stufe V von Neuropsychologie oder Charisma. `/technology list` zeigt, wie weit du bist.
no-science = Dafür brauchst du { $needs } Wissenschaft, hast aber nur { $has }. `/research` bringt welche.
no-not-hostile = { $against } hat { $others } Einfluss auf dich. Für diese Handlung ({ $act }) muss er unter { $threshold } liegen. `/rights` zeigt, was du darfst.
no-nothing-conquered = Du hältst keine von { $against } eroberte Stadt, kannst also keine zerstören. Erobere zuerst eine: `/hostile conquer-city`.
no-count = { $value } geht nicht: Wähle 1 bis { $most }.
no-correction = { $value } geht nicht: Wähle −{ $most } bis { $most }, aber nicht 0.
no-too-much = Es sind nur { $has } da, du kannst also nicht { $needs } wegnehmen.
no-too-much-from = { $player } hat nur { $has }, also kannst du nicht allen { $needs } nehmen. Nichts hat sich geändert.
no-nobody-plays = Niemand spielt in dieser Kampagne, also gibt es nichts zu berichtigen.
correct-whom = Nenne jemanden, oder wähle `everyone:True`, aber nicht beides.

## The post that shows an offer

accepting-favour-aid = { $to } sucht das Schiff aus. Geht es verloren, verliert { $from } { $loss } Einfluss auf { $to }.
accepting-access = { $from } gewinnt { $value } Einfluss auf { $to }.
accepting-renewal = Verlängert wird, wenn beide zustimmen. Einfluss bringt das nicht.
accepting-terraforming = { $from } gewinnt { $value } Einfluss auf { $to }.
accepting-loss = { $borrower } verliert { $loss } Einfluss auf { $owner }.
accepting-reset = { $from } auf { $to } { $first }; { $to } auf { $from } { $second }.
booked-in-part = { $real } ({ $whole }, aber { $cut } lägen { $past ->
    [below] unter
   *[over] über
} der Grenze)
refusing-favour = { $to } verliert { $loss } Einfluss auf { $from }.

## Relations and rights

relations-title = { $you ->
    [no] Beziehungen von { $player }
   *[yes] Deine Beziehungen
}
relations-intro = { $you ->
    [no] { $player } hat { $money } Geld. Einfluss aufeinander:
   *[yes] Du hast { $money } Geld. Einfluss aufeinander:
}
relations-line = **{ $with }**: { $you ->
    [no] { $player } { $by } · dort { $over }
   *[yes] du { $by } · dort { $over }
}
relations-more = /relations mit einem Namen zeigt, woher eine Zahl kommt, /rights, was du darfst.
pair-title = { $you ->
    [no] { $player } und { $name }
   *[yes] Du und { $name }
}
pair-you = { $you ->
    [no] Einfluss von { $player } auf { $name }
   *[yes] Dein Einfluss auf { $name }
}
pair-they = { $you ->
    [no] Einfluss von { $name } auf { $player }
   *[yes] Einfluss von { $name } auf dich
}
pair-accounts = **{ $value }** = { $earned } verdient - { $lost } verloren - { $spent } ausgegeben { $adjusted } angepasst
pair-access-theirs = { $you ->
    [no] Zugang von { $player } bei { $name }
   *[yes] Dein Zugang bei { $name }
}
pair-access-yours = { $you ->
    [no] Zugang von { $name } bei { $player }
   *[yes] Zugang von { $name } bei dir
}
pair-access-until = { $kind } (bis { $until })
pair-access-suspended = { $kinds } (ruht)
pair-offers = { $you ->
    [no] Offen zwischen { $player } und { $name }
   *[yes] Offen zwischen euch
}
rights-title = { $you ->
    [no] Rechte von { $player } gegenüber { $name }
   *[yes] Deine Rechte gegenüber { $name }
}
rights-hostile = ⚔️ Feindliche Handlungen
rights-hostile-acts = { $acts } (unter { $limit })
rights-hostile-line = { $open ->
    [neither] ❌ { $you ->
        [no] Weder { $player } noch { $name }
       *[yes] Keiner von euch
    }: { $acts }
   *[other] { $acts }: { $you ->
        [no] { $player }
       *[yes] du
    } { $open ->
        [both] ✅
        [first] ✅
       *[other] ❌
    } · { $name } { $open ->
        [both] ✅
        [second] ✅
       *[other] ❌
    }
}
rights-hostile-when = { $you ->
    [no] { $name } hat { $theirs } auf { $player }, { $player } hat { $yours }.
   *[yes] { $name } hat { $theirs } auf dich, du hast { $yours }.
} Eine Handlung ist möglich, solange der Einfluss des Opfers auf den Angreifer unter ihrer Zahl liegt.
right-gift = `/gift`
right-offer-access = `/grant-access`
right-revoke-access = `/revoke-access`
right-ask-money = `/ask-favour money`
right-ask-access = `/ask-favour access`
right-reset = `/reset-relations`
right-ask-aid = `/ask-favour military-aid`
right-ask-system = `/ask-favour system`
right-research = `/research`
right-schmooze = `/schmooze`
right-embassy = `/embassy`
right-enter = `/enter`
right-terraform = `/terraform`
right-collect = `/collect-biomass`
right-sell = `/sell-minerals`
right-missing = { $kind } { $missing }
because-money = braucht { $needs } Geld, du hast { $has }
because-leverage = kostet mehr Einfluss, als du hast ({ $has })
because-access = Zugang fehlt
because-suspended = Zugang ruht bei Einfluss { $leverage }
because-technology = Technologie fehlt
because-ships = kein freies Schiff
because-pending = Angebot { $offer } dazu ist noch offen

## Offers

offers-none = Keine Angebote sind offen. Mit `/ask-favour`, `/grant-access` und `/reset-relations` machst du welche.

## The leaderboard

leaderboard-leverage = Rangliste: Einfluss auf alle anderen
leaderboard-earned = Rangliste: verdienter Einfluss
leaderboard-money = Rangliste: Geld
leaderboard-milestones = Rangliste: diplomatische Meilensteine
leaderboard-hidden = Das ist hier nicht öffentlich: Alle sehen nur die eigenen Zahlen. `/mod settings` ändert das.
leaderboard-hidden-ended = Das war hier nicht öffentlich: Alle sehen nur die eigenen Zahlen.
leaderboard-yours = Deine Zahl: { $score }

## The panel of the table, and what its buttons ask

guide-return-not-yours = Das geht nur { $giver } und { $receiver } an: Nur die beiden können sich revanchieren.
field-money = Wie viel Geld
field-leverage = Änderung des Einflusses beider
field-minutes = Wie viele Spielminuten
field-place = Ort
field-damage = Wie viel Schaden
field-health = Maximale Lebenspunkte des Schiffs
field-note = Notiz (freiwillig)
guide-gift = Geschenk
guide-gift-whom = Wem schenkst du Geld?
guide-gift-form = Geschenk an { $player }
guide-ask = Um Gefallen bitten
guide-ask-whom = Wen bittest du um einen Gefallen?
guide-ask-none = Du hast noch auf niemanden Einfluss, und ein Gefallen kostet welchen. Du bekommst ihn, wenn du Geld schenkst (`/gift`) oder wenn jemand Zugang zu deinen Systemen annimmt (`/grant-access`).
guide-ask-what = Worum bittest du? Eine private Bitte seht nur ihr beide.
guide-ask-form = Gefallen von { $player }
guide-ask-access = Um welchen Zugang bittest du?
guide-ask-system = Um welches System bittest du?
guide-ask-place = Wo soll das Schiff dir helfen?
ask-money = Geld
ask-access = Zugang
ask-aid = Militärhilfe
ask-system = Ein System
ask-in-private = { $what } (privat)
guide-grant = Zugang gewähren
guide-grant-whom = Wem bietest du Zugang an?
guide-grant-what = Welchen Zugang bietest du an?
guide-revoke = Zugang entziehen
guide-revoke-what = Wem entziehst du welchen Zugang?
guide-research = Forschen
guide-research-where = Wo forschst du? Jetzt möglich:
guide-own-systems = In meinen eigenen Systemen
guide-schmooze = Kontakte pflegen
guide-schmooze-whom = Zu wem pflegst du Kontakte? Jetzt möglich:
guide-embassy = Botschaft
guide-embassy-whom = Bei wem eröffnest du eine Botschaft?
guide-loss = Verlust melden
guide-loss-which = Welches verliehene Schiff wurde zerstört?
guide-unlock = Technologie freischalten
guide-unlock-what = Was schaltest du frei?
guide-reset = Beziehungen zurücksetzen
guide-reset-whom = Mit wem setzt du die Beziehungen zurück?
guide-reset-form = Zurücksetzen mit { $player }
guide-relations = Beziehungen
guide-enter = In fremden Systemen
guide-enter-whom = In wessen Systemen?
guide-deed-what = Was tust du dort?
deed-enter = Einfliegen
deed-terraform = Terraformen
deed-biomass = Biomasse sammeln
deed-minerals = Mineralien verkaufen
guide-hostile = Feindliche Handlung
guide-hostile-whom = Gegen wen gehst du vor?
guide-hostile-what = Was tust du? Jetzt möglich (du siehst zuerst den Preis):
deed-steal-minerals = Mineralien stehlen
deed-steal-biomass = Biomasse stehlen
deed-damage = Schiff beschädigen
deed-conquer = Stadt erobern
deed-destroy = Stadt zerstören
guide-damage-where = Wo ist das Schiff?
deed-own-systems = In deinen Systemen
deed-third-party = In Systemen Dritter
deed-their-systems = In den Systemen des Opfers

## Pictures and their alt texts

picture-map-legend = Einfluss jeder Zeile auf jede Spalte
picture-map-alt = Heatmap: wie viel Einfluss { $count } Mitspielende aufeinander haben. { $list }
picture-map-alt-none = Heatmap: wie viel Einfluss { $count } Mitspielende aufeinander haben. Noch hat niemand welchen.
picture-map-numbered = Die Spalten sind nummeriert wie die Zeilen.
picture-map-strongest = Die { $count } mit dem meisten Einfluss auf andere oder von anderen. Den eigenen sehen alle mit /leaderboard.
picture-map-own = Dein Einfluss auf die anderen und ihrer auf dich
picture-map-over = Du auf sie
picture-map-under = Sie auf dich
picture-map-scale = Die Farben reichen so weit wie die gezeigten Werte.
picture-chart-title = { $one } und { $other } in { $campaign }: Einfluss im Lauf der Zeit
picture-chart-alt = Liniendiagramm: Einfluss in beide Richtungen im Lauf der Zeit. Jetzt: { $list }
picture-pair = { $by } auf { $over }
record-favours = Gefallen: { $asked } erbeten, { $granted } gewährt, { $refused } abgelehnt.

## Campaigns

setting-name-open-access = Zugang von Anfang an
setting-name-thresholds = Feindliche Handlungen
setting-name-pending-favours = Offene Gefallen
setting-name-terraforming = Terraforming fremder Planeten
setting-name-destroyed-ships = Zerstörte Leihschiffe
setting-name-public-leverage = Wer Einfluss sieht
setting-name-public-money = Wer Geld sieht
setting-name-small-gifts = Kleine Geschenke
setting-name-negative-access = Zugang bei negativem Einfluss
setting-name-milestone-source = Für Meilensteine zählen
setting-value-thresholds = { $thresholds ->
    [warfare] nach der Kriegstabelle, Regel L6.2
   *[negative] bei jedem Einfluss unter { $below }
}
setting-value-pending-favours = { $most ->
    [0] beliebig viele
    [one] 1 bei jeder Person
   *[other] bis zu { $most } bei jeder Person
}
setting-value-terraforming = { $how ->
    [confirmed] wem der Planet gehört, bestätigt es
   *[reported] wird nur gemeldet
}
setting-value-destroyed-ships = { $what ->
    [return] kehren heim
   *[gone] sind weg, bis die Moderation sie zurückholt
}
setting-value-public-leverage = { $public ->
    [all] alle
    [differences] andere sehen nur, was öffentliche Handlungen ändern
   *[nothing] nur die beiden, um die es geht
}
setting-value-public-money = { $public ->
    [all] alle
    [differences] andere sehen nur, was öffentliche Handlungen ändern
   *[nothing] nur, wem es gehört
}
setting-value-small-gifts = { $below ->
    [0] sofort bekannt gegeben
   *[other] unter { $below } Geld, einmal pro Stunde bekannt gegeben
}
setting-value-negative-access = { $effect ->
    [suspended] ruht
   *[stands] bleibt
}
setting-value-milestone-source = { $source ->
    [work] nur Arbeit mit anderen
   *[all] Vorteile und Arbeit
}
setting-terraforming = { $how ->
    [confirmed] Wem der Planet gehört, muss Terraforming bestätigen.
   *[reported] Terraforming muss nur gemeldet werden.
}
setting-destroyed-ships = { $what ->
    [return] Ein verliehenes Schiff, das zerstört wird, kehrt heim.
   *[gone] Ein verliehenes Schiff, das zerstört wird, ist weg, bis die Moderation es zurückholt.
}
setting-public-leverage = { $public ->
    [all] Einfluss ist öffentlich.
    [differences] Andere sehen nur, wie stark eine öffentliche Handlung Einfluss ändert.
   *[nothing] Einfluss kennen nur die beiden, um die es geht.
}
setting-public-money = { $public ->
    [all] Geld ist öffentlich.
    [differences] Andere sehen nur, wie stark eine öffentliche Handlung Geld ändert.
   *[nothing] Alle kennen nur ihr eigenes Geld.
}
setting-small-gifts = { $below ->
    [0] Jedes Geschenk wird sofort bekannt gegeben.
   *[other] Geschenke unter { $below } Geld werden einmal pro Stunde zusammen bekannt gegeben.
}
setting-negative-access = { $effect ->
    [suspended] Zugang ruht, solange der Einfluss auf die Person, die ihn gewährt hat, negativ ist.
   *[stands] Zugang braucht keinen Einfluss.
}
setting-milestone-source = { $source ->
    [work] Für Meilensteine zählt nur Arbeit mit anderen.
   *[all] Für Meilensteine zählen Vorteile und Arbeit.
}
setting-pending-favours = { $most ->
    [0] Du kannst jemanden um beliebig viele Gefallen zugleich bitten.
    [one] Du kannst jemanden nur um 1 Gefallen zugleich bitten.
   *[other] Du kannst jemanden um bis zu { $most } Gefallen zugleich bitten.
}
settings-hint-access = Zum Beispiel: passage, trade; oder none
settings-hint-money = Ein Geldbetrag; 0 für keinen
setting-open-access = Zugang zwischen allen, die neu dazukommen, und allen anderen: { $kinds }.
setting-thresholds = { $thresholds ->
    [warfare] Feindliche Handlungen folgen der Kriegstabelle. `/rules number:L6.2` zeigt ihre Schwellen.
   *[negative] Feindliche Handlungen sind bei jedem Einfluss unter { $below } möglich.
}

## Values

values-title = Werte von { $name }
values-part = **{ $part }** { $values }
value-of-key = { $key } { $value }
value-changed-from = **{ $now }** ({ $usual })
values-footer = Fett sind Werte, die von den üblichen abweichen, mit dem üblichen dahinter. /campaign values export gibt dir die Tabelle als Datei.
values-footer-usual = Das sind die üblichen Werte. /campaign values export gibt dir die Tabelle als Datei.
told-values-changed = Ab jetzt hat diese Kampagne andere Werte. Was schon gebucht ist, bleibt:
values-changed-part = • **{ $part }**: { $changes }
value-changed = { $key } { $before } → { $after }
value-changed-alone = { $before } → { $after }
line-start-leverage = Alle und das neue Mitglied beginnen mit { $leverage } Einfluss aufeinander.
no-milestones = keiner Zahl von
# These follow "das": "das Doppelte deiner Ausgabe".
times-once = Einfache
times-twice = Doppelte
times = { $factor }-Fache

## Activities

ships-title = Deine Schiffe und was sie tun
ships-fleet = Deine Flotte
ships-borrowed = An dich verliehen
ships-embassies = Deine Botschaften
ships-guests = Was andere in deinen Systemen tun
ships-none = Du hast keine Schiffe, und nichts läuft. Die Moderation kann dir mit `/mod ship add` eines geben.
ships-footer = /research und /schmooze geben einem Schiff zu tun, /stop beendet es.
ships-lost = 💀 **{ $ship }** ist verloren. Die Moderation kann es zurückholen.
ships-idle = ⚓ **{ $ship }** hat nichts zu tun.
ships-idle-at = ⚓ **{ $ship }** liegt bei { $place } und hat nichts zu tun.
ships-doing = 🚀 **{ $ship }**: { $what }
doing-research = { $you ->
    [home] Forschung in deinen eigenen Systemen
    [host] Forschung von { $player } in deinen Systemen
   *[other] Forschung in den Systemen von { $host }
}
doing-schmooze = { $you ->
    [actor] Kontaktpflege bei { $host } (Stufe { $tier })
    [host] Kontaktpflege von { $player } bei dir (Stufe { $tier })
   *[other] Kontaktpflege von { $player } bei { $host } (Stufe { $tier })
}
doing-embassy = { $you ->
    [actor] Deine Botschaft bei { $host }
    [host] Botschaft von { $player } bei dir
   *[other] Botschaft von { $player } bei { $host }
}
doing-aid = { $you ->
    [actor] Leihgabe von { $host } an dich
    [host] Verliehen an { $player }
   *[other] Leihgabe von { $host } an { $player }
}
doing-at = { $what }, bei { $place }, begonnen { $since }.
doing-since = { $what }, begonnen { $since }.
earned-all = Bisher: { $leverage } Einfluss, { $science } Wissenschaft, { $money } Geld.
earned-research = Bisher: { $science } Wissenschaft, { $money } Geld.
earned-leverage = Bisher: { $leverage } Einfluss.
outlook-still = Die Uhr steht, also kommt nichts hinzu.
outlook-suspended = Steht still, bis der Einfluss auf { $over } nicht mehr negativ ist.
outlook-next = Nächste Gutschrift { $at }.
outlook-by = Insgesamt { $left }: { $leverage } Einfluss.
outlook-full = An der Grenze von { $limit } am { $at } ({ $left }).
outlook-at-limit = Der Einfluss ist an der Grenze von { $limit }.
outlook-ends = Endet am { $at } ({ $left }).
technologies-title = Technologie
technologies-science = Du hast { $total } Wissenschaft: { $neutral } neutrale (aus Forschung) und { $harmony } Harmonie (aus Meilensteinen). Harmonie wird zuerst ausgegeben.
technologies-tier = { $technology }: { $tier } von V
technologies-have = ✅ { $technology }
technologies-footer = /technology unlock kauft die nächste Stufe.
gives-neuropsychology = Ermöglicht Kontaktpflege: { $rates } Einfluss pro Spielminute auf den Stufen I bis V.
gives-charisma = Gibt dir pro Stufe sofort { $percent } % vom Preis eines Gefallens zurück.
gives-ambassadors = Botschaften für je { $price } Geld, die { $rate } Einfluss pro Spielminute bringen.
gives-harmony = Damit kannst du um Sternsysteme als Gefallen bitten.
next-none = ✅ Ganz freigeschaltet.
next-tier = { $tier } kostet { $cost } Wissenschaft.
next-bonus = Kostet { $cost } Wissenschaft.
reach-now = ✅ Das kannst du bezahlen.
reach-lacking = ❌ Dir fehlen { $science } Wissenschaft.
reach-top-tier = ❌ Braucht Stufe V von Neuropsychologie oder Charisma.
milestones-title = Meilensteine von { $name }
milestones-title-yours = Deine Meilensteine
milestones-next = **{ $points }** Punkte; { $reached } von { $all } Meilensteinen erreicht. Der nächste liegt bei { $next }: noch { $left }.
milestones-all = **{ $points }** Punkte; alle Meilensteine sind erreicht.
milestones-hidden = Die Meilensteine von { $player } sind hier nicht öffentlich: Alle sehen nur die eigenen.
milestones-cooperation = Forschung, Kontakte
milestones-sum = = Fortschritt
milestones-explained = Der Vorteil gegenüber einer Person ist der dort verdiente Einfluss minus der verlorene, minus dieselbe Rechnung für die Gegenseite; Ausgaben zählen nicht. Von den { $earned } Einfluss aus Forschung bei anderen und Kontaktpflege bringen je volle { $each } 1 Punkt mehr.
milestones-explained-work = Von den { $earned } Einfluss aus Forschung bei anderen und Kontaktpflege bringen je volle { $each } 1 Punkt. Sonst zählt in dieser Kampagne nichts.
milestones-footer = Meilensteine liegen bei { $milestones } Punkten; jeder bringt einmal { $science } Harmonie-Wissenschaft.
map-title = Karte von { $name }
map-none = Diese Kampagne hat keine Karte, also nenne Orte, wie du willst. Die Moderation kann mit `/mod system add` Systeme anlegen.
map-line = **{ $system }**: { $ruler }; { $planets }

## The rules by number

rules-l1 = Einfluss
rules-l2 = Geschenke
rules-l3 = Zugang
rules-l4 = Gefallen
rules-l5 = Aktionen auf Zeit
rules-l6 = Verluste und feindliche Handlungen
rules-l7 = Beziehungen zurücksetzen
rules-l8 = Diplomatische Meilensteine
rules-l9 = Technologie
rules-l10 = Militärhilfe
rules-l11 = Karte
rules-l12 = Ausstieg
rules-l13 = Vertraulichkeit
rules-l14 = Abwesenheit und Zurücknehmen
rule-l1-1 = Alle haben Einfluss auf alle anderen. Deiner auf Bo und der von Bo auf dich sind zwei verschiedene Zahlen.
rule-l1-2 = Einfluss reicht von { $lowest } bis { $limit } und beginnt bei { $start }.
rule-l1-3 = Er wird genau gezählt, auf das Hundertstel.
rule-l1-4 = Einfluss ist, was du verdient hast, minus Verluste und Ausgaben, plus Anpassungen. Was die Grenze davon kappt, wird gezeigt, und vor einem Geschenk, bei dem etwas verloren ginge, wirst du gefragt.
rule-l2-1 = Mit einem Geschenk gibst du Geld, mindestens { $smallest-gift }, und gewinnst für je { $money-a-point } einen Punkt Einfluss auf die beschenkte Person.
rule-l2-2 = Ein Geschenk wirkt sofort und lässt sich nicht ablehnen.
rule-l2-3 = Alle beginnen mit { $money } Geld. Du kannst nur geben, was du hast, und nur an andere in der Kampagne.
rule-l2-4 = { $small-gifts } Öffnet oder schließt ein Geschenk ein Recht, wird das trotzdem sofort bekannt gegeben. Jedes Geschenk zählt und steht in `/history`, sobald es gemacht ist.
rule-l3-1 = Du kannst anderen eine Art von Zugang anbieten, die ihnen fehlt. Nehmen sie an, gewinnst du den Wert dieser Art an Einfluss: { $gardens } { $ecological }, { $salons } { $diplomatic }, { $markets } { $trade }, { $gates } { $passage }.
rule-l3-2 = Ein Zugangsangebot abzulehnen kostet nichts. Zwischen zwei Personen kann je Art ein Angebot offen sein, und wer es gemacht hat, kann es zurückziehen.
rule-l3-3 = Du kannst Zugang jederzeit entziehen. Das kostet dich seinen Wert an Einfluss, egal wie er gewährt wurde. Du siehst vorher, was es kostet, öffnet und beendet.
rule-l3-4 = Zugang gilt streng: keine Biomasse und kein Terraforming ohne { $gardens }, keine Forschung und keine Kontaktpflege ohne { $salons }, kein Verkauf von Mineralien ohne { $markets }. Nur beim Einfliegen ist es anders: Es geht auch ohne { $gates }, hat aber seinen Preis (L6.1).
rule-l3-5 = In deinen eigenen Systemen hast du jede Art von Zugang.
rule-l3-6 = Wer dazukommt, bekommt diesen Zugang zu den Systemen aller, die je dabei waren, und sie zu den eigenen. Niemand verdient etwas daran: { $open }.
rule-l3-7 = Du kannst um Zugang als Gefallen bitten. So gewährter Zugang bringt nichts ein.
rule-l3-8 = Biomasse, die du in fremden Systemen sammelst, und Mineralien, die du dort verkaufst, meldest du mit `/collect-biomass` und `/sell-minerals`. Beides braucht den passenden Zugang, wird bekannt gegeben und ändert keinen Einfluss.
rule-l3-9 = Versprochener Einfluss wird so gezeigt, wie er gebucht würde, mit dem Teil über der Grenze. Würde die Grenze etwas davon kappen, wirst du bei angebotenem Zugang, beim Zurücksetzen und beim Terraforming erst gefragt, wie bei Geschenken.
rule-l3-10 = { $negative-access } Ruhender Zugang kehrt von selbst zurück; laufende Aktionen, die ihn brauchen, stehen so lange still.
rule-l4-1 = Gefallen kosten Einfluss: Geld einen Punkt für je { $asked-a-point }, Zugang seinen Wert, Militärhilfe { $aid } pro Spielminute, ein Sternsystem { $system } (L9.5).
rule-l4-2 = So viel Einfluss auf die Person, die du bittest, musst du mindestens haben.
rule-l4-3 = Die Bitte gibt den Preis sofort aus. Er bleibt ausgegeben, wie die Antwort auch ausfällt.
rule-l4-4 = Nur wer gebeten wird, kann antworten, und hat dafür hier { $answer }. Eine Pause hält diese Frist an.
rule-l4-5 = Mit dem Annehmen wird der Gefallen sofort erfüllt. Wer nicht zahlen oder leihen kann, kann nicht annehmen; der Gefallen bleibt offen.
rule-l4-6 = Wer ablehnt, verliert das { $refusing } deiner Ausgabe an Einfluss auf dich.
rule-l4-7 = { $silence } Läuft eine Frist, kommt eine Erinnerung zur Halbzeit und eine zweite { $last-call } vor dem Ende. Liegen Erinnerungen höchstens { $together } auseinander, kommen sie zusammen.
rule-l4-8 = Du kannst eine Bitte um einen Gefallen zurückziehen. Der Preis bleibt ausgegeben, und du siehst ihn vorher. Erklärt die Moderation den Gefallen für nichtig oder endet die Kampagne, bekommst du den Preis zurück.
rule-l4-9 = Wenn die Antwort kommt, wird alles noch einmal geprüft.
rule-l4-10 = Bevor du ablehnst, siehst du, was das mit deinem Einfluss macht, welche feindlichen Handlungen es gegen dich erlaubt und welches Geschenk es ausgleichen würde.
rule-l4-11 = Ein Gefallen, der nie mehr erfüllt werden kann, etwa weil das System schon vergeben ist, ist nichtig. Der Preis kommt zurück, und niemand verliert etwas.
rule-l4-12 = { $favours } Bittest du um mehr Geld, als die andere Person hat, wirst du gewarnt, darfst aber trotzdem bitten.
rule-l4-13 = Nicht können ist nicht ablehnen. Fehlte dir das Geld oder ein Schiff, als du gebeten wurdest, und fehlt es auch noch, wenn du ablehnst oder die Frist abläuft, endet der Gefallen ohne Verlust und der Preis kommt zurück.
rule-l5-1 = Die Arbeit machen Schiffe. Du beginnst mit { $ships }, weitere gibt die Moderation. Ein Schiff tut eine Sache auf einmal.
rule-l5-2 = Forschung mit { $salons } in den Systemen einer anderen Person bringt pro voller Spielminute euch beiden { $science } Wissenschaft und dir { $research-money } Geld und { $research } Einfluss auf sie. Daheim bringt sie { $science-at-home } Wissenschaft und { $money-at-home } Geld, aber keinen Einfluss.
rule-l5-3 = Kontaktpflege braucht Neuropsychologie und { $salons }. Die Stufen I bis V bringen { $schmoozing } Einfluss pro Spielminute, nach und nach.
rule-l5-4 = Eine Aktion läuft, bis du sie stoppst, sie ihre Grenze erreicht, der Zugang entzogen wird oder abläuft, das Schiff verloren geht, der Ort den Besitz wechselt, du aussteigst oder die Kampagne endet. Alles Geleistete wird dir gutgeschrieben. Ein beschäftigtes Schiff lässt sich nicht verleihen.
rule-l5-5 = Eine Spielminute dauert hier { $pace }. Während die Kampagne pausiert, steht die Uhr.
rule-l5-6 = Was mit der Zeit hinzukommt, hängt nur von der Spielzeit ab. Es ist genau und wird einmal gutgeschrieben, auch wenn ich offline war.
rule-l5-7 = Bei { $limit } Einfluss bringt Forschung weiter Wissenschaft und Geld. Beide erfahren davon einmal.
rule-l6-1 = Ohne { $gates } in die Systeme einer anderen Person einzufliegen kostet jedes Mal { $trespass } Einfluss auf sie. Mineralien zu stehlen kostet je { $mineral }, Biomasse { $biomass }, ein Schiff zu beschädigen bis zu { $damage } nach Anteil an den Lebenspunkten, eine Stadt zu erobern { $conquest }, sie zu zerstören weitere { $destruction }.
rule-l6-2 = Eine feindliche Handlung ist nur möglich, solange der Einfluss des Opfers auf dich unter einer Schwelle liegt, hier: Mineralien stehlen { $theft } und Biomasse { $biomass-theft }, Schaden in deinen eigenen Systemen { $home } und anderswo { $elsewhere }, Städte erobern { $city } und zerstören { $destroyed-city }.
rule-l6-3 = Wer angreift, meldet die feindliche Handlung. Die Moderation kann für andere melden und Meldungen rückgängig machen.
rule-l6-4 = Kreuzt Einfluss eine Schwelle oder ändern sich die Schwellen, gebe ich bekannt, welche Handlungen für wen möglich oder unmöglich werden.
rule-l6-5 = Den Planeten einer anderen Person zu terraformen braucht { $gardens } und bringt { $terraforming-earns } Einfluss auf sie. { $terraforming } Ein Planet (ohne Karte: ein benannter Ort einer Person) lässt sich einmal terraformen.
rule-l6-6 = Bevor du ohne { $gates } einfliegst oder feindlich handelst, siehst du den Preis, welche Handlungen das gegen dich erlaubt und welches Geschenk es ausgleichen würde.
rule-l7-1 = Zwei können vereinbaren, ihrem Einfluss aufeinander denselben Betrag hinzuzufügen. Ablehnen kostet nichts, und das Zurücksetzen zählt nicht für Meilensteine.
rule-l7-2 = Die Moderation kann den Einfluss einer Person auf eine andere festlegen, oder den beider, und nennt einen Grund. Die Betroffenen werden angepingt.
rule-l8-1 = Dein Vorteil gegenüber einer Person ist, was du bei ihr verdient hast, minus was du verloren hast, minus dasselbe für sie bei dir. Ausgaben zählen nicht.
rule-l8-2 = Fortschritt ist die Summe deiner Vorteile gegenüber allen, plus ein Punkt für je volle { $cooperation } Einfluss aus Kontaktpflege und aus Forschung in fremden Systemen.
rule-l8-3 = Meilensteine liegen bei { $milestones } Punkten. Jeder bringt einmal { $milestone-science } Harmonie-Wissenschaft und bleibt erreicht.
rule-l8-4 = { $milestone-source }
rule-l9-1 = Wissenschaft ist neutral (aus Forschung) oder Harmonie (aus Meilensteinen). Technologie bezahlst du mit beidem; Harmonie wird zuerst ausgegeben.
rule-l9-2 = Die Stufen I bis V kosten der Reihe nach { $tiers } Wissenschaft. Intergalaktische Botschaften kosten { $ambassadors }, Galaktische Harmonie { $harmony }; beide brauchen Stufe V eines der beiden Zweige.
rule-l9-3 = Neuropsychologie macht Kontaktpflege möglich und mit jeder Stufe schneller. Jede Stufe von Charisma gibt dir { $charisma } % von dem zurück, was du für einen Gefallen ausgibst.
rule-l9-4 = Intergalaktische Botschaften: Eine Botschaft kostet { $embassy } Geld und bringt { $embassy-earns } Einfluss pro Spielminute. Sie braucht { $salons } und endet damit. Du kannst bei allen anderen je eine haben. Was sie bringt, zählt zu deinem Vorteil, ergibt aber keine Punkte wie Forschung und Kontaktpflege.
rule-l9-5 = Galaktische Harmonie: Du kannst um ein Sternsystem als Gefallen bitten, für { $system } Einfluss. Heimatsysteme sind ausgenommen.
rule-l10-1 = Du bittest um Militärhilfe an einem Planeten für bis zu { $longest-aid } Spielminuten, je { $aid } Einfluss. Die andere Seite wählt ein freies Schiff: Es fliegt hin, kämpft wie ein eigenes, tut sonst nichts und kommt von selbst zurück.
rule-l10-2 = Wird das Schiff dabei zerstört, verliert die leihende Seite { $ship-lost } Einfluss auf die Person, der es gehört. Eine der beiden Seiten meldet es und die andere bestätigt, oder die Moderation meldet es, auch nach der Leihe. { $destroyed }
rule-l10-3 = Hilfe geht an einen Planeten. Mit Karte reicht es nicht, ein System zu nennen: Ein Menü fragt, welcher seiner Planeten. Ein System ohne Planeten zählt als einer.
rule-l11-1 = Eine Karte muss nicht sein. Ohne Karte nennst du Orte, wie du willst. Mit Karte wählst du sie daraus, Rechte richten sich danach, wer über den Ort herrscht, und Schiffe haben einen Standort.
rule-l11-2 = Mit Karte findet eine Aktion in fremden Systemen dort statt, wo die andere Person herrscht: an dem Ort, den du nennst, an ihrem einzigen oder an einem aus dem Menü. Wer über nichts herrscht, hat keine Systeme, in denen du handeln könntest.
rule-l12-1 = Bevor du aussteigst, siehst du alles, was das regelt. Während die Kampagne pausiert, kann nur die Moderation jemanden herausnehmen.
rule-l12-2 = Steigt jemand aus, gelten Angebote an diese Person als durch Schweigen beantwortet (L4.7) oder verfallen, falls Schweigen warten würde. Ihre eigenen Angebote werden zurückgezogen, und die Kosten bleiben ausgegeben.
rule-l12-3 = Was andere in den Systemen der ausgestiegenen Person tun, läuft weiter; Zugang, Botschaften und verliehene Schiffe bleiben. Deren eigene Aktionen enden, und alles bis dahin wird gutgeschrieben.
rule-l12-4 = Wer zurückkommt, findet Geld, Einfluss, Schiffe und alles andere vor wie beim Ausstieg. Startgeld gibt es nur einmal.
rule-l12-5 = Nimmt die Moderation jemanden heraus, nennt sie einen Grund. Die Angebote dieser Person sind nichtig: Kosten kommen zurück, und niemand verliert etwas.
rule-l12-6 = { $entry }
rule-l13-1 = { $public-leverage } { $public-money } Offene Geschenke und Bitten werden trotzdem bekannt gegeben.
rule-l13-2 = Ein privater Gefallen ändert Zahlen. Sind sie öffentlich, wirst du vor der Bitte gewarnt, dass andere ihn erschließen können; sonst ist nichts zu sehen.
rule-l13-3 = Die Moderation sieht Privates nur, wenn sie `/mod log` liest, ein Rückgängigmachen als Vorschau ansieht, für jemanden handelt oder mit Geheimnissen exportiert. Die Betroffenen erfahren davon.
rule-l14-1 = `/away` meldet dich abwesend, bis zu einer Zeit, die du nennst, oder bis zu deinem nächsten Befehl oder Klick. Solange wirst du nicht angepingt, und wer dich um etwas bitten will, wird vorher gewarnt. { $away }
rule-l14-2 = { $patience }
rule-l14-3 = `/take-back` bittet darum, die neueste Handlung der Kampagne rückgängig zu machen, wenn sie deine ist. Alle, deren Zahlen oder Angebote sie geändert hat, müssen zustimmen und haben dafür { $take-back }. Jede andere Handlung beendet die Bitte, außer sie ist zwischen anderen privat. Die Moderation wird dazu nicht gebraucht.
rule-l14-4 = { $nudge } Pausen und die Zeit, in der auf andere gewartet wird, zählen nicht. Wer gerade noch aktiv war, bekommt den Ping zum eigenen Zug erst { $grace } später, und nur, wenn der Zug dann noch nicht begonnen hat.

## Help

help-title-gifts = Hilfe: Geschenke
help-title-access = Hilfe: Zugang
help-title-favours = Hilfe: Gefallen
help-title-reset = Hilfe: Beziehungen zurücksetzen
help-title-actions = Hilfe: Forschung und Kontaktpflege
help-title-technology = Hilfe: Technologie
help-title-aid = Hilfe: Militärhilfe
help-title-hostile = Hilfe: feindliche Handlungen
help-title-milestones = Hilfe: Meilensteine
help-title-map = Hilfe: Schiffe und Karte
help-start = Du und die anderen handelt hier miteinander; ich führe Buch. Alles dreht sich um **Einfluss**: wie viel du von jemandem verlangen kannst, von { $lowest } bis { $limit }.
    1. `/campaign join` bringt dich ins Spiel, mit { $money } Geld.
    2. Gewinne Einfluss: `/gift player:@Bo amount:100` oder `/grant-access player:@Bo access:passage`.
    3. Gib ihn aus: `/ask-favour money player:@Bo amount:50`. Lehnt Bo ab, kostet das Bo das { $refusing } davon, an Einfluss auf dich.
    4. `/offers` zeigt, was auf deine Antwort wartet, `/relations`, wo du stehst, `/rights player:@Bo`, was du darfst.
    5. Lass die Zeit für dich arbeiten: `/research`. `/ships` zeigt, was es bringt.
    6. Mehr: `/help` mit einem Thema und `/rules` mit einer Nummer.
help-gifts = `/gift player:@Bo amount:{ $amount } note:Für die Ernte` schenkt { $amount } Geld und bringt dir { $earns } Einfluss auf @Bo: einen Punkt für je { $rate }, auf das Hundertstel genau.
    Es wirkt sofort und lässt sich nicht ablehnen. Einfluss endet bei { $limit }; ginge ein Teil des Geschenks verloren, frage ich dich vorher.
    Alle beginnen mit { $money } Geld. Du kannst nur geben, was du hast.
help-access = Mit Zugang dürfen andere deine Systeme nutzen: { $gardens } ({ $ecological }), um Biomasse zu sammeln und zu terraformen, { $salons } ({ $diplomatic }), um zu forschen und Kontakte zu pflegen, { $markets } ({ $trade }), um Mineralien zu verkaufen, { $gates } ({ $passage }), um ohne Strafe einzufliegen.
    `/grant-access player:@Bo access:trade` bietet ihn an. Nimmt @Bo an, gewinnst du seinen Wert an Einfluss auf @Bo; ablehnen kostet nichts.
    `/revoke-access player:@Bo access:trade` entzieht ihn jederzeit und kostet dich seinen Wert an Einfluss auf @Bo, egal wie er gewährt wurde.
    Du kannst auch um Zugang bitten: `/ask-favour access player:@Bo access:trade`.
    Von Anfang an für alle offen: { $kinds }.
help-favours = Gefallen kosten Einfluss. `/ask-favour money player:@Bo amount:{ $amount }` kostet { $cost } von deinem auf @Bo (einen Punkt für je { $rate }); `/ask-favour access player:@Bo access:passage` kostet, was der Zugang wert ist.
    Der Preis wird mit der Bitte ausgegeben und bleibt es, wie die Antwort auch ausfällt. Mit `private:True` erfahrt nur ihr beide davon.
    Annehmen erfüllt den Gefallen sofort. Ablehnen kostet @Bo das { $refusing } deiner Ausgabe an Einfluss auf dich; das ist vorher zu sehen und zu bestätigen.
    @Bo hat { $answer } für die Antwort. { $silence }
help-reset = `/reset-relations player:@Bo amount:20` schlägt vor, diesen Betrag deinem Einfluss auf @Bo und dem von @Bo auf dich hinzuzufügen. Ein negativer Betrag zieht beiden etwas ab.
    @Bo nimmt an oder lehnt ab; ablehnen kostet nichts. Einfluss bleibt zwischen { $lowest } und { $limit }.
help-actions = Deine Schiffe verdienen, während die Zeit vergeht; eine Spielminute dauert hier { $pace }.
    `/research player:@Bo` braucht { $diplomatic } in den Systemen von Bo. Pro Spielminute bringt es { $leverage } Einfluss auf Bo, { $money } Geld und euch beiden { $science } Wissenschaft. `/research` allein wirkt daheim: { $home } Wissenschaft und { $own_money } Geld.
    `/schmooze player:@Bo` braucht zudem Neuropsychologie und bringt { $least } bis { $most } Einfluss pro Spielminute.
    `/ships` zeigt, was sie gebracht haben und bringen werden, `/stop` beendet eine Aktion. `minutes` begrenzt sie im Voraus.
help-technology = Wissenschaft kommt aus Forschung (neutral) und Meilensteinen (Harmonie). `/technology list` zeigt, was du kaufen kannst, `/technology unlock technology:charisma` kauft die nächste Stufe.
    Neuropsychologie ermöglicht Kontaktpflege, und jede Stufe macht sie schneller. Jede Stufe von Charisma gibt dir { $charisma } % von dem zurück, was du für Gefallen ausgibst.
    Nach Stufe V des einen oder anderen: Intergalaktische Botschaften (`/embassy player:@Bo`, { $embassy } Geld, { $earns } Einfluss pro Spielminute) und Galaktische Harmonie (`/ask-favour system player:@Bo system:Vega`, { $system } Einfluss).
help-aid = `/ask-favour military-aid player:@Bo place:Vega minutes:{ $minutes }` kostet { $cost } von deinem Einfluss auf Bo, { $each } pro Spielminute, für höchstens { $most }.
    Nimmt Bo an, fliegt ein Schiff nach Wahl von Bo dorthin, kämpft wie ein eigenes und kommt dann von selbst zurück.
    Wird es zerstört, meldet eine der beiden Seiten das mit `/report-loss`. Du verlierst { $lost } Einfluss auf Bo, und das Schiff ist weg, bis die Moderation es zurückholt.
help-hostile = Wer wenig Einfluss auf dich hat, ist deinen feindlichen Handlungen ausgesetzt. { $thresholds } Nur der Einfluss des Opfers auf dich zählt.
    `/rights player:@Bo` zeigt, welche Handlungen möglich sind. Melde, was du getan hast: `/hostile steal-minerals`, `steal-biomass`, `damage-ship`, `conquer-city`, `destroy-city`. Jede kostet dich Einfluss auf Bo, und du siehst vorher, wie viel.
    `/enter player:@Bo` ohne { $passage } kostet { $trespass }. `/terraform player:@Bo` mit { $ecological } bringt dir { $terraforming }.
help-milestones = Fortschritt ist die Summe deiner Vorteile gegenüber allen anderen: was du bei ihnen verdient hast, minus was du verloren hast, minus dasselbe für sie bei dir. Je volle { $cooperation } Einfluss aus Kontaktpflege und aus Forschung bei anderen bringen einen Punkt dazu.
    Bei { $milestones } Punkten erreichst du endgültig einen Meilenstein und bekommst { $science } Harmonie-Wissenschaft. `/milestones` zeigt die Summe und ihre Teile, `/leaderboard by:milestones`, wer vorn liegt.
help-threshold = { $acts } unter { $below }
help-thresholds = Handlungen sind möglich, solange dieser Einfluss niedrig genug ist: { $acts }.
help-map = Du beginnst mit { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffen
    }, weitere kann die Moderation geben; `/ships` zeigt deine Flotte.
    Hat die Kampagne eine Karte, zeigt `/map` Systeme, Planeten und wer über sie herrscht. Danach richten sich die Rechte: Wechselt ein Ort die Herrschaft, enden dort die Aktionen der anderen. Ohne Karte nennst du Orte, wie du willst.
    `/away` und `/quiet-hours` verhindern Pings. Für Angebote, die während deiner Abwesenheit kommen, läuft deine Frist erst ab deiner Rückkehr. `/digest at:8` sagt dir einmal am Tag, was geschehen ist und was auf deine Antwort wartet.
help-title-leverage-terms = Begriffe von Leverage
help-leverage-terms =
    - **Einfluss**: wie viel du von jemandem verlangen kannst, von { $lowest } bis { $limit }. Deiner auf @Bo und der von @Bo auf dich sind zwei Zahlen.
    - **Zugang**: was andere in deinen Systemen dürfen: { $kinds }.
    - **Gefallen**: etwas, worum du bittest und was du sofort mit Einfluss bezahlst: Geld, Zugang, Militärhilfe, ein System.
    - **Kontaktpflege**: Eines deiner Schiffe umgarnt die Leute von @Bo und gewinnt in jeder Spielminute Einfluss auf @Bo. Braucht Neuropsychologie.
    - **Forschung**: Eines deiner Schiffe arbeitet in den Systemen von @Bo und bringt Einfluss, Geld und Wissenschaft.
    - **Recht**: was du dir erlauben darfst, weil @Bo wenig Einfluss auf dich hat. Je weniger, desto mehr.
    - **Spielminute**: die Uhr des Spiels. Jede Kampagne legt fest, wie lange eine dauert.

## Joining a server, and founding by a form

about-leverage = gewinnt und nutzt Einfluss aufeinander, bis die Moderation das Spiel beendet

# Clauses of deals.
clause-gift = { $role ->
    [actor] Du schenkst { $to } { $amount } Geld
    [other] { $from } schenkt dir { $amount } Geld
   *[none] { $from } schenkt { $to } { $amount } Geld
}
clause-favour = { $role ->
    [actor] Du gibst { $to } { $amount } Geld, bezahlt mit Einfluss auf dich
    [other] { $from } gibt dir { $amount } Geld, und du bezahlst mit Einfluss auf { $from }
   *[none] { $from } gibt { $to } { $amount } Geld, bezahlt mit Einfluss
}
clause-access = { $role ->
    [actor] Du gewährst { $to } { $access }
    [other] { $from } gewährt dir { $access }
   *[none] { $from } gewährt { $to } { $access }
}
clause-reset = { $role ->
    [actor] Du und { $to } ändert euren Einfluss aufeinander um { $amount }
    [other] Du und { $from } ändert euren Einfluss aufeinander um { $amount }
   *[none] { $from } und { $to } ändern ihren Einfluss aufeinander um { $amount }
}
clause-system = { $role ->
    [actor] Du gibst { $to } das Sternsystem { $system }
    [other] { $from } gibt dir das Sternsystem { $system }
   *[none] { $from } gibt { $to } das Sternsystem { $system }
}
clause-ship = { $role ->
    [actor] Du leihst { $to } { $ship }, Ort { $place }, Dauer { $minutes }
    [other] { $from } leiht dir { $ship }, Ort { $place }, Dauer { $minutes }
   *[none] { $from } leiht { $to } { $ship }, Ort { $place }, Dauer { $minutes }
}
clause-any-ship = ein freies Schiff
clause-pay = { $role ->
    [actor] Du versprichst { $to }, { $by } { $amount } Geld zu zahlen
    [other] { $from } verspricht dir, { $by } { $amount } Geld zu zahlen
   *[none] { $from } verspricht { $to }, { $by } { $amount } Geld zu zahlen
}
clause-access-until = { $role ->
    [actor] Du gewährst { $to } { $until } { $access }
    [other] { $from } gewährt dir { $until } { $access }
   *[none] { $from } gewährt { $to } { $until } { $access }
}
clause-keep-access = { $role ->
    [actor] Du versprichst { $to }, { $access } { $until } nicht zu entziehen
    [other] { $from } verspricht dir, { $access } { $until } nicht zu entziehen
   *[none] { $from } verspricht { $to }, { $access } { $until } nicht zu entziehen
}
clause-no-favours = { $role ->
    [actor] Du versprichst { $to }, { $until } nicht um Gefallen zu bitten
    [other] { $from } verspricht dir, { $until } nicht um Gefallen zu bitten
   *[none] { $from } verspricht { $to }, { $until } nicht um Gefallen zu bitten
}
clause-name-gift = Geldgeschenk
clause-name-favour = Geld gegen Einfluss
clause-name-access = Zugang
clause-name-reset = Beziehungen zurücksetzen
clause-name-system = Sternsystem
clause-name-ship = Schiff auf Zeit
clause-name-keep-access = Zugang bleibt bestehen
clause-name-no-favours = Keine Bitten um Gefallen
leverage-promises = Frieden bricht, wer dem anderen gegenüber feindlich handelt oder ohne { $passage } in dessen Systeme einfliegt. Wer Zugang widerruft, bricht das Versprechen, ihn zu lassen, und wer um einen Gefallen bittet, das Versprechen, um keinen zu bitten. Eine Zahlung ist gehalten, sobald Geschenke, Gefallen und spätere Verträge den Betrag übertragen haben.

## Commands: what each does, and its options as attributes

cmd-gift = Jemandem Geld schenken und dafür Einfluss auf diese Person gewinnen
    .player = Wer das Geld bekommt
    .amount = Wie viel Geld
    .note = Ein paar Worte dazu
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-grant-access = Jemandem Zugang in deinen Systemen anbieten; wird er angenommen, bringt er dir Einfluss
    .player = Wer Zugang bekommt
    .access = Die Art von Zugang
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-revoke-access = Jemandem Zugang in deinen Systemen entziehen; das kostet dich seinen Wert an Einfluss
    .player = Wer Zugang verliert
    .access = Die Art von Zugang
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-ask-favour = Einfluss ausgeben und um einen Gefallen bitten
cmd-ask-favour-money = Jemanden um Geld bitten; kostet Einfluss
    .player = Wen du bittest
    .amount = Wie viel Geld
    .note = Ein paar Worte dazu
    .private = Ob es unter euch beiden bleibt
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-ask-favour-access = Jemanden um Zugang bitten; kostet seinen Wert an Einfluss
    .player = Wen du bittest
    .access = Die Art von Zugang
    .note = Ein paar Worte dazu
    .private = Ob es unter euch beiden bleibt
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-ask-favour-military-aid = Jemanden um ein Schiff für den Kampf bitten; kostet Einfluss je Spielminute
    .player = Wen du bittest
    .place = Wohin das Schiff fliegt
    .minutes = Für wie viele Spielminuten
    .note = Ein paar Worte dazu
    .private = Ob es unter euch beiden bleibt
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-ask-favour-system = Jemanden um ein Sternsystem bitten; kostet Einfluss und braucht Galaktische Harmonie
    .player = Wen du bittest
    .system = Ein System dieser Person, aber nicht die Heimat
    .note = Ein paar Worte dazu
    .private = Ob es unter euch beiden bleibt
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-reset-relations = Vorschlagen, eurem Einfluss aufeinander denselben Betrag hinzuzufügen
    .player = Wem du das vorschlägst
    .amount = Der Betrag für beide, wie 20 oder -12,5
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-research = Mit einem Schiff forschen: Wissenschaft und Geld, in fremden Systemen auch Einfluss
    .player = In wessen Systemen; sonst in deinen
    .ship = Dein Schiff; sonst das erste freie
    .place = Der Ort, falls er wichtig ist
    .minutes = Nach wie vielen Spielminuten es von selbst aufhört
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-schmooze = Mit einem Schiff Kontakte pflegen: Einfluss je Spielminute; braucht Neuropsychologie
    .player = Zu wem du Kontakte pflegst
    .ship = Dein Schiff; sonst das erste freie
    .place = Der Ort, falls er wichtig ist
    .minutes = Nach wie vielen Spielminuten es von selbst aufhört
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-stop = Beenden, was eines deiner Schiffe tut
    .ship = Dein Schiff; sonst das einzige beschäftigte
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-ships = Sehen, was deine Schiffe tun, gebracht haben und bringen werden
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-ships-show = Sehen, was deine Schiffe tun, gebracht haben und bringen werden
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-report-loss = Melden, dass ein verliehenes Schiff zerstört wurde
    .ship = Das verliehene Schiff
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-embassy = Für Geld eine Botschaft eröffnen; braucht Intergalaktische Botschaften
    .player = Bei wem du sie eröffnest
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-technology = Technologien, die Wissenschaft freischaltet
cmd-technology-list = Die Technologien, ihre Preise und deine Wissenschaft sehen
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-technology-unlock = Die nächste Stufe einer Technologie freischalten
    .technology = Die Technologie
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-enter = In fremde Systeme einfliegen; ohne Durchflugrecht kostet es Einfluss, nach Rückfrage
    .player = In wessen Systeme du einfliegst
    .place = Der Ort, falls er wichtig ist
    .ship = Dein Schiff, falls es wichtig ist
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-collect-biomass = Biomasse melden, die du mit Zugang gesammelt hast
    .player = Aus wessen Systemen sie stammt
    .samples = Wie viele Proben, wenn du magst
    .place = Der Ort, wenn du magst
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-sell-minerals = Mineralien melden, die du mit Zugang verkauft hast
    .player = In wessen Systemen du sie verkauft hast
    .count = Wie viele Mineralien
    .place = Der Ort, wenn du magst
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-terraform = Einen fremden Planeten terraformen; bringt dir Einfluss
    .player = Wem der Planet gehört
    .place = Der Planet, falls er wichtig ist
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-hostile = Deine feindliche Handlung melden; du siehst zuerst den Preis
cmd-hostile-steal-minerals = Gestohlene Mineralien melden; jedes kostet dich Einfluss
    .player = Wen du bestohlen hast
    .count = Wie viele Mineralien
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-hostile-steal-biomass = Gestohlene Biomasse melden; das kostet dich Einfluss
    .player = Wen du bestohlen hast
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-hostile-damage-ship = Schaden an einem Schiff melden; kostet Einfluss nach Anteil an den Lebenspunkten
    .player = Wem das Schiff gehört
    .damage = Wie viel Schaden
    .max-health = Die maximalen Lebenspunkte des Schiffs
    .where = In welchen Systemen es geschah
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-hostile-conquer-city = Eine eroberte Stadt melden; das kostet dich Einfluss
    .player = Wem die Stadt gehörte
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-hostile-destroy-city = Melden, dass du eine eroberte Stadt zerstört hast; das kostet weiteren Einfluss
    .player = Wem du sie abgenommen hast
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-milestones = Den Fortschritt zu den Meilensteinen sehen, und woher er kommt
    .player = Wessen Fortschritt; sonst deiner
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-map = Sieh die Karte: ihre Orte, und wem sie gehören
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-set-leverage = Den Einfluss einer Person auf eine andere festlegen
    .by = Wer den Einfluss hat
    .over = Auf wen
    .value = Der neue Wert
    .reason = Der Grund, steht im Protokoll
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-reset-relations = Setze den Einfluss zwischen zweien, einer Person oder allen; du siehst es vorher
    .player-a = Wessen Beziehungen zurückgesetzt werden
    .player-b = Die andere Person; sonst alle anderen
    .everyone = Alle anderen von player-a, oder ohne Personen die ganze Runde
    .value = Der neue Wert; sonst null
    .reason = Der Grund, steht im Protokoll
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-money = Gib jemandem oder allen Geld, oder nimm es weg
    .player = Wem
    .everyone = Alle, die gerade mitspielen, statt einer Person
    .amount = Wie viel; ein negativer Betrag nimmt weg
    .reason = Der Grund, steht im Protokoll
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-science = Gib jemandem oder allen Wissenschaft, oder nimm sie weg
    .player = Wem
    .everyone = Alle, die gerade mitspielen, statt einer Person
    .kind = Die Art von Wissenschaft
    .amount = Wie viel; ein negativer Betrag nimmt weg
    .reason = Der Grund, steht im Protokoll
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-ship = Die Schiffe der Kampagne
cmd-mod-ship-add = Jemandem ein Schiff geben oder ein verlorenes dieses Namens zurückholen
    .player = Wem das Schiff gehört
    .name = Der Name des Schiffs
    .reason = Der Grund, steht im Protokoll
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-ship-remove = Ein Schiff endgültig aus seiner Flotte nehmen
    .ship = Das Schiff
    .reason = Der Grund, steht im Protokoll
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-ship-lose = Für andere melden, dass ein verliehenes Schiff zerstört wurde
    .ship = Das verliehene Schiff
    .reason = Der Grund, steht im Protokoll
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-system = Die Karte der Kampagne
cmd-mod-system-add = Ein Sternsystem auf der Karte anlegen
    .name = Der Name des Systems
    .planets = Seine Planeten, wie: Erde, Mars
    .ruler = Wer darüber herrscht
    .home = Ob es die Heimat dieser Person ist
    .reason = Der Grund, steht im Protokoll
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-system-remove = Ein Sternsystem von der Karte nehmen
    .system = Das System
    .reason = Der Grund, steht im Protokoll
    .campaign = Die Kampagne, falls nicht die dieses Kanals
cmd-mod-system-ruler = Festlegen, wer über ein Sternsystem herrscht
    .system = Das System
    .player = Wer jetzt herrscht; sonst niemand
    .home = Ob es die Heimat dieser Person ist
    .reason = Der Grund, steht im Protokoll
    .campaign = Die Kampagne, falls nicht die dieses Kanals

## Choices of commands

choice-ecological = Ökologiezugang
choice-diplomatic = Diplomatiezugang
choice-trade = Handelszugang
choice-passage = Durchflugrecht
choice-milestones = Meilensteine
choice-earned = verdienter Einfluss
choice-neutral = neutrale Wissenschaft
choice-harmony = Harmonie-Wissenschaft
choice-own-systems = in eigenen Systemen
choice-third-party = in Systemen Dritter
choice-their-systems = in Systemen des Opfers
choice-warfare = Kriegstabelle
choice-negative = negativer Einfluss
choice-stands = gilt
choice-suspended = ruht
choice-work = Arbeit
choice-confirmed = mit Bestätigung
choice-reported = nur gemeldet
choice-return = kehrt heim
choice-gone = ist weg

## Zahlen aus einer Tabelle

sheet-pairs = { $count ->
    [0] Kein Einfluss: Alle Paare beginnen bei { $other }.
    [one] Einfluss von 1 Paar: { $sum }. Alle anderen Paare beginnen bei { $other }.
   *[other] Einfluss von { $count } Paaren, zusammen { $sum }. Alle anderen Paare beginnen bei { $other }.
}
sheet-money = { $count ->
    [one] Geld von 1 Person: { $sum }
   *[other] Geld von { $count } Personen, zusammen { $sum }
}
sheet-money-others = { $count ->
    [one] 1 Person hat kein Geld in der Datei und beginnt mit { $start }.
   *[other] { $count } Personen haben kein Geld in der Datei und beginnen mit je { $start }.
}
sheet-flaw-no-rows = Die Datei enthält keine Zahlen. Sie braucht eine Tabelle mit der Kopfzeile `by,over,leverage` oder `player,money`.
sheet-flaw-no-header = Hier fehlt eine Kopfzeile: `by,over,leverage` oder `player,money`, mit Kommas, Semikolons oder Tabulatoren.
sheet-flaw-header-twice = Eine Tabelle mit dieser Kopfzeile gab es schon. Schreib alle ihre Zeilen in eine Tabelle.
sheet-flaw-header-inside = Vor der Kopfzeile der nächsten Tabelle muss eine leere Zeile stehen.
sheet-flaw-stray-quotes = Anführungszeichen stehen, wo sie nicht stehen können. Setz das ganze Feld in Anführungszeichen und verdopple die im Feld.
sheet-flaw-open-quotes = Die Anführungszeichen werden in dieser Zeile nicht geschlossen.
sheet-flaw-fields = Erwartet sind { $needed } Felder, gefunden { $found }. Ein Feld, in dem das Trennzeichen vorkommt, gehört in Anführungszeichen.
sheet-flaw-no-player = Die Person fehlt.
sheet-flaw-leverage = „{ $typed }“ ist kein Einfluss. Er ist eine Zahl wie { $example }, ohne Tausenderpunkte.
sheet-flaw-too-fine = „{ $typed }“ hat mehr als { $most } Nachkommastellen. Einfluss hat keine Tausenderpunkte.
sheet-flaw-money = „{ $typed }“ ist kein Geldbetrag. Er ist eine ganze Zahl, ohne Nachkommastellen und Tausenderpunkte.
sheet-flaw-oneself = Über sich selbst hat niemand Einfluss.
sheet-flaw-twice = Diese Zahl steht schon in Zeile { $line }.
sheet-flaw-leverage-range = Einfluss liegt zwischen { $least } und { $most }.
sheet-flaw-money-range = Geld liegt zwischen { $least } und { $most }.
