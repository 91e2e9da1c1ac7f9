import type { Dress, Tone } from './dress'
import type { IconName } from '../cards/icons'

const colors: Tone[] = ['blue', 'orange', 'pink', 'purple', 'white', 'yellow']

const icons: [RegExp, IconName][] = [
  [/\bMane Character\b/, 'crown'],
  [/\bFriend\b/, 'heart'],
  [/\bEvent\b/, 'bolt'],
  [/\bResource\b/, 'gift'],
  [/\bTroublemaker\b/, 'mask'],
  [/\bProblem\b/, 'puzzle'],
]

/** A card has the color that it is, or else the first one that it asks for. */
function tone(line: string): Tone {
  if (/\bProblem\b/.test(line)) {
    return 'gold'
  }
  if (/\bTroublemaker\b/.test(line)) {
    return 'slate'
  }
  const words = line.split(/[ ,:]+/)
  const first = words.find((word): word is Tone => (colors as string[]).includes(word))
  return first ?? 'grey'
}

const places = ['mane', 'home', 'at-own', 'at-other']

export const mlpccg: Dress = {
  name: 'mlpccg',
  look: 'mlpccg',
  slots: [
    { zone: 'mane', area: 'home', as: 'row' },
    { zone: 'home', area: 'home', as: 'row' },
    { zone: 'problem', area: 'own', as: 'band' },
    { zone: 'at-own', area: 'own', as: 'row', keep: true },
    { zone: 'at-other', area: 'other', as: 'row', keep: true },
    { zone: 'attached', area: 'home', as: 'row' },
    { zone: 'beneath', area: 'piles', as: 'pile' },
    { zone: 'flipped', area: 'home', as: 'row' },
    { zone: 'resolving', area: 'home', as: 'row' },
    { zone: 'deck', area: 'piles', as: 'pile', keep: true },
    { zone: 'problem-deck', area: 'piles', as: 'pile' },
    { zone: 'discard', area: 'piles', as: 'pile', keep: true },
    { zone: 'banished', area: 'piles', as: 'pile' },
  ],
  lanes: [
    { name: 'home', title: 'lane.home', mine: 'home', theirs: 'home' },
    { name: 'theirs', title: 'lane.theirs', mine: 'other', theirs: 'own' },
    { name: 'yours', title: 'lane.yours', mine: 'own', theirs: 'other' },
  ],
  samples: [
    ["Blue Moon, Ol' Blue Eyes", 'Friend, purple 2, cost 2, Unicorn'],
    ['Jetstream, All Heart', 'Friend, blue 2, cost 3, Pegasus'],
    ['Timberwolf', 'Troublemaker, power 6, points 3'],
  ],
  hand: 'hand',
  opening: 6,
  places: { 'at own': 'at-own', 'at other': 'at-other', 'at home': 'home', 'to own': 'at-own', 'to other': 'at-other', 'to home': 'home' },
  counters: {
    points: { icon: 'star', most: 15, as: 'cells', known: true },
    tokens: { icon: 'gem' },
    total: { icon: 'trophy' },
  },
  // A reaction can be passed in the same phase, but no card is drawn and nobody moves as a reaction.
  purse: { counter: 'tokens', one: 'ask.tokens.one', many: 'ask.tokens', ends: /^pass$/, buys: /^(draw|move|rally)\b/, phases: ['main'] },
  stats: { cost: 'coin', power: 'star', bonus: 'trophy' },
  main: ['power'],
  prize: 'bonus',
  codes: { C: 'Common', U: 'Uncommon', R: 'Rare', UR: 'Ultra Rare', F: 'Fixed' },
  keywords: [
    'Caretaker',
    'Faceoff',
    'Inspired',
    'Main Phase',
    'Prismatic',
    'Pumped',
    'Random',
    'Reaction',
    'Starting Problem',
    'Stubborn',
    'Studious',
    'Supportive',
    'Swift',
    'Teamwork',
    'Villain',
  ],
  shapes: { blue: 'diamond', purple: 'star', orange: 'hexagon', pink: 'heart', white: 'ring', yellow: 'triangle' },
  explained: ['faceoff'],
  quiet: ['turn', 'player', 'phase', 'first', 'faceoff step', 'faceoff prize', 'challenger'],
  deeds: (zone, mine, line, marks) => {
    if (zone === 'hand') {
      return mine ? ['play'] : []
    }
    if (!places.includes(zone)) {
      return []
    }
    return /\bTroublemaker\b/.test(line) ? ['challenge'] : !mine ? [] : marks.includes('frightened') ? ['rally'] : ['move', 'use']
  },
  kind: (line) => ({ tone: tone(line), icon: icons.find(([pattern]) => pattern.test(line))?.[1] ?? 'card' }),
}
