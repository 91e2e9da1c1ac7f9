import { useEffect, useRef } from 'preact/hooks'
import type { GameEvent } from '../net/messages'
import type { Piece } from '../words/told'
import { t } from '../words/words'

/** The game as a person would tell it, the newest below. The name of a card that lies on the table opens the card. */
export function Log(props: {
  events: readonly GameEvent[]
  pieces: (event: GameEvent) => Piece[]
  handles: ReadonlyMap<string, string>
  onRead: (handle: string) => void
}) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const box = list.current
    if (box !== null) {
      box.scrollTop = box.scrollHeight
    }
  }, [props.events])
  const piece = (each: Piece, at: number) => {
    if (!each.card) {
      return each.words
    }
    const handle = props.handles.get(each.words)
    return handle === undefined ? (
      <b key={at}>{each.words}</b>
    ) : (
      <button key={at} type="button" class="log-card" tabIndex={-1} onClick={() => props.onRead(handle)}>
        {each.words}
      </button>
    )
  }
  return (
    <ol ref={list} class="log" aria-label={t('table.log')} tabIndex={0}>
      {props.events.map((event, i) => (
        <li key={i} class={event.kind === 'turn-began' ? 'log-turn' : ''}>
          {props.pieces(event).map(piece)}
        </li>
      ))}
    </ol>
  )
}
