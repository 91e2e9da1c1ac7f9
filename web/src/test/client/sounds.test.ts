import { expect, test } from 'vitest'
import type { Card, View } from '../../main/client/net/messages'
import { cue } from '../../main/client/table/sounds'

const card = (handle: string, stamina: number): Card => ({
  handle,
  card: 'Ka',
  name: 'Ka',
  owner: 'A',
  stats: [{ name: 'stamina', printed: 5, now: stamina, reckoned: stamina }],
  marks: [],
})

let version = 0

/** What A sees, later than what was made before: so much CC, and cards in a zone. */
function view(cc: number, zone: string, cards: Card[], winner?: 'A' | 'B'): View {
  const side = {
    seat: 'A',
    counters: [{ name: 'CC', value: cc, label: 'CC' }],
    zones: [{ name: zone, size: cards.length, cards, ownersOnly: false, limit: null }],
  }
  return {
    version: ++version,
    you: 'A',
    table: { sides: [side] },
    outcome: winner === undefined ? null : { winner, reason: '' },
  } as unknown as View
}

test('the greatest thing that happened is heard', () => {
  const before = view(2, 'hand', [card('c1', 5)])
  expect(cue(before, view(2, 'hand', [card('c1', 5)]))).toBeNull()
  expect(cue(before, view(2, 'play', [card('c1', 5)]))).toBe('card')
  expect(cue(before, view(4, 'play', [card('c1', 5)]))).toBe('gain')
  expect(cue(before, view(4, 'hand', [card('c1', 3)]))).toBe('hit')
})

test('the end of a game is heard once, as whoever looks on has fared', () => {
  const before = view(2, 'hand', [])
  const won = view(2, 'hand', [], 'A')
  expect(cue(before, won)).toBe('win')
  expect(cue(before, view(2, 'hand', [], 'B'))).toBe('lose')
  expect(cue(won, won)).toBeNull()
  expect(cue({ ...before, you: null }, { ...won, you: null })).toBe('win')
})

test('what is shown again from an earlier moment on makes no sound by that', () => {
  const before = view(2, 'hand', [])
  const later = view(5, 'hand', [])
  expect(cue(later, before)).toBeNull()
  expect(cue(before, later)).toBe('gain')
})
