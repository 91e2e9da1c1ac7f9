import type { Deck } from '../net/api'

/** A deck while it is built: how often each card is in it, and beside it. */
export interface Draft {
  name: string
  plan: string
  format: string
  cards: ReadonlyMap<string, number>
  side: ReadonlyMap<string, number>
}

/** Where a card of a deck is: in the deck itself, or beside it. */
export type Part = 'cards' | 'side'

export function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) {
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

export function draft(deck: Deck): Draft {
  return { name: deck.name, plan: deck.plan, format: deck.format, cards: counted(deck.cards), side: counted(deck.side) }
}

/** One more or one less of a card; with none left it is gone. */
export function changed(counts: ReadonlyMap<string, number>, card: string, by: number): Map<string, number> {
  const next = new Map(counts)
  const now = (next.get(card) ?? 0) + by
  if (now > 0) {
    next.set(card, now)
  } else {
    next.delete(card)
  }
  return next
}

export function size(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, each) => sum + each, 0)
}

function lines(counts: ReadonlyMap<string, number>): string[] {
  return [...counts].sort(([a], [b]) => a.localeCompare(b)).map(([name, count]) => (count === 1 ? name : `${count} ${name}`))
}

/** The deck as a deck file, which the server and the command line read. */
export function deckText(deck: Draft): string {
  const head = [`# ${deck.name.trim() || 'Deck'}`, ...(deck.plan === '' ? [] : [deck.plan]), ...(deck.format === '' ? [] : [`Format: ${deck.format}`])]
  const side = deck.side.size === 0 ? [] : ['Side:', ...lines(deck.side)]
  return [...head, '', ...lines(deck.cards), ...side].join('\n') + '\n'
}

/** A hand as it might be drawn: the first of the shuffled cards. */
export function sample(cards: readonly string[], count: number, random: () => number): string[] {
  const deck = [...cards]
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const held = deck[i] as string
    deck[i] = deck[j] as string
    deck[j] = held
  }
  return deck.slice(0, count)
}
