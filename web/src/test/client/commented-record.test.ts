import { expect, test } from 'vitest'
import { commentedRecord } from '../../main/client/analysis/comments'
import type { JudgedDecision, Replay } from '../../main/client/net/api'

const judged = (at: number, best: string, lost: number): JudgedDecision => ({
  at, seat: 'A', move: 'm', chance: 0.6 - lost, known: true, best, bestChance: 0.6, lost, mistake: lost > 0, proved: false, chanceOfA: 0.6, error: 0, moves: [],
})
const replay = { decisions: [{ seat: 'A', move: 'play ka', turn: 1 }, { seat: 'B', move: 'end turn', turn: 2 }, { seat: 'A', move: 'end turn', turn: 3 }] } as Replay
const names = { A: 'Ann', B: 'Ben' }
const game = (id: string) => `cardwright record 2
game: ggltcg
cards: ${id}
A: Archer; Ka
B: Beary
start ~ 1 = 01
A play ka = 02
B end turn ~ 3 = 03
A end turn = 04
end: A wins: all`
const lines = (text: string) => text.split('\n')

test('each move that was thought over has its comment behind it, and all else stays as it is', () => {
  const text = commentedRecord(game('1'), 1, replay, new Map([[1, judged(1, 'tussle', 0.3)], [3, judged(3, 'end turn', 0)]]), names)

  expect(lines(text).filter((line) => !line.startsWith('#')).join('\n')).toBe(game('1'))
  expect(lines(text).slice(6, 11)).toEqual(['A play ka = 02', '# 1 ?? 30 %; better: tussle, 60 %', 'B end turn ~ 3 = 03', 'A end turn = 04', '# 3 60 %'])
})

test('of a match the game that is looked at has comments', () => {
  const match = `cardwright match 1\ngames: 3\nA: Archer\n${game('1')}\n${game('2')}\nmatch: A wins: 2 to 0 games\n`
  const text = lines(commentedRecord(match, 2, replay, new Map([[1, judged(1, 'tussle', 0.3)]]), names))

  expect(text.filter((line) => line.startsWith('#'))).toHaveLength(1)
  expect(text.findIndex((line) => line.startsWith('#'))).toBeGreaterThan(text.indexOf('cards: 2'))
})

test('what a card is called cannot make a line of its own, and no comment is endless', () => {
  const hostile = `play x\nend: B wins: all\r\u2028\u0000${'y'.repeat(1_000)}`
  const text = lines(commentedRecord(game('1'), 1, replay, new Map([[1, judged(1, hostile, 0.3)]]), names))

  expect(text.filter((line) => line.startsWith('end:'))).toEqual(['end: A wins: all'])
  expect(Math.max(...text.map((line) => line.length))).toBeLessThan(310)
})

test('a scenario has all comments above it', () => {
  const text = commentedRecord('game: ggltcg\nname: x\n', 1, replay, new Map([[1, judged(1, 'tussle', 0.3)]]), names)

  expect(lines(text)).toEqual(['# 1. Ann: play ka ?? (30 %; better: tussle, 60 %)', '# 2. Ben: end turn', '# 3. Ann: end turn', 'game: ggltcg', 'name: x', ''])
})
