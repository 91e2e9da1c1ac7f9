import type { GameEvent, Seat, Table } from '../net/messages'
import { toBed } from './beds'
import { told } from './blows'
import { backs, FLIGHT, flies, fliesAs, lands, setsOff, spot, type Spot } from './flights'
import { fade, finish, start, type Movement } from './moving'
import { origins } from './origins'
import { ALTOGETHER } from './pace'
import { cards, drawnCard, type Places } from './places'
import { calm, fades, timed } from './speeds'
import { backFace, faceOf, turned, turns } from './turns'

/** Old faces of cards, by their handles. */
export type Faces = ReadonlyMap<string, HTMLElement>

/** What is drawn now of the cards that will lie on another side. */
export function faces(root: HTMLElement, before: Table | null, after: Table | null): Faces {
  if (before === null || after === null || before === after || (calm() && !fades())) {
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
    if (fades()) {
      crossFade(root, scene)
    }
    return
  }
  const within = scene.within ?? timed(ALTOGETHER)
  const glides = flights(root, scene)
  const all = start([...glides.flying, ...glides.landing, ...told(root, scene.events, within / timed(1))], within)
  mark(root, all.slice(0, glides.flying.length))
  moving = all
}

/** Cards that lie elsewhere than before fade in there, and the old faces of those on another side fade away. */
function crossFade(root: HTMLElement, scene: Scene): void {
  for (const card of cards(root)) {
    const from = scene.places.get(card.dataset['handle'] ?? '')
    const to = card.getBoundingClientRect()
    if (from === undefined || Math.abs(from.x - to.x) > from.width / 2 || Math.abs(from.y - to.y) > from.height / 2) {
      fade(card, 1)
    }
  }
  for (const [handle, face] of scene.faces ?? []) {
    drawnCard(root, handle)?.append(face)
    fade(face, 0, () => face.remove())
  }
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
    const face = scene.faces?.get(handle)
    if (face !== undefined && card === drawnCard(root, handle)) {
      const away = was !== undefined && far(was, to)
      const sets = away ? setsOff(count++) : 0
      card.append(face)
      flying.push(...(away ? fliesAs(card, face, was, sets) : []))
      landing.push(...turns(card, face, away ? sets + FLIGHT : 0))
      continue
    }
    const start = was ?? (zone === undefined ? undefined : spot(root, zone, near))
    if (start === undefined) {
      flying.push({ on: card, frames: [{ opacity: 0 }, { opacity: 1 }], lasts: FLIGHT })
    } else if (zone !== undefined && card.closest('.bed') !== null) {
      const bed = toBed(root, card, start, was !== undefined, setsOff(count++))
      flying.push(...bed.flying)
      landing.push(...bed.then)
    } else if (zone !== undefined) {
      const sets = setsOff(count++)
      flying.push(...flies(card, start, was !== undefined, sets))
      landing.push(lands(card, sets + FLIGHT))
    } else if (far(start, to)) {
      // It only gives way to others.
      flying.push(...flies(card, start, true, 0))
    }
  }
  return { flying: [...flying, ...backs(root, unseen, near)], landing }
}

function far(one: Spot, other: Spot): boolean {
  return Math.abs(one.x - other.x) > 2 || Math.abs(one.y - other.y) > 2
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
