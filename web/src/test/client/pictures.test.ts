import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { facesOf, type Look } from '../../main/client/cards/pictures'
import { needs, printed } from '../../main/client/cards/printed'
import { dress } from '../../main/client/games/dresses'
import { credit, glyphsOf, sprite } from '../../main/pictures/sprites'

const games = ['ggltcg', 'littletroubles', 'mlpccg']

function looks(game: string): Record<string, Look> {
  return JSON.parse(readFileSync(`src/main/client/art/${game}.json`, 'utf8')) as Record<string, Look>
}

/** The names of all faces in a game's card files: the card, its back, and its boosted side. */
function faces(game: string): string[] {
  const folder = `../${game}/src/main/resources/cardwright/${game}/cards`
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.cards'))
  return files.flatMap((file) => {
    let card = ''
    return readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line) => {
        const title = /^# (.*?)(?: \([^)]*\))?$/.exec(line)?.[1]
        card = title ?? card
        return line === 'Boosted:' ? [`${card} // Boosted`] : (title ?? /^Back: (.*)$/.exec(line)?.[1] ?? [])
      })
  })
}

test.each(games)('every face of %s has a picture, and every picture a face', (game) => {
  expect(Object.keys(looks(game)).sort()).toEqual(faces(game).sort())
})

test.each(games)('no two cards of %s are told apart by props alone', (game) => {
  const seen = new Map<string, string>()
  for (const [face, look] of Object.entries(looks(game))) {
    const glance = JSON.stringify([look.scene, look.main, look.pony, look.pony === undefined ? [] : look.props?.[0]])
    expect(seen.get(glance), face).toBeUndefined()
    seen.set(glance, face)
  }
})

test('a sprite holds what its cards use and nothing else', () => {
  const made = sprite('toys', {
    Ka: { scene: 'fire', main: 'kangaroo', props: ['boxing-glove'] },
    Jetstream: { scene: 'sky', pony: { pose: 'leap', coat: 'blue', mane: 0, race: 'pegasus' } },
  })
  const names = [...made.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1])
  expect(names).toEqual(['boxing-glove', 'kangaroo', 'pony-leap', 'scene-fire', 'scene-sky', 'wing-leap'])
})

test('what one glyph calls its own parts is not what another calls them', () => {
  const made = sprite('toys', {
    'Up and Away': { scene: 'sky', main: 'airplane-arrival' },
    Ahoy: { scene: 'beach', main: 'anchor' },
  })
  const ids = [...made.matchAll(/id="([^"]+)"/g)].map((match) => match[1])
  expect(new Set(ids).size).toBe(ids.length)
})

test('a glyph, a scene or a pose that there is not is refused by name, and so are equal pictures', () => {
  expect(() => sprite('toys', { Ka: { scene: 'fire', main: 'no-such-glyph' } })).toThrow('toys.json: Ka: there is no glyph no-such-glyph')
  expect(() => sprite('toys', { Ka: { scene: 'moon', main: 'kangaroo' } })).toThrow('toys.json: Ka: there is no scene moon')
  expect(() => sprite('toys', { Ka: { scene: 'sky', pony: { pose: 'swim', coat: 'blue', mane: 0, race: 'earth' } } })).toThrow(
    'toys.json: Ka: there is no drawing pony-swim',
  )
  expect(() => sprite('toys', { Ka: { scene: 'fire', main: 'kangaroo' }, Ko: { scene: 'fire', main: 'kangaroo' } })).toThrow(
    'toys.json: Ko has the picture of Ka',
  )
})

test('a card that is turned over shows the picture of that side', () => {
  const mark = { name: 'boosted', value: '', label: 'boosted', words: '', telling: 'alone' as const }
  expect(facesOf({ card: 'Rarity, Truly Outrageous', name: 'Rarity', marks: [mark] })[0]).toBe('Rarity, Truly Outrageous // Boosted')
  expect(facesOf({ card: 'Lunch Cook', name: 'Second Helping', marks: [] })[0]).toBe('Second Helping')
})

test('the line of a face tells its printed figures and what it asks for', () => {
  const of = (line: string) => printed(line, dress('mlpccg').shapes).map((stat) => [stat.name, stat.now])
  expect(of('Common Character, cost 3, confidence 4, maturity 2, reward 4/0')).toEqual([
    ['cost', 3],
    ['confidence', 4],
    ['maturity', 2],
    ['reward', 4],
  ])
  expect(of('Friend, purple 2, cost 4, requires purple 3, Earth Pony')).toEqual([
    ['power', 2],
    ['cost', 4],
  ])
  expect(needs('Problem, requires yellow 4 and not yellow 3, opponent 8, bonus 3')).toEqual([
    { colour: 'yellow', number: 4 },
    { colour: 'other', number: 3 },
  ])
  expect(needs('Friend, purple 2, cost 4')).toEqual([])
})

test('every glyph of the sprites is named with who made it', () => {
  const { by, licence, names } = credit(new Set(games.flatMap((game) => [...glyphsOf(looks(game))])))
  expect([by, licence]).toEqual(['Microsoft Corporation', 'MIT'])
  const sprites = games.flatMap((game) => [...sprite(game, looks(game)).matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1] ?? ''))
  const ours = /^(?:scene|pony|horn|wing)-/
  expect(names).toEqual([...new Set(sprites)].filter((id) => !ours.test(id)).sort().map((id) => id.replace(/-/g, ' ')))
})
