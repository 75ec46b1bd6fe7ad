# Reeve as a container image: docker build -t reeve .
# docs/DEPLOY.md says how to run it.

FROM rust:1.95-slim-bookworm AS build
WORKDIR /src
COPY . .
# Which commit it is, for `reeve --version`: docker build --build-arg REEVE_COMMIT=$(git rev-parse --short=12 HEAD) ...
ARG REEVE_COMMIT=
# The slim image has the C compiler that SQLite and ring want.
RUN cargo build --release --locked --bin reeve

FROM debian:bookworm-slim
# A fixed number, so that a folder of the host can be given to it: chown 10001:10001.
RUN groupadd --gid 10001 reeve \
 && useradd --uid 10001 --gid 10001 --home-dir /var/lib/reeve --no-create-home --shell /usr/sbin/nologin reeve \
 && install -d -o reeve -g reeve -m 0700 /var/lib/reeve /var/lib/reeve/backups
COPY --from=build /src/target/release/reeve /usr/local/bin/reeve
USER reeve
WORKDIR /var/lib/reeve
# The SQLite file with what belongs to it, and the timed backups. On PostgreSQL only the backups.
VOLUME /var/lib/reeve
ENV DATABASE_URL=sqlite:/var/lib/reeve/reeve.db \
    REEVE_LISTEN=0.0.0.0:8080
EXPOSE 8080
# The program asks itself, so the image needs no curl.
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s --retries=3 CMD ["reeve", "ready"]
ENTRYPOINT ["reeve"]
CMD ["serve"]
