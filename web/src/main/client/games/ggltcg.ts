import type { Dress } from './dress'

export const ggltcg: Dress = {
  name: 'ggltcg',
  look: 'ggltcg',
  slots: [
    { zone: 'play', area: 'play', as: 'row', keep: true },
    { zone: 'sleep', area: 'sleep', as: 'pile', keep: true },
    { zone: 'resolving', area: 'play', as: 'row' },
  ],
  hand: 'hand',
  opening: 6,
  places: {},
  counters: { cc: 'coin', awake: 'sun' },
  stats: { cost: 'coin', speed: 'speed', strength: 'strength', stamina: 'heart', 'tussle cost': 'coin' },
  main: ['speed', 'strength', 'stamina'],
  explained: [],
  quiet: ['turn', 'player', 'phase'],
  deeds: (zone, mine) => (!mine ? [] : zone === 'hand' ? ['play'] : zone === 'play' ? ['tussle', 'use'] : []),
  kind: (line) => (line.startsWith('Toy') ? { tone: 'teal', icon: 'top' } : { tone: 'orange', icon: 'bolt' }),
}
