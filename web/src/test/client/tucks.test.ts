import { expect, test } from 'vitest'
import type { Card, Table } from '../../main/client/net/messages'
import { tucks } from '../../main/client/table/tucks'

function card(handle: string, name: string, marks: Record<string, string>): Card {
  return {
    handle,
    card: name,
    name,
    owner: 'A',
    stats: [],
    marks: Object.entries(marks).map(([mark, value]) => ({ name: mark, value, label: mark, words: value, telling: 'named' })),
  }
}

function table(...cards: Card[]): Table {
  return { turn: null, facts: [], sides: [{ seat: 'A', counters: [], zones: [{ name: 'main', size: cards.length, hidden: 0, ownersOnly: false, limit: null, cards }] }] }
}

const lying = (of: Table) => [...tucks(of).under].map(([host, cards]) => [host, cards.map((each) => each.handle)])

test('a held Toy lies under who holds it', () => {
  const of = table(card('c1', 'Baker', { holds: 'Kite' }), card('c2', 'Baker', {}), card('c3', 'Kite', { 'held by': 'Baker' }), card('c4', 'Kite', {}))
  expect(lying(of)).toEqual([['c1', ['c3']]])
  expect([...tucks(of).tucked]).toEqual([['c3', 'c1']])
})

test('of two that hold the same each has one', () => {
  const of = table(
    card('c1', 'Baker', { holds: 'Kite' }),
    card('c2', 'Baker', { holds: 'Kite' }),
    card('c3', 'Kite', { 'held by': 'Baker' }),
    card('c4', 'Kite', { 'held by': 'Baker' }),
  )
  expect(lying(of)).toEqual([
    ['c1', ['c3']],
    ['c2', ['c4']],
  ])
})

test('Resources lie under what they are on, and one whose host is not in sight stays where it is', () => {
  const of = table(
    card('c1', 'Rarity', { attached: 'Hard Hat, Marvelous Chapeau' }),
    card('c2', 'Hard Hat', { on: 'Rarity' }),
    card('c3', 'Marvelous Chapeau', { on: 'Rarity' }),
    card('c4', 'Two Bits', { on: 'Applejack' }),
  )
  expect(lying(of)).toEqual([['c1', ['c2', 'c3']]])
  expect(tucks(of).tucked.has('c4')).toBe(false)
})
