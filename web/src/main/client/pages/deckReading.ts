import type { CardText } from '../net/api'
import { codeWithin, decode, named } from './deckCode'

/** A line of a deck that names no card of the game, and the cards that it may mean. */
export interface Missed {
  line: string
  count: number
  side: boolean
  maybe: string[]
}

/** What was read of a text that somebody has brought along. */
export interface DeckRead {
  name: string
  plan: string
  format: string
  cards: Map<string, number>
  side: Map<string, number>
  missed: Missed[]
  /** How many cards of a code are not known here; a code has no names for them. */
  unknown: number
  /** The game of a code that is for another game. */
  otherGame: string | null
  /** Whether a part of a code is lost. */
  broken: boolean
}

const MOST = 99
const GUESSES = 3

/** Letters and digits alone, small and without accents, so that spelling and punctuation do not matter. */
function plain(text: string): string {
  return text.normalize('NFD').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** Finds the card that a person means. */
class Names {
  private readonly whole = new Map<string, string>()
  private readonly titles = new Map<string, string[]>()
  private readonly numbers = new Map<string, string>()

  constructor(cards: readonly CardText[]) {
    for (const { name, number } of cards) {
      this.whole.set(plain(name), name)
      const title = plain(name.split(', ')[0] ?? name)
      this.titles.set(title, [...(this.titles.get(title) ?? []), name])
      const code = plain(number.split(' ')[0] ?? '')
      if (code !== '') {
        this.numbers.set(code, name)
      }
    }
  }

  /** By its name, its number, its title where one card alone has it, or any of these with a number or a set behind it. */
  find(text: string): string | null {
    const exact = this.exact(text)
    if (exact !== null) {
      return exact
    }
    const [, before = '', within = ''] = /^(.+?)\s*[([{]([^)\]}]*)[)\]}]?[^([{]*$/.exec(text) ?? []
    return before === '' ? null : (this.numbers.get(plain(within.split(' ')[0] ?? '')) ?? this.exact(before))
  }

  /** By its name, its number, or its title where one card alone has it. */
  exact(text: string): string | null {
    const wanted = plain(text)
    const titled = this.titles.get(wanted) ?? []
    return this.whole.get(wanted) ?? this.numbers.get(wanted) ?? (titled.length === 1 ? (titled[0] ?? null) : null)
  }

  /** Names that a line may mean: of that title, beginning so, or with a letter or two that differ. */
  near(text: string): string[] {
    const wanted = plain(text.replace(/\s*[([{].*$/, ''))
    if (wanted === '') {
      return []
    }
    const far = (key: string): number =>
      wanted.length > 3 && key.startsWith(wanted) ? 0 : Math.abs(key.length - wanted.length) > 2 ? 9 : distance(key, wanted)
    const bound = wanted.length < 5 ? 1 : 2
    const titled = [...this.titles].map(([title, names]) => ({ names, far: far(title) }))
    const whole = [...this.whole].map(([key, name]) => ({ names: [name], far: far(key) }))
    const near = [...titled, ...whole].filter((each) => each.far <= bound).sort((one, other) => one.far - other.far)
    return [...new Set(near.flatMap((each) => each.names))].slice(0, GUESSES)
  }
}

/** How many letters have to be changed, added or left out. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const swap = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}

/** How often a card is meant, as people write it: `3 Ka`, `3x Ka`, `Ka x3`, `Ka (3)`, `[3] Ka`, `Ka, 3`. */
const counts: readonly { pattern: RegExp; count: number; name: number }[] = [
  { pattern: /^\[?(\d{1,3})\]?\s*[x×*]?\s+(.+)$/i, count: 1, name: 2 },
  { pattern: /^(\d{1,3})\s*[x×*]\s*(.+)$/i, count: 1, name: 2 },
  { pattern: /^(.+?)\s+[x×*]\s*(\d{1,3})$/i, count: 2, name: 1 },
  { pattern: /^(.+?)\s*[([]\s*[x×]?\s*(\d{1,3})\s*[x×]?\s*[)\]]$/i, count: 2, name: 1 },
  { pattern: /^"?(.+?)"?\s*[\t,;]\s*(\d{1,3})$/, count: 2, name: 1 },
]

/** A heading: `Friends (24):`, `Main Deck`, `Sideboard`. */
function heading(line: string): 'main' | 'side' | 'other' | null {
  const words = line.replace(/[\s:]*$/, '').replace(/^[#=\-\s]+|[=\-\s]+$/g, '')
  if (/^(?:side\s?-?(?:board|deck)?|sb)(?:\s*[([]?\d+[)\]]?)?$/i.test(words)) {
    return 'side'
  }
  if (/^(?:main\s?-?(?:board|deck)?|deck|draw deck|cards)(?:\s*[([]?\d+[)\]]?)?$/i.test(words)) {
    return 'main'
  }
  return line.endsWith(':') || /^[\p{L} ]+[([]\d+[)\]]$/u.test(words) ? 'other' : null
}

/**
 * Reads a deck in whatever form it comes: a deck file, a plain list, the list of another site, an OCTGN file, a code or a
 * link with one. What names no card of the game is kept, to be shown.
 */
export function readDeck(text: string, game: string, cards: readonly CardText[]): DeckRead {
  const read: DeckRead = {
    name: '',
    plan: '',
    format: '',
    cards: new Map(),
    side: new Map(),
    missed: [],
    unknown: 0,
    otherGame: null,
    broken: false,
  }
  const code = codeWithin(text)
  if (code !== null) {
    readCode(code, game, cards, read)
  } else if (/<(?:deck|section)\b/i.test(text)) {
    readOctgn(text, new Names(cards), read)
  } else {
    readList(text, new Names(cards), read)
  }
  return read
}

function readCode(code: string, game: string, cards: readonly CardText[], read: DeckRead): void {
  const said = decode(code)
  if (said === null) {
    read.broken = true
  } else if (said.game !== game) {
    read.otherGame = said.game
  } else {
    const [main, side] = [named(said.cards, cards), named(said.side, cards)]
    Object.assign(read, { name: said.name, format: said.format, cards: main.known, side: side.known, unknown: main.unknown + side.unknown })
  }
}

/** Puts so many of a card into the deck; where there is no such card, the line is kept. */
function put(read: DeckRead, names: Names, line: string, wanted: string, count: number, side: boolean): void {
  const name = names.find(wanted)
  if (name === null) {
    read.missed.push({ line, count: Math.min(count, MOST), side, maybe: names.near(wanted) })
  } else {
    const counts = side ? read.side : read.cards
    counts.set(name, Math.min((counts.get(name) ?? 0) + count, MOST))
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, word?: string) => {
    const point = decimal !== undefined ? Number(decimal) : hex !== undefined ? Number.parseInt(hex, 16) : null
    return point === null ? (entities[word?.toLowerCase() ?? ''] ?? whole) : point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })
}

/** An OCTGN deck, `.o8d`: sections of cards with a quantity and a name. */
function readOctgn(text: string, names: Names, read: DeckRead): void {
  const of = (attributes: string, name: string) => new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(attributes)?.[1]
  for (const [, about = '', content = ''] of text.matchAll(/<section\b([^>]*)>([\s\S]*?)<\/section>/gi)) {
    const side = /side/i.test(of(about, 'name') ?? '')
    for (const [, attributes = '', inner = ''] of content.matchAll(/<card\b([^>]*?)(?:\/>|>([\s\S]*?)<\/card>)/gi)) {
      const name = unescaped((of(attributes, 'name') ?? inner).replace(/^\s*<!\[CDATA\[|\]\]>\s*$/g, '')).trim()
      put(read, names, name, name, Number(of(attributes, 'qty') ?? 1) || 1, side)
    }
  }
}

function readList(text: string, names: Names, read: DeckRead): void {
  let side = false
  // Between the name of a deck file and its first empty line stand its plan and its format.
  let head = false
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.replace(/\u00a0/g, ' ').trim().replace(/^[-*•·]\s+/, '')
    if (line === '') {
      head = false
    } else if (/^(?:\/\/|;)/.test(line)) {
      continue
    } else if (/^#\s*\S/.test(line) && read.name === '' && heading(line) === null) {
      read.name = line.replace(/^#\s*/, '')
      head = true
    } else if (/^format:\s*\S/i.test(line)) {
      read.format = line.replace(/^format:\s*/i, '')
    } else {
      const aside = /^sb:\s*/i.test(line)
      const found = counted(line.replace(/^sb:\s*/i, ''), names)
      const section = found.sure ? null : heading(line)
      if (section !== null) {
        side = section === 'side' || (section === 'other' && side)
      } else if (head && !found.sure && !/^\d/.test(line) && several(line, names).length === 0) {
        read.plan = `${read.plan} ${line}`.trim()
      } else if (!/^#/.test(line)) {
        const parts = found.sure && !line.includes(';') ? [] : several(line.replace(/^sb:\s*/i, ''), names)
        if (parts.length === 0) {
          put(read, names, line, found.name, found.count, side || aside)
        }
        parts.forEach((part) => put(read, names, part.line, part.name, part.count, side || aside))
      }
    }
  }
}

/** The cards of a line that has several, with semicolons or commas between; none where it names no card. */
function several(line: string, names: Names): { line: string; name: string; count: number }[] {
  const parts = line.split(line.includes(';') ? ';' : ',').map((part) => part.trim()).filter((part) => part !== '')
  const read = parts.map((part) => ({ line: part, ...counted(part, names) }))
  return parts.length > 1 && read.some((part) => part.sure) ? read : []
}

/** The name and the count in a line: the reading that names a card, or else the first one. */
function counted(line: string, names: Names): { name: string; count: number; sure: boolean } {
  // A name may begin with a number: `795 Wing Power`.
  if (names.exact(line) !== null) {
    return { name: line, count: 1, sure: true }
  }
  const enumerated = /^\d{1,3}[.)]\s+(.+)$/.exec(line)?.[1]
  const readings = counts.flatMap(({ pattern, count, name }) => {
    const match = pattern.exec(line)
    return match === null ? [] : [{ name: match[name] ?? '', count: Number(match[count]) }]
  })
  const all = [...readings, ...(enumerated === undefined ? [] : [{ name: enumerated, count: 1 }]), { name: line, count: 1 }]
  const good = all.find((each) => each.count > 0 && names.find(each.name) !== null)
  return good === undefined ? { ...(all[0] ?? { name: line, count: 1 }), sure: false } : { ...good, sure: true }
}
