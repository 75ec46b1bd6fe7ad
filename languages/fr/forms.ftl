forms-optional = (facultatif)
forms-cancel = Annuler
forms-type-word = Pour continuer, saisissez <b>{ $word }</b>
forms-find = Chercher
forms-found = {"{"}shown{"}"} sur {"{"}all{"}"}
forms-found-nobody = Personne ici n’a ce nom. Vérifiez l’orthographe, ou cherchez une partie du nom.

forms-pages = Pages
forms-page-of = Page { $number } sur { $last }
forms-earlier = Plus tôt
forms-later = Plus tard

forms-step-done = (fait)

forms-you-go = Vous êtes en route.
forms-judge-goes = Un arbitre est en route.
forms-named-judge-goes = Un arbitre est en route : <span class="name">{ $name-judge }</span>.
forms-no-judge-goes = Aucun arbitre n’est encore en route.
forms-take-over = M’en charger
forms-i-come = J’arrive
