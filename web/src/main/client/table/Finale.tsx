import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../cards/icons'
import { api, type TurningPoint } from '../net/api'
import type { Seat, View } from '../net/messages'
import { happened, type Names } from '../words/told'
import { t } from '../words/words'
import { telling } from './chapters'
import { headline } from './Result'

/**
 * The scene of a game that is over: how it ended, and the moments that decided it, each of which leads to its place in the replay.
 * It opens when they are known and lies over the table, of which the strip and the hand stay in sight.
 */
export function Finale(props: { view: View; names: Record<Seat, string> }) {
  const { view, names } = props
  const [moments, setMoments] = useState<readonly TurningPoint[]>([])
  const [open, setOpen] = useState(true)
  const outcome = view.outcome
  const game = view.match.game
  useEffect(() => {
    let current = true
    // Without them there is the result in the strip, as ever.
    api.turningPoints(view.play, game).then(
      (found) => current && setMoments(found),
      () => {},
    )
    return () => {
      current = false
    }
  }, [view.play, game])
  if (!open || outcome === null || moments.length === 0) {
    return null
  }
  const won = outcome.winner !== null && (view.you === null || outcome.winner === view.you)
  return (
    <section class="finale" aria-labelledby="finale" data-won={won ? 'true' : undefined}>
      <header class="finale-head">
        <h2 id="finale">
          <Icon name={won ? 'trophy' : 'flag'} /> {headline(outcome, view.you, names)}
        </h2>
        <p>{t(moments.length === 1 ? 'over.moment' : 'over.moments', { count: moments.length })}</p>
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
  const events = telling(own)
  return events.length === 0 ? moment.meaning : events.map((event) => happened(event, names)).join(' ')
}
