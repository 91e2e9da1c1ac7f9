import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Seat, View } from '../net/messages'
import { aimed, carriedOut, drawnAs, fighting, happened, way, type Aim, type Box } from './arrows'
import { drawnCard, type Places } from './places'
import { timed } from './speeds'
import type { Room } from './Room'

/** How long it is seen who went at whom, once it has happened. */
const STAYS = 1_200

interface Drawn {
  as: Aim['as']
  path: string
}

/**
 * Arrows over the table: from who aims to who is aimed at, while one chooses, while a fight stands, and for a moment after the other player has aimed.
 * Nothing can be done with them; who cannot see them is told the same by the cards and the log.
 */
export function Arrows(props: { room: Room; root: RefObject<HTMLElement | null>; view: View; before: RefObject<Places> }) {
  const { room, root, view } = props
  const [drawn, setDrawn] = useState<readonly Drawn[]>([])
  const [pointed, setPointed] = useState<string | null>(null)
  const [done, setDone] = useState<readonly Drawn[]>([])
  const intent = room.intent.value
  const table = view.table
  const aims = table === null || room.faceoffs.reading.value !== null ? [] : [...fighting(table), ...aimed(intent.path, intent.targets, pointed, carriedOut(table))]
  const key = aims.map((aim) => `${aim.from} ${aim.to} ${aim.as}`).join(',')

  useEffect(() => {
    const table = root.current
    const over = (event: Event) => {
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>('button.card') : null
      setPointed(card?.dataset['handle'] ?? null)
    }
    table?.addEventListener('pointerover', over)
    table?.addEventListener('focusin', over)
    return () => {
      table?.removeEventListener('pointerover', over)
      table?.removeEventListener('focusin', over)
    }
  }, [])

  // Cards glide, zones scroll, windows change: an arrow goes along.
  useLayoutEffect(() => {
    const table = root.current
    if (table === null || aims.length === 0) {
      setDrawn([])
      return
    }
    let asked = 0
    let last = ''
    const draw = () => {
      const now = aims.flatMap((aim) => between(table, box(table, drawnCard(table, aim.from)), box(table, drawnCard(table, aim.to)), aim.as))
      const shape = now.map((each) => each.path).join()
      if (shape !== last) {
        last = shape
        setDrawn(now)
      }
      asked = table.classList.contains('is-moving') ? requestAnimationFrame(draw) : 0
    }
    const again = () => {
      cancelAnimationFrame(asked)
      asked = requestAnimationFrame(draw)
    }
    draw()
    again()
    addEventListener('resize', again)
    table.addEventListener('scroll', again, true)
    return () => {
      cancelAnimationFrame(asked)
      removeEventListener('resize', again)
      table.removeEventListener('scroll', again, true)
    }
  }, [key, view])

  // What the other player did is drawn where the cards lay before it; what ends a turn comes with the beginning of the next one.
  const turn = useRef<Seat | null>(null)
  useLayoutEffect(() => {
    const table = root.current
    const now = view.table?.turn?.player ?? null
    const theirs = view.you === null || (turn.current ?? now) !== view.you
    turn.current = now
    if (table === null || !theirs) {
      return
    }
    const stage = table.getBoundingClientRect()
    const moved = (handle: string): Box | null => {
      const rect = props.before.current?.get(handle)
      return rect === undefined ? null : { x: rect.x - stage.x, y: rect.y - stage.y, width: rect.width, height: rect.height }
    }
    const arrows = happened(room.fresh.value).flatMap((aim) => between(table, moved(aim.from), moved(aim.to), aim.as))
    setDone(arrows)
    const timer = arrows.length === 0 ? undefined : setTimeout(() => setDone([]), timed(STAYS))
    return () => clearTimeout(timer)
  }, [view])

  const all = [...drawn, ...done]
  return all.length === 0 ? null : (
    <svg class="arrows" aria-hidden="true" focusable="false">
      <defs>
        <marker id="arrow-tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="3.2" markerHeight="3.2" orient="auto-start-reverse">
          <path d="M0 0 10 5 0 10 2.5 5Z" />
        </marker>
      </defs>
      {all.map((each) => (
        <g key={`${each.as} ${each.path}`} class={`arrow is-${each.as}`}>
          <path class="arrow-edge" d={each.path} />
          <path class="arrow-line" d={each.path} marker-end="url(#arrow-tip)" />
        </g>
      ))}
    </svg>
  )
}

function between(table: HTMLElement, from: Box | null, to: Box | null, as: Aim['as']): Drawn[] {
  if (from === null || to === null) {
    return []
  }
  return [{ as, path: drawnAs(way(from, to, words(table))) }]
}

/** Where a card lies, seen from the corner of the table; null where it is not drawn. */
function box(table: HTMLElement, card: Element | null): Box | null {
  const stage = table.getBoundingClientRect()
  const rect = card?.getBoundingClientRect()
  return rect === undefined || rect.width === 0 ? null : { x: rect.x - stage.x, y: rect.y - stage.y, width: rect.width, height: rect.height }
}

/** Names and figures of the cards, and what the strip says, on which no arrow should lie. */
function words(table: HTMLElement): Box[] {
  return [...table.querySelectorAll('.half :is(.card-name, .card-stat), .faceoff :is(.card-name, .card-stat), .middle :is(.question, .forecast, .button)')].flatMap((each) => box(table, each) ?? [])
}
