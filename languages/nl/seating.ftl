seating-none-yet = Nog geen indeling openbaar
seating-none-yet-hint = Hoe goed de tafelindeling is, lees je hier zodra een ronde is gepubliceerd.
seating-proof-none-yet-hint = Het bewijs en het beeld verschijnen hier zodra een ronde is gepubliceerd.
seating-about-the-tournament = Over het toernooi
seating-tournament-page = Pagina van het toernooi
seating-proof-button = Waarom, en wie elkaar treft
seating-meetings-button = Wie elkaar treft
seating-what-figures-count = Wat deze getallen tellen
seating-order-of-figures = Op volgorde van belang (1.1.5); de laatste twee komen van Reeve zelf.
seating-all-rounds-count = { $rounds ->
   *[other] Ze tellen alle { $rounds } rondes, ook die waarvan de indeling nog niet openbaar is.
}
seating-rounds-shown = { $shown ->
   *[other] In het beeld en de lijst staan de { $shown } van de { $rounds } rondes waarvan de indeling openbaar is.
}
seating-why-best-heading = Waarom het niet beter kan
seating-what-is-known-heading = Wat erover bekend is

seating-meetings-heading = Wie elkaar treft
seating-meetings-read = Een gevuld vakje: de twee { $entrant ->
       *[player] spelers
        [team] teams
    } zitten { $ground ->
       *[table] aan één tafel
        [field] op één veld
    }. Een donkerder vakje met een getal: zo vaak treffen ze elkaar.
seating-meetings-frame = Een kader: ze horen bij dezelfde groep of club.
seating-meetings-numbers = Rij en kolom hebben de nummers uit de tabel hieronder.
seating-picture-size = Grootte van het beeld
seating-picture-whole = Het hele beeld
seating-picture-large = Groot, om te verkennen
seating-picture-label = Beeld van wie elkaar treft
seating-picture-title = Wie elkaar treft, en hoe vaak. De tabel hieronder zegt hetzelfde in woorden.
seating-same-as-table = Hetzelfde als tabel
seating-meetings-caption = Wie elkaar treft
seating-number-column = Nr.
seating-meets-column = Treft
seating-met = { $times ->
    [1] { $numbers }
    [2] twee keer { $numbers }
   *[other] { $times } keer { $numbers }
}

seating-figure-most = Meeste ontmoetingen van twee { $entrant ->
       *[player] spelers
        [team] teams
    }
seating-figure-most-counts = Hoe vaak de twee { $entrant ->
       *[player] spelers
        [team] teams
    } elkaar treffen die elkaar het vaakst treffen.
seating-figure-repeats = Herhaalde ontmoetingen
seating-figure-repeats-counts = Hoe vaak twee { $entrant ->
       *[player] spelers
        [team] teams
    } elkaar opnieuw treffen.
seating-figure-positions = Herhaalde posities
seating-figure-positions-counts = Hoe vaak iemand een keuzepositie krijgt die er al eerder was.
seating-figure-groups = Zelfde groep of club { $ground ->
       *[table] aan een tafel
        [field] op een veld
    }
seating-figure-groups-counts = Hoe vaak twee { $entrant ->
       *[player] spelers
        [team] teams
    } van één groep of club { $ground ->
       *[table] aan dezelfde tafel
        [field] op hetzelfde veld
    } zitten.
seating-figure-threes-again = Twee keer { $ground ->
       *[table] aan een tafel
        [field] op een veld
    } van drie
seating-figure-threes-again-counts = Hoeveel mensen twee keer of vaker { $ground ->
       *[table] aan een tafel
        [field] op een veld
    } van drie zitten terwijl iemand anders dat nooit doet.
seating-figure-threes = Verdeling van { $ground ->
       *[table] tafels
        [field] velden
    } van drie
seating-figure-threes-counts = Hoe gelijk de beurten { $ground ->
       *[table] aan tafels
        [field] op velden
    } van drie zijn verdeeld. Als getal: de beurten daar van { $entrant ->
       *[player] elke speler
        [team] elk team
    }, met zichzelf vermenigvuldigd en opgeteld. Hoe lager, hoe gelijker.
seating-figure-none = geen
seating-figure-even = gelijk
seating-best-unknown = het beste is niet bekend
seating-best-possible = beter kan niet
seating-at-best = op zijn best { $number }

