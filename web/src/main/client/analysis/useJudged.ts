import { useEffect, useState } from 'preact/hooks'
import type { JudgedDecision } from '../net/api'
import { problemWords } from '../shell/problemWords'
import { merged } from './judged'
import { parts } from './parts'

/** What is thought of a game so far: a quick look at all decisions first, then a whole one. */
export interface Thought {
  judged: ReadonlyMap<number, JudgedDecision>
  /** How many decisions were looked at quickly, and how many wholly, of how many. */
  quick: number
  whole: number
  of: number
  /** Why it does not go on; empty while it does. */
  wrong: string
}

/** Thinks a game through, part by part, while somebody looks. */
export function useJudged(play: string, game: number): Thought {
  const [thought, setThought] = useState<Thought>({ judged: new Map(), quick: 0, whole: 0, of: 0, wrong: '' })
  useEffect(() => {
    let current = true
    const all = async () => {
      for (const how of ['quick', 'whole'] as const) {
        await parts(play, game, how, () => current, (part) => setThought((before) => ({ ...before, judged: merged(before.judged, part.judged), [how]: part.to, of: part.of })))
      }
    }
    all().catch((error: unknown) => current && setThought((before) => ({ ...before, wrong: problemWords(error) })))
    return () => {
      current = false
    }
  }, [play, game])
  return thought
}
