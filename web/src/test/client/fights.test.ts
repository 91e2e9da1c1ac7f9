import { expect, test } from 'vitest'
import type { Card, Fact, Stat, Table } from '../../main/client/net/messages'
import { fightStands } from '../../main/client/table/fights'

const stat = (name: string, now: number): Stat => ({ name, printed: 1, now, reckoned: now })
const fight = (value: string): Fact => ({ name: 'fight', value, label: 'fight', words: value, telling: 'named' })

function fighter(name: string, part: string, confidence: number, maturity: number): Card {
  return { handle: name, card: name, name, owner: 'A', stats: [stat('confidence', confidence), stat('maturity', maturity)], marks: part === '' ? [] : [fight(part)] }
}

function table(phase: string, ...cards: Card[]): Table {
  const zone = { name: 'main', size: cards.length, hidden: 0, ownersOnly: false, limit: null, cards }
  return { turn: { number: 3, player: 'A', phase, words: phase }, facts: [], pending: [], sides: [{ seat: 'A', deckList: [], counters: [], zones: [zone] }] } as Table
}

const stands = (one: [number, number], other: [number, number]) => fightStands(table('fight', fighter('Surfer', 'attacker', ...one), fighter('Guard', 'defender', ...other)))

test('who wins a fight is told with the figures that decide it (LT 2.2.3b)', () => {
  expect(stands([5, 3], [2, 5])).toBe('If it stays so, Surfer wins: 5 confidence against 5 maturity.')
  expect(stands([1, 2], [2, 3])).toBe('If it stays so, Guard wins: 2 confidence against 2 maturity.')
})

test('a fight that both or neither win is told with the figures of both', () => {
  expect(stands([4, 2], [3, 4])).toBe('If it stays so, both win: 4 confidence against 4 maturity, and 3 against 2.')
  expect(stands([1, 9], [1, 9])).toBe('If it stays so, it is a tie: 1 confidence against 9 maturity, and 1 against 9.')
})

test('nothing is told without a fight, or once it has been compared', () => {
  expect(fightStands(table('fight', fighter('Surfer', '', 5, 3)))).toBe(null)
  expect(fightStands(table('rewards', fighter('Surfer', 'attacker', 5, 3), fighter('Guard', 'defender', 2, 5)))).toBe(null)
})
