import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../cards/icons'
import type { GameEvent } from '../net/messages'
import { english } from '../words/language'
import type { Piece } from '../words/told'
import { t } from '../words/words'
import { chapters, isQuiet, signOf, telling } from './chapters'
import { linked, type Linked } from './links'
import type { Lying } from './sides'

/** So many turns are open; those before fold. */
const OPEN = 2

/** The game as a person would tell it, the newest below. The name of a card that lies on the table opens the card, and whoever rests on a name sees the card; a turn that is folded is told in short. */
export function Log(props: {
  events: readonly GameEvent[]
  pieces: (event: GameEvent) => Piece[]
  cards: ReadonlyMap<string, Lying>
  onRead: (handle: string) => void
  /** Shows what an event was about once more. */
  onShow: (event: GameEvent) => void
  /** Says why was passed for this person. */
  onWhy: () => void
  /** Whether it has just been opened, where it is a drawer. */
  open: boolean
}) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const box = list.current
    if (box !== null) {
      box.scrollTop = box.scrollHeight
    }
  }, [props.events, props.open])
  const piece = (each: Linked, at: number) => {
    if (!each.card) {
      return each.words
    }
    const { handle } = each
    return handle === undefined ? (
      <b key={at} lang={english()} data-names={each.words}>
        {each.words}
      </b>
    ) : (
      <button key={at} type="button" class="log-card" lang={english()} data-names={each.words} data-lies={handle} tabIndex={-1} onClick={() => props.onRead(handle)}>
        {each.words}
      </button>
    )
  }
  const line = (event: GameEvent, at: number) => {
    const sign = signOf(event.kind)
    return (
      <li key={at} class={isQuiet(event.kind) ? 'log-line is-quiet' : 'log-line'}>
        <span class="log-sign">{sign === null ? null : <Icon name={sign} />}</span>
        <span>
          {linked(props.pieces(event), event.cards, props.cards).map(piece)}
          {event.snapshot === undefined ? null : (
            <button type="button" class="log-card log-show" onClick={() => props.onShow(event)}>
              {t('table.log.faceoff')}
            </button>
          )}
          {event.kind === 'note' ? (
            <button type="button" class="log-card log-show" onClick={props.onWhy}>
              {t('auto.why')}
            </button>
          ) : null}
        </span>
      </li>
    )
  }
  const words = (event: GameEvent) => props.pieces(event).map((each) => each.words).join('')
  const turns = chapters(props.events)
  return (
    <ol ref={list} class="log" aria-label={t('table.log')} tabIndex={0}>
      {turns.map((turn, i) =>
        turn.begin === null ? (
          turn.events.map(line)
        ) : (
          <li key={`turn ${i}`} class="log-turn">
            <details open={i >= turns.length - OPEN}>
              <summary>
                {words(turn.begin)}
                {telling(turn.events).map((event, at) => (
                  <span key={at} class="log-short">
                    {' '}
                    {words(event)}
                  </span>
                ))}
              </summary>
              <ol>{turn.events.map(line)}</ol>
            </details>
          </li>
        ),
      )}
    </ol>
  )
}
