"""Plays through the real process."""

import json
import random
import runpy
import subprocess
import sys
import unittest
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from unittest import mock

import cardwright
from cardwright import bridge as bridges
from cardwright.state import TERMINAL

GAMES = ["ggltcg", "littletroubles", "mlpccg"]
EXAMPLE = Path(__file__).resolve().parents[1] / "examples" / "random_play.py"


def whole_play(game, seed, chooser):
    """The moves of a play from its beginning to its end, and the state there."""
    state = cardwright.State(game, seed)
    made = []
    while not state.is_terminal():
        action = chooser.choice(state.legal_actions())
        made.append(state.action_to_string(action))
        state.apply_action(action)
    return made, state


class StateTest(unittest.TestCase):
    def test_a_random_play_of_each_game_goes_to_its_end(self):
        for game in GAMES:
            with self.subTest(game):
                _, state = whole_play(game, 3, random.Random(3))
                self.assertEqual(state.current_player(), TERMINAL)
                self.assertEqual(sum(state.returns()), 0)
                self.assertTrue(state.reason())
                self.assertEqual(state.legal_actions(), [])

    def test_the_same_seed_gives_the_same_play(self):
        one, _ = whole_play("littletroubles", 5, random.Random(1))
        two, _ = whole_play("littletroubles", 5, random.Random(1))
        other, _ = whole_play("littletroubles", 6, random.Random(1))
        self.assertEqual(one, two)
        self.assertNotEqual(one, other)

    def test_a_clone_is_independent(self):
        state = cardwright.State("ggltcg", 3)
        before = state.move_strings(), state.observation_tensor(0)
        twin = state.clone()
        twin.apply_action(0)
        again = cardwright.State("ggltcg", 3)
        self.assertEqual((again.move_strings(), again.observation_tensor(0)), before)
        self.assertEqual(state.clone().move_strings(), before[0])
        self.assertEqual(state.observation_tensor(0), before[1])
        self.assertNotEqual(twin.observation_tensor(0), before[1])

    def test_keys_name_moves_across_positions(self):
        state = cardwright.State("ggltcg", 3)
        before = dict(zip(state.move_strings(), state.action_keys()))
        self.assertEqual(len(set(before.values())), len(before))
        twin = state.clone()
        twin.apply_action(0)
        after = dict(zip(twin.move_strings(), twin.action_keys()))
        shared = before.keys() & after.keys()
        self.assertTrue(shared)
        self.assertEqual({m: before[m] for m in shared}, {m: after[m] for m in shared})
        move = state.move_strings()[1]
        by_name = state.clone()
        by_name.apply_move(move)
        state.apply_key(before[move])
        self.assertEqual(state.observation_tensor(0), by_name.observation_tensor(0))

    def test_what_is_hidden_from_a_player_changes_nothing_of_what_the_player_sees(self):
        deck = next(
            each
            for each in cardwright.default_bridge().game("littletroubles")["decks"]
            if each["format"] == "daycare"
        )
        state = cardwright.State("littletroubles", 3, decks=(deck["name"], deck["name"]))
        dealt = set()
        for seed in range(5):
            twin = state.resample(0, seed, deck["cards"])
            self.assertEqual(twin.observation(0), state.observation(0))
            self.assertEqual(twin.observation_tensor(0), state.observation_tensor(0))
            dealt.add(tuple(twin.observation_tensor(1)))
        self.assertGreater(len(dealt), 1)

    def test_moves_have_words_meanings_and_features_of_one_length(self):
        state = cardwright.State("mlpccg", 3)
        count = len(state.legal_actions())
        self.assertEqual(len(state.move_strings()), count)
        self.assertEqual(len(state.action_meanings()), count)
        self.assertEqual({len(each) for each in state.action_features()}, {66})
        self.assertEqual(state.string_to_action(state.action_to_string(1)), 1)

    def test_playouts_leave_the_state_alone(self):
        state = cardwright.State("ggltcg", 3)
        before = state.observation_tensor(0)
        played = state.playout(games=20, seed=1)
        self.assertEqual(sum(played["wins"]) + played["draws"], 20)
        self.assertEqual(state.observation_tensor(0), before)

    def test_states_that_are_dropped_make_room(self):
        with cardwright.Bridge() as bridge:
            for seed in range(30):
                cardwright.State("ggltcg", seed, bridge=bridge)
            bridge.ask("new", count=9_999)


