import type { Games } from '../net/api'

const KEY = 'cardwright.level'

/** The level that this person chose last; an easy one to begin with. */
export function lastLevel(games: Games): string {
  const names = games.levels.map((level) => level.name)
  let stored: string | null = null
  try {
    stored = localStorage.getItem(KEY)
  } catch {
    // Where nothing may be stored, everybody begins easy.
  }
  if (stored !== null && names.includes(stored)) {
    return stored
  }
  return names.includes('easy') ? 'easy' : (names[0] ?? 'easy')
}

export function keepLevel(level: string): void {
  try {
    localStorage.setItem(KEY, level)
  } catch {
    // It is only a convenience.
  }
}
