import type { CardText } from '../net/api'
import type { Rulebook, RuleText } from './rules'

/** The words of a game's cards that rules explain, with the ids of these rules; and those that stand on so many cards that nobody wonders. */
export type RuleWords = readonly (readonly [words: RegExp, rules: readonly string[], common?: 'common'])[]

/** What the rules say that a card rests on: its own words, and what names it. */
export interface References {
  rules: RuleText[]
  rulings: RuleText[]
}

/** Whether a text names a card: by its whole name, that of its back, or its title before the comma. */
function naming(card: CardText): RegExp {
  const back = /^Back: (.*)$/.exec(card.back?.opening ?? '')?.[1]
  const names = [card.name, card.name.split(', ')[0] ?? card.name, ...(back === undefined ? [] : [back])]
  const quoted = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\d])(?:${quoted.join('|')})(?![\\p{L}\\d])`, 'u')
}

/** The ids of the rules that explain the words of a card. */
export function explained(card: CardText, words: RuleWords): ReadonlySet<string> {
  const faces = card.back === null ? [card] : [card, card.back]
  const printed = faces.flatMap((face) => [face.kind, ...face.text]).join('\n')
  return new Set(words.filter(([word]) => word.test(printed)).flatMap(([, rules]) => rules))
}

/**
 * The rules that the words and keywords of a card rest on, and whatever names it, each once and in the order of the
 * book. A ruling has a letter in its id: `GG Q12`, `LT B58`.
 */
export function references(card: CardText, book: Rulebook, words: RuleWords): References {
  const asked = explained(card, words)
  const named = naming(card)
  const found = book.chapters.flatMap((chapter) => chapter.rules).filter((rule) => asked.has(rule.id) || named.test(rule.text))
  const ruling = (rule: RuleText) => /^[A-Z]+ [A-Z]/.test(rule.id)
  return { rules: found.filter((rule) => !ruling(rule)), rulings: found.filter(ruling) }
}
