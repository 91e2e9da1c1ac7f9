import type { ComponentChildren } from 'preact'
import { CardBack, CardView, type Standing } from '../cards/CardView'
import { face, lore } from '../cards/lore'
import type { Dress } from '../games/dress'
import type { Card, Side, Table, Zone } from '../net/messages'
import { t } from '../words/words'
import type { Pointing } from './Half'
import { OpenList } from './OpenList'
import { arrows } from './ZoneView'

/** The most cards that lie in a fan: more would lie on each other's names on the narrowest page that has one. */
const MOST_IN_FAN = 7

/** The hand below: a fan on wide pages, a strip that scrolls on narrow ones. */
export function Hand(props: {
  zone: Zone
  dress: Dress
  label: string
  standing: (card: Card) => Standing
  onPoint: (handle: string) => void
  onRead: (handle: string) => void
}) {
  const { zone, dress } = props
  const texts = lore(dress.name)
  const middle = (zone.cards.length - 1) / 2
  return (
    <section class={`hand ${zone.size > MOST_IN_FAN ? 'is-many' : ''}`} aria-label={`${props.label}, ${zone.size}`} data-zone={zone.name} style={{ '--n': String(Math.max(1, zone.size)) }}>
      <ul class="cards fan" onKeyDown={arrows}>
        {zone.cards.map((card, i) => (
          <li key={card.handle} style={{ '--off': String(i - middle) }}>
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
        {Array.from({ length: zone.hidden }, (_, i) => (
          <li key={`back${i}`} style={{ '--off': String(i - (zone.hidden - 1) / 2) }}>
            <CardBack />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The hand above: a row of backs with their number, cards of it that are known, and what its player began with where that was shown. */
export function FarHand(props: { zone: Zone; dress: Dress; label: string; list: ComponentChildren; onRead: (handle: string) => void }) {
  const { zone } = props
  return (
    <section class="far-hand" aria-label={`${props.label}, ${zone.size}`} data-zone={zone.name}>
      <ul>
        {zone.cards.map((card) => (
          <li key={card.handle}>
            <button type="button" class="known" onClick={() => props.onRead(card.handle)}>
              {card.name}
            </button>
          </li>
        ))}
        {Array.from({ length: Math.min(zone.hidden, 10) }, (_, i) => (
          <li key={i} aria-hidden="true" class="mini-back" />
        ))}
      </ul>
      <b aria-hidden="true">{zone.size}</b>
      <span class="unseen">{t('table.hidden', { count: zone.hidden })}</span>
      {props.list}
    </section>
  )
}

/** The hand of the side below, where it has one. */
export function HandOf(props: { side: Side; dress: Dress; label: string; pointing: Pointing }) {
  const zone = props.side.zones.find((each) => each.name === props.dress.hand)
  const { standing, onPoint, onRead } = props.pointing
  return zone === undefined ? null : (
    <Hand zone={zone} dress={props.dress} label={props.label} standing={standing} onPoint={onPoint} onRead={onRead} />
  )
}

/** The hand of the side above, where it has one. */
export function FarHandOf(props: { side: Side; table: Table; dress: Dress; name: string; onRead: (handle: string) => void }) {
  const { side, table, dress, name } = props
  const zone = props.side.zones.find((each) => each.name === props.dress.hand)
  const label = t('table.hand.theirs', { name: props.name })
  return zone === undefined ? null : <FarHand zone={zone} dress={props.dress} label={label} list={<OpenList side={side} table={table} dress={dress} name={name} />} onRead={props.onRead} />
}