seating-number = { $count ->
    [0] geen
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
    [11] elf
    [12] twaalf
   *[other] { $count }
}
seating-number-begins = { $count ->
    [0] Geen
    [1] Eén
    [2] Twee
    [3] Drie
    [4] Vier
    [5] Vijf
    [6] Zes
    [7] Zeven
    [8] Acht
    [9] Negen
    [10] Tien
    [11] Elf
    [12] Twaalf
   *[other] { $count }
}

seating-brought = De organisator heeft deze tafelindeling als bestand aangeleverd.
seating-only-rounds = { $last ->
    [1] Dat is ronde 1: de latere volgen de stand, en daar kunnen { $entrant ->
       *[player] spelers
        [team] teams
    } elkaar opnieuw treffen.
   *[other] Dat zijn de rondes 1 tot en met { $last }: de latere volgen de stand, en daar kunnen { $entrant ->
       *[player] spelers
        [team] teams
    } elkaar opnieuw treffen.
}
seating-no-repeats = Geen twee { $entrant ->
       *[player] spelers
        [team] teams
    } treffen elkaar twee keer.
seating-over-all = { $players ->
   *[other] Over alle { $rounds } rondes, { $players } { $entrant ->
       *[player] spelers
        [team] teams
    }
}
seating-most-meetings = { $most ->
    [2] niemand treft iemand drie keer
   *[other] niemand treft iemand vaker dan { $word } keer
}
seating-repeats-best = { $repeats ->
    [one] { $which }: { $most }, en minder dan { $word } herhaalde ontmoeting kan dan niet.
   *[other] { $which }: { $most }, en minder dan { $word } herhaalde ontmoetingen kan dan niet.
}
seating-repeats-at-least = { $repeats ->
    [one] { $which }: { $word } herhaalde ontmoeting, waarvan er minstens { $least } niet te vermijden is, en { $most }.
   *[other] { $which }: { $word } herhaalde ontmoetingen, waarvan er minstens { $least } niet te vermijden zijn, en { $most }.
}
seating-repeats-unproven = { $repeats ->
    [one] { $which }: { $word } herhaalde ontmoeting, en { $most }.
   *[other] { $which }: { $word } herhaalde ontmoetingen, en { $most }.
}
seating-no-position-again = Niemand heeft een keuzepositie twee keer.
seating-positions-even = De keuzeposities zijn voor iedereen zo gelijk verdeeld als het kan.
seating-positions-again = { $times ->
    [one] Eén keer heeft iemand een keuzepositie opnieuw.
   *[other] { $word } keer heeft iemand een keuzepositie opnieuw.
}
seating-positions-again-best = { $times ->
    [one] Eén keer heeft iemand een keuzepositie opnieuw; minder kan niet.
   *[other] { $word } keer heeft iemand een keuzepositie opnieuw; minder kan niet.
}
seating-groups-apart = Niemand zit bij iemand van dezelfde groep of club.
seating-groups-together = { $times ->
    [one] Eén keer zitten twee mensen van één groep of club bij elkaar.
   *[other] { $word } keer zitten twee mensen van één groep of club bij elkaar.
}
seating-groups-together-best = { $times ->
    [one] Eén keer zitten twee mensen van één groep of club bij elkaar; minder kan niet.
   *[other] { $word } keer zitten twee mensen van één groep of club bij elkaar; minder kan niet.
}
seating-threes-again = { $players ->
    [one] { $word } { $entrant ->
       *[player] speler
        [team] team
    } zit twee keer of vaker { $ground ->
       *[table] aan een tafel
        [field] op een veld
    } van drie terwijl iemand anders dat nooit doet.
   *[other] { $word } { $entrant ->
       *[player] spelers
        [team] teams
    } zitten twee keer of vaker { $ground ->
       *[table] aan een tafel
        [field] op een veld
    } van drie terwijl iemand anders dat nooit doet.
}
seating-threes-even = { $ground ->
       *[table] Tafels
        [field] Velden
    } van drie zijn zo gelijk verdeeld als het kan.
seating-proven-best = Bewezen: beter kan niet.
seating-proven-best-but-threes = Bewezen: in tegenstanders, posities en groepen kan het niet beter; of { $ground ->
       *[table] tafels
        [field] velden
    } van drie gelijker verdeeld kunnen worden, is niet bekend.
