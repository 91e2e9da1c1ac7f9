import { expect, test } from 'vitest'
import type { Card, Table, Zone } from '../../main/client/net/messages'
import { listed } from '../../main/client/table/listed'

const card = (title: string, owner: 'A' | 'B', name = title): Card => ({ handle: title, card: title, name, owner, stats: [], marks: [] })
const zone = (name: string, ...cards: Card[]): Zone => ({ name, size: cards.length, hidden: 0, ownersOnly: false, limit: null, cards })
const table: Table = {
  turn: null,
  facts: [],
  pending: [],
  sides: [
    { seat: 'A', deckList: [], counters: [], zones: [zone('hand', card('Sun', 'A')), zone('play', card('Ka', 'A'), card('Umbruh', 'B'))] },
    { seat: 'B', deckList: ['Copy', 'Ka', 'Sun', 'Umbruh', 'Wizard'], counters: [], zones: [zone('hand', card('Sun', 'B')), zone('play', card('Copy', 'B', 'Ka')), zone('sleep', card('Wizard', 'B'))] },
  ],
}

test('of what a player began with each is where it lies, on either side and under the name that it was dealt with', () => {
  expect(listed(table, table.sides[1]!, 'hand')).toEqual([
    { title: 'Copy', zone: 'play' },
    { title: 'Ka', zone: null },
    { title: 'Sun', zone: null },
    { title: 'Umbruh', zone: 'play' },
    { title: 'Wizard', zone: 'sleep' },
  ])
})

test('of two cards of one title one may lie on the table and the other not', () => {
  const [a, b] = table.sides
  const twice = { ...b!, deckList: ['Wizard', 'Wizard'] }
  expect(listed({ ...table, sides: [a!, twice] }, twice, 'hand')).toEqual([
    { title: 'Wizard', zone: 'sleep' },
    { title: 'Wizard', zone: null },
  ])
})
