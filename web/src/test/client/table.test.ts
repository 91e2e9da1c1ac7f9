import { expect, test } from 'vitest'
import { figure, spoken, told } from '../../main/client/cards/figure'
import { dress } from '../../main/client/games/dresses'
import { asksYou, type Fact, type Side, type View } from '../../main/client/net/messages'
import { clockText, left } from '../../main/client/table/Clock'
import { personal, placed } from '../../main/client/table/sides'

const fact = (name: string, value: string, telling: Fact['telling']): Fact => ({ name, value, label: name, words: value, telling })

test('a mark is told in the words for people', () => {
  const damage = { name: 'damage', value: '3', label: 'Schaden', words: '3', telling: 'named' as const }
  expect(told(damage)).toBe('Schaden 3')
  expect(told({ ...damage, words: '' })).toBe('Schaden')
  expect(told({ ...damage, name: 'colors', value: 'white', words: 'weiß', telling: 'alone' })).toBe('weiß')
})

test('a card is spoken with its figures, its changes and what can be done with it', () => {
  const card = {
    handle: 'c1',
    card: 'Ka',
    name: 'Ka',
    owner: 'A' as const,
    stats: [
      { name: 'cost', printed: 2, now: 2, reckoned: 2 },
      { name: 'strength', printed: 9, now: 11, reckoned: 11 },
    ],
    marks: [
      fact('damage', '1', 'named'),
      fact('number', '2', 'named'),
    ],
  }
  expect(spoken(card, 'Toy', ['playable'], 'ggltcg')).toBe('Ka 2, Toy, cost 2, strength 11, printed 9, damage 1, playable')
})

test('a figure that is held up or down says what it would be', () => {
  expect(figure({ name: 'power', printed: 2, now: 1, reckoned: -1 })).toBe('1(-1)')
})

test('a clock counts the move first and then the bank, and never below nothing', () => {
  const counted = { at: 1_000, claim: null, clocks: { A: { bank: 60_000, move: 5_000 }, B: { bank: 0, move: 1_000 }, running: 'B' as const, bank: 0, move: 0 } }
  expect(left(counted, 'A', 9_000)).toBe(65_000)
  expect(left(counted, 'B', 1_400)).toBe(600)
  expect(left(counted, 'B', 9_000)).toBe(0)
  expect(clockText(65_000)).toBe('1:05')
  expect(clockText(9_940)).toBe('9.9')
})

const zone = (name: string, size: number, ownersOnly = false) => ({ name, size, hidden: size, ownersOnly, limit: null, cards: [] })

test('zones stand where the dress has them, empty ones only where they keep their place', () => {
  const side: Side = { seat: 'A', deckList: [], counters: [], zones: [zone('hand', 3, true), zone('sleep', 0), zone('play', 0), zone('resolving', 0)] }
  expect(placed(dress('ggltcg'), side).map((each) => each.zone.name)).toEqual(['play', 'sleep'])
})

test('a Field Zone and a Goal Zone are there before a card is', () => {
  const side: Side = { seat: 'A', deckList: [], counters: [], zones: ['main', 'field', 'goal', 'scenes', 'deck', 'timeout'].map((each) => zone(each, 0)) }
  const [, field, goal] = placed(dress('littletroubles'), side)
  expect([field, goal].map((each) => [each?.zone.name, each?.slot.single])).toEqual([
    ['field', true],
    ['goal', true],
  ])
})

test('a game that nobody dressed has a place for each zone: rows in play, piles out of play', () => {
  const side: Side = { seat: 'A', deckList: [], counters: [], zones: [zone('hand', 3, true), zone('grave', 0, true), zone('forest', 0), zone('meadow', 2)] }
  expect(placed(dress('unheard-of'), side).map((each) => [each.zone.name, each.slot.area, each.slot.as])).toEqual([
    ['grave', 'piles', 'pile'],
    ['forest', 'play', 'row'],
    ['meadow', 'play', 'row'],
  ])
})

test('cards of a game that nobody dressed differ in colour by their kinds, whatever their figures', () => {
  const { kind } = dress('unheard-of')
  expect(kind('Friend, throw 2, warmth 2')).toEqual(kind('Friend, throw 4, warmth 1'))
  expect(kind('Friend, throw 2').tone).not.toBe(kind('Trick').tone)
})

test('a pony card has the color that it is, or asks for', () => {
  const pony = dress('mlpccg')
  expect(pony.kind('Friend, blue 2, cost 3, requires blue 1, Pegasus')).toEqual({ tone: 'blue', icon: 'heart' })
  expect(pony.kind('Event, power 4, cost 2, requires pink 4').tone).toBe('pink')
  expect(pony.kind('Problem, bonus 1')).toEqual({ tone: 'gold', icon: 'puzzle' })
})

test('what a Problem asks of a player stands under their name', () => {
  const marks = [
    fact('A', 'can confront', 'named'),
    fact('B', 'needs 2 more purple', 'named'),
    fact('asks A', 'power 4', 'printed'),
  ]
  const card = { handle: 'c1', card: 'X', name: 'X', owner: 'A' as const, stats: [], marks }
  const of = { turn: null, facts: [], pending: [], sides: [{ seat: 'A' as const, deckList: [], counters: [], zones: [{ ...zone('problem', 1), cards: [card] }] }] }
  expect(personal(of, { A: 'You', B: 'Mira' }).sides[0]?.zones[0]?.cards[0]?.marks).toEqual([
    { ...marks[0], label: 'You:', telling: 'named' },
    { ...marks[1], label: 'Mira:', telling: 'printed' },
    { ...marks[2], label: 'asks You:', telling: 'printed' },
  ])
})

test('nobody is asked anything while a pass is about to make itself', () => {
  const view = (seat: 'A' | 'B', moves: object[]) => ({ you: 'A', choice: { seat, question: '', moves } }) as unknown as View
  const pass = { notation: 'pass', meaning: 'Pass.', spans: [], verb: 'pass', steps: [], takesBack: false }
  expect(asksYou(view('A', [pass]))).toBe(true)
  expect(asksYou(view('A', []))).toBe(false)
  expect(asksYou(view('B', []))).toBe(false)
  expect(asksYou(null)).toBe(false)
})
