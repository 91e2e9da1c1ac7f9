import { useEffect, useState } from 'preact/hooks'
import type { Seat, View } from '../net/messages'
import { t } from '../words/words'
import { useTick } from './Clock'
import type { Room } from './Room'
import { ChangedHashes } from './ShuffleView'

/** What has to be said beside the game: the connection, and wishes of the other player. */
export function Notices(props: { room: Room; view: View | null; names: Record<Seat, string> }) {
  const { room, view } = props
  const undo = room.undo.value
  const asks = undo?.asked != null && undo.asked !== view?.you ? undo.asked : null
  return (
    <div class="notices">
      <ConnectionNotice room={room} />
      <ChangedHashes room={room} names={props.names} />
      {asks === null || view?.you == null ? null : (
        <div class="notice" role="alert">
          <p>{t('act.undo.asked', { name: props.names[asks] })}</p>
          <button type="button" class="button small primary" onClick={() => room.command({ type: 'answer-undo', agree: true })}>
            {t('act.undo.agree')}
          </button>
          <button type="button" class="button small" onClick={() => room.command({ type: 'answer-undo', agree: false })}>
            {t('act.undo.decline')}
          </button>
        </div>
      )}
      {undo?.asked != null && undo.asked === view?.you ? <p class="notice">{t('act.undo.asked.mine')}</p> : null}
      <ClaimNotice room={room} you={view?.you ?? null} names={props.names} />
    </div>
  )
}

/** What the page answers to who asked it: a hint, a reason, what is wrong with what was typed. It has a place of its own, so that no card moves for it. */
export function Said(props: { room: Room }) {
  const { room } = props
  const notice = room.notice.value
  return notice === null ? null : (
    <div class={`notice said notice-${notice.kind}`} role="status">
      <ul>
        {notice.words.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <button type="button" class="button small quiet" onClick={() => (room.notice.value = null)}>
        {t('card.close')}
      </button>
    </div>
  )
}

function ClaimNotice(props: { room: Room; you: Seat | null; names: Record<Seat, string> }) {
  const { claim, at } = props.room.counted.value
  const now = useTick(claim !== null, 500)
  if (claim === null || props.you === null || claim.against === props.you) {
    return null
  }
  const seconds = Math.ceil(Math.max(0, claim.in - (now - at)) / 1000)
  const name = props.names[claim.against]
  return (
    <div class="notice" role="status">
      <p>{seconds > 0 ? t('act.claim.in', { name, seconds }) : t('act.claim.now', { name })}</p>
      {seconds > 0 ? null : (
        <button type="button" class="button small primary" onClick={() => props.room.command({ type: 'claim' })}>
          {t('act.claim')}
        </button>
      )}
    </div>
  )
}

/** A short break goes unmentioned; after that, what is wrong and how long it takes. */
function ConnectionNotice(props: { room: Room }) {
  const connection = props.room.socket.connection.value
  const now = useTick(connection.state === 'waiting', 250)
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    setSlow(false)
    const timer = setTimeout(() => setSlow(true), 600)
    return () => clearTimeout(timer)
  }, [connection.state])
  switch (connection.state) {
    case 'open':
    case 'missing':
      return null
    case 'connecting':
      return slow ? (
        <p class="notice" role="status">
          {t('conn.connecting')}
        </p>
      ) : null
    case 'waiting': {
      const seconds = Math.max(0, Math.ceil((connection.until - now) / 1000))
      return (
        <div class="notice" role="status">
          <p>{t(connection.restarting ? 'conn.restarting' : 'conn.lost', { seconds })}</p>
          <button type="button" class="button small" onClick={() => props.room.socket.retry()}>
            {t('conn.now')}
          </button>
        </div>
      )
    }
    case 'closed':
      return <Closed room={props.room} code={connection.bye.code} message={connection.bye.message} />
  }
}

function Closed(props: { room: Room; code: string; message: string }) {
  const elsewhere = props.code === 'elsewhere'
  const signedOut = props.code === 'signed-out'
  const outdated = props.code === 'outdated' || signedOut
  return (
    <div class="notice" role="alert">
      <p>{elsewhere ? t('conn.elsewhere') : signedOut ? t('conn.signed-out') : outdated ? t('conn.outdated') : t('conn.many', { message: props.message })}</p>
      <button type="button" class="button small primary" onClick={() => (outdated ? location.reload() : props.room.socket.retry())}>
        {elsewhere ? t('conn.here') : outdated ? t('conn.reload') : t('conn.now')}
      </button>
    </div>
  )
}
