import { afterEach, expect, test, vi } from 'vitest'
import { coursed, doneLessons, keepDone, nextLesson, WHOLE_GAME } from '../../main/client/learn/progress'

function remembering(kept: Map<string, string>) {
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
}

afterEach(() => vi.unstubAllGlobals())

test('the next lesson is the first that is not done, whichever others are', () => {
  expect(nextLesson(new Set([1, 2, 4]), 9)).toBe(3)
  expect(nextLesson(new Set(), 9)).toBe(1)
  expect(nextLesson(new Set([1, 2]), 2)).toBeUndefined()
})

test('what is done is kept for each game, once', () => {
  remembering(new Map())
  keepDone('ggltcg', 2)
  keepDone('ggltcg', 2)
  keepDone('ggltcg', WHOLE_GAME)

  expect([...doneLessons('ggltcg')]).toEqual([0, 2])
  expect(doneLessons('mlpccg').size).toBe(0)
})

test('nonsense that is kept is no lesson', () => {
  remembering(new Map([['cardwright.lessons.ggltcg', '1,,x,99999,-3,2']]))

  expect([...doneLessons('ggltcg')]).toEqual([1, 2])
})

test('a course counts the whole game behind its lessons, and nothing that is no part of it', () => {
  expect(coursed(new Set(), 9)).toEqual({ done: 0, of: 10 })
  expect(coursed(new Set([WHOLE_GAME, 1, 9, 12]), 9)).toEqual({ done: 3, of: 10 })
})
