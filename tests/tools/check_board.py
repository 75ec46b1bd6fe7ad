#!/usr/bin/env python3
"""Checks the text of boards against their rules (docs/BOARDS.md), written apart from Reeve.

    check_board.py FILE...

Prints one line of JSON for each file: how many boards it holds, how many of them say that they are even, how many keep each
of the six rules of even boards and all of them, and the first fault with its line. Exit status 1 where a file has a fault,
or a board that says it is even breaks a rule of even ones.
"""

import json
import re
import sys

SIDES = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
LANDS = {"forest": 4, "pasture": 4, "field": 4, "hill": 3, "mountain": 3, "desert": 1}
GIVES = {"forest": "lumber", "pasture": "wool", "field": "grain", "hill": "brick", "mountain": "ore"}
HARBORS = {"any": 4, "lumber": 1, "wool": 1, "grain": 1, "brick": 1, "ore": 1}
CHITS = {2: 1, 12: 1, **{number: 2 for number in (3, 4, 5, 6, 8, 9, 10, 11)}}
STANDARD_HARBORS = [
    ((0, -3), (0, -2)),
    ((2, -3), (1, -2)),
    ((3, -2), (2, -2)),
    ((3, 0), (2, 0)),
    ((1, 2), (1, 1)),
    ((-1, 3), (0, 2)),
    ((-3, 3), (-2, 2)),
    ((-3, 1), (-2, 1)),
    ((-2, -1), (-2, 0)),
]
STANDARD_LAND = [(q, r) for r in range(-2, 3) for q in range(-2, 3) if abs(q + r) <= 2]
HEADER = re.compile(r"reeve board 1")
KIND = re.compile(r"kind (standard|free)")
NUMBER = r"(0|-?[1-9][0-9]*)"
SEED = re.compile(r"seed (0|[1-9][0-9]*)( even)?")
STEPS = {
    "land": re.compile(rf"land {NUMBER} {NUMBER} ([a-z]+)"),
    "harbor": re.compile(rf"harbor {NUMBER} {NUMBER} faces {NUMBER} {NUMBER} ([a-z]+)"),
    "chit": re.compile(rf"chit {NUMBER} {NUMBER} {NUMBER}"),
}


class Fault(Exception):
    """A rule that a line breaks."""


def need(holds, rule):
    if not holds:
        raise Fault(rule)


def beside(cell):
    return [(cell[0] + q, cell[1] + r) for q, r in SIDES]


