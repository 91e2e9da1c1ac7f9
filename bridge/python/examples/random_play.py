import random

import cardwright

random.seed(7)
state = cardwright.State("littletroubles", seed=7, format="daycare")
while not state.is_terminal():
    seen = state.observation_tensor(state.current_player())  # what this player may know, as floats
    moves = state.action_features()  # floats for each move that is offered
    action = random.choice(state.legal_actions())
    name = state.action_to_string(action)
    state.apply_action(action)
print(f"{len(seen)} floats a position, {len(moves[0])} a move; the last was '{name}'")
print(state.returns(), state.reason())

env = cardwright.AECEnv("ggltcg")
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    over = termination or truncation
    env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
print(agent, reward)
