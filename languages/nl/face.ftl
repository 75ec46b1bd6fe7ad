face-day-label = Dag
face-doors-label = Zaal open
face-start-label = Begin
face-fee-label = Inschrijfgeld
face-free = Gratis
face-is-free = Meedoen is gratis.
face-fee-is = Het inschrijfgeld is { $amount }.
face-level-qualifier = Nationale kwalificatie of deelstaattoernooi
face-level-national = Nationaal kampioenschap
face-level-masters = Masters Invitational
face-level-world = Wereldkampioenschap

face-doors-open = Zaal open
face-start = Begin
face-check-in = Inchecken
face-welcome = Welkom
face-break = Pauze
face-prizes = Prijsuitreiking
face-something-else = Iets anders
face-day-numbered = Dag { $number }
face-day-of = Dag { $number }, { $date }
face-planned-for = gepland voor { $when }

face-place = { $place } plaats
face-places = Plaatsen { $first } tot en met { $last }
face-place-in-words = { $rank ->
    [1] Eerste plaats
    [2] Tweede plaats
    [3] Derde plaats
    [4] Vierde plaats
    [5] Vijfde plaats
    [6] Zesde plaats
    [7] Zevende plaats
    [8] Achtste plaats
    [9] Negende plaats
    [10] Tiende plaats
    [11] Elfde plaats
    [12] Twaalfde plaats
    [13] Dertiende plaats
    [14] Veertiende plaats
    [15] Vijftiende plaats
    [16] Zestiende plaats
    [17] Zeventiende plaats
    [18] Achttiende plaats
    [19] Negentiende plaats
   *[other] Twintigste plaats
}
face-played = { $wins ->
    [one] { $games ->
        [one] { $wins } overwinning en { $result } in { $games } partij
       *[other] { $wins } overwinning en { $result } in { $games } partijen
    }
   *[other] { $games ->
        [one] { $wins } overwinningen en { $result } in { $games } partij
       *[other] { $wins } overwinningen en { $result } in { $games } partijen
    }
}

face-code-everybody = Wees vriendelijk, beleefd, respectvol en eerlijk tegen iedereen, aan tafel en daarbuiten. Dat geldt voor spelers, medewerkers, ingehuurde krachten, standhouders, hotelpersoneel, gasten en pers (2.1.2, 2.1.4).
face-code-harassment = Voor ongewenst gedrag is hier geen plaats, in welke vorm ook: geen intimidatie of bedreigingen, kwetsende woorden, geweld, lastigvallen, pesten, stalken of achtervolgen, geen ongewenste aanraking of seksuele aandacht, geen foto's of films van mensen die dat niet willen, geen verstoring van evenementen. Het is nog erger als het gericht is op ras of etniciteit, nationale afkomst, gender of hoe iemand dat laat zien, geslacht, seksuele gerichtheid, leeftijd, handicap, godsdienst, staatsburgerschap, een medische aandoening of zwangerschap (2.2.1, 2.2.2).
face-code-stop = Wie wordt gevraagd te stoppen, stopt meteen. Vertel een medewerker wat je meemaakt of ziet (2.2.3).
face-code-devices = Telefoons en andere apparaten liggen tijdens een partij niet op tafel en worden niet gebruikt. Foto's van het bord ervoor en erna mogen. Heb je een noodoproep, zeg het dan tegen je tegenstanders: de partij wacht (2.1.5 tot en met 2.1.7).
face-code-order = Verstoor het toernooi niet, en ook niet wat erbij hoort of de plek eromheen, en zorg dat de vrienden en familie die je meebrengt zich hier ook aan houden (2.1.8, 2.1.11).
face-code-breach = Wie zich niet aan deze regels houdt, kan worden gediskwalificeerd, weggestuurd en uitgesloten (2.1.2, 2.1.12).

face-photo-published = Van het evenement worden foto's, films en geluidsopnamen gemaakt en gepubliceerd. Door mee te doen geef je CATAN GmbH, en wie namens hen handelt, toestemming om opnamen te gebruiken waarop je te zien of te horen bent, bijvoorbeeld in informatie, reclame, websites en sociale media (3.1.1).
face-photo-own = Je mag je eigen partij filmen als je je aan de voorwaarden van het beleid houdt; live streamen mag niet (3.1.2).
