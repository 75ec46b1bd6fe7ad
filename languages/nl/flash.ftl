flash-report-filed = Je melding is opgeslagen. De organisatie kan die nu lezen, behalve wie het aangaat.
flash-report-seen = Wie de melding schreef, ziet nu dat je die hebt gelezen.
flash-report-answered = Wie de melding schreef, kan je antwoord nu lezen.

flash-account-password = Het nieuwe wachtwoord is ingesteld, en elk ander apparaat is uitgelogd.
flash-account-email = Je e-mailadres is opgeslagen. Links die eerder zijn gemaild, werken niet meer.

flash-second-factor-on = Codes zijn aan. De herstelcodes van je tweede factor zijn één keer getoond.
flash-second-factor-off = Je tweede factor is uit. Je logt in met alleen je wachtwoord.
flash-second-factor-codes-off = Codes zijn uit. Je passkeys blijven werken.
flash-second-factor-passkey = De passkey is toegevoegd. Je kunt er vanaf nu mee inloggen.
flash-second-factor-passkey-removed = De passkey is verwijderd. Het apparaat kan die blijven aanbieden; hier opent die niets.
flash-second-factor-codes = Er zijn nieuwe herstelcodes gemaakt en één keer getoond. De eerdere werken niet meer.

flash-sign-in-reset = Het nieuwe wachtwoord is ingesteld, en elk apparaat is uitgelogd. Log ermee in.

flash-final-day-answered = Het antwoord is genoteerd.
