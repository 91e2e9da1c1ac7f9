/** The day that it is everywhere: the date of UTC, as `2026-11-28`. */
export function today(now: Date = new Date()): string {
  return now.toISOString().slice(0, 10)
}

/** The day before. */
export function before(day: string): string {
  return today(new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000))
}

/** A number that a text always comes to, and that tells nothing of it: FNV-1a, mixed once more. */
function hash(text: string): number {
  let state = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    state = Math.imul(state ^ text.charCodeAt(i), 0x01000193)
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return (state ^ (state >>> 16)) >>> 0
}

/** The one of a day, the same for everybody; those that are added later change few days. */
export function ofDay<T extends { id: string }>(all: readonly T[], day: string): T | undefined {
  let found: T | undefined
  let most = -1
  for (const each of all) {
    const lot = hash(`${day} ${each.id}`)
    if (lot > most) {
      most = lot
      found = each
    }
  }
  return found
}
