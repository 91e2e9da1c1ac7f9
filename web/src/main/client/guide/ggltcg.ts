import type { GameEvent, Seat } from '../net/messages'
import { actor, ended, holds, named, type Fill, type Moment, type Topics } from './topics'

const awake = (m: Moment) => ({ theirs: m.counter(m.them, 'awake'), mine: m.counter(m.you, 'awake') })

/** All that tells of a tussle which the newcomer's Toy lost: each is said in full once, and in short after any of them. */
const LOST = ['lost', 'lost-first', 'lost-once', 'lost-back', 'lost-text']

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
    { id: 'theirs-gained', rule: 'GG 4.3', rest: true, when: (m) => holds(!m.own && second(m, m.them), { name: m.name }) },
    { id: 'gained', rule: 'GG 4.3', when: (m) => holds(m.own && second(m, m.you), { name: m.name, cc: m.counter(m.you, 'cc') }) },
    { id: 'called-off', rule: 'GG 8.3', rest: true, when: calledOff },
    { id: 'called-off-again', again: 'called-off', rest: true, when: calledOff },
    { id: 'called-off-theirs', rule: 'GG 7.6', rest: true, when: theirsCalledOff },
    { id: 'called-off-theirs-again', again: 'called-off-theirs', rest: true, when: theirsCalledOff },
    { id: 'theirs-direct', rule: 'GG 8.4', rest: true, when: (m) => fromHand(m, m.you) },
    { id: 'theirs-direct-again', again: 'theirs-direct', rest: true, when: (m) => fromHand(m, m.you) },
    { id: 'mine-direct', rule: 'GG 8.4', rest: true, when: (m) => fromHand(m, m.them) },
    { id: 'mine-direct-again', again: 'mine-direct', rest: true, when: (m) => fromHand(m, m.them) },
    { id: 'traded', rule: 'GG 7.9', rest: true, when: traded },
    { id: 'traded-again', again: 'traded', rest: true, when: traded },
    { id: 'won', rule: 'GG 7.8', rest: true, when: won },
    { id: 'won-again', again: 'won', rest: true, when: won },
    { id: 'lost-first', rule: 'GG 7.7', rest: true, when: (m) => lost(m, 'first') },
    { id: 'lost-once', rule: 'GG 7.9', rest: true, when: (m) => lost(m, 'once') },
    { id: 'lost-back', rule: 'GG 7.8', rest: true, when: (m) => lost(m, 'back') },
    { id: 'lost-text', rule: 'GG 7.11', rest: true, when: (m) => lost(m, 'text') },
    { id: 'lost', rule: 'GG 12.1', rest: true, when: (m) => lost(m, 'unknown') },
    { id: 'lost-first-again', again: 'lost-first', rest: true, when: (m) => lost(m, 'first') },
    { id: 'lost-again', again: LOST, rest: true, when: (m) => (lost(m, 'first') === null ? lost(m) : null) },
    { id: 'fell', rule: 'GG 12.1', rest: true, when: fell },
    { id: 'fell-again', again: 'fell', rest: true, when: fell },
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
      rest: true,
      when: (m) => {
        const done = m.event('action-done', m.you)
        return done === undefined ? null : { card: named(done), ...awake(m) }
      },
    },
    { id: 'unsleeped', rule: 'GG 9.4', rest: true, when: (m) => holds(m.event('unsleeped') !== undefined) },
    { id: 'copy', rule: 'GG 5.7', rest: true, when: (m) => holds(m.event('entered-as-copy') !== undefined) },
    { id: 'theirs-played', rule: 'GG 5.3', rest: true, when: theirsPlayed },
    { id: 'theirs-played-again', again: 'theirs-played', rest: true, when: theirsPlayed },
    { id: 'triggered', rule: 'GG 10.4', when: (m) => holds(m.event('triggered') !== undefined) },
  ],
  now: [
    { id: 'answer', rule: 'GG 7.5', when: (m) => holds(!m.own && m.asked, { name: m.name }) },
    { id: 'choose', when: (m) => holds(m.can('choose')) },
    { id: 'play', rule: 'GG 6.1', when: (m) => holds(m.can('play') && m.own) },
    { id: 'tussle', rule: 'GG 7.1', when: (m) => holds(m.can('tussle')) },
    { id: 'direct', rule: 'GG 8.1', when: (m) => holds(m.can('direct'), { name: m.name }) },
    { id: 'use', rule: 'GG 10.6', when: (m) => holds(m.can('use')) },
    { id: 'no-toy', rule: 'GG 8.1', when: (m) => holds(m.own && m.can('play') && m.size(m.you, 'play') === 0 && (m.table.turn?.number ?? 0) > 2) },
    { id: 'saved', rule: 'GG 6.2', when: (m) => holds(m.own && m.counter(m.you, 'cc') >= 6) },
    // Only where there is hardly anything else left to do.
    { id: 'end', rule: 'GG 6.3', when: (m) => holds(m.can('end') && m.moves.length <= 2 && (m.table.turn?.number ?? 0) > 2) },
  ],
  still: [
    { id: 'still-answer', when: (m) => holds(!m.own && m.asked, { name: m.name }) },
    { id: 'still-choose', when: (m) => holds(m.can('choose')) },
    { id: 'still-both', when: (m) => holds(m.own && m.can('play') && m.can('tussle', 'direct'), { cc: m.counter(m.you, 'cc') }) },
    { id: 'still-play', when: (m) => holds(m.own && m.can('play'), { cc: m.counter(m.you, 'cc') }) },
    { id: 'still-attack', when: (m) => holds(m.own && m.can('tussle', 'direct'), { cc: m.counter(m.you, 'cc') }) },
    { id: 'still-end', when: (m) => holds(m.own && m.can('end'), { cc: m.counter(m.you, 'cc') }) },
  ],
  end: ended,
}

