final-day-invitation = Deine Einladung
final-day-coming-button = Ich komme
final-day-not-coming-button = Ich kann nicht
final-day-own-page-there = Deine Seite am Finaltag
final-day-about = Über { $name }
final-day-own-page = Deine eigene Seite
final-day-answered = Die Antwort ist vermerkt.
final-day-disqualified = Du bist in { $name-series } disqualifiziert ({ $clause }) und hast deshalb keinen Platz am Finaltag.
final-day-hidden = Die Turnierleitung hat den Finaltag vorerst weggelegt, deshalb kannst du hier nicht antworten. Frag sie, was geplant ist.
final-day-played = { $known ->
    [day] Du hast den Finaltag von { $name-series } am { $day } gespielt ({ $name-place }). Er ist vorbei.
   *[none] Du hast den Finaltag von { $name-series } gespielt ({ $name-place }). Er ist vorbei.
}
final-day-over = Der Finaltag von { $name-series } ist vorbei.
final-day-among-players = { $known ->
    [day] Du spielst am Finaltag von { $name-series } mit, am { $day } ({ $name-place }). Wenn etwas dazwischenkommt, sag es der Turnierleitung in der Halle.
   *[none] Du spielst am Finaltag von { $name-series } mit ({ $name-place }). Wenn etwas dazwischenkommt, sag es der Turnierleitung in der Halle.
}
final-day-begun-no-place = Du hast keinen Platz mehr, und der Finaltag hat begonnen.
final-day-begun-without = Der Finaltag hat ohne dich begonnen.
final-day-invited-late = { $known ->
    [day] Du bist Nummer { $rank } in der Rangliste von { $name-series } und zum Finaltag am { $day } eingeladen ({ $name-place }). Antworten solltest du bis { $by }. Dein Platz ist noch nicht vergeben: Bitte antworte jetzt.
   *[none] Du bist Nummer { $rank } in der Rangliste von { $name-series } und zum Finaltag eingeladen ({ $name-place }). Antworten solltest du bis { $by }. Dein Platz ist noch nicht vergeben: Bitte antworte jetzt.
}
final-day-invited = { $known ->
    [day] Du bist Nummer { $rank } in der Rangliste von { $name-series } und zum Finaltag am { $day } eingeladen ({ $name-place }). Bitte antworte bis { $by }.
   *[none] Du bist Nummer { $rank } in der Rangliste von { $name-series } und zum Finaltag eingeladen ({ $name-place }). Bitte antworte bis { $by }.
}
final-day-plays = { $known ->
    [day] Du spielst den Finaltag von { $name-series } am { $day } ({ $name-place }). Wenn etwas dazwischenkommt, sag es hier; der nächste Rang wartet.
   *[none] Du spielst den Finaltag von { $name-series } ({ $name-place }). Wenn etwas dazwischenkommt, sag es hier; der nächste Rang wartet.
}
final-day-no-place-but-free = Du hast im Moment keinen Platz. Es ist noch einer frei, du kannst also doch kommen.
final-day-no-answer-but-free = Du hast bis { $by } nicht geantwortet. Es ist noch ein Platz frei, du kannst also doch kommen.
final-day-place-gone = Dein Platz ist an den nächsten Rang gegangen.
final-day-last-minute = { $day }, 23:59 Uhr ({ $zone })
final-day-short-played = Du hast den Finaltag gespielt.
final-day-short-over = Der Finaltag ist vorbei.
final-day-short-invitation = Deine Einladung zum Finaltag
final-day-short-invited = Du bist zum Finaltag eingeladen. Bitte antworte.
final-day-short-invited-by = Du bist zum Finaltag eingeladen. Bitte antworte bis { $day }, 23:59 Uhr.
final-day-short-plays = Du spielst den Finaltag.
final-day-title = Finaltag
