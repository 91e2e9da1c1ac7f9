import type { Seat } from '../net/messages'
import { t } from '../words/words'
import { ahead, outcome, scores, sendsHome, type Faceoff } from './faceoffs'
import type { Room } from './Room'
import { other } from './sides'

/** In the strip, under a faceoff that is over: how it ended, until it has been read. */
export function Verdict(props: { room: Room }) {
  const { room } = props
  const event = room.faceoffs.reading.value
  if (event === null) {
    return null
  }
  return (
    <section class="middle is-mine verdict" aria-label={t('faceoff.over')}>
      <div class="middle-says">
        <p class="question">{[event, ...outcome(room.log.value, event)].map((each) => room.happened(each)).join(' ')}</p>
      </div>
      <div class="acts">
        <button type="button" class="button primary big" id="go-on" onClick={() => room.faceoffs.close()}>
          {t('faceoff.go-on')}
        </button>
      </div>
    </section>
  )
}

/** How a faceoff ends if nobody does anything more, as who sits below would be told. */
export function stands(faceoff: Faceoff, near: Seat, names: Record<Seat, string>): string {
  const far = other(near)
  const score = { mine: faceoff.sides[near].total, theirs: faceoff.sides[far].total }
  const first = ahead(faceoff)
  if (first === null) {
    return t('faceoff.stands.even')
  }
  if (first === near) {
    const points = scores(faceoff, near)
    return points > 0 ? t('faceoff.stands.won.mine.points', { ...score, points }) : t('faceoff.stands.won.mine', score)
  }
  return t(sendsHome(faceoff, far) ? 'faceoff.stands.home' : 'faceoff.stands.won', { ...score, name: names[far] })
}