seating-not-proven = Of er een betere indeling bestaat, is niet bekend.
seating-changed-since = De { $entrant ->
       *[player] spelers
        [team] teams
    } of hun vaste { $ground ->
       *[table] tafels
        [field] velden
    } zijn sindsdien veranderd, dus over deze indeling is niets bewezen.
seating-better-exists = Er bestaat een betere indeling.

seating-extra-threes = { $found ->
   *[other] Ronde { $round } heeft { $found } { $ground ->
       *[table] tafels
        [field] velden
    } van drie, waar { $wanted } genoeg is (1.1.5).
}
seating-gave-repeats-by-hand = Herhaalde ontmoetingen kunnen er minder zijn, of over meer { $entrant ->
       *[player] spelers
        [team] teams
    } verdeeld: { $why }.
seating-gave-repeats = { $repeats ->
    [one] { $word } herhaalde ontmoeting moest worden geaccepteerd: { $why }.
   *[other] { $word } herhaalde ontmoetingen moesten worden geaccepteerd: { $why }.
}
seating-gave-positions = { $times ->
    [one] { $word } keuzepositie komt opnieuw voor: { $why }.
   *[other] { $word } keuzeposities komen opnieuw voor: { $why }.
}
seating-gave-groups = { $times ->
    [one] { $word } keer zitten mensen van één groep of club bij elkaar: { $why }.
   *[other] { $word } keer zitten mensen van één groep of club bij elkaar: { $why }.
}
seating-because-file-or-swaps = de plaatsen komen uit een bestand of zijn verwisseld
seating-because-by-hand = de plaatsen zijn met de hand gewijzigd
seating-because-file-and-repair = de plaatsen komen uit een bestand of zijn verwisseld, en daarna zijn er zo weinig mogelijk gewijzigd
seating-because-repair = er zijn zo weinig mogelijk plaatsen gewijzigd
seating-because-few-people = er zijn te weinig mensen of { $ground ->
       *[table] tafels
        [field] velden
    } om iedereen telkens iemand nieuws te laten treffen
seating-because-bound-seats = plaatsen die moesten blijven, laten minder ruimte voor nieuwe tegenstanders
seating-because-played-rounds = de rondes die al zijn gespeeld, laten minder ruimte voor nieuwe tegenstanders
seating-because-none-found = er is geen indeling met minder gevonden
seating-because-no-position-4 = { $ground ->
       *[table] tafels
        [field] velden
    } van drie hebben geen positie 4, dus die is er niet voor iedereen
seating-because-played-or-bound = wat is gespeeld of moest blijven, laat minder ruimte
seating-because-opponents-first = andere tegenstanders gaan voor andere posities
seating-because-large-groups = een groep met meer leden dan { $ground ->
       *[table] tafels
        [field] velden
    }, of mensen die bijna iedereen moeten treffen, kunnen niet uit elkaar worden gehouden
seating-because-opponents-and-positions-first = andere tegenstanders en posities gaan voor het uit elkaar houden van groepen
seating-because-kept-rounds = rondes die blijven zoals ze zijn, zetten hen bij elkaar
seating-because-fixed = vaste { $ground ->
       *[table] tafels
        [field] velden
    } of vastgezette plaatsen brengen hen bij elkaar
seating-because-fixed-or-kept = vaste { $ground ->
       *[table] tafels
        [field] velden
    } of vastgezette plaatsen, en rondes die blijven zoals ze zijn, brengen hen bij elkaar
seating-because-some-fixed = vaste { $ground ->
       *[table] tafels
        [field] velden
    } of vastgezette plaatsen brengen sommigen van hen bij elkaar; grote groepen, of tegenstanders en posities die voorgaan, de anderen
seating-because-groups-changed = groepen of clubs zijn gewijzigd nadat de indeling was gemaakt

