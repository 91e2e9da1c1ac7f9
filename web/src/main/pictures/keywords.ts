import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const library = require('emojilib') as Record<string, string[]>

/** How many glyphs a word leads to at most: the first ones fit best. */
const MOST = 3

/** Words that lead to glyphs, each to those that fit it best first. */
export type Keywords = Readonly<Record<string, readonly string[]>>

/**
 * The words that lead to the glyphs of our sprites: the words of a glyph's own name, then what people look for it by.
 * A glyph that nobody has other words for is found by its name.
 */
export function keywords(glyphs: ReadonlySet<string>): Keywords {
  const words = new Map<string, string[]>()
  for (const [, [title = '', ...more]] of Object.entries(library)) {
    const glyph = title.replace(/_/g, '-')
    if (glyphs.has(glyph)) {
      words.set(glyph, more)
    }
  }
  const ranked = new Map<string, { glyph: string; rank: number }[]>()
  const add = (word: string, glyph: string, rank: number): void => {
    if (/^[a-z]{3,}$/.test(word)) {
      ranked.set(word, [...(ranked.get(word) ?? []), { glyph, rank }])
    }
  }
  for (const glyph of [...glyphs].sort()) {
    const own = glyph.split('-')
    own.forEach((word) => add(word, glyph, own.length))
    const others = new Set((words.get(glyph) ?? []).flatMap((each) => (each.includes('_') ? [] : [each])))
    ;[...others].filter((word) => !own.includes(word)).forEach((word, i) => add(word, glyph, 10 + i))
  }
  return Object.fromEntries(
    [...ranked]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([word, found]) => [word, found.sort((one, other) => one.rank - other.rank).slice(0, MOST).map((each) => each.glyph)]),
  )
}
