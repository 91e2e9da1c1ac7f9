import type { ComponentChildren } from 'preact'
import { CardBack, CardView, type Standing } from '../cards/CardView'
import { face, lore } from '../cards/lore'
import type { Dress } from '../games/dress'
import type { Card, Zone } from '../net/messages'
import { t } from '../words/words'
import { alone, drawnOf, type Equals } from './equals'
import { MANY } from './layout'
import { TuckedCards } from './TuckedCards'
import { none, type Tucks } from './tucks'

interface Props {
  zone: Zone
  dress: Dress
  label: string
  title: string
  /** Whether one card at most lies in it. */
  single?: boolean | undefined
  /** The words of a move that the zone itself stands for now. */
  words?: string | null
  standing: (card: Card) => Standing
  onPoint: (handle: string) => void
  onRead: (handle: string) => void
  onWords?: (words: string) => void
  /** What choosing the zone comes to. */
  after?: ComponentChildren
  /** Which cards lie under others. */
  tucks?: Tucks
  /** Which cards are drawn once with their number. */
  equals?: Equals
}

/** A zone as a labelled list of cards; the arrows go from card to card. */
export function ZoneView(props: Props) {
  const { zone, dress } = props
  const words = props.words ?? null
  const title = zone.limit === null ? props.title : t('table.limit', { zone: props.title, of: t('band.of', { has: zone.limit.counted, asks: zone.limit.most }) })
  const texts = lore(dress.name)
  const { under, tucked } = props.tucks ?? none
  const equal = props.equals ?? alone
  const cards = drawnOf(zone.cards, equal).filter((card) => !tucked.has(card.handle))
  const count = cards.length + zone.hidden
  const outlined = count === 0 && props.single === true
  const shownBacks = Math.min(zone.hidden, 12)
  if (count === 0 && zone.cards.length > 0) {
    return null
  }
  return (
    <section
      data-words={words ?? undefined}
      class={`zone zone-${zone.name} ${words === null ? '' : 'is-target'} ${count === 0 && !outlined ? 'is-empty' : ''} ${count >= MANY ? 'is-many' : ''}`}
      aria-label={t('table.zone.size', { zone: props.label, size: zone.size })}
      data-zone={zone.name}
      style={{ '--n': String(Math.max(1, cards.length + shownBacks)), '--n-2': String(Math.max(1, Math.ceil((cards.length + shownBacks) / 2))) }}
    >
      <h2 class="zone-name">
        {words !== null ? (
          <button type="button" class="zone-target" onClick={() => props.onWords?.(words)}>
            {title}
            {props.after}
          </button>
        ) : (
          title
        )}
      </h2>
      {outlined ? (
        <div class="cards">
          <p class="outline">
            <b aria-hidden="true">{title}</b> {t('table.none')}
          </p>
        </div>
      ) : count === 0 ? null : (
        <ul class="cards" onKeyDown={arrows}>
          {cards.map((card, i) => (
            <li key={card.handle}>
              <CardView
                card={card}
                dress={dress}
                face={face(texts, card.card, card.marks.some((mark) => mark.name === 'back' || mark.name === 'boosted'))}
                standing={props.standing(card)}
                equals={equal.get(card.handle)}
                tabIndex={i === 0 ? 0 : -1}
                onPoint={props.onPoint}
                onRead={props.onRead}
              />
              <TuckedCards cards={under.get(card.handle)} dress={dress} standing={props.standing} onPoint={props.onPoint} onRead={props.onRead} />
            </li>
          ))}
          {Array.from({ length: shownBacks }, (_, i) => (
            <li key={`back${i}`}>
              <CardBack label={i === 0 && zone.hidden > 1 ? t('table.hidden', { count: zone.hidden }) : t('table.back')} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Moves the focus within a list of cards; only the focused card stays in the order of Tab. */
export function arrows(event: KeyboardEvent): void {
  const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
  const list = event.currentTarget
  if (!(list instanceof HTMLElement)) {
    return
  }
  const cards = [...list.querySelectorAll<HTMLElement>('button.card')]
  const at = cards.findIndex((card) => card === document.activeElement)
  const step = steps[event.key]
  const to = event.key === 'Home' ? 0 : event.key === 'End' ? cards.length - 1 : step === undefined ? -1 : at + step
  const next = cards[to]
  if (at < 0 || next === undefined) {
    return
  }
  event.preventDefault()
  cards.forEach((card) => {
    card.tabIndex = card === next ? 0 : -1
  })
  next.focus()
}
