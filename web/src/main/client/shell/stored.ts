import { signal, type Signal } from '@preact/signals'

/** What the browser has kept under a key from an earlier visit; null where there is nothing, or where it keeps nothing. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a value for the next visit, where the browser lets us; else it holds for this visit. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Nothing is lost but the memory of it.
  }
}

/** A switch that is kept from one visit to the next. */
export interface KeptSwitch {
  readonly on: Signal<boolean>
  toggle(): void
}

/** The switch of a key.
 * @param words what is kept when it is on, and when it is off
 * @param usual how it stands as long as nobody has touched it */
export function keptSwitch(key: string, words: { on: string; off: string }, usual: boolean): KeptSwitch {
  const kept = stored(key)
  const on = signal(kept === words.on || (usual && kept !== words.off))
  return {
    on,
    toggle() {
      on.value = !on.value
      store(key, on.value ? words.on : words.off)
    },
  }
}
