import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dress } from '../../main/client/games/dresses'
import { explained, references } from '../../main/client/rules/references'
import { readRules } from '../../main/client/rules/rules'
import { ruleWords } from '../../main/client/rules/ruleWords'
import { cardsOf } from './card-files'

const games = ['ggltcg', 'littletroubles', 'mlpccg']
const book = (game: string) => readRules(readFileSync(`../docs/rules/${game === 'littletroubles' ? 'little-troubles' : game}.md`, 'utf8'))

test.each(games)('each word of %s that a rule explains is printed on a card, and each of these rules is there', (game) => {
  const ids = new Set(book(game).chapters.flatMap((chapter) => chapter.rules).map((rule) => rule.id))
  const texts = cardsOf(game).map((card) => [card.kind, ...card.text, card.back?.kind ?? '', ...(card.back?.text ?? [])].join('\n'))
  for (const [words, rules] of ruleWords[game] ?? []) {
    expect(texts.some((text) => words.test(text)), String(words)).toBe(true)
    expect(rules.filter((rule) => !ids.has(rule)), String(words)).toEqual([])
  }
})

test.each(games)('every card of %s rests on a rule, and every keyword has one', (game) => {
  const words = ruleWords[game] ?? []
  expect(cardsOf(game).filter((card) => explained(card, words).size === 0)).toEqual([])
  const keywords = dress(game).keywords ?? []
  expect(keywords.filter((keyword) => !words.some(([word]) => word.test(keyword)))).toEqual([])
})

test('a ruling that names a card is found for it, by its name, its title or its back, and never within another word', () => {
  const found = (game: string, name: string) => {
    const card = cardsOf(game).find((each) => each.name === name)
    return card === undefined ? [] : references(card, book(game), ruleWords[game] ?? []).rulings.map((rule) => rule.id)
  }
  expect(found('ggltcg', 'Knight')).toContain('GG Q13')
  expect(found('ggltcg', 'Ka')).not.toContain('GG Q13')
  const rules = readRules('# R\n## Rulings\n- **LT B1** Second Helping counts.\n- **LT B2** A Cook is none.\n')
  const cook = { name: 'Lunch Cook', set: '', number: '', kind: 'Character', text: [], back: { opening: 'Back: Second Helping', kind: '', text: [] } }
  expect(references(cook, rules, []).rulings.map((rule) => rule.id)).toEqual(['LT B1'])
})
