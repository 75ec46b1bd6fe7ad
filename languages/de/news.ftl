news-unknown-service = Reeve erreicht den Dienst nicht, der diesen Browser weckt. Vielleicht geht ein anderer Browser, oder Mail.
news-seats = { $ground ->
   *[table] Der Sitzplan ist öffentlich: Sieh nach, wo dein Tisch ist.
    [field] Der Sitzplan ist öffentlich: Sieh nach, wo dein Feld ist.
}
news-other-seat = { $ground ->
   *[table] Dein Sitzplatz hat sich geändert: Sieh nach, wo dein Tisch jetzt ist.
    [field] Dein Sitzplatz hat sich geändert: Sieh nach, wo dein Feld jetzt ist.
}
news-sign = Dein Ergebnis ist da: Bitte unterschreib es.
news-final-day = Du bist zum Finaltag eingeladen: Bitte antworte.
news-from-organizers = Von der Turnierleitung.
