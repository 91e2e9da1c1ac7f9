import { afterEach, expect, test, vi } from 'vitest'
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
    zones: [{ name: zone, size: cards.length, hidden: 0, cards, ownersOnly: false, limit: null }],
  }
  return {
    version: ++version,
    you: 'A',
    events: [],
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

test('a card that is turned over or flipped is heard', () => {
  const before = view(2, 'main', [card('c1', 5)])
  const after = view(2, 'main', [{ ...card('c1', 5), card: 'Tricycle Racer' }])
  expect(cue(before, after)).toBe('flip')
  const flipped = { version: 9, kind: 'flipped', words: '', spans: [], cards: ['c2'] }
  expect(cue(before, { ...view(2, 'main', [card('c1', 5)]), events: [flipped] })).toBe('flip')
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('the volume is 40 until it is set', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
  vi.resetModules()
  const { sound } = await import('../../main/client/table/sounds')
  expect(sound.volume.value).toBe(40)
  expect(sound.on.value).toBe(false)
})
