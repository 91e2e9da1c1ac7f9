import type { Dress } from './dress'

export const ggltcg: Dress = {
  name: 'ggltcg',
  look: 'ggltcg',
  slots: [
    { zone: 'play', area: 'play', as: 'row', keep: true },
    { zone: 'sleep', area: 'sleep', as: 'beds', keep: true },
    { zone: 'resolving', area: 'play', as: 'row' },
  ],
  samples: [
    ['Wizard', 'Toy, cost 2, speed 1, strength 3, stamina 3'],
    ['Beary', 'Toy, cost 1, speed 3, strength 3, stamina 5'],
    ['Ka', 'Toy, cost 2, speed 5, strength 9, stamina 1'],
  ],
  hand: 'hand',
  opening: 6,
  places: {},
  counters: { cc: { icon: 'coin', most: 7, as: 'coins' }, awake: { icon: 'sun' } },
  purse: { counter: 'cc', one: 'ask.cc', many: 'ask.cc', ends: /^end( turn)?$/, buys: /^(play|tussle|direct|use)\b/ },
  stats: { cost: 'coin', speed: 'speed', strength: 'strength', stamina: 'heart', 'tussle cost': 'coin' },
  main: ['speed', 'strength', 'stamina'],
  explained: [],
  quiet: ['turn', 'player', 'phase'],
  deeds: (zone, mine) => (!mine ? [] : zone === 'hand' ? ['play'] : zone === 'play' ? ['tussle', 'direct attack with', 'use'] : []),
  kind: (line) => (line.startsWith('Toy') ? { tone: 'blue', icon: 'top' } : { tone: 'red', icon: 'bolt' }),
}
