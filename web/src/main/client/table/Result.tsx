import type { ComponentChildren } from 'preact'
import { Icon } from '../cards/icons'
import { api } from '../net/api'
import type { Outcome, Seat, View } from '../net/messages'
import { problemWords } from '../shell/problemWords'
import { go } from '../shell/route'
import { t } from '../words/words'
import { Exchange } from './Exchange'
import type { Room } from './Room'
import { verified } from './ShuffleView'

/** A game that is played to learn one: what is done of the way through it. */
export interface Course {
  game: string
  done: 'whole' | 'lesson' | null
}

/** How the game ended, and the ways on from there; between them what else there is to tell. */
export function Result(props: { room: Room; view: View; names: Record<Seat, string>; course: Course | null; children?: ComponentChildren }) {
  const { view } = props
  const outcome = view.outcome
  const won = outcome !== null && isWon(view)
  return (
    <section class="result" aria-live="polite">
      {outcome === null ? null : (
        <div class="result-head">
          <h2>
            <Icon name={won ? 'trophy' : 'flag'} />
            {headline(outcome, view.you, props.names)}
          </h2>
          {view.you !== null && outcome.winner !== null && !won ? <p class="result-kind">{t('over.kind')}</p> : null}
          <p>{sentence(outcome.reason)}</p>
          {props.course?.done == null ? null : (
            <p>{t(props.course.done === 'whole' ? 'over.course.whole' : 'over.course.lesson')}</p>
          )}
          {view.match.games === 1 ? null : (
            <p>{t('over.match', { mine: view.match.wins[view.you ?? 'A'], theirs: view.match.wins[view.you === 'B' ? 'A' : 'B'] })}</p>
          )}
        </div>
      )}
      {props.children}
      {view.state === 'between' ? <Exchange room={props.room} view={view} names={props.names} /> : <After room={props.room} view={view} names={props.names} course={props.course} />}
    </section>
  )
}

/** A part of a sentence as one of its own. */
function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}

/** Whether whoever looks on has reason to be glad: a player who won, and anybody who watches a game that was won. */
export function isWon(view: View): boolean {
  const winner = view.outcome?.winner ?? null
  return winner !== null && (view.you === null || winner === view.you)
}

export function headline(outcome: Outcome, you: Seat | null, names: Record<Seat, string>): string {
  if (outcome.winner === null) {
    return t('over.drawn')
  }
  if (you === null) {
    return t('over.winner', { name: names[outcome.winner] })
  }
  return t(outcome.winner === you ? 'over.won' : 'over.lost')
}

function After(props: { room: Room; view: View; names: Record<Seat, string>; course: Course | null }) {
  const { view } = props
  const { answered } = props.room
  const again = props.room.again.value
  const offered = again !== null && view.you !== null && again.by !== view.you ? again.by : null
  const rematch = async () => {
    try {
      const next = await api.rematch(view.play)
      go(`/g/${next.id}`)
    } catch (error) {
      answered.value = problemWords(error)
    }
  }
  const check = async () => {
    try {
      answered.value = (await verified(props.room, view, props.names)).join(' ')
    } catch (error) {
      answered.value = problemWords(error)
    }
  }
  return (
    <div class="stack">
      {offered === null ? null : (
        <p class="notice" role="alert">
          {t('over.again.offered', { name: props.names[offered] })}
        </p>
      )}
      <div class="row">
        {view.you === null && again !== null ? (
          <a class="button primary big" href={`/g/${again.play}?watch`}>
            {t('over.again.watch')}
          </a>
        ) : null}
        {view.you === null ? null : (
          <button type="button" class="button primary big" id="primary" onClick={() => void rematch()}>
            {t('over.again')}
          </button>
        )}
        {props.course === null ? null : (
          <a class="button" href={`/learn/${props.course.game}`}>
            {t('over.course.back')}
          </a>
        )}
        <a class="button" href={`/g/${view.play}/replay`}>
          {t('over.replay')}
        </a>
        <a class="button" href={`/g/${view.play}/analysis`}>
          {t('analysis.title')}
        </a>
        <button type="button" class="button" onClick={() => void check()}>
          {t('over.shuffle')}
        </button>
        <a class="button quiet" href={`/api/plays/${view.play}/record`} download={`${view.play}.play`}>
          {t('replay.record')}
        </a>
        <a class="button quiet" href="/">
          {t('over.home')}
        </a>
      </div>
      <p role="status" class="note">
        {answered.value}
      </p>
    </div>
  )
}
