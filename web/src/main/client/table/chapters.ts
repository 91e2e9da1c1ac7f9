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
