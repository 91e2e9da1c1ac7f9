import { numbered } from '../cards/figure'
import type { Piece } from '../words/told'
import type { Lying } from './sides'

/** A piece of a sentence, and the card on the table that it speaks of. */
export interface Linked extends Piece {
  handle?: string
}

/**
 * Joins the names in a sentence to the cards of the event that it tells: of two with one name, to the one that was meant.
 * What the event says nothing of is joined by its name where a single card on the table has it.
 */
export function linked(pieces: readonly Piece[], cards: readonly string[], all: ReadonlyMap<string, Lying>): Linked[] {
  const meant = cards.filter((handle) => all.has(handle))
  const called = (handle: string, words: string) => {
    const card = all.get(handle)?.card
    return card !== undefined && (card.name === words || numbered(card) === words)
  }
  return pieces.map((piece) => {
    if (!piece.card) {
      return piece
    }
    const at = meant.findIndex((handle) => called(handle, piece.words))
    if (at >= 0) {
      // Named again, it is the next one of that name, or the same where there is no other.
      const [handle = ''] = meant.filter((each) => called(each, piece.words)).length > 1 ? meant.splice(at, 1) : [meant[at]]
      return { ...piece, handle }
    }
    const named = [...all.keys()].filter((handle) => called(handle, piece.words))
    return named.length === 1 ? { ...piece, handle: named[0] ?? '' } : piece
  })
}
