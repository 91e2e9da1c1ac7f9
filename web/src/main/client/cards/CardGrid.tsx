import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import '../look/gallery.css'

/** How much is drawn beyond the window, so that whoever scrolls or tabs on finds it there, in pixels. */
const AHEAD = 500

/** How many are drawn before anything has been measured. */
const FIRST = 12

/** The rows of a grid, as they were measured, and those of them that are drawn. */
interface Rows {
  columns: number
  height: number
  from: number
  to: number
}

/**
 * The rows that are seen, and some more.
 *
 * @param top how far the grid has been scrolled out at the top of the window; below 0 where it begins further down
 */
export function seen(top: number, window: number, height: number, rows: number): { from: number; to: number } {
  const within = (row: number) => Math.max(0, Math.min(rows, row))
  return { from: within(Math.floor((top - AHEAD) / height)), to: within(Math.ceil((top + window + AHEAD) / height)) }
}

/**
 * Cards side by side, hundreds of them, of which only those near the window are in the document. All are of one
 * height; those that are not drawn keep their room, and who hears the list hears how long it is.
 */
export function CardGrid<T>(props: { items: readonly T[]; label?: string; keyOf: (item: T) => string; children: (item: T) => ComponentChildren }) {
  const { items } = props
  const list = useRef<HTMLUListElement>(null)
  const [rows, setRows] = useState<Rows | null>(null)
  const measure = () => {
    const grid = list.current
    const first = grid?.querySelector('li')
    if (grid == null || first == null) {
      return
    }
    const style = getComputedStyle(grid)
    const columns = style.gridTemplateColumns.split(' ').length
    const height = first.getBoundingClientRect().height + Number.parseFloat(style.rowGap)
    if (height < 1) {
      return
    }
    const part = seen(-grid.getBoundingClientRect().top, innerHeight, height, Math.ceil(items.length / columns))
    setRows((now) =>
      now !== null && now.columns === columns && now.height === height && now.from === part.from && now.to === part.to
        ? now
        : { columns, height, ...part },
    )
  }
  useLayoutEffect(() => {
    measure()
    // Whatever scrolls around the grid is heard on its way down.
    document.addEventListener('scroll', measure, { capture: true, passive: true })
    const resized = new ResizeObserver(measure)
    if (list.current !== null) {
      resized.observe(list.current)
    }
    return () => {
      document.removeEventListener('scroll', measure, { capture: true })
      resized.disconnect()
    }
  }, [items])
  const all = rows === null ? 0 : Math.ceil(items.length / rows.columns)
  // A list that has become shorter is drawn from its last row on until it has been measured anew.
  const begin = rows === null ? 0 : Math.max(0, Math.min(rows.from, all - 1))
  const end = rows === null ? 0 : Math.max(begin + 1, Math.min(rows.to, all))
  const from = rows === null ? 0 : begin * rows.columns
  const to = rows === null ? FIRST : end * rows.columns
  const room = (count: number) => `${rows === null ? 0 : Math.max(0, count) * rows.height}px`
  return (
    <ul
      class="gallery"
      ref={list}
      aria-label={props.label}
      style={{ paddingTop: room(begin), paddingBottom: room(all - end) }}
    >
      {items.slice(from, to).map((item, i) => (
        <li key={props.keyOf(item)} aria-setsize={items.length} aria-posinset={from + i + 1}>
          {props.children(item)}
        </li>
      ))}
    </ul>
  )
}
