import type { Seat } from '../net/messages'
import type { Movement } from './moving'
import type { Place, Unseen } from './origins'

/** What is needed of a rectangle: where it lies in the window. */
export type Spot = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>

export const FLIGHT = 240
export const LANDING = 120
/** Several cards begin so many milliseconds after each other. */
const APART = 60
/** Beside this many cards that fly one after the other the rest flies with the last. */
const MOST = 6

const OUT = 'cubic-bezier(.2, .8, .2, 1)'

/** How high the arc of a flight rises, by how far it goes. */
const RISE = 0.16
const HIGHEST = 56

/** From which part of its way to its end: as the way from there, and how large it is. */
export interface Step {
  x: number
  y: number
  scale: number
}

/** A way from one place to another along a small arc, in even steps, seen from its end; cards lie about their middles. */
export function arc(from: Spot, to: Spot): Step[] {
  const x = from.x + from.width / 2 - to.x - to.width / 2
  const y = from.y + from.height / 2 - to.y - to.height / 2
  const size = Math.min(from.width / to.width, from.height / to.height)
  const high = Math.min(HIGHEST, Math.hypot(x, y) * RISE)
  return [0, 0.25, 0.5, 0.75, 1].map((t) => ({ x: x * (1 - t), y: y * (1 - t) - 4 * high * t * (1 - t), scale: size + (1 - size) * t }))
}

/** When the n-th of several cards sets off. */
export function setsOff(n: number): number {
  return Math.min(n, MOST) * APART
}

/** All that is drawn of a card. The card itself stays where it belongs, so that it can be pointed at there. */
export function drawnParts(card: HTMLElement): HTMLElement[] {
  return ([...card.children] as HTMLElement[]).filter((part) => !part.matches('.unseen, .card-was') && part.getBoundingClientRect().width > 0)
}

/** The middle of a card as a part of it sees it: about that it turns and grows. */
export function middle(card: Spot, part: Spot): string {
  return `${card.x + card.width / 2 - part.x}px ${card.y + card.height / 2 - part.y}px`
}

/** A card comes from another place. What was not in sight there appears as it sets off. */
export function flies(card: HTMLElement, from: Spot, seen: boolean, after: number, lasts = FLIGHT, parts = drawnParts(card)): Movement[] {
  const to = card.getBoundingClientRect()
  const steps = arc(from, to)
  return parts.map((on) => {
    const transformOrigin = middle(to, on.getBoundingClientRect())
    const frames = steps.map(({ x, y, scale }, i) => ({
      transform: `translate(${x}px, ${y}px) scale(${scale})`,
      transformOrigin,
      ...(seen ? {} : { opacity: i === 0 ? 0 : 1 }),
    }))
    return { on, frames, lasts, after, easing: OUT }
  })
}

/** A card comes from another place with the face that it had there, which lies on it. */
export function fliesAs(card: HTMLElement, face: HTMLElement, from: Spot, after: number): Movement[] {
  return flies(card, from, true, after, FLIGHT, [face]).map((each) => ({ ...each, frames: each.frames.map((frame) => ({ ...frame, opacity: 1 })) }))
}

/** A card has landed. */
export function lands(on: HTMLElement, after: number): Movement {
  return { on, frames: [{ transform: 'none' }, { transform: 'scale(1.04)' }, { transform: 'none' }], lasts: LANDING, after }
}

/** Where the zone of a player is drawn, as a card that lies in its middle; undefined where it is not. */
export function spot(root: HTMLElement, place: Place, near: Seat): Spot | undefined {
  const half = place.seat === near ? ['.half-mine', '.hand'] : ['.half-theirs', '.far-hand']
  const zone = [...root.querySelectorAll(`[data-zone="${place.zone}"]`)].find((each) => each.closest(half.join(', ')) !== null)
  const rect = zone?.getBoundingClientRect()
  if (rect === undefined || rect.width === 0) {
    return undefined
  }
  const height = Math.min(rect.height, 90)
  const width = height / 1.4
  return { x: rect.x + (rect.width - width) / 2, y: rect.y + (rect.height - height) / 2, width, height }
}

/** Backs for cards of which only the number is seen: each flies from where it was to where it is, and is gone. */
export function backs(root: HTMLElement, unseen: readonly Unseen[], near: Seat): Movement[] {
  const stage = root.getBoundingClientRect()
  return unseen.flatMap((each) => {
    const from = spot(root, each.from, near)
    const to = spot(root, each.to, near)
    if (from === undefined || to === undefined) {
      return []
    }
    return Array.from({ length: Math.min(each.count, MOST) }, (_, i): Movement => {
      const back = document.createElement('span')
      back.className = 'card back is-flying'
      back.setAttribute('aria-hidden', 'true')
      const inner = document.createElement('span')
      inner.className = 'card-in'
      back.append(inner)
      back.style.setProperty('--card-w', `${to.width}px`)
      back.style.setProperty('left', `${to.x - stage.left}px`)
      back.style.setProperty('top', `${to.y - stage.top}px`)
      root.append(back)
      const frames = arc(from, to).map(({ x, y, scale }, n) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: n === 0 ? 0 : 1 }))
      return { on: back, frames, lasts: FLIGHT, after: setsOff(i), easing: OUT, then: () => back.remove() }
    })
  })
}
