import type { PuzzleTitle } from '../net/api'
import { store, stored } from '../shell/stored'
import { before, today } from './daily'

/** What somebody has answered here, as the browser keeps it: nobody needs an account for it. */

/** How somebody did with a puzzle: right at once, right after a wrong answer, or wrong as yet. */
export type Mark = 'first' | 'later' | 'failed'

const SIGNS: Record<Mark, string> = { first: '+', later: '*', failed: '-' }

const marksKey = (game: string): string => `cardwright.puzzles.${game}`
const DAYS = 'cardwright.puzzles.days'
const ROW = 'cardwright.puzzles.row'

/** The puzzles of a game that were answered, by their ids. */
export function marks(game: string): ReadonlyMap<string, Mark> {
  const found = new Map<string, Mark>()
  for (const each of (stored(marksKey(game)) ?? '').split(',')) {
    const mark = (Object.keys(SIGNS) as Mark[]).find((one) => SIGNS[one] === each[0])
    if (mark !== undefined && /^\w{1,20}$/.test(each.slice(1))) {
      found.set(each.slice(1), mark)
    }
  }
  return found
}

/** Something that goes on without a break: how long it is now, and how long it was at most. */
export interface Streak {
  now: number
  most: number
}

function numbers(key: string): number[] {
  return (stored(key) ?? '').split(',').slice(-2).map((each) => (/^\d{1,6}$/.test(each) ? Number(each) : 0))
}

/** On how many days in a row something was solved; today may still be to come. */
export function days(day: string = today()): Streak {
  const last = (stored(DAYS) ?? '').split(',')[0] ?? ''
  const [now = 0, most = 0] = numbers(DAYS)
  return { now: last === day || last === before(day) ? now : 0, most }
}

/** How many puzzles in a row were solved at once. */
export function row(): Streak {
  const [now = 0, most = 0] = numbers(ROW)
  return { now, most }
}

/** Keeps an answer. */
export function keepAnswer(game: string, puzzle: PuzzleTitle, right: boolean, day: string = today()): void {
  const known = marks(game)
  const mark = known.get(puzzle.id)
  const first = mark === undefined
  const now: Mark = first ? (right ? 'first' : 'failed') : mark === 'failed' && right ? 'later' : mark
  store(marksKey(game), [...new Map([...known, [puzzle.id, now]])].map(([id, each]) => `${SIGNS[each]}${id}`).join(','))
  if (right && now !== mark) {
    const streak = days(day)
    const last = (stored(DAYS) ?? '').split(',')[0]
    const count = last === day ? Math.max(1, streak.now) : streak.now + 1
    store(DAYS, `${day},${count},${Math.max(count, streak.most)}`)
  }
  if (first) {
    const count = right ? row().now + 1 : 0
    store(ROW, `${count},${Math.max(count, row().most)}`)
  }
}

/** The puzzle to go on with: of those not answered yet the one that is nearest to a rating, then one that was answered wrongly; undefined when all are solved. */
export function nextPuzzle(all: readonly PuzzleTitle[], known: ReadonlyMap<string, Mark>, points: number, but?: string): PuzzleTitle | undefined {
  const others = all.filter((each) => each.id !== but)
  const open = others.filter((each) => !known.has(each.id))
  const left = open.length > 0 ? open : others.filter((each) => known.get(each.id) === 'failed')
  return left.reduce<PuzzleTitle | undefined>((best, each) => (best === undefined || Math.abs(each.rating - points) < Math.abs(best.rating - points) ? each : best), undefined)
}
