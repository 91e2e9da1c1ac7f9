"""Measures how fast plays go: python3 -m cardwright.speed GAME [--seconds S]"""

import argparse
import time

from .bridge import Bridge
from .state import State
from .vector import Vector, random_play


def rate(seconds, work):
    """What some work comes to in a second, after a third of the time to warm up."""
    for limit in (seconds / 3, seconds):
        done, start = 0, time.perf_counter()
        while time.perf_counter() - start < limit:
            done += work()
        passed = time.perf_counter() - start
    return done / passed


def main():
    parser = argparse.ArgumentParser(prog="cardwright.speed", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=6, help="for each figure")
    given = parser.parse_args()
    with Bridge() as bridge:
        made = [0]

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
            print(f"{name:<50}{rate(given.seconds, work):>12,.0f} decisions a second", flush=True)


if __name__ == "__main__":
    main()
