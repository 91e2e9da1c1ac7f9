import type { Dress } from '../games/dress'
import type { CardText } from '../net/api'
import { CardFace } from './CardFace'

/** A face of a card as it is printed: for galleries, where it is nothing that one can choose. The words beside it say all of it. */
export function PrintedCard(props: { card: CardText; dress: Dress; back?: boolean }) {
  const { card, dress } = props
  const back = props.back === true ? card.back : null
  const named = back === null ? null : /^Back: (.*)$/.exec(back.opening)?.[1]
  const name = named ?? card.name.split(', ')[0] ?? card.name
  const face = back ?? card
  const faces = back !== null && named == null ? [`${card.name} // Boosted`] : [named ?? card.name]
  return (
    <span class={`card is-printed tone-${dress.kind(face.kind).tone}`} aria-hidden="true">
      <CardFace name={name} faces={faces} face={face} stats={[]} dress={dress} worded />
    </span>
  )
}
