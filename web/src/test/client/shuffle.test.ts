import { expect, test } from 'vitest'
import type { Shuffle, View } from '../../main/client/net/messages'
import { check, compare, due, hashOfPage, hashOfServer, newPart, seedOf, ShuffleMemory, termsOf, type Shelf } from '../../main/client/net/shuffle'

const play = '0123456789ab'
const zeros = '00'.repeat(32)
const ofServer = '11'.repeat(32)
const ofA = 'aa'.repeat(32)
const ofB = 'bb'.repeat(32)
const terms = 'ab'.repeat(32)

type Seen = Pick<View, 'play' | 'state' | 'shuffle' | 'you'>

/** A browser's own store, in memory. */
function shelf(): Shelf {
  const held = new Map<string, string>()
  return {
    get: (key) => held.get(key) ?? null,
    set: (key, value) => void held.set(key, value),
    drop: (key) => void held.delete(key),
    keys: () => [...held.keys()],
  }
}

const memory = (place: Shelf = shelf()): ShuffleMemory => new ShuffleMemory(place)

function shuffling(hashes: Partial<Shuffle['hashes']>, friend = false, opened: boolean | null = false): Seen {
  return {
    play,
    state: 'shuffling',
    you: 'A',
    shuffle: {
      drawn: 'together',
      hashes: { server: hashOfServer(play, terms, ofServer), A: null, B: null, ...hashes },
      opened: { A: opened, B: friend ? false : null },
      terms: null,
      parts: null,
      seed: null,
    },
  }
}

/** A play against a friend that is over. */
function over(change: Partial<Shuffle> = {}): Seen {
  const parts = { server: ofServer, A: ofA, B: ofB }
  return {
    play,
    state: 'over',
    you: 'A',
    shuffle: {
      drawn: 'together',
      hashes: { server: hashOfServer(play, terms, ofServer), A: hashOfPage(play, 'A', ofA), B: hashOfPage(play, 'B', ofB) },
      opened: { A: true, B: true },
      terms,
      parts,
      seed: seedOf(play, parts),
      ...change,
    },
  }
}

test('hashes and seeds are those that any tool for SHA-256 reckons', () => {
  expect(hashOfPage(play, 'A', zeros)).toBe('1f9bba4741ace1e069254d605df7cc04948b966a6138e9c8652dff596aefefcc')
  expect(hashOfServer(play, terms, zeros)).toBe('eda7bea88afdd5222b0d19e0311726b13da7b3611f6014c928e023f97d2de4eb')
  expect(seedOf(play, { server: zeros, A: ofA, B: null })).toBe('1f725631c233c0bb1b65fa682284d5b689ba728f188a657012334cb44c95f0bd')
  const record = 'cardwright record 2\ngame: ggltcg\ncards: 00\nformat: starter18\nagreed: winner chooses\nA: Ka; Sun\nA side: Cake\nB: Beary\nshuffle play: x\nstart = 00\nA: no more\n'
  expect(termsOf(record)).toBe('89dc097057a39745e9a88eb626c73731ad9473a52a453f4ed699cb42746712a6')
})

test('against the computer hash and part are sent at once, and the part is kept before', () => {
  const place = shelf()
  const { send } = due(memory(place), shuffling({}), [])
  const part = memory(place).of(play)?.part ?? ''
  expect(send).toEqual([
    { type: 'commit', hash: hashOfPage(play, 'A', part) },
    { type: 'open', part },
  ])
})

test('a browser knows whether a play has begun since it opened its part', () => {
  const mind = memory()
  due(mind, shuffling({}), [])
  expect(mind.of(play)?.hanging).toBe(true)
  compare(mind, { ...shuffling({}), state: 'playing' })
  expect(mind.of(play)?.hanging).toBe(false)
})

test('after a reload between hash and part the same part is opened', () => {
  const place = shelf()
  due(memory(place), shuffling({}), [])
  const part = memory(place).of(play)?.part ?? ''
  const { send } = due(memory(place), shuffling({ A: hashOfPage(play, 'A', part) }), [])
  expect(send).toEqual([{ type: 'open', part }])
})

test('with a friend the part stays shut until all hashes are there', () => {
  const mind = memory()
  const first = due(mind, shuffling({}, true), [])
  expect(first.send.map((each) => each.type)).toEqual(['commit'])
  const part = mind.of(play)?.part ?? ''
  const mine = hashOfPage(play, 'A', part)
  expect(due(mind, shuffling({ A: mine }, true), []).send).toEqual([])
  expect(due(mind, shuffling({ B: hashOfPage(play, 'B', ofB) }, true), []).send.map((each) => each.type)).toEqual(['commit'])
  expect(due(mind, shuffling({ A: mine, B: hashOfPage(play, 'B', ofB) }, true), []).send).toEqual([{ type: 'open', part }])
  expect(due(mind, shuffling({ A: mine, B: hashOfPage(play, 'B', ofB) }, true, true), []).send).toEqual([])
})

