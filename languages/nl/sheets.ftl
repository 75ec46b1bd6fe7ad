sheets-field-vp = { $points ->
   *[vp] OP
    [hexes] tegels
}
sheets-field-winner = winnaar
sheets-field-absent = afwezig
sheets-field-colour = kleur
sheets-field-play-order = speelvolgorde
sheets-field-chair = stoel
sheets-field-handler = bankhouder
sheets-yes = ja
sheets-not-noted = niet genoteerd
sheets-handler-starting = de startspeler
sheets-handler-elected = gekozen: { $name }
sheets-handler-agreed = de spelers, zoals afgesproken: twee voorraden, of iedereen pakt zelf
sheets-handler-agreed-at-first = de startspeler, nadat een afspraak eindigde
sheets-handler-judge = een scheidsrechter
sheets-handler-help = De startspeler, tenzij de tafel iemand koos, iets anders afsprak of een scheidsrechter vroeg. Een afspraak eindigt als er een vraag is of iemand de juiste kaarten nam.
sheets-handler-help-final = In de finale is dat een scheidsrechter.
sheets-absent-help-side = Zet wie niet kwam op afwezig, zolang het formulier niet is ondertekend: de partij telt als een van degenen die er waren, en wie afwezig is, heeft een gemiste partij.
sheets-absent-help-prelim = Zet een { $entrant ->
   *[player] speler die
    [team] team dat
} niet kwam op afwezig, zolang het formulier niet is ondertekend: de partij telt als een van degenen die er waren, en { $entrant ->
   *[player] de afwezige speler
    [team] het afwezige team
} heeft een gemiste partij. Zijn er twee afwezig, dan zegt een scheidsrechter of organisator wat er gebeurt: de andere twee gaan naar andere { $ground ->
   *[table] tafels
    [field] velden
}, of ze spelen en een scheidsrechter beslist over de partij.
sheets-absent-help-dummy = Zet een { $entrant ->
   *[player] speler die
    [team] team dat
} niet kwam op afwezig, zolang het formulier niet is ondertekend: de partij telt als een van degenen die er waren, drie met de vierde score erbij (1.4.3), en { $entrant ->
   *[player] de afwezige speler
    [team] het afwezige team
} heeft een gemiste partij. Zijn er twee afwezig, dan zegt een scheidsrechter of organisator wat er gebeurt: de andere twee gaan naar andere { $ground ->
   *[table] tafels
    [field] velden
}, of ze spelen en een scheidsrechter beslist over de partij.
sheets-absent-help-semi = { $entrant ->
   *[player] Voor het begin komt de volgende in de stand in de plaats van een speler die ontbreekt (1.1.7). Zet een speler die niet komt bij een partij die bezig is op afwezig, zolang het formulier niet is ondertekend: de anderen spelen om de plaats in de finale, en de afwezige speler komt vlak achter iedereen die een halve finale speelde.
    [team] Voor het begin komt het volgende team in de stand in de plaats van een team dat ontbreekt (1.1.7). Zet een team dat niet komt bij een partij die bezig is op afwezig, zolang het formulier niet is ondertekend: de anderen spelen om de plaats in de finale, en het afwezige team komt vlak achter alle teams die een halve finale speelden.
}
sheets-absent-help-final = { $entrant ->
   *[player] Voor het begin komt de volgende in de stand in de plaats van een speler die ontbreekt (1.1.9). Zet een speler die niet komt bij een partij die bezig is op afwezig, zolang het formulier niet is ondertekend: de anderen spelen om de titel, en de afwezige speler komt vlak achter hen.
    [team] Voor het begin komt het volgende team in de stand in de plaats van een team dat ontbreekt (1.1.9). Zet een team dat niet komt bij een partij die bezig is op afwezig, zolang het formulier niet is ondertekend: de anderen spelen om de titel, en het afwezige team komt vlak achter hen.
}

