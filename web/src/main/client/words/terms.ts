import { common, terms } from './games.en'
import { tips } from './tips.en'
import { title, translation } from './words'

function words(game: string, word: string): string | undefined {
  const spoken = translation() ?? { terms, common }
  return spoken.terms[game]?.[word] ?? spoken.common[word]
}

/** A word of a game (a zone, a counter, a phase, a figure) as the page writes it. */
export function term(game: string, word: string): string {
  return words(game, word) ?? title(word)
}

/** The same within a sentence: English writes it small there. */
export function termWithin(game: string, word: string): string {
  return translation() === undefined ? word : term(game, word)
}

/** The name of a zone, as the person below would call it. */
export function zoneTerm(game: string, word: string, mine: boolean): string {
  return (mine ? undefined : words(game, `their ${word}`)) ?? term(game, word)
}

/** What a first game tells, each thing once: the word that begins the move, the text. */
export function tipsOf(game: string): readonly (readonly [string, string])[] {
  return (translation()?.tips ?? tips)[game] ?? []
}
