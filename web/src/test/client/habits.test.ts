import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstVisit, keepLevel, keepVisit } from '../../main/client/pages/habits'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
})

afterEach(() => vi.unstubAllGlobals())

test('whoever has begun no game and chosen no level is here for the first time', () => {
  expect(firstVisit()).toBe(true)
  keepVisit()
  expect(firstVisit()).toBe(false)
  kept.clear()
  keepLevel('hard')
  expect(firstVisit()).toBe(false)
})

test('where nothing can be kept nobody is taken to be new, again and again', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(firstVisit()).toBe(false)
})
