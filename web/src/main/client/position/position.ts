import type { CardText, PositionForm, PositionMark, PositionPlace, ReadPosition } from '../net/api'
import type { Seat } from '../net/messages'

/** A position while somebody sets it up, and its text, which is a scenario. */

/** The example of each game whose position stands on the page at first. */
export const FIRST_POSITION = 'position-to-begin-with'

/** A card in a place, with its marks by name; marks that the form does not know are kept as they are. */
export interface SetUpCard {
  card: string
  marks: Readonly<Record<string, unknown>>
}

/** One side: its counters, the cards of its places, and what else a scenario says of it. */
export interface SetUpSide {
  counters: Readonly<Record<string, number>>
  places: Readonly<Record<string, readonly SetUpCard[]>>
  rest: Readonly<Record<string, unknown>>
}

export interface SetUp {
  name: string
  player: Seat
  /** The number of the turn; null for the usual one. */
  turn: number | null
  /** The phase; empty for the usual one. */
  phase: string
  /** The cards of somebody's own, as a card file. */
  cards: string
  facts: Readonly<Record<string, unknown>>
  sides: Readonly<Record<Seat, SetUpSide>>
}

/** Where a card lies. */
export interface Spot {
  seat: Seat
  place: string
  index: number
}

const EMPTY: SetUpSide = { counters: {}, places: {}, rest: {} }

/** A position without a card. */
export function empty(name: string): SetUp {
  return { name, player: 'A', turn: null, phase: '', cards: '', facts: {}, sides: { A: EMPTY, B: EMPTY } }
}

/** The position as the server has read it. */
export function setUpOf(read: ReadPosition, form: PositionForm): SetUp {
  const { turn, ...facts } = read.facts
  const { player, number, phase, ...others } = isRecord(turn) ? turn : {}
  return {
    name: read.name,
    player: player === 'B' ? 'B' : 'A',
    turn: typeof number === 'number' ? number : null,
    phase: typeof phase === 'string' ? phase : '',
    cards: read.cards,
    facts: Object.keys(others).length === 0 ? facts : { ...facts, turn: others },
    sides: { A: sideOf(read.sides.A, form), B: sideOf(read.sides.B, form) },
  }
}

function sideOf(given: Readonly<Record<string, unknown>>, form: PositionForm): SetUpSide {
  const counters: Record<string, number> = {}
  const places: Record<string, SetUpCard[]> = {}
  const rest: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'number' && form.counters.some((each) => each.name === name)) {
      counters[name] = value
    } else if (Array.isArray(value) && form.places.some((each) => each.name === name)) {
      places[name] = value.map(cardOf)
    } else {
      rest[name] = value
    }
  }
  return { counters, places, rest }
}

function cardOf(given: unknown): SetUpCard {
  if (isRecord(given)) {
    const { card, ...marks } = given
    return { card: String(card), marks }
  }
  return { card: String(given), marks: {} }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The position as a scenario: JSON, which YAML readers take as well. */
export function textOf(game: string, setUp: SetUp, form: PositionForm): string {
  const rest = isRecord(setUp.facts['turn']) ? setUp.facts['turn'] : {}
  const turn = {
    player: setUp.player,
    ...(setUp.turn === null ? {} : { number: setUp.turn }),
    ...(setUp.phase === '' ? {} : { phase: setUp.phase }),
    ...rest,
  }
  return JSON.stringify({
    game,
    name: setUp.name.trim() === '' ? '?' : setUp.name.trim(),
    ...(setUp.cards.trim() === '' ? {} : { cards: setUp.cards }),
    ...setUp.facts,
    turn,
    A: written(setUp.sides.A, form),
    B: written(setUp.sides.B, form),
    moves: [],
  })
}

function written(side: SetUpSide, form: PositionForm): Record<string, unknown> {
  const places = form.places.flatMap((place) => {
    const cards = side.places[place.name] ?? []
    return cards.length === 0 ? [] : [[place.name, cards.map((card) => (Object.keys(card.marks).length === 0 ? card.card : { card: card.card, ...card.marks }))] as const]
  })
  return { ...side.counters, ...Object.fromEntries(places), ...side.rest }
}

/** Whether a card can lie in a place, by its kind. */
export function fits(card: CardText, place: PositionPlace): boolean {
  return place.kinds.some((kind) => isKind(card, kind))
}

/** Whether a card is of a kind, as its line of kind and figures begins: `Shiny Toy, cost 2` is a `Toy`. */
export function isKind(card: CardText, kind: string): boolean {
  const words = card.kind.split(',')[0] ?? ''
  return words === kind || words.endsWith(` ${kind}`)
}

/** The marks that a card can have where it lies. */
export function marksOf(card: CardText, place: string, form: PositionForm): PositionMark[] {
  return form.marks.filter((mark) => mark.places.includes(place) && (mark.kinds.length === 0 || mark.kinds.some((kind) => isKind(card, kind))))
}

/** The position with something changed on one side. */
function on(setUp: SetUp, seat: Seat, change: (side: SetUpSide) => SetUpSide): SetUp {
  return { ...setUp, sides: { ...setUp.sides, [seat]: change(setUp.sides[seat]) } }
}

export function counted(setUp: SetUp, seat: Seat, counter: string, value: number): SetUp {
  return on(setUp, seat, (side) => ({ ...side, counters: { ...side.counters, [counter]: value } }))
}

/** The position with a card more, behind those that lie in the place; in a place for one card it takes the place of that. */
export function put(setUp: SetUp, seat: Seat, place: PositionPlace, card: SetUpCard): SetUp {
  return on(setUp, seat, (side) => {
    const there = side.places[place.name] ?? []
    return { ...side, places: { ...side.places, [place.name]: place.most === 1 ? [card] : [...there, card].slice(0, place.most) } }
  })
}

export function cardAt(setUp: SetUp, spot: Spot): SetUpCard | undefined {
  return setUp.sides[spot.seat].places[spot.place]?.[spot.index]
}

export function without(setUp: SetUp, spot: Spot): SetUp {
  return on(setUp, spot.seat, (side) => ({
    ...side,
    places: { ...side.places, [spot.place]: (side.places[spot.place] ?? []).filter((_, i) => i !== spot.index) },
  }))
}

/** The position with a card elsewhere, with those of its marks that it can have there. */
export function moved(setUp: SetUp, spot: Spot, seat: Seat, place: PositionPlace, form: PositionForm): SetUp {
  const card = cardAt(setUp, spot)
  if (card === undefined) {
    return setUp
  }
  const marks = Object.fromEntries(Object.entries(card.marks).filter(([name]) => form.marks.some((mark) => mark.name === name && mark.places.includes(place.name))))
  return put(without(setUp, spot), seat, place, { card: card.card, marks })
}

/** The position with a mark of a card changed; undefined takes the mark away. */
export function marked(setUp: SetUp, spot: Spot, mark: string, value: unknown): SetUp {
  return on(setUp, spot.seat, (side) => ({
    ...side,
    places: {
      ...side.places,
      [spot.place]: (side.places[spot.place] ?? []).map((card, i) => {
        if (i !== spot.index) {
          return card
        }
        const { [mark]: _, ...others } = card.marks
        return { ...card, marks: value === undefined ? others : { ...others, [mark]: value } }
      }),
    },
  }))
}

/** A text in letters that an address can have. */
export function packed(text: string): string {
  const bytes = new TextEncoder().encode(text)
  let letters = ''
  for (const byte of bytes) {
    letters += String.fromCharCode(byte)
  }
  return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

/** The text of such letters; null where they are not of one. */
export function unpacked(letters: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(letters.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
