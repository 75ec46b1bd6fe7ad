face-day-label = Tag
face-doors-label = Einlass
face-start-label = Beginn
face-fee-label = Startgeld
face-free = Kostenlos
face-is-free = Die Teilnahme ist kostenlos.
face-fee-is = Das Startgeld beträgt { $amount }.
face-level-qualifier = Qualifikation oder Landesturnier
face-level-national = Nationale Meisterschaft
face-level-masters = Masters Invitational
face-level-world = Weltmeisterschaft
face-doors-open = Einlass
face-start = Beginn
face-check-in = Check-in
face-welcome = Begrüßung
face-break = Pause
face-prizes = Siegerehrung
face-something-else = Etwas anderes
face-day-numbered = Tag { $number }
face-day-of = Tag { $number }, { $date }
face-planned-for = geplant für { $when }
face-place = { $place } Platz
face-places = Plätze { $first } bis { $last }
face-place-in-words = { $rank ->
    [1] Erster Platz
    [2] Zweiter Platz
    [3] Dritter Platz
    [4] Vierter Platz
    [5] Fünfter Platz
    [6] Sechster Platz
    [7] Siebter Platz
    [8] Achter Platz
    [9] Neunter Platz
    [10] Zehnter Platz
    [11] Elfter Platz
    [12] Zwölfter Platz
    [13] Dreizehnter Platz
    [14] Vierzehnter Platz
    [15] Fünfzehnter Platz
    [16] Sechzehnter Platz
    [17] Siebzehnter Platz
    [18] Achtzehnter Platz
    [19] Neunzehnter Platz
   *[other] Zwanzigster Platz
}
face-played = { $wins ->
    [one] { $games ->
        [one] { $wins } Sieg und { $result } in { $games } Partie
       *[other] { $wins } Sieg und { $result } in { $games } Partien
    }
   *[other] { $games ->
        [one] { $wins } Siege und { $result } in { $games } Partie
       *[other] { $wins } Siege und { $result } in { $games } Partien
    }
}
face-code-everybody = Sei zu allen freundlich, höflich, respektvoll und fair, am Tisch und abseits davon. Das gilt für alle gleich: wer spielt, zum Turnierteam gehört, im Auftrag arbeitet, etwas verkauft, im Hotel arbeitet, zu Gast ist oder für die Presse kommt (2.1.2, 2.1.4).
face-code-harassment = Belästigung jeder Art hat hier keinen Platz: keine Einschüchterung oder Drohung, keine verletzenden Worte, keine Gewalt, kein Bedrängen, Mobbing, Nachstellen oder Verfolgen, keine unerwünschten Berührungen oder sexuellen Annäherungen, keine Fotos oder Filme von Menschen, die das nicht wollen, kein Stören von Veranstaltungen. Noch schlimmer ist sie, wenn sie sich gegen Hautfarbe oder ethnische Herkunft, nationale Herkunft, Geschlecht oder dessen Ausdruck, biologisches Geschlecht, sexuelle Orientierung, Alter, Behinderung, Religion, Staatsangehörigkeit, Krankheit oder Schwangerschaft richtet (2.2.1, 2.2.2).
face-code-stop = Wer gebeten wird aufzuhören, muss sofort aufhören. Sag irgendwem vom Turnierteam, was du erlebst oder siehst (2.2.3).
face-code-devices = Handys und andere Geräte bleiben während einer Partie vom Tisch und unbenutzt. Fotos vom Spielplan davor und danach sind in Ordnung. Für einen Notruf sag den anderen Bescheid: Die Partie pausiert (2.1.5 bis 2.1.7).
face-code-order = Stör weder das Turnier noch, was dazugehört, noch den Ort drumherum, und sorg dafür, dass sich auch Freunde und Familie daran halten, die du mitbringst (2.1.8, 2.1.11).
face-code-breach = Wer gegen diese Regeln verstößt, kann disqualifiziert, weggeschickt und gesperrt werden (2.1.2, 2.1.12).
face-photo-published = Von der Veranstaltung werden Fotos, Filme und Tonaufnahmen gemacht und veröffentlicht. Mit deiner Teilnahme erlaubst du der CATAN GmbH und allen, die für sie handeln, Aufnahmen zu verwenden, auf denen du zu sehen oder zu hören bist, zum Beispiel in Information, Werbung, Websites und sozialen Medien (3.1.1).
face-photo-own = Du darfst deine eigene Partie filmen, wenn du dich an die Bedingungen der Fotoregeln hältst; live streamen ist nicht erlaubt (3.1.2).
