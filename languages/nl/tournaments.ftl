tournaments-name-or-place = Naam of plaats
tournaments-year = Jaar
tournaments-all-years = Alle jaren
tournaments-find = Zoeken
tournaments-show-all = Toon alles
tournaments-count = { $count ->
    [one] { $count } toernooi
   *[other] { $count } toernooien
}
tournaments-found = { $count ->
    [one] { $count } toernooi gevonden
   *[other] { $count } toernooien gevonden
}
tournaments-series = Reeksen
tournaments-tournaments = Toernooien
tournaments-past = Eerdere toernooien
tournaments-calendar = Agenda
tournaments-calendar-of = Agenda van { $name }
tournaments-none-found = Er is geen toernooi gevonden
tournaments-none-found-why = In geen naam of plaats komen deze woorden voor, of er was er geen in dat jaar. Probeer minder woorden, of bekijk ze allemaal.
tournaments-show-all-tournaments = Toon alle toernooien
tournaments-none-public = Er is nog geen toernooi openbaar
tournaments-none-public-create = Maak er een aan; het verschijnt hier zodra de inschrijving opengaat.
tournaments-create = Toernooi aanmaken
tournaments-none-public-why = Toernooien verschijnen hier zodra hun inschrijving opengaat.
tournaments-newer = Nieuwer
tournaments-older = Ouder

tournaments-season-file = De toernooien van een seizoen als bestand
tournaments-season-for = Voor wie erover bericht: spelers, finalisten, kampioen en reglement van elk toernooi tussen twee dagen.
tournaments-season-from = Van
tournaments-season-until = Tot en met
tournaments-season-csv = Voor spreadsheets
tournaments-season-json = Als JSON
tournaments-no-season = Schrijf de dagen als jaar-maand-dag, zoals 2026-01-01, en de laatste na de eerste.
tournaments-season-too-long = { $most ->
       *[other] Binnen deze dagen vallen meer dan { $most } toernooien. Kies minder dagen.
    }

tournaments-follow-all = Volg alle toernooien als feed
tournaments-follow-found = Volg de toernooien met deze woorden als feed
tournaments-rules = Het toernooireglement, artikel voor artikel, in gewone woorden
tournaments-for-programs = Wat hier openbaar is, voor andere programma's
tournaments-statistics = Hoe vaak elke plaats, plek in de speelvolgorde en kleur wint, over alle toernooien hier
