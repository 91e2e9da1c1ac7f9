import { lore, lineOf } from '../cards/lore'
import type { Dress } from '../games/dress'
import type { PendingText, Seat } from '../net/messages'
import { english } from '../words/language'
import { t } from '../words/words'

/** The texts that wait for each other, as a list: the one that comes next first, and below it those that go on when it is done. */
export function Pending(props: { texts: readonly PendingText[]; dress: Dress; names: Record<Seat, string>; onRead: (handle: string) => void }) {
  // A text alone is what is being asked about.
  if (props.texts.length < 2) {
    return null
  }
  const known = lore(props.dress.name)
  return (
    <ol class="pending" aria-label={t('pending.label')}>
      {props.texts.map((text, at) => {
        const { handle } = text
        const line = lineOf(known, text.card, text.line)
        const name = <b lang={english()}>{text.card}</b>
        return (
          <li key={`${text.card} ${text.seat} ${text.line} ${at}`} class={at === 0 ? 'is-next' : ''} title={line ?? undefined}>
            <span class="pending-when">{t(at === 0 ? 'pending.next' : text.begun ? 'pending.goes-on' : 'pending.then')}</span>{' '}
            {handle === null ? (
              name
            ) : (
              <button type="button" class="link" onClick={() => props.onRead(handle)}>
                {name}
              </button>
            )}
            <span class="unseen">
              , {props.names[text.seat]}
              {line === null ? null : <span lang={english()}>: {line}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
