import { expect, test } from 'vitest'
import { chanceAt, decisiveTurn, shots } from '../../main/client/analysis/decisiveTurn'
import { movingPicture } from '../../main/client/analysis/movingPicture'
import { dress } from '../../main/client/games/dresses'
import type { JudgedDecision, Moment, Replay } from '../../main/client/net/api'
import type { Card, GameEvent, Seat, Side, Table } from '../../main/client/net/messages'

const HOSTILE = `"><script>alert('1')</script>&amp;\u0000\u202e]]>`
const names = { A: 'Ann', B: '<b>Ben</b> & "Co"' }

const judgedOf = (at: number, seat: Seat, chanceOfA: number): JudgedDecision => ({
  at, seat, move: 'm', chance: 0.5, known: true, best: 'm', bestChance: 0.5, lost: 0, mistake: false, proved: false, chanceOfA, error: 0, moves: [],
})
const thought = (...chances: [number, Seat, number][]) => new Map(chances.map(([at, seat, chance]) => [at, judgedOf(at, seat, chance)]))

const decisions: Replay['decisions'] = [
  { seat: 'A', move: 'play ka', turn: 1 },
  { seat: 'A', move: 'end turn', turn: 1 },
  { seat: 'B', move: 'hide secret fox', turn: 2 },
  { seat: 'B', move: 'end turn', turn: 2 },
  { seat: 'A', move: 'tussle ka > fox', turn: 3 },
]
const replay = (how: Replay['outcome']['how'], winner: Seat | null): Replay =>
  ({ play: 'p', game: 'ggltcg', games: 1, decisions, outcome: { how, winner, reason: 'r' } }) as unknown as Replay

const card = (name: string): Card => ({ handle: name, card: name, name, owner: 'A', stats: [{ name: 'speed', printed: 5, now: 6, reckoned: 6 }], marks: [] })
const sideOf = (seat: Seat, inPlay: Card[], hand: Card[]): Side => ({
  seat,
  deckList: [],
  counters: [{ name: 'cc', value: 3 }],
  zones: [
    { name: 'hand', size: 2, hidden: 2 - hand.length, ownersOnly: true, limit: null, cards: hand },
    { name: 'play', size: inPlay.length, hidden: 0, ownersOnly: false, limit: null, cards: inPlay },
  ],
})
const table = (player: Seat, inPlay: Card[]): Table => ({ turn: { number: 2, player, phase: '' }, facts: [], pending: [], sides: [sideOf('A', [card('Ka')], [card('Handy')]), sideOf('B', inPlay, [])] })
const event = (words: string): GameEvent => ({ version: 1, kind: 'x', words, spans: [], cards: [] })
const moment = (at: number, inPlay: Card[], events: GameEvent[]): Moment => ({ at, table: table('B', inPlay), explained: {}, events, choice: null, outcome: null })

