import type { CardPhrase } from '../net/api'

/** Whether a phrase has all of these words, in whatever order. */
export function has(phrase: CardPhrase, words: string): boolean {
  const all = [...phrase.patterns, phrase.meaning].join('\n').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word))
}
