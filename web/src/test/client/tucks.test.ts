import { expect, test } from 'vitest'
import type { Card, Table, Zone } from '../../main/client/net/messages'
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
  return { turn: null, facts: [], pending: [], sides: [{ seat: 'A', deckList: [], counters: [], zones: [{ name: 'main', size: cards.length, hidden: 0, ownersOnly: false, limit: null, cards }] }] }
}

const lying = (of: Table) => [...tucks(of, false).under].map(([host, cards]) => [host, cards.map((each) => each.handle)])

test('a held Toy lies under who holds it', () => {
  const of = table(card('c1', 'Baker', { holds: 'Kite' }), card('c2', 'Baker', {}), card('c3', 'Kite', { 'held by': 'Baker' }), card('c4', 'Kite', {}))
  expect(lying(of)).toEqual([['c1', ['c3']]])
  expect([...tucks(of, false).tucked]).toEqual([['c3', 'c1']])
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
  expect(tucks(of, false).tucked.has('c4')).toBe(false)
})

const zone = (name: string, ...cards: Card[]): Zone => ({ name, size: cards.length, hidden: 0, ownersOnly: false, limit: null, cards })
const sides = (a: Zone[], b: Zone[] = []): Table => ({
  turn: null,
  facts: [],
  pending: [],
  sides: [
    { seat: 'A', deckList: [], counters: [], zones: a },
    { seat: 'B', deckList: [], counters: [], zones: b },
  ],
})

test('a Scene lies under what is in its place on its side, and stays where it is while nothing is there', () => {
  const of = sides(
    [
      zone('main', card('c1', 'Baker', { zone: '1' }), card('c2', 'Baker', { zone: '3' })),
      zone('field', card('c3', 'Playground', {})),
      zone('goal'),
      zone('scenes', card('c4', 'Spotlight', { at: 'main 3' }), card('c5', 'Reading Nook', { at: 'field' }), card('c6', 'Rocking Horse', { at: 'goal' }), card('c7', 'Spotlight', { at: 'main 2' })),
    ],
    [zone('main', card('c8', 'Mayor', { zone: '2' })), zone('goal', card('c9', 'Gold Star', {}))],
  )
  expect(lying(of)).toEqual([
    ['c2', ['c4']],
    ['c3', ['c5']],
  ])
  expect(tucks(of, false).tucked.has('c6')).toBe(false)
  expect(tucks(of, false).tucked.has('c7')).toBe(false)
})

test('a Scene at the place of a held Toy is not hidden with it', () => {
  const of = sides([zone('main', card('c1', 'Baker', { zone: '1', holds: 'Kite' }), card('c2', 'Kite', { zone: '2', 'held by': 'Baker' })), zone('scenes', card('c3', 'Spotlight', { at: 'main 2' }))])
  expect(lying(of)).toEqual([['c1', ['c2']]])
})

test('a Mane Character that says in which area it is lies under nothing', () => {
  const of = sides([zone('mane', card('c1', 'Twilight', { at: 'home' })), zone('home', card('c2', 'Rarity', {}))])
  expect(lying(of)).toEqual([])
})

test('on a narrow page Scenes stay in a line of their own', () => {
  const of = sides([zone('main', card('c1', 'Baker', { zone: '1' })), zone('scenes', card('c2', 'Spotlight', { at: 'main 1' }))])
  expect(tucks(of, true).tucked.size).toBe(0)
})
