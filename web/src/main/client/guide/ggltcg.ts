import type { Seat } from '../net/messages'
import { holds, named, type Moment, type Topics } from './topics'

const awake = (m: Moment) => ({ theirs: m.counter(m.them, 'awake'), mine: m.counter(m.you, 'awake') })

/** What a guide says in a game of GGLTCG. */
export const ggltcg: Topics = {
  way: awake,
  progress: [
    { id: 'last', when: (m) => holds(awake(m).theirs === 1) },
    { id: 'danger', when: (m) => holds(awake(m).mine === 1) },
    { id: 'half', when: (m) => holds(awake(m).theirs === 3, awake(m)) },
  ],
  happened: [
    { id: 'begin', rule: 'GG 1.1', rest: true, when: (m) => holds((m.table.turn?.number ?? 0) <= 2) },
    { id: 'theirs-direct', rule: 'GG 8.4', rest: true, when: (m) => fromHand(m, m.you) },
    { id: 'theirs-direct-again', again: 'theirs-direct', when: (m) => fromHand(m, m.you) },
    { id: 'mine-direct', rule: 'GG 8.4', when: (m) => fromHand(m, m.them) },
    { id: 'mine-direct-again', again: 'mine-direct', when: (m) => fromHand(m, m.them) },
    { id: 'traded', rule: 'GG 7.9', rest: true, when: (m) => holds(m.event('tussled') !== undefined && m.risen(m.you, 'awake') < 0 && m.risen(m.them, 'awake') < 0) },
    { id: 'won', rule: 'GG 7.8', when: won },
    { id: 'won-again', again: 'won', when: won },
    { id: 'lost', rule: 'GG 12.1', rest: true, when: lost },
    { id: 'lost-again', again: 'lost', when: lost },
    {
      id: 'hurt',
      rule: 'GG 3.5',
      rest: true,
      when: (m) => {
        const blow = m.event('struck')
        return blow === undefined || m.event('sleeped') !== undefined ? null : { card: named(blow, 1) }
      },
    },
    {
      id: 'action-done',
      rule: 'GG 5.4',
      when: (m) => {
        const done = m.event('action-done', m.you)
        return done === undefined ? null : { card: named(done) }
      },
    },
    { id: 'unsleeped', rule: 'GG 9.4', rest: true, when: (m) => holds(m.event('unsleeped') !== undefined) },
    { id: 'copy', rule: 'GG 5.7', rest: true, when: (m) => holds(m.event('entered-as-copy') !== undefined) },
    {
      id: 'theirs-played',
      rule: 'GG 5.3',
      rest: true,
      when: (m) => {
        const played = m.event('played', m.them)
        return played === undefined ? null : { name: m.name, card: named(played) }
      },
    },
    { id: 'gained', rule: 'GG 4.2', when: (m) => holds(m.own && m.event('gained', m.you) !== undefined, { cc: m.counter(m.you, 'cc') }) },
    { id: 'triggered', rule: 'GG 10.4', when: (m) => holds(m.event('triggered') !== undefined) },
  ],
  now: [
    { id: 'answer', rule: 'GG 7.5', when: (m) => holds(!m.own && m.asked, { name: m.name }) },
    { id: 'choose', when: (m) => holds(m.can('choose')) },
    { id: 'play', when: (m) => holds(m.can('play') && m.own) },
    { id: 'tussle', rule: 'GG 7.1', when: (m) => holds(m.can('tussle')) },
    { id: 'direct', rule: 'GG 8.1', when: (m) => holds(m.can('direct'), { name: m.name }) },
    { id: 'use', rule: 'GG 10.6', when: (m) => holds(m.can('use')) },
    { id: 'no-toy', rule: 'GG 8.1', when: (m) => holds(m.own && m.can('play') && m.size(m.you, 'play') === 0 && (m.table.turn?.number ?? 0) > 2) },
    { id: 'saved', rule: 'GG 6.2', when: (m) => holds(m.own && m.counter(m.you, 'cc') >= 6) },
    { id: 'end', rule: 'GG 6.3', when: (m) => holds(m.can('end') && (m.table.turn?.number ?? 0) > 2) },
  ],
}

/** A card of that player fell asleep in the hand. */
function fromHand(m: Moment, of: Seat) {
  const hit = m.event('sleeped-from-hand', of)
  return hit === undefined ? null : { name: m.name, card: named(hit), ...awake(m) }
}

/** A Toy of the newcomer put another one to sleep. */
function won(m: Moment) {
  const tussle = m.event('tussled', m.you)
  return tussle === undefined || m.risen(m.them, 'awake') >= 0 ? null : { toy: named(tussle), card: named(tussle, 1), ...awake(m) }
}

/** A card of the newcomer fell asleep in a tussle of the other side. */
function lost(m: Moment) {
  const tussle = m.event('tussled', m.them)
  return tussle === undefined || m.risen(m.you, 'awake') >= 0 ? null : { mine: m.counter(m.you, 'awake'), by: named(tussle), card: named(tussle, 1) }
}
