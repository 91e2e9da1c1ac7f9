import { PrintedCard } from '../cards/PrintedCard'
import type { Dress } from '../games/dress'
import type { CardText } from '../net/api'
import { t } from '../words/words'

interface Props {
  card: CardText
  dress: Dress
  /** How many of it are in the deck. */
  count: number
  onAdd: () => void
  onRemove: () => void
  onRead: () => void
  /** It is being dragged, or not any more. */
  onDrag: (held: boolean) => void
}

/** A card of the gallery beside a deck: a click takes one, and it can be dragged there; Delete puts one back. */
export function PickCard(props: Props) {
  const { card, count } = props
  return (
    <div class="pick">
      <button
        type="button"
        class="pick-card"
        draggable
        onClick={props.onAdd}
        onKeyDown={(event) => {
          if (event.key === 'Delete' || event.key === 'Backspace' || event.key === '-') {
            event.preventDefault()
            props.onRemove()
          }
        }}
        onContextMenu={(event) => {
          event.preventDefault()
          props.onRead()
        }}
        onDragStart={(event) => {
          event.dataTransfer?.setData('text/plain', card.name)
          props.onDrag(true)
        }}
        onDragEnd={() => props.onDrag(false)}
      >
        <span class="unseen">{`${t('deck.add', { name: card.name })}, ${card.kind}${count === 0 ? '' : `, ${t('deck.has', { count })}`}`}</span>
        <PrintedCard card={card} dress={props.dress} />
        {count === 0 ? null : (
          <b class="pick-count" aria-hidden="true">
            ×{count}
          </b>
        )}
      </button>
      <button type="button" class="button small quiet" aria-label={`${t('deck.read')}: ${card.name}`} onClick={props.onRead}>
        {t('deck.read')}
      </button>
    </div>
  )
}
