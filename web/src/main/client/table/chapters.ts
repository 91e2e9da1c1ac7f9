import type { IconName } from '../cards/icons'
import type { GameEvent } from '../net/messages'

/** What happened in one turn: how it began, and then the rest. What comes before the first turn has no beginning. */
export interface Chapter {
  begin: GameEvent | null
  events: GameEvent[]
}

/** A log in turns. */
export function chapters(events: readonly GameEvent[]): Chapter[] {
  const all: Chapter[] = []
  for (const event of events) {
    const last = all.at(-1)
    if (event.kind === 'turn-began') {
      all.push({ begin: event, events: [] })
    } else if (last === undefined) {
      all.push({ begin: null, events: [event] })
    } else {
      last.events.push(event)
    }
  }
  return all
}

const signs: readonly (readonly [RegExp, IconName])[] = [
  [/struck|tussled|attacked|picked|compared|fight|faceoff|flipped|challenged/, 'strength'],
  [/scored|won|wins|confronted|completed|task/, 'trophy'],
  [/sleep/, 'moon'],
  [/gained|lost|paid|bribed/, 'coin'],
  [/drew|draws|drawn|shuffled|looks|searched|discarded/, 'pile'],
  [/played|used|entered|added/, 'card'],
  [/regressed|restored|became|uncovered|replaced/, 'puzzle'],
  [/moved|home|left|dropped|grabbed/, 'hand'],
  [/set-off|triggered|rolled|counted|counters|stat/, 'bolt'],
  [/ended|over|conceded/, 'flag'],
]

/** The sign of what happened, by its kind; nothing for what has none. */
export function signOf(kind: string): IconName | null {
  return signs.find(([pattern]) => pattern.test(kind))?.[1] ?? null
}

/** Whether it only says that somebody passed, also automatically, or that a phase began. */
export function isQuiet(kind: string): boolean {
  return /pass|stage-began|phase-began|^note$/.test(kind)
}

/** So many sentences tell in short what happened. */
const SENTENCES = 2

/** Kinds of events that tell most, the most telling first. */
const TELLING = [/won|scored|completed|ended/, /sleep|regress|struck|confronted|tussled|frightened|dismissed|lost/]

function rank(event: GameEvent): number {
  const found = TELLING.findIndex((kind) => kind.test(event.kind))
  return found < 0 ? TELLING.length : found
}

/** The two events that tell most of what happened, in their order. */
export function telling(events: readonly GameEvent[]): GameEvent[] {
  // That a turn ends is told by the next one.
  const loud = events.filter((event) => !isQuiet(event.kind) && !event.kind.startsWith('turn-'))
  const best = new Set(loud.toSorted((one, other) => rank(one) - rank(other)).slice(0, SENTENCES))
  return loud.filter((event) => best.has(event))
}
