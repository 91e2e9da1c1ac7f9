import type { Dress, Tone } from './dress'

const tones: Tone[] = ['teal', 'orange', 'purple', 'green', 'blue', 'pink']

/** Kinds of cards differ in colour, each by its own words: `Friend, throw 2` is a `Friend`. */
function tone(line: string): Tone {
  const kind = line.split(',')[0] ?? ''
  const sum = [...kind].reduce((all, letter) => (131 * all + (letter.codePointAt(0) ?? 0)) % 65_521, 0)
  return tones[sum % tones.length] ?? 'grey'
}

/**
 * The dress of a game that nobody has dressed. It knows no zone by name but the hand: where the zones stand
 * follows from what the server says of each (see `placed`).
 */
export function plain(game: string): Dress {
  return {
    name: game,
    look: 'plain',
    slots: [],
    samples: [],
    hand: 'hand',
    opening: 6,
    places: {},
    counters: {},
    stats: {},
    main: 'all',
    explained: [],
    quiet: ['turn', 'player', 'phase'],
    deeds: (zone, mine) => (mine && zone === 'hand' ? ['play'] : []),
    kind: (line) => (line === '' ? { tone: 'grey', icon: 'card' } : { tone: tone(line), icon: 'card' }),
  }
}
