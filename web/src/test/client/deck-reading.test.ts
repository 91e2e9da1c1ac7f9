import { expect, test } from 'vitest'
import { counted, draft, deckText, type Draft } from '../../main/client/pages/deck'
import { cardNumber, codeWithin, deckCode, decode } from '../../main/client/pages/deckCode'
import { readDeck } from '../../main/client/pages/deckReading'
import { cardsOf } from './card-files'

const toys = cardsOf('ggltcg')
const ponies = cardsOf('mlpccg')

const read = (text: string) => readDeck(text, 'ggltcg', toys)
const main = (text: string) => Object.fromEntries(read(text).cards)

const deck: Draft = { name: 'Mine', plan: 'Win.', format: 'later', cards: counted(['Ka', 'Sun', 'Ka']), side: counted(['Copy']) }

test('a deck as the page writes it is read with all of it', () => {
  const again = read(deckText(deck))
  expect(again).toMatchObject({ name: 'Mine', plan: 'Win.', format: 'later', cards: deck.cards, side: deck.side, missed: [] })
})

test.each(['3 Ka', '3x Ka', '3 x Ka', '3×Ka', 'Ka x3', 'Ka ×3', 'Ka (3)', 'Ka [x3]', '[3] Ka', '- 3 Ka', '* 3x ka', '"Ka",3', 'Ka\t3', '3 KA', '3 Ka [starter] #7'])(
  'three of a card are written so: %s',
  (line) => {
    expect(main(line)).toEqual({ Ka: 3 })
  },
)

test('one of a card may have no number, or that of its place in the list', () => {
  expect(main('1. Ka\n2) Sun\nWake')).toEqual({ Ka: 1, Sun: 1, Wake: 1 })
})

test('a line may have several cards, with commas or semicolons between', () => {
  expect(main('Archer, 2 Beary, Knight x2, Cake')).toEqual({ Archer: 1, Beary: 2, Knight: 2, Cake: 1 })
  expect(read('Archer, Nobody').missed.map((each) => each.line)).toEqual(['Nobody'])
  const [one, other] = ponies.filter((card) => card.name.includes(', '))
  expect([...readDeck(`2x ${one?.name} (${one?.number}); ${other?.name}`, 'mlpccg', ponies).cards]).toEqual([[one?.name, 2], [other?.name, 1]])
})

test('the plan of a deck file is no card, though it speaks of some', () => {
  const file = '# Sunny Side\nKa fights, and Sun brings back who has fallen asleep.\nFormat: later\n\nKa\nSun\n'
  expect(read(file)).toMatchObject({ name: 'Sunny Side', plan: 'Ka fights, and Sun brings back who has fallen asleep.', cards: counted(['Ka', 'Sun']), missed: [] })
})

test('headings, remarks and empty lines are no cards; a side deck is one of its own', () => {
  const list = '// from a friend\n=== Main Deck (3) ===\n\nToys (2):\n2 Ka\nActions:\n1 Sun\n\nSideboard\n1 Copy\nSB: 2 Wake\n'
  expect(read(list)).toMatchObject({ cards: new Map([['Ka', 2], ['Sun', 1]]), side: new Map([['Copy', 1], ['Wake', 2]]), missed: [] })
})

test('accents, quotes, dashes and a missing title do not matter where they leave no doubt', () => {
  const titled = ponies.filter((card) => card.name.split(', ').length === 2)
  const alone = titled.find((card) => titled.filter((each) => each.name.split(', ')[0] === card.name.split(', ')[0]).length === 1)
  const [title = '', rest = ''] = alone?.name.split(', ') ?? []
  expect(rest).not.toBe('')
  for (const line of [`2 ${title}`, `2x ${title} - ${rest}`, `2 ${title}: ${rest.toUpperCase()}`, `2 ${title}, ${rest} (${alone?.number})`, `2 ${alone?.number.split(' ')[0]}`]) {
    expect([...readDeck(line, 'mlpccg', ponies).cards], line).toEqual([[alone?.name, 2]])
  }
  expect([...readDeck('2 rock, paper, scissors, shoot', 'mlpccg', ponies).cards]).toEqual([['Rock, Paper, Scissors, Shoot!', 2]])
  expect(main('2 That wás fun!')).toEqual({ 'That was fun': 2 })
})

