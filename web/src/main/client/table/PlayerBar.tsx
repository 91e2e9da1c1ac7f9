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
  // A narrow window scrolls the bar, and keys reach it by what is in it, or else by itself.
  const reached = props.children === undefined ? { role: 'group' as const, 'aria-label': props.name, tabIndex: 0 } : {}
  return (
    <div class={props.deciding ? 'bar is-deciding' : 'bar'} data-seat={side.seat} {...reached}>
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
