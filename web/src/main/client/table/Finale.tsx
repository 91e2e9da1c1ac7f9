import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { api, type TurningPoint } from '../net/api'
import type { Seat, View } from '../net/messages'
import { happened, type Names } from '../words/told'
import { t } from '../words/words'
import { hops, snippets } from './celebration'
import { isQuiet, telling } from './chapters'
import { start } from './moving'
import { isWon, Result, type Course } from './Result'
import type { Room } from './Room'
import { below } from './sides'
import { calm } from './speeds'

/** What the last scene of a game shows, and the way to put it away. */
export interface Scene {
  moments: readonly TurningPoint[]
  close: () => void
}

/**
 * The last scene of a game that is over, as soon as the moments that decided it are known and the winner has been celebrated on the table;
 * null before that, and when it has been put away.
 */
export function useScene(view: View, root: RefObject<HTMLElement | null>): Scene | null {
  const [moments, setMoments] = useState<readonly TurningPoint[] | null>(null)
  const [celebrated, setCelebrated] = useState(false)
  const [open, setOpen] = useState(true)
  const over = view.state === 'over' && view.outcome !== null
  const game = view.match.game
  useEffect(() => {
    let current = true
    setMoments(null)
    setCelebrated(false)
    setOpen(true)
    if (over) {
      api.turningPoints(view.play, game).then(
        (found) => current && setMoments(found),
        () => current && setMoments([]),
      )
      const table = root.current
      const winner = view.outcome?.winner ?? null
      // Whoever comes back to a game that is over has seen it.
      const all = table === null || winner === null || view.whole || calm() ? [] : [...hops(table.querySelector(winner === below(view) ? '.half-mine' : '.half-theirs')), ...(isWon(view) ? snippets(table) : [])]
      void Promise.allSettled(start(all).map((each) => each.finished)).then(() => current && setCelebrated(true))
    }
    return () => {
      current = false
    }
  }, [view.play, game, over])
  return over && open && moments !== null && celebrated ? { moments, close: () => setOpen(false) } : null
}

/** The last scene: how the game ended, the moments that decided it, each of which leads to its place in the replay, and the ways on. It lies over the table. */
export function Finale(props: { scene: Scene; room: Room; view: View; names: Record<Seat, string>; course: Course | null }) {
  const { view, names, scene } = props
  const { moments } = scene
  const game = view.match.game
  const here = useRef<HTMLElement>(null)
  // Whoever uses keys goes on from here.
  useEffect(() => here.current?.focus({ preventScroll: true }), [])
  return (
    <section ref={here} class="finale" tabIndex={-1} data-won={isWon(view) ? 'true' : undefined}>
      <button type="button" class="button small finale-close" onClick={scene.close}>
        {t('faceoff.fold')}
      </button>
      <Result room={props.room} view={view} names={names} course={props.course}>
        {moments.length === 0 ? null : (
          <div class="finale-story">
            <h3>{t(moments.length === 1 ? 'over.moment' : 'over.moments', { count: moments.length })}</h3>
            <ol class="finale-moments">
              {moments.map((moment) => (
                <li key={moment.at}>
                  <a href={`/g/${view.play}/replay?at=${moment.at}${game === 1 ? '' : `&game=${game}`}`}>
                    <span class="finale-when">
                      {t(moment.turn === null ? 'over.moment.who' : 'over.moment.when', { turn: moment.turn ?? 0, name: names[moment.seat] })}
                    </span>
                    <span>{told(moment, names)}</span>
                  </a>
                </li>
              ))}
            </ol>
          </div>
        )}
      </Result>
    </section>
  )
}

/** What came of the move that led to a moment; the move itself where nothing is told of that. */
function told(moment: TurningPoint, names: Names): string {
  const next = moment.events.findIndex((event) => event.kind === 'turn-began')
  const own = next < 0 ? moment.events : moment.events.slice(0, next)
  const events = telling(own.every((event) => isQuiet(event.kind)) ? moment.events : own)
  return events.length === 0 ? moment.meaning : events.map((event) => happened(event, names)).join(' ')
}