def far(one, other=(0, 0)):
    q, r = one[0] - other[0], one[1] - other[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def corners(cell):
    """The six corners of a hex, each as the three hexes that meet there."""
    around = beside(cell)
    return [frozenset((cell, around[i], around[(i + 1) % 6])) for i in range(6)]


def docks(one, other):
    return set(corners(one)) & set(corners(other))


def pips(number):
    return 6 - abs(7 - number) if number else 0


class Board:
    def __init__(self, kind):
        self.kind = kind
        self.land = {}
        self.harbors = []
        self.chits = {}

    def lay(self, line):
        word = line.split(" ")[0]
        need(word in STEPS, "a line lays land, a harbor or a chit")
        found = STEPS[word].fullmatch(line)
        need(found, "a line is written in one way only")
        {"land": self.lay_land, "harbor": self.lay_harbor, "chit": self.lay_chit}[word](*found.groups())

    def lay_land(self, q, r, kind):
        cell = (int(q), int(r))
        need(len(self.land) < 19, "19 lands")
        need(kind in LANDS, "a kind of land")
        need(sum(laid == kind for laid in self.land.values()) < LANDS[kind], "as many of a land as there are")
        if self.kind == "standard":
            need(cell == STANDARD_LAND[len(self.land)], "land of a standard island by r, then q")
        elif not self.land:
            need(cell == (0, 0), "the first land is the centre")
        else:
            need(cell not in self.land, "one land on a hex")
            need(far(cell) <= 4, "at most four from the centre")
            need(any(other in self.land for other in beside(cell)), "land touches land")
        self.land[cell] = kind

    def lay_harbor(self, q, r, land_q, land_r, kind):
        cell, land = (int(q), int(r)), (int(land_q), int(land_r))
        need(len(self.land) == 19 and len(self.harbors) < 9, "nine harbors after the land")
        need(kind in HARBORS, "a kind of harbor")
        need(sum(laid == kind for _, _, laid in self.harbors) < HARBORS[kind], "as many of a harbor as there are")
        if self.kind == "standard":
            need((cell, land) == STANDARD_HARBORS[len(self.harbors)], "harbors of a standard island in order")
        need(far(cell, land) == 1, "a harbor faces a hex beside it")
        need(land in self.land and cell not in self.land, "a harbor lies on the sea and faces land")
        need(self.is_place(cell, land), "one harbor on a hex and at a dock")
        if self.kind == "free" and self.touches(cell):
            lonely = (
                (sea, shore)
                for shore in self.land
                for sea in beside(shore)
                if sea not in self.land and self.is_place(sea, shore) and not self.touches(sea)
            )
            need(next(lonely, None) is None, "harbors touch only where there is no other place")
        self.harbors.append((cell, land, kind))

    def is_place(self, cell, land):
        free = all(cell != other for other, _, _ in self.harbors)
        mine = docks(cell, land)
        return free and all(not mine & docks(other, shore) for other, shore, _ in self.harbors)

    def touches(self, cell):
        return any(far(cell, other) == 1 for other, _, _ in self.harbors)

    def lay_chit(self, q, r, number):
        cell, number = (int(q), int(r)), int(number)
        need(len(self.land) == 19 and len(self.harbors) == 9, "chits after land and harbors")
        need(number in CHITS, "a number of a chit")
        need(sum(laid == number for laid in self.chits.values()) < CHITS[number], "as many of a chit as there are")
        laid = len(self.chits)
        group = {6, 8} if laid < 4 else {5, 9} if laid < 8 else set(CHITS) - {5, 6, 8, 9}
        need(number in group, "6 and 8, then 5 and 9, then the rest")
        need(cell in self.land and self.land[cell] != "desert" and cell not in self.chits, "land without a chit")
        around = [self.chits.get(other) for other in beside(cell)]
        need(number not in around, "no two neighbours of one number")
        if number in (6, 8):
            need(6 not in around and 8 not in around, "no 6 or 8 beside a 6 or 8")
        self.chits[cell] = number
        for corner in corners(cell):
            strong = sum(self.chits.get(other) in (5, 6, 8, 9) for other in corner)
            need(strong < 3, "no corner of three of 5, 6, 8 and 9")

    def is_finished(self):
        return len(self.chits) == 18

    def even(self):
        """Which of the six rules of even boards it keeps."""
        every = {corner for cell in self.land for corner in corners(cell)}
        lands = [[self.land.get(cell) for cell in corner] for corner in every]
        sums = [sum(pips(self.chits.get(cell)) for cell in corner) for corner in every]
        numbers = {kind: [self.chits[cell] for cell in self.land if self.land[cell] == kind] for kind in GIVES}
        ranges = {4: (11, 15), 3: (8, 12)}

        def within(kind):
            least, most = ranges[LANDS[kind]]
            return least <= sum(map(pips, numbers[kind])) <= most

        def own(cell, land, kind):
            return any(
                GIVES.get(self.land.get(hex)) == kind and self.chits.get(hex) in (6, 8)
                for dock in docks(cell, land)
                for hex in dock
            )

        pairs = [
            {number, self.chits.get(other)} for cell, number in self.chits.items() for other in beside(cell)
        ]
        return [
            not any(three[0] is not None and len(set(three)) == 1 for three in lands),
            {2, 12} not in pairs,
            all(within(kind) for kind in GIVES),
            all(sum(number in (6, 8) for number in own) < 2 for own in numbers.values()),
            max(sums) <= 11,
            not any(own(*harbor) for harbor in self.harbors),
        ]


def check(data, said):
    """Reads the boards of a file, counting into `said`. Raises a Fault with its line."""
    line = 0
    board = None
    state = "header"

    def fault(rule):
        said["fault"] = {"line": line, "rule": rule}

    lines = data.split(b"\n")
    last = lines.pop()
    try:
        for raw in lines:
            line += 1
            try:
                text = raw.decode("utf-8")
            except UnicodeDecodeError:
                raise Fault("UTF-8") from None
            if text.startswith("#"):
                continue
            if state == "after":
                need(text == "", "an empty line between two boards")
                state = "header"
            elif state == "header":
                need(HEADER.fullmatch(text), "the first line of a board")
                state = "kind"
            elif state == "kind":
                found = KIND.fullmatch(text)
                need(found, "the kind of a board")
                board = Board(found[1])
                is_even = False
                state = "seed"
            else:
                found = SEED.fullmatch(text) if state == "seed" and text.startswith("seed") else None
                state = "steps"
                if found:
                    need(int(found[1]) < 2**64, "a seed")
                    is_even = found[2] is not None
                    continue
                board.lay(text)
                if board.is_finished():
                    kept = board.even()
                    said["boards"] += 1
                    said["said even"] += is_even
                    said["kept"] = [count + keeps for count, keeps in zip(said["kept"], kept)]
                    said["kept all"] += all(kept)
                    need(all(kept) or not is_even, "an even board keeps the rules of even boards")
                    state = "after"
        line += 1
        need(last == b"", "a line end after every line")
        need(state == "after", "a whole board")
    except Fault as broken:
        fault(str(broken))


def main():
    is_wrong = False
    for path in sys.argv[1:]:
        said = {"file": path, "boards": 0, "said even": 0, "kept": [0] * 6, "kept all": 0, "fault": None}
        with open(path, "rb") as file:
            check(file.read(), said)
        is_wrong |= said["fault"] is not None
        print(json.dumps(said))
    sys.exit(is_wrong)


if __name__ == "__main__":
    main()
