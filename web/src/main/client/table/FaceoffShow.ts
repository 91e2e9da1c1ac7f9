import { signal } from '@preact/signals'
import type { GameEvent, View } from '../net/messages'
import { faceoffOf } from './faceoffs'

/** Which faceoff is on the stage beside the one that goes on: one that has just ended, until it was read, or one that is read again. */
export class FaceoffShow {
  /** The event that compared its totals. */
  readonly reading = signal<GameEvent | null>(null)
  /** Whether the table is looked at while a faceoff goes on. */
  readonly folded = signal(false)

  /** A view is shown. One that ends a faceoff leaves its totals on the stage for who plays; whoever watches sees them for as long as the view. */
  shown(view: View, reads: boolean): void {
    const running = view.table !== null && faceoffOf(view.table) !== null
    const compared = view.whole ? undefined : view.events.findLast((event) => event.snapshot !== undefined)
    if (running || !reads) {
      this.reading.value = null
    }
    if (!running) {
      this.folded.value = false
      if (compared !== undefined) {
        this.reading.value = compared
      }
    }
  }

  read(event: GameEvent): void {
    this.reading.value = event
  }

  close(): void {
    this.reading.value = null
  }
}