/** Reads a file as strictly as XML asks for, and says which elements and which words it has. */
function read(xml: string): { elements: string[]; words: string[] } {
  const elements: string[] = []
  const words: string[] = []
  const open: string[] = []
  const entity = /&(?!(?:amp|lt|gt|quot|#39);)/
  let rest = xml.trim()
  while (rest !== '') {
    const tag = /^<(\/?)([a-z]+)((?: [a-z-]+="[^"<]*")*)(\/?)>/i.exec(rest)
    if (tag !== null) {
      const [whole, close, name = '', attributes = '', alone] = tag
      expect(attributes).not.toMatch(entity)
      if (close === '/') {
        expect(open.pop()).toBe(name)
      } else {
        elements.push(name)
        if (alone !== '/') {
          open.push(name)
        }
      }
      rest = rest.slice(whole.length)
    } else {
      const said = /^[^<]+/.exec(rest)?.[0] ?? ''
      expect(said, rest.slice(0, 80)).not.toBe('')
      expect(said).not.toMatch(entity)
      expect(said).not.toMatch(/[\u0000-\u0008\u202e]/)
      words.push(said.trim())
      rest = rest.slice(said.length)
    }
  }
  expect(open).toEqual([])
  return { elements, words: words.filter((each) => each !== '') }
}

const stretch = { from: 2, to: 4 }
const picture = (moments: Moment[], eyes: 'both' | 'A' | 'B') => {
  const all = shots(replay('played', 'A'), thought([3, 'B', 0.4], [4, 'B', 0.7]), stretch, moments, eyes, names)
  return { all, svg: movingPicture({ shots: all, dress: dress('ggltcg'), lore: new Map(), title: HOSTILE, near: 'A', names }) }
}

test('the turn with the biggest swing is the decisive one, and the last one where the game was decided there', () => {
  expect(decisiveTurn(replay('played', 'A'), thought([1, 'A', 0.5], [3, 'B', 0.5], [4, 'B', 0.6], [5, 'A', 0.9]))).toEqual({ from: 2, to: 4 })
  expect(decisiveTurn(replay('played', 'B'), thought([1, 'A', 0.5], [3, 'B', 0.5], [5, 'A', 0.9]))).toEqual({ from: 4, to: 5 })
  expect(decisiveTurn(replay('played', 'A'), thought([1, 'A', 0.5], [3, 'B', 0.5], [5, 'A', 0.5]))).toEqual({ from: 4, to: 5 })
  expect(decisiveTurn(replay('recorded', null), new Map())).toBeNull()
})

test('who gave up did not lose by the last turn', () => {
  const given = replay('conceded', 'B')
  const judged = thought([1, 'A', 0.5], [3, 'B', 0.8], [5, 'A', 0.8])

  expect(chanceAt(given, judged, 5)).toBe(0.8)
  expect(decisiveTurn(given, judged)).toEqual({ from: 0, to: 2 })
})

test('the picture is well-formed and has no script and nothing from elsewhere, whatever cards and players are called', () => {
  const { svg } = picture([moment(2, [card(HOSTILE)], []), moment(3, [card(HOSTILE), card('Fox')], [event(HOSTILE)]), moment(4, [card('Fox')], [event('It ends.')])], 'both')
  const { elements, words } = read(svg)

  expect(new Set(elements)).toEqual(new Set(['svg', 'title', 'desc', 'style', 'rect', 'text', 'tspan', 'g']))
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|url\(|@import|href|\son\w+="/)
  expect(words.some((each) => each.startsWith('&quot;&gt;&lt;script&gt;'))).toBe(true)
  expect(words).toContain('6')
})

test('its pictures come one after the other, as the moves were made, and last from ten to twenty seconds', () => {
  const { svg, all } = picture([moment(2, [], []), moment(3, [], [event('A fox hides.')]), moment(4, [], [event('The turn is over.')])], 'both')

  expect(all.map((each) => each.chance)).toEqual([0.4, 0.7, 1])
  expect([...svg.matchAll(/animation-delay:(-[\d.]+)s/g)].map((match) => match[1])).toEqual(['-10.00', '-6.67', '-3.33'])
  expect(svg.indexOf('A fox hides.</text>')).toBeLessThan(svg.indexOf('The turn is over.</text>'))
  expect(svg).toContain('Ann 40 %')
  expect(svg).toContain('prefers-reduced-motion')
  const long = Array.from({ length: 30 }, (_, i) => moment(i, [], [event(`Thing ${i}.`)]))
  const many = shots(replay('played', 'A'), new Map(), { from: 0, to: 29 }, long, 'both', names)
  expect(many.length).toBeLessThanOrEqual(9)
  expect(many.slice(1).map((each) => each.told).join(' ')).toBe(long.slice(1).map((_, i) => `Thing ${i + 1}.`).join(' '))
})

test('what those eyes have not seen stands nowhere in it', () => {
  const moments = [moment(2, [], []), moment(3, [], []), moment(4, [], [event('The turn is over.')])]

  expect(picture(moments, 'A').svg).not.toContain('secret fox')
  expect(picture(moments, 'B').svg).toContain('secret fox')
  // A hand is counted, not shown.
  expect(picture(moments, 'both').svg).not.toContain('Handy')
  expect(picture(moments, 'both').svg).toContain('Hand 2')
})
