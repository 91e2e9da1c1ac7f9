import type { ComponentChildren } from 'preact'
import { Icon } from '../cards/icons'
import type { Dress } from '../games/dress'
import type { Player, Side } from '../net/messages'
import { term } from '../words/terms'
import { level, t } from '../words/words'

interface Props {
  side: Side
  dress: Dress
  name: string
  player: Player | null
  present: boolean
  deciding: boolean
  children?: ComponentChildren
}

/** Who sits there, whether they are here, and their counters. */
export function PlayerBar(props: Props) {
  const { side, dress, player } = props
  const about =
    player?.kind === 'computer'
      ? [t('table.computer'), ...(player.level === undefined ? [] : [level(player.level)])].join(', ')
      : props.present
        ? player?.kind === 'account'
          ? t('table.account')
          : ''
        : t('table.away')
  return (
    <div class={props.deciding ? 'bar is-deciding' : 'bar'} data-seat={side.seat}>
      <span class="bar-name">
        <span class={`presence ${props.present ? 'is-here' : 'is-away'}`} aria-hidden="true" />
        <b>{props.name}</b>
        <span class="note">{about}</span>
      </span>
      <ul class="counters">
        {side.counters.map((counter) => (
          <li key={counter.name} class="counter" data-counter={counter.name} title={term(dress.name, counter.name)}>
            <Icon name={dress.counters[counter.name] ?? 'star'} />
            <span class="counter-name">{term(dress.name, counter.name)}</span>
            <b key={counter.value} class="counter-value">
              {counter.value}
            </b>
          </li>
        ))}
      </ul>
      {props.children}
    </div>
  )
}
