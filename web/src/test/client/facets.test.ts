import { expect, test } from 'vitest'
import { seen } from '../../main/client/cards/CardGrid'
import { asked, everything, facetsOf, filtered, query, search } from '../../main/client/cards/facets'
import { dress } from '../../main/client/games/dresses'
import type { CardText } from '../../main/client/net/api'

const card = (name: string, kind: string, text: string[] = [], more: Partial<CardText> = {}): CardText => ({
  name,
  set: 'premiere',
  number: '',
  kind,
  text,
  back: null,
  ...more,
})

const ponies = [
  card('Jetstream, All Heart', 'Friend, blue 2, cost 3, requires blue 2, Pegasus', ['Swift.'], { number: 'PRN C' }),
  card('Quiet Quill', 'Friend, purple 1, cost 1, Unicorn', [], { number: 'CGN UR', set: 'crystal-games' }),
  card('Cloudbursting', 'Problem, requires yellow 4 and not yellow 3, opponent 8, bonus 3', ['Starting Problem.']),
]

const children = [
  card('Lunch Cook', 'Uncommon Character, cost 4, confidence 3, maturity 2, reward 4/1, resources 1/0', [], {
    back: { opening: 'Back: Second Helping', kind: 'Regressed Character, confidence 1, maturity 2, reward 5/0, resources 1/0', text: ['Bribe 2.'] },
  }),
  card('Growth Spurt', 'Common Quick Action, cost X'),
]

const facts = (game: string, cards: CardText[]) =>
  Object.fromEntries(facetsOf(cards, dress(game)).map((facet) => [facet.name, cards.map((each) => facet.of(each))]))

test('every fact of a pony card is one to look for: color, figures, traits, keywords, set and rarity', () => {
  const of = facts('mlpccg', ponies)
  expect(of['color']).toEqual([['blue'], ['purple'], []])
  expect(of['power']).toEqual([['2'], ['1'], []])
  expect(of['requires']).toEqual([['blue'], [], ['yellow']])
  expect(of['trait']).toEqual([['Pegasus'], ['Unicorn'], []])
  expect(of['keyword']).toEqual([['Swift'], [], ['Starting Problem']])
  expect(of['rarity']).toEqual([['Common'], ['Ultra Rare'], []])
  expect(of['set']).toEqual([['premiere'], ['crystal-games'], ['premiere']])
})

test('both faces of a card count, pairs of figures are two facts, and rarity is not a part of the kind', () => {
  const of = facts('littletroubles', children)
  expect(of['kind']).toEqual([['Character', 'Regressed Character'], ['Quick Action']])
  expect(of['rarity']).toEqual([['Uncommon'], ['Common']])
  expect(of['confidence']?.[0]).toEqual(['3', '1'])
  expect(of['draw reward']?.[0]).toEqual(['1', '0'])
  expect(of['cost']).toEqual([['4'], ['X']])
  expect(of['keyword']).toEqual([['Bribe'], ['Quick']])
})

test('a game that nobody has dressed can be looked through by what its cards print', () => {
  const cards = [card('Lark', 'Singer, soprano, voice 3'), card('Bear', 'Singer, bass, voice 5')]
  expect(facts('choir', cards)).toEqual({ trait: [['soprano'], ['bass']], voice: [['3'], ['5']] })
})

test('what every card has alike is nothing to look for', () => {
  expect(Object.keys(facts('mlpccg', ponies.slice(0, 1)))).toEqual([])
})

test('a value is asked for exactly, or as a bound that X does not meet', () => {
  const facets = facetsOf(ponies, dress('mlpccg'))
  const names = (chosen: Record<string, string>) => filtered(ponies, facets, { words: '', chosen }).map((each) => each.name)
  expect(names({ cost: '3' })).toEqual(['Jetstream, All Heart'])
  expect(names({ cost: '≤2' })).toEqual(['Quiet Quill'])
  expect(names({ cost: '≥1', color: 'blue' })).toEqual(['Jetstream, All Heart'])
  expect(names({ 'no such thing': 'x' })).toHaveLength(3)
  const own = facetsOf(children, dress('littletroubles'))
  expect(filtered(children, own, { words: '', chosen: { cost: '≥1' } }).map((each) => each.name)).toEqual(['Lunch Cook'])
})

test('cards are found by words of name, kind and text, in any order, of the back too', () => {
  expect(search(ponies, 'swift friend').map((each) => each.name)).toEqual(['Jetstream, All Heart'])
  expect(search(children, 'second bribe').map((each) => each.name)).toEqual(['Lunch Cook'])
  expect(search(ponies, '')).toHaveLength(3)
})

test('what is looked for stands in the address and is read from there again', () => {
  const filter = { words: 'draw a card', chosen: { cost: '≤3', trait: 'Earth Pony' } }
  expect(asked(new URLSearchParams(query(filter)))).toEqual(filter)
  expect(query(everything)).toBe('')
})

test('of a long list the rows near the window are drawn, at its ends no more than there are', () => {
  expect(seen(-200, 900, 250, 40)).toEqual({ from: 0, to: 5 })
  expect(seen(5000, 900, 250, 40)).toEqual({ from: 18, to: 26 })
  expect(seen(20_000, 900, 250, 40)).toEqual({ from: 40, to: 40 })
})
