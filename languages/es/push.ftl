push-unknown = Hay novedades en tu torneo.
