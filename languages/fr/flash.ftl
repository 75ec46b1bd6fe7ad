flash-report-filed = Votre signalement est enregistré. L’organisation peut le lire maintenant, sauf ceux dont il s’agit.
flash-report-seen = La personne qui l’a écrit voit maintenant que vous l’avez lu.
flash-report-answered = La personne qui a écrit le signalement peut maintenant lire votre réponse.

flash-account-password = Le nouveau mot de passe est en place, et tous les autres appareils sont déconnectés.
flash-account-email = Votre adresse e-mail est enregistrée. Les liens envoyés avant par mail ne marchent plus.

flash-second-factor-on = Les codes sont activés. Les codes de récupération de votre second facteur ont été montrés une seule fois.
flash-second-factor-off = Votre second facteur est désactivé. Votre mot de passe suffit pour vous connecter.
flash-second-factor-codes-off = Les codes sont désactivés. Vos clés d’accès marchent toujours.
flash-second-factor-passkey = La clé d’accès est ajoutée. Vous pouvez désormais vous connecter avec elle.
flash-second-factor-passkey-removed = La clé d’accès est retirée. L’appareil la proposera peut-être encore ; elle n’ouvre plus rien ici.
flash-second-factor-codes = De nouveaux codes de récupération ont été faits, et montrés une seule fois. Les anciens ne marchent plus.

flash-sign-in-reset = Le nouveau mot de passe est en place, et tous les appareils sont déconnectés. Connectez-vous avec lui.

flash-final-day-answered = La réponse est notée.
