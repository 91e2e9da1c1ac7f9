import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { View } from '../../main/client/net/messages'
import { asking } from '../../main/client/table/asking'
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
  room = new Room('p', 'player', 'mlpccg')
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

/** A view in a turn of that player, which leaves A nothing to decide. */
function turnOf(player: 'A' | 'B', version: number): Partial<View> {
  return { ...view(version), players: { A: null, B: null }, outcome: null, table: { turn: { number: version, player, phase: '' }, facts: [], pending: [], sides: [] } }
}

const versions = (count: number): Promise<(number | undefined)[]> =>
  Array.from({ length: count }).reduce<Promise<(number | undefined)[]>>(async (seen) => {
    const all = [...(await seen), room.view.value?.version]
    await vi.advanceTimersByTimeAsync(700)
    return all
  }, Promise.resolve([]))

test('the last turn of the other player is shown again, and then what is now', async () => {
  for (const [player, version] of [['A', 2], ['B', 3], ['B', 4], ['A', 5], ['A', 6]] as const) {
    wire.says(turnOf(player, version))
    await vi.advanceTimersByTimeAsync(2_000)
  }
  const log = room.log.value
  room.replayTurn()
  expect(room.replaying.value).toBe(true)
  expect(room.moves.value).toEqual([])
  expect(await versions(6)).toEqual([2, 3, 4, 5, 6, 6])
  expect(room.replaying.value).toBe(false)
  expect(room.moves.value).toEqual([pass])
  expect(room.log.value).toBe(log)
})

test('what happens meanwhile comes behind a turn that is shown again, and a click ends it', async () => {
  for (const [player, version] of [['A', 2], ['B', 3], ['A', 4]] as const) {
    wire.says(turnOf(player, version))
    await vi.advanceTimersByTimeAsync(2_000)
  }
  room.replayTurn()
  wire.says(turnOf('A', 5))
  expect(room.view.value?.version).toBe(2)
  expect(room.catchUp()).toBe(true)
  expect(room.within).toBe(0)
  expect(room.catchUp()).toBe(false)
  expect(room.view.value?.version).toBe(5)
  expect(room.replaying.value).toBe(false)
})

test('a table that is told anew ends a turn that is shown again', async () => {
  for (const [player, version] of [['A', 2], ['B', 3], ['A', 4]] as const) {
    wire.says(turnOf(player, version))
    await vi.advanceTimersByTimeAsync(2_000)
  }
  room.replayTurn()
  wire.says({ ...turnOf('A', 5), whole: true })
  expect(room.replaying.value).toBe(false)
  expect(room.view.value?.version).toBe(5)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(room.view.value?.version).toBe(5)
})

const draw = { ...pass, notation: 'draw', verb: 'draw' }

/** The Main Phase of A, who has action tokens and could draw a card. */
function spending(version: number, tokens: number): Partial<View> {
  return {
    ...view(version),
    players: { A: null, B: null },
    outcome: null,
    table: { turn: { number: 3, player: 'A', phase: 'main' }, facts: [], pending: [], sides: [{ seat: 'A', deckList: [], counters: [{ name: 'tokens', value: tokens }], zones: [] }] },
    choice: { seat: 'A', question: 'Main Phase: what do you do?', moves: [draw, pass] } as unknown as View['choice'],
  }
}

const moved = () => wire.sent.filter((each) => each['type'] === 'move').map((each) => each['move'])

test('a phase that ends with something unspent is asked about once', async () => {
  wire.says(spending(2, 4))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(room.make(pass)).toBe(false)
  expect(room.doubt.value?.words).toBe('You still have 4 action tokens. End the phase anyway?')
  expect(moved()).toEqual([])
  room.cancel()
  expect(room.doubt.value).toBeNull()
  wire.says(spending(3, 3))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(room.make(pass)).toBe(true)
  expect(moved()).toEqual(['pass'])
})

test('a move that was asked about is made when it is asked for again, and nothing is asked of who has nothing left or wishes no questions', async () => {
  wire.says(spending(2, 1))
  await vi.advanceTimersByTimeAsync(2_000)
  expect([room.make(pass), room.make(pass)]).toEqual([false, true])
  wire.says(spending(3, 0))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(room.make(pass)).toBe(true)
  asking.on.value = false
  wire.says({ ...spending(4, 5), table: { turn: { number: 5, player: 'A', phase: 'main' }, facts: [], pending: [], sides: spending(4, 5).table?.sides ?? [] } })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(room.make(pass)).toBe(true)
  asking.on.value = true
})

test('a move that is known to lose the game is asked about, each time', async () => {
  wire.says(spending(2, 0))
  await vi.advanceTimersByTimeAsync(2_000)
  const asked = wire.sent.find((each) => each['type'] === 'forecast')
  expect(asked?.['move']).toBe('pass')
  wire.says({ type: 'answer', commandId: asked?.['commandId'], to: 'forecast', words: ['It loses.'], explanations: [], weighed: [], ends: 'lost' })
  await vi.advanceTimersByTimeAsync(0)
  expect(room.make(pass)).toBe(false)
  expect(room.doubt.value?.words).toBe('You lose the game by this. Do it anyway?')
  expect(room.make(pass)).toBe(true)
})

