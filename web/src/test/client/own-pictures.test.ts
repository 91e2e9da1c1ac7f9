import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { composed, palette } from '../../main/client/cards/ownPictures'
import type { Look } from '../../main/client/cards/pictures'
import { keywords } from '../../main/pictures/keywords'
import { glyphsOf, sprite } from '../../main/pictures/sprites'

const games = ['ggltcg', 'littletroubles', 'mlpccg']
const looks = (game: string) => JSON.parse(readFileSync(`src/main/client/art/${game}.json`, 'utf8')) as Record<string, Look>
const words = keywords(new Set(games.flatMap((game) => [...glyphsOf(looks(game))])))
const from = (game: string) => palette(looks(game))

const own = (game: string, name: string, kind: string, text: string[] = []) => composed(name, { kind, text }, from(game), words)

/** Names as somebody might think of them, three hundred of them. */
const first = ['Brave', 'Sleepy', 'Golden', 'Pillow', 'Pizza', 'Moonlit', 'Tiny', 'Grand', 'Lost', 'Zorbly', 'Quiet', 'Rolling', 'Snowy', 'Merry', 'Crooked']
const second = ['Fort', 'Robot', 'Cook', 'Dragon', 'Kite', 'Parade', 'Flub', 'Teacher', 'Bear', 'Whistle', 'Garden', 'Knight', 'Cat', 'Bakery', 'Storm', 'Quill', 'Bus', 'Song', 'Rocket', 'Wumpus']
const names = first.flatMap((one) => second.map((other) => `${one} ${other}`))

test('the words of a name choose the main figure, the place and what stands beside it', () => {
  expect(own('littletroubles', 'Pizza Robot', 'Common Character, cost 2')).toMatchObject({ main: 'pizza', scene: 'kitchen', props: ['robot', expect.any(String), expect.any(String)] })
  expect(own('littletroubles', 'Moonlit Cats', 'Common Character, cost 2').main).toMatch(/cat/)
  expect(own('ggltcg', 'Zorbly', 'Toy, cost 1', ['Draw a card for each dragon.']).main).not.toBe('')
})

test('a pony that somebody writes is a pony of its race and its color', () => {
  const { pony } = own('mlpccg', 'Quiet Quill, Night Reader', 'Friend, purple 2, cost 2, requires purple 1, Unicorn')
  expect(pony).toMatchObject({ coat: 'purple', race: 'unicorn' })
})

test('a card always has the same picture', () => {
  expect(own('mlpccg', 'Crooked Wumpus', 'Event, cost 2')).toEqual(own('mlpccg', 'Crooked Wumpus', 'Event, cost 2'))
})

test.each(games)('three hundred cards that somebody may write for %s have pictures, nearly all of them their own, and of what the sprite holds', (game) => {
  const drawn = looks(game)
  const lines = game === 'mlpccg' ? ['Friend, blue 2, cost 2, Pegasus', 'Event, cost 1'] : ['Toy, cost 2, speed 1', 'Action, cost 1']
  const made = names.map((name, i) => own(game, name, lines[i % 2] ?? ''))
  expect(() => sprite(game, Object.fromEntries([...Object.entries(drawn), ['own', made[0] as Look]]))).not.toThrow()
  const symbols = new Set([...sprite(game, drawn).matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]))
  const used = made.flatMap((look) => [
    `scene-${look.scene}`,
    ...(look.props ?? []),
    ...(look.pony === undefined ? [look.main ?? ''] : [`pony-${look.pony.pose}`]),
    ...(look.pony?.race === 'pegasus' ? [`wing-${look.pony.pose}`] : []),
  ])
  expect([...new Set(used)].filter((name) => !symbols.has(name))).toEqual([])
  expect(new Set(made.map((look) => JSON.stringify(look))).size).toBeGreaterThan(names.length * 0.98)
  expect(made.every((look) => new Set([look.main, ...(look.props ?? [])]).size === 1 + (look.props ?? []).length)).toBe(true)
})
