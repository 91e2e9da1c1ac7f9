import type { GameEvent, Table } from '../net/messages'
import type { Path } from './intent'

/** Who aims at whom: a card that is about to do something, and the one to which it would be done. */
export interface Aim {
  from: string
  to: string
  /** Whether it is only considered, is chosen, or is done already. */
  as: 'considered' | 'chosen' | 'done'
}

const HANDLE = /^c\d+$/

/** What the person aims at: from the first card that was chosen, or that is being carried out, to the others and to the one pointed at. */
export function aimed(path: Path, targets: ReadonlySet<string>, pointed: string | null, carriedOut: string | null): Aim[] {
  const cards = path.filter((token) => HANDLE.test(token))
  const from = cards[0] ?? carriedOut
  if (from === null || from === undefined) {
    return []
  }
  const chosen = cards.slice(1).map((to): Aim => ({ from, to, as: 'chosen' }))
  const considered = pointed !== null && pointed !== from && targets.has(pointed) ? [{ from, to: pointed, as: 'considered' } as const] : []
  return [...chosen, ...considered]
}

/** The card that is being carried out, where it is one alone. */
export function carriedOut(table: Table): string | null {
  const cards = table.sides.flatMap((side) => side.zones.filter((zone) => zone.name === 'resolving').flatMap((zone) => zone.cards))
  return cards.length === 1 ? (cards[0]?.handle ?? null) : null
}

/** Who fights whom on the table, while the fight or the tussle goes on. */
export function fighting(table: Table): Aim[] {
  const cards = table.sides.flatMap((side) => side.zones.flatMap((zone) => zone.cards))
  const who = (part: string) => cards.find((card) => card.marks.some((mark) => (mark.name === 'fight' || mark.name === 'tussle') && mark.value === part))?.handle
  const from = who('attacker')
  const to = who('defender')
  return from === undefined || to === undefined ? [] : [{ from, to, as: 'chosen' }]
}

/** Events in which the first card goes at the second. */
const AT = /^(tussled|picked-fight|struck|won-by-text|played-on|reattached)$/

/** Events with which a text begins to be carried out, and those that tell what it does to a card. */
const BEGINS = /^(played|played-at|used|triggered|set-off|action-done)$/
const DOES = /^(became|moved|sent-home|left|sleeped|returned|control-taken|controlled|stamina-lost|stamina-set|stats-changed|counted|regressed|restored|damaged|banished-beneath)$/

/** Who went at whom in what just happened, each pair once. */
export function happened(events: readonly GameEvent[]): Aim[] {
  const found = new Map<string, Aim>()
  let actor: string | null = null
  for (const event of events) {
    const [first, second] = event.cards
    const from = AT.test(event.kind) ? first : DOES.test(event.kind) ? actor : undefined
    const to = AT.test(event.kind) ? second : first
    if (from != null && to !== undefined && from !== to) {
      found.set(`${from} ${to}`, { from, to, as: 'done' })
    }
    if (BEGINS.test(event.kind)) {
      actor = first ?? null
    } else if (/began|passed/.test(event.kind)) {
      actor = null
    }
  }
  return [...found.values()]
}

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

/** How far the tip stays away from its target. */
const CLEAR = 5

/** How far an arrow may bend aside, as a part of its length, the straightest first. */
const BENDS = [0.12, -0.12, 0.3, -0.3, 0.5, -0.5, 0.8, -0.8]

const SAMPLES = 24

/** The way of an arrow: where it starts, what it bends towards, and its tip outside the target. */
export interface Way {
  start: Point
  bend: Point
  tip: Point
}

/** From the edge of one box to the edge of another, bent so that it lies on as few as possible of the boxes that are to be kept free. */
export function way(from: Box, to: Box, free: readonly Box[]): Way {
  let best: Way | null = null
  let least = Infinity
  for (const start of edges(from)) {
    for (const end of edges(to)) {
      for (const bend of BENDS) {
        const way = bent(start, end, bend)
        const cost = crossed(way, free) * 10_000 + crossed(way, [from, to]) * 20_000 + Math.hypot(end.x - start.x, end.y - start.y) * (1 + Math.abs(bend))
        if (cost < least) {
          least = cost
          best = way
        }
      }
    }
  }
  return best ?? bent(middle(from), middle(to), 0)
}

/** The way as the path of an SVG. */
export function drawnAs({ start, bend, tip }: Way): string {
  const number = (each: number) => each.toFixed(1)
  return `M${number(start.x)} ${number(start.y)}Q${number(bend.x)} ${number(bend.y)} ${number(tip.x)} ${number(tip.y)}`
}

function bent(start: Point, tip: Point, bend: number): Way {
  const x = tip.x - start.x
  const y = tip.y - start.y
  return { start, tip, bend: { x: start.x + x / 2 - y * bend, y: start.y + y / 2 + x * bend } }
}

/** The point of a way after a part of it, from 0 to 1. */
export function at({ start, bend, tip }: Way, part: number): Point {
  const rest = 1 - part
  return {
    x: rest * rest * start.x + 2 * rest * part * bend.x + part * part * tip.x,
    y: rest * rest * start.y + 2 * rest * part * bend.y + part * part * tip.y,
  }
}

/** On how many of some boxes a way lies. */
export function crossed(way: Way, boxes: readonly Box[]): number {
  const points = Array.from({ length: SAMPLES + 1 }, (_, i) => at(way, i / SAMPLES))
  return boxes.filter((box) => points.some((point) => point.x > box.x - 2 && point.x < box.x + box.width + 2 && point.y > box.y - 2 && point.y < box.y + box.height + 2)).length
}

/** Points outside the four edges of a box. */
function edges(box: Box): Point[] {
  const { x, y } = middle(box)
  return [
    { x, y: box.y - CLEAR },
    { x, y: box.y + box.height + CLEAR },
    { x: box.x - CLEAR, y },
    { x: box.x + box.width + CLEAR, y },
  ]
}

function middle(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
