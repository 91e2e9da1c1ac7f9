import { expect, test } from 'vitest'
import { lineOf, type Lore } from '../../main/client/cards/lore'
import type { CardText } from '../../main/client/net/api'

const card = (name: string, text: string[], back: string[] | null = null) => [name, { name, kind: '', text, back: back === null ? null : { kind: '', text: back } } as unknown as CardText] as const
const lore: Lore = new Map([card('Guard // Lost Guard', ['Grab 1.', 'When this card wins, draw a card.'], ['Gain 1 cookie.']), card('Nap', ['Regress a Character.'])])

test('a line is found by the name of the face that says it', () => {
  expect(lineOf(lore, 'Guard', 1)).toBe('When this card wins, draw a card.')
  expect(lineOf(lore, 'Lost Guard', 0)).toBe('Gain 1 cookie.')
  expect(lineOf(lore, 'Nap', 0)).toBe('Regress a Character.')
})

test('of all lines, of a line that is not there and of a card that nobody knows nothing is told', () => {
  expect(lineOf(lore, 'Nap', null)).toBeNull()
  expect(lineOf(lore, 'Nap', 4)).toBeNull()
  expect(lineOf(lore, 'Own Card', 0)).toBeNull()
})