/** Whether this is the second turn of the game, and that player has just received the CC for it. */
function second(m: Moment, of: Seat): boolean {
  return m.table.turn?.number === 2 && m.event('gained', of) !== undefined
}

/** A card of that player fell asleep in the hand. */
function fromHand(m: Moment, of: Seat) {
  const hit = m.event('sleeped-from-hand', of)
  return hit === undefined ? null : { name: m.name, card: named(hit), ...awake(m) }
}

/** Both Toys of a tussle fell asleep. */
function traded(m: Moment) {
  return holds(m.event('tussled') !== undefined && m.risen(m.you, 'awake') < 0 && m.risen(m.them, 'awake') < 0, awake(m))
}

/** An attack was called off by that player: the card that did it. */
function calledOffBy(m: Moment, caller: Seat): Fill | null {
  const at = m.events.findIndex((each) => each.kind === 'called-off')
  const answer = m.events.slice(0, Math.max(0, at)).findLast((each) => each.kind === 'played')
  return answer === undefined || actor(answer) !== caller ? null : { name: m.name, card: named(answer) }
}

function calledOff(m: Moment) {
  return calledOffBy(m, m.them)
}

function theirsCalledOff(m: Moment) {
  return calledOffBy(m, m.you)
}

/** A card that the other side played, unless it was the answer that called an attack off. */
function theirsPlayed(m: Moment): Fill | null {
  const played = m.event('played', m.them)
  return played === undefined || calledOff(m) !== null ? null : { name: m.name, card: named(played) }
}

/** A Toy of the newcomer put another one to sleep. */
function won(m: Moment) {
  const tussle = m.event('tussled', m.you)
  return tussle === undefined || m.risen(m.them, 'awake') >= 0 ? null : { toy: named(tussle), card: named(tussle, 1), ...awake(m) }
}

/**
 * Why a Toy of the newcomer lost a tussle: the other one struck first and that was enough, both struck at once, the other one struck
 * back, a text decided it, or nobody can tell from what was seen.
 */
type Why = 'first' | 'once' | 'back' | 'text' | 'unknown'

/** A card of the newcomer fell asleep in a tussle, whoever began it, and the other one did not: told where it went so, or in any way. */
function lost(m: Moment, wanted?: Why): Fill | null {
  const at = m.events.findLastIndex((each) => each.kind === 'tussled')
  const tussle = m.events[at]
  if (tussle === undefined || m.risen(m.you, 'awake') >= 0 || m.risen(m.them, 'awake') < 0) {
    return null
  }
  const own = actor(tussle) === m.you
  const mine = own ? 0 : 1
  const theirs = 1 - mine
  if (m.zone(m.you, 'sleep') !== undefined && !m.arrived(m.you, 'sleep').some((card) => card.handle === tussle.cards[mine])) {
    return null
  }
  // Toys are a point faster on their own player's turn.
  const speed = (card: number): number | undefined => {
    const printed = m.figure(tussle.cards[card], 'speed')
    return printed === undefined ? undefined : printed + (card === 0 ? 1 : 0)
  }
  const [yours, other] = [speed(mine), speed(theirs)]
  const told = m.events.slice(at + 1)
  const why = yours === undefined || other === undefined ? 'unknown' : whyLost(told, tussle.cards[mine], yours, other)
  const fill: Fill = { mine: m.counter(m.you, 'awake'), by: named(tussle, theirs), card: named(tussle, mine), ...(why === 'unknown' ? {} : { yours: yours ?? 0, theirs: other ?? 0 }) }
  return wanted === undefined || wanted === why ? fill : null
}

function whyLost(told: readonly GameEvent[], mine: string | undefined, yours: number, theirs: number): Why {
  if (told.some((each) => each.kind === 'won-by-text')) {
    return 'text'
  }
  const strikes = told.filter((each) => each.kind === 'struck')
  if (strikes.length === 1 && strikes[0]?.cards[1] === mine) {
    return 'first'
  }
  return strikes.length !== 2 ? 'unknown' : yours === theirs ? 'once' : yours > theirs ? 'back' : 'unknown'
}

/** Cards of the newcomer fell asleep by a text: neither in a tussle nor in the hand, and no Action that was done. */
function fell(m: Moment): Fill | null {
  const told = new Set(['tussled', 'sleeped-from-hand', 'action-done'].flatMap((kind) => m.all(kind)).flatMap((each) => each.cards))
  const cards = m.arrived(m.you, 'sleep').filter((card) => !told.has(card.handle))
  return cards.length === 0 ? null : { cards: cards.map((card) => card.name).join(', '), count: cards.length, ...awake(m) }
}
