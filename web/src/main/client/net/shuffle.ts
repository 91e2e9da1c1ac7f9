import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Party, PerParty, Seat, Shuffle, View } from './messages'

/**
 * The page's side of a shuffle that is drawn together, as `docs/fairness.md` describes it. The library
 * reckons SHA-256 also where the browser itself would not: at an address that is not https.
 */

export const parties: readonly Party[] = ['server', 'A', 'B']

const LABEL = 'cardwright shuffle 1 '

const lines = (...all: string[]): string => all.map((line) => `${line}\n`).join('')

const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** 32 random bytes. */
export const newPart = (): string => bytesToHex(randomBytes(32))

export function hashOfPage(play: string, seat: Seat, part: string): string {
  return digest(lines(`${LABEL}hash`, `play: ${play}`, `party: ${seat}`, `part: ${part}`))
}

export function hashOfServer(play: string, terms: string, part: string): string {
  return digest(lines(`${LABEL}hash`, `play: ${play}`, 'party: server', `terms: ${terms}`, `part: ${part}`))
}

export function seedOf(play: string, parts: PerParty<string | null>): string {
  const brought = parties.filter((party) => parts[party] !== null).map((party) => `${party}: ${parts[party]}`)
  return digest(lines(`${LABEL}seed`, `play: ${play}`, ...brought))
}

/** What is shown of a seed that the server drew alone. */
export const hashOfSeed = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)))

/** The digest of what a record says of decks and format; null for a play that goes on from a moment of another, or from an opened record. */
export function termsOf(record: string): string | null {
  const head = record.slice(0, record.search(/^start\b/m)).split('\n')
  if (head.some((line) => line.startsWith('shuffle earlier: ')) || !head.some((line) => line.startsWith('shuffle '))) {
    return null
  }
  const find = (name: string): string[] => head.filter((line) => line.startsWith(`${name}: `)).slice(0, 1)
  const games = find('games')
  return digest(
    lines(
      `${LABEL}terms`,
      ...find('game'),
      ...find('format'),
      ...(games.length === 0 ? ['games: 1'] : games),
      ...find('agreed'),
      ...['A', 'A side', 'B', 'B side'].flatMap((name) => find(name)),
    ),
  )
}

/** Who brings a part: the server, and each person. */
export function bringing(shuffle: Shuffle): Party[] {
  return parties.filter((party) => party === 'server' || shuffle.opened[party] !== null)
}

export const complete = (shuffle: Shuffle): boolean => bringing(shuffle).every((party) => shuffle.hashes[party] !== null)

/** What this browser knows of the shuffle of a play by itself. */
export interface Kept {
  /** The hashes that it saw first, when all were there; the server's when it was there. */
  hashes: Partial<Record<Party, string>>
  /** The part that it drew. */
  part?: string
  /** Whether it saw the hashes before the play began. */
  early: boolean
  /** Whether it has opened its part, and the play has not begun since. */
  hanging?: boolean
  at: number
}

const PREFIX = 'cardwright.shuffle.'
const MOST = 200

/** What the browser keeps from one visit to the next. Each play has a place of its own, so that two tabs do not disturb each other. */
export interface Shelf {
  get(key: string): string | null
  set(key: string, value: string): void
  drop(key: string): void
  keys(): string[]
}

/** The browser's own store; where it keeps nothing, what is set is held as long as the page is open. */
function browserShelf(): Shelf {
  const held = new Map<string, string>()
  const attempt = <T>(what: () => T, otherwise: T): T => {
    try {
      return what()
    } catch {
      return otherwise
    }
  }
  return {
    get: (key) => attempt(() => localStorage.getItem(key), null) ?? held.get(key) ?? null,
    set: (key, value) => {
      held.set(key, value)
      attempt(() => localStorage.setItem(key, value), undefined)
    },
    drop: (key) => {
      held.delete(key)
      attempt(() => localStorage.removeItem(key), undefined)
    },
    keys: () => attempt(() => Object.keys(localStorage), [...held.keys()]),
  }
}

/** Remembers hashes and parts by the ids of plays. */
export class ShuffleMemory {
  constructor(
    private readonly shelf: Shelf = browserShelf(),
    private readonly now: () => number = () => Date.now(),
  ) {}

  of(play: string): Kept | null {
    const kept = this.shelf.get(PREFIX + play)
    try {
      return kept === null ? null : (JSON.parse(kept) as Kept)
    } catch {
      return null
    }
  }

  keep(play: string, kept: Kept): void {
    this.shelf.set(PREFIX + play, JSON.stringify({ ...kept, at: this.now() }))
    const plays = this.shelf.keys().filter((key) => key.startsWith(PREFIX))
    if (plays.length > MOST) {
      plays
        .map((key) => ({ key, at: this.of(key.slice(PREFIX.length))?.at ?? 0 }))
        .sort((a, b) => a.at - b.at)
        .slice(0, plays.length - MOST)
        .forEach(({ key }) => this.shelf.drop(key))
    }
  }
}