sheets-caption = { $points ->
   *[vp] OP en winnaar van elke plaats, en wie er afwezig is
    [hexes] Tegels en winnaar van elke plaats, en wie er afwezig is
}
sheets-caption-seats = { $points ->
   *[vp] OP, winnaar, kleur en speelvolgorde van elke plaats, en wie er afwezig is
    [hexes] Tegels, winnaar, kleur en speelvolgorde van elke plaats, en wie er afwezig is
}
sheets-position = Pos.
sheets-winner = Winnaar
sheets-colour = Kleur
sheets-play-order = Speelvolgorde
sheets-absent = Afwezig
sheets-chair = Stoel
sheets-points-of = { $points ->
   *[vp] OP van { $name }
    [hexes] Tegels van { $name }
}
sheets-colour-of = Kleur van { $name }
sheets-play-order-of = Plek in de speelvolgorde van { $name }
sheets-chair-of = Stoel van { $name }
sheets-part-of = { $part } van { $name }
sheets-pick-won = gewonnen<span class="vh">: { $name }</span>
sheets-pick-absent = afwezig<span class="vh">: { $name }</span>
sheets-pick-part = { $vp }<span class="vh"> voor { $part }: { $name }</span>
sheets-pick-nobody = geen<span class="vh">: niemand heeft { $part }</span>
sheets-rarely-seats = Kleur, speelvolgorde, afwezig
sheets-rarely = Afwezig
sheets-count-parts = Onderdelen tellen: { $parts }
sheets-parts-help = { $points ->
   *[vp] De onderdelen samen zijn de OP; laat de OP hierboven leeg, of typ hetzelfde getal.
    [hexes] De onderdelen samen zijn de tegels; laat de tegels hierboven leeg, of typ hetzelfde getal.
}
sheets-parts-caption = Onderdelen van de score
sheets-sum = Som
sheets-nobody = Niemand
sheets-chairs-and-cards = Stoelen, en wie bankhouder was
sheets-handled-by-label = Bankhouder (2.0.4)
sheets-claimed = De winnaar heeft de overwinning in de eigen beurt opgeëist (3.0.14)
sheets-claimed-help = Was het in de beurt van iemand anders, vraag het dan aan een scheidsrechter voordat iemand tekent.

sheets-outcome-caption = { $ground ->
   *[table] Tafel { $table }, { $round }
    [field] Veld { $table }, { $round }
}
sheets-won = ★ gewonnen
sheets-handled-by = Bankhouder: { $who } (2.0.4).
sheets-decided = door een scheidsrechter beslist
sheets-decided-best-other = door een scheidsrechter beslist: de beste van de anderen heeft gewonnen
sheets-decided-stands = door een scheidsrechter beslist: de uitslag blijft staan
sheets-decided-not-counted = door een scheidsrechter beslist: niet geteld
sheets-not-signed-yet = nog niet ondertekend
sheets-did-not-come = afwezig
sheets-unknown-vp = { $points ->
   *[vp] ? OP
    [hexes] ? tegels
}
sheets-unknown-vp-won = { $points ->
   *[vp] ? OP, gewonnen
    [hexes] ? tegels, gewonnen
}
sheets-round-closed = De ronde is afgesloten.
sheets-results-with-sheets = Uitslagen verschijnen zodra hun uitslagformulier is ondertekend.
sheets-results-when-closed = Uitslagen verschijnen als de ronde is afgesloten.

