import { expect, test } from 'vitest'
import type { GameEvent } from '../../main/client/net/messages'
import { aimed, at, crossed, fighting, happened, way, type Box } from '../../main/client/table/arrows'

const box = (x: number, y: number, width = 100, height = 140): Box => ({ x, y, width, height })

test('an arrow goes from the first chosen card to the others, and to the target that is pointed at', () => {
  expect(aimed(['c1', 'at own', 'c2'], new Set(['c3']), 'c3', null)).toEqual([
    { from: 'c1', to: 'c2', as: 'chosen' },
    { from: 'c1', to: 'c3', as: 'considered' },
  ])
  expect(aimed(['c1'], new Set(['c3']), 'c4', null)).toEqual([])
  expect(aimed([], new Set(['c3']), 'c3', 'c8')).toEqual([{ from: 'c8', to: 'c3', as: 'considered' }])
  expect(aimed([], new Set(['c3']), 'c3', null)).toEqual([])
})

test('what happened tells who went at whom, and what a text was carried out on', () => {
  const event = (kind: string, ...cards: string[]): GameEvent => ({ version: 1, kind, words: '', spans: [], cards })
  expect(happened([event('tussled', 'c1', 'c2'), event('struck', 'c1', 'c2')])).toEqual([{ from: 'c1', to: 'c2', as: 'done' }])
  expect(happened([event('used', 'c1'), event('became', 'c5')])).toEqual([{ from: 'c1', to: 'c5', as: 'done' }])
  expect(happened([event('used', 'c1'), event('turn-began'), event('became', 'c5')])).toEqual([])
})

test('of two cards of one name the arrow goes to the one that the event means', () => {
  const event = (kind: string, words: string, ...cards: string[]): GameEvent => ({ version: 1, kind, words, spans: [], cards })
  expect(happened([event('picked-fight', 'B picks a fight: Bus Driver against Bus Driver.', 'c1', 'c6')])).toEqual([{ from: 'c1', to: 'c6', as: 'done' }])
  expect(happened([event('used', 'B uses Sun.', 'c2'), event('stamina-lost', 'Ka loses 1 stamina.', 'c9')])).toEqual([{ from: 'c2', to: 'c9', as: 'done' }])
  // A card that is not seen has no handle: nothing is said of it.
  expect(happened([event('picked-fight', 'B picks a fight: Bus Driver against Bus Driver.', 'c1')])).toEqual([])
})

test('an arrow ends outside its target, and bends around names and figures where it can', () => {
  const from = box(0, 400)
  const to = box(300, 0)
  const name = box(120, 180, 100, 60)
  const free = way(from, to, [name])
  expect(crossed(free, [name])).toBe(0)
  expect(crossed(free, [to])).toBe(0)
  const tip = at(free, 1)
  expect(tip.x < to.x || tip.x > to.x + to.width || tip.y < to.y || tip.y > to.y + to.height).toBe(true)
})

test('who fights whom is told by the marks of the table', () => {
  const card = (handle: string, name: string, value: string) => ({ handle, card: handle, name: handle, owner: 'A' as const, stats: [], marks: [{ name, value, label: name, words: value, telling: 'named' as const }] })
  const zones = (...cards: ReturnType<typeof card>[]) => [{ name: 'main', size: cards.length, hidden: 0, ownersOnly: false, limit: null, cards }]
  const table = (mark: string) => ({
    turn: null,
    facts: [],
    pending: [],
    sides: [
      { seat: 'A' as const, deckList: [], counters: [], zones: zones(card('c1', mark, 'attacker')) },
      { seat: 'B' as const, deckList: [], counters: [], zones: zones(card('c2', mark, 'defender')) },
    ],
  })
  expect(fighting(table('fight'))).toEqual([{ from: 'c1', to: 'c2', as: 'chosen' }])
  expect(fighting(table('tussle'))).toEqual([{ from: 'c1', to: 'c2', as: 'chosen' }])
  expect(fighting(table('number'))).toEqual([])
})
