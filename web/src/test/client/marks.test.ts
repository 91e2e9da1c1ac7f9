import { expect, test } from 'vitest'
import { inShort, signOf } from '../../main/client/cards/figure'
import type { Fact } from '../../main/client/net/messages'

const mark = (name: string, value: string, words = value): Fact => ({ name, value, words, label: name, telling: 'named' })

test('a mark that counts is told by its number where there is no room for words', () => {
  expect(inShort(mark('damage', '3'))).toBe('−3')
  expect(inShort(mark('Crusade counters', '2'))).toBe('2')
  expect(inShort(mark('tasks', '[2]', '✓✓○'))).toBe('2/3')
  expect(inShort(mark('tasks', '[4]', '4/9'))).toBe('4/9')
})

test('any other mark has a sign', () => {
  expect(inShort(mark('frightened', ''))).toBeNull()
  expect(inShort(mark('fight', 'attacker'))).toBeNull()
  expect([signOf('frightened'), signOf('exhausted'), signOf('something-new')]).toEqual(['fright', 'hourglass', 'star'])
})
