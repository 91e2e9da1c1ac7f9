import { CardView } from '../cards/CardView'
import { face, lore } from '../cards/lore'
import type { Dress } from '../games/dress'
import type { Zone } from '../net/messages'
import { t } from '../words/words'
import type { Pointing } from './Half'
import { arrows } from './ZoneView'

interface Props extends Pointing {
  zone: Zone
  dress: Dress
  label: string
  title: string
  /** How many beds there are: whoever has all of them taken has lost. */
  beds: number
}

/** Whoever sleeps lies in a bed, the free ones stand beside: the beds are the score. */
export function Beds(props: Props) {
  const { zone, dress } = props
  const texts = lore(dress.name)
  const free = Math.max(0, props.beds - zone.cards.length)
  return (
    <section class={`zone beds zone-${zone.name}`} aria-label={t('table.zone.size', { zone: props.label, size: zone.size })} data-zone={zone.name}>
      <h2 class="zone-name">
        {props.title} <span class="note">{t('table.some', { number: zone.cards.length, most: props.beds })}</span>
      </h2>
      <ul class="cards" onKeyDown={arrows}>
        {zone.cards.map((card, i) => (
          <li key={card.handle} class="bed">
            <CardView
              card={card}
              dress={dress}
              face={face(texts, card.card, false)}
              standing={props.standing(card)}
              tabIndex={i === 0 ? 0 : -1}
              onPoint={props.onPoint}
              onRead={props.onRead}
            />
          </li>
        ))}
        {Array.from({ length: free }, (_, i) => (
          <li key={`free${i}`} class="bed is-free" aria-hidden="true" />
        ))}
      </ul>
    </section>
  )
}
