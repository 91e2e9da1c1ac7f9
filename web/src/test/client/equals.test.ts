import { expect, test } from 'vitest'
import type { Card, OfferedMove, Table } from '../../main/client/net/messages'
import { drawnOf, equals } from '../../main/client/table/equals'
import { none } from '../../main/client/table/tucks'

const fact = (name: string, value: string) => ({ name, value, label: name, words: value, telling: 'named' as const })

const card = (handle: string, name: string, ...marks: [string, string][]): Card => ({
  handle,
  card: name,
  name,
  owner: 'A',
  stats: [{ name: 'power', printed: 2, now: 2, reckoned: 2 }],
  marks: marks.map(([of, value]) => fact(of, value)),
})

const table = (...cards: Card[]): Table => ({
  turn: null,
  facts: [],
  pending: [],
  sides: [{ seat: 'A', deckList: [], counters: [], zones: [{ name: 'main', size: cards.length, hidden: 0, ownersOnly: false, limit: null, cards }] }],
})

const move = (verb: string, ...steps: string[][]): OfferedMove => ({ notation: `${verb} ${steps.join(' ')}`, meaning: '', spans: [], verb, takesBack: false, steps: steps.map((cards) => ({ words: '', cards })) })

const all = [card('c1', 'Jetstream', ['number', '1']), card('c2', 'Jetstream', ['number', '2']), card('c3', 'Jetstream', ['number', '3'])]

const seen = (cards: Card[], moves: OfferedMove[] = [], path: string[] = [], targets: string[] = []) => {
  const found = equals(table(...cards), moves, path, new Set(targets), none)
  return drawnOf(cards, found).map((each) => `${each.handle} ${found.get(each.handle)?.length ?? 1}`)
}

test('cards that look alike and can do the same are one with their number', () => {
  expect(seen(all)).toEqual(['c1 3'])
  expect(seen(all, [move('move', ['c1']), move('move', ['c2']), move('move', ['c3'])])).toEqual(['c1 3'])
})

test('a card with other marks, figures or moves stays by itself', () => {
  expect(seen([...all.slice(0, 2), card('c3', 'Jetstream', ['number', '3'], ['exhausted', ''])])).toEqual(['c1 2', 'c3 1'])
  expect(seen([...all.slice(0, 2), { ...all[2]!, stats: [{ name: 'power', printed: 2, now: 3, reckoned: 3 }] }])).toEqual(['c1 2', 'c3 1'])
  expect(seen(all, [move('move', ['c2'])])).toEqual(['c1 2', 'c2 1'])
})

test('the chosen one of equal cards is drawn for them, and each of them where the others can be chosen next', () => {
  expect(seen(all, [], ['c2'])).toEqual(['c2 3'])
  expect(seen(all, [], ['c1'], ['c2', 'c3'])).toEqual(['c1 1', 'c2 1', 'c3 1'])
})

test('where something stands at the place of a card, it is not like the others', () => {
  const placed = [card('c1', 'Gardener', ['zone', '1']), card('c2', 'Gardener', ['zone', '2']), card('c3', 'Gardener', ['zone', '3'])]
  expect(seen(placed)).toEqual(['c1 3'])
  expect(seen([...placed, card('c4', 'Snack Table', ['at', 'main 2'])])).toEqual(['c1 2', 'c2 1', 'c4 1'])
})
