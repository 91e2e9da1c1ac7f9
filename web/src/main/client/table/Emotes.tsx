import { drawing } from '../cards/pictures'
import type { EmoteKind, Seat } from '../net/messages'
import { t } from '../words/words'
import { EMOTES, emotes } from './emotes'
import { hiding } from './EmoteShow'
import type { Room } from './Room'

const kinds = Object.keys(emotes) as EmoteKind[]

function Sign(props: { emote: EmoteKind }) {
  const address = drawing(EMOTES, emotes[props.emote].glyph)
  return address === null ? null : (
    <svg class="emote-sign" aria-hidden="true" focusable="false">
      <use href={address} />
    </svg>
  )
}

/** What a player can say to the table, a button each, and the switch that hides what others say; who watches has the switch alone. */
export function Emotes(props: { room: Room; you: Seat | null; onSent: () => void }) {
  const { room } = props
  const waits = room.emotes.waits.value || room.socket.connection.value.state !== 'open'
  const send = (emote: EmoteKind) => {
    if (!waits) {
      room.emote(emote)
      props.onSent()
    }
  }
  // A button that waits keeps the focus.
  return (
    <div class="emotes" role="group" aria-label={t('emote.title')}>
      {props.you === null
        ? null
        : kinds.map((emote) => (
            <button key={emote} type="button" class="emote-button" title={t(emotes[emote].words)} aria-disabled={waits} onClick={() => send(emote)}>
              <Sign emote={emote} />
              <span>{t(emotes[emote].words)}</span>
            </button>
          ))}
      <button type="button" class="button small" aria-pressed={hiding.on.value} onClick={() => hiding.toggle()}>
        {t('emote.hide')}
      </button>
    </div>
  )
}

/** What a player says, at the bar of that player for a moment. It covers nothing that can be pressed; what is told of it is in `EmotesTold`. */
export function EmoteBubble(props: { room: Room; seat: Seat; you: Seat | null }) {
  const said = props.room.emotes.shown(props.seat, props.you)
  return said === null ? null : (
    <p key={said.number} class="emote" aria-hidden="true">
      <Sign emote={said.emote} />
      {t(emotes[said.emote].words)}
    </p>
  )
}

/** The same for who does not see it. */
export function EmotesTold(props: { room: Room; you: Seat | null; names: Record<Seat, string> }) {
  return (
    <div class="unseen" aria-live="polite">
      {(['A', 'B'] as const).map((seat) => {
        const said = props.room.emotes.shown(seat, props.you)
        return said === null ? null : <p key={said.number}>{t('emote.told', { name: props.names[seat], words: t(emotes[said.emote].words) })}</p>
      })}
    </div>
  )
}
