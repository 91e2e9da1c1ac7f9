import type { Side, Table } from '../net/messages'

/** A card with which a player began, and where it lies in sight; null while it does not. */
export interface Listed {
  title: string
  zone: string | null
}

/** The list with which a side began, and of each card in which zone everybody sees it. */
export function listed(table: Table, side: Side, hand: string): Listed[] {
  const seen = table.sides
    .flatMap((each) => each.zones)
    .filter((zone) => zone.name !== hand)
    .flatMap((zone) => zone.cards.map((card) => ({ card, zone: zone.name })))
    .filter(({ card }) => card.owner === side.seat)
  return side.deckList.map((title) => {
    const at = seen.findIndex(({ card }) => card.card === title)
    // Of two cards of one title each is found once.
    return { title, zone: at < 0 ? null : (seen.splice(at, 1)[0]?.zone ?? null) }
  })
}
