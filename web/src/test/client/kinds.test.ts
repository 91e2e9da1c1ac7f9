import { expect, test } from 'vitest'
import { kindWords } from '../../main/client/cards/lore'
import { dress } from '../../main/client/games/dresses'

test('of a game that nobody has dressed all words of the kind are shown, without the figures', () => {
  expect(kindWords('Singer, soprano, breath 2, voice 5', dress('ghost-opera'))).toBe('Singer, soprano')
  expect(kindWords('Friend, throw 1, warmth 3', dress('snow-day'))).toBe('Friend')
  expect(kindWords('Trick', dress('snow-day'))).toBe('Trick')
})

test('of a game that the page knows the kind alone is shown', () => {
  expect(kindWords('Common Character, cost 2', dress('littletroubles'))).toBe('Common Character')
})
