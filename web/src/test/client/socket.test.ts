import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { View } from '../../main/client/net/messages'
import { PlaySocket, type Listener } from '../../main/client/net/socket'
import { Wire } from './wire'

const view = (version: number, hash: string, before: string | null): Partial<View> => ({ type: 'view', version, hash, before, whole: before === null })

const wire = (n: number): Wire => {
  const found = Wire.all[n]
  if (found === undefined) {
    throw new Error(`there is no connection ${n}`)
  }
  return found
}

let heard: string[]
let socket: PlaySocket

const listener: Listener = {
  view: (seen) => heard.push(`view ${seen.version}`),
  status: () => heard.push('status'),
  refused: (refused) => heard.push(`refused ${refused.code}`),
  accepted: () => heard.push('accepted'),
  emote: ({ seat, emote }) => heard.push(`${seat} says ${emote}`),
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Wire)
  Wire.all = []
  heard = []
  socket = new PlaySocket({ ticket: () => Promise.resolve('t'), open: () => new Wire() as unknown as WebSocket, now: () => Date.now() }, listener)
  await vi.advanceTimersByTimeAsync(0)
})

afterEach(() => {
  socket.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('it is open once the first view is there', () => {
  expect(socket.connection.value.state).toBe('connecting')
  wire(0).says(view(1, 'h1', null))
  expect(socket.connection.value.state).toBe('open')
  expect(heard).toEqual(['view 1'])
})

test('a view that does not follow the last one is asked for anew and not shown', () => {
  wire(0).says(view(1, 'h1', null))
  wire(0).says(view(3, 'h3', 'h2'))
  expect(wire(0).sent).toEqual([{ type: 'resync' }])
  expect(heard).toEqual(['view 1'])
})

test('what is said to the table is heard, and is not said again after a reconnect', async () => {
  wire(0).says(view(1, 'h1', null))
  socket.offer({ type: 'emote', emote: 'hello' })
  wire(0).says({ type: 'emote', seat: 'A', emote: 'hello' })
  expect(heard).toEqual(['view 1', 'A says hello'])
  wire(0).close()
  await vi.advanceTimersByTimeAsync(600)
  wire(1).says(view(1, 'h1', null))
  expect(wire(1).sent).toEqual([])
})

test('a command that was not acknowledged is sent again with its id after a reconnect', async () => {
  wire(0).says(view(1, 'h1', null))
  const id = socket.command({ type: 'move', expectedVersion: 1, move: 'pass' })
  wire(0).close()
  expect(socket.connection.value.state).toBe('waiting')
  await vi.advanceTimersByTimeAsync(600)
  wire(1).says(view(1, 'h1', null))
  expect(wire(1).sent).toEqual([{ type: 'move', expectedVersion: 1, move: 'pass', commandId: id }])
  wire(1).says({ type: 'accepted', commandId: id, version: 2 })
  expect(socket.busy).toBe(false)
})

test('a restart is waited for as long as the server says', async () => {
  wire(0).says(view(1, 'h1', null))
  wire(0).says({ type: 'bye', code: 'restarting', message: 'soon', retry: 3_000 })
  expect(socket.connection.value).toMatchObject({ state: 'waiting', restarting: true })
  await vi.advanceTimersByTimeAsync(2_900)
  expect(Wire.all.length).toBe(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(Wire.all.length).toBe(2)
})

test('a play that was opened in another tab stays there until the person asks', async () => {
  wire(0).says(view(1, 'h1', null))
  wire(0).says({ type: 'bye', code: 'elsewhere', message: '', retry: null })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(Wire.all.length).toBe(1)
  socket.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(Wire.all.length).toBe(2)
})

test('a connection that says nothing for three quarters of a minute is given up', async () => {
  wire(0).says(view(1, 'h1', null))
  await vi.advanceTimersByTimeAsync(52_000)
  expect(Wire.all.length).toBeGreaterThan(1)
})

test('pings are answered, and what is asked gets its answer', async () => {
  wire(0).says(view(1, 'h1', null))
  wire(0).says({ type: 'ping', n: 7 })
  expect(wire(0).sent).toEqual([{ type: 'pong', n: 7 }])
  const answer = socket.ask({ type: 'hint' })
  const commandId = wire(0).sent[1]?.['commandId']
  wire(0).says({ type: 'answer', commandId, to: 'hint', words: ['x'], explanations: [], weighed: [] })
  expect(await answer).toMatchObject({ words: ['x'] })
})

test('what was asked over a lost connection is answered as not to be had', async () => {
  wire(0).says(view(1, 'h1', null))
  const answer = socket.ask({ type: 'hint' })
  wire(0).close()
  expect(await answer).toMatchObject({ type: 'refused', code: 'unavailable' })
})