test('a part is never opened to a server whose hash has changed', () => {
  const mind = memory()
  compare(mind, shuffling({}))
  const other = shuffling({ server: hashOfServer(play, terms, zeros) })
  const changed = compare(mind, other)
  expect(changed.map((each) => each.party)).toEqual(['server'])
  expect(due(mind, other, changed).send).toEqual([])
})

test('what another browser has shown a hash of is opened there', () => {
  const seen = shuffling({ A: hashOfPage(play, 'A', zeros) })
  expect(due(memory(), seen, [])).toEqual({ send: [], elsewhere: true })
})

test('the first hashes are remembered after a reload, and a later one that differs is told', () => {
  const place = shelf()
  expect(compare(memory(place), over())).toEqual([])
  const hashes = { ...over().shuffle.hashes, B: hashOfPage(play, 'B', zeros) }
  const changed = compare(memory(place), over({ hashes }))
  expect(changed).toEqual([{ party: 'B', first: over().shuffle.hashes.B, now: hashes.B }])
  expect(compare(memory(place), over())).toEqual([])
})

test('while a hash is missing, that of the other player may still change', () => {
  const mind = memory()
  compare(mind, shuffling({ B: hashOfPage(play, 'B', zeros) }, true))
  expect(compare(mind, shuffling({ B: hashOfPage(play, 'B', ofB) }, true))).toEqual([])
})

test('a fair shuffle has no fault', () => {
  const mind = memory()
  compare(mind, { ...over(), state: 'shuffling' })
  expect(mind.of(play)?.early).toBe(true)
  expect(check(over(), mind.of(play), terms)).toEqual([])
})

test('a server that changes its part after it has seen the others is found', () => {
  const parts = { server: '22'.repeat(32), A: ofA, B: ofB }
  const changed = over({ parts, seed: seedOf(play, parts) })
  expect(check(changed, null, terms)).toEqual([{ what: 'part', party: 'server' }])
})

test('a server that changes part and hash is found by the browser that saw the first hash', () => {
  const mind = memory()
  compare(mind, over())
  const parts = { server: '22'.repeat(32), A: ofA, B: ofB }
  const hashes = { ...over().shuffle.hashes, server: hashOfServer(play, terms, parts.server) }
  expect(check(over({ parts, hashes, seed: seedOf(play, parts) }), mind.of(play), terms)).toEqual([{ what: 'changed', party: 'server' }])
})

test('a part that is not the own one, another seed and other decks are told apart', () => {
  const mind = memory()
  due(mind, { ...shuffling({}) }, [])
  const own = mind.of(play)?.part ?? ''
  compare(mind, shuffling({ A: hashOfPage(play, 'A', own), B: hashOfPage(play, 'B', ofB) }, true))
  const faults = check(over(), mind.of(play), terms)
  expect(faults).toContainEqual({ what: 'own' })
  expect(faults).toContainEqual({ what: 'changed', party: 'A' })
  expect(check(over({ seed: zeros }), null, terms)).toEqual([{ what: 'seed' }])
  expect(check(over(), null, zeros)).toEqual([{ what: 'terms' }])
  expect(check(over({ parts: null, seed: null }), null, null)).toEqual([{ what: 'hidden' }])
})

test('a play of an older kind is checked by its seed', () => {
  const alone = over({
    drawn: 'alone',
    hashes: { server: '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925', A: null, B: null },
    opened: { A: null, B: null },
    parts: null,
    terms: null,
    seed: zeros,
  })
  expect(check(alone, null, null)).toEqual([])
  expect(check({ ...alone, shuffle: { ...alone.shuffle, seed: ofA } }, null, null)).toEqual([{ what: 'part', party: 'server' }])
})

test('only the newest plays are remembered, and nonsense in the store is passed over', () => {
  const place = shelf()
  place.set('cardwright.shuffle.play5', 'no json')
  expect(memory(place).of('play5')).toBeNull()
  let now = 0
  const mind = new ShuffleMemory(place, () => now++)
  for (let i = 0; i < 205; i++) {
    mind.keep(`play${i}`, { hashes: {}, early: true, at: 0 })
  }
  expect(mind.of('play0')).toBeNull()
  expect(mind.of('play204')).not.toBeNull()
  expect(newPart()).toMatch(/^[0-9a-f]{64}$/)
})
