import type { RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { glimpsed } from '../cards/CardView'
import { told } from '../cards/figure'
import { Icon } from '../cards/icons'
import { lore } from '../cards/lore'
import type { Dress } from '../games/dress'
import type { Card } from '../net/messages'
import { t } from '../words/words'
import { explanation, useExplained, type Explaining } from './explained'
import { LargeCard } from './LargeCard'
import { useReasons } from './reasons'
import { Room } from './Room'
import { WordList } from './WordList'

/** So long the pointer or the focus rests on a card before it is shown large, in milliseconds. */
const RESTS = 150
/** So many of its words are told beside it; all of them are in the zoom. */
const WORDS = 4
/** And so many reasons why nothing can be done with it now. */
const REASONS = 2
const NOTHING: readonly string[] = []

/** The card that the mouse or the keys rest on. */
export interface Rested {
  /** Empty for the name of a card that does not lie on the table. */
  handle: string
  /** The name in the log that is rested on; empty for a card itself. */
  name: string
  /** Whether it is in the left half of the window, so that the other half is free. */
  left: boolean
}

/** Where a card can be rested on: the card itself, and its name in the log. */
const RESTED = 'button.card, [data-names]'

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
    let over: HTMLElement | null = null
    let waiting: ReturnType<typeof setTimeout> | undefined
    const rest = (card: HTMLElement | null) => {
      if (card === over) {
        return
      }
      clearTimeout(waiting)
      over = card
      setRested(null)
      if (card !== null) {
        waiting = setTimeout(() => {
          const { left, width } = card.getBoundingClientRect()
          const { handle, names, lies } = card.dataset
          setRested({ handle: handle ?? lies ?? '', name: names ?? '', left: left + width / 2 < innerWidth / 2 })
        }, RESTS)
      }
    }
    const cardOf = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>(RESTED) : null)
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
      if (over !== null && cardOf(event.target) === over) {
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

/** A card as it is printed, by a name in the log that no card on the table answers to; undefined where nobody knows the name. */
export function printedCard(dress: Dress, name: string): Card | undefined {
  const title = [...lore(dress.name).keys()].find((each) => each === name || each.startsWith(`${name}, `) || each.startsWith(`${name} // `))
  return title === undefined ? undefined : { handle: '', card: title, name, owner: 'A', stats: [], marks: [] }
}

/**
 * A card large, with its text, why nothing can be done with it now, where changed figures come from, and the words that it uses. It lies over the rail, or beside the
 * card where there is none; it never catches the pointer. Whoever cannot see it has all of that in the card's label and in the zoom.
 */
export function Preview(props: { card: Card; dress: Dress; by: Explaining; deeds?: readonly string[]; side: 'rail' | 'left' | 'right' }) {
  const { card, dress, by } = props
  const reasons = useReasons(by instanceof Room ? by : null, card, props.deeds ?? NOTHING) ?? NOTHING
  const changed = card.stats.some((stat) => stat.now !== stat.printed)
  const lines = useExplained(changed ? by : null, card).filter((each) => each.changes.length > 0)
  const marks = card.marks.filter(glimpsed)
  return (
    <div class="preview" data-side={props.side} aria-hidden="true">
      <LargeCard card={card} dress={dress} class="preview-card" />
      {reasons.length === 0 ? null : (
        <section class="reasons">
          <h3>
            <Icon name="cross" /> {t('act.why')}
          </h3>
          {reasons.slice(0, REASONS).map((each) => (
            <p key={each}>{each}</p>
          ))}
        </section>
      )}
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
