import type { GameName } from '../browser'

/** A moment of a recorded game at which much lies on the table; `README.md` says what each shows and how it was made. */
export interface Busy {
  game: GameName
  file: string
  /** After so many decisions. */
  at: number
  /** Who decides then. */
  seat: 'A' | 'B'
}

export const busy: readonly Busy[] = [
  { game: 'littletroubles', file: 'littletroubles-1', at: 185, seat: 'A' },
  { game: 'littletroubles', file: 'littletroubles-2', at: 147, seat: 'B' },
  { game: 'mlpccg', file: 'mlpccg-1', at: 288, seat: 'A' },
  { game: 'mlpccg', file: 'mlpccg-2', at: 173, seat: 'A' },
  { game: 'ggltcg', file: 'ggltcg-1', at: 10, seat: 'B' },
  { game: 'ggltcg', file: 'ggltcg-2', at: 8, seat: 'A' },
]