seating-tables-of-four = { $count ->
    [one] { $word } { $ground ->
       *[table] tafel
        [field] veld
    } van vier
   *[other] { $word } { $ground ->
       *[table] tafels
        [field] velden
    } van vier
}
seating-tables-of-three = { $count ->
    [one] { $word } { $ground ->
       *[table] tafel
        [field] veld
    } van drie
   *[other] { $word } { $ground ->
       *[table] tafels
        [field] velden
    } van drie
}
seating-proof-no-tables = { $players ->
   *[other] { $players } { $entrant ->
       *[player] spelers
        [team] teams
    } zijn niet te verdelen over { $ground ->
       *[table] tafels
        [field] velden
    } van drie en vier.
}
seating-proof-field = { $rounds ->
    [one] Met { $players } { $entrant ->
       *[player] spelers
        [team] teams
    } zijn er { $sizes }: iedereen speelt, en er zijn zo weinig { $ground ->
       *[table] tafels
        [field] velden
    } van drie als het kan. Over { $word } ronde hoort iedereen zo veel mogelijk verschillende mensen te treffen.
   *[other] Met { $players } { $entrant ->
       *[player] spelers
        [team] teams
    } zijn er { $sizes }: iedereen speelt, en er zijn zo weinig { $ground ->
       *[table] tafels
        [field] velden
    } van drie als het kan. Over { $word } rondes hoort iedereen zo veel mogelijk verschillende mensen te treffen.
}
seating-proof-one-table = Er is één { $ground ->
       *[table] tafel, elke ronde dezelfde
        [field] veld, elke ronde hetzelfde
    }; alleen de posities veranderen.
seating-proof-design = De { $ground ->
       *[table] tafels
        [field] velden
    } komen uit een bekend ontwerp voor 24 mensen: één ronde is zo opgezet dat, als iedereen op drie na elke ronde één plaats opschuift, geen twee mensen elkaar twee keer treffen. Wie boven het aantal { $entrant ->
       *[player] spelers
        [team] teams
    } uitkomt, valt weg.
seating-proof-circles = { $tables ->
   *[other] Denk aan vier kringen van { $tables } stoelen, één kring voor elke stoel { $ground ->
       *[table] aan een tafel
        [field] op een veld
    }. Van ronde tot ronde draaien de kringen, elk een ander stuk. Twee mensen van één kring treffen elkaar nooit; twee mensen van verschillende kringen treffen elkaar als het verschil tussen hun kringen hen { $ground ->
       *[table] aan één tafel
        [field] op één veld
    } brengt. De kringen draaien zo dat dat verschil voor elke twee kringen in elke ronde een ander is, dus niemand treft iemand twee keer. Lege stoelen, als die er zijn, staan allemaal in één kring, dus elk daarvan geeft een { $ground ->
       *[table] tafel
        [field] veld
    } van drie.
}
seating-proof-search = De { $ground ->
       *[table] tafels
        [field] velden
    } zijn gevonden door te zoeken, en daarna nageteld.
seating-proof-search-only = Voor dit aantal is geen constructie bekend: de { $ground ->
       *[table] tafels
        [field] velden
    } zijn gevonden door te zoeken, en daarna nageteld.
