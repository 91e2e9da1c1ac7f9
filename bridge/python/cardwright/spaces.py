"""Gymnasium's spaces where it is installed, else as much of them as an environment needs."""

import random

try:
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError:

    class Discrete:
        """The numbers from 0 to n - 1."""

        def __init__(self, n):
            self.n = n

        def sample(self, mask=None):
            allowed = range(self.n) if mask is None else [i for i in range(self.n) if mask[i]]
            return random.choice(allowed)

        def contains(self, number):
            return 0 <= number < self.n

    class Box:
        """Numbers from low to high in a given shape."""

        def __init__(self, low, high, shape, dtype=None):
            self.low, self.high, self.shape, self.dtype = low, high, shape, dtype

    class Dict(dict):
        """Spaces by name."""


__all__ = ["Box", "Dict", "Discrete"]
