import { numberOf } from '../net/fnv'
import type { Face } from './lore'
import type { Look } from './pictures'
import { colourOf } from './printed'

/**
 * Pictures for cards that somebody has written: composed from the words of the card, out of the glyphs and scenes that the
 * cards of a game are drawn with. What words do not decide follows from the name, so that a card always has the same picture
 * and two names seldom have one.
 */

/** What pictures can be made of. */
export interface Palette {
  scenes: readonly string[]
  glyphs: ReadonlySet<string>
  /** Glyphs that stand in corners. */
  props: readonly string[]
  /** The poses that ponies of each race are drawn in. */
  poses: Readonly<Record<string, readonly string[]>>
}

type Keywords = Readonly<Record<string, readonly string[]>>

/** Props that words lead to, and all props: at least one follows from the name alone, or many pictures would be equal. */
const LED = 2
const PROPS = 3
const MANES = 8

/** What is shown where no word of a card leads to a glyph: things that mean little. */
const anything = [
  'balloon',
  'blossom',
  'crown',
  'crystal-ball',
  'gem-stone',
  'glowing-star',
  'hot-air-balloon',
  'kite',
  'lollipop',
  'magic-wand',
  'nesting-dolls',
  'party-popper',
  'puzzle-piece',
  'rainbow',
  'rocket',
  'teddy-bear',
  'top-hat',
  'umbrella',
  'wrapped-gift',
  'yo-yo',
]

/** Words that say nothing of what a card looks like, though glyphs have them. */
const common = new Set('all and are any card cards each for from has have its not off one opponent out play player the then this turn when with you your'.split(' '))

/** Places that words tell of. */
const places: readonly (readonly [words: RegExp, scene: string])[] = [
  [/\b(?:night|moon|midnight|owl|star|dark)/, 'night'],
  [/\b(?:sleep|dream|bed|pillow|nap|blanket)/, 'bed'],
  [/\b(?:snow|ice|winter|frost|cold|sled)/, 'snow'],
  [/\b(?:street|road|city|car|bus|traffic|crossing)/, 'street'],
  [/\b(?:class|school|teacher|student|lesson|homework)/, 'class'],
  [/\b(?:candy|sweet|sugar|cake|cookie)/, 'candy'],
  [/\b(?:stage|show|song|dance|music|concert)/, 'stage'],
  [/\b(?:mountain|peak|climb|rock)/, 'peak'],
  [/\b(?:wood|forest|tree|jungle)/, 'wood'],
  [/\b(?:beach|sea|ocean|water|sand|swim|pirate)/, 'beach'],
  [/\b(?:kitchen|cook|bake|pan|pizza|lunch|dinner)/, 'kitchen'],
  [/\b(?:castle|knight|king|queen|princess|dragon|fort)/, 'castle'],
  [/\b(?:rain|storm|cloud)/, 'rain'],
  [/\b(?:cave|mine|dig)/, 'cave'],
  [/\b(?:farm|barn|cow|pig|harvest)/, 'farm'],
  [/\b(?:book|library|read|story)/, 'library'],
  [/\b(?:space|rocket|planet|alien|robot)/, 'space'],
  [/\b(?:shop|market|sell|trade|store)/, 'market'],
  [/\b(?:garden|flower|bee|plant)/, 'garden'],
  [/\b(?:fire|hot|burn|rush|blast)/, 'fire'],
  [/\b(?:magic|wizard|witch|spell|unicorn)/, 'magic'],
]

/** What the pictures of a game are made of. */
export function palette(looks: Readonly<Record<string, Look>>): Palette {
  const all = Object.values(looks)
  const props = [...new Set(all.flatMap((look) => look.props ?? []))].sort()
  const poses: Record<string, string[]> = {}
  for (const { pony } of all) {
    if (pony !== undefined && poses[pony.race]?.includes(pony.pose) !== true) {
      poses[pony.race] = [...(poses[pony.race] ?? []), pony.pose].sort()
    }
  }
  return {
    scenes: [...new Set(all.map((look) => look.scene))].sort(),
    glyphs: new Set([...props, ...all.flatMap((look) => (look.main === undefined ? [] : [look.main]))]),
    props,
    poses,
  }
}

/** The words of a text, small, and those that end like several of a thing as one of it too. */
function words(text: string): string[] {
  return (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).flatMap((word) => {
    const one = word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.endsWith('s') ? word.slice(0, -1) : word
    return one === word ? [word] : [word, one]
  })
}

/** The races of ponies by what a card's line says. */
const races: readonly (readonly [words: RegExp, race: string])[] = [
  [/\bAlicorn\b/, 'alicorn'],
  [/\bUnicorn\b/, 'unicorn'],
  [/\bPegasus\b/, 'pegasus'],
  [/\bEarth Pony\b/, 'earth'],
]

/** The picture of a card that nobody has drawn. */
export function composed(name: string, face: Face, from: Palette, keywords: Keywords): Look {
  const pick = <T>(choices: readonly T[], salt: string): T | undefined => choices[numberOf(`${salt} ${name}`) % Math.max(1, choices.length)]
  const led = (said: readonly string[]) => said.filter((word) => !common.has(word)).flatMap((word) => (keywords[word] ?? []).filter((glyph) => from.glyphs.has(glyph)).slice(0, 1))
  // What most cards say, that of their kinds, would give them all one picture.
  const kinds = new Set(words(face.kind))
  const text = words(face.text.join(' ')).filter((word) => !kinds.has(word) && !common.has(word))
  const named = [...new Set(led(words(name)))]
  const hits = [...new Set([...named, ...led(text)])]
  const said = `${name} ${face.text.join(' ')}`.toLowerCase()
  const place = [name.toLowerCase(), said].flatMap((text) => places.filter(([told, scene]) => told.test(text) && from.scenes.includes(scene)))[0]?.[1]
  const scene = place ?? pick(from.scenes, 'scene') ?? ''
  const race = races.find(([told, each]) => told.test(face.kind) && from.poses[each] !== undefined)?.[1]
  const filled = (found: string[], main: string) => {
    const props = found.slice(0, LED)
    while (props.length < PROPS) {
      const prop = pick(
        from.props.filter((each) => each !== main && !props.includes(each)),
        `prop ${props.length}`,
      )
      if (prop === undefined) {
        break
      }
      props.push(prop)
    }
    return props
  }
  if (race !== undefined) {
    const pose = pick(from.poses[race] ?? [], 'pose') ?? ''
    const coat = colourOf(face.kind) ?? pick(['blue', 'purple', 'orange', 'pink', 'white', 'yellow'], 'coat') ?? 'blue'
    return { scene, pony: { pose, coat, mane: numberOf(`mane ${name}`) % MANES, race }, props: filled(hits, '') }
  }
  const plain = anything.filter((glyph) => from.glyphs.has(glyph))
  const main = named[0] ?? pick(plain.length > 0 ? plain : [...from.glyphs].sort(), 'main') ?? ''
  return { scene, main, props: filled(hits.filter((glyph) => glyph !== main), main) }
}
