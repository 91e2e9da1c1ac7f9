import { describe, expect, it } from 'vitest'
import type { CardReading } from '../../main/client/net/api'
import { cardAt, freeName, isUnderstood, sourceOf, understoodText, writtenCards } from '../../main/client/workshop/cardText'
import { shareOf } from '../../main/client/workshop/interval'
import { plus } from '../../main/client/workshop/measuring'

const text = `# Otter (MY1)
Toy, cost 1
Draw a card.

# Fairy
Character, cost 2
Back: Wobbly Tooth
Regressed Character
Gain 1 cookie.
`

const reading: CardReading = {
  cards: [{ name: 'Otter', set: '', number: 'MY1', kind: 'Toy, cost 1', text: ['Draw a card.'], back: null }],
  diagnostics: [{ line: 6, column: 1, endColumn: 4, severity: 'ERROR', code: '', message: '', remedy: '', fixes: [] }],
  lines: [],
}

describe('the cards of a text', () => {
  const [otter, fairy] = writtenCards(text)

  it('are found by their names, without their numbers', () => {
    expect(otter?.card).toEqual({ name: 'Otter', set: '', number: '', kind: 'Toy, cost 1', text: ['Draw a card.'], back: null })
    expect([otter?.first, otter?.last]).toEqual([1, 4])
  })

  it('have their backs', () => {
    expect(fairy?.card.back).toEqual({ opening: 'Back: Wobbly Tooth', kind: 'Regressed Character', text: ['Gain 1 cookie.'] })
    expect(fairy?.card.text).toEqual([])
  })

  it('belong to the lines behind their names', () => {
    const all = writtenCards(`\n${text}`)
    expect(cardAt(all, 1)?.card.name).toBe('Otter')
    expect(cardAt(all, 5)?.card.name).toBe('Otter')
    expect(cardAt(all, 6)?.card.name).toBe('Fairy')
    expect(cardAt([], 1)).toBeUndefined()
  })

  it('are taken without those that are not understood', () => {
    expect(otter !== undefined && isUnderstood(otter, reading)).toBe(true)
    expect(fairy !== undefined && isUnderstood(fairy, reading)).toBe(false)
    expect(understoodText(text, reading)).toBe('# Otter (MY1)\nToy, cost 1\nDraw a card.')
  })

  it('are written again as they were', () => {
    expect(fairy === undefined ? '' : sourceOf(fairy.card, 'Fairy')).toBe('# Fairy\nCharacter, cost 2\nBack: Wobbly Tooth\nRegressed Character\nGain 1 cookie.')
    expect(freeName('Otter', ['My Otter'])).toBe('My Otter 2')
  })
})

describe('what games came to', () => {
  it('is even as long as nothing was played', () => {
    expect(shareOf([0, 0, 0, 0, 0])).toMatchObject({ share: 0.5 })
  })

  it('lies within its interval, which grows narrower', () => {
    const few = shareOf([1, 1, 2, 1, 3])
    const many = shareOf([10, 10, 20, 10, 30])
    expect(few.share).toBeCloseTo(many.share)
    expect(few.low).toBeLessThan(many.low)
    expect(few.high).toBeGreaterThan(many.high)
    expect(few.low).toBeLessThanOrEqual(few.share)
  })

  it('is not certain after a few games that all were won', () => {
    expect(shareOf([0, 0, 0, 0, 4]).low).toBeLessThan(0.9)
  })

  it('counts pairs of games, not games that are the same twice', () => {
    // With equal scores in each pair of games, the seats tell nothing about the card.
    const split = shareOf([0, 0, 100, 0, 0])
    expect(split.high - split.low).toBeLessThan(0.1)
  })

  it('adds up', () => {
    const more = { format: '', deck: { name: '', plan: '', format: '', cards: [], side: [], text: '' }, replaced: '', copies: 1, from: 0, to: 4, wins: 2, losses: 2, draws: 0, turns: 20, pairs: [0, 0, 2, 0, 0] }
    const sum = plus(plus(null, more), { ...more, from: 4, to: 8, pairs: [1, 0, 0, 0, 1] })
    expect(sum.games).toBe(8)
    expect(sum.pairs).toEqual([1, 0, 2, 0, 1])
    expect(sum.turns).toBe(40)
  })
})
