import { expect, test } from 'vitest'
import { happened, means, pieces, type Names } from '../../main/client/words/told'

const names: Names = { A: 'You', B: 'Mira' }

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
  expect(happened(event, names)).toBe("Mira's Ka tussles your Knight.")
  expect(pieces(event, names).filter((piece) => piece.card).map((piece) => piece.words)).toEqual(['Ka', 'Knight'])
})

test('a player who is called you stays so', () => {
  const event = { version: 1, kind: 'drew', words: 'You draw A Vision.', spans: [{ at: 0, length: 3, of: 'A' as const }, { at: 9, length: 8, of: 'card' as const }], cards: [] }
  expect(happened(event, names)).toBe('You draw A Vision.')
})

test('a sentence of which nothing is known but its words is left as it is', () => {
  expect(happened({ version: 1, kind: 'note', words: 'A plan fails.', spans: [], cards: [] }, names)).toBe('A plan fails.')
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
  expect(means(move, names)).toEqual([
    { words: 'Knight', card: true },
    { words: ' tussles ', card: false },
    { words: 'Ka', card: true },
    { words: ' for 2 CC', card: false },
  ])
  expect(means({ ...move, meaning: 'End your turn.', spans: [] }, names)).toEqual([{ words: 'End your turn', card: false }])
})
