import type { JudgedDecision, Moment, Replay } from '../net/api'
import type { Seat, Table } from '../net/messages'
import type { Eyes } from '../pages/finishedGame'
import { happened } from '../words/told'
import { t } from '../words/words'
import { markOf } from './judged'

/** The moments of a turn: before its first decision, and after its last one. */
export interface Stretch {
  from: number
  to: number
}

/** No longer turn is told whole: of a longer one its end. */
const MOST_DECISIONS = 40

/** So many pictures of moves there are at most: what is told shortest is told together. */
const MOST_PICTURES = 8

/** The chance of A to win at a moment: as it was thought before the next decision, or how the game was played out. */
export function chanceAt(replay: Replay, judged: ReadonlyMap<number, JudgedDecision>, moment: number): number | null {
  const all = [...judged.values()].sort((a, b) => a.at - b.at)
  const next = all.find((each) => each.at > moment)
  if (next !== undefined) {
    return next.chanceOfA
  }
  const { how, winner } = replay.outcome
  return how === 'played' ? (winner === null ? 0.5 : winner === 'A' ? 1 : 0) : (all.at(-1)?.chanceOfA ?? null)
}

/** The turn in which the chance to win changed most, the last of them where several did; null where nothing is known of it. */
export function decisiveTurn(replay: Replay, judged: ReadonlyMap<number, JudgedDecision>): Stretch | null {
  const turns: (Stretch & { turn: number | null })[] = []
  for (const [i, { turn }] of replay.decisions.entries()) {
    const last = turns.at(-1)
    if (last !== undefined && last.turn === turn) {
      last.to = i + 1
    } else {
      turns.push({ from: i, to: i + 1, turn })
    }
  }
  // What is decided before the first turn belongs to none.
  const real = turns.some((each) => each.turn !== null) ? turns.filter((each) => each.turn !== null) : turns
  let found: Stretch | null = null
  let most = -1
  for (const { from, to } of real) {
    const before = chanceAt(replay, judged, from)
    const after = chanceAt(replay, judged, to)
    if (before !== null && after !== null && Math.abs(after - before) >= most) {
      most = Math.abs(after - before)
      found = { from, to }
    }
  }
  return found === null ? null : { from: Math.max(found.from, found.to - MOST_DECISIONS), to: found.to }
}

/** One picture of a turn: the table behind some moves, and what is told of them. */
export interface Shot {
  table: Table
  /** The moves, as far as they may be seen. */
  moves: string
  /** What happened. */
  told: string
  /** The chance of A to win then; null where it is not known. */
  chance: number | null
}

/**
 * A turn in pictures, from how it began to its last move. All comes from the moments as they were shown to those eyes: a move of the
 * other side is told by what was seen of it.
 */
export function shots(replay: Replay, judged: ReadonlyMap<number, JudgedDecision>, stretch: Stretch, moments: readonly Moment[], eyes: Eyes, names: Record<Seat, string>): Shot[] {
  const all = moments.map((moment, i): Shot => {
    const at = stretch.from + i
    const chance = chanceAt(replay, judged, at)
    if (i === 0) {
      return { table: moment.table, moves: '', told: '', chance }
    }
    const decision = replay.decisions[at - 1]
    const seat = decision?.seat ?? null
    const thought = judged.get(at)
    const mark = thought === undefined ? '' : markOf(thought)
    const seen = eyes === 'both' || seat === null || seat === eyes
    const told = moment.events.map((event) => happened(event, names)).join(' ')
    const who = seat === null ? '' : names[seat]
    const moves = seen ? `${who === '' ? '' : `${who}: `}${decision?.move ?? ''}${mark === '' ? '' : ` ${mark}`}` : told === '' ? t('moving.unseen', { name: who }) : who
    return { table: moment.table, moves, told, chance }
  })
  const [begin, ...moves] = all
  return begin === undefined ? [] : [begin, ...together(moves)]
}

/** Tells moves together: what nothing came of with the move behind it, and then what is told shortest, until there are few enough. */
function together(moves: readonly Shot[]): Shot[] {
  const left: Shot[] = []
  for (const move of moves) {
    const before = left.at(-1)
    if (before !== undefined && before.told === '') {
      left[left.length - 1] = joined(before, move)
    } else {
      left.push(move)
    }
  }
  while (left.length > MOST_PICTURES) {
    const length = (i: number) => (left[i]?.told.length ?? 0) + (left[i + 1]?.told.length ?? 0)
    const shortest = left.slice(1).reduce((least, _, i) => (length(i) < length(least) ? i : least), 0)
    const [one, next] = left.slice(shortest, shortest + 2)
    if (one === undefined || next === undefined) {
      break
    }
    left.splice(shortest, 2, joined(one, next))
  }
  return left
}

function joined(one: Shot, next: Shot): Shot {
  const words = (parts: readonly string[], between: string) => [...new Set(parts.filter((part) => part !== ''))].join(between)
  return { ...next, moves: words([one.moves, next.moves], ' \u00b7 '), told: words([one.told, next.told], ' ') }
}
