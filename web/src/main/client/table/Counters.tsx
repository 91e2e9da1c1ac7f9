import { Icon } from '../cards/icons'
import type { Dress, Tally } from '../games/dress'
import type { Side } from '../net/messages'
import { term } from '../words/terms'
import { t } from '../words/words'

/** The counters of a player: as a number with its sign, or filling up to what is the most that counts. */
export function Counters(props: { side: Side; dress: Dress }) {
  const { side, dress } = props
  return (
    <ul class="counters">
      {side.counters.map((counter) => {
        const tally = dress.counters[counter.name]
        const name = term(dress.name, counter.name)
        return (
          <li key={counter.name} class={`counter ${tally?.as === undefined ? '' : `as-${tally.as}`}`} data-counter={counter.name} title={name}>
            <Icon name={tally?.icon ?? 'star'} />
            <span class={tally?.known === true ? 'unseen' : 'counter-name'}>{name}</span>
            {tally === undefined ? null : <Filled tally={tally} value={counter.value} />}
            <b key={counter.value} class="counter-value">
              {counter.value}
            </b>
            {tally?.most === undefined ? null : <span class="counter-of">{t('table.of', { most: tally.most })}</span>}
          </li>
        )
      })}
    </ul>
  )
}

/** How full it is: a jar as a whole, cells and coins one by one. */
function Filled(props: { tally: Tally; value: number }) {
  const { tally, value } = props
  const most = tally.most ?? 0
  if (tally.as === undefined || most <= 0) {
    return null
  }
  if (tally.as === 'jar') {
    return (
      <span class="jar" aria-hidden="true">
        <span class="jar-fill" style={{ '--part': String(Math.max(0, Math.min(1, value / most))) }} />
      </span>
    )
  }
  return (
    <span class="cells" aria-hidden="true">
      {Array.from({ length: most }, (_, i) => (
        <i key={i} class={i < value ? 'is-full' : ''} />
      ))}
    </span>
  )
}
