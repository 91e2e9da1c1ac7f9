import type { Measured, Substitution } from '../net/api'

/** What all games of a card in a deck have come to so far. */
export interface Sum {
  decks: Substitution
  games: number
  turns: number
  draws: number
  /** How many pairs of games brought 0, half a point, 1, 1½ and 2 points. */
  pairs: readonly number[]
}

/** What some games add to those before them. */
export function plus(before: Sum | null, more: Measured): Sum {
  const pairs = before?.pairs ?? [0, 0, 0, 0, 0]
  return {
    decks: more,
    games: more.to,
    turns: (before?.turns ?? 0) + more.turns,
    draws: (before?.draws ?? 0) + more.draws,
    pairs: pairs.map((count, i) => count + (more.pairs[i] ?? 0)),
  }
}
