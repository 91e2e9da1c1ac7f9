import { expect, test } from 'vitest'
import { about } from '../../main/client/pages/about'
import { counted, changed as more, deckText, draft, sample, size } from '../../main/client/pages/deck'
import { anchor, pieces, readRules } from '../../main/client/rules/rules'

test('a deck is written as a deck file that has all of it', () => {
  const deck = draft({ name: 'Mine', plan: 'Win.', format: 'later', cards: ['Ka', 'Sun', 'Ka'], side: ['Copy'], text: '' })
  expect(deckText(deck)).toBe('# Mine\nWin.\nFormat: later\n\n2 Ka\nSun\nSide:\nCopy\n')
})

test('a card that is taken out often enough is gone', () => {
  const once = more(counted(['Ka', 'Ka']), 'Ka', -1)
  expect([...once]).toEqual([['Ka', 1]])
  expect(size(more(once, 'Ka', -1))).toBe(0)
})

test('a sample hand has cards of the deck only, each as often as it is there', () => {
  const hand = sample(['a', 'b', 'c', 'd'], 3, () => 0.4)
  expect(new Set(hand).size).toBe(3)
  expect(sample(['a'], 6, Math.random)).toEqual(['a'])
})

test('a rules page is read into chapters and rules with their ids', () => {
  const book = readRules('# Rules\n\nLead.\n\n## 1 Goal\n\n- **GG 1.1** You win (GG Q21).\n- **GG 1.2** Cards\n  are right.\n')
  expect(book.title).toBe('Rules')
  expect(book.lead).toEqual(['Lead.'])
  expect(book.chapters).toEqual([
    { title: '1 Goal', lead: [], rules: [{ id: 'GG 1.1', text: 'You win (GG Q21).' }, { id: 'GG 1.2', text: 'Cards are right.' }] },
  ])
})

test('ids of rules within a text become links', () => {
  expect(pieces('See MLP 4 and LT 2.2.3b, *not* `x`.')).toEqual([
    { words: 'See ', rule: null },
    { words: 'MLP 4', rule: 'MLP 4' },
    { words: ' and ', rule: null },
    { words: 'LT 2.2.3b', rule: 'LT 2.2.3b' },
    { words: ', not x.', rule: null },
  ])
  expect(anchor('LT 2.2.3b')).toBe('LT-2.2.3b')
})

test('a game that the page has no words for is told by what the server says of it', () => {
  const game = (name: string) => ({
    name,
    title: 'Unheard Of',
    cards: 12,
    revealsDecks: true,
    formats: [{ name: 'usual', says: 'ten different cards', sets: [], decks: [] }],
    options: [],
  })
  expect(about(game('unheard-of'))).toBe('Ten different cards. 12 cards. A game that was added to this server.')
  expect(about(game('ggltcg'))).toContain('Toys')
  expect(about({ ...game('toString'), formats: [] })).toContain('Unheard Of')
})
