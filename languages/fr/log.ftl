log-intro = Corrections et disqualifications. Ce journal ne contient rien d’autre.
log-corrections-heading = Corrections
log-no-corrections = Aucune feuille de résultats n’a été corrigée.
log-corrections-caption = Feuilles de résultats corrigées, la plus récente en premier
log-game-column = { $entrant ->
   *[player] Partie et joueur
    [team] Partie et équipe
}
log-before-column = Enregistré avant
log-paper-column = Sur le papier signé
log-values-later = Les deux valeurs apparaissent ici dès que le résultat est public.
log-chain-heading = Chaîne d’empreintes
log-chain-length = Longueur
log-chain-head = Tête
log-chain-explained = Chaque feuille de résultats définitive est un maillon de cette chaîne, et chaque maillon contient l’empreinte du précédent. La tête garantit donc tous les résultats jusqu’à elle. Notez-la, et plus tard vous saurez si l’un d’eux a été changé : vérifiez une archive du tournoi avec <code>reeve verify</code> ou <code>sha256sum</code>. Les résultats qui ne sont pas encore publics entrent ici dans la chaîne quand ils le sont.
log-no-chain = Aucun résultat n’est encore public. La longueur et la tête de la chaîne apparaissent ici avec le premier.
log-staff-log = Le journal du staff, avec chaque changement du tournoi, est fermé de la même façon : sa dernière ligne a l’empreinte <code class="digest">{ $head }</code>.
log-receipt-heading = Chercher un reçu

log-sealed = Les résultats définitifs sont scellés
log-sealed-by = Aucun ne peut être changé sans que cela se voie : une chaîne d’empreintes de { $links } finit par <code class="digest">{ $head }</code>.
log-sealed-by-signed = Aucun ne peut être changé sans que cela se voie : une chaîne d’empreintes de { $links } finit par <code class="digest">{ $head }</code> (signatures : <code class="digest">{ $signed }</code>).
log-link = Journal public
