pages-tournaments = Toernooien
pages-tournament = Toernooi
pages-register = Inschrijven
pages-seats = Indeling
pages-results = Uitslagen
pages-standings = Stand
pages-semi-finals-and-final = Halve finales en finale
pages-final-stage = Finale
pages-boards = Borden
pages-seat-schedule = Hele indeling
pages-rules-here = Reglement van dit toernooi
pages-rules-in-short = Het reglement in het kort
pages-staff-pages = Voor medewerkers
pages-champion = Kampioen
pages-code-at-the-door = Code bij de deur
pages-link-does-not-work = Deze link werkt niet
pages-moved = Reeve is verhuisd
pages-no-connection = Geen verbinding
pages-open-a-screen = Scherm openen
pages-screen-removed = Dit scherm is weggelegd
pages-stream = Stream
pages-stream-gone = Deze stream is er niet
pages-proof-and-picture = Bewijs en beeld
pages-who-meets-whom = Wie elkaar treft
pages-public-log = Openbaar logboek
pages-statistics = Statistiek
pages-statistics-of-all = Statistiek van alle toernooien
pages-api = Voor programma's
pages-game = { $ground ->
   *[table] { $round }, tafel { $number }: de partij
    [field] { $round }, veld { $number }: de partij
}
pages-board = Bord van { $round }
pages-seats-of = Indeling: { $round }
pages-feed-of = Toernooien: { $words }

pages-says-start = Toernooien van CATAN: inschrijving, indeling, uitslagen en stand.
pages-says-rules = Alle artikelen van het CATAN-kampioenschapsreglement, in het kort.
pages-says-statistics = Hoe vaak elke plaats, elke plek in de speelvolgorde en elke kleur wint.
pages-says-tournament = { $day }, { $place }: { $stands }
