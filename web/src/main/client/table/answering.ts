import { still, type Standing } from '../cards/CardView'
import type { Dress } from '../games/dress'
import type { OfferedMove, Seat } from '../net/messages'
import { picked, type Intent, type Path } from './intent'
import type { Lying } from './sides'

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

/** The cards of a table by their handles. */
type All = ReadonlyMap<string, Lying>

/** Whether a card lies where it can be pointed at, and not in a pile. */
export function liesOpen(handle: string, all: All, dress: Dress): boolean {
  const there = all.get(handle)
  const slot = dress.slots.find((each) => each.zone === there?.zone)
  return there !== undefined && (slot === undefined ? !there.closed : slot.as !== 'pile')
}

/**
 * Where cards out of a pile lie: where nothing else can be chosen meanwhile, so that nothing gives way to them.
 * @param stage whether a stage covers both halves
 */
export function spotFor(targets: ReadonlySet<string>, all: All, dress: Dress, far: Seat, stage: boolean): 'hand' | 'far' | 'near' {
  const lying = [...targets].flatMap((handle) => all.get(handle) ?? []).filter((each) => !each.closed)
  const hand = lying.some((each) => each.zone === dress.hand)
  return !hand ? 'hand' : stage || lying.some((each) => each.seat === far) ? 'near' : 'far'
}

/** The lane of a phone in which a card lies; what lies under another card is where that card is. */
export function laneOf(handle: string, all: All, tucked: ReadonlyMap<string, string>, dress: Dress, near: Seat): string | undefined {
  const there = all.get(tucked.get(handle) ?? handle)
  const area = dress.slots.find((slot) => slot.zone === there?.zone)?.area
  return dress.lanes?.find((each) => (there?.seat === near ? each.mine : each.theirs) === area)?.name
}
