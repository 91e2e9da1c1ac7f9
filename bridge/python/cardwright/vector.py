"""Many plays at once."""

from .bridge import default_bridge

# A line has at most 65,536 characters.
MOST_A_LINE = 2000


class Vector:
    """Plays that go on by one request; one that has ended is replaced by a new one.

    `now` has an answer for each: player, count (of moves), turn, and what `wanted` names of moves,
    meanings, features and observation.
    """

    def __init__(self, game, plays, seed=0, wanted=(), bridge=None, **opening):
        self._bridge = bridge or default_bridge()
        self._opening = {"game": game, **opening}
        self._wanted = {name: True for name in wanted}
        self._seed = seed
        self._steps = 0
        self.ended = 0
        self.now = self._begin(plays)

    def _begin(self, count):
        begun = self._bridge.ask(
            "new", count=count, seed=str(self._seed), **self._opening, **self._wanted
        )["states"]
        self._seed += count
        return begun

    def step(self, actions=None):
        """Makes a move in each play, by chance where no actions are given.

        Returns an answer for each play; those with `returns` have ended, and `now` has new ones.
        """
        answers = []
        for start in range(0, len(self.now), MOST_A_LINE):
            self._steps += 1
            part = slice(start, start + MOST_A_LINE)
            answers += self._bridge.ask(
                "step",
                states=[each["state"] for each in self.now[part]],
                index=None if actions is None else list(actions)[part],
                seed=str(self._steps),
                **self._wanted,
            )["states"]
        over = [place for place, each in enumerate(answers) if "returns" in each]
        self.now = list(answers)
        if over:
            for place in over:
                self._bridge.drop(answers[place]["state"])
            for place, begun in zip(over, self._begin(len(over))):
                self.now[place] = begun
            self.ended += len(over)
        return answers

    def close(self):
        for each in self.now:
            self._bridge.drop(each["state"])
        self.now = []


def random_play(game, games, seed=0, bridge=None, **opening):
    """Plays by random moves from the beginning to the end: how many games, decisions, wins."""
    bridge = bridge or default_bridge()
    return bridge.ask("random", game=game, games=games, seed=str(seed), **opening)
