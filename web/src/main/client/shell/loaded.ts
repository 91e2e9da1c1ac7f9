import { useEffect, useState } from 'preact/hooks'
import { Problem } from '../net/api'
import { language } from '../words/language'

export type Loaded<T> =
  | { state: 'wait' }
  | { state: 'failed'; problem: Problem; again: () => void }
  | { state: 'there'; value: T }

/** What a promise brings, asked for anew whenever `on` changes, and in another language while the old answer still stands. */
export function useLoaded<T>(load: () => Promise<T>, on: readonly unknown[]): Loaded<T> {
  const [result, set] = useState<Loaded<T>>({ state: 'wait' })
  const [round, setRound] = useState(0)
  const spoken = language.value
  useEffect(() => {
    set({ state: 'wait' })
  }, [...on, round])
  useEffect(() => {
    let current = true
    load().then(
      (value) => current && set({ state: 'there', value }),
      (error: unknown) => {
        const problem = error instanceof Problem ? error : new Problem(0, 'fault', String(error))
        if (current) {
          set({ state: 'failed', problem, again: () => setRound((n) => n + 1) })
        }
      },
    )
    return () => {
      current = false
    }
  }, [...on, round, spoken])
  return result
}
