import type { IconName } from '../cards/icons'

/** A colour family of cards; `tones.css` says what it looks like in light and in dark. */
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
  /** Cards lie side by side, or on one another with a number. */
  as: 'row' | 'pile'
  /** Whether it has its place also while it is empty. */
  keep?: boolean
}

/** How one game is dressed: the only thing about it that the page knows. */
export interface Dress {
  name: string
  /** What the table of the game is called in the style sheets: `plain` where nobody has dressed it. */
  look: string
  slots: readonly Slot[]
  hand: string
  /** How many cards one begins with. */
  opening: number
  /** Zones that the words of a move point at, on one's own side. */
  places: Readonly<Record<string, string>>
  counters: Readonly<Record<string, IconName>>
  stats: Readonly<Record<string, IconName>>
  /** The figures that a small card shows; a big one shows all. */
  main: readonly string[] | 'all'
  /** Facts of the table that the game can explain, by the word that it knows them by. */
  explained: readonly string[]
  /** Facts of the table that are told elsewhere. */
  quiet: readonly string[]
  /** What one does with a card of one's own, or with one of the other side, where it lies: the words with which such moves begin. */
  deeds(zone: string, mine: boolean, line: string): readonly string[]
  /** The look of a card, from its line of kind and figures. */
  kind(line: string): Kind
}
