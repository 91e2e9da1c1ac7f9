import { expect, test } from 'vitest'
import { has } from '../../main/client/pages/phraseSearch'

const phrase = { group: 'EFFECT', patterns: ['unsleep {cards}'], meaning: 'They go to the hand (GG 9.4).', example: '', exampleFrom: '', cards: [] }

test('a phrase is found by words of its own and of its meaning, in whatever order and case', () => {
  expect(has(phrase, 'HAND unsleep')).toBe(true)
  expect(has(phrase, 'unsl')).toBe(true)
  expect(has(phrase, '')).toBe(true)
  expect(has(phrase, 'unsleep deck')).toBe(false)
})
