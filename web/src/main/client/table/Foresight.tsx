import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Room } from './Room'

/** So long the pointer rests on a card before it is asked what that would change. */
const RESTS = 180

/**
 * What the move that ends at the card under the mouse changes for sure, beside the pointer: while one chooses, and while one drags.
 * It moves nothing on the table. Who uses keys or a finger finds the same in the strip, once a card is chosen.
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
    const follow = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') {
        return
      }
      place(bubble.current, event)
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
  return (
    <p ref={bubble} class="foresight" aria-hidden="true" hidden={words === ''}>
      {words}
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

/** Beside the pointer, on the side on which there is room. */
function place(bubble: HTMLElement | null, event: PointerEvent): void {
  if (bubble !== null) {
    const left = event.clientX > innerWidth / 2
    const above = event.clientY > innerHeight / 2
    bubble.style.setProperty('left', `${event.clientX + (left ? -14 : 18)}px`)
    bubble.style.setProperty('top', `${event.clientY + (above ? -14 : 18)}px`)
    bubble.style.setProperty('translate', `${left ? '-100%' : '0'} ${above ? '-100%' : '0'}`)
  }
}
