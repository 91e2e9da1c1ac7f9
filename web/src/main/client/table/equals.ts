import type { Card, OfferedMove, Table } from '../net/messages'
import type { Path } from './intent'
import type { Tucks } from './tucks'

/** Cards that cannot be told apart, by the handle of the one that is drawn for all of them. */
export type Equals = ReadonlyMap<string, readonly Card[]>

export const alone: Equals = new Map()

/**
 * Finds cards of one zone that are equal: the same face, state and figures, nothing under them, and the same moves but for the card.
 * The one that has been chosen, or else may be chosen next, is drawn for the others; where some are chosen and others can be, each is drawn.
 */
export function equals(table: Table, moves: readonly OfferedMove[], path: Path, targets: ReadonlySet<string>, tucks: Tucks): Equals {
  const found = new Map<string, readonly Card[]>()
  for (const side of table.sides) {
    // What stands at a place makes that place another one.
    const taken = new Set(side.zones.flatMap((zone) => zone.cards).flatMap((card) => card.marks.filter((mark) => mark.name === 'at').map((mark) => mark.value)))
    for (const zone of side.zones) {
      const looks = new Map<string, Card[]>()
      for (const card of zone.cards) {
        if (!tucks.tucked.has(card.handle) && !tucks.under.has(card.handle)) {
          const look = looked(card, (place) => taken.has(`${zone.name} ${place}`))
          looks.set(look, [...(looks.get(look) ?? []), card])
        }
      }
      for (const alike of looks.values()) {
        for (const same of alike.length < 2 ? [] : byMoves(alike, moves)) {
          const chosen = same.filter((card) => path.includes(card.handle))
          const next = same.filter((card) => targets.has(card.handle))
          const first = chosen[0] ?? next[0] ?? same[0]
          if (same.length > 1 && first !== undefined && (chosen.length === 0 || next.length === 0)) {
            found.set(first.handle, same)
          }
        }
      }
    }
  }
  return found
}

/** All that is seen of a card but which of its name it is, and where in its zone it lies if nothing stands there. */
function looked(card: Card, isTaken: (place: string) => boolean): string {
  const marks = card.marks.filter((mark) => mark.name !== 'number' && (mark.name !== 'zone' || isTaken(mark.value)))
  return JSON.stringify([card.card, card.name, card.owner, card.stats.map((stat) => [stat.name, stat.printed, stat.now]), marks.map((mark) => [mark.name, mark.value])])
}

/** Cards that look alike, those together that can do and suffer the same. */
function byMoves(alike: readonly Card[], moves: readonly OfferedMove[]): Card[][] {
  const handles = new Set(alike.map((card) => card.handle))
  const groups = new Map<string, Card[]>()
  for (const card of alike) {
    const role = (handle: string) => (handle === card.handle ? 'this' : handles.has(handle) ? 'another' : handle)
    const can = moves
      .filter((move) => move.steps.some((step) => step.cards.includes(card.handle)))
      .map((move) =>
        JSON.stringify([move.verb, move.takesBack, move.steps.map((step) => (step.cards.length === 0 ? step.words : step.cards.includes(card.handle) ? ['this'] : [...new Set(step.cards.map(role))]))]),
      )
      .sort()
      .join()
    groups.set(can, [...(groups.get(can) ?? []), card])
  }
  return [...groups.values()]
}

/** The cards of a list without those for which an equal one is drawn. */
export function drawnOf(cards: readonly Card[], equals: Equals): readonly Card[] {
  const unseen = new Set([...equals].flatMap(([first, same]) => same.map((card) => card.handle).filter((handle) => handle !== first)))
  return cards.filter((card) => !unseen.has(card.handle))
}
