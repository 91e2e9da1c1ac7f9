import type { Card, Table } from '../net/messages'

/** Cards that lie under others: held Toys under who holds them, Resources under what they are on. */
export interface Tucks {
  under: ReadonlyMap<string, readonly Card[]>
  /** Under which card each of them lies. */
  tucked: ReadonlyMap<string, string>
}

export const none: Tucks = { under: new Map(), tucked: new Map() }

const RELATIONS = [
  { of: 'held by', by: 'holds' },
  { of: 'on', by: 'attached' },
] as const

const mark = (card: Card, name: string) => card.marks.find((each) => each.name === name)?.value

/**
 * Finds for each card that says what it lies under the one that says the same of it. Of several that look alike
 * each gets one; a card whose host is not in sight stays where it is.
 */
export function tucks(table: Table): Tucks {
  const cards = table.sides.flatMap((side) => side.zones.flatMap((zone) => zone.cards))
  const under = new Map<string, Card[]>()
  const tucked = new Map<string, string>()
  for (const relation of RELATIONS) {
    const taken = new Map<string, number>()
    for (const card of cards) {
      const named = mark(card, relation.of)
      if (named === undefined) {
        continue
      }
      const hosts = cards.filter(
        (each) => each !== card && (each.name === named || each.card === named) && (mark(each, relation.by) ?? '').split(', ').some((name) => name === card.name || card.card.startsWith(name)),
      )
      const host = hosts.sort((one, other) => (taken.get(one.handle) ?? 0) - (taken.get(other.handle) ?? 0))[0]
      if (host !== undefined) {
        taken.set(host.handle, (taken.get(host.handle) ?? 0) + 1)
        under.set(host.handle, [...(under.get(host.handle) ?? []), card])
        tucked.set(card.handle, host.handle)
      }
    }
  }
  return { under, tucked }
}
