import { expect, test } from 'vitest'
import type { Card, Seat, Table, Zone } from '../../main/client/net/messages'
import { arc, setsOff } from '../../main/client/table/flights'
import { origins } from '../../main/client/table/origins'

const card = (handle: string, owner: Seat = 'B'): Card => ({ handle, card: handle, name: handle, owner, stats: [], marks: [] })
const zone = (name: string, hidden: number, cards: Card[] = []): Zone => ({ name, size: hidden + cards.length, hidden, ownersOnly: hidden > 0, limit: null, cards })
const table = (b: Zone[], a: Zone[] = []): Table => ({
  turn: null,
  facts: [],
  pending: [],
  sides: [
    { seat: 'A', deckList: [], counters: [], zones: a },
    { seat: 'B', deckList: [], counters: [], zones: b },
  ],
})

test('what the other player plays comes from that hand, whichever of its cards it was', () => {
  const before = table([zone('hand', 4), zone('deck', 20), zone('play', 0)])
  const after = table([zone('hand', 3), zone('deck', 20), zone('play', 0, [card('c9')])])
  const found = origins(before, after)
  expect(found.cards).toEqual(new Map([['c9', { seat: 'B', zone: 'hand' }]]))
  expect(found.unseen).toEqual([])
})

test('what both draw comes from their decks: as a card for who sees it, as a back for who does not', () => {
  const before = table([zone('hand', 4), zone('deck', 20)], [zone('hand', 0, [card('c1', 'A')]), zone('deck', 18)])
  const after = table([zone('hand', 6), zone('deck', 18)], [zone('hand', 0, [card('c1', 'A'), card('c2', 'A')]), zone('deck', 17)])
  const found = origins(before, after)
  expect(found.cards).toEqual(new Map([['c2', { seat: 'A', zone: 'deck' }]]))
  expect(found.unseen).toEqual([{ from: { seat: 'B', zone: 'deck' }, to: { seat: 'B', zone: 'hand' }, count: 2 }])
})

test('a card that is played while another is drawn comes from the hand, and the other from the deck', () => {
  const before = table([zone('hand', 4), zone('deck', 20), zone('play', 0)])
  const after = table([zone('hand', 4), zone('deck', 19), zone('play', 0, [card('c9')])])
  const played = { version: 2, kind: 'played', words: '', spans: [], cards: ['c9'] }
  const found = origins(before, after, [played])
  expect(found.cards).toEqual(new Map([['c9', { seat: 'B', zone: 'hand' }]]))
  expect(found.unseen).toEqual([{ from: { seat: 'B', zone: 'deck' }, to: { seat: 'B', zone: 'hand' }, count: 1 }])
  // Without that it went from the deck into play, for all that can be seen.
  expect(origins(before, after).cards).toEqual(new Map([['c9', { seat: 'B', zone: 'deck' }]]))
})

test('a card in sight comes from where it lay, also out of a pile and to the other side; what stays put comes from nowhere', () => {
  const before = table([zone('play', 0, [card('c1'), card('c2')]), zone('discard', 0, [card('c3')])], [zone('play', 0)])
  const after = table([zone('play', 0, [card('c2')]), zone('hand', 0, [card('c3')])], [zone('play', 0, [card('c1')])])
  expect(origins(before, after).cards).toEqual(
    new Map([
      ['c1', { seat: 'B', zone: 'play' }],
      ['c3', { seat: 'B', zone: 'discard' }],
    ]),
  )
})

test('a card that is turned up where it lies comes from there', () => {
  const before = table([zone('hand', 4), zone('at-own', 1)])
  const after = table([zone('hand', 4), zone('at-own', 0, [card('c9')])])
  expect(origins(before, after).cards).toEqual(new Map([['c9', { seat: 'B', zone: 'at-own' }]]))
})

test('a flight is a small arc that ends where the card lies, and several set off one after the other', () => {
  const way = arc({ x: 0, y: 300, width: 50, height: 70 }, { x: 400, y: 300, width: 100, height: 140 })
  expect(way[0]).toEqual({ x: -425, y: -35, scale: 0.5 })
  expect(way.at(-1)?.x).toBeCloseTo(0)
  expect(way.at(-1)?.y).toBeCloseTo(0)
  expect(way.at(-1)?.scale).toBe(1)
  expect(way[2]?.y).toBeLessThan(-60)
  expect([0, 1, 2].map(setsOff)).toEqual([0, 60, 120])
  expect(setsOff(30)).toBe(setsOff(6))
})
