import { expect, test } from 'vitest'
import { bestFirst } from '../../main/client/table/hints'

const weighed = (move: string, chance: number, visits: number) => ({ move, chance, visits, proved: false })

const moves = (...all: ReturnType<typeof weighed>[]) => bestFirst(all).map((each) => each.move)

test('a hint tells the best chance first, however often a move was looked at', () => {
  expect(moves(weighed('end', 0.4, 900), weighed('play ka', 0.61, 800), weighed('play beary', 0.5, 700))).toEqual(['play ka', 'play beary', 'end'])
})

test('of moves whose chance is told as the same, the one comes first that was looked at most', () => {
  expect(moves(weighed('play ka', 0.612, 900), weighed('play beary', 0.614, 700))).toEqual(['play ka', 'play beary'])
})

test('a move that was hardly looked at is not told as the best', () => {
  expect(moves(weighed('play ka', 0.6, 2_000), weighed('end', 0.9, 3), weighed('play beary', 0.2, 2))).toEqual(['play ka', 'play beary'])
})
