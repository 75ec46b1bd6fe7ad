frame-skip = Naar de inhoud
frame-my-tournaments = Mijn toernooien
frame-sign-in = Inloggen
frame-sign-out = Uitloggen
frame-way-here = De weg hierheen
frame-this-tournament = Dit toernooi
frame-calls-waiting = { $count }<span class="vh">{ $count ->
       *[other] {" "}wachtend
    }</span>
frame-more = Meer
frame-new-here = Nieuw
frame-find-page = Pagina zoeken
frame-no-such-page = Zo'n pagina is er niet.

frame-notice-begins = { $word }.
frame-done = Gedaan
frame-please-note = Let op
frame-not-done = Niet gedaan
frame-done-at = Gedaan om { $clock }.
frame-from-organizers = Van de organisatie.
frame-made-up = Dit is de demonstratie: iedereen hier is verzonnen.

frame-kept-away = Geen verbinding.
frame-kept-back = De verbinding is terug.
frame-kept-at = Deze pagina is zoals die was om <span class="num"></span>, en kan verouderd zijn.
frame-refresh = Vernieuwen
frame-another-machine = Een andere machine heeft het overgenomen: <a href="">ga erheen</a>.
frame-changed = Deze pagina is veranderd.
frame-lost = Geen verbinding met Reeve. Deze pagina kan verouderd zijn; die werkt zichzelf weer bij.
frame-may-be-at = Komt Reeve hier niet terug, dan is het misschien op <a href="{ $address }">{ $address }</a>.
frame-away-intro = Reeve is niet te bereiken, en deze pagina wordt niet op dit apparaat bewaard. Die gaat vanzelf open als de verbinding terug is.
frame-away-taken-over = Een andere machine heeft het overgenomen
frame-away-is-at = Reeve is nu op <bdi translate="no"></bdi>. Privélinks leiden daar naar dezelfde pagina's; wie hier werkt, logt opnieuw in.
frame-away-stays = Wat op dit apparaat is getypt en niet verstuurd, of wat nog geen reserve had, gaat met je mee daarheen: bekijk het daar, en verstuur wat ontbreekt.
frame-away-may-be-at = Komt Reeve hier niet terug, dan is het misschien op <a href=""><bdi translate="no"></bdi></a>.
frame-go-there = Ga erheen
frame-try-again = Opnieuw proberen
frame-away-pages = Pagina's die op dit apparaat zijn bewaard
frame-away-pages-open = Ze openen zonder verbinding, zoals ze waren op de tijd ernaast. Wat je daar verstuurt, wacht tot de verbinding terug is.
frame-away-no-pages = Dit apparaat bewaart ook geen andere pagina.

frame-moved = Een andere machine heeft het overgenomen. Reeve is nu op <a href="{ $url }">{ $name-address }</a>.
frame-moved-nothing-here = Hier wordt niets meer opgeslagen. Wat dit apparaat niet kon versturen, bewaart het.

frame-page-as-of = Pagina { $fresh }
frame-by-reeve = <a href="{ $url }">{ $tournament }</a>, door Reeve
frame-this-server = Deze server
frame-contact = Contact
frame-privacy = Privacy
frame-imprint = Colofon
frame-terms = Voorwaarden
frame-light-or-dark = Licht of donker
frame-theme-auto = Als apparaat
frame-theme-light = Licht
frame-theme-dark = Donker

frame-status = Status { $status }
frame-status-and-request = Status { $status } · verzoek <b id="request">{ $request }</b>
frame-to-sign-in = Inloggen
frame-to-form = De pagina van dit formulier
frame-to-next-step = Wat er nu te doen is in dit toernooi
frame-to-tournament = Pagina van het toernooi
frame-to-start = Startpagina

frame-copy-made = Een kopie gemaakt met Reeve, zoals het was op { $time }.
frame-copy-of = Een kopie van <a href="{ $original }">{ $original }</a>, zoals het was op { $time }.
