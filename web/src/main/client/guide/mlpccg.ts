import { ended, holds, named, type Fill, type Moment, type Topics } from './topics'

const points = (m: Moment) => ({ name: m.name, mine: m.counter(m.you, 'points'), theirs: m.counter(m.them, 'points') })

/** The faceoff that goes on, or went on when the guide last spoke. */
const faceoff = (m: Moment) => m.fact('faceoff') ?? m.before?.facts.find((each) => each.name === 'faceoff')?.value ?? ''

const aboutTroublemaker = (m: Moment) => faceoff(m).startsWith('troublemaker')

/** The card that an event of the one or the other speaks of. */
function card(m: Moment, kind: string, mine: boolean): Fill | null {
  const event = m.event(kind, mine ? m.you : m.them)
  return event === undefined ? null : { name: m.name, card: named(event) }
}

/** What a guide says in a game of My Little Pony CCG. */
export const mlpccg: Topics = {
  way: points,
  progress: [
    { id: 'theirs-near', when: (m) => holds(points(m).theirs >= 12, points(m)) },
    { id: 'near', when: (m) => holds(points(m).mine >= 12, points(m)) },
    { id: 'half', rule: 'MLP 15', when: (m) => holds(points(m).mine >= 6, points(m)) },
  ],
  happened: [
    { id: 'begin', rule: 'MLP 10', when: (m) => holds(m.phase === 'set-up') },
    { id: 'challenge-won', rule: 'MLP 22', when: (m) => (aboutTroublemaker(m) ? card(m, 'faceoff-won', true) : null) },
    { id: 'challenge-lost', rule: 'MLP 22a', when: (m) => (aboutTroublemaker(m) ? card(m, 'faceoff-won', false) : null) },
    { id: 'faceoff-won', rule: 'MLP 13', when: (m) => card(m, 'faceoff-won', true) },
    { id: 'faceoff-lost', rule: 'MLP 13', when: (m) => card(m, 'faceoff-won', false) },
    { id: 'faceoff-won-again', again: 'faceoff-won', when: (m) => card(m, 'faceoff-won', true) },
    { id: 'faceoff-lost-again', again: 'faceoff-lost', when: (m) => card(m, 'faceoff-won', false) },
    { id: 'faceoff', rule: 'MLP 47', when: (m) => holds(m.event('faceoff-began') !== undefined && m.event('faceoff-won') === undefined) },
    { id: 'confronted', rule: 'MLP 12', rest: true, when: (m) => card(m, 'confronted', true) },
    { id: 'theirs-confronted', rule: 'MLP 34', rest: true, when: (m) => card(m, 'confronted', false) },
    { id: 'not-confronted', rule: 'MLP 32', rest: true, when: (m) => card(m, 'not-confronted', true) },
    { id: 'confronted-again', again: 'confronted', when: (m) => card(m, 'confronted', true) },
    { id: 'theirs-confronted-again', again: 'theirs-confronted', when: (m) => card(m, 'confronted', false) },
    { id: 'solved', rule: 'MLP 41', rest: true, when: (m) => holds(m.event('replaced') !== undefined) },
    { id: 'theirs-uncovered', rule: 'MLP 24', rest: true, when: (m) => card(m, 'uncovered', false) },
    { id: 'uncovered', rule: 'MLP 24', when: (m) => card(m, 'uncovered', true) },
    { id: 'theirs-face-down', rule: 'MLP 23', rest: true, when: (m) => (m.event('played-face-down', m.them) === undefined ? null : { name: m.name }) },
    { id: 'theirs-played', rule: 'MLP 25a', rest: true, when: (m) => card(m, 'played-at', false) ?? card(m, 'played', false) },
    { id: 'tokens', rule: 'MLP 15', when: (m) => holds(m.own && m.event('gained', m.you) !== undefined, { tokens: m.counter(m.you, 'tokens') }) },
    { id: 'not-confronted-again', again: 'not-confronted', when: (m) => card(m, 'not-confronted', true) },
    { id: 'boosted', rule: 'MLP 75', when: (m) => holds(m.cards(m.you, 'mane').length > 0 && m.event('confronted', m.you) !== undefined && m.event('became') !== undefined) },
  ],
  now: [
    { id: 'start', rule: 'MLP 5', when: (m) => holds(m.can('start')) },
    { id: 'keep', rule: 'MLP 7', when: (m) => holds(m.can('keep')) },
    { id: 'confront', rule: 'MLP 32', when: (m) => holds(m.can('confront')) },
    { id: 'challenge', rule: 'MLP 20', when: (m) => holds(m.can('challenge')) },
    { id: 'bottom', rule: 'MLP 48', when: (m) => holds(m.can('bottom')) },
    { id: 'retire', rule: 'MLP 42a', when: (m) => holds(m.can('retire') && m.phase === 'end') },
    { id: 'discard', rule: 'MLP 42', when: (m) => holds(m.can('discard') && m.phase === 'end') },
    { id: 'in-faceoff', rule: 'MLP 46', when: (m) => holds(m.fact('faceoff') !== undefined && m.can('pass')) },
    { id: 'yes', when: (m) => holds(m.can('yes')) },
    { id: 'rally', rule: 'MLP 30', when: (m) => holds(m.can('rally')) },
    { id: 'play', rule: 'MLP 25a', when: (m) => holds(m.phase === 'main' && m.own && m.can('play')) },
    { id: 'move', rule: 'MLP 27', when: (m) => holds(m.phase === 'main' && m.can('move')) },
    { id: 'needs', rule: 'MLP 26', when: (m) => holds(m.phase === 'main' && m.own && m.counter(m.you, 'tokens') > 1 && !m.can('play')) },
    { id: 'draw', rule: 'MLP 29', when: (m) => holds(m.can('draw')) },
    { id: 'pass', rule: 'MLP 16', when: (m) => holds(m.phase === 'main' && m.own && m.can('pass')) },
  ],
  end: ended,
}
