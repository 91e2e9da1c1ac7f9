import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import type { Room } from './Room'

const FAR = 12

/** Dragging a card onto a card or a zone, as another way to point at both. */
export function useDrag(root: RefObject<HTMLElement | null>, room: Room): void {
  useEffect(() => {
    const table = root.current
    if (table === null) {
      return
    }
    let from: { card: HTMLElement; handle: string; x: number; y: number } | null = null
    let dragging = false
    let shown: HTMLElement | null = null
    const down = (event: PointerEvent) => {
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>('button.card') : null
      const handle = card?.dataset['handle']
      const begins = handle !== undefined && room.moves.value.some((move) => move.steps[0]?.cards.includes(handle))
      if (event.isPrimary && event.button === 0 && card !== null && handle !== undefined && begins) {
        from = { card, handle, x: event.clientX, y: event.clientY }
      }
    }
    const over = (event: PointerEvent) => {
      if (from === null) {
        return
      }
      const dx = event.clientX - from.x
      const dy = event.clientY - from.y
      if (!dragging && Math.hypot(dx, dy) > FAR) {
        dragging = true
        room.dragging.value = true
        shown = lifted(table, from.card)
        if (room.path.value[0] !== from.handle) {
          room.cancel()
          room.point(from.handle)
        }
      }
      if (dragging) {
        shown?.style.setProperty('translate', `${dx}px ${dy}px`)
        shown?.classList.add('is-dragged')
      }
    }
    const up = (event: PointerEvent) => {
      const begun = from
      const dragged = dragging
      from = null
      dragging = false
      if (begun === null) {
        return
      }
      room.dragging.value = false
      if (shown !== begun.card) {
        shown?.remove()
      }
      begun.card.style.removeProperty('translate')
      begun.card.classList.remove('is-dragged')
      if (dragged && event.type === 'pointerup') {
        addEventListener('click', swallow, { capture: true, once: true })
        setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0)
        // A card that has come to lie elsewhere while it was dragged would mean another move.
        if (begun.card.isConnected) {
          land(room, begun.card, begun.handle, event)
        }
      }
    }
    table.addEventListener('pointerdown', down)
    addEventListener('pointermove', over)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', up)
    return () => {
      table.removeEventListener('pointerdown', down)
      removeEventListener('pointermove', over)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', up)
    }
  }, [room])
}

/** What follows the pointer: the card itself, or a picture of it where it lies in a row that scrolls and would cut it off. */
function lifted(table: HTMLElement, card: HTMLElement): HTMLElement {
  const row = card.closest<HTMLElement>('.cards')
  if (row === null || !/auto|scroll/.test(getComputedStyle(row).overflowX)) {
    return card
  }
  const at = card.getBoundingClientRect()
  const picture = card.cloneNode(true) as HTMLElement
  picture.removeAttribute('data-handle')
  picture.setAttribute('aria-hidden', 'true')
  picture.tabIndex = -1
  picture.style.setProperty('position', 'fixed')
  picture.style.setProperty('left', `${at.left}px`)
  picture.style.setProperty('top', `${at.top}px`)
  picture.style.setProperty('--card-w', `${at.width}px`)
  table.append(picture)
  return picture
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}

/** What lies under the pointer is the target; letting go over the table without one plays the card where that is all. */
function land(room: Room, card: HTMLElement, handle: string, event: PointerEvent): void {
  // A view that came meanwhile has taken back what was pointed at.
  if (room.path.value[0] !== handle) {
    room.cancel()
    room.point(handle)
  }
  const under = document.elementsFromPoint(event.clientX, event.clientY).filter((each) => !card.contains(each))
  const target = under.map((each) => each.closest<HTMLElement>('button.card')?.dataset['handle']).find((each) => each !== undefined)
  if (target !== undefined && room.intent.value.targets.has(target)) {
    room.drop(handle, target)
    return
  }
  const words = under.map((each) => each.closest<HTMLElement>('[data-words]')?.dataset['words']).find((each) => each !== undefined)
  if (words !== undefined) {
    room.drop(handle, words)
    return
  }
  const onTable = under.some((each) => each.classList.contains('half-mine'))
  const move = room.primary.value
  if (onTable && move !== null && room.path.value.length > 0) {
    room.make(move)
  }
}
