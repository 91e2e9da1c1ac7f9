import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { CardText } from '../../main/client/net/api'
import { readRules } from '../../main/client/rules/rules'
import { ruleWords } from '../../main/client/rules/ruleWords'
import { wordsOf } from '../../main/client/rules/wordsOf'
import { dress } from '../../main/client/games/dresses'

const books: Record<string, string> = { ggltcg: 'ggltcg', littletroubles: 'little-troubles', mlpccg: 'mlpccg' }

function said(game: string, kind: string, ...text: string[]): Record<string, string> {
  const book = readRules(readFileSync(`../docs/rules/${books[game] ?? ''}.md`, 'utf8'))
  const card: CardText = { name: 'X', kind, text, back: null } as unknown as CardText
  return Object.fromEntries(wordsOf(card, book, ruleWords[game] ?? [], dress(game).keywords ?? []).map((each) => [each.word, each.says]))
}

test('a word on a card is told by the first sentence of its rule', () => {
  expect(said('ggltcg', 'Action, cost 1', 'Unsleep a card you own.')).toEqual({ Unsleep: 'To unsleep a card is to take it back from your own Sleep Zone into your hand.' })
})

test('a keyword is told by the rule that begins with it, without itself', () => {
  const { Stubborn = '', Villain = '' } = said('mlpccg', 'Troublemaker, power 6, points 3, Villain', 'Stubborn')
  expect(Stubborn).toMatch(/^[A-Z].*\.$/)
  expect(Stubborn).not.toMatch(/^Stubborn|MLP|add 0/)
  expect(Villain).not.toBe('')
})

test('what every card of its kind is goes unsaid', () => {
  expect(said('ggltcg', 'Toy, cost 2, speed 1, strength 3, stamina 3')).toEqual({})
  expect(Object.keys(said('littletroubles', 'Common Quick Action, cost 1', 'Draw 2 cards.'))).toEqual(['Quick'])
})
