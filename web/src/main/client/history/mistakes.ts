import type { JudgedDecision } from '../net/api'

/** A kind of mistake: what was done, what was better, how often, and what it cost all together, in points of a hundred. */
export interface MistakeKind {
  did: string
  better: string
  times: number
  cost: number
}

/** What a move is about: its first word. */
function verb(move: string): string {
  return move.split(' ')[0] ?? move
}

/** What mistakes have in common: the same kind of move in the place of the same kind, the dearest first. */
export function kinds(mistakes: readonly JudgedDecision[]): MistakeKind[] {
  const found = new Map<string, MistakeKind>()
  for (const each of mistakes) {
    const did = verb(each.move)
    const better = verb(each.best)
    const key = `${did} ${better}`
    const before = found.get(key) ?? { did, better, times: 0, cost: 0 }
    found.set(key, { ...before, times: before.times + 1, cost: before.cost + 100 * each.lost })
  }
  return [...found.values()].sort((a, b) => b.cost - a.cost)
}
