forms-optional = (mag leeg)
forms-cancel = Annuleren
forms-type-word = Typ <b>{ $word }</b> om door te gaan
forms-find = Zoeken
forms-found = {"{"}shown{"}"} van {"{"}all{"}"}
forms-found-nobody = Niemand hier heeft die naam. Controleer de spelling, of zoek op een deel ervan.

forms-pages = Pagina's
forms-page-of = Pagina { $number } van { $last }
forms-earlier = Eerder
forms-later = Later

forms-step-done = (gedaan)

forms-you-go = Je bent onderweg.
forms-judge-goes = Er is een scheidsrechter onderweg.
forms-named-judge-goes = Er is een scheidsrechter onderweg: <span class="name">{ $name-judge }</span>.
forms-no-judge-goes = Er is nog geen scheidsrechter onderweg.
forms-take-over = Overnemen
forms-i-come = Ik kom
