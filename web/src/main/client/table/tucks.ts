import type { Card, Side, Table } from '../net/messages'

/** Cards that lie under others: held Toys under who holds them, Resources under what they are on, Scenes under what is in their place. */
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

/** The zone of cards that each stand at a place of their side. */
const SCENES = 'scenes'

const mark = (card: Card, name: string) => card.marks.find((each) => each.name === name)?.value

/**
 * Finds for each card that says what it lies under the one that says the same of it. Of several that look alike
 * each gets one; a card whose host is not in sight stays where it is. Scenes lie under what is in their place
 * only where there is room for them: on a narrow page they are told in a line of their own.
 */
export function tucks(table: Table, narrow: boolean): Tucks {
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
  for (const side of narrow ? [] : table.sides) {
    for (const card of side.zones.find((zone) => zone.name === SCENES)?.cards ?? []) {
      const place = mark(card, 'at')
      const host = place === undefined ? undefined : inPlace(side, place)
      // A strip has nothing under it, so what stands at the place of a held Toy stays where it is.
      if (host !== undefined && host !== card && !tucked.has(host.handle)) {
        under.set(host.handle, [...(under.get(host.handle) ?? []), card])
        tucked.set(card.handle, host.handle)
      }
    }
  }
  return { under, tucked }
}

/** The card in a place of a side: in the second main zone for `main 2`, in the zone itself for `field`. */
function inPlace(side: Side, place: string): Card | undefined {
  const [, name, number] = /^(.*?)(?: (\d+))?$/.exec(place) ?? []
  const cards = side.zones.find((zone) => zone.name === name)?.cards ?? []
  return number === undefined ? (cards.length === 1 ? cards[0] : undefined) : cards.find((card) => mark(card, 'zone') === number)
}
