import type { Card, GameEvent, OfferedMove, Seat, Table, Zone } from '../net/messages'
import { other } from '../net/messages'
import type { Names } from '../words/told'

/** What is filled into a sentence. */
export type Fill = Readonly<Record<string, string | number>>

/** Something that a guide can say: when, how often, and where to read on. */
export interface Topic {
  /** Its sentence in the texts of the game. */
  id: string
  /** What is filled in where it is to be said now; null where there is nothing to say. */
  when(moment: Moment): Fill | null
  /** The rule that says it in full. */
  rule?: string
  /** What it repeats shortly: that, or one of them, was said before, and this is said each time. All else is said once in a game. */
  again?: string | readonly string[]
  /** Whether one is to look at it when it is said, also when one is asked nothing then. */
  rest?: boolean
}

/** What a guide knows of a game: how near the end is, what has happened, and what can be done now, each the weightiest first. */
export interface Topics {
  way(moment: Moment): Fill
  progress: readonly Topic[]
  happened: readonly Topic[]
  now: readonly Topic[]
  /** What can be done now in short, for decisions at which nothing is new: said each time. */
  still?: readonly Topic[]
  /** What is said when the game has come to its end. */
  end: readonly Topic[]
}

/** How a game is said to have ended. */
export const ended: readonly Topic[] = [
  { id: 'end-won', when: (m) => holds(m.winner === m.you) },
  { id: 'end-lost', when: (m) => holds(m.winner === m.them, { name: m.name }) },
]

/** A moment of a game in the eyes of a newcomer: the table, and what has happened since the guide last spoke. */
export class Moment {
  readonly them: Seat

  constructor(
    readonly you: Seat,
    readonly before: Table | null,
    readonly table: Table,
    readonly events: readonly GameEvent[],
    readonly moves: readonly OfferedMove[],
    readonly names: Names,
    /** The table as it was shown before this one. */
    readonly last: Table | null = before,
    /** Who has won, once the game is over. */
    readonly winner: Seat | null = null,
  ) {
    this.them = other(you)
  }

  /** What the other player is called. */
  get name(): string {
    return this.names[this.them]
  }

  get phase(): string {
    return this.table.turn?.phase ?? ''
  }

  /** Whether it is the newcomer's own turn. */
  get own(): boolean {
    return this.table.turn?.player === this.you
  }

  get asked(): boolean {
    return this.moves.length > 0
  }

  counter(seat: Seat, name: string): number {
    return counterOf(this.table, seat, name)
  }

  /** How much a counter has risen since the guide last spoke. */
  risen(seat: Seat, name: string): number {
    return this.before === null ? 0 : counterOf(this.table, seat, name) - counterOf(this.before, seat, name)
  }

  zone(seat: Seat, name: string): Zone | undefined {
    return zoneOf(this.table, seat, name)
  }

  cards(seat: Seat, name: string): readonly Card[] {
    return this.zone(seat, name)?.cards ?? []
  }

  size(seat: Seat, name: string): number {
    return this.zone(seat, name)?.size ?? 0
  }

  fact(name: string): string | undefined {
    return this.table.facts.find((each) => each.name === name)?.value
  }

  /** The first event of a kind; of that player where one is named. What is told of `your` card names no player. */
  event(kind: string, of?: Seat): GameEvent | undefined {
    return this.events.find((each) => each.kind === kind && (of === undefined || (actor(each) === this.them) === (of === this.them)))
  }

  /** All events of a kind. */
  all(kind: string): readonly GameEvent[] {
    return this.events.filter((each) => each.kind === kind)
  }

  /** A figure of a card as the table showed it before this moment; undefined where it did not. */
  figure(handle: string | undefined, name: string): number | undefined {
    const cards = this.last?.sides.flatMap((side) => side.zones.flatMap((zone) => zone.cards)) ?? []
    return cards.find((card) => card.handle === handle)?.stats.find((stat) => stat.name === name)?.now
  }

  /** The cards that have come to a zone of a player since the guide last spoke. */
  arrived(seat: Seat, name: string): readonly Card[] {
    const old = new Set(this.before === null ? [] : zoneOf(this.before, seat, name)?.cards.map((card) => card.handle))
    return this.before === null ? [] : this.cards(seat, name).filter((card) => !old.has(card.handle))
  }

  /** Whether a turn of that player has ended. */
  ended(seat: Seat): boolean {
    return turns(this).some((turn) => turn.over && turn.player === seat)
  }

  /** What a kind of event has brought a player in a part of his own turn that is over: the last part that has begun. */
  broughtAtEnd(seat: Seat, kind: string): number {
    const ends = turns(this).filter((turn) => turn.over && turn.player === seat)
    return ends
      .flatMap((turn) => turn.events.slice(turn.events.findLastIndex((each) => each.kind === 'stage-began') + 1))
      .filter((each) => each.kind === kind && (actor(each) === this.them) === (seat === this.them))
      .reduce((sum, each) => sum + number(each), 0)
  }

  /** Whether a move begins with one of these words. */
  can(...words: readonly string[]): boolean {
    return this.moves.some((move) => words.includes(move.notation.split(' ')[0] ?? ''))
  }
}

interface PartOfTurn {
  player: Seat | undefined
  events: GameEvent[]
  over: boolean
}

/** The events of a moment, turn by turn. */
function turns(moment: Moment): PartOfTurn[] {
  const all: PartOfTurn[] = [{ player: moment.before?.turn?.number === 0 ? undefined : moment.before?.turn?.player, events: [], over: false }]
  for (const event of moment.events) {
    const last = all.at(-1)
    if (event.kind === 'turn-began') {
      if (last !== undefined) {
        last.over = true
      }
      all.push({ player: actor(event), events: [], over: false })
    } else {
      last?.events.push(event)
    }
  }
  return all
}

/** The first number that a sentence tells. */
function number(event: GameEvent): number {
  return Number(/\d+/.exec(event.words)?.[0] ?? 0)
}

/** In whose name something is told: the first player whom the sentence names. */
export function actor(event: GameEvent): Seat | undefined {
  return event.spans.find((span): span is typeof span & { of: Seat } => span.of !== 'card')?.of
}

/** The n-th card that a sentence names, from 0. */
export function named(event: GameEvent, n = 0): string {
  const span = event.spans.filter((each) => each.of === 'card')[n]
  return span === undefined ? '' : event.words.slice(span.at, span.at + span.length)
}

function zoneOf(table: Table, seat: Seat, name: string): Zone | undefined {
  return table.sides.find((side) => side.seat === seat)?.zones.find((zone) => zone.name === name)
}

function counterOf(table: Table, seat: Seat, name: string): number {
  return table.sides.find((side) => side.seat === seat)?.counters.find((counter) => counter.name === name)?.value ?? 0
}

/** A condition as a topic asks for it: nothing to fill in where it holds. */
export const holds = (condition: boolean, fill: Fill = {}): Fill | null => (condition ? fill : null)
