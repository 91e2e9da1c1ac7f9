import type { JudgedDecision } from '../net/api'
import type { Seat } from '../net/messages'
import { useMedia } from '../table/useNarrow'
import { t } from '../words/words'
import { chanceOf, markOf, percent } from './judged'

/** How wide it is drawn, on a wide page and on a narrow one, so that its words can be read on both. */
const WIDE = 1000
const NARROW = 420

const HEIGHTS = { wide: 160, narrow: 220 }
const LEFT = 44
const BOTTOM = 24

/** The chance of a seat to win, decision by decision, with its uncertainty; a click goes to the moment. */
export function ChanceGraph(props: { judged: ReadonlyMap<number, JudgedDecision>; of: number; at: number; seat: Seat; end: number | null; label: string; onGo: (at: number) => void }) {
  const { judged, of, seat } = props
  const narrow = useMedia('(max-width: 700px)')
  const width = narrow ? NARROW : WIDE
  const height = narrow ? HEIGHTS.narrow : HEIGHTS.wide
  const x = (at: number) => LEFT + ((width - LEFT - 10) * at) / Math.max(1, of)
  const y = (chance: number) => 8 + (height - BOTTOM - 8) * (1 - Math.min(1, Math.max(0, chance)))
  const points = [...judged.values()].sort((a, b) => a.at - b.at).map((each) => ({ each, at: each.at - 1, chance: chanceOf(each, seat), error: each.error }))
  const line = [...points.map(({ at, chance }) => [x(at), y(chance)] as const), ...(props.end === null ? [] : [[x(of), y(props.end)] as const])]
  const band = [
    ...points.map(({ at, chance, error }) => `${x(at).toFixed(1)},${y(chance + error).toFixed(1)}`),
    ...points.toReversed().map(({ at, chance, error }) => `${x(at).toFixed(1)},${y(chance - error).toFixed(1)}`),
  ].join(' ')
  const step = Math.max(1, Math.ceil(of / (width / 80)))
  const go = (event: MouseEvent & { currentTarget: SVGSVGElement }) => {
    const drawn = event.currentTarget.getScreenCTM()
    if (drawn === null) {
      return
    }
    const there = (event.clientX - drawn.e) / drawn.a
    props.onGo(Math.min(of, Math.max(0, Math.round(((there - LEFT) / (width - LEFT - 10)) * of))))
  }
  return (
    <svg class="chance-graph" xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={props.label} onClick={go}>
      <rect class="graph-above" x={LEFT} y={y(1)} width={width - LEFT - 10} height={y(0.5) - y(1)} />
      <rect class="graph-below" x={LEFT} y={y(0.5)} width={width - LEFT - 10} height={y(0) - y(0.5)} />
      {[0, 0.5, 1].map((each) => (
        <g key={each}>
          <line class="graph-grid" x1={LEFT} x2={width - 10} y1={y(each)} y2={y(each)} />
          <text class="graph-text" x={LEFT - 8} y={y(each) + 4} text-anchor="end">
            {percent(each)}
          </text>
        </g>
      ))}
      {Array.from({ length: Math.floor(of / step) + 1 }, (_, i) => i * step).map((each) => (
        <text key={each} class="graph-text" x={x(each)} y={height - 6} text-anchor="middle">
          {each}
        </text>
      ))}
      <polygon class="graph-band" points={band} />
      <polyline class="graph-line" points={line.map(([px, py]) => `${px.toFixed(1)},${py.toFixed(1)}`).join(' ')} />
      <line class="graph-now" x1={x(props.at)} x2={x(props.at)} y1={y(1)} y2={y(0)} />
      {points.map(({ each, at, chance }) => {
        const mark = markOf(each)
        return mark === '' ? null : (
          <g key={each.at} class={`graph-mark is-${mark === '!' ? 'find' : mark === '?' ? 'doubt' : 'mistake'}`}>
            <circle cx={x(at)} cy={y(chance)} r="10" />
            <text x={x(at)} y={y(chance) + 4} text-anchor="middle">
              {mark}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** Keeps the graph as a picture of its own. */
export function graphFile(graph: Element): Blob {
  const copy = graph.cloneNode(true) as Element
  const parts = [graph, ...graph.querySelectorAll('*')]
  for (const [i, part] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const look = getComputedStyle(parts[i] ?? graph)
    for (const name of ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'font-family', 'font-size', 'font-weight']) {
      part.setAttribute(name, look.getPropertyValue(name))
    }
    part.removeAttribute('class')
  }
  return new Blob([copy.outerHTML], { type: 'image/svg+xml' })
}

/** What stands for the graph where it cannot be seen. */
export function graphWords(judged: ReadonlyMap<number, JudgedDecision>, seat: Seat, name: string): string {
  const all = [...judged.values()].sort((a, b) => a.at - b.at).map((each) => percent(chanceOf(each, seat)))
  return all.length === 0 ? t('analysis.graph.none') : t('analysis.graph', { name, first: all[0] ?? 0, last: all.at(-1) ?? 0, least: Math.min(...all), most: Math.max(...all) })
}
