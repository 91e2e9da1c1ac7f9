import { expect, test } from 'vitest'
import type { Lore } from '../../main/client/cards/lore'
import type { OfferedMove, PendingText } from '../../main/client/net/messages'
import { modesOf, modeWords } from '../../main/client/table/modes'

const lore: Lore = new Map([['Fork', { name: 'Fork', set: 's', number: '', kind: 'Action', text: ['Gain 1 CC.', 'One of: gain 3 CC; unsleep a card you own.'], back: null }]])
const move = (notation: string): OfferedMove => ({ notation, meaning: '', spans: [], verb: '', steps: [], takesBack: false })
const waiting = (line: number | null): PendingText => ({ card: 'Fork', seat: 'A', line, begun: false, handle: null })

test('a line that leaves it to a player has its parts, also where one of them quotes a text', () => {
  expect(modesOf('When this card is played, up to 2 of: gain 1 CC; draw a card; sleep a Toy.')).toEqual(['gain 1 CC', 'draw a card', 'sleep a Toy'])
  expect(modesOf('One of: a Toy gains "When this card is sleeped, gain 1 CC; then draw." until end of turn; gain 1 CC.')).toEqual([
    'a Toy gains "When this card is sleeped, gain 1 CC; then draw." until end of turn',
    'gain 1 CC',
  ])
  expect(modesOf('Gain 1 CC.')).toEqual([])
})

test('a move that chooses a part says what its card says', () => {
  expect(modeWords(move('mode 2'), waiting(1), '', lore)).toBe('unsleep a card you own')
  expect(modeWords(move('mode 1'), waiting(null), '', lore)).toBe('gain 3 CC')
  expect(modeWords(move('mode 3'), waiting(1), '', lore)).toBeNull()
  expect(modeWords(move('end turn'), waiting(1), '', lore)).toBeNull()
  expect(modeWords(move('mode 1'), undefined, 'What is X?', lore)).toBeNull()
})

test('where the table tells of no text that waits, the question names the card', () => {
  expect(modeWords(move('mode 2'), undefined, 'Fork: which of its instructions is carried out?', lore)).toBe('unsleep a card you own')
  expect(modeWords(move('mode 2'), undefined, 'Forks: which of its instructions is carried out?', lore)).toBeNull()
})
