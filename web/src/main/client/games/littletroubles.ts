import type { Dress, Kind } from './dress'

const kinds: [RegExp, Kind][] = [
  [/^Regressed/, { tone: 'plum', icon: 'puzzle' }],
  [/\bCharacter\b/, { tone: 'brown', icon: 'person' }],
  [/\bQuick Action\b/, { tone: 'red', icon: 'bolt' }],
  [/\bAction\b/, { tone: 'red', icon: 'flag' }],
  [/\bToy\b/, { tone: 'blue', icon: 'gift' }],
  [/\bField\b/, { tone: 'green', icon: 'leaf' }],
  [/\bScene\b/, { tone: 'teal', icon: 'frame' }],
  [/\bGoal\b/, { tone: 'gold', icon: 'trophy' }],
]

const places = ['field', 'goal', 'scenes']

export const littletroubles: Dress = {
  name: 'littletroubles',
  look: 'littletroubles',
  slots: [
    { zone: 'main', area: 'main', as: 'row', keep: true },
    // LT 4: one Field Zone and one Goal Zone.
    { zone: 'field', area: 'places', as: 'row', keep: true, single: true },
    { zone: 'goal', area: 'places', as: 'row', keep: true, single: true },
    { zone: 'scenes', area: 'places', as: 'row' },
    { zone: 'resolving', area: 'main', as: 'row' },
    { zone: 'deck', area: 'piles', as: 'pile', keep: true },
    { zone: 'timeout', area: 'piles', as: 'pile', keep: true },
  ],
  samples: [
    ['Pizza Courier', 'Common Character, cost 3, confidence 4, maturity 2, reward 4/0'],
    ['Firefighter', 'Common Character, cost 5, confidence 5, maturity 3, reward 5/0'],
    ['Tricycle Racer', 'Regressed Character, confidence 2, maturity 1, reward 6/0'],
  ],
  hand: 'hand',
  opening: 10,
  places: {},
  // LT 3d: either of the two fills the road to victory.
  counters: {
    cookies: { icon: 'cookie', most: 100, as: 'jar', known: true },
    wins: { icon: 'trophy', most: 10, as: 'cells' },
    played: { icon: 'card' },
  },
  purse: { counter: 'cookies', one: 'ask.cookies.one', many: 'ask.cookies', ends: /^pass$/, buys: /^play\b/, phases: ['build'] },
  stats: {
    cost: 'cookie',
    confidence: 'flame',
    maturity: 'shield',
    reward: 'cookie',
    'draw reward': 'card',
    'cookie resource': 'cookie',
    'draw resource': 'pile',
  },
  main: ['confidence', 'maturity'],
  prize: 'reward',
  pairs: { reward: ['reward', 'draw reward'], resources: ['cookie resource', 'draw resource'] },
  pairSays: { reward: 'card.pair.reward', resources: 'card.pair.resources' },
  rarities: ['Common', 'Uncommon', 'Rare'],
  keywords: ['Bribe', 'chain-link', 'Grab', 'Quick', 'Reward', 'Task'],
  explained: [],
  quiet: ['turn', 'player', 'phase', 'first', 'actions played', 'last action cost'],
  deeds: (zone, mine) =>
    !mine ? [] : zone === 'hand' ? ['play'] : zone === 'main' ? ['fight', 'use'] : places.includes(zone) ? ['use'] : [],
  kind: (line) => kinds.find(([pattern]) => pattern.test(line))?.[1] ?? { tone: 'grey', icon: 'card' },
}
