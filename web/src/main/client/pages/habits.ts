import type { Games } from '../net/api'

const KEY = 'cardwright.level'
const VISITED = 'cardwright.visited'

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

/** Whether this person has begun no game here yet, as far as the browser tells. */
export function firstVisit(): boolean {
  try {
    return localStorage.getItem(KEY) === null && localStorage.getItem(VISITED) === null
  } catch {
    // Where nothing is kept everybody would be new each time.
    return false
  }
}

/** Keeps that a game was begun here. */
export function keepVisit(): void {
  try {
    localStorage.setItem(VISITED, 'yes')
  } catch {
    // It is only a convenience.
  }
}
