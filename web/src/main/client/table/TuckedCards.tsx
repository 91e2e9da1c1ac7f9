import type { Standing } from '../cards/CardView'
import { face, lore } from '../cards/lore'
import { TuckedCard } from '../cards/TuckedCard'
import type { Dress } from '../games/dress'
import type { Card } from '../net/messages'

interface Props {
  cards: readonly Card[] | undefined
  dress: Dress
  standing: (card: Card) => Standing
  onPoint: (handle: string) => void
  onRead: (handle: string) => void
}

/** The cards that lie under one card, as strips with their names. */
export function TuckedCards(props: Props) {
  const texts = lore(props.dress.name)
  return (
    <>
      {props.cards?.map((card) => (
        <TuckedCard
          key={card.handle}
          card={card}
          dress={props.dress}
          face={face(texts, card.card, false)}
          standing={props.standing(card)}
          onPoint={props.onPoint}
          onRead={props.onRead}
        />
      ))}
    </>
  )
}
