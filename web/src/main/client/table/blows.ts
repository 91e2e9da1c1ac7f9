import type { GameEvent } from '../net/messages'
import type { Movement } from './moving'
import { delays } from './pace'
import { drawnCard } from './places'

const FLASH = 250
const LUNGE = 480
/** So much further than to the edge a blow goes. */
const BITE = 0.04

/** Events in which the first card goes at the second. */
const BLOW = /struck|compared|tussled|challenged/i

/** What happened to cards, one after the other. */
export function told(root: HTMLElement, events: readonly GameEvent[], within: number): Movement[] {
  const spoken = events.filter((event) => event.cards.length > 0)
  const starts = delays(spoken.length, spoken.some((event) => BLOW.test(event.kind)) ? LUNGE : FLASH, within)
  return spoken.flatMap((event, i) => {
    const after = starts[i] ?? 0
    const named = event.cards.flatMap((handle) => drawnCard(root, handle) ?? [])
    const [first, second] = named
    return BLOW.test(event.kind) && first !== undefined && second !== undefined && first !== second
      ? lunge(first, second, after)
      : named.filter((on) => on.closest('.bed') === null).map((on) => ({ on, frames: flash(event.kind), lasts: FLASH, after }))
  })
}

/** A blow: the one leans back and lunges to the other's edge, both shake, the one returns. */
function lunge(one: HTMLElement, other: HTMLElement, after: number): Movement[] {
  const from = one.getBoundingClientRect()
  const to = other.getBoundingClientRect()
  const far = reach(from, to)
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

/** How much of the way to another card one goes until it has hit its edge. */
function reach(from: DOMRect, to: DOMRect): number {
  const across = Math.abs(to.x + to.width / 2 - from.x - from.width / 2)
  const down = Math.abs(to.y + to.height / 2 - from.y - from.height / 2)
  const free = (way: number, both: number): number => (way > both ? (way - both) / way : 0)
  return Math.min(0.9, Math.max(free(across, (from.width + to.width) / 2), free(down, (from.height + to.height) / 2)) + BITE)
}

function flash(kind: string): Keyframe[] {
  if (/struck|strike|hit|damage|lost|dismiss/.test(kind)) {
    return [{ translate: '0' }, { translate: '-5px' }, { translate: '5px' }, { translate: '0' }]
  }
  return [{ transform: 'none' }, { transform: 'scale(1.06)' }, { transform: 'none' }]
}
