push-unknown = Er is nieuws in je toernooi.
