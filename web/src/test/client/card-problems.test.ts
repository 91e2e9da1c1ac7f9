import { expect, test } from 'vitest'
import { isSlip } from '../../main/client/workshop/CardProblems'

const fix = (column: number, endColumn: number, text: string) => ({ column, endColumn, text, whole: true })

test('a word with few other letters is likely meant, quite another word is not', () => {
  expect(isSlip('Slep a Toy.', fix(1, 5, 'Sleep'))).toBe(true)
  expect(isSlip('You may lose 1 CC.', fix(9, 13, 'gain'))).toBe(false)
  expect(isSlip('Draw a card.', fix(1, 13, 'End the turn.'))).toBe(false)
})

test('what is only added or left out is likely meant', () => {
  expect(isSlip('Gain 1 CC', fix(10, 10, '.'))).toBe(true)
  expect(isSlip('Gain  1 CC.', fix(6, 7, ''))).toBe(true)
})
