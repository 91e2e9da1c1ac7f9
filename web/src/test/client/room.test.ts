import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { View } from '../../main/client/net/messages'
import { Room } from '../../main/client/table/Room'
import { Wire } from './wire'

const pass = { notation: 'pass', meaning: 'Pass.', spans: [], verb: 'pass', steps: [], takesBack: false }

/** The same question at each version, so that only the version tells that the play went on. */
function view(version: number): Partial<View> {
  return {
    type: 'view',
    version,
    hash: `h${version}`,
    before: version === 1 ? null : `h${version - 1}`,
    whole: version === 1,
    you: 'A',
    state: 'playing',
    table: null,
    choice: { seat: 'A', question: 'What now?', moves: [pass] } as unknown as View['choice'],
    events: [],
    shuffle: { drawn: 'alone', hashes: { server: null, A: null, B: null }, opened: { A: null, B: null }, terms: null, parts: null, seed: null },
  }
}

let room: Room
let wire: Wire

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ ticket: 't', as: 'A' }), { headers: { 'Content-Type': 'application/json' } })))
  Wire.all = []
  room = new Room('p', 'player')
  await vi.advanceTimersByTimeAsync(0)
  wire = Wire.all[0] as Wire
  wire.says(view(1))
})

afterEach(() => {
  room.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a move that was accepted is not offered again before the page shows what came of it', () => {
  room.make(room.moves.value[0] ?? pass)
  expect(room.moves.value).toEqual([])
  wire.says({ type: 'accepted', commandId: wire.sent[0]?.['commandId'], version: 2 })
  expect(room.moves.value).toEqual([])
  wire.says(view(2))
  expect(room.moves.value).toEqual([pass])
})

test('a move that was refused is offered again', () => {
  room.make(room.moves.value[0] ?? pass)
  wire.says({ type: 'refused', commandId: wire.sent[0]?.['commandId'], code: 'stale', message: '' })
  expect(room.moves.value).toEqual([pass])
})
