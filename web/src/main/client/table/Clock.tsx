import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../cards/icons'
import type { Seat } from '../net/messages'
import { t } from '../words/words'
import type { Counted, Room } from './Room'

/** What is left to a seat in milliseconds: of the move first, then of the bank. */
export function left(counted: Counted, seat: Seat, now: number): number | null {
  const clocks = counted.clocks
  if (clocks === null) {
    return null
  }
  const of = clocks[seat]
  const gone = clocks.running === seat ? now - counted.at : 0
  return Math.max(0, of.bank + of.move - gone)
}

/** `4:05`, and tenths in the last ten seconds. */
export function clockText(ms: number): string {
  if (ms < 10_000) {
    return (Math.floor(ms / 100) / 10).toFixed(1)
  }
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Makes a component draw itself anew now and then while `on` holds. */
export function useTick(on: boolean, every: number): number {
  const [now, set] = useState(Date.now())
  useEffect(() => {
    if (!on) {
      return
    }
    const timer = setInterval(() => set(Date.now()), every)
    return () => clearInterval(timer)
  }, [on, every])
  return on ? Math.max(now, Date.now()) : Date.now()
}

/** The clock of a seat: amber and marked from 30 seconds, red from 10; a flag falls where its time has run out. */
export function Clock(props: { room: Room; seat: Seat; name: string }) {
  const counted = props.room.counted.value
  const runs = counted.clocks?.running === props.seat
  const now = useTick(runs, 200)
  const ms = left(counted, props.seat, now)
  const outcome = props.room.view.value?.outcome
  if (outcome?.how === 'time' && outcome.winner !== null && outcome.winner !== props.seat) {
    return (
      <span class="clock is-fallen">
        <Icon name="flag" />
        {t('clock.fallen')}
      </span>
    )
  }
  if (ms === null) {
    return null
  }
  const low = ms < 10_000 ? 'is-last' : ms < 30_000 ? 'is-low' : ''
  return (
    <span class={`clock ${runs ? 'is-running' : ''} ${low}`} role="timer" aria-label={t('clock.bank', { name: props.name })}>
      {low === '' ? '' : '! '}
      {clockText(ms)}
    </span>
  )
}
