forms-optional = (freiwillig)
forms-cancel = Abbrechen
forms-type-word = Tippe <b>{ $word }</b>, um weiterzumachen
forms-find = Suchen
forms-found = {"{"}shown{"}"} von {"{"}all{"}"}
forms-found-nobody = Hier heißt niemand so. Prüf die Schreibweise, oder such nach einem Teil des Namens.
forms-pages = Seiten
forms-page-of = Seite { $number } von { $last }
forms-earlier = Früher
forms-later = Später
forms-step-done = (erledigt)
forms-you-go = Du bist unterwegs.
forms-judge-goes = Ein Schiedsrichter ist unterwegs.
forms-named-judge-goes = Ein Schiedsrichter ist unterwegs: <span class="name">{ $name-judge }</span>.
forms-no-judge-goes = Noch ist kein Schiedsrichter unterwegs.
forms-take-over = Übernehmen
forms-i-come = Ich komme
