import type { RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { glimpsed } from '../cards/CardView'
import { told } from '../cards/figure'
import type { Dress } from '../games/dress'
import type { Card } from '../net/messages'
import { t } from '../words/words'
import { explanation, useExplained } from './explained'
import { LargeCard } from './LargeCard'
import type { Room } from './Room'
import { WordList } from './WordList'

/** So long the pointer or the focus rests on a card before it is shown large, in milliseconds. */
const RESTS = 150
/** So many of its words are told beside it; all of them are in the zoom. */
const WORDS = 4

/** The card that the mouse or the keys rest on. */
interface Rested {
  handle: string
  /** Whether it is in the left half of the window, so that the other half is free. */
  left: boolean
}

/**
 * Which card of a table the mouse rests on, or the focus that keys have brought. A finger that rests opens the card instead.
 * Escape puts it away.
 */
export function useRested(root: RefObject<HTMLElement | null>): Rested | null {
  const [rested, setRested] = useState<Rested | null>(null)
  useEffect(() => {
    const table = root.current
    if (table === null) {
      return
    }
    let over: string | null = null
    let waiting: ReturnType<typeof setTimeout> | undefined
    const rest = (card: HTMLElement | null) => {
      const handle = card?.dataset['handle'] ?? null
      if (handle === over) {
        return
      }
      clearTimeout(waiting)
      over = handle
      setRested(null)
      if (card !== null && handle !== null) {
        waiting = setTimeout(() => {
          const { left, width } = card.getBoundingClientRect()
          setRested({ handle, left: left + width / 2 < innerWidth / 2 })
        }, RESTS)
      }
    }
    const cardOf = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>('button.card') : null)
    const point = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') {
        rest(cardOf(event.target))
      }
    }
    const focus = (event: FocusEvent) => {
      const card = cardOf(event.target)
      if (card?.matches(':focus-visible') === true) {
        rest(card)
      }
    }
    const leave = () => rest(null)
    const blur = (event: FocusEvent) => {
      if (over !== null && cardOf(event.target)?.dataset['handle'] === over) {
        leave()
      }
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        leave()
      }
    }
    table.addEventListener('pointerover', point)
    table.addEventListener('pointerleave', leave)
    table.addEventListener('focusin', focus)
    table.addEventListener('focusout', blur)
    addEventListener('keydown', escape)
    return () => {
      clearTimeout(waiting)
      table.removeEventListener('pointerover', point)
      table.removeEventListener('pointerleave', leave)
      table.removeEventListener('focusin', focus)
      table.removeEventListener('focusout', blur)
      removeEventListener('keydown', escape)
    }
  }, [])
  return rested
}

/**
 * A card large, with its text, where changed figures come from, and the words that it uses. It lies over the rail, or beside the
 * card where there is none; it never catches the pointer. Whoever cannot see it has all of that in the card's label and in the zoom.
 */
export function Preview(props: { card: Card; dress: Dress; room: Room | null; side: 'rail' | 'left' | 'right' }) {
  const { card, dress } = props
  const changed = card.stats.some((stat) => stat.now !== stat.printed)
  const lines = useExplained(changed ? props.room : null, card).filter((each) => each.changes.length > 0)
  const marks = card.marks.filter(glimpsed)
  return (
    <div class="preview" data-side={props.side} aria-hidden="true">
      <LargeCard card={card} dress={dress} class="preview-card" />
      {marks.length === 0 ? null : <p>{marks.map(told).join(' · ')}</p>}
      {lines.length === 0 ? null : (
        <section>
          <h3>{t('card.explain')}</h3>
          {lines.map((each) => (
            <p key={each.figure}>{explanation(each)}</p>
          ))}
        </section>
      )}
      <WordList dress={dress} title={card.card} most={WORDS} />
    </div>
  )
}
