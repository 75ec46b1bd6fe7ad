queue-waits = { $count ->
    [one] Er wacht 1 wijziging op dit apparaat. Die wordt verstuurd als de verbinding terug is.
   *[other] Er wachten { $number } wijzigingen op dit apparaat. Ze worden verstuurd als de verbinding terug is.
}
queue-stays = { $count ->
    [one] Er wacht 1 wijziging op dit apparaat. Reeve antwoordt niet op dit adres.
   *[other] Er wachten { $number } wijzigingen op dit apparaat. Reeve antwoordt niet op dit adres.
}
queue-sends = { $count ->
    [one] 1 wijziging wordt verstuurd.
   *[other] { $number } wijzigingen worden verstuurd.
}
queue-look = { $count ->
    [one] 1 wijziging is niet aangenomen. Bekijk die hier.
   *[other] { $number } wijzigingen zijn niet aangenomen. Bekijk ze hier.
}
queue-signed-out = { $count ->
    [one] Je bent niet meer ingelogd. 1 wijziging wacht tot je weer inlogt.
   *[other] Je bent niet meer ingelogd. { $number } wijzigingen wachten tot je weer inlogt.
}
queue-others = { $count ->
    [one] 1 wijziging van { $who } wacht op dit apparaat tot { $who } hier weer inlogt.
   *[other] { $number } wijzigingen van { $who } wachten op dit apparaat tot { $who } hier weer inlogt.
}
queue-others-link = { $count ->
    [one] 1 wijziging van { $who } wacht op dit apparaat tot de eigen pagina van { $who } hier weer wordt geopend.
   *[other] { $number } wijzigingen van { $who } wachten op dit apparaat tot de eigen pagina van { $who } hier weer wordt geopend.
}
queue-here = aanwezig
queue-not-here = niet aanwezig
queue-here-queued = Aanwezig, wacht nog
queue-not-here-queued = Niet aanwezig, wacht nog
queue-handed = Op dit apparaat getypt toen Reeve op een ander adres stond. Bekijk wat is opgeslagen, en verstuur het als het ontbreekt.
queue-pin-waits = 1 handtekening wacht op de verbinding. Houd deze pagina open.
queue-sign-in = Weer inloggen
queue-address-changed = Is het adres veranderd? Wat wacht, gaat met je mee: bekijk het daar, en voer in wat ontbreekt.
queue-try = Probeer <bdi class="num" translate="no"></bdi>
queue-typed-by-you = Door jou getypt: <span translate="no"></span>
queue-what-differs = Wat verschilt
queue-field = Veld
queue-stored-now = Nu opgeslagen
queue-typed-column = Door jou getypt
queue-gone = Wat is getypt, kan niet meer worden ingevoerd. Het blijft hier tot je het weggooit.
queue-open-page = Pagina openen
queue-open-with-typed = Openen met wat is getypt
queue-discard-typed = Wat is getypt weggooien
queue-do-not-send = Niet versturen
queue-queued = <b>Wacht</b> <span class="num" data-when></span>. Nog niet verstuurd.
queue-pin = <b>Nog niet getekend.</b> De handtekening wordt verstuurd als de verbinding terug is. Houd deze pagina open: de pincode wordt niet op het apparaat bewaard. Na vijf minuten is die vergeten, en teken je opnieuw.
queue-pin-over = <strong>Niet getekend.</strong> Er was te lang geen verbinding, en de pincode is vergeten. Teken opnieuw, of teken op papier.
queue-draft = Wat hier om <span class="num" data-when></span> is getypt, is niet opgeslagen.
queue-draft-sent = Wat hier om <span class="num" data-when></span> is getypt, is verstuurd, en het is niet bekend of het is opgeslagen.
queue-restore = Terugzetten
queue-discard = Weggooien
queue-restored = <strong>Nog niet opgeslagen.</strong> In het formulier staat wat eerder is getypt. Bekijk wat nu is opgeslagen, en verstuur het dan opnieuw.
