"""An environment by PettingZoo's AEC interface, with or without PettingZoo."""

from .bridge import default_bridge
from .spaces import Box, Dict, Discrete
from .state import SEATS, State

try:
    import numpy
except ImportError:
    numpy = None

try:
    from pettingzoo import AECEnv as Interface
except ImportError:

    class Interface:
        """What pettingzoo.AECEnv does for an environment, for when it is not installed."""

        def agent_iter(self, max_iter=2**63):
            """The agents that are to act, one after the other, until none is left."""
            while self.agents and max_iter > 0:
                yield self.agent_selection
                max_iter -= 1

        def last(self, observe=True):
            """What the agent that is to act has to know."""
            agent = self.agent_selection
            return (
                self.observe(agent) if observe else None,
                self._cumulative_rewards[agent],
                self.terminations[agent],
                self.truncations[agent],
                self.infos[agent],
            )

        def _clear_rewards(self):
            for agent in self.rewards:
                self.rewards[agent] = 0

        def _accumulate_rewards(self):
            for agent, reward in self.rewards.items():
                self._cumulative_rewards[agent] += reward

        def _was_dead_step(self, action):
            if action is not None:
                raise ValueError("an agent that is done has no action but None")
            done = self.agent_selection
            for each in (
                self.terminations,
                self.truncations,
                self.rewards,
                self._cumulative_rewards,
                self.infos,
            ):
                del each[done]
            self.agents.remove(done)
            if self.agents:
                self.agent_selection = self.agents[0]
            self._clear_rewards()

        def __str__(self):
            return self.metadata["name"]


class AECEnv(Interface):
    """Two agents, player_A and player_B, play one game against each other.

    An action is an index into the moves that are offered, padded to `max_moves`. An observation is
    a dictionary: "observation", what the agent sees; "action_mask", 1 for each move that is
    offered; "moves", the features of each move. The mask and the moves of an agent that does not
    decide are zeros. They are arrays of NumPy where it is installed, else lists.
    """

    metadata = {"name": "cardwright_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game,
        max_moves=256,
        max_steps=None,
        format=None,
        decks=(None, None),
        render_mode=None,
        bridge=None,
    ):
        """max_moves: moves beyond so many are not offered; max_steps: truncates longer plays."""
        super().__init__()
        self.game = game
        self.max_moves = max_moves
        self.max_steps = max_steps
        self.render_mode = render_mode
        self._bridge = bridge or default_bridge()
        self._opening = {"format": format, "decks": decks}
        self._next_seed = 0
        layout = self._bridge.layout(game)
        self._move_length = layout["moveLength"]
        self.possible_agents = [f"player_{seat}" for seat in SEATS]
        self.agents = []
        number = float("inf")
        kind = numpy.float32 if numpy else None
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(-number, number, (layout["length"],), kind),
                    "action_mask": Box(0, 1, (max_moves,), numpy.int8 if numpy else None),
                    "moves": Box(-number, number, (max_moves, self._move_length), kind),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(max_moves) for agent in self.possible_agents}

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        """Begins a new play; without a seed, each time the next one."""
        if seed is None:
            seed, self._next_seed = self._next_seed, self._next_seed + 1
        else:
            self._next_seed = seed + 1
        self.state_of_play = State(self.game, seed, bridge=self._bridge, **self._opening)
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._steps = 0
        self._select()

    def _select(self):
        player = self.state_of_play.current_player()
        if player >= 0:
            self.agent_selection = self.possible_agents[player]

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if not 0 <= action < self._offered():
            raise ValueError(f"{action} is no move that is offered; the mask tells which are")
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self.state_of_play.apply_action(int(action))
        self._steps += 1
        if self.state_of_play.is_terminal():
            for each, reward in zip(self.possible_agents, self.state_of_play.returns()):
                self.rewards[each] = reward
                self.terminations[each] = True
        elif self.max_steps is not None and self._steps >= self.max_steps:
            self.truncations = {each: True for each in self.agents}
        self._select()
        self._accumulate_rewards()

    def _offered(self):
        return min(self.max_moves, len(self.state_of_play.legal_actions()))

    def observe(self, agent):
        player = self.possible_agents.index(agent)
        play = self.state_of_play
        mask = [0] * self.max_moves
        moves = []
        if play.current_player() == player:
            moves = play.action_features()[: self.max_moves]
            mask[: len(moves)] = [1] * len(moves)
        seen = play.observation_tensor(player)
        if numpy is None:
            padding = [[0.0] * self._move_length for _ in range(self.max_moves - len(moves))]
            return {"observation": seen, "action_mask": mask, "moves": moves + padding}
        padded = numpy.zeros((self.max_moves, self._move_length), numpy.float32)
        if moves:
            padded[: len(moves)] = moves
        return {
            "observation": numpy.array(seen, numpy.float32),
            "action_mask": numpy.array(mask, numpy.int8),
            "moves": padded,
        }

    def render(self):
        """The play in a line."""
        return str(self.state_of_play) if self.render_mode == "ansi" else None

    def close(self):
        self.state_of_play = None
