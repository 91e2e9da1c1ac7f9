import { signal } from '@preact/signals'
import { store, stored } from '../shell/stored'

/** How fast what happens is shown; with `none` everything is at once where it belongs. Tables say it in `data-speed` to their style sheets. */
export const speeds = ['calm', 'normal', 'fast', 'none'] as const
export type Speed = (typeof speeds)[number]

const KEPT = 'cardwright.speed'

/** By how much each speed stretches the times of all movement. */
const STRETCH: Record<Speed, number> = { calm: 1.6, normal: 1, fast: 0.5, none: 1 }

/** Frames a second below which movement is seen to stutter. */
const SMOOTH = 50

/** A movement that is measured takes at least so many milliseconds: of a shorter one there are too few frames. */
const MEASURED = 150

const wished = kept()

export const speed = signal<Speed>(wished ?? 'normal')

/** Whether movement was left out because it stuttered, and nobody has chosen a speed since: that has to be said where speeds are chosen. */
export const leftOut = signal(false)

// Who has chosen a speed has it, however slow the device is.
let chosen = wished !== undefined
let stuttered = 0

function kept(): Speed | undefined {
  const last = stored(KEPT)
  return speeds.find((each) => each === last)
}

/** Takes a speed and keeps it for the next visit, where the browser lets us. */
export function chooseSpeed(to: Speed): void {
  chosen = true
  leftOut.value = false
  speed.value = to
  store(KEPT, to)
}

/** A time at the speed that was chosen, in milliseconds. */
export function timed(milliseconds: number): number {
  return milliseconds * STRETCH[speed.peek()]
}

/** Whether nothing is to move: it is wished so, or nobody looks. */
export function calm(): boolean {
  return speed.peek() === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden
}

/** Whether what changes is to fade from one to the other instead of moving. */
export function fades(): boolean {
  return speed.peek() !== 'none' && !document.hidden && matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Notes how a movement went; where two in a row stutter, nothing moves any more on this visit. */
export function measured(frames: number, milliseconds: number): void {
  if (chosen || milliseconds < MEASURED) {
    return
  }
  stuttered = (frames * 1_000) / milliseconds < SMOOTH ? stuttered + 1 : 0
  if (stuttered === 2) {
    leftOut.value = true
    speed.value = 'none'
  }
}

/** Counts the frames that are drawn until something ends. */
export function watch(end: Promise<unknown>): void {
  let first: number | null = null
  let last = 0
  let frames = -1
  let over = false
  const count = (now: number): void => {
    first ??= now
    last = now
    frames++
    if (over) {
      measured(frames, last - first)
    } else {
      requestAnimationFrame(count)
    }
  }
  requestAnimationFrame(count)
  void end.then(() => {
    over = true
  })
}
