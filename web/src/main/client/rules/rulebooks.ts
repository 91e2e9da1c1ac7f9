import { readRules, type Rulebook } from './rules'

const books: Record<string, () => Promise<{ default: string }>> = {
  ggltcg: () => import('../../../../../docs/rules/ggltcg.md?raw'),
  littletroubles: () => import('../../../../../docs/rules/little-troubles.md?raw'),
  mlpccg: () => import('../../../../../docs/rules/mlpccg.md?raw'),
}

/** The rules of a game, fetched when somebody reads them; null for a game that was added to this server. */
export async function rulebook(game: string): Promise<Rulebook | null> {
  const fetch = Object.hasOwn(books, game) ? books[game] : undefined
  return fetch === undefined ? null : readRules((await fetch()).default)
}
