import { useState } from 'preact/hooks'
import { encode } from 'uqr'
import { api, type Play } from '../net/api'
import { go } from '../shell/route'
import { Notices } from '../table/Notices'
import type { Room } from '../table/Room'
import { t } from '../words/words'
import { PlayTerms } from './PlayTerms'

/** The link to send to a friend, while the seat is empty. */
export function Invitation(props: { play: Play; title: string; room: Room }) {
  const link = location.origin + (props.play.invite ?? `/g/${props.play.id}`)
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => document.querySelector<HTMLInputElement>('#invite')?.select(),
    )
  return (
    <div class="page">
      <header>
        <h1>{t('invite.title')}</h1>
        <p>{t('invite.lead')}</p>
      </header>
      <div class="sheet stack">
        <PlayTerms play={props.play} says="" />
        <label class="field">
          <span>{props.title}</span>
          <input id="invite" readonly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <div class="row">
          <button type="button" class="button primary" onClick={() => void copy()}>
            {t('invite.copy')}
          </button>
          <button type="button" class="button" onClick={() => void api.leave(props.play.id).then(() => go('/'))}>
            {t('invite.off')}
          </button>
          <span role="status">{copied ? t('invite.copied') : ''}</span>
        </div>
        <Qr text={link} />
      </div>
      <Notices room={props.room} view={null} names={{ A: 'A', B: 'B' }} />
    </div>
  )
}

/** A text as a code for a camera, drawn as one path. */
function Qr(props: { text: string }) {
  const code = encode(props.text)
  const path = code.data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg class="qr" viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={t('invite.qr')}>
      <path d={path} />
    </svg>
  )
}
