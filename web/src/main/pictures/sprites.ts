import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { ggltcg } from '../client/games/ggltcg.ts'
import { littletroubles } from '../client/games/littletroubles.ts'
import { mlpccg } from '../client/games/mlpccg.ts'
import { EMOTES, emotes } from '../client/table/emotes.ts'
import { keywords } from './keywords.ts'
import { ponies } from './ponies.ts'
import { scenes } from './scenes.ts'

/** What a card's picture is made of, as `art/<game>.json` has it for each face. */
interface Look {
  scene: string
  main?: string
  pony?: { pose: string; coat: string; mane: number; race: string }
  props?: string[]
}

interface Glyphs {
  width?: number
  height?: number
  icons: Record<string, { body: string; width?: number; height?: number }>
}

const require = createRequire(import.meta.url)
const fluent = require('@iconify-json/fluent-emoji-flat/icons.json') as Glyphs
const about = require('@iconify-json/fluent-emoji-flat/info.json') as { author: { name: string }; license: { title: string } }

const module = 'virtual:sprites'
const words = 'virtual:keywords'
const credits = 'virtual:glyphs'
const games = [ggltcg, littletroubles, mlpccg]

/** The sprite of the front page, which shows a few cards of each game and needs nothing of the others. */
const FRONT = 'front'

/** The glyphs of what players say to the table: no word leads to them, because no card has them. */
const said = Object.values(emotes).map(({ glyph }) => glyph)

/**
 * One SVG sprite a game, with the glyphs and drawings that its cards use and no others, and small ones for the front page and for what players say. The page learns their
 * addresses from `virtual:sprites`, from `virtual:keywords` the words that lead to a glyph, and from `virtual:glyphs` whose they are. A glyph that is not known and two equal pictures break the build.
 */
export function sprites(folder: string): Plugin {
  const made = new Map<string, string>()
  const glyphs = new Set<string>()
  const front: Record<string, Look> = {}
  return {
    name: 'sprites',
    buildStart() {
      for (const { name, samples } of games) {
        const file = join(folder, `${name}.json`)
        this.addWatchFile(file)
        const looks = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Look>
        made.set(name, sprite(name, looks))
        glyphsOf(looks).forEach((glyph) => glyphs.add(glyph))
        samples.forEach(([face]) => {
          const look = looks[face]
          if (look === undefined) {
            throw new Error(`${name}.json: the front page shows ${face}, which has no picture`)
          }
          front[face] = look
        })
      }
      made.set(FRONT, sprite(FRONT, front))
      made.set(EMOTES, signs(EMOTES, said))
    },
    resolveId: (id) => (id === module || id === words || id === credits ? `\0${id}` : null),
    load(id) {
      if (id === `\0${words}`) {
        return `export const keywords = ${JSON.stringify(keywords(glyphs))}`
      }
      if (id === `\0${credits}`) {
        return `export const glyphs = ${JSON.stringify(credit(new Set([...glyphs, ...said])))}`
      }
      if (id !== `\0${module}`) {
        return null
      }
      const served = this.meta.watchMode
      const entries = [...made].map(([game, source]) => {
        const address = served
          ? JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)
          : `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `art-${game}.svg`, source })}`
        return `${JSON.stringify(game)}: ${address}`
      })
      return `export const sprites = {${entries.join(', ')}}\nexport const front = ${JSON.stringify(front)}`
    },
  }
}

/** The glyphs by their names, and who made them under which licence, as their own package says. */
export function credit(glyphs: ReadonlySet<string>): { by: string; licence: string; names: string[] } {
  return { by: about.author.name, licence: about.license.title, names: [...glyphs].sort().map((name) => name.replace(/-/g, ' ')) }
}

/** The glyphs that the pictures of a game are made of. */
export function glyphsOf(looks: Readonly<Record<string, Look>>): Set<string> {
  return new Set(Object.values(looks).flatMap((look) => [...(look.main === undefined ? [] : [look.main]), ...(look.props ?? [])]))
}

/** The sprite of a game: a symbol for each glyph, scene and pose that its cards use. */
export function sprite(game: string, cards: Record<string, Look>): string {
  const symbols = new Map<string, string>()
  const seen = new Map<string, string>()
  const drawn = ponies()
  const glyph = (name: string, card: string) => symbols.set(name, sign(name, `${game}.json: ${card}`))
  const drawing = (name: string, card: string) => {
    const content = drawn.get(name)
    if (content === undefined) {
      throw new Error(`${game}.json: ${card}: there is no drawing ${name}`)
    }
    symbols.set(name, symbol(name, '-1 -3 34 36', content))
  }
  for (const [card, look] of Object.entries(cards)) {
    const scene = scenes[look.scene]
    if (scene === undefined) {
      throw new Error(`${game}.json: ${card}: there is no scene ${look.scene}`)
    }
    symbols.set(`scene-${look.scene}`, symbol(`scene-${look.scene}`, '0 0 100 140', scene, 'xMidYMax slice'))
    const equal = JSON.stringify([look.scene, look.main, look.pony, look.props])
    if (seen.has(equal)) {
      throw new Error(`${game}.json: ${card} has the picture of ${seen.get(equal)}`)
    }
    seen.set(equal, card)
    if (look.pony !== undefined) {
      drawing(`pony-${look.pony.pose}`, card)
      if (look.pony.race === 'unicorn' || look.pony.race === 'alicorn') {
        drawing(`horn-${look.pony.pose}`, card)
      }
      if (look.pony.race === 'pegasus' || look.pony.race === 'alicorn') {
        drawing(`wing-${look.pony.pose}`, card)
      }
    } else {
      glyph(look.main ?? '', card)
    }
    look.props?.forEach((name) => glyph(name, card))
  }
  const all = [...symbols].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, content]) => content)
  return bundle(all)
}

/** A sprite of glyphs alone. */
export function signs(whose: string, names: readonly string[]): string {
  return bundle([...new Set(names)].sort().map((name) => sign(name, whose)))
}

function bundle(symbols: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
}

/** The symbol of a glyph; whoever asks for one that there is not is named. */
function sign(name: string, whose: string): string {
  const icon = fluent.icons[name]
  if (icon === undefined) {
    throw new Error(`${whose}: there is no glyph ${name}`)
  }
  const width = icon.width ?? fluent.width ?? 32
  const height = icon.height ?? fluent.height ?? 32
  return symbol(name, `0 0 ${width} ${height}`, own(name, icon.body))
}

function symbol(name: string, box: string, content: string, fit = 'xMidYMid meet'): string {
  return `<symbol id="${name}" viewBox="${box}" preserveAspectRatio="${fit}">${content}</symbol>`
}

/** A glyph whose names for its own parts belong to it alone. */
function own(name: string, body: string): string {
  return body
    .replace(/id="([^"]+)"/g, `id="${name}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${name}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${name}-$1"`)
}
