import { common, terms } from './games.en'
import { title } from './words'

/** A word of a game (a zone, a counter, a phase, a figure) as the page writes it. */
export function term(game: string, word: string): string {
  return terms[game]?.[word] ?? common[word] ?? title(word)
}

/** The name of a zone, as the person below would call it. */
export function zoneTerm(game: string, word: string, mine: boolean): string {
  return (mine ? undefined : terms[game]?.[`their ${word}`]) ?? term(game, word)
}
