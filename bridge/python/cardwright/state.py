"""A play with the calls of an OpenSpiel state."""

import weakref

from .bridge import default_bridge, dense

TERMINAL = -4
SEATS = "AB"


class State:
    """A play that waits at a decision of two or more moves, or at its end.

    An action is the index of a move among those that are offered now. Chance is sampled by a seed
    and is no player: equal plays with equal seeds and actions go on alike.
    """

    def __init__(self, game, seed=0, format=None, decks=(None, None), bridge=None):
        """Begins a play. A deck is the name of a ready-made one, a list of cards, or None: random."""
        self._bridge = bridge or default_bridge()
        self.game = game
        self._take(
            self._bridge.ask(
                "new", game=game, seed=str(seed), format=format, deckA=decks[0], deckB=decks[1]
            )
        )

    def _take(self, answer):
        first = not hasattr(self, "number")
        self._now = answer
        self._moves = self._meanings = self._features = None
        self.number = answer["state"]
        if first:
            weakref.finalize(self, self._bridge.drop, self.number)

    def _other(self, kind, **fields):
        other = State.__new__(State)
        other._bridge, other.game = self._bridge, self.game
        other._take(self._bridge.ask(kind, state=self.number, **fields))
        return other

    def _asked_for_moves(self):
        if self._moves is None:
            self._moves = self._bridge.ask("state", state=self.number, moves=True)
        return self._moves

    def current_player(self):
        """0 or 1, or TERMINAL."""
        return SEATS.index(self._now["player"]) if self._now["player"] else TERMINAL

    def is_terminal(self):
        return self._now["player"] is None

    def is_chance_node(self):
        return False

    def turn(self):
        """How many turns have begun."""
        return self._now["turn"]

    def returns(self):
        """What the play came to for each player: 1, 0 or -1; zeros while it goes on."""
        return [float(each) for each in self._now.get("returns", (0, 0))]

    def reason(self):
        """Why it ended, in words; None while it goes on."""
        return self._now.get("reason")

    def legal_actions(self):
        return list(range(self._now["count"]))

    def move_strings(self):
        """The moves as they are written, in the order of the actions."""
        return [] if self.is_terminal() else self._asked_for_moves()["moves"]

    def action_to_string(self, action):
        return self.move_strings()[action]

    def string_to_action(self, move):
        return self.move_strings().index(move)

    def action_keys(self):
        """A number for each move that names it in other positions, too."""
        return [] if self.is_terminal() else [int(key) for key in self._asked_for_moves()["keys"]]

    def action_meanings(self):
        """The moves in plain words."""
        if self.is_terminal():
            return []
        if self._meanings is None:
            answer = self._bridge.ask("state", state=self.number, meanings=True)
            self._meanings = answer["meanings"]
        return self._meanings

    def action_features(self):
        """The moves as numbers: a list of the same length for each."""
        if self.is_terminal():
            return []
        if self._features is None:
            self._features = self._bridge.ask("state", state=self.number, features=True)["features"]
        length = self._bridge.layout(self.game)["moveLength"]
        return [dense(each, length) for each in self._features]

    def apply_action(self, action):
        self._take(self._bridge.ask("play", state=self.number, index=action))

    def apply_move(self, move):
        """Makes the move that is written so."""
        self._take(self._bridge.ask("play", state=self.number, move=move))

    def apply_key(self, key):
        """Makes the move with that key."""
        self._take(self._bridge.ask("play", state=self.number, key=str(key)))

    def observation_tensor(self, player):
        """What a player sees, as numbers."""
        answer = self._bridge.ask("observe", state=self.number, seat=SEATS[player])
        return dense(answer, self._bridge.layout(self.game)["length"])

    def observation(self, player):
        """What a player sees: the table as docs/bots.md describes it."""
        answer = self._bridge.ask("observe", state=self.number, seat=SEATS[player], table=True)
        return answer["table"]

    def clone(self, seed=None):
        """An independent twin. Chance falls there as it would here, unless a seed is given.

        Decks and hands are the real ones: a player that looks ahead begins with `resample`.
        """
        return self._other("clone", seed=None if seed is None else str(seed))

    def resample(self, player, seed, deck=None):
        """A twin in which all that a player cannot know is dealt anew.

        The deck is the one that the other may have, where the game hides decks.
        """
        return self._other("imagine", seat=SEATS[player], seed=str(seed), deck=deck)

    def playout(self, games=1, seed=0):
        """Random plays from here to the end, counted: games, decisions, turns, wins, draws."""
        return self._bridge.ask("playout", state=self.number, games=games, seed=str(seed))

    def __str__(self):
        end = f", over: {self.reason()}" if self.is_terminal() else ""
        return f"{self.game} turn {self.turn()}, player {self.current_player()}{end}"
