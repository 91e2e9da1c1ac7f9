#!/usr/bin/env python3
"""A bot for Cardwright. It plays any game, needs nothing but Python 3, and is meant to be changed.

    ./cardwright play ggltcg --against "exec:python3 examples/bots/bot.py"
    ./cardwright simulate ggltcg --games 20 --a "exec:python3 examples/bots/bot.py" --b random

The protocol is told in docs/bots.md: a line of JSON comes in on standard input, and to each hello
and each choose one line of JSON goes out on standard output. Standard error is yours: what you
print there is shown when the bot fails.
"""

import json
import random
import sys

# What a move begins with says what kind of move it is. Kinds that stand first are liked best; a
# kind that stands nowhere comes in the middle, before those that do nothing.
LIKED = ["confront", "direct attack", "challenge", "play", "tussle", "fight", "yes"]
IDLE = ["draw", "no", "end", "done", "pass", "mulligan", "discard", "dismiss"]

# So many moves of one turn are made by liking; after that the bot does nothing as soon as it can.
# That keeps it from using an ability again and again.
MOVES_A_TURN = 12


def begins(notation, kind):
    """Whether a move is of a kind: "play sun" is of the kind "play", "playful" is not."""
    return (notation + " ").startswith(kind + " ")


def rank(notation):
    """How much a kind of move is liked: the smaller, the more."""
    for place, kind in enumerate(LIKED):
        if begins(notation, kind):
            return place
    for place, kind in enumerate(IDLE):
        if begins(notation, kind):
            return 1000 + place
    return 500


class Bot:
    def __init__(self):
        self.turn = None
        self.made = 0

    def choose(self, message):
        """The notation of one of message["moves"].

        message["table"] is all that you see: table["sides"] are the two sides with their counters
        and zones, table["facts"] what holds for the whole table.
        """
        turn = (message["table"]["turn"] or {}).get("number")
        if turn != self.turn:
            self.turn, self.made = turn, 0
        self.made += 1
        notations = [move["notation"] for move in message["moves"]]
        if self.made > MOVES_A_TURN:
            return max(notations, key=rank)
        best = min(map(rank, notations))
        return random.choice([notation for notation in notations if rank(notation) == best])


def say(message):
    # A line has to go out at once, or the other side waits for it until you are late.
    print(json.dumps(message), flush=True)


def main():
    bot = Bot()
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            say({"type": "hello", "protocol": 1})
        elif kind == "choose":
            say({"type": "move", "number": message["number"], "move": bot.choose(message)})
        elif kind == "result":
            return  # message["result"] is won, lost or drawn, message["reason"] says why
        elif kind == "error":
            sys.exit("the other side found fault: " + message["message"])


if __name__ == "__main__":
    # Lines are UTF-8, whatever the machine is set to.
    sys.stdin.reconfigure(encoding="utf-8")
    sys.stdout.reconfigure(encoding="utf-8")
    main()
