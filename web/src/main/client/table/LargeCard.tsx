import { CardFace } from '../cards/CardFace'
import { face, lore } from '../cards/lore'
import { facesOf } from '../cards/pictures'
import type { Dress } from '../games/dress'
import type { Card } from '../net/messages'

/** A card as large as it can be read; what it says stands beside it, or is the name of the card that it enlarges. */
export function LargeCard(props: { card: Card; dress: Dress; class: string }) {
  const { card, dress } = props
  const up = face(lore(dress.name), card.card, card.marks.some((mark) => mark.name === 'back' || mark.name === 'boosted'))
  const colour = card.marks.find((mark) => mark.name === 'colors')?.value.split(', ')[0]
  return (
    <span class={`card is-printed ${props.class} tone-${colour ?? dress.kind(up?.kind ?? '').tone}`} aria-hidden="true">
      <CardFace name={card.name} faces={facesOf(card)} face={up} stats={card.stats} colour={colour} dress={dress} worded />
    </span>
  )
}
