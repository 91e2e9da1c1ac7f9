import { still, type Standing } from '../cards/CardView'
import type { OfferedMove } from '../net/messages'
import { picked, type Intent, type Path } from './intent'

/** A decision that is made at a table that goes no further by it: what is offered, and what was pointed at so far. */
export interface Answering {
  moves: readonly OfferedMove[]
  path: Path
  onPath: (path: Path) => void
}

/** How cards stand while a move is chosen from those that are offered. */
export function standingIn(moves: readonly OfferedMove[], intent: Intent): (card: { handle: string }) => Standing {
  if (moves.length === 0) {
    return () => still
  }
  const held = picked(moves)
  const begins = intent.path.length === 0
  return (card) => {
    const chosen = intent.path.includes(card.handle) || (begins && held.has(card.handle))
    const target = intent.targets.has(card.handle)
    return { chosen, target: target && !begins, playable: target && begins, dim: !target && !chosen }
  }
}
