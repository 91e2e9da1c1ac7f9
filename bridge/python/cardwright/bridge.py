"""The process `cardwright bridge`: a line of JSON goes out, a line comes back."""

import atexit
import contextlib
import json
import os
import shlex
import socket
import subprocess
from pathlib import Path

PROTOCOL = 1


class BridgeError(Exception):
    """What the other side did not take; nothing has changed there, unless it speaks of a fault."""


def command():
    """The words of the command that starts the process."""
    given = os.environ.get("CARDWRIGHT_BRIDGE")
    if given:
        return shlex.split(given)
    launcher = Path(__file__).resolve().parents[3] / "cardwright"
    if not launcher.is_file():
        raise BridgeError("set CARDWRIGHT_BRIDGE to the command that starts `cardwright bridge`")
    return [str(launcher), "bridge"]


class Bridge:
    """A process of its own, or a connection to one that listens: `Bridge(port=N)`.

    It is for one thread: whoever has several gives each its own.
    """

    def __init__(self, port=None):
        self._process = self._socket = None
        self._dropped = []
        self._games = {}
        self._layouts = {}
        if port is None:
            self._process = subprocess.Popen(
                command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
            self._to, self._from = self._process.stdin, self._process.stdout
        else:
            self._socket = socket.create_connection(("127.0.0.1", port))
            self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self._to, self._from = self._socket.makefile("wb"), self._socket.makefile("rb")
        hello = self.ask("hello")
        if hello["protocol"] != PROTOCOL:
            raise BridgeError(f"protocol {hello['protocol']} is spoken there, {PROTOCOL} here")
        self.games = hello["games"]

    def ask(self, kind, **fields):
        """The answer to a request; fields that are None are left out."""
        if self._dropped:
            dropped, self._dropped = self._dropped, []
            for start in range(0, len(dropped), 4000):
                self._exchange({"type": "free", "states": dropped[start : start + 4000]})
        given = {name: value for name, value in fields.items() if value is not None}
        return self._exchange({"type": kind, **given})

    def _exchange(self, message):
        answer = json.loads(self.exchange_line(json.dumps(message)))
        if answer["type"] == "error":
            raise BridgeError(answer["message"])
        return answer

    def exchange_line(self, line):
        """Sends a line as it is and returns the line that answers it."""
        self._to.write(line.encode("utf-8") + b"\n")
        self._to.flush()
        answer = self._from.readline()
        if not answer:
            raise BridgeError("the process `cardwright bridge` has ended")
        return answer.decode("utf-8")

    def drop(self, number):
        """Has a state forgotten with the next request."""
        self._dropped.append(number)

    def game(self, name):
        """A game: its formats, ready-made decks and cards."""
        if name not in self._games:
            self._games[name] = self.ask("game", game=name)
        return self._games[name]

    def layout(self, name):
        """Which number of an observation stands where."""
        if name not in self._layouts:
            self._layouts[name] = self.ask("layout", game=name)
        return self._layouts[name]

    def process_id(self):
        """The number of its process; None for a connection."""
        return self._process.pid if self._process else None

    def close(self):
        """Ends the process, or the connection."""
        with contextlib.suppress(OSError):
            self._to.close()
        self._from.close()
        if self._process:
            self._process.wait()
        if self._socket:
            self._socket.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


_default = {}


def default_bridge():
    """The bridge of all that name none, one for each process of Python.

    It is started when it is first needed.
    """
    process = os.getpid()
    if process not in _default:
        _default[process] = Bridge()
        atexit.register(_default[process].close)
    return _default[process]


def dense(sparse, length):
    """All numbers of an observation or of a move, as floats."""
    numbers = [0.0] * length
    for at, value in zip(sparse["at"], sparse["values"]):
        numbers[at] = float(value)
    return numbers
