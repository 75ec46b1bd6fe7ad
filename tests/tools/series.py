#!/usr/bin/env python3
"""A second ranking of series, written apart from Reeve, and a maker of random ones.

    series.py FOLDER SEED     writes the files of a random series into FOLDER: 0.csv, 1.csv ..., lots.csv (sometimes),
                              and expected.csv, what `reeve series --event E0=0.csv --event E1=1.csv ...` prints
    series.py rank NAME=FILE ...  prints the ranking of these results, without lots

It reckons with fractions and sorts plain lists; nothing of it is shared with the program.
"""
import csv
import io
import random
import sys
from fractions import Fraction
from pathlib import Path

# Ties are frequent where few different results are possible.
RESULTS = [[10, 6, 6, 4], [10, 8, 5, 5], [10, 7, 7, 7], [11, 9, 6, 3], [9, 10, 2, 2], [10, 6, 4, 4]]


def half_up(x):
    return int(x + Fraction(1, 2))


def tally(games, player):
    """(wins, vp, hundredths of a percent, seconds, thirds, games) of the player's preliminary games."""
    wins = vp = share = seconds = thirds = count = 0
    for seats in games:
        mine = [seat for seat in seats if seat[0] == player]
        if not mine:
            continue
        _, own, won = mine[0]
        counted = [min(10, seat[1]) for seat in seats]
        total = sum(counted)
        if len(seats) == 3:
            total += half_up(Fraction(sum(counted), 3))
        own = min(10, own)
        share += half_up(Fraction(10000 * own, total))
        vp += own
        count += 1
        if won:
            wins += 1
            continue
        better = 1 + sum(1 for seat in seats if not seat[2] and min(10, seat[1]) > own)
        if better == 1:
            seconds += 1
        elif better == 2:
            thirds += 1
    return wins, vp, share, seconds, thirds, count


def make_event(rng, field):
    """The rows of an event's results file, and its preliminary games."""
    rows, games, played = [], [], set()
    for number in range(1, rng.choice([1, 3, 3, 3]) + 1):
        seated = field[:]
        rng.shuffle(seated)
        table = 0
        while len(seated) >= 3:
            size = 3 if len(seated) in (3, 6, 9) else 4 if len(seated) != 5 else 3
            at_table, seated = seated[:size], seated[size:]
            table += 1
            seats = list(zip(at_table, rng.choice(RESULTS)))
            rng.shuffle(seats)
            winner = rng.randrange(size) if rng.random() < 0.2 else max(range(size), key=lambda i: seats[i][1])
            seats = [(who, vp, i == winner) for i, (who, vp) in enumerate(seats)]
            games.append(seats)
            played.update(at_table)
            for position, (who, vp, won) in enumerate(seats, 1):
                rows.append(["prelim", number, table, position, who, vp, int(won)])
    if rng.random() < 0.3:
        final = rng.sample(sorted(played), 4) if len(played) >= 4 else sorted(played)
        for position, who in enumerate(final, 1):
            rows.append(["final", 1, 1, position, who, 10 if position == 2 else 5, int(position == 2)])
    rng.shuffle(rows)
    return rows, games


def guarded(cell):
    return "'" + cell if cell.lstrip("'")[:1] in ("=", "+", "-", "@") and cell else cell


def write(path, header, rows):
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(header)
    writer.writerows([guarded(cell) if isinstance(cell, str) else cell for cell in row] for row in rows)
    path.write_text(text.getvalue(), encoding="utf-8")


def main(folder, seed):
    rng = random.Random(seed)
    names = [f"Player {i}" for i in range(rng.randint(6, 24))] + ["Élodie", "Zoë, the 2nd", '=Eve "E"', "محمد", "amy"]
    events = []
    for number in range(rng.randint(1, 5)):
        field = rng.sample(names, rng.randint(6, len(names)))
        rows, games = make_event(rng, field)
        events.append(games)
        write(folder / f"{number}.csv", ["stage", "round", "table", "position", "player", "vp", "winner"], rows)
    lots = {}
    best, taken = best_events(events)
    if rng.random() < 0.7:
        some = [player for player in sorted(best) if rng.random() < 0.8]
        lots = dict(zip(some, rng.sample(range(1, 1000), len(some))))
        write(folder / "lots.csv", ["player", "lot"], list(lots.items()))
    write(folder / "expected.csv", HEADER, ranking(best, taken, lots, [f"E{number}" for number in range(len(events))]))
    print(len(events))


HEADER = ["rank", "player", "event", "wins", "vp", "vp_percent", "seconds", "thirds", "games", "events"]


def best_events(events):
    """Each player's best event with its tally, and in how many the player took part."""
    best, taken = {}, {}
    for number, games in enumerate(events):
        for player in {seat[0] for seats in games for seat in seats}:
            taken[player] = taken.get(player, 0) + 1
            own = tally(games, player)
            if player not in best or own[:5] > best[player][1][:5]:
                best[player] = (number, own)
    return best, taken


def ranking(best, taken, lots, names):
    """The lines of the ranking."""
    lines = []
    for player, (number, own) in best.items():
        equals = [other for other in best if best[other][1][:5] == own[:5]]
        rank = 1 + sum(1 for other in best if best[other][1][:5] > own[:5])
        if len(equals) > 1 and all(other in lots for other in equals):
            rank += sum(1 for other in equals if lots[other] < lots[player])
        wins, vp, share, seconds, thirds, count = own
        percent = f"{share // 100}.{share % 100:02}"
        lines.append([rank, player, names[number], wins, vp, percent, seconds, thirds, count, taken[player]])
    lines.sort(key=lambda line: (line[0], line[1].encode()))
    return lines


def rank(arguments):
    names, events = [], []
    for argument in arguments:
        name, path = argument.split("=", 1)
        games = {}
        for row in csv.DictReader(io.StringIO(Path(path).read_text(encoding="utf-8-sig"))):
            if row["stage"] == "prelim":
                seat = (row["player"], int(row["vp"]), row["winner"] == "1")
                games.setdefault((row["round"], row["table"]), []).append(seat)
        names.append(name)
        events.append(list(games.values()))
    best, taken = best_events(events)
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(HEADER)
    writer.writerows(ranking(best, taken, {}, names))


if sys.argv[1] == "rank":
    rank(sys.argv[2:])
else:
    main(Path(sys.argv[1]), int(sys.argv[2]))
