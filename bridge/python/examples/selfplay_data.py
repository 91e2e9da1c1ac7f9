"""Reads a folder that `./cardwright lab selfplay` has written, with Python alone."""

import array
import ast
import json
import pathlib
import sys


def load(path):
    """The shape and the numbers of a file; `numpy.load(path)` gives both as one array."""
    data = path.read_bytes()
    start = 10 + int.from_bytes(data[8:10], "little")
    header = ast.literal_eval(data[10:start].decode("latin-1"))
    code = {"|i1": "b", "<i4": "i", "<i8": "q", "<f4": "f"}[header["descr"]]
    numbers = array.array(code, data[start:])
    if sys.byteorder == "big":
        numbers.byteswap()
    return header["shape"], numbers


folder = pathlib.Path(sys.argv[1])
meta = json.loads((folder / "meta.json").read_text(encoding="utf-8"))
(positions, length), observations = load(folder / "observations.npy")
(moves, move_length), _ = load(folder / "moves.npy")
_, offsets = load(folder / "move_offsets.npy")
_, chosen = load(folder / "chosen.npy")
_, outcomes = load(folder / "outcomes.npy")

hand = next(part for part in meta["parts"] if part["name"] == "own zone sizes")
at = hand["at"] + hand["columns"].index("hand")
cards = [observations[i * length + at] for i in range(positions)]
most = max(offsets[i + 1] - offsets[i] for i in range(positions))
first = sum(choice == 0 for choice in chosen)
won = sum(outcome == 1 for outcome in outcomes)
print(f"{meta['games']} games, {positions} positions of {length} numbers, {moves} moves of {move_length}")
print(f"{sum(cards) / positions:.1f} cards in hand on the average, at most {most} moves")
print(f"the first move was made {first} times; {won} positions were won")
