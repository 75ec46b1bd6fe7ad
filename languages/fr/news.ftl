news-unknown-service = Reeve n’atteint pas le service par lequel ce navigateur est réveillé. Un autre navigateur marchera peut-être, ou le mail.
news-seats = { $ground ->
   *[table] Les places sont publiques : voyez où est votre table.
    [field] Les places sont publiques : voyez où est votre terrain.
}
news-other-seat = { $ground ->
   *[table] Votre place a changé : voyez où est votre table maintenant.
    [field] Votre place a changé : voyez où est votre terrain maintenant.
}
news-sign = Votre résultat est là : signez-le, s’il vous plaît.
news-final-day = Vous avez une invitation à la journée finale : répondez, s’il vous plaît.
news-from-organizers = De l’organisation.
