import type { EmoteKind } from '../net/messages'
import type { Key } from '../words/en'

/** What players can say to the table, in the order of its buttons: the glyph and the words of each. */
export const emotes: Readonly<Record<EmoteKind, { glyph: string; words: Key }>> = {
  hello: { glyph: 'waving-hand', words: 'emote.hello' },
  'good-luck': { glyph: 'four-leaf-clover', words: 'emote.good-luck' },
  'well-played': { glyph: 'clapping-hands', words: 'emote.well-played' },
  thanks: { glyph: 'smiling-face-with-smiling-eyes', words: 'emote.thanks' },
  wow: { glyph: 'astonished-face', words: 'emote.wow' },
  oops: { glyph: 'grimacing-face', words: 'emote.oops' },
  thinking: { glyph: 'thinking-face', words: 'emote.thinking' },
  sorry: { glyph: 'pleading-face', words: 'emote.sorry' },
}

/** The name under which the glyphs of all emotes are in one sprite. */
export const EMOTES = 'emotes'
