import { expect, test } from 'vitest'
import { lacks } from '../../main/client/table/Band'
import { happened, means, pieces, told, type Cast } from '../../main/client/words/told'

const below: Cast = { you: 'A', names: { A: 'You', B: 'Mira' } }
const above: Cast = { you: 'B', names: { A: 'Mira', B: 'You' } }
const watching: Cast = { you: null, names: { A: 'Ann', B: 'Bo' } }

test.each([
  ['A gains 2 CC and has 2.', 'You gain 2 CC and have 2.'],
  ['A passes.', 'You pass.'],
  ['A goes first.', 'You go first.'],
  ["A's Umbruh tussles Ka for 2 CC.", 'Your Umbruh tussles Ka for 2 CC.'],
  ["Umbruh's ability is carried out for A.", "Umbruh's ability is carried out for you."],
  ["Sun falls asleep from A's hand.", 'Sun falls asleep from your hand.'],
  ['Turn 4: A begins.', 'Turn 4: You begin.'],
  ['B plays Umbruh for 1 CC.', 'Mira plays Umbruh for 1 CC.'],
  ["Shining Armor comes into play for B at A's Problem.", 'Shining Armor comes into play for Mira at your Problem.'],
  ["all of A's cards are asleep (GG 12.2)", 'all of your cards are asleep (GG 12.2)'],
  ['A has no other move: the turn ends by itself.', 'You have no other move: the turn ends by itself.'],
  ["all of B's cards are asleep (GG 12.2)", "all of Mira's cards are asleep (GG 12.2)"],
  ['A confronts Cloudbursting.', 'You confront Cloudbursting.'],
  ['A Vision of the Future is discarded.', 'A Vision of the Future is discarded.'],
])('as the one who sits at A: %s', (words, expected) => {
  expect(told(words, below)).toBe(expected)
})

test.each([
  ['A draws 3 cards.', 'Mira draws 3 cards.'],
  ["A's Judo Coach wins the fight.", "Mira's Judo Coach wins the fight."],
  ['B discards Bus Driver.', 'You discard Bus Driver.'],
  ["all of A's cards are asleep (GG 12.2)", "all of Mira's cards are asleep (GG 12.2)"],
  ['Turn 3: A begins.', 'Turn 3: Mira begins.'],
  ['A Vision of the Future goes to A.', 'A Vision of the Future goes to Mira.'],
])('as the one who sits at B: %s', (words, expected) => {
  expect(told(words, above)).toBe(expected)
})

test('who watches is told names', () => {
  expect(told("A gains 1 CC and has 5, B's Ka falls asleep.", watching)).toBe("Ann gains 1 CC and has 5, Bo's Ka falls asleep.")
})

test('a sentence with spans names players and shows cards', () => {
  const event = {
    version: 1,
    kind: 'tussled',
    words: "B's Ka tussles your Knight.",
    spans: [
      { at: 0, length: 1, of: 'B' as const },
      { at: 4, length: 2, of: 'card' as const },
      { at: 20, length: 6, of: 'card' as const },
    ],
    cards: [],
  }
  expect(happened(event, below)).toBe("Mira's Ka tussles your Knight.")
  expect(pieces(event, below).filter((piece) => piece.card).map((piece) => piece.words)).toEqual(['Ka', 'Knight'])
})

test('a player who is called you stays so', () => {
  const event = { version: 1, kind: 'drew', words: 'You draw A Vision.', spans: [{ at: 0, length: 3, of: 'A' as const }, { at: 9, length: 8, of: 'card' as const }], cards: [] }
  expect(happened(event, below)).toBe('You draw A Vision.')
})

test('cards stand out in what a move means, which has no full stop on a button', () => {
  const move = {
    notation: 'tussle knight > ka',
    meaning: 'Knight tussles Ka for 2 CC.',
    spans: [
      { at: 0, length: 6, of: 'card' as const },
      { at: 15, length: 2, of: 'card' as const },
    ],
    verb: 'tussle',
    steps: [],
    takesBack: false,
  }
  expect(means(move, below)).toEqual([
    { words: 'Knight', card: true },
    { words: ' tussles ', card: false },
    { words: 'Ka', card: true },
    { words: ' for 2 CC', card: false },
  ])
  expect(means({ ...move, meaning: 'End your turn.', spans: [] }, below)).toEqual([{ words: 'End your turn', card: false }])
})

test('what is lacking to confront a Problem is told by colour', () => {
  expect(lacks('needs 2 more white and 1 more non-white power')).toEqual([
    { colour: 'white', number: 2 },
    { colour: 'other', number: 1 },
  ])
  expect(lacks('needs 3 more power')).toEqual([{ colour: 'other', number: 3 }])
  expect(lacks('needs 1 more purple power')).toEqual([{ colour: 'purple', number: 1 }])
  expect(lacks('can confront')).toEqual([])
})
