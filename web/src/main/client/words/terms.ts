import { terms } from './games.en'
import { title } from './words'

/** A word of a game (a zone, a counter, a phase, a figure) as the page writes it. */
export function term(word: string): string {
  return terms[word] ?? title(word)
}
