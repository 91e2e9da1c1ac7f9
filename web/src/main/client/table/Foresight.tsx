import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { t } from '../words/words'
import type { Room } from './Room'

/** So long the pointer rests on a card before it is asked what that would change. */
const RESTS = 180

/**
 * What the move that ends at the card under the mouse changes for sure, beside the pointer: while one chooses, and while one drags.
 * It moves nothing on the table, and is not there where the strip says the same. Who uses keys or a finger finds the same in the strip, once a card is chosen.
 */
export function Foresight(props: { room: Room; root: RefObject<HTMLElement | null> }) {
  const { room, root } = props
  const [words, setWords] = useState('')
  const bubble = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const table = root.current
    if (table === null) {
      return
    }
    let over: string | null = null
    let waiting: ReturnType<typeof setTimeout> | undefined
    const leave = () => {
      clearTimeout(waiting)
      over = null
      setWords('')
    }
    let at: Point = { x: 0, y: 0 }
    const follow = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') {
        return
      }
      at = { x: event.clientX, y: event.clientY }
      place(table, bubble.current, at)
      const card = under(table, event)
      if (card === over) {
        return
      }
      leave()
      over = card
      if (card !== null) {
        waiting = setTimeout(() => {
          void room.forecasts.pointedAt(card).then((all) => {
            if (over === card) {
              setWords(all.join(' '))
              requestAnimationFrame(() => place(table, bubble.current, at))
            }
          })
        }, RESTS)
      }
    }
    addEventListener('pointermove', follow)
    const stop = room.view.subscribe(leave)
    return () => {
      removeEventListener('pointermove', follow)
      stop()
      clearTimeout(waiting)
    }
  }, [room])
  const once = words === '' || words === room.forecasts.words.value.join(' ')
  return (
    <p ref={bubble} class="foresight" aria-hidden="true" hidden={once}>
      {once ? '' : t('table.foreseen', { words })}
    </p>
  )
}

/** The card under the pointer; of one that is dragged, the card beneath it. */
function under(table: HTMLElement, event: PointerEvent): string | null {
  for (const each of document.elementsFromPoint(event.clientX, event.clientY)) {
    const card = each.closest<HTMLElement>('button.card')
    if (card !== null && table.contains(card) && !card.classList.contains('is-dragged')) {
      return card.dataset['handle'] ?? null
    }
  }
  return null
}

interface Point {
  x: number
  y: number
}

/** So far from the pointer the bubble stands, and so far from the edge of the page. */
const BESIDE = 16
const EDGE = 6

/** What must not be covered: the names and figures of all cards, and what is asked. */
const READ = '.card-name, .card-stat, .card-cost, .question, .band-sign, .meter'

/** Beside the pointer, where it covers the least of what one reads. */
function place(table: HTMLElement, bubble: HTMLElement | null, at: Point): void {
  if (bubble === null || bubble.hidden) {
    return
  }
  const { offsetWidth: width, offsetHeight: height } = bubble
  const read = [...table.querySelectorAll(READ)].map((each) => each.getBoundingClientRect())
  const covers = (left: number, top: number): number =>
    read.reduce((all, each) => {
      const across = Math.min(left + width, each.right) - Math.max(left, each.left)
      const down = Math.min(top + height, each.bottom) - Math.max(top, each.top)
      return across > 0 && down > 0 ? all + across * down : all
    }, 0)
  const inside = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE))
  const right = inside(at.x + BESIDE, innerWidth - width)
  const left = inside(at.x - BESIDE - width, innerWidth - width)
  const middle = inside(at.x - width / 2, innerWidth - width)
  const below = inside(at.y + BESIDE, innerHeight - height)
  const above = inside(at.y - BESIDE - height, innerHeight - height)
  const beside = inside(at.y - height / 2, innerHeight - height)
  // It never lies under the pointer: in a corner of the page a place may come to do so.
  const free = [
    { left: right, top: below },
    { left: right, top: above },
    { left, top: below },
    { left, top: above },
    { left: right, top: beside },
    { left, top: beside },
    { left: middle, top: below },
    { left: middle, top: above },
  ].filter((each) => at.x < each.left || at.x > each.left + width || at.y < each.top || at.y > each.top + height)
  const best = free.toSorted((one, other) => covers(one.left, one.top) - covers(other.left, other.top))[0]
  if (best !== undefined) {
    bubble.style.setProperty('left', `${best.left}px`)
    bubble.style.setProperty('top', `${best.top}px`)
  }
}
