import { expect, test } from 'vitest'
import type { GameEvent } from '../../main/client/net/messages'
import { cause, signs } from '../../main/client/table/jars'

const event = (kind: string, ...cards: string[]): GameEvent => ({ version: 1, kind, words: '', spans: [], cards })

test('as many signs fly as are gained, six at most, and none for what is lost or only told', () => {
  const of = (counter: string) => ({ seat: 'A' as const, counter })
  expect(signs({ of: of('cookies'), by: 4 })).toBe(4)
  expect(signs({ of: of('cookies'), by: 12 })).toBe(6)
  expect(signs({ of: of('cc'), by: -2 })).toBe(0)
  expect(signs({ of: of('total'), by: 3 })).toBe(0)
  expect(signs({ of: { handle: 'c1', stat: 'stamina' }, by: 3 })).toBe(0)
})

test('they come from the card that was spoken of last before it, where that is why', () => {
  expect(cause([event('played', 'c1'), event('regressed', 'c2', 'c3'), event('gained'), event('entered', 'c4')])).toBe('c2')
  expect(cause([event('struck', 'c1', 'c2'), event('turn-began'), event('gained'), event('entered', 'c4')])).toBeUndefined()
  expect(cause([event('goal-completed', 'c4')])).toBe('c4')
  expect(cause([event('phase-began')])).toBeUndefined()
})
