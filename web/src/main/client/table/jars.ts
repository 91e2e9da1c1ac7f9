import type { GameEvent } from '../net/messages'
import { arc, type Spot } from './flights'
import type { Change } from './floats'
import { drawnCard } from './places'
import type { Movement } from './moving'

/** What a player gets flies to its counter: so many signs at most, one after the other. */
const MOST = 6
const FLIGHT = 320
const APART = 40

/** Counters that are no jar: they tell how things stand, and nothing is put into them. */
const TOLD = new Set(['awake', 'total', 'played'])

/** How many signs fly for what a counter has gained. */
export function signs(change: Change): number {
  return 'seat' in change.of && !TOLD.has(change.of.counter) ? Math.max(0, Math.min(MOST, change.by)) : 0
}

/** The card that something was gained by: the last one that was spoken of before it, unless a turn or a phase has begun since. */
export function cause(events: readonly GameEvent[]): string | undefined {
  const gained = events.findIndex((event) => event.cards.length === 0 && /gain|scor|won/.test(event.kind))
  if (gained < 0) {
    return events.find((event) => event.cards.length > 0)?.cards[0]
  }
  const before = events.slice(0, gained)
  const begun = before.findLastIndex((event) => /began/.test(event.kind))
  return before.slice(begun + 1).findLast((event) => event.cards.length > 0)?.cards[0]
}

/** Signs of a counter fly from what they were gained by to the counter. */
export function fills(root: HTMLElement, change: Change, counter: Element, events: readonly GameEvent[]): Movement[] {
  const icon = counter.querySelector('.icon')
  const target = icon?.getBoundingClientRect()
  const handle = cause(events)
  const source = (handle === undefined ? null : drawnCard(root, handle))?.getBoundingClientRect() ?? root.querySelector('.center')?.getBoundingClientRect()
  if (icon === null || target === undefined || target.width === 0 || source === undefined || source.width === 0) {
    return []
  }
  const stage = root.getBoundingClientRect()
  // Each sets out as large as it arrives, from the middle of its cause.
  const from: Spot = { x: source.x + (source.width - target.width) / 2, y: source.y + (source.height - target.height) / 2, width: target.width, height: target.height }
  const steps = arc(from, target)
  return Array.from({ length: signs(change) }, (_, i): Movement => {
    const sign = document.createElement('span')
    sign.className = 'gain'
    sign.setAttribute('aria-hidden', 'true')
    sign.append(icon.cloneNode(true))
    sign.style.setProperty('left', `${target.x - stage.x}px`)
    sign.style.setProperty('top', `${target.y - stage.y}px`)
    root.append(sign)
    const frames = steps.map(({ x, y }, n) => ({ transform: `translate(${x}px, ${y}px) scale(${n === steps.length - 1 ? 1 : 1.4})`, opacity: 1 }))
    return { on: sign, frames, lasts: FLIGHT, after: i * APART, then: () => sign.remove() }
  })
}
