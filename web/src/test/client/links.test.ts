import { expect, test } from 'vitest'
import { linked } from '../../main/client/table/links'
import type { Lying } from '../../main/client/table/sides'

const lying = (handle: string, name: string, number?: string): [string, Lying] => [
  handle,
  {
    card: { handle, card: name, name, owner: 'A', stats: [], marks: number === undefined ? [] : [{ name: 'number', value: number, label: 'number', words: number, telling: 'named' }] },
    seat: 'A',
    zone: 'play',
    closed: false,
  },
]
const all = new Map([lying('a', 'Ka', '1'), lying('b', 'Ka', '2'), lying('c', 'Umbruh')])
const card = (words: string) => ({ words, card: true })
const found = (sentence: { words: string; card: boolean }[], cards: string[]) => linked(sentence, cards, all).map((piece) => piece.handle)

test('of two cards with one name the sentence leads to the one that the event is about', () => {
  expect(found([card('Ka'), { words: ' goes to sleep.', card: false }], ['b'])).toEqual(['b', undefined])
  expect(found([card('Ka'), { words: ' tussles ', card: false }, card('Ka')], ['b', 'a'])).toEqual(['b', undefined, 'a'])
  expect(found([card('Ka 2')], [])).toEqual(['b'])
})

test('a card that is named again is the same', () => {
  expect(found([card('Umbruh'), card('Umbruh')], ['c'])).toEqual(['c', 'c'])
})

test('a name that the event says nothing of leads to a card only where a single one has it', () => {
  expect(found([card('Umbruh'), card('Ka'), card('Drop')], [])).toEqual(['c', undefined, undefined])
})

test('a card that has left the table leads nowhere', () => {
  expect(found([card('Drop')], ['gone'])).toEqual([undefined])
})
