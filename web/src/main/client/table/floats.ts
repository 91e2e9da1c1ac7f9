import type { GameEvent, Seat, Table } from '../net/messages'
import { fills } from './jars'
import { drawnCard } from './places'
import { start, type Movement } from './moving'
import { calm, timed } from './speeds'

/** A number that changed between two views of a table: by how much, and by which card or counter it rises. */
export interface Change {
  of: { handle: string; stat: string } | { seat: Seat; counter: string }
  by: number
}

const MOST = 12
const RISES = 420
const PULSES = 160
/** Where nothing is to move the number stands for so long. */
const STANDS = 900

const RISE: Keyframe[] = [
  { translate: '0 10px', scale: '0.4', opacity: 0 },
  { translate: '0 -6px', scale: '1.15', opacity: 1, offset: 0.25 },
  { translate: '0 -8px', scale: '1', opacity: 1, offset: 0.7 },
  { translate: '0 -28px', scale: '1', opacity: 0 },
]

/** What changed of the figures of cards that stayed, and of the counters of players. */
export function changes(before: Table, after: Table): Change[] {
  const cards = new Map(before.sides.flatMap((side) => side.zones.flatMap((zone) => zone.cards)).map((card) => [card.handle, card]))
  const found: Change[] = []
  for (const side of after.sides) {
    const was = before.sides.find((each) => each.seat === side.seat)
    for (const counter of side.counters) {
      const by = counter.value - (was?.counters.find((each) => each.name === counter.name)?.value ?? counter.value)
      if (by !== 0) {
        found.push({ of: { seat: side.seat, counter: counter.name }, by })
      }
    }
    for (const card of side.zones.flatMap((zone) => zone.cards)) {
      for (const stat of card.stats) {
        const old = cards.get(card.handle)?.stats.find((each) => each.name === stat.name)
        if (old !== undefined && stat.name !== 'cost' && stat.now !== old.now && stat.printed === old.printed) {
          found.push({ of: { handle: card.handle, stat: stat.name }, by: stat.now - old.now })
        }
      }
    }
  }
  return found.slice(0, MOST)
}

/**
 * Lets each changed number spring up beside what it belongs to, and what a player gains fly to its counter; where nothing is to move
 * the number only stands there for a moment. What rises is not cut short by what is shown next.
 */
export function float(root: HTMLElement, all: readonly Change[], events: readonly GameEvent[]): void {
  const stage = root.getBoundingClientRect()
  const rising: Movement[] = []
  for (const change of all) {
    const place = 'handle' in change.of ? plate(root, change.of) : counter(root, change.of)
    const rect = place?.getBoundingClientRect()
    if (place == null || rect === undefined || rect.width === 0) {
      continue
    }
    // Of two numbers at one place neither could be read: the later one stands.
    const spot = 'handle' in change.of ? `${change.of.handle} ${change.of.stat}` : `${change.of.seat} ${change.of.counter}`
    root.querySelectorAll<HTMLElement>('.float').forEach((each) => each.dataset['spot'] === spot && each.remove())
    const number = document.createElement('span')
    number.dataset['spot'] = spot
    number.className = change.by > 0 ? 'float is-gain' : 'float is-loss'
    number.setAttribute('aria-hidden', 'true')
    number.textContent = change.by > 0 ? `+${change.by}` : `\u2212${-change.by}`
    number.style.setProperty('left', `${rect.right - stage.left - 6}px`)
    number.style.setProperty('top', `${rect.top - stage.top - 6}px`)
    root.append(number)
    if (calm()) {
      setTimeout(() => number.remove(), timed(STANDS))
    } else {
      rising.push({ on: number, frames: RISE, lasts: RISES, then: () => number.remove() })
      if (place.matches('.card-stat')) {
        rising.push({ on: place, frames: [{ scale: '1' }, { scale: '1.3' }, { scale: '1' }], lasts: PULSES, after: RISES })
      }
      rising.push(...('seat' in change.of ? fills(root, change, place, events) : []))
    }
  }
  start(rising)
}

function plate(root: HTMLElement, of: { handle: string; stat: string }): Element | null {
  const card = drawnCard(root, of.handle)
  return card?.querySelector(`.stat-${of.stat.replace(/\W+/g, '-')}`) ?? card ?? null
}

function counter(root: HTMLElement, of: { seat: Seat; counter: string }): Element | null {
  return root.querySelector(`[data-seat="${of.seat}"] [data-counter="${of.counter}"]`)
}
