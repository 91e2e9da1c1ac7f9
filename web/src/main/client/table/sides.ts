import type { Dress, Slot } from '../games/dress'
import type { Card, Fact, Seat, Side, Table, View, Zone } from '../net/messages'
import { other } from '../net/messages'
import { t } from '../words/words'

/** The seat whose half is shown below. */
export function below(view: { you: Seat | null }): Seat {
  return view.you ?? 'A'
}

export function side(table: Table, seat: Seat): Side | undefined {
  return table.sides.find((each) => each.seat === seat)
}

/** A zone with where it stands. */
export interface Placed {
  slot: Slot
  zone: Zone
}

/**
 * The zones of a side but the hand, in the order of the dress; a zone that the dress does not know comes last.
 * On a plain table all zones keep their places: those in play side by side, those out of play as piles at the edge.
 */
export function placed(dress: Dress, side: Side): Placed[] {
  const known = dress.slots.flatMap((slot) => {
    const zone = side.zones.find((each) => each.name === slot.zone)
    return zone === undefined || (zone.size === 0 && slot.keep !== true) ? [] : [{ slot, zone }]
  })
  const named = new Set([...dress.slots.map((slot) => slot.zone), dress.hand])
  const plain = dress.look === 'plain'
  const others = side.zones
    .filter((zone) => !named.has(zone.name) && (plain || zone.size > 0))
    .map((zone): Placed => {
      const as = zone.ownersOnly ? 'pile' : 'row'
      return { slot: { zone: zone.name, area: !plain ? 'rest' : as === 'row' ? 'play' : 'piles', as }, zone }
    })
  return [...known, ...others]
}

/**
 * The table with marks that are about a player under that player's name. What somebody still lacks is
 * told to who reads the card, what somebody can do also at a glance.
 */
export function personal(table: Table, names: Record<Seat, string>): Table {
  const mark = (fact: Fact): Fact => {
    const match = /^(asks )?([AB])$/.exec(fact.name)
    if (match === null) {
      return fact
    }
    const name = names[match[2] as Seat]
    const label = match[1] === undefined ? t('mark.of', { name }) : t('mark.asks', { name })
    return { ...fact, label, telling: /^can /.test(fact.value) ? 'named' : 'printed' }
  }
  return {
    ...table,
    sides: table.sides.map((each) => ({
      ...each,
      zones: each.zones.map((zone) => ({
        ...zone,
        cards: zone.cards.map((card) => ({ ...card, marks: card.marks.map(mark) })),
      })),
    })),
  }
}

/** A card of the table and where it lies; a closed zone is one out of play that is no hand. */
export interface Lying {
  card: Card
  seat: Seat
  zone: string
  closed: boolean
}

/** The cards of a table by their handles. */
export function handles(table: Table): Map<string, Lying> {
  const all = new Map<string, Lying>()
  for (const each of table.sides) {
    for (const zone of each.zones) {
      for (const card of zone.cards) {
        all.set(card.handle, { card, seat: each.seat, zone: zone.name, closed: zone.ownersOnly && zone.name !== 'hand' })
      }
    }
  }
  return all
}

/** What the player of a seat is called. */
export function called(view: Pick<View, 'you' | 'players'>, seat: Seat, you: string): string {
  if (view.you === seat) {
    return you
  }
  return view.players[seat]?.name ?? seat
}

export { other }
