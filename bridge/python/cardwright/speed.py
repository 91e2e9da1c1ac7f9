"""Measures how fast plays go: python3 -m cardwright.speed GAME [--seconds S]

Seconds are CPU time of this process and of the bridge together, so that other work on the machine
does not count; where the system does not tell it, they are those of the clock.
"""

import argparse
import os
import time
from pathlib import Path

from .bridge import Bridge
from .state import State
from .vector import Vector, random_play


def clock(bridge):
    """A clock of the CPU time that both processes have spent."""
    told = Path(f"/proc/{bridge.process_id()}/stat")
    if not told.is_file():
        return time.perf_counter
    tick = os.sysconf("SC_CLK_TCK")

    def spent():
        fields = told.read_text().rpartition(")")[2].split()
        return time.process_time() + (int(fields[11]) + int(fields[12])) / tick

    return spent


def rate(now, seconds, work):
    """What some work comes to in a second, after half of the time to warm up."""
    for limit in (seconds / 2, seconds):
        done, start = 0, now()
        while now() - start < limit:
            done += work()
        passed = now() - start
    return done / passed


def main():
    parser = argparse.ArgumentParser(prog="cardwright.speed")
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=4, help="for each figure")
    given = parser.parse_args()
    with Bridge() as bridge:
        made = [0]
        now = clock(bridge)

        def whole():
            made[0] += 1
            return random_play(given.game, 50, made[0], bridge)["decisions"]

        def steps(vector):
            vector.step()
            return len(vector.now)

        def alone():
            state, count = State(given.game, made[0], bridge=bridge), 0
            made[0] += 1
            while not state.is_terminal() and count < 1000:
                state.apply_action(state.legal_actions()[count % len(state.legal_actions())])
                count += 1
            return count

        plain = Vector(given.game, 256, bridge=bridge)
        seeing = Vector(given.game, 256, wanted=["observation", "features"], bridge=bridge)
        for name, work in (
            ("whole random plays, 50 a line", whole),
            ("256 plays a line", lambda: steps(plain)),
            ("256 plays a line, with observations and features", lambda: steps(seeing)),
            ("one play, a line for each move", alone),
        ):
            figure = rate(now, given.seconds, work)
            print(f"{name:<50}{figure:>12,.0f} decisions a second", flush=True)


if __name__ == "__main__":
    main()
