import type { GameEvent, Seat, Table } from '../net/messages'
import { backs, FLIGHT, flies, lands, setsOff, spot } from './flights'
import { finish, start, type Movement } from './moving'
import { origins } from './origins'
import { ALTOGETHER, delays } from './pace'
import { calm, timed } from './speeds'
import { backFace, faceOf, turned, turns } from './turns'

const LONGEST = 250

const LUNGE = 480

/** Events in which the first card goes at the second. */
const BLOW = /struck|compared|tussled|challenged/i

export type Places = ReadonlyMap<string, DOMRect>

function cards(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('button.card[data-handle]')]
}

/** Where each card is that is drawn now. */
export function places(root: HTMLElement): Places {
  return new Map(
    cards(root)
      .flatMap((card) => (card.dataset['handles'] ?? card.dataset['handle'] ?? '').split(' ').map((handle) => [handle, card.getBoundingClientRect()] as const))
      .filter(([, rect]) => rect.width > 0),
  )
}

/** The card of a handle where it is drawn, alone or for equal ones: a card that is on a stage over the table is on the table as well, unseen. */
export function drawnCard(root: HTMLElement, handle: string): HTMLElement | null {
  const found = [...root.querySelectorAll<HTMLElement>(`button.card[data-handle="${handle}"], button.card[data-handles~="${handle}"]`)]
  return found.find((card) => card.getBoundingClientRect().width > 0) ?? found[0] ?? null
}

/** Old faces of cards, by their handles. */
export type Faces = ReadonlyMap<string, HTMLElement>

/** What is drawn now of the cards that will lie on another side. */
export function faces(root: HTMLElement, before: Table | null, after: Table | null): Faces {
  if (before === null || after === null || before === after || calm()) {
    return new Map()
  }
  return new Map(
    turned(before, after).map((handle) => {
      const card = drawnCard(root, handle)
      return [handle, card === null ? backFace() : faceOf(card)] as const
    }),
  )
}

/** What the last view has set moving. */
let moving: Animation[] = []

/** From one table to the next one, as one who sits there sees it. */
export interface Scene {
  /** Where each card was. */
  places: Places
  /** What was drawn of those that lie on another side now. */
  faces?: Faces
  before: Table | null
  after: Table | null
  /** Who sits below. */
  near: Seat
  events: readonly GameEvent[]
  /** In how many real milliseconds all movement ends. */
  within?: number
}

/** Lets cards fly from where they were, those that give way glide, and those that events speak of flash in turn. */
export function move(root: HTMLElement, scene: Scene): void {
  finish(moving)
  moving = []
  if (calm()) {
    return
  }
  const within = scene.within ?? timed(ALTOGETHER)
  const glides = flights(root, scene)
  const turning = [...(scene.faces ?? [])].flatMap(([handle, face]) => {
    const card = drawnCard(root, handle)
    return card === null ? [] : turns(card, face, 0)
  })
  const all = start([...glides.flying, ...glides.landing, ...turning, ...told(root, scene.events, within / timed(1))], within)
  mark(root, all.slice(0, glides.flying.length))
  moving = all
}

/** The flights of all cards that lie elsewhere than before, and how they land. */
function flights(root: HTMLElement, scene: Scene): { flying: Movement[]; landing: Movement[] } {
  const { before, after, near, places } = scene
  const { cards: from, unseen } = before === null || after === null || before === after ? { cards: new Map(), unseen: [] } : origins(before, after, scene.events)
  const flying: Movement[] = []
  const landing: Movement[] = []
  let count = 0
  for (const card of cards(root)) {
    const handle = card.dataset['handle'] ?? ''
    const to = card.getBoundingClientRect()
    if (to.width === 0) {
      continue
    }
    const was = places.get(handle)
    const zone = from.get(handle)
    if (was === undefined && scene.faces?.has(handle) === true) {
      // It lay there already, and turns.
      continue
    }
    const start = was ?? (zone === undefined ? undefined : spot(root, zone, near))
    if (start === undefined) {
      flying.push({ on: card, frames: [{ opacity: 0 }, { opacity: 1 }], lasts: FLIGHT })
    } else if (zone !== undefined) {
      const sets = setsOff(count++)
      flying.push(...flies(card, start, was !== undefined, sets))
      landing.push(lands(card, sets + FLIGHT))
    } else if (Math.abs(start.x - to.x) > 2 || Math.abs(start.y - to.y) > 2) {
      // It only gives way to others.
      flying.push(...flies(card, start, true, 0))
    }
  }
  return { flying: [...flying, ...backs(root, unseen, near)], landing }
}

/** What happened to cards, one after the other. */
function told(root: HTMLElement, events: readonly GameEvent[], within: number): Movement[] {
  const spoken = events.filter((event) => event.cards.length > 0)
  const starts = delays(spoken.length, spoken.some((event) => BLOW.test(event.kind)) ? LUNGE : LONGEST, within)
  return spoken.flatMap((event, i) => {
    const after = starts[i] ?? 0
    const named = event.cards.flatMap((handle) => drawnCard(root, handle) ?? [])
    const [first, second] = named
    return BLOW.test(event.kind) && first !== undefined && second !== undefined && first !== second
      ? lunge(first, second, after)
      : named.map((on) => ({ on, frames: flash(event.kind), lasts: LONGEST, after }))
  })
}

let marked = 0

/** Marks the table for as long as cards glide on it: see `is-moving` in the style sheets. */
function mark(root: HTMLElement, glides: readonly Animation[]): void {
  const turn = ++marked
  root.classList.toggle('is-moving', glides.length > 0)
  void Promise.allSettled(glides.map((each) => each.finished)).then(() => {
    // A later view may have set cards moving meanwhile.
    if (turn === marked) {
      root.classList.remove('is-moving')
    }
  })
}

/** A blow: the one leans back and lunges to the other's edge, both shake, the one returns. */
function lunge(one: HTMLElement, other: HTMLElement, after: number): Movement[] {
  const from = one.getBoundingClientRect()
  const to = other.getBoundingClientRect()
  const far = 0.55
  const x = (to.x + to.width / 2 - from.x - from.width / 2) * far
  const y = (to.y + to.height / 2 - from.y - from.height / 2) * far
  return [
    {
      on: one,
      frames: [
        { translate: '0 0', zIndex: 5 },
        { translate: `${-x * 0.08}px ${-y * 0.08}px`, offset: 0.17 },
        { translate: `${x}px ${y}px`, offset: 0.5 },
        { translate: `${x}px ${y}px`, offset: 0.58 },
        { translate: '0 0', zIndex: 5 },
      ],
      lasts: LUNGE,
      after,
    },
    {
      on: other,
      frames: [{ translate: '0' }, { translate: '-4px' }, { translate: '4px' }, { translate: '-4px' }, { translate: '0' }],
      lasts: 120,
      after: after + LUNGE / 2,
    },
  ]
}

function flash(kind: string): Keyframe[] {
  if (/struck|strike|hit|damage|lost|sleep|dismiss/.test(kind)) {
    return [{ translate: '0' }, { translate: '-5px' }, { translate: '5px' }, { translate: '0' }]
  }
  return [{ scale: '1' }, { scale: '1.06' }, { scale: '1' }]
}
