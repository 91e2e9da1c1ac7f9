import { expect, test } from 'vitest'
import type { GameEvent } from '../../main/client/net/messages'
import { chapters, isQuiet, signOf, telling } from '../../main/client/table/chapters'

const event = (kind: string): GameEvent => ({ version: 1, kind, words: kind, spans: [], cards: [] })

test('a log is told in turns, and what comes before the first one stands by itself', () => {
  const told = chapters(['shuffled', 'turn-began', 'gained', 'turn-began', 'played', 'passed'].map(event))
  expect(told.map((turn) => [turn.begin?.kind ?? '', turn.events.map((each) => each.kind)])).toEqual([
    ['', ['shuffled']],
    ['turn-began', ['gained']],
    ['turn-began', ['played', 'passed']],
  ])
})

test('what happened has a sign by its kind, and passes are quiet', () => {
  expect(signOf('struck')).toBe('strength')
  expect(signOf('fight-won')).toBe('strength')
  expect(signOf('scored')).toBe('trophy')
  expect(signOf('something-new')).toBeNull()
  expect(isQuiet('passed')).toBe(true)
  expect(isQuiet('played')).toBe(false)
})

test('a turn in short is the two events that tell most of it, in their order', () => {
  const kinds = (all: string[]) => telling(all.map(event)).map((each) => each.kind)
  expect(kinds(['gained', 'played', 'tussled', 'struck', 'passed', 'fight-won'])).toEqual(['tussled', 'fight-won'])
  expect(kinds(['gained', 'drew', 'turn-ended'])).toEqual(['gained', 'drew'])
  // What was paid for says more than the price.
  expect(kinds(['paid', 'moved', 'paid', 'drew', 'played'])).toEqual(['moved', 'played'])
  expect(kinds(['phase-began', 'passed', 'turn-ended-by-itself'])).toEqual([])
})

test('points, tokens and cookies are told with the card or the contest before them, where one in the same phase brought them', () => {
  const naming = (kind: string): GameEvent => ({ ...event(kind), spans: [{ at: 0, length: kind.length, of: 'card' }] })
  const kinds = (...all: (string | GameEvent)[]) => telling(all.map((each) => (typeof each === 'string' ? event(each) : each))).map((each) => each.kind)
  expect(kinds(naming('played'), 'phase-began', naming('confronted'), 'scored', naming('confronted-first'), 'drew', 'scored')).toEqual(['confronted', 'scored', 'confronted-first', 'scored'])
  expect(kinds('faceoff-undecided', 'scored')).toEqual(['faceoff-undecided', 'scored'])
  expect(kinds('struck', naming('played'), naming('used'), 'passed', 'lost-cookies')).toEqual(['struck', 'used', 'lost-cookies'])
  // A phase may bring something by itself.
  expect(kinds('struck', naming('used'), 'stage-began', 'lost-cookies')).toEqual(['struck', 'lost-cookies'])
})
