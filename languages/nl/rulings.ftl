rulings-no-penalty = geen straf
rulings-caution = vermaning
rulings-warning = waarschuwing
rulings-disqualification = diskwalificatie
rulings-penalty-lifted = <s>{ $penalty }</s> ingetrokken
rulings-lifted-for = (ingetrokken)
rulings-title = Beslissing { $number }
rulings-place = { $ground ->
   *[table] { $round }, tafel { $number }
    [field] { $round }, veld { $number }
}
rulings-reported = Gemeld: { $report }
rulings-ruled-by = beslist door <span class="name">{ $name }</span>
rulings-accepted-play = niet meteen gemeld: geaccepteerd (1.3.3)
rulings-kind-of-conduct = soort gedrag: { $kind }
rulings-win-given-to = soort gedrag: Een weggegeven overwinning, aan { $name }
rulings-reported-at = gemeld om { $time }
rulings-lifts = trekt de straf van beslissing { $number } in
rulings-refers = verwijst naar beslissing { $number }
rulings-referred-by = zie beslissing { $number }

rulings-lifted-caution = Een scheidsrechter heeft je vermaning om { $time } ingetrokken: beslissing { $number }.
rulings-lifted-warning = Een scheidsrechter heeft je waarschuwing om { $time } ingetrokken: beslissing { $number }.
rulings-lifted-disqualification = Een scheidsrechter heeft je diskwalificatie om { $time } ingetrokken: beslissing { $number }.
rulings-decided-at = Een scheidsrechter heeft om { $time } over deze uitslag beslist (1.3.4).
rulings-decided-for-best-other = Een scheidsrechter heeft om { $time } over deze uitslag beslist (1.3.4): de beste van de anderen heeft gewonnen.
rulings-decided-as-stated = Een scheidsrechter heeft om { $time } over deze uitslag beslist (1.3.4): die blijft staan.
rulings-decided-not-counted = Een scheidsrechter heeft om { $time } beslist dat deze partij niet telt (1.3.4).
rulings-corrected-at = Om { $time } hebben een organisator en een scheidsrechter het gecorrigeerd naar wat er op het ondertekende papier staat (1.3.4). In het openbare logboek staan beide waarden.

rulings-log-heading = Diskwalificaties
rulings-log-nobody = Niemand is gediskwalificeerd.
rulings-log-caption = { $entrant ->
   *[player] Gediskwalificeerde spelers
    [team] Gediskwalificeerde teams
}
rulings-log-clause = Artikel
rulings-lifted-at = ingetrokken om { $time }

rulings-paused-from-to = De partij lag stil van { $began } tot { $ended }.
rulings-paused-until-end = De partij is om { $began } stilgelegd. Niemand heeft genoteerd wanneer die verderging; de onderbreking eindigde om { $ended }, met de partij.
rulings-paused-at = De partij is om { $began } stilgelegd.
rulings-paused-since = Deze partij ligt stil sinds { $began } (2.1.7).
rulings-paused-heading = Stilgelegde partijen
rulings-table-paused-since = { $ground ->
   *[table] De partij aan tafel { $number } ligt stil sinds <span class="num">{ $began }</span>{ $clause-html }.
    [field] De partij op veld { $number } ligt stil sinds <span class="num">{ $began }</span>{ $clause-html }.
}

rulings-timer-heading = Beurtklok
rulings-timer-three-minutes = Drie minuten per beurt (1.1.8).
rulings-timer-over = Voorbij.
rulings-timer-since = Tafel { $number }: sinds { $from }, op verzoek van { $name }.
rulings-timer-since-organizers = Tafel { $number }: sinds { $from }, zoals de organisatie besloot.
rulings-timer-from-to = Tafel { $number }: van { $from } tot { $until }, op verzoek van { $name }.
rulings-timer-from-to-organizers = Tafel { $number }: van { $from } tot { $until }, zoals de organisatie besloot.
rulings-timer-all-since = Alle tafels: sinds { $from }, op verzoek van { $name }.
rulings-timer-all-since-organizers = Alle tafels: sinds { $from }, zoals de organisatie besloot.
rulings-timer-all-from-to = Alle tafels: van { $from } tot { $until }, op verzoek van { $name }.
rulings-timer-all-from-to-organizers = Alle tafels: van { $from } tot { $until }, zoals de organisatie besloot.
rulings-timer-own = Beurten aan jouw tafel worden sinds { $from } geklokt, op verzoek van { $name }: drie minuten per beurt (1.1.8).
rulings-timer-own-organizers = Beurten aan jouw tafel worden sinds { $from } geklokt, zoals de organisatie besloot: drie minuten per beurt (1.1.8).
