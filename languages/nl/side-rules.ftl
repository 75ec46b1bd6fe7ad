side-rules-intro = Hoe { $system } hier wordt gespeeld en hoe de stand wordt bepaald. Waar de spelregels niets zeggen of zichzelf tegenspreken, staat bij <b>hier afgesproken</b> wat wij aanhouden. Een stap die Reeve weigert, noemt de regel met het nummer erachter.
side-rules-log-ruling = Beslissing noteren
side-rules-decided-heading = Voor dit neventoernooi bepaald
side-rules-decided = Hier afgesproken:
side-rules-game = Spel
side-rules-rounds = Rondes
side-rules-who = Wie meedoet
side-rules-grounds = { $ground ->
   *[table] Tafels
    [field] Velden
}
side-rules-met-before = Wie elkaar al is tegengekomen, komt elkaar zo zelden mogelijk opnieuw tegen.
side-rules-locked = Deze instellingen liggen vast sinds de eerste tafelindeling is gepubliceerd.
side-rules-not-locked = De organisatie kan deze instellingen wijzigen tot de eerste tafelindeling is gepubliceerd; daarna liggen ze vast.

side-rules-ranking-heading = Hoe de stand wordt bepaald
side-rules-ranked-by-wins = Gewonnen partijen.
side-rules-ranked-by-points = { $points ->
   *[vp] OP van alle partijen samen. Er geldt geen maximum.
    [hexes] Tegels van alle partijen samen: die iemand heeft als een partij eindigt. Er geldt geen maximum.
}
side-rules-ranked-by-share = { $points ->
   *[vp] OP%: het aandeel in alle OP van elke partij, afgerond op een honderdste procent, opgeteld.
    [hexes] Tegels%: het aandeel in alle tegels van elke partij, afgerond op een honderdste procent, opgeteld.
}
side-rules-ranked-by-lots = Loting, één keer gedaan en bewaard.
side-rules-winner = { $points ->
   *[vp] Wie na de laatste ronde eerste staat, heeft gewonnen. Een niet gespeelde partij telt als geen overwinning, 0 OP en 0 OP%.
    [hexes] Wie na de laatste ronde eerste staat, heeft gewonnen. Een niet gespeelde partij telt als geen overwinning, 0 tegels en 0 Tegels%.
}

side-rules-conduct = Gedrag
side-rules-code-of-conduct = Iedereen hier, spelers en gasten, houdt zich aan de gedragscode en het beleid tegen ongewenst gedrag (2.1, 2.2) en gaat akkoord met het fotobeleid (3.1).
side-rules-harassment = Zie je ongewenst gedrag of maak je het mee, vertel het dan aan een medewerker (2.2.3).

side-rules-players = Spelers, ieder voor zich.
side-rules-teams = Teams, elk onder één naam. Wie inschrijft, spreekt en tekent voor het team.
side-rules-by-its-box = Er wordt gespeeld volgens de spelregels uit de doos. Uitslagen worden ingetypt op de uitslagformulieren.
side-rules-step-by-step = Een partij die stap voor stap wordt genoteerd
side-rules-rule-l1 = Elke knop schrijft een regel in het logboek van de partij. Een logboek dat elders is geschreven, is tekst in UTF-8 met één JSON-object per regel, zonder lege regels. Een regel heeft de sleutels van zijn stap, elk één keer, en geen andere; alle getallen erin zijn gehele getallen.
side-rules-rule-l3 = Wie speelt, heeft een eigen naam, en elke stapel en uitbreiding ook.
side-rules-rule-l4 = De laatste stap die geldt, kan worden teruggenomen, en dan die ervoor. Terugnemen blijft.
side-rules-rule-l5 = Een gewonnen partij neemt geen stap meer aan. De stap waarmee die is gewonnen, kan worden teruggenomen.
side-rules-rule-l6-decided = Aan een partij doen er zoveel mee als bovenaan deze pagina staat, niet minder en niet meer.
