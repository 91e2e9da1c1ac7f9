import type { CardText } from '../net/api'
import type { RuleWords } from './references'
import type { Rulebook, RuleText } from './rules'

/** A word on a card, and what the rules say of it in a sentence. */
export interface WordSaid {
  word: string
  rule: string
  says: string
}

/** Ids of other rules in a sentence, which are for who reads on. */
const IDS = /\s*\((?:(?:GG|LT|MLP) [A-Z]?[\d.]+[a-z]?(?:, )?)+\)/g

/** The first sentence of a rule, without marks of Markdown, ids, and the word itself where it stands before it. */
function sentence(text: string, word: string): string {
  const plain = text.replace(/[*`]/g, '').replace(IDS, '')
  const first = /^.*?[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain
  const says = first.replace(new RegExp(`^${word}\\b[^:]{0,4}: `, 'i'), '')
  return says.charAt(0).toUpperCase() + says.slice(1)
}

/** Of some rules the one that begins with a word, or else the first one that has it, or else the first. */
function best(rules: readonly RuleText[], word: string): RuleText | undefined {
  const small = word.toLowerCase()
  return rules.find((rule) => rule.text.toLowerCase().startsWith(small)) ?? rules.find((rule) => rule.text.toLowerCase().includes(small)) ?? rules[0]
}

/**
 * The words that a card uses and the rules explain, each with the first sentence of its rule. Of its line of kind and
 * figures the keywords count alone: what a Character is, nobody asks at each of them; nor what is common on cards.
 */
export function wordsOf(card: CardText, book: Rulebook, words: RuleWords, keywords: readonly string[]): WordSaid[] {
  const faces = card.back === null ? [card] : [card, card.back]
  const kinds = faces.map((face) => face.kind).join('\n')
  const text = faces.flatMap((face) => face.text).join('\n')
  const rules = new Map(book.chapters.flatMap((chapter) => chapter.rules).map((rule) => [rule.id, rule]))
  const said = new Map<string, WordSaid>()
  for (const [pattern, ids, common] of words) {
    if (common !== undefined) {
      continue
    }
    const printed = pattern.exec(kinds)?.[0]
    const word = pattern.exec(text)?.[0] ?? (printed !== undefined && keywords.includes(printed) ? printed : undefined)
    const rule = word === undefined ? undefined : best(ids.flatMap((id) => rules.get(id) ?? []), word)
    if (word !== undefined && rule !== undefined && !said.has(rule.id)) {
      said.set(rule.id, { word: word.charAt(0).toUpperCase() + word.slice(1), rule: rule.id, says: sentence(rule.text, word) })
    }
  }
  return [...said.values()]
}
