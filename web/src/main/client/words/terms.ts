import { common, terms } from './games.en'
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

/** The name of a format; one that the page does not know is written as a title. */
export function formatTerm(game: string, name: string): string {
  return words(game, `format ${name}`) ?? title(name)
}

/** The name of a clock; one that the page does not know is written as a title. */
export function clockTerm(name: string): string {
  return translation()?.common[`clock ${name}`] ?? title(name)
}

/** What kind a card is, as it is said of it: what its kind is called stays as it is printed, and what goes with it stands behind. */
export function kindTerm(kind: string): string {
  const spoken = translation()
  if (spoken === undefined) {
    return kind
  }
  const all = kind.split(' ')
  const own = all.filter((word) => spoken.kinds[word] === undefined).map((word) => spoken.common[word] ?? word)
  return [own.join(' '), ...all.flatMap((word) => spoken.kinds[word] ?? [])].join(', ')
}

/** How a ready-made deck means to win; in English where nobody has said it otherwise. */
export function planTerm(game: string, deck: { name: string; plan: string }): { words: string; english: boolean } {
  const words = translation()?.plans[game]?.[deck.name]
  return words === undefined ? { words: deck.plan, english: true } : { words, english: false }
}
