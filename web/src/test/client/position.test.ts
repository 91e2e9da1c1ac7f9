import { expect, test } from 'vitest'
import type { CardText, PositionForm, ReadPosition } from '../../main/client/net/api'
import { counted, empty, fits, marked, marksOf, moved, packed, put, setUpOf, textOf, unpacked, without } from '../../main/client/position/position'

const form: PositionForm = {
  places: [
    { name: 'play', label: 'In play', kinds: ['Toy'], most: 20 },
    { name: 'goal', label: 'Goal', kinds: ['Goal'], most: 1 },
    { name: 'hand', label: 'Hand', kinds: ['Toy', 'Action'], most: 20 },
  ],
  counters: [{ name: 'cc', label: 'CC', least: 0, most: 7, usual: 0 }],
  phases: ['build', 'fight'],
  marks: [
    { name: 'damage', label: 'damage', places: ['play'], kinds: ['Toy'], value: 'amount', most: 9 },
    { name: 'public', label: 'public', places: ['hand'], kinds: [], value: 'flag' },
  ],
}
const [play, goal, hand] = form.places as [PositionForm['places'][0], PositionForm['places'][0], PositionForm['places'][0]]

function card(kind: string): CardText {
  return { name: 'Ka', set: 's', number: '', kind, text: [], back: null }
}

test('a position is written as a scenario without moves', () => {
  const setUp = counted(put(empty('two'), 'A', play, { card: 'Ka', marks: { damage: 1 } }), 'B', 'cc', 3)

  expect(JSON.parse(textOf('ggltcg', setUp, form))).toEqual({
    game: 'ggltcg',
    name: 'two',
    turn: { player: 'A' },
    A: { play: [{ card: 'Ka', damage: 1 }] },
    B: { cc: 3 },
    moves: [],
  })
})

test('what was read is written again, with what the form does not know', () => {
  const read: ReadPosition = {
    text: '',
    name: 'all of it',
    cards: '# Otter\nToy',
    facts: { turn: { player: 'B', number: 6, phase: 'fight', odd: true }, options: { cap: 3 } },
    sides: { A: { cc: 2, play: ['Ka', { card: 'Sun', owner: 'B' }], secret: 1 }, B: {} },
    ownCards: [],
    table: { turn: null, facts: [], pending: [], sides: [] } as never,
    seat: 'A',
    question: '',
  }

  expect(JSON.parse(textOf('ggltcg', setUpOf(read, form), form))).toEqual({
    game: 'ggltcg',
    name: 'all of it',
    cards: '# Otter\nToy',
    turn: { player: 'B', number: 6, phase: 'fight', odd: true },
    options: { cap: 3 },
    A: { cc: 2, play: ['Ka', { card: 'Sun', owner: 'B' }], secret: 1 },
    B: {},
    moves: [],
  })
})

test('a card that is moved keeps the marks that it can have there', () => {
  const spot = { seat: 'A', place: 'play', index: 0 } as const
  const lying = marked(put(empty('x'), 'A', play, { card: 'Ka', marks: {} }), spot, 'damage', 2)

  const inHand = moved(lying, spot, 'B', hand, form)

  expect(inHand.sides.A.places['play']).toEqual([])
  expect(inHand.sides.B.places['hand']).toEqual([{ card: 'Ka', marks: {} }])
  expect(moved(lying, spot, 'B', play, form).sides.B.places['play']).toEqual([{ card: 'Ka', marks: { damage: 2 } }])
})

test('a place for one card gives up the card that lies there', () => {
  const first = put(empty('x'), 'A', goal, { card: 'One', marks: {} })

  expect(put(first, 'A', goal, { card: 'Two', marks: {} }).sides.A.places['goal']).toEqual([{ card: 'Two', marks: {} }])
  expect(without(first, { seat: 'A', place: 'goal', index: 0 }).sides.A.places['goal']).toEqual([])
})

test('a kind counts with and without a word before it', () => {
  expect(fits(card('Shiny Toy, cost 2'), play)).toBe(true)
  expect(fits(card('Action, cost 2'), play)).toBe(false)
  expect(marksOf(card('Toy, cost 2'), 'play', form).map((mark) => mark.name)).toEqual(['damage'])
  expect(marksOf(card('Action, cost 2'), 'hand', form).map((mark) => mark.name)).toEqual(['public'])
})

test('a text goes through an address and back', () => {
  expect(unpacked(packed('{"name": "ä – 💡"}'))).toBe('{"name": "ä – 💡"}')
  expect(unpacked('%%%')).toBeNull()
})
