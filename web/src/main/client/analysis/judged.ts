import type { JudgedDecision } from '../net/api'
import type { Seat } from '../net/messages'

/** What is thought of a decision: a mistake, a doubtful move, a find, or nothing that stands out. */
export type Mark = '??' | '?' | '!' | ''

/** So much a mistake loses at least, as a share of a win. */
const MISTAKE = 0.15

/** So much better than all others a find is. */
const FIND = 0.1

export function markOf(decision: JudgedDecision): Mark {
  if (decision.mistake) {
    return decision.lost >= MISTAKE ? '??' : '?'
  }
  const next = decision.moves.find((each) => each.known && each.move !== decision.move)
  return decision.move === decision.best && decision.known && next !== undefined && decision.chance - next.chance >= FIND ? '!' : ''
}

/** The chance of a seat to win before a decision. */
export function chanceOf(decision: JudgedDecision, seat: Seat): number {
  return seat === 'A' ? decision.chanceOfA : 1 - decision.chanceOfA
}

/** Puts what was thought over now in the place of what was thought before. */
export function merged(before: ReadonlyMap<number, JudgedDecision>, more: readonly JudgedDecision[]): ReadonlyMap<number, JudgedDecision> {
  const all = new Map(before)
  for (const each of more) {
    all.set(each.at, each)
  }
  return all
}

/** A share as a whole number of a hundred. */
export function percent(share: number): number {
  return Math.round(100 * share)
}

/** The next mistake behind a moment, or the first one; undefined where there is none. */
export function nextMistake(judged: ReadonlyMap<number, JudgedDecision>, at: number): number | undefined {
  const all = [...judged.values()].filter((each) => each.mistake).map((each) => each.at).sort((a, b) => a - b)
  return all.find((each) => each > at) ?? all[0]
}
