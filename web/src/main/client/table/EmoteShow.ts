import { signal } from '@preact/signals'
import type { EmoteKind, PerSeat, Seat } from '../net/messages'
import { keptSwitch } from '../shell/stored'
import { emotes } from './emotes'

/** How long what was said stays, in milliseconds. */
const STAYS = 4_000

/** How long one waits after each; a little longer than the server wants. */
const PAUSE = 3_300

/** Whether the emotes of others are hidden: not until it is wished. */
export const hiding = keptSwitch('cardwright.emotes', { on: 'hidden', off: 'shown' }, false)

/** Something that was said; two of the same have different numbers. */
export interface Said {
  emote: EmoteKind
  number: number
}

/** What players have said to the table in the last seconds. */
export class EmoteShow {
  readonly said = signal<PerSeat<Said | null>>({ A: null, B: null })
  /** Whether this person has just said something, and waits. */
  readonly waits = signal(false)
  private number = 0
  private readonly timers: Partial<Record<Seat | 'pause', ReturnType<typeof setTimeout>>> = {}

  /** Somebody said something; what a newer server knows besides is passed over. */
  heard(seat: Seat, emote: EmoteKind): void {
    if (emotes[emote] === undefined) {
      return
    }
    this.said.value = { ...this.said.value, [seat]: { emote, number: ++this.number } }
    this.later(seat, STAYS, () => (this.said.value = { ...this.said.value, [seat]: null }))
  }

  /** This person says something. */
  pause(): void {
    this.waits.value = true
    this.later('pause', PAUSE, () => (this.waits.value = false))
  }

  /** What a player said, where it is shown to who sits at a seat. */
  shown(seat: Seat, you: Seat | null): Said | null {
    return hiding.on.value && seat !== you ? null : this.said.value[seat]
  }

  close(): void {
    Object.values(this.timers).forEach((timer) => clearTimeout(timer))
  }

  private later(which: Seat | 'pause', after: number, deed: () => void): void {
    clearTimeout(this.timers[which])
    this.timers[which] = setTimeout(deed, after)
  }
}