const says = (asked: Record<string, unknown> | undefined, more: Record<string, unknown>) =>
  wire.says({ type: 'answer', commandId: asked?.['commandId'], to: 'forecast', words: [], explanations: [], weighed: [], ...more })

test('a move that leaves the computer a win is asked about once in a turn', async () => {
  wire.says(spending(2, 0))
  await vi.advanceTimersByTimeAsync(2_000)
  says(wire.sent.find((each) => each['type'] === 'forecast'), { leaves: 'lethal' })
  await vi.advanceTimersByTimeAsync(0)
  expect(room.make(pass)).toBe(false)
  expect(room.doubt.value?.words).toBe('After this the computer can win in its next turn. Do it anyway?')
  room.cancel()
  wire.says(spending(3, 0))
  await vi.advanceTimersByTimeAsync(2_000)
  says(wire.sent.filter((each) => each['type'] === 'forecast').at(-1), { leaves: 'lethal' })
  await vi.advanceTimersByTimeAsync(0)
  expect(room.make(pass)).toBe(true)
})

test('a typed move that was not looked at waits for what it changes, and is asked about like any other', async () => {
  wire.says(spending(2, 0))
  await vi.advanceTimersByTimeAsync(2_000)
  void room.say('draw')
  await vi.advanceTimersByTimeAsync(10)
  expect(moved()).toEqual([])
  says(wire.sent.find((each) => each['type'] === 'forecast' && each['move'] === 'draw'), { ends: 'lost' })
  await vi.advanceTimersByTimeAsync(10)
  expect(moved()).toEqual([])
  expect(room.doubt.value?.words).toBe('You lose the game by this. Do it anyway?')
  void room.say('draw')
  await vi.advanceTimersByTimeAsync(10)
  expect(moved()).toEqual(['draw'])
})

test('a typed move of which nothing is heard is made all the same', async () => {
  wire.says(spending(2, 0))
  await vi.advanceTimersByTimeAsync(2_000)
  void room.say('draw')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(moved()).toEqual(['draw'])
})

test('what the turn brings when it is ended now is shown until something is chosen or the play goes on', async () => {
  wire.says(spending(2, 0))
  await vi.advanceTimersByTimeAsync(2_000)
  says(wire.sent.find((each) => each['type'] === 'forecast'), { ending: ['Cloudbursting +2'] })
  await vi.advanceTimersByTimeAsync(0)
  expect(room.forecasts.ending.value).toEqual(['Cloudbursting +2'])
  wire.says(spending(3, 0))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(room.forecasts.ending.value).toEqual([])
})

test.each([1, 2, 10, 20, 60])('a turn of %i views is shown within a second and a half, with the movement of the last', async (count) => {
  await vi.advanceTimersByTimeAsync(5_000)
  const began = Date.now()
  const shown: number[] = []
  const ends: number[] = []
  room.beforeChange = () => {
    shown.push(Date.now() - began)
    ends.push(Date.now() - began + room.within)
  }
  for (let i = 0; i < count; i++) {
    wire.says(turnOf('B', 2 + i))
  }
  await vi.advanceTimersByTimeAsync(5_000)
  expect(shown.length).toBe(count)
  expect(room.view.value?.version).toBe(1 + count)
  expect(Math.max(...ends)).toBeLessThanOrEqual(1_500)
})

test('views that come one by one while others are shown do not make the turn longer', async () => {
  await vi.advanceTimersByTimeAsync(5_000)
  const began = Date.now()
  let last = 0
  room.beforeChange = () => {
    last = Date.now() - began
  }
  for (let i = 0; i < 20; i++) {
    wire.says(turnOf('B', 2 + i))
    await vi.advanceTimersByTimeAsync(40)
  }
  await vi.advanceTimersByTimeAsync(5_000)
  expect(room.view.value?.version).toBe(21)
  expect(last).toBeLessThanOrEqual(800)
})

test('before the end of a game is shown, a newcomer looks at what decided it', async () => {
  const over = { ...turnOf('B', 2), state: 'over' as const, choice: null, outcome: { winner: 'B' as const, reason: '', how: 'played' as const } }
  room.companion = ({ outcome }) => outcome !== null
  wire.says(over)
  await vi.advanceTimersByTimeAsync(5_000)
  expect([room.view.value?.version, room.view.value?.outcome, room.resting.value]).toEqual([2, null, true])
  room.companion = () => false
  room.goOn()
  expect([room.view.value?.outcome, room.view.value?.state, room.resting.value]).toEqual([over.outcome, 'over', false])
})

test('what a newcomer is to look at stays until it goes on, whatever comes meanwhile', async () => {
  room.companion = ({ version }) => version === 3 || version === 5
  for (const version of [2, 3, 4, 5, 6]) {
    wire.says(turnOf('B', version))
  }
  await vi.advanceTimersByTimeAsync(5_000)
  expect([room.view.value?.version, room.resting.value]).toEqual([3, true])
  expect(room.catchUp()).toBe(false)
  room.replayTurn()
  expect([room.view.value?.version, room.replaying.value]).toEqual([3, false])
  room.makePrimary()
  await vi.advanceTimersByTimeAsync(5_000)
  expect([room.view.value?.version, room.resting.value]).toEqual([5, true])
  room.goOn()
  expect([room.view.value?.version, room.resting.value]).toEqual([6, false])
})