seating-proof-no-repeats = Niemand treft iemand twee keer, en beter dan dat kan niet.
seating-proof-repeats-not-proven = { $repeats ->
   *[other] Er zijn { $repeats } herhaalde ontmoetingen bereikt. Uit tellen volgt dat het er minstens { $least } zijn; of er minder kunnen dan bereikt, weet dit programma niet.
}
seating-proof-rounds-share = { $tables ->
    [one] De { $entrant ->
       *[player] spelers
        [team] teams
    } { $ground ->
       *[table] aan een tafel komen van { $word } tafel
        [field] op een veld komen van { $word } veld
    } van elke andere ronde, en met minder { $ground ->
       *[table] tafels
        [field] velden
    } dan { $entrant ->
       *[player] spelers
        [team] teams
    } { $ground ->
       *[table] aan één tafel
        [field] op één veld
    } moeten er twee van { $ground ->
       *[table] dezelfde
        [field] hetzelfde
    } komen. Elke twee rondes hebben dus ontmoetingen gemeen; er zijn { $pairs } paren van rondes, en een paar { $entrant ->
       *[player] spelers
        [team] teams
    } dat elkaar { $most } keer treft, kan er niet meer dan zoveel van verklaren. Opgeteld zijn dat minstens { $repeats } herhaalde ontmoetingen, en precies zoveel heeft deze indeling.
   *[other] De { $entrant ->
       *[player] spelers
        [team] teams
    } { $ground ->
       *[table] aan een tafel
        [field] op een veld
    } komen van de { $word } { $ground ->
       *[table] tafels
        [field] velden
    } van elke andere ronde, en met minder { $ground ->
       *[table] tafels
        [field] velden
    } dan { $entrant ->
       *[player] spelers
        [team] teams
    } { $ground ->
       *[table] aan één tafel
        [field] op één veld
    } moeten er twee van { $ground ->
       *[table] dezelfde
        [field] hetzelfde
    } komen. Elke twee rondes hebben dus ontmoetingen gemeen; er zijn { $pairs } paren van rondes, en een paar { $entrant ->
       *[player] spelers
        [team] teams
    } dat elkaar { $most } keer treft, kan er niet meer dan zoveel van verklaren. Opgeteld zijn dat minstens { $repeats } herhaalde ontmoetingen, en precies zoveel heeft deze indeling.
}
seating-proof-few-people = { $rounds ->
   *[other] Iedereen treft in elk van { $rounds } rondes twee of drie mensen, en er zijn maar { $others } anderen. Wat daar bovenop komt, moet wel een herhaling zijn, en voor de kleinste aantallen is een programma alle mogelijkheden nagegaan. Daaruit volgen minstens { $repeats } herhaalde ontmoetingen, en precies zoveel heeft deze indeling.
}
seating-proof-every-schedule = { $players ->
    [one] { $rounds ->
        [one] Met maar { $word-players } { $entrant ->
       *[player] speler
        [team] team
    } en { $word-rounds } ronde gaat een programma alle indelingen na die beter kunnen zijn, met wat vast is of blijft. Zo een is er niet, op volgorde van tegenstanders, posities, groepen en { $ground ->
       *[table] tafels
        [field] velden
    } van drie.
       *[other] Met maar { $word-players } { $entrant ->
       *[player] speler
        [team] team
    } en { $word-rounds } rondes gaat een programma alle indelingen na die beter kunnen zijn, met wat vast is of blijft. Zo een is er niet, op volgorde van tegenstanders, posities, groepen en { $ground ->
       *[table] tafels
        [field] velden
    } van drie.
    }
   *[other] { $rounds ->
        [one] Met maar { $word-players } { $entrant ->
       *[player] spelers
        [team] teams
    } en { $word-rounds } ronde gaat een programma alle indelingen na die beter kunnen zijn, met wat vast is of blijft. Zo een is er niet, op volgorde van tegenstanders, posities, groepen en { $ground ->
       *[table] tafels
        [field] velden
    } van drie.
       *[other] Met maar { $word-players } { $entrant ->
       *[player] spelers
        [team] teams
    } en { $word-rounds } rondes gaat een programma alle indelingen na die beter kunnen zijn, met wat vast is of blijft. Zo een is er niet, op volgorde van tegenstanders, posities, groepen en { $ground ->
       *[table] tafels
        [field] velden
    } van drie.
    }
}
seating-proof-positions = De posities worden gegeven nadat de { $ground ->
       *[table] tafels
        [field] velden
    } zijn gekozen. Positie 4 is er alleen { $ground ->
       *[table] aan tafels
        [field] op velden
    } van vier; wie die waar heeft, wordt het eerst bepaald, als een koppeling. Wat overblijft, heeft drie plaatsen { $ground ->
       *[table] aan elke tafel
        [field] op elk veld
    }, en volgens een stelling van König (1916) kunnen drie posities altijd zo worden gegeven dat niemand er een opnieuw heeft voordat alle andere zijn geweest.
seating-proof-positions-even = Gelijker kunnen de posities dus voor niemand zijn.
seating-proof-few-fourth-seats = { $share ->
    [one] Over { $rounds } rondes horen { $players } { $entrant ->
       *[player] spelers
        [team] teams
    } elk één keer positie 4 te hebben, maar er zijn maar { $seats } zulke plaatsen. Het verschil, { $repeats }, is niet te vermijden.
   *[other] Over { $rounds } rondes horen { $players } { $entrant ->
       *[player] spelers
        [team] teams
    } elk { $word } keer positie 4 te hebben, maar er zijn maar { $seats } zulke plaatsen. Het verschil, { $repeats }, is niet te vermijden.
}
