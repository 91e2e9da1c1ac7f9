import { kindOf } from '../cards/lore'
import type { CardText, Objection } from '../net/api'
import { english } from '../words/language'
import { t } from '../words/words'
import { size } from './deck'

interface Props {
  title: string
  counts: ReadonlyMap<string, number>
  cards: readonly CardText[]
  objections: readonly Objection[]
  onChange: (card: string, by: number) => void
  onRead: (card: CardText) => void
  /** A card is being dragged away, or none any more. */
  onDrag: (card: string | null) => void
  mayDrop: () => boolean
  onDrop: () => void
}

/** The cards of a deck or of its side deck by their kinds, each with what speaks against it; cards can be dropped on it. */
export function DeckList(props: Props) {
  const faces = new Map(props.cards.map((card) => [card.name, card]))
  const kinds = new Map<string, [string, number][]>()
  for (const [card, count] of [...props.counts].sort(([a], [b]) => a.localeCompare(b))) {
    const kind = kindOf(faces.get(card)?.kind ?? '')
    kinds.set(kind, [...(kinds.get(kind) ?? []), [card, count]])
  }
  return (
    <div
      class="sheet stack deck-part"
      onDragOver={(event) => props.mayDrop() && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        event.stopPropagation()
        props.onDrop()
      }}
    >
      <h2>
        {props.title} <span class="note">{t('deck.size', { count: size(props.counts) })}</span>
      </h2>
      {[...kinds].map(([kind, cards]) => (
        <div key={kind}>
          <h3 lang={english()}>
            {kind} <span class="note">{cards.reduce((sum, [, count]) => sum + count, 0)}</span>
          </h3>
          <ul class="deck-cards">
            {cards.map(([card, count]) => (
              <Row key={card} {...props} card={card} count={count} face={faces.get(card)} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function Row(props: Props & { card: string; count: number; face: CardText | undefined }) {
  const { card, face } = props
  const against = props.objections.filter((each) => each.words.includes(card)).map((each) => each.words)
  return (
    <li draggable onDragStart={() => props.onDrag(card)} onDragEnd={() => props.onDrag(null)}>
      <span>
        <b>{props.count}</b>{' '}
        {face === undefined ? (
          <span lang={english()}>{card}</span>
        ) : (
          <button type="button" class="link deck-card" lang={english()} onClick={() => props.onRead(face)}>
            {card}
          </button>
        )}
        {against.map((words) => (
          <span key={words} class="note wrong-line">
            {words}
          </span>
        ))}
      </span>
      <button type="button" class="button small quiet" onClick={() => props.onChange(card, -1)} aria-label={t('deck.remove', { name: card })}>
        −
      </button>
      <button type="button" class="button small quiet" onClick={() => props.onChange(card, 1)} aria-label={t('deck.add', { name: card })}>
        +
      </button>
    </li>
  )
}
