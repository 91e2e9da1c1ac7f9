import type { Weighed } from '../net/messages'

/** Of a move that was looked at less than so many times as often as the one most looked at, a higher chance is mere luck. */
const LUCK = 1 / 20

/**
 * Moves that were weighed, by their chance as it is told, the best first; of two with the same chance first the one that was
 * looked at more often, which is the one that the computer would make. They come in the order of how often they were looked at.
 */
export function bestFirst(weighed: readonly Weighed[]): Weighed[] {
  const most = weighed[0]
  return weighed
    .filter((each) => most === undefined || each.chance <= most.chance || each.visits >= most.visits * LUCK)
    .sort((one, other) => Math.round(other.chance * 100) - Math.round(one.chance * 100))
}
