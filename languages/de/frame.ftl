frame-skip = Zum Inhalt
frame-my-tournaments = Meine Turniere
frame-sign-in = Anmelden
frame-sign-out = Abmelden
frame-way-here = Der Weg hierher
frame-this-tournament = Dieses Turnier
frame-calls-waiting = { $count }<span class="vh">{ $count ->
    [one] {" "}wartet
   *[other] {" "}warten
}</span>
frame-more = Mehr
frame-new-here = Neu
frame-find-page = Seite suchen
frame-no-such-page = Keine solche Seite.
frame-notice-begins = { $word }.
frame-done = Erledigt
frame-please-note = Bitte beachten
frame-not-done = Nicht erledigt
frame-done-at = Erledigt um { $clock }.
frame-from-organizers = Von der Turnierleitung.
frame-made-up = Das ist die Vorführung: Alle hier sind erfunden.
frame-kept-away = Keine Verbindung.
frame-kept-back = Die Verbindung ist wieder da.
frame-kept-at = Diese Seite ist von <span class="num"></span> und vielleicht nicht mehr aktuell.
frame-refresh = Neu laden
frame-another-machine = Eine andere Maschine hat übernommen: <a href="">Dorthin gehen</a>.
frame-changed = Diese Seite hat sich geändert.
frame-lost = Keine Verbindung zu Reeve. Diese Seite ist vielleicht nicht mehr aktuell; sie holt von selbst auf.
frame-may-be-at = Wenn Reeve hier nicht wiederkommt, ist es vielleicht unter <a href="{ $address }">{ $address }</a>.
frame-away-intro = Reeve ist nicht zu erreichen, und diese Seite ist auf diesem Gerät nicht gespeichert. Sie öffnet sich von selbst, wenn die Verbindung wieder da ist.
frame-away-taken-over = Eine andere Maschine hat übernommen
frame-away-is-at = Reeve ist jetzt unter <bdi translate="no"></bdi>. Persönliche Links führen dort zu denselben Seiten; wer hier arbeitet, meldet sich neu an.
frame-away-stays = Was dieses Gerät eingegeben und nicht gesendet hat oder was noch kein Ersatzgerät hatte, kommt mit dorthin: Sieh es dir dort an, und sende, was fehlt.
frame-away-may-be-at = Wenn Reeve hier nicht wiederkommt, ist es vielleicht unter <a href=""><bdi translate="no"></bdi></a>.
frame-go-there = Dorthin gehen
frame-try-again = Noch einmal versuchen
frame-away-pages = Auf diesem Gerät gespeicherte Seiten
frame-away-pages-open = Sie öffnen sich ohne Verbindung, so wie sie zur Zeit daneben waren. Was du dort sendest, wartet, bis die Verbindung wieder da ist.
frame-away-no-pages = Dieses Gerät hat auch keine andere Seite gespeichert.
frame-moved = Eine andere Maschine hat übernommen. Reeve ist jetzt unter <a href="{ $url }">{ $name-address }</a>.
frame-moved-nothing-here = Hier wird nichts mehr gespeichert. Was dieses Gerät nicht senden konnte, behält es.
frame-page-as-of = Seite: { $fresh }
frame-by-reeve = <a href="{ $url }">{ $tournament }</a>, von Reeve
frame-this-server = Dieser Server
frame-contact = Kontakt
frame-privacy = Datenschutz
frame-imprint = Impressum
frame-terms = Nutzungsbedingungen
frame-light-or-dark = Hell oder dunkel
frame-theme-auto = Wie das Gerät
frame-theme-light = Hell
frame-theme-dark = Dunkel
frame-status = Status { $status }
frame-status-and-request = Status { $status } · Anfrage <b id="request">{ $request }</b>
frame-to-sign-in = Anmelden
frame-to-form = Die Seite dieses Formulars
frame-to-next-step = Was in diesem Turnier als Nächstes zu tun ist
frame-to-tournament = Zur Seite des Turniers
frame-to-start = Startseite
frame-copy-made = Eine Kopie, mit Reeve gemacht, Stand { $time }.
frame-copy-of = Eine Kopie von <a href="{ $original }">{ $original }</a>, Stand { $time }.