sheets-on-time = tijd om
sheets-what-differs = Wat verschilt
sheets-field-column = Veld
sheets-stored-column = Nu opgeslagen
sheets-typed-column = Door jou getypt
sheets-nothing = niets
sheets-change-below = Klopt niet wat is opgeslagen, wijzig het dan hieronder.
sheets-say-you-disagree = { $ground ->
   *[table] Klopt niet wat is opgeslagen, zeg dan dat je het er niet mee eens bent: een scheidsrechter komt naar je tafel.
    [field] Klopt niet wat is opgeslagen, zeg dan dat je het er niet mee eens bent: een scheidsrechter komt naar je veld.
}
sheets-disagree = Niet mee eens
sheets-final-slip = Wat is opgeslagen, staat vast. Staat op het ondertekende papier wat jij typte, zeg het dan nu tegen een scheidsrechter: een organisator en een scheidsrechter kunnen het samen corrigeren (1.3.4).
sheets-final-stands = Wat is opgeslagen, staat vast, en niets verandert dat nog (1.3.4).
sheets-tell-judge = Klopt niet wat is opgeslagen, zeg het dan tegen een scheidsrechter.
sheets-same-as-stored = Wat je typte, is wat er is opgeslagen.
sheets-paused = Stilgelegd
sheets-layout-confirmed = De opbouw van het bord is bevestigd om <span class="num">{ $time }</span>{ $clause-html }.
sheets-new-board = Deze ronde kreeg een nieuw bord nadat de partijen waren begonnen. Wat eerder is bevestigd, telt niet meer.
sheets-unknown-board-choose = Voor deze ronde is geen bord vastgelegd. Ligt het jouwe zoals je het hebt gekregen, en is iedereen het daarmee eens? Bevestig het voordat jullie kiezen (1.1.6).
sheets-unknown-board-begin = Voor deze ronde is geen bord vastgelegd. Ligt het jouwe zoals je het hebt gekregen, en is iedereen het daarmee eens? Bevestig het voordat jullie beginnen.
sheets-board-right-choose = { $ground ->
   *[table] Ligt het bord aan tafel { $table } volgens de opbouw van deze ronde, en is iedereen aan tafel het daarmee eens? Bevestig het voordat jullie kiezen (1.1.6).
    [field] Ligt het bord op veld { $table } volgens de opbouw van deze ronde, en is iedereen op het veld het daarmee eens? Bevestig het voordat jullie kiezen (1.1.6).
}
sheets-board-right-begin = { $ground ->
   *[table] Ligt het bord aan tafel { $table } volgens de opbouw van deze ronde, en is iedereen aan tafel het daarmee eens? Bevestig het voordat jullie beginnen.
    [field] Ligt het bord op veld { $table } volgens de opbouw van deze ronde, en is iedereen op het veld het daarmee eens? Bevestig het voordat jullie beginnen.
}
sheets-look-at-board = Bord bekijken
sheets-sheet-shows-board = { $ground ->
   *[table] Het staat op het formulier op jullie tafel.
    [field] Het staat op het formulier op jullie veld.
}
sheets-board-right-button = Ja, het bord klopt
sheets-entered-unsigned = Je hebt een uitslag ingevoerd, en nog niemand heeft die ondertekend. Die staat vast als iedereen die speelde heeft getekend (1.3.4).
sheets-enter-what-happened = { $ground ->
   *[table] Voer in wat er aan jullie tafel gebeurde. Het staat vast als iedereen die speelde heeft getekend (1.3.4).
    [field] Voer in wat er op jullie veld gebeurde. Het staat vast als iedereen die speelde heeft getekend (1.3.4).
}
sheets-result-of = { $ground ->
   *[table] Uitslag van tafel { $table }, { $round }
    [field] Uitslag van veld { $table }, { $round }
}
sheets-change-button = Uitslag wijzigen
sheets-enter-button = Uitslag invoeren
sheets-no-entry = Nu niet in te voeren
sheets-final = Definitief
sheets-result-stands = De uitslag van deze partij staat vast (1.3.4).
sheets-unusual = Ongewoon
sheets-somebody-disagrees = Iemand is het er niet mee eens.
sheets-nobody-signs = Er kan nu niemand tekenen.
sheets-judge-coming = { $ground ->
   *[table] Een scheidsrechter komt naar jullie tafel om te beslissen (1.3.4).
    [field] Een scheidsrechter komt naar jullie veld om te beslissen (1.3.4).
}
sheets-judge-coming-named = { $ground ->
   *[table] Een scheidsrechter komt naar jullie tafel om te beslissen: { $name } (1.3.4).
    [field] Een scheidsrechter komt naar jullie veld om te beslissen: { $name } (1.3.4).
}
sheets-judges-know = { $ground ->
   *[table] De scheidsrechters weten het, en een van hen komt naar jullie tafel om te beslissen (1.3.4).
    [field] De scheidsrechters weten het, en een van hen komt naar jullie veld om te beslissen (1.3.4).
}
sheets-changed = Gewijzigd
sheets-changed-after-signing = { $ground ->
   *[table] De uitslag van jullie tafel is gewijzigd nadat je tekende, dus je handtekening telt niet meer. Lees de uitslag opnieuw, en teken als die klopt.
    [field] De uitslag van jullie veld is gewijzigd nadat je tekende, dus je handtekening telt niet meer. Lees de uitslag opnieuw, en teken als die klopt.
}
sheets-is-this-right = { $ground ->
   *[table] Is dit wat er aan jullie tafel gebeurde? Teken alleen voor jezelf. Met de laatste handtekening staat het vast: daarna kan niemand aan de tafel het nog wijzigen.
    [field] Is dit wat er op jullie veld gebeurde? Teken alleen voor jezelf. Met de laatste handtekening staat het vast: daarna kan niemand op het veld het nog wijzigen.
}
sheets-sign-button = Ik teken: dit klopt
sheets-mistyped = Ik heb me vertypt: uitslag wijzigen
sheets-you-entered = Jij hebt deze uitslag ingevoerd, en nog niemand heeft getekend.
sheets-take-back = Je hebt gezegd dat je het er niet mee eens bent. Is het opgelost, of klopt de uitslag nu, neem het dan terug; daarna kun je tekenen.
sheets-agree-button = Toch mee eens
sheets-what-is-wrong = Wat klopt er niet?
sheets-objection-help = { $ground ->
   *[table] De scheidsrechters en de organisatie lezen het en komen naar jullie tafel.
    [field] De scheidsrechters en de organisatie lezen het en komen naar jullie veld.
}
sheets-call-judge-button = Roep een scheidsrechter: niet mee eens
sheets-receipt = Ontvangstbewijs
sheets-receipt-later = Hier komt een ontvangstbewijs zodra de ronde is afgesloten.
sheets-round-ahead = De ronde is nog niet begonnen.
sheets-staff-do-not-sign = Je bent ingelogd als medewerker, dus hier kun je niet tekenen: spelers tekenen zelf. Gebruik het formulier op de pagina's van de medewerkers.
sheets-from-the-game = Ingevuld uit de partij die stap voor stap is genoteerd. Controleer het, en sla het dan op.
sheets-stale = De uitslag is gewijzigd nadat je deze pagina opende. Je hebt niet getekend. Lees hoe die nu is.
sheets-entry-stale = Iemand anders was je voor met de uitslag. Die van jou is niet opgeslagen. Vergelijk de twee hieronder.
sheets-layout-stale = { $ground ->
   *[table] Deze tafel is gewijzigd of heeft een ander bord sinds je de pagina opende. Er is niets bevestigd. Zo is het nu.
    [field] Dit veld is gewijzigd of heeft een ander bord sinds je de pagina opende. Er is niets bevestigd. Zo is het nu.
}
sheets-photos = { $count ->
   *[other] Foto's van het bord ({ $count })
}
sheets-photo-start = Het bord aan het begin
sheets-photo-end = Het bord aan het eind
sheets-photo-added = Toegevoegd { $at } door { $name }.
sheets-photo-added-by-somebody = Toegevoegd { $at } door iemand.