/** A hash that is not the one that this browser saw first. */
export interface Changed {
  party: Party
  first: string
  now: string
}

/** Compares the hashes of a view with those that were seen first, and remembers what is new. */
export function compare(memory: ShuffleMemory, view: Pick<View, 'play' | 'state' | 'shuffle'>): Changed[] {
  const { play, shuffle } = view
  const kept = memory.of(play) ?? { hashes: {}, early: false, at: 0 }
  if (kept.hanging === true && view.state !== 'shuffling') {
    kept.hanging = false
    memory.keep(play, kept)
  }
  const fixed = complete(shuffle)
  const changed: Changed[] = []
  const fresh: Partial<Record<Party, string>> = {}
  for (const party of parties) {
    const now = shuffle.hashes[party]
    const first = kept.hashes[party]
    if (first !== undefined && now !== null && first !== now) {
      changed.push({ party, first, now })
    } else if (first === undefined && now !== null && (fixed || party === 'server')) {
      fresh[party] = now
    }
  }
  if (Object.keys(fresh).length > 0) {
    const first = Object.keys(kept.hashes).length === 0
    const early = first ? view.state === 'shuffling' || view.state === 'waiting' : kept.early
    memory.keep(play, { ...kept, hashes: { ...kept.hashes, ...fresh }, early })
  }
  return changed
}

export type Offer = { type: 'commit'; hash: string } | { type: 'open'; part: string }

/** What the page has to send at a view of a shuffle, and whether it cannot take part any more. */
export interface Due {
  send: Offer[]
  /** Another browser of this person has shown a hash that counts; only that one can open its part. */
  elsewhere: boolean
}

/** What is due at a view. The part is kept before its hash is sent. */
export function due(memory: ShuffleMemory, view: Pick<View, 'play' | 'state' | 'shuffle' | 'you'>, changed: Changed[]): Due {
  const { play, shuffle, you } = view
  if (view.state !== 'shuffling' || you === null || shuffle.drawn !== 'together' || changed.length > 0) {
    return { send: [], elsewhere: false }
  }
  const kept = memory.of(play) ?? { hashes: {}, early: true, at: 0 }
  const part = kept.part ?? newPart()
  if (kept.part === undefined) {
    memory.keep(play, { ...kept, part })
  }
  const mine = hashOfPage(play, you, part)
  const shown = shuffle.hashes[you] === mine
  if (!shown && complete(shuffle)) {
    return { send: [], elsewhere: shuffle.opened[you] !== true }
  }
  // Where nobody else brings a hash but the server, all are there as soon as our own is on its way.
  const others = bringing(shuffle).filter((party) => party !== you)
  const all = others.every((party) => shuffle.hashes[party] !== null) && (shown || others.length === 1)
  const send: Offer[] = shown ? [] : [{ type: 'commit', hash: mine }]
  if (all && shuffle.opened[you] !== true) {
    memory.keep(play, { ...kept, part, hanging: true })
    send.push({ type: 'open', part })
  }
  return { send, elsewhere: false }
}

/** What does not fit in a shuffle that is over. */
export type Fault =
  | { what: 'changed'; party: Party }
  | { what: 'part'; party: Party }
  | { what: 'own' }
  | { what: 'seed' }
  | { what: 'terms' }
  | { what: 'hidden' }

/**
 * Checks a shuffle that is over, in this browser alone.
 *
 * @param terms the digest of what the record says of the decks, where it is known
 */
export function check(view: Pick<View, 'play' | 'you' | 'shuffle'>, kept: Kept | null, terms: string | null): Fault[] {
  const { play, shuffle } = view
  const { parts, seed } = shuffle
  const faults: Fault[] = parties
    .filter((party) => kept?.hashes[party] !== undefined && kept.hashes[party] !== shuffle.hashes[party])
    .map((party) => ({ what: 'changed', party }))
  if (seed === null) {
    return [...faults, { what: 'hidden' }]
  }
  if (shuffle.drawn === 'alone') {
    return hashOfSeed(seed) === shuffle.hashes.server ? faults : [...faults, { what: 'part', party: 'server' }]
  }
  if (parts === null || shuffle.terms === null) {
    return [...faults, { what: 'hidden' }]
  }
  for (const party of bringing(shuffle)) {
    const part = parts[party]
    const hash = part === null ? null : party === 'server' ? hashOfServer(play, shuffle.terms, part) : hashOfPage(play, party, part)
    if (hash === null || hash !== shuffle.hashes[party]) {
      faults.push({ what: 'part', party })
    }
  }
  if (view.you !== null && kept?.part !== undefined && kept.hashes[view.you] === hashOfPage(play, view.you, kept.part) && parts[view.you] !== kept.part) {
    faults.push({ what: 'own' })
  }
  if (seedOf(play, parts) !== seed) {
    faults.push({ what: 'seed' })
  }
  if (terms !== null && terms !== shuffle.terms) {
    faults.push({ what: 'terms' })
  }
  return faults
}
