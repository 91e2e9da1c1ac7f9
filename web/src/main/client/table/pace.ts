import { timed } from './speeds'

/** So long everything takes altogether that has come together, in milliseconds at normal speed. */
export const ALTOGETHER = 1_500

/** So long what is shown last has for its movement. */
export const LAST = 700

/** What is shown is seen for so long before the next, if there is the time. */
const SEEN = 250

/** How long each of many views is shown: from the first on there is one moment by which the movement of the last has ended. */
export class Pace {
  private until = 0

  /** Something has come to a table on which nothing waited. */
  begin(now: number): void {
    this.until = now + timed(ALTOGETHER)
  }

  /** How long a view stays before the next one, when so many more have come already. */
  step(waiting: number, now: number): number {
    const left = waiting === 0 ? this.until - now : (this.until - timed(LAST) - now) / waiting
    return Math.floor(Math.min(timed(SEEN), Math.max(0, left)))
  }

  /** How long what moves with a view may take, when so many more have come already. */
  within(waiting: number, now: number): number {
    return waiting === 0 ? Math.max(timed(LAST), this.until - now) : this.step(waiting, now)
  }
}

/** How long after the start each of some events begins, of which each lasts so long and all end within that time. */
export function delays(count: number, lasts: number, within: number): number[] {
  const step = count <= 1 ? 0 : Math.max(0, Math.min(SEEN, (within - lasts) / (count - 1)))
  return Array.from({ length: count }, (_, i) => Math.floor(i * step))
}
