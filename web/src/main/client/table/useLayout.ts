import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { layOut, type Space } from './layout'

/** What lies in an area. */
type Lying = Pick<Space, 'zones' | 'under' | 'hosts' | 'figures' | 'longest'>

/**
 * Lays out the cards of an area anew whenever it or what lies in it changes. The size of the area never depends on its cards,
 * and nothing is drawn before they have theirs, so nothing jumps.
 */
export function useLayout(lying: Lying): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null)
  const now = useRef(lying)
  now.current = lying
  useLayoutEffect(() => lay(root.current, now.current))
  useEffect(() => {
    const area = root.current
    if (area === null) {
      return
    }
    const watch = new ResizeObserver(() => lay(area, now.current))
    watch.observe(area)
    return () => watch.disconnect()
  }, [])
  return root
}

function lay(area: HTMLElement | null, lying: Lying): void {
  if (area === null || area.clientWidth === 0 || lying.zones.length === 0) {
    return
  }
  const style = getComputedStyle(area)
  const pixels = (name: string) => parseFloat(style.getPropertyValue(name)) || 0
  delete area.dataset['merged']
  // In sight is the name of a zone that stands above its cards.
  const name = [...area.querySelectorAll<HTMLElement>('.zone-name')].find((each) => getComputedStyle(each).position !== 'absolute')
  const head = name === undefined ? 0 : Math.max(20, name.offsetHeight)
  const zone = getComputedStyle(area.querySelector('.zone') ?? area)
  const edges = CARDS_EDGES + (parseFloat(zone.paddingTop) || 0) + (parseFloat(zone.paddingBottom) || 0)
  const width = area.clientWidth - pixels('padding-left') - pixels('padding-right')
  const height = area.clientHeight - pixels('padding-top') - pixels('padding-bottom') - head - edges
  const found = layOut({ ...lying, width, height, head, most: pixels('--most') || MOST })
  area.dataset['as'] = found.as
  if (found.as === 'cards') {
    area.dataset['rows'] = String(found.rows)
    area.style.setProperty('--card-w', `${found.width}px`)
    area.style.setProperty('--strip', `${found.strip}px`)
  } else {
    area.dataset['rows'] = '1'
    area.dataset['low'] = String(found.low)
    area.dataset['face'] = String(found.face)
    area.dataset['merged'] = String(found.merged)
    area.style.setProperty('--columns', String(found.columns))
    area.style.setProperty('--tile-h', `${found.height}px`)
    area.style.setProperty('--tile-gap', `${found.gap}px`)
  }
}

/** What a list of cards keeps free above and below them. */
const CARDS_EDGES = 10

const MOST = 240
