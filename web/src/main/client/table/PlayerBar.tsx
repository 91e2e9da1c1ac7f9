import { Icon } from '../cards/icons'
import type { Dress } from '../games/dress'
import type { Seat, Side, View } from '../net/messages'
import { term } from '../words/terms'
import { t } from '../words/words'
import { Clock } from './Clock'
import type { Room } from './Room'

/** Who sits there, whether they are here, their counters and their clock. */
export function PlayerBar(props: { side: Side; view: View; dress: Dress; name: string; room: Room | null; children?: preact.ComponentChildren }) {
  const { side, view, dress } = props
  const seat: Seat = side.seat
  const player = view.players[seat]
  const present = props.room?.present.value?.[seat] ?? true
  const deciding = view.choice?.seat === seat && view.outcome === null
  return (
    <div class={`bar ${deciding ? 'is-deciding' : ''}`}>
      <span class="bar-name">
        <span class={`presence ${present ? 'is-here' : 'is-away'}`} aria-hidden="true" />
        <b>{props.name}</b>
        <span class="note">
          {player?.kind === 'computer' ? `${t('table.computer')}${player.level === undefined ? '' : `, ${player.level}`}` : present ? '' : t('table.away')}
        </span>
      </span>
      <ul class="counters">
        {side.counters.map((counter) => (
          <li key={counter.name} class="counter" title={term(counter.name)}>
            <Icon name={dress.counters[counter.name] ?? 'star'} />
            <span class="counter-name">{term(counter.name)}</span>
            <b key={counter.value} class="counter-value">
              {counter.value}
            </b>
          </li>
        ))}
      </ul>
      {props.room === null ? null : <Clock room={props.room} seat={seat} name={props.name} />}
      {props.children}
    </div>
  )
}
