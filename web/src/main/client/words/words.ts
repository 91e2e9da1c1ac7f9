import { en, type Key } from './en'

export type { Key }

/** The text of that key, with what it speaks of filled in. */
export function t(key: Key, fill: Record<string, string | number> = {}): string {
  return en[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(fill[name] ?? whole))
}

/** A word of a game as people write it: `at-own` becomes `At own`. */
export function title(word: string): string {
  const spaced = word.replace(/-/g, ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
