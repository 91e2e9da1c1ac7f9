import type { Dress, Kind } from './dress'

const kinds: [RegExp, Kind][] = [
  [/^Regressed/, { tone: 'pink', icon: 'puzzle' }],
  [/\bCharacter\b/, { tone: 'brown', icon: 'person' }],
  [/\bQuick Action\b/, { tone: 'red', icon: 'bolt' }],
  [/\bAction\b/, { tone: 'orange', icon: 'flag' }],
  [/\bToy\b/, { tone: 'blue', icon: 'gift' }],
  [/\bField\b/, { tone: 'green', icon: 'leaf' }],
  [/\bScene\b/, { tone: 'teal', icon: 'frame' }],
  [/\bGoal\b/, { tone: 'yellow', icon: 'trophy' }],
]

export const littletroubles: Dress = {
  name: 'littletroubles',
  slots: [
    { zone: 'main', area: 'main', as: 'row' },
    { zone: 'field', area: 'field', as: 'row' },
    { zone: 'goal', area: 'goal', as: 'row' },
    { zone: 'scenes', area: 'scenes', as: 'row' },
    { zone: 'resolving', area: 'main', as: 'row' },
    { zone: 'deck', area: 'piles', as: 'pile' },
    { zone: 'timeout', area: 'piles', as: 'pile' },
  ],
  hand: 'hand',
  places: {},
  counters: { cookies: 'cookie', wins: 'trophy', played: 'card' },
  stats: {
    cost: 'cookie',
    confidence: 'flame',
    maturity: 'shield',
    reward: 'trophy',
    'draw reward': 'card',
    'cookie resource': 'cookie',
    'draw resource': 'pile',
  },
  main: ['confidence', 'maturity'],
  quiet: ['turn', 'player', 'phase', 'first', 'actions played'],
  kind: (line) => kinds.find(([pattern]) => pattern.test(line))?.[1] ?? { tone: 'grey', icon: 'card' },
}
