import { expect, test } from 'vitest'
import type { Card, Fact, Table } from '../../main/client/net/messages'
import { turned } from '../../main/client/table/turns'

const mark = (name: string): Fact => ({ name, value: '', label: name, words: '', telling: 'named' })
const card = (handle: string, title: string, ...marks: string[]): Card => ({ handle, card: title, name: title, owner: 'A', stats: [], marks: marks.map(mark) })
const table = (cards: Card[], hidden = 0): Table => ({
  turn: null,
  facts: [],
  pending: [],
  sides: [{ seat: 'A', deckList: [], counters: [], zones: [{ name: 'main', size: cards.length + hidden, hidden, ownersOnly: false, limit: null, cards }] }],
})

test('a card turns that regresses into another one, lies on its other side, or is uncovered', () => {
  const before = table([card('c1', 'Pizza Courier'), card('c2', 'Firefighter'), card('c3', 'Sweetie'), card('c4', 'Mail')], 1)
  const after = table([card('c1', 'Tricycle Racer'), card('c2', 'Firefighter', 'back'), card('c3', 'Sweetie', 'exhausted'), card('c4', 'Mail'), card('c9', 'Timberwolf')])
  expect(turned(before, after)).toEqual(['c1', 'c2', 'c9'])
})

test('a card that is restored or no longer frightened turns back, and one that is boosted turns as well', () => {
  const before = table([card('c1', 'Firefighter', 'back'), card('c2', 'Blue Moon', 'frightened'), card('c3', 'Mane')])
  const after = table([card('c1', 'Firefighter'), card('c2', 'Blue Moon'), card('c3', 'Mane', 'boosted')])
  expect(turned(before, after)).toEqual(['c1', 'c2', 'c3'])
  expect(turned(after, after)).toEqual([])
})

test('a card that comes from elsewhere does not turn', () => {
  expect(turned(table([], 0), table([card('c9', 'Timberwolf')]))).toEqual([])
})
