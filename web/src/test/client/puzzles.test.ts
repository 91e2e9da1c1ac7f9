import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PuzzleTitle } from '../../main/client/net/api'
import { ofDay, today } from '../../main/client/puzzles/daily'
import { days, keepAnswer, marks, nextPuzzle, row } from '../../main/client/puzzles/progress'

let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
})

afterEach(() => vi.unstubAllGlobals())

const puzzle = (number: number, points = 1500): PuzzleTitle => ({ number, id: `id${number}`, title: `puzzle ${number}`, theme: 'odds', rating: points })

test('a day has one puzzle, whatever order they come in and what time it is', () => {
  const all = [puzzle(1), puzzle(2), puzzle(3), puzzle(4)]
  const day = today(new Date('2026-11-28T23:59:59Z'))

  expect(day).toBe('2026-11-28')
  expect(ofDay([...all].reverse(), day)).toBe(ofDay(all, day))
  expect(ofDay([], day)).toBeUndefined()
})

test('each puzzle has its days, and a new one takes few of them', () => {
  const all = Array.from({ length: 10 }, (_, i) => puzzle(i + 1))
  const year = Array.from({ length: 365 }, (_, i) => today(new Date(Date.UTC(2026, 0, i + 1))))
  const found = year.map((day) => ofDay(all, day)?.number)
  const more = year.map((day) => ofDay([puzzle(11), ...all], day)?.number)

  expect(new Set(found).size).toBe(10)
  expect(more.filter((each, i) => each !== 11 && each !== found[i])).toEqual([])
})

test('a wrong first answer can be made good, and stays so', () => {
  keepAnswer('ggltcg', puzzle(1), false)
  expect(marks('ggltcg').get('id1')).toBe('failed')
  keepAnswer('ggltcg', puzzle(1), true)
  expect(marks('ggltcg').get('id1')).toBe('later')
  keepAnswer('ggltcg', puzzle(1), false)
  expect(marks('ggltcg').get('id1')).toBe('later')
  expect(marks('mlpccg').size).toBe(0)
})

test('days in a row count while no day is left out', () => {
  keepAnswer('ggltcg', puzzle(1), true, '2026-02-28')
  keepAnswer('ggltcg', puzzle(2), true, '2026-02-28')
  keepAnswer('mlpccg', puzzle(1), true, '2026-03-01')

  expect(days('2026-03-01')).toEqual({ now: 2, most: 2 })
  expect(days('2026-03-02')).toEqual({ now: 2, most: 2 })
  expect(days('2026-03-03')).toEqual({ now: 0, most: 2 })
  keepAnswer('ggltcg', puzzle(3), true, '2026-03-09')
  expect(days('2026-03-09')).toEqual({ now: 1, most: 2 })
})

test('a wrong first answer ends the puzzles in a row, a second one changes nothing', () => {
  keepAnswer('ggltcg', puzzle(1), true)
  keepAnswer('ggltcg', puzzle(2), true)
  keepAnswer('ggltcg', puzzle(3), false)
  keepAnswer('ggltcg', puzzle(3), true)
  keepAnswer('ggltcg', puzzle(4), true)

  expect(row()).toEqual({ now: 1, most: 2 })
})

test('the next puzzle is the nearest that is open, then one that was answered wrongly', () => {
  const all = [puzzle(1, 1200), puzzle(2, 1600), puzzle(3, 2000)]

  expect(nextPuzzle(all, new Map(), 1550)?.number).toBe(2)
  expect(nextPuzzle(all, new Map(), 1550, 'id2')?.number).toBe(1)
  expect(nextPuzzle(all, new Map([['id2', 'first'], ['id1', 'failed']]), 1550)?.number).toBe(3)
  expect(nextPuzzle(all, new Map([['id1', 'failed'], ['id2', 'first'], ['id3', 'later']]), 1550)?.number).toBe(1)
  expect(nextPuzzle(all, new Map([['id1', 'first'], ['id2', 'first'], ['id3', 'later']]), 1550)).toBeUndefined()
})

test('nonsense that is kept is no answer', () => {
  kept.set('cardwright.puzzles.ggltcg', '+good,x,?id,+,-bad id,*fine')
  kept.set('cardwright.puzzles.row', '-3,x')

  expect([...marks('ggltcg')]).toEqual([['good', 'first'], ['fine', 'later']])
  expect(row()).toEqual({ now: 0, most: 0 })
})
