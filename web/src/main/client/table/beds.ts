import { flies, type Spot } from './flights'
import type { Movement } from './moving'

const SINKS = 300
const BLANKET = 120
const SNORES = 380

/** A card goes to bed: it shrinks and sinks onto the pillow, the blanket comes up, and it is heard to sleep once. */
export function toBed(root: HTMLElement, card: HTMLElement, from: Spot, seen: boolean, after: number): { flying: Movement[]; then: Movement[] } {
  const inner = card.querySelector('.card-in')
  const blanket: Movement[] =
    inner === null
      ? []
      : [{ on: inner, pseudo: '::after', frames: [{ transform: 'translateY(102%)' }, { transform: 'none' }], lasts: BLANKET, after: after + SINKS }]
  return { flying: flies(card, from, seen, after, SINKS), then: [...blanket, snores(root, card, after + SINKS)] }
}

function snores(root: HTMLElement, card: HTMLElement, after: number): Movement {
  const stage = root.getBoundingClientRect()
  const rect = card.getBoundingClientRect()
  const sign = document.createElement('span')
  sign.className = 'snore'
  sign.setAttribute('aria-hidden', 'true')
  sign.style.setProperty('left', `${rect.x + rect.width * 0.6 - stage.x}px`)
  sign.style.setProperty('top', `${rect.y - stage.y}px`)
  root.append(sign)
  const frames = [
    { transform: 'translate(0, 10px) scale(0.6)', opacity: 0 },
    { transform: 'translate(4px, 0) scale(1)', opacity: 1, offset: 0.4 },
    { transform: 'translate(10px, -14px) scale(1.1)', opacity: 0 },
  ]
  return { on: sign, frames, lasts: SNORES, after, then: () => sign.remove() }
}
