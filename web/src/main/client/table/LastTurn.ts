import { signal } from '@preact/signals'
import type { View } from '../net/messages'

/** So many views of one turn are kept. */
const LONGEST = 60

/** The last turn of the other player, kept so that it can be shown again. */
export class LastTurn {
  /** The turn as far as it has come, with the view before it and, when it is over, the one behind it. */
  readonly views = signal<readonly View[]>([])
  private newest: View | null = null
  private turn: View[] = []

  /** The view that is shown now, or was when a turn began to be shown again. */
  now(): View | null {
    return this.newest
  }

  /** A view is shown for the first time. */
  shown(view: View): void {
    const before = this.newest
    this.newest = view
    const theirs = view.you !== null && view.table?.turn != null && view.table.turn.player !== view.you
    if (view.whole) {
      this.turn = []
    } else if (theirs) {
      this.turn = [...(this.turn.length === 0 && before !== null ? [before] : this.turn), view].slice(-LONGEST)
      this.views.value = this.turn
    } else if (this.turn.length > 0) {
      this.views.value = [...this.turn, view]
      this.turn = []
    }
  }
}
