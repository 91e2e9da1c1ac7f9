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

/** Kinds of events that tell least: what they are for follows them. */
const INCIDENTAL = /paid|drew|shuffled|looks|counted/

function rank(event: GameEvent): number {
  const found = TELLING.findIndex((kind) => kind.test(event.kind))
  return found >= 0 ? found : TELLING.length + (INCIDENTAL.test(event.kind) ? 1 : 0)
}

/** Kinds of events that tell of a number, and not where it comes from. */
const BARE = /^(?:scored|gained|lost)/

/** Kinds of events between a cause and what comes of it. */
const BETWEEN = /pass|^note$|paid|drew|discarded|shuffled|looks|revealed|counted|counters|left|bottom/

/** Kinds of events that are a cause also where they name no card. */
const CONTEST = /faceoff|fight|tussle/

/** What made an event happen that tells of a number alone: the card or the contest before it in the same phase, where there is one. */
function cause(events: readonly GameEvent[], of: GameEvent): GameEvent | undefined {
  if (!BARE.test(of.kind)) {
    return undefined
  }
  const before = events.slice(0, events.indexOf(of)).findLast((event) => !BARE.test(event.kind) && !BETWEEN.test(event.kind))
  return before !== undefined && !isQuiet(before.kind) && (CONTEST.test(before.kind) || before.spans.some((span) => span.of === 'card')) ? before : undefined
}

/** The two events that tell most of what happened, each with its cause where it tells of a number alone, in their order. */
export function telling(events: readonly GameEvent[]): GameEvent[] {
  // That a turn ends is told by the next one.
  const loud = events.filter((event) => !isQuiet(event.kind) && !event.kind.startsWith('turn-'))
  const best = loud.toSorted((one, other) => rank(one) - rank(other)).slice(0, SENTENCES)
  const told = new Set([...best, ...best.map((event) => cause(events, event))])
  return loud.filter((event) => told.has(event))
}
