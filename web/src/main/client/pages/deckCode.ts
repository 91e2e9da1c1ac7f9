import type { CardText } from '../net/api'
import { fnv, numberOf } from '../net/fnv'
import type { Draft } from './deck'

/**
 * A deck as a short code. It names cards by a number that follows from their names alone, so that it means the same
 * to every server that has these cards, whatever else that has.
 */

const MARK = 'CW1-'
const NAME_BYTES = 60

/** What a code says, with cards by number, since not every server has all of them. */
interface Decoded {
  game: string
  format: string
  name: string
  cards: Map<number, number>
  side: Map<number, number>
}

/** The number of a card: FNV-1a, 32 bits, over its name. */
export function cardNumber(name: string): number {
  return numberOf(name)
}

/** The code of a deck: a mark, then lengths, words and numbers in base 64, and two bytes that tell whether all of it is there. */
export function deckCode(game: string, deck: Draft): string {
  const bytes: number[] = []
  for (const word of [game, deck.format, deck.name.trim()]) {
    const written = shortened(word)
    bytes.push(written.length, ...written)
  }
  for (const counts of [deck.cards, deck.side]) {
    const cards = [...counts].map(([name, count]) => [cardNumber(name), Math.min(count, 255)] as const).sort(([a], [b]) => a - b)
    bytes.push(cards.length >> 8, cards.length & 255)
    for (const [number, count] of cards) {
      bytes.push(...word32(number), count)
    }
  }
  const check = fnv(Uint8Array.from(bytes)) & 0xffff
  bytes.push(check >> 8, check & 255)
  return MARK + btoa(String.fromCharCode(...bytes)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

/** The first bytes of a word, without half a letter at their end. */
function shortened(word: string): Uint8Array {
  const letters = [...word]
  let bytes = new TextEncoder().encode(word)
  while (bytes.length > NAME_BYTES) {
    letters.pop()
    bytes = new TextEncoder().encode(letters.join(''))
  }
  return bytes
}

function word32(number: number): number[] {
  return [number >>> 24, (number >>> 16) & 255, (number >>> 8) & 255, number & 255]
}

/** The code that stands in a text or a link; none where there is none. */
export function codeWithin(text: string): string | null {
  return /\bCW1-[\w-]+/.exec(text)?.[0] ?? null
}

/** What a code says; null where a part of it is lost. */
export function decode(code: string): Decoded | null {
  let bytes: number[]
  try {
    bytes = [...atob(code.slice(MARK.length).replace(/-/g, '+').replace(/_/g, '/'))].map((letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
  const check = bytes.splice(-2)
  if (check.length < 2 || (fnv(Uint8Array.from(bytes)) & 0xffff) !== (((check[0] ?? 0) << 8) | (check[1] ?? 0))) {
    return null
  }
  const take = (count: number) => bytes.splice(0, count)
  const word = () => new TextDecoder().decode(Uint8Array.from(take(take(1)[0] ?? 0)))
  const counts = () => {
    const [high = 0, low = 0] = take(2)
    const all = new Map<number, number>()
    for (let i = 0; i < (high << 8) + low; i++) {
      const [a = 0, b = 0, c = 0, d = 0, count = 0] = take(5)
      all.set(((a << 24) | (b << 16) | (c << 8) | d) >>> 0, count)
    }
    return all
  }
  return { game: word(), format: word(), name: word(), cards: counts(), side: counts() }
}

/** The cards of a code by name, and how many of them nobody here knows. */
export function named(counts: ReadonlyMap<number, number>, cards: readonly CardText[]): { known: Map<string, number>; unknown: number } {
  const names = new Map(cards.map((card) => [cardNumber(card.name), card.name]))
  const known = new Map<string, number>()
  let unknown = 0
  for (const [number, count] of counts) {
    const name = names.get(number)
    if (name === undefined) {
      unknown += count
    } else {
      known.set(name, count)
    }
  }
  return { known, unknown }
}
