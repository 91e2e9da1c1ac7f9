import { useState } from 'preact/hooks'
import { api, Problem } from '../net/api'
import type { Outcome, Seat, View } from '../net/messages'
import { go } from '../shell/route'
import { t } from '../words/words'
import { Exchange } from './Exchange'
import type { Room } from './Room'

/** How the game ended, and the ways on from there. */
export function Result(props: { room: Room; view: View; names: Record<Seat, string>; game: string }) {
  const { view } = props
  const outcome = view.outcome
  return (
    <section class="result" aria-live="polite">
      {outcome === null ? null : (
        <div>
          <h2>{headline(outcome, view.you, props.names)}</h2>
          <p>{props.room.tell(outcome.reason)}</p>
          {view.match.games === 1 ? null : (
            <p>{t('over.match', { mine: view.match.wins[view.you ?? 'A'], theirs: view.match.wins[view.you === 'B' ? 'A' : 'B'] })}</p>
          )}
        </div>
      )}
      {view.state === 'between' ? <Exchange room={props.room} view={view} names={props.names} /> : <After room={props.room} view={view} names={props.names} />}
    </section>
  )
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

/** Whether seed and hash belong together, reckoned here; null where the browser cannot or the seed is not told. */
async function fitting(shuffle: View['shuffle']): Promise<boolean | null> {
  if (shuffle.seed === null || !isSecureContext) {
    return null
  }
  const bytes = Uint8Array.from(shuffle.seed.match(/../g) ?? [], (pair) => parseInt(pair, 16))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('') === shuffle.hash
}

function After(props: { room: Room; view: View; names: Record<Seat, string> }) {
  const { view } = props
  const again = props.room.again.value
  const offered = again !== null && view.you !== null && again.by !== view.you ? again.by : null
  const [said, setSaid] = useState('')
  const rematch = async () => {
    try {
      const next = await api.rematch(view.play)
      go(`/g/${next.id}`)
    } catch (error) {
      setSaid(error instanceof Problem && error.message !== '' ? error.message : t('load.failed'))
    }
  }
  const check = async () => {
    try {
      const [found, fits] = await Promise.all([api.verify(view.play), fitting(view.shuffle)])
      setSaid([fits === null ? '' : t(fits ? 'over.shuffle.right' : 'over.shuffle.wrong'), found.says].join(' ').trim())
    } catch (error) {
      setSaid(error instanceof Problem && error.message !== '' ? error.message : t('load.failed'))
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
        {view.you === null ? null : (
          <button type="button" class="button primary big" id="primary" onClick={() => void rematch()}>
            {t('over.again')}
          </button>
        )}
        <a class="button" href={`/g/${view.play}/replay`}>
          {t('over.replay')}
        </a>
        <button type="button" class="button" onClick={() => void check()}>
          {t('over.shuffle')}
        </button>
        <a class="button quiet" href="/">
          {t('over.home')}
        </a>
      </div>
      <p role="status" class="note">
        {said}
      </p>
    </div>
  )
}
