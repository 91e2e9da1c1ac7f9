import type { GameOf } from '../net/api'
import { en } from '../words/en'
import { t, title, type Key } from '../words/words'

/** What a game is, in a sentence or two; of a game that the page has no words for, what the server says of it. */
export function about(game: GameOf): string {
  const key = `game.${game.name}`
  return Object.hasOwn(en, key) ? t(key as Key) : t('game.added', { says: title(game.formats[0]?.says ?? game.title), count: game.cards })
}
