import { expect, test } from 'vitest'
import { dress } from '../../main/client/games/dresses'
import type { Side } from '../../main/client/net/messages'
import { laneStates } from '../../main/client/table/Bands'

const side = (seat: 'A' | 'B', counted: number, most: number): Side => ({
  seat,
  deckList: [],
  counters: [],
  zones: [{ name: 'home', size: counted, hidden: 0, ownersOnly: false, limit: { counted, most }, cards: [] }],
})

test('the lane of the home says how many of those who may stay are there, on one’s own side', () => {
  expect(laneStates(dress('mlpccg'), side('A', 3, 4), side('B', 1, 2))).toEqual({ home: '3 of 4' })
})

test('a lane without a limit and without a Problem says nothing', () => {
  const open = { ...side('A', 1, 2), zones: [] }
  expect(laneStates(dress('mlpccg'), open, side('B', 1, 2))).toEqual({})
})
