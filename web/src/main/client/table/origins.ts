import type { GameEvent, Seat, Side, Table, Zone } from '../net/messages'

/** A zone of a player. */
export interface Place {
  seat: Seat
  zone: string
}

/** Cards of which only the number was seen, on their way from one place to another. */
export interface Unseen {
  from: Place
  to: Place
  count: number
}

/** Where cards came from between two tables, as far as their viewer can tell. */
export interface Origins {
  /** Of each card in sight that lies elsewhere than before or was out of sight: the zone in which it was. */
  cards: ReadonlyMap<string, Place>
  unseen: readonly Unseen[]
}

const HAND = 'hand'

/**
 * Reads where cards came from out of nothing but what their viewer was shown: a card that was out of sight was in a zone of its owner
 * that has fewer such cards now, and one that was played was in the hand.
 */
export function origins(before: Table, after: Table, events: readonly GameEvent[] = []): Origins {
  const played = new Set(events.filter((event) => /^played/.test(event.kind)).flatMap((event) => event.cards.slice(0, 1)))
  // Whoever played a card and drew another has as many as before.
  const redrawn = new Map<Seat, number>()
  const was = new Map(
    before.sides.flatMap((side) => side.zones.flatMap((zone) => zone.cards.map((card) => [card.handle, { seat: side.seat, zone: zone.name }] as const))),
  )
  const lost = new Map(after.sides.map((side) => [side.seat, fewer(before, side.seat, side.zones)]))
  const cards = new Map<string, Place>()
  for (const side of after.sides) {
    for (const zone of side.zones) {
      for (const card of zone.cards) {
        const old = was.get(card.handle)
        if (old !== undefined) {
          if (old.seat !== side.seat || old.zone !== zone.name) {
            cards.set(card.handle, old)
          }
          continue
        }
        const here = { seat: side.seat, zone: zone.name }
        const hidden = lost.get(card.owner) ?? new Map<string, number>()
        if (played.has(card.handle) && zone.name !== HAND && !hidden.has(HAND)) {
          redrawn.set(card.owner, (redrawn.get(card.owner) ?? 0) + 1)
          cards.set(card.handle, { seat: card.owner, zone: HAND })
          continue
        }
        const from = side.seat === card.owner && hidden.has(zone.name) ? zone.name : likely(hidden, here)
        if (from !== undefined) {
          cards.set(card.handle, { seat: card.owner, zone: from })
          take(hidden, from)
        }
      }
    }
  }
  return { cards, unseen: after.sides.flatMap((side) => moved(before, side, redrawn.get(side.seat) ?? 0, lost.get(side.seat) ?? new Map<string, number>())) }
}

/** By how many cards out of sight the zones of a seat have become fewer. */
function fewer(before: Table, seat: Seat, zones: readonly Zone[]): Map<string, number> {
  return new Map(
    zones.flatMap((zone) => {
      const by = hiddenIn(before, seat, zone.name) - zone.hidden
      return by > 0 ? [[zone.name, by] as const] : []
    }),
  )
}

function hiddenIn(table: Table, seat: Seat, zone: string): number {
  return table.sides.find((each) => each.seat === seat)?.zones.find((each) => each.name === zone)?.hidden ?? 0
}

/** What is played comes from the hand, what comes to the hand does not; anything else from where there is the only choice. */
function likely(hidden: ReadonlyMap<string, number>, here: Place): string | undefined {
  const zones = [...hidden.keys()].filter((zone) => here.zone !== HAND || zone !== HAND)
  return zones.find((zone) => zone === HAND) ?? zones[0]
}

function take(hidden: Map<string, number>, zone: string): void {
  const left = (hidden.get(zone) ?? 0) - 1
  if (left > 0) {
    hidden.set(zone, left)
  } else {
    hidden.delete(zone)
  }
}

/** Cards out of sight that went from one zone of a seat to another: what the one has lost, the other has gained. */
function moved(before: Table, { seat, zones }: Side, redrawn: number, lost: Map<string, number>): Unseen[] {
  return zones.flatMap((zone) => {
    const by = zone.hidden - hiddenIn(before, seat, zone.name) + (zone.name === HAND ? redrawn : 0)
    const from = [...lost.keys()][0]
    if (by <= 0 || from === undefined) {
      return []
    }
    const count = Math.min(by, lost.get(from) ?? 0)
    for (let i = 0; i < count; i++) {
      take(lost, from)
    }
    return [{ from: { seat, zone: from }, to: { seat, zone: zone.name }, count }]
  })
}
