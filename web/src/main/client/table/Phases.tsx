import type { ComponentChildren } from 'preact'
import type { Seat, View } from '../net/messages'
import { term } from '../words/terms'
import { t } from '../words/words'
import type { Room } from './Room'

/** Whose turn it is and which part of it, and what else is told of the turn; each part can be marked as one in which one is always asked. */
export function Phases(props: { room: Room; view: View; names: Record<Seat, string>; game: string; children?: ComponentChildren }) {
  const { room, view } = props
  const turn = view.table?.turn
  if (turn == null) {
    return null
  }
  const mine = turn.player === view.you
  const auto = view.auto
  const phases = auto?.phases ?? (turn.phase === '' ? [] : [turn.phase])
  const change = (phase: string) => {
    if (auto !== null) {
      const stops = auto.stops.includes(phase) ? auto.stops.filter((stop) => stop !== phase) : [...auto.stops, phase]
      room.command({ type: 'auto', mode: auto.mode, stops })
    }
  }
  return (
    <div class="turn">
      <b class={mine ? 'turn-who is-mine' : 'turn-who'}>
        {turn.number === 0 ? t('table.turn.none') : mine ? t('table.turn.mine') : t('table.turn.theirs', { name: props.names[turn.player] })}
      </b>
      {turn.number === 0 ? null : <span class="note">{t('table.turn', { number: turn.number })}</span>}
      {phases.length === 0 ? null : (
        <ol class="phases" aria-label={t('table.phases')}>
          {phases.map((phase) => {
            const now = phase === turn.phase
            const stop = auto?.stops.includes(phase) === true
            return (
              <li key={phase} aria-current={now ? 'step' : undefined}>
                {auto === null ? (
                  <span class="phase">{term(props.game, phase)}</span>
                ) : (
                  <button type="button" class="phase" aria-pressed={stop} title={t('table.phase.stop')} onClick={() => change(phase)}>
                    {stop ? '■ ' : ''}
                    {term(props.game, phase)}
                  </button>
                )}
              </li>
            )
          })}
        </ol>
      )}
      {props.children}
    </div>
  )
}
