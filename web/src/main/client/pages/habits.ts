import type { Games } from '../net/api'
import { store, stored } from '../shell/stored'

const KEY = 'cardwright.level'
const VISITED = 'cardwright.visited'

/** The level that this person chose last; an easy one to begin with. */
export function lastLevel(games: Games): string {
  const names = games.levels.map((level) => level.name)
  const last = stored(KEY)
  if (last !== null && names.includes(last)) {
    return last
  }
  return names.includes('easy') ? 'easy' : (names[0] ?? 'easy')
}

export function keepLevel(level: string): void {
  store(KEY, level)
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
  store(VISITED, 'yes')
}
