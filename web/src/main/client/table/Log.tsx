import { useEffect, useRef } from 'preact/hooks'
import type { GameEvent } from '../net/messages'
import { t } from '../words/words'

/** The game as a person would tell it, the newest below. */
export function Log(props: { events: readonly GameEvent[]; tell: (words: string) => string }) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const box = list.current
    if (box !== null) {
      box.scrollTop = box.scrollHeight
    }
  }, [props.events])
  return (
    <ol ref={list} class="log" aria-label={t('table.log')} tabIndex={0}>
      {props.events.map((event, i) => (
        <li key={i} class={event.kind === 'turn-began' ? 'log-turn' : ''}>
          {props.tell(event.words)}
        </li>
      ))}
    </ol>
  )
}