sheets-own-enter = Is de partij voorbij? Voer in wat er gebeurde, en iedereen tekent het.
sheets-own-enter-button = Uitslag invoeren
sheets-own-sign = { $ground ->
   *[table] De uitslag van je tafel is binnen en wacht op je handtekening. Teken als die klopt.
    [field] De uitslag van je veld is binnen en wacht op je handtekening. Teken als die klopt.
}
sheets-own-sign-button = Controleren en tekenen
sheets-own-sign-again-button = Opnieuw controleren en tekenen
sheets-own-absent = { $ground ->
   *[table] De uitslag van je tafel is binnen, en daarin sta je als afwezig. Klopt dat niet, zeg het dan.
    [field] De uitslag van je veld is binnen, en daarin sta je als afwezig. Klopt dat niet, zeg het dan.
}
sheets-own-see-button = Uitslag bekijken
sheets-own-all-signed = Jij hebt de uitslag ondertekend, en iedereen die dat moet ook. De medewerkers maken die definitief.
sheets-own-signed = { $signed ->
   *[other] Jij hebt de uitslag ondertekend. Dat hebben { $signed } van de { $all } gedaan. Nog niet: { $names }.
}
sheets-own-disputed = { $ground ->
   *[table] Iemand aan je tafel is het niet eens met de uitslag. Er komt een scheidsrechter naar jullie toe.
    [field] Iemand op je veld is het niet eens met de uitslag. Er komt een scheidsrechter naar jullie toe.
}
sheets-own-judge-comes = { $ground ->
   *[table] Iemand aan je tafel is het niet eens met de uitslag. Er is een scheidsrechter onderweg.
    [field] Iemand op je veld is het niet eens met de uitslag. Er is een scheidsrechter onderweg.
}
sheets-own-judge-comes-named = { $ground ->
   *[table] Iemand aan je tafel is het niet eens met de uitslag. Er is een scheidsrechter onderweg: { $name }.
    [field] Iemand op je veld is het niet eens met de uitslag. Er is een scheidsrechter onderweg: { $name }.
}
sheets-own-game-won = De partij is voorbij. De uitslag is op het uitslagformulier ingevuld: controleer die, en iedereen tekent.
sheets-own-game-won-button = Uitslagformulier bekijken en tekenen

