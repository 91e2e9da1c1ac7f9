import { computed, signal, type ReadonlySignal } from '@preact/signals'
import type { Dress } from '../games/dress'
import { api, type CardText } from '../net/api'

/** The printed texts of a game's cards and tokens by title, as soon as they are there. */
export type Lore = ReadonlyMap<string, CardText>

const none: Lore = new Map()
const kept = new Map<string, ReadonlySignal<Lore>>()

/** The cards of somebody's own that the play on the table has beside the game's. */
const own = signal<readonly CardText[]>([])

/** Shows a table that has these cards of somebody's own; none for one that has the game's cards alone. */
export function showOwnCards(cards: readonly CardText[]): void {
  own.value = cards
}

/** The texts of a game: empty at first, then all of them. */
export function lore(game: string): Lore {
  let known = kept.get(game)
  if (known === undefined) {
    const there = signal(none)
    known = computed(() => (own.value.length === 0 ? there.value : new Map([...there.value, ...own.value.map((card) => [card.name, card] as const)])))
    kept.set(game, known)
    void api.faces(game).then(
      (cards) => {
        there.value = new Map(cards.map((card) => [card.name, card]))
      },
      () => kept.delete(game),
    )
  }
  return known.value
}

/** A face of a card: its line of kind and figures, and its abilities. */
export interface Face {
  kind: string
  text: string[]
}

/** What can be read on a card that lies on the table: the back where that is up. */
export function face(lore: Lore, title: string, back: boolean): Face | null {
  const text = lore.get(title)
  if (text === undefined) {
    // A title may be known only in part: the front of a card with a secret back.
    const begun = [...lore.values()].find((each) => each.name.startsWith(`${title} // `))
    return begun === undefined ? null : { kind: begun.kind, text: begun.text }
  }
  return back && text.back !== null ? text.back : text
}

/** A line of text by the name of the face that says it; null for a face that nobody knows, and for all its lines. */
export function lineOf(lore: Lore, name: string, line: number | null): string | null {
  if (line === null) {
    return null
  }
  for (const [title, card] of lore) {
    if (title === name || title.startsWith(`${name} // `)) {
      return card.text[line] ?? null
    }
    if (title.endsWith(` // ${name}`)) {
      return card.back?.text[line] ?? null
    }
  }
  return null
}

/** The kind alone, without the figures: `Common Character`. */
export function kindOf(line: string): string {
  return line.split(',')[0] ?? line
}

/** What a card says of its kind: the kind alone, or all but the figures where nobody knows which of the words are the kind (`Singer, soprano`). */
export function kindWords(line: string, dress: Pick<Dress, 'main'>): string {
  if (dress.main !== 'all') {
    return kindOf(line)
  }
  const words = line.split(', ').filter((part) => !/\d|\bX\b/.test(part))
  return words.length === 0 ? kindOf(line) : words.join(', ')
}
