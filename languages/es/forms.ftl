forms-optional = (opcional)
forms-cancel = Cancelar
forms-type-word = Para seguir, escribe <b>{ $word }</b>
forms-find = Buscar
forms-found = {"{"}shown{"}"} de {"{"}all{"}"}
forms-found-nobody = Aquí nadie se llama así. Revisa la ortografía, o busca una parte.

forms-pages = Páginas
forms-page-of = Página { $number } de { $last }
forms-earlier = Anteriores
forms-later = Siguientes

forms-step-done = (hecho)

forms-you-go = Vas de camino.
forms-judge-goes = Un árbitro va de camino.
forms-named-judge-goes = Un árbitro va de camino: <span class="name">{ $name-judge }</span>.
forms-no-judge-goes = Todavía no va ningún árbitro de camino.
forms-take-over = Encargarme
forms-i-come = Voy