sheets-done-entered = { $ground ->
   *[table] De uitslag is ingevoerd. Controleer die nog een keer en teken dan, net als iedereen aan de tafel.
    [field] De uitslag is ingevoerd. Controleer die nog een keer en teken dan, net als iedereen op het veld.
}
sheets-done-signed = Je hebt getekend.
sheets-done-objected = { $ground ->
   *[table] De scheidsrechters weten dat je het er niet mee eens bent. Blijf aan je tafel: een van hen komt eraan.
    [field] De scheidsrechters weten dat je het er niet mee eens bent. Blijf bij je veld: een van hen komt eraan.
}
sheets-done-taken-back = Teruggenomen. Je kunt nu tekenen.
sheets-done-nothing-to-take-back = Er was niets meer terug te nemen: dat was al gedaan, of de uitslag is gewijzigd. Zo is het nu.
sheets-done-layout = De opbouw is bevestigd.
sheets-done-layout-before = { $ground ->
   *[table] De opbouw van deze tafel was al bevestigd, vanaf een ander apparaat. Je hoeft niets meer te doen.
    [field] De opbouw van dit veld was al bevestigd, vanaf een ander apparaat. Je hoeft niets meer te doen.
}

sheets-unusual-winner-below = { $points ->
   *[vp] De winnaar heeft minder dan { $goal } OP
    [hexes] De winnaar heeft minder dan { $goal } tegels
}
sheets-unusual-winner-above = { $points ->
   *[vp] De winnaar heeft veel meer dan { $goal } OP
    [hexes] De winnaar heeft veel meer dan { $goal } tegels
}
sheets-unusual-loser = { $points ->
   *[vp] { $goal } OP of meer, en niet de winnaar
    [hexes] { $goal } tegels of meer, en niet de winnaar
}
sheets-unusual-below-start = { $points ->
   *[vp] Minder dan { $start } OP, waarmee iedereen begint
    [hexes] Minder dan { $start } tegels, waarmee iedereen begint
}
sheets-unusual-shared = { $points ->
   *[vp] Anderen hebben evenveel OP nu de tijd om is; een scheidsrechter zegt wie er heeft gewonnen
    [hexes] Anderen hebben evenveel tegels nu de tijd om is; een scheidsrechter zegt wie er heeft gewonnen
}
sheets-unusual-disqualified = De winnaar is in deze partij gediskwalificeerd
sheets-unusual-withdrew = De winnaar heeft zich tijdens deze partij teruggetrokken
sheets-unusual-unsigned = De winnaar heeft zich teruggetrokken zonder deze uitslag te tekenen
sheets-unusual-of = { $name }: { $what }.
sheets-unusual-of-unsigned = { $name } heeft gewonnen en zich teruggetrokken nadat deze uitslag was ingevoerd, zonder te tekenen. Was dat na de partij, teken dan gewoon; is { $name } tijdens de partij vertrokken, dan kiest een scheidsrechter wat blijft staan.
sheets-unusual-of-disqualified = { $name } is in deze partij gediskwalificeerd, en zou die hebben gewonnen. Een scheidsrechter kiest wat blijft staan.
sheets-unusual-of-withdrew = { $name } heeft zich in deze partij teruggetrokken, en zou die hebben gewonnen. Een scheidsrechter kiest wat blijft staan.