test('what names no card is kept, with the cards that it may mean', () => {
  const found = read('2 Ka\n3 Umbruhh\n1 Snuggels\n1 Something Else\n')
  expect([...found.cards]).toEqual([['Ka', 2]])
  expect(found.missed).toEqual([
    { line: '3 Umbruhh', count: 3, side: false, maybe: ['Umbruh'] },
    { line: '1 Snuggels', count: 1, side: false, maybe: ['Snuggles'] },
    { line: '1 Something Else', count: 1, side: false, maybe: [] },
  ])
})

test('a title that several cards have is asked about', () => {
  const counts = new Map<string, number>()
  ponies.forEach((card) => counts.set(card.name.split(', ')[0] ?? '', (counts.get(card.name.split(', ')[0] ?? '') ?? 0) + 1))
  const several = [...counts].find(([, count]) => count > 1)?.[0] ?? ''
  const [missed] = readDeck(`2 ${several}`, 'mlpccg', ponies).missed
  expect(missed?.maybe.length).toBeGreaterThan(1)
  expect(missed?.maybe.every((name) => name.startsWith(`${several}, `))).toBe(true)
})

test('an OCTGN file is read with its sections', () => {
  const file = `<?xml version="1.0" encoding="utf-8"?>
<deck game="65656467-b709-43b2-a5c6-80c2f216adf9">
  <section name="Main Deck" shared="False">
    <card qty="2" id="8f5ad9a5">Ka</card>
    <card id="1" qty="1" name="That was fun" />
    <card qty="1" id="2"><![CDATA[Sun]]></card>
    <card qty="3" id="3">No &amp; Such</card>
  </section>
  <section name="Sideboard"><card qty="1" id="4">Copy</card></section>
  <notes><![CDATA[3 Wake]]></notes>
</deck>`
  expect(read(file)).toMatchObject({
    cards: new Map([['Ka', 2], ['That was fun', 1], ['Sun', 1]]),
    side: new Map([['Copy', 1]]),
    missed: [{ line: 'No & Such', count: 3 }],
  })
})

test('a deck becomes a code and comes back, wherever the code stands', () => {
  const code = deckCode('ggltcg', deck)
  expect(code).toMatch(/^CW1-[\w-]+$/)
  const again = read(`See http://cards.example/decks/ggltcg/new?code=${code} for it.`)
  expect(again).toMatchObject({ name: 'Mine', format: 'later', cards: deck.cards, side: deck.side, unknown: 0, broken: false })
})

test('the code of a deck does not depend on the order in which its cards were taken', () => {
  expect(deckCode('ggltcg', { ...deck, cards: new Map([...deck.cards].reverse()) })).toBe(deckCode('ggltcg', deck))
})

test('a code of which a part is lost is not taken for a deck, nor one of another game', () => {
  const code = deckCode('ggltcg', deck)
  expect(read(code.slice(0, -3))).toMatchObject({ broken: true, cards: new Map() })
  expect(read('CW1-')).toMatchObject({ cards: new Map() })
  expect(readDeck(code, 'mlpccg', ponies)).toMatchObject({ otherGame: 'ggltcg', cards: new Map() })
})

test('cards of a code that are not known here are counted', () => {
  const more = deckCode('ggltcg', { ...deck, cards: new Map([...deck.cards, ['A Card From Elsewhere', 3]]) })
  expect(read(more)).toMatchObject({ cards: deck.cards, unknown: 3 })
})

test('a long name is shortened at a letter, and a code of many cards is still short', () => {
  const long = draft({ name: '🦄'.repeat(40), plan: '', format: '', cards: ponies.slice(0, 30).map((card) => card.name), side: [], text: '' })
  const code = deckCode('mlpccg', long)
  expect(code.length).toBeLessThan(350)
  expect(decode(codeWithin(code) ?? '')?.name).toBe('🦄'.repeat(15))
})

test.each(['ggltcg', 'littletroubles', 'mlpccg'])('no two cards of %s have the same number in codes', (game) => {
  const names = cardsOf(game).map((card) => card.name)
  expect(new Set(names.map(cardNumber)).size).toBe(names.length)
})

test('a text of any kind is read to its end', () => {
  const letters = ['3', 'x', 'Ka', '(', ')', '<section>', '&#x110000;', '\t', ':', '#', 'CW1-', '\n', ' ', '[', '"', ',']
  let seed = 7
  for (let i = 0; i < 400; i++) {
    const text = Array.from({ length: 30 }, () => letters[(seed = (seed * 1103515245 + 12345) & 0x7fffffff) % letters.length]).join('')
    expect(read(text).cards).toBeInstanceOf(Map)
  }
})
