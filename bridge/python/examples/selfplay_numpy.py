"""Looks into a folder that `./cardwright lab selfplay` has written, with NumPy."""

import json
import pathlib
import sys

import numpy

folder = pathlib.Path(sys.argv[1])
meta = json.loads((folder / "meta.json").read_text(encoding="utf-8"))
data = {path.stem: numpy.load(path, mmap_mode="r") for path in folder.glob("*.npy")}

offsets = data["move_offsets"]
for i in range(3):
    seen = data["observations"][i]  # what the seat that decides may know
    moves = data["moves"][offsets[i] : offsets[i + 1]]  # a row for each move that it has
    target = data["chosen"][i], data["outcomes"][i]  # for a policy, and for a value
    print(seen.shape, moves.shape, target)

late = data["plies"][:] >= 20
print(f"{late.sum()} of {meta['positions']} positions come after 20 decisions of their game")