sheets-of-player = { $name }: { $fault }
sheets-not-whole = { $field ->
    [vp] { $points ->
            *[vp] Het aantal OP moet een geheel getal zijn, zoals 7.
             [hexes] Het aantal tegels moet een geheel getal zijn, zoals 7.
         }
    [winner] De winnaar moet een geheel getal zijn, zoals 7.
    [play-order] De speelvolgorde moet een geheel getal zijn, zoals 7.
    [chair] De stoel moet een geheel getal zijn, zoals 7.
   *[part] { $part } moet een geheel getal zijn, zoals 7.
}
sheets-no-such-seat = { $ground ->
   *[table] Niemand aan deze tafel heeft die plaats.
    [field] Niemand op dit veld heeft die plaats.
}
sheets-no-such-handler = Kies de startspeler, een speler van deze tafel, of een scheidsrechter.
sheets-number = { $count ->
    [0] nul
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
   *[other] { $count }
}
sheets-or = { $before } of { $last }
sheets-table-size = { $ground ->
   *[table] Een tafel heeft { $sizes } plaatsen, niet { $found }.
    [field] Een veld heeft { $sizes } plaatsen, niet { $found }.
}
sheets-too-few-nobody = { $ground ->
   *[table] Aan deze tafel is niemand over, en voor een partij zijn er { $least } nodig. Een scheidsrechter of organisator zegt wat er gebeurt. Ofwel gaat wie er is naar een andere tafel: neem het begin van de ronde terug, zolang die nog geen uitslag heeft, en herstel de indeling. Ofwel spelen ze zonder de anderen, en een scheidsrechter beslist over de partij.
    [field] Op dit veld is niemand over, en voor een partij zijn er { $least } nodig. Een scheidsrechter of organisator zegt wat er gebeurt. Ofwel gaat wie er is naar een ander veld: neem het begin van de ronde terug, zolang die nog geen uitslag heeft, en herstel de indeling. Ofwel spelen ze zonder de anderen, en een scheidsrechter beslist over de partij.
}
sheets-too-few-one = { $ground ->
   *[table] Aan deze tafel is er nog maar één over, en voor een partij zijn er { $least } nodig. Een scheidsrechter of organisator zegt wat er gebeurt. Ofwel gaat wie er is naar een andere tafel: neem het begin van de ronde terug, zolang die nog geen uitslag heeft, en herstel de indeling. Ofwel spelen ze zonder de anderen, en een scheidsrechter beslist over de partij.
    [field] Op dit veld is er nog maar één over, en voor een partij zijn er { $least } nodig. Een scheidsrechter of organisator zegt wat er gebeurt. Ofwel gaat wie er is naar een ander veld: neem het begin van de ronde terug, zolang die nog geen uitslag heeft, en herstel de indeling. Ofwel spelen ze zonder de anderen, en een scheidsrechter beslist over de partij.
}
sheets-too-few = { $ground ->
   *[table] Aan deze tafel zijn er nog maar { $found } over, en voor een partij zijn er { $least } nodig. Een scheidsrechter of organisator zegt wat er gebeurt. Ofwel gaat wie er is naar een andere tafel: neem het begin van de ronde terug, zolang die nog geen uitslag heeft, en herstel de indeling. Ofwel spelen ze zonder de anderen, en een scheidsrechter beslist over de partij.
    [field] Op dit veld zijn er nog maar { $found } over, en voor een partij zijn er { $least } nodig. Een scheidsrechter of organisator zegt wat er gebeurt. Ofwel gaat wie er is naar een ander veld: neem het begin van de ronde terug, zolang die nog geen uitslag heeft, en herstel de indeling. Ofwel spelen ze zonder de anderen, en een scheidsrechter beslist over de partij.
}
sheets-absent-handler = { $entrant ->
   *[player] Een afwezige speler kan geen bankhouder zijn geweest.
    [team] Een afwezig team kan geen bankhouder zijn geweest.
}
sheets-absent-winner = { $entrant ->
   *[player] Een afwezige speler kan niet hebben gewonnen.
    [team] Een afwezig team kan niet hebben gewonnen.
}
sheets-absent-with = { $field ->
    [vp] { $points ->
            *[vp] Er zijn OP
             [hexes] Er zijn tegels
         } ingevuld voor een { $entrant ->
            *[player] speler die
             [team] team dat
         } op afwezig staat: maak het leeg, of haal het vinkje bij “afwezig” weg.
    [play-order] { $entrant ->
                    *[player] De speelvolgorde is ingevuld voor een speler die op afwezig staat: maak het leeg, of haal het vinkje bij “afwezig” weg.
                     [team] De speelvolgorde is ingevuld voor een team dat op afwezig staat: maak het leeg, of haal het vinkje bij “afwezig” weg.
                 }
    [chair] { $entrant ->
               *[player] De stoel is ingevuld voor een speler die op afwezig staat: maak het leeg, of haal het vinkje bij “afwezig” weg.
                [team] De stoel is ingevuld voor een team dat op afwezig staat: maak het leeg, of haal het vinkje bij “afwezig” weg.
            }
    [colour] { $entrant ->
                *[player] De kleur is ingevuld voor een speler die op afwezig staat: maak het leeg, of haal het vinkje bij “afwezig” weg.
                 [team] De kleur is ingevuld voor een team dat op afwezig staat: maak het leeg, of haal het vinkje bij “afwezig” weg.
             }
   *[part] { $entrant ->
              *[player] { $part } is ingevuld voor een speler die op afwezig staat: maak het leeg, of haal het vinkje bij “afwezig” weg.
               [team] { $part } is ingevuld voor een team dat op afwezig staat: maak het leeg, of haal het vinkje bij “afwezig” weg.
           }
}
sheets-vp-missing = { $points ->
   *[vp] Vul de OP in.
    [hexes] Vul de tegels in.
}
sheets-vp-below-zero = { $points ->
   *[vp] Minder dan 0 OP kan niet.
    [hexes] Minder dan 0 tegels kan niet.
}
sheets-vp-too-many = { $points ->
   *[vp] Meer dan { $most } OP kan niet.
    [hexes] Meer dan { $most } tegels kan niet.
}
sheets-parts-disagree = { $points ->
   *[vp] De onderdelen zijn samen { $parts } OP, maar er staat { $vp }.
    [hexes] De onderdelen zijn samen { $parts } tegels, maar er staat { $vp }.
}
sheets-part-unknown = Een score van dit spel heeft zo'n onderdeel niet.
sheets-part-limit = { $part } zijn er 0 tot en met { $most }.
sheets-part-limit-in-all = { $code ->
    [longest_road] { $ground ->
                      *[table] { $found } keer { $part } aan de tafel, en er is er { $most }.
                       [field] { $found } keer { $part } op het veld, en er is er { $most }.
                   }
    [largest_army] { $ground ->
                      *[table] { $found } keer { $part } aan de tafel, en er is er { $most }.
                       [field] { $found } keer { $part } op het veld, en er is er { $most }.
                   }
    [vp_cards] { $ground ->
                  *[table] { $found } { $part } aan de tafel, en de stapel heeft er { $most }.
                   [field] { $found } { $part } op het veld, en de stapel heeft er { $most }.
               }
   *[any] { $ground ->
             *[table] { $found } { $part } aan de tafel, en er zijn er { $most }.
              [field] { $found } { $part } op het veld, en er zijn er { $most }.
          }
}
sheets-second-holder = { $entrant ->
   *[player] Maar één speler kan dit hebben: { $part }.
    [team] Maar één team kan dit hebben: { $part }.
}
sheets-held-alone = { $held } tellen hier alleen samen met { $own }.
sheets-no-winner = Er is geen winnaar aangewezen.
sheets-second-winner = { $entrant ->
   *[player] Maar één speler kan de winnaar zijn.
    [team] Maar één team kan de winnaar zijn.
}
sheets-not-most-on-time = Als de tijd om is, heeft gewonnen wie de meeste { $points ->
   *[vp] OP
    [hexes] tegels
} heeft: { $entrant ->
   *[player] deze speler
    [team] dit team
} heeft er meer dan de winnaar.
sheets-colours-are = De kleuren zijn { $colours }.
sheets-colour-twice = Een { $entrant ->
   *[player] andere speler
    [team] ander team
} { $ground ->
   *[table] aan deze tafel
    [field] op dit veld
} heeft deze kleur.
sheets-order-twice = Een { $entrant ->
   *[player] andere speler
    [team] ander team
} { $ground ->
   *[table] aan deze tafel
    [field] op dit veld
} heeft deze plek in de speelvolgorde.
sheets-order-unknown = { $entrant ->
   *[player] De speelvolgorde loopt van 1 tot en met het aantal spelers.
    [team] De speelvolgorde loopt van 1 tot en met het aantal teams.
}
sheets-chair-twice = Een { $entrant ->
   *[player] andere speler
    [team] ander team
} { $ground ->
   *[table] aan deze tafel
    [field] op dit veld
} heeft deze stoel.
sheets-chair-unknown = De stoelen zijn 1 tot en met { $chairs }.

sheets-running-begun = Begonnen om <span class="num">{ $time }</span>.
sheets-running-begun-round = Begonnen om <span class="num">{ $time }</span>, deze ronde om <span class="num">{ $since }</span>.
sheets-running-out = uit

sheets-title = { $ground ->
   *[table] { $round }, tafel { $table }
    [field] { $round }, veld { $table }
}
