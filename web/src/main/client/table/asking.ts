import type { Purse } from '../games/dress'
import type { OfferedMove, View } from '../net/messages'
import { keptSwitch } from '../shell/stored'
import { faceoffOf } from './faceoffs'

/** Whether one is asked before moves that lose at once or leave something unspent: on until it is switched off. */
export const asking = keptSwitch('cardwright.ask', { on: 'on', off: 'off' }, true)

/** What a player still has when a move ends the turn or the phase, though something could be bought for it; 0 for any other move. */
export function unspent(view: View, move: OfferedMove, purse: Purse | undefined): number {
  const you = view.you
  const table = view.table
  if (purse === undefined || you === null || table === null || view.choice === null || table.turn === null) {
    return 0
  }
  const ends = purse.ends.test(move.notation) && table.turn.player === you && (purse.phases === undefined || purse.phases.includes(table.turn.phase))
  const buys = view.choice.moves.some((each) => each !== move && purse.buys.test(each.notation))
  if (!ends || !buys || faceoffOf(table) !== null) {
    return 0
  }
  return table.sides.find((side) => side.seat === you)?.counters.find((counter) => counter.name === purse.counter)?.value ?? 0
}

/** A turn and a phase of it: within one it is asked once alone whether something is to be left. */
export function moment(view: View): string {
  const turn = view.table?.turn
  return turn == null ? '' : `${turn.number} ${turn.player} ${turn.phase}`
}

