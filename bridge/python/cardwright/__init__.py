"""Three trading card games with hidden information, for search and learning.

Start with State, or with AECEnv for a PettingZoo environment. docs/research.md tells all of it.
"""

from .aec import AECEnv
from .bridge import Bridge, BridgeError, default_bridge
from .state import State
from .vector import Vector, random_play

__all__ = ["AECEnv", "Bridge", "BridgeError", "State", "Vector", "default_bridge", "random_play"]
