forms-optional = (mag leeg)
forms-cancel = Annuleren
forms-type-word = Typ <b>{ $word }</b> om door te gaan
forms-find = Zoeken
forms-found = {"{"}shown{"}"} van {"{"}all{"}"}
forms-found-nobody = Niemand hier heeft die naam. Controleer de spelling, of zoek op een deel ervan.
