import { expect, test } from 'vitest'
import type { Card, Fact, GameEvent, Side, Table } from '../../main/client/net/messages'
import { ahead, compared, faceoffOf, outcome, recalled, scores, sendsHome } from '../../main/client/table/faceoffs'

const fact = (name: string, value = ''): Fact => ({ name, value, label: name, words: value, telling: 'named' })

function card(handle: string, title: string, power: number, ...marks: Fact[]): Card {
  return { handle, card: title, name: title, owner: 'A', stats: [{ name: 'power', printed: power, now: power, reckoned: power }], marks }
}

function side(seat: 'A' | 'B', total: number, zones: Record<string, Card[]>): Side {
  return {
    seat,
    deckList: [],
    counters: [{ name: 'total', value: total }],
    zones: Object.entries(zones).map(([name, cards]) => ({ name, size: cards.length, hidden: 0, ownersOnly: false, limit: null, cards })),
  }
}

const table: Table = {
  turn: null,
  facts: [fact('faceoff', 'troublemaker'), fact('faceoff step', 'answer'), fact('faceoff prize', '2'), fact('challenger', 'A')],
  pending: [],
  sides: [
    side('A', 5, {
      'at-own': [card('c1', 'Twist', 2, fact('involved'), fact('adds', '2')), card('c2', 'Raven', 2, fact('exhausted'), fact('involved'), fact('adds', '0'))],
      'at-other': [card('c3', 'Jetstream', 4)],
      'flipped': [card('c4', 'Boneless', 3, fact('ignored')), card('c5', 'Bon Bon', 2)],
    }),
    side('B', 6, { 'at-other': [card('c6', 'Timberwolf', 6, fact('involved'), fact('adds', '6'))], 'flipped': [] }),
  ],
}

test('a total is told with its parts: who takes part, flips that count, and what texts add', () => {
  const faceoff = faceoffOf(table)
  expect(faceoff?.sides.A.involved.map((each) => each.name)).toEqual(['Twist', 'Raven'])
  expect(faceoff?.sides.A.parts).toEqual({ characters: 2, flips: 2, texts: 1 })
  expect(faceoff?.sides.B.parts).toEqual({ characters: 6, flips: 0, texts: 0 })
  expect(faceoff?.step).toBe('answer')
})

test('a table without a faceoff has none', () => {
  expect(faceoffOf({ ...table, facts: [] })).toBeNull()
})

test('a card that counts for the other player is on the side of that player', () => {
  const [a, b] = table.sides as [Side, Side]
  const turned = { ...table, sides: [a, side('B', 6, { home: [card('c7', 'Changeling', 3, fact('involved'), fact('adds', '3'), fact('adds to', 'A'))] })] }
  expect(faceoffOf(turned)?.sides.A.involved.map((each) => each.name)).toContain('Changeling')
  expect(b.seat).toBe('B')
})

test('the points of a Troublemaker are for its challenger alone, who sends somebody home for losing', () => {
  const faceoff = faceoffOf(table)
  expect(faceoff).not.toBeNull()
  if (faceoff !== null) {
    expect(ahead(faceoff)).toBe('B')
    expect([scores(faceoff, 'A'), scores(faceoff, 'B')]).toEqual([2, 0])
    expect([sendsHome(faceoff, 'A'), sendsHome(faceoff, 'B')]).toEqual([false, true])
  }
})

const event = (kind: string, snapshot?: Table): GameEvent => ({ version: 1, kind, words: kind, spans: [], cards: [], ...(snapshot === undefined ? {} : { snapshot }) })

test('a faceoff that is over is told from the event that compared it, with what came of it', () => {
  const totals = event('compared', table)
  const won = event('faceoff-won')
  const log = [event('faceoff-began'), totals, won, event('to-bottom'), event('turn-began'), event('scored')]
  expect(compared(log.slice(0, 1))).toBeUndefined()
  expect(compared(log)).toBe(totals)
  expect(outcome(log, totals)).toEqual([won])
})

test('cards of a faceoff that is over keep their handles where they still lie, each once', () => {
  const lying = new Map([['c9', { card: card('c9', 'Twist', 2), zone: 'home', closed: false }]])
  const sides = recalled(table, lying)?.sides
  expect(sides?.A.involved.map((each) => each.handle)).toEqual(['c9', 'gone1'])
  expect(new Set([...(sides?.A.flipped ?? []), ...(sides?.B.involved ?? [])].map((each) => each.handle)).size).toBe(3)
})
