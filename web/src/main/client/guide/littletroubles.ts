import type { Seat } from '../net/messages'
import { ended, holds, named, type Fill, type Moment, type Topics } from './topics'

/** How far a player is on the road to victory, in percent: by cookies or by fights, whichever is further. */
const road = (m: Moment, seat: Seat) => Math.max(m.counter(seat, 'cookies'), 10 * m.counter(seat, 'wins'))

/** A fight that is over, between these two. */
function compared(m: Moment): Fill | null {
  const event = m.event('compared')
  return event === undefined ? null : { name: m.name, one: named(event), two: named(event, 1) }
}

/** A fight that the other player has picked. */
function theirsPicked(m: Moment): Fill | null {
  const fight = m.event('picked-fight', m.them)
  return fight === undefined ? null : { name: m.name, one: named(fight), two: named(fight, 1) }
}

/** What a Resource Phase has brought. */
function resources(m: Moment, of: Seat): Fill | null {
  const cookies = m.broughtAtEnd(of, 'gained')
  return holds(cookies > 0, { name: m.name, cookies })
}

const wonBy = (m: Moment, seat: Seat) => m.risen(seat, 'wins') > 0

/** What a guide says in a game of Little Troubles. */
export const littletroubles: Topics = {
  way: (m) => ({ name: m.name, cookies: m.counter(m.you, 'cookies'), wins: m.counter(m.you, 'wins'), their: m.counter(m.them, 'cookies'), theirWins: m.counter(m.them, 'wins') }),
  progress: [
    { id: 'theirs-near', when: (m) => holds(road(m, m.them) >= 80, { name: m.name, their: m.counter(m.them, 'cookies'), wins: m.counter(m.them, 'wins') }) },
    { id: 'near', when: (m) => holds(road(m, m.you) >= 80) },
    { id: 'half', rule: 'LT 3d', when: (m) => holds(road(m, m.you) >= 50) },
  ],
  happened: [
    { id: 'begin', rule: 'LT 3d', when: (m) => holds(m.phase === 'opening') },
    { id: 'both-won', rule: 'LT 2.2.3e', rest: true, when: (m) => (wonBy(m, m.you) && wonBy(m, m.them) ? compared(m) : null) },
    { id: 'won', rule: 'LT 2.2.3d', rest: true, when: (m) => (wonBy(m, m.you) ? compared(m) : null) },
    { id: 'lost', rule: 'LT 2.2.3f', rest: true, when: (m) => (wonBy(m, m.them) ? compared(m) : null) },
    { id: 'tied', rule: 'LT 2.2.3c', rest: true, when: (m) => (m.event('fight-tied') === undefined ? null : compared(m)) },
    { id: 'tied-again', again: 'tied', when: (m) => (m.event('fight-tied') === undefined ? null : compared(m)) },
    { id: 'theirs-picked', rule: 'LT 2.2.2c', rest: true, when: theirsPicked },
    { id: 'theirs-picked-again', again: 'theirs-picked', when: theirsPicked },
    { id: 'won-again', again: 'won', when: (m) => holds(wonBy(m, m.you), { wins: m.counter(m.you, 'wins') }) },
    { id: 'lost-again', again: 'lost', when: (m) => holds(wonBy(m, m.them), { name: m.name, wins: m.counter(m.them, 'wins') }) },
    { id: 'resources', rule: 'LT 2.3b', rest: true, when: (m) => resources(m, m.you) },
    { id: 'no-resources', rule: 'LT 2.3b', rest: true, when: (m) => holds(m.ended(m.you) && m.broughtAtEnd(m.you, 'gained') === 0) },
    { id: 'theirs-resources', rest: true, when: (m) => resources(m, m.them) },
    {
      id: 'theirs-played',
      rule: 'LT 5d',
      rest: true,
      when: (m) => {
        const played = m.event('played', m.them)
        return played === undefined ? null : { name: m.name, card: named(played) }
      },
    },
    { id: 'priority', rule: 'LT 6.3b', when: (m) => holds(m.own && m.phase === 'build' && m.event('played', m.you) !== undefined && m.event('passed', m.them) !== undefined, { name: m.name }) },
    { id: 'first-turns', rule: 'LT 1.2i', when: (m) => holds(m.ended(m.you) && (m.table.turn?.number ?? 0) <= 3) },
    {
      id: 'task',
      rule: 'LT 5.6a',
      when: (m) => {
        const task = m.event('task-done', m.you)
        return task === undefined ? null : { card: named(task) }
      },
    },
    {
      id: 'regressed',
      rule: 'LT 5.1b',
      when: (m) => {
        const small = m.event('regressed')
        return small === undefined ? null : { card: named(small) }
      },
    },
    { id: 'resources-again', again: 'resources', when: (m) => resources(m, m.you) },
    { id: 'their-no-fight', when: (m) => holds(m.event('no-fight', m.them) !== undefined, { name: m.name }) },
  ],
  now: [
    { id: 'keep', rule: 'LT 1.2e', when: (m) => holds(m.can('keep')) },
    { id: 'put-back', rule: 'LT 1.2e', when: (m) => holds(m.can('put') && m.phase === 'opening') },
    { id: 'pick', rule: 'LT 2.2.3b', when: (m) => holds(m.can('fight')) },
    { id: 'fighting', rule: 'LT 2.2.2d', when: (m) => holds(m.phase === 'fight' && m.asked && !m.can('fight', 'no')) },
    { id: 'answer', rule: 'LT 2.1c', when: (m) => holds(!m.own && m.phase === 'build' && m.asked, { name: m.name }) },
    { id: 'pre-fight', rule: 'LT 2.2.1', when: (m) => holds(m.phase === 'pre-fight' && m.asked) },
    { id: 'discard', rule: 'LT 2.3k', when: (m) => holds(m.can('discard') && m.phase === 'resource') },
    { id: 'choose', when: (m) => holds(m.can('choose')) },
    { id: 'play', rule: 'LT 2.1b', when: (m) => holds(m.own && m.phase === 'build' && m.can('play')) },
    { id: 'grab', rule: 'LT 5.5a', when: (m) => holds(m.can('grab')) },
    { id: 'use', rule: 'LT 6.1d', when: (m) => holds(m.can('use')) },
    { id: 'four', rule: 'LT 2.1e', when: (m) => holds(m.own && m.phase === 'build' && m.counter(m.you, 'played') >= 3) },
    { id: 'pass', rule: 'LT 6.3c', when: (m) => holds(m.own && m.phase === 'build' && m.can('pass') && m.counter(m.you, 'played') > 0) },
    { id: 'dear', rule: 'LT 2.1d', when: (m) => holds(m.own && m.phase === 'build' && m.can('pass') && !m.can('play') && m.size(m.you, 'hand') > 0) },
  ],
  end: ended,
}
