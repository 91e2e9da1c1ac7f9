import type { ComponentChildren } from 'preact'
import type { Dress } from '../games/dress'
import type { Player, Side } from '../net/messages'
import { level, t } from '../words/words'
import { Counters } from './Counters'
import { Portrait } from './Portrait'

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
  // A narrow window scrolls the bar, so keys have to reach it.
  return (
    <div class={props.deciding ? 'bar is-deciding' : 'bar'} data-seat={side.seat} role="group" aria-label={props.name} tabIndex={0}>
      <span class="bar-name">
        <Portrait player={player} seat={side.seat} present={props.present} />
        <b>{props.name}</b>
        <span class="note">{about}</span>
      </span>
      <Counters side={side} dress={dress} />
      {props.children}
    </div>
  )
}
