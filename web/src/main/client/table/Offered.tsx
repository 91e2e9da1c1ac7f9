import { CardView } from '../cards/CardView'
import { face, lore } from '../cards/lore'
import type { Dress } from '../games/dress'
import type { Card, OfferedMove } from '../net/messages'
import { t } from '../words/words'
import type { Pointing } from './Half'
import { fitting, type Path } from './intent'
import { arrows } from './ZoneView'

/** Of each kind of card that may be pointed at now, or was, one that does not lie open on the table. */
export function offered(moves: readonly OfferedMove[], path: Path, open: (handle: string) => boolean): string[] {
  const found = new Set(path.filter((token) => /^c\d+$/.test(token) && !open(token)))
  for (const move of fitting(moves, path)) {
    const cards = move.steps[path.length]?.cards ?? []
    const first = cards[0]
    if (first !== undefined && !cards.some((card) => open(card) || found.has(card))) {
      found.add(first)
    }
  }
  return [...found]
}

/** Cards out of a pile that may be chosen now, laid out where the decision is made. */
export function Offered(props: Pointing & { cards: Card[]; dress: Dress }) {
  const { cards, dress } = props
  const texts = lore(dress.name)
  return cards.length === 0 ? null : (
    <section class="offered" aria-label={t('table.offered')}>
      <ul class="cards" onKeyDown={arrows}>
        {cards.map((card, i) => (
          <li key={card.handle}>
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
      </ul>
    </section>
  )
}
