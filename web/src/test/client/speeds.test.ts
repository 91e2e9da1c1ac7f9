import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const store = new Map<string, string>()

beforeEach(() => {
  vi.resetModules()
  store.clear()
  vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('document', { hidden: false })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const load = () => import('../../main/client/table/speeds')

test('a chosen speed stretches all times and is kept', async () => {
  const { chooseSpeed, timed } = await load()
  expect(timed(250)).toBe(250)
  chooseSpeed('calm')
  expect(timed(250)).toBe(400)
  chooseSpeed('fast')
  expect(timed(250)).toBe(125)
  expect(store.get('cardwright.speed')).toBe('fast')
})

test('without movement all is at once where it belongs', async () => {
  const { calm, chooseSpeed } = await load()
  expect(calm()).toBe(false)
  chooseSpeed('none')
  expect(calm()).toBe(true)
})

test('where two movements in a row stutter, nothing moves any more on this visit, and that is said until a speed is chosen', async () => {
  const { chooseSpeed, leftOut, measured, speed } = await load()
  measured(5, 250)
  measured(15, 250)
  measured(5, 250)
  expect([speed.value, leftOut.value]).toEqual(['normal', false])
  measured(5, 250)
  expect([speed.value, leftOut.value]).toEqual(['none', true])
  expect(store.has('cardwright.speed')).toBe(false)
  chooseSpeed('normal')
  expect([speed.value, leftOut.value]).toEqual(['normal', false])
})

test('a movement of a few frames is not judged', async () => {
  const { measured, speed } = await load()
  measured(2, 100)
  measured(2, 100)
  expect(speed.value).toBe('normal')
})

test('who has chosen a speed has it on a slow device too', async () => {
  const { chooseSpeed, measured, speed } = await load()
  chooseSpeed('normal')
  measured(5, 250)
  measured(5, 250)
  expect(speed.value).toBe('normal')
})
