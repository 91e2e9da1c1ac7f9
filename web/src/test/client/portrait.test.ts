import { expect, test } from 'vitest'
import { likeness } from '../../main/client/table/Portrait'

test('the computer has a face of its own, and two people never have the same', () => {
  expect(likeness({ name: 'Computer', kind: 'computer', level: 'easy', deck: null }, 'B')).toBe('robot')
  const guest = { name: 'Mira', kind: 'guest' as const, deck: null }
  expect([likeness(guest, 'A'), likeness(guest, 'B'), likeness(null, 'A')]).toEqual(['fox', 'bear', 'fox'])
})
