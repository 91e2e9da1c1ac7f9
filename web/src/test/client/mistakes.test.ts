import { expect, test } from 'vitest'
import { markOf, nextMistake } from '../../main/client/analysis/judged'
import { kinds } from '../../main/client/history/mistakes'
import type { JudgedDecision } from '../../main/client/net/api'

const decision = (at: number, move: string, best: string, lost: number): JudgedDecision => ({
  at,
  seat: 'A',
  move,
  chance: 0.6 - lost,
  known: true,
  best,
  bestChance: 0.6,
  lost,
  mistake: lost >= 0.05 && move !== best,
  proved: false,
  chanceOfA: 0.6,
  error: 0.02,
  moves: [
    { move: best, meaning: best, chance: 0.6, error: 0.02, known: true },
    { move: 'end turn', meaning: 'End your turn.', chance: 0.3, error: 0.02, known: true },
  ],
})

test('mistakes of one kind are counted together, the dearest kind first', () => {
  const found = kinds([decision(1, 'end turn', 'play ka', 0.1), decision(2, 'play sun', 'tussle ka > sun', 0.3), decision(3, 'end turn', 'play wizard', 0.1)])

  expect(found.map(({ did, better, times, cost }) => [did, better, times, Math.round(cost)])).toEqual([
    ['play', 'tussle', 1, 30],
    ['end', 'play', 2, 20],
  ])
})

test('a move is marked by what it cost, and a move that was far better than all others is a find', () => {
  expect(markOf(decision(1, 'end turn', 'play ka', 0.3))).toBe('??')
  expect(markOf(decision(1, 'end turn', 'play ka', 0.06))).toBe('?')
  expect(markOf(decision(1, 'play ka', 'play ka', 0))).toBe('!')
})

test('the next mistake is the one behind the moment, else the first', () => {
  const judged = new Map([decision(2, 'end turn', 'play ka', 0.2), decision(5, 'end turn', 'play ka', 0.2), decision(4, 'play ka', 'play ka', 0)].map((each) => [each.at, each]))

  expect(nextMistake(judged, 2)).toBe(5)
  expect(nextMistake(judged, 5)).toBe(2)
  expect(nextMistake(new Map(), 5)).toBeUndefined()
})
