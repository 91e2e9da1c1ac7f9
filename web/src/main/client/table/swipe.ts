import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/** How far a finger has to go until it is a swipe, in pixels. */
const FAR = 48

interface Swipes {
  /** Over the boards, to one side: the lane before or after the one that is shown. */
  aside: (by: 1 | -1) => void
  /** Over the grip of the sheet. */
  pull: (to: 'up' | 'down') => void
}

/** Swipes of a finger on the table of a phone; whoever has no finger there has the buttons of the lanes and of the grip. */
export function useSwipe(root: RefObject<HTMLElement | null>, swipes: Swipes): void {
  const now = useRef(swipes)
  now.current = swipes
  useEffect(() => {
    const table = root.current
    if (table === null) {
      return
    }
    let from: { x: number; y: number; grip: boolean } | null = null
    const down = (event: PointerEvent) => {
      const on = event.target instanceof Element ? event.target : null
      const grip = on?.closest('.grip') != null
      const boards = on?.closest('.half, .bands') != null && on.closest('.card.is-playable') === null
      from = event.pointerType !== 'mouse' && (grip || boards) ? { x: event.clientX, y: event.clientY, grip } : null
    }
    const up = (event: PointerEvent) => {
      if (from === null) {
        return
      }
      const dx = event.clientX - from.x
      const dy = event.clientY - from.y
      if (from.grip && Math.abs(dy) > FAR / 2 && Math.abs(dy) > Math.abs(dx)) {
        now.current.pull(dy > 0 ? 'down' : 'up')
      } else if (!from.grip && Math.abs(dx) > FAR && Math.abs(dx) > 2 * Math.abs(dy)) {
        now.current.aside(dx < 0 ? 1 : -1)
      }
      from = null
    }
    const stop = () => (from = null)
    table.addEventListener('pointerdown', down)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', stop)
    return () => {
      table.removeEventListener('pointerdown', down)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', stop)
    }
  }, [])
}
