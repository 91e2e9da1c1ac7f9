import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

/** So long a finger rests on a card that is to be read, in milliseconds, and so far it may slip. */
const RESTS = 350
const SLIPS = 10

/** A finger that rests on a card reads it, and does nothing else with it. */
export function useHold(root: RefObject<HTMLElement | null>, onRead: (handle: string) => void): void {
  useEffect(() => {
    const table = root.current
    if (table === null) {
      return
    }
    let waiting: ReturnType<typeof setTimeout> | undefined
    let at = { x: 0, y: 0 }
    const stop = () => clearTimeout(waiting)
    const down = (event: PointerEvent) => {
      stop()
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>('button.card') : null
      const handle = card?.dataset['handle']
      if (event.pointerType !== 'mouse' && handle !== undefined) {
        at = { x: event.clientX, y: event.clientY }
        waiting = setTimeout(() => {
          swallowClick()
          onRead(handle)
        }, RESTS)
      }
    }
    const slip = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - at.x, event.clientY - at.y) > SLIPS) {
        stop()
      }
    }
    table.addEventListener('pointerdown', down)
    addEventListener('pointermove', slip)
    addEventListener('pointerup', stop)
    addEventListener('pointercancel', stop)
    return () => {
      stop()
      table.removeEventListener('pointerdown', down)
      removeEventListener('pointermove', slip)
      removeEventListener('pointerup', stop)
      removeEventListener('pointercancel', stop)
    }
  }, [])
}

/** Keeps the click from its aim that comes when the finger is lifted. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  addEventListener('pointerup', () => setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0), { once: true })
}
