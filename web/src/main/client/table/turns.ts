import type { Card, Table } from '../net/messages'
import { drawnParts, middle } from './flights'
import type { Movement } from './moving'
import { origins } from './origins'

/** How long a card takes to show its edge, and as long again until its other face is seen. */
export const HALF = 140

/** Marks of a card that lies on its other side. */
const SIDES = new Set(['back', 'boosted', 'frightened', 'face-down'])

/** What a card shows above: which card it is, and on which side it lies. */
function side(card: Card): string {
  return [card.card, ...card.marks.flatMap((mark) => (SIDES.has(mark.name) ? [mark.name] : []))].join('\n')
}

/** The cards that lie on another side than before, also those that lay there unseen. */
export function turned(before: Table, after: Table): string[] {
  const cards = (table: Table) => table.sides.flatMap((each) => each.zones.flatMap((zone) => zone.cards.map((card) => ({ card, seat: each.seat, zone: zone.name }))))
  const was = new Map(cards(before).map(({ card }) => [card.handle, side(card)]))
  const from = origins(before, after).cards
  return cards(after).flatMap(({ card, seat, zone }) => {
    const old = was.get(card.handle)
    const place = from.get(card.handle)
    const there = old === undefined && place?.zone === zone && place.seat === seat
    return there || (old !== undefined && old !== side(card)) ? [card.handle] : []
  })
}

/** What is drawn of a card now, to be shown while it turns away. */
export function faceOf(card: HTMLElement): HTMLElement {
  const face = document.createElement('span')
  face.className = 'card-was'
  face.setAttribute('aria-hidden', 'true')
  face.append(...drawnParts(card).map((part) => part.cloneNode(true)))
  return face
}

/** The back of a card. */
export function backFace(): HTMLElement {
  const face = document.createElement('span')
  face.className = 'card-was is-back'
  face.setAttribute('aria-hidden', 'true')
  const inner = document.createElement('span')
  inner.className = 'card-in'
  face.append(inner)
  return face
}

const AWAY = 'perspective(900px) rotateY(90deg)'
const COMING = 'perspective(900px) rotateY(-90deg)'
const FLAT = 'perspective(900px) rotateY(0deg)'

/** A card turns round its upright axis: at its edge the old face, which lies on it, gives way to the new one. */
export function turns(card: HTMLElement, old: HTMLElement, after: number): Movement[] {
  const to = card.getBoundingClientRect()
  const shown = drawnParts(card)
  return [
    { waits: false, on: old, frames: [{ transform: FLAT, opacity: 1 }, { transform: AWAY, opacity: 1 }], lasts: HALF, after, easing: 'ease-in', then: () => old.remove() },
    ...shown.map((on): Movement => {
      const transformOrigin = middle(to, on.getBoundingClientRect())
      return { on, frames: [{ transform: COMING, transformOrigin }, { transform: FLAT, transformOrigin }], lasts: HALF, after: after + HALF }
    }),
  ]
}