class BridgeTest(unittest.TestCase):
    def test_nonsense_is_answered_and_the_next_line_works(self):
        with cardwright.Bridge() as bridge:
            for line in ["nonsense", "[" * 50_000, "x" * 70_000, '{"type": "fly"}', "\x00\x7f"]:
                answer = json.loads(bridge.exchange_line(line))
                self.assertEqual(answer["type"], "error")
                self.assertEqual(bridge.ask("hello")["protocol"], 1)
            with self.assertRaisesRegex(cardwright.BridgeError, "there is no state 9"):
                bridge.ask("state", state=9)

    def test_a_port_serves_programs_of_this_machine(self):
        listening = subprocess.Popen(
            [*bridges.command(), "--port", "0"], stdout=subprocess.PIPE, stdin=subprocess.DEVNULL
        )
        try:
            port = json.loads(listening.stdout.readline())["port"]
            with cardwright.Bridge(port=port) as one, cardwright.Bridge(port=port) as two:
                state = cardwright.State("ggltcg", 3, bridge=one)
                self.assertEqual(state.number, 1)
                self.assertEqual(cardwright.State("ggltcg", 4, bridge=two).number, 1)
        finally:
            listening.kill()
            listening.wait()
            listening.stdout.close()


class VectorTest(unittest.TestCase):
    def test_more_plays_than_a_line_can_name_go_on_together(self):
        vector = cardwright.Vector("ggltcg", 4500)
        answers = vector.step()
        self.assertEqual(len(answers), 4500)
        self.assertEqual(len({each["state"] for each in answers}), 4500)
        answers = vector.step([0] * 4500)
        self.assertEqual(len(answers), 4500)
        vector.close()

    def test_random_plays_are_counted(self):
        for game in GAMES:
            played = cardwright.random_play(game, 5, seed=1)
            self.assertEqual(sum(played["wins"]) + played["draws"], 5)
            self.assertEqual(played, cardwright.random_play(game, 5, seed=1))

    def test_plays_that_have_ended_are_replaced(self):
        vector = cardwright.Vector("ggltcg", 8, wanted=["observation", "features"])
        while vector.ended < 8:
            vector.step()
            self.assertTrue(all(each["count"] >= 2 for each in vector.now))
        answers = vector.step([each["count"] - 1 for each in vector.now])
        self.assertEqual(len(answers), 8)
        vector.close()


class EnvironmentTest(unittest.TestCase):
    def test_agents_play_each_game_to_its_end(self):
        for game in GAMES:
            with self.subTest(game):
                env = cardwright.AECEnv(game)
                env.reset(seed=3)
                rewards = {}
                for agent in env.agent_iter():
                    observation, reward, termination, truncation, _ = env.last()
                    self.assertFalse(truncation)
                    space = env.observation_space(agent)
                    self.assertEqual(
                        len(observation["observation"]), space["observation"].shape[0]
                    )
                    if termination:
                        rewards[agent] = reward
                        env.step(None)
                    else:
                        mask = observation["action_mask"]
                        self.assertGreaterEqual(sum(map(int, mask)), 2)
                        env.step(env.action_space(agent).sample(mask))
                self.assertEqual(set(rewards), set(env.possible_agents))
                self.assertEqual(sum(rewards.values()), 0)

    def test_who_does_not_decide_has_no_moves(self):
        env = cardwright.AECEnv("ggltcg")
        env.reset(seed=3)
        waiting = next(each for each in env.agents if each != env.agent_selection)
        self.assertEqual(sum(env.observe(waiting)["action_mask"]), 0)
        with self.assertRaises(ValueError):
            env.step(env.max_moves - 1)

    def test_it_needs_no_numpy(self):
        env = cardwright.AECEnv("ggltcg")
        env.reset(seed=3)
        with mock.patch("cardwright.aec.numpy", None):
            plain = env.observe(env.agent_selection)
        for name, space in env.observation_space(env.agent_selection).items():
            self.assertIsInstance(plain[name], list)
            self.assertEqual(len(plain[name]), space.shape[0])
        self.assertEqual({len(each) for each in plain["moves"]}, {66})

    def test_it_derives_from_pettingzoo_where_that_is_installed(self):
        program = (
            "import sys, types; zoo = types.ModuleType('pettingzoo');"
            "zoo.AECEnv = type('AECEnv', (), {}); sys.modules['pettingzoo'] = zoo;"
            "import cardwright; assert issubclass(cardwright.AECEnv, zoo.AECEnv)"
        )
        subprocess.run([sys.executable, "-B", "-c", program], cwd=EXAMPLE.parents[1], check=True)

    def test_a_play_that_is_long_is_truncated(self):
        env = cardwright.AECEnv("mlpccg", max_steps=5)
        env.reset()
        for _ in range(5):
            env.step(0)
        self.assertTrue(all(env.truncations.values()))
        env.step(None)
        env.step(None)
        self.assertEqual(env.agents, [])


class ExampleTest(unittest.TestCase):
    def test_the_example_runs(self):
        told = StringIO()
        with redirect_stdout(told):
            runpy.run_path(str(EXAMPLE))
        self.assertIn("(LT", told.getvalue())


if __name__ == "__main__":
    unittest.main()
