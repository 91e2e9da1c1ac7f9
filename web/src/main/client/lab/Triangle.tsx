import type { Corner, Side } from './report'

interface Point {
  x: number
  y: number
}

const PLACES: readonly [Point, Point, Point] = [
  { x: 210, y: 76 },
  { x: 400, y: 262 },
  { x: 20, y: 262 },
]
const CENTER: Point = { x: 210, y: 200 }

/** How far an arrow stays away from the middles of its corners. */
const GAP = 42
const HEAD = 12

/** How far the words of a side stand outside of it. */
const AWAY = 48

/** Three decks at the corners of a triangle, with arrows from the deck that beats another one to that one. */
export function Triangle(props: { label: string; corners: readonly Corner[]; sides: readonly Side[] }) {
  return (
    <svg class="lab-triangle" viewBox="-90 -30 600 390" role="img" aria-label={props.label}>
      {props.sides.map((side, number) => (
        <Arrow key={number} side={side} one={place(number)} other={place(number + 1)} />
      ))}
      {props.corners.map((corner, number) => {
        const { x, y } = place(number)
        const top = number === 0
        const words = top ? y - 37 : y + 46
        return (
          <g key={number}>
            <circle cx={x} cy={y} r={8 + 22 * corner.share} />
            <text class="lab-name" x={x} y={words} dy={top ? '-1.15em' : '0'}>
              {corner.name}
            </text>
            <text class="lab-told" x={x} y={words} dy={top ? '0' : '1.35em'}>
              {corner.words}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

function Arrow(props: { side: Side; one: Point; other: Point }) {
  const { side, one, other } = props
  const from = side.forward ? one : other
  const to = side.forward ? other : one
  const end = toward(to, from, GAP)
  const back = toward(end, from, HEAD)
  const start = toward(from, to, GAP)
  const corners = [end, turned(back, end, HEAD / 2), turned(back, end, -HEAD / 2)]
  const words = toward({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }, CENTER, -AWAY)
  return (
    <g>
      <path d={`M${start.x} ${start.y}L${back.x} ${back.y}`} />
      <polygon points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <text class="lab-told" x={words.x} y={words.y} dy="0.3em">
        {side.words}
      </text>
    </g>
  )
}

function place(number: number): Point {
  return PLACES[number % 3] ?? CENTER
}

function toward(from: Point, to: Point, steps: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return { x: from.x + ((to.x - from.x) * steps) / length, y: from.y + ((to.y - from.y) * steps) / length }
}

function turned(from: Point, to: Point, steps: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return { x: from.x - ((to.y - from.y) * steps) / length, y: from.y + ((to.x - from.x) * steps) / length }
}
