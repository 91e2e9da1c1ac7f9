import type { IconName } from '../cards/icons'
import type { Key } from '../words/words'

/** A colour family of cards; `cards.css` says what it looks like in light and in dark. */
export type Tone =
  | 'blue'
  | 'orange'
  | 'pink'
  | 'purple'
  | 'white'
  | 'yellow'
  | 'green'
  | 'red'
  | 'teal'
  | 'brown'
  | 'plum'
  | 'gold'
  | 'slate'
  | 'grey'

export interface Kind {
  tone: Tone
  icon: IconName
}

/** Where a zone of a side stands on the table. */
export interface Slot {
  zone: string
  /** The grid area in the half of that side. */
  area: string
  /** Cards lie side by side, on one another with a number, each in a bed, or as a band between the halves. */
  as: 'row' | 'pile' | 'beds' | 'band'
  /** Whether it has its place also while it is empty. */
  keep?: boolean
  /** Whether one card at most lies there: while none does, its outline is drawn, as large as a card is. */
  single?: boolean
}

/** How a counter of a player is drawn. */
export interface Tally {
  icon: IconName
  /** The most that counts: with so much one has won, or can hold no more. */
  most?: number
  /** Up to the most: cells or coins one by one, or a jar. */
  as?: 'cells' | 'coins' | 'jar'
  /** Whether its sign says enough, and its name is only said. */
  known?: boolean
}

/** What one pays with, and when it is left unspent. */
export interface Purse {
  counter: string
  /** What is asked, of one and of several. */
  one: Key
  many: Key
  /** Moves that end the turn or the phase, and those that cost something, by their notation. */
  ends: RegExp
  buys: RegExp
  /** The phases in which such a move ends the phase; all where none are named. */
  phases?: readonly string[]
}

/** How one game is dressed: the only thing about it that the page knows. */
export interface Dress {
  name: string
  /** What the table of the game is called in the style sheets: `plain` where nobody has dressed it. */
  look: string
  slots: readonly Slot[]
  /** Where both halves are parted into lanes: of each the areas that belong to it on one's own side and on the other. */
  lanes?: readonly { name: string; title: Key; mine: string; theirs: string }[]
  /** Three cards that show on the front page what the game is like: the name of a face and its line. */
  samples: readonly (readonly [name: string, line: string])[]
  hand: string
  /** How many cards one begins with. */
  opening: number
  /** Zones that the words of a move point at, on one's own side. */
  places: Readonly<Record<string, string>>
  counters: Readonly<Record<string, Tally>>
  purse?: Purse
  stats: Readonly<Record<string, IconName>>
  /** The figures at the left edge of a card, in their order. */
  main: readonly string[] | 'all'
  /** The figure that stands at the lower right: what beating or solving the card brings. */
  prize?: string
  /** Figures that are printed in pairs, such as `reward 4/0`: what the first and the second of them is. */
  pairs?: Readonly<Record<string, readonly [string, string]>>
  /** What such a pair means, for who reads the card: `{one}` is the first of them, `{two}` the second. */
  pairSays?: Readonly<Record<string, Key>>
  /** Words of rarity that stand before the kind, and what the last letters of a card's number say of it. */
  rarities?: readonly string[]
  codes?: Readonly<Record<string, string>>
  /** Words on cards that a rule explains, with a capital wherever they stand. */
  keywords?: readonly string[]
  /** The shape of each colour, so that no colour has to be told by its look alone. */
  shapes?: Readonly<Record<string, IconName>>
  /** Facts of the table that the game can explain, by the word that it knows them by. */
  explained: readonly string[]
  /** Facts of the table that are told elsewhere. */
  quiet: readonly string[]
  /** What one does with a card of one's own, or with one of the other side, where it lies, by the marks on it: the words with which such moves begin. */
  deeds(zone: string, mine: boolean, line: string, marks: readonly string[]): readonly string[]
  /** The look of a card, from its line of kind and figures. */
  kind(line: string): Kind
}
