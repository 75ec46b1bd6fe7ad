faults-too-long = { $length ->
    [one] a { $length } caractère ; { $most ->
       *[other] { $most } au plus sont possibles
    }
   *[other] a { $length } caractères ; { $most ->
       *[other] { $most } au plus sont possibles
    }
}
faults-not-understood = La requête n’a pas pu être comprise. Rien n’a été changé.
faults-no-such-move = Le formulaire nomme une action que Reeve ne connaît pas. Rien n’a été changé.
faults-decline-not-said = Le formulaire n’a pas dit si le joueur renonce.
faults-no-such-theme = Le thème est clair, sombre ou celui de l’appareil.
faults-no-such-choice = Ce qui a été choisi pour { $field } n’est pas l’un des choix. Rien n’a été changé.
faults-address-zero-byte = Dans l’adresse, { $field } contient un octet nul, qui n’est pas du texte.
faults-address-too-long = { $field } dans l’adresse { $length ->
    [one] a { $length } caractère ; { $most ->
       *[other] { $most } au plus sont possibles
    }
   *[other] a { $length } caractères ; { $most ->
       *[other] { $most } au plus sont possibles
    }
}.
faults-button = Le bouton { $field } n’a pas cette valeur. Rien n’a été changé.
faults-compressed = Un formulaire s’envoie non compressé. Rien n’a été changé.
faults-charset = Un formulaire s’envoie en UTF-8, pas en { $charset }. Rien n’a été changé.
faults-kind = Ici, il fallait un formulaire, pas { $kind }. Rien n’a été changé.
faults-not-encoded = Le formulaire n’est pas du texte UTF-8 comme un navigateur l’encode. Rien n’a été changé.
faults-cut-short = Le formulaire n’est pas arrivé entier. Rien n’a été changé ; renvoyez-le.
faults-two-files = Deux fichiers sont arrivés là où il en faut un. Rien n’a été changé.
faults-field-not-utf8 = Le champ { $field } n’est pas du texte UTF-8. Rien n’a été changé.
faults-too-many-fields = { $most ->
    [one] { $most } champ au plus est lu à la fois. Rien n’a été changé.
   *[other] { $most } champs au plus sont lus à la fois. Rien n’a été changé.
}
faults-field-too-long = Le champ { $field } { $length ->
    [one] a { $length } caractère ; { $most ->
       *[other] { $most } au plus sont possibles
    }
   *[other] a { $length } caractères ; { $most ->
       *[other] { $most } au plus sont possibles
    }
}. Rien n’a été changé.
faults-field-twice = Le champ { $field } est arrivé deux fois. Rien n’a été changé.
faults-field-zero-byte = Le champ { $field } contient un octet nul, qui n’est pas du texte. Rien n’a été changé.

faults-heading = { $count ->
    [one] { $count } chose à corriger
   *[other] { $count } choses à corriger
}
faults-nothing-saved = Rien n’est encore enregistré. Ce que vous avez saisi est toujours là.
