import { Icon, type IconName } from './icons'

const motifs: IconName[] = ['star', 'sun', 'moon', 'heart', 'bolt', 'leaf', 'crown', 'top', 'flag', 'gift', 'puzzle', 'cookie', 'mask', 'frame']

/** A number that belongs to a name, the same on every page. */
export function number(name: string): number {
  let hash = 2166136261
  for (let i = 0; i < name.length; i++) {
    hash = Math.imul(hash ^ name.charCodeAt(i), 16777619)
  }
  return hash >>> 0
}

/** A picture for a card that follows from its name alone: the sign of its kind in a pattern of its own. */
export function Art(props: { name: string; icon: IconName }) {
  const seed = number(props.name)
  const motif = motifs[seed % motifs.length] ?? 'star'
  const turn = (seed >>> 5) % 360
  const count = 3 + ((seed >>> 14) % 4)
  const rings = Array.from({ length: count }, (_, i) => 12 + i * (34 / count))
  const shape = (seed >>> 18) % 3
  return (
    <span class="art" aria-hidden="true">
      <svg viewBox="0 0 100 64" preserveAspectRatio="xMidYMid slice" focusable="false">
        <g transform={`translate(${20 + (seed % 60)} ${14 + ((seed >>> 9) % 36)}) rotate(${turn})`} class="art-lines">
          {rings.map((r) =>
            shape === 0 ? (
              <circle key={r} r={r * 1.5} />
            ) : shape === 1 ? (
              <rect key={r} x={-r * 1.4} y={-r * 1.4} width={r * 2.8} height={r * 2.8} rx="4" />
            ) : (
              <path key={r} d={`M-90 ${r * 1.6 - 34}q22 -14 45 0t45 0t45 0t45 0`} />
            ),
          )}
        </g>
      </svg>
      <Icon name={props.icon} class="art-kind" />
      <Icon name={motif} class="art-motif" />
    </span>
  )
}
