import type { Card, GameEvent, PerSeat, Seat, Side, Table } from '../net/messages'
import { other } from '../net/messages'

/** One side of a faceoff: who takes part, what was flipped, and what its total is made of. */
export interface FaceoffSide {
  total: number
  /** What the involved characters add, what the flipped cards add, and what texts add or take beside that. */
  parts: { characters: number; flips: number; texts: number }
  involved: Card[]
  flipped: Card[]
}

/** A faceoff as the table tells it, while it goes on or as it was when its totals were compared. */
export interface Faceoff {
  kind: string
  step: Step
  /** What the winner scores; 0 where that is nothing. */
  prize: number
  /** Who challenges a Troublemaker. */
  challenger: Seat | null
  /** The Problems that it is about. */
  problems: Card[]
  sides: PerSeat<FaceoffSide>
}

export const steps = ['begin', 'flip', 'answer', 'compare', 'score'] as const
export type Step = (typeof steps)[number]

const marked = (card: Card, name: string) => card.marks.find((mark) => mark.name === name)?.value

/** What an involved character adds to a total; 0 for one that is exhausted or frightened. */
export function adds(card: Card): number {
  return Number(marked(card, 'adds') ?? 0)
}

/** What a flipped card adds: nothing once it is ignored. */
export function flips(card: Card): number {
  return marked(card, 'ignored') === undefined ? (card.stats.find((stat) => stat.name === 'power')?.now ?? 0) : 0
}

/** The faceoff that a table tells of; null where none is going on. */
export function faceoffOf(table: Table): Faceoff | null {
  const fact = (name: string) => table.facts.find((each) => each.name === name)?.value
  const kind = fact('faceoff')
  if (kind === undefined) {
    return null
  }
  const cards = table.sides.flatMap((side) => side.zones.filter((zone) => zone.name !== 'flipped').flatMap((zone) => zone.cards.map((card) => ({ card, seat: side.seat }))))
  const sideOf = (seat: Seat): FaceoffSide => {
    const side = table.sides.find((each) => each.seat === seat)
    const involved = cards.filter(({ card, seat: at }) => marked(card, 'involved') !== undefined && (marked(card, 'adds to') ?? at) === seat).map(({ card }) => card)
    const flipped = cardsIn(side, 'flipped')
    const total = side?.counters.find((counter) => counter.name === 'total')?.value ?? 0
    const parts = { characters: sum(involved.map(adds)), flips: sum(flipped.map(flips)) }
    return { total, parts: { ...parts, texts: total - parts.characters - parts.flips }, involved, flipped }
  }
  return {
    kind,
    step: steps.find((each) => each === fact('faceoff step')) ?? 'begin',
    prize: Number(fact('faceoff prize') ?? 0),
    challenger: (fact('challenger') as Seat | undefined) ?? null,
    problems: cards.filter(({ card }) => marked(card, 'contested') !== undefined).map(({ card }) => card),
    sides: { A: sideOf('A'), B: sideOf('B') },
  }
}

/** The faceoff of a snapshot, in which cards that still lie on the table are known by their handles there, and the others by ones of their own. */
export function recalled(snapshot: Table, lying: ReadonlyMap<string, { card: Card; zone: string; closed: boolean }>): Faceoff | null {
  const taken = new Set<string>()
  let gone = 0
  const handled = (card: Card, zone: string): Card => {
    const here = [...lying.values()].find((each) => (zone === 'flipped' ? each.zone === 'flipped' : !each.closed) && !taken.has(each.card.handle) && each.card.card === card.card && each.card.owner === card.owner)
    const handle = here?.card.handle ?? `gone${++gone}`
    taken.add(handle)
    return { ...card, handle }
  }
  const sides = snapshot.sides.map((side) => ({ ...side, zones: side.zones.map((zone) => ({ ...zone, cards: zone.cards.map((card) => handled(card, zone.name)) })) }))
  const faceoff = faceoffOf({ ...snapshot, sides })
  return faceoff === null ? null : { ...faceoff, step: 'score' }
}

/** The event that compared the totals of the last faceoff; none where another has begun since. */
export function compared(log: readonly GameEvent[]): GameEvent | undefined {
  const last = log.findLast((event) => event.snapshot !== undefined || event.kind === 'faceoff-began')
  return last?.snapshot === undefined ? undefined : last
}

/** Who is ahead; null where both are even. */
export function ahead(faceoff: Faceoff): Seat | null {
  const { A, B } = faceoff.sides
  return A.total === B.total ? null : A.total > B.total ? 'A' : 'B'
}

/** What the winner of a faceoff would score: the points of a Troublemaker are the challenger's alone. */
export function scores(faceoff: Faceoff, winner: Seat): number {
  return faceoff.challenger === null || faceoff.challenger === winner ? faceoff.prize : 0
}

/** Who loses a character for losing: the challenger of a Troublemaker. */
export function sendsHome(faceoff: Faceoff, winner: Seat): boolean {
  return faceoff.challenger !== null && faceoff.challenger === other(winner)
}

/** What came of the totals that an event compared: what happened behind it, up to the next turn or faceoff. */
export function outcome(log: readonly GameEvent[], compared: GameEvent): GameEvent[] {
  const from = log.indexOf(compared)
  const rest = log.slice(from + 1)
  const end = rest.findIndex((event) => event.snapshot !== undefined || /^(turn-began|faceoff-began)$/.test(event.kind))
  return rest.slice(0, end < 0 ? undefined : end).filter((event) => /^(faceoff-won|faceoff-undecided|scored)$/.test(event.kind))
}

function cardsIn(side: Side | undefined, zone: string): Card[] {
  return side?.zones.find((each) => each.name === zone)?.cards ?? []
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0)
}
