import type { GameEvent, OfferedMove, Seat, Span } from '../net/messages'

/** What the players are called; the server says `you` to whoever sits here. */
export type Names = Record<Seat, string>

/** A piece of a sentence: words, or the name of a card. */
export interface Piece {
  words: string
  card: boolean
}

/** What happened, in pieces, with the names of the players in it. */
export function pieces(event: GameEvent, names: Names): Piece[] {
  return inPieces(event.words, event.spans, names)
}

/** What a move means, in pieces, without the full stop: `Play`, `Umbruh`, `for 1 CC`. */
export function means(move: OfferedMove, names: Names): Piece[] {
  return inPieces(move.meaning.replace(/\.$/, ''), move.spans, names)
}

function inPieces(sentence: string, spans: readonly Span[], names: Names): Piece[] {
  if (spans.length === 0) {
    return [{ words: sentence, card: false }]
  }
  const all: Piece[] = []
  let from = 0
  for (const { at, length, of } of spans) {
    const words = sentence.slice(at, at + length)
    all.push({ words: sentence.slice(from, at), card: false })
    all.push(of === 'card' ? { words, card: true } : { words: words === of ? names[of] : words, card: false })
    from = at + length
  }
  all.push({ words: sentence.slice(from), card: false })
  return all.filter((piece) => piece.words !== '')
}

/** What happened, as a sentence with the names of the players. */
export function happened(event: GameEvent, names: Names): string {
  return pieces(event, names)
    .map((piece) => piece.words)
    .join('')
}
