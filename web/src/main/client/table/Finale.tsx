import type { RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../cards/icons'
import { api, type TurningPoint } from '../net/api'
import type { Seat, View } from '../net/messages'
import { happened, type Names } from '../words/told'
import { t } from '../words/words'
import { hops, snippets } from './celebration'
import { isQuiet, telling } from './chapters'
import { start } from './moving'
import { headline } from './Result'
import { below } from './sides'
import { calm } from './speeds'

/** Whether whoever looks on has reason to be glad: a player who won, and anybody who watches a game that was won. */
function isWon(view: View): boolean {
  const winner = view.outcome?.winner ?? null
  return winner !== null && (view.you === null || winner === view.you)
}

/**
 * The scene of a game that is over: how it ended, and the moments that decided it, each of which leads to its place in the replay.
 * The winner is celebrated on the table before it opens. It lies over the table, of which the strip and the hand stay in sight.
 */
export function Finale(props: { view: View; names: Record<Seat, string>; root: RefObject<HTMLElement | null> }) {
  const { view, names } = props
  // None are known as long as they are asked for; where there are none the scene says how it ended.
  const [moments, setMoments] = useState<readonly TurningPoint[] | null>(null)
  const [celebrated, setCelebrated] = useState(false)
  const [open, setOpen] = useState(true)
  const outcome = view.outcome
  const game = view.match.game
  useEffect(() => {
    let current = true
    api.turningPoints(view.play, game).then(
      (found) => current && setMoments(found),
      () => current && setMoments([]),
    )
    return () => {
      current = false
    }
  }, [view.play, game])
  useEffect(() => {
    let current = true
    const table = props.root.current
    const winner = view.outcome?.winner ?? null
    // Whoever comes back to a game that is over has seen it.
    const all = table === null || winner === null || view.whole || calm() ? [] : [...hops(table.querySelector(winner === below(view) ? '.half-mine' : '.half-theirs')), ...(isWon(view) ? snippets(table) : [])]
    void Promise.allSettled(start(all).map((each) => each.finished)).then(() => current && setCelebrated(true))
    return () => {
      current = false
    }
  }, [view.play, game])
  if (!open || outcome === null || moments === null || !celebrated) {
    return null
  }
  const won = isWon(view)
  const lost = view.you !== null && outcome.winner !== null && !won
  return (
    <section class={moments.length === 0 ? 'finale is-bare' : 'finale'} aria-labelledby="finale" data-won={won ? 'true' : undefined}>
      <header class="finale-head">
        <h2 id="finale">
          <Icon name={won ? 'trophy' : 'flag'} /> {headline(outcome, view.you, names)}
        </h2>
        {lost ? <p class="finale-kind">{t('over.kind')}</p> : null}
        {moments.length === 0 ? <p>{outcome.reason}</p> : <p>{t(moments.length === 1 ? 'over.moment' : 'over.moments', { count: moments.length })}</p>}
        <button type="button" class="button small" onClick={() => setOpen(false)}>
          {t('faceoff.fold')}
        </button>
      </header>
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
